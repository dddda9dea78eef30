Feature: 58 Pa. Code § 687a.6(e) — hands that the Trips Bonus Wager pays

  The list runs from Five Wilds to the three-of-a-kind; here Five Wilds have a line of their own.
  Five cards of a rank are not in it, and count as the best listed hand that they form.

  Scenario Outline: Each listed hand is eligible, natural or with wild cards
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the Trips Bonus Wager is eligible for a payout as <hand>

    @clause:687a.6.e.1
    Examples: Five Wilds, under every reading
      | cards          | hand       |
      | Jk 2h 2c 2s 2d | five wilds |
      | 2c 2s 2h 2d Jk | five wilds |

    @clause:687a.6.e.2
    Examples: a royal flush
      | cards          | hand          |
      | Jd Ad Td Kd Qd | a royal flush |
      | Ks Jk 2s Js As | a royal flush |
      | Ts Js Qs Ks As | a royal flush |
      | Kh Jh Ah Th Qh | a royal flush |
      | Qd Ad Kd Td Jd | a royal flush |
      | Jc Qc Tc Ac Kc | a royal flush |

    @clause:687a.6.e.3
    Examples: a straight flush
      | cards          | hand             |
      | 9c Kc Jc Tc Qc | a straight flush |
      | 2h 5h 3h 4h Ah | a straight flush |
      | 5s 7s 4s 6s 3s | a straight flush |
      | 9h 8h 6h 7h Th | a straight flush |
      | Kd 9d Qd Td Jd | a straight flush |
      | 8c 4c 6c 5c 7c | a straight flush |

    @clause:687a.6.e.4
    Examples: a four-of-a-kind
      | cards          | hand             |
      | 4s 4d 9c 4c 4h | a four-of-a-kind |
      | 2c Js Jc 6h 2h | a four-of-a-kind |
      | As 2d Ah Ac Ad | a four-of-a-kind |

    @clause:687a.6.e.5
    Examples: a full house
      | cards          | hand         |
      | 6d Kh 6c Ks 6h | a full house |
      | Th Jk 3d Ts 3h | a full house |

    @clause:687a.6.e.6
    Examples: a flush
      | cards          | hand    |
      | 9s 5s 4s 7s 6s | a flush |
      | Kh 2h 5h 8h Jh | a flush |
      | Ks 4s 9s 3s Js | a flush |
      | Ah 5h 8h Qh 6h | a flush |
      | Td 3d Qd 7d 5d | a flush |
      | 6c Jc 4c Kc 8c | a flush |

    @clause:687a.6.e.7
    Examples: a straight
      | cards          | hand       |
      | Ts 8d Qh 9c Js | a straight |
      | 9h Jk 8s 6c 5h | a straight |
      | Jd 2s 8c Jk Th | a straight |

    @clause:687a.6.e.8
    Examples: a three-of-a-kind, the last hand of the list
      | cards          | hand              |
      | 4h 6c 4s 9d 4c | a three-of-a-kind |
      | Kh 9d 2s 2c 5s | a three-of-a-kind |
      | 3s 2h 8h 3d Qc | a three-of-a-kind |

  @clause:687a.6.e
  Scenario Outline: No hand below the list is eligible
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the Trips Bonus Wager is not eligible for a payout

    Examples: two pairs, the first hand below the list
      | cards          |
      | Ah Qd Ad Qh Kc |
      | 5c 6s 5d Th 6h |

    Examples: a pair
      | cards          |
      | Ac As Kd Qh Jc |
      | 2c Kh Ts 7d 4c |
      | Jk Ad 9s 6h 3c |

    Examples: a high card
      | cards          |
      | Kh Ac Qs Jd 9h |

  @clause:687a.6.e
  Scenario Outline: A hand that a 2 of another suit completes is eligible as the reading of the wild cards makes it
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the Trips Bonus Wager is eligible for a payout as <hand>

    @reading:687a-wild-assumes=any-card
    Examples: where a 2 may take any suit
      | cards          | hand             |
      | Ac 2d Jc Tc Qc | a royal flush    |
      | 7s 2h Ts 8s 6s | a straight flush |
      | 2c 2d Kc 2s 2h | a royal flush    |
      | 2h 8s 2c Jk 2d | a straight flush |

    @reading:687a-wild-assumes=rank-only
    Examples: where a 2 keeps its suit
      | cards          | hand             |
      | Ac 2d Jc Tc Qc | a straight       |
      | 7s 2h Ts 8s 6s | a straight       |
      | 2c 2d Kc 2s 2h | a four-of-a-kind |
      | 2h 8s 2c Jk 2d | a four-of-a-kind |

  @clause:687a.6.e @reading:687a-wild-assumes=any-card
  Scenario: Four cards of a suit and a 2 of another suit are eligible as a flush where the 2 may take any suit
    Given a DJ Wild Stud Poker table
    When the cards are Qd 2c 8d 3d Jd
    Then the Trips Bonus Wager is eligible for a payout as a flush

  @clause:687a.6.e @reading:687a-wild-assumes=rank-only
  Scenario: Four cards of a suit and a 2 of another suit are a mere pair where the 2 keeps its suit
    Given a DJ Wild Stud Poker table
    When the cards are Qd 2c 8d 3d Jd
    Then the Trips Bonus Wager is not eligible for a payout
