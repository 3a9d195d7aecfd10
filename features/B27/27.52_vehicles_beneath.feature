@B27.52
Feature: B27.52 Vehicles beneath a trench

  Rule: B27.52 A vehicle beneath a trench is Hull Down

    @B27.52-1 @B27.13 @B27.13-2
    Scenario Outline: B27.52-1 beneath a trench a vehicle is HD: <vehicle>
      Given B2 holds a trench
      And a German <vehicle> beneath the trench in B2
      And a Russian crew in B6
      And the Russian crew possesses a Russian AT Gun
      And it is the PFPh of the Russian turn
      When the AT Gun attacks the German <vehicle> with a Gun
      Then the German <vehicle> is HD to it

      Examples: armored or not
        | vehicle     |
        | tank        |
        | assault gun |
        | halftrack   |
        | armored car |
        | truck       |

    @B27.52-1 @B27.13 @B27.13-2
    Scenario Outline: B27.52-1s so is a tank that is <status>
      Given B2 holds a trench
      And a German tank P beneath the trench in B2
      And P is <status>
      And a Russian crew in B6
      And the Russian crew possesses a Russian AT Gun
      And it is the PFPh of the Russian turn
      When the AT Gun attacks P with a Gun
      Then P is HD to it
      And the trench gives no TEM
      And the TEM is 0

      Examples:
        | status      |
        | stunned     |
        | shocked     |
        | immobilized |

    @B27.52-2
    Scenario Outline: B27.52-2 a vehicle beneath a trench that points at B1 is HD to fire from <hex>
      Given B2 holds a trench
      And a German tank beneath the trench in B2
      And the German tank has its VCA toward B1
      And a Russian crew in <hex>
      And the Russian crew possesses a Russian AT Gun
      And it is the PFPh of the Russian turn
      When the AT Gun attacks the German tank with a Gun
      Then the German tank is HD to it

      Examples: from any side
        | hex |
        | B4  |
        | A2  |
        | C2  |
        | B1  |

    @B27.52-1
    Scenario Outline: B27.52-1b and has the TEM of no <cover> besides
      Given B2 holds <fort>
      And a German tank beneath the <cover> in B2
      And a Russian crew in B6
      And the Russian crew possesses a Russian AT Gun
      And it is the PFPh of the Russian turn
      When the AT Gun attacks the German tank with a Gun
      Then the German tank is HD to it
      And the <cover> gives no TEM
      And the TEM is 0

      Examples:
        | cover     | fort         |
        | trench    | a trench     |
        | A-T Ditch | an A-T Ditch |

    @B27.52-1 @B27.13 @B27.13-2
    Scenario Outline: B27.52-1k beneath the trench <target> is HD to a Gun of <firer>
      Given B2 holds a trench
      And the weather is <weather>
      And <target> P beneath the trench in B2
      And <firer> Q in B5
      And it is the PFPh of the Russian turn
      When Q attacks P with a Gun
      Then the attack is possible
      And P is HD to it
      And the trench gives no TEM
      And the TEM is 0

      Examples: whatever is beneath it, whoever fires, in whatever weather
        | row                 | target                   | firer                       | weather       |
        | sp-gun              | a German SP gun          | a Russian tank              | not defined   |
        | carrier             | a German Carrier         | a Russian tank              | not defined   |
        | wagon               | a German wagon           | a Russian tank              | not defined   |
        | bogged-tank         | a bogged German tank     | a Russian tank              | not defined   |
        | stunned-tank        | a stunned German tank    | a Russian tank              | not defined   |
        | shocked-tank        | a shocked German tank    | a Russian tank              | not defined   |
        | abandoned-tank      | an abandoned German tank | a Russian tank              | not defined   |
        | concealed-tank      | a concealed German tank  | a Russian tank              | not defined   |
        | by-assault-gun      | a German tank            | a Russian assault gun       | not defined   |
        | by-sp-gun           | a German tank            | a Russian SP gun            | not defined   |
        | by-bogged-tank      | a German tank            | a bogged Russian tank       | not defined   |
        | by-immobilized-tank | a German tank            | an immobilized Russian tank | not defined   |
        | by-concealed-tank   | a German tank            | a concealed Russian tank    | not defined   |
        | overcast            | a German tank            | a Russian tank              | Overcast      |
        | mud                 | a German tank            | a Russian tank              | Mud           |
        | snow                | a German tank            | a Russian tank              | Snow          |
        | ground-snow         | a German tank            | a Russian tank              | Ground Snow   |
        | deep-snow           | a German tank            | a Russian tank              | Deep Snow     |
        | sub-zero-cold       | a German tank            | a Russian tank              | sub-zero cold |

    @B27.52-1
    Scenario: B27.52-1c HD status is for what is rolled To Hit
      Given B2 holds a trench
      And a German truck beneath the trench in B2
      And a Russian squad in B6
      And it is the PFPh of the Russian turn
      When the Russian squad attacks the German truck with small-arms fire
      Then the German truck is not HD to it
      And the TEM is +2

    @B27.52-1
    Scenario: B27.52-1d and for vehicles
      Given B2 holds a trench
      And a German squad beneath the trench in B2
      And a Russian crew in B6
      And the Russian crew possesses a Russian AT Gun
      And it is the PFPh of the Russian turn
      When the AT Gun attacks the German squad with a Gun
      Then the German squad is not HD to it
      And the TEM is +2

    @B27.13 @B27.52 @B27.52-1 @B27.13-2
    Scenario: B27.52-1e a Gun beneath a trench has its TEM and is not HD
      Given B2 holds a trench
      And a German crew beneath the trench in B2
      And a German ART Gun beneath the trench with the German crew
      And a Russian crew in B6
      And the Russian crew possesses a Russian AT Gun
      And it is the PFPh of the Russian turn
      When the AT Gun attacks the ART Gun with a Gun
      Then the ART Gun is not HD to it
      And the TEM is +2

    @B27.52-1 @reading:B9.33-hd-beneath-a-trench
    Scenario: B27.52-1f from however high a tank beneath a trench is HD
      Given it is the PFPh of the Russian turn
      And B2 holds a trench
      And a German tank P beneath the trench in B2
      And B3 is level 3 Open Ground
      And a Russian crew in B3
      And the Russian crew possesses an AT Gun
      When the AT Gun attacks P with a Gun
      Then P is HD to it

    @B27.52-1 @reading:B9.33-hd-beneath-a-trench=yes
    Scenario: B27.52-1g or by the other reading height takes it with the TEM of a trench
      Given it is the PFPh of the Russian turn
      And B2 holds a trench
      And a German tank P beneath the trench in B2
      And B3 is level 3 Open Ground
      And a Russian crew in B3
      And the Russian crew possesses an AT Gun
      When the AT Gun attacks P with a Gun
      Then P is not HD to it

    @B27.52-1 @reading:B9.34-hd-beneath-a-trench
    Scenario: B27.52-1h to a mortar it is not HD
      Given it is the PFPh of the Russian turn
      And B2 holds a trench
      And a German tank P beneath the trench in B2
      And a Russian crew in B5
      And the Russian crew possesses an 81mm MTR
      When the 81mm MTR attacks P with an on-board mortar
      Then P is not HD to it

    @B27.52-1 @reading:B9.34-hd-beneath-a-trench=hd
    Scenario: B27.52-1j or by the other reading it is HD to Indirect Fire as well
      Given it is the PFPh of the Russian turn
      And B2 holds a trench
      And a German tank P beneath the trench in B2
      And a Russian crew in B5
      And the Russian crew possesses an 81mm MTR
      When the 81mm MTR attacks P with an on-board mortar
      Then P is HD to it

    @B27.52-8 @B27.52-2
    Scenario: B27.52-8 a vehicle on top of the trench is not HD through it
      Given B2 holds a trench
      And a German tank on top of the trench in B2
      And a Russian crew in B6
      And the Russian crew possesses a Russian AT Gun
      And it is the PFPh of the Russian turn
      When the AT Gun attacks the German tank with a Gun
      Then the German tank is not HD to it

    @B27.52-8
    Scenario Outline: B27.52-8b with a trench beside it <target> in B3 is not HD to <attack> by <firer>
      Given B2 holds a trench
      And the weather is <weather>
      And <target> P in B3
      And <firer> Q in B5
      And it is the PFPh of the Russian turn
      When Q attacks P with <attack>
      Then the attack is possible
      And P is not HD to it
      And the TEM is 0

      Examples: whatever is fired at, whoever fires, in whatever weather
        | row                     | target                        | attack          | firer                          | weather       |
        | tank                    | a German tank                 | a Gun           | a Russian tank                 | not defined   |
        | assault-gun             | a German assault gun          | a Gun           | a Russian tank                 | not defined   |
        | sp-gun                  | a German SP gun               | a Gun           | a Russian tank                 | not defined   |
        | halftrack               | a German halftrack            | a Gun           | a Russian tank                 | not defined   |
        | armored-car             | a German armored car          | a Gun           | a Russian tank                 | not defined   |
        | carrier                 | a German Carrier              | a Gun           | a Russian tank                 | not defined   |
        | truck                   | a German truck                | a Gun           | a Russian tank                 | not defined   |
        | wagon                   | a German wagon                | a Gun           | a Russian tank                 | not defined   |
        | motorcycle              | a German motorcycle           | a Gun           | a Russian tank                 | not defined   |
        | amphibious-tank         | a German amphibious tank      | a Gun           | a Russian tank                 | not defined   |
        | stunned-tank            | a stunned German tank         | a Gun           | a Russian tank                 | not defined   |
        | shocked-tank            | a shocked German tank         | a Gun           | a Russian tank                 | not defined   |
        | immobilized-tank        | an immobilized German tank    | a Gun           | a Russian tank                 | not defined   |
        | bogged-tank             | a bogged German tank          | a Gun           | a Russian tank                 | not defined   |
        | abandoned-tank          | an abandoned German tank      | a Gun           | a Russian tank                 | not defined   |
        | concealed-tank          | a concealed German tank       | a Gun           | a Russian tank                 | not defined   |
        | moving-tank             | a moving German tank          | a Gun           | a Russian tank                 | not defined   |
        | gun-by-assault-gun      | a German tank                 | a Gun           | a Russian assault gun          | not defined   |
        | gun-by-sp-gun           | a German tank                 | a Gun           | a Russian SP gun               | not defined   |
        | gun-by-bogged-tank      | a German tank                 | a Gun           | a bogged Russian tank          | not defined   |
        | gun-by-immobilized-tank | a German tank                 | a Gun           | an immobilized Russian tank    | not defined   |
        | gun-by-concealed-tank   | a German tank                 | a Gun           | a concealed Russian tank       | not defined   |
        | half-squad              | a German half-squad           | small-arms fire | a Russian squad                | not defined   |
        | crew                    | a German crew                 | small-arms fire | a Russian squad                | not defined   |
        | leader                  | a German leader               | small-arms fire | a Russian squad                | not defined   |
        | hero                    | a German hero                 | small-arms fire | a Russian squad                | not defined   |
        | cx-squad                | a CX German squad             | small-arms fire | a Russian squad                | not defined   |
        | pinned-squad            | a pinned German squad         | small-arms fire | a Russian squad                | not defined   |
        | inexperienced-squad     | an inexperienced German squad | small-arms fire | a Russian squad                | not defined   |
        | fanatic-squad           | a Fanatic German squad        | small-arms fire | a Russian squad                | not defined   |
        | ti-squad                | a TI German squad             | small-arms fire | a Russian squad                | not defined   |
        | broken-squad            | a broken German squad         | small-arms fire | a Russian squad                | not defined   |
        | dm-squad                | a DM German squad             | small-arms fire | a Russian squad                | not defined   |
        | disrupted-squad         | a disrupted German squad      | small-arms fire | a Russian squad                | not defined   |
        | unarmed-squad           | an unarmed German squad       | small-arms fire | a Russian squad                | not defined   |
        | berserk-squad           | a berserk German squad        | small-arms fire | a Russian squad                | not defined   |
        | wounded-leader          | a wounded German leader       | small-arms fire | a Russian squad                | not defined   |
        | concealed-squad         | a concealed German squad      | small-arms fire | a Russian squad                | not defined   |
        | encircled-squad         | an Encircled German squad     | small-arms fire | a Russian squad                | not defined   |
        | by-half-squad           | a German squad                | small-arms fire | a Russian half-squad           | not defined   |
        | by-crew                 | a German squad                | small-arms fire | a Russian crew                 | not defined   |
        | by-hero                 | a German squad                | small-arms fire | a Russian hero                 | not defined   |
        | by-cx-squad             | a German squad                | small-arms fire | a CX Russian squad             | not defined   |
        | by-pinned-squad         | a German squad                | small-arms fire | a pinned Russian squad         | not defined   |
        | by-inexperienced-squad  | a German squad                | small-arms fire | an inexperienced Russian squad | not defined   |
        | by-fanatic-squad        | a German squad                | small-arms fire | a Fanatic Russian squad        | not defined   |
        | by-concealed-squad      | a German squad                | small-arms fire | a concealed Russian squad      | not defined   |
        | by-cavalry-squad        | a German squad                | small-arms fire | a Russian Cavalry squad        | not defined   |
        | by-wounded-hero         | a German squad                | small-arms fire | a wounded Russian hero         | not defined   |
        | mg-by-tank              | a German squad                | MG fire         | a Russian tank                 | not defined   |
        | mg-by-assault-gun       | a German squad                | MG fire         | a Russian assault gun          | not defined   |
        | mg-by-sp-gun            | a German squad                | MG fire         | a Russian SP gun               | not defined   |
        | mg-by-halftrack         | a German squad                | MG fire         | a Russian halftrack            | not defined   |
        | mg-by-armored-car       | a German squad                | MG fire         | a Russian armored car          | not defined   |
        | mg-by-carrier           | a German squad                | MG fire         | a Russian Carrier              | not defined   |
        | mg-by-bogged-tank       | a German squad                | MG fire         | a bogged Russian tank          | not defined   |
        | mg-by-immobilized-tank  | a German squad                | MG fire         | an immobilized Russian tank    | not defined   |
        | overcast                | a German tank                 | a Gun           | a Russian tank                 | Overcast      |
        | mud                     | a German tank                 | a Gun           | a Russian tank                 | Mud           |
        | snow                    | a German tank                 | a Gun           | a Russian tank                 | Snow          |
        | ground-snow             | a German tank                 | a Gun           | a Russian tank                 | Ground Snow   |
        | deep-snow               | a German tank                 | a Gun           | a Russian tank                 | Deep Snow     |
        | sub-zero-cold           | a German tank                 | a Gun           | a Russian tank                 | sub-zero cold |

    @B27.52-8
    Scenario Outline: B27.52-8c on top of its hex <target> is not HD to <attack>
      Given B2 holds <fort>
      And <target> P <place> B2
      When <attack> hits B2
      Then P is not HD to it

      Examples: whatever the means, and whatever other cover there is
        | row                             | target         | fort         | place                    | attack                    |
        | squad-small-arms-fire           | a German squad | a trench     | on top of the trench in  | small-arms fire           |
        | squad-mg-fire                   | a German squad | a trench     | on top of the trench in  | MG fire                   |
        | squad-direct-fire-he            | a German squad | a trench     | on top of the trench in  | Direct Fire HE            |
        | squad-an-on-board-mortar        | a German squad | a trench     | on top of the trench in  | an on-board mortar        |
        | squad-an-oba-he-concentration   | a German squad | a trench     | on top of the trench in  | an OBA HE Concentration   |
        | squad-oba-harassing-fire        | a German squad | a trench     | on top of the trench in  | OBA Harassing Fire        |
        | squad-an-overrun-with-ma-and-mg | a German squad | a trench     | on top of the trench in  | an overrun with MA and MG |
        | squad-a-flamethrower            | a German squad | a trench     | on top of the trench in  | a flamethrower            |
        | squad-close-combat              | a German squad | a trench     | on top of the trench in  | Close Combat              |
        | squad-an-aerial-bomb            | a German squad | a trench     | on top of the trench in  | an aerial bomb            |
        | squad-a-capture-attempt         | a German squad | a trench     | on top of the trench in  | a Capture attempt         |
        | squad-hand-to-hand-cc           | a German squad | a trench     | on top of the trench in  | Hand-to-Hand CC           |
        | squad-a-placed-dc               | a German squad | a trench     | on top of the trench in  | a Placed DC               |
        | squad-a-thrown-dc               | a German squad | a trench     | on top of the trench in  | a Thrown DC               |
        | squad-a-set-dc                  | a German squad | a trench     | on top of the trench in  | a Set DC                  |
        | squad-strafing                  | a German squad | a trench     | on top of the trench in  | strafing                  |
        | squad-residual-fp               | a German squad | a trench     | on top of the trench in  | Residual FP               |
        | squad-smoke                     | a German squad | a trench     | on top of the trench in  | SMOKE                     |
        | squad-illuminating              | a German squad | a trench     | on top of the trench in  | an Illuminating Round     |
        | beneath-smoke                   | a German squad | a trench     | beneath the trench in    | SMOKE                     |
        | beneath-illuminating            | a German squad | a trench     | beneath the trench in    | an Illuminating Round     |
        | tank-heat                       | a German tank  | a trench     | on top of the trench in  | HEAT                      |
        | tank-a-gun                      | a German tank  | a trench     | on top of the trench in  | a Gun                     |
        | tank-a-mol                      | a German tank  | a trench     | on top of the trench in  | a MOL                     |
        | tank-an-oba-he-concentration    | a German tank  | a trench     | on top of the trench in  | an OBA HE Concentration   |
        | tank-an-aerial-bomb             | a German tank  | a trench     | on top of the trench in  | an aerial bomb            |
        | tank-a-placed-dc                | a German tank  | a trench     | on top of the trench in  | a Placed DC               |
        | tank-a-thrown-dc                | a German tank  | a trench     | on top of the trench in  | a Thrown DC               |
        | tank-a-set-dc                   | a German tank  | a trench     | on top of the trench in  | a Set DC                  |
        | tank-close-combat               | a German tank  | a trench     | on top of the trench in  | Close Combat              |
        | beneath-foxhole                 | a German squad | a foxhole 1S | beneath the foxhole in   | Direct Fire HE            |
        | beneath-sangar                  | a German squad | a sangar     | beneath the sangar in    | Direct Fire HE            |
        | beneath-wire                    | a German squad | Wire         | beneath the Wire in      | Direct Fire HE            |
        | beneath-trench                  | a German squad | a trench     | beneath the trench in    | Direct Fire HE            |
        | beneath-a-t-ditch               | a German squad | an A-T Ditch | beneath the A-T Ditch in | Direct Fire HE            |

    @B27.52-10
    Scenario Outline: B27.52-10 on top of a trench <vehicle> starts its engine
      Given it is the MPh of the German turn
      And the weather is <weather>
      And B3 holds a trench
      And <vehicle> P on top of the trench in B3
      When P starts its engine
      Then that is allowed

      Examples: whatever it is, in whatever weather
        | row             | vehicle                  | weather       |
        | tank            | a German tank            | not defined   |
        | assault-gun     | a German assault gun     | not defined   |
        | sp-gun          | a German SP gun          | not defined   |
        | carrier         | a German Carrier         | not defined   |
        | tractor         | a German tractor         | not defined   |
        | bulldozer       | a German bulldozer       | not defined   |
        | amphibious-tank | a German amphibious tank | not defined   |
        | concealed-tank  | a concealed German tank  | not defined   |
        | clear           | a German tank            | Clear         |
        | overcast        | a German tank            | Overcast      |
        | mud             | a German tank            | Mud           |
        | snow            | a German tank            | Snow          |
        | ground-snow     | a German tank            | Ground Snow   |
        | deep-snow       | a German tank            | Deep Snow     |
        | sub-zero-cold   | a German tank            | sub-zero cold |
        | rain            | a German tank            | Rain          |
        | heavy-rain      | a German tank            | Heavy Rain    |
        | falling-snow    | a German tank            | Falling Snow  |

    @B27.52-10
    Scenario Outline: B27.52-10b on top of a trench <vehicle> changes its VCA
      Given it is the MPh of the German turn
      And B3 holds a trench
      And <vehicle> P on top of the trench in B3
      When P turns its hull by 1 hexspine
      Then that is allowed

      Examples: whatever it is
        | row                    | vehicle                         |
        | moving-tank            | a moving German tank            |
        | moving-assault-gun     | a moving German assault gun     |
        | moving-sp-gun          | a moving German SP gun          |
        | moving-carrier         | a moving German Carrier         |
        | moving-tractor         | a moving German tractor         |
        | moving-bulldozer       | a moving German bulldozer       |
        | moving-amphibious-tank | a moving German amphibious tank |

    @B27.52-1 @B27.13 @B27.13-2
    Scenario Outline: B27.52-1m beneath the trench <target> is not HD to a Gun and has a TEM of +2
      Given B2 holds a trench
      And <target> P beneath the trench in B2
      And <firer> Q in B5
      And it is the PFPh of the Russian turn
      When Q attacks P with Direct Fire HE
      Then the attack is possible
      And P is not HD to it
      And the TEM is +2

      Examples: no Infantry is, whoever fires
        | row                 | target                        | firer                       |
        | half-squad          | a German half-squad           | a Russian tank              |
        | crew                | a German crew                 | a Russian tank              |
        | leader              | a German leader               | a Russian tank              |
        | hero                | a German hero                 | a Russian tank              |
        | cx-squad            | a CX German squad             | a Russian tank              |
        | pinned-squad        | a pinned German squad         | a Russian tank              |
        | inexperienced-squad | an inexperienced German squad | a Russian tank              |
        | fanatic-squad       | a Fanatic German squad        | a Russian tank              |
        | ti-squad            | a TI German squad             | a Russian tank              |
        | broken-squad        | a broken German squad         | a Russian tank              |
        | dm-squad            | a DM German squad             | a Russian tank              |
        | disrupted-squad     | a disrupted German squad      | a Russian tank              |
        | unarmed-squad       | an unarmed German squad       | a Russian tank              |
        | berserk-squad       | a berserk German squad        | a Russian tank              |
        | wounded-leader      | a wounded German leader       | a Russian tank              |
        | concealed-squad     | a concealed German squad      | a Russian tank              |
        | encircled-squad     | an Encircled German squad     | a Russian tank              |
        | by-assault-gun      | a German squad                | a Russian assault gun       |
        | by-sp-gun           | a German squad                | a Russian SP gun            |
        | by-bogged-tank      | a German squad                | a bogged Russian tank       |
        | by-immobilized-tank | a German squad                | an immobilized Russian tank |
        | by-concealed-tank   | a German squad                | a concealed Russian tank    |

    @B27.52-8
    Scenario Outline: B27.52-8d in <ground> <target> is not HD to <attack>, and has the TEM of that
      Given B2 holds a trench
      And B3 is <ground>
      And <target> P in B3
      And a Russian tank Q in B4
      And it is the PFPh of the Russian turn
      When Q attacks P with <attack>
      Then the attack is possible
      And P is not HD to it
      And the TEM is <tem>

      Examples: no other terrain makes it HD in place of its TEM
        | row                   | ground          | target         | attack         | tem |
        | squad-woods           | woods           | a German squad | Direct Fire HE | +1  |
        | squad-graveyard       | graveyard       | a German squad | Direct Fire HE | +1  |
        | squad-stone-building  | stone building  | a German squad | Direct Fire HE | +3  |
        | squad-wooden-building | wooden building | a German squad | Direct Fire HE | +2  |
        | squad-stone-rubble    | stone rubble    | a German squad | Direct Fire HE | +3  |
        | squad-wooden-rubble   | wooden rubble   | a German squad | Direct Fire HE | +2  |
        | squad-crag            | crag            | a German squad | Direct Fire HE | +1  |
        | squad-olive-grove     | olive grove     | a German squad | Direct Fire HE | +1  |
        | squad-cactus-patch    | cactus patch    | a German squad | Direct Fire HE | +1  |
        | squad-pine-woods      | pine woods      | a German squad | Direct Fire HE | +1  |
        | tank-woods            | woods           | a German tank  | a Gun          | +1  |
        | truck-woods           | woods           | a German truck | a Gun          | +1  |
        | tank-graveyard        | graveyard       | a German tank  | a Gun          | +1  |
        | truck-graveyard       | graveyard       | a German truck | a Gun          | +1  |
        | tank-pine-woods       | pine woods      | a German tank  | a Gun          | +1  |
        | truck-pine-woods      | pine woods      | a German truck | a Gun          | +1  |

    @B27.52-1 @B27.13 @B27.13-2
    Scenario Outline: B27.52-1n beneath the trench a squad is not HD to <attack>, and has a TEM of <tem>
      Given B2 holds a trench
      And a German squad P beneath the trench in B2
      And the weather is <weather>
      When <attack> hits B2
      Then P is not HD to it
      And the TEM is <tem>

      Examples: whatever the means, and in whatever weather
        | row                       | attack                    | tem | weather       |
        | small-arms-fire           | small-arms fire           | +2  | not defined   |
        | mg-fire                   | MG fire                   | +2  | not defined   |
        | direct-fire-he            | Direct Fire HE            | +2  | not defined   |
        | an-on-board-mortar        | an on-board mortar        | +2  | not defined   |
        | an-aerial-bomb            | an aerial bomb            | +2  | not defined   |
        | strafing                  | strafing                  | +2  | not defined   |
        | residual-fp               | Residual FP               | +2  | not defined   |
        | bmg-fire                  | BMG fire                  | +2  | not defined   |
        | a-placed-dc               | a Placed DC               | +2  | not defined   |
        | a-thrown-dc               | a Thrown DC               | +2  | not defined   |
        | a-set-dc                  | a Set DC                  | +2  | not defined   |
        | oba-harassing-fire        | OBA Harassing Fire        | +4  | not defined   |
        | an-overrun-with-ma-and-mg | an overrun with MA and MG | +4  | not defined   |
        | a-flamethrower            | a flamethrower            | 0   | not defined   |
        | close-combat              | Close Combat              | 0   | not defined   |
        | hand-to-hand-cc           | Hand-to-Hand CC           | 0   | not defined   |
        | a-capture-attempt         | a Capture attempt         | 0   | not defined   |
        | he-in-clear               | Direct Fire HE            | +2  | Clear         |
        | he-in-overcast            | Direct Fire HE            | +2  | Overcast      |
        | he-in-rain                | Direct Fire HE            | +2  | Rain          |
        | he-in-heavy-rain          | Direct Fire HE            | +2  | Heavy Rain    |
        | he-in-mud                 | Direct Fire HE            | +2  | Mud           |
        | he-in-falling-snow        | Direct Fire HE            | +2  | Falling Snow  |
        | he-in-snow                | Direct Fire HE            | +2  | Snow          |
        | he-in-ground-snow         | Direct Fire HE            | +2  | Ground Snow   |
        | he-in-deep-snow           | Direct Fire HE            | +2  | Deep Snow     |
        | he-in-sub-zero-cold       | Direct Fire HE            | +2  | sub-zero cold |

    @B27.52-1
    Scenario Outline: B27.52-1p beneath the trench a tank is HD to <attack> from <place>
      Given B2 holds a trench
      And a German tank P beneath the trench in B2
      And B5 is <ground>
      And B5 holds <fort>
      And a Russian <who> Q <place> B5
      And Q possesses <gear>
      And it is the PFPh of the Russian turn
      When Q attacks P with <attack>
      Then the attack is possible
      And P is HD to it
      And the trench gives no TEM
      And the TEM is 0

      Examples: wherever the firer is, and with what ordnance
        | row         | who        | gear   | attack | place                    | ground                              | fort         |
        | open-baz    | squad      | a BAZ  | HEAT   | in                       | Open Ground                         | no foxhole   |
        | foxhole-baz | squad      | a BAZ  | HEAT   | beneath the foxhole in   | Open Ground                         | a foxhole 1S |
        | trench-baz  | squad      | a BAZ  | HEAT   | beneath the trench in    | Open Ground                         | a trench     |
        | ditch-baz   | squad      | a BAZ  | HEAT   | beneath the A-T Ditch in | Open Ground                         | an A-T Ditch |
        | wire-baz    | squad      | a BAZ  | HEAT   | beneath the Wire in      | Open Ground                         | Wire         |
        | on-wire-baz | squad      | a BAZ  | HEAT   | on top of the Wire in    | Open Ground                         | Wire         |
        | woods-baz   | squad      | a BAZ  | HEAT   | in                       | woods                               | no foxhole   |
        | crest-baz   | squad      | a BAZ  | HEAT   | in Crest status in       | gully                               | no foxhole   |
        | psk         | half-squad | a PSK  | HEAT   | in                       | Open Ground                         | no foxhole   |
        | piat        | squad      | a PIAT | HEAT   | in                       | Open Ground                         | no foxhole   |
        | rcl         | squad      | a RCL  | HEAT   | in                       | Open Ground                         | no foxhole   |
        | level-1-atr | squad      | an ATR | a Gun  | on level 1 of            | stone building with one upper level | no foxhole   |
        | bridge-atr  | squad      | an ATR | a Gun  | on the bridge in         | a bridge                            | no foxhole   |

    @B27.52-8
    Scenario Outline: B27.52-8i beneath a trench a tank fires its BMG at P in <hex>: <possible>
      Given it is the PFPh of the Russian turn
      And B3 holds a trench
      And a Russian tank T beneath the trench in B3
      And T has its VCA toward B2
      And a German squad P in <hex>
      When T attacks P with BMG fire
      Then the attack is <possible>

      Examples: it is HD to each other hex, and not to its own
        | hex | possible     |
        | B3  | possible     |
        | B2  | not possible |

    @B27.52-8
    Scenario Outline: B27.52-8e a squad <place> B3 is not HD to HE
      Given B2 holds a trench
      And B3 is <ground>
      And B3 holds <fort>
      And a German squad P <place> B3
      When Direct Fire HE hits B3
      Then P is not HD to it
      And the TEM is <tem>

      Examples: in whatever place
        | row          | place                  | ground                              | fort         | tem |
        | in-gully     | IN                     | gully                               | no foxhole   | 0   |
        | below-bridge | below the bridge in    | a bridge                            | no foxhole   | 0   |
        | rooftop      | on the rooftop of      | stone building                      | no foxhole   | 0   |
        | foxhole      | beneath the foxhole in | Open Ground                         | a foxhole 1S | +2  |
        | wire         | beneath the Wire in    | woods                               | Wire         | +1  |
        | level-1      | on level 1 of          | stone building with one upper level | no foxhole   | +3  |

    @B27.52-8
    Scenario: B27.52-8f nor is a squad on a bridge
      Given B2 holds a trench
      And B3 is a bridge
      And a German squad P on the bridge in B3
      When Direct Fire HE hits B3
      Then P is not HD to it
      And the attack is possible

  Rule: B27.52 It keeps its VCA and stays where it is

    @B27.52-3
    Scenario Outline: B27.52-3 beneath a trench no vehicle changes VCA, here in the <phase> of the <side> turn
      Given B2 holds a trench
      And a German tank beneath the trench in B2
      And it is the <phase> of the <side> turn
      When the German tank turns its hull by 1 hexspine
      Then that is not allowed
      And B27.52 forbids it

      Examples: neither moving nor firing
        | phase | side    |
        | MPh   | German  |
        | PFPh  | German  |
        | DFPh  | Russian |

    @B27.52-3
    Scenario: B27.52-3c who has turned its turret does not turn its hull as well
      Given B2 holds a trench
      And a German tank beneath the trench in B2
      And it is the PFPh of the German turn
      When the German tank turns its turret by 1 hexspine
      And the German tank turns its hull by 1 hexspine
      Then B27.52 forbids it

    @B27.52-4
    Scenario: B27.52-4 its turret turns as ever
      Given B2 holds a trench
      And a German tank beneath the trench in B2
      And it is the PFPh of the German turn
      When the German tank turns its turret by 1 hexspine
      Then that is allowed
      And it is beneath the trench in B2
      And all that is as given

    @B27.52-5
    Scenario: B27.52-5 beneath a trench no vehicle spends a Start MP
      Given B2 holds a trench
      And a German tank beneath the trench in B2
      And it is the MPh of the German turn
      When the German tank starts its engine
      Then that is not allowed
      And B27.52 forbids it

    @B27.52-9
    Scenario: B27.52-9 in the older text it may
      Given B2 holds a trench
      And a German tank beneath the trench in B2
      And it is the MPh of the German turn
      When the German tank starts its engine
      Then that is allowed
      And it costs 1 MP

    @B27.52-6
    Scenario: B27.52-6 nor does it attempt Motion, which takes a Start MP
      Given B2 holds a trench
      And a German tank beneath the trench in B2
      And it is the MPh of the Russian turn
      When the German tank attempts Motion
      Then that is not allowed

    @B27.52-6
    Scenario: B27.52-6b on top of it it does
      Given B2 holds a trench
      And a German tank on top of the trench in B2
      And it is the MPh of the Russian turn
      When the German tank attempts Motion
      Then that is allowed

    @B27.52-3
    Scenario Outline: B27.52-3b a tank <place> changes VCA as ever
      Given B2 holds a trench
      And a German tank <place>
      And it is the MPh of the German turn
      When the German tank turns its hull by 1 hexspine
      Then that is allowed

      Examples:
        | place                      |
        | on top of the trench in B2 |
        | in B3                      |

    @B27.52-3
    Scenario Outline: B27.52-3e beneath a trench a <vehicle> does not change VCA, <weather>
      Given the weather is <weather>
      And B2 holds a trench
      And a German <vehicle> P beneath the trench in B2
      And it is the MPh of the German turn
      When P turns its hull by 1 hexspine
      Then that is not allowed
      And B27.52 forbids it

      Examples: whatever it is
        | row         | vehicle     | weather  |
        | assault-gun | assault gun | Clear    |
        | sp-gun      | SP gun      | Overcast |
        | halftrack   | halftrack   | Mud      |
        | armored-car | armored car | Snow     |
        | truck       | truck       | Clear    |
        | carrier     | Carrier     | Overcast |
        | motorcycle  | motorcycle  | Mud      |

    @B27.52-5
    Scenario Outline: B27.52-5b a tank <place> starts its engine as ever
      Given B2 holds a trench
      And a German tank <place>
      And it is the MPh of the German turn
      When the German tank starts its engine
      Then that is allowed

      Examples:
        | place                      |
        | on top of the trench in B2 |
        | in B3                      |
