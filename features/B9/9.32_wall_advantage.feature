@B9.32
Feature: B9.32 Wall advantage

  Rule: B9.32 Who may have wall advantage

    @B9.32-1
    Scenario Outline: B9.32-1a <unit> may claim it over a <terrain>
      Given hexside F5-F6 is a <terrain>
      And <unit> in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage over F5-F6 and nothing else

      Examples: over walls and hedges
        | row                    | terrain | unit                        |
        | wall-good-order-squad  | wall    | a Good Order German squad P |
        | hedge-good-order-squad | hedge   | a Good Order German squad P |

      Examples: whoever is armed and at ground level
        | row                | terrain | unit                     |
        | wall-half-squad    | wall    | a German half-squad P    |
        | wall-tank          | wall    | a German tank P          |
        | wall-cavalry-squad | wall    | a German Cavalry squad P |

      Examples: whatever obeys their rules
        | row                | terrain      | unit             |
        | bocage-squad       | bocage       | a German squad P |
        | cactus-hedge-squad | cactus hedge | a German squad P |

    @B9.32-1
    Scenario: B9.32-1b a crew that mans a Gun may claim it
      Given hexside F5-F6 is a wall
      And a German crew in F5
      And the German crew possesses an AT Gun
      And it is the MPh of the German turn
      When the German crew claims wall advantage
      Then that is allowed
      And the German crew has wall advantage over F5-F6 and nothing else

    @B9.32-1
    Scenario Outline: B9.32-1c nobody may claim it over <terrain>
      Given hexside F5-F6 is a <terrain>
      And a German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

      Examples: what is neither wall nor hedge
        | terrain        |
        | cliff          |
        | Water Obstacle |

    @B9.32-2
    Scenario Outline: B9.32-2a <unit> F5 may not claim it
      Given hexside F5-F6 is a wall
      And F5 is <ground>
      And <unit> F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

      Examples: what the unit is
        | row            | ground      | unit                          |
        | unarmed-squad  | Open Ground | an unarmed German squad P in  |
        | broken-squad   | Open Ground | a broken German squad P in    |
        | disrupted      | Open Ground | a disrupted German squad P in |
        | leader         | Open Ground | a German leader P in          |
        | truck          | Open Ground | a German truck P in           |
        | unarmed-tank   | Open Ground | an unarmed German tank P in   |
        | abandoned-tank | Open Ground | an abandoned German tank P in |
        | tank-in-woods  | woods       | a German tank P in            |

      Examples: where it is
        | row              | ground                              | unit                               |
        | squad-on-level-1 | stone building with one upper level | a German squad P on level 1 of     |
        | squad-on-rooftop | stone building                      | a German squad P on the rooftop of |
        | squad-on-bridge  | bridge                              | a German squad P on the bridge in  |
        | squad-in-cave    | crag                                | a German squad P in the cave in    |

    @B9.32-2
    Scenario Outline: B9.32-2f <unit> that is <formation> may not claim it
      Given hexside F5-F6 is a wall
      And <unit> in F5
      And P is <formation>
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

      Examples: Infantry in Column, vehicles in Convoy
        | unit             | formation |
        | a German squad P | in Column |
        | a German tank P  | in Convoy |

    @B9.32-2
    Scenario Outline: B9.32-2b <unit> F5 may not claim it
      Given hexside F5-F6 is a wall
      And F5 holds a <counter>
      And <unit> F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

      Examples: in, beneath and above counters
        | counter    | unit                                    |
        | pillbox    | a German squad P in the pillbox in      |
        | foxhole 1S | a German squad P beneath the foxhole in |
        | trench     | a German squad P beneath the trench in  |
        | Wire       | a German squad P on top of the Wire in  |
        | Panji      | a German squad P in                     |

    @B9.32-2
    Scenario Outline: B9.32-2o a <vehicle> beneath a trench may not claim it
      Given hexside F5-F6 is a <barrier>
      And F5 holds a trench
      And a German <vehicle> P beneath the trench in F5
      When the players ask about the wall advantage of P
      Then P may not claim wall advantage
      And P has no wall advantage

      Examples: an entrenchment excludes whatever is beneath it
        | row              | vehicle   | barrier |
        | tank-wall        | tank      | wall    |
        | halftrack-bocage | halftrack | bocage  |

    @B9.32-2
    Scenario: B9.32-2w who is beneath the Wire is still above the Panji of its hex
      Given hexside F5-F6 is a wall
      And F5 holds Wire
      And F5 holds a Panji
      And a German squad P beneath the Wire in F5
      When the players ask about the wall advantage of P
      Then P may not claim wall advantage
      And P has no wall advantage

    @B9.32-2
    Scenario Outline: B9.32-2s above <counter> <unit> has wall advantage: <may>
      Given hexside F5-F6 is a wall
      And F5 holds <counter>
      And <unit> P in F5
      And it is the MPh of the German turn
      When the players ask about the wall advantage of P
      Then P <may> claim wall advantage
      And P <has> wall advantage

      Examples: Panji bars vehicles as well; 26.43 speaks of vehicles and Wire alone
        | row         | counter | unit                 | may     | has    |
        | tank        | a Panji | a German tank        | may not | has no |
        | armored-car | a Panji | a German armored car | may not | has no |
        | carrier     | a Panji | a German Carrier     | may not | has no |

      @reading:B9.32-above-wire
      Examples: Infantry alone is above Wire
        | row     | counter | unit                   | may | has |
        | wire    | Wire    | a German tank          | may | has |
        | cavalry | Wire    | a German Cavalry squad | may | has |

      @reading:B9.32-above-wire=all-in-the-hex
      Examples: or whoever is in its Location and not beneath it
        | row           | counter | unit                   | may     | has    |
        | above-wire    | Wire    | a German tank          | may not | has no |
        | cavalry-there | Wire    | a German Cavalry squad | may not | has no |

    @B9.32-2
    Scenario Outline: B9.32-2t across the wall is a tank above <counter>: the squad <has> wall advantage
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And F6 holds <counter>
      And a Russian tank E in F6
      And it is the PFPh of the Russian turn
      When the players ask about the wall advantage of P
      Then P <has> wall advantage

      Examples: whoever cannot have it denies it to nobody
        | row   | counter | has    |
        | panji | a Panji | has    |

      @reading:B9.32-above-wire
      Examples: no vehicle is above Wire
        | row  | counter | has    |
        | wire | Wire    | has no |

      @reading:B9.32-above-wire=all-in-the-hex
      Examples: or whoever is in its Location and not beneath it
        | row        | counter | has |
        | above-wire | Wire    | has |

    @B26.1 @B9.32-2 @B26.1-13
    Scenario: B9.32-2j in Crest status it is not above the Wire of its hex
      Given E6, F5 and G5 are gully
      And hexside F5-F6 is a hedge at level 0
      And F5 holds Wire
      And a German squad P in Crest status in F5
      And P fronts hexside F5-F6 in its Crest status
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed

    @B26.32 @B9.32-2 @B26.32-2
    Scenario Outline: B9.32-2k who is <place> F5 with Wire <wire> may claim it over a <barrier>
      Given F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And F5 holds <fort>
      And a German squad P <place> F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed

      Examples: the bridge is a Location of its own
        | ground        | barrier   | fort               | wire          | place            |
        | bridge        | Roadblock | Wire               | below it      | on the bridge in |
        | bridged marsh | hedge     | Wire on its bridge | on the bridge | in               |

    @B9.32-2
    Scenario Outline: B9.32-2c <unit> F5 may claim it
      Given hexside F5-F6 is a wall
      And F5 holds a <counter>
      And <unit> F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage over F5-F6 and nothing else

      Examples: the nearest permission
        | row                     | counter    | unit                                      |
        | squad-on-top-of-foxhole | foxhole 1S | a German squad P on top of the foxhole in |
        | squad-on-top-of-trench  | trench     | a German squad P on top of the trench in  |
        | squad-beneath-wire      | Wire       | a German squad P beneath the Wire in      |

      @reading:B9.32-above-wire
      Examples: no vehicle is above Wire
        | row  | counter | unit               |
        | tank | Wire    | a German tank P in |

    @B9.32-2
    Scenario: B9.32-2g who is upstairs may not claim it, though the wall stands as high
      Given F5 is a stone building with one upper level
      And F6 is level 1 Open Ground
      And hexside F5-F6 is a wall at level 1
      And a German squad P on level 1 of F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

    @B9.32-2
    Scenario: B9.32-2h a Passenger may not claim it
      Given hexside F5-F6 is a wall
      And a German halftrack T in F5
      And a German squad P in F5
      And P is aboard T
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

    @B9.32-2
    Scenario Outline: B9.32-2i who is <place> may not claim it
      Given hexside F5-F6 is a wall
      And hexside F4-F5 is a cliff
      And a German squad P in F5
      And P is <place>
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

      Examples: neither is the ground level of the hex
        | place           |
        | on a cliff face |
        | in a sewer      |

    @B9.32-2
    Scenario Outline: B9.32-2d with <enemy> in its Location it may not claim it
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And <enemy> in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

      Examples: an enemy that counts
        | enemy                     |
        | a Russian squad           |
        | a concealed Russian squad |

      Examples: "broken" excepts vehicles alone (A12.1)
        | enemy                      |
        | a broken Russian squad     |
        | a broken Russian crew      |
        | a broken Russian leader    |
        | a disrupted Russian squad  |
        | an unarmed Russian squad   |
        | a pinned Russian squad     |

    @B9.32-7 @B9.32-2
    Scenario Outline: B9.32-7 a crew with <weapon> in a <building> <verdict> claim it
      Given hexside F5-F6 is a wall
      And F5 is <building>
      And a German crew P in F5
      And P possesses <weapon>
      And an INF Gun in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is <verdict>

      Examples: only a Gun, only in a Fortified building
        | row                             | building                   | weapon    | verdict     |
        | fortified-stone-building-at-gun | a Fortified stone building | an AT Gun | not allowed |
        | fortified-stone-building-lmg    | a Fortified stone building | a LMG     | allowed     |
        | fortified-wooden-building       | a Fortified wooden building | an AT Gun | not allowed |
        | stone-building-at-gun           | a stone building           | an AT Gun | allowed     |

    @B9.32-7 @reading:B9.32-fortified-gun
    Scenario Outline: B9.32-7v beside <owner> with <gun> in a Fortified building a squad may claim wall advantage
      Given hexside F5-F6 is a wall
      And F5 is a Fortified stone building
      And a German squad P in F5
      And <owner> Q in F5
      And Q possesses <gun>
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed

      Examples:
        | row     | owner               | gun         |
        | crew    | a German crew       | an AT Gun   |
        | hs      | a German half-squad | an INF Gun  |
        | mortar  | a German crew       | a 120mm MTR |
        | art     | a German crew       | an ART Gun  |
        | aa      | a German crew       | an AA Gun   |
        | rcl-gun | a German crew       | a RCL Gun   |

    @B9.32-7 @reading:B9.32-fortified-gun=anyone-there
    Scenario Outline: B9.32-7w by the other reading it may not beside <owner> with <gun>
      Given hexside F5-F6 is a wall
      And F5 is a Fortified stone building
      And a German squad P in F5
      And <owner> Q in F5
      And Q possesses <gun>
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed

      Examples:
        | row     | owner               | gun         |
        | crew    | a German crew       | an AT Gun   |
        | hs      | a German half-squad | an INF Gun  |
        | mortar  | a German crew       | a 120mm MTR |
        | art     | a German crew       | an ART Gun  |
        | aa      | a German crew       | an AA Gun   |
        | rcl-gun | a German crew       | a RCL Gun   |

    @B9.32-7 @reading:B9.32-fortified-gun
    Scenario: B9.32-7y nor does it matter that nobody has the other Gun
      Given hexside F5-F6 is a wall
      And F5 is a Fortified stone building
      And a German squad P in F5
      And a German crew Q in F5
      And Q possesses an AT Gun
      And an INF Gun in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed

    @B9.32-7 @reading:B9.32-fortified-gun=anyone-there
    Scenario: B9.32-7z or by the other reading it may not, though nobody has the other Gun
      Given hexside F5-F6 is a wall
      And F5 is a Fortified stone building
      And a German squad P in F5
      And a German crew Q in F5
      And Q possesses an AT Gun
      And an INF Gun in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed

    @B9.32-7
    Scenario Outline: B9.32-7x by neither is it barred by <gun> in <building> of <owner> in <hex>
      Given hexside F5-F6 is a wall
      And F5 is <building>
      And E5 is a Fortified stone building
      And a German squad P in F5
      And <owner> Q in <hex>
      And Q possesses <gun>
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed

      Examples:
        | row   | building                   | owner         | hex | gun       |
        | plain | a stone building           | a German crew | F5  | an AT Gun |
        | other | a Fortified stone building | a German crew | E5  | an AT Gun |
        | lmg   | a Fortified stone building | a German crew | F5  | a LMG     |

    @B9.32-3
    Scenario Outline: B9.32-3 at level <unit> over a wall at level <wall> that is <verdict>
      Given F5 is level <unit> Open Ground
      And hexside F5-F6 is a wall at level <wall>
      And a German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is <verdict>

      Examples: its own level alone
        | row           | unit | wall | verdict     |
        | unit-0-wall-0 | 0    | 0    | allowed     |
        | unit-1-wall-0 | 1    | 0    | not allowed |
        | unit-0-wall-1 | 0    | 1    | not allowed |
        | unit-1-wall-1 | 1    | 1    | allowed     |

    @B9.62 @B9.32-3 @B9.62-7
    Scenario Outline: B9.32-3b in Crest status with <hex> a gully too, a claim over a wall of its level across the gully is <verdict>
      Given F5 and <hex> are gully
      And hexside F5-F6 is a wall at level 0
      And a German squad P in Crest status in F5
      And P fronts hexside F4-F5 in its Crest status
      And it is the MPh of the German turn
      When P claims wall advantage over F5-F6
      Then that is <verdict>

      Examples: only over a Hillside wall must it be on the same side
        | hex | verdict     |
        | F6  | allowed     |
        | G5  | not allowed |

    @B9.32-1
    Scenario: B9.32-1e at the edge of the board it is claimed like anywhere
      Given A5 is woods
      And hexside A5-B5 is a wall
      And a German squad P in A5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage over A5-B5 and nothing else

  Rule: B9.32 Vehicles

    @B9.32-4
    Scenario Outline: B9.32-4 a vehicle at level <level> whose one cover is that of <ground> may claim it
      Given F5 is <ground> at level <level>
      And hexside F5-F6 is a wall at level <level>
      And a German tank P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage over F5-F6 and nothing else

      Examples: Height Advantage, a Cactus Patch, an Olive Grove
        | ground       | level |
        | Open Ground  | 1     |
        | cactus patch | 0     |
        | olive grove  | 0     |

    @B9.32-5
    Scenario Outline: B9.32-5a a vehicle in <ground> may claim it
      Given F5 is <ground>
      And hexside F5-F6 is a wall
      And a German tank P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage over F5-F6 and nothing else

      Examples: no in-hex TEM
        | ground      |
        | Open Ground |
        | grain       |

    @B9.32-5
    Scenario: B9.32-5b a vehicle in Bypass of a building may claim it
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German tank P in F5
      And P is in Bypass along hexside F5-F6
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage over F5-F6 and nothing else

    @B9.32-5 @B27.55 @B27.55-3
    Scenario: B9.32-5d a tank that drove into a trench hex is not beneath the trench and has it
      Given it is the MPh of the German turn
      And F5 holds a trench
      And hexside F5-F6 is a wall
      And a German tank P in F4
      When P moves into F5
      Then P is not beneath the trench
      And P has wall advantage

    @B9.32-5
    Scenario: B9.32-5c a vehicle in the building may not
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German tank P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

    @B9.32-6
    Scenario Outline: B9.32-6 Infantry in <ground> may claim it
      Given F5 is <ground>
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage over F5-F6 and nothing else

      Examples: in-hex TEM bars vehicles alone
        | ground           |
        | a stone building |
        | woods            |
        | shellholes       |

  Rule: B9.32 On a bridge, among enemies

    @B9.32-8
    Scenario Outline: B9.32-8 on a bridge a claim over a <terrain> is <verdict>
      Given F5 is a bridge
      And hexside F5-F6 is a <terrain>
      And a German squad P on the bridge in F5
      And it is the MPh of the German turn
      When P claims wall advantage over F5-F6
      Then that is <verdict>

      Examples: a Roadblock and nothing else
        | terrain   | verdict     |
        | Roadblock | allowed     |
        | wall      | not allowed |
        | hedge     | not allowed |

    @B9.32-9
    Scenario Outline: B9.32-9 with <enemy> in its Location a claim is <verdict>
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And <enemy> in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is <verdict>

      Examples: hidden units and prisoners do not count
        | enemy                     | verdict     |
        | a hidden Russian squad    | allowed     |
        | a captured Russian squad  | allowed     |
        | a Russian squad           | not allowed |
        | a concealed Russian squad | not allowed |

    @B9.32-10
    Scenario Outline: B9.32-10 with <enemy> in its Location a claim is <verdict>
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And <enemy> in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is <verdict>

      Examples: a vehicle without crew and Passengers does not count
        | enemy                     | verdict     |
        | an abandoned Russian tank | allowed     |
        | a Russian tank            | not allowed |

    @B9.32-10
    Scenario: B9.32-10b with Passengers aboard it does count
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And an abandoned Russian truck T in F5
      And a Russian squad E in F5
      And E is aboard T
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

    @B9.32-11
    Scenario: B9.32-11 a wreck is no enemy unit
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And a wreck in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage over F5-F6 and nothing else

    @B9.32-11
    Scenario Outline: B9.32-11b with <enemy> <place> F5 a squad at ground level may claim it
      Given F5 is a stone building with one upper level
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And <enemy> <place> F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage over F5-F6 and nothing else

      Examples: another Location, or nobody at all
        | enemy                 | place         |
        | a Russian squad       | on level 1 of |
        | a Russian dummy stack | in            |

  Rule: B9.32 Broken and unarmed units follow their comrades

    @B9.32-12
    Scenario Outline: B9.32-12a <unit> may claim it with a comrade that has it
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And <unit> in F5
      And it is the MPh of the German turn
      When Q claims wall advantage
      Then that is allowed
      And P and Q has wall advantage

      Examples: broken or unarmed
        | unit                     |
        | a broken German squad Q  |
        | an unarmed German crew Q |

    @B9.32-12
    Scenario: B9.32-12b comrades in another Location of the hex do not help
      Given F5 is a stone building with one upper level
      And hexside F5-F6 is a wall
      And a broken German squad Q in F5
      And a German squad P on level 1 of F5
      And it is the MPh of the German turn
      When Q claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

    @B9.32-13
    Scenario: B9.32-13 without a comrade that has it a broken unit may not claim it
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a broken German squad Q in F5
      And it is the MPh of the German turn
      When Q claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

    @B9.323 @B9.32-14 @B9.323-1
    Scenario: B9.32-14 where it is mandatory a broken unit has it with its comrade
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a broken German squad Q in F5
      When the players ask about the wall advantage of Q
      Then Q has wall advantage over F5-F6 and nothing else
      And the wall advantage of Q is mandatory

    @B9.323 @B9.32-14 @B9.323-1
    Scenario Outline: B9.32-14b whoever the comrade is, <comrade> or another
      Given hexside F5-F6 is a <hexside>
      And <comrade> in F5
      And P has wall advantage
      And <unit> in F5
      When the players ask about the wall advantage of Q
      Then Q has wall advantage over F5-F6 and nothing else
      And the wall advantage of Q is mandatory

      Examples: a vehicle among them
        | row          | comrade                | unit                     | hexside |
        | tank         | a German tank P        | a broken German squad Q  | wall    |
        | tank-unarmed | a German tank P        | an unarmed German crew Q | wall    |
        | armored-car  | a German armored car P | a broken German squad Q  | hedge   |
        | half-squad   | a German half-squad P  | a broken German leader Q | hedge   |
        | crew         | a German crew P        | a broken German squad Q  | bocage  |

  Rule: B9.32 In Bypass

    @B9.32-15
    Scenario Outline: B9.32-15a in Bypass along F5-F6 a claim over <hexside> is <verdict>
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And hexside F5-G6 is a wall
      And hexside E6-F5 is a wall
      And hexside F5-G5 is a wall
      And hexside E5-F5 is a wall
      And hexside F4-F5 is a wall
      And a German tank P in F5
      And P is in Bypass along hexside F5-F6
      And it is the MPh of the German turn
      When P claims wall advantage over <hexside>
      Then that is <verdict>

      Examples: the hexside straddled and the two that join it
        | hexside | verdict |
        | F5-F6   | allowed |
        | F5-G6   | allowed |
        | E6-F5   | allowed |

      Examples: and none beyond
        | hexside | verdict     |
        | F5-G5   | not allowed |
        | E5-F5   | not allowed |
        | F4-F5   | not allowed |

    @B9.32-15
    Scenario: B9.32-15b in Bypass it extends to three hexsides
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And hexside F5-G6 is a wall
      And hexside E6-F5 is a wall
      And hexside F4-F5 is a wall
      And a German tank P in F5
      And P is in Bypass along hexside F5-F6
      When the players ask about the wall advantage of P
      Then P has wall advantage over F5-F6, F5-G6 and E6-F5 and nothing else

    @B9.32-15
    Scenario: B9.32-15d in Bypass along hexsides without a wall it has none to claim
      Given F5 is woods
      And the artwork of F5 does not reach towards F6
      And hexside F4-F5 is a wall
      And a German tank P in F5
      And P is in Bypass along hexside F5-F6
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

    @B9.32-15
    Scenario: B9.32-15c of two hexsides bypassed in turn the last is the one straddled
      Given F5 is woods
      And the artwork of F5 does not reach towards F4 and G5
      And hexside E5-F5 is a wall
      And hexside F4-F5 is a wall
      And hexside F5-G6 is a wall
      And a German squad P in E5
      And it is the MPh of the German turn
      When P bypasses F5 along F4-F5 and F5-G5
      Then that is allowed
      And P has wall advantage over F4-F5 and F5-G6 and nothing else

  Rule: B9.32 What it changes and what it leaves

    @B9.32-16
    Scenario: B9.32-16a one unit of a Location claims it, the other does not
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad A in F5
      And a German squad B in F5
      And it is the MPh of the German turn
      When A claims wall advantage
      Then that is allowed
      And A has wall advantage
      And B has no wall advantage

    @B9.32-16
    Scenario: B9.32-16b the one has the wall, the other the better of wall and building
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad A in F5
      And A has wall advantage
      And a German squad B in F5
      And a Russian squad E in F7
      And it is the PFPh of the Russian turn
      When E attacks everything in F5 with small-arms fire
      Then the TEM of A is +2
      And the TEM of B is +3

    @B9.32-17
    Scenario Outline: B9.32-17a they are in the same Location for <purpose>
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad A in F5
      And A has wall advantage
      And a German squad B in F5
      When the players ask whether A and B share a Location for <purpose>
      Then to the question whether they do the answer is yes

      Examples: all purposes
        | purpose                  |
        | forming a fire group     |
        | leader direction of fire |
        | a LLMC                   |
        | a LLTC                   |
        | Close Combat             |
        | SW Transfer              |

    @B9.32-17
    Scenario: B9.32-17b they stack together
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And two German squads in F5
      And the German squad has wall advantage
      And two German half-squads in F5
      And a German squad C in F5
      When the players look at the board
      Then the German side is overstacked in F5 by 1 squads

    @B9.32-18
    Scenario Outline: B9.32-18a it is in Concealment Terrain all the same in <ground>
      Given F5 is <ground>
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      When the players ask about the concealment of P
      Then it counts as in Concealment Terrain

      Examples: woods and buildings
        | ground           |
        | woods            |
        | a stone building |

    @B9.32-18
    Scenario Outline: B9.32-18b in <ground> Entrenching is <verdict> as it is without wall advantage
      Given F5 is <ground>
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And it is the PFPh of the German turn
      When P makes an Entrenching Attempt with an Original DR of 2
      Then that is <verdict>

      Examples: a building is a building
        | ground           | verdict     |
        | a stone building | not allowed |
        | woods            | allowed     |

    @B9.32-19
    Scenario: B9.32-19 a viewer without it sees through the wall of its own hex
      Given hexside F5-F6 is a wall
      And a Russian squad E in F6
      And E has wall advantage
      And a German squad P in F5
      And a Russian squad G in F7
      When LOS is traced between P and G
      Then the LOS is clear
      And the Hindrance is 0

    @B9.32-20
    Scenario: B9.32-20a but not from beneath an entrenchment
      Given hexside F5-F6 is a wall
      And F5 holds a foxhole 1S
      And a German squad P beneath the foxhole in F5
      And a Russian squad G in F7
      When LOS is traced between P and G
      Then the LOS is blocked

    @B9.32-20
    Scenario: B9.32-20b and not through bocage
      Given hexside F5-F6 is a bocage
      And F5 is woods
      And a German squad P in F5
      And a Russian squad G in F7
      When LOS is traced between P and G
      Then the LOS is blocked

    @B9.32-20
    Scenario: B9.32-20c unless it claims wall advantage there
      Given hexside F5-F6 is a bocage
      And F5 is woods
      And a German squad P in F5
      And P has wall advantage
      And a Russian squad G in F7
      When LOS is traced between P and G
      Then the LOS is clear

    @B9.32-21
    Scenario: B9.32-21 no enemy need be there
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage over F5-F6 and nothing else

  Rule: B9.32 The comrade is of its own Location

    @B9.32-13
    Scenario Outline: B9.32-13b with a comrade that has it in <hex> a broken squad in F5: a claim is <verdict>
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And hexside E5-F4 is a wall
      And a broken German squad P in F5
      And a German squad Q in <hex>
      And Q has wall advantage
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is <verdict>

      Examples:
        | hex | verdict     |
        | F5  | allowed     |
        | F4  | not allowed |

    @B9.32-13
    Scenario: B9.32-13c an enemy of the Location that has it is no comrade
      Given hexside F5-F6 is a wall
      And a concealed German dummy stack D in F5
      And D has wall advantage
      And a hidden Russian leader L in F5
      And it is the PFPh of the German turn
      When the players ask about the wall advantage of L
      Then L has no wall advantage
      And D has wall advantage

    @B9.322 @B9.32-13 @B9.322-15
    Scenario: B9.32-13d when the last unbroken comrade breaks all lose it
      Given hexside F5-F6 is a wall
      And a German squad A in F5
      And A has wall advantage
      And a German squad B in F5
      And B has wall advantage
      And it is the PFPh of the Russian turn
      When A becomes broken
      And B becomes broken
      Then A and B has no wall advantage

  Rule: B9.32 It is had over hexsides of its own hex

    @B9.32-1
    Scenario Outline: B9.32-1d a claim of a squad in F5 over <edge> is refused
      Given hexside F5-F6 is a wall
      And hexside F6-F7 is a wall
      And a German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage over <edge>
      Then B9.32 forbids it

      Examples: no hexside of its hex, or nothing on it
        | edge  |
        | F6-F7 |
        | F4-F5 |
