@B27.3
Feature: B27.3 What shelter a foxhole gives

  Rule: B27.3 Shelter beneath a foxhole counter

    @B27.3-1
    Scenario Outline: B27.3-1 beneath a foxhole the TEM against <attack> is <tem>
      Given B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      When <attack> hits B2
      Then the TEM is <tem>

      Examples: the counter shelters most from what passes over or falls in
        | attack                    | tem |
        | an overrun with MA and MG | +4  |
        | an OBA HE Concentration   | +4  |
        | OBA Harassing Fire        | +4  |
        | small-arms fire           | +2  |
        | MG fire                   | +2  |
        | Direct Fire HE            | +2  |
        | an on-board mortar        | +2  |

      Examples: and not at all from what comes in
        | attack         | tem |
        | Close Combat   | 0   |
        | a flamethrower | 0   |

    @B27.3-1 @B27.13 @B27.13-2
    Scenario Outline: B27.3-1v <target> <place> B2 has a TEM of <tem> against <attack>
      Given B2 holds a foxhole 1S
      And the weather is <weather>
      And <target> P <place> B2
      When <attack> hits B2
      Then the TEM of P is <tem>

      Examples: neither kind, status nor weather matters
        | row                             | target                        | place                    | weather       | attack                  | tem |
        | beneath-half-squad              | a German half-squad           | beneath the foxhole in   | not defined   | small-arms fire         | +2  |
        | beneath-crew                    | a German crew                 | beneath the foxhole in   | not defined   | small-arms fire         | +2  |
        | beneath-leader                  | a German leader               | beneath the foxhole in   | not defined   | small-arms fire         | +2  |
        | beneath-hero                    | a German hero                 | beneath the foxhole in   | not defined   | small-arms fire         | +2  |
        | beneath-cx-squad                | a CX German squad             | beneath the foxhole in   | not defined   | small-arms fire         | +2  |
        | beneath-pinned-squad            | a pinned German squad         | beneath the foxhole in   | not defined   | small-arms fire         | +2  |
        | beneath-inexperienced-squad     | an inexperienced German squad | beneath the foxhole in   | not defined   | small-arms fire         | +2  |
        | beneath-fanatic-squad           | a Fanatic German squad        | beneath the foxhole in   | not defined   | small-arms fire         | +2  |
        | beneath-ti-squad                | a TI German squad             | beneath the foxhole in   | not defined   | small-arms fire         | +2  |
        | beneath-broken-squad            | a broken German squad         | beneath the foxhole in   | not defined   | small-arms fire         | +2  |
        | beneath-dm-squad                | a DM German squad             | beneath the foxhole in   | not defined   | small-arms fire         | +2  |
        | beneath-disrupted-squad         | a disrupted German squad      | beneath the foxhole in   | not defined   | small-arms fire         | +2  |
        | beneath-berserk-squad           | a berserk German squad        | beneath the foxhole in   | not defined   | small-arms fire         | +2  |
        | beneath-wounded-leader          | a wounded German leader       | beneath the foxhole in   | not defined   | small-arms fire         | +2  |
        | beneath-concealed-squad         | a concealed German squad      | beneath the foxhole in   | not defined   | small-arms fire         | +2  |
        | beneath-encircled-squad         | an Encircled German squad     | beneath the foxhole in   | not defined   | small-arms fire         | +2  |
        | oba-beneath-half-squad          | a German half-squad           | beneath the foxhole in   | not defined   | an OBA HE Concentration | +4  |
        | oba-beneath-crew                | a German crew                 | beneath the foxhole in   | not defined   | an OBA HE Concentration | +4  |
        | oba-beneath-leader              | a German leader               | beneath the foxhole in   | not defined   | an OBA HE Concentration | +4  |
        | oba-beneath-hero                | a German hero                 | beneath the foxhole in   | not defined   | an OBA HE Concentration | +4  |
        | oba-beneath-cx-squad            | a CX German squad             | beneath the foxhole in   | not defined   | an OBA HE Concentration | +4  |
        | oba-beneath-pinned-squad        | a pinned German squad         | beneath the foxhole in   | not defined   | an OBA HE Concentration | +4  |
        | oba-beneath-inexperienced-squad | an inexperienced German squad | beneath the foxhole in   | not defined   | an OBA HE Concentration | +4  |
        | oba-beneath-fanatic-squad       | a Fanatic German squad        | beneath the foxhole in   | not defined   | an OBA HE Concentration | +4  |
        | oba-beneath-ti-squad            | a TI German squad             | beneath the foxhole in   | not defined   | an OBA HE Concentration | +4  |
        | oba-beneath-broken-squad        | a broken German squad         | beneath the foxhole in   | not defined   | an OBA HE Concentration | +4  |
        | oba-beneath-dm-squad            | a DM German squad             | beneath the foxhole in   | not defined   | an OBA HE Concentration | +4  |
        | oba-beneath-disrupted-squad     | a disrupted German squad      | beneath the foxhole in   | not defined   | an OBA HE Concentration | +4  |
        | oba-beneath-unarmed-squad       | an unarmed German squad       | beneath the foxhole in   | not defined   | an OBA HE Concentration | +4  |
        | oba-beneath-berserk-squad       | a berserk German squad        | beneath the foxhole in   | not defined   | an OBA HE Concentration | +4  |
        | oba-beneath-wounded-leader      | a wounded German leader       | beneath the foxhole in   | not defined   | an OBA HE Concentration | +4  |
        | oba-beneath-concealed-squad     | a concealed German squad      | beneath the foxhole in   | not defined   | an OBA HE Concentration | +4  |
        | oba-beneath-encircled-squad     | an Encircled German squad     | beneath the foxhole in   | not defined   | an OBA HE Concentration | +4  |
        | on-top-half-squad               | a German half-squad           | on top of the foxhole in | not defined   | small-arms fire         | 0   |
        | on-top-crew                     | a German crew                 | on top of the foxhole in | not defined   | small-arms fire         | 0   |
        | on-top-leader                   | a German leader               | on top of the foxhole in | not defined   | small-arms fire         | 0   |
        | on-top-hero                     | a German hero                 | on top of the foxhole in | not defined   | small-arms fire         | 0   |
        | on-top-cx-squad                 | a CX German squad             | on top of the foxhole in | not defined   | small-arms fire         | 0   |
        | on-top-pinned-squad             | a pinned German squad         | on top of the foxhole in | not defined   | small-arms fire         | 0   |
        | on-top-inexperienced-squad      | an inexperienced German squad | on top of the foxhole in | not defined   | small-arms fire         | 0   |
        | on-top-fanatic-squad            | a Fanatic German squad        | on top of the foxhole in | not defined   | small-arms fire         | 0   |
        | on-top-ti-squad                 | a TI German squad             | on top of the foxhole in | not defined   | small-arms fire         | 0   |
        | on-top-broken-squad             | a broken German squad         | on top of the foxhole in | not defined   | small-arms fire         | 0   |
        | on-top-dm-squad                 | a DM German squad             | on top of the foxhole in | not defined   | small-arms fire         | 0   |
        | on-top-disrupted-squad          | a disrupted German squad      | on top of the foxhole in | not defined   | small-arms fire         | 0   |
        | on-top-unarmed-squad            | an unarmed German squad       | on top of the foxhole in | not defined   | small-arms fire         | 0   |
        | on-top-berserk-squad            | a berserk German squad        | on top of the foxhole in | not defined   | small-arms fire         | 0   |
        | on-top-wounded-leader           | a wounded German leader       | on top of the foxhole in | not defined   | small-arms fire         | 0   |
        | on-top-concealed-squad          | a concealed German squad      | on top of the foxhole in | not defined   | small-arms fire         | 0   |
        | on-top-encircled-squad          | an Encircled German squad     | on top of the foxhole in | not defined   | small-arms fire         | 0   |
        | on-top-squad                    | a German squad                | on top of the foxhole in | not defined   | small-arms fire         | 0   |
        | beneath-overcast                | a German squad                | beneath the foxhole in   | Overcast      | small-arms fire         | +2  |
        | beneath-mud                     | a German squad                | beneath the foxhole in   | Mud           | small-arms fire         | +2  |
        | beneath-snow                    | a German squad                | beneath the foxhole in   | Snow          | small-arms fire         | +2  |
        | beneath-ground-snow             | a German squad                | beneath the foxhole in   | Ground Snow   | small-arms fire         | +2  |
        | beneath-deep-snow               | a German squad                | beneath the foxhole in   | Deep Snow     | small-arms fire         | +2  |
        | beneath-sub-zero-cold           | a German squad                | beneath the foxhole in   | sub-zero cold | small-arms fire         | +2  |
        | oba-beneath-overcast            | a German squad                | beneath the foxhole in   | Overcast      | an OBA HE Concentration | +4  |
        | oba-beneath-mud                 | a German squad                | beneath the foxhole in   | Mud           | an OBA HE Concentration | +4  |
        | oba-beneath-snow                | a German squad                | beneath the foxhole in   | Snow          | an OBA HE Concentration | +4  |
        | oba-beneath-ground-snow         | a German squad                | beneath the foxhole in   | Ground Snow   | an OBA HE Concentration | +4  |
        | oba-beneath-deep-snow           | a German squad                | beneath the foxhole in   | Deep Snow     | an OBA HE Concentration | +4  |
        | oba-beneath-sub-zero-cold       | a German squad                | beneath the foxhole in   | sub-zero cold | an OBA HE Concentration | +4  |
        | on-top-overcast                 | a German squad                | on top of the foxhole in | Overcast      | small-arms fire         | 0   |
        | on-top-mud                      | a German squad                | on top of the foxhole in | Mud           | small-arms fire         | 0   |
        | on-top-snow                     | a German squad                | on top of the foxhole in | Snow          | small-arms fire         | 0   |
        | on-top-ground-snow              | a German squad                | on top of the foxhole in | Ground Snow   | small-arms fire         | 0   |
        | on-top-deep-snow                | a German squad                | on top of the foxhole in | Deep Snow     | small-arms fire         | 0   |
        | on-top-sub-zero-cold            | a German squad                | on top of the foxhole in | sub-zero cold | small-arms fire         | 0   |

    @B27.3-1 @B27.13 @B27.13-2 @B27.52 @B27.52-8
    Scenario Outline: B27.3-1w beneath <cover> the TEM against <attack> by <firer> is <tem>
      Given B2 holds <fort>
      And a German squad beneath <cover> in B2
      And <firer> P in B4
      And it is the PFPh of the Russian turn
      When P attacks the German squad with <attack>
      Then the attack is possible
      And the TEM is <tem>
      And the German squad is not HD to it

      Examples: nor does it matter who fires
        | row                         | cover       | fort         | firer                          | attack          | tem |
        | foxhole-half-squad          | the foxhole | a foxhole 1S | a Russian half-squad           | small-arms fire | +2  |
        | foxhole-crew                | the foxhole | a foxhole 1S | a Russian crew                 | small-arms fire | +2  |
        | foxhole-hero                | the foxhole | a foxhole 1S | a Russian hero                 | small-arms fire | +2  |
        | foxhole-cx-squad            | the foxhole | a foxhole 1S | a CX Russian squad             | small-arms fire | +2  |
        | foxhole-pinned-squad        | the foxhole | a foxhole 1S | a pinned Russian squad         | small-arms fire | +2  |
        | foxhole-inexperienced-squad | the foxhole | a foxhole 1S | an inexperienced Russian squad | small-arms fire | +2  |
        | foxhole-fanatic-squad       | the foxhole | a foxhole 1S | a Fanatic Russian squad        | small-arms fire | +2  |
        | foxhole-concealed-squad     | the foxhole | a foxhole 1S | a concealed Russian squad      | small-arms fire | +2  |
        | foxhole-cavalry-squad       | the foxhole | a foxhole 1S | a Russian Cavalry squad        | small-arms fire | +2  |
        | foxhole-wounded-hero        | the foxhole | a foxhole 1S | a wounded Russian hero         | small-arms fire | +2  |
        | foxhole-tank                | the foxhole | a foxhole 1S | a Russian tank                 | MG fire         | +2  |
        | foxhole-assault-gun         | the foxhole | a foxhole 1S | a Russian assault gun          | MG fire         | +2  |
        | foxhole-sp-gun              | the foxhole | a foxhole 1S | a Russian SP gun               | MG fire         | +2  |
        | foxhole-halftrack           | the foxhole | a foxhole 1S | a Russian halftrack            | MG fire         | +2  |
        | foxhole-armored-car         | the foxhole | a foxhole 1S | a Russian armored car          | MG fire         | +2  |
        | foxhole-carrier             | the foxhole | a foxhole 1S | a Russian Carrier              | MG fire         | +2  |
        | foxhole-bogged-tank         | the foxhole | a foxhole 1S | a bogged Russian tank          | MG fire         | +2  |
        | foxhole-immobilized-tank    | the foxhole | a foxhole 1S | an immobilized Russian tank    | MG fire         | +2  |
        | trench-half-squad           | the trench  | a trench     | a Russian half-squad           | small-arms fire | +2  |
        | trench-crew                 | the trench  | a trench     | a Russian crew                 | small-arms fire | +2  |
        | trench-hero                 | the trench  | a trench     | a Russian hero                 | small-arms fire | +2  |
        | trench-cx-squad             | the trench  | a trench     | a CX Russian squad             | small-arms fire | +2  |
        | trench-pinned-squad         | the trench  | a trench     | a pinned Russian squad         | small-arms fire | +2  |
        | trench-inexperienced-squad  | the trench  | a trench     | an inexperienced Russian squad | small-arms fire | +2  |
        | trench-fanatic-squad        | the trench  | a trench     | a Fanatic Russian squad        | small-arms fire | +2  |
        | trench-concealed-squad      | the trench  | a trench     | a concealed Russian squad      | small-arms fire | +2  |
        | trench-cavalry-squad        | the trench  | a trench     | a Russian Cavalry squad        | small-arms fire | +2  |
        | trench-wounded-hero         | the trench  | a trench     | a wounded Russian hero         | small-arms fire | +2  |
        | trench-tank                 | the trench  | a trench     | a Russian tank                 | MG fire         | +2  |
        | trench-assault-gun          | the trench  | a trench     | a Russian assault gun          | MG fire         | +2  |
        | trench-sp-gun               | the trench  | a trench     | a Russian SP gun               | MG fire         | +2  |
        | trench-halftrack            | the trench  | a trench     | a Russian halftrack            | MG fire         | +2  |
        | trench-armored-car          | the trench  | a trench     | a Russian armored car          | MG fire         | +2  |
        | trench-carrier              | the trench  | a trench     | a Russian Carrier              | MG fire         | +2  |
        | trench-bogged-tank          | the trench  | a trench     | a bogged Russian tank          | MG fire         | +2  |
        | trench-immobilized-tank     | the trench  | a trench     | an immobilized Russian tank    | MG fire         | +2  |

    @B27.3-2
    Scenario: B27.3-2 a mortar on the map is no OBA
      Given it is the PFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian crew in B8
      And the Russian crew possesses a Russian 82mm MTR
      When the Russian crew attacks the German squad with an on-board mortar
      Then the TEM is +2

    @B27.3-3
    Scenario: B27.3-3 in Close Combat a foxhole gives no TEM
      Given it is the CCPh of the Russian turn
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian squad on top of the foxhole in B2
      When the Russian squad attacks the German squad with Close Combat
      Then the foxhole gives no TEM
      And the TEM is 0
      And the attack is possible

    @B27.3-4
    Scenario: B27.3-4 against a flamethrower a foxhole gives no TEM
      Given it is the PFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian squad in B3
      And the Russian squad possesses a FT
      When the Russian squad attacks the German squad with a flamethrower
      Then the foxhole gives no TEM
      And the TEM is 0
      And the attack is possible

    @B27.3-5
    Scenario: B27.3-5 an overrun with a FT and nothing else meets no foxhole TEM
      Given it is the MPh of the Russian turn
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian FT tank in B2
      When the Russian FT tank attacks the German squad with an overrun with FT only
      Then the foxhole gives no TEM
      And the TEM is 0

    @B27.3-5
    Scenario Outline: B27.3-5b an overrun by a <tank> that names no weapon is one with all it has: <tem>
      Given it is the MPh of the Russian turn
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian <tank> in B2
      When the Russian <tank> attacks the German squad with an overrun
      Then the TEM is <tem>

      Examples:
        | tank    | tem |
        | FT tank | 0   |
        | tank    | +4  |

    @B27.3-1
    Scenario Outline: B27.3-1j a tank in <hex> overruns who is beneath the foxhole in B2: <verdict>
      Given B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And a Russian tank Q in <hex>
      When Q attacks P with an overrun
      Then the attack is <verdict>

      Examples: in its own hex alone
        | hex | verdict      |
        | B2  | possible     |
        | B3  | not possible |

    @B27.3-6
    Scenario: B27.3-6 an overrun with a FT and a MG meets the full foxhole TEM
      Given B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      When an overrun with FT and MG hits B2
      Then the TEM is +4

    @B27.3-7 @reading:B27.3-older-ovr
    Scenario: B27.3-7 in the older text any FT in an overrun takes the full foxhole TEM away
      Given B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      When an overrun with FT and MG hits B2
      Then the TEM of the German squad is not +4
      And the attack is possible

    @B27.3-7 @reading:B27.3-older-ovr=two
    Scenario: B27.3-7b or by the other reading it leaves the TEM of other attacks
      Given B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      When an overrun with FT and MG hits B2
      Then the TEM of the German squad is +2

    @B27.3-8
    Scenario Outline: B27.3-8 on top of a foxhole there is no TEM against <attack>
      Given B2 holds a foxhole 1S
      And a German squad on top of the foxhole in B2
      When <attack> hits B2
      Then the foxhole gives no TEM
      And the TEM is 0

      Examples:
        | attack                  |
        | small-arms fire         |
        | an OBA HE Concentration |
        | an overrun with MG      |

    @B27.3-9
    Scenario Outline: B27.3-9 in <terrain>, itself <hextem>, the TEM beneath a foxhole against <attack> is <tem>
      Given B2 is <terrain>
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      When <attack> hits B2
      Then the TEM is <tem>

      Examples: the better of two, never their sum
        | row                        | terrain    | hextem | attack             | tem |
        | woods-small-arms-fire      | woods      | +1     | small-arms fire    | +2  |
        | graveyard-small-arms-fire  | graveyard  | +1     | small-arms fire    | +2  |
        | shellholes-small-arms-fire | shellholes | +1     | small-arms fire    | +2  |
        | brush-small-arms-fire      | brush      | 0      | small-arms fire    | +2  |
        | woods-overrun-with-mg      | woods      | +1     | an overrun with MG | +4  |

    @B27.3-10
    Scenario: B27.3-10 a wall in the way adds nothing to the foxhole TEM
      Given hexside B2-B3 is a wall
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian squad in B3
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM is +2

    @B27.3-11
    Scenario Outline: B27.3-11 beneath a foxhole in woods the net TEM against <attack> is <tem>
      Given B2 is woods
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      When <attack> hits B2
      Then the TEM is <tem>

      Examples: Air Bursts take one off
        | attack                  | tem |
        | an on-board mortar      | +1  |
        | an OBA HE Concentration | +3  |

      Examples: where shells do not burst in the trees
        | attack          | tem |
        | small-arms fire | +2  |
