Feature: Every means of attack against every cover

  Rule: 27.3: what an entrenchment is worth, whatever it is attacked with

    @B27.3 @B27.5 @B27.3xB27.5-201
    Scenario Outline: B27.3xB27.5-201 <attack> meets a TEM of <tem>
      Given B2 holds a trench
      And a German squad beneath the trench in B2
      When <attack> hits B2
      Then the TEM is <tem>

      Examples: OVR and OBA
        | row           | attack                    | tem |
        | overrun       | an overrun                | +4  |
        | overrun-ma-mg | an overrun with MA and MG | +4  |
        | overrun-mg    | an overrun with MG        | +4  |
        | oba           | an OBA HE Concentration   | +4  |
        | harassing     | OBA Harassing Fire        | +4  |

      Examples: anything else
        | row        | attack             | tem |
        | small-arms | small-arms fire    | +2  |
        | mg         | MG fire            | +2  |
        | he         | Direct Fire HE     | +2  |
        | mortar     | an on-board mortar | +2  |
        | bomb       | an aerial bomb     | +2  |
        | strafing   | strafing           | +2  |
        | placed-dc  | a Placed DC        | +2  |
        | thrown-dc  | a Thrown DC        | +2  |
        | set-dc     | a Set DC           | +2  |
        | residual   | Residual FP        | +2  |

      Examples: and what it does not keep out
        | row          | attack                  | tem |
        | ft           | a flamethrower          | 0   |
        | overrun-ft   | an overrun with FT only | 0   |
        | cc           | Close Combat            | 0   |
        | capture      | a Capture attempt       | 0   |
        | hand-to-hand | Hand-to-Hand CC         | 0   |

    @B27.3 @B27.56 @B27.3xB27.56-201
    Scenario Outline: B27.3xB27.56-201 <attack> meets a TEM of <tem>
      Given E4 holds an A-T Ditch
      And a German squad beneath the A-T Ditch in E4
      When <attack> hits E4
      Then the TEM is <tem>

      Examples: OVR and OBA
        | row           | attack                    | tem |
        | overrun       | an overrun                | +4  |
        | overrun-ma-mg | an overrun with MA and MG | +4  |
        | overrun-mg    | an overrun with MG        | +4  |
        | oba           | an OBA HE Concentration   | +4  |
        | harassing     | OBA Harassing Fire        | +4  |

      Examples: anything else
        | row        | attack             | tem |
        | small-arms | small-arms fire    | +2  |
        | mg         | MG fire            | +2  |
        | he         | Direct Fire HE     | +2  |
        | mortar     | an on-board mortar | +2  |
        | bomb       | an aerial bomb     | +2  |
        | strafing   | strafing           | +2  |
        | placed-dc  | a Placed DC        | +2  |
        | thrown-dc  | a Thrown DC        | +2  |
        | set-dc     | a Set DC           | +2  |
        | residual   | Residual FP        | +2  |

      Examples: and what it does not keep out
        | row          | attack                  | tem |
        | ft           | a flamethrower          | 0   |
        | overrun-ft   | an overrun with FT only | 0   |
        | cc           | Close Combat            | 0   |
        | capture      | a Capture attempt       | 0   |
        | hand-to-hand | Hand-to-Hand CC         | 0   |

    @B27.3 @B27.5 @B27.56 @B27.3xB27.5xB27.56-201
    Scenario Outline: B27.3xB27.5xB27.56-201 beneath the <cover> in <hex>
      Given <hex> holds <fort>
      And a German squad beneath the <cover> in <hex>
      When an overrun with FT and MG hits <hex>
      Then the TEM is +4

      Examples:
        | row    | hex | fort         | cover     |
        | trench | B2  | a trench     | trench    |
        | ditch  | E4  | an A-T Ditch | A-T Ditch |

    @B27.3 @B20.92xB27.3-2601
    Scenario Outline: B20.92xB27.3-2601 in Crest status <attack> meets a TEM of <tem>
      Given B2 is gully
      And a German squad in Crest status in B2
      And the German squad fronts hexside B2-B3 in its Crest status
      When <attack> hits B2
      Then the TEM is <tem>

      Examples: OVR and OBA, which come over no hexside
        | row        | attack                  | tem |
        | overrun    | an overrun with MG      | +4  |
        | oba        | an OBA HE Concentration | +4  |

      Examples: and what its entrenchment TEM does not keep out
        | row        | attack                  | tem |
        | overrun-ft | an overrun with FT only | 0   |
        | set-dc     | a Set DC                | 0   |
        | cc         | Close Combat            | 0   |

    @B27.3 @B20.92xB27.3-3600
    Scenario Outline: B20.92xB27.3-3600 in Crest status <attack> across <edge> meets a TEM of <tem>
      Given B2 is gully
      And a German squad in Crest status in B2
      And the German squad fronts hexside B2-B3 in its Crest status
      When <attack> across hexside <edge> hits the German squad
      Then the TEM is <tem>

      Examples: over the hexside that it fronts and the two beside it
        | row    | attack             | edge  | tem |
        | front  | small-arms fire    | B2-B3 | +2  |
        | left   | MG fire            | A3-B2 | +2  |
        | right  | Direct Fire HE     | B2-C3 | +2  |
        | mortar | an on-board mortar | B2-B3 | +2  |

      Examples: over any other
        | row         | attack             | edge  | tem |
        | rear        | small-arms fire    | B1-B2 | 0   |
        | rear-left   | Direct Fire HE     | A2-B2 | 0   |
        | rear-mortar | an on-board mortar | B1-B2 | 0   |
        | elsewhere   | small-arms fire    | B3-B4 | 0   |

      Examples: whatever it crosses
        | row | attack         | edge  | tem |
        | ft  | a flamethrower | B2-B3 | 0   |

    @B27.3 @B20.92xB27.3-2601
    Scenario Outline: B20.92xB27.3-2601b whatever hexside it fronts <attack> meets a TEM of <tem>
      Given B2 is gully
      And a German squad in Crest status in B2
      When <attack> hits B2
      Then the TEM is <tem>

      Examples:
        | row     | attack                  | tem |
        | overrun | an overrun with MG      | +4  |
        | oba     | an OBA HE Concentration | +4  |
        | cc      | Close Combat            | 0   |

    @B27.3 @A23.3xA23.6xA23.7xB27.3-201
    Scenario Outline: A23.3xA23.6xA23.7xB27.3-201 <attack> meets a <unit> <place> F6 with a TEM of <tem>
      Given F6 holds a foxhole 2S
      And a German <unit> <place> F6
      When <attack> hits F6
      Then the TEM is <tem>

      Examples:
        | row            | attack      | unit   | place                    | tem |
        | placed-beneath | a Placed DC | squad  | beneath the foxhole in   | +2  |
        | thrown-beneath | a Thrown DC | leader | beneath the foxhole in   | +2  |
        | set-beneath    | a Set DC    | crew   | beneath the foxhole in   | +2  |
        | placed-on-top  | a Placed DC | squad  | on top of the foxhole in | 0   |
        | thrown-on-top  | a Thrown DC | leader | on top of the foxhole in | 0   |
        | set-on-top     | a Set DC    | crew   | on top of the foxhole in | 0   |

    @B27.3 @A22.1xA22.6xB27.3-201
    Scenario Outline: A22.1xA22.6xB27.3-201a a MOL from <firer> meets a TEM of <tem> <place> F5
      Given it is the PFPh of the Russian turn
      And F5 holds <fort>
      And a German squad <place> F5
      And a Russian squad in <firer>
      When the Russian squad could attack the German squad with a MOL
      Then the attack is possible
      And the TEM is <tem>

      Examples:
        | row     | fort         | place                    | firer | tem |
        | foxhole | a foxhole 1S | beneath the foxhole in   | F6    | +2  |
        | trench  | a trench     | beneath the trench in    | E5    | +2  |
        | ditch   | an A-T Ditch | beneath the A-T Ditch in | G6    | +2  |
        | on-top  | a foxhole 1S | on top of the foxhole in | F6    | 0   |

    @B27.3 @A22.1xA22.6xB27.3-201
    Scenario Outline: A22.1xA22.6xB27.3-201b a FT from <firer> meets a TEM of 0
      Given it is the PFPh of the Russian turn
      And F5 holds <fort>
      And a German squad <place> F5
      And a Russian squad in <firer>
      And the Russian squad possesses a FT
      When the Russian squad could attack the German squad with its FT
      Then the attack is possible
      And the TEM is 0

      Examples:
        | row          | fort         | place                    | firer |
        | foxhole-near | a foxhole 1S | beneath the foxhole in   | F6    |
        | foxhole-far  | a foxhole 1S | beneath the foxhole in   | F7    |
        | trench-near  | a trench     | beneath the trench in    | E6    |
        | ditch-near   | an A-T Ditch | beneath the A-T Ditch in | G5    |

    @B27.3 @A11.1xA20.22xB27.3-201
    Scenario Outline: A11.1xA20.22xB27.3-201 <attack> of a squad <from> F5 on one <place> F5
      Given it is the CCPh of the Russian turn
      And F5 holds <fort>
      And a German squad <place> F5
      And a Russian squad <from> F5
      When the Russian squad attacks the German squad with <attack>
      Then the attack is possible
      And the TEM is 0

      Examples:
        | row             | attack            | fort         | place                    | from                       |
        | cc-foxhole      | Close Combat      | a foxhole 2S | beneath the foxhole in   | on top of the foxhole in   |
        | cc-trench-both  | Close Combat      | a trench     | beneath the trench in    | beneath the trench in      |
        | capture-foxhole | a Capture attempt | a foxhole 1S | beneath the foxhole in   | on top of the foxhole in   |
        | capture-ditch   | a Capture attempt | an A-T Ditch | beneath the A-T Ditch in | on top of the A-T Ditch in |
        | hand-foxhole    | Hand-to-Hand CC   | a foxhole 1S | beneath the foxhole in   | beneath the foxhole in     |
        | hand-trench     | Hand-to-Hand CC   | a trench     | beneath the trench in    | on top of the trench in    |

    @B27.13 @B27.3 @B27.13xB27.3-201
    Scenario Outline: B27.13xB27.3-201 in <ground> <attack> meets P with <beneath> and Q with <ontop>
      Given F5 is <ground>
      And F5 holds <fort>
      And a German squad P beneath the <cover> in F5
      And a German squad Q on top of the <cover> in F5
      When <attack> hits F5
      Then the TEM of P is <beneath>
      And the TEM of Q is <ontop>

      Examples: in the open
        | row           | ground      | fort         | cover     | attack                  | beneath | ontop |
        | open-he       | Open Ground | a foxhole 1S | foxhole   | Direct Fire HE          | +2      | 0     |
        | open-mortar   | Open Ground | a foxhole 1S | foxhole   | an on-board mortar      | +2      | 0     |
        | open-oba      | Open Ground | a trench     | trench    | an OBA HE Concentration | +4      | 0     |
        | open-overrun  | Open Ground | an A-T Ditch | A-T Ditch | an overrun with MG      | +4      | 0     |
        | open-set-dc   | Open Ground | a trench     | trench    | a Set DC                | +2      | 0     |
        | open-residual | Open Ground | a foxhole 1S | foxhole   | Residual FP             | +2      | 0     |

      Examples: in woods
        | row             | ground | fort         | cover     | attack                  | beneath | ontop |
        | woods-mg        | woods  | a foxhole 1S | foxhole   | MG fire                 | +2      | +1    |
        | woods-placed-dc | woods  | a foxhole 1S | foxhole   | a Placed DC             | +2      | +1    |
        | woods-mortar    | woods  | a trench     | trench    | an on-board mortar      | +1      | -1    |
        | woods-oba       | woods  | a foxhole 1S | foxhole   | an OBA HE Concentration | +3      | -1    |
        | woods-harassing | woods  | an A-T Ditch | A-T Ditch | OBA Harassing Fire      | +3      | -1    |
        | woods-overrun   | woods  | a trench     | trench    | an overrun with MG      | +4      | +1    |

    @B27.3 @B27.53 @B27.3xB27.53-201
    Scenario Outline: B27.3xB27.53-201 <attack> from beneath B3 meets a TEM of <tem> beneath B2
      Given it is the <phase> of the Russian turn
      And B2 and B3 each hold a trench
      And a German squad beneath the trench in B2
      And a Russian squad beneath the trench in B3
      And the Russian squad possesses <gear>
      When the Russian squad could attack the German squad with <weapon>
      Then the attack is possible
      And the TEM is <tem>

      Examples:
        | row        | attack          | phase | gear  | weapon          | tem |
        | small-arms | small-arms fire | PFPh  | a LMG | its inherent FP | +2  |
        | lmg        | MG fire         | PFPh  | a LMG | its LMG         | +2  |
        | mol        | a MOL           | PFPh  | a LMG | a MOL           | +2  |
        | ft         | a FT            | PFPh  | a FT  | its FT          | 0   |
        | dc         | a DC            | MPh   | a DC  | its DC          | +2  |

  Rule: An entrenchment and a wall are two shelters, never one

    @B9.3 @B9.31 @B27.3 @B9.3xB9.31xB27.3-201
    Scenario Outline: B9.3xB9.31xB27.3-201 <attack> over a <barrier> meets a TEM of <tem> beneath a <cover>
      Given hexside F5-F6 is a <barrier>
      And F5 holds <fort>
      And a German squad beneath the <cover> in F5
      When <attack> across hexside F5-F6 hits the German squad
      Then the TEM is <tem>

      Examples:
        | row                   | barrier | fort         | cover     | attack                  | tem |
        | wall-small-arms       | wall    | a foxhole 1S | foxhole   | small-arms fire         | +2  |
        | wall-mg-trench        | wall    | a trench     | trench    | MG fire                 | +2  |
        | wall-he               | wall    | a foxhole 1S | foxhole   | Direct Fire HE          | +2  |
        | wall-mortar           | wall    | a foxhole 1S | foxhole   | an on-board mortar      | +2  |
        | wall-oba              | wall    | a foxhole 1S | foxhole   | an OBA HE Concentration | +4  |
        | wall-harassing-trench | wall    | a trench     | trench    | OBA Harassing Fire      | +4  |
        | wall-thrown-dc        | wall    | a foxhole 1S | foxhole   | a Thrown DC             | +2  |
        | wall-placed-dc        | wall    | a foxhole 1S | foxhole   | a Placed DC             | +2  |
        | wall-ft-ditch         | wall    | an A-T Ditch | A-T Ditch | a flamethrower          | 0   |
        | hedge-small-arms      | hedge   | a foxhole 1S | foxhole   | small-arms fire         | +2  |
        | hedge-mortar-trench   | hedge   | a trench     | trench    | an on-board mortar      | +2  |
        | hedge-oba             | hedge   | a foxhole 1S | foxhole   | an OBA HE Concentration | +4  |
        | hedge-thrown-dc       | hedge   | a foxhole 1S | foxhole   | a Thrown DC             | +2  |
        | hedge-ft              | hedge   | a foxhole 1S | foxhole   | a flamethrower          | 0   |

    @B9.3 @B9.32 @B27.3 @B9.3xB9.32xB27.3-201
    Scenario Outline: B9.3xB9.32xB27.3-201a <attack> over a <barrier> meets a TEM of <tem>
      Given hexside F5-F6 is a <barrier>
      And F5 holds a foxhole 1S
      And a German squad on top of the foxhole in F5
      And the German squad has wall advantage
      When <attack> across hexside F5-F6 hits the German squad
      Then the TEM is <tem>

      Examples: fire, and what is thrown
        | row              | barrier | attack          | tem |
        | wall-small-arms  | wall    | small-arms fire | +2  |
        | wall-mg          | wall    | MG fire         | +2  |
        | wall-he          | wall    | Direct Fire HE  | +2  |
        | wall-thrown-dc   | wall    | a Thrown DC     | +2  |
        | hedge-small-arms | hedge   | small-arms fire | +1  |
        | hedge-he         | hedge   | Direct Fire HE  | +1  |
        | hedge-thrown-dc  | hedge   | a Thrown DC     | +1  |
        | bocage-mg        | bocage  | MG fire         | +2  |
        | bocage-thrown-dc | bocage  | a Thrown DC     | +2  |

      Examples: Indirect Fire
        | row             | barrier | attack                  | tem |
        | wall-mortar     | wall    | an on-board mortar      | +1  |
        | wall-oba        | wall    | an OBA HE Concentration | +1  |
        | wall-harassing  | wall    | OBA Harassing Fire      | +1  |
        | hedge-mortar    | hedge   | an on-board mortar      | 0   |
        | hedge-harassing | hedge   | OBA Harassing Fire      | 0   |
        | bocage-mortar   | bocage  | an on-board mortar      | +1  |
        | bocage-oba      | bocage  | an OBA HE Concentration | +1  |

      Examples: what no hexside keeps out
        | row              | barrier | attack         | tem |
        | wall-placed-dc   | wall    | a Placed DC    | 0   |
        | hedge-placed-dc  | hedge   | a Placed DC    | 0   |
        | bocage-placed-dc | bocage  | a Placed DC    | 0   |
        | wall-ft          | wall    | a flamethrower | 0   |

    @B9.3 @B9.32 @B27.3 @B9.3xB9.32xB27.3-201
    Scenario Outline: B9.3xB9.32xB27.3-201b <attack> in its own hex meets a TEM of 0
      Given hexside F5-F6 is a <barrier>
      And F5 holds a foxhole 1S
      And a German squad on top of the foxhole in F5
      And the German squad has wall advantage
      When <attack> hits F5
      Then the TEM is 0

      Examples:
        | row            | barrier | attack                    |
        | wall-set-dc    | wall    | a Set DC                  |
        | bocage-set-dc  | bocage  | a Set DC                  |
        | wall-cc        | wall    | Close Combat              |
        | wall-overrun   | wall    | an overrun with MG        |
        | hedge-overrun  | hedge   | an overrun with MA and MG |
        | wall-residual  | wall    | Residual FP               |
        | hedge-residual | hedge   | Residual FP               |

    @B9.31 @A8.2xB9.31-201
    Scenario Outline: A8.2xB9.31-201 in <ground> <wa>: a TEM of <tem>
      Given F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And a German squad in F5
      And the German squad <wa>
      When Residual FP hits F5
      Then the TEM is <tem>

      Examples: it keeps the hex, or the hexside
        | row              | ground         | barrier | wa                   | tem |
        | woods-without    | woods          | wall    | has moved this phase | +1  |
        | woods-with       | woods          | wall    | has wall advantage   | 0   |
        | building-without | stone building | hedge   | has moved this phase | +3  |
        | building-with    | stone building | hedge   | has wall advantage   | 0   |

    @B9.3 @A22.6xB9.3-201
    Scenario Outline: A22.6xB9.3-201a over a <barrier> the TEM is <tem>
      Given it is the PFPh of the Russian turn
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad in F6
      When the Russian squad could attack the German squad with a MOL
      Then the attack is possible
      And the TEM is <tem>

      Examples:
        | row        | ground      | barrier | tem |
        | wall       | Open Ground | wall    | +2  |
        | hedge      | Open Ground | hedge   | +1  |
        | bocage     | Open Ground | bocage  | +2  |
        | woods-wall | woods       | wall    | +2  |

    @B9.3 @A22.6xB9.3-201
    Scenario Outline: A22.6xB9.3-201b from who has wall advantage over the <barrier> it meets <tem>
      Given it is the PFPh of the Russian turn
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And a German squad in F5
      And a Russian squad in F6
      And the Russian squad has wall advantage
      When the Russian squad could attack the German squad with a MOL
      Then the attack is possible
      And the TEM is <tem>

      Examples:
        | row        | ground      | barrier | tem |
        | wall       | Open Ground | wall    | 0   |
        | bocage     | Open Ground | bocage  | 0   |
        | woods-wall | woods       | wall    | +1  |

  Rule: 9.36: what makes a vehicle Hull Down, and what gives it TEM

    @B9.36 @B9.36xC13.1-201
    Scenario Outline: B9.36xC13.1-201 over a <barrier> <weapon> meets a tank that is HD
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a <barrier>
      And a German tank in F5
      And the German tank has wall advantage
      And a Russian squad in F7
      And the Russian squad possesses <gear>
      When the Russian squad could attack the German tank with <weapon>
      Then the attack is possible
      And the German tank is HD to it
      And the TEM is 0

      Examples:
        | row        | barrier | gear   | weapon         |
        | wall-baz   | wall    | a BAZ  | its BAZ        |
        | wall-piat  | wall    | a PIAT | its PIAT       |
        | wall-psk   | wall    | a PSK  | its PSK        |
        | wall-atr   | wall    | an ATR | its ATR        |
        | wall-rcl   | wall    | a RCL  | its RCL        |
        | wall-pf    | wall    | a LMG  | an inherent PF |
        | bocage-baz | bocage  | a BAZ  | its BAZ        |
        | bocage-pf  | bocage  | a LMG  | an inherent PF |

    @B9.36 @B9.36xC13.1-202
    Scenario Outline: B9.36xC13.1-202 over a <barrier> <weapon> meets a <vehicle> that is not HD: a TEM of <tem>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a <barrier>
      And a German <vehicle> in F5
      And the German <vehicle> has wall advantage
      And a Russian squad in <firer>
      And the Russian squad possesses <gear>
      When the Russian squad could attack the German <vehicle> with <weapon>
      Then the attack is possible
      And the German <vehicle> is not HD to it
      And the TEM is <tem>

      Examples: a hedge, and a wall that the fire does not cross
        | row        | barrier | firer | vehicle     | gear   | weapon         | tem |
        | hedge-baz  | hedge   | F7    | tank        | a BAZ  | its BAZ        | +1  |
        | hedge-atr  | hedge   | F7    | halftrack   | an ATR | its ATR        | +1  |
        | hedge-pf   | hedge   | F7    | tank        | a LMG  | an inherent PF | +1  |
        | beside-baz | wall    | F3    | tank        | a BAZ  | its BAZ        | 0   |
        | beside-pf  | wall    | F3    | armored car | a LMG  | an inherent PF | 0   |

    @B9.34 @B9.36 @B9.34xB9.36-201
    Scenario Outline: B9.34xB9.36-201 <attack> meets a <vehicle> behind a <barrier> with a TEM of <tem>
      Given hexside F5-F6 is a <barrier>
      And a German <vehicle> in F5
      And the German <vehicle> has wall advantage
      When <attack> across hexside <edge> hits the German <vehicle>
      Then the German <vehicle> is not HD to it
      And the TEM is <tem>

      Examples:
        | row                | barrier | vehicle   | attack                  | edge  | tem |
        | wall-mortar        | wall    | tank      | an on-board mortar      | F5-F6 | +1  |
        | wall-mortar-behind | wall    | truck     | an on-board mortar      | F4-F5 | +1  |
        | wall-oba           | wall    | halftrack | an OBA HE Concentration | F5-F6 | +1  |
        | wall-harassing     | wall    | tank      | OBA Harassing Fire      | F5-G5 | +1  |
        | bocage-mortar      | bocage  | tank      | an on-board mortar      | F5-F6 | +1  |
        | hedge-mortar       | hedge   | tank      | an on-board mortar      | F5-F6 | 0   |
        | hedge-oba          | hedge   | truck     | an OBA HE Concentration | F4-F5 | 0   |

    @B9.36 @A7.3xA11.6xB9.36-201
    Scenario Outline: A7.3xA11.6xB9.36-201a <attack> over a <barrier> meets a <vehicle> with a TEM of <tem>
      Given hexside F5-F6 is a <barrier>
      And a German <vehicle> in F5
      And the German <vehicle> has wall advantage
      When <attack> across hexside F5-F6 hits the German <vehicle>
      Then the German <vehicle> is not HD to it
      And the TEM is <tem>

      Examples:
        | row              | barrier | vehicle   | attack          | tem |
        | wall-small-arms  | wall    | truck     | small-arms fire | +2  |
        | wall-mg          | wall    | halftrack | MG fire         | +2  |
        | bocage-mg        | bocage  | tank      | MG fire         | +2  |
        | hedge-small-arms | hedge   | truck     | small-arms fire | +1  |

    @B9.36 @A7.3xA11.6xB9.36-201
    Scenario Outline: A7.3xA11.6xB9.36-201b Close Combat meets a <vehicle> with none
      Given it is the CCPh of the Russian turn
      And hexside F5-F6 is a <barrier>
      And a German <vehicle> in F5
      And the German <vehicle> has wall advantage
      And a Russian squad in F5
      When the Russian squad attacks the German <vehicle> with Close Combat
      Then the German <vehicle> is not HD to it
      And the TEM is 0

      Examples:
        | row    | barrier | vehicle   |
        | wall   | wall    | tank      |
        | bocage | bocage  | halftrack |

    @B9.3 @B9.36 @B9.3xB9.36-201
    Scenario Outline: B9.3xB9.36-201 <attack> across <edge> meets a tank behind a <barrier> with a TEM of <tem>
      Given hexside F5-F6 is a <barrier>
      And a German tank in F5
      And the German tank has wall advantage
      When <attack> across hexside <edge> hits the German tank
      Then the German tank is not HD to it
      And the TEM is <tem>

      Examples:
        | row              | barrier | attack      | edge  | tem |
        | wall-placed      | wall    | a Placed DC | F5-F6 | 0   |
        | wall-thrown      | wall    | a Thrown DC | F5-F6 | +2  |
        | wall-thrown-past | wall    | a Thrown DC | F5-G6 | 0   |
        | hedge-thrown     | hedge   | a Thrown DC | F5-F6 | +1  |
        | hedge-placed     | hedge   | a Placed DC | F5-F6 | 0   |
        | bocage-thrown    | bocage  | a Thrown DC | F5-F6 | +2  |

    @B9.36 @B27.52 @B9.36xB27.52-201
    Scenario Outline: B9.36xB27.52-201 <weapon> from <firer>: a <vehicle> <place> F5 <is> HD
      Given it is the PFPh of the Russian turn
      And F5 holds a trench
      And a German <vehicle> <place> F5
      And a Russian squad in <firer>
      And the Russian squad possesses <gear>
      When the Russian squad could attack the German <vehicle> with <weapon>
      Then the attack is possible
      And the German <vehicle> <is> HD to it

      Examples:
        | row         | vehicle     | place                   | firer | gear   | weapon         | is     |
        | beneath-baz | tank        | beneath the trench in   | F7    | a BAZ  | its BAZ        | is     |
        | beneath-atr | halftrack   | beneath the trench in   | D4    | an ATR | its ATR        | is     |
        | beneath-pf  | tank        | beneath the trench in   | H5    | a LMG  | an inherent PF | is     |
        | beneath-psk | armored car | beneath the trench in   | F4    | a PSK  | its PSK        | is     |
        | on-top-baz  | tank        | on top of the trench in | F7    | a BAZ  | its BAZ        | is not |
        | on-top-pf   | tank        | on top of the trench in | H5    | a LMG  | an inherent PF | is not |

  Rule: 9.3: who is aboard has nothing of a wall

    @B9.3 @B9.34 @B9.3xB9.34-201
    Scenario Outline: B9.3xB9.34-201 <attack> meets <who> behind a <barrier>
      Given hexside F5-F6 is a <barrier>
      And a German <vehicle> in F5
      And the German <vehicle> has wall advantage
      And a German <unit> in F5
      And the German <unit> <rides> the German <vehicle>
      When <attack> across hexside F5-F6 hits the German <unit>
      Then the TEM is 0
      And the attack is possible

      Examples:
        | row                | who        | vehicle   | unit       | rides     | barrier | attack                  |
        | truck-mg           | Passengers | truck     | squad      | is aboard | wall    | MG fire                 |
        | truck-he           | Passengers | truck     | squad      | is aboard | wall    | Direct Fire HE          |
        | truck-mortar       | Passengers | truck     | squad      | is aboard | wall    | an on-board mortar      |
        | truck-oba          | Passengers | truck     | squad      | is aboard | bocage  | an OBA HE Concentration |
        | tank-mortar        | Riders     | tank      | half-squad | rides on  | wall    | an on-board mortar      |
        | tank-thrown-dc     | Riders     | tank      | half-squad | rides on  | wall    | a Thrown DC             |
        | halftrack-strafing | Passengers | halftrack | squad      | is aboard | hedge   | strafing                |

  Rule: 16.31: HE is halved in marsh and what is no HE is not

    @B16.31 @A8.15xA8.2xB16.31-201
    Scenario Outline: A8.15xA8.2xB16.31-201a <attack> of <base> FP has <fp> FP in <ground>
      Given E4 is <ground>
      And a German squad in E4
      When <attack> of <base> FP hits E4
      Then the FP is <fp>

      Examples:
        | row            | ground | attack         | base | fp |
        | marsh-strafing | marsh  | strafing       | 12   | 12 |
        | marsh-residual | marsh  | Residual FP    | 4    | 4  |
        | marsh-he       | marsh  | Direct Fire HE | 12   | 6  |
        | marsh-bomb     | marsh  | an aerial bomb | 24   | 12 |
        | brush-he       | brush  | Direct Fire HE | 12   | 12 |
        | brush-bomb     | brush  | an aerial bomb | 24   | 24 |

    @B16.31 @A8.15xA8.2xB16.31-201
    Scenario Outline: A8.15xA8.2xB16.31-201b a Snap Shot at who enters <ground> has 4 FP
      Given it is the MPh of the German turn
      And F5 is <ground>
      And a German squad in F6
      And a Russian 4-4-7 squad in G6
      When the German squad moves into F5
      And the Russian squad takes a Snap Shot at the German squad across hexside F5-F6
      Then the attack is possible
      And the FP is 4

      Examples: twice for PBF, half for the Snap Shot
        | row   | ground |
        | marsh | marsh  |
        | brush | brush  |

    @B16.31 @B16.7 @B16.31xB16.7-201
    Scenario Outline: B16.31xB16.7-201 <attack> of <base> FP has <fp> FP in <ground>
      Given E4 is <ground>
      And a German squad in E4
      When <attack> of <base> FP hits E4
      Then the FP is <fp>

      Examples:
        | row            | ground  | attack                  | base | fp |
        | mudflat-he     | mudflat | Direct Fire HE          | 20   | 10 |
        | mudflat-oba    | mudflat | an OBA HE Concentration | 24   | 12 |
        | mudflat-bomb   | mudflat | an aerial bomb          | 30   | 15 |
        | mudflat-mortar | mudflat | an on-board mortar      | 24   | 6  |
        | mudflat-mg     | mudflat | MG fire                 | 8    | 8  |
        | mudflat-ft     | mudflat | a flamethrower          | 24   | 24 |
        | grain-oba      | grain   | an OBA HE Concentration | 24   | 24 |
        | grain-mortar   | grain   | an on-board mortar      | 24   | 12 |

    @B16.31 @B16.8 @B16.31xB16.8-201
    Scenario Outline: B16.31xB16.8-201 in <weather> <attack> of 24 FP has <fp> FP
      Given E4 is marsh
      And the weather is <weather>
      And a German squad in E4
      When <attack> of 24 FP hits E4
      Then the FP is <fp>

      Examples:
        | row             | weather       | attack                  | fp |
        | ground-snow-oba | Ground Snow   | an OBA HE Concentration | 24 |
        | deep-snow-bomb  | Deep Snow     | an aerial bomb          | 24 |
        | frost-mortar    | sub-zero cold | an on-board mortar      | 12 |
        | mud-oba         | Mud           | an OBA HE Concentration | 12 |
        | rain-bomb       | Rain          | an aerial bomb          | 12 |
        | clear-mortar    | Clear         | an on-board mortar      | 6  |

    @B16.31 @B6.2xB16.31-201
    Scenario Outline: B6.2xB16.31-201a <attack> of <base> FP: P has <p> and Q has <q>
      Given E4 is bridged marsh
      And a German squad <first> E4
      And a German squad <second> E4
      When <attack> of <base> FP hits E4
      Then the FP against P is <p>
      And the FP against Q is <q>

      Examples:
        | row              | first              | second             | attack                  | base | p  | q  |
        | oba-bridge-first | P on the bridge in | Q in               | an OBA HE Concentration | 20   | 20 | 10 |
        | oba-marsh-first  | P in               | Q on the bridge in | an OBA HE Concentration | 20   | 10 | 20 |
        | oba-named-last   | Q on the bridge in | P in               | an OBA HE Concentration | 24   | 12 | 24 |

    @B16.31 @B6.2xB16.31-201
    Scenario Outline: B6.2xB16.31-201b <attack> of <base> FP at the bridge has <fp> FP, whoever is below
      Given E4 is bridged marsh
      And a German squad <first> E4
      And a German squad <second> E4
      When <attack> of <base> FP hits the bridge in E4
      Then the FP is <fp>
      And the IFT column is <column>

      Examples:
        | row                | first              | second             | attack             | base | fp | column |
        | he-bridge-first    | P on the bridge in | Q in               | Direct Fire HE     | 20   | 20 | 20     |
        | he-marsh-first     | P in               | Q on the bridge in | Direct Fire HE     | 20   | 20 | 20     |
        | mortar-marsh-first | P in               | Q on the bridge in | an on-board mortar | 24   | 12 | 12     |
        | bomb-two-below     | P in               | Q in               | an aerial bomb     | 30   | 30 | 30     |

    @B16.31 @B6.2xB16.31-201
    Scenario Outline: B6.2xB16.31-201c a Gun fires HE at <target>: <fp> FP
      Given it is the PFPh of the Russian turn
      And E4 is bridged marsh
      And a German squad <first> E4
      And a German squad <second> E4
      And a Russian crew in E8
      And the Russian crew possesses a Russian INF Gun
      When the INF Gun attacks <target> with Direct Fire HE of 16 FP
      Then the attack is possible
      And the FP is <fp>
      And the IFT column is <fp>

      Examples:
        | row                | first              | second             | target | fp |
        | bridge-named-first | P on the bridge in | Q in               | P      | 16 |
        | bridge-named-last  | P in               | Q on the bridge in | Q      | 16 |
        | marsh-named-last   | P on the bridge in | Q in               | Q      | 8  |
        | marsh-named-first  | P in               | Q on the bridge in | P      | 8  |

    @B16.31 @B6.2xB16.31-201
    Scenario Outline: B6.2xB16.31-201d Direct Fire HE of <base> FP at the marsh has <fp> FP, whoever is on the bridge
      Given E4 is bridged marsh
      And a German squad <first> E4
      And a German squad <second> E4
      When Direct Fire HE of <base> FP hits E4
      Then the FP is <fp>
      And the IFT column is <column>

      Examples:
        | row               | first              | second             | base | fp | column |
        | bridge-first      | P on the bridge in | Q in               | 20   | 10 | 8      |
        | marsh-first       | P in               | Q on the bridge in | 20   | 10 | 8      |
        | bridge-named-last | Q on the bridge in | P in               | 16   | 8  | 8      |

    @B16.31 @A6.11xB16.31-4106
    Scenario Outline: A6.11xB16.31-4106 with <ground> in E6 a crew that is <status> fires at the bridge over the marsh, and nobody on it: <possible>
      Given it is the PFPh of the Russian turn
      And E4 is bridged marsh
      And E6 is <ground>
      And a Russian crew R in E8
      And R possesses a Russian INF Gun
      And R is <status>
      When the INF Gun attacks the bridge in E4 with Direct Fire HE of 16 FP
      Then the attack is <possible>

      Examples: a bridge is aimed at as its hex is
        | row    | ground      | status | possible     |
        | open   | Open Ground | CX     | possible     |
        | woods  | woods       | CX     | not possible |
        | broken | Open Ground | broken | not possible |

    @B9.31 @B16.32 @A8.2xB9.31xB16.32-201
    Scenario Outline: A8.2xB9.31xB16.32-201 two 6-4-8 fire out of <ground> over a <barrier>: column <column>, <fp> Residual FP
      Given it is the MPh of the German turn
      And F7 is <ground>
      And hexside F5-F6 is a <barrier>
      And a German squad in F5
      And the German squad has spent 1 MF
      And a Russian 6-4-8 squad R in F7
      And a Russian 6-4-8 squad S in F7
      When R and S together attack the German squad with small-arms fire
      Then the attack is possible
      And the IFT column is <column>
      And the Residual FP is <fp>

      Examples: a cliff gives no TEM
        | row         | ground      | barrier | column | fp |
        | open-wall   | Open Ground | wall    | 12     | 2  |
        | open-hedge  | Open Ground | hedge   | 12     | 4  |
        | open-cliff  | Open Ground | cliff   | 12     | 6  |
        | marsh-wall  | marsh       | wall    | 6      | 0  |
        | marsh-hedge | marsh       | hedge   | 6      | 1  |
        | marsh-cliff | marsh       | cliff   | 6      | 2  |

    @B16.2 @A8.26xB16.2-201
    Scenario Outline: A8.26xB16.2-201 through <ground> in F6 <fp> Residual FP are left
      Given it is the MPh of the German turn
      And F6 is <ground>
      And a German squad in F5
      And the German squad has spent 1 MF
      And a Russian 6-4-8 squad R in F7
      And a Russian 6-4-8 squad S in F7
      When R and S together attack the German squad with small-arms fire
      Then the IFT column is 12
      And the Residual FP is <fp>

      Examples:
        | row     | ground      | fp |
        | marsh   | marsh       | 4  |
        | mudflat | mudflat     | 4  |
        | open    | Open Ground | 6  |

  Rule: 26.31: what Infantry on Wire adds to each attack, and what is none of its business

    @B26.31 @A22.1xA22.6xB26.31-201
    Scenario Outline: A22.1xA22.6xB26.31-201 <weapon> from <place> B3: <drm>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad <place> B3
      And the German squad possesses <gear>
      And a Russian squad in C3
      When the German squad could attack the Russian squad with <weapon>
      Then the attack is possible
      And the Wire DRM is <drm>

      Examples:
        | row         | place                 | gear  | weapon  | drm |
        | on-lmg      | on top of the Wire in | a LMG | its LMG | +1  |
        | on-mmg      | on top of the Wire in | a MMG | its MMG | +1  |
        | on-ft       | on top of the Wire in | a FT  | its FT  | +1  |
        | on-mol      | on top of the Wire in | a LMG | a MOL   | +1  |
        | beneath-lmg | beneath the Wire in   | a LMG | its LMG | 0   |
        | beneath-ft  | beneath the Wire in   | a FT  | its FT  | 0   |
        | beneath-mol | beneath the Wire in   | a LMG | a MOL   | 0   |

    @B26.31 @B26.31xC9.1xC13.1-201
    Scenario Outline: B26.31xC9.1xC13.1-201 <weapon> from <place> B3: <tohit> To Hit
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad <place> B3
      And the German squad possesses <gear>
      And <target> in B5
      When the German squad could attack <mark> with <weapon>
      Then the attack is possible
      And the To Hit DRM of the Wire is <tohit>
      And the Wire DRM is 0

      Examples: on top
        | row     | place                 | gear          | weapon          | target                | mark                    | tohit |
        | on-psk  | on top of the Wire in | a PSK         | its PSK         | a Russian tank        | the Russian tank        | +1    |
        | on-rcl  | on top of the Wire in | a RCL         | its RCL         | a Russian tank        | the Russian tank        | +1    |
        | on-atr  | on top of the Wire in | an ATR        | its ATR         | a Russian armored car | the Russian armored car | +1    |
        | on-50mm | on top of the Wire in | a 50mm mortar | its 50mm mortar | a Russian squad       | the Russian squad       | +1    |

      Examples: beneath
        | row         | place               | gear  | weapon         | target         | mark             | tohit |
        | beneath-psk | beneath the Wire in | a PSK | its PSK        | a Russian tank | the Russian tank | 0     |
        | beneath-rcl | beneath the Wire in | a RCL | its RCL        | a Russian tank | the Russian tank | 0     |
        | beneath-pf  | beneath the Wire in | a LMG | an inherent PF | a Russian tank | the Russian tank | 0     |

    @B26.31 @B26.31xC2.1-201
    Scenario Outline: B26.31xC2.1-201 <gun> fires <attack> at <mark>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German crew <place> B3
      And the German crew possesses <gear>
      And <target> in B8
      When <gun> attacks <mark> with <attack>
      Then the attack is possible
      And the To Hit DRM of the Wire is <tohit>
      And the Wire DRM is 0

      Examples:
        | row        | place                 | gear        | gun          | attack             | target          | mark              | tohit |
        | at-ap      | on top of the Wire in | an AT Gun   | the AT Gun   | a Gun              | a Russian tank  | the Russian tank  | +1    |
        | inf-he     | on top of the Wire in | an INF Gun  | the INF Gun  | Direct Fire HE     | a Russian squad | the Russian squad | +1    |
        | inf-heat   | on top of the Wire in | an INF Gun  | the INF Gun  | HEAT               | a Russian tank  | the Russian tank  | +1    |
        | mortar     | on top of the Wire in | an 81mm MTR | the 81mm MTR | an on-board mortar | a Russian squad | the Russian squad | +1    |
        | beneath-he | beneath the Wire in   | an INF Gun  | the INF Gun  | Direct Fire HE     | a Russian squad | the Russian squad | 0     |

    @B26.31 @A8.15xB26.31-201
    Scenario Outline: A8.15xB26.31-201 from <place> B3: <drm>
      Given it is the MPh of the Russian turn
      And B3 holds Wire
      And a German squad <place> B3
      And a Russian squad in C4
      When the Russian squad moves into C3
      And the German squad takes a Snap Shot at the Russian squad across hexside C3-C4
      Then the attack is possible
      And the Wire DRM is <drm>

      Examples:
        | row     | place                 | drm |
        | on      | on top of the Wire in | +1  |
        | beneath | beneath the Wire in   | 0   |

    @B26.31 @A1.1xB26.31-201
    Scenario Outline: A1.1xB26.31-201 a <unit> on top of Wire
      Given it is the PFPh of the German turn
      And E4 holds Wire
      And <force> on top of the Wire in E4
      And the German <unit> possesses a LMG
      And a Russian squad in E6
      When the LMG attacks the Russian squad with MG fire
      Then the attack is possible
      And the Wire DRM is +1

      Examples:
        | row        | unit       | force               |
        | half-squad | half-squad | a German half-squad |
        | crew       | crew       | a German crew       |
        | leader     | leader     | a German leader     |
        | hero       | hero       | a German hero       |

    @B26.31 @B27.1 @B26.31xB27.1-201
    Scenario Outline: B26.31xB27.1-201 fire of a squad <place> E4: <drm>
      Given it is the PFPh of the German turn
      And E4 holds <fort>
      And E4 holds Wire
      And a German squad <place> E4
      And a Russian squad in E6
      When the German squad attacks the Russian squad with small-arms fire
      Then the attack is possible
      And the Wire DRM is <drm>

      Examples:
        | row             | fort         | place                    | drm |
        | foxhole-beneath | a foxhole 1S | beneath the foxhole in   | 0   |
        | trench-beneath  | a trench     | beneath the trench in    | 0   |
        | ditch-beneath   | an A-T Ditch | beneath the A-T Ditch in | 0   |
        | foxhole-wire    | a foxhole 1S | beneath the Wire in      | 0   |
        | foxhole-on-top  | a foxhole 1S | on top of the Wire in    | +1  |
        | trench-on-top   | a trench     | on top of the Wire in    | +1  |

    @B26.31 @B27.13 @B26.31xB27.13-201
    Scenario Outline: B26.31xB27.13-201 <attack> by a squad <att> E4 on one <def> E4: <drm>
      Given it is the CCPh of the German turn
      And E4 holds <fort>
      And E4 holds Wire
      And a German squad <att> E4
      And a Russian squad <def> E4
      When the German squad attacks the Russian squad with <attack>
      Then the attack is possible
      And the Wire DRM is <drm>

      Examples:
        | row          | fort         | att                    | def                      | attack            | drm |
        | on-foxhole   | a foxhole 1S | on top of the Wire in  | beneath the foxhole in   | Close Combat      | +1  |
        | foxhole-on   | a foxhole 1S | beneath the foxhole in | on top of the Wire in    | Close Combat      | -1  |
        | trench-on    | a trench     | beneath the trench in  | on top of the Wire in    | Hand-to-Hand CC   | -1  |
        | on-ditch     | an A-T Ditch | on top of the Wire in  | beneath the A-T Ditch in | a Capture attempt | +1  |
        | foxhole-wire | a foxhole 1S | beneath the foxhole in | beneath the Wire in      | Close Combat      | 0   |
        | both-beneath | a foxhole 1S | beneath the foxhole in | beneath the foxhole in   | Close Combat      | 0   |

    @B26.31 @A11.1xA20.22xB26.31-201
    Scenario Outline: A11.1xA20.22xB26.31-201 <attack> of a squad <att> E4 on one on top of the Wire: <drm>
      Given it is the CCPh of the German turn
      And E4 holds Wire
      And a German squad <att> E4
      And a Russian <unit> on top of the Wire in E4
      When the German squad attacks the Russian <unit> with <attack>
      Then the attack is possible
      And the Wire DRM is <drm>

      Examples:
        | row             | attack            | att                   | unit       | drm |
        | cc-crew         | Close Combat      | beneath the Wire in   | crew       | -1  |
        | capture         | a Capture attempt | beneath the Wire in   | squad      | -1  |
        | hand-to-hand    | Hand-to-Hand CC   | beneath the Wire in   | leader     | -1  |
        | capture-both-on | a Capture attempt | on top of the Wire in | squad      | 0   |
        | hand-both-on    | Hand-to-Hand CC   | on top of the Wire in | half-squad | 0   |

    @B26.31 @A23.6xA23.7xB26.31-201
    Scenario Outline: A23.6xA23.7xB26.31-201 <attack>
      Given E4 holds Wire
      And a German squad on top of the Wire in E4
      When <attack> hits E4
      Then the Wire DRM is 0
      And the TEM is 0
      And the attack is possible

      Examples:
        | row       | attack             |
        | thrown-dc | a Thrown DC        |
        | set-dc    | a Set DC           |
        | harassing | OBA Harassing Fire |
        | mortar    | an on-board mortar |
        | he        | Direct Fire HE     |
        | bomb      | an aerial bomb     |
        | strafing  | strafing           |
        | ft        | a flamethrower     |
        | overrun   | an overrun with MG |
        | residual  | Residual FP        |

    @B26.1 @B26.31 @B26.1xB26.31-201
    Scenario Outline: B26.1xB26.31-201a in Crest status, fronting <edge>, it has none
      Given it is the PFPh of the German turn
      And E4 is gully
      And E4 holds Wire
      And a German squad in Crest status in E4
      And the German squad fronts hexside <edge> in its Crest status
      And a Russian squad in <mark>
      When the German squad attacks the Russian squad with small-arms fire
      Then the attack is possible
      And the Wire DRM is 0

      Examples:
        | row   | edge  | mark |
        | front | E4-E5 | E6   |
        | flank | E4-F4 | F4   |

    @B26.1 @B26.31 @B26.1xB26.31-201
    Scenario Outline: B26.1xB26.31-201b IN the gully <place> E4 it has <drm>
      Given it is the PFPh of the German turn
      And E4 and E5 are gully
      And E4 holds Wire
      And a German squad <place> E4
      And a Russian squad IN E5
      When the German squad attacks the Russian squad with small-arms fire
      Then the attack is possible
      And the Wire DRM is <drm>

      Examples:
        | row     | place                 | drm |
        | on      | on top of the Wire in | +1  |
        | beneath | beneath the Wire in   | 0   |

    @B26.31 @B26.32 @B26.31xB26.32-201
    Scenario Outline: B26.31xB26.32-201 Wire <where>: a squad <place> E4 has <drm>
      Given it is the PFPh of the German turn
      And E4 is bridged marsh
      And E4 holds <fort>
      And a German squad <place> E4
      And a Russian squad in E6
      When the German squad attacks the Russian squad with small-arms fire
      Then the attack is possible
      And the Wire DRM is <drm>

      Examples:
        | row            | where         | fort               | place                               | drm |
        | bridge-on      | on the bridge | Wire on its bridge | on top of the Wire on the bridge in | +1  |
        | bridge-beneath | on the bridge | Wire on its bridge | beneath the Wire on the bridge in   | 0   |
        | marsh-below    | on the bridge | Wire on its bridge | in                                  | 0   |

    @B27.3 @B27.6 @B27.3xB27.6-1700 @reading:B27.6-sangar-tem
    Scenario Outline: B27.3xB27.6-1700 beneath a sangar <attack> meets TEM <tem>
      Given B2 holds a sangar
      And a German squad beneath the sangar in B2
      When <attack> hits B2
      Then the TEM is <tem>

      Examples: twice as much against what falls on it
        | row           | attack                  | tem |
        | concentration | an OBA HE Concentration | +2  |
        | harassing     | OBA Harassing Fire      | +2  |
        | small-arms    | small-arms fire         | +1  |

  Rule: On the roof neither the building nor the wall below shelters

    @B9.31 @B9.31xB23.8-4110
    Scenario Outline: B9.31xB23.8-4110 <place> B3, a stone building behind a wall, P has a TEM of <tem>
      Given it is the PFPh of the Russian turn
      And B3 is stone building
      And hexside B3-B4 is a wall
      And a German squad P <place> B3
      And a Russian squad E in B5
      When E attacks P with small-arms fire
      Then the TEM is <tem>

      Examples:
        | row  | place             | tem |
        | roof | on the rooftop of | 0   |
        | in   | in                | +3  |
