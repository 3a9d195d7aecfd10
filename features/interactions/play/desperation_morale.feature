Feature: Desperation Morale: what brings it, and when it ends

  Rule: A broken unit comes under DM by an attack that could have had an effect

    @B27.13 @A10.62xB27.13-1601 @A10.62xA12.14xB27.13-1601
    Scenario Outline: A10.62xB27.13-1601a a <state> squad beneath the foxhole that <suffers> <becomes> DM
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a <state> German squad P beneath the foxhole in B2
      When P <suffers>
      Then that is allowed
      And P <becomes> DM

      Examples:
        | row      | state        | suffers                            | becomes |
        | breaks   | pinned       | becomes broken                     | is      |
        | attacked | broken       | becomes attacked without effect    | is      |
        | reduced  | broken       | becomes reduced                    | is      |
        | ptc      | broken       | becomes subject to a PTC           | is      |
        | weak     | broken       | becomes unharmed                   | is not  |
        | whole    | pinned       | becomes attacked without effect    | is not  |
        | hidden   | concealed    | becomes attacked without effect    | is not  |

    @B27.13 @A10.62xB27.13-1601
    Scenario Outline: A10.62xB27.13-1601c a broken 4-6-7 squad that takes a MC of <cause> and passes it <becomes> DM
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 2S
      And a broken German 4-6-7 squad P beneath the foxhole in B2
      And a German 8-0 leader L on top of the foxhole in B2
      When L becomes <fate>
      And P takes a MC with an Original DR of 2
      Then that is allowed
      And P <becomes> DM

      Examples:
        | row    | cause            | fate       | becomes |
        | attack | an attack        | unharmed   | is      |
        | leader | the leader lost  | eliminated | is not  |

    @B27.13 @A10.62xA12.14xB27.13-1601
    Scenario: A10.62xA12.14xB27.13-1601 such an attack takes no "?" from a unit beneath the foxhole
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a concealed German squad P beneath the foxhole in B2
      And a Russian squad in B5
      When P becomes attacked without effect
      Then P is concealed
      And all that is as given

    @B27.13 @A10.6xA10.62xB27.13-1601
    Scenario Outline: A10.6xA10.62xB27.13-1601 its rally is harder by 4: a leader's DR of 5 after an attack that left it <outcome>
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And a German 9-1 leader L beneath the foxhole in B2
      And a broken German 4-6-7 squad P on top of the foxhole in B2
      When P becomes <outcome>
      And L tries to rally P with an Original DR of 5
      Then that is allowed
      And its DRM is <drm>
      And P <broken> broken

      Examples:
        | row      | outcome                 | drm | broken |
        | attacked | attacked without effect | +3  | is     |
        | unharmed | unharmed                | -1  | is not |

  Rule: A Known, armed enemy comes ADJACENT

    @B9.4 @A10.62xB9.4-1601
    Scenario Outline: A10.62xB9.4-1601 <force> moves to <to> and there is a hedge on B2-B3: the next rally in B2 has a DRM of <drm>
      Given it is the MPh of the Russian turn
      And hexside B2-B3 is a hedge
      And a broken German 4-6-7 squad P in B2
      And a German 9-1 leader L in B2
      And <force> E in B5
      When E moves into B4
      And E moves into <to>
      And the MPh ends and the CCPh begins
      And the CCPh ends and the RPh begins
      And L tries to rally P with an Original DR of 5
      Then that is allowed
      And its DRM is <drm>

      Examples: next to it
        | row     | force                    | to | drm |
        | squad   | a Russian squad          | B3 | +3  |
        | tank    | a Russian tank           | B3 | +3  |
        | far     | a Russian squad          | C4 | -1  |
        | unarmed | an unarmed Russian squad | B3 | -1  |

    @B27.13 @A10.62xB11.4xB27.13-1601
    Scenario: A10.62xB11.4xB27.13-1601 across a cliff nobody is ADJACENT to who is beneath the foxhole
      Given it is the MPh of the Russian turn
      And hexside B2-B3 is a cliff
      And B2 holds a foxhole 1S
      And a broken German squad P beneath the foxhole in B2
      And a Russian squad E in B4
      When E moves into B3
      Then that is allowed
      And P is not DM
      And all that is as given

    @B27.13 @A10.62xB27.13-1602
    Scenario Outline: A10.62xB27.13-1602 a squad <goes> from B4, and the rally of one <place> the foxhole has a DRM of <drm>
      Given it is the APh of the Russian turn
      And B2 holds a foxhole 1S
      And a broken German 4-6-7 squad P <place> the foxhole in B2
      And a German 9-1 leader L beneath the foxhole in B2
      And a Russian squad E in B4
      When E <goes>
      And the APh ends and the CCPh begins
      And the CCPh ends and the RPh begins
      And L tries to rally P with an Original DR of 5
      Then that is allowed
      And its DRM is <drm>

      Examples: one hex off it is ADJACENT
        | row        | place     | goes             | drm |
        | beneath    | beneath   | advances into B3 | +3  |
        | on-top     | on top of | advances into B3 | +3  |
        | not-nearer | beneath   | advances into C4 | -1  |

    @B27.13 @A10.62xB27.13-1603 @A10.62xB11.4xB27.13-1601
    Scenario: A10.62xB27.13-1603 a concealed enemy is not Known; once it is shown it is
      Given it is the MPh of the Russian turn
      And B2 holds a foxhole 1S
      And a broken German squad P beneath the foxhole in B2
      And a concealed Russian squad E in B3
      When E becomes pinned
      Then P is DM

  Rule: The RtPh begins

    @B9.31 @A10.5xA10.62xB9.31-1601
    Scenario Outline: A10.5xA10.62xB9.31-1601 a broken squad in <ground>, B2-B3 <edge>, in LOS of an enemy in <from>: as the RtPh begins it <becomes> DM
      Given it is the AFPh of the Russian turn
      And B2 is <ground>
      And hexside B2-B3 <edge>
      And a broken German squad P in B2
      And a Russian 4-4-7 squad E in <from>
      When the AFPh ends and the RtPh begins
      Then P <becomes> DM

      Examples: in Open Ground and Normal Range
        | row     | ground      | edge            | from | becomes |
        | open    | Open Ground | carries nothing | B6   | is      |
        | wall    | Open Ground | is a wall       | B6   | is not  |
        | woods   | woods       | carries nothing | B6   | is not  |
        | marsh   | marsh       | carries nothing | B6   | is not  |
        | far     | Open Ground | carries nothing | B7   | is not  |

    @B27.42 @A10.5xA10.62xB27.42-1601
    Scenario Outline: A10.5xA10.62xB27.42-1601 <place> a foxhole it <becomes> DM
      Given it is the AFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a broken German squad P <place> the foxhole in B2
      And a Russian 4-4-7 squad E in B5
      When the AFPh ends and the RtPh begins
      Then P <becomes> DM

      Examples:
        | row     | place     | becomes |
        | beneath | beneath   | is not  |
        | on-top  | on top of | is      |

  Rule: The RPh ends

    @B27.13 @A10.62xB27.13-1604
    Scenario Outline: A10.62xB27.13-1604a with no enemy ADJACENT a squad <place> the foxhole is DM no longer
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And a broken German squad P <place> the foxhole in B2
      And P is DM
      And a Russian squad in <from>
      When the RPh ends and the PFPh begins
      Then P is not DM
      And P is broken

      Examples:
        | row     | place     | from |
        | beneath | beneath   | B4   |
        | on-top  | on top of | B7   |

    @B27.13 @A10.62xB27.13-1604 @reading:A10.62-dm-ends
    Scenario Outline: A10.62xB27.13-1604b <enemy> ADJACENT to a squad <place> the foxhole: it stays DM
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And a broken German squad P <place> the foxhole in B2
      And P is DM
      And <enemy> in B3
      When the RPh ends and the PFPh begins
      Then P is DM
      And all that is as given

      Examples:
        | row     | place     | enemy           |
        | beneath | beneath   | a Russian squad |
        | on-top  | on top of | a Russian squad |
        | tank    | beneath   | a Russian tank  |

    @B27.13 @A10.62xB27.13-1604 @reading:A10.62-dm-ends=always
    Scenario Outline: A10.62xB27.13-1604c or by the other reading DM ends, <enemy> ADJACENT or not, <place> the foxhole
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And a broken German squad P <place> the foxhole in B2
      And P is DM
      And <enemy> in B3
      When the RPh ends and the PFPh begins
      Then P is not DM

      Examples:
        | row     | place     | enemy           |
        | beneath | beneath   | a Russian squad |
        | on-top  | on top of | a Russian squad |
        | tank    | beneath   | a Russian tank  |

    @B26.32 @A10.62xB26.32-1601 @reading:A10.62-dm-ends
    Scenario Outline: A10.62xB26.32-1601a an enemy <enemy> the Wire keeps a squad <place> it DM
      Given it is the RPh of the German turn
      And B2 holds Wire
      And a broken German squad P <place> the Wire in B2
      And P is DM
      And a Russian squad <enemy> the Wire in B2
      When the RPh ends and the PFPh begins
      Then P is DM
      And all that is as given

      Examples: they are in one Location
        | row     | place     | enemy     |
        | beneath | beneath   | on top of |
        | on-top  | on top of | beneath   |

    @B26.32 @A10.62xB26.32-1601 @reading:A10.62-dm-ends=always
    Scenario Outline: A10.62xB26.32-1601b or by the other reading an enemy <enemy> the Wire keeps none <place> it DM
      Given it is the RPh of the German turn
      And B2 holds Wire
      And a broken German squad P <place> the Wire in B2
      And P is DM
      And a Russian squad <enemy> the Wire in B2
      When the RPh ends and the PFPh begins
      Then P is not DM

      Examples: they are in one Location
        | row     | place     | enemy     |
        | beneath | beneath   | on top of |
        | on-top  | on top of | beneath   |

    @B27.13 @A10.62xB27.13-1604
    Scenario Outline: A10.62xB27.13-1604d <enemy> ADJACENT keeps nobody beneath a foxhole DM
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And a broken German squad P beneath the foxhole in B2
      And P is DM
      And <enemy> in B3
      When the RPh ends and the PFPh begins
      Then P is not DM

      Examples: not Known, or not armed
        | row       | enemy                    |
        | concealed | a concealed Russian squad |
        | unarmed   | an unarmed Russian squad |
        | own       | a German squad           |

    @B27.13 @A10.62xB27.13-1604
    Scenario: A10.62xB27.13-1604e another phase ends no DM beneath a foxhole
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a broken German squad P beneath the foxhole in B2
      And P is DM
      When the MPh ends and the DFPh begins
      Then P is DM
      And all that is as given
