Feature: 58 Pa. Code § 687a.6(b) — wild cards

  The four 2s and the one joker are wild: each may stand for another card to complete a hand.
  The text lets a wild card take another rank and is silent on its suit. Whether a 2 may take another suit
  as well is a reading; a case that depends on it is given for both.

  @clause:687a.6.b
  Scenario Outline: Each of the five wild cards pairs the highest of four odd cards
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a pair

    Examples: each 2 and the joker
      | cards          |
      | 2s Kh 9d 7c 4h |
      | Ad 2h Tc 7s 5d |
      | Qs 8h 2d 6c 3s |
      | Jc 9h 6d 2c 4s |
      | Kd Js 8c 5h Jk |

  @clause:687a.6.b
  Scenario Outline: No other rank is wild
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a high card

    Examples: each rank from the ace to the 3
      | cards          |
      | As Jh 9d 6c 3s |
      | Kd Tc 8h 5s 3d |
      | Qc 9h 7s 4d 3h |
      | Ah Jc 8d 4s 3c |

  @clause:687a.6.b
  Scenario Outline: Two wild cards and three odd cards are a three-of-a-kind
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a three-of-a-kind

    Examples: each two of the five
      | cards          |
      | 2s 2h Kd 9c 4s |
      | Ah 2s 7d 2d 3c |
      | 8c 2s Qh 2c 4d |
      | 2s Jd 6h Jk Ac |
      | Td 2h 5s 2d Kc |
      | 2c 9h 2h 3s Qd |
      | 2h Ks 7c Jk 3d |
      | 2d Ts 5h 2c Ad |
      | Jk 4c 2d 9s Jh |
      | 6s Jk Qc 2c Ah |

  @clause:687a.6.b
  Scenario Outline: Three wild cards and two cards far apart are a four-of-a-kind
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a four-of-a-kind

    Examples: each three of the five
      | cards          |
      | 2s 2h 2d Kc 4s |
      | 7d 2s 2c 2h Ac |
      | 2s 9h Jk 2h 3d |
      | 2d Qs 6c 2s 2c |
      | Jk 2d Th 2s 5c |
      | 2s 3h 2c Jk Jd |
      | Ah 2h 8c 2d 2c |
      | 2h Jk 4h 2d Kd |
      | Jk 2c Ts 2h 5d |
      | 2d Jk 2c Qd 7s |

  @clause:687a.6.b
  Scenario Outline: A wild card fills any place of a straight
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a straight

    Examples: a 2 in each place
      | cards          |
      | 2s 8d 7h 6s 5c |
      | 9s 7h 2h 6s 5c |
      | 9h 5c 8d 2d 6c |
      | 7d 9c 5h 8s 2c |
      | 9c 6s 7s 2h 8d |

    Examples: the joker in each place
      | cards          |
      | Jk Jd Th 9s 8c |
      | Qs Th Jk 9s 8d |
      | Qh 8c Jd Jk 9c |
      | Td Qc 8h Js Jk |
      | Qc 9d Ts Jk Jh |

    Examples: two wild cards
      | cards          |
      | 2d Ts Jk 8h 6c |
      | 5h 2s 7c 4d 2h |
      | Jk Kc 2c Jd 9s |

  @clause:687a.6.b
  Scenario Outline: A 2 of the suit completes a flush, a straight flush and a royal flush
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is <hand>

    Examples: a flush, in each suit
      | cards          | hand    |
      | As Ks 9s 2s 7s | a flush |
      | Qh 8h 2h 5h Th | a flush |
      | 2d Jd 9d 3d 6d | a flush |
      | Kc 4c Tc 7c 2c | a flush |

    Examples: a straight flush
      | cards          | hand             |
      | 9s 8s 2s 6s 5s | a straight flush |
      | 2c Qc Tc 9c Kc | a straight flush |

    Examples: a royal flush
      | cards          | hand          |
      | Ah 2h Th Jh Qh | a royal flush |
      | Td Kd Jd Ad 2d | a royal flush |

  @clause:687a.6.b
  Scenario Outline: The joker takes any suit
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is <hand>

    Examples: a flush, in each suit
      | cards          | hand    |
      | As Ks 9s Jk 7s | a flush |
      | Qh 8h Jk 5h Th | a flush |
      | Jk Jd 9d 3d 6d | a flush |
      | Kc 4c Tc 7c Jk | a flush |

    Examples: with a 2 of the suit
      | cards          | hand             |
      | Ks Jk 9s 2s 4s | a flush          |
      | 7d 2d Jk 9d 5d | a straight flush |
      | Jk Th Ah 2h Jh | a royal flush    |

  @clause:687a.6.b
  Scenario Outline: A 2 of another suit completes a flush only where it may take the suit
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is <hand>

    @reading:687a-wild-assumes=any-card
    Examples: where the 2 may take any suit, a flush
      | cards          | hand    |
      | As Ks 9s 7s 2h | a flush |
      | Qh 8h 2d 5h Th | a flush |
      | 3d Jd 9d 2c 6d | a flush |
      | 2s Kc Tc 7c 4c | a flush |

    @reading:687a-wild-assumes=rank-only
    Examples: where the 2 keeps its suit, a pair
      | cards          | hand   |
      | As Ks 9s 7s 2h | a pair |
      | Qh 8h 2d 5h Th | a pair |
      | 3d Jd 9d 2c 6d | a pair |
      | 2s Kc Tc 7c 4c | a pair |

  @clause:687a.6.b
  Scenario Outline: A 2 of another suit completes a straight flush only where it may take the suit
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is <hand>

    @reading:687a-wild-assumes=any-card
    Examples: where the 2 may take any suit, a straight flush
      | cards          | hand             |
      | 9s 8s 2h 6s 5s | a straight flush |
      | Kh 2d Jh Th 9h | a straight flush |
      | 2c 6d 5d 4d 3d | a straight flush |
      | 4c 5c Ac 3c 2s | a straight flush |

    @reading:687a-wild-assumes=rank-only
    Examples: where the 2 keeps its suit, a straight
      | cards          | hand       |
      | 9s 8s 2h 6s 5s | a straight |
      | Kh 2d Jh Th 9h | a straight |
      | 2c 6d 5d 4d 3d | a straight |
      | 4c 5c Ac 3c 2s | a straight |

  @clause:687a.6.b
  Scenario Outline: A 2 of another suit completes a royal flush only where it may take the suit
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is <hand>

    @reading:687a-wild-assumes=any-card
    Examples: where the 2 may take any suit, a royal flush
      | cards          | hand          |
      | Ks Qs 2d Js Ts | a royal flush |
      | Ah 2c Qh Jh Th | a royal flush |
      | Td Kd Jd Ad 2s | a royal flush |
      | 2h Ac Jc Qc Kc | a royal flush |

    @reading:687a-wild-assumes=rank-only
    Examples: where the 2 keeps its suit, a straight
      | cards          | hand       |
      | Ks Qs 2d Js Ts | a straight |
      | Ah 2c Qh Jh Th | a straight |
      | Td Kd Jd Ad 2s | a straight |
      | 2h Ac Jc Qc Kc | a straight |

  @clause:687a.6.b
  Scenario Outline: Two wild cards, one of them a 2 of another suit, complete a suit only where the 2 may take it
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is <hand>

    @reading:687a-wild-assumes=any-card
    Examples: where the 2 may take any suit, the suit is completed
      | cards          | hand             |
      | As 9s 4s 2s 2d | a flush          |
      | Kh 2c 8h 3h Jk | a flush          |
      | 9d 2h 2s 7d 5d | a straight flush |
      | Jk Ac 2d 3c 5c | a straight flush |
      | As 2c Ks Jk Ts | a royal flush    |
      | 2d Qh 2h Jh Kh | a royal flush    |

    @reading:687a-wild-assumes=rank-only
    Examples: where the 2 keeps its suit, only a rank is completed
      | cards          | hand              |
      | As 9s 4s 2s 2d | a three-of-a-kind |
      | Kh 2c 8h 3h Jk | a three-of-a-kind |
      | 9d 2h 2s 7d 5d | a straight        |
      | Jk Ac 2d 3c 5c | a straight        |
      | As 2c Ks Jk Ts | a straight        |
      | 2d Qh 2h Jh Kh | a straight        |

  @clause:687a.6.b
  Scenario Outline: Three wild cards complete a row in one suit only where a 2 may take the suit
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is <hand>

    @reading:687a-wild-assumes=any-card
    Examples: where a 2 may take any suit, a row in the suit is completed
      | cards          | hand             |
      | 9s 2s 2h 2d 5s | a straight flush |
      | 2c Kh Jk 9h 2h | a straight flush |
      | Ad 2d 4d 2s Jk | a straight flush |
      | Jk 2c 2d Tc Ac | a royal flush    |
      | Qs 2h Js 2s 2c | a royal flush    |

    @reading:687a-wild-assumes=rank-only
    Examples: where a 2 keeps its suit, only a rank is completed
      | cards          | hand             |
      | 9s 2s 2h 2d 5s | a four-of-a-kind |
      | 2c Kh Jk 9h 2h | a four-of-a-kind |
      | Ad 2d 4d 2s Jk | a four-of-a-kind |
      | Jk 2c 2d Tc Ac | a four-of-a-kind |
      | Qs 2h Js 2s 2c | a four-of-a-kind |

  @clause:687a.6.b
  Scenario Outline: Four wild cards complete a royal flush only where a 2 may take the suit
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is <hand>

    @reading:687a-wild-assumes=any-card
    Examples: where a 2 may take any suit, a royal flush
      | cards          | hand          |
      | 2s 2h 2d 2c Ah | a royal flush |
      | 2s 2h Kd Jk 2d | a royal flush |
      | Qs 2s Jk 2h 2c | a royal flush |
      | 2d Jk Jc 2s 2c | a royal flush |
      | Jk 2c 2h 2d Ts | a royal flush |

    @reading:687a-wild-assumes=rank-only @reading:687a-five-of-a-kind=as-listed
    Examples: where a 2 keeps its suit, a four-of-a-kind
      | cards          | hand             |
      | 2s 2h 2d 2c Ah | a four-of-a-kind |
      | 2s 2h Kd Jk 2d | a four-of-a-kind |
      | Qs 2s Jk 2h 2c | a four-of-a-kind |
      | 2d Jk Jc 2s 2c | a four-of-a-kind |
      | Jk 2c 2h 2d Ts | a four-of-a-kind |

    @reading:687a-wild-assumes=rank-only @reading:687a-five-of-a-kind=ranked
    Examples: where a 2 keeps its suit and five of a kind is a hand of its own, a five-of-a-kind
      | cards          | hand             |
      | 2s 2h 2d 2c Ah | a five-of-a-kind |
      | 2s 2h Kd Jk 2d | a five-of-a-kind |
      | Qs 2s Jk 2h 2c | a five-of-a-kind |
      | 2d Jk Jc 2s 2c | a five-of-a-kind |
      | Jk 2c 2h 2d Ts | a five-of-a-kind |
