Feature: Each status, every way

  A status that bars no movement changes nothing of what a step costs or leads to; one that bars it bars it everywhere.

  Rule: B9.4 B9.32 Over hexsides, through them and along them

    @B9.4 @B9.32 @A4.2xB9.32xB9.4-3101
    Scenario Outline: A4.2xB9.32xB9.4-3101a <force> P, <status>, goes over the <barrier> of level <level> for <mf> MF: it has <advantage>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier> at level <level>
      And B3 is level <level> Open Ground
      And <opening>
      And <force> P in <from>
      And P is <status>
      When P moves into <to>
      Then that is allowed
      And it costs <mf> MF
      And P is on top in <to>
      And P has <left> MF left
      And P <cx> CX
      And P has <advantage>

      Examples: behind it wall advantage is mandatory to all but those whom 9.32 and 9.324 name
        | row                  | force          | status        | barrier | level | opening                                  | from | to | mf | left | cx     | advantage                                  |
        | cx-gap               | a German squad | CX            | wall    | 0     | the depiction of hexside B2-B3 has a gap | B2   | B3 | 1  | 3    | is     | wall advantage over B2-B3 and nothing else |
        | cx-breach            | a German squad | CX            | bocage  | 0     | hexside B2-B3 has been breached          | B2   | B3 | 1  | 3    | is     | wall advantage over B2-B3 and nothing else |
        | cx-hillside          | a German squad | CX            | hedge   | 1     | B4 is Open Ground                        | B2   | B3 | 3  | 1    | is     | wall advantage over B2-B3 and nothing else |
        | fanatic-gap          | a German squad | Fanatic       | wall    | 0     | the depiction of hexside B2-B3 has a gap | B2   | B3 | 1  | 3    | is not | wall advantage over B2-B3 and nothing else |
        | fanatic-breach       | a German squad | Fanatic       | bocage  | 0     | hexside B2-B3 has been breached          | B2   | B3 | 1  | 3    | is not | wall advantage over B2-B3 and nothing else |
        | fanatic-hillside     | a German squad | Fanatic       | bocage  | 1     | B4 is Open Ground                        | B2   | B3 | 4  | 0    | is not | wall advantage over B2-B3 and nothing else |
        | encircled-gap        | a German squad | Encircled     | hedge   | 0     | the depiction of hexside B2-B3 has a gap | B2   | B3 | 1  | 3    | is not | wall advantage over B2-B3 and nothing else |
        | encircled-breach     | a German squad | Encircled     | bocage  | 0     | hexside B2-B3 has been breached          | B2   | B3 | 1  | 3    | is not | wall advantage over B2-B3 and nothing else |
        | encircled-hillside   | a German squad | Encircled     | wall    | 1     | B4 is Open Ground                        | B2   | B3 | 3  | 1    | is not | wall advantage over B2-B3 and nothing else |
        | inexperienced-gap    | a German squad | inexperienced | wall    | 0     | the depiction of hexside B2-B3 has a gap | B2   | B3 | 1  | 2    | is not | wall advantage over B2-B3 and nothing else |
        | inexperienced-breach | a German squad | inexperienced | bocage  | 0     | hexside B2-B3 has been breached          | B2   | B3 | 1  | 2    | is not | wall advantage over B2-B3 and nothing else |
        | inexperienced-up     | a German squad | inexperienced | wall    | 1     | B4 is Open Ground                        | B2   | B3 | 3  | 0    | is not | wall advantage over B2-B3 and nothing else |
        | inexperienced-down   | a German squad | inexperienced | bocage  | 1     | B4 is Open Ground                        | B3   | B2 | 3  | 0    | is not | no wall advantage                          |
        | unarmed-gap          | a German squad | unarmed       | wall    | 0     | the depiction of hexside B2-B3 has a gap | B2   | B3 | 1  | 3    | is not | no wall advantage                          |
        | unarmed-breach       | a German squad | unarmed       | bocage  | 0     | hexside B2-B3 has been breached          | B2   | B3 | 1  | 3    | is not | no wall advantage                          |
        | unarmed-hillside     | a German squad | unarmed       | hedge   | 1     | B4 is Open Ground                        | B2   | B3 | 3  | 1    | is not | no wall advantage                          |
        | wounded-gap          | a German hero  | wounded       | hedge   | 0     | the depiction of hexside B2-B3 has a gap | B2   | B3 | 1  | 2    | is not | wall advantage over B2-B3 and nothing else |
        | wounded-breach       | a German hero  | wounded       | bocage  | 0     | hexside B2-B3 has been breached          | B2   | B3 | 1  | 2    | is not | wall advantage over B2-B3 and nothing else |
        | wounded-up           | a German hero  | wounded       | wall    | 1     | B4 is Open Ground                        | B2   | B3 | 3  | 0    | is not | wall advantage over B2-B3 and nothing else |
        | wounded-down         | a German hero  | wounded       | wall    | 1     | B4 is Open Ground                        | B3   | B2 | 2  | 1    | is not | no wall advantage                          |
        | hidden-wall          | a German squad | hidden        | wall    | 0     | B4 is Open Ground                        | B2   | B3 | 2  | 2    | is not | 2 MF left                                  |
        | hidden-hedge         | a German squad | hidden        | hedge   | 0     | B4 is Open Ground                        | B2   | B3 | 2  | 2    | is not | 2 MF left                                  |
        | hidden-bocage        | a German squad | hidden        | bocage  | 0     | B4 is Open Ground                        | B2   | B3 | 3  | 1    | is not | 1 MF left                                  |
        | hidden-gap           | a German squad | hidden        | hedge   | 0     | the depiction of hexside B2-B3 has a gap | B2   | B3 | 1  | 3    | is not | 3 MF left                                  |
        | hidden-breach        | a German squad | hidden        | bocage  | 0     | hexside B2-B3 has been breached          | B2   | B3 | 1  | 3    | is not | 3 MF left                                  |
        | hidden-hillside      | a German squad | hidden        | wall    | 1     | B4 is Open Ground                        | B2   | B3 | 3  | 1    | is not | 1 MF left                                  |
        | concealed-gap        | a German squad | concealed     | wall    | 0     | the depiction of hexside B2-B3 has a gap | B2   | B3 | 1  | 3    | is not | wall advantage over B2-B3 and nothing else |
        | concealed-breach     | a German squad | concealed     | bocage  | 0     | hexside B2-B3 has been breached          | B2   | B3 | 1  | 3    | is not | wall advantage over B2-B3 and nothing else |
        | concealed-hillside   | a German squad | concealed     | bocage  | 1     | B4 is Open Ground                        | B2   | B3 | 4  | 0    | is not | wall advantage over B2-B3 and nothing else |

    @B9.4 @B3.4xB9.4-3101
    Scenario Outline: B3.4xB9.4-3101 by the road through the <barrier> <force> P, <status>, goes for 1 MF: it has <advantage>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And B2 is an unpaved road
      And B3 is an unpaved road
      And <force> P in B2
      And P is <status>
      When P moves into B3
      Then that is allowed
      And it costs 1 MF
      And P is on top in B3
      And P has <left> MF left
      And P has <advantage>

      Examples: even through bocage and a cactus hedge
        | row           | force          | status        | barrier      | left | advantage                                  |
        | cx            | a German squad | CX            | cactus hedge | 3    | wall advantage over B2-B3 and nothing else |
        | encircled     | a German squad | Encircled     | bocage       | 3    | wall advantage over B2-B3 and nothing else |
        | fanatic       | a German squad | Fanatic       | cactus hedge | 3    | wall advantage over B2-B3 and nothing else |
        | inexperienced | a German squad | inexperienced | cactus hedge | 2    | wall advantage over B2-B3 and nothing else |
        | unarmed       | a German squad | unarmed       | wall         | 3    | no wall advantage                          |
        | wounded       | a German hero  | wounded       | bocage       | 2    | wall advantage over B2-B3 and nothing else |
        | hidden        | a German squad | hidden        | hedge        | 3    | 3 MF left                                  |
        | concealed     | a German squad | concealed     | hedge        | 3    | wall advantage over B2-B3 and nothing else |

    @B9.4 @B9.32 @A4.3xB9.32xB9.4-3101
    Scenario Outline: A4.3xB9.32xB9.4-3101 <force> P, <status>, bypasses B3 along a <barrier> for 1 MF: it has <advantage>
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B2, C3 and C4
      And hexside B3-C3 is a <barrier>
      And <force> P in B2
      And P is <status>
      When P bypasses B3 along B3-C3
      Then that is allowed
      And it costs 1 MF
      And P has <left> MF left
      And P has <advantage>

      Examples:
        | row           | force          | status        | barrier      | left | advantage                                  |
        | cx            | a German squad | CX            | wall         | 3    | wall advantage over B3-C3 and nothing else |
        | encircled     | a German squad | Encircled     | hedge        | 3    | wall advantage over B3-C3 and nothing else |
        | fanatic       | a German squad | Fanatic       | bocage       | 3    | wall advantage over B3-C3 and nothing else |
        | inexperienced | a German squad | inexperienced | cactus hedge | 2    | wall advantage over B3-C3 and nothing else |
        | unarmed       | a German squad | unarmed       | bocage       | 3    | no wall advantage                          |
        | wounded       | a German hero  | wounded       | bocage       | 2    | wall advantage over B3-C3 and nothing else |
        | hidden        | a German squad | hidden        | wall         | 3    | 3 MF left                                  |
        | concealed     | a German squad | concealed     | hedge        | 3    | wall advantage over B3-C3 and nothing else |

    @B9.7 @A4.134xB9.7-3101
    Scenario Outline: A4.134xB9.7-3101 over a cactus hedge <force> P, <status>, goes by Minimum Move: it is CX and pinned, and has <advantage>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a cactus hedge
      And <force> P in B2
      And P is <status>
      When P moves into B3 by Minimum Move
      Then that is allowed
      And it costs <mf> MF
      And P is on top in B3
      And P has 0 MF left
      And P is CX
      And P is pinned
      And P has <advantage>

      Examples: pinned, and it is mandatory nevertheless
        | row       | force          | status    | mf | advantage                                  |
        | wounded   | a German hero  | wounded   | 3  | wall advantage over B2-B3 and nothing else |
        | hidden    | a German squad | hidden    | 4  | 0 MF left                                  |
        | concealed | a German squad | concealed | 4  | wall advantage over B2-B3 and nothing else |

  Rule: B27.4 B27.54 At entrenchments

    @B27.4 @B9.32 @A4.2xB9.32xB27.4-3101
    Scenario Outline: A4.2xB9.32xB27.4-3101 into a hex with <fort> <force> P, <status>, moves for 1 MF, on top: it has <advantage>
      Given it is the MPh of the German turn
      And B3 holds <fort>
      And hexside B3-C3 is a hedge
      And <force> P in B2
      And P is <status>
      When P moves into B3
      Then that is allowed
      And it costs 1 MF
      And P is on top in B3
      And P has <left> MF left
      And P has <advantage>

      Examples: a counter that it is on top of takes no wall advantage
        | row                  | force          | status        | fort         | left | advantage                                  |
        | cx-trench            | a German squad | CX            | a trench     | 3    | wall advantage over B3-C3 and nothing else |
        | cx-foxhole           | a German squad | CX            | a foxhole 1S | 3    | wall advantage over B3-C3 and nothing else |
        | cx-ditch             | a German squad | CX            | an A-T Ditch | 3    | wall advantage over B3-C3 and nothing else |
        | cx-sangar            | a German squad | CX            | a sangar     | 3    | wall advantage over B3-C3 and nothing else |
        | encircled-trench     | a German squad | Encircled     | a trench     | 3    | wall advantage over B3-C3 and nothing else |
        | encircled-ditch      | a German squad | Encircled     | an A-T Ditch | 3    | wall advantage over B3-C3 and nothing else |
        | encircled-sangar     | a German squad | Encircled     | a sangar     | 3    | wall advantage over B3-C3 and nothing else |
        | fanatic-foxhole      | a German squad | Fanatic       | a foxhole 1S | 3    | wall advantage over B3-C3 and nothing else |
        | fanatic-trench       | a German squad | Fanatic       | a trench     | 3    | wall advantage over B3-C3 and nothing else |
        | fanatic-ditch        | a German squad | Fanatic       | an A-T Ditch | 3    | wall advantage over B3-C3 and nothing else |
        | fanatic-sangar       | a German squad | Fanatic       | a sangar     | 3    | wall advantage over B3-C3 and nothing else |
        | inexperienced-hole   | a German squad | inexperienced | a foxhole 1S | 2    | wall advantage over B3-C3 and nothing else |
        | inexperienced-trench | a German squad | inexperienced | a trench     | 2    | wall advantage over B3-C3 and nothing else |
        | inexperienced-ditch  | a German squad | inexperienced | an A-T Ditch | 2    | wall advantage over B3-C3 and nothing else |
        | inexperienced-sangar | a German squad | inexperienced | a sangar     | 2    | wall advantage over B3-C3 and nothing else |
        | unarmed-trench       | a German squad | unarmed       | a trench     | 3    | no wall advantage                          |
        | unarmed-foxhole      | a German squad | unarmed       | a foxhole 1S | 3    | no wall advantage                          |
        | unarmed-ditch        | a German squad | unarmed       | an A-T Ditch | 3    | no wall advantage                          |
        | unarmed-sangar       | a German squad | unarmed       | a sangar     | 3    | no wall advantage                          |
        | wounded-foxhole      | a German hero  | wounded       | a foxhole 1S | 2    | wall advantage over B3-C3 and nothing else |
        | wounded-trench       | a German hero  | wounded       | a trench     | 2    | wall advantage over B3-C3 and nothing else |
        | wounded-ditch        | a German hero  | wounded       | an A-T Ditch | 2    | wall advantage over B3-C3 and nothing else |
        | wounded-sangar       | a German hero  | wounded       | a sangar     | 2    | wall advantage over B3-C3 and nothing else |
        | hidden-foxhole       | a German squad | hidden        | a foxhole 1S | 3    | 3 MF left                                  |
        | hidden-trench        | a German squad | hidden        | a trench     | 3    | 3 MF left                                  |
        | hidden-ditch         | a German squad | hidden        | an A-T Ditch | 3    | 3 MF left                                  |
        | hidden-sangar        | a German squad | hidden        | a sangar     | 3    | 3 MF left                                  |
        | concealed-foxhole    | a German squad | concealed     | a foxhole 1S | 3    | wall advantage over B3-C3 and nothing else |
        | concealed-trench     | a German squad | concealed     | a trench     | 3    | wall advantage over B3-C3 and nothing else |
        | concealed-ditch      | a German squad | concealed     | an A-T Ditch | 3    | wall advantage over B3-C3 and nothing else |
        | concealed-sangar     | a German squad | concealed     | a sangar     | 3    | wall advantage over B3-C3 and nothing else |

    @B27.4 @B9.32 @A4.2xB9.32xB27.4-3101
    Scenario Outline: A4.2xB9.32xB27.4-3101b <force> P, <status>, goes beneath the <cover>, or comes out of it: <place>, it has <advantage>
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And hexside B2-C2 is a hedge
      And <force> P <start> B2
      And P is <status>
      When P <how>
      Then that is allowed
      And P is <place> in B2
      And P has <left> MF left
      And P has <advantage>

      Examples: none beneath it; out of it at once
        | row                  | force          | status        | fort         | cover   | start                  | how                      | place               | left | advantage                                  |
        | encircled-into       | a German squad | Encircled     | a foxhole 1S | foxhole | in                     | goes beneath the foxhole | beneath the foxhole | 3    | no wall advantage                          |
        | encircled-sangar     | a German squad | Encircled     | a sangar     | sangar  | in                     | goes beneath the sangar  | beneath the sangar  | 3    | no wall advantage                          |
        | encircled-out        | a German squad | Encircled     | a trench     | trench  | beneath the trench in  | comes out of the trench  | on top              | 3    | wall advantage over B2-C2 and nothing else |
        | encircled-out-h      | a German squad | Encircled     | a foxhole 1S | foxhole | beneath the foxhole in | comes out of the foxhole | on top              | 3    | wall advantage over B2-C2 and nothing else |
        | berserk-out-hole     | a German squad | berserk       | a foxhole 1S | foxhole | beneath the foxhole in | comes out of the foxhole | on top              | 7    | wall advantage over B2-C2 and nothing else |
        | hidden-out-hole      | a German squad | hidden        | a foxhole 1S | foxhole | beneath the foxhole in | comes out of the foxhole | on top              | 3    | 3 MF left                                  |
        | encircled-out-s      | a German squad | Encircled     | a sangar     | sangar  | beneath the sangar in  | comes out of the sangar  | on top              | 3    | wall advantage over B2-C2 and nothing else |
        | hidden-into          | a German squad | hidden        | a foxhole 1S | foxhole | in                     | goes beneath the foxhole | beneath the foxhole | 3    | no wall advantage                          |
        | hidden-trench        | a German squad | hidden        | a trench     | trench  | in                     | goes beneath the trench  | beneath the trench  | 3    | no wall advantage                          |
        | hidden-sangar        | a German squad | hidden        | a sangar     | sangar  | in                     | goes beneath the sangar  | beneath the sangar  | 3    | no wall advantage                          |
        | hidden-out           | a German squad | hidden        | a trench     | trench  | beneath the trench in  | comes out of the trench  | on top              | 3    | 3 MF left                                  |
        | hidden-out-s         | a German squad | hidden        | a sangar     | sangar  | beneath the sangar in  | comes out of the sangar  | on top              | 3    | 3 MF left                                  |
        | berserk-into-hole    | a German squad | berserk       | a foxhole 1S | foxhole | in                     | goes beneath the foxhole | beneath the foxhole | 7    | no wall advantage                          |
        | cx-into-sangar       | a German squad | CX            | a sangar     | sangar  | in                     | goes beneath the sangar  | beneath the sangar  | 3    | no wall advantage                          |
        | cx-out-sangar        | a German squad | CX            | a sangar     | sangar  | beneath the sangar in  | comes out of the sangar  | on top              | 3    | wall advantage over B2-C2 and nothing else |
        | encircled-trench     | a German squad | Encircled     | a trench     | trench  | in                     | goes beneath the trench  | beneath the trench  | 3    | no wall advantage                          |
        | fanatic-into-s       | a German squad | Fanatic       | a sangar     | sangar  | in                     | goes beneath the sangar  | beneath the sangar  | 3    | no wall advantage                          |
        | fanatic-out-s        | a German squad | Fanatic       | a sangar     | sangar  | beneath the sangar in  | comes out of the sangar  | on top              | 3    | wall advantage over B2-C2 and nothing else |
        | inexperienced-into-s | a German squad | inexperienced | a sangar     | sangar  | in                     | goes beneath the sangar  | beneath the sangar  | 2    | no wall advantage                          |
        | unarmed-into-s       | a German squad | unarmed       | a sangar     | sangar  | in                     | goes beneath the sangar  | beneath the sangar  | 3    | no wall advantage                          |
        | unarmed-out-s        | a German squad | unarmed       | a sangar     | sangar  | beneath the sangar in  | comes out of the sangar  | on top              | 3    | no wall advantage                          |
        | wounded-into-s       | a German hero  | wounded       | a sangar     | sangar  | in                     | goes beneath the sangar  | beneath the sangar  | 2    | no wall advantage                          |
        | wounded-out-s        | a German hero  | wounded       | a sangar     | sangar  | beneath the sangar in  | comes out of the sangar  | on top              | 2    | wall advantage over B2-C2 and nothing else |

      @reading:B27.56-ditch-cost
      Examples: 2 MF for an A-T Ditch
        | row                | force          | status    | fort         | cover | start                    | how                        | place                 | left | advantage                                  |
        | encircled-ditch    | a German squad | Encircled | an A-T Ditch | ditch | in                       | goes beneath the A-T Ditch | beneath the A-T Ditch | 2    | no wall advantage                          |
        | encircled-out-d    | a German squad | Encircled | an A-T Ditch | ditch | beneath the A-T Ditch in | comes out of the A-T Ditch | on top                | 2    | wall advantage over B2-C2 and nothing else |
        | hidden-ditch       | a German squad | hidden    | an A-T Ditch | ditch | in                       | goes beneath the A-T Ditch | beneath the A-T Ditch | 2    | no wall advantage                          |
        | hidden-out-ditch   | a German squad | hidden    | an A-T Ditch | ditch | beneath the A-T Ditch in | comes out of the A-T Ditch | on top                | 2    | 2 MF left                                  |
        | berserk-into-ditch | a German squad | berserk   | an A-T Ditch | ditch | in                       | goes beneath the A-T Ditch | beneath the A-T Ditch | 6    | no wall advantage                          |

    @B27.54 @A4.2xB27.54-3101
    Scenario Outline: A4.2xB27.54-3101 from trench to trench over a <barrier> of level <level> <force> P, <status>, goes for <mf> MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier> at level <level>
      And B3 is level <level> woods
      And B2 holds a trench
      And B3 holds a trench
      And B3 holds Wire
      And <force> P beneath the trench in B2
      And P is <status>
      When P moves straight beneath the trench in B3
      Then that is allowed
      And it costs <mf> MF
      And P is beneath the trench in B3
      And P has <left> MF left
      And P has no wall advantage

      Examples: woods, Wire and hexside have no effect; uphill the 1 MF is doubled
        | row           | force          | status        | barrier      | level | mf | left |
        | encircled     | a German squad | Encircled     | bocage       | 0     | 1  | 3    |
        | hidden        | a German squad | hidden        | cactus hedge | 0     | 1  | 3    |
        | fanatic       | a German squad | Fanatic       | cactus hedge | 0     | 1  | 3    |
        | inexperienced | a German squad | inexperienced | cactus hedge | 0     | 1  | 2    |
        | inexp-up      | a German squad | inexperienced | bocage       | 1     | 2  | 1    |
        | wounded       | a German hero  | wounded       | bocage       | 0     | 1  | 2    |
        | wounded-up    | a German hero  | wounded       | cactus hedge | 1     | 2  | 1    |
        | cx-up         | a German squad | CX            | wall         | 1     | 2  | 2    |
        | unarmed-up    | a German squad | unarmed       | hedge        | 1     | 2  | 2    |
        | concealed-up  | a German squad | concealed     | bocage       | 1     | 2  | 2    |

  Rule: B26.4 At Wire

    @B9.32 @B26.4 @A4.2xB9.32xB26.4-3101
    Scenario Outline: A4.2xB9.32xB26.4-3101 onto Wire <force> P, <status>, moves for 1 MF: it has <advantage>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And hexside B3-C3 is a hedge
      And <force> P in B2
      And P is <status>
      And a German squad Q beneath the Wire in B3
      When P moves into B3
      Then that is allowed
      And it costs 1 MF
      And P is on top of the Wire
      And P has <left> MF left
      And P has no wall advantage
      And Q has wall advantage over B3-C3 and nothing else

      Examples: who is beneath the Wire has it, who is above has not
        | row           | force          | status        | left |
        | inexperienced | a German squad | inexperienced | 2    |
        | concealed     | a German squad | concealed     | 3    |
        | unarmed       | a German squad | unarmed       | 3    |
        | hidden        | a German squad | hidden        | 3    |
        | fanatic       | a German squad | Fanatic       | 3    |

    @B9.32 @B26.4 @A4.2xB9.32xB26.4-3101
    Scenario Outline: A4.2xB9.32xB26.4-3101b P, <status>, rolls a Wire Exit dr of <dr>: <place>, <left> MF left, it has <advantage>
      Given it is the MPh of the German turn
      And B2 holds Wire
      And hexside B2-C2 is a hedge
      And a German squad P on top of the Wire in B2
      And P is <status>
      When P rolls a Wire Exit dr of <dr>
      Then that is allowed
      And P is <place> in B2
      And P has <left> MF left
      And P has <advantage>

      Examples: beneath the Wire at once
        | row            | status    | dr | place            | left | advantage                                  |
        | encircled      | Encircled | 3  | beneath the Wire | 1    | wall advantage over B2-C2 and nothing else |
        | encircled-held | Encircled | 5  | on top           | 0    | no wall advantage                          |
        | berserk        | berserk   | 5  | beneath the Wire | 3    | wall advantage over B2-C2 and nothing else |
        | fanatic        | Fanatic   | 4  | beneath the Wire | 0    | wall advantage over B2-C2 and nothing else |
        | unarmed        | unarmed   | 4  | beneath the Wire | 0    | no wall advantage                          |
        | unarmed-held   | unarmed   | 6  | on top           | 0    | no wall advantage                          |
        | hidden         | hidden    | 2  | beneath the Wire | 2    | 2 MF left                                  |
        | cx             | CX        | 4  | beneath the Wire | 0    | wall advantage over B2-C2 and nothing else |

    @B9.32 @B26.4 @A4.2xB9.32xB26.4-3101
    Scenario Outline: A4.2xB9.32xB26.4-3101d P and Q are <status>, P beneath the Wire and Q on top of it: P has wall advantage, Q has none
      Given it is the DFPh of the German turn
      And B2 holds Wire
      And hexside B2-C2 is a hedge
      And a German squad P beneath the Wire in B2
      And P is <status>
      And a German squad Q on top of the Wire in B2
      And Q is <status>
      When the players ask about the wall advantage of P
      And the players ask about the wall advantage of Q
      Then P has wall advantage over B2-C2 and nothing else
      And Q has no wall advantage

      Examples: mandatory, and so not a matter of choice
        | row           | status        |
        | pinned        | pinned        |
        | ti            | TI            |
        | cx            | CX            |
        | encircled     | Encircled     |
        | inexperienced | inexperienced |
        | concealed     | concealed     |

    @B26.4 @A4.2xB26.4-3101
    Scenario Outline: A4.2xB26.4-3101 from beneath the Wire <force> P, <status>, moves over a <barrier> for <mf> MF; Q, on top and <status> too, may not
      Given it is the MPh of the German turn
      And B2 holds Wire
      And hexside B2-B3 is a <barrier>
      And <force> P beneath the Wire in B2
      And P is <status>
      And <force> Q on top of the Wire in B2
      And Q is <status>
      When P moves into B3
      And the players ask whether Q may move into B3
      Then that is not allowed
      And P is on top in B3
      And P has <left> MF left

      Examples: the hexside costs as elsewhere
        | row           | force          | status        | barrier | mf | left |
        | encircled     | a German squad | Encircled     | wall    | 2  | 2    |
        | hidden        | a German squad | hidden        | bocage  | 3  | 1    |
        | fanatic       | a German squad | Fanatic       | hedge   | 2  | 2    |
        | cx            | a German squad | CX            | wall    | 2  | 2    |
        | inexperienced | a German squad | inexperienced | bocage  | 3  | 0    |
        | concealed     | a German squad | concealed     | hedge   | 2  | 2    |
        | unarmed       | a German squad | unarmed       | wall    | 2  | 2    |
        | berserk       | a German squad | berserk       | bocage  | 3  | 5    |
        | wounded       | a German hero  | wounded       | hedge   | 2  | 1    |

  Rule: B16.4 B16.71 At marsh and mudflat

    @B16.4 @B9.323 @A4.2xB9.323xB16.4-3101
    Scenario Outline: A4.2xB9.323xB16.4-3101 B2 is <here> and B3 <there>: <force> P, <status>, pays <mf> MF and has <advantage>
      Given it is the MPh of the German turn
      And B2 is <here>
      And B3 is <there>
      And hexside B3-C3 is a hedge
      And <force> P in B2
      And P is <status>
      When P moves into B3
      Then that is allowed
      And it costs <mf> MF
      And P is on top in B3
      And P has <left> MF left
      And P has <advantage>

      Examples: marsh has no TEM, and so the hedge is mandatory there too
        | row                   | force          | status        | here        | there       | mf | left | advantage                                  |
        | cx-out-of-marsh       | a German squad | CX            | marsh       | Open Ground | 1  | 3    | wall advantage over B3-C3 and nothing else |
        | cx-into-mudflat       | a German squad | CX            | Open Ground | mudflat     | 2  | 2    | wall advantage over B3-C3 and nothing else |
        | cx-out-of-mudflat     | a German squad | CX            | mudflat     | Open Ground | 1  | 3    | wall advantage over B3-C3 and nothing else |
        | cx-into-marsh         | a German squad | CX            | Open Ground | marsh       | 4  | 0    | wall advantage over B3-C3 and nothing else |
        | fanatic-out-of-marsh  | a German squad | Fanatic       | marsh       | Open Ground | 1  | 3    | wall advantage over B3-C3 and nothing else |
        | fanatic-mudflat       | a German squad | Fanatic       | Open Ground | mudflat     | 2  | 2    | wall advantage over B3-C3 and nothing else |
        | fanatic-out-mudflat   | a German squad | Fanatic       | mudflat     | Open Ground | 1  | 3    | wall advantage over B3-C3 and nothing else |
        | inexperienced-mudflat | a German squad | inexperienced | mudflat     | mudflat     | 2  | 1    | wall advantage over B3-C3 and nothing else |
        | unarmed-into-marsh    | a German squad | unarmed       | mudflat     | marsh       | 4  | 0    | no wall advantage                          |
        | encircled-into-marsh  | a German squad | Encircled     | Open Ground | marsh       | 4  | 0    | wall advantage over B3-C3 and nothing else |
        | encircled-out-marsh   | a German squad | Encircled     | marsh       | Open Ground | 1  | 3    | wall advantage over B3-C3 and nothing else |
        | encircled-mudflat     | a German squad | Encircled     | Open Ground | mudflat     | 2  | 2    | wall advantage over B3-C3 and nothing else |
        | encircled-out-mudflat | a German squad | Encircled     | mudflat     | Open Ground | 1  | 3    | wall advantage over B3-C3 and nothing else |
        | inexperienced-out     | a German squad | inexperienced | marsh       | Open Ground | 1  | 2    | wall advantage over B3-C3 and nothing else |
        | inexperienced-into    | a German squad | inexperienced | marsh       | marsh       | 3  | 0    | wall advantage over B3-C3 and nothing else |
        | unarmed-out-of-marsh  | a German squad | unarmed       | marsh       | Open Ground | 1  | 3    | no wall advantage                          |
        | unarmed-into-mudflat  | a German squad | unarmed       | Open Ground | mudflat     | 2  | 2    | no wall advantage                          |
        | unarmed-out-mudflat   | a German squad | unarmed       | mudflat     | Open Ground | 1  | 3    | no wall advantage                          |
        | wounded-out-of-marsh  | a German hero  | wounded       | marsh       | Open Ground | 1  | 2    | wall advantage over B3-C3 and nothing else |
        | wounded-out-mudflat   | a German hero  | wounded       | mudflat     | mudflat     | 2  | 1    | wall advantage over B3-C3 and nothing else |
        | hidden-into-marsh     | a German squad | hidden        | Open Ground | marsh       | 4  | 0    | 0 MF left                                  |
        | hidden-out-of-marsh   | a German squad | hidden        | marsh       | Open Ground | 1  | 3    | 3 MF left                                  |
        | hidden-into-mudflat   | a German squad | hidden        | Open Ground | mudflat     | 2  | 2    | 2 MF left                                  |
        | hidden-out-of-mudflat | a German squad | hidden        | mudflat     | Open Ground | 1  | 3    | 3 MF left                                  |
        | concealed-out-marsh   | a German squad | concealed     | marsh       | Open Ground | 1  | 3    | wall advantage over B3-C3 and nothing else |
        | concealed-out-mudflat | a German squad | concealed     | mudflat     | Open Ground | 1  | 3    | wall advantage over B3-C3 and nothing else |

  Rule: B9.41 Who has wall advantage, and goes

    @B9.41 @A4.2xB9.41-3101
    Scenario Outline: A4.2xB9.41-3101a from its hedge P goes over the <barrier> of level <level> into <ground> for <mf> MF: it has <advantage>
      Given it is the MPh of the German turn
      And hexside A2-B2 is a hedge
      And B2 is woods
      And hexside B2-B3 is a <barrier> at level <level>
      And B3 is level <level> <ground>
      And <opening>
      And a German squad P in B2
      And P has wall advantage
      When P moves into B3
      Then that is allowed
      And it costs <mf> MF
      And P has <left> MF left
      And P has <advantage>

      Examples: it is always lost; in the open the next is mandatory
        | row              | barrier | level | ground      | opening                                  | mf | left | advantage                                  |
        | gap-woods        | wall    | 0     | woods       | the depiction of hexside B2-B3 has a gap | 2  | 2    | no wall advantage                          |
        | gap-open         | wall    | 0     | Open Ground | the depiction of hexside B2-B3 has a gap | 1  | 3    | wall advantage over B2-B3 and nothing else |
        | breach-woods     | bocage  | 0     | woods       | hexside B2-B3 has been breached          | 2  | 2    | no wall advantage                          |
        | breach-open      | bocage  | 0     | Open Ground | hexside B2-B3 has been breached          | 1  | 3    | wall advantage over B2-B3 and nothing else |
        | hillside-orchard | hedge   | 1     | orchard     | B4 is Open Ground                        | 3  | 1    | wall advantage over B2-B3 and nothing else |

    @B9.41 @A4.2xB9.41-3101
    Scenario Outline: A4.2xB9.41-3101b from its hedge P goes by the road through the <barrier> into <ground>: it has <advantage>
      Given it is the MPh of the German turn
      And hexside A2-B2 is a hedge
      And B3 is <ground>
      And hexside B2-B3 is a <barrier>
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And B2 is an unpaved road
      And B3 is an unpaved road
      And a German squad P in B2
      And P has wall advantage
      When P moves into B3
      Then that is allowed
      And it costs 1 MF
      And P has <advantage>

      Examples:
        | row  | barrier | ground      | advantage                                  |
        | open | bocage  | Open Ground | wall advantage over B2-B3 and nothing else |

    @B9.41 @A4.2xB9.41-3101
    Scenario Outline: A4.2xB9.41-3101c from its hedge P <how>: it has <advantage>
      Given it is the MPh of the German turn
      And hexside A2-B2 is a hedge
      And B2 holds <here>
      And B3 is <there>
      And B3 holds <fort>
      And the artwork of B3 does not reach towards B2, C3 and C4
      And hexside B3-C3 <next>
      And a German squad P <place> B2
      And P has wall advantage
      When P <how>
      Then that is allowed
      And it costs <mf> MF
      And P has <left> MF left
      And P has <advantage>

      Examples: what the next hex holds takes it, above Wire alone
        | row           | here    | there       | fort         | next            | place               | how                     | mf | left | advantage                                  |
        | along         | no Wire | woods       | no Wire      | is a bocage     | in                  | bypasses B3 along B3-C3 | 1  | 3    | wall advantage over B3-C3 and nothing else |
        | along-nothing | no Wire | woods       | no Wire      | carries nothing | in                  | bypasses B3 along B3-C3 | 1  | 3    | no wall advantage                          |
        | onto-wire     | no Wire | Open Ground | Wire         | is a hedge      | in                  | moves into B3           | 1  | 3    | no wall advantage                          |
        | beneath-wire  | Wire    | Open Ground | no Wire      | is a hedge      | beneath the Wire in | moves into B3           | 1  | 3    | wall advantage over B3-C3 and nothing else |
        | beneath-none  | Wire    | Open Ground | no Wire      | carries nothing | beneath the Wire in | moves into B3           | 1  | 3    | no wall advantage                          |
        | foxhole       | no Wire | Open Ground | a foxhole 1S | is a hedge      | in                  | moves into B3           | 1  | 3    | wall advantage over B3-C3 and nothing else |
        | trench        | no Wire | Open Ground | a trench     | is a hedge      | in                  | moves into B3           | 1  | 3    | wall advantage over B3-C3 and nothing else |
        | ditch         | no Wire | Open Ground | an A-T Ditch | is a hedge      | in                  | moves into B3           | 1  | 3    | wall advantage over B3-C3 and nothing else |
        | sangar        | no Wire | Open Ground | a sangar     | is a hedge      | in                  | moves into B3           | 1  | 3    | wall advantage over B3-C3 and nothing else |
        | marsh         | no Wire | marsh       | no Wire      | is a hedge      | in                  | moves into B3           | 4  | 0    | wall advantage over B3-C3 and nothing else |
        | marsh-none    | no Wire | marsh       | no Wire      | carries nothing | in                  | moves into B3           | 4  | 0    | no wall advantage                          |
        | mudflat       | no Wire | mudflat     | no Wire      | is a bocage     | in                  | moves into B3           | 2  | 2    | wall advantage over B3-C3 and nothing else |

    @B9.41 @A4.2xB9.41-3101
    Scenario Outline: A4.2xB9.41-3101d from its hedge in <here> P goes into <there> for 1 MF: it has <advantage>
      Given it is the MPh of the German turn
      And hexside A2-B2 is a hedge
      And B2 is <here>
      And B3 is <there>
      And hexside B3-C3 is a hedge
      And a German squad P in B2
      And P has wall advantage
      When P moves into B3
      Then that is allowed
      And it costs <mf> MF
      And P has <advantage>

      Examples:
        | row           | here    | there       | mf | advantage                                  |
        | marsh         | marsh   | Open Ground | 1  | wall advantage over B3-C3 and nothing else |
        | marsh-woods   | marsh   | woods       | 2  | no wall advantage                          |
        | mudflat       | mudflat | orchard     | 1  | wall advantage over B3-C3 and nothing else |
        | mudflat-woods | mudflat | woods       | 2  | no wall advantage                          |

    @B9.32 @A4.2xB9.32xB27.4-3101 @B27.4
    Scenario Outline: A4.2xB9.32xB27.4-3101c P, which has claimed wall advantage, goes beneath the <cover> of its woods: it has none
      Given it is the MPh of the German turn
      And B2 is woods
      And B2 holds <fort>
      And hexside B2-C2 is a hedge
      And a German squad P in B2
      And P has wall advantage
      And a German squad Q in B2
      And Q has wall advantage
      When P goes beneath the <cover>
      Then that is allowed
      And P is beneath the <cover> in B2
      And P has <left> MF left
      And P has no wall advantage
      And Q has wall advantage over B2-C2 and nothing else

      Examples:
        | row     | fort         | cover   | left |
        | foxhole | a foxhole 1S | foxhole | 3    |
        | trench  | a trench     | trench  | 3    |
        | sangar  | a sangar     | sangar  | 3    |

      @reading:B27.56-ditch-cost
      Examples: 2 MF for an A-T Ditch
        | row   | fort         | cover     | left |
        | ditch | an A-T Ditch | A-T Ditch | 2    |

  Rule: B9.4 B16.4 Concealed and seen

    @B9.4 @A4.61xA12.14xB9.4-3101
    Scenario Outline: A4.61xA12.14xB9.4-3101 seen, concealed P <how> the <barrier> of level <level> from orchard into orchard: it <is> concealed
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier> at level <level>
      And B2 is orchard
      And B3 is level <level> orchard
      And <opening>
      And a concealed German squad P in B2
      And <enemy>
      When P <how>
      Then that is allowed
      And it costs <mf> MF
      And P <is> concealed

      Examples: in a gap, a Breach or uphill as elsewhere
        | row              | barrier | level | opening                                  | enemy                        | how                               | mf | is     |
        | gap-assault      | wall    | 0     | the depiction of hexside B2-B3 has a gap | a Russian squad in B5        | moves into B3 by Assault Movement | 1  | is     |
        | gap-plain        | wall    | 0     | the depiction of hexside B2-B3 has a gap | a Russian squad in B5        | moves into B3                     | 1  | is not |
        | gap-unseen       | wall    | 0     | the depiction of hexside B2-B3 has a gap | B4 is Open Ground            | moves into B3                     | 1  | is     |
        | gap-broken       | wall    | 0     | the depiction of hexside B2-B3 has a gap | a broken Russian squad in B5 | moves into B3                     | 1  | is     |
        | breach-assault   | bocage  | 0     | hexside B2-B3 has been breached          | a Russian squad in B5        | moves into B3 by Assault Movement | 1  | is     |
        | breach-plain     | bocage  | 0     | hexside B2-B3 has been breached          | a Russian squad in B5        | moves into B3                     | 1  | is not |
        | hillside-assault | hedge   | 1     | B4 is Open Ground                        | a Russian squad in B5        | moves into B3 by Assault Movement | 3  | is     |
        | hillside-plain   | hedge   | 1     | B4 is Open Ground                        | a Russian squad in B5        | moves into B3                     | 3  | is not |

    @B16.4 @A4.61xA12.14xB16.4-3101
    Scenario Outline: A4.61xA12.14xB16.4-3101 seen, concealed P <how> from <here> into <there>: it <is> concealed
      Given it is the MPh of the German turn
      And B2 is <here>
      And B3 is <there>
      And a concealed German squad P in B2
      And a Russian squad in B5
      When P <how>
      Then that is allowed
      And P is on top in B3
      And P has <left> MF left
      And P <is> concealed

      Examples: marsh and mudflat are Concealment Terrain; who enters marsh uses all its MF
        | row             | here    | there   | how                               | left | is     |
        | marsh           | orchard | marsh   | moves into B3                     | 0    | is not |
        | mudflat-assault | orchard | mudflat | moves into B3 by Assault Movement | 2    | is     |
        | mudflat-plain   | orchard | mudflat | moves into B3                     | 2    | is not |
        | out-assault     | marsh   | orchard | moves into B3 by Assault Movement | 3    | is     |
        | out-plain       | marsh   | orchard | moves into B3                     | 3    | is not |
        | flat-to-flat    | mudflat | mudflat | moves into B3 by Assault Movement | 2    | is     |

    @B27.4 @A4.61xA12.14xB27.4-3101
    Scenario Outline: A4.61xA12.14xB27.4-3101 seen, concealed P <how> an orchard with <fort>: it <is> concealed
      Given it is the MPh of the German turn
      And B2 is orchard
      And B3 is orchard
      And B3 holds <fort>
      And a concealed German squad P in B2
      And a Russian squad in B5
      When P <how>
      And P goes beneath the <cover>
      Then that is allowed
      And P is beneath the <cover> in B3
      And P <is> concealed

      Examples: the MF of the counter are part of the same movement
        | row             | fort         | cover   | how                               | is     |
        | trench-assault  | a trench     | trench  | moves into B3 by Assault Movement | is     |
        | trench-plain    | a trench     | trench  | moves into B3                     | is not |
        | foxhole-assault | a foxhole 1S | foxhole | moves into B3 by Assault Movement | is     |
        | sangar-assault  | a sangar     | sangar  | moves into B3 by Assault Movement | is     |
        | sangar-plain    | a sangar     | sangar  | moves into B3                     | is not |

  Rule: B9.4 B27.41 Under Desperation Morale

    @B9.4 @A10.531xB9.4-3101
    Scenario Outline: A10.531xB9.4-3101a under Desperation Morale P routs over the <barrier> of level <level> for <mf> MF: <fate>
      Given it is the RtPh of the German turn
      And hexside B2-B3 is a <barrier> at level <level>
      And B3 is level <level> Open Ground
      And <opening>
      And a broken German squad P in B2
      And P is DM
      And a Russian squad in B0
      When P routs into B3
      Then that is allowed
      And it has spent <mf> MF in all
      And <fate>
      And P is on top in B3

      Examples: through a gap it is seen as in the open
        | row      | barrier | level | opening                                  | mf | fate                                 |
        | wall     | wall    | 0     | B4 is Open Ground                        | 2  | no Interdiction is possible anywhere |
        | bocage   | bocage  | 0     | B4 is Open Ground                        | 3  | no Interdiction is possible anywhere |
        | gap      | wall    | 0     | the depiction of hexside B2-B3 has a gap | 1  | Interdiction is possible in B3       |
        | breach   | bocage  | 0     | hexside B2-B3 has been breached          | 1  | no Interdiction is possible anywhere |
        | hillside | wall    | 1     | B4 is Open Ground                        | 3  | no Interdiction is possible anywhere |

    @B9.4 @A10.531xB9.4-3101
    Scenario: A10.531xB9.4-3101b under Desperation Morale P routs by the road through a hedge for 1 MF, open to Interdiction
      Given it is the RtPh of the German turn
      And hexside B2-B3 is a hedge
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And B2 is an unpaved road
      And B3 is an unpaved road
      And a broken German squad P in B2
      And P is DM
      And a Russian squad in B0
      When P routs into B3
      Then that is allowed
      And it has spent 1 MF in all
      And Interdiction is possible in B3

    @B9.4 @A10.531xB9.4-3101
    Scenario: A10.531xB9.4-3101c under Desperation Morale P routs in Bypass along a hedge for 1 MF
      Given it is the RtPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B2, C3 and C4
      And hexside B3-C3 is a hedge
      And a broken German squad P in B2
      And P is DM
      And a Russian squad in A1
      When P routs in Bypass of B3 along B3-C3
      And P routs into C4
      Then that is allowed
      And the expenditures are 1 and 1 MF
      And P is on top in C4

    @B27.41 @A10.531xB27.41-3101
    Scenario Outline: A10.531xB27.41-3101 under Desperation Morale P routs <way> for <mf> MF: <fate>
      Given it is the RtPh of the German turn
      And B2 holds <here>
      And B3 holds <there>
      And a broken German squad P <place> B2
      And P is DM
      And a Russian squad in B0
      When P routs <way>
      Then that is allowed
      And it has spent <mf> MF in all
      And <fate>

      Examples: only what it goes beneath keeps it from Interdiction
        | row          | here         | there        | place                  | way                                | mf | fate                                 |
        | onto-trench  | no Wire      | a trench     | in                     | into B3                            | 1  | Interdiction is possible in B3       |
        | onto-foxhole | no Wire      | a foxhole 1S | in                     | into B3                            | 1  | Interdiction is possible in B3       |
        | onto-wire    | no Wire      | Wire         | in                     | into B3                            | 1  | Interdiction is possible in B3       |
        | into-foxhole | no Wire      | a foxhole 1S | in                     | straight beneath the foxhole in B3 | 2  | no Interdiction is possible anywhere |
        | out-foxhole  | a foxhole 1S | no Wire      | beneath the foxhole in | into B3                            | 2  | Interdiction is possible in B3       |
        | out-trench   | a trench     | no Wire      | beneath the trench in  | into B3                            | 2  | Interdiction is possible in B3       |
        | hole-to-hole | a foxhole 1S | a foxhole 1S | beneath the foxhole in | straight beneath the foxhole in B3 | 3  | no Interdiction is possible anywhere |
        | connecting   | a trench     | a trench     | beneath the trench in  | straight beneath the trench in B3  | 1  | no Interdiction is possible anywhere |
        | onto-ditch   | no Wire      | an A-T Ditch | in                     | into B3                            | 1  | Interdiction is possible in B3       |
        | onto-sangar  | no Wire      | a sangar     | in                     | into B3                            | 1  | Interdiction is possible in B3       |
        | into-trench  | no Wire      | a trench     | in                     | straight beneath the trench in B3  | 2  | no Interdiction is possible anywhere |
        | into-sangar  | no Wire      | a sangar     | in                     | straight beneath the sangar in B3  | 2  | no Interdiction is possible anywhere |
        | out-sangar   | a sangar     | no Wire      | beneath the sangar in  | into B3                            | 2  | Interdiction is possible in B3       |

      @reading:B27.56-ditch-cost
      Examples: 2 MF more for an A-T Ditch
        | row        | here         | there        | place                    | way                                  | mf | fate                                 |
        | into-ditch | no Wire      | an A-T Ditch | in                       | straight beneath the A-T Ditch in B3 | 3  | no Interdiction is possible anywhere |
        | out-ditch  | an A-T Ditch | no Wire      | beneath the A-T Ditch in | into B3                              | 3  | Interdiction is possible in B3       |

    @B26.41 @A10.531xB26.41-3101
    Scenario Outline: A10.531xB26.41-3101a under Desperation Morale P, on top of the Wire, routs with a Wire Exit dr of <dr> and on into B3: open to Interdiction in both
      Given it is the RtPh of the German turn
      And B2 holds Wire
      And a broken German squad P on top of the Wire in B2
      And P is DM
      And a Russian squad in B0
      When P begins its rout with a Wire Exit dr of <dr>
      And P routs into B3
      Then that is allowed
      And the expenditures are <dr> and 1 MF
      And Interdiction is possible in B2 and B3
      And P is on top in B3

      Examples: its 6 MF are enough
        | row  | dr |
        | two  | 2  |
        | five | 5  |

    @B26.41 @A10.531xB26.41-3101
    Scenario: A10.531xB26.41-3101b under Desperation Morale P routs unhindered from beneath the Wire
      Given it is the RtPh of the German turn
      And B2 holds Wire
      And a broken German squad P beneath the Wire in B2
      And P is DM
      And a Russian squad in B0
      When P routs into B3
      Then that is allowed
      And it has spent 1 MF in all
      And Interdiction is possible in B3
      And no Interdiction is possible in B2

    @B16.4 @A10.531xB16.4-3101
    Scenario Outline: A10.531xB16.4-3101 under Desperation Morale P routs from <here> into <there> for <mf> MF: <fate>
      Given it is the RtPh of the German turn
      And B2 is <here>
      And B3 is <there>
      And a broken German squad P in B2
      And P is DM
      And a Russian squad in B0
      When P routs into B3
      Then that is allowed
      And it has spent <mf> MF in all
      And <fate>

      Examples: neither is Open Ground; behind one there is a Hindrance, too
        | row          | here        | there       | mf | fate                                 |
        | into-marsh   | Open Ground | marsh       | 6  | no Interdiction is possible anywhere |
        | into-mudflat | Open Ground | mudflat     | 2  | no Interdiction is possible anywhere |
        | out-marsh    | marsh       | Open Ground | 1  | no Interdiction is possible anywhere |
        | out-mudflat  | mudflat     | Open Ground | 1  | no Interdiction is possible anywhere |
