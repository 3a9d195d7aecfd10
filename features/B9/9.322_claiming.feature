@B9.322
Feature: B9.322 Claiming and forfeiting wall advantage

  Rule: B9.322 The counter

    @B9.322-1 @B9.322-3 @B9.322-23 @B9.322-5
    Scenario: B9.322-1 to claim it is to place the counter
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P bears a Wall Advan counter
      And P has wall advantage
      And to the question whether P must bear a Wall Advan counter the answer is yes

    @B9.322-2
    Scenario: B9.322-2 where it is mandatory and no enemy shares a hexside the counter may be left off
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      When the players ask about the wall advantage of P
      Then P has wall advantage
      And to the question whether P must bear a Wall Advan counter the answer is no

    @B9.322-4 @B9.322-6
    Scenario: B9.322-4 to take the counter off is to forfeit it
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And it is the MPh of the German turn
      When P forfeits wall advantage
      Then that is allowed
      And P has no wall advantage

  Rule: B9.322 Who is not free to choose

    @B9.322-5
    Scenario Outline: B9.322-5 <unit> may not claim it by choice
      Given F5 is <ground>
      And hexside F5-F6 is a wall
      And <unit> in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.322 forbids it

      Examples: Pinned and TI
        | row    | ground           | unit                    |
        | pinned | a stone building | a pinned German squad P |
        | ti     | a stone building | a TI German squad P     |

    @B9.322-5 @reading:B9.32-berserk
    Scenario: B9.322-5b a berserk squad in a building claims it as any other
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a berserk German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed

    @B9.322-5 @reading:B9.32-berserk=may-not
    Scenario: B9.322-5c or by the other reading it prefers no shelter
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a berserk German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed

    @B9.322-6
    Scenario Outline: B9.322-6 <unit> may not forfeit it by choice
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And <unit> in F5
      And P has wall advantage
      And it is the MPh of the German turn
      When P forfeits wall advantage
      Then that is not allowed
      And B9.322 forbids it

      Examples: Pinned and TI
        | unit                    |
        | a pinned German squad P |
        | a TI German squad P     |

    @B9.322-6
    Scenario Outline: B9.322-6c nor may <unit> in an Olive Grove
      Given F5 is olive grove
      And hexside F5-F6 is a wall
      And <unit> in F5
      And P has wall advantage
      And it is the MPh of the German turn
      When P forfeits wall advantage
      Then that is not allowed
      And B9.322 forbids it

      Examples: Immobile
        | unit                         |
        | a bogged German tank P      |
        | an immobilized German tank P |

    @B9.322-6
    Scenario Outline: B9.322-6d asked whether <unit> may forfeit it the answer is no
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And <unit> in F5
      And P has wall advantage
      And it is the MPh of the German turn
      When the players ask about the wall advantage of P
      Then the wall advantage of P is voluntary
      And P may not forfeit wall advantage

      Examples: Pinned and TI
        | row    | unit                    |
        | pinned | a pinned German squad P |
        | ti     | a TI German squad P     |

    @B9.322-7
    Scenario: B9.322-7a mandatory claims happen to a Pinned unit too
      Given hexside F5-F6 is a wall
      And a pinned German squad P in F5
      And a Russian squad E in F6
      And E has wall advantage
      And it is the PFPh of the German turn
      When E becomes broken
      Then E has no wall advantage
      And P has wall advantage

    @B9.322-7
    Scenario: B9.322-7b so do forced forfeits
      Given hexside F5-F6 is a wall
      And a pinned German squad P in F5
      And P has wall advantage
      And it is the PFPh of the Russian turn
      When P becomes broken
      Then P has no wall advantage

    @B9.322-8
    Scenario: B9.322-8 where in-hex TEM is to be had nothing need be claimed
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And it is the PFPh of the German turn
      When the players ask about the wall advantage of P
      Then P has no wall advantage
      And the wall advantage of P is voluntary

  Rule: B9.322 The five moments

    @B9.322-9 @B9.322-10 @B9.322-8
    Scenario Outline: B9.322-9a it may be claimed when <moment>
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And <moment>
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage

      Examples: set-up, end of either RPh, own MPh and APh
        | moment                                    |
        | it is set-up                              |
        | it is the end of the RPh of the German turn |
        | it is the end of the RPh of the Russian turn |
        | it is the MPh of the German turn          |
        | it is the APh of the German turn          |

    @B9.322-9
    Scenario: B9.322-9b it may be claimed with or after an expenditure of MF
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F4
      And it is the MPh of the German turn
      When P moves into F5
      And P claims wall advantage
      Then that is allowed
      And P has wall advantage

    @B9.322-9
    Scenario: B9.322-9c it may be claimed when all MF are spent
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And it is the MPh of the German turn
      And P has spent 4 MF
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage

    @B9.322-9
    Scenario: B9.322-9d it may be claimed as part of an advance
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F4
      And it is the APh of the German turn
      When P advances into F5
      And P claims wall advantage
      Then that is allowed
      And P has wall advantage

    @B9.322-9
    Scenario: B9.322-9e it may be claimed on losing HIP
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And it is the MPh of the Russian turn
      When P is placed on board
      And P claims wall advantage
      Then that is allowed
      And P has wall advantage

    @B9.322-9
    Scenario Outline: B9.322-9f it may be claimed in the <phase> of the <side> turn once all enemies have lost theirs
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian squad E in F6
      And E has wall advantage
      And it is the <phase> of the <side> turn
      When E forfeits wall advantage
      And P claims wall advantage
      Then that is allowed
      And P has wall advantage
      And E has no wall advantage

      Examples: any phase
        | phase | side    |
        | PFPh  | German  |
        | MPh   | Russian |
        | DFPh  | German  |
        | AFPh  | Russian |
        | RtPh  | German  |
        | CCPh  | Russian |

    @B9.322-9
    Scenario Outline: B9.322-9m in the DFPh of the enemy's turn a <status> squad that <act> claims it: <verdict>
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a <status> German squad P in F5
      And a Russian squad E in F8
      And it is the DFPh of the Russian turn
      When P <act>
      And P claims wall advantage
      Then that is <verdict>

      Examples: HIP is lost, and not just concealment
        | row             | status    | act                      | verdict     |
        | hidden-fires    | hidden    | fires at E               | allowed     |
        | concealed-fires | concealed | fires at E               | not allowed |
        | hidden-ptc      | hidden    | becomes subject to a PTC | allowed     |
        | concealed-ptc   | concealed | becomes subject to a PTC | not allowed |

    @B9.322-9
    Scenario Outline: B9.322-9n a <status> squad that turns an enemy back claims it: <verdict>
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a <status> German squad P in F5
      And a Russian squad E in F4
      And it is the MPh of the Russian turn
      When E moves into F5
      And P shows itself and turns E back into F4
      And P claims wall advantage
      Then that is <verdict>

      Examples:
        | status    | verdict     |
        | hidden    | allowed     |
        | concealed | not allowed |

    @B9.322-10 @B9.322-22
    Scenario Outline: B9.322-10a nor in the DFPh once an enemy behind <whose> wall has forfeited: <verdict>
      Given F5, F6, H5 and H6 are stone building
      And hexside F5-F6 is a wall
      And hexside H5-H6 is a wall
      And a German squad P in F5
      And a Russian squad E in <hex>
      And E has wall advantage
      And it is the DFPh of the German turn
      When E forfeits wall advantage
      And P claims wall advantage
      Then that is <verdict>

      Examples: only where they share a hexside
        | row     | whose        | hex | verdict     |
        | same    | the same     | F6  | allowed     |
        | another | another      | H6  | not allowed |

    @B9.322-10
    Scenario Outline: B9.322-10 it may not be claimed in the <phase> of the <side> turn
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And it is the <phase> of the <side> turn
      When P claims wall advantage
      Then that is not allowed
      And B9.322 forbids it

      Examples: at no other moment
        | row          | phase | side    |
        | pfph-german  | PFPh  | German  |
        | pfph-russian | PFPh  | Russian |
        | mph-russian  | MPh   | Russian |
        | dfph-german  | DFPh  | German  |
        | dfph-russian | DFPh  | Russian |
        | afph-german  | AFPh  | German  |
        | afph-russian | AFPh  | Russian |
        | rtph-german  | RtPh  | German  |
        | rtph-russian | RtPh  | Russian |
        | aph-russian  | APh   | Russian |
        | ccph-german  | CCPh  | German  |
        | ccph-russian | CCPh  | Russian |
        | rph-german   | RPh   | German  |
        | rph-russian  | RPh   | Russian |

    @B9.322-11
    Scenario: B9.322-11 at the end of the RPh the ATTACKER is first
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian squad E in F6
      And it is the end of the RPh of the German turn
      When P claims wall advantage
      And E claims wall advantage
      Then that is not allowed
      And B9.321 forbids it

    @B9.322-12
    Scenario: B9.322-12 if the ATTACKER does not claim it the DEFENDER may
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian squad E in F6
      And it is the end of the RPh of the German turn
      When E claims wall advantage
      Then that is allowed
      And E has wall advantage
      And P has no wall advantage

    @B9.322-13
    Scenario: B9.322-13 claimed with the MF of entry it is in force at once
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F4
      And a Russian squad E in F7
      And it is the MPh of the German turn
      When P moves into F5
      And P claims wall advantage
      And E declares Defensive First Fire at P
      Then the TEM is +2

    @B9.322-14
    Scenario: B9.322-14a not claimed with it the unit has the building
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F4
      And a Russian squad E in F7
      And it is the MPh of the German turn
      When P moves into F5
      And E declares Defensive First Fire at P
      Then the TEM is +3

    @B9.322-14
    Scenario: B9.322-14b claimed after that fire it counts against the next
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F4
      And a Russian squad E in F7
      And it is the MPh of the German turn
      When P moves into F5
      And E fires at P
      And P is unharmed by the fire this draws
      And P claims wall advantage
      And E declares Defensive First Fire at P
      Then the TEM is +2

    @B9.322-14 @reading:B9.322-completed
    Scenario: B9.322-14c after a next act of the enemy it forfeits
      Given it is the PFPh of the Russian turn
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a Russian squad E in F8
      And a Russian squad R in G8
      And R possesses a LMG
      When E fires at P
      And R drops the LMG
      And P forfeits wall advantage
      Then that is allowed

    @B9.322-14 @reading:B9.322-completed=result
    Scenario: B9.322-14d or by the other reading only once the result is played
      Given it is the PFPh of the Russian turn
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a Russian squad E in F8
      And a Russian squad R in G8
      And R possesses a LMG
      When E fires at P
      And R drops the LMG
      And P forfeits wall advantage
      Then that is not allowed

  Rule: B9.322 How it is lost

    @B9.322-15 @B9.322-16
    Scenario: B9.322-15a it is lost when the unit breaks
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And it is the PFPh of the Russian turn
      When P becomes broken
      Then P has no wall advantage

    @B9.322-15
    Scenario Outline: B9.322-15f with a DR of <dr> a squad that would entrench <keeps> it
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      When P makes an Entrenching Attempt with an Original DR of <dr>
      Then that is allowed
      And P <has> wall advantage

      Examples: beneath the new foxhole it has none
        | dr | keeps | has    |
        | 3  | loses | has no |
        | 9  | keeps | has    |

    @B9.322-15
    Scenario: B9.322-15b it is lost when the unit goes beneath a foxhole
      Given hexside F5-F6 is a wall
      And F5 holds a foxhole 1S
      And a German squad P on top of the foxhole in F5
      And P has wall advantage
      And it is the MPh of the German turn
      When P goes beneath the foxhole
      Then that is allowed
      And P has no wall advantage

    @B9.322-15
    Scenario: B9.322-15c it is lost when an armed enemy comes into the Location
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a Russian squad E in F4
      And it is the APh of the Russian turn
      When E advances into F5
      Then P has no wall advantage
      And E has no wall advantage

    @B9.322-15
    Scenario Outline: B9.322-15d <unit> F5, <ground>, has it no longer
      Given F5 is <ground>
      And hexside F5-F6 is a wall
      And <unit> F5
      And P has wall advantage
      When the players ask about the wall advantage of P
      Then P has no wall advantage

      Examples: unarmed, upstairs, a vehicle in cover
        | ground                                | unit                           |
        | Open Ground                           | an unarmed German squad P in   |
        | a stone building with one upper level | a German squad P on level 1 of |
        | woods                                 | a German tank P in             |

    @B9.322-16
    Scenario: B9.322-16 a unit that breaks keeps it with a comrade that has it
      Given hexside F5-F6 is a wall
      And a German squad A in F5
      And A has wall advantage
      And a German squad B in F5
      And B has wall advantage
      And it is the PFPh of the Russian turn
      When A becomes broken
      Then A and B has wall advantage
      And all that is as given

    @B9.322-17
    Scenario Outline: B9.322-17 it may be given up in the <phase> of the <side> turn
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And it is the <phase> of the <side> turn
      When P forfeits wall advantage
      Then that is allowed
      And P has no wall advantage

      Examples: any phase of either Player Turn
        | row          | phase | side    |
        | pfph-german  | PFPh  | German  |
        | pfph-russian | PFPh  | Russian |
        | mph-russian  | MPh   | Russian |
        | dfph-german  | DFPh  | German  |
        | dfph-russian | DFPh  | Russian |
        | afph-german  | AFPh  | German  |
        | afph-russian | AFPh  | Russian |
        | rtph-german  | RtPh  | German  |
        | rtph-russian | RtPh  | Russian |
        | aph-german   | APh   | German  |
        | aph-russian  | APh   | Russian |
        | ccph-german  | CCPh  | German  |
        | ccph-russian | CCPh  | Russian |

    @B9.322-17
    Scenario Outline: B9.322-17b asked in the <phase> of the <side> turn, it may be given up
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And it is the <phase> of the <side> turn
      When the players ask about the wall advantage of P
      Then the wall advantage of P is voluntary
      And P may forfeit wall advantage

      Examples: as for the act itself
        | row         | phase | side    |
        | mph-german  | MPh   | German  |
        | pfph-enemy  | PFPh  | Russian |

    @B9.322-18
    Scenario: B9.322-18a a unit that has made its RPh action may still claim it
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has already acted this phase
      And it is the end of the RPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage

    @B9.322-18
    Scenario: B9.322-18b a unit that has given it up may still make its RPh action
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a LMG in F5
      And it is the RPh of the German turn
      When P forfeits wall advantage
      And P tries to Recover the LMG
      Then that is allowed
      And P has no wall advantage

    @B9.322-19
    Scenario: B9.322-19a claiming it loses no concealment
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a concealed German squad P in F5
      And a Russian squad E in F7
      And it is the MPh of the German turn
      When P claims wall advantage
      Then P has wall advantage
      And P is concealed

    @B9.322-19
    Scenario: B9.322-19b forfeiting it loses no concealment
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a concealed German squad P in F5
      And P has wall advantage
      And a Russian squad E in F7
      And it is the MPh of the Russian turn
      When P forfeits wall advantage
      Then P has no wall advantage
      And P is concealed

  Rule: B9.322 Not while an enemy acts

    @B9.322-20
    Scenario: B9.322-20a it is not given up between the declaration of enemy fire and its result
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a Russian squad E in F3
      And it is the PFPh of the Russian turn
      When E fires at P
      And P forfeits wall advantage
      Then that is not allowed
      And B9.322 forbids it

    @B9.322-20
    Scenario: B9.322-20b it may be given up once that fire is resolved
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a Russian squad E in F3
      And it is the PFPh of the Russian turn
      When E fires at P
      And P becomes unharmed
      And P forfeits wall advantage
      Then that is allowed
      And P has no wall advantage

    @B9.322-20
    Scenario: B9.322-20c nor is it claimed in between
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F4
      And a Russian squad E in F3
      And it is the MPh of the German turn
      When P moves into F5
      And E fires at P
      And P claims wall advantage
      Then that is not allowed
      And B9.322 forbids it

    @B9.322-20
    Scenario: B9.322-20d fire of its own side hinders nobody
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a German squad Q in F4
      And it is the PFPh of the German turn
      And a Russian squad E in F2
      When Q fires at E
      And P forfeits wall advantage
      Then that is allowed
      And P has no wall advantage

    @B9.322-21 @B9.322-22
    Scenario: B9.322-21 what the enemy gives up may be taken at once, even by who gave it up this turn
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a Russian squad E in F6
      And it is the PFPh of the Russian turn
      When P forfeits wall advantage
      And E claims wall advantage
      And E forfeits wall advantage
      And P claims wall advantage
      Then that is allowed
      And P has wall advantage
      And E has no wall advantage

    @B9.322-22
    Scenario: B9.322-22 one enemy that keeps it is enough to deny it
      Given F5, F6 and G6 are stone building
      And hexside F5-F6 is a wall
      And hexside F5-G6 is a wall
      And a German squad P in F5
      And a Russian squad E in F6
      And E has wall advantage
      And a Russian squad G in G6
      And G has wall advantage
      And it is the PFPh of the Russian turn
      When E forfeits wall advantage
      And P claims wall advantage
      Then that is not allowed
      And B9.321 or B9.322 forbids it

    @B9.322-23
    Scenario: B9.322-23 who leaves has it no more
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And it is the MPh of the German turn
      When P begins to enter F4
      Then that is allowed
      And P has no wall advantage

  Rule: B9.322 At any moment, at none, and in which order

    @B9.322-3
    Scenario: B9.322-3b who has it may be marked so at any moment
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And it is the PFPh of the Russian turn
      When P claims wall advantage
      Then that is allowed
      And P bears a Wall Advan counter
      And all that is as given

    @B9.322-4
    Scenario: B9.322-4b who has it not cannot forfeit it
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And it is the MPh of the German turn
      When P forfeits wall advantage
      Then that is not allowed
      And B9.322 forbids it

    @B9.322-4
    Scenario Outline: B9.322-4c it is not forfeited over <edges>, where P has none
      Given <rules>
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And hexside F4-F5 is a wall
      And a German squad P in F5
      And P has <held>
      And it is the MPh of the German turn
      When P forfeits wall advantage over <edges>
      Then that is not allowed
      And B9.32 or B9.322 forbids it

      Examples:
        | row         | rules                                              | held                            | edges |
        | deluxe-held | there is a SSR that Deluxe ASL rules are in effect | wall advantage over F4-F5 alone | F5-F6 |
        | deluxe-open | there is a SSR that Deluxe ASL rules are in effect | wall advantage                  | E5-F5 |
        | far         | there is a SSR that Deluxe ASL rules are in effect | wall advantage                  | K5-K6 |
        | not-deluxe  | hexside F5-G6 is a wall                            | wall advantage                  | K5-K6 |

    @B9.322-9
    Scenario: B9.322-9g where no phase is told it may be claimed
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage

    @B9.322-11
    Scenario: B9.322-11b once a DEFENDER has claimed it no ATTACKER does
      Given F5, F6 and K5 are stone building
      And hexside F5-F6 is a wall
      And hexside K5-K6 is a wall
      And a German squad P in F5
      And a Russian squad E in K5
      And it is the end of the RPh of the German turn
      When E claims wall advantage
      And P claims wall advantage
      Then that is not allowed
      And B9.322 forbids it

    @B9.322-11
    Scenario: B9.322-11c the ATTACKER claims it for as many units as he likes, and the DEFENDER after him
      Given F5, H5 and K5 are stone building
      And hexside F5-F6 is a wall
      And hexside H5-H6 is a wall
      And hexside K5-K6 is a wall
      And a German squad P in F5
      And a German squad Q in H5
      And a Russian squad E in K5
      And it is the end of the RPh of the German turn
      When P claims wall advantage
      And Q claims wall advantage
      And E claims wall advantage
      Then that is allowed
      And P, Q and E has wall advantage

    @B9.321 @B9.322-3 @B9.321-6
    Scenario: B9.322-3c in Deluxe too who has it over a hexside may be marked so at any moment
      Given there is a SSR that Deluxe ASL rules are in effect
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And hexside F4-F5 is a wall
      And a German squad P in F5
      And P has wall advantage over F4-F5 alone
      And it is the PFPh of the Russian turn
      When P claims wall advantage over F4-F5
      Then that is allowed
      And P has wall advantage over F4-F5 and nothing else

    @B9.32 @B9.322-15 @B9.32-13
    Scenario: B9.322-15e a comrade in Bypass along another part of the hex has it no longer, and is of no help
      Given F5 is woods
      And hexside F5-F6 is a wall
      And a German squad A in F5
      And A is in Bypass along hexside F4-F5
      And A has wall advantage
      And a broken German squad B in F5
      And it is the MPh of the German turn
      When B claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

    @B9.323 @B9.322-11 @B9.323-6
    Scenario: B9.322-11e nor is what comes to the DEFENDER as the ATTACKER forfeits
      Given F5, K5 are woods
      And hexside F5-F6 is a wall
      And hexside K5-K6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a Russian squad E in F6
      And a German squad Q in K5
      And it is the end of the RPh of the German turn
      When P forfeits wall advantage
      And Q claims wall advantage
      Then that is allowed
      And E has wall advantage
      And Q has wall advantage

    @B9.324 @B9.322-11 @B9.324-10
    Scenario: B9.322-11f nor is it a claim made before the ATTACKER's that the DEFENDER gives up HIP to have it
      Given F5 and K5 are stone building
      And hexside F5-F6 is a wall
      And hexside K5-K6 is a wall
      And a German squad P in F5
      And a hidden Russian squad E in K5
      And it is the end of the RPh of the German turn
      When E is placed on board to have wall advantage
      And P claims wall advantage
      Then that is allowed
      And P and E has wall advantage

    @B9.323 @B9.322-11 @B9.323-1
    Scenario: B9.322-11d what the DEFENDER has by compulsion is no claim made before the ATTACKER's
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And hexside K5-K6 is a wall
      And a German squad P in F5
      And a Russian squad E in K5
      And it is the end of the RPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P and E has wall advantage
