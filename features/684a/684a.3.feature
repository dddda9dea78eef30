Feature: 58 Pa. Code § 684a.3 — the cards and the number of decks

  One deck of 52 cards alike and one cover card, or two decks that take turns beside a shuffling device; and how long
  a deck may be used. A deck's age counts from its arrival, and every step before play is done in the same minute.

  @clause:684a.3.a
  Scenario Outline: A deck has 52 cards
    Given a Four Card Frenzy table
    When a deck of <cards> cards is received
    Then it is <outcome>

    Examples: all of them, one too few, one too many
      | cards | outcome  |
      | 52    | accepted |
      | 51    | refused  |
      | 53    | refused  |

  @clause:684a.3.a
  Scenario Outline: The cards of a deck are identical in appearance
    Given a Four Card Frenzy table
    When a deck with <backs> backs is received
    Then it is <outcome>

    Examples: backs of one color, and of two
      | backs        | outcome  |
      | blue         | accepted |
      | red and blue | refused  |

  @clause:684a.3.a
  Scenario Outline: The game is played with one cover card
    Given a Four Card Frenzy table
    When a deck with <covers> cover cards is received
    Then it is <outcome>

    Examples: one, none, two
      | covers | outcome  |
      | 1      | accepted |
      | 0      | refused  |
      | 2      | refused  |

  @clause:684a.3.b
  Scenario: Two decks may be used where an automated card shuffling device is utilized
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    When two decks with red and blue backs are received
    Then it is accepted

  @clause:684a.3.b
  Scenario: One deck may be used beside an automated card shuffling device all the same
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    When a deck of 52 cards is received
    Then it is accepted

  @clause:684a.3.b
  Scenario: Two decks may not be used without an automated card shuffling device
    Given a Four Card Frenzy table
    When two decks with red and blue backs are received
    Then it is refused

  @clause:684a.3.b
  Scenario: Three decks may not be used
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    When three decks are received
    Then it is refused

  @clause:684a.3.b
  Scenario: A deck that joins two makes one too many
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And two decks with red and blue backs are received
    When one more deck with green backs is received
    Then it is refused

  @clause:684a.3.b
  Scenario: Without an automated card shuffling device no deck joins another
    Given a Four Card Frenzy table
    And a deck with red backs is received
    When one more deck with blue backs is received
    Then it is refused

  @clause:684a.3.b
  Scenario: A deck may take the place of one of two
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And two decks with red and blue backs are received
    And deck A is removed from the table
    When one more deck with red backs is received
    Then it is accepted

  @clause:684a.3.b.1
  Scenario: A deck that takes the place of one of two differs from the other in color
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And two decks with red and blue backs are received
    And deck A is removed from the table
    When one more deck with blue backs is received
    Then it is refused

  @clause:684a.3.b.1
  Scenario: The backs of two decks may not have one color
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    When two decks with red and red backs are received
    Then it is refused

  @clause:684a.3.b.1
  Scenario: The backs of a second deck that comes later are of another color
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And a deck with red backs is received
    When one more deck with red backs is received
    Then it is refused

  Scenario Outline: The declared decks are what the section demands
    Given a Four Card Frenzy table
    When the certificate holder declares its table, equipment and Rules Submission
    Then the declaration shows <what>

    @clause:684a.3.a
    Examples: decks of 52
      | what                                        |
      | decks of 52 cards alike, and one cover card |

    @clause:684a.3.b
    Examples: their number
      | what                                               |
      | one deck, or two if a shuffling device is utilized |

    @clause:684a.3.b.1
    Examples: how two are told apart
      | what                                                                               |
      | two decks, if there are two, each of one design and with backs of different colors |

  @clause:684a.3.a
  Scenario: No card of the deck is dealt twice in a round
    Given a Four Card Frenzy table
    And the table is ready for play
    And the player is seated
    And another player sits down at position 5
    And the player has placed equal Ante and Odds Wagers of $5
    And another player places $5 as an Ante Wager
    And another player places $5 as an Odds Wager
    When the dealer deals the cards
    Then no card has been dealt twice

  @clause:684a.3.b.2
  Scenario: A round is dealt from one deck while the other is shuffled and in the device
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the table is ready for play with two decks
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then it is accepted

  @clause:684a.3.b.2
  Scenario: The other deck does not leave the device while one is in the dealing shoe
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the table is ready for play with two decks
    When the device places the cards of deck B in the dealing shoe
    Then it is refused

  @clause:684a.3.b.2
  Scenario: No round is dealt from one deck while the other is stacked and not yet shuffled
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the cards of both decks have been stacked
    And the device shuffles the cards of deck A
    And the device places the cards of deck A in the dealing shoe, or is refused
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then it is refused

  @clause:684a.3.b.2
  Scenario: No round is dealt from one deck while the other is still in the discard rack
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the table is ready for play with two decks
    And the player is seated
    And a round of play has been completed
    And the device places the cards of deck B in the dealing shoe, or is refused
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then it is refused

  @clause:684a.3.b.2
  Scenario: The second round is dealt once the first deck has gone back into the device
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the table is ready for play with two decks
    And the player is seated
    And a round of play has been completed
    And the device shuffles the cards of deck A
    And the device places the cards of deck B in the dealing shoe
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then it is accepted

  @clause:684a.3.b.2
  Scenario: The first round may be dealt from either deck
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the cards of both decks have been shuffled by the device
    And the device places the cards of deck B in the dealing shoe
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then it is accepted

  @clause:684a.3.b.2
  Scenario: In a round that is dealt from one deck nothing is dealt from the other
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the table is ready for play with two decks
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the dealer announces “no more bets”
    And the dealer deals the cards
    And the device places the cards of deck B in the dealing shoe, or is refused
    When the dealer deals the cards
    Then no cards are dealt from deck B

  @clause:684a.3.b.3
  Scenario Outline: After a round with one deck the other has its turn
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the table is ready for play with two decks
    And the player is seated
    And a round of play has been completed
    And the device shuffles the cards of deck A
    When the device places the cards of deck <deck> in the dealing shoe
    Then it is <outcome>

    Examples: the other deck, and the same
      | deck | outcome  |
      | B    | accepted |
      | A    | refused  |

  @clause:684a.3.b.3
  Scenario Outline: After two rounds it is the first deck's turn again
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the table is ready for play with two decks
    And the player is seated
    And a round of play has been completed
    And the device shuffles the cards of deck A
    And the device places the cards of deck B in the dealing shoe
    And a round of play has been completed
    And the device shuffles the cards of deck B
    When the device places the cards of deck <deck> in the dealing shoe
    Then it is <outcome>

    Examples: the first deck, and the second
      | deck | outcome  |
      | A    | accepted |
      | B    | refused  |

  @clause:684a.3.b.3
  Scenario: Dealt from the hand, the second round comes from the other deck
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the cards are dealt from the hand
    And the table is ready for play with two decks
    And the player is seated
    And a round of play has been completed
    And the device shuffles the cards of deck A
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then it is accepted
    And the cards are dealt from deck B

  @clause:684a.3.b.3
  Scenario: Dealt from a shoe, the second round comes from the other deck
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the table is ready for play with two decks
    And the player is seated
    And a round of play has been completed
    And the device shuffles the cards of deck A
    And the device places the cards of deck B in the dealing shoe
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then it is accepted
    And the cards are dealt from deck B

  @clause:684a.3.b.4
  Scenario: The cards of the second deck do not join those of the first in the discard rack
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the table is ready for play with two decks
    And the player is seated
    And a round of play has been completed
    When the cards of deck B are placed in the discard rack
    Then it is refused

  @clause:684a.3.b.4
  Scenario: The cards of the second deck go to the discard rack once those of the first have left it
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the table is ready for play with two decks
    And the player is seated
    And a round of play has been completed
    And the device shuffles the cards of deck A
    And the device places the cards of deck B in the dealing shoe
    And the player has placed equal Ante and Odds Wagers of $5
    And the dealer announces “no more bets”
    And the dealer deals the cards
    When the round of play is completed
    Then it is accepted

  @clause:684a.3.b
  Scenario: Whether or not the second of two decks is discarded, a third is not received
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the table is ready for play with two decks
    And the cards of deck B are placed in the discard rack, or is refused
    When one more deck with green backs is received
    Then it is refused

  @clause:684a.3.c.1
  Scenario Outline: Cards dealt by hand are changed at least every four hours
    Given a Four Card Frenzy table
    And the cards are dealt from the hand
    And the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And <time> pass
    When the dealer deals the cards
    Then it is <outcome>

    Examples: to the minute, and a minute more
      | time                 | outcome  |
      | 4 hours              | accepted |
      | 4 hours and 1 minute | refused  |

  @clause:684a.3.c.1
  Scenario: A shuffling device makes no difference to cards dealt by hand
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the cards are dealt from the hand
    And the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And 4 hours and 1 minute pass
    When the dealer deals the cards
    Then it is refused

  @clause:684a.3.c.2
  Scenario Outline: Cards dealt from a dealing shoe are changed at least every eight hours
    Given a Four Card Frenzy table
    And the cards are dealt from <shoe>
    And the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And <time> pass
    When the dealer deals the cards
    Then it is <outcome>

    Examples: to the minute, and a minute more
      | shoe                      | time                 | outcome  |
      | a manual dealing shoe     | 4 hours and 1 minute | accepted |
      | a manual dealing shoe     | 8 hours              | accepted |
      | a manual dealing shoe     | 8 hours and 1 minute | refused  |
      | an automated dealing shoe | 8 hours              | accepted |
      | an automated dealing shoe | 8 hours and 1 minute | refused  |

  @clause:684a.3.c.2
  Scenario: A deck that took another's place is young again
    Given a Four Card Frenzy table
    And the table is ready for play
    And the player is seated
    And 8 hours and 1 minute pass
    And deck A is removed from the table
    And the table is ready for play
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then it is accepted

  @clause:684a.3.c.2
  Scenario: A round and a shuffle do not make the cards young again
    Given a Four Card Frenzy table
    And the table is ready for play
    And the player is seated
    And 5 hours pass
    And a round of play has been completed
    And the cards have been made ready for the next round
    And the player has placed equal Ante and Odds Wagers of $5
    And 3 hours and 1 minute pass
    When the dealer deals the cards
    Then it is refused

  @clause:684a.3.c.2
  Scenario: The second of two decks is changed in time like the first
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the cards of both decks have been shuffled by the device
    And the device places the cards of deck B in the dealing shoe
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And 8 hours and 1 minute pass
    When the dealer deals the cards
    Then it is refused
