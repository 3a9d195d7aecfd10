Feature: Fire groups: what each of several attackers brings

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
        | row        | state  | place                 | cx | wire | fp |
        | one-cx     | CX     | beneath the Wire in   | +1 | 0    | 8  |

      @reading:B26.31-one-on-wire
      Examples: one of them on the Wire
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

  Rule: A fire group is of ADJACENT Locations

    @B9.3 @A7.5xB9.3-701
    Scenario Outline: A7.5xB9.3-701 a squad in F3 and one <place> <hex>: <word>
      Given it is the PFPh of the Russian turn
      And hexside F4-F5 is a wall
      And F3 is a wooden building with two upper levels
      And hexside F2-F3 is <edge>
      And a German squad P in F5
      And a Russian squad R in F3
      And a Russian squad Q <place> <hex>
      When R and Q together attack P with small-arms fire
      Then the attack is <word>

      Examples: in one Location, or in the next
        | row    | place         | hex | edge   | word     |
        | beside | in            | F3  | a wall | possible |
        | next   | in            | E3  | a wall | possible |
        | stairs | on level 1 of | F3  | a wall | possible |

      Examples: apart
        | row      | place         | hex | edge   | word         |
        | two-off  | in            | D4  | a wall | not possible |
        | far      | in            | H5  | a wall | not possible |
        | upstairs | on level 2 of | F3  | a wall | not possible |

    @B9.3 @A7.5xB9.3-701
    Scenario Outline: A7.5xB9.3-701b with a third in <middle>: <word>
      Given it is the PFPh of the Russian turn
      And hexside F4-F5 is a wall
      And a German squad P in F5
      And a Russian squad R in F3
      And a Russian squad Q in H3
      And a Russian squad S in <middle>
      When R, Q and S together attack P with small-arms fire
      Then the attack is <word>

      Examples:
        | row    | middle | word         |
        | linked | G3     | possible     |
        | beside | E3     | not possible |

    @B9.3 @A7.5xB6.4xB9.3-1902
    Scenario Outline: A7.5xB6.4xB9.3-1902 a squad on the bridge in F3 and one in <hex>: <word>
      Given it is the PFPh of the Russian turn
      And hexside F4-F5 is a wall
      And F3 is a bridge
      And F2 is unpaved road
      And a road crosses hexside F2-F3
      And a German squad P in F5
      And a Russian squad R on the bridge in F3
      And a Russian squad Q in <hex>
      When R and Q together attack P with small-arms fire
      Then the attack is <word>

      Examples: ADJACENT along the road of the bridge
        | row  | hex | word         |
        | road | F2  | possible     |
        | side | E3  | not possible |

  Rule: A7.351 What one unit fires in an attack

    @B9.3 @A7.351xB9.3-3408
    Scenario Outline: A7.351xB9.3-3408 over a wall <whom> of a <kind> together attack P: <word>
      Given it is the PFPh of the Russian turn
      And hexside B3-B4 is a wall
      And a German squad P in B4
      And a Russian <kind> R in B3
      And R possesses a LMG
      And a Russian <kind> Q in B3
      And Q possesses a MMG
      When <whom> together attack P with small-arms fire
      Then the attack is <word>

      Examples: a HS or crew its own FP or a weapon
        | row      | kind       | whom            | word         |
        | half     | half-squad | R and the LMG   | not possible |
        | crew     | crew       | R and the LMG   | not possible |

      Examples: a squad both, and another unit's is another's
        | row      | kind       | whom            | word     |
        | squad    | squad      | R and the LMG   | possible |
        | other    | half-squad | R and the MMG   | possible |
        | others   | crew       | R and Q         | possible |
        | weapons  | half-squad | the LMG and the MMG | possible |

    @B9.3 @A7.351xB9.3-3408
    Scenario Outline: A7.351xB9.3-3408b over a wall <whom> of a <kind> with a LMG and a MMG together attack P: <word>
      Given it is the PFPh of the Russian turn
      And hexside B3-B4 is a wall
      And a German squad P in B4
      And a Russian <kind> R in B3
      And R possesses a LMG
      And R possesses a MMG
      When <whom> together attack P with small-arms fire
      Then the attack is <word>

      Examples: two weapons take the FP of a squad
        | row     | kind       | whom                   | word         |
        | all     | squad      | R, the LMG and the MMG | not possible |
        | two     | squad      | the LMG and the MMG    | possible     |
        | half    | half-squad | the LMG and the MMG    | not possible |
        | mmg     | half-squad | the MMG and R          | not possible |
