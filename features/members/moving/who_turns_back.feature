Feature: Who turns a unit back, and who does not

  Rule: B26.4 Who turns nobody back

    @B26.4 @B26.4-5
    Scenario Outline: B26.4-5w nobody is turned back by <whom>
      Given it is the MPh of the German turn
      And a German squad P in B3
      And <force> E in <hex>
      When P moves into B4
      And E shows itself and turns P back into B3
      Then that is not allowed

      Examples:
        | row       | whom                | force                           | hex |
        | elsewhere | an enemy beyond     | a concealed Russian squad       | B5  |
        | friend    | its own side        | a concealed German squad        | B4  |
        | dummies   | dummies             | a concealed Russian dummy stack | B4  |

    @B26.4 @B26.4-5
    Scenario: B26.4-5q who has not moved is turned back by nobody
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P in B3
      And a concealed Russian squad E in B3
      When E shows itself and turns P back into B2
      Then that is not allowed

    @B26.4 @B26.4-5
    Scenario: B26.4-5s nor by an enemy that it knew of
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P in B3
      And P has moved this phase
      And a Russian squad E in B3
      When E shows itself and turns P back into B2
      Then that is not allowed

  Rule: B26.4 Who came from where a position does not tell

    @B26.4 @B26.4-5
    Scenario: B26.4-5v nobody is turned back into a hex that it has not left
      Given it is the MPh of the German turn
      And a German squad P in B3
      And a concealed Russian squad E in B4
      When P moves into B4
      And E shows itself and turns P back into A4
      Then that is not allowed

    @B26.4 @B26.4-5
    Scenario Outline: B26.4-5u turned back, who <what> is <back> in B3
      Given it is the MPh of the German turn
      And B4 is level <level> Open Ground
      And B4 holds a German trench
      And B3 holds a German <shelter>
      And B3 holds <wire>
      And a German squad P <place> B4
      And P has <deed> this phase
      And P has moved this phase
      And a concealed Russian squad E on top of the trench in B4
      When E shows itself and turns P back into B3
      Then that is allowed
      And P is <back> in B3

      Examples: from beneath its counter
        | row      | what                             | level | shelter   | wire    | place                   | deed                                            | back                  |
        | trench   | came by trench from a trench     | 0     | trench    | no Wire | beneath the trench in   | moved from trench to trench                     | beneath the trench    |
        | ditch    | came by trench from a Ditch      | 0     | A-T Ditch | no Wire | beneath the trench in   | moved from trench to trench                     | beneath the A-T Ditch |
        | sangar   | came by trench from a sangar     | 0     | sangar    | no Wire | beneath the trench in   | moved from trench to trench                     | beneath the sangar    |
        | downward | came straight down from a trench | -1    | trench    | no Wire | on top of the trench in | moved straight past the edge of an entrenchment | beneath the trench    |

      Examples: from on top of it
        | row    | what                          | level | shelter | wire    | place                   | deed                                            | back   |
        | upward | came straight up into its own | 1     | trench  | no Wire | beneath the trench in   | moved straight past the edge of an entrenchment | on top |
        | plain  | came on top                   | 0     | trench  | no Wire | on top of the trench in | moved                                           | on top |

      Examples: beneath the Wire
        | row        | what                  | level | shelter | wire | place                   | deed  | back             |
        | plain-wire | came from a wired hex | 0     | trench  | Wire | on top of the trench in | moved | beneath the Wire |
