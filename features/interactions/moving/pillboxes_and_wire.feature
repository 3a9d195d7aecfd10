Feature: Into a pillbox and out of it, in a Wire hex

  Rule: Into a pillbox of the next hex nobody comes past the Wire there

    @B26.4 @B26.4xB30.4-1101
    Scenario Outline: B26.4xB30.4-1101 P advances into the pillbox in B3 from <start>, with <wire> in <where>: <verdict>
      Given it is the APh of the German turn
      And B3 holds a pillbox
      And <where> holds <wire>
      And a German squad P <place> <start>
      When P advances into the pillbox in B3
      Then that is <verdict>

      Examples:
        | row       | wire        | where | place               | start | verdict     |
        | past      | Wire        | B3    | in                  | B2    | not allowed |
        | hidden    | hidden Wire | B3    | in                  | B2    | not allowed |
        | its-own   | Wire        | B2    | beneath the Wire in | B2    | allowed     |
        | beneath   | Wire        | B3    | beneath the Wire in | B3    | allowed     |
        | elsewhere | Wire        | B4    | in                  | B2    | allowed     |

    @B26.4 @B26.4xB30.4-1101
    Scenario Outline: B26.4xB30.4-1101a a routing squad goes straight into the pillbox in B3 with Wire in <where>: <verdict>
      Given it is the RtPh of the German turn
      And B3 holds a pillbox
      And <where> holds Wire
      And a broken German squad P with 6 MF in B2
      When P routs straight into the pillbox in B3
      Then that is <verdict>

      Examples:
        | row   | where | verdict     |
        | there | B3    | not allowed |
        | none  | B4    | allowed     |

    @B26.4 @B26.4xB30.4-1101
    Scenario Outline: B26.4xB30.4-1101b P withdraws from CC into the pillbox in B3 with Wire in <where>: <verdict>
      Given it is the CCPh of the German turn
      And B3 holds a pillbox
      And <where> holds Wire
      And a German squad P in B2
      And P is in Melee
      And a Russian squad E in B2
      And E is in Melee
      When P withdraws into the pillbox in B3
      Then that is <verdict>

      Examples:
        | row   | where | verdict     |
        | there | B3    | not allowed |
        | none  | B4    | allowed     |

    @B26.4 @B26.4xB30.4-1101
    Scenario: B26.4xB30.4-1101c Wire on the bridge above the pillbox is in nobody's way
      Given it is the APh of the German turn
      And B3 is a bridge
      And B3 holds a pillbox
      And B3 holds Wire on its bridge
      And a German squad P in B2
      When P advances into the pillbox in B3
      Then that is allowed

  Rule: Out of a pillbox one comes before one goes beneath anything else

    @B26.4 @B27.4 @B26.4xB27.4xB30.1-1101
    Scenario Outline: B26.4xB27.4xB30.1-1101 out of the pillbox P <goes> straight beneath the <cover> under Wire: not allowed
      Given it is the <phase> of the German turn
      And B3 holds a pillbox
      And B3 holds a <fort>
      And B3 holds Wire
      And <force> P in the pillbox in B3
      When P <goes> straight beneath the <cover> in B3
      Then that is not allowed

      Examples:
        | row             | phase | force                 | goes     | cover   | fort       |
        | advance-foxhole | APh   | a German squad        | advances | foxhole | foxhole 1S |
        | rout-foxhole    | RtPh  | a broken German squad | routs    | foxhole | foxhole 1S |
        | advance-sangar  | APh   | a German squad        | advances | sangar  | sangar     |
        | rout-sangar     | RtPh  | a broken German squad | routs    | sangar  | sangar     |
        | move-foxhole    | MPh   | a German squad        | moves    | foxhole | foxhole 1S |

    @B26.4 @B27.4 @B26.4xB27.4xB30.1-1101 @reading:B27.4-pillbox-to-trench=goes-not
    Scenario: B26.4xB27.4xB30.1-1101a by the reading that has one come out first, into the A-T Ditch as little
      Given a SSR allows A-T Ditches
      And it is the APh of the German turn
      And B3 holds a pillbox
      And B3 holds an A-T Ditch
      And B3 holds Wire
      And a German squad P in the pillbox in B3
      When P advances straight beneath the A-T Ditch in B3
      Then that is not allowed

    @B26.4 @B27.4 @B26.4xB27.4xB30.1-1101 @reading:B27.4-pillbox-to-trench
    Scenario: B26.4xB27.4xB30.1-1101d into the A-T Ditch as into the trench that it is
      Given a SSR allows A-T Ditches
      And it is the APh of the German turn
      And B3 holds a pillbox
      And B3 holds an A-T Ditch
      And B3 holds Wire
      And a German squad P in the pillbox in B3
      When P advances straight beneath the A-T Ditch in B3
      Then that is allowed

    @B26.4 @B27.4 @B26.4xB27.4xB30.1-1101
    Scenario: B26.4xB27.4xB30.1-1101b out of the pillbox P comes on top of the Wire
      Given it is the APh of the German turn
      And B3 holds a pillbox
      And B3 holds a foxhole 1S
      And B3 holds Wire
      And a German squad P in the pillbox in B3
      When P advances into B3
      Then that is allowed
      And P is on top of the Wire

    @B26.4 @B27.4 @B26.4xB27.4xB30.1-1101
    Scenario: B26.4xB27.4xB30.1-1101c out of the pillbox of the next hex not even beneath the trench
      Given it is the APh of the German turn
      And B2 holds a pillbox
      And B3 holds a trench
      And B3 holds Wire
      And a German squad P in the pillbox in B2
      When P advances straight beneath the trench in B3
      Then that is not allowed

    @B27.4 @B27.4xB30.1-101
    Scenario: B27.4xB30.1-101x by the clause that has one come out first
      Given it is the APh of the German turn
      And B3 holds a pillbox
      And B3 holds a foxhole 1S
      And a German squad P in the pillbox in B3
      When P advances straight beneath the foxhole in B3
      Then B27.4 or B30.1 forbids it

    @B27.4 @B27.4xB30.1-101
    Scenario Outline: B27.4xB30.1-101w without any Wire P <goes> straight from <place> B3 beneath the foxhole there: <verdict>
      Given it is the <phase> of the German turn
      And B3 holds a pillbox
      And B3 holds a foxhole 1S
      And <force> P with 6 MF <place> <from>
      When P <goes> straight beneath the foxhole in B3
      Then that is <verdict>

      Examples:
        | row             | phase | force                 | goes     | place             | from | verdict     |
        | advance-pillbox | APh   | a German squad        | advances | in the pillbox in | B3   | not allowed |
        | rout-pillbox    | RtPh  | a broken German squad | routs    | in the pillbox in | B3   | not allowed |
        | advance-next    | APh   | a German squad        | advances | in                | B2   | allowed     |
        | rout-next       | RtPh  | a broken German squad | routs    | in                | B2   | allowed     |
