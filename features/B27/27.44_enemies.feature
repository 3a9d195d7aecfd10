@B27.44
Feature: B27.44 Friend and foe beneath one foxhole

  Rule: B27.44 An enemy beneath the counter keeps nobody out and takes nobody's room

    @B27.44-1 @B27.44-9
    Scenario: B27.44-1 a squad may advance beneath the foxhole of an enemy
      Given it is the APh of the German turn
      And B3 holds a foxhole 1S
      And a Russian squad beneath the foxhole in B3
      And a German squad in B2
      When the German squad advances straight beneath the foxhole in B3
      Then that is allowed
      And the German squad is beneath the foxhole in B3
      And the Russian squad is beneath the foxhole in B3

    @B27.44-2
    Scenario: B27.44-2 a squad may as well stay on top of it
      Given it is the APh of the German turn
      And B3 holds a foxhole 1S
      And a Russian squad beneath the foxhole in B3
      And a German squad in B2
      When the German squad advances into B3
      Then that is allowed
      And the German squad is on top in B3

    @B27.44-3
    Scenario Outline: B27.44-3a in the MPh a <unit> German squad may not enter the hex of a Known enemy
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a Russian squad beneath the foxhole in B3
      And a <unit> German squad in B2
      When the German squad moves into B3
      Then that is not allowed

      Examples:
        | unit       |
        | Good Order |

    @B27.1 @B27.44 @B27.44-3 @B27.1-21
    Scenario Outline: B27.44-3b in the MPh a <unit> German squad goes beneath with the enemy
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a Russian squad beneath the foxhole in B3
      And a <unit> German squad in B2
      When the German squad moves into B3
      And the German squad goes beneath the foxhole
      Then that is allowed
      And the German squad is beneath the foxhole in B3

      Examples:
        | unit    |
        | berserk |

    @B27.44-4
    Scenario Outline: B27.44-4a <ger> and <rus> beneath a foxhole <size>: within capacity, <answer>
      Given B3 holds a foxhole <size>
      And <ger> beneath the foxhole in B3
      And <rus> beneath the foxhole in B3
      When the players look at the board
      Then to the question whether the foxhole in B3 is within capacity the answer is <answer>

      Examples: each side counts alone
        | row                     | size | ger                 | rus                  | answer |
        | 1s-one-squad-each       | 1S   | a German squad      | a Russian squad      | yes    |
        | 2s-two-squads-each      | 2S   | two German squads   | two Russian squads   | yes    |
        | 3s-three-squads-each    | 3S   | three German squads | three Russian squads | yes    |
        | 2s-three-russian-squads | 2S   | two German squads   | three Russian squads | no     |

    @B27.44-4
    Scenario Outline: B27.44-4b <squads> alone beneath a foxhole <size>: within capacity, <answer>
      Given B3 holds a foxhole <size>
      And <squads> beneath the foxhole in B3
      When the players look at the board
      Then to the question whether the foxhole in B3 is within capacity the answer is <answer>

      Examples: the room of the absent side is of no use
        | row                | size | squads             | answer |
        | german-squad       | 1S   | a German squad     | yes    |
        | two-german-squads  | 1S   | two German squads  | no     |
        | two-russian-squads | 1S   | two Russian squads | no     |

    @B27.44-4
    Scenario Outline: B27.44-4c with <ger> and <rus> beneath a <size> there is room for <free> more German squads
      Given B3 holds a foxhole <size>
      And <ger> beneath the foxhole in B3
      And <rus> beneath the foxhole in B3
      And a German leader on top of the foxhole in B3
      When the players look at the board
      Then the foxhole in B3 has room for <free> more German squads

      Examples: the enemy takes none of it
        | size | ger              | rus                | free |
        | 1S   | no units         | one Russian squad  | 1    |
        | 2S   | one German squad | two Russian squads | 1    |

    @B27.44-5
    Scenario: B27.44-5 two opposing squads fight Close Combat beneath one foxhole
      Given it is the CCPh of the German turn
      And B3 holds a foxhole 1S
      And a Russian squad beneath the foxhole in B3
      And a German squad beneath the foxhole in B3
      When the German squad declares Close Combat against the Russian squad
      Then that is allowed
      And the German squad is beneath the foxhole in B3
      And to the question whether the foxhole in B3 is within capacity the answer is yes

    @B27.44-6
    Scenario: B27.44-6a where a side is full the enemy's presence makes no room for it
      Given it is the APh of the German turn
      And B3 holds a foxhole 1S
      And a German squad beneath the foxhole in B3
      And a Russian squad beneath the foxhole in B3
      And a German squad P in B2
      When P advances straight beneath the foxhole in B3
      Then that is not allowed

    @B27.44-6
    Scenario: B27.44-6b the second squad may enter on top
      Given it is the APh of the German turn
      And B3 holds a foxhole 1S
      And a German squad beneath the foxhole in B3
      And a Russian squad beneath the foxhole in B3
      And a German squad P in B2
      When P advances into B3
      Then that is allowed
      And P is on top in B3

    @B27.44-7
    Scenario: B27.44-7a four German SMC in excess against a lone Russian squad are within capacity
      Given B3 holds a foxhole 1S
      And a German squad beneath the foxhole in B3
      And four German leaders beneath the foxhole in B3
      And a Russian squad beneath the foxhole in B3
      When the players look at the board
      Then to the question whether the foxhole in B3 is within capacity the answer is yes

    @B27.44-7
    Scenario Outline: B27.44-7b four German SMC in excess and <rsmc> with their squad: within capacity, <answer>
      Given B3 holds a foxhole 1S
      And a German squad beneath the foxhole in B3
      And four German leaders beneath the foxhole in B3
      And a Russian squad beneath the foxhole in B3
      And <rsmc> beneath the foxhole in B3
      When the players look at the board
      Then to the question whether the foxhole in B3 is within capacity the answer is <answer>

      @reading:B27.44-smc-in-excess
      Examples: four a side
        | rsmc                 | answer |
        | four Russian leaders | yes    |

      Examples: and no fifth
        | rsmc                 | answer |
        | five Russian leaders | no     |

    @B27.44-7 @reading:B27.44-smc-in-excess=in-all
    Scenario Outline: B27.44-7c or by the other reading four are all that fit, so with <rsmc> the answer is <answer>
      Given B3 holds a foxhole 1S
      And a German squad beneath the foxhole in B3
      And four German leaders beneath the foxhole in B3
      And a Russian squad beneath the foxhole in B3
      And <rsmc> beneath the foxhole in B3
      When the players look at the board
      Then to the question whether the foxhole in B3 is within capacity the answer is <answer>

      Examples:
        | rsmc | answer |
        | four Russian leaders | no |

    @B27.44-7
    Scenario Outline: B27.44-7d <gsmc> with the German squad and <rsmc> with the Russian one are within capacity
      Given B3 holds a foxhole 1S
      And a German squad beneath the foxhole in B3
      And <gsmc> beneath the foxhole in B3
      And a Russian squad beneath the foxhole in B3
      And <rsmc> beneath the foxhole in B3
      When the players look at the board
      Then to the question whether the foxhole in B3 is within capacity the answer is yes

      @reading:B27.44-smc-in-excess
      Examples: four a side
        | row       | gsmc                 | rsmc                 |
        | one-four  | one German leader    | four Russian leaders |
        | three-two | three German leaders | two Russian leaders  |

    @B27.44-7 @reading:B27.44-smc-in-excess=in-all
    Scenario Outline: B27.44-7e or by the other reading are too many: <gsmc> with the German squad and <rsmc> with the Russian one
      Given B3 holds a foxhole 1S
      And a German squad beneath the foxhole in B3
      And <gsmc> beneath the foxhole in B3
      And a Russian squad beneath the foxhole in B3
      And <rsmc> beneath the foxhole in B3
      When the players look at the board
      Then to the question whether the foxhole in B3 is within capacity the answer is no

      Examples:
        | row       | gsmc                 | rsmc                 |
        | one-four  | one German leader    | four Russian leaders |
        | three-two | three German leaders | two Russian leaders  |

    @B27.44-7 @reading:B27.44-smc-in-excess
    Scenario: B27.44-7h a leader goes beneath to his squad, with four enemy leaders there
      Given it is the APh of the German turn
      And B3 holds a foxhole 1S
      And a German squad beneath the foxhole in B3
      And four Russian leaders beneath the foxhole in B3
      And a German leader P on top of the foxhole in B3
      When P goes beneath the foxhole
      Then that is allowed

    @B27.44-7 @reading:B27.44-smc-in-excess=in-all
    Scenario: B27.44-7i or by the other reading does not
      Given it is the APh of the German turn
      And B3 holds a foxhole 1S
      And a German squad beneath the foxhole in B3
      And four Russian leaders beneath the foxhole in B3
      And a German leader P on top of the foxhole in B3
      When P goes beneath the foxhole
      Then that is not allowed

    @B27.44-7
    Scenario Outline: B27.44-7f with <gsmc> and <rsmc> beneath there is room for <more> more German SMC
      Given B3 holds a foxhole 1S
      And a German squad in B4
      And <gsmc> beneath the foxhole in B3
      And <rsmc> beneath the foxhole in B3
      When the players look at the board
      Then the foxhole in B3 has room for <more> more German SMC beyond its squads

      @reading:B27.44-smc-in-excess
      Examples: four a side
        | row       | gsmc              | rsmc                 | more |
        | one-two   | one German leader | two Russian leaders  | 3    |
        | none-two  | no units          | two Russian leaders  | 4    |
        | none-four | no units          | four Russian leaders | 4    |

    @B27.44-7 @reading:B27.44-smc-in-excess=in-all
    Scenario Outline: B27.44-7g or by the other reading, with <gsmc> and <rsmc> beneath, for <more>
      Given B3 holds a foxhole 1S
      And a German squad in B4
      And <gsmc> beneath the foxhole in B3
      And <rsmc> beneath the foxhole in B3
      When the players look at the board
      Then the foxhole in B3 has room for <more> more German SMC beyond its squads

      Examples:
        | row       | gsmc              | rsmc                 | more |
        | one-two   | one German leader | two Russian leaders  | 1    |
        | none-two  | no units          | two Russian leaders  | 2    |
        | none-four | no units          | four Russian leaders | 0    |

    @B27.44-8
    Scenario Outline: B27.44-8a a squad that starts <start> B2, which holds <fort>, advances beneath an empty foxhole
      Given it is the APh of the German turn
      And B2 holds <fort>
      And B3 holds an empty foxhole 1S
      And a German squad <start> B2
      When the German squad advances straight beneath the foxhole in B3
      Then that is allowed
      And the German squad is beneath the foxhole in B3

      Examples:
        | fort       | start |
        | no foxhole | in    |

      @reading:B27.44-advance
      Examples: out of one foxhole and beneath the next
        | fort         | start                  |
        | a foxhole 1S | beneath the foxhole in |

    @B27.44-8 @reading:B27.44-advance=on-top
    Scenario: B27.44-8g or by the other reading it ends on top: an advance is one Location
      Given it is the APh of the German turn
      And B2 holds a foxhole 1S
      And B3 holds an empty foxhole 1S
      And a German squad beneath the foxhole in B2
      When the German squad advances straight beneath the foxhole in B3
      Then that is not allowed

    @B27.44-8
    Scenario Outline: B27.44-8b a squad that starts <start> B2, which holds <fort>, advances beneath an enemy's foxhole
      Given it is the APh of the German turn
      And B2 holds <fort>
      And B3 holds a foxhole 1S
      And a Russian squad beneath the foxhole in B3
      And a German squad <start> B2
      When the German squad advances straight beneath the foxhole in B3
      Then that is allowed
      And the German squad is beneath the foxhole in B3

      Examples:
        | fort       | start |
        | no foxhole | in    |

      @reading:B27.44-advance
      Examples: out of one foxhole and beneath the next
        | fort         | start                  |
        | a foxhole 1S | beneath the foxhole in |

    @B27.44-8
    Scenario: B27.44-8c a squad that Withdraws from Close Combat beneath a foxhole spends no MF to come out
      Given it is the CCPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian squad beneath the foxhole in B2
      And the German squad is in Melee
      And the Russian squad is in Melee
      When the German squad withdraws into B3
      Then that is allowed
      And the German squad is on top in B3

    @B27.44-9
    Scenario Outline: B27.44-9a a <bar> squad does not advance beneath a foxhole
      Given it is the APh of the German turn
      And B3 holds an empty foxhole 1S
      And a <bar> German squad in B2
      When the German squad advances straight beneath the foxhole in B3
      Then that is not allowed

      Examples:
        | bar    |
        | pinned |
        | TI     |

    @B27.44-9
    Scenario Outline: B27.44-9b in the MPh a <bar> squad does not even enter the foxhole hex
      Given it is the MPh of the German turn
      And B3 holds an empty foxhole 1S
      And a <bar> German squad in B2
      When the German squad moves into B3
      Then that is not allowed

      Examples:
        | bar |
        | TI  |

    @B27.44-9
    Scenario: B27.44-9c no squad advances beneath a foxhole across a cliff
      Given it is the APh of the German turn
      And hexside B2-B3 is a cliff
      And B3 holds an empty foxhole 1S
      And a German squad in B2
      When the German squad advances straight beneath the foxhole in B3
      Then that is not allowed
