@B26.41
Feature: B26.41 Routing through Wire

  Rule: B26.41 A routing unit pays for Wire as a moving one does

    @B26.41-1
    Scenario Outline: B26.41-1a with a dr of <dr> a router reaches the woods with <left> MF left
      Given it is the RtPh of the German turn
      And B2 is woods
      And B3 holds Wire
      And a broken German squad with 6 MF in B4
      When the German squad carries out a rout into B3
      And the German squad rolls a Wire Exit dr of <dr>
      And the German squad carries out a rout into B2
      Then that is allowed
      And the German squad is on top in B2
      And the German squad has <left> MF left

      Examples:
        | dr | left |
        | 1  | 2    |
        | 3  | 0    |

    @B26.41-1
    Scenario Outline: B26.41-1b with a dr of <dr> it gets beneath and has <left> MF left
      Given it is the RtPh of the German turn
      And B2 is woods
      And B3 holds Wire
      And a broken German squad with 6 MF in B4
      When the German squad carries out a rout into B3
      And the German squad rolls a Wire Exit dr of <dr>
      Then that is allowed
      And the German squad is beneath the Wire in B3
      And the German squad has <left> MF left

      Examples:
        | dr | left |
        | 4  | 1    |
        | 5  | 0    |

    @B26.41-1
    Scenario Outline: B26.41-1c which with a dr of <dr> does not take it into the woods
      Given it is the RtPh of the German turn
      And B2 is woods
      And B3 holds Wire
      And a broken German squad with 6 MF in B4
      When the German squad carries out a rout into B3
      And the German squad rolls a Wire Exit dr of <dr>
      And the German squad carries out a rout into B2
      Then that is not allowed

      Examples:
        | dr |
        | 4  |
        | 5  |
        | 6  |

    @B26.41-1
    Scenario: B26.41-1d with a dr of 6 it is hung up
      Given it is the RtPh of the German turn
      And B2 is woods
      And B3 holds Wire
      And a broken German squad with 6 MF in B4
      When the German squad carries out a rout into B3
      And the German squad rolls a Wire Exit dr of 6
      Then the Wire Exit dr fails
      And the German squad is on top of the Wire
      And the German squad has 0 MF left

    @B26.41-1
    Scenario: B26.41-1e getting beneath Wire in the open can be Interdicted
      Given it is the RtPh of the German turn
      And B2 is woods
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And a Russian squad in F3
      When the German squad begins its rout with a Wire Exit dr of 2
      And the German squad routs into B2
      Then that is allowed
      And Interdiction is possible in B3

    @B26.41-2
    Scenario: B26.41-2a a unit on Wire surrenders without a Wire Exit dr
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad on top of the Wire in B3
      And a Russian squad in B4
      When the German squad surrenders to the Russian squad
      Then that is allowed
      And no Wire dr is due from the German squad
      And the German squad is captured
      And the German squad is on top in B4
      And B3 holds Wire

    @B26.41-2
    Scenario: B26.41-2b there is no surrender to an enemy that is not adjacent
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad on top of the Wire in B3
      And a Russian squad in B5
      When the German squad surrenders to the Russian squad
      Then that is not allowed

    @B26.41-2
    Scenario Outline: B26.41-2c nor to <captor>
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad P on top of the Wire in B3
      And <captor> Q in B4
      When P surrenders to Q
      Then that is not allowed

      Examples: who is no enemy
        | captor         |
        | a German squad |

      Examples: who can take no prisoners
        | captor                    |
        | a broken Russian squad    |
        | an unarmed Russian squad  |
        | a berserk Russian squad   |
        | a Russian tank            |
        | a Russian FT tank         |

    @B26.41-2
    Scenario: B26.41-2h Cavalry takes prisoners
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad on top of the Wire in B3
      And a Russian Cavalry squad Q in B4
      When the German squad surrenders to Q
      Then that is allowed
      And the German squad is captured

    @B26.41-2
    Scenario: B26.41-2i an enemy held in Melee takes none
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad P on top of the Wire in B3
      And a Russian squad Q in B4
      And Q is in Melee
      And a German squad R in B4
      And R is in Melee
      When P surrenders to Q
      Then that is not allowed

    @B26.41-2
    Scenario: B26.41-2j nor does one who is no more
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad P on top of the Wire in B3
      And a Russian squad Q in B4
      When Q becomes eliminated
      And P surrenders to Q
      Then that is not allowed

    @B26.41-2
    Scenario: B26.41-2k nor to one out of LOS, who is not ADJACENT though in the next hex
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And B4 is a stone building
      And a broken German squad on top of the Wire in B3
      And a Russian squad in B4
      And the Russian squad is in Bypass along hexside B4-B5
      When the German squad surrenders to the Russian squad
      Then that is not allowed

    @B26.41-2
    Scenario: B26.41-2d nor in another phase
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a broken German squad on top of the Wire in B3
      And a Russian squad in B4
      When the German squad surrenders to the Russian squad
      Then that is not allowed

    @B26.41-2
    Scenario: B26.41-2e nor by a unit that is not broken
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a Russian squad in B4
      When the German squad surrenders to the Russian squad
      Then that is not allowed

    @B26.41-2
    Scenario: B26.41-2f the prisoner is where its captor is, beneath his Wire too
      Given it is the RtPh of the German turn
      And B3 and B4 each hold Wire
      And a broken German squad on top of the Wire in B3
      And a Russian squad beneath the Wire in B4
      When the German squad surrenders to the Russian squad
      Then that is allowed
      And the German squad is captured
      And the German squad is beneath the Wire in B4

    @B26.41-2
    Scenario: B26.41-2g IN his Depression too
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And B4 is gully
      And a broken German squad on top of the Wire in B3
      And a Russian squad IN B4
      When the German squad surrenders to the Russian squad
      Then that is allowed
      And the German squad is IN B4

  Rule: B26.41 A unit that Wire holds next to the enemy is lost

    @B26.41-3
    Scenario Outline: B26.41-3a out of wired woods a dr of <dr> leaves enough MF
      Given it is the RtPh of the German turn
      And B2 is woods
      And B3 is woods
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And a Russian squad in B4
      When the German squad begins its rout with a Wire Exit dr of <dr>
      And the German squad routs into B2
      Then that is allowed
      And the German squad is on top in B2
      And if its rout ends there, it stays where it is

      Examples:
        | dr |
        | 1  |
        | 4  |

    @B26.41-3
    Scenario Outline: B26.41-3b a dr of <dr> does not, and the unit is lost
      Given it is the RtPh of the German turn
      And B2 is woods
      And B3 is woods
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And a Russian squad in B4
      When the German squad begins its rout with a Wire Exit dr of <dr>
      Then that is allowed
      And if its rout ends there, it is eliminated or surrenders

      Examples:
        | dr |
        | 5  |
        | 6  |

    @B26.41-3
    Scenario Outline: B26.41-3d in woods it surrenders after a dr of <dr> too
      Given it is the RtPh of the German turn
      And B3 is woods
      And B3 holds Wire
      And a broken German squad P with <mf> MF on top of the Wire in B3
      And a Russian squad E in B4
      When P rolls a Wire Exit dr of <dr>
      And P surrenders to E
      Then that is allowed
      And P is captured

      Examples: beneath the Wire, or hung up on it
        | row     | mf | dr |
        | beneath | 6  | 6  |
        | hung-up | 3  | 4  |

    @B26.41-4
    Scenario Outline: B26.41-4 held in woods next to <enemy>: <fate>
      Given it is the RtPh of the German turn
      And B3 is woods
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And <enemy> in B4
      When the German squad begins its rout with a Wire Exit dr of 6
      Then that is allowed
      And if its rout ends there, <fate>

      Examples: armed, unbroken and Known
        | enemy           | fate                        |
        | a Russian squad | it is eliminated or surrenders |

      Examples: or not
        | enemy                     | fate                 |
        | an unarmed Russian squad  | it stays where it is |
        | a broken Russian squad    | it stays where it is |
        | a concealed Russian squad | it stays where it is |

    @B26.41-4
    Scenario Outline: B26.41-4b held in woods with an enemy <away>: <fate>
      Given it is the RtPh of the German turn
      And B3 is woods
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And a Russian squad <there>
      When the German squad begins its rout with a Wire Exit dr of 6
      Then that is allowed
      And if its rout ends there, <fate>

      Examples: in its Location, next to it, one hex farther
        | away            | there                     | fate                           |
        | in its Location | beneath the Wire in B3    | it is eliminated or surrenders |
        | two hexes off   | in B5                     | it stays where it is           |

    @B26.41-4 @reading:B26.41-surrender
    Scenario: B26.41-4c of two enemies one that threatens is enough
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And a Russian squad in B4
      And a concealed Russian squad in A3
      When the German squad begins its rout with a Wire Exit dr of 6
      Then that is allowed
      And if its rout ends there, it is eliminated for Failure to Rout

    @B26.41-4
    Scenario: B26.41-4d a hidden enemy is not Known
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And a hidden Russian squad in B4
      When the German squad begins its rout with a Wire Exit dr of 6
      Then that is allowed
      And if its rout ends there, it stays where it is

    @B26.41-4
    Scenario: B26.41-4e nor is a leader lost who is not broken and runs along
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And a German leader with 6 MF on top of the Wire in B3
      And a Russian squad in B4
      When the German leader begins its rout with a Wire Exit dr of 6
      Then that is allowed
      And if its rout ends there, it stays where it is

    @B26.41-5
    Scenario Outline: B26.41-5a in the open under fire a dr of <dr> leaves enough MF
      Given it is the RtPh of the German turn
      And B2 is woods
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And a Russian squad in B6
      When the German squad begins its rout with a Wire Exit dr of <dr>
      And the German squad routs into B2
      Then that is allowed
      And the German squad is on top in B2
      And if its rout ends there, it stays where it is

      Examples:
        | dr |
        | 1  |
        | 4  |

    @B26.41-5
    Scenario Outline: B26.41-5b a dr of <dr> does not
      Given it is the RtPh of the German turn
      And B2 is woods
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And a Russian squad in B6
      When the German squad begins its rout with a Wire Exit dr of <dr>
      Then that is allowed
      And if its rout ends there, it is eliminated for Failure to Rout

      Examples:
        | dr |
        | 5  |
        | 6  |

    @B26.41-5
    Scenario: B26.41-5c one that is out of the Wire is not lost by it
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And a Russian squad in B6
      When the German squad begins its rout with a Wire Exit dr of 1
      And the German squad routs into B2
      Then that is allowed
      And the German squad is on top in B2
      And if its rout ends there, it stays where it is

    @B26.41-6
    Scenario: B26.41-6c hung up on top of the Wire it is lost as well
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad with 6 MF in B4
      And a Russian squad in B5
      When the German squad routs into B3
      And the German squad rolls a Wire Exit dr of 6
      Then that is allowed
      And if its rout ends there, it is eliminated for Failure to Rout

    @B26.41-6
    Scenario: B26.41-6a to be beneath is not enough
      Given it is the RtPh of the German turn
      And B2 is woods
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And a Russian squad in B6
      When the German squad begins its rout with a Wire Exit dr of 5
      Then that is allowed
      And the German squad is beneath the Wire in B3
      And if its rout ends there, it is eliminated for Failure to Rout

    @B26.41-6
    Scenario: B26.41-6b for the MF left do not reach the woods
      Given it is the RtPh of the German turn
      And B2 is woods
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And a Russian squad in B6
      When the German squad begins its rout with a Wire Exit dr of 5
      And the German squad routs into B2
      Then that is not allowed

    @B26.41-7
    Scenario Outline: B26.41-7 held in <terrain> with <enemy> in <place>: <fate>
      Given it is the RtPh of the German turn
      And B3 is <terrain>
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And <enemy> in <place>
      When the German squad begins its rout with a Wire Exit dr of 6
      Then that is allowed
      And if its rout ends there, <fate>

      Examples: Open Ground, Known, within Normal Range
        | row                     | terrain     | enemy           | place | fate                                 |
        | open-ground-enemy-in-b6 | Open Ground | a Russian squad | B6    | it is eliminated for Failure to Rout |
        | open-ground-enemy-in-b7 | Open Ground | a Russian squad | B7    | it is eliminated for Failure to Rout |

      Examples: not all three
        | row                         | terrain     | enemy                     | place | fate                 |
        | open-ground-enemy-in-b8     | Open Ground | a Russian squad           | B8    | it stays where it is |
        | open-ground-concealed-enemy | Open Ground | a concealed Russian squad | B6    | it stays where it is |
        | woods-enemy-in-b6           | woods       | a Russian squad           | B6    | it stays where it is |

    @B26.41-7
    Scenario Outline: B26.41-7a in brush beside a leader with <gear> it is no Failure to Rout
      Given it is the RtPh of the German turn
      And B2 is brush
      And B2 holds Wire
      And a broken German squad P on top of the Wire in B2
      And a Russian leader E in B3
      And E possesses <gear>
      When P begins its rout with a Wire Exit dr of 6
      Then if its rout ends there, it is eliminated or surrenders

      Examples:
        | row  | gear   |
        | lmg  | a LMG  |
        | ft   | a FT   |
        | piat | a PIAT |

    @B26.41-7 @reading:B26.41-enemy-in-range
    Scenario Outline: B26.41-7c held in Open Ground within Normal Range of <enemy> it is eliminated as well
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And <enemy> in B6
      When the German squad begins its rout with a Wire Exit dr of 6
      Then if its rout ends there, it is eliminated for Failure to Rout

      Examples:
        | enemy                    |
        | a broken Russian squad   |
        | an unarmed Russian squad |

    @B26.41-7 @reading:B26.41-enemy-in-range=armed-unbroken
    Scenario Outline: B26.41-7d or by the other reading it stays, within Normal Range of <enemy>
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And <enemy> in B6
      When the German squad begins its rout with a Wire Exit dr of 6
      Then if its rout ends there, it stays where it is

      Examples:
        | enemy                    |
        | a broken Russian squad   |
        | an unarmed Russian squad |

    @B26.41-7
    Scenario Outline: B26.41-7b held in Open Ground with woods in <hex> and an enemy in B6: <fate>
      Given it is the RtPh of the German turn
      And <hex> is woods
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And a Russian squad in B6
      When the German squad begins its rout with a Wire Exit dr of 6
      Then that is allowed
      And if its rout ends there, <fate>

      Examples: an enemy within Normal Range that sees it, or not
        | hex | fate                                 |
        | B5  | it stays where it is                 |
        | A5  | it is eliminated for Failure to Rout |

    @B26.41-8
    Scenario Outline: B26.41-8 a broken unit that starts on Wire gets beneath with a dr of <dr> and <left> MF left
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of <dr>
      Then the Wire Exit dr succeeds
      And the German squad is beneath the Wire in B3
      And the German squad has <left> MF left

      Examples:
        | dr | left |
        | 1  | 5    |
        | 3  | 3    |
        | 6  | 0    |

    @B26.41-9
    Scenario: B26.41-9a in the open next to the enemy a dr of 4 leaves enough MF
      Given it is the RtPh of the German turn
      And B2 is woods
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And a Russian squad in B4
      When the German squad begins its rout with a Wire Exit dr of 4
      And the German squad routs into B2
      Then that is allowed
      And the German squad is on top in B2
      And if its rout ends there, it stays where it is

    @B26.41-9 @reading:B26.41-surrender
    Scenario Outline: B26.41-9b a dr of <dr> does not
      Given it is the RtPh of the German turn
      And B2 is woods
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And a Russian squad in B4
      When the German squad begins its rout with a Wire Exit dr of <dr>
      Then that is allowed
      And if its rout ends there, it is eliminated for Failure to Rout

      Examples:
        | dr |
        | 5  |
        | 6  |

    @B26.41-9 @reading:B26.41-surrender
    Scenario Outline: B26.41-9d an enemy next to it needs no Normal Range: a leader with <gear>
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad P on top of the Wire in B3
      And a Russian leader E in B4
      And E possesses <gear>
      When P begins its rout with a Wire Exit dr of 6
      Then if its rout ends there, it is eliminated for Failure to Rout

      Examples:
        | row  | gear   |
        | lmg  | a LMG  |
        | ft   | a FT   |
        | piat | a PIAT |

    @B26.41-9 @reading:B26.41-surrender=surrender
    Scenario: B26.41-9c or by the other reading the enemy next to it may take it prisoner
      Given it is the RtPh of the German turn
      And B2 is woods
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And a Russian squad in B4
      When the German squad begins its rout with a Wire Exit dr of 5
      Then if its rout ends there, it is eliminated or surrenders

    @B26.41-9 @reading:B26.41-surrender
    Scenario Outline: B26.41-9e once its dr of <dr> has failed in the open it surrenders to nobody
      Given it is the RtPh of the German turn
      And B2 is woods
      And B3 holds Wire
      And a broken German squad P with <mf> MF on top of the Wire in B3
      And a Russian squad E in B4
      When P rolls a Wire Exit dr of <dr>
      And P surrenders to E
      Then B26.41 forbids it

      Examples: beneath the Wire without the MF for the woods, or hung up on it
        | row     | mf | dr |
        | beneath | 6  | 5  |
        | hung-up | 3  | 4  |

    @B26.41-9 @reading:B26.41-surrender=surrender
    Scenario: B26.41-9f or by the other reading it does
      Given it is the RtPh of the German turn
      And B2 is woods
      And B3 holds Wire
      And a broken German squad P with 6 MF on top of the Wire in B3
      And a Russian squad E in B4
      When P rolls a Wire Exit dr of 5
      And P surrenders to E
      Then that is allowed

    @B26.41-10
    Scenario: B26.41-10 from beneath a broken unit routs out without a dr
      Given it is the RtPh of the German turn
      And B2 is woods
      And B3 holds Wire
      And a broken German squad with 6 MF beneath the Wire in B3
      When the German squad carries out a rout into B2
      Then that is allowed
      And it costs 2 MF
      And no Wire dr is due from the German squad
      And the German squad has 4 MF left

    @B26.41-11
    Scenario Outline: B26.41-11a with 3 MF left a dr of <dr> gets beneath with <left> left
      Given it is the RtPh of the German turn
      And B4 is brush
      And B3 holds Wire
      And a broken German squad with 6 MF in B5
      When the German squad carries out a rout into B4
      And the German squad carries out a rout into B3
      And the German squad rolls a Wire Exit dr of <dr>
      Then that is allowed
      And the German squad is beneath the Wire in B3
      And the German squad has <left> MF left

      Examples:
        | dr | left |
        | 1  | 2    |
        | 3  | 0    |

    @B26.41-11
    Scenario Outline: B26.41-11b a dr of <dr> ends its rout on the Wire
      Given it is the RtPh of the German turn
      And B4 is brush
      And B3 holds Wire
      And a broken German squad with 6 MF in B5
      When the German squad carries out a rout into B4
      And the German squad carries out a rout into B3
      And the German squad rolls a Wire Exit dr of <dr>
      Then the Wire Exit dr fails
      And the German squad is on top of the Wire
      And the German squad has 0 MF left

      Examples:
        | dr |
        | 4  |
        | 6  |

    @B26.41-3
    Scenario: B26.41-3e once it has routed off the Wire it surrenders no more
      Given it is the RtPh of the German turn
      And B3 is woods
      And B3 holds Wire
      And a broken German squad P on top of the Wire in B3
      And a Russian squad E in B4
      And a concealed Russian squad F in B1
      When P rolls a Wire Exit dr of 1
      And P carries out a rout into B2
      And F claims Interdiction of P
      And P comes through that Interdiction unharmed
      And P surrenders to F
      Then that is not allowed
