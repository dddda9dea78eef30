Feature: 58 Pa. Code § 684a.4 — opening of the table for gaming

  Cards that come to the table are inspected, verified, spread for the first player, turned, washed, stacked and
  shuffled, in this order; two decks each by itself; decks that come preinspected and preshuffled not at all.

  @clause:684a.4.a
  Scenario Outline: The dealer inspects the cards
    Given a Four Card Frenzy table
    And the cards have been received
    When <someone> inspects the cards
    Then it is <outcome>

    Examples: the dealer, and others
      | someone         | outcome  |
      | the dealer      | accepted |
      | the floorperson | refused  |
      | a player        | refused  |

  @clause:684a.4.a
  Scenario Outline: The floorperson verifies the inspection
    Given a Four Card Frenzy table
    And the cards have been inspected
    When <someone> verifies the inspection
    Then it is <outcome>

    Examples: the floorperson, and others
      | someone         | outcome  |
      | the floorperson | accepted |
      | the dealer      | refused  |
      | a player        | refused  |

  @clause:684a.4.a
  Scenario: There is nothing to verify before the dealer has inspected the cards
    Given a Four Card Frenzy table
    And the cards have been received
    When the floorperson verifies the inspection
    Then it is refused

  @clause:684a.4.a
  Scenario Outline: Cards are not spread before the inspection is verified
    Given a Four Card Frenzy table
    And the cards have been <stage>
    When the dealer spreads the cards
    Then it is refused

    Examples: not inspected, or inspected and not verified
      | stage     |
      | received  |
      | inspected |

  @clause:684a.4.a
  Scenario Outline: A deck that takes another's place is inspected and verified before it is spread
    Given a Four Card Frenzy table
    And the table is ready for play
    And deck A is removed from the table
    And the cards have been <stage>
    When the dealer spreads the cards
    Then it is refused

    Examples: not inspected, or inspected and not verified
      | stage     |
      | received  |
      | inspected |

  @clause:684a.4.b
  Scenario: Inspected cards are spread face up
    Given a Four Card Frenzy table
    And the cards have been verified
    When the dealer spreads the cards
    Then the cards are spread face up

  @clause:684a.4.b
  Scenario: The cards lie in fans, by suit and in sequence
    Given a Four Card Frenzy table
    And the cards have been verified
    When the dealer spreads the cards
    Then the cards are spread in horizontal fans, by suit and in sequence

  @clause:684a.4.b
  Scenario Outline: Cards that were not spread for the first player go no further
    Given a Four Card Frenzy table
    And the cards have been verified
    When <act>
    Then it is refused

    Examples: turned, washed or stacked without having been spread
      | act                                  |
      | the dealer turns the cards face down |
      | the dealer washes the cards          |
      | the dealer stacks the cards          |

  @clause:684a.4.b
  Scenario: The cards lie spread for a player who has arrived at the table
    Given a Four Card Frenzy table
    And the cards have been spread
    And a newcomer arrives
    When a newcomer is afforded an opportunity to inspect the cards
    Then it is accepted

  @clause:684a.4.b
  Scenario: With no player at the table nobody has been afforded an opportunity to inspect the cards
    Given a Four Card Frenzy table
    And the cards have been spread
    When a newcomer is afforded an opportunity to inspect the cards
    Then it is refused

  @clause:684a.4.b
  Scenario: A player who has left the table is afforded no opportunity to inspect the cards
    Given a Four Card Frenzy table
    And the cards have been spread
    And a newcomer arrives
    And a newcomer leaves the table
    When a newcomer is afforded an opportunity to inspect the cards
    Then it is refused

  @clause:684a.4.b
  Scenario: Cards that do not lie spread give nobody an opportunity to inspect them
    Given a Four Card Frenzy table
    And the cards have been verified
    And a newcomer arrives
    When a newcomer is afforded an opportunity to inspect the cards
    Then it is refused

  @clause:684a.4.c
  Scenario Outline: The cards are turned face down after the first player could inspect them
    Given a Four Card Frenzy table
    And the cards have been <stage>
    When the dealer turns the cards face down
    Then it is <outcome>

    Examples: with the opportunity, and without
      | stage                       | outcome  |
      | offered to the first player | accepted |
      | spread                      | refused  |

  @clause:684a.4.c
  Scenario Outline: Turning, washing, stacking and shuffling follow one another
    Given a Four Card Frenzy table
    And the cards have been <stage>
    When <act>
    Then it is <outcome>

    Examples: each in its turn
      | stage            | act                           | outcome  |
      | turned face down | the dealer washes the cards   | accepted |
      | washed           | the dealer stacks the cards   | accepted |
      | stacked          | the dealer shuffles the cards | accepted |

    Examples: each a step too early
      | stage                       | act                           | outcome |
      | offered to the first player | the dealer washes the cards   | refused |
      | turned face down            | the dealer stacks the cards   | refused |
      | washed                      | the dealer shuffles the cards | refused |

  @clause:684a.4.d
  Scenario Outline: Of two decks each is inspected, spread, washed and stacked by itself
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And two decks with red and blue backs are received
    And the dealer inspects the cards of deck A
    And the floorperson verifies the inspection of deck A
    When <act>
    Then it is <outcome>

    Examples: the deck that was inspected, and the one that was not
      | act                                    | outcome  |
      | the dealer spreads the cards of deck A | accepted |
      | the dealer spreads the cards of deck B | refused  |

  @clause:684a.4.d
  Scenario Outline: Each of two decks is shuffled after its own washing and stacking
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the cards of both decks have been turned face down
    And the dealer washes the cards of deck B
    And the dealer stacks the cards of deck B
    When <act>
    Then it is <outcome>

    Examples: the deck that was washed and stacked, and the one that was not
      | act                                     | outcome  |
      | the device shuffles the cards of deck B | accepted |
      | the device shuffles the cards of deck A | refused  |

  @clause:684a.4.d
  Scenario: Each of two decks is spread by itself
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the cards of both decks have been verified
    And the dealer spreads the cards of deck A
    When the dealer spreads the cards of deck B
    Then it is accepted

  @clause:684a.4.c
  Scenario Outline: Nor is a deck that takes another's place
    Given a Four Card Frenzy table
    And the table is ready for play
    And deck A is removed from the table
    And the cards have been <stage>
    When the dealer shuffles the cards
    Then it is refused

    Examples: not inspected, not offered to a player, or not washed
      | stage                       |
      | received                    |
      | verified                    |
      | offered to the first player |

  @clause:684a.4.d
  Scenario Outline: What is done with one of two decks is not done with the other
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the cards of both decks have been <stage>
    And <done>
    When <act>
    Then it is refused

    Examples: verified, turned, washed, stacked
      | stage                       | done                                              | act                                     |
      | inspected                   | the floorperson verifies the inspection of deck A | the dealer spreads the cards of deck B  |
      | offered to the first player | the dealer turns the cards of deck A face down    | the dealer washes the cards of deck B   |
      | turned face down            | the dealer washes the cards of deck A             | the dealer stacks the cards of deck B   |
      | washed                      | the dealer stacks the cards of deck A             | the device shuffles the cards of deck B |

  @clause:684a.4.d
  Scenario: A look at one of two decks is no look at the other
    Given a Four Card Frenzy table
    And an automated card shuffling device is utilized
    And the cards of both decks have been verified
    And the dealer spreads the cards of deck A
    And a newcomer arrives
    And a newcomer is afforded an opportunity to inspect the cards
    And the dealer spreads the cards of deck B
    When the dealer turns the cards of deck B face down
    Then it is refused

  @clause:684a.4.e
  Scenario: A deck that came preinspected and preshuffled may be cut at once
    Given a Four Card Frenzy table
    And a preinspected and preshuffled deck is received
    When the dealer cuts the cards with 20 cards above the cover card
    Then it is accepted

  @clause:684a.4.e
  Scenario: A deck that came preinspected and preshuffled may be inspected all the same
    Given a Four Card Frenzy table
    And a preinspected and preshuffled deck is received
    When the dealer inspects the cards
    Then it is accepted

  @clause:684a.4.c
  Scenario Outline: A deck that came otherwise is spared nothing
    Given a Four Card Frenzy table
    And the cards have been <stage>
    When the dealer cuts the cards with 20 cards above the cover card
    Then it is refused

    Examples: at each stage before the shuffle
      | stage                       |
      | received                    |
      | verified                    |
      | offered to the first player |
      | washed                      |
