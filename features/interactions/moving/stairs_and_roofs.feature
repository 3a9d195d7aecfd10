Feature: Stairs and roofs: from hex to hex a unit goes on the ground

  Rule: Stairs and roofs: from hex to hex one goes on the ground

    @B9.4 @A4.1xB9.4-601
    Scenario Outline: A4.1xB9.4-601 over a <barrier> who <goes> from the ground to level <level> of the house: <verdict>
      Given it is the <phase> of the German turn
      And B3 is stone building with two upper levels
      And hexside B2-B3 is a <barrier>
      And a German squad with 8 MF in B2
      When the German squad <goes> to level <level> of B3
      Then that is <verdict>

      Examples: an upper level is entered by its stairs
        | row               | barrier | phase | goes     | level | verdict     |
        | move-wall-first   | wall    | MPh   | moves    | 1     | not allowed |
        | move-hedge-second | hedge   | MPh   | moves    | 2     | not allowed |
        | advance-wall      | wall    | APh   | advances | 1     | not allowed |
        | advance-bocage    | bocage  | APh   | advances | 2     | not allowed |

      Examples: the ground level is entered from the ground
        | row             | barrier | phase | goes     | level | verdict |
        | move-wall       | wall    | MPh   | moves    | 0     | allowed |
        | advance-hedge   | hedge   | APh   | advances | 0     | allowed |
        | move-bocage     | bocage  | MPh   | moves    | 0     | allowed |

    @B9.4 @A4.1xB9.4-601
    Scenario Outline: A4.1xB9.4-601b over a <barrier> from <from> the next house to level <level>: <verdict>
      Given it is the MPh of the German turn
      And B2 and B3 are stone building with two upper levels
      And hexside B2-B3 is a <barrier>
      And a German squad with 8 MF <from> B2
      When the German squad moves to level <level> of B3
      Then that is <verdict>

      Examples:
        | row            | barrier | from          | level | verdict     |
        | down-to-street | wall    | on level 1 of | 0     | not allowed |
        | up-across      | hedge   | on level 1 of | 2     | not allowed |
        | roof-to-ground | hedge   | on the rooftop of | 0 | not allowed |
        | on-the-ground  | hedge   | in            | 0     | allowed     |

    @B26.4 @A4.1xB26.4-601
    Scenario Outline: A4.1xB26.4-601 in the house next to Wire who <goes> from <from> to level <level>: <verdict>
      Given it is the <phase> of the German turn
      And B3 is wooden building with two upper levels
      And B2 holds Wire
      And a German squad <from> B3
      When the German squad <goes> to level <level> of B3
      Then that is <verdict>

      Examples: one level at a time
        | row           | phase | goes     | from          | level | verdict     |
        | two-up        | MPh   | moves    | in            | 2     | not allowed |
        | two-down      | MPh   | moves    | on level 2 of | 0     | not allowed |
        | two-advanced  | APh   | advances | in            | 2     | not allowed |
        | one-up        | MPh   | moves    | in            | 1     | allowed     |
        | one-down      | MPh   | moves    | on level 2 of | 1     | allowed     |
        | one-advanced  | APh   | advances | on level 1 of | 2     | allowed     |
        | off-the-roof  | MPh   | moves    | on the rooftop of | 2 | allowed     |
        | roof-to-first | MPh   | moves    | on the rooftop of | 1 | not allowed |

    @B26.4 @A4.1xB26.4-601
    Scenario: A4.1xB26.4-601b nobody jumps from an upper level onto the Wire of the next hex
      Given it is the MPh of the German turn
      And B3 is wooden building with one upper level
      And B2 holds Wire
      And a German squad on level 1 of B3
      When the German squad moves into B2
      Then that is not allowed

    @B26.41 @A10.5xB26.41-601
    Scenario Outline: A10.5xB26.41-601 broken <place> the house, with an enemy <enemy> the next: it <rout>
      Given it is the RtPh of the German turn
      And B2 and B3 are stone building with two upper levels
      And a broken German squad <place> B3
      And a Russian 4-6-7 squad <enemy> B2
      When the players ask whether the German squad must rout
      Then the German squad <rout>

      Examples: no step leads from the one to the other
        | row          | place         | enemy         | rout          |
        | above        | on level 2 of | in            | need not rout |
        | one-above    | on level 1 of | in            | need not rout |
        | below        | in            | on level 1 of | need not rout |

      Examples: one does
        | row       | place         | enemy         | rout      |
        | ground    | in            | in            | must rout |
        | one-level | on level 1 of | on level 1 of | must rout |
