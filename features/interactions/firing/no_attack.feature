Feature: Weapons, men and Guns that make no attack, whatever the target

  Rule: Weapons that cannot fire, and men who cannot

    @B27.42 @A9.7xA9.8xB27.42-201
    Scenario Outline: A9.7xA9.8xB27.42-201 <gear>
      Given it is the MPh of the German turn
      And E4 holds a foxhole 1S
      And a German squad beneath the foxhole in E4
      And a Russian squad in E7
      And the Russian squad possesses <gear>
      When the German squad comes out of the foxhole
      And the <weapon> attacks the German squad with MG fire
      Then the attack is <word>

      Examples: it can
        | row | gear          | weapon | word     |
        | lmg | a Russian LMG | LMG    | possible |
        | mmg | a Russian MMG | MMG    | possible |
        | hmg | a Russian HMG | HMG    | possible |

      Examples: it cannot
        | row               | gear                        | weapon | word         |
        | malfunctioned-lmg | a malfunctioned Russian LMG | LMG    | not possible |
        | malfunctioned-hmg | a malfunctioned Russian HMG | HMG    | not possible |
        | dm-mmg            | a dm Russian MMG            | MMG    | not possible |
        | dm-hmg            | a dm Russian HMG            | HMG    | not possible |

    @B26.31 @B27.1 @A9.7xA9.8xB26.31xB27.1-201
    Scenario Outline: A9.7xA9.8xB26.31xB27.1-201 <gear> of a squad <place> E4: <word>
      Given it is the PFPh of the Russian turn
      And E4 holds <fort>
      And a Russian squad <place> E4
      And the Russian squad possesses <gear>
      And a German squad in E6
      When the <weapon> attacks the German squad with MG fire
      Then the attack is <word>

      Examples:
        | row                   | fort         | place                  | gear                | weapon | word         |
        | wire-lmg              | Wire         | on top of the Wire in  | a LMG               | LMG    | possible     |
        | wire-malfunctioned    | Wire         | on top of the Wire in  | a malfunctioned LMG | LMG    | not possible |
        | wire-beneath-dm       | Wire         | beneath the Wire in    | a dm HMG            | HMG    | not possible |
        | foxhole-hmg           | a foxhole 1S | beneath the foxhole in | a HMG               | HMG    | possible     |
        | foxhole-malfunctioned | a foxhole 1S | beneath the foxhole in | a malfunctioned MMG | MMG    | not possible |
        | trench-dm             | a trench     | beneath the trench in  | a dm MMG            | MMG    | not possible |

    @B27.13 @A4.43xB27.13-202
    Scenario Outline: A4.43xB27.13-202 <weapon> with <who>
      Given it is the PFPh of the Russian turn
      And F7 holds <fort>
      And <gear> <lies> F7
      And <force> <lies> F7
      And a German squad in F5
      When the <weapon> attacks the German squad with MG fire
      Then the attack is not possible

      Examples:
        | row        | who                             | fort         | gear  | lies                   | force           | weapon |
        | lmg-squad  | a squad beside it               | no foxhole   | a LMG | in                     | a Russian squad | LMG    |
        | hmg-crew   | a crew beneath the same foxhole | a foxhole 1S | a HMG | beneath the foxhole in | a Russian crew  | HMG    |
        | mmg-trench | a squad in the same trench      | a trench     | a MMG | beneath the trench in  | a Russian squad | MMG    |

    @B27.13 @A4.43xB27.13-202
    Scenario Outline: A4.43xB27.13-202b possessed it does: <weapon>
      Given it is the PFPh of the Russian turn
      And F7 holds <fort>
      And <force> <lies> F7
      And <force2> possesses <gear>
      And a German squad in F5
      When the <weapon> attacks the German squad with MG fire
      Then the attack is possible

      Examples:
        | row        | fort         | gear  | lies                   | force           | force2            | weapon |
        | lmg-squad  | no foxhole   | a LMG | in                     | a Russian squad | the Russian squad | LMG    |
        | hmg-crew   | a foxhole 1S | a HMG | beneath the foxhole in | a Russian crew  | the Russian crew  | HMG    |

    @B27.42 @A7.1xA12.11xB27.42-201
    Scenario Outline: A7.1xA12.11xB27.42-201a <force>: First Fire is <word>
      Given it is the MPh of the German turn
      And E4 holds a foxhole 1S
      And a German squad beneath the foxhole in E4
      And <force> in E6
      When the German squad comes out of the foxhole
      And the Russian <unit> declares Defensive First Fire at the German squad
      Then the attack is <word>

      Examples: it can
        | row    | force                   | unit       | word     |
        | squad  | a Russian squad         | squad      | possible |
        | pinned | a pinned Russian squad  | squad      | possible |
        | cx     | a CX Russian half-squad | half-squad | possible |
        | hero   | a Russian hero          | hero       | possible |

      Examples: it cannot
        | row      | force                           | unit        | word         |
        | broken   | a broken Russian squad          | squad       | not possible |
        | ti       | a TI Russian squad              | squad       | not possible |
        | unarmed  | an unarmed Russian crew         | crew        | not possible |
        | captured | a captured Russian squad        | squad       | not possible |
        | leader   | a Russian leader                | leader      | not possible |
        | dummy    | a concealed Russian dummy stack | dummy stack | not possible |

    @B27.42 @A7.1xA12.11xB27.42-201
    Scenario Outline: A7.1xA12.11xB27.42-201b <force>: it <word> subject to First Fire
      Given it is the MPh of the German turn
      And E4 holds a foxhole 1S
      And a German squad beneath the foxhole in E4
      And <force> in E6
      When the players ask whether the German squad may come out of the foxhole
      Then that is allowed
      And it <word> subject to Defensive First Fire

      Examples: it can
        | row    | force                   | word |
        | squad  | a Russian squad         | is   |
        | pinned | a pinned Russian squad  | is   |
        | cx     | a CX Russian half-squad | is   |
        | hero   | a Russian hero          | is   |

      Examples: it cannot
        | row      | force                           | word   |
        | broken   | a broken Russian squad          | is not |
        | ti       | a TI Russian squad              | is not |
        | unarmed  | an unarmed Russian crew         | is not |
        | captured | a captured Russian squad        | is not |
        | leader   | a Russian leader                | is not |
        | dummy    | a concealed Russian dummy stack | is not |

    @B9.3 @A7.1xB9.3xD5.3-201
    Scenario Outline: A7.1xB9.3xD5.3-201 <force>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And a German squad in F5
      And <force> in F8
      When the Russian <type> attacks the German squad with MG fire
      Then the attack is <word>

      Examples: it can
        | row         | force                              | type        | word     |
        | tank        | a Russian tank                     | tank        | possible |
        | bogged      | a bogged Russian tank              | tank        | possible |
        | immobilized | an immobilized Russian assault gun | assault gun | possible |
        | halftrack   | a Russian halftrack                | halftrack   | possible |

      Examples: it cannot
        | row       | force                        | type      | word         |
        | truck     | a Russian truck              | truck     | not possible |
        | unarmed   | an unarmed Russian halftrack | halftrack | not possible |
        | abandoned | an abandoned Russian tank    | tank      | not possible |
        | stunned   | a stunned Russian tank       | tank      | not possible |

    @B9.3 @A7.1xB9.3xD5.3-201
    Scenario: A7.1xB9.3xD5.3-201b nor does an Inherent crew for itself
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And a German squad in F5
      And a Russian tank in F7
      And a Russian crew in F7
      And the Russian crew is the Inherent crew of the Russian tank
      When the Russian crew attacks the German squad with small-arms fire
      Then the attack is not possible

    @B9.42 @A8.15xB9.42xD5.3-201
    Scenario Outline: A8.15xB9.42xD5.3-201 <force>: <word>
      Given it is the MPh of the German turn
      And a German squad in F6
      And <force> in F3
      When the German squad moves into F5
      And the Russian <unit> takes a Snap Shot at the German squad across hexside F5-F6
      Then the attack is <word>

      Examples:
        | row    | force                           | unit        | word         |
        | squad  | a Russian squad                 | squad       | possible     |
        | broken | a broken Russian squad          | squad       | not possible |
        | ti     | a TI Russian squad              | squad       | not possible |
        | leader | a Russian leader                | leader      | not possible |
        | dummy  | a concealed Russian dummy stack | dummy stack | not possible |

  Rule: Guns beneath entrenchments

    @B27.1 @B27.51 @B27.1xB27.51xC2.1-201
    Scenario Outline: B27.1xB27.51xC2.1-201a <gun> <place> E4: <word>
      Given it is the PFPh of the German turn
      And E4 holds <fort>
      And a German crew <place> E4
      And the German crew possesses <gear>
      And <target> in E9
      When <gun> attacks <mark> with <attack>
      Then the attack is <word>

      Examples: beneath a foxhole
        | row               | fort         | place                  | gear          | gun          | attack             | target          | mark              | word         |
        | foxhole-at        | a foxhole 1S | beneath the foxhole in | an AT Gun     | the AT Gun   | a Gun              | a Russian tank  | the Russian tank  | not possible |
        | foxhole-inf       | a foxhole 1S | beneath the foxhole in | an INF Gun    | the INF Gun  | Direct Fire HE     | a Russian squad | the Russian squad | not possible |
        | foxhole-art       | a foxhole 1S | beneath the foxhole in | an ART Gun    | the ART Gun  | Direct Fire HE     | a Russian squad | the Russian squad | not possible |
        | foxhole-aa        | a foxhole 1S | beneath the foxhole in | an AA Gun     | the AA Gun   | Direct Fire HE     | a Russian squad | the Russian squad | not possible |
        | foxhole-rcl       | a foxhole 1S | beneath the foxhole in | a RCL Gun     | the RCL Gun  | HEAT               | a Russian tank  | the Russian tank  | not possible |
        | foxhole-mortar    | a foxhole 1S | beneath the foxhole in | an 81mm MTR   | the 81mm MTR | an on-board mortar | a Russian squad | the Russian squad | possible     |
        | foxhole-dm-mortar | a foxhole 1S | beneath the foxhole in | a dm 81mm MTR | the 81mm MTR | an on-board mortar | a Russian squad | the Russian squad | not possible |

      Examples: elsewhere
        | row              | fort         | place                    | gear          | gun          | attack             | target          | mark              | word         |
        | top-at           | a foxhole 1S | on top of the foxhole in | an AT Gun     | the AT Gun   | a Gun              | a Russian tank  | the Russian tank  | possible     |
        | trench-at        | a trench     | beneath the trench in    | an AT Gun     | the AT Gun   | a Gun              | a Russian tank  | the Russian tank  | possible     |
        | trench-inf       | a trench     | beneath the trench in    | an INF Gun    | the INF Gun  | Direct Fire HE     | a Russian squad | the Russian squad | possible     |
        | ditch-mortar     | an A-T Ditch | beneath the A-T Ditch in | an 81mm MTR   | the 81mm MTR | an on-board mortar | a Russian squad | the Russian squad | possible     |
        | trench-dm-mortar | a trench     | beneath the trench in    | a dm 81mm MTR | the 81mm MTR | an on-board mortar | a Russian squad | the Russian squad | not possible |

    @B27.1 @B27.51 @B27.1xB27.51xC2.1-201 @A9.1xB27.1-201
    Scenario Outline: B27.1xB27.51xC2.1-201b named by its crew a Gun <place> E4: <word>
      Given it is the PFPh of the German turn
      And E4 holds <fort>
      And a German crew <place> E4
      And the German crew possesses an AT Gun
      And a Russian tank in E9
      When the German crew attacks the Russian tank with a Gun
      Then the attack is <word>

      Examples:
        | row     | fort         | place                  | word         |
        | foxhole | a foxhole 1S | beneath the foxhole in | not possible |
        | trench  | a trench     | beneath the trench in  | possible     |

    @B27.1 @A9.1xB27.1-201
    Scenario Outline: A9.1xB27.1-201 <weapon>
      Given it is the PFPh of the German turn
      And E4 holds a foxhole 1S
      And a German squad beneath the foxhole in E4
      And the German squad possesses <gear>
      And <target> in E7
      When the German squad could attack <mark> with <weapon>
      Then the attack is possible

      Examples:
        | row          | gear          | weapon          | target          | mark              |
        | hmg          | a HMG         | its HMG         | a Russian squad | the Russian squad |
        | light-mortar | a 50mm mortar | its 50mm mortar | a Russian squad | the Russian squad |
        | psk          | a PSK         | its PSK         | a Russian tank  | the Russian tank  |
        | atr          | an ATR        | its ATR         | a Russian tank  | the Russian tank  |

  Rule: HEAT at Infantry: a wall justifies it, of every weapon

    @B9.31 @B9.31xC8.31xC13.3-201
    Scenario Outline: B9.31xC8.31xC13.3-201 <weapon> at <who>: <word>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a <barrier>
      And F5 holds <fort>
      And a German squad <place> F5
      And a Russian squad in F7
      And the Russian squad possesses <gear>
      When the Russian squad could attack the German squad with <weapon>
      Then the attack is <word>

      Examples: behind a wall
        | row       | who                 | barrier | fort         | place                    | gear   | weapon         | word     |
        | wall-pf   | who is behind it    | wall    | no foxhole   | in                       | a LMG  | an inherent PF | possible |
        | wall-baz  | who is behind it    | wall    | no foxhole   | in                       | a BAZ  | its BAZ        | possible |
        | wall-psk  | who is on top there | wall    | a foxhole 1S | on top of the foxhole in | a PSK  | its PSK        | possible |
        | wall-piat | who is behind it    | wall    | no foxhole   | in                       | a PIAT | its PIAT       | possible |

      Examples: behind something else
        | row               | who              | barrier | fort         | place                   | gear  | weapon         | word         |
        | hedge-pf          | who is behind it | hedge   | no foxhole   | in                      | a LMG | an inherent PF | not possible |
        | hedge-foxhole-psk | who is beneath   | hedge   | a foxhole 1S | beneath the foxhole in  | a PSK | its PSK        | not possible |
        | hedge-trench-pf   | who is on top    | hedge   | a trench     | on top of the trench in | a LMG | an inherent PF | not possible |

    @B9.31 @B9.5 @B9.31xB9.5xC8.31xC13.3-201
    Scenario Outline: B9.31xB9.5xC8.31xC13.3-201 <weapon>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a bocage
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad in F7
      And the Russian squad possesses <gear>
      When the Russian squad could attack the German squad with <weapon>
      Then the attack is not possible

      Examples:
        | row | gear  | weapon         |
        | pf  | a LMG | an inherent PF |
        | baz | a BAZ | its BAZ        |
        | psk | a PSK | its PSK        |

    @B9.31 @B9.5 @B9.31xB9.5xC8.31xC13.3-201
    Scenario: B9.31xB9.5xC8.31xC13.3-201b in a house behind it a PF is fired at it
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a bocage
      And F5 is a stone building
      And a German squad in F5
      And a Russian squad in F6
      And the Russian squad possesses a LMG
      When the Russian squad could attack the German squad with an inherent PF
      Then the attack is possible

  Rule: What makes no attack is not declared either

    @B9.31 @B9.31xC8.31-1201
    Scenario Outline: B9.31xC8.31-1201 with a <weapon>, over a <barrier>, into <ground>: declared it is <verdict>
      Given it is the PFPh of the Russian turn
      And F5 is <ground>
      And F6 is woods
      And hexside F5-F6 is a <barrier>
      And a German squad P in F5
      And a Russian squad E in F6
      And E possesses a <weapon>
      When E declares an attack on P with HEAT
      Then that is <verdict>

      Examples: a wall justifies it, and so does a house
        | row         | weapon | barrier | ground          | verdict     |
        | wall        | BAZ    | wall    | Open Ground     | allowed     |
        | hedge       | BAZ    | hedge   | Open Ground     | not allowed |
        | psk         | PSK    | hedge   | Open Ground     | not allowed |
        | hedge-woods | PSK    | hedge   | woods           | not allowed |
        | hedge-house | PSK    | hedge   | wooden building | allowed     |

      @since=B9.5-heat
      Examples: nor does bocage
        | row         | weapon | barrier | ground          | verdict     |
        | bocage      | BAZ    | bocage  | Open Ground     | not allowed |

    @B9.3 @A7.22xB9.3-1201
    Scenario Outline: A7.22xB9.3-1201 over a wall at <force> in <hex>: <means> declared is <verdict>
      Given it is the PFPh of the German turn
      And hexside F5-G6 is a wall
      And a German 4-6-7 squad P in F5
      And P possesses a FT
      And <force> E in <hex>
      When P declares an attack on E with <means>
      Then that is <verdict>

      Examples: twice its Normal Range is as far as a squad fires, two hexes as far as a FT
        | row       | force           | hex | means           | verdict     |
        | twelve    | a Russian squad | R5  | small-arms fire | allowed     |
        | thirteen  | a Russian squad | S5  | small-arms fire | not allowed |
        | ft-two    | a Russian squad | H5  | a flamethrower  | allowed     |
        | ft-three  | a Russian squad | I6  | a flamethrower  | not allowed |
        | own-side  | a German hero   | H5  | small-arms fire | not allowed |

  Rule: 9.53: a Gun that has turned does not fire through bocage

    @B9.5 @B9.53 @B9.5xB9.53xC2.24-201
    Scenario Outline: B9.5xB9.53xC2.24-201a in the <phase> at <target> over a <barrier>
      Given it is the <phase> of the <side> turn
      And hexside F5-F6 is a <barrier>
      And a German crew in F5
      And the German crew possesses a German AT Gun
      And a Russian tank in <target>
      When the AT Gun changes its CA
      And the AT Gun attacks the Russian tank with a Gun
      Then the attack is <word>

      Examples: through bocage
        | row       | phase | side    | barrier | target | word         |
        | prep      | PFPh  | German  | bocage  | F6     | not possible |
        | final     | DFPh  | Russian | bocage  | F6     | not possible |
        | advancing | AFPh  | German  | bocage  | F6     | not possible |

      Examples: not through it
        | row    | phase | side    | barrier | target | word     |
        | wall   | PFPh  | German  | wall    | F6     | possible |
        | hedge  | DFPh  | Russian | hedge   | F6     | possible |
        | beside | AFPh  | German  | bocage  | F3     | possible |

    @B9.5 @B9.53 @B9.5xB9.53xC2.24-201
    Scenario Outline: B9.5xB9.53xC2.24-201b it having <done> before, at <target> over a <barrier>
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a <barrier>
      And a German crew in F5
      And the German crew possesses a German <gun>
      And the <gun> has <done> this phase
      And a Russian tank in <target>
      When the <gun> attacks the Russian tank with <attack>
      Then the attack is <word>

      Examples:
        | row           | done                 | gun     | barrier | target | attack | word         |
        | turned-bocage | changed its CA       | AT Gun  | bocage  | F6     | a Gun  | not possible |
        | turned-heat   | changed its CA       | INF Gun | bocage  | F6     | HEAT   | not possible |
        | turned-wall   | changed its CA       | AT Gun  | wall    | F6     | a Gun  | possible     |
        | turned-past   | changed its CA       | AT Gun  | bocage  | F3     | a Gun  | possible     |
        | fired-bocage  | fired through bocage | AT Gun  | bocage  | F6     | a Gun  | possible     |

    @B9.5 @B9.53 @B9.5xB9.53xC2.24-201
    Scenario Outline: B9.5xB9.53xC2.24-201c named by its crew it has none either
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a <barrier>
      And a German crew in F5
      And the German crew possesses a German AT Gun
      And a Russian tank in F6
      When the AT Gun changes its CA
      And the German crew attacks the Russian tank with a Gun
      Then the attack is <word>

      Examples:
        | row    | barrier | word         |
        | bocage | bocage  | not possible |
        | wall   | wall    | possible     |

    @B9.53 @B9.541 @B9.53xB9.541-201 @B9.53xB9.54xC2.24-201 @B9.54
    Scenario Outline: B9.53xB9.541-201 through <what>: <word>
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a bocage
      And <opened>
      And a German crew in F5
      And the German crew possesses a German AT Gun
      And a Russian tank in F6
      When the AT Gun changes its CA
      And the AT Gun attacks the Russian tank with a Gun
      Then the attack is <word>

      Examples:
        | row    | what     | opened                                   | word         |
        | breach | a Breach | hexside F5-F6 has been breached          | not possible |
        | gap    | a gap    | the depiction of hexside F5-F6 has a gap | possible     |

    @B9.53 @B9.54 @B9.53xB9.54xC2.24-201
    Scenario Outline: B9.53xB9.54xC2.24-201a a mortar that has turned fires at <target>
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a bocage
      And a German crew in F5
      And the German crew possesses a German 81mm MTR
      And a Russian squad in <target>
      When the 81mm MTR changes its CA
      And the 81mm MTR attacks the Russian squad with an on-board mortar
      Then the attack is possible

      Examples:
        | row  | target |
        | near | F9     |
        | far  | F10    |

    @B9.53 @B9.54 @B9.53xB9.54xC2.24-201
    Scenario Outline: B9.53xB9.54xC2.24-201b a tank that has turned its <part>
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a bocage
      And a German tank in F5
      And a Russian tank in F6
      When the German tank turns its <part> by 1 hexspine
      And the German tank attacks the Russian tank with a Gun
      Then the attack is possible

      Examples:
        | row    | part   |
        | turret | turret |
        | hull   | hull   |

  Rule: 16.32: however the weapon is named

    @B16.32 @A7.35xB16.32-201
    Scenario Outline: A7.35xB16.32-201a a squad <place> E4 attacks using the <weapon>: <word>
      Given it is the PFPh of the German turn
      And E4 is <ground>
      And a German 4-6-7 squad <place> E4
      And the German squad possesses <gear>
      And a Russian squad in E7
      When the German squad attacks the Russian squad with MG fire, using the <weapon>
      Then the attack is <word>

      Examples:
        | row         | ground        | place            | gear  | weapon | word         |
        | marsh-mmg   | marsh         | in               | a MMG | MMG    | not possible |
        | marsh-hmg   | marsh         | in               | a HMG | HMG    | not possible |
        | marsh-lmg   | marsh         | in               | a LMG | LMG    | possible     |
        | mudflat-mmg | mudflat       | in               | a MMG | MMG    | not possible |
        | bridge-mmg  | bridged marsh | on the bridge in | a MMG | MMG    | possible     |
        | brush-hmg   | brush         | in               | a HMG | HMG    | possible     |

    @B16.32 @A7.35xB16.32-201
    Scenario Outline: A7.35xB16.32-201b squad and <weapon> named together out of <ground>: <word>
      Given it is the PFPh of the German turn
      And E4 is <ground>
      And a German 4-6-7 squad in E4
      And the German squad possesses <gear>
      And a Russian squad in E7
      When the German squad and the <weapon> together attack the Russian squad with small-arms fire
      Then the attack is <word>

      Examples:
        | row       | ground | gear  | weapon | word         |
        | marsh-mmg | marsh  | a MMG | MMG    | not possible |
        | marsh-lmg | marsh  | a LMG | LMG    | possible     |
        | grain-mmg | grain  | a MMG | MMG    | possible     |

  Rule: Aircraft alone attack from the air

    @B9.33 @B9.33xE7-1801
    Scenario Outline: B9.33xE7-1801 <who> in F6 attacks with <means> a squad behind a hedge: <word>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a hedge
      And a German squad P in F5
      And <who> R in F6
      When R attacks P with <means>
      Then the attack is <word>

      Examples:
        | row           | who                | means          | word         |
        | strafing      | a Russian aircraft | strafing       | possible     |
        | squad-strafes | a Russian squad    | strafing       | not possible |
        | tank-strafes  | a Russian tank     | strafing       | not possible |
        | bomb          | a Russian aircraft | an aerial bomb | possible     |
        | squad-bombs   | a Russian squad    | an aerial bomb | not possible |
