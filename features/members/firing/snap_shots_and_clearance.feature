Feature: Snap Shots over walls by whoever takes them, and First Fire at Clearance

  Rule: B9.42 Snap Shots

    @B9.3 @B9.31 @B9.42 @B9.3-1 @B9.31-12 @A4.6xA8.15xB9.42-201
    Scenario Outline: A4.6xA8.15xB9.42-201s <shooter> <place> F8 takes a Snap Shot at <who> that <goes> over a <barrier>, where <fact>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a <barrier>
      And F8 is <ground>
      And F8 holds <fort>
      And <who> P in F6
      And <shooter> E <place> F8
      And <fact>
      When P <goes>
      And E takes a Snap Shot at P across hexside F5-F6
      Then the attack is possible
      And the TEM is <tem>
      And it is Area Fire
      And FFMO does not apply
      And FFNAM <ffnam>

      Examples: whoever takes it, from wherever
        | row            | barrier | who                      | shooter                        | place               | ground                              | fort       | fact                                       | goes                              | tem | ffnam          |
        | half-squad     | wall    | a German squad           | a Russian half-squad           | in                  | Open Ground                         | no foxhole | F7 is brush                                | moves into F5                     | +2  | applies        |
        | crew           | wall    | a German squad           | a Russian crew                 | in                  | Open Ground                         | no foxhole | F7 is brush                                | moves into F5                     | +2  | applies        |
        | hero           | wall    | a German squad           | a Russian hero                 | in                  | Open Ground                         | no foxhole | F7 is brush                                | moves into F5                     | +2  | applies        |
        | pinned         | wall    | a German squad           | a pinned Russian squad         | in                  | Open Ground                         | no foxhole | F7 is brush                                | moves into F5                     | +2  | applies        |
        | cx             | wall    | a German squad           | a CX Russian squad             | in                  | Open Ground                         | no foxhole | F7 is brush                                | moves into F5                     | +2  | applies        |
        | green          | wall    | a German squad           | an inexperienced Russian squad | in                  | Open Ground                         | no foxhole | F7 is brush                                | moves into F5                     | +2  | applies        |
        | fanatic        | wall    | a German squad           | a Fanatic Russian squad        | in                  | Open Ground                         | no foxhole | F7 is brush                                | moves into F5                     | +2  | applies        |
        | concealed      | wall    | a German squad           | a concealed Russian squad      | in                  | Open Ground                         | no foxhole | F7 is brush                                | moves into F5                     | +2  | applies        |
        | hidden         | wall    | a German squad           | a hidden Russian squad         | in                  | Open Ground                         | no foxhole | F7 is brush                                | moves into F5                     | +2  | applies        |
        | wounded        | wall    | a German squad           | a wounded Russian hero         | in                  | Open Ground                         | no foxhole | F7 is brush                                | moves into F5                     | +2  | applies        |
        | cavalry        | wall    | a German squad           | a Russian Cavalry squad        | in                  | Open Ground                         | no foxhole | F7 is brush                                | moves into F5                     | +2  | applies        |
        | leader-lmg     | hedge   | a German squad           | a Russian leader               | in                  | Open Ground                         | no foxhole | E possesses a LMG                          | moves into F5                     | +1  | applies        |
        | squad-hmg      | hedge   | a German squad           | a Russian half-squad           | in                  | Open Ground                         | no foxhole | E possesses a HMG                          | moves into F5 by Assault Movement | +1  | does not apply |
        | wire           | wall    | a German hero            | a Russian squad                | beneath the Wire in | Open Ground                         | Wire       | F7 is brush                                | moves into F5                     | +2  | applies        |
        | wall-advantage | wall    | a German squad           | a Russian squad                | in                  | Open Ground                         | no foxhole | hexside F8-F9 is a wall                    | moves into F5                     | +2  | applies        |
        | pillbox        | wall    | a German squad           | a Russian squad                | in the pillbox in   | Open Ground                         | a pillbox  | F7 is brush                                | moves into F5                     | +2  | applies        |
        | level-1        | wall    | a concealed German squad | a Russian squad                | on level 1 of       | stone building with one upper level | no foxhole | F7 is brush                                | moves into F5                     | +2  | applies        |
        | crest          | wall    | a German squad           | a Russian squad                | in Crest status in  | gully                               | no foxhole | E fronts hexside F7-F8 in its Crest status | moves into F5                     | +2  | applies        |

  Rule: B26.5 Clearance is Hazardous Movement

    @B26.5 @A4.62xB24.7xB26.5-701
    Scenario Outline: A4.62xB24.7xB26.5-701s <unit> <place> the Wire that Clears it is open to First Fire with <total> in all
      Given it is the MPh of the German turn
      And F5 is <ground>
      And F5 holds Wire
      And <unit> P <place> the Wire in F5
      And a Russian squad R in F2
      When P announces Clearance of the Wire in F5
      And R attacks P with small-arms fire
      Then the attack is possible
      And the TEM and DRM of the attack are <total> in all
      And FFNAM does not apply
      And FFMO does not apply

      Examples: whoever it is
        | row        | unit                          | place     | ground      | total |
        | half-squad | a German half-squad           | on top of | Open Ground | -2    |
        | crew       | a German crew                 | on top of | woods       | -1    |
        | concealed  | a concealed German squad      | on top of | Open Ground | -2    |
        | fanatic    | a Fanatic German squad        | on top of | brush       | -2    |
        | green      | an inexperienced German squad | on top of | Open Ground | -2    |
        | beneath    | a German squad                | beneath   | Open Ground | -2    |
        | encircled  | an Encircled German squad     | beneath   | graveyard   | -1    |

    @B26.5 @A4.62xB24.7xB26.5-701
    Scenario Outline: A4.62xB24.7xB26.5-701t <unit> <place> F5 that Clears the Wire is open to First Fire with <total> in all
      Given it is the MPh of the German turn
      And a SSR allows A-T Ditches
      And F5 holds <fort>
      And F5 holds Wire
      And <unit> P <place> F5
      And a Russian squad R in F2
      When P announces Clearance of the Wire in F5
      And R attacks P with small-arms fire
      Then the attack is possible
      And the TEM and DRM of the attack are <total> in all

      Examples: -2 for Hazardous Movement, and the TEM of what shelters it
        | row            | unit                    | place                                 | fort         | total |
        | foxhole        | a German squad          | beneath the foxhole and the Wire in   | a foxhole 1S | 0     |
        | trench         | a German squad          | beneath the trench and the Wire in    | a trench     | 0     |
        | a-t-ditch      | a German squad          | beneath the A-T Ditch and the Wire in | an A-T Ditch | 0     |
        | sangar         | a German squad          | beneath the sangar and the Wire in    | a sangar     | -1    |
        | wire           | a German squad          | beneath the Wire in                   | no foxhole   | -2    |
        | unarmed        | an unarmed German squad | beneath the Wire in                   | no foxhole   | -2    |
        | unarmed-on-top | an unarmed German squad | on top of the Wire in                 | no foxhole   | -2    |

    @B26.5 @A4.62xB24.7xB26.5-701
    Scenario: A4.62xB24.7xB26.5-701u so is a climber that has moved
      Given it is the MPh of the German turn
      And hexside F5-F6 is a cliff
      And a German squad P in F5
      And P is on a cliff face
      And P has moved this phase
      And a Russian squad R in F2
      When R attacks P with small-arms fire
      Then the attack is possible
      And FFNAM does not apply
      And FFMO does not apply
      And the TEM and DRM of the attack are -2 in all
