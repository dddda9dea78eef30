Feature: 58 Pa. Code § 680a.6(a) — value of the cards

  A showdown hand has two cards, and its Point Count shows what each card counts.
  Two cards of one rank leave no doubt which card was miscounted.
  The text gives the joker three values and does not say which of them is taken; both readings have their cases.

  @clause:680a.6.a.1
  Scenario Outline: A card from 2 to 9 counts what its face shows
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the Point Count is <count>

    Examples: two cards of one rank, in every suit
      | cards | count |
      | 2s 2h | 4     |
      | 2d 2c | 4     |
      | 3s 3h | 6     |
      | 3d 3c | 6     |
      | 4s 4h | 8     |
      | 4d 4c | 8     |
      | 5s 5h | 10    |
      | 5d 5c | 10    |
      | 6s 6h | 2     |
      | 6d 6c | 2     |
      | 7s 7h | 4     |
      | 7d 7c | 4     |
      | 8s 8h | 6     |
      | 8d 8c | 6     |
      | 9s 9h | 8     |
      | 9d 9c | 8     |

    Examples: two cards of two ranks
      | cards | count |
      | 7d 2c | 9     |
      | 3s 6h | 9     |
      | 5c 4d | 9     |
      | 8h 9s | 7     |

  @clause:680a.6.a.2
  Scenario Outline: A 10, a jack, a queen and a king count ten each
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the Point Count is <count>

    Examples: two cards of one rank, in every suit
      | cards | count |
      | Ts Th | 10    |
      | Td Tc | 10    |
      | Js Jh | 10    |
      | Jd Jc | 10    |
      | Qs Qh | 10    |
      | Qd Qc | 10    |
      | Ks Kh | 10    |
      | Kd Kc | 10    |

    Examples: two cards of two ranks
      | cards | count |
      | Jh Qc | 10    |
      | Kd Ts | 10    |

    Examples: beside a card of face value, which is then the Point Count
      | cards | count |
      | Th 2c | 2     |
      | 5s Jd | 5     |
      | Qs 8d | 8     |
      | 9h Kc | 9     |

  @clause:680a.6.a.3
  Scenario Outline: An ace counts one
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the Point Count is <count>

    Examples: two aces, in every suit
      | cards | count |
      | As Ah | 2     |
      | Ad Ac | 2     |

    Examples: beside a card of face value
      | cards | count |
      | 2h Ac | 3     |
      | As 3d | 4     |
      | Ah 4c | 5     |
      | 5s Ad | 6     |
      | Ac 6h | 7     |
      | 7d As | 8     |
      | Ad 8s | 9     |
      | 9c Ah | 10    |

    Examples: beside a card that counts ten
      | cards | count |
      | Ad Th | 1     |
      | Js Ac | 1     |
      | As Qd | 1     |
      | Kh As | 1     |

  @clause:680a.6.a.4 @reading:680a-joker-value=best-count
  Scenario Outline: The joker takes that one of its values which gives the highest Point Count
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the Point Count is <count>

    Examples: the joker counts 9
      | cards | count |
      | As Jk | 10    |
      | Th Jk | 9     |
      | Jk Jd | 9     |
      | Qc Jk | 9     |
      | Jk Ks | 9     |

    Examples: the joker counts 6, for 9 would go past ten
      | cards | count |
      | Jk 2d | 8     |
      | 3c Jk | 9     |
      | Jk 4h | 10    |

    Examples: the joker counts 3, for 6 and 9 would go past ten
      | cards | count |
      | 5s Jk | 8     |
      | Jk 6d | 9     |
      | 7h Jk | 10    |

    Examples: the joker counts 9, for every one of its values goes past ten
      | cards | count |
      | Jk 8c | 7     |
      | 9s Jk | 8     |

    Examples: each the other way round
      | cards | count |
      | Jk As | 10    |
      | 2d Jk | 8     |
      | Jk 3c | 9     |
      | 4h Jk | 10    |
      | Jk 5s | 8     |
      | 6d Jk | 9     |
      | Jk 7h | 10    |
      | 8c Jk | 7     |
      | Jk 9s | 8     |
      | Jk Th | 9     |
      | Jd Jk | 9     |
      | Jk Qc | 9     |
      | Ks Jk | 9     |

  @clause:680a.6.a.4 @reading:680a-joker-value=any-of-three
  Scenario Outline: The joker counts 3, 6 or 9 and nothing else
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the Point Count is one of <counts>

    Examples: beside an ace
      | cards | counts     |
      | As Jk | 4, 7 or 10 |

    Examples: beside a card of face value
      | cards | counts     |
      | Jk 2d | 1, 5 or 8  |
      | 3c Jk | 2, 6 or 9  |
      | Jk 4h | 3, 7 or 10 |
      | 5s Jk | 1, 4 or 8  |
      | Jk 6d | 2, 5 or 9  |
      | 7h Jk | 3, 6 or 10 |
      | Jk 8c | 1, 4 or 7  |
      | 9s Jk | 2, 5 or 8  |

    Examples: beside a card that counts ten
      | cards | counts    |
      | Th Jk | 3, 6 or 9 |
      | Jk Jd | 3, 6 or 9 |
      | Qc Jk | 3, 6 or 9 |
      | Jk Ks | 3, 6 or 9 |

  @clause:680a.6.a
  Scenario Outline: Cards that no deck can deal are no hand
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the cards are refused as a hand

    Examples: one card twice
      | cards          |
      | Ks Kh 7d Ks 2c |
      | Jk As Ah Jk Ad |

    Examples: a card that no deck holds
      | cards          |
      | 1s Kh Qd Jc 9s |
      | As Kx Qd Jc 9s |

    Examples: a card too few, and a card too many
      | cards             |
      | As Ks Qs Js       |
      | As Ks Qs Js Ts 9s |

  @clause:680a.6.a
  Scenario Outline: Every card of the deck, and its joker, can be dealt
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is not five aces

    Examples: cards of every rank
      | cards          |
      | As Kh Qd Jc 9s |
      | Ts 8h 7d 6c 5s |
      | 4s 3h 2d Jk 9c |

  @clause:680a.6.a
  Scenario Outline: Cards that no deck can deal are no showdown hand
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the cards are refused as a showdown hand

    Examples: one card, or the joker, twice
      | cards |
      | 2s 2s |
      | Jk Jk |

    Examples: a card that no deck holds
      | cards |
      | 1s 4h |
      | Kx 4h |

    Examples: a card too few, and a card too many
      | cards    |
      | As       |
      | As 4d 3c |
