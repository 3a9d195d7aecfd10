Feature: As many shots at who moves as it has spent MF, by whatever name

  Rule: A claim of wall advantage gives no further shot

    @B9.322 @A8.1xB9.322-1
    Scenario Outline: A8.1xB9.322-1a S enters <ground>: a shot at <first>, S claims wall advantage, a shot at <second>: <verdict>
      Given it is the MPh of the German turn
      And B3 is <ground>
      And hexside B3-B4 is a wall
      And a German squad S in B2
      And S possesses a LMG
      And a Russian squad R in B5
      When S moves into B3
      And R declares an attack on <first> with small-arms fire
      And S claims wall advantage
      And R declares an attack on <second> with small-arms fire
      Then that is <verdict>

      Examples: for 1 MF there is one shot
        | row           | ground      | first            | second           | verdict     |
        | unit          | Open Ground | S                | S                | not allowed |
        | weapon        | Open Ground | the LMG          | the LMG          | not allowed |
        | unit-weapon   | Open Ground | S                | the LMG          | not allowed |
        | hex           | Open Ground | everything in B3 | everything in B3 | not allowed |
        | hex-unit      | Open Ground | everything in B3 | S                | not allowed |
        | unit-hex      | Open Ground | S                | everything in B3 | not allowed |

      Examples: for 2 MF there are two
        | row           | ground      | first            | second           | verdict     |
        | unit-two      | brush       | S                | S                | allowed     |
        | weapon-two    | brush       | the LMG          | S                | allowed     |
        | hex-two       | brush       | everything in B3 | everything in B3 | allowed     |

    @B9.322 @A8.1xB9.322-1
    Scenario Outline: A8.1xB9.322-1b <first> and then <second> fire at S, which has spent <mf> MF and claims wall advantage: <verdict>
      Given it is the MPh of the German turn
      And B3 is <ground>
      And hexside B3-B4 is a wall
      And a German squad S in B2
      And a Russian squad R in B5
      And R possesses a LMG
      And a Russian squad Q in B6
      When S moves into B3
      And <first> declares an attack on S with MG fire
      And S claims wall advantage
      And <second> declares an attack on S with <means>
      Then that is <verdict>

      Examples: it is the MG that has had its shot, whoever is named
        | row            | mf | ground      | first   | second  | means           | verdict     |
        | by-itself      | 1  | Open Ground | the LMG | the LMG | MG fire         | not allowed |
        | man-then-gun   | 1  | Open Ground | R       | the LMG | MG fire         | not allowed |
        | gun-then-man   | 1  | Open Ground | the LMG | R       | MG fire         | not allowed |
        | two-mf         | 2  | brush       | R       | the LMG | MG fire         | allowed     |
        | another        | 1  | Open Ground | the LMG | Q       | small-arms fire | allowed     |

    @B9.322 @A8.1xB9.322xD3.5-3402
    Scenario Outline: A8.1xB9.322xD3.5-3402 a <vehicle> fires <first> at S, which has spent 1 MF and claims wall advantage, then <second>: <verdict>
      Given it is the MPh of the German turn
      And hexside B3-B4 is a wall
      And a German squad S in B2
      And a Russian <vehicle> R in B5
      When S moves into B3
      And R declares an attack on S with <first>
      And S claims wall advantage
      And R declares an attack on S with <second>
      Then that is <verdict>

      Examples: each weapon of the vehicle has its shot
        | row      | vehicle | first          | second         | verdict     |
        | ma-mg    | tank    | Direct Fire HE | MG fire        | allowed     |
        | mg-ma    | tank    | MG fire        | Direct Fire HE | allowed     |
        | ma-twice | tank    | Direct Fire HE | Direct Fire HE | not allowed |
        | mg-twice | tank    | MG fire        | MG fire        | not allowed |

    @B9.322 @A8.1xB9.322-1
    Scenario Outline: A8.1xB9.322-1g R, whose MG the position omits, fires <first> at S, which has spent 1 MF and claims wall advantage, then <second>: <verdict>
      Given it is the MPh of the German turn
      And hexside B3-B4 is a wall
      And a German squad S in B2
      And a Russian squad R in B5
      When S moves into B3
      And R declares an attack on S with <first>
      And S claims wall advantage
      And R declares an attack on S with <second>
      Then that is <verdict>

      Examples: as if it were told
        | row      | first           | second          | verdict     |
        | own-mg   | small-arms fire | MG fire         | allowed     |
        | mg-own   | MG fire         | small-arms fire | allowed     |
        | mg-twice | MG fire         | MG fire         | not allowed |
        | own      | small-arms fire | small-arms fire | not allowed |

    @B9.322 @A8.1xB9.322-1
    Scenario Outline: A8.1xB9.322-1c three shots at who has spent 2 MF, at <third> the third: not allowed
      Given it is the MPh of the German turn
      And B3 is brush
      And hexside B3-B4 is a wall
      And a German squad S in B2
      And a Russian squad R in B5
      When S moves into B3
      And R declares an attack on S with small-arms fire
      And R declares an attack on everything in B3 with small-arms fire
      And S claims wall advantage
      And R declares an attack on <third> with small-arms fire
      Then that is not allowed
      And A8.1 forbids it

      Examples:
        | row  | third            |
        | unit | S                |
        | hex  | everything in B3 |

    @B9.322 @A8.1xB9.322-1
    Scenario Outline: A8.1xB9.322-1d who is aboard moves with the MP of its vehicle: <what>, then a second shot at <second>: <verdict>
      Given it is the MPh of the German turn
      And hexside B3-B4 is a wall
      And a moving German <vehicle> T in B2
      And T has its VCA toward B3
      And a German squad P in B2
      And P <aboard> T
      And a Russian squad R in B5
      When T moves into B3
      And R declares an attack on P with small-arms fire
      And T <what>
      And R declares an attack on <second> with small-arms fire
      Then that is <verdict>

      Examples: wall advantage costs nothing, a turn of the hull does
        | row       | vehicle | aboard   | what                         | second           | verdict     |
        | rider     | tank    | rides on | claims wall advantage        | P                | not allowed |
        | rider-hex | tank    | rides on | claims wall advantage        | everything in B3 | not allowed |
        | turned    | tank    | rides on | turns its hull by 1 hexspine | P                | allowed     |

  Rule: Who is turned back has spent its MF where it is returned to

    @B9.322 @A8.1xA12.15xB9.322-1
    Scenario Outline: A8.1xA12.15xB9.322-1 turned back out of <ground> S is fired on <often>: <verdict>
      Given it is the MPh of the German turn
      And B3 is <ground>
      And hexside B2-B3 is a wall
      And a German squad S in B2
      And a concealed Russian squad R in B3
      When S moves into B3
      And R shows itself and turns S back into B2
      And R declares an attack on S with small-arms fire
      And R declares an attack on <again> with small-arms fire
      Then that is <verdict>

      Examples: the wall costs 1 MF more
        | row      | ground      | often        | again            | verdict     |
        | twice    | Open Ground | twice        | S                | allowed     |
        | hex      | Open Ground | twice        | everything in B2 | allowed     |

    @B9.322 @A8.1xA12.15xB9.322-1
    Scenario Outline: A8.1xA12.15xB9.322-1b and at <again> there is no shot more
      Given it is the MPh of the German turn
      And hexside B2-B3 is a wall
      And a German squad S in B2
      And a concealed Russian squad R in B3
      When S moves into B3
      And R shows itself and turns S back into B2
      And R declares an attack on S with small-arms fire
      And R declares an attack on S with small-arms fire
      And R declares an attack on <again> with small-arms fire
      Then that is not allowed
      And A8.1 forbids it

      Examples:
        | row  | again            |
        | unit | S                |
        | hex  | everything in B2 |

  Rule: First Fire at a hex answers MF spent there

    @B9.322 @A8.1xB9.322-2
    Scenario Outline: A8.1xB9.322-2 behind its wall S <acts>, and R fires at <target> with <means>: <verdict>
      Given it is the MPh of the German turn
      And hexside B3-B4 is a wall
      And a German squad S in B3
      And S has spent <mf> MF
      And a German squad T in B2
      And a Russian squad R in B5
      When S claims wall advantage
      And R declares an attack on <target> with <means>
      Then that is <verdict>

      Examples: a claim is no expenditure
        | row       | acts         | mf | target           | means           | verdict     |
        | rests     | spends no MF | 0  | everything in B3 | small-arms fire | not allowed |
        | rests-one | spends no MF | 0  | S                | small-arms fire | not allowed |
        | spends    | spends 1 MF  | 1  | everything in B3 | small-arms fire | allowed     |
        | elsewhere | spends 1 MF  | 1  | everything in B2 | small-arms fire | not allowed |

  Rule: What is resolved against a Location in the MPh meets who has spent MF there

    @B27.42 @A4.6xA8.1xB27.42-2750
    Scenario Outline: A4.6xA8.1xB27.42-2750a <attack> is resolved on P, which has moved in, and on Q: with <final> on P alone
      Given it is the MPh of the German turn
      And B2 is <ground>
      And B2 holds <fort>
      And a German squad P in B1
      And a German squad Q <place> B2
      When P moves into B2
      And <attack> of 12 FP is resolved in B2 with an Original DR of 7
      Then P is attacked with a Final DR of <final>
      And Q is not attacked

      Examples:
        | row           | ground      | fort     | place              | attack                  | final |
        | oba           | Open Ground | a trench | beneath the trench in | an OBA HE Concentration | 5     |
        | harassing     | Open Ground | a trench | beneath the trench in | OBA Harassing Fire      | 5     |
        | bomb          | Open Ground | a trench | beneath the trench in | an aerial bomb          | 5     |
        | residual      | Open Ground | a trench | beneath the trench in | Residual FP             | 5     |
        | oba-brush     | brush       | a trench | beneath the trench in | an OBA HE Concentration | 6     |
        | residual-wire | Open Ground | Wire     | beneath the Wire in   | Residual FP             | 5     |

    @B27.42 @A8.2xB27.42-3406
    Scenario Outline: A8.2xB27.42-3406 in the <phase> of the <side> turn <attack> is resolved on P at its foxhole: <verdict>
      Given it is the <phase> of the <side> turn
      And B3 holds a foxhole 1S
      And a German squad P on top of the foxhole in B3
      And P has moved this phase
      When <attack> of 8 FP is resolved in B3 with an Original DR of 7
      Then that is <verdict>

      Examples: Residual FP is there in the MPh alone
        | row      | phase | side    | attack       | verdict     |
        | mph      | MPh   | German  | Residual FP  | allowed     |
        | dfph     | DFPh  | German  | Residual FP  | not allowed |
        | pfph     | PFPh  | Russian | Residual FP  | not allowed |
        | bomb     | DFPh  | German  | an aerial bomb | allowed   |

    @B26.31 @A8.2xB26.31-4300
    Scenario Outline: A8.2xB26.31-4300a P on the Wire, <fact>: <attack> at E has <wire> for the Wire and <total> in all
      Given it is the MPh of the Russian turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a Russian squad E in B5
      And E has moved this phase
      And <fact>
      When P attacks E with <attack> of 4 FP
      Then the attack is possible
      And the Wire DRM is <wire>
      And the TEM and DRM of the attack are <total> in all

      Examples: of fire by P
        | row     | fact         | attack          | wire | total |
        | fire    | P is Fanatic | small-arms fire | +1   | -1    |
        | fire-cx | P is CX      | small-arms fire | +1   | 0     |

      Examples: and of the Residual FP that P has left there
        | row             | fact         | attack      | wire | total |
        | residual        | P is Fanatic | Residual FP | 0    | -2    |
        | residual-cx     | P is CX      | Residual FP | 0    | -2    |
        | residual-broken | P is broken  | Residual FP | 0    | -2    |
        | residual-ti     | P is TI      | Residual FP | 0    | -2    |

    @B26.31 @A8.2xB26.31-4300
    Scenario Outline: A8.2xB26.31-4300c of <attack> P on the Wire and L beneath it have a leadership DRM of <led>
      Given it is the MPh of the Russian turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a German 9-2 leader L beneath the Wire in B3
      And a Russian squad E in B5
      And E has moved this phase
      When P and L together attack E with <attack>
      Then the attack is possible
      And the leadership DRM is <led>
      And the Wire DRM is <wire>

      Examples:
        | row      | attack          | led | wire |
        | fire     | small-arms fire | -2  | +1   |
        | residual | Residual FP     | 0   | 0    |

    @B26.31 @A8.2xB26.31-4300
    Scenario Outline: A8.2xB26.31-4300b P on the Wire declares an attack on E with <attack>: <verdict>
      Given it is the MPh of the Russian turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a Russian squad E in B5
      And E has moved this phase
      When P declares an attack on E with <attack>
      Then that is <verdict>

      Examples: nobody fires Residual FP
        | row      | attack          | verdict     |
        | fire     | small-arms fire | allowed     |
        | residual | Residual FP     | not allowed |

    @B27.42 @A4.6xA8.1xB27.42-2750
    Scenario Outline: A4.6xA8.1xB27.42-2750b in the <phase> OBA is resolved on P and Q alike, with no DRM for moving
      Given it is the <phase> of the <side> turn
      And B2 holds a trench
      And a German squad P on top of the trench in B2
      And a German squad Q beneath the trench in B2
      When an OBA HE Concentration of 12 FP is resolved in B2 with an Original DR of 7
      Then P is attacked with a Final DR of 7
      And Q is attacked with a Final DR of 11

      Examples:
        | row       | phase | side    |
        | dfph      | DFPh  | German  |
        | pfph      | PFPh  | Russian |

    @B27.42 @A4.6xA8.1xB27.42-2750
    Scenario Outline: A4.6xA8.1xB27.42-2750c a DC Thrown at who has moved meets <who> with a Final DR of <final>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And a German squad P in B1
      And a German squad Q beneath the trench in B2
      And a Russian squad E in B3
      And E possesses a DC
      When P moves into B2
      And E Throws its DC in B2
      And a Thrown DC across hexside B2-B3 is resolved in B2 with an Original DR of 7
      And a Thrown DC across hexside B2-B3 is resolved in B3 with an Original DR of 7
      Then <who> is attacked with a Final DR of <final>
      And Q is not attacked

      Examples: its thrower is met as well
        | row     | who | final |
        | mover   | P   | 5     |
        | thrower | E   | 7     |

    @B27.42 @A4.6xA8.1xB27.42-2750
    Scenario: A4.6xA8.1xB27.42-2750d Residual FP meets no DEFENDER, who spends no MF
      Given it is the MPh of the German turn
      And B2 holds a trench
      And a berserk German squad P on top of the trench in B2
      And P has moved this phase
      And a Russian squad E beneath the trench in B2
      When Residual FP of 4 FP is resolved in B2 with an Original DR of 7
      Then P is attacked with a Final DR of 5
      And E is not attacked

  Rule: A Snap Shot is declared at who has crossed a hexside

    @B27.54 @A8.15xB27.54-1700
    Scenario Outline: A8.15xB27.54-1700a P is told to have <deed>: a Snap Shot at it is <verdict>
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And a German squad P <place> B3
      And P has <deed> this phase
      And a Russian squad E in B6
      When E declares an attack on P with a Snap Shot
      Then that is <verdict>

      Examples: over which hexside is not told
        | row    | deed                         | place                   | verdict     |
        | top    | moved                        | on top of the trench in | allowed     |
        | trench | moved from trench to trench  | beneath the trench in   | not allowed |

    @B27.54 @A8.15xB27.54-1700
    Scenario: A8.15xB27.54-1700b P moves past the trenches on top, and a Snap Shot is taken
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And a German squad P on top of the trench in B2
      And a Russian squad E in B6
      When P moves into B3
      And E declares an attack on P with a Snap Shot
      Then that is allowed

    @B27.54 @A8.15xB27.54-1700
    Scenario: A8.15xB27.54-1700c between connecting trenches 27.54 allows none
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And a German squad P beneath the trench in B2
      And a Russian squad E in B6
      When P moves straight beneath the trench in B3
      And E declares an attack on P with a Snap Shot
      Then that is not allowed
      And B27.54 forbids it

    @B27.54 @A8.15xB27.54-1700
    Scenario Outline: A8.15xB27.54-1700d P <move>, <who> on top of the trench in B3: at all that is there a Snap Shot is <verdict>
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And a German squad P on top of the trench in B2
      And <who> on top of the trench in B3
      And a Russian squad E in B6
      When P <move>
      And E declares an attack on everything in B3 with a Snap Shot
      Then that is <verdict>

      Examples: there has to be one that crossed its hexside
        | row     | who            | move                | verdict     |
        | mover   | no units       | moves into B3       | allowed     |
        | nobody  | no units       | moves into C2       | not allowed |
        | resting | a German squad | moves into C2       | not allowed |

    @B27.54 @A8.15xB27.54-1700
    Scenario: A8.15xB27.54-1700e nor is one taken in a fire phase where nobody is
      Given it is the PFPh of the Russian turn
      And B2 and B3 each hold a trench
      And a Russian squad E in B6
      When E declares an attack on everything in B3 with a Snap Shot
      Then that is not allowed

  Rule: What takes a Snap Shot

    @B9.42 @A8.15xB9.42-4118
    Scenario Outline: A8.15xB9.42-4118 P moves before a leader with <gear>: a Snap Shot it <snap> open to
      Given it is the MPh of the German turn
      And a German squad P in F6
      And a Russian leader E in B7
      And E possesses <gear>
      When the players ask whether P may move into F5
      Then that is allowed
      And it <snap> subject to a Snap Shot

      Examples: a MG, and no other SW
        | row | gear   | snap   |
        | lmg | a LMG  | is     |
        | baz | a BAZ  | is not |
        | atr | an ATR | is not |
