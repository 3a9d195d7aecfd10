Feature: Several units claim wall advantage, and dummies may stand opposite

  Rule: Units that claim it together

    @B9.32 @B9.322 @B9.32xB9.322-201 @B9.321xB9.322-201 @B9.321
    Scenario Outline: B9.32xB9.322-201a <order> in F5: they have it
      Given it is the MPh of the German turn
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And <first> in F5
      And <second> in F5
      When <order> claims wall advantage
      Then that is allowed
      And P and Q has wall advantage

      Examples: a unit that may, and one that may not alone
        | row                | ground         | barrier | first                   | second                   | order   |
        | broken-last        | woods          | wall    | a German squad P        | a broken German squad Q  | P and Q |
        | broken-first       | woods          | wall    | a German squad P        | a broken German squad Q  | Q and P |
        | unarmed-last       | stone building | hedge   | a German squad P        | an unarmed German crew Q | P and Q |
        | unarmed-first      | stone building | hedge   | a German squad P        | an unarmed German crew Q | Q and P |
        | broken-named-first | woods          | wall    | a broken German squad P | a German squad Q         | P and Q |
        | both-whole         | woods          | hedge   | a German squad P        | a German half-squad Q    | P and Q |

    @B9.32 @B9.322 @B9.32xB9.322-201
    Scenario Outline: B9.32xB9.322-201b <order> with <second>: that is not allowed
      Given it is the MPh of the German turn
      And F5 and G6 are woods
      And hexside F5-F6 is a wall
      And hexside F6-G6 is a wall
      And <first> in F5
      And <second> in <where>
      When <order> claims wall advantage
      Then that is not allowed

      Examples: nobody who may, or in another hex
        | row                    | first                   | second                   | where | order   |
        | both-broken            | a broken German squad P | a broken German squad Q  | F5    | P and Q |
        | broken-unarmed         | a broken German squad P | an unarmed German crew Q | F5    | P and Q |
        | broken-elsewhere       | a German squad P        | a broken German squad Q  | G6    | P and Q |
        | broken-elsewhere-first | a German squad P        | a broken German squad Q  | G6    | Q and P |
        | pinned                 | a German squad P        | a pinned German squad Q  | F5    | P and Q |
        | ti                     | a German squad P        | a TI German squad Q      | F5    | Q and P |

    @B9.32 @B9.322 @B9.32xB9.322-201
    Scenario: B9.32xB9.322-201c one after the other the broken one waits for the other
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And a broken German squad P in F5
      And a German squad Q in F5
      When P claims wall advantage
      Then that is not allowed

    @B9.321 @B9.322 @B9.321xB9.322-201
    Scenario Outline: B9.321xB9.322-201 <order>, with the enemy holding <held>
      Given it is the MPh of the German turn
      And F5, F6 and B5 are woods
      And hexside F5-F6 is a wall
      And hexside B5-B6 is a wall
      And a German squad P in <p>
      And a German squad Q in <q>
      And a Russian squad E in F6
      And E has wall advantage
      When <order> claims wall advantage
      Then that is not allowed

      Examples:
        | row                 | p  | q  | order   | held                   |
        | denied-first        | F5 | B5 | P and Q | against the first      |
        | denied-last         | B5 | F5 | P and Q | against the last       |
        | named-the-other-way | F5 | B5 | Q and P | against the last named |

  Rule: Mandatory wall advantage opposite what may be dummies

    @B9.323 @B9.324 @B9.323xB9.324-201
    Scenario Outline: B9.323xB9.324-201a P enters F5 in <ground> opposite dummies
      Given it is the MPh of the German turn
      And F5 is <ground>
      And F6 is woods
      And hexside F5-F6 is a <barrier>
      And a German squad P in F4
      And a concealed Russian dummy stack E in F6
      And E has wall advantage
      When P moves into F5
      Then that is allowed
      And P has wall advantage
      And E has no wall advantage

      Examples:
        | row         | ground      | barrier |
        | open-wall   | Open Ground | wall    |
        | brush-hedge | brush       | hedge   |
        | open-bocage | Open Ground | bocage  |

    @B9.323 @B9.324 @B9.323xB9.324-201
    Scenario Outline: B9.323xB9.324-201b opposite an unconcealed holder P has none
      Given it is the MPh of the German turn
      And F6 is woods
      And hexside F5-F6 is a <barrier>
      And a German squad P in F4
      And a Russian squad E in F6
      And E has wall advantage
      When P moves into F5
      Then that is allowed
      And P has no wall advantage
      And E has wall advantage

      Examples:
        | row   | barrier |
        | wall  | wall    |
        | hedge | hedge   |

    @B9.323 @B9.324 @B9.323xB9.324-202
    Scenario Outline: B9.323xB9.324-202a opposite a concealed holder P has none over a <barrier>
      Given it is the MPh of the German turn
      And F6 is woods
      And hexside F5-F6 is a <barrier>
      And a German squad P in F4
      And a concealed Russian squad E in F6
      And E has wall advantage
      When P moves into F5
      Then that is allowed
      And P has no wall advantage
      And E has wall advantage

      Examples:
        | row    | barrier |
        | wall   | wall    |
        | hedge  | hedge   |
        | bocage | bocage  |

    @B9.323 @B9.324 @B9.323xB9.324-202
    Scenario Outline: B9.323xB9.324-202b claiming it over a <barrier> it has it from one that shows nobody
      Given it is the MPh of the German turn
      And F6 is woods
      And hexside F5-F6 is a <barrier>
      And a German squad P in F4
      And a concealed Russian squad E in F6
      And E has wall advantage
      When P moves into F5
      And P claims wall advantage
      Then that is allowed
      And P has wall advantage
      And E has no wall advantage

      Examples:
        | row   | barrier |
        | wall  | wall    |
        | hedge | hedge   |
