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

  Scenario Outline: An Ante goes by the community card revealed, not by the other community cards
    Given a Five Card Roulette table
    When the community cards are <cards>, <card> is the one revealed, and the player has placed <wagers>
    Then the <ante> <outcome>

    @clause:691.wagers.b.1
    Examples: the Black Ante, with each of the five revealed
      | cards          | card | wagers                         | ante       | outcome |
      | 5c 9h Kd 3d Jh | 5c   | Black Ante, Community Card bet | Black Ante | wins    |
      | 9h 5c Kd 3d Jh | 5c   | Black Ante, Community Card bet | Black Ante | wins    |
      | 9h Kd 5c 3d Jh | 5c   | Black Ante, Community Card bet | Black Ante | wins    |
      | 9h Kd 3d 5c Jh | 5c   | Black Ante, Community Card bet | Black Ante | wins    |
      | 9h Kd 3d Jh 5c | 5c   | Black Ante, Community Card bet | Black Ante | wins    |
      | 9s Kc 3h Js 5c | 3h   | Black Ante, Community Card bet | Black Ante | loses   |

    @clause:691.wagers.b.2
    Examples: the Red Ante, with each of the five revealed
      | cards          | card | wagers                       | ante     | outcome |
      | 5d 9s Kc 3c Js | 5d   | Red Ante, Community Card bet | Red Ante | wins    |
      | 9s 5d Kc 3c Js | 5d   | Red Ante, Community Card bet | Red Ante | wins    |
      | 9s Kc 5d 3c Js | 5d   | Red Ante, Community Card bet | Red Ante | wins    |
      | 9s Kc 3c 5d Js | 5d   | Red Ante, Community Card bet | Red Ante | wins    |
      | 9s Kc 3c Js 5d | 5d   | Red Ante, Community Card bet | Red Ante | wins    |
      | 9h Kd 3s Jh 5d | 3s   | Red Ante, Community Card bet | Red Ante | loses   |

  @clause:691.wagers.b
  Scenario Outline: An Ante is placed once
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <wagers>
    Then the wagers are refused

    Examples: each named twice, alone and beside others
      | card | wagers                          |
      | 8s   | Black Ante, Black Ante          |
      | 8s   | Red Ante, Red Ante              |
      | 5d   | Red Ante, Black Ante, Red Ante  |
      | 4h   | Black Ante, Two–Six, Black Ante |

  @clause:691.wagers.b
  Scenario Outline: A card that the deck does not have is not revealed
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <wagers>
    Then the cards on the layout are refused

    Examples: a rank, a suit and a joker too many
      | card | wagers            |
      | 1s   | Black Ante        |
      | Kx   | Red Ante          |
      | Jk3  | Black Ante, Joker |
