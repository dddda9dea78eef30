Feature: 58 Pa. Code § 684a.5 — shuffle and cut of the cards

  The cards are shuffled before play, after each round and when a floorperson or above directs it, by hand or device;
  cut where that was done by hand or elsewhere; and spread when nobody plays. How random the order is, no case shows.

  @clause:684a.5.a
  Scenario Outline: The cards may be shuffled manually or by a device, into a single stack
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the cards have been stacked
    When <act>
    Then the cards are shuffled into a single stack or the dealing shoe

    Examples: both ways
      | act                           |
      | the dealer shuffles the cards |
      | the device shuffles the cards |

  @clause:684a.5.a
  Scenario: A device may insert the shuffled stack directly into the dealing shoe
    Given a Four Card Frenzy table
    And an automated card shuffling device that inserts the stack into the dealing shoe is utilized
    And the cards have been stacked
    When the device shuffles the cards
    Then the cards are shuffled into a single stack or the dealing shoe

  @clause:684a.5.a
  Scenario: Cards that the device has inserted into the dealing shoe are dealt from it
    Given a Four Card Frenzy table
    And an automated card shuffling device that inserts the stack into the dealing shoe is utilized
    And the cards have been shuffled by the device
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then it is accepted

  @clause:684a.5.a
  Scenario Outline: Before play begins the cards are shuffled
    Given a Four Card Frenzy table
    And the cards have been stacked
    When <act>
    Then it is refused

    Examples: neither cut nor put in the dealing shoe without a shuffle
      | act                                                          |
      | the dealer cuts the cards with 20 cards above the cover card |
      | the dealer places the cards in the dealing shoe              |

  @clause:684a.5.a
  Scenario Outline: After a round of play has been completed the cards are shuffled
    Given a Four Card Frenzy table
    And the table is ready for play
    And the player is seated
    And a round of play has been completed
    When <act>
    Then it is <outcome>

    Examples: shuffled, and not
      | act                                                          | outcome  |
      | the dealer shuffles the cards                                | accepted |
      | the dealer cuts the cards with 20 cards above the cover card | refused  |
      | the dealer places the cards in the dealing shoe              | refused  |
      | the dealer deals the cards                                   | refused  |

  @clause:684a.5.a
  Scenario Outline: When a floorperson or above directs it the cards are shuffled
    Given a Four Card Frenzy table
    And the cards have been <stage>
    And <someone> directs a shuffle
    When <act>
    Then it is <outcome>

    Examples: shuffled, and not
      | stage             | someone                       | act                                                          | outcome  |
      | cut               | the floorperson               | the dealer shuffles the cards                                | accepted |
      | cut               | the floorperson               | the dealer places the cards in the dealing shoe              | refused  |
      | cut               | someone above the floorperson | the dealer shuffles the cards                                | accepted |
      | cut               | someone above the floorperson | the dealer places the cards in the dealing shoe              | refused  |
      | shuffled manually | the floorperson               | the dealer cuts the cards with 20 cards above the cover card | refused  |

    Examples: when the stack is in the dealing shoe already
      | stage                      | someone         | act                                                          | outcome  |
      | placed in the dealing shoe | the floorperson | the dealer shuffles the cards                                | accepted |
      | placed in the dealing shoe | the floorperson | the dealer cuts the cards with 20 cards above the cover card | refused  |

  @clause:684a.5.a
  Scenario Outline: When a floorperson directs it the device shuffles the cards once more
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the cards have been shuffled by the device
    And the floorperson directs a shuffle
    When <act>
    Then it is <outcome>

    Examples: shuffled, and not
      | act                                             | outcome  |
      | the device shuffles the cards                   | accepted |
      | the device places the cards in the dealing shoe | refused  |

  @clause:684a.5.a
  Scenario Outline: Nobody below a floorperson directs a shuffle
    Given a Four Card Frenzy table
    And the cards have been cut
    When <someone> directs a shuffle
    Then it is refused

    Examples: those who may not
      | someone    |
      | the dealer |
      | a player   |

  @clause:684a.5.a
  Scenario: Without an automated card shuffling device none shuffles
    Given a Four Card Frenzy table
    And the cards have been stacked
    When the device shuffles the cards
    Then it is refused

  @clause:684a.5.a
  Scenario: After a round the device that inserts the stack into the dealing shoe shuffles again
    Given a Four Card Frenzy table
    And an automated card shuffling device that inserts the stack into the dealing shoe is utilized
    And the table is ready for play
    And the player is seated
    And a round of play has been completed
    When the device shuffles the cards
    Then the cards are shuffled into a single stack or the dealing shoe

  @clause:684a.5.a
  Scenario: Preshuffled cards may be shuffled by a device too
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And a preinspected and preshuffled deck is received
    When the device shuffles the cards
    Then it is accepted

  @clause:684a.5.a
  Scenario Outline: A floorperson or above may direct a shuffle
    Given a Four Card Frenzy table
    And the cards have been cut
    When <someone> directs a shuffle
    Then it is accepted

    Examples: both
      | someone                       |
      | the floorperson               |
      | someone above the floorperson |

  @clause:684a.5.a
  Scenario: Preshuffled cards need no shuffle before play, but may have one
    Given a Four Card Frenzy table
    And a preinspected and preshuffled deck is received
    When the dealer shuffles the cards
    Then it is accepted

  @clause:684a.5.a
  Scenario Outline: After a second round the cards are shuffled too, whatever they are dealt from
    Given a Four Card Frenzy table
    And the cards are dealt from <means>
    And the table is ready for play
    And the player is seated
    And a round of play has been completed
    And the cards have been made ready for the next round
    And a round of play has been completed
    And the dealer cuts the cards with 20 cards above the cover card, or is refused
    And the dealer places the cards in the dealing shoe, or is refused
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then it is refused

    Examples: a shoe of either kind, the hand
      | means                     |
      | a manual dealing shoe     |
      | an automated dealing shoe |
      | the hand                  |

  @clause:684a.5.a
  Scenario: What has been dealt from is not dealt from again in the same round
    Given a Four Card Frenzy table
    And the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the dealer deals the cards
    When the dealer deals the cards
    Then no cards are dealt to position 3

  @clause:684a.5.a
  Scenario: The shuffle changes the order of the cards
    Given a Four Card Frenzy table
    And the table is ready for play
    And six others sit at the six betting positions
    And six others have placed equal Ante and Odds Wagers
    And the dealer deals the cards
    And the round of play is completed
    And the cards have been made ready for the next round
    And six others have placed equal Ante and Odds Wagers
    When the dealer deals the cards
    Then the cards follow one another otherwise than in the round before

  @clause:684a.5.a
  Scenario: After a first round from an automated dealing shoe the cards are shuffled
    Given a Four Card Frenzy table
    And the cards are dealt from an automated dealing shoe
    And the table is ready for play
    And the player is seated
    And a round of play has been completed
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then it is refused

  @clause:684a.5.a
  Scenario: Cards that came preshuffled are shuffled after a round like all others
    Given a Four Card Frenzy table
    And a preinspected and preshuffled deck is received
    And the dealer cuts the cards with 20 cards above the cover card
    And the dealer places the cards in the dealing shoe
    And the player is seated
    And a round of play has been completed
    When the dealer cuts the cards with 20 cards above the cover card
    Then it is refused

  @clause:684a.5.a
  Scenario Outline: A shuffle that is directed is due each time, whatever the cards went through before
    Given a Four Card Frenzy table
    And the cards have been cut
    And the floorperson directs a shuffle
    And the dealer shuffles the cards
    And the dealer cuts the cards with 20 cards above the cover card
    And <someone> directs a shuffle
    When the dealer places the cards in the dealing shoe
    Then it is refused

    Examples: the second time
      | someone                       |
      | the floorperson               |
      | someone above the floorperson |

  @clause:684a.5.a
  Scenario: A shuffle of preshuffled cards may be directed, and is due then
    Given a Four Card Frenzy table
    And a preinspected and preshuffled deck is received
    And the dealer cuts the cards with 20 cards above the cover card
    And the floorperson directs a shuffle
    When the dealer places the cards in the dealing shoe
    Then it is refused

  @clause:684a.5.a
  Scenario: Someone above the floorperson has the cards taken from the dealing shoe and shuffled
    Given a Four Card Frenzy table
    And the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And someone above the floorperson directs a shuffle
    When the dealer deals the cards
    Then it is refused

  @clause:684a.5.b
  Scenario Outline: A deck in which the device counts more or fewer than 52 cards is removed
    Given a Four Card Frenzy table
    And an automated card shuffling device that counts the cards is utilized
    And the cards have been stacked
    When the device shuffles the cards and counts <count>
    Then the deck is removed from the table

    Examples: one too few, one too many
      | count |
      | 51    |
      | 53    |

  @clause:684a.5.b
  Scenario: A deck that was removed is not played
    Given a Four Card Frenzy table
    And an automated card shuffling device that counts the cards is utilized
    And the cards have been stacked
    And the device shuffles the cards and counts 51
    When the device places the cards in the dealing shoe
    Then it is refused

  @clause:684a.5.b
  Scenario: A deck in which the device counts 52 cards stays
    Given a Four Card Frenzy table
    And an automated card shuffling device that counts the cards is utilized
    And the cards have been stacked
    When the device shuffles the cards and counts 52
    Then the deck stays at the table

  @clause:684a.5.b
  Scenario: Each time the device counts wrongly the deck is removed, not the first time alone
    Given a Four Card Frenzy table
    And an automated card shuffling device that counts the cards is utilized
    And the cards have been shuffled by the device
    When the device shuffles the cards and counts 51
    Then the deck is removed from the table

  @clause:684a.5.b
  Scenario: A deck that has lost a card in a round is removed
    Given a Four Card Frenzy table
    And an automated card shuffling device that counts the cards is utilized
    And the table is ready for play
    And the player is seated
    And a round of play has been completed
    When the device shuffles the cards and counts 51
    Then the deck is removed from the table

  @clause:684a.5.b
  Scenario: A device that loads the dealing shoe is no exception
    Given a Four Card Frenzy table
    And an automated card shuffling device that counts the cards and loads the dealing shoe is utilized
    And the cards have been stacked
    When the device shuffles the cards and counts 51
    Then the deck is removed from the table

  @clause:684a.5.b
  Scenario: Of two decks the one that was counted wrongly is removed
    Given a Four Card Frenzy table
    And an automated card shuffling device that counts the cards is utilized
    And the cards of both decks have been stacked
    And the device shuffles the cards of deck A
    When the device shuffles the cards of deck B and counts 51
    Then deck B is removed from the table, and no other

  @clause:684a.5.c.1
  Scenario: Cards shuffled by a device are put in the dealing shoe without a cut
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the cards have been shuffled by the device
    When the dealer places the cards in the dealing shoe
    Then it is accepted

  @clause:684a.5.c.1
  Scenario: Cards shuffled by a device are dealt without a cut
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the cards have been shuffled by the device
    And the dealer places the cards in the dealing shoe
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then it is accepted

  @clause:684a.5.c.1
  Scenario: Cards shuffled by a device are dealt from the hand without a cut
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the cards are dealt from the hand
    And the cards have been shuffled by the device
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then it is accepted

  @clause:684a.5.c.2
  Scenario Outline: Cards shuffled manually are cut
    Given a Four Card Frenzy table
    And the cards have been <stage>
    When the dealer places the cards in the dealing shoe
    Then it is <outcome>

    Examples: cut, and not
      | stage             | outcome  |
      | cut               | accepted |
      | shuffled manually | refused  |

  @clause:684a.5.c.2
  Scenario: Cards shuffled manually are cut where there is a device too
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the cards have been shuffled manually
    When the dealer places the cards in the dealing shoe
    Then it is refused

  @clause:684a.5.c.2
  Scenario: Preshuffled cards are cut
    Given a Four Card Frenzy table
    And a preinspected and preshuffled deck is received
    When the dealer places the cards in the dealing shoe
    Then it is refused

  @clause:684a.5.c.2
  Scenario: Preshuffled cards are cut where there is a device too
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And a preinspected and preshuffled deck is received
    When the dealer places the cards in the dealing shoe
    Then it is refused

  @clause:684a.5.c.2
  Scenario: Cards shuffled manually are cut before they are dealt from the hand
    Given a Four Card Frenzy table
    And the cards are dealt from the hand
    And the cards have been shuffled manually
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then it is refused

  @clause:684a.5.c.2
  Scenario: Preshuffled cards are cut before they are dealt from the hand
    Given a Four Card Frenzy table
    And the cards are dealt from the hand
    And a preinspected and preshuffled deck is received
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then it is refused

  @clause:684a.5.c.2
  Scenario: Cards shuffled manually after a round are cut again
    Given a Four Card Frenzy table
    And the table is ready for play
    And the player is seated
    And a round of play has been completed
    And the dealer shuffles the cards
    When the dealer places the cards in the dealing shoe
    Then it is refused

  @clause:684a.5.d
  Scenario Outline: The cover card goes at least ten cards in from the top
    Given a Four Card Frenzy table
    And the cards have been shuffled manually
    When the dealer cuts the cards with <above> cards above the cover card
    Then it is <outcome>

    Examples: ten, more, and fewer
      | above | outcome  |
      | 10    | accepted |
      | 42    | accepted |
      | 9     | refused  |
      | 0     | refused  |

  @clause:684a.5.d
  Scenario Outline: The cover card and all cards above it go to the bottom of the stack
    Given a Four Card Frenzy table
    And the cards have been shuffled manually
    When the dealer cuts the cards with <above> cards above the cover card
    Then the cover card and the <above> cards above it are moved to the bottom

    Examples: at the least depth, and deeper
      | above |
      | 10    |
      | 26    |

  @clause:684a.5.d
  Scenario: The cover card goes into the stack, not below it
    Given a Four Card Frenzy table
    And the cards have been shuffled manually
    When the dealer cuts the cards with 53 cards above the cover card
    Then it is refused

  @clause:684a.5.d
  Scenario: The stack is inserted into the dealing shoe after the cut
    Given a Four Card Frenzy table
    And the cards have been cut
    When the dealer places the cards in the dealing shoe
    Then it is accepted

  @clause:684a.5.d
  Scenario: No card is dealt from a stack that is not in the dealing shoe
    Given a Four Card Frenzy table
    And the cards have been cut
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then it is refused

  @clause:684a.5.d
  Scenario: A recut goes at least ten cards in
    Given a Four Card Frenzy table
    And the cards have been cut
    And the floorperson requires a recut
    When the dealer cuts the cards with 9 cards above the cover card
    Then it is refused

  @clause:684a.5.d
  Scenario: So does the cut of preshuffled cards
    Given a Four Card Frenzy table
    And a preinspected and preshuffled deck is received
    When the dealer cuts the cards with 9 cards above the cover card
    Then it is refused

  @clause:684a.5.d
  Scenario Outline: So does the cut before the next round
    Given a Four Card Frenzy table
    And the table is ready for play
    And the player is seated
    And a round of play has been completed
    And the dealer shuffles the cards
    When the dealer cuts the cards with <above> cards above the cover card
    Then it is <outcome>

    Examples: ten, and fewer
      | above | outcome  |
      | 10    | accepted |
      | 9     | refused  |

  @clause:684a.5.d
  Scenario Outline: Deep in the stack too the cover card takes all cards above it to the bottom
    Given a Four Card Frenzy table
    And the cards have been shuffled manually
    When the dealer cuts the cards with <above> cards above the cover card
    Then the cover card and the <above> cards above it are moved to the bottom

    Examples: in the lower half
      | above |
      | 27    |
      | 42    |

  @clause:684a.5.e
  Scenario Outline: A floorperson or above may require a recut before any card is dealt
    Given a Four Card Frenzy table
    And the cards have been <stage>
    When <someone> requires a recut
    Then it is <outcome>

    Examples: those who may
      | stage                      | someone                       | outcome  |
      | cut                        | the floorperson               | accepted |
      | cut                        | someone above the floorperson | accepted |
      | placed in the dealing shoe | the floorperson               | accepted |

    Examples: those who may not
      | stage | someone    | outcome |
      | cut   | the dealer | refused |
      | cut   | a player   | refused |

    Examples: there was no cut
      | stage             | someone         | outcome |
      | shuffled manually | the floorperson | refused |

  @clause:684a.5.e
  Scenario Outline: Cards that must be recut are cut again before they are dealt
    Given a Four Card Frenzy table
    And the cards have been cut
    And the floorperson requires a recut
    When <act>
    Then it is <outcome>

    Examples: cut again, and not
      | act                                                          | outcome  |
      | the dealer cuts the cards with 10 cards above the cover card | accepted |
      | the dealer places the cards in the dealing shoe              | refused  |

  @clause:684a.5.e
  Scenario: Cards that a device shuffled, and nobody cut, are not recut
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the cards have been shuffled by the device
    And the device places the cards in the dealing shoe
    When the floorperson requires a recut
    Then it is refused

  @clause:684a.5.e
  Scenario: A cut before the round that is over allows no recut in the next
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the cards have been placed in the dealing shoe
    And the player is seated
    And a round of play has been completed
    And the device shuffles the cards
    And the device places the cards in the dealing shoe
    When the floorperson requires a recut
    Then it is refused

  @clause:684a.5.e
  Scenario: Nobody may require a recut once cards have been dealt
    Given a Four Card Frenzy table
    And the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the dealer announces “no more bets”
    And the dealer deals the cards
    When the floorperson requires a recut
    Then it is refused

  @clause:684a.5.e
  Scenario: Not even a deck that is taken away is recut once cards have been dealt
    Given a Four Card Frenzy table
    And the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the dealer announces “no more bets”
    And the dealer deals the cards
    And deck A is removed from the table, or is refused
    When the floorperson requires a recut
    Then it is refused

  @clause:684a.5.e
  Scenario: Cards that are dealt from the hand are cut again before they are dealt
    Given a Four Card Frenzy table
    And the cards are dealt from the hand
    And the cards have been cut
    And the floorperson requires a recut
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then it is refused

  @clause:684a.5.e
  Scenario Outline: Cards in the dealing shoe that must be recut are neither dealt nor put back before the cut
    Given a Four Card Frenzy table
    And the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And <someone> requires a recut
    And the dealer places the cards in the dealing shoe, or is refused
    When the dealer deals the cards
    Then it is refused

    Examples: whoever requires it
      | someone                       |
      | the floorperson               |
      | someone above the floorperson |

  @clause:684a.5.f
  Scenario Outline: Without gaming activity the cards are spread face down, or face up if a player asks
    Given a Four Card Frenzy table
    And the table is ready for play
    When <event>
    Then the cards are spread face <facing>

    Examples: nobody asks, and a player asks
      | event                                                               | facing |
      | there is no gaming activity                                         | down   |
      | there is no gaming activity and a player requests the cards face up | up     |

  @clause:684a.5.f
  Scenario: Without gaming activity the cards leave the dealing shoe
    Given a Four Card Frenzy table
    And the table is ready for play
    When there is no gaming activity
    Then the cards are taken from the dealing shoe, and spread

  @clause:684a.5.f
  Scenario: A table with a round in progress is not idle
    Given a Four Card Frenzy table
    And the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the dealer announces “no more bets”
    And the dealer deals the cards
    When there is no gaming activity
    Then it is refused

  @clause:684a.5.f
  Scenario Outline: The cards of an idle table are offered to a player, turned, washed, stacked, shuffled and cut again
    Given a Four Card Frenzy table
    And the table is ready for play
    And there is no gaming activity
    And a newcomer arrives
    When <act>
    Then it is <outcome>

    Examples: the next step
      | act                                                        | outcome  |
      | a newcomer is afforded an opportunity to inspect the cards | accepted |

    Examples: steps too early
      | act                                             | outcome |
      | the dealer turns the cards face down            | refused |
      | the dealer washes the cards                     | refused |
      | the dealer shuffles the cards                   | refused |
      | the dealer places the cards in the dealing shoe | refused |
      | the dealer deals the cards                      | refused |

  @clause:684a.5.f
  Scenario: A table that was idle is played again when all has been done anew
    Given a Four Card Frenzy table
    And the table is ready for play
    And there is no gaming activity
    And a newcomer arrives
    And a newcomer is afforded an opportunity to inspect the cards
    And the dealer turns the cards face down
    And the dealer washes the cards
    And the dealer stacks the cards
    And the dealer shuffles the cards
    And the dealer cuts the cards with 12 cards above the cover card
    When the dealer places the cards in the dealing shoe
    Then it is accepted

  @clause:684a.5.f
  Scenario: Without gaming activity the cards leave the discard rack
    Given a Four Card Frenzy table
    And the table is ready for play
    And the player is seated
    And a round of play has been completed
    When there is no gaming activity
    Then the cards are taken from the discard rack, and spread

  @clause:684a.5.f
  Scenario Outline: Nothing is left out because of where the cards were, how they lay, or what is at the table
    Given a Four Card Frenzy table
    And <circumstance>
    And the table is ready for play
    And the player is seated
    And a round of play has been completed
    And <idle>
    When <act>
    Then it is refused

    Examples: from the discard rack, from a device, face up
      | circumstance                                   | idle                                                                | act                                  |
      | the cards are dealt from a manual dealing shoe | there is no gaming activity                                         | the dealer shuffles the cards        |
      | an automated card shuffling device is utilized | there is no gaming activity                                         | the device shuffles the cards        |
      | an automated card shuffling device is utilized | there is no gaming activity                                         | the dealer washes the cards          |
      | the cards are dealt from a manual dealing shoe | there is no gaming activity and a player requests the cards face up | the dealer turns the cards face down |

  @clause:684a.5.f
  Scenario: A table that is idle for the second time does all of it again
    Given a Four Card Frenzy table
    And the table is ready for play
    And there is no gaming activity
    And a newcomer arrives
    And a newcomer is afforded an opportunity to inspect the cards
    And the dealer turns the cards face down
    And the dealer washes the cards
    And the dealer stacks the cards
    And the dealer shuffles the cards
    And the dealer cuts the cards with 12 cards above the cover card
    And the dealer places the cards in the dealing shoe
    And there is no gaming activity
    When the dealer shuffles the cards
    Then it is refused

  @clause:684a.5.g
  Scenario Outline: A device that reshuffles and counts by itself is approved before it is used
    Given a Four Card Frenzy table
    And a device that reshuffles and counts by itself is used, <approval>
    When the table is opened
    Then it is <outcome>

    Examples: approved, and not
      | approval     | outcome  |
      | approved     | accepted |
      | not approved | refused  |

  @clause:684a.5.g
  Scenario: With an approved device that reshuffles and counts by itself nothing is cut
    Given a Four Card Frenzy table
    And a device that reshuffles and counts by itself is used, approved
    And the cards have been shuffled by the device
    When the device places the cards in the dealing shoe
    Then it is accepted

  @clause:684a.5.g
  Scenario: The declared devices are approved where they must be
    Given a Four Card Frenzy table
    When the certificate holder declares its table, equipment and Rules Submission
    Then the declaration shows no reshuffling device that is not approved
