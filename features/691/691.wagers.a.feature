Feature: 58 Pa. Code ch. 691, wagers section (number not stated in the source) (a)–(c) — wagering at the table

  With what wagers are made, that an Ante opens the round to a player, and that whoever has placed one is offered the
  six optional wagers. Which wagers win stands in files of their own.

  @clause:691.wagers.a
  Scenario Outline: Wagers are made with value chips, plaques or other approved instruments
    Given a Five Card Roulette table
    When the player places $5 as a Red Ante with <instrument>
    Then it is accepted

    Examples: instruments
      | instrument                  |
      | value chips                 |
      | plaques                     |
      | another approved instrument |

  @clause:691.wagers.a
  Scenario Outline: Wagers are placed on the appropriate areas of the layout
    Given a Five Card Roulette table
    When the player places $5 as a Red Ante on <area>
    Then it is <outcome>

    Examples: the area for it, another, and none
      | area                     | outcome  |
      | the area of the Red Ante | accepted |
      | the area of the Joker    | refused  |
      | no betting area          | refused  |

  @clause:691.wagers.a
  Scenario Outline: A Black Ante is made like a Red one
    Given a Five Card Roulette table
    When the player places $5 as a Black Ante <how>
    Then it is <outcome>

    Examples: instruments, and areas
      | how                              | outcome  |
      | with value chips                 | accepted |
      | with plaques                     | accepted |
      | with another approved instrument | accepted |
      | with a spoken word and cash      | refused  |
      | on the area of the Black Ante    | accepted |
      | on the area of the Red Ante      | refused  |
      | on the area of the Ace           | refused  |
      | on no betting area               | refused  |

  @clause:691.wagers.a
  Scenario Outline: Optional wagers are made like an Ante
    Given a Five Card Roulette table
    And the player places $5 as a Red Ante
    When the player places $5 as a <wager> <how>
    Then it is <outcome>

    Examples: instruments
      | wager              | how                              | outcome  |
      | Two–Six            | with plaques                     | accepted |
      | Seven–Jack         | with another approved instrument | accepted |
      | Queen-King         | with plaques                     | accepted |
      | Ace                | with another approved instrument | accepted |
      | Joker              | with plaques                     | accepted |
      | Community Card bet | with another approved instrument | accepted |

    Examples: a spoken word that the dealer does not confirm
      | wager              | how                         | outcome |
      | Two–Six            | with a spoken word and cash | refused |
      | Seven–Jack         | with a spoken word and cash | refused |
      | Queen-King         | with a spoken word and cash | refused |
      | Ace                | with a spoken word and cash | refused |
      | Joker              | with a spoken word and cash | refused |
      | Community Card bet | with a spoken word and cash | refused |

    Examples: the area for it, another, and none
      | wager              | how                           | outcome  |
      | Ace                | on the area of the Ace        | accepted |
      | Two–Six            | on the area of the Seven–Jack | refused  |
      | Seven–Jack         | on the area of the Two–Six    | refused  |
      | Queen-King         | on no betting area            | refused  |
      | Ace                | on the area of the Queen-King | refused  |
      | Joker              | on the area of the Red Ante   | refused  |
      | Community Card bet | on no betting area            | refused  |

  @clause:691.wagers.a
  Scenario: A Red Ante does not lie on the area of the Black Ante
    Given a Five Card Roulette table
    When the player places $5 as a Red Ante on the area of the Black Ante
    Then it is refused

  @clause:691.wagers.a
  Scenario: A spoken wager with cash may be accepted if the dealer confirms it and the cash is converted
    Given a Five Card Roulette table
    When the player places $5 as a Red Ante with a spoken word and cash that the dealer confirms
    Then it is refused, or the dealer confirms it and the cash is converted into chips or plaques

  @clause:691.wagers.a
  Scenario: A spoken wager with cash that the dealer does not confirm is refused
    Given a Five Card Roulette table
    When the player places $5 as a Red Ante with a spoken word and cash
    Then it is refused

  @clause:691.wagers.b
  Scenario Outline: A player takes part by placing either Ante
    Given a Five Card Roulette table
    When the player places $5 as a <ante>
    Then it is accepted

    Examples: each
      | ante       |
      | Black Ante |
      | Red Ante   |

  @clause:691.wagers.b
  Scenario Outline: Without an Ante no player takes part
    Given a Five Card Roulette table
    When the player places $5 as a <wager>
    Then it is refused

    Examples: each of the six optional wagers
      | wager              |
      | Two–Six            |
      | Seven–Jack         |
      | Queen-King         |
      | Ace                |
      | Joker              |
      | Community Card bet |

  @clause:691.wagers.b
  Scenario Outline: The Ante of one player opens nothing to another
    Given a Five Card Roulette table
    And the player places $5 as a <ante>
    When another player places $5 as a <wager>
    Then it is refused

    Examples: each of the six optional wagers
      | ante       | wager              |
      | Black Ante | Two–Six            |
      | Red Ante   | Seven–Jack         |
      | Black Ante | Queen-King         |
      | Red Ante   | Ace                |
      | Black Ante | Joker              |
      | Red Ante   | Community Card bet |

  @clause:691.wagers.b
  Scenario Outline: The Ante of one player keeps no other from taking part
    Given a Five Card Roulette table
    And the player places $5 as a <ante>
    When another player places $5 as a <other>
    Then it is accepted

    Examples: the other color, and the same
      | ante       | other      |
      | Black Ante | Red Ante   |
      | Red Ante   | Red Ante   |
      | Black Ante | Black Ante |

  @clause:691.wagers.c
  Scenario Outline: Each of the six optional wagers is open to each player who has placed an Ante
    Given a Five Card Roulette table
    And the player places $5 as a Black Ante
    And another player places $5 as a Red Ante
    When <player> places $5 as a <wager>
    Then it is accepted

    Examples: the player with the Black Ante
      | player     | wager              |
      | the player | Two–Six            |
      | the player | Seven–Jack         |
      | the player | Queen-King         |
      | the player | Ace                |
      | the player | Joker              |
      | the player | Community Card bet |

    Examples: the player with the Red Ante
      | player         | wager              |
      | another player | Two–Six            |
      | another player | Seven–Jack         |
      | another player | Queen-King         |
      | another player | Ace                |
      | another player | Joker              |
      | another player | Community Card bet |

  @clause:691.wagers.c
  Scenario: A wager that the game does not have is not placed
    Given a Five Card Roulette table
    And the player places $5 as a Black Ante
    When the player places $5 as a Prime Wager
    Then it is refused

  @clause:691.wagers.c
  Scenario: A Joker wager placed twice, or refused the second time, keeps no other optional wager from being placed
    Given a Five Card Roulette table
    And the player places $5 as a Black Ante
    And the player places $5 as a Joker
    And the player places $5 as a Joker, or is refused
    When the player places $5 as a Two–Six
    Then it is accepted

  @clause:691.wagers.c
  Scenario: All six optional wagers may be placed beside one Ante
    Given a Five Card Roulette table
    And the player places $5 as a Black Ante
    And the player places $5 as a Two–Six
    And the player places $5 as a Seven–Jack
    And the player places $5 as a Queen-King
    And the player places $5 as a Ace
    And the player places $5 as a Joker
    When the player places $5 as a Community Card bet
    Then it is accepted

  @clause:691.wagers.c
  Scenario: All six optional wagers may be placed in another order
    Given a Five Card Roulette table
    And the player places $5 as a Red Ante
    And the player places $5 as a Community Card bet
    And the player places $5 as a Joker
    And the player places $5 as a Ace
    And the player places $5 as a Queen-King
    And the player places $5 as a Seven–Jack
    When the player places $5 as a Two–Six
    Then it is accepted

  @clause:691.wagers.c
  Scenario Outline: An optional wager that one player has placed is open to the next
    Given a Five Card Roulette table
    And the player places $5 as a Black Ante
    And another player places $5 as a Red Ante
    And the player places $5 as a <wager>
    When another player places $5 as a <wager>
    Then it is accepted

    Examples: each of the six
      | wager              |
      | Two–Six            |
      | Seven–Jack         |
      | Queen-King         |
      | Ace                |
      | Joker              |
      | Community Card bet |

  @clause:691.wagers.c
  Scenario: A third optional wager may be placed beside 2 others
    Given a Five Card Roulette table
    And the player places $5 as a Red Ante
    And the player places $5 as a Community Card bet
    And the player places $5 as a Joker
    When the player places $5 as a Ace
    Then it is accepted

  @clause:691.wagers.c
  Scenario: A fourth optional wager may be placed beside 3 others
    Given a Five Card Roulette table
    And the player places $5 as a Black Ante
    And the player places $5 as a Two–Six
    And the player places $5 as a Seven–Jack
    And the player places $5 as a Queen-King
    When the player places $5 as a Ace
    Then it is accepted

  @clause:691.wagers.c
  Scenario: A fifth optional wager may be placed beside 4 others
    Given a Five Card Roulette table
    And the player places $5 as a Red Ante
    And the player places $5 as a Community Card bet
    And the player places $5 as a Joker
    And the player places $5 as a Ace
    And the player places $5 as a Queen-King
    When the player places $5 as a Seven–Jack
    Then it is accepted
