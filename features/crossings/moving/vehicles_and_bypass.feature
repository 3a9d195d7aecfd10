Feature: Vehicles, Bypass and Guns, over and into everything

  What the feature of the modes leaves: Reverse, breaching, Bypass, Pushing, and vehicles beneath a trench.

  Rule: B9.4 B9.7 In Reverse

    @B9.4 @B9.7 @A4.2xB9.4xB9.7-2202
    Scenario Outline: A4.2xB9.4xB9.7-2202a over a <barrier> or through it a tank Reverses
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And <there>
      And a moving German tank P with 24 MP in B2
      And P has its VCA toward B1
      When P moves into B3 in Reverse
      Then that is allowed
      And P is on top in B3
      And no Bog DR is due from P

      Examples: no Bog Check, and no ban as at bocage
        | row          | barrier      | there                                    |
        | wall         | wall         | B3 is Open Ground                        |
        | cactus       | cactus hedge | B3 is Open Ground                        |
        | gap          | hedge        | the depiction of hexside B2-B3 has a gap |
        | gap-bocage   | bocage       | the depiction of hexside B2-B3 has a gap |
        | wall-foxhole | wall         | B3 holds a foxhole 1S                    |
        | wall-sangar  | wall         | B3 holds a sangar                        |

    @B9.4 @B9.6 @A4.2xB9.4xB9.6-2202
    Scenario Outline: A4.2xB9.4xB9.6-2202 over a Hillside <barrier> a tank P <way>: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier> at level 1
      And B3 is level 1 Open Ground
      And a moving German tank P with 40 MP in <from>
      And P has its VCA toward <vca>
      When P <way>
      Then that is <verdict>

      Examples:
        | row         | barrier      | from | vca | way                      | verdict     |
        | wall-up     | wall         | B2   | B1  | moves into B3 in Reverse | allowed     |
        | hedge-down  | hedge        | B3   | B4  | moves into B2 in Reverse | allowed     |
        | cactus-up   | cactus hedge | B2   | B1  | moves into B3 in Reverse | allowed     |
        | bocage-up   | bocage       | B2   | B1  | moves into B3 in Reverse | not allowed |
        | bocage-down | bocage       | B3   | B4  | moves into B2 in Reverse | not allowed |

    @B26.43 @B27.55 @A4.2xB26.43xB27.55-2202
    Scenario Outline: A4.2xB26.43xB27.55-2202a into a hex with <fort> a tank Reverses and checks for Bog
      Given it is the MPh of the German turn
      And B3 holds <fort>
      And a moving German tank P with 40 MP in B2
      And P has its VCA toward B1
      When P moves into B3 in Reverse
      Then that is allowed
      And P is on top in B3
      And a Bog DR is due from P

      Examples:
        | row    | fort     |
        | wire   | Wire     |
        | trench | a trench |

    @B26.43 @B27.55 @A4.2xB26.43xB27.55-2202
    Scenario Outline: A4.2xB26.43xB27.55-2202b out of a hex with <fort> a tank Reverses without a Bog Check
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a moving German tank P with 24 MP in B2
      And P has its VCA toward B1
      When P moves into B3 in Reverse
      Then that is allowed
      And P is on top in B3
      And no Bog DR is due from P

      Examples: only entry and turning count
        | row     | fort         |
        | wire    | Wire         |
        | trench  | a trench     |
        | foxhole | a foxhole 1S |

    @B27.52 @B27.56 @A4.2xB27.52xB27.56-2202
    Scenario Outline: A4.2xB27.52xB27.56-2202a <who> <way>: it may not
      Given it is the MPh of the German turn
      And <one> holds <fort>
      And hexside B2-B3 is a bocage
      And hexside B2-B3 <open>
      And a German <who> P <place> B2
      And P has its VCA toward <vca>
      When P <way>
      Then that is not allowed

      Examples: into an A-T Ditch, and out from beneath
        | row                    | one | fort         | open              | who        | place                    | vca | way                                    |
        | ditch-reverse          | B3  | an A-T Ditch | has been breached | tank       | in                       | B1  | moves into B3 in Reverse               |
        | ditch-plain            | B3  | an A-T Ditch | has been breached | tank       | in                       | B3  | moves into B3                          |
        | ditch-breach           | B3  | an A-T Ditch | is a bocage       | Dozer tank | in                       | B3  | breaches the bocage on its way into B3 |
        | beneath-trench-reverse | B2  | a trench     | has been breached | tank       | beneath the trench in    | B1  | moves into B3 in Reverse               |
        | beneath-trench-plain   | B2  | a trench     | has been breached | tank       | beneath the trench in    | B3  | moves into B3                          |
        | beneath-trench-breach  | B2  | a trench     | is a bocage       | Dozer tank | beneath the trench in    | B3  | breaches the bocage on its way into B3 |
        | beneath-ditch-reverse  | B2  | an A-T Ditch | has been breached | tank       | beneath the A-T Ditch in | B1  | moves into B3 in Reverse               |
        | beneath-ditch-breach   | B2  | an A-T Ditch | is a bocage       | Dozer tank | beneath the A-T Ditch in | B3  | breaches the bocage on its way into B3 |

    @B27.52 @B27.56 @A4.2xB27.52xB27.56-2202
    Scenario Outline: A4.2xB27.52xB27.56-2202b over a bridged A-T Ditch a <who> <way>, and <checks> due
      Given it is the MPh of the German turn
      And B3 holds a bridged A-T Ditch
      And hexside B2-B3 is a bocage
      And hexside B2-B3 <open>
      And a moving German <who> P with 24 MP in B2
      And P has its VCA toward <vca>
      When P <way>
      Then that is allowed
      And P is on top in B3
      And <checks> due from P

      Examples: only an unbridged one bars the way
        | row     | open              | who        | vca | way                                    | checks       |
        | reverse | has been breached | tank       | B1  | moves into B3 in Reverse               | no Bog DR is |
        | plain   | has been breached | tank       | B3  | moves into B3                          | no Bog DR is |
        | breach  | is a bocage       | Dozer tank | B3  | breaches the bocage on its way into B3 | a Bog DR is  |

    @B27.52 @B27.52xD3.12-2202
    Scenario Outline: B27.52xD3.12-2202 beneath the <cover> a tank P <way>: <verdict>
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German tank P beneath the <cover> in B2
      And P has its VCA toward B1
      When P <way>
      Then that is <verdict>

      Examples: its turret turns, its hull does not
        | row           | fort         | cover     | way                            | verdict     |
        | trench-turret | a trench     | trench    | turns its turret by 1 hexspine | allowed     |
        | trench-hull   | a trench     | trench    | turns its hull by 1 hexspine   | not allowed |
        | ditch-turret  | an A-T Ditch | A-T Ditch | turns its turret by 1 hexspine | allowed     |
        | ditch-hull    | an A-T Ditch | A-T Ditch | turns its hull by 1 hexspine   | not allowed |

    @B27.43 @B27.56 @B27.43xB27.56-2202
    Scenario Outline: B27.43xB27.56-2202 a <vehicle> P enters a hex with <fort> for <mp> MP: <bog> Bog Check
      Given it is the MPh of the German turn
      And B3 holds <fort>
      And a moving German <vehicle> P with 24 MP in B2
      When P moves into B3
      Then that is allowed
      And it costs <mp> MP
      And P is on top in B3
      And <bog> Bog DR is due from P

      Examples: the bridge carries it over
        | row               | vehicle     | fort                | mp | bog |
        | ditch-tank        | tank        | a bridged A-T Ditch | 1  | no  |
        | ditch-truck       | truck       | a bridged A-T Ditch | 4  | no  |
        | ditch-armored-car | armored car | a bridged A-T Ditch | 3  | no  |
        | ditch-halftrack   | halftrack   | a bridged A-T Ditch | 1  | no  |
        | foxhole-tank      | tank        | a foxhole 1S        | 1  | no  |
        | foxhole-halftrack | halftrack   | a foxhole 1S        | 1  | no  |
        | trench-tank       | tank        | a trench            | 1  | a   |
        | trench-bulldozer  | bulldozer   | a trench            | 1  | a   |

    @B9.54 @B9.54xD6.2-2202
    Scenario Outline: B9.54xD6.2-2202a with Riders a tank P <way> over a <barrier>: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And a moving German tank P with 24 MP in B2
      And a German squad Q in B2
      And Q rides on P
      And P has its VCA toward <vca>
      When P <way>
      Then that is <verdict>

      Examples: the ban is of bocage
        | row          | barrier      | vca | way                      | verdict     |
        | wall         | wall         | B3  | moves into B3            | allowed     |
        | hedge        | hedge        | B3  | moves into B3            | allowed     |
        | cactus       | cactus hedge | B3  | moves into B3            | allowed     |
        | wall-reverse | wall         | B1  | moves into B3 in Reverse | allowed     |
        | bocage       | bocage       | B3  | moves into B3            | not allowed |

  Rule: B9.541 Breaching

    @B9.541 @B26.43 @B27.55 @B9.541xB26.43xB27.55-2202
    Scenario Outline: B9.541xB26.43xB27.55-2202 P breaches on its way into a hex with <fort> and <checks> due
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 holds <fort>
      And a moving German bulldozer P with 10 MP in B2
      When P breaches the bocage on its way into B3
      Then that is allowed
      And P has 0 MF left
      And <checks> due from P

      Examples: one for the Breach, one more for Wire or trench
        | row     | fort         | checks          |
        | foxhole | a foxhole 1S | a Bog DR is     |
        | trench  | a trench     | two Bog DRs are |
        | wire    | Wire         | two Bog DRs are |

    @B9.541 @B9.6 @B9.541xB9.6-2202
    Scenario Outline: B9.541xB9.6-2202a up over the Hillside bocage P breaches it, and down
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage at level 1
      And B3 is level 1 Open Ground
      And a moving German <who> P with 10 MP in <from>
      When P breaches the bocage on its way into <to>
      Then that is allowed
      And P is on top in <to>
      And P has 0 MF left
      And a Bog DR is due from P

      Examples:
        | row  | who        | from | to |
        | up   | bulldozer  | B2   | B3 |
        | down | Dozer tank | B3   | B2 |

    @B9.541 @B9.6 @B9.541xB9.6-2202
    Scenario Outline: B9.541xB9.6-2202b passed, up over the Hillside bocage its Breach is made, and down
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage at level 1
      And B3 is level 1 Open Ground
      And a moving German <who> P with 10 MP in <from>
      When P breaches the bocage on its way into <to>
      And P makes a Bog DR of 1 on the colored and 1 on the white die
      Then that is allowed
      And P is on top in <to>
      And P has 0 MF left
      And hexside B2-B3 is breached

      Examples:
        | row  | who        | from | to |
        | up   | bulldozer  | B2   | B3 |
        | down | Dozer tank | B3   | B2 |

    @B9.541 @B26.43 @B9.541xB26.43-2202
    Scenario: B9.541xB26.43-2202 out of a Wire hex P breaches, and checks for the hexside alone
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B2 holds Wire
      And a moving German bulldozer P with 10 MP in B2
      When P breaches the bocage on its way into B3
      Then that is allowed
      And P has 0 MF left
      And a Bog DR is due from P

    @B9.541 @B9.7 @B9.541xB9.7-2202
    Scenario Outline: B9.541xB9.7-2202 a <who> breaches no <barrier>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And a moving German <who> P with 10 MP in B2
      When P breaches the bocage on its way into B3
      Then that is not allowed
      And B9.541 forbids it

      Examples:
        | row              | who        | barrier      |
        | bulldozer-cactus | bulldozer  | cactus hedge |
        | bulldozer-wall   | bulldozer  | wall         |
        | dozer-cactus     | Dozer tank | cactus hedge |
        | dozer-wall       | Dozer tank | wall         |
        | culin-cactus     | Culin tank | cactus hedge |
        | culin-wall       | Culin tank | wall         |

    @B9.541 @B9.7 @B9.541xB9.7-2202
    Scenario Outline: B9.541xB9.7-2202b between a cactus hedge and a wall a <who> breaches the bocage
      Given it is the MPh of the German turn
      And hexside B2-C2 is a cactus hedge
      And hexside B2-B3 is a bocage
      And hexside A3-B2 is a wall
      And a moving German <who> P with 10 MP in B2
      When P breaches the bocage on its way into B3
      Then that is allowed
      And P is on top in B3
      And P has 0 MF left
      And a Bog DR is due from P

      Examples: the hexside crossed alone counts
        | row       | who        |
        | bulldozer | bulldozer  |
        | dozer     | Dozer tank |
        | culin     | Culin tank |

  Rule: B26.44 B9.42 Bypass

    @B9.4 @B9.6 @A4.3xB9.4xB9.6-2202
    Scenario Outline: A4.3xB9.4xB9.6-2202a P crosses a <barrier> at level <base> and bypasses B3 at level <level> for <mf> MF
      Given it is the MPh of the German turn
      And B3 is level <level> woods
      And the artwork of B3 does not reach towards B2, C3 and C4
      And hexside B2-B3 is a <barrier> at level <base>
      And a German squad P in B2
      When P bypasses B3 along <sides>
      Then that is allowed
      And it costs <mf> MF
      And P has <left> MF left
      And P is not CX

      Examples: hexside and COT, along it or not
        | row            | barrier | level | base | sides           | mf | left |
        | hillside       | wall    | 1     | 1    | B3-C3           | 3  | 1    |
        | hillside-along | hedge   | 1     | 1    | B2-B3           | 3  | 1    |
        | wall-along     | wall    | 0     | 0    | B2-B3           | 2  | 2    |
        | bocage-along   | bocage  | 0     | 0    | B2-B3           | 3  | 1    |
        | wall-two       | wall    | 0     | 0    | B3-C3 and B3-C4 | 2  | 2    |

    @B9.541 @A4.3xB9.541-2202
    Scenario: A4.3xB9.541-2202a over a Breach P bypasses B3 for 1 MF
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B2, C3 and C4
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a German squad P in B2
      When P bypasses B3 along B3-C3
      Then that is allowed
      And it costs 1 MF
      And P has 3 MF left

    @B9.541 @A4.3xB9.541-2202
    Scenario Outline: A4.3xB9.541-2202b a moving <vehicle> goes over the <opening> into VBM: <verdict>
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B2, C3 and C4
      And hexside B2-B3 is a bocage
      And hexside B2-B3 <opening>
      And a moving German <vehicle> P with 24 MP in B2
      When P bypasses B3 along B3-C3
      Then that is <verdict>

      Examples:
        | row              | vehicle   | opening           | verdict     |
        | breach-truck     | truck     | has been breached | allowed     |
        | breach-halftrack | halftrack | has been breached | allowed     |
        | bocage-truck     | truck     | is a bocage       | not allowed |
        | bocage-halftrack | halftrack | is a bocage       | not allowed |
        | wall-truck       | truck     | is a wall         | not allowed |
        | wall-halftrack   | halftrack | is a wall         | not allowed |
        | cactus-truck     | truck     | is a cactus hedge | not allowed |
        | cactus-halftrack | halftrack | is a cactus hedge | allowed     |

    @B9.4 @B9.7 @A4.3xB9.4xB9.7-2202
    Scenario Outline: A4.3xB9.4xB9.7-2202 over a <barrier> a <vehicle> goes into VBM, and <checks> due
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B2, C3 and C4
      And hexside B2-B3 is a <barrier>
      And a moving German <vehicle> P with 24 MP in B2
      When P bypasses B3 along <sides>
      Then that is allowed
      And <checks> due from P

      Examples: once for the hexside, not for that followed
        | row                   | barrier      | vehicle   | sides | checks       |
        | hedge-halftrack       | hedge        | halftrack | B3-C3 | a Bog DR is  |
        | cactus-halftrack      | cactus hedge | halftrack | B3-C3 | a Bog DR is  |
        | hedge-halftrack-along | hedge        | halftrack | B2-B3 | a Bog DR is  |
        | hedge-tank            | hedge        | tank      | B3-C3 | no Bog DR is |
        | cactus-tank           | cactus hedge | tank      | B3-C3 | no Bog DR is |
        | wall-tank             | wall         | tank      | B2-B3 | no Bog DR is |
        | bocage-tank           | bocage       | tank      | B3-C3 | a Bog DR is  |

    @B9.4 @B9.7 @A4.3xB9.4xB9.7-2202
    Scenario Outline: A4.3xB9.4xB9.7-2202b with <mp> MP a <vehicle> goes over a <barrier> into VBM: <verdict>
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B2, C3 and C4
      And hexside B2-B3 is a <barrier>
      And a moving German <vehicle> P with <mp> MP in B2
      When P bypasses B3 along <sides>
      Then that is <verdict>

      Examples: the hexside costs MP, and so does Bypass
        | row                   | mp | barrier      | vehicle     | sides | verdict     |
        | hedge-halftrack       | 2  | hedge        | halftrack   | B3-C3 | not allowed |
        | hedge-halftrack-along | 2  | hedge        | halftrack   | B2-B3 | not allowed |
        | cactus-halftrack      | 2  | cactus hedge | halftrack   | B3-C3 | not allowed |
        | wall-tank             | 1  | wall         | tank        | B3-C3 | not allowed |
        | hedge-armored-car     | 3  | hedge        | armored car | B3-C3 | not allowed |
        | hedge-halftrack-more  | 12 | hedge        | halftrack   | B3-C3 | allowed     |
        | wall-tank-more        | 12 | wall         | tank        | B3-C3 | allowed     |

    @B27.4 @A4.3xB27.4-2202
    Scenario Outline: A4.3xB27.4-2202a P bypasses a hex with <fort> for 1 MF, and cannot go beneath
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C3 and C4
      And B3 holds <fort>
      And a German squad P in B2
      When P bypasses B3 along B3-C3
      Then that is allowed
      And it costs 1 MF
      And P is not beneath the <cover>

      Examples:
        | row     | fort         | cover     |
        | foxhole | a foxhole 1S | foxhole   |
        | trench  | a trench     | trench    |
        | ditch   | an A-T Ditch | A-T Ditch |

    @B27.55 @B27.56 @A4.3xB27.55xB27.56-2202
    Scenario Outline: A4.3xB27.55xB27.56-2202 a <vehicle> goes into VBM of a hex with <fort>: <verdict>
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C3 and C4
      And B3 holds <fort>
      And a moving German <vehicle> P with 24 MP in B2
      When P bypasses B3 along B3-C3
      Then that is <verdict>

      Examples: to bypass is to enter the hex
        | row                 | vehicle   | fort         | verdict     |
        | ditch-tank          | tank      | an A-T Ditch | not allowed |
        | ditch-bridged-truck | truck     | a foxhole 1S | allowed     |
        | trench-truck        | truck     | a trench     | not allowed |
        | trench-halftrack    | halftrack | a trench     | not allowed |
        | trench-tank         | tank      | a trench     | allowed     |

    @B16.4 @B16.71 @A4.3xB16.4xB16.71-2202
    Scenario Outline: A4.3xB16.4xB16.71-2202 out of <ground> P bypasses B3 for 1 MF
      Given it is the MPh of the German turn
      And B2 is <ground>
      And B3 is woods
      And the artwork of B3 does not reach towards C3 and C4
      And a German squad P in B2
      When P bypasses B3 along B3-C3
      Then that is allowed
      And it costs 1 MF
      And P has 3 MF left

      Examples:
        | row     | ground  |
        | marsh   | marsh   |
        | mudflat | mudflat |

  Rule: B26.4 B27.51 Pushing a Gun

    @B9.4 @B9.7 @B9.4xB9.7xC10.3-2202
    Scenario Outline: B9.4xB9.7xC10.3-2202a P Pushes its Gun into the next hex
      Given it is the MPh of the German turn
      And <there>
      And <besides>
      And a German crew P with 4 MF in B2
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      When P Pushes the AT Gun into B3
      Then that is allowed
      And P is on top in B3
      And the AT Gun is in B3
      And the AT Gun is possessed by P

      Examples: over a wall, and through gaps
        | row        | there                           | besides                                  |
        | wall       | hexside B2-B3 is a wall         | B3 is Open Ground                        |
        | hedge      | hexside B2-B3 is a hedge        | B3 is Open Ground                        |
        | gap-cactus | hexside B2-B3 is a cactus hedge | the depiction of hexside B2-B3 has a gap |
        | gap-bocage | hexside B2-B3 is a bocage       | the depiction of hexside B2-B3 has a gap |
        | gap-wall   | hexside B2-B3 is a wall         | the depiction of hexside B2-B3 has a gap |

    @B9.4 @B9.7 @B9.4xB9.7xC10.3-2202
    Scenario Outline: B9.4xB9.7xC10.3-2202b P Pushes its Gun by the road through a <barrier>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And B2 is an unpaved road
      And B3 is an unpaved road
      And a German crew P with 4 MF in B2
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      When P Pushes the AT Gun into B3
      Then that is allowed
      And P is on top in B3
      And the AT Gun is in B3

      Examples:
        | row    | barrier      |
        | wall   | wall         |
        | bocage | bocage       |
        | cactus | cactus hedge |

    @B9.4 @B9.7 @B9.4xB9.7xC10.3-2202
    Scenario: B9.4xB9.7xC10.3-2202c over a cactus hedge it may not
      Given it is the MPh of the German turn
      And hexside B2-B3 is a cactus hedge
      And a German crew P with 4 MF in B2
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      When P Pushes the AT Gun into B3
      Then that is not allowed
      And B9.7 forbids it

    @B9.6 @B9.6xC10.3-2202
    Scenario: B9.6xC10.3-2202 down over a Hillside wall P Pushes its Gun
      Given it is the MPh of the German turn
      And hexside B2-B3 is a wall at level 1
      And B2 is level 1 Open Ground
      And a German crew P with 4 MF in B2
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      When P Pushes the AT Gun into B3
      Then that is allowed
      And P is on top in B3
      And the AT Gun is in B3

    @B26.4 @B27.51 @B26.4xB27.51xC10.3-2202
    Scenario Outline: B26.4xB27.51xC10.3-2202a P Pushes its Gun into a hex with <fort>, on top
      Given it is the MPh of the German turn
      And B3 holds <fort>
      And a German crew P with 4 MF in B2
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      When P Pushes the AT Gun into B3
      Then that is allowed
      And P is on top in B3
      And the AT Gun lies on top in B3

      Examples:
        | row     | fort         |
        | wire    | Wire         |
        | trench  | a trench     |
        | ditch   | an A-T Ditch |
        | sangar  | a sangar     |
        | foxhole | a foxhole 1S |

    @B26.4 @B27.51 @B26.4xB27.51xC10.3-2202
    Scenario Outline: B26.4xB27.51xC10.3-2202b P Pushes its Gun straight beneath the <cover>: it may not
      Given it is the MPh of the German turn
      And B3 holds <fort>
      And a German crew P with 4 MF in B2
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      When P Pushes the AT Gun straight beneath the <cover> in B3
      Then that is not allowed

      Examples:
        | row     | fort         | cover     |
        | foxhole | a foxhole 1S | foxhole   |
        | ditch   | an A-T Ditch | A-T Ditch |
        | sangar  | a sangar     | sangar    |

    @B26.4 @B27.51 @B26.4xB27.51xC10.3-2202
    Scenario Outline: B26.4xB27.51xC10.3-2202c from beneath the <cover> P Pushes its Gun out: it may not
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German crew P with 4 MF beneath the <cover> in B2
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      When P Pushes the AT Gun into B3
      Then that is not allowed

      Examples:
        | row     | fort         | cover     |
        | ditch   | an A-T Ditch | A-T Ditch |
        | sangar  | a sangar     | sangar    |
        | foxhole | a foxhole 1S | foxhole   |

    @B16.41 @B16.41xC10.3-2202
    Scenario Outline: B16.41xC10.3-2202 out of <ground> P Pushes its Gun
      Given it is the MPh of the German turn
      And B2 is <ground>
      And a German crew P with 4 MF in B2
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      When P Pushes the AT Gun into B3
      Then that is allowed
      And P is on top in B3
      And the AT Gun is in B3

      Examples: the ban is of entry
        | row     | ground  |
        | mudflat | mudflat |

  Rule: B26.4 B27.4 Low Crawl and Charge in the hex

    @B27.4 @A10.52xB27.4-2202
    Scenario Outline: A10.52xB27.4-2202 in the MPh nobody goes beneath the <cover> by Low Crawl
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad P on top of the <cover> in B2
      When P goes beneath the <cover> by Low Crawl
      Then that is not allowed
      And B27.4 or A10.52 forbids it

      Examples:
        | row    | fort         | cover     |
        | trench | a trench     | trench    |
        | ditch  | an A-T Ditch | A-T Ditch |
        | sangar | a sangar     | sangar    |

    @B27.4 @A10.52xB27.4-2202
    Scenario Outline: A10.52xB27.4-2202b once beneath the <cover> plainly, P has MF left
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad P on top of the <cover> in B2
      When P goes beneath the <cover>
      Then that is allowed
      And P is beneath the <cover> in B2
      And P has <left> MF left

      Examples:
        | row    | fort         | cover     | left |
        | trench | a trench     | trench    | 3    |
        | sangar | a sangar     | sangar    | 3    |

    @B26.4 @A15.43xB26.4-2202
    Scenario Outline: A15.43xB26.4-2202 who is berserk and came onto the Wire in its Charge rolls a <dr> and is beneath
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a berserk German squad P in B2
      When P Charges into B3
      And P rolls a Wire Exit dr of <dr> by Charge
      Then that is allowed
      And it costs <dr> MF
      And P is beneath the Wire in B3
      And P has <left> MF left
      And P is not CX
      And P is not pinned

      Examples: 26.4 bars Minimum Move and haste alone
        | row | dr | left |
        | one | 1  | 6    |
        | six | 6  | 1    |

    @B26.4 @A15.43xB26.4-2202
    Scenario: A15.43xB26.4-2202b who is not berserk gets beneath it in no Charge
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      When P rolls a Wire Exit dr of 1 by Charge
      Then that is not allowed
