Feature: TEM of the hex, the enemy's wall and Indirect Fire, for every target and attacker

  Rule: B9.31 Without wall advantage a unit has the TEM of its hex

    @B9.31 @B9.31-11
    Scenario Outline: B9.31-11z <target> <place> F5 has <tem> against <attack> by <firer>, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And F5 is <ground>
      And F5 holds <fort>
      And hexside F5-F6 is a wall
      And <target> P <place> F5
      And <firer> E in F4
      When E attacks P with <attack>
      Then the attack is possible
      And the TEM is <tem>

      Examples:
        | row                    | phase               | weather       | target                          | place                    | ground                              | fort         | firer           | attack          | tem |
        | squad                  | PFPh of the Russian | Clear         | a German squad                  | in                       | woods                               | no foxhole   | a Russian squad | small-arms fire | +1  |
        | half-squad             | DFPh of the German  | Overcast      | a German half-squad             | in                       | woods                               | no foxhole   | a Russian squad | small-arms fire | +1  |
        | crew                   | AFPh of the Russian | Mud           | a German crew                   | in                       | woods                               | no foxhole   | a Russian squad | small-arms fire | +1  |
        | hero                   | PFPh of the Russian | Ground Snow   | a German hero                   | in                       | woods                               | no foxhole   | a Russian squad | small-arms fire | +1  |
        | concealed-squad        | DFPh of the German  | Snow          | a concealed German squad        | in                       | woods                               | no foxhole   | a Russian squad | small-arms fire | +1  |
        | dummies                | PFPh of the Russian | Deep Snow     | a concealed German dummy stack  | in                       | woods                               | no foxhole   | a Russian squad | small-arms fire | +1  |
        | berserk-squad          | PFPh of the Russian | sub-zero cold | a berserk German squad          | in                       | woods                               | no foxhole   | a Russian squad | small-arms fire | +1  |
        | pinned-squad           | PFPh of the Russian | Clear         | a pinned German squad           | in                       | woods                               | no foxhole   | a Russian squad | small-arms fire | +1  |
        | wounded-hero           | PFPh of the Russian | Clear         | a wounded German hero           | in                       | woods                               | no foxhole   | a Russian squad | small-arms fire | +1  |
        | green-squad            | PFPh of the Russian | Clear         | an inexperienced German squad   | in                       | woods                               | no foxhole   | a Russian squad | small-arms fire | +1  |
        | fanatic-squad          | PFPh of the Russian | Clear         | a Fanatic German squad          | in                       | woods                               | no foxhole   | a Russian squad | small-arms fire | +1  |
        | encircled-squad        | PFPh of the Russian | Clear         | an Encircled German squad       | in                       | woods                               | no foxhole   | a Russian squad | small-arms fire | +1  |
        | ti-squad               | PFPh of the Russian | Clear         | a TI German squad               | in                       | woods                               | no foxhole   | a Russian squad | small-arms fire | +1  |
        | cx-squad               | PFPh of the Russian | Clear         | a CX German squad               | in                       | woods                               | no foxhole   | a Russian squad | small-arms fire | +1  |
        | leader                 | PFPh of the Russian | Clear         | a German leader                 | in                       | woods                               | no foxhole   | a Russian squad | small-arms fire | +1  |
        | broken-squad           | PFPh of the Russian | Clear         | a broken German squad           | in                       | woods                               | no foxhole   | a Russian squad | small-arms fire | +1  |
        | broken-dm-squad        | PFPh of the Russian | Clear         | a broken DM German squad        | in                       | woods                               | no foxhole   | a Russian squad | small-arms fire | +1  |
        | broken-disrupted-squad | PFPh of the Russian | Clear         | a broken disrupted German squad | in                       | woods                               | no foxhole   | a Russian squad | small-arms fire | +1  |
        | unarmed-squad          | PFPh of the Russian | Clear         | an unarmed German squad         | in                       | woods                               | no foxhole   | a Russian squad | small-arms fire | +1  |
        | hidden-squad           | PFPh of the Russian | Clear         | a hidden German squad           | in                       | woods                               | no foxhole   | a Russian squad | small-arms fire | +1  |
        | tank                   | PFPh of the Russian | Clear         | a German tank                   | in                       | woods                               | no foxhole   | a Russian tank  | MG fire         | +1  |
        | assault-gun            | PFPh of the Russian | Clear         | a German assault gun            | in                       | woods                               | no foxhole   | a Russian tank  | MG fire         | +1  |
        | sp-gun                 | PFPh of the Russian | Clear         | a German SP gun                 | in                       | woods                               | no foxhole   | a Russian tank  | MG fire         | +1  |
        | carrier                | PFPh of the Russian | Clear         | a German Carrier                | in                       | woods                               | no foxhole   | a Russian tank  | MG fire         | +1  |
        | halftrack              | PFPh of the Russian | Clear         | a German halftrack              | in                       | woods                               | no foxhole   | a Russian tank  | MG fire         | +1  |
        | armored-car            | PFPh of the Russian | Clear         | a German armored car            | in                       | woods                               | no foxhole   | a Russian tank  | MG fire         | +1  |
        | bogged-tank            | PFPh of the Russian | Clear         | a bogged German tank            | in                       | woods                               | no foxhole   | a Russian tank  | MG fire         | +1  |
        | immobilized-tank       | PFPh of the Russian | Clear         | an immobilized German tank      | in                       | woods                               | no foxhole   | a Russian tank  | MG fire         | +1  |
        | stunned-tank           | PFPh of the Russian | Clear         | a stunned German tank           | in                       | woods                               | no foxhole   | a Russian tank  | MG fire         | +1  |
        | shocked-tank           | PFPh of the Russian | Clear         | a shocked German tank           | in                       | woods                               | no foxhole   | a Russian tank  | MG fire         | +1  |
        | abandoned-tank         | PFPh of the Russian | Clear         | an abandoned German tank        | in                       | woods                               | no foxhole   | a Russian tank  | MG fire         | +1  |
        | truck                  | PFPh of the Russian | Clear         | a German truck                  | in                       | woods                               | no foxhole   | a Russian tank  | MG fire         | +1  |
        | tractor                | PFPh of the Russian | Clear         | a German tractor                | in                       | woods                               | no foxhole   | a Russian tank  | MG fire         | +1  |
        | bulldozer              | PFPh of the Russian | Clear         | a German bulldozer              | in                       | woods                               | no foxhole   | a Russian tank  | MG fire         | +1  |
        | motorcycle             | PFPh of the Russian | Clear         | a German motorcycle             | in                       | woods                               | no foxhole   | a Russian tank  | MG fire         | +1  |
        | wagon                  | PFPh of the Russian | Clear         | a German wagon                  | in                       | woods                               | no foxhole   | a Russian tank  | MG fire         | +1  |
        | horse                  | PFPh of the Russian | Clear         | a German horse                  | in                       | woods                               | no foxhole   | a Russian tank  | MG fire         | +1  |
        | foxhole                | PFPh of the Russian | Clear         | a German squad                  | beneath the foxhole in   | woods                               | a foxhole 1S | a Russian squad | small-arms fire | +2  |
        | trench                 | PFPh of the Russian | Clear         | a German squad                  | beneath the trench in    | Open Ground                         | a trench     | a Russian squad | small-arms fire | +2  |
        | ditch                  | PFPh of the Russian | Clear         | a German squad                  | beneath the A-T Ditch in | Open Ground                         | an A-T Ditch | a Russian squad | small-arms fire | +2  |
        | wire                   | PFPh of the Russian | Clear         | a German squad                  | beneath the Wire in      | woods                               | Wire         | a Russian squad | small-arms fire | +1  |
        | on-wire                | PFPh of the Russian | Clear         | a German squad                  | on top of the Wire in    | woods                               | Wire         | a Russian squad | small-arms fire | +1  |
        | bridge                 | PFPh of the Russian | Clear         | a German squad                  | on the bridge in         | bridge                              | no foxhole   | a Russian squad | small-arms fire | +1  |
        | floor                  | PFPh of the Russian | Clear         | a German squad                  | on level 1 of            | stone building with one upper level | no foxhole   | a Russian squad | small-arms fire | +3  |

      @reading:B27.6-sangar-tem
      Examples: the TEM of a sangar
        | row    | phase               | weather | target         | place                 | ground      | fort     | firer           | attack          | tem |
        | sangar | PFPh of the Russian | Clear   | a German squad | beneath the sangar in | Open Ground | a sangar | a Russian squad | small-arms fire | +1  |

    @B9.31 @B9.31-11
    Scenario Outline: B9.31-11y <target> has the +1 of the woods where <more>
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German <vehicle> V in F5
      And <target> P in F5
      And <more>
      And a Russian squad E in F4
      When E attacks P with small-arms fire
      Then the attack is possible
      And the woods gives a TEM of +1
      And the TEM is +1

      Examples:
        | row       | target         | vehicle | more           |
        | rider     | a German squad | tank    | P rides on V   |
        | passenger | a German squad | truck   | P is aboard V  |
        | column    | a German squad | truck   | P is in Column |
        | convoy    | a German squad | truck   | P is in Convoy |

    @B9.31 @B9.31-11
    Scenario Outline: B9.31-11x where no phase is told <target> has it too
      Given F5 is woods
      And hexside F5-F6 is a wall
      And <target> P in F5
      And a Russian squad E in F4
      When E attacks P with small-arms fire
      Then the TEM is +1

      Examples:
        | row    | target          |
        | squad  | a German squad  |
        | leader | a German leader |

    @B9.31 @B9.31-11
    Scenario Outline: B9.31-11w <whom> of a crew without wall advantage, <state>, has the +1 of the woods
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German crew C in F5
      And C possesses <gear>
      And C <state>
      And a Russian squad E in F4
      When E attacks <whom> with small-arms fire
      Then the attack is possible
      And the woods gives a TEM of +1

      Examples:
        | row      | whom         | gear               | state                 |
        | at-gun   | the AT Gun   | an AT Gun          | is CX                 |
        | inf-gun  | the INF Gun  | an INF Gun         | is CX                 |
        | art-gun  | the ART Gun  | an ART Gun         | is CX                 |
        | aa-gun   | the AA Gun   | an AA Gun          | is CX                 |
        | rcl-gun  | the RCL Gun  | a RCL Gun          | is CX                 |
        | mortar   | the 81mm MTR | an 81mm MTR        | is CX                 |
        | emplaced | the AT Gun   | an emplaced AT Gun | is CX                 |
        | pushing  | C            | an AT Gun          | is Pushing the AT Gun |

  Rule: B9.31 Against an enemy with wall advantage over it nobody has the hexside

    @B9.31 @B9.31-13
    Scenario Outline: B9.31-13z behind a <barrier> nobody has its TEM against <firer> with wall advantage, <phase>
      Given it is the <phase> turn
      And the weather is <weather>
      And F5 is woods
      And F6 is <ground>
      And hexside F5-F6 is a <barrier>
      And <target> P in F5
      And <firer> E in F6
      And E has wall advantage
      When E attacks P with <attack>
      Then the attack is possible
      And the <barrier> gives no TEM
      And the TEM is +1

      Examples:
        | row           | phase               | weather       | firer                              | ground      | barrier | target                        | attack          |
        | squad         | PFPh of the Russian | Clear         | a Russian squad                    | Open Ground | wall    | a German squad                | small-arms fire |
        | half-squad    | DFPh of the German  | Overcast      | a Russian half-squad               | Open Ground | hedge   | a German half-squad           | small-arms fire |
        | crew          | AFPh of the Russian | Mud           | a Russian crew                     | woods       | bocage  | a German crew                 | small-arms fire |
        | hero          | PFPh of the Russian | Snow          | a Russian hero                     | brush       | wall    | a German hero                 | small-arms fire |
        | concealed     | DFPh of the German  | Ground Snow   | a concealed Russian squad          | Open Ground | hedge   | a concealed German squad      | small-arms fire |
        | cx            | PFPh of the Russian | Deep Snow     | a CX Russian squad                 | grain       | bocage  | a German squad                | small-arms fire |
        | pinned        | PFPh of the Russian | sub-zero cold | a pinned Russian squad             | Open Ground | wall    | a berserk German squad        | small-arms fire |
        | berserk       | PFPh of the Russian | Clear         | a berserk Russian squad            | Open Ground | hedge   | a pinned German squad         | small-arms fire |
        | wounded       | PFPh of the Russian | Overcast      | a wounded Russian hero             | Open Ground | bocage  | a wounded German hero         | small-arms fire |
        | inexperienced | PFPh of the Russian | Mud           | an inexperienced Russian squad     | Open Ground | wall    | an inexperienced German squad | small-arms fire |
        | fanatic       | PFPh of the Russian | Snow          | a Fanatic Russian squad            | Open Ground | hedge   | a Fanatic German squad        | small-arms fire |
        | tank-mg       | PFPh of the Russian | Ground Snow   | a Russian tank                     | Open Ground | wall    | a German squad                | MG fire         |
        | bogged        | PFPh of the Russian | Deep Snow     | a bogged Russian tank              | Open Ground | hedge   | a German squad                | MG fire         |
        | immobilized   | PFPh of the Russian | sub-zero cold | an immobilized Russian assault gun | Open Ground | bocage  | a German squad                | MG fire         |
        | moving        | PFPh of the Russian | Clear         | a moving Russian tank              | Open Ground | wall    | a German squad                | MG fire         |
        | halftrack     | PFPh of the Russian | Overcast      | a Russian halftrack                | Open Ground | hedge   | a German squad                | MG fire         |

    @B9.31 @B9.31-13
    Scenario Outline: B9.31-13y nor against the <weapon> of a crew with it
      Given it is the PFPh of the Russian turn
      And the weather is <weather>
      And F5 is woods
      And hexside F5-F6 is a wall
      And <target> P in F5
      And a Russian crew E in F6
      And E possesses <gear>
      And E has wall advantage
      When the <weapon> attacks P with <attack>
      Then the attack is possible
      And the wall gives no TEM

      Examples:
        | row | weather       | target         | weapon  | gear       | attack         |
        | lmg | Clear         | a German squad | LMG     | a LMG      | MG fire        |
        | mmg | Overcast      | a German squad | MMG     | a MMG      | MG fire        |
        | hmg | Mud           | a German squad | HMG     | a HMG      | MG fire        |
        | ft  | Snow          | a German squad | FT      | a FT       | a flamethrower |
        | at  | Ground Snow   | a German squad | AT Gun  | an AT Gun  | Direct Fire HE |
        | inf | Deep Snow     | a German squad | INF Gun | an INF Gun | Direct Fire HE |
        | baz | sub-zero cold | a German tank  | BAZ     | a BAZ      | HEAT           |
        | atr | Clear         | a German tank  | ATR     | an ATR     | a Gun          |

  Rule: B9.34 Against Indirect Fire every hexside serves every target

    @B9.34 @B9.34-1 @B9.34-3
    Scenario Outline: B9.34-3z with its wall on the far side <target> has +1 against the mortar of <firer>, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And hexside F5-F6 is a wall
      And <target> P in F5
      And <firer> E in F2
      And E possesses an 81mm MTR
      When E attacks P with an on-board mortar
      Then the attack is possible
      And the wall gives a TEM of +1
      And the TEM is +1

      Examples:
        | row              | phase               | weather       | target                         | firer                         |
        | squad            | PFPh of the Russian | Clear         | a German squad                 | a Russian crew                |
        | half-squad       | DFPh of the German  | Overcast      | a German half-squad            | a Russian squad               |
        | crew             | AFPh of the Russian | Mud           | a German crew                  | a Russian half-squad          |
        | hero             | PFPh of the Russian | Ground Snow   | a German hero                  | a concealed Russian crew      |
        | concealed-squad  | DFPh of the German  | Snow          | a concealed German squad       | a CX Russian crew             |
        | dummies          | PFPh of the Russian | Deep Snow     | a concealed German dummy stack | a pinned Russian crew         |
        | berserk-squad    | PFPh of the Russian | sub-zero cold | a berserk German squad         | an inexperienced Russian crew |
        | pinned-squad     | PFPh of the Russian | Clear         | a pinned German squad          | a Fanatic Russian crew        |
        | wounded-hero     | PFPh of the Russian | Clear         | a wounded German hero          | a Russian crew                |
        | green-squad      | PFPh of the Russian | Clear         | an inexperienced German squad  | a Russian crew                |
        | fanatic-squad    | PFPh of the Russian | Clear         | a Fanatic German squad         | a Russian crew                |
        | encircled-squad  | PFPh of the Russian | Clear         | an Encircled German squad      | a Russian crew                |
        | ti-squad         | PFPh of the Russian | Clear         | a TI German squad              | a Russian crew                |
        | cx-squad         | PFPh of the Russian | Clear         | a CX German squad              | a Russian crew                |
        | broken-squad     | PFPh of the Russian | Clear         | a broken German squad          | a Russian crew                |
        | leader           | PFPh of the Russian | Clear         | a German leader                | a Russian crew                |
        | tank             | PFPh of the Russian | Clear         | a German tank                  | a Russian crew                |
        | assault-gun      | PFPh of the Russian | Clear         | a German assault gun           | a Russian crew                |
        | sp-gun           | PFPh of the Russian | Clear         | a German SP gun                | a Russian crew                |
        | carrier          | PFPh of the Russian | Clear         | a German Carrier               | a Russian crew                |
        | halftrack        | PFPh of the Russian | Clear         | a German halftrack             | a Russian crew                |
        | armored-car      | PFPh of the Russian | Clear         | a German armored car           | a Russian crew                |
        | bogged-tank      | PFPh of the Russian | Clear         | a bogged German tank           | a Russian crew                |
        | immobilized-tank | PFPh of the Russian | Clear         | an immobilized German tank     | a Russian crew                |
        | stunned-tank     | PFPh of the Russian | Clear         | a stunned German tank          | a Russian crew                |
        | shocked-tank     | PFPh of the Russian | Clear         | a shocked German tank          | a Russian crew                |
        | moving-tank      | PFPh of the Russian | Clear         | a moving German tank           | a Russian crew                |
        | truck            | PFPh of the Russian | Clear         | a German truck                 | a Russian crew                |
        | tractor          | PFPh of the Russian | Clear         | a German tractor               | a Russian crew                |
        | bulldozer        | PFPh of the Russian | Clear         | a German bulldozer             | a Russian crew                |

    @B9.34 @B9.34-1
    Scenario Outline: B9.34-1z <target> behind a wall has +1 against <attack>
      Given hexside F5-F6 is a wall
      And the weather is <weather>
      And <target> P in F5
      When <attack> hits F5
      Then the wall gives a TEM of +1
      And the TEM is +1

      Examples:
        | row              | weather       | target                         | attack                  |
        | squad            | Clear         | a German squad                 | an OBA HE Concentration |
        | half-squad       | Overcast      | a German half-squad            | OBA Harassing Fire      |
        | crew             | Mud           | a German crew                  | an aerial bomb          |
        | hero             | Snow          | a German hero                  | an OBA HE Concentration |
        | concealed-squad  | Ground Snow   | a concealed German squad       | OBA Harassing Fire      |
        | dummies          | Deep Snow     | a concealed German dummy stack | an aerial bomb          |
        | berserk-squad    | sub-zero cold | a berserk German squad         | an OBA HE Concentration |
        | pinned-squad     | Clear         | a pinned German squad          | OBA Harassing Fire      |
        | wounded-hero     | Overcast      | a wounded German hero          | an aerial bomb          |
        | green-squad      | Mud           | an inexperienced German squad  | an OBA HE Concentration |
        | fanatic-squad    | Snow          | a Fanatic German squad         | OBA Harassing Fire      |
        | encircled-squad  | Ground Snow   | an Encircled German squad      | an aerial bomb          |
        | ti-squad         | Deep Snow     | a TI German squad              | an OBA HE Concentration |
        | cx-squad         | sub-zero cold | a CX German squad              | OBA Harassing Fire      |
        | broken-squad     | Clear         | a broken German squad          | an aerial bomb          |
        | leader           | Overcast      | a German leader                | an OBA HE Concentration |
        | tank             | Mud           | a German tank                  | OBA Harassing Fire      |
        | assault-gun      | Snow          | a German assault gun           | an aerial bomb          |
        | sp-gun           | Ground Snow   | a German SP gun                | an OBA HE Concentration |
        | carrier          | Deep Snow     | a German Carrier               | OBA Harassing Fire      |
        | halftrack        | sub-zero cold | a German halftrack             | an aerial bomb          |
        | armored-car      | Clear         | a German armored car           | an OBA HE Concentration |
        | bogged-tank      | Overcast      | a bogged German tank           | OBA Harassing Fire      |
        | immobilized-tank | Mud           | an immobilized German tank     | an aerial bomb          |
        | stunned-tank     | Snow          | a stunned German tank          | an OBA HE Concentration |
        | shocked-tank     | Ground Snow   | a shocked German tank          | OBA Harassing Fire      |
        | moving-tank      | Deep Snow     | a moving German tank           | an aerial bomb          |

  Rule: B9.31 With wall advantage, in every weather and depth

    @B9.31 @B9.3 @B9.31-7 @B9.3-1
    Scenario Outline: B9.31-7x in <weather>, water <depth>, a squad with wall advantage behind a <barrier> on F5-F6 has <tem> against fire across <edge>
      Given it is the <phase> turn
      And the weather is <weather>
      And the water depth is <depth>
      And hexside F5-F6 is a <barrier>
      And a German squad P in F5
      And P has wall advantage
      When small-arms fire across hexside <edge> hits P
      Then the TEM is <tem>

      Examples: across the hexside that it has it over, or another
        | row                     | phase               | weather       | depth       | barrier | edge  | tem |
        | clear                   | DFPh of the German  | Clear         | not defined | wall    | F5-F6 | +2  |
        | clear-elsewhere         | DFPh of the German  | Clear         | not defined | wall    | F4-F5 | 0   |
        | overcast                | DFPh of the German  | Overcast      | not defined | hedge   | F5-F6 | +1  |
        | rain                    | PFPh of the Russian | Rain          | not defined | bocage  | F5-F6 | +2  |
        | heavy-rain              | PFPh of the Russian | Heavy Rain    | not defined | wall    | F5-F6 | +2  |
        | heavy-rain-elsewhere    | PFPh of the Russian | Heavy Rain    | not defined | wall    | F4-F5 | 0   |
        | mud                     | AFPh of the Russian | Mud           | not defined | hedge   | F5-F6 | +1  |
        | falling-snow            | AFPh of the Russian | Falling Snow  | not defined | bocage  | F5-F6 | +2  |
        | snow                    | DFPh of the German  | Snow          | not defined | wall    | F5-F6 | +2  |
        | snow-elsewhere          | DFPh of the German  | Snow          | not defined | wall    | F4-F5 | 0   |
        | ground-snow             | DFPh of the German  | Ground Snow   | not defined | hedge   | F5-F6 | +1  |
        | deep-snow               | PFPh of the Russian | Deep Snow     | not defined | bocage  | F5-F6 | +2  |
        | sub-zero-cold           | PFPh of the Russian | sub-zero cold | not defined | wall    | F5-F6 | +2  |
        | sub-zero-cold-elsewhere | PFPh of the Russian | sub-zero cold | not defined | wall    | F4-F5 | 0   |
        | dry                     | AFPh of the Russian | not defined   | dry         | hedge   | F5-F6 | +1  |
        | shallow                 | AFPh of the Russian | not defined   | shallow     | bocage  | F5-F6 | +2  |
        | deep                    | DFPh of the German  | not defined   | deep        | wall    | F5-F6 | +2  |
        | deep-elsewhere          | DFPh of the German  | not defined   | deep        | wall    | F4-F5 | 0   |
        | flooded                 | DFPh of the German  | not defined   | flooded     | hedge   | F5-F6 | +1  |
        | frozen                  | PFPh of the Russian | not defined   | frozen      | bocage  | F5-F6 | +2  |

  Rule: B9.33 What comes from no height is not lowered

    @B9.33 @B9.33-14
    Scenario Outline: B9.33-14y beneath a <cover> the TEM against <attack> is <tem>, from nowhere higher
      Given F5 is level -1 Open Ground
      And F5 holds <fort>
      And a German squad P beneath the <cover> in F5
      When <attack> hits F5
      Then the TEM is <tem>

      Examples:
        | row                   | cover   | fort         | attack                  | tem |
        | foxhole-concentration | foxhole | a foxhole 1S | an OBA HE Concentration | +4  |
        | trench-concentration  | trench  | a trench     | an OBA HE Concentration | +4  |
        | foxhole-harassing     | foxhole | a foxhole 1S | OBA Harassing Fire      | +4  |
        | trench-harassing      | trench  | a trench     | OBA Harassing Fire      | +4  |
        | foxhole-bomb          | foxhole | a foxhole 1S | an aerial bomb          | +2  |
        | trench-bomb           | trench  | a trench     | an aerial bomb          | +2  |
        | foxhole-placed        | foxhole | a foxhole 1S | a Placed DC             | +2  |
        | trench-placed         | trench  | a trench     | a Placed DC             | +2  |
        | foxhole-thrown        | foxhole | a foxhole 1S | a Thrown DC             | +2  |
        | trench-thrown         | trench  | a trench     | a Thrown DC             | +2  |
        | foxhole-set           | foxhole | a foxhole 1S | a Set DC                | +2  |
        | trench-set            | trench  | a trench     | a Set DC                | +2  |
        | foxhole-overrun       | foxhole | a foxhole 1S | an overrun              | +4  |
        | trench-overrun        | trench  | a trench     | an overrun              | +4  |
        | foxhole-residual      | foxhole | a foxhole 1S | Residual FP             | +2  |
        | trench-residual       | trench  | a trench     | Residual FP             | +2  |
        | foxhole-small-arms    | foxhole | a foxhole 1S | small-arms fire         | +2  |
        | trench-small-arms     | trench  | a trench     | small-arms fire         | +2  |
        | foxhole-mg            | foxhole | a foxhole 1S | MG fire                 | +2  |
        | trench-mg             | trench  | a trench     | MG fire                 | +2  |
        | foxhole-he            | foxhole | a foxhole 1S | Direct Fire HE          | +2  |
        | trench-he             | trench  | a trench     | Direct Fire HE          | +2  |
        | foxhole-mortar        | foxhole | a foxhole 1S | an on-board mortar      | +2  |
        | trench-mortar         | trench  | a trench     | an on-board mortar      | +2  |
        | foxhole-ft            | foxhole | a foxhole 1S | a flamethrower          | 0   |
        | trench-ft             | trench  | a trench     | a flamethrower          | 0   |
        | foxhole-strafing      | foxhole | a foxhole 1S | strafing                | +2  |
        | trench-strafing       | trench  | a trench     | strafing                | +2  |
        | foxhole-ap            | foxhole | a foxhole 1S | a Gun                   | +2  |
        | trench-ap             | trench  | a trench     | a Gun                   | +2  |
        | foxhole-mol           | foxhole | a foxhole 1S | a MOL                   | +2  |
        | trench-mol            | trench  | a trench     | a MOL                   | +2  |

    @B9.33 @B9.33-14
    Scenario Outline: B9.33-14x in <attack> beneath a trench there is no TEM to lower
      Given it is the CCPh of the Russian turn
      And the weather is <weather>
      And F5 is <ground>
      And F5 holds a trench
      And a German squad P beneath the trench in F5
      And <firer> E on top of the trench in F5
      When E attacks P with <attack>
      Then the attack is possible
      And the TEM is 0

      Examples:
        | row          | weather       | ground      | firer                   | attack            |
        | close-combat | Clear         | Open Ground | a Russian squad         | Close Combat      |
        | capture      | Ground Snow   | woods       | a Russian crew          | a Capture attempt |
        | hand-to-hand | Deep Snow     | brush       | a CX Russian squad      | Hand-to-Hand CC   |
        | fanatic      | Snow          | Open Ground | a Fanatic Russian squad | Close Combat      |
        | pinned       | Mud           | Open Ground | a pinned Russian squad  | Close Combat      |
        | berserk      | sub-zero cold | Open Ground | a berserk Russian squad | Close Combat      |
