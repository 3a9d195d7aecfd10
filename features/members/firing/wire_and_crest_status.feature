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
