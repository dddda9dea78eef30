Feature: 58 Pa. Code § 687a.6(a) — rank of the cards

  Ranks run from the ace down to the 2; the ace may also stand below the 2 in a row of five, and nowhere else.
  A row that needs a 2 always holds a wild card, because every 2 is wild. Suits have no order.

  @clause:687a.6.a
  Scenario Outline: Five ranks that follow one another form a straight
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a straight

    Examples: from the ace down
      | cards          |
      | Ts As Jd Kc Qh |
      | 9c Kd Jh Qs Th |
      | Jc 8d Qd 9s Th |
      | 7h Js 9d 8c Td |
      | 6d 9c Th 7s 8d |
      | 8s 5h 9h 6c 7d |
      | 4c 7h 5s 8d 6h |
      | 3s 6d 4h 7c 5d |

    Examples: the 2 is below the 3
      | cards          |
      | 2d 4s 6c 3h 5s |

  @clause:687a.6.a
  Scenario Outline: Ranks with a step missing form no straight
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is not a straight

    Examples: one step missing
      | cards          |
      | As Kd Qh Jc 9s |
      | 8h Qs Kd Tc Jh |
      | Qc 7c Td 8s Jh |
      | 6s Jd Th 9c 7d |
      | 9h 8c Td 6d 5s |
      | 5c 9s 6h 7c 4d |
      | 3h 7s 4c 8d 5h |
      | 3c 4d 5h 6s 8c |

    Examples: the ace is not below the 3
      | cards          |
      | 4s Ad 6c 3h 5d |
      | 7d 5s Ah 6h 4c |

  @clause:687a.6.a
  Scenario Outline: The ace completes a straight with a 2, 3, 4 and 5
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a straight

    Examples: each 2 in its own place
      | cards          |
      | As 2d 3h 4c 5s |
      | 5d 3c Ac 2s 4h |
      | 4s Ad 5h 2c 3d |
      | 3s 5c 4d Ah 2h |

    Examples: the joker as one of the cards
      | cards          |
      | Ah Jk 3s 4d 5c |
      | 2c As 4h Jk 5d |
      | 3d Jk Ac 5s 2h |
      | 4c 3h 2s Ad Jk |
      | Jk 5h 3c 4s 2d |

    Examples: two 2s, one of them as another card
      | cards          |
      | 2d 3s 2h Ac 5d |
      | 4h 2c 5s 2s Ad |

  @clause:687a.6.a
  Scenario Outline: The ace completes a straight flush with a 2, 3, 4 and 5
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a straight flush

    Examples: the 2 in its own place, in each suit
      | cards          |
      | As 2s 3s 4s 5s |
      | 5h 3h Ah 4h 2h |
      | 2d Ad 4d 3d 5d |
      | 4c 5c 3c 2c Ac |

    Examples: the joker as one of the cards
      | cards          |
      | Ad Jk 3d 4d 5d |
      | 2h Ah 4h Jk 5h |
      | 3s Jk As 5s 2s |
      | 4c 3c 2c Ac Jk |

  @clause:687a.6.a
  Scenario Outline: The ace stands above the king in a row
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a straight

    Examples: the wild card as the king, queen, jack or 10
      | cards          |
      | As 2h Qd Jc Tc |
      | Kd Jk Jh Ad Ts |
      | Th Kc 2s Ac Qd |
      | Qs Ah 2d Kh Jc |

    Examples: two wild cards
      | cards          |
      | Ad 2c Ts Jk Kh |
      | Jk Tc As 2d Jh |
      | 2h Qc 2s Ah Kd |

  @clause:687a.6.a
  Scenario Outline: The ace joins no row that runs round the corner
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is not <hand>

    Examples: one wild card makes a pair, not a straight
      | cards          | hand             |
      | Qs Kd Ah 2c 3s | a straight       |
      | 4h Ad 2s Kh 3c | a straight       |
      | 3h Qd Jk Ac Ks | a straight       |
      | Jk Kc 3d As 4h | a straight       |

    Examples: two wild cards make a three-of-a-kind, not a straight
      | cards          | hand             |
      | Qs 3d Ah 2c Jk | a straight       |
      | 2s Jk 4h As Kd | a straight       |
      | Jk 3c Ks 2h Qd | a straight       |
      | 2d Ac 2h 3s Kc | a straight       |

    Examples: in one suit a flush, not a straight flush
      | cards          | hand             |
      | Qs Ks As 2s 3s | a straight flush |
      | 4h Ah 2h Kh 3h | a straight flush |
      | 3d Kd Ad Jk Qd | a straight flush |
      | Jk 3c Kc 4c Ac | a straight flush |
      | As 2s Qs Jk 3s | a straight flush |

  @clause:687a.6.a
  Scenario Outline: The ace stands beside no 6 and no 9
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is not a straight

    Examples: one wild card
      | cards          |
      | 3s 4d Ah 2c 6s |
      | Jk Ac Kd 9h Js |

    Examples: two wild cards
      | cards          |
      | 4h Ad 2s 6c Jk |
      | 2d Jh As Jk 9c |

  @clause:687a.6.a
  Scenario Outline: No suit raises a hand above a hand of a higher kind
    Given a DJ Wild Stud Poker table
    When the first hand is <first> and the second hand is <second>
    Then <result>

    Examples: a pair of each two suits against a high card
      | first          | second         | result                       |
      | 3c 3d 4h 5s 7c | As Kh Qd Jc 9s | the first hand ranks higher  |
      | As Kh Qs Jc 9h | 3h 3d 4c 5d 7h | the second hand ranks higher |
      | 3s 3h 4d 5h 7s | Ac Kd Qc Js 9d | the first hand ranks higher  |
      | Ad Kc Qd Jh 9c | 3s 3c 4s 5c 7d | the second hand ranks higher |

  Scenario Outline: Cards that no deck can deal are no hand
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the cards are refused as a hand

    @clause:687a.6.a
    Examples: one card twice
      | cards          |
      | Ks Kh 7d Ks 4c |
      | 2d As 2d Qh 9c |

    @clause:687a.6.a
    Examples: a card that no deck holds
      | cards          |
      | 1s Kh Qd Jc 9s |
      | As Kx Qd Jc 9s |

    @clause:687a.6.a
    Examples: a card too few, and a card too many
      | cards             |
      | As Ks Qs Js       |
      | As Ks Qs Js Ts 9s |

    @clause:687a.6.b
    Examples: a second joker
      | cards          |
      | Jk As Ah Jk Ad |

  Scenario Outline: Two hands that one deck cannot deal are not compared
    Given a DJ Wild Stud Poker table
    When the first hand is <first> and the second hand is <second>
    Then the two hands are refused

    @clause:687a.6.a
    Examples: one card in both hands
      | first          | second         |
      | Ks Kd 9d 7c 4h | Ks Qh 8d 6c 3s |
      | As Kd 2d 7c 4h | Qs Jh 2d 2c 3s |

    @clause:687a.6.a
    Examples: one card twice in a hand
      | first          | second         |
      | Ks Ks 9d 7c 4h | As Qh 8d 6c 3s |
      | As Qh 8d 6c 3s | Kh Kh 9d 7c 4h |

    @clause:687a.6.a
    Examples: a card that no deck holds, a card too few, and a card too many
      | first             | second         |
      | 1s Kd Kh 7c 4h    | As Qh 8d 6c 3s |
      | As Qh 8d 6c 3s    | Ks Kd 9d 7c    |
      | Ks Kd 9d 7c 4h 5h | As Qh 8d 6c 3s |

    @clause:687a.6.b
    Examples: the one joker in both hands
      | first          | second         |
      | Ks Jk 9d 7c 4h | Jk 2h 8d 6c 3s |

  @clause:687a.6.a
  Scenario Outline: Cards that no deck can deal are not looked at for a wager
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the cards are refused for the <name> Wager

    Examples: the Progressive Bonus
      | cards             | name              |
      | Ks Ks Kd Kh 4c    | Progressive Bonus |
      | As As 9d 7c 4h    | Progressive Bonus |
      | 1s Kh Kd Kc 9s    | Progressive Bonus |
      | Ks Kh Kd 4c       | Progressive Bonus |
      | Ks Kh Kd 4c 5c 6c | Progressive Bonus |

    Examples: the Trips Bonus
      | cards             | name        |
      | Ks Ks Kd Kh 4c    | Trips Bonus |
      | As As 9d 7c 4h    | Trips Bonus |
      | 1s Kh Kd Kc 9s    | Trips Bonus |
      | Ks Kh Kd 4c       | Trips Bonus |
      | Ks Kh Kd 4c 5c 6c | Trips Bonus |

    Examples: the Two-Way Bad Beat Bonus
      | cards             | name                   |
      | Ks Ks Kd Kh 4c    | Two-Way Bad Beat Bonus |
      | As As 9d 7c 4h    | Two-Way Bad Beat Bonus |
      | 1s Kh Kd Kc 9s    | Two-Way Bad Beat Bonus |
      | Ks Kh Kd 4c       | Two-Way Bad Beat Bonus |
      | Ks Kh Kd 4c 5c 6c | Two-Way Bad Beat Bonus |
