Feature: Open Ground to an enemy, in the APh, at the end of the DFPh, and in no phase told

  Rule: A12.14 Who advances keeps its '?' but in Open Ground

    @B9.3 @B9.33 @B16.3 @A12.14xB9.3xB9.33xB16.3-501
    Scenario Outline: A12.14xB9.3xB9.33xB16.3-501a in the APh, in view, a squad that advances into F5 is <then>: <ground>, <side>, the enemy in <enemy>, <weather>
      Given it is the APh of the German turn
      And the weather is <weather>
      And F3 is <enemy>
      And F5 is <ground>
      And <side>
      And a concealed German squad P in F6
      And a Russian squad E in F3
      When P advances into F5
      Then that is allowed
      And P is <then>

      Examples: in Open Ground it loses '?', and behind no TEM and in no mudflat is there any
        | row                | ground      | side                      | enemy                  | then          | weather       |
        | open               | Open Ground | hexside F5-F6 is a hedge  | Open Ground            | not concealed | not defined   |
        | wall               | Open Ground | hexside F4-F5 is a wall   | Open Ground            | concealed     | not defined   |
        | hedge              | Open Ground | hexside F4-F5 is a hedge  | Open Ground            | concealed     | not defined   |
        | bocage             | Open Ground | hexside F4-F5 is a bocage | Open Ground            | concealed     | not defined   |
        | wall-elsewhere     | Open Ground | hexside F5-G5 is a wall   | Open Ground            | not concealed | not defined   |
        | from-above         | Open Ground | hexside F4-F5 is a wall   | Open Ground at level 4 | not concealed | not defined   |
        | from-level-3       | Open Ground | hexside F4-F5 is a wall   | Open Ground at level 3 | concealed     | not defined   |
        | open-clear         | Open Ground | hexside F5-F6 is a hedge  | Open Ground            | not concealed | Clear         |
        | wall-clear         | Open Ground | hexside F4-F5 is a wall   | Open Ground            | concealed     | Clear         |
        | open-overcast      | Open Ground | hexside F5-F6 is a hedge  | Open Ground            | not concealed | Overcast      |
        | wall-overcast      | Open Ground | hexside F4-F5 is a wall   | Open Ground            | concealed     | Overcast      |
        | open-snow          | Open Ground | hexside F5-F6 is a hedge  | Open Ground            | not concealed | Snow          |
        | wall-snow          | Open Ground | hexside F4-F5 is a wall   | Open Ground            | concealed     | Snow          |
        | open-ground-snow   | Open Ground | hexside F5-F6 is a hedge  | Open Ground            | not concealed | Ground Snow   |
        | wall-ground-snow   | Open Ground | hexside F4-F5 is a wall   | Open Ground            | concealed     | Ground Snow   |
        | open-deep-snow     | Open Ground | hexside F5-F6 is a hedge  | Open Ground            | not concealed | Deep Snow     |
        | wall-deep-snow     | Open Ground | hexside F4-F5 is a wall   | Open Ground            | concealed     | Deep Snow     |
        | open-sub-zero-cold | Open Ground | hexside F5-F6 is a hedge  | Open Ground            | not concealed | sub-zero cold |
        | wall-sub-zero-cold | Open Ground | hexside F4-F5 is a wall   | Open Ground            | concealed     | sub-zero cold |

      @since=B16.71-errata
      Examples: nothing of 16.4 applies to mudflat, so one advances into it
        | row                | ground      | side                      | enemy                  | then          | weather       |
        | mudflat            | mudflat     | hexside F5-F6 is a hedge  | Open Ground            | concealed     | not defined   |

    @B9.3 @B9.33 @B16.3 @A12.14xB9.3xB9.33xB16.3-501
    Scenario Outline: A12.14xB9.3xB9.33xB16.3-501b where no phase is told a squad that advances into F5 is <then>: <ground>, <side>, the enemy in <enemy>
      Given F3 is <enemy>
      And F5 is <ground>
      And <side>
      And a concealed German squad P in F6
      And a Russian squad E in F3
      When P advances into F5
      Then that is allowed
      And P is <then>

      Examples:
        | row            | ground      | side                      | enemy                  | then          |
        | open           | Open Ground | hexside F5-F6 is a hedge  | Open Ground            | not concealed |
        | wall           | Open Ground | hexside F4-F5 is a wall   | Open Ground            | concealed     |
        | hedge          | Open Ground | hexside F4-F5 is a hedge  | Open Ground            | concealed     |
        | bocage         | Open Ground | hexside F4-F5 is a bocage | Open Ground            | concealed     |
        | wall-elsewhere | Open Ground | hexside F5-G5 is a wall   | Open Ground            | not concealed |
        | from-above     | Open Ground | hexside F4-F5 is a wall   | Open Ground at level 4 | not concealed |
        | from-level-3   | Open Ground | hexside F4-F5 is a wall   | Open Ground at level 3 | concealed     |

      @since=B16.71-errata
      Examples: nothing of 16.4 applies to mudflat, so one advances into it
        | row            | ground      | side                      | enemy                  | then          |
        | mudflat        | mudflat     | hexside F5-F6 is a hedge  | Open Ground            | concealed     |

    @B9.3 @A10.531xA12.14xB9.3-2001
    Scenario Outline: A10.531xA12.14xB9.3-2001a a concealed squad advances into F5 behind a wall with <break>, the enemy in <enemy>: it is <then>
      Given it is the APh of the German turn
      And hexside F4-F5 is a wall
      And <break>
      And a concealed German squad P in F6
      And a Russian squad E in <enemy>
      When P advances into F5
      Then that is allowed
      And P is <then>

      Examples: through the gap the wall is nothing to who moves, and Open Ground is judged as of such
        | row        | break                                       | enemy | then          |
        | gap        | the depiction of hexside F4-F5 has a gap    | F2    | not concealed |
        | no-gap     | hexside F5-F6 carries nothing               | F2    | concealed     |
        | elsewhere  | the depiction of hexside F5-F6 has a gap    | F2    | concealed     |
        | beside     | the depiction of hexside F4-F5 has a gap    | E3    | concealed     |

    @B9.3 @A10.531xA12.14xB9.3-2001
    Scenario Outline: A10.531xA12.14xB9.3-2001b in the APh P comes out of a foxhole behind a wall, <break>: it is <then>
      Given it is the APh of the German turn
      And hexside F4-F5 is a wall
      And <break>
      And F5 holds a foxhole 1S
      And a concealed German squad P beneath the foxhole in F5
      And a Russian squad E in F2
      When P comes out of the foxhole
      Then that is allowed
      And P is <then>

      Examples:
        | row    | break                                    | then          |
        | gap    | the depiction of hexside F4-F5 has a gap | not concealed |
        | no-gap | hexside F5-F6 carries nothing            | concealed     |

  Rule: A10.62 Who is DM for the RtPh

    @B9.3 @B9.33 @B16.3 @B27.41 @A10.62xB9.3xB9.33xB16.3xB27.41-501
    Scenario Outline: A10.62xB9.3xB9.33xB16.3xB27.41-501a when the DFPh ends a squad that broke <place> F5 is <then>: <ground>, <side>, the enemy in <enemy>
      Given it is the DFPh of the German turn
      And F3 is <enemy>
      And F5 is <ground>
      And F5 holds <fort>
      And <side>
      And a broken German squad P <place> F5
      And a Russian squad E in F3
      When the DFPh ends and the RtPh begins
      Then P is <then>

      Examples: DM in Open Ground, where the enemy sees it within his Normal Range
        | row            | ground      | side                      | enemy                  | then   | place                  | fort         |
        | open           | Open Ground | hexside F5-F6 is a hedge  | Open Ground            | DM     | in                     | no foxhole   |
        | wall           | Open Ground | hexside F4-F5 is a wall   | Open Ground            | not DM | in                     | no foxhole   |
        | hedge          | Open Ground | hexside F4-F5 is a hedge  | Open Ground            | not DM | in                     | no foxhole   |
        | bocage         | Open Ground | hexside F4-F5 is a bocage | Open Ground            | not DM | in                     | no foxhole   |
        | wall-elsewhere | Open Ground | hexside F5-G5 is a wall   | Open Ground            | DM     | in                     | no foxhole   |
        | mudflat        | mudflat     | hexside F5-F6 is a hedge  | Open Ground            | not DM | in                     | no foxhole   |
        | from-above     | Open Ground | hexside F4-F5 is a wall   | Open Ground at level 4 | DM     | in                     | no foxhole   |
        | from-level-3   | Open Ground | hexside F4-F5 is a wall   | Open Ground at level 3 | not DM | in                     | no foxhole   |
        | foxhole        | Open Ground | hexside F5-F6 is a hedge  | Open Ground            | not DM | beneath the foxhole in | a foxhole 1S |

  Rule: B16.3 Who is carried through mudflat is shown as its vehicle is

    @B16.3 @A12.14xB16.3-1700
    Scenario Outline: A12.14xB16.3-1700a a concealed Passenger in an amphibious truck that <acts> in <ground>, in LOS: P is <then>
      Given it is the MPh of the German turn
      And B2 and B3 are <ground>
      And a moving German amphibious truck T in B2
      And T has its VCA toward B3
      And a concealed German squad P in B2
      And P is aboard T
      And a Russian squad E in B6
      When T <acts>
      Then that is allowed
      And P is <then>

      Examples: it moves though it does nothing
        | row   | ground  | acts          | then          |
        | moves | mudflat | moves into B3 | not concealed |

    @B16.3 @A12.14xB16.3-1700
    Scenario Outline: A12.14xB16.3-1700b a concealed tank in mudflat, <seen> by an enemy, turns its hull: it is <then>
      Given it is the MPh of the German turn
      And B2 is mudflat
      And B4 is <between>
      And a moving concealed German amphibious tank T in B2
      And T has its VCA toward B3
      And a Russian squad E in B6
      When T turns its hull by 1 hexspine
      Then T is <then>

      Examples:
        | row   | seen     | between     | then          |
        | seen  | seen     | Open Ground | not concealed |
        | woods | not seen | woods       | concealed     |
