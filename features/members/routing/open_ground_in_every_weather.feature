Feature: Open Ground to an enemy, in every weather

  Rule: B26.41 Out of Open Ground one must rout

    @B26.41 @B26.41-7
    Scenario Outline: B26.41-7s <unit> <place> the Wire in <ground> with <enemy> <there> <spot> two hexes off <must>, <weather>
      Given it is the RtPh of the German turn
      And the weather is <weather>
      And B2 is <ground>
      And B2 holds Wire
      And B4 is <spot>
      And B4 holds <fort>
      And <unit> P <place> the Wire in B2
      And <enemy> E <there> B4
      And <more>
      When the players ask whether P must rout
      Then P <must>

      Examples: out of Open Ground alone, whoever it is and whoever sees it
        | row                     | unit                                | place     | ground      | enemy                     | there                  | spot                                | fort         | more                                       | weather       | must          |
        | clear                   | a broken German squad               | on top of | Open Ground | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | Clear         | must rout     |
        | clear-brush             | a broken German squad               | beneath   | brush       | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | Clear         | need not rout |
        | overcast                | a broken German squad               | beneath   | Open Ground | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | Overcast      | must rout     |
        | overcast-brush          | a broken German squad               | on top of | grain       | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | Overcast      | need not rout |
        | mud                     | a broken German squad               | on top of | Open Ground | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | Mud           | must rout     |
        | mud-brush               | a broken German squad               | beneath   | orchard     | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | Mud           | need not rout |
        | snow                    | a broken German squad               | beneath   | Open Ground | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | Snow          | must rout     |
        | snow-brush              | a broken German squad               | on top of | brush       | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | Snow          | need not rout |
        | ground-snow             | a broken German squad               | on top of | Open Ground | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | Ground Snow   | must rout     |
        | ground-snow-brush       | a broken German squad               | beneath   | grain       | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | Ground Snow   | need not rout |
        | deep-snow               | a broken German squad               | beneath   | Open Ground | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | Deep Snow     | must rout     |
        | deep-snow-brush         | a broken German squad               | on top of | orchard     | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | Deep Snow     | need not rout |
        | sub-zero-cold           | a broken German squad               | on top of | Open Ground | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | sub-zero cold | must rout     |
        | sub-zero-cold-brush     | a broken German squad               | beneath   | brush       | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | sub-zero cold | need not rout |
        | dm                      | a broken DM German squad            | beneath   | Open Ground | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | must rout     |
        | dm-brush                | a broken DM German squad            | beneath   | brush       | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | need not rout |
        | half-squad              | a broken German half-squad          | beneath   | Open Ground | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | must rout     |
        | half-squad-brush        | a broken German half-squad          | beneath   | brush       | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | need not rout |
        | crew                    | a broken German crew                | beneath   | Open Ground | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | must rout     |
        | crew-brush              | a broken German crew                | beneath   | brush       | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | need not rout |
        | leader                  | a broken German leader              | beneath   | Open Ground | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | must rout     |
        | leader-brush            | a broken German leader              | beneath   | brush       | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | need not rout |
        | wounded                 | a broken wounded German leader      | beneath   | Open Ground | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | must rout     |
        | wounded-brush           | a broken wounded German leader      | beneath   | brush       | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | need not rout |
        | green                   | a broken inexperienced German squad | beneath   | Open Ground | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | must rout     |
        | green-brush             | a broken inexperienced German squad | beneath   | brush       | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | need not rout |
        | fanatic                 | a broken Fanatic German squad       | beneath   | Open Ground | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | must rout     |
        | fanatic-brush           | a broken Fanatic German squad       | beneath   | brush       | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | need not rout |
        | encircled               | a broken Encircled German squad     | beneath   | Open Ground | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | must rout     |
        | encircled-brush         | a broken Encircled German squad     | beneath   | brush       | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | need not rout |
        | disrupted               | a broken disrupted German squad     | beneath   | Open Ground | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | must rout     |
        | disrupted-brush         | a broken disrupted German squad     | beneath   | brush       | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | need not rout |
        | cx                      | a broken CX German squad            | beneath   | Open Ground | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | must rout     |
        | cx-brush                | a broken CX German squad            | beneath   | brush       | a Russian squad           | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | need not rout |
        | wall-advantage          | a broken German squad               | on top of | Open Ground | a Russian squad           | in                     | Open Ground                         | no foxhole   | hexside B4-B5 is a wall                    | not defined   | must rout     |
        | wall-advantage-brush    | a broken German squad               | on top of | brush       | a Russian squad           | in                     | Open Ground                         | no foxhole   | hexside B4-B5 is a wall                    | not defined   | need not rout |
        | sp-gun                  | a broken German squad               | on top of | Open Ground | a Russian SP gun          | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | must rout     |
        | sp-gun-brush            | a broken German squad               | on top of | brush       | a Russian SP gun          | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | need not rout |
        | by-cx                   | a broken German squad               | on top of | Open Ground | a CX Russian squad        | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | must rout     |
        | by-cx-brush             | a broken German squad               | on top of | brush       | a CX Russian squad        | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | need not rout |
        | by-pinned               | a broken German squad               | on top of | Open Ground | a pinned Russian squad    | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | must rout     |
        | by-pinned-brush         | a broken German squad               | on top of | brush       | a pinned Russian squad    | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | need not rout |
        | by-ti                   | a broken German squad               | on top of | Open Ground | a TI Russian squad        | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | must rout     |
        | by-ti-brush             | a broken German squad               | on top of | brush       | a TI Russian squad        | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | need not rout |
        | by-cavalry              | a broken German squad               | on top of | Open Ground | a Russian Cavalry squad   | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | must rout     |
        | by-cavalry-brush        | a broken German squad               | on top of | brush       | a Russian Cavalry squad   | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | need not rout |
        | by-lmg                  | a broken German squad               | on top of | Open Ground | a Russian leader          | in                     | Open Ground                         | no foxhole   | E possesses a LMG                          | not defined   | must rout     |
        | by-lmg-brush            | a broken German squad               | on top of | brush       | a Russian leader          | in                     | Open Ground                         | no foxhole   | E possesses a LMG                          | not defined   | need not rout |
        | from-foxhole            | a broken German squad               | on top of | Open Ground | a Russian squad           | beneath the foxhole in | Open Ground                         | a foxhole 1S | B1 is woods                                | not defined   | must rout     |
        | from-foxhole-brush      | a broken German squad               | on top of | brush       | a Russian squad           | beneath the foxhole in | Open Ground                         | a foxhole 1S | B1 is woods                                | not defined   | need not rout |
        | from-trench             | a broken German squad               | on top of | Open Ground | a Russian squad           | beneath the trench in  | Open Ground                         | a trench     | B1 is woods                                | not defined   | must rout     |
        | from-trench-brush       | a broken German squad               | on top of | brush       | a Russian squad           | beneath the trench in  | Open Ground                         | a trench     | B1 is woods                                | not defined   | need not rout |
        | from-wire               | a broken German squad               | on top of | Open Ground | a Russian squad           | on top of the Wire in  | Open Ground                         | Wire         | B1 is woods                                | not defined   | must rout     |
        | from-wire-brush         | a broken German squad               | on top of | brush       | a Russian squad           | on top of the Wire in  | Open Ground                         | Wire         | B1 is woods                                | not defined   | need not rout |
        | from-beneath-wire       | a broken German squad               | on top of | Open Ground | a Russian squad           | beneath the Wire in    | Open Ground                         | Wire         | B1 is woods                                | not defined   | must rout     |
        | from-beneath-wire-brush | a broken German squad               | on top of | brush       | a Russian squad           | beneath the Wire in    | Open Ground                         | Wire         | B1 is woods                                | not defined   | need not rout |
        | from-pillbox            | a broken German squad               | on top of | Open Ground | a Russian squad           | in the pillbox in      | Open Ground                         | a pillbox    | B1 is woods                                | not defined   | must rout     |
        | from-pillbox-brush      | a broken German squad               | on top of | brush       | a Russian squad           | in the pillbox in      | Open Ground                         | a pillbox    | B1 is woods                                | not defined   | need not rout |
        | from-level-1            | a broken German squad               | on top of | Open Ground | a Russian squad           | on level 1 of          | stone building with one upper level | no foxhole   | B1 is woods                                | not defined   | must rout     |
        | from-level-1-brush      | a broken German squad               | on top of | brush       | a Russian squad           | on level 1 of          | stone building with one upper level | no foxhole   | B1 is woods                                | not defined   | need not rout |
        | from-crest              | a broken German squad               | on top of | Open Ground | a Russian squad           | in Crest status in     | gully                               | no foxhole   | E fronts hexside B3-B4 in its Crest status | not defined   | must rout     |
        | from-crest-brush        | a broken German squad               | on top of | brush       | a Russian squad           | in Crest status in     | gully                               | no foxhole   | E fronts hexside B3-B4 in its Crest status | not defined   | need not rout |
        | from-bridge             | a broken German squad               | on top of | Open Ground | a Russian squad           | on the bridge in       | bridge                              | no foxhole   | B1 is woods                                | not defined   | must rout     |
        | from-bridge-brush       | a broken German squad               | on top of | brush       | a Russian squad           | on the bridge in       | bridge                              | no foxhole   | B1 is woods                                | not defined   | need not rout |
        | by-broken-brush         | a broken German squad               | on top of | brush       | a broken Russian squad    | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | need not rout |
        | by-unarmed-brush        | a broken German squad               | on top of | brush       | an unarmed Russian squad  | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | need not rout |
        | by-leader-brush         | a broken German squad               | on top of | brush       | a Russian leader          | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | need not rout |
        | by-concealed-brush      | a broken German squad               | on top of | brush       | a concealed Russian squad | in                     | Open Ground                         | no foxhole   | B1 is woods                                | not defined   | need not rout |

    @B26.41 @B26.41-7
    Scenario Outline: B26.41-7t in <ground> with a squad that <carried> <vehicle> two hexes off it <must>
      Given it is the RtPh of the German turn
      And B2 is <ground>
      And B2 holds Wire
      And a broken German squad P on top of the Wire in B2
      And <vehicle> T in B4
      And a Russian squad E in B4
      And E <carried> T
      When the players ask whether P must rout
      Then P <must>

      Examples:
        | row             | ground      | vehicle                   | carried   | must          |
        | rider           | Open Ground | an abandoned Russian tank | rides on  | must rout     |
        | rider-brush     | brush       | an abandoned Russian tank | rides on  | need not rout |
        | passenger       | Open Ground | a Russian truck           | is aboard | must rout     |
        | passenger-brush | brush       | a Russian truck           | is aboard | need not rout |

  Rule: B16.3 Marsh is no Open Ground, but in snow

    @B16.3 @B16.8 @B16.3-4 @B16.8-3
    Scenario Outline: B16.3-4s <unit> that routs into <ground> with <enemy> three hexes off, <weather>: <claim>
      Given it is the RtPh of the German turn
      And the weather is <weather>
      And F5 is <ground>
      And <unit> P in E6
      And <enemy> E in F8
      And <more>
      When P routs into F5
      Then that is allowed
      And <claim>

      Examples: marsh is no Open Ground unless it is frozen or in snow
        | row                      | unit                                | ground      | enemy                      | more                    | weather       | claim                             |
        | clear-open               | a broken German squad               | Open Ground | a Russian squad            | B1 is woods             | Clear         | Interdiction is possible in F5    |
        | clear-marsh              | a broken German squad               | marsh       | a Russian squad            | B1 is woods             | Clear         | no Interdiction is possible in F5 |
        | overcast-open            | a broken German squad               | Open Ground | a Russian squad            | B1 is woods             | Overcast      | Interdiction is possible in F5    |
        | overcast-marsh           | a broken German squad               | marsh       | a Russian squad            | B1 is woods             | Overcast      | no Interdiction is possible in F5 |
        | snow-open                | a broken German squad               | Open Ground | a Russian squad            | B1 is woods             | Snow          | Interdiction is possible in F5    |
        | snow-marsh               | a broken German squad               | marsh       | a Russian squad            | B1 is woods             | Snow          | Interdiction is possible in F5    |
        | ground-snow-open         | a broken German squad               | Open Ground | a Russian squad            | B1 is woods             | Ground Snow   | Interdiction is possible in F5    |
        | ground-snow-marsh        | a broken German squad               | marsh       | a Russian squad            | B1 is woods             | Ground Snow   | Interdiction is possible in F5    |
        | deep-snow-open           | a broken German squad               | Open Ground | a Russian squad            | B1 is woods             | Deep Snow     | Interdiction is possible in F5    |
        | deep-snow-marsh          | a broken German squad               | marsh       | a Russian squad            | B1 is woods             | Deep Snow     | Interdiction is possible in F5    |
        | sub-zero-cold-open       | a broken German squad               | Open Ground | a Russian squad            | B1 is woods             | sub-zero cold | Interdiction is possible in F5    |
        | sub-zero-cold-marsh      | a broken German squad               | marsh       | a Russian squad            | B1 is woods             | sub-zero cold | Interdiction is possible in F5    |
        | dm-open                  | a broken DM German squad            | Open Ground | a Russian squad            | B1 is woods             | not defined   | Interdiction is possible in F5    |
        | dm-marsh                 | a broken DM German squad            | marsh       | a Russian squad            | B1 is woods             | not defined   | no Interdiction is possible in F5 |
        | half-squad-open          | a broken German half-squad          | Open Ground | a Russian squad            | B1 is woods             | not defined   | Interdiction is possible in F5    |
        | half-squad-marsh         | a broken German half-squad          | marsh       | a Russian squad            | B1 is woods             | not defined   | no Interdiction is possible in F5 |
        | crew-open                | a broken German crew                | Open Ground | a Russian squad            | B1 is woods             | not defined   | Interdiction is possible in F5    |
        | crew-marsh               | a broken German crew                | marsh       | a Russian squad            | B1 is woods             | not defined   | no Interdiction is possible in F5 |
        | leader-open              | a broken German leader              | Open Ground | a Russian squad            | B1 is woods             | not defined   | Interdiction is possible in F5    |
        | leader-marsh             | a broken German leader              | marsh       | a Russian squad            | B1 is woods             | not defined   | no Interdiction is possible in F5 |
        | green-open               | a broken inexperienced German squad | Open Ground | a Russian squad            | B1 is woods             | not defined   | Interdiction is possible in F5    |
        | green-marsh              | a broken inexperienced German squad | marsh       | a Russian squad            | B1 is woods             | not defined   | no Interdiction is possible in F5 |
        | fanatic-open             | a broken Fanatic German squad       | Open Ground | a Russian squad            | B1 is woods             | not defined   | Interdiction is possible in F5    |
        | fanatic-marsh            | a broken Fanatic German squad       | marsh       | a Russian squad            | B1 is woods             | not defined   | no Interdiction is possible in F5 |
        | encircled-open           | a broken Encircled German squad     | Open Ground | a Russian squad            | B1 is woods             | not defined   | Interdiction is possible in F5    |
        | encircled-marsh          | a broken Encircled German squad     | marsh       | a Russian squad            | B1 is woods             | not defined   | no Interdiction is possible in F5 |
        | wounded-open             | a broken wounded German leader      | Open Ground | a Russian squad            | B1 is woods             | not defined   | Interdiction is possible in F5    |
        | wounded-marsh            | a broken wounded German leader      | marsh       | a Russian squad            | B1 is woods             | not defined   | no Interdiction is possible in F5 |
        | by-wall-advantage-open   | a broken German squad               | Open Ground | a Russian squad            | hexside F8-F9 is a wall | not defined   | Interdiction is possible in F5    |
        | by-wall-advantage-marsh  | a broken German squad               | marsh       | a Russian squad            | hexside F8-F9 is a wall | not defined   | no Interdiction is possible in F5 |
        | by-pinned-open           | a broken German squad               | Open Ground | a pinned Russian squad     | B1 is woods             | not defined   | Interdiction is possible in F5    |
        | by-pinned-marsh          | a broken German squad               | marsh       | a pinned Russian squad     | B1 is woods             | not defined   | no Interdiction is possible in F5 |
        | by-hidden-open           | a broken German squad               | Open Ground | a hidden Russian squad     | B1 is woods             | not defined   | Interdiction is possible in F5    |
        | by-hidden-marsh          | a broken German squad               | marsh       | a hidden Russian squad     | B1 is woods             | not defined   | no Interdiction is possible in F5 |
        | by-concealed-open        | a broken German squad               | Open Ground | a concealed Russian squad  | B1 is woods             | not defined   | Interdiction is possible in F5    |
        | by-concealed-marsh       | a broken German squad               | marsh       | a concealed Russian squad  | B1 is woods             | not defined   | no Interdiction is possible in F5 |
        | by-sp-gun-open           | a broken German squad               | Open Ground | a Russian SP gun           | B1 is woods             | not defined   | Interdiction is possible in F5    |
        | by-sp-gun-marsh          | a broken German squad               | marsh       | a Russian SP gun           | B1 is woods             | not defined   | no Interdiction is possible in F5 |
        | by-berserk-open          | a broken German squad               | Open Ground | a berserk Russian squad    | B1 is woods             | not defined   | Interdiction is possible in F5    |
        | by-berserk-marsh         | a broken German squad               | marsh       | a berserk Russian squad    | B1 is woods             | not defined   | no Interdiction is possible in F5 |
        | by-cavalry-open          | a broken German squad               | Open Ground | a Russian Cavalry squad    | B1 is woods             | not defined   | Interdiction is possible in F5    |
        | by-cavalry-marsh         | a broken German squad               | marsh       | a Russian Cavalry squad    | B1 is woods             | not defined   | no Interdiction is possible in F5 |
        | by-wounded-hero-open     | a broken German squad               | Open Ground | a wounded Russian hero     | B1 is woods             | not defined   | Interdiction is possible in F5    |
        | by-wounded-hero-marsh    | a broken German squad               | marsh       | a wounded Russian hero     | B1 is woods             | not defined   | no Interdiction is possible in F5 |
        | by-lmg-open              | a broken German squad               | Open Ground | a Russian leader           | E possesses a LMG       | not defined   | Interdiction is possible in F5    |
        | by-lmg-marsh             | a broken German squad               | marsh       | a Russian leader           | E possesses a LMG       | not defined   | no Interdiction is possible in F5 |
        | by-encircled-enemy-open  | a broken German squad               | Open Ground | an Encircled Russian squad | B1 is woods             | not defined   | Interdiction is possible in F5    |
        | by-encircled-enemy-marsh | a broken German squad               | marsh       | an Encircled Russian squad | B1 is woods             | not defined   | no Interdiction is possible in F5 |
        | by-broken-marsh          | a broken German squad               | marsh       | a broken Russian squad     | B1 is woods             | not defined   | no Interdiction is possible in F5 |
        | by-unarmed-marsh         | a broken German squad               | marsh       | an unarmed Russian squad   | B1 is woods             | not defined   | no Interdiction is possible in F5 |
        | by-leader-marsh          | a broken German squad               | marsh       | a Russian leader           | B1 is woods             | not defined   | no Interdiction is possible in F5 |

  Rule: B16.32 What fires out of marsh

    @B16.32 @B16.8 @B27.41 @B16.32-1 @B16.8-3 @B27.41-1
    Scenario Outline: B16.32-1s onto a foxhole five hexes from a squad in <ground> with <gun>, <weather>: <claim>
      Given it is the RtPh of the German turn
      And the weather is <weather>
      And F5 holds a foxhole 1S
      And F10 is <ground>
      And a broken German squad P in E6
      And a Russian squad E in F10
      And E possesses <gun>
      When P routs into F5
      Then that is allowed
      And <claim>

      Examples: beyond the range of its own FP
        | row                     | gun   | ground      | weather       | claim                             |
        | hmg-clear-open          | a HMG | Open Ground | Clear         | Interdiction is possible in F5    |
        | hmg-clear-marsh         | a HMG | marsh       | Clear         | no Interdiction is possible in F5 |
        | hmg-overcast-open       | a HMG | Open Ground | Overcast      | Interdiction is possible in F5    |
        | hmg-overcast-marsh      | a HMG | marsh       | Overcast      | no Interdiction is possible in F5 |
        | hmg-snow-open           | a HMG | Open Ground | Snow          | Interdiction is possible in F5    |
        | hmg-snow-marsh          | a HMG | marsh       | Snow          | Interdiction is possible in F5    |
        | hmg-ground-snow-open    | a HMG | Open Ground | Ground Snow   | Interdiction is possible in F5    |
        | hmg-ground-snow-marsh   | a HMG | marsh       | Ground Snow   | Interdiction is possible in F5    |
        | hmg-deep-snow-open      | a HMG | Open Ground | Deep Snow     | Interdiction is possible in F5    |
        | hmg-deep-snow-marsh     | a HMG | marsh       | Deep Snow     | Interdiction is possible in F5    |
        | hmg-sub-zero-cold-open  | a HMG | Open Ground | sub-zero cold | Interdiction is possible in F5    |
        | hmg-sub-zero-cold-marsh | a HMG | marsh       | sub-zero cold | Interdiction is possible in F5    |
        | mmg-open                | a MMG | Open Ground | not defined   | Interdiction is possible in F5    |
        | mmg-marsh               | a MMG | marsh       | not defined   | no Interdiction is possible in F5 |
        | lmg-open                | a LMG | Open Ground | not defined   | Interdiction is possible in F5    |
        | lmg-marsh               | a LMG | marsh       | not defined   | Interdiction is possible in F5    |

  Rule: B27.41 On top of a foxhole, and beneath it

    @B27.41 @B27.42 @B27.41-1 @B27.41-2 @B27.42-2
    Scenario Outline: B27.41-2s in <weather> a squad <goes>: <claim>
      Given it is the RtPh of the German turn
      And the weather is <weather>
      And F5 holds a foxhole 1S
      And a broken German squad P in E6
      And a Russian squad E in F8
      When P <goes>
      Then that is allowed
      And <claim>

      Examples: on top of it, and beneath it
        | row                   | goes                                     | weather       | claim                             |
        | clear-on-top          | routs into F5                            | Clear         | Interdiction is possible in F5    |
        | clear-beneath         | routs straight beneath the foxhole in F5 | Clear         | no Interdiction is possible in F5 |
        | overcast-on-top       | routs into F5                            | Overcast      | Interdiction is possible in F5    |
        | overcast-beneath      | routs straight beneath the foxhole in F5 | Overcast      | no Interdiction is possible in F5 |
        | snow-on-top           | routs into F5                            | Snow          | Interdiction is possible in F5    |
        | snow-beneath          | routs straight beneath the foxhole in F5 | Snow          | no Interdiction is possible in F5 |
        | ground-snow-on-top    | routs into F5                            | Ground Snow   | Interdiction is possible in F5    |
        | ground-snow-beneath   | routs straight beneath the foxhole in F5 | Ground Snow   | no Interdiction is possible in F5 |
        | deep-snow-on-top      | routs into F5                            | Deep Snow     | Interdiction is possible in F5    |
        | deep-snow-beneath     | routs straight beneath the foxhole in F5 | Deep Snow     | no Interdiction is possible in F5 |
        | sub-zero-cold-on-top  | routs into F5                            | sub-zero cold | Interdiction is possible in F5    |
        | sub-zero-cold-beneath | routs straight beneath the foxhole in F5 | sub-zero cold | no Interdiction is possible in F5 |

    @B27.41 @B27.41-2
    Scenario: B27.41-2t where no phase is told nobody interdicts who routs straight beneath the foxhole
      Given F5 holds a foxhole 1S
      And a broken German squad P in E6
      And a Russian squad E in F8
      When P routs straight beneath the foxhole in F5
      Then that is allowed
      And no Interdiction is possible in F5

    @B26.41 @B26.41-4
    Scenario Outline: B26.41-4v on Wire in woods with <enemy> <place> the next hex, where <more>: it <must>
      Given it is the RtPh of the German turn
      And B2 is woods
      And B2 holds Wire
      And B3 holds <fort>
      And a broken German squad P on top of the Wire in B2
      And <enemy> E <place> B3
      And <more>
      When the players ask whether P must rout
      Then P <must>

      Examples: an armed enemy alone compels it
        | row             | enemy                      | place                  | fort         | more                    | must          |
        | column          | a Russian squad            | in                     | no foxhole   | E is in Column          | must rout     |
        | convoy          | a Russian tank             | in                     | no foxhole   | E is in Convoy          | must rout     |
        | unarmed         | an unarmed Russian squad   | in                     | no foxhole   | B1 is brush             | need not rout |
        | unarmed-wire    | an unarmed Russian squad   | beneath the Wire in    | Wire         | B1 is brush             | need not rout |
        | leader-wire     | a Russian leader           | beneath the Wire in    | Wire         | B1 is brush             | need not rout |
        | unarmed-foxhole | an unarmed Russian squad   | beneath the foxhole in | a foxhole 1S | B1 is brush             | need not rout |
        | leader-foxhole  | a Russian leader           | beneath the foxhole in | a foxhole 1S | B1 is brush             | need not rout |
        | armed-wire      | a Russian squad            | beneath the Wire in    | Wire         | B1 is brush             | must rout     |
        | armed-foxhole   | a Russian squad            | beneath the foxhole in | a foxhole 1S | B1 is brush             | must rout     |
        | abandoned       | an abandoned Russian tank  | in                     | no foxhole   | B1 is brush             | need not rout |
        | boat            | an abandoned Russian boat  | in                     | no foxhole   | B1 is brush             | need not rout |
        | leader-lmg      | a Russian leader           | in                     | no foxhole   | E possesses a LMG       | must rout     |
        | encircled       | an Encircled Russian squad | in                     | no foxhole   | B1 is brush             | must rout     |
        | wall-advantage  | a Russian squad            | in                     | no foxhole   | hexside B3-B4 is a wall | must rout     |

    @B26.41 @B26.41-4
    Scenario: B26.41-4w a Rider on an abandoned tank in the next hex compels it as well
      Given it is the RtPh of the German turn
      And B2 is woods
      And B2 holds Wire
      And a broken German squad P on top of the Wire in B2
      And an abandoned Russian tank T in B3
      And a Russian squad E in B3
      And E rides on T
      When the players ask whether P must rout
      Then P must rout
