Feature: Every mode of movement, over and into everything

  Modes and ways are closed lists (features/crossings.toml). The sums are those of the text: hexside and COT.

  Rule: B9.4 B9.54 B9.6 Over a hexside

    @B9.4 @B9.54 @A4.2xB9.4xB9.54-2201
    Scenario Outline: A4.2xB9.4xB9.54-2201a over a <barrier> P <how> for <mf> MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And <force> P in B2
      When P <how>
      Then that is allowed
      And it costs <mf> MF
      And P is on top in B3
      And P has <left> MF left
      And P <cx> CX
      And P <pin> pinned

      Examples: the hexside costs the same in every mode
        | row                | force                  | barrier | how                               | mf | left | cx     | pin    |
        | wall-assault       | a German squad         | wall    | moves into B3 by Assault Movement | 2  | 2    | is not | is not |
        | wall-double-time   | a German squad         | wall    | moves into B3 by Double Time      | 2  | 4    | is     | is not |
        | wall-minimum       | a German squad         | wall    | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | wall-charge        | a berserk German squad | wall    | Charges into B3                   | 2  | 6    | is not | is not |
        | hedge-assault      | a German squad         | hedge   | moves into B3 by Assault Movement | 2  | 2    | is not | is not |
        | hedge-double-time  | a German squad         | hedge   | moves into B3 by Double Time      | 2  | 4    | is     | is not |
        | hedge-minimum      | a German squad         | hedge   | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | hedge-charge       | a berserk German squad | hedge   | Charges into B3                   | 2  | 6    | is not | is not |
        | bocage-assault     | a German squad         | bocage  | moves into B3 by Assault Movement | 3  | 1    | is not | is not |
        | bocage-double-time | a German squad         | bocage  | moves into B3 by Double Time      | 3  | 3    | is     | is not |
        | bocage-minimum     | a German squad         | bocage  | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | bocage-charge      | a berserk German squad | bocage  | Charges into B3                   | 3  | 5    | is not | is not |
        | wall-cavalry       | a German Cavalry squad | wall    | Charges into B3                   | 2  | 10   | is not | is not |
        | hedge-cavalry      | a German Cavalry squad | hedge   | Charges into B3                   | 2  | 10   | is not | is not |

    @B9.4 @B9.54 @A4.2xB9.4xB9.54-2201
    Scenario Outline: A4.2xB9.4xB9.54-2201b over a <barrier> P <how> for <mf> MF, onto a road
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And B3 is an unpaved road
      And a German squad P in B2
      When P <how>
      Then that is allowed
      And it costs <mf> MF
      And P is on top in B3
      And P has <left> MF left
      And P <cx> CX
      And P <pin> pinned

      Examples:
        | row    | barrier | how            | mf | left | cx     | pin    |
        | wall   | wall    | Dashes into B3 | 2  | 2    | is not | is not |
        | hedge  | hedge   | Dashes into B3 | 2  | 2    | is not | is not |
        | bocage | bocage  | Dashes into B3 | 3  | 1    | is not | is not |

    @B9.4 @B9.54 @B9.6 @A4.2xB9.4xB9.54xB9.6-2201
    Scenario Outline: A4.2xB9.4xB9.54xB9.6-2201a over a Hillside <barrier> P <how> for <mf> MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier> at level 1
      And B3 is level 1 Open Ground
      And <force> P in <from>
      When P <how>
      Then that is allowed
      And it costs <mf> MF
      And P is on top in <to>
      And P has <left> MF left
      And P <cx> CX
      And P <pin> pinned

      Examples: COT alone is doubled uphill
        | row                     | force                  | barrier      | from | to | how                               | mf | left | cx     | pin    |
        | wall-up-assault         | a German squad         | wall         | B2   | B3 | moves into B3 by Assault Movement | 3  | 1    | is not | is not |
        | wall-up-double-time     | a German squad         | wall         | B2   | B3 | moves into B3 by Double Time      | 3  | 3    | is     | is not |
        | wall-up-minimum         | a German squad         | wall         | B2   | B3 | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | wall-up-charge          | a berserk German squad | wall         | B2   | B3 | Charges into B3                   | 3  | 5    | is not | is not |
        | hedge-up-assault        | a German squad         | hedge        | B2   | B3 | moves into B3 by Assault Movement | 3  | 1    | is not | is not |
        | hedge-up-double-time    | a German squad         | hedge        | B2   | B3 | moves into B3 by Double Time      | 3  | 3    | is     | is not |
        | hedge-up-minimum        | a German squad         | hedge        | B2   | B3 | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | hedge-up-charge         | a berserk German squad | hedge        | B2   | B3 | Charges into B3                   | 3  | 5    | is not | is not |
        | bocage-up-double-time   | a German squad         | bocage       | B2   | B3 | moves into B3 by Double Time      | 4  | 2    | is     | is not |
        | bocage-up-minimum       | a German squad         | bocage       | B2   | B3 | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | bocage-up-charge        | a berserk German squad | bocage       | B2   | B3 | Charges into B3                   | 4  | 4    | is not | is not |
        | wall-down-assault       | a German squad         | wall         | B3   | B2 | moves into B2 by Assault Movement | 2  | 2    | is not | is not |
        | wall-down-double-time   | a German squad         | wall         | B3   | B2 | moves into B2 by Double Time      | 2  | 4    | is     | is not |
        | wall-down-minimum       | a German squad         | wall         | B3   | B2 | moves into B2 by Minimum Move     | 4  | 0    | is     | is     |
        | wall-down-charge        | a berserk German squad | wall         | B3   | B2 | Charges into B2                   | 2  | 6    | is not | is not |
        | bocage-down-assault     | a German squad         | bocage       | B3   | B2 | moves into B2 by Assault Movement | 3  | 1    | is not | is not |
        | bocage-down-double-time | a German squad         | bocage       | B3   | B2 | moves into B2 by Double Time      | 3  | 3    | is     | is not |
        | bocage-down-minimum     | a German squad         | bocage       | B3   | B2 | moves into B2 by Minimum Move     | 4  | 0    | is     | is     |
        | bocage-down-charge      | a berserk German squad | bocage       | B3   | B2 | Charges into B2                   | 3  | 5    | is not | is not |
        | cactus-up-minimum       | a German squad         | cactus hedge | B2   | B3 | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | cactus-down-minimum     | a German squad         | cactus hedge | B3   | B2 | moves into B2 by Minimum Move     | 4  | 0    | is     | is     |

    @B9.4 @B9.54 @B9.6 @A4.2xB9.4xB9.54xB9.6-2201
    Scenario Outline: A4.2xB9.4xB9.54xB9.6-2201b over a Hillside <barrier> P Dashes <way> onto a road for <mf> MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier> at level 1
      And B3 is level 1 Open Ground
      And <to> is an unpaved road
      And a German squad P in <from>
      When P Dashes into <to>
      Then that is allowed
      And it costs <mf> MF
      And P is on top in <to>
      And P is not CX

      Examples:
        | row        | barrier | way  | from | to | mf |
        | wall-down  | wall    | down | B3   | B2 | 2  |
        | hedge-down | hedge   | down | B3   | B2 | 2  |

    @B9.7 @A4.2xB9.7-2201
    Scenario Outline: A4.2xB9.7-2201a over a cactus hedge from <from> at level <level> <force> P <how>: it may not
      Given it is the MPh of the German turn
      And hexside B2-B3 is a cactus hedge at level <level>
      And B3 is level <level> Open Ground
      And <force> P in <from>
      When P <how>
      Then that is not allowed
      And B9.7 forbids it

      Examples: nothing but what 9.7 names
        | row              | force                  | level | from | how                               |
        | level-charge     | a berserk German squad | 0     | B2   | Charges into B3                   |
        | level-dash       | a German squad         | 0     | B2   | Dashes into B3                    |
        | up-assault       | a German squad         | 1     | B2   | moves into B3 by Assault Movement |
        | down-assault     | a German squad         | 1     | B3   | moves into B2 by Assault Movement |
        | up-double-time   | a German squad         | 1     | B2   | moves into B3 by Double Time      |
        | down-double-time | a German squad         | 1     | B3   | moves into B2 by Double Time      |
        | up-charge        | a berserk German squad | 1     | B2   | Charges into B3                   |
        | down-charge      | a berserk German squad | 1     | B3   | Charges into B2                   |
        | down             | a German squad         | 1     | B3   | moves into B2                     |
        | up               | a German squad         | 1     | B2   | moves into B3                     |
        | level-cavalry    | a German Cavalry squad | 0     | B2   | Charges into B3                   |

    @B9.7 @A4.2xB9.7-2201
    Scenario Outline: A4.2xB9.7-2201b in the CCPh P withdraws over a <barrier>: <verdict>
      Given it is the CCPh of the German turn
      And hexside B2-B3 is a <barrier>
      And <opening>
      And a German squad P in B2
      And P is in Melee
      And a Russian squad E in B2
      When P withdraws into B3
      Then that is <verdict>

      Examples: a Withdrawal is none of the three ways of 9.7
        | row    | barrier      | opening                                  | verdict     |
        | cactus | cactus hedge | B3 is Open Ground                        | not allowed |
        | hedge  | hedge        | B3 is Open Ground                        | allowed     |
        | gap    | cactus hedge | the depiction of hexside B2-B3 has a gap | allowed     |

  Rule: B9.4 B9.541 Where the hexside is open

    @B9.4 @B9.541 @B9.7 @A4.2xB9.4xB9.541xB9.7-2201
    Scenario Outline: A4.2xB9.4xB9.541xB9.7-2201a through the <barrier> P <how> for <mf> MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And <opening>
      And <force> P in B2
      When P <how>
      Then that is allowed
      And it costs <mf> MF
      And P is on top in B3
      And P has <left> MF left
      And P <cx> CX
      And P <pin> pinned

      Examples:
        | row                       | force                  | barrier      | opening                                  | how                               | mf | left | cx     | pin    |
        | gap-wall-assault          | a German squad         | wall         | the depiction of hexside B2-B3 has a gap | moves into B3 by Assault Movement | 1  | 3    | is not | is not |
        | gap-wall-double-time      | a German squad         | wall         | the depiction of hexside B2-B3 has a gap | moves into B3 by Double Time      | 1  | 5    | is     | is not |
        | gap-wall-minimum          | a German squad         | wall         | the depiction of hexside B2-B3 has a gap | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | gap-wall-charge           | a berserk German squad | wall         | the depiction of hexside B2-B3 has a gap | Charges into B3                   | 1  | 7    | is not | is not |
        | gap-cactus-assault        | a German squad         | cactus hedge | the depiction of hexside B2-B3 has a gap | moves into B3 by Assault Movement | 1  | 3    | is not | is not |
        | gap-cactus-double-time    | a German squad         | cactus hedge | the depiction of hexside B2-B3 has a gap | moves into B3 by Double Time      | 1  | 5    | is     | is not |
        | gap-cactus-minimum        | a German squad         | cactus hedge | the depiction of hexside B2-B3 has a gap | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | gap-cactus-charge         | a berserk German squad | cactus hedge | the depiction of hexside B2-B3 has a gap | Charges into B3                   | 1  | 7    | is not | is not |
        | breach-bocage-assault     | a German squad         | bocage       | hexside B2-B3 has been breached          | moves into B3 by Assault Movement | 1  | 3    | is not | is not |
        | breach-bocage-double-time | a German squad         | bocage       | hexside B2-B3 has been breached          | moves into B3 by Double Time      | 1  | 5    | is     | is not |
        | breach-bocage-minimum     | a German squad         | bocage       | hexside B2-B3 has been breached          | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | breach-bocage-charge      | a berserk German squad | bocage       | hexside B2-B3 has been breached          | Charges into B3                   | 1  | 7    | is not | is not |
        | gap-cactus-cavalry        | a German Cavalry squad | cactus hedge | the depiction of hexside B2-B3 has a gap | Charges into B3                   | 1  | 11   | is not | is not |
        | breach-cavalry            | a German Cavalry squad | bocage       | hexside B2-B3 has been breached          | Charges into B3                   | 1  | 11   | is not | is not |

    @B9.4 @B9.541 @B9.7 @A4.2xB9.4xB9.541xB9.7-2201
    Scenario Outline: A4.2xB9.4xB9.541xB9.7-2201b by the road through the <barrier> P <how> for <mf> MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And B2 is an unpaved road
      And B3 is an unpaved road
      And <force> P in B2
      When P <how>
      Then that is allowed
      And it costs <mf> MF
      And P is on top in B3
      And P has <left> MF left
      And P <cx> CX
      And P <pin> pinned

      Examples:
        | row                | force                  | barrier      | how                               | mf | left | cx     | pin    |
        | wall-assault       | a German squad         | wall         | moves into B3 by Assault Movement | 1  | 3    | is not | is not |
        | wall-double-time   | a German squad         | wall         | moves into B3 by Double Time      | 1  | 5    | is     | is not |
        | wall-minimum       | a German squad         | wall         | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | wall-charge        | a berserk German squad | wall         | Charges into B3                   | 1  | 7    | is not | is not |
        | cactus-assault     | a German squad         | cactus hedge | moves into B3 by Assault Movement | 1  | 3    | is not | is not |
        | cactus-double-time | a German squad         | cactus hedge | moves into B3 by Double Time      | 1  | 5    | is     | is not |
        | cactus-minimum     | a German squad         | cactus hedge | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | cactus-charge      | a berserk German squad | cactus hedge | Charges into B3                   | 1  | 7    | is not | is not |
        | bocage-assault     | a German squad         | bocage       | moves into B3 by Assault Movement | 1  | 3    | is not | is not |
        | bocage-double-time | a German squad         | bocage       | moves into B3 by Double Time      | 1  | 5    | is     | is not |
        | bocage-minimum     | a German squad         | bocage       | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | bocage-charge      | a berserk German squad | bocage       | Charges into B3                   | 1  | 7    | is not | is not |

    @B9.4 @B9.541 @B9.7 @A4.2xB9.4xB9.541xB9.7-2201
    Scenario Outline: A4.2xB9.4xB9.541xB9.7-2201c through the <barrier> P Dashes onto a road for 1 MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And <opening>
      And B3 is an unpaved road
      And a German squad P in B2
      When P Dashes into B3
      Then that is allowed
      And it costs 1 MF
      And P is on top in B3
      And P has 3 MF left
      And P is not CX
      And P is not pinned

      Examples:
        | row        | barrier      | opening                                  |
        | gap        | wall         | the depiction of hexside B2-B3 has a gap |
        | gap-cactus | cactus hedge | the depiction of hexside B2-B3 has a gap |
        | breach     | bocage       | hexside B2-B3 has been breached          |

    @B9.4 @B9.541 @B9.7 @A4.7xB9.4xB9.541xB9.7-2201
    Scenario Outline: A4.7xB9.4xB9.541xB9.7-2201a in the <phase> P <goes> through the <barrier> and <cx> CX
      Given it is the <phase> of the German turn
      And hexside B2-B3 is a <barrier>
      And <opening>
      And a German squad P in B2
      And P is <state>
      And a Russian squad E in <where>
      When P <goes> into B3
      Then that is allowed
      And P is on top in B3
      And P <cx> CX
      And P is not pinned
      And P has 4 MF left

      Examples: nothing is crossed there
        | row                     | phase | barrier      | opening                                  | state    | where | goes      | cx     |
        | advances-gap-cactus     | APh   | cactus hedge | the depiction of hexside B2-B3 has a gap | Fanatic  | A9    | advances  | is not |
        | advances-gap-hedge      | APh   | hedge        | the depiction of hexside B2-B3 has a gap | Fanatic  | A9    | advances  | is not |
        | advances-breach-bocage  | APh   | bocage       | hexside B2-B3 has been breached          | Fanatic  | A9    | advances  | is not |
        | withdraws-gap-cactus    | CCPh  | cactus hedge | the depiction of hexside B2-B3 has a gap | in Melee | B2    | withdraws | is not |
        | withdraws-gap-hedge     | CCPh  | hedge        | the depiction of hexside B2-B3 has a gap | in Melee | B2    | withdraws | is not |
        | withdraws-breach-bocage | CCPh  | bocage       | hexside B2-B3 has been breached          | in Melee | B2    | withdraws | is not |

    @B9.4 @B9.541 @B9.7 @A4.7xB9.4xB9.541xB9.7-2201
    Scenario Outline: A4.7xB9.4xB9.541xB9.7-2201b in the <phase> P <goes> by the road through the <barrier>
      Given it is the <phase> of the German turn
      And hexside B2-B3 is a <barrier>
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And B2 is an unpaved road
      And B3 is an unpaved road
      And a German squad P in B2
      And P is <state>
      And a Russian squad E in <where>
      When P <goes> into B3
      Then that is allowed
      And P is on top in B3
      And P is not CX
      And P has 4 MF left

      Examples:
        | row              | phase | barrier      | state    | where | goes      |
        | advances-cactus  | APh   | cactus hedge | Fanatic  | A9    | advances  |
        | advances-bocage  | APh   | bocage       | Fanatic  | A9    | advances  |
        | advances-wall    | APh   | wall         | Fanatic  | A9    | advances  |
        | withdraws-cactus | CCPh  | cactus hedge | in Melee | B2    | withdraws |
        | withdraws-bocage | CCPh  | bocage       | in Melee | B2    | withdraws |
        | withdraws-wall   | CCPh  | wall         | in Melee | B2    | withdraws |

    @B9.54 @B9.6 @B9.7 @A4.7xB9.54xB9.6xB9.7-2201
    Scenario Outline: A4.7xB9.54xB9.6xB9.7-2201 in the <phase> P <goes> over a Hillside <barrier> into <to> and <cx> CX
      Given it is the <phase> of the German turn
      And hexside B2-B3 is a <barrier> at level 1
      And B3 is level 1 Open Ground
      And a German squad P with 4 MF in <from>
      And P is <state>
      And a Russian squad E in <where>
      When P <goes> into <to>
      Then that is allowed
      And P is on top in <to>
      And P <cx> CX
      And P has 4 MF left

      Examples: an entry of 4 MF, or over cactus, is one vs Difficult Terrain
        | row                 | phase | barrier      | from | to | state    | where | goes      | cx     |
        | advance-wall-up     | APh   | wall         | B2   | B3 | Fanatic  | A9    | advances  | is not |
        | advance-hedge-down  | APh   | hedge        | B3   | B2 | Fanatic  | A9    | advances  | is not |
        | advance-bocage-up   | APh   | bocage       | B2   | B3 | Fanatic  | A9    | advances  | is     |
        | advance-bocage-down | APh   | bocage       | B3   | B2 | Fanatic  | A9    | advances  | is not |
        | advance-cactus-up   | APh   | cactus hedge | B2   | B3 | Fanatic  | A9    | advances  | is     |
        | advance-cactus-down | APh   | cactus hedge | B3   | B2 | Fanatic  | A9    | advances  | is     |
        | withdraw-wall-up    | CCPh  | wall         | B2   | B3 | in Melee | B2    | withdraws | is not |
        | withdraw-hedge-down | CCPh  | hedge        | B3   | B2 | in Melee | B3    | withdraws | is not |

  Rule: A10.52 By Low Crawl

    @B9.4 @B9.7 @A10.52xB9.4xB9.7-2201
    Scenario Outline: A10.52xB9.4xB9.7-2201a through or over a <barrier> P Low Crawls for all its MF
      Given it is the RtPh of the German turn
      And hexside B2-B3 is a <barrier>
      And <opening>
      And a broken German squad P in B2
      And a Russian squad in B0
      When P routs into B3 by Low Crawl
      Then that is allowed
      And it has spent 6 MF in all
      And no Interdiction is possible anywhere
      And P is on top in B3

      Examples:
        | row             | barrier      | opening                                  |
        | wall            | wall         | B3 is Open Ground                        |
        | wall-into-woods | wall         | B3 is woods                              |
        | gap             | hedge        | the depiction of hexside B2-B3 has a gap |
        | gap-cactus      | cactus hedge | the depiction of hexside B2-B3 has a gap |
        | breach          | bocage       | hexside B2-B3 has been breached          |

    @B9.4 @B9.7 @A10.52xB9.4xB9.7-2201
    Scenario Outline: A10.52xB9.4xB9.7-2201b over a Hillside <barrier> P Low Crawls up for all its MF
      Given it is the RtPh of the German turn
      And hexside B2-B3 is a <barrier> at level 1
      And B3 is level 1 Open Ground
      And a broken German squad P in B2
      And a Russian squad in B0
      When P routs into B3 by Low Crawl
      Then that is allowed
      And it has spent 6 MF in all
      And no Interdiction is possible anywhere
      And P is on top in B3

      Examples:
        | row    | barrier      |
        | wall   | wall         |
        | bocage | bocage       |
        | cactus | cactus hedge |

    @B9.4 @B9.7 @A10.52xB9.4xB9.7-2201
    Scenario Outline: A10.52xB9.4xB9.7-2201c by the road through a <barrier> P Low Crawls for all its MF
      Given it is the RtPh of the German turn
      And hexside B2-B3 is a <barrier>
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And B2 is an unpaved road
      And B3 is an unpaved road
      And a broken German squad P in B2
      And a Russian squad in B0
      When P routs into B3 by Low Crawl
      Then that is allowed
      And it has spent 6 MF in all
      And no Interdiction is possible anywhere
      And P is on top in B3

      Examples:
        | row    | barrier      |
        | wall   | wall         |
        | cactus | cactus hedge |

    @B9.4 @B9.7 @A10.5xB9.4xB9.7-2201
    Scenario Outline: A10.5xB9.4xB9.7-2201 by the road through a <barrier> P routs for 1 MF
      Given it is the RtPh of the German turn
      And hexside B2-B3 is a <barrier>
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And B2 is an unpaved road
      And B3 is an unpaved road
      And B4 is woods
      And a broken German squad P in B2
      And a Russian squad in B0
      When P routs into B3
      And P routs into B4
      Then that is allowed
      And the expenditures are 1 and 2 MF
      And P is on top in B4

      Examples:
        | row    | barrier      |
        | wall   | wall         |
        | bocage | bocage       |
        | cactus | cactus hedge |

    @B27.4 @A10.52xB27.4-2201
    Scenario Outline: A10.52xB27.4-2201a P Low Crawls on top of <what> for all its MF
      Given it is the RtPh of the German turn
      And B3 holds <fort>
      And a broken German squad P in B2
      And a Russian squad in B0
      When P routs into B3 by Low Crawl
      Then that is allowed
      And it has spent 6 MF in all
      And no Interdiction is possible anywhere
      And P is on top in B3

      Examples:
        | row     | what      | fort         |
        | foxhole | a foxhole | a foxhole 1S |
        | trench  | a trench  | a trench     |
        | ditch   | a ditch   | an A-T Ditch |
        | sangar  | a sangar  | a sangar     |

    @B16.4 @A10.52xB16.4-2201
    Scenario Outline: A10.52xB16.4-2201 out of <ground> P Low Crawls for all its MF
      Given it is the RtPh of the German turn
      And B2 is <ground>
      And a broken German squad P in B2
      And a Russian squad in B0
      When P routs into B3 by Low Crawl
      Then that is allowed
      And it has spent 6 MF in all
      And no Interdiction is possible anywhere
      And P is on top in B3

      Examples:
        | row     | ground  |
        | marsh   | marsh   |
        | mudflat | mudflat |

  Rule: B26.4 B27.4 On top, from beneath, and off the Wire

    @B27.4 @B27.5 @A4.2xB27.4xB27.5-2201
    Scenario Outline: A4.2xB27.4xB27.5-2201a into a hex with <fort> <force> P <how>, on top
      Given it is the MPh of the German turn
      And B3 holds <fort>
      And <force> P in B2
      When P <how>
      Then that is allowed
      And it costs <mf> MF
      And P is on top in B3
      And P has <left> MF left
      And P <cx> CX
      And P <pin> pinned

      Examples: no MF for the counter
        | row                 | force                  | fort         | how                               | mf | left | cx     | pin    |
        | foxhole-assault     | a German squad         | a foxhole 1S | moves into B3 by Assault Movement | 1  | 3    | is not | is not |
        | foxhole-double-time | a German squad         | a foxhole 1S | moves into B3 by Double Time      | 1  | 5    | is     | is not |
        | foxhole-minimum     | a German squad         | a foxhole 1S | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | foxhole-charge      | a berserk German squad | a foxhole 1S | Charges into B3                   | 1  | 7    | is not | is not |
        | trench-assault      | a German squad         | a trench     | moves into B3 by Assault Movement | 1  | 3    | is not | is not |
        | trench-double-time  | a German squad         | a trench     | moves into B3 by Double Time      | 1  | 5    | is     | is not |
        | trench-minimum      | a German squad         | a trench     | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | trench-charge       | a berserk German squad | a trench     | Charges into B3                   | 1  | 7    | is not | is not |
        | ditch-assault       | a German squad         | an A-T Ditch | moves into B3 by Assault Movement | 1  | 3    | is not | is not |
        | ditch-double-time   | a German squad         | an A-T Ditch | moves into B3 by Double Time      | 1  | 5    | is     | is not |
        | ditch-minimum       | a German squad         | an A-T Ditch | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | ditch-charge        | a berserk German squad | an A-T Ditch | Charges into B3                   | 1  | 7    | is not | is not |
        | sangar-assault      | a German squad         | a sangar     | moves into B3 by Assault Movement | 1  | 3    | is not | is not |
        | sangar-double-time  | a German squad         | a sangar     | moves into B3 by Double Time      | 1  | 5    | is     | is not |
        | sangar-minimum      | a German squad         | a sangar     | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | sangar-charge       | a berserk German squad | a sangar     | Charges into B3                   | 1  | 7    | is not | is not |

    @B26.4 @A4.2xB26.4-2201
    Scenario Outline: A4.2xB26.4-2201a into a Wire hex <force> P <how>, on top
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <force> P in B2
      When P <how>
      Then that is allowed
      And it costs <mf> MF
      And P is on top in B3
      And P is on top of the Wire
      And P has <left> MF left
      And P <cx> CX
      And P <pin> pinned

      Examples:
        | row         | force                  | how                               | mf | left | cx     | pin    |
        | assault     | a German squad         | moves into B3 by Assault Movement | 1  | 3    | is not | is not |
        | double-time | a German squad         | moves into B3 by Double Time      | 1  | 5    | is     | is not |
        | minimum     | a German squad         | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | charge      | a berserk German squad | Charges into B3                   | 1  | 7    | is not | is not |

    @B27.4 @B27.5 @A4.2xB27.4xB27.5-2201
    Scenario Outline: A4.2xB27.4xB27.5-2201b into a road hex with <fort> P Dashes, on top
      Given it is the MPh of the German turn
      And B3 holds <fort>
      And B3 is an unpaved road
      And a German squad P in B2
      When P Dashes into B3
      Then that is allowed
      And it costs 1 MF
      And P is on top in B3
      And P has 3 MF left
      And P is not CX
      And P is not pinned

      Examples:
        | row     | fort         |
        | foxhole | a foxhole 1S |
        | trench  | a trench     |
        | ditch   | an A-T Ditch |

    @B27.4 @B27.5 @A4.2xB27.4xB27.5-2201
    Scenario Outline: A4.2xB27.4xB27.5-2201c from beneath the <cover> <force> P <how>: the MF to come out are apart
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And <force> P beneath the <cover> in B2
      When P <how>
      Then that is not allowed
      And B27.4, B27.54 or B27.6 forbids it

      Examples: level ground
        | row                 | fort         | force                  | cover     | how                               |
        | foxhole-assault     | a foxhole 1S | a German squad         | foxhole   | moves into B3 by Assault Movement |
        | foxhole-double-time | a foxhole 1S | a German squad         | foxhole   | moves into B3 by Double Time      |
        | foxhole-minimum     | a foxhole 1S | a German squad         | foxhole   | moves into B3 by Minimum Move     |
        | foxhole-charge      | a foxhole 1S | a berserk German squad | foxhole   | Charges into B3                   |
        | foxhole-dash        | a foxhole 1S | a German squad         | foxhole   | Dashes into B3                    |
        | trench-assault      | a trench     | a German squad         | trench    | moves into B3 by Assault Movement |
        | trench-double-time  | a trench     | a German squad         | trench    | moves into B3 by Double Time      |
        | trench-minimum      | a trench     | a German squad         | trench    | moves into B3 by Minimum Move     |
        | trench-charge       | a trench     | a berserk German squad | trench    | Charges into B3                   |
        | trench-dash         | a trench     | a German squad         | trench    | Dashes into B3                    |
        | ditch-assault       | an A-T Ditch | a German squad         | A-T Ditch | moves into B3 by Assault Movement |
        | ditch-double-time   | an A-T Ditch | a German squad         | A-T Ditch | moves into B3 by Double Time      |
        | ditch-minimum       | an A-T Ditch | a German squad         | A-T Ditch | moves into B3 by Minimum Move     |
        | ditch-charge        | an A-T Ditch | a berserk German squad | A-T Ditch | Charges into B3                   |
        | ditch-dash          | an A-T Ditch | a German squad         | A-T Ditch | Dashes into B3                    |
        | sangar-assault      | a sangar     | a German squad         | sangar    | moves into B3 by Assault Movement |
        | sangar-double-time  | a sangar     | a German squad         | sangar    | moves into B3 by Double Time      |
        | sangar-minimum      | a sangar     | a German squad         | sangar    | moves into B3 by Minimum Move     |
        | sangar-charge       | a sangar     | a berserk German squad | sangar    | Charges into B3                   |

    @B27.4 @B27.5 @A4.2xB27.4xB27.5-2201
    Scenario Outline: A4.2xB27.4xB27.5-2201d by <mode> P goes straight beneath the <cover>: the MF for it are apart
      Given it is the MPh of the German turn
      And B3 holds <fort>
      And <force> P in B2
      When P moves straight beneath the <cover> in B3 by <mode>
      Then that is not allowed

      Examples: level ground
        | row                 | fort         | force                  | cover     | mode         |
        | foxhole-double-time | a foxhole 1S | a German squad         | foxhole   | Double Time  |
        | foxhole-minimum     | a foxhole 1S | a German squad         | foxhole   | Minimum Move |
        | foxhole-charge      | a foxhole 1S | a berserk German squad | foxhole   | Charge       |
        | trench-double-time  | a trench     | a German squad         | trench    | Double Time  |
        | trench-minimum      | a trench     | a German squad         | trench    | Minimum Move |
        | trench-charge       | a trench     | a berserk German squad | trench    | Charge       |
        | ditch-double-time   | an A-T Ditch | a German squad         | A-T Ditch | Double Time  |
        | ditch-minimum       | an A-T Ditch | a German squad         | A-T Ditch | Minimum Move |
        | ditch-charge        | an A-T Ditch | a berserk German squad | A-T Ditch | Charge       |
        | sangar-double-time  | a sangar     | a German squad         | sangar    | Double Time  |
        | sangar-minimum      | a sangar     | a German squad         | sangar    | Minimum Move |
        | sangar-charge       | a sangar     | a berserk German squad | sangar    | Charge       |

    @B27.4 @B27.5 @A4.2xB27.4xB27.5-2201
    Scenario Outline: A4.2xB27.4xB27.5-2201e once out of the <cover> <force> P <how>
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And <force> P beneath the <cover> in B2
      When P comes out of the <cover>
      And P <how>
      Then that is allowed
      And it costs 1 MF
      And P is on top in B3
      And P has <left> MF left
      And P is not CX

      Examples:
        | row            | fort         | force                  | cover   | how             | left |
        | foxhole        | a foxhole 1S | a German squad         | foxhole | moves into B3   | 2    |
        | foxhole-charge | a foxhole 1S | a berserk German squad | foxhole | Charges into B3 | 6    |
        | trench-charge  | a trench     | a berserk German squad | trench  | Charges into B3 | 6    |
        | sangar-charge  | a sangar     | a berserk German squad | sangar  | Charges into B3 | 6    |

    @B27.4 @A4.134xB27.4-2201
    Scenario Outline: A4.134xB27.4-2201 once out of the <cover> no Minimum Move is left to P
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad P beneath the <cover> in B2
      When P comes out of the <cover>
      And P moves into B3 by Minimum Move
      Then that is not allowed

      Examples: it takes all MF, none spent before
        | row     | fort         | cover   |
        | foxhole | a foxhole 1S | foxhole |
        | trench  | a trench     | trench  |
        | sangar  | a sangar     | sangar  |

    @B27.4 @A4.134xB27.4-2201
    Scenario Outline: A4.134xB27.4-2201b on top of the <cover> P has spent nothing and makes one
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad P on top of the <cover> in B2
      When P moves into B3 by Minimum Move
      Then that is allowed
      And it costs 4 MF
      And P is on top in B3
      And P has 0 MF left
      And P is CX
      And P is pinned

      Examples:
        | row     | fort         | cover   |
        | foxhole | a foxhole 1S | foxhole |
        | sangar  | a sangar     | sangar  |

    @B27.4 @A4.5xB27.4-2201
    Scenario Outline: A4.5xB27.4-2201 out of the <cover> by Double Time, and on
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad P beneath the <cover> in B2
      When P comes out of the <cover> by Double Time
      And P moves into B3
      Then that is allowed
      And the expenditures are <mf> MF
      And P is on top in B3
      And P has <left> MF left
      And P is CX
      And P is not pinned

      Examples:
        | row     | fort         | cover   | mf      | left |
        | foxhole | a foxhole 1S | foxhole | 1 and 1 | 4    |
        | trench  | a trench     | trench  | 1 and 1 | 4    |
        | sangar  | a sangar     | sangar  | 1 and 1 | 4    |

      @reading:B27.56-ditch-cost
      Examples: by the reading taken
        | row   | fort         | cover     | mf      | left |
        | ditch | an A-T Ditch | A-T Ditch | 2 and 1 | 3    |

    @B26.4 @A4.2xB26.4-2201
    Scenario Outline: A4.2xB26.4-2201b from the top of the Wire <force> P <how>: it may not
      Given it is the MPh of the German turn
      And B2 holds Wire
      And <force> P on top of the Wire in B2
      When P <how>
      Then that is not allowed
      And B26.4 or B26.46 forbids it

      Examples: no mode of movement leads off it
        | row         | force                  | how                               |
        | assault     | a German squad         | moves into B3 by Assault Movement |
        | double-time | a German squad         | moves into B3 by Double Time      |
        | minimum     | a German squad         | moves into B3 by Minimum Move     |
        | charge      | a berserk German squad | Charges into B3                   |
        | dash        | a German squad         | Dashes into B3                    |

    @B26.4 @A4.2xB26.4-2201
    Scenario Outline: A4.2xB26.4-2201c from beneath the Wire <force> P <how> for <mf> MF
      Given it is the MPh of the German turn
      And B2 holds Wire
      And <force> P beneath the Wire in B2
      When P <how>
      Then that is allowed
      And it costs <mf> MF
      And P is on top in B3
      And P has <left> MF left
      And P <cx> CX
      And P <pin> pinned

      Examples: unhindered
        | row         | force                  | how                               | mf | left | cx     | pin    |
        | assault     | a German squad         | moves into B3 by Assault Movement | 1  | 3    | is not | is not |
        | double-time | a German squad         | moves into B3 by Double Time      | 1  | 5    | is     | is not |
        | minimum     | a German squad         | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | charge      | a berserk German squad | Charges into B3                   | 1  | 7    | is not | is not |

    @B26.4 @A10.52xB26.4-2201
    Scenario Outline: A10.52xB26.4-2201 in the RtPh P <goes> from the top of the Wire: it may not
      Given it is the RtPh of the German turn
      And B2 holds Wire
      And B3 is woods
      And a broken German squad P on top of the Wire in B2
      And a Russian squad in B0
      When P <goes>
      Then that is not allowed
      And B26.4 forbids it

      Examples:
        | row   | goes                       |
        | crawl | routs into B3 by Low Crawl |
        | rout  | routs into B3              |

    @B26.4 @A10.52xB26.4-2201
    Scenario Outline: A10.52xB26.4-2201b in the RtPh P <goes> from beneath the Wire for <mf> MF
      Given it is the RtPh of the German turn
      And B2 holds Wire
      And B3 is woods
      And a broken German squad P beneath the Wire in B2
      And a Russian squad in B0
      When P <goes>
      Then that is allowed
      And it has spent <mf> MF in all
      And P is on top in B3

      Examples: unhindered
        | row   | goes                       | mf |
        | crawl | routs into B3 by Low Crawl | 6  |
        | rout  | routs into B3              | 2  |

    @B26.4 @A4.7xB26.4-2201
    Scenario Outline: A4.7xB26.4-2201 in the <phase> P <goes> from <place> the Wire: <verdict>
      Given it is the <phase> of the German turn
      And B2 holds Wire
      And a German squad P <place> the Wire in B2
      And P is <state>
      And a Russian squad E <enemy>
      When P <goes> into B3
      Then that is <verdict>

      Examples:
        | row              | phase | place     | state    | enemy                    | goes      | verdict     |
        | advance-on       | APh   | on top of | Fanatic  | in A9                    | advances  | not allowed |
        | advance-beneath  | APh   | beneath   | Fanatic  | in A9                    | advances  | allowed     |
        | withdraw-on      | CCPh  | on top of | in Melee | beneath the Wire in B2   | withdraws | not allowed |
        | withdraw-beneath | CCPh  | beneath   | in Melee | on top of the Wire in B2 | withdraws | allowed     |

    @B26.4 @A4.7xB26.4-2201
    Scenario Outline: A4.7xB26.4-2201b in the <phase> P <goes> onto the Wire, is not CX, and has no wall advantage over the <barrier>
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And hexside B2-B3 is a <barrier>
      And a German squad P with 4 MF in B2
      And P is <state>
      And a Russian squad E in <where>
      When P <goes> into B3
      Then that is allowed
      And P is on top in B3
      And P is on top of the Wire
      And P is not CX
      And P has no wall advantage
      And P has 4 MF left

      Examples: Wire adds nothing
        | row            | phase | barrier | state    | where | goes      |
        | advance-wall   | APh   | wall    | Fanatic  | A9    | advances  |
        | advance-bocage | APh   | bocage  | Fanatic  | A9    | advances  |
        | withdraw-hedge | CCPh  | hedge   | in Melee | B2    | withdraws |

    @B27.4 @A11.2xB27.4-2201
    Scenario Outline: A11.2xB27.4-2201a P withdraws <way> in the next hex and is not CX
      Given it is the CCPh of the German turn
      And B3 holds <fort>
      And a German squad P in B2
      And P is in Melee
      And a Russian squad E in B2
      When P withdraws <way> B3
      Then that is allowed
      And P is <where> in B3
      And P is not CX
      And P has 4 MF left

      Examples: on top as beneath
        | row          | fort         | way                               | where                 |
        | onto-trench  | a trench     | into                              | on top                |
        | onto-ditch   | an A-T Ditch | into                              | on top                |
        | onto-sangar  | a sangar     | into                              | on top                |
        | into-foxhole | a foxhole 1S | straight beneath the foxhole in   | beneath the foxhole   |

      @reading:B27.56-ditch-cost
      Examples: and straight beneath a ditch
        | row          | fort         | way                               | where                 |
        | into-ditch   | an A-T Ditch | straight beneath the A-T Ditch in | beneath the A-T Ditch |

    @B27.4 @A4.7xB27.4-2201
    Scenario Outline: A4.7xB27.4-2201 P advances on top of the <cover> of the next hex and is not CX
      Given it is the APh of the German turn
      And B3 holds <fort>
      And a German squad P in B2
      When P advances into B3
      Then that is allowed
      And P is on top in B3
      And P is not CX
      And P has 4 MF left

      Examples:
        | row    | cover     | fort         |
        | ditch  | A-T Ditch | an A-T Ditch |
        | trench | trench    | a trench     |

  Rule: B27.54 From trench to trench

    @B9.7 @B27.54 @A4.2xB9.7xB27.54-2201
    Scenario Outline: A4.2xB9.7xB27.54-2201a from trench to trench over a <barrier>, <wire> there, by <mode> for <mf> MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And B2 holds <fort>
      And B3 holds <there>
      And B3 holds <wire>
      And <force> P beneath the <cover> in B2
      And a Russian squad E in B6
      When P moves straight beneath the <under> in B3 by <mode>
      Then that is allowed
      And it costs <mf> MF
      And P is beneath the <under> in B3
      And P has <left> MF left
      And P <cx> CX
      And P <pin> pinned

      Examples: neither hexside nor Wire matters
        | row                | barrier      | fort     | there    | wire    | force                  | cover  | under  | mode             | mf | left | cx     | pin    |
        | wall-assault       | wall         | a trench | a trench | Wire    | a German squad         | trench | trench | Assault Movement | 1  | 3    | is not | is not |
        | wall-double-time   | wall         | a trench | a trench | no Wire | a German squad         | trench | trench | Double Time      | 1  | 5    | is     | is not |
        | wall-minimum       | wall         | a trench | a trench | Wire    | a German squad         | trench | trench | Minimum Move     | 4  | 0    | is     | is     |
        | wall-charge        | wall         | a trench | a trench | no Wire | a berserk German squad | trench | trench | Charge           | 1  | 7    | is not | is not |
        | bocage-assault     | bocage       | a trench | a trench | Wire    | a German squad         | trench | trench | Assault Movement | 1  | 3    | is not | is not |
        | bocage-double-time | bocage       | a trench | a trench | no Wire | a German squad         | trench | trench | Double Time      | 1  | 5    | is     | is not |
        | bocage-minimum     | bocage       | a trench | a trench | Wire    | a German squad         | trench | trench | Minimum Move     | 4  | 0    | is     | is     |
        | bocage-charge      | bocage       | a trench | a trench | no Wire | a berserk German squad | trench | trench | Charge           | 1  | 7    | is not | is not |
        | cactus-assault     | cactus hedge | a trench | a trench | Wire    | a German squad         | trench | trench | Assault Movement | 1  | 3    | is not | is not |
        | cactus-double-time | cactus hedge | a trench | a trench | no Wire | a German squad         | trench | trench | Double Time      | 1  | 5    | is     | is not |
        | cactus-minimum     | cactus hedge | a trench | a trench | Wire    | a German squad         | trench | trench | Minimum Move     | 4  | 0    | is     | is     |
        | cactus-charge      | cactus hedge | a trench | a trench | no Wire | a berserk German squad | trench | trench | Charge           | 1  | 7    | is not | is not |

    @B9.7 @B27.54 @A4.2xB9.7xB27.54-2201
    Scenario Outline: A4.2xB9.7xB27.54-2201b and plainly over a <barrier>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And B2 holds <fort>
      And B3 holds <there>
      And B3 holds <wire>
      And <force> P beneath the <cover> in B2
      And a Russian squad E in B6
      When P moves straight beneath the <under> in B3
      Then that is allowed
      And it costs <mf> MF
      And P is beneath the <under> in B3
      And P has <left> MF left
      And P <cx> CX
      And P <pin> pinned

      Examples:
        | row          | barrier      | fort     | there    | wire    | force          | cover  | under  | mf | left | cx     | pin    |
        | wall-plain   | wall         | a trench | a trench | no Wire | a German squad | trench | trench | 1  | 3    | is not | is not |
        | bocage-plain | bocage       | a trench | a trench | no Wire | a German squad | trench | trench | 1  | 3    | is not | is not |
        | cactus-plain | cactus hedge | a trench | a trench | no Wire | a German squad | trench | trench | 1  | 3    | is not | is not |

    @B9.7 @B27.54 @A4.7xB9.7xB27.54-2201
    Scenario Outline: A4.7xB9.7xB27.54-2201a in the <phase> P <goes> from trench to trench over a <barrier> and is not CX
      Given it is the <phase> of the German turn
      And hexside B2-B3 is a <barrier>
      And B2 holds a trench
      And B3 holds a trench
      And B3 holds Wire
      And a German squad P beneath the trench in B2
      And P is <state>
      And a Russian squad E <enemy>
      When P <goes> straight beneath the trench in B3
      Then that is allowed
      And P is beneath the trench in B3
      And P is not on the Wire
      And P is not CX
      And P has 4 MF left

      Examples: no Advance vs Difficult Terrain
        | row              | phase | barrier      | state    | enemy                    | goes      |
        | advances-cactus  | APh   | cactus hedge | Fanatic  | in A9                    | advances  |
        | advances-bocage  | APh   | bocage       | Fanatic  | in A9                    | advances  |
        | advances-wall    | APh   | wall         | Fanatic  | in A9                    | advances  |
        | withdraws-cactus | CCPh  | cactus hedge | in Melee | beneath the trench in B2 | withdraws |
        | withdraws-bocage | CCPh  | bocage       | in Melee | beneath the trench in B2 | withdraws |
        | withdraws-wall   | CCPh  | wall         | in Melee | beneath the trench in B2 | withdraws |

    @B9.7 @B27.54 @A10.5xB9.7xB27.54-2201
    Scenario Outline: A10.5xB9.7xB27.54-2201 P routs from trench to trench over a <barrier> for 1 MF, out of Interdiction
      Given it is the RtPh of the German turn
      And hexside B2-B3 is a <barrier>
      And B2 holds a trench
      And B3 holds a trench
      And a broken German squad P beneath the trench in B2
      And a Russian squad E in B0
      When P routs straight beneath the trench in B3
      Then that is allowed
      And it has spent 1 MF in all
      And no Interdiction is possible anywhere
      And P is beneath the trench in B3

      Examples:
        | row    | barrier      |
        | wall   | wall         |
        | bocage | bocage       |
        | cactus | cactus hedge |

    @B9.7 @B27.54 @A10.52xB9.7xB27.54-2201
    Scenario Outline: A10.52xB9.7xB27.54-2201 over a <barrier> P Low Crawls from trench to trench for all its MF
      Given it is the RtPh of the German turn
      And hexside B2-B3 is a <barrier>
      And B2 holds <fort>
      And B3 holds a trench
      And B3 holds <wire>
      And a broken German squad P beneath the <cover> in B2
      And a Russian squad E in B0
      When P routs straight beneath the trench in B3 by Low Crawl
      Then that is allowed
      And it has spent 6 MF in all
      And no Interdiction is possible anywhere
      And P is beneath the trench in B3
      And P is not on the Wire

      Examples: Low Crawl takes all MF, the trench takes no more
        | row    | barrier      | fort         | wire    | cover     |
        | wall   | wall         | a trench     | no Wire | trench    |
        | cactus | cactus hedge | a trench     | Wire    | trench    |
        | bocage | bocage       | an A-T Ditch | no Wire | A-T Ditch |

    @B27.54 @A4.5xB27.54-2201
    Scenario Outline: A4.5xB27.54-2201 E fires at P, which has gone from trench to trench over a <barrier> by <mode>: no FFNAM, no FFMO
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And B2 holds a trench
      And B3 holds a trench
      And <force> P beneath the trench in B2
      And a Russian squad E in B4
      When P moves straight beneath the trench in B3 by <mode>
      And E declares Defensive First Fire at P
      Then that is allowed
      And FFNAM does not apply
      And FFMO does not apply
      And the TEM is +2

      Examples: whatever the mode
        | row         | barrier | force                  | mode             |
        | double-time | wall    | a German squad         | Double Time      |
        | minimum     | wall    | a German squad         | Minimum Move     |
        | assault     | hedge   | a German squad         | Assault Movement |
        | charge      | hedge   | a berserk German squad | Charge           |

  Rule: B16.4 Out of marsh, and through mudflat

    @B16.4 @B16.71 @A4.2xB16.4xB16.71-2201
    Scenario Outline: A4.2xB16.4xB16.71-2201a <from> is <ground>: <force> P <how> for <mf> MF
      Given it is the MPh of the German turn
      And <from> is <ground>
      And <force> P in B2
      When P <how>
      Then that is allowed
      And it costs <mf> MF
      And P is on top in B3
      And P has <left> MF left
      And P <cx> CX
      And P <pin> pinned

      Examples: marsh costs who enters it
        | row                        | force                  | from | ground  | how                               | mf | left | cx     | pin    |
        | out-of-marsh-assault       | a German squad         | B2   | marsh   | moves into B3 by Assault Movement | 1  | 3    | is not | is not |
        | out-of-marsh-double-time   | a German squad         | B2   | marsh   | moves into B3 by Double Time      | 1  | 5    | is     | is not |
        | out-of-marsh-minimum       | a German squad         | B2   | marsh   | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | out-of-marsh-charge        | a berserk German squad | B2   | marsh   | Charges into B3                   | 1  | 7    | is not | is not |
        | out-of-mudflat-assault     | a German squad         | B2   | mudflat | moves into B3 by Assault Movement | 1  | 3    | is not | is not |
        | out-of-mudflat-double-time | a German squad         | B2   | mudflat | moves into B3 by Double Time      | 1  | 5    | is     | is not |
        | out-of-mudflat-minimum     | a German squad         | B2   | mudflat | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | out-of-mudflat-charge      | a berserk German squad | B2   | mudflat | Charges into B3                   | 1  | 7    | is not | is not |
        | into-mudflat-assault       | a German squad         | B3   | mudflat | moves into B3 by Assault Movement | 2  | 2    | is not | is not |
        | into-mudflat-double-time   | a German squad         | B3   | mudflat | moves into B3 by Double Time      | 2  | 4    | is     | is not |
        | into-mudflat-minimum       | a German squad         | B3   | mudflat | moves into B3 by Minimum Move     | 4  | 0    | is     | is     |
        | into-mudflat-charge        | a berserk German squad | B3   | mudflat | Charges into B3                   | 2  | 6    | is not | is not |

    @B16.4 @B16.71 @A4.2xB16.4xB16.71-2201
    Scenario Outline: A4.2xB16.4xB16.71-2201b out of <ground> P Dashes onto a road for 1 MF
      Given it is the MPh of the German turn
      And B2 is <ground>
      And B3 is an unpaved road
      And a German squad P in B2
      When P Dashes into B3
      Then that is allowed
      And it costs 1 MF
      And P is on top in B3
      And P is not CX

      Examples:
        | row     | ground  |
        | marsh   | marsh   |
        | mudflat | mudflat |

    @B16.4 @A4.7xB16.4-2201
    Scenario Outline: A4.7xB16.4-2201 in the <phase> P <goes> out of <ground> and is not CX
      Given it is the <phase> of the German turn
      And B2 is <ground>
      And a German squad P in B2
      And P is <state>
      And a Russian squad E in <where>
      When P <goes> into B3
      Then that is allowed
      And P is on top in B3
      And P is not CX
      And P has 4 MF left

      Examples:
        | row               | phase | ground  | state    | where | goes      |
        | advances-marsh    | APh   | marsh   | Fanatic  | A9    | advances  |
        | advances-mudflat  | APh   | mudflat | Fanatic  | A9    | advances  |
        | withdraws-marsh   | CCPh  | marsh   | in Melee | B2    | withdraws |
        | withdraws-mudflat | CCPh  | mudflat | in Melee | B2    | withdraws |
