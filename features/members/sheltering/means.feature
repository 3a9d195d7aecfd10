Feature: Every means of attack and every kind of target

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
      And the attack is possible

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
      And the attack is possible
      And P is not HD to it

      Examples:
        | row          | attack            |
        | overrun      | an overrun        |
        | placed       | a Placed DC       |
        | set          | a Set DC          |
        | residual     | Residual FP       |
        | close-combat | Close Combat      |
        | capture      | a Capture attempt |
        | hand-to-hand | Hand-to-Hand CC   |

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
        | wp           | WP              | +2  |
        | dispersed-wp | dispersed WP    | +1  |
        | none         | no smoke        | 0   |

    @B27.2 @A24.2xB27.2-501 @reading:D9.4-hidden
    Scenario: A24.2xB27.2-501b a hidden tank on the way hinders
      Given it is the PFPh of the Russian turn
      And a hidden German tank in F5
      When LOS is traced between F3 and F7
      Then the Hindrance is +1

    @B27.2 @A24.2xB27.2-501 @reading:D9.4-hidden=hinders-not
    Scenario: A24.2xB27.2-501c or by the other reading it is no Hindrance before it is on board
      Given it is the PFPh of the Russian turn
      And a hidden German tank in F5
      When LOS is traced between F3 and F7
      Then the Hindrance is 0

    @B27.2 @A24.2xB27.2-501 @reading:A24-height-of-wp
    Scenario: A24.2xB27.2-501d over WP on level 0 the LOS from level 3 to the hex behind the next is free
      Given F3 is level 3 Open Ground
      And F4 has WP
      When LOS is traced between F3 and F8
      Then the Hindrance is 0

    @B27.2 @A24.2xB27.2-501 @reading:A24-height-of-wp=four-levels
    Scenario: A24.2xB27.2-501e or by the other reading it rises four levels
      Given F3 is level 3 Open Ground
      And F4 has WP
      When LOS is traced between F3 and F8
      Then the Hindrance is +2

    @B27.2 @A24.2xB27.2-501 @reading:A24-smoke-in-a-depression
    Scenario: A24.2xB27.2-501f SMOKE in a gully rises from Crest level
      Given F5 is a gully
      And F5 has smoke
      And F3 and F7 are level 1 Open Ground
      When LOS is traced between F3 and F7
      Then the Hindrance is +3

    @B27.2 @A24.2xB27.2-501 @reading:A24-smoke-in-a-depression=bottom
    Scenario: A24.2xB27.2-501g or by the other reading it rises from the bottom
      Given F5 is a gully
      And F5 has smoke
      And F3 and F7 are level 1 Open Ground
      When LOS is traced between F3 and F7
      Then the Hindrance is 0

  Rule: B26.3 B27.5 B27.6 What no cover helps against

    @B27.3 @B27.5 @B27.3xB27.5-501
    Scenario Outline: B27.3xB27.5-501 beneath a <cover> there is no TEM against <attack>
      Given B2 holds <fort>
      And a German squad P beneath the <cover> in B2
      And a Russian squad E in <from>
      And E possesses a FT
      When E attacks P with <attack>
      Then the TEM is 0
      And the attack is possible

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

  Rule: B9.3 Riders that have come down

    @B9.3 @B9.3-11
    Scenario Outline: B9.3-11u a squad that has come down from a <vehicle> has the wall again
      Given it is the MPh of the German turn
      And hexside F5-F6 is a wall
      And a German <vehicle> T in F5
      And a German squad P in F5
      And P rides on T
      And a Russian squad in F7
      When P unloads
      And the MPh ends and the DFPh begins
      And the Russian squad attacks P with small-arms fire
      Then the TEM is +2

      Examples:
        | vehicle     |
        | tank        |
        | assault gun |

    @B9.3 @B9.34 @B9.3-1 @B9.34-1
    Scenario Outline: B9.34-1s in <weather> and <depth> against <fire> a <terrain> is worth <tem>
      Given the weather is <weather>
      And the water depth is <depth>
      And hexside F5-F6 is a <terrain>
      And a German squad in F5
      When <fire> hits F5
      Then the <terrain> gives a TEM of <tem>
      And the TEM is <tem>

      Examples: in whatever weather and water
        | row           | weather       | depth       | terrain | fire                    | tem |
        | clear         | Clear         | not defined | wall    | an OBA HE Concentration | +1  |
        | overcast      | Overcast      | not defined | wall    | an on-board mortar      | +1  |
        | rain          | Rain          | not defined | wall    | an OBA HE Concentration | +1  |
        | heavy-rain    | Heavy Rain    | not defined | wall    | an on-board mortar      | +1  |
        | mud           | Mud           | not defined | wall    | an OBA HE Concentration | +1  |
        | falling-snow  | Falling Snow  | not defined | wall    | an on-board mortar      | +1  |
        | snow          | Snow          | not defined | wall    | an OBA HE Concentration | +1  |
        | ground-snow   | Ground Snow   | not defined | wall    | an on-board mortar      | +1  |
        | deep-snow     | Deep Snow     | not defined | wall    | an OBA HE Concentration | +1  |
        | sub-zero-cold | sub-zero cold | not defined | wall    | an on-board mortar      | +1  |
        | dry           | not defined   | dry         | bocage  | an on-board mortar      | +1  |
        | shallow       | not defined   | shallow     | bocage  | an on-board mortar      | +1  |
        | deep          | not defined   | deep        | bocage  | an on-board mortar      | +1  |
        | flooded       | not defined   | flooded     | bocage  | an on-board mortar      | +1  |
        | frozen        | not defined   | frozen      | bocage  | an on-board mortar      | +1  |
