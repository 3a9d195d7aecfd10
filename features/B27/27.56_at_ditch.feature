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
        | brush |

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
        | woods |

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
