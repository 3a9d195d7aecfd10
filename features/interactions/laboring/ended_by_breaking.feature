Feature: A unit that breaks stops laboring

  Rule: Who breaks labours no more

    @B26.5 @A10.5xB26.5-1101
    Scenario Outline: A10.5xB26.5-1101 P clears Wire, becomes <outcome>, and <fate>
      Given it is the MPh of the German turn
      And F5 holds Wire
      And a German squad P beneath the Wire in F5
      And a Russian squad E in F3
      When P announces Clearance of the Wire in F5
      And P becomes <outcome>
      Then P <fate> TI

      Examples:
        | outcome | fate   |
        | broken  | is not |
        | pinned  | is     |
        | reduced | is     |

    @B26.41 @B26.5 @A10.5xB26.41xB26.5-1101
    Scenario Outline: A10.5xB26.41xB26.5-1101 broken at it, P routs in the next RtPh, from <place> F5
      Given it is the MPh of the German turn
      And F5 holds Wire
      And F6 is woods
      And a German squad P <place> F5
      And a Russian squad E in F2
      When P announces Clearance of the Wire in F5
      And P becomes broken
      And the MPh ends and the RtPh begins
      And P <rout>
      Then that is allowed

      Examples:
        | place                 | rout                                     |
        | beneath the Wire in   | carries out a rout into F6               |
        | on top of the Wire in | begins its rout with a Wire Exit dr of 1 |

    @B26.41 @B26.5 @A10.5xB26.41xB26.5-1101
    Scenario: A10.5xB26.41xB26.5-1101b pinned at it, P does not rout
      Given it is the MPh of the German turn
      And F5 holds Wire
      And F6 is woods
      And a German squad P beneath the Wire in F5
      And a Russian squad E in F2
      When P announces Clearance of the Wire in F5
      And P becomes pinned
      And the MPh ends and the RtPh begins
      And P carries out a rout into F6
      Then that is not allowed

    @B27.11 @A10.5xB27.11-1101
    Scenario Outline: A10.5xB27.11-1101 a digger that breaks routs, be its DR <dr>
      Given it is the PFPh of the German turn
      And F6 is woods
      And a German squad P in F5
      And a Russian squad E in F2
      When P makes an Entrenching Attempt with an Original DR of <dr>
      And the PFPh ends and the DFPh begins
      And P becomes broken
      And the DFPh ends and the RtPh begins
      And P carries out a rout into F6
      Then that is allowed
      And P is on top in F6

      Examples:
        | row   | dr |
        | fails | 12 |
        | digs  | 3  |
