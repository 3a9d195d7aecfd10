Feature: Who is armed, who is on the ground, who is fit

  Rule: B9.32 A weapon that does not work arms nobody

    @B9.32 @A9.7xB9.32-1
    Scenario Outline: A9.7xB9.32-1 <unit> with <gear> claims wall advantage: <verdict>
      Given it is the MPh of the German turn
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And <unit> P in F5
      And P possesses <gear>
      When P claims wall advantage
      Then that is <verdict>

      Examples: a leader has no FP, and a weapon that works
        | row          | unit            | gear      | ground | barrier | verdict |
        | lmg          | a German leader | a LMG     | woods  | wall    | allowed |
        | mmg          | a German leader | a MMG     | woods  | hedge   | allowed |
        | atr          | a German leader | an ATR    | woods  | wall    | allowed |

      Examples: or one that does not
        | row          | unit                    | gear                | ground      | barrier | verdict     |
        | bad-lmg      | a German leader         | a malfunctioned LMG | woods       | wall    | not allowed |
        | bad-lmg-open | a German leader         | a malfunctioned LMG | Open Ground | wall    | not allowed |
        | dm-mmg       | a German leader         | a dm MMG            | woods       | hedge   | not allowed |
        | bad-atr      | a German leader         | a malfunctioned ATR | woods       | wall    | not allowed |
        | radio        | a German leader         | a radio             | woods       | wall    | not allowed |
        | unarmed      | an unarmed German squad | a malfunctioned LMG | woods       | wall    | not allowed |

    @B9.32 @A9.7xB9.32-2
    Scenario Outline: A9.7xB9.32-2 a squad with <gear> is armed all the same
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German 4-6-7 squad P in F5
      And P possesses <gear>
      When P claims wall advantage
      Then that is allowed

      Examples: having FP of its own
        | row     | gear                |
        | bad-lmg | a malfunctioned LMG |
        | dm-hmg  | a dm HMG            |

    @B9.321 @A9.7xB9.321-1
    Scenario Outline: A9.7xB9.321-1 <unit> with <gear> beyond the wall denies nothing
      Given hexside <edge> is a wall
      And it is the PFPh of the Russian turn
      And <unit> E in <far>
      And E possesses <gear>
      And a German squad P in <near>
      When the players ask about the wall advantage of P
      Then P has wall advantage
      And E has no wall advantage

      Examples:
        | row     | edge  | far | near | unit                     | gear                |
        | bad-lmg | F5-F6 | F6  | F5   | a Russian leader         | a malfunctioned LMG |
        | dm-hmg  | F5-F6 | F6  | F5   | a Russian leader         | a dm HMG            |
        | side    | E6-F5 | E6  | F5   | an unarmed Russian squad | a malfunctioned MMG |

    @B9.323 @A9.7xB9.323-1
    Scenario Outline: A9.7xB9.323-1 in the open behind a <barrier> a leader with <gear> <has>
      Given hexside F5-F6 is a <barrier>
      And it is the PFPh of the German turn
      And a German leader P in F5
      And P possesses <gear>
      When the players ask about the wall advantage of P
      Then P <has>

      Examples:
        | row     | barrier | gear                | has                    |
        | lmg     | wall    | a LMG               | has wall advantage     |
        | bad-lmg | wall    | a malfunctioned LMG | has no wall advantage  |
        | dm-mmg  | hedge   | a dm MMG            | has no wall advantage  |

  Rule: B26.41 B27.41 Nor does it drive anybody out or Interdict

    @B26.41 @A9.7xB26.41-1
    Scenario Outline: A9.7xB26.41-1 held on Wire in woods next to a leader with <gear>: <fate>
      Given it is the RtPh of the German turn
      And B3 is woods
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And a Russian leader E in B4
      And E possesses <gear>
      When the German squad begins its rout with a Wire Exit dr of 6
      Then that is allowed
      And if its rout ends there, <fate>

      Examples: an armed enemy drives it out
        | row | gear  | fate                           |
        | lmg | a LMG | it is eliminated or surrenders |

      Examples: one whose weapon does not work does not
        | row     | gear                | fate                 |
        | bad-lmg | a malfunctioned LMG | it stays where it is |
        | dm-hmg  | a dm HMG            | it stays where it is |

    @B27.41 @A9.7xB27.41-1
    Scenario Outline: A9.7xB27.41-1 past a leader with <gear> a router passes the foxhole: <interdiction> in B3
      Given it is the RtPh of the German turn
      And B3 holds an empty foxhole 1S
      And a broken German squad with 6 MF in B2
      And a Russian leader E in F3
      And E possesses <gear>
      When the German squad routs into B3
      Then <interdiction> in B3

      Examples:
        | row     | gear                | interdiction                |
        | lmg     | a 3-8 LMG           | Interdiction is possible    |
        | bad-lmg | a malfunctioned LMG | no Interdiction is possible |
        | dm-mmg  | a dm MMG            | no Interdiction is possible |

  Rule: B26.31 B16.32 What does not work, or nobody works, does not fire

    @B26.31 @A9.7xB26.31-1
    Scenario Outline: A9.7xB26.31-1 on the Wire a squad fires its <state> HMG: <possible>
      Given it is the PFPh of the German turn
      And <hex> holds Wire
      And a German squad on top of the Wire in <hex>
      And the German squad possesses a <gear>
      And a Russian squad in <target>
      When the HMG attacks the Russian squad with MG fire
      Then the attack is <possible>

      Examples:
        | row          | state          | gear               | hex | target | possible     |
        | whole        | whole          | HMG                | B3  | B6     | possible     |
        | malfunction  | malfunctioned  | malfunctioned HMG  | B3  | B6     | not possible |
        | dismantled   | dismantled     | dm HMG             | E4  | E7     | not possible |

    @B16.32 @A9.7xB16.32-1
    Scenario Outline: A9.7xB16.32-1 in marsh <who> fires a <gear>: <possible>
      Given it is the PFPh of the German turn
      And B2 is marsh
      And <unit> P in B2
      And P possesses a <gear>
      And a Russian squad in B5
      When the LMG attacks the Russian squad with MG fire
      Then the attack is <possible>

      Examples:
        | row         | who     | unit           | gear              | possible     |
        | squad       | a squad | a German squad | LMG               | possible     |
        | malfunction | a squad | a German squad | malfunctioned LMG | not possible |
        | dismantled  | a squad | a German squad | dm LMG            | not possible |

    @B26.31 @A12.1xB26.31-1
    Scenario Outline: A12.1xB26.31-1 a <unit> on the Wire attacks: <possible>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a <unit> on top of the Wire in B3
      And a Russian squad in B5
      When the <name> attacks the Russian squad with small-arms fire
      Then the attack is <possible>

      Examples: dummies do not fire, a hero does
        | row       | unit                         | name               | possible     |
        | dummy     | concealed German dummy stack | German dummy stack | not possible |
        | hero      | German 1-4-9 hero            | German hero        | possible     |
        | concealed | concealed German squad       | German squad       | possible     |

    @B16.32 @A12.1xB16.32-1
    Scenario Outline: A12.1xB16.32-1 a <unit> in marsh fires: <possible>
      Given it is the PFPh of the German turn
      And <hex> is marsh
      And a <unit> in <hex>
      And a Russian squad in <target>
      When the <name> attacks the Russian squad with small-arms fire
      Then the attack is <possible>

      Examples:
        | row   | unit                         | name               | hex | target | possible     |
        | dummy | concealed German dummy stack | German dummy stack | B2  | B4     | not possible |
        | squad | concealed German squad       | German squad       | B2  | B4     | possible     |

    @B16.32 @A15.2xB16.32-1
    Scenario Outline: A15.2xB16.32-1 a 1-4-9 hero in <ground> fires at <target> with <fp> FP
      Given it is the PFPh of the German turn
      And B2 is <ground>
      And a German 1-4-9 hero <place> B2
      And a Russian squad in <target>
      When the German hero attacks the Russian squad with small-arms fire
      Then the attack is possible
      And the FP is <fp>

      Examples: halved as any Infantry's
        | row       | ground        | place            | target | fp  |
        | marsh     | marsh         | in               | B4     | 1/2 |
        | marsh-pbf | marsh         | in               | B3     | 1   |
        | dry       | Open Ground   | in               | B4     | 1   |
        | bridge    | bridged marsh | on the bridge in | B4     | 1   |

    @B9.36 @B9.36xD5.4-1
    Scenario Outline: B9.36xD5.4-1 <tank> at a tank behind a wall of <target> fires: <possible>
      Given it is the PFPh of the Russian turn
      And hexside <edge> is a wall
      And a German tank in <target>
      And the German tank has wall advantage
      And <tank> T in <firer>
      When T attacks the German tank with a Gun
      Then the attack is <possible>

      Examples: nobody, or nobody fit, is at the MA
        | row       | tank                     | target | edge  | firer | possible     |
        | manned    | a Russian tank           | F5     | F5-F6 | F8    | possible     |
        | abandoned | an abandoned Russian tank | F5    | F5-F6 | F8    | not possible |
        | stunned   | a stunned Russian tank   | F5     | F5-F6 | F8    | not possible |
        | shocked   | a shocked Russian tank   | B6     | B5-B6 | B3    | not possible |

    @B27.52 @B27.52xD5.4-1
    Scenario Outline: B27.52xD5.4-1 from beneath a trench <tank> fires: <possible>
      Given it is the PFPh of the German turn
      And B2 holds a trench
      And <tank> T beneath the trench in B2
      And a Russian tank in B6
      When T attacks the Russian tank with a Gun
      Then the attack is <possible>

      Examples:
        | row       | tank                     | possible     |
        | manned    | a German tank            | possible     |
        | abandoned | an abandoned German tank | not possible |
        | stunned   | a stunned German tank    | not possible |

    @B9.32 @B9.32xD5.4-1
    Scenario Outline: B9.32xD5.4-1 with <tank> beyond the <barrier> the wall advantage of a squad <over> is its own
      Given hexside <edge> is a <barrier>
      And it is the PFPh of the Russian turn
      And <tank> T in <far>
      And a German squad P in F5
      When the players ask about the wall advantage of P
      Then P has wall advantage
      And T has no wall advantage

      Examples: an abandoned vehicle denies nothing
        | row   | tank                              | barrier | edge  | far | over  |
        | tank  | an abandoned Russian tank         | wall    | F5-F6 | F6  | F5-F6 |
        | gun   | an abandoned Russian assault gun  | hedge   | F5-G6 | G6  | F5-G6 |
        | truck | an abandoned Russian truck        | wall    | F5-F6 | F6  | F5-F6 |

    @B9.36 @B9.36xD5.4-2
    Scenario Outline: B9.36xD5.4-2 <tank> without wall advantage behind a wall <hd>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And <tank> T in F5
      And a Russian crew in <firer>
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun attacks T with a Gun
      Then T <hd>

      Examples: against who has none over it either
        | row       | tank                     | firer | hd              |
        | abandoned | an abandoned German tank | F7    | is HD to it     |
        | past      | an abandoned German tank | F3    | is not HD to it |

  Rule: B9.32 Aircraft are no ground units

    @B9.32 @B9.32xE7.1-1
    Scenario Outline: B9.32xE7.1-1 an aircraft over <hex> has no wall advantage and may claim none
      Given hexside <edge> is a <barrier>
      And it is the MPh of the Russian turn
      And a Russian aircraft in <hex>
      When the players ask about the wall advantage of the Russian aircraft
      Then the Russian aircraft has no wall advantage
      And the Russian aircraft may not claim wall advantage

      Examples:
        | row   | hex | edge  | barrier |
        | wall  | F6  | F5-F6 | wall    |
        | hedge | C4  | C4-C5 | hedge   |

    @B9.32 @B9.32xE7.1-2
    Scenario Outline: B9.32xE7.1-2 with a Russian aircraft over <over> a squad in F5 claims it
      Given it is the MPh of the German turn
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And a German squad P in F5
      And a Russian aircraft in <over>
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage over F5-F6 and nothing else

      Examples: overhead, or across the hexside
        | row      | over | ground | barrier |
        | overhead | F5   | woods  | wall    |
        | across   | F6   | woods  | wall    |
        | hedge    | F6   | brush  | hedge   |

    @B9.32 @B9.32xE7.1-3
    Scenario Outline: B9.32xE7.1-3 in the open with a Russian aircraft over <over> a squad has it
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian aircraft in <over>
      When the players ask about the wall advantage of P
      Then P has wall advantage over F5-F6 and nothing else

      Examples: no enemy shares the hexside
        | row      | over |
        | overhead | F5   |
        | across   | F6   |

    @B9.32 @B9.32xE7.1-4
    Scenario Outline: B9.32xE7.1-4 a friendly aircraft over <over> is no comrade of a broken squad
      Given it is the MPh of the German turn
      And F5 is <ground>
      And hexside F5-F6 is a wall
      And a broken German squad P in F5
      And a German aircraft in <over>
      When P claims wall advantage
      Then that is not allowed

      Examples:
        | row      | over | ground |
        | overhead | F5   | woods  |
        | across   | F6   | woods  |

    @B9.31 @B9.31xE7.4-1
    Scenario Outline: B9.31xE7.4-1 strafed from <over> a squad with wall advantage has the wall at <tem>
      Given it is the DFPh of the Russian turn
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian aircraft in <over>
      When the Russian aircraft attacks the German squad with strafing
      Then the <barrier> gives a TEM of <tem>
      And the <ground> gives no TEM

      Examples: traced over it or not
        | row        | over | ground         | barrier | tem |
        | over-wall  | F6   | woods          | wall    | +2  |
        | over-hedge | F6   | stone building | hedge   | +1  |
        | past-wall  | F4   | woods          | wall    | 0   |

  Rule: B27.44 B26.41 They bar no entry, drive nobody out and are fought by nobody

    @B27.44 @B27.44xE7.1-1
    Scenario Outline: B27.44xE7.1-1 in the <phase> a squad <goes> into B3, a Russian aircraft overhead
      Given it is the <phase> of the German turn
      And B3 holds <fort>
      And a German squad in B2
      And a Russian aircraft in B3
      When the German squad <goes> into B3
      Then that is allowed
      And the German squad is on top in B3

      Examples:
        | row         | phase | goes     | fort         |
        | foxhole     | MPh   | moves    | a foxhole 1S |
        | wire        | MPh   | moves    | Wire         |
        | trench-apc  | APh   | advances | a trench     |

    @B27.44 @B27.44xE7.1-1
    Scenario: B27.44xE7.1-1b and goes beneath the foxhole there
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad in B2
      And a Russian aircraft in B3
      When the German squad moves into B3
      And the German squad goes beneath the foxhole
      Then that is allowed
      And the German squad is beneath the foxhole in B3

    @B16.4 @B16.4xE7.1-1
    Scenario Outline: B16.4xE7.1-1 into marsh beneath a Russian aircraft a <unit> moves for all its MF
      Given it is the MPh of the German turn
      And B2 is marsh
      And a German <unit> in B3
      And a Russian aircraft in B2
      When the German <unit> moves into B2
      Then that is allowed
      And it costs <mf> MF
      And it has 0 MF left

      Examples:
        | row    | unit   | mf |
        | squad  | squad  | 4  |
        | leader | leader | 6  |

    @B26.31 @B26.31xE7.1-1
    Scenario Outline: B26.31xE7.1-1 nobody <place> B3 fights a Russian aircraft there in Close Combat
      Given it is the CCPh of the German turn
      And B3 holds <fort>
      And a German squad <place> B3
      And a Russian aircraft in B3
      When the German squad declares Close Combat against the Russian aircraft
      Then that is not allowed

      Examples:
        | row      | fort         | place                  |
        | on-wire  | Wire         | on top of the Wire in  |
        | beneath  | Wire         | beneath the Wire in    |
        | foxhole  | a foxhole 1S | beneath the foxhole in |

    @B26.41 @B26.41xE7.1-1
    Scenario Outline: B26.41xE7.1-1 held on Wire in <ground> with <enemy> in <hex>: <fate>
      Given it is the RtPh of the German turn
      And B3 is <ground>
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And <enemy> in <hex>
      When the German squad begins its rout with a Wire Exit dr of 6
      Then that is allowed
      And if its rout ends there, <fate>

      Examples: an aircraft drives nobody out of woods
        | row           | ground | enemy              | hex | fate                           |
        | next          | woods  | a Russian aircraft | B4  | it stays where it is           |
        | overhead      | woods  | a Russian aircraft | B3  | it stays where it is           |
        | squad-next    | woods  | a Russian squad    | B4  | it is eliminated or surrenders |

  Rule: B26.4 Who gets beneath Wire

    @B26.4 @A15.4xB26.4-1
    Scenario Outline: A15.4xB26.4-1 a berserk squad on Wire rolls <dr> and has <left> MF left beneath
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a berserk German squad with 8 MF on top of the Wire in B3
      And a Russian squad in B8
      When the German squad rolls a Wire Exit dr of <dr>
      Then the Wire Exit dr succeeds
      And the German squad is beneath the Wire in B3
      And the German squad has <left> MF left

      Examples: of its 8 MF
        | row | dr | left |
        | low | 1  | 7    |
        | mid | 5  | 3    |
        | top | 6  | 2    |

    @B26.4 @A15.4xB26.4-2
    Scenario Outline: A15.4xB26.4-2 a <status> squad that no MF are said of has <left> MF left after a dr of <dr>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a <status> German squad P on top of the Wire in B3
      And a Russian squad in B8
      When P rolls a Wire Exit dr of <dr>
      Then P is beneath the Wire in B3
      And P has <left> MF left

      Examples: the MF of its kind and state
        | row          | status       | dr | left |
        | berserk      | berserk      | 6  | 2    |
        | good         | Good Order   | 4  | 0    |
        | inexperienced | inexperienced | 3 | 0    |

    @B26.4 @A17.2xB26.4-1
    Scenario Outline: A17.2xB26.4-1 a <unit> rolls <dr> on Wire: the dr <result>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a <unit> P on top of the Wire in B3
      When P rolls a Wire Exit dr of <dr>
      Then the Wire Exit dr <result>
      And P has <left> MF left

      Examples: SMC have 6 MF, wounded 3
        | row               | unit                   | dr | result   | left |
        | leader-six        | German leader          | 6  | succeeds | 0    |
        | hero-six          | German hero            | 6  | succeeds | 0    |
        | hero-two          | German hero            | 2  | succeeds | 4    |
        | wounded-three     | wounded German leader  | 3  | succeeds | 0    |
        | wounded-four      | wounded German leader  | 4  | fails    | 0    |
        | wounded-hero-four | wounded German hero    | 4  | fails    | 0    |
        | squad-five        | German squad           | 5  | fails    | 0    |

    @B26.4 @A7.8xB26.4-1
    Scenario Outline: A7.8xB26.4-1 a <unit> on Wire may try to get beneath: <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <unit> P on top of the Wire in B3
      When P rolls a Wire Exit dr of 1
      Then that is <verdict>

      Examples: who may move
        | row  | unit              | verdict |
        | good | a German squad    | allowed |
        | cx   | a CX German squad | allowed |
        | hero | a German hero     | allowed |

      Examples: and who may not
        | row    | unit                  | verdict     |
        | pinned | a pinned German squad | not allowed |
        | ti     | a TI German squad     | not allowed |
        | pinned-hero | a pinned German hero | not allowed |

  Rule: B16.4 Who wades into marsh

    @B16.4 @A7.8xB16.4-1
    Scenario Outline: A7.8xB16.4-1 a <unit> moves into marsh: <verdict>
      Given it is the MPh of the German turn
      And <hex> is marsh
      And <unit> P in <from>
      When P moves into <hex>
      Then that is <verdict>

      Examples: who may move
        | row  | unit            | from | hex | verdict |
        | good | a German squad  | B3   | B2  | allowed |
        | hero | a German hero   | E6   | E5  | allowed |
        | crew | a German crew   | C4   | C3  | allowed |

      Examples: and who may not
        | row     | unit                    | from | hex | verdict     |
        | pinned  | a pinned German squad   | B3   | B2  | not allowed |
        | ti      | a TI German squad       | B3   | B2  | not allowed |
        | broken  | a broken German squad   | B3   | B2  | not allowed |
        | pinned-hero | a pinned German hero | E6  | E5  | not allowed |

    @B16.4 @A15.4xB16.4-1
    Scenario Outline: A15.4xB16.4-1 a <unit> enters <ground> for <mf> MF
      Given it is the MPh of the German turn
      And B2 is <ground>
      And a <unit> P in B3
      And a Russian squad in B0
      When P moves into B2
      Then that is allowed
      And it costs <mf> MF
      And it has <left> MF left

      Examples: marsh takes all that it has
        | row             | unit                       | ground  | mf | left |
        | berserk         | berserk German squad       | marsh   | 8  | 0    |
        | wounded         | wounded German leader      | marsh   | 3  | 0    |
        | hero            | German hero                | marsh   | 6  | 0    |
        | inexperienced   | inexperienced German squad | marsh   | 3  | 0    |
        | berserk-mudflat | berserk German squad       | mudflat | 2  | 6    |
        | wounded-mudflat | wounded German leader      | mudflat | 2  | 1    |

  Rule: B9.322 B9.323 Wall advantage of heroes, pinned men and dummies

    @B9.32 @A15.2xB9.32-1
    Scenario Outline: A15.2xB9.32-1 <unit> in <ground> behind a <barrier> claims wall advantage: <verdict>
      Given it is the MPh of the German turn
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And <unit> P in F5
      When P claims wall advantage
      Then that is <verdict>

      Examples: a hero has FP, a leader has none
        | row             | unit                    | ground         | barrier | verdict     |
        | hero            | a German 1-4-9 hero     | woods          | wall    | allowed     |
        | hero-building   | a German 1-4-9 hero     | stone building | hedge   | allowed     |
        | leader          | a German 9-1 leader     | woods          | wall    | not allowed |
        | pinned-hero     | a pinned German hero    | woods          | wall    | not allowed |

    @B9.32 @A15.2xB9.32-2
    Scenario Outline: A15.2xB9.32-2 with a <comrade> that has it a leader in woods claims: <verdict>
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And <comrade> P in F5
      And P has wall advantage
      And a German leader L in F5
      When L claims wall advantage
      Then that is <verdict>

      Examples: a comrade of any kind
        | row   | comrade        | verdict |
        | hero  | a German hero  | allowed |
        | squad | a German squad | allowed |
        | crew  | a German crew  | allowed |

    @B9.321 @A15.2xB9.321-1
    Scenario Outline: A15.2xB9.321-1 across the <barrier> from a <unit> with wall advantage a squad claims: <verdict>
      Given it is the MPh of the German turn
      And F5 and F6 are woods
      And hexside F5-F6 is a <barrier>
      And <unit> E in F6
      And <has>
      And a German squad P in F5
      When P claims wall advantage
      Then that is <verdict>

      Examples: a hero denies it
        | row     | unit                  | barrier | has                    | verdict     |
        | hero    | a Russian hero        | wall    | E has wall advantage   | not allowed |
        | pinned  | a pinned Russian squad | wall   | E has wall advantage   | not allowed |
        | cx      | a CX Russian squad    | hedge   | E has wall advantage   | not allowed |
        | without | a Russian hero        | wall    | F4 is woods            | allowed     |

    @B9.322 @B9.323 @A7.8xB9.322xB9.323-1
    Scenario Outline: A7.8xB9.322xB9.323-1 a <unit> in <ground>: its wall advantage is <kind>, it <has>
      Given it is the PFPh of the German turn
      And F5 is <ground>
      And hexside F5-F6 is a wall
      And <unit> P in F5
      When the players ask about the wall advantage of P
      Then P <has>

      Examples: mandatory wall advantage asks nobody whether he is pinned
        | row           | unit                  | ground      | kind      | has                   |
        | pinned-open   | a pinned German squad | Open Ground | mandatory | has wall advantage    |
        | ti-open       | a TI German squad     | Open Ground | mandatory | has wall advantage    |
        | hero-open     | a German hero         | Open Ground | mandatory | has wall advantage    |
        | pinned-woods  | a pinned German squad | woods       | voluntary | has no wall advantage |
        | hero-woods    | a German hero         | woods       | voluntary | has no wall advantage |
        | leader-open   | a German leader       | Open Ground | none      | has no wall advantage |

  Rule: B27.11 Who digs

    @B27.11 @A15.2xB27.11-1
    Scenario Outline: A15.2xB27.11-1 <unit> digs: <verdict>
      Given it is the PFPh of the German turn
      And <unit> P in <hex>
      When P makes an Entrenching Attempt with an Original DR of 2
      Then that is <verdict>

      Examples: a squad, HS or crew
        | row    | unit                 | hex | verdict |
        | squad  | a German squad       | B2  | allowed |
        | crew   | a German crew        | B2  | allowed |
        | cx     | a CX German squad    | E5  | allowed |

      Examples: nobody else
        | row    | unit                           | hex | verdict     |
        | hero   | a German hero                  | B2  | not allowed |
        | leader | a German leader                | B2  | not allowed |
        | dummy  | a concealed German dummy stack | B2  | not allowed |
        | tank   | a German tank                  | E5  | not allowed |

    @B27.12 @A15.2xB27.12-1
    Scenario Outline: A15.2xB27.12-1 with <smc> beneath it a foxhole 1S that holds a squad is within capacity: <answer>
      Given B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And <smc> beneath the foxhole in B2
      When the players look at the board
      Then to the question whether the foxhole in B2 is within capacity the answer is <answer>

      Examples: heroes are SMC as leaders are
        | row          | smc                  | answer |
        | four-heroes  | four German heroes   | yes    |
        | five-heroes  | five German heroes   | no     |
        | five-leaders | five German leaders  | no     |
