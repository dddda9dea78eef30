Feature: 58 Pa. Code § 684a.6(b) — ranking of four-card hands

  A hand of four cards is one of seven kinds, or none of them. The kinds are ordered, and all but the flush also name
  their highest or lowest member. A hand may be chosen from more than four cards: the highest ranking four are the hand.
  The straight and the straight flush that begin with an ace stand under (a).

  @clause:684a.6.b.1
  Scenario Outline: Four cards of the same rank are a four-of-a-kind
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the hand is a four-of-a-kind

    Examples: every rank
      | cards       |
      | As Ah Ad Ac |
      | Kh Ks Kc Kd |
      | Qc Qd Qs Qh |
      | Jd Jc Jh Js |
      | Ts Td Th Tc |
      | 9h 9c 9s 9d |
      | 8c 8s 8d 8h |
      | 7d 7h 7c 7s |
      | 6s 6c 6h 6d |
      | 5h 5d 5s 5c |
      | 4c 4h 4d 4s |
      | 3d 3s 3c 3h |
      | 2s 2h 2c 2d |

  @clause:684a.6.b.1
  Scenario Outline: Fewer than four cards of the same rank are not a four-of-a-kind
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the hand is not a four-of-a-kind

    Examples: three and an odd card, two and two
      | cards       |
      | As Kc Ah Ad |
      | 2c 2d 3c 2s |
      | Ks Qs Kh Qh |

  @clause:684a.6.b.2
  Scenario Outline: Four cards of the same suit in consecutive ranking are a straight flush
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the hand is a straight flush

    Examples: the highest, in each suit
      | cards       |
      | As Ks Qs Js |
      | Jh Ah Kh Qh |
      | Qd Jd Ad Kd |
      | Kc Qc Jc Ac |

    Examples: every other sequence from king high to 5 high
      | cards       |
      | Kh Qh Jh Th |
      | 9d Qd Td Jd |
      | Tc 8c Jc 9c |
      | 7s 8s 9s Ts |
      | 9h 6h 8h 7h |
      | 5d 7d 6d 8d |
      | 6c 5c 4c 7c |
      | 3s 6s 4s 5s |
      | 4h 2h 5h 3h |

  @clause:684a.6.b.2
  Scenario Outline: One card out of suit or out of sequence leaves no straight flush
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the hand is not a straight flush

    Examples: in sequence, but one card of another suit
      | cards       |
      | Ah Kd Qd Jd |
      | Ks Qh Js Ts |
      | 9c 8c 7d 6c |
      | 5h 4h 3h 2s |

    Examples: of one suit, but with a gap
      | cards       |
      | Ad Kd Qd Td |
      | 9s 8s 6s 5s |
      | Jc 9c 8c 7c |
      | 2h 3h 4h 6h |

  @clause:684a.6.b.3
  Scenario Outline: Three cards of the same rank are a three-of-a-kind
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the hand is a three-of-a-kind

    Examples: every rank, the odd card above or below it
      | cards       |
      | As Ah 2c Ad |
      | Kh Ac Kc Kd |
      | Qc Qd Qs Ks |
      | 3h Jc Jh Js |
      | Ts Td Jc Tc |
      | 9h 9c 9s 8d |
      | Ad 8s 8d 8h |
      | 7d 7h 6c 7s |
      | 6s Qc 6h 6d |
      | 5h 5d 5s 2c |
      | 4c 4h 5d 4s |
      | 3d 2s 3c 3h |
      | 2s 2h 2c Ks |

  @clause:684a.6.b.3
  Scenario Outline: Two cards of the same rank are not a three-of-a-kind
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the hand is not a three-of-a-kind

    Examples: a pair alone, and a pair beside another pair
      | cards       |
      | As Qh Ac Kd |
      | 2h 4d 3s 2c |
      | 8d 7s 8c 7h |

  @clause:684a.6.b.4
  Scenario Outline: Four cards of the same suit are a flush, whatever their ranks
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the hand is a flush

    Examples: the highest and the lowest ranks, in each suit
      | cards       |
      | As Ks Qs Ts |
      | 3s 6s 2s 4s |
      | Qh Th Ah Kh |
      | 2h 4h 3h 6h |
      | Td Ad Kd Qd |
      | 6d 3d 4d 2d |
      | Kc Qc Tc Ac |
      | 4c 2c 6c 3c |

    Examples: ranks from everywhere
      | cards       |
      | 2s 9s As 7s |
      | 8h 5h Kh 3h |
      | Jd 4d 7d Td |
      | Qc 9c 6c 2c |

  @clause:684a.6.b.4
  Scenario Outline: Three cards of one suit and a card of another are not a flush
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the hand is not a flush

    Examples: the odd card of the same color, of the other color, and in a pair
      | cards       |
      | As Ts 7s 3c |
      | Kh 9d 6h 2h |
      | 8s Qd 5d 3d |
      | Jc 8c 4h 2c |
      | Kh Qh 7h Kd |

    Examples: two cards of each of two suits
      | cards       |
      | Ah Jd 8h 3d |
      | Qs 9c 6s 2c |

  @clause:684a.6.b.5
  Scenario Outline: Four cards of consecutive rank and more than one suit are a straight
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the hand is a straight

    Examples: every sequence from ace high to 5 high
      | cards       |
      | As Kh Qd Jc |
      | Jd Td Kd Qs |
      | Th Qc Jh 9c |
      | 9s Jd Tc 8s |
      | 7c Ts 8h 9d |
      | 8d 6d 9h 7d |
      | 5h 8c 6s 7s |
      | 7c 4h 5c 6h |
      | 3d 5s 6c 4d |
      | 4s 2c 3h 5d |

  @clause:684a.6.b.5
  Scenario Outline: Four cards with a gap or a repeated rank are not a straight
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the hand is not a straight

    Examples: a gap in each place
      | cards       |
      | As Kh Qd Tc |
      | Kc Qd Ts 9h |
      | 8h 6s 5d 4c |
      | 2d 6c 3s 4h |

    Examples: three in a row and one of them again
      | cards       |
      | As Kd Qh Qc |
      | 9h 8s 7d 9c |
      | 5c 4d 3h 4s |

    Examples: a pair within four consecutive ranks, of which one is missing
      | cards       |
      | 9h 8d 6s 6c |
      | Js 8h 8d Tc |
      | 5d 2c 5s 3h |

  @clause:684a.6.b.6
  Scenario Outline: Two sets of two cards of the same rank are two pairs
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the hand is two pairs

    Examples: the highest, the lowest, and every rank once more
      | cards       |
      | As Kd Ah Kc |
      | 3h 2s 3d 2c |
      | Qs Jh Qd Jc |
      | Th 9h Ts 9s |
      | 8c 7d 8d 7c |
      | 6s 5c 6h 5d |
      | 4d Ac 4s Ad |
      | 2h Ks 2d Kh |

  @clause:684a.6.b.6
  Scenario Outline: One set of two cards of the same rank is not two pairs
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the hand is not two pairs

    Examples: a second set that falls short by one rank, or a third card of the first rank
      | cards       |
      | As Kd Ah Qc |
      | 3h 2s 4d 2c |
      | Js Jh Tc Jd |

  @clause:684a.6.b.7
  Scenario Outline: Two cards of the same rank are a pair
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the hand is a pair

    Examples: every rank
      | cards       |
      | As 9d Ah 4c |
      | Kh Qs 2d Kc |
      | Jd Qc Qh Td |
      | Jc 7s Jh 8s |
      | Td Ac Ts Kd |
      | 9h 6h 9c 3h |
      | 8d 7c 5s 8s |
      | 2c 7d Jc 7s |
      | 6c Ad 6s 2h |
      | 5h 6s 5d 4h |
      | 9s 4c 8d 4d |
      | 3s Kh 3c Qd |
      | 2h Ts 2d 5s |

  @clause:684a.6.b.7
  Scenario Outline: Four different ranks are no pair
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the hand is not a pair

    Examples: the highest and the lowest such hand, and two in between
      | cards       |
      | Ad Kc Qs Th |
      | 6h 2d 4s 3c |
      | Kd 3s 9c 8d |
      | 7h 2s Jh Tc |

  @clause:684a.6.b
  Scenario Outline: Every kind of hand ranks above each kind that is listed after it
    Given a Four Card Frenzy table
    When the first hand is <first> and the second hand is <second>
    Then <result>

    Examples: the lowest hand of one kind against the highest of the next, either way round
      | first       | second      | result                       |
      | 2s 2h 2d 2c | As Ks Qs Js | the first hand ranks higher  |
      | Ad Kd Qd Jd | 2c 2h 2s 2d | the second hand ranks higher |
      | As 2s 3s 4s | Ah Ad Ac Kh | the first hand ranks higher  |
      | Ac Ah Ad Ks | 4s 3s As 2s | the second hand ranks higher |
      | 2s 2d 2c 3s | Ah Kh Qh Th | the first hand ranks higher  |
      | Ac Kc Qc Tc | 2h 3d 2s 2d | the second hand ranks higher |
      | 2h 3h 4h 6h | As Kd Qc Js | the first hand ranks higher  |
      | Kh Jd Qs Ac | 6d 2d 4d 3d | the second hand ranks higher |
      | 4s Ah 2d 3c | As Ad Kc Kh | the first hand ranks higher  |
      | Kd As Ac Ks | 2s 3h 4d Ah | the second hand ranks higher |
      | 3s 3h 2d 2c | As Ad Kc Qh | the first hand ranks higher  |
      | Qs Ah Kd Ac | 2h 3c 2s 3d | the second hand ranks higher |
      | 2s 2h 3d 4c | As Kh Qd Tc | the first hand ranks higher  |
      | Kc Ad Ts Qh | 4d 2c 3h 2d | the second hand ranks higher |

    Examples: kinds that stand further apart in the list
      | first       | second      | result                       |
      | 2s 2h 2d 2c | Ah Ad Ac Ks | the first hand ranks higher  |
      | Ac Kc Qc Tc | 3s 3h 3d 3c | the second hand ranks higher |
      | Ah 2h 3h 4h | As Ks Qs Ts | the first hand ranks higher  |
      | As Kh Qd Jc | 5d 4d 3d 2d | the second hand ranks higher |
      | 2s 2h 2d 3c | As Kh Qd Jc | the first hand ranks higher  |
      | As Ah Kd Kc | 2h 2d 2c 4s | the second hand ranks higher |
      | 2c 3c 4c 6c | As Ah Kd Ks | the first hand ranks higher  |
      | As Ah Kd Qs | 6d 4d 3d 2d | the second hand ranks higher |
      | Ah 2d 3c 4s | Ac Ad Kh Qs | the first hand ranks higher  |
      | As Kh Qd Tc | 3d 3h 2s 2c | the second hand ranks higher |

    Examples: kinds that stand four places apart, or more
      | first       | second      | result                       |
      | 2s 2h 2d 2c | As Kh Qd Jc | the first hand ranks higher  |
      | As Ah Kd Kc | 2s 2h 2d 2c | the second hand ranks higher |
      | 2c 2d 2h 2s | Ac Ad Kh Qs | the first hand ranks higher  |
      | Ah Kd Qc Ts | 2d 2s 2c 2h | the second hand ranks higher |
      | As 2s 3s 4s | Ah Ad Kc Kh | the first hand ranks higher  |
      | Ad As Kh Qc | 4c 3c 2c Ac | the second hand ranks higher |
      | 3h Ah 4h 2h | As Kd Qc Ts | the first hand ranks higher  |
      | Ac Ad Ks Qh | 2s 3h 2d 2c | the second hand ranks higher |
      | 2h 2c 2s 3d | Ah Kd Qc Ts | the first hand ranks higher  |
      | As Kh Qd Tc | 3d 2d 4d 6d | the second hand ranks higher |
      | 3c 2d As 4h | Ah Kd Qc Tc | the first hand ranks higher  |

  @clause:684a.6.b.1
  Scenario Outline: Of two four-of-a-kinds the higher rank is the higher hand, four aces above all and four 2s below all
    Given a Four Card Frenzy table
    When the first hand is <first> and the second hand is <second>
    Then <result>

    Examples: each rank against the next
      | first       | second      | result                       |
      | As Ah Ad Ac | Ks Kh Kd Kc | the first hand ranks higher  |
      | Qs Qh Qd Qc | Kh Kd Kc Ks | the second hand ranks higher |
      | Qd Qs Qc Qh | Js Jh Jd Jc | the first hand ranks higher  |
      | Ts Th Td Tc | Jc Jd Js Jh | the second hand ranks higher |
      | Tc Ts Th Td | 9s 9h 9d 9c | the first hand ranks higher  |
      | 8s 8h 8d 8c | 9d 9c 9h 9s | the second hand ranks higher |
      | 8h 8s 8c 8d | 7s 7h 7d 7c | the first hand ranks higher  |
      | 6s 6h 6d 6c | 7c 7s 7d 7h | the second hand ranks higher |
      | 6d 6c 6s 6h | 5s 5h 5d 5c | the first hand ranks higher  |
      | 4s 4h 4d 4c | 5h 5c 5s 5d | the second hand ranks higher |
      | 4c 4d 4h 4s | 3s 3h 3d 3c | the first hand ranks higher  |
      | 2s 2h 2d 2c | 3d 3s 3c 3h | the second hand ranks higher |

    Examples: the highest against the lowest, either way round
      | first       | second      | result                       |
      | Ac Ad Ah As | 2c 2d 2h 2s | the first hand ranks higher  |
      | 2d 2s 2h 2c | Ah As Ac Ad | the second hand ranks higher |

  @clause:684a.6.b.2
  Scenario Outline: Of two straight flushes the one that ends higher is the higher hand, ace, king, queen and jack above all
    Given a Four Card Frenzy table
    When the first hand is <first> and the second hand is <second>
    Then <result>

    Examples: each sequence against the next
      | first       | second      | result                       |
      | As Ks Qs Js | Kh Qh Jh Th | the first hand ranks higher  |
      | Qd Jd Td 9d | Kc Qc Jc Tc | the second hand ranks higher |
      | Qh Jh Th 9h | Js Ts 9s 8s | the first hand ranks higher  |
      | Tc 9c 8c 7c | Jd Td 9d 8d | the second hand ranks higher |
      | Ts 9s 8s 7s | 9h 8h 7h 6h | the first hand ranks higher  |
      | 8d 7d 6d 5d | 9c 8c 7c 6c | the second hand ranks higher |
      | 8h 7h 6h 5h | 7s 6s 5s 4s | the first hand ranks higher  |
      | 6c 5c 4c 3c | 7d 6d 5d 4d | the second hand ranks higher |
      | 6h 5h 4h 3h | 5d 4d 3d 2d | the first hand ranks higher  |

    Examples: two sequences that both hold an ace
      | first       | second      | result                       |
      | Ah Kh Qh Jh | As 2s 3s 4s | the first hand ranks higher  |
      | 2c Ac 4c 3c | Jd Ad Kd Qd | the second hand ranks higher |

  @clause:684a.6.b.3
  Scenario Outline: Of two three-of-a-kinds the higher rank is the higher hand, three aces above all and three 2s below all
    Given a Four Card Frenzy table
    When the first hand is <first> and the second hand is <second>
    Then <result>

    Examples: each rank against the next
      | first       | second      | result                       |
      | As Ah Ad 2c | Ks Kh Qc Kd | the first hand ranks higher  |
      | Qs Jd Qh Qc | Kd Kc 3h Ks | the second hand ranks higher |
      | Qd 4s Qc Qh | Js Jh Td Jc | the first hand ranks higher  |
      | Ts 9h Td Tc | Jc Jd 5s Jh | the second hand ranks higher |
      | Tc Ts 2h Td | 8s 9h 9d 9c | the first hand ranks higher  |
      | 8s 8h 8d 7c | 9d 3c 9h 9s | the second hand ranks higher |
      | 8h 4s 8c 8d | 7s 7h 7d 6c | the first hand ranks higher  |
      | 5s 6h 6d 6c | 7c 7s 2d 7h | the second hand ranks higher |
      | 6d 6c 3s 6h | 5s 4h 5d 5c | the first hand ranks higher  |
      | 4s 4h 3d 4c | 5h 2c 5s 5d | the second hand ranks higher |
      | 4c 4d 4h 7s | 3s 5h 3d 3c | the first hand ranks higher  |
      | 2s 2h 5d 2c | 3d 9s 3c 3h | the second hand ranks higher |

    Examples: the highest against the lowest, either way round
      | first       | second      | result                       |
      | Ac Ad Ah 3s | 2c 2d Kh 2s | the first hand ranks higher  |
      | 2d 2s 2h Qc | Ah As 4d Ac | the second hand ranks higher |

  @clause:684a.6.b.5
  Scenario Outline: Of two straights the one that ends higher is the higher hand, ace, king, queen and jack above all
    Given a Four Card Frenzy table
    When the first hand is <first> and the second hand is <second>
    Then <result>

    Examples: each sequence against the next
      | first       | second      | result                       |
      | As Ks Qd Jc | Kh Qh Jh Td | the first hand ranks higher  |
      | Qd Js Td 9d | Kc Qc Jh Tc | the second hand ranks higher |
      | Qh Jd Tc 9s | Jh Ts 9c 8s | the first hand ranks higher  |
      | Tc 9h 8c 7h | Jd Td 9d 8s | the second hand ranks higher |
      | Ts 9d 8h 7c | 9h 8s 7d 6c | the first hand ranks higher  |
      | 8d 7d 6c 5c | 9c 8c 7s 6s | the second hand ranks higher |
      | 8h 7h 6h 5s | 7s 6d 5d 4s | the first hand ranks higher  |
      | 6c 5h 4d 3s | 7d 6h 5c 4h | the second hand ranks higher |
      | 6s 5d 4d 3d | 5s 4h 3c 2h | the first hand ranks higher  |

    Examples: two sequences that both hold an ace
      | first       | second      | result                       |
      | Ah Kh Qs Jh | As 2d 3s 4c | the first hand ranks higher  |
      | 2c Ac 4d 3h | Jd As Kd Qc | the second hand ranks higher |

  @clause:684a.6.b.6
  Scenario Outline: Of two hands of two pairs the higher pair decides, then the lower
    Given a Four Card Frenzy table
    When the first hand is <first> and the second hand is <second>
    Then <result>

    Examples: the higher pair decides, even over two middling pairs
      | first       | second      | result                       |
      | As Ad 2h 2c | Ks Kh Qd Qc | the first hand ranks higher  |
      | Qs Qd Jh Jc | Kh Kc 2d 2s | the second hand ranks higher |
      | Ts Tc 2s 2d | 9h 9d 8h 8d | the first hand ranks higher  |
      | 9s 9c 8s 8c | Th Td 3h 3d | the second hand ranks higher |
      | 4s 4h 2c 2d | 3s 3h 2s 2h | the first hand ranks higher  |

    Examples: the higher pair is the same, the lower decides
      | first       | second      | result                       |
      | As Ah Kd Kc | Ad Ac Qs Qh | the first hand ranks higher  |
      | Js Jd 7h 7c | Jh Jc 8s 8d | the second hand ranks higher |
      | 9s 9h Td Tc | Ts Th 8d 8c | the first hand ranks higher  |
      | 2s 2d 4h 4c | 3s 4d 3d 4s | the second hand ranks higher |

    Examples: the highest against the lowest, either way round
      | first       | second      | result                       |
      | Kh Ac Kd As | 3h 2s 3d 2c | the first hand ranks higher  |
      | 3s 2h 3c 2d | Ks Ah Kc Ad | the second hand ranks higher |

  @clause:684a.6.b.7
  Scenario Outline: Of two pairs the higher rank is the higher hand, two aces above all and two 2s below all
    Given a Four Card Frenzy table
    When the first hand is <first> and the second hand is <second>
    Then <result>

    Examples: each rank against the next
      | first       | second      | result                       |
      | As 4h Ad 2c | Ks Kh Qc Jd | the first hand ranks higher  |
      | Qs Jd Qh Tc | Kd Kc 3h 5s | the second hand ranks higher |
      | Qd 4s Qc 2h | Js 9h Td Jc | the first hand ranks higher  |
      | Ts 9c Td 8c | Jh Jd 5s 3h | the second hand ranks higher |
      | Tc 4d 2h Th | 8s 9h 9d 7c | the first hand ranks higher  |
      | 8h 8d 7c 6s | 9c 3c 2d 9s | the second hand ranks higher |
      | 8s 4c 8c 2d | 7s 7h 6d 5c | the first hand ranks higher  |
      | 5s 6h 6d 4c | 7c 7d 2h 3s | the second hand ranks higher |
      | 6s 6c 3c 2s | 5d 4h 5h 3h | the first hand ranks higher  |
      | 4s 4d 3d 2c | 5s 2h 5c 3s | the second hand ranks higher |
      | 4c 4h 8s 6c | 3h 7h 3c 5d | the first hand ranks higher  |
      | 2s 2h 7d 4c | 3d 9s 3c 5h | the second hand ranks higher |

    Examples: the highest against the lowest, either way round
      | first       | second      | result                       |
      | Ac Ah 4d 3s | 2c 2d Kh Qs | the first hand ranks higher  |
      | 2d 2s Kc Jh | Ah As 5d 3c | the second hand ranks higher |

  @clause:684a.6.b @reading:684a-best-four=highest
  Scenario Outline: Where several kinds can be made from the cards, the hand is the one listed first
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the best four cards are <four>, <hand>

    Examples: five cards
      | cards          | four        | hand              |
      | 9s 9h 4d 9d 9c | 9s 9h 9d 9c | a four-of-a-kind  |
      | 2h 3h 4h 5h Kh | 2h 3h 4h 5h | a straight flush  |
      | Kd Td Jd Ac Qd | Kd Qd Jd Td | a straight flush  |
      | 7c 6s 8c 6c 5c | 8c 7c 6c 5c | a straight flush  |
      | 3s Kh 3d Kc 3c | 3s 3d 3c Kh | a three-of-a-kind |
      | 2d 9d 3d 5s 4d | 9d 4d 3d 2d | a flush           |
      | Kh 2h Ks 8h 5h | Kh 8h 5h 2h | a flush           |
      | Qc Js Ad Ah Kd | Ad Kd Qc Js | a straight        |
      | 8s 6h 8h 5d 7c | 8s 7c 6h 5d | a straight        |
      | 4c 2d 9s 3h As | As 4c 3h 2d | a straight        |
      | 2c 9h 2s Kc 9d | 9h 9d 2c 2s | two pairs         |
      | Ks 8d 3h 8c Jd | 8d 8c Ks Jd | a pair            |

    Examples: six and seven cards
      | cards                | four        | hand              |
      | 9h Th 9c Jh 9d Qh    | Qh Jh Th 9h | a straight flush  |
      | Kh 6c 4h 6h 2h 6d    | 6c 6h 6d Kh | a three-of-a-kind |
      | 9d Kh 2h Kc 4h 9h    | Kh 9h 4h 2h | a flush           |
      | 5s 8d 6c 5h 7h 6d    | 8d 7h 6c 5s | a straight        |
      | 9h Jh 9d Qh 9s Th 9c | 9h 9d 9s 9c | a four-of-a-kind  |

  @reading:684a-best-four=highest
  Scenario Outline: Where one kind can be made in several ways, the hand is its highest ranking member
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the best four cards are <four>, <hand>

    @clause:684a.6.b.2
    Examples: straight flushes
      | cards          | four        | hand             |
      | Ts Ks As Js Qs | As Ks Qs Js | a straight flush |
      | 5d 9d 7d 8d 6d | 9d 8d 7d 6d | a straight flush |

    @clause:684a.6.b.5
    Examples: straights
      | cards          | four        | hand       |
      | Jh Ad Tc Kc Qs | Ad Kc Qs Jh | a straight |
      | 2s 6h 3d 5c 4d | 6h 5c 4d 3d | a straight |

    @clause:684a.6.b.5 @reading:684a-tie-scope=rank-then-card
    Examples: straights in six and seven cards, an ace at their low end
      | cards                | four        | hand       |
      | 2s Ah 4c 9d 3s 5d    | 5d 4c 3s 2s | a straight |
      | 6c Ad 3h 5s Tc 2d 4h | 6c 5s 4h 3h | a straight |

    @clause:684a.6.b.6
    Examples: two of three pairs
      | cards             | four        | hand      |
      | Qs Ad Kh Qc Ac Kd | Ad Ac Kh Kd | two pairs |
      | 2s 7c 5h 2d 5s 7h | 7c 7h 5h 5s | two pairs |

    @clause:684a.6.b.6
    Examples: two of three pairs, and a card that is in none of them
      | cards                | four        | hand      |
      | 3c Jd 8h 3s As 8d Jc | Jd Jc 8h 8d | two pairs |
      | 6h 4s Kd 6d 9c 4h 9s | 9c 9s 6h 6d | two pairs |
