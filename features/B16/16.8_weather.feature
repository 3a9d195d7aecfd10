@B16.8
Feature: B16.8 Snow and frost

  Rule: B16.8 Scenario-defined snow on the ground and sub-zero cold make marsh Open Ground

    @B16.8-1
    Scenario Outline: B16.8-1 in <weather> marsh is treated as <result>
      Given B2 is marsh
      And the weather is <weather>
      When the players ask what B2 is
      Then B2 is treated as <result>

      Examples: snow that lies, and frost
        | weather       | result      |
        | Ground Snow   | Open Ground |
        | Deep Snow     | Open Ground |
        | sub-zero cold | Open Ground |

      Examples: other weather
        | weather    | result |
        | Clear      | marsh  |
        | Overcast   | marsh  |
        | Rain       | marsh  |
        | Heavy Rain | marsh  |
        | Mud        | marsh  |

    @B16.8-1
    Scenario: B16.8-1b falling snow alone does not
      Given B2 is marsh
      And the weather is Falling Snow
      When the players ask what B2 is
      Then B2 is treated as marsh
      And all that is as given

    @B16.8-1
    Scenario: B16.8-1c Extreme Winter does
      Given B2 is marsh
      And the scenario has Extreme Winter
      When the players ask what B2 is
      Then B2 is treated as Open Ground

    @B16.8-2
    Scenario: B16.8-2 January alone freezes nothing
      Given B2 is marsh
      And the date is 1943-01-15
      And the weather is not defined
      When the players ask what B2 is
      Then B2 is treated as marsh
      And all that is as given

    @B16.8-2
    Scenario: B16.8-2b the weather of the scenario does, in July as well
      Given B2 is marsh
      And the date is 1943-07-15
      And the weather is Ground Snow
      When the players ask what B2 is
      Then B2 is treated as Open Ground

    @B16.8-5
    Scenario Outline: B16.8-5 mudflat in <weather> is treated as <result>
      Given B2 is mudflat
      And the weather is <weather>
      When the players ask what B2 is
      Then B2 is treated as <result>

      Examples:
        | weather   | result      |
        | Deep Snow | Open Ground |
        | Rain      | mudflat     |

  Rule: B16.8 Every effect of marsh gives way

    @B16.8-3 @B16.8-6
    Scenario Outline: B16.8-3a three marsh hexes in <weather>: Hindrance <hindrance>
      Given B3, B4 and B5 are marsh
      And the weather is <weather>
      When LOS is traced between B2 and B6
      Then the LOS is clear
      And the Hindrance is <hindrance>

      Examples:
        | weather       | hindrance |
        | Clear         | +3        |
        | Snow          | 0         |
        | sub-zero cold | 0         |

    @B16.8-3
    Scenario: B16.8-3b FFMO applies
      Given B2 is marsh
      And the weather is Snow
      And a German squad in B1
      And a Russian squad in C3
      And it is the MPh of the German turn
      When the German squad moves into B2
      And the Russian squad declares Defensive First Fire at the German squad
      Then FFMO applies

    @B16.8-3
    Scenario: B16.8-3c Interdiction is possible
      Given B2 is marsh
      And the weather is Snow
      And a broken German squad in B3
      And a Russian squad in B6
      And it is the RtPh of the German turn
      When the German squad routs into B2
      Then that is allowed
      And Interdiction is possible in B2

    @B16.8-3
    Scenario: B16.8-3d HE is not halved
      Given B2 is marsh
      And the weather is Snow
      And a German squad in B2
      When Direct Fire HE of 12 FP hits B2
      Then the FP is 12

    @B16.8-3
    Scenario: B16.8-3e nor is fire out of it
      Given B1 is marsh
      And the weather is Snow
      And a German 4-4-7 squad in B1
      And a Russian squad in B4
      And it is the PFPh of the German turn
      When the German squad attacks the Russian squad with small-arms fire
      Then the FP is 4
      And it is not Area Fire

    @B16.8-3
    Scenario: B16.8-3f a MMG fires
      Given B2 is marsh
      And the weather is Snow
      And a German squad in B2
      And the German squad possesses a MMG
      And a Russian squad in B4
      And it is the PFPh of the German turn
      When the German squad fires its MMG at the Russian squad
      Then that is allowed

    @B16.8-3
    Scenario: B16.8-3g a squad does not spend its whole allotment to enter
      Given B2 is marsh
      And the weather is sub-zero cold
      And a German squad in B3
      And it is the MPh of the German turn
      When the German squad moves into B2
      Then that is allowed
      And it costs 1 MF
      And it has 3 MF left

    @B16.8-3
    Scenario: B16.8-3h it may advance in
      Given B2 is marsh
      And the weather is Snow
      And a German squad in B3
      And it is the APh of the German turn
      When the German squad advances into B2
      Then that is allowed
      And the German squad is on top in B2
      And the German squad is not CX

    @B16.8-3
    Scenario: B16.8-3i a broken one may Low Crawl in
      Given B2 is marsh
      And the weather is Snow
      And a broken German squad in B3
      And it is the RtPh of the German turn
      When the German squad routs into B2 by Low Crawl
      Then that is allowed

    @B16.8-3
    Scenario: B16.8-3j a tank may enter
      Given B2 is marsh
      And the weather is Snow
      And a German tank in B3
      And it is the MPh of the German turn
      When the German tank moves into B2
      Then that is allowed
      And the German tank is on top in B2

    @B16.8-3
    Scenario: B16.8-3k a Gun may be Pushed in
      Given B2 is marsh
      And the weather is Snow
      And a German crew in B3
      And the German crew possesses an AT Gun
      And the German crew is Pushing the AT Gun
      And it is the MPh of the German turn
      When the German crew Pushes the AT Gun into B2
      Then that is allowed
      And the AT Gun is in B2

    @B16.8-3
    Scenario Outline: B16.8-3l <fort> may be set up
      Given B2 is marsh
      And the weather is Snow
      And it is set-up
      And the German OB has <fort>
      When German sets up <fort> in B2
      Then that is allowed
      And B2 holds <fort>

      Examples:
        | fort         |
        | Wire         |
        | a foxhole 1S |

    @B16.8-3
    Scenario: B16.8-3m an unpossessed weapon is kept
      Given B2 is marsh
      And the weather is Snow
      And a LMG in B2
      When the players look at the board
      Then the LMG is in B2
      And all that is as given

    @B16.42 @B16.8-3 @B16.42-9 @reading:B16.8-sub-zero
    Scenario: B16.8-3n a boat finds no water
      Given B2 is marsh
      And B3 is river
      And the water depth is flooded
      And the weather is Snow
      And a German boat P in B3
      And it is the MPh of the German turn
      When P moves into B2
      Then that is not allowed

    @B16.8-3 @reading:B16.8-sub-zero=flood-first
    Scenario: B16.8-3q or by the other reading the flood stands over it
      Given B2 is marsh
      And B3 is river
      And the water depth is flooded
      And the weather is Snow
      And a German boat P in B3
      And it is the MPh of the German turn
      When P moves into B2
      Then that is allowed

    @B16.8-3
    Scenario: B16.8-3o beneath a foxhole in frozen marsh a unit has its TEM
      Given B2 is marsh
      And the weather is sub-zero cold
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian squad in B5
      And it is the PFPh of the Russian turn
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM is +2

    @B16.8-3
    Scenario Outline: B16.8-3p behind a wall of the frozen marsh hex FFMO <applies> against <from>
      Given B2 is marsh
      And the weather is sub-zero cold
      And hexside B2-B3 is a wall
      And a German squad in B1
      And a Russian squad in <from>
      And it is the MPh of the German turn
      When the German squad moves into B2
      And the Russian squad declares Defensive First Fire at the German squad
      Then FFMO <applies>

      Examples: fire that crosses the wall, and fire that does not
        | from | applies        |
        | B5   | does not apply |
        | E2   | applies        |

    @B16.8-4
    Scenario Outline: B16.8-4 in <weather> marsh makes no Bog hex
      Given B2 is marsh
      And the weather is <weather>
      And a German tank in B4
      And it is the MPh of the German turn
      When the German tank moves into B3
      Then that is allowed
      And no Bog DR is due from the German tank
      And the German tank is on top in B3

      Examples:
        | weather       |
        | Snow          |
        | Deep Snow     |
        | sub-zero cold |
