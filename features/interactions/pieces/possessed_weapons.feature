Feature: A possessed weapon is where its possessor is

  Rule: B9.33 A weapon fires from the height of its possessor

    @B9.33 @A4.43xB9.33-1
    Scenario Outline: A4.43xB9.33-1 a <weapon> possessed <place> <firer> meets a <barrier> of <tem>
      Given it is the PFPh of the Russian turn
      And <firer> is stone building with two upper levels
      And hexside <target>-<firer> is a <barrier>
      And a German squad in <target>
      And the German squad has wall advantage
      And a Russian squad <place> <firer>
      And the Russian squad possesses a <weapon>
      When the <weapon> attacks the German squad with MG fire
      Then the <barrier> gives a TEM of <tem>
      And the TEM is <tem>

      Examples: level 2 exceeds range 1 by one, level 1 does not
        | row               | barrier | target | firer | place         | weapon | tem |
        | wall-hmg-ground   | wall    | F5     | F6    | in            | HMG    | +2  |
        | wall-hmg-level-1  | wall    | F5     | F6    | on level 1 of | HMG    | +2  |
        | wall-hmg-level-2  | wall    | F5     | F6    | on level 2 of | HMG    | +1  |
        | wall-mmg-level-2  | wall    | H6     | G7    | on level 2 of | MMG    | +1  |
        | wall-lmg-level-2  | wall    | B3     | B2    | on level 2 of | LMG    | +1  |
        | hedge-lmg-ground  | hedge   | C4     | D4    | in            | LMG    | +1  |
        | hedge-lmg-level-1 | hedge   | C4     | C3    | on level 1 of | LMG    | +1  |
        | hedge-lmg-level-2 | hedge   | C4     | D4    | on level 2 of | LMG    | 0   |
        | hedge-hmg-level-2 | hedge   | E5     | D5    | on level 2 of | HMG    | 0   |

    @B9.33 @A4.43xB9.33-2
    Scenario Outline: A4.43xB9.33-2 at range 2 a <weapon> possessed <place> a building of a level <level> hill meets a <barrier> of <tem>
      Given it is the PFPh of the Russian turn
      And <firer> is level <level> stone building with two upper levels
      And hexside <edge> is a <barrier>
      And a German squad in <target>
      And the German squad has wall advantage
      And a Russian squad <place> <firer>
      And the Russian squad possesses a <weapon>
      When the <weapon> attacks the German squad with MG fire
      Then the <barrier> gives a TEM of <tem>
      And the TEM is <tem>

      Examples: hill and floor together, less the range
        | row                 | barrier | target | edge  | firer | level | place         | weapon | tem |
        | wall-hill-ground    | wall    | F4     | F4-F5 | F6    | 1     | in            | HMG    | +2  |
        | wall-hill-level-1   | wall    | F4     | F4-F5 | F6    | 1     | on level 1 of | HMG    | +2  |
        | wall-hill-level-2   | wall    | F4     | F4-F5 | F6    | 1     | on level 2 of | HMG    | +1  |
        | hedge-hill-level-2  | hedge   | B7     | B6-B7 | B5    | 1     | on level 2 of | MMG    | 0   |
        | wall-plain-level-2  | wall    | F4     | F4-F5 | F6    | 0     | on level 2 of | HMG    | +2  |
        | hedge-plain-level-2 | hedge   | B7     | B6-B7 | B5    | 0     | on level 2 of | LMG    | +1  |

    @B9.33 @A4.43xB9.33-3
    Scenario Outline: A4.43xB9.33-3 of two HMG that fire from F6 the one of <place> meets a hedge of <tem>
      Given it is the PFPh of the Russian turn
      And F6 is wooden building with two upper levels
      And hexside F5-F6 is a hedge
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad <first> F6
      And the Russian squad possesses a HMG
      And a Russian squad <second> F6
      And the Russian squad 2 possesses a HMG
      When the <hmg> attacks the German squad with MG fire
      Then the hedge gives a TEM of <tem>

      Examples: equal men, equal weapons, another floor
        | row                | first         | second        | hmg   | place   | tem |
        | first-is-above     | on level 2 of | in            | HMG   | level 2 | 0   |
        | second-is-below    | on level 2 of | in            | HMG 2 | below   | +1  |
        | first-is-below     | on level 1 of | on level 2 of | HMG   | level 1 | +1  |
        | second-is-above    | on level 1 of | on level 2 of | HMG 2 | level 2 | 0   |

    @B9.33 @A4.43xB9.33xB20.9-1
    Scenario Outline: A4.43xB9.33xB20.9-1 a <weapon> of a squad <place> F6, <ground>, meets a <barrier> of <tem>
      Given it is the PFPh of the Russian turn
      And F6 is <ground>
      And hexside F5-F6 is a <barrier> at level 0
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad <place> F6
      And the Russian squad possesses a <weapon>
      When the <weapon> attacks the German squad with MG fire
      Then the <barrier> gives a TEM of <tem>
      And the TEM is <tem>

      Examples: Crest status is at the level of the ground, one above the bottom
        | row                 | ground              | place              | barrier | weapon | tem |
        | crest-2-wall        | a gully at level 2  | in Crest status in | wall    | LMG    | +1  |
        | crest-2-hedge       | a gully at level 2  | in Crest status in | hedge   | MMG    | 0   |
        | crest-3-wall        | a gully at level 3  | in Crest status in | wall    | HMG    | 0   |
        | crest-1-wall        | a gully at level 1  | in Crest status in | wall    | LMG    | +2  |
        | bridge-2-wall       | a bridge at level 2 | on the bridge in   | wall    | LMG    | +1  |
        | hill-2-wall         | a hill at level 2   | in                 | wall    | LMG    | +1  |

  Rule: B9.33 B27.3 What looking down takes from shelter in the hex

    @B9.33 @B27.3 @A4.43xB9.33xB27.3-1
    Scenario Outline: A4.43xB9.33xB27.3-1 the MG fire of <by> <place> <firer> meets a <cover> of <tem>
      Given it is the PFPh of the Russian turn
      And <firer> is <building>
      And <target> holds <fort>
      And a German squad beneath the <cover> in <target>
      And a Russian squad <place> <firer>
      And the Russian squad possesses a HMG
      When <by> attacks the German squad with MG fire
      Then the <cover> gives a TEM of <tem>
      And the TEM is <tem>

      Examples: named by the weapon
        | row                 | by      | building                                   | place         | firer | target | fort         | cover     | tem |
        | hmg-ground-foxhole  | the HMG | stone building with two upper levels         | in            | B4    | B3     | a foxhole 1S | foxhole   | +2  |
        | hmg-level-1-foxhole | the HMG | stone building with two upper levels         | on level 1 of | B4    | B3     | a foxhole 1S | foxhole   | +2  |
        | hmg-level-2-foxhole | the HMG | stone building with two upper levels         | on level 2 of | B4    | B3     | a foxhole 1S | foxhole   | +1  |
        | hmg-level-3-foxhole | the HMG | level 1 stone building with two upper levels | on level 2 of | B4    | B3     | a foxhole 1S | foxhole   | 0   |
        | hmg-level-2-trench  | the HMG | stone building with two upper levels         | on level 2 of | E6    | F6     | a trench     | trench    | +1  |
        | hmg-level-3-trench  | the HMG | level 1 wooden building with two upper levels | on level 2 of | E6   | F6     | a trench     | trench    | 0   |
        | hmg-level-2-ditch   | the HMG | stone building with two upper levels         | on level 2 of | C5    | C6     | an A-T Ditch | A-T Ditch | +1  |

      Examples: or by the man
        | row                   | by                | building                             | place         | firer | target | fort         | cover   | tem |
        | squad-ground-foxhole  | the Russian squad | stone building with two upper levels | in            | B4    | B3     | a foxhole 1S | foxhole | +2  |
        | squad-level-2-foxhole | the Russian squad | stone building with two upper levels | on level 2 of | B4    | B3     | a foxhole 1S | foxhole | +1  |
        | squad-level-2-trench  | the Russian squad | stone building with two upper levels | on level 2 of | E6    | F6     | a trench     | trench  | +1  |

    @B9.33 @B27.3 @A4.43xB9.33xB27.3-2
    Scenario Outline: A4.43xB9.33xB27.3-2 man and HMG together <place> B4 meet a <cover> of <tem>
      Given it is the PFPh of the Russian turn
      And B4 is stone building with two upper levels
      And B3 holds <fort>
      And a German squad beneath the <cover> in B3
      And a Russian squad <place> B4
      And the Russian squad possesses a HMG
      When the Russian squad and the HMG together attack the German squad with small-arms fire
      Then the attack is possible
      And the <cover> gives a TEM of <tem>

      Examples:
        | row             | place         | fort         | cover   | tem |
        | foxhole-ground  | in            | a foxhole 1S | foxhole | +2  |
        | foxhole-level-1 | on level 1 of | a foxhole 1S | foxhole | +2  |
        | foxhole-level-2 | on level 2 of | a foxhole 1S | foxhole | +1  |
        | trench-level-2  | on level 2 of | a trench     | trench  | +1  |

    @B9.33 @B27.3 @A4.43xB9.33xB27.3-3
    Scenario Outline: A4.43xB9.33xB27.3-3 a HMG <place> G6 meets <tem> beneath a foxhole in <ground>
      Given it is the PFPh of the Russian turn
      And G6 is <building>
      And F5 is <ground>
      And F5 holds a foxhole 1S
      And a German squad beneath the foxhole in F5
      And a Russian squad <place> G6
      And the Russian squad possesses a HMG
      When the HMG attacks the German squad with MG fire
      Then the foxhole gives <foxhole>
      And the TEM is <tem>

      Examples: looking down lowers the foxhole and never the woods
        | row             | building                                     | place         | ground    | foxhole      | tem |
        | woods-ground    | stone building with two upper levels         | in            | woods     | a TEM of +2  | +2  |
        | woods-level-2   | stone building with two upper levels         | on level 2 of | woods     | a TEM of +1  | +1  |
        | woods-level-3   | level 1 stone building with two upper levels | on level 2 of | woods     | no TEM       | +1  |
        | brush-level-3   | level 1 stone building with two upper levels | on level 2 of | brush     | no TEM       | 0   |
        | graveyard-level-3 | level 1 stone building with two upper levels | on level 2 of | graveyard | no TEM     | +1  |

  Rule: B9.33 What looking down leaves alone, and what else it lowers

    @B9.33 @A4.43xB9.33-4
    Scenario Outline: A4.43xB9.33-4 a HMG on level 2 of F6 fires into <ground>: <tem>
      Given it is the PFPh of the Russian turn
      And F6 is stone building with two upper levels
      And F5 is <ground>
      And a German squad in F5
      And a Russian squad <place> F6
      And the Russian squad possesses a HMG
      When the HMG attacks the German squad with MG fire
      Then the TEM is <tem>

      Examples: terrain that 9.33 names, and terrain that it does not
        | row              | ground          | place         | tem |
        | shellholes-up    | shellholes      | on level 2 of | 0   |
        | shellholes-level | shellholes      | in            | +1  |
        | woods-up         | woods           | on level 2 of | +1  |
        | crag-up          | crag            | on level 2 of | +1  |
        | rubble-up        | wooden rubble   | on level 2 of | +2  |
        | building-up      | wooden building | on level 2 of | +2  |

    @B9.33 @A7.5xB9.33-1
    Scenario Outline: A7.5xB9.33-1 to <group> a hedge is worth <tem>
      Given it is the PFPh of the Russian turn
      And F6 is stone building with two upper levels
      And hexside F5-F6 is a hedge
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad R on level 2 of F6
      And R possesses a HMG
      And a Russian squad S on level 1 of F6
      And S possesses a LMG
      When <group> together attack the German squad with small-arms fire
      Then the attack is possible
      And the hedge gives a TEM of <tem>

      Examples: the lowest of man or weapon decides
        | row                | group             | tem |
        | man-and-own-hmg    | R and the HMG     | 0   |
        | hmg-and-lower-man  | S and the HMG     | +1  |
        | man-and-lower-lmg  | R and the LMG     | +1  |
        | both-weapons       | the HMG and the LMG | +1  |
        | all-four           | R, S, the HMG and the LMG | +1  |
        | lower-man-and-lmg  | S and the LMG     | +1  |

    @B9.33 @A4.43xA4.6xB9.33-1
    Scenario Outline: A4.43xA4.6xB9.33-1 over a <barrier> against the HMG <place> E6, FFMO <applies>
      Given it is the MPh of the German turn
      And E6 is <building>
      And hexside E6-F5 is a <barrier> at level 0
      And a German squad in F5
      And the German squad has wall advantage
      And the German squad has spent 2 MF
      And a Russian squad <place> E6
      And the Russian squad possesses a HMG
      When the HMG attacks the German squad with MG fire
      Then FFMO <applies>
      And FFNAM applies
      And the TEM is <tem>

      Examples: where its TEM is gone the hex is open
        | row           | building                                     | barrier | place         | tem | applies        |
        | hedge-ground  | stone building with two upper levels         | hedge   | in            | +1  | does not apply |
        | hedge-level-1 | stone building with two upper levels         | hedge   | on level 1 of | +1  | does not apply |
        | hedge-level-2 | stone building with two upper levels         | hedge   | on level 2 of | 0   | applies        |
        | wall-level-2  | stone building with two upper levels         | wall    | on level 2 of | +1  | does not apply |
        | wall-level-3  | level 1 stone building with two upper levels | wall    | on level 2 of | 0   | applies        |

  Rule: B9.33 B9.36 Ordnance that is carried upstairs or to the Crest

    @B9.33 @B9.36 @A4.43xB9.33xB9.36-1
    Scenario Outline: A4.43xB9.33xB9.36-1 to <use> of a squad <place> F6 a tank behind a wall is HD, the Location of Hit drm <drm>
      Given it is the PFPh of the Russian turn
      And F6 is <ground>
      And hexside F5-F6 is a wall at level 0
      And a German tank in F5
      And the German tank has wall advantage
      And a Russian squad <place> F6
      And the Russian squad possesses a <gear>
      When the Russian squad could attack the German tank with <use>
      Then the German tank is HD to it
      And the Location of Hit drm is <drm>
      And the TEM is 0

      Examples: a wall cut to +1 leaves -1 to the Location of Hit
        | row             | ground                                       | place              | gear | use      | drm |
        | atr-ground      | stone building with two upper levels         | in                 | ATR  | its ATR  | 0   |
        | atr-level-1     | stone building with two upper levels         | on level 1 of      | ATR  | its ATR  | 0   |
        | atr-level-2     | stone building with two upper levels         | on level 2 of      | ATR  | its ATR  | -1  |
        | piat-level-2    | stone building with two upper levels         | on level 2 of      | PIAT | its PIAT | -1  |
        | atr-hill-level-1 | level 1 stone building with two upper levels | on level 1 of     | ATR  | its ATR  | -1  |
        | piat-crest-2    | a gully at level 2                           | in Crest status in | PIAT | its PIAT | -1  |
        | baz-crest-1     | a gully at level 1                           | in Crest status in | BAZ  | its BAZ  | 0   |

    @B9.33 @B9.36 @A4.43xB9.33xB9.36-1
    Scenario Outline: A4.43xB9.33xB9.36-1b to <use> of a squad <place> F6 the tank behind the wall is not HD
      Given it is the PFPh of the Russian turn
      And F6 is <ground>
      And hexside F5-F6 is a wall at level 0
      And a German tank in F5
      And the German tank has wall advantage
      And a Russian squad <place> F6
      And the Russian squad possesses a <gear>
      When the Russian squad could attack the German tank with <use>
      Then the German tank is not HD to it
      And the TEM is 0

      Examples: the height exceeds the range by two
        | row           | ground                                       | place              | gear | use      |
        | atr-level-3   | level 1 stone building with two upper levels | on level 2 of      | ATR  | its ATR  |
        | piat-crest-3  | a gully at level 3                           | in Crest status in | PIAT | its PIAT |

  Rule: B9.35 Point Blank and Height Advantage go by the possessor's level

    @B9.35 @A7.21xB9.35-1
    Scenario Outline: A7.21xB9.35-1 a 6-12 HMG <firer> F6 fires <target> F5 with <fp> FP
      Given it is the PFPh of the Russian turn
      And F5 and F6 are stone building with two upper levels
      And hexside F5-F6 is a wall
      And a German squad <target> F5
      And a Russian squad <firer> F6
      And the Russian squad possesses a 6-12 HMG
      When the HMG attacks the German squad with MG fire
      Then the FP is <fp>
      And the wall gives no TEM
      And the TEM is +3

      Examples: doubled but for two levels up; the wall stands lower than the target
        | row             | firer         | target        | fp |
        | ground-to-2     | in            | on level 2 of | 6  |
        | level-1-to-2    | on level 1 of | on level 2 of | 12 |
        | level-2-to-2    | on level 2 of | on level 2 of | 12 |
        | ground-to-1     | in            | on level 1 of | 12 |
        | level-1-to-1    | on level 1 of | on level 1 of | 12 |

    @B9.35 @A7.21xB9.35-1
    Scenario Outline: A7.21xB9.35-1b a 4-4-7 squad and its 6-12 HMG <firer> F6 fire at level 2 of F5 with <fp> FP
      Given it is the PFPh of the Russian turn
      And F5 and F6 are wooden building with two upper levels
      And a German squad on level 2 of F5
      And a Russian 4-4-7 squad <firer> F6
      And the Russian squad possesses a 6-12 HMG
      When the Russian squad and the HMG together attack the German squad with small-arms fire
      Then the FP is <fp>

      Examples: man and weapon alike
        | row     | firer         | fp |
        | ground  | in            | 10 |
        | level-1 | on level 1 of | 20 |
        | level-2 | on level 2 of | 20 |

    @B9.35 @B9.35xB10.31-1
    Scenario Outline: B9.35xB10.31-1 against the HMG <place> F6 a squad on the hill F5 has DRM of <total>, FFMO <applies>
      Given it is the MPh of the German turn
      And F5 is a hill at level 1
      And F6 is stone building with two upper levels
      And hexside F5-F6 is a hedge at level 0
      And a German squad in F5
      And the German squad has spent 2 MF
      And a Russian squad <place> F6
      And the Russian squad possesses a HMG
      When the HMG attacks the German squad with MG fire
      Then the hedge gives no TEM
      And FFMO <applies>
      And the TEM and DRM of the attack are <total> in all

      Examples: Height Advantage against fire from below alone
        | row     | place         | applies        | total |
        | ground  | in            | does not apply | 0     |
        | level-1 | on level 1 of | applies        | -2    |
        | level-2 | on level 2 of | applies        | -2    |

  Rule: B9.21 What its possessor cannot see it cannot fire at

    @B9.21 @A4.43xB9.21-1
    Scenario Outline: A4.43xB9.21-1 from <place> <hex> over its wall the fire of the LMG at <target> is <possible>
      Given it is the PFPh of the German turn
      And <hex> holds <fort>
      And <target> is Open Ground at level <level>
      And hexside <edge> is a wall
      And a German squad <place> <hex>
      And the German squad possesses a LMG
      And a Russian squad in <target>
      When the LMG attacks the Russian squad with MG fire
      Then the attack is <possible>

      Examples: beneath the counter, on top of it, and at who stands higher
        | row                | place                    | fort         | hex | edge  | target | level | possible     |
        | foxhole-same-level | beneath the foxhole in   | a foxhole 1S | F5  | F5-F6 | F7     | 0     | not possible |
        | foxhole-adjacent   | beneath the foxhole in   | a foxhole 1S | F5  | F5-F6 | F6     | 0     | possible     |
        | foxhole-higher     | beneath the foxhole in   | a foxhole 1S | F5  | F5-F6 | F7     | 1     | possible     |
        | foxhole-on-top     | on top of the foxhole in | a foxhole 1S | F5  | F5-F6 | F7     | 0     | possible     |
        | trench-same-level  | beneath the trench in    | a trench     | B6  | B5-B6 | B4     | 0     | not possible |
        | trench-adjacent    | beneath the trench in    | a trench     | B6  | B5-B6 | B5     | 0     | possible     |
        | trench-on-top      | on top of the trench in  | a trench     | B6  | B5-B6 | B4     | 0     | possible     |

    @B9.21 @A4.43xB9.21-2
    Scenario Outline: A4.43xB9.21-2 at who is beneath a foxhole behind its <barrier> the HMG <place> F7 fires: <possible>
      Given it is the PFPh of the Russian turn
      And F7 is stone building with two upper levels
      And F5 holds a foxhole 1S
      And hexside F5-F6 is a <barrier>
      And a German squad beneath the foxhole in F5
      And a Russian squad <place> F7
      And the Russian squad possesses a HMG
      When the HMG attacks the German squad with MG fire
      Then the attack is <possible>

      Examples: LOS comes from the floor of its possessor
        | row           | barrier | place         | possible     |
        | wall-ground   | wall    | in            | not possible |
        | wall-level-1  | wall    | on level 1 of | possible     |
        | wall-level-2  | wall    | on level 2 of | possible     |
        | hedge-ground  | hedge   | in            | not possible |
        | hedge-level-1 | hedge   | on level 1 of | possible     |

  Rule: B9.521 A weapon behind bocage sees and is seen as its possessor

    @B9.521 @A4.43xB9.521-1
    Scenario Outline: A4.43xB9.521-1 without wall advantage a LMG fires through the bocage of <hex> at <target>: <possible>
      Given it is the PFPh of the German turn
      And <hex> is woods
      And hexside <edge> is a bocage
      And a German squad in <hex>
      And the German squad possesses a LMG
      And a Russian squad in <target>
      When the LMG attacks the Russian squad with MG fire
      Then the attack is <possible>

      Examples: the next hex and none beyond
        | row         | hex | edge  | target | possible     |
        | south-next  | F5  | F5-F6 | F6     | possible     |
        | south-after | F5  | F5-F6 | F7     | not possible |
        | north-next  | C6  | C5-C6 | C5     | possible     |
        | north-after | C6  | C5-C6 | C4     | not possible |

    @B9.521 @A4.43xB9.521-1
    Scenario Outline: A4.43xB9.521-1b with it a LMG fires through the bocage of <hex> at <target>
      Given it is the PFPh of the German turn
      And <hex> is woods
      And hexside <edge> is a bocage
      And a German squad in <hex>
      And the German squad possesses a LMG
      And the German squad has wall advantage
      And a Russian squad in <target>
      When the LMG attacks the Russian squad with MG fire
      Then the attack is possible

      Examples:
        | row         | hex | edge  | target |
        | south-next  | F5  | F5-F6 | F6     |
        | south-after | F5  | F5-F6 | F7     |
        | north-after | C6  | C5-C6 | C4     |

    @B9.521 @A4.43xB9.521-2
    Scenario Outline: A4.43xB9.521-2 a squad in <viewer> looks for the AT Gun of a crew without wall advantage: <sight>
      Given F5 is woods
      And hexside F5-F6 is a bocage
      And a German crew in F5
      And the German crew possesses an AT Gun
      And a Russian squad in <viewer>
      When the Russian squad looks for the AT Gun
      Then the LOS is <sight>

      Examples: the next hex sees all, the one beyond only what has wall advantage
        | row    | viewer | sight   |
        | next   | F6     | clear   |
        | beyond | F7     | blocked |
        | behind | F3     | clear   |

    @B9.521 @A4.43xB9.521-2
    Scenario: A4.43xB9.521-2b and finds it once its crew has wall advantage
      Given F5 is woods
      And hexside F5-F6 is a bocage
      And a German crew in F5
      And the German crew possesses an AT Gun
      And the German crew has wall advantage
      And a Russian squad in F7
      When the Russian squad looks for the AT Gun
      Then the LOS is clear

  Rule: B9.531 Height takes nothing from bocage

    @B9.531 @A4.43xB9.531-1
    Scenario Outline: A4.43xB9.531-1 a HMG <place> <firer> meets a bocage of +2
      Given it is the PFPh of the Russian turn
      And <firer> is <building>
      And hexside <edge> is a bocage
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad <place> <firer>
      And the Russian squad possesses a HMG
      When the HMG attacks the German squad with MG fire
      Then the bocage gives a TEM of +2
      And the TEM is +2

      Examples: whatever the floor
        | row          | building                                     | place         | firer | edge  |
        | ground       | stone building with two upper levels         | in            | F6    | F5-F6 |
        | level-2      | stone building with two upper levels         | on level 2 of | F6    | F5-F6 |
        | level-2-side | stone building with two upper levels         | on level 2 of | G5    | F5-G5 |

  Rule: B16.2 Marsh hinders a weapon as it hinders its possessor

    @B16.2 @A4.43xB16.2-1
    Scenario Outline: A4.43xB16.2-1 over <marsh> in B3 a LMG <place> B2 fires with a Hindrance of <drm>
      Given it is the PFPh of the German turn
      And B2 is <ground>
      And B3 is <marsh>
      And a German squad <place> B2
      And the German squad possesses a LMG
      And a Russian squad in B4
      When the LMG attacks the Russian squad with MG fire
      Then the attack is possible
      And the Hindrance DRM is <drm>

      Examples: at the same level, and from above
        | row            | ground                               | place              | marsh       | drm |
        | ground         | stone building with two upper levels | in                 | marsh       | +1  |
        | level-1        | stone building with two upper levels | on level 1 of      | marsh       | 0   |
        | level-2        | stone building with two upper levels | on level 2 of      | mudflat     | 0   |
        | crest          | a gully                              | in Crest status in | marsh       | +1  |
        | bridge         | a bridge                             | on the bridge in   | mudflat     | +1  |
        | hill           | a hill at level 1                    | in                 | marsh       | 0   |
        | ground-no-marsh | stone building with two upper levels | in                | Open Ground | 0   |

  Rule: B16.32 Out of marsh, or from the bridge over it

    @B16.32 @A4.43xB16.32-1
    Scenario Outline: A4.43xB16.32-1 of two squads in one marsh hex the LMG of the one <place> fires with <fp> FP
      Given it is the PFPh of the German turn
      And B2 is bridged marsh
      And a German squad <first> B2
      And the German squad possesses a 4-8 LMG
      And a German squad <second> B2
      And the German squad 2 possesses a 4-8 LMG
      And a Russian squad in B5
      When the <lmg> attacks the Russian squad with MG fire
      Then the attack is possible
      And the FP is <fp>

      Examples: equal men and weapons, two Locations
        | row               | first            | second           | lmg   | place  | fp |
        | first-on-bridge   | on the bridge in | in               | LMG   | above  | 4  |
        | second-in-marsh   | on the bridge in | in               | LMG 2 | below  | 2  |
        | first-in-marsh    | in               | on the bridge in | LMG   | below  | 2  |
        | second-on-bridge  | in               | on the bridge in | LMG 2 | above  | 4  |

  Rule: B27.3 B20.92 A weapon as target has the shelter of its possessor

    @B27.3 @A4.43xB20.92xB27.3-1
    Scenario Outline: A4.43xB20.92xB27.3-1 fire from <hex> at <target> in Crest status at F5-F6 meets <tem>
      Given it is the PFPh of the Russian turn
      And F5 is a gully
      And a German squad in Crest status in F5
      And the German squad fronts hexside F5-F6 in its Crest status
      And the German squad possesses a LMG
      And a Russian squad in <hex>
      When the Russian squad attacks <target> with small-arms fire
      Then the attack is possible
      And the Crest status gives <tem>

      Examples: the LMG through the three protected hexsides
        | row            | target  | hex | tem         |
        | lmg-front      | the LMG | F7  | a TEM of +2 |
        | lmg-front-next | the LMG | F6  | a TEM of +2 |
        | lmg-left       | the LMG | G6  | a TEM of +2 |
        | lmg-right      | the LMG | E6  | a TEM of +2 |

      Examples: the LMG through another
        | row         | target  | hex | tem    |
        | lmg-behind  | the LMG | F4  | no TEM |
        | lmg-behind-2 | the LMG | F3 | no TEM |
        | lmg-flank   | the LMG | E5  | no TEM |

      Examples: as the squad
        | row          | target           | hex | tem         |
        | squad-front  | the German squad | F7  | a TEM of +2 |
        | squad-behind | the German squad | F3  | no TEM      |

    @B27.3 @A4.43xB27.3-1
    Scenario Outline: A4.43xB27.3-1 the LMG of a squad that goes beneath the <cover> is worth <tem>
      Given it is the MPh of the German turn
      And <hex> holds <fort>
      And a German squad on top of the <cover> in <hex>
      And the German squad possesses a LMG
      And a Russian squad in <firer>
      When the German squad goes beneath the <cover>
      And the MPh ends and the DFPh begins
      And the Russian squad attacks the <target> with small-arms fire
      Then the <cover> gives a TEM of <tem>
      And the TEM is <tem>

      Examples:
        | row           | fort         | cover     | hex | firer | target       | tem |
        | foxhole-lmg   | a foxhole 1S | foxhole   | B3  | B5    | LMG          | +2  |
        | foxhole-squad | a foxhole 1S | foxhole   | B3  | B5    | German squad | +2  |
        | trench-lmg    | a trench     | trench    | E6  | E3    | LMG          | +2  |

    @B27.3 @A4.43xB27.3-1
    Scenario Outline: A4.43xB27.3-1b the LMG of a squad that comes out of the <cover> has nothing of it
      Given it is the MPh of the German turn
      And <hex> holds <fort>
      And a German squad beneath the <cover> in <hex>
      And the German squad possesses a LMG
      And a Russian squad in <firer>
      When the German squad comes out of the <cover>
      And the MPh ends and the DFPh begins
      And the Russian squad attacks the LMG with small-arms fire
      Then the <cover> gives no TEM
      And the TEM is 0

      Examples:
        | row     | fort         | cover   | hex | firer |
        | foxhole | a foxhole 1S | foxhole | B3  | B5    |
        | trench  | a trench     | trench  | E6  | E3    |

  Rule: B9.42 A weapon as target is in Bypass with its possessor

    @B9.42 @A4.34xA4.43xB9.42-1
    Scenario Outline: A4.34xA4.43xB9.42-1 at the vertex <target> in Bypass behind a <barrier> is worth <tem>
      Given it is the PFPh of the Russian turn
      And F5 is stone building
      And the artwork of F5 does not reach towards F6
      And hexside F5-F6 is a <barrier>
      And a German squad in F5
      And the German squad is in Bypass along hexside F5-F6
      And the German squad possesses a LMG
      And a Russian squad in F7
      When the Russian squad attacks <target> with small-arms fire at vertex E6-F5-F6
      Then the attack is possible
      And the stone building gives no TEM
      And the <barrier> gives a TEM of <tem>
      And the TEM is <tem>

      Examples: the fire crosses the barrier, the building does not shelter
        | row         | target           | barrier | tem |
        | lmg-wall    | the LMG          | wall    | +2  |
        | lmg-hedge   | the LMG          | hedge   | +1  |
        | squad-wall  | the German squad | wall    | +2  |
        | squad-hedge | the German squad | hedge   | +1  |

    @B9.42 @A4.34xA4.43xB9.42-1
    Scenario Outline: A4.34xA4.43xB9.42-1b with no barrier at the vertex <target> in Bypass has no TEM at all
      Given it is the PFPh of the Russian turn
      And F5 is <ground>
      And the artwork of F5 does not reach towards F6
      And a German squad in F5
      And the German squad is in Bypass along hexside F5-F6
      And the German squad possesses a LMG
      And a Russian squad in F7
      When the Russian squad attacks <target> with small-arms fire at vertex E6-F5-F6
      Then the attack is possible
      And the <ground> gives no TEM
      And the TEM is 0

      Examples:
        | row            | target           | ground         |
        | lmg-building   | the LMG          | stone building |
        | lmg-woods      | the LMG          | woods          |
        | squad-building | the German squad | stone building |

  Rule: B16.31 A weapon as target is on the bridge or in the marsh with its possessor

    @B16.31 @A4.43xB16.31-1
    Scenario Outline: A4.43xB16.31-1 HE of 12 FP hits the <target> <place> B2 with <fp> FP
      Given it is the PFPh of the Russian turn
      And B2 is <ground>
      And a German <unit> <place> B2
      And the German <unit> possesses <gear>
      And a Russian tank in B4
      When the Russian tank attacks the <target> with Direct Fire HE of 12 FP
      Then the attack is possible
      And the FP is <fp>

      Examples: halved in the marsh, full on the bridge
        | row          | ground        | unit  | place            | gear      | target | fp |
        | lmg-marsh    | marsh         | squad | in               | a LMG     | LMG    | 6  |
        | lmg-below    | bridged marsh | squad | in               | a LMG     | LMG    | 6  |
        | lmg-bridge   | bridged marsh | squad | on the bridge in | a LMG     | LMG    | 12 |
        | gun-bridge   | bridged marsh | crew  | on the bridge in | an AT Gun | AT Gun | 12 |
        | mmg-mudflat  | mudflat       | squad | in               | a MMG     | MMG    | 6  |
        | gun-road     | unpaved road  | crew  | in               | an AT Gun | AT Gun | 12 |

  Rule: B9.3 A weapon as target behind a wall

    @B9.3 @A4.43xB9.3-1
    Scenario Outline: A4.43xB9.3-1 the LMG of Passengers has no TEM of the <barrier> before their <vehicle>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a <barrier>
      And a German <vehicle> in F5
      And a German squad in F5
      And the German squad <carried> the German <vehicle>
      And the German squad possesses a LMG
      And a Russian squad in F7
      When the Russian squad attacks the LMG with small-arms fire
      Then the <barrier> gives no TEM

      Examples:
        | row            | barrier | vehicle   | carried   |
        | truck-wall     | wall    | truck     | is aboard |
        | halftrack-wall | wall    | halftrack | is aboard |
        | tank-hedge     | hedge   | tank      | rides on  |

    @B9.3 @A4.43xB9.3-1
    Scenario Outline: A4.43xB9.3-1b that of a squad on foot beside the truck has <tem>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a <barrier>
      And a German truck in F5
      And a German squad in F5
      And the German squad has wall advantage
      And the German squad possesses a LMG
      And a Russian squad in F7
      When the Russian squad attacks the LMG with small-arms fire
      Then the <barrier> gives a TEM of <tem>

      Examples:
        | row   | barrier | tem |
        | wall  | wall    | +2  |
        | hedge | hedge   | +1  |

    @B9.3 @A4.43xA12.1xB9.3-1
    Scenario Outline: A4.43xA12.1xB9.3-1 at the <target> of a <state> 4-4-7 fires with <fp> FP over the <barrier> at <tem>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a <barrier>
      And <unit> P in F5
      And P has wall advantage
      And P possesses <gear>
      And a Russian 4-4-7 squad in F7
      When the Russian squad attacks the <target> with small-arms fire
      Then the attack is possible
      And the FP is <fp>
      And the <barrier> gives a TEM of <tem>

      Examples: concealment is the possessor's and halves
        | row             | state       | unit                     | gear      | target | barrier | fp | tem |
        | gun-concealed   | concealed   | a concealed German crew  | an AT Gun | AT Gun | hedge   | 2  | +1  |
        | gun-seen        | seen        | a German crew            | an AT Gun | AT Gun | hedge   | 4  | +1  |
        | lmg-concealed   | concealed   | a concealed German squad | a LMG     | LMG    | wall    | 2  | +2  |
        | lmg-seen        | seen        | a German squad           | a LMG     | LMG    | wall    | 4  | +2  |

    @B9.3 @A4.43xA12.1xB9.3-2
    Scenario Outline: A4.43xA12.1xB9.3-2 ordnance at <target> of <unit>: Case K <k>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a <barrier>
      And <unit> P in F5
      And P has wall advantage
      And P possesses an AT Gun
      And a Russian tank in <firer>
      When the Russian tank attacks <target> with Direct Fire HE
      Then Case K adds <k> to the To Hit DR
      And the <barrier> gives a TEM of <tem>

      Examples: the Gun is as concealed as its crew
        | row            | unit                    | barrier | target | firer | k  | tem |
        | hedge-gun  | a concealed German crew | hedge   | the AT Gun | F7    | +2 | +1  |
        | wall-gun   | a concealed German crew | wall    | the AT Gun | F8    | +2 | +2  |
        | wall-crew  | a concealed German crew | wall    | P      | F8    | +2 | +2  |

  Rule: B9.31 The choice of its possessor is the choice of the weapon

    @B9.31 @A4.43xB9.31-1
    Scenario Outline: A4.43xB9.31-1 the LMG of a squad with wall advantage in <ground> has <choice> against <firer>
      Given it is the PFPh of the Russian turn
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And a German squad in F5
      And the German squad has wall advantage
      And the German squad possesses a LMG
      And a Russian squad in <firer>
      When the Russian squad attacks the LMG with small-arms fire
      Then the <ground> gives no TEM
      And the TEM is <tem>

      Examples: the hexside or nothing
        | row             | ground         | barrier | firer | choice  | tem |
        | over-wall       | stone building | wall    | F7    | wall    | +2  |
        | over-hedge      | woods          | hedge   | F7    | hedge   | +1  |
        | past-wall       | stone building | wall    | F3    | nothing | 0   |
        | past-hedge      | woods          | hedge   | F3    | nothing | 0   |

    @B9.31 @A4.43xB9.31-1 @A4.43xB9.31-3
    Scenario Outline: A4.43xB9.31-1b the LMG of a squad without it in <ground> may have <choice>
      Given it is the PFPh of the Russian turn
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And a German squad in F5
      And the German squad possesses a LMG
      And a Russian squad in F7
      When the Russian squad attacks the LMG with small-arms fire
      Then the choice of TEM is <choice>
      And the TEM is <tem>

      Examples: either
        | row           | ground         | barrier | choice                       | tem |
        | building-wall | stone building | wall    | stone building +3 or wall +2 | +3  |
        | woods-wall    | woods          | wall    | woods +1 or wall +2          | +2  |
        | woods-hedge   | woods          | hedge   | woods +1 or hedge +1         | +1  |

    @B9.31 @A4.43xB9.31-2
    Scenario Outline: A4.43xB9.31-2 on the bridge the AT Gun of a crew has <tem> of the <barrier>
      Given it is the PFPh of the Russian turn
      And F5 is a bridge
      And hexside F5-F6 is a Roadblock
      And a German crew on the bridge in F5
      And the German crew possesses an AT Gun
      And the German crew has wall advantage
      And a Russian squad in F7
      When the Russian squad attacks the <target> with small-arms fire
      Then the choice of TEM is roadblock +2
      And the TEM is <tem>

      Examples: the Roadblock that they have wall advantage over
        | row  | barrier   | target      | tem |
        | gun  | Roadblock | AT Gun      | +2  |
        | crew | Roadblock | German crew | +2  |

    @B9.31 @A4.43xB9.31-3 @reading:B9.31-wall-on-a-bridge
    Scenario Outline: A4.43xB9.31-3 on the bridge the AT Gun of a crew has nothing of a <barrier>
      Given it is the PFPh of the Russian turn
      And F5 is a bridge
      And hexside F5-F6 is a <barrier>
      And a German crew on the bridge in F5
      And the German crew possesses an AT Gun
      And a Russian squad in F7
      When the Russian squad attacks the AT Gun with small-arms fire
      Then the attack is possible
      And the <barrier> gives no TEM

      Examples:
        | row   | barrier |
        | wall  | wall    |
        | hedge | hedge   |

    @B9.31 @A4.43xB9.31-3 @reading:B9.31-wall-on-a-bridge=has-it
    Scenario Outline: A4.43xB9.31-3b or by the other reading it has the TEM of the <barrier>
      Given it is the PFPh of the Russian turn
      And F5 is a bridge
      And hexside F5-F6 is a <barrier>
      And a German crew on the bridge in F5
      And the German crew possesses an AT Gun
      And a Russian squad in F7
      When the Russian squad attacks the AT Gun with small-arms fire
      Then the <barrier> gives a TEM of <tem>

      Examples:
        | row   | barrier | tem |
        | wall  | wall    | +2  |
        | hedge | hedge   | +1  |

    @B9.31 @A4.43xB9.31xD9.3-1
    Scenario Outline: A4.43xB9.31xD9.3-1 with a <tank> that shares wall advantage the <target> has <choice> against fire from <firer>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      And the German squad possesses a LMG
      And a German <tank> in F5
      And the German <tank> has wall advantage
      And a Russian squad in <firer>
      When the Russian squad attacks the <target> with small-arms fire
      Then the choice of TEM is <choice>
      And the TEM is <tem>

      Examples: man and weapon behind the AFV
        | row          | tank        | target       | firer | choice           | tem |
        | lmg-past     | tank        | LMG          | F3    | AFV +1           | +1  |
        | lmg-over     | tank        | LMG          | F7    | wall +2 or AFV +1 | +2  |
        | squad-past   | tank        | German squad | F3    | AFV +1           | +1  |
        | lmg-assault-gun | assault gun | LMG       | F3    | AFV +1           | +1  |

    @B9.31 @A4.43xB9.31xD9.3-1
    Scenario Outline: A4.43xB9.31xD9.3-1b behind a <vehicle> the <target> has no TEM of an AFV
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      And the German squad possesses a LMG
      And <force> in F5
      And a Russian squad in F3
      When the Russian squad attacks the <target> with small-arms fire
      Then the AFV gives no TEM
      And the TEM is 0

      Examples: it has no armor, or moves
        | row        | vehicle     | force                 | target       |
        | lmg-truck  | truck       | a German truck        | LMG          |
        | lmg-motion | moving tank | a moving German tank  | LMG          |
        | squad-truck | truck      | a German truck        | German squad |

  Rule: B9.31 What is said of men is not true of their weapons

    @B9.31 @A4.43xB7.3xB9.31-1
    Scenario Outline: A4.43xB7.3xB9.31-1 on a runway, with wall advantage, the <target> has a runway TEM of <tem>
      Given it is the PFPh of the Russian turn
      And F5 is runway
      And hexside F5-F6 is a wall
      And a German <unit> in F5
      And the German <unit> has wall advantage
      And the German <unit> possesses <gear>
      And a Russian squad in F3
      When the Russian squad attacks the <target> with small-arms fire
      Then the attack is possible
      And the runway <tem>

      Examples: Infantry alone is worse off
        | row   | unit  | gear      | target       | tem                |
        | crew  | crew  | an AT Gun | German crew  | gives a TEM of -1  |
        | gun   | crew  | an AT Gun | AT Gun       | gives no TEM       |
        | squad | squad | a LMG     | German squad | gives a TEM of -1  |

    @B9.31 @B7.3xB9.31-1
    Scenario Outline: B7.3xB9.31-1 on a runway <force> behind a wall has of it <tem>
      Given it is the PFPh of the Russian turn
      And F5 is runway
      And hexside F5-F6 is a wall
      And <force> P in F5
      And P has wall advantage
      And a Russian squad in F3
      When the Russian squad attacks P with small-arms fire
      Then the runway gives <tem>

      Examples: Infantry and Cavalry, no vehicle
        | row     | force                  | tem         |
        | squad   | a German squad         | a TEM of -1 |
        | cavalry | a German Cavalry squad | a TEM of -1 |
        | tank    | a German tank          | no TEM      |

    @B9.31 @B9.31xD9.3-601
    Scenario Outline: B9.31xD9.3-601 from the side without a wall a squad with wall advantage has of <what> <tem>
      Given it is the DFPh of the German turn
      And hexside F5-F6 is a wall
      And a German tank P in F5
      And a German squad Q in F5
      And P has wall advantage
      And Q has wall advantage
      And P <state>
      And a Russian squad in F3
      When the Russian squad attacks Q with small-arms fire
      Then the AFV gives <tem>

      Examples: an AFV shelters while it stands still
        | row     | what                  | state              | tem         |
        | stands  | a tank                | is bogged          | a TEM of +1 |
        | spent   | one that has spent MP | has spent 3 MP     | no TEM      |
        | entered | one that has moved    | has moved this phase | no TEM    |
        | motion  | one in Motion         | is moving          | no TEM      |

  Rule: B9.3 Who is aboard has neither the wall nor the runway

    @B9.3 @B7.3xB9.3-601
    Scenario Outline: B7.3xB9.3-601 on a runway behind a wall <who> has a TEM of <tem>
      Given it is the PFPh of the Russian turn
      And F5 is runway
      And hexside F5-F6 is a wall
      And a German <vehicle> in F5
      And a German squad P in F5
      And P <aboard> the German <vehicle>
      And a Russian squad in <firer>
      When the Russian squad attacks P with small-arms fire
      Then the runway gives no TEM
      And the TEM is 0
      And the attack is possible

      Examples:
        | row              | who           | vehicle   | aboard    | firer | tem |
        | passenger        | a Passenger   | halftrack | is aboard | F3    | 0   |
        | passenger-walled | a Passenger   | halftrack | is aboard | F8    | 0   |
        | rider            | a Rider       | tank      | rides on  | F3    | 0   |
        | rider-walled     | a Rider       | tank      | rides on  | F8    | 0   |
