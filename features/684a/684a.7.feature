Feature: 58 Pa. Code § 684a.7 — wagers at the table

  With what wagers are made, by whom, until when, which, and on how many boxes. Which optional wagers win stands in a
  file of its own; when and how high a Raise Wager is made stands in § 684a.11(b), which is not among the sources.

  Background:
    Given a Four Card Frenzy table

  @clause:684a.7.a
  Scenario Outline: Wagers are made with value chips, plaques or other approved instruments
    Given the table is ready for play
    And the player is seated
    When the player places $5 as an Ante Wager with <instrument>
    Then it is <outcome>

    Examples: instruments
      | instrument                  | outcome  |
      | value chips                 | accepted |
      | plaques                     | accepted |
      | another approved instrument | accepted |

    Examples: no instruments, confirmed by the dealer or not
      | instrument                                      | outcome |
      | a spoken word and cash                          | refused |
      | a spoken word and cash that the dealer confirms | refused |

  @clause:684a.7.a
  Scenario Outline: Wagers are placed on the appropriate areas of the layout
    Given the table is ready for play
    And the player is seated
    When the player places $5 as an Ante Wager on <area>
    Then it is <outcome>

    Examples: the area for it, another, and none
      | area                        | outcome  |
      | the area of the Ante Wager  | accepted |
      | the area of the Raise Wager | refused  |
      | no betting area             | refused  |

  @clause:684a.7.a
  Scenario Outline: No wager of the game is made with cash, however large
    Given the Rules Submission offers the <offered>
    And the table is ready for play
    And the player is seated
    When the player places $<dollars> as <wager> with a spoken word and cash
    Then it is refused

    Examples: large, the second of the two, and each that is optional
      | offered               | dollars | wager                   |
      | Prime Wager           | 500     | an Ante Wager           |
      | Prime Wager           | 5       | an Odds Wager           |
      | Prime Wager           | 5       | a Prime Wager           |
      | Four Card Bonus Wager | 5       | a Four Card Bonus Wager |
      | All-Six Bonus Wager   | 5       | an All-Six Bonus Wager  |

  @clause:684a.7.a
  Scenario Outline: Nor is a Raise Wager made with cash, or on the area of another wager
    Given the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the dealer announces “no more bets”
    And the dealer deals the cards
    When the player places $5 as a Raise Wager <how>
    Then it is refused

    Examples: with cash, and elsewhere
      | how                           |
      | with a spoken word and cash   |
      | on the area of the Ante Wager |

  @clause:684a.7.a
  Scenario Outline: Every wager has an area of its own
    Given the Rules Submission offers the <offered>
    And the table is ready for play
    And the player is seated
    When the player places $5 as <wager> on the area of the <other>
    Then it is refused

    Examples: on the area of another
      | offered               | wager                   | other         |
      | Prime Wager           | an Ante Wager           | Odds Wager    |
      | Prime Wager           | an Odds Wager           | Ante Wager    |
      | Prime Wager           | a Prime Wager           | an Ante Wager |
      | Four Card Bonus Wager | a Four Card Bonus Wager | Odds Wager    |
      | All-Six Bonus Wager   | an All-Six Bonus Wager  | Ante Wager    |

  @clause:684a.7.b
  Scenario: A player who stands may not wager
    Given the table is ready for play
    And a standing player arrives
    When a standing player places $5 as an Ante Wager
    Then it is refused

  @clause:684a.7.b
  Scenario: A player who has stood up may not wager
    Given the table is ready for play
    And the player is seated
    And the player stands up
    When the player places $5 as an Ante Wager
    Then it is refused

  @clause:684a.7.b
  Scenario: A player who sits may wager
    Given the table is ready for play
    And another player sits down at position 5
    When another player places $5 as an Ante Wager
    Then it is accepted

  @clause:684a.7.b
  Scenario: A player who has wagered and received cards remains seated
    Given the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the dealer announces “no more bets”
    And the dealer deals the cards
    When the player stands up
    Then it is refused

  @clause:684a.7.b
  Scenario: A player who has no cards yet may stand up
    Given the table is ready for play
    And the player is seated
    When the player stands up
    Then it is accepted

  @clause:684a.7.b
  Scenario: A player may stand up when the round has been completed
    Given the table is ready for play
    And the player is seated
    And a round of play has been completed
    When the player stands up
    Then it is accepted

  @clause:684a.7.b
  Scenario: A player who never sat and stands up may not wager
    Given the table is ready for play
    And a standing player stands up, or is refused
    When a standing player places $5 as an Ante Wager
    Then it is refused

  @clause:684a.7.b
  Scenario: A player who has left the table may not wager
    Given the table is ready for play
    And the player is seated
    And the player leaves the table
    When the player places $5 as an Ante Wager
    Then it is refused

  @clause:684a.7.b
  Scenario: The wagers of a player who leaves during a round may be taken as lost, or not
    Given the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the dealer announces “no more bets”
    And the dealer deals the cards
    When the player leaves the table
    Then it is accepted

  @clause:684a.7.b
  Scenario: The wagers of the others stay when a player leaves
    Given the table is ready for play
    And the player is seated
    And another player sits down at position 5
    And the player has placed equal Ante and Odds Wagers of $5
    And another player places $5 as an Ante Wager
    And another player places $5 as an Odds Wager
    And another player leaves the table
    When the dealer deals the cards
    Then cards are dealt to position 3

  @clause:684a.7.b
  Scenario: A player who has left the table may not add to a wager
    Given the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the player leaves the table
    When the player adds $5 to the Ante Wager
    Then it is refused

  @clause:684a.7.b
  Scenario: A player who has wagered and stands up adds nothing to the wager
    Given the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the player stands up, or is refused
    When the player adds $5 to the Ante Wager
    Then it is refused, or the player is still seated

  @clause:684a.7.b
  Scenario: In the second round too a player who has received cards remains seated
    Given the table is ready for play
    And the player is seated
    And a round of play has been completed
    And the cards have been made ready for the next round
    And the player has placed equal Ante and Odds Wagers of $5
    And the dealer announces “no more bets”
    And the dealer deals the cards
    When the player stands up
    Then it is refused

  @clause:684a.7.c
  Scenario Outline: Until “no more bets” wagers are placed, increased and withdrawn
    Given the Rules Submission offers the Prime Wager
    And the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the player places $10 as a Prime Wager
    When <act>
    Then it is accepted

    Examples: each of the three
      | act                                   |
      | the player adds $5 to the Prime Wager |
      | the player withdraws the Prime Wager  |

  @clause:684a.7.c
  Scenario Outline: After “no more bets” no wager but the Raise Wager is made, increased or withdrawn
    Given the Rules Submission offers the Prime Wager
    And the table is ready for play
    And the player is seated
    And another player sits down at position 5
    And the player has placed equal Ante and Odds Wagers of $5
    And the player places $10 as a Prime Wager
    And the dealer announces “no more bets”
    When <act>
    Then it is refused

    Examples: made
      | act                                       |
      | another player places $5 as an Ante Wager |
      | another player places $5 as an Odds Wager |
      | another player places $5 as a Prime Wager |

    Examples: increased, withdrawn
      | act                                   |
      | the player adds $5 to the Prime Wager |
      | the player withdraws the Prime Wager  |
      | the player withdraws the Ante Wager   |

  @clause:684a.7.c
  Scenario Outline: With the cards dealt it is too late for the same
    Given the Rules Submission offers the Prime Wager
    And the table is ready for play
    And the player is seated
    And another player sits down at position 5
    And the player has placed equal Ante and Odds Wagers of $5
    And the player places $10 as a Prime Wager
    And the dealer announces “no more bets”
    And the dealer deals the cards
    When <act>
    Then it is refused

    Examples: made, increased, withdrawn
      | act                                       |
      | another player places $5 as a Prime Wager |
      | the player adds $5 to the Prime Wager     |
      | the player withdraws the Prime Wager      |

  @clause:684a.7.c
  Scenario: A wager that does not lie is not withdrawn, and may be placed until “no more bets”
    Given the table is ready for play
    And the player is seated
    And the player withdraws the Ante Wager, or is refused
    When the player places $5 as an Ante Wager
    Then it is accepted

  @clause:684a.7.c
  Scenario: A Raise Wager is made after “no more bets”
    Given the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the dealer announces “no more bets”
    And the dealer deals the cards
    When the player places $5 as a Raise Wager
    Then it is accepted

  @clause:684a.7.c
  Scenario: For the next round wagers may be placed again
    Given the table is ready for play
    And the player is seated
    And a round of play has been completed
    When the player places $5 as an Ante Wager
    Then it is accepted

  @clause:684a.7.c
  Scenario Outline: After “no more bets” every wager is as late as another, on any box and whoever made it
    Given the Rules Submission offers the Prime Wager and the Four Card Bonus Wager and the All-Six Bonus Wager
    And the Rules Submission lets a player wager on 2 adjacent boxes
    And the table is ready for play
    And the player is seated
    And another player sits down at position 6
    And the player has placed equal Ante and Odds Wagers of $5
    And the dealer announces “no more bets”
    When <act>
    Then it is refused

    Examples: made by one who has wagered
      | act                                                 |
      | the player places $5 as a Prime Wager               |
      | the player places $5 as a Four Card Bonus Wager     |
      | the player places $5 as an All-Six Bonus Wager      |
      | the player places $5 as an Ante Wager on position 4 |

    Examples: made by one who has not
      | act                                                               |
      | another player places $5 as an Ante Wager on position 6           |
      | another player places $5 as a Four Card Bonus Wager on position 6 |
      | another player places $5 as an All-Six Bonus Wager on position 6  |

    Examples: increased, withdrawn
      | act                                  |
      | the player adds $5 to the Ante Wager |
      | the player adds $5 to the Odds Wager |
      | the player withdraws the Odds Wager  |

  @clause:684a.7.c
  Scenario Outline: With the cards dealt the Ante and the Odds Wager stay as they are
    Given the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the dealer announces “no more bets”
    And the dealer deals the cards
    When <act>
    Then it is refused

    Examples: increased, withdrawn
      | act                                  |
      | the player adds $5 to the Ante Wager |
      | the player adds $5 to the Odds Wager |
      | the player withdraws the Ante Wager  |
      | the player withdraws the Odds Wager  |

  @clause:684a.7.c
  Scenario Outline: It is too late as well where the dealer announced only while dealing
    Given the table is ready for play
    And the player is seated
    And another player sits down at position 5
    And the player has placed equal Ante and Odds Wagers of $5
    And the dealer deals the cards
    When <act>
    Then it is refused

    Examples: made, increased, withdrawn
      | act                                       |
      | another player places $5 as an Ante Wager |
      | the player adds $5 to the Ante Wager      |
      | the player withdraws the Ante Wager       |

  @clause:684a.7.c
  Scenario Outline: It is too late in the second round as in the first
    Given the table is ready for play
    And the player is seated
    And another player sits down at position 5
    And a round of play has been completed
    And the cards have been made ready for the next round
    And the player has placed equal Ante and Odds Wagers of $5
    And the dealer announces “no more bets”
    When <act>
    Then it is refused

    Examples: made, increased, withdrawn
      | act                                       |
      | another player places $5 as an Ante Wager |
      | the player adds $5 to the Ante Wager      |
      | the player withdraws the Ante Wager       |

  @clause:684a.7.c
  Scenario: A wager that was withdrawn lies no more
    Given the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the player withdraws the Odds Wager
    When the player withdraws the Odds Wager
    Then it is refused

  @clause:684a.7.d
  Scenario: A wager that the game does not have is not placed
    Given the table is ready for play
    And the player is seated
    When the player places $5 as a Pair Plus Wager
    Then it is refused

  @clause:684a.7.d.1
  Scenario Outline: Ante and Odds Wagers are equal
    Given the table is ready for play
    And the player is seated
    And the player places $5 as an Ante Wager
    And the player places $<odds> as an Odds Wager
    When the dealer deals the cards
    Then cards are dealt to position 3

    Examples: the same amount
      | odds |
      | 5    |

  @clause:684a.7.d.1
  Scenario Outline: An Odds Wager of another amount than the Ante Wager is refused, or brings no cards
    Given the table is ready for play
    And the player is seated
    And the player places $<first> as an <one>
    And the player places $<second> as an <other>, or is refused
    When the dealer deals the cards
    Then no cards are dealt to position 3

    Examples: less and more, in either order
      | first | one        | second | other      |
      | 5     | Ante Wager | 4.99   | Odds Wager |
      | 5     | Ante Wager | 10     | Odds Wager |
      | 5     | Odds Wager | 4      | Ante Wager |
      | 5     | Odds Wager | 5.01   | Ante Wager |

  @clause:684a.7.d.1
  Scenario Outline: No cards are dealt to a box with one of the two alone
    Given the table is ready for play
    And the player is seated
    And the player places $5 as an <wager>
    When the dealer deals the cards
    Then no cards are dealt to position 3

    Examples: an Ante Wager, an Odds Wager
      | wager      |
      | Ante Wager |
      | Odds Wager |

  @clause:684a.7.d.1
  Scenario Outline: Nor to such a box at either end of the table
    Given the table is ready for play
    And another player sits down at position <position>
    And another player places $5 as an Ante Wager on position <position>
    When the dealer deals the cards
    Then no cards are dealt to position <position>

    Examples: the first box and the last
      | position |
      | 1        |
      | 6        |

  @clause:684a.7.d.1
  Scenario: A Raise Wager is not made without Ante and Odds Wagers
    Given the table is ready for play
    And the player is seated
    And another player sits down at position 5
    And the player has placed equal Ante and Odds Wagers of $5
    And the dealer announces “no more bets”
    And the dealer deals the cards
    When another player places $5 as a Raise Wager
    Then it is refused

  @clause:684a.7.d.1
  Scenario Outline: Unequal wagers are refused, or bring no cards, on any box, of any amount, made with anything
    Given the Rules Submission lets a player wager on 2 adjacent boxes
    And the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the player places $<ante> as an Ante Wager on position 4 with <instrument>
    And the player places $<odds> as an Odds Wager on position 4 with <instrument>, or is refused
    When the dealer deals the cards
    Then no cards are dealt to position 4

    Examples: a second box, large amounts, plaques
      | ante | odds | instrument  |
      | 5    | 10   | value chips |
      | 1000 | 1005 | value chips |
      | 100  | 200  | plaques     |

  @clause:684a.7.d.1
  Scenario: Unequal wagers are refused, or bring no cards, in the second round too
    Given the table is ready for play
    And the player is seated
    And a round of play has been completed
    And the cards have been made ready for the next round
    And the player places $5 as an Ante Wager
    And the player places $10 as an Odds Wager, or is refused
    When the dealer deals the cards
    Then no cards are dealt to position 3

  @clause:684a.7.d.1
  Scenario Outline: Wagers that were equal, and of which one was increased, are no longer equal
    Given the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the player adds $5 to the <wager>, or is refused
    When the dealer deals the cards
    Then cards are dealt to no box but those with equal Ante and Odds Wagers

    Examples: either
      | wager      |
      | Ante Wager |
      | Odds Wager |

  @clause:684a.7.d.1
  Scenario Outline: No cards are dealt to a box whose Ante or Odds Wager was withdrawn
    Given the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the player withdraws the <wager>
    When the dealer deals the cards
    Then no cards are dealt to position 3

    Examples: either
      | wager      |
      | Ante Wager |
      | Odds Wager |

  @clause:684a.7.d.1
  Scenario: A wager that is withdrawn may be placed again, and has its cards
    Given the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the player withdraws the Odds Wager
    And the player places $5 as an Odds Wager
    When the dealer deals the cards
    Then cards are dealt to position 3

  @clause:684a.7.d.1
  Scenario Outline: An optional wager stands for neither the Ante nor the Odds Wager
    Given the Rules Submission offers the Prime Wager
    And the table is ready for play
    And the player is seated
    And the player places $5 as <wager>, or is refused
    And the player places $5 as a Prime Wager, or is refused
    When the dealer deals the cards
    Then no cards are dealt to position 3

    Examples: one of the two, and none
      | wager         |
      | an Ante Wager |
      | an Odds Wager |
      | a Prime Wager |

  @clause:684a.7.d.1
  Scenario: A wager of the round before is no wager of this one
    Given the table is ready for play
    And the player is seated
    And another player sits down at position 5
    And a round of play has been completed
    And the cards have been made ready for the next round
    And another player places $5 as an Ante Wager
    And another player places $5 as an Odds Wager
    When the dealer deals the cards
    Then no cards are dealt to position 3

  @clause:684a.7.d.1
  Scenario Outline: One of the two alone brings no Raise Wager
    Given the table is ready for play
    And the player is seated
    And another player sits down at position 5
    And the player has placed equal Ante and Odds Wagers of $5
    And another player places $5 as an <wager>
    And the dealer deals the cards, or is refused
    When another player places $5 as a Raise Wager
    Then it is refused

    Examples: an Ante Wager, an Odds Wager
      | wager      |
      | Ante Wager |
      | Odds Wager |

  @clause:684a.7.d.1
  Scenario: Nor is a Raise Wager made where nothing lies, before the cards are dealt
    Given the table is ready for play
    And the player is seated
    When the player places $5 as a Raise Wager
    Then it is refused

  @clause:684a.7.d.1
  Scenario: Nobody makes a Raise Wager on the Ante and Odds Wagers of another
    Given the table is ready for play
    And the player is seated
    And another player sits down at position 4
    And the player has placed equal Ante and Odds Wagers of $5
    And the dealer announces “no more bets”
    And the dealer deals the cards
    When another player places $5 as a Raise Wager on position 3
    Then it is refused

  Scenario Outline: An optional wager that the Rules Submission specifies may be placed
    Given the Rules Submission offers the <wager>
    And the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    When the player places $5 as a <wager>
    Then it is accepted

    @clause:684a.7.d.2
    Examples: the Prime Wager
      | wager       |
      | Prime Wager |

    @clause:684a.7.d.3
    Examples: the Four Card Bonus Wager
      | wager                 |
      | Four Card Bonus Wager |

    @clause:684a.7.d.4
    Examples: the All-Six Bonus Wager
      | wager               |
      | All-Six Bonus Wager |

  @clause:684a.7.d.2
  Scenario: A player with a Prime Wager has five cards
    Given the Rules Submission offers the Prime Wager
    And the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the player places $5 as a Prime Wager
    When the dealer deals the cards
    Then five cards are dealt to position 3

  @clause:684a.7.d.2
  Scenario: A Prime Wager placed twice, or refused the second time, keeps no round from being dealt
    Given the Rules Submission offers the Prime Wager
    And the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the player places $5 as a Prime Wager
    And the player places $5 as a Prime Wager, or is refused
    When the dealer deals the cards
    Then it is accepted

  Scenario Outline: An optional wager that the Rules Submission does not specify is not placed
    Given the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    When the player places $5 as a <wager>
    Then it is refused

    @clause:684a.7.d.2
    Examples: the Prime Wager
      | wager       |
      | Prime Wager |

    @clause:684a.7.d.3
    Examples: the Four Card Bonus Wager
      | wager                 |
      | Four Card Bonus Wager |

    @clause:684a.7.d.4
    Examples: the All-Six Bonus Wager
      | wager               |
      | All-Six Bonus Wager |

  Scenario Outline: An optional wager is declared on offer only if the Rules Submission specifies it
    When the certificate holder declares its table, equipment and Rules Submission
    Then the declaration shows the <wager> offered only if the Rules Submission specifies it

    @clause:684a.7.d.2
    Examples: the Prime Wager
      | wager       |
      | Prime Wager |

    @clause:684a.7.d.3
    Examples: the Four Card Bonus Wager
      | wager                 |
      | Four Card Bonus Wager |

    @clause:684a.7.d.4
    Examples: the All-Six Bonus Wager
      | wager               |
      | All-Six Bonus Wager |

  Scenario Outline: Each optional wager may be placed beside another, and by every player
    Given the Rules Submission offers the <first> and the <second>
    And the table is ready for play
    And the player is seated
    And another player sits down at position 5
    And the player has placed equal Ante and Odds Wagers of $5
    And another player places $5 as an Ante Wager
    And another player places $5 as an Odds Wager
    And the player places $5 as a <first>
    And the player places $5 as a <second>, or is refused
    When another player places $5 as a <first>
    Then it is accepted

    @clause:684a.7.d.2
    Examples: the Prime Wager
      | first       | second                |
      | Prime Wager | Four Card Bonus Wager |

    @clause:684a.7.d.3
    Examples: the Four Card Bonus Wager
      | first                 | second      |
      | Four Card Bonus Wager | Prime Wager |

    @clause:684a.7.d.4
    Examples: the All-Six Bonus Wager
      | first               | second      |
      | All-Six Bonus Wager | Prime Wager |

  Scenario Outline: A player who has one optional wager has the option of another
    Given the Rules Submission offers the <first> and the <second>
    And the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the player places $5 as a <first>
    When the player places $5 as a <second>
    Then it is accepted

    @clause:684a.7.d.2
    Examples: the Prime Wager
      | first                 | second      |
      | Four Card Bonus Wager | Prime Wager |

    @clause:684a.7.d.3
    Examples: the Four Card Bonus Wager
      | first               | second                |
      | All-Six Bonus Wager | Four Card Bonus Wager |

    @clause:684a.7.d.4
    Examples: the All-Six Bonus Wager
      | first       | second              |
      | Prime Wager | All-Six Bonus Wager |

  @clause:684a.7.e
  Scenario: The Rules Submission specifies the number of adjacent boxes
    When the certificate holder declares its table, equipment and Rules Submission
    Then the declaration shows the number of adjacent boxes in the Rules Submission

  @clause:684a.7.e
  Scenario: A player may wager on the number of adjacent boxes that is specified
    Given the Rules Submission lets a player wager on 2 adjacent boxes
    And the table is ready for play
    And the player is seated
    And the player places $5 as an Ante Wager on position 3
    When the player places $5 as an Ante Wager on position 4
    Then it is accepted

  @clause:684a.7.e
  Scenario: A player may not wager on more boxes than are specified, the own one counted or not
    Given the Rules Submission lets a player wager on 1 adjacent box
    And the table is ready for play
    And the player is seated
    And the player places $5 as an Ante Wager on position 3
    And the player places $5 as an Ante Wager on position 4, or is refused
    When the player places $5 as an Ante Wager on position 2
    Then it is refused

  @clause:684a.7.e
  Scenario Outline: A player may not wager on a box that is not adjacent
    Given the Rules Submission lets a player wager on 2 adjacent boxes
    And the table is ready for play
    And the player is seated
    And the player places $5 as an Ante Wager on position 3
    When the player places $5 as an Ante Wager on position <position>
    Then it is refused

    Examples: one box left out between, and two
      | position |
      | 5        |
      | 6        |

  @clause:684a.7.e
  Scenario: Where three adjacent boxes are specified, the third lies beside the second
    Given the Rules Submission lets a player wager on 3 adjacent boxes
    And the table is ready for play
    And the player is seated
    And the player places $5 as an Ante Wager on position 3
    And the player places $5 as an Ante Wager on position 4
    When the player places $5 as an Ante Wager on position 5
    Then it is accepted

  @clause:684a.7.e
  Scenario: The first box and the last are not adjacent
    Given the Rules Submission lets a player wager on 2 adjacent boxes
    And the table is ready for play
    And another player sits down at position 1
    And another player places $5 as an Ante Wager on position 1
    When another player places $5 as an Ante Wager on position 6
    Then it is refused

  @clause:684a.7.e
  Scenario: An Odds Wager takes a box as an Ante Wager does
    Given the Rules Submission lets a player wager on 2 adjacent boxes
    And the table is ready for play
    And the player is seated
    And the player places $5 as an Ante Wager on position 3
    When the player places $5 as an Odds Wager on position 5
    Then it is refused

  @clause:684a.7.e
  Scenario: In the second round the boxes are adjacent too
    Given the Rules Submission lets a player wager on 2 adjacent boxes
    And the table is ready for play
    And the player is seated
    And a round of play has been completed
    And the player places $5 as an Ante Wager on position 3
    When the player places $5 as an Ante Wager on position 5
    Then it is refused
