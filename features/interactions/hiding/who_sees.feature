Feature: Who sees what is hidden, concealed or on the move, from how far, and once and for all

  Rule: A12.33, B9.21 What was seen stays on the board

    @B9.21 @A12.33xB9.21-931
    Scenario Outline: A12.33xB9.21-931a a hidden <counter> that <enemy> and goes on: it is <revealed>
      Given it is the MPh of the Russian turn
      And F5 is <ground>
      And F5 holds a hidden German <counter>
      And a Russian squad E in <start>
      When E moves through <path> in turn
      Then that is allowed
      And the <counter> in F5 is <revealed>

      Examples: within 16 hexes in the open, from the next hex in Concealment Terrain, or entered
        | row          | counter | enemy                       | ground      | start | path      | revealed     |
        | seen-first   | trench  | E in V5 has seen            | Open Ground | V5    | W5        | revealed     |
        | on-the-way   | trench  | E sees from V5              | Open Ground | W5    | V5 and W5 | revealed     |
        | too-far      | trench  | E never has within 16 hexes | Open Ground | W5    | X5        | not revealed |
        | next-hex     | foxhole | E in F6 has seen            | brush       | F6    | F7        | revealed     |
        | two-hexes    | foxhole | E has seen from F7 at best  | brush       | F7    | F8        | not revealed |
        | entered      | foxhole | E enters                    | brush       | F6    | F5 and F4 | revealed     |

    @B9.21 @A12.33xB9.21-931
    Scenario: A12.33xB9.21-931b and in the next phase, too
      Given it is the MPh of the Russian turn
      And F5 holds a hidden German trench
      And a Russian squad E in V5
      When E moves into W5
      And the MPh ends and the DFPh begins
      Then the trench in F5 is revealed

    @B9.21 @A12.33xB9.21-931
    Scenario Outline: A12.33xB9.21-931c a hidden <counter> in the open that E in V5 looks at: it is <revealed>
      Given it is the MPh of the Russian turn
      And F5 holds a hidden German <counter>
      And a Russian squad E in W5
      When E moves into V5
      Then that is allowed
      And the <counter> in F5 is <revealed>

      Examples: mines are not seen
        | row      | counter                | revealed     |
        | trench   | trench                 | revealed     |
        | wire     | Wire                   | revealed     |
        | mines    | 6-factor A-P minefield | not revealed |
        | at-mines | 2-factor A-T minefield | not revealed |

    @B9.21 @A12.33xB9.21-931
    Scenario Outline: A12.33xB9.21-931d onto a hidden <counter> in <ground> that it enters <who> <goes>: it is revealed
      Given it is the <phase> of the Russian turn
      And F5 is <ground>
      And F5 holds a hidden German <counter>
      And <who> E in F6
      When E <goes> F5
      Then the <counter> in F5 is revealed

      Examples: whether or not it would see it from the next hex
        | row      | counter | ground      | who                     | phase | goes                     |
        | broken   | Wire    | woods       | a broken Russian squad  | RtPh  | carries out a rout into  |
        | open     | Wire    | Open Ground | a broken Russian squad  | RtPh  | carries out a rout into  |
        | trench   | trench  | brush       | a broken Russian leader | RtPh  | carries out a rout into  |
        | berserk  | foxhole | woods       | a berserk Russian squad | MPh   | moves into               |
        | wire     | Wire    | brush       | a berserk Russian hero  | MPh   | moves into               |

    @B26.1 @B26.4 @A12.33xB26.1xB26.4-2901
    Scenario Outline: A12.33xB26.1xB26.4-2901 hidden Wire at the bottom of a gully is <revealed> by a berserk squad that goes <where>
      Given it is the MPh of the Russian turn
      And F5 is a gully
      And F5 holds hidden German Wire
      And a berserk Russian squad E in F6
      When E moves <goes> F5
      Then the Wire in F5 is <revealed>

      Examples:
        | row    | where             | goes               | revealed     |
        | bottom | onto it           | INTO               | revealed     |
        | crest  | into Crest status | to Crest status in | not revealed |

    @B9.21 @A12.33xB9.21-931
    Scenario Outline: A12.33xB9.21-931e <who> in F6 enters no hidden Wire in F5, and does not see it: it is not revealed
      Given it is the RtPh of the Russian turn
      And F5 is woods
      And F5 holds a hidden German Wire
      And <who> E in F7
      When E carries out a rout into F6
      Then the Wire in F5 is not revealed

      Examples:
        | row    | who                    |
        | broken | a broken Russian squad |

    @B9.21 @A12.33xB9.21-931
    Scenario Outline: A12.33xB9.21-931f a hidden <counter> in the open that E in V5 has seen before it goes on: it is revealed
      Given it is the MPh of the Russian turn
      And a SSR allows A-T Ditches
      And F5 holds a hidden German <counter>
      And a Russian squad E in V5
      When E moves into W5
      Then that is allowed
      And the <counter> in F5 is revealed

      Examples: every kind that A12.33 names
        | row     | counter   |
        | foxhole | foxhole   |
        | ditch   | A-T Ditch |
        | sangar  | sangar    |
        | wire    | Wire      |

    @B9.21 @A12.33xB9.21-931
    Scenario Outline: A12.33xB9.21-931g in the RPh a hidden trench is <revealed> once <force>, in view of it, becomes broken
      Given it is the RPh of the Russian turn
      And F5 holds a hidden German trench
      And F9 holds a German foxhole 1S
      And a German squad beneath the foxhole in F9
      And <force> E in F8
      When E becomes broken
      Then the trench in F5 is <revealed>

      Examples: who was in Good Order has seen it
        | row    | force                  | revealed     |
        | before | a Russian squad        | revealed     |
        | never  | a broken Russian squad | not revealed |

  Rule: A12.141, B27.11 Who takes no part in an attempt does nothing

    @B27.11 @A12.141xB27.11-901
    Scenario Outline: A12.141xB27.11-901a a concealed leader named as helper who <part>: <concealed>
      Given it is the PFPh of the German turn
      And a German squad P in F5
      And a concealed <leader> leader L in <where>
      And a Russian squad E in F8
      When P makes an Entrenching Attempt with an Original DR of 9, helped by L
      Then that is allowed
      And L is <concealed>

      Examples: his activity is what shows him
        | row       | part                  | leader      | where | concealed     |
        | helps     | lends his modifier    | German      | F5    | not concealed |
        | next-hex  | is in the next hex    | German      | F4    | concealed     |
        | ti        | is TI                 | TI German   | F5    | concealed     |

  Rule: A12.121, B9.55 No LOS is too long to keep "?" from a unit

    @B9.55 @A12.121xB9.55-931
    Scenario Outline: A12.121xB9.55-931a behind bocage against D, seen by E in <far> past it: <concealed>
      Given it is the CCPh of the German turn
      And hexside F5-F6 is a bocage
      And a German squad P in F5
      And a Russian squad D in F8
      And <enemy> in <far>
      When the CCPh ends and the RPh begins
      Then P is <concealed>

      Examples: bocage TEM is asked against all that see it, however far off
        | row         | enemy                   | far | concealed     |
        | nearer      | a Russian squad E       | V5  | not concealed |
        | farther     | a Russian squad E       | X5  | not concealed |
        | broken      | a broken Russian squad E | X5 | concealed     |
        | behind-it   | a Russian squad E       | F9  | concealed     |

    @B27.2 @A12.121xB27.2-901
    Scenario Outline: A12.121xB27.2-901a beneath a foxhole in the open, an enemy 17 hexes away that <sees>: <concealed>
      Given it is the CCPh of the German turn
      And F5 holds a foxhole 1S
      And V5 is <between>
      And a German squad P beneath the foxhole in F5
      And a Russian squad E in W5
      When the CCPh ends and the RPh begins
      Then P is <concealed>

      Examples: "?" comes without a dr to who is out of LOS and farther off
        | row      | sees        | between     | concealed     |
        | in-los   | sees it     | Open Ground | not concealed |
        | out-of   | does not    | woods       | concealed     |

    @B9.3 @B9.55 @A12.121xB9.3xB9.55-901
    Scenario Outline: A12.121xB9.3xB9.55-901a against E in <enemy> one <place> F5 is <concealed>
      Given it is the CCPh of the German turn
      And F5 holds a pillbox
      And F7 is woods
      And hexside F5-F6 is a bocage
      And a German squad P <place> F5
      And a Russian squad E in <enemy>
      When the CCPh ends and the RPh begins
      Then P is <concealed>

      Examples: the pillbox is a Location that the hexside does not form
        | row           | place             | enemy | concealed     |
        | outside       | in                | F6    | concealed     |
        | inside        | in the pillbox in | F6    | not concealed |
        | outside-woods | in                | F8    | concealed     |
        | inside-woods  | in the pillbox in | F8    | not concealed |

  Rule: A8.1, A10.53 Who is aboard a vehicle sees and fires

    @B27.41 @A10.53xB27.41-901
    Scenario Outline: A10.53xB27.41-901a a router on top of the foxhole in F5 may be Interdicted by <who>
      Given it is the RtPh of the German turn
      And F5 holds a foxhole 1S
      And a broken German squad P in E6
      And a Russian <vehicle> in F8
      And a Russian squad E in F8
      And E <aboard> the Russian <vehicle>
      When P routs into F5
      Then that is allowed
      And Interdiction is possible in F5

      Examples:
        | row       | who          | vehicle | aboard    |
        | passenger | a Passenger  | truck   | is aboard |
        | rider     | a Rider      | tank    | rides on  |

    @B27.42 @A8.1xB27.42-901
    Scenario Outline: A8.1xB27.42-901a a move onto the foxhole in F5 draws fire by <who>
      Given it is the MPh of the German turn
      And F5 holds a foxhole 1S
      And a German squad P in F4
      And a Russian <vehicle> in F8
      And a Russian squad E in F8
      And E <aboard> the Russian <vehicle>
      When the players ask whether P may move into F5
      Then it is subject to Defensive First Fire
      And it is subject to FFMO

      Examples:
        | row       | who          | vehicle | aboard    |
        | passenger | a Passenger  | truck   | is aboard |

  Rule: D5.1 The crew inside a vehicle sees as the vehicle does

    @B9.21 @A12.33xB9.21xD5.1-1901
    Scenario Outline: A12.33xB9.21xD5.1-1901 a hidden trench in view of the crew of a <state> tank is <revealed>
      Given it is the MPh of the Russian turn
      And F5 holds a hidden German trench
      And a Russian tank T in F8
      And T is <state>
      And a Russian crew C in F8
      And C is the Inherent crew of T
      When the MPh ends and the DFPh begins
      Then the trench in F5 is <revealed>

      Examples: no crew is in Good Order, or on board, without its tank
        | state     | revealed     |
        | moving    | revealed     |
        | concealed | revealed     |
        | stunned   | not revealed |
        | shocked   | not revealed |
        | hidden    | not revealed |

    @B27.4 @A12.14xB27.4xD5.1-1901
    Scenario Outline: A12.14xB27.4xD5.1-1901 out of the foxhole in view of the crew of a <state> tank P is <word>
      Given it is the MPh of the German turn
      And F5 holds a foxhole 1S
      And a concealed German squad P beneath the foxhole in F5
      And a Russian tank T in F8
      And T is <state>
      And a Russian crew C in F8
      And C is the Inherent crew of T
      When P comes out of the foxhole
      Then P is <word>

      Examples:
        | state   | word          |
        | moving  | not concealed |
        | stunned | concealed     |
        | shocked | concealed     |
        | hidden  | concealed     |

  Rule: A.8, B6.4 Who is on a bridge is ADJACENT along its road

    @B9.21 @A12.33xB6.4xB9.21-1902
    Scenario Outline: A12.33xB6.4xB9.21-1902 E moves <to>: a hidden trench in the woods of C3 is <revealed>
      Given it is the MPh of the Russian turn
      And B3 is bridged marsh
      And B2 and B4 are unpaved road
      And a road crosses hexside B2-B3
      And a road crosses hexside B3-B4
      And C3 is woods
      And C3 holds a hidden German trench
      And a Russian squad E in B4
      When E moves <to>
      Then that is allowed
      And the trench in C3 is <revealed>

      Examples: nobody steps off the bridge beside its road
        | row    | to                    | revealed     |
        | bridge | onto the bridge in B3 | not revealed |
        | beside | into C4               | revealed     |
