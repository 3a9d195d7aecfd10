Feature: Every terrain of the chart, and what a hexside is by itself

  Rule: B27.4 COT of the hex of a foxhole

    @B27.4 @B12.7xB27.4-501
    Scenario Outline: B12.7xB27.4-501a onto a foxhole in <ground> a squad moves for <mf> MF
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds a foxhole 1S
      And a German squad P with 4 MF in B2
      When P moves into B3
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | row       | ground       | mf  |
        | plowed    | plowed field | 1.5 |
        | vineyard  | vineyard     | 2   |
        | forest    | forest       | 2   |
        | pine      | pine woods   | 1.5 |
        | woods     | woods        | 2   |
        | brush     | brush        | 2   |
        | orchard   | orchard      | 1   |
        | olive     | olive grove  | 2   |
        | cactus    | cactus patch | 3   |
        | grain     | grain        | 1.5 |
        | graveyard | graveyard    | 1   |
        | open      | Open Ground  | 1   |

    @B27.2 @B12.7xB27.2-501
    Scenario Outline: B12.7xB27.2-501a past a foxhole in <ground> the Hindrance is <drm>
      Given B3 is <ground>
      And B3 holds a foxhole 1S
      And a German squad in B2
      And a Russian squad in B4
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is <drm>

      Examples:
        | row       | ground       | drm |
        | plowed    | plowed field | 0   |
        | vineyard  | vineyard     | +1  |
        | brush     | brush        | +1  |
        | orchard   | orchard      | +1  |
        | olive     | olive grove  | +1  |
        | grain     | grain        | +1  |
        | graveyard | graveyard    | +1  |
        | open      | Open Ground  | 0   |

    @B27.2 @B12.7xB27.2-501
    Scenario Outline: B12.7xB27.2-501b past one in <ground> there is no LOS
      Given B3 is <ground>
      And B3 holds a foxhole 1S
      And a German squad in B2
      And a Russian squad in B4
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked

      Examples:
        | row    | ground       |
        | woods  | woods        |
        | forest | forest       |
        | pine   | pine woods   |
        | cactus | cactus patch |

    @B27.2 @B12.7xB27.2-501
    Scenario Outline: B12.7xB27.2-501c in December, from level 1, past one in <ground> the LOS is <sight>
      Given the date is 1944-12-10
      And B2 is level 1 Open Ground
      And B3 is <ground>
      And B3 holds a foxhole 1S
      And a German squad in B2
      And a Russian squad in B4
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples:
        | row     | ground      | sight   |
        | orchard | orchard     | clear   |
        | olive   | olive grove | blocked |

    @B27.3 @B12.7xB27.3-501
    Scenario Outline: B12.7xB27.3-501 on top of one in <ground> a squad has <tem>
      Given it is the PFPh of the Russian turn
      And B2 is <ground>
      And B2 holds a foxhole 1S
      And a German squad P on top of the foxhole in B2
      And a Russian squad E in B4
      When E attacks P with small-arms fire
      Then the TEM is <tem>

      Examples:
        | row       | ground       | tem |
        | plowed    | plowed field | 0   |
        | vineyard  | vineyard     | 0   |
        | brush     | brush        | 0   |
        | orchard   | orchard      | 0   |
        | grain     | grain        | 0   |
        | woods     | woods        | +1  |
        | forest    | forest       | +1  |
        | pine      | pine woods   | +1  |
        | olive     | olive grove  | +1  |
        | cactus    | cactus patch | +1  |
        | graveyard | graveyard    | +1  |

  Rule: B16.3 What is Open Ground

    @B16.3 @B1.4xB16.3-501
    Scenario Outline: B1.4xB16.3-501 <ground> is Open Ground: <open>
      Given B2 is <ground>
      When the players ask what B2 is
      Then to the question whether it is Open Ground the answer is <open>
      And its ground is at level <level>, and its terrain rises <height> levels

      Examples:
        | row        | ground              | open | level | height |
        | open       | Open Ground         | yes  | 0     | 0      |
        | hill       | level 2 Open Ground | yes  | 2     | 0      |
        | shellholes | shellholes          | no   | 0     | 0      |
        | woods      | woods               | no   | 0     | 1      |
        | marsh      | marsh               | no   | 0     | 1/2    |
        | river      | river               | no   | 0     | 0      |
        | gully      | gully               | yes  | -1    | 0      |

    @B16.3 @B1.4xB16.3-501
    Scenario Outline: B1.4xB16.3-501w a <building> is no Open Ground and rises <height> levels
      Given B2 is a <building>
      When the players ask what B2 is
      Then to the question whether it is Open Ground the answer is no
      And its ground is at level 0, and its terrain rises <height> levels

      Examples: by the levels it has
        | row    | building                              | height |
        | wooden | wooden building with one upper level  | 1.5    |
        | two    | wooden building with two upper levels | 2.5    |
        | stone  | stone building with two upper levels  | 2.5    |

  Rule: B16.6 What water leaves Open Ground

    @B16.6 @B16.6xB20.42-601
    Scenario Outline: B16.6xB20.42-601a where the water depth is <depth> to the question whether a stream is Open Ground the answer is <open>
      Given B6 is stream
      And the water depth is <depth>
      When the players ask what B6 is
      Then to the question whether it is Open Ground the answer is <open>

      Examples:
        | depth   | open |
        | dry     | yes  |
        | shallow | yes  |
        | deep    | yes  |
        | flooded | no   |

    @B16.6 @B16.6xB20.42-601
    Scenario: B16.6xB20.42-601b nor is a canal
      Given a canal below its banks runs through B6
      When the players ask what B6 is
      Then to the question whether it is Open Ground the answer is no

    @B16.6 @B16.6-8
    Scenario Outline: B16.6-8u marsh that the <body> has flooded is no Open Ground
      Given B6 is <body>
      And B5 is marsh
      And the water depth is flooded
      When the players ask what B5 is
      Then to the question whether it is Open Ground the answer is no

      Examples:
        | body   |
        | river  |
        | stream |

  Rule: B9.2 A Roadblock is as high as a wall

    @B9.2 @B9.2-5
    Scenario Outline: B9.2-5u past a Roadblock the LOS of <viewer> is <sight>
      Given hexside F5-F6 is a Roadblock
      And a German squad <place>
      And a Russian squad in F7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples:
        | row    | viewer                | place | sight   |
        | beyond | who is not next to it | in F4 | blocked |
        | at-it  | who is                | in F5 | clear   |

  Rule: B9.51 A hexside with nothing on it

    @B9.51 @B9.51-3
    Scenario: B9.51-3u it is no obstacle of any height
      Given there is a SSR that all walls and hedges are bocage
      And hexside B3-B4 is a hedge
      When the players ask what hexside B2-B3 is
      Then hexside B2-B3 carries nothing
      And it is an obstacle of 0 level

  Rule: B9.3 What a hexside is worth by itself

    @B9.3 @B9.3-1
    Scenario: B9.3-1u a wall
      Given hexside F5-F6 is a wall
      When the players ask what hexside F5-F6 is
      Then its TEM against Direct Fire is +2

    @B9.3 @B9.3-2
    Scenario: B9.3-2u a hedge
      Given hexside F5-F6 is a hedge
      When the players ask what hexside F5-F6 is
      Then its TEM against Direct Fire is +1

    @B9.51 @B9.51-3
    Scenario: B9.51-3v a hexside with nothing on it
      Given there is a SSR that all walls and hedges are bocage
      And hexside B3-B4 is a hedge
      When the players ask what hexside B2-B3 is
      Then its TEM against Direct Fire is 0
