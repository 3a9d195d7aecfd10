@B9.41
Feature: B9.41 Wall advantage is lost on leaving

  Rule: B9.41 From the moment it begins to enter another Location

    @B9.41-1
    Scenario: B9.41-1a it is lost before the unit is there
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And it is the MPh of the German turn
      When P begins to enter F4
      Then that is allowed
      And P has no wall advantage

    @B9.41-1
    Scenario: B9.41-1b it is not taken along
      Given F4 is woods
      And hexside F5-F6 is a wall
      And hexside F3-F4 is a wall
      And a German squad P in F5
      And P has wall advantage
      And it is the MPh of the German turn
      When P moves into F4
      Then that is allowed
      And P has no wall advantage

    @B9.41-2
    Scenario: B9.41-2 what was mandatory is lost as well
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And it is the MPh of the German turn
      When P begins to enter F4
      Then P has no wall advantage

    @B9.41-3
    Scenario: B9.41-3a an enemy may claim it as the unit leaves
      Given F6 is a stone building
      And hexside F5-F6 is a wall
      And hexside F6-G6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a Russian squad E in F6
      And it is the MPh of the German turn
      When P begins to enter G6
      And E claims wall advantage
      Then that is allowed
      And E has wall advantage
      And P has no wall advantage

    @B9.41-3
    Scenario: B9.41-3b and then denies it to the unit where it arrives
      Given F6 is a stone building
      And hexside F5-F6 is a wall
      And hexside F6-G6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a Russian squad E in F6
      And it is the MPh of the German turn
      When P begins to enter G6
      And E claims wall advantage
      And P moves into G6
      Then E has wall advantage
      And P has no wall advantage

    @B9.41-3
    Scenario: B9.41-3c another that keeps it still denies it to the enemy
      Given F6 is a stone building
      And hexside F5-F6 is a wall
      And hexside F6-G6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a German squad Q in G6
      And Q has wall advantage
      And a Russian squad E in F6
      And it is the MPh of the German turn
      When P begins to enter F4
      And E claims wall advantage
      Then that is not allowed
      And B9.321 or B9.322 forbids it

    @B9.41-4 @B9.41-5
    Scenario: B9.41-4 going upstairs loses it too
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And it is the MPh of the German turn
      When P begins to enter F5
      Then that is allowed
      And P has no wall advantage

    @B9.41-5 @B9.41-1 @B9.41-2 @B9.41-4
    Scenario: B9.41-5 what enters no Location keeps it
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a LMG in F5
      And it is the MPh of the German turn
      When P tries to Recover the LMG
      Then that is allowed
      And P has wall advantage
      And all that is as given

    @B9.41-5
    Scenario: B9.41-5b a vehicle that turns keeps it
      Given hexside F5-F6 is a wall
      And a German tank P in F5
      And P has wall advantage
      And it is the MPh of the German turn
      When P starts its engine
      And P turns its hull by 1 hexspine
      Then that is allowed
      And P has wall advantage
      And all that is as given

    @B9.41-6
    Scenario Outline: B9.41-6 it is lost in the <phase> as well
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And <unit> in F5
      And a German squad C in F5
      And P has wall advantage
      And C has wall advantage
      And it is the <phase> of the German turn
      When P begins to enter F4
      Then that is allowed
      And P has no wall advantage
      And C has wall advantage

      Examples: moving, routing, advancing
        | phase | unit                    |
        | MPh   | a German squad P        |
        | RtPh  | a broken German squad P |
        | APh   | a German squad P        |

    @B9.41-6
    Scenario: B9.41-6b it is lost by Withdrawal from Close Combat
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a German squad C in F5
      And an abandoned Russian tank in F5
      And P has wall advantage
      And C has wall advantage
      And it is the CCPh of the German turn
      When P begins to enter F4
      Then that is allowed
      And P has no wall advantage
      And C has wall advantage

  Rule: B9.41 Who fails to leave

    @B9.41-7
    Scenario: B9.41-7a sent back by a concealed enemy it may not reclaim it that MPh
      Given F5 is a wooden building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a concealed Russian squad E in F4
      And it is the MPh of the German turn
      When P moves into F4
      And E shows itself and turns P back into F5
      And P claims wall advantage
      Then that is not allowed
      And B9.41 forbids it

    @B9.41-7 @B9.41-10
    Scenario: B9.41-7b nor after any other exit that fails
      Given F5 is a wooden building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And it is the MPh of the German turn
      When P begins to enter F4
      And P fails to leave its Location
      And P claims wall advantage
      Then that is not allowed
      And B9.41 forbids it

    @B9.41-7
    Scenario: B9.41-7c nor when mines stop it as it leaves
      Given F5 is a wooden building
      And hexside F5-F6 is a wall
      And F5 holds a 6-factor A-P minefield
      And a German squad P in F5
      And P has wall advantage
      And it is the MPh of the German turn
      When P begins to enter F4
      And P becomes pinned
      And P fails to leave its Location
      And P claims wall advantage
      Then that is not allowed

    @B9.41-7
    Scenario Outline: B9.41-7d where no phase is told P <begins> in vain from <terrain>, and <unit> may claim it: <verdict>
      Given F5 is <terrain>
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a German squad Q in F5
      And P has wall advantage
      And a concealed Russian squad E in F4
      When P <begins>
      And <failed>
      And <unit> claims wall advantage
      Then that is <verdict>

      Examples: who failed to leave may not
        | row       | unit | terrain           | begins             | failed                                | verdict     |
        | turned    | P    | a wooden building | moves into F4      | E shows itself and turns P back into F5 | not allowed |
        | mines     | P    | woods             | begins to enter F4 | P fails to leave its Location         | not allowed |

      Examples: another may, and so may who must
        | row       | unit | terrain           | begins             | failed                                | verdict     |
        | other     | Q    | a wooden building | moves into F4      | E shows itself and turns P back into F5 | allowed     |
        | mandatory | P    | Open Ground       | begins to enter F4 | P fails to leave its Location         | allowed     |

    @B9.41-8
    Scenario: B9.41-8 where it is mandatory the unit has it again
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a concealed Russian squad E in F4
      And it is the MPh of the German turn
      When P moves into F4
      And E shows itself and turns P back into F5
      Then P has wall advantage over F5-F6 and nothing else

    @B9.41-9
    Scenario: B9.41-9 unless an enemy has claimed it in the meantime
      Given F6 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a Russian squad E in F6
      And it is the MPh of the German turn
      When P begins to enter F4
      And E claims wall advantage
      And P fails to leave its Location
      Then P has no wall advantage
      And E has wall advantage

    @B9.41-10
    Scenario: B9.41-10 in its APh it may claim it again
      Given F5 is a wooden building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And it is the MPh of the German turn
      When P begins to enter F4
      And P fails to leave its Location
      And the MPh ends and the APh begins
      And P claims wall advantage
      Then that is allowed
      And P has wall advantage
      And all that is as given

    @B9.41-10
    Scenario: B9.41-10b failing to leave in its APh does not keep it from claiming
      Given F5 is a wooden building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And it is the APh of the German turn
      When P begins to enter F4
      And P fails to leave its Location
      And P claims wall advantage
      Then that is allowed
      And P has wall advantage
      And all that is as given
