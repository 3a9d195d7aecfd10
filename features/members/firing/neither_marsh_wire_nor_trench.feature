Feature: Fire at a hex that holds neither marsh, Wire nor trench, whatever else is true

  Rule: B9.31 A target without wall advantage has the TEM of its hex, and that alone

    @B9.31 @B16.31 @B16.32 @B26.31 @B27.52 @B9.31-11 @B16.31-8 @B16.32-1 @B26.31-8 @B27.52-8
    Scenario Outline: B9.31-11k OBA at <target> in a graveyard has <fp> FP, and it a TEM of +1
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And B3 is graveyard
      And <target> P in B3
      When an OBA HE Concentration of 12 FP hits B3
      Then the FP against P is <fp>
      And the TEM of P is +1
      And P is not HD to it
      And it is not Area Fire
      And the Wire DRM is 0

      Examples: each kind of unit, and each status
        | row                 | target                        | fp |
        | squad               | a German squad                | 12 |
        | half-squad          | a German half-squad           | 12 |
        | crew                | a German crew                 | 12 |
        | leader              | a German leader               | 12 |
        | hero                | a German hero                 | 12 |
        | cx-squad            | a CX German squad             | 12 |
        | pinned-squad        | a pinned German squad         | 12 |
        | inexperienced-squad | an inexperienced German squad | 12 |
        | fanatic-squad       | a Fanatic German squad        | 12 |
        | ti-squad            | a TI German squad             | 12 |
        | broken-squad        | a broken German squad         | 12 |
        | dm-squad            | a DM German squad             | 12 |
        | disrupted-squad     | a disrupted German squad      | 12 |
        | unarmed-squad       | an unarmed German squad       | 12 |
        | berserk-squad       | a berserk German squad        | 12 |
        | wounded-leader      | a wounded German leader       | 12 |
        | concealed-squad     | a concealed German squad      | 12 |
        | encircled-squad     | an Encircled German squad     | 12 |
        | dummy-stack         | a German dummy stack          | 12 |
        | cavalry-squad       | a German Cavalry squad        | 12 |
        | hidden-squad        | a hidden German squad         | 12 |
        | tank                | a German tank                 | 12 |
        | ft-tank             | a German FT tank              | 12 |
        | assault-gun         | a German assault gun          | 12 |
        | sp-gun              | a German SP gun               | 12 |
        | carrier             | a German Carrier              | 12 |
        | halftrack           | a German halftrack            | 12 |
        | armored-car         | a German armored car          | 12 |
        | truck               | a German truck                | 12 |
        | motorcycle          | a German motorcycle           | 12 |
        | wagon               | a German wagon                | 12 |
        | tractor             | a German tractor              | 12 |
        | bulldozer           | a German bulldozer            | 12 |
        | horse               | a German horse                | 12 |
        | amphibious-tank     | a German amphibious tank      | 12 |
        | moving-tank         | a moving German tank          | 12 |
        | stunned-tank        | a stunned German tank         | 12 |
        | shocked-tank        | a shocked German tank         | 12 |
        | bogged-tank         | a bogged German tank          | 12 |
        | immobilized-tank    | an immobilized German tank    | 12 |
        | abandoned-tank      | an abandoned German tank      | 12 |
        | concealed-tank      | a concealed German tank       | 12 |
        | moving-truck        | a moving German truck         | 12 |

    @B9.31 @B16.31 @B16.32 @B26.31 @B27.52 @B9.31-11 @B16.31-8 @B16.32-1 @B26.31-8 @B27.52-8
    Scenario Outline: B9.31-11m OBA at <target> that is <status> has 12 FP, and it a TEM of +1
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And B3 is graveyard
      And <target> P in B3
      And P is <status>
      When an OBA HE Concentration of 12 FP hits B3
      Then the FP against P is 12
      And the TEM of P is +1
      And P is not HD to it
      And it is not Area Fire
      And the Wire DRM is 0

      Examples: what is said of it apart
        | row                            | target                 | status                    |
        | squad-in-melee                 | a German squad         | in Melee                  |
        | squad-in-column                | a German squad         | in Column                 |
        | truck-in-convoy                | a German truck         | in Convoy                 |
        | tank-in-convoy                 | a German tank          | in Convoy                 |
        | tank-marked-with-bounding-fire | a German tank          | marked with Bounding Fire |
        | cavalry-squad-in-column        | a German Cavalry squad | in Column                 |

    @B9.31 @B16.31 @B16.32 @B26.31 @B27.52 @B9.31-11 @B16.31-8 @B16.32-1 @B26.31-8 @B27.52-8
    Scenario Outline: B9.31-11n in <ground> a squad <place> B3 has a TEM of <tem>, and fire its FP
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And B3 is <ground>
      And B3 holds <fort>
      And a German squad P <place> B3
      When small-arms fire of 12 FP hits B3
      Then the FP against P is 12
      And the TEM of P is <tem>
      And P is not HD to it
      And it is not Area Fire
      And the Wire DRM is 0

      Examples: each place
        | row                  | ground         | fort         | place                    | tem |
        | foxhole              | Open Ground    | a foxhole 1S | beneath the foxhole in   | +2  |
        | on-foxhole           | Open Ground    | a foxhole 1S | on top of the foxhole in | 0   |
        | trench               | Open Ground    | a trench     | beneath the trench in    | +2  |
        | on-trench            | Open Ground    | a trench     | on top of the trench in  | 0   |
        | ditch                | Open Ground    | an A-T Ditch | beneath the A-T Ditch in | +2  |
        | wire                 | graveyard      | Wire         | beneath the Wire in      | +1  |
        | on-wire              | graveyard      | Wire         | on top of the Wire in    | +1  |
        | in-gully             | gully          | no foxhole   | IN                       | 0   |
        | below-bridge         | a bridge       | no foxhole   | below the bridge in      | 0   |
        | rooftop              | stone building | no foxhole   | on the rooftop of        | 0   |
        | foxhole-in-graveyard | graveyard      | a foxhole 1S | beneath the foxhole in   | +2  |

      @reading:B27.6-sangar-tem
      Examples: the TEM of a sangar
        | row    | ground      | fort     | place                 | tem |
        | sangar | Open Ground | a sangar | beneath the sangar in | +1  |

    @B9.31 @B16.32 @B26.31 @B27.52 @B9.31-11 @B16.32-1 @B26.31-8 @B27.52-8
    Scenario Outline: B9.31-11p fire by <firer> at a squad in a graveyard meets a TEM of +1 and no Wire
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And B3 is graveyard
      And a German squad P in B3
      And <firer> Q in B5
      And it is the <phase> of the Russian turn
      And the weather is <weather>
      When Q attacks P with <attack>
      Then the attack is possible
      And the TEM is +1
      And P is not HD to it
      And it <is> Area Fire
      And the Wire DRM is 0

      Examples: whoever fires, in whatever phase and weather
        | row                 | firer                          | attack          | phase | weather       | is     |
        | half-squad          | a Russian half-squad           | small-arms fire | PFPh  | not defined   | is not |
        | crew                | a Russian crew                 | small-arms fire | PFPh  | not defined   | is not |
        | hero                | a Russian hero                 | small-arms fire | PFPh  | not defined   | is not |
        | cx-squad            | a CX Russian squad             | small-arms fire | PFPh  | not defined   | is not |
        | pinned-squad        | a pinned Russian squad         | small-arms fire | PFPh  | not defined   | is     |
        | inexperienced-squad | an inexperienced Russian squad | small-arms fire | PFPh  | not defined   | is not |
        | fanatic-squad       | a Fanatic Russian squad        | small-arms fire | PFPh  | not defined   | is not |
        | concealed-squad     | a concealed Russian squad      | small-arms fire | PFPh  | not defined   | is not |
        | cavalry-squad       | a Russian Cavalry squad        | small-arms fire | PFPh  | not defined   | is not |
        | wounded-hero        | a wounded Russian hero         | small-arms fire | PFPh  | not defined   | is not |
        | tank                | a Russian tank                 | MG fire         | PFPh  | not defined   | is not |
        | assault-gun         | a Russian assault gun          | MG fire         | PFPh  | not defined   | is not |
        | sp-gun              | a Russian SP gun               | MG fire         | PFPh  | not defined   | is not |
        | halftrack           | a Russian halftrack            | MG fire         | PFPh  | not defined   | is not |
        | armored-car         | a Russian armored car          | MG fire         | PFPh  | not defined   | is not |
        | carrier             | a Russian Carrier              | MG fire         | PFPh  | not defined   | is not |
        | bogged-tank         | a bogged Russian tank          | MG fire         | PFPh  | not defined   | is not |
        | immobilized-tank    | an immobilized Russian tank    | MG fire         | PFPh  | not defined   | is not |
        | clear               | a Russian squad                | small-arms fire | PFPh  | Clear         | is not |
        | overcast            | a Russian squad                | small-arms fire | PFPh  | Overcast      | is not |
        | mud                 | a Russian squad                | small-arms fire | PFPh  | Mud           | is not |
        | snow                | a Russian squad                | small-arms fire | PFPh  | Snow          | is not |
        | ground-snow         | a Russian squad                | small-arms fire | PFPh  | Ground Snow   | is not |
        | deep-snow           | a Russian squad                | small-arms fire | PFPh  | Deep Snow     | is not |
        | sub-zero-cold       | a Russian squad                | small-arms fire | PFPh  | sub-zero cold | is not |
        | afph                | a Russian squad                | small-arms fire | AFPh  | not defined   | is not |

    @B9.31 @B16.31 @B16.32 @B26.31 @B27.52 @B9.31-11 @B16.31-2 @B16.31-8 @B16.32-1 @B26.31-8 @B27.52-8
    Scenario Outline: B9.31-11q <attack> of 12 FP at a squad in a graveyard has <fp> FP, and meets a TEM of <tem>
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And B3 is graveyard
      And a German squad P in B3
      And the weather is <weather>
      When <attack> of 12 FP hits B3
      Then the FP is <fp>
      And the TEM is <tem>
      And P is not HD to it
      And it <is> Area Fire
      And the Wire DRM is 0

      Examples: each means, and each weather
        | row                       | attack                    | weather       | fp | tem | is     |
        | small-arms-fire           | small-arms fire           | not defined   | 12 | +1  | is not |
        | mg-fire                   | MG fire                   | not defined   | 12 | +1  | is not |
        | direct-fire-he            | Direct Fire HE            | not defined   | 12 | +1  | is not |
        | an-oba-he-concentration   | an OBA HE Concentration   | not defined   | 12 | +1  | is not |
        | an-aerial-bomb            | an aerial bomb            | not defined   | 12 | +1  | is not |
        | strafing                  | strafing                  | not defined   | 12 | +1  | is not |
        | residual-fp               | Residual FP               | not defined   | 12 | +1  | is not |
        | bmg-fire                  | BMG fire                  | not defined   | 12 | +1  | is not |
        | an-overrun-with-mg        | an overrun with MG        | not defined   | 12 | +1  | is not |
        | an-overrun-with-ma-and-mg | an overrun with MA and MG | not defined   | 12 | +1  | is not |
        | a-mol                     | a MOL                     | not defined   | 12 | +1  | is not |
        | a-placed-dc               | a Placed DC               | not defined   | 12 | +1  | is not |
        | a-thrown-dc               | a Thrown DC               | not defined   | 12 | +1  | is not |
        | a-set-dc                  | a Set DC                  | not defined   | 12 | +1  | is not |
        | mortar                    | an on-board mortar        | not defined   | 6  | +1  | is     |
        | a-flamethrower            | a flamethrower            | not defined   | 12 | 0   | is not |
        | close-combat              | Close Combat              | not defined   | 12 | 0   | is not |
        | hand-to-hand-cc           | Hand-to-Hand CC           | not defined   | 12 | 0   | is not |
        | a-capture-attempt         | a Capture attempt         | not defined   | 12 | 0   | is not |
        | he-in-clear               | Direct Fire HE            | Clear         | 12 | +1  | is not |
        | he-in-overcast            | Direct Fire HE            | Overcast      | 12 | +1  | is not |
        | he-in-rain                | Direct Fire HE            | Rain          | 12 | +1  | is not |
        | he-in-heavy-rain          | Direct Fire HE            | Heavy Rain    | 12 | +1  | is not |
        | he-in-mud                 | Direct Fire HE            | Mud           | 12 | +1  | is not |
        | he-in-falling-snow        | Direct Fire HE            | Falling Snow  | 12 | +1  | is not |
        | he-in-snow                | Direct Fire HE            | Snow          | 12 | +1  | is not |
        | he-in-ground-snow         | Direct Fire HE            | Ground Snow   | 12 | +1  | is not |
        | he-in-deep-snow           | Direct Fire HE            | Deep Snow     | 12 | +1  | is not |
        | he-in-sub-zero-cold       | Direct Fire HE            | sub-zero cold | 12 | +1  | is not |

    @B9.31 @B16.32 @B26.31 @B27.52 @B9.31-11 @B16.32-1 @B26.31-8 @B27.52-8
    Scenario Outline: B9.31-11r fire from <place> B5 at a squad in a graveyard meets a TEM of +1 and no Wire
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And B3 is graveyard
      And a German squad P in B3
      And B5 is <ground>
      And B5 holds <fort>
      And a Russian 4-4-7 squad Q <place> B5
      And it is the PFPh of the Russian turn
      When Q attacks P with small-arms fire
      Then the attack is possible
      And the FP is 4
      And the TEM is +1
      And P is not HD to it
      And it is not Area Fire
      And the Wire DRM is 0

      Examples: each place
        | row     | place                    | ground                              | fort         |
        | foxhole | beneath the foxhole in   | Open Ground                         | a foxhole 1S |
        | trench  | beneath the trench in    | Open Ground                         | a trench     |
        | ditch   | beneath the A-T Ditch in | Open Ground                         | an A-T Ditch |
        | sangar  | beneath the sangar in    | Open Ground                         | a sangar     |
        | wire    | beneath the Wire in      | Open Ground                         | Wire         |
        | pillbox | in the pillbox in        | Open Ground                         | a pillbox    |
        | rooftop | on the rooftop of        | stone building                      | no foxhole   |
        | level-1 | on level 1 of            | stone building with one upper level | no foxhole   |
        | crest   | in Crest status in       | gully                               | no foxhole   |
        | bridge  | on the bridge in         | a bridge                            | no foxhole   |

    @B9.31 @B16.32 @B26.31 @B27.52 @B9.31-11 @B16.32-1 @B26.31-8 @B27.52-8
    Scenario Outline: B9.31-11s in the open beside marsh a crew fires <gun> as <attack>, no Area Fire
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And B3 is graveyard
      And <target> P in B3
      And a Russian crew Q in B5
      And Q possesses <gear>
      And it is the PFPh of the Russian turn
      When the <gun> attacks P with <attack>
      Then the attack is possible
      And the TEM is +1
      And P is not HD to it
      And it is not Area Fire
      And the Wire DRM is 0

      Examples: each weapon
        | row        | gun     | gear              | attack         | target         |
        | at-gun-he  | AT Gun  | a Russian AT Gun  | Direct Fire HE | a German squad |
        | at-gun-ap  | AT Gun  | a Russian AT Gun  | a Gun          | a German tank  |
        | art-gun-he | ART Gun | a Russian ART Gun | Direct Fire HE | a German squad |
        | art-gun-ap | ART Gun | a Russian ART Gun | a Gun          | a German tank  |
        | inf-gun-he | INF Gun | a Russian INF Gun | Direct Fire HE | a German squad |
        | inf-gun-ap | INF Gun | a Russian INF Gun | a Gun          | a German tank  |
        | aa-gun-he  | AA Gun  | a Russian AA Gun  | Direct Fire HE | a German squad |
        | aa-gun-ap  | AA Gun  | a Russian AA Gun  | a Gun          | a German tank  |
        | rcl-gun    | RCL Gun | a Russian RCL Gun | HEAT           | a German tank  |
        | lmg        | LMG     | a 4-10 LMG        | MG fire        | a German squad |
        | mmg        | MMG     | a 4-10 MMG        | MG fire        | a German squad |
        | hmg        | HMG     | a 4-10 HMG        | MG fire        | a German squad |
        | baz        | BAZ     | a BAZ             | HEAT           | a German tank  |
        | psk        | PSK     | a PSK             | HEAT           | a German tank  |
        | piat       | PIAT    | a PIAT            | HEAT           | a German tank  |
        | rcl        | RCL     | a RCL             | HEAT           | a German tank  |

    @B9.31 @B16.31 @B16.32 @B26.31 @B27.52 @B9.31-11 @B16.31-8 @B16.32-1 @B26.31-8 @B27.52-8
    Scenario Outline: B9.31-11t fire at a squad <place> has its FP, and meets a TEM of <tem> and no Wire
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And B3 is <ground>
      And <fact>
      And a German squad P <place> B3
      When small-arms fire of 12 FP hits B3
      Then the FP against P is 12
      And the TEM of P is <tem>
      And P is not HD to it
      And the Wire DRM is 0

      Examples: places above the ground
        | row     | place         | ground                              | fact                               | tem |
        | level-1 | on level 1 of | stone building with one upper level | it is the PFPh of the Russian turn | +3  |

    @B9.31 @B16.32 @B26.31 @B27.52 @B9.31-11 @B16.32-1 @B26.31-8 @B27.52-8
    Scenario: B9.31-11u fire from Bypass meets a TEM of +1 and no Wire
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And B3 is graveyard
      And a German squad P in B3
      And B5 is woods
      And the artwork of B5 does not reach towards A5, B4 and C5
      And a Russian 4-4-7 squad Q in B5
      And Q is in Bypass along hexside B4-B5
      And it is the DFPh of the German turn
      When Q attacks P with small-arms fire
      Then the attack is possible
      And the TEM is +1
      And P is not HD to it
      And it is not Area Fire
      And the Wire DRM is 0

    @B9.31 @B16.32 @B26.31 @B27.52 @B9.31-11 @B16.32-1 @B26.31-8 @B27.52-8
    Scenario: B9.31-11v fire at a squad in Bypass meets no TEM of the woods
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And B3 is woods
      And the artwork of B3 does not reach towards A4, B4 and C4
      And a German squad P in B3
      And P is in Bypass along hexside B3-B4
      And a Russian 4-4-7 squad Q in B5
      And it is the DFPh of the German turn
      When Q attacks P with small-arms fire at vertex A4-B3-B4
      Then the attack is possible
      And the FP is 4
      And the TEM is 0
      And P is not HD to it
      And it is not Area Fire
      And the Wire DRM is 0

    @B16.31 @B16.32 @B27.52 @B16.31-8 @B16.32-1 @B27.52-8
    Scenario Outline: B16.31-8b <attack> of 12 FP by <firer> <place> B5 at a squad in a graveyard has 12 FP
      Given B1 and B4 are marsh
      And B5 is <ground>
      And B5 holds <fort>
      And B3 is graveyard
      And a German squad P in B3
      And <firer> Q <place> B5
      And it is the PFPh of the Russian turn
      When Q attacks P with <attack> of 12 FP
      Then the attack is possible
      And the FP is 12
      And P is not HD to it
      And the TEM is +1

      Examples: whoever fires it, and from where
        | row                 | firer                          | place                    | ground                              | fort         | attack          |
        | tank                | a Russian tank                 | in                       | Open Ground                         | no foxhole   | Direct Fire HE  |
        | assault-gun         | a Russian assault gun          | in                       | Open Ground                         | no foxhole   | Direct Fire HE  |
        | sp-gun              | a Russian SP gun               | in                       | Open Ground                         | no foxhole   | Direct Fire HE  |
        | halftrack           | a Russian halftrack            | in                       | Open Ground                         | no foxhole   | MG fire         |
        | armored-car         | a Russian armored car          | in                       | Open Ground                         | no foxhole   | MG fire         |
        | carrier             | a Russian Carrier              | in                       | Open Ground                         | no foxhole   | MG fire         |
        | bogged-tank         | a bogged Russian tank          | in                       | Open Ground                         | no foxhole   | Direct Fire HE  |
        | immobilized-tank    | an immobilized Russian tank    | in                       | Open Ground                         | no foxhole   | Direct Fire HE  |
        | concealed-tank      | a concealed Russian tank       | in                       | Open Ground                         | no foxhole   | Direct Fire HE  |
        | half-squad          | a Russian half-squad           | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | crew                | a Russian crew                 | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | hero                | a Russian hero                 | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | cx-squad            | a CX Russian squad             | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | inexperienced-squad | an inexperienced Russian squad | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | fanatic-squad       | a Fanatic Russian squad        | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | concealed-squad     | a concealed Russian squad      | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | wounded-hero        | a wounded Russian hero         | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | cavalry-squad       | a Russian Cavalry squad        | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | foxhole             | a Russian squad                | beneath the foxhole in   | Open Ground                         | a foxhole 1S | small-arms fire |
        | trench              | a Russian squad                | beneath the trench in    | Open Ground                         | a trench     | small-arms fire |
        | ditch               | a Russian squad                | beneath the A-T Ditch in | Open Ground                         | an A-T Ditch | small-arms fire |
        | sangar              | a Russian squad                | beneath the sangar in    | Open Ground                         | a sangar     | small-arms fire |
        | wire                | a Russian squad                | beneath the Wire in      | Open Ground                         | Wire         | small-arms fire |
        | pillbox             | a Russian squad                | in the pillbox in        | Open Ground                         | a pillbox    | small-arms fire |
        | rooftop             | a Russian squad                | on the rooftop of        | stone building                      | no foxhole   | small-arms fire |
        | level-1             | a Russian squad                | on level 1 of            | stone building with one upper level | no foxhole   | small-arms fire |
        | crest               | a Russian squad                | in Crest status in       | gully                               | no foxhole   | small-arms fire |
        | bridge              | a Russian squad                | on the bridge in         | a bridge                            | no foxhole   | small-arms fire |

    @B9.31 @B16.31 @B16.32 @B26.31 @B27.52 @B9.31-11 @B16.31-8 @B16.32-1 @B26.31-8 @B27.52-8
    Scenario Outline: B9.31-11j in a graveyard the <gun> has a TEM of +1 against fire of 12 FP
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And B3 is graveyard
      And a German crew P in B3
      And P possesses <gear>
      And a Russian tank Q in B5
      And it is the PFPh of the Russian turn
      When Q attacks the <gun> with Direct Fire HE of 12 FP
      Then the FP against the <gun> is 12
      And the TEM of the <gun> is +1
      And the <gun> is not HD to it

      Examples: each Gun
        | row      | gun      | gear        |
        | at-gun   | AT Gun   | an AT Gun   |
        | art-gun  | ART Gun  | an ART Gun  |
        | inf-gun  | INF Gun  | an INF Gun  |
        | aa-gun   | AA Gun   | an AA Gun   |
        | 81mm-mtr | 81mm MTR | an 81mm MTR |
