Feature: What a broken unit routs from

  Rule: What a rout runs from, and what it is

    @B27.41 @A10.5xB27.41-701
    Scenario Outline: A10.5xB27.41-701 in B2, which is <ground>, broken, with <enemy> in <hex>: it <rout>
      Given it is the RtPh of the German turn
      And B2 is <ground>
      And B2 holds a foxhole 1S
      And a broken German squad P on top of the foxhole in B2
      And <enemy> E in <hex>
      When the players ask whether P must rout
      Then P <rout>

      Examples: an empty vehicle is no unbroken enemy
        | row       | ground | enemy                       | hex | rout          |
        | abandoned | woods  | an abandoned Russian tank   | B3  | need not rout |
        | manned    | woods  | a Russian tank              | B3  | must rout     |
        | broken    | woods  | a broken Russian squad      | B3  | need not rout |

    @B27.41 @A10.5xB27.41-702 @reading:B26.41-enemy-in-range
    Scenario: A10.5xB27.41-702 on top of the foxhole it is in Open Ground, and must rout from a broken enemy within whose Normal Range it is
      Given it is the RtPh of the German turn
      And B2 is Open Ground
      And B2 holds a foxhole 1S
      And a broken German squad P on top of the foxhole in B2
      And a broken Russian squad E in B5
      When the players ask whether P must rout
      Then P must rout

    @B27.41 @A10.5xB27.41-702
    Scenario Outline: A10.5xB27.41-702b <place> B2, broken, with <enemy> in B5: it need not rout
      Given it is the RtPh of the German turn
      And B2 is Open Ground
      And B2 holds a foxhole 1S
      And a broken German squad P <place> B2
      And <enemy> E in B5
      When the players ask whether P must rout
      Then P need not rout

      Examples: beneath it is in no Open Ground, and who is not Known is nobody
        | row       | place                    | enemy                     |
        | beneath   | beneath the foxhole in   | a broken Russian squad    |
        | concealed | on top of the foxhole in | a concealed Russian squad |
        | captured  | on top of the foxhole in | a captured Russian squad  |

    @B27.41 @A10.5xB27.41-3201
    Scenario Outline: A10.5xB27.41-3201 on top of the foxhole in the open, broken, with <enemy> next to it: it <rout>
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And a broken German squad P on top of the foxhole in B2
      And <force> E in B3
      When the players ask whether P must rout
      Then P <rout>

      Examples: a leader without a weapon has neither FP nor a Normal Range
        | row    | enemy    | force            | rout          |
        | leader | a leader | a Russian leader | need not rout |
        | hero   | a hero   | a Russian hero   | must rout     |

    @B26.41 @A20.5xB26.41-701
    Scenario Outline: A20.5xB26.41-701 who surrenders from the Wire leaves its <gear> where it was
      Given it is the RtPh of the German turn
      And B2 holds Wire
      And a broken German squad P <place> B2
      And P possesses <possessed>
      And a Russian squad E in B3
      When P surrenders to E
      Then that is allowed
      And P is captured
      And the <gear> is in B2

      Examples:
        | row     | place                 | possessed | gear |
        | on-top  | on top of the Wire in | a LMG     | LMG  |
        | beneath | beneath the Wire in   | a DC      | DC   |

    @B27.41 @A10.51xB27.41-701
    Scenario Outline: A10.51xB27.41-701 out of the foxhole, with <enemy> in B5 that sees it, a rout into <to>: <verdict>
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And a broken German squad P beneath the foxhole in B2
      And <enemy> E in B5
      When P routs into <to>
      Then that is <verdict>

      Examples: it does not lead nearer to any Known enemy
        | row       | enemy                     | to | verdict     |
        | fit       | a Russian squad           | B3 | not allowed |
        | broken    | a broken Russian squad    | B3 | not allowed |
        | truck     | a Russian truck           | B3 | not allowed |
        | away      | a broken Russian squad    | B1 | allowed     |

      Examples: it may to others
        | row       | enemy                     | to | verdict |
        | concealed | a concealed Russian squad | B3 | allowed |
        | captured  | a captured Russian squad  | B3 | allowed |
        | abandoned | an abandoned Russian truck | B3 | allowed |
        | horse     | a Russian horse           | B3 | allowed |
        | cycle     | a Russian motorcycle      | B3 | allowed |

    @B27.41 @B27.6 @A10.5xB27.41xB27.6-701
    Scenario Outline: A10.5xB27.41xB27.6-701 from beneath the <cover> on level 1 a rout goes straight beneath the foxhole below for <mf> MF
      Given it is the RtPh of the German turn
      And B2 is level 1 Open Ground
      And B2 holds <fort>
      And B3 holds a foxhole 1S
      And a broken German squad P beneath the <cover> in B2
      And a Russian squad in B0
      When P routs straight beneath the foxhole in B3
      Then that is allowed
      And it costs <mf> MF
      And no Interdiction is possible in B3

      Examples: out of a trench or sangar it goes down straight, and pays for the foxhole alone besides the hex
        | row    | cover  | fort         | mf |
        | trench | trench | a trench     | 2  |
        | sangar | sangar | a sangar     | 2  |

      Examples: out of a foxhole it pays for both
        | row     | cover   | fort         | mf |
        | foxhole | foxhole | a foxhole 1S | 3  |

    @B26.41 @A10.52xA10.53xB26.41-701
    Scenario Outline: A10.52xA10.53xB26.41-701 of a squad that gets beneath Wire <how> Interdiction is claimed: <verdict>
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad P on top of the Wire in B3
      And a Russian squad E in B6
      When P rolls a Wire Exit dr of <dr>
      And E claims Interdiction of P
      Then that is <verdict>

      Examples:
        | row   | how          | dr             | verdict     |
        | crawl | by Low Crawl | 2 by Low Crawl | not allowed |
        | rout  | in a rout    | 2              | allowed     |

  Rule: A rout does not come ADJACENT to a Known enemy, whatever lies between

    @B27.41 @A10.51xB27.41-1301
    Scenario Outline: A10.51xB27.41-1301 with a <edge> between B3 and an enemy on the hill B4 a squad routs from a foxhole into B3: <verdict>
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And B3 is woods
      And B4 is level 1 Open Ground
      And hexside B3-B4 is a <edge>
      And a broken German squad P beneath the foxhole in B2
      And a Russian squad E in B4
      When P routs into B3
      Then that is <verdict>

      Examples: nobody goes over it, so the two are not ADJACENT
        | row   | edge           | verdict |
        | cliff | cliff          | allowed |
        | water | Water Obstacle | allowed |

      Examples: they are
        | row   | edge  | verdict     |
        | wall  | wall  | not allowed |
        | hedge | hedge | not allowed |

    @B27.41 @A10.51xB27.41-1301
    Scenario Outline: A10.51xB27.41-1301b with a <edge> between it and an enemy it routs from a foxhole into <to>, ADJACENT to him: not allowed
      Given it is the RtPh of the German turn
      And B3 holds a foxhole 1S
      And <to> is woods
      And hexside B3-B4 is a <edge>
      And a broken German squad P beneath the foxhole in B3
      And a Russian squad E in B4
      When P routs into <to>
      Then that is not allowed

      Examples: it was not ADJACENT to him before
        | row        | edge           | to |
        | cliff-west | cliff          | A4 |
        | cliff-east | cliff          | C4 |
        | water-west | Water Obstacle | A4 |

    @B27.41 @A10.51xB27.41-1301
    Scenario Outline: A10.51xB27.41-1301c with an enemy <place> B4 a squad routs from a foxhole into the woods before it: <verdict>
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And B3 is woods
      And B4 is stone building with two upper levels
      And a broken German squad P beneath the foxhole in B2
      And a Russian squad E <place> B4
      When P routs into B3
      Then that is <verdict>

      Examples: upstairs nobody is ADJACENT to the ground of the next hex
        | row    | place         | verdict     |
        | ground | in            | not allowed |
        | first  | on level 1 of | allowed     |

  Rule: Who does not rout does not surrender instead

    @B26.41 @A11.15xA20.21xB26.41-1301
    Scenario Outline: A11.15xA20.21xB26.41-1301 a broken squad beneath Wire that is <status> surrenders to an enemy: <verdict>
      Given it is the RtPh of the German turn
      And B2 holds Wire
      And a broken German squad P beneath the Wire in B2
      And P is <status>
      And a Russian squad E in B3
      When P surrenders to E
      Then that is <verdict>

      Examples: it is held where it is
        | row      | status   | verdict     |
        | melee    | in Melee | not allowed |
        | captured | captured | not allowed |

      Examples: it is not
        | row     | status  | verdict |
        | unarmed | unarmed | allowed |
        | dm      | DM      | allowed |

    @B26.41 @A20.21xB26.41xD6.1-1301
    Scenario: A20.21xB26.41xD6.1-1301a a broken Passenger in a Wire hex surrenders to nobody
      Given it is the RtPh of the German turn
      And B2 holds Wire
      And a German truck T in B2
      And a broken German squad P in B2
      And P is aboard T
      And a Russian squad E in B3
      When P surrenders to E
      Then that is not allowed

    @B26.41 @A20.21xB26.41xD6.1-1301
    Scenario: A20.21xB26.41xD6.1-1301b nor does it have to rout
      Given it is the RtPh of the German turn
      And B2 holds Wire
      And a German truck T in B2
      And a broken German squad P in B2
      And P is aboard T
      And a Russian squad E in B3
      When the players ask whether P must rout
      Then P need not rout

    @B26.41 @A20.21xB26.41xD6.1-1301
    Scenario: A20.21xB26.41xD6.1-1301c on foot beside the truck it does surrender
      Given it is the RtPh of the German turn
      And B2 holds Wire
      And a German truck T in B2
      And a broken German squad P on top of the Wire in B2
      And a Russian squad E in B3
      When P surrenders to E
      Then that is allowed
      And P is captured

    @B27.41 @A20.21xB27.41-1301
    Scenario: A20.21xB27.41-1301b a squad against which none is claimed surrenders
      Given it is the RtPh of the German turn
      And a broken German squad P in B2
      And a Russian squad E in B3
      When P surrenders to E
      Then that is allowed
      And P is captured

    @B27.41 @A20.21xB27.41-1301
    Scenario: A20.21xB27.41-1301 a squad whose Interdiction is claimed surrenders only after its outcome
      Given it is the RtPh of the German turn
      And a broken German squad P in B1
      And a concealed Russian squad E in B3
      When P carries out a rout into B2
      And E claims Interdiction of P
      And P surrenders to E
      Then that is not allowed

  Rule: Passengers and Riders are units, and Known

    @B27.41 @A10.5xB27.41xD6.1-1301
    Scenario Outline: A10.5xB27.41xD6.1-1301 broken, <place> the foxhole in B2, which is <ground>, with <who> aboard a truck in <hex>: it <rout>
      Given it is the RtPh of the German turn
      And B2 is <ground>
      And B2 holds a foxhole 1S
      And a broken German squad P <place> the foxhole in B2
      And a Russian truck T in <hex>
      And <who> E in <hex>
      And E is aboard T
      When the players ask whether P must rout
      Then P <rout>

      Examples: from an armed one next to it
        | row    | ground | place     | who             | hex | rout      |
        | squad  | woods  | beneath   | a Russian squad | B3  | must rout |
        | hero   | woods  | on top of | a Russian hero  | B3  | must rout |

      Examples: from any in whose Normal Range it is, in Open Ground alone
        | row     | ground      | place     | who             | hex | rout          |
        | open    | Open Ground | on top of | a Russian squad | B4  | must rout     |
        | beneath | Open Ground | beneath   | a Russian squad | B4  | need not rout |
        | woods   | woods       | on top of | a Russian squad | B4  | need not rout |

      Examples: from none that is unarmed, broken or concealed
        | row       | ground | place   | who                       | hex | rout          |
        | leader    | woods  | beneath | a Russian leader          | B3  | need not rout |
        | broken    | woods  | beneath | a broken Russian squad    | B3  | need not rout |
        | concealed | woods  | beneath | a concealed Russian squad | B3  | need not rout |

    @B26.41 @A11.15xA20.21xB26.41-1301
    Scenario Outline: A11.15xA20.21xB26.41-1301b nor does one <place> Wire that is <status> fail to rout
      Given it is the RtPh of the German turn
      And B2 holds Wire
      And a broken German squad P <place> the Wire in B2
      And P is <status>
      And a Russian squad E in B3
      When the players ask whether P must rout
      Then P need not rout
      And if its rout ends there, it stays where it is

      Examples:
        | row             | place     | status   |
        | melee           | beneath   | in Melee |
        | melee-on-top    | on top of | in Melee |
        | captured        | beneath   | captured |
        | captured-on-top | on top of | captured |

  Rule: An enemy seen on the way is not forgotten

    @B27.41 @A10.51xB27.41-1901
    Scenario Outline: A10.51xB27.41-1901 out of the foxhole <start> <enemy>, into A6 and on into A5, where woods hide it from B1: <verdict>
      Given it is the RtPh of the German turn
      And A3, A4 and A5 are woods
      And B5 is <ground>
      And B5 holds a foxhole 1S
      And a broken German squad P beneath the foxhole in B5
      And <force> E in <hex>
      When P carries out a rout into A6
      And P carries out a rout into A5
      Then that is <verdict>

      Examples: not nearer to one that saw it when it began
        | row       | start        | enemy                | ground      | force                      | hex | verdict     |
        | squad     | in LOS of    | an enemy in B1       | Open Ground | a Russian squad            | B1  | not allowed |
        | broken    | in LOS of    | a broken one in B1   | Open Ground | a broken Russian squad     | B1  | not allowed |

      Examples: nearer to one that is not Known, or has never seen it
        | row       | start        | enemy                | ground      | force                      | hex | verdict     |
        | concealed | in LOS of    | a concealed one in B1 | Open Ground | a concealed Russian squad | B1  | allowed     |
        | captured  | in LOS of    | a captured one in B1 | Open Ground | a captured Russian squad   | B1  | allowed     |
        | unseen    | out of LOS of | an enemy in A1      | Open Ground | a Russian squad            | A1  | allowed     |

    @B27.12 @A20.21xB27.12-1700
    Scenario Outline: A20.21xB27.12-1700 a <unit> that surrenders to E beneath <fort> is a prisoner there
      Given it is the RtPh of the German turn
      And B3 holds <fort>
      And a broken German <unit> P in B2
      And a Russian squad E beneath the <cover> in B3
      When P surrenders to E
      Then that is allowed
      And P is captured
      And P is beneath the <cover> in B3

      Examples: where there is room for it
        | row     | fort         | cover   | unit   |
        | foxhole | a foxhole 2S | foxhole | squad  |
        | trench  | a trench     | trench  | squad  |
        | smc     | a foxhole 1S | foxhole | leader |

  Rule: A.8, B6.4 Who is on a bridge is ADJACENT along its road

    @B27.41 @A10.5xB6.4xB27.41-1902
    Scenario Outline: A10.5xB6.4xB27.41-1902 with an enemy <place> B3 a broken squad in the foxhole in <hex>: it <rout>
      Given it is the RtPh of the German turn
      And B3 is bridged marsh
      And B2 and B4 are unpaved road
      And a road crosses hexside B2-B3
      And a road crosses hexside B3-B4
      And C4 is woods
      And <hex> holds a foxhole 1S
      And a broken German squad P beneath the foxhole in <hex>
      And a Russian squad E <place> B3
      When the players ask whether P must rout
      Then P <rout>

      Examples: from the bridge nobody could advance beside its road
        | row   | place            | hex | rout          |
        | side  | on the bridge in | C4  | need not rout |
        | road  | on the bridge in | B4  | must rout     |
        | marsh | in               | C4  | must rout     |

  Rule: A rout that is told by its deed

    @B26.41 @A20.21xB2.4xB26.41-4114
    Scenario Outline: A20.21xB2.4xB26.41-4114 on Wire among shellholes, which <who> is told to have entered past, P surrenders: <verdict>
      Given it is the RtPh of the German turn
      And B3 is Open Ground with shellholes
      And B3 holds Wire
      And a broken German squad P on top of the Wire in B3
      And a broken German squad Q on top of the Wire in B3
      And <who> has entered the shellholes without paying for them this phase
      And a Russian squad E in B4
      When P surrenders to E
      Then that is <verdict>

      Examples: who has routed there does not surrender instead
        | row   | who | verdict     |
        | it    | P   | not allowed |
        | other | Q   | allowed     |
