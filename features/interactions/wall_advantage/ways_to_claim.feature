Feature: Every way to get wall advantage is a claim

  Rule: B9.322, B9.324 Placed on board to have it

    @B9.322 @B9.324 @B9.322xB9.324-901
    Scenario: B9.322xB9.324-901a a hidden unit does not claim it between an attack's declaration and its result
      Given it is the PFPh of the Russian turn
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And a German squad Q in F3
      And a Russian squad E in F2
      When E fires at Q
      And P is placed on board to have wall advantage
      Then that is not allowed
      And B9.322 forbids it

    @B9.322 @B9.324 @B9.322xB9.324-901
    Scenario: B9.322xB9.324-901b placed on board it may be at any time
      Given it is the PFPh of the Russian turn
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And a German squad Q in F3
      And a Russian squad E in F2
      When E fires at Q
      And P is placed on board
      Then that is allowed
      And P is concealed
      And P has no wall advantage

    @B9.322 @B9.324 @B9.322xB9.324-901
    Scenario: B9.322xB9.324-901c and have it once the attack is completed
      Given it is the PFPh of the Russian turn
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And a German squad Q in F3
      And a Russian squad E in F2
      When E fires at Q
      And Q becomes pinned
      And P is placed on board to have wall advantage
      Then that is allowed
      And P has wall advantage

    @B9.322 @B9.324 @B9.322xB9.324-901
    Scenario: B9.322xB9.324-901d an attack of its own side is in nobody's way
      Given it is the PFPh of the German turn
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And a German squad Q in F3
      And a Russian squad E in F2
      When Q fires at E
      And P is placed on board to have wall advantage
      Then that is allowed
      And P has wall advantage

    @B9.324 @B9.55 @B9.324xB9.55-901
    Scenario Outline: B9.324xB9.55-901a in Deluxe E, who has <theirs>, denies a unit placed on board that hexside alone
      Given there is a SSR that Deluxe ASL rules are in effect
      And it is the PFPh of the Russian turn
      And F5, F4 and F6 are stone building
      And hexside F5-F6 is a wall
      And hexside F4-F5 is a hedge
      And a hidden German squad P in F5
      And a Russian squad E in <where>
      And E has wall advantage
      When P is placed on board to have wall advantage
      Then that is allowed
      And P has wall advantage over <ours> and nothing else
      And E has wall advantage over <theirs> and nothing else

      Examples:
        | where | theirs | ours  |
        | F6    | F5-F6  | F4-F5 |
        | F4    | F4-F5  | F5-F6 |

    @B9.324 @B9.55 @B9.324xB9.55-901
    Scenario: B9.324xB9.55-901b and where each of its hexsides is denied it may not claim
      Given there is a SSR that Deluxe ASL rules are in effect
      And it is the PFPh of the Russian turn
      And F5, F4 and F6 are stone building
      And hexside F5-F6 is a wall
      And hexside F4-F5 is a hedge
      And a hidden German squad P in F5
      And a Russian squad E in F6
      And a Russian squad D in F4
      And E has wall advantage
      And D has wall advantage
      When P is placed on board to have wall advantage
      Then that is not allowed
      And B9.321 forbids it

    @B9.324 @B9.55 @B9.324xB9.55-902
    Scenario Outline: B9.324xB9.55-902a in Deluxe who answers a claim keeps <theirs>, and the claimant has the rest
      Given there is a SSR that Deluxe ASL rules are in effect
      And it is the MPh of the German turn
      And F5, F4 and F6 are stone building
      And hexside F5-F6 is a wall
      And hexside F4-F5 is a hedge
      And a German squad P in F5
      And a concealed Russian squad E in <where>
      And E has wall advantage
      When P claims wall advantage, and E shows itself in answer
      Then that is allowed
      And P has wall advantage over <ours> and nothing else
      And E has wall advantage over <theirs> and nothing else
      And E is concealed

      Examples:
        | where | theirs | ours  |
        | F6    | F5-F6  | F4-F5 |
        | F4    | F4-F5  | F5-F6 |

    @B9.321 @B9.324 @B9.321xB9.324-901
    Scenario: B9.321xB9.324-901a elsewhere it keeps the claimant from all of it
      Given it is the MPh of the German turn
      And F5, F4 and F6 are stone building
      And hexside F5-F6 is a wall
      And hexside F4-F5 is a hedge
      And a German squad P in F5
      And a concealed Russian squad E in F6
      And E has wall advantage
      When P claims wall advantage, and E shows itself in answer
      Then that is allowed
      And P has no wall advantage
      And E has wall advantage over F5-F6 and nothing else

    @B9.321 @B9.324 @B9.321xB9.324-902
    Scenario: B9.321xB9.324-902a a holder who is not on the board lets who is placed there have it
      Given it is the PFPh of the Russian turn
      And F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And a hidden Russian squad E in F6
      And E has wall advantage
      When P is placed on board to have wall advantage
      Then that is allowed
      And P has wall advantage
      And E has no wall advantage
      And E is hidden

    @B9.321 @B9.324 @B9.321xB9.324-902
    Scenario: B9.321xB9.324-902b placed on board it is the proof itself, and a concealed holder that shows nobody yields
      Given it is the PFPh of the Russian turn
      And F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And a concealed Russian squad E in F6
      And E has wall advantage
      When P is placed on board to have wall advantage
      Then that is allowed
      And P has wall advantage
      And P is concealed
      And E has no wall advantage

    @B9.32 @B9.324 @B9.32xB9.324-901
    Scenario Outline: B9.32xB9.324-901a <state> and placed on board it claims with a comrade that has it: <allowed>
      Given it is the PFPh of the Russian turn
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And a hidden <state> German squad P in F5
      And a German squad Q in F5
      And <advantage>
      When P is placed on board to have wall advantage
      Then that is <allowed>

      Examples: 9.32 lets it claim with units of its Location that claim
        | row       | state  | advantage                           | allowed     |
        | with      | broken | Q has wall advantage                | allowed     |
        | without   | broken | it is the PFPh of the Russian turn  | not allowed |

  Rule: B9.32, B9.321 Set up with it

    @B9.32 @B9.322 @B9.32xB9.322-901
    Scenario Outline: B9.32xB9.322-901a who sets up <ground> with wall advantage has it
      Given it is set-up
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      When a German squad P is set up in F5 with wall advantage
      Then that is allowed
      And P has wall advantage over F5-F6 and nothing else

      Examples:
        | row      | ground           | barrier |
        | building | a stone building | wall    |
        | woods    | woods            | hedge   |
        | open     | Open Ground      | wall    |

    @B9.32 @B9.321 @B9.322 @B9.32xB9.321xB9.322-901
    Scenario Outline: B9.32xB9.321xB9.322-901a not <why>
      Given it is set-up
      And F5 and F6 are stone building
      And hexside <edge> is a wall
      And <holder> in F6
      And E has wall advantage
      When <force> is set up in F5 with wall advantage
      Then that is not allowed
      And <clause> forbids it

      Examples: what forbids a claim forbids it
        | row       | why                                  | edge  | holder                    | force                   | clause |
        | denied    | opposite an enemy that has it        | F5-F6 | a Russian squad E         | a German squad P        | B9.321 |
        | denied-hs | nor a half-squad opposite one        | F5-F6 | a Russian half-squad E    | a German half-squad P   | B9.321 |
        | no-wall   | where no wall is on its hexsides     | F6-F7 | a Russian squad E         | a German squad P        | B9.32  |
        | broken    | broken, with no comrade that has it  | F5-F6 | a concealed Russian dummy stack E| a broken German squad P | B9.32  |

    @B9.32 @B9.321 @B9.322 @B9.32xB9.321xB9.322-901
    Scenario Outline: B9.32xB9.321xB9.322-901b opposite <holder>, which cannot keep it, it has it
      Given it is set-up
      And F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And <holder> in F6
      And E has wall advantage
      When a German squad P is set up in F5 with wall advantage
      Then that is allowed
      And P has wall advantage
      And E has no wall advantage

      Examples: dummies
        | holder                            |
        | a concealed Russian dummy stack E |

      Examples: who is not on the board
        | holder                   |
        | a hidden Russian squad E |

  Rule: B9.321, B9.55 A claim that names a hexside

    @B9.324 @B9.55 @B9.324xB9.55-903
    Scenario Outline: B9.324xB9.55-903a outside Deluxe a claim over <named> is one for the hex, and dummies lose F5-F6 by it
      Given it is the MPh of the German turn
      And F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And hexside F4-F5 is a wall
      And a German squad P in F5
      And a concealed Russian dummy stack E in F6
      And E has wall advantage
      When P claims wall advantage over <named>
      Then that is allowed
      And P has wall advantage over F5-F6 and F4-F5 and nothing else
      And E has no wall advantage

      Examples:
        | named |
        | F4-F5 |
        | F5-F6 |

    @B9.324 @B9.55 @B9.324xB9.55-903
    Scenario: B9.324xB9.55-903b in Deluxe they keep what is not claimed
      Given there is a SSR that Deluxe ASL rules are in effect
      And it is the MPh of the German turn
      And F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And hexside F4-F5 is a wall
      And a German squad P in F5
      And a concealed Russian dummy stack E in F6
      And E has wall advantage
      When P claims wall advantage over F4-F5
      Then that is allowed
      And P has wall advantage over F4-F5 and nothing else
      And E has wall advantage over F5-F6 and nothing else

  Rule: B9.323 Nothing tells two opponents apart

    @B9.323 @B9.62 @B9.323xB9.62-901 @A3.8xB9.323-901
    Scenario Outline: B9.323xB9.62-901a of two that must have it where no turn is told E above the Hillside hedge has it: <order>
      Given F6 is level 1 Open Ground
      And hexside F5-F6 is a hedge at level 1
      And hexside F4-F5 is a wall
      And <first>
      And <second>
      When the players ask about the wall advantage of <asked>
      Then E has wall advantage
      And P has no wall advantage

      Examples: whichever is named first
        | row     | order         | first                   | second                  | asked |
        | p-first | P named first | a German squad P in F5  | a Russian squad E in F6 | E     |
        | e-first | E named first | a Russian squad E in F6 | a German squad P in F5  | E     |

    @B9.323 @B9.62 @B9.323xB9.62-902
    Scenario: B9.323xB9.62-902a the ATTACKER below has its own wall first, and E above is not denied its hedge by it
      Given it is the PFPh of the German turn
      And F6 is level 1 Open Ground
      And hexside F5-F6 is a hedge at level 1
      And hexside F4-F5 is a wall
      And a German squad P in F5
      And a Russian squad E in F6
      When the players ask about the wall advantage of E
      Then E has wall advantage
      And P has wall advantage over F4-F5 and nothing else

    @B9.323 @A3.8xB9.323-901 @reading:B9.323-same-moment
    Scenario Outline: A3.8xB9.323-901a after the CCPh of a turn that is not told neither has it: <order>
      Given it is the CCPh of a turn that is not told
      And hexside F5-F6 is a wall
      And <first>
      And <second>
      When the CCPh ends and the RPh begins
      Then P has no wall advantage
      And E has no wall advantage

      Examples: whichever is named first
        | row     | order         | first                   | second                  |
        | p-first | P named first | a German squad P in F5  | a Russian squad E in F6 |
        | e-first | E named first | a Russian squad E in F6 | a German squad P in F5  |

    @B9.322 @B9.324 @B9.322xB9.324-1700
    Scenario Outline: B9.322xB9.324-1700 at the end of the RPh E has wall advantage by <way>, and then the ATTACKER claims his: <verdict>
      Given it is the end of the RPh of the German turn
      And F5, F6 and C5 are stone building
      And hexside F5-F6 is a wall
      And hexside C5-C6 is a wall
      And a German squad P in C5
      And <state> Russian squad E in F6
      When E <act>
      And P claims wall advantage
      Then that is <verdict>

      Examples: the loss of HIP is a moment of its own
        | row    | way                | state    | act                                       | verdict     |
        | placed | being placed       | a hidden | is placed on board to have wall advantage | allowed     |
        | claim  | a claim of the RPh | a        | claims wall advantage                     | not allowed |

    @B9.322 @B9.324 @B9.322xB9.324-1700
    Scenario: B9.322xB9.324-1700b nor is it the DEFENDER's claim of the RPh that E makes once it is on board
      Given it is the end of the RPh of the German turn
      And F5, F6 and C5 are stone building
      And hexside F5-F6 is a wall
      And hexside C5-C6 is a wall
      And a German squad P in C5
      And a hidden Russian squad E in F6
      When E is placed on board
      And E claims wall advantage
      And P claims wall advantage
      Then that is allowed

    @B9.322 @B9.324 @B9.322xB9.324-1700
    Scenario: B9.322xB9.324-1700c nor is it, as all its enemies have forfeited what they share with E
      Given it is the end of the RPh of the German turn
      And F5, F6 and C5 are stone building
      And hexside F5-F6 is a wall
      And hexside C5-C6 is a wall
      And a German squad P in C5
      And a German squad Q in F5
      And Q has wall advantage
      And a Russian squad E in F6
      When Q forfeits wall advantage
      And E claims wall advantage
      And P claims wall advantage
      Then that is allowed

    @B9.321 @B9.322 @B9.321xB9.322-1700
    Scenario Outline: B9.321xB9.322-1700 in Deluxe, E with WA over F5-F6, P claims it over <edges> in its MPh: <verdict>
      Given there is a SSR that Deluxe ASL rules are in effect
      And hexside F5-F6 is a wall
      And hexside F4-F5 is a wall
      And F5 is woods
      And a Russian squad E in F6
      And E has wall advantage
      And a German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage over <edges>
      Then that is <verdict>

      Examples: hexside by hexside
        | row    | edges           | verdict     |
        | denied | F5-F6           | not allowed |
        | free   | F4-F5           | allowed     |

    @B9.324 @B9.324xD5.1-1901
    Scenario Outline: B9.324xD5.1-1901 against a concealed holder the concealed tank T with its crew <claims>: <verdict>
      Given it is the MPh of the German turn
      And F5 is olive grove
      And F6 is woods
      And hexside F5-F6 is a wall
      And a concealed German tank T in F5
      And a German crew C in F5
      And C is the Inherent crew of T
      And a concealed Russian squad E in F6
      And E has wall advantage
      When T <claims>
      Then that is <verdict>

      Examples: all of its Location are concealed, for its crew is as concealed as the tank
        | row   | claims                           | verdict     |
        | none  | claims wall advantage            | not allowed |
        | shown | claims wall advantage, showing T | allowed     |
