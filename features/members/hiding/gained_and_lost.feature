Feature: Who gains '?', who loses it, and to whom a hidden foxhole is revealed

  Rule: B9.55 Who gains no "?"

    @B9.55 @A12.121xB9.55-501
    Scenario Outline: A12.121xB9.55-501a <force> that is <status> gains none
      Given it is the CCPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And <force> P in B2
      And P is <status>
      When the CCPh ends and the RPh begins
      Then P is not concealed
      And all that is as given

      Examples:
        | row      | force          | status   |
        | broken   | a German squad | broken   |
        | captured | a German squad | captured |
        | berserk  | a German squad | berserk  |
        | pinned   | a German squad | pinned   |
        | ti       | a German squad | TI       |
        | hidden   | a German squad | hidden   |
        | stunned  | a German tank  | stunned  |

    @B9.55 @A12.121xB9.55-501
    Scenario Outline: A12.121xB9.55-501b <force> gains it: <who>
      Given it is the CCPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And <force> P in B2
      When the CCPh ends and the RPh begins
      Then P is concealed

      Examples:
        | row        | force                   | who          |
        | squad      | a German squad          | a squad      |
        | half-squad | a German half-squad     | a half-squad |
        | crew       | a German crew           | a crew       |
        | leader     | a German leader         | a leader     |
        | hero       | a German hero           | a hero       |
        | wounded    | a wounded German leader | one wounded  |

    @B9.55 @A12.121xB9.55-501
    Scenario: A12.121xB9.55-501c where whose turn it is is not told both sides do
      Given it is the CCPh of a turn that is not told
      And hexside B2-B3 is a bocage
      And a German squad P in B2
      And a Russian squad in B4
      When the CCPh ends and the RPh begins
      Then P is concealed

    @B9.55 @A12.121xB9.55-501
    Scenario Outline: A12.121xB9.55-501d in woods that no enemy sees <force> is <then>
      Given it is the CCPh of the German turn
      And B2 and B4 are woods
      And <force> P in B2
      And a Russian squad in B6
      When the CCPh ends and the RPh begins
      Then P is <then>

      Examples:
        | row       | force              | then          |
        | squad     | a German squad     | concealed     |
        | tank      | a German tank      | not concealed |
        | halftrack | a German halftrack | not concealed |

  Rule: B9.55 Who is shown by what it does

    @B9.55 @A12.14xB9.55-501
    Scenario Outline: A12.14xB9.55-501a in an enemy's LOS a hidden squad that <does> is hidden no more
      Given it is the <phase> of the German turn
      And hexside F5-F6 is a bocage
      And F4 and F5 are woods
      And a hidden German squad P in F5
      And a Russian squad E in G5
      When P <acts>
      Then P is not hidden

      Examples:
        | row      | does       | phase | acts                                                  |
        | moves    | moves      | MPh   | moves into F4                                         |
        | entrench | entrenches | PFPh  | makes an Entrenching Attempt with an Original DR of 9 |

    @B9.55 @A12.14xB9.55-501
    Scenario: A12.14xB9.55-501b a concealed squad that advances into woods keeps its '?'
      Given it is the APh of the German turn
      And hexside F5-F6 is a bocage
      And F4 is woods
      And a concealed German squad P in F5
      And a Russian squad E in F3
      When P advances into F4
      Then P is concealed
      And all that is as given

  Rule: B9.55 What is seen of a move

    @B9.55 @A12.14xB9.55-501
    Scenario: A12.14xB9.55-501u where no phase is told an advance into woods keeps '?', though a move out of sight came before
      Given B4 is woods
      And a concealed German squad P in B2
      And a Russian squad in B6
      When P moves into B3
      And P advances into B4
      Then that is allowed
      And P is concealed
      And all that is as given

    @B9.55 @A12.14xB9.55-501
    Scenario: A12.14xB9.55-501v who is seen by all loses nothing by a move, others being concealed
      Given it is the MPh of the German turn
      And a German squad P in B2
      And a concealed German squad Q in A9
      And a Russian squad in B6
      When P moves into B3
      Then P has lost neither HIP nor '?'
      And all that is as given

    @B9.55 @A12.14xB9.55-501
    Scenario: A12.14xB9.55-501w nor by digging
      Given it is the PFPh of the German turn
      And a German squad P in B2
      And a concealed German squad Q in A9
      And a Russian squad in B6
      When P makes an Entrenching Attempt with an Original DR of 9
      Then P is TI
      And P has lost neither HIP nor '?'

  Rule: B9.21 To whom a hidden foxhole is revealed

    @B9.21 @B9.21-13
    Scenario Outline: B9.21-13u to <who> a hidden foxhole in the open is not revealed
      Given F5 holds a hidden German foxhole 1S
      And a hidden German squad beneath the foxhole in F5
      And <force> E in <hex>
      When E looks at the foxhole in F5
      Then the foxhole in F5 is not revealed

      Examples:
        | row     | who            | force                           | hex |
        | own     | its own side   | a German squad                  | F7  |
        | broken  | a broken enemy | a broken Russian squad          | F7  |
        | dummies | dummies        | a concealed Russian dummy stack | F7  |
        | hidden  | a hidden enemy | a hidden Russian squad          | F7  |
        | in-air  | an aircraft    | a Russian aircraft              | F7  |

    @B9.21 @B9.21-13
    Scenario Outline: B9.21-13v to an enemy in <hex> one in <ground> is: <what>
      Given F5 is <ground>
      And F5 holds a hidden German foxhole 1S
      And a German squad beneath the foxhole in F5
      And a Russian squad E in <hex>
      When E looks at the foxhole in F5
      Then the foxhole in F5 is <what>

      Examples:
        | row        | ground      | hex | what         |
        | open-near  | Open Ground | F6  | revealed     |
        | open-far   | Open Ground | F9  | revealed     |
        | brush-near | brush       | F6  | revealed     |
        | brush-far  | brush       | F9  | not revealed |

    @B9.21 @B9.21-13
    Scenario: B9.21-13w where no side is told it is that of who is beneath it
      Given F5 holds a hidden foxhole 1S
      And a hidden German squad beneath the foxhole in F5
      And a German squad E in F7
      When E looks at the foxhole in F5
      Then the foxhole in F5 is not revealed

    @B9.21 @B9.21-13
    Scenario: B9.21-13x out of LOS it is not revealed
      Given F5 holds a hidden German foxhole 1S
      And a hidden German squad beneath the foxhole in F5
      And F6 is woods
      And a Russian squad E in F7
      When E looks at the foxhole in F5
      Then the foxhole in F5 is not revealed

    @B9.21 @B9.21-13
    Scenario: B9.21-13y nor to its own side where nobody is beneath it
      Given F5 holds a hidden German foxhole 1S
      And a German squad E in F7
      When E looks at the foxhole in F5
      Then the foxhole in F5 is not revealed

    @B9.33 @B9.33-14
    Scenario Outline: B9.33-14o a squad that advances into shellholes seen from <enemy> two hexes off is <then>, <weather>
      Given it is the APh of the German turn
      And the weather is <weather>
      And F3 is <enemy>
      And F5 is Open Ground with shellholes
      And a concealed German squad P in F6
      And a Russian squad E in F3
      When P advances into F5
      Then that is allowed
      And P is <then>

      Examples: height takes their TEM, and with it the cover
        | row                 | enemy                  | weather     | then          |
        | above-clear         | Open Ground at level 4 | Clear       | not concealed |
        | above-overcast      | Open Ground at level 4 | Overcast    | not concealed |
        | above-not-defined   | Open Ground at level 4 | not defined | not concealed |
        | as-high-clear       | Open Ground            | Clear       | concealed     |
        | as-high-overcast    | Open Ground            | Overcast    | concealed     |
        | as-high-not-defined | Open Ground            | not defined | concealed     |
