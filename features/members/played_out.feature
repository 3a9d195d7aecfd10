Feature: What an act leaves behind, and what it is refused for

  Each verb played to its end, so that no consequence of it is forgotten.

  Rule: B9.324 Placed on board, and the proof

    @B9.324 @B9.324-9
    Scenario Outline: B9.324-9w <force> is on board already and is not placed there
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And <force> P in F5
      And it is the PFPh of the Russian turn
      When P is placed on board
      Then B9.324 forbids it

      Examples:
        | row       | force                          |
        | known     | a German squad                 |
        | concealed | a concealed German squad       |
        | dummies   | a concealed German dummy stack |

    @B9.324 @B9.324-9
    Scenario Outline: B9.324-9x nor to have it <place> F5
      Given F5 is Open Ground
      And F5 holds <fort>
      And hexside F5-F6 is a wall
      And a hidden German squad P <place> F5
      And it is the PFPh of the Russian turn
      When P is placed on board to have wall advantage
      Then that is not allowed

      Examples:
        | row     | fort         | place                  |
        | foxhole | a foxhole 1S | beneath the foxhole in |
        | trench  | a trench     | beneath the trench in  |
        | wire    | Wire         | on top of the Wire in  |

    @B9.324 @B9.324-4
    Scenario Outline: B9.324-4u <force> in <hex> proves nothing for P
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a concealed Russian squad E in F6
      And E has wall advantage
      And a concealed German squad P in F5
      And <force> Q in <hex>
      And it is the MPh of the German turn
      When P claims wall advantage, showing Q
      Then that is not allowed
      And B9.324 forbids it

      Examples:
        | row       | force                          | hex |
        | dummy     | a concealed German dummy stack | F5  |
        | hidden    | a hidden German squad          | F5  |
        | elsewhere | a concealed German squad       | F4  |
        | enemy     | a concealed Russian squad      | G8  |

  Rule: B9.31 The choice, once an attack is declared

    @B9.31 @B9.31-12
    Scenario Outline: B9.31-12u an attack on the hex leaves each unit there its choice of the <source>
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a German squad Q in F5
      And a Russian squad in F7
      When the Russian squad declares an attack on everything in F5 with small-arms fire
      And <who> chooses the TEM of the <source>
      Then that is allowed

      Examples:
        | row    | who | source |
        | wall   | P   | wall   |
        | woods  | P   | woods  |
        | second | Q   | wall   |

    @B9.31 @B9.31-12
    Scenario: B9.31-12v and none to who is in another hex
      Given it is the PFPh of the Russian turn
      And F5 and E5 are woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a German squad Q in E5
      And a Russian squad in F7
      When the Russian squad declares an attack on everything in F5 with small-arms fire
      And Q chooses the TEM of the woods
      Then that is not allowed

    @B9.31 @B9.324 @B9.31-12 @B9.324-10
    Scenario: B9.324-10e between declaration and DR a hidden unit may be placed on board, and the choice is still open
      Given it is the PFPh of the Russian turn
      And F5 and E5 are woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a hidden German squad H in E5
      And a Russian squad in F7
      When the Russian squad declares an attack on P with small-arms fire
      And H is placed on board
      And P chooses the TEM of the wall
      Then that is allowed

    @B9.31 @B9.31-13
    Scenario Outline: B9.31-13u what does not shelter P is not chosen: the <source>
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And hexside F5-G5 is a <barrier>
      And a German squad P in F5
      And a Russian squad in F7
      When the Russian squad declares an attack on P with small-arms fire
      And P chooses the TEM of the <source>
      Then B9.31 forbids it

      Examples:
        | row   | barrier | source         |
        | wall  | wall    | wall           |
        | hedge | hedge   | hedge          |
        | other | wall    | stone building |

    @B9.36 @B9.36-9
    Scenario Outline: B9.36-9u a tank behind <barrier> is not HD by choice
      Given it is the PFPh of the Russian turn
      And F5 is stone building
      And hexside F5-F6 is <barrier>
      And a German tank in F5
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun declares an attack on the German tank with a Gun
      And the German tank chooses Hull Down status
      Then B9.36 forbids it

      Examples:
        | row    | barrier |
        | hedge  | a hedge |
        | nobars | a cliff |

  Rule: B9.41 Who begins to leave

    @B9.41 @B9.41-6
    Scenario Outline: B9.41-6w nobody begins to leave in the <phase>
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And it is the <phase> of the German turn
      When P begins to enter F4
      Then that is not allowed

      Examples:
        | phase |
        | RPh   |
        | PFPh  |
        | DFPh  |
        | AFPh  |

    @B9.41 @B9.41-8
    Scenario: B9.41-8u one that fails to leave gets it back, and not who is still on its way with it
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And a German squad Q in F5
      And it is the MPh of the German turn
      When P begins to enter F4
      And Q begins to enter F4
      And P fails to leave its Location
      Then P has wall advantage
      And Q has no wall advantage

    @B9.41 @B9.41-EX1-5
    Scenario: B9.41-EX1-5u having begun to leave it has what is mandatory where it arrives
      Given hexside F5-F6 is a wall
      And hexside F4-G5 is a wall
      And a German squad P in F5
      And it is the MPh of the German turn
      When P begins to enter F4
      And P moves into F4
      Then P has wall advantage over F4-G5 and nothing else

    @B9.322 @B9.322-10
    Scenario Outline: B9.322-10u once the <phase> is over its end is none of the next: a squad of the <side> side does not claim it
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a <side> squad P in F5
      And it is the end of the <phase> of the German turn
      When the <phase> ends and the RPh begins
      And P claims wall advantage
      Then that is not allowed

      Examples:
        | row     | phase | side    |
        | german  | CCPh  | German  |
        | russian | CCPh  | Russian |

  Rule: B9.3 Riders that have come down

    @B9.3 @B9.3-11
    Scenario Outline: B9.3-11u a squad that has come down from a <vehicle> has the wall again
      Given it is the MPh of the German turn
      And hexside F5-F6 is a wall
      And a German <vehicle> T in F5
      And a German squad P in F5
      And P rides on T
      And a Russian squad in F7
      When P unloads
      And the MPh ends and the DFPh begins
      And the Russian squad attacks P with small-arms fire
      Then the TEM is +2

      Examples:
        | vehicle     |
        | tank        |
        | assault gun |

  Rule: B9.3 A DC in the hex across the hexside

    @B9.3 @B9.3-15
    Scenario Outline: B9.3-15u across a <barrier> a DC that was Placed does not go off with its placer
      Given it is the AFPh of the German turn
      And hexside B2-B3 is a <barrier>
      And a German squad P in B2
      And P possesses a DC
      And it is the MPh of the German turn
      When P Places its DC in B3
      And the MPh ends and the AFPh begins
      And a Placed DC across hexside B2-B3 is resolved in B2 with an Original DR of 5
      Then that is not allowed

      Examples:
        | barrier |
        | wall    |
        | hedge   |

  Rule: B26.51 What a DR means for the Wire itself

    @B26.51 @B26.51-2
    Scenario: B26.51-2u in woods a Placed DC meets the Wire with its Original DR
      Given it is the MPh of the German turn
      And B3 is woods
      And B3 holds Wire
      And a German squad in B2
      And the German squad possesses a DC
      When the German squad Places its DC in B3
      And the MPh ends and the AFPh begins
      And a Placed DC is resolved in B3 with an Original DR of 6
      Then that is allowed
      And the B3 Wire is attacked with a Final DR of 6
      And B3 holds Wire

    @B26.51 @B26.51-7
    Scenario Outline: B26.51-7u Set by who is beneath the Wire in <ground> a DC with a DR of <dr> leaves <there>
      Given it is the PFPh of the German turn
      And B3 is <ground>
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And P possesses a DC
      When P Sets its DC in B3
      And a Set DC is resolved in B3 with an Original DR of <dr>
      Then that is allowed
      And the B3 Wire is attacked with a Final DR of <final>
      And P is TI

      Examples:
        | row   | ground      | dr | final | there |
        | open  | Open Ground | 7  | 7     | Wire  |
        | woods | woods       | 6  | 7     | Wire  |

    @B26.51 @B26.51-7
    Scenario Outline: B26.51-7v and with a Final KIA none: in <ground> a DR of <dr>
      Given it is the PFPh of the German turn
      And B3 is <ground>
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And P possesses a DC
      When P Sets its DC in B3
      And a Set DC is resolved in B3 with an Original DR of <dr>
      Then that is allowed
      And B3 holds no Wire

      Examples:
        | row   | ground      | dr |
        | open  | Open Ground | 6  |
        | woods | woods       | 5  |

    @B26.45 @A23.1xB26.45-501
    Scenario Outline: A23.1xB26.45-501u beneath the Wire P <use> no DC that is Q's
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a German squad Q beneath the Wire in B3
      And Q possesses a DC
      When P <use> its DC in B3
      Then that is not allowed

      Examples:
        | use    |
        | Places |
        | Throws |
        | Sets   |

    @B16.1 @B16.71 @A23.3xB16.1xB16.71-201
    Scenario Outline: A23.3xB16.1xB16.71-201u dropped in <terrain> a DC is lost and does not go off
      Given it is the AFPh of the German turn
      And B3 is <terrain>
      And a German squad P in B3
      And P possesses a DC
      When P drops the DC
      And a Thrown DC is resolved in B3 with an Original DR of 5
      Then that is not allowed

      Examples:
        | terrain |
        | marsh   |

  Rule: B27.1 Foxholes taken otherwise before play begins

    @B27.1 @B27.1-24
    Scenario: B27.1-24d in set-up a 3S is taken up and the same capacity put down otherwise
      Given it is set-up
      And B2 and B3 are Open Ground
      And the German OB has foxholes for 2 squads
      And B2 holds a German foxhole 3S
      When German exchanges the foxhole 3S in B2 for foxhole 2S in B2 and foxhole 1S in B3
      Then that is allowed
      And B2 holds a foxhole 2S
      And B3 holds a foxhole 1S
      And the German side has foxholes for 3 squads on the board
      And the German OB may still set up foxholes for 2 squads

    @B27.1 @B27.1-24
    Scenario: B27.1-24e not more than the sum
      Given it is set-up
      And B2 and B3 are Open Ground
      And the German OB has foxholes for 1 squad
      And B2 holds a German foxhole 1S
      When German exchanges the foxhole 1S in B2 for foxhole 2S in B2 and foxhole 1S in B3
      Then B27.1 forbids it

    @B27.1 @B27.12 @B27.1-24 @B27.12-1
    Scenario: B27.12-1u who is beneath stays there if there is room
      Given it is set-up
      And B2 and B3 are Open Ground
      And the German OB has foxholes for 3 squads
      And B2 holds a German foxhole 3S
      And a German squad P beneath the foxhole in B2
      When German exchanges the foxhole 3S in B2 for foxhole 1S in B2 and foxhole 2S in B3
      Then that is allowed
      And P is beneath the foxhole in B2

    @B27.1 @B27.12 @B27.1-24 @B27.12-1
    Scenario: B27.12-1v and no counter is taken that has none for those beneath
      Given it is set-up
      And B2 and B3 are Open Ground
      And the German OB has foxholes for 3 squads
      And B2 holds a German foxhole 3S
      And a German squad P beneath the foxhole in B2
      And a German squad Q beneath the foxhole in B2
      When German exchanges the foxhole 3S in B2 for foxhole 1S in B2 and foxhole 2S in B3
      Then that is not allowed

  Rule: B27.13 Recovery to its end

    @B27.13 @A4.44xB27.13-501
    Scenario Outline: A4.44xB27.13-501f in the <phase> a dr of <dr> Recovers the LMG beneath the foxhole, and P has <left> MF left
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad P with 4 MF beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG with an Original dr of <dr>
      Then that is allowed
      And the LMG is possessed by P
      And P has <left> MF left

      Examples: below 6
        | row   | phase | dr | left |
        | rph-1 | RPh   | 1  | 4    |
        | rph-5 | RPh   | 5  | 4    |
        | mph-5 | MPh   | 5  | 3    |

    @B27.13 @A4.44xB27.13-501
    Scenario Outline: A4.44xB27.13-501g in the <phase> a dr of 6 Recovers nothing, and another may try
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 2S
      And a German squad P with 4 MF beneath the foxhole in B2
      And a German squad Q beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG with an Original dr of 6
      And Q tries to Recover the LMG with an Original dr of 5
      Then that is allowed
      And the LMG is possessed by Q
      And its DRM is 0
      And its Final DR is 5
      And P has <left> MF left

      Examples:
        | phase | left |
        | RPh   | 4    |
        | MPh   | 3    |

    @B27.13 @A4.44xB27.13-501
    Scenario Outline: A4.44xB27.13-501h in the <phase> P does not try twice
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad P with 4 MF beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG with an Original dr of 6
      And P tries to Recover the LMG with an Original dr of 5
      Then that is not allowed

      Examples:
        | phase |
        | RPh   |
        | MPh   |

  Rule: B27.13 Rally, and a leader lost

    @B27.13 @A10.6xB27.13-201
    Scenario: A10.6xB27.13-201c under DM it is harder
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And a German 9-1 leader L beneath the foxhole in B2
      And a broken German 4-6-7 squad P on top of the foxhole in B2
      And P is DM
      When L tries to rally P with an Original DR of 5
      Then that is allowed
      And its DRM is +3
      And its Final DR is 8
      And P is broken

    @B27.13 @A10.6xB27.13-201
    Scenario Outline: A10.6xB27.13-201d in the <phase> nobody rallies
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German 9-1 leader L beneath the foxhole in B2
      And a broken German 4-6-7 squad P on top of the foxhole in B2
      When L tries to rally P with an Original DR of 2
      Then that is not allowed

      Examples:
        | phase |
        | PFPh  |
        | MPh   |
        | DFPh  |
        | AFPh  |
        | RtPh  |
        | APh   |
        | CCPh  |

    @B27.13 @A10.6xB27.13-201
    Scenario: A10.6xB27.13-201e nor one that is not broken
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And a German 9-1 leader L beneath the foxhole in B2
      And a German 4-6-7 squad P on top of the foxhole in B2
      When L tries to rally P with an Original DR of 2
      Then that is not allowed

    @B27.13 @A10.6xB27.13-201
    Scenario: A10.6xB27.13-201f nor one that has tried already
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And a German 9-1 leader L beneath the foxhole in B2
      And a broken German 4-6-7 squad P on top of the foxhole in B2
      When L tries to rally P with an Original DR of 12
      And L tries to rally P with an Original DR of 2
      Then that is not allowed

    @B27.13 @B27.13-4
    Scenario Outline: B27.13-4u the loss of a <leader> leader beneath is a LLMC with <drm> on top
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a German <leader> leader L beneath the foxhole in B2
      And a German squad P on top of the foxhole in B2
      When L becomes eliminated
      Then a LLMC with a DRM of <drm> is due from P

      Examples:
        | leader | drm |
        | 8-0    | 0   |
        | 9-1    | +1  |
        | 10-2   | +2  |

    @B27.13 @B27.13-5
    Scenario Outline: B27.13-5u a <leader> leader that breaks beneath is a LLTC with <drm> on top
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a German <leader> leader L beneath the foxhole in B2
      And a German squad P on top of the foxhole in B2
      When L becomes broken
      Then a LLTC with a DRM of <drm> is due from P

      Examples:
        | leader | drm |
        | 9-1    | +1  |
        | 10-2   | +2  |

  Rule: B27.41 Interdiction without effect

    @B27.41 @B27.41-7
    Scenario Outline: B27.41-7u <force> that comes through it unharmed is not wounded, and goes on beneath the foxhole
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 3S
      And <force> P in B3
      And a Russian squad E in B5
      When P carries out a rout into B2
      And E claims Interdiction of P
      And P comes through that Interdiction unharmed
      And P goes beneath the foxhole
      Then that is allowed
      And P is not wounded
      And P is beneath the foxhole in B2

      Examples:
        | row    | force                  |
        | leader | a broken German leader |
        | squad  | a broken German squad  |

    @B27.41 @A10.53xB27.41-501
    Scenario: A10.53xB27.41-501w a squad that is reduced is a half-squad, and has room where no squad has
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And a German half-squad beneath the foxhole in B2
      And a broken German squad P in B3
      And a Russian squad E in B5
      When P carries out a rout into B2
      And E claims Interdiction of P
      And P comes through that Interdiction reduced
      And P goes beneath the foxhole
      Then that is allowed
      And P is not wounded
      And P is beneath the foxhole in B2

  Rule: B27.55 A hull that is turned

    @B27.55 @B27.55xD2.11-601
    Scenario Outline: B27.55xD2.11-601u a tank with <left> MP left does not turn on a trench in <ground>
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds a trench
      And a moving German tank T with 12 MP on top of the trench in B3
      And T has spent <spent> MP
      When T turns its hull by 1 hexspine
      Then that is not allowed

      Examples:
        | row   | ground      | spent | left |
        | open  | Open Ground | 12    | 0    |
        | woods | woods       | 11    | 1    |

    @B27.55 @B27.55xD2.11-601
    Scenario Outline: B27.55xD2.11-601v in <ground> it has <left> MP left then
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds a trench
      And a moving German tank T with 12 MP on top of the trench in B3
      And T has spent 4 MP
      When T turns its hull by 1 hexspine
      Then that is allowed
      And T has <left> MF left

      Examples:
        | row   | ground      | left |
        | open  | Open Ground | 7    |
        | woods | woods       | 6    |

    @B27.55 @B27.55xD2.11-601
    Scenario: B27.55xD2.11-601w in the enemy's MPh it does not turn
      Given it is the MPh of the Russian turn
      And B3 holds a trench
      And a moving German tank T on top of the trench in B3
      When T turns its hull by 1 hexspine
      Then that is not allowed

    @B27.55 @B27.55-5
    Scenario Outline: B27.55-5u turned to fire in the <phase> of the <side> turn it pays no MP, and chances a Bog DR
      Given it is the <phase> of the <side> turn
      And B3 holds a trench
      And a German tank T with 12 MP on top of the trench in B3
      When T turns its hull by 1 hexspine
      Then that is allowed
      And no expenditure has been made
      And T has 12 MF left
      And a Bog DR is due from T

      @since=B27.55-vca
      Examples:
        | phase | side    |
        | PFPh  | German  |
        | DFPh  | Russian |

    @B9.54 @B9.54-7
    Scenario Outline: B9.54-7u a tank that has turned by <spines> hexspines Reverses over the hedge: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a hedge
      And a moving German tank with 20 MP in B2
      And the German tank has its VCA toward B3
      When the German tank turns its hull by <spines> hexspine
      And the German tank moves into B3 in Reverse
      Then that is <verdict>

      Examples:
        | row    | spines | verdict     |
        | about  | 3      | allowed     |
        | abeam  | 1      | not allowed |

    @B9.42 @B9.42-12
    Scenario: B9.42-12u its underbelly is no longer shown by a tank that has turned behind the bocage
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And a moving German tank with 20 MP in F5
      And a Russian crew in F8
      And the Russian crew possesses a Russian AT Gun
      When the German tank moves into F6
      And the German tank turns its hull by 1 hexspine
      And the AT Gun claims an Underbelly Hit on the German tank at vertex F5-F6-G6 with a Gun
      Then the attack is not possible

  Rule: B27.4 What there is to go beneath, and for whom

    @B27.1 @B27.1-13
    Scenario Outline: B27.1-13u where there is no <cover> nobody goes beneath one
      Given it is the MPh of the German turn
      And a German squad P in B2
      When P goes beneath the <cover>
      Then that is not allowed

      Examples:
        | cover   |
        | foxhole |
        | trench  |
        | sangar  |

    @B26.4 @B26.4-10
    Scenario: B26.4-10u where there is no Wire nobody gets beneath it
      Given it is the MPh of the German turn
      And a German squad P in B2
      When P rolls a Wire Exit dr of 1
      Then that is not allowed

    @B27.1 @B27.1-17
    Scenario Outline: B27.1-17u <gear> goes beneath no foxhole, with a crew or without
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And <gear> in B2
      When the <gun> goes beneath the foxhole
      Then that is not allowed

      Examples:
        | row    | gear             | gun      |
        | at     | an AT Gun   | AT Gun   |
        | mortar | an 81mm MTR | 81mm MTR |

    @B27.4 @B27.4-2
    Scenario Outline: B27.4-2u who is beneath the <cover> does not go beneath it again
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad P beneath the <cover> in B2
      When P goes beneath the <cover>
      Then that is not allowed

      Examples:
        | cover   | fort         |
        | foxhole | a foxhole 2S |
        | trench  | a trench     |

    @B26.4 @B26.4-13
    Scenario Outline: B26.4-13u <place> it nobody comes out on top of the Wire where it is
      Given it is the MPh of the German turn
      And B3 holds Wire
      And B3 holds <fort>
      And a German squad P <place> B3
      When P comes out of the Wire
      Then B26.4 forbids it

      Examples:
        | row     | fort         | place                               |
        | beneath | no foxhole   | beneath the Wire in                 |
        | both    | a foxhole 1S | beneath the foxhole and the Wire in |

    @B26.4 @B26.4-39
    Scenario: B26.4-39u out of a pillbox nobody advances straight beneath the Wire of its hex
      Given it is the APh of the German turn
      And B3 holds a pillbox
      And B3 holds Wire
      And a German squad P in the pillbox in B3
      When P advances straight beneath the Wire in B3
      Then B26.4 forbids it

    @B26.42 @B26.42-3
    Scenario: B26.42-3u where there is no Wire one comes down on the ground
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      When a German squad comes down by parachute in B3
      Then that is allowed
      And the German squad is on top in B3

    @B26.4 @B26.4-5
    Scenario: B26.4-5q who has not moved is turned back by nobody
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P in B3
      And a concealed Russian squad E in B3
      When E shows itself and turns P back into B2
      Then that is not allowed

  Rule: B27.6 Once the straight way is behind it

    @B27.6 @B27.6-22
    Scenario Outline: B27.6-22u a Snap Shot at its next step meets no Trench TEM: straight down out of a <counter>, and on
      Given B2 is level 1 Open Ground
      And B2 holds a <counter>
      And a German squad P beneath the <counter> in B2
      And a Russian squad in D4
      And it is the MPh of the German turn
      When P moves into B3
      And P moves into B4
      And the Russian squad takes a Snap Shot at P across hexside B3-B4
      Then the attack is possible
      And the trench gives no TEM

      Examples:
        | counter |
        | trench  |
        | sangar  |

  Rule: B16.31 A bridge with nobody on it

    @B16.31 @B16.31-4
    Scenario: B16.31-4u the bridge is attacked as such
      Given B2 is bridged marsh
      When Direct Fire HE of 20 FP hits the bridge in B2
      Then the attack is possible
      And the FP is 20

    @B16.42 @B16.42-4
    Scenario Outline: B16.42-4u with <spent> of 8 amphibious MP spent it does not go through <path>
      Given B2, B3 and B4 are marsh
      And it is the MPh of the German turn
      And a German amphibious tank with 8 amphibious MP in B5
      And the German amphibious tank has spent <spent> amphibious MP
      When the German amphibious tank moves through <path> in turn
      Then B16.42, D16.2 or A4.1 forbids it

      Examples:
        | row | spent | path      |
        | one | 7     | B4        |
        | two | 5     | B4 and B3 |

    @B16.6 @B16.6-8
    Scenario Outline: B16.6-8u marsh that the <body> has flooded is no Open Ground
      Given B6 is <body>
      And B5 is marsh
      And the water depth is flooded
      When the players ask what B5 is
      Then to the question whether it is Open Ground the answer is no

      Examples:
        | body   |
        | river  |
        | stream |

  Rule: B9.51 A hexside with nothing on it

    @B9.51 @B9.51-3
    Scenario: B9.51-3u it is no obstacle of any height
      Given there is a SSR that all walls and hedges are bocage
      And hexside B3-B4 is a hedge
      When the players ask what hexside B2-B3 is
      Then hexside B2-B3 carries nothing
      And it is an obstacle of 0 level

  Rule: B9.324 Who answers, and when

    @B9.324 @B9.324-6
    Scenario Outline: B9.324-6u <force> in <hex> has nothing to keep and answers nothing
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a concealed Russian squad E in F6
      And E has wall advantage
      And a German squad P in F5
      And <force> Q in <hex>
      And it is the MPh of the German turn
      When P claims wall advantage, and Q shows itself in answer
      Then B9.324 forbids it

      Examples:
        | row       | force                     | hex |
        | elsewhere | a concealed Russian squad | G8  |
        | friend    | a concealed German squad  | F5  |

    @B9.324 @B9.324-10
    Scenario: B9.324-10f it answers what an enemy has just claimed, and not once other things have been done
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And a Russian squad E in F7
      And a Russian squad Q in H7
      And it is the MPh of the Russian turn
      When E moves into F6
      And E claims wall advantage
      And Q moves into H8
      And P is placed on board to have wall advantage
      Then B9.321 forbids it

    @B9.41 @B9.41-7
    Scenario: B9.41-7u nobody fails to leave that has not begun to
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And it is the MPh of the German turn
      When P fails to leave its Location
      Then B9.41 forbids it

    @B9.31 @B9.31-12
    Scenario: B9.31-12w the choice takes nothing from what else the attack meets
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German squad P in F4
      And a Russian squad E in F7
      When P moves into F5
      And E declares an attack on P with small-arms fire
      And P chooses the TEM of the wall
      And E attacks P with small-arms fire
      Then FFNAM applies
      And the TEM is +2

    @B9.31 @B9.31xC11.2-4
    Scenario: B9.31xC11.2-4u a crew that walks away from its emplaced Gun has Emplacement no longer
      Given it is the MPh of the German turn
      And a German crew P in F5
      And P possesses an emplaced German AT Gun
      And a Russian squad in F8
      When the players ask whether P may move into F6
      Then that is allowed
      And it is subject to FFMO

  Rule: B27.4 In and out of a pillbox, and off a tank

    @B27.4 @B27.4-13
    Scenario Outline: B27.4-13u in the MPh P <from> B2 does not go <way> B3 in one expenditure
      Given it is the MPh of the German turn
      And <hex> holds a pillbox
      And a German squad P <from> B2
      When P moves <way> B3
      Then that is not allowed

      Examples:
        | row | hex | from              | way                 |
        | in  | B3  | in                | into the pillbox in |
        | out | B2  | in the pillbox in | into                |

    @B27.4 @B27.4-2
    Scenario Outline: B27.4-2v who has come down from a <vehicle> is Infantry again, and goes beneath the foxhole
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German <vehicle> T in B2
      And a German squad P in B2
      And P <rides> T
      When P unloads
      And the next MPh of the German begins
      And P goes beneath the foxhole
      Then that is allowed
      And P is beneath the foxhole in B2

      Examples:
        | row       | vehicle   | rides     |
        | tank      | tank      | rides on  |
        | halftrack | halftrack | is aboard |

    @B27.54 @A8.1xB27.54-501
    Scenario: A8.1xB27.54-501w who has moved may be First Fired on where no MF are told
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P on top of the foxhole in B3
      And P has moved this phase
      And a Russian squad E in B5
      When E declares an attack on P with small-arms fire
      Then that is allowed

  Rule: B26.45 A DC thrown in the PFPh

    @B26.45 @B27.13 @A23.3xA23.6xA23.7xB26.45xB27.13-301
    Scenario: A23.3xA23.6xA23.7xB26.45xB27.13-301u who has Thrown it then does not move
      Given it is the PFPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P possesses a DC
      When P Throws its DC in B3
      And the PFPh ends and the MPh begins
      And P moves into B1
      Then that is not allowed

  Rule: B27.55 Bogged

    @B27.55 @B27.55-4
    Scenario: B27.55-4u a tank that bogs in the trench hex is not moving
      Given it is the MPh of the German turn
      And B3 holds a trench
      And a moving German tank in B2
      When the German tank moves into B3
      And the German tank makes a Bog DR of 6 on the colored and 6 on the white die
      Then the German tank is bogged
      And the German tank is not moving

  Rule: B27.13 Recovery outside the MPh

    @B27.13 @A4.44xB27.13-501
    Scenario: A4.44xB27.13-501i in the RPh it is no expenditure
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG with an Original dr of 3
      Then that is allowed
      And no expenditure has been made

  Rule: B27.1 What is exchanged for foxholes

    @B27.1 @B27.1-23
    Scenario: B27.1-23v foxholes are set up for foxholes, not for a trench
      Given it is set-up
      And B2 and B3 are Open Ground
      And the German OB has foxholes for 3 squads
      And B2 holds a German trench
      When German exchanges the trench in B2 for foxhole 1S in B2 and foxhole 1S in B3
      Then B27.1 forbids it

  Rule: B9.3 What a hexside is worth by itself

    @B9.3 @B9.3-1
    Scenario: B9.3-1u a wall
      Given hexside F5-F6 is a wall
      When the players ask what hexside F5-F6 is
      Then its TEM against Direct Fire is +2

    @B9.3 @B9.3-2
    Scenario: B9.3-2u a hedge
      Given hexside F5-F6 is a hedge
      When the players ask what hexside F5-F6 is
      Then its TEM against Direct Fire is +1

    @B9.51 @B9.51-3
    Scenario: B9.51-3v a hexside with nothing on it
      Given there is a SSR that all walls and hedges are bocage
      And hexside B3-B4 is a hedge
      When the players ask what hexside B2-B3 is
      Then its TEM against Direct Fire is 0

  Rule: B27.4 Whose vehicle, and what is left

    @B27.4 @B27.4xD6.1-501
    Scenario Outline: B27.4xD6.1-501q nobody goes aboard a <vehicle> of the enemy
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And an abandoned Russian <vehicle> in B2
      And a German squad P on top of the foxhole in B2
      When P goes aboard the Russian <vehicle>
      Then that is not allowed

      Examples:
        | vehicle   |
        | truck     |
        | halftrack |

    @B27.4 @B27.4-3
    Scenario Outline: B27.4-3u who is <place> it does not come out of the <cover>
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad P <place> B2
      When P comes out of the <cover>
      Then that is not allowed

      Examples:
        | row     | fort         | place                    | cover   |
        | foxhole | a foxhole 1S | on top of the foxhole in | foxhole |
        | trench  | a trench     | on top of the trench in  | trench  |

    @B27.1 @B27.3 @B27.1xB27.3-1
    Scenario: B27.1xB27.3-1u gone beneath the foxhole the crew has its MTR still, which is not dm and stays on top
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German crew on top of the foxhole in B2
      And the German crew possesses an 81mm MTR
      When the German crew goes beneath the foxhole
      Then that is allowed
      And the 81mm MTR lies on top in B2
      And the 81mm MTR is possessed by the German crew

  Rule: B9.322 The moment passes

    @B9.322 @B9.322-21
    Scenario Outline: B9.322-21u once <what> it is too late to claim what an enemy has given up
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian squad E in F6
      And E has wall advantage
      And a Russian squad Q in H8
      And a German squad in H5
      And it is the PFPh of the Russian turn
      When E forfeits wall advantage
      And Q declares an attack on the German squad with small-arms fire
      And the German squad is <outcome> by the fire this draws
      And P claims wall advantage
      Then that is not allowed

      Examples:
        | row    | what           | outcome  |
        | fire   | another fires  | unharmed |
        | pinned | another is hit | pinned   |

    @B9.322 @B9.322-9
    Scenario: B9.322-9q or on having lost HIP
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And a Russian squad Q in H8
      And it is the MPh of the Russian turn
      When P is placed on board
      And Q moves into H9
      And P claims wall advantage
      Then that is not allowed

  Rule: B16.6 What water leaves Open Ground

    @B16.6 @B16.6xB20.42-601
    Scenario Outline: B16.6xB20.42-601a where the water depth is <depth> to the question whether a stream is Open Ground the answer is <open>
      Given B6 is stream
      And the water depth is <depth>
      When the players ask what B6 is
      Then to the question whether it is Open Ground the answer is <open>

      Examples:
        | depth   | open |
        | dry     | yes  |
        | shallow | yes  |
        | deep    | yes  |
        | flooded | no   |

    @B16.6 @B16.6xB20.42-601
    Scenario: B16.6xB20.42-601b nor is a canal
      Given a canal below its banks runs through B6
      When the players ask what B6 is
      Then to the question whether it is Open Ground the answer is no

  Rule: B9.322 An attack that is declared goes on

    @B9.322 @B9.322-20
    Scenario Outline: B9.322-20u while the DR is still to come P claims nothing, though <what>
      Given F5 and E5 are woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a German squad Q in F5
      And a hidden German squad H in E5
      And a Russian squad in F7
      When the Russian squad declares an attack on Q with small-arms fire
      And <who> <does>
      And P claims wall advantage
      Then that is not allowed

      Examples:
        | row    | what                | who | does                       |
        | choice | Q has chosen        | Q   | chooses the TEM of the wall |
        | placed | another is on board | H   | is placed on board         |

    @B9.41 @B9.41-7
    Scenario: B9.41-7v who has stayed claims it, though another has failed to leave
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a German squad Q in F5
      And it is the MPh of the German turn
      When P begins to enter F4
      And P fails to leave its Location
      And Q claims wall advantage
      Then that is allowed
      And Q has wall advantage

    @B9.324 @B9.324-9
    Scenario Outline: B9.324-9y what keeps <force> from it
      Given F5 is a stone building
      And hexside F5-F6 is <barrier>
      And <force> P in F5
      And P is <status>
      And it is the PFPh of the Russian turn
      When P is placed on board to have wall advantage
      Then <clause> forbids it

      Examples:
        | row     | force                 | barrier | status  | clause |
        | no-wall | a hidden German squad | a cliff | Fanatic | B9.32  |
        | pinned  | a hidden German squad | a wall  | pinned  | B9.322 |

    @B9.31 @B9.31-12
    Scenario: B9.31-12x Close Combat is no attack to choose a TEM against
      Given it is the CCPh of the Russian turn
      And F5 is woods
      And a German squad P in F5
      And a Russian squad E in F5
      When E declares Close Combat against P
      And P chooses the TEM of the woods
      Then that is not allowed

  Rule: B27.54 Where the trenches end

    @B27.54 @B27.54-12
    Scenario: B27.54-12u a Snap Shot is taken at the step that follows out of them
      Given B2 and B3 each hold a trench
      And a German squad P beneath the trench in B2
      And a Russian squad in D4
      And it is the MPh of the German turn
      When P moves straight beneath the trench in B3
      And P comes out of the trench
      And P moves into B4
      And the Russian squad takes a Snap Shot at P across hexside B3-B4
      Then the attack is possible

    @B27.54 @A8.1xB27.54-501
    Scenario Outline: A8.1xB27.54-501x <times> in B4 is allowed or not by the MF spent there, not by those before
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P in B2
      And a Russian squad E in B6
      When P moves into B3
      And P moves into B4
      And E declares an attack on P with small-arms fire
      And P is unharmed by the fire this draws
      And E declares an attack on P with small-arms fire
      Then that is not allowed

      Examples:
        | row   | times        |
        | twice | a second shot |

  Rule: B27.4 What a crew leaves, and where

    @B27.4 @A4.42xB27.4-2
    Scenario: A4.42xB27.4-2u what else lies on the board lies there still
      Given it is the MPh of the German turn
      And B2 and B3 each hold a foxhole 1S
      And a LMG in B4
      And a German crew P on top of the foxhole in B2
      And P possesses a dm 81mm MTR
      When P moves into B3
      Then that is allowed
      And the 81mm MTR is in B2
      And the LMG is in B4
      And B3 holds a foxhole 1S

    @B27.51 @B27.51-11
    Scenario: B27.51-11q no Gun is handed out of the trench
      Given it is the RPh of the German turn
      And B2 holds a trench
      And a German crew P beneath the trench in B2
      And an AT Gun beneath the trench with P
      And a German crew Q on top of the trench in B2
      When P Transfers the AT Gun to Q
      Then that is not allowed

    @B27.52 @B27.52-4
    Scenario Outline: B27.52-4u a <vehicle> whose crew is <status> turns no turret beneath the trench
      Given it is the PFPh of the German turn
      And B2 holds a trench
      And a German <vehicle> T beneath the trench in B2
      And T is <status>
      When T turns its turret by 1 hexspine
      Then that is not allowed

      Examples:
        | row     | vehicle | status  |
        | stunned | tank    | stunned |
        | shocked | tank    | shocked |

    @B27.55 @B27.55xD2.11-601
    Scenario: B27.55xD2.11-601q where no phase is told the turn is paid for
      Given B3 holds a trench
      And a moving German tank T with 12 MP on top of the trench in B3
      When T turns its hull by 1 hexspine
      Then that is allowed
      And it costs 1 MP
      And T has 11 MF left

  Rule: B26.4 Interdiction, haste, and who is known

    @B27.41 @B27.41-6
    Scenario: B27.41-6q nor does it get beneath Wire before the Interdiction is resolved
      Given it is the RtPh of the German turn
      And B2 holds Wire
      And a broken German squad P in B3
      And a Russian squad E in B5
      When P carries out a rout into B2
      And E claims Interdiction of P
      And P rolls a Wire Exit dr of 1
      Then that is not allowed

    @B27.41 @A10.53xB27.41-501
    Scenario: A10.53xB27.41-501q nobody comes through it broken that is broken already
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 3S
      And a broken German squad P in B3
      And a Russian squad E in B5
      When P carries out a rout into B2
      And E claims Interdiction of P
      And P comes through that Interdiction broken
      Then that is not allowed

    @B26.46 @B26.46-1
    Scenario Outline: B26.46-1u in the <phase> nobody declares Double Time
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      When P declares Double Time
      Then that is not allowed

      Examples:
        | phase |
        | PFPh  |
        | APh   |

    @B26.4 @B26.4-5
    Scenario: B26.4-5s nor by an enemy that it knew of
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P in B3
      And P has moved this phase
      And a Russian squad E in B3
      When E shows itself and turns P back into B2
      Then that is not allowed

    @B26.51 @B26.51-5
    Scenario: B26.51-5u over a cliff no DC is Placed
      Given it is the MPh of the German turn
      And hexside B2-B3 is a cliff
      And B3 holds Wire
      And a German squad in B2
      And the German squad possesses a DC
      When the German squad Places its DC in B3
      Then that is not allowed

    @B26.52 @B26.52-7
    Scenario Outline: B26.52-7u Harassing Fire reaches two hexes from its centre and leaves the Wire: <hex>
      Given B2, B3 and B4 are Open Ground
      And <hex> holds Wire
      When OBA Harassing Fire of 30 FP, centred on B2, is resolved in <hex> with an Original DR of 2
      Then that is allowed
      And <hex> holds Wire

      Examples:
        | hex |
        | B2  |
        | B3  |
        | B4  |
