Feature: Every means of attack and every kind of target

  Each outline goes through all means, all kinds of Personnel or all AFV.

  Rule: B9.3 Attacks within the Location meet no wall

    @B9.3 @A8.2xB9.3-501
    Scenario Outline: A8.2xB9.3-501a behind a wall there is no TEM of it against <attack>
      Given F5 is Open Ground
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      When <attack> hits F5
      Then the wall gives no TEM
      And the TEM is 0

      Examples:
        | row      | attack      |
        | overrun  | an overrun  |
        | placed   | a Placed DC |
        | set      | a Set DC    |
        | residual | Residual FP |

    @B9.3 @A8.2xB9.3-501
    Scenario Outline: A8.2xB9.3-501b nor behind a <barrier> against <attack> by an enemy in the hex
      Given F5 is Open Ground
      And hexside F5-F6 is a <barrier>
      And a German squad P in F5
      And P has wall advantage
      And a Russian squad E in F5
      When E attacks P with <attack>
      Then the <barrier> gives no TEM

      Examples:
        | row                | attack            | barrier |
        | close-combat-wall  | Close Combat      | wall    |
        | close-combat-hedge | Close Combat      | hedge   |
        | capture-wall       | a Capture attempt | wall    |
        | capture-hedge      | a Capture attempt | hedge   |
        | hand-to-hand-wall  | Hand-to-Hand CC   | wall    |
        | hand-to-hand-hedge | Hand-to-Hand CC   | hedge   |

    @B9.3 @A8.2xB9.3-501
    Scenario Outline: A8.2xB9.3-501c nor where <attack> is said to come over it
      Given F5 is Open Ground
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      When <attack> across hexside F5-F6 hits P
      Then the wall gives no TEM

      Examples:
        | row          | attack            |
        | overrun      | an overrun        |
        | placed       | a Placed DC       |
        | set          | a Set DC          |
        | residual     | Residual FP       |
        | close-combat | Close Combat      |
        | capture      | a Capture attempt |
        | hand-to-hand | Hand-to-Hand CC   |

  Rule: B9.31 HEAT

    @B9.31 @B9.31xC8.31-501
    Scenario Outline: B9.31xC8.31-501a in <ground> <force> is a target of HEAT: <possible>
      Given it is the PFPh of the Russian turn
      And F5 is <ground>
      And <force> P in F5
      And a Russian crew E in F7
      And E possesses a Russian AT Gun
      When E attacks P with HEAT
      Then the attack is <possible>

      Examples:
        | row                  | force                  | ground            | possible     |
        | squad-open           | a German squad         | Open Ground       | not possible |
        | squad-woods          | a German squad         | woods             | not possible |
        | half-squad-open      | a German half-squad    | Open Ground       | not possible |
        | half-squad-woods     | a German half-squad    | woods             | not possible |
        | crew-open            | a German crew          | Open Ground       | not possible |
        | crew-woods           | a German crew          | woods             | not possible |
        | leader-open          | a German leader        | Open Ground       | not possible |
        | leader-woods         | a German leader        | woods             | not possible |
        | hero-open            | a German hero          | Open Ground       | not possible |
        | hero-woods           | a German hero          | woods             | not possible |
        | dummies-open         | a German dummy stack   | Open Ground       | not possible |
        | cavalry-open         | a German Cavalry squad | Open Ground       | not possible |
        | cavalry-woods        | a German Cavalry squad | woods             | not possible |
        | squad-stone          | a German squad         | a stone building  | possible     |
        | squad-wooden         | a German squad         | a wooden building | possible     |
        | squad-stone-rubble   | a German squad         | stone rubble      | possible     |
        | squad-wooden-rubble  | a German squad         | wooden rubble     | possible     |
        | leader-stone         | a German leader        | a stone building  | possible     |
        | leader-wooden        | a German leader        | a wooden building | possible     |
        | leader-stone-rubble  | a German leader        | stone rubble      | possible     |
        | leader-wooden-rubble | a German leader        | wooden rubble     | possible     |
        | hero-stone           | a German hero          | a stone building  | possible     |
        | hero-wooden          | a German hero          | a wooden building | possible     |
        | hero-stone-rubble    | a German hero          | stone rubble      | possible     |
        | hero-wooden-rubble   | a German hero          | wooden rubble     | possible     |

    @B9.31 @B9.31xC8.31-501
    Scenario Outline: B9.31xC8.31-501b behind a <barrier> <force> is one: <possible>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a <barrier>
      And <force> P in F5
      And P has wall advantage
      And a Russian crew E in F7
      And E possesses a Russian AT Gun
      When E attacks P with HEAT
      Then the attack is <possible>

      Examples:
        | row             | barrier | force               | possible     |
        | wall-squad      | wall    | a German squad      | possible     |
        | wall-half-squad | wall    | a German half-squad | possible     |
        | wall-crew       | wall    | a German crew       | possible     |
        | wall-hero       | wall    | a German hero       | possible     |
        | hedge-squad     | hedge   | a German squad      | not possible |
        | hedge-hero      | hedge   | a German hero       | not possible |

  Rule: B16.31 HE into marsh

    @B16.31 @B16.31-1
    Scenario Outline: B16.31-1u <attack> of 16 FP hits marsh with <fp> FP
      Given B2 is marsh
      And a German squad in B2
      When <attack> of 16 FP hits B2
      Then the FP is <fp>

      Examples:
        | row           | attack                  | fp |
        | he            | Direct Fire HE          | 8  |
        | concentration | an OBA HE Concentration | 8  |
        | harassing     | OBA Harassing Fire      | 8  |
        | bomb          | an aerial bomb          | 8  |

    @B16.31 @B16.7 @B16.31xB16.7-501
    Scenario Outline: B16.31xB16.7-501 <attack> of 16 FP hits <ground> with <fp> FP
      Given B2 is <ground>
      And a German squad in B2
      When <attack> of 16 FP hits B2
      Then the FP is <fp>

      Examples:
        | row                   | attack                  | ground      | fp |
        | he-mudflat            | Direct Fire HE          | mudflat     | 8  |
        | he-open               | Direct Fire HE          | Open Ground | 16 |
        | concentration-mudflat | an OBA HE Concentration | mudflat     | 8  |
        | concentration-open    | an OBA HE Concentration | Open Ground | 16 |
        | harassing-mudflat     | OBA Harassing Fire      | mudflat     | 8  |
        | harassing-open        | OBA Harassing Fire      | Open Ground | 16 |
        | bomb-mudflat          | an aerial bomb          | mudflat     | 8  |
        | bomb-open             | an aerial bomb          | Open Ground | 16 |

  Rule: B27.3 An AFV on the foxhole

    @B27.3 @B27.3xD9.3-501
    Scenario Outline: B27.3xD9.3-501a with a <vehicle> in its hex a squad on top has <tem>
      Given it is the PFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a German <vehicle> in B2
      And a German squad P on top of the foxhole in B2
      And a Russian squad in B4
      When the Russian squad attacks P with small-arms fire
      Then the TEM is <tem>

      Examples:
        | row         | vehicle     | tem |
        | tank        | tank        | +1  |
        | assault-gun | assault gun | +1  |
        | sp-gun      | SP gun      | +1  |
        | carrier     | Carrier     | +1  |
        | halftrack   | halftrack   | +1  |
        | armored-car | armored car | +1  |
        | truck       | truck       | 0   |
        | motorcycle  | motorcycle  | 0   |
        | wagon       | wagon       | 0   |

    @B27.3 @B27.3xD9.3-501
    Scenario Outline: B27.3xD9.3-501b beneath it a squad has +2 whatever stands there: <vehicle>
      Given it is the PFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a German <vehicle> in B2
      And a German squad P beneath the foxhole in B2
      And a Russian squad in B4
      When the Russian squad attacks P with small-arms fire
      Then the TEM is +2
      And the AFV gives no TEM

      Examples:
        | row         | vehicle     |
        | tank        | tank        |
        | assault-gun | assault gun |
        | sp-gun      | SP gun      |
        | carrier     | Carrier     |
        | halftrack   | halftrack   |
        | armored-car | armored car |
        | truck       | truck       |
        | motorcycle  | motorcycle  |
        | wagon       | wagon       |

    @B27.3 @B27.3xD9.3-501
    Scenario Outline: B27.3xD9.3-501c against <attack> the tank gives nothing
      Given B2 holds a foxhole 1S
      And a German tank in B2
      And a German squad P on top of the foxhole in B2
      When <attack> hits B2
      Then the TEM of P is 0

      Examples:
        | row           | attack                  |
        | overrun       | an overrun              |
        | placed        | a Placed DC             |
        | thrown        | a Thrown DC             |
        | set           | a Set DC                |
        | residual      | Residual FP             |
        | concentration | an OBA HE Concentration |
        | harassing     | OBA Harassing Fire      |
        | bomb          | an aerial bomb          |
        | mortar        | an on-board mortar      |

    @B27.3 @B27.3xD9.3-501
    Scenario Outline: B27.3xD9.3-501d nor against <attack> by an enemy there
      Given B2 holds a foxhole 1S
      And a German tank in B2
      And a German squad P on top of the foxhole in B2
      And a Russian squad E in B2
      When E attacks P with <attack>
      Then the AFV gives no TEM

      Examples:
        | row          | attack            |
        | close-combat | Close Combat      |
        | capture      | a Capture attempt |
        | hand-to-hand | Hand-to-Hand CC   |

    @B27.3 @B27.3xD9.3-501
    Scenario Outline: B27.3xD9.3-501e a tank that is <what> gives none
      Given it is the PFPh of the Russian turn
      And B2 holds a foxhole 1S
      And <force> in B2
      And a German squad P on top of the foxhole in B2
      And a Russian squad E in B4
      When E attacks P with small-arms fire
      Then the AFV gives no TEM

      Examples:
        | row    | what              | force                |
        | moving | moving            | a moving German tank |
        | enemy  | of the other side | a Russian tank       |

    @B27.2 @B27.2xD9.4-501
    Scenario Outline: B27.2xD9.4-501 past a foxhole with a <vehicle> the Hindrance is <drm>
      Given B3 holds a foxhole 1S
      And a German <vehicle> in B3
      And a German squad in B2
      And a Russian squad in B4
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is <drm>

      Examples:
        | row         | vehicle     | drm |
        | tank        | tank        | +1  |
        | assault-gun | assault gun | +1  |
        | sp-gun      | SP gun      | +1  |
        | carrier     | Carrier     | +1  |
        | halftrack   | halftrack   | +1  |
        | armored-car | armored car | +1  |

    @B27.2 @A24.2xB27.2-501
    Scenario Outline: A24.2xB27.2-501 past a foxhole in <smoke> the Hindrance is <drm>
      Given B3 holds a foxhole 1S
      And B3 has <smoke>
      And a German squad in B2
      And a Russian squad in B4
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is <drm>

      Examples:
        | row          | smoke           | drm |
        | smoke        | smoke           | +3  |
        | dispersed    | dispersed smoke | +2  |
        | wp           | WP              | +3  |
        | dispersed-wp | dispersed WP    | +2  |
        | none         | no smoke        | 0   |

  Rule: B26.3 B27.5 B27.6 What no cover helps against

    @B27.3 @B27.5 @B27.3xB27.5-501
    Scenario Outline: B27.3xB27.5-501 beneath a <cover> there is no TEM against <attack>
      Given B2 holds <fort>
      And a German squad P beneath the <cover> in B2
      And a Russian squad E in <from>
      And E possesses a FT
      When E attacks P with <attack>
      Then the TEM is 0

      Examples:
        | row                   | attack            | fort         | cover     | from |
        | foxhole-close-combat  | Close Combat      | a foxhole 1S | foxhole   | B2   |
        | foxhole-capture       | a Capture attempt | a foxhole 1S | foxhole   | B2   |
        | foxhole-hand-to-hand  | Hand-to-Hand CC   | a foxhole 1S | foxhole   | B2   |
        | foxhole-flamethrower  | a flamethrower    | a foxhole 1S | foxhole   | B3   |
        | trench-close-combat   | Close Combat      | a trench     | trench    | B2   |
        | trench-capture        | a Capture attempt | a trench     | trench    | B2   |
        | trench-hand-to-hand   | Hand-to-Hand CC   | a trench     | trench    | B2   |
        | trench-flamethrower   | a flamethrower    | a trench     | trench    | B3   |
        | at-ditch-close-combat | Close Combat      | an A-T Ditch | A-T Ditch | B2   |
        | at-ditch-capture      | a Capture attempt | an A-T Ditch | A-T Ditch | B2   |
        | at-ditch-hand-to-hand | Hand-to-Hand CC   | an A-T Ditch | A-T Ditch | B2   |
        | at-ditch-flamethrower | a flamethrower    | an A-T Ditch | A-T Ditch | B3   |
        | sangar-close-combat   | Close Combat      | a sangar     | sangar    | B2   |
        | sangar-capture        | a Capture attempt | a sangar     | sangar    | B2   |
        | sangar-hand-to-hand   | Hand-to-Hand CC   | a sangar     | sangar    | B2   |
        | sangar-flamethrower   | a flamethrower    | a sangar     | sangar    | B3   |

  Rule: B27.41 What Interdiction does

    @B27.41 @A10.53xB27.41-501
    Scenario Outline: A10.53xB27.41-501a <force> comes through it <outcome>: <fate>
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 3S
      And <force> P in B3
      And a Russian squad E in B5
      When P carries out a rout into B2
      And E claims Interdiction of P
      And P comes through that Interdiction <outcome>
      Then P is removed from play

      Examples:
        | row                   | force                      | outcome    | fate    |
        | half-squad            | a broken German half-squad | reduced    | removed |
        | crew                  | a broken German crew       | reduced    | removed |
        | squad-eliminated      | a broken German squad      | eliminated | removed |
        | half-squad-eliminated | a broken German half-squad | eliminated | removed |

    @B27.41 @A10.53xB27.41-501
    Scenario: A10.53xB27.41-501b a broken leader comes through it reduced
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 3S
      And a broken German leader P in B3
      And a Russian squad E in B5
      When P carries out a rout into B2
      And E claims Interdiction of P
      And P comes through that Interdiction reduced
      Then P is wounded
      And P is on top in B2

    @B27.41 @A10.53xB27.41-501
    Scenario Outline: A10.53xB27.41-501c <force> comes through it <outcome> and is still there
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 3S
      And <force> P in B3
      And a Russian squad E in B5
      When P carries out a rout into B2
      And E claims Interdiction of P
      And P comes through that Interdiction <outcome>
      Then P is on top in B2

      Examples:
        | row                 | force                      | outcome  |
        | half-squad-unharmed | a broken German half-squad | unharmed |
        | half-squad-pinned   | a broken German half-squad | pinned   |
        | crew-unharmed       | a broken German crew       | unharmed |
        | crew-pinned         | a broken German crew       | pinned   |

  Rule: B27.44 B27.13 Close Combat

    @B27.13 @A11.1xB27.13-501
    Scenario: A11.1xB27.13-501v nor against an aircraft above it
      Given it is the CCPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P on top of the foxhole in B2
      And a Russian aircraft E in B2
      When P declares Close Combat against E
      Then that is not allowed

    @B27.13 @A11.1xB27.13-501
    Scenario Outline: A11.1xB27.13-501a in the <phase> a squad declares no CC against one beneath the foxhole
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad P on top of the foxhole in B2
      And a Russian squad E beneath the foxhole in B2
      When P declares Close Combat against E
      Then that is not allowed

      Examples:
        | phase |
        | RPh   |
        | PFPh  |
        | MPh   |
        | DFPh  |
        | AFPh  |
        | RtPh  |
        | APh   |

    @B27.13 @A11.1xB27.13-501
    Scenario Outline: A11.1xB27.13-501b <who> declares it against <enemy>: <verdict>
      Given it is the CCPh of the German turn
      And B2 holds a foxhole 1S
      And <who> P <place>
      And <enemy> E beneath the foxhole in B2
      When P declares Close Combat against E
      Then that is <verdict>

      Examples:
        | row      | who                            | place                       | enemy           | verdict     |
        | squad    | a German squad                 | on top of the foxhole in B2 | a Russian squad | allowed     |
        | hero     | a German hero                  | on top of the foxhole in B2 | a Russian squad | allowed     |
        | own-side | a German squad                 | on top of the foxhole in B2 | a German squad  | not allowed |
        | broken   | a broken German squad          | on top of the foxhole in B2 | a Russian squad | not allowed |
        | captured | a captured German squad        | on top of the foxhole in B2 | a Russian squad | not allowed |
        | dummies  | a concealed German dummy stack | on top of the foxhole in B2 | a Russian squad | not allowed |
        | next-hex | a German squad                 | in B3                       | a Russian squad | not allowed |

  Rule: B27.3 A wreck, and wall advantage

    @B27.3 @B27.3xD9.3-501
    Scenario Outline: B27.3xD9.3-501u a wreck in <hex> gives a squad in B2 <tem>
      Given it is the PFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a wreck in <hex>
      And a German squad P on top of the foxhole in B2
      And a Russian squad E in B4
      When E attacks P with small-arms fire
      Then the TEM is <tem>

      Examples:
        | row      | hex | tem |
        | same-hex | B2  | +1  |
        | next-hex | B1  | 0   |

    @B27.3 @B27.3xD9.3-501
    Scenario: B27.3xD9.3-501v to who has wall advantage it gives nothing
      Given it is the PFPh of the Russian turn
      And a wreck in B2
      And hexside B2-A2 is a wall
      And a German squad P in B2
      And P has wall advantage
      And a Russian squad E in B4
      When E attacks P with small-arms fire
      Then the AFV gives no TEM
      And the TEM is 0

  Rule: B27.41 Who claims Interdiction

    @B27.41 @A10.53xB27.41-501
    Scenario Outline: A10.53xB27.41-501u <who> claims none
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 3S
      And a broken German squad P in B3
      And <force> E in <hex>
      When P carries out a rout into B2
      And E claims Interdiction of P
      Then that is not allowed

      Examples:
        | row     | who                         | force                    | hex |
        | friend  | a squad of its own side     | a German squad           | B5  |
        | broken  | a broken enemy              | a broken Russian squad   | B5  |
        | unarmed | an enemy that is unarmed    | an unarmed Russian squad | B5  |
        | far     | one beyond its Normal Range | a Russian squad          | B8  |
        | in-air  | an aircraft                 | a Russian aircraft       | B5  |

    @B27.41 @A10.53xB27.41-501
    Scenario: A10.53xB27.41-501v nor is any claimed of who has not routed
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 3S
      And a broken German squad P on top of the foxhole in B2
      And a Russian squad E in B5
      When E claims Interdiction of P
      Then that is not allowed

  Rule: B16.4 Charges

    @B16.4 @A13.6xB16.4-501
    Scenario Outline: A13.6xB16.4-501 <force> Charges into <ground>: <verdict>
      Given it is the MPh of the <side> turn
      And B3 is <ground>
      And <force> P in B2
      When the players ask whether P may move into B3 by Charge
      Then that is <verdict>

      Examples:
        | row           | force                  | side     | ground      | verdict     |
        | berserk       | a berserk German squad | German   | Open Ground | allowed     |
        | squad         | a German squad         | German   | Open Ground | not allowed |
        | russian       | a Russian squad        | Russian  | Open Ground | allowed     |
        | japanese      | a Japanese squad       | Japanese | Open Ground | allowed     |
        | chinese       | a Chinese squad        | Chinese  | Open Ground | allowed     |
        | cavalry       | a German Cavalry squad | German   | Open Ground | allowed     |
        | cavalry-marsh | a German Cavalry squad | German   | marsh       | not allowed |
        | tank          | a moving German tank   | German   | Open Ground | not allowed |

  Rule: B26.41 ADJACENT is where one could advance

    @B26.41 @A10.5xB26.41-501
    Scenario Outline: A10.5xB26.41-501 over a <barrier> an enemy in the next hex compels nobody in woods: <verdict>
      Given it is the RtPh of the German turn
      And B2 is woods
      And B2 holds Wire
      And hexside B2-B3 is a <barrier>
      And a broken German squad P on top of the Wire in B2
      And a Russian squad in B3
      When the players ask whether P must rout
      Then P <verdict>

      Examples: Infantry does not cross it
        | barrier        | verdict       |
        | cliff          | need not rout |
        | Water Obstacle | need not rout |
        | Rowhouse bar   | need not rout |

      Examples: it does
        | barrier | verdict   |
        | wall    | must rout |
        | hedge   | must rout |

    @B26.41 @A10.5xB26.41-501
    Scenario Outline: A10.5xB26.41-501b by a way through the <barrier> it does
      Given it is the RtPh of the German turn
      And B2 is woods
      And B2 holds Wire
      And hexside B2-B3 is a <barrier>
      And the depiction of hexside B2-B3 has a gap
      And a broken German squad P on top of the Wire in B2
      And a Russian squad in B3
      When the players ask whether P must rout
      Then P must rout

      Examples:
        | barrier      |
        | cliff        |
        | Rowhouse bar |

  Rule: B27.4 Hexsides that nobody crosses

    @B27.4 @B11.4xB27.4-501
    Scenario Outline: B11.4xB27.4-501 over a <barrier> nobody moves into the hex of a foxhole: <verdict>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And hexside B2-B3 is a <barrier>
      And a German squad P in B2
      When P moves into B3
      Then that is <verdict>

      Examples:
        | barrier        | verdict     |
        | cliff          | not allowed |
        | Water Obstacle | not allowed |
        | Rowhouse bar   | not allowed |
        | wall           | allowed     |

    @B27.4 @B11.4xB27.4-501
    Scenario Outline: B11.4xB27.4-501b by a way through the <barrier> it does
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And hexside B2-B3 is a <barrier>
      And the depiction of hexside B2-B3 has a gap
      And a German squad P in B2
      When P moves into B3
      Then that is allowed

      Examples:
        | barrier      |
        | cliff        |
        | Rowhouse bar |

  Rule: B9.21 To whom a hidden foxhole is revealed

    @B9.21 @B9.21-13
    Scenario Outline: B9.21-13u to <who> a hidden foxhole in the open is not revealed
      Given F5 holds a hidden German foxhole 1S
      And a hidden German squad beneath the foxhole in F5
      And <force> E in <hex>
      When E looks at the foxhole in F5
      Then the foxhole in F5 is not revealed

      Examples:
        | row     | who            | force                           | hex |
        | own     | its own side   | a German squad                  | F7  |
        | broken  | a broken enemy | a broken Russian squad          | F7  |
        | dummies | dummies        | a concealed Russian dummy stack | F7  |
        | hidden  | a hidden enemy | a hidden Russian squad          | F7  |
        | in-air  | an aircraft    | a Russian aircraft              | F7  |

    @B9.21 @B9.21-13
    Scenario Outline: B9.21-13v to an enemy in <hex> one in <ground> is: <what>
      Given F5 is <ground>
      And F5 holds a hidden German foxhole 1S
      And a German squad beneath the foxhole in F5
      And a Russian squad E in <hex>
      When E looks at the foxhole in F5
      Then the foxhole in F5 is <what>

      Examples:
        | row        | ground      | hex | what         |
        | open-near  | Open Ground | F6  | revealed     |
        | open-far   | Open Ground | F9  | revealed     |
        | brush-near | brush       | F6  | revealed     |
        | brush-far  | brush       | F9  | not revealed |

    @B9.21 @B9.21-13
    Scenario: B9.21-13w where no side is told it is that of who is beneath it
      Given F5 holds a hidden foxhole 1S
      And a hidden German squad beneath the foxhole in F5
      And a German squad E in F7
      When E looks at the foxhole in F5
      Then the foxhole in F5 is not revealed

    @B9.21 @B9.21-13
    Scenario: B9.21-13x out of LOS it is not revealed
      Given F5 holds a hidden German foxhole 1S
      And a hidden German squad beneath the foxhole in F5
      And F6 is woods
      And a Russian squad E in F7
      When E looks at the foxhole in F5
      Then the foxhole in F5 is not revealed

    @B9.21 @B9.21-13
    Scenario: B9.21-13y nor to its own side where nobody is beneath it
      Given F5 holds a hidden German foxhole 1S
      And a German squad E in F7
      When E looks at the foxhole in F5
      Then the foxhole in F5 is not revealed

  Rule: B27.13 A leader and his Location

    @B27.13 @A10.2xB27.13-501
    Scenario Outline: A10.2xB27.13-501y a leader <was> that becomes <outcome> in a foxhole asks a <check> of the squad
      Given B2 holds a foxhole 2S
      And a German squad P beneath the foxhole in B2
      And <force> Q beneath the foxhole in B2
      When Q becomes <outcome>
      Then one <check>s are due from P

      Examples:
        | row          | was         | force                  | outcome    | check |
        | broken-again | that breaks | a broken German leader | broken     | LLMC  |
        | broken       | that is     | a German leader        | broken     | LLTC  |
        | eliminated   | that is     | a German leader        | eliminated | LLMC  |

    @B27.13 @A10.2xB27.13-501
    Scenario Outline: A10.2xB27.13-501z nothing is asked where <force> becomes <outcome>
      Given B2 holds a foxhole 2S
      And a German squad P beneath the foxhole in B2
      And <force> Q beneath the foxhole in B2
      When Q becomes <outcome>
      Then no LLMC is due from P
      And no LLTC is due from P

      Examples:
        | row           | force                  | outcome    |
        | pinned        | a German leader        | pinned     |
        | broken-pinned | a broken German leader | pinned     |
        | unharmed      | a German leader        | unharmed   |
        | hero          | a German hero          | eliminated |
        | half-squad    | a German half-squad    | eliminated |

  Rule: B27.4 Who unloads

    @B27.4 @B27.4xD6.1-501
    Scenario: B27.4xD6.1-501w an Inherent crew does not unload
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German tank V in B2
      And a German crew P in B2
      And P is the Inherent crew of V
      When P unloads
      Then that is not allowed

    @B27.4 @B27.4xD6.1-501
    Scenario: B27.4xD6.1-501x nor does who is aboard nothing
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German halftrack in B2
      And a German squad P in B2
      When P unloads
      Then that is not allowed

  Rule: B26.5 B27.13 Once done, not again

    @B26.5 @B24.73xB26.5-501
    Scenario Outline: B24.73xB26.5-501w a squad that <has> announces no Clearance
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      And the German squad has <deed>
      When the German squad announces Clearance of the Wire in B3
      Then that is not allowed

      Examples:
        | row   | has          | deed                             |
        | spent | has spent MF | spent 1 MF                       |
        | fired | has fired    | fired its inherent FP this phase |

    @B27.13 @A4.431xB27.13-501
    Scenario: A4.431xB27.13-501v nobody Transfers what another possesses
      Given it is the APh of the German turn
      And B2 holds a foxhole 3S
      And a German squad P on top of the foxhole in B2
      And a German squad Q beneath the foxhole in B2
      And a German squad R on top of the foxhole in B2
      And R possesses a LMG
      When P Transfers the LMG to Q
      Then that is not allowed

  Rule: B27.1 Set-up is before play

    @B27.1 @A2.9xB27.1-501
    Scenario Outline: A2.9xB27.1-501a in the <phase> no <what> is set up
      Given it is the <phase> of the German turn
      And the German OB has foxholes for 3 squads
      And B2 is woods
      When <doing>
      Then that is not allowed

      Examples:
        | row     | phase | what    | doing                             |
        | squad   | MPh   | squad   | a German squad sets up in B2      |
        | leader  | RPh   | leader  | a German leader sets up in B2     |
        | foxhole | MPh   | foxhole | German sets up a foxhole 1S in B2 |

    @B27.1 @A2.9xB27.1-501
    Scenario: A2.9xB27.1-501b nor a fourth squad in one Location
      Given it is set-up
      And B2 holds a foxhole 3S
      And three German squads beneath the foxhole in B2
      When a German squad P sets up in B2
      Then that is not allowed

  Rule: B27.4 What is dismantled

    @B27.4 @A4.43xB27.4-501
    Scenario: A4.43xB27.4-501a a dm HMG goes along unasked
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P in B2
      And P possesses a dm HMG
      When P moves into B3
      Then that is allowed
      And the HMG is in B3
      And the HMG is possessed by P

    @B27.4 @A4.43xB27.4-501
    Scenario: A4.43xB27.4-501b a dm mortar goes along if it is taken
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German crew P in B2
      And P possesses a dm 81mm MTR
      When P moves into B3 with the 81mm MTR
      Then that is allowed
      And the 81mm MTR is in B3
      And the 81mm MTR is possessed by P

    @B27.4 @A4.43xB27.4-501
    Scenario: A4.43xB27.4-501c and stays with another who has it
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P in B2
      And a German crew Q in B2
      And Q possesses a dm 81mm MTR
      When P moves into B3
      Then that is allowed
      And the 81mm MTR is in B2
      And the 81mm MTR is possessed by Q

  Rule: B9.55 Who is shown by what it does

    @B9.55 @A12.14xB9.55-501
    Scenario Outline: A12.14xB9.55-501a in an enemy's LOS a hidden squad that <does> is hidden no more
      Given it is the <phase> of the German turn
      And hexside F5-F6 is a bocage
      And F4 and F5 are woods
      And a hidden German squad P in F5
      And a Russian squad E in G5
      When P <acts>
      Then P is not hidden

      Examples:
        | row      | does       | phase | acts                                                  |
        | moves    | moves      | MPh   | moves into F4                                         |
        | entrench | entrenches | PFPh  | makes an Entrenching Attempt with an Original DR of 9 |

    @B9.55 @A12.14xB9.55-501
    Scenario: A12.14xB9.55-501b a concealed squad that advances into woods keeps its '?'
      Given it is the APh of the German turn
      And hexside F5-F6 is a bocage
      And F4 is woods
      And a concealed German squad P in F5
      And a Russian squad E in F3
      When P advances into F4
      Then P is concealed
