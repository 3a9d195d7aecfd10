@B16.2
Feature: B16.2 The Hindrance of marsh

  Rule: B16.2 +1 for each marsh hex that a same-level LOS crosses

    @B16.2-1
    Scenario Outline: B16.2-1a with marsh in <marsh> between the ends the Hindrance is <hindrance>
      Given <marsh> are marsh
      When LOS is traced between B2 and B6
      Then the LOS is clear
      And the Hindrance is <hindrance>

      Examples:
        | marsh         | hindrance |
        | B4            | +1        |
        | B3 and B5     | +2        |
        | B3, B4 and B5 | +3        |

    @B16.2-1
    Scenario: B16.2-1b without marsh between the ends there is no Hindrance
      Given C4 is marsh
      When LOS is traced between B2 and B6
      Then the LOS is clear
      And the Hindrance is 0

    @B16.2-2
    Scenario: B16.2-2 one marsh hex blocks no LOS
      Given B3 is marsh
      And a German squad in B2
      And a Russian squad in B4
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear

    @B16.2-3
    Scenario Outline: B16.2-3 marsh at an end of the LOS adds nothing: <near> and <far>
      Given B2 is <near>
      And B4 is <far>
      When LOS is traced between B2 and B4
      Then the Hindrance is 0

      Examples:
        | near        | far         |
        | marsh       | Open Ground |
        | Open Ground | marsh       |
        | marsh       | marsh       |

    @B16.2-4
    Scenario: B16.2-4 between adjacent marsh hexes there is no Hindrance
      Given B2 and B3 are marsh
      When LOS is traced between B2 and B3
      Then the Hindrance is 0

    @B16.2-5
    Scenario: B16.2-5 a LOS between different levels passes over the marsh
      Given B2 is level 1 Open Ground
      And B3 is marsh
      When LOS is traced between B2 and B4
      Then the LOS is clear
      And the Hindrance is 0

    @B16.2-6
    Scenario: B16.2-6 two ends a level above the marsh look over it
      Given B2 and B4 are level 1 Open Ground
      And B3 is marsh
      When LOS is traced between B2 and B4
      Then the LOS is clear
      And the Hindrance is 0

    @B16.2-7
    Scenario: B16.2-7 marsh at level -1 hinders a LOS at level -1
      Given B2 and B4 are level -1 Open Ground
      And B3 is level -1 marsh
      When LOS is traced between B2 and B4
      Then the LOS is clear
      And the Hindrance is +1

    @B16.2-8
    Scenario: B16.2-8 two marsh hexes on either side of the thread hinder once
      Given B1 and B2 are marsh
      When LOS is traced between A2 and C2
      Then the Hindrance is +1

    @B16.2-9
    Scenario: B16.2-9a along a hexside of marsh and Open Ground the LOS is free
      Given B1 is marsh
      And B2 is Open Ground
      When LOS is traced between A2 and C2
      Then the Hindrance is 0

    @B16.2-9
    Scenario: B16.2-9b where marsh artwork spills over the hexside it shows on both sides and hinders
      Given B1 is marsh
      And B2 is Open Ground
      And the artwork of B1 laps over into B2
      When LOS is traced between A2 and C2
      Then the Hindrance is +1

    @B16.2-10 @contested
    Scenario: B16.2-10a a LOS that crosses a marsh hex beside its artwork is not hindered
      Given A2 is marsh
      And the artwork of A2 does not reach towards A1, B1 and B2
      And B2 is Open Ground
      When LOS is traced between A1 and B3
      Then the Hindrance is 0

    @B16.2-10 @contested
    Scenario: B16.2-10b where the artwork fills the hex the same LOS is hindered
      Given A2 and B2 are marsh
      When LOS is traced between A1 and B3
      Then the Hindrance is +2

    @B16.2-11
    Scenario Outline: B16.2-11a across <between> the Hindrance is <n> and the LOS open
      Given <between> are marsh
      When LOS is traced between <near> and B8
      Then the LOS is clear
      And the Hindrance is <n>

      Examples:
        | near | between            | n  |
        | B2   | B3, B4, B5, B6, B7 | +5 |

    @B16.2-11
    Scenario Outline: B16.2-11b a Hindrance of <n> across <between> ends the LOS
      Given <between> are marsh
      When LOS is traced between <near> and B8
      Then the LOS is blocked
      And the Hindrance is <n>

      Examples:
        | near | between                    | n  |
        | B1   | B2, B3, B4, B5, B6, B7     | +6 |
        | B0   | B1, B2, B3, B4, B5, B6, B7 | +7 |

    @B16.2-12
    Scenario: B16.2-12 marsh adds to the Hindrance of other terrain
      Given B3 and B5 are marsh
      And B4 is brush
      When LOS is traced between B2 and B6
      Then the Hindrance is +3

    @B16.2-12
    Scenario Outline: B16.2-12b marsh and <ground> on one LOS are a Hindrance of <n>
      Given B3 is marsh
      And B4 is <ground>
      When LOS is traced between B2 and B6
      Then the Hindrance is <n>

      Examples:
        | ground      | n  |
        | brush       | +2 |
        | grain       | +2 |
        | marsh       | +2 |
        | mudflat     | +2 |
        | graveyard   | +2 |
        | Open Ground | +1 |

    @B16.2-12
    Scenario: B16.2-12c marsh and SMOKE
      Given B3 is marsh
      And B4 has smoke
      When LOS is traced between B2 and B6
      Then the Hindrance is +4

    @B16.2-12
    Scenario Outline: B16.2-12d marsh and a <thing>
      Given B3 is marsh
      And <what> in B4
      And a German squad in B2
      And a Russian squad in B6
      When LOS is traced between the German squad and the Russian squad
      Then the Hindrance is <n>

      Examples:
        | thing       | what                 | n  |
        | tank        | a Russian tank       | +2 |
        | armored car | a Russian armored car | +2 |
        | truck       | a Russian truck      | +1 |
        | wreck       | a wreck              | +2 |
        | assault gun | a Russian assault gun | +2 |
        | SP gun      | a Russian SP gun     | +2 |
        | Carrier     | a Russian Carrier    | +2 |
        | halftrack   | a Russian halftrack  | +2 |
        | motorcycle  | a Russian motorcycle | +1 |
        | squad       | a Russian squad P    | +1 |

    @B16.2-6
    Scenario Outline: B16.2-6b from level <level> to level <level> across marsh and an orchard the Hindrance is <n>
      Given B3 is marsh
      And B4 is orchard
      When LOS is traced between level <level> of B2 and level <level> of B6
      Then the Hindrance is <n>

      Examples: the marsh at its own level, the orchard below its top
        | level | n  |
        | 0     | +2 |
        | 1     | 0  |
        | 2     | 0  |

    @B16.2-1
    Scenario Outline: B16.2-1c marsh in <marsh> is a Hindrance of <hindrance> from <viewer> to <target>
      Given <marsh> is marsh
      When LOS is traced between <viewer> and <target>
      Then the Hindrance is <hindrance>

      Examples: every angle: the LOS goes through the marsh
        | viewer | target | marsh | hindrance |
        | G2     | K1     | I1    | +1        |
        | J9     | F0     | I6    | +1        |
        | R2     | Q9     | R6    | +1        |
        | T0     | R5     | R4    | +1        |
        | I1     | H6     | I2    | +1        |
        | H10    | J0     | J3    | +1        |
        | I9     | P8     | M9    | +1        |
        | L4     | O2     | N2    | +1        |
        | H6     | F1     | F2    | +1        |
        | R5     | L5     | N5    | +1        |
        | J9     | F1     | I8    | +1        |
        | B0     | A3     | B1    | +1        |
        | R2     | L8     | M8    | +1        |
        | J9     | M10    | K10   | +1        |
        | H5     | F3     | G5    | +1        |
        | P6     | I6     | J6    | +1        |
        | Q10    | Q5     | Q9    | +1        |
        | L8     | N2     | N3    | +1        |
        | L7     | Q5     | N6    | +1        |
        | G8     | C4     | D4    | +1        |
        | R4     | N9     | P7    | +1        |
        | E6     | F8     | F7    | +1        |
        | G6     | K10    | H7    | +1        |
        | N6     | I9     | K8    | +1        |
        | A2     | F4     | B2    | +1        |
        | E6     | G9     | F7    | +1        |
        | F0     | H5     | F1    | +1        |
        | D10    | F3     | E7    | +1        |
        | J7     | N1     | L4    | +1        |
        | M9     | F10    | H10   | +1        |
        | R6     | T10    | S9    | +1        |
        | L2     | R5     | Q5    | +1        |

      Examples: and past it
        | viewer | target | marsh | hindrance |
        | G2     | K1     | K2    | 0         |
        | J9     | F0     | G6    | 0         |
        | R2     | Q9     | Q3    | 0         |
        | T0     | R5     | Q4    | 0         |
        | I1     | H6     | H1    | 0         |
        | H10    | J0     | K2    | 0         |
        | I9     | P8     | O10   | 0         |
        | L4     | O2     | L3    | 0         |
        | H6     | F1     | F4    | 0         |
        | R5     | L5     | P4    | 0         |
        | J9     | F1     | K9    | 0         |
        | B0     | A3     | C1    | 0         |
        | R2     | L8     | M9    | 0         |
        | J9     | M10    | L10   | 0         |
        | H5     | F3     | H4    | 0         |
        | P6     | I6     | O7    | 0         |
        | Q10    | Q5     | R7    | 0         |
        | L8     | N2     | K8    | 0         |
        | L7     | Q5     | M8    | 0         |
        | G8     | C4     | D3    | 0         |
        | R4     | N9     | R5    | 0         |
        | E6     | F8     | G8    | 0         |
        | G6     | K10    | J7    | 0         |
        | N6     | I9     | I8    | 0         |
        | A2     | F4     | E5    | 0         |
        | E6     | G9     | E8    | 0         |
        | F0     | H5     | F4    | 0         |
        | D10    | F3     | E4    | 0         |
        | J7     | N1     | M5    | 0         |
        | M9     | F10    | F9    | 0         |
        | R6     | T10    | T8    | 0         |
        | L2     | R5     | P5    | 0         |

    @B16.2-2
    Scenario: B16.2-2b a wall beside the marsh hides what the marsh alone would not
      Given B3 is marsh
      And hexside B3-B4 is a wall
      When LOS is traced between B2 and B5
      Then the LOS is blocked

    @B16.2-3
    Scenario: B16.2-3b the wall of a marsh hex does not hide the hex
      Given B2 is marsh
      And hexside B2-B3 is a wall
      When LOS is traced between B2 and B4
      Then the LOS is clear
      And the Hindrance is 0

  Rule: B16.2 Every DR along the LOS pays for it

    @B16.2-13
    Scenario: B16.2-13 a Gun's To Hit DR pays the Hindrance
      Given B3 and B4 are marsh
      And a Russian crew in B2
      And the Russian crew possesses a Russian AT Gun
      And a German squad in B5
      And it is the PFPh of the Russian turn
      When the AT Gun attacks the German squad with Direct Fire HE
      Then the attack is possible
      And the Hindrance DRM is +2

    @B16.2-14
    Scenario: B16.2-14 small arms: an Original DR of 7 through two marsh hexes is a Final DR of 9
      Given B3 and B4 are marsh
      And a Russian 4-4-7 squad in B2
      And a German squad in B5
      And it is the PFPh of the Russian turn
      When the Russian squad attacks the German squad with small-arms fire and an Original DR of 7
      Then the Hindrance DRM is +2
      And the TEM is 0
      And the Final DR of the attack is 9
