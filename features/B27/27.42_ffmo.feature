@B27.42
Feature: B27.42 FFMO on the way into and out of a foxhole

  Rule: B27.42 FFMO applies before the foxhole MF and after the way out

    @B27.42-1 @B27.42-6
    Scenario: B27.42-1 between the hex and the foxhole FFMO applies
      Given it is the MPh of the German turn
      And B3 holds an empty foxhole 1S
      And a German squad with 4 MF in B2
      And a Russian squad in B6
      When the German squad moves into B3
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFMO applies
      And the TEM is 0

    @B27.42-1 @B27.42-6 @reading:B27.4-ffmo-of-weapons
    Scenario: B27.42-1b the LMG that the squad carries has no FFMO
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad in B2
      And the German squad possesses a LMG
      And a Russian squad in B6
      When the German squad moves into B3
      And the Russian squad attacks the LMG with small-arms fire
      Then FFMO does not apply

    @B27.42-1 @B27.42-6 @reading:B27.4-ffmo-of-weapons=apply
    Scenario: B27.42-1c or by the other reading it has it as the squad that moves with it
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad in B2
      And the German squad possesses a LMG
      And a Russian squad in B6
      When the German squad moves into B3
      And the Russian squad attacks the LMG with small-arms fire
      Then FFMO applies

    @B27.42-2
    Scenario: B27.42-2 once the foxhole MF is spent FFMO does not apply
      Given it is the MPh of the German turn
      And B3 holds an empty foxhole 1S
      And a German squad with 4 MF in B2
      And a Russian squad in B6
      When the German squad moves into B3
      And the German squad goes beneath the foxhole
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFMO does not apply
      And the TEM is +2

    @B27.42-2
    Scenario: B27.42-2u nor where the firer's height has taken the foxhole's TEM
      Given it is the MPh of the German turn
      And F6 is level 3 Open Ground
      And F5 holds a foxhole 1S
      And a German squad P on top of the foxhole in F5
      And a Russian squad E in F6
      When P goes beneath the foxhole
      And E declares Defensive First Fire at P
      Then the TEM is 0
      And FFMO does not apply
      And FFNAM applies

    @B27.42-3 @B27.42-5
    Scenario: B27.42-3 out of the foxhole, before another hex, FFMO applies
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad with 4 MF beneath the foxhole in B2
      And a Russian squad in B6
      When the German squad comes out of the foxhole
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFMO applies
      And the TEM is 0

    @B27.42-4
    Scenario Outline: B27.42-4 in the next hex, of <terrain>, FFMO <applies>
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And B3 is <terrain>
      And a German squad with 4 MF beneath the foxhole in B2
      And a Russian squad in B6
      When the German squad comes out of the foxhole
      And the German squad moves into B3
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFMO <applies>

      Examples:
        | terrain     | applies        |
        | Open Ground | applies        |
        | woods       | does not apply |

    @B27.42-5
    Scenario: B27.42-5 out of a foxhole in woods FFMO does not apply
      Given it is the MPh of the German turn
      And B2 is woods
      And B2 holds a foxhole 1S
      And a German squad with 4 MF beneath the foxhole in B2
      And a Russian squad in B6
      When the German squad comes out of the foxhole
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFMO does not apply

    @B27.42-6
    Scenario: B27.42-6 into a foxhole hex of woods FFMO does not apply
      Given it is the MPh of the German turn
      And B3 is woods
      And B3 holds an empty foxhole 1S
      And a German squad with 4 MF in B2
      And a Russian squad in B6
      When the German squad moves into B3
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFMO does not apply

    @B27.42-7 @reading:B27.42-shellholes
    Scenario: B27.42-7 out of a foxhole among shellholes the squad is in the shellholes
      Given it is the MPh of the German turn
      And B2 is Open Ground with shellholes
      And B2 holds a foxhole 1S
      And a German squad with 4 MF beneath the foxhole in B2
      And a Russian squad in B6
      When the German squad comes out of the foxhole
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFMO does not apply
      And the TEM is +1

    @B27.42-7 @reading:B27.42-shellholes=open-ground
    Scenario: B27.42-7b or by the other reading it is in Open Ground until it pays for them
      Given it is the MPh of the German turn
      And B2 is Open Ground with shellholes
      And B2 holds a foxhole 1S
      And a German squad with 4 MF beneath the foxhole in B2
      And a Russian squad in B6
      When the German squad comes out of the foxhole
      And the Russian squad declares Defensive First Fire at the German squad
      Then FFMO applies
      And the TEM is 0
