Feature: Attacks over bocage by anyone, in any state, by any means

  Rule: B9.54 Nothing there bars it

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario Outline: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501q over the bocage <firer> that <state> attacks <target> with <attack> <over>, <when>
      Given it is <when>
      And hexside F5-F6 is a bocage
      And F5 holds <fort>
      And <target> P <there> F5
      And <firer> E in F6
      And E <state>
      When E attacks P with <attack>
      Then the attack is possible

      Examples: whoever fires, whatever befell it
        | row             | when                         | fort         | target                   | there                    | firer            | state                        | attack          | over  |
        | leader-lmg      | the PFPh of the Russian turn | no foxhole   | a German squad           | in                       | a Russian leader | possesses a LMG              | MG fire         | there |
        | leader-hmg      | the DFPh of the German turn  | a foxhole 1S | a German squad           | beneath the foxhole in   | a Russian leader | possesses a HMG              | MG fire         | there |
        | hero-mmg        | the AFPh of the Russian turn | no foxhole   | a German crew            | in                       | a Russian hero   | possesses a MMG              | MG fire         | there |
        | hidden          | the DFPh of the German turn  | no foxhole   | a German squad           | in                       | a Russian squad  | is hidden                    | small-arms fire | there |
        | hidden-tank     | the DFPh of the German turn  | no foxhole   | a German tank            | in                       | a Russian tank   | is hidden                    | a Gun           | there |
        | bounding        | the AFPh of the Russian turn | no foxhole   | a German squad           | in                       | a Russian tank   | is marked with Bounding Fire | MG fire         | there |
        | motion          | the AFPh of the Russian turn | no foxhole   | a German squad           | in                       | a Russian tank   | is moving                    | MG fire         | there |
        | shocked-target  | the PFPh of the Russian turn | no foxhole   | a shocked German tank    | in                       | a Russian tank   | is concealed                 | a Gun           | there |
        | abandoned       | the PFPh of the Russian turn | no foxhole   | an abandoned German tank | in                       | a Russian tank   | is concealed                 | a Gun           | there |
        | bulldozer       | the PFPh of the Russian turn | no foxhole   | a German bulldozer       | in                       | a Russian squad  | is Fanatic                   | small-arms fire | there |
        | tractor         | the PFPh of the Russian turn | no foxhole   | a German tractor         | in                       | a Russian squad  | is CX                        | small-arms fire | there |
        | motorcycle      | the DFPh of the German turn  | no foxhole   | a German motorcycle      | in                       | a Russian squad  | is pinned                    | small-arms fire | there |
        | ditch           | the PFPh of the Russian turn | an A-T Ditch | a German squad           | beneath the A-T Ditch in | a Russian squad  | is berserk                   | small-arms fire | there |
        | wire            | the PFPh of the Russian turn | Wire         | a German squad           | beneath the Wire in      | a Russian squad  | is Fanatic                   | small-arms fire | there |
        | captured-target | the PFPh of the Russian turn | no foxhole   | a captured German squad  | in                       | a Russian squad  | is CX                        | small-arms fire | there |
        | hidden-target   | the PFPh of the Russian turn | no foxhole   | a hidden German squad    | in                       | a Russian squad  | is Fanatic                   | small-arms fire | there |

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario Outline: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501r in <weather> <attack> hits <target> behind the bocage
      Given the weather is <weather>
      And hexside F5-F6 is a bocage
      And <target> P in F5
      When <attack> hits F5
      Then the attack is possible

      Examples: in the weathers in which no LOS is asked for
        | row          | weather      | attack                  | target              |
        | rain         | Rain         | an on-board mortar      | a German squad      |
        | heavy-rain   | Heavy Rain   | an OBA HE Concentration | a German tank       |
        | falling-snow | Falling Snow | an on-board mortar      | a German crew       |
        | smoke        | Overcast     | SMOKE                   | a German squad      |
        | illuminating | Snow         | an Illuminating Round   | a German squad      |
        | residual     | Mud          | Residual FP             | a German half-squad |

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario Outline: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501s in the hex of the bocage <by> attacks P with <attack>, <when>
      Given it is <when>
      And hexside F5-F6 is a bocage
      And a German squad P in F5
      And a Russian squad E in F5
      And <more>
      When <by> attacks P with <attack>
      Then the attack is possible

      Examples:
        | row           | when                         | more                | by     | attack            |
        | melee         | the CCPh of the Russian turn | E is in Melee       | E      | Close Combat      |
        | melee-capture | the CCPh of the Russian turn | E is in Melee       | E      | a Capture attempt |
        | melee-both    | the CCPh of the German turn  | P is in Melee       | E      | Hand-to-Hand CC   |
        | set-dc        | the DFPh of the German turn  | a DC lies Set in F5 | the DC | a Set DC          |

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario Outline: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501t the <gun> of a crew fires <attack> over the bocage where no phase is told
      Given hexside F5-F6 is a bocage
      And <target> P in F5
      And a Russian crew E in F6
      And E possesses <gear>
      When the <gun> attacks P with <attack>
      Then the attack is possible

      Examples: it has not changed its CA
        | row        | gun      | gear        | target                   | attack         |
        | at-gun     | AT Gun   | an AT Gun   | a German tank            | a Gun          |
        | inf-gun    | INF Gun  | an INF Gun  | a German squad           | Direct Fire HE |
        | mtr-wp     | 81mm MTR | an 81mm MTR | a German squad           | WP             |
        | mtr-smoke  | 81mm MTR | an 81mm MTR | a German squad           | SMOKE          |
        | gun-smoke  | AT Gun   | an AT Gun   | a German squad           | SMOKE          |
        | bulldozer  | AT Gun   | an AT Gun   | a German bulldozer       | a Gun          |
        | tractor    | ART Gun  | an ART Gun  | a German tractor         | a Gun          |
        | motorcycle | INF Gun  | an INF Gun  | a German motorcycle      | a Gun          |
        | abandoned  | AA Gun   | an AA Gun   | an abandoned German tank | a Gun          |

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario Outline: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501u from <place> <ground> the <gear> of a squad fires over the bocage
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a bocage
      And F6 is <ground>
      And F6 holds <fort>
      And a German squad P in F5
      And a Russian squad E <place> F6
      And E possesses a <gear>
      When the <gear> attacks P with MG fire
      Then the attack is possible

      Examples:
        | row     | place                    | ground                              | fort         | gear |
        | sangar  | beneath the sangar in    | Open Ground                         | a sangar     | LMG  |
        | level-1 | on level 1 of            | stone building with one upper level | no foxhole   | LMG  |
        | ditch   | beneath the A-T Ditch in | Open Ground                         | an A-T Ditch | MMG  |

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario Outline: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501w over bocage a crew fires its mortar at <target> <there> F5, <weather>, water <depth>
      Given it is <when>
      And the weather is <weather>
      And the water depth is <depth>
      And hexside F5-F6 is a bocage
      And F5 holds <fort>
      And <target> P <there> F5
      And a Russian crew E in F6
      And E possesses a 60mm mortar
      When E attacks P with an on-board mortar
      Then the attack is possible
      And it is Area Fire

      Examples: as ever, and not out of marsh
        | row           | weather       | depth       | target         | there                  | fort         | when                         |
        | clear         | Clear         | not defined | a German squad | beneath the foxhole in | a foxhole 1S | the PFPh of the Russian turn |
        | overcast      | Overcast      | not defined | a German squad | beneath the foxhole in | a foxhole 1S | the PFPh of the Russian turn |
        | mud           | Mud           | not defined | a German squad | beneath the foxhole in | a foxhole 1S | the PFPh of the Russian turn |
        | snow          | Snow          | not defined | a German squad | beneath the foxhole in | a foxhole 1S | the PFPh of the Russian turn |
        | ground-snow   | Ground Snow   | not defined | a German squad | beneath the foxhole in | a foxhole 1S | the PFPh of the Russian turn |
        | deep-snow     | Deep Snow     | not defined | a German squad | beneath the foxhole in | a foxhole 1S | the PFPh of the Russian turn |
        | sub-zero-cold | sub-zero cold | not defined | a German squad | beneath the foxhole in | a foxhole 1S | the PFPh of the Russian turn |
        | dry           | not defined   | dry         | a German crew  | in                     | no foxhole   | the AFPh of the Russian turn |
        | shallow       | not defined   | shallow     | a German crew  | in                     | no foxhole   | the AFPh of the Russian turn |
        | deep          | not defined   | deep        | a German crew  | in                     | no foxhole   | the AFPh of the Russian turn |
        | flooded       | not defined   | flooded     | a German crew  | in                     | no foxhole   | the AFPh of the Russian turn |
        | frozen        | not defined   | frozen      | a German crew  | in                     | no foxhole   | the AFPh of the Russian turn |

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario Outline: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501x over bocage <unit> that <carried> <vehicle>: <firer> fires <attack> at <target>
      Given it is the <phase> of the Russian turn
      And hexside F5-F6 is a bocage
      And <vehicle> V in <hex>
      And <unit> <firer> in <hex>
      And <firer> <carried> V
      And <other> <target> in <hexo>
      When <shooter> attacks <shot> with <attack>
      Then the attack is possible
      And it is not Area Fire

      Examples:
        | row          | unit            | vehicle             | carried                 | firer | target | attack          | phase | hex | hexo | other           | shooter | shot |
        | rider        | a Russian squad | a Russian tank      | rides on                | E     | P      | small-arms fire | PFPh  | F6  | F5   | a German squad  | E       | P    |
        | passenger    | a Russian squad | a Russian truck     | is aboard               | E     | P      | small-arms fire | PFPh  | F6  | F5   | a German squad  | E       | P    |
        | halftrack    | a Russian crew  | a Russian halftrack | is aboard               | E     | P      | small-arms fire | PFPh  | F6  | F5   | a German squad  | E       | P    |
        | at-rider     | a German squad  | a German tank       | rides on                | P     | E      | small-arms fire | PFPh  | F5  | F6   | a Russian squad | E       | P    |
        | at-passenger | a German squad  | a German truck      | is aboard               | P     | E      | small-arms fire | PFPh  | F5  | F6   | a Russian squad | E       | P    |
        | at-crew      | a German crew   | a German halftrack  | is the Inherent crew of | P     | E      | small-arms fire | PFPh  | F5  | F6   | a Russian squad | E       | P    |

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario Outline: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501y an aircraft over bocage attacks <target> with <attack>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a bocage
      And <target> P in F5
      And a Russian aircraft E in F6
      When E attacks P with <attack>
      Then the attack is possible
      And it is not Area Fire

      Examples:
        | row          | target         | attack         |
        | strafing     | a German squad | strafing       |
        | bomb         | a German squad | an aerial bomb |
        | strafed-tank | a German tank  | strafing       |
        | bombed-boat  | a German boat  | an aerial bomb |
