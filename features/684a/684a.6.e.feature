Feature: 58 Pa. Code § 684a.6(e) — hands eligible for the All-Six Bonus Wager

  The All-Six Bonus Wager looks at the player's five cards and one more. The hand is the first in the list that some
  of the six cards form. The list ends with a three-of-a-kind; pairs, however many, are not eligible for a payout.
  Whether ace, 2, 3, 4 and 5 are in sequence here is the reading 684a-wheel-in-all-six.

  @clause:684a.6.e.1
  Scenario Outline: An ace, king, queen, jack, 10 and 9 of the same suit are a six-card royal flush
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the All-Six Bonus Wager the hand is a six-card royal flush

    Examples: in each suit
      | cards             |
      | As Ks Qs Js Ts 9s |
      | 9h Jh Ah Kh Th Qh |
      | Qd Td 9d Ad Jd Kd |
      | Kc 9c Tc Qc Ac Jc |

  @clause:684a.6.e.1
  Scenario Outline: One of the six cards replaced leaves no six-card royal flush
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the All-Six Bonus Wager the hand is not a six-card royal flush

    Examples: the 9 of another suit, or another card for the 9
      | cards             |
      | 9d Ts Js Qs Ks As |
      | Kh Ah 8h Jh Th Qh |

    Examples: the ace of another suit, or another card for the ace
      | cards             |
      | Ac Kd Qd Jd Td 9d |
      | 8s Ks 9s Qs Ts Js |

    Examples: a card from the middle of another suit
      | cards             |
      | Ac Kc Qc Jh Tc 9c |

  @clause:684a.6.e.2
  Scenario Outline: An ace, king, queen, jack and 10 of the same suit are a royal flush for the All-Six Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the All-Six Bonus Wager the hand is a royal flush

    Examples: in each suit, whatever the sixth card
      | cards             |
      | As Ks Qs Js Ts 2h |
      | Th Jh Ah Kd Kh Qh |
      | Qd Td Ad 7d Jd Kd |
      | Kc 9s Tc Qc Ac Jc |

  @clause:684a.6.e.2
  Scenario Outline: Without all five of one suit there is no royal flush for the All-Six Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the All-Six Bonus Wager the hand is not a royal flush

    Examples: one of the five of another suit
      | cards             |
      | Ts Jh Ah Kh 3c Qh |
      | Kd Jd Qd As Td 5d |
      | Ad Kh Qh Jh Th 9h |

    Examples: the four highest without the 10
      | cards             |
      | Ac Kc Qc Jc 9c 8d |
      | Js Qs 9d Ks As 4h |

  @clause:684a.6.e.3
  Scenario Outline: Five suited cards in consecutive ranking, below the royal flush, are a straight flush for the All-Six Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the All-Six Bonus Wager the hand is a straight flush

    Examples: every sequence from king high to 6 high
      | cards             |
      | Ks Qs Js Ts 9s 2d |
      | Th 8h Qh Jh 9h Qc |
      | 7d Jd 9d 8d Td Ad |
      | 6c Tc 8c Kh 7c 9c |
      | 5s 9s 7s 8s 6s 3h |
      | 8h 4h 6h 5h 7h 7s |
      | 3d 7d 5d 6d 4d Jd |
      | 2c 4c 6c 5c Ts 3c |

    Examples: six cards of the suit in sequence
      | cards             |
      | 9h 5h 7h 4h 8h 6h |
      | 2s As 4s 6s 3s 5s |

    Examples: with a card of another suit that would lengthen the sequence upwards
      | cards             |
      | 9d 8d 7d 6d 5d Tc |
      | 2h 3h 4h 5h 6h 7s |

  @clause:684a.6.e.3
  Scenario Outline: One card out of suit or out of sequence leaves no straight flush for the All-Six Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the All-Six Bonus Wager the hand is not a straight flush

    Examples: four of the suit in sequence, the fifth of another
      | cards             |
      | 9s 8s 7s 6s 5h 2d |
      | Kd Qd Jd Td 9c 4h |

    Examples: five of the suit, not in sequence
      | cards             |
      | 9h 8h 7h 6h 4h 2s |
      | 9c 8c 7c 6c 3c Td |
      | 2d Kd 3d Qd 9d 8h |

  @clause:684a.6.e.4
  Scenario Outline: Four cards of the same rank are a four-of-a-kind for the All-Six Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the All-Six Bonus Wager the hand is a four-of-a-kind

    Examples: every rank
      | cards             |
      | As Ah Kd Ad Ac Qh |
      | Kh Ks Kc Kd 2h 9c |
      | 5c Qc Qd Qs Qh Jd |
      | Jd Jc Ts Jh Js 9h |
      | Ts 9c Td Th Tc 2s |
      | 9h 9c 9s Td 9d Jc |
      | 8c 8s 8d 8h Ah 3s |
      | 6s 7d 7h 7c 7s 5d |
      | 6s 6c Jh 6h 6d Kc |
      | 5h 4h 5d 5s 5c 3c |
      | 4c 4h 4d Qd 4s 8h |
      | 3d 3s 3c 3h 2c Ad |
      | Ks 2s 2h 2c 2d 7d |

    Examples: with a pair beside it
      | cards             |
      | 2s Ah 2h Ad 2d 2c |
      | Kd Jc Kh Js Kc Ks |

  @clause:684a.6.e.4
  Scenario Outline: Three cards of the same rank are not a four-of-a-kind for the All-Six Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the All-Six Bonus Wager the hand is not a four-of-a-kind

    Examples: with odd cards, with a pair, and with three of another rank
      | cards             |
      | As Kd Ah 7c Ad 9h |
      | 2c 9h 2d 4s 2h 9c |
      | 6h Ts 6c Td Th 6d |

  @clause:684a.6.e.5
  Scenario Outline: A three-of-a-kind and a pair are a full house
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the All-Six Bonus Wager the hand is a full house

    Examples: every rank as the three and as the pair
      | cards             |
      | As Kd Ah Kc Ad 7h |
      | Kh Qs Kd Qh Ks 2c |
      | Qd Jh Qc Js Qs Ah |
      | Jc Td Jh Tc Jd 4s |
      | Ts 9c Th 9d Tc Kh |
      | 9s 8h 9h 8d 9c 7d |
      | 8c 7s 8s 7h 8d Jc |
      | 7c 6d 7d 6h 7s 3h |
      | 6s 5c 6c 5s 6h 4d |
      | 5d 4h 5h 4c 5s As |
      | 4s 3d 4d 3c 4h Tc |
      | 3s 2h 3h 2d 3c Qd |
      | 2s Ac 2c Ah 2h 9c |

    Examples: two three-of-a-kinds
      | cards             |
      | As Ks Ah Kh Ad Kd |
      | 2c 3c 2d 3s 2h 3d |
      | 9h 5s 9d 5c 9c 5h |

  @clause:684a.6.e.5
  Scenario Outline: A three-of-a-kind without a pair, or pairs without a three-of-a-kind, are no full house
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the All-Six Bonus Wager the hand is not a full house

    Examples: a three-of-a-kind and three odd cards
      | cards             |
      | As Kd Ah Qc Ad Jh |
      | 2c 3d 2d 4s 2h 8c |

    Examples: three pairs
      | cards             |
      | As Kd Ah Qc Kc Qh |
      | 4c 3d 2d 4s 2h 3s |

  @clause:684a.6.e.6
  Scenario Outline: Five cards of the same suit are a flush for the All-Six Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the All-Six Bonus Wager the hand is a flush

    Examples: five of the suit
      | cards             |
      | As Ks Qs Js 9s 8d |
      | 2h 3h 7h 4h Kc 5h |
      | 4d Td 6d Ks Qd 2d |
      | Jc 7c Ac 3c 8c Ah |

    Examples: six of the suit
      | cards             |
      | 2s Ks 7s Ts 4s 9s |
      | Ah Jh 8h 5h 3h 6h |

    Examples: five of the suit, and five in sequence
      | cards             |
      | 9d 8d 7d 6d 2d 5c |
      | Ac Kc Jc Tc 4c Qh |

  @clause:684a.6.e.6
  Scenario Outline: Four cards of the same suit are not a flush for the All-Six Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the All-Six Bonus Wager the hand is not a flush

    Examples: with two cards of the suit of the same color, and of two others
      | cards             |
      | As Ts 7s 4s 9c 2c |
      | Kh 8d 9h 6h 2h 4d |
      | Qd 8d Qs 5d 3d 8c |

    Examples: with a straight
      | cards             |
      | Jc Tc 9c 8c 7d 2h |

  @clause:684a.6.e.7
  Scenario Outline: Five cards of consecutive rank are a straight for the All-Six Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the All-Six Bonus Wager the hand is a straight

    Examples: every sequence from ace high to 6 high
      | cards             |
      | As Kh Qd Jc Ts 4h |
      | Jd 9d Kd Qs 2c Td |
      | Th Qc 8h Jh 9c Qd |
      | 9s 7h Jd Tc 8s 3d |
      | 7c Ts 8h 6d 9d 2s |
      | 8d 6d 9h 7c 5s Kc |
      | 4h 8c 5h 6s 7s As |
      | 7c 4h Jd 5c 6h 3s |
      | 3d 5s 6c 4d 2h 3h |

    Examples: the highest sequence and a pair of one of its ranks
      | cards             |
      | As Kd Qh Jc Ts Th |
      | Ad Qc Ah Kc Jh Ts |

    Examples: six cards in sequence
      | cards             |
      | 9s Kd Jh Tc Ad Qs |
      | 8h 3c 5d 7s 4h 6c |
      | 6d 2s 4h Ac 3d 5s |

  @clause:684a.6.e.7
  Scenario Outline: Fewer than five cards of consecutive rank are not a straight for the All-Six Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the All-Six Bonus Wager the hand is not a straight

    Examples: four in sequence, and gaps beside them
      | cards             |
      | As Kh Qd Jc 9s 8h |
      | 9d 8h 7c 6s 4d 4c |
      | 2h 3d 4c 5s 7h 7d |

    Examples: three and three
      | cards             |
      | Kd Qc Js 9h 8d 7c |

  @clause:684a.6.a
  Scenario Outline: An ace between a king and a 2 makes no sequence for the All-Six Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the All-Six Bonus Wager the hand is not <hand>

    Examples: cards of several suits
      | cards             | hand             |
      | Js Qh Kd Ac 2s 7h | a straight       |
      | Qc Ks Ah 2d 3c 8s | a straight       |
      | Kh Ad 2c 3s 4h 9d | a straight       |

    Examples: cards of one suit
      | cards             | hand             |
      | Jh Qh Kh Ah 2h 7c | a straight flush |
      | 3d Qd 2d Ad Kd 8s | a straight flush |
      | 4s Ks 3s 2s As 9h | a straight flush |

  @clause:684a.6.e.8
  Scenario Outline: Three cards of the same rank are a three-of-a-kind for the All-Six Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the All-Six Bonus Wager the hand is a three-of-a-kind

    Examples: every rank
      | cards             |
      | As Ah 2c Ad 3h 9d |
      | Kh Ac Kc Kd Qs Js |
      | 7c Qc Qd Qs Ks 2h |
      | 3h Jc Jh Js Td 8c |
      | Ts Td Jc 9s Tc 8h |
      | 9h 9c 9s 8d 7d 6d |
      | Ad 8s 8d Ks 8h 2c |
      | 7d 7h 6c 7s 2s 5h |
      | 6s Qc 6h 5d 6d 4c |
      | Jh 5h 5d 5s 2c 4s |
      | 4c 4h 5d 3c 4s Kh |
      | 3d 2s 9d 3c 3h Tc |
      | 2s 2h 2c Ks 4h 5c |

  @clause:684a.6.e.8
  Scenario Outline: Two cards of the same rank are not a three-of-a-kind for the All-Six Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the All-Six Bonus Wager the hand is not a three-of-a-kind

    Examples: one pair, two pairs, three pairs
      | cards             |
      | As Ah Kd Qc Js 9h |
      | 2c 7d 2d 9s Kh 3h |
      | Ac Kh 2h Ad Kc 3s |
      | Th 9d 8s Tc 9s 8h |

  @clause:684a.6.a @reading:684a-wheel-in-all-six=yes
  Scenario Outline: An ace completes a sequence with a 2, 3, 4 and 5 for the All-Six Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the All-Six Bonus Wager the hand is <hand>

    Examples: of the same suit
      | cards             | hand             |
      | As 2s 3s 4s 5s Kd | a straight flush |
      | 4h 2h Ah 9h 5h 3h | a straight flush |
      | 5d 3d Ad 4d 2d 6s | a straight flush |
      | 2c Ac 5c 4c 3c 3h | a straight flush |

    Examples: of more than one suit
      | cards             | hand       |
      | As 2h 3d 4c 5s Kh | a straight |
      | 5h 3c Ad 9s 2h 4h | a straight |
      | Ac 4d 2s Ah 3s 5d | a straight |
      | 3h 5c 4h 2d 4s Ad | a straight |

  @clause:684a.6.a @reading:684a-wheel-in-all-six=no
  Scenario Outline: An ace completes no sequence of five with a 2, 3, 4 and 5 for the All-Six Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then for the All-Six Bonus Wager the hand is <hand>

    Examples: of the same suit
      | cards             | hand    |
      | As 2s 3s 4s 5s Kd | a flush |
      | 4h 2h Ah 9h 5h 3h | a flush |
      | 5d 3d Ad 4d 2d 6s | a flush |
      | 2c Ac 5c 4c 3c 3h | a flush |

    Examples: of more than one suit
      | cards             | hand                     |
      | As 2h 3d 4c 5s Kh | none of the listed hands |
      | 5h 3c Ad 9s 2h 4h | none of the listed hands |
      | Ac 4d 2s Ah 3s 5d | none of the listed hands |
      | 3h 5c 4h 2d 4s Ad | none of the listed hands |

  Scenario Outline: Every hand of the list is eligible for a payout on the All-Six Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the All-Six Bonus Wager is eligible for a payout

    @clause:684a.6.e.1
    Examples: six-card royal flush
      | cards             |
      | 9d Td Ad Qd Jd Kd |

    @clause:684a.6.e.2
    Examples: royal flush
      | cards             |
      | Tc Ac Kc 4h Jc Qc |

    @clause:684a.6.e.3
    Examples: straight flush
      | cards             |
      | Ks Qs Js Ts 9s 3h |
      | 6h 3h 5h 4h Qd 2h |

    @clause:684a.6.e.4
    Examples: four-of-a-kind
      | cards             |
      | 2s 2h 7d 2d 2c Kh |

    @clause:684a.6.e.5
    Examples: full house
      | cards             |
      | 2s 3h 2h 3d 2d 9c |
      | As Kc Ah Kd Ad Kh |

    @clause:684a.6.e.6
    Examples: flush
      | cards             |
      | 7d 5d 4d 3d 2d Ks |

    @clause:684a.6.e.7
    Examples: straight
      | cards             |
      | 6s 4h 2d 5c 3s Jh |
      | Kd As Jh Tc Qc 2s |

    @clause:684a.6.e.7 @reading:684a-wheel-in-all-six=yes
    Examples: straight that begins with an ace
      | cards             |
      | 4c Ah 2s 5d 3c 9h |

    @clause:684a.6.e.8
    Examples: three-of-a-kind
      | cards             |
      | 2s 5d 2h 3c 2d 9h |
      | Ac Kd 7h Ad Ah 3s |

  Scenario Outline: A hand that is not in the list is not eligible for a payout on the All-Six Bonus Wager
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the All-Six Bonus Wager is not eligible for a payout

    @clause:684a.6.e
    Examples: the highest pairs, and less
      | cards             |
      | As Kd Ah Qc Kc Qh |
      | Ad Kc As 9h Kh Jd |
      | Ac Kh Ad Qs Jc 9d |
      | As Kc Qh Jd 9d 8d |

    @clause:684a.6.e
    Examples: four of a suit, or four in sequence
      | cards             |
      | Kd Jd 8d 5d 3s 2h |
      | 9s 8h 7d 6c Kc 2s |

    @clause:684a.6.e @reading:684a-wheel-in-all-six=no
    Examples: ace, 2, 3, 4 and 5
      | cards             |
      | 4c Ah 2s 5d 3c 9h |
