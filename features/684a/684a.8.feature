Feature: 58 Pa. Code § 684a.8 — dealing the cards from a manual dealing shoe

  The stack is in the dealing shoe, “no more bets” is announced, and the cards are drawn with the hand that is closest
  to the shoe and placed with the other. The copy of the text ends within (c); nothing is supplied for what is missing.

  Background:
    Given a Four Card Frenzy table
    And the cards are dealt from a manual dealing shoe

  @clause:684a.8.a
  Scenario: The dealer may put the stack in the dealing shoe after shuffle and cut
    Given the cards have been cut
    When the dealer places the cards in the dealing shoe
    Then it is accepted

  @clause:684a.8.a
  Scenario: The device may put the stack in the dealing shoe after its shuffle
    Given an automated card shuffling device is utilized
    And the cards have been shuffled by the device
    When the device places the cards in the dealing shoe
    Then it is accepted

  @clause:684a.8.a
  Scenario Outline: A stack is not put in the dealing shoe before the procedures of shuffle and cut are completed
    Given the cards have been <stage>
    When the dealer places the cards in the dealing shoe
    Then it is refused

    Examples: washed and no more
      | stage  |
      | washed |

  @clause:684a.8.a
  Scenario: A stack that the dealer shuffled comes into the dealing shoe, whether or not the device may place it
    Given an automated card shuffling device is utilized
    And the cards have been cut
    And the device places the cards in the dealing shoe, or is refused
    And the dealer places the cards in the dealing shoe, or is refused
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then it is accepted

  @clause:684a.8.a
  Scenario: No device puts the stack in the dealing shoe where there is none
    Given the cards have been cut
    When the device places the cards in the dealing shoe
    Then it is refused

  @clause:684a.2.a
  Scenario: Where cards are dealt from the hand, a player may sit down whether or not a dealing shoe takes them
    Given the cards are dealt from the hand
    And the cards have been cut
    And the dealer places the cards in the dealing shoe, or is refused
    When the player sits down at position 6
    Then it is accepted

  @clause:684a.8.a
  Scenario Outline: The cards are dealt from the stack that is in the dealing shoe
    Given the cards have been <stage>
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then it is <outcome>

    Examples: in the dealing shoe, and not yet
      | stage                      | outcome  |
      | placed in the dealing shoe | accepted |
      | cut                        | refused  |

  @clause:684a.8.a
  Scenario: The declared dealing shoe stands where it was approved
    When the certificate holder declares its table, equipment and Rules Submission
    Then the declaration shows the manual dealing shoe, if there is one, on the table where approved

  @clause:684a.8.b
  Scenario: The announcement precedes the first card
    Given the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then “no more bets” is announced before any card is dealt

  @clause:684a.8.b
  Scenario: In the next round the announcement precedes the first card again
    Given the table is ready for play
    And the player is seated
    And a round of play has been completed
    And the dealer shuffles the cards
    And the dealer cuts the cards with 20 cards above the cover card
    And the dealer places the cards in the dealing shoe
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then “no more bets” is announced before any card is dealt

  @clause:684a.8.b
  Scenario: A dealer who has announced “no more bets” twice, or was refused the second time, deals
    Given the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the dealer announces “no more bets”
    And the dealer announces “no more bets”, or is refused
    When the dealer deals the cards
    Then it is accepted

  @clause:684a.8.b
  Scenario: A dealer who has announced “no more bets” deals
    Given the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the dealer announces “no more bets”
    When the dealer deals the cards
    Then it is accepted

  @clause:684a.8.b
  Scenario Outline: Each card is drawn with the hand closest to the dealing shoe and placed with the other
    Given the dealing shoe is on the dealer’s <side>
    And the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the dealer announces “no more bets”
    When the dealer deals the cards
    Then every card is drawn with the hand closest to the shoe and placed with the opposite hand

    Examples: the shoe to either hand
      | side  |
      | left  |
      | right |

  @clause:684a.8.b
  Scenario Outline: The cards of a second player, at the last box, are drawn and placed so too
    Given the dealing shoe is on the dealer’s <side>
    And the table is ready for play
    And the player is seated
    And another player sits down at position 6
    And the player has placed equal Ante and Odds Wagers of $5
    And another player places $5 as an Ante Wager on position 6
    And another player places $5 as an Odds Wager on position 6
    When the dealer deals the cards
    Then every card is drawn with the hand closest to the shoe and placed with the opposite hand

    Examples: the shoe to either hand
      | side  |
      | left  |
      | right |

  @clause:684a.8.b
  Scenario: So are they in the second round
    Given the table is ready for play
    And the player is seated
    And a round of play has been completed
    And the cards have been made ready for the next round
    And the player has placed equal Ante and Odds Wagers of $5
    When the dealer deals the cards
    Then every card is drawn with the hand closest to the shoe and placed with the opposite hand

  @clause:684a.8.b
  Scenario Outline: The announcement and the hands are the same where an All-Six Bonus Wager lies
    Given the Rules Submission offers the All-Six Bonus Wager
    And the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the player places $5 as an All-Six Bonus Wager
    When the dealer deals the cards
    Then <what>

    Examples: the announcement, the hands
      | what                                                                                    |
      | “no more bets” is announced before any card is dealt                                    |
      | every card is drawn with the hand closest to the shoe and placed with the opposite hand |

  @clause:684a.8.c
  Scenario: Where an All-Six Bonus Wager lies, the first card is dealt face down to an area of the layout
    Given the Rules Submission offers the All-Six Bonus Wager
    And the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the player places $5 as an All-Six Bonus Wager
    And the dealer announces “no more bets”
    When the dealer deals the cards
    Then the first card is dealt face down to an area of the layout

  @clause:684a.8.c
  Scenario: It is enough that one of several players has placed an All-Six Bonus Wager
    Given the Rules Submission offers the All-Six Bonus Wager
    And the table is ready for play
    And the player is seated
    And another player sits down at position 5
    And the player has placed equal Ante and Odds Wagers of $5
    And another player places $5 as an Ante Wager
    And another player places $5 as an Odds Wager
    And another player places $5 as an All-Six Bonus Wager
    And the dealer announces “no more bets”
    When the dealer deals the cards
    Then the first card is dealt face down to an area of the layout

  @clause:684a.8.c
  Scenario: In the second round the first card is dealt face down to an area of the layout again
    Given the Rules Submission offers the All-Six Bonus Wager
    And the table is ready for play
    And the player is seated
    And a round of play has been completed
    And the cards have been made ready for the next round
    And the player has placed equal Ante and Odds Wagers of $5
    And the player places $5 as an All-Six Bonus Wager
    When the dealer deals the cards
    Then the first card is dealt face down to an area of the layout

  @clause:684a.8.c
  Scenario: It is so too where a Prime Wager lies beside it, and on a box beside the player's own
    Given the Rules Submission offers the Prime Wager and the All-Six Bonus Wager
    And the Rules Submission lets a player wager on 2 adjacent boxes
    And the table is ready for play
    And the player is seated
    And the player has placed equal Ante and Odds Wagers of $5
    And the player places $5 as a Prime Wager
    And the player places $5 as an Ante Wager on position 4
    And the player places $5 as an Odds Wager on position 4
    And the player places $5 as an All-Six Bonus Wager on position 4
    When the dealer deals the cards
    Then the first card is dealt face down to an area of the layout

  @clause:684a.8.c
  Scenario: It is so too with three boxes in play
    Given the Rules Submission offers the All-Six Bonus Wager
    And the Rules Submission lets a player wager on 2 adjacent boxes
    And the table is ready for play
    And the player is seated
    And another player sits down at position 5
    And the player has placed equal Ante and Odds Wagers of $5
    And the player places $5 as an Ante Wager on position 4
    And the player places $5 as an Odds Wager on position 4
    And another player places $5 as an Ante Wager
    And another player places $5 as an Odds Wager
    And another player places $5 as an All-Six Bonus Wager
    When the dealer deals the cards
    Then the first card is dealt face down to an area of the layout
