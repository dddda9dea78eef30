Feature: 58 Pa. Code § 687a.6(d) — hands that the Progressive Bonus Wager pays

  The list runs from the royal flush to the three-of-a-kind. Five Wilds are not in it;
  whether they are paid as the royal flush that they can form is a reading.
  Five cards of a rank are in no list either, and count as the best listed hand that they form.

  Scenario Outline: Each listed hand is eligible, natural or with wild cards
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the Progressive Bonus Wager is eligible for a payout as <hand>

    @clause:687a.6.d.1
    Examples: a royal flush
      | cards          | hand          |
      | Js As Ts Ks Qs | a royal flush |
      | Kh Jk 2h Qh Th | a royal flush |
      | Ts Js Qs Ks As | a royal flush |
      | Kh Jh Ah Th Qh | a royal flush |
      | Qd Ad Kd Td Jd | a royal flush |
      | Jc Qc Tc Ac Kc | a royal flush |

    @clause:687a.6.d.2
    Examples: a straight flush
      | cards          | hand             |
      | 9d Kd Jd Td Qd | a straight flush |
      | 3c 5c Jk 4c Ac | a straight flush |
      | 5s 7s 4s 6s 3s | a straight flush |
      | 9h 8h 6h 7h Th | a straight flush |
      | Jd 8d Td 7d 9d | a straight flush |
      | 8c 4c 6c 5c 7c | a straight flush |

    @clause:687a.6.d.3
    Examples: a four-of-a-kind
      | cards          | hand             |
      | 3s 3d 8c 3c 3h | a four-of-a-kind |
      | 2d Qs Qc 7h Jk | a four-of-a-kind |
      | Kc Kh 2s Ks Kd | a four-of-a-kind |

    @clause:687a.6.d.4
    Examples: a full house
      | cards          | hand         |
      | 3d 4h 3c 4s 3h | a full house |
      | 9h 2c 5d 9s 5h | a full house |

    @clause:687a.6.d.5
    Examples: a flush
      | cards          | hand    |
      | 8d 4d 3d 6d 5d | a flush |
      | Ac Jk 4c 7c Tc | a flush |
      | Ks 4s 9s 3s Js | a flush |
      | Ah 5h 8h Qh 6h | a flush |
      | Td 3d Qd 7d 5d | a flush |
      | 6c Jc 4c Kc 8c | a flush |

    @clause:687a.6.d.6
    Examples: a straight
      | cards          | hand       |
      | 5s 3d 7h 4c 6s | a straight |
      | 4h 2d 3s Ac 5h | a straight |
      | 6c Jk 9s 2h 7d | a straight |

    @clause:687a.6.d.7
    Examples: a three-of-a-kind, the last hand of the list
      | cards          | hand              |
      | 3h 5c 3s 8d 3c | a three-of-a-kind |
      | 9h 3d 2c Jk 5s | a three-of-a-kind |
      | As Jk 8h Ad 4c | a three-of-a-kind |

  @clause:687a.6.d
  Scenario Outline: No hand below the list is eligible
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the Progressive Bonus Wager is not eligible for a payout

    Examples: two pairs, the first hand below the list
      | cards          |
      | As Kd Ac Kh Qs |
      | 3c 4s 3d 9h 4h |

    Examples: a pair
      | cards          |
      | Ad Ah Ks Qc Jd |
      | 2h Ks Td 7c 4s |
      | Jk Ah 9d 6c 3s |

    Examples: a high card
      | cards          |
      | Kd As Qc Jh 9s |

  @clause:687a.6.d
  Scenario Outline: A hand that a 2 of another suit completes is eligible as the reading of the wild cards makes it
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the Progressive Bonus Wager is eligible for a payout as <hand>

    @reading:687a-wild-assumes=any-card
    Examples: where a 2 may take any suit
      | cards          | hand             |
      | Kd 2s Jd Td Qd | a royal flush    |
      | 6h 2c 9h 8h 5h | a straight flush |
      | 2s 2d 9c Jk 2h | a straight flush |

    @reading:687a-wild-assumes=rank-only
    Examples: where a 2 keeps its suit
      | cards          | hand             |
      | Kd 2s Jd Td Qd | a straight       |
      | 6h 2c 9h 8h 5h | a straight       |
      | 2s 2d 9c Jk 2h | a four-of-a-kind |

  @clause:687a.6.d @reading:687a-wild-assumes=any-card
  Scenario: Four cards of a suit and a 2 of another suit are eligible as a flush where the 2 may take any suit
    Given a DJ Wild Stud Poker table
    When the cards are Ts 2h 4s Ks 7s
    Then the Progressive Bonus Wager is eligible for a payout as a flush

  @clause:687a.6.d @reading:687a-wild-assumes=rank-only
  Scenario: Four cards of a suit and a 2 of another suit are a mere pair where the 2 keeps its suit
    Given a DJ Wild Stud Poker table
    When the cards are Ts 2h 4s Ks 7s
    Then the Progressive Bonus Wager is not eligible for a payout

  @clause:687a.6.d @reading:687a-five-wilds-bonus=as-royal-flush
  Scenario: Five Wilds are eligible where they are paid as the royal flush that they can form
    Given a DJ Wild Stud Poker table
    When the cards are 2d Jk 2c 2s 2h
    Then the Progressive Bonus Wager is eligible for a payout

  @clause:687a.6.d.1 @reading:687a-five-wilds-bonus=as-royal-flush @reading:687a-wild-assumes=any-card
  Scenario: Five Wilds of any rank and suit are paid as a royal flush
    Given a DJ Wild Stud Poker table
    When the cards are 2d Jk 2c 2s 2h
    Then the Progressive Bonus Wager is eligible for a payout as a royal flush

  @clause:687a.6.d @reading:687a-five-wilds-bonus=not-eligible
  Scenario: Five Wilds are not eligible where only the listed hands by name are paid
    Given a DJ Wild Stud Poker table
    When the cards are 2d Jk 2c 2s 2h
    Then the Progressive Bonus Wager is not eligible for a payout
