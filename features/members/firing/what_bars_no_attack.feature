Feature: No rule on some attacks bars the others

  Rule: B9.54 Nothing there bars it

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario Outline: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501a <firer> <here> F6 attacks <target> <there> F5 with <attack>
      Given it is the <phase> turn
      And the weather is <weather>
      And hexside F5-F6 is a bocage
      And F5 is <F5>
      And F5 holds <cover>
      And F6 is <F6>
      And F6 holds <counter>
      And <target> P <there> F5
      And <firer> E <here> F6
      When E attacks P with <attack>
      Then the attack is possible

      Examples:
        | row            | phase               | weather       | F5                                  | cover        | target                          | there                    | F6                                  | counter      | firer                          | here                     | attack          |
        | squad          | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German squad                  | in                       | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | half-squad     | DFPh of the German  | Overcast      | Open Ground                         | no foxhole   | a German half-squad             | in                       | Open Ground                         | no foxhole   | a Russian half-squad           | in                       | small-arms fire |
        | crew           | AFPh of the Russian | Mud           | Open Ground                         | no foxhole   | a German crew                   | in                       | Open Ground                         | no foxhole   | a Russian crew                 | in                       | small-arms fire |
        | hero           | PFPh of the Russian | Ground Snow   | Open Ground                         | no foxhole   | a German hero                   | in                       | Open Ground                         | no foxhole   | a Russian hero                 | in                       | small-arms fire |
        | leader         | PFPh of the Russian | Deep Snow     | Open Ground                         | no foxhole   | a German leader                 | in                       | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | dummies        | PFPh of the Russian | Overcast      | Open Ground                         | no foxhole   | a concealed German dummy stack  | in                       | Open Ground                         | no foxhole   | a concealed Russian squad      | in                       | small-arms fire |
        | concealed      | PFPh of the Russian | sub-zero cold | Open Ground                         | no foxhole   | a concealed German squad        | in                       | Open Ground                         | no foxhole   | a CX Russian squad             | in                       | small-arms fire |
        | berserk        | PFPh of the Russian | Snow          | Open Ground                         | no foxhole   | a berserk German squad          | in                       | Open Ground                         | no foxhole   | a pinned Russian squad         | in                       | small-arms fire |
        | pinned         | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a pinned German squad           | in                       | Open Ground                         | no foxhole   | a berserk Russian squad        | in                       | small-arms fire |
        | wounded        | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a wounded German hero           | in                       | Open Ground                         | no foxhole   | a wounded Russian hero         | in                       | small-arms fire |
        | inexperienced  | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | an inexperienced German squad   | in                       | Open Ground                         | no foxhole   | an inexperienced Russian squad | in                       | small-arms fire |
        | fanatic        | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a Fanatic German squad          | in                       | Open Ground                         | no foxhole   | a Fanatic Russian squad        | in                       | small-arms fire |
        | encircled      | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | an Encircled German squad       | in                       | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | ti             | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a TI German squad               | in                       | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | cx             | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a CX German squad               | in                       | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | broken         | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a broken German squad           | in                       | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | dm             | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a broken DM German squad        | in                       | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | disrupted      | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a broken disrupted German squad | in                       | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | unarmed        | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | an unarmed German squad         | in                       | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | target-gully   | PFPh of the Russian | Clear         | gully                               | no foxhole   | a German squad                  | IN                       | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | target-crest   | PFPh of the Russian | Clear         | gully                               | no foxhole   | a German squad                  | in Crest status in       | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | target-bridge  | PFPh of the Russian | Clear         | bridge                              | no foxhole   | a German squad                  | on the bridge in         | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | target-below   | PFPh of the Russian | Clear         | bridge                              | no foxhole   | a German squad                  | below the bridge in      | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | target-pillbox | PFPh of the Russian | Clear         | Open Ground                         | a pillbox    | a German squad                  | in the pillbox in        | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | target-rooftop | PFPh of the Russian | Clear         | stone building with one upper level | no foxhole   | a German squad                  | on the rooftop of        | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | target-floor   | PFPh of the Russian | Clear         | stone building with one upper level | no foxhole   | a German squad                  | on level 1 of            | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | target-foxhole | PFPh of the Russian | Clear         | Open Ground                         | a foxhole 1S | a German squad                  | beneath the foxhole in   | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | target-trench  | PFPh of the Russian | Clear         | Open Ground                         | a trench     | a German squad                  | beneath the trench in    | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | target-ditch   | PFPh of the Russian | Clear         | Open Ground                         | an A-T Ditch | a German squad                  | beneath the A-T Ditch in | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | target-sangar  | PFPh of the Russian | Clear         | Open Ground                         | a sangar     | a German squad                  | beneath the sangar in    | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | target-wire    | PFPh of the Russian | Clear         | Open Ground                         | Wire         | a German squad                  | beneath the Wire in      | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | gully          | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German squad                  | in                       | gully                               | no foxhole   | a Russian squad                | IN                       | small-arms fire |
        | crest          | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German squad                  | in                       | gully                               | no foxhole   | a Russian squad                | in Crest status in       | small-arms fire |
        | bridge         | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German squad                  | in                       | bridge                              | no foxhole   | a Russian squad                | on the bridge in         | small-arms fire |
        | below          | PFPh of the Russian | Clear         | gully                               | no foxhole   | a German squad                  | IN                       | bridge                              | no foxhole   | a Russian squad                | below the bridge in      | small-arms fire |
        | pillbox        | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German squad                  | in                       | Open Ground                         | a pillbox    | a Russian squad                | in the pillbox in        | small-arms fire |
        | rooftop        | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German squad                  | in                       | stone building with one upper level | no foxhole   | a Russian squad                | on the rooftop of        | small-arms fire |
        | floor          | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German squad                  | in                       | stone building with one upper level | no foxhole   | a Russian squad                | on level 1 of            | small-arms fire |
        | foxhole        | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German squad                  | in                       | Open Ground                         | a foxhole 1S | a Russian squad                | beneath the foxhole in   | small-arms fire |
        | trench         | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German squad                  | in                       | Open Ground                         | a trench     | a Russian squad                | beneath the trench in    | small-arms fire |
        | ditch          | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German squad                  | in                       | Open Ground                         | an A-T Ditch | a Russian squad                | beneath the A-T Ditch in | small-arms fire |
        | sangar         | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German squad                  | in                       | Open Ground                         | a sangar     | a Russian squad                | beneath the sangar in    | small-arms fire |
        | wire           | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German squad                  | in                       | Open Ground                         | Wire         | a Russian squad                | beneath the Wire in      | small-arms fire |
        | on-wire        | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German squad                  | in                       | Open Ground                         | Wire         | a Russian squad                | on top of the Wire in    | small-arms fire |
        | tank           | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German tank                   | in                       | Open Ground                         | no foxhole   | a Russian tank                 | in                       | a Gun           |
        | assault-gun    | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German assault gun            | in                       | Open Ground                         | no foxhole   | a Russian assault gun          | in                       | HEAT            |
        | halftrack      | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German halftrack              | in                       | Open Ground                         | no foxhole   | a Russian halftrack            | in                       | MG fire         |
        | sp-gun         | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German SP gun                 | in                       | Open Ground                         | no foxhole   | a bogged Russian tank          | in                       | MG fire         |
        | carrier        | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German Carrier                | in                       | Open Ground                         | no foxhole   | an immobilized Russian tank    | in                       | Direct Fire HE  |
        | armored-car    | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German armored car            | in                       | Open Ground                         | no foxhole   | a moving Russian tank          | in                       | a Gun           |
        | truck          | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German truck                  | in                       | Open Ground                         | no foxhole   | a Russian tank                 | in                       | Direct Fire HE  |
        | tractor        | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German tractor                | in                       | Open Ground                         | no foxhole   | a Russian tank                 | in                       | MG fire         |
        | bulldozer      | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German bulldozer              | in                       | Open Ground                         | no foxhole   | a Russian tank                 | in                       | MG fire         |
        | wagon          | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German wagon                  | in                       | Open Ground                         | no foxhole   | a Russian tank                 | in                       | MG fire         |
        | motorcycle     | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German motorcycle             | in                       | Open Ground                         | no foxhole   | a Russian tank                 | in                       | MG fire         |
        | horse          | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German horse                  | in                       | Open Ground                         | no foxhole   | a Russian tank                 | in                       | MG fire         |
        | moving         | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a moving German tank            | in                       | Open Ground                         | no foxhole   | a Russian tank                 | in                       | a Gun           |
        | stunned        | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a stunned German tank           | in                       | Open Ground                         | no foxhole   | a Russian tank                 | in                       | a Gun           |
        | shocked        | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a shocked German tank           | in                       | Open Ground                         | no foxhole   | a Russian tank                 | in                       | a Gun           |
        | bogged         | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a bogged German tank            | in                       | Open Ground                         | no foxhole   | a Russian tank                 | in                       | a Gun           |
        | immobilized    | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | an immobilized German tank      | in                       | Open Ground                         | no foxhole   | a Russian tank                 | in                       | a Gun           |
        | abandoned      | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | an abandoned German tank        | in                       | Open Ground                         | no foxhole   | a Russian tank                 | in                       | a Gun           |
        | cavalry        | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German Cavalry squad          | in                       | Open Ground                         | no foxhole   | a Russian squad                | in                       | small-arms fire |
        | mol            | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German tank                   | in                       | Open Ground                         | no foxhole   | a Russian squad                | in                       | a MOL           |
        | ft             | PFPh of the Russian | Clear         | Open Ground                         | no foxhole   | a German squad                  | in                       | Open Ground                         | no foxhole   | a Russian FT tank              | in                       | a flamethrower  |

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario Outline: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501b <target> that <state> is attacked with <attack> by <firer>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a bocage
      And <target> P in F5
      And P <state>
      And <firer> E in F6
      When E attacks P with <attack>
      Then the attack is possible

      Examples:
        | row      | target         | state                                      | firer           | attack          |
        | column   | a German squad | is in Column                               | a Russian squad | small-arms fire |
        | convoy   | a German truck | is in Convoy                               | a Russian tank  | MG fire         |
        | bounding | a German tank  | is marked with Bounding Fire               | a Russian tank  | a Gun           |
        | bypass   | a German squad | is in Bypass along hexside F5-F6           | a Russian squad | small-arms fire |
        | vbm      | a German tank  | is in VBM with its CAFP at vertex E6-F5-F6 | a Russian tank  | a Gun           |

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario Outline: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501c <attack> hits <target> in F5
      Given hexside F5-F6 is a bocage
      And <target> P in F5
      When <attack> hits F5
      Then the attack is possible

      Examples:
        | row           | attack                  | target         |
        | bomb          | an aerial bomb          | a German squad |
        | concentration | an OBA HE Concentration | a German squad |
        | harassing     | OBA Harassing Fire      | a German squad |
        | residual      | Residual FP             | a German squad |
        | set           | a Set DC                | a German squad |
        | placed        | a Placed DC             | a German squad |
        | thrown        | a Thrown DC             | a German squad |
        | overrun       | an overrun              | a German squad |
        | strafing      | strafing                | a German squad |
        | smoke         | SMOKE                   | a German squad |
        | illuminating  | an Illuminating Round   | a German squad |

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario Outline: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501d in one Location <firer> attacks with <attack>
      Given it is the <phase> turn
      And hexside F5-F6 is a bocage
      And a German squad P in F5
      And <firer> E in F5
      When E attacks P with <attack>
      Then the attack is possible

      Examples:
        | row          | phase               | firer                 | attack            |
        | close-combat | CCPh of the Russian | a Russian squad       | Close Combat      |
        | capture      | CCPh of the Russian | a Russian squad       | a Capture attempt |
        | hand-to-hand | CCPh of the Russian | a Russian squad       | Hand-to-Hand CC   |
        | overrun      | MPh of the Russian  | a moving Russian tank | an overrun        |

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario Outline: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501e a crew fires <gear> at <target> across the bocage
      Given it is the <phase> turn
      And hexside F5-F6 is a bocage
      And F6 holds <counter>
      And <target> P in F5
      And a Russian crew E <here> F6
      And E possesses <gear>
      When E attacks P with <attack>
      Then the attack is possible

      Examples:
        | row          | phase               | gear          | counter      | here                   | target         | attack             |
        | lmg          | PFPh of the Russian | a LMG         | no foxhole   | in                     | a German squad | MG fire            |
        | mmg          | DFPh of the German  | a MMG         | a foxhole 1S | beneath the foxhole in | a German squad | MG fire            |
        | hmg          | AFPh of the Russian | a HMG         | a trench     | beneath the trench in  | a German squad | MG fire            |
        | atr          | PFPh of the Russian | an ATR        | no foxhole   | in                     | a German tank  | a Gun              |
        | baz          | PFPh of the Russian | a BAZ         | no foxhole   | in                     | a German tank  | HEAT               |
        | psk          | PFPh of the Russian | a PSK         | no foxhole   | in                     | a German tank  | HEAT               |
        | piat         | PFPh of the Russian | a PIAT        | no foxhole   | in                     | a German tank  | HEAT               |
        | rcl          | PFPh of the Russian | a RCL         | no foxhole   | in                     | a German squad | Direct Fire HE     |
        | ft           | PFPh of the Russian | a FT          | no foxhole   | in                     | a German squad | a flamethrower     |
        | light-mortar | PFPh of the Russian | a 60mm mortar | no foxhole   | in                     | a German squad | an on-board mortar |
        | mortar       | PFPh of the Russian | an 81mm MTR   | no foxhole   | in                     | a German squad | an on-board mortar |
        | at-ap        | PFPh of the Russian | an AT Gun     | no foxhole   | in                     | a German tank  | a Gun              |
        | at-trench    | DFPh of the German  | an AT Gun     | a trench     | beneath the trench in  | a German squad | Direct Fire HE     |
        | inf          | PFPh of the Russian | an INF Gun    | no foxhole   | in                     | a German squad | Direct Fire HE     |
        | art          | PFPh of the Russian | an ART Gun    | no foxhole   | in                     | a German squad | Direct Fire HE     |
        | aa           | PFPh of the Russian | an AA Gun     | no foxhole   | in                     | a German tank  | a Gun              |
        | rcl-gun      | PFPh of the Russian | a RCL Gun     | no foxhole   | in                     | a German tank  | HEAT               |

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario Outline: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501f where no phase is told <firer> attacks <target> with <attack>
      Given hexside F5-F6 is a bocage
      And <target> P in F5
      And <firer> E in F6
      When E attacks P with <attack>
      Then the attack is possible

      Examples:
        | row   | firer           | target         | attack          |
        | squad | a Russian squad | a German squad | small-arms fire |
        | tank  | a Russian tank  | a German tank  | a Gun           |

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario Outline: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501g each bar bars its own attack: <attack> by <firer> with <gear> <here> F6
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a bocage
      And F5 is woods
      And F6 is <F6>
      And F6 holds <counter>
      And a German squad P in F5
      And <firer> E <here> F6
      And E possesses <gear>
      When E attacks P with <attack>
      Then the attack is not possible

      Examples:
        | row     | firer            | gear      | F6          | counter      | here                   | attack          |
        | heat    | a Russian crew   | a RCL     | Open Ground | no foxhole   | in                     | HEAT            |
        | marsh   | a Russian crew   | a MMG     | marsh       | no foxhole   | in                     | MG fire         |
        | foxhole | a Russian crew   | an AT Gun | Open Ground | a foxhole 1S | beneath the foxhole in | Direct Fire HE  |
        | unarmed | a Russian leader | a radio   | Open Ground | no foxhole   | in                     | small-arms fire |

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501h and the BMG of a HD tank fires at nothing there
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a bocage
      And F5 is woods
      And a German squad P in F5
      And a Russian tank E in F6
      When E attacks P with BMG fire
      Then the attack is not possible
      And B9.36 rules the attack out

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario Outline: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501i <firer> attacks <whom> where <more>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a bocage
      And F5 is <ground>
      And a German <vehicle> V in F5
      And a German crew C in F5
      And C possesses <gear>
      And <more>
      And <firer> E in F6
      When E attacks <whom> with <attack>
      Then the attack is possible

      Examples:
        | row       | more                        | whom         | gear               | vehicle | firer           | attack          | ground      |
        | passenger | C is aboard V               | C            | a LMG              | truck   | a Russian squad | small-arms fire | Open Ground |
        | rider     | C rides on V                | C            | a LMG              | tank    | a Russian squad | small-arms fire | Open Ground |
        | inherent  | C is the Inherent crew of V | V            | a LMG              | tank    | a Russian tank  | a Gun           | Open Ground |
        | pushing   | C is Pushing the AT Gun     | C            | an AT Gun          | truck   | a Russian squad | small-arms fire | Open Ground |
        | at-gun    | C is CX                     | the AT Gun   | an AT Gun          | truck   | a Russian squad | small-arms fire | Open Ground |
        | inf-gun   | C is CX                     | the INF Gun  | an INF Gun         | truck   | a Russian squad | small-arms fire | Open Ground |
        | art-gun   | C is CX                     | the ART Gun  | an ART Gun         | truck   | a Russian squad | small-arms fire | Open Ground |
        | aa-gun    | C is CX                     | the AA Gun   | an AA Gun          | truck   | a Russian squad | small-arms fire | Open Ground |
        | mortar    | C is CX                     | the 81mm MTR | an 81mm MTR        | truck   | a Russian squad | small-arms fire | Open Ground |
        | emplaced  | C is CX                     | the AT Gun   | an emplaced AT Gun | truck   | a Russian squad | small-arms fire | Open Ground |
        | bogged    | V is bogged                 | V            | a LMG              | tank    | a Russian tank  | a Gun           | Open Ground |
        | truck     | V is in Convoy              | V            | a LMG              | truck   | a Russian tank  | MG fire         | Open Ground |

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario Outline: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501j <firer> in F6 attacks <target> with <attack> in the <phase> turn
      Given it is the <phase> turn
      And hexside F5-F6 is a bocage
      And <target> P in F5
      And <firer> E in F6
      When E could attack P with <attack>
      Then the attack is possible

      Examples:
        | row         | phase               | target                | firer                   | attack         |
        | pf          | PFPh of the Russian | a German tank         | a Russian squad         | an inherent PF |
        | pf-dfph     | DFPh of the German  | a stunned German tank | a Russian half-squad    | an inherent PF |
        | pf-cx       | AFPh of the Russian | a bogged German tank  | a CX Russian squad      | an inherent PF |
        | mol         | DFPh of the German  | a German truck        | a Russian half-squad    | a MOL          |
        | mol-berserk | PFPh of the Russian | a German halftrack    | a berserk Russian squad | a MOL          |

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario Outline: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501k a crew fires its <gun> over the bocage at <target> <there> F5
      Given it is the <phase> turn
      And hexside F5-F6 is a bocage
      And F5 is <ground>
      And F5 holds <fort>
      And F6 is <F6>
      And F6 holds <counter>
      And <target> P <there> F5
      And a Russian crew E <here> F6
      And E possesses <gear>
      When the <gun> attacks P with <attack>
      Then the attack is possible

      Examples:
        | row             | phase               | target                         | there                  | ground                              | fort         | gun     | gear       | attack         | F6          | counter      | here                     |
        | squad           | PFPh of the Russian | a German squad                 | in                     | Open Ground                         | no foxhole   | AT Gun  | an AT Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | half-squad      | DFPh of the German  | a German half-squad            | in                     | Open Ground                         | no foxhole   | INF Gun | an INF Gun | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | crew            | AFPh of the Russian | a German crew                  | in                     | Open Ground                         | no foxhole   | AA Gun  | an AA Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | hero            | PFPh of the Russian | a German hero                  | in                     | Open Ground                         | no foxhole   | AT Gun  | an AT Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | concealed-squad | DFPh of the German  | a concealed German squad       | in                     | Open Ground                         | no foxhole   | INF Gun | an INF Gun | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | dummies         | AFPh of the Russian | a concealed German dummy stack | in                     | Open Ground                         | no foxhole   | AA Gun  | an AA Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | berserk-squad   | PFPh of the Russian | a berserk German squad         | in                     | Open Ground                         | no foxhole   | AT Gun  | an AT Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | pinned-squad    | DFPh of the German  | a pinned German squad          | in                     | Open Ground                         | no foxhole   | INF Gun | an INF Gun | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | wounded-hero    | AFPh of the Russian | a wounded German hero          | in                     | Open Ground                         | no foxhole   | AA Gun  | an AA Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | green-squad     | PFPh of the Russian | an inexperienced German squad  | in                     | Open Ground                         | no foxhole   | AT Gun  | an AT Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | fanatic-squad   | DFPh of the German  | a Fanatic German squad         | in                     | Open Ground                         | no foxhole   | INF Gun | an INF Gun | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | encircled-squad | AFPh of the Russian | an Encircled German squad      | in                     | Open Ground                         | no foxhole   | AA Gun  | an AA Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | ti-squad        | PFPh of the Russian | a TI German squad              | in                     | Open Ground                         | no foxhole   | AT Gun  | an AT Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | cx-squad        | DFPh of the German  | a CX German squad              | in                     | Open Ground                         | no foxhole   | INF Gun | an INF Gun | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | tank            | AFPh of the Russian | a German tank                  | in                     | Open Ground                         | no foxhole   | AA Gun  | an AA Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | assault-gun     | PFPh of the Russian | a German assault gun           | in                     | Open Ground                         | no foxhole   | AT Gun  | an AT Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | sp-gun          | DFPh of the German  | a German SP gun                | in                     | Open Ground                         | no foxhole   | INF Gun | an INF Gun | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | carrier         | AFPh of the Russian | a German Carrier               | in                     | Open Ground                         | no foxhole   | AA Gun  | an AA Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | halftrack       | PFPh of the Russian | a German halftrack             | in                     | Open Ground                         | no foxhole   | AT Gun  | an AT Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | armored-car     | DFPh of the German  | a German armored car           | in                     | Open Ground                         | no foxhole   | INF Gun | an INF Gun | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | bogged-tank     | AFPh of the Russian | a bogged German tank           | in                     | Open Ground                         | no foxhole   | AA Gun  | an AA Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | immobile-tank   | PFPh of the Russian | an immobilized German tank     | in                     | Open Ground                         | no foxhole   | AT Gun  | an AT Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | stunned-tank    | DFPh of the German  | a stunned German tank          | in                     | Open Ground                         | no foxhole   | INF Gun | an INF Gun | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | shocked-tank    | AFPh of the Russian | a shocked German tank          | in                     | Open Ground                         | no foxhole   | AA Gun  | an AA Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | moving-tank     | PFPh of the Russian | a moving German tank           | in                     | Open Ground                         | no foxhole   | AT Gun  | an AT Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | gully           | DFPh of the German  | a German squad                 | IN                     | gully                               | no foxhole   | INF Gun | an INF Gun | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | pillbox         | AFPh of the Russian | a German squad                 | in the pillbox in      | Open Ground                         | a pillbox    | AA Gun  | an AA Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | trench          | PFPh of the Russian | a German squad                 | beneath the trench in  | Open Ground                         | a trench     | AT Gun  | an AT Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | foxhole         | DFPh of the German  | a German squad                 | beneath the foxhole in | Open Ground                         | a foxhole 1S | INF Gun | an INF Gun | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | sangar          | AFPh of the Russian | a German squad                 | beneath the sangar in  | Open Ground                         | a sangar     | AA Gun  | an AA Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | floor           | PFPh of the Russian | a German squad                 | on level 1 of          | stone building with one upper level | no foxhole   | AT Gun  | an AT Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | bridge          | DFPh of the German  | a German squad                 | on the bridge in       | bridge                              | no foxhole   | INF Gun | an INF Gun | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | cavalry         | AFPh of the Russian | a German Cavalry squad         | in                     | Open Ground                         | no foxhole   | AA Gun  | an AA Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | broken          | PFPh of the Russian | a broken German squad          | in                     | Open Ground                         | no foxhole   | AT Gun  | an AT Gun  | Direct Fire HE | Open Ground | no foxhole   | in                       |
        | own-ditch       | PFPh of the Russian | a German squad                 | in                     | Open Ground                         | no foxhole   | AT Gun  | an AT Gun  | Direct Fire HE | Open Ground | an A-T Ditch | beneath the A-T Ditch in |
        | own-trench      | PFPh of the Russian | a German squad                 | in                     | Open Ground                         | no foxhole   | AT Gun  | an AT Gun  | Direct Fire HE | Open Ground | a trench     | beneath the trench in    |
        | own-bridge      | PFPh of the Russian | a German squad                 | in                     | Open Ground                         | no foxhole   | AT Gun  | an AT Gun  | Direct Fire HE | bridge      | no foxhole   | on the bridge in         |
        | own-wire        | PFPh of the Russian | a German squad                 | in                     | Open Ground                         | no foxhole   | AT Gun  | an AT Gun  | Direct Fire HE | Open Ground | Wire         | on top of the Wire in    |
