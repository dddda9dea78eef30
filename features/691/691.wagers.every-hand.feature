Feature: 58 Pa. Code ch. 691, wagers section (number not stated in the source) — every card and every hand

  Each card and each hand of the 54-card deck is put to the product, or one of each kind of hand that
  the rules cannot tell apart, and every answer is compared.

  @sweep @clause:691.wagers.b.1 @clause:691.wagers.c.1 @clause:691.wagers.c.2 @clause:691.wagers.c.3
  @clause:691.wagers.c.4 @clause:691.wagers.c.5
  Scenario: Every card settles the wagers placed beside a Black Ante
    Given a Five Card Roulette table
    And every single card of the 54-card deck
    When each is revealed to a player with Black Ante and every wager on a single card
    Then the product and the rules agree on all of them

  @sweep @clause:691.wagers.b.2 @clause:691.wagers.c.1 @clause:691.wagers.c.2 @clause:691.wagers.c.3
  @clause:691.wagers.c.4 @clause:691.wagers.c.5
  Scenario: Every card settles the wagers placed beside a Red Ante
    Given a Five Card Roulette table
    And every single card of the 54-card deck
    When each is revealed to a player with Red Ante and every wager on a single card
    Then the product and the rules agree on all of them

  @sweep @clause:691.wagers.b.1 @clause:691.wagers.b.2 @clause:691.wagers.c.1 @clause:691.wagers.c.2
  @clause:691.wagers.c.3 @clause:691.wagers.c.4 @clause:691.wagers.c.5
  Scenario: Every card settles the wagers placed beside both Antes
    Given a Five Card Roulette table
    And every single card of the 54-card deck
    When each is revealed to a player with Black Ante, Red Ante and every wager on a single card
    Then the product and the rules agree on all of them

  @sweep @clause:691.wagers.c.6 @clause:691.wagers.c.6.i @clause:691.wagers.c.6.ii
  @clause:691.wagers.c.6.ii.A @clause:691.wagers.c.6.ii.B @clause:691.wagers.c.6.iii
  @clause:691.wagers.c.6.iv @clause:691.wagers.c.6.iv.A @clause:691.wagers.c.6.iv.B @clause:691.wagers.c.6.v
  @clause:691.wagers.c.6.v.A @clause:691.wagers.c.6.v.B @clause:691.wagers.c.6.v.C @clause:691.wagers.c.6.vi
  @clause:691.wagers.c.6.vii @clause:691.wagers.c.6.viii @clause:691.wagers.c.6.ix
  Scenario: Every five community cards are the first combination on the list that they form
    Given a Five Card Roulette table
    And every five-card hand of the 54-card deck
    When the hand that each makes is asked
    Then the product and the rules agree on all of them
