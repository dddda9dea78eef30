Feature: 58 Pa. Code § 684a.2 — the table, its layout, its boxes and its discard rack

  Most of this section is read from what the certificate holder declares of its table. That the boxes and the rack
  are where the declaration has them is for a person to see.

  @clause:684a.2.a
  Scenario Outline: A player may sit at any of six betting positions
    Given a Four Card Frenzy table
    And the table is ready for play
    When the player sits down at position <position>
    Then it is accepted

    Examples: the first and the last
      | position |
      | 1        |
      | 6        |

  @clause:684a.2.a
  Scenario: Nobody may sit at a seventh betting position
    Given a Four Card Frenzy table
    And the table is ready for play
    When the player sits down at position 7
    Then it is refused

  @clause:684a.2.a
  Scenario: A seventh player finds no betting position
    Given a Four Card Frenzy table
    And six others sit at the six betting positions
    When the player sits down at position 3
    Then it is refused

  @clause:684a.2.a
  Scenario: Nobody may wager on a seventh box
    Given a Four Card Frenzy table
    And the Rules Submission lets a player wager on 2 adjacent boxes
    And the table is ready for play
    And a newcomer sits down at position 6
    And a newcomer places $5 as an Ante Wager
    When a newcomer places $5 as an Ante Wager on position 7
    Then it is refused

  Scenario Outline: The declared table has what the section demands
    Given a Four Card Frenzy table
    When the certificate holder declares its table, equipment and Rules Submission
    Then the declaration shows <what>

    @clause:684a.2.a
    Examples: the positions
      | what                                                                      |
      | betting positions for no more than six players                            |
      | betting positions on one side and the dealer’s place on the opposite side |

    @clause:684a.2.b
    Examples: the submission of the layout
      | what                        |
      | a layout that was submitted |

    @clause:684a.2.b.1
    Examples: the certificate holder's sign
      | what                                                |
      | the certificate holder’s name or logo on the layout |

    @clause:684a.2.b.2
    Examples: the areas that every table needs
      | what                                                                       |
      | an area of its own for each of Ante, Odds and Raise Wagers for each player |

    @clause:684a.2.b.3
    Examples: the areas for what is offered
      | what                                                               |
      | an area of its own for each optional wager offered for each player |

    @clause:684a.2.b.4
    Examples: the payout odds
      | what                                                  |
      | the payout odds of all wagers on the layout or a sign |

    @clause:684a.2.b.5
    Examples: the payout limit
      | what                                                       |
      | the payout limit, if there is one, on the layout or a sign |

    @clause:684a.2.c
    Examples: drop box and tip box
      | what                                                                                 |
      | a drop box and a tip box to either hand of the dealer, or the tip box where approved |

    @clause:684a.2.d
    Examples: the discard rack
      | what                                                    |
      | a discard rack attached to the top of the dealer’s side |
