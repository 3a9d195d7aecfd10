Feature: Two covers: beneath Wire and in an entrenchment, and beneath one entrenchment only

  Rule: B26.4 Who is in an entrenchment of a Wire hex is beneath the Wire, said or not

    @B26.4 @B27.13 @A4.44xB26.4xB27.13-101
    Scenario Outline: A4.44xB26.4xB27.13-101 a squad <unit> B3 Recovers a LMG <weapon> B3: <verdict>
      Given B3 holds a <cover>
      And B3 holds Wire
      And a German squad <unit> B3
      And a LMG <weapon> B3
      And it is the RPh of the German turn
      When the German squad tries to Recover the LMG
      Then that is <verdict>

      Examples: in one entrenchment, or outside together
        | row           | cover     | unit                                | weapon                                | verdict |
        | in-in         | foxhole   | beneath the foxhole in              | beneath the foxhole and the Wire in   | allowed |
        | in-in-turned  | foxhole   | beneath the foxhole and the Wire in | beneath the foxhole in                | allowed |
        | trench        | trench    | beneath the trench in               | beneath the trench and the Wire in    | allowed |
        | trench-turned | trench    | beneath the trench and the Wire in  | beneath the trench in                 | allowed |
        | ditch         | A-T Ditch | beneath the A-T Ditch in            | beneath the A-T Ditch and the Wire in | allowed |
        | sangar-turned | sangar    | beneath the sangar and the Wire in  | beneath the sangar in                 | allowed |
        | both-outside  | foxhole   | beneath the Wire in                 | beneath the Wire in                   | allowed |
        | both-on-wire  | foxhole   | on top of the Wire in               | on top of the Wire in                 | allowed |

      Examples: across the edge of the entrenchment
        | row          | cover     | unit                               | weapon                              | verdict     |
        | wire-in      | foxhole   | beneath the Wire in                | beneath the foxhole in              | not allowed |
        | wire-in-both | foxhole   | beneath the Wire in                | beneath the foxhole and the Wire in | not allowed |
        | in-wire      | foxhole   | beneath the foxhole in             | beneath the Wire in                 | not allowed |
        | in-both-wire | trench    | beneath the trench and the Wire in | beneath the Wire in                 | not allowed |
        | ditch-wire   | A-T Ditch | beneath the A-T Ditch in           | beneath the Wire in                 | not allowed |

      Examples: across the Wire
        | row         | cover   | unit                                | weapon                             | verdict     |
        | in-top      | foxhole | beneath the foxhole in              | on top of the Wire in              | not allowed |
        | in-both-top | foxhole | beneath the foxhole and the Wire in | on top of the Wire in              | not allowed |
        | top-in      | foxhole | on top of the Wire in               | beneath the foxhole in             | not allowed |
        | top-in-both | sangar  | on top of the Wire in               | beneath the sangar and the Wire in | not allowed |
        | top-wire    | foxhole | on top of the Wire in               | beneath the Wire in                | not allowed |

    @B26.4 @B27.13 @A4.431xB26.4xB27.13-101
    Scenario Outline: A4.431xB26.4xB27.13-101a a squad <giver> B3 Transfers its LMG to one <taker> B3
      Given B3 holds a <cover>
      And B3 holds Wire
      And a German squad P <giver> B3
      And P possesses a LMG
      And a German squad Q <taker> B3
      And it is the <phase> of the German turn
      When P Transfers the LMG to Q
      Then that is allowed
      And the LMG is possessed by Q

      Examples: all beneath the Wire is one Location for it
        | row          | cover     | phase | giver                               | taker                                 |
        | in-in        | foxhole   | RPh   | beneath the foxhole in              | beneath the foxhole and the Wire in   |
        | in-in-turned | foxhole   | APh   | beneath the foxhole and the Wire in | beneath the foxhole in                |
        | in-wire      | foxhole   | RPh   | beneath the foxhole in              | beneath the Wire in                   |
        | wire-in      | trench    | RPh   | beneath the Wire in                 | beneath the trench in                 |
        | wire-in-both | trench    | APh   | beneath the Wire in                 | beneath the trench and the Wire in    |
        | ditch        | A-T Ditch | RPh   | beneath the A-T Ditch in            | beneath the A-T Ditch and the Wire in |

    @B26.4 @B27.13 @A4.431xB26.4xB27.13-101
    Scenario Outline: A4.431xB26.4xB27.13-101b not from on the Wire to beneath it, nor back
      Given B3 holds a foxhole
      And B3 holds Wire
      And a German squad P <giver> B3
      And P possesses a LMG
      And a German squad Q <taker> B3
      And it is the RPh of the German turn
      When P Transfers the LMG to Q
      Then that is not allowed

      Examples:
        | row         | giver                               | taker                               |
        | top-in      | on top of the Wire in               | beneath the foxhole in              |
        | top-in-both | on top of the Wire in               | beneath the foxhole and the Wire in |
        | in-top      | beneath the foxhole in              | on top of the Wire in               |
        | in-both-top | beneath the foxhole and the Wire in | on top of the Wire in               |

    @B26.3 @B27.3 @B26.3xB27.3-101
    Scenario Outline: B26.3xB27.3-101 <attack> on a squad <place> the wired B3 meets a TEM of <tem>
      Given B3 holds a foxhole
      And B3 holds Wire
      And a German squad <place> B3
      When <attack> hits B3
      Then the TEM is <tem>

      Examples: the entrenchment's, and the Wire adds nothing and takes nothing away
        | row      | attack                  | place                               | tem |
        | in       | small-arms fire         | beneath the foxhole in              | +2  |
        | in-both  | small-arms fire         | beneath the foxhole and the Wire in | +2  |
        | oba      | an OBA HE Concentration | beneath the foxhole in              | +4  |
        | oba-both | an OBA HE Concentration | beneath the foxhole and the Wire in | +4  |
        | overrun  | an overrun with MG      | beneath the foxhole and the Wire in | +4  |
        | wire     | small-arms fire         | beneath the Wire in                 | 0   |
        | wire-oba | an OBA HE Concentration | beneath the Wire in                 | 0   |
        | top      | small-arms fire         | on top of the Wire in               | 0   |

    @B26.31 @B27.13 @B26.31xB27.13-101
    Scenario Outline: B26.31xB27.13-101 the attack of a squad <place> the wired B3 has a Wire DRM of <drm>
      Given B3 holds a <cover>
      And B3 holds Wire
      And a German squad <place> B3
      And a Russian squad in B5
      And it is the PFPh of the German turn
      When the German squad attacks the Russian squad with small-arms fire
      Then the attack is possible
      And the Wire DRM is <drm>

      Examples:
        | row         | cover   | place                               | drm |
        | in          | foxhole | beneath the foxhole in              | 0   |
        | in-both     | foxhole | beneath the foxhole and the Wire in | 0   |
        | trench-both | trench  | beneath the trench and the Wire in  | 0   |
        | wire        | foxhole | beneath the Wire in                 | 0   |
        | top         | foxhole | on top of the Wire in               | +1  |

    @B26.4 @B27.12 @B26.4xB27.12-101
    Scenario Outline: B26.4xB27.12-101 with <p> and <q> B3, which holds a foxhole 1S and Wire, capacity is kept: <answer>
      Given B3 holds a foxhole 1S
      And B3 holds Wire
      And a German squad P <p> B3
      And a German squad Q <q> B3
      When the players look at the board
      Then to the question whether the foxhole in B3 is within capacity the answer is <answer>

      Examples: who is beneath the Wire as well counts
        | row           | p                                   | q                                   | answer |
        | in-and-both   | beneath the foxhole in              | beneath the foxhole and the Wire in | no     |
        | both-and-both | beneath the foxhole and the Wire in | beneath the foxhole and the Wire in | no     |
        | both-and-wire | beneath the foxhole and the Wire in | beneath the Wire in                 | yes    |
        | in-and-top    | beneath the foxhole in              | on top of the Wire in               | yes    |

    @B26.4 @B27.12 @B26.4xB27.12-101
    Scenario Outline: B26.4xB27.12-101b beside a squad <p> B3 a second one beneath the Wire goes into a foxhole <size>: <verdict>
      Given B3 holds a foxhole <size>
      And B3 holds Wire
      And a German squad P <p> B3
      And a German squad Q with 4 MF beneath the Wire in B3
      And it is the MPh of the German turn
      When Q goes beneath the foxhole
      Then that is <verdict>

      Examples:
        | row       | size | p                                   | verdict     |
        | full      | 1S   | beneath the foxhole in              | not allowed |
        | full-both | 1S   | beneath the foxhole and the Wire in | not allowed |
        | room-both | 2S   | beneath the foxhole and the Wire in | allowed     |
        | empty     | 1S   | on top of the Wire in               | allowed     |

    @B26.41 @B27.41 @B26.41xB27.41-101
    Scenario Outline: B26.41xB27.41-101 from <place> the wired B3 a broken squad routs away without a Wire Exit dr for <mf> MF
      Given B3 holds a <cover>
      And B3 holds Wire
      And a broken German squad <place> B3
      And it is the RtPh of the German turn
      When the German squad routs into B2
      Then that is allowed
      And it costs <mf> MF

      Examples: the way out of the entrenchment is paid with the hex entered, the Wire not at all
        | row         | cover   | place                               | mf |
        | in          | foxhole | beneath the foxhole in              | 2  |
        | in-both     | foxhole | beneath the foxhole and the Wire in | 2  |
        | trench-both | trench  | beneath the trench and the Wire in  | 2  |
        | sangar-both | sangar  | beneath the sangar and the Wire in  | 2  |
        | wire        | foxhole | beneath the Wire in                 | 1  |

    @B26.4 @B27.4 @B26.4xB27.4-101
    Scenario Outline: B26.4xB27.4-101 who comes out of the <cover> from <place> the wired B3 is beneath the Wire
      Given B3 holds a <cover>
      And B3 holds Wire
      And a German squad <place> B3
      And it is the MPh of the German turn
      When the German squad comes out of the <cover>
      Then that is allowed
      And the German squad is beneath the Wire in B3
      And the German squad is not beneath the <cover>
      And the German squad is not on the Wire

      Examples:
        | row         | cover     | place                                 |
        | in          | foxhole   | beneath the foxhole in                |
        | in-both     | foxhole   | beneath the foxhole and the Wire in   |
        | trench-both | trench    | beneath the trench and the Wire in    |
        | sangar      | sangar    | beneath the sangar in                 |
        | ditch-both  | A-T Ditch | beneath the A-T Ditch and the Wire in |
        | sangar-both | sangar    | beneath the sangar and the Wire in    |

    @B26.4 @B27.54 @B26.4xB27.54-101
    Scenario Outline: B26.4xB27.54-101 from <place> the wired B3 a squad goes on into the connecting trench in B4 for 1 MF
      Given B3 and B4 each hold a trench
      And <wired> holds Wire
      And a German squad <place> B3
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B4
      Then that is allowed
      And it costs 1 MF
      And the German squad is beneath the trench in B4
      And the German squad is not on the Wire

      Examples: Wire is not met, whichever hex it lies in
        | row        | wired     | place                              |
        | out        | B3        | beneath the trench in              |
        | out-both   | B3        | beneath the trench and the Wire in |
        | into       | B4        | beneath the trench in              |
        | both-hexes | B3 and B4 | beneath the trench and the Wire in |

    @B9.21 @B26.4 @B9.21xB26.4-101
    Scenario Outline: B9.21xB26.4-101 over the wall F5-F6 a squad <place> the wired F5 and one in F7 find the LOS <sight>
      Given hexside F5-F6 is a wall
      And F5 holds a <cover>
      And F5 holds Wire
      And a German squad <place> F5
      And a Russian squad in F7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: Wire is no entrenchment
        | row        | cover     | place                                 | sight   |
        | in         | foxhole   | beneath the foxhole in                | blocked |
        | in-both    | foxhole   | beneath the foxhole and the Wire in   | blocked |
        | ditch-both | A-T Ditch | beneath the A-T Ditch and the Wire in | blocked |
        | wire       | foxhole   | beneath the Wire in                   | clear   |
        | top        | foxhole   | on top of the Wire in                 | clear   |

    @B9.21 @B26.4 @B9.21xB26.4-101
    Scenario Outline: B9.21xB26.4-101b it is the wall that blocks the LOS of a squad <place> the wired F5
      Given hexside F5-F6 is a wall
      And F5 holds a <cover>
      And F5 holds Wire
      And a German squad <place> F5
      And a Russian squad in F7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at hexside F5-F6

      Examples:
        | row        | cover     | place                                 |
        | in-both    | foxhole   | beneath the foxhole and the Wire in   |
        | ditch-both | A-T Ditch | beneath the A-T Ditch and the Wire in |

    @B9.32 @B26.4 @B9.32xB26.4-101
    Scenario Outline: B9.32xB26.4-101 a squad <place> the wired F5 <wa> wall advantage
      Given hexside F5-F6 is a wall
      And F5 holds a <cover>
      And F5 holds Wire
      And a German squad <place> F5
      And it is the DFPh of the German turn
      And hexside D4-D5 is a wall
      And a German squad Q in D4
      When the players ask about the wall advantage of the German squad
      And the players ask about the wall advantage of Q
      Then the German squad <wa> wall advantage
      And Q has wall advantage

      Examples: neither above Wire nor in an entrenchment; between the two it must
        | row         | cover   | place                               | wa     |
        | wire        | foxhole | beneath the Wire in                 | has    |
        | top         | foxhole | on top of the Wire in               | has no |
        | in          | foxhole | beneath the foxhole in              | has no |
        | in-both     | foxhole | beneath the foxhole and the Wire in | has no |
        | trench-both | trench  | beneath the trench and the Wire in  | has no |

  Rule: B27.13 The edge of an entrenchment, of whatever kind

    @B27.13 @A4.431xB27.13-101
    Scenario Outline: A4.431xB27.13-101 over the edge of a <cover> in the <phase> a squad hands its LMG <way>
      Given B3 holds a <cover>
      And a German squad P <giver> B3
      And P possesses a LMG
      And a German squad Q <taker> B3
      And it is the <phase> of the German turn
      When P Transfers the LMG to Q
      Then that is allowed
      And the LMG is possessed by Q

      Examples: a Transfer is no Recovery
        | row         | cover     | phase | way | giver                      | taker                      |
        | foxhole-out | foxhole   | RPh   | out | beneath the foxhole in     | on top of the foxhole in   |
        | foxhole-in  | foxhole   | APh   | in  | on top of the foxhole in   | beneath the foxhole in     |
        | trench-out  | trench    | APh   | out | beneath the trench in      | on top of the trench in    |
        | trench-in   | trench    | RPh   | in  | on top of the trench in    | beneath the trench in      |
        | ditch-out   | A-T Ditch | RPh   | out | beneath the A-T Ditch in   | on top of the A-T Ditch in |
        | ditch-in    | A-T Ditch | APh   | in  | on top of the A-T Ditch in | beneath the A-T Ditch in   |
        | sangar-out  | sangar    | RPh   | out | beneath the sangar in      | on top of the sangar in    |

    @B27.13 @A4.431xB27.13-101
    Scenario: A4.431xB27.13-101b what was handed out lies on top
      Given B3 holds a foxhole
      And a German squad P beneath the foxhole in B3
      And P possesses a LMG
      And a German squad Q on top of the foxhole in B3
      And it is the RPh of the German turn
      When P Transfers the LMG to Q
      Then the LMG lies on top in B3

    @B27.13 @A4.431xB27.13-101
    Scenario Outline: A4.431xB27.13-101d and so does a dm mortar: handed <way>, it lies <there>
      Given B3 holds a foxhole 2S
      And a German crew P <from> the foxhole in B3
      And <gear> with P
      And a German crew Q <to> the foxhole in B3
      And it is the RPh of the German turn
      When P Transfers the 81mm MTR to Q
      Then that is allowed
      And the 81mm MTR is possessed by Q
      And the 81mm MTR lies <there> in B3

      Examples:
        | row | way | from      | gear                               | to        | there               |
        | out | out | beneath   | a dm 81mm MTR beneath the foxhole  | on top of | on top              |
        | stays | over beneath | beneath | a dm 81mm MTR beneath the foxhole | beneath | beneath the foxhole |

    @B27.13 @A4.431xB27.13-101
    Scenario Outline: A4.431xB27.13-101c between a pillbox and what is outside it there is no Transfer
      Given B3 holds a pillbox
      And B3 holds a foxhole
      And a German squad P <giver> B3
      And P possesses a LMG
      And a German squad Q <taker> B3
      And it is the RPh of the German turn
      When P Transfers the LMG to Q
      Then that is not allowed

      Examples:
        | row             | giver                  | taker                  |
        | pillbox-foxhole | in the pillbox in      | beneath the foxhole in |
        | foxhole-pillbox | beneath the foxhole in | in the pillbox in      |
        | pillbox-open    | in the pillbox in      | in                     |

    @B27.13 @B27.56 @A4.44xB27.13xB27.56-101
    Scenario Outline: A4.44xB27.13xB27.56-101 a squad <unit> B3 Recovers a LMG <weapon> B3: <verdict>
      Given B3 holds a <cover>
      And a German squad <unit> B3
      And a LMG <weapon> B3
      And it is the RPh of the German turn
      When the German squad tries to Recover the LMG
      Then that is <verdict>

      Examples:
        | row           | cover     | unit                       | weapon                     | verdict     |
        | ditch-in      | A-T Ditch | beneath the A-T Ditch in   | beneath the A-T Ditch in   | allowed     |
        | ditch-out     | A-T Ditch | on top of the A-T Ditch in | on top of the A-T Ditch in | allowed     |
        | ditch-into    | A-T Ditch | on top of the A-T Ditch in | beneath the A-T Ditch in   | not allowed |
        | ditch-out-of  | A-T Ditch | beneath the A-T Ditch in   | on top of the A-T Ditch in | not allowed |
        | trench-into   | trench    | on top of the trench in    | beneath the trench in      | not allowed |
        | trench-out-of | trench    | beneath the trench in      | on top of the trench in    | not allowed |
        | sangar-into   | sangar    | on top of the sangar in    | beneath the sangar in      | not allowed |
        | sangar-in     | sangar    | beneath the sangar in      | beneath the sangar in      | allowed     |

    @B27.13 @B27.3 @B27.56 @B27.13xB27.3xB27.56-101
    Scenario Outline: B27.13xB27.3xB27.56-101 one attack on the hex of a <cover> meets <in> beneath and 0 on top
      Given B3 holds a <cover>
      And a German squad P beneath the <cover> in B3
      And a German squad Q on top of the <cover> in B3
      And a Russian squad in B6
      And it is the PFPh of the Russian turn
      When the Russian squad attacks everything in B3 with small-arms fire
      Then the TEM of P is <in>
      And the TEM of Q is 0

      Examples:
        | row    | cover     | in |
        | trench | trench    | +2 |
        | ditch  | A-T Ditch | +2 |

    @B27.13 @B27.56 @A10.2xB27.13xB27.56-101
    Scenario Outline: A10.2xB27.13xB27.56-101 a leader who <fate> <leader> B3 is a <check> to a squad <squad> B3
      Given B3 holds a <cover>
      And a German 9-1 leader <leader> B3
      And a German 4-6-7 squad <squad> B3
      When the German leader becomes <fate>
      Then a <check> is due from the German squad

      Examples: in and out are one Location
        | row         | cover     | fate       | leader                     | squad                      | check |
        | ditch-llmc  | A-T Ditch | eliminated | on top of the A-T Ditch in | beneath the A-T Ditch in   | LLMC  |
        | ditch-lltc  | A-T Ditch | broken     | beneath the A-T Ditch in   | on top of the A-T Ditch in | LLTC  |
        | sangar-llmc | sangar    | eliminated | beneath the sangar in      | on top of the sangar in    | LLMC  |
        | trench-lltc | trench    | broken     | on top of the trench in    | beneath the trench in      | LLTC  |

    @B27.13 @A10.7xB27.13-102
    Scenario Outline: A10.7xB27.13-102 a leader <leader> B3 rallies a squad <squad> B3 with his -1
      Given B3 holds a <cover>
      And a German 9-1 leader <leader> B3
      And a broken German 4-6-7 squad <squad> B3
      And it is the RPh of the German turn
      When the German leader tries to rally the German squad with an Original DR of 8
      Then that is allowed
      And its DRM is -1
      And the German squad is not broken

      Examples: played, and not only said
        | row         | cover     | leader                     | squad                    |
        | foxhole-out | foxhole   | beneath the foxhole in     | on top of the foxhole in |
        | foxhole-in  | foxhole   | on top of the foxhole in   | beneath the foxhole in   |
        | ditch-in    | A-T Ditch | on top of the A-T Ditch in | beneath the A-T Ditch in |
        | sangar-out  | sangar    | beneath the sangar in      | on top of the sangar in  |

    @B27.13 @A10.7xB27.13-103
    Scenario Outline: A10.7xB27.13-103 a leader <leader> B3 directs the fire of a squad <squad> B3
      Given B3 holds a <cover>
      And a German 9-1 leader <leader> B3
      And a German squad <squad> B3
      And a Russian squad in B5
      And it is the PFPh of the German turn
      When the German squad and the German leader together attack the Russian squad with small-arms fire
      Then the attack is possible
      And the leadership DRM is -1

      Examples:
        | row         | cover     | leader                     | squad                    |
        | foxhole-in  | foxhole   | on top of the foxhole in   | beneath the foxhole in   |
        | foxhole-out | foxhole   | beneath the foxhole in     | on top of the foxhole in |
        | ditch-in    | A-T Ditch | on top of the A-T Ditch in | beneath the A-T Ditch in |

    @B9.32 @B27.13 @B9.32xB27.13-101
    Scenario Outline: B9.32xB27.13-101 a broken squad <broken> F5, where another <place> it has wall advantage, <wa> it
      Given hexside F5-F6 is a wall
      And F5 holds a <cover>
      And a German squad P <place> F5
      And a broken German squad Q <broken> F5
      And it is the DFPh of the German turn
      When the players ask about the wall advantage of Q
      Then P has wall advantage
      And Q <wa> wall advantage

      Examples: one Location, yet nobody has it beneath an entrenchment
        | row         | cover     | place                      | broken                   | wa     |
        | foxhole-top | foxhole   | on top of the foxhole in   | on top of the foxhole in | has    |
        | foxhole-in  | foxhole   | on top of the foxhole in   | beneath the foxhole in   | has no |
        | ditch-in    | A-T Ditch | on top of the A-T Ditch in | beneath the A-T Ditch in | has no |
        | sangar-in   | sangar    | on top of the sangar in    | beneath the sangar in    | has no |

    @B9.32 @B27.56 @B9.32xB27.56-101
    Scenario Outline: B9.32xB27.56-101 a squad <place> F5 claims wall advantage: <verdict>
      Given hexside F5-F6 is a <barrier>
      And F5 is woods
      And F5 holds a <cover>
      And a German squad <place> F5
      And it is the MPh of the German turn
      When the German squad claims wall advantage
      Then that is <verdict>

      Examples:
        | row        | barrier | cover     | place                      | verdict     |
        | ditch-in   | wall    | A-T Ditch | beneath the A-T Ditch in   | not allowed |
        | ditch-top  | wall    | A-T Ditch | on top of the A-T Ditch in | allowed     |
        | sangar-in  | hedge   | sangar    | beneath the sangar in      | not allowed |
        | sangar-top | hedge   | sangar    | on top of the sangar in    | allowed     |
        | bocage-in  | bocage  | A-T Ditch | beneath the A-T Ditch in   | not allowed |

    @B9.21 @B27.56 @B9.21xB27.56-101
    Scenario Outline: B9.21xB27.56-101 over the <barrier> F5-F6 a squad <place> F5 and one in <target>, level <level>, find the LOS <sight>
      Given hexside F5-F6 is a <barrier>
      And F5 holds a <cover>
      And <target> is level <level> Open Ground
      And a German squad <place> F5
      And a Russian squad in <target>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: an A-T Ditch is a trench
        | row             | barrier | cover     | place                      | target | level | sight   |
        | ditch-wall      | wall    | A-T Ditch | beneath the A-T Ditch in   | F7     | 0     | blocked |
        | ditch-hedge     | hedge   | A-T Ditch | beneath the A-T Ditch in   | F8     | 0     | blocked |
        | ditch-adjacent  | wall    | A-T Ditch | beneath the A-T Ditch in   | F6     | 0     | clear   |
        | ditch-half      | wall    | A-T Ditch | beneath the A-T Ditch in   | F7     | 1/2   | clear   |
        | ditch-higher    | hedge   | A-T Ditch | beneath the A-T Ditch in   | F7     | 1     | clear   |
        | ditch-elsewhere | wall    | A-T Ditch | beneath the A-T Ditch in   | F3     | 0     | clear   |
        | ditch-top       | wall    | A-T Ditch | on top of the A-T Ditch in | F7     | 0     | clear   |

      Examples: and a sangar is as a foxhole
        | row             | barrier | cover  | place                   | target | level | sight   |
        | sangar-wall     | wall    | sangar | beneath the sangar in   | F7     | 0     | blocked |
        | sangar-hedge    | hedge   | sangar | beneath the sangar in   | F8     | 0     | blocked |
        | sangar-adjacent | wall    | sangar | beneath the sangar in   | F6     | 0     | clear   |
        | sangar-half     | wall    | sangar | beneath the sangar in   | F7     | 1/2   | clear   |
        | sangar-top      | hedge   | sangar | on top of the sangar in | F7     | 0     | clear   |

    @B9.21 @B27.56 @B9.21xB27.56-102
    Scenario Outline: B9.21xB27.56-102 along the <barrier> F4-F5 a squad <place> E5 and one in G5 find the LOS <sight>
      Given hexside F4-F5 is a <barrier>
      And E5 holds a <cover>
      And a German squad <place> E5
      And a Russian squad in G5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: lengthwise too
        | row       | barrier | cover     | place                      | sight   |
        | ditch     | wall    | A-T Ditch | beneath the A-T Ditch in   | blocked |
        | sangar    | hedge   | sangar    | beneath the sangar in      | blocked |
        | ditch-top | wall    | A-T Ditch | on top of the A-T Ditch in | clear   |

    @B9.21 @B27.56 @B9.21xB27.56-103
    Scenario Outline: B9.21xB27.56-103 the <cover> itself is seen over the wall
      Given hexside F5-F6 is a wall
      And F5 holds a <cover>
      And a German squad beneath the <cover> in F5
      And a Russian squad in F7
      When the Russian squad looks at the <cover> in F5
      Then the LOS is clear
      And the Hindrance is 0

      Examples:
        | row    | cover     |
        | trench | trench    |
        | ditch  | A-T Ditch |
        | sangar | sangar    |

  @B27.4
  Rule: B27.4 One entrenchment at a time, and out of it before into another

    @B27.4xF8.1-101
    Scenario Outline: B27.4xF8.1-101a from beneath the <first> in B3 nobody goes straight beneath the <second> there
      Given B3 holds a foxhole
      And B3 holds a sangar
      And a German squad beneath the <first> in B3
      And it is the MPh of the German turn
      When the German squad goes beneath the <second>
      Then that is not allowed

      Examples:
        | row            | first   | second  |
        | foxhole-sangar | foxhole | sangar  |
        | sangar-foxhole | sangar  | foxhole |

    @B27.4xF8.1-101
    Scenario Outline: B27.4xF8.1-101b out first, and then in, each for its own MF
      Given B3 holds a foxhole
      And B3 holds a sangar
      And a German squad beneath the <first> in B3
      And it is the MPh of the German turn
      When the German squad comes out of the <first>
      And the German squad goes beneath the <second>
      Then that is allowed
      And the expenditures are 1 and 1 MF
      And the German squad is beneath the <second> in B3
      And the German squad is not beneath the <first>

      Examples:
        | row            | first   | second  |
        | foxhole-sangar | foxhole | sangar  |
        | sangar-foxhole | sangar  | foxhole |

    @B27.4xF8.1-102
    Scenario Outline: B27.4xF8.1-102a in the <phase> <unit> that <goes> does not come beneath foxhole and sangar at once
      Given B3 holds a foxhole
      And B3 holds a sangar
      And <unit> in B2
      And it is the <phase> of the German turn
      When the German squad <goes> straight beneath the <one> and the <other> in B3
      Then that is not allowed

      Examples:
        | row          | phase | unit                  | goes     | one     | other   |
        | advance      | APh   | a German squad        | advances | foxhole | sangar  |
        | advance-back | APh   | a German squad        | advances | sangar  | foxhole |
        | rout         | RtPh  | a broken German squad | routs    | foxhole | sangar  |

    @B27.4xF8.1-102
    Scenario Outline: B27.4xF8.1-102b beneath one of them it does
      Given B3 holds a foxhole
      And B3 holds a sangar
      And <unit> in B2
      And it is the <phase> of the German turn
      When the German squad <goes> straight beneath the <cover> in B3
      Then that is allowed
      And the German squad is beneath the <cover> in B3

      Examples:
        | row           | phase | unit                  | goes     | cover   |
        | advance       | APh   | a German squad        | advances | foxhole |
        | advance-other | APh   | a German squad        | advances | sangar  |
        | rout          | RtPh  | a broken German squad | routs    | foxhole |

    @A2.9xB27.4xF8.1-101
    Scenario Outline: A2.9xB27.4xF8.1-101 a squad sets up <place> B3, which holds foxhole, sangar and Wire: <verdict>
      Given it is set-up
      And B3 holds a foxhole
      And B3 holds a sangar
      And B3 holds Wire
      When a German squad sets up <place> B3
      Then that is <verdict>

      Examples: two entrenchments
        | row            | place                                 | verdict     |
        | foxhole-sangar | beneath the foxhole and the sangar in | not allowed |
        | sangar-foxhole | beneath the sangar and the foxhole in | not allowed |

      Examples: one, with the Wire above it or not
        | row          | place                               | verdict |
        | foxhole      | beneath the foxhole in              | allowed |
        | sangar       | beneath the sangar in               | allowed |
        | foxhole-wire | beneath the foxhole and the Wire in | allowed |
        | wire         | beneath the Wire in                 | allowed |

    @B27.51 @B27.4xB27.51-101
    Scenario Outline: B27.4xB27.51-101a in the older text nobody goes straight from beneath the <first> beneath the <second> of one hex
      Given B3 holds a foxhole
      And B3 holds a trench
      And a German squad beneath the <first> in B3
      And it is the MPh of the German turn
      When the German squad goes beneath the <second>
      Then that is not allowed

      Examples:
        | row            | first   | second  |
        | foxhole-trench | foxhole | trench  |
        | trench-foxhole | trench  | foxhole |

    @B27.51 @B27.4xB27.51-101
    Scenario Outline: B27.4xB27.51-101b but out first
      Given B3 holds a foxhole
      And B3 holds a trench
      And a German squad beneath the <first> in B3
      And it is the MPh of the German turn
      When the German squad comes out of the <first>
      And the German squad goes beneath the <second>
      Then that is allowed
      And the expenditures are 1 and 1 MF
      And the German squad is beneath the <second> in B3
      And the German squad is not beneath the <first>

      Examples:
        | row            | first   | second  |
        | foxhole-trench | foxhole | trench  |
        | trench-foxhole | trench  | foxhole |

    @B27.51 @B27.4xB27.51-101
    Scenario: B27.4xB27.51-101c nor does anybody advance beneath both
      Given B3 holds a foxhole
      And B3 holds a trench
      And a German squad in B2
      And it is the APh of the German turn
      When the German squad advances straight beneath the foxhole and the trench in B3
      Then that is not allowed

    @B27.51 @B27.4xB27.51-101
    Scenario: B27.4xB27.51-101d nor set up there
      Given it is set-up
      And B3 holds a foxhole
      And B3 holds a trench
      When a German squad sets up beneath the foxhole and the trench in B3
      Then that is not allowed

    @B27.54 @B27.4xB27.54-101
    Scenario Outline: B27.4xB27.54-101 from beneath the <first> in B2 a squad moves straight beneath the <second> in B3: <verdict>
      Given B2 holds a <first>
      And B3 holds a <second>
      And a German squad beneath the <first> in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the <second> in B3
      Then that is <verdict>

      Examples: a foxhole is connected to nothing
        | row             | first   | second    | verdict     |
        | foxhole-trench  | foxhole | trench    | not allowed |
        | foxhole-ditch   | foxhole | A-T Ditch | not allowed |
        | foxhole-sangar  | foxhole | sangar    | not allowed |
        | foxhole-foxhole | foxhole | foxhole   | not allowed |
        | trench-foxhole  | trench  | foxhole   | not allowed |
        | sangar-foxhole  | sangar  | foxhole   | not allowed |
        | sangar-sangar   | sangar  | sangar    | not allowed |

      Examples: trench, ditch and sangar are
        | row           | first  | second    | verdict |
        | trench-trench | trench | trench    | allowed |
        | trench-ditch  | trench | A-T Ditch | allowed |
        | trench-sangar | trench | sangar    | allowed |
        | sangar-trench | sangar | trench    | allowed |

    @B27.56 @B27.4xB27.56xF8.1-101
    Scenario Outline: B27.4xB27.56xF8.1-101a where sangar and A-T Ditch lie together, out of the <cover> is <mf> MF
      Given B3 holds a <one>
      And B3 holds a <other>
      And a German squad beneath the <cover> in B3
      And it is the MPh of the German turn
      When the German squad comes out of the <cover>
      Then that is allowed
      And it costs <mf> MF
      And the German squad is on top in B3

      Examples: each counter its own, whichever was put down first
        | row         | one       | other     | cover     | mf |
        | sangar      | sangar    | A-T Ditch | sangar    | 1  |
        | sangar-last | A-T Ditch | sangar    | sangar    | 1  |

      @reading:B27.56-ditch-cost
      Examples: by the reading taken
        | row         | one       | other     | cover     | mf |
        | ditch       | sangar    | A-T Ditch | A-T Ditch | 2  |
        | ditch-first | A-T Ditch | sangar    | A-T Ditch | 2  |

    @B27.56 @B27.4xB27.56xF8.1-101
    Scenario Outline: B27.4xB27.56xF8.1-101b with <mf> MF left it comes out of the <cover>: <verdict>
      Given B3 holds a sangar
      And B3 holds an A-T Ditch
      And a German squad with <mf> MF left beneath the <cover> in B3
      And it is the MPh of the German turn
      When the German squad comes out of the <cover>
      Then that is <verdict>

      Examples:
        | row     | mf | cover     | verdict     |
        | sangar  | 1  | sangar    | allowed     |
        | ditch-1 | 1  | A-T Ditch | not allowed |

      @reading:B27.56-ditch-cost
      Examples: by the reading taken
        | row     | mf | cover     | verdict     |
        | ditch-2 | 2  | A-T Ditch | allowed     |

    @B27.56 @B27.4xB27.56xF8.1-101
    Scenario Outline: B27.4xB27.56xF8.1-101c out of the <cover> and into B2, a rout costs <mf> MF
      Given B3 holds a <one>
      And B3 holds a <other>
      And a broken German squad beneath the <cover> in B3
      And it is the RtPh of the German turn
      When the German squad routs into B2
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | row         | one       | other     | cover     | mf |
        | sangar      | sangar    | A-T Ditch | sangar    | 2  |
        | sangar-last | A-T Ditch | sangar    | sangar    | 2  |

      @reading:B27.56-ditch-cost
      Examples: by the reading taken
        | row         | one       | other     | cover     | mf |
        | ditch       | sangar    | A-T Ditch | A-T Ditch | 3  |
        | ditch-first | A-T Ditch | sangar    | A-T Ditch | 3  |

    @B27.56 @B27.4xB27.56xF8.1-101
    Scenario Outline: B27.4xB27.56xF8.1-101d beneath the Wire of the hex as well, out of the <cover> and into B2 is <mf> MF
      Given B3 holds Wire
      And B3 holds a <cover>
      And a broken German squad beneath the <cover> and the Wire in B3
      And it is the RtPh of the German turn
      When the German squad routs into B2
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | row    | cover     | mf |
        | sangar | sangar    | 2  |

      @reading:B27.56-ditch-cost
      Examples: by the reading taken
        | row    | cover     | mf |
        | ditch  | A-T Ditch | 3  |

    @B27.56 @B27.4xB27.56xF8.1-101
    Scenario Outline: B27.4xB27.56xF8.1-101e a rout that begins by coming out of the <cover> alone costs <mf> MF for that
      Given B3 holds a <one>
      And B3 holds a <other>
      And a broken German squad beneath the <cover> in B3
      And it is the RtPh of the German turn
      When the German squad begins its rout by coming out of the <cover>
      And the German squad routs into B2
      Then that is allowed
      And the expenditures are <mf> MF

      Examples:
        | row         | one       | other     | cover     | mf      |
        | sangar      | sangar    | A-T Ditch | sangar    | 1 and 1 |
        | sangar-last | A-T Ditch | sangar    | sangar    | 1 and 1 |

      @reading:B27.56-ditch-cost
      Examples: by the reading taken
        | row         | one       | other     | cover     | mf      |
        | ditch       | sangar    | A-T Ditch | A-T Ditch | 2 and 1 |

    @B27.56 @B27.4xB27.56xF8.1-101
    Scenario Outline: B27.4xB27.56xF8.1-101f out of the <cover> in B3 and beneath the foxhole in B2, a rout costs <mf> MF
      Given B3 holds a <one>
      And B3 holds a <other>
      And B2 holds a foxhole
      And a broken German squad beneath the <cover> in B3
      And it is the RtPh of the German turn
      When the German squad routs straight beneath the foxhole in B2
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | row         | one       | other     | cover     | mf |
        | sangar      | sangar    | A-T Ditch | sangar    | 3  |
        | sangar-last | A-T Ditch | sangar    | sangar    | 3  |

      @reading:B27.56-ditch-cost
      Examples: by the reading taken
        | row         | one       | other     | cover     | mf |
        | ditch       | sangar    | A-T Ditch | A-T Ditch | 4  |

    @B27.56 @B27.4xB27.56xF8.1-101
    Scenario Outline: B27.4xB27.56xF8.1-101g in B2, where both lie, a rout goes beneath the <cover> for <mf> MF
      Given B2 holds a <one>
      And B2 holds a <other>
      And a broken German squad in B3
      And it is the RtPh of the German turn
      When the German squad routs straight beneath the <cover> in B2
      Then that is allowed
      And it costs <mf> MF

      Examples: the same on the way in
        | row         | one       | other     | cover     | mf |
        | sangar      | sangar    | A-T Ditch | sangar    | 2  |
        | sangar-last | A-T Ditch | sangar    | sangar    | 2  |

      @reading:B27.56-ditch-cost
      Examples: by the reading taken
        | row         | one       | other     | cover     | mf |
        | ditch       | sangar    | A-T Ditch | A-T Ditch | 3  |

    @B27.4xD6.4-101
    Scenario Outline: B27.4xD6.4-101a from <place> B3 a squad goes aboard a <vehicle> there: <verdict>
      Given B3 holds a <cover>
      And B3 holds <wire>
      And a German <vehicle> in B3
      And a German squad <place> B3
      And it is the MPh of the German turn
      And a German truck T in D4
      And a German squad Q in D4
      When Q goes aboard T
      And the German squad goes aboard the German <vehicle>
      Then that is <verdict>

      Examples: out of the entrenchment first
        | row           | cover     | wire    | vehicle   | place                                 | verdict     |
        | foxhole-track | foxhole   | no Wire | halftrack | beneath the foxhole in                | not allowed |
        | foxhole-truck | foxhole   | no Wire | truck     | beneath the foxhole in                | not allowed |
        | foxhole-tank  | foxhole   | no Wire | tank      | beneath the foxhole in                | not allowed |
        | trench-tank   | trench    | no Wire | tank      | beneath the trench in                 | not allowed |
        | sangar-truck  | sangar    | no Wire | truck     | beneath the sangar in                 | not allowed |
        | foxhole-wire  | foxhole   | Wire    | halftrack | beneath the foxhole in                | not allowed |
        | foxhole-both  | foxhole   | Wire    | halftrack | beneath the foxhole and the Wire in   | not allowed |
        | ditch-tank    | A-T Ditch | no Wire | tank      | beneath the A-T Ditch in              | not allowed |
        | trench-both   | trench    | Wire    | tank      | beneath the trench and the Wire in    | not allowed |
        | ditch-both    | A-T Ditch | Wire    | tank      | beneath the A-T Ditch and the Wire in | not allowed |
        | sangar-both   | sangar    | Wire    | tank      | beneath the sangar and the Wire in    | not allowed |

      Examples: from outside it, beneath Wire or not
        | row        | cover   | wire    | vehicle   | place                    | verdict |
        | top-track  | foxhole | no Wire | halftrack | on top of the foxhole in | allowed |
        | top-tank   | trench  | no Wire | tank      | on top of the trench in  | allowed |
        | wire-track | foxhole | Wire    | halftrack | beneath the Wire in      | allowed |
        | wire-tank  | trench  | Wire    | tank      | beneath the Wire in      | allowed |

    @B27.4xD6.4-101
    Scenario Outline: B27.4xD6.4-101b once out it may
      Given B3 holds a <cover>
      And a German <vehicle> in B3
      And a German squad beneath the <cover> in B3
      And it is the MPh of the German turn
      When the German squad comes out of the <cover>
      And the German squad goes aboard the German <vehicle>
      Then that is allowed

      Examples:
        | row           | cover   | vehicle   |
        | foxhole-track | foxhole | halftrack |
        | trench-tank   | trench  | tank      |

  @B26.4 @B27.11
  Rule: B27.11 A foxhole dug beneath Wire takes in who dug it, and nobody on the Wire

    @B26.4xB27.11-101
    Scenario Outline: B26.4xB27.11-101 a squad beneath the Wire digs; <other> on top of the Wire stays there
      Given B3 holds Wire
      And a German squad P beneath the Wire in B3
      And <other> Q on top of the Wire in B3
      And it is the PFPh of the German turn
      When P makes an Entrenching Attempt with an Original DR of 4
      Then that is allowed
      And B3 holds a foxhole 1S
      And P is beneath the foxhole in B3
      And Q is not beneath the foxhole
      And Q is not beneath the Wire
      And Q is on top of the Wire

      Examples:
        | row    | other               |
        | leader | a German 9-1 leader |
        | hero   | a German hero       |
        | squad  | a German squad      |

    @B26.4xB27.11-104
    Scenario: B26.4xB27.11-104 a leader beneath the Wire who helps goes beneath the foxhole
      Given B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a German 9-1 leader Q beneath the Wire in B3
      And it is the PFPh of the German turn
      When P makes an Entrenching Attempt with an Original DR of 6, helped by Q
      Then that is allowed
      And P and Q is beneath the foxhole in B3
      And P and Q is beneath the Wire in B3

    @B26.4xB27.11-102
    Scenario Outline: B26.4xB27.11-102 a squad <place> the wired B3 makes an Entrenching Attempt: <verdict>
      Given B3 holds a foxhole 1S
      And B3 holds Wire
      And a German squad <place> B3
      And it is the PFPh of the German turn
      When the German squad makes an Entrenching Attempt with an Original DR of 4
      Then that is <verdict>

      Examples: not from on Wire, nor in an entrenchment
        | row     | place                               | verdict     |
        | wire    | beneath the Wire in                 | allowed     |
        | top     | on top of the Wire in               | not allowed |
        | in      | beneath the foxhole in              | not allowed |
        | in-both | beneath the foxhole and the Wire in | not allowed |
