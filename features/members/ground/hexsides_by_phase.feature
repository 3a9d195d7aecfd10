Feature: What a hexside is, in every phase

  Rule: B9.6 Phase and weather change no hexside

    @B9.6 @B9.35 @B9.6-1 @B9.35-2
    Scenario Outline: B9.35-2z a <barrier> on the higher of two levels is a Hillside one in the <phase>
      Given it is the <phase> turn
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is level 1 Open Ground
      And hexside F5-F6 is a <barrier> at level <base>
      And a German squad in F5
      When the players ask what hexside F5-F6 is
      Then hexside F5-F6 is treated as <barrier>
      And hexside F5-F6 stands on level <base>
      And to the question whether hexside F5-F6 is a Hillside wall or hedge the answer is <yesno>

      Examples:
        | row       | phase              | weather      | depth   | barrier      | base | yesno |
        | high-rph  | RPh of the German  | Clear        | dry     | wall         | 1    | yes   |
        | low-rph   | RPh of the German  | Clear        | dry     | hedge        | 0    | no    |
        | high-pfph | PFPh of the German | Overcast     | shallow | hedge        | 1    | yes   |
        | low-pfph  | PFPh of the German | Overcast     | shallow | bocage       | 0    | no    |
        | high-mph  | MPh of the German  | Rain         | deep    | bocage       | 1    | yes   |
        | low-mph   | MPh of the German  | Rain         | deep    | cactus hedge | 0    | no    |
        | high-dfph | DFPh of the German | Heavy Rain   | flooded | cactus hedge | 1    | yes   |
        | low-dfph  | DFPh of the German | Heavy Rain   | flooded | wall         | 0    | no    |
        | high-afph | AFPh of the German | Mud          | frozen  | wall         | 1    | yes   |
        | low-afph  | AFPh of the German | Mud          | frozen  | hedge        | 0    | no    |
        | high-rtph | RtPh of the German | Falling Snow | dry     | hedge        | 1    | yes   |
        | low-rtph  | RtPh of the German | Falling Snow | dry     | bocage       | 0    | no    |
        | high-aph  | APh of the German  | Snow         | shallow | bocage       | 1    | yes   |
        | low-aph   | APh of the German  | Snow         | shallow | cactus hedge | 0    | no    |
        | high-ccph | CCPh of the German | Ground Snow  | deep    | cactus hedge | 1    | yes   |
        | low-ccph  | CCPh of the German | Ground Snow  | deep    | wall         | 0    | no    |

    @B9.6 @B9.35 @B9.6-1 @B9.35-2
    Scenario Outline: B9.35-2x in Extreme Winter a <barrier> on level <base> is a Hillside one: <yesno>, <phase>
      Given it is the <phase> turn
      And the scenario has Extreme Winter
      And F5 is level 1 Open Ground
      And hexside F5-F6 is a <barrier> at level <base>
      And a German squad in F5
      When the players ask what hexside F5-F6 is
      Then hexside F5-F6 stands on level <base>
      And to the question whether hexside F5-F6 is a Hillside wall or hedge the answer is <yesno>

      Examples:
        | row         | phase               | barrier | base | yesno |
        | high        | PFPh of the German  | wall    | 1    | yes   |
        | low         | MPh of the Russian  | wall    | 0    | no    |
        | high-hedge  | DFPh of the Russian | hedge   | 1    | yes   |
        | low-hedge   | APh of the German   | hedge   | 0    | no    |
        | high-bocage | RPh of the German   | bocage  | 1    | yes   |
        | low-bocage  | CCPh of the Russian | bocage  | 0    | no    |

    @B9.6 @B9.6-1
    Scenario Outline: B9.6-1p a <barrier> between two levels is no Hillside wall or hedge, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is level 1 Open Ground
      And hexside F5-F6 is a <barrier>
      And a German squad in F5
      When the players ask what hexside F5-F6 is
      Then hexside F5-F6 is treated as <barrier>
      And to the question whether hexside F5-F6 is a Hillside wall or hedge the answer is no

      Examples:
        | row        | phase               | weather       | depth   | barrier        |
        | cliff-1    | RPh of the German   | Clear         | dry     | cliff          |
        | cliff-2    | MPh of the Russian  | Mud           | shallow | cliff          |
        | cliff-3    | RtPh of the German  | Deep Snow     | deep    | cliff          |
        | rowhouse-1 | PFPh of the Russian | Overcast      | dry     | Rowhouse bar   |
        | rowhouse-2 | AFPh of the German  | Falling Snow  | shallow | Rowhouse bar   |
        | rowhouse-3 | APh of the Russian  | sub-zero cold | deep    | Rowhouse bar   |
        | water-1    | DFPh of the German  | Rain          | dry     | Water Obstacle |
        | water-2    | RtPh of the Russian | Snow          | shallow | Water Obstacle |
        | water-3    | RPh of the German   | Clear         | deep    | Water Obstacle |
