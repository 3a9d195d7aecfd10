@B9.36
Feature: B9.36 EX: five tanks around 43O9

  # P is the PzIII, Q the PzIV in P9, K the KV-1S in O9, S the T-34 in N9, T the IS-2 in O8.

  Rule: B9.36 EX: the PzIII in Bypass along O9-O10

    @B9.36-EX1-1
    Scenario: B9.36-EX1-1 the PzIII has wall advantage over the walls beside it
      Given the board excerpt 43_O9
      And a German tank P in O10
      And P is in VBM with its CAFP at vertex O9-O10-P9
      And P has wall advantage
      And a German tank Q in P9
      And Q has wall advantage
      And a Russian tank K in O9
      And a Russian tank S in N9
      And a Russian tank T in O8
      When the players ask about the wall advantage of P
      Then P has wall advantage over O9-O10 and N9-O10 and nothing else

    @B9.36-EX1-2
    Scenario: B9.36-EX1-2 the PzIV has it over O9-P9
      Given the board excerpt 43_O9
      And a German tank P in O10
      And P is in VBM with its CAFP at vertex O9-O10-P9
      And P has wall advantage
      And a German tank Q in P9
      And Q has wall advantage
      And a Russian tank K in O9
      And a Russian tank S in N9
      And a Russian tank T in O8
      When the players ask about the wall advantage of Q
      Then Q has wall advantage over O9-P9 and nothing else

    @B9.36-EX1-3 @B9.36-EX1-4
    Scenario Outline: B9.36-EX1-3 <target> is HD to <firer>
      Given the board excerpt 43_O9
      And a German tank P in O10
      And P is in VBM with its CAFP at vertex O9-O10-P9
      And P has wall advantage
      And a German tank Q in P9
      And Q has wall advantage
      And a Russian tank K in O9
      And a Russian tank S in N9
      And a Russian tank T in O8
      When <firer> attacks <target> with a Gun
      Then the attack is possible
      And <target> is HD to it
      And the wall gives no TEM

      Examples: the PzIII
        | row         | firer | target |
        | from-k-to-p | K     | P      |
        | from-s-to-p | S     | P      |
        | from-t-to-p | T     | P      |

      Examples: the PzIV
        | row         | firer | target |
        | from-k-to-q | K     | Q      |
        | from-s-to-q | S     | Q      |
        | from-t-to-q | T     | Q      |

    @B9.36-EX1-5 @B9.36-EX1-6 @B9.36-EX1-12 @B9.36-EX1-13 @B9.36-EX1-7 @B9.36-EX1-16 @B9.36-EX1-17 @B9.36-EX1-3 @B9.36-EX1-4
    Scenario Outline: B9.36-EX1-5 the KV-1S has nothing of the wall against <firer>
      Given the board excerpt 43_O9
      And a German tank P in O10
      And P is in VBM with its CAFP at vertex O9-O10-P9
      And P has wall advantage
      And a German tank Q in P9
      And Q has wall advantage
      And a Russian tank K in O9
      And a Russian tank S in N9
      And a Russian tank T in O8
      When <firer> attacks K with a Gun
      Then the attack is possible
      And K is not HD to it
      And the TEM is 0

      Examples:
        | firer |
        | P     |
        | Q     |

    @B9.36-EX1-7 @B9.36-EX1-12 @B9.36-EX1-13
    Scenario Outline: B9.36-EX1-7 <firer> has no BMG to use against <target>
      Given the board excerpt 43_O9
      And a German tank P in O10
      And P is in VBM with its CAFP at vertex O9-O10-P9
      And P has wall advantage
      And a German tank Q in P9
      And Q has wall advantage
      And a Russian tank K in O9
      And a Russian tank S in N9
      And a Russian tank T in O8
      When <firer> attacks <target> with BMG fire
      Then the attack is not possible

      Examples:
        | row         | firer | target |
        | from-q-to-k | Q     | K      |
        | from-s-to-q | S     | Q      |
        | from-t-to-q | T     | Q      |
        | from-q-to-s | Q     | S      |
        | from-q-to-t | Q     | T      |

    @B9.36-EX1-8 @B9.36-EX1-9
    Scenario Outline: B9.36-EX1-8 against the PzIII <target> has its building and nothing else
      Given the board excerpt 43_O9
      And a German tank P in O10
      And P is in VBM with its CAFP at vertex O9-O10-P9
      And P has wall advantage
      And a German tank Q in P9
      And Q has wall advantage
      And a Russian tank K in O9
      And a Russian tank S in N9
      And a Russian tank T in O8
      When P attacks <target> with a Gun
      Then the attack is possible
      And <target> is not HD to it
      And the choice of TEM is stone building +3

      Examples:
        | target |
        | S      |
        | T      |

    @B9.36-EX1-10 @B9.36-EX1-11
    Scenario Outline: B9.36-EX1-10 against the PzIV <target> is HD or has its building
      Given the board excerpt 43_O9
      And a German tank P in O10
      And P is in VBM with its CAFP at vertex O9-O10-P9
      And P has wall advantage
      And a German tank Q in P9
      And Q has wall advantage
      And a Russian tank K in O9
      And a Russian tank S in N9
      And a Russian tank T in O8
      When Q attacks <target> with a Gun
      Then the attack is possible
      And <target> is HD to it
      And the choice of TEM is stone building +3

      Examples:
        | target |
        | S      |
        | T      |

  Rule: B9.36 EX: the PzIII in Bypass along N10-O10 instead

    @B9.36-EX1-14 @B9.36-EX1-15
    Scenario: B9.36-EX1-14 it has wall advantage over N9-O10 and not over O9-O10
      Given the board excerpt 43_O9
      And a German tank P in O10
      And P is in VBM with its CAFP at vertex N10-N9-O10
      And P has wall advantage
      And a German tank Q in P9
      And Q has wall advantage
      And a Russian tank K in O9
      And a Russian tank S in N9
      And a Russian tank T in O8
      When the players ask about the wall advantage of P
      Then P has wall advantage over N9-O10 and nothing else

    @B9.36-EX1-16
    Scenario Outline: B9.36-EX1-16 it is HD to <firer> still
      Given the board excerpt 43_O9
      And a German tank P in O10
      And P is in VBM with its CAFP at vertex N10-N9-O10
      And P has wall advantage
      And a German tank Q in P9
      And Q has wall advantage
      And a Russian tank K in O9
      And a Russian tank S in N9
      And a Russian tank T in O8
      When <firer> attacks P with a Gun
      Then the attack is possible
      And P is HD to it

      Examples:
        | firer |
        | K     |
        | S     |
        | T     |

    @B9.36-EX1-17
    Scenario: B9.36-EX1-17 and the KV-1S is HD to it
      Given the board excerpt 43_O9
      And a German tank P in O10
      And P is in VBM with its CAFP at vertex N10-N9-O10
      And P has wall advantage
      And a German tank Q in P9
      And Q has wall advantage
      And a Russian tank K in O9
      And a Russian tank S in N9
      And a Russian tank T in O8
      When P attacks K with a Gun
      Then the attack is possible
      And K is HD to it

  Rule: B9.36 EX: the PzIII drives on in its MPh

    @B9.36-EX1-18
    Scenario: B9.36-EX1-18 when it has left O10 the T-34 may not claim
      Given the board excerpt 43_O9
      And it is the MPh of the German turn
      And a German tank P in O10
      And P is in VBM with its CAFP at vertex O9-O10-P9
      And P has wall advantage
      And a German tank Q in P9
      And Q has wall advantage
      And a Russian tank K in O9
      And a Russian tank S in N9
      And a Russian tank T in O8
      When P starts its engine
      And P moves into P9
      And S claims wall advantage
      Then that is not allowed

    @B9.36-EX1-19
    Scenario: B9.36-EX1-19 in P9 it has wall advantage thanks to the PzIV
      Given the board excerpt 43_O9
      And it is the MPh of the German turn
      And a German tank P in O10
      And P is in VBM with its CAFP at vertex O9-O10-P9
      And P has wall advantage
      And a German tank Q in P9
      And Q has wall advantage
      And a Russian tank K in O9
      And a Russian tank S in N9
      And a Russian tank T in O8
      When P starts its engine
      And P moves into P9
      Then P has wall advantage over O9-P9 and nothing else

    @B9.36-EX1-20 @B9.36-EX1-23 @B9.36-EX1-28 @B9.36-EX1-29 @B9.36-EX1-30
    Scenario: B9.36-EX1-20 but the KV-1S fires at it through the gap, and it is moving
      Given the board excerpt 43_O9
      And it is the MPh of the German turn
      And a German tank P in O10
      And P is in VBM with its CAFP at vertex O9-O10-P9
      And P has wall advantage
      And a German tank Q in P9
      And Q has wall advantage
      And a Russian tank K in O9
      And a Russian tank S in N9
      And a Russian tank T in O8
      When P starts its engine
      And P moves into P9
      And K attacks P with a Gun
      Then P is not HD to it
      And the TEM is 0

    @B9.36-EX1-21
    Scenario: B9.36-EX1-21 Stopping does not change that
      Given the board excerpt 43_O9
      And it is the MPh of the German turn
      And a German tank P in P9
      And P has wall advantage
      And a German tank Q in P9
      And Q has wall advantage
      And a Russian tank K in O9
      And a Russian tank S in N9
      And a Russian tank T in O8
      And P has spent 8 MP
      When K attacks P with a Gun
      Then P is not HD to it
      And the TEM is 0

    @B9.36-EX1-22
    Scenario: B9.36-EX1-22 in P8 it has wall advantage over two walls
      Given the board excerpt 43_O9
      And it is the MPh of the German turn
      And a German tank P in O10
      And P is in VBM with its CAFP at vertex O9-O10-P9
      And P has wall advantage
      And a German tank Q in P9
      And Q has wall advantage
      And a Russian tank K in O9
      And a Russian tank S in N9
      And a Russian tank T in O8
      When P starts its engine
      And P moves into P9
      And P moves into P8
      Then P has wall advantage over O9-P8 and O8-P8 and nothing else

    @B9.36-EX1-23
    Scenario Outline: B9.36-EX1-23 and is HD to <firer>
      Given the board excerpt 43_O9
      And it is the MPh of the German turn
      And a German tank P in O10
      And P is in VBM with its CAFP at vertex O9-O10-P9
      And P has wall advantage
      And a German tank Q in P9
      And Q has wall advantage
      And a Russian tank K in O9
      And a Russian tank S in N9
      And a Russian tank T in O8
      When P starts its engine
      And P moves into P9
      And P moves into P8
      And <firer> attacks P with a Gun
      Then the attack is possible
      And P is HD to it

      Examples:
        | firer |
        | K     |
        | S     |
        | T     |

    @B9.36-EX1-24
    Scenario: B9.36-EX1-24 the KV-1S may not claim
      Given the board excerpt 43_O9
      And it is the MPh of the German turn
      And a German tank P in O10
      And P is in VBM with its CAFP at vertex O9-O10-P9
      And P has wall advantage
      And a German tank Q in P9
      And Q has wall advantage
      And a Russian tank K in O9
      And a Russian tank S in N9
      And a Russian tank T in O8
      When P starts its engine
      And P moves into P9
      And P moves into P8
      And K claims wall advantage
      Then that is not allowed

    @B9.36-EX1-24 @B9.36-EX1-18 @B9.36-EX1-25
    Scenario: B9.36-EX1-24b had the PzIV none, the KV-1S could
      Given the board excerpt 43_O9
      And it is the MPh of the Russian turn
      And a German tank Q in P9
      And a Russian tank K in O9
      When K claims wall advantage
      Then that is allowed
      And K has wall advantage

    @B9.36-EX1-25
    Scenario: B9.36-EX1-25 nor may the IS-2, which has the TEM of its building
      Given the board excerpt 43_O9
      And it is the MPh of the German turn
      And a German tank P in O10
      And P is in VBM with its CAFP at vertex O9-O10-P9
      And P has wall advantage
      And a German tank Q in P9
      And Q has wall advantage
      And a Russian tank K in O9
      And a Russian tank S in N9
      And a Russian tank T in O8
      When P starts its engine
      And P moves into P9
      And P moves into P8
      And T claims wall advantage
      Then that is not allowed

  Rule: B9.36 EX: the IS-2 in Bypass of O8 instead

    @B9.36-EX1-26 @B9.36-EX1-27
    Scenario Outline: B9.36-EX1-26 in Bypass along <side> it keeps wall advantage and denies it to the PzIII in P8
      Given the board excerpt 43_O9
      And it is the MPh of the German turn
      And a German tank P in P9
      And a German tank Q in P9
      And Q has wall advantage
      And a Russian tank K in O9
      And a Russian tank S in N9
      And a Russian tank T in O8
      And P is moving
      And P has spent 8 MP
      And T is in VBM with its CAFP at vertex <cafp>
      And T has wall advantage
      When P moves into P8
      Then T has wall advantage
      And P has no wall advantage
      And P may not claim wall advantage

      Examples:
        | side  | cafp     |
        | O8-O9 | O9-O8-P8 |
        | O8-P8 | P8-O8-O9 |

    @B9.36-EX1-28 @B9.36-EX1-29 @B9.36-EX1-30 @B9.36-EX1-31
    Scenario Outline: B9.36-EX1-28 with it along <side> <target> is HD to <firer>
      Given the board excerpt 43_O9
      And it is the MPh of the German turn
      And a German tank P in P9
      And a German tank Q in P9
      And Q has wall advantage
      And a Russian tank K in O9
      And a Russian tank S in N9
      And a Russian tank T in O8
      And P is moving
      And P has spent 8 MP
      And T is in VBM with its CAFP at vertex <cafp>
      And T has wall advantage
      When P moves into P8
      And <firer> attacks <target> with a Gun
      Then the attack is possible
      And <target> is HD to it

      Examples: the IS-2, and the KV-1S and the PzIII to each other
        | row          | side  | cafp     | firer | target |
        | o8-o9-p-to-t | O8-O9 | O9-O8-P8 | P     | T      |
        | o8-o9-p-to-k | O8-O9 | O9-O8-P8 | P     | K      |
        | o8-o9-k-to-p | O8-O9 | O9-O8-P8 | K     | P      |
        | o8-p8-p-to-t | O8-P8 | P8-O8-O9 | P     | T      |
        | o8-p8-p-to-k | O8-P8 | P8-O8-O9 | P     | K      |
        | o8-p8-k-to-p | O8-P8 | P8-O8-O9 | K     | P      |

    @B9.36-EX1-31
    Scenario Outline: B9.36-EX1-31 with it along <side> <firer> has no BMG to use against <target>
      Given the board excerpt 43_O9
      And it is the MPh of the German turn
      And a German tank P in P9
      And a German tank Q in P9
      And Q has wall advantage
      And a Russian tank K in O9
      And a Russian tank S in N9
      And a Russian tank T in O8
      And P is moving
      And P has spent 8 MP
      And T is in VBM with its CAFP at vertex <cafp>
      And T has wall advantage
      When P moves into P8
      And <firer> attacks <target> with BMG fire
      Then the attack is not possible

      Examples:
        | row          | side  | cafp     | firer | target |
        | o8-o9-k-to-p | O8-O9 | O9-O8-P8 | K     | P      |
        | o8-o9-p-to-k | O8-O9 | O9-O8-P8 | P     | K      |
        | o8-p8-k-to-p | O8-P8 | P8-O8-O9 | K     | P      |
        | o8-p8-p-to-k | O8-P8 | P8-O8-O9 | P     | K      |
