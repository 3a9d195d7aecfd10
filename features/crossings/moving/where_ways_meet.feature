Feature: Where two ways meet in one step

  A hexside with what lies before and behind it; shelters; in and out of Bypass.

  Rule: B9.7 A cactus hedge, and what lies before and behind it

    @B9.32 @B9.7 @B9.32xB9.7-2203
    Scenario Outline: B9.32xB9.7-2203 in Bypass along a <barrier> a <who> has wall advantage over it
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B2, C3 and C4
      And hexside B3-C3 is a <barrier>
      And a <who> P in B2
      When P bypasses B3 along B3-C3
      Then that is allowed
      And P has wall advantage over B3-C3 and nothing else

      Examples:
        | row          | barrier      | who                |
        | cactus-squad | cactus hedge | German squad       |
        | cactus-tank  | cactus hedge | moving German tank |
        | hedge-squad  | hedge        | German squad       |
        | bocage-tank  | bocage       | moving German tank |

    @B9.3 @B9.7 @B9.3xB9.7-2203
    Scenario Outline: B9.3xB9.7-2203 through a gap in a <barrier> P, which <what>, is fired at: TEM <tem>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a <barrier>
      And the depiction of hexside F5-F6 has a gap
      And <who> P in F5
      And P has spent <mf> MF
      And a Russian squad E in F7
      When E attacks P with small-arms fire
      Then the TEM is <tem>

      Examples: no TEM to who moves, as at a hedge
        | row          | barrier      | who            | mf | tem |
        | cactus-moves | cactus hedge | a German squad | 1  | 0   |
        | hedge-moves  | hedge        | a German squad | 1  | 0   |

    @B9.3 @B9.7 @B9.3xB9.7-2203
    Scenario Outline: B9.3xB9.7-2203b to who does not move a gap in a <barrier> leaves its TEM
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a <barrier>
      And the depiction of hexside F5-F6 has a gap
      And a German squad P in F5
      And a Russian squad E in F7
      When E attacks P with small-arms fire
      Then the attack is possible
      And the TEM is +1

      Examples:
        | row    | barrier      |
        | cactus | cactus hedge |
        | hedge  | hedge        |

    @B9.7 @A4.72xB9.7-2203
    Scenario Outline: A4.72xB9.7-2203 over a <barrier> P advances <way> B3 and <cx> CX
      Given it is the APh of the German turn
      And hexside B2-B3 is a <barrier>
      And B2 holds <here>
      And B3 holds <there>
      And a German squad P <place> B2
      When P advances <way> B3
      Then that is allowed
      And P is <where> in B3
      And P <cx> CX
      And P has 4 MF left

      Examples: in or out of what lies there
        | row                 | barrier      | here         | there        | place                  | way                             | where               | cx     |
        | cactus-out          | cactus hedge | a foxhole 1S | no Wire      | beneath the foxhole in | into                            | on top              | is     |
        | cactus-into         | cactus hedge | no Wire      | a foxhole 1S | in                     | straight beneath the foxhole in | beneath the foxhole | is     |
        | cactus-hole-to-hole | cactus hedge | a foxhole 1S | a foxhole 1S | beneath the foxhole in | straight beneath the foxhole in | beneath the foxhole | is     |
        | cactus-wire         | cactus hedge | no Wire      | Wire         | in                     | into                            | on top              | is     |
        | cactus-from-wire    | cactus hedge | Wire         | no Wire      | beneath the Wire in    | into                            | on top              | is     |
        | hedge-into          | hedge        | no Wire      | a foxhole 1S | in                     | straight beneath the foxhole in | beneath the foxhole | is not |
        | hedge-wire          | hedge        | no Wire      | Wire         | in                     | into                            | on top              | is not |

    @B9.54 @B9.541 @A4.72xB9.54xB9.541-2203
    Scenario Outline: A4.72xB9.54xB9.541-2203 into <ground> P advances over a <barrier> that <opening>: it <cx> CX
      Given it is the APh of the German turn
      And B3 is <ground>
      And hexside B2-B3 is a <barrier>
      And hexside B2-B3 <opening>
      And a German squad P in B2
      When P advances into B3
      Then that is allowed
      And P is on top in B3
      And P <cx> CX

      Examples: hexside and COT of 4 MF
        | row           | ground        | barrier | opening           | cx     |
        | breach-woods  | woods         | bocage  | has been breached | is not |
        | bocage-woods  | woods         | bocage  | is a bocage       | is     |
        | bocage-open   | Open Ground   | bocage  | is a bocage       | is not |
        | hedge-woods   | woods         | hedge   | is a hedge        | is not |
        | breach-rubble | wooden rubble | bocage  | has been breached | is not |
        | wall-rubble   | wooden rubble | wall    | is a wall         | is     |

    @B9.7 @B26.4 @A4.134xB9.7xB26.4-2203
    Scenario Outline: A4.134xB9.7xB26.4-2203 over a <barrier> P comes onto the Wire by Minimum Move
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And B3 holds Wire
      And a German squad P in B2
      When P moves into B3 by Minimum Move
      Then that is allowed
      And it costs 4 MF
      And P is on top of the Wire
      And P has 0 MF left
      And P is CX
      And P is pinned

      Examples:
        | row    | barrier      |
        | cactus | cactus hedge |
        | bocage | bocage       |

    @B9.7 @B26.4 @A10.52xB9.7xB26.4-2203
    Scenario Outline: A10.52xB9.7xB26.4-2203 over a <barrier> P Low Crawls into a hex with <fort>, on top
      Given it is the RtPh of the German turn
      And hexside B2-B3 is a <barrier>
      And B3 holds <fort>
      And a broken German squad P in B2
      And a Russian squad in B0
      When P routs into B3 by Low Crawl
      Then that is allowed
      And it has spent 6 MF in all
      And no Interdiction is possible anywhere
      And P is on top in B3

      Examples:
        | row           | barrier      | fort     |
        | cactus-wire   | cactus hedge | Wire     |
        | cactus-trench | cactus hedge | a trench |
        | wall-wire     | wall         | Wire     |

  Rule: B27.54 B27.6 Between shelters

    @B9.7 @B27.56 @B27.6 @B9.7xB27.56xB27.6-2203
    Scenario Outline: B9.7xB27.56xB27.6-2203 over a cactus hedge P <goes> from the <cover> straight beneath the <under>
      Given it is the <phase> of the German turn
      And hexside B2-B3 is a cactus hedge
      And B2 holds <here>
      And B3 holds <there>
      And a German squad P beneath the <cover> in B2
      When P <goes> straight beneath the <under> in B3
      Then that is allowed
      And P is beneath the <under> in B3
      And P is not CX
      And P is not pinned

      Examples: as if nothing stood there
        | row                   | phase | here         | there    | cover     | under  | goes     |
        | ditch-trench          | MPh   | an A-T Ditch | a trench | A-T Ditch | trench | moves    |
        | trench-sangar         | MPh   | a trench     | a sangar | trench    | sangar | moves    |
        | sangar-trench         | MPh   | a sangar     | a trench | sangar    | trench | moves    |
        | trench-sangar-advance | APh   | a trench     | a sangar | trench    | sangar | advances |
        | ditch-trench-advance  | APh   | an A-T Ditch | a trench | A-T Ditch | trench | advances |

    @B9.7 @B27.54 @B9.7xB27.54-2203
    Scenario Outline: B9.7xB27.54-2203 uphill over a <barrier> P advances from trench to trench and is not CX
      Given it is the APh of the German turn
      And hexside B2-B3 is a <barrier> at level 1
      And B3 is level 1 <ground>
      And B2 holds a trench
      And B3 holds a trench
      And a German squad P beneath the trench in B2
      When P advances straight beneath the trench in B3
      Then that is allowed
      And P is beneath the trench in B3
      And P is not CX
      And P is not pinned

      Examples: 1 MF, doubled, and no more
        | row          | barrier      | ground      |
        | wall         | wall         | Open Ground |
        | bocage-woods | bocage       | woods       |
        | cactus       | cactus hedge | Open Ground |

  Rule: B9.4 B26.44 In and out of Bypass

    @B9.4 @A4.3xB9.4-2203
    Scenario Outline: A4.3xB9.4-2203a a <vehicle> that bypasses B3 along a <barrier> without crossing it makes no Bog Check
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B2, C3 and C4
      And hexside B3-C3 is a <barrier>
      And a moving German <vehicle> P with 24 MP in B2
      When P bypasses B3 along B3-C3
      Then that is allowed
      And no Bog DR is due from P
      And P has <advantage>

      Examples:
        | row          | vehicle   | barrier      | advantage                                  |
        | hedge        | halftrack | hedge        | wall advantage over B3-C3 and nothing else |
        | cactus       | halftrack | cactus hedge | wall advantage over B3-C3 and nothing else |
        | bocage       | tank      | bocage       | wall advantage over B3-C3 and nothing else |
        | wall-truck   | truck     | wall         | no wall advantage                          |
        | bocage-truck | truck     | bocage       | no wall advantage                          |

    @B9.4 @A4.3xB9.4-2203
    Scenario Outline: A4.3xB9.4-2203b out of Bypass over the <barrier> that it follows a <vehicle> pays <mp> MP, <check> due
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B2, C3 and C4
      And hexside B3-C3 is a <barrier>
      And a moving German <vehicle> P with 24 MP in B3
      And P is in Bypass along hexside B3-C3
      When P moves into C3
      Then that is allowed
      And it costs <mp> MP
      And <check> due from P

      Examples: hexside and COT
        | row              | barrier      | vehicle   | mp | check        |
        | hedge-halftrack  | hedge        | halftrack | 3  | a Bog DR is  |
        | hedge-tank       | hedge        | tank      | 2  | no Bog DR is |
        | wall-tank        | wall         | tank      | 2  | no Bog DR is |
        | cactus-halftrack | cactus hedge | halftrack | 3  | a Bog DR is  |
        | bocage-tank      | bocage       | tank      | 13 | a Bog DR is  |

    @B26.44 @A4.3xB26.44-2203
    Scenario: A4.3xB26.44-2203 out of Bypass of another hex P comes onto the Wire for 1 MF
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B2, C3 and C4
      And C4 holds Wire
      And a German squad P in B2
      When P bypasses B3 along B3-C3
      And P moves into C4
      Then that is allowed
      And the expenditures are 1 and 1 MF
      And P is on top of the Wire
      And P has 2 MF left

    @B26.43 @B27.55 @B26.43xB27.55-2203
    Scenario Outline: B26.43xB27.55-2203 in a hex with <fort> a <vehicle> turns by one hexspine: <check> due
      Given it is the MPh of the German turn
      And B3 holds <fort>
      And a moving German <vehicle> P with 24 MP in B3
      When P turns its hull by 1 hexspine
      Then that is allowed
      And <check> due from P

      Examples: never for Wire or a foxhole
        | row            | fort         | vehicle   | check        |
        | wire-tank      | Wire         | tank      | no Bog DR is |
        | wire-halftrack | Wire         | halftrack | no Bog DR is |
        | foxhole-tank   | a foxhole 1S | tank      | no Bog DR is |

      @since=B27.55-vca
      Examples: at a trench
        | row              | fort     | vehicle   | check       |
        | trench-carrier   | a trench | Carrier   | a Bog DR is |
        | trench-bulldozer | a trench | bulldozer | a Bog DR is |
        | trench-tractor   | a trench | tractor   | a Bog DR is |

      @until=B27.55-vca
      Examples: only entry counts
        | row                    | fort     | vehicle   | check        |
        | older-trench-carrier   | a trench | Carrier   | no Bog DR is |
        | older-trench-bulldozer | a trench | bulldozer | no Bog DR is |
