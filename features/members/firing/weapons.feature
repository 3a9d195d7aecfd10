Feature: Which weapon makes which attack, with how many FP, and when a Gun turns

  Rule: B16.32 B27.1 Which weapon makes which attack

    @B27.1 @A7.1xB27.1-501
    Scenario Outline: A7.1xB27.1-501a a crew with a <weapon> makes an attack with <attack>
      Given it is the PFPh of the German turn
      And B2 holds <fort>
      And a German crew P beneath the <cover> in B2
      And P possesses <gear>
      And a Russian tank in B4
      When P attacks the Russian tank with <attack>
      Then the attack is possible

      Examples:
        | row          | weapon      | gear          | attack             | fort         | cover   |
        | lmg          | LMG         | a LMG         | MG fire            | a foxhole 1S | foxhole |
        | mmg          | MMG         | a MMG         | MG fire            | a foxhole 1S | foxhole |
        | hmg          | HMG         | a HMG         | MG fire            | a foxhole 1S | foxhole |
        | atr          | ATR         | an ATR        | a Gun              | a foxhole 1S | foxhole |
        | baz          | BAZ         | a BAZ         | HEAT               | a foxhole 1S | foxhole |
        | psk          | PSK         | a PSK         | HEAT               | a foxhole 1S | foxhole |
        | piat         | PIAT        | a PIAT        | HEAT               | a foxhole 1S | foxhole |
        | rcl-heat     | RCL         | a RCL         | HEAT               | a foxhole 1S | foxhole |
        | rcl-he       | RCL         | a RCL         | Direct Fire HE     | a foxhole 1S | foxhole |
        | ft           | FT          | a FT          | a flamethrower     | a foxhole 1S | foxhole |
        | light-mortar | 60mm mortar | a 60mm mortar | an on-board mortar | a foxhole 1S | foxhole |
        | mortar       | 81mm MTR    | an 81mm MTR   | an on-board mortar | a foxhole 1S | foxhole |
        | at-ap        | AT Gun      | an AT Gun     | a Gun              | a trench     | trench  |
        | at-he        | AT Gun      | an AT Gun     | Direct Fire HE     | a trench     | trench  |
        | inf-he       | INF Gun     | an INF Gun    | Direct Fire HE     | a trench     | trench  |
        | inf-heat     | INF Gun     | an INF Gun    | HEAT               | a trench     | trench  |
        | art-he       | ART Gun     | an ART Gun    | Direct Fire HE     | a trench     | trench  |
        | art-ap       | ART Gun     | an ART Gun    | a Gun              | a trench     | trench  |
        | aa-he        | AA Gun      | an AA Gun     | Direct Fire HE     | a trench     | trench  |
        | aa-ap        | AA Gun      | an AA Gun     | a Gun              | a trench     | trench  |
        | rcl-gun-he   | RCL Gun     | a RCL Gun     | Direct Fire HE     | a trench     | trench  |
        | rcl-gun-heat | RCL Gun     | a RCL Gun     | HEAT               | a trench     | trench  |

    @B27.1 @A7.1xB27.1-501
    Scenario Outline: A7.1xB27.1-501b not if it is malfunctioned: <weapon>
      Given it is the PFPh of the German turn
      And B2 holds <fort>
      And a German crew P beneath the <cover> in B2
      And P possesses <gear>
      And a Russian tank in B4
      When P attacks the Russian tank with <attack>
      Then the attack is not possible

      Examples:
        | row          | weapon      | gear                        | attack             | fort         | cover   |
        | lmg          | LMG         | a malfunctioned LMG         | MG fire            | a foxhole 1S | foxhole |
        | mmg          | MMG         | a malfunctioned MMG         | MG fire            | a foxhole 1S | foxhole |
        | hmg          | HMG         | a malfunctioned HMG         | MG fire            | a foxhole 1S | foxhole |
        | atr          | ATR         | a malfunctioned ATR         | a Gun              | a foxhole 1S | foxhole |
        | baz          | BAZ         | a malfunctioned BAZ         | HEAT               | a foxhole 1S | foxhole |
        | psk          | PSK         | a malfunctioned PSK         | HEAT               | a foxhole 1S | foxhole |
        | piat         | PIAT        | a malfunctioned PIAT        | HEAT               | a foxhole 1S | foxhole |
        | rcl-heat     | RCL         | a malfunctioned RCL         | HEAT               | a foxhole 1S | foxhole |
        | rcl-he       | RCL         | a malfunctioned RCL         | Direct Fire HE     | a foxhole 1S | foxhole |
        | ft           | FT          | a malfunctioned FT          | a flamethrower     | a foxhole 1S | foxhole |
        | light-mortar | 60mm mortar | a malfunctioned 60mm mortar | an on-board mortar | a foxhole 1S | foxhole |
        | mortar       | 81mm MTR    | a malfunctioned 81mm MTR    | an on-board mortar | a foxhole 1S | foxhole |
        | at-ap        | AT Gun      | a malfunctioned AT Gun      | a Gun              | a trench     | trench  |
        | at-he        | AT Gun      | a malfunctioned AT Gun      | Direct Fire HE     | a trench     | trench  |
        | inf-he       | INF Gun     | a malfunctioned INF Gun     | Direct Fire HE     | a trench     | trench  |
        | inf-heat     | INF Gun     | a malfunctioned INF Gun     | HEAT               | a trench     | trench  |
        | art-he       | ART Gun     | a malfunctioned ART Gun     | Direct Fire HE     | a trench     | trench  |
        | art-ap       | ART Gun     | a malfunctioned ART Gun     | a Gun              | a trench     | trench  |
        | aa-he        | AA Gun      | a malfunctioned AA Gun      | Direct Fire HE     | a trench     | trench  |
        | aa-ap        | AA Gun      | a malfunctioned AA Gun      | a Gun              | a trench     | trench  |
        | rcl-gun-he   | RCL Gun     | a malfunctioned RCL Gun     | Direct Fire HE     | a trench     | trench  |
        | rcl-gun-heat | RCL Gun     | a malfunctioned RCL Gun     | HEAT               | a trench     | trench  |

    @B27.1 @A7.1xB27.1-501
    Scenario Outline: A7.1xB27.1-501v of <one> and <other> it fires one that works: <possible>
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German crew P beneath the foxhole in B2
      And P possesses <one>
      And P possesses <other>
      And a Russian squad in B4
      When P attacks the Russian squad with MG fire
      Then the attack is <possible>

      Examples:
        | row     | one                 | other               | possible     |
        | neither | a malfunctioned LMG | a malfunctioned MMG | not possible |
        | other   | a malfunctioned LMG | a MMG               | possible     |

    @B27.1 @A7.1xB27.1-501
    Scenario Outline: A7.1xB27.1-501c a crew that has <gear> makes no attack with <attack>
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German crew P beneath the foxhole in B2
      And P possesses <gear>
      And a Russian tank in B4
      When P attacks the Russian tank with <attack>
      Then the attack is not possible

      Examples:
        | row      | gear    | attack         |
        | lmg-he   | a LMG   | Direct Fire HE |
        | lmg-ap   | a LMG   | a Gun          |
        | lmg-heat | a LMG   | HEAT           |
        | ft-he    | a FT    | Direct Fire HE |
        | dc-heat  | a DC    | HEAT           |
        | radio-he | a radio | Direct Fire HE |
        | radio-ap | a radio | a Gun          |

    @B27.1 @A23.1xA24.3xB27.1-1802
    Scenario Outline: A23.1xA24.3xB27.1-1802a from beneath a foxhole <who> makes an attack with <attack> by a <weapon>: <possible>
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German crew P beneath the foxhole in B2
      And P possesses <gear>
      And a Russian squad in B3
      When <who> attacks the Russian squad with <attack>, using the <weapon>
      Then the attack is <possible>

      Examples:
        | row                 | who             | weapon      | gear          | attack      | possible     |
        | mmg-wp              | P               | MMG         | a MMG         | WP          | not possible |
        | mmg-wp-itself       | the MMG         | MMG         | a MMG         | WP          | not possible |
        | ft-wp               | P               | FT          | a FT          | WP          | not possible |
        | dc-smoke            | P               | DC          | a DC          | SMOKE       | not possible |
        | psk-smoke           | P               | PSK         | a PSK         | SMOKE       | not possible |
        | mortar-smoke        | P               | 60mm mortar | a 60mm mortar | SMOKE       | possible     |
        | mortar-smoke-itself | the 60mm mortar | 60mm mortar | a 60mm mortar | SMOKE       | possible     |
        | mmg-thrown          | P               | MMG         | a MMG         | a Thrown DC | not possible |
        | ft-placed           | P               | FT          | a FT          | a Placed DC | not possible |
        | ft-placed-itself    | the FT          | FT          | a FT          | a Placed DC | not possible |
        | dc-thrown           | P               | DC          | a DC          | a Thrown DC | possible     |
        | dc-thrown-itself    | the DC          | DC          | a DC          | a Thrown DC | possible     |
        | dc-placed           | P               | DC          | a DC          | a Placed DC | possible     |

    @B27.1 @A7.1xB27.1-501
    Scenario Outline: A7.1xB27.1-501d beneath a foxhole no <weapon> fires
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German crew P beneath the foxhole in B2
      And a German <weapon> beneath the foxhole with P
      And a Russian tank in B4
      When P attacks the Russian tank with <attack>
      Then the attack is not possible

      Examples:
        | row          | weapon  | attack         |
        | at-ap        | AT Gun  | a Gun          |
        | at-he        | AT Gun  | Direct Fire HE |
        | inf-he       | INF Gun | Direct Fire HE |
        | inf-heat     | INF Gun | HEAT           |
        | art-he       | ART Gun | Direct Fire HE |
        | art-ap       | ART Gun | a Gun          |
        | aa-he        | AA Gun  | Direct Fire HE |
        | aa-ap        | AA Gun  | a Gun          |
        | rcl-gun-he   | RCL Gun | Direct Fire HE |
        | rcl-gun-heat | RCL Gun | HEAT           |

    @B27.1 @A7.1xB27.1-501
    Scenario Outline: A7.1xB27.1-501u a leader beneath a foxhole who has <gear> makes small-arms fire with it: <possible>
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German leader P beneath the foxhole in B2
      And P possesses <gear>
      And a Russian squad in B4
      When P attacks the Russian squad with small-arms fire
      Then the attack is <possible>

      Examples:
        | gear    | possible     |
        | a LMG   | possible     |
        | a MMG   | possible     |
        | a HMG   | possible     |
        | an ATR  | possible     |
        | a radio | not possible |

    @B27.1 @A10.4xB27.1-501
    Scenario Outline: A10.4xB27.1-501a a squad that is <status> does not
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And P is <status>
      And a Russian squad in B4
      When P attacks the Russian squad with small-arms fire
      Then the attack is not possible

      Examples:
        | row       | status    |
        | broken    | broken    |
        | disrupted | disrupted |
        | ti        | TI        |
        | melee     | in Melee  |
        | captured  | captured  |
        | unarmed   | unarmed   |

    @B27.1 @A10.4xB27.1-501
    Scenario Outline: A10.4xB27.1-501b nor does it fire <gear>, <status>
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And P possesses <gear>
      And P is <status>
      And a Russian squad in B4
      When P attacks the Russian squad with MG fire
      Then the attack is not possible

      Examples:
        | row           | gear  | status    |
        | lmg-broken    | a LMG | broken    |
        | lmg-disrupted | a LMG | disrupted |
        | mmg-ti        | a MMG | TI        |
        | hmg-melee     | a HMG | in Melee  |
        | lmg-captured  | a LMG | captured  |
        | lmg-unarmed   | a LMG | unarmed   |

    @B27.1 @A10.4xB27.1-501
    Scenario Outline: A10.4xB27.1-501c a tank that is <status> does not
      Given it is the PFPh of the German turn
      And B2 holds a trench
      And a German tank P beneath the trench in B2
      And P is <status>
      And a Russian squad in B4
      When P attacks the Russian squad with <attack>
      Then the attack is not possible

      Examples:
        | row          | status    | attack         |
        | stunned-mg   | stunned   | MG fire        |
        | shocked-mg   | shocked   | MG fire        |
        | abandoned-mg | abandoned | MG fire        |
        | stunned-he   | stunned   | Direct Fire HE |
        | shocked-he   | shocked   | Direct Fire HE |
        | abandoned-he | abandoned | Direct Fire HE |

    @B27.1 @A10.4xB27.1-501
    Scenario Outline: A10.4xB27.1-501d <force> beneath a foxhole fires
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And <force> P beneath the foxhole in B2
      And a Russian squad in B4
      When P attacks the Russian squad with small-arms fire
      Then the attack is <possible>

      Examples:
        | row        | force                          | possible     |
        | squad      | a German squad                 | possible     |
        | half-squad | a German half-squad            | possible     |
        | crew       | a German crew                  | possible     |
        | hero       | a German hero                  | possible     |
        | leader     | a German leader                | not possible |
        | dummies    | a concealed German dummy stack | not possible |
        | pinned     | a pinned German squad          | possible     |
        | cx         | a CX German squad              | possible     |
        | berserk    | a berserk German squad         | possible     |

  Rule: B9.53 A Gun that turns

    @B9.53 @B9.53xC3.22-501
    Scenario Outline: B9.53xC3.22-501a a <weapon> changes its CA
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a bocage
      And a German crew P in F5
      And P possesses <gear>
      When the <weapon> changes its CA
      Then that is allowed

      Examples:
        | row     | weapon  | gear       |
        | inf     | INF Gun | an INF Gun |
        | art     | ART Gun | an ART Gun |
        | aa      | AA Gun  | an AA Gun  |
        | rcl-gun | RCL Gun | a RCL Gun  |

    @B9.53 @B9.53xC3.22-501
    Scenario Outline: B9.53xC3.22-501b not with a crew that is <status>
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a bocage
      And a German crew P in F5
      And P possesses an AT Gun
      And P is <status>
      When the AT Gun changes its CA
      Then that is not allowed

      Examples:
        | row      | status   |
        | pinned   | pinned   |
        | broken   | broken   |
        | ti       | TI       |
        | melee    | in Melee |
        | captured | captured |

    @B9.53 @B9.53xC3.22-501
    Scenario Outline: B9.53xC3.22-501w with a crew that was <status> in the <phase>, in the <next>: <verdict>
      Given it is the <phase> of the <side> turn
      And hexside F5-F6 is a bocage
      And a German crew P in F5
      And P possesses an AT Gun
      And P is <status>
      When the <phase> ends and the <next> begins
      And the AT Gun changes its CA
      Then that is <verdict>

      Examples: the end of the CCPh removes it
        | row         | status | phase | side    | next | verdict     |
        | pinned-ccph | pinned | CCPh  | Russian | PFPh | allowed     |
        | ti-ccph     | TI     | CCPh  | Russian | PFPh | allowed     |
        | pinned-pfph | pinned | PFPh  | German  | AFPh | not allowed |
        | ti-pfph     | TI     | PFPh  | German  | AFPh | not allowed |

    @B9.53 @B9.53xC3.22-501
    Scenario Outline: B9.53xC3.22-501c in the <phase> of the <side> turn: <verdict>
      Given it is the <phase> of the <side> turn
      And hexside F5-F6 is a bocage
      And a German crew P in F5
      And P possesses an AT Gun
      When the AT Gun changes its CA
      Then that is <verdict>

      Examples:
        | row        | phase | side    | verdict     |
        | own-rph    | RPh   | German  | not allowed |
        | own-pfph   | PFPh  | German  | allowed     |
        | own-mph    | MPh   | German  | not allowed |
        | own-dfph   | DFPh  | German  | not allowed |
        | own-afph   | AFPh  | German  | allowed     |
        | own-rtph   | RtPh  | German  | not allowed |
        | own-aph    | APh   | German  | not allowed |
        | own-ccph   | CCPh  | German  | not allowed |
        | enemy-rph  | RPh   | Russian | not allowed |
        | enemy-pfph | PFPh  | Russian | not allowed |
        | enemy-mph  | MPh   | Russian | allowed     |
        | enemy-dfph | DFPh  | Russian | allowed     |
        | enemy-afph | AFPh  | Russian | not allowed |
        | enemy-rtph | RtPh  | Russian | not allowed |
        | enemy-aph  | APh   | Russian | not allowed |
        | enemy-ccph | CCPh  | Russian | not allowed |

  Rule: B9.53 Guns that turn

    @B9.53 @B9.53xC3.22-501
    Scenario: B9.53xC3.22-501u where no phase is told a Gun behind bocage changes its CA
      Given hexside F5-F6 is a bocage
      And a German crew P in F5
      And P possesses an AT Gun
      When the AT Gun changes its CA
      Then that is allowed

  Rule: B16.32 To Hit out of marsh

    @B16.32 @B16.32-11
    Scenario Outline: B16.32-11u out of marsh <weapon> has +2 To Hit
      Given it is the PFPh of the German turn
      And B2 is marsh
      And a German squad P in B2
      And P possesses <gear>
      And a Russian tank E in B3
      When P could attack E with <weapon>
      Then the Area Fire DRM is +2

      Examples:
        | row  | gear   | weapon   |
        | atr  | an ATR | its ATR  |
        | baz  | a BAZ  | its BAZ  |
        | piat | a PIAT | its PIAT |
        | psk  | a PSK  | its PSK  |

  Rule: B27.13 Range and FP from a foxhole

    @B27.13 @A7.21xB27.13-501
    Scenario Outline: A7.21xB27.13-501a a 4-6-7 squad fires at <hex> with <fp> FP
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German 4-6-7 squad P beneath the foxhole in B2
      And a Russian squad E <place> <hex>
      When P attacks E with small-arms fire
      Then the FP is <fp>

      Examples:
        | row  | place                    | hex | fp |
        | same | on top of the foxhole in | B2  | 12 |
        | next | in                       | B3  | 8  |
        | far  | in                       | B8  | 4  |
        | long | in                       | B9  | 2  |

    @B27.13 @A7.21xB27.13-501
    Scenario Outline: A7.21xB27.13-501b its 3-6 LMG at <hex> with <fp>
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German 4-6-7 squad P beneath the foxhole in B2
      And P possesses a 3-6 LMG
      And a Russian squad E <place> <hex>
      When the LMG attacks E with MG fire
      Then the FP is <fp>

      Examples:
        | row  | place                    | hex | fp  |
        | same | on top of the foxhole in | B2  | 9   |
        | next | in                       | B3  | 6   |
        | far  | in                       | B8  | 3   |
        | long | in                       | B9  | 1.5 |

    @B27.13 @A7.21xB27.13-501
    Scenario Outline: A7.21xB27.13-501c in CC a 4-6-7 squad attacks with its 4 FP: <attack>
      Given it is the CCPh of the German turn
      And B2 holds a foxhole 1S
      And a German 4-6-7 squad P beneath the foxhole in B2
      And a Russian squad E on top of the foxhole in B2
      When P attacks E with <attack>
      Then the FP is 4

      Examples:
        | row          | attack            |
        | close-combat | Close Combat      |
        | capture      | a Capture attempt |
        | hand-to-hand | Hand-to-Hand CC   |

    @B27.13 @A7.21xB27.13-501
    Scenario Outline: A7.21xB27.13-501d <attack> has <fp> FP
      Given B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      When <attack> hits B2
      Then the FP is <fp>

      Examples:
        | row    | attack         | fp |
        | placed | a Placed DC    | 30 |
        | thrown | a Thrown DC    | 30 |
        | set    | a Set DC       | 36 |
        | ft     | a flamethrower | 24 |

    @B27.1 @A10.4xB27.1-501
    Scenario Outline: A10.4xB27.1-501w from beneath a foxhole <unit> throws no MOL
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And <unit> P beneath the foxhole in B2
      And a Russian tank E in B3
      When P attacks E with a MOL
      Then the attack is not possible

      Examples: it is not able to attack
        | row      | unit                           |
        | unarmed  | an unarmed German squad        |
        | dummies  | a concealed German dummy stack |
        | broken   | a broken German squad          |
        | ti       | a TI German squad              |
        | captured | a captured German squad        |

    @B27.1 @A10.4xB27.1-501
    Scenario: A10.4xB27.1-501x one that is able throws it
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a pinned German squad P beneath the foxhole in B2
      And a Russian tank E in B3
      When P attacks E with a MOL
      Then the attack is possible
