Feature: 58 Pa. Code § 684a.6 — every hand of the 52-card deck

  Each hand that can be dealt is put to the product, or one of each kind of hand that the rules
  cannot tell apart, and every answer is compared.

  @sweep @clause:684a.6.b @clause:684a.6.b.1 @clause:684a.6.b.2 @clause:684a.6.b.3 @clause:684a.6.b.4
  @clause:684a.6.b.5 @clause:684a.6.b.6 @clause:684a.6.b.7 @clause:684a.6.a
  Scenario: Every hand of four cards is the highest on the list that they form
    Given a Four Card Frenzy table
    And every four-card hand of the 52-card deck
    When the hand that each makes is asked
    Then the product and the rules agree on all of them

  @sweep @clause:684a.6.b @clause:684a.6.b.1 @clause:684a.6.b.2 @clause:684a.6.b.3 @clause:684a.6.b.4
  @clause:684a.6.b.5 @clause:684a.6.b.6 @clause:684a.6.b.7 @clause:684a.6.a @clause:684a.6.c
  Scenario: Of every five cards the best four are found
    Given a Four Card Frenzy table
    And every five-card hand of the 52-card deck
    When the best four cards of each are asked
    Then the product and the rules agree on all of them

  @sweep @clause:684a.6.b @clause:684a.6.b.1 @clause:684a.6.b.2 @clause:684a.6.b.3 @clause:684a.6.b.4
  @clause:684a.6.b.5 @clause:684a.6.b.6 @clause:684a.6.b.7 @clause:684a.6.c
  Scenario: Every two hands are in the right order
    Given a Four Card Frenzy table
    And hands of every strength, each beside the next that can be dealt with it
    When it is asked of each pair, both ways round, which hand ranks higher
    Then the product and the rules agree on all of them

  @sweep @clause:684a.6.d @clause:684a.6.d.1 @clause:684a.6.d.2 @clause:684a.6.d.3 @clause:684a.6.d.4
  @clause:684a.6.d.5 @clause:684a.6.d.6 @clause:684a.6.d.7 @clause:684a.6.a
  Scenario: Every five cards make the hand that the list of the Four Card Bonus Wager says
    Given a Four Card Frenzy table
    And every five-card hand of the 52-card deck
    When the hand that each makes for the Four Card Bonus Wager is asked
    Then the product and the rules agree on all of them

  @sweep @clause:684a.6.d @clause:684a.6.d.1 @clause:684a.6.d.2 @clause:684a.6.d.3 @clause:684a.6.d.4
  @clause:684a.6.d.5 @clause:684a.6.d.6 @clause:684a.6.d.7 @clause:684a.7.d.3
  Scenario: Every five cards are paid on the Four Card Bonus Wager, or not, as the list says
    Given a Four Card Frenzy table
    And every five-card hand of the 52-card deck
    When the eligibility of each for the Four Card Bonus Wager is asked
    Then the product and the rules agree on all of them

  @sweep @clause:684a.6.e @clause:684a.6.e.1 @clause:684a.6.e.2 @clause:684a.6.e.3 @clause:684a.6.e.4
  @clause:684a.6.e.5 @clause:684a.6.e.6 @clause:684a.6.e.7 @clause:684a.6.e.8 @clause:684a.6.a
  Scenario: Every six cards make the hand that the list of the All-Six Bonus Wager says
    Given a Four Card Frenzy table
    And every six-card hand of the 52-card deck
    When the hand that each makes for the All-Six Bonus Wager is asked
    Then the product and the rules agree on all of them

  @sweep @clause:684a.6.e @clause:684a.6.e.1 @clause:684a.6.e.2 @clause:684a.6.e.3 @clause:684a.6.e.4
  @clause:684a.6.e.5 @clause:684a.6.e.6 @clause:684a.6.e.7 @clause:684a.6.e.8 @clause:684a.7.d.4
  Scenario: Every six cards are paid on the All-Six Bonus Wager, or not, as the list says
    Given a Four Card Frenzy table
    And every six-card hand of the 52-card deck
    When the eligibility of each for the All-Six Bonus Wager is asked
    Then the product and the rules agree on all of them

  @sweep @clause:684a.7.d.2
  Scenario: Every five cards win the Prime Wager, or not, by their colors
    Given a Four Card Frenzy table
    And every five-card hand of the 52-card deck
    When the eligibility of each for the Prime Wager is asked
    Then the product and the rules agree on all of them
