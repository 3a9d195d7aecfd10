Feature: One Location or two: what that means when it is played

  Rule: Across the edge of an entrenchment all is one Location but Recovery and TEM

    @B27.13 @A4.43xB27.13-201
    Scenario Outline: A4.43xB27.13-201a in the <phase> P <from> E4 hands it to Q <to> E4
      Given it is the <phase> of the German turn
      And E4 holds <fort>
      And a German squad P <from> E4
      And P possesses a LMG
      And a German <unit> Q <to> E4
      When P Transfers the LMG to Q
      Then that is allowed
      And the LMG is possessed by Q

      Examples:
        | row          | phase | fort         | from                       | unit       | to                       |
        | foxhole-out  | RPh   | a foxhole 1S | beneath the foxhole in     | squad      | on top of the foxhole in |
        | foxhole-in   | RPh   | a foxhole 2S | on top of the foxhole in   | squad      | beneath the foxhole in   |
        | trench-out   | APh   | a trench     | beneath the trench in      | half-squad | on top of the trench in  |
        | ditch-in     | RPh   | an A-T Ditch | on top of the A-T Ditch in | crew       | beneath the A-T Ditch in |
        | both-beneath | APh   | a foxhole 2S | beneath the foxhole in     | squad      | beneath the foxhole in   |

    @B27.13 @A4.43xB27.13-201
    Scenario Outline: A4.43xB27.13-201b in a pillbox hex P <from> E4 does not hand it to Q <to> E4
      Given it is the RPh of the German turn
      And E4 holds a foxhole 1S
      And E4 holds a pillbox
      And a German squad P <from> E4
      And P possesses a LMG
      And a German squad Q <to> E4
      When P Transfers the LMG to Q
      Then that is not allowed

      Examples:
        | row             | from                   | to                       |
        | foxhole-pillbox | beneath the foxhole in | in the pillbox in        |
        | pillbox-top     | in the pillbox in      | on top of the foxhole in |

    @B27.13 @A4.43xB27.13-201
    Scenario Outline: A4.43xB27.13-201c from E4 P does not hand it to Q beneath the foxhole in E5
      Given it is the RPh of the German turn
      And E5 holds a foxhole 1S
      And a German squad P in E4
      And P possesses a LMG
      And a German squad Q <to> E5
      When P Transfers the LMG to Q
      Then that is not allowed

      Examples:
        | row     | to                       |
        | beneath | beneath the foxhole in   |
        | on-top  | on top of the foxhole in |

    @B26.4 @B27.13 @A4.43xB26.4xB27.13-201
    Scenario Outline: A4.43xB26.4xB27.13-201 P <from> E4 and Q <to> E4: <verdict>
      Given it is the RPh of the German turn
      And E4 holds <fort>
      And E4 holds Wire
      And a German squad P <from> E4
      And P possesses a LMG
      And a German squad Q <to> E4
      When P Transfers the LMG to Q
      Then that is <verdict>

      Examples:
        | row              | fort         | from                   | to                     | verdict     |
        | wire-to-foxhole  | a foxhole 1S | on top of the Wire in  | beneath the foxhole in | not allowed |
        | foxhole-to-wire  | a foxhole 1S | beneath the foxhole in | on top of the Wire in  | not allowed |
        | wire-to-trench   | a trench     | on top of the Wire in  | beneath the trench in  | not allowed |
        | below-to-foxhole | a foxhole 1S | beneath the Wire in    | beneath the foxhole in | allowed     |
        | trench-to-below  | a trench     | beneath the trench in  | beneath the Wire in    | allowed     |
        | both-on-wire     | a foxhole 1S | on top of the Wire in  | on top of the Wire in  | allowed     |

    @B27.13 @A10.6xB27.13-201
    Scenario Outline: A10.6xB27.13-201a a leader <from> E4 rallies a squad <at> E4
      Given it is the RPh of the German turn
      And E4 holds <fort>
      And a German 9-1 leader <from> E4
      And a broken German 4-6-7 squad <at> E4
      When the German leader tries to rally the German squad with an Original DR of 8
      Then that is allowed
      And its DRM is -1
      And its Final DR is 7
      And the German squad is not broken

      Examples:
        | row         | fort         | from                       | at                       |
        | foxhole-out | a foxhole 1S | beneath the foxhole in     | on top of the foxhole in |
        | foxhole-in  | a foxhole 1S | on top of the foxhole in   | beneath the foxhole in   |
        | trench-out  | a trench     | beneath the trench in      | on top of the trench in  |
        | ditch-in    | an A-T Ditch | on top of the A-T Ditch in | beneath the A-T Ditch in |

    @B27.13 @A10.6xB27.13-201
    Scenario Outline: A10.6xB27.13-201b a leader <from> E4 does not rally one <at>
      Given it is the RPh of the German turn
      And E4 holds a foxhole 1S
      And E4 holds a pillbox
      And a German 9-1 leader <from> E4
      And a broken German 4-6-7 squad <at>
      When the German leader tries to rally the German squad with an Original DR of 3
      Then that is not allowed

      Examples:
        | row            | from                   | at                        |
        | pillbox        | beneath the foxhole in | in the pillbox in E4      |
        | out-of-pillbox | in the pillbox in      | beneath the foxhole in E4 |
        | next-hex       | beneath the foxhole in | in E5                     |

    @B27.13 @A10.7xB27.13-201
    Scenario Outline: A10.7xB27.13-201a a leader <from> E4 directs a squad <at> E4
      Given it is the PFPh of the German turn
      And E4 holds <fort>
      And a German 9-1 leader <from> E4
      And a German squad <at> E4
      And a Russian squad in E7
      When the German squad and the German leader together attack the Russian squad with small-arms fire and an Original DR of 7
      Then the attack is possible
      And the leadership DRM is -1
      And the Final DR of the attack is 6

      Examples:
        | row         | fort         | from                       | at                       |
        | foxhole-out | a foxhole 1S | beneath the foxhole in     | on top of the foxhole in |
        | foxhole-in  | a foxhole 1S | on top of the foxhole in   | beneath the foxhole in   |
        | trench-out  | a trench     | beneath the trench in      | on top of the trench in  |
        | ditch-in    | an A-T Ditch | on top of the A-T Ditch in | beneath the A-T Ditch in |

    @B27.13 @A10.7xB27.13-201
    Scenario: A10.7xB27.13-201b MG fire as well
      Given it is the PFPh of the German turn
      And E4 holds a foxhole 1S
      And a German 9-1 leader beneath the foxhole in E4
      And a German squad on top of the foxhole in E4
      And the German squad possesses a MMG
      And a Russian squad in E7
      When the MMG and the German leader together attack the Russian squad with MG fire and an Original DR of 7
      Then the attack is possible
      And the leadership DRM is -1
      And the Final DR of the attack is 6

    @B9.21 @B27.13 @A10.7xB9.21xB27.13-201
    Scenario Outline: A10.7xB9.21xB27.13-201a at <target> the leader beneath the <cover> directs none
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a <barrier>
      And F5 holds <fort>
      And a German 9-1 leader beneath the <cover> in F5
      And a German squad on top of the <cover> in F5
      And a Russian squad in <target>
      When the German squad and the German leader together attack the Russian squad with small-arms fire
      Then the attack is not possible

      Examples:
        | row   | barrier | fort         | cover   | target |
        | wall  | wall    | a foxhole 1S | foxhole | F7     |
        | hedge | hedge   | a trench     | trench  | F8     |

    @B9.21 @B27.13 @A10.7xB9.21xB27.13-201
    Scenario Outline: A10.7xB9.21xB27.13-201b at <target> he does
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a <barrier>
      And F5 holds <fort>
      And a German 9-1 leader beneath the <cover> in F5
      And a German squad on top of the <cover> in F5
      And a Russian squad in <target>
      When the German squad and the German leader together attack the Russian squad with small-arms fire
      Then the attack is possible
      And the leadership DRM is -1

      Examples: the next hex, and where no wall is in the way
        | row       | barrier | fort         | cover   | target |
        | next-hex  | wall    | a foxhole 1S | foxhole | F6     |
        | other-way | hedge   | a trench     | trench  | F2     |
        | flank     | wall    | a foxhole 1S | foxhole | C4     |

    @B9.21 @B27.13 @A7.5xB9.21xB27.13-201
    Scenario Outline: A7.5xB9.21xB27.13-201a at <target>: <verdict>
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a wall
      And F5 holds a foxhole 1S
      And a German 4-4-7 squad P beneath the foxhole in F5
      And a German 4-4-7 squad Q on top of the foxhole in F5
      And a Russian squad in <target>
      When P and Q together attack the Russian squad with small-arms fire
      Then the attack is <verdict>

      Examples:
        | row         | target | verdict      |
        | behind-wall | F7     | not possible |
        | next-hex    | F6     | possible     |
        | other-way   | F3     | possible     |

    @B9.21 @B27.13 @A7.5xB9.21xB27.13-201
    Scenario: A7.5xB9.21xB27.13-201b together they have the FP of both
      Given it is the PFPh of the German turn
      And F5 holds a foxhole 1S
      And a German 4-4-7 squad P beneath the foxhole in F5
      And a German 4-4-7 squad Q on top of the foxhole in F5
      And a Russian squad in F8
      When P and Q together attack the Russian squad with small-arms fire
      Then the attack is possible
      And the FP is 8

    @B27.11 @B27.13 @A10.7xB27.11xB27.13-201
    Scenario Outline: A10.7xB27.11xB27.13-201a with his modifier of <mod> a DR of <dr> succeeds
      Given it is the PFPh of the German turn
      And E4 holds a foxhole 1S
      And <leader> beneath the foxhole in E4
      And a German squad on top of the foxhole in E4
      When the German squad makes an Entrenching Attempt with an Original DR of <dr>, helped by the German leader
      Then that is allowed
      And its Final DR is 5
      And the Entrenching Attempt succeeds
      And E4 holds a foxhole 2S

      @reading:B27.11-leader-beneath
      Examples:
        | row      | leader               | mod | dr |
        | nine-one | a German 9-1 leader  | -1  | 6  |
        | ten-two  | a German 10-2 leader | -2  | 7  |

    @B27.11 @B27.13 @A10.7xB27.11xB27.13-201
    Scenario: A10.7xB27.11xB27.13-201b without him a DR of 6 does not
      Given it is the PFPh of the German turn
      And E4 holds a foxhole 1S
      And a German squad on top of the foxhole in E4
      When the German squad makes an Entrenching Attempt with an Original DR of 6
      Then the Entrenching Attempt fails
      And E4 holds a foxhole 1S

  Rule: Melee across the edge

    @B27.13 @A11.15xB27.13-201
    Scenario Outline: A11.15xB27.13-201a a squad <german> E4 and one <russian> E4 are
      Given it is the CCPh of the German turn
      And E4 holds <fort>
      And a German squad <german> E4
      And a Russian <unit> <russian> E4
      When the CCPh ends and the RPh begins
      Then the German squad is in Melee
      And the Russian <unit> is in Melee

      Examples:
        | row             | fort         | german                   | unit       | russian                    |
        | foxhole-top     | a foxhole 1S | on top of the foxhole in | squad      | beneath the foxhole in     |
        | foxhole-beneath | a foxhole 1S | beneath the foxhole in   | crew       | on top of the foxhole in   |
        | foxhole-both    | a foxhole 1S | beneath the foxhole in   | squad      | beneath the foxhole in     |
        | trench-top      | a trench     | on top of the trench in  | half-squad | beneath the trench in      |
        | ditch-beneath   | an A-T Ditch | beneath the A-T Ditch in | squad      | on top of the A-T Ditch in |

    @B27.13 @A11.15xB27.13-201
    Scenario Outline: A11.15xB27.13-201b a squad <german> E4 and one <russian> E4 are not
      Given it is the CCPh of the German turn
      And E4 is <ground>
      And E4 holds <fort>
      And a German squad <german> E4
      And a Russian squad <russian> E4
      When the CCPh ends and the RPh begins
      Then the German squad is not in Melee
      And the Russian squad is not in Melee

      Examples:
        | row     | ground        | fort       | german           | russian           |
        | pillbox | Open Ground   | a pillbox  | in               | in the pillbox in |
        | bridge  | bridged marsh | no foxhole | on the bridge in | in                |

    @B27.13 @A11.15xB27.13-201
    Scenario: A11.15xB27.13-201c nor are those in a foxhole and in the next hex
      Given it is the CCPh of the German turn
      And E4 holds a foxhole 1S
      And a German squad beneath the foxhole in E4
      And a Russian squad in E5
      When the CCPh ends and the RPh begins
      Then the German squad is not in Melee
      And the Russian squad is not in Melee

    @B27.13 @A4.2xA11.15xB27.13-201
    Scenario Outline: A4.2xA11.15xB27.13-201a <who> does not fire out of it
      Given it is the PFPh of the German turn
      And E4 holds <fort>
      And a German squad <german> E4
      And the German squad is in Melee
      And a Russian squad <russian> E4
      And the Russian squad is in Melee
      And a Russian leader in E7
      When the German squad attacks the Russian leader with small-arms fire
      Then the attack is not possible

      Examples:
        | row     | who             | fort         | german                   | russian                 |
        | on-top  | a squad on top  | a foxhole 1S | on top of the foxhole in | beneath the foxhole in  |
        | beneath | a squad beneath | a trench     | beneath the trench in    | on top of the trench in |

    @B27.13 @A4.2xA11.15xB27.13-201
    Scenario Outline: A4.2xA11.15xB27.13-201b <who> does not <goes>
      Given it is the MPh of the German turn
      And E4 holds <fort>
      And a German squad <german> E4
      And the German squad is in Melee
      And a Russian squad <russian> E4
      And the Russian squad is in Melee
      When the German squad <goes>
      Then that is not allowed

      Examples:
        | row                 | who             | fort         | german                   | russian                  | goes                     |
        | on-top-leaves       | a squad on top  | a foxhole 1S | on top of the foxhole in | beneath the foxhole in   | moves into E5            |
        | beneath-comes-out   | a squad beneath | a foxhole 1S | beneath the foxhole in   | on top of the foxhole in | comes out of the foxhole |
        | on-top-goes-beneath | a squad on top  | a trench     | on top of the trench in  | beneath the trench in    | goes beneath the trench  |

    @B26.32 @A11.15xB26.32-201
    Scenario Outline: A11.15xB26.32-201a a squad <german> E4 does not fire out of it
      Given it is the PFPh of the German turn
      And E4 holds Wire
      And a German squad <german> E4
      And the German squad is in Melee
      And a Russian squad <russian> E4
      And the Russian squad is in Melee
      And a Russian crew in E6
      When the German squad attacks the Russian crew with small-arms fire
      Then the attack is not possible

      Examples:
        | row     | german                | russian               |
        | on-top  | on top of the Wire in | beneath the Wire in   |
        | beneath | beneath the Wire in   | on top of the Wire in |

    @B26.32 @A11.15xB26.32-201
    Scenario: A11.15xB26.32-201b a squad on top makes no attempt to get beneath
      Given it is the MPh of the German turn
      And E4 holds Wire
      And a German squad on top of the Wire in E4
      And the German squad is in Melee
      And a Russian squad beneath the Wire in E4
      And the Russian squad is in Melee
      When the German squad rolls a Wire Exit dr of 1
      Then that is not allowed

  Rule: What a vehicle pays in all where Wire meets something else

    @B9.4 @B26.43 @B9.4xB26.43-201
    Scenario Outline: B9.4xB26.43-201 a <type> over a <barrier> into wired <ground>: <cost> MP in all, <wire> for the Wire
      Given it is the MPh of the German turn
      And hexside E3-E4 is a <barrier>
      And E4 is <ground>
      And E4 holds Wire
      And a moving German <type> with 14 MP in E3
      When the German <type> moves into E4
      Then that is allowed
      And it costs <cost> MP
      And Wire adds <wire> MP to the expenditures

      Examples:
        | row               | type        | barrier | ground      | cost | wire |
        | tank-wall         | tank        | wall    | Open Ground | 4    | 2    |
        | tank-hedge-brush  | tank        | hedge   | brush       | 5    | 2    |
        | halftrack-hedge   | halftrack   | hedge   | Open Ground | 7    | 4    |
        | armored-car-hedge | armored car | hedge   | Open Ground | 10   | 4    |

    @B26.43 @B27.43 @B26.43xB27.43-201
    Scenario Outline: B26.43xB27.43-201 a <type> into a wired foxhole hex: <cost> MP
      Given it is the MPh of the German turn
      And E4 holds a foxhole 1S
      And E4 holds Wire
      And a moving German <type> with 14 MP in E3
      When the German <type> moves into E4
      Then that is allowed
      And it costs <cost> MP
      And Wire adds <wire> MP to the expenditures

      Examples:
        | row         | type        | cost | wire |
        | tank        | tank        | 3    | 2    |
        | halftrack   | halftrack   | 5    | 4    |
        | armored-car | armored car | 9    | 4    |
        | truck       | truck       | 12   | 4    |

    @B9.54 @B26.43 @B9.54xB26.43-201
    Scenario Outline: B9.54xB26.43-201 with <mp> MP into wired <ground>: <cost>
      Given it is the MPh of the German turn
      And hexside E3-E4 is a bocage
      And E4 is <ground>
      And E4 holds Wire
      And a moving German tank with <mp> MP in E3
      When the German tank moves into E4
      Then that is allowed
      And it costs <cost> MP
      And Wire adds 2 MP to the expenditures

      Examples:
        | row            | mp | ground      | cost |
        | twelve         | 12 | Open Ground | 9    |
        | thirteen       | 13 | Open Ground | 10   |
        | fourteen-brush | 14 | brush       | 11   |

  Rule: Bog Checks: each is due once, and none is made that is not due

    @B9.4 @B26.43 @B9.4xB26.43xD8.2-201
    Scenario Outline: B9.4xB26.43xD8.2-201a before the first <type> owes two
      Given it is the MPh of the German turn
      And hexside E3-E4 is a hedge
      And E4 holds Wire
      And a moving German <type> with 14 MP in E3
      When the German <type> moves into E4
      Then that is allowed
      And two Bog DRs are due from the German <type>

      Examples:
        | row         | type        |
        | halftrack   | halftrack   |
        | armored-car | armored car |

    @B9.4 @B26.43 @B9.4xB26.43xD8.2-201
    Scenario: B9.4xB26.43xD8.2-201b after one it owes one
      Given it is the MPh of the German turn
      And hexside E3-E4 is a hedge
      And E4 holds Wire
      And a moving German halftrack with 14 MP in E3
      When the German halftrack moves into E4
      And the German halftrack makes a Bog DR of 2 on the colored and 1 on the white die
      Then that is allowed
      And one Bog DRs are due from the German halftrack

    @B9.4 @B26.43 @B9.4xB26.43xD8.2-201
    Scenario: B9.4xB26.43xD8.2-201c after two it owes none
      Given it is the MPh of the German turn
      And hexside E3-E4 is a hedge
      And E4 holds Wire
      And a moving German halftrack with 14 MP in E3
      When the German halftrack moves into E4
      And the German halftrack makes a Bog DR of 2 on the colored and 1 on the white die
      And the German halftrack makes a Bog DR of 1 on the colored and 2 on the white die
      Then that is allowed
      And no Bog DR is due from the German halftrack

    @B9.4 @B26.43 @B9.4xB26.43xD8.2-201
    Scenario: B9.4xB26.43xD8.2-201d it makes no third
      Given it is the MPh of the German turn
      And hexside E3-E4 is a hedge
      And E4 holds Wire
      And a moving German halftrack with 14 MP in E3
      When the German halftrack moves into E4
      And the German halftrack makes a Bog DR of 2 on the colored and 1 on the white die
      And the German halftrack makes a Bog DR of 1 on the colored and 2 on the white die
      And the German halftrack makes a Bog DR of 1 on the colored and 1 on the white die
      Then that is not allowed

    @B26.43 @B26.53 @B26.43xB26.53xD8.2-201
    Scenario Outline: B26.43xB26.53xD8.2-201a a <type> that stands in Wire makes none
      Given it is the MPh of the German turn
      And E4 holds Wire
      And a moving German <type> in E4
      When the German <type> makes a Bog DR of 1 on the colored and 2 on the white die
      Then that is not allowed

      Examples:
        | row       | type      |
        | tank      | tank      |
        | halftrack | halftrack |

    @B26.43 @B26.53 @B26.43xB26.53xD8.2-201
    Scenario: B26.43xB26.53xD8.2-201b nor one that has left Wire
      Given it is the MPh of the German turn
      And E4 holds Wire
      And a moving German tank in E4
      When the German tank moves into E5
      And the German tank makes a Bog DR of 1 on the colored and 2 on the white die
      Then that is not allowed

    @B26.43 @B26.53 @B26.43xB26.53xD8.2-201
    Scenario: B26.43xB26.53xD8.2-201c nor a second one where it passed the first
      Given it is the MPh of the German turn
      And E4 holds Wire
      And a moving German tank in E3
      When the German tank moves into E4
      And the German tank makes a Bog DR of 3 on the colored and 2 on the white die
      And the German tank makes a Bog DR of 1 on the colored and 2 on the white die
      Then that is not allowed

    @B26.43 @B26.53 @B26.43xB26.53xD8.2-201
    Scenario: B26.43xB26.53xD8.2-201d the first once passed, none is due and the Wire is there
      Given it is the MPh of the German turn
      And E4 holds Wire
      And a moving German tank in E3
      When the German tank moves into E4
      And the German tank makes a Bog DR of 3 on the colored and 2 on the white die
      Then that is allowed
      And no Bog DR is due from the German tank
      And E4 holds Wire

    @B26.43 @B26.53 @B26.43xB26.53xD8.2-201
    Scenario: B26.43xB26.53xD8.2-201e failed, none is due from a bogged tank
      Given it is the MPh of the German turn
      And E4 holds Wire
      And a moving German tank in E3
      When the German tank moves into E4
      And the German tank makes a Bog DR of 6 on the colored and 6 on the white die
      Then that is allowed
      And the German tank is bogged
      And no Bog DR is due from the German tank

    @B26.43 @B26.53 @B26.43xB26.53xD8.2-201
    Scenario: B26.43xB26.53xD8.2-201f nor does Infantry make one
      Given it is the MPh of the German turn
      And E4 holds Wire
      And a German squad in E3
      When the German squad moves into E4
      And the German squad makes a Bog DR of 1 on the colored and 2 on the white die
      Then that is not allowed

    @B26.43 @B27.55 @B26.43xB27.55xD8.2-201
    Scenario: B26.43xB27.55xD8.2-201a entering it owes two
      Given it is the MPh of the German turn
      And E4 holds a trench
      And E4 holds Wire
      And a moving German tank in E3
      When the German tank moves into E4
      Then that is allowed
      And it costs 3 MP
      And two Bog DRs are due from the German tank

    @B26.43 @B27.55 @B26.43xB27.55xD8.2-201
    Scenario: B26.43xB27.55xD8.2-201b both made, it owes none
      Given it is the MPh of the German turn
      And E4 holds a trench
      And E4 holds Wire
      And a moving German tank in E3
      When the German tank moves into E4
      And the German tank makes a Bog DR of 2 on the colored and 1 on the white die
      And the German tank makes a Bog DR of 2 on the colored and 3 on the white die
      Then that is allowed
      And no Bog DR is due from the German tank

    @B26.43 @B27.55 @B26.43xB27.55xD8.2-201
    Scenario Outline: B26.43xB27.55xD8.2-201c <fort> alone asks for one
      Given it is the MPh of the German turn
      And E4 holds <fort>
      And a moving German tank in E3
      When the German tank moves into E4
      Then that is allowed
      And one Bog DRs are due from the German tank

      Examples:
        | row    | fort     |
        | trench | a trench |
        | wire   | Wire     |

    @B27.55 @B27.55xD8.2-201
    Scenario: B27.55xD8.2-201a the first made, a second turn asks again
      Given it is the MPh of the German turn
      And E4 holds a trench
      And a moving German tank in E4
      When the German tank turns its hull by 1 hexspine
      And the German tank makes a Bog DR of 2 on the colored and 1 on the white die
      And the German tank turns its hull by 1 hexspine
      Then that is allowed
      And one Bog DRs are due from the German tank

    @B27.55 @B27.55xD8.2-201
    Scenario: B27.55xD8.2-201b the first made, none is due
      Given it is the MPh of the German turn
      And E4 holds a trench
      And a moving German tank in E4
      When the German tank turns its hull by 1 hexspine
      And the German tank makes a Bog DR of 2 on the colored and 1 on the white die
      Then that is allowed
      And no Bog DR is due from the German tank

    @B27.55 @B27.55xD8.2-202
    Scenario Outline: B27.55xD8.2-202 in <ground> a turn asks for none to make
      Given it is the MPh of the German turn
      And E4 is <ground>
      And E4 holds <fort>
      And a moving German tank in E4
      When the German tank turns its hull by 1 hexspine
      And the German tank makes a Bog DR of 2 on the colored and 1 on the white die
      Then that is not allowed

      Examples:
        | row     | ground      | fort         |
        | open    | Open Ground | no foxhole   |
        | foxhole | Open Ground | a foxhole 1S |

    @B9.4 @B9.54 @B9.4xB9.54xD8.2-201
    Scenario Outline: B9.4xB9.54xD8.2-201a a tank over a <barrier> makes none
      Given it is the MPh of the German turn
      And hexside E3-E4 is a <barrier>
      And a moving German tank in E3
      When the German tank moves into E4
      And the German tank makes a Bog DR of 1 on the colored and 1 on the white die
      Then that is not allowed

      Examples:
        | row   | barrier |
        | wall  | wall    |
        | hedge | hedge   |

    @B9.4 @B9.54 @B9.4xB9.54xD8.2-201
    Scenario: B9.4xB9.54xD8.2-201b nor does one over breached bocage
      Given it is the MPh of the German turn
      And hexside E3-E4 is a bocage
      And hexside E3-E4 has been breached
      And a moving German tank in E3
      When the German tank moves into E4
      And the German tank makes a Bog DR of 1 on the colored and 1 on the white die
      Then that is not allowed

    @B9.4 @B9.54 @B9.4xB9.54xD8.2-201
    Scenario Outline: B9.4xB9.54xD8.2-201c nor a <type> by the road through bocage
      Given it is the MPh of the German turn
      And hexside E3-E4 is a bocage
      And E3 and E4 are unpaved road
      And a road crosses hexside E3-E4
      And a moving German <type> in E3
      When the German <type> moves into E4
      And the German <type> makes a Bog DR of 1 on the colored and 1 on the white die
      Then that is not allowed

      Examples:
        | row       | type      |
        | tank      | tank      |
        | halftrack | halftrack |

    @B9.54 @B16.43 @B9.54xB16.43xD8.2-201
    Scenario: B9.54xB16.43xD8.2-201a one made, one is due
      Given it is the MPh of the German turn
      And hexside E3-E4 is a bocage
      And E5 is marsh
      And a moving German tank in E3
      When the German tank moves into E4
      And the German tank makes a Bog DR of 2 on the colored and 1 on the white die
      Then that is allowed
      And one Bog DRs are due from the German tank

    @B9.54 @B16.43 @B9.54xB16.43xD8.2-201
    Scenario: B9.54xB16.43xD8.2-201b two made, none is due
      Given it is the MPh of the German turn
      And hexside E3-E4 is a bocage
      And E5 is marsh
      And a moving German tank in E3
      When the German tank moves into E4
      And the German tank makes a Bog DR of 2 on the colored and 1 on the white die
      And the German tank makes a Bog DR of 1 on the colored and 2 on the white die
      Then that is allowed
      And the German tank is on top in E4
      And no Bog DR is due from the German tank

    @B9.54 @B16.43 @B9.54xB16.43xD8.2-201
    Scenario: B9.54xB16.43xD8.2-201c the first failed, it is back where it was and none is due
      Given it is the MPh of the German turn
      And hexside E3-E4 is a bocage
      And E5 is marsh
      And a moving German tank in E3
      When the German tank moves into E4
      And the German tank makes a Bog DR of 6 on the colored and 6 on the white die
      Then that is allowed
      And the German tank is on top in E3
      And the German tank is bogged
      And no Bog DR is due from the German tank
