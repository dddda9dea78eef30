Feature: 58 Pa. Code ch. 691, wagers section (number not stated in the source) (c), (c)(1)–(5) — the optional wagers

  Whoever has placed an Ante may add six optional wagers. Four of them need a card of certain ranks in the color of the
  player's Ante, the fifth needs a joker, and the sixth, the Community Card bet, has a file of its own.
  A joker has no rank, so the wagers on ranks lose on it whatever is thought of its color.

  @clause:691.wagers.c
  Scenario Outline: Each optional wager is open to a player who has placed an Ante
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <wagers>
    Then the wagers are accepted

    Examples: beside a Red Ante
      | card | wagers               |
      | 9s   | Red Ante, Two–Six    |
      | 9s   | Red Ante, Seven–Jack |
      | 9s   | Red Ante, Queen-King |
      | 9s   | Red Ante, Ace        |
      | 9s   | Red Ante, Joker      |

    Examples: beside a Black Ante, named before it or after
      | card | wagers                 |
      | Kd   | Two–Six, Black Ante    |
      | Kd   | Black Ante, Seven–Jack |
      | Kd   | Queen-King, Black Ante |
      | Kd   | Black Ante, Ace        |
      | Kd   | Joker, Black Ante      |

    Examples: several at once
      | card | wagers                                                |
      | 4h   | Red Ante, Two–Six, Seven–Jack, Queen-King, Ace, Joker |
      | 4h   | Red Ante, Black Ante, Joker, Ace                      |

  @clause:691.wagers.c
  Scenario Outline: No optional wager is open to a player who has not placed an Ante
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <wagers>
    Then the wagers are refused

    Examples: each alone, on a card that would let it win
      | card | wagers     |
      | 4h   | Two–Six    |
      | Tc   | Seven–Jack |
      | Qd   | Queen-King |
      | As   | Ace        |
      | Jk1  | Joker      |

    Examples: all of them without an Ante
      | card | wagers                                      |
      | 4h   | Two–Six, Seven–Jack, Queen-King, Ace, Joker |

    Examples: each alone, on a card on which it loses
      | card | wagers     |
      | 9s   | Two–Six    |
      | Kd   | Seven–Jack |
      | 3c   | Queen-King |
      | Jk2  | Ace        |
      | 8h   | Joker      |

    Examples: two and three of them
      | card | wagers                 |
      | 9s   | Two–Six, Seven–Jack    |
      | Kd   | Ace, Queen-King        |
      | Jk1  | Joker, Two–Six         |
      | As   | Seven–Jack, Ace, Joker |

  @clause:691.wagers.c
  Scenario Outline: An optional wager is placed once
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <wagers>
    Then the wagers are refused

    Examples: each named twice
      | card | wagers                             |
      | 4h   | Red Ante, Two–Six, Two–Six         |
      | Tc   | Seven–Jack, Black Ante, Seven–Jack |
      | Qd   | Red Ante, Queen-King, Queen-King   |
      | As   | Ace, Ace, Black Ante               |
      | Jk1  | Red Ante, Joker, Joker             |

    Examples: twice with others between
      | card | wagers                                 |
      | 4h   | Ace, Red Ante, Joker, Ace              |
      | 4h   | Two–Six, Black Ante, Red Ante, Two–Six |

  @clause:691.wagers.c
  Scenario Outline: A wager of another game is none of the optional wagers
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <wagers>
    Then the wagers are refused

    Examples: beside an Ante, and in its place
      | card | wagers                |
      | 4h   | Red Ante, Prime Wager |
      | 4h   | Prime Wager           |

    Examples: before and behind other wagers
      | card | wagers                         |
      | 4h   | Red Ante, Two–Six, Prime Wager |
      | 4h   | Prime Wager, Two–Six, Red Ante |

  @clause:691.wagers.c
  Scenario Outline: The Community Card bet is open to a player who has placed an Ante
    Given a Five Card Roulette table
    When the community cards are <cards>, <card> is the one revealed, and the player has placed <wagers>
    Then the wagers are accepted

    Examples: beside either Ante, and beside all the others
      | cards           | card | wagers                                                                      |
      | 2s 9h Kd 6c Jh  | 9h   | Red Ante, Community Card bet                                                |
      | 2s 9h Kd 6c Jh  | 9h   | Community Card bet, Black Ante                                              |
      | 8c 8d Jk2 3h As | Jk2  | Black Ante, Two–Six, Seven–Jack, Queen-King, Ace, Joker, Community Card bet |

    Examples: beside both Antes, and all eight wagers at once
      | cards           | card | wagers                                                                                |
      | 2s 9h Kd 6c Jh  | 9h   | Red Ante, Black Ante, Community Card bet                                              |
      | 8c 8d Jk2 3h As | 3h   | Black Ante, Red Ante, Two–Six, Seven–Jack, Queen-King, Ace, Joker, Community Card bet |

  @clause:691.wagers.c
  Scenario Outline: The Community Card bet is not open without an Ante, and is placed once
    Given a Five Card Roulette table
    When the community cards are <cards>, <card> is the one revealed, and the player has placed <wagers>
    Then the wagers are refused

    Examples: without an Ante
      | cards          | card | wagers                  |
      | Ts Js Qs Ks As | As   | Community Card bet      |
      | Ts Js Qs Ks As | As   | Community Card bet, Ace |
      | Ts Js Qs Ks 3d | 3d   | Joker, Community Card bet |
      | Ts Js Qs Ks 3d | 3d   | Community Card bet, Two–Six, Joker |

    Examples: named twice
      | cards          | card | wagers                                             |
      | Ts Js Qs Ks As | As   | Black Ante, Community Card bet, Community Card bet |

  @clause:691.wagers.c.1
  Scenario Outline: A Two–Six wager wins on a card from two to six in the color of the Ante
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Two–Six
    Then the Two–Six wins

    Examples: every rank in red
      | card | ante     |
      | 2h   | Red Ante |
      | 3d   | Red Ante |
      | 4h   | Red Ante |
      | 5d   | Red Ante |
      | 6h   | Red Ante |

    Examples: every rank in black
      | card | ante       |
      | 2s   | Black Ante |
      | 3c   | Black Ante |
      | 4s   | Black Ante |
      | 5c   | Black Ante |
      | 6s   | Black Ante |

    Examples: the color of either Ante, where both are placed
      | card | ante                 |
      | 2d   | Red Ante, Black Ante |
      | 6c   | Red Ante, Black Ante |

  @clause:691.wagers.c.1
  Scenario Outline: A Two–Six wager loses on a card of another rank
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Two–Six
    Then the Two–Six loses

    Examples: the ranks next to the span
      | card | ante       |
      | Ad   | Red Ante   |
      | As   | Black Ante |
      | 7d   | Red Ante   |
      | 7c   | Black Ante |

    Examples: other ranks in the color of the Ante
      | card | ante       |
      | 8h   | Red Ante   |
      | Tc   | Black Ante |
      | Js   | Black Ante |
      | Qd   | Red Ante   |
      | Kh   | Red Ante   |

  @clause:691.wagers.c.1
  Scenario Outline: A Two–Six wager loses on a card of the other color
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Two–Six
    Then the Two–Six loses

    Examples: every rank of the span
      | card | ante       |
      | 2c   | Red Ante   |
      | 3h   | Black Ante |
      | 4d   | Black Ante |
      | 5s   | Red Ante   |
      | 6d   | Black Ante |

  @clause:691.wagers.c.1
  Scenario Outline: A Two–Six wager loses on a joker
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Two–Six
    Then the Two–Six loses

    Examples: either joker, either Ante
      | card | ante       |
      | Jk1  | Red Ante   |
      | Jk1  | Black Ante |
      | Jk2  | Red Ante   |
      | Jk2  | Black Ante |

  @clause:691.wagers.c.2
  Scenario Outline: A Seven–Jack wager wins on a card from seven to jack in the color of the Ante
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Seven–Jack
    Then the Seven–Jack wins

    Examples: every rank in red
      | card | ante     |
      | 7d   | Red Ante |
      | 8h   | Red Ante |
      | 9d   | Red Ante |
      | Th   | Red Ante |
      | Jd   | Red Ante |

    Examples: every rank in black
      | card | ante       |
      | 7c   | Black Ante |
      | 8s   | Black Ante |
      | 9c   | Black Ante |
      | Ts   | Black Ante |
      | Jc   | Black Ante |

    Examples: the color of either Ante, where both are placed
      | card | ante                 |
      | 7h   | Red Ante, Black Ante |
      | Js   | Red Ante, Black Ante |

  @clause:691.wagers.c.2
  Scenario Outline: A Seven–Jack wager loses on a card of another rank
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Seven–Jack
    Then the Seven–Jack loses

    Examples: the ranks next to the span
      | card | ante       |
      | 6d   | Red Ante   |
      | 6c   | Black Ante |
      | Qh   | Red Ante   |
      | Qs   | Black Ante |

    Examples: other ranks in the color of the Ante
      | card | ante       |
      | 2s   | Black Ante |
      | 3h   | Red Ante   |
      | 5c   | Black Ante |
      | Kd   | Red Ante   |
      | Ac   | Black Ante |

  @clause:691.wagers.c.2
  Scenario Outline: A Seven–Jack wager loses on a card of the other color
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Seven–Jack
    Then the Seven–Jack loses

    Examples: every rank of the span
      | card | ante       |
      | 7s   | Red Ante   |
      | 8d   | Black Ante |
      | 9h   | Black Ante |
      | Tc   | Red Ante   |
      | Jh   | Black Ante |

  @clause:691.wagers.c.2
  Scenario Outline: A Seven–Jack wager loses on a joker
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Seven–Jack
    Then the Seven–Jack loses

    Examples: either joker, either Ante
      | card | ante       |
      | Jk1  | Red Ante   |
      | Jk1  | Black Ante |
      | Jk2  | Red Ante   |
      | Jk2  | Black Ante |

  @clause:691.wagers.c.3
  Scenario Outline: A Queen-King wager wins on a queen or a king in the color of the Ante
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Queen-King
    Then the Queen-King wins

    Examples: every queen and king
      | card | ante       |
      | Qh   | Red Ante   |
      | Qd   | Red Ante   |
      | Kh   | Red Ante   |
      | Kd   | Red Ante   |
      | Qs   | Black Ante |
      | Qc   | Black Ante |
      | Ks   | Black Ante |
      | Kc   | Black Ante |

    Examples: the color of either Ante, where both are placed
      | card | ante                 |
      | Qd   | Red Ante, Black Ante |
      | Kc   | Red Ante, Black Ante |

  @clause:691.wagers.c.3
  Scenario Outline: A Queen-King wager loses on a card of another rank
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Queen-King
    Then the Queen-King loses

    Examples: the ranks next to the span
      | card | ante       |
      | Jh   | Red Ante   |
      | Jc   | Black Ante |
      | Ad   | Red Ante   |
      | As   | Black Ante |

    Examples: other ranks in the color of the Ante
      | card | ante       |
      | 2c   | Black Ante |
      | 6h   | Red Ante   |
      | Ts   | Black Ante |

  @clause:691.wagers.c.3
  Scenario Outline: A Queen-King wager loses on a card of the other color
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Queen-King
    Then the Queen-King loses

    Examples: queens and kings
      | card | ante       |
      | Qc   | Red Ante   |
      | Kd   | Black Ante |
      | Qh   | Black Ante |
      | Ks   | Red Ante   |

  @clause:691.wagers.c.3
  Scenario Outline: A Queen-King wager loses on a joker
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Queen-King
    Then the Queen-King loses

    Examples: either joker, either Ante
      | card | ante       |
      | Jk1  | Red Ante   |
      | Jk1  | Black Ante |
      | Jk2  | Red Ante   |
      | Jk2  | Black Ante |

  @clause:691.wagers.c.4
  Scenario Outline: An Ace wager wins on an ace of the color of the Ante
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Ace
    Then the Ace wins

    Examples: every ace
      | card | ante       |
      | Ah   | Red Ante   |
      | Ad   | Red Ante   |
      | As   | Black Ante |
      | Ac   | Black Ante |

    Examples: the color of either Ante, where both are placed
      | card | ante                 |
      | Ah   | Red Ante, Black Ante |
      | Ac   | Red Ante, Black Ante |

  @clause:691.wagers.c.4
  Scenario Outline: An Ace wager loses on a card of another rank
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Ace
    Then the Ace loses

    Examples: the ranks next to the ace
      | card | ante       |
      | Kd   | Red Ante   |
      | Ks   | Black Ante |
      | 2h   | Red Ante   |
      | 2c   | Black Ante |

    Examples: other ranks in the color of the Ante
      | card | ante       |
      | Td   | Red Ante   |
      | 7s   | Black Ante |
      | Qc   | Black Ante |

  @clause:691.wagers.c.4
  Scenario Outline: An Ace wager loses on an ace of the other color
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Ace
    Then the Ace loses

    Examples: every ace
      | card | ante       |
      | Ah   | Black Ante |
      | Ad   | Black Ante |
      | As   | Red Ante   |
      | Ac   | Red Ante   |

  @clause:691.wagers.c.4
  Scenario Outline: An Ace wager loses on a joker
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Ace
    Then the Ace loses

    Examples: either joker, either Ante
      | card | ante       |
      | Jk1  | Red Ante   |
      | Jk1  | Black Ante |
      | Jk2  | Red Ante   |
      | Jk2  | Black Ante |

  @clause:691.wagers.c.5
  Scenario Outline: A Joker wager wins on a joker
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Joker
    Then the Joker wins

    Examples: either joker, either Ante
      | card | ante       |
      | Jk1  | Red Ante   |
      | Jk1  | Black Ante |
      | Jk2  | Red Ante   |
      | Jk2  | Black Ante |

    Examples: both Antes
      | card | ante                 |
      | Jk1  | Red Ante, Black Ante |
      | Jk2  | Red Ante, Black Ante |

  @clause:691.wagers.c.5
  Scenario Outline: A Joker wager loses on any other card
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Joker
    Then the Joker loses

    Examples: cards in the color of the Ante
      | card | ante       |
      | Ah   | Red Ante   |
      | Jd   | Red Ante   |
      | 8s   | Black Ante |
      | 2c   | Black Ante |

    Examples: cards of the other color
      | card | ante       |
      | Kh   | Black Ante |
      | 9d   | Black Ante |
      | Js   | Red Ante   |
      | Ac   | Red Ante   |

  @clause:691.wagers.c.1
  Scenario Outline: A Two–Six wager goes by its own cards when all five wagers on the card revealed are placed
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Two–Six, Seven–Jack, Queen-King, Ace, Joker
    Then the Two–Six <outcome>

    Examples: each card for which one of the five wins
      | card | ante       | outcome |
      | 5h   | Red Ante   | wins    |
      | Tc   | Black Ante | loses   |
      | Kd   | Red Ante   | loses   |
      | As   | Black Ante | loses   |
      | Jk1  | Black Ante | loses   |

    Examples: cards of the other color, for which none wins
      | card | ante       | outcome |
      | 6s   | Red Ante   | loses   |
      | Ad   | Black Ante | loses   |

  @clause:691.wagers.c.2
  Scenario Outline: A Seven–Jack wager goes by its own cards when all five wagers on the card revealed are placed
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Two–Six, Seven–Jack, Queen-King, Ace, Joker
    Then the Seven–Jack <outcome>

    Examples: each card for which one of the five wins
      | card | ante       | outcome |
      | 5h   | Red Ante   | loses   |
      | Tc   | Black Ante | wins    |
      | Kd   | Red Ante   | loses   |
      | As   | Black Ante | loses   |
      | Jk1  | Black Ante | loses   |

    Examples: cards of the other color, for which none wins
      | card | ante       | outcome |
      | 6s   | Red Ante   | loses   |
      | Ad   | Black Ante | loses   |

  @clause:691.wagers.c.3
  Scenario Outline: A Queen-King wager goes by its own cards when all five wagers on the card revealed are placed
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Two–Six, Seven–Jack, Queen-King, Ace, Joker
    Then the Queen-King <outcome>

    Examples: each card for which one of the five wins
      | card | ante       | outcome |
      | 5h   | Red Ante   | loses   |
      | Tc   | Black Ante | loses   |
      | Kd   | Red Ante   | wins    |
      | As   | Black Ante | loses   |
      | Jk1  | Black Ante | loses   |

    Examples: cards of the other color, for which none wins
      | card | ante       | outcome |
      | 6s   | Red Ante   | loses   |
      | Ad   | Black Ante | loses   |

  @clause:691.wagers.c.4
  Scenario Outline: An Ace wager goes by its own cards when all five wagers on the card revealed are placed
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Two–Six, Seven–Jack, Queen-King, Ace, Joker
    Then the Ace <outcome>

    Examples: each card for which one of the five wins
      | card | ante       | outcome |
      | 5h   | Red Ante   | loses   |
      | Tc   | Black Ante | loses   |
      | Kd   | Red Ante   | loses   |
      | As   | Black Ante | wins    |
      | Jk1  | Black Ante | loses   |

    Examples: cards of the other color, for which none wins
      | card | ante       | outcome |
      | 6s   | Red Ante   | loses   |
      | Ad   | Black Ante | loses   |

  @clause:691.wagers.c.5
  Scenario Outline: A Joker wager goes by its own cards when all five wagers on the card revealed are placed
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <ante>, Two–Six, Seven–Jack, Queen-King, Ace, Joker
    Then the Joker <outcome>

    Examples: each card for which one of the five wins
      | card | ante       | outcome |
      | 5h   | Red Ante   | loses   |
      | Tc   | Black Ante | loses   |
      | Kd   | Red Ante   | loses   |
      | As   | Black Ante | loses   |
      | Jk1  | Black Ante | wins    |

    Examples: cards of the other color, for which none wins
      | card | ante       | outcome |
      | 6s   | Red Ante   | loses   |
      | Ad   | Black Ante | loses   |

  @clause:691.wagers.c.1
  Scenario Outline: A Two–Six wager wins wherever it stands among the wagers
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <wagers>
    Then the Two–Six wins

    Examples: before the Ante, and around two
      | card | wagers                        |
      | 4h   | Two–Six, Red Ante             |
      | 6c   | Two–Six, Black Ante           |
      | 4h   | Two–Six, Black Ante, Red Ante |
      | 6c   | Red Ante, Two–Six, Black Ante |
      | 4h   | Red Ante, Two–Six, Black Ante |
      | 6c   | Red Ante, Black Ante, Two–Six |

    Examples: beside one other wager, which loses
      | card | wagers                          |
      | 4h   | Red Ante, Two–Six, Seven–Jack   |
      | 6c   | Black Ante, Two–Six, Queen-King |
      | 4h   | Red Ante, Ace, Two–Six          |
      | 6c   | Black Ante, Joker, Two–Six      |

  @clause:691.wagers.c.1
  Scenario Outline: A Two–Six wager goes by the community card revealed, not by the other community cards
    Given a Five Card Roulette table
    When the community cards are <cards>, <card> is the one revealed, and the player has placed <ante>, Two–Six, Community Card bet
    Then the Two–Six <outcome>

    Examples: the card that lets it win revealed, and others
      | cards          | card | ante     | outcome |
      | 5d Ks Js 9c Ac | 5d   | Red Ante | wins    |
      | 5d Ks Js 9c Ac | Ks   | Red Ante | loses   |
      | 5d Ks Js 9c Ac | Ac   | Red Ante | loses   |
      | Ks Js 5d Ac 9c | 5d   | Red Ante | wins    |
      | Ks Js 5d Ac 9c | Ks   | Red Ante | loses   |
      | Ks Js 5d Ac 9c | 9c   | Red Ante | loses   |

  @clause:691.wagers.c.2
  Scenario Outline: A Seven–Jack wager wins wherever it stands among the wagers
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <wagers>
    Then the Seven–Jack wins

    Examples: before the Ante, and around two
      | card | wagers                           |
      | Td   | Seven–Jack, Red Ante             |
      | 7s   | Seven–Jack, Black Ante           |
      | Td   | Seven–Jack, Black Ante, Red Ante |
      | 7s   | Red Ante, Seven–Jack, Black Ante |
      | Td   | Red Ante, Seven–Jack, Black Ante |
      | 7s   | Red Ante, Black Ante, Seven–Jack |

    Examples: beside one other wager, which loses
      | card | wagers                             |
      | Td   | Red Ante, Seven–Jack, Two–Six      |
      | 7s   | Black Ante, Seven–Jack, Queen-King |
      | Td   | Red Ante, Ace, Seven–Jack          |
      | 7s   | Black Ante, Joker, Seven–Jack      |

  @clause:691.wagers.c.2
  Scenario Outline: A Seven–Jack wager goes by the community card revealed, not by the other community cards
    Given a Five Card Roulette table
    When the community cards are <cards>, <card> is the one revealed, and the player has placed <ante>, Seven–Jack, Community Card bet
    Then the Seven–Jack <outcome>

    Examples: the card that lets it win revealed, and others
      | cards          | card | ante     | outcome |
      | 8h Ks 3s 5c Ac | 8h   | Red Ante | wins    |
      | 8h Ks 3s 5c Ac | Ks   | Red Ante | loses   |
      | 8h Ks 3s 5c Ac | Ac   | Red Ante | loses   |
      | Ks 3s 8h Ac 5c | 8h   | Red Ante | wins    |
      | Ks 3s 8h Ac 5c | Ks   | Red Ante | loses   |
      | Ks 3s 8h Ac 5c | 5c   | Red Ante | loses   |

  @clause:691.wagers.c.3
  Scenario Outline: A Queen-King wager wins wherever it stands among the wagers
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <wagers>
    Then the Queen-King wins

    Examples: before the Ante, and around two
      | card | wagers                           |
      | Kh   | Queen-King, Red Ante             |
      | Qc   | Queen-King, Black Ante           |
      | Kh   | Queen-King, Black Ante, Red Ante |
      | Qc   | Red Ante, Queen-King, Black Ante |
      | Kh   | Red Ante, Queen-King, Black Ante |
      | Qc   | Red Ante, Black Ante, Queen-King |

    Examples: beside one other wager, which loses
      | card | wagers                             |
      | Kh   | Red Ante, Queen-King, Two–Six      |
      | Qc   | Black Ante, Queen-King, Seven–Jack |
      | Kh   | Red Ante, Ace, Queen-King          |
      | Qc   | Black Ante, Joker, Queen-King      |

  @clause:691.wagers.c.3
  Scenario Outline: A Queen-King wager goes by the community card revealed, not by the other community cards
    Given a Five Card Roulette table
    When the community cards are <cards>, <card> is the one revealed, and the player has placed <ante>, Queen-King, Community Card bet
    Then the Queen-King <outcome>

    Examples: the card that lets it win revealed, and others
      | cards          | card | ante     | outcome |
      | Qd 9s 3s 5c Ac | Qd   | Red Ante | wins    |
      | Qd 9s 3s 5c Ac | 9s   | Red Ante | loses   |
      | Qd 9s 3s 5c Ac | Ac   | Red Ante | loses   |
      | 9s 3s Qd Ac 5c | Qd   | Red Ante | wins    |
      | 9s 3s Qd Ac 5c | 9s   | Red Ante | loses   |
      | 9s 3s Qd Ac 5c | 5c   | Red Ante | loses   |

  @clause:691.wagers.c.4
  Scenario Outline: An Ace wager wins wherever it stands among the wagers
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <wagers>
    Then the Ace wins

    Examples: before the Ante, and around two
      | card | wagers                    |
      | Ad   | Ace, Red Ante             |
      | As   | Ace, Black Ante           |
      | Ad   | Ace, Black Ante, Red Ante |
      | As   | Red Ante, Ace, Black Ante |
      | Ad   | Red Ante, Ace, Black Ante |
      | As   | Red Ante, Black Ante, Ace |

    Examples: beside one other wager, which loses
      | card | wagers                      |
      | Ad   | Red Ante, Ace, Two–Six      |
      | As   | Black Ante, Ace, Seven–Jack |
      | Ad   | Red Ante, Queen-King, Ace   |
      | As   | Black Ante, Joker, Ace      |

  @clause:691.wagers.c.4
  Scenario Outline: An Ace wager goes by the community card revealed, not by the other community cards
    Given a Five Card Roulette table
    When the community cards are <cards>, <card> is the one revealed, and the player has placed <ante>, Ace, Community Card bet
    Then the Ace <outcome>

    Examples: the card that lets it win revealed, and others
      | cards          | card | ante     | outcome |
      | Ad 9s 3s 5c Kc | Ad   | Red Ante | wins    |
      | Ad 9s 3s 5c Kc | 9s   | Red Ante | loses   |
      | Ad 9s 3s 5c Kc | Kc   | Red Ante | loses   |
      | 9s 3s Ad Kc 5c | Ad   | Red Ante | wins    |
      | 9s 3s Ad Kc 5c | 9s   | Red Ante | loses   |
      | 9s 3s Ad Kc 5c | 5c   | Red Ante | loses   |

  @clause:691.wagers.c.5
  Scenario Outline: A Joker wager wins wherever it stands among the wagers
    Given a Five Card Roulette table
    When the community card revealed is <card> and the player has placed <wagers>
    Then the Joker wins

    Examples: before the Ante, and around two
      | card | wagers                      |
      | Jk1  | Joker, Red Ante             |
      | Jk2  | Joker, Black Ante           |
      | Jk1  | Joker, Black Ante, Red Ante |
      | Jk2  | Red Ante, Joker, Black Ante |
      | Jk1  | Red Ante, Joker, Black Ante |
      | Jk2  | Red Ante, Black Ante, Joker |

    Examples: beside one other wager, which loses
      | card | wagers                        |
      | Jk1  | Red Ante, Joker, Two–Six      |
      | Jk2  | Black Ante, Joker, Seven–Jack |
      | Jk1  | Red Ante, Queen-King, Joker   |
      | Jk2  | Black Ante, Ace, Joker        |

  @clause:691.wagers.c.5
  Scenario Outline: A Joker wager goes by the community card revealed, not by the other community cards
    Given a Five Card Roulette table
    When the community cards are <cards>, <card> is the one revealed, and the player has placed <ante>, Joker, Community Card bet
    Then the Joker <outcome>

    Examples: the card that lets it win revealed, and others
      | cards           | card | ante     | outcome |
      | Jk1 9s 3d 5c Kh | Jk1  | Red Ante | wins    |
      | Jk1 9s 3d 5c Kh | 9s   | Red Ante | loses   |
      | Jk1 9s 3d 5c Kh | Kh   | Red Ante | loses   |
      | 9s 3d Jk2 Kh 5c | Jk2  | Red Ante | wins    |
      | 9s 3d Jk2 Kh 5c | 9s   | Red Ante | loses   |
      | 9s 3d Jk2 Kh 5c | 5c   | Red Ante | loses   |
