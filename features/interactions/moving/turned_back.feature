Feature: Turned back: a concealed or hidden enemy sends a unit back to where it was

  Rule: B26.4 Back on the bridge, in the Depression, on the Crest, and not on Wire

    @B26.4 @A12.15xB6.2xB26.4-101
    Scenario Outline: A12.15xB6.2xB26.4-101a from the bridge in B3, where <fort> lies, it is turned back to the bridge
      Given B4 is unpaved road
      And B3 is a bridge with unpaved road
      And a road crosses hexside B3-B4
      And B3 holds <fort>
      And a German squad on the bridge in B3
      And a concealed Russian squad in B4
      And it is the MPh of the German turn
      When the German squad moves into B4
      And the Russian squad shows itself and turns the German squad back into B3
      Then that is allowed
      And the German squad is on the bridge in B3
      And the German squad is on top in B3
      And the German squad is not on the Wire
      And the Russian squad is not concealed

      Examples: whatever is below
        | row     | fort         |
        | bare    | no Wire      |
        | wire    | Wire         |
        | foxhole | a foxhole 1S |
        | trench  | a trench     |

    @B26.4 @A12.15xB6.2xB26.4-101
    Scenario: A12.15xB6.2xB26.4-101b from the bridge of a marsh
      Given B4 is unpaved road
      And B3 is bridged marsh
      And a road crosses hexside B3-B4
      And a German squad on the bridge in B3
      And a concealed Russian squad in B4
      And it is the MPh of the German turn
      When the German squad moves into B4
      And the Russian squad shows itself and turns the German squad back into B3
      Then that is allowed
      And the German squad is on the bridge in B3
      And all that is as given

    @B26.4 @A12.15xB6.2xB26.4-102
    Scenario Outline: A12.15xB6.2xB26.4-102 from beneath the Wire on the bridge it comes back beneath that
      Given B4 is unpaved road
      And B3 is <bridge>
      And a road crosses hexside B3-B4
      And B3 holds Wire on its bridge
      And a German squad beneath the Wire on the bridge in B3
      And a concealed Russian squad in B4
      And it is the MPh of the German turn
      When the German squad moves into B4
      And the Russian squad shows itself and turns the German squad back into B3
      Then that is allowed
      And the German squad is on the bridge in B3
      And the German squad is beneath the Wire in B3
      And the German squad is not on the Wire
      And the Russian squad is not concealed

      Examples:
        | row   | bridge                     |
        | gully | a bridge with unpaved road |
        | marsh | bridged marsh              |

    @B26.1 @A12.15xB20.9xB26.1-101
    Scenario Outline: A12.15xB20.9xB26.1-101 from Crest status in B3, where <fort> lies, it comes back to Crest status
      Given B3 is a <ground>
      And B3 holds <fort>
      And a German squad in Crest status in B3
      And a concealed Russian squad in B4
      And it is the MPh of the German turn
      When the German squad moves into B4
      And the Russian squad shows itself and turns the German squad back into B3
      Then that is allowed
      And the German squad has Crest status in B3
      And the German squad is not on the Wire
      And the German squad is not beneath the Wire
      And the Russian squad is not concealed

      Examples:
        | row     | ground | fort         |
        | bare    | gully  | no Wire      |
        | wire    | gully  | Wire         |
        | foxhole | gully  | a foxhole 1S |
        | wadi    | wadi   | no Wire      |
        | stream  | stream | no Wire      |

    @B26.4 @A12.15xB20.9xB26.4-2101
    Scenario Outline: A12.15xB20.9xB26.4-2101 by way of the Crest of B4 to its bottom, it is turned back into <back>: <verdict>
      Given B4 is a gully
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a concealed Russian squad E IN B4
      And it is the MPh of the German turn
      When P moves to Crest status in B4
      And P moves INTO B4
      And E shows itself and turns P back into <back>
      Then that is <verdict>

      Examples: the hex that it came from, and the one that it is in
        | row   | back | verdict     |
        | left  | B3   | allowed     |
        | there | B4   | not allowed |

    @B26.4 @A12.15xB20.9xB26.4-2101
    Scenario: A12.15xB20.9xB26.4-2101b and is beneath the Wire of that hex again
      Given B4 is a gully
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a concealed Russian squad E IN B4
      And it is the MPh of the German turn
      When P moves to Crest status in B4
      And P moves INTO B4
      And E shows itself and turns P back into B3
      Then that is allowed
      And P is beneath the Wire in B3
      And all that is as given

    @B26.4 @A12.15xB20.9xB26.4-101
    Scenario Outline: A12.15xB20.9xB26.4-101 from IN B3 <into> B4 it comes back IN B3
      Given B3 is a gully
      And B4 is <ground>
      And a German squad IN B3
      And a concealed Russian squad <place> B4
      And it is the MPh of the German turn
      When the German squad moves <into> B4
      And the Russian squad shows itself and turns the German squad back into B3
      Then that is allowed
      And the German squad is IN B3
      And the Russian squad is not concealed

      Examples:
        | row   | ground      | place | into |
        | up    | Open Ground | in    | into |
        | along | a gully     | IN    | INTO |

  Rule: B27.54 Beneath what it left straight, on top of what it had come out of

    @B27.54 @A12.15xB27.54-101
    Scenario Outline: A12.15xB27.54-101 from the <first> straight for a connecting <second> it comes back beneath
      Given B3 holds a <first>
      And B4 holds a <second>
      And a German squad beneath the <first> in B3
      And a concealed Russian squad beneath the <second> in B4
      And it is the MPh of the German turn
      When the German squad moves straight beneath the <second> in B4
      And the Russian squad shows itself and turns the German squad back into B3
      Then that is allowed
      And the German squad is beneath the <first> in B3
      And the Russian squad is not concealed

      Examples:
        | row           | first     | second    |
        | trench-trench | trench    | trench    |
        | ditch-trench  | A-T Ditch | trench    |
        | trench-ditch  | trench    | A-T Ditch |
        | sangar-trench | sangar    | trench    |

    @B27.4 @A12.15xB27.4-101
    Scenario Outline: A12.15xB27.4-101 who came out of the <cover> first comes back on top of it
      Given B3 holds a <cover>
      And a German squad beneath the <cover> in B3
      And a concealed Russian squad in B4
      And it is the MPh of the German turn
      When the German squad comes out of the <cover>
      And the German squad moves into B4
      And the Russian squad shows itself and turns the German squad back into B3
      Then that is allowed
      And the German squad is on top in B3

      Examples:
        | row     | cover   |
        | foxhole | foxhole |
        | trench  | trench  |
        | sangar  | sangar  |

    @B26.4 @B27.4 @A12.15xB26.4xB27.4-101
    Scenario Outline: A12.15xB26.4xB27.4-101 out of the <cover> beneath Wire, and turned back, it is beneath the Wire alone
      Given B3 holds a <cover>
      And B3 holds Wire
      And a German squad <place> B3
      And a concealed Russian squad in B4
      And it is the MPh of the German turn
      When the German squad comes out of the <cover>
      And the German squad moves into B4
      And the Russian squad shows itself and turns the German squad back into B3
      Then that is allowed
      And the German squad is beneath the Wire in B3
      And the German squad is not beneath the <cover>
      And the German squad is not on the Wire

      Examples:
        | row         | cover   | place                               |
        | in          | foxhole | beneath the foxhole in              |
        | in-both     | foxhole | beneath the foxhole and the Wire in |
        | trench-both | trench  | beneath the trench and the Wire in  |

  @B9.41
  Rule: B9.41 Back on its floor, and without wall advantage

    @A2.8xA12.15xB9.41-101
    Scenario Outline: A2.8xA12.15xB9.41-101 from level <floor> of F5 to level <to> of <hex> it comes back to level <floor>
      Given F5 and F6 are stone building with two upper levels
      And hexside F4-F5 is a wall
      And a German squad on level <floor> of F5
      And a concealed Russian squad on level <to> of <hex>
      And it is the MPh of the German turn
      When the German squad moves to level <to> of <hex>
      And the Russian squad shows itself and turns the German squad back into F5
      Then that is allowed
      And the German squad is on level <floor> of F5
      And the German squad has no wall advantage
      And the Russian squad is not concealed

      Examples: along the floor, and up the stairs
        | row       | floor | to | hex |
        | along     | 1     | 1  | F6  |
        | along-top | 2     | 2  | F6  |
        | up        | 1     | 2  | F5  |

    @A2.8xA12.15xB9.41-102
    Scenario Outline: A2.8xA12.15xB9.41-102a turned back from upstairs, a squad on the ground of a <building> may not claim wall advantage again
      Given F5 is <building> with one upper level
      And hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      And a concealed Russian squad on level 1 of F5
      And it is the MPh of the German turn
      When the German squad moves to level 1 of F5
      And the Russian squad shows itself and turns the German squad back into F5
      And the German squad claims wall advantage
      Then that is not allowed

      Examples: not in this MPh, for it is not mandatory
        | row    | building        |
        | stone  | stone building  |
        | wooden | wooden building |

    @A2.8xA12.15xB9.41-102
    Scenario: A2.8xA12.15xB9.41-102b nor has it kept it
      Given F5 is stone building with one upper level
      And hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      And a concealed Russian squad on level 1 of F5
      And it is the MPh of the German turn
      When the German squad moves to level 1 of F5
      And the Russian squad shows itself and turns the German squad back into F5
      Then that is allowed
      And the German squad has no wall advantage

  Rule: Turned back, one has what one brought along, and does nothing more

    @B9.4 @A12.15xB9.4xC10.3-701
    Scenario Outline: A12.15xB9.4xC10.3-701 turned back over the <barrier>, a crew has its <gear> with it still
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And a German crew P in B2
      And P possesses <possessed>
      And a concealed Russian squad E in B3
      When P moves into B3 with the <gear>
      And E shows itself and turns P back into B2
      Then that is allowed
      And P is on top in B2
      And the <gear> is in B2
      And the <gear> is possessed by P
      And E is not concealed

      Examples:
        | row       | barrier | possessed           | gear     |
        | dm-mortar | hedge   | a dm German 81mm MTR | 81mm MTR |
        | wall      | wall    | a dm German 81mm MTR | 81mm MTR |
        | lmg       | hedge   | a LMG               | LMG      |

    @B26.4 @A12.15xB26.4xC10.3-701
    Scenario: A12.15xB26.4xC10.3-701 a dm mortar that came from beneath Wire is beneath it again with its crew
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German crew P beneath the Wire in B2
      And P possesses a dm German 81mm MTR
      And a concealed Russian squad E in B3
      When P moves into B3 with the 81mm MTR
      And E shows itself and turns P back into B2
      Then that is allowed
      And P is beneath the Wire in B2
      And the 81mm MTR is possessed by P
      And E is not concealed

    @B9.4 @A12.15xB9.4xC10.3-701
    Scenario: A12.15xB9.4xC10.3-701b and so has the crew that Pushed its Gun
      Given it is the MPh of the German turn
      And hexside B1-B2 is a wall
      And a German crew P in B2
      And P possesses an AT Gun
      And a concealed Russian squad E in B3
      When P Pushes the AT Gun into B3
      And E shows itself and turns P back into B2
      Then that is allowed
      And P is on top in B2
      And the AT Gun is in B2
      And the AT Gun is possessed by P
      And all that is as given

    @B26.4 @A12.15xB26.4-701
    Scenario Outline: A12.15xB26.4-701 turned back beneath the Wire it <act> no more in this MPh
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And a German truck Q in B2
      And a concealed Russian squad E in B3
      When P moves into B3
      And E shows itself and turns P back into B2
      And P <act>
      Then that is not allowed

      Examples:
        | row    | act           |
        | search | Searches      |
        | load   | goes aboard Q |

    @B26.4 @A12.15xB26.4-701
    Scenario Outline: A12.15xB26.4-701c where no phase is told, it <act> no more either
      Given B2 holds Wire
      And a German squad P beneath the Wire in B2
      And a German truck Q in B2
      And a concealed Russian squad E in B3
      When P moves into B3
      And E shows itself and turns P back into B2
      And P <act>
      Then that is not allowed

      Examples:
        | row    | act           |
        | search | Searches      |
        | load   | goes aboard Q |

    @B26.4 @A12.15xB26.4-701
    Scenario: A12.15xB26.4-701b who is not turned back Searches
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      When P Searches
      Then that is allowed

  Rule: A hidden enemy turns back as a concealed one does

    @B26.4 @B26.4-5
    Scenario Outline: B26.4-5z <enemy> in F5 turns P back <place> F4
      Given it is the MPh of the German turn
      And F5 is woods
      And F4 holds Wire
      And a German squad P beneath the Wire in F4
      And <enemy> E in F5
      When P moves into F5
      And E shows itself and turns P back into F4
      Then that is allowed
      And P is beneath the Wire in F4
      And E is not hidden
      And E is not concealed

      Examples:
        | row       | enemy                     | place   |
        | hidden    | a hidden Russian squad    | beneath |
        | concealed | a concealed Russian squad | beneath |

  Rule: Nobody is turned back who has entered no Location in its MPh

    @B27.4 @A12.15xB27.4-1301
    Scenario Outline: A12.15xB27.4-1301 who has only <done> in the Location of a hidden enemy is turned back by him: not allowed
      Given it is the MPh of the German turn
      And F5 holds <fort>
      And a German squad P <place> F5
      And P possesses a DC
      And a hidden Russian squad E in F5
      When P <deed>
      And E shows itself and turns P back into F4
      Then that is not allowed

      Examples: it was there before
        | row        | done                    | fort         | place                    | deed                          |
        | out        | come out of a foxhole   | a foxhole 1S | beneath the foxhole in   | comes out of the foxhole      |
        | beneath    | gone beneath a foxhole  | a foxhole 1S | on top of the foxhole in | goes beneath the foxhole      |
        | trench     | gone beneath a trench   | a trench     | on top of the trench in  | goes beneath the trench       |
        | hung-up    | been hung up on Wire    | Wire         | on top of the Wire in    | rolls a Wire Exit dr of 6     |
        | through    | got beneath Wire        | Wire         | on top of the Wire in    | rolls a Wire Exit dr of 1     |
        | dc         | Placed a DC             | a foxhole 1S | on top of the foxhole in | Places its DC in F6           |

    @B27.4 @A12.15xB27.4-1301
    Scenario: A12.15xB27.4-1301b who enters and goes beneath the foxhole there is
      Given it is the MPh of the German turn
      And F5 holds a foxhole 1S
      And a German squad P in F4
      And a hidden Russian squad E in F5
      When P moves into F5
      And P goes beneath the foxhole
      And E shows itself and turns P back into F4
      Then that is allowed
      And P is on top in F4
      And E is not hidden

    @B27.44 @A11.2xA12.15xB27.44-1301
    Scenario Outline: A11.2xA12.15xB27.44-1301 who <goes> into a foxhole hex with a concealed enemy is turned back: <verdict>
      Given it is the <phase> of the German turn
      And F5 holds a foxhole 1S
      And a German squad P in F4
      And <other>
      And a concealed Russian squad E beneath the foxhole in F5
      When P <goes> into F5
      And E shows itself and turns P back into F4
      Then that is <verdict>

      Examples: in the MPh alone
        | row       | phase | other                    | goes      | verdict     |
        | moves     | MPh   | a hidden Russian squad S in F8 | moves     | allowed     |
        | advances  | APh   | a hidden Russian squad S in F8 | advances  | not allowed |
        | withdraws | CCPh  | a Russian squad S in F4  | withdraws | not allowed |

  Rule: Who is turned back, and how far

    @B26.4 @A12.15xB26.4-1301
    Scenario Outline: A12.15xB26.4-1301 <who> in F5 is turned back into <hex>, where Wire lies: <verdict>
      Given it is the MPh of the German turn
      And <hex> holds Wire
      And a German <who> P in F5
      And P has moved this phase
      And a hidden Russian squad E in F5
      When E shows itself and turns P back into <hex>
      Then that is <verdict>

      Examples: Infantry, into the hex that it left
        | row      | who   | hex | verdict     |
        | squad    | squad | F4  | allowed     |
        | too-far  | squad | F3  | not allowed |
        | vehicle  | tank  | F4  | not allowed |

    @B26.4 @A4.61xA12.15xB26.4-1301
    Scenario: A4.61xA12.15xB26.4-1301 who has moved by Assault Movement into F5 is turned back into F4, beneath the Wire there
      Given it is the MPh of the German turn
      And F4 holds Wire
      And a German squad P in F5
      And P has moved by Assault Movement this phase
      And a hidden Russian squad E in F5
      When E shows itself and turns P back into F4
      Then that is allowed
      And P is beneath the Wire in F4

  Rule: A12.15 Back as it was, and with whom it came

    @B26.4 @A12.15xB2.4xB26.4-2809
    Scenario Outline: A12.15xB2.4xB26.4-2809a turned back into the shellholes of B2, which it had entered <how>: <gives>
      Given it is the MPh of the German turn
      And B2 is Open Ground with shellholes
      And a German squad P in B1
      And a concealed Russian squad E in B3
      And a Russian squad F in B6
      When P moves into <first>
      And P moves into B3
      And E shows itself and turns P back into B2
      And F declares Defensive First Fire at P
      Then the TEM is <tem>

      Examples:
        | how                   | first                | tem | gives |
        | past the shellholes   | B2                   | 0   | no TEM |
        | through them          | the shellholes of B2 | +1  | their TEM |

    @B26.4 @A12.15xB2.4xB26.4-2809
    Scenario: A12.15xB2.4xB26.4-2809b past the shellholes of the enemy's hex it was, and is in its own again
      Given it is the MPh of the German turn
      And B2 is Open Ground with shellholes
      And B3 is Open Ground with shellholes
      And a German squad P in B2
      And a concealed Russian squad E in B3
      And a Russian squad F in B6
      When P moves into B3
      And E shows itself and turns P back into B2
      And F declares Defensive First Fire at P
      Then the TEM is +1

    @B26.4 @A12.15xB26.4-2810
    Scenario Outline: A12.15xB26.4-2810 from beneath the Wire in B2 <who> enters B3, and P alone is turned back: <verdict>
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And a German squad S beneath the Wire in B2
      And a concealed Russian squad E in B3
      When <who> moves into B3
      And E shows itself and turns P back into B2
      Then that is <verdict>

      Examples: who has come together goes back together
        | row   | who     | verdict     |
        | both  | P and S | not allowed |
        | alone | P       | allowed     |

  Rule: Wire that is gone covers nobody who comes back

    @B26.53 @A12.15xB26.53-2401
    Scenario Outline: A12.15xB26.53-2401a P is turned back into B3, where a tank has rolled a colored dr of <dr>: it is <where>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a German tank T in B4
      And a concealed Russian squad E in B2
      When P moves into B2
      And T moves into B3
      And T makes a Bog DR of <dr> on the colored and 1 on the white die
      And E shows itself and turns P back into B3
      Then that is allowed
      And P is <where>

      Examples:
        | dr | where                  |
        | 1  | on top in B3           |
        | 2  | beneath the Wire in B3 |

    @B26.53 @A12.15xB26.53-2401
    Scenario: A12.15xB26.53-2401b though the Wire is gone P goes back there and nowhere else
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a German tank T in B4
      And a concealed Russian squad E in B2
      When P moves into B2
      And T moves into B3
      And T makes a Bog DR of 1 on the colored and 1 on the white die
      And E shows itself and turns P back into A2
      Then that is not allowed

    @B26.53 @B27.54 @A12.15xB26.53xB27.54-4116
    Scenario Outline: A12.15xB26.53xB27.54-4116 P is turned back to its trench, where a tank has rolled a colored dr of <dr>: it is beneath the trench, and <wire> beneath the Wire
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And B3 holds Wire
      And a German squad P beneath the trench and the Wire in B3
      And a German tank T in B4
      And a concealed Russian squad E in B2
      When P moves straight beneath the trench in B2
      And T moves into B3
      And T makes a Bog DR of <dr> on the colored and 1 on the white die
      And E shows itself and turns P back into B3
      Then that is allowed
      And P is beneath the trench in B3
      And P <wire> beneath the Wire

      Examples: beneath the Wire as well, if it is there yet
        | dr | wire   |
        | 1  | is not |
