Feature: What keeps a piece where it is, and what a way costs that has two reasons

  Rule: Who may not move so, or not again

    @B27.44 @A4.7xB27.44-901
    Scenario: A4.7xB27.44-901a who has advanced this phase does not advance out of the foxhole hex
      Given it is the APh of the German turn
      And F5 holds a foxhole 1S
      And a German squad P on top of the foxhole in F5
      And P has advanced this phase
      When P advances into F6
      Then that is not allowed

    @B27.44 @A4.7xB27.44-901
    Scenario: A4.7xB27.44-901b into the hex of the foxhole it advances, and from there no farther
      Given it is the APh of the German turn
      And F5 holds a foxhole 1S
      And a German squad P in F4
      When P advances into F5
      And P advances into F6
      Then that is not allowed

    @B27.44 @A4.1xB27.44xD6.1-901
    Scenario Outline: A4.1xB27.44xD6.1-901 a Passenger <goes> into no foxhole hex while it is aboard
      Given it is the <phase> of the German turn
      And F6 holds a foxhole 1S
      And a German truck T in F5
      And a German squad P in F5
      And P is aboard T
      When P <goes> into F6
      Then that is not allowed

      Examples:
        | goes     | phase |
        | moves    | MPh   |
        | advances | APh   |

    @B27.44 @A4.1xB27.44xE7.2-901
    Scenario: A4.1xB27.44xE7.2-901 an aircraft does not move from hex to hex of the board
      Given it is the MPh of the German turn
      And F6 holds a foxhole 1S
      And a German aircraft P in F5
      When P moves into F6
      Then that is not allowed

    @B26.43 @B27.44 @A4.7xB26.43xB27.44-901
    Scenario Outline: A4.7xB26.43xB27.44-901 <force> neither advances nor routs
      Given it is the <phase> of the German turn
      And F6 holds a foxhole 1S
      And <force> P in F5
      When P <goes> into F6
      Then that is not allowed

      Examples:
        | row           | force           | goes     | phase |
        | tank-advance  | a German tank   | advances | APh   |
        | truck-advance | a German truck  | advances | APh   |
        | tank-rout     | a German tank   | routs    | RtPh  |

    @B26.43 @A4.61xB26.43-901
    Scenario Outline: A4.61xB26.43-901 <force> makes no Assault Movement, into Wire or elsewhere
      Given it is the MPh of the German turn
      And F6 holds <fort>
      And <force> P in F5
      When the players ask whether P may move into F6 by Assault Movement
      Then that is <verdict>

      Examples:
        | row        | force                | fort    | verdict     |
        | tank-wire  | a moving German tank | Wire    | not allowed |
        | tank-open  | a moving German tank | no Wire | not allowed |
        | squad-wire | a German squad       | Wire    | allowed     |

    @B26.4 @A4.61xB26.4-901
    Scenario: A4.61xB26.4-901a who has Double Timed does not go on by Assault Movement
      Given it is the MPh of the German turn
      And F5 holds Wire
      And a German squad P on top of the Wire in F5
      When P declares Double Time
      And P rolls a Wire Exit dr of 1 by Assault Movement
      Then that is not allowed

  Rule: Together with a leader

    @B26.4 @A4.12xB26.4-901
    Scenario: A4.12xB26.4-901a they come onto the Wire together, and the squad has his MF for its dr
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And a German leader Q in B2
      When P and Q moves into B3
      And Q rolls a Wire Exit dr of 2
      And P rolls a Wire Exit dr of 5
      Then that is allowed
      And P is beneath the Wire in B3
      And P has 0 MF left

    @B26.4 @A4.12xB26.4-901
    Scenario: A4.12xB26.4-901b to say once more that it moves with him takes nothing from it
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And a German leader Q in B2
      When P and Q moves into B3
      And P rolls a Wire Exit dr of 5, moving with Q
      Then that is allowed
      And P is beneath the Wire in B3
      And P has 0 MF left

    @B26.4 @A4.12xB26.4-901
    Scenario: A4.12xB26.4-901c a squad beneath the Wire waits for its leader, and they go on together
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a German leader Q on top of the Wire in B3
      When P declares movement with Q
      And Q rolls a Wire Exit dr of 2
      And P and Q moves into B4
      And P and Q moves into B5
      Then that is allowed
      And P has 4 MF left
      And Q has 2 MF left

  Rule: What a hexside and a hex ask together

    @B9.4 @B9.4xB29.3-901
    Scenario Outline: B9.4xB29.3-901 over a Roadblock, as over a wall, Infantry moves into <ground> for <mf> MF
      Given it is the MPh of the German turn
      And F6 is <ground>
      And hexside F5-F6 is a Roadblock
      And a German squad P in F5
      When P moves into F6
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | ground      | mf |
        | Open Ground | 2  |
        | woods       | 3  |

    @B9.4 @B9.4xB29.3-901
    Scenario: B9.4xB29.3-901b no tank crosses it
      Given it is the MPh of the German turn
      And hexside F5-F6 is a Roadblock
      And a moving German tank P in F5
      When P moves into F6
      Then that is not allowed

    @B27.4 @A4.2xA24.7xB27.4-901
    Scenario Outline: A4.2xA24.7xB27.4-901 into <smoke> and the hex of a foxhole for <mf> MF, and 1 more to go beneath
      Given it is the MPh of the German turn
      And F5 holds a foxhole 1S
      And F5 has <smoke>
      And a German squad P in F4
      When P moves into F5
      And P goes beneath the foxhole
      Then that is allowed
      And the expenditures are <mf> and 1 MF

      Examples:
        | smoke           | mf |
        | smoke           | 2  |
        | dispersed smoke | 2  |
        | no smoke        | 1  |

    @B27.43 @B2.4xB27.43-901
    Scenario Outline: B2.4xB27.43-901 into <into> with its foxhole a tank moves for 1 MP
      Given it is the MPh of the German turn
      And F5 is shellholes
      And F5 holds a foxhole 1S
      And a moving German tank P in F4
      When P moves into <into>
      Then that is allowed
      And it costs 1 MP

      Examples:
        | row    | into                 |
        | hex    | F5                   |
        | ground | the shellholes of F5 |

  Rule: In Bypass

    @B26.44 @A4.3xB26.44-901
    Scenario: A4.3xB26.44-901a two hexsides of a hex without Wire are bypassed for 1 MF
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C3 and C4
      And a German squad P in B2
      When P bypasses B3 along B3-C3 and B3-C4
      Then that is allowed
      And it has spent 1 MF in all

    @B26.44 @A4.3xB26.44-901
    Scenario: A4.3xB26.44-901b and for no more one after the other
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C3 and C4
      And a German squad P in B2
      When P bypasses B3 along B3-C3
      And P bypasses B3 along B3-C4
      Then that is allowed
      And it has spent 1 MF in all

    @B26.44 @B26.44xD2.3-901
    Scenario: B26.44xD2.3-901a a tank that has spent its MP bypasses no further hexside
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C3 and C4
      And a moving German tank P with 6 MP in B3
      And P is in VBM with its CAFP at vertex B3-C3-C4
      And P has spent 6 MP
      When P bypasses B3 along B3-C4
      Then that is not allowed

    @B26.44 @B26.44xD2.3-901
    Scenario Outline: B26.44xD2.3-901b over a cliff no tank bypasses the Wire hex either: <barrier>, <verdict>
      Given it is the MPh of the German turn
      And B3 is woods
      And B3 holds Wire
      And hexside B2-B3 <barrier>
      And the artwork of B3 does not reach towards C3 and C4
      And a moving German tank P in B2
      When P bypasses B3 along B3-C3
      Then that is <verdict>

      Examples:
        | row   | barrier         | verdict     |
        | cliff | is a cliff      | not allowed |
        | none  | carries nothing | allowed     |

  Rule: Who fires and who does not

    @B27.1 @A7.1xB27.1-901
    Scenario Outline: A7.1xB27.1-901 from beneath a foxhole <force> fires: <word>
      Given it is the PFPh of the German turn
      And F5 holds a foxhole 1S
      And <force> P beneath the foxhole in F5
      And a Russian squad E in F7
      When P attacks E with small-arms fire
      Then the attack is <word>

      Examples:
        | row       | force                    | word         |
        | disrupted | a disrupted German squad | not possible |
        | broken    | a broken German squad    | not possible |
        | ti        | a TI German squad        | not possible |
        | pinned    | a pinned German squad    | possible     |

    @B9.521 @A24.3xB9.521-901
    Scenario Outline: A24.3xB9.521-901 past bocage <force> fires WP into the hex it sees: <word>
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a bocage
      And a German squad in B2
      And the German squad has wall advantage
      And <force> P in B5
      And P possesses a Russian 82mm MTR
      When P attacks everything in B2 with WP
      Then the attack is <word>

      @since=B9.521-rewrite
      Examples: who can
        | row | force          | word     |
        | fit | a Russian crew | possible |

      Examples: who cannot
        | row    | force                 | word         |
        | broken | a broken Russian crew | not possible |

    @B9.1 @B9.3 @B9.1xB9.3-901
    Scenario: B9.1xB9.3-901 a Gun that nobody mans does not move, so a gap leaves it the TEM of the wall
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And a road crosses hexside F5-F6
      And the depiction of hexside F5-F6 has a gap
      And an AT Gun in F5
      And a Russian squad P in F7
      And P possesses a LMG
      When P attacks the AT Gun with MG fire
      Then the TEM is +2

    @B9.33 @B9.33xC9.1-901
    Scenario Outline: B9.33xC9.1-901 height takes nothing from a foxhole that a mortar shell falls into, from level <level>: <tem>
      Given it is the PFPh of the Russian turn
      And F5 holds a foxhole 1S
      And F6 is level <level> Open Ground
      And a German squad P beneath the foxhole in F5
      And a Russian crew E in F6
      And E possesses <gun>
      When E attacks P with <attack>
      Then the TEM is <tem>

      Examples: what both readings say
        | row      | level | gun         | attack             | tem |
        | mortar-0 | 0     | an 82mm MTR | an on-board mortar | +2  |
        | mg-3     | 3     | a LMG       | MG fire            | 0   |

      @reading:B9.33-mortar
      Examples: what the other denies
        | row      | level | gun         | attack             | tem |
        | mortar-3 | 3     | an 82mm MTR | an on-board mortar | +2  |

    @B9.33 @B9.33xC9.1-901 @reading:B9.33-mortar=lowered
    Scenario: B9.33xC9.1-901c or by the other reading it does, as from Direct Fire
      Given it is the PFPh of the Russian turn
      And F5 holds a foxhole 1S
      And F6 is level 3 Open Ground
      And a German squad P beneath the foxhole in F5
      And a Russian crew E in F6
      And E possesses an 82mm MTR
      When E attacks P with an on-board mortar
      Then the TEM is 0

    @B9.33 @B9.33xC9.1-901 @reading:B9.33-mortar
    Scenario: B9.33xC9.1-901d nor from a wall, beyond what 9.34 takes
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And F7 is level 3 Open Ground
      And a German squad P in F5
      And a Russian crew E in F7
      And E possesses an 82mm MTR
      When E attacks P with an on-board mortar
      Then the TEM is +1

    @B9.33 @B9.33xC9.1-901 @reading:B9.33-mortar=lowered
    Scenario: B9.33xC9.1-901e or by the other reading one more for each level above the range
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And F7 is level 3 Open Ground
      And a German squad P in F5
      And a Russian crew E in F7
      And E possesses an 82mm MTR
      When E attacks P with an on-board mortar
      Then the TEM is 0

    @B9.33 @B9.33xC9.1-901 @reading:B9.33-mortar
    Scenario: B9.33xC9.1-901f nor from a wall whose TEM would go below 0
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And F7 is level 5 Open Ground
      And a German squad P in F5
      And a Russian crew E in F7
      And E possesses an 82mm MTR
      When E attacks P with an on-board mortar
      Then the TEM is +1

    @B9.33 @B9.33xC9.1-901 @reading:B9.33-mortar=lowered
    Scenario: B9.33xC9.1-901g where it is 0 at the least
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And F7 is level 5 Open Ground
      And a German squad P in F5
      And a Russian crew E in F7
      And E possesses an 82mm MTR
      When E attacks P with an on-board mortar
      Then the TEM is 0

    @B9.33 @B9.33xC9.1-901
    Scenario: B9.33xC9.1-901b who fires from nowhere in particular is above nothing
      Given F5 holds a foxhole 1S
      And a German squad P beneath the foxhole in F5
      When Direct Fire HE hits F5
      Then the TEM is +2

  Rule: What is hidden, and where '?' is had

    @B9.21 @A12.33xB9.21-901
    Scenario Outline: A12.33xB9.21-901 a hidden foxhole in <ground> is <revealed> from <hex>
      Given F5 is <ground>
      And F5 holds a hidden German foxhole 1S
      And a hidden German squad beneath the foxhole in F5
      And a Russian squad E in <hex>
      When E looks at the foxhole in F5
      Then the foxhole in F5 is <revealed>

      Examples:
        | row        | ground      | hex | revealed     |
        | brush-two  | brush       | F7  | not revealed |
        | brush-one  | brush       | F6  | revealed     |
        | woods-two  | woods       | F7  | not revealed |
        | open-two   | Open Ground | F7  | revealed     |

    @B9.21 @A12.33xB9.21-901
    Scenario: A12.33xB9.21-901b what was never hidden lies there for all to see, though nobody looks
      Given F5 holds a German foxhole 1S
      When the players look at the board
      Then the foxhole in F5 is revealed

    @B9.55 @A12.121xB9.55-901
    Scenario Outline: A12.121xB9.55-901 as the CCPh of the <side> turn ends, a German squad <where> is <word>
      Given it is the CCPh of the <side> turn
      And hexside B2-B3 is a bocage
      And B2 is <ground>
      And B3 is woods
      And a Russian squad in <enemy>
      And a German squad P in B2
      When the CCPh ends and the RPh begins
      Then P is <word>

      Examples: its own turn
        | row        | side    | where                | ground      | enemy | word          |
        | own-bocage | German  | behind bocage        | Open Ground | B3    | concealed     |

      Examples: the enemy's
        | row          | side    | where                | ground      | enemy | word          |
        | enemy-bocage | Russian | behind bocage        | Open Ground | B3    | not concealed |

    @B9.55 @A12.12xB9.55-901
    Scenario Outline: A12.12xB9.55-901 in the open behind <barrier> a squad sets up concealed: <verdict>
      Given it is set-up
      And hexside F5-F6 is a <barrier>
      And F7 is <between>
      And a Russian squad in <enemy>
      When a concealed German squad P sets up in F5
      Then that is <verdict>

      Examples:
        | row      | barrier | between                        | enemy | verdict     |
        | unseen   | wall    | woods                          | F9    | allowed     |
        | seen     | wall    | Open Ground                    | F9    | not allowed |

    @B27.12 @A5.1xB27.12-901
    Scenario: A5.1xB27.12-901 what is overstacked in one hex is so in no other
      Given B3 holds a foxhole 1S
      And a German squad P beneath the foxhole in B3
      And four German squads in B4
      When the players look at the board
      Then the German side is overstacked in B4 by 1 squads
      And the German side is overstacked in B3 by 0 squads

  Rule: Which modes of movement go together

    @B27.4 @A4.61xB27.4-901
    Scenario Outline: A4.61xB27.4-901 who has <deed> goes beneath the foxhole by Assault Movement: <verdict>
      Given it is the MPh of the German turn
      And F5 holds a foxhole 1S
      And a German squad P on top of the foxhole in F5
      And P has <deed> this phase
      When P goes beneath the foxhole by Assault Movement
      Then that is <verdict>

      Examples:
        | deed                      | verdict     |
        | Dashed                    | not allowed |
        | moved                     | not allowed |
        | moved by Assault Movement | allowed     |

    @B27.4 @A4.61xB27.4-901
    Scenario: A4.61xB27.4-901b nor does who has declared Double Time
      Given it is the MPh of the German turn
      And F5 holds a foxhole 1S
      And a German squad P on top of the foxhole in F5
      When P declares Double Time
      And P goes beneath the foxhole by Assault Movement
      Then that is not allowed

    @B26.46 @A4.63xB26.46-901
    Scenario Outline: A4.63xB26.46-901 past Wire <force> Dashes over the road: <verdict>
      Given it is the MPh of the German turn
      And F6 is unpaved road
      And F4 holds Wire
      And <force> P in F5
      When P Dashes into F6
      Then that is <verdict>

      Examples:
        | row      | force                    | verdict     |
        | squad    | a German squad           | allowed     |
        | cx       | a CX German squad        | not allowed |
        | tank     | a moving German tank     | not allowed |
        | cavalry  | a German Cavalry squad   | not allowed |

    @B27.41 @A10.5xB27.41-901
    Scenario Outline: A10.5xB27.41-901 out of a foxhole a leader who is not broken routs along with <whom>: <verdict>
      Given it is the RtPh of the German turn
      And F5 holds a foxhole 2S
      And F6 is woods
      And a German leader P on top of the foxhole in F5
      And <whom> Q <place> F5
      When P and Q routs into F6
      Then that is <verdict>

      Examples:
        | whom                  | place                     | verdict     |
        | a broken German squad | on top of the foxhole in  | allowed     |
        | a German squad        | on top of the foxhole in  | not allowed |

  Rule: Who enters where an enemy is

    @B27.44 @A4.14xB27.44-901
    Scenario Outline: A4.14xB27.44-901 <force> moves into the foxhole hex of <other>: <verdict>
      Given it is the MPh of the German turn
      And F6 holds a foxhole 1S
      And <other> E beneath the foxhole in F6
      And <force> P in F5
      When P moves into F6
      Then that is <verdict>

      Examples:
        | row       | force                  | other           | verdict     |
        | squad     | a German squad         | a Russian squad | not allowed |
        | tank      | a moving German tank   | a Russian squad | allowed     |
        | berserk   | a berserk German squad | a Russian squad | allowed     |
        | comrades  | a German squad         | a German squad  | allowed     |
        | tank-with | a moving German tank   | a German squad  | allowed     |

    @B26.43 @B27.44 @A4.7xB26.43xB27.44-901
    Scenario: A4.7xB26.43xB27.44-901b in the MPh it moves there
      Given it is the MPh of the German turn
      And F6 holds a foxhole 1S
      And a moving German tank P in F5
      When P moves into F6
      Then that is allowed
      And it costs 1 MP

  Rule: What an entry costs, and what it takes

    @B27.4 @A4.2xB27.4-901
    Scenario Outline: A4.2xB27.4-901 from the foxhole hex a squad moves into <hex>: <verdict>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And B4 is <ground>
      And a German squad P on top of the foxhole in B3
      When P moves into <hex>
      Then that is <verdict>

      Examples:
        | row       | hex | ground      | verdict     |
        | adjacent  | B4  | Open Ground | allowed     |
        | two-away  | B5  | Open Ground | not allowed |
        | pond      | B4  | pond        | not allowed |
        | marsh     | B4  | marsh       | allowed     |

    @B27.4 @A4.2xB27.4-901
    Scenario: A4.2xB27.4-901b marsh takes the whole allotment, so who has come out of the foxhole does not enter it
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And B4 is marsh
      And a German squad P beneath the foxhole in B3
      When P comes out of the foxhole
      And P moves into B4
      Then that is not allowed

    @B27.4 @A4.2xB27.4-901
    Scenario: A4.2xB27.4-901c who starts on top of it enters the marsh for all its MF
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And B4 is marsh
      And a German squad P on top of the foxhole in B3
      When P moves into B4
      Then that is allowed
      And P has 0 MF left

    @B27.4 @A4.2xB23.4xB27.4-901
    Scenario: A4.2xB23.4xB27.4-901 from the foxhole hex nobody steps onto an upper level of the next building
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And B4 is stone building with one upper level
      And a German squad P on top of the foxhole in B3
      When P moves to level 1 of B4
      Then that is not allowed

    @B27.43 @A4.2xB27.43-901
    Scenario Outline: A4.2xB27.43-901 a tank of <all> MP moves into the graveyard of a foxhole for <mp>
      Given it is the MPh of the German turn
      And B4 is graveyard
      And B4 holds a foxhole 1S
      And a moving German tank P with <all> MP in B3
      When P moves into B4
      Then that is allowed
      And it costs <mp> MP

      Examples: half of the allotment, fractions up
        | all | mp |
        | 12  | 6  |
        | 13  | 7  |

    @B27.43 @A4.2xB3.4xB27.43-901
    Scenario Outline: A4.2xB3.4xB27.43-901 along a road <force> moves into <ground> with <fort> for <mf> MF
      Given it is the MPh of the German turn
      And B3 is unpaved road
      And B4 is <ground>
      And B4 is unpaved road
      And a road crosses hexside B3-B4
      And B4 holds <fort>
      And <force> P in B3
      When P moves into B4
      Then that is allowed
      And it costs <mf> MF

      Examples: the road is 1 MF to feet, horses and wagons
        | row             | force                  | ground | fort         | mf |
        | squad           | a German squad         | woods  | no foxhole   | 1  |
        | cavalry         | a German Cavalry squad | woods  | no foxhole   | 1  |
        | wagon           | a moving German wagon  | woods  | no foxhole   | 1  |
        | squad-foxhole   | a German squad         | woods  | a foxhole 1S | 1  |
        | cavalry-foxhole | a German Cavalry squad | woods  | a foxhole 1S | 2  |
        | wagon-foxhole   | a moving German wagon  | woods  | a foxhole 1S | 2  |

    @B16.72 @A4.2xB16.72-901
    Scenario Outline: A4.2xB16.72-901 out of the pond an amphibian drives onto mudflat for <mp> MP, and its bank costs nothing
      Given it is the MPh of the German turn
      And B3 is pond
      And B4 is mudflat
      And hexside B3-B4 is a Water Obstacle
      And a moving German amphibious tank P in B3
      When P moves into B4
      Then that is allowed
      And it costs <mp> MP

      @since=B16.72-errata
      Examples: twice its COT of Open Ground
        | row  | mp |
        | tank | 2  |

    @B9.541 @A4.2xB9.541-901
    Scenario: A4.2xB9.541-901 a breach takes all MP, and neither hexside nor hex beyond asks for more
      Given it is the MPh of the American turn
      And B4 is brush
      And hexside B3-B4 is a bocage
      And a moving American Dozer tank P with 12 MP in B3
      When P breaches the bocage on its way into B4
      Then that is allowed
      And it costs 12 MP

    @B27.13 @B27.13xB30.4-901
    Scenario Outline: B27.13xB30.4-901 in the foxhole hex with <fort> a squad enters a pillbox: <verdict>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And B3 holds <fort>
      And a German squad P on top of the foxhole in B3
      When P moves into the pillbox in B3
      Then that is <verdict>

      Examples:
        | fort       | verdict     |
        | a pillbox  | allowed     |
        | no pillbox | not allowed |

    @B27.4 @B27.4xB30.4-901
    Scenario: B27.4xB30.4-901 out of a pillbox and into the next hex costs the rout 1 MF more
      Given it is the RtPh of the German turn
      And B2 holds a German pillbox
      And B3 is woods
      And a broken German squad P with 6 MF in the pillbox in B2
      When P routs into B3
      Then that is allowed
      And it costs 3 MF

  Rule: What may be set up where

    @B9.32 @B9.32xB23.8-901
    Scenario Outline: B9.32xB23.8-901 on the rooftop of <ground> a squad sets up: <verdict>
      Given it is set-up
      And F5 is <ground>
      And hexside F5-F6 is a wall
      When a German squad P sets up on the rooftop of F5
      Then that is <verdict>

      Examples:
        | row    | ground                                  | verdict     |
        | wooden | wooden building with one upper level    | allowed     |
        | stone  | stone building with one upper level     | allowed     |
        | woods  | woods                                   | not allowed |

    @B9.32 @B6.2xB9.32-901
    Scenario Outline: B6.2xB9.32-901 below the bridge in <ground> a squad sets up: <verdict>
      Given it is set-up
      And F5 is <ground>
      And hexside F5-F6 is a wall
      When a German squad P sets up <place> F5
      Then that is <verdict>

      Examples:
        | row      | ground | place               | verdict     |
        | below    | bridge | below the bridge in | allowed     |
        | on       | bridge | on the bridge in    | allowed     |
        | no-below | gully  | below the bridge in | not allowed |
        | no-on    | gully  | on the bridge in    | not allowed |

    @B9.55 @A12.12xB9.55-901
    Scenario Outline: A12.12xB9.55-901b in the enemy's view a squad sets up concealed in <ground>: <verdict>
      Given it is set-up
      And F5 is <ground>
      And a Russian squad in F7
      When a concealed German squad P sets up in F5
      Then that is <verdict>

      Examples:
        | ground      | verdict     |
        | brush       | allowed     |
        | marsh       | allowed     |
        | Open Ground | not allowed |

  Rule: Who is armed, and what it fires

    @B9.32 @A1.2xB9.32-901
    Scenario Outline: A1.2xB9.32-901 a leader with <gear> behind a wall <has>
      Given hexside F5-F6 is a wall
      And a German leader P in F5
      And P possesses <gear>
      When the players ask about the wall advantage of P
      Then P <has>

      Examples:
        | gear        | has                   |
        | a LMG       | has wall advantage    |
        | a DC        | has no wall advantage |
        | a radio     | has no wall advantage |

    @B9.3 @A1.2xB9.3xE7.4-901
    Scenario: A1.2xB9.3xE7.4-901 an aircraft is armed, and the wall shelters from its strafing as from other Direct Fire
      Given it is the MPh of the Russian turn
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian aircraft E in F6
      When E attacks P with strafing
      Then the attack is possible

    @B27.1 @A7.1xB27.1-902
    Scenario Outline: A7.1xB27.1-902 no <gun> fires from beneath a foxhole
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German crew P beneath the foxhole in B2
      And a German <gun> beneath the foxhole with P
      And a Russian squad E in B5
      When P attacks E with <attack>
      Then the attack is not possible
      And B27.1 rules the attack out

      Examples:
        | row | gun     | attack         |
        | at  | AT Gun  | Direct Fire HE |
        | inf | INF Gun | Direct Fire HE |

    @B27.1 @A12.11xB27.1-901
    Scenario: A12.11xB27.1-901b nor with a LMG that lies with them
      Given it is the PFPh of the German turn
      And F5 holds a foxhole 1S
      And a concealed German dummy stack P beneath the foxhole in F5
      And P possesses a LMG
      And a Russian squad E in F7
      When P attacks E with MG fire
      Then the attack is not possible

    @B27.1 @A12.11xB27.1-901
    Scenario: A12.11xB27.1-901 dummies beneath the foxhole attack nobody
      Given it is the PFPh of the German turn
      And F5 holds a foxhole 1S
      And a concealed German dummy stack P beneath the foxhole in F5
      And a Russian squad E in F7
      When P attacks E with small-arms fire
      Then the attack is not possible

  Rule: D9.3 Behind an AFV on the Wire

    @B26.43 @B26.43xD9.3-901
    Scenario Outline: B26.43xD9.3-901 on the Wire, in the hex of its tank, it has no TEM of that against <attack>
      Given it is the CCPh of the German turn
      And F5 holds Wire
      And a German squad P on top of the Wire in F5
      And a German tank T in F5
      And a Russian squad E on top of the Wire in F5
      When E attacks P with <attack>
      Then the AFV gives no TEM

      Examples: not in Close Combat
        | attack            |
        | Close Combat      |
        | Hand-to-Hand CC   |
        | a Capture attempt |

    @B9.31 @B9.31xD9.3-901
    Scenario Outline: B9.31xD9.3-901 in the hex of its tank <force> <gives>
      Given it is the PFPh of the Russian turn
      And <force> P in F5
      And a German tank T in F5
      And a Russian squad E in F7
      When E attacks P with small-arms fire
      Then the AFV <gives>

      Examples:
        | row     | force                  | gives             |
        | squad   | a German squad         | gives a TEM of +1 |
        | cavalry | a German Cavalry squad | gives no TEM      |

  Rule: What is set up, dug and claimed by whom

    @B27.1 @A2.8xB27.1-901
    Scenario Outline: A2.8xB27.1-901 who is <where> in a hex of Open Ground digs no foxhole
      Given it is the PFPh of the German turn
      And F5 has a manhole
      And hexside F5-F6 is a cliff
      And a German squad P in F5
      And P is <where>
      When P makes an Entrenching Attempt with an Original DR of 2
      Then that is not allowed

      Examples:
        | where           |
        | in a sewer      |
        | on a cliff face |

    @B27.11 @A10.4xB27.11-901
    Scenario Outline: A10.4xB27.11-901 <force> digs: <verdict>
      Given it is the PFPh of the German turn
      And <force> P in F5
      When P makes an Entrenching Attempt with an Original DR of 2
      Then that is <verdict>

      Examples:
        | row       | force                    | verdict     |
        | fit       | a German squad           | allowed     |
        | broken    | a broken German squad    | not allowed |
        | disrupted | a disrupted German squad | not allowed |

    @B9.32 @A10.4xB9.32-901
    Scenario Outline: A10.4xB9.32-901 in the open behind a wall <force> by itself <has>
      Given hexside F5-F6 is a wall
      And <force> P in F5
      When the players ask about the wall advantage of P
      Then P <has>

      Examples:
        | row       | force                    | has                   |
        | fit       | a German squad           | has wall advantage    |
        | broken    | a broken German squad    | has no wall advantage |
        | disrupted | a disrupted German squad | has no wall advantage |

    @B9.32 @A13.3xB9.32-901
    Scenario Outline: A13.3xB9.32-901 behind a wall, in one hex with <other>, a squad <has>
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And <other> E in F5
      When the players ask about the wall advantage of P
      Then P <has>

      Examples: nobody is there to take it from it
        | row   | other                       | has                |
        | horse | a Russian horse             | has wall advantage |
        | truck | an abandoned Russian truck  | has wall advantage |

      Examples: an enemy is
        | row   | other           | has                   |
        | squad | a Russian squad | has no wall advantage |

    @B9.55 @A12.11xB9.55-901
    Scenario Outline: A12.11xB9.55-901 once both sides have set up, a dummy stack that was let set up for its bocage, with a Russian squad in <hex>, <fate>
      Given it is set-up
      And hexside F5-F6 is a bocage
      And <force> P in F5
      And a Russian squad in <hex>
      When the set-up of both sides ends
      Then P <fate>

      Examples: seen past the bocage
        | row       | force                          | hex | fate                 |
        | dummies   | a German dummy stack           | F3  | is removed from play |
        | concealed | a concealed German dummy stack | F3  | is removed from play |

    @B16.43 @B16.43xE5.1-901
    Scenario: B16.43xE5.1-901 a boat on the water beside marsh has nothing to bog in
      Given it is the MPh of the German turn
      And B3 and B4 are pond
      And C4 is marsh
      And a moving German boat P in B3
      When P moves into B4
      Then that is allowed
      And no Bog DR is due from P

    @B27.4 @B27.4xF8.1-901
    Scenario: B27.4xF8.1-901 from beneath the foxhole nobody goes beneath the sangar of the hex without coming out
      Given it is the MPh of the German turn
      And F5 holds a foxhole 1S
      And F5 holds a sangar
      And a German squad P beneath the foxhole in F5
      When P goes beneath the sangar
      Then that is not allowed
      And B27.4 forbids it

    @B9.55 @A12.141xB9.55-901
    Scenario: A12.141xB9.55-901 who was in plain view has no '?' to lose by firing
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a bocage
      And a German squad P in F5
      And a Russian squad E in F4
      When P fires at E
      And the players ask about the concealment of P
      Then P has lost neither HIP nor '?'

    @B9.54 @B9.54xD4.3-901
    Scenario Outline: B9.54xD4.3-901 the Underbelly of a tank that <result> at the bocage: <word>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And a moving German tank P in F5
      And a Russian crew E in F7
      And E possesses an AT Gun
      When P moves into F6
      And P makes a Bog DR of <dr> on the colored and <dr> on the white die
      And the AT Gun claims an Underbelly Hit on P at vertex F5-F6-G6 with a Gun
      Then the attack is <word>

      Examples:
        | result | dr | word         |
        | passes | 2  | possible     |
        | bogs   | 6  | not possible |

    @B27.44 @A4.1xB27.44xE7.2-901
    Scenario: A4.1xB27.44xE7.2-901b nor along a road
      Given it is the MPh of the German turn
      And F5 and F6 are unpaved road
      And a road crosses hexside F5-F6
      And F6 holds a foxhole 1S
      And a German aircraft P in F5
      When P moves into F6
      Then that is not allowed

    @B9.42 @A4.34xB9.42-901
    Scenario: A4.34xB9.42-901 at the edge of the board too, who is in Bypass has no TEM of the woods
      Given it is the PFPh of the Russian turn
      And A3 and A4 are woods
      And the artwork of A4 does not reach towards A3
      And a German squad P in A4
      And P is in Bypass along hexside A3-A4
      And a Russian squad E in B4
      When E attacks P with small-arms fire
      Then the TEM is 0

    @B9.521 @B9.521xB23.4-901
    Scenario Outline: B9.521xB23.4-901 over bocage of its hex a squad <place> F5 is seen from level 1 of F8: the LOS is <sight>
      Given F5 and F8 are stone building with one upper level
      And hexside F5-F6 is a bocage
      And a German squad P <place> F5
      And a Russian squad E on level 1 of F8
      When LOS is traced between P and E
      Then the LOS is <sight>

      Examples:
        | row    | place         | sight   |
        | above  | on level 1 of | clear   |
        | ground | in            | blocked |
