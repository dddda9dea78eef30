Feature: 58 Pa. Code § 680a.6(c) — hands of the Bonus Wager

  Five cards. The joker may complete a royal flush, a straight flush, a flush or a straight as any card;
  in every other hand it may only be an ace. A hand that fits several of the listed hands counts as the first of them.

  @clause:680a.6.c.1
  Scenario Outline: Four aces and the joker are five aces
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is five aces

    Examples: the joker first, last and between
      | cards          |
      | As Ah Ad Ac Jk |
      | Jk Ac As Ad Ah |
      | Ad Ah Jk As Ac |

  @clause:680a.6.c.1
  Scenario Outline: Without all four aces and the joker there are no five aces
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is not five aces

    Examples: four aces and no joker
      | cards          |
      | As Ah Ad Ac Ks |
      | Ac 2d As Ah Ad |

    Examples: three aces and the joker
      | cards          |
      | As Jk Ad Ac Kh |

    Examples: the joker with four of another rank
      | cards          |
      | Ks Kh Jk Kd Kc |
      | 2c Jk 2d 2h 2s |

  @clause:680a.6.c.2
  Scenario Outline: The ace, king, queen, jack and 10 of a suit are a royal flush with no joker
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is a royal flush with no joker

    Examples: in each suit
      | cards          |
      | Ks Ts As Js Qs |
      | Ah Kh Qh Jh Th |
      | Td Jd Qd Kd Ad |
      | Jc Ac Tc Qc Kc |

  @clause:680a.6.c.2
  Scenario Outline: A hand one card away from a royal flush is no royal flush
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is not a royal flush with no joker

    Examples: one card of another suit
      | cards          |
      | Ks Th As Js Qs |
      | Ah Kh Qh Jh Td |
      | Ac Kd Qd Jd Td |

    Examples: one card of another rank
      | cards          |
      | Ks 9s Ts Js Qs |
      | Ah Kh Qh Jh 9h |
      | Kd Qd Jd Ad 2d |
      | Tc Jc Qc Kc 8c |

    Examples: the joker in the place of one of the cards
      | cards          |
      | As Ks Jk Js Ts |
      | Jk Kh Qh Jh Th |
      | Td Jd Qd Ad Jk |

  @clause:680a.6.c.3
  Scenario Outline: A royal flush in which the joker stands for one of the cards is a royal flush with a joker
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is a royal flush with a joker

    Examples: the joker as the ace, which could also be the 9 of a straight flush
      | cards          |
      | Ks Ts Jk Js Qs |
      | Jk Kh Qh Jh Th |
      | Td Jd Qd Kd Jk |
      | Jc Jk Tc Qc Kc |

    Examples: the joker as the king
      | cards          |
      | As Jk Qs Js Ts |
      | Qc Jc Jk Ac Tc |

    Examples: the joker as the queen
      | cards          |
      | Kh Ah Jh Th Jk |
      | Td Jk Jd Kd Ad |

    Examples: the joker as the jack
      | cards          |
      | Jk Ad Td Kd Qd |
      | Ts As Ks Jk Qs |

    Examples: the joker as the 10
      | cards          |
      | Ac Kc Qc Jc Jk |
      | Jh Jk Kh Ah Qh |

  @clause:680a.6.c.3
  Scenario Outline: The joker and four cards that do not belong to one royal flush are no royal flush
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is not a royal flush with a joker

    Examples: one of the four of another suit
      | cards          |
      | As Ks Jk Js Th |
      | Kd Qd Jk Jh Td |

    Examples: one of the four of another rank
      | cards          |
      | Qs Js Ts 9s Jk |
      | Kh Jk Jh Th 9h |
      | Ad Kd Qd 9d Jk |
      | Jk Ac Jc Tc 9c |

  Scenario Outline: Five cards of a suit in a row are a straight flush
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is a straight flush

    @clause:680a.6.c.4
    Examples: the highest
      | cards          |
      | 9s Ks Ts Qs Js |
      | Kc Qc Jc Tc 9c |

    @clause:680a.6.c.4
    Examples: between
      | cards          |
      | Qh 8h Th 9h Jh |
      | 7d Jd 8d Td 9d |
      | Tc 9c 8c 7c 6c |
      | 5s 9s 6s 7s 8s |
      | 4h 5h 6h 7h 8h |
      | 7d 3d 6d 4d 5d |
      | 6c 4c 2c 3c 5c |

    @clause:680a.6.c
    Examples: the lowest, with the ace below the 2
      | cards          |
      | As 2s 3s 4s 5s |
      | 5h Ah 4h 2h 3h |
      | 3d 5d 2d Ad 4d |
      | 2c 4c 5c 3c Ac |

  @clause:680a.6.c
  Scenario Outline: The joker completes a straight flush as any card
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is a straight flush

    Examples: inside the row
      | cards          |
      | Ks Qs Jk Ts 9s |
      | 9h Jk Jh 8h Qh |
      | 7d 6d 9d Jk 5d |
      | Jk 6c 5c 4c 2c |

    Examples: at an end of the row
      | cards          |
      | Jk Qs Js Ts 9s |
      | 6h 7h 8h 9h Jk |
      | 4d 6d Jk 3d 5d |
      | 2c 3c 4c Jk 5c |

    Examples: as the ace, 2, 3, 4 and 5 of the lowest row
      | cards          |
      | Jk 2d 3d 4d 5d |
      | As Jk 3s 4s 5s |
      | Ah 2h Jk 4h 5h |
      | 5c Ac 2c 3c Jk |
      | 3s 4s As Jk 2s |

  @clause:680a.6.c.4
  Scenario Outline: A hand one card away from a straight flush is no straight flush
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is not a straight flush

    Examples: one card of another suit
      | cards          |
      | 9s Ks Td Qs Js |
      | Ah 2h 3h 4h 5c |
      | 9c 8c 7h 6c Jk |

    Examples: a step missing from the row
      | cards          |
      | 9h 8h 7h 6h 4h |
      | Ad 2d 3d 4d 6d |
      | 9s 8s Jk 5s 4s |
      | Jk Ac 3c 4c 6c |

  @clause:680a.6.c.5
  Scenario Outline: Four cards of a rank are a four-of-a-kind
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is a four-of-a-kind

    Examples: each rank
      | cards          |
      | As Ah Kd Ad Ac |
      | Ks Kh Kd Kc Qs |
      | 3d Qs Qh Qd Qc |
      | Js Ts Jh Jd Jc |
      | Tc Td Th Ts Ac |
      | 9s 9h 4c 9d 9c |
      | 8s 8h 8d 8c 7h |
      | 7d 7s 7h Kc 7c |
      | 6c 6h 6d 6s 5d |
      | As 5s 5h 5d 5c |
      | 4s 4h 4d Jh 4c |
      | 3c 2s 3d 3h 3s |
      | 2s 2h 2d 2c Ah |

  @clause:680a.6.c
  Scenario Outline: Three aces and the joker are a four-of-a-kind
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is a four-of-a-kind

    Examples: each three of the four aces
      | cards          |
      | As Ah Ad Jk Kc |
      | Jk As 2d Ah Ac |
      | 9h As Ad Ac Jk |
      | Ad Jk Ac Ah 5s |

  @clause:680a.6.c
  Scenario Outline: The joker with three cards of any rank but the ace leaves a three-of-a-kind
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is a three-of-a-kind

    Examples: from the kings to the 2s
      | cards          |
      | Ks Kh Kd Jk Qc |
      | Jh 7s Jd Jc Jk |
      | Ts Td Jk Tc 6h |
      | 8h 8d 8c Kd Jk |
      | 6s Jk 6d 6c 9h |
      | 4h Jk Js 4d 4c |
      | 2s 2d 4h Jk 2c |

  @clause:680a.6.c.6
  Scenario Outline: A three-of-a-kind and a pair are a full house
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is a full house

    Examples: each rank as the three and as the pair
      | cards          |
      | As Ah Ad Ks Kc |
      | Qh Ks Kh Qc Kd |
      | Qs Qd Qc Jh Jd |
      | Jc Js Th Jh Ts |
      | Td Tc Th 9s 9d |
      | 9h 9c 8s 8d 9s |
      | 7c 8h 8c 7d 8d |
      | 7s 7h 7c 6d 6s |
      | 6h 5c 6c 5s 6s |
      | 5d 5h 4s 5c 4h |
      | 4d 4c 3h 4h 3d |
      | 3s 2s 3c 2h 3d |
      | 2d Ac 2c As 2h |

  @clause:680a.6.c
  Scenario Outline: The joker completes a full house as an ace
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is a full house

    Examples: two aces and another pair, the joker as the third ace
      | cards          |
      | As Ah Ks Kd Jk |
      | Jk 9d Ad 9c Ac |
      | 2h Ah Jk 2c Ad |

    Examples: three of another rank and one ace, the joker as the second ace
      | cards          |
      | Ks Kh Kd Ac Jk |
      | 7s Jk 7d Ah 7c |
      | Jk As 2d 2h 2s |

  @clause:680a.6.c
  Scenario Outline: The joker makes no full house of two pairs without an ace
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is two pair

    Examples: each rank but the ace
      | cards          |
      | Ks Kh Qd Qc Jk |
      | Jk Js Jd Td Tc |
      | 9h 9d Jk 8s 8c |
      | 7s 6h 7d 6d Jk |
      | 5c 4h Jk 5d 4s |
      | 3s Jk 2s 3h 2d |

  @clause:680a.6.c.6
  Scenario Outline: A hand one card away from a full house is no full house
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is not a full house

    Examples: the pair is missing
      | cards          |
      | As Ah Ad Ks Qc |
      | 8h 8c 6d 8d 7c |

    Examples: the three is missing
      | cards          |
      | As Ah Ks Kd Qc |
      | 3s 2s 3c 2h 4d |

  Scenario Outline: Five cards of a suit that are not in a row are a flush
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is a flush

    @clause:680a.6.c.7
    Examples: in each suit
      | cards          |
      | As 9s 7s 4s 2s |
      | Kh 3h Th 8h 5h |
      | 6d Qd Jd 2d 9d |
      | 7c 5c 4c 3c 2c |

    @clause:680a.6.c
    Examples: round the corner
      | cards          |
      | Qs Ks As 2s 3s |
      | 4h Ah 2h Kh 3h |

  @clause:680a.6.c
  Scenario Outline: The joker completes a flush as any card of the suit
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is a flush

    Examples: in each suit
      | cards          |
      | Ks 9s Jk 4s 2s |
      | Jk 3h Th 8h 5h |
      | 6d Qd 7d 2d Jk |
      | Jc 5c 9c Jk 2c |

    Examples: with the ace of the suit in the hand
      | cards          |
      | As 9s 7s 4s Jk |
      | 8h Ah Jk Kh 3h |

    Examples: round the corner, where a row would be a straight flush
      | cards          |
      | Qd Kd Ad 2d Jk |
      | Jk Kc Ac 2c 3c |

  @clause:680a.6.c.7
  Scenario Outline: Four cards of a suit are no flush
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is not a flush

    Examples: the fifth card of each other suit
      | cards          |
      | As 9s 7s 4s 2h |
      | Kh 3h Td 8h 5h |
      | 6c Qd Jd 2d 9d |
      | 7c 5s Kc 3c 2c |

    Examples: three cards of a suit and the joker
      | cards          |
      | Ks 9s 7s Jk 2h |
      | Jk 3d Td 8d Qc |

  Scenario Outline: Five ranks in a row in more than one suit are a straight
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is a straight

    @clause:680a.6.c.8
    Examples: from the ace down
      | cards          |
      | Ts As Jd Kc Qh |
      | 9c Kd Jh Qs Th |
      | Jc 8d Qd 9s Th |
      | 7h Js 9d 8c Td |
      | 6d 9c Th 7s 8d |
      | 8s 5h 9h 6c 7d |
      | 4c 7h 5s 8d 6h |
      | 3s 6d 4h 7c 5d |
      | 6s 2h 5c 3d 4d |

    @clause:680a.6.c
    Examples: the ace below the 2
      | cards          |
      | 4s Ad 2c 5h 3s |
      | Ac 2c 3c 4c 5d |

    @clause:680a.6.c.8
    Examples: four of the five in one suit
      | cards          |
      | As Ks Qs Js Td |
      | 9h 8h 7c 6h 5h |
      | 4d 6d 3d 5d 2s |
      | Qd Jc Tc 9c 8c |

  @clause:680a.6.c
  Scenario Outline: The joker completes a straight as any card
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is a straight

    Examples: as the ace, king, queen, jack and 10 of the highest row
      | cards          |
      | Jk Kd Qh Js Tc |
      | As Qh Jk Js Tc |
      | Kd As Js Jk Td |
      | Ah Tc Kc Qs Jk |
      | Jk Jd Qs Kd Ac |

    Examples: in each place of a row between
      | cards          |
      | Jk 8d 7h 6s 5c |
      | 9s 7h Jk 6s 5c |
      | 9h 5c 8d Jk 6c |
      | 7d 9c 5h 8s Jk |
      | 9c 6s 7s Jk 8d |

    Examples: as the ace, 2, 3, 4 and 5 of the lowest row
      | cards          |
      | Jk 2d 3h 4s 5c |
      | As Jk 3d 4h 5c |
      | 4h Ad 2c Jk 5s |
      | 5d 2s Jk 3h Ac |
      | 3s Ah 4d Jk 2c |

  @clause:680a.6.c
  Scenario Outline: An ace joins no row that runs round the corner
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is none of the listed hands

    Examples: natural cards
      | cards          |
      | Qs Kd Ah 2c 3s |
      | 4d Kh 2s Ad 3c |
      | Js 2d Ah Qc Kd |

    Examples: with the joker
      | cards          |
      | Qs Kd Ah 2c Jk |
      | Jk Kh 2s Ad 3c |
      | 3d Ac Jk Qh Ks |
      | 4s Ad 3h Kc Jk |
      | 2h Jk 4c As Kd |
      | Kd Jk 2s 4h 3c |

  @clause:680a.6.c.8
  Scenario Outline: A hand with a step missing from its row is no straight
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is not a straight

    Examples: one step missing
      | cards          |
      | As Kd Qh Jc 9s |
      | Td 9c 8h 6s 5d |
      | 6s 4h 3d 2c As |

    Examples: two steps missing and the joker
      | cards          |
      | As Kd Qh 9c Jk |
      | 9d Jk 8h 5s 4d |
      | Jk Ah 3d 4c 6s |
      | 7h 4d Jk 3c 2s |

  @clause:680a.6.c.9
  Scenario Outline: Three cards of a rank are a three-of-a-kind
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is a three-of-a-kind

    Examples: each rank
      | cards          |
      | As Ah Ad 9s 4c |
      | Ks 7h Kh Kd 2c |
      | Qs Jd Qd 3h Qc |
      | Jh 5s 8c Jd Jc |
      | Ts Td Ah Tc Ks |
      | 9d 2c 9h 9c Qs |
      | 8s 8h 3d 8c 6h |
      | 5c 7s Kd 7h 7d |
      | 6s 6h 6c Jd 4s |
      | 5d Th 5c 9s 5h |
      | 4s 3h 4h 2d 4d |
      | Qd 3s 8h 3d 3c |
      | 2s 2d Ac 2h 7s |

  @clause:680a.6.c
  Scenario Outline: Two aces and the joker are a three-of-a-kind
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is a three-of-a-kind

    Examples: each two of the four aces
      | cards          |
      | As Ah Jk Kd Qc |
      | 9h Jk As 7c Ad |
      | As 5d 3h Ac Jk |
      | Jk Ah 8s Ad 2c |
      | Ac Td Ah Jk 6s |
      | 4s Ac Jk Ad 2h |

  @clause:680a.6.c
  Scenario Outline: The joker makes nothing of a pair without an ace
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is none of the listed hands

    Examples: from the kings to the 2s
      | cards          |
      | Ks Kh Jk 9d 4c |
      | Js 2c Jd Tc Jk |
      | 9s Kd 9c 6h Jk |
      | 7s 3d Jk 7c Jh |
      | 5h 5d 9c Jk Ks |
      | 3h Qs 3d 6c Jk |
      | 2s Jk 2d 5h 9c |

  @clause:680a.6.c.10
  Scenario Outline: Two pairs of two ranks are two pair
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is two pair

    Examples: each rank
      | cards          |
      | As Ah Kd Kc 7s |
      | Qs 2h Qd Jc Js |
      | Td 9s Th 9c Ac |
      | 8c 8d 7h 3d 7s |
      | 6h 5c 6s 5d Qc |
      | Jd 4s 3h 4d 3c |
      | 2c Kh 2d 9h Ks |

  @clause:680a.6.c
  Scenario Outline: One ace, the joker and a pair of another rank are two pair
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is two pair

    Examples: an ace of each suit
      | cards          |
      | As Jk Kh Kd 9c |
      | 7s Ah 7d Jk 2c |
      | Jk 2s 2h Ad Tc |
      | Qh Ac 8d Jk Qd |

  @clause:680a.6.c.10
  Scenario Outline: One pair is not two pair
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is not two pair

    Examples: a natural pair
      | cards          |
      | As Ah Kd Qc Js |
      | 9d 7c Ks 9h 3h |
      | 2s 2c Ah 8d 5c |

    Examples: an ace and the joker
      | cards          |
      | As Jk Kd 9h 4c |
      | Qh Ad 7s Jk 2c |

  @clause:680a.6.c
  Scenario Outline: One pair is none of the listed hands
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is none of the listed hands

    Examples: a natural pair
      | cards          |
      | Ah Ac Kd Qs Js |
      | 9s 7d Kc 9d 3h |
      | 2h 2d Ac 8s 5c |

    Examples: an ace and the joker
      | cards          |
      | Ac Jk Ks 9d 4h |

  @clause:680a.6.c
  Scenario Outline: Five cards without a pair, a row or a common suit are none of the listed hands
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is none of the listed hands

    Examples: natural cards
      | cards          |
      | Ah Kd Qs Jc 2h |
      | 3d 8c Ts 5h Ks |

    Examples: with the joker
      | cards          |
      | Jk Kd 9h 7c 2s |
      | Qs 3h Td Jk 8c |

  @clause:680a.6.c
  Scenario Outline: A hand with the joker that fits two of the listed hands counts as the first of them
    Given a Saigon 5 Card table
    When the cards are <cards>
    Then the hand is <hand>

    Examples: five aces before four-of-a-kind
      | cards          | hand      |
      | Ah Ac Jk Ad As | five aces |

    Examples: a royal flush before a straight flush, a flush and a straight
      | cards          | hand                       |
      | Kc Qc Jc Tc Jk | a royal flush with a joker |
      | Jk Ad Qd Jd Td | a royal flush with a joker |

    Examples: a straight flush before a flush and a straight
      | cards          | hand             |
      | Jk 8s 7s 6s 5s | a straight flush |
      | Ac 5c Jk 2c 4c | a straight flush |

    Examples: four-of-a-kind before three-of-a-kind and two pair
      | cards          | hand             |
      | Ac Ah Kd Jk As | a four-of-a-kind |

    Examples: a full house before three-of-a-kind and two pair
      | cards          | hand         |
      | Jk Ac Qd Ah Qs | a full house |
      | Jd Ad Jk Jc Js | a full house |
