Feature: Ways that are open to a mode of movement, beside those that are barred

  A trench, ditch or sangar is left downhill, and entered uphill, without coming out (27.6); frozen marsh is Open Ground (16.8).

  Rule: B27.6 Straight down from beneath, and straight up

    @B27.6 @A4.2xB27.6-2301
    Scenario Outline: A4.2xB27.6-2301a from beneath the <cover> <force> P <how>, which is lower, for <mf> MF
      Given it is the MPh of the German turn
      And B2 is level 1 Open Ground
      And B3 is an unpaved road
      And B2 holds <fort>
      And <force> P beneath the <cover> in B2
      When P <how>
      Then that is allowed
      And B27.6 allows it
      And it costs <mf> MF
      And P is on top in B3
      And P has <left> MF left
      And P <cx> CX
      And P <pin> pinned

      Examples: no MF to come out, in any mode
        | row                | fort         | force                  | cover     | how                               | mf | left | cx     | pin    |
        | trench-assault     | a trench     | a German squad         | trench    | moves into B3 by Assault Movement | 1  | 3    | is not | is not |
        | trench-double-time | a trench     | a German squad         | trench    | moves into B3 by Double Time      | 1  | 5    | is     | is not |
        | trench-minimum     | a trench     | a German squad         | trench    | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | trench-charge      | a trench     | a berserk German squad | trench    | Charges into B3                   | 1  | 7    | is not | is not |
        | trench-dash        | a trench     | a German squad         | trench    | Dashes into B3                    | 1  | 3    | is not | is not |
        | ditch-assault      | an A-T Ditch | a German squad         | A-T Ditch | moves into B3 by Assault Movement | 1  | 3    | is not | is not |
        | ditch-double-time  | an A-T Ditch | a German squad         | A-T Ditch | moves into B3 by Double Time      | 1  | 5    | is     | is not |
        | ditch-minimum      | an A-T Ditch | a German squad         | A-T Ditch | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | ditch-charge       | an A-T Ditch | a berserk German squad | A-T Ditch | Charges into B3                   | 1  | 7    | is not | is not |
        | ditch-dash         | an A-T Ditch | a German squad         | A-T Ditch | Dashes into B3                    | 1  | 3    | is not | is not |
        | sangar-assault     | a sangar     | a German squad         | sangar    | moves into B3 by Assault Movement | 1  | 3    | is not | is not |
        | sangar-double-time | a sangar     | a German squad         | sangar    | moves into B3 by Double Time      | 1  | 5    | is     | is not |
        | sangar-minimum     | a sangar     | a German squad         | sangar    | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | sangar-charge      | a sangar     | a berserk German squad | sangar    | Charges into B3                   | 1  | 7    | is not | is not |

    @B27.6 @A4.2xB27.6-2301
    Scenario Outline: A4.2xB27.6-2301b from beneath a foxhole <force> P <how>, lower or not: it may not
      Given it is the MPh of the German turn
      And B2 is level 1 Open Ground
      And B3 is an unpaved road
      And B2 holds a foxhole 1S
      And <force> P beneath the foxhole in B2
      When P <how>
      Then that is not allowed

      Examples: 27.6 is of trenches and sangars
        | row         | force                  | how                               |
        | assault     | a German squad         | moves into B3 by Assault Movement |
        | double-time | a German squad         | moves into B3 by Double Time      |
        | minimum     | a German squad         | moves into B3 by Minimum Move     |
        | charge      | a berserk German squad | Charges into B3                   |
        | dash        | a German squad         | Dashes into B3                    |

    @B27.6 @A4.2xB27.6-2301
    Scenario Outline: A4.2xB27.6-2301c straight beneath its own side's <cover>, which is higher, <force> P moves by <mode> for <mf> MF
      Given it is the MPh of the German turn
      And B3 is level 1 Open Ground
      And B3 holds a German <cover>
      And <force> P in B2
      When P moves straight beneath the <cover> in B3 by <mode>
      Then that is allowed
      And it costs <mf> MF
      And P is beneath the <cover> in B3
      And P has <left> MF left
      And P <cx> CX
      And P <pin> pinned

      Examples: the COT alone is doubled, and nothing is paid to go beneath
        | row                | force                  | cover  | mode             | mf | left | cx     | pin    |
        | trench-assault     | a German squad         | trench | Assault Movement | 2  | 2    | is not | is not |
        | trench-double-time | a German squad         | trench | Double Time      | 2  | 4    | is     | is not |
        | trench-minimum     | a German squad         | trench | Minimum Move     | 4  | 0    | is     | is     |
        | trench-charge      | a berserk German squad | trench | Charge           | 2  | 6    | is not | is not |
        | sangar-assault     | a German squad         | sangar | Assault Movement | 2  | 2    | is not | is not |
        | sangar-double-time | a German squad         | sangar | Double Time      | 2  | 4    | is     | is not |
        | sangar-minimum     | a German squad         | sangar | Minimum Move     | 4  | 0    | is     | is     |
        | sangar-charge      | a berserk German squad | sangar | Charge           | 2  | 6    | is not | is not |

    @B27.6 @A4.2xB27.6-2301
    Scenario Outline: A4.2xB27.6-2301d straight beneath its own side's A-T Ditch, which is higher, <force> P moves by <mode>
      Given it is the MPh of the German turn
      And B3 is level 1 Open Ground
      And B3 holds a German A-T Ditch
      And <force> P in B2
      When P moves straight beneath the A-T Ditch in B3 by <mode>
      Then that is allowed
      And P is beneath the A-T Ditch in B3
      And P <cx> CX
      And P <pin> pinned

      Examples: as a trench
        | row         | force                  | mode         | cx     | pin    |
        | double-time | a German squad         | Double Time  | is     | is not |
        | minimum     | a German squad         | Minimum Move | is     | is     |
        | charge      | a berserk German squad | Charge       | is not | is not |

    @B27.6 @A4.2xB27.6-2301
    Scenario Outline: A4.2xB27.6-2301e straight beneath a <cover> of the other side, which is higher, <force> P moves by <mode>: it may not
      Given it is the MPh of the German turn
      And B3 is level 1 Open Ground
      And B3 holds a Russian <cover>
      And <force> P in B2
      When P moves straight beneath the <cover> in B3 by <mode>
      Then that is not allowed

      Examples: neither of its OB nor under its Control
        | row            | force                  | cover  | mode             |
        | trench-assault | a German squad         | trench | Assault Movement |
        | trench-charge  | a berserk German squad | trench | Charge           |
        | sangar-minimum | a German squad         | sangar | Minimum Move     |

  Rule: B27.41 By Low Crawl straight beneath

    @B27.41 @A10.52xB27.41-2301
    Scenario Outline: A10.52xB27.41-2301a P Low Crawls straight beneath the <cover> of the next hex for all its MF
      Given it is the RtPh of the German turn
      And B3 holds <fort>
      And a broken German squad P in B2
      And a Russian squad in B0
      When P routs straight beneath the <cover> in B3 by Low Crawl
      Then that is allowed
      And it has spent 6 MF in all
      And no Interdiction is possible anywhere
      And P is beneath the <cover> in B3

      Examples: in the RtPh hex and counter are entered together
        | row    | fort         | cover     |
        | trench | a trench     | trench    |
        | ditch  | an A-T Ditch | A-T Ditch |
        | sangar | a sangar     | sangar    |

    @B27.41 @A10.52xB27.41-2301
    Scenario: A10.52xB27.41-2301b P advances straight beneath the A-T Ditch of the next hex
      Given it is the APh of the German turn
      And B3 holds an A-T Ditch
      And a German squad P in B2
      When P advances straight beneath the A-T Ditch in B3
      Then that is allowed
      And P is beneath the A-T Ditch in B3
      And P has 4 MF left

  Rule: B27.4 Double Time begins with the counter

    @B27.4 @A4.5xB27.4-2301
    Scenario Outline: A4.5xB27.4-2301a P goes beneath the <cover> of its hex by Double Time
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad P on top of the <cover> in B2
      When P goes beneath the <cover> by Double Time
      Then that is allowed
      And P is beneath the <cover> in B2
      And P is CX
      And P is not pinned

      Examples:
        | row   | fort         | cover     |
        | ditch | an A-T Ditch | A-T Ditch |

    @B27.4 @A4.5xB27.4-2301
    Scenario Outline: A4.5xB27.4-2301b P comes out of the <cover> by Double Time
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad P beneath the <cover> in B2
      When P comes out of the <cover> by Double Time
      Then that is allowed
      And P is on top in B2
      And P is CX
      And P is not pinned

      Examples:
        | row    | fort         | cover     |
        | ditch  | an A-T Ditch | A-T Ditch |
        | sangar | a sangar     | sangar    |

  Rule: B16.8 Into frozen marsh and mudflat

    @B16.8 @B16.4 @A4.61xB16.4xB16.8-2301
    Scenario Outline: A4.61xB16.4xB16.8-2301a in <weather> <force> P <how>, which is <ground>: <mf> MF
      Given the weather is <weather>
      And it is the MPh of the German turn
      And B3 is <ground>
      And <force> P in B2
      When P <how>
      Then that is allowed
      And it costs <mf> MF
      And P is on top in B3
      And P has <left> MF left
      And P <cx> CX
      And P <pin> pinned

      Examples: frozen, both are Open Ground
        | row                 | weather       | ground  | force                  | how                               | mf | left | cx     | pin    |
        | marsh-assault       | Snow          | marsh   | a German squad         | moves into B3 by Assault Movement | 1  | 3    | is not | is not |
        | marsh-double-time   | Deep Snow     | marsh   | a German squad         | moves into B3 by Double Time      | 1  | 5    | is     | is not |
        | marsh-minimum       | sub-zero cold | marsh   | a German squad         | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | marsh-charge        | Snow          | marsh   | a berserk German squad | Charges into B3                   | 1  | 7    | is not | is not |
        | marsh-cavalry       | Snow          | marsh   | a German Cavalry squad | Charges into B3                   | 1  | 11   | is not | is not |
        | mudflat-assault     | sub-zero cold | mudflat | a German squad         | moves into B3 by Assault Movement | 1  | 3    | is not | is not |
        | mudflat-double-time | Snow          | mudflat | a German squad         | moves into B3 by Double Time      | 1  | 5    | is     | is not |

    @B16.8 @B16.4 @A4.61xB16.4xB16.8-2301
    Scenario Outline: A4.61xB16.4xB16.8-2301b in the <phase>, in <weather>, P <goes> into <ground>
      Given the weather is <weather>
      And it is the <phase> of the German turn
      And B3 is <ground>
      And a German squad P in B2
      And P is <state>
      And a Russian squad E in <where>
      When P <goes> into B3
      Then that is <verdict>

      Examples: the bans of 16.4 are gone with the marsh
        | row             | weather       | phase | ground | state    | where | goes      | verdict     |
        | withdraws       | Snow          | CCPh  | marsh  | in Melee | B2    | withdraws | allowed     |
        | withdraws-clear | Clear         | CCPh  | marsh  | in Melee | B2    | withdraws | not allowed |
        | advances        | sub-zero cold | APh   | marsh  | Fanatic  | A9    | advances  | allowed     |
        | advances-rain   | Rain          | APh   | marsh  | Fanatic  | A9    | advances  | not allowed |

    @B16.8 @B16.4 @A4.61xB16.4xB16.8-2301
    Scenario: A4.61xB16.4xB16.8-2301c in snow P Low Crawls into marsh
      Given the weather is Snow
      And it is the RtPh of the German turn
      And B3 is marsh
      And a broken German squad P in B2
      And a Russian squad in B0
      When P routs into B3 by Low Crawl
      Then that is allowed
      And it has spent 6 MF in all
      And P is on top in B3

    @B16.8 @B16.41 @B16.41xB16.8xC10.3-2301
    Scenario Outline: B16.41xB16.8xC10.3-2301 in <weather> P Pushes its Gun into <ground>
      Given the weather is <weather>
      And it is the MPh of the German turn
      And B3 is <ground>
      And a German crew P with 4 MF in B2
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      When P Pushes the AT Gun into B3
      Then that is allowed
      And P is on top in B3
      And the AT Gun is in B3

      Examples: over frozen ground
        | row     | weather       | ground  |
        | mudflat | Snow          | mudflat |
        | marsh   | sub-zero cold | marsh   |

    @B16.71 @A11.2xB16.71-2301
    Scenario: A11.2xB16.71-2301 P withdraws into mudflat and is not CX
      Given it is the CCPh of the German turn
      And B3 is mudflat
      And a German squad P in B2
      And P is in Melee
      And a Russian squad E in B2
      When P withdraws into B3
      Then that is allowed
      And P is on top in B3
      And P is not CX
      And P has 4 MF left

  Rule: B9.541 Over the Breach

    @B9.541 @B9.541xC10.3-2301
    Scenario: B9.541xC10.3-2301 over a Breach P Pushes its Gun
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a German crew P with 4 MF in B2
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      When P Pushes the AT Gun into B3
      Then that is allowed
      And P is on top in B3
      And the AT Gun is in B3
