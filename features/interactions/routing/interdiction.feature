Feature: Who interdicts, and who compels a rout

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

    @B16.32 @B27.41 @A10.53xB16.32xB27.41-1801
    Scenario Outline: A10.53xB16.32xB27.41-1801 past a 4-4-7 squad <place> <ground> with <gear>, six hexes off, P routs: <interdiction>
      Given it is the RtPh of the German turn
      And B3 holds an empty foxhole 1S
      And H5 is <ground>
      And a broken German squad P in B2
      And a Russian 4-4-7 squad E <place> H5
      And E possesses <gear>
      When P routs into B3
      Then <interdiction> in B3

      Examples:
        | row        | place            | ground        | gear      | interdiction                |
        | marsh-hmg  | in               | marsh         | a HMG     | no Interdiction is possible |
        | marsh-lmg  | in               | marsh         | a 3-8 LMG | Interdiction is possible    |
        | bridge-hmg | on the bridge in | bridged marsh | a HMG     | Interdiction is possible    |
        | brush-hmg  | in               | brush         | a HMG     | Interdiction is possible    |

    @B27.41 @A10.53xB27.41-3201
    Scenario Outline: A10.53xB27.41-3201 <enemy>, <far> hexes off in <hex>, and P routs onto a foxhole: <interdiction>
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And a broken German squad P in C2
      And <force> E in <hex>
      When P routs into B2
      Then <interdiction> in B2

      Examples: up to the Normal Range of its counter
        | row           | enemy           | force                   | far | hex | interdiction                |
        | short         | an SMG squad    | a Russian 6-2-8 squad   | 2   | D2  | Interdiction is possible    |
        | beyond-short  | an SMG squad    | a Russian 6-2-8 squad   | 3   | E2  | no Interdiction is possible |
        | long          | an elite squad  | an American 6-6-6 squad | 6   | H2  | Interdiction is possible    |
        | beyond-long   | an elite squad  | an American 6-6-6 squad | 7   | I2  | no Interdiction is possible |

      Examples: the eight hexes of a vehicle that has MG
        | row           | enemy           | force                   | far | hex | interdiction                |
        | tank          | a tank          | a Russian tank          | 8   | J2  | Interdiction is possible    |
        | beyond-tank   | a tank          | a Russian tank          | 9   | K2  | no Interdiction is possible |

    @B27.41 @A10.53xB27.41-3201
    Scenario Outline: A10.53xB27.41-3201b a leader with <gear>, <far> hexes off in <hex>, and P routs onto a foxhole: <interdiction>
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And a broken German squad P in C2
      And a Russian leader E in <hex>
      And E possesses <gear>
      When P routs into B2
      Then <interdiction> in B2

      Examples: a MG or ATR gives its Normal Range
        | row        | gear       | far | hex | interdiction                |
        | lmg        | a LMG      | 6   | H2  | Interdiction is possible    |
        | lmg-far    | a LMG      | 7   | I2  | no Interdiction is possible |
        | mmg        | a MMG      | 10  | L2  | Interdiction is possible    |
        | mmg-far    | a MMG      | 11  | M2  | no Interdiction is possible |
        | hmg        | a HMG      | 12  | N2  | Interdiction is possible    |
        | hmg-far    | a HMG      | 13  | O2  | no Interdiction is possible |
        | atr        | an ATR     | 12  | N2  | Interdiction is possible    |
        | atr-far    | an ATR     | 13  | O2  | no Interdiction is possible |
        | own        | a 2-4 LMG  | 5   | G2  | no Interdiction is possible |
        | ft         | a FT       | 2   | D2  | no Interdiction is possible |

    @B27.41 @A10.53xB27.41-3201
    Scenario Outline: A10.53xB27.41-3201c a 4-4-7 squad with <gear>, six hexes off, and P routs onto a foxhole: <interdiction>
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And a broken German squad P in C2
      And a Russian 4-4-7 squad E in H2
      And E possesses <gear>
      When P routs into B2
      Then <interdiction> in B2

      Examples: the range of a weapon that works
        | row     | gear                | interdiction                |
        | hmg     | a HMG               | Interdiction is possible    |
        | bad-hmg | a malfunctioned HMG | no Interdiction is possible |
        | dm-hmg  | a dm HMG            | no Interdiction is possible |

  Rule: What Interdiction does, once it is claimed

    @B27.41 @A10.53xB27.41-801
    Scenario Outline: A10.53xB27.41-801 P comes through Interdiction <outcome> that nobody has claimed
      Given it is the RtPh of the German turn
      And F5 holds a foxhole 1S
      And a broken German squad P in F4
      And a Russian squad E in F2
      When P carries out a rout into F5
      And P comes through that Interdiction <outcome>
      Then that is not allowed

      Examples:
        | outcome    |
        | pinned     |
        | reduced    |
        | eliminated |

    @B27.41 @A10.53xB27.41-801
    Scenario Outline: A10.53xB27.41-801b nor, on top of the foxhole, through one that was claimed in the RtPh, once the <phase> has begun
      Given it is the RtPh of the German turn
      And F5 holds a foxhole 1S
      And a broken German squad P in F4
      And a Russian squad E in F2
      When P carries out a rout into F5
      And E claims Interdiction of P
      And the RtPh ends and the <phase> begins
      And P comes through that Interdiction pinned
      Then that is not allowed

      Examples:
        | phase |
        | APh   |

  Rule: Who interdicts shows itself

    @B27.41 @A10.53xA12.14xB27.41-701 @A10.53xB27.41-801
    Scenario Outline: A10.53xA12.14xB27.41-701 a concealed squad <place> F3: <word>
      Given it is the RtPh of the German turn
      And F3 holds a foxhole 1S
      And F8 is woods
      And a broken German squad P in F6
      And a concealed Russian squad R <place> F3
      When P carries out a rout into F7
      And R claims Interdiction of P
      Then that is allowed
      And R is not concealed

      Examples:
        | row     | place                    |
        | beneath | beneath the foxhole in   |
        | on-top  | on top of the foxhole in |

    @B27.41 @A10.53xA12.14xB27.41-701 @A10.53xB27.41-801
    Scenario: A10.53xA12.14xB27.41-701b who claims none is concealed still
      Given it is the RtPh of the German turn
      And F3 holds a foxhole 1S
      And F8 is woods
      And a broken German squad P in F6
      And a concealed Russian squad R beneath the foxhole in F3
      When P carries out a rout into F7
      Then that is allowed
      And R is concealed
      And all that is as given
