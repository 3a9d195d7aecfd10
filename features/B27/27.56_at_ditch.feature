@B27.56
Feature: B27.56 The A-T Ditch

  Rule: B27.56 A trench counter is an A-T Ditch by SSR

    @B27.56-1
    Scenario: B27.56-1a where a SSR allows it a trench counter is set up as an A-T Ditch
      Given it is set-up
      And a SSR allows A-T Ditches
      And the German OB has a trench
      When German sets up an A-T Ditch in B2
      Then that is allowed
      And B2 holds an A-T Ditch

    @B27.56-1
    Scenario: B27.56-1b where none does it is not
      Given it is set-up
      And the German OB has a trench
      When German sets up an A-T Ditch in B2
      Then that is not allowed
      And B27.56 forbids it

    @B26.1 @B27.1 @B27.51 @B27.56 @B26.1-10 @B27.1-7 @B27.51-10 @B27.56-9
    Scenario Outline: B27.56-9a <gear> is set up beneath the trench in B2, and no OB limits it
      Given it is set-up
      And the weather is <weather>
      And the water depth is <depth>
      And B2 holds a German trench
      When German sets up <gear> beneath the trench in B2
      Then that is allowed
      And the <name> is in B2

      Examples: whatever it is, in whatever weather and depth
        | row           | gear          | name        | weather       | depth       |
        | lmg           | a LMG         | LMG         | not defined   | not defined |
        | mmg           | a MMG         | MMG         | not defined   | not defined |
        | hmg           | a HMG         | HMG         | not defined   | not defined |
        | atr           | an ATR        | ATR         | not defined   | not defined |
        | baz           | a BAZ         | BAZ         | not defined   | not defined |
        | psk           | a PSK         | PSK         | not defined   | not defined |
        | piat          | a PIAT        | PIAT        | not defined   | not defined |
        | ft            | a FT          | FT          | not defined   | not defined |
        | dc            | a DC          | DC          | not defined   | not defined |
        | rcl           | a RCL         | RCL         | not defined   | not defined |
        | radio         | a radio       | radio       | not defined   | not defined |
        | 60mm-mortar   | a 60mm mortar | 60mm mortar | not defined   | not defined |
        | at-gun        | a AT Gun      | AT Gun      | not defined   | not defined |
        | art-gun       | a ART Gun     | ART Gun     | not defined   | not defined |
        | aa-gun        | a AA Gun      | AA Gun      | not defined   | not defined |
        | inf-gun       | an INF Gun    | INF Gun     | not defined   | not defined |
        | 81mm-mtr      | a 81mm MTR    | 81mm MTR    | not defined   | not defined |
        | snow          | a LMG         | LMG         | Snow          | not defined |
        | deep-snow     | a LMG         | LMG         | Deep Snow     | not defined |
        | mud           | a LMG         | LMG         | Mud           | not defined |
        | sub-zero-cold | a LMG         | LMG         | sub-zero cold | not defined |
        | overcast      | a LMG         | LMG         | Overcast      | not defined |
        | rain          | a LMG         | LMG         | Rain          | not defined |
        | dry           | a LMG         | LMG         | not defined   | dry         |
        | shallow       | a LMG         | LMG         | not defined   | shallow     |
        | deep          | a LMG         | LMG         | not defined   | deep        |
        | flooded       | a LMG         | LMG         | not defined   | flooded     |
        | frozen        | a LMG         | LMG         | not defined   | frozen      |

    @B26.1 @B27.51 @B27.56 @B26.1-10 @B27.51-1 @B27.56-9
    Scenario Outline: B27.56-9b without a SSR <fort> of the OB is set up in <ground>
      Given it is set-up
      And the weather is <weather>
      And the water depth is <depth>
      And B2 is <ground>
      And the German OB has <fort>
      When German sets up <fort> in B2
      Then that is allowed
      And B2 holds <fort>

      Examples: in whatever terrain, weather and depth
        | row                  | fort     | ground      | weather       | depth       |
        | trench-woods         | a trench | woods       | not defined   | not defined |
        | trench-brush         | a trench | brush       | not defined   | not defined |
        | trench-grain         | a trench | grain       | not defined   | not defined |
        | trench-graveyard     | a trench | graveyard   | not defined   | not defined |
        | trench-orchard       | a trench | orchard     | not defined   | not defined |
        | trench-shellholes    | a trench | shellholes  | not defined   | not defined |
        | trench-gully         | a trench | gully       | not defined   | not defined |
        | trench-dry-stream    | a trench | dry stream  | not defined   | not defined |
        | trench-pine-woods    | a trench | pine woods  | not defined   | not defined |
        | trench-snow          | a trench | Open Ground | Snow          | not defined |
        | trench-deep-snow     | a trench | Open Ground | Deep Snow     | not defined |
        | trench-mud           | a trench | Open Ground | Mud           | not defined |
        | trench-sub-zero-cold | a trench | Open Ground | sub-zero cold | not defined |
        | trench-overcast      | a trench | Open Ground | Overcast      | not defined |
        | trench-rain          | a trench | Open Ground | Rain          | not defined |
        | trench-dry           | a trench | Open Ground | not defined   | dry         |
        | trench-shallow       | a trench | Open Ground | not defined   | shallow     |
        | trench-deep          | a trench | Open Ground | not defined   | deep        |
        | trench-flooded       | a trench | Open Ground | not defined   | flooded     |
        | trench-frozen        | a trench | Open Ground | not defined   | frozen      |
        | wire-woods           | Wire     | woods       | not defined   | not defined |
        | wire-brush           | Wire     | brush       | not defined   | not defined |
        | wire-grain           | Wire     | grain       | not defined   | not defined |
        | wire-graveyard       | Wire     | graveyard   | not defined   | not defined |
        | wire-orchard         | Wire     | orchard     | not defined   | not defined |
        | wire-shellholes      | Wire     | shellholes  | not defined   | not defined |
        | wire-gully           | Wire     | gully       | not defined   | not defined |
        | wire-dry-stream      | Wire     | dry stream  | not defined   | not defined |
        | wire-pine-woods      | Wire     | pine woods  | not defined   | not defined |
        | wire-snow            | Wire     | Open Ground | Snow          | not defined |
        | wire-deep-snow       | Wire     | Open Ground | Deep Snow     | not defined |
        | wire-mud             | Wire     | Open Ground | Mud           | not defined |
        | wire-sub-zero-cold   | Wire     | Open Ground | sub-zero cold | not defined |
        | wire-overcast        | Wire     | Open Ground | Overcast      | not defined |
        | wire-rain            | Wire     | Open Ground | Rain          | not defined |
        | wire-dry             | Wire     | Open Ground | not defined   | dry         |
        | wire-shallow         | Wire     | Open Ground | not defined   | shallow     |
        | wire-deep            | Wire     | Open Ground | not defined   | deep        |
        | wire-flooded         | Wire     | Open Ground | not defined   | flooded     |
        | wire-frozen          | Wire     | Open Ground | not defined   | frozen      |

  Rule: B27.56 It is a trench in all else

    @B27.56-2
    Scenario Outline: B27.56-2a beneath an A-T Ditch the TEM against <attack> is <tem>
      Given B2 holds an A-T Ditch
      And a German squad beneath the A-T Ditch in B2
      When <attack> hits B2
      Then the TEM is <tem>

      Examples: as beneath any trench
        | attack                  | tem |
        | small-arms fire         | +2  |
        | an OBA HE Concentration | +4  |

    @B27.56-2
    Scenario: B27.56-2b it holds three squads and four SMC
      Given B2 holds an A-T Ditch
      And a German squad beneath the A-T Ditch in B2
      When the players look at the board
      Then the A-T Ditch in B2 has a capacity of 3 squads and 4 SMC

    @B27.56-2
    Scenario: B27.56-2c it is no Hindrance
      Given B3 holds an A-T Ditch
      When LOS is traced between B2 and B4
      Then the LOS is clear
      And the Hindrance is 0

    @B27.56-2
    Scenario: B27.56-2d it is connected to the next trench
      Given B2 holds an A-T Ditch
      And B3 holds a trench
      When the players look at the board
      Then the trenches in B2 and B3 are connected

  Rule: B27.56 No vehicle enters it unbridged

    @B27.56-3
    Scenario Outline: B27.56-3 no vehicle enters an unbridged A-T Ditch: <vehicle>
      Given B3 holds an unbridged A-T Ditch
      And a German <vehicle> in B2
      And it is the MPh of the German turn
      When the German <vehicle> moves into B3
      Then that is not allowed

      Examples: on tracks or wheels
        | vehicle     |
        | tank        |
        | halftrack   |
        | armored car |
        | truck       |
        | motorcycle  |
        | wagon       |

    @B27.56-3
    Scenario Outline: B27.56-3b to a <vehicle>, which may enter a trench hex, the ditch alone is closed
      Given B3 holds an A-T Ditch
      And a German <vehicle> in B2
      And it is the MPh of the German turn
      When the German <vehicle> moves into B3
      Then B27.56 forbids it

      Examples:
        | vehicle |
        | tank    |
        | SP gun  |
        | Carrier |

    @B27.56-3
    Scenario Outline: B27.56-3c a trench in its place lets the <vehicle> in
      Given B3 holds a trench
      And a German <vehicle> in B2
      And it is the MPh of the German turn
      When the German <vehicle> moves into B3
      Then that is allowed
      And the German <vehicle> is on top in B3

      Examples:
        | vehicle |
        | tank    |
        | SP gun  |

    @B27.56-4
    Scenario: B27.56-4b and makes no Bog DR on the bridge
      Given B3 holds a bridged A-T Ditch
      And a German tank in B2
      And it is the MPh of the German turn
      When the German tank moves into B3
      Then that is allowed
      And no Bog DR is due from it
      And all that is as given

    @B27.56-4
    Scenario: B27.56-4c nor do Cavalry on the bridge pay for a ditch they do not meet
      Given B3 holds a bridged A-T Ditch
      And a German Cavalry squad in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      Then that is allowed
      And it costs 1 MF

    @B27.56-4
    Scenario: B27.56-4 a tank enters a bridged one
      Given B3 holds a bridged A-T Ditch
      And a German tank in B2
      And it is the MPh of the German turn
      When the German tank moves into B3
      Then that is allowed

  Rule: B27.56 Infantry pays more to get beneath it and out

    @B27.56-5 @reading:B27.56-ditch-cost
    Scenario Outline: B27.56-5 from outside to beneath an A-T Ditch in <terrain> costs <total> MF
      Given B3 is <terrain>
      And B3 holds an A-T Ditch
      And a German squad in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      And it goes beneath the A-T Ditch
      Then that is allowed
      And the expenditures are <mf> MF
      And it has spent <total> MF in all

      Examples: the COT, then 2 MF apart
        | terrain     | mf      | total |
        | Open Ground | 1 and 2 | 3     |
        | brush       | 2 and 2 | 4     |

    @B27.56-5
    Scenario: B27.56-5d whatever that costs, the squad is beneath the A-T Ditch
      Given B3 holds an A-T Ditch
      And a German squad in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      And it goes beneath the A-T Ditch
      Then that is allowed
      And it is beneath the A-T Ditch in B3

    @B27.56-5 @reading:B27.56-ditch-cost=cot-again
    Scenario Outline: B27.56-5c or by the other reading more than it has, in <terrain>
      Given B3 is <terrain>
      And B3 holds an A-T Ditch
      And a German squad in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      And it goes beneath the A-T Ditch
      Then that is not allowed

      Examples:
        | terrain |
        | brush   |

    @B27.56-5 @reading:B27.56-ditch-cost=cot-again
    Scenario Outline: B27.56-5b or by the other reading <total> MF, in <terrain>
      Given B3 is <terrain>
      And B3 holds an A-T Ditch
      And a German squad in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      And it goes beneath the A-T Ditch
      Then that is allowed
      And the expenditures are <mf> MF
      And it has spent <total> MF in all

      Examples: the COT, then 2 MF and the COT
        | terrain     | mf      | total |
        | Open Ground | 1 and 3 | 4     |

    @B27.56-6 @reading:B27.56-ditch-cost
    Scenario Outline: B27.56-6 from beneath an A-T Ditch into <terrain> costs <total> MF
      Given B3 is <terrain>
      And B2 holds an A-T Ditch
      And a German squad beneath the A-T Ditch in B2
      And it is the MPh of the German turn
      When the German squad comes out of the A-T Ditch
      And it moves into B3
      Then that is allowed
      And the expenditures are <mf> MF
      And it has spent <total> MF in all

      Examples: 2 MF apart, then the COT
        | terrain     | mf      | total |
        | Open Ground | 2 and 1 | 3     |
        | woods       | 2 and 2 | 4     |

    @B27.56-6 @reading:B27.56-ditch-cost=cot-again
    Scenario Outline: B27.56-6c or by the other reading into <terrain> more than it has
      Given B3 is <terrain>
      And B2 holds an A-T Ditch
      And a German squad beneath the A-T Ditch in B2
      And it is the MPh of the German turn
      When the German squad comes out of the A-T Ditch
      And it moves into B3
      Then that is not allowed

      Examples:
        | terrain |
        | woods   |

    @B27.56-6 @reading:B27.56-ditch-cost=cot-again
    Scenario Outline: B27.56-6b or by the other reading into <terrain> <total> MF
      Given B3 is <terrain>
      And B2 holds an A-T Ditch
      And a German squad beneath the A-T Ditch in B2
      And it is the MPh of the German turn
      When the German squad comes out of the A-T Ditch
      And it moves into B3
      Then that is allowed
      And the expenditures are <mf> MF
      And it has spent <total> MF in all

      Examples: 2 MF and the COT, then the COT
        | terrain     | mf      | total |
        | Open Ground | 3 and 1 | 4     |

    @B27.56-7
    Scenario Outline: B27.56-7 entering <terrain> on top of an A-T Ditch costs <mf> MF
      Given B3 is <terrain>
      And B3 holds an A-T Ditch
      And a German squad in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      Then that is allowed
      And it costs <mf> MF
      And it is on top in B3

      Examples: the COT alone
        | terrain     | mf |
        | Open Ground | 1  |
        | brush       | 2  |

    @B27.56-8 @reading:B27.56-ditch-to-ditch
    Scenario: B27.56-8 from A-T Ditch to connecting A-T Ditch costs 1 MF
      Given B2 and B3 each hold an A-T Ditch
      And a German squad beneath the A-T Ditch in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the A-T Ditch in B3
      Then that is allowed
      And the expenditures are 1 MF

    @B27.56-8 @reading:B27.56-ditch-to-ditch=two-and-cot
    Scenario: B27.56-8c or by the other reading 2 MF and the COT
      Given B2 and B3 each hold an A-T Ditch
      And a German squad beneath the A-T Ditch in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the A-T Ditch in B3
      Then that is allowed
      And the expenditures are 3 MF

    @B27.56-8
    Scenario: B27.56-8b and whatever it costs, the squad is beneath the other one
      Given B2 and B3 each hold an A-T Ditch
      And a German squad beneath the A-T Ditch in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the A-T Ditch in B3
      Then that is allowed
      And it is beneath the A-T Ditch in B3
