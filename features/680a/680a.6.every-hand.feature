Feature: 58 Pa. Code § 680a.6 — every hand of the 53-card deck

  Each hand that can be dealt is put to the product, or one of each kind of hand that the rules
  cannot tell apart, and every answer is compared.

  @sweep @clause:680a.6.b @clause:680a.6.a.1 @clause:680a.6.a.2 @clause:680a.6.a.3 @clause:680a.6.a.4
  Scenario: Every showdown hand has the Point Count that the values of its cards give
    Given a Saigon 5 Card table
    And every two-card hand of the 53-card deck
    When the Point Count of each is asked
    Then the product and the rules agree on all of them

  @sweep @clause:680a.6.c @clause:680a.6.c.1 @clause:680a.6.c.2 @clause:680a.6.c.3 @clause:680a.6.c.4
  @clause:680a.6.c.5 @clause:680a.6.c.6 @clause:680a.6.c.7 @clause:680a.6.c.8 @clause:680a.6.c.9
  @clause:680a.6.c.10
  Scenario: Every hand is the first on the list that its cards form for the Bonus Wager
    Given a Saigon 5 Card table
    And every five-card hand of the 53-card deck
    When the hand that each makes is asked
    Then the product and the rules agree on all of them
