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
        | he-marsh | Direct Fire HE | marsh       | 4  |

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
      And a Russian squad R beneath the Wire in F3
      And R is <state>
      And a Russian squad Q <place> F3
      When R and Q together attack P with small-arms fire
      Then the attack is possible
      And the CX DRM is <cx>
      And the Wire DRM is <wire>

      Examples:
        | row        | state  | place                 | cx | wire |
        | one-cx     | CX     | beneath the Wire in   | +1 | 0    |
        | cx-on-wire | CX     | on top of the Wire in | +1 | +1   |

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
    Scenario: A7.53xA10.7xB27.13-901b who fires from the foxhole is not directed from the next hex
      Given it is the PFPh of the Russian turn
      And F3 holds a foxhole 1S
      And a German squad P in F6
      And a Russian squad R beneath the foxhole in F3
      And a Russian 9-1 leader L in F4
      When R and L together attack P with small-arms fire
      Then the leadership DRM is 0

  Rule: A DC that lies Set

    @B26.45 @A23.7xB26.45-901
    Scenario Outline: A23.7xB26.45-901 of a <state> squad <place> F5 it goes off
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

      Examples:
        | row     | state  | place                 | fort    | by     |
        | itself  | broken | in                    | no Wire | the DC |
        | wire    | CX     | on top of the Wire in | Wire    | P      |
        | broken  | broken | in                    | no Wire | P      |

  Rule: Snap Shots and the ways of 27.6

    @B27.6 @A8.15xB27.6-901
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
        | woods    | woods             | a cliff | F2   | applies |
        | building | a stone building  | a cliff | F2   | applies |

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

  Rule: What is towed

    @B9.3 @A4.62xB9.3-901
    Scenario Outline: A4.62xB9.3-901 behind <edge> a Gun that a <vehicle> tows: <total> in all
      Given it is the MPh of the German turn
      And hexside F5-F6 is <edge>
      And a German <vehicle> T in F5
      And T is towing an AT Gun
      And T has spent 4 MP
      And a Russian squad R in F8
      When R attacks the AT Gun with small-arms fire
      Then FFMO does not apply
      And FFNAM does not apply
      And the TEM and DRM of the attack are <total> in all

      Examples:
        | row  | edge    | vehicle | total |
        | open | a cliff | truck   | 0     |
        | wall | a wall  | truck   | +2    |
