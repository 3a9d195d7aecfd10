Feature: Across the edge of an entrenchment there is one Location, but for Recovery and TEM

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
