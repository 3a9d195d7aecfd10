Feature: A stream in flood is water, on the level of its hex

  Rule: B20.44 Who enters it

    @B16.42 @B16.42xB20.44-901
    Scenario Outline: B16.42xB20.44-901a <craft> enters a stream that is <depth>: <allowed>
      Given it is the MPh of the German turn
      And B2 is stream
      And B3 is river
      And the water depth is <depth>
      And a German <craft> in B3
      When the German <craft> moves into B2
      Then that is <allowed>

      Examples: in flood alone it is a Water Obstacle
        | row             | craft           | depth   | allowed     |
        | boat-flooded    | boat            | flooded | allowed     |
        | boat-deep       | boat            | deep    | not allowed |
        | amphib-flooded  | amphibious tank | flooded | allowed     |

    @B16.42 @B16.42xB20.44-901
    Scenario Outline: B16.42xB20.44-901b from the land beside it <mover> does not enter it in flood
      Given it is the MPh of the German turn
      And B2 is stream
      And the water depth is flooded
      And a German <mover> in B3
      When the German <mover> moves into B2
      Then that is not allowed

      Examples:
        | mover |
        | squad |
        | tank  |
        | truck |

    @B16.42 @B16.42xB20.44-902
    Scenario: B16.42xB20.44-902a it costs an amphibian 1 amphibious MP, as any water does
      Given it is the MPh of the German turn
      And B2 is stream
      And the water depth is flooded
      And a German amphibious tank with 6 amphibious MP in B3
      When the German amphibious tank moves into B2
      Then that is allowed
      And it has 5 amphibious MP left
      And the German amphibious tank is in water movement mode

  Rule: B20.44 Its level

    @B16.6 @B16.6xB20.44-901
    Scenario Outline: B16.6xB20.44-901a <depth>, a stream of a level <base> hex has its ground on level <level>
      Given B2 is level <base> stream
      And the water depth is <depth>
      When the players ask what B2 is
      Then its ground is at level <level>, and its terrain rises 0 levels

      Examples:
        | row       | depth   | base | level |
        | dry       | dry     | 0    | -1    |
        | deep      | deep    | 0    | -1    |
        | flooded   | flooded | 0    | 0     |
        | flooded-1 | flooded | 1    | 1     |

    @B16.6 @B16.6xB20.44-902
    Scenario Outline: B16.6xB20.44-902a <depth>, it hides from B5 what is on it: LOS <los>
      Given B2 is stream
      And the water depth is <depth>
      And a German amphibious tank in B2
      And a Russian squad in B5
      When LOS is traced between the German amphibious tank and the Russian squad
      Then the LOS is <los>

      Examples: in flood there is no rim to hide behind
        | row     | depth   | los     |
        | deep    | deep    | blocked |
        | flooded | flooded | clear   |
