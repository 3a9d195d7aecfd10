@B16.6
Feature: B16.6 Water depth

  Rule: B16.6 The depth of a stream or river spreads through linked marsh

    @B16.6-1 @B16.6-10
    Scenario Outline: B16.6-1 marsh next to a <body> that is <depth> is treated as <result>
      Given B2 is marsh
      And B3 is <body>
      And the water depth is <depth>
      When the players ask what B2 is
      Then B2 is treated as <result>

      Examples:
        | row                | body   | depth        | result  |
        | stream-dry         | stream | dry          | mudflat |
        | stream-shallow     | stream | shallow      | marsh   |
        | stream-deep        | stream | deep         | marsh   |
        | stream-flooded     | stream | flooded      | stream  |
        | river-fordable     | river  | fordable     | mudflat |
        | river-not-fordable | river  | not fordable | marsh   |
        | river-flooded      | river  | flooded      | river   |

    @B16.6-2
    Scenario Outline: B16.6-2 the flood reaches <hex> through an unbroken run of marsh
      Given B6 is river
      And B3, B4 and B5 are marsh
      And the water depth is flooded
      When the players ask what <hex> is
      Then <hex> is treated as river

      Examples:
        | hex |
        | B5  |
        | B4  |
        | B3  |

    @B16.6-3 @B16.6-4
    Scenario Outline: B16.6-3 one hex of other terrain cuts the run: <hex> is <result>
      Given B6 is river
      And B5 and B3 are marsh
      And the water depth is flooded
      When the players ask what <hex> is
      Then <hex> is treated as <result>

      Examples:
        | hex | result |
        | B3  | marsh  |
        | B5  | river  |

    @B16.6-4
    Scenario Outline: B16.6-4 marsh with no link to water is unaffected where the depth is <depth>
      Given B2 is marsh
      And B6 is <body>
      And the water depth is <depth>
      When the players ask what B2 is
      Then B2 is treated as marsh
      And all that is as given

      Examples:
        | row      | body   | depth    |
        | flooded  | river  | flooded  |
        | dry      | stream | dry      |
        | fordable | river  | fordable |

    @B16.6-5
    Scenario Outline: B16.6-5 low water makes mudflat of <hex> too
      Given B5 is stream
      And B3 and B4 are marsh
      And the water depth is dry
      When the players ask what <hex> is
      Then <hex> is treated as mudflat

      Examples:
        | hex |
        | B4  |

      @reading:B16.6-low-water
      Examples: as far as a flood would reach
        | hex |
        | B3  |

    @B16.6-5 @reading:B16.6-low-water=adjacent
    Scenario Outline: B16.6-5b or by the other reading <hex>, which is not next to the stream, stays marsh
      Given B5 is stream
      And B3 and B4 are marsh
      And the water depth is dry
      When the players ask what <hex> is
      Then <hex> is treated as marsh
      And all that is as given

      Examples:
        | hex |
        | B3 |

    @B16.7 @B16.6-1 @B16.7-1
    Scenario Outline: B16.6-1c printed mudflat next to a <body> that is <depth> is treated as <result>
      Given B2 is mudflat
      And B3 is <body>
      And the water depth is <depth>
      When the players ask what B2 is
      Then B2 is treated as <result>

      Examples: mudflat is marsh, and where its own rules say nothing else those of marsh hold (16.7)
        | row                | body   | depth        | result  |
        | stream-flooded     | stream | flooded      | stream  |
        | river-flooded      | river  | flooded      | river   |
        | stream-deep        | stream | deep         | mudflat |
        | river-not-fordable | river  | not fordable | mudflat |
        | river-fordable     | river  | fordable     | mudflat |
        | canal-flooded      | canal  | flooded      | mudflat |

    @B16.7 @B16.6-2 @B16.7-1
    Scenario Outline: B16.6-2b the flood reaches <hex> past printed mudflat
      Given B6 is river
      And B5 is mudflat
      And B4 is marsh
      And B3 is mudflat
      And the water depth is flooded
      When the players ask what <hex> is
      Then <hex> is treated as river

      Examples:
        | hex |
        | B5  |
        | B4  |
        | B3  |

    @B16.6-1
    Scenario Outline: B16.6-1d next to a stream whose depth is not told, which is dry, <ground> is mudflat
      Given B2 is <ground>
      And B3 is stream
      When the players ask what B2 is
      Then B2 is treated as mudflat

      Examples:
        | ground  |
        | marsh   |
        | mudflat |

    @B16.6-1
    Scenario: B16.6-1e a river whose depth is not told leaves marsh what it is
      Given B2 is marsh
      And B3 is river
      When the players ask what B2 is
      Then B2 is treated as marsh
      And all that is as given

    @B16.6-10
    Scenario Outline: B16.6-10 a flooded <body> leaves marsh what it is
      Given B2 is marsh
      And B3 is <body>
      And the water depth is flooded
      When the players ask what B2 is
      Then B2 is treated as marsh
      And all that is as given

      Examples:
        | body  |
        | pond  |
        | canal |

  Rule: B16.6 What follows

    @B16.6-6
    Scenario: B16.6-6 hexes next to flooded marsh remain Bog hexes
      Given B2 is marsh
      And B1 is river
      And the water depth is flooded
      And a German tank in B4
      And it is the MPh of the German turn
      When the German tank moves into B3
      Then that is allowed
      And a Bog DR is due from the German tank

    @B16.6-7
    Scenario: B16.6-7 hexes next to a flooded river that never was marsh do not become any
      Given B2 is river
      And the water depth is flooded
      And a German tank in B4
      And it is the MPh of the German turn
      When the German tank moves into B3
      Then that is allowed
      And no Bog DR is due from the German tank
      And the German tank is on top in B3

    @B16.6-8
    Scenario Outline: B16.6-8 next to a <body> that is <depth> the Hindrance across the marsh is <hindrance>
      Given B3 is marsh
      And C4 is <body>
      And the water depth is <depth>
      When LOS is traced between B2 and B4
      Then the LOS is clear
      And the Hindrance is <hindrance>

      Examples: in flood the marsh is water, which hinders no LOS
        | row                | body   | depth        | hindrance |
        | river-flooded      | river  | flooded      | 0         |
        | river-not-fordable | river  | not fordable | +1        |
        | river-fordable     | river  | fordable     | +1        |
        | stream-flooded     | stream | flooded      | 0         |
        | stream-shallow     | stream | shallow      | +1        |

    @B16.6-9
    Scenario Outline: B16.6-9 next to a <body> that is <depth> a squad's entry is <verdict>
      Given B2 is marsh
      And B1 is <body>
      And the water depth is <depth>
      And a German squad in B3
      And it is the MPh of the German turn
      When the German squad moves into B2
      Then that is <verdict>

      Examples: the whole allotment buys no way into a river
        | row                | body   | depth        | verdict     |
        | river-flooded      | river  | flooded      | not allowed |
        | river-not-fordable | river  | not fordable | allowed     |
        | river-frozen       | river  | frozen       | allowed     |
        | stream-flooded     | stream | flooded      | not allowed |
        | stream-deep        | stream | deep         | allowed     |

  Rule: B16.6 A depth that is that of one water alone

    @B16.6-1
    Scenario Outline: B16.6-1b next to a <body> marsh is treated as <result>
      Given B2 is marsh
      And B3 is a <body>
      And the water depth is deep
      When the players ask what B2 is
      Then B2 is treated as <result>

      Examples: the other streams of the board are deep
        | body           | result  |
        | dry stream     | mudflat |
        | deep stream    | marsh   |
        | flooded stream | stream  |
