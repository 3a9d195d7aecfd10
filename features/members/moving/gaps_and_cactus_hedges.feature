Feature: Cactus hedges and gaps, for every unit

  Rule: B9.7 An advance over a cactus hedge is one against Difficult Terrain, over another hedge not

    @B9.7 @B9.7-8
    Scenario Outline: B9.7-8z having advanced over a <barrier> <target> is CX
      Given it is the APh of the German turn
      And F5 is <ground>
      And F5 holds <fort>
      And hexside F5-F6 is a <barrier>
      And <target> P <place> F5
      When P advances into F6
      Then that is allowed
      And P is on top in F6
      And P is CX

      Examples:
        | row        | target                        | place | ground      | fort       | barrier      |
        | squad      | a German squad                | in    | Open Ground | no foxhole | cactus hedge |
        | half-squad | a German half-squad           | in    | Open Ground | no foxhole | cactus hedge |
        | crew       | a German crew                 | in    | Open Ground | no foxhole | cactus hedge |
        | leader     | a German leader               | in    | Open Ground | no foxhole | cactus hedge |
        | hero       | a German hero                 | in    | Open Ground | no foxhole | cactus hedge |
        | concealed  | a concealed German squad      | in    | Open Ground | no foxhole | cactus hedge |
        | green      | an inexperienced German squad | in    | Open Ground | no foxhole | cactus hedge |
        | fanatic    | a Fanatic German squad        | in    | Open Ground | no foxhole | cactus hedge |
        | encircled  | an Encircled German squad     | in    | Open Ground | no foxhole | cactus hedge |
        | unarmed    | an unarmed German squad       | in    | Open Ground | no foxhole | cactus hedge |

    @B9.7 @B9.7-8
    Scenario Outline: B9.7-8y over a <barrier> <target> <place> F5 is not CX
      Given it is the APh of the German turn
      And F5 is <ground>
      And F5 holds <fort>
      And hexside F5-F6 is a <barrier>
      And <target> P <place> F5
      When P advances into F6
      Then that is allowed
      And P is on top in F6
      And P is not CX

      Examples:
        | row        | target                        | place                  | ground      | fort         | barrier |
        | squad      | a German squad                | in                     | Open Ground | no foxhole   | hedge   |
        | half-squad | a German half-squad           | in                     | Open Ground | no foxhole   | wall    |
        | crew       | a German crew                 | in                     | Open Ground | no foxhole   | hedge   |
        | leader     | a German leader               | in                     | Open Ground | no foxhole   | wall    |
        | hero       | a German hero                 | in                     | Open Ground | no foxhole   | hedge   |
        | concealed  | a concealed German squad      | in                     | Open Ground | no foxhole   | wall    |
        | green      | an inexperienced German squad | in                     | Open Ground | no foxhole   | hedge   |
        | fanatic    | a Fanatic German squad        | in                     | Open Ground | no foxhole   | wall    |
        | encircled  | an Encircled German squad     | in                     | Open Ground | no foxhole   | hedge   |
        | unarmed    | an unarmed German squad       | in                     | Open Ground | no foxhole   | wall    |
        | foxhole    | a German squad                | beneath the foxhole in | Open Ground | a foxhole 1S | hedge   |
        | sangar     | a German squad                | beneath the sangar in  | Open Ground | a sangar     | hedge   |
        | wire       | a German squad                | beneath the Wire in    | Open Ground | Wire         | wall    |
        | crest      | a German squad                | in Crest status in     | gully       | no foxhole   | wall    |
        | in         | a German squad                | IN                     | gully       | no foxhole   | hedge   |

    @B9.7 @B9.7-11
    Scenario Outline: B9.7-11z <target> crosses it as any hedge, and without a Bog DR
      Given it is the MPh of the German turn
      And hexside F5-F6 is a cactus hedge
      And <target> P in F5
      And <more>
      When P moves into F6
      Then that is allowed
      And it costs 2 MP
      And no Bog DR is due from P

      Examples:
        | row         | target                      | more                           |
        | tank        | a moving German tank        | F4 is woods                    |
        | assault-gun | a moving German assault gun | F4 is woods                    |
        | sp-gun      | a moving German SP gun      | P is marked with Bounding Fire |
        | carrier     | a moving German Carrier     | F4 is woods                    |

  Rule: B9.4 Through a gap every vehicle goes, without a Bog Check

    @B9.4 @B9.4-11 @B9.4-13
    Scenario Outline: B9.4-13z by its road <target> <place> F5 passes a gap in the <barrier> and makes no Bog DR
      Given it is the MPh of the German turn
      And F5 is <ground>
      And F6 is an unpaved road
      And hexside F5-F6 is a <barrier>
      And the depiction of hexside F5-F6 has a gap
      And a road crosses hexside F5-F6
      And <target> P <place> F5
      When P moves into F6
      Then that is allowed
      And P is on top in F6
      And no Bog DR is due from P

      Examples:
        | row         | target                      | place | ground          | barrier      |
        | tank        | a moving German tank        | in    | an unpaved road | hedge        |
        | assault-gun | a moving German assault gun | in    | an unpaved road | bocage       |
        | sp-gun      | a moving German SP gun      | in    | an unpaved road | wall         |
        | carrier     | a moving German Carrier     | in    | an unpaved road | cactus hedge |
        | halftrack   | a moving German halftrack   | in    | an unpaved road | hedge        |
        | armored-car | a moving German armored car | in    | an unpaved road | bocage       |
        | truck       | a moving German truck       | in    | an unpaved road | wall         |
        | tractor     | a moving German tractor     | in    | an unpaved road | cactus hedge |
        | bulldozer   | a moving German bulldozer   | in    | an unpaved road | hedge        |
        | wagon       | a moving German wagon       | in    | an unpaved road | bocage       |
        | motorcycle  | a moving German motorcycle  | in    | an unpaved road | wall         |

  Rule: B9.4 B9.54 Where no phase is told

    @B9.54 @B9.54-1
    Scenario: B9.54-1z Infantry crosses bocage
      Given hexside F5-F6 is a bocage
      And a German squad P in F5
      When P moves into F6
      Then that is allowed
      And it costs 3 MF

    @B9.4 @B9.4-4
    Scenario: B9.4-4z a tank crosses a hedge and makes no Bog DR
      Given hexside F5-F6 is a hedge
      And a moving German tank P in F5
      When P moves into F6
      Then that is allowed
      And P is on top in F6
      And no Bog DR is due from P

    @B9.7 @B9.7-8
    Scenario Outline: B9.7-8s in <weather> a squad advances over a <barrier> and is <state>
      Given it is the APh of the German turn
      And the weather is <weather>
      And hexside B3-B4 is a <barrier>
      And a German squad P in B3
      When P advances into B4
      Then that is allowed
      And P is <state>

      Examples: over cactus alone it is an Advance vs Difficult Terrain
        | row                  | weather       | barrier      | state  |
        | clear-hedge          | Clear         | hedge        | not CX |
        | clear-cactus         | Clear         | cactus hedge | CX     |
        | overcast-hedge       | Overcast      | hedge        | not CX |
        | overcast-cactus      | Overcast      | cactus hedge | CX     |
        | rain-hedge           | Rain          | hedge        | not CX |
        | rain-cactus          | Rain          | cactus hedge | CX     |
        | heavy-rain-hedge     | Heavy Rain    | hedge        | not CX |
        | heavy-rain-cactus    | Heavy Rain    | cactus hedge | CX     |
        | falling-snow-hedge   | Falling Snow  | hedge        | not CX |
        | falling-snow-cactus  | Falling Snow  | cactus hedge | CX     |
        | snow-hedge           | Snow          | hedge        | not CX |
        | snow-cactus          | Snow          | cactus hedge | CX     |
        | ground-snow-hedge    | Ground Snow   | hedge        | not CX |
        | ground-snow-cactus   | Ground Snow   | cactus hedge | CX     |
        | deep-snow-hedge      | Deep Snow     | hedge        | not CX |
        | deep-snow-cactus     | Deep Snow     | cactus hedge | CX     |
        | sub-zero-cold-hedge  | sub-zero cold | hedge        | not CX |
        | sub-zero-cold-cactus | sub-zero cold | cactus hedge | CX     |
