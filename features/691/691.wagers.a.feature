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
  Scenario: The Ante of one player opens nothing to another
    Given a Five Card Roulette table
    And the player places $5 as a Black Ante
    When another player places $5 as a Two–Six
    Then it is refused

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
