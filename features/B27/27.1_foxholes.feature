@B27.1
Feature: B27.1 Foxholes: where they come from, where they go and what goes beneath them

  Rule: B27.1 A Fortification set up per OB or dug in play

    @B27.1-1
    Scenario: B27.1-1 a foxhole is a Fortification
      Given B2 holds a foxhole 1S
      When the players look at the board
      Then the foxhole in B2 is a Fortification

    @B27.1-1
    Scenario: B27.1-1b so are mines, which lie in a foxhole hex beside it
      Given B2 holds a foxhole 1S
      And B2 holds a 6-factor A-P minefield
      When the players look at the board
      Then the 6-factor A-P minefield in B2 is a Fortification
      And B2 holds a foxhole 1S

    @B27.1-2
    Scenario: B27.1-2 a side whose OB lists foxholes sets them up before play
      Given it is set-up
      And B2 is Open Ground
      And the German OB has foxholes for 1 squad
      When German sets up a foxhole 1S in B2
      Then that is allowed
      And B2 holds a foxhole 1S

    @B27.1-3 @B27.1-6
    Scenario: B27.1-3 in play a successful Entrenching Attempt makes a foxhole
      Given it is the PFPh of the German turn
      And B2 is Open Ground
      And a German squad in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 5
      Then that is allowed
      And B2 holds a foxhole 1S

    @B27.1-4
    Scenario: B27.1-4a a foxhole of the OB is set up and used up
      Given it is set-up
      And B2 is Open Ground
      And a German squad in B2
      And the German OB has foxholes for 1 squad
      When German sets up a foxhole 1S in B2
      Then that is allowed
      And B2 holds a foxhole 1S
      And the German OB may still set up foxholes for 0 squads

    @B27.1-4
    Scenario: B27.1-4d an OB without foxholes sets up none
      Given it is set-up
      And B2 is Open Ground
      And a German squad in B2
      And the German OB has no foxhole
      When German sets up a foxhole 1S in B2
      Then B27.1 forbids it

    @B27.1-4
    Scenario Outline: B27.1-4b a foxhole of the OB left over is not placed in the <phase>
      Given it is the <phase> of the German turn
      And B2 is Open Ground
      And a German squad in B2
      And the German OB has foxholes for 1 squad
      When German sets up a foxhole 1S in B2
      Then B27.1 forbids it

      Examples:
        | phase |
        | MPh   |
        | APh   |

    @B27.1-4
    Scenario: B27.1-4c in play it takes a successful Entrenching Attempt
      Given it is the PFPh of the German turn
      And B2 is Open Ground
      And a German squad in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 5
      Then that is allowed
      And the Entrenching Attempt succeeds
      And B2 holds a foxhole 1S

  Rule: B27.1 Terrain that takes no foxhole

    @B27.1-5
    Scenario Outline: B27.1-5a no foxhole is set up in <terrain>
      Given it is set-up
      And B2 is <terrain>
      And the German OB has foxholes for 1 squad
      When German sets up a foxhole 1S in B2
      Then B27.1 forbids it

      Examples: roads and runway
        | terrain          |
        | a paved road     |
        | a Sunken Road    |
        | an Elevated Road |
        | a runway         |

      Examples: rock and water
        | terrain          |
        | a crag           |
        | a shallow stream |
        | a Water Obstacle |
        | a river          |
        | a canal          |

      Examples: rubble and buildings
        | terrain           |
        | wooden rubble     |
        | stone rubble      |
        | a wooden building |
        | a stone building  |

    @B27.1-5
    Scenario: B27.1-5b no foxhole is set up on a bridge
      Given it is set-up
      And B2 is a bridge
      And the German OB has foxholes for 1 squad
      When German sets up a foxhole 1S on the bridge in B2
      Then B27.1 forbids it

    @B27.1-5
    Scenario: B27.1-5z nor where a canal lies below its banks
      Given it is set-up
      And a canal below its banks runs through B2
      And the German OB has foxholes for 1 squad
      When German sets up a foxhole 1S in B2
      Then B27.1 forbids it

    # B16.5 bars Fortifications from marsh as well, so the clause is not claimed.

    @B27.1-5
    Scenario: B27.1-5j a foxhole is set up beneath a bridge over a gully
      Given it is set-up
      And B2 is a bridge
      And the German OB has foxholes for 1 squad
      When German sets up a foxhole 1S in B2
      Then that is allowed

    @B27.1-5
    Scenario Outline: B27.1-5h with a bridge overhead who is <place> B2 digs: <verdict>
      Given it is the PFPh of the German turn
      And B2 is a bridge
      And a German squad <place> B2
      When the German squad makes an Entrenching Attempt with an Original DR of 5
      Then that is <verdict>

      Examples:
        | place               | verdict     |
        | IN                  | allowed     |
        | below the bridge in | allowed     |
        | on the bridge in    | not allowed |

    @B27.1-5
    Scenario: B27.1-5k who is in the gully is beneath its bridge
      Given it is the PFPh of the German turn
      And B2 is a bridge
      And a German squad in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 5
      Then that is allowed
      And the German squad is beneath the foxhole in B2

    @B27.1-5
    Scenario: B27.1-5i beneath a bridge that carries a paved road one digs all the same
      Given it is the PFPh of the German turn
      And B2 is a bridge with paved road
      And a German squad IN B2
      When the German squad makes an Entrenching Attempt with an Original DR of 5
      Then that is allowed

    @B27.1-5
    Scenario: B27.1-5c no foxhole is set up in marsh
      Given it is set-up
      And B2 is marsh
      And the German OB has foxholes for 1 squad
      When German sets up a foxhole 1S in B2
      Then that is not allowed

    @B27.1-6
    Scenario Outline: B27.1-6a nobody entrenches <place> <terrain>
      Given it is the PFPh of the German turn
      And B2 is <terrain>
      And a German squad <place> B2
      When the German squad makes an Entrenching Attempt with an Original DR of 3
      Then B27.1 forbids it

      Examples: roads, runway and bridge
        | terrain          | place            |
        | a paved road     | in               |
        | a Sunken Road    | in               |
        | an Elevated Road | in               |
        | a bridge         | on the bridge in |
        | a runway         | in               |

      Examples: rock and water
        | terrain          | place |
        | a crag           | in    |
        | a shallow stream | IN    |
        | a Water Obstacle | in    |
        | a river          | in    |
        | a canal          | in    |

      Examples: rubble and buildings
        | terrain           | place |
        | wooden rubble     | in    |
        | stone rubble      | in    |
        | a wooden building | in    |
        | a stone building  | in    |

    @B27.1-6
    Scenario: B27.1-6b nobody entrenches in marsh
      Given it is the PFPh of the German turn
      And B2 is marsh
      And a German squad in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 3
      Then that is not allowed

    @B27.1-7
    Scenario Outline: B27.1-7 <terrain> takes a foxhole
      Given it is set-up
      And B2 is <terrain>
      And the German OB has foxholes for 1 squad
      When German sets up a foxhole 1S in B2
      Then that is allowed
      And B2 holds a foxhole 1S

      Examples:
        | terrain             |
        | Open Ground         |
        | an unpaved road     |
        | woods               |
        | brush               |
        | grain               |
        | an orchard          |
        | a graveyard         |
        | shellholes          |
        | a gully             |
        | level 1 Open Ground |

    @B27.1-8
    Scenario: B27.1-8a a dry stream, being a gully, takes a foxhole
      Given it is set-up
      And B2 is a dry stream
      And the German OB has foxholes for 1 squad
      When German sets up a foxhole 1S in B2
      Then that is allowed
      And B2 holds a foxhole 1S

    @B27.1-8
    Scenario Outline: B27.1-8b a <stream> takes no foxhole
      Given it is set-up
      And B2 is a <stream>
      And the German OB has foxholes for 1 squad
      When German sets up a foxhole 1S in B2
      Then B27.1 forbids it

      Examples:
        | stream         |
        | shallow stream |
        | deep stream    |
        | flooded stream |

    @B27.1-8
    Scenario Outline: B27.1-8c where streams are <depth> a gully takes a foxhole all the same
      Given it is set-up
      And the water depth is <depth>
      And B2 is a gully
      And the German OB has foxholes for 1 squad
      When German sets up a foxhole 1S in B2
      Then that is allowed
      And B2 holds a foxhole 1S

      Examples:
        | depth   |
        | shallow |
        | flooded |

    @B27.1-9
    Scenario: B27.1-9 a mudflat takes no foxhole, as marsh takes none
      Given it is set-up
      And B2 is a mudflat
      And the German OB has foxholes for 1 squad
      When German sets up a foxhole 1S in B2
      Then that is not allowed

    @B27.1-9
    Scenario: B27.1-9b next to it a foxhole is set up
      Given it is set-up
      And B2 is a mudflat
      And the German OB has foxholes for 1 squad
      When German sets up a foxhole 1S in B3
      Then that is allowed
      And B3 holds a foxhole 1S

  Rule: B27.1 One Location, one stacking limit

    @B27.1-10
    Scenario Outline: B27.1-10 with <counter> in the hex the stacking limit is the usual one
      Given B2 is Open Ground
      And B2 holds <counter>
      When the players look at the board
      Then the stacking limit of B2 is 3 squads and 4 SMC

      Examples:
        | counter      |
        | no foxhole   |
        | a foxhole 1S |
        | a foxhole 2S |
        | a foxhole 3S |

    @B27.1-11 @B27.1-12
    Scenario Outline: B27.1-11 beneath and on top are one Location for <purpose>
      Given B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And a German squad Q on top of the foxhole in B2
      When the players ask whether P and Q share a Location for <purpose>
      Then to the question whether they do the answer is yes

      Examples:
        | purpose        |
        | being ADJACENT |
        | hex entry      |
        | Close Combat   |

    @B27.1-12 @B27.1-11
    Scenario Outline: B27.1-12 beneath and on top are not one Location for <purpose>
      Given B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And a German squad Q on top of the foxhole in B2
      When the players ask whether P and Q share a Location for <purpose>
      Then to the question whether they do the answer is no

      Examples: the two departures of B27.13
        | purpose         |
        | weapon Recovery |
        | TEM             |

    @B27.1-13
    Scenario: B27.1-13 who is beneath the counter is in the foxhole and has its TEM
      Given B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      When small-arms fire hits B2
      Then it is beneath the foxhole in B2
      And the foxhole gives a TEM of +2

    @B27.1-14
    Scenario: B27.1-14 who is on top of the counter is not in the foxhole and has nothing of it
      Given B2 holds a foxhole 1S
      And a German squad on top of the foxhole in B2
      When small-arms fire hits B2
      Then it is on top in B2
      And the foxhole gives no TEM

    @B27.1-14
    Scenario: B27.1-14b who is beneath the Wire of the hex is not in its foxhole either
      Given B2 holds a foxhole 1S
      And B2 holds Wire
      And a German squad beneath the Wire in B2
      When small-arms fire hits B2
      Then the foxhole gives no TEM
      And the TEM is 0

  Rule: B27.1 Who and what may be beneath

    @B27.1-15
    Scenario: B27.1-15 a 5/8 inch mortar is set up beneath a foxhole, assembled, with its crew
      Given it is set-up
      And B2 holds a foxhole 2S
      When German sets up an 81mm MTR beneath the foxhole in B2
      And German sets up a German crew beneath the foxhole in B2
      Then that is allowed
      And the German crew is beneath the foxhole in B2
      And the 81mm MTR lies beneath the foxhole in B2

    @B27.1-16
    Scenario: B27.1-16 a 5/8 inch mortar fires from beneath a foxhole
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 2S
      And a German crew beneath the foxhole in B2
      And an assembled German 81mm MTR beneath the foxhole with the German crew
      And a Russian squad in B8
      When the 81mm MTR fires at the Russian squad
      Then that is allowed
      And the 81mm MTR lies beneath the foxhole in B2
      And all that is as given

    @B27.1-16
    Scenario: B27.1-16b and its attack is none the worse for it
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 2S
      And a German crew beneath the foxhole in B2
      And an assembled German 81mm MTR beneath the foxhole with the German crew
      And a Russian squad in B8
      When the German crew attacks the Russian squad with an on-board mortar, using the 81mm MTR
      Then the attack is possible
      And the TEM and DRM of the attack are 0 in all

    @B27.1-17
    Scenario Outline: B27.1-17a a mortar is set up beneath a foxhole: <gun>
      Given it is set-up
      And B2 holds a foxhole 3S
      When German sets up <gun> beneath the foxhole in B2
      Then that is allowed
      And the <name> lies beneath the foxhole in B2

      Examples:
        | gun         | name      |
        | an 81mm MTR | 81mm MTR  |
        | a 120mm MTR | 120mm MTR |

    @B27.1-17
    Scenario Outline: B27.1-17c no other Gun is set up beneath a foxhole: <gun>
      Given it is set-up
      And B2 holds a foxhole 3S
      When German sets up <gun> beneath the foxhole in B2
      Then B27.1 forbids it

      Examples:
        | gun        |
        | an AT Gun  |
        | an INF Gun |
        | an ART Gun |
        | an AA Gun  |
        | an RCL Gun |

    @B27.1-17
    Scenario Outline: B27.1-17b no vehicle is set up beneath a foxhole: <vehicle>
      Given it is set-up
      And B2 holds a foxhole 3S
      When German sets up <vehicle> beneath the foxhole in B2
      Then B27.1 forbids it

      Examples:
        | vehicle              |
        | a German tank        |
        | a German armored car |
        | a German truck       |
        | a German wagon       |

    @B27.1-18
    Scenario: B27.1-18 a Gun that is no mortar stands on top and the foxhole gives it nothing
      Given B2 holds a foxhole 1S
      And a German crew on top of the foxhole in B2
      And the German crew possesses a German AT Gun
      And a Russian squad in B6
      When the Russian squad attacks the AT Gun with small-arms fire
      Then the AT Gun lies on top in B2
      And the foxhole gives no TEM

    @B27.1-18
    Scenario Outline: B27.1-18b put beneath it all the same it has no TEM of it: <gun>
      Given B2 holds a foxhole 1S
      And a German crew beneath the foxhole in B2
      And a German <gun> beneath the foxhole with the German crew
      And a Russian squad in B6
      When the Russian squad attacks the <gun> with small-arms fire
      Then the TEM of the <gun> is <tem>

      Examples: a mortar has
        | gun              | tem |
        | AT Gun           | 0   |
        | 81mm MTR         | +2  |

    @B27.1-18 @reading:B27.1-gun-on-top
    Scenario: B27.1-18c from beneath the foxhole its crew fires the Gun on top
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German crew on top of the foxhole in B3
      And the German crew possesses an AT Gun
      And a Russian squad in B6
      When the German crew goes beneath the foxhole
      And the MPh ends and the AFPh begins
      And the AT Gun attacks the Russian squad with a Gun
      Then the attack is possible

    @B27.1-18 @reading:B27.1-gun-on-top=fires-not
    Scenario: B27.1-18d or by the other reading the crew is not where its Gun is
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German crew on top of the foxhole in B3
      And the German crew possesses an AT Gun
      And a Russian squad in B6
      When the German crew goes beneath the foxhole
      And the MPh ends and the AFPh begins
      And the AT Gun attacks the Russian squad with a Gun
      Then the attack is not possible

    @B27.1-19
    Scenario: B27.1-19a in play a dm mortar goes beneath
      Given it is the MPh of the German turn
      And B2 holds a foxhole 2S
      And a German crew on top of the foxhole in B2
      And the German crew possesses a dm German 81mm MTR
      When the German crew goes beneath the foxhole with the 81mm MTR
      Then that is allowed
      And the German crew is beneath the foxhole in B2
      And the 81mm MTR lies beneath the foxhole in B2

    @B27.1-19
    Scenario: B27.1-19b in play an assembled mortar does not go beneath
      Given it is the MPh of the German turn
      And B2 holds a foxhole 2S
      And a German crew on top of the foxhole in B2
      And the German crew possesses an assembled German 81mm MTR
      When the German crew goes beneath the foxhole with the 81mm MTR
      Then B27.1 forbids it

    @B27.1-20
    Scenario: B27.1-20a in play a dm mortar comes out
      Given it is the MPh of the German turn
      And B2 holds a foxhole 2S
      And a German crew beneath the foxhole in B2
      And the German crew possesses a dm German 81mm MTR
      When the German crew comes out of the foxhole with the 81mm MTR
      Then that is allowed
      And the German crew is on top in B2
      And the 81mm MTR lies on top in B2

    @B27.1-20
    Scenario: B27.1-20b in play an assembled mortar does not come out
      Given it is the MPh of the German turn
      And B2 holds a foxhole 2S
      And a German crew beneath the foxhole in B2
      And the German crew possesses an assembled German 81mm MTR
      When the German crew comes out of the foxhole with the 81mm MTR
      Then B27.1 forbids it

    @B27.1-20
    Scenario: B27.1-20c nor does its crew, once it has come out, Push it away
      Given it is the MPh of the German turn
      And B2 holds a foxhole 2S
      And a German crew beneath the foxhole in B2
      And an assembled 81mm MTR beneath the foxhole with the German crew
      When the German crew comes out of the foxhole
      And the German crew Pushes the 81mm MTR into B3
      Then that is not allowed

    @B27.1-20
    Scenario: B27.1-20d from on top of the foxhole it is Pushed
      Given it is the MPh of the German turn
      And B2 holds a foxhole 2S
      And a German crew on top of the foxhole in B2
      And the German crew possesses an assembled 81mm MTR
      When the German crew Pushes the 81mm MTR into B3
      Then that is allowed
      And the 81mm MTR lies on top in B3

    @B27.1-21 @B27.1-22
    Scenario Outline: B27.1-21a Infantry is set up beneath a foxhole: <unit>
      Given it is set-up
      And B2 holds a foxhole 3S
      When German sets up <unit> beneath the foxhole in B2
      Then that is allowed
      And it is beneath the foxhole in B2

      Examples:
        | unit                |
        | a German squad      |
        | a German half-squad |
        | a German crew       |
        | a German leader     |
        | a German hero       |

    @B27.1-21
    Scenario Outline: B27.1-21b a SW is set up beneath a foxhole: <weapon>
      Given it is set-up
      And B2 holds a foxhole 3S
      When German sets up a <weapon> beneath the foxhole in B2
      Then that is allowed
      And the <weapon> lies beneath the foxhole in B2

      Examples:
        | weapon          |
        | LMG             |
        | HMG             |
        | light SW mortar |
        | DC              |

    @B27.1-21
    Scenario Outline: B27.1-21c in play Infantry takes its <weapon> beneath a foxhole and out again
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad on top of the foxhole in B2
      And the German squad possesses a <weapon>
      When the German squad goes beneath the foxhole
      And the German squad comes out of the foxhole
      Then that is allowed
      And the <weapon> lies on top in B2
      And all that is as given

      Examples:
        | weapon          |
        | LMG             |
        | light SW mortar |

    @B27.1-21
    Scenario: B27.1-21d the SW of who goes beneath is beneath with it
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad on top of the foxhole in B2
      And the German squad possesses a LMG
      When the German squad goes beneath the foxhole
      Then that is allowed
      And the LMG lies beneath the foxhole in B2

    @B27.1 @B27.4 @B27.1-22 @B27.4-15
    Scenario Outline: B27.1-22a who is no Infantry does not go beneath a foxhole: <unit>
      Given it is the MPh of the German turn
      And B2 holds a foxhole 3S
      And <unit> on top of the foxhole in B2
      When it goes beneath the foxhole
      Then B27.1 forbids it

      Examples:
        | unit                        |
        | a German Cavalry squad      |
        | a German motorcyclist squad |
        | a German tank               |
        | a German wagon              |

    @B27.1 @B27.4 @B27.1-22 @B27.4-15
    Scenario Outline: B27.1-22b neither vehicle nor those it carries go beneath a foxhole: a <vehicle> and <who>
      Given it is the MPh of the German turn
      And B2 holds a foxhole 3S
      And a German <vehicle> on top of the foxhole in B2
      And a German squad on top of the foxhole in B2
      And the German squad <how> the German <vehicle>
      When the <who> goes beneath the foxhole
      Then that is not allowed

      Examples:
        | vehicle | how       | who          |
        | truck   | is aboard | German truck |
        | tank    | rides on  | German squad |

  Rule: B27.1 What the OB lists

    @B27.1-23
    Scenario: B27.1-23 the OB states foxholes as one sum of squad capacity
      Given it is set-up
      And the German OB has foxholes for 6 squads
      When the players look at the board
      Then the German OB may still set up foxholes for 6 squads
      And all that is as given

    @B27.1-24 @B27.1-25
    Scenario Outline: B27.1-24a a listed capacity of 6 squads is split as desired: <mix>
      Given it is set-up
      And B1, B2, B3, B4, B5 and B6 are Open Ground
      And the German OB has foxholes for 6 squads
      When German sets up <mix>
      Then that is allowed
      And the German side has foxholes for <sum> squads on the board

      Examples: the whole of it
        | row          | mix                                                                                                           | sum |
        | six-1s       | foxhole 1S in B1, foxhole 1S in B2, foxhole 1S in B3, foxhole 1S in B4, foxhole 1S in B5 and foxhole 1S in B6 | 6   |
        | three-2s     | foxhole 2S in B1, foxhole 2S in B2 and foxhole 2S in B3                                                       | 6   |
        | two-3s       | foxhole 3S in B1 and foxhole 3S in B2                                                                         | 6   |
        | 3s-2s-and-1s | foxhole 3S in B1, foxhole 2S in B2 and foxhole 1S in B3                                                       | 6   |

      Examples: a part of it
        | row       | mix                                   | sum |
        | 3s-and-1s | foxhole 3S in B1 and foxhole 1S in B2 | 4   |

    @B27.1-24
    Scenario: B27.1-24b none need be set up
      Given it is set-up
      And the German OB has foxholes for 6 squads
      When the players look at the board
      Then the German side has foxholes for 0 squads on the board

    @B27.1-24
    Scenario Outline: B27.1-24c a capacity of 7 squads is one too many: <mix>
      Given it is set-up
      And B1, B2, B3, B4, B5 and B6 are Open Ground
      And the German OB has foxholes for 6 squads
      When German sets up <mix>
      Then B27.1 forbids it

      Examples: the last counter is refused
        | row             | mix                                                                       |
        | 3s-3s-and-1s    | foxhole 3S in B1, foxhole 3S in B2 and foxhole 1S in B3                   |
        | three-2s-and-1s | foxhole 2S in B1, foxhole 2S in B2, foxhole 2S in B3 and foxhole 1S in B4 |
        | 3s-2s-and-2s    | foxhole 3S in B1, foxhole 2S in B2 and foxhole 2S in B3                   |

    @B27.1-25
    Scenario: B27.1-25 a foxhole once set up is not split in play
      Given it is the RPh of the German turn
      And B2, B3 and B4 are Open Ground
      And B2 holds a German foxhole 3S
      When German exchanges the foxhole 3S in B2 for foxhole 1S in B2, foxhole 1S in B3 and foxhole 1S in B4
      Then B27.1 forbids it
