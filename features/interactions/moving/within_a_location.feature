Feature: Moving within a Location: a unit loses '?' by it

  Rule: Within its Location too a unit moves, and '?' is lost by it

    @B27.4 @A12.14xB27.4-601
    Scenario Outline: A12.14xB27.4-601 in brush and in view who <does> is <then>
      Given it is the MPh of the German turn
      And B3 is brush
      And B3 holds <fort>
      And a concealed German squad <place> B3
      And a Russian squad <enemy> B6
      When the German squad <does>
      Then that is allowed
      And the German squad is <then>

      Examples: not by Assault Movement
        | row         | fort         | place                    | enemy | does                     | then          |
        | in-foxhole  | a foxhole 1S | in                       | in    | goes beneath the foxhole | not concealed |
        | out-foxhole | a foxhole 1S | beneath the foxhole in   | in    | comes out of the foxhole | not concealed |
        | in-trench   | a trench     | in                       | in    | goes beneath the trench  | not concealed |
        | out-ditch   | an A-T Ditch | beneath the A-T Ditch in | in    | comes out of the A-T Ditch | not concealed |
        | in-sangar   | a sangar     | in                       | in    | goes beneath the sangar  | not concealed |

      Examples: by Assault Movement
        | row        | fort         | place | enemy | does                                         | then      |
        | in-foxhole-slowly | a foxhole 1S | in | in | goes beneath the foxhole by Assault Movement | concealed |

    @B27.4 @A12.14xB27.4-601
    Scenario Outline: A12.14xB27.4-601u in the APh, in view in <ground>, who comes out of its foxhole is <then>
      Given it is the APh of the German turn
      And B3 is <ground>
      And B3 holds a foxhole 1S
      And a concealed German squad P beneath the foxhole in B3
      And a Russian squad in B6
      When P comes out of the foxhole
      Then that is allowed
      And P is <then>

      Examples: an advance, which costs it in Open Ground alone
        | row   | ground      | then          |
        | brush | brush       | concealed     |
        | open  | Open Ground | not concealed |

    @B26.4 @A12.14xB26.4-601
    Scenario Outline: A12.14xB26.4-601 in brush and in view a Wire Exit dr of <dr> by Assault Movement leaves it <then>
      Given it is the MPh of the German turn
      And B3 is brush
      And B3 holds Wire
      And a concealed German squad in B3
      And a Russian squad in B6
      When the German squad rolls a Wire Exit dr of <dr> by Assault Movement
      Then that is allowed
      And the German squad is <then>

      Examples: all MF are spent, and Assault Movement is none
        | row     | dr | then          |
        | all     | 4  | not concealed |
        | hung-up | 6  | not concealed |

      Examples: some are left
        | row  | dr | then      |
        | some | 3  | concealed |

    @B26.4 @A12.14xB26.4-601
    Scenario: A12.14xB26.4-601b nor by no Assault Movement
      Given it is the MPh of the German turn
      And B3 is brush
      And B3 holds Wire
      And a concealed German squad in B3
      And a Russian squad in B6
      When the German squad rolls a Wire Exit dr of 4
      Then that is allowed
      And the German squad is not concealed
