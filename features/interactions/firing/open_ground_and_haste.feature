Feature: FFMO, FFNAM and Snap Shots: who is in the open, and who is Infantry

  Rule: Snap Shots and the ways of 27.6

    @B27.6 @A8.15xB27.6-901 @reading:B9.42-other-walls
    Scenario Outline: A8.15xB27.6-901 down out of a <counter> past a <barrier>: Trench TEM and <other>
      Given it is the MPh of the German turn
      And B2 is level 1 Open Ground
      And B2 holds a <counter>
      And hexside B3-C4 is a <barrier>
      And a German squad P beneath the <counter> in B2
      And a Russian squad in D4
      When P moves into B3
      And the Russian squad takes a Snap Shot at P across hexside B2-B3
      Then the attack is possible
      And the trench gives a TEM of +2
      And the <barrier> gives a TEM of <tem>

      Examples:
        | row   | counter | barrier | tem |
        | wall  | trench  | wall    | +2  |
        | hedge | trench  | hedge   | +1  |

    @B27.6 @A8.15xB27.6-901 @reading:B9.42-other-walls=vertex-alone
    Scenario Outline: A8.15xB27.6-901c or by the other reading no <barrier> beside the vertices counts
      Given it is the MPh of the German turn
      And B2 is level 1 Open Ground
      And B2 holds a trench
      And hexside B3-C4 is a <barrier>
      And a German squad P beneath the trench in B2
      And a Russian squad in D4
      When P moves into B3
      And the Russian squad takes a Snap Shot at P across hexside B2-B3
      Then the <barrier> gives no TEM

      Examples:
        | row   | barrier |
        | wall  | wall    |
        | hedge | hedge   |

    @B27.6 @A8.15xB27.6-901
    Scenario Outline: A8.15xB27.6-901b none in the <phase>
      Given it is the <phase> of the German turn
      And a German squad P in B3
      And P is <state>
      And P has moved straight past the edge of an entrenchment this phase
      And a Russian squad in D4
      When the Russian squad takes a Snap Shot at P across hexside B2-B3
      Then the attack is not possible

      Examples:
        | phase | state  |
        | RtPh  | broken |
        | APh   | CX     |

  Rule: Open Ground beside an obstacle and in terrain given up

    @B9.31 @A4.3xA10.531xB9.31-901
    Scenario Outline: A4.3xA10.531xB9.31-901 in Bypass of <ground> with <edge> on F5-F6, fired at from <from>: FFMO <word>
      Given it is the MPh of the German turn
      And F5 is <ground>
      And the artwork of F5 does not reach towards E5, F4 and G5
      And hexside F5-F6 is <edge>
      And a German squad P in F3
      And a Russian squad R in <from>
      When P moves into F4
      And P bypasses F5 along F4-F5
      And R attacks P with small-arms fire
      Then FFMO <word>

      Examples:
        | row      | ground            | edge    | from | word    |
        | woods    | woods            | a wall  | F2   | applies |
        | building | a stone building | a hedge | F2   | applies |

    @B16.3 @A4.3xA10.531xB16.3-901
    Scenario Outline: A4.3xA10.531xB16.3-901a along a hexside free of the <ground>: TEM <tem>, FFMO <word>
      Given it is the MPh of the German turn
      And F5 is <ground>
      And the artwork of F5 does not reach towards F4
      And a German squad P in F5
      And P is in Bypass along hexside F4-F5
      And P has spent 1 MF
      And a Russian squad R in F2
      When R attacks P with small-arms fire
      Then the TEM is <tem>
      And FFMO <word>

      Examples: terrain that is no obstacle fills the hex, as it does to who enters
        | row     | ground        | tem | word           |
        | marsh   | marsh         | 0   | does not apply |
        | mudflat | mudflat       | 0   | does not apply |
        | orchard | an orchard    | 0   | does not apply |
        | grain   | grain         | 0   | does not apply |
        | crag    | a crag        | +1  | does not apply |
        | rubble  | wooden rubble | +2  | does not apply |

      Examples: woods and buildings are stood beside
        | row      | ground            | tem | word    |
        | woods    | woods             | 0   | applies |
        | building | a wooden building | 0   | applies |
        | open     | Open Ground       | 0   | applies |

    @B16.3 @A4.3xA10.531xB16.3-901
    Scenario Outline: A4.3xA10.531xB16.3-901b broken along such a hexside of the <ground> it <must> rout
      Given it is the RtPh of the German turn
      And F5 is <ground>
      And the artwork of F5 does not reach towards F4
      And a broken German squad P in F5
      And P is in Bypass along hexside F4-F5
      And a Russian squad R in F2
      When the players ask whether P must rout
      Then P <must> rout

      Examples:
        | row   | ground | must     |
        | marsh | marsh  | need not |
        | brush | brush  | need not |
        | woods | woods  | must     |

    @B16.3 @A4.3xA10.531xB16.3-901
    Scenario Outline: A4.3xA10.531xB16.3-901c behind a wall, along such a hexside of <ground>, wall advantage is <compulsion>
      Given it is the MPh of the German turn
      And F5 is <ground>
      And the artwork of F5 does not reach towards F4
      And hexside F4-F5 is a wall
      And a German squad P in F5
      And P is in Bypass along hexside F4-F5
      And P has wall advantage
      When the players ask about the wall advantage of P
      Then P has wall advantage over F4-F5 and nothing else
      And the wall advantage of P is <compulsion>

      Examples: TEM of the hex lifts it, where there is any
        | row   | ground | compulsion |
        | crag  | a crag | voluntary  |
        | grain | grain  | mandatory  |
        | woods | woods  | mandatory  |

    @B16.3 @A4.3xA10.531xB16.3-901
    Scenario Outline: A4.3xA10.531xB16.3-901d HEAT at who is along such a hexside of <ground>: <verdict>
      Given it is the PFPh of the Russian turn
      And F5 is <ground>
      And the artwork of F5 does not reach towards F4
      And a German squad P in F5
      And P is in Bypass along hexside F4-F5
      And a Russian tank R in F2
      When R attacks P with HEAT
      Then the attack is <verdict>

      Examples:
        | row      | ground            | verdict      |
        | rubble   | wooden rubble     | possible     |
        | building | a wooden building | not possible |

    @B9.31 @A4.3xA10.531xB9.31-901
    Scenario Outline: A4.3xA10.531xB9.31-901b in <ground> with wall advantage, fired at from <from>: TEM <tem>, FFMO <word>
      Given it is the MPh of the German turn
      And F5 is <ground>
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And P has spent 2 MF
      And a Russian squad R in <from>
      When R attacks P with small-arms fire
      Then the TEM is <tem>
      And FFMO <word>

      Examples: not over the wall
        | row    | ground         | from | tem | word    |
        | woods  | woods          | F3   | 0   | applies |
        | cactus | a cactus patch | F3   | 0   | applies |
        | rubble | wooden rubble  | F3   | 0   | applies |
        | brush  | brush          | F3   | 0   | does not apply |

      Examples: over it
        | row         | ground | from | tem | word           |
        | woods-wall  | woods  | F7   | +2  | does not apply |

    @B9.31 @A4.3xA10.531xB9.31-901
    Scenario Outline: A4.3xA10.531xB9.31-901c in <ground> without wall advantage: FFMO does not apply to <attack>
      Given it is the MPh of the German turn
      And F5 is <ground>
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has spent 2 MF
      And a Russian squad Q in F6
      And Q has wall advantage
      And a Russian squad R in F3
      And R possesses a 50mm mortar
      When R attacks P with <attack>
      Then FFMO does not apply

      Examples: Air Bursts make no Open Ground of it
        | row         | ground           | attack             |
        | mortar      | woods            | an on-board mortar |
        | squad       | woods            | small-arms fire    |
        | building    | a stone building | an on-board mortar |

    @B9.31 @A4.3xA10.531xB9.31-901
    Scenario Outline: A4.3xA10.531xB9.31-901d with no wall at all in <ground>: Air Bursts, and FFMO does not apply
      Given it is the MPh of the German turn
      And F5 is <ground>
      And a German squad P in F5
      And P has spent 2 MF
      And a Russian squad R in F2
      And R possesses a 50mm mortar
      When R attacks P with an on-board mortar
      Then the TEM is -1
      And FFMO does not apply

      Examples:
        | ground |
        | woods  |
        | forest |

  Rule: What is no Infantry

    @B9.3 @A4.6xA4.62xB9.3-901
    Scenario Outline: A4.6xA4.62xB9.3-901 behind <edge> a <vehicle>, fired at <target>: <total> in all
      Given it is the MPh of the German turn
      And hexside F5-F6 is <edge>
      And a German <vehicle> T in F5
      And T is towing an AT Gun
      And T has spent 4 MP
      And a Russian squad R in F8
      When R attacks <target> with small-arms fire
      Then FFMO does not apply
      And FFNAM does not apply
      And the TEM and DRM of the attack are <total> in all

      Examples: the Gun in tow
        | row  | edge    | vehicle | target     | total |
        | open | a cliff | truck   | the AT Gun | 0     |

      Examples: the vehicle
        | row           | edge    | vehicle | target | total |
        | truck         | a cliff | truck   | T      | 0     |
        | truck-wall    | a wall  | truck   | T      | +2    |

    @B9.3 @A4.6xA4.62xB9.3-901
    Scenario Outline: A4.6xA4.62xB9.3-901b no Snap Shot is taken at <target>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a wall
      And a German truck T in F5
      And T is towing an AT Gun
      And T has spent 4 MP
      And a Russian squad R in F8
      When R takes a Snap Shot at <target> across hexside F5-F6
      Then the attack is not possible

      Examples:
        | row  | target     |
        | gun  | the AT Gun |

    @B9.3 @A4.6xA4.62xB9.3-901
    Scenario Outline: A4.6xA4.62xB9.3-901c <state> at <edge>, with a wall on E5-F5: FFNAM <word>
      Given it is the MPh of the German turn
      And hexside F5-F6 is <edge>
      And hexside E5-F5 is a wall
      And a German squad P in F5
      And P is <state>
      And P has spent 1 MF
      And a Russian squad R in F2
      When R attacks P with small-arms fire
      Then FFMO <word>
      And FFNAM <word>

      Examples: in Hazardous Movement neither
        | row     | edge    | state           | word           |
        | climbs  | a cliff | on a cliff face | does not apply |
        | stands  | a cliff | CX              | applies        |

  Rule: FFMO, a mortar, heights and Hindrances

    @B9.34 @A10.531xB9.34-901
    Scenario Outline: A10.531xB9.34-901 come up behind <edge> before <attack>: FFMO <word>
      Given it is the MPh of the German turn
      And hexside F5-F6 is <edge>
      And a German squad P in F5
      And P has wall advantage
      And P has spent 1 MF
      And a Russian squad R in F8
      And R possesses a 50mm mortar
      When R attacks P with <attack>
      Then FFMO <word>
      And the attack is possible

      Examples:
        | row           | edge    | attack             | word           |
        | hedge-mortar  | a hedge | an on-board mortar | does not apply |
        | hedge-squad   | a hedge | small-arms fire    | does not apply |
        | wall-mortar   | a wall  | an on-board mortar | does not apply |

    @B9.34 @A10.531xB9.34-901
    Scenario Outline: A10.531xB9.34-901b above the hedge a mortar <in> F7: FFMO does not apply
      Given it is the MPh of the German turn
      And hexside F5-F6 is a hedge
      And a German squad P in F5
      And P has wall advantage
      And P has spent 1 MF
      And F7 is level <level> Open Ground
      And a Russian squad R in F7
      And R possesses a 50mm mortar
      When R attacks P with an on-board mortar
      Then the hedge gives no TEM
      And FFMO does not apply

      Examples:
        | level |
        | 2     |
        | 3     |

    @B9.3 @A10.531xB9.3xB10.31-901 @A10.531xB9.34-901 @B9.34
    Scenario Outline: A10.531xB9.3xB10.31-901 on level <level> behind a wall, fired at from <from> on level <other>: FFMO <word>
      Given it is the MPh of the German turn
      And F5 and F6 are level <level> Open Ground
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And P has spent 1 MF
      And <from> is level <other> Open Ground
      And a Russian squad R in <from>
      When R attacks P with small-arms fire
      Then the TEM is 0
      And FFMO <word>

      Examples: no TEM, no Height Advantage
        | row   | level | from | other | word           |
        | same  | 1     | F4   | 1     | applies        |
        | above | 1     | F4   | 2     | applies        |
        | flat  | 0     | F4   | 0     | applies        |

      @reading:B9.31-height-advantage
      Examples: Height Advantage
        | row   | level | from | other | word           |
        | below | 1     | F4   | 0     | does not apply |

    @B9.3 @A10.531xB9.3xB10.31-901 @A10.531xB9.34-901 @B9.34 @reading:B9.31-height-advantage=has-none
    Scenario: A10.531xB9.3xB10.31-901b or by the other reading it has no Height Advantage: FFMO applies
      Given it is the MPh of the German turn
      And F5 and F6 are level 1 Open Ground
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And P has spent 1 MF
      And F4 is level 0 Open Ground
      And a Russian squad R in F4
      When R attacks P with small-arms fire
      Then FFMO applies

    @B16.3 @A10.531xB16.3-901
    Scenario Outline: A10.531xB16.3-901 a rout seen through <between>: none Interdicts
      Given it is the RtPh of the German turn
      And B3 is <between>
      And a Russian squad in B2
      And a broken German squad in B4
      When the German squad routs into B5
      Then that is allowed
      And no Interdiction is possible in B5

      Examples:
        | between   |
        | mudflat   |
        | grain     |
        | graveyard |

    @B16.3 @A10.531xB16.3-901
    Scenario Outline: A10.531xB16.3-901c Residual FP in <ground> with <smoke>: FFMO <word>
      Given it is the MPh of the German turn
      And F5 is <ground>
      And F5 has <smoke>
      And a German squad P in F5
      And P has spent 1 MF
      When Residual FP hits F5
      Then FFMO <word>

      Examples:
        | row     | ground      | smoke           | word           |
        | marsh   | marsh       | no smoke        | does not apply |
        | mudflat | mudflat     | no smoke        | does not apply |
        | smoke   | Open Ground | smoke           | does not apply |
        | wp      | Open Ground | dispersed WP    | does not apply |
        | open    | Open Ground | no smoke        | applies        |

    @B16.3 @A10.531xB16.3-901
    Scenario Outline: A10.531xB16.3-901d resolved in <ground>, Residual FP meets who has <moved> with <final>
      Given it is the MPh of the German turn
      And F5 is <ground>
      And a German squad P in F5
      And P has <moved> this phase
      When Residual FP of 4 FP is resolved in F5 with an Original DR of 7
      Then P is attacked with a Final DR of <final>

      Examples:
        | row          | ground      | moved                    | final |
        | open         | Open Ground | moved                    | 5     |
        | open-assault | Open Ground | moved by Assault Movement | 6     |
        | marsh        | marsh       | moved                    | 6     |
        | woods        | woods       | moved                    | 7     |

    @B16.3 @A10.531xB16.3-901
    Scenario: A10.531xB16.3-901b and over a shellhole hex one does
      Given it is the RtPh of the German turn
      And B3 is shellholes
      And a Russian squad in B2
      And a broken German squad in B4
      When the German squad routs into B5
      Then that is allowed
      And Interdiction is possible in B5

    @B26.31 @A4.6xA11.1xB26.31-1701
    Scenario Outline: A4.6xA11.1xB26.31-1701 on <ground> in its MPh <attack> meets R: <ffmo>, <ffnam>
      Given it is the MPh of the Russian turn
      And F5 holds <fort>
      And a German squad P <place> F5
      And a Russian squad R <place> F5
      And R has moved this phase
      When P attacks R with <attack>
      Then <ffmo>
      And <ffnam>
      And the Wire DRM is <wire>

      Examples: Close Combat is no fire
        | row     | ground | fort       | place                    | attack            | ffmo                | ffnam                | wire |
        | cc      | Wire   | Wire       | on top of the Wire in    | Close Combat      | FFMO does not apply | FFNAM does not apply | 0    |
        | hand    | Wire   | Wire       | on top of the Wire in    | Hand-to-Hand CC   | FFMO does not apply | FFNAM does not apply | 0    |
        | capture | a hex  | foxhole 1S | on top of the foxhole in | a Capture attempt | FFMO does not apply | FFNAM does not apply | 0    |

      Examples: fire within the hex is
        | row  | ground | fort | place                 | attack          | ffmo         | ffnam         | wire |
        | fire | Wire   | Wire | on top of the Wire in | small-arms fire | FFMO applies | FFNAM applies | +1   |

    @B9.31 @A8.26xB9.31-901
    Scenario Outline: A8.26xB9.31-901 through brush and over <edge> <force> leaves <residual> Residual FP
      Given it is the MPh of the German turn
      And F6 is brush
      And hexside F5-F6 is <edge>
      And a German squad P in F5
      And P has spent 1 MF
      And <force> R in F8
      When R attacks P with small-arms fire
      Then the Residual FP is <residual>

      Examples: what is left, and never less than none
        | row         | edge    | force                 | residual |
        | below-one   | a cliff | a Russian 1-2-6 squad | 0        |
        | two         | a wall  | a Russian 2-2-7 squad | 0        |
        | four        | a wall  | a Russian 4-4-7 squad | 0        |
        | six         | a hedge | a Russian 6-2-8 squad | 0        |
        | eight       | a hedge | a Russian 8-3-8 squad | 1        |
        | eight-open  | a cliff | a Russian 8-3-8 squad | 2        |

  Rule: Which vertex is in Open Ground

    @B9.42 @A10.531xB9.42-901
    Scenario Outline: A10.531xB9.42-901 past <edge> on F4-F5, with <near> in E5 and <over> in F4: Interdiction
      Given it is the RtPh of the German turn
      And F5 is woods
      And the artwork of F5 does not reach towards E5, F4 and G5
      And hexside F4-F5 is <edge>
      And E5 is <near>
      And F4 is <over>
      And a broken German squad P in F4
      And a Russian squad R in D3
      When P routs in Bypass of F5 along F4-F5
      Then that is allowed
      And Interdiction is possible in F5

      Examples: at one vertex without Hindrance and TEM
        | row       | edge    | near        | over        |
        | open      | a hedge | Open Ground | Open Ground |
        | open-wall | a wall  | Open Ground | Open Ground |

    @B9.42 @A10.531xB9.42-901
    Scenario Outline: A10.531xB9.42-901b past <edge> on F4-F5, with <near> in E5 and <over> in F4: none
      Given it is the RtPh of the German turn
      And F5 is woods
      And the artwork of F5 does not reach towards E5, F4 and G5
      And hexside F4-F5 is <edge>
      And E5 is <near>
      And F4 is <over>
      And a broken German squad P in F4
      And a Russian squad R in D3
      When P routs in Bypass of F5 along F4-F5
      Then that is allowed
      And no Interdiction is possible in F5

      Examples: at no vertex
        | row         | edge   | near        | over        |
        | brush-wall  | a wall  | brush       | Open Ground |
        | woods-brush | a hedge | woods       | brush       |

    @B9.53 @A9.7xB9.53-901
    Scenario Outline: A9.7xB9.53-901b of two Guns the one that works has fired through <edge>: a change of CA is <verdict>
      Given it is the PFPh of the Russian turn
      And hexside F2-F3 is <edge>
      And a Russian crew R in F2
      And R possesses a malfunctioned INF Gun
      And R possesses an AT Gun
      And a German squad P in F5
      When R declares an attack on P with Direct Fire HE
      And the AT Gun changes its CA
      Then that is <verdict>

      Examples:
        | row    | edge     | verdict     |
        | bocage | a bocage | not allowed |

  Rule: A Snap Shot is taken at what was crossed last

    @B9.42 @A8.15xB9.42-701 @A8.15xB27.4-701 @B27.4
    Scenario Outline: A8.15xB9.42-701 at who came from F4, across <edge>: <word>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a hedge
      And a German squad in F4
      And a Russian squad in F8
      When the German squad moves into F5
      And the Russian squad takes a Snap Shot at the German squad across hexside <edge>
      Then the attack is <word>

      Examples:
        | row     | edge  | word         |
        | crossed | F4-F5 | possible     |
        | other   | F5-F6 | not possible |
        | beside  | F5-G5 | not possible |

    @B9.42 @A8.15xB9.42-701
    Scenario Outline: A8.15xB9.42-701b nor across <edge> by <firer> at <target>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a hedge
      And a German crew C in F5
      And C possesses an AT Gun
      And a German squad P in F5
      And P has <deed> this phase
      And a Russian squad R in F8
      And a LMG in F8
      When <firer> takes a Snap Shot at <target> across hexside <edge>
      Then the attack is not possible

      Examples: a hexside that is none of its hex
        | row     | deed                      | firer | target | edge  |
        | far     | moved                     | R     | P      | F2-F3 |
        | next    | moved by Assault Movement | R     | P      | F6-F7 |

      Examples: what has crossed none
        | row      | deed                         | firer | target     | edge  |
        | clearing | tried to Clear a Wire counter | R    | P          | F5-F6 |
        | gun      | moved                        | R     | the AT Gun | F5-F6 |

      Examples: with what nobody has
        | row | deed  | firer   | target | edge  |
        | lmg | moved | the LMG | P      | F5-F6 |

    @B27.4 @A8.15xB27.4-701
    Scenario Outline: A8.15xB27.4-701 nor at who has gone on into <fort>
      Given it is the MPh of the German turn
      And F5 holds <fort>
      And a German squad in F4
      And a Russian squad in F8
      When the German squad moves into F5
      And the German squad <then>
      And the Russian squad takes a Snap Shot at the German squad across hexside F4-F5
      Then the attack is not possible

      Examples: its MF is spent within the hex
        | row      | fort         | then                      |
        | sangar   | a sangar     | goes beneath the sangar   |
        | trench   | a trench     | goes beneath the trench   |
        | at-ditch | an A-T Ditch | goes beneath the A-T Ditch |

  Rule: Who clears or climbs is fired at as Hazardous Movement

    @B26.5 @A4.62xB24.7xB26.5-701
    Scenario Outline: A4.62xB24.7xB26.5-701 at Clearance in <ground>: <total> in all
      Given it is the MPh of the German turn
      And F5 is <ground>
      And F5 holds Wire
      And a German squad P on top of the Wire in F5
      And a Russian squad R in F2
      When P announces Clearance of the Wire in F5
      And R attacks P with small-arms fire
      Then the TEM and DRM of the attack are <total> in all

      Examples: -2 and what the hex gives, in Open Ground or out of it
        | row   | ground      | total |
        | open  | Open Ground | -2    |
        | brush | brush       | -2    |
        | woods | woods       | -1    |

    @B26.5 @A4.62xB24.7xB26.5-701
    Scenario Outline: A4.62xB24.7xB26.5-701b <who> that has <deed>: FFNAM <ffnam>, FFMO <ffmo>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a cliff
      And a German squad P in F5
      And P is <state>
      And P has <deed> this phase
      And a Russian squad R in F2
      When R attacks P with small-arms fire
      Then FFNAM <ffnam>
      And FFMO <ffmo>

      Examples:
        | row     | who       | state         | deed  | ffnam          | ffmo           |
        | climber | a climber | on a cliff face | moved | does not apply | does not apply |
        | cx      | a squad   | CX            | moved | applies        | applies        |
