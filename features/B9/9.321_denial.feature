@B9.321
Feature: B9.321 Wall advantage denied by an enemy that has it

  Rule: B9.321 Over hexsides that two hexes share

    @B9.321-1
    Scenario: B9.321-1a an enemy with it across the hexside denies it
      Given hexside F5-F6 is a wall
      And a Russian squad E in F6
      And E has wall advantage
      And a German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.321 forbids it

    @B9.321-1
    Scenario: B9.321-1b an enemy without it denies nothing
      Given hexside F5-F6 is a wall
      And F6 is woods
      And a Russian squad E in F6
      And F5 is woods
      And a German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage
      And E has no wall advantage

    @B9.321-2
    Scenario: B9.321-2 who arrives later takes nothing away
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a Russian squad E in F7
      And it is the MPh of the Russian turn
      When E moves into F6
      Then P has wall advantage over F5-F6 and nothing else
      And E has no wall advantage
      And E may not claim wall advantage

    @B9.321-3
    Scenario: B9.321-3 an adjacent enemy that shares no wall or hedge denies nothing
      Given hexside F5-F6 is a wall
      And hexside E5-E6 is a wall
      And F5 is woods
      And a Russian squad E in E6
      And E has wall advantage
      And a German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage over F5-F6 and nothing else
      And E has wall advantage over E5-E6 and nothing else

    @B9.321-4
    Scenario Outline: B9.321-4 an enemy with it over F5-F6 denies it over <hexside> too
      Given hexside F5-F6 is a wall
      And hexside F4-F5 is a wall
      And a Russian squad E in F6
      And E has wall advantage
      And a German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage over <hexside>
      Then that is not allowed
      And B9.321 forbids it

      Examples: per hex, not per hexside
        | hexside |
        | F5-F6   |
        | F4-F5   |

    @B9.321-4
    Scenario: B9.321-4c a shared hexside that is not of the unit's own level denies nothing
      Given F5 is level 1 Open Ground
      And hexside F5-F6 is a wall
      And hexside F4-F5 is a wall at level 1
      And a Russian squad E in F6
      And E has wall advantage
      And a German squad P in F5
      When the players ask about the wall advantage of P
      Then P has wall advantage over F4-F5 and nothing else

    @B9.321-5
    Scenario: B9.321-5 a claim covers every wall and hedge of the hex at the unit's level
      Given F5 is woods
      And hexside F5-F6 is a wall
      And hexside F5-G6 is a wall
      And hexside F4-F5 is a hedge
      And hexside E5-F5 is a wall at level 1
      And a German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage over F5-F6, F5-G6 and F4-F5 and nothing else

    @B9.321-6
    Scenario: B9.321-6a in Deluxe it is claimed hexside by hexside
      Given there is a SSR that Deluxe ASL rules are in effect
      And hexside F5-F6 is a wall
      And hexside F4-F5 is a wall
      And F5 and F6 are woods
      And a Russian squad E in F6
      And E has wall advantage
      And a German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage over F4-F5
      Then that is allowed
      And P has wall advantage over F4-F5 and nothing else
      And E has wall advantage over F5-F6 and nothing else

    @B9.321-6
    Scenario: B9.321-6b in Deluxe it is denied hexside by hexside
      Given there is a SSR that Deluxe ASL rules are in effect
      And hexside F5-F6 is a wall
      And hexside F4-F5 is a wall
      And F5 is woods
      And a Russian squad E in F6
      And E has wall advantage
      And a German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage over F5-F6
      Then that is not allowed
      And B9.321 forbids it

    @B9.321-6
    Scenario: B9.321-6c in Deluxe what is mandatory is had over each hexside that is free
      Given there is a SSR that Deluxe ASL rules are in effect
      And hexside F5-F6 is a wall
      And hexside F4-F5 is a wall
      And a Russian squad E in F6
      And E has wall advantage
      And a German squad P in F5
      And it is the PFPh of the German turn
      When E becomes broken
      Then P has wall advantage over F4-F5 and F5-F6 and nothing else
      And E has no wall advantage

    @B9.321-6
    Scenario Outline: B9.321-6d in Deluxe wall advantage over <hexside> alone leaves a claim over F5-F6 <verdict>
      Given there is a SSR that Deluxe ASL rules are in effect
      And hexside F5-F6 is a wall
      And hexside F4-F5 is a wall
      And F5 and F6 are woods
      And a Russian squad E in F5
      And E has wall advantage over <hexside> alone
      And a German squad P in F6
      And it is the MPh of the German turn
      When P claims wall advantage over F5-F6
      Then that is <verdict>

      Examples: the hexside shared, and the other
        | hexside | verdict     |
        | F4-F5   | allowed     |
        | F5-F6   | not allowed |

    @B9.321-7
    Scenario: B9.321-7 any number of friendly units may have it around the enemy
      Given hexside F5-F6 is a wall
      And hexside F6-G6 is a wall
      And F5, F6 and G6 are woods
      And a German squad P in F5
      And a German squad Q in G6
      And a Russian squad E in F6
      And it is the MPh of the German turn
      When P and Q claims wall advantage
      Then that is allowed
      And P and Q has wall advantage
      And E may not claim wall advantage

  Rule: B9.321 Which hexsides count as shared

    @B9.321-3
    Scenario: B9.321-3b a Roadblock above the unit denies it nothing
      Given F6 is level 1 Open Ground
      And hexside F5-F6 is a Roadblock at level 1
      And hexside F5-G5 is a wall
      And a Russian squad E in F6
      And E has wall advantage
      And a German squad P in F5
      When the players ask about the wall advantage of P
      Then P has wall advantage over F5-G5 and nothing else
      And E has wall advantage over F5-F6 and nothing else

    @B9.62 @B9.321-3 @B9.62-10
    Scenario: B9.321-3c nor does a Hillside hedge of its own level on the far side of the Depression
      Given E6, F5 and G5 are gully
      And hexside F4-F5 is a hedge at level 0
      And hexside F5-F6 is a hedge at level 0
      And a German squad P in Crest status in F5
      And P fronts hexside F4-F5 in its Crest status
      And F6 is woods
      And a Russian squad E in F6
      And E has wall advantage
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage over F4-F5 and nothing else
      And E has wall advantage

    @B9.62 @B9.321-4 @B9.321-6 @B9.62-9
    Scenario Outline: B9.321-4e an enemy with it over a Hillside hedge above: if <ssr>, the unit below <has>
      Given F6 is level 1 Open Ground
      And hexside F5-F6 is a hedge at level 1
      And hexside F5-G5 is a wall
      And <ssr>
      And a Russian squad E in F6
      And E has wall advantage
      And a German squad P in F5
      When the players ask about the wall advantage of P
      Then P <has>

      Examples: per hex, in Deluxe per hexside
        | row    | ssr                                                | has                                            |
        | no-ssr | there is no SSR on walls and hedges                | has no wall advantage                          |
        | deluxe | there is a SSR that Deluxe ASL rules are in effect | has wall advantage over F5-G5 and nothing else |

    @B9.321-4
    Scenario: B9.321-4d outside Deluxe nobody has it over one hexside alone
      Given hexside F5-F6 is a wall
      And hexside F6-F7 is a wall
      And F6 is woods
      And a Russian squad E in F6
      And E has wall advantage over F5-F6 alone
      When the players ask about the wall advantage of E
      Then E has wall advantage over F5-F6 and F6-F7 and nothing else

  Rule: B9.321 Hexside by hexside in Deluxe

    @B9.321-6
    Scenario: B9.321-6e a second hexside claimed is had besides the first
      Given there is a SSR that Deluxe ASL rules are in effect
      And hexside F5-F6 is a wall
      And hexside F4-F5 is a wall
      And F5 is woods
      And a German squad P in F5
      And P has wall advantage over F4-F5 alone
      And it is the MPh of the German turn
      When P claims wall advantage over F5-F6
      Then that is allowed
      And P has wall advantage over F4-F5 and F5-F6 and nothing else

    @B9.324 @B9.321-6 @B9.324-3
    Scenario Outline: B9.321-6f a claim over F5-F6 leaves dummies that had it over <edges> <left>
      Given there is a SSR that Deluxe ASL rules are in effect
      And hexside F5-F6 is a wall
      And hexside F6-F7 is a wall
      And F5 and F6 are woods
      And a concealed Russian dummy stack D in F6
      And D has wall advantage over <edges> alone
      And a German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage over F5-F6
      Then that is allowed
      And P has wall advantage over F5-F6 and nothing else
      And D has <left>

      Examples: what is not shared they keep
        | edges           | left                                       |
        | F5-F6           | no wall advantage                          |
        | F5-F6 and F6-F7 | wall advantage over F6-F7 and nothing else |

    @B9.321-6 @reading:B9.323-same-moment
    Scenario: B9.321-6g two opponents whom nothing tells apart have what they do not share
      Given there is a SSR that Deluxe ASL rules are in effect
      And hexside F5-F6 is a wall
      And hexside F4-F5 is a wall
      And hexside F6-F7 is a wall
      And a German squad P in F5
      And a Russian squad E in F6
      When the players ask about the wall advantage of P
      Then P has wall advantage over F4-F5 and nothing else
      And E has wall advantage over F6-F7 and nothing else

  Rule: B9.321 Dummies against several holders

    @B9.321-1
    Scenario: B9.321-1c dummies are denied it by a Known enemy, whatever its concealed comrade is
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a concealed Russian squad C in F6
      And C has wall advantage
      And a Russian squad E in F6
      And E has wall advantage
      And a concealed German dummy stack P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.321 forbids it

  Rule: B9.321 Friends across the wall

    @B9.321-7
    Scenario: B9.321-7b a friend that has it across the wall denies nothing
      Given F5 and F6 are woods
      And hexside F5-F6 is a wall
      And a German squad Q in F6
      And Q has wall advantage
      And a German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P and Q has wall advantage
