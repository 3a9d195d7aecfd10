Feature: Shellholes: what they cost, and who has their TEM

  Rule: Two MF and their TEM, or one and none

    @B9.31 @B2.4xB9.31-701
    Scenario Outline: B2.4xB9.31-701e who moves to Crest status above shellholes with the hedge behind it has a TEM of 0
      Given it is the MPh of the German turn
      And B3 is a gully
      And B3 is shellholes
      And hexside B2-B3 is a hedge
      And a German <unit> P in B2
      And a Russian squad in B6
      When P moves to Crest status in B3
      And the Russian squad declares Defensive First Fire at P
      Then the attack is possible
      And the TEM is 0
      And FFMO applies

      Examples:
        | unit       |
        | squad      |
        | half-squad |

    @B9.31 @B2.4xB9.31-701
    Scenario Outline: B2.4xB9.31-701 who moves into <what> behind a hedge may choose <choice>
      Given it is the MPh of the German turn
      And B3 is shellholes
      And hexside B3-B4 is a hedge
      And a German squad with 4 MF in B2
      And a Russian squad in B6
      When the German squad moves into <what>
      And the Russian squad declares Defensive First Fire at the German squad
      Then the choice of TEM is <choice>
      And the TEM is +1
      And FFMO does not apply

      Examples:
        | row      | what                 | choice                    |
        | paid     | the shellholes of B3 | shellholes +1 or hedge +1 |
        | not-paid | B3                   | hedge +1                  |

    @B9.31 @B2.4xB9.31-701
    Scenario Outline: B2.4xB9.31-701b who moves into <what> with the hedge behind it has a TEM of <tem>
      Given it is the MPh of the German turn
      And B3 is shellholes
      And hexside B2-B3 is a hedge
      And a German <unit> P in B2
      And a Russian squad in B6
      When P moves into <what>
      And the Russian squad declares Defensive First Fire at P
      Then the TEM is <tem>
      And FFMO <ffmo>
      And FFNAM applies

      Examples:
        | row                | unit       | what                 | tem | ffmo           |
        | squad-paid         | squad      | the shellholes of B3 | +1  | does not apply |
        | squad-not-paid     | squad      | B3                   | 0   | applies        |
        | leader-paid        | leader     | the shellholes of B3 | +1  | does not apply |
        | half-squad-not-paid | half-squad | B3                  | 0   | applies        |
        | cavalry-as-ever    | Cavalry squad | B3                | +1  | does not apply |

    @B9.31 @B2.4xB9.31-701
    Scenario Outline: B2.4xB9.31-701c a squad in shellholes that has <deed> has a TEM of <tem>
      Given it is the MPh of the German turn
      And B3 is shellholes
      And hexside B2-B3 is a hedge
      And a German squad P in B3
      And P has moved this phase
      And P has <deed> this phase
      And a Russian squad in B6
      When the Russian squad declares Defensive First Fire at P
      Then the TEM is <tem>
      And FFMO <ffmo>

      Examples:
        | row      | deed                                            | tem | ffmo           |
        | not-paid | entered the shellholes without paying for them  | 0   | applies        |
        | paid     | moved                                           | +1  | does not apply |

    @B9.31 @B2.4xB9.31-701
    Scenario Outline: B2.4xB9.31-701w past the shellholes it went <how> FFNAM <ffnam>
      Given it is the MPh of the German turn
      And B3 is shellholes
      And hexside B2-B3 is a hedge
      And a German squad P in B3
      And P has entered the shellholes without paying for them this phase
      And P has <deed> this phase
      And a Russian squad in B6
      When the Russian squad declares Defensive First Fire at P
      Then FFNAM <ffnam>

      Examples:
        | row     | how                        | deed                      | ffnam          |
        | assault | by Assault Movement, so    | moved by Assault Movement | does not apply |
        | other   | by no such movement, so    | moved                     | applies        |

    @B9.31 @B2.4xB9.31-701
    Scenario: B2.4xB9.31-701d the next hex is another matter
      Given it is the MPh of the German turn
      And B3 and B4 are shellholes
      And hexside B2-B3 is a hedge
      And a German squad with 4 MF in B2
      And a Russian squad in B8
      When the German squad moves into B3
      And the German squad moves into the shellholes of B4
      And the Russian squad declares Defensive First Fire at the German squad
      Then the TEM is +1
      And FFMO does not apply

  Rule: What they cost

    @B9.4 @B2.4xB9.4-701
    Scenario Outline: B2.4xB9.4-701 over a <barrier> into <what> at level <level> costs a <unit> <mf> MF
      Given it is the MPh of the German turn
      And B3 is level <level> shellholes
      And hexside B2-B3 is a <barrier>
      And a German <unit> P with 8 MF in B2
      When P moves into <what>
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | row                 | unit          | barrier | what                 | level | mf |
        | wall-paid           | squad         | wall    | the shellholes of B3 | 0     | 3  |
        | wall-not-paid       | squad         | wall    | B3                   | 0     | 2  |
        | hedge-paid          | leader        | hedge   | the shellholes of B3 | 0     | 3  |
        | hedge-uphill-paid   | squad         | hedge   | the shellholes of B3 | 1     | 5  |
        | wall-uphill-not-paid | squad        | wall    | B3                   | 1     | 3  |
        | wall-cavalry        | Cavalry squad | wall    | B3                   | 0     | 3  |

    @B9.4 @B2.4xB9.4-701
    Scenario: B2.4xB9.4-701b where there are none, none are paid for
      Given it is the MPh of the German turn
      And hexside B2-B3 is a wall
      And a German squad with 4 MF in B2
      When the German squad moves into the shellholes of B3
      Then that is not allowed

    @B27.4 @B2.4xB27.4-701
    Scenario Outline: B2.4xB27.4-701 with <has> MF the squad moves into <what> and has <left> left for the foxhole
      Given it is the MPh of the German turn
      And B3 is shellholes
      And B3 holds an empty foxhole 1S
      And a German squad with <has> MF in B2
      When the German squad moves into <what>
      And the German squad goes beneath the foxhole
      Then that is <verdict>

      Examples:
        | row          | has | what                 | left | verdict     |
        | two-paid     | 2   | the shellholes of B3 | 0    | not allowed |
        | two-not-paid | 2   | B3                   | 1    | allowed     |
        | three-paid   | 3   | the shellholes of B3 | 1    | allowed     |

    @B27.4 @B2.4xB27.4-701
    Scenario Outline: B2.4xB27.4-701b by Assault Movement with <has> MF into the shellholes: <verdict>
      Given it is the MPh of the German turn
      And B3 is shellholes
      And B3 holds an empty foxhole 1S
      And a German squad with <has> MF in B2
      When the German squad moves into the shellholes of B3 by Assault Movement
      Then that is <verdict>

      Examples:
        | row   | has | verdict     |
        | two   | 2   | not allowed |
        | three | 3   | allowed     |

  Rule: In the open before the foxhole

    @B27.42 @B2.4xB27.42-701
    Scenario Outline: B2.4xB27.42-701 on its way into the foxhole the squad moves into <what>: FFMO <ffmo>
      Given it is the MPh of the German turn
      And B3 is shellholes
      And B3 holds an empty foxhole 1S
      And a German squad with 4 MF in B2
      And a Russian squad in B6
      When the German squad moves into <what>
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFMO <ffmo>
      And the TEM is <tem>

      Examples:
        | row      | what                 | ffmo           | tem |
        | paid     | the shellholes of B3 | does not apply | +1  |
        | not-paid | B3                   | applies        | 0   |

    @B27.42 @B2.4xB27.42-701
    Scenario: B2.4xB27.42-701b beneath the foxhole it has the foxhole's TEM, whatever it paid
      Given it is the MPh of the German turn
      And B3 is shellholes
      And B3 holds an empty foxhole 1S
      And a German squad with 4 MF in B2
      And a Russian squad in B6
      When the German squad moves into B3
      And the German squad goes beneath the foxhole
      And the Russian squad declares Defensive First Fire at the German squad
      Then FFMO does not apply
      And the TEM is +2

    @B27.42 @B2.4xB27.42-701 @reading:B2.4-how-long
    Scenario: B2.4xB27.42-701c in the next phase it is in the shellholes
      Given it is the MPh of the German turn
      And B3 is Open Ground with shellholes
      And a German squad P in B2
      And a Russian squad E in B6
      When P moves into B3
      And the MPh ends and the DFPh begins
      And E attacks P with small-arms fire
      Then the TEM is +1

    @B27.42 @B2.4xB27.42-701 @reading:B2.4-how-long=stays
    Scenario: B2.4xB27.42-701d or by the other reading until it leaves the hex it has not paid for them
      Given it is the MPh of the German turn
      And B3 is Open Ground with shellholes
      And a German squad P in B2
      And a Russian squad E in B6
      When P moves into B3
      And the MPh ends and the DFPh begins
      And E attacks P with small-arms fire
      Then the TEM is 0

    @B27.41 @B2.4xB27.41-701
    Scenario Outline: B2.4xB27.41-701 a rout into <what> costs <mf> MF, and <interdiction> in B3
      Given it is the RtPh of the German turn
      And B3 is shellholes
      And B3 holds an empty foxhole 1S
      And a broken German squad P with 6 MF in B2
      And a Russian squad in F3
      When P routs into <what>
      Then that is allowed
      And it costs <mf> MF
      And <interdiction> in B3

      Examples:
        | row      | what                 | mf | interdiction                |
        | paid     | the shellholes of B3 | 2  | no Interdiction is possible |
        | not-paid | B3                   | 1  | Interdiction is possible    |

  Rule: Who is aboard is not in them

    @B9.31 @B2.3xB9.31-1801
    Scenario Outline: B2.3xB9.31-1801 in shellholes, fire at a squad that <place> a <vehicle>: <tem>
      Given it is the PFPh of the Russian turn
      And B3 is shellholes
      And a German <vehicle> T in B3
      And a German squad P in B3
      And P <place> T
      And a Russian squad in B6
      When the Russian squad attacks P with small-arms fire
      Then the attack is possible
      And the TEM is <tem>

      Examples:
        | row    | vehicle | place  | tem |
        | truck  | truck   | is aboard | 0   |
        | riders | tank    | rides on  | 0   |

    @B9.31 @B2.3xB9.31-1801
    Scenario: B2.3xB9.31-1801b who is beside the truck is
      Given it is the PFPh of the Russian turn
      And B3 is shellholes
      And a German truck T in B3
      And a German squad P in B3
      And a Russian squad in B6
      When the Russian squad attacks P with small-arms fire
      Then the TEM is +1
