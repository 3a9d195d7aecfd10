Feature: Who stays, beside who goes

  A status that bars movement bars it by every way; a unit beside it goes, for the MF of the way.

  Rule: A7.8 A19.12 Who may not, beside who does

    @B9.4 @A4.1xB9.4-3101
    Scenario Outline: A4.1xB9.4-3101a Q goes over the <barrier> of level <level> and has <left> MF left; P, <status>, may not
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier> at level <level>
      And B3 is level <level> Open Ground
      And <opening>
      And a German squad P in B2
      And P is <status>
      And a German squad Q in B2
      When Q moves <to>
      And the players ask whether P may move <to>
      Then that is not allowed
      And Q is on top in B3
      And Q has <left> MF left

      Examples: no gap and no hexside lets them
        | row                | status    | barrier      | level | opening                                  | to                      | left |
        | pinned-wall        | pinned    | wall         | 0     | B4 is Open Ground                        | into B3                 | 2    |
        | pinned-hedge       | pinned    | hedge        | 0     | B4 is Open Ground                        | into B3                 | 2    |
        | pinned-bocage      | pinned    | bocage       | 0     | B4 is Open Ground                        | into B3                 | 1    |
        | pinned-cactus      | pinned    | cactus hedge | 0     | B4 is Open Ground                        | into B3 by Minimum Move | 0    |
        | cx-cactus          | CX        | cactus hedge | 0     | B4 is Open Ground                        | into B3 by Minimum Move | 0    |
        | pinned-gap         | pinned    | hedge        | 0     | the depiction of hexside B2-B3 has a gap | into B3                 | 3    |
        | pinned-breach      | pinned    | bocage       | 0     | hexside B2-B3 has been breached          | into B3                 | 3    |
        | pinned-hillside    | pinned    | wall         | 1     | B4 is Open Ground                        | into B3                 | 1    |
        | ti-wall            | TI        | wall         | 0     | B4 is Open Ground                        | into B3                 | 2    |
        | ti-hedge           | TI        | hedge        | 0     | B4 is Open Ground                        | into B3                 | 2    |
        | ti-bocage          | TI        | bocage       | 0     | B4 is Open Ground                        | into B3                 | 1    |
        | ti-cactus          | TI        | cactus hedge | 0     | B4 is Open Ground                        | into B3 by Minimum Move | 0    |
        | ti-gap             | TI        | wall         | 0     | the depiction of hexside B2-B3 has a gap | into B3                 | 3    |
        | ti-breach          | TI        | bocage       | 0     | hexside B2-B3 has been breached          | into B3                 | 3    |
        | ti-hillside        | TI        | bocage       | 1     | B4 is Open Ground                        | into B3                 | 0    |
        | disrupted-wall     | disrupted | wall         | 0     | B4 is Open Ground                        | into B3                 | 2    |
        | disrupted-bocage   | disrupted | bocage       | 0     | B4 is Open Ground                        | into B3                 | 1    |
        | disrupted-cactus   | disrupted | cactus hedge | 0     | B4 is Open Ground                        | into B3 by Minimum Move | 0    |
        | disrupted-gap      | disrupted | hedge        | 0     | the depiction of hexside B2-B3 has a gap | into B3                 | 3    |
        | disrupted-breach   | disrupted | bocage       | 0     | hexside B2-B3 has been breached          | into B3                 | 3    |
        | disrupted-hillside | disrupted | hedge        | 1     | B4 is Open Ground                        | into B3                 | 1    |

    @B9.4 @A4.1xB9.4-3101
    Scenario Outline: A4.1xB9.4-3101b Q goes by the road through a <barrier> for 1 MF; P, <status>, may not
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And B2 is an unpaved road
      And B3 is an unpaved road
      And a German squad P in B2
      And P is <status>
      And a German squad Q in B2
      When Q moves into B3
      And the players ask whether P may move into B3
      Then that is not allowed
      And Q is on top in B3
      And Q has 3 MF left

      Examples:
        | row       | status    | barrier      |
        | pinned    | pinned    | bocage       |
        | ti        | TI        | cactus hedge |
        | disrupted | disrupted | wall         |

    @B9.4 @A4.1xB9.4-3101
    Scenario Outline: A4.1xB9.4-3101c where Q bypasses B3 along a <barrier> P, <status>, does not
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B2, C3 and C4
      And hexside B3-C3 is a <barrier>
      And a German squad P in B2
      And P is <status>
      And a German squad Q in B2
      When Q bypasses B3 along B3-C3
      And P bypasses B3 along B3-C3
      Then that is not allowed

      Examples:
        | row       | status    | barrier |
        | pinned    | pinned    | hedge   |
        | ti        | TI        | wall    |
        | disrupted | disrupted | bocage  |
        | melee     | in Melee  | bocage  |

    @B26.4 @B27.4 @A4.1xB26.4xB27.4-3101
    Scenario Outline: A4.1xB26.4xB27.4-3101a Q <does> and is <where>; P, <status>, may not <do>
      Given it is the MPh of the German turn
      And B2 holds <here>
      And B3 holds <there>
      And a German squad P <place> B2
      And P is <status>
      And a German squad Q <place> B2
      When Q <does>
      And the players ask whether P may <do>
      Then that is not allowed
      And Q is <where>

      Examples: onto it, into it and out of it
        | row                   | status    | here         | there        | place                    | does                                    | do                                     | where                       |
        | pinned-wire           | pinned    | no Wire      | Wire         | in                       | moves into B3                           | move into B3                           | on top of the Wire          |
        | pinned-foxhole        | pinned    | no Wire      | a foxhole 3S | in                       | moves into B3                           | move into B3                           | on top in B3                |
        | pinned-into-hole      | pinned    | a foxhole 3S | no Wire      | in                       | goes beneath the foxhole                | go beneath the foxhole                 | beneath the foxhole in B2   |
        | pinned-trench         | pinned    | no Wire      | a trench     | in                       | moves into B3                           | move into B3                           | on top in B3                |
        | pinned-ditch          | pinned    | no Wire      | an A-T Ditch | in                       | moves into B3                           | move into B3                           | on top in B3                |
        | pinned-sangar         | pinned    | no Wire      | a sangar     | in                       | moves into B3                           | move into B3                           | on top in B3                |
        | pinned-into-ditch     | pinned    | an A-T Ditch | no Wire      | in                       | goes beneath the A-T Ditch              | go beneath the A-T Ditch               | beneath the A-T Ditch in B2 |
        | pinned-into-sangar    | pinned    | a sangar     | no Wire      | in                       | goes beneath the sangar                 | go beneath the sangar                  | beneath the sangar in B2    |
        | pinned-out-of-hole    | pinned    | a foxhole 3S | no Wire      | beneath the foxhole in   | comes out of the foxhole                | come out of the foxhole                | on top in B2                |
        | pinned-out-of-trench  | pinned    | a trench     | no Wire      | beneath the trench in    | comes out of the trench                 | come out of the trench                 | on top in B2                |
        | pinned-out-of-ditch   | pinned    | an A-T Ditch | no Wire      | beneath the A-T Ditch in | comes out of the A-T Ditch              | come out of the A-T Ditch              | on top in B2                |
        | pinned-connecting     | pinned    | a trench     | a trench     | beneath the trench in    | moves straight beneath the trench in B3 | move straight beneath the trench in B3 | beneath the trench in B3    |
        | ti-wire               | TI        | no Wire      | Wire         | in                       | moves into B3                           | move into B3                           | on top of the Wire          |
        | ti-foxhole            | TI        | no Wire      | a foxhole 3S | in                       | moves into B3                           | move into B3                           | on top in B3                |
        | ti-into-hole          | TI        | a foxhole 3S | no Wire      | in                       | goes beneath the foxhole                | go beneath the foxhole                 | beneath the foxhole in B2   |
        | ti-trench             | TI        | no Wire      | a trench     | in                       | moves into B3                           | move into B3                           | on top in B3                |
        | ti-ditch              | TI        | no Wire      | an A-T Ditch | in                       | moves into B3                           | move into B3                           | on top in B3                |
        | ti-sangar             | TI        | no Wire      | a sangar     | in                       | moves into B3                           | move into B3                           | on top in B3                |
        | ti-into-trench        | TI        | a trench     | no Wire      | in                       | goes beneath the trench                 | go beneath the trench                  | beneath the trench in B2    |
        | ti-into-ditch         | TI        | an A-T Ditch | no Wire      | in                       | goes beneath the A-T Ditch              | go beneath the A-T Ditch               | beneath the A-T Ditch in B2 |
        | ti-into-sangar        | TI        | a sangar     | no Wire      | in                       | goes beneath the sangar                 | go beneath the sangar                  | beneath the sangar in B2    |
        | ti-out-of-hole        | TI        | a foxhole 3S | no Wire      | beneath the foxhole in   | comes out of the foxhole                | come out of the foxhole                | on top in B2                |
        | ti-out-of-trench      | TI        | a trench     | no Wire      | beneath the trench in    | comes out of the trench                 | come out of the trench                 | on top in B2                |
        | ti-out-of-ditch       | TI        | an A-T Ditch | no Wire      | beneath the A-T Ditch in | comes out of the A-T Ditch              | come out of the A-T Ditch              | on top in B2                |
        | ti-connecting         | TI        | a trench     | a trench     | beneath the trench in    | moves straight beneath the trench in B3 | move straight beneath the trench in B3 | beneath the trench in B3    |
        | disrupted-wire        | disrupted | no Wire      | Wire         | in                       | moves into B3                           | move into B3                           | on top of the Wire          |
        | disrupted-off-wire    | disrupted | Wire         | no Wire      | beneath the Wire in      | moves into B3                           | move into B3                           | on top in B3                |
        | disrupted-foxhole     | disrupted | no Wire      | a foxhole 3S | in                       | moves into B3                           | move into B3                           | on top in B3                |
        | disrupted-into-hole   | disrupted | a foxhole 3S | no Wire      | in                       | goes beneath the foxhole                | go beneath the foxhole                 | beneath the foxhole in B2   |
        | disrupted-trench      | disrupted | no Wire      | a trench     | in                       | moves into B3                           | move into B3                           | on top in B3                |
        | disrupted-ditch       | disrupted | no Wire      | an A-T Ditch | in                       | moves into B3                           | move into B3                           | on top in B3                |
        | disrupted-sangar      | disrupted | no Wire      | a sangar     | in                       | moves into B3                           | move into B3                           | on top in B3                |
        | disrupted-into-trench | disrupted | a trench     | no Wire      | in                       | goes beneath the trench                 | go beneath the trench                  | beneath the trench in B2    |
        | disrupted-into-ditch  | disrupted | an A-T Ditch | no Wire      | in                       | goes beneath the A-T Ditch              | go beneath the A-T Ditch               | beneath the A-T Ditch in B2 |
        | disrupted-into-sangar | disrupted | a sangar     | no Wire      | in                       | goes beneath the sangar                 | go beneath the sangar                  | beneath the sangar in B2    |
        | disrupted-out-hole    | disrupted | a foxhole 3S | no Wire      | beneath the foxhole in   | comes out of the foxhole                | come out of the foxhole                | on top in B2                |
        | disrupted-out-trench  | disrupted | a trench     | no Wire      | beneath the trench in    | comes out of the trench                 | come out of the trench                 | on top in B2                |
        | disrupted-out-ditch   | disrupted | an A-T Ditch | no Wire      | beneath the A-T Ditch in | comes out of the A-T Ditch              | come out of the A-T Ditch              | on top in B2                |
        | disrupted-connecting  | disrupted | a trench     | a trench     | beneath the trench in    | moves straight beneath the trench in B3 | move straight beneath the trench in B3 | beneath the trench in B3    |

    @B26.4 @B27.4 @A4.1xB26.4xB27.4-3101
    Scenario Outline: A4.1xB26.4xB27.4-3101b out of the sangar Q comes; P, <status>, may not
      Given it is the MPh of the German turn
      And B2 holds a sangar
      And a German half-squad P beneath the sangar in B2
      And P is <status>
      And a German half-squad Q beneath the sangar in B2
      When Q comes out of the sangar
      And the players ask whether P may come out of the sangar
      Then that is not allowed
      And Q is on top in B2
      And Q has 3 MF left

      Examples:
        | row       | status    |
        | pinned    | pinned    |
        | ti        | TI        |
        | disrupted | disrupted |

    @B26.4 @A4.1xB26.4-3101
    Scenario Outline: A4.1xB26.4-3101a off the Wire Q gets by its dr and goes on; P, <status>, does not follow
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P on top of the Wire in B2
      And P is <status>
      And a German squad Q on top of the Wire in B2
      When Q rolls a Wire Exit dr of 2
      And Q moves into B3
      And the players ask whether P may move into B3
      Then that is not allowed
      And Q is on top in B3
      And Q has 1 MF left

      Examples:
        | row       | status    |
        | disrupted | disrupted |
        | pinned    | pinned    |
        | ti        | TI        |

    @B26.4 @A4.1xB26.4-3101
    Scenario Outline: A4.1xB26.4-3101b where Q makes its Wire Exit dr P, <status>, makes none
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P on top of the Wire in B2
      And P is <status>
      And a German squad Q on top of the Wire in B2
      When Q rolls a Wire Exit dr of 2
      And P rolls a Wire Exit dr of 1
      Then that is not allowed

      Examples:
        | row       | status    |
        | disrupted | disrupted |
        | pinned    | pinned    |
        | ti        | TI        |
        | melee     | in Melee  |

    @B26.4 @A11.2xB26.4-3101
    Scenario: A11.2xB26.4-3101a from beneath the Wire P withdraws from Melee over a hedge
      Given it is the CCPh of the German turn
      And B2 holds Wire
      And hexside B2-B3 is a hedge
      And a German squad P beneath the Wire in B2
      And P is in Melee
      And a Russian squad E on top of the Wire in B2
      When P withdraws into B3
      Then that is allowed
      And P is on top in B3
      And P has wall advantage over B2-B3 and nothing else

    @B26.4 @A11.2xB26.4-3101
    Scenario: A11.2xB26.4-3101b from beneath the Wire P withdraws from Melee; Q, on top of it, does not
      Given it is the CCPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P is in Melee
      And a German squad Q on top of the Wire in B2
      And Q is in Melee
      And a Russian squad E beneath the Wire in B2
      When P withdraws into B3
      And Q withdraws into B3
      Then that is not allowed

    @B16.4 @A4.1xB16.4-3101
    Scenario Outline: A4.1xB16.4-3101 Q goes from <here> into <there> and has <left> MF left; P, <status>, may not
      Given it is the MPh of the German turn
      And B2 is <here>
      And B3 is <there>
      And a German squad P in B2
      And P is <status>
      And a German squad Q in B2
      When Q moves into B3
      And the players ask whether P may move into B3
      Then that is not allowed
      And Q is on top in B3
      And Q has <left> MF left

      Examples:
        | row                   | status    | here        | there       | left |
        | pinned-out-of-marsh   | pinned    | marsh       | Open Ground | 3    |
        | pinned-into-marsh     | pinned    | Open Ground | marsh       | 0    |
        | pinned-into-mudflat   | pinned    | Open Ground | mudflat     | 2    |
        | pinned-out-of-mudflat | pinned    | mudflat     | Open Ground | 3    |
        | ti-out-of-marsh       | TI        | marsh       | Open Ground | 3    |
        | ti-into-marsh         | TI        | Open Ground | marsh       | 0    |
        | ti-into-mudflat       | TI        | Open Ground | mudflat     | 2    |
        | ti-out-of-mudflat     | TI        | mudflat     | Open Ground | 3    |
        | disrupted-into-marsh  | disrupted | Open Ground | marsh       | 0    |
        | disrupted-out-marsh   | disrupted | marsh       | Open Ground | 3    |
        | disrupted-mudflat     | disrupted | Open Ground | mudflat     | 2    |
        | disrupted-out-mudflat | disrupted | mudflat     | Open Ground | 3    |

  Rule: B9.4 B26.43 B27.55 Vehicles

    @B9.4 @B9.32 @A4.1xB9.32xB9.4xC5.3-3101
    Scenario Outline: A4.1xB9.32xB9.4xC5.3-3101a with Bounding Fire to come tank Q drives over the <barrier> of level <level>: <check> due; P, <status>, may not
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier> at level <level>
      And B3 is level <level> Open Ground
      And <opening>
      And a German tank P in B2
      And P is <status>
      And a moving German tank Q with 24 MP in B2
      And Q is marked with Bounding Fire
      When Q moves into B3
      And the players ask whether P may move into B3
      Then that is not allowed
      And Q has <left> MF left
      And <check> due from Q
      And Q has wall advantage over B2-B3 and nothing else

      Examples: another vehicle in the hex that it leaves costs nothing
        | row      | status      | barrier      | level | opening                                  | left | check        |
        | wall     | bogged      | wall         | 0     | B4 is Open Ground                        | 22   | no Bog DR is |
        | hedge    | abandoned   | hedge        | 0     | B4 is Open Ground                        | 22   | no Bog DR is |
        | cactus   | shocked     | cactus hedge | 0     | B4 is Open Ground                        | 22   | no Bog DR is |
        | bocage   | stunned     | bocage       | 0     | B4 is Open Ground                        | 11   | a Bog DR is  |
        | gap      | immobilized | wall         | 0     | the depiction of hexside B2-B3 has a gap | 23   | no Bog DR is |
        | breach   | shocked     | bocage       | 0     | hexside B2-B3 has been breached          | 23   | no Bog DR is |
        | hillside | bogged      | wall         | 1     | B4 is Open Ground                        | 18   | no Bog DR is |

    @B9.4 @B9.32 @A4.1xB9.32xB9.4xC5.3-3101
    Scenario: A4.1xB9.32xB9.4xC5.3-3101b with Bounding Fire to come tank Q drives by the road through the bocage; P, immobilized, may not
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And B2 is an unpaved road
      And B3 is an unpaved road
      And a German tank P in B2
      And P is immobilized
      And a moving German tank Q with 24 MP in B2
      And Q is marked with Bounding Fire
      When Q moves into B3
      And the players ask whether P may move into B3
      Then that is not allowed
      And Q has 23.5 MF left
      And no Bog DR is due from Q
      And Q has wall advantage over B2-B3 and nothing else

    @B9.4 @B9.32 @A4.1xB9.32xB9.4xC5.3-3101
    Scenario: A4.1xB9.32xB9.4xC5.3-3101c with Bounding Fire to come a tank goes into VBM along a hedge for 1 MP
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B2, C3 and C4
      And hexside B3-C3 is a hedge
      And a moving German tank P with 24 MP in B2
      And P is marked with Bounding Fire
      When P bypasses B3 along B3-C3
      Then that is allowed
      And it costs 1 MP
      And no Bog DR is due from P
      And P has wall advantage over B3-C3 and nothing else

    @B9.4 @A4.1xB9.4-3101
    Scenario: A4.1xB9.4-3101d where tank Q goes into VBM along a hedge an abandoned tank does not
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B2, C3 and C4
      And hexside B3-C3 is a hedge
      And a German tank P in B2
      And P is abandoned
      And a moving German tank Q with 24 MP in B2
      When Q bypasses B3 along B3-C3
      And P bypasses B3 along B3-C3
      Then that is not allowed

    @B26.43 @B27.55 @A4.1xB26.43xB27.55-3101
    Scenario Outline: A4.1xB26.43xB27.55-3101 with Bounding Fire to come tank Q drives from B2 (<here>) to B3 (<there>): <check> due; P, <status>, may not
      Given it is the MPh of the German turn
      And B2 holds <here>
      And B3 holds <there>
      And a German tank P <place> B2
      And P is <status>
      And a moving German tank Q with 24 MP in B2
      And Q is marked with Bounding Fire
      When Q moves into B3
      And the players ask whether P may move into B3
      Then that is not allowed
      And Q is on top in B3
      And Q has <left> MF left
      And <check> due from Q

      Examples: entry alone costs and bogs
        | row           | status                    | here                | there               | place                    | left | check        |
        | onto-wire     | stunned                   | no Wire             | Wire                | in                       | 21   | a Bog DR is  |
        | off-wire      | shocked                   | Wire                | no Wire             | in                       | 23   | no Bog DR is |
        | onto-trench   | bogged                    | no Wire             | a trench            | in                       | 23   | a Bog DR is  |
        | onto-ditch    | immobilized               | no Wire             | a bridged A-T Ditch | in                       | 23   | no Bog DR is |
        | onto-sangar   | abandoned                 | no Wire             | a sangar            | in                       | 23   | no Bog DR is |
        | out-of-trench | marked with Bounding Fire | a trench            | no Wire             | beneath the trench in    | 23   | no Bog DR is |
        | trench-bogged | bogged                    | a trench            | no Wire             | beneath the trench in    | 23   | no Bog DR is |
        | trench-motion | moving                    | a trench            | no Wire             | beneath the trench in    | 23   | no Bog DR is |
        | out-of-ditch  | marked with Bounding Fire | a bridged A-T Ditch | no Wire             | beneath the A-T Ditch in | 23   | no Bog DR is |
        | ditch-stunned | stunned                   | a bridged A-T Ditch | no Wire             | beneath the A-T Ditch in | 23   | no Bog DR is |
        | ditch-motion  | moving                    | a bridged A-T Ditch | no Wire             | beneath the A-T Ditch in | 23   | no Bog DR is |

    @B16.41 @B16.8 @A4.1xB16.41xB16.8-3101
    Scenario Outline: A4.1xB16.41xB16.8-3101 in sub-zero cold tank Q drives from <here> into <there> without a Bog Check; P, <status>, may not
      Given the weather is sub-zero cold
      And it is the MPh of the German turn
      And B2 is <here>
      And B3 is <there>
      And a German tank P in B2
      And P is <status>
      And a moving German tank Q with 24 MP in B2
      And Q is marked with Bounding Fire
      When Q moves into B3
      And the players ask whether P may move into B3
      Then that is not allowed
      And Q has 23 MF left
      And no Bog DR is due from Q

      Examples: frozen, and it is Open Ground
        | row          | status      | here        | there       |
        | into-marsh   | bogged      | Open Ground | marsh       |
        | out-of-marsh | immobilized | marsh       | Open Ground |
        | into-mudflat | stunned     | Open Ground | mudflat     |
        | out-mudflat  | abandoned   | mudflat     | Open Ground |
