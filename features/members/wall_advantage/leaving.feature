Feature: What becomes of wall advantage when a unit begins to leave

  Rule: B9.41 Who begins to leave

    @B9.41 @B9.41-6
    Scenario Outline: B9.41-6w nobody begins to leave in the <phase>
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And it is the <phase> of the German turn
      When P begins to enter F4
      Then that is not allowed

      Examples:
        | phase |
        | RPh   |
        | PFPh  |
        | DFPh  |
        | AFPh  |

    @B9.41 @B9.41-8
    Scenario: B9.41-8u one that fails to leave gets it back, and not who is still on its way with it
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And a German squad Q in F5
      And it is the MPh of the German turn
      When P begins to enter F4
      And Q begins to enter F4
      And P fails to leave its Location
      Then P has wall advantage
      And Q has no wall advantage

    @B9.41 @B9.41-EX1-5
    Scenario: B9.41-EX1-5u having begun to leave it has what is mandatory where it arrives
      Given hexside F5-F6 is a wall
      And hexside F4-G5 is a wall
      And a German squad P in F5
      And it is the MPh of the German turn
      When P begins to enter F4
      And P moves into F4
      Then P has wall advantage over F4-G5 and nothing else

    @B9.322 @B9.322-10
    Scenario Outline: B9.322-10u once the <phase> is over its end is none of the next: a squad of the <side> side does not claim it
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a <side> squad P in F5
      And it is the end of the <phase> of the German turn
      When the <phase> ends and the RPh begins
      And P claims wall advantage
      Then that is not allowed

      Examples:
        | row     | phase | side    |
        | german  | CCPh  | German  |
        | russian | CCPh  | Russian |

  Rule: B9.41 Leaving

    @B9.41 @B9.41-6
    Scenario: B9.41-6u where no phase is told it is lost as well
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      When P begins to enter F4
      Then that is allowed
      And P has no wall advantage

  Rule: B9.41 Who fails to leave

    @B9.41 @B9.41-7
    Scenario: B9.41-7u nobody fails to leave that has not begun to
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And it is the MPh of the German turn
      When P fails to leave its Location
      Then B9.41 forbids it

    @B9.41 @B9.41-7
    Scenario: B9.41-7v who has stayed claims it, though another has failed to leave
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a German squad Q in F5
      And it is the MPh of the German turn
      When P begins to enter F4
      And P fails to leave its Location
      And Q claims wall advantage
      Then that is allowed
      And Q has wall advantage
