@B9.6
Feature: B9.6 Hillside walls and hedges

  Rule: B9.6 A wall or hedge that borders the higher ground directly is a Hillside one

    @B9.6-1
    Scenario Outline: B9.6-1a a <depiction> at level <base> between levels <la> and <lb>, <strip> lower ground beyond it: Hillside, <hill>
      Given B2 is level <la> Open Ground
      And B3 is level <lb> Open Ground
      And hexside B2-B3 is a <depiction> at level <base>
      When the players ask what hexside B2-B3 is
      Then hexside B2-B3 stands on level <base>
      And to the question whether hexside B2-B3 is a Hillside wall or hedge the answer is <hill>

      Examples: on the higher of two Base Levels
        | row                 | depiction | la | lb | strip | base | hill |
        | wall-0-and-1        | wall      | 0  | 1  | no    | 1    | yes  |
        | hedge-0-and-1       | hedge     | 0  | 1  | no    | 1    | yes  |
        | hedge-minus-1-and-0 | hedge     | -1 | 0  | no    | 0    | yes  |

      Examples: on the lower one (9.35)
        | row                        | depiction | la | lb | strip | base | hill |
        | wall-strip-of-lower-ground | wall      | 0  | 1  | some  | 0    | no   |

      Examples: one Base Level
        | row           | depiction | la | lb | strip | base | hill |
        | hedge-1-and-1 | hedge     | 1  | 1  | no    | 1    | no   |

    @B9.6-1
    Scenario: B9.6-1b without wall or hedge there is nothing to be Hillside
      Given B3 is level 1 Open Ground
      When the players ask what hexside B2-B3 is
      Then hexside B2-B3 carries nothing
      And to the question whether hexside B2-B3 is a Hillside wall or hedge the answer is no

    @B9.6-2
    Scenario: B9.6-2 3U4-V4, where lower ground shows behind the wall, is an ordinary wall at level 0
      Given the board excerpt 3_U4
      When the players ask what hexside U4-V4 is
      Then hexside U4-V4 is treated as wall
      And hexside U4-V4 stands on level 0
      And to the question whether hexside U4-V4 is a Hillside wall or hedge the answer is no

    @B9.6-3
    Scenario Outline: B9.6-3a 25<hexside>, between <first> and <second>, is Hillside
      Given the hexes are those of board 25
      And <one> is <first>
      And <other> is <second>
      And hexside <hexside> is a <depiction> at level <base>
      When the players ask what hexside <hexside> is
      Then hexside <hexside> is treated as <depiction>
      And to the question whether hexside <hexside> is a Hillside wall or hedge the answer is yes

      Examples: as board 25 has them; the Base Level of a wadi hex is -1
        | hexside | one | first               | other | second              | depiction | base |
        | B4-B5   | B4  | wadi                | B5    | stone building      | hedge     | 0    |
        | C5-C6   | C5  | wadi                | C6    | level 1 orchard     | hedge     | 1    |
        | X4-X5   | X4  | Open Ground         | X5    | level 1 Open Ground | wall      | 1    |

    @B9.6-3
    Scenario Outline: B9.6-3b <board><hexside> is Hillside, a <depiction> on the higher ground of <higher>
      Given the hexes are those of board <board>
      And <lower> is Open Ground
      And <higher> is level 1 Open Ground
      And hexside <hexside> is a <depiction> at level 1
      When the players ask what hexside <hexside> is
      Then to the question whether hexside <hexside> is a Hillside wall or hedge the answer is yes

      Examples: whichever of the two hexes is the higher, wall or hedge
        | row                  | board | hexside | depiction | lower | higher |
        | board-25-u3-u4-wall  | 25    | U3-U4   | wall      | U3    | U4     |
        | board-25-u3-u4-hedge | 25    | U3-U4   | hedge     | U4    | U3     |
        | board-25-v9-w9-wall  | 25    | V9-W9   | wall      | V9    | W9     |
        | board-25-v9-w9-hedge | 25    | V9-W9   | hedge     | W9    | V9     |
        | board-8-m4-m5-wall   | 8     | M4-M5   | wall      | M4    | M5     |
        | board-8-m4-m5-hedge  | 8     | M4-M5   | hedge     | M5    | M4     |
        | board-8-x3-x4-wall   | 8     | X3-X4   | wall      | X3    | X4     |
        | board-8-x3-x4-hedge  | 8     | X3-X4   | hedge     | X4    | X3     |
        | board-12-x4-y4-wall  | 12    | X4-Y4   | wall      | X4    | Y4     |
        | board-12-x4-y4-hedge | 12    | X4-Y4   | hedge     | Y4    | X4     |
        | board-13-s4-s5-wall  | 13    | S4-S5   | wall      | S4    | S5     |
        | board-13-s4-s5-hedge | 13    | S4-S5   | hedge     | S5    | S4     |

    @B9.6-3
    Scenario: B9.6-3c 25B5-C5 goes on beside 25B4-B5 as a Hillside hedge, 25V6-V7 is none
      Given the hexes are those of board 25
      And C5 is a wadi
      And hexside B5-C5 is a hedge at level 0
      And V6 is level 1 Open Ground
      And V7 is level 2 Open Ground
      And hexside V6-V7 is a wall at level 1
      When the players ask what hexside B5-C5 is
      Then to the question whether hexside B5-C5 is a Hillside wall or hedge the answer is yes
      And to the question whether hexside V6-V7 is a Hillside wall or hedge the answer is no

    @B9.6-3 @reading:B9.6-hillside-bocage
    Scenario: B9.6-3d a Hillside hedge that is bocage is a one-level obstacle
      Given F3 is level 2 Open Ground
      And F4 and F5 are level 1 Open Ground
      And there is a SSR that all hedges are bocage
      And hexside F5-F6 is a hedge at level 1
      When LOS is traced between F3 and F8
      Then the LOS is blocked

    @B9.6-3 @reading:B9.6-hillside-bocage=hillside
    Scenario: B9.6-3e or by the other reading it is ignored between different levels
      Given F3 is level 2 Open Ground
      And F4 and F5 are level 1 Open Ground
      And there is a SSR that all hedges are bocage
      And hexside F5-F6 is a hedge at level 1
      When LOS is traced between F3 and F8
      Then the LOS is clear

    @B9.6-4
    Scenario Outline: B9.6-4a uphill over a Hillside <type> into Open Ground is 3 MF
      Given it is the MPh of the German turn
      And B3 is level 1 Open Ground
      And hexside B2-B3 is a <type> at level 1
      And a German squad in B2
      When the German squad moves into B3
      Then that is allowed
      And it costs 3 MF

      Examples:
        | type  |
        | wall  |
        | hedge |

    @B9.6-4
    Scenario Outline: B9.6-4b a German <vehicle> crosses a Hillside <type>: <verdict>
      Given it is the MPh of the German turn
      And B3 is level 1 Open Ground
      And hexside B2-B3 is a <type> at level 1
      And a moving German <vehicle> in B2
      When the German <vehicle> moves into B3
      Then that is <verdict>

      Examples: as an ordinary one
        | row             | vehicle   | type  | verdict     |
        | tank-wall       | tank      | wall  | allowed     |
        | halftrack-hedge | halftrack | hedge | allowed     |
        | halftrack-wall  | halftrack | wall  | not allowed |
        | truck-hedge     | truck     | hedge | not allowed |

    @B9.6-5
    Scenario Outline: B9.6-5 a Hillside <type> is TEM <tem> for Infantry above it, fired at from <firer>
      Given it is the PFPh of the Russian turn
      And B3 is level 1 Open Ground
      And hexside B2-B3 is a <type> at level 1
      And a German squad in B3
      And the German squad has wall advantage
      And a Russian squad in <firer>
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the TEM is <tem>

      Examples: from the lower hex and from beyond it
        | row           | type  | firer | tem |
        | wall-from-b2  | wall  | B2    | +2  |
        | hedge-from-b2 | hedge | B2    | +1  |
        | wall-from-b1  | wall  | B1    | +2  |
        | hedge-from-b1 | hedge | B1    | +1  |

    @B9.6-1
    Scenario: B9.6-1c a cliff is no Hillside wall
      Given B3 is level 1 Open Ground
      And hexside B2-B3 is a cliff at level 1
      When the players ask what hexside B2-B3 is
      Then to the question whether hexside B2-B3 is a Hillside wall or hedge the answer is no
