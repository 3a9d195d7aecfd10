@B9.54
Feature: B9.54 Crossing bocage

  Rule: B9.54 Infantry climbs through for 2 MF, fully-tracked AFV force their way, nobody else does

    @B9.54-1 @B9.54-4
    Scenario Outline: B9.54-1 Infantry crosses bocage into <ground> of COT <cot> for <total> MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is <ground>
      And a German squad in B2
      When the German squad moves into B3
      Then that is allowed
      And it costs <total> MF

      Examples:
        | ground      | cot | total |
        | Open Ground | 1   | 3     |
        | grain       | 1.5 | 3.5   |
        | woods       | 2   | 4     |

    @B9.54-2
    Scenario Outline: B9.54-2 uphill over bocage into <ground> of COT <cot> is <total> MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is level 1 <ground>
      And a German leader in B2
      When the German leader moves into B3
      Then that is allowed
      And it costs <total> MF

      Examples:
        | ground      | cot | total |
        | Open Ground | 1   | 4     |
        | woods       | 2   | 6     |

    @B9.54-3
    Scenario: B9.54-3a over bocage into woods is a squad's whole move
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a German squad in B2
      When the German squad moves into B3
      Then that is allowed
      And the German squad has 0 MF left

    @B9.54-3
    Scenario Outline: B9.54-3b Assault Movement over bocage into <ground> is <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is <ground>
      And a German squad in B2
      When the German squad moves into B3 by Assault Movement
      Then that is <verdict>

      Examples: all MF
        | ground | verdict     |
        | woods  | not allowed |

      Examples: 3 MF
        | ground      | verdict |
        | Open Ground | allowed |

    @B9.54-1
    Scenario: B9.54-1b by Minimum Move a squad crosses it, be it for all its MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a German squad in B2
      When the German squad moves into B3 by Minimum Move
      Then that is allowed
      And the German squad has 0 MF left
      And the German squad is pinned

    @B9.54-1
    Scenario: B9.54-1c by Low Crawl a broken squad does
      Given it is the RtPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a broken DM German squad in B2
      And a Russian squad in B0
      When the German squad routs into B3 by Low Crawl
      Then that is allowed
      And it has spent 6 MF in all

    @B9.54-1
    Scenario: B9.54-1d by Charge a berserk squad may
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a berserk German squad P in B2
      When the players ask whether P may move into B3 by Charge
      Then that is allowed

    @B9.54-3
    Scenario: B9.54-3c an advance over bocage into woods is one vs Difficult Terrain
      Given it is the APh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a German squad in B2
      When the German squad advances into B3
      Then that is allowed
      And the German squad is CX

    @B9.54-3
    Scenario: B9.54-3d an advance over bocage into Open Ground is not
      Given it is the APh of the German turn
      And hexside B2-B3 is a bocage
      And a German squad in B2
      When the German squad advances into B3
      Then that is allowed
      And the German squad is not CX
      And all that is as given

    @B9.54-4
    Scenario Outline: B9.54-4 <unit> may not cross bocage
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And <unit> P in B2
      When P moves into B3
      Then that is not allowed
      And B9.54 forbids it

      Examples:
        | unit                        |
        | a German Cavalry squad      |
        | a moving German wagon       |
        | a German horse              |
        | a German motorcyclist squad |
        | a moving German motorcycle  |
        | a German bicyclist squad    |
        | a moving German truck       |
        | a moving German halftrack   |
        | a moving German armored car |
        | a moving German tractor     |
        | a moving German bulldozer   |

    @B9.54-5
    Scenario Outline: B9.54-5 a German <vehicle> may cross bocage
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German <vehicle> in B2
      When the German <vehicle> moves into B3
      Then that is allowed
      And the German <vehicle> is on top in B3

      Examples: fully-tracked AFV
        | vehicle     |
        | tank        |
        | assault gun |
        | SP gun      |
        | Carrier     |

    @B9.54-5
    Scenario: B9.54-5b it may go on in VBM
      Given it is the MPh of the German turn
      And hexside B3-B4 is a bocage
      And B3 is woods
      And the artwork of B3 does not reach towards B4 and C4
      And a moving German tank in B4
      When the German tank bypasses B3 along B3-C4
      Then that is allowed
      And a Bog DR is due from the German tank

    @B9.54-6
    Scenario Outline: B9.54-6 with <allotment> MP a tank crosses bocage into Open Ground for <mp> MP
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German tank with <allotment> MP in B2
      When the German tank moves into B3
      Then that is allowed
      And it costs <mp> MP

      Examples: half the allotment, fractions up, and COT 1
        | allotment | mp |
        | 13        | 8  |
        | 14        | 8  |
        | 16        | 9  |
        | 20        | 11 |

    @B9.54-7
    Scenario Outline: B9.54-7 a tank facing away Reverses over <hexside>: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <hexside>
      And a moving German tank with 20 MP in B2
      And the German tank has its VCA toward B1
      When the German tank moves into B3 in Reverse
      Then that is <verdict>

      Examples:
        | hexside | verdict     |
        | bocage  | not allowed |
        | hedge   | allowed     |

    @B9.54-8
    Scenario Outline: B9.54-8 a tank with Riders crosses <hexside>: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <hexside>
      And a moving German tank in B2
      And a German squad in B2
      And the German squad rides on the German tank
      When the German tank moves into B3
      Then that is <verdict>

      Examples:
        | hexside | verdict     |
        | bocage  | not allowed |
        | hedge   | allowed     |

    @B9.54-8
    Scenario Outline: B9.54-8d a <vehicle> with a crew that <how> it crosses bocage: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German <vehicle> T in B2
      And a German crew P in B2
      And P <how> T
      When T moves into B3
      Then that is <verdict>

      Examples: an AFV without room for Passengers carries Riders, called so or not
        | row         | vehicle     | how       | verdict     |
        | tank        | tank        | is aboard | not allowed |
        | assault-gun | assault gun | is aboard | not allowed |
        | rides       | assault gun | rides on  | not allowed |

      Examples: Passengers and its own crew are inside
        | row     | vehicle | how                     | verdict |
        | carrier | Carrier | is aboard               | allowed |
        | crew    | tank    | is the Inherent crew of | allowed |

    @B9.54-9
    Scenario: B9.54-9 a Carrier takes its Passengers over bocage
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German Carrier in B2
      And a German half-squad in B2
      And the German half-squad is aboard the German Carrier
      When the German Carrier moves into B3
      Then that is allowed
      And the German half-squad is on top in B3

    @B9.54-10
    Scenario: B9.54-10a a tank that crosses bocage is subject to Underbelly Hits
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German tank in B2
      And a Russian crew in B5
      And the Russian crew possesses an AT Gun
      When the players ask whether the German tank may move into B3
      Then that is allowed
      And it is subject to Underbelly Hits

    @B9.54-10
    Scenario Outline: B9.54-10u nor is <force> that crosses it
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And <force> P in B2
      And a Russian crew in B5
      And the Russian crew possesses an AT Gun
      When the players ask whether P may move into B3
      Then that is allowed
      And it is not subject to Underbelly Hits

      Examples:
        | row    | force           |
        | squad  | a German squad  |
        | leader | a German leader |
        | crew   | a German crew   |

    @B9.54-10 @reading:B9.42-underbelly
    Scenario Outline: B9.54-10b a tank that crosses a <hexside> is not
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <hexside>
      And a moving German tank in B2
      And a Russian crew in B5
      And the Russian crew possesses an AT Gun
      When the players ask whether the German tank may move into B3
      Then that is allowed
      And it is not subject to Underbelly Hits

      Examples:
        | hexside |
        | wall    |
        | hedge   |

    @B9.54-11
    Scenario Outline: B9.54-11 crossing <hexside> a German <vehicle> <subject> subject to loss of Schuerzen
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <hexside>
      And a moving German <vehicle> in B2
      When the players ask whether the German <vehicle> may move into B3
      Then that is allowed
      And it <subject> subject to loss of Schuerzen

      Examples: it has them
        | row                        | hexside | vehicle             | subject |
        | bocage-tank-with-schuerzen | bocage  | tank with Schuerzen | is      |
        | hedge-tank-with-schuerzen  | hedge   | tank with Schuerzen | is not  |

      Examples: it has none
        | row         | hexside | vehicle | subject |
        | bocage-tank | bocage  | tank    | is not  |

    @B9.54-12
    Scenario: B9.54-12 a tank that crosses bocage makes a Bog Check
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German tank in B2
      When the German tank moves into B3
      Then that is allowed
      And a Bog DR is due from the German tank

    @B9.54-13
    Scenario: B9.54-13a a tank that fails it is Bogged in the hex it was leaving
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German tank in B2
      When the German tank moves into B3
      And the German tank makes a Bog DR of 6 on the colored and 6 on the white die
      Then that is allowed
      And the German tank is bogged
      And the German tank is on top in B2

    @B9.54-13
    Scenario: B9.54-13b a tank that passes it is across
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German tank in B2
      When the German tank moves into B3
      And the German tank makes a Bog DR of 1 on the colored and 2 on the white die
      Then that is allowed
      And the German tank is not bogged
      And the German tank is on top in B3
      And hexside B2-B3 is not breached

    @B9.54-14
    Scenario: B9.54-14a Infantry crosses by the road through the bocage for the road COT alone
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B2 is an unpaved road
      And B3 is an unpaved road
      And a road crosses hexside B2-B3
      And a German squad in B2
      When the German squad moves into B3
      Then that is allowed
      And it costs 1 MF

    @B9.54-14
    Scenario Outline: B9.54-14b <unit> may cross by the road through the bocage
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B2 is an unpaved road
      And B3 is an unpaved road
      And a road crosses hexside B2-B3
      And <unit> P in B2
      When P moves into B3
      Then that is allowed
      And P is on top in B3

      Examples:
        | unit                      |
        | a moving German truck     |
        | a German Cavalry squad    |
        | a moving German halftrack |

    @B9.54-14
    Scenario: B9.54-14c an AFV may Reverse by the road through the bocage
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B2 is an unpaved road
      And B3 is an unpaved road
      And a road crosses hexside B2-B3
      And a moving German tank in B2
      And the German tank has its VCA toward B1
      When the German tank moves into B3 in Reverse
      Then that is allowed
      And the German tank is on top in B3

    @B9.54-14
    Scenario: B9.54-14d an AFV takes its Riders by the road through the bocage
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B2 is an unpaved road
      And B3 is an unpaved road
      And a road crosses hexside B2-B3
      And a moving German tank in B2
      And a German squad in B2
      And the German squad rides on the German tank
      When the German tank moves into B3
      Then that is allowed
      And the German squad is on top in B3

    @B9.54-14
    Scenario: B9.54-14e by the road through the bocage there is neither Underbelly Hit nor loss of Schuerzen
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B2 is an unpaved road
      And B3 is an unpaved road
      And a road crosses hexside B2-B3
      And a moving German tank with Schuerzen in B2
      When the players ask whether the German tank with Schuerzen may move into B3
      Then that is allowed
      And it is not subject to Underbelly Hits
      And it is not subject to loss of Schuerzen

    @B9.54-14
    Scenario: B9.54-14f an AFV pays 0.5 MP and makes no Bog Check by the road through the bocage
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B2 is an unpaved road
      And B3 is an unpaved road
      And a road crosses hexside B2-B3
      And a moving German tank in B2
      When the German tank moves into B3
      Then that is allowed
      And it costs 0.5 MP
      And no Bog DR is due from the German tank

    @B9.54-14
    Scenario: B9.54-14g off that road the truck may not cross
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B2 is an unpaved road
      And B3 is an unpaved road
      And a road crosses hexside B2-B3
      And a moving German truck in B2
      When the German truck moves into B3 off the road
      Then that is not allowed
      And B9.54 forbids it

    @B9.54-15
    Scenario: B9.54-15a Infantry crosses over the Breach for COT alone
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a German squad in B2
      When the German squad moves into B3
      Then that is allowed
      And it costs 1 MF

    @B9.54-15
    Scenario Outline: B9.54-15b <unit> may cross over the Breach
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And <unit> P in B2
      When P moves into B3
      Then that is allowed
      And P is on top in B3

      Examples:
        | unit                      |
        | a moving German truck     |
        | a German Cavalry squad    |
        | a moving German halftrack |

    @B9.54-15
    Scenario: B9.54-15c an AFV may Reverse over the Breach
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a moving German tank in B2
      And the German tank has its VCA toward B1
      When the German tank moves into B3 in Reverse
      Then that is allowed
      And the German tank is on top in B3

    @B9.54-15
    Scenario: B9.54-15d an AFV takes its Riders over the Breach
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a moving German tank in B2
      And a German squad in B2
      And the German squad rides on the German tank
      When the German tank moves into B3
      Then that is allowed
      And the German squad is on top in B3

    @B9.54-15
    Scenario: B9.54-15e over the Breach there is neither Underbelly Hit nor loss of Schuerzen
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a moving German tank with Schuerzen in B2
      When the players ask whether the German tank with Schuerzen may move into B3
      Then that is allowed
      And it is not subject to Underbelly Hits
      And it is not subject to loss of Schuerzen

    @B9.54-15
    Scenario: B9.54-15f an AFV pays 1 MP and makes no Bog Check over the Breach
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a moving German tank in B2
      When the German tank moves into B3
      Then that is allowed
      And it costs 1 MP
      And no Bog DR is due from the German tank

    @B9.54-16
    Scenario Outline: B9.54-16 a crew Pushes its Gun over <hexside>: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <hexside>
      And a German crew with 8 MF in B2
      And the German crew possesses an AT Gun
      And the German crew is Pushing the AT Gun
      When the German crew Pushes the AT Gun into B3
      Then that is <verdict>

      @reading:B9.54-gun-over-bocage
      Examples:
        | hexside | verdict     |
        | bocage  | not allowed |

      Examples:
        | hexside | verdict |
        | hedge   | allowed |

    @B9.54-17
    Scenario: B9.54-17a by the road Infantry passes a gap in bocage for 1 MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And the depiction of hexside B2-B3 has a gap
      And B2 is an unpaved road
      And B3 is an unpaved road
      And a road crosses hexside B2-B3
      And a German squad in B2
      When the German squad moves into B3
      Then that is allowed
      And it costs 1 MF

    @B9.54-17
    Scenario: B9.54-17b off that road the bocage is paid for
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And the depiction of hexside B2-B3 has a gap
      And B2 is an unpaved road
      And B3 is an unpaved road
      And a road crosses hexside B2-B3
      And a German squad in B2
      When the German squad moves into B3 off the road
      Then that is allowed
      And it costs 3 MF

  Rule: B9.54 Not backwards

    @B9.54-7
    Scenario: B9.54-7b no tank Reverses over bocage
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German tank in B2
      And the German tank has its VCA toward B1
      When the German tank moves into B3 in Reverse
      Then B9.54, D2.2 or A4.1 forbids it

    @B9.54-7
    Scenario: B9.54-7c over a hedge it does
      Given it is the MPh of the German turn
      And hexside B2-B3 is a hedge
      And a moving German tank in B2
      And the German tank has its VCA toward B1
      When the German tank moves into B3 in Reverse
      Then that is allowed

  Rule: B9.54 What forbids it

    @B9.54-16 @reading:B9.54-gun-over-bocage
    Scenario: B9.54-16b it is 9.54 that forbids to Push a Gun over bocage
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a German crew with 8 MF in B2
      And the German crew possesses an AT Gun
      And the German crew is Pushing the AT Gun
      When the German crew Pushes the AT Gun into B3
      Then B9.54 forbids it

    @B9.54-16 @reading:B9.54-gun-over-bocage=with-its-crew
    Scenario: B9.54-16c or by the other reading it is Pushed over
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a German crew with 8 MF in B2
      And the German crew possesses an AT Gun
      And the German crew is Pushing the AT Gun
      When the German crew Pushes the AT Gun into B3
      Then that is allowed

    @B9.54-8
    Scenario: B9.54-8b and to take Riders over it
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German tank in B2
      And a German squad in B2
      And the German squad rides on the German tank
      When the German tank moves into B3
      Then B9.54 forbids it

    @B9.54-8
    Scenario: B9.54-8c the Riders of another tank do not keep a tank from it
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German tank P in B2
      And a moving German tank Q in B2
      And a German squad in B2
      And the German squad rides on Q
      When P moves into B3
      Then that is allowed

    @B9.54-10
    Scenario: B9.54-10d Infantry that crosses bocage shows no underbelly
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a German squad in B2
      And a Russian crew in B5
      And the Russian crew possesses an AT Gun
      When the players ask whether the German squad may move into B3
      Then that is allowed
      And it is not subject to Underbelly Hits

    @B9.54-7
    Scenario: B9.54-7d nor does a tank Reverse to a hex that is not next to it
      Given it is the MPh of the German turn
      And hexside B3-B4 is a hedge
      And a moving German tank in B2
      And the German tank has its VCA toward B1
      When the German tank moves into B4 in Reverse
      Then that is not allowed
