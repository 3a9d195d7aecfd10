Feature: Hexsides of every kind, with gap, road and Breach

  Rule: B9.51 What a SSR makes bocage, and what it leaves

    @B9.51 @B9.51-1
    Scenario Outline: B9.51-1z where all hedges are bocage a <barrier> with <what> is treated as <kind>, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And the water depth is <depth>
      And there is a SSR that all hedges are bocage
      And hexside F5-F6 is a <barrier>
      And <more>
      When the players ask what hexside F5-F6 is
      Then hexside F5-F6 is treated as <kind>

      Examples:
        | row         | when                         | weather       | depth   | barrier        | what         | more                                     | kind           |
        | wall        | the RPh of the German turn   | Clear         | dry     | wall           | nothing more | F4 is woods                              | wall           |
        | hedge       | the PFPh of the German turn  | Overcast      | shallow | hedge          | nothing more | F4 is woods                              | bocage         |
        | cliff       | the MPh of the German turn   | Rain          | deep    | cliff          | nothing more | F4 is woods                              | cliff          |
        | roadblock   | the DFPh of the German turn  | Heavy Rain    | flooded | Roadblock      | nothing more | F4 is woods                              | Roadblock      |
        | bocage      | the AFPh of the German turn  | Mud           | frozen  | bocage         | nothing more | F4 is woods                              | bocage         |
        | cactus      | the RtPh of the German turn  | Falling Snow  | dry     | cactus hedge   | nothing more | F4 is woods                              | cactus hedge   |
        | gap         | the APh of the German turn   | Snow          | shallow | hedge          | a gap        | the depiction of hexside F5-F6 has a gap | bocage         |
        | road        | the CCPh of the German turn  | Ground Snow   | deep    | hedge          | a road       | a road crosses hexside F5-F6             | bocage         |
        | breach      | set-up                       | Deep Snow     | flooded | hedge          | a Breach     | hexside F5-F6 has been breached          | bocage         |
        | wall-gap    | the PFPh of the Russian turn | sub-zero cold | frozen  | wall           | a gap        | the depiction of hexside F5-F6 has a gap | wall           |
        | wall-road   | the MPh of the Russian turn  | Clear         | dry     | wall           | a road       | a road crosses hexside F5-F6             | wall           |
        | hedge-again | the DFPh of the Russian turn | Overcast      | shallow | hedge          | nothing more | F4 is woods                              | bocage         |
        | wall-again  | the AFPh of the Russian turn | Rain          | deep    | wall           | nothing more | F4 is woods                              | wall           |
        | water       | the RtPh of the Russian turn | Heavy Rain    | flooded | Water Obstacle | nothing more | F4 is woods                              | Water Obstacle |
        | bar         | the APh of the Russian turn  | Mud           | frozen  | Rowhouse bar   | nothing more | F4 is woods                              | Rowhouse bar   |
        | cliff-again | the CCPh of the Russian turn | Falling Snow  | dry     | cliff          | nothing more | F4 is woods                              | cliff          |

  Rule: B9.35 Gap, road and Breach change no level

    @B9.35 @B9.6 @B9.35-2 @B9.6-1 @B9.6-2
    Scenario Outline: B9.35-2y a <barrier> with <what> on level <base> is a Hillside one: <yesno>, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is level 1 Open Ground
      And hexside F5-F6 is a <barrier> at level <base>
      And <more>
      When the players ask what hexside F5-F6 is
      Then hexside F5-F6 stands on level <base>
      And to the question whether hexside F5-F6 is a Hillside wall or hedge the answer is <yesno>

      Examples:
        | row         | when                        | weather       | depth   | barrier   | base | what         | more                                     | yesno |
        | road        | the PFPh of the German turn | Deep Snow     | shallow | wall      | 0    | a road       | a road crosses hexside F5-F6             | no    |
        | gap-high    | the MPh of the German turn  | Deep Snow     | deep    | wall      | 1    | a gap        | the depiction of hexside F5-F6 has a gap | yes   |
        | gap-low     | the DFPh of the German turn | sub-zero cold | flooded | wall      | 0    | a gap        | the depiction of hexside F5-F6 has a gap | no    |
        | road-high   | the AFPh of the German turn | sub-zero cold | frozen  | hedge     | 1    | a road       | a road crosses hexside F5-F6             | yes   |
        | road-low    | the RtPh of the German turn | Clear         | dry     | hedge     | 0    | a road       | a road crosses hexside F5-F6             | no    |
        | breach-high | the APh of the German turn  | Clear         | shallow | bocage    | 1    | a Breach     | hexside F5-F6 has been breached          | yes   |
        | breach-low  | the CCPh of the German turn | Overcast      | deep    | bocage    | 0    | a Breach     | hexside F5-F6 has been breached          | no    |
        | roadblock   | set-up                      | Overcast      | flooded | Roadblock | 0    | nothing more | F4 is woods                              | no    |
