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
