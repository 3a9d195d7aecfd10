@B16.42
Feature: B16.42 Amphibians and boats in marsh

  Rule: B16.42 Over hexsides of Open Ground, water and marsh

    @B16.42-1
    Scenario Outline: B16.42-1a out of <ground> an amphibian's entry is <verdict>
      Given B2 is marsh
      And B3 is <ground>
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is <verdict>

      Examples: the terrain of the hexside is what the hex beside the marsh brings to it
        | ground          | verdict     |
        | Open Ground     | allowed     |
        | Water Obstacle  | allowed     |
        | a river         | allowed     |
        | a canal         | allowed     |
        | marsh           | allowed     |
        | woods           | not allowed |
        | wooden building | not allowed |

    @B16.42-1
    Scenario Outline: B16.42-1b across a <barrier> it is <verdict>
      Given B2 is marsh
      And hexside B2-B3 is a <barrier>
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is <verdict>

      Examples:
        | barrier        | verdict     |
        | Water Obstacle | allowed     |
        | cliff          | not allowed |
        | wall           | not allowed |
        | hedge          | not allowed |

    @B16.42-1
    Scenario: B16.42-1c where the woods leave the hexside free it is Open Ground
      Given B2 is marsh
      And B3 is woods
      And the artwork of B3 does not reach towards B2
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is allowed

    @B16.42-2
    Scenario: B16.42-2a it enters in the MPh
      Given B2 is marsh
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is allowed

    @B16.42-2
    Scenario Outline: B16.42-2b and not in the <phase>
      Given B2 is marsh
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the <phase> of the German turn
      When the German amphibious tank <goes> into B2
      Then that is not allowed

      Examples:
        | phase | goes     |
        | APh   | advances |
        | RtPh  | routs    |

  Rule: B16.42 At twice the rate of water

    @B16.42-3
    Scenario: B16.42-3 a marsh hex costs 2 of 6 amphibious MP
      Given B2 is marsh
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is allowed
      And it costs 2 MP
      And it has 4 amphibious MP left

    @B16.42-3
    Scenario Outline: B16.42-3b over a hexside of water it costs <mp> MP to enter <ground>
      Given B2 is <ground>
      And hexside B2-B3 is a Water Obstacle
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is allowed
      And it costs <mp> MP
      And it has <left> amphibious MP left

      Examples: which costs nothing by itself
        | ground         | mp | left |
        | Water Obstacle | 1  | 5    |
        | a river        | 1  | 5    |
        | a canal        | 1  | 5    |
        | marsh          | 2  | 4    |

    @B16.42-4
    Scenario Outline: B16.42-4a with <mp> amphibious MP left it goes through <path> and has <left> left
      Given B2, B3 and B4 are marsh
      And it is the MPh of the German turn
      And a German amphibious tank with 8 amphibious MP in B5
      And the German amphibious tank has spent <spent> amphibious MP
      When the German amphibious tank moves through <path> in turn
      Then that is allowed
      And it has <left> amphibious MP left

      Examples:
        | mp | spent | path | left |
        | 2  | 6     | B4   | 0    |

      @reading:B16.42-bog-check
      Examples: and farther, where no Bog Check comes between
        | mp | spent | path          | left |
        | 6  | 2     | B4, B3 and B2 | 0    |
        | 5  | 3     | B4 and B3     | 1    |

    @B16.42-4
    Scenario Outline: B16.42-4b with <mp> amphibious MP left it does not come through <path>
      Given B2, B3 and B4 are marsh
      And it is the MPh of the German turn
      And a German amphibious tank with 8 amphibious MP in B5
      And the German amphibious tank has spent <spent> amphibious MP
      When the German amphibious tank moves through <path> in turn
      Then that is not allowed

      Examples: a MP that is left over buys no hex
        | mp | spent | path          |
        | 2  | 6     | B4 and B3     |
        | 1  | 7     | B4            |

      @reading:B16.42-bog-check
      Examples: nor the third, where no Bog Check comes between
        | mp | spent | path          |
        | 5  | 3     | B4, B3 and B2 |

    @B16.42-5
    Scenario Outline: B16.42-5 the price holds from a <from> at level <level>
      Given B2 is marsh
      And B3 is <from> at level <level>
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is allowed
      And it costs 2 MP
      And it has 4 amphibious MP left

      Examples: the climb is in it
        | row           | from           | level |
        | level-minus-1 | Water Obstacle | -1    |
        | level-0       | Water Obstacle | 0     |

  Rule: B16.42 As into water

    @B16.42-7
    Scenario: B16.42-7a in marsh it is in water movement mode and has spent no MP of its land movement
      Given B2 is marsh
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is allowed
      And the German amphibious tank is in water movement mode
      And it has spent 0 MF in all

    @B16.42-7
    Scenario: B16.42-7b on land it is not
      Given B1 is marsh
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B4
      Then that is allowed
      And the German amphibious tank is not in water movement mode
      And it has 6 amphibious MP left

    @B16.42-8 @reading:B16.42-bog-check
    Scenario: B16.42-8 it makes no Bog Check though there is more marsh next to the hex
      Given B1 and B2 are marsh
      And B3 is Water Obstacle
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is allowed
      And no Bog DR is due from it
      And all that is as given

    @B16.42-8
    Scenario Outline: B16.42-8c out of <ground> an amphibian enters marsh as if it were water, without a Bog DR
      Given B2 is marsh
      And B3 is <ground>
      And a German amphibious truck P in B3
      And it is the MPh of the German turn
      When P moves into B2
      Then that is allowed
      And no Bog DR is due from P
      And P is in water movement mode

      Examples:
        | ground      |
        | a river     |
        | a canal     |
        | Open Ground |

    @B16.43 @B16.42-8 @B16.43-1 @reading:B16.42-bog-check=bog-hex
    Scenario: B16.42-8b or by the other reading it makes one
      Given B1 and B2 are marsh
      And B3 is Water Obstacle
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is allowed
      And a Bog DR is due from it

    @B16.42-9
    Scenario Outline: B16.42-9 next to a river that is <depth> a boat's entry is <verdict>
      Given B2 is marsh
      And B3 is river
      And the water depth is <depth>
      And a German boat P in B3
      And a German squad in B3
      And the German squad is aboard P
      And it is the MPh of the German turn
      When P moves into B2
      Then that is <verdict>

      Examples: only a flooded marsh carries boats
        | depth       | verdict     |
        | not defined | not allowed |
        | fordable    | not allowed |
        | flooded     | allowed     |

    @B16.42-10
    Scenario: B16.42-10 flooded marsh is river, and costs an amphibian what water does
      Given B2 is marsh
      And B3 is river
      And the water depth is flooded
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is allowed
      And it costs 1 MP
      And it has 5 amphibious MP left

    @B16.42-10
    Scenario Outline: B16.42-10b marsh that a flooded <body> covers costs it 1 MP
      Given B2 is marsh
      And B1 is <body>
      And the water depth is flooded
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is allowed
      And it costs 1 MP
      And it has 5 amphibious MP left
      And it is in water movement mode

      Examples:
        | body   |
        | river  |
        | stream |

    @B16.42-9
    Scenario: B16.42-9e a flooded stream bears a boat into the marsh that it covers
      Given B2 is marsh
      And B3 is stream
      And the water depth is flooded
      And a German boat P in B3
      And a German squad in B3
      And the German squad is aboard P
      And it is the MPh of the German turn
      When P moves into B2
      Then that is allowed
      And P is in water movement mode
      And it costs 1 MP

    @B16.42-9
    Scenario Outline: B16.42-9b <ground> carries no boat
      Given B2 is <ground>
      And B3 is river
      And a German boat P in B3
      And a German squad in B3
      And the German squad is aboard P
      And it is the MPh of the German turn
      When P moves into B2
      Then B16.42 forbids it

      Examples:
        | ground  |
        | marsh   |
        | mudflat |

    @B16.42-9
    Scenario: B16.42-9c nor does Open Ground
      Given B3 is river
      And a German boat P in B3
      And a German squad in B3
      And the German squad is aboard P
      And it is the MPh of the German turn
      When P moves into B2
      Then that is not allowed

    @B16.42-9
    Scenario: B16.42-9d in flooded marsh a boat is afloat
      Given B2 is marsh
      And B3 is river
      And the water depth is flooded
      And a German boat P in B3
      And a German squad in B3
      And the German squad is aboard P
      And it is the MPh of the German turn
      When P moves into B2
      Then that is allowed
      And P is in water movement mode
      And it costs 1 MP

  Rule: B16.42 Into marsh, hex by hex

    @B16.42-1
    Scenario: B16.42-1d marsh two hexes off is not entered
      Given B2 is marsh
      And a German amphibious tank with 6 amphibious MP in B4
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is not allowed

    @B16.42-1
    Scenario: B16.42-1e through a gap in a wall it enters
      Given B2 is marsh
      And hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is allowed
      And it costs 2 MP

    @B16.42-1
    Scenario Outline: B16.42-1f what keeps it out across a <barrier> is 16.42
      Given B2 is marsh
      And hexside B2-B3 is a <barrier>
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then <clause> forbids it

      Examples:
        | barrier | clause          |
        | wall    | B16.42          |
        | cliff   | B16.42 or B11.4 |

    @B16.42-1
    Scenario Outline: B16.42-1g and so it is out of <ground>
      Given B2 is marsh
      And B3 is <ground>
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then B16.42 forbids it

      Examples:
        | ground          |
        | woods           |
        | wooden building |

    @B16.42-1
    Scenario: B16.42-1h out of woods by a road it enters
      Given B2 is marsh
      And B3 is woods
      And a road crosses hexside B2-B3
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is allowed

    @B16.42-7
    Scenario: B16.42-7c on the bridge over the marsh it drives as any other vehicle
      Given B2 is bridged marsh
      And B3 is unpaved road
      And a road crosses hexside B2-B3
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves onto the bridge in B2
      Then that is allowed
      And the German amphibious tank is not in water movement mode
      And it has 6 amphibious MP left

    @B16.42-7
    Scenario: B16.42-7d on dry land there is no water movement
      Given B1 is marsh
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B4 in water movement mode
      Then that is not allowed

    @B16.42-7
    Scenario: B16.42-7e nor is there for a vehicle that is not amphibious
      Given a German tank in B3
      And it is the MPh of the German turn
      When the German tank moves into B4 in water movement mode
      Then that is not allowed

    @B16.42-7
    Scenario Outline: B16.42-7f into <ground> it may declare water movement
      Given B2 is <ground>
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2 in water movement mode
      Then that is allowed
      And the German amphibious tank is in water movement mode
      And it has <left> amphibious MP left

      Examples:
        | ground  | left |
        | marsh   | 4    |
        | a river | 5    |

    @B16.42-7
    Scenario: B16.42-7g who wades through marsh is not in water movement mode
      Given B2 is marsh
      And a German squad in B3
      And it is the MPh of the German turn
      When the German squad moves into B2
      Then that is allowed
      And the German squad is not in water movement mode

    @B16.42-7
    Scenario: B16.42-7h an amphibian that stays on land needs no amphibious MP
      Given B1 is marsh
      And a German amphibious tank in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B4
      Then that is allowed
      And it costs 1 MP
      And it is not in water movement mode

    @B16.42-1
    Scenario: B16.42-1i a gap in a wall does not clear the hexside of woods
      Given B2 is marsh
      And B3 is woods
      And hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then B16.42 forbids it

    @B16.42-1
    Scenario: B16.42-1j over breached bocage it enters, as through Open Ground
      Given B2 is marsh
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is allowed
      And it costs 2 MP

    @B16.42-1
    Scenario Outline: B16.42-1k over a <barrier> that a road crosses it <moves>: <verdict>
      Given B2 is marsh with unpaved road
      And B3 is an unpaved road
      And hexside B2-B3 is a <barrier>
      And a road crosses hexside B2-B3
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank <moves>
      Then that is <verdict>

      Examples: the road serves who uses it
        | row            | barrier | moves                      | verdict     |
        | wall-by-road   | wall    | moves into B2              | allowed     |
        | hedge-by-road  | hedge   | moves into B2              | allowed     |
        | bocage-by-road | bocage  | moves into B2              | allowed     |
        | wall-off-road  | wall    | moves into B2 off the road | not allowed |

    @B16.42-1
    Scenario Outline: B16.42-1l off the road the gap in a <barrier> is not for it
      Given B2 is marsh with unpaved road
      And B3 is an unpaved road
      And hexside B2-B3 is a <barrier>
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2 off the road
      Then B16.42 forbids it

      Examples:
        | barrier |
        | wall    |
        | hedge   |
        | bocage  |
