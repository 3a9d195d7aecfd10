@B9.541
Feature: B9.541 Breaching bocage

  Rule: B9.541 A vehicle with the gear for it spends all its MP and a Bog DR on a way through

    @B9.541-1
    Scenario Outline: B9.541-1 a German <vehicle> breaches bocage: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German <vehicle> in B2
      When the German <vehicle> breaches the bocage on its way into B3
      Then that is <verdict>

      Examples: it has the gear
        | vehicle    | verdict |
        | Dozer tank | allowed |
        | bulldozer  | allowed |
        | Culin tank | allowed |

      Examples: every fully-tracked AFV may be given it
        | vehicle           | verdict |
        | Culin assault gun | allowed |
        | Culin SP gun      | allowed |
        | Culin Carrier     | allowed |

      Examples: it has not
        | vehicle   | verdict     |
        | tank      | not allowed |
        | halftrack | not allowed |
        | truck     | not allowed |

      Examples: it is not fully tracked and crosses no bocage
        | vehicle         | verdict     |
        | Culin halftrack | not allowed |

    @B9.541-2
    Scenario Outline: B9.541-2 on <date> a <vehicle> breaches bocage: <verdict>
      Given the date is <date>
      And it is the MPh of the American turn
      And hexside B2-B3 is a bocage
      And a moving American <vehicle> in B2
      When the American <vehicle> breaches the bocage on its way into B3
      Then that is <verdict>

      Examples: the hedgerow device comes after 25 July
        | date       | vehicle    | verdict     |
        | 1944-06-20 | Culin tank | not allowed |
        | 1944-07-26 | Culin tank | allowed     |

      @reading:B9.541-day-of-the-date
      Examples: not on that day itself
        | date       | vehicle    | verdict     |
        | 1944-07-25 | Culin tank | not allowed |

    @B9.541-2 @reading:B9.541-day-of-the-date=from-it
    Scenario Outline: B9.541-2c or by the other reading on <date> a <vehicle> breaches bocage already: <verdict>
      Given the date is <date>
      And it is the MPh of the American turn
      And hexside B2-B3 is a bocage
      And a moving American <vehicle> in B2
      When the American <vehicle> breaches the bocage on its way into B3
      Then that is <verdict>

      Examples:
        | date       | vehicle    | verdict |
        | 1944-07-25 | Culin tank | allowed |

    @B9.541-2 @reading:B9.541-date-of-dozers
    Scenario: B9.541-2b a Dozer tank is not bound to that date
      Given the date is 1944-06-20
      And it is the MPh of the American turn
      And hexside B2-B3 is a bocage
      And a moving American Dozer tank in B2
      When the American Dozer tank breaches the bocage on its way into B3
      Then that is allowed

    @B9.541-2 @reading:B9.541-date-of-dozers=all
    Scenario: B9.541-2d or by the other reading it is bound to it too
      Given the date is 1944-06-20
      And it is the MPh of the American turn
      And hexside B2-B3 is a bocage
      And a moving American Dozer tank in B2
      When the American Dozer tank breaches the bocage on its way into B3
      Then that is not allowed

    @B9.541-3
    Scenario: B9.541-3a after its Start MP a tank spends all the rest on the breach
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a German Culin tank with 14 MP in B2
      When the German Culin tank starts its engine
      And the German Culin tank breaches the bocage on its way into B3
      Then that is allowed
      And the expenditures are 1 and 13 MF
      And the German Culin tank has 0 MF left

    @B9.541-3
    Scenario: B9.541-3b a tank in Motion spends its whole allotment on it
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German Culin tank with 14 MP in B2
      When the German Culin tank breaches the bocage on its way into B3
      Then that is allowed
      And the expenditures are 14 MF
      And the German Culin tank has 0 MF left

    @B9.541-3
    Scenario Outline: B9.541-3c <which> is told to have begun to breach: T goes on into B4: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German Culin tank T with 14 MP in B3
      And a moving German Culin tank U with 14 MP in B3
      And <which> has begun to breach the bocage this phase
      When T moves into B4
      Then that is <verdict>

      Examples: all its MP are spent, though none are told
        | which | verdict     |
        | T     | not allowed |
        | U     | allowed     |

    @B9.541-4
    Scenario: B9.541-4a Start MP alone do not keep a tank from breaching
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a German Dozer tank in B2
      When the German Dozer tank starts its engine
      And the German Dozer tank breaches the bocage on its way into B3
      Then that is allowed

    @B9.541-4
    Scenario: B9.541-4b nor does having spent nothing, in Motion
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German Dozer tank in B2
      When the German Dozer tank breaches the bocage on its way into B3
      Then that is allowed

    @B9.541-4
    Scenario: B9.541-4c a tank that Started and turned does not breach
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a German Dozer tank in B2
      When the German Dozer tank starts its engine
      And the German Dozer tank turns its hull by 1 hexspine
      And the German Dozer tank breaches the bocage on its way into B3
      Then that is not allowed
      And B9.541 forbids it

    @B9.541-4
    Scenario: B9.541-4z nor does one that has Stopped and Started again
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German Dozer tank T with 14 MP in B2
      When T Stops
      And T starts its engine
      And T breaches the bocage on its way into B3
      Then that is not allowed

    @B9.541-4
    Scenario: B9.541-4d a tank that has entered a hex does not breach
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German Dozer tank in B1
      When the German Dozer tank moves into B2
      And the German Dozer tank breaches the bocage on its way into B3
      Then that is not allowed
      And B9.541 forbids it

    @B9.541-4
    Scenario: B9.541-4f nor does one that has moved, however many MP that took
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German Dozer tank in B2
      And the German Dozer tank has moved this phase
      When the German Dozer tank breaches the bocage on its way into B3
      Then that is not allowed
      And B9.541 forbids it

    @B9.541-5
    Scenario Outline: B9.541-5a a Bog DR of <colored> and <white> brings the tank across and leaves a Breach
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German Dozer tank in B2
      When the German Dozer tank breaches the bocage on its way into B3
      And the German Dozer tank makes a Bog DR of <colored> on the colored and <white> on the white die
      Then that is allowed
      And the German Dozer tank is on top in B3
      And the German Dozer tank is not bogged
      And hexside B2-B3 is breached

      Examples: passed
        | colored | white |
        | 1       | 1     |
        | 3       | 4     |

    @B9.541-5 @B9.541-6
    Scenario: B9.541-5b with the Bog DR failed it is Bogged where it started, and there is no Breach
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German Dozer tank in B2
      When the German Dozer tank breaches the bocage on its way into B3
      And the German Dozer tank makes a Bog DR of 6 on the colored and 6 on the white die
      Then that is allowed
      And the German Dozer tank is on top in B2
      And the German Dozer tank is bogged
      And hexside B2-B3 is not breached

    @B9.541-5
    Scenario: B9.541-5c the Bog DR is due with the breach
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German bulldozer in B2
      When the German bulldozer breaches the bocage on its way into B3
      Then that is allowed
      And a Bog DR is due from the German bulldozer

    @B9.541-6
    Scenario: B9.541-6 a bulldozer that fails the Bog DR is Bogged where it started
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German bulldozer in B2
      When the German bulldozer breaches the bocage on its way into B3
      And the German bulldozer makes a Bog DR of 6 on the colored and 6 on the white die
      Then that is allowed
      And the German bulldozer is bogged
      And the German bulldozer is on top in B2

    @B9.541-7
    Scenario Outline: B9.541-7 after a Bog DR of <colored> and <white> a truck crosses there: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German Dozer tank in B2
      And a moving German truck in B2
      When the German Dozer tank breaches the bocage on its way into B3
      And the German Dozer tank makes a Bog DR of <colored> on the colored and <white> on the white die
      And the German truck moves into B3
      Then that is <verdict>

      Examples: the bocage is unaffected
        | colored | white | verdict     |
        | 6       | 6     | not allowed |

      Examples: breached
        | colored | white | verdict |
        | 1       | 1     | allowed |

    @B9.541-8
    Scenario Outline: B9.541-8 a Dozer tank whose VCA is toward <vca> breaches on its way into B3: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German Dozer tank in B2
      And the German Dozer tank has its VCA toward <vca>
      When the German Dozer tank breaches the bocage on its way into B3
      Then that is <verdict>

      Examples: in Reverse
        | vca | verdict     |
        | B1  | not allowed |

      Examples: forward
        | vca | verdict |
        | B3  | allowed |

    @B9.541-9
    Scenario: B9.541-9 a tank engaged in breaching is not subject to Underbelly Hits
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German Culin tank in B2
      And a Russian crew in B5
      And the Russian crew possesses an AT Gun
      When the players ask whether the German Culin tank may breach the bocage on its way into B3
      Then that is allowed
      And B9.541 allows it
      And it is not subject to Underbelly Hits

    @B9.541-9
    Scenario: B9.541-9b the same tank merely crossing is
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German Culin tank in B2
      And a Russian crew in B5
      And the Russian crew possesses an AT Gun
      When the players ask whether the German Culin tank may move into B3
      Then that is allowed
      And it is subject to Underbelly Hits

    @B9.541-10 @reading:B9.541-what-breaching-lifts
    Scenario: B9.541-10a nobody breaches with Riders
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German Dozer tank in B2
      And a German squad in B2
      And the German squad rides on the German Dozer tank
      When the German Dozer tank breaches the bocage on its way into B3
      Then that is not allowed
      And B9.54 forbids it

    @B9.541-10 @reading:B9.541-what-breaching-lifts
    Scenario: B9.541-10b breaching, Schuerzen may be lost
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German Culin tank with Schuerzen in B2
      When the players ask whether the German Culin tank with Schuerzen may breach the bocage on its way into B3
      Then it is subject to loss of Schuerzen

    @B9.541-10 @reading:B9.541-what-breaching-lifts=all-of-them
    Scenario: B9.541-10c or by the other reading it is crossed as by a Breach, and Riders stay on
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German Dozer tank in B2
      And a German squad in B2
      And the German squad rides on the German Dozer tank
      When the German Dozer tank breaches the bocage on its way into B3
      Then that is allowed

    @B9.541-10 @reading:B9.541-what-breaching-lifts=all-of-them
    Scenario: B9.541-10d nor are Schuerzen lost
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German Culin tank with Schuerzen in B2
      When the players ask whether the German Culin tank with Schuerzen may breach the bocage on its way into B3
      Then it is not subject to loss of Schuerzen

    @B9.541-11
    Scenario: B9.541-11a a bulldozer gets through by breaching
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German bulldozer in B2
      When the German bulldozer breaches the bocage on its way into B3
      And the German bulldozer makes a Bog DR of 2 on the colored and 2 on the white die
      Then that is allowed
      And the German bulldozer is on top in B3
      And hexside B2-B3 is breached

    @B9.541-11
    Scenario: B9.541-11b and in no other way
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German bulldozer in B2
      When the German bulldozer moves into B3
      Then that is not allowed
      And B9.54 forbids it

    @B9.541-12
    Scenario: B9.541-12 a tank that could breach may merely cross, which leaves no Breach
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German Culin tank with 14 MP in B2
      When the German Culin tank moves into B3
      And the German Culin tank makes a Bog DR of 1 on the colored and 1 on the white die
      Then that is allowed
      And the expenditures are 8 MF
      And the German Culin tank is on top in B3
      And hexside B2-B3 is not breached

    @B9.541-13
    Scenario: B9.541-13 the Breach is that of one hexside
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And hexside B2-C3 is a bocage
      And hexside B3-C3 is a bocage
      And a moving German Dozer tank in B2
      When the German Dozer tank breaches the bocage on its way into B3
      And the German Dozer tank makes a Bog DR of 1 on the colored and 1 on the white die
      Then that is allowed
      And hexside B2-B3 is breached
      And hexside B2-C3 is not breached
      And hexside B3-C3 is not breached

    @B9.541-14
    Scenario Outline: B9.541-14v over the Breach <unit> may move by <mode>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And <unit> P in B2
      When the players ask whether P may move into B3 by <mode>
      Then that is allowed

      Examples: as over Open Ground
        | mode             | unit                   |
        | Assault Movement | a German squad         |
        | Charge           | a berserk German squad |

    @B9.541-14
    Scenario Outline: B9.541-14 <unit> passes the Breach from <from> to <to>, COT <cot>, for COT alone
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And <to> is <ground>
      And <unit> P in <from>
      When P moves into <to>
      Then that is allowed
      And it costs <cot> MF

      Examples:
        | row                             | unit                   | from | to | ground      | cot |
        | squad-to-b3-open-ground         | a German squad         | B2   | B3 | Open Ground | 1   |
        | squad-to-b2-open-ground         | a German squad         | B3   | B2 | Open Ground | 1   |
        | squad-to-b3-woods               | a German squad         | B2   | B3 | woods       | 2   |
        | moving-truck-to-b3-open-ground  | a moving German truck  | B2   | B3 | Open Ground | 4   |
        | cavalry-squad-to-b3-open-ground | a German Cavalry squad | B2   | B3 | Open Ground | 1   |

    @B9.541-15
    Scenario Outline: B9.541-15 a crew Pushes its Gun from B2 into <to>, bocage but for the Breach: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And hexside B2-C3 is a bocage
      And hexside B2-B3 has been breached
      And a German crew in B2
      And the German crew possesses an AT Gun
      And the German crew is Pushing the AT Gun
      When the German crew Pushes the AT Gun into <to>
      Then that is <verdict>

      Examples: as over Open Ground
        | to | verdict |
        | B1 | allowed |
        | B3 | allowed |

      @reading:B9.54-gun-over-bocage
      Examples: bocage
        | to | verdict     |
        | C3 | not allowed |

    @B9.541-16
    Scenario: B9.541-16 other bocage of the hex costs what it did
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And hexside B2-C3 is a bocage
      And hexside B2-B3 has been breached
      And a German squad in B2
      When the German squad moves into C3
      Then that is allowed
      And it costs 3 MF

    @B9.541-17
    Scenario: B9.541-17a LOS is blocked over a Breach as over other bocage
      Given hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a German squad in B1
      And a Russian squad in B4
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked

    @B9.541-17
    Scenario Outline: B9.541-17b seen from level 2 of B1, over the Breach, <place> is <sight>
      Given hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And B1 is level 2 Open Ground
      When LOS is traced between B1 and <place>
      Then the LOS is <sight>

      Examples: one Blind Hex
        | place | sight   |
        | B4    | blocked |
        | B5    | clear   |

    @B9.541-17
    Scenario: B9.541-17c the TEM is +2 behind a Breach
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a German squad in B3
      And the German squad has wall advantage
      And a Russian squad in B1
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the TEM is +2

    @B9.541-17
    Scenario: B9.541-17d wall advantage is had over a Breach
      Given hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a German squad in B3
      When the players ask about the wall advantage of the German squad
      Then the wall advantage of the German squad is mandatory
      And the German squad has wall advantage over B2-B3 and nothing else

    @B9.541-17
    Scenario: B9.541-17e a tank is HD behind a Breach
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a German tank in B3
      And the German tank has wall advantage
      And a Russian tank in B2
      When the Russian tank attacks the German tank with a Gun
      Then the German tank is HD to it

    @B9.541-17
    Scenario Outline: B9.541-17f along the hexspine B2-B3, a <hexside> <state>, the LOS is <sight>
      Given hexside B2-B3 is a <hexside>
      And hexside B2-B3 <state>
      When LOS is traced between A3 and C3
      Then the LOS is <sight>

      Examples: bocage
        | hexside | state             | sight   |
        | bocage  | has been breached | blocked |

      Examples: an ordinary hedge
        | hexside | state      | sight |
        | hedge   | is a hedge | clear |

    @B9.541-17
    Scenario: B9.541-17g behind a Breach a unit gains concealment as behind other bocage
      Given it is the CCPh of the German turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a German squad in B3
      And the German squad has wall advantage
      And a Russian squad in B1
      When the players ask about the concealment of the German squad
      Then it counts as in Concealment Terrain

    @B9.541-17
    Scenario: B9.541-17k behind a Breach over which an enemy has wall advantage it does not
      Given it is the CCPh of the German turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a German squad in B3
      And a Russian squad in B2
      And the Russian squad has wall advantage
      When the players ask about the concealment of the German squad
      Then it does not count as in Concealment Terrain

  Rule: B9.541 Only bocage that has no Breach yet, and only ahead

    @B9.541-1
    Scenario Outline: B9.541-1b a Dozer tank breaches no <barrier>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And a moving German Dozer tank in B2
      When the German Dozer tank breaches the bocage on its way into B3
      Then B9.541 forbids it

      Examples:
        | barrier |
        | hedge   |
        | wall    |

    @B9.541-1
    Scenario: B9.541-1c nor a hexside that carries nothing
      Given it is the MPh of the German turn
      And hexside B2-B1 is a bocage
      And a moving German Dozer tank in B2
      When the German Dozer tank breaches the bocage on its way into B3
      Then B9.541 forbids it

    @B9.541-1
    Scenario: B9.541-1d nor bocage that has a Breach
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a moving German Dozer tank in B2
      When the German Dozer tank breaches the bocage on its way into B3
      Then B9.541 forbids it

    @B9.541-4
    Scenario: B9.541-4e a tank that has not Started breaches nothing
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a German Dozer tank in B2
      When the German Dozer tank breaches the bocage on its way into B3
      Then that is not allowed

    @B9.541-8
    Scenario Outline: B9.541-8b with its VCA toward <vca> a Dozer tank breaches on its way into <to>: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And hexside B1-B2 is a bocage
      And a moving German Dozer tank in B2
      And the German Dozer tank has its VCA toward <vca>
      When the German Dozer tank breaches the bocage on its way into <to>
      Then that is <verdict>

      Examples: all six ways it can face
        | row          | vca | to | verdict     |
        | vca-b3-to-b3 | B3  | B3 | allowed     |
        | vca-c3-to-b3 | C3  | B3 | allowed     |
        | vca-a3-to-b3 | A3  | B3 | allowed     |
        | vca-c2-to-b3 | C2  | B3 | not allowed |
        | vca-a2-to-b3 | A2  | B3 | not allowed |
        | vca-b1-to-b3 | B1  | B3 | not allowed |
        | vca-b1-to-b1 | B1  | B1 | allowed     |
        | vca-c2-to-b1 | C2  | B1 | allowed     |
        | vca-a2-to-b1 | A2  | B1 | allowed     |
        | vca-c3-to-b1 | C3  | B1 | not allowed |
        | vca-a3-to-b1 | A3  | B1 | not allowed |

    @B9.541-8
    Scenario Outline: B9.541-8c what lies behind it is 9.541's to forbid
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German <vehicle> in B2
      And the German <vehicle> has its VCA toward B1
      When the German <vehicle> breaches the bocage on its way into B3
      Then B9.541 forbids it

      Examples:
        | vehicle    |
        | Dozer tank |
        | bulldozer  |

    @B9.541-5
    Scenario: B9.541-5d who fails the Bog DR is in Motion no more
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German Dozer tank in B2
      When the German Dozer tank breaches the bocage on its way into B3
      And the German Dozer tank makes a Bog DR of 6 on the colored and 6 on the white die
      Then the German Dozer tank is bogged
      And the German Dozer tank is not moving

    @B9.541-13
    Scenario: B9.541-13b and the bocage of other hexsides grows on
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And hexside B3-C3 is a bocage
      And a moving German Dozer tank in B2
      When the German Dozer tank breaches the bocage on its way into B3
      And the German Dozer tank makes a Bog DR of 1 on the colored and 1 on the white die
      And the players ask what hexside B3-C3 is
      Then hexside B3-C3 is treated as bocage
      And all that is as given

    @B9.541-1
    Scenario: B9.541-1e without the gear it is 9.541 that forbids the breach
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German tank in B2
      When the German tank breaches the bocage on its way into B3
      Then B9.541 forbids it

    @B9.541-8
    Scenario: B9.541-8d nor does it breach what is not at its hex
      Given it is the MPh of the German turn
      And hexside B3-B4 is a bocage
      And a moving German Dozer tank in B2
      And the German Dozer tank has its VCA toward B3
      When the German Dozer tank breaches the bocage on its way into B4
      Then that is not allowed
