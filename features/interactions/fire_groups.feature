Feature: What each of several attackers brings, and what is no Infantry on the move

  Rule: Area Fire

    @B16.32 @A7.23xB16.32xC3.33-901
    Scenario Outline: A7.23xB16.32xC3.33-901 <weapon> is Area Fire without marsh
      Given it is the PFPh of the Russian turn
      And F3 is marsh
      And a German squad P in F5
      And a Russian squad R in F2
      And R possesses <gear>
      When R fires <weapon> at P
      Then that is allowed
      And it is Area Fire

      Examples:
        | row          | weapon          | gear           |
        | 50mm-mortar  | its 50mm mortar | a 50mm mortar  |
        | 60mm-mortar  | its 60mm mortar | a 60mm mortar  |

    @B16.32 @A7.23xB16.32xC3.33-901
    Scenario Outline: A7.23xB16.32xC3.33-901b <weapon> in <ground>: an Area Fire DRM of <drm>
      Given it is the PFPh of the Russian turn
      And F2 is <ground>
      And a German tank P in F5
      And a Russian squad R in F2
      And R possesses <gear>
      When R fires <weapon> at P
      Then that is allowed
      And the Area Fire DRM is <drm>

      Examples:
        | row       | weapon  | gear   | ground      | drm |
        | baz       | its BAZ | a BAZ  | Open Ground | 0   |
        | baz-marsh | its BAZ | a BAZ  | marsh       | +2  |

    @B16.32 @A7.23xB16.32xC3.33-901
    Scenario Outline: A7.23xB16.32xC3.33-901c <attack> from no marsh at a squad in <ground> is no Area Fire
      Given F5 is <ground>
      And a German squad in F5
      When <attack> of 8 FP hits F5
      Then the attack is possible
      And it is not Area Fire
      And the Area Fire DRM is 0
      And the CX DRM is 0
      And the FP is <fp>

      Examples:
        | row      | attack         | ground      | fp |
        | he       | Direct Fire HE | Open Ground | 8  |

    @B16.32 @A7.23xB16.32xC3.33-901
    Scenario Outline: A7.23xB16.32xC3.33-901e <attack> at <target> from no marsh: no Area Fire
      Given it is the PFPh of the Russian turn
      And F4 is marsh
      And <target> P in F5
      And a Russian crew R in F3
      And R possesses <gear>
      When R attacks P with <attack>
      Then the attack is possible
      And it is not Area Fire
      And Case K adds <k> to the To Hit DR

      Examples: its To Hit DR has a DRM for what is not seen
        | row         | attack         | target                   | gear      | k  |
        | concealed   | Direct Fire HE | a concealed German squad | an AT Gun | +2 |
        | hidden      | Direct Fire HE | a hidden German squad    | an AT Gun | +2 |
        | tank        | a Gun          | a concealed German tank  | an AT Gun | +2 |
        | heat        | HEAT           | a concealed German tank  | a BAZ     | +2 |
        | known       | Direct Fire HE | a German squad           | an AT Gun | 0  |

    @B16.32 @A7.23xB16.32xC3.33-901
    Scenario: A7.23xB16.32xC3.33-901g a PF at a concealed tank from no marsh is none
      Given it is the PFPh of the Russian turn
      And F3 is marsh
      And a concealed German tank P in F5
      And a Russian squad R in F4
      When R could attack P with an inherent PF
      Then the attack is possible
      And it is not Area Fire
      And the Area Fire DRM is 0

    @B16.32 @A7.23xB16.32xC3.33-901
    Scenario Outline: A7.23xB16.32xC3.33-901f <attack> in marsh at <target> is none
      Given it is the CCPh of the Russian turn
      And F5 is marsh
      And <target> P in F5
      And a Russian 4-4-7 squad R in F5
      When R attacks P with <attack>
      Then the attack is possible
      And it is not Area Fire
      And the FP is 4

      Examples:
        | row       | attack            | target         |
        | cc        | Close Combat      | a German squad |
        | capture   | a Capture attempt | a German squad |
        | hands     | Hand-to-Hand CC   | a German squad |

    @B16.32 @A7.23xB16.32xC3.33-901
    Scenario Outline: A7.23xB16.32xC3.33-901d <unit> in <ground> that has no mortar shown fires <weapon>: <word>
      Given it is the PFPh of the Russian turn
      And F2 is <ground>
      And a German squad P in F5
      And <unit> R in F2
      When R attacks P with <weapon>
      Then the attack is <word>

      Examples: out of marsh none is fired
        | row         | unit            | ground        | weapon             | word         |
        | marsh       | a Russian squad | marsh         | an on-board mortar | not possible |
        | mudflat     | a Russian crew  | mudflat       | an on-board mortar | not possible |
        | open        | a Russian squad | Open Ground   | an on-board mortar | possible     |

  Rule: The worst of a fire group counts for all

    @B26.31 @A4.51xA7.5xB26.31-901
    Scenario Outline: A4.51xA7.5xB26.31-901 <state> R and <place> Q together: CX <cx>, Wire <wire>
      Given it is the PFPh of the Russian turn
      And F3 holds Wire
      And a German squad P in F6
      And a Russian 4-4-7 squad R beneath the Wire in F3
      And R is <state>
      And a Russian 4-4-7 squad Q <place> F3
      When R and Q together attack P with small-arms fire
      Then the attack is possible
      And the FP is <fp>
      And the CX DRM is <cx>
      And the Wire DRM is <wire>

      Examples:
        | row    | state | place               | cx | wire | fp |
        | one-cx | CX    | beneath the Wire in | +1 | 0    | 8  |

      @reading:B26.31-one-on-wire
      Examples:
        | row        | state  | place                 | cx | wire | fp |
        | cx-on-wire | CX     | on top of the Wire in | +1 | +1   | 8  |
        | pinned     | pinned | on top of the Wire in | 0  | +1   | 6  |

    @B27.13 @A7.53xA10.7xB27.13-901
    Scenario Outline: A7.53xA10.7xB27.13-901 <first> <place> F3 and <second> in <hex>: leadership <drm>
      Given it is the PFPh of the Russian turn
      And F3 holds a foxhole 1S
      And a German squad P in F6
      And a Russian squad R beneath the foxhole in F3
      And a Russian squad Q in G4
      And <first> L <place> F3
      And <second> M in <hex>
      When R, Q, L and M together attack P with small-arms fire
      Then the attack is possible
      And the leadership DRM is <drm>

      Examples: one in each Location
        | row         | first                 | place                    | second                | hex | drm |
        | worse-there | a Russian 10-2 leader | on top of the foxhole in | a Russian 9-1 leader  | G4  | -1  |
        | worse-here  | a Russian 9-1 leader  | on top of the foxhole in | a Russian 10-2 leader | G4  | -1  |

      Examples: none beside Q
        | row    | first                 | place                    | second               | hex | drm |
        | absent | a Russian 10-2 leader | on top of the foxhole in | a Russian 9-1 leader | F3  | 0   |
        | next   | a Russian 10-2 leader | on top of the foxhole in | a Russian 9-1 leader | F4  | 0   |

    @B27.13 @A7.53xA10.7xB27.13-901
    Scenario Outline: A7.53xA10.7xB27.13-901c <unit> fires beside no leader, and the whole group undirected
      Given it is the PFPh of the Russian turn
      And F3 holds a foxhole 1S
      And a German squad P in F6
      And a Russian squad R beneath the foxhole in F3
      And a Russian 9-1 leader L on top of the foxhole in F3
      And <unit> Q in G4
      When R, Q and L together attack P with small-arms fire
      Then the attack is possible
      And the leadership DRM is 0

      Examples:
        | row        | unit                 |
        | squad      | a Russian squad      |
        | hero       | a Russian hero       |
        | half-squad | a Russian half-squad |

    @B27.13 @A7.53xA10.7xB27.13-901
    Scenario: A7.53xA10.7xB27.13-901d a leader whose modifier is not told takes part
      Given it is the PFPh of the Russian turn
      And F3 holds a foxhole 1S
      And a German squad P in F6
      And a Russian squad R beneath the foxhole in F3
      And a Russian leader L on top of the foxhole in F3
      When R and L together attack P with small-arms fire
      Then the attack is possible

    @B27.13 @A7.53xA10.7xB27.13-901
    Scenario: A7.53xA10.7xB27.13-901b who fires from the foxhole is not directed from the next hex
      Given it is the PFPh of the Russian turn
      And F3 holds a foxhole 1S
      And a German squad P in F6
      And a Russian squad R beneath the foxhole in F3
      And a Russian 9-1 leader L in F4
      When R and L together attack P with small-arms fire
      Then the leadership DRM is 0

  Rule: A DC that lies Set

    @B26.31 @B26.45 @A7.8xA23.7xB26.31xB26.45-901
    Scenario Outline: A7.8xA23.7xB26.31xB26.45-901 of a <state> squad <place> F5 it goes off
      Given it is the DFPh of the Russian turn
      And F5 holds <fort>
      And a DC lies Set in F5
      And a German squad P <place> F5
      And P is <state>
      And a Russian squad R in F5
      When <by> attacks R with a Set DC
      Then the attack is possible
      And the FP is 36
      And it is not Area Fire
      And the Wire DRM is <wire>

      Examples:
        | row     | state  | place                 | fort    | by     | wire |
        | itself  | broken | in                    | no Wire | the DC | 0    |
        | wire    | broken | on top of the Wire in | Wire    | the DC | 0    |
        | broken  | broken | in                    | no Wire | P      | 0    |
        | pinned  | pinned | in                    | no Wire | P      | 0    |

    @B26.31 @B26.45 @A7.8xA23.7xB26.31xB26.45-901
    Scenario Outline: A7.8xA23.7xB26.31xB26.45-901b of a squad pinned after it <use> it a DC goes off with 30 FP
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P possesses a DC
      And a Russian squad R in B3
      When P <use> its DC in B3
      And P becomes pinned
      And the MPh ends and the AFPh begins
      And P attacks R with <attack>
      Then the attack is possible
      And the FP is 30
      And it is not Area Fire
      And the Wire DRM is 0

      Examples:
        | row    | use    | attack      |
        | placed | Places | a Placed DC |

  Rule: Snap Shots and the ways of 27.6

    @B27.6 @A8.15xB27.6-901 @reading:B27.6-on-the-way-down
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

    @B9.3 @A10.531xB9.3xB10.31-901
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

      Examples:
        | row   | level | from | other | word           |
        | below | 1     | F4   | 0     | does not apply |
        | same  | 1     | F4   | 1     | applies        |
        | above | 1     | F4   | 2     | applies        |
        | flat  | 0     | F4   | 0     | applies        |

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
    Scenario: A10.531xB16.3-901b and over a shellhole hex one does
      Given it is the RtPh of the German turn
      And B3 is shellholes
      And a Russian squad in B2
      And a broken German squad in B4
      When the German squad routs into B5
      Then that is allowed
      And Interdiction is possible in B5

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
        | two         | a wall  | a Russian 2-2-7 squad | 0        |
        | four        | a wall  | a Russian 4-4-7 squad | 0        |
        | six         | a hedge | a Russian 6-2-8 squad | 0        |
        | eight       | a hedge | a Russian 8-3-8 squad | 1        |
        | eight-open  | a cliff | a Russian 8-3-8 squad | 2        |

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
