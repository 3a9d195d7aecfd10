Feature: Moves past marsh, Wire, trench, bocage and cactus hedge

  Rule: B9.7 B16.4 B26.4 B27.55 What is not crossed and not entered

    @B9.4 @B9.54 @B9.7 @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29 @B9.4-1 @B9.54-4 @B9.7-9
    Scenario Outline: B9.7-9s <unit> that <fact> goes from <place> <from> into <ground> past marsh, Wire, trench, bocage and cactus, in <weather>
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And hexside B4-C4 is a cactus hedge
      And hexside B4-A4 is a bocage
      And the weather is <weather>
      And it is the MPh of the German turn
      And B4 is <from>
      And B4 holds <fort>
      And the artwork of B4 does not reach towards A4, A5, B3, B5, C4 and C5
      And B5 is <ground>
      And <unit> P <place> B4
      And P <fact>
      When P moves into B5
      Then that is allowed
      And no Bog DR is due from P
      And P is not on the Wire
      And P is not in water movement mode

      Examples: who crosses nothing pays and chances nothing
        | row          | unit                       | fact                             | place               | from        | fort       | ground      | weather       |
        | snow         | a German half-squad        | is CX                            | in                  | Open Ground | no foxhole | Open Ground | Snow          |
        | ground-snow  | a German crew              | is inexperienced                 | in                  | Open Ground | no foxhole | Open Ground | Ground Snow   |
        | deep-snow    | a German leader            | is wounded                       | in                  | Open Ground | no foxhole | Open Ground | Deep Snow     |
        | sub-zero     | a German hero              | is concealed                     | in                  | Open Ground | no foxhole | Open Ground | sub-zero cold |
        | rain         | a German squad             | is unarmed                       | in                  | Open Ground | no foxhole | Open Ground | Rain          |
        | heavy-rain   | a German squad             | is Encircled                     | in                  | Open Ground | no foxhole | Open Ground | Heavy Rain    |
        | falling-snow | a German squad             | is hidden                        | in                  | Open Ground | no foxhole | Open Ground | Falling Snow  |
        | bypass       | a German squad             | is in Bypass along hexside B4-B5 | in                  | woods       | no foxhole | Open Ground | Clear         |
        | bridge       | a German half-squad        | is Fanatic                       | on the bridge in    | bridge      | no foxhole | Open Ground | Overcast      |
        | below-bridge | a German half-squad        | is CX                            | below the bridge in | bridge      | no foxhole | Open Ground | Overcast      |
        | crest        | a German squad             | is Fanatic                       | in Crest status in  | gully       | no foxhole | Open Ground | Clear         |
        | gully        | a German squad             | is CX                            | IN                  | gully       | no foxhole | Open Ground | Clear         |
        | wire-beneath | a German squad             | is CX                            | beneath the Wire in | Open Ground | Wire       | Open Ground | Clear         |
        | berserk      | a German squad             | is berserk                       | in                  | Open Ground | no foxhole | Open Ground | Clear         |
        | cavalry      | a German Cavalry squad     | is Fanatic                       | in                  | Open Ground | no foxhole | Open Ground | Clear         |
        | motorcycle   | a moving German motorcycle | is concealed                     | in                  | Open Ground | no foxhole | Open Ground | Clear         |
        | wagon        | a German wagon             | is concealed                     | in                  | Open Ground | no foxhole | Open Ground | Clear         |
        | tractor      | a moving German tractor    | is concealed                     | in                  | Open Ground | no foxhole | Open Ground | Overcast      |
        | bulldozer    | a moving German bulldozer  | is concealed                     | in                  | Open Ground | no foxhole | Open Ground | Clear         |
        | horse        | a German horse             | is concealed                     | in                  | Open Ground | no foxhole | Open Ground | Clear         |
        | brush        | a German squad             | is Fanatic                       | in                  | Open Ground | no foxhole | brush       | Clear         |
        | graveyard    | a German squad             | is CX                            | in                  | Open Ground | no foxhole | graveyard   | Clear         |

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario Outline: B16.4-22s <unit> <goes>, past marsh, Wire and trench
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the MPh of the German turn
      And B4 is <from>
      And B4 holds <fort>
      And B4 has a manhole
      And <unit> P <place> B4
      When P <goes> B4
      Then that is allowed
      And no Bog DR is due from P
      And P is not on the Wire
      And P is not in water movement mode

      Examples: within its hex
        | row          | unit                | place             | from                                | fort       | goes                      |
        | down         | a German squad      | on level 1 of     | stone building with one upper level | no foxhole | moves to level 0 of       |
        | off-roof     | a German half-squad | on the rooftop of | stone building with one upper level | no foxhole | moves to level 1 of       |
        | up           | a German squad      | in                | stone building with one upper level | no foxhole | moves to level 1 of       |
        | into-pillbox | a German squad      | in                | Open Ground                         | a pillbox  | moves into the pillbox in |
