Feature: Advances: who may make one, and into which Locations

  Rule: Nobody advances without MF

    @B9.4 @A4.42xA4.72xB9.4-1101
    Scenario Outline: A4.42xA4.72xB9.4-1101 with <pp> PP a <who> advances over the <edge>: <word>
      Given it is the APh of the German turn
      And hexside F5-F6 is a <edge>
      And a German <who> P in F5
      And P possesses a HMG of <pp> PP
      When P advances into F6
      Then that is <word>

      Examples: with MF, and with none
        | row   | pp | who        | edge  | word        |
        | five  | 5  | squad      | hedge | allowed     |
        | six   | 6  | squad      | hedge | allowed     |
        | seven | 7  | squad      | hedge | not allowed |
        | wall  | 7  | half-squad | wall  | not allowed |

    @B26.4 @A4.42xA4.72xB26.4-1101
    Scenario Outline: A4.42xA4.72xB26.4-1101 nor with <pp> PP onto the Wire: <word>
      Given it is the APh of the German turn
      And F6 holds Wire
      And a German squad P in F5
      And P possesses a HMG of <pp> PP
      When P advances into F6
      Then that is <word>

      Examples: with none or with one
        | row   | pp | word        |
        | seven | 7  | not allowed |
        | six   | 6  | allowed     |

    @B26.4 @A4.42xA4.72xB26.4-1101
    Scenario: A4.42xA4.72xB26.4-1101b what it has dropped burdens it no longer
      Given it is the APh of the German turn
      And F6 holds Wire
      And a German squad P in F5
      And P possesses a HMG of 7 PP
      When P drops the HMG
      And P advances into F6
      Then that is allowed
      And P is on top of the Wire

  Rule: No advance overstacks a Location, whatever is to go beneath what

    @B27.12 @A5.11xB27.12-601
    Scenario Outline: A5.11xB27.12-601 with <there> <where> B3 <who> advances into it: <verdict>
      Given it is the APh of the German turn
      And B3 holds a foxhole 2S
      And <there> <where> B3
      And <who> P in B2
      When P advances into B3
      Then that is <verdict>

      Examples: too many for the hex
        | row           | there               | where | who                 | verdict     |
        | squad         | three German squads | in    | a German squad      | not allowed |
        | half-squad    | three German squads | in    | a German half-squad | not allowed |
        | crew          | three German squads | in    | a German crew       | not allowed |

      Examples: two are no three, the limit is per side, and SMC have theirs
        | row     | there                | where                  | who             | verdict |
        | third   | two German squads    | beneath the foxhole in | a German squad  | allowed |
        | enemies | three Russian squads | in                     | a German squad  | allowed |
        | leader  | three German squads  | in                     | a German leader | allowed |

    @B27.12 @A5.11xB27.12-601
    Scenario Outline: A5.11xB27.12-601c with <there> <where> B3 a squad advances beneath the foxhole: <verdict>
      Given it is the APh of the German turn
      And B3 holds a foxhole 2S
      And <there> <where> B3
      And a German squad P in B2
      When P advances straight beneath the foxhole in B3
      Then that is <verdict>

      Examples: what is free beneath is not in addition to the limit of the hex
        | row    | there               | where                  | verdict     |
        | fourth | three German squads | in                     | not allowed |
        | third  | two German squads   | in                     | allowed     |
        | second | a German squad      | beneath the foxhole in | allowed     |

    @B27.12 @A5.11xB27.12-601
    Scenario: A5.11xB27.12-601b in the MPh overstacking is a matter of choice
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And three German squads in B3
      And a German squad P in B2
      When P moves into B3
      And P goes beneath the foxhole
      Then that is allowed
      And the German side is overstacked in B3 by 1 squads

    @B27.54 @A5.11xB27.54-601
    Scenario Outline: A5.11xB27.54-601 from trench to trench who <goes> to where <there> stand: <verdict>
      Given it is the <phase> of the German turn
      And B2 and B3 each hold a trench
      And <there> in B3
      And a German squad P beneath the trench in B2
      When P <goes> straight beneath the trench in B3
      Then that is <verdict>

      Examples:
        | row             | phase | goes     | there               | verdict     |
        | advance-fourth  | APh   | advances | three German squads | not allowed |
        | advance-third   | APh   | advances | two German squads   | allowed     |
        | move-fourth     | MPh   | moves    | three German squads | allowed     |
        | rout-is-no-such | APh   | advances | two Russian squads  | allowed     |

  Rule: Nor does a Withdrawal overstack a Location

    @B27.12 @A5.11xA11.2xB27.12-1301
    Scenario Outline: A5.11xA11.2xB27.12-1301 out of Close Combat with <there> in the foxhole hex B3 a squad withdraws into it: <verdict>
      Given it is the CCPh of the German turn
      And B3 holds a foxhole 3S
      And <there> in B3
      And a German squad P in B2
      And a Russian squad E in B2
      When P withdraws into B3
      Then that is <verdict>

      Examples: too many for the hex
        | row   | there               | verdict     |
        | squad | three German squads | not allowed |

      Examples: room enough
        | row   | there             | verdict |
        | two   | two German squads | allowed |
        | one   | a German squad    | allowed |

  Rule: Nor does who has no MF advance beneath a counter of its hex

    @B27.44 @A4.42xA4.72xB27.44-1301
    Scenario Outline: A4.42xA4.72xB27.44-1301 with <pp> PP a squad <place> the <cover> of its hex <deed>: <word>
      Given it is the APh of the German turn
      And F5 holds <fort>
      And a German squad P <place> the <cover> in F5
      And P possesses a HMG of <pp> PP
      When P <deed>
      Then that is <word>

      Examples: with no MF
        | row     | pp | fort         | cover   | place     | deed                     | word        |
        | foxhole | 7  | a foxhole 1S | foxhole | on top of | goes beneath the foxhole | not allowed |
        | trench  | 7  | a trench     | trench  | on top of | goes beneath the trench  | not allowed |
        | out     | 7  | a foxhole 1S | foxhole | beneath   | comes out of the foxhole | not allowed |

      Examples: with one
        | row         | pp | fort         | cover   | place     | deed                     | word    |
        | foxhole-one | 6  | a foxhole 1S | foxhole | on top of | goes beneath the foxhole | allowed |
        | out-one     | 6  | a foxhole 1S | foxhole | beneath   | comes out of the foxhole | allowed |

  Rule: B20.9 Who leaves Crest status is in it no more

    @B27.44 @B20.9xB27.44-2301
    Scenario Outline: B20.9xB27.44-2301a from <start> B2, a gully, P <goes> straight beneath the <cover> in B3: <verdict>
      Given it is the <phase> of the German turn
      And B2 is a gully
      And B3 holds <fort>
      And a German squad P <start> B2
      When P <goes> straight beneath the <cover> in B3
      Then that is <verdict>

      Examples: in the APh in one act, in the MPh for MF of their own
        | row            | phase | start           | goes     | fort         | cover   | verdict     |
        | crest-foxhole  | APh   | in Crest status in | advances | a foxhole 1S | foxhole | allowed     |
        | crest-trench   | APh   | in Crest status in | advances | a trench     | trench  | allowed     |
        | crest-sangar   | APh   | in Crest status in | advances | a sangar     | sangar  | allowed     |
        | in-foxhole     | APh   | IN              | advances | a foxhole 1S | foxhole | allowed     |
        | crest-moves    | MPh   | in Crest status in | moves    | a foxhole 1S | foxhole | not allowed |

    @B27.4 @B27.44 @B20.9xB27.4xB27.44-2301
    Scenario Outline: B20.9xB27.4xB27.44-2301 a broken squad routs from <start> B2, a gully, straight beneath the <cover> in B3
      Given it is the RtPh of the German turn
      And B2 is a gully
      And B3 holds <fort>
      And a broken German squad P <start> B2
      And a Russian squad E in B0
      When P carries out a rout straight beneath the <cover> in B3
      Then that is allowed
      And P is beneath the <cover> in B3
      And the expenditures are <mf> MF

      Examples:
        | row   | start              | fort         | cover   | mf |
        | crest | in Crest status in | a foxhole 1S | foxhole | 2  |
        | ditch | in Crest status in | a trench     | trench  | 2  |
        | in    | IN                 | a foxhole 1S | foxhole | 3  |

  Rule: B27.4 Who advances comes out and goes on at once, and may begin to do so

    @B9.41 @B27.4 @B9.41xB27.4-3900
    Scenario Outline: B9.41xB27.4-3900a beneath a <cover> in the <phase> it begins to enter F4: <verdict>
      Given F5 holds a <cover>
      And a German squad P beneath the <cover> in F5
      And it is the <phase> of the German turn
      When P begins to enter F4
      Then that is <verdict>

      Examples: it would have to come out first, or it would not
        | row            | cover  | phase | verdict     |
        | trench-moves   | trench | MPh   | not allowed |
        | trench-advance | trench | APh   | allowed     |
        | sangar-moves   | sangar | MPh   | not allowed |
        | sangar-advance | sangar | APh   | allowed     |

    @B9.41 @B27.4 @B9.41xB27.4-3900
    Scenario Outline: B9.41xB27.4-3900b beneath a <cover> it begins to enter F4 where no phase is told, and is <state>: <verdict>
      Given F5 holds a <cover>
      And a German squad P beneath the <cover> in F5
      And P is <state>
      When P begins to enter F4
      Then that is <verdict>

      Examples: it may advance there, or it may not
        | row           | cover  | state  | verdict     |
        | trench-free   | trench | CX     | allowed     |
        | trench-pinned | trench | pinned | not allowed |
        | sangar-free   | sangar | CX     | allowed     |
        | sangar-pinned | sangar | pinned | not allowed |
