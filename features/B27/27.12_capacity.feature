@B27.12
Feature: B27.12 What a foxhole holds

  Background:
    Given B2 is Open Ground

  Rule: B27.12 A squad for each S, and four SMC

    @B27.12-1
    Scenario Outline: B27.12-1 beneath a <size> with <below> there and <above> on top there is room for <free>
      Given B2 holds a foxhole <size>
      And <below> beneath the foxhole in B2
      And <above> on top of the foxhole in B2
      When the players look at the board
      Then the foxhole in B2 has room for <free> more German squads

      Examples:
        | row             | size | below               | above            | free |
        | 1s-no-units     | 1S   | no units            | one German squad | 1    |
        | 1s-one-squad    | 1S   | one German squad    | one German squad | 0    |
        | 2s-one-squad    | 2S   | one German squad    | one German squad | 1    |
        | 2s-two-squads   | 2S   | two German squads   | one German squad | 0    |
        | 3s-two-squads   | 3S   | two German squads   | one German squad | 1    |
        | 3s-three-squads | 3S   | three German squads | no units         | 0    |

      Examples: of half a squad, and none where there are too many
        | row                | size | below                  | above    | free |
        | 1s-one-half-squad  | 1S   | one German half-squad  | no units | 0.5  |
        | 1s-two-half-squads | 1S   | two German half-squads | no units | 0    |
        | 1s-two-squads      | 1S   | two German squads      | no units | 0    |

    @B27.12-1
    Scenario: B27.12-1b the foxhole of another hex and who is beneath it have no say
      Given B2 holds a foxhole 1S
      And B3 holds a foxhole 1S
      And a German squad beneath the foxhole in B3
      And a German leader on top of the foxhole in B2
      When the players look at the board
      Then the foxhole in B2 has room for 1 more German squads

    @B27.12-3
    Scenario: B27.12-3e what finds no room beneath it is set up outside, if need be beneath Wire
      Given it is set-up
      And B2 holds a foxhole 1S
      And B2 holds Wire
      When German sets up a German squad P beneath the foxhole in B2
      And German sets up a German squad Q beneath the Wire in B2
      And German sets up a German squad R beneath the Wire in B2
      Then that is allowed
      And P is beneath the foxhole in B2

    @B27.12-5
    Scenario Outline: B27.12-5c beneath a <size> with <below> there is room for <free> more SMC
      Given B2 holds a foxhole <size>
      And <below> beneath the foxhole in B2
      When the players look at the board
      Then the foxhole in B2 has room for <free> more German SMC beyond its squads

      Examples: four, however many squads it is for
        | row           | size | below                | free |
        | one-squad     | 1S   | one German squad     | 4    |
        | one-leader    | 1S   | one German leader    | 3    |
        | three-leaders | 2S   | three German leaders | 1    |
        | four-leaders  | 1S   | four German leaders  | 0    |
        | five-leaders  | 3S   | five German leaders  | 0    |

    @B27.12-1
    Scenario Outline: B27.12-1c a <size> has a capacity of <squads> squads and four SMC
      Given B2 holds a foxhole <size>
      When the players look at the board
      Then the foxhole in B2 has a capacity of <squads> squads and 4 SMC

      Examples:
        | row | size | squads |
        | 1s  | 1S   | 1      |
        | 2s  | 2S   | 2      |
        | 3s  | 3S   | 3      |

    @B27.12-2
    Scenario: B27.12-2a a 1S of the OB holds a squad
      Given it is set-up
      And the German OB has foxholes for 1 squad
      When German sets up a foxhole 1S in B2
      And German sets up a German squad beneath the foxhole in B2
      Then that is allowed
      And it is beneath the foxhole in B2

    @B27.12-2
    Scenario: B27.12-2b a 1S of the OB holds no more than a squad
      Given it is set-up
      And the German OB has foxholes for 1 squad
      When German sets up a foxhole 1S in B2
      And German sets up a German squad beneath the foxhole in B2
      And German sets up a German half-squad beneath the foxhole in B2
      Then B27.12 forbids it

    @B27.12-2
    Scenario Outline: B27.12-2c the 1S that a <digger> dug takes a half-squad besides
      Given it is the PFPh of the German turn
      And a German <digger> P in B2
      And a German half-squad Q in B2
      When P makes an Entrenching Attempt with an Original DR of 3
      And the PFPh ends and the MPh begins
      And Q goes beneath the foxhole
      Then that is allowed
      And B2 holds a foxhole 1S
      And P and Q is beneath the foxhole in B2

      Examples:
        | digger     |
        | half-squad |
        | crew       |

    @B27.12-2
    Scenario Outline: B27.12-2d the 1S that a <digger> dug does not take a <joiner> besides
      Given it is the PFPh of the German turn
      And a German <digger> P in B2
      And a German <joiner> Q in B2
      When P makes an Entrenching Attempt with an Original DR of 3
      And the PFPh ends and the MPh begins
      And Q goes beneath the foxhole
      Then B27.12 forbids it

      Examples:
        | digger     | joiner     |
        | squad      | half-squad |
        | half-squad | squad      |
        | crew       | squad      |

    @B27.12-3
    Scenario: B27.12-3a a squad goes beneath a 1S
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P with 1 MF left on top of the foxhole in B2
      When P goes beneath the foxhole
      Then that is allowed
      And P is beneath the foxhole in B2

    @B27.12-3
    Scenario Outline: B27.12-3b two units of half a squad go beneath a 1S: a <first> and a <second>
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German <first> P with 1 MF left on top of the foxhole in B2
      And a German <second> Q with 1 MF left on top of the foxhole in B2
      When P goes beneath the foxhole
      And Q goes beneath the foxhole
      Then that is allowed
      And P and Q is beneath the foxhole in B2

      Examples:
        | row                 | first      | second     |
        | two-half-squads     | half-squad | half-squad |
        | half-squad-and-crew | half-squad | crew       |

    @B27.12-3
    Scenario Outline: B27.12-3c a 1S that holds a squad has no room for a <second>
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P with 1 MF left on top of the foxhole in B2
      And a German <second> Q with 1 MF left on top of the foxhole in B2
      When P goes beneath the foxhole
      And Q goes beneath the foxhole
      Then B27.12 forbids it

      Examples:
        | second     |
        | half-squad |
        | squad      |

    @B27.12-3
    Scenario: B27.12-3d a 1S has no room for a third half-squad
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German half-squad P with 1 MF left on top of the foxhole in B2
      And a German half-squad Q with 1 MF left on top of the foxhole in B2
      And a German half-squad R with 1 MF left on top of the foxhole in B2
      When P goes beneath the foxhole
      And Q goes beneath the foxhole
      And R goes beneath the foxhole
      Then B27.12 forbids it

    @B27.12-5
    Scenario: B27.12-5a a squad alone is within the capacity of a 1S
      Given B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      When the players look at the board
      Then to the question whether the foxhole in B2 is within capacity the answer is yes

    @B27.12-5
    Scenario Outline: B27.12-5b whether a <size> holds <squads> and <smc>: <answer>
      Given B2 holds a foxhole <size>
      And <squads> beneath the foxhole in B2
      And <smc> beneath the foxhole in B2
      When the players look at the board
      Then to the question whether the foxhole in B2 is within capacity the answer is <answer>

      Examples: up to four SMC in excess, however large the counter
        | row             | size | squads              | smc                 | answer |
        | 1s-four-leaders | 1S   | one German squad    | four German leaders | yes    |
        | 2s-four-leaders | 2S   | two German squads   | four German leaders | yes    |
        | 3s-four-leaders | 3S   | three German squads | four German leaders | yes    |

      Examples: a fifth is too many
        | row             | size | squads              | smc                 | answer |
        | 1s-five-leaders | 1S   | one German squad    | five German leaders | no     |
        | 2s-five-leaders | 2S   | two German squads   | five German leaders | no     |
        | 3s-five-leaders | 3S   | three German squads | five German leaders | no     |

  Rule: B27.12 The stacking limit of the hex stands

    @B27.12-4
    Scenario Outline: B27.12-4 with <below> beneath a <size> and <above> on top the hex is overstacked by <over>
      Given B2 holds a foxhole <size>
      And <below> beneath the foxhole in B2
      And <above> on top of the foxhole in B2
      When the players look at the board
      Then the German side is overstacked in B2 by <over> squads

      Examples: three squads in all
        | row                  | size | below               | above             | over |
        | 1s-two-squads-on-top | 1S   | one German squad    | two German squads | 0    |
        | 3s-none-on-top       | 3S   | three German squads | no units          | 0    |
        | 2s-one-squad-on-top  | 2S   | two German squads   | one German squad  | 0    |

      Examples: a fourth
        | row                    | size | below               | above               | over |
        | 1s-three-squads-on-top | 1S   | one German squad    | three German squads | 1    |
        | 3s-one-squad-on-top    | 3S   | three German squads | one German squad    | 1    |

    @B27.12-11
    Scenario: B27.12-11a a fourth squad in the hex is on top
      Given it is the MPh of the German turn
      And B2 holds a foxhole 3S
      And three German squads beneath the foxhole in B2
      And a German squad R in B3
      When R moves into B2
      Then that is allowed
      And R is on top in B2
      And the German side is overstacked in B2 by 1 squads

    @B27.12-11
    Scenario: B27.12-11b a fourth squad in the hex may not go beneath
      Given it is the MPh of the German turn
      And B2 holds a foxhole 3S
      And three German squads beneath the foxhole in B2
      And a German squad R in B3
      When R moves into B2
      And R goes beneath the foxhole
      Then B27.12 forbids it

    @B27.12-12
    Scenario Outline: B27.12-12a a full <size> takes nobody more, however few are on top
      Given it is the MPh of the German turn
      And B2 holds a foxhole <size>
      And <below> beneath the foxhole in B2
      And a German squad R with 1 MF left on top of the foxhole in B2
      When R goes beneath the foxhole
      Then B27.12 forbids it

      Examples:
        | size | below               |
        | 1S   | one German squad    |
        | 2S   | two German squads   |
        | 3S   | three German squads |

    @B27.12-12
    Scenario: B27.12-12b in an overstacked hex a squad fills the room that is left beneath
      Given it is the MPh of the German turn
      And B2 holds a foxhole 2S
      And one German squad beneath the foxhole in B2
      And two German squads on top of the foxhole in B2
      And a German squad R with 1 MF left on top of the foxhole in B2
      When R goes beneath the foxhole
      Then that is allowed
      And R is beneath the foxhole in B2
      And the German squad 2 is on top in B2
      And the German squad 3 is on top in B2

    @B27.12-12
    Scenario Outline: B27.12-12c a prisoner finds no room beneath the <size> of his captor where <inside> is beneath
      Given it is the RtPh of the German turn
      And B3 holds a foxhole <size>
      And a Russian squad E beneath the foxhole in B3
      And <inside> beneath the foxhole in B3
      And a broken German squad P in B2
      When P surrenders to E
      Then that is allowed
      And P is captured
      And to the question whether the foxhole in B3 is within capacity the answer is yes

      Examples: captives of its own side fill it
        | size | inside                       |
        | 1S   | a captured German squad      |
        | 2S   | two captured German squads   |

  Rule: B27.12 One counter a hex, three squads at most

    @B27.12-6
    Scenario Outline: B27.12-6 beside a foxhole of the hex no second one is set up: <size>
      Given it is set-up
      And B2 holds a foxhole 1S
      And the German OB has foxholes for 6 squads
      When German sets up a foxhole <size> in B2
      Then B27.12 forbids it

      Examples:
        | size |
        | 1S   |
        | 2S   |
        | 3S   |

    @B27.12-6
    Scenario: B27.12-6b a foxhole of the next hex keeps none out
      Given it is set-up
      And B3 holds a foxhole 1S
      And the German OB has foxholes for 1 squad
      When German sets up a foxhole 1S in B2
      Then that is allowed
      And B2 holds a foxhole 1S

    # The note of the requirement names the other reading: an attempt that is rolled and can change nothing.
    @B27.12-7 @reading:B27.12-fourth-squad
    Scenario: B27.12-7 where a 3S lies nobody attempts a further foxhole
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 3S
      And a German squad on top of the foxhole in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 5
      Then B27.12 forbids it

    @B27.12-7 @reading:B27.12-fourth-squad=attempt
    Scenario: B27.12-7b or by the other reading one does, in vain
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 3S
      And a German squad on top of the foxhole in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 5
      Then that is allowed
      And B2 holds a foxhole 3S
      And all that is as given

    @B27.12-8
    Scenario Outline: B27.12-8 a further foxhole makes of <before> <after>
      Given it is the PFPh of the German turn
      And B2 holds <before>
      And a German squad in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 5
      Then that is allowed
      And B2 holds <after> and no other Fortification
      And it is beneath the foxhole in B2

      Examples:
        | before       | after        |
        | no foxhole   | a foxhole 1S |
        | a foxhole 1S | a foxhole 2S |
        | a foxhole 2S | a foxhole 3S |

      Examples: whoever dug the first
        | before                 | after        |
        | a Russian foxhole 1S   | a foxhole 2S |
        | a Russian foxhole 2S   | a foxhole 3S |
        | a German foxhole 1S    | a foxhole 2S |

    @B27.12-9
    Scenario: B27.12-9 three successes in one PFPh make a 3S
      Given it is the PFPh of the German turn
      And a German squad P in B2
      And a German squad Q in B2
      And a German squad R in B2
      When P makes an Entrenching Attempt with an Original DR of 5
      And Q makes an Entrenching Attempt with an Original DR of 5
      And R makes an Entrenching Attempt with an Original DR of 5
      Then that is allowed
      And B2 holds a foxhole 3S and no other Fortification
      And P, Q and R is beneath the foxhole in B2

    @B27.12-10
    Scenario: B27.12-10 who was beneath the smaller counter is beneath the larger one
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And a German squad Q on top of the foxhole in B2
      When Q makes an Entrenching Attempt with an Original DR of 5
      Then B2 holds a foxhole 2S and no other Fortification
      And P and Q is beneath the foxhole in B2

    @B27.12-5
    Scenario: B27.12-5d a leader who helped to dig stays on top where four SMC are beneath already
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And four German leaders beneath the foxhole in B2
      And a German squad Q on top of the foxhole in B2
      And an unused German 9-1 leader R on top of the foxhole in B2
      When Q makes an Entrenching Attempt with an Original DR of 5, helped by R
      Then that is allowed
      And B2 holds a foxhole 2S and no other Fortification
      And P and Q is beneath the foxhole in B2
      And R is on top in B2
