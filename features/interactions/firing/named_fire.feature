Feature: Fire named by the weapon, by its man or by both is the same fire

  Rule: B26.31 On Wire the one +1, and whatever else its man adds

    @B26.31 @A4.51xB26.31-1
    Scenario Outline: A4.51xB26.31-1 fired by <unit> <place> <hex> the MG makes 6 into <final>
      Given it is the PFPh of the German turn
      And <hex> holds Wire
      And <unit> P <place> <hex>
      And P possesses a HMG
      And a Russian squad in <target>
      When the HMG attacks the Russian squad with MG fire and an Original DR of 6
      Then the Wire DRM is <wire>
      And the CX DRM is <cx>
      And the Final DR of the attack is <final>

      Examples: named by the weapon
        | row            | unit              | place                 | hex | target | wire | cx | final |
        | cx-on-wire     | a CX German squad | on top of the Wire in | B3  | B6     | +1   | +1 | 8     |
        | cx-beneath     | a CX German squad | beneath the Wire in   | B3  | B6     | 0    | +1 | 7     |
        | fresh-on-wire  | a German squad    | on top of the Wire in | E4  | E7     | +1   | 0  | 7     |
        | fresh-beneath  | a German squad    | beneath the Wire in   | E4  | E7     | 0    | 0  | 6     |

    @B26.31 @A4.51xB26.31-1
    Scenario Outline: A4.51xB26.31-1b fired by <unit> <place> B3 man and MG together make 6 into <final>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And <unit> P <place> B3
      And P possesses a LMG
      And a Russian squad in B6
      When P and the LMG together attack the Russian squad with small-arms fire and an Original DR of 6
      Then the Wire DRM is <wire>
      And the CX DRM is <cx>
      And the Final DR of the attack is <final>

      Examples: named by both
        | row           | unit              | place                 | wire | cx | final |
        | cx-on-wire    | a CX German squad | on top of the Wire in | +1   | +1 | 8     |
        | cx-beneath    | a CX German squad | beneath the Wire in   | 0    | +1 | 7     |
        | fresh-on-wire | a German squad    | on top of the Wire in | +1   | 0  | 7     |

    @B26.31 @A4.51xB26.31-2
    Scenario Outline: A4.51xB26.31-2 fired by its CX <unit> on the Wire <use> has the Wire +1 To Hit and no second one
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a CX German <unit> on top of the Wire in B3
      And the German <unit> possesses <gear>
      And <target> in B6
      When the German <unit> could attack <mark> with <use>
      Then the To Hit DRM of the Wire is +1
      And the Wire DRM is 0

      Examples: ordnance that is a SW
        | row    | unit  | gear          | use             | target          | mark              |
        | mortar | squad | a 60mm mortar | its 60mm mortar | a Russian squad | the Russian squad |
        | baz    | squad | a BAZ         | its BAZ         | a Russian tank  | the Russian tank  |
        | atr    | squad | an ATR        | its ATR         | a Russian tank  | the Russian tank  |

    @B26.31 @A4.43xB26.31-1
    Scenario Outline: A4.43xB26.31-1 <by> fires the AT Gun <place> B3 with a Wire To Hit DRM of <drm>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German crew <place> B3
      And the German crew possesses a <gun>
      And a Russian tank in B6
      When <by> attacks the Russian tank with <ammunition>
      Then the To Hit DRM of the Wire is <drm>
      And the Wire DRM is 0

      Examples: crew and Gun on top of the Wire, whichever is named
        | row           | place                 | gun     | by              | ammunition     | drm |
        | at-by-gun     | on top of the Wire in | AT Gun  | the AT Gun      | a Gun          | +1  |
        | at-by-crew    | on top of the Wire in | AT Gun  | the German crew | a Gun          | +1  |
        | inf-by-gun    | on top of the Wire in | INF Gun | the INF Gun     | HEAT           | +1  |
        | inf-by-crew   | on top of the Wire in | INF Gun | the German crew | HEAT           | +1  |

      Examples: set up beneath it
        | row             | place               | gun    | by              | ammunition | drm |
        | beneath-by-gun  | beneath the Wire in | AT Gun | the AT Gun      | a Gun      | 0   |
        | beneath-by-crew | beneath the Wire in | AT Gun | the German crew | a Gun      | 0   |

    @B26.31 @A7.8xA10.7xB26.31-3805
    Scenario Outline: A7.8xA10.7xB26.31-3805 on the Wire a squad is directed by a 9-1 who is <state>: leadership <drm>
      Given it is the DFPh of the Russian turn
      And B3 holds Wire
      And a German 4-6-7 squad P on top of the Wire in B3
      And a German 9-1 leader L on top of the Wire in B3
      And L is <state>
      And a Russian squad in B6
      When P and L together attack the Russian squad with small-arms fire
      Then the attack is possible
      And the leadership DRM is <drm>
      And the Wire DRM is +1
      And the FP is 4

      Examples: a pinned leader has no modifier for others
        | row    | state  | drm |
        | pinned | pinned | 0   |

      Examples: others have
        | row     | state   | drm |
        | wounded | wounded | -1  |

    @B26.31 @A10.7xB26.31-1
    Scenario Outline: A10.7xB26.31-1 directed by <leader> on the Wire <group> makes 6 into <final>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P possesses a HMG
      And <leader> L on top of the Wire in B3
      And a Russian squad in B6
      When <group> together attack the Russian squad with MG fire and an Original DR of 6
      Then the Wire DRM is +1
      And the leadership DRM is <leadership>
      And the Final DR of the attack is <final>

      Examples: the leader directs the MG as he directs its man
        | row            | leader               | group         | leadership | final |
        | hmg-led        | a German 9-1 leader  | the HMG and L | -1         | 6     |
        | man-led        | a German 9-1 leader  | P and L       | -1         | 6     |
        | hmg-led-by-two | a German 10-2 leader | the HMG and L | -2         | 5     |
        | man-led-by-two | a German 10-2 leader | P and L       | -2         | 5     |
        | hmg-led-by-8   | a German 8+0 leader  | the HMG and L | 0          | 7     |

    @B26.31 @A7.2xB26.31-1
    Scenario Outline: A7.2xB26.31-1 a leader alone on the Wire fires his HMG with <means>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German leader on top of the Wire in B3
      And the German leader possesses a 6-14 HMG
      And a Russian squad in B6
      When the German leader attacks the Russian squad with <means> and an Original DR of 6
      Then the attack is possible
      And the FP is 6
      And the Wire DRM is +1

      Examples: he has no FP of his own, and directs nobody
        | row        | means           |
        | small-arms | small-arms fire |
        | mg         | MG fire         |

    @B26.31 @B26.32 @A10.7xB26.31xB26.32-1
    Scenario Outline: A10.7xB26.31xB26.32-1 a HMG on the Wire is directed by a leader <there> B3
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And the German squad possesses a HMG
      And a German 9-1 leader <there> B3
      And a Russian squad in B6
      When the HMG and the German leader together attack the Russian squad with MG fire and an Original DR of 6
      Then the attack is possible
      And the Wire DRM is +1
      And the Final DR of the attack is 6

      Examples: Wire parts no Location
        | row     | there                 |
        | on-top  | on top of the Wire in |

      @reading:B26.31-one-on-wire
      Examples: by the reading taken
        | row     | there                 |
        | beneath | beneath the Wire in   |

    @B27.13 @A10.7xB27.13-1
    Scenario Outline: A10.7xB27.13-1 a leader <leader> B2 directs a HMG <man> B2
      Given it is the PFPh of the German turn
      And B2 holds <fort>
      And a German squad <man> B2
      And the German squad possesses a HMG
      And a German 9-1 leader <leader> B2
      And a Russian squad in B6
      When the HMG and the German leader together attack the Russian squad with MG fire and an Original DR of 6
      Then the attack is possible
      And the leadership DRM is -1
      And the Final DR of the attack is 5

      Examples: one Location for all but Recovery and TEM
        | row               | fort         | leader                   | man                      |
        | out-directs-in    | a foxhole 1S | on top of the foxhole in | beneath the foxhole in   |
        | in-directs-out    | a foxhole 1S | beneath the foxhole in   | on top of the foxhole in |
        | in-directs-in     | a foxhole 1S | beneath the foxhole in   | beneath the foxhole in   |
        | trench-out-in     | a trench     | on top of the trench in  | beneath the trench in    |

  Rule: B9.33 The height is the same by whatever name

    @B9.33 @A4.43xB9.33-5
    Scenario Outline: A4.43xB9.33-5 the MG fire of <by> <place> G6 meets a <barrier> of <tem>
      Given it is the PFPh of the Russian turn
      And G6 is stone building with two upper levels
      And hexside F5-G6 is a <barrier>
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad <place> G6
      And the Russian squad possesses a MMG
      When <by> attacks the German squad with MG fire
      Then the <barrier> gives a TEM of <tem>

      Examples: by the man and by the weapon
        | row             | by                | place         | barrier | tem |
        | man-level-2     | the Russian squad | on level 2 of | wall    | +1  |
        | weapon-level-2  | the MMG           | on level 2 of | wall    | +1  |
        | man-level-1     | the Russian squad | on level 1 of | hedge   | +1  |
        | weapon-level-1  | the MMG           | on level 1 of | hedge   | +1  |
        | man-hedge-2     | the Russian squad | on level 2 of | hedge   | 0   |
        | weapon-hedge-2  | the MMG           | on level 2 of | hedge   | 0   |

    @B9.33 @A4.43xB9.33-5
    Scenario Outline: A4.43xB9.33-5b man and MMG together <place> G6 meet a <barrier> of <tem>
      Given it is the PFPh of the Russian turn
      And G6 is stone building with two upper levels
      And hexside F5-G6 is a <barrier>
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad <place> G6
      And the Russian squad possesses a MMG
      When the Russian squad and the MMG together attack the German squad with small-arms fire
      Then the attack is possible
      And the <barrier> gives a TEM of <tem>

      Examples: by both
        | row           | place         | barrier | tem |
        | wall-level-2  | on level 2 of | wall    | +1  |
        | wall-level-1  | on level 1 of | wall    | +2  |
        | hedge-level-2 | on level 2 of | hedge   | 0   |

  Rule: B9.36 So is Hull Down status

    @B9.36 @A4.43xB9.36-1
    Scenario Outline: A4.43xB9.36-1 to <by> a tank behind a <barrier> of <target> <hd>
      Given it is the PFPh of the Russian turn
      And hexside <edge> is a <barrier>
      And a German tank in <target>
      And the German tank has wall advantage
      And a Russian crew in <firer>
      And the Russian crew possesses a Russian AT Gun
      When <by> attacks the German tank with <ammunition>
      Then the German tank <hd>
      And the TEM is <tem>

      Examples: a wall
        | row           | by               | barrier | target | edge  | firer | ammunition | hd              | tem |
        | wall-by-gun   | the AT Gun       | wall    | F5     | F5-F6 | F8    | a Gun      | is HD to it     | 0   |
        | wall-by-crew  | the Russian crew | wall    | F5     | F5-F6 | F8    | a Gun      | is HD to it     | 0   |
        | heat-by-crew  | the Russian crew | wall    | B6     | B5-B6 | B3    | HEAT       | is HD to it     | 0   |
        | past-by-crew  | the Russian crew | wall    | F5     | F5-F6 | F2    | a Gun      | is not HD to it | 0   |

      Examples: a hedge
        | row           | by               | barrier | target | edge  | firer | ammunition | hd              | tem |
        | hedge-by-gun  | the AT Gun       | hedge   | F5     | F5-F6 | F8    | a Gun      | is not HD to it | +1  |
        | hedge-by-crew | the Russian crew | hedge   | F5     | F5-F6 | F8    | a Gun      | is not HD to it | +1  |

    @B9.34 @B9.36 @A4.43xB9.34xB9.36-1
    Scenario Outline: A4.43xB9.34xB9.36-1 to a mortar fired by <by> a <target> behind a <barrier> has <tem>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a <barrier>
      And a German <target> in F5
      And the German <target> has wall advantage
      And a Russian crew in <firer>
      And the Russian crew possesses a Russian 82mm MTR
      When <by> attacks the German <target> with an on-board mortar
      Then the <barrier> gives a TEM of <tem>

      Examples: one less than against Direct Fire, from any side
        | row               | by               | target | barrier | firer | tem |
        | squad-by-mtr      | the 82mm MTR     | squad  | wall    | F9    | +1  |
        | squad-by-crew     | the Russian crew | squad  | wall    | F9    | +1  |
        | behind-by-mtr     | the 82mm MTR     | squad  | wall    | F1    | +1  |
        | behind-by-crew    | the Russian crew | squad  | wall    | F1    | +1  |
        | hedge-by-crew     | the Russian crew | squad  | hedge   | F9    | 0   |

    @B9.34 @B9.36 @A4.43xB9.34xB9.36-1
    Scenario Outline: A4.43xB9.34xB9.36-1b to a mortar fired by <by> no tank is HD
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And a German tank in F5
      And the German tank has wall advantage
      And a Russian crew in F9
      And the Russian crew possesses a Russian 82mm MTR
      When <by> attacks the German tank with an on-board mortar
      Then the German tank is not HD to it

      Examples:
        | row     | by               |
        | by-mtr  | the 82mm MTR     |
        | by-crew | the Russian crew |

  Rule: B16.31 So is what marsh leaves of HE

    @B16.31 @A4.43xB16.31-2
    Scenario Outline: A4.43xB16.31-2 HE of 12 FP fired by <by> into <ground> has <fp> FP
      Given it is the PFPh of the Russian turn
      And <target> is <ground>
      And a German squad <place> <target>
      And a Russian crew in <firer>
      And the Russian crew possesses a Russian <gun>
      When <by> attacks the German squad with Direct Fire HE of 12 FP
      Then the attack is possible
      And the FP is <fp>

      Examples:
        | row             | by               | gun     | target | firer | ground        | place            | fp |
        | marsh-by-gun    | the AT Gun       | AT Gun  | B4     | B2    | marsh         | in               | 6  |
        | marsh-by-crew   | the Russian crew | AT Gun  | B4     | B2    | marsh         | in               | 6  |
        | inf-by-crew     | the Russian crew | INF Gun | E5     | E8    | mudflat       | in               | 6  |
        | bridge-by-gun   | the AT Gun       | AT Gun  | B4     | B2    | bridged marsh | on the bridge in | 12 |
        | bridge-by-crew  | the Russian crew | AT Gun  | B4     | B2    | bridged marsh | on the bridge in | 12 |
        | open-by-crew    | the Russian crew | AT Gun  | B4     | B2    | Open Ground   | in               | 12 |

    @B16.31 @A4.43xB16.31-3
    Scenario Outline: A4.43xB16.31-3 a mortar of 16 FP fired by <by> into <ground> has <fp> FP
      Given it is the PFPh of the Russian turn
      And B4 is <ground>
      And a German squad in B4
      And a Russian crew in B9
      And the Russian crew possesses a Russian 82mm MTR
      When <by> attacks the German squad with an on-board mortar of 16 FP
      Then the FP is <fp>

      Examples: halved for the Area Target Type, and once more in marsh
        | row           | by               | ground      | fp |
        | marsh-by-mtr  | the 82mm MTR     | marsh       | 4  |
        | marsh-by-crew | the Russian crew | marsh       | 4  |
        | open-by-mtr   | the 82mm MTR     | Open Ground | 8  |
        | open-by-crew  | the Russian crew | Open Ground | 8  |

  Rule: B16.32 What marsh bars it bars by any name

    @B16.32 @A4.43xB16.32-2
    Scenario Outline: A4.43xB16.32-2 in marsh <attack> of <by> with its <gear> is <possible>
      Given it is the PFPh of the German turn
      And <hex> is <ground>
      And a German squad in <hex>
      And the German squad possesses a <gear>
      And a Russian squad in <target>
      When <by> attacks the Russian squad with <attack>
      Then the attack is <possible>

      Examples: the only MG or mortar that it has
        | row           | by               | gear        | attack             | ground      | hex | target | possible     |
        | mmg-by-mmg    | the MMG          | MMG         | MG fire            | marsh       | B2  | B4     | not possible |
        | mmg-by-man    | the German squad | MMG         | MG fire            | marsh       | B2  | B4     | not possible |
        | hmg-by-man    | the German squad | HMG         | MG fire            | mudflat     | E5  | E8     | not possible |
        | lmg-by-lmg    | the LMG          | LMG         | MG fire            | marsh       | B2  | B4     | possible     |
        | lmg-by-man    | the German squad | LMG         | MG fire            | marsh       | B2  | B4     | possible     |
        | mmg-dry       | the German squad | MMG         | MG fire            | Open Ground | B2  | B4     | possible     |
        | mortar-by-mtr | the 50mm mortar  | 50mm mortar | an on-board mortar | marsh       | B2  | B6     | not possible |
        | mortar-by-man | the German squad | 50mm mortar | an on-board mortar | marsh       | B2  | B6     | not possible |

    @B16.32 @A4.43xB16.32-3
    Scenario Outline: A4.43xB16.32-3 a 4-4-7 squad with a MMG <place> <ground> fires both: <possible>
      Given it is the PFPh of the German turn
      And B2 is <ground>
      And a German 4-4-7 squad <place> B2
      And the German squad possesses a 4-10 <gear>
      And a Russian squad in B5
      When the German squad and the <gear> together attack the Russian squad with small-arms fire
      Then the attack is <possible>

      Examples: one that may not be used is not used in a group
        | row          | ground        | place            | gear | possible     |
        | mmg-marsh    | marsh         | in               | MMG  | not possible |
        | lmg-marsh    | marsh         | in               | LMG  | possible     |
        | mmg-bridge   | bridged marsh | on the bridge in | MMG  | possible     |
        | mmg-below    | bridged marsh | in               | MMG  | not possible |

    @B16.32 @A4.43xB16.32-4
    Scenario Outline: A4.43xB16.32-4 out of <ground> the FT named by <by> has <fp> FP at <target>
      Given it is the PFPh of the German turn
      And B2 is <ground>
      And a German squad <place> B2
      And the German squad possesses a FT
      And a Russian squad in <target>
      When <by> attacks the Russian squad with a flamethrower
      Then the attack is possible
      And the FP is <fp>

      Examples:
        | row             | by               | ground        | place            | target | fp |
        | marsh-by-ft     | the FT           | marsh         | in               | B3     | 12 |
        | marsh-by-man    | the German squad | marsh         | in               | B3     | 12 |
        | bridge-by-ft    | the FT           | bridged marsh | on the bridge in | B3     | 24 |
        | bridge-by-man   | the German squad | bridged marsh | on the bridge in | B3     | 24 |
        | marsh-far-by-ft | the FT           | marsh         | in               | B4     | 6  |

    @B16.32 @A4.43xA8.15xB16.32-1
    Scenario Outline: A4.43xA8.15xB16.32-1 a Snap Shot of <by> out of <ground> has <fp> FP
      Given it is the MPh of the Russian turn
      And E6 is <ground>
      And a Russian squad in F5
      And the Russian squad has spent 1 MF
      And a German 4-4-7 squad in E6
      And the German squad possesses a 4-8 LMG
      When <by> takes a Snap Shot at the Russian squad across hexside F5-F6
      Then the attack is possible
      And the FP is <fp>

      Examples: Area Fire for the Snap Shot, and once more for the marsh
        | row       | by               | ground      | fp |
        | lmg-dry   | the LMG          | Open Ground | 4  |
        | lmg-marsh | the LMG          | marsh       | 2  |
        | man-marsh | the German squad | marsh       | 2  |

    @B16.32 @A4.43xA8.15xB16.32-1
    Scenario Outline: A4.43xA8.15xB16.32-1b no Snap Shot of a <gear> out of <ground>: <possible>
      Given it is the MPh of the Russian turn
      And E6 is <ground>
      And a Russian squad in F5
      And the Russian squad has spent 1 MF
      And a German squad in E6
      And the German squad possesses a <gear>
      When the <gear> takes a Snap Shot at the Russian squad across hexside F5-F6
      Then the attack is <possible>

      Examples: what marsh bars
        | row       | gear | ground      | possible     |
        | mmg-marsh | MMG  | marsh       | not possible |
        | mmg-dry   | MMG  | Open Ground | possible     |

    @B16.32 @A4.43xA8.15xB16.32-1
    Scenario Outline: A4.43xA8.15xB16.32-1c a leader with a 4-8 LMG and a <gear> takes a Snap Shot out of <ground> with <fp> FP
      Given it is the MPh of the Russian turn
      And E6 is <ground>
      And a Russian squad in F5
      And the Russian squad has spent 1 MF
      And a German leader in E6
      And the German leader possesses a 4-8 LMG
      And the German leader possesses a <gear>
      When the German leader takes a Snap Shot at the Russian squad across hexside F5-F6
      Then the attack is possible
      And the FP is <fp>

      Examples: the ATR, which makes no Snap Shot, leaves no doubt what is fired
        | row       | gear | ground      | fp |
        | ft-dry    | FT   | Open Ground | 4  |
        | atr-dry   | ATR  | Open Ground | 4  |
        | atr-marsh | ATR  | marsh       | 2  |

    @B16.32 @A7.22xB16.32-1
    Scenario Outline: A7.22xB16.32-1 a 4-8 LMG in <ground> fires at <target> with <fp> FP
      Given it is the PFPh of the German turn
      And B2 is <ground>
      And a German squad <place> B2
      And the German squad possesses a 4-8 LMG
      And a Russian squad in <target>
      When the LMG attacks the Russian squad with MG fire
      Then the attack is possible
      And the FP is <fp>

      Examples: Long Range begins beyond 8 hexes
        | row             | ground        | place            | target | fp  |
        | marsh-range-4   | marsh         | in               | F2     | 2   |
        | marsh-range-8   | marsh         | in               | J2     | 2   |
        | marsh-range-10  | marsh         | in               | L2     | 1   |
        | marsh-range-16  | marsh         | in               | R2     | 1   |
        | bridge-range-8  | bridged marsh | on the bridge in | J2     | 4   |
        | bridge-range-10 | bridged marsh | on the bridge in | L2     | 2   |
        | dry-range-16    | Open Ground   | in               | R2     | 2   |

    @B16.32 @A7.22xB16.32-1
    Scenario Outline: A7.22xB16.32-1b a <gear> in <ground> does not reach <target>
      Given it is the PFPh of the German turn
      And B2 is <ground>
      And a German squad <place> B2
      And the German squad possesses a <range> <weapon>
      And a Russian squad in <target>
      When the <weapon> attacks the Russian squad with MG fire
      Then the attack is not possible

      Examples: beyond twice its Normal Range
        | row         | gear       | weapon | range | ground        | place            | target |
        | lmg-marsh   | 4-8 LMG    | LMG    | 4-8   | marsh         | in               | S3     |
        | lmg-bridge  | 4-8 LMG    | LMG    | 4-8   | bridged marsh | on the bridge in | T2     |
        | lmg-dry     | 3-6 LMG    | LMG    | 3-6   | Open Ground   | in               | P2     |

    @B16.32 @A7.22xB16.32-1
    Scenario Outline: A7.22xB16.32-1c named by its man a 3-8 LMG in <ground> fires at <target> with <fp> FP
      Given it is the PFPh of the German turn
      And B2 is <ground>
      And a German 4-4-7 squad <place> B2
      And the German squad possesses a 3-8 LMG
      And a Russian squad in <target>
      When the German squad attacks the Russian squad with MG fire
      Then the attack is possible
      And the FP is <fp>

      Examples: its own FP and Normal Range, not the squad's
        | row              | ground        | place            | target | fp  |
        | man-marsh        | marsh         | in               | F2     | 1.5 |
        | man-bridge       | bridged marsh | on the bridge in | F2     | 3   |
        | man-bridge-far   | bridged marsh | on the bridge in | J2     | 3   |
        | man-bridge-long  | bridged marsh | on the bridge in | L2     | 1.5 |
        | man-dry-long     | Open Ground   | in               | R2     | 1.5 |

    @B16.32 @A7.22xB16.32-1
    Scenario Outline: A7.22xB16.32-1d by man and weapon a 3-8 LMG in <ground> fires at <target> with <fp> FP
      Given it is the PFPh of the German turn
      And B2 is <ground>
      And a German 4-4-7 squad <place> B2
      And the German squad possesses a 3-8 LMG
      And a Russian squad in <target>
      When the German squad could attack the Russian squad with its LMG
      Then the attack is possible
      And the FP is <fp>

      Examples: both said
        | row         | ground        | place            | target | fp  |
        | both-marsh  | marsh         | in               | J2     | 1.5 |
        | both-bridge | bridged marsh | on the bridge in | J2     | 3   |
        | both-long   | Open Ground   | in               | L2     | 1.5 |

    @B16.32 @A7.22xB16.32-2
    Scenario Outline: A7.22xB16.32-2 a 4-4-7 and its 4-8 LMG in <ground> fire at <target> with <fp> FP
      Given it is the PFPh of the German turn
      And B2 is <ground>
      And a German 4-4-7 squad in B2
      And the German squad possesses a 4-8 LMG
      And a Russian squad in <target>
      When the German squad and the LMG together attack the Russian squad with small-arms fire
      Then the FP is <fp>

      Examples: each by its own range
        | row            | ground      | target | fp |
        | marsh-range-4  | marsh       | F2     | 4  |
        | marsh-range-6  | marsh       | H2     | 3  |
        | dry-range-6    | Open Ground | H2     | 6  |
        | dry-range-4    | Open Ground | F2     | 8  |

  Rule: B16.32 B27.11 A weapon fires as its possessor may

    @B16.32 @A4.43xB16.32-5
    Scenario Outline: A4.43xB16.32-5 the LMG of <unit> in marsh may fire: <possible>
      Given it is the PFPh of the German turn
      And B2 is marsh
      And <unit> P in B2
      And P possesses a LMG
      And a Russian squad in B4
      When the LMG attacks the Russian squad with MG fire
      Then the attack is <possible>

      Examples: who may not fire does not fire it
        | row       | unit                     | possible     |
        | good      | a German squad           | possible     |
        | pinned    | a pinned German squad    | possible     |
        | cx        | a CX German squad        | possible     |
        | broken    | a broken German squad    | not possible |
        | ti        | a TI German squad        | not possible |
        | disrupted | a disrupted German squad | not possible |

    @B16.32 @A7.8xB16.32-1
    Scenario Outline: A7.8xB16.32-1 the 8-8 LMG of <unit> in <ground> fires with <fp> FP
      Given it is the PFPh of the German turn
      And B2 is <ground>
      And <unit> P in B2
      And P possesses a 8-8 LMG
      And a Russian squad in B5
      When the LMG attacks the Russian squad with MG fire
      Then the attack is possible
      And the FP is <fp>

      Examples: pinned halves once more
        | row          | unit                  | ground      | fp |
        | pinned-marsh | a pinned German squad | marsh       | 2  |
        | free-marsh   | a German squad        | marsh       | 4  |
        | pinned-dry   | a pinned German squad | Open Ground | 4  |
        | free-dry     | a German squad        | Open Ground | 8  |

    @B16.32 @A7.24xB16.32-1
    Scenario Outline: A7.24xB16.32-1 in the <phase> of its own turn the 4-8 LMG of a squad in <ground> has <fp> FP
      Given it is the <phase> of the German turn
      And B2 is <ground>
      And a German squad in B2
      And the German squad possesses a 4-8 LMG
      And a Russian squad in B5
      When the LMG attacks the Russian squad with MG fire
      Then the FP is <fp>

      Examples:
        | row        | phase | ground      | fp |
        | afph-marsh | AFPh  | marsh       | 1  |
        | pfph-marsh | PFPh  | marsh       | 2  |
        | afph-dry   | AFPh  | Open Ground | 2  |

    @B27.11 @A4.43xB27.11-1
    Scenario Outline: A4.43xB27.11-1 having tried to entrench with a DR of <dr> the <unit> does not fire its <gear>
      Given it is the PFPh of the German turn
      And a German <unit> in <hex>
      And the German <unit> possesses a <gear>
      And a Russian squad in <target>
      When the German <unit> makes an Entrenching Attempt with an Original DR of <dr>
      And the <gear> attacks the Russian squad with MG fire
      Then the attack is not possible

      Examples: TI whether it succeeds or not
        | row        | unit       | gear | hex | target | dr |
        | success    | squad      | HMG  | B2  | B5     | 3  |
        | failure    | squad      | HMG  | B2  | B5     | 9  |
        | half-squad | half-squad | LMG  | E5  | E7     | 4  |

    @B27.11 @A4.43xB27.11-1
    Scenario: A4.43xB27.11-1b who has not tried fires
      Given it is the PFPh of the German turn
      And a German squad P in B2
      And P possesses a HMG
      And a German squad Q in B2
      And a Russian squad in B5
      When Q makes an Entrenching Attempt with an Original DR of 9
      And the HMG attacks the Russian squad with MG fire
      Then the attack is possible

    @B27.3 @A4.43xB27.3-2
    Scenario Outline: A4.43xB27.3-2 beneath a <cover> <unit> does <what> its HMG
      Given it is the PFPh of the German turn
      And B2 holds <fort>
      And <unit> P beneath the <cover> in B2
      And P possesses a HMG
      And a Russian squad in B5
      When the HMG attacks the Russian squad with MG fire
      Then the attack is <possible>

      Examples:
        | row            | fort         | cover   | unit                  | what     | possible     |
        | foxhole-good   | a foxhole 1S | foxhole | a German squad        | fire     | possible     |
        | foxhole-broken | a foxhole 1S | foxhole | a broken German squad | not fire | not possible |
        | foxhole-ti     | a foxhole 1S | foxhole | a TI German squad     | not fire | not possible |
        | trench-broken  | a trench     | trench  | a broken German crew  | not fire | not possible |
        | trench-good    | a trench     | trench  | a German crew         | fire     | possible     |

    @B27.3 @A4.43xB27.3-3
    Scenario Outline: A4.43xB27.3-3 at who is beneath a <cover> the <attack> named by <by> meets <tem>
      Given it is the PFPh of the Russian turn
      And B2 holds <fort>
      And a German squad beneath the <cover> in B2
      And a Russian squad in B3
      And the Russian squad possesses a <gear>
      When <by> attacks the German squad with <attack>
      Then the TEM is <tem>

      Examples: it shelters from the MG and not from the flame
        | row           | fort         | cover   | gear | by                | attack         | tem |
        | mg-by-hmg     | a foxhole 1S | foxhole | HMG  | the HMG           | MG fire        | +2  |
        | mg-by-man     | a foxhole 1S | foxhole | HMG  | the Russian squad | MG fire        | +2  |
        | ft-by-ft      | a foxhole 1S | foxhole | FT   | the FT            | a flamethrower | 0   |
        | ft-by-man     | a foxhole 1S | foxhole | FT   | the Russian squad | a flamethrower | 0   |
        | trench-mg     | a trench     | trench  | LMG  | the LMG           | MG fire        | +2  |
        | trench-ft     | a trench     | trench  | FT   | the FT            | a flamethrower | 0   |

  Rule: B9.36 B9.31 A captured weapon is of the side that possesses it

    @B9.36 @A21.1xB9.36-1
    Scenario Outline: A21.1xB9.36-1 a Russian AT Gun that Germans possess fires at a <side> tank: <possible>
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a wall
      And a <side> tank in F5
      And the <side> tank has wall advantage
      And a German crew in F8
      And the German crew possesses a Russian AT Gun
      When <by> attacks the <side> tank with a Gun
      Then the attack is <possible>

      Examples: at its makers, not at its new friends
        | row              | side    | by              | possible     |
        | russian-by-gun   | Russian | the AT Gun      | possible     |
        | russian-by-crew  | Russian | the German crew | possible     |
        | german-by-gun    | German  | the AT Gun      | not possible |
        | german-by-crew   | German  | the German crew | not possible |

    @B9.36 @A21.1xB9.36-1
    Scenario: A21.1xB9.36-1b to it the tank of its makers is HD
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a wall
      And a Russian tank in F5
      And the Russian tank has wall advantage
      And a German crew in F8
      And the German crew possesses a Russian AT Gun
      When the AT Gun attacks the Russian tank with a Gun
      Then the Russian tank is HD to it
      And the TEM is 0

    @B9.31 @A21.1xB9.31-1
    Scenario Outline: A21.1xB9.31-1 a <gun> LMG possessed by Germans, fired at <target>: <possible>
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a hedge
      And a Russian squad in F5
      And the Russian squad has wall advantage
      And a German squad Q in E9
      And a German squad P in F8
      And P possesses a <gun> LMG
      When the LMG attacks <target> with MG fire
      Then the attack is <possible>

      Examples: whoever made it
        | row              | gun     | target            | possible     |
        | captured-at-foe  | Russian | the Russian squad | possible     |
        | captured-at-own  | Russian | Q                 | not possible |
        | own-at-foe       | German  | the Russian squad | possible     |
        | own-at-own       | German  | Q                 | not possible |

    @B9.31 @A21.1xB9.31-2
    Scenario Outline: A21.1xB9.31-2 fired on by <firer> the captured Gun behind the wall has <tem>
      Given it is the PFPh of the Russian turn
      And F5 is stone building
      And hexside F5-F6 is a wall
      And a German crew in F5
      And the German crew possesses a Russian AT Gun
      And the German crew has wall advantage
      And a Russian squad in <hex>
      When the Russian squad attacks the AT Gun with small-arms fire
      Then the attack is possible
      And the stone building gives no TEM
      And the TEM is <tem>

      Examples: the wall advantage of the crew that has it
        | row       | firer       | hex | tem |
        | over-wall | over it     | F7  | +2  |
        | past-wall | from behind | F3  | 0   |

    @B9.32 @A21.1xB9.32-1
    Scenario Outline: A21.1xB9.32-1 with a <maker> AT Gun in the Location its German crew may claim wall advantage
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a <barrier>
      And a German crew P in F5
      And P possesses a <maker> AT Gun
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage over F5-F6 and nothing else

      Examples: a Gun is no enemy unit
        | row      | maker   | barrier |
        | captured | Russian | wall    |
        | own      | German  | wall    |
        | hedge    | Russian | hedge   |

  Rule: B9.53 Ordnance fired in the name of its crew is the Gun

    @B9.53 @A4.43xB9.53-1
    Scenario Outline: A4.43xB9.53-1 its CA changed, <by> does not fire the <gun> through bocage in the <phase>
      Given it is the <phase> of the <side> turn
      And hexside <edge> is a bocage
      And a German crew in <hex>
      And the German crew possesses an <gun>
      And a Russian tank in <target>
      When the <gun> changes its CA
      And <by> declares an attack on the Russian tank with a Gun
      Then that is not allowed
      And B9.53 forbids it

      Examples:
        | row          | phase | side    | hex | edge  | target | gun    | by              |
        | pfph-by-crew | PFPh  | German  | B3  | B3-B4 | B4     | AT Gun | the German crew |
        | dfph-by-crew | DFPh  | Russian | B3  | B3-B4 | B4     | AT Gun | the German crew |
        | afph-by-crew | AFPh  | German  | E5  | E5-F5 | F5     | AA Gun | the German crew |
        | pfph-by-gun  | PFPh  | German  | B3  | B3-B4 | B4     | AT Gun | the AT Gun      |

    @B9.53 @A4.43xB9.53-1 @A4.43xB9.53-2
    Scenario Outline: A4.43xB9.53-1b its CA changed, <by> fires the AT Gun over a <barrier>
      Given it is the PFPh of the German turn
      And hexside B3-B4 is a <barrier>
      And a German crew in B3
      And the German crew possesses an AT Gun
      And a Russian tank in B4
      When the AT Gun changes its CA
      And <by> declares an attack on the Russian tank with a Gun
      Then that is allowed

      Examples:
        | row           | barrier | by              |
        | wall-by-crew  | wall    | the German crew |
        | hedge-by-crew | hedge   | the German crew |
        | wall-by-gun   | wall    | the AT Gun      |

    @B9.53 @A4.43xB9.53-2
    Scenario Outline: A4.43xB9.53-2 fired through bocage by <by> the AT Gun no longer changes CA
      Given it is the PFPh of the German turn
      And hexside B3-B4 is a bocage
      And a German crew in B3
      And the German crew possesses an AT Gun
      And a Russian tank in B4
      When <by> declares an attack on the Russian tank with a Gun
      And the AT Gun changes its CA
      Then that is not allowed
      And B9.53 forbids it

      Examples:
        | row     | by              |
        | by-crew | the German crew |
        | by-gun  | the AT Gun      |

    @B9.53 @A4.43xB9.53-3
    Scenario Outline: A4.43xB9.53-3 of two AT Guns one has changed CA; the <gun> fires through bocage: <verdict>
      Given it is the PFPh of the German turn
      And hexside B3-B4 is a bocage
      And a German crew in B3
      And the German crew possesses an AT Gun
      And a German crew in B3
      And the German crew 2 possesses an AT Gun
      And a Russian tank in B4
      When the AT Gun changes its CA
      And the <gun> declares an attack on the Russian tank with a Gun
      Then that is <verdict>

      Examples: equal, and not the same
        | row    | gun      | verdict     |
        | turned | AT Gun   | not allowed |
        | other  | AT Gun 2 | allowed     |

    @B9.53 @A4.43xB9.53-3407
    Scenario Outline: A4.43xB9.53-3407a <who> has <deed> this phase, and <by> fires the AT Gun over a <barrier>: <verdict>
      Given it is the <phase> of the German turn
      And hexside B3-B4 is a <barrier>
      And a German crew P in B3
      And P possesses an AT Gun
      And <who> has <deed> this phase
      And a Russian tank in B4
      When <by> declares an attack on the Russian tank with a Gun
      Then that is <verdict>

      Examples: it has turned, told of crew or Gun
        | row          | phase | barrier | who        | deed       | by         | verdict     |
        | crew-by-crew | PFPh  | bocage  | P          | changed its CA | P          | not allowed |
        | crew-by-gun  | PFPh  | bocage  | P          | changed its CA | the AT Gun | not allowed |
        | gun-by-crew  | PFPh  | bocage  | the AT Gun | changed its CA | P          | not allowed |
        | wall         | PFPh  | wall    | P          | changed its CA | P          | allowed     |

      Examples: what has fired through bocage has fired
        | row          | phase | barrier | who        | deed                 | by         | verdict     |
        | crew-fired   | AFPh  | wall    | P          | fired through bocage | P          | not allowed |
        | gun-fired    | AFPh  | wall    | the AT Gun | fired through bocage | the AT Gun | not allowed |
        | gun-not      | AFPh  | wall    | the AT Gun | changed its CA       | the AT Gun | allowed     |

    @B9.53 @A4.43xB9.53-3407
    Scenario Outline: A4.43xB9.53-3407b a crew that has <deed> this phase: its AT Gun changes CA: <verdict>
      Given it is the PFPh of the German turn
      And hexside B3-B4 is a bocage
      And a German crew P in B3
      And P possesses an AT Gun
      And P has <deed> this phase
      When the AT Gun changes its CA
      Then that is <verdict>

      Examples:
        | row    | deed                 | verdict     |
        | bocage | fired through bocage | not allowed |
        | turned | changed its CA       | allowed     |

  Rule: B27.1 B27.51 What may be fired from beneath an entrenchment

    @B27.1 @B27.51 @A4.43xB27.1xB27.51-1
    Scenario Outline: A4.43xB27.1xB27.51-1 beneath a <cover> <by> fires the <gun>: <possible>
      Given it is the PFPh of the German turn
      And B2 holds <fort>
      And a German crew beneath the <cover> in B2
      And a German <gun> beneath the <cover> with the German crew
      And <target> in B7
      When <by> attacks <mark> with <attack>
      Then the attack is <possible>

      Examples: from beneath a foxhole no Gun but a mortar
        | row              | fort         | cover     | gun      | by              | target          | mark              | attack             | possible     |
        | foxhole-at-gun   | a foxhole 2S | foxhole   | AT Gun   | the AT Gun      | a Russian tank  | the Russian tank  | a Gun              | not possible |
        | foxhole-at-crew  | a foxhole 2S | foxhole   | AT Gun   | the German crew | a Russian tank  | the Russian tank  | a Gun              | not possible |
        | foxhole-inf-crew | a foxhole 3S | foxhole   | INF Gun  | the German crew | a Russian squad | the Russian squad | Direct Fire HE     | not possible |
        | foxhole-inf-gun  | a foxhole 3S | foxhole   | INF Gun  | the INF Gun     | a Russian squad | the Russian squad | Direct Fire HE     | not possible |
        | foxhole-mtr      | a foxhole 2S | foxhole   | 81mm MTR | the 81mm MTR    | a Russian squad | the Russian squad | an on-board mortar | possible     |
        | foxhole-mtr-crew | a foxhole 2S | foxhole   | 81mm MTR | the German crew | a Russian squad | the Russian squad | an on-board mortar | possible     |

      Examples: from beneath a trench what was set up there
        | row             | fort         | cover     | gun     | by              | target          | mark              | attack         | possible |
        | trench-at-gun   | a trench     | trench    | AT Gun  | the AT Gun      | a Russian tank  | the Russian tank  | a Gun          | possible |
        | trench-at-crew  | a trench     | trench    | AT Gun  | the German crew | a Russian tank  | the Russian tank  | a Gun          | possible |
        | ditch-at-crew   | an A-T Ditch | A-T Ditch | AT Gun  | the German crew | a Russian tank  | the Russian tank  | a Gun          | possible |
        | trench-inf-crew | a trench     | trench    | INF Gun | the German crew | a Russian squad | the Russian squad | Direct Fire HE | possible |

  Rule: B16.32 The MG beside its man, named in either way

    @B16.32 @A9.1xB16.32-601
    Scenario Outline: A9.1xB16.32-601a from <ground> a 4-4-7 squad with its <mg> fires at <target> with <fp> FP
      Given it is the PFPh of the German turn
      And B2 is <ground>
      And a German 4-4-7 squad P in B2
      And P possesses <gear>
      And a Russian squad in <target>
      When P attacks the Russian squad with small-arms fire, using the <mg>
      Then the FP is <fp>

      Examples: 16.32 halves both; beyond its range the squad alone is at Long Range
        | row              | ground      | mg  | gear       | target | fp   |
        | marsh            | marsh       | LMG | a 3-8 LMG  | B5     | 3.5  |
        | marsh-adjacent   | marsh       | LMG | a 3-8 LMG  | B3     | 7    |
        | marsh-long       | marsh       | LMG | a 3-8 LMG  | B8     | 2.5  |
        | mudflat          | mudflat     | LMG | a 3-8 LMG  | B5     | 3.5  |
        | open             | Open Ground | LMG | a 3-8 LMG  | B5     | 7    |
        | open-mmg-long    | Open Ground | MMG | a 5-10 MMG | B8     | 7    |
        | open-hmg         | Open Ground | HMG | a 7-12 HMG | B3     | 22   |

    @B16.32 @A9.1xB16.32-601
    Scenario Outline: A9.1xB16.32-601b both named together from <ground> have <fp> FP as well
      Given it is the PFPh of the German turn
      And B2 is <ground>
      And a German 4-4-7 squad P in B2
      And P possesses a 3-8 LMG
      And a Russian squad in B5
      When P and the LMG together attack the Russian squad with small-arms fire
      Then the FP is <fp>

      Examples:
        | row   | ground      | fp  |
        | marsh | marsh       | 3.5 |
        | open  | Open Ground | 7   |

  Rule: B9.31 The Residual FP of both

    @B9.31 @A8.26xA9.1xB9.31-601
    Scenario Outline: A8.26xA9.1xB9.31-601 over a <barrier> a squad with its <mg> leaves <residual> Residual FP
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And a German squad P in B1
      And a Russian 4-4-7 squad R in B5
      And R possesses <gear>
      When P moves into B2
      And R attacks P with small-arms fire, using the <mg>
      Then the IFT column is <column>
      And the Residual FP is <residual>

      Examples: half the column, a counter less for each +1 of the hexside
        | row       | barrier | mg  | gear       | column | residual |
        | hedge-lmg | hedge   | LMG | a 3-8 LMG  | 6      | 1        |
        | wall-lmg  | wall    | LMG | a 3-8 LMG  | 6      | 0        |
        | hedge-mmg | hedge   | MMG | a 5-10 MMG | 8      | 2        |
        | wall-mmg  | wall    | MMG | a 5-10 MMG | 8      | 1        |
        | wall-hmg  | wall    | HMG | a 8-16 HMG | 12     | 2        |

  Rule: B16.32 Of several MG one that can fire does

    @B16.32 @A9.7xB16.32-2201
    Scenario Outline: A9.7xB16.32-2201 in <ground> a <man> with <first> and <second> fires MG at <hex>: <possible>
      Given it is the PFPh of the German turn
      And B3 is <ground>
      And a German <man> P in B3
      And P possesses <first>
      And P possesses <second>
      And a Russian squad E in <hex>
      When P attacks E with MG fire
      Then the attack is <possible>

      Examples:
        | row           | man    | ground      | first                    | second                  | hex | possible     |
        | marsh         | squad  | marsh       | a 6-12 HMG               | a 2-3 LMG               | B9  | possible     |
        | marsh-far     | squad  | marsh       | a 6-12 HMG               | a 2-3 LMG               | B10 | not possible |
        | marsh-lmg-out | squad  | marsh       | a 6-12 HMG               | a malfunctioned 2-3 LMG | B5  | not possible |
        | open          | squad  | Open Ground | a 6-12 HMG               | a malfunctioned 2-3 LMG | B10 | possible     |
        | open-both     | squad  | Open Ground | a 6-12 HMG               | a 2-3 LMG               | B10 | possible     |
        | open-hmg-out  | squad  | Open Ground | a malfunctioned 6-12 HMG | a 2-3 LMG               | B10 | not possible |
        | open-two-lmg  | squad  | Open Ground | a 3-3 MMG                | a 2-3 LMG               | B10 | not possible |
        | leader        | leader | marsh       | a 6-12 HMG               | a 2-3 LMG               | B9  | possible     |
        | leader-far    | leader | marsh       | a 6-12 HMG               | a 2-3 LMG               | B10 | not possible |

    @B16.32 @A9.7xB16.32-2202
    Scenario Outline: A9.7xB16.32-2202 in <ground> a <man> with a 6-12 HMG and a 3-8 LMG fires at <hex> with <fp> FP
      Given it is the PFPh of the German turn
      And B3 is <ground>
      And a German <man> P in B3
      And P possesses a 6-12 HMG
      And P possesses a 3-8 LMG
      And a Russian squad E in <hex>
      When P attacks E with MG fire
      Then the attack is possible
      And the FP is <fp>

      Examples:
        | row         | man    | ground | hex | fp  |
        | squad       | squad  | marsh  | B6  | 1.5 |
        | squad-next  | squad  | marsh  | B4  | 3   |
        | leader      | leader | marsh  | B6  | 1.5 |
        | leader-next | leader | marsh  | B4  | 3   |

  Rule: Who has directed Prep Fire has Prep Fired

    @B27.4 @A7.53xB27.4-4111
    Scenario Outline: A7.53xB27.4-4111 <who> is told to have directed fire in the <phase>: in the MPh L goes beneath its foxhole: <verdict>
      Given it is the <phase> of the German turn
      And B3 holds a foxhole 1S
      And a German leader L on top of the foxhole in B3
      And a German leader K on top of the foxhole in B3
      And <who> has directed a fire attack this phase
      When the <phase> ends and the MPh begins
      And L goes beneath the foxhole
      Then that is <verdict>

      Examples:
        | row   | who | phase | verdict     |
        | it    | L   | PFPh  | not allowed |
        | other | K   | PFPh  | allowed     |

    @B27.4 @A7.53xB27.4-4111
    Scenario: A7.53xB27.4-4111b told so in the MPh it has not Prep Fired
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German leader L on top of the foxhole in B3
      And L has directed a fire attack this phase
      When L goes beneath the foxhole
      Then that is allowed

  Rule: A weapon is none of the FP of who fires it

    @B27.1 @A7.35xB27.1-4109
    Scenario Outline: A7.35xB27.1-4109 beneath a foxhole P, told without a weapon, makes <first>, and then small-arms fire: <verdict>
      Given it is the PFPh of the German turn
      And B3 holds a foxhole 1S
      And a German 4-6-7 squad P beneath the foxhole in B3
      And a Russian truck E in B5
      When P declares an attack on E with <first>
      And P declares an attack on E with small-arms fire
      Then that is <verdict>

      Examples:
        | row  | first           | verdict     |
        | mg   | MG fire         | allowed     |
        | own  | small-arms fire | not allowed |
