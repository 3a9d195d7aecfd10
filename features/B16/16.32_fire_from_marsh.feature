@B16.32
Feature: B16.32 Fire out of marsh

  Rule: B16.32 What may be used, and as Area Fire

    @B16.32-1
    Scenario Outline: B16.32-1a a squad in marsh uses <weapon>, as Area Fire
      Given B2 is marsh
      And a German 4-4-7 squad in B2
      And the German squad possesses <gear>
      And a Russian <target> in B3
      And it is the PFPh of the German turn
      When the German squad fires <weapon> at the Russian <target>
      Then that is allowed
      And the attack is possible
      And it is Area Fire

      Examples: LMG, LATW and FT
        | weapon   | gear      | target |
        | its LMG  | a 3-6 LMG | squad  |
        | its FT   | a FT      | squad  |
        | its ATR  | an ATR    | tank   |
        | its BAZ  | a BAZ     | tank   |
        | its PIAT | a PIAT    | tank   |
        | its PSK  | a PSK     | tank   |

    @B16.32-1
    Scenario Outline: B16.32-1b a squad in marsh uses <weapon>, as Area Fire
      Given B2 is marsh
      And a German 4-4-7 squad in B2
      And a Russian <target> in B3
      And it is the PFPh of the German turn
      When the German squad fires <weapon> at the Russian <target>
      Then that is allowed
      And the attack is possible
      And it is Area Fire

      Examples: what the counter has without a SW counter
        | weapon          | target |
        | its inherent FP | squad  |
        | an inherent PF  | tank   |
        | a MOL           | tank   |

    @B16.32-1
    Scenario Outline: B16.32-1g out of <ground> the To Hit DR of <weapon> has an Area Fire DRM of <drm>
      Given B2 is <ground>
      And a German 4-4-7 squad in B2
      And the German squad possesses <gear>
      And a Russian tank in B3
      And it is the PFPh of the German turn
      When the German squad fires <weapon> at the Russian tank
      Then the attack is possible
      And the Area Fire DRM is <drm>

      Examples:
        | row       | ground      | weapon         | gear      | drm |
        | marsh-pf  | marsh       | an inherent PF | a LMG     | +2  |
        | marsh-atr | marsh       | its ATR        | an ATR    | +2  |
        | marsh-baz | marsh       | its BAZ        | a BAZ     | +2  |
        | open-pf   | Open Ground | an inherent PF | a LMG     | 0   |
        | marsh-mg  | marsh       | its LMG        | a 3-6 LMG | 0   |

    @B16.32-1
    Scenario: B16.32-1c a DC may be Placed out of marsh, as Area Fire
      Given B2 is marsh
      And a German squad in B2
      And the German squad possesses a DC
      And a Russian squad in B3
      And it is the MPh of the German turn
      When the German squad could attack the Russian squad with its DC
      Then the attack is possible
      And it is Area Fire

    @B16.32-1
    Scenario Outline: B16.32-1f a DC Thrown out of <ground> has <fp> FP
      Given B2 is <ground>
      And a German squad in B2
      And a Russian squad in B3
      And it is the AFPh of the German turn
      When the German squad attacks the Russian squad with a Thrown DC
      Then the attack is possible
      And the FP is <fp>

      Examples:
        | ground      | fp |
        | marsh       | 15 |
        | Open Ground | 30 |

    @B16.32-1
    Scenario: B16.32-1d out of Open Ground the same fire is no Area Fire
      Given B1 is marsh
      And a German 4-4-7 squad in B2
      And a Russian squad in B3
      And it is the PFPh of the German turn
      When the German squad fires its inherent FP at the Russian squad
      Then that is allowed
      And it is not Area Fire

    @B16.32-1
    Scenario Outline: B16.32-1e a Snap Shot out of <ground> has <fp> FP
      Given it is the MPh of the Russian turn
      And E6 is <ground>
      And a Russian squad in F5
      And the Russian squad has spent 1 MF
      And a German 4-4-7 squad in E6
      When the German squad takes a Snap Shot at the Russian squad across hexside F5-F6
      Then the attack is possible
      And the FP is <fp>

      Examples: Area Fire once for the Snap Shot, once more for the marsh
        | ground      | fp |
        | Open Ground | 4  |
        | marsh       | 2  |

    @B16.32-2
    Scenario Outline: B16.32-2a a <firer> in marsh may not use <weapon>
      Given B2 is marsh
      And a German <firer> in B2
      And the German <firer> possesses <gear>
      And a Russian squad in B4
      And it is the PFPh of the German turn
      When the German <firer> fires <weapon> at the Russian squad
      Then B16.32 forbids it

      Examples:
        | row         | firer | weapon          | gear          |
        | mmg         | squad | its MMG         | a MMG         |
        | hmg         | squad | its HMG         | a HMG         |
        | 50-cal-hmg  | crew  | its .50-cal HMG | a .50-cal HMG |
        | 50mm-mortar | squad | its 50mm mortar | a 50mm mortar |
        | 60mm-mortar | squad | its 60mm mortar | a 60mm mortar |

    @B16.32-2
    Scenario Outline: B16.32-2b neither amphibians nor Cavalry fire out of marsh: <weapon> of a <firer>
      Given B2 is marsh
      And <unit> in B2
      And a Russian squad in B4
      And it is the PFPh of the German turn
      When the German <firer> fires <weapon> at the Russian squad
      Then B16.32 forbids it

      Examples:
        | row          | unit                     | firer           | weapon           |
        | vehicular-mg | a German amphibious tank | amphibious tank | its vehicular MG |
        | ma           | a German amphibious tank | amphibious tank | its MA           |
        | inherent-fp  | a German Cavalry squad   | squad           | its inherent FP  |

    @B16.32-2
    Scenario Outline: B16.32-2c in <ground> the same MMG fires
      Given B2 is <ground>
      And B1 is marsh
      And a German squad in B2
      And the German squad possesses a MMG
      And a Russian squad in B4
      And it is the PFPh of the German turn
      When the German squad fires its MMG at the Russian squad
      Then that is allowed
      And it is not Area Fire

      Examples:
        | ground      |
        | Open Ground |
        | brush       |

    @B16.32-3 @reading:B16.32-rcl
    Scenario: B16.32-3 a RCL is no LATW and may not be used
      Given B2 is marsh
      And a German squad in B2
      And the German squad possesses a RCL
      And a Russian tank in B4
      And it is the PFPh of the German turn
      When the German squad fires its RCL at the Russian tank
      Then B16.32 forbids it

    @B16.32-3 @reading:B16.32-rcl=as-latw
    Scenario: B16.32-3b or by the other reading it is fired as a LATW is
      Given B2 is marsh
      And a German squad in B2
      And the German squad possesses a RCL
      And a Russian tank in B4
      And it is the PFPh of the German turn
      When the German squad fires its RCL at the Russian tank
      Then that is allowed
      And the Area Fire DRM is +2

  Rule: B16.32 The FP of Area Fire

    @B16.32-4 @B16.32-6 @B16.32-7
    Scenario Outline: B16.32-4 a 4-4-7 squad in marsh fires at <target> with <fp> FP
      Given B1 is marsh
      And a German 4-4-7 squad in B1
      And a Russian squad in <target>
      And it is the PFPh of the German turn
      When the German squad attacks the Russian squad with small-arms fire
      Then the FP is <fp>

      Examples: Normal Range, PBF, Long Range
        | target | fp |
        | B4     | 2  |
        | B2     | 4  |
        | B7     | 1  |

    @B16.32-4 @B16.32-6
    Scenario Outline: B16.32-4k out of <ground> 8 FP of <who> are <fp> FP at <target> in <hex>, <phase>
      Given it is the <phase> of the German turn
      And B2 is <ground>
      And <who> P in B2
      And <target> E in <hex>
      When P attacks E with small-arms fire of 8 FP
      Then the attack is possible
      And the FP is <fp>

      Examples: FP told with the attack are multiplied as those of a counter are
        | row            | ground      | who                   | target                    | hex | phase | fp |
        | next           | marsh       | a German squad        | a Russian squad           | B3  | PFPh  | 8  |
        | open-next      | Open Ground | a German squad        | a Russian squad           | B3  | PFPh  | 16 |
        | away           | marsh       | a German squad        | a Russian squad           | B5  | PFPh  | 4  |
        | pinned         | marsh       | a pinned German squad | a Russian squad           | B5  | PFPh  | 2  |
        | open-pinned    | Open Ground | a pinned German squad | a Russian squad           | B5  | PFPh  | 4  |
        | concealed      | marsh       | a German squad        | a concealed Russian squad | B5  | PFPh  | 2  |
        | open-concealed | Open Ground | a German squad        | a concealed Russian squad | B3  | PFPh  | 8  |
        | afph           | marsh       | a German squad        | a Russian squad           | B3  | AFPh  | 4  |
        | open-afph      | Open Ground | a German squad        | a Russian squad           | B5  | AFPh  | 4  |

    @B16.32-4
    Scenario Outline: B16.32-4b in <ground> <who> fires with <fp> FP
      Given B1 is marsh
      And B2 is <ground>
      And <who> P in B2
      And a Russian squad in B5
      And it is the <phase> of the German turn
      When P attacks the Russian squad with small-arms fire
      Then the attack is possible
      And the FP is <fp>

      Examples: neither the kind of unit nor its status matters to 16.32
        | row                | ground         | who                                 | phase | fp  |
        | half-squad         | marsh          | a German 2-4-7 half-squad           | PFPh  | 1   |
        | crew               | marsh          | a German 2-4-7 crew                 | PFPh  | 1   |
        | hero               | marsh          | a German 1-4-9 hero                 | PFPh  | 0.5 |
        | cx                 | marsh          | a CX German 4-4-7 squad             | PFPh  | 2   |
        | inexperienced      | marsh          | an inexperienced German 4-4-7 squad | PFPh  | 2   |
        | fanatic            | marsh          | a Fanatic German 4-4-7 squad        | PFPh  | 2   |
        | pinned             | marsh          | a pinned German 4-4-7 squad         | PFPh  | 1   |
        | wounded            | marsh          | a wounded German 1-4-9 hero         | PFPh  | 0.5 |
        | dfph               | marsh          | a German 4-4-7 squad                | DFPh  | 2   |
        | mudflat            | mudflat        | a German 4-4-7 squad                | PFPh  | 2   |
        | open-half-squad    | Open Ground    | a German 2-4-7 half-squad           | PFPh  | 2   |
        | open-crew          | Open Ground    | a German 2-4-7 crew                 | PFPh  | 2   |
        | open-hero          | Open Ground    | a German 1-4-9 hero                 | PFPh  | 1   |
        | open-cavalry       | Open Ground    | a German Cavalry 4-4-7 squad        | PFPh  | 4   |
        | open-cx            | Open Ground    | a CX German 4-4-7 squad             | PFPh  | 4   |
        | open-concealed     | Open Ground    | a concealed German 4-4-7 squad      | PFPh  | 4   |
        | open-inexperienced | Open Ground    | an inexperienced German 4-4-7 squad | PFPh  | 4   |
        | open-fanatic       | Open Ground    | a Fanatic German 4-4-7 squad        | PFPh  | 4   |
        | open-pinned        | Open Ground    | a pinned German 4-4-7 squad         | PFPh  | 2   |
        | open-wounded       | Open Ground    | a wounded German 1-4-9 hero         | PFPh  | 1   |
        | open-dfph          | Open Ground    | a German 4-4-7 squad                | DFPh  | 4   |
        | woods              | woods          | a German 4-4-7 squad                | PFPh  | 4   |
        | grain              | grain          | a German 4-4-7 squad                | PFPh  | 4   |
        | stone-building     | stone building | a German 4-4-7 squad                | PFPh  | 4   |

    @B16.32-4
    Scenario Outline: B16.32-4c beside marsh a squad fires from <place> B2 in full
      Given B1 is marsh
      And B2 is <ground>
      And B2 holds <fort>
      And a German 4-4-7 squad P <place> B2
      And a Russian squad in B5
      And it is the PFPh of the German turn
      When P attacks the Russian squad with small-arms fire
      Then the attack is possible
      And it is not Area Fire
      And the FP is 4

      Examples: no place outside the marsh is marsh
        | row        | ground         | fort         | place                    |
        | foxhole    | Open Ground    | a foxhole 1S | beneath the foxhole in   |
        | on-foxhole | Open Ground    | a foxhole 1S | on top of the foxhole in |
        | trench     | Open Ground    | a trench     | beneath the trench in    |
        | a-t-ditch  | Open Ground    | an A-T Ditch | beneath the A-T Ditch in |
        | sangar     | Open Ground    | a sangar     | beneath the sangar in    |
        | wire       | Open Ground    | Wire         | beneath the Wire in      |
        | on-wire    | Open Ground    | Wire         | on top of the Wire in    |
        | pillbox    | Open Ground    | a pillbox    | in the pillbox in        |
        | crest      | gully          | no foxhole   | in Crest status in       |
        | rooftop    | stone building | no foxhole   | on the rooftop of        |
        | bridge     | a bridge       | no foxhole   | on the bridge in         |

    @B16.32-4
    Scenario Outline: B16.32-4d beside marsh a squad fires from <place> B2 along the gully in full
      Given B1 is marsh
      And B3, B4 and B5 are gully
      And B2 is <ground>
      And a German 4-4-7 squad P <place> B2
      And a Russian squad IN B5
      And it is the PFPh of the German turn
      When P attacks the Russian squad with small-arms fire
      Then the attack is possible
      And it is not Area Fire
      And the FP is 4

      Examples:
        | row          | ground   | place               |
        | in-gully     | gully    | IN                  |
        | below-bridge | a bridge | below the bridge in |

    @B16.32-1
    Scenario Outline: B16.32-1h in <ground> <attack> by <who> <is> Area Fire
      Given B1 is marsh
      And B2 is <ground>
      And <who> P in B2
      And P possesses <gear>
      And <target> Q in B3
      And it is the <phase> of the German turn
      When P attacks Q with <attack>
      Then the attack is possible
      And it <is> Area Fire

      Examples: no means escapes it, and none brings it in elsewhere
        | row               | ground      | attack         | who            | gear      | target          | phase | is     |
        | mg                | marsh       | MG fire        | a German squad | a 3-6 LMG | a Russian squad | PFPh  | is     |
        | flamethrower      | marsh       | a flamethrower | a German squad | a FT      | a Russian squad | PFPh  | is     |
        | placed-dc         | marsh       | a Placed DC    | a German squad | a DC      | a Russian squad | AFPh  | is     |
        | thrown-dc         | marsh       | a Thrown DC    | a German squad | a DC      | a Russian squad | AFPh  | is     |
        | mol               | marsh       | a MOL          | a German squad | a LMG     | a Russian tank  | PFPh  | is     |
        | heat              | marsh       | HEAT           | a German squad | a BAZ     | a Russian tank  | PFPh  | is     |
        | open-mg           | Open Ground | MG fire        | a German squad | a 3-6 LMG | a Russian squad | PFPh  | is not |
        | open-flamethrower | Open Ground | a flamethrower | a German squad | a FT      | a Russian squad | PFPh  | is not |
        | open-placed-dc    | Open Ground | a Placed DC    | a German squad | a DC      | a Russian squad | AFPh  | is not |
        | open-thrown-dc    | Open Ground | a Thrown DC    | a German squad | a DC      | a Russian squad | AFPh  | is not |
        | open-mol          | Open Ground | a MOL          | a German squad | a LMG     | a Russian tank  | PFPh  | is not |
        | open-heat         | Open Ground | HEAT           | a German squad | a BAZ     | a Russian tank  | PFPh  | is not |
        | open-he           | Open Ground | Direct Fire HE | a German crew  | an AT Gun | a Russian squad | PFPh  | is not |

    @B16.32-2
    Scenario Outline: B16.32-2d in Open Ground beside marsh <who> fires <attack>, no Area Fire
      Given B1 is marsh
      And <who> P in B2
      And <target> Q in B4
      And it is the PFPh of the German turn
      When P attacks Q with <attack>
      Then the attack is possible
      And it is not Area Fire

      Examples: what 16.32 keeps from firing in marsh
        | row         | who                        | attack         | target          |
        | tank-ap     | a German tank              | a Gun          | a Russian tank  |
        | tank-he     | a German tank              | Direct Fire HE | a Russian squad |
        | tank-mg     | a German tank              | MG fire        | a Russian squad |
        | bogged      | a bogged German tank       | MG fire        | a Russian squad |
        | immobilized | an immobilized German tank | MG fire        | a Russian squad |
        | bmg         | a German tank              | BMG fire       | a Russian squad |
        | amphibious  | a German amphibious tank   | MG fire        | a Russian squad |
        | assault-gun | a German assault gun       | Direct Fire HE | a Russian squad |
        | sp-gun      | a German SP gun            | Direct Fire HE | a Russian squad |
        | halftrack   | a German halftrack         | MG fire        | a Russian squad |
        | armored-car | a German armored car       | MG fire        | a Russian squad |
        | carrier     | a German Carrier           | MG fire        | a Russian squad |

    @B16.32-5
    Scenario: B16.32-5 inherent FP and LMG are both halved
      Given B1 is marsh
      And a German 4-4-7 squad in B1
      And the German squad possesses a 3-6 LMG
      And a Russian squad in B4
      And it is the PFPh of the German turn
      When the German squad and the LMG together attack the Russian squad with small-arms fire
      Then the FP is 3.5
      And the IFT column is 2

    @B16.32-8
    Scenario Outline: B16.32-8 in the <phase> of its own turn the FP is <fp>
      Given B1 is marsh
      And a German 4-4-7 squad in B1
      And a Russian squad in B4
      And it is the <phase> of the German turn
      When the German squad attacks the Russian squad with small-arms fire
      Then the FP is <fp>

      Examples: Advancing Fire halves once more
        | phase | fp |
        | AFPh  | 1  |
        | PFPh  | 2  |

    @B16.32-9
    Scenario Outline: B16.32-9 a FT used from <ground> at an adjacent hex has <fp> FP
      Given B2 is <ground>
      And a German squad in B2
      And the German squad possesses a FT
      And a Russian squad in B3
      And it is the PFPh of the German turn
      When the German squad could attack the Russian squad with its FT
      Then the FP is <fp>

      Examples:
        | ground      | fp |
        | marsh       | 12 |
        | Open Ground | 24 |

    @B16.32-11
    Scenario Outline: B16.32-11 a BAZ used from <ground> has an Area Fire To Hit DRM of <drm>
      Given B2 is <ground>
      And a German squad in B2
      And the German squad possesses a BAZ
      And a Russian tank in B4
      And it is the PFPh of the German turn
      When the German squad could attack the Russian tank with its BAZ
      Then the Area Fire DRM is <drm>

      Examples:
        | ground      | drm |
        | marsh       | +2  |
        | Open Ground | 0   |

    @B16.32-11
    Scenario Outline: B16.32-11b <attack> of 12 FP out of <ground>: the DRM is <drm>, and its FP is <fp>
      Given B2 is <ground>
      And a German squad in B2
      And the German squad possesses <gear>
      And <target> P in B4
      And it is the PFPh of the German turn
      When the German squad attacks P with <attack> of 12 FP
      Then the Area Fire DRM is <drm>
      And the FP is <fp>

      Examples: a To Hit DR has the DRM in place of halved FP
        | row     | ground      | attack         | gear   | target          | drm | fp |
        | marsh   | marsh       | HEAT           | a BAZ  | a Russian tank  | +2  | 12 |
        | mudflat | mudflat     | HEAT           | a BAZ  | a Russian tank  | +2  | 12 |
        | piat    | marsh       | HEAT           | a PIAT | a Russian truck | +2  | 12 |
        | he      | marsh       | Direct Fire HE | a PSK  | a Russian squad | +2  | 12 |
        | open    | Open Ground | HEAT           | a BAZ  | a Russian tank  | 0   | 12 |

    @B16.32-12
    Scenario: B16.32-12 in a Fire Group only the members in marsh are halved
      Given B2 is marsh
      And a German 4-4-7 squad P in B2
      And a German 4-4-7 squad Q in B3
      And a Russian squad in B5
      And it is the PFPh of the German turn
      When P and Q together attack the Russian squad with small-arms fire
      Then the FP is 6

    @B16.32-13
    Scenario Outline: B16.32-13a from a bridge in a marsh hex <weapon> fires unhalved
      Given B2 is bridged marsh
      And a German squad on the bridge in B2
      And the German squad possesses <gear>
      And a Russian squad in B6
      And it is the PFPh of the German turn
      When the German squad fires <weapon> at the Russian squad
      Then that is allowed
      And it is not Area Fire
      And the FP is <fp>

      Examples:
        | weapon  | gear       | fp |
        | its MMG | a 4-10 MMG | 4  |
        | its HMG | a 6-12 HMG | 6  |

    @B16.32-13
    Scenario: B16.32-13b and so does the squad itself
      Given B2 is bridged marsh
      And a German 4-4-7 squad on the bridge in B2
      And a Russian squad in B6
      And it is the PFPh of the German turn
      When the German squad fires its inherent FP at the Russian squad
      Then that is allowed
      And it is not Area Fire
      And the FP is 4

    @B16.32-13
    Scenario: B16.32-13c below the bridge it is in the marsh
      Given B2 is bridged marsh
      And a German squad in B2
      And the German squad possesses a 4-10 MMG
      And a Russian squad in B6
      And it is the PFPh of the German turn
      When the German squad fires its MMG at the Russian squad
      Then B16.32 forbids it

    @B16.32-14
    Scenario: B16.32-14 fire from elsewhere into marsh is not halved
      Given B2 is marsh
      And a Russian squad in B2
      And a German 4-4-7 squad in B4
      And it is the PFPh of the German turn
      When the German squad attacks the Russian squad with small-arms fire
      Then the FP is 4

    @B16.32-15
    Scenario: B16.32-15 Close Combat in a marsh hex has full FP
      Given B2 is marsh
      And a Russian squad in B2
      And a German 4-4-7 squad in B2
      And it is the CCPh of the German turn
      When the German squad attacks the Russian squad with Close Combat
      Then the attack is possible
      And the FP is 4
      And it is not Area Fire

    @B16.32-15
    Scenario Outline: B16.32-15b in marsh <attack> by <attacker> is no Area Fire
      Given B2 is marsh
      And a Russian squad in B2
      And <attacker> P in B2
      And it is the CCPh of the German turn
      When P attacks the Russian squad with <attack>
      Then the attack is possible
      And it is not Area Fire

      Examples: whoever attacks, and how
        | row                 | attacker                      | attack            |
        | half-squad          | a German half-squad           | Close Combat      |
        | crew                | a German crew                 | Close Combat      |
        | leader              | a German leader               | Close Combat      |
        | hero                | a German hero                 | Close Combat      |
        | cx-squad            | a CX German squad             | Close Combat      |
        | pinned-squad        | a pinned German squad         | Close Combat      |
        | inexperienced-squad | an inexperienced German squad | Close Combat      |
        | fanatic-squad       | a Fanatic German squad        | Close Combat      |
        | berserk-squad       | a berserk German squad        | Close Combat      |
        | wounded-leader      | a wounded German leader       | Close Combat      |
        | concealed-squad     | a concealed German squad      | Close Combat      |
        | cavalry-squad       | a German Cavalry squad        | Close Combat      |
        | capture             | a German squad                | a Capture attempt |
        | hand-to-hand        | a German squad                | Hand-to-Hand CC   |
