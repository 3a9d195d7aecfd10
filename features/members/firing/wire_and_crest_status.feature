Feature: Wire and Crest status, for every firer

  Rule: B26.1 Who is in Crest status is above the Wire

    @B26.1 @B26.31 @B26.1-13 @B26.31-1
    Scenario Outline: B26.1-13f in Crest status above the Wire of a gully <firer> fires with a Wire DRM of 0, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And B3 is a gully
      And B3 holds Wire
      And <firer> P in Crest status in B3
      And a Russian squad E in B5
      When P attacks E with small-arms fire
      Then the attack is possible
      And the Wire DRM is 0

      Examples:
        | row        | when                         | weather       | firer                         |
        | squad      | the AFPh of the German turn  | Overcast      | a German squad                |
        | half-squad | the PFPh of the German turn  | Mud           | a German half-squad           |
        | crew       | the DFPh of the Russian turn | Snow          | a German crew                 |
        | hero       | the AFPh of the German turn  | Ground Snow   | a German hero                 |
        | concealed  | the PFPh of the German turn  | Deep Snow     | a concealed German squad      |
        | pinned     | the DFPh of the Russian turn | sub-zero cold | a pinned German squad         |
        | berserk    | the AFPh of the German turn  | Clear         | a berserk German squad        |
        | cx         | the PFPh of the German turn  | Overcast      | a CX German squad             |
        | wounded    | the DFPh of the Russian turn | Mud           | a wounded German hero         |
        | green      | the AFPh of the German turn  | Snow          | an inexperienced German squad |
        | fanatic    | the PFPh of the German turn  | Ground Snow   | a Fanatic German squad        |

    @B26.1 @B26.31 @B26.1-13 @B26.31-1
    Scenario Outline: B26.1-13g on the Wire of an open hex it fires with one of +1: <firer>, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And B3 holds Wire
      And <firer> P on top of the Wire in B3
      And a Russian squad E in B5
      When P attacks E with small-arms fire
      Then the attack is possible
      And the Wire DRM is +1

      Examples:
        | row        | when                         | weather       | firer                         |
        | squad      | the DFPh of the Russian turn | Deep Snow     | a German squad                |
        | half-squad | the AFPh of the German turn  | sub-zero cold | a German half-squad           |
        | crew       | the PFPh of the German turn  | Clear         | a German crew                 |
        | hero       | the DFPh of the Russian turn | Overcast      | a German hero                 |
        | concealed  | the AFPh of the German turn  | Mud           | a concealed German squad      |
        | pinned     | the PFPh of the German turn  | Snow          | a pinned German squad         |
        | berserk    | the DFPh of the Russian turn | Ground Snow   | a berserk German squad        |
        | cx         | the AFPh of the German turn  | Deep Snow     | a CX German squad             |
        | wounded    | the PFPh of the German turn  | sub-zero cold | a wounded German hero         |
        | green      | the DFPh of the Russian turn | Clear         | an inexperienced German squad |
        | fanatic    | the AFPh of the German turn  | Overcast      | a Fanatic German squad        |

    @B26.1 @B26.31 @B26.1-13 @B26.31-2
    Scenario Outline: B26.1-13h in CC <firer> on the Wire attacks with a Wire DRM of +1, where <first> and <second>, <weather>
      Given it is the CCPh of the German turn
      And the weather is <weather>
      And B3 holds Wire
      And <firer> P on top of the Wire in B3
      And a Russian squad E beneath the Wire in B3
      And <first>
      And <second>
      When P attacks E with Close Combat
      Then the attack is possible
      And the Wire DRM is +1

      Examples: who is in Melee is in no Crest status for that
        | row        | weather       | firer               | first         | second        |
        | squad      | Mud           | a German squad      | P is in Melee | E is in Melee |
        | half-squad | Snow          | a German half-squad | P is in Melee | E is in Melee |
        | crew       | Ground Snow   | a German crew       | P is in Melee | E is in Melee |
        | hero       | Deep Snow     | a German hero       | P is in Melee | E is in Melee |
        | withdrawn  | sub-zero cold | a CX German squad   | P is CX       | E is pinned   |

    @B26.1 @B26.31 @B26.1-13 @B26.31-8
    Scenario Outline: B26.1-13s <unit> in Crest status <more> above the Wire of its gully fires with no Wire DRM
      Given it is the PFPh of the German turn
      And B2 is gully
      And B2 holds Wire
      And hexside B1-B2 is a <side>
      And <unit> P in Crest status in B2
      And P fronts hexside B1-B2 in its Crest status
      And P <more>
      And a Russian squad E in B0
      When P attacks E with small-arms fire
      Then the attack is possible
      And the Wire DRM is 0
      And P is not on the Wire

      Examples:
        | row             | side  | unit                | more               |
        | wall-advantage  | wall  | a German squad      | has wall advantage |
        | hedge-advantage | hedge | a German crew       | has wall advantage |
        | pinned          | wall  | a German squad      | is pinned          |
        | cx              | hedge | a German half-squad | is CX              |
        | concealed       | wall  | a German hero       | is concealed       |

    @B26.1 @B26.1-12 @B26.1-13
    Scenario Outline: B26.1-13t <unit> <place> a gully with Wire is <wired> the Wire
      Given it is the PFPh of the German turn
      And B2 is gully
      And B2 holds Wire
      And <unit> P <place> B2
      And P is <state>
      When the players look at the board
      Then P is <wired> the Wire

      Examples: at the bottom it is, in Crest status it is not, whatever befell it
        | row            | unit           | place              | state     | wired     |
        | broken-crest   | a German squad | in Crest status in | broken    | not on    |
        | broken-in      | a German squad | IN                 | broken    | on top of |
        | captured-crest | a German squad | in Crest status in | captured  | not on    |
        | captured-in    | a German squad | IN                 | captured  | on top of |
        | column-crest   | a German squad | in Crest status in | in Column | not on    |
        | column-in      | a German squad | IN                 | in Column | on top of |
        | ti-crest       | a German squad | in Crest status in | TI        | not on    |
        | ti-in          | a German squad | IN                 | TI        | on top of |
        | berserk-crest  | a German squad | in Crest status in | berserk   | not on    |
        | berserk-in     | a German squad | IN                 | berserk   | on top of |
        | unarmed-crest  | a German squad | in Crest status in | unarmed   | not on    |
        | unarmed-in     | a German squad | IN                 | unarmed   | on top of |

    @B26.1 @B26.45 @B26.1-13 @B26.45-1
    Scenario Outline: B26.45-1s <place> a gully with Wire in it a squad that Throws its DC there is <verdict>
      Given it is the PFPh of the German turn
      And B2 is gully
      And B2 holds Wire
      And a German squad P <place> B2
      And P possesses a DC
      When P Throws its DC IN B2
      Then that is <verdict>

      Examples: on top of the Wire alone it may not
        | row     | place                 | verdict     |
        | crest   | in Crest status in    | allowed     |
        | on-wire | on top of the Wire in | not allowed |
        | beneath | beneath the Wire in   | allowed     |
