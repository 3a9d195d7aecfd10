Feature: Wall advantage of heroes, pinned men and dummies

  Rule: B9.322 B9.323 Wall advantage of heroes, pinned men and dummies

    @B9.32 @A15.2xB9.32-1
    Scenario Outline: A15.2xB9.32-1 <unit> in <ground> behind a <barrier> claims wall advantage: <verdict>
      Given it is the MPh of the German turn
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And <unit> P in F5
      When P claims wall advantage
      Then that is <verdict>

      Examples: a hero has FP, a leader has none
        | row           | unit                 | ground         | barrier | verdict     |
        | hero          | a German 1-4-9 hero  | woods          | wall    | allowed     |
        | hero-building | a German 1-4-9 hero  | stone building | hedge   | allowed     |
        | leader        | a German 9-1 leader  | woods          | wall    | not allowed |
        | pinned-hero   | a pinned German hero | woods          | wall    | not allowed |

    @B9.32 @A15.2xB9.32-2
    Scenario Outline: A15.2xB9.32-2 with a <comrade> that has it a leader in woods claims: <verdict>
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And <comrade> P in F5
      And P has wall advantage
      And a German leader L in F5
      When L claims wall advantage
      Then that is <verdict>

      Examples: a comrade of any kind
        | row   | comrade        | verdict |
        | hero  | a German hero  | allowed |
        | squad | a German squad | allowed |
        | crew  | a German crew  | allowed |

    @B9.321 @A15.2xB9.321-1 @A15.2xB9.32-2 @B9.32
    Scenario Outline: A15.2xB9.321-1 across the <barrier> from a <unit> with wall advantage a squad claims: <verdict>
      Given it is the MPh of the German turn
      And F5 and F6 are woods
      And hexside F5-F6 is a <barrier>
      And <unit> E in F6
      And <has>
      And a German squad P in F5
      When P claims wall advantage
      Then that is <verdict>

      Examples: a hero denies it
        | row     | unit                   | barrier | has                  | verdict     |
        | hero    | a Russian hero         | wall    | E has wall advantage | not allowed |
        | pinned  | a pinned Russian squad | wall    | E has wall advantage | not allowed |
        | cx      | a CX Russian squad     | hedge   | E has wall advantage | not allowed |
        | without | a Russian hero         | wall    | F4 is woods          | allowed     |

    @B9.322 @B9.323 @A7.8xB9.322xB9.323-1
    Scenario Outline: A7.8xB9.322xB9.323-1 a <unit> in <ground>: its wall advantage is <kind>, it <has>
      Given it is the PFPh of the German turn
      And F5 is <ground>
      And hexside F5-F6 is a wall
      And <unit> P in F5
      When the players ask about the wall advantage of P
      Then P <has>

      Examples: mandatory wall advantage asks nobody whether he is pinned
        | row          | unit                  | ground      | kind      | has                   |
        | pinned-open  | a pinned German squad | Open Ground | mandatory | has wall advantage    |
        | ti-open      | a TI German squad     | Open Ground | mandatory | has wall advantage    |
        | hero-open    | a German hero         | Open Ground | mandatory | has wall advantage    |
        | pinned-woods | a pinned German squad | woods       | voluntary | has no wall advantage |
        | hero-woods   | a German hero         | woods       | voluntary | has no wall advantage |
        | leader-open  | a German leader       | Open Ground | none      | has no wall advantage |

    @B9.322 @B9.323 @A7.8xB9.322xB9.323-1
    Scenario Outline: A7.8xB9.322xB9.323-1b <unit> has it over the wall that it is behind, and over nothing else
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a wall
      And <unit> P in F5
      When the players ask about the wall advantage of P
      Then P has wall advantage over F5-F6 and nothing else

      Examples:
        | row    | unit                  |
        | pinned | a pinned German squad |
        | ti     | a TI German squad     |

  Rule: B9.32 B26.4 A comrade with wall advantage does not lift who is above the Wire off it

    @B26.4 @B9.32 @B9.32xB26.4-1701
    Scenario Outline: B9.32xB26.4-1701 with a comrade beneath the Wire that has it <unit> on top of the Wire may claim none
      Given F5 is <ground>
      And hexside F5-F6 is a wall
      And F5 holds Wire
      And a German squad P beneath the Wire in F5
      And P has wall advantage
      And <unit> Q on top of the Wire in F5
      And it is the MPh of the German turn
      When Q claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

      Examples: a comrade excuses the want of arms and order, and nothing else
        | row     | unit                    | ground |
        | broken  | a broken German squad   | woods  |
        | unarmed | an unarmed German squad | woods  |
        | leader  | a German leader         | woods  |

    @B26.4 @B9.32 @B9.32xB26.4-1701
    Scenario Outline: B9.32xB26.4-1701b nor has <unit> on top of the Wire any where it is mandatory
      Given hexside F5-F6 is a wall
      And F5 holds Wire
      And a German squad P beneath the Wire in F5
      And P has wall advantage
      And <unit> Q on top of the Wire in F5
      When the players ask about the wall advantage of Q
      Then Q has no wall advantage
      And Q may not claim wall advantage

      Examples:
        | row     | unit                    |
        | broken  | a broken German squad   |
        | unarmed | an unarmed German squad |

    @B26.4 @B9.32 @B9.32xB26.4-1701
    Scenario Outline: B9.32xB26.4-1701c <unit> beneath the Wire with it may claim it
      Given F5 is woods
      And hexside F5-F6 is a wall
      And F5 holds Wire
      And a German squad P beneath the Wire in F5
      And P has wall advantage
      And <unit> Q beneath the Wire in F5
      And it is the MPh of the German turn
      When Q claims wall advantage
      Then that is allowed
      And Q has wall advantage over F5-F6 and nothing else

      Examples:
        | row     | unit                    |
        | broken  | a broken German squad   |
        | unarmed | an unarmed German squad |
        | leader  | a German leader         |

  Rule: An enemy of the same Location, whichever side of the Wire it is on

    @B9.32 @B26.32 @B9.32xB26.32-2901
    Scenario Outline: B9.32xB26.32-2901 beneath the Wire, with an enemy <where> it, a squad <has> wall advantage
      Given it is the MPh of the German turn
      And F5 holds Wire
      And hexside F5-F6 is a wall
      And a German squad P beneath the Wire in F5
      And a Russian squad E <where> the Wire in F5
      And E is <status>
      When the players ask about the wall advantage of P
      Then P <has> wall advantage

      Examples: both are in one Location
        | row     | where     | status  | has    |
        | on-top  | on top of | Fanatic | has no |
        | beneath | beneath   | Fanatic | has no |
        | unarmed | on top of | unarmed | has no |
        | hidden  | on top of | hidden  | has    |

  Rule: B9.32 The crew inside a vehicle is no enemy of its own

    @B9.32 @B9.32xD5.1-1901
    Scenario Outline: B9.32xD5.1-1901 with a <state> tank and its crew in the hex a squad <has> wall advantage
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian tank T in F5
      And T is <state>
      And a Russian crew C in F5
      And C is the Inherent crew of T
      When the players ask about the wall advantage of P
      Then P <has> wall advantage

      Examples:
        | state     | has    |
        | hidden    | has    |
        | concealed | has no |
        | stunned   | has no |
