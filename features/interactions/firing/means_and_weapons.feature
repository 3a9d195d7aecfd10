Feature: What a means of attack is holds wherever it is asked: Indirect Fire, weapons, aircraft

  Rule: B9.34 The TEM that Indirect Fire leaves a wall keeps FFMO off

    @B9.34 @A10.531xB9.34-1101
    Scenario Outline: A10.531xB9.34-1101 in a hex with a <terrain> <attack> meets TEM <tem>, and FFMO <applies>
      Given it is the MPh of the Russian turn
      And hexside B5-C6 is a <terrain>
      And a German leader L in B2
      And a Russian squad E in B6
      When E moves into B5
      And L attacks E with <attack>
      Then the TEM is <tem>
      And FFMO <applies>
      And FFNAM applies

      Examples: a wall crossed by nothing
        | row              | terrain | attack                  | tem | applies        |
        | wall-harassing   | wall    | OBA Harassing Fire      | +1  | does not apply |
        | wall-barrage     | wall    | an OBA HE Concentration | +1  | does not apply |
        | bocage-harassing | bocage  | OBA Harassing Fire      | +1  | does not apply |
        | bocage-barrage   | bocage  | an OBA HE Concentration | +1  | does not apply |

      Examples: a hedge, worth nothing, helps against a mortar's LOF alone
        | row             | terrain | attack                  | tem | applies |
        | hedge-harassing | hedge   | OBA Harassing Fire      | 0   | applies |
        | hedge-barrage   | hedge   | an OBA HE Concentration | 0   | applies |

  Rule: B26.4 MF spent on Wire to the last are Non-Assault Movement, said as a position too

    @B26.4 @A4.6xB26.4-1101
    Scenario Outline: A4.6xB26.4-1101 a squad in Assault Movement that tried the Wire and has spent <mf> MF: FFNAM <applies>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad G on top of the Wire in B3
      And G has moved by Assault Movement this phase
      And G has tried to get beneath the Wire this phase
      And G has spent <mf> MF
      And a Russian squad R in B6
      When R attacks G with small-arms fire
      Then FFNAM <applies>

      Examples: of its 4 MF all, which voids Assault Movement, or some
        | row   | mf | applies        |
        | two   | 2  | does not apply |
        | three | 3  | does not apply |
        | four  | 4  | applies        |

  Rule: B16.32 An aircraft is above the marsh, not in it

    @B16.32 @B16.32xE7-1101
    Scenario Outline: B16.32xE7-1101 from over <ground> an aircraft strafes the next hex, and it is not Area Fire
      Given F5 is <ground>
      And a German squad in F6
      And a Russian aircraft in F5
      When the Russian aircraft attacks the German squad with strafing
      Then the attack is possible
      And it is not Area Fire

      Examples:
        | row     | ground      |
        | marsh   | marsh       |
        | mudflat | mudflat     |
        | open    | Open Ground |

  Rule: B16.32 A weapon makes the attacks of its kind

    @B16.32 @A8.15xB16.32-1101
    Scenario Outline: A8.15xB16.32-1101 out of <ground> a Snap Shot of <weapon> is <word>
      Given it is the MPh of the Russian turn
      And B2 is <ground>
      And a German squad P in B2
      And P possesses <weapon>
      And a Russian squad E in B5
      When E moves into B4
      And the <name> takes a Snap Shot at E across hexside B4-B5
      Then the attack is <word>

      Examples: MG alone
        | row          | ground      | weapon | name | word         |
        | marsh-lmg    | marsh       | a LMG  | LMG  | possible     |
        | open-lmg     | Open Ground | a LMG  | LMG  | possible     |
        | open-hmg     | Open Ground | a HMG  | HMG  | possible     |
        | marsh-ft     | marsh       | a FT   | FT   | not possible |
        | open-ft      | Open Ground | a FT   | FT   | not possible |
        | open-baz     | Open Ground | a BAZ  | BAZ  | not possible |

    @B9.31 @A9.1xB9.31-1101
    Scenario Outline: A9.1xB9.31-1101 behind a wall a squad is <word> of <attack> by <weapon>
      Given hexside B3-B4 is a wall
      And a German squad P in B2
      And P possesses <weapon>
      And a Russian squad E in B4
      And it is the PFPh of the German turn
      When the <name> attacks E with <attack>
      Then the attack is <word>

      Examples:
        | row      | weapon | name | attack         | word         |
        | heat-lmg | a LMG  | LMG  | HEAT           | not possible |
        | ft-hmg   | a HMG  | HMG  | a flamethrower | not possible |
        | ft-ft    | a FT   | FT   | a flamethrower | possible     |
        | mg-lmg   | a LMG  | LMG  | MG fire        | possible     |
        | mg-ft    | a FT   | FT   | MG fire        | not possible |

    @B9.3 @A8.15xB9.3-1501
    Scenario Outline: A8.15xB9.3-1501 over a wall <verb> by <weapon> of a crew is <word>
      Given hexside B3-B4 is a wall
      And a German crew P in B2
      And P possesses <weapon>
      And a Russian squad E in B4
      And it is the PFPh of the German turn
      When the <name> attacks E with <verb>
      Then the attack is <word>

      Examples: a Gun fires as ordnance, never as small arms or a MG
        | row           | weapon     | name     | verb             | word         |
        | at-small-arms | an AT Gun  | AT Gun   | small-arms fire  | not possible |
        | at-mg         | an AT Gun  | AT Gun   | MG fire          | not possible |
        | at-he         | an AT Gun  | AT Gun   | Direct Fire HE   | possible     |
        | mtr-small     | an 81mm MTR | 81mm MTR | small-arms fire | not possible |
        | inf-small     | an INF Gun | INF Gun  | small-arms fire  | not possible |
        | inf-ft        | an INF Gun | INF Gun  | a flamethrower   | not possible |

    @B9.3 @A8.15xB9.3-1501
    Scenario Outline: A8.15xB9.3-1501b a Snap Shot by <weapon> of a crew is <word>
      Given it is the MPh of the Russian turn
      And a German crew P in B2
      And P possesses <weapon>
      And a Russian squad E in B5
      When E moves into B4
      And the <name> takes a Snap Shot at E across hexside B4-B5
      Then the attack is <word>

      Examples:
        | row | weapon      | name     | word         |
        | at  | an AT Gun   | AT Gun   | not possible |
        | mtr | an 81mm MTR | 81mm MTR | not possible |
        | hmg | a HMG       | HMG      | possible     |

  Rule: A11.1 Units fight in Close Combat, not their weapons

    @B26.31 @A11.1xB26.31-3405
    Scenario Outline: A11.1xB26.31-3405a on top of the Wire <attacker> attacks E with <attack>: <word>
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P possesses a LMG
      And a Russian squad E beneath the Wire in B3
      When <attacker> attacks E with <attack>
      Then the attack is <word>

      Examples:
        | row      | attacker | attack            | word         |
        | weapon   | the LMG  | Close Combat      | not possible |
        | capture  | the LMG  | a Capture attempt | not possible |
        | hands    | the LMG  | Hand-to-Hand CC   | not possible |
        | unit     | P        | Close Combat      | possible     |
        | captures | P        | a Capture attempt | possible     |

    @B26.31 @A11.1xB26.31-3405
    Scenario Outline: A11.1xB26.31-3405b on top of the Wire <attacker> declares <attack> on E: <verdict>
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P possesses a LMG
      And a Russian squad E beneath the Wire in B3
      When <attacker> declares an attack on E with <attack>
      Then that is <verdict>

      Examples:
        | row    | attacker | attack       | verdict     |
        | weapon | the LMG  | Close Combat | not allowed |
        | unit   | P        | Close Combat | allowed     |

  Rule: E7 Aircraft are above the terrain of their hex, and have none of its TEM

    @B16.2 @B16.2xE7-1501
    Scenario Outline: B16.2xE7-1501 fired at from the next hex an aircraft over <ground> has TEM <tem>
      Given F5 is <ground>
      And a German squad in F6
      And a Russian aircraft in F5
      When the German squad attacks the Russian aircraft with small-arms fire
      Then the TEM is <tem>
      And the attack is possible

      Examples:
        | row    | ground           | tem |
        | woods  | woods            | 0   |
        | stone  | a stone building | 0   |
        | rubble | stone rubble     | 0   |
        | marsh  | marsh            | 0   |

  Rule: B9.521 Case K of a mortar is lifted by a Known enemy

    @B9.521 @B9.521xC6.2-1101
    Scenario Outline: B9.521xC6.2-1101 a mortar at a concealed squad beside <other>: Case K adds <drm>
      Given it is the PFPh of the German turn
      And a German crew P in B2
      And P possesses a German 81mm MTR
      And a Russian squad E in B5
      And E is concealed
      And <other> K in B5
      And K is captured
      When P attacks E with an on-board mortar
      Then Case K adds <drm> to the To Hit DR

      Examples:
        | row | other          | drm |
        | own | a German squad | +2  |

    @B9.521 @B9.521xC6.2-1101
    Scenario Outline: B9.521xC6.2-1101b a mortar at a concealed squad <place> B5, a Known one <other> it: Case K adds <drm>
      Given it is the PFPh of the German turn
      And B5 is <ground>
      And a German crew P in B2
      And P possesses a German 81mm MTR
      And a concealed Russian squad E <place> B5
      And a Russian squad K <other> B5
      When P attacks E with an on-board mortar
      Then Case K adds <drm> to the To Hit DR

      Examples: beside it in its Location
        | row    | ground         | place                | other         | drm |
        | ground | a stone building with one upper level | in            | in            | 0   |
        | floor  | a stone building with one upper level | on level 1 of | on level 1 of | 0   |

      Examples: in another Location of the hex
        | row       | ground          | place         | other           | drm |
        | upstairs  | a stone building with one upper level | on level 1 of | in               | +2  |
        | below     | a stone building with one upper level | in            | on level 1 of    | +2  |
        | on-bridge | bridged marsh                         | below the bridge in | on the bridge in | +2  |

    @B9.521 @B9.521xC6.2-1101
    Scenario Outline: B9.521xC6.2-1101c behind bocage, a mortar at <target>, where a Known squad is unseen: Case K adds +2
      Given it is the PFPh of the German turn
      And B5 is woods
      And hexside B4-B5 is a bocage
      And a German crew P in B2
      And P possesses a German 81mm MTR
      And a concealed Russian squad E in B5
      And E has wall advantage
      And a Russian squad K in B5
      When P attacks <target> with an on-board mortar
      Then the attack is possible
      And Case K adds +2 to the To Hit DR against E

      Examples:
        | row  | target           |
        | unit | E                |
        | hex  | everything in B5 |

    @B9.521 @B9.521xC6.2-1101
    Scenario Outline: B9.521xC6.2-1101d with wall advantage it is seen: at <target> Case K adds 0
      Given it is the PFPh of the German turn
      And B5 is woods
      And hexside B4-B5 is a bocage
      And a German crew P in B2
      And P possesses a German 81mm MTR
      And a concealed Russian squad E in B5
      And E has wall advantage
      And a Russian squad K in B5
      And K has wall advantage
      When P attacks <target> with an on-board mortar
      Then the attack is possible
      And Case K adds 0 to the To Hit DR against E

      Examples:
        | row  | target           |
        | unit | E                |
        | hex  | everything in B5 |

    @B9.21 @B9.21xC6.2-1801
    Scenario Outline: B9.21xC6.2-1801 behind a hedge, a mortar at a concealed squad beside a Known one <place> B5: Case K adds <drm>
      Given it is the PFPh of the German turn
      And hexside B4-B5 is a hedge
      And B5 holds a foxhole 1S
      And a German crew P in B2
      And P possesses a German 81mm MTR
      And a concealed Russian squad E on top of the foxhole in B5
      And a Russian squad K <place> B5
      When P attacks E with an on-board mortar
      Then the attack is possible
      And Case K adds <drm> to the To Hit DR

      Examples:
        | row     | place                     | drm |
        | beneath | beneath the foxhole in    | +2  |
        | on-top  | on top of the foxhole in  | 0   |

  Rule: B16.32 SMOKE may be fired at a hex where nobody is

    @B16.32 @A24.1xB16.32-1101
    Scenario Outline: A24.1xB16.32-1101 out of <ground> a mortar's <means> at an empty hex: <word>
      Given B2 is <ground>
      And a German crew P in B2
      And P possesses a German 81mm MTR
      And it is the PFPh of the German turn
      When P attacks everything in B5 with <means>
      Then the attack is <word>

      Examples:
        | row         | ground      | means | word         |
        | open-smoke  | Open Ground | SMOKE | possible     |
        | open-wp     | Open Ground | WP    | possible     |
        | marsh-smoke | marsh       | SMOKE | not possible |
        | marsh-wp    | marsh       | WP    | not possible |
