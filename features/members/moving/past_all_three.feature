Feature: More moves past marsh, Wire and trench

  Rule: B16.43 What does not enter them meets nothing of them

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario Outline: B27.54-26d in <weather> <unit> <goes> into the next hex
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And the weather is <weather>
      And it is the <phase> of the German turn
      And <unit> P in B4
      When P <goes> into B5
      Then that is allowed
      And no Bog DR is due from P
      And P is on top in B5
      And P is not on the Wire
      And P is not in water movement mode

      Examples: weather of rain and snow
        | row                     | unit           | goes     | phase | weather      |
        | advance-in-heavy-rain   | a German squad | advances | APh   | Heavy Rain   |
        | advance-in-falling-snow | a German squad | advances | APh   | Falling Snow |
        | advance-in-ground-snow  | a German squad | advances | APh   | Ground Snow  |

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario Outline: B26.4-47a <unit> <goes> from <from> into <ground>
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the <phase> of the German turn
      And B4 is <from>
      And B5 is <ground>
      And <unit> P <place> B4
      When P <goes> into B5
      Then that is allowed
      And no Bog DR is due from P
      And P is not on the Wire
      And P is not in water movement mode

      Examples: more units, statuses and places
        | row             | unit                            | place            | from        | goes  | phase | ground      |
        | berserk-squad   | a berserk German squad          | in               | Open Ground | moves | MPh   | Open Ground |
        | dm-squad        | a broken DM German squad        | in               | Open Ground | routs | RtPh  | woods       |
        | disrupted-squad | a broken disrupted German squad | in               | Open Ground | routs | RtPh  | woods       |
        | hidden-squad    | a hidden German squad           | in               | Open Ground | moves | MPh   | Open Ground |
        | from-bridge     | a German squad                  | on the bridge in | a bridge    | moves | MPh   | Open Ground |

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario Outline: B27.6-29a out of the <cover> a broken squad routs into the next hex
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the RtPh of the German turn
      And B4 holds <fort>
      And a broken German squad P beneath the <cover> in B4
      And B5 is woods
      When P routs into B5
      Then that is allowed
      And P is on top in B5
      And P is not on the Wire
      And P is not in water movement mode

      Examples:
        | cover     | fort         |
        | foxhole   | a foxhole 1S |
        | trench    | a trench     |
        | A-T Ditch | an A-T Ditch |
        | sangar    | a sangar     |

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario: B16.4-22b a tank marked with Bounding Fire moves on
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the MPh of the German turn
      And a moving German tank P in B4
      And P is marked with Bounding Fire
      When P moves into B5
      Then that is allowed
      And no Bog DR is due from P
      And P is not on the Wire

    @B26.42 @B26.43 @B27.55 @B26.42-5 @B26.43-11 @B27.55-8
    Scenario Outline: B27.55-8f <unit> enters <ground>, where there is neither Wire nor trench
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the MPh of the German turn
      And B5 is <ground>
      And B5 has <smoke>
      And <unit> P in B4
      When P moves into B5
      Then that is allowed
      And no Bog DR is due from P
      And P is not on the Wire

      Examples: water, marsh and SMOKE
        | row             | unit                            | ground      | smoke           |
        | cavalry-mudflat | a German Cavalry squad          | mudflat     | no smoke        |
        | amphibian-river | a moving German amphibious tank | river       | no smoke        |
        | amphibian-canal | a moving German amphibious tank | canal       | no smoke        |
        | amphibian-pond  | a moving German amphibious tank | pond        | no smoke        |
        | boat-river      | a moving German boat            | river       | no smoke        |
        | amphibian-marsh | a moving German amphibious tank | marsh       | no smoke        |
        | squad-dispersed | a German squad                  | Open Ground | dispersed smoke |
