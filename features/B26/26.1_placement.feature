@B26.1
Feature: B26.1 Where and when Wire is set up

  Rule: B26.1 Wire is a Fortification of the OB, set up before play

    @B26.1-1
    Scenario: B26.1-1 Wire is a Fortification
      Given B3 holds Wire
      When the players look at the board
      Then the Wire in B3 is a Fortification
      And B3 holds Wire and no other Fortification

    @B26.1-2
    Scenario: B26.1-2a Wire is set up with its side
      Given it is set-up
      And the German OB has Wire
      When German sets up Wire in B3
      Then that is allowed
      And B3 holds Wire and no other Fortification

    @B26.1-2
    Scenario Outline: B26.1-2b no Wire is placed in the <phase>
      Given it is the <phase> of the German turn
      And the German OB has Wire
      When German sets up Wire in B3
      Then B26.1 forbids it

      Examples: the scenario has begun
        | phase |
        | RPh   |
        | PFPh  |
        | MPh   |
        | APh   |

    @B26.1-3
    Scenario: B26.1-3a the OB's last Wire may be set up
      Given it is set-up
      And the German OB has Wire
      When German sets up Wire in B3
      Then that is allowed
      And B3 holds Wire
      And the German OB may still set up no Wire

    @B26.1-3
    Scenario: B26.1-3b a Wire more than the OB has may not be set up
      Given it is set-up
      And the German OB has Wire
      When German sets up Wire in B3
      And German sets up Wire in B4
      Then B26.1 forbids it

    @B26.1-3
    Scenario: B26.1-3e a foxhole set up takes none of the Wire
      Given it is set-up
      And B2 is Open Ground
      And the German OB has Wire
      And the German OB has foxholes for 1 squad
      When German sets up a foxhole 1S in B2
      Then that is allowed
      And the German OB may still set up foxholes for 0 squads
      And the German OB may still set up Wire

    @B26.1-3
    Scenario: B26.1-3c an OB without Wire sets up none
      Given it is set-up
      And the German OB has no Wire
      When German sets up Wire in B3
      Then B26.1 forbids it

    @B26.1-4
    Scenario Outline: B26.1-4a <unit> cannot take the Wire along
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <unit> <place> B3
      When <id> tries to take the Wire in B3 along to B4
      Then B26.1 forbids it

      Examples: on foot and under tow
        | unit                  | place               | id               |
        | a German squad        | beneath the Wire in | the German squad |
        | a moving German tank  | in                  | the German tank  |
        | a moving German truck | in                  | the German truck |

    @B26.1-4
    Scenario: B26.1-4b the Wire stays when its neighbours leave
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad beneath the Wire in B3
      When the German squad moves into B4
      Then that is allowed
      And B3 holds Wire and no other Fortification
      And B4 holds no Wire

    @B26.1-4
    Scenario: B26.1-4c the LMG of who leaves goes along
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad beneath the Wire in B3
      And the German squad possesses a LMG
      When the German squad moves into B4
      Then that is allowed
      And the LMG is in B4
      And B3 holds Wire

    @B26.1-5
    Scenario Outline: B26.1-5 <squads> squads in a Wire hex exceed the limit by <over>
      Given B3 holds Wire
      And <squads> German squads on top of the Wire in B3
      When the players look at the board
      Then the stacking limit of B3 is 3 squads and 4 SMC
      And the German side is overstacked in B3 by <over> squads

      Examples: Wire neither takes nor gives room
        | squads | over |
        | three  | 0    |
        | four   | 1    |

    @B26.1-6
    Scenario Outline: B26.1-6 <on> on the Wire and <beneath> beneath exceed the limit by <over>
      Given B3 holds Wire
      And <on> on top of the Wire in B3
      And <beneath> beneath the Wire in B3
      When the players look at the board
      Then the German side is overstacked in B3 by <over> squads

      Examples: above and beneath are summed
        | row                  | on                  | beneath           | over |
        | one-on-two-beneath   | a German squad      | two German squads | 0    |
        | two-on-one-beneath   | two German squads   | a German squad    | 0    |
        | two-on-two-beneath   | two German squads   | two German squads | 1    |
        | three-on-one-beneath | three German squads | a German squad    | 1    |

    @B26.1-7
    Scenario: B26.1-7 a Location takes one Wire
      Given it is set-up
      And the German OB has Wire
      And B3 holds Wire
      When German sets up Wire in B3
      Then B26.1 forbids it

    @B26.1-8 @B26.1-7
    Scenario: B26.1-8a Wire lies on a bridge though there is Wire beneath it
      Given it is set-up
      And the German OB has Wire
      And B3 is a bridge
      And B3 holds Wire
      When German sets up Wire on the bridge in B3
      Then that is allowed

    @B26.1-8
    Scenario: B26.1-8b Wire lies beneath a bridge though there is Wire on it
      Given it is set-up
      And the German OB has Wire
      And B3 is a bridge
      And B3 holds Wire on its bridge
      When German sets up Wire in B3
      Then that is allowed
      And B3 holds Wire on its bridge and below

    @B26.1-8
    Scenario: B26.1-8c a bridge takes no second Wire
      Given it is set-up
      And the German OB has Wire
      And B3 is a bridge
      And B3 holds Wire on its bridge
      When German sets up Wire on the bridge in B3
      Then B26.1 forbids it

    @B26.1-8
    Scenario: B26.1-8d a bridge over marsh takes Wire (16.5)
      Given it is set-up
      And the German OB has Wire
      And B3 is bridged marsh
      When German sets up Wire on the bridge in B3
      Then that is allowed
      And B3 holds Wire

    @B26.1-9
    Scenario Outline: B26.1-9a no Wire in <terrain>
      Given it is set-up
      And the German OB has Wire
      And B3 is <terrain>
      When German sets up Wire in B3
      Then <clause> forbids it

      Examples: what is built or wrecked
        | terrain           | clause |
        | a stone building  | B26.1  |
        | a wooden building | B26.1  |
        | stone rubble      | B26.1  |
        | wooden rubble     | B26.1  |

      Examples: what is wet
        | terrain | clause         |
        | marsh   | B26.1 or B16.5 |
        | mudflat | B26.1 or B16.5 |

      Examples: unfrozen Water Obstacles
        | terrain          | clause |
        | a river          | B26.1  |
        | a canal          | B26.1  |
        | a pond           | B26.1  |
        | a flooded stream | B26.1  |

    @B26.1-9
    Scenario: B26.1-9b no Wire in a sewer
      Given it is set-up
      And the German OB has Wire
      And B3 has a manhole
      When German sets up Wire in the sewer of B3
      Then B26.1 forbids it

    @B26.1-9
    Scenario Outline: B26.1-9c nor in marsh that a flooded <body> covers
      Given it is set-up
      And the German OB has Wire
      And the water depth is flooded
      And B3 is marsh
      And B4 is a <body>
      When German sets up Wire in B3
      Then B26.1 forbids it

      Examples:
        | body   |
        | river  |
        | stream |

    @B26.1-9
    Scenario: B26.1-9d nor in a canal below its banks
      Given it is set-up
      And the German OB has Wire
      And a canal below its banks runs through B3
      When German sets up Wire in B3
      Then B26.1 forbids it

    @B26.1-10 @B26.1-9
    Scenario Outline: B26.1-10 <terrain> takes Wire
      Given it is set-up
      And the German OB has Wire
      And B3 is <terrain>
      When German sets up Wire in B3
      Then that is allowed
      And B3 holds Wire

      Examples:
        | terrain      |
        | Open Ground  |
        | woods        |
        | brush        |
        | grain        |
        | an orchard   |
        | crag         |
        | a graveyard  |
        | level 1 hill |
        | a paved road |
        | a runway     |
        | a gully      |
        | a dry stream |
        | shellholes   |

    @B26.1-10
    Scenario: B26.1-10b a bridge takes Wire
      Given it is set-up
      And the German OB has Wire
      And B3 is a bridge
      When German sets up Wire on the bridge in B3
      Then that is allowed
      And B3 holds Wire

    @B26.1-10
    Scenario Outline: B26.1-10c to Wire in a stream that is <depth> the answer is <verdict>
      Given it is set-up
      And the German OB has Wire
      And the water depth is <depth>
      And B3 is a stream
      When German sets up Wire in B3
      Then that is <verdict>

      Examples: a stream is a Water Obstacle in flood (20.44)
        | depth   | verdict     |
        | dry     | allowed     |
        | shallow | allowed     |
        | deep    | allowed     |
        | flooded | not allowed |

    @B26.1-11
    Scenario Outline: B26.1-11a Wire lies on the ice of a <water>
      Given it is set-up
      And the German OB has Wire
      And B3 is a <water>
      When German sets up Wire in B3
      Then that is allowed
      And B3 holds Wire

      Examples: frozen
        | water        |
        | frozen river |
        | frozen pond  |
        | frozen canal |

      @reading:B26.1-unless-frozen
      Examples: and frozen marsh
        | water        |
        | frozen marsh |

    @B26.1-11 @reading:B26.1-unless-frozen=last-alone
    Scenario: B26.1-11d or by the other reading the ice of marsh is marsh
      Given it is set-up
      And the German OB has Wire
      And B3 is a frozen marsh
      When German sets up Wire in B3
      Then that is not allowed

    @B26.1-11
    Scenario Outline: B26.1-11b when the weather is <weather>, to Wire in marsh the answer is <verdict>
      Given it is set-up
      And the German OB has Wire
      And the weather is <weather>
      And B3 is marsh
      When German sets up Wire in B3
      Then that is <verdict>

      Examples: marsh is Open Ground in the cold (16.8)
        | weather       | verdict     |
        | Deep Snow     | allowed     |
        | sub-zero cold | allowed     |
        | Mud           | not allowed |
        | not defined   | not allowed |

    @B26.1-11
    Scenario Outline: B26.1-11c frost opens no <terrain>
      Given it is set-up
      And the German OB has Wire
      And the water depth is frozen
      And B3 is <terrain>
      When German sets up Wire in B3
      Then B26.1 forbids it

      Examples:
        | terrain           |
        | a stone building  |
        | a wooden building |
        | stone rubble      |
        | wooden rubble     |

    @B26.1-10
    Scenario Outline: B26.1-10d a flood takes no <terrain> from Wire
      Given it is set-up
      And the German OB has Wire
      And the water depth is flooded
      And B3 is <terrain>
      When German sets up Wire in B3
      Then that is allowed

      Examples:
        | terrain     |
        | Open Ground |
        | a gully     |

    @B26.1-12
    Scenario Outline: B26.1-12 Wire <spot> B3 is <verdict>
      Given it is set-up
      And the German OB has Wire
      And B3 is a gully
      When German sets up Wire <spot> B3
      Then that is <verdict>

      Examples: it lies at the base
        | spot              | verdict     |
        | at Crest level in | not allowed |
        | at the base of    | allowed     |

    @B26.1-13
    Scenario: B26.1-13a a unit in Crest status is not on the Wire
      Given B3 is a gully
      And B3 holds Wire
      And a German squad in Crest status in B3
      When the players look at the board
      Then the German squad is not on the Wire

    @B26.1-13
    Scenario: B26.1-13b Wire does not hamper the fire of a unit in Crest status
      Given it is the PFPh of the German turn
      And B3 is a gully
      And B3 holds Wire
      And a German squad in Crest status in B3
      And a Russian squad in B5
      When the German squad attacks the Russian squad with small-arms fire
      Then the Wire DRM is 0

    @B26.1-13
    Scenario: B26.1-13c Wire does not make a unit in Crest status easier to attack in CC
      Given it is the CCPh of the German turn
      And B3 is a gully
      And B3 holds Wire
      And a German squad in Crest status in B3
      And a Russian squad beneath the Wire in B3
      When the Russian squad attacks the German squad with Close Combat
      Then the Wire DRM is 0

    @B26.1-13
    Scenario: B26.1-13d a unit in Crest status leaves at Crest level without a Wire Exit dr
      Given it is the MPh of the German turn
      And B3 is a gully
      And B3 holds Wire
      And a German squad in Crest status in B3
      When the German squad moves into B4
      Then that is allowed
      And it costs 1 MF
      And no Wire dr is due from the German squad
      And nothing else changed in B3
