Feature: 58 Pa. Code § 684a.6(c) — comparing hands of identical rank

  Between two hands of the same rank, or two that are none of the hands of (b), the highest card decides that one hand
  has and the other has not. Cards are compared by rank alone. Where no such card is left, the hands tie.
  Whether (c) also overrides the ranks by which (b) orders hands of one kind is the reading 684a-tie-scope.

  @clause:684a.6.c
  Scenario Outline: Between equal pairs the highest card that the other hand does not hold decides
    Given a Four Card Frenzy table
    When the first hand is <first> and the second hand is <second>
    Then <result>

    Examples: the higher odd card decides, whatever the lower one is
      | first       | second      | result                       |
      | As Kh Ad 3c | Ah Qs Ac Jd | the first hand ranks higher  |
      | 9h Qd 9c Jh | 9s 2h Kc 9d | the second hand ranks higher |
      | 2s 2d As 3c | 2h Kd 2c Qh | the first hand ranks higher  |
      | Ts 8d 7h Tc | 2h Th Td 9s | the second hand ranks higher |
      | Kd 3s Kc 5h | Ks 4d Kh 2c | the first hand ranks higher  |

    Examples: the higher odd card is the same, the lower one decides
      | first       | second      | result                       |
      | 9s Kd 9h 6c | 9c Kh 5s 9d | the first hand ranks higher  |
      | Js Jh 4d 2c | 3s Jc Jd 4h | the second hand ranks higher |
      | Kc 8s 8h As | Ad 2h 8d 8c | the first hand ranks higher  |
      | 3h 7d 4c 3c | 7s 5h 3s 3d | the second hand ranks higher |

  @clause:684a.6.c
  Scenario Outline: Between flushes the highest card that the other hand does not hold decides
    Given a Four Card Frenzy table
    When the first hand is <first> and the second hand is <second>
    Then <result>

    Examples: the highest card decides
      | first       | second      | result                       |
      | As 5s 3s 2s | Kh Qh Jh 9h | the first hand ranks higher  |
      | 9d 8d 7d 5d | Tc 4c 3c 2c | the second hand ranks higher |

    Examples: the second card decides
      | first       | second      | result                       |
      | 2h Kh Ah 3h | Ts As Qs Js | the first hand ranks higher  |
      | Jc 7c 6c 5c | 2d 3d Jd 8d | the second hand ranks higher |

    Examples: the third card decides
      | first       | second      | result                       |
      | Kd Jd 8d 2d | 6s 7s Js Ks | the first hand ranks higher  |
      | 5h 6h Qh Ah | 2c 7c Ac Qc | the second hand ranks higher |

    Examples: the fourth card decides
      | first       | second      | result                       |
      | 3c 7c Tc Qc | Qs Ts 7s 2s | the first hand ranks higher  |
      | 9h 8h 6h 3h | 6d 9d 4d 8d | the second hand ranks higher |

  @clause:684a.6.c
  Scenario Outline: Between hands that are none of the listed hands the highest card that the other does not hold decides
    Given a Four Card Frenzy table
    When the first hand is <first> and the second hand is <second>
    Then <result>

    Examples: the highest card decides
      | first       | second      | result                       |
      | 2h 5c As 3d | Kc Jd Qh 9s | the first hand ranks higher  |
      | 9c 8h 7s 5d | 3s Td 2d 4h | the second hand ranks higher |

    Examples: the second card decides
      | first       | second      | result                       |
      | Kd 3s 2c Ah | Qs Ac Th Jd | the first hand ranks higher  |
      | 7d 5h Jc 6s | Jd 8s 3h 2c | the second hand ranks higher |

    Examples: the third card decides
      | first       | second      | result                       |
      | 8h Kd 2s Jc | Ks 6c 7d Jh | the first hand ranks higher  |
      | Qc Ad 6h 5s | As 2d Qh 7c | the second hand ranks higher |

    Examples: the fourth card decides
      | first       | second      | result                       |
      | Ts Qh 3c 7d | 7h 2s Td Qc | the first hand ranks higher  |
      | 6c 9s 3d 8h | 8d 9c 6s 4h | the second hand ranks higher |

  @clause:684a.6.c
  Scenario Outline: Hands between which no card decides are a tie
    Given a Four Card Frenzy table
    When the first hand is <first> and the second hand is <second>
    Then the hands tie

    Examples: straight flushes
      | first       | second      |
      | As Ks Qs Js | Jd Qd Ad Kd |
      | 2h 3h 4h Ah | Ac 4c 3c 2c |
      | 7d 8d 6d 9d | 8s 6s 9s 7s |

    Examples: flushes
      | first       | second      |
      | Kh Th 9h 2h | 9c 2c Tc Kc |
      | 6s 4s 3s 2s | 2d 3d 4d 6d |

    Examples: straights
      | first       | second      |
      | Ac Kh Qh Jd | Js Qc Ks Ah |
      | 2s 4d As 3h | 3c Ad 4s 2d |
      | 5h 2h 4c 3s | 4h 3d 2c 5d |

    Examples: two pairs
      | first       | second      |
      | Kd Jh Ks Jc | Js Kh Jd Kc |
      | 2s Ah 2h Ac | Ad 2d As 2c |

    Examples: pairs
      | first       | second      |
      | Qs Kd Qh 4c | 4h Qd Ks Qc |
      | 2c 3h 2d 4s | 2s 4d 3c 2h |

    Examples: none of the listed hands
      | first       | second      |
      | Ah Kd Qc Ts | Th As Kc Qd |
      | 6d 2c 3h 4s | 4d 3s 6c 2h |

  @reading:684a-tie-scope=rank-then-card
  Scenario Outline: Where (b) orders two hands of one kind, (c) has no part in it
    Given a Four Card Frenzy table
    When the first hand is <first> and the second hand is <second>
    Then <result>

    @clause:684a.6.b.7
    Examples: the higher pair wins against a higher odd card
      | first       | second      | result                       |
      | 3s 3h Ad 5c | 4s Kd 4h 9c | the second hand ranks higher |
      | Kc Qd Ks Jh | 2s Ad 2h Kh | the first hand ranks higher  |
      | Qs Ah Qd 2c | Ks Kd 4h 3c | the second hand ranks higher |
      | 8d 8c 3h 2s | 7s 7h 9d Td | the first hand ranks higher  |

    @clause:684a.6.b.3
    Examples: the higher three-of-a-kind wins against a higher odd card
      | first       | second      | result                       |
      | Qs Qh Qd Ac | Ks 2h Kd Kc | the second hand ranks higher |
      | Ts Td Tc 9h | 2s 2h Kc 2d | the first hand ranks higher  |
      | 2h 2d 2c As | 3s 3h 3d 4c | the second hand ranks higher |

    @clause:684a.6.b.2
    Examples: ace, 2, 3 and 4 is the lowest straight flush
      | first       | second      | result                       |
      | As 2s 3s 4s | 5h 4h 3h 2h | the second hand ranks higher |
      | 5d 2d 3d 4d | Ac 3c 2c 4c | the first hand ranks higher  |
      | Ad 2d 3d 4d | Kc Jc Tc Qc | the second hand ranks higher |

    @clause:684a.6.b.5
    Examples: ace, 2, 3 and 4 is the lowest straight
      | first       | second      | result                       |
      | Ah 2s 3d 4c | 5c 4h 3s 2d | the second hand ranks higher |
      | 5s 2c 3h 4d | As 3c 2h 4s | the first hand ranks higher  |
      | 2d Ac 4s 3s | Kh Js Tc Qd | the second hand ranks higher |

  @clause:684a.6.c @reading:684a-tie-scope=card-only
  Scenario Outline: Between two hands of one kind the highest card that the other does not hold decides alone
    Given a Four Card Frenzy table
    When the first hand is <first> and the second hand is <second>
    Then <result>

    Examples: a higher odd card wins against the higher pair
      | first       | second      | result                       |
      | 3s 3h Ad 5c | 4s Kd 4h 9c | the first hand ranks higher  |
      | Kc Qd Ks Jh | 2s Ad 2h Kh | the second hand ranks higher |
      | Qs Ah Qd 2c | Ks Kd 4h 3c | the first hand ranks higher  |
      | 8d 8c 3h 2s | 7s 7h 9d Td | the second hand ranks higher |

    Examples: a higher odd card wins against the higher three-of-a-kind
      | first       | second      | result                       |
      | Qs Qh Qd Ac | Ks 2h Kd Kc | the first hand ranks higher  |
      | Ts Td Tc 9h | 2s 2h Kc 2d | the second hand ranks higher |
      | 2h 2d 2c As | 3s 3h 3d 4c | the first hand ranks higher  |

    Examples: the ace of ace, 2, 3 and 4 is the highest card of a straight flush
      | first       | second      | result                       |
      | As 2s 3s 4s | 5h 4h 3h 2h | the first hand ranks higher  |
      | 5d 2d 3d 4d | Ac 3c 2c 4c | the second hand ranks higher |
      | Ad 2d 3d 4d | Kc Jc Tc Qc | the first hand ranks higher  |

    Examples: the ace of ace, 2, 3 and 4 is the highest card of a straight
      | first       | second      | result                       |
      | Ah 2s 3d 4c | 5c 4h 3s 2d | the first hand ranks higher  |
      | 5s 2c 3h 4d | As 3c 2h 4s | the second hand ranks higher |
      | 2d Ac 4s 3s | Kh Js Tc Qd | the first hand ranks higher  |

  @clause:684a.6.c @reading:684a-best-four=highest
  Scenario Outline: The best four cards keep the highest cards that do not name the hand
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the best four cards are <four>, <hand>

    Examples: the odd card beside a three-of-a-kind
      | cards          | four        | hand              |
      | 9s 4h 9d Kc 9c | 9s 9d 9c Kc | a three-of-a-kind |
      | Ks 2h Kh 3c Kd | Ks Kh Kd 3c | a three-of-a-kind |
      | As 2h 2d Kc 2c | 2h 2d 2c As | a three-of-a-kind |

    Examples: the two odd cards beside a pair
      | cards          | four        | hand   |
      | Kh 7s 2d Qc Ks | Kh Ks Qc 7s | a pair |
      | 2s 6h 9d As 2c | 2s 2c As 9d | a pair |
      | 5h Jc 8d 3s Jd | Jc Jd 8d 5h | a pair |

    Examples: a flush of five cards
      | cards          | four        | hand    |
      | 5d 2d Jd Ad 8d | Ad Jd 8d 5d | a flush |
      | 4s 9s 2s 7s 3s | 9s 7s 4s 3s | a flush |

    Examples: a pair, or a flush, in six and seven cards
      | cards                | four        | hand    |
      | 4s Qh 9c Qd 6s Kc    | Qh Qd Kc 9c | a pair  |
      | Js 2d 8h 5c 2h Ac 9d | 2d 2h Ac Js | a pair  |
      | 3h 9h Kd 5h Jh 7h    | Jh 9h 7h 5h | a flush |
      | 2c Tc 8d 4c Qc 6c Kc | Kc Qc Tc 6c | a flush |

    Examples: none of the listed hands
      | cards          | four        | hand                     |
      | 4h Ad 7c Qs 9h | Ad Qs 9h 7c | none of the listed hands |
      | 8c 3d 6s Jh 2c | Jh 8c 6s 3d | none of the listed hands |

  @reading:684a-best-four=highest
  Scenario Outline: From ace, 2, 3, 4 and 5 the best four cards follow the same comparison
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the best four cards are <four>, <hand>

    @clause:684a.6.b.2 @reading:684a-tie-scope=rank-then-card
    Examples: the straight flush that ends higher
      | cards          | four        | hand             |
      | 3h Ah 5h 2h 4h | 5h 4h 3h 2h | a straight flush |

    @clause:684a.6.b.5 @reading:684a-tie-scope=rank-then-card
    Examples: the straight that ends higher
      | cards          | four        | hand       |
      | 2c 5s 3d Ah 4c | 5s 4c 3d 2c | a straight |

    @clause:684a.6.c @reading:684a-tie-scope=card-only
    Examples: the hand with the ace
      | cards          | four        | hand             |
      | 3h Ah 5h 2h 4h | Ah 4h 3h 2h | a straight flush |
      | 2c 5s 3d Ah 4c | Ah 4c 3d 2c | a straight       |
