@B9.32
Feature: B9.32 Wall advantage: the two EXs on board 3

  Rule: B9.32 The wall of 3T3

    @B9.32-EX1-1 @B9.32-EX1-2
    Scenario: B9.32-EX1-1 First Fire across the wall that the firer has wall advantage over
      Given the board excerpt 3_U4
      And a German 4-6-7 squad P in T3
      And P has wall advantage
      And a Russian 4-4-7 squad R in U4
      And it is the MPh of the Russian turn
      When R moves into U3
      And P declares Defensive First Fire at R
      Then FFMO applies
      And the TEM of R is 0
      And P has wall advantage
      And R has no wall advantage

    @B9.32-EX1-3 @B9.32-EX1-4
    Scenario: B9.32-EX1-3 fire back across the wall meets the wall alone
      Given the board excerpt 3_U4
      And a German 4-6-7 squad P in T3
      And P has wall advantage
      And a Russian 4-4-7 squad R in U3
      And it is the AFPh of the Russian turn
      When R attacks P with small-arms fire
      Then the TEM is +2

    @B9.32-EX1-5
    Scenario: B9.32-EX1-5 having given it up it has the building against fire that crosses no wall
      Given the board excerpt 3_U4
      And a German 4-6-7 squad P in T3
      And P has wall advantage
      And a Russian 4-4-7 squad R in U3
      And a Russian 6-2-8 squad S in T4
      And it is the AFPh of the Russian turn
      When P forfeits wall advantage
      And S attacks P with small-arms fire
      Then the TEM is +2
      And the wooden building gives a TEM of +2

    @B9.32-EX1-6
    Scenario: B9.32-EX1-6 while it has wall advantage the building gives nothing
      Given the board excerpt 3_U4
      And a German 4-6-7 squad P in T3
      And P has wall advantage
      And a Russian 6-2-8 squad S in T4
      And it is the AFPh of the Russian turn
      When S fires at P
      And P forfeits wall advantage
      Then that is not allowed
      And B9.322 forbids it

    @B9.32-EX1-7 @B9.32-EX1-6 @B9.32-EX1-9
    Scenario: B9.32-EX1-7 what it gives up passes at once to the enemy in the open
      Given the board excerpt 3_U4
      And a German 4-6-7 squad P in T3
      And P has wall advantage
      And a Russian 4-4-7 squad R in U3
      And it is the AFPh of the Russian turn
      When P forfeits wall advantage
      Then that is allowed
      And P has no wall advantage
      And R has wall advantage over T3-U3 and U2-U3 and nothing else

    @B9.32-EX1-8
    Scenario: B9.32-EX1-8 while it keeps it, it is uncovered against fire that crosses no wall
      Given the board excerpt 3_U4
      And a German 4-6-7 squad P in T3
      And P has wall advantage
      And a Russian 6-2-8 squad S in T4
      And it is the AFPh of the Russian turn
      When S attacks P with small-arms fire
      Then the TEM is 0
      And the attack is possible

    @B9.32-EX1-9
    Scenario: B9.32-EX1-9 from the hill the wall at its foot cannot be claimed
      Given the board excerpt 3_U4
      And a German squad Q in V4
      And it is the MPh of the German turn
      When Q claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

  Rule: B9.32 The hedges of 3Y3 and 3Y2

    @B9.32-EX2-1
    Scenario: B9.32-EX2-1 who was there has it when the enemy comes up to the hedge
      Given the board excerpt 3_Z3
      And a German 4-6-7 squad P in Y3
      And P has wall advantage
      And a Russian 4-4-7 squad R in Z3
      And it is the MPh of the Russian turn
      When R moves into Z2
      Then P has wall advantage over Y3-Z2 and Y3-Z3 and nothing else
      And R has no wall advantage

    @B9.32-EX2-2 @B9.32-EX2-4
    Scenario Outline: B9.32-EX2-2 another German that comes to <hex> may claim it too
      Given the board excerpt 3_Z3
      And a German 4-6-7 squad P in Y3
      And P has wall advantage
      And a Russian 4-4-7 squad R in Z2
      And a German squad Q in X2
      And it is the MPh of the German turn
      When Q moves into <hex>
      And Q claims wall advantage
      Then that is allowed
      And P and Q has wall advantage
      And R has no wall advantage

      Examples: beside the first, or with it
        | hex |
        | Y2  |
        | Y3  |

    @B9.32-EX2-3
    Scenario Outline: B9.32-EX2-3 fire from <hex> on the Russian meets no hedge
      Given the board excerpt 3_Z3
      And a German squad P in Y3
      And P has wall advantage
      And a German squad Q in Y2
      And Q has wall advantage
      And a Russian 4-4-7 squad R in Z2
      And it is the PFPh of the German turn
      When <firer> attacks R with small-arms fire
      Then the TEM is 0
      And the attack is possible

      Examples: whichever of the two fires
        | hex | firer |
        | Y2  | Q     |
        | Y3  | P     |

    @B9.32-EX2-4
    Scenario Outline: B9.32-EX2-4 when the German in <loses> loses it the one in <keeps> still denies it
      Given the board excerpt 3_Z3
      And a German squad P in Y3
      And P has wall advantage
      And a German squad Q in Y2
      And Q has wall advantage
      And a Russian 4-4-7 squad R in Z2
      And it is the MPh of the Russian turn
      When <loser> becomes broken
      And R claims wall advantage
      Then that is not allowed
      And B9.321 forbids it

      Examples: either way
        | loses | keeps | loser |
        | Y2    | Y3    | Q     |
        | Y3    | Y2    | P     |

    @B9.32-EX2-5
    Scenario: B9.32-EX2-5a with wall advantage the shellholes give nothing
      Given the board excerpt 3_Z3
      And a German squad P in Y3
      And P has wall advantage
      And a Russian squad S in X4
      And it is the PFPh of the Russian turn
      When S attacks P with small-arms fire
      Then the TEM is 0

    @B9.32-EX2-5
    Scenario: B9.32-EX2-5b without it they give +1
      Given the board excerpt 3_Z3
      And a German squad P in Y3
      And P has wall advantage
      And a Russian squad S in X4
      And it is the PFPh of the Russian turn
      When P forfeits wall advantage
      And S attacks P with small-arms fire
      Then the TEM is +1

    @B9.32-EX2-6
    Scenario: B9.32-EX2-6 a fire group with a unit that has none across the hedges meets the hedge
      Given the board excerpt 3_Z3
      And a German 4-6-7 squad P in Y3
      And P has wall advantage
      And a German squad Q in X2
      And a Russian 4-4-7 squad R in Z2
      And it is the PFPh of the German turn
      When P and Q together attack R with small-arms fire
      Then the TEM is +1
