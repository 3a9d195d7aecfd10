Feature: SMOKE in a hex that the LOS only touches

  @B16.2
  Rule: B16.2 SMOKE fills its hex to the hexsides, marsh does not

    @A24xB16.2-101
    Scenario Outline: A24xB16.2-101 between <from> and <to>, <way>, <smoke> in <hex>, which is <ground>, makes a Hindrance of <n>
      Given <hex> is <ground>
      And <hex> has <smoke>
      When LOS is traced between <from> and <to>
      Then the LOS is clear
      And the Hindrance is <n>

      Examples: along a hexside of the hex
        | row               | from | to | way                 | hex | ground      | smoke           | n  |
        | spine-below       | E5   | G5 | along hexside F4-F5 | F5  | Open Ground | smoke           | +3 |
        | spine-above       | E5   | G5 | along hexside F4-F5 | F4  | Open Ground | smoke           | +3 |
        | spine-dispersed   | E5   | G5 | along hexside F4-F5 | F4  | Open Ground | dispersed smoke | +2 |
        | spine-marsh       | E5   | G5 | along hexside F4-F5 | F5  | marsh       | smoke           | +3 |
        | spine-marsh-alone | E5   | G5 | along hexside F4-F5 | F5  | marsh       | no smoke        | 0  |
        | slant-left        | F5   | H8 | along hexside F6-G6 | F6  | Open Ground | smoke           | +3 |
        | slant-right       | F5   | H8 | along hexside F6-G6 | G6  | Open Ground | smoke           | +3 |
        | slant-far         | F5   | H8 | along hexside G8-H7 | H7  | Open Ground | smoke           | +3 |

      Examples: at a vertex of it alone
        | row                | from | to | way                | hex | ground      | smoke           | n  |
        | vertex-near        | E5   | J6 | at vertex F5-G5-G6 | G5  | Open Ground | smoke           | +3 |
        | vertex-far         | E5   | J6 | at vertex H5-H6-I6 | H6  | Open Ground | smoke           | +3 |
        | vertex-marsh       | E5   | J6 | at vertex F5-G5-G6 | G5  | marsh       | smoke           | +3 |
        | vertex-marsh-alone | E5   | J6 | at vertex F5-G5-G6 | G5  | marsh       | no smoke        | 0  |
        | vertex-dispersed   | E5   | F9 | at vertex E6-F6-E7 | F6  | Open Ground | dispersed smoke | +2 |

      Examples: through its inside, where marsh counts besides
        | row          | from | to | way        | hex | ground      | smoke | n  |
        | inside       | E5   | E7 | through it | E6  | Open Ground | smoke | +3 |
        | inside-marsh | E5   | E7 | through it | E6  | marsh       | smoke | +4 |
        | inside-slant | E5   | J6 | through it | H5  | Open Ground | smoke | +3 |

      Examples: and where the LOS does not touch it
        | row           | from | to | way     | hex | ground      | smoke | n |
        | beside-spine  | E5   | G5 | past it | F3  | Open Ground | smoke | 0 |
        | beside-end    | E5   | G5 | past it | G6  | Open Ground | smoke | 0 |
        | beside-slant  | F5   | H8 | past it | G5  | Open Ground | smoke | 0 |
        | beside-vertex | E5   | J6 | past it | F4  | Open Ground | smoke | 0 |

    @A24xB16.2-101 @reading:B16.2-smoke-at-one-range
    Scenario Outline: A24xB16.2-101u of <above> in F4 and <below> in F5 the LOS along their hexside meets the thicker alone
      Given F4 has <above>
      And F5 has <below>
      When LOS is traced between E5 and G5
      Then the LOS is clear
      And the Hindrance is <n>

      Examples:
        | row            | above           | below           | n  |
        | smoke-below    | dispersed smoke | smoke           | +3 |
        | smoke-above    | smoke           | dispersed smoke | +3 |
        | wp-below       | dispersed WP    | WP              | +2 |
        | both-dispersed | dispersed smoke | dispersed smoke | +2 |
        | both           | smoke           | WP              | +3 |

    @A24xB16.2-101 @reading:B16.2-smoke-at-one-range=twice
    Scenario Outline: A24xB16.2-101v or by the other reading of <above> in F4 and <below> in F5 it meets both
      Given F4 has <above>
      And F5 has <below>
      When LOS is traced between E5 and G5
      Then the Hindrance is <n>

      Examples:
        | row            | above           | below           | n  |
        | smoke-below    | dispersed smoke | smoke           | +5 |
        | both-dispersed | dispersed smoke | dispersed smoke | +4 |

    @A24xB16.2-101
    Scenario Outline: A24xB16.2-101b from level 1 of <from> it hinders too
      Given <hex> has smoke
      When LOS is traced from level 1 of <from> to <to>
      Then the LOS is clear
      And the Hindrance is +3

      Examples: it rises two levels
        | row    | from | to | hex |
        | spine  | E5   | G5 | F5  |
        | vertex | E5   | J6 | G5  |

    @A24xB16.2-101
    Scenario Outline: A24xB16.2-101c on the hill F4 beside the way from level <level> of <from> to <to> it makes a Hindrance of <n>
      Given F4 is level 1 Open Ground
      And <other> is level 1 Open Ground
      And F4 has smoke
      When LOS is traced from level <level> of <from> to <to>
      Then the LOS is clear
      And the Hindrance is <n>

      Examples: it begins where the hill ends
        | row          | from | level | to | other | n  |
        | spine-under  | E5   | 0     | G5 | M5    | 0  |
        | spine-from   | E5   | 1     | G5 | M5    | +3 |
        | spine-to     | E5   | 0     | G5 | G5    | +3 |
        | vertex-under | E5   | 0     | H0 | M5    | 0  |
        | vertex-from  | E5   | 1     | H0 | M5    | +3 |

    @A6.7xA24xB16.2-101
    Scenario Outline: A6.7xA24xB16.2-101a between E5 and I5 with <one> in <first> and <other> in <second> the Hindrance is <n>
      Given <first> has <one>
      And <second> has <other>
      When LOS is traced between E5 and I5
      Then the LOS is clear
      And the Hindrance is <n>

      Examples: five at most
        | row         | first | one             | second | other           | n  |
        | thick-thin  | F5    | smoke           | H4     | dispersed smoke | +5 |
        | thin-thin   | F4    | dispersed smoke | H5     | dispersed smoke | +4 |
        | thin-inside | F4    | dispersed smoke | G5     | smoke           | +5 |

    @A6.7xA24xB16.2-101
    Scenario Outline: A6.7xA24xB16.2-101b six blocks: SMOKE in <first> and <second>, and <ground> in G5
      Given G5 is <ground>
      And <first> has smoke
      And <second> has <other>
      When LOS is traced between E5 and I5
      Then the LOS is blocked

      Examples:
        | row          | first | second | other           | ground      |
        | spine-spine  | F5    | H4     | smoke           | Open Ground |
        | spine-inside | F4    | G5     | smoke           | Open Ground |
        | with-marsh   | F5    | H5     | dispersed smoke | marsh       |

    @A6.7xA24xB16.2-101 @reading:B16.2-out-of-smoke
    Scenario: A6.7xA24xB16.2-101c the +1 out of SMOKE is not counted towards the six
      Given F3 has dispersed smoke
      And F4 has smoke
      When LOS is traced from F3 to F6
      Then the LOS is clear

    @A6.7xA24xB16.2-101 @reading:B16.2-out-of-smoke=counted
    Scenario: A6.7xA24xB16.2-101d or by the other reading it is counted as every Hindrance
      Given F3 has dispersed smoke
      And F4 has smoke
      When LOS is traced from F3 to F6
      Then the LOS is blocked

  Rule: B9.31 SMOKE beside the line adds to the hexside TEM

    @B9.31 @A24xB9.31-101
    Scenario Outline: A24xB9.31-101 with <smoke> in <hex> fire over the <barrier> I6-J6 meets a TEM of <tem> and a Hindrance of <n>
      Given <hex> has <smoke>
      And hexside I6-J6 is a <barrier>
      And a German squad in J6
      And the German squad has wall advantage
      And a Russian squad in E5
      And it is the PFPh of the Russian turn
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the TEM is <tem>
      And the Hindrance DRM is <n>
      And the TEM and DRM of the attack are <all> in all

      Examples:
        | row          | smoke           | hex | barrier | tem | n  | all |
        | vertex-wall  | smoke           | G5  | wall    | +2  | +3 | +5  |
        | vertex-hedge | smoke           | H6  | hedge   | +1  | +3 | +4  |
        | inside-wall  | dispersed smoke | H5  | wall    | +2  | +2 | +4  |
        | beside-wall  | smoke           | F4  | wall    | +2  | 0  | +2  |

    @B9.42 @A24xB9.42-101
    Scenario Outline: A24xB9.42-101 to vertex <vertex> of <target> with SMOKE in <hex> the Hindrance is <n>
      Given <hex> has smoke
      And a Russian squad in E5
      When LOS is traced from the Russian squad to vertex <vertex> of <target>
      Then the LOS is clear
      And the Hindrance is <n>

      Examples: the LOS runs along F4-F5, or touches a hex before its end
        | row       | vertex   | target | hex | n  |
        | below     | F4-F5-G5 | G5     | F5  | +3 |
        | above     | F4-F5-G5 | G5     | F4  | +3 |
        | their-own | F4-F5-G5 | G5     | G5  | +3 |
        | beside    | F4-F5-G5 | G5     | G4  | 0  |
        | behind    | F4-F5-G5 | F5     | G6  | 0  |

  Rule: B27.42 Whatever hinders keeps FFMO and Interdiction off the foxhole hex

    @B27.42 @A24xB27.42-101
    Scenario Outline: A24xB27.42-101 at who has entered the foxhole hex G5, with <smoke> in <hex>, FFMO <applies>
      Given G5 holds a foxhole 1S
      And <hex> has <smoke>
      And a German squad on top of the foxhole in G5
      And the German squad has spent 1 MF
      And a Russian squad in E5
      And it is the MPh of the German turn
      When the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFMO <applies>
      And FFNAM applies

      Examples: along F4-F5
        | row          | smoke           | hex | applies        |
        | smoke-below  | smoke           | F5  | does not apply |
        | smoke-above  | smoke           | F4  | does not apply |
        | dispersed    | dispersed smoke | F5  | does not apply |
        | wp-below     | WP              | F5  | does not apply |
        | wp-above     | WP              | F4  | does not apply |
        | wp-dispersed | dispersed WP    | F4  | does not apply |

      Examples: past it
        | row       | smoke    | hex | applies |
        | beside    | smoke    | G4  | applies |
        | wp-beside | WP       | G6  | applies |
        | none      | no smoke | F5  | applies |

    @B27.42 @A24xB27.42-101
    Scenario Outline: A24xB27.42-101b at a vertex: <smoke> in <hex>, and FFMO <applies>
      Given J6 holds a foxhole 1S
      And <hex> has <smoke>
      And a German squad on top of the foxhole in J6
      And the German squad has spent 1 MF
      And a Russian 4-4-7 squad in E5
      And it is the MPh of the German turn
      When the Russian squad declares Defensive First Fire at the German squad
      Then FFMO <applies>

      Examples:
        | row    | smoke | hex | applies        |
        | smoke  | smoke | G5  | does not apply |
        | wp     | WP    | H6  | does not apply |
        | beside | WP    | F4  | applies        |

    @B27.42 @A24xB27.42-101
    Scenario Outline: A24xB27.42-101c from beneath the foxhole at who has come on top of it, with <smoke> there: FFMO <applies>
      Given B3 holds a foxhole 1S
      And B3 has <smoke>
      And a German squad P on top of the foxhole in B3
      And P has spent 1 MF
      And a Russian squad E beneath the foxhole in B3
      And it is the MPh of the German turn
      When E declares Defensive First Fire at P
      Then the attack is possible
      And FFMO <applies>
      And FFNAM applies

      Examples:
        | row   | smoke    | applies        |
        | smoke | smoke    | does not apply |
        | wp    | WP       | does not apply |
        | none  | no smoke | applies        |

    @B27.42 @A24xB27.42-101
    Scenario Outline: A24xB27.42-101d to Residual FP in the foxhole hex with <smoke> FFMO <applies>
      Given B3 holds a foxhole 1S
      And B3 has <smoke>
      And a German squad P on top of the foxhole in B3
      And P has spent 1 MF
      And it is the MPh of the German turn
      When Residual FP hits B3
      Then FFMO <applies>
      And FFNAM applies

      Examples:
        | row   | smoke    | applies        |
        | smoke | smoke    | does not apply |
        | wp    | WP       | does not apply |
        | none  | no smoke | applies        |

    @B27.41 @A24xB27.41-101
    Scenario Outline: A24xB27.41-101a with <smoke> in <hex> nobody in E5 Interdicts a rout through the foxhole hex G5
      Given G5 holds a foxhole 1S
      And <hex> has <smoke>
      And a broken German squad in G6
      And a Russian squad in E5
      And it is the RtPh of the German turn
      When the German squad routs into G5
      Then no Interdiction is possible in G5

      Examples: along F4-F5
        | row       | smoke           | hex |
        | below     | smoke           | F5  |
        | above     | smoke           | F4  |
        | dispersed | dispersed smoke | F4  |
        | wp        | WP              | F5  |

    @B27.41 @A24xB27.41-101
    Scenario Outline: A24xB27.41-101b with <smoke> in <hex> it does
      Given G5 holds a foxhole 1S
      And <hex> has <smoke>
      And a broken German squad in G6
      And a Russian squad in E5
      And it is the RtPh of the German turn
      When the German squad routs into G5
      Then Interdiction is possible in G5

      Examples: past it
        | row    | smoke    | hex |
        | none   | no smoke | F5  |
        | beside | smoke    | G4  |
