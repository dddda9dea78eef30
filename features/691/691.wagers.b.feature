Feature: 58 Pa. Code ch. 691, wagers section (number not stated in the source) (b) — the Ante wagers

  To take part in a round a player places an Ante. A Black Ante says that the community card revealed will be black, a
  Red Ante that it will be red. What becomes of either on a joker is the reading 691-joker-colour.

  @clause:691.wagers.b
  Scenario Outline: A player takes part by placing an Ante
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <wagers>
    Then the wagers are accepted

    Examples: one Ante, or both
      | card | wagers               |
      | 8s   | Black Ante           |
      | 8s   | Red Ante             |
      | 5d   | Black Ante, Red Ante |

  @clause:691.wagers.b.1
  Scenario Outline: A Black Ante wins when the community card revealed is black
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed Black Ante
    Then the Black Ante wins

    Examples: spades and clubs of every rank
      | card |
      | As   |
      | Kc   |
      | Qs   |
      | Jc   |
      | Ts   |
      | 9c   |
      | 8s   |
      | 7c   |
      | 6s   |
      | 5c   |
      | 4s   |
      | 3c   |
      | 2s   |

  @clause:691.wagers.b.1
  Scenario Outline: A Black Ante loses when the community card revealed is red
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed Black Ante
    Then the Black Ante loses

    Examples: hearts and diamonds of every rank
      | card |
      | Ah   |
      | Kd   |
      | Qh   |
      | Jd   |
      | Th   |
      | 9d   |
      | 8h   |
      | 7d   |
      | 6h   |
      | 5d   |
      | 4h   |
      | 3d   |
      | 2h   |

  @clause:691.wagers.b.2
  Scenario Outline: A Red Ante wins when the community card revealed is red
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed Red Ante
    Then the Red Ante wins

    Examples: diamonds and hearts of every rank
      | card |
      | Ad   |
      | Kh   |
      | Qd   |
      | Jh   |
      | Td   |
      | 9h   |
      | 8d   |
      | 7h   |
      | 6d   |
      | 5h   |
      | 4d   |
      | 3h   |
      | 2d   |

  @clause:691.wagers.b.2
  Scenario Outline: A Red Ante loses when the community card revealed is black
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed Red Ante
    Then the Red Ante loses

    Examples: clubs and spades of every rank
      | card |
      | Ac   |
      | Ks   |
      | Qc   |
      | Js   |
      | Tc   |
      | 9s   |
      | 8c   |
      | 7s   |
      | 6c   |
      | 5s   |
      | 4c   |
      | 3s   |
      | 2c   |

  Scenario Outline: A Black Ante and a Red Ante on one card are settled each by its own color
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <wagers>
    Then the <ante> <outcome>

    @clause:691.wagers.b.1
    Examples: the Black Ante
      | card | wagers               | ante       | outcome |
      | Qc   | Red Ante, Black Ante | Black Ante | wins    |
      | 3d   | Black Ante, Red Ante | Black Ante | loses   |

    @clause:691.wagers.b.2
    Examples: the Red Ante
      | card | wagers               | ante     | outcome |
      | Qc   | Red Ante, Black Ante | Red Ante | loses   |
      | 3d   | Black Ante, Red Ante | Red Ante | wins    |

  Scenario Outline: An Ante loses on a joker of the other color, whether or not a joker has a color
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>
    Then the <ante> loses

    @clause:691.wagers.b.1
    Examples: a Black Ante on the joker printed in red
      | card | ante       |
      | Jk1  | Black Ante |

    @clause:691.wagers.b.2
    Examples: a Red Ante on the joker printed in black
      | card | ante     |
      | Jk2  | Red Ante |

  @reading:691-joker-colour=loses
  Scenario Outline: An Ante loses on any joker, because a joker has no color
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>
    Then the <ante> loses

    @clause:691.wagers.b.1
    Examples: a Black Ante on the joker printed in black
      | card | ante       |
      | Jk2  | Black Ante |

    @clause:691.wagers.b.2
    Examples: a Red Ante on the joker printed in red
      | card | ante     |
      | Jk1  | Red Ante |

  @reading:691-joker-colour=printed
  Scenario Outline: An Ante wins on the joker that is printed in its color
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>
    Then the <ante> wins

    @clause:691.wagers.b.1
    Examples: a Black Ante and the black joker
      | card | ante       |
      | Jk2  | Black Ante |

    @clause:691.wagers.b.2
    Examples: a Red Ante and the red joker
      | card | ante     |
      | Jk1  | Red Ante |
