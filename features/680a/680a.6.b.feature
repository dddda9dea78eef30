Feature: 58 Pa. Code § 680a.6(b) — Point Count of a showdown hand

  The values of the two cards are added; a total above ten is taken down by ten.
  A total of exactly ten stays a Point Count of 10. No hand has a Point Count of 0 or of more than 10.

  @clause:680a.6.b
  Scenario Outline: A total of ten or less is itself the Point Count
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the Point Count is <count>

    Examples: the lowest totals
      | cards | count |
      | Ah Ad | 2     |
      | 2s Ad | 3     |
      | 3h Ac | 4     |
      | 2h 2s | 4     |

    Examples: totals between
      | cards | count |
      | 3d 2c | 5     |
      | Ah 5c | 6     |
      | 4c 2d | 6     |
      | 3s 4h | 7     |
      | 6d 2h | 8     |
      | 3c 5c | 8     |
      | 7s 2h | 9     |
      | 4d 5h | 9     |

    Examples: exactly ten
      | cards | count |
      | Ac 9h | 10    |
      | 2c 8s | 10    |
      | 7d 3h | 10    |
      | 6c 4s | 10    |
      | 5c 5h | 10    |

  @clause:680a.6.b
  Scenario Outline: A total above ten loses ten
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the Point Count is <count>

    Examples: eleven, the first total above ten
      | cards | count |
      | Kd As | 1     |
      | 9s 2d | 1     |
      | 8h 3c | 1     |
      | 4c 7h | 1     |
      | 6s 5d | 1     |

    Examples: totals between
      | cards | count |
      | 8c 4d | 2     |
      | Qh 2s | 2     |
      | 6d 7s | 3     |
      | 3h Jc | 3     |
      | 9h 5c | 4     |
      | Td 4h | 4     |
      | 8s 7c | 5     |
      | 9d 7s | 6     |
      | Qd 6c | 6     |
      | 8h 9c | 7     |
      | Th 7c | 7     |
      | 9s 9c | 8     |
      | Qc 8d | 8     |
      | Js 9c | 9     |
      | 9d Kh | 9     |

    Examples: twenty, the highest total
      | cards | count |
      | Kc Qs | 10    |
      | Td Th | 10    |
      | Jc Kh | 10    |

  @clause:680a.6.b
  Scenario Outline: It does not matter which of the two cards comes first
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the Point Count is <count>

    Examples: two hands, each in both orders
      | cards | count |
      | 6h Kd | 6     |
      | Kd 6h | 6     |
      | 8c 5d | 3     |
      | 5d 8c | 3     |

    Examples: the totals of ten or less from above, the other way round
      | cards | count |
      | Ad 2s | 3     |
      | Ac 3h | 4     |
      | 2c 3d | 5     |
      | 5c Ah | 6     |
      | 2d 4c | 6     |
      | 4h 3s | 7     |
      | 2h 6d | 8     |
      | 5c 3c | 8     |
      | 2h 7s | 9     |
      | 5h 4d | 9     |
      | 9h Ac | 10    |
      | 8s 2c | 10    |
      | 3h 7d | 10    |
      | 4s 6c | 10    |

    Examples: the totals above ten, the other way round
      | cards | count |
      | As Kd | 1     |
      | 2d 9s | 1     |
      | 3c 8h | 1     |
      | 7h 4c | 1     |
      | 5d 6s | 1     |
      | 4d 8c | 2     |
      | 2s Qh | 2     |
      | 7s 6d | 3     |
      | Jc 3h | 3     |
      | 5c 9h | 4     |
      | 4h Td | 4     |
      | 7c 8s | 5     |
      | 7s 9d | 6     |
      | 6c Qd | 6     |
      | 9c 8h | 7     |
      | 7c Th | 7     |
      | 8d Qc | 8     |
      | 9c Js | 9     |
      | Kh 9d | 9     |
      | Qs Kc | 10    |
      | Kh Jc | 10    |

  @clause:680a.6.b.1
  Scenario Outline: An ace and a 4 have a Point Count of 5
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the Point Count is 5

    Examples: the regulation's example, in each suit
      | cards |
      | As 4d |
      | 4s Ah |
      | Ad 4h |
      | 4c Ac |

  @clause:680a.6.b.2
  Scenario Outline: A 10 and a jack add up to 20 and have a Point Count of 10
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the Point Count is 10

    Examples: the regulation's example, in each suit
      | cards |
      | Ts Jd |
      | Js Th |
      | Td Jh |
      | Jc Tc |
