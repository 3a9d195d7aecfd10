Feature: How wall advantage changes while actions are played

  Rule: Wall advantage is settled again once concealment is lost

    @B9.32 @B9.322 @B9.322-15 @A12.14xB9.32-1101
    Scenario Outline: A12.14xB9.32-1101 L comes behind the <barrier> with <unit>, in view of G
      Given it is the MPh of the Russian turn
      And hexside F4-F5 is a <barrier>
      And a Russian leader L in F6
      And <unit> D in F6
      And a German squad G in F3
      When L and D moves into F5
      Then that is allowed
      And L has no wall advantage

      Examples: dummies, which are gone, and he has it of nobody
        | row   | barrier | unit                            |
        | wall  | wall    | a concealed Russian dummy stack |
        | hedge | hedge   | a concealed Russian dummy stack |

    @B9.32 @A12.14xB9.32-1101
    Scenario Outline: A12.14xB9.32-1101b with whom it stays <unit> L has what it has
      Given it is the MPh of the Russian turn
      And hexside F4-F5 is a <barrier>
      And a Russian leader L in F6
      And <unit> D in F6
      And <enemy> in F3
      When L and D moves into F5
      Then that is allowed
      And D has wall advantage
      And L has wall advantage

      Examples: a real unit that is shown, or dummies that nobody sees or that bocage shields
        | row    | barrier | unit                            | enemy                 |
        | squad  | wall    | a concealed Russian squad       | a German squad        |
        | known  | bocage  | a Russian squad                 | a German squad        |
        | nobody | wall    | a concealed Russian dummy stack | no units              |
        | broken | wall    | a concealed Russian dummy stack | a broken German squad |
        | bocage | bocage  | a concealed Russian dummy stack | a German squad        |

    @B9.32 @B9.322 @B9.322-15 @A12.14xB9.32-1101
    Scenario Outline: A12.14xB9.32-1101c nor has he it once they have advanced, behind a <barrier>
      Given it is the APh of the Russian turn
      And hexside F4-F5 is a <barrier>
      And a Russian leader L in F6
      And a concealed Russian dummy stack D in F6
      And a German squad G in F8
      When L and D advances into F5
      Then that is allowed
      And D is removed from play
      And L has no wall advantage

      Examples:
        | barrier |
        | wall    |
        | hedge   |

    @B9.32 @B9.322 @B9.322-15 @A12.14xB9.32-1101
    Scenario Outline: A12.14xB9.32-1101d dummies that come to L behind <what>, in view of G, are open to First Fire like all that moves
      Given it is the MPh of the Russian turn
      And hexside <edge> is a <barrier>
      And a Russian leader L in F5
      And a concealed Russian dummy stack D in F6
      And a German squad G in F3
      When the players ask whether D may move into F5
      Then that is allowed
      And it is subject to Defensive First Fire

      Examples: whether or not they would give him wall advantage
        | row       | what             | edge  | barrier |
        | wall      | a wall           | F4-F5 | wall    |
        | hedge     | a hedge          | F4-F5 | hedge   |
        | elsewhere | no wall or hedge | H5-H6 | wall    |

    @B9.322 @B9.322-15 @B9.521 @A12.14xB9.521-1101
    Scenario Outline: A12.14xB9.521-1101 H in F7 has seen <unit> move: G, beyond the bocage, <sees> L
      Given it is the MPh of the Russian turn
      And hexside F4-F5 is a bocage
      And a Russian leader L in E6
      And <unit> D in E6
      And a German squad G in F2
      And a German squad H in F7
      When L and D moves into F5
      And G attacks L with small-arms fire
      Then the attack is <possible>

      Examples: without wall advantage bocage hides him
        | row     | unit                            | sees         | possible     |
        | dummies | a concealed Russian dummy stack | does not see | not possible |
        | squad   | a concealed Russian squad       | sees         | possible     |

    @B9.55 @A12.3xB9.55-1101
    Scenario Outline: A12.3xB9.55-1101 H, which <watcher> in F8 has seen behind its bocage, sees R, whose bocage is <edge>
      Given it is the MPh of the Russian turn
      And hexside F4-F5 is a bocage
      And hexside <edge> is a bocage
      And a hidden German squad H in F5
      And <watcher> in F8
      And a hidden Russian squad R in D6
      When the MPh ends and the DFPh begins
      Then H is <seen>
      And R is <shown>

      Examples: who is put on board sees at once, past bocage that is not in its way
        | row     | watcher                | edge  | seen      | shown     |
        | beside  | a Russian squad        | C6-D6 | concealed | concealed |
        | between | a Russian squad        | D6-E6 | concealed | hidden    |
        | unseen  | a broken Russian squad | C6-D6 | hidden    | hidden    |

    @B9.55 @A12.3xB9.55-1101
    Scenario: A12.3xB9.55-1101b from one to the next, and to the one after that
      Given it is the MPh of the Russian turn
      And hexside F4-F5 is a bocage
      And hexside C6-D6 is a bocage
      And hexside D3-D4 is a bocage
      And a hidden German squad H in F5
      And a Russian squad in F8
      And a hidden Russian squad R in D6
      And a hidden German squad K in D4
      When the MPh ends and the DFPh begins
      Then H is concealed
      And R is concealed
      And K is concealed
      And K is not hidden

  Rule: Wall advantage that comes and goes of itself is nothing that a unit has done

    @B9.322 @B27.11 @B9.322xB27.11-801
    Scenario Outline: B9.322xB27.11-801 P digs after <what>
      Given it is the PFPh of the German turn
      And F5 is <ground>
      And F6 is woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a German 9-1 leader L in F5
      And a Russian squad E in F6
      And E has wall advantage
      When E <does>
      And P makes an Entrenching Attempt with an Original DR of 6, helped by L
      Then that is allowed
      And F5 holds a foxhole 1S

      Examples:
        | row       | what                                      | ground      | does                    |
        | freed     | its enemy has let go                      | woods       | forfeits wall advantage |
        | mandatory | its enemy has broken, and it has the wall | Open Ground | becomes broken          |

    @B9.322 @B26.5 @B9.322xB24.73xB26.5-801
    Scenario Outline: B9.322xB24.73xB26.5-801 P Clears Wire after <what>
      Given it is the MPh of the German turn
      And F5 is <ground>
      And F6 is woods
      And F5 holds Wire
      And hexside F5-F6 is a wall
      And a German squad P beneath the Wire in F5
      And a Russian squad E in F6
      And E has wall advantage
      When E <does>
      And P announces Clearance of the Wire in F5
      Then that is allowed
      And P is TI

      Examples:
        | row       | what                                      | ground      | does                    |
        | freed     | its enemy has let go                      | woods       | forfeits wall advantage |
        | mandatory | its enemy has broken, and it has the wall | Open Ground | becomes broken          |

    @B26.5 @B24.73xB26.5-501
    Scenario Outline: B24.73xB26.5-501z who has <what> announces none
      Given it is the MPh of the German turn
      And F5 holds Wire
      And a German halftrack T in F5
      And a German squad P with 4 MF <place>
      And P <has>
      When P <does>
      And P announces Clearance of the Wire in F5
      Then that is not allowed

      Examples:
        | row      | what           | place                  | has         | does                 |
        | unloaded | come down      | in F5                  | is aboard T | unloads              |
        | hurried  | declared haste | beneath the Wire in F5 | is Fanatic  | declares Double Time |

  Rule: All whose enemies have let go may claim, one after the other

    @B9.322 @B9.322-21
    Scenario Outline: B9.322-21w Q claims after P, <hex>
      Given it is the PFPh of the Russian turn
      And F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And hexside F6-<hex> is a wall
      And <hex> is stone building
      And a German squad P in F5
      And a German squad Q in <hex>
      And a Russian squad E in F6
      And E has wall advantage
      When E forfeits wall advantage
      And P claims wall advantage
      And Q claims wall advantage
      Then that is allowed
      And P has wall advantage
      And Q has wall advantage

      Examples:
        | row    | hex |
        | beside | F5  |
        | across | G7  |

    @B9.322 @B9.321 @B9.322-21 @B9.321-6
    Scenario: B9.322-21x in Deluxe P claims the one hexside it was denied, having another
      Given there is a SSR that Deluxe ASL rules are in effect
      And it is the PFPh of the Russian turn
      And F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And hexside F4-F5 is a wall
      And a German squad P in F5
      And P has wall advantage over F4-F5 alone
      And a Russian squad E in F6
      And E has wall advantage
      When E forfeits wall advantage over F5-F6
      And P claims wall advantage over F5-F6
      Then that is allowed
      And P has wall advantage over F4-F5 and F5-F6 and nothing else

    @B9.322 @B9.322-10
    Scenario: B9.322-10w who withdraws from a hex where it was denied is not freed by that
      Given it is the CCPh of the German turn
      And F4, F5 and F6 are stone building
      And hexside F4-F5 is a wall
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P is in Melee
      And a Russian squad X in F5
      And X is in Melee
      And a Russian squad E in F6
      And E has wall advantage
      When P withdraws into F4
      And P claims wall advantage
      Then that is not allowed

  Rule: An action that is declared is an enemy's to its opponents alone

    @B9.322 @B9.322-17
    Scenario: B9.322-17w while a comrade's fire is under way Q gives its wall up
      Given it is the PFPh of the Russian turn
      And E5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian squad Q in F6
      And Q has wall advantage
      And a Russian squad R in E5
      When R declares an attack on P with small-arms fire
      And Q forfeits wall advantage
      Then that is allowed
      And Q has no wall advantage

    @B9.41 @B9.41-7
    Scenario: B9.41-7w who has come up and stays may claim, though another has failed to leave
      Given it is the MPh of the German turn
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a German squad Q in F4
      When Q moves into F5
      And P begins to enter E5
      And P fails to leave its Location
      And Q claims wall advantage
      Then that is allowed
      And Q has wall advantage

    @B9.41 @A4.1xB9.41-801
    Scenario Outline: A4.1xB9.41-801 in the <phase> P begins to enter <hex>: <word>
      Given it is the <phase> of the German turn
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      When P begins to enter <hex>
      Then that is <word>

      Examples: the next hex, or one beyond it
        | row       | phase | hex | word        |
        | next      | MPh   | F4  | allowed     |
        | two-off   | MPh   | F3  | not allowed |
        | across    | MPh   | F7  | not allowed |
        | apph-next | APh   | E5  | allowed     |
        | apph-off  | APh   | D5  | not allowed |

  Rule: Who leaves its bocage is no longer seen by it

    @B9.521 @B9.41 @B9.41xB9.521-801
    Scenario Outline: B9.41xB9.521-801 P goes from behind one bocage behind another, into <ground>: asked
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And hexside F3-F4 is a bocage
      And F4 is <ground>
      And a German squad P in F5
      And P has wall advantage
      And a Russian squad R in F1
      When the players ask whether P may move into F4
      Then that is allowed
      And it <fire> subject to Defensive First Fire

      Examples: it claims no wall advantage there, or must
        | row   | ground         | fire   |
        | woods | woods          | is not |
        | house | stone building | is not |
        | open  | Open Ground    | is     |
        | brush | brush          | is     |

  Rule: Who can go nowhere begins to enter nothing

    @B9.41 @A4.1xB9.41-701
    Scenario Outline: A4.1xB9.41-701 behind the wall <who> begins to enter B1 in the MPh of the <side>: <verdict>
      Given it is the MPh of the <side> turn
      And hexside B2-B3 is a wall
      And <who> P in B2
      When P begins to enter B1
      Then that is <verdict>

      Examples:
        | row    | who                   | side    | verdict     |
        | fit    | a German squad        | German  | allowed     |
        | pinned | a pinned German squad | German  | not allowed |
        | ti     | a TI German squad     | German  | not allowed |
        | broken | a broken German squad | German  | not allowed |
        | theirs | a German squad        | Russian | not allowed |

    @B9.7 @B9.41 @A4.134xB9.41xB9.7-1301
    Scenario Outline: A4.134xB9.41xB9.7-1301 in the <phase> <who>, with <spent> MF spent, begins to enter B1 over a cactus hedge: <verdict>
      Given it is the <phase> of the German turn
      And hexside B1-B2 is a cactus hedge
      And <who> P in B2
      And P has spent <spent> MF
      When P begins to enter B1
      Then that is <verdict>

      Examples: by Minimum Move, Low Crawl, or an advance vs Difficult Terrain
        | row         | phase | who                   | spent | verdict     |
        | moves       | MPh   | a German squad        | 0     | allowed     |
        | moves-cx    | MPh   | a CX German squad     | 0     | not allowed |
        | moves-on    | MPh   | a German squad        | 1     | not allowed |
        | routs       | RtPh  | a broken German squad | 0     | allowed     |
        | routs-on    | RtPh  | a broken German squad | 1     | not allowed |
        | advances    | APh   | a German squad        | 0     | allowed     |
        | advances-cx | APh   | a CX German squad     | 0     | not allowed |

    @B9.541 @B9.41 @B9.41xB9.541-1301
    Scenario Outline: B9.41xB9.541-1301 a <vehicle> begins to enter B3 over bocage: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German <vehicle> P in B2
      When P begins to enter B3
      Then that is <verdict>

      Examples: it breaches it, or crosses it
        | vehicle   | verdict     |
        | bulldozer | allowed     |
        | tank      | allowed     |
        | tractor   | not allowed |
        | halftrack | not allowed |

    @B9.41 @A4.12xB9.41-1301
    Scenario Outline: A4.12xB9.41-1301 having spent 2 MF <who> begins to enter woods beyond the wall: <verdict>
      Given it is the MPh of the German turn
      And B2 and B3 are woods
      And hexside B2-B3 is a wall
      And a German squad P in B1
      And a German leader L in B1
      When <first> moves into B2
      And <who> begins to enter B3
      Then that is <verdict>

      Examples: 3 MF more are too many without the leader
        | row      | first   | who     | verdict     |
        | with-him | P and L | P and L | allowed     |
        | alone    | P and L | P       | not allowed |
        | nobody   | P       | P       | not allowed |

    @B9.41 @A10.5xB9.41-1301
    Scenario Outline: A10.5xB9.41-1301 having routed into <ground> P begins to enter the next hex: <verdict>
      Given it is the RtPh of the German turn
      And B2 is <ground>
      And a broken German squad P in B1
      When P carries out a rout into B2
      And P begins to enter B3
      Then that is <verdict>

      Examples: if MF are left for it
        | row   | ground | verdict     |
        | brush | brush  | allowed     |
        | marsh | marsh  | not allowed |

    @B27.6 @A11.2xB27.6-701
    Scenario Outline: A11.2xB27.6-701 from beneath the trench, with <enemy>, a squad Withdraws to lower ground: <verdict>
      Given it is the CCPh of the German turn
      And B2 is level 1 Open Ground
      And B2 holds a trench
      And a German squad P beneath the trench in B2
      And <enemy>
      When P withdraws into B3
      Then that is <verdict>

      Examples: one Withdraws from an enemy
        | row      | enemy                              | verdict     |
        | beneath  | a Russian squad beneath the trench in B2 | allowed |
        | on-top   | a Russian squad on top of the trench in B2 | allowed |
        | nobody   | a Russian squad in B1              | not allowed |
        | captured | a captured Russian squad in B2     | not allowed |

  Rule: B9.322 Dummies lose wall advantage as they are found out

    @B9.322 @B9.324 @A12.11xB9.322xB9.324-3810
    Scenario Outline: A12.11xB9.322xB9.324-3810 <force> across the hedge <is>: that a dummy stack in woods then claims is <verdict>
      Given it is the DFPh of the Russian turn
      And F5 is woods
      And F6 is woods
      And hexside F5-F6 is a hedge
      And a concealed German dummy stack P in F5
      And <force> E in F6
      And E has wall advantage
      When E <is>
      And P claims wall advantage
      Then that is <verdict>

      Examples: whoever loses it frees it for them
        | row     | force                           | is                       | verdict |
        | dummies | a concealed Russian dummy stack | becomes subject to a PTC | allowed |
        | breaks  | a concealed Russian squad       | becomes broken           | allowed |
        | gone    | a Russian squad                 | becomes eliminated       | allowed |

      Examples: who keeps it does not
        | row   | force                           | is                              | verdict     |
        | squad | a concealed Russian squad       | becomes subject to a PTC        | not allowed |
        | still | a concealed Russian dummy stack | becomes attacked without effect | not allowed |
