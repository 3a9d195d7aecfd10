@B16.43
Feature: B16.43 Bog hexes around marsh

  Rule: B16.43 Hexes at level 0 and -1 next to marsh or mudflat

    @B16.43-1
    Scenario Outline: B16.43-1a next to <wet> a hex at level <level> is a Bog hex
      Given B2 is <wet>
      And B3 is Open Ground at level <level>
      And a German tank in B4
      And it is the MPh of the German turn
      When the German tank moves into B3
      Then that is allowed
      And a Bog DR is due from the German tank

      Examples:
        | row                   | wet     | level |
        | marsh-level-0         | marsh   | 0     |
        | marsh-level-minus-1   | marsh   | -1    |
        | mudflat-level-0       | mudflat | 0     |
        | mudflat-level-minus-1 | mudflat | -1    |

    @B16.43-1
    Scenario Outline: B16.43-1b next to <wet> a hex at level <level> is none
      Given B2 is <wet>
      And B3 is Open Ground at level <level>
      And a German tank in B4
      And it is the MPh of the German turn
      When the German tank moves into B3
      Then that is allowed
      And no Bog DR is due from the German tank
      And all that is as given

      Examples:
        | row                 | wet     | level |
        | marsh-level-1       | marsh   | 1     |
        | marsh-level-minus-2 | marsh   | -2    |
        | mudflat-level-1     | mudflat | 1     |

    @B16.43-1
    Scenario: B16.43-1c a tank that enters it in VBM checks as well
      Given B2 is marsh
      And B3 is woods
      And the artwork of B3 does not reach towards C4
      And a moving German tank in B4
      And it is the MPh of the German turn
      When the German tank bypasses B3 along B3-C4
      Then that is allowed
      And a Bog DR is due from the German tank

    @B16.43-2
    Scenario Outline: B16.43-2 a <vehicle> checks
      Given B2 is marsh
      And a German <vehicle> in B4
      And it is the MPh of the German turn
      When it moves into B3
      Then that is allowed
      And a Bog DR is due from it

      Examples: any vehicle
        | vehicle         |
        | tank            |
        | halftrack       |
        | armored car     |
        | truck           |
        | tractor         |
        | bulldozer       |
        | amphibious tank |

    @B16.43-3
    Scenario Outline: B16.43-3 <unit> does not
      Given B2 is marsh
      And <unit> in B4
      And it is the MPh of the German turn
      When it moves into B3
      Then that is allowed
      And no Bog DR is due from it
      And it is on top in B3

      Examples:
        | unit                   |
        | a German squad         |
        | a German Cavalry squad |

    @B16.43-7
    Scenario: B16.43-7 two hexes from the marsh there is no Bog hex
      Given B2 is marsh
      And a German tank in B5
      And it is the MPh of the German turn
      When the German tank moves into B4
      Then that is allowed
      And no Bog DR is due from the German tank
      And the German tank is on top in B4

    @B16.43-8
    Scenario: B16.43-8a several marsh neighbours ask for one check
      Given B2 and C3 are marsh
      And a German tank in B4
      And it is the MPh of the German turn
      When the German tank moves into B3
      Then that is allowed
      And one Bog DRs are due from the German tank

    @B16.43-8
    Scenario: B16.43-8b a trench in the Bog hex asks for one of its own
      Given B2 is marsh
      And B3 holds a trench
      And a German tank in B4
      And it is the MPh of the German turn
      When the German tank moves into B3
      Then that is allowed
      And two Bog DRs are due from the German tank

    @B16.43-8
    Scenario: B16.43-8c and so does Wire in it
      Given B2 is marsh
      And B3 holds Wire
      And a German tank in B4
      And it is the MPh of the German turn
      When the German tank moves into B3
      Then that is allowed
      And two Bog DRs are due from the German tank

    @B16.43-8
    Scenario: B16.43-8d and so does bocage on the way into it
      Given B2 is marsh
      And hexside B3-B4 is a bocage
      And a German tank in B4
      And it is the MPh of the German turn
      When the German tank moves into B3
      Then that is allowed
      And two Bog DRs are due from the German tank

    @B16.43-9
    Scenario: B16.43-9 an amphibian that lands next to the marsh it left checks
      Given B2 is marsh
      And a German amphibious tank with 6 amphibious MP in B2
      And it is the MPh of the German turn
      When the German amphibious tank moves into B3
      Then that is allowed
      And a Bog DR is due from the German amphibious tank
      And the German amphibious tank is not in water movement mode

  Rule: B16.43 Not over a road hexside, not in frost and snow

    @B16.43-4
    Scenario: B16.43-4 over a road hexside nobody bogs
      Given B2 is marsh
      And B3 and B4 are unpaved road
      And a road crosses hexside B3-B4
      And a German truck in B4
      And it is the MPh of the German turn
      When the German truck moves into B3
      Then that is allowed
      And no Bog DR is due from the German truck
      And the German truck is on top in B3

    @B16.43-4
    Scenario Outline: B16.43-4b nor along a bridge over <wet>
      Given B2 is bridged marsh
      And B3 is unpaved road
      And a road crosses hexside B2-B3
      And the water depth is <depth>
      And B1 is stream
      And a German tank in B3
      And it is the MPh of the German turn
      When the German tank moves onto the bridge in B2
      Then that is allowed
      And no Bog DR is due from the German tank
      And all that is as given

      Examples:
        | wet     | depth |
        | marsh   | deep  |
        | mudflat | dry   |

    @B16.43-5
    Scenario: B16.43-5 a road elsewhere in the hex is no help
      Given B2 is marsh
      And B3 and A3 are unpaved road
      And a road crosses hexside A3-B3
      And a German truck in B4
      And it is the MPh of the German turn
      When the German truck moves into B3
      Then that is allowed
      And a Bog DR is due from the German truck

    @B16.43-6
    Scenario Outline: B16.43-6a in <weather> the marsh makes no Bog hex
      Given B2 is marsh
      And the weather is <weather>
      And a German tank in B4
      And it is the MPh of the German turn
      When the German tank moves into B3
      Then that is allowed
      And no Bog DR is due from the German tank
      And all that is as given

      Examples:
        | weather       |
        | Snow          |
        | Deep Snow     |
        | sub-zero cold |

    @B16.43-6
    Scenario Outline: B16.43-6b in <weather> it does
      Given B2 is marsh
      And the weather is <weather>
      And a German tank in B4
      And it is the MPh of the German turn
      When the German tank moves into B3
      Then that is allowed
      And a Bog DR is due from the German tank

      Examples:
        | weather      |
        | Clear        |
        | Overcast     |
        | Rain         |
        | Heavy Rain   |
        | Falling Snow |

    @B16.6 @B16.43-1 @B16.6-6
    Scenario Outline: B16.43-1v next to marsh a hex is a Bog hex, be the stream beside the marsh <depth>
      Given B1 is stream
      And B2 is marsh
      And the water depth is <depth>
      And a moving German tank P in B4
      And it is the MPh of the German turn
      When P moves into B3
      Then that is allowed
      And a Bog DR is due from P

      Examples: mudflat, marsh or in flood
        | depth   |
        | dry     |
        | shallow |
        | deep    |
        | flooded |

    @B16.43-7
    Scenario: B16.43-7i with wall advantage a tank enters a hex two hexes off without a Bog DR
      Given B1 is marsh
      And a moving German tank P in B4
      And hexside B4-B5 is a wall
      And P has wall advantage
      And it is the MPh of the German turn
      When P moves into B3
      Then that is allowed
      And no Bog DR is due from P
      And P is on top in B3
