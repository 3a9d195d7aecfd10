@B9.7
Feature: B9.7 Cactus hedges

  Rule: B9.7 A cactus hedge is a hedge that hardly anybody walks through

    @B9.7-1
    Scenario Outline: B9.7-1 with <ssr> a <hexside> is treated as <kind>
      Given there is <ssr>
      And hexside B2-B3 is a <hexside>
      When the players ask what hexside B2-B3 is
      Then hexside B2-B3 is treated as <kind>

      Examples:
        | row              | ssr                                       | hexside | kind         |
        | cactus-ssr-wall  | a SSR that walls/hedges are cactus hedges | wall    | cactus hedge |
        | cactus-ssr-hedge | a SSR that walls/hedges are cactus hedges | hedge   | cactus hedge |
        | no-ssr-hedge     | no SSR on walls and hedges                | hedge   | hedge        |

    @B9.7-2
    Scenario Outline: B9.7-2 printed as a <print>, <ssr>, it has TEM <tem>
      Given it is the PFPh of the Russian turn
      And there is <ssr>
      And hexside B2-B3 is a <print>
      And a German squad in B3
      And the German squad has wall advantage
      And a Russian squad in B1
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM is <tem>

      Examples: a cactus hedge
        | row              | ssr                                       | print | tem |
        | cactus-ssr-wall  | a SSR that walls/hedges are cactus hedges | wall  | +1  |
        | cactus-ssr-hedge | a SSR that walls/hedges are cactus hedges | hedge | +1  |

      Examples: a wall
        | row         | ssr                        | print | tem |
        | no-ssr-wall | no SSR on walls and hedges | wall  | +2  |

    @B9.7-2 @B9.33 @B9.33-1
    Scenario Outline: B9.7-2c from level <level> of the next hex a cactus hedge is worth <tem>
      Given hexside F5-F6 is a cactus hedge
      And a German squad in F5
      And the German squad has wall advantage
      And F6 is level <level> Open Ground
      And a Russian squad in F6
      When the Russian squad attacks the German squad with small-arms fire
      Then the cactus hedge gives a TEM of <tem>
      And the TEM is <tem>

      Examples: height takes its TEM as it takes that of a hedge
        | level | tem |
        | 1     | +1  |
        | 2     | 0   |

    @B9.7-2 @B9.34 @B9.34-1
    Scenario Outline: B9.7-2d against <fire> a cactus hedge is worth 0
      Given hexside F5-F6 is a cactus hedge
      And a German squad in F5
      When <fire> hits F5
      Then the cactus hedge gives a TEM of 0
      And the TEM is 0

      Examples:
        | fire                    |
        | an on-board mortar      |
        | an OBA HE Concentration |

    @B9.7-3
    Scenario Outline: B9.7-3 from level <level> of B1 to B5 the LOS over a cactus hedge is <sight>
      Given hexside B2-B3 is a cactus hedge
      And B1 is level <level> Open Ground
      And B5 is level <level> Open Ground
      And a German squad in B1
      And a Russian squad in B5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: a Half-Level obstacle
        | level | sight   |
        | 0     | blocked |
        | 1     | clear   |

    @B9.7-4
    Scenario Outline: B9.7-4 behind a wall with <ssr> a tank <status> HD
      Given it is the PFPh of the Russian turn
      And there is <ssr>
      And hexside B2-B3 is a wall
      And a German tank in B3
      And the German tank has wall advantage
      And a Russian tank in B2
      When the Russian tank attacks the German tank with a Gun
      Then the German tank <status> HD to it

      Examples:
        | ssr                                       | status |
        | a SSR that walls/hedges are cactus hedges | is not |
        | no SSR on walls and hedges                | is     |

    @B9.7-5
    Scenario Outline: B9.7-5 in <ground> wall advantage over a cactus hedge is <compulsion>
      Given hexside B2-B3 is a cactus hedge
      And B3 is <ground>
      And a German squad in B3
      When the players ask about the wall advantage of the German squad
      Then the wall advantage of the German squad is <compulsion>

      Examples:
        | ground      | compulsion |
        | Open Ground | mandatory  |
        | woods       | voluntary  |

    @B9.7-6 @B9.7-10
    Scenario: B9.7-6 Infantry crosses by Minimum Move, which takes all its MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a cactus hedge
      And a German squad in B2
      When the German squad moves into B3 by Minimum Move
      Then that is allowed
      And the German squad is on top in B3
      And the German squad has 0 MF left
      And the German squad is CX
      And the German squad is pinned

    @B9.7-7
    Scenario: B9.7-7 Infantry crosses by Low Crawl
      Given it is the RtPh of the German turn
      And hexside B2-B3 is a cactus hedge
      And B3 is woods
      And a broken DM German squad in B2
      And a Russian squad in B0
      When the German squad routs into B3 by Low Crawl
      Then that is allowed
      And it has spent 6 MF in all
      And the German squad is on top in B3

    @B9.7-8
    Scenario: B9.7-8a Infantry crosses in the APh as against Difficult Terrain, even into Open Ground
      Given it is the APh of the German turn
      And hexside B2-B3 is a cactus hedge
      And a German squad in B2
      When the German squad advances into B3
      Then that is allowed
      And the German squad is on top in B3
      And the German squad is CX

    @B9.7-8
    Scenario: B9.7-8b over an ordinary hedge it would not be CX
      Given it is the APh of the German turn
      And hexside B2-B3 is a hedge
      And a German squad in B2
      When the German squad advances into B3
      Then that is allowed
      And the German squad is not CX
      And all that is as given

    @B9.7-9
    Scenario Outline: B9.7-9a in the MPh Infantry walks across a <hexside>: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <hexside>
      And a German squad in B2
      When the German squad moves into B3
      Then that is <verdict>

      Examples:
        | hexside      | verdict     |
        | cactus hedge | not allowed |
        | hedge        | allowed     |

    @B9.7-9
    Scenario Outline: B9.7-9b in the MPh Infantry crosses a <hexside> <how>: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <hexside>
      And a German squad in B2
      When the German squad moves into B3 <how>
      Then that is <verdict>

      Examples:
        | row                           | hexside      | how                 | verdict     |
        | cactus-hedge-assault-movement | cactus hedge | by Assault Movement | not allowed |
        | hedge-assault-movement        | hedge        | by Assault Movement | allowed     |
        | cactus-hedge-double-time      | cactus hedge | by Double Time      | not allowed |
        | hedge-double-time             | hedge        | by Double Time      | allowed     |
        | cactus-hedge-minimum-move     | cactus hedge | by Minimum Move     | allowed     |

    @B9.7-9
    Scenario Outline: B9.7-9c a rout that is no Low Crawl over a <hexside>: <verdict>
      Given it is the RtPh of the German turn
      And hexside B2-B3 is a <hexside>
      And B3 is woods
      And a broken DM German squad in B2
      And a Russian squad in B0
      When the German squad routs into B3
      Then that is <verdict>

      Examples:
        | hexside      | verdict     |
        | cactus hedge | not allowed |
        | hedge        | allowed     |

    @B9.7-9
    Scenario Outline: B9.7-9d an advance that cannot be one vs Difficult Terrain, over a <hexside>: <verdict>
      Given it is the APh of the German turn
      And hexside B2-B3 is a <hexside>
      And a CX German squad in B2
      When the German squad advances into B3
      Then that is <verdict>

      Examples: a CX unit makes none
        | hexside      | verdict     |
        | cactus hedge | not allowed |
        | hedge        | allowed     |

    @B9.7-9
    Scenario Outline: B9.7-9e Infantry crosses a <hexside> into Bypass: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <hexside>
      And B3 is woods
      And the artwork of B3 does not reach towards C3
      And a German squad in B2
      When the German squad bypasses B3 along B3-C3
      Then that is <verdict>

      Examples:
        | hexside      | verdict     |
        | cactus hedge | not allowed |
        | hedge        | allowed     |

    @B9.7-10
    Scenario Outline: B9.7-10a <unit> may not cross
      Given it is the MPh of the German turn
      And hexside B2-B3 is a cactus hedge
      And <unit> P in B2
      When P moves into B3
      Then that is not allowed
      And B9.7 forbids it

      Examples:
        | unit                   |
        | a German Cavalry squad |
        | a German horse         |
        | a moving German wagon  |

    @B9.7-10
    Scenario Outline: B9.7-10b <unit> may not cross by Minimum Move either
      Given it is the MPh of the German turn
      And hexside B2-B3 is a cactus hedge
      And <unit> P in B2
      When P moves into B3 by Minimum Move
      Then that is not allowed
      And B9.7 or A4.134 forbids it

      Examples:
        | unit                   |
        | a German Cavalry squad |

    @B9.7-11
    Scenario Outline: B9.7-11a a German <vehicle> crosses for <mp> MP, <check> due, as over a hedge
      Given it is the MPh of the German turn
      And hexside B2-B3 is a cactus hedge
      And a moving German <vehicle> in B2
      When the German <vehicle> moves into B3
      Then that is allowed
      And it costs <mp> MP
      And <check> due from the German <vehicle>

      Examples: COT 1, 1 and 3
        | vehicle     | mp | check        |
        | tank        | 2  | no Bog DR is |
        | halftrack   | 3  | a Bog DR is  |
        | armored car | 6  | a Bog DR is  |

    @B9.7-11
    Scenario: B9.7-11b a truck does not cross
      Given it is the MPh of the German turn
      And hexside B2-B3 is a cactus hedge
      And a moving German truck in B2
      When the German truck moves into B3
      Then that is not allowed
      And B9.7 forbids it

    @B9.7-12
    Scenario Outline: B9.7-12a <unit> passes a gap by its road for <cost> MF or MP
      Given it is the MPh of the German turn
      And B2 is an unpaved road
      And B3 is an unpaved road
      And hexside B2-B3 is a cactus hedge
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And <unit> P in B2
      When P moves into B3
      Then that is allowed
      And it costs <cost> MF

      Examples:
        | unit                   | cost |
        | a German squad         | 1    |
        | a German Cavalry squad | 1    |
        | a moving German truck  | 0.5  |

    @B9.7-12
    Scenario: B9.7-12b off that road Infantry does not pass
      Given it is the MPh of the German turn
      And B2 is an unpaved road
      And B3 is an unpaved road
      And hexside B2-B3 is a cactus hedge
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And a German squad in B2
      When the German squad moves into B3 off the road
      Then that is not allowed
      And B9.7 forbids it

    @B9.7-1
    Scenario Outline: B9.7-1b where every wall is a cactus hedge a <hexside> is a <kind>
      Given there is a SSR that wall hexsides each become a cactus hedge
      And hexside B2-B3 is a <hexside>
      When the players ask what hexside B2-B3 is
      Then hexside B2-B3 is treated as <kind>

      Examples:
        | hexside | kind         |
        | wall    | cactus hedge |
        | hedge   | hedge        |

    @B9.7-3
    Scenario: B9.7-3b it is half a level high
      Given hexside B2-B3 is a cactus hedge
      When the players ask what hexside B2-B3 is
      Then it is an obstacle of 1/2 level

    @B9.7-9
    Scenario Outline: B9.7-9f a bicyclist squad rides across a <hexside>: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <hexside>
      And a German bicyclist squad in B2
      When the German squad moves into B3
      Then that is <verdict>

      Examples:
        | hexside      | verdict     |
        | cactus hedge | not allowed |
