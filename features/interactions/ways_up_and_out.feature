Feature: Ways out of marsh, bridges, mines and entrenchments, and up beneath a trench

  Rule: What a weapon may not fire from marsh it does not fire as SMOKE or WP either

    @B16.32 @A24.3xB16.32-1101
    Scenario Outline: A24.3xB16.32-1101a <firer>, <place> B2, which is <ground>, fires <means>: <verdict>
      Given B2 is <ground>
      And a Russian crew P <place> B2
      And P possesses a Russian 82mm MTR
      And a German squad in B5
      And it is the PFPh of the Russian turn
      When <firer> declares an attack on everything in B5 with <means>
      Then that is <verdict>

      Examples: from marsh
        | row           | place | ground | firer        | means                 | verdict     |
        | smoke         | in    | marsh  | P            | SMOKE                 | not allowed |
        | wp            | in    | marsh  | P            | WP                    | not allowed |
        | illuminating  | in    | marsh  | P            | an Illuminating Round | not allowed |
        | named-smoke   | in    | marsh  | the 82mm MTR | SMOKE                 | not allowed |
        | named-wp      | in    | marsh  | the 82mm MTR | WP                    | not allowed |
        | named-illumination | in | marsh | the 82mm MTR | an Illuminating Round | not allowed |

      Examples: from elsewhere
        | row               | place            | ground        | firer        | means                 | verdict |
        | open-smoke        | in               | Open Ground   | P            | SMOKE                 | allowed |
        | open-wp           | in               | Open Ground   | P            | WP                    | allowed |
        | open-illuminating | in               | Open Ground   | P            | an Illuminating Round | allowed |
        | open-named        | in               | Open Ground   | the 82mm MTR | SMOKE                 | allowed |
        | bridge-smoke      | on the bridge in | bridged marsh | P            | SMOKE                 | allowed |
        | bridge-wp         | on the bridge in | bridged marsh | the 82mm MTR | WP                    | allowed |

    @B16.32 @A24.3xB16.32-1101
    Scenario Outline: A24.3xB16.32-1101b out of <ground> WP of a mortar, named <how>: <word>
      Given B2 is <ground>
      And a Russian crew P in B2
      And P possesses a Russian 82mm MTR
      And a German squad in B5
      And it is the PFPh of the Russian turn
      When <firer> attacks everything in B5 with WP
      Then the attack is <word>

      Examples:
        | row         | ground      | how        | firer        | word         |
        | crew        | marsh       | by its crew | P            | not possible |
        | weapon      | marsh       | itself     | the 82mm MTR | not possible |
        | open-crew   | Open Ground | by its crew | P            | possible     |
        | open-weapon | Open Ground | itself     | the 82mm MTR | possible     |

    @B16.32 @A24.3xB16.32-1101
    Scenario: A24.3xB16.32-1101c a squad in marsh has its WP grenades
      Given B2 is marsh
      And a Russian squad P in B2
      And a German squad in B3
      And it is the MPh of the Russian turn
      When P attacks everything in B3 with WP
      Then the attack is possible

    @B16.32 @A24.3xB16.32-1101
    Scenario Outline: A24.3xB16.32-1101d and fires it: <means>
      Given B2 is marsh
      And a Russian squad P in B2
      And a German squad in B3
      And it is the PFPh of the Russian turn
      When P declares an attack on everything in B3 with <means>
      Then that is allowed

      Examples:
        | means |
        | SMOKE |
        | WP    |

    @B16.32 @A9.7xA24.3xB16.32-1101
    Scenario Outline: A9.7xA24.3xB16.32-1101 out of <ground> <gear> fires WP: <word>
      Given B2 is <ground>
      And a Russian crew P in B2
      And P possesses <gear>
      And a German squad in B5
      And it is the PFPh of the Russian turn
      When the 82mm MTR attacks everything in B5 with WP
      Then the attack is <word>

      Examples:
        | row           | ground      | gear                              | word         |
        | malfunctioned | Open Ground | a malfunctioned Russian 82mm MTR  | not possible |
        | dm            | Open Ground | a dm Russian 82mm MTR             | not possible |
        | whole         | Open Ground | a Russian 82mm MTR                | possible     |
        | marsh         | marsh       | a malfunctioned Russian 82mm MTR  | not possible |

  Rule: B16.4 A road through marsh is no bridge

    @B16.4 @B3.4xB16.4-1101
    Scenario Outline: B3.4xB16.4-1101a along the road into <ground> <force> pays <mf> MF
      Given B3 is <ground>
      And B3 is <road>
      And B4 is unpaved road
      And a road crosses hexside B3-B4
      And <force> P in B4
      And it is the MPh of the German turn
      When P moves <way> B3
      Then that is allowed
      And it costs <mf> MF
      And P has <left> MF left

      Examples: without a bridge
        | row     | ground | road         | force                  | way  | mf | left |
        | squad   | marsh  | unpaved road | a German squad         | into | 4  | 0    |
        | leader  | marsh  | unpaved road | a German leader        | into | 6  | 0    |
        | cavalry | marsh  | unpaved road | a German Cavalry squad | into | 12 | 0    |
        | paved   | marsh  | paved road   | a German squad         | into | 4  | 0    |

      Examples: along a bridge
        | row    | ground        | road         | force          | way                | mf | left |
        | bridge | bridged marsh | unpaved road | a German squad | onto the bridge in | 1  | 3    |

      Examples: no marsh
        | row  | ground      | road         | force          | way  | mf | left |
        | road | woods       | unpaved road | a German squad | into | 1  | 3    |

    @B16.4 @B3.4xB16.4-1101
    Scenario Outline: B3.4xB16.4-1101b a rout along the road <way> marsh costs <mf> MF
      Given B3 is <ground>
      And B3 is unpaved road
      And B4 is unpaved road
      And a road crosses hexside B3-B4
      And a broken German squad P in B4
      And it is the RtPh of the German turn
      When P routs <way> B3
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | row    | ground        | way                | mf |
        | road   | marsh         | into               | 6  |
        | bridge | bridged marsh | onto the bridge in | 1  |

    @B16.4 @A4.61xB3.4xB16.4-1101
    Scenario Outline: A4.61xB3.4xB16.4-1101a by Assault Movement <way> <ground>: <verdict>
      Given B3 is <ground>
      And B3 is unpaved road
      And B4 is unpaved road
      And a road crosses hexside B3-B4
      And a German squad P in B4
      And it is the MPh of the German turn
      When P moves <way> B3 by Assault Movement
      Then that is <verdict>

      Examples:
        | row    | ground        | way                | verdict     |
        | road   | marsh         | into               | not allowed |
        | bridge | bridged marsh | onto the bridge in | allowed     |

    @B16.4 @A4.61xB3.4xB16.4-1101
    Scenario Outline: A4.61xB3.4xB16.4-1101b having spent 1 MF, <way> <ground>: <verdict>
      Given B3 is <ground>
      And B3 is unpaved road
      And B4 is unpaved road
      And a road crosses hexside B3-B4
      And a German squad P in B4
      And P has spent 1 MF
      And it is the MPh of the German turn
      When P moves <way> B3
      Then that is <verdict>

      Examples:
        | row    | ground        | way                | verdict     |
        | road   | marsh         | into               | not allowed |
        | bridge | bridged marsh | onto the bridge in | allowed     |

  Rule: B6.4 A bridge is left along its road

    @B16.4 @B6.4xB16.4-1101
    Scenario Outline: B6.4xB16.4-1101a from the bridge <force> <goes> into <hex>: <verdict>
      Given B3 is bridged marsh
      And B2 and B4 are unpaved road
      And a road crosses hexside B2-B3
      And a road crosses hexside B3-B4
      And <force> P on the bridge in B3
      And it is the <phase> of the German turn
      When P <goes> into <hex>
      Then that is <verdict>

      Examples: beside the road
        | row     | force                 | phase | goes     | hex | verdict     |
        | move    | a German squad        | MPh   | moves    | C4  | not allowed |
        | advance | a German squad        | APh   | advances | C4  | not allowed |
        | rout    | a broken German squad | RtPh  | routs    | C4  | not allowed |
        | other   | a German leader       | MPh   | moves    | A3  | not allowed |

      Examples: along it
        | row          | force                 | phase | goes     | hex | verdict |
        | road-move    | a German squad        | MPh   | moves    | B4  | allowed |
        | road-advance | a German squad        | APh   | advances | B2  | allowed |
        | road-rout    | a broken German squad | RtPh  | routs    | B4  | allowed |

    @B16.4 @B6.4xB16.4-1101
    Scenario Outline: B6.4xB16.4-1101b from <place> the bridge P leaves B3 into C4: <verdict>
      Given B3 is bridged marsh
      And B2 and B4 are unpaved road
      And a road crosses hexside B2-B3
      And a road crosses hexside B3-B4
      And a German squad P <place> B3
      And it is the MPh of the German turn
      When P moves into C4
      Then that is <verdict>

      Examples:
        | row   | place            | verdict     |
        | on    | on the bridge in | not allowed |
        | marsh | in               | allowed     |

    @B16.41 @B6.4xB16.41-1101
    Scenario Outline: B6.4xB16.41-1101a from the bridge a <unit> moves into <hex>: <verdict>
      Given B3 is bridged marsh
      And B2 and B4 are unpaved road
      And a road crosses hexside B2-B3
      And a road crosses hexside B3-B4
      And a German <unit> P on the bridge in B3
      And it is the MPh of the German turn
      When P moves into <hex>
      Then that is <verdict>

      Examples: beside the road
        | row   | unit  | hex | verdict     |
        | tank  | tank  | C4  | not allowed |
        | truck | truck | C4  | not allowed |

      Examples: along it
        | row        | unit  | hex | verdict |
        | road-tank  | tank  | B4  | allowed |
        | road-truck | truck | B2  | allowed |

    @B16.41 @B6.4xB16.41-1101
    Scenario Outline: B6.4xB16.41-1101b from the bridge a Gun is Pushed into <hex>: <verdict>
      Given B3 is bridged marsh
      And B2 and B4 are unpaved road
      And a road crosses hexside B2-B3
      And a road crosses hexside B3-B4
      And a German crew P on the bridge in B3
      And P possesses an AT Gun
      And it is the MPh of the German turn
      When P Pushes the AT Gun into <hex>
      Then that is <verdict>

      Examples:
        | row  | hex | verdict     |
        | side | C4  | not allowed |
        | road | B4  | allowed     |

  Rule: B16.4 Out of a pillbox into marsh the MF do not suffice

    @B16.4 @B16.4xB30.4-1101
    Scenario Outline: B16.4xB30.4-1101a a squad <place> B2 routs into <ground>: <verdict>
      Given it is the RtPh of the German turn
      And B2 holds a German pillbox
      And B3 is <ground>
      And a broken German squad P <place> B2
      When P routs into B3
      Then that is <verdict>

      Examples:
        | row     | place          | ground | verdict     |
        | marsh   | in the pillbox in | marsh  | not allowed |
        | woods   | in the pillbox in | woods  | allowed     |
        | outside | in             | marsh  | allowed     |

    @B16.4 @B16.4xB30.4-1101
    Scenario: B16.4xB30.4-1101b who has come out of a pillbox goes into no marsh in that MPh
      Given it is the MPh of the German turn
      And B2 holds a German pillbox
      And B3 is marsh
      And a German squad P in the pillbox in B2
      When P moves into B2
      And P moves into B3
      Then that is not allowed

  Rule: B27.6 Out of a foxhole and straight up beneath a trench

    @B27.41 @B27.6 @B27.41xB27.6-1101
    Scenario Outline: B27.41xB27.6-1101a a rout from <cover> beneath <fort> on level <level>, <ground>, costs <mf> MF
      Given it is the RtPh of the German turn
      And B2 holds <cover>
      And B3 is <ground> at level <level>
      And B3 holds <fort>
      And a broken German squad P beneath the <below> in B2
      When P routs straight beneath the <above> in B3
      Then that is allowed
      And it costs <mf> MF
      And P is beneath the <above> in B3

      Examples: 1 MF to come out, and the way up
        | row           | cover           | below   | fort               | above   | level | ground      | mf |
        | trench        | a foxhole 1S    | foxhole | a German trench    | trench  | 1     | Open Ground | 3  |
        | sangar        | a foxhole 1S    | foxhole | a German sangar    | sangar  | 1     | Open Ground | 3  |
        | from-a-sangar | a German sangar | sangar  | a German sangar    | sangar  | 1     | Open Ground | 3  |
        | controlled    | a foxhole 1S    | foxhole | a Russian trench controlled by the Germans | trench | 1 | Open Ground | 3 |
        | woods         | a foxhole 1S    | foxhole | a German trench    | trench  | 1     | woods       | 5  |

      Examples: no such way
        | row       | cover        | below   | fort             | above   | level | ground      | mf |
        | enemy     | a foxhole 1S | foxhole | a Russian trench | trench  | 1     | Open Ground | 4  |
        | level     | a foxhole 1S | foxhole | a German trench  | trench  | 0     | Open Ground | 3  |
        | foxhole   | a foxhole 1S | foxhole | a foxhole 1S     | foxhole | 1     | Open Ground | 4  |

      Examples: another way
        | row       | cover           | below  | fort            | above  | level | ground      | mf |
        | connected | a German trench | trench | a German trench | trench | 1     | Open Ground | 2  |
        | linked    | a German sangar | sangar | a German trench | trench | 1     | Open Ground | 2  |

    @B27.41 @B27.6 @B27.41xB27.6-1101
    Scenario: B27.41xB27.6-1101b apart they cost 1 and 2 MF
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And B3 is level 1 Open Ground
      And B3 holds a German trench
      And a broken German squad P beneath the foxhole in B2
      When P begins its rout by coming out of the foxhole
      And P routs straight beneath the trench in B3
      Then that is allowed
      And the expenditures are 1 and 2 MF

    @B27.41 @B27.6 @B27.41xB27.6-1101
    Scenario: B27.41xB27.6-1101c in the MPh they are no one act
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And B3 is level 1 Open Ground
      And B3 holds a German trench
      And a German squad P beneath the foxhole in B2
      When P moves straight beneath the trench in B3
      Then that is not allowed

    @B27.6 @A4.72xB27.6-1101
    Scenario Outline: A4.72xB27.6-1101a <force> in <cover> advances beneath <fort> in <ground>: it <is> CX
      Given it is the APh of the German turn
      And B2 holds <cover>
      And B3 is <ground> at level 1
      And B3 holds <fort>
      And <force> beneath the <below> in B2
      When P advances straight beneath the trench in B3
      Then that is allowed
      And P is beneath the trench in B3
      And P <is> CX

      Examples: three MF of four, or more
        | row   | force          | cover        | below   | fort            | ground      | is     |
        | open  | a German squad P | a foxhole 1S | foxhole | a German trench | Open Ground | is not |
        | woods | a German squad P | a foxhole 1S | foxhole | a German trench | woods       | is     |
        | enemy | a German squad P | a foxhole 1S | foxhole | a Russian trench | Open Ground | is    |
        | few   | a German squad P with 3 MF | a foxhole 1S | foxhole | a German trench | Open Ground | is |

    @B27.6 @A4.72xB27.6-1101
    Scenario Outline: A4.72xB27.6-1101b while CX it advances beneath <fort>: <verdict>
      Given it is the APh of the German turn
      And B2 holds a foxhole 1S
      And B3 is level 1 Open Ground
      And B3 holds <fort>
      And a German squad P beneath the foxhole in B2
      And P is CX
      When P advances straight beneath the trench in B3
      Then that is <verdict>

      Examples:
        | row   | fort             | verdict     |
        | own   | a German trench  | allowed     |
        | enemy | a Russian trench | not allowed |

    @B27.6 @A4.72xB27.6-1101
    Scenario: A4.72xB27.6-1101c so it is for who Withdraws from Close Combat
      Given it is the CCPh of the German turn
      And B2 holds a foxhole 1S
      And B3 is level 1 Open Ground
      And B3 holds a German trench
      And a German squad P beneath the foxhole in B2
      And P is in Melee
      And a Russian squad beneath the foxhole in B2
      And the Russian squad is in Melee
      When P withdraws straight beneath the trench in B3
      Then that is allowed
      And P is beneath the trench in B3
      And P is not CX

  Rule: B28.41 Mines attack who leaves their Location

    @B27.54 @B27.54xB28.41-1101
    Scenario Outline: B27.54xB28.41-1101a out of a mined hex <force> <goes> into B3
      Given it is the <phase> of the German turn
      And B2 holds a 6-factor A-P minefield
      And <force> P in B2
      When P <does> into B3
      Then that is allowed
      And a minefield attacks it

      Examples:
        | row     | force                 | phase | goes     | does                |
        | move    | a German squad        | MPh   | moves    | moves               |
        | advance | a German squad        | APh   | advances | advances            |
        | rout    | a broken German squad | RtPh  | routs    | carries out a rout  |
        | leader  | a German leader       | MPh   | moves    | moves               |

    @B27.54 @B27.54xB28.41-1101
    Scenario: B27.54xB28.41-1101b by Assault Movement too, and it is foreseen
      Given it is the MPh of the German turn
      And B2 holds a 6-factor A-P minefield
      And a German squad P in B2
      When the players ask whether P may move into B3 by Assault Movement
      Then that is allowed
      And it is subject to a minefield attack

    @B27.54 @B27.54xB28.41-1101
    Scenario: B27.54xB28.41-1101c from one mined hex into the next
      Given it is the MPh of the German turn
      And B2 and B3 each hold a 6-factor A-P minefield
      And a German squad P in B2
      And a German squad Q in B2
      When P and Q moves into B3
      Then that is allowed
      And two minefields attack it

    @B27.54 @B27.54xB28.41-1101
    Scenario Outline: B27.54xB28.41-1101d through a mined hex <hexes>: <count> attacks
      Given it is the MPh of the German turn
      And B3 holds a 6-factor A-P minefield
      And a German squad P in B2
      When P moves through <hexes> in turn
      Then that is allowed
      And <count> minefields attack it

      Examples:
        | row     | hexes      | count |
        | through | B3 and B4  | two   |
        | past    | C3 and C4  | no    |

    @B27.54 @B27.54xB28.41-1101
    Scenario Outline: B27.54xB28.41-1101e from trench to trench, mines in <mined>, <place> the trench: <count>
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And <mined> holds a 6-factor A-P minefield
      And B3 holds a 6-factor A-P minefield
      And a German squad P <place> the trench in B2
      When P moves <way> B3
      Then that is allowed
      And <count> minefields attack it

      Examples:
        | row  | mined | place     | way                         | count |
        | by   | B2    | beneath   | straight beneath the trench in | no    |
        | over | B2    | on top of | into                        | two   |

    @B27.54 @B27.54xB28.41-1101
    Scenario Outline: B27.54xB28.41-1101f <place> the mined hex of a bridge P goes on to B4: <count> attacks
      Given it is the MPh of the German turn
      And B3 is bridge
      And B3 is unpaved road
      And B4 is unpaved road
      And a road crosses hexside B3-B4
      And B3 holds a 6-factor A-P minefield
      And a German squad P <place> B3
      When P moves into B4
      Then that is allowed
      And <count> minefields attack it

      Examples:
        | row   | place            | count |
        | above | on the bridge in | no    |
        | below | IN               | one   |

    @B27.6 @B27.6xB28.41-1101
    Scenario Outline: B27.6xB28.41-1101 from beneath a trench in a mined hex <way> B3: <count> attacks
      Given it is the MPh of the German turn
      And B2 is level 1 Open Ground
      And B2 holds a trench
      And B2 holds a 6-factor A-P minefield
      And B3 holds <fort>
      And a German squad P beneath the trench in B2
      When P moves <way> B3
      Then that is allowed
      And <count> minefields attack it

      Examples:
        | row    | fort       | way                         | count |
        | down   | no foxhole | into                        | one   |
        | linked | a sangar   | straight beneath the sangar in | no    |

    @B27.4 @B27.4xB28.41-1101
    Scenario: B27.4xB28.41-1101a going beneath is no entry
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And B2 holds a 6-factor A-P minefield
      And a German squad P on top of the foxhole in B2
      When P goes beneath the foxhole
      Then that is allowed
      And no minefield attacks it

    @B27.4 @B27.4xB28.41-1101
    Scenario: B27.4xB28.41-1101b nor is coming out an exit, but to go on is
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And B2 holds a 6-factor A-P minefield
      And a German squad P beneath the foxhole in B2
      When P comes out of the foxhole
      Then that is allowed
      And no minefield attacks it

    @B27.4 @B27.4xB28.41-1101
    Scenario: B27.4xB28.41-1101c who has come out and goes on is attacked once
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And B2 holds a 6-factor A-P minefield
      And a German squad P beneath the foxhole in B2
      When P comes out of the foxhole
      And P moves into B3
      Then that is allowed
      And a minefield attacks it

  Rule: D9.3 An AFV in a trench is no cover for who is above it

    @B27.52 @B27.52xD9.3-1101
    Scenario Outline: B27.52xD9.3-1101a of a tank <tank> the trench P <place> it has a TEM of <tem>
      Given it is the PFPh of the Russian turn
      And B2 holds a trench
      And a German tank <tank> the trench in B2
      And a German squad P <place> the trench in B2
      And a Russian squad E in B5
      When E attacks P with small-arms fire
      Then the TEM is <tem>

      Examples:
        | row             | tank      | place     | tem |
        | in              | beneath   | on top of | 0   |
        | above           | on top of | on top of | +1  |
        | both-in         | beneath   | beneath   | +2  |
        | above-the-squad | on top of | beneath   | +2  |

    @B27.52 @B27.52xD9.3-1101
    Scenario Outline: B27.52xD9.3-1101b a squad moves to a tank <tank> the trench: FFMO <ffmo>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And a German tank <tank> the trench in B2
      And a German squad P in A2
      And a Russian squad E in B5
      When P moves into B2
      And E declares Defensive First Fire at P
      Then FFMO <ffmo>

      Examples:
        | row   | tank      | ffmo           |
        | in    | beneath   | applies        |
        | above | on top of | does not apply |

    @B27.52 @A10.5xB27.52xD9.3-1101
    Scenario: A10.5xB27.52xD9.3-1101 in the open above a tank in its trench a broken unit must rout
      Given it is the RtPh of the German turn
      And B2 holds a trench
      And a German tank beneath the trench in B2
      And a broken German squad P on top of the trench in B2
      And a Russian squad in B5
      When the players ask whether P must rout
      Then P must rout

  Rule: B27.4 Nobody goes beneath an entrenchment that he bypasses

    @B27.4 @A4.3xB27.4-1101
    Scenario Outline: A4.3xB27.4-1101a in the <phase> P in Bypass goes beneath the <cover>: <verdict>
      Given it is the <phase> of the German turn
      And B2 is woods
      And the artwork of B2 does not reach towards B3
      And B2 holds <fort>
      And a German squad P in B2
      And P is in Bypass along hexside B2-B3
      When P goes beneath the <cover>
      Then that is <verdict>

      Examples:
        | row     | phase | fort         | cover     | verdict     |
        | foxhole | MPh   | a foxhole 1S | foxhole   | not allowed |
        | trench  | MPh   | a trench     | trench    | not allowed |
        | ditch   | MPh   | an A-T Ditch | A-T Ditch | not allowed |
        | sangar  | MPh   | a sangar     | sangar    | not allowed |
        | advance | APh   | a foxhole 1S | foxhole   | not allowed |

    @B27.4 @A4.3xB27.4-1101
    Scenario: A4.3xB27.4-1101b nor does who has come by Bypass
      Given it is the MPh of the German turn
      And B2 is woods
      And the artwork of B2 does not reach towards A3 and B3
      And B2 holds a foxhole 1S
      And a German squad P in A3
      When P bypasses B2 along B2-B3
      And P goes beneath the foxhole
      Then that is not allowed

    @B27.4 @A4.3xB27.4-1101
    Scenario Outline: A4.3xB27.4-1101c who has paid for the woods does in the <phase>
      Given it is the <phase> of the German turn
      And B2 is woods
      And the artwork of B2 does not reach towards B3
      And B2 holds a foxhole 1S
      And a German squad P in B2
      When P goes beneath the foxhole
      Then that is allowed

      Examples:
        | phase |
        | MPh   |
        | APh   |

    @B27.4 @A4.3xB27.4-1101
    Scenario: A4.3xB27.4-1101d from Bypass it advances straight beneath the foxhole of the next hex
      Given it is the APh of the German turn
      And B2 is woods
      And the artwork of B2 does not reach towards B3
      And B3 holds a foxhole 1S
      And a German squad P in B2
      And P is in Bypass along hexside B2-B3
      When P advances straight beneath the foxhole in B3
      Then that is allowed
      And P is beneath the foxhole in B3

  Rule: B27.54 What is spared the way between trenches is not spared what follows it

    @B27.54 @A4.44xB27.54-1101
    Scenario: A4.44xB27.54-1101a by trench, and then a Recovery attempt: FFNAM
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And a LMG beneath the trench in B3
      And a German squad P beneath the trench in B2
      And a Russian squad E in B6
      When P moves straight beneath the trench in B3
      And P tries to Recover the LMG with an Original dr of 2
      And E declares Defensive First Fire at P
      Then FFNAM applies
      And FFMO does not apply

    @B27.54 @A4.44xB27.54-1101
    Scenario: A4.44xB27.54-1101b by trench alone: none
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And a LMG beneath the trench in B3
      And a German squad P beneath the trench in B2
      And a Russian squad E in B6
      When P moves straight beneath the trench in B3
      And E declares Defensive First Fire at P
      Then FFNAM does not apply

    @B27.54 @A4.44xB27.54-1101
    Scenario: A4.44xB27.54-1101c by trench in Assault Movement, and then a Recovery attempt: none
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And a LMG beneath the trench in B3
      And a German squad P beneath the trench in B2
      And a Russian squad E in B6
      When P moves straight beneath the trench in B3 by Assault Movement
      And P tries to Recover the LMG with an Original dr of 2
      And E declares Defensive First Fire at P
      Then FFNAM does not apply

    @B27.54 @A4.44xB27.54-1101
    Scenario: A4.44xB27.54-1101d a Recovery attempt and then by trench: none
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And a LMG beneath the trench in B2
      And a German squad P beneath the trench in B2
      And a Russian squad E in B6
      When P tries to Recover the LMG with an Original dr of 2
      And P moves straight beneath the trench in B3
      And E declares Defensive First Fire at P
      Then FFNAM does not apply

    @B27.54 @A4.44xB27.54-1101
    Scenario: A4.44xB27.54-1101e by trench, a Recovery attempt, and by trench again: none
      Given it is the MPh of the German turn
      And B2, B3 and B4 each hold a trench
      And a LMG beneath the trench in B3
      And a German squad P beneath the trench in B2
      And a Russian squad E in B7
      When P moves straight beneath the trench in B3
      And P tries to Recover the LMG with an Original dr of 2
      And P moves straight beneath the trench in B4
      And E declares Defensive First Fire at P
      Then FFNAM does not apply

    @B27.54 @A4.44xB27.54-1101
    Scenario: A4.44xB27.54-1101f what a comrade spends ends nothing
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And a LMG beneath the trench in B3
      And a German squad P beneath the trench in B2
      And a German squad Q beneath the trench in B3
      And a Russian squad E in B6
      When P moves straight beneath the trench in B3
      And Q tries to Recover the LMG with an Original dr of 2
      And E declares Defensive First Fire at P
      Then FFNAM does not apply

    @B27.54 @A4.44xB27.54-1101
    Scenario: A4.44xB27.54-1101g what costs no MF ends nothing
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And a German squad P beneath the trench in B2
      And P possesses a LMG
      And a Russian squad E in B6
      When P moves straight beneath the trench in B3
      And P drops the LMG
      And E declares Defensive First Fire at P
      Then FFNAM does not apply

    @B27.54 @A23.3xB27.54-1101
    Scenario Outline: A23.3xB27.54-1101 by trench, and then <what>: FFNAM <ffnam>
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And a German squad P beneath the trench in B2
      And P possesses a DC
      And a Russian squad E in B6
      When P moves straight beneath the trench in B3
      And P <what>
      And E declares Defensive First Fire at P
      Then FFNAM <ffnam>

      Examples:
        | row    | what                | ffnam   |
        | placed | Places its DC in B4 | applies |

    @B27.54 @A12.152xB27.54-1101
    Scenario: A12.152xB27.54-1101 by trench, and then it Searches: FFNAM
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And a German squad P beneath the trench in B2
      And a Russian squad E in B6
      When P moves straight beneath the trench in B3
      And P Searches
      And E declares Defensive First Fire at P
      Then FFNAM applies

  Rule: D8.2 Horses do not bog

    @B27.55 @B27.55xD8.2-1101
    Scenario Outline: B27.55xD8.2-1101 in a trench hex a <unit>: <count> Bog DR
      Given it is the MPh of the German turn
      And B3 holds a trench
      And a German <unit> P in B2
      When P moves into B3
      Then that is allowed
      And <due> due from P

      Examples:
        | row   | unit  | due              |
        | horse | horse | no Bog DR is     |
        | tank  | tank  | a Bog DR is      |

    @B16.43 @B16.43xD8.2-1101
    Scenario Outline: B16.43xD8.2-1101 beside marsh a <unit> that moves into B3: <due> due
      Given it is the MPh of the German turn
      And B4 is marsh
      And a German <unit> P in B2
      When P moves into B3
      Then that is allowed
      And <due> due from P

      Examples:
        | row   | unit  | due          |
        | horse | horse | no Bog DR is |
        | wagon | wagon | a Bog DR is  |
        | truck | truck | a Bog DR is  |

  Rule: B27.1 The Gun that is left on top holds nobody back

    @B27.1 @B27.1xC10.3-1101
    Scenario Outline: B27.1xC10.3-1101a a crew goes beneath the <cover> and leaves its Gun on top
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German crew P in B2
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      When P goes beneath the <cover> and leaves the AT Gun on top
      Then that is allowed
      And P is beneath the <cover> in B2
      And the AT Gun lies on top in B2

      Examples:
        | row     | fort         | cover   |
        | foxhole | a foxhole 1S | foxhole |
        | trench  | a trench     | trench  |

    @B27.1 @B27.1xC10.3-1101
    Scenario: B27.1xC10.3-1101b with it the crew stays on top
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German crew P in B2
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      When P goes beneath the foxhole
      Then that is not allowed

    @B27.1 @B27.1xC10.3-1101
    Scenario: B27.1xC10.3-1101c what another has it does not leave
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German crew P in B2
      And a German crew Q in B2
      And Q possesses an AT Gun
      When P goes beneath the foxhole and leaves the AT Gun on top
      Then that is not allowed

    @B27.1 @B27.1xC10.3-1101
    Scenario: B27.1xC10.3-1101d a SW may be left on top as well
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P in B2
      And P possesses a LMG
      When P goes beneath the foxhole and leaves the LMG on top
      Then that is allowed
      And P is beneath the foxhole in B2
      And the LMG lies on top in B2
