Feature: 58 Pa. Code § 684a.7(d)(2)–(4) — when the optional wagers win

  The Prime Wager counts colors in the player's five cards. The Four Card Bonus Wager wins from two pairs upwards in the
  player's four-card hand, the All-Six Bonus Wager from a three-of-a-kind upwards in six cards.
  Which hands those are is shown in full under § 684a.6(d) and (e).

  @clause:684a.7.d.2
  Scenario Outline: The Prime Wager wins if at least four of the player's five cards are of the same color
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the Prime Wager is eligible for a payout

    Examples: exactly four red, the fifth a spade or a club, wherever it lies
      | cards          |
      | Ks 2h 7d 9h Jd |
      | 4d 8c Ad 3d Qd |
      | Th 6h 5s 2h Kh |
      | 9d 7h Jh 3c 4d |
      | Qh 8d 6d 2d As |

    Examples: exactly four black, the fifth a heart or a diamond, wherever it lies
      | cards          |
      | Kh 2s 7c 9s Jc |
      | 4c 8d Ac 3c Qc |
      | Ts 6s 5h 2s Ks |
      | 9c 7s Js 3d 4c |
      | Qs 8c 6c 2c Ah |

    Examples: all five of the same color
      | cards          |
      | Ah 9d 7h 4d 2h |
      | Ks Jc 8s 5c 3s |
      | Kd Jd 8d 6d 2d |
      | Qc 9c 7c 4c 3c |

  @clause:684a.7.d.2
  Scenario Outline: The Prime Wager does not win if three cards are of one color and two of the other
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the Prime Wager is not eligible for a payout

    Examples: three red and two black
      | cards          |
      | Ah 9d 7h Ks 3c |
      | Kh 4c 8h 5h 2s |
      | Js Qd 6s Td 2d |

    Examples: three black and two red
      | cards          |
      | As 9c 7s Kh 3d |
      | Kd 4s 8s 5d 2s |
      | Jh Qc 6d Tc 2c |

    Examples: the ranks make a winning hand, the colors do not
      | cards          |
      | As Ah Ad Ac Kh |
      | 9h 8s 7d 6c 5h |

  @clause:684a.7.d.3
  Scenario Outline: The Four Card Bonus Wager wins if the four-card hand is two pairs or better
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the Four Card Bonus Wager is eligible for a payout

    Examples: the lowest two pairs, and two pairs formed around the fifth card
      | cards          |
      | 3s 2h 3d 2c 5h |
      | 2d Ac 9s 2s Ad |

    Examples: better than two pairs
      | cards          |
      | 4d As 9c 2h 3c |
      | 2s 6s Kd 3s 4s |
      | 2h 2c 4d 2d 7s |
      | 4c Kh 2c Ac 3c |
      | Jh Ah 5c Kh Qh |
      | 2s 2d 3h 2h 2c |

  @clause:684a.7.d.3
  Scenario Outline: The Four Card Bonus Wager does not win with a pair or less
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the Four Card Bonus Wager is not eligible for a payout

    Examples: the highest pair, another pair, no pair
      | cards          |
      | Ac Kh As Qd Tc |
      | 8d Js 8s 3h 6d |
      | As Kh Qd Tc 9h |

  @clause:684a.7.d.4
  Scenario Outline: The All-Six Bonus Wager wins if the six cards form a three-of-a-kind or better
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the All-Six Bonus Wager is eligible for a payout

    Examples: the lowest three-of-a-kind, the sixth card in it or not
      | cards             |
      | 2s 4h 2d 7c 3h 2h |
      | 2c 2d 2h 5s 3c 8d |

    Examples: better than a three-of-a-kind
      | cards             |
      | 2h 6c 4s 3d Kd 5h |
      | 2d 3d 4d 5d 7d Kc |
      | 3h 2s 3d 2c 2d 8h |
      | 2s 7h 2h 2d Kc 2c |
      | 2c 3c 4c 5c 6c 9h |
      | Ah Kh Qh Jh Th 6s |
      | Ts As Ks Js Qs 9s |

  @clause:684a.7.d.4
  Scenario Outline: The All-Six Bonus Wager does not win with pairs or less
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the All-Six Bonus Wager is not eligible for a payout

    Examples: three pairs, two pairs, one pair, none
      | cards             |
      | Ad Qh Kd Ac Qs Kc |
      | Kh Ac Ks 8h As 6d |
      | Ad Kc 9h As 6s 3c |
      | Ad Kc Jh 8s 6s 3c |
