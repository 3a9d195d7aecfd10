Feature: Cliffs: the hexside that is one, and no other of its hex

  @B9.61
  Rule: B9.61 A Crest Line hides as a cliff does only where the LOS crosses the cliff

    @B9.61xB11.3-101
    Scenario Outline: B9.61xB11.3-101 from F2, level <high>, over F3, level <low>, with a cliff at <cliff>, <target> is <sight>
      Given F2 is level <high> Open Ground
      And F3 is level <low> Open Ground
      And hexside <cliff> is a cliff
      When LOS is traced between F2 and <target>
      Then the LOS is <sight>

      Examples: the cliff is crossed
        | row         | high | low | cliff | target | sight   |
        | low-first   | 2    | 1   | F3-F4 | F4     | blocked |
        | low-second  | 2    | 1   | F3-F4 | F5     | clear   |
        | high-second | 3    | 2   | F3-F4 | F5     | blocked |
        | high-third  | 3    | 2   | F3-F4 | F6     | clear   |

      Examples: it is another hexside of the hex
        | row            | high | low | cliff | target | sight   |
        | southeast      | 2    | 1   | F3-G4 | F4     | clear   |
        | southwest      | 2    | 1   | E4-F3 | F4     | clear   |
        | northeast      | 2    | 1   | F3-G3 | F4     | clear   |
        | northwest      | 2    | 1   | E3-F3 | F4     | clear   |
        | high-southeast | 3    | 2   | F3-G4 | F5     | clear   |
        | high-southwest | 3    | 2   | E4-F3 | F5     | clear   |
        | high-near      | 3    | 2   | F3-G4 | F4     | blocked |
        | down-to-it     | 2    | 1   | F2-F3 | F4     | clear   |

    @B9.61xB11.3-101
    Scenario Outline: B9.61xB11.3-101b in another direction, from <from> to <target>, a cliff at <cliff>: <sight>
      Given <from> is level 2 Open Ground
      And <crest> is level 1 Open Ground
      And hexside <cliff> is a cliff
      When LOS is traced between <from> and <target>
      Then the LOS is <sight>

      Examples: from the northwest and from the northeast
        | row      | from | crest | cliff | target | sight   |
        | nw-met   | D4   | E5    | E5-F5 | F5     | blocked |
        | nw-not   | D4   | E5    | E5-F4 | F5     | clear   |
        | nw-not-2 | D4   | E5    | E5-E6 | F5     | clear   |
        | ne-met   | H4   | G5    | F5-G5 | F5     | blocked |
        | ne-not   | H4   | G5    | G5-G6 | F5     | clear   |

    @B9.61xB11.3-101
    Scenario Outline: B9.61xB11.3-101e from F2, level <high>, over F3, E4, F4 and E5, of which <crest> is on level <low>, with a cliff at <cliff>, E6 is <sight>
      Given F2 is level <high> Open Ground
      And <crest> is level <low> Open Ground
      And hexside <cliff> is a cliff
      When LOS is traced between F2 and E6
      Then the LOS is <sight>

      Examples: it passes from E4 by way of F4 to E5
        | row         | high | crest | low | cliff | sight   |
        | near-passed | 3    | E4    | 2   | E4-F4 | blocked |
        | near-beside | 3    | E4    | 2   | E4-E5 | clear   |
        | far-passed  | 2    | E5    | 1   | E5-E6 | blocked |
        | far-beside  | 2    | E5    | 1   | E4-E5 | clear   |

    @B9.61xB11.3-101 @reading:B9.61-cliffs
    Scenario: B9.61xB11.3-101c up its cliff and down a slope it hides as a cliff does too
      Given F1 is level 2 Open Ground
      And F3 is level 1 Open Ground
      And hexside F2-F3 is a cliff
      When LOS is traced between F1 and F4
      Then the LOS is blocked

    @B9.61xB11.3-101 @reading:B9.61-cliffs
    Scenario Outline: B9.61xB11.3-101f along F4-F5, both on level 1, with cliffs at F4-G5 and <other>, G5 is <sight> from E5 on level 2
      Given E5 is level 2 Open Ground
      And F4 and F5 are level 1 Open Ground
      And hexside F4-G5 is a cliff
      And hexside <other> is a cliff
      When LOS is traced between E5 and G5
      Then the LOS is <sight>

      Examples: both end in a cliff there, or one alone
        | row  | other | sight   |
        | both | F5-G5 | blocked |
        | one  | F5-F6 | clear   |

    @B9.61xB11.3-101 @reading:B9.61-cliffs=far-side
    Scenario: B9.61xB11.3-101d or by the other reading only a cliff over which the LOS leaves it does
      Given F1 is level 2 Open Ground
      And F3 is level 1 Open Ground
      And hexside F2-F3 is a cliff
      When LOS is traced between F1 and F4
      Then the LOS is clear

    @B9.61xB11.3-102
    Scenario Outline: B9.61xB11.3-102 with a Hillside <barrier> at F3-F4 and a cliff at <cliff>, F4 is clear from F2
      Given F2 is level 2 Open Ground
      And F3 is level 1 Open Ground
      And hexside F3-F4 is a <barrier> at level 1
      And hexside <cliff> is a cliff
      When LOS is traced between F2 and F4
      Then the LOS is clear
      And the Hindrance is 0

      Examples: the wall is ignored, and the cliff is not met
        | row   | barrier | cliff |
        | wall  | wall    | F3-G4 |
        | hedge | hedge   | E4-F3 |

  Rule: B27.54 A cliff parts the two hexes it lies between

    @B27.54 @B11.3xB27.54-101
    Scenario Outline: B11.3xB27.54-101 with a cliff at <cliff> a squad goes straight from the trench in B2 to that in B3: <verdict>
      Given hexside <cliff> is a cliff
      And B2 and B3 each hold a trench
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      Then that is <verdict>

      Examples:
        | row      | cliff | verdict     |
        | between  | B2-B3 | not allowed |
        | beyond   | B3-B4 | allowed     |
        | beside   | B2-C3 | allowed     |
        | beside-2 | A4-B3 | allowed     |

    @B26.41 @A10.5xB11.3xB26.41-101
    Scenario Outline: A10.5xB11.3xB26.41-101a with a cliff at <cliff> and an enemy in B4 a broken squad beneath the Wire in B3 must rout
      Given B3 is woods
      And B3 holds Wire
      And B4 is level 2 Open Ground
      And hexside <cliff> is a cliff
      And a broken German squad beneath the Wire in B3
      And a Russian squad in B4
      And it is the RtPh of the German turn
      When the players ask whether the German squad must rout
      Then the German squad must rout

      Examples: the cliff is not between them
        | row    | cliff |
        | beside | B3-C4 |
        | behind | B2-B3 |

    @B26.41 @A10.5xB11.3xB26.41-101
    Scenario: A10.5xB11.3xB26.41-101b over the cliff the enemy is not ADJACENT, and it need not
      Given B3 is woods
      And B3 holds Wire
      And B4 is level 2 Open Ground
      And hexside B3-B4 is a cliff
      And a broken German squad beneath the Wire in B3
      And a Russian squad in B4
      And it is the RtPh of the German turn
      When the players ask whether the German squad must rout
      Then the German squad need not rout
