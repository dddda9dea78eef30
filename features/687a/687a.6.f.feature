Feature: 58 Pa. Code § 687a.6(f) — hands that the Two-Way Bad Beat Bonus Wager pays

  The list runs from the royal flush to the three-of-a-kind. Five Wilds are not in it;
  whether they are paid as the royal flush that they can form is a reading.
  Five cards of a rank are in no list either, and count as the best listed hand that they form.

  Scenario Outline: Each listed hand is eligible, natural or with wild cards
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the Two-Way Bad Beat Bonus Wager is eligible for a payout as <hand>

    @clause:687a.6.f.1
    Examples: a royal flush
      | cards          | hand          |
      | Jh Ah Th Kh Qh | a royal flush |
      | Kc Jk 2c Qc Ac | a royal flush |
      | Qc Jk 2c Jc Kc | a royal flush |
      | Ts Js Qs Ks As | a royal flush |
      | Kh Jh Ah Th Qh | a royal flush |
      | Qd Ad Kd Td Jd | a royal flush |
      | Jc Qc Tc Ac Kc | a royal flush |

    @clause:687a.6.f.2
    Examples: a straight flush
      | cards          | hand             |
      | 9s Ks Js Ts Qs | a straight flush |
      | 3d 5d Jk 2d 4d | a straight flush |
      | 5s 7s 4s 6s 3s | a straight flush |
      | 9h 8h 6h 7h Th | a straight flush |
      | Kd 9d Qd Td Jd | a straight flush |
      | 8c 4c 6c 5c 7c | a straight flush |

    @clause:687a.6.f.3
    Examples: a four-of-a-kind
      | cards          | hand             |
      | 5s 5d Ac 5c 5h | a four-of-a-kind |
      | 2s Ts Tc 4h Jk | a four-of-a-kind |
      | 3c 3h Jk 3s 3d | a four-of-a-kind |

    @clause:687a.6.f.4
    Examples: a full house
      | cards          | hand         |
      | 7d Qh 7c Qs 7h | a full house |
      | Jh 2d 8d Js 8h | a full house |

    @clause:687a.6.f.5
    Examples: a flush
      | cards          | hand    |
      | Tc 6c 5c 8c 7c | a flush |
      | As Jk 3s 6s 9s | a flush |
      | Ks 4s 9s 3s Js | a flush |
      | Ah 5h 8h Qh 6h | a flush |
      | Td 3d Qd 7d 5d | a flush |
      | 6c Jc 4c Kc 8c | a flush |

    @clause:687a.6.f.6
    Examples: a straight
      | cards          | hand       |
      | As Qd Th Jc Ks | a straight |
      | 8h 2s 6s 5c 4h | a straight |
      | Kh 9c Jk 2d Qs | a straight |

    @clause:687a.6.f.7
    Examples: a three-of-a-kind, the last hand of the list
      | cards          | hand              |
      | 5h 7c 5s Td 5c | a three-of-a-kind |
      | Qh 8d 2d Jk 4s | a three-of-a-kind |
      | Ks 2c 7h Kd 3c | a three-of-a-kind |

  @clause:687a.6.f
  Scenario Outline: No hand below the list is eligible
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the Two-Way Bad Beat Bonus Wager is not eligible for a payout

    Examples: two pairs, the first hand below the list
      | cards          |
      | Ad Jd Ac Jh Ks |
      | 7c 8s 7d 3h 8h |

    Examples: a pair
      | cards          |
      | Ah Ad Kc Qs Jh |
      | 2d Kc Th 7s 4d |
      | Jk Ac 9h 6s 3d |

    Examples: a high card
      | cards          |
      | Kc Ad Qh Js 9c |

  @clause:687a.6.f
  Scenario Outline: A hand that a 2 of another suit completes is eligible as the reading of the wild cards makes it
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the Two-Way Bad Beat Bonus Wager is eligible for a payout as <hand>

    @reading:687a-wild-assumes=any-card
    Examples: where a 2 may take any suit
      | cards          | hand             |
      | Ks 2c Js As Qs | a royal flush    |
      | 5c 2d 8c 7c 4c | a straight flush |
      | 2s 2c 6d Jk 2d | a straight flush |

    @reading:687a-wild-assumes=rank-only
    Examples: where a 2 keeps its suit
      | cards          | hand             |
      | Ks 2c Js As Qs | a straight       |
      | 5c 2d 8c 7c 4c | a straight       |
      | 2s 2c 6d Jk 2d | a four-of-a-kind |

  @clause:687a.6.f @reading:687a-wild-assumes=any-card
  Scenario: Four cards of a suit and a 2 of another suit are eligible as a flush where the 2 may take any suit
    Given a DJ Wild Stud Poker table
    When the cards are 6h 2s Ah Jh 3h
    Then the Two-Way Bad Beat Bonus Wager is eligible for a payout as a flush

  @clause:687a.6.f @reading:687a-wild-assumes=rank-only
  Scenario: Four cards of a suit and a 2 of another suit are a mere pair where the 2 keeps its suit
    Given a DJ Wild Stud Poker table
    When the cards are 6h 2s Ah Jh 3h
    Then the Two-Way Bad Beat Bonus Wager is not eligible for a payout

  @clause:687a.6.f @reading:687a-five-wilds-bonus=as-royal-flush
  Scenario: Five Wilds are eligible where they are paid as the royal flush that they can form
    Given a DJ Wild Stud Poker table
    When the cards are 2h 2s Jk 2d 2c
    Then the Two-Way Bad Beat Bonus Wager is eligible for a payout

  @clause:687a.6.f.1 @reading:687a-five-wilds-bonus=as-royal-flush @reading:687a-wild-assumes=any-card
  Scenario: Five Wilds of any rank and suit are paid as a royal flush
    Given a DJ Wild Stud Poker table
    When the cards are 2h 2s Jk 2d 2c
    Then the Two-Way Bad Beat Bonus Wager is eligible for a payout as a royal flush

  @clause:687a.6.f @reading:687a-five-wilds-bonus=not-eligible
  Scenario: Five Wilds are not eligible where only the listed hands by name are paid
    Given a DJ Wild Stud Poker table
    When the cards are 2h 2s Jk 2d 2c
    Then the Two-Way Bad Beat Bonus Wager is not eligible for a payout
