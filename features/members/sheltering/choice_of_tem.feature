Feature: The choice between two TEM, once an attack is declared

  Rule: B9.31 The choice, once an attack is declared

    @B9.31 @B9.31-12
    Scenario Outline: B9.31-12u an attack on the hex leaves each unit there its choice of the <source>
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a German squad Q in F5
      And a Russian squad in F7
      When the Russian squad declares an attack on everything in F5 with small-arms fire
      And <who> chooses the TEM of the <source>
      Then that is allowed

      Examples:
        | row    | who | source |
        | wall   | P   | wall   |
        | woods  | P   | woods  |
        | second | Q   | wall   |

    @B9.31 @B9.31-12
    Scenario: B9.31-12v and none to who is in another hex
      Given it is the PFPh of the Russian turn
      And F5 and E5 are woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a German squad Q in E5
      And a Russian squad in F7
      When the Russian squad declares an attack on everything in F5 with small-arms fire
      And Q chooses the TEM of the woods
      Then that is not allowed

    @B9.31 @B9.324 @B9.31-12 @B9.324-10
    Scenario: B9.324-10e between declaration and DR a hidden unit may be placed on board, and the choice is still open
      Given it is the PFPh of the Russian turn
      And F5 and E5 are woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a hidden German squad H in E5
      And a Russian squad in F7
      When the Russian squad declares an attack on P with small-arms fire
      And H is placed on board
      And P chooses the TEM of the wall
      Then that is allowed

    @B9.31 @B9.31-13
    Scenario Outline: B9.31-13u what does not shelter P is not chosen: the <source>
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And hexside F5-G5 is a <barrier>
      And a German squad P in F5
      And a Russian squad in F7
      When the Russian squad declares an attack on P with small-arms fire
      And P chooses the TEM of the <source>
      Then B9.31 forbids it

      Examples:
        | row   | barrier | source         |
        | wall  | wall    | wall           |
        | hedge | hedge   | hedge          |
        | other | wall    | stone building |

    @B9.31 @B9.31-12
    Scenario Outline: B9.31-12o an attack on <target> is one on its crew, which chooses the <source>: <tem>
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German crew P in F5
      And P possesses an AT Gun
      And a German squad Q in F5
      And a Russian squad E in F7
      When E declares an attack on <target> with small-arms fire
      And P chooses the TEM of the <source>
      And E attacks <at> with small-arms fire
      Then the TEM is <tem>

      Examples: Gun and crew meet it as one
        | row        | target     | source | at         | tem |
        | gun-crew   | the AT Gun | woods  | P          | +1  |
        | gun-gun    | the AT Gun | woods  | the AT Gun | +1  |
        | crew-gun   | P          | woods  | the AT Gun | +1  |
        | gun-wall   | the AT Gun | wall   | P          | +2  |

    @B9.31 @B9.31-12
    Scenario: B9.31-12p and not one on the squad beside it
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German crew P in F5
      And P possesses an AT Gun
      And a German squad Q in F5
      And a Russian squad E in F7
      When E declares an attack on the AT Gun with small-arms fire
      And Q chooses the TEM of the woods
      Then that is not allowed

    @B9.31 @B9.31-12
    Scenario Outline: B9.31-12q at the hex is at the ground of it: <who> chooses: <verdict>
      Given it is the PFPh of the Russian turn
      And F5 is stone building with one upper level
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a German squad Q on level 1 of F5
      And a Russian squad F in F5
      And a Russian squad E in F7
      When E declares an attack on everything in F5 with small-arms fire
      And <who> chooses the TEM of the stone building
      Then that is <verdict>

      Examples:
        | row      | who | verdict     |
        | ground   | P   | allowed     |
        | upstairs | Q   | not allowed |
        | comrade  | F   | not allowed |

    @B9.31 @B9.31-12
    Scenario Outline: B9.31-12r in the MPh it is at <who> that moves: the choice is <verdict>
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German squad P in F4
      And a German squad Q in F5
      And a Russian squad E in F7
      When P moves into F5
      And E declares an attack on everything in F5 with small-arms fire
      And <who> chooses the TEM of the woods
      Then that is <verdict>

      Examples: First Fire meets nobody else there
        | row   | who | verdict     |
        | mover | P   | allowed     |
        | rests | Q   | not allowed |

    @B9.36 @B9.36-9
    Scenario Outline: B9.36-9u a tank behind <barrier> is not HD by choice
      Given it is the PFPh of the Russian turn
      And F5 is stone building
      And hexside F5-F6 is <barrier>
      And a German tank in F5
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun declares an attack on the German tank with a Gun
      And the German tank chooses Hull Down status
      Then B9.36 forbids it

      Examples:
        | row    | barrier |
        | hedge  | a hedge |
        | nobars | a cliff |

    @B9.31 @B9.31-12
    Scenario: B9.31-12w the choice takes nothing from what else the attack meets
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German squad P in F4
      And a Russian squad E in F7
      When P moves into F5
      And E declares an attack on P with small-arms fire
      And P chooses the TEM of the wall
      And E attacks P with small-arms fire
      Then FFNAM applies
      And the TEM is +2

    @B9.31 @B9.31-12
    Scenario: B9.31-12x Close Combat is no attack to choose a TEM against
      Given it is the CCPh of the Russian turn
      And F5 is woods
      And a German squad P in F5
      And a Russian squad E in F5
      When E declares Close Combat against P
      And P chooses the TEM of the woods
      Then that is not allowed

  Rule: B9.31 Emplacement

    @B9.31 @B9.31xC11.2-4
    Scenario: B9.31xC11.2-4u a crew that walks away from its emplaced Gun has Emplacement no longer
      Given it is the MPh of the German turn
      And a German crew P in F5
      And P possesses an emplaced German AT Gun
      And a Russian squad in F8
      When the players ask whether P may move into F6
      Then that is allowed
      And it is subject to FFMO

    @B9.31 @B9.31-7
    Scenario Outline: B9.31-7s in <weather> and <depth> who has wall advantage has the TEM of a <terrain> against fire over it
      Given the weather is <weather>
      And the water depth is <depth>
      And F5 is stone building
      And hexside F5-F6 is a <terrain>
      And a German squad P in F5
      And P has wall advantage
      When small-arms fire across hexside F5-F6 hits P
      Then the choice of TEM is <terrain> <tem>
      And the TEM is <tem>

      Examples: in whatever weather and water
        | row           | weather       | depth       | terrain | tem |
        | clear         | Clear         | not defined | wall    | +2  |
        | overcast      | Overcast      | not defined | wall    | +2  |
        | rain          | Rain          | not defined | wall    | +2  |
        | heavy-rain    | Heavy Rain    | not defined | wall    | +2  |
        | mud           | Mud           | not defined | wall    | +2  |
        | falling-snow  | Falling Snow  | not defined | wall    | +2  |
        | snow          | Snow          | not defined | wall    | +2  |
        | ground-snow   | Ground Snow   | not defined | wall    | +2  |
        | deep-snow     | Deep Snow     | not defined | wall    | +2  |
        | sub-zero-cold | sub-zero cold | not defined | wall    | +2  |
        | dry           | not defined   | dry         | hedge   | +1  |
        | shallow       | not defined   | shallow     | hedge   | +1  |
        | deep          | not defined   | deep        | hedge   | +1  |
        | flooded       | not defined   | flooded     | hedge   | +1  |
        | frozen        | not defined   | frozen      | hedge   | +1  |

    @B9.31 @B9.31-7
    Scenario Outline: B9.31-7t so has the <gear> of a crew that has it
      Given it is the PFPh of the Russian turn
      And F5 is stone building
      And hexside F5-F6 is a wall
      And a German crew P in F5
      And P possesses <has>
      And P has wall advantage
      And a Russian squad Q in F7
      When Q attacks the <gear> with small-arms fire
      Then the attack is possible
      And the choice of TEM is wall +2
      And the TEM is +2

      Examples: whatever it is
        | row      | gear     | has         |
        | lmg      | LMG      | a LMG       |
        | mmg      | MMG      | a MMG       |
        | hmg      | HMG      | a HMG       |
        | baz      | BAZ      | a BAZ       |
        | dc       | DC       | a DC        |
        | ft       | FT       | a FT        |
        | psk      | PSK      | a PSK       |
        | atr      | ATR      | an ATR      |
        | 81mm-mtr | 81mm MTR | an 81mm MTR |
        | inf-gun  | INF Gun  | an INF Gun  |
        | at-gun   | AT Gun   | an AT Gun   |
