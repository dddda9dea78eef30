Feature: 58 Pa. Code § 684a.6(d) — hands eligible for the Four Card Bonus Wager

  The Four Card Bonus Wager looks at the four-card hand within the player's five cards. The royal flush, which (b) does
  not name, is a hand of its own here. The list ends with two pairs: a pair, or less, is not eligible for a payout.

  @clause:684a.6.d.1
  Scenario Outline: Four cards of the same rank are a four-of-a-kind for the Four Card Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the Four Card Bonus Wager the hand is a four-of-a-kind

    Examples: every rank
      | cards          |
      | As Ah Kd Ad Ac |
      | Kh Ks Kc Kd 2h |
      | 5c Qc Qd Qs Qh |
      | Jd Jc Ts Jh Js |
      | Ts 9c Td Th Tc |
      | 9h 9c 9s Td 9d |
      | 8c 8s 8d 8h Ah |
      | 6s 7d 7h 7c 7s |
      | 6s 6c Jh 6h 6d |
      | 5h 4h 5d 5s 5c |
      | 4c 4h 4d Qd 4s |
      | 3d 3s 3c 3h 2c |
      | Ks 2s 2h 2c 2d |

  @clause:684a.6.d.2
  Scenario Outline: An ace, king, queen and jack of the same suit are a royal flush for the Four Card Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the Four Card Bonus Wager the hand is a royal flush

    Examples: in each suit, whatever the fifth card
      | cards          |
      | As Ks Qs Js 4d |
      | 2h Jh Ah Kh Qh |
      | Qd Jd Ac Ad Kd |
      | Kc Qc 9c Jc Ac |

    Examples: the 10 of the suit does not lower it
      | cards          |
      | Th Kh Jh Ah Qh |
      | Qs As Js Ks Ts |

  @clause:684a.6.d.2
  Scenario Outline: Without all four of one suit there is no royal flush for the Four Card Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the Four Card Bonus Wager the hand is not a royal flush

    Examples: each of the four in another suit
      | cards          |
      | Ah Ks Qs Js Ts |
      | Ad Kh Qd Jd 5c |
      | As Ks Qc Js 8s |
      | Ac Kc Qc Jd Tc |

    Examples: the next lower four of the suit
      | cards          |
      | Kd Qd Jd Td 9d |

  @clause:684a.6.d.3
  Scenario Outline: Four suited cards in consecutive ranking, below the royal flush, are a straight flush for the Four Card Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the Four Card Bonus Wager the hand is a straight flush

    Examples: every sequence from king high to ace, 2, 3 and 4
      | cards          |
      | Kh Qh Jh Th Ks |
      | 9d Qd Td 2c Jd |
      | Tc 8c Jc 9c 4c |
      | 7s 8s 9s Jd Ts |
      | 9h 6h 8h 7h 9d |
      | 5d 7d 6d 8d 4d |
      | Ac 6c 5c 4c 7c |
      | 3s 6s 2h 4s 5s |
      | 4h 2h 5h 3h 7h |
      | 4d 2d Kd 3d Ad |

  @clause:684a.6.d.3
  Scenario Outline: One card out of suit or out of sequence leaves no straight flush for the Four Card Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the Four Card Bonus Wager the hand is not a straight flush

    Examples: in sequence, but not of one suit
      | cards          |
      | Kd Qd Jd Tc 2h |
      | 4s As 9h 2c 3s |

    Examples: of one suit, but not in sequence
      | cards          |
      | 9h 8h 6h 5h Kd |
      | 3c Jd 2c Kc 9c |

  @clause:684a.6.d.4
  Scenario Outline: Three cards of the same rank are a three-of-a-kind for the Four Card Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the Four Card Bonus Wager the hand is a three-of-a-kind

    Examples: every rank
      | cards          |
      | As Ah 2c Ad 3h |
      | Kh Ac Kc Kd Qs |
      | 7c Qc Qd Qs Ks |
      | 3h Jc Jh Js Td |
      | Ts Td Jc 9s Tc |
      | 9h 9c 9s 8d 7d |
      | Ad 8s 8d Ks 8h |
      | 7d 7h 6c 7s 2s |
      | 6s Qc 6h 5d 6d |
      | Jh 5h 5d 5s 2c |
      | 4c 4h 5d 3c 4s |
      | 3d 2s 9d 3c 3h |
      | 2s 2h 2c Ks 4h |

    Examples: with a pair beside it
      | cards          |
      | 3s Kd 3h Kc 3c |
      | Ah Qs Ad Ac Qh |

  @clause:684a.6.d.5
  Scenario Outline: Four cards of the same suit are a flush for the Four Card Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the Four Card Bonus Wager the hand is a flush

    Examples: four of the suit
      | cards          |
      | As Ks Qs Ts 7d |
      | 2h 4h 3h Kc 6h |
      | 9d 3s Jd 5d 2d |
      | Qc 7c 4c 2c Qd |

    Examples: five of the suit
      | cards          |
      | 2s 9s As 7s 4s |
      | Kh Th 8h 6h 3h |

    Examples: four of the suit, and four in sequence
      | cards          |
      | 8d 7d 6d 2d 5s |
      | Ah Kh Jh 4h Qc |

  @clause:684a.6.d.5
  Scenario Outline: Three cards of one suit are not a flush for the Four Card Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the Four Card Bonus Wager the hand is not a flush

    Examples: with two cards of the suit of the same color, and of two others
      | cards          |
      | As Ts 7s 3c 2c |
      | Kh 9d 6h 2h 4d |
      | Qd 8d 5d Jc 3s |

  @clause:684a.6.d.6
  Scenario Outline: Four cards of consecutive rank and more than one suit are a straight for the Four Card Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the Four Card Bonus Wager the hand is a straight

    Examples: every sequence from ace high to ace, 2, 3 and 4
      | cards          |
      | As Kh Qd Jc 3s |
      | Jd Td Kd Qs 2h |
      | Th Qc Jh 9c 2h |
      | 9s Jd Tc 8s 8d |
      | 7c Ts 8h 9d Ad |
      | 8d 6d 9h 7c Kd |
      | 5h 8c 6s 7s Th |
      | 7c 4h 5c 6h Jc |
      | 3d 5s 6c 4d Kh |
      | 4s 2c 3h 5d 3s |
      | 3d 9c 4h Ac 2d |

    Examples: five cards in sequence
      | cards          |
      | Ts Ah Qc Jd Kd |
      | 5c 9h 7d 6s 8c |

  Scenario Outline: Fewer than four cards of consecutive rank are not a straight for the Four Card Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the Four Card Bonus Wager the hand is not a straight

    @clause:684a.6.d.6
    Examples: three in sequence and a gap on either side
      | cards          |
      | Ks Qh Jd 9c 8s |
      | 6h 5c 4d 2s 9d |

    @clause:684a.6.a
    Examples: an ace between a king and a 2
      | cards          |
      | Qs Kh Ad 2c 9h |
      | Kc As 2h 3d 7c |

  @clause:684a.6.d.7
  Scenario Outline: Two sets of two cards of the same rank are two pairs for the Four Card Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the Four Card Bonus Wager the hand is two pairs

    Examples: the highest, the lowest, and every rank once more
      | cards          |
      | As Kd Ah Qs Kc |
      | 3h 2s 3d 4h 2c |
      | Qs Jh Td Qd Jc |
      | Th 9h 2s Ts 9s |
      | 8c 7d Ah 8d 7c |
      | 6s 5c 6h Kd 5d |
      | 4d Ac 4s 9c Ad |
      | 2h Ks 2d 3s Kh |

  @clause:684a.6.d.1
  Scenario Outline: Three cards of the same rank are not a four-of-a-kind for the Four Card Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the Four Card Bonus Wager the hand is not a four-of-a-kind

    Examples: with two odd cards, and with a pair
      | cards          |
      | As Kd Ah 7c Ad |
      | 2c 9h 2d 4s 2h |
      | Ts 6c Td Th 6d |

  @clause:684a.6.d.4
  Scenario Outline: Two cards of the same rank are not a three-of-a-kind for the Four Card Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the Four Card Bonus Wager the hand is not a three-of-a-kind

    Examples: one pair, and two
      | cards          |
      | As Kd Ah 7c 9d |
      | 2c 9h 2d 9s 4h |

  @clause:684a.6.d.6
  Scenario Outline: A pair within four consecutive ranks is not a straight for the Four Card Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the Four Card Bonus Wager the hand is not a straight

    Examples: one of the four ranks is missing
      | cards          |
      | 9h 8d 6s 6c 2h |
      | Js 8h 8d Tc 3d |

  @clause:684a.6.d.7
  Scenario Outline: One set of two cards of the same rank is not two pairs for the Four Card Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the Four Card Bonus Wager the hand is not two pairs

    Examples: a pair and three odd cards
      | cards          |
      | As Kd Ah Qc 9s |
      | 3h 2s 4d 2c 7h |

  Scenario Outline: Every hand of the list is eligible for a payout on the Four Card Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the Four Card Bonus Wager is eligible for a payout

    @clause:684a.6.d.1
    Examples: four-of-a-kind
      | cards          |
      | 2s 2h 7d 2d 2c |
      | Ad Ac 9h As Ah |

    @clause:684a.6.d.2
    Examples: royal flush
      | cards          |
      | Jd Ad 6c Qd Kd |
      | Ac Tc Kc Jc Qc |

    @clause:684a.6.d.3
    Examples: straight flush
      | cards          |
      | Kh Qh Jh Th Ac |
      | 9d As 2s 4s 3s |

    @clause:684a.6.d.4
    Examples: three-of-a-kind
      | cards          |
      | 2s 5d 2h 3c 2d |
      | Ac Kd 7h Ad Ah |

    @clause:684a.6.d.5
    Examples: flush
      | cards          |
      | 6h 4h 3h Ts 2h |
      | Ad Kd Td 5c Qd |

    @clause:684a.6.d.6
    Examples: straight
      | cards          |
      | Ad 4c 9h 3s 2d |
      | Kc Ah Js Qd 5h |

    @clause:684a.6.d.7
    Examples: two pairs
      | cards          |
      | 2d 3s 2h Kc 3d |
      | Kh Ac Ks Qd As |

  @clause:684a.6.d
  Scenario Outline: A hand that is not in the list is not eligible for a payout on the Four Card Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the Four Card Bonus Wager is not eligible for a payout

    Examples: the highest pair and a low one
      | cards          |
      | As Kd Ah Tc Qs |
      | 2c 6h 2d Jc 9s |

    Examples: no pair, with three in sequence or three of a suit
      | cards          |
      | Ad Kc Qh Ts 9s |
      | 7h 5h 3h Kd 2c |
