Feature: Who is armed, and what fires

  Rule: B9.32 A weapon that does not work arms nobody

    @B9.32 @A9.7xB9.32-1 @A9.7xB9.32-2
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

  Rule: Who is armed, and what it fires

    @B9.32 @A1.2xB9.32-901
    Scenario Outline: A1.2xB9.32-901 a leader with <gear> behind a wall <has>
      Given hexside F5-F6 is a wall
      And a German leader P in F5
      And P possesses <gear>
      When the players ask about the wall advantage of P
      Then P <has>

      Examples:
        | gear        | has                   |
        | a LMG       | has wall advantage    |
        | a DC        | has no wall advantage |
        | a radio     | has no wall advantage |

    @B9.3 @A1.2xB9.3xE7.4-901
    Scenario: A1.2xB9.3xE7.4-901 an aircraft is armed, and the wall shelters from its strafing as from other Direct Fire
      Given it is the MPh of the Russian turn
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian aircraft E in F6
      When E attacks P with strafing
      Then the attack is possible

    @B9.3 @A1.2xB9.3xE7.4-901
    Scenario: A1.2xB9.3xE7.4-901b but not in Close Combat
      Given it is the CCPh of the Russian turn
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian aircraft E in F5
      When E attacks P with Close Combat
      Then the attack is not possible

    @B27.1 @A7.1xB27.1-902
    Scenario Outline: A7.1xB27.1-902 no <gun> fires from beneath a foxhole
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German crew P beneath the foxhole in B2
      And a German <gun> beneath the foxhole with P
      And a Russian squad E in B5
      When P attacks E with <attack>
      Then the attack is not possible
      And B27.1 rules the attack out

      Examples:
        | row | gun     | attack         |
        | at  | AT Gun  | Direct Fire HE |
        | inf | INF Gun | Direct Fire HE |

    @B27.1 @A7.1xB27.1-902
    Scenario: A7.1xB27.1-902b a mortar does
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German crew P beneath the foxhole in B2
      And an assembled German 81mm MTR beneath the foxhole with P
      And a Russian squad E in B8
      When P attacks E with an on-board mortar, using the 81mm MTR
      Then the attack is possible

    @B27.1 @A12.11xB27.1-901
    Scenario: A12.11xB27.1-901b nor with a LMG that lies with them
      Given it is the PFPh of the German turn
      And F5 holds a foxhole 1S
      And a concealed German dummy stack P beneath the foxhole in F5
      And P possesses a LMG
      And a Russian squad E in F7
      When P attacks E with MG fire
      Then the attack is not possible

    @B27.1 @A12.11xB27.1-901
    Scenario: A12.11xB27.1-901c a squad beneath the foxhole does
      Given it is the PFPh of the German turn
      And F5 holds a foxhole 1S
      And a German squad P beneath the foxhole in F5
      And P possesses a LMG
      And a Russian squad E in F7
      When P attacks E with MG fire
      Then the attack is possible

    @B27.1 @A12.11xB27.1-901
    Scenario: A12.11xB27.1-901 dummies beneath the foxhole attack nobody
      Given it is the PFPh of the German turn
      And F5 holds a foxhole 1S
      And a concealed German dummy stack P beneath the foxhole in F5
      And a Russian squad E in F7
      When P attacks E with small-arms fire
      Then the attack is not possible

  Rule: Who has something to fire, and that works

    @B9.53 @A9.7xB9.53-901
    Scenario Outline: A9.7xB9.53-901 a crew with <gear>, over <edge>: <word>
      Given it is the PFPh of the Russian turn
      And hexside F2-F3 is <edge>
      And a Russian crew R in F2
      And R possesses <gear>
      And a German squad P in F5
      When R attacks P with Direct Fire HE
      Then the attack is <word>

      Examples:
        | row        | gear                 | edge    | word         |
        | works      | an AT Gun            | a hedge | possible     |
        | broken     | a malfunctioned AT Gun | a hedge | not possible |
        | dismantled | a dm AT Gun          | a hedge | not possible |

    @B9.42 @A7.1xA8.15xB9.42-901
    Scenario Outline: A7.1xA8.15xB9.42-901 a Snap Shot of <unit> over a hedge: <word>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a hedge
      And a German squad P in F5
      And P has spent 1 MF
      And <unit> R in F8
      When R takes a Snap Shot at P across hexside F5-F6
      Then the attack is <word>

      Examples: with FP, and without
        | row    | unit             | word         |
        | hero   | a Russian hero   | possible     |
        | crew   | a Russian crew   | possible     |
        | leader | a Russian leader | not possible |

    @B26.31 @A7.2xA22.1xB26.31-901
    Scenario Outline: A7.2xA22.1xB26.31-901 from on top of Wire a FT at who is in <hex>: <fp> FP
      Given it is the PFPh of the Russian turn
      And F3 holds Wire
      And a German squad P in <hex>
      And a Russian squad R on top of the Wire in F3
      And R possesses a FT
      When R could attack P with its FT
      Then the FP is <fp>
      And the Wire DRM is +1

      Examples:
        | hex | fp |
        | F4  | 24 |
        | F5  | 12 |

    @B26.31 @A11.1xB26.31-901
    Scenario Outline: A11.1xB26.31-901 <attack> of a squad on top of Wire: <fp> FP, Wire <wire>
      Given it is the CCPh of the Russian turn
      And F5 holds Wire
      And a German squad P beneath the Wire in F5
      And a Russian 4-4-7 squad R on top of the Wire in F5
      When R attacks P with <attack>
      Then the FP is <fp>
      And the Wire DRM is <wire>

      Examples: its own FP, whatever the range is worth to fire
        | row     | attack            | fp | wire |
        | cc      | Close Combat      | 4  | +1   |
        | capture | a Capture attempt | 4  | +1   |
        | hands   | Hand-to-Hand CC   | 4  | +1   |

    @B9.21 @A6.1xB9.21-901
    Scenario Outline: A6.1xB9.21-901 beneath the <cover> behind a wall F5 is out of LOS of <unit>: <word>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And F5 holds <fort>
      And a German squad P beneath the <cover> in F5
      And <unit> R in F8
      When R attacks P with <attack>
      Then the attack is <word>

      Examples: from the air all is seen
        | row             | cover   | fort         | unit               | attack          | word         |
        | air-foxhole     | foxhole | a foxhole 1S | a Russian aircraft | strafing        | possible     |
        | air-trench      | trench  | a trench     | a Russian aircraft | strafing        | possible     |
        | ground-foxhole  | foxhole | a foxhole 1S | a Russian squad    | small-arms fire | not possible |
