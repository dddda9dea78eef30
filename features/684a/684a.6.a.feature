Feature: 58 Pa. Code § 684a.6(a) — rank of the cards

  Four Card Frenzy is played with one deck of 52 cards. The ace is the highest card and the 2 the lowest. An ace may
  also stand below the 2, but only beside a 2, a 3 and a 4. No suit is worth more than another.

  @clause:684a.6.a
  Scenario Outline: Each card ranks above the one that follows it in the order from ace to 2
    Given a Four Card Frenzy table
    When the first hand is <first> and the second hand is <second>
    Then <result>

    Examples: hands with no pair or better, alike but for one card
      | first       | second      | result                       |
      | As Jd 8c 5h | 8s Kd 5c Jh | the first hand ranks higher  |
      | 9h Qd 3c 6s | Kc 9s 6d 3h | the second hand ranks higher |
      | Qh 9c 6d 3s | 3c Js 9d 6h | the first hand ranks higher  |
      | Tc 8d 5h 2s | 2h Jd 8s 5c | the second hand ranks higher |
      | 2s Th 7c 4d | 9s 7d 4h 2c | the first hand ranks higher  |
      | 8d Ac 5s 3h | 3c 9h As 5d | the second hand ranks higher |
      | Kd 8s 4c 2h | 2d Ks 7h 4h | the first hand ranks higher  |
      | Qc 6h 3d 2s | Qs 7d 3c 2h | the second hand ranks higher |
      | Ah 6c Jd 2s | 5d As Jc 2h | the first hand ranks higher  |
      | Kh Td 4s 2c | 2d 5c Ks Th | the second hand ranks higher |
      | 4d Qs 9h 6c | Qd 9c 6s 3h | the first hand ranks higher  |
      | 8c Jh 6d 2s | Jd 8h 6s 3c | the second hand ranks higher |

    Examples: the hands exchanged
      | first       | second      | result                       |
      | Kd Jh 8s 5c | 5h As 8c Jd | the second hand ranks higher |
      | 9s 7d 4h 2c | 4d Th 2s 7c | the second hand ranks higher |
      | Jd 8h 6s 3c | Jh 8c 6d 2s | the first hand ranks higher  |

    Examples: an ace beside low cards that form no sequence is still the highest card
      | first       | second      | result                       |
      | Ac 7d 5h 3s | Ks Qd Jh 9c | the first hand ranks higher  |
      | Kh Qc Js 9d | 2c Ad 3h 5s | the second hand ranks higher |
      | 9d 7s 5c 2h | 9c 5h As 7d | the second hand ranks higher |

  @clause:684a.6.a
  Scenario Outline: An ace completes a straight flush with a 2, 3 and 4
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the hand is a straight flush

    Examples: in each suit
      | cards       |
      | As 2s 3s 4s |
      | 3h Ah 4h 2h |
      | 4d 3d 2d Ad |
      | 2c 4c Ac 3c |

  @clause:684a.6.a
  Scenario Outline: An ace completes a straight with a 2, 3 and 4
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the hand is a straight

    Examples: cards of two, three and four suits
      | cards       |
      | As 2s 3h 4s |
      | 4c Ad 2c 3c |
      | 2d 4h 3d Ac |
      | 3s Ah 4d 2c |

  @clause:684a.6.a
  Scenario Outline: An ace joins no other sequence
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the hand is not <hand>

    Examples: queen, king, ace and 2
      | cards       | hand             |
      | Qs Ks As 2s | a straight flush |
      | 2d Ad Qd Kd | a straight flush |
      | Qh Kd Ac 2s | a straight       |
      | Ah 2h Kc Qh | a straight       |

    Examples: king, ace, 2 and 3
      | cards       | hand             |
      | Kh Ah 2h 3h | a straight flush |
      | 3c 2c Ac Kc | a straight flush |
      | Ks Ad 2h 3c | a straight       |
      | 2s Kd 3d Ad | a straight       |

    Examples: an ace with three low cards of which one is not the 2, 3 or 4
      | cards       | hand             |
      | Ad 2d 3d 5d | a straight flush |
      | As 3s 4s 5s | a straight flush |
      | 5h Ac 2d 4s | a straight       |
      | 3h 4c Ah 5d | a straight       |

  @clause:684a.6.a
  Scenario Outline: No suit ranks above another
    Given a Four Card Frenzy table
    When the first hand is <first> and the second hand is <second>
    Then the hands tie

    Examples: flushes of the same ranks, in every two suits
      | first       | second      |
      | As Js 8s 3s | 3h Ah 8h Jh |
      | Kd 9d 6d 2d | 9s 2s Ks 6s |
      | Qs Ts 7s 4s | 7c Qc 4c Tc |
      | 2d Jd 9d 5d | Jh 9h 5h 2h |
      | Ac Qc 6c 5c | 5h Qh 6h Ah |
      | Td 8d 3d 2d | 3c 2c Tc 8c |

    Examples: hands of other kinds
      | first       | second      |
      | Ks Jd 7h 4c | Kh 4s 7c Jc |
      | 9h 9d Ac 6s | 6d 9s As 9c |
      | Qs Qh 5s 5h | 5c Qd 5d Qc |
      | 8s 7d 6h 5c | 5s 6d 8h 7c |
      | Jd Td 9d 8d | 8s Ts 9s Js |

  @clause:684a.6.a
  Scenario Outline: Cards that one deck of 52 cannot deal are no hand
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the cards are refused as a hand

    Examples: one card twice
      | cards       |
      | As Kd 2c As |
      | 7h 7h 7s 7d |

    Examples: a rank or a suit that the deck does not have
      | cards       |
      | 1s Kd 2c 9h |
      | Jk Kd 2c 9h |
      | As Kx 2c 9h |

    Examples: one card too few, one too many
      | cards          |
      | As Kd 2c       |
      | As Kd 2c 9h 5s |
