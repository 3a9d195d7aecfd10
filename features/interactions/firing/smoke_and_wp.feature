Feature: SMOKE and WP: which weapons fire them, and how

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
    Scenario Outline: A24.3xB16.32-1101d and places it in its MPh: <means>
      Given B2 is marsh
      And a Russian squad P in B2
      And a German squad in B3
      And it is the MPh of the Russian turn
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

    @B16.32 @A24.3xB16.32-1101
    Scenario Outline: A24.3xB16.32-1101e out of <ground> a mortar alone fires an Illuminating Round into the next hex: <verdict>
      Given B2 is <ground>
      And a Russian crew P in B2
      And P possesses a Russian 82mm MTR
      And a German squad in B3
      And it is the PFPh of the Russian turn
      When P declares an attack on everything in B3 with an Illuminating Round
      Then that is <verdict>

      Examples: no grenade is one
        | ground      | verdict     |
        | marsh       | not allowed |
        | Open Ground | allowed     |

  Rule: WP and SMOKE of ordnance are rolled To Hit

    @B26.31 @A24.3xB26.31-1101
    Scenario Outline: A24.3xB26.31-1101 P <place> B3 with <weapon> fires WP at B5: To Hit <drm>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And <force> P <place> B3
      And P possesses <weapon>
      And a concealed Russian squad in B5
      When P attacks everything in B5 with WP
      Then the attack is possible
      And the To Hit DRM of the Wire is <drm>
      And Case K adds +2 to the To Hit DR

      Examples:
        | row           | force          | place                 | weapon        | drm |
        | mtr-on        | a German crew  | on top of the Wire in | an 81mm MTR   | +1  |
        | mtr-beneath   | a German crew  | beneath the Wire in   | an 81mm MTR   | 0   |
        | gun-on        | a German crew  | on top of the Wire in | an ART Gun    | +1  |
        | at-gun-on     | a German crew  | on top of the Wire in | an AT Gun     | +1  |
        | inf-gun-on    | a German crew  | on top of the Wire in | an INF Gun    | +1  |
        | aa-gun-on     | a German crew  | on top of the Wire in | an AA Gun     | +1  |
        | rcl-gun-on    | a German crew  | on top of the Wire in | a RCL Gun     | +1  |
        | light-on      | a German squad | on top of the Wire in | a 60mm mortar | +1  |
        | light-beneath | a German squad | beneath the Wire in   | a 60mm mortar | 0   |
        | rcl-on        | a German squad | on top of the Wire in | a RCL         | +1  |
        | rcl-beneath   | a German squad | beneath the Wire in   | a RCL         | 0   |

    @B26.31 @A24.3xB26.31-1101
    Scenario Outline: A24.3xB26.31-1101a the 81mm MTR of P <place> B3 fires WP at B5: To Hit <drm>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German crew P <place> B3
      And P possesses an 81mm MTR
      And a Russian squad in B5
      When the 81mm MTR attacks everything in B5 with WP
      Then the attack is possible
      And the To Hit DRM of the Wire is <drm>
      And Case K adds 0 to the To Hit DR

      Examples:
        | row     | place                 | drm |
        | on      | on top of the Wire in | +1  |
        | beneath | beneath the Wire in   | 0   |

    @B26.31 @A24.3xB26.31-1101
    Scenario Outline: A24.3xB26.31-1101b P <place> B3 with <weapon> fires SMOKE: To Hit <drm>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And <force> P <place> B3
      And P possesses <weapon>
      And a Russian squad in B5
      When P attacks the Russian squad with <means>
      Then the To Hit DRM of the Wire is <drm>
      And the Wire DRM is 0

      Examples:
        | row         | force          | place                 | weapon        | means | drm |
        | mtr-on      | a German crew  | on top of the Wire in | an 81mm MTR   | SMOKE | +1  |
        | mtr-beneath | a German crew  | beneath the Wire in   | an 81mm MTR   | SMOKE | 0   |
        | gun-on      | a German crew  | on top of the Wire in | an ART Gun    | SMOKE | +1  |
        | light-on    | a German squad | on top of the Wire in | a 60mm mortar | SMOKE | +1  |
        | rcl-on      | a German squad | on top of the Wire in | a RCL         | SMOKE | +1  |
        | wp-on       | a German crew  | on top of the Wire in | an 81mm MTR   | WP    | +1  |

    @B26.31 @A24.3xB26.31-1101
    Scenario: A24.3xB26.31-1101d one weapon that works is enough
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P possesses a 60mm mortar
      And P possesses a dm 81mm MTR
      And a Russian squad in B5
      When P attacks the Russian squad with SMOKE
      Then the To Hit DRM of the Wire is +1
      And the Wire DRM is 0

    @B26.31 @A24.3xB26.31-1101
    Scenario Outline: A24.3xB26.31-1101c <means> that a squad without such a weapon places meets all in the next hex
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a Russian squad E in B4
      When P attacks <whom> with <means>
      Then the attack is possible
      And E is met by the attack
      And the To Hit DRM of the Wire is 0

      Examples:
        | row   | means | whom             |
        | wp    | WP    | everything in B4 |
        | smoke | SMOKE | E                |

    @B26.31 @A24.3xB26.31-1804
    Scenario Outline: A24.3xB26.31-1804 <means> at <hex> by a squad <place> B3 that is told with no weapon: To Hit <drm>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad P <place> B3
      And a Russian squad E in <hex>
      When P attacks E with <means>
      Then the attack is possible
      And the To Hit DRM of the Wire is <drm>

      Examples: farther than grenades it is ordnance that the position omits
        | row           | means | hex | place                 | drm |
        | wp            | WP    | B5  | on top of the Wire in | +1  |
        | smoke         | SMOKE | B6  | on top of the Wire in | +1  |
        | wp-beneath    | WP    | B5  | beneath the Wire in   | 0   |

      Examples: in the next hex it is grenades
        | row           | means | hex | place                 | drm |
        | wp-next       | WP    | B4  | on top of the Wire in | 0   |

  Rule: A24.31, C6.2 WP is fired at a Location of the hex, and lands in it

    @B9.521 @A24.31xB9.521-1501
    Scenario Outline: A24.31xB9.521-1501a at a concealed squad on the ground floor of B5, with a Known squad <where>: Case K adds <drm>
      Given it is the PFPh of the German turn
      And B5 is stone building with two upper levels
      And a German crew P in B2
      And P possesses a German 81mm MTR
      And a concealed Russian squad E in B5
      And a Russian squad K <where>
      When P attacks everything in B5 with WP
      Then the attack is possible
      And Case K adds <drm> to the To Hit DR against E

      Examples: a Known unit of another Location does not lift it
        | row     | where         | drm |
        | ground  | in B5         | 0   |
        | level-1 | on level 1 of B5 | +2 |
        | level-2 | on level 2 of B5 | +2 |
        | beside  | in B6         | +2  |

    @B9.521 @A24.31xB9.521-1501
    Scenario: A24.31xB9.521-1501b who is in the sewer below takes no NMC
      Given it is the PFPh of the American turn
      And B5 has a manhole
      And a German squad E in B5
      And a German squad K in B5
      And K is in a sewer
      When WP is placed in B5 by an Original DR of 5
      Then a NMC is due from E
      And no NMC is due from K

    @B9.521 @A24.31xB9.521-1501 @reading:A24.31-other-locations
    Scenario Outline: A24.31xB9.521-1501c the squad <where> takes one as well
      Given it is the PFPh of the American turn
      And B5 is <ground>
      And a German squad E in B5
      And a German squad K <where>
      When WP is placed in B5 by an Original DR of 5
      Then a NMC is due from K

      Examples:
        | row     | ground                               | where            |
        | level-1 | stone building with two upper levels | on level 1 of B5 |
        | level-2 | stone building with two upper levels | on level 2 of B5 |
        | bridge  | a bridge                             | on the bridge in B5 |

    @B9.521 @A24.31xB9.521-1501 @reading:A24.31-other-locations=its-location
    Scenario Outline: A24.31xB9.521-1501d or by the other reading does not: <where>
      Given it is the PFPh of the American turn
      And B5 is <ground>
      And a German squad E in B5
      And a German squad K <where>
      When WP is placed in B5 by an Original DR of 5
      Then no NMC is due from K
      And all that is as given

      Examples:
        | row     | ground                               | where            |
        | level-1 | stone building with two upper levels | on level 1 of B5 |
        | level-2 | stone building with two upper levels | on level 2 of B5 |
        | bridge  | a bridge                             | on the bridge in B5 |

  Rule: WP and SMOKE are fired at a Location, also where a unit is named

    @B9.521 @A24.3xB9.521-1801
    Scenario Outline: A24.3xB9.521-1801a beyond <edge> P fires <means> at a squad in B5: <word>
      Given it is the PFPh of the German turn
      And hexside <edge>
      And a German crew P in B2
      And P possesses an 81mm MTR
      And a Russian squad K in B5
      When P attacks <target> with <means>
      Then the attack is <word>

      Examples: a Location out of LOS is none to fire at
        | row            | edge                  | target           | means | word         |
        | wp-unit        | B3-B4 is a bocage     | K                | WP    | not possible |
        | wp-hex         | B3-B4 is a bocage     | everything in B5 | WP    | not possible |
        | smoke-unit     | B3-B4 is a bocage     | K                | SMOKE | not possible |
        | smoke-hex      | B3-B4 is a bocage     | everything in B5 | SMOKE | not possible |

      @since=B9.521-rewrite
      Examples: that behind the bocage of its own hex is
        | row            | edge                  | target           | means | word     |
        | own-wp-unit    | B4-B5 is a bocage     | K                | WP    | possible |
        | own-smoke-unit | B4-B5 is a bocage     | K                | SMOKE | possible |
        | own-smoke-hex  | B4-B5 is a bocage     | everything in B5 | SMOKE | possible |

    @B9.521 @A24.3xB9.521-1801
    Scenario Outline: A24.3xB9.521-1801c a <status> crew fires WP of its mortar at <target>: <word>
      Given it is the PFPh of the German turn
      And hexside B4-B5 is a hedge
      And a German crew P in B2
      And P possesses an 81mm MTR
      And P is <status>
      And a Russian squad K in B5
      When P attacks <target> with WP
      Then the attack is <word>

      Examples: none but a unit in Good Order places it
        | row          | status  | target           | word         |
        | berserk-hex  | berserk | everything in B5 | not possible |
        | berserk-unit | berserk | K                | not possible |
        | fanatic      | Fanatic | everything in B5 | possible     |
        | pinned       | pinned  | K                | possible     |

    @B9.521 @A24.3xB9.521-1801
    Scenario Outline: A24.3xB9.521-1801d a <status> crew declares <means> of its mortar on <target>: <verdict>
      Given it is the PFPh of the German turn
      And hexside B4-B5 is a hedge
      And a German crew P in B2
      And P possesses an 81mm MTR
      And P is <status>
      And a Russian squad K in B5
      When P declares an attack on <target> with <means>
      Then that is <verdict>

      Examples: who may not make the attack may not declare it
        | row           | status  | means | target           | verdict     |
        | berserk-hex   | berserk | WP    | everything in B5 | not allowed |
        | berserk-unit  | berserk | WP    | K                | not allowed |
        | berserk-smoke | berserk | SMOKE | everything in B5 | not allowed |
        | fanatic       | Fanatic | WP    | everything in B5 | allowed     |
        | pinned        | pinned  | SMOKE | K                | allowed     |

    @B9.521 @A24.3xB9.521-1801
    Scenario Outline: A24.3xB9.521-1801b behind bocage a squad in <ground>, <seen>, is itself the target of WP: Case K adds <drm>
      Given it is the PFPh of the German turn
      And B5 is <ground>
      And hexside B4-B5 is a bocage
      And a German crew P in B2
      And P possesses an 81mm MTR
      And a Russian squad K in B5
      When P attacks K with WP
      Then the attack is possible
      And Case K adds <drm> to the To Hit DR

      @since=B9.521-rewrite
      Examples: the hex is seen without it
        | row    | ground | seen                              | drm |
        | unseen | woods  | without wall advantage and unseen | +2  |

      @since=B9.521-rewrite
      Examples: it is seen itself
        | row  | ground      | seen                              | drm |
        | seen | Open Ground | where wall advantage is mandatory | 0   |

    @B27.2 @A6.3xA24.3xB27.2-1801
    Scenario Outline: A6.3xA24.3xB27.2-1801 from B2 WP at <target>, a squad <place> B5, a bridge over a gully: <word>
      Given it is the PFPh of the German turn
      And B5 is bridge
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And P possesses a 60mm mortar
      And a Russian squad K <place> B5
      When P attacks K with WP
      Then the attack is <word>

      Examples:
        | row    | place               | word         |
        | on     | on the bridge in    | possible     |
        | below  | below the bridge in | not possible |

    @B9.521 @A24.31xB9.521-1801
    Scenario Outline: A24.31xB9.521-1801 WP that P fires at B5 meets <whom> there
      Given it is the PFPh of the German turn
      And hexside B4-B5 is a bocage
      And a German crew P in B2
      And P possesses an 81mm MTR
      And a Russian squad E in B6
      And a <side> squad K in B5
      When P attacks everything in B5 with WP
      Then the attack is possible
      And K is met by the attack
      And Case K adds <drm> to the To Hit DR against K

      @since=B9.521-rewrite
      Examples:
        | row  | side    | whom                | drm |
        | own  | German  | a squad of its side | +2  |
        | foe  | Russian | an enemy            | 0   |

    @B16.32 @A7.1xA24.3xB16.32-1700
    Scenario Outline: A7.1xA24.3xB16.32-1700 out of marsh P fires <means> into a hex where <who> is: allowed
      Given B2 is marsh
      And a Russian squad P in B2
      And <units> in B3
      And it is the <phase> of the Russian turn
      When P declares an attack on everything in B3 with <means>
      Then that is allowed

      Examples: fire into a hex needs nobody there
        | row        | means           | who     | units          | phase |
        | smoke      | SMOKE           | nobody  | no units       | MPh   |
        | wp         | WP              | nobody  | no units       | MPh   |
        | small-arms | small-arms fire | nobody  | no units       | PFPh  |
        | squad      | SMOKE           | a squad | a German squad | MPh   |

    @B16.32 @A7.1xA24.3xB16.32-1700
    Scenario Outline: A7.1xA24.3xB16.32-1700b or only an aircraft above it, at which nobody could fire <means>
      Given B2 is marsh
      And a Russian squad P in B2
      And a German aircraft in B3
      And it is the MPh of the Russian turn
      When P declares an attack on everything in B3 with <means>
      Then that is allowed

      Examples:
        | means |
        | SMOKE |
        | WP    |

    @B16.32 @A7.1xA24.3xB16.32-1700
    Scenario: A7.1xA24.3xB16.32-1700c where nobody is a shot that could not be made anyhow is none
      Given B2 is marsh
      And a Russian squad P in B2
      And it is the PFPh of the Russian turn
      When P declares an attack on everything in B3 with SMOKE
      Then that is not allowed


  Rule: A24.1 Grenades are placed in the MPh of their side, for MF; ordnance fires its rounds in the fire phases

    @B26.31 @A24.1xB26.31-2008
    Scenario Outline: A24.1xB26.31-2008a on top of the Wire P declares <means> on B4 in the <phase> of the <side> turn: <verdict>
      Given it is the <phase> of the <side> turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a Russian squad E in B4
      When P declares an attack on everything in B4 with <means>
      Then that is <verdict>

      Examples: its own MPh
        | row  | phase | side    | means | verdict     |
        | own  | MPh   | German  | SMOKE | allowed     |
        | wp   | MPh   | German  | WP    | allowed     |

      Examples: no fire phase
        | row  | phase | side    | means | verdict     |
        | pfph | PFPh  | German  | SMOKE | not allowed |
        | afph | AFPh  | German  | WP    | not allowed |
        | mph  | MPh   | Russian | SMOKE | not allowed |
        | dfph | DFPh  | Russian | SMOKE | not allowed |

    @B26.31 @A24.1xB26.31-2008
    Scenario Outline: A24.1xB26.31-2008b on top of the Wire the RCL of P fires SMOKE at B6 in the <phase> of the <side> turn: <verdict>
      Given it is the <phase> of the <side> turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P possesses a RCL
      And a Russian squad E in B6
      When the RCL declares an attack on everything in B6 with SMOKE
      Then that is <verdict>

      Examples: rounds are fire
        | row  | phase | side    | verdict     |
        | pfph | PFPh  | German  | allowed     |
        | dfph | DFPh  | Russian | allowed     |
        | mph  | MPh   | German  | not allowed |

    @B26.31 @A24.1xB26.31-3404
    Scenario Outline: A24.1xB26.31-3404 on top of the Wire P, which has a <gear>, declares <means> on <hex> in the <phase> of the <side> turn: <verdict>
      Given it is the <phase> of the <side> turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P possesses a <gear>
      And a Russian squad E in <hex>
      When P declares an attack on everything in <hex> with <means>
      Then that is <verdict>

      Examples: it has its grenades besides
        | row    | gear      | means | hex | phase | side    | verdict     |
        | mortar | 50mm mortar | SMOKE | B4  | MPh   | German  | allowed     |
        | rcl    | RCL       | WP    | B4  | MPh   | German  | allowed     |
        | far    | RCL       | WP    | B6  | MPh   | German  | not allowed |
        | fires  | RCL       | WP    | B6  | PFPh  | German  | allowed     |

    @B26.4 @A8.1xA24.1xB26.4-2009
    Scenario Outline: A8.1xA24.1xB26.4-2009a beneath the Wire <who> places SMOKE in B4, and E First Fires at P: <possible>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a German squad S beneath the Wire in B3
      And a Russian squad E in D3
      When <who> declares an attack on everything in B4 with SMOKE
      And E declares Defensive First Fire at P
      Then the attack is <possible>

      Examples: it takes MF
        | who | possible     |
        | P   | possible     |
        | S   | not possible |

    @B26.4 @A8.1xA24.1xB26.4-2009
    Scenario: A8.1xA24.1xB26.4-2009b and P moves on
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      When P declares an attack on everything in B4 with SMOKE
      And P moves into B2
      Then that is allowed

  Rule: A vehicle without weapons fires none

    @B9.3 @A7.1xA24.3xB9.3-3403
    Scenario Outline: A7.1xA24.3xB9.3-3403 behind its wall a <vehicle> fires <means> into <hex>: <word>
      Given it is the PFPh of the German turn
      And hexside B3-B4 is a wall
      And a German <vehicle> P in B3
      And a Russian squad in <hex>
      When P attacks everything in <hex> with <means>
      Then the attack is <word>

      Examples: it has nothing to fire them with
        | row          | vehicle | means                 | hex | word         |
        | smoke        | truck   | SMOKE                 | B5  | not possible |
        | next         | truck   | SMOKE                 | B4  | not possible |
        | wp           | truck   | WP                    | B5  | not possible |
        | illuminating | truck   | an Illuminating Round | B5  | not possible |

      Examples: an AFV has
        | row              | vehicle   | means                 | hex | word     |
        | tank             | tank      | SMOKE                 | B5  | possible |
        | tank-next        | tank      | WP                    | B4  | possible |
        | halftrack        | halftrack | WP                    | B5  | possible |
        | tank-illuminates | tank      | an Illuminating Round | B5  | possible |

  Rule: Grenades take MF

    @B26.31 @A8.1xA24.1xB26.31-4108
    Scenario Outline: A8.1xA24.1xB26.31-4108 in its MPh P <place> B3 places SMOKE grenades, with <ground> in B4: from beyond it <may> open to fire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And B4 is <ground>
      And a German squad P <place> B3
      And a Russian squad E in B6
      When P declares an attack on everything in C3 with SMOKE
      And the players ask first whether that may be done
      Then that is allowed
      And it <may> subject to Defensive First Fire

      Examples:
        | row         | place                 | ground      | may    |
        | on-top      | on top of the Wire in | Open Ground | is     |
        | beneath     | beneath the Wire in   | Open Ground | is     |
        | woods       | on top of the Wire in | woods       | is not |

    @B27.54 @A8.1xA24.1xB27.54-4119
    Scenario Outline: A8.1xA24.1xB27.54-4119 P comes straight from trench to trench and <then>: FFNAM <ffnam>
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And a German squad P beneath the trench in B2
      And a LMG beneath the trench in B3
      And a Russian squad E in B6
      When P moves straight beneath the trench in B3
      And <act>
      And E declares Defensive First Fire at P
      Then the attack is possible
      And FFNAM <ffnam>

      Examples: the MF spent there are no movement between trenches any more
        | row      | then            | act                                                 | ffnam          |
        | no-more  | does no more    | the players ask what hexside B2-B3 is               | does not apply |
        | recovers | Recovers        | P tries to Recover the LMG with an Original dr of 2 | applies        |
        | smoke    | places grenades | P declares an attack on everything in C3 with SMOKE | applies        |
