Feature: One shot has one line: LOS, Hindrance, TEM and what bocage bars are of the same two points

  Rule: B9.42 Infantry that fires in Bypass has the LOS and the TEM of one of its vertices

    @B9.3 @B9.42 @A4.34xB9.3xB9.42-1101
    Scenario Outline: A4.34xB9.3xB9.42-1101a the vertex that sees the squad in <target> is the one whose fire crosses <side>: TEM <tem>
      Given E5 is woods
      And the artwork of E5 does not reach towards E4, F4, F5, E6, D5 and D4
      And <screen> is a stone building
      And hexside <side> is a <terrain>
      And a German squad G in <target>
      And a Russian squad R in E5
      And R is in Bypass along hexside E5-F5
      When R attacks G with small-arms fire
      Then the attack is possible
      And the TEM is <tem>

      Examples: a building hides the squad from the other vertex
        | row          | target | screen | side  | terrain | tem |
        | wall-upper   | H5     | G5     | G6-H5 | wall    | +2  |
        | hedge-upper  | H5     | G5     | G6-H5 | hedge   | +1  |
        | bare-upper   | H5     | G5     | H5-I5 | wall    | 0   |
        | wall-lower   | G5     | F5     | F4-G5 | wall    | +2  |
        | hedge-lower  | G5     | F5     | F4-G5 | hedge   | +1  |
        | bare-lower   | G5     | F5     | G5-G6 | wall    | 0   |

    @B9.3 @B9.42 @A4.34xB9.3xB9.42-1101
    Scenario Outline: A4.34xB9.3xB9.42-1101b so has a fire group of that unit and one in F5, with a wall on <side>: TEM <tem>
      Given E5 is woods
      And the artwork of E5 does not reach towards E4, F4, F5, E6, D5 and D4
      And G5 is a stone building
      And hexside <side> is a wall
      And a German squad G in H5
      And a Russian squad R in E5
      And R is in Bypass along hexside E5-F5
      And a Russian squad S in F5
      When R and S together attack G with small-arms fire
      Then the attack is possible
      And the TEM is <tem>

      Examples: nobody else's line is asked at the other vertex
        | row  | side  | tem |
        | wall | G6-H5 | +2  |
        | bare | H5-I5 | 0   |

    @B9.3 @B9.42 @A4.34xB9.3xB9.42-1101
    Scenario Outline: A4.34xB9.3xB9.42-1101c with <screens> stone building: the attack is <word>
      Given E5 is woods
      And the artwork of E5 does not reach towards E4, F4, F5, E6, D5 and D4
      And <screens> stone building
      And hexside G6-H5 is a wall
      And a German squad G in H5
      And a Russian squad R in E5
      And R is in Bypass along hexside E5-F5
      When R attacks G with small-arms fire
      Then the attack is <word>

      Examples: neither vertex, or one, sees it
        | row     | screens       | word         |
        | neither | G5 and G6 are | not possible |
        | one     | G5 is         | possible     |

    @B9.42 @A10.531xB9.42-1101
    Scenario Outline: A10.531xB9.42-1101 FFMO by the vertex that sees it: <side> is a <terrain>, and FFMO <applies>
      Given it is the MPh of the German turn
      And E5 is woods
      And the artwork of E5 does not reach towards E4, F4, F5, E6, D5 and D4
      And G5 is a stone building
      And hexside <side> is a <terrain>
      And a German squad G in I5
      And a Russian squad R in E5
      And R is in Bypass along hexside E5-F5
      When G moves into H5
      And R attacks G with small-arms fire
      Then the attack is possible
      And FFMO <applies>
      And FFNAM applies

      Examples:
        | row   | side  | terrain | applies        |
        | wall  | G6-H5 | wall    | does not apply |
        | hedge | G6-H5 | hedge   | does not apply |
        | bare  | H5-I5 | wall    | applies        |

    @B9.31 @B9.42 @B9.31xB9.42xC8.31-2901
    Scenario Outline: B9.31xB9.42xC8.31-2901 HEAT out of Bypass, with a <terrain> on <side>: <word>
      Given it is the PFPh of the Russian turn
      And E5 is woods
      And the artwork of E5 does not reach towards E4, F4, F5, E6, D5 and D4
      And hexside <side> is a <terrain>
      And a German squad G in H5
      And a Russian squad R in E5
      And R is in Bypass along hexside E5-F5
      And R possesses a BAZ
      When R attacks G with HEAT
      Then the attack is <word>

      Examples: the vertex chosen is one whose line crosses the wall
        | row       | side  | terrain | word         |
        | wall      | G6-H5 | wall    | possible     |
        | hedge     | G6-H5 | hedge   | not possible |
        | wall-back | H5-I5 | wall    | not possible |

  Rule: B9.53 A Gun's fire is through bocage if its line to the CAFP is

    @B9.42 @B9.53 @B9.42xB9.53-1101
    Scenario Outline: B9.42xB9.53-1101 with bocage on <side> a Gun in <gun> that turned fires at the CAFP <cafp>: <word>
      Given it is the PFPh of the Russian turn
      And G6 is woods
      And the artwork of G6 does not reach towards G5, H5, H6, G7, F6 and F5
      And hexside <side> is a bocage
      And a Russian crew in <gun>
      And the Russian crew possesses an AT Gun
      And a German tank in G6
      And the German tank is in VBM with its CAFP at vertex <cafp>
      When the AT Gun changes its CA
      And the AT Gun attacks the German tank with a Gun
      Then the attack is <word>

      @reading:B9.53-which-bocage
      Examples: bocage that forms the CAFP is in the way from the hex across it
        | row        | gun | cafp     | side  | word         |
        | e5-across  | E5  | F6-G6-G7 | F6-G6 | not possible |
        | d7-across  | D7  | F5-G5-G6 | F5-G6 | not possible |

      Examples: from no other hex
        | row        | gun | cafp     | side  | word         |
        | e5-beside  | E5  | F6-G6-G7 | F5-G6 | possible     |
        | d7-beside  | D7  | F5-G5-G6 | F6-G6 | possible     |

  Rule: B9.33 Trench TEM of a Snap Shot falls by height as any

    @B9.33 @B27.6 @B9.33xB27.6-1101
    Scenario Outline: B9.33xB27.6-1101a from level <level> a Snap Shot two hexes off at a squad on its way up meets TEM <tem>
      Given B3 is level 1 Open Ground
      And B3 holds a German trench
      And D3 is level <level> Open Ground
      And a German squad in B2
      And a Russian squad in D3
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      And the Russian squad takes a Snap Shot at the German squad across hexside B2-B3
      Then the attack is possible
      And the TEM is <tem>

      Examples: of the trench on level 1
        | row   | level | tem |
        | three | 3     | +2  |
        | four  | 4     | +1  |
        | five  | 5     | 0   |

    @B9.33 @B27.6 @B9.33xB27.6-1101 @reading:B9.33-snap-shot-level
    Scenario Outline: B9.33xB27.6-1101b on its way down out of a trench on level 1 from level <level>: TEM <tem>
      Given B2 is level 1 Open Ground
      And B2 holds a trench
      And D3 is level <level> Open Ground
      And a German squad beneath the trench in B2
      And a Russian squad in D3
      And it is the MPh of the German turn
      When the German squad moves into B3
      And the Russian squad takes a Snap Shot at the German squad across hexside B2-B3
      Then the attack is possible
      And the TEM is <tem>

      Examples: by the level of the Location entered
        | row   | level | tem |
        | two   | 2     | +2  |
        | three | 3     | +1  |
        | four  | 4     | 0   |

    @B9.33 @B27.6 @B9.33xB27.6-1101 @reading:B9.33-snap-shot-level=trench
    Scenario Outline: B9.33xB27.6-1101c or by that of the trench: from level <level> TEM <tem>
      Given B2 is level 1 Open Ground
      And B2 holds a trench
      And D3 is level <level> Open Ground
      And a German squad beneath the trench in B2
      And a Russian squad in D3
      And it is the MPh of the German turn
      When the German squad moves into B3
      And the Russian squad takes a Snap Shot at the German squad across hexside B2-B3
      Then the TEM is <tem>

      Examples:
        | row   | level | tem |
        | three | 3     | +2  |
        | four  | 4     | +1  |

    @B9.33 @B27.6 @B9.33xB27.6-1101
    Scenario Outline: B9.33xB27.6-1101d from level <level> it meets the TEM of the trench and no FFMO
      Given B2 is level 1 Open Ground
      And B2 holds a trench
      And D3 is level <level> Open Ground
      And a German squad beneath the trench in B2
      And a Russian squad in D3
      And it is the MPh of the German turn
      When the German squad moves into B3
      And the Russian squad takes a Snap Shot at the German squad across hexside B2-B3
      Then the attack is possible
      And the TEM is +2
      And FFMO does not apply

      Examples: no higher than the trench
        | level |
        | 0     |
        | 1     |

  Rule: B20.92 Crest status shelters where the line, not that of the centre dots, comes over a protected hexside

    @B9.42 @B9.42xB20.92-1501
    Scenario Outline: B9.42xB20.92-1501a in Crest status at <front> a squad has TEM <tem> against a tank in <from> at CAFP <cafp>
      Given F5 is a gully
      And <from> is woods
      And the artwork of <from> does not reach towards <free>
      And a German squad G in Crest status in F5
      And G fronts hexside <front> in its Crest status
      And a Russian tank R in <from>
      And R is in VBM with its CAFP at vertex <cafp>
      When R attacks G with small-arms fire
      Then the attack is possible
      And the TEM is <tem>

      Examples: its line comes over E6-F5 or over E5-F5, the line of the centre dots between them
        | row          | front | from | free                      | cafp     | tem |
        | lower        | F5-F6 | D5   | D4, E5, E6, D6, C6 and C5 | D5-D6-E6 | +2  |
        | upper        | F5-F6 | D5   | D4, E5, E6, D6, C6 and C5 | D4-D5-E5 | 0   |
        | front-lower  | F4-F5 | D5   | D4, E5, E6, D6, C6 and C5 | D5-D6-E6 | 0   |
        | front-upper  | F4-F5 | D5   | D4, E5, E6, D6, C6 and C5 | D4-D5-E5 | +2  |
        | mirror-lower | F5-F6 | H5   | H4, I5, I6, H6, G6 and G5 | G6-H5-H6 | +2  |
        | mirror-upper | F5-F6 | H5   | H4, I5, I6, H6, G6 and G5 | G5-H4-H5 | 0   |

    @B9.42 @B9.42xB20.92-1501
    Scenario Outline: B9.42xB20.92-1501b a squad in Bypass of D5 along <edge> sees it from one vertex alone: TEM <tem>
      Given F5 is a gully
      And D5 is woods
      And the artwork of D5 does not reach towards D4, E5, E6, D6, C6 and C5
      And <screen> is a stone building
      And a German squad G in Crest status in F5
      And G fronts hexside F5-F6 in its Crest status
      And a Russian squad R in D5
      And R is in Bypass along hexside <edge>
      When R attacks G with small-arms fire
      Then the attack is possible
      And the TEM is <tem>

      Examples:
        | row   | screen | edge  | tem |
        | upper | E6     | D5-E5 | 0   |
        | lower | E5     | D5-E6 | +2  |

  Rule: B9.55 Who is hidden by bocage is seen along the line from the CAFP

    @B9.55 @B9.42 @B9.42xB9.55-1501
    Scenario Outline: B9.42xB9.55-1501a with bocage on <side> a squad hidden in F5 is <status> to a tank in <from> at CAFP <cafp>
      Given it is the MPh of the Russian turn
      And hexside <side> is a bocage
      And <from> is woods
      And the artwork of <from> does not reach towards <free>
      And a hidden German squad in F5
      And a Russian tank R in <from>
      And R is in VBM with its CAFP at vertex <cafp>
      When the MPh ends and the DFPh begins
      Then the German squad is <status>

      Examples: its line comes over the bocage, or over the hexside beside it
        | row          | side  | from | free                      | cafp     | status     |
        | lower        | E6-F5 | D5   | D4, E5, E6, D6, C6 and C5 | D5-D6-E6 | hidden     |
        | upper        | E6-F5 | D5   | D4, E5, E6, D6, C6 and C5 | D4-D5-E5 | not hidden |
        | other-lower  | E5-F5 | D5   | D4, E5, E6, D6, C6 and C5 | D5-D6-E6 | not hidden |
        | other-upper  | E5-F5 | D5   | D4, E5, E6, D6, C6 and C5 | D4-D5-E5 | hidden     |
        | mirror-lower | F5-G6 | H5   | H4, I5, I6, H6, G6 and G5 | G6-H5-H6 | hidden     |
        | mirror-upper | F5-G6 | H5   | H4, I5, I6, H6, G6 and G5 | G5-H4-H5 | not hidden |

    @B9.55 @B9.42 @B9.42xB9.55-1501
    Scenario Outline: B9.42xB9.55-1501b and at the CCPh's end a squad behind bocage on E6-F5 is <status> to it
      Given it is the CCPh of the German turn
      And hexside E6-F5 is a bocage
      And D5 is woods
      And the artwork of D5 does not reach towards D4, E5, E6, D6, C6 and C5
      And a German squad in F5
      And a Russian tank R in D5
      And R is in VBM with its CAFP at vertex <cafp>
      When the CCPh ends and the RPh begins
      Then the German squad is <status>

      Examples:
        | row   | cafp     | status        |
        | lower | D5-D6-E6 | concealed     |
        | upper | D4-D5-E5 | not concealed |

  Rule: B9.42 A unit in Bypass is at the vertices of what it follows and at no other

    @B9.42 @A4.34xB9.42-2301
    Scenario Outline: A4.34xB9.42-2301a fire at a squad in Bypass along <along>, at vertex <vertex>, is <verdict>
      Given F5 is woods
      And the artwork of F5 does not reach towards F4, F6, E5, E6, G5 and G6
      And hexside F4-F5 is a <barrier>
      And a German squad P in F5
      And P is in Bypass along hexside <along>
      And a Russian squad R in F3
      When R attacks P with small-arms fire at vertex <vertex>
      Then the attack is <verdict>

      Examples: at an end of the hexside that it follows
        | row         | barrier | along | vertex   | verdict  |
        | first       | wall    | F4-F5 | E5-F4-F5 | possible |
        | second      | wall    | F4-F5 | F4-F5-G5 | possible |
        | first-hedge | hedge   | F4-F5 | E5-F4-F5 | possible |
        | upper-left  | wall    | E5-F5 | E5-F4-F5 | possible |
        | lower-left  | wall    | E5-F5 | E5-E6-F5 | possible |

      Examples: at another
        | row        | barrier | along | vertex   | verdict      |
        | past-left  | wall    | F4-F5 | E5-E6-F5 | not possible |
        | past-right | wall    | F4-F5 | F5-G5-G6 | not possible |
        | past-hedge | hedge   | F4-F5 | F5-G5-G6 | not possible |
        | far-end    | wall    | E5-F5 | F4-F5-G5 | not possible |
        | elsewhere  | wall    | F4-F5 | F3-F4-G4 | not possible |

    @B9.42 @A4.34xB9.42-2301
    Scenario Outline: A4.34xB9.42-2301b fire at a vehicle with its CAFP at <cafp>, at vertex <vertex>, is <verdict>
      Given F5 is woods
      And the artwork of F5 does not reach towards F4, F6, E5, E6, G5 and G6
      And hexside F4-F5 is a wall
      And a German crew C in F3
      And C possesses an AT Gun
      And a Russian tank E in F5
      And E is in VBM with its CAFP at vertex <cafp>
      When the AT Gun attacks E with a Gun at vertex <vertex>
      Then the attack is <verdict>

      Examples:
        | row         | cafp     | vertex   | verdict      |
        | left        | E5-F4-F5 | E5-F4-F5 | possible     |
        | right       | F4-F5-G5 | F4-F5-G5 | possible     |
        | other-end   | E5-F4-F5 | F4-F5-G5 | not possible |
        | other-end-2 | F4-F5-G5 | E5-F4-F5 | not possible |

  Rule: A24.3 WP and SMOKE are fired at a Location of which a unit in Bypass is seen

    @B9.42 @A24.3xB9.42-3602
    Scenario Outline: A24.3xB9.42-3602a from <from>, past woods in <screen>, at a squad in Bypass along E3-E4 with <attack>: <possible>
      Given it is the PFPh of the Russian turn
      And E4 is woods
      And the artwork of E4 does not reach towards E3
      And <screen> is woods
      And a German squad G in E4
      And G is in Bypass along hexside E3-E4
      And a Russian crew R in <from>
      And R possesses an assembled 81mm MTR
      When R attacks G with <attack>
      Then the attack is <possible>

      Examples: a vertex is seen, the centre dot is not
        | row   | from | screen | attack             | possible |
        | he    | A5   | D4     | an on-board mortar | possible |
        | wp    | A5   | D4     | WP                 | possible |
        | smoke | A5   | D4     | SMOKE              | possible |
        | other | B1   | D3     | WP                 | possible |

      Examples: neither is seen
        | row         | from | screen    | attack             | possible     |
        | he-blind    | A5   | D4 and D3 | an on-board mortar | not possible |
        | wp-blind    | A5   | D4 and D3 | WP                 | not possible |
        | smoke-blind | A5   | D4 and D3 | SMOKE              | not possible |

    @B9.42 @A24.3xB9.42-3602
    Scenario Outline: A24.3xB9.42-3602b from A5, past woods in D4, at a squad in the woods of E4 with <attack>: not possible
      Given it is the PFPh of the Russian turn
      And E4 is woods
      And the artwork of E4 does not reach towards E3
      And D4 is woods
      And a German squad G in E4
      And a Russian crew R in A5
      And R possesses an assembled 81mm MTR
      When R attacks G with <attack>
      Then the attack is not possible

      Examples:
        | row   | attack             |
        | he    | an on-board mortar |
        | wp    | WP                 |
        | smoke | SMOKE              |
