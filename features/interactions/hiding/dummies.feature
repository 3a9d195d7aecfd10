Feature: Dummy stacks: beneath a '?', whether the position says so or not

  Rule: B27.3 Fire at it is fire at what is concealed

    @B27.3 @A7.23xA12.11xB27.3-601
    Scenario Outline: A7.23xA12.11xB27.3-601a small arms of <firer> meet <force> <place> B2 with <fp> FP
      Given it is the PFPh of the Russian turn
      And B2 holds a foxhole 1S
      And <force> P <place> B2
      And a Russian 4-4-7 squad in <firer>
      When the Russian squad attacks P with small-arms fire
      Then it is Area Fire
      And the FP is <fp>

      Examples:
        | row            | force                          | place                  | firer | fp |
        | on-top         | a German dummy stack           | on top of the foxhole in | B5  | 2  |
        | beneath        | a German dummy stack           | beneath the foxhole in | B5    | 2  |
        | said           | a concealed German dummy stack | beneath the foxhole in | B5    | 2  |
        | squad          | a concealed German squad       | beneath the foxhole in | B5    | 2  |
        | point-blank    | a German dummy stack           | beneath the foxhole in | B3    | 4  |
        | long-range     | a German dummy stack           | beneath the foxhole in | B8    | 1  |

    @B27.3 @A7.23xA12.11xB27.3-601
    Scenario Outline: A7.23xA12.11xB27.3-601c <attack> that nobody is named for, at <force> in a foxhole: <area>
      Given B2 holds a foxhole 1S
      And <force> beneath the foxhole in B2
      When <attack> hits B2
      Then it is <area>

      Examples: it takes no attacker to see that the target is not Known
        | row        | force                    | attack          | area          |
        | dummies    | a German dummy stack     | small-arms fire | Area Fire     |
        | concealed  | a concealed German squad | small-arms fire | Area Fire     |
        | flames     | a concealed German squad | a flamethrower  | Area Fire     |
        | known      | a German squad           | small-arms fire | not Area Fire |
        | residual   | a concealed German squad | Residual FP     | not Area Fire |
        | he         | a concealed German squad | Direct Fire HE  | not Area Fire |
        | dc         | a concealed German squad | a Set DC        | not Area Fire |

    @B27.3 @A7.23xA12.11xB27.3-601
    Scenario: A7.23xA12.11xB27.3-601b the squad on top of the foxhole is Known, the dummies beneath are not
      Given it is the PFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a German squad P on top of the foxhole in B2
      And a German dummy stack Q beneath the foxhole in B2
      And a Russian 4-4-7 squad in B5
      When the Russian squad attacks everything in B2 with small-arms fire
      Then the FP against P is 4
      And the FP against Q is 2
      And the TEM of P is 0
      And the TEM of Q is +2

    @B27.3 @A12.11xB27.3xC6.2-601
    Scenario Outline: A12.11xB27.3xC6.2-601 a Gun fires <ammunition> at <force> beneath a foxhole with Case K
      Given it is the PFPh of the Russian turn
      And B2 holds a foxhole 1S
      And <force> P beneath the foxhole in B2
      And a Russian crew in B5
      And the Russian crew possesses an INF Gun
      When the INF Gun attacks P with <ammunition>
      Then Case K adds +2 to the To Hit DR

      Examples:
        | row     | force                          | ammunition     |
        | dummies | a German dummy stack           | Direct Fire HE |
        | said    | a concealed German dummy stack | Direct Fire HE |
        | squad   | a concealed German squad       | Direct Fire HE |

  Rule: B9.55 It is lost as any other "?", and the stack with it

    @B9.55 @A12.11xA12.14xB9.55-601
    Scenario Outline: A12.11xA12.14xB9.55-601a dummies that move openly behind a <barrier> are gone
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And a German dummy stack P in B1
      And a Russian squad in B5
      When P moves into B2
      Then P is removed from play

      Examples:
        | barrier |
        | wall    |
        | hedge   |

    @B9.55 @A12.11xA12.14xB9.55-601
    Scenario Outline: A12.11xA12.14xB9.55-601b behind bocage <force> keeps its "?"
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And <force> P in B1
      And a Russian squad in B5
      When P moves into B2
      Then P is concealed

      Examples:
        | row     | force                          |
        | dummies | a German dummy stack           |
        | said    | a concealed German dummy stack |
        | squad   | a concealed German squad       |

  Rule: B27.13 Fire at them shows them for what they are

    @B27.13 @A12.11xA12.14xB27.13-3301
    Scenario Outline: A12.11xA12.14xB27.13-3301 beneath a foxhole dummies that become <outcome> are <then>
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a concealed German dummy stack P beneath the foxhole in B2
      When P becomes <outcome>
      Then P is <then>

      Examples: a result that would cost a real unit its "?"
        | outcome          | then              |
        | subject to a PTC | removed from play |
        | pinned           | removed from play |
        | broken           | removed from play |
        | reduced          | removed from play |
        | eliminated       | removed from play |

      Examples: none that would
        | outcome                 | then          |
        | attacked without effect | still in play |
        | unharmed                | still in play |

  Rule: B27.44 An enemy comes upon it

    @B27.44 @A12.11xA12.15xB27.44-601
    Scenario Outline: A12.11xA12.15xB27.44-601 into the hex of <force> beneath a foxhole a move is <verdict>
      Given it is the MPh of the Russian turn
      And B2 holds a foxhole 1S
      And <force> P beneath the foxhole in B2
      And a Russian squad in B3
      When the players ask whether the Russian squad may move into B2
      Then that is <verdict>

      Examples:
        | row     | force                          | verdict     |
        | dummies | a German dummy stack           | allowed     |
        | said    | a concealed German dummy stack | allowed     |
        | unseen  | a concealed German squad       | allowed     |
        | known   | a German squad                 | not allowed |

  Rule: Dummies do no work

    @B26.5 @A12.11xB26.5-701
    Scenario Outline: A12.11xB26.5-701 <force> announces Clearance of Wire: <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <force> P beneath the Wire in B3
      When P announces Clearance of the Wire in B3
      Then that is <verdict>

      Examples:
        | row       | force                          | verdict     |
        | dummies   | a concealed German dummy stack | not allowed |
        | concealed | a concealed German squad       | allowed     |

    @B26.4 @A12.11xB26.4-701
    Scenario Outline: A12.11xB26.4-701 beneath Wire <force> Searches: <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <force> P beneath the Wire in B3
      When P Searches
      Then that is <verdict>

      Examples:
        | row       | force                          | verdict     |
        | dummies   | a concealed German dummy stack | not allowed |
        | concealed | a concealed German squad       | allowed     |
