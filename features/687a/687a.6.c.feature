Feature: 58 Pa. Code § 687a.6(c) — hands of DJ Wild Stud Poker, from the highest to the lowest

  Each hand is shown with natural cards and with every number of wild cards that can complete it; then its order.
  A hand counts as the highest of the listed hands that its cards can form. Two pairs are always natural,
  for a wild card beside two pairs makes a full house and beside a pair a three-of-a-kind.
  Five cards of one rank are no listed hand; whether they rank as a hand of their own is a reading.

  @clause:687a.6.c.1
  Scenario Outline: All five wild cards are Five Wilds
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is five wilds

    Examples: the joker last, first and between
      | cards          |
      | 2s 2h 2d 2c Jk |
      | Jk 2c 2s 2d 2h |
      | 2d 2h Jk 2s 2c |

  @clause:687a.6.c.1
  Scenario Outline: Four wild cards and a natural card are no Five Wilds
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is not five wilds

    Examples: without the joker, and with it
      | cards          |
      | Kc 2s 2c 2d 2h |
      | 2s 2c 2d Jk As |

  @clause:687a.6.c.2
  Scenario Outline: The ace, king, queen, jack and 10 of a suit are a royal flush
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a royal flush

    Examples: in each suit
      | cards          |
      | Ks Ts As Js Qs |
      | Ah Kh Qh Jh Th |
      | Td Jd Qd Kd Ad |
      | Jc Ac Tc Qc Kc |

  @clause:687a.6.b
  Scenario Outline: Wild cards complete a royal flush
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a royal flush

    Examples: the joker as the ace, king, queen, jack and 10
      | cards          |
      | Js Ks Jk Ts Qs |
      | Ah Jk Qh Th Jh |
      | Td Jd Jk Kd Ad |
      | Kc Ac Tc Qc Jk |
      | Jk Ks As Js Qs |

    Examples: the 2 of the suit as the ace, king, queen, jack and 10
      | cards          |
      | Qh 2h Kh Jh Th |
      | Jd Ad Td 2d Qd |
      | 2c Ac Kc Jc Tc |
      | Ks Qs As Ts 2s |
      | Ah 2h Jh Kh Qh |

    Examples: the joker and the 2 of the suit
      | cards          |
      | Jk Qs Js 2s Ts |
      | Ah 2h Jk Th Jh |
      | Kd Jk Td 2d Jd |
      | 2c Kc Ac Qc Jk |
      | As Js 2s Jk Qs |

  @clause:687a.6.c.2
  Scenario Outline: A hand one card away from a royal flush is no royal flush
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is not a royal flush

    Examples: natural cards, one of another suit
      | cards          |
      | As Ks Qs Js Th |
      | Jd Kc Qc Ac Tc |

    Examples: natural cards, one of another rank
      | cards          |
      | Kd Qd Jd Td 9d |
      | Ah Kh Qh Jh 9h |
      | 9s Ts As Qs Ks |

    Examples: a wild card and one card of another suit
      | cards          |
      | As Kh Jk Js Ts |
      | Qd Jd 2d Ac Kd |

    Examples: a wild card and one card of another rank
      | cards          |
      | Qc Jc Jk Tc 9c |
      | Kh 9h 2h Th Qh |
      | Ad Kd Jk Qd 9d |
      | 2s As Js Ts 9s |
      | Jk Ac 2c 9c Qc |

  @clause:687a.6.c.3
  Scenario Outline: Five cards of a suit in a row are a straight flush
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a straight flush

    Examples: from the king down to the 3
      | cards          |
      | 9s Ks Ts Qs Js |
      | Qh 8h Th 9h Jh |
      | 7d Jd 8d Td 9d |
      | Tc 9c 8c 7c 6c |
      | 5s 9s 6s 7s 8s |
      | 4h 5h 6h 7h 8h |
      | 7d 3d 6d 4d 5d |
      | 7c 3c 4c 6c 5c |

  @clause:687a.6.b
  Scenario Outline: Wild cards complete a straight flush
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a straight flush

    Examples: the joker, inside the row and at its ends
      | cards          |
      | Ks Qs Jk Ts 9s |
      | 8h Jk 9h Jh Qh |
      | 6d 7d Jk 8d 9d |
      | 5c 4c 3c 6c Jk |

    Examples: the 2 of the suit, inside the row and at its ends
      | cards          |
      | 7s Js Ts 8s 2s |
      | Th 2h 9h 7h 6h |
      | Qd Td Jd 2d 9d |
      | 5c 3c 2c 4c 6c |

    Examples: the joker and the 2 of the suit
      | cards          |
      | 9s 2s Jk 5s 7s |
      | Jk 8h 7h 2h 6h |
      | Kd Td 2d 9d Jk |
      | 3c Jk 2c Ac 5c |

  @clause:687a.6.c.3
  Scenario Outline: A hand one card away from a straight flush is no straight flush
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is not a straight flush

    Examples: natural cards, one of another suit
      | cards          |
      | 9s Ks Td Qs Js |
      | 3h 4h 5h 6h 7c |

    Examples: natural cards, a step missing
      | cards          |
      | 9h 8h 7h 6h 4h |
      | Kd Qd Jd 9d 8d |

    Examples: a wild card and one card of another suit
      | cards          |
      | 9c 8c 7h Jk 6c |
      | 2d 5d 4d Ac 3d |

    Examples: wild cards and a step too many missing
      | cards          |
      | 9s 8s Jk 5s 4s |
      | Tc 2c 9c 6c 5c |
      | 2h Kh 8h Jk 9h |
      | Ad Jk 6d 2d 4d |

  @clause:687a.6.c.4
  Scenario Outline: Four cards of a rank are a four-of-a-kind
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a four-of-a-kind

    Examples: each rank
      | cards          |
      | As Ah Kd Ad Ac |
      | Ks Kh Kd Kc Qs |
      | 3d Qs Qh Qd Qc |
      | Js Ts Jh Jd Jc |
      | Tc Td Th Ts Ac |
      | 9s 9h 4c 9d 9c |
      | 8s 8h 8d 8c 7h |
      | 7d 7s 7h Kc 7c |
      | 6c 6h 6d 6s 5d |
      | As 5s 5h 5d 5c |
      | 4s 4h 4d Jh 4c |
      | 3c 9s 3d 3h 3s |

  @clause:687a.6.b
  Scenario Outline: Wild cards complete a four-of-a-kind
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a four-of-a-kind

    Examples: three of each rank and a wild card
      | cards          |
      | As Ah 2d Ac Kc |
      | Jk Ks Kd 9h Kc |
      | Qs Qh 2s Qd 4c |
      | Jh 2c 8s Jd Jc |
      | Tc Ts Jk 3h Th |
      | 9d 2h 9c 9s Ad |
      | 5h 8h 8d Jk 8c |
      | 7s 7h 7d 2d 6s |
      | 2s Qc 6h 6c 6s |
      | 5c Jk 5d Kh 5h |
      | 4h 4s Ts 4c 2c |
      | 3d 3c 2h 3s 4d |

    Examples: a pair and two wild cards
      | cards          |
      | As 2h Kd Jk Ad |
      | Qs 2c Js Qh Jk |
      | 9s Td Jk Ts 2d |
      | 8d Jk 2c 8s Ah |
      | Jk 6d 3c 2h 6s |
      | 3h 2c 6d 2h 3s |

    Examples: two cards that form no row in one suit, and three wild cards
      | cards          |
      | 2s Ah 2d Kc Jk |
      | 2h 9c 2c 2d 8s |
      | Jk 2s 3h 2c 4d |
      | Qs 2h 7s 2d 2s |

  @clause:687a.6.c.4
  Scenario Outline: Three cards of a rank are no four-of-a-kind
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is not a four-of-a-kind

    Examples: three natural cards of a rank
      | cards          |
      | Ks Kh Kd Qc Js |
      | 3s 4d 3c Ah 3d |

    Examples: a pair and one wild card
      | cards          |
      | Ks Kh Jk Qc Js |
      | 3s 4d 3c Ah 2d |

  Scenario Outline: Five cards of a rank are a four-of-a-kind, or a hand of their own where it is ranked
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is <hand>

    @clause:687a.6.c @reading:687a-five-of-a-kind=as-listed
    Examples: as the list stands, four of a rank and one wild card
      | cards          | hand             |
      | Kh Kc 2s Kd Ks | a four-of-a-kind |
      | 5d 5c 5s 2h 5h | a four-of-a-kind |
      | As Ah Ac Ad 2d | a four-of-a-kind |

    @clause:687a.6.c @reading:687a-five-of-a-kind=as-listed
    Examples: as the list stands, three of a rank and two wild cards
      | cards          | hand             |
      | Qs 2d Qh Jk Qc | a four-of-a-kind |
      | 2c 8s 8d 2h 8c | a four-of-a-kind |
      | Jh 2d 2c Js Jd | a four-of-a-kind |

    @clause:687a.6.c @reading:687a-five-of-a-kind=as-listed
    Examples: as the list stands, a pair and three wild cards
      | cards          | hand             |
      | Th 2d 2s Jk Tc | a four-of-a-kind |
      | 2h 7s 2c 2d 7d | a four-of-a-kind |
      | 3d 2s 2h 3s Jk | a four-of-a-kind |

    @clause:687a.6.c @reading:687a-five-of-a-kind=ranked
    Examples: where five of a kind is ranked, four of a rank and one wild card
      | cards          | hand             |
      | Kh Kc 2s Kd Ks | a five-of-a-kind |
      | 5d 5c 5s 2h 5h | a five-of-a-kind |
      | As Ah Ac Ad 2d | a five-of-a-kind |

    @clause:687a.6.c @reading:687a-five-of-a-kind=ranked
    Examples: where five of a kind is ranked, three of a rank and two wild cards
      | cards          | hand             |
      | Qs 2d Qh Jk Qc | a five-of-a-kind |
      | 2c 8s 8d 2h 8c | a five-of-a-kind |
      | Jh 2d 2c Js Jd | a five-of-a-kind |

    @clause:687a.6.c @reading:687a-five-of-a-kind=ranked
    Examples: where five of a kind is ranked, a pair and three wild cards
      | cards          | hand             |
      | Th 2d 2s Jk Tc | a five-of-a-kind |
      | 2h 7s 2c 2d 7d | a five-of-a-kind |
      | 3d 2s 2h 3s Jk | a five-of-a-kind |

  @clause:687a.6.c
  Scenario Outline: Four wild cards and a card from 9 to 3 count as the highest hand that they can form
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is <hand>

    @reading:687a-wild-assumes=any-card @reading:687a-five-of-a-kind=as-listed
    Examples: where a 2 may take any suit, a straight flush before a four-of-a-kind
      | cards          | hand             |
      | 9s 2s 2h 2d Jk | a straight flush |
      | 2h Jk 2s 7d 2c | a straight flush |
      | Jk 2s 5s 2d 2c | a straight flush |
      | 2s 2c 3d Jk 2h | a straight flush |

    @reading:687a-wild-assumes=rank-only @reading:687a-five-of-a-kind=as-listed
    Examples: where a 2 keeps its suit, a four-of-a-kind
      | cards          | hand             |
      | 9s 2s 2h 2d Jk | a four-of-a-kind |
      | 2h Jk 2s 7d 2c | a four-of-a-kind |
      | Jk 2s 5s 2d 2c | a four-of-a-kind |
      | 2s 2c 3d Jk 2h | a four-of-a-kind |

    @reading:687a-five-of-a-kind=ranked
    Examples: where five of a kind is ranked, it is before a straight flush
      | cards          | hand             |
      | 9s 2s 2h 2d Jk | a five-of-a-kind |
      | 2h Jk 2s 7d 2c | a five-of-a-kind |
      | Jk 2s 5s 2d 2c | a five-of-a-kind |
      | 2s 2c 3d Jk 2h | a five-of-a-kind |

  @clause:687a.6.c.5
  Scenario Outline: A three-of-a-kind and a pair are a full house
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a full house

    Examples: each rank as the three and as the pair
      | cards          |
      | As Ah Ad Ks Kc |
      | Qh Ks Kh Qc Kd |
      | Qs Qd Qc Jh Jd |
      | Jc Js Th Jh Ts |
      | Td Tc Th 9s 9d |
      | 9h 9c 8s 8d 9s |
      | 7c 8h 8c 7d 8d |
      | 7s 7h 7c 6d 6s |
      | 6h 5c 6c 5s 6s |
      | 5d 5h 4s 5c 4h |
      | 4d 4c 3h 4h 3d |
      | 3s As 3c Ah 3d |

  @clause:687a.6.b
  Scenario Outline: A wild card beside two pairs completes a full house
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a full house

    Examples: each rank and each wild card
      | cards          |
      | As Kd 2d Kh Ac |
      | Qs Qd Jc Jk Js |
      | Th 9d Tc 9c 2s |
      | 2h 8s 7d 7c 8h |
      | 6s 2c 6d 5h 5c |
      | 4d 3s Jk 3h 4c |

  @clause:687a.6.c.5
  Scenario Outline: A hand one card away from a full house is no full house
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is not a full house

    Examples: the pair is missing
      | cards          |
      | As Ah Ad Ks Qc |
      | 8h 8c 6d 8d 7c |

    Examples: the three is missing
      | cards          |
      | As Ah Ks Kd Qc |
      | 4h 3c 4d 3s 5d |

    Examples: a pair, two odd cards and a wild card
      | cards          |
      | Kd Kc Qh 2h Js |
      | 6d Jk Ts 6h 9c |

  @clause:687a.6.c.6
  Scenario Outline: Five cards of a suit that are not in a row are a flush
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a flush

    Examples: in each suit
      | cards          |
      | As 9s 7s 4s 3s |
      | Kh 3h Th 8h 5h |
      | 6d Qd Jd 3d 9d |
      | 8c 5c 4c 3c 7c |

    Examples: with the ace, high or low, and a step missing
      | cards          |
      | As Ks Qs Js 9s |
      | 3d Ad 5d 4d 6d |

  @clause:687a.6.b
  Scenario Outline: Wild cards complete a flush
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a flush

    Examples: the joker, in each suit
      | cards          |
      | Ks Jk 9s 4s 3s |
      | Ah 8h 3h Th Jk |
      | Jk Qd 7d 6d 4d |
      | 9c Jk Jc 5c 3c |

    Examples: the 2 of the suit, in each suit
      | cards          |
      | Ts 2s 5s As 6s |
      | 2h 3h 9h Kh 8h |
      | 4d Ad Jd 8d 2d |
      | Qc 7c 2c 3c 6c |

    Examples: the joker and the 2 of the suit
      | cards          |
      | 2s Jk As 7s Qs |
      | 3h 9h Jk 2h 8h |
      | Kd 2d 7d Jk 8d |
      | Jk Tc 5c 4c 2c |

  @clause:687a.6.c.6
  Scenario Outline: A hand one card away from a flush is no flush
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is not a flush

    Examples: natural cards, one of each other suit
      | cards          |
      | As 9s 7s 4s 3h |
      | Kh 3h Td 8h 5h |
      | 6c Qd Jd 3d 9d |
      | 8c 5s Kc 3c 7c |

    Examples: a wild card and three cards of a suit
      | cards          |
      | Ks Jk 9s 4s 3h |
      | Ad 8h 2h Th 3h |

    Examples: two wild cards and two cards of a suit
      | cards          |
      | Kd Jk 9d 2d 4c |
      | 2c 7s Jk Qc 3c |

  @clause:687a.6.c.7
  Scenario Outline: Five ranks in a row in more than one suit are a straight
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a straight

    Examples: all four suits
      | cards          |
      | Ad Kc Jh Ts Qs |
      | 9h Td Kh Qc Js |
      | 3c 7d 5h 6s 4d |

    Examples: four of the five in one suit
      | cards          |
      | Js Qs As Ks Td |
      | 9h 8h 7c 6h 5h |
      | 4d 6d 3d 5d 7s |
      | Qd Jc Tc 9c 8c |

  @clause:687a.6.b
  Scenario Outline: Wild cards complete a straight
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a straight

    Examples: one wild card inside the row
      | cards          |
      | Ks Jh 2d Td 9c |
      | 8h 9c Jk 6d 5s |
      | 7s 4c 2c 5d 3h |

    Examples: one wild card at an end of the row
      | cards          |
      | Qd Jk Js Th 9c |
      | 2h 3c 5d 6h 4s |
      | Kc Qs Jd 2s Tc |

    Examples: two wild cards
      | cards          |
      | 9d 2d Jk 5s 7h |
      | 2s Kh 2c Qd Js |
      | Jk 5c 3d 4s 2h |
      | 8h Tc 2d 2h Jd |

  @clause:687a.6.c.7
  Scenario Outline: A hand with a step missing from its row is no straight
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is not a straight

    Examples: natural cards
      | cards          |
      | Ks Qd Jh Tc 8s |
      | 7d 6c 5h 3s 8d |

    Examples: two steps missing and one wild card
      | cards          |
      | Ks Qd 2h 8c Js |
      | 9d Jk 8h 5s 4c |
      | 7c 2d 4s 3h 8d |

    Examples: three steps missing and two wild cards
      | cards          |
      | Ks Jk 8d 2h Qc |
      | 2s 9h 2c 4d 6s |

    Examples: two of the five ranks are one
      | cards          |
      | Ks Qd Jh Tc Th |
      | 7d 6c Jk 5h 5s |

  @clause:687a.6.c.8
  Scenario Outline: Three cards of a rank are a three-of-a-kind
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a three-of-a-kind

    Examples: each rank
      | cards          |
      | As Ah Ad 9s 4c |
      | Ks 7h Kh Kd 3c |
      | Qs Jd Qd 3h Qc |
      | Jh 5s 8c Jd Jc |
      | Ts Td Ah Tc Ks |
      | 9d 3c 9h 9c Qs |
      | 8s 8h 3d 8c 6h |
      | 5c 7s Kd 7h 7d |
      | 6s 6h 6c Jd 4s |
      | 5d Th 5c 9s 5h |
      | 4s 3h 4h 7d 4d |
      | Qd 3s 8h 3d 3c |

  @clause:687a.6.b
  Scenario Outline: Wild cards complete a three-of-a-kind
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a three-of-a-kind

    Examples: a pair and a wild card
      | cards          |
      | As 2h Ad 9s 4c |
      | Jh 5s 8c Jd 2d |
      | 9d 3c 9h 2c Qs |
      | 5c Jk Kd 7h 7d |
      | 5d Th 2c 9s 5h |
      | Qd 2h 8h 3d 3c |

    Examples: three odd cards and two wild cards
      | cards          |
      | Ad 2s 9s 4c Jk |
      | Kd 2h 7c 2c 5s |
      | 2d 8h 3s Jk Qh |

  @clause:687a.6.c.8
  Scenario Outline: Two cards of a rank are no three-of-a-kind
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is not a three-of-a-kind

    Examples: natural cards
      | cards          |
      | As Ah Kd 9s 4c |
      | As Ah Kd Ks 4c |

    Examples: one card of the rank and a wild card
      | cards          |
      | As 2h Kd 9s 4c |
      | 8d 3h Jk Qs 5c |

  @clause:687a.6.c.9
  Scenario Outline: Two sets of two cards of a rank are two pairs
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is two pairs

    Examples: each rank
      | cards          |
      | As Ah Kd Kc 7s |
      | Qs 3h Qd Jc Js |
      | Td 9s Th 9c Ac |
      | 8c 8d 7h 3d 7s |
      | 6h 5c 6s 5d Qc |
      | Jd 4s 3h 4d 3c |
      | 3s Kh 3d 9h Ks |

  Scenario Outline: One set of two cards of a rank is not two pairs
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is not two pairs

    @clause:687a.6.c.9
    Examples: natural cards
      | cards          |
      | As Ah Kd Qc 7s |
      | Jd 4s 3h 4d 6c |

    @clause:687a.6.c
    Examples: with a wild card, which makes a three-of-a-kind of the pair
      | cards          |
      | As Ah Jk Qc 7s |
      | Jd 4s 2h 4d 6c |

  @clause:687a.6.c.10
  Scenario Outline: Two cards of a rank are a pair
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a pair

    Examples: each rank
      | cards          |
      | As 9h 4d Ac 7s |
      | Kd Qs Jh 3c Kh |
      | Qc 5d Qh As 8d |
      | Js Jc Td 9h 4s |
      | Th Kc 6s Td 3h |
      | 9d 9s 8c 7h 4c |
      | 8h Ad 8s 5c 3d |
      | 7c 6h Qs 7d 5h |
      | 6d Jh 6c Kd 9s |
      | 5s 4h 5h 3d 8c |
      | 4d 4c Ah Ts 6d |
      | 3c Th 7s 3s 5d |

  @clause:687a.6.b
  Scenario Outline: One wild card and four odd cards are a pair
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a pair

    Examples: odd cards of three and four suits
      | cards          |
      | As 2h Kd Jc 9s |
      | 7d 5c Jk 4h Ts |
      | 3s 8c 4h 2c 9d |

  @clause:687a.6.c.10
  Scenario Outline: Five ranks and no wild card are not a pair
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is not a pair

    Examples: the ranks far apart, and close together
      | cards          |
      | As Jh 9d 6c 3s |
      | 3h 4d 5s 6c 8h |

  @clause:687a.6.c.11
  Scenario Outline: Five cards without a pair, a row or a common suit are a high card
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is a high card

    Examples: no four of them in a row or of one suit
      | cards          |
      | As Kh Jd 8c 6s |
      | 3h 8s 5c 4d 9h |
      | Kd 9c 4h Ts 7d |
      | 5s Qc 3d 8h Jc |
      | 6d Th 9s 4c Ad |

  @clause:687a.6.c.11
  Scenario Outline: A pair, a row or a common suit leaves no high card
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is not a high card

    Examples: the lowest pair, straight and flush
      | cards          |
      | 3s 3h 4d 5c 7s |
      | 3s 4h 5d 6c 7s |
      | 3h 4h 5h 6h 8h |

  @clause:687a.6.c
  Scenario Outline: Cards that can form several hands count as the highest of them
    Given a DJ Wild Stud Poker table
    When the cards are <cards>
    Then the hand is <hand>

    Examples: a royal flush before the straight flush that ends with the king
      | cards          | hand          |
      | Kc Qc Jc Tc Jk | a royal flush |
      | 2d Qd Kd Jd Td | a royal flush |
      | Jh Jk Qh 2h Th | a royal flush |

    Examples: a straight flush before a four-of-a-kind, a flush and a straight
      | cards          | hand             |
      | 8s 7s Jk 6s 5s | a straight flush |
      | 2h 9h Jh Jk 8h | a straight flush |
      | Ad 3d 2d 4d Jk | a straight flush |

    Examples: a four-of-a-kind before a full house
      | cards          | hand             |
      | Ks Kh Kd Qs 2s | a four-of-a-kind |
      | 7c Jk 2d 7d 4h | a four-of-a-kind |

    Examples: a four-of-a-kind before a flush and a straight
      | cards          | hand             |
      | 9c 2h Jk 8d 2c | a four-of-a-kind |
      | Ks 2s 2d Jk 6s | a four-of-a-kind |

    Examples: a full house before a three-of-a-kind and two pairs
      | cards          | hand         |
      | Jc Jd Jk 5c 5h | a full house |
      | 9s As 9h 2h Ad | a full house |

    Examples: a flush before a straight, a three-of-a-kind and a pair
      | cards          | hand    |
      | Ks Qs 2s Jk 8s | a flush |
      | 7h 2h 5h 4h Kh | a flush |

    Examples: a straight before a three-of-a-kind and a pair
      | cards          | hand       |
      | Ks 2h Jk Td 9c | a straight |
      | Jh Tc 2s 8d 7h | a straight |

    Examples: a three-of-a-kind before two pairs and a pair
      | cards          | hand              |
      | 6s 6d Qh Jk 9c | a three-of-a-kind |
      | Ac 2d 8s 4h 2c | a three-of-a-kind |

  @clause:687a.6.c
  Scenario Outline: The hands rank in the order of the list
    Given a DJ Wild Stud Poker table
    When the first hand is <first> and the second hand is <second>
    Then <result>

    Examples: Five Wilds against a royal flush
      | first          | second         | result                       |
      | 2s 2h Jk 2d 2c | As Ks Qs Js Ts | the first hand ranks higher  |
      | Ah Jh Qh Kh Th | 2c 2d 2h 2s Jk | the second hand ranks higher |

    Examples: a royal flush against a straight flush
      | first          | second         | result                       |
      | Jk Kd Qd Jd Td | 9s Ts Js Qs Ks | the first hand ranks higher  |
      | Kh Qh Jh Th 9h | Ac Kc Qc Jc Tc | the second hand ranks higher |
      | Ad Kd Jd Qd Td | 9c Jk Kc Jc Qc | the first hand ranks higher  |
      | 9s Jk Ts Js Qs | 2d Jd Qd Td Ad | the second hand ranks higher |

    Examples: a straight flush against a four-of-a-kind
      | first          | second         | result                       |
      | 3c 4c 5c 6c 7c | As Ah Ad Ac Kd | the first hand ranks higher  |
      | Kh Ks Kd Qc Kc | Ah 2h 3h 4h 5h | the second hand ranks higher |
      | 3d Jk 4d 6d 7d | As Ah 2h Ac Kc | the first hand ranks higher  |
      | Ac Jk Ad 2s Kd | 6s 4s 5s 3s 7s | the second hand ranks higher |

    Examples: a four-of-a-kind against a full house
      | first          | second         | result                       |
      | 3s 3h 3d 3c 4s | As Ah Ad Kc Kh | the first hand ranks higher  |
      | As Ac Kd Jk Kh | 3d 2d 3s 9h 3h | the second hand ranks higher |
      | 4h 2d 3c 2s Jk | Kd Ah Kh As Kc | the first hand ranks higher  |
      | Qs Qd Qh Kc Kh | 2c 4s Jk 4d 7h | the second hand ranks higher |

    Examples: a full house against a flush
      | first          | second         | result                       |
      | 3s 3h 4c 3d 4h | As Ks Qs Js 9s | the first hand ranks higher  |
      | Ad Kd Qd Jd 9d | 3c 4c 3h 4h Jk | the second hand ranks higher |
      | 3c 2d 3d 4s 4d | Ah Jk Qh Jh 9h | the first hand ranks higher  |
      | Ac 2c Kc Qc 9c | 4h 4s 4d 3d 3s | the second hand ranks higher |

    Examples: a flush against a straight
      | first          | second         | result                       |
      | 3c 4c 5c 6c 8c | As Kd Qh Jc Ts | the first hand ranks higher  |
      | Ah Kc Qd Js Td | 3h 8h 4h 5h 6h | the second hand ranks higher |
      | 2d 3d 5d 8d 4d | As Kh Jk Js Tc | the first hand ranks higher  |
      | Ac 2h Qd Js Th | 3s 4s Jk 8s 9s | the second hand ranks higher |

    Examples: a straight against a three-of-a-kind
      | first          | second         | result                       |
      | Ac 2d 3h 4s 5c | Ks Kh Kd Qc Jd | the first hand ranks higher  |
      | As Ad Ac Kh Qd | 4h 3s 7d 6c 5h | the second hand ranks higher |
      | 3d Jk 4c 2c 6h | As Ad 2h Kh Qc | the first hand ranks higher  |
      | 2d Ac Jk Ks 9h | 3c 4h 5d 2s 7s | the second hand ranks higher |

    Examples: a three-of-a-kind against two pairs
      | first          | second         | result                       |
      | 3s 3h 3d 4c 5s | As Ad Kc Kh Qs | the first hand ranks higher  |
      | Ac Ah Ks Kd Qd | 3c 5h 3s 3d 4s | the second hand ranks higher |
      | 3d 2s 3c 5c 4h | Ad As Kd Ks Qh | the first hand ranks higher  |
      | Ah Kc Ac Kh Qc | 2d 9s 3c Jk 5d | the second hand ranks higher |

    Examples: two pairs against a pair
      | first          | second         | result                       |
      | 3s 3h 4d 4c 5s | As Ah Kd Qc Js | the first hand ranks higher  |
      | Ac Ad Kh Qs Jd | 4h 3c 4s 3d 6c | the second hand ranks higher |
      | 3d 4s 3c 4h 5d | 2d As Kd Qc 9s | the first hand ranks higher  |
      | Ah Kc Qd Jk 9h | 4c 3h 3s 5s 4d | the second hand ranks higher |

    Examples: a pair against a high card
      | first          | second         | result                       |
      | 3s 3h 4d 5c 7s | As Kd Qh Jc 9s | the first hand ranks higher  |
      | Ah Kc Qd Js 9c | 3d 3c 7h 5s 4h | the second hand ranks higher |
      | 2d 3c 4s 5h 8d | Ac Kh Qs Jd 9h | the first hand ranks higher  |
      | Ad Ks Qc Jh 9d | Jk 3h 4c 8s 5d | the second hand ranks higher |

  @clause:687a.6.c
  Scenario Outline: A hand ranks above hands far below it in the list
    Given a DJ Wild Stud Poker table
    When the first hand is <first> and the second hand is <second>
    Then <result>

    Examples: the highest hands against the lowest
      | first          | second         | result                       |
      | Jk 2c 2d 2h 2s | As Kd Qh Jc 9s | the first hand ranks higher  |
      | Ks Kh 9d 6c 4h | 2s 2h 2d 2c Jk | the second hand ranks higher |
      | Td Jd Qd Kd Ad | 3s 3h 3d 5c 4c | the first hand ranks higher  |
      | As Ah Kd Kc Qs | 3c 4c 5c 6c 7c | the second hand ranks higher |

  @clause:687a.6.c
  Scenario Outline: A hand with wild cards ranks where the reading of the wild cards puts it
    Given a DJ Wild Stud Poker table
    When the first hand is <first> and the second hand is <second>
    Then <result>

    @reading:687a-wild-assumes=any-card
    Examples: where a 2 may take any suit
      | first          | second         | result                       |
      | As Ks 9s 7s 2h | 3d 4c 5h 6d 7c | the first hand ranks higher  |
      | Ac Ah Ad Kd As | 5h 6h 7h 8h 2c | the second hand ranks higher |
      | Kd Qd 2c Jd Td | 9h 8h 7h 6h 5h | the first hand ranks higher  |

    @reading:687a-wild-assumes=rank-only
    Examples: where a 2 keeps its suit
      | first          | second         | result                       |
      | As Ks 9s 7s 2h | 3d 4c 5h 6d 7c | the second hand ranks higher |
      | Ac Ah Ad Kd As | 5h 6h 7h 8h 2c | the first hand ranks higher  |
      | Kd Qd 2c Jd Td | 9h 8h 7h 6h 5h | the second hand ranks higher |

  @clause:687a.6.c
  Scenario Outline: Five cards of a rank rank below a royal flush
    Given a DJ Wild Stud Poker table
    When the first hand is <first> and the second hand is <second>
    Then <result>

    Examples: each way round, natural and with a wild card
      | first          | second         | result                       |
      | 9s 9h Jk 9d 9c | As Ks Qs Js Ts | the second hand ranks higher |
      | Jk Kd Qd Jd Td | 9d 9h 9s 2s 9c | the first hand ranks higher  |
      | 2h 2c 8d 8s 8h | Ac Kc Qc Jc Tc | the second hand ranks higher |

  @clause:687a.6.c
  Scenario Outline: Five cards of a rank rank above a straight flush only where they are a hand of their own
    Given a DJ Wild Stud Poker table
    When the first hand is <first> and the second hand is <second>
    Then <result>

    @reading:687a-five-of-a-kind=as-listed
    Examples: as the list stands, they are a four-of-a-kind and below it
      | first          | second         | result                       |
      | Ks Kh Kd Kc 2s | 3c 4c 5c 6c 7c | the second hand ranks higher |
      | Td 9d Jk Qd Kd | Ah Ad Ac 2s As | the first hand ranks higher  |
      | 3s 2h 3d 3h Jk | Kc Qc Jc Tc 9c | the second hand ranks higher |

    @reading:687a-five-of-a-kind=ranked
    Examples: where five of a kind is ranked, they are above it
      | first          | second         | result                       |
      | Ks Kh Kd Kc 2s | 3c 4c 5c 6c 7c | the first hand ranks higher  |
      | Td 9d Jk Qd Kd | Ah Ad Ac 2s As | the second hand ranks higher |
      | 3s 2h 3d 3h Jk | Kc Qc Jc Tc 9c | the first hand ranks higher  |

    @reading:687a-five-of-a-kind=ranked
    Examples: where five of a kind is ranked, they are above a four-of-a-kind
      | first          | second         | result                       |
      | 3s 3h 3d 3c Jk | As Ah Ad Ac Kd | the first hand ranks higher  |
      | Ad 2c Ac As Kh | 2d 4d 4h 4c 4s | the second hand ranks higher |

  @clause:687a.6.c
  Scenario Outline: A hand ranks above every hand further down the list, not only above the next
    Given a DJ Wild Stud Poker table
    When the first hand is <first> and the second hand is <second>
    Then <result>

    Examples: each two that do not follow one another
      | first          | second         | result                       |
      | 2s 2h 2d 2c Jk | 9h 8h 7h 6h 5h | the first hand ranks higher  |
      | 3s 3h 3d 3c 4c | 2s 2h 2d 2c Jk | the second hand ranks higher |
      | 2s 2h 2d 2c Jk | Jd Jc Jh Td Tc | the first hand ranks higher  |
      | Ad Qd 8d 6d 4d | 2s 2h 2d 2c Jk | the second hand ranks higher |
      | 2s 2h 2d 2c Jk | 9c 8s 7d 6c 5s | the first hand ranks higher  |
      | Kd Kc Kh 7c 4s | 2s 2h 2d 2c Jk | the second hand ranks higher |
      | 2s 2h 2d 2c Jk | Qh Qc 5c 5d 4h | the first hand ranks higher  |
      | Ah Ac 9d 6s 3d | 2s 2h 2d 2c Jk | the second hand ranks higher |
      | 2s 2h 2d 2c Jk | Ac Kh Th 8c 7s | the first hand ranks higher  |
      | 3s 3h 3d 3c 4c | As Ks Qs Js Ts | the second hand ranks higher |
      | As Ks Qs Js Ts | Jd Jc Jh Td Tc | the first hand ranks higher  |
      | Ad Qd 8d 6d 4d | As Ks Qs Js Ts | the second hand ranks higher |
      | As Ks Qs Js Ts | 9c 8s 7d 6c 5s | the first hand ranks higher  |
      | Kd Kc Kh 7c 4s | As Ks Qs Js Ts | the second hand ranks higher |
      | As Ks Qs Js Ts | Qh Qc 5c 5d 4h | the first hand ranks higher  |
      | Ah Ac 9d 6s 3d | As Ks Qs Js Ts | the second hand ranks higher |
      | As Ks Qs Js Ts | Ac Kh Th 8c 7s | the first hand ranks higher  |
      | Jd Jc Jh Td Tc | 9h 8h 7h 6h 5h | the second hand ranks higher |
      | 9h 8h 7h 6h 5h | Ad Qd 8d 6d 4d | the first hand ranks higher  |
      | 9c 8s 7d 6c 5s | 9h 8h 7h 6h 5h | the second hand ranks higher |
      | 9h 8h 7h 6h 5h | Kd Kc Kh 7c 4s | the first hand ranks higher  |
      | Qh Qc 5c 5d 4h | 9h 8h 7h 6h 5h | the second hand ranks higher |
      | 9h 8h 7h 6h 5h | Ah Ac 9d 6s 3d | the first hand ranks higher  |
      | Ac Kh Th 8c 7s | 9h 8h 7h 6h 5h | the second hand ranks higher |
      | 3s 3h 3d 3c 4c | Ad Qd 8d 6d 4d | the first hand ranks higher  |
      | 9c 8s 7d 6c 5s | 3s 3h 3d 3c 4c | the second hand ranks higher |
      | 3s 3h 3d 3c 4c | Kd Kc Kh 7c 4s | the first hand ranks higher  |
      | Qh Qc 5c 5d 4h | 3s 3h 3d 3c 4c | the second hand ranks higher |
      | 3s 3h 3d 3c 4c | Th Tc 8s 7s 4h | the first hand ranks higher  |
      | Ac Kh Th 8c 7s | 3s 3h 3d 3c 4c | the second hand ranks higher |
      | Jd Jc Jh Td Tc | 9c 8s 7d 6c 5s | the first hand ranks higher  |
      | Kd Kc Kh 7c 4s | Jd Jc Jh Td Tc | the second hand ranks higher |
      | Jd Jc Jh Td Tc | Qh Qc 5c 5d 4h | the first hand ranks higher  |
      | Ah Ac 9d 6s 3d | Jd Jc Jh Td Tc | the second hand ranks higher |
      | Jd Jc Jh Td Tc | Ac Kh Th 8c 7s | the first hand ranks higher  |
      | Kd Kc Kh 7c 4s | Ad Qd 8d 6d 4d | the second hand ranks higher |
      | Ad Qd 8d 6d 4d | Qh Qc 5c 5d 4h | the first hand ranks higher  |
      | Ah Ac 9d 6s 3d | Ad Qd 8d 6d 4d | the second hand ranks higher |
      | Ad Qd 8d 6d 4d | Ac Kh Th 8c 7s | the first hand ranks higher  |
      | Qh Qc 5c 5d 4h | 9c 8s 7d 6c 5s | the second hand ranks higher |
      | 9c 8s 7d 6c 5s | Ah Ac 9d 6s 3d | the first hand ranks higher  |
      | Ac Kh Th 8c 7s | 9c 8s 7d 6c 5s | the second hand ranks higher |
      | Kd Kc Kh 7c 4s | Ah Ac 9d 6s 3d | the first hand ranks higher  |
      | Ac Kh Th 8c 7s | 6s 6h 6d Qc 9d | the second hand ranks higher |
      | Qh Qc 5c 5d 4h | Ac Kh Th 8c 7s | the first hand ranks higher  |
