Feature: FFMO on top of a foxhole and beneath it, by whatever fire

  Rule: B27.42 On top, and beneath

    @B27.42 @B27.42-1 @B27.42-2
    Scenario Outline: B27.42-1s against <attack> by <enemy> FFMO <ffmo> to who has moved and is <where> the foxhole
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P <where> the foxhole in B3
      And P has moved this phase
      And <enemy> E <place>
      When E attacks P with <attack>
      Then the attack is possible
      And FFMO <ffmo>
      And FFNAM applies

      Examples: whoever fires, and with what
        | row                    | where     | enemy                   | place | attack          | ffmo           |
        | squad                  | on top of | a Russian squad         | in B5 | small-arms fire | applies        |
        | squad-beneath          | beneath   | a Russian squad         | in B5 | small-arms fire | does not apply |
        | hero                   | on top of | a Russian hero          | in B5 | small-arms fire | applies        |
        | hero-beneath           | beneath   | a Russian hero          | in B5 | small-arms fire | does not apply |
        | cavalry                | on top of | a Russian Cavalry squad | in B5 | small-arms fire | applies        |
        | cavalry-beneath        | beneath   | a Russian Cavalry squad | in B5 | small-arms fire | does not apply |
        | tank-mg                | on top of | a Russian tank          | in B5 | MG fire         | applies        |
        | tank-mg-beneath        | beneath   | a Russian tank          | in B5 | MG fire         | does not apply |
        | tank-he                | on top of | a Russian SP gun        | in B5 | Direct Fire HE  | applies        |
        | tank-he-beneath        | beneath   | a Russian SP gun        | in B5 | Direct Fire HE  | does not apply |
        | mol                    | on top of | a Russian squad         | in B4 | a MOL           | applies        |
        | mol-beneath            | beneath   | a Russian squad         | in B4 | a MOL           | does not apply |
        | half                   | on top of | a Russian half-squad    | in B4 | small-arms fire | applies        |
        | half-beneath           | beneath   | a Russian half-squad    | in B4 | small-arms fire | does not apply |
        | foxhole-pinned         | on top of | a pinned Russian squad  | in B5 | small-arms fire | applies        |
        | foxhole-pinned-beneath | beneath   | a pinned Russian squad  | in B5 | small-arms fire | does not apply |
        | strafing               | on top of | a Russian aircraft      | in B4 | strafing        | applies        |
        | strafing-beneath       | beneath   | a Russian aircraft      | in B4 | strafing        | does not apply |

    @B27.42 @B27.42-1 @B27.42-2
    Scenario Outline: B27.42-1t in <weather> <attack> of <enemy> at who has moved and is <where> the foxhole: FFMO <ffmo>
      Given it is the MPh of the German turn
      And the weather is <weather>
      And B3 holds a foxhole 1S
      And a German squad P <where> the foxhole in B3
      And P has moved this phase
      And <enemy> E in B5
      When E attacks P with <attack>
      Then the attack is possible
      And FFMO <ffmo>
      And FFNAM applies

      Examples:
        | row                   | weather       | where     | attack          | enemy           | ffmo           |
        | clear                 | Clear         | on top of | small-arms fire | a Russian squad | applies        |
        | clear-beneath         | Clear         | beneath   | small-arms fire | a Russian squad | does not apply |
        | overcast              | Overcast      | on top of | small-arms fire | a Russian squad | applies        |
        | overcast-beneath      | Overcast      | beneath   | small-arms fire | a Russian squad | does not apply |
        | mud                   | Mud           | on top of | small-arms fire | a Russian squad | applies        |
        | mud-beneath           | Mud           | beneath   | small-arms fire | a Russian squad | does not apply |
        | snow                  | Snow          | on top of | small-arms fire | a Russian squad | applies        |
        | snow-beneath          | Snow          | beneath   | small-arms fire | a Russian squad | does not apply |
        | ground-snow           | Ground Snow   | on top of | small-arms fire | a Russian squad | applies        |
        | ground-snow-beneath   | Ground Snow   | beneath   | small-arms fire | a Russian squad | does not apply |
        | deep-snow             | Deep Snow     | on top of | small-arms fire | a Russian squad | applies        |
        | deep-snow-beneath     | Deep Snow     | beneath   | small-arms fire | a Russian squad | does not apply |
        | sub-zero-cold         | sub-zero cold | on top of | small-arms fire | a Russian squad | applies        |
        | sub-zero-cold-beneath | sub-zero cold | beneath   | small-arms fire | a Russian squad | does not apply |
        | gun                   | not defined   | on top of | a Gun           | a Russian tank  | applies        |
        | gun-beneath           | not defined   | beneath   | a Gun           | a Russian tank  | does not apply |

    @B27.42 @B27.42-6
    Scenario Outline: B27.42-6s FFMO does not apply to <unit> that has moved <place> <ground>, which is no Open Ground; FFNAM does
      Given it is the MPh of the German turn
      And F5 is <ground>
      And F6 has <smoke>
      And <unit> P <place> F5
      And P has moved this phase
      And a Russian squad E in F6
      When E attacks P with small-arms fire
      Then the attack is possible
      And FFMO does not apply
      And FFNAM applies

      Examples:
        | row       | unit                | place         | ground                              | smoke    |
        | woods     | a German squad      | in            | woods                               | no smoke |
        | brush     | a German squad      | in            | brush                               | no smoke |
        | grain     | a German hero       | in            | grain                               | no smoke |
        | orchard   | a German crew       | in            | orchard                             | no smoke |
        | graveyard | a German squad      | in            | graveyard                           | no smoke |
        | level-1   | a German squad      | on level 1 of | stone building with one upper level | no smoke |
        | building  | a German half-squad | in            | wooden building                     | no smoke |
        | in-woods  | a German squad      | IN            | woods with gully                    | no smoke |
        | mudflat   | a CX German squad   | in            | mudflat                             | no smoke |
        | smoke     | a German squad      | in            | Open Ground                         | smoke    |

    @B9.34 @B9.34-5
    Scenario Outline: B9.34-5s with <barrier> on its far side FFMO <applies> to the fire of a mortar from Crest status
      Given it is the MPh of the Russian turn
      And B3 is gully
      And hexside B4-B5 is a <barrier>
      And a German squad P in Crest status in B3
      And P fronts hexside B3-B4 in its Crest status
      And P possesses a 60mm mortar
      And a Russian squad E in C6
      When E moves into B5
      And P attacks E with an on-board mortar
      Then the attack is possible
      And FFMO <applies>

      Examples:
        | row   | barrier | applies        |
        | hedge | hedge   | does not apply |
        | cliff | cliff   | applies        |

    @B27.42 @B27.42-1 @B27.42-2
    Scenario Outline: B27.42-1x <unit> that has moved and is <where> the foxhole: FFMO <ffmo>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And <unit> P <where> the foxhole in B3
      And P has moved this phase
      And a Russian squad E in B5
      When E attacks P with small-arms fire
      Then the attack is possible
      And FFMO <ffmo>
      And FFNAM applies

      Examples: whoever it is
        | row             | unit                    | where     | ffmo           |
        | pinned          | a pinned German squad   | on top of | applies        |
        | pinned-beneath  | a pinned German squad   | beneath   | does not apply |
        | wounded         | a wounded German leader | on top of | applies        |
        | wounded-beneath | a wounded German leader | beneath   | does not apply |
        | berserk         | a berserk German squad  | on top of | applies        |
        | berserk-beneath | a berserk German squad  | beneath   | does not apply |
        | unarmed         | an unarmed German squad | on top of | applies        |
        | unarmed-beneath | an unarmed German squad | beneath   | does not apply |
