Feature: Places of a hex: nobody is set up or moves where the hex has no such place

  Rule: B9.32 Set-up in a Location that the hex has

    @B9.32 @A2.9xB9.32-101
    Scenario Outline: A2.9xB9.32-101 a squad sets up <place> F5, which is <ground>: <verdict>
      Given it is set-up
      And F5 is <ground>
      When a German squad sets up <place> F5
      Then that is <verdict>

      Examples: a floor needs a building as high
        | row             | ground                               | place         | verdict     |
        | open-first      | Open Ground                          | on level 1 of | not allowed |
        | open-second     | Open Ground                          | on level 2 of | not allowed |
        | woods-first     | woods                                | on level 1 of | not allowed |
        | hill-first      | level 1 Open Ground                  | on level 1 of | not allowed |
        | rubble-first    | stone rubble                         | on level 1 of | not allowed |
        | building-second | stone building with one upper level  | on level 2 of | not allowed |
        | building-first  | stone building with one upper level  | on level 1 of | allowed     |
        | wooden-first    | wooden building with one upper level | on level 1 of | allowed     |
        | high-second     | stone building with two upper levels | on level 2 of | allowed     |
        | ground          | stone building with one upper level  | in            | allowed     |

      Examples: a roof needs a building
        | row         | ground        | place             | verdict     |
        | open-roof   | Open Ground   | on the rooftop of | not allowed |
        | woods-roof  | woods         | on the rooftop of | not allowed |
        | rubble-roof | wooden rubble | on the rooftop of | not allowed |

      Examples: a bridge needs a bridge
        | row           | ground        | place            | verdict     |
        | open-bridge   | Open Ground   | on the bridge in | not allowed |
        | gully-bridge  | a gully       | on the bridge in | not allowed |
        | marsh-bridge  | marsh         | on the bridge in | not allowed |
        | gully-bridged | a bridge      | on the bridge in | allowed     |
        | marsh-bridged | bridged marsh | on the bridge in | allowed     |

    @B9.62 @A2.9xB9.62xB20.9-101
    Scenario Outline: A2.9xB9.62xB20.9-101 a squad sets up <place> F5, which is <ground>: <verdict>
      Given it is set-up
      And F5 is <ground>
      When a German squad sets up <place> F5
      Then that is <verdict>

      Examples: Crest and bottom need a Depression
        | row         | ground              | place              | verdict     |
        | open-crest  | Open Ground         | in Crest status in | not allowed |
        | hill-crest  | level 1 Open Ground | in Crest status in | not allowed |
        | woods-crest | woods               | in Crest status in | not allowed |
        | open-in     | Open Ground         | IN                 | not allowed |
        | woods-in    | woods               | IN                 | not allowed |
        | gully-in    | a gully             | IN                 | allowed     |
        | wadi-in     | a wadi              | IN                 | allowed     |

    @B27.1 @A2.9xB27.1xB30.1-101
    Scenario Outline: A2.9xB27.1xB30.1-101 a squad sets up <place> F5, which holds <fort>: <verdict>
      Given it is set-up
      And F5 holds <fort>
      When a German squad sets up <place> F5
      Then that is <verdict>

      Examples: a counter to be beneath, or a pillbox to be in
        | row           | fort         | place                    | verdict     |
        | no-foxhole    | no foxhole   | beneath the foxhole in   | not allowed |
        | wrong-foxhole | a trench     | beneath the foxhole in   | not allowed |
        | wrong-trench  | a foxhole 1S | beneath the trench in    | not allowed |
        | wrong-ditch   | a trench     | beneath the A-T Ditch in | not allowed |
        | no-wire       | no Wire      | beneath the Wire in      | not allowed |
        | no-pillbox    | a foxhole 1S | in the pillbox in        | not allowed |
        | foxhole       | a foxhole 1S | beneath the foxhole in   | allowed     |
        | ditch         | an A-T Ditch | beneath the A-T Ditch in | allowed     |
        | pillbox       | a pillbox    | in the pillbox in        | allowed     |

    @B26.1 @B6.2xB26.1-101
    Scenario Outline: B6.2xB26.1-101 Wire is set up on the bridge in B3, which is <ground>: <verdict>
      Given it is set-up
      And B3 is <ground>
      And the German OB has Wire
      When German sets up Wire on the bridge in B3
      Then that is <verdict>

      Examples:
        | row     | ground        | verdict     |
        | open    | Open Ground   | not allowed |
        | gully   | a gully       | not allowed |
        | marsh   | marsh         | not allowed |
        | bridge  | a bridge      | allowed     |
        | bridged | bridged marsh | allowed     |

  Rule: B16.4 Nor does anybody move there

    @B16.4 @B6.2xB16.4-101
    Scenario Outline: B6.2xB16.4-101 in the <phase> a squad <goes> onto the bridge in B3, which is <ground>: <verdict>
      Given B2 is unpaved road
      And B3 is <ground>
      And a road crosses hexside B2-B3
      And a German squad in B2
      And it is the <phase> of the German turn
      When the German squad <goes> onto the bridge in B3
      Then that is <verdict>

      Examples:
        | row             | phase | goes     | ground                     | verdict     |
        | marsh-move      | MPh   | moves    | marsh                      | not allowed |
        | marsh-advance   | APh   | advances | marsh                      | not allowed |
        | gully-move      | MPh   | moves    | a gully                    | not allowed |
        | open-move       | MPh   | moves    | Open Ground                | not allowed |
        | bridged-move    | MPh   | moves    | bridged marsh              | allowed     |
        | bridged-advance | APh   | advances | bridged marsh              | allowed     |
        | bridge-move     | MPh   | moves    | a bridge with unpaved road | allowed     |

    @B9.32 @A2.8xB9.32-104
    Scenario Outline: A2.8xB9.32-104 a squad moves to level <level> of F6, which is <ground>: <verdict>
      Given F5 and F6 are <ground>
      And a German squad <place> F5
      And it is the MPh of the German turn
      When the German squad moves to level <level> of F6
      Then that is <verdict>

      Examples:
        | row         | ground                               | place         | level | verdict     |
        | open        | Open Ground                          | in            | 1     | not allowed |
        | woods       | woods                                | in            | 1     | not allowed |
        | too-high    | stone building with one upper level  | on level 1 of | 2     | not allowed |
        | along-first | stone building with one upper level  | on level 1 of | 1     | allowed     |
        | along-top   | stone building with two upper levels | on level 2 of | 2     | allowed     |

    @B27.6 @B20.9xB27.6-101
    Scenario Outline: B20.9xB27.6-101 a squad moves <way> B3, which is <ground>: <verdict>
      Given B3 is <ground>
      And a German squad in B2
      And it is the MPh of the German turn
      When the German squad moves <way> B3
      Then that is <verdict>

      Examples:
        | row         | ground              | way                | verdict     |
        | open-into   | Open Ground         | INTO               | not allowed |
        | woods-into  | woods               | INTO               | not allowed |
        | gully-into  | a gully             | INTO               | allowed     |
        | open-crest  | Open Ground         | to Crest status in | not allowed |
        | hill-crest  | level 1 Open Ground | to Crest status in | not allowed |
        | gully-crest | a gully             | to Crest status in | allowed     |
