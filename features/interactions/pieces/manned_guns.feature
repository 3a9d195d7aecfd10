Feature: Guns that are manned, left, or lose their crew

  Rule: B27.1 A Gun has its own place at a foxhole

    @B27.1 @B27.3 @B27.1xB27.3-1
    Scenario Outline: B27.1xB27.3-1 its crew beneath the foxhole, the <gun> lies on top of it
      Given it is the MPh of the German turn
      And <hex> holds <fort>
      And a German crew on top of the foxhole in <hex>
      And the German crew possesses <gear>
      When the German crew goes beneath the foxhole
      Then that is allowed
      And the German crew is beneath the foxhole in <hex>
      And the <gun> lies on top in <hex>

      Examples: Guns, and mortars that are not dismantled
        | row      | gear                  | gun      | fort         | hex |
        | at-gun   | an AT Gun             | AT Gun   | a foxhole 1S | B2  |
        | inf-gun  | an INF Gun            | INF Gun  | a foxhole 2S | E5  |
        | mortar   | an assembled 81mm MTR | 81mm MTR | a foxhole 1S | B2  |

    @B27.1 @B27.3 @B27.1xB27.3-2
    Scenario Outline: B27.1xB27.3-2 after its crew has gone beneath, the <target> is worth <tem>
      Given it is the MPh of the German turn
      And <hex> holds a foxhole 1S
      And a German crew on top of the foxhole in <hex>
      And the German crew possesses <gear>
      And a Russian squad in <firer>
      When the German crew goes beneath the foxhole
      And the MPh ends and the DFPh begins
      And the Russian squad attacks the <target> with small-arms fire
      Then the foxhole gives <foxhole>
      And the TEM is <tem>

      Examples: the crew in it, the Gun beside it
        | row         | gear                  | target      | hex | firer | foxhole     | tem |
        | crew        | an AT Gun             | German crew | B2  | B5    | a TEM of +2 | +2  |
        | gun         | an AT Gun             | AT Gun      | B2  | B5    | no TEM      | 0   |
        | art-gun     | an ART Gun            | ART Gun     | E5  | E3    | no TEM      | 0   |
        | mortar      | an assembled 81mm MTR | 81mm MTR    | B2  | B5    | no TEM      | 0   |

    @B27.1 @B27.3 @B27.1xB27.3-2
    Scenario Outline: B27.1xB27.3-2b a dm mortar taken along is worth <tem>
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German crew on top of the foxhole in B2
      And the German crew possesses a dm <mortar>
      And a Russian squad in B5
      When the German crew goes beneath the foxhole with the <mortar>
      And the MPh ends and the DFPh begins
      And the Russian squad attacks the <mortar> with small-arms fire
      Then the foxhole gives a TEM of <tem>

      Examples:
        | row    | mortar    | tem |
        | medium | 81mm MTR  | +2  |
        | heavy  | 120mm MTR | +2  |

    @B27.1 @A4.43xB27.1-1
    Scenario Outline: A4.43xB27.1-1 its crew lost beneath the foxhole, the <gun> lies on top of it
      Given it is the MPh of the German turn
      And <hex> holds a foxhole 1S
      And a German crew on top of the foxhole in <hex>
      And the German crew possesses <gear>
      When the German crew goes beneath the foxhole
      And the German crew becomes eliminated
      Then the <gun> lies on top in <hex>
      And the German crew is removed from play

      Examples: no Gun gets beneath by the loss of its crew
        | row     | gear                  | gun      | hex |
        | at-gun  | an AT Gun             | AT Gun   | B2  |
        | aa-gun  | an AA Gun             | AA Gun   | E5  |
        | mortar  | an assembled 81mm MTR | 81mm MTR | B2  |

    @B27.1 @A4.43xB27.1-2
    Scenario Outline: A4.43xB27.1-2 its crew lost, what lay beneath the foxhole with it lies there still: <gun>
      Given it is the PFPh of the Russian turn
      And B2 holds a foxhole 2S
      And a German crew beneath the foxhole in B2
      And <gear> beneath the foxhole with the German crew
      When the German crew becomes eliminated
      Then the <gun> lies beneath the foxhole in B2
      And the German crew is removed from play

      Examples: mortars and SW
        | row     | gear                  | gun         |
        | mortar  | an assembled 81mm MTR | 81mm MTR    |
        | dm      | a dm 82mm MTR         | 82mm MTR    |
        | hmg     | a HMG                 | HMG         |
        | light   | a 60mm mortar         | 60mm mortar |

    @B27.1 @A4.43xB27.1-3
    Scenario Outline: A4.43xB27.1-3 dropped beneath the foxhole the <gun> lies beneath it
      Given it is the MPh of the German turn
      And B2 holds a foxhole 2S
      And a German <unit> beneath the foxhole in B2
      And <gear> beneath the foxhole with the German <unit>
      When the German <unit> drops the <gun>
      And the German <unit> comes out of the foxhole
      Then that is allowed
      And the <gun> lies beneath the foxhole in B2
      And the German <unit> is on top in B2

      Examples: where its possessor was
        | row    | unit  | gear                  | gun      |
        | mortar | crew  | an assembled 81mm MTR | 81mm MTR |
        | dm     | crew  | a dm 81mm MTR         | 81mm MTR |
        | lmg    | squad | a LMG                 | LMG      |

    @B27.1 @A4.43xB27.1-3
    Scenario Outline: A4.43xB27.1-3b dropped on top of the foxhole the <gun> lies on top of it
      Given it is the MPh of the German turn
      And B2 holds a foxhole 2S
      And a German <unit> on top of the foxhole in B2
      And the German <unit> possesses <gear>
      When the German <unit> drops the <gun>
      And the German <unit> goes beneath the foxhole
      Then that is allowed
      And the <gun> lies on top in B2
      And the German <unit> is beneath the foxhole in B2

      Examples:
        | row    | unit  | gear                  | gun      |
        | at-gun | crew  | an AT Gun             | AT Gun   |
        | dm     | crew  | a dm 81mm MTR         | 81mm MTR |
        | lmg    | squad | a LMG                 | LMG      |

  Rule: B27.51 A trench keeps what was set up in it

    @B27.51 @A4.43xB27.51-1
    Scenario Outline: A4.43xB27.51-1 its crew <fate>, the <gun> lies beneath the <cover>
      Given it is the PFPh of the Russian turn
      And <hex> holds <fort>
      And a German crew beneath the <cover> in <hex>
      And an <gun> beneath the <cover> with the German crew
      When the German crew becomes <fate>
      Then the <gun> lies beneath the <cover> in <hex>
      And all that is as given

      Examples:
        | row            | fort         | cover     | gun     | hex | fate       |
        | trench-lost    | a trench     | trench    | AT Gun  | B2  | eliminated |
        | trench-broken  | a trench     | trench    | ART Gun | B2  | broken     |
        | ditch-lost     | an A-T Ditch | A-T Ditch | AT Gun  | E5  | eliminated |

    @B27.51 @A4.43xB27.51-2
    Scenario Outline: A4.43xB27.51-2 dropped by its crew the <gun> stays beneath the <cover>, worth <tem>
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German crew beneath the <cover> in B2
      And an <gun> beneath the <cover> with the German crew
      And a Russian squad in B5
      When the German crew drops the <gun>
      And the German crew comes out of the <cover>
      And the MPh ends and the DFPh begins
      And the Russian squad attacks the <gun> with small-arms fire
      Then the <gun> lies beneath the <cover> in B2
      And the <cover> gives a TEM of <tem>

      Examples:
        | row     | fort         | cover     | gun     | tem |
        | at-gun  | a trench     | trench    | AT Gun  | +2  |
        | inf-gun | a trench     | trench    | INF Gun | +2  |
        | ditch   | an A-T Ditch | A-T Ditch | AT Gun  | +2  |

    @B27.51 @A4.43xB27.51-3 @A4.43xB27.51-1
    Scenario Outline: A4.43xB27.51-3 what stood on top of the trench does not get beneath with its crew: <gun>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And a German crew on top of the trench in B2
      And the German crew possesses <gear>
      When the German crew goes beneath the trench
      And the German crew becomes eliminated
      Then the <gun> lies on top in B2
      And the German crew is removed from play

      Examples:
        | row     | gear                  | gun      |
        | at-gun  | an AT Gun             | AT Gun   |
        | mortar  | an assembled 81mm MTR | 81mm MTR |

    @B27.51 @A4.43xB27.51-4
    Scenario Outline: A4.43xB27.51-4 its crew gone into <to> the <gun> fires no more: <possible>
      Given it is the APh of the German turn
      And B2 holds a trench
      And a German crew beneath the trench in B2
      And an <gun> beneath the trench with the German crew
      And a Russian tank in B5
      When the German crew advances into <to>
      And the APh ends and the CCPh begins
      And the CCPh ends and the RPh begins
      And the RPh ends and the PFPh begins
      And the PFPh ends and the MPh begins
      And the MPh ends and the DFPh begins
      And the AT Gun attacks the Russian tank with a Gun
      Then the attack is <possible>

      Examples: nobody mans it
        | row   | gun    | to | possible     |
        | south | AT Gun | B3 | not possible |
        | side  | AT Gun | C3 | not possible |

    @B27.51 @A4.43xB27.51-4 @A4.43xB27.51-5
    Scenario: A4.43xB27.51-4b while the crew stays it fires
      Given it is the DFPh of the Russian turn
      And B2 holds a trench
      And a German crew beneath the trench in B2
      And an AT Gun beneath the trench with the German crew
      And a Russian tank in B5
      When the AT Gun attacks the Russian tank with a Gun
      Then the attack is possible

    @B27.51 @A4.43xB27.51-5
    Scenario Outline: A4.43xB27.51-5 in the name of the crew that advanced into <to> the <gun> of B2 is not fired
      Given it is the APh of the German turn
      And B2 holds a trench
      And a German crew beneath the trench in B2
      And an <gun> beneath the trench with the German crew
      And a Russian tank in B6
      When the German crew advances into <to>
      And the APh ends and the CCPh begins
      And the CCPh ends and the RPh begins
      And the RPh ends and the PFPh begins
      And the PFPh ends and the MPh begins
      And the MPh ends and the DFPh begins
      And the German crew attacks the Russian tank with <ammunition>
      Then the attack is not possible

      Examples: it is no longer where the Gun is
        | row     | gun     | to | ammunition     |
        | at-gun  | AT Gun  | B3 | a Gun          |
        | inf-gun | INF Gun | C3 | HEAT           |

    @B27.13 @B27.51 @A4.44xB27.13xB27.51-1
    Scenario Outline: A4.44xB27.13xB27.51-1 a crew <place> B2 Recovers the Gun left beneath the trench: <verdict>
      Given it is the RPh of the German turn
      And B2 holds a trench
      And <gear> beneath the trench in B2
      And a German crew <place> B2
      When the German crew tries to Recover the <gun>
      Then that is <verdict>

      Examples: only who is beneath with it
        | row         | gear       | gun      | place                   | verdict     |
        | at-beneath  | an AT Gun  | AT Gun   | beneath the trench in   | allowed     |
        | at-on-top   | an AT Gun  | AT Gun   | on top of the trench in | not allowed |
        | mtr-beneath | a 81mm MTR | 81mm MTR | beneath the trench in   | allowed     |
        | mtr-on-top  | a 81mm MTR | 81mm MTR | on top of the trench in | not allowed |

    @B27.13 @B27.51 @A4.44xB27.13xB27.51-2 @A4.44xB27.13xB27.51-3
    Scenario Outline: A4.44xB27.13xB27.51-2 after its crew has gone into <to> another crew Recovers the <gun> from <place>: <verdict>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And a German crew P beneath the trench in B2
      And an <gun> beneath the trench with P
      And a German crew Q <place> B2
      When P comes out of the trench
      And P moves into <to>
      And Q tries to Recover the <gun>
      Then that is <verdict>

      Examples: it is possessed no more
        | row     | gun     | to | place                   | verdict     |
        | beneath | AT Gun  | B3 | beneath the trench in   | allowed     |
        | aside   | INF Gun | C2 | beneath the trench in   | allowed     |
        | on-top  | AT Gun  | B3 | on top of the trench in | not allowed |

    @B27.13 @B27.51 @A4.44xB27.13xB27.51-2
    Scenario Outline: A4.44xB27.13xB27.51-2b while its crew mans it nobody else Recovers the <gun>
      Given it is the RPh of the German turn
      And B2 holds a trench
      And a German crew P beneath the trench in B2
      And an <gun> beneath the trench with P
      And a German crew Q beneath the trench in B2
      When Q tries to Recover the <gun>
      Then that is not allowed

      Examples:
        | row     | gun     |
        | at-gun  | AT Gun  |
        | inf-gun | INF Gun |

    @B27.13 @B27.51 @A4.44xB27.13xB27.51-3
    Scenario Outline: A4.44xB27.13xB27.51-3 the crew that has gone into <to> does not Recover the <gun> of B2
      Given it is the MPh of the German turn
      And B2 holds a trench
      And a German crew beneath the trench in B2
      And an <gun> beneath the trench with the German crew
      When the German crew comes out of the trench
      And the German crew moves into <to>
      And the German crew tries to Recover the <gun>
      Then that is not allowed

      Examples: being in another hex
        | row     | gun     | to |
        | at-gun  | AT Gun  | B3 |
        | art-gun | ART Gun | C3 |

  Rule: B27.4 What is left behind weighs nothing

    @B27.4 @A4.42xB27.4-1
    Scenario Outline: A4.42xB27.4-1 having <kept> its dm mortar of 5 PP the crew comes out with <left> MF left
      Given it is the MPh of the German turn
      And <hex> holds <fort>
      And a German crew beneath the <cover> in <hex>
      And a dm 81mm MTR of 5 PP beneath the <cover> with the German crew
      When the German crew drops the 81mm MTR
      And the German crew comes out of the <cover>
      And the German crew moves into <to>
      Then that is allowed
      And the German crew has <left> MF left
      And the 81mm MTR lies beneath the <cover> in <hex>

      Examples: left where it lay
        | row     | kept    | fort         | cover   | hex | to | left |
        | foxhole | dropped | a foxhole 2S | foxhole | B2  | B3 | 2    |
        | trench  | dropped | a trench     | trench  | E5  | E4 | 2    |

    @B27.4 @A4.42xB27.4-1
    Scenario Outline: A4.42xB27.4-1b taking along a dm mortar of <pp> PP the crew comes out with <left> MF left
      Given it is the MPh of the German turn
      And B2 holds a foxhole 2S
      And a German crew beneath the foxhole in B2
      And a dm 81mm MTR of <pp> PP beneath the foxhole with the German crew
      When the German crew comes out of the foxhole with the 81mm MTR
      Then that is allowed
      And the German crew has <left> MF left
      And the 81mm MTR lies on top in B2

      Examples: one MF less a PP beyond 3
        | row    | pp | left |
        | light  | 3  | 3    |
        | medium | 4  | 2    |
        | heavy  | 5  | 1    |

    @B27.4 @A4.42xB27.4-1 @reading:A4.431-dropped-on-the-way
    Scenario: A4.42xB27.4-1c once the load is dropped the MF that it took are there again
      Given it is the MPh of the German turn
      And B2 holds a foxhole 2S
      And a German crew beneath the foxhole in B2
      And a dm 81mm MTR of 6 PP beneath the foxhole with the German crew
      When the German crew comes out of the foxhole with the 81mm MTR
      And the German crew drops the 81mm MTR
      And the German crew moves into B3
      Then that is allowed

    @B27.4 @A4.42xB27.4-1 @reading:A4.431-dropped-on-the-way=has-none
    Scenario: A4.42xB27.4-1d or by the other reading its allotment was spent
      Given it is the MPh of the German turn
      And B2 holds a foxhole 2S
      And a German crew beneath the foxhole in B2
      And a dm 81mm MTR of 6 PP beneath the foxhole with the German crew
      When the German crew comes out of the foxhole with the 81mm MTR
      And the German crew drops the 81mm MTR
      And the German crew moves into B3
      Then that is not allowed

    @B27.4 @A4.42xB27.4-2
    Scenario Outline: A4.42xB27.4-2 a crew that comes out of the <cover> and does not take its dm mortar has <left> MF left
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German crew beneath the <cover> in B2
      And a dm 81mm MTR of 5 PP beneath the <cover> with the German crew
      When the German crew comes out of the <cover>
      Then that is allowed
      And the German crew has <left> MF left
      And the 81mm MTR lies beneath the <cover> in B2

      Examples: it is not carried
        | row     | fort         | cover   | left |
        | foxhole | a foxhole 2S | foxhole | 3    |
        | trench  | a trench     | trench  | 3    |

    @B27.4 @A4.42xB27.4-3
    Scenario Outline: A4.42xB27.4-3 a crew goes beneath the <cover> and has <left> MF left; its MTR stays on its wheels
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German crew P on top of the <cover> in B2
      And P possesses an assembled 81mm MTR of 7 PP
      When P goes beneath the <cover>
      Then that is allowed
      And P has <left> MF left
      And the 81mm MTR lies on top in B2

      Examples: of its 4 MF
        | row     | fort         | cover   | left |
        | foxhole | a foxhole 1S | foxhole | 3    |
        | trench  | a trench     | trench  | 3    |

    @B27.4 @A4.42xB27.4-3
    Scenario: A4.42xB27.4-3b and a dr of 3 gets it beneath the Wire
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German crew P on top of the Wire in B2
      And P possesses an assembled 81mm MTR of 7 PP
      When P rolls a Wire Exit dr of 3
      Then that is allowed
      And P is beneath the Wire in B2
      And P has 1 MF left
      And the 81mm MTR lies on top in B2

    @B27.4 @A4.42xB27.4-3
    Scenario: A4.42xB27.4-3c dm and taken along it is too heavy
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German crew P on top of the foxhole in B2
      And P possesses a dm 81mm MTR of 7 PP
      When P goes beneath the foxhole with the 81mm MTR
      Then that is not allowed

  Rule: B9.31 B9.41 The wall advantage of a Gun goes with its crew

    @B9.31 @B9.41 @A4.43xB9.31xB9.41-1
    Scenario Outline: A4.43xB9.31xB9.41-1 its crew gone into <to> the AT Gun in <ground> has <choice>
      Given it is the MPh of the German turn
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And a German crew in F5
      And the German crew possesses an AT Gun
      And the German crew has wall advantage
      And a Russian squad in F7
      When the German crew moves into <to>
      And the MPh ends and the DFPh begins
      And the Russian squad attacks the AT Gun with small-arms fire
      Then the AT Gun is in F5
      And the choice of TEM is <choice>

      Examples: as any unit without wall advantage
        | row           | ground         | barrier | to | choice                       |
        | building-wall | stone building | wall    | F4 | stone building +3 or wall +2 |
        | woods-wall    | woods          | wall    | E5 | woods +1 or wall +2          |
        | woods-hedge   | woods          | hedge   | F4 | woods +1 or hedge +1         |

    @B9.31 @B9.41 @A4.43xB9.31xB9.41-1
    Scenario Outline: A4.43xB9.31xB9.41-1b while its crew keeps wall advantage it has <choice>
      Given it is the DFPh of the German turn
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And a German crew in F5
      And the German crew possesses an AT Gun
      And the German crew has wall advantage
      And a Russian squad in F7
      When the Russian squad attacks the AT Gun with small-arms fire
      Then the choice of TEM is <choice>

      Examples:
        | row           | ground         | barrier | choice   |
        | building-wall | stone building | wall    | wall +2  |
        | woods-hedge   | woods          | hedge   | hedge +1 |

    @B9.31 @B9.32 @A4.43xB9.31xB9.32-1
    Scenario Outline: A4.43xB9.31xB9.32-1 its crew <fate>, the AT Gun in <ground> has <choice>
      Given it is the PFPh of the Russian turn
      And F5 is <ground>
      And hexside F5-F6 is a wall
      And a German crew in F5
      And the German crew possesses an AT Gun
      And the German crew has wall advantage
      And a Russian squad in F7
      When the German crew becomes <fate>
      And the Russian squad attacks the AT Gun with small-arms fire
      Then the choice of TEM is <choice>

      Examples: a broken crew alone has no wall advantage, nor has a Gun alone
        | row            | ground         | fate       | choice                       |
        | broken         | stone building | broken     | stone building +3 or wall +2 |
        | eliminated     | stone building | eliminated | stone building +3 or wall +2 |
        | woods-broken   | woods          | broken     | woods +1 or wall +2          |

    @B9.31 @B9.32 @A4.43xB9.31xB9.32-2
    Scenario Outline: A4.43xB9.31xB9.32-2 fired from <firer> by a crew that <has> it meets the building of <tem>
      Given it is the PFPh of the Russian turn
      And F5 is stone building
      And F6 is woods
      And hexside F5-F6 is a wall
      And a German squad in F5
      And a Russian crew in F6
      And the Russian crew possesses a Russian AT Gun
      And <unit> in F6
      When <by> attacks the German squad with Direct Fire HE
      Then the choice of TEM is <choice>
      And the TEM is +3

      Examples: without wall advantage of its own crew
        | row     | firer | has   | unit               | by               | choice                       | tem |
        | by-gun  | F6    | lacks | a Russian squad R  | the AT Gun       | stone building +3 or wall +2 | +3  |
        | by-crew | F6    | lacks | a Russian squad R  | the Russian crew | stone building +3 or wall +2 | +3  |

  Rule: B26.4 A Gun on the Wire stays on the Wire

    @B26.4 @A4.43xB26.4-1
    Scenario Outline: A4.43xB26.4-1 its crew, beneath the Wire by a dr of <dr>, is lost; the <gun> lies on top
      Given it is the MPh of the German turn
      And <hex> holds Wire
      And a German crew with 4 MF on top of the Wire in <hex>
      And the German crew possesses <gear>
      And the German crew is Pushing the <gun>
      When the German crew rolls a Wire Exit dr of <dr> and leaves the <gun> on the Wire
      And the German crew becomes eliminated
      Then the <gun> lies on top in <hex>
      And the German crew is removed from play

      Examples:
        | row    | gear                  | gun      | hex | dr |
        | at-gun | an AT Gun             | AT Gun   | B3  | 2  |
        | mortar | an assembled 81mm MTR | 81mm MTR | E5  | 3  |

    @B26.4 @B27.13 @A4.44xB26.4xB27.13-1
    Scenario Outline: A4.44xB26.4xB27.13-1 in a hex with Wire and a foxhole a squad <here> B3 Recovers the LMG <there> B3: <verdict>
      Given it is the RPh of the German turn
      And B3 holds a foxhole 1S
      And B3 holds Wire
      And a LMG <there> B3
      And a German squad <here> B3
      When the German squad tries to Recover the LMG
      Then that is <verdict>

      Examples: what lies between them parts them
        | row               | here                   | there                  | verdict     |
        | on-wire-in-hole   | on top of the Wire in  | beneath the foxhole in | not allowed |
        | in-hole-on-wire   | beneath the foxhole in | on top of the Wire in  | not allowed |
        | under-wire-in-hole | beneath the Wire in   | beneath the foxhole in | not allowed |
        | both-in-hole      | beneath the foxhole in | beneath the foxhole in | allowed     |
        | both-under-wire   | beneath the Wire in    | beneath the Wire in    | allowed     |

  Rule: B16.1 In marsh nothing is left behind

    @B16.1 @A4.43xB16.1-1
    Scenario Outline: A4.43xB16.1-1 its <unit> <fate>, the <gun> in <ground> is lost
      Given it is the PFPh of the Russian turn
      And <hex> is <ground>
      And a German <unit> in <hex>
      And the German <unit> possesses <gear>
      When the German <unit> becomes eliminated
      Then the <gun> is eliminated

      Examples: unpossessed portaged equipment
        | row     | unit  | fate | gear          | gun      | ground        | hex |
        | dm-mtr  | crew  | lost | a dm 81mm MTR | 81mm MTR | marsh         | B2  |
        | lmg     | squad | lost | a LMG         | LMG      | marsh         | E5  |
        | below   | squad | lost | an ATR        | ATR      | bridged marsh | B2  |

    @B16.1 @A4.43xB16.1-1
    Scenario Outline: A4.43xB16.1-1b its <unit> <fate>, the <gun> is not lost <place> <ground>
      Given it is the PFPh of the Russian turn
      And B2 is <ground>
      And a German <unit> <place> B2
      And the German <unit> possesses <gear>
      When the German <unit> becomes <fate>
      Then the <gun> is in B2
      And all that is as given

      Examples: it is possessed, or not in the marsh, or no portaged equipment
        | row           | unit  | fate       | gear          | gun      | ground        | place            |
        | broken        | squad | broken     | a LMG         | LMG      | marsh         | in               |
        | pinned        | squad | pinned     | a LMG         | LMG      | marsh         | in               |
        | bridge        | squad | eliminated | a LMG         | LMG      | bridged marsh | on the bridge in |
        | bridge-gun    | crew  | eliminated | an AT Gun     | AT Gun   | bridged marsh | on the bridge in |
        | mudflat       | squad | eliminated | a LMG         | LMG      | mudflat       | in               |
        | mudflat-dm    | crew  | eliminated | a dm 81mm MTR | 81mm MTR | mudflat       | in               |

    @B16.1 @A4.43xB16.1-1
    Scenario: A4.43xB16.1-1d below the bridge, in the marsh, it is lost with it
      Given it is the PFPh of the Russian turn
      And B2 is bridged marsh
      And a German crew below the bridge in B2
      And the German crew possesses a dm 81mm MTR
      When the German crew becomes eliminated
      Then the 81mm MTR is eliminated

  Rule: B27.1 The Gun that is left on top holds nobody back

    @B27.1 @B27.1xC10.3-1101
    Scenario Outline: B27.1xC10.3-1101a a crew goes beneath the <cover> and leaves its Gun on top
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German crew P in B2
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      When P goes beneath the <cover> and leaves the AT Gun on top
      Then that is allowed
      And P is beneath the <cover> in B2
      And the AT Gun lies on top in B2

      Examples:
        | row     | fort         | cover   |
        | foxhole | a foxhole 1S | foxhole |
        | trench  | a trench     | trench  |

    @B27.1 @B27.1xC10.3-1101
    Scenario: B27.1xC10.3-1101b with it the crew stays on top
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German crew P in B2
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      When P goes beneath the foxhole
      Then that is not allowed

    @B27.1 @B27.1xC10.3-1101
    Scenario: B27.1xC10.3-1101c what another has it does not leave
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German crew P in B2
      And a German crew Q in B2
      And Q possesses an AT Gun
      When P goes beneath the foxhole and leaves the AT Gun on top
      Then that is not allowed

    @B27.1 @B27.1xC10.3-1101
    Scenario: B27.1xC10.3-1101d a SW may be left on top as well
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P in B2
      And P possesses a LMG
      When P goes beneath the foxhole and leaves the LMG on top
      Then that is allowed
      And P is beneath the foxhole in B2
      And the LMG lies on top in B2

    @B27.1 @B27.1xC10.3-1101
    Scenario Outline: B27.1xC10.3-1101e beneath Wire <gear> that is left there lies beneath the Wire
      Given it is the MPh of the German turn
      And B2 holds Wire
      And B2 holds a foxhole 1S
      And a German squad P beneath the Wire in B2
      And P possesses <gear>
      When P goes beneath the foxhole and leaves the <name> on top
      Then that is allowed
      And P is beneath the foxhole in B2
      And the <name> lies beneath the Wire in B2

      Examples:
        | row | gear    | name |
        | lmg | a LMG   | LMG  |
        | dm  | a dm 81mm MTR | 81mm MTR |

  Rule: B27.13 A Gun is where it lies, not where its crew is

    @B27.1 @B27.13 @A4.431xB27.1xB27.13-2754
    Scenario Outline: A4.431xB27.1xB27.13-2754a the <gun> stays where it is, P <goes>, and Transfers it to Q <taker>: <verdict>
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German crew P <giver> B2
      And P possesses <gear>
      And a German crew Q <taker> B2
      When P <goes>
      And the MPh ends and the APh begins
      And P Transfers the <gun> to Q
      Then that is <verdict>

      Examples: it lies where its taker is
        | row        | fort         | gear                  | gun      | giver                    | goes                     | taker                    | verdict |
        | on-top     | a foxhole 2S | an AT Gun             | AT Gun   | on top of the foxhole in | goes beneath the foxhole | on top of the foxhole in | allowed |
        | mtr-on-top | a foxhole 2S | an assembled 81mm MTR | 81mm MTR | on top of the foxhole in | goes beneath the foxhole | on top of the foxhole in | allowed |
        | beneath    | a trench     | an AT Gun             | AT Gun   | beneath the trench in    | comes out of the trench  | beneath the trench in    | allowed |

      Examples: it stays where it is, whoever has it
        | row        | fort         | gear                  | gun      | giver                    | goes                     | taker                    | verdict |
        | both-in    | a foxhole 2S | an AT Gun             | AT Gun   | on top of the foxhole in | goes beneath the foxhole | beneath the foxhole in   | allowed |
        | both-out   | a trench     | an AT Gun             | AT Gun   | beneath the trench in    | comes out of the trench  | on top of the trench in  | allowed |

    @B27.1 @B27.13 @A4.431xB27.1xB27.13-2754
    Scenario Outline: A4.431xB27.1xB27.13-2754b P goes beneath the foxhole, its <gun> stays on top: <who> shares a Location with it for <purpose>: <same>
      Given it is the MPh of the German turn
      And B2 holds a foxhole 2S
      And a German crew P on top of the foxhole in B2
      And P possesses <gear>
      And a German crew Q on top of the foxhole in B2
      When P goes beneath the foxhole
      And the players ask whether <who> and the <gun> share a Location for <purpose>
      Then to the question whether they do the answer is <same>

      Examples:
        | row        | gear                  | gun      | who | purpose  | same |
        | crew-tem   | an AT Gun             | AT Gun   | P   | TEM      | no |
        | crew-rec   | an AT Gun             | AT Gun   | P   | weapon Recovery | no |
        | crew-mtr   | an assembled 81mm MTR | 81mm MTR | P   | TEM      | no |
        | other-tem  | an AT Gun             | AT Gun   | Q   | TEM      | yes    |
        | other-rec  | an AT Gun             | AT Gun   | Q   | weapon Recovery | yes    |
        | crew-cc    | an AT Gun             | AT Gun   | P   | Close Combat | yes|

    @B27.1 @B27.13 @A4.431xB27.1xB27.13-2754
    Scenario Outline: A4.431xB27.1xB27.13-2754c the crew has dug itself in, its <gun> stands on top: it comes out for 1 MF
      Given it is the PFPh of the German turn
      And a German crew P in B2
      And P possesses <gear>
      And P is Pushing the <gun>
      And a Russian squad in F9
      When P makes an Entrenching Attempt with an Original DR of 3
      And the PFPh ends and the CCPh begins
      And the CCPh ends and the RPh begins
      And the RPh ends and the CCPh begins
      And the CCPh ends and the RPh begins
      And the RPh ends and the MPh begins
      And P comes out of the foxhole
      Then that is allowed
      And it has spent 1 MF in all

      Examples:
        | row    | gear                  | gun      |
        | at-gun | an AT Gun             | AT Gun   |
        | mtr    | an assembled 81mm MTR | 81mm MTR |

  Rule: B27.2 A Gun beneath a trench is not seen past its wall, and does not see

    @B9.21 @B27.2 @B27.51 @B9.21xB27.2xB27.51-2757
    Scenario Outline: B9.21xB27.2xB27.51-2757a its crew <goes>, the AT Gun beneath the trench fires where hexside B2-B3 <edge> at <target>: <possible>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And hexside B2-B3 <edge>
      And a German crew P beneath the trench in B2
      And an AT Gun beneath the trench with P
      And a Russian tank E in <hex>
      And a Russian squad F in B10
      When P <goes>
      And the MPh ends and the AFPh begins
      And the AT Gun attacks E with a Gun
      Then the attack is <possible>

      Examples: LOS is reciprocal
        | row      | goes                    | edge              | target            | hex | possible     |
        | wall     | comes out of the trench | is a wall         | a tank beyond it  | B4  | not possible |
        | hedge    | comes out of the trench | is a hedge        | a tank beyond it  | B4  | not possible |
        | open     | comes out of the trench | carries nothing   | a tank            | B4  | possible     |
        | adjacent | comes out of the trench | is a wall         | an adjacent tank  | B3  | possible     |

    @B9.21 @B27.2 @B27.51 @B9.21xB27.2xB27.51-2757
    Scenario Outline: B9.21xB27.2xB27.51-2757b nobody's, the AT Gun <place> is fired at where hexside B2-B3 <edge>: <possible>
      Given it is the PFPh of the Russian turn
      And B2 holds a trench
      And hexside B2-B3 <edge>
      And an AT Gun <place> B2
      And a Russian squad E in <hex>
      When E attacks the AT Gun with small-arms fire
      Then the attack is <possible>

      Examples:
        | row      | place                | edge   | hex | possible     |
        | wall     | beneath the trench in | is a wall | B4 | not possible |
        | on-top   | on top of the trench in | is a wall | B4 | possible   |
        | adjacent | beneath the trench in | is a wall | B3 | possible     |

    @B9.21 @B27.2 @B27.51 @B9.21xB27.2xB27.51-3601
    Scenario Outline: B9.21xB27.2xB27.51-3601a its crew on top, <who> attacks E with <attack> where hexside B2-B3 <edge>: <possible>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And hexside B2-B3 <edge>
      And a German crew P beneath the trench in B2
      And <gear> beneath the trench with P
      And a Russian squad E in <hex>
      When P comes out of the trench
      And the MPh ends and the AFPh begins
      And <who> attacks E with <attack>
      Then the attack is <possible>

      Examples: in whosever name, what leaves the Gun passes no wall of its hex
        | row      | gear        | who         | attack             | edge       | hex | possible     |
        | gun      | an AT Gun   | the AT Gun  | Direct Fire HE     | is a wall  | B4  | not possible |
        | crew     | an AT Gun   | P           | Direct Fire HE     | is a wall  | B4  | not possible |
        | mortar   | an 81mm MTR | P           | an on-board mortar | is a hedge | B4  | not possible |
        | smoke    | an INF Gun  | P           | SMOKE              | is a wall  | B5  | not possible |
        | smoke-by | an INF Gun  | the INF Gun | SMOKE              | is a wall  | B5  | not possible |
        | wp       | an 81mm MTR | P           | WP                 | is a hedge | B5  | not possible |

      Examples: over no wall
        | row         | gear        | who | attack             | edge            | hex | possible |
        | crew-open   | an AT Gun   | P   | Direct Fire HE     | carries nothing | B4  | possible |
        | mortar-open | an 81mm MTR | P   | an on-board mortar | carries nothing | B4  | possible |
        | smoke-open  | an INF Gun  | P   | SMOKE              | carries nothing | B5  | possible |
        | wp-open     | an 81mm MTR | P   | WP                 | carries nothing | B5  | possible |

      Examples: into the next hex, and by the crew itself
        | row       | gear      | who | attack          | edge      | hex | possible |
        | crew-next | an AT Gun | P   | Direct Fire HE  | is a wall | B3  | possible |
        | own-fp    | an AT Gun | P   | small-arms fire | is a wall | B4  | possible |

    @B9.31 @B27.3 @B27.51 @B9.31xB27.3xB27.51-1700
    Scenario Outline: B9.31xB27.3xB27.51-1700 its crew <goes>, and the <target> is fired at over the hedge from level 1: TEM <tem>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And hexside B2-B3 is a hedge
      And B4 is level 1 Open Ground
      And a German crew P beneath the trench in B2
      And an AT Gun beneath the trench with P
      And a Russian squad E in B4
      When P <goes>
      And the MPh ends and the DFPh begins
      And E attacks <target> with small-arms fire
      Then the attack is possible
      And the TEM is <tem>

      Examples: on top the crew has WA and the hedge alone, the Gun beneath has the trench
        | row  | goes                    | target     | tem |
        | gun  | comes out of the trench | the AT Gun | +2  |
        | crew | comes out of the trench | P          | +1  |

    @B9.31 @B27.3 @B27.51 @B9.31xB27.3xB27.51-1701
    Scenario Outline: B9.31xB27.3xB27.51-1701 P has come out on top, its <gun> is beneath the trench, and P chooses the TEM of the trench: <verdict>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And a German crew P beneath the trench in B2
      And <gear> beneath the trench with P
      And a Russian squad E in B5
      When P <goes>
      And the MPh ends and the DFPh begins
      And E declares an attack on P with small-arms fire
      And P chooses the TEM of the trench
      Then that is <verdict>

      Examples: crew and Gun meet the attack as one, and the Gun has that TEM
        | row    | gun      | gear                         | goes                    | verdict |
        | at     | AT Gun   | an AT Gun                    | comes out of the trench | allowed |
        | art    | ART Gun  | an ART Gun                   | comes out of the trench | allowed |
        | inf    | INF Gun  | an INF Gun                   | comes out of the trench | allowed |
        | aa     | AA Gun   | an AA Gun                    | comes out of the trench | allowed |
        | rcl    | RCL Gun  | a RCL Gun                    | comes out of the trench | allowed |
        | mortar | 81mm MTR | an assembled German 81mm MTR | comes out of the trench | allowed |

      Examples: where nothing of the crew is beneath nobody has it
        | row    | gun      | gear                         | goes                    | verdict     |
        | dm     | 81mm MTR | a dm German 81mm MTR         | comes out of the trench with the 81mm MTR | not allowed |

    @B27.1 @B27.13 @A4.431xB27.1xB27.13-2754
    Scenario Outline: A4.431xB27.1xB27.13-2754d handed over among crews beneath the foxhole the <gun> lies on top of it still
      Given it is the MPh of the German turn
      And B2 holds a foxhole 2S
      And a German crew P on top of the foxhole in B2
      And P possesses <gear>
      And a German crew Q beneath the foxhole in B2
      When P goes beneath the foxhole
      And the MPh ends and the APh begins
      And P Transfers the <gun> to Q
      Then that is allowed
      And the <gun> lies on top in B2
      And the <gun> is possessed by Q

      Examples:
        | row | gear                  | gun      |
        | at  | an AT Gun             | AT Gun   |
        | mtr | an assembled 81mm MTR | 81mm MTR |

    @B27.1 @B27.4 @B27.1xB27.4-1700
    Scenario Outline: B27.1xB27.4-1700 its crew out of the foxhole for 1 MF, the mortar beneath it is <moved>: <verdict>
      Given it is the MPh of the German turn
      And B2 holds a foxhole 2S
      And a German crew P with 6 MF beneath the foxhole in B2
      And an assembled 81mm MTR beneath the foxhole with P
      When P comes out of the foxhole
      And P <moves>
      Then that is <verdict>

      Examples:
        | row    | moved            | moves                       | verdict     |
        | pushed | Pushed away      | Pushes the 81mm MTR into B3 | not allowed |
        | left   | left where it is | moves into B3               | allowed     |

    @B27.51 @B27.6 @B27.51xB27.6-1700
    Scenario Outline: B27.51xB27.6-1700 straight down from its trench a crew goes <how>: <verdict>
      Given it is the MPh of the German turn
      And F5 is Open Ground at level 1
      And F5 holds a trench
      And a German crew P beneath the trench in F5
      And <gun> beneath the trench with P
      When P <moves>
      Then that is <verdict>

      Examples: the Gun does not leave the trench
        | row     | how             | gun            | moves                         | verdict     |
        | with    | with its Gun    | a dm INF Gun   | moves into F6 with the INF Gun  | not allowed |
        | without | without its Gun | a dm INF Gun   | moves into F6                 | allowed     |
        | mortar  | with its mortar | a dm German 81mm MTR | moves into F6 with the 81mm MTR | allowed |

  Rule: B27.13 The bottom of a hex is one place, however it is named

    @B27.13 @A4.431xB27.13-1700
    Scenario Outline: A4.431xB27.13-1700 P <giver> F5, <ground>, Transfers its AT Gun to Q <taker> it: <verdict>
      Given it is the APh of the German turn
      And F5 is <ground>
      And F5 holds <fort>
      And a German crew P <giver> F5
      And P possesses an AT Gun
      And a German crew Q <taker> F5
      When P Transfers the AT Gun to Q
      Then that is <verdict>

      Examples: on top of the foxhole, at the bottom
        | row      | ground   | fort         | giver | taker                    | verdict |
        | in-bare  | a gully  | a foxhole 1S | IN    | in                       | allowed |
        | bare-in  | a gully  | a foxhole 1S | in    | IN                       | allowed |

      Examples: below a bridge, and on it
        | row       | ground   | fort  | giver               | taker               | verdict     |
        | below-in  | a bridge | Wire  | below the bridge in | IN                  | allowed     |
        | in-below  | a bridge | Wire  | IN                  | below the bridge in | allowed     |
        | on-bridge | a bridge | Wire  | IN                  | on the bridge in    | not allowed |
