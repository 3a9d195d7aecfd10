Feature: What an entry costs

  Rule: What a hexside and a hex ask together

    @B9.4 @B9.4xB29.3-901
    Scenario Outline: B9.4xB29.3-901 over a Roadblock, as over a wall, Infantry moves into <ground> for <mf> MF
      Given it is the MPh of the German turn
      And F6 is <ground>
      And hexside F5-F6 is a Roadblock
      And a German squad P in F5
      When P moves into F6
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | ground      | mf |
        | Open Ground | 2  |
        | woods       | 3  |

    @B9.4 @B9.4xB29.3-901
    Scenario: B9.4xB29.3-901b no tank crosses it
      Given it is the MPh of the German turn
      And hexside F5-F6 is a Roadblock
      And a moving German tank P in F5
      When P moves into F6
      Then that is not allowed

    @B9.4 @B9.4xB29.3-901
    Scenario Outline: B9.4xB29.3-901c <rider> <crosses> it, as a wall
      Given it is the MPh of the German turn
      And hexside F5-F6 is a Roadblock
      And <rider> P in F5
      When P moves into F6
      Then that is <crosses>

      Examples: a motorcycle is a vehicle, a horse is not
        | rider                       | crosses     |
        | a German Cavalry squad      | allowed     |
        | a German motorcyclist squad | not allowed |
        | a moving German motorcycle  | not allowed |
        | a moving German wagon       | not allowed |

    @B9.4 @B9.4xB29.3-901
    Scenario Outline: B9.4xB29.3-901d Cavalry pays as much for it as for a wall, into <ground> <mf> MF
      Given it is the MPh of the German turn
      And F6 is <ground>
      And hexside F5-F6 is a Roadblock
      And a German Cavalry squad P in F5
      When P moves into F6
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | ground      | mf |
        | Open Ground | 2  |
        | brush       | 3  |

    @B9.4 @B9.4xB29.3-901
    Scenario: B9.4xB29.3-901f it lies across the road as well: Infantry pays for it there
      Given it is the MPh of the German turn
      And F5 and F6 are unpaved road
      And hexside F5-F6 is a Roadblock
      And a road crosses hexside F5-F6
      And a German squad P in F5
      When P moves into F6
      Then that is allowed
      And it costs 2 MF

    @B9.4 @B9.4xB29.3-901
    Scenario: B9.4xB29.3-901g and no tank comes along
      Given it is the MPh of the German turn
      And F5 and F6 are unpaved road
      And hexside F5-F6 is a Roadblock
      And a road crosses hexside F5-F6
      And a moving German tank P in F5
      When P moves into F6
      Then that is not allowed

    @B27.4 @A4.2xA24.7xB27.4-901
    Scenario Outline: A4.2xA24.7xB27.4-901 into <smoke> and the hex of a foxhole for <mf> MF, and 1 more to go beneath
      Given it is the MPh of the German turn
      And F5 holds a foxhole 1S
      And F5 has <smoke>
      And a German squad P in F4
      When P moves into F5
      And P goes beneath the foxhole
      Then that is allowed
      And the expenditures are <mf> and 1 MF

      Examples:
        | smoke           | mf |
        | smoke           | 2  |
        | dispersed smoke | 2  |
        | no smoke        | 1  |

    @B27.43 @B2.4xB27.43-901
    Scenario Outline: B2.4xB27.43-901 into <into> with its foxhole a tank moves for 1 MP
      Given it is the MPh of the German turn
      And F5 is shellholes
      And F5 holds a foxhole 1S
      And a moving German tank P in F4
      When P moves into <into>
      Then that is allowed
      And it costs 1 MP

      Examples:
        | row    | into                 |
        | hex    | F5                   |
        | ground | the shellholes of F5 |

  Rule: What an entry costs, and what it takes

    @B27.4 @A4.2xB27.4-901
    Scenario Outline: A4.2xB27.4-901 from the foxhole hex a squad moves into <hex>: <verdict>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And B4 is <ground>
      And a German squad P on top of the foxhole in B3
      When P moves into <hex>
      Then that is <verdict>

      Examples:
        | row       | hex | ground      | verdict     |
        | adjacent  | B4  | Open Ground | allowed     |
        | two-away  | B5  | Open Ground | not allowed |
        | pond      | B4  | pond        | not allowed |
        | marsh     | B4  | marsh       | allowed     |

    @B27.4 @A4.2xB27.4-901
    Scenario: A4.2xB27.4-901b marsh takes the whole allotment, so who has come out of the foxhole does not enter it
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And B4 is marsh
      And a German squad P beneath the foxhole in B3
      When P comes out of the foxhole
      And P moves into B4
      Then that is not allowed

    @B27.4 @A4.2xB27.4-901
    Scenario: A4.2xB27.4-901c who starts on top of it enters the marsh for all its MF
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And B4 is marsh
      And a German squad P on top of the foxhole in B3
      When P moves into B4
      Then that is allowed
      And P has 0 MF left

    @B27.4 @A4.2xB23.4xB27.4-901
    Scenario: A4.2xB23.4xB27.4-901 from the foxhole hex nobody steps onto an upper level of the next building
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And B4 is stone building with one upper level
      And a German squad P on top of the foxhole in B3
      When P moves to level 1 of B4
      Then that is not allowed

    @B27.4 @A4.2xB23.4xB27.4-901
    Scenario: A4.2xB23.4xB27.4-901b it enters the ground level
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And B4 is stone building with one upper level
      And a German squad P on top of the foxhole in B3
      When P moves into B4
      Then that is allowed
      And it costs 2 MF

    @B27.43 @A4.2xB27.43-901
    Scenario Outline: A4.2xB27.43-901 a tank of <all> MP moves into the graveyard of a foxhole for <mp>
      Given it is the MPh of the German turn
      And B4 is graveyard
      And B4 holds a foxhole 1S
      And a moving German tank P with <all> MP in B3
      When P moves into B4
      Then that is allowed
      And it costs <mp> MP

      Examples: half of the allotment, fractions up
        | all | mp |
        | 12  | 6  |
        | 13  | 7  |

    @B27.43 @A4.2xB3.4xB27.43-901
    Scenario Outline: A4.2xB3.4xB27.43-901 along a road <force> moves into <ground> with <fort> for <mf> MF
      Given it is the MPh of the German turn
      And B3 is unpaved road
      And B4 is <ground>
      And B4 is unpaved road
      And a road crosses hexside B3-B4
      And B4 holds <fort>
      And <force> P in B3
      When P moves into B4
      Then that is allowed
      And it costs <mf> MF

      Examples: the road is 1 MF to feet, horses and wagons
        | row             | force                  | ground | fort         | mf |
        | squad           | a German squad         | woods  | no foxhole   | 1  |
        | cavalry         | a German Cavalry squad | woods  | no foxhole   | 1  |
        | wagon           | a moving German wagon  | woods  | no foxhole   | 1  |
        | squad-foxhole   | a German squad         | woods  | a foxhole 1S | 1  |
        | cavalry-foxhole | a German Cavalry squad | woods  | a foxhole 1S | 2  |
        | wagon-foxhole   | a moving German wagon  | woods  | a foxhole 1S | 2  |

    @B16.72 @A4.2xB16.72-901
    Scenario Outline: A4.2xB16.72-901 out of the pond an amphibian drives onto mudflat for <mp> MP, and its bank costs nothing
      Given it is the MPh of the German turn
      And B3 is pond
      And B4 is mudflat
      And hexside B3-B4 is a Water Obstacle
      And a moving German amphibious tank P in B3
      When P moves into B4
      Then that is allowed
      And it costs <mp> MP

      @since=B16.72-errata
      Examples: twice its COT of Open Ground
        | row  | mp |
        | tank | 2  |

    @B9.541 @A4.2xB9.541-901
    Scenario: A4.2xB9.541-901 a breach takes all MP, and neither hexside nor hex beyond asks for more
      Given it is the MPh of the American turn
      And B4 is brush
      And hexside B3-B4 is a bocage
      And a moving American Dozer tank P with 12 MP in B3
      When P breaches the bocage on its way into B4
      Then that is allowed
      And it costs 12 MP

    @B27.13 @B27.13xB30.4-901
    Scenario Outline: B27.13xB30.4-901 in the foxhole hex with <fort> a squad enters a pillbox: <verdict>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And B3 holds <fort>
      And a German squad P on top of the foxhole in B3
      When P moves into the pillbox in B3
      Then that is <verdict>

      Examples:
        | fort       | verdict     |
        | a pillbox  | allowed     |
        | no pillbox | not allowed |

    @B27.4 @B27.4xB30.4-901
    Scenario: B27.4xB30.4-901 out of a pillbox and into the next hex costs the rout 1 MF more
      Given it is the RtPh of the German turn
      And B2 holds a German pillbox
      And B3 is woods
      And a broken German squad P with 6 MF in the pillbox in B2
      When P routs into B3
      Then that is allowed
      And it costs 3 MF

  Rule: What is besides COT no level doubles, and what stands in the way costs vehicles MP

    @B27.43 @B10.4xB27.43-601
    Scenario Outline: B10.4xB27.43-601 up a level to <fort> <who> pays <mp>
      Given it is the MPh of the German turn
      And B3 is level 1 Open Ground
      And B3 holds <fort>
      And <who> P in B2
      When P moves into B3
      Then that is allowed
      And it costs <mp> MF

      Examples: the COT is doubled, what the foxhole adds is not
        | row        | fort         | who                           | mp |
        | cavalry    | a foxhole 1S | a German Cavalry squad        | 3  |
        | wagon      | a foxhole 2S | a moving German wagon         | 3  |
        | no-foxhole | no foxhole   | a German Cavalry squad        | 2  |
        | on-foot    | a foxhole 1S | a German squad                | 2  |

      Examples: motor vehicles pay for the level apart
        | row         | fort         | who                         | mp |
        | armored-car | a foxhole 1S | a moving German armored car | 9  |
        | tank        | a foxhole 1S | a moving German tank        | 5  |

    @B26.43 @B26.43xD2.14-601
    Scenario Outline: B26.43xD2.14-601 with <there> in a Wire hex of <ground> a <vehicle> enters it for <mp> MP
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds Wire
      And <there> B3
      And a moving German <vehicle> P with <allotment> MP in B2
      When P moves into B3
      Then that is allowed
      And it costs <mp> MP

      Examples: 1 MP for each hull
        | row        | there                | ground      | vehicle   | allotment | mp |
        | wreck      | a wreck in           | Open Ground | tank      | 12        | 4  |
        | two-tanks  | two German tanks in  | Open Ground | tank      | 12        | 5  |
        | halftrack  | a wreck in           | Open Ground | halftrack | 12        | 6  |
        | nothing    | a German squad in    | Open Ground | tank      | 12        | 3  |

      Examples: twice that in woods
        | row        | there                | ground      | vehicle   | allotment | mp |
        | in-woods   | a wreck in           | woods       | tank      | 12        | 10 |

    @B27.55 @B27.55xD2.11-601
    Scenario Outline: B27.55xD2.11-601 in a trench hex of <ground> a tank turns by 1 hexspine for <mp> MP
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds a trench
      And a moving German tank in B3
      And the German tank has its VCA toward B2
      When the German tank turns its hull by 1 hexspine
      Then that is allowed
      And it costs <mp> MP
      And a Bog DR is due from the German tank

      @since=B27.55-vca
      Examples:
        | row    | ground      | mp |
        | open   | Open Ground | 1  |
        | brush  | brush       | 1  |
        | woods  | woods       | 2  |
        | forest | forest      | 2  |

    @B9.4 @B9.4xB15.6-601
    Scenario Outline: B9.4xB15.6-601 on <date> a squad crosses a wall into grain for <mf> MF, and FFMO <ffmo>
      Given it is the MPh of the German turn
      And the date is <date>
      And hexside B2-B3 is a wall
      And B3 is grain
      And a German squad in B2
      And a Russian 4-6-7 squad in B6
      When the German squad moves into B3
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And it costs <mf> MF
      And FFMO <ffmo>

      Examples: none stands, and the field is bare
        | row     | date       | mf | ffmo    |
        | january | 1944-01-15 | 2  | applies |
        | october | 1943-10-01 | 2  | applies |

      Examples: it grows, and is no cover yet
        | row   | date       | mf  | ffmo    |
        | april | 1944-04-01 | 2.5 | applies |
        | may   | 1944-05-31 | 2.5 | applies |

      Examples: it stands
        | row       | date       | mf  | ffmo           |
        | june      | 1944-06-01 | 2.5 | does not apply |
        | september | 1944-09-30 | 2.5 | does not apply |

    @B9.4 @B9.4xB15.6-601
    Scenario Outline: B9.4xB15.6-601b on <date> grain <verdict>
      Given the date is <date>
      And B3 is grain
      When the players ask what B3 is
      Then B3 <verdict>

      Examples:
        | row       | date       | verdict                       |
        | january   | 1944-01-15 | is treated as Open Ground     |
        | october   | 1943-10-01 | is treated as Open Ground     |
        | june      | 1944-06-01 | is not treated as Open Ground |
        | september | 1944-09-30 | is not treated as Open Ground |

  Rule: What is spent stays spent, and what lies at the bottom is reached from there

    @B26.4 @A12.15xB26.4-601
    Scenario Outline: A12.15xB26.4-601 turned back out of <ground> beneath the Wire it has spent <spent> and has none left
      Given it is the MPh of the German turn
      And B4 is <ground>
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a concealed Russian squad in B4
      When P moves into B4
      And the Russian squad shows itself and turns P back into B3
      Then that is allowed
      And P has 0 MF left
      And it has spent <spent> MF in all

      Examples:
        | row   | ground      | spent |
        | open  | Open Ground | 1     |
        | grain | grain       | 1.5   |
        | woods | woods       | 2     |

    @B26.4 @A12.15xB26.4-601
    Scenario: A12.15xB26.4-601b and so goes nowhere else
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a concealed Russian squad in B4
      When P moves into B4
      And the Russian squad shows itself and turns P back into B3
      And P moves into B2
      Then that is not allowed

    @B27.4 @B20.9xB27.4-601
    Scenario Outline: B20.9xB27.4-601 in a gully with <fort> who stands <place> B3 goes beneath it: <verdict>
      Given it is the MPh of the German turn
      And B3 is gully
      And B3 holds <fort>
      And a German squad <place> B3
      When the German squad goes beneath the <cover>
      Then that is <verdict>

      Examples: it lies IN the Depression
        | row            | fort         | cover   | place              | verdict     |
        | crest-foxhole  | a foxhole 1S | foxhole | in Crest status in | not allowed |
        | crest-trench   | a trench     | trench  | in Crest status in | not allowed |
        | bottom-foxhole | a foxhole 1S | foxhole | IN                 | allowed     |
        | bottom-trench  | a trench     | trench  | IN                 | allowed     |

    @B27.4 @B20.9xB27.4-601
    Scenario: B20.9xB27.4-601b from Crest status it goes IN, and then beneath
      Given it is the MPh of the German turn
      And B3 is gully
      And B3 holds a foxhole 1S
      And a German squad P in Crest status in B3
      When P moves INTO B3
      And P goes beneath the foxhole
      Then that is allowed
      And P is beneath the foxhole in B3

  Rule: Who is in Crest status is on no road

    @B9.4 @B9.4xB20.9-1301
    Scenario Outline: B9.4xB20.9-1301 over a wall with a gap for the road a squad <place> B2, a <depression> with the road, moves by it into <ground>: <mf> MF
      Given it is the MPh of the German turn
      And B2 is <depression> with unpaved road
      And B3 is <ground> with unpaved road
      And a road crosses hexside B2-B3
      And hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And a German squad P <place> B2
      When P moves into B3
      Then that is allowed
      And it costs <mf> MF

      Examples: IN the Depression it uses the road, uphill
        | row      | depression | place | ground      | mf |
        | in-open  | gully      | IN    | Open Ground | 2  |
        | in-woods | gully      | IN    | woods       | 2  |

      Examples: in Crest status it crosses the wall
        | row         | depression | place              | ground      | mf |
        | crest-open  | gully      | in Crest status in | Open Ground | 2  |
        | crest-woods | gully      | in Crest status in | woods       | 3  |
        | crest-wadi  | wadi       | in Crest status in | woods       | 3  |

    @B9.4 @B9.54 @B9.4xB9.54xB20.9-4400
    Scenario Outline: B9.4xB9.54xB20.9-4400 a road crosses the <barrier> into B3, a <depression> with the road: P comes <place> B3 for <mf> MF
      Given it is the MPh of the German turn
      And B2 is Open Ground with unpaved road
      And B3 is <depression> with unpaved road
      And a road crosses hexside B2-B3
      And hexside B2-B3 is a <barrier>
      And a German squad P in B2
      When P moves <place> B3
      Then that is allowed
      And it costs <mf> MF

      Examples: to Crest status it crosses what stands there
        | row          | barrier | depression  | place              | mf |
        | wall-gully   | wall    | gully       | to Crest status in | 2  |
        | hedge-wadi   | hedge   | wadi        | to Crest status in | 2  |
        | bocage-gully | bocage  | gully       | to Crest status in | 3  |

      Examples: INTO the Depression it uses the road
        | row       | barrier | depression | place | mf |
        | wall-in   | wall    | gully      | INTO  | 1  |
        | bocage-in | bocage  | wadi       | INTO  | 1  |

    @B9.7 @B9.7xB11.4xB20.9-4400
    Scenario Outline: B9.7xB11.4xB20.9-4400 by the road over a <barrier> P comes <place> B3: <verdict>
      Given it is the MPh of the German turn
      And B2 is Open Ground with unpaved road
      And B3 is gully with unpaved road
      And a road crosses hexside B2-B3
      And hexside B2-B3 is a <barrier>
      And the depiction of hexside B2-B3 has a gap
      And a German squad P in B2
      When P moves <place> B3
      Then that is <verdict>

      Examples: the road leads to the bottom alone
        | row         | barrier      | place              | verdict     |
        | cactus-rim  | cactus hedge | to Crest status in | not allowed |
        | cliff-rim   | cliff        | to Crest status in | not allowed |
        | cactus-road | cactus hedge | INTO               | allowed     |
        | cliff-road  | cliff        | INTO               | allowed     |

  Rule: No road leads from floor to floor

    @B9.4 @B9.4xB23.4-4401
    Scenario Outline: B9.4xB23.4-4401 a road crosses the <barrier> between two buildings: P, <start> B2, moves <end> B3 for <mf> MF
      Given it is the MPh of the German turn
      And B2 is a stone building with one upper level with unpaved road
      And B3 is a stone building with one upper level with unpaved road
      And a road crosses hexside B2-B3
      And hexside B2-B3 is a <barrier>
      And a German squad P <start> B2
      When P moves <end> B3
      Then that is allowed
      And it costs <mf> MF

      Examples: upstairs it pays for building and hexside
        | row   | barrier | start         | end           | mf |
        | above | hedge   | on level 1 of | to level 1 of | 3  |

      Examples: on the ground it uses the road
        | row   | barrier | start | end  | mf |
        | below | hedge   | in    | into | 1  |
