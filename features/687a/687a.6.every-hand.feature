Feature: 58 Pa. Code § 687a.6 — every hand of the 53-card deck

  Each hand that can be dealt is put to the product, or one of each kind of hand that the rules
  cannot tell apart, and every answer is compared.

  @sweep @clause:687a.6.c @clause:687a.6.c.1 @clause:687a.6.c.2 @clause:687a.6.c.3 @clause:687a.6.c.4
  @clause:687a.6.c.5 @clause:687a.6.c.6 @clause:687a.6.c.7 @clause:687a.6.c.8 @clause:687a.6.c.9
  @clause:687a.6.c.10 @clause:687a.6.c.11 @clause:687a.6.a @clause:687a.6.b
  Scenario: Every hand is the highest on the list that its cards and its wilds can form
    Given a DJ Wild Stud Poker table
    And every five-card hand of the 53-card deck
    When the hand that each makes is asked
    Then the product and the rules agree on all of them

  @sweep @clause:687a.6.d @clause:687a.6.d.1 @clause:687a.6.d.2 @clause:687a.6.d.3 @clause:687a.6.d.4
  @clause:687a.6.d.5 @clause:687a.6.d.6 @clause:687a.6.d.7
  Scenario: Every hand is paid on the Progressive Bonus Wager as the list says, or not at all
    Given a DJ Wild Stud Poker table
    And every five-card hand of the 53-card deck
    When the eligibility of each for the Progressive Bonus Wager is asked
    Then the product and the rules agree on all of them

  @sweep @clause:687a.6.e @clause:687a.6.e.1 @clause:687a.6.e.2 @clause:687a.6.e.3 @clause:687a.6.e.4
  @clause:687a.6.e.5 @clause:687a.6.e.6 @clause:687a.6.e.7 @clause:687a.6.e.8
  Scenario: Every hand is paid on the Trips Bonus Wager as the list says, or not at all
    Given a DJ Wild Stud Poker table
    And every five-card hand of the 53-card deck
    When the eligibility of each for the Trips Bonus Wager is asked
    Then the product and the rules agree on all of them

  @sweep @clause:687a.6.f @clause:687a.6.f.1 @clause:687a.6.f.2 @clause:687a.6.f.3 @clause:687a.6.f.4
  @clause:687a.6.f.5 @clause:687a.6.f.6 @clause:687a.6.f.7
  Scenario: Every hand is paid on the Two-Way Bad Beat Bonus Wager as the list says, or not at all
    Given a DJ Wild Stud Poker table
    And every five-card hand of the 53-card deck
    When the eligibility of each for the Two-Way Bad Beat Bonus Wager is asked
    Then the product and the rules agree on all of them
