@B9.35
Feature: B9.35 The level on which a wall or hedge stands

  Rule: B9.35 Walls and hedges between different Base Levels

    @B9.35-1
    Scenario: B9.35-1 it stands on the lower level, if some of that lies before it
      Given F5 is level 1 Open Ground
      And hexside F5-F6 is a wall
      When the players ask what hexside F5-F6 is
      Then hexside F5-F6 stands on level 0
      And to the question whether hexside F5-F6 is a Hillside wall or hedge the answer is no

    @B9.35-2
    Scenario: B9.35-2 with nothing of the lower level before it, it is a Hillside wall
      Given F5 is level 1 Open Ground
      And hexside F5-F6 is a wall at level 1
      When the players ask what hexside F5-F6 is
      Then hexside F5-F6 stands on level 1
      And to the question whether hexside F5-F6 is a Hillside wall or hedge the answer is yes

    @B9.35-3
    Scenario: B9.35-3 the wall 3U4-V4 stands on the lower level
      Given the board excerpt 3_U4
      When the players ask what hexside U4-V4 is
      Then hexside U4-V4 is treated as wall
      And hexside U4-V4 stands on level 0

    @B9.35-4
    Scenario Outline: B9.35-4 to a target <where> a wall at level 0 is worth <tem>
      Given F5 is <ground>
      And F6 is woods
      And hexside F5-F6 is a wall at level 0
      And a German squad <place> F5
      And a Russian squad in F6
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the wall gives a TEM of <tem>

      Examples:
        | where               | ground                             | place         | tem |
        | on its own level    | Open Ground                        | in            | +2  |
        | on an upper level   | stone building with one upper level | on level 1 of | 0   |
        | in a hill hex       | level 1 Open Ground                | in            | 0   |
        | IN a Depression     | gully                              | IN            | 0   |

    @B9.35-5
    Scenario: B9.35-5 nor is a vehicle above the wall Hull Down
      Given F5 is level 1 Open Ground
      And hexside F5-F6 is a wall
      And a German tank in F5
      And a Russian crew in F6
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun attacks the German tank with a Gun
      Then the German tank is not HD to it

  Rule: B9.35 EX: a hedge at the foot of 41R4

    @B9.35-EX1-1 @B9.35-EX1-2 @B9.35-EX1-3
    Scenario Outline: B9.35-EX1-1 fire from <from> at <to> meets a hedge TEM of <tem>
      Given the board excerpt 41_Q5
      And a German squad in <to>
      And a Russian squad in <from>
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the hedge gives a TEM of <tem>

      Examples: to R4 on level 1 the hedges on level 0 are worth nothing, on the hexside or the hexspine
        | from | to | tem |
        | Q5   | R4 | 0   |
        | P4   | R4 | 0   |

      Examples: to P4 on level 0 the same hexspine is worth +1
        | from | to | tem |
        | R4   | P4 | +1  |

  Rule: B9.35 EX: the 4-6-7 in 41Q5 keeps wall advantage, or gives it up

    @B9.35-EX2-1
    Scenario: B9.35-EX2-1 two that share no hedge do not deny each other
      Given the board excerpt 41_Q5
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a Russian 5-2-7 squad R in P4
      When R claims wall advantage over O4-P4
      Then that is allowed
      And R has wall advantage

    @B9.35-EX2-3 @B9.35-EX2-4 @B9.35-EX2-5
    Scenario: B9.35-EX2-3 nor would a wall R4-R5 be shared with the unit in Q5
      Given the board excerpt 41_Q5
      And hexside R4-R5 is a wall at level 1
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a Russian squad R in R4
      When R claims wall advantage
      Then that is allowed
      And R has wall advantage over R4-R5 and nothing else

    @B9.35-EX2-4 @B9.35-EX2-1
    Scenario: B9.35-EX2-4 but the hedge Q5-Q6 is shared
      Given the board excerpt 41_Q5
      And it is the MPh of the Russian turn
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a Russian 4-4-7 squad S in Q6
      When S claims wall advantage
      Then B9.321 forbids it

    @B9.35-EX2-5
    Scenario: B9.35-EX2-5 in R5 the 4-6-8 stands above every hedge of its hex
      Given the board excerpt 41_Q5
      And it is the MPh of the German turn
      And a German 4-6-8 squad Q in R5
      When Q claims wall advantage
      Then that is not allowed

    @B9.35-EX2-6
    Scenario: B9.35-EX2-6 with wall advantage the 4-6-7 has the TEM of the hedge against Q6
      Given the board excerpt 41_Q5
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a Russian 4-4-7 squad S in Q6
      When S attacks P with small-arms fire
      Then the choice of TEM is hedge +1
      And the TEM is +1

    @B9.35-EX2-7
    Scenario: B9.35-EX2-7 and no TEM at all against P4
      Given the board excerpt 41_Q5
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a Russian 5-2-7 squad R in P4
      When R attacks P with small-arms fire
      Then the attack is possible
      And the TEM is 0

    @B9.35-EX2-8
    Scenario: B9.35-EX2-8 once fire is declared at it, it cannot forfeit
      Given the board excerpt 41_Q5
      And it is the PFPh of the Russian turn
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a Russian 5-2-7 squad R in P4
      When R fires at P
      And P forfeits wall advantage
      Then B9.322 forbids it

    @B9.35-EX2-9
    Scenario: B9.35-EX2-9 the declared attack meets no TEM
      Given the board excerpt 41_Q5
      And it is the PFPh of the Russian turn
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a Russian 5-2-7 squad R in P4
      When R fires at P
      And R attacks P with small-arms fire
      Then the TEM is 0
      And the attack is possible

    @B9.35-EX2-10 @B9.35-EX2-15 @B9.35-EX2-8
    Scenario: B9.35-EX2-10 when the attack is over it may forfeit and has its building
      Given the board excerpt 41_Q5
      And it is the PFPh of the Russian turn
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a Russian 5-2-7 squad R in P4
      When R fires at P
      And P is unharmed by the fire this draws
      And P forfeits wall advantage
      And R attacks P with small-arms fire
      Then that is allowed
      And the stone building gives a TEM of +3
      And P has no wall advantage

    @B9.35-EX2-11 @B9.35-EX2-12
    Scenario Outline: B9.35-EX2-11 without wall advantage it may choose building or hedge against <hex>
      Given the board excerpt 41_Q5
      And a German 4-6-7 squad P in Q5
      And a Russian squad R in <hex>
      When R attacks P with small-arms fire
      Then the attack is possible
      And the choice of TEM is stone building +3 or hedge +1
      And the TEM is +3

      Examples: along a hedged hexspine to a vertex where hedges of Q5 end
        | hex |
        | P6  |
        | R6  |

    @B9.35-EX2-13
    Scenario: B9.35-EX2-13 but only the building against who has wall advantage over Q5-Q6
      Given the board excerpt 41_Q5
      And a German 4-6-7 squad P in Q5
      And a Russian 4-4-7 squad S in Q6
      And S has wall advantage
      When S attacks P with small-arms fire
      Then the choice of TEM is stone building +3

    @B9.35-EX2-14
    Scenario: B9.35-EX2-14 the moment it forfeits, the 4-4-7 may claim
      Given the board excerpt 41_Q5
      And it is the PFPh of the Russian turn
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a Russian 4-4-7 squad S in Q6
      When P forfeits wall advantage
      And S claims wall advantage
      Then that is allowed
      And S has wall advantage

    @B9.35-EX2-15
    Scenario: B9.35-EX2-15 if the 4-4-7 then breaks the 4-6-7 may claim again
      Given the board excerpt 41_Q5
      And it is the MPh of the Russian turn
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a Russian 4-4-7 squad S in Q6
      When P forfeits wall advantage
      And S claims wall advantage
      And S is broken by the fire this draws
      And P claims wall advantage
      Then that is allowed
      And P has wall advantage
      And all that is as given

    @B9.35-EX2-16 @B9.35-EX2-17
    Scenario: B9.35-EX2-16 and likewise if it moves away
      Given the board excerpt 41_Q5
      And it is the MPh of the Russian turn
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a Russian 4-4-7 squad S in Q6
      When P forfeits wall advantage
      And S claims wall advantage
      And S moves into Q7
      And P claims wall advantage
      Then that is allowed
      And P has wall advantage
      And all that is as given

  Rule: B9.35 EX: the 4-6-7 kept it, and the 4-4-7 moves to P5

    @B9.35-EX2-17 @B9.35-EX2-14 @B9.35-EX2-16
    Scenario: B9.35-EX2-17 in P5 the 4-4-7 is denied wall advantage
      Given the board excerpt 41_Q5
      And it is the MPh of the Russian turn
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a Russian 4-4-7 squad S in Q6
      When S moves into P5
      And S claims wall advantage
      Then B9.321 forbids it

    @B9.35-EX2-18 @B9.35-EX2-19
    Scenario: B9.35-EX2-18 First Fire of the 4-6-7 at it has FFMO and meets no TEM
      Given the board excerpt 41_Q5
      And it is the MPh of the Russian turn
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a Russian 4-4-7 squad S in Q6
      When S moves into P5
      And P declares Defensive First Fire at S
      Then FFMO applies
      And the TEM is 0

    @B9.35-EX2-20
    Scenario: B9.35-EX2-20 in a fire group with the 4-6-8 the hedge counts
      Given the board excerpt 41_Q5
      And it is the MPh of the Russian turn
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a German 4-6-8 squad Q in R5
      And a Russian 4-4-7 squad S in Q6
      When S moves into P5
      And P and Q together attack S with small-arms fire
      Then the attack is possible
      And the TEM is +1
      And FFMO does not apply

  Rule: B9.35 EX: in the next German MPh the 4-6-8 goes to Q6

    @B9.35-EX2-21
    Scenario: B9.35-EX2-21 it may claim wall advantage as part of the MF for the hex
      Given the board excerpt 41_Q5
      And it is the MPh of the German turn
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a German 4-6-8 squad Q in R5
      And a Russian 4-4-7 squad S in P5
      And a Russian 6-2-8 squad T in Q7
      When Q moves into Q6
      And Q claims wall advantage
      Then that is allowed
      And Q has wall advantage

    @B9.35-EX2-23 @B9.35-EX2-31 @B9.35-EX2-32
    Scenario: B9.35-EX2-23 it need not
      Given the board excerpt 41_Q5
      And it is the MPh of the German turn
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a German 4-6-8 squad Q in R5
      And a Russian 4-4-7 squad S in P5
      When Q moves into Q6
      Then Q has no wall advantage
      And the wall advantage of Q is voluntary

    @B9.35-EX2-24 @B9.35-EX2-25
    Scenario Outline: B9.35-EX2-24 if it does not, First Fire from <hex> meets the building
      Given the board excerpt 41_Q5
      And it is the MPh of the German turn
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a German 4-6-8 squad Q in R5
      And a Russian 4-4-7 squad S in P5
      And a Russian 6-2-8 squad T in Q7
      When Q moves into Q6
      And <firer> declares Defensive First Fire at Q
      Then the stone building gives a TEM of +3
      And the TEM is +3

      Examples:
        | firer | hex |
        | S     | P5  |
        | T     | Q7  |

    @B9.35-EX2-26
    Scenario: B9.35-EX2-26 after that fire it may still claim
      Given the board excerpt 41_Q5
      And it is the MPh of the German turn
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a German 4-6-8 squad Q in R5
      And a Russian 4-4-7 squad S in P5
      When Q moves into Q6
      And S fires at Q
      And Q is unharmed by the fire this draws
      And Q claims wall advantage
      Then that is allowed
      And Q has wall advantage
      And it has spent 3 MF in all

    @B9.35-EX2-27 @B9.35-EX2-28
    Scenario Outline: B9.35-EX2-27 if it does, fire from <hex> meets a TEM of <tem> and FFMO <ffmo>
      Given the board excerpt 41_Q5
      And it is the MPh of the German turn
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a German 4-6-8 squad Q in R5
      And a Russian 4-4-7 squad S in P5
      And a Russian 6-2-8 squad T in Q7
      When Q moves into Q6
      And Q claims wall advantage
      And <firer> declares Defensive First Fire at Q
      Then the TEM is <tem>
      And FFMO <ffmo>

      Examples:
        | firer | hex | tem | ffmo           |
        | S     | P5  | +1  | does not apply |
        | T     | Q7  | 0   | applies        |

    @B9.35-EX2-29
    Scenario: B9.35-EX2-29a the three MF allow the same unit three shots
      Given the board excerpt 41_Q5
      And it is the MPh of the German turn
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a German 4-6-8 squad Q in R5
      And a Russian 4-4-7 squad S in P5
      When Q moves into Q6
      And S fires at Q
      And S fires at Q
      And Q is unharmed by the fire this draws
      And Q claims wall advantage
      And S fires at Q
      Then that is allowed

    @B9.35-EX2-29 @B9.35-EX2-30
    Scenario: B9.35-EX2-29b the claim adds no fourth
      Given the board excerpt 41_Q5
      And it is the MPh of the German turn
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a German 4-6-8 squad Q in R5
      And a Russian 4-4-7 squad S in P5
      When Q moves into Q6
      And S fires at Q
      And S fires at Q
      And S fires at Q
      And Q is unharmed by the fire this draws
      And Q claims wall advantage
      And S fires at Q
      Then that is not allowed

    @B9.35-EX2-30 @B9.35-EX2-33
    Scenario: B9.35-EX2-30 it may put the claim off to the APh
      Given the board excerpt 41_Q5
      And it is the APh of the German turn
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a German 4-6-8 squad Q in Q6
      And a Russian 4-4-7 squad S in P5
      When Q claims wall advantage
      Then that is allowed
      And Q has wall advantage

    @B9.35-EX2-31
    Scenario: B9.35-EX2-31 if the 4-6-7 breaks first the 4-4-7 must claim
      Given the board excerpt 41_Q5
      And it is the MPh of the German turn
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a German 4-6-8 squad Q in Q6
      And a Russian 4-4-7 squad S in P5
      When P is broken by the fire this draws
      Then S has wall advantage
      And the wall advantage of S is mandatory

    @B9.35-EX2-32 @B9.35-EX2-23
    Scenario: B9.35-EX2-32 and likewise if it leaves
      Given the board excerpt 41_Q5
      And it is the MPh of the German turn
      And a German 4-6-7 squad P in Q5
      And P has wall advantage
      And a German 4-6-8 squad Q in Q6
      And a Russian 4-4-7 squad S in P5
      When P moves into Q4
      Then S has wall advantage
      And the wall advantage of S is mandatory

    @B9.35-EX2-33 @B9.35-EX2-21
    Scenario: B9.35-EX2-33 and then the 4-6-8 is shut out
      Given the board excerpt 41_Q5
      And it is the APh of the German turn
      And a German 4-6-8 squad Q in Q6
      And a Russian 4-4-7 squad S in P5
      And S has wall advantage
      When Q claims wall advantage
      Then B9.321 forbids it

    @B9.35-EX2-34
    Scenario: B9.35-EX2-34 going from R5 to Q6 is one expenditure of three MF
      Given the board excerpt 41_Q5
      And it is the MPh of the German turn
      And a German 4-6-8 squad Q in R5
      When Q moves into Q6
      Then it costs 3 MF
