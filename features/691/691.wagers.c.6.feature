Feature: 58 Pa. Code ch. 691, wagers section (number not stated in the source) (c)(6) — the Community Card bet

  The five community cards form a hand, in which each of the two jokers may stand for any card. The bet wins if the hand
  is one of nine combinations. A hand that fits several counts as the one listed first.
  How far a joker and an ace may go in (viii) and (ix) are the readings 691-low-straight and 691-same-colour-joker.

  @clause:691.wagers.c.6.i
  Scenario Outline: A ten, jack, queen, king and ace of the same suit are a royal flush without a joker
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is a royal flush without a joker

    Examples: in each suit
      | cards          |
      | Ts Js Qs Ks As |
      | Ah Qh Th Kh Jh |
      | Kd Ad Jd Td Qd |
      | Qc Kc Ac Jc Tc |

  @clause:691.wagers.c.6.i
  Scenario Outline: With one of the five cards missing there is no royal flush without a joker
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is not a royal flush without a joker

    Examples: a joker in its place
      | cards           |
      | Jk1 Js Qs Ks As |
      | Ah Qh Th Kh Jk2 |

    Examples: the same rank in another suit
      | cards          |
      | Th Jd Qd Kd Ad |
      | Tc Jc Qc Kc As |

    Examples: the nine in place of the ace or the ten
      | cards          |
      | 9s Ts Js Qs Ks |
      | 9h Jh Qh Kh Ah |

  @clause:691.wagers.c.6.ii.A
  Scenario Outline: Four cards of the same rank and a joker are five of a kind
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is a five-of-a-kind

    Examples: every rank
      | cards           |
      | As Ah Ad Ac Jk1 |
      | Jk2 Kh Ks Kc Kd |
      | Qc Qd Jk1 Qs Qh |
      | Jd Jc Jh Jk2 Js |
      | Ts Jk1 Td Th Tc |
      | 9h 9c 9s 9d Jk2 |
      | 8c 8s Jk1 8d 8h |
      | Jk2 7d 7h 7c 7s |
      | 6s 6c Jk1 6h 6d |
      | 5h 5d 5s Jk2 5c |
      | 4c Jk1 4h 4d 4s |
      | 3d 3s 3c 3h Jk2 |
      | Jk1 2s 2h 2c 2d |

  @clause:691.wagers.c.6.ii.B
  Scenario Outline: Three cards of the same rank and two jokers are five of a kind
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is a five-of-a-kind

    Examples: every rank
      | cards            |
      | As Jk2 Ad Ac Jk1 |
      | Jk2 Kh Ks Jk1 Kd |
      | Qc Qd Jk1 Jk2 Qh |
      | Jd Jc Jk1 Jk2 Js |
      | Ts Jk1 Td Th Jk2 |
      | Jk1 9c 9s 9d Jk2 |
      | 8c 8s Jk1 Jk2 8h |
      | Jk2 Jk1 7h 7c 7s |
      | 6s Jk2 Jk1 6h 6d |
      | 5h 5d Jk1 Jk2 5c |
      | 4c Jk1 4h Jk2 4s |
      | 3d 3s Jk1 3h Jk2 |
      | Jk1 Jk2 2h 2c 2d |

  Scenario Outline: With one card of the rank fewer there is no five of a kind
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is not a five-of-a-kind

    @clause:691.wagers.c.6.ii.A
    Examples: one joker and an odd card
      | cards           |
      | As Ah Kd Ac Jk1 |
      | 2h Jk2 2c 2s 3d |

    @clause:691.wagers.c.6.ii.B
    Examples: two jokers and an odd card
      | cards            |
      | As Jk2 Kd Ac Jk1 |
      | 2h Jk2 2c Jk1 3d |

  @clause:691.wagers.c.6.iii
  Scenario Outline: A ten, jack, queen, king and ace of the same suit that one joker completes are a royal flush with a joker
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is a royal flush with a joker

    Examples: the joker as the ace, the king, the queen, the jack and the ten
      | cards           |
      | Ts Js Qs Ks Jk1 |
      | Jk2 Qh Ah Th Jh |
      | Kd Ad Jd Jk1 Td |
      | Qc Jk2 Kc Ac Tc |
      | Ks Jk1 As Qs Js |

    Examples: the joker as the ten, where it could also be an ace beside another
      | cards           |
      | Ad Kd Jk2 Jd Qd |

  @clause:691.wagers.c.6.iii
  Scenario Outline: A ten, jack, queen, king and ace of the same suit that two jokers complete are a royal flush with a joker
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is a royal flush with a joker

    Examples: the jokers as every two of the five
      | cards            |
      | Ts Jk1 Js Jk2 Qs |
      | Jk2 Kh Th Jk1 Jh |
      | Kd Td Jk1 Jk2 Qd |
      | Jk1 Qc Kc Jc Jk2 |
      | Ac Jk2 Tc Jk1 Jc |
      | Td Jk1 Jk2 Qd Ad |
      | Ah Jk1 Qh Jk2 Jh |
      | Jk2 As Jk1 Ks Ts |
      | Kd Jk1 Ad Jd Jk2 |
      | Jk1 Jk2 Ah Kh Qh |

  @clause:691.wagers.c.6.iii
  Scenario Outline: Where the jokers cannot complete the five cards in one suit there is no royal flush with a joker
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is not a royal flush with a joker

    Examples: a card of another suit
      | cards            |
      | Ts Js Qs Kh Jk1  |
      | Ad Jk2 Kc Jk1 Qd |

    Examples: a card of another rank
      | cards            |
      | 9c Tc Jc Qc Jk2  |
      | Kh Jk1 9h Jk2 Qh |
      | Ad Kd Qd 9d Jk1  |
      | Ks Jk2 8s As Jk1 |

  @clause:691.wagers.c.6.iv
  Scenario Outline: Five cards of the same suit in consecutive ranking are a straight flush
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is a straight flush

    Examples: every sequence from king high to 6 high
      | cards          |
      | Ks Qs Js Ts 9s |
      | Th 8h Qh Jh 9h |
      | 7d Jd 9d 8d Td |
      | 6c Tc 8c 7c 9c |
      | 5s 9s 7s 8s 6s |
      | 8h 4h 6h 5h 7h |
      | 3d 7d 5d 6d 4d |
      | 2c 4c 6c 5c 3c |

  @clause:691.wagers.c.6.iv
  Scenario Outline: One card out of suit or out of sequence leaves no straight flush
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is not a straight flush

    Examples: in sequence, but one card of another suit
      | cards          |
      | 9h 8h 7h 6h 5d |
      | Ks Qs Js Tc 9s |
      | 6d 5d 4s 3d 2d |

    Examples: of one suit, but with a gap
      | cards          |
      | 9h 8h 7h 6h 4h |
      | Kc Qc Tc 9c 8c |
      | Qd Jd 9d 8d 7d |

  @clause:691.wagers.c.6.iv.A
  Scenario Outline: An ace may begin a straight flush
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is a straight flush

    Examples: in each suit
      | cards          |
      | As 2s 3s 4s 5s |
      | 4h 2h Ah 5h 3h |
      | 5d 3d Ad 4d 2d |
      | 2c Ac 5c 4c 3c |

    Examples: with one joker or two
      | cards            |
      | As 2s Jk1 4s 5s  |
      | 3h Ah 4h 2h Jk2  |
      | Jk1 5d Ad Jk2 3d |
      | 2c Jk2 3c Jk1 Ac |

  @clause:691.wagers.c.6.iv.A
  Scenario Outline: An ace neither stands inside a straight flush nor leaves a gap behind it
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is not a straight flush

    Examples: an ace between a king and a 2
      | cards            |
      | Js Qs Ks As 2s   |
      | Kh Ah 2h 3h Qh   |
      | 4d Kd 3d 2d Ad   |
      | Qc Jk1 Kc Ac 2c  |
      | Jk2 3s Ks 2s As  |
      | Kh Jk1 2h Ah Jk2 |

    Examples: an ace with cards up to a 6
      | cards            |
      | Ad 2d 3d 4d 6d   |
      | 6c Ac 4c Jk2 5c  |
      | Jk1 6h Ah Jk2 2h |

  @clause:691.wagers.c.6.iv.B
  Scenario Outline: One or two jokers complete a straight flush
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is a straight flush

    Examples: one joker inside the sequence
      | cards           |
      | 9s Jk1 7s 6s 5s |
      | Jh 8h Th Jk2 7h |
      | 6d 3d Jk1 2d 5d |

    Examples: one joker at its end
      | cards           |
      | 8c 7c 6c 5c Jk2 |
      | Jk1 Ks Js Qs 9s |
      | 2h 3h 4h 5h Jk1 |

    Examples: two jokers
      | cards            |
      | 9d Jk1 Jk2 6d 5d |
      | Jk2 8c 7c 6c Jk1 |
      | Kh Jk1 Jh 9h Jk2 |
      | 6s Jk2 Jk1 4s 2s |
      | Jd Jk1 9d Td Jk2 |

  @clause:691.wagers.c.6.iv.B
  Scenario Outline: Jokers that are too few for the gaps, or cards of two suits, leave no straight flush
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is not a straight flush

    Examples: the cards of the suit lie too far apart
      | cards            |
      | 9s 8s Jk1 7s 4s  |
      | Kd Td Jk2 9d 8d  |
      | 9h Jk1 8h Jk2 4h |
      | 3c 8c Jk2 Jk1 2c |

    Examples: the cards lie close enough, but one is of another suit
      | cards            |
      | 9s 8s Jk1 7s 6h  |
      | 9d Jk1 7c Jk2 5d |

  @clause:691.wagers.c.6.v.A
  Scenario Outline: Four cards of the same rank are a four-of-a-kind
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is a four-of-a-kind

    Examples: every rank
      | cards          |
      | As Ah Kd Ad Ac |
      | Kh Ks Kc Kd 2h |
      | 5c Qc Qd Qs Qh |
      | Jd Jc Ts Jh Js |
      | Ts 9c Td Th Tc |
      | 9h 9c 9s Td 9d |
      | 8c 8s 8d 8h Ah |
      | 6s 7d 7h 7c 7s |
      | 6s 6c Jh 6h 6d |
      | 5h 4h 5d 5s 5c |
      | 4c 4h 4d Qd 4s |
      | 3d 3s 3c 3h 2c |
      | Ks 2s 2h 2c 2d |

  @clause:691.wagers.c.6.v.B
  Scenario Outline: Three cards of the same rank and one joker are a four-of-a-kind
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is a four-of-a-kind

    Examples: every rank
      | cards           |
      | As Ah Kd Jk1 Ac |
      | Kh Jk2 Kc Kd 2h |
      | 5c Qc Qd Jk1 Qh |
      | Jd Jc Ts Jh Jk2 |
      | Ts 9c Jk1 Th Tc |
      | 9h Jk2 9s Td 9d |
      | 8c 8s Jk1 8h Ah |
      | 6s 7d 7h 7c Jk2 |
      | 6s Jk1 Jh 6h 6d |
      | 5h 4h 5d Jk2 5c |
      | 4c 4h Jk1 Qd 4s |
      | Jk2 3s 3c 3h 2c |
      | Ks 2s 2h 2c Jk1 |

  @clause:691.wagers.c.6.v.C
  Scenario Outline: Two cards of the same rank and two jokers are a four-of-a-kind
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is a four-of-a-kind

    Examples: every rank
      | cards            |
      | Jk2 Ah Kd Jk1 Ac |
      | Kh Jk2 Kc Jk1 2h |
      | 5c Qc Qd Jk1 Jk2 |
      | Jk1 Jc Ts Jh Jk2 |
      | Ts 9c Jk1 Jk2 Tc |
      | 9h Jk2 Jk1 Td 9d |
      | 8c 8s Jk1 Jk2 Ah |
      | 6s Jk1 7h 7c Jk2 |
      | 6s Jk1 Jh Jk2 6d |
      | Jk1 4h 5d Jk2 5c |
      | 4c 4h Jk1 Qd Jk2 |
      | Jk2 3s Jk1 3h 2c |
      | Ks Jk2 2h 2c Jk1 |

    Examples: of one color, where the hand is also all of that color if jokers take any
      | cards            |
      | Ah Jk1 Jk2 9d Ad |
      | Jk2 6s Jk1 6c Ts |

  Scenario Outline: With one card of the rank fewer there is no four-of-a-kind
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is not a four-of-a-kind

    @clause:691.wagers.c.6.v.A
    Examples: three of the rank without a joker
      | cards          |
      | As Ah Kd Qc Ac |
      | 2s 2h 9c 2d 7s |

    @clause:691.wagers.c.6.v.B
    Examples: two of the rank with one joker
      | cards           |
      | As Ah Kd Qc Jk1 |
      | Jk2 2h 9c 2d 7s |

  @clause:691.wagers.c.6.vi
  Scenario Outline: A pair of one value and three cards of another are a full house
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is a full house

    Examples: every rank as the three and as the pair
      | cards          |
      | As Kd Ah Kc Ad |
      | Kh Qs Kd Qh Ks |
      | Qd Jh Qc Js Qs |
      | Jc Td Jh Tc Jd |
      | Ts 9c Th 9d Tc |
      | 9s 8h 9h 8d 9c |
      | 8c 7s 8s 7h 8d |
      | 7c 6d 7d 6h 7s |
      | 6s 5c 6c 5s 6h |
      | 5d 4h 5h 4c 5s |
      | 4s 3d 4d 3c 4h |
      | 3s 2h 3h 2d 3c |
      | 2s Ac 2c Ah 2h |

  @clause:691.wagers.c.6.vi
  Scenario Outline: One joker completes a full house from two pairs
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is a full house

    Examples: every rank in one of the pairs
      | cards           |
      | As Kd Ah Kc Jk1 |
      | Qd Jh Jk2 Js Qs |
      | Jk1 9c Th 9d Tc |
      | 8c 7s Jk2 7h 8d |
      | 6s 5c 6c Jk1 5h |
      | 4s 3d Jk2 3c 4h |
      | 2s Ac Jk1 Ah 2h |

    Examples: of one color, where the hand is also all of that color if jokers take any
      | cards           |
      | Kh 4d Jk1 Kd 4h |
      | 8s Jk2 Jc Js 8c |

  @clause:691.wagers.c.6.vi
  Scenario Outline: Two pairs alone, or one pair and a joker, are no full house
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is not a full house

    Examples: two pairs and an odd card
      | cards          |
      | As Kd Ah Kc Qd |
      | 3s 2h 3h 2d 4c |

    Examples: one pair, two odd cards and a joker
      | cards           |
      | As Ah Kd 9c Jk2 |
      | Jk1 3h 6s 3c 8d |

  @clause:691.wagers.c.6.vii
  Scenario Outline: Five cards all of the same suit are a flush
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is a flush

    Examples: in each suit
      | cards          |
      | As Ks Qs Js 9s |
      | 2h 3h 7h 4h 5h |
      | 4d Td 6d Qd 2d |
      | Jc 7c Ac 3c 8c |

    Examples: with one joker
      | cards           |
      | As 9s Jk1 6s 2s |
      | Jk2 Kh 8h 7h 3h |
      | Qd Td 5d Jk1 4d |
      | 2c 7c Jc 9c Jk2 |

    Examples: with a joker printed in the other color
      | cards           |
      | Qs 9s 5s Jk1 3s |
      | Jd Jk2 7d 6d 2d |

    Examples: with two jokers
      | cards            |
      | Jk1 As 7s Jk2 9s |
      | Kh Jk2 8h 3h Jk1 |
      | 5d Jk1 Jk2 Td Qd |
      | Jc 2c Jk2 Jk1 9c |

  @clause:691.wagers.c.6.vii
  Scenario Outline: One card of another suit leaves no flush
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is not a flush

    Examples: of the other color
      | cards           |
      | As Ks 9s 6s 2h  |
      | Qh 8h Jc 4h 3h  |
      | Kd Jk1 9d 7c 3d |
      | 5c Tc Jk2 Qh 9c |

    Examples: of the same color
      | cards          |
      | As Kc 9s 6s 2s |
      | Qh 8h Jd 4h 3h |

  @clause:691.wagers.c.6.viii
  Scenario Outline: Five cards of consecutive rank are a straight
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is a straight

    Examples: every sequence from ace high to 6 high
      | cards          |
      | As Kh Qd Jc Ts |
      | Jd 9d Kd Qs Td |
      | Th Qc 8h Jh 9c |
      | 9s 7h Jd Tc 8s |
      | 7c Ts 8h 6d 9d |
      | 8d 6d 9h 7c 5s |
      | 4h 8c 5h 6s 7s |
      | 7c 4h 3d 5c 6h |
      | 3d 5s 6c 4d 2h |

    Examples: all of one color
      | cards          |
      | 9h 8d 7h 6h 5d |
      | Qs Kc Ac Ts Js |

    Examples: with one joker, inside the sequence or at its end
      | cards           |
      | 9s 8h Jk1 6c 5d |
      | Jk2 Td Kh Qc 9s |
      | Ah Jk1 Qd Jc Td |
      | 4d 3c Jk2 6h 5s |
      | 8h Jk1 Ts 9d Jc |

    Examples: with two jokers
      | cards            |
      | Jk1 9s 5d Jk2 7h |
      | Ac Jk2 Jk1 Th Qd |
      | 3h Jk1 4s 5d Jk2 |
      | 6d 3s Jk2 Jk1 2c |

  @clause:691.wagers.c.6.viii
  Scenario Outline: Cards that do not lie within five consecutive ranks are no straight
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is not a straight

    Examples: a gap without a joker
      | cards          |
      | 9s 8h 7d 6c 4s |
      | Kh Qd Tc 9s 8h |
      | As Kd Qh Jc 9d |

    Examples: gaps too wide for one joker
      | cards           |
      | 9s 8h Jk1 5c 4d |
      | Ad Kc Qs Jk2 9h |

    Examples: an ace between a king and a 2
      | cards           |
      | Jh Qs Kd Ac 2s  |
      | Kc Ad 2h 3s Qd  |
      | 4s Kh 3d 2c Ah  |
      | Qd Jk1 Kc As 2h |
      | 3s 2d Ah Jk2 Kc |

  @clause:691.wagers.c.6.viii @reading:691-low-straight=ace-low-allowed
  Scenario Outline: An ace may begin a straight
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is a straight

    Examples: without a joker
      | cards          |
      | As 2h 3d 4c 5s |
      | 4d Ah 3h 5h 2h |

    Examples: with one joker or two
      | cards            |
      | Ad 2c Jk1 4s 5h  |
      | 4h 3s Jk2 2d Ac  |
      | Jk1 5s Ah Jk2 3c |

    Examples: all of one color
      | cards           |
      | 5c As 2s 4c 3s  |
      | 3d Ah Jk1 4d 2h |

  @clause:691.wagers.c.6.viii @reading:691-low-straight=ace-high-only
  Scenario Outline: An ace does not begin a straight
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is <hand>

    Examples: without a joker
      | cards          | hand                     |
      | As 2h 3d 4c 5s | none of the listed hands |
      | 4d Ah 3h 5h 2h | all same color           |

    Examples: with one joker or two
      | cards            | hand                     |
      | Ad 2c Jk1 4s 5h  | none of the listed hands |
      | 4h 3s Jk2 2d Ac  | none of the listed hands |
      | Jk1 5s Ah Jk2 3c | none of the listed hands |

    Examples: all of one color
      | cards           | hand           |
      | 5c As 2s 4c 3s  | all same color |
      | 3d Ah Jk1 4d 2h | all same color |

  @clause:691.wagers.c.6.ix
  Scenario Outline: Five cards that are all red or all black are all same color
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is all same color

    Examples: no joker
      | cards          |
      | Ah Kd 9h 6d 2h |
      | Qd Jd 8d 5d 3h |
      | As Kc 9s 6c 2s |
      | Qc Jc 8c 5c 3s |

    Examples: with pairs among them
      | cards          |
      | Kh Kd 9h 7d 2h |
      | 8s 8c 4s Ac 4c |

    Examples: a joker printed in that color
      | cards           |
      | Jk1 Kd 9h 6d 2h |
      | Qc Ts Jk2 5c 3s |
      | Th Td Jk1 4h 2d |

  @clause:691.wagers.c.6.ix
  Scenario Outline: One card of the other color leaves no hand of one color
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is not all same color

    Examples: four of one color, one of the other
      | cards          |
      | Ah Kd 9h 6d 2s |
      | As Kc 9d 6c 2s |
      | 8d Qc 5h 3h Jh |
      | 7h Tc 5s 4s 2c |

    Examples: with a joker
      | cards           |
      | Jk1 Kd 9h 6c 2h |
      | Qc Td Jk2 5c 3s |
      | Jk2 Kd 8h 6c 2d |

  @clause:691.wagers.c.6.ix @reading:691-same-colour-joker=any-colour
  Scenario Outline: A joker takes any color
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is all same color

    Examples: one joker printed in the other color
      | cards           |
      | Jk2 Kd 9h 6d 2h |
      | Qc Ts Jk1 5c 3s |

    Examples: two jokers
      | cards            |
      | Kd Jk1 9h Jk2 2h |
      | Jk2 As 8c Jk1 3s |

  @clause:691.wagers.c.6.ix @reading:691-same-colour-joker=printed
  Scenario Outline: A joker keeps the color in which it is printed
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is none of the listed hands

    Examples: one joker printed in the other color
      | cards           |
      | Jk2 Kd 9h 6d 2h |
      | Qc Ts Jk1 5c 3s |

    Examples: two jokers, one of either color
      | cards            |
      | Kd Jk1 9h Jk2 2h |
      | Jk2 As 8c Jk1 3s |

  Scenario Outline: The Community Card bet wins on each of the nine combinations
    Given a Five Card Roulette table
    When the community cards are <cards>, <card> is the one revealed, and the player has placed <wagers>
    Then the Community Card bet wins

    @clause:691.wagers.c.6.i
    Examples: royal flush without a joker
      | cards          | card | wagers                       |
      | Th Qh Ah Kh Jh | Qh   | Red Ante, Community Card bet |

    @clause:691.wagers.c.6.ii
    Examples: five of a kind
      | cards            | card | wagers                         |
      | 4s Jk1 4d 4c 4h  | 4c   | Black Ante, Community Card bet |
      | Jk2 9h 9s Jk1 9d | 9h   | Red Ante, Community Card bet   |

    @clause:691.wagers.c.6.iii
    Examples: royal flush with a joker
      | cards           | card | wagers                         |
      | Kc Jc Jk2 Ac Tc | Tc   | Black Ante, Community Card bet |

    @clause:691.wagers.c.6.iv
    Examples: straight flush
      | cards          | card | wagers                       |
      | 3d 6d 2d 5d 4d | 5d   | Red Ante, Community Card bet |

    @clause:691.wagers.c.6.v
    Examples: four-of-a-kind
      | cards            | card | wagers                         |
      | 2h 2s 8c 2d 2c   | 8c   | Black Ante, Community Card bet |
      | Jk1 7h Td 7c Jk2 | 7h   | Red Ante, Community Card bet   |

    @clause:691.wagers.c.6.vi
    Examples: full house
      | cards          | card | wagers                       |
      | 3c 2h 3s 2d 2s | 2d   | Red Ante, Community Card bet |

    @clause:691.wagers.c.6.vii
    Examples: flush
      | cards          | card | wagers                         |
      | 7s 2s 4s 3s 5s | 3s   | Black Ante, Community Card bet |

    @clause:691.wagers.c.6.viii
    Examples: straight
      | cards          | card | wagers                       |
      | 4s 6d 2h 5c 3s | 6d   | Red Ante, Community Card bet |

    @clause:691.wagers.c.6.ix
    Examples: all same color
      | cards          | card | wagers                         |
      | 2h 4d 9h 8d 7h | 8d   | Red Ante, Community Card bet   |
      | 2s 4c 9s 8c 7s | 4c   | Black Ante, Community Card bet |

  Scenario Outline: The Community Card bet goes by the reading of the combinations
    Given a Five Card Roulette table
    When the community cards are <cards>, <card> is the one revealed, and the player has placed <wagers>
    Then the Community Card bet <outcome>

    @clause:691.wagers.c.6.viii @reading:691-low-straight=ace-low-allowed
    Examples: where an ace may begin a straight
      | cards          | card | wagers                       | outcome |
      | 2h As 4c 3d 5s | 3d   | Red Ante, Community Card bet | wins    |

    @clause:691.wagers.c.6.viii @reading:691-low-straight=ace-high-only
    Examples: where it may not
      | cards          | card | wagers                       | outcome |
      | 2h As 4c 3d 5s | 3d   | Red Ante, Community Card bet | loses   |

    @clause:691.wagers.c.6.ix @reading:691-same-colour-joker=any-colour
    Examples: where a joker takes any color
      | cards           | card | wagers                       | outcome |
      | Qh 9d Jk2 4d 7h | 4d   | Red Ante, Community Card bet | wins    |

    @clause:691.wagers.c.6.ix @reading:691-same-colour-joker=printed
    Examples: where a joker keeps its own
      | cards           | card | wagers                       | outcome |
      | Qh 9d Jk2 4d 7h | 4d   | Red Ante, Community Card bet | loses   |

  @clause:691.wagers.c.6
  Scenario Outline: The Community Card bet loses on a hand that is none of the nine
    Given a Five Card Roulette table
    When the community cards are <cards>, <card> is the one revealed, and the player has placed <wagers>
    Then the Community Card bet loses

    Examples: a three-of-a-kind, two pairs, a pair, and less
      | cards          | card | wagers                         |
      | As Kd Ah Qc Ac | As   | Black Ante, Community Card bet |
      | Ad Kc Qh As Kh | Qh   | Red Ante, Community Card bet   |
      | 8s 8d Qc 5h 2s | 5h   | Red Ante, Community Card bet   |
      | Ac Kd Qs Jh 9c | Ac   | Black Ante, Community Card bet |

    Examples: a joker that completes no more than a pair or a three-of-a-kind
      | cards           | card | wagers                         |
      | Ac Jk1 Ts 6h 2d | Ts   | Black Ante, Community Card bet |
      | Jd 5s Jk2 Jc 9h | Jd   | Red Ante, Community Card bet   |

  @clause:691.wagers.c.6
  Scenario Outline: The Community Card bet goes by the five cards, whatever becomes of the Ante
    Given a Five Card Roulette table
    When the community cards are <cards>, <card> is the one revealed, and the player has placed <ante>, Community Card bet
    Then the Community Card bet <bet result>

    Examples: with an Ante that loses, and with one that wins
      | cards          | card | ante       | bet result |
      | 9h 9s Ac 9d 9c | 9h   | Black Ante | wins       |
      | 9h 9s Ac 9d 9c | Ac   | Black Ante | wins       |
      | Kd 3c Ts 8h 6s | Kd   | Red Ante   | loses      |
      | Kd 3c Ts 8h 6s | Ts   | Red Ante   | loses      |

  @clause:691.wagers.c.6
  Scenario Outline: For the Community Card bet a joker is wild
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the hand is <hand>

    Examples: either joker, for a missing rank and for a missing suit
      | cards           | hand         |
      | Qs 4d Jk1 Qh 4c | a full house |
      | 9c 6h 8d Jk2 5s | a straight   |
      | 3d Jk1 Kd 8d 6d | a flush      |
      | Ac Qc Jk2 7c 2c | a flush      |

    Examples: both jokers together
      | cards            | hand       |
      | Jk2 Th Jk1 7c 6s | a straight |
      | 2h Jk1 9h Jk2 Kh | a flush    |

  @clause:691.wagers.c.6
  Scenario Outline: Cards that one deck with two jokers cannot deal are no hand
    Given a Five Card Roulette table
    When the cards are <cards>
    Then the cards are refused as a hand

    Examples: one card or one joker twice
      | cards            |
      | As Kd 2c 9h As   |
      | Jk1 Kd 2c Jk1 7s |

    Examples: a card that the deck does not have
      | cards           |
      | As Kd 2c 9h 1s  |
      | As Kd 2c 9h Jk3 |

    Examples: one card too few, one too many
      | cards              |
      | As Kd 2c 9h        |
      | As Kd 2c 9h Jk1 7s |

  @clause:691.wagers.c.6
  Scenario Outline: The Community Card bet goes by the five cards, whichever of them is revealed
    Given a Five Card Roulette table
    When the community cards are <cards>, <card> is the one revealed, and the player has placed <wagers>
    Then the Community Card bet <outcome>

    Examples: each place, and the bet named before the Ante or behind it
      | cards          | card | wagers                         | outcome |
      | 4s 4d 9c 4c 4h | 4s   | Community Card bet, Red Ante   | wins    |
      | 4s 4d 9c 4c 4h | 4d   | Black Ante, Community Card bet | wins    |
      | 4s 4d 9c 4c 4h | 9c   | Community Card bet, Red Ante   | wins    |
      | 4s 4d 9c 4c 4h | 4c   | Black Ante, Community Card bet | wins    |
      | 4s 4d 9c 4c 4h | 4h   | Community Card bet, Red Ante   | wins    |
      | Kd 3c Ts 8h 6s | Kd   | Community Card bet, Black Ante | loses   |
      | Kd 3c Ts 8h 6s | 3c   | Red Ante, Community Card bet   | loses   |
      | Kd 3c Ts 8h 6s | Ts   | Community Card bet, Black Ante | loses   |
      | Kd 3c Ts 8h 6s | 8h   | Red Ante, Community Card bet   | loses   |
      | Kd 3c Ts 8h 6s | 6s   | Community Card bet, Black Ante | loses   |

    Examples: a joker revealed
      | cards           | card | wagers                         | outcome |
      | Jk1 Kd 9s 6c 3h | Jk1  | Red Ante, Community Card bet   | loses   |
      | As Kd 9s 6c Jk2 | Jk2  | Black Ante, Community Card bet | loses   |
      | Ac Ad Jk2 As 3h | Jk2  | Black Ante, Community Card bet | wins    |
      | Jk1 7h 6s 4c 8d | Jk1  | Community Card bet, Red Ante   | wins    |

  Scenario Outline: The Community Card bet wins on what two jokers complete
    Given a Five Card Roulette table
    When the community cards are <cards>, <card> is the one revealed, and the player has placed Red Ante, Community Card bet
    Then the Community Card bet wins

    @clause:691.wagers.c.6.iii
    Examples: royal flush with a joker
      | cards            | card |
      | Kd Jk1 Ad Jk2 Td | Td   |

    @clause:691.wagers.c.6.iv
    Examples: straight flush
      | cards            | card |
      | 5c Jk1 Jk2 9c 8c | 9c   |

    @clause:691.wagers.c.6.v
    Examples: four of a kind
      | cards            | card |
      | 5c Jk1 Jk2 5d 8c | 8c   |

    @clause:691.wagers.c.6.vii
    Examples: flush
      | cards            | card |
      | 2h Jk1 Jk2 9h Kh | 9h   |

    @clause:691.wagers.c.6.viii
    Examples: straight
      | cards            | card |
      | 5c Jk1 Jk2 9d 8s | 9d   |

    @clause:691.wagers.c.6.ix @reading:691-same-colour-joker=any-colour
    Examples: all same color, where a joker takes any color
      | cards            | card |
      | 2h Jk1 Jk2 9d Kh | 9d   |
      | Ks Jk2 Jk1 7c 3s | 7c   |

  @clause:691.wagers.c.6
  Scenario Outline: The Community Card bet is not settled by cards that one deck cannot deal
    Given a Five Card Roulette table
    When the community cards are <cards>, <card> is the one revealed, and the player has placed <wagers>
    Then the cards on the layout are refused

    Examples: the card revealed is not one of the five
      | cards           | card | wagers                              |
      | As Kd 2c 9h 7s  | Ks   | Black Ante, Community Card bet      |
      | Jk1 Kd 2c 9h 7s | Jk2  | Red Ante, Joker, Community Card bet |

    Examples: one card or one joker twice
      | cards            | card | wagers                       |
      | As Kd 2c 9h As   | Kd   | Red Ante, Community Card bet |
      | Jk1 Kd 2c Jk1 7s | Kd   | Red Ante, Community Card bet |

    Examples: a card that the deck does not have
      | cards          | card | wagers                       |
      | As Kd 2c 9h 1s | Kd   | Red Ante, Community Card bet |

    Examples: one card too few, one too many
      | cards             | card | wagers                       |
      | As Kd 2c 9h       | Kd   | Red Ante, Community Card bet |
      | As Kd 2c 9h 7s 8s | Kd   | Red Ante, Community Card bet |

  @clause:691.wagers.c.6
  Scenario: The Community Card bet is not settled by the card revealed alone
    Given a Five Card Roulette table
    When the community card revealed is 9h and the player has placed Red Ante, Community Card bet
    Then the cards on the layout are refused
