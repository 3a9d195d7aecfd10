@B27.41
Feature: B27.41 Foxholes on the way of a rout

  Rule: B27.41 The MF spent decide whether Interdiction is possible

    @B27.41-1
    Scenario Outline: B27.41-1 for the cost of the hex alone a router passes through the <terrain>
      Given it is the RtPh of the German turn
      And B3 is <terrain>
      And B3 holds an empty foxhole 1S
      And a broken German squad with 6 MF in B2
      And a Russian squad in F3
      When the German squad routs into B3
      Then that is allowed
      And <interdiction> in B3

      Examples:
        | terrain     | interdiction                |
        | Open Ground | Interdiction is possible    |
        | woods       | no Interdiction is possible |

    @B27.41-2
    Scenario: B27.41-2 with the foxhole MF spent at once nobody can Interdict
      Given it is the RtPh of the German turn
      And B3 holds an empty foxhole 1S
      And a broken German squad with 6 MF in B2
      And a Russian squad in F3
      When the German squad routs straight beneath the foxhole in B3
      Then that is allowed
      And it costs 2 MF
      And the German squad is beneath the foxhole in B3
      And no Interdiction is possible in B3

    @B27.41-3
    Scenario Outline: B27.41-3a an empty foxhole <size> takes the router
      Given it is the RtPh of the German turn
      And B3 holds an empty foxhole <size>
      And a broken German squad P with 6 MF in B2
      And a Russian squad in F3
      When P routs straight beneath the foxhole in B3
      Then that is allowed
      And P is beneath the foxhole in B3
      And no Interdiction is possible in B3

      Examples:
        | size |
        | 1S   |

    @B27.41-3
    Scenario Outline: B27.41-3b a foxhole <size> that holds <inside> still has room
      Given it is the RtPh of the German turn
      And B3 holds a foxhole <size>
      And <inside> beneath the foxhole in B3
      And a broken German squad P with 6 MF in B2
      And a Russian squad in F3
      When P routs straight beneath the foxhole in B3
      Then that is allowed
      And P is beneath the foxhole in B3
      And no Interdiction is possible in B3

      Examples:
        | size | inside         |
        | 2S   | a German squad |

    @B27.41-3
    Scenario Outline: B27.41-3c a foxhole <size> that holds <inside> does not take the router
      Given it is the RtPh of the German turn
      And B3 holds a foxhole <size>
      And <inside> beneath the foxhole in B3
      And a broken German squad P with 6 MF in B2
      And a Russian squad in F3
      When P routs straight beneath the foxhole in B3
      Then that is not allowed

      Examples:
        | row        | size | inside              |
        | squad      | 1S   | a German squad      |
        | half-squad | 1S   | a German half-squad |

    @B27.41-3
    Scenario Outline: B27.41-3d a router kept out by <inside> can be Interdicted in the hex
      Given it is the RtPh of the German turn
      And B3 holds a foxhole <size>
      And <inside> beneath the foxhole in B3
      And a broken German squad P with 6 MF in B2
      And a Russian squad in F3
      When P routs into B3
      Then that is allowed
      And P is on top in B3
      And Interdiction is possible in B3

      Examples:
        | row        | size | inside              |
        | squad      | 1S   | a German squad      |
        | half-squad | 1S   | a German half-squad |

    @B27.41-4
    Scenario: B27.41-4a a routing leader fits in with a squad
      Given it is the RtPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad beneath the foxhole in B3
      And a broken German leader P with 6 MF in B2
      And a Russian squad in F3
      When P routs straight beneath the foxhole in B3
      Then that is allowed
      And P is beneath the foxhole in B3
      And no Interdiction is possible in B3

    @B27.41-4
    Scenario Outline: B27.41-4b a routing leader fits in with a squad and <smc>
      Given it is the RtPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad beneath the foxhole in B3
      And <smc> beneath the foxhole in B3
      And a broken German leader P with 6 MF in B2
      And a Russian squad in F3
      When P routs straight beneath the foxhole in B3
      Then that is allowed
      And P is beneath the foxhole in B3
      And no Interdiction is possible in B3

      Examples:
        | smc                  |
        | three German leaders |

    @B27.41-4
    Scenario Outline: B27.41-4c a squad and <smc> leave no room for a routing leader
      Given it is the RtPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad beneath the foxhole in B3
      And <smc> beneath the foxhole in B3
      And a broken German leader P with 6 MF in B2
      And a Russian squad in F3
      When P routs straight beneath the foxhole in B3
      Then that is not allowed

      Examples:
        | smc                 |
        | four German leaders |

    @B27.41-4
    Scenario Outline: B27.41-4d a leader kept out by <smc> can be Interdicted in the hex
      Given it is the RtPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad beneath the foxhole in B3
      And <smc> beneath the foxhole in B3
      And a broken German leader P with 6 MF in B2
      And a Russian squad in F3
      When P routs into B3
      Then that is allowed
      And P is on top in B3
      And Interdiction is possible in B3

      Examples:
        | smc                 |
        | four German leaders |

    @B27.41-5
    Scenario: B27.41-5 what is declared on entry is what is spent
      Given it is the RtPh of the German turn
      And B3 holds an empty foxhole 1S
      And a broken German squad with 6 MF in B2
      And a Russian squad in F3
      When the German squad routs into B3
      Then that is allowed
      And the expenditures are 1 MF
      And the German squad is on top in B3
      And Interdiction is possible in B3

    @B27.41-6
    Scenario: B27.41-6 once Interdiction is claimed it is too late to go beneath
      Given it is the RtPh of the German turn
      And B3 holds an empty foxhole 1S
      And a broken German squad with 6 MF on top of the foxhole in B3
      And the German squad has spent 1 MF
      And a Russian squad in F3
      When the Russian squad claims Interdiction of the German squad
      And the German squad goes beneath the foxhole
      Then that is not allowed
      And B27.41 forbids it

    @B27.41-7
    Scenario: B27.41-7a a router that came through Interdiction may go beneath
      Given it is the RtPh of the German turn
      And B3 holds an empty foxhole 1S
      And a broken German squad with 6 MF on top of the foxhole in B3
      And the German squad has spent 1 MF
      And a Russian squad in F3
      When the Russian squad claims Interdiction of the German squad
      And the German squad comes through that Interdiction unharmed
      And the German squad goes beneath the foxhole
      Then that is allowed
      And it costs 1 MF
      And the German squad is beneath the foxhole in B3

    @B27.41-7
    Scenario: B27.41-7b a router pinned by Interdiction may not
      Given it is the RtPh of the German turn
      And B3 holds an empty foxhole 1S
      And a broken German squad with 6 MF on top of the foxhole in B3
      And the German squad has spent 1 MF
      And a Russian squad in F3
      When the Russian squad claims Interdiction of the German squad
      And the German squad comes through that Interdiction pinned
      And the German squad goes beneath the foxhole
      Then that is not allowed

    @B27.41-8
    Scenario: B27.41-8 out of an Open Ground foxhole by itself Interdiction is possible there
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And a broken German squad with 6 MF beneath the foxhole in B2
      And a Russian squad in F3
      When the German squad begins its rout by coming out of the foxhole
      Then that is allowed
      And it costs 1 MF
      And Interdiction is possible in B2

    @B27.41-9
    Scenario: B27.41-9 out of a foxhole in woods it is not
      Given it is the RtPh of the German turn
      And B2 is woods
      And B2 holds a foxhole 1S
      And a broken German squad with 6 MF beneath the foxhole in B2
      And a Russian squad in F3
      When the German squad begins its rout by coming out of the foxhole
      Then that is allowed
      And it costs 1 MF
      And no Interdiction is possible in B2

    @B27.41-10
    Scenario: B27.41-10 out of the foxhole and into the next hex at once, no Interdiction in the hex left
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And B3 is woods
      And a broken German squad with 6 MF beneath the foxhole in B2
      And a Russian squad in F3
      When the German squad routs into B3
      Then that is allowed
      And it costs 3 MF
      And no Interdiction is possible in B2

    @B27.41-11
    Scenario Outline: B27.41-11a after leaving at once the <terrain> of the next hex decides
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And B3 is <terrain>
      And a broken German squad with 6 MF beneath the foxhole in B2
      And a Russian squad in F3
      When the German squad routs into B3
      Then that is allowed
      And no Interdiction is possible in B2
      And <interdiction> in B3

      Examples:
        | terrain     | interdiction                |
        | Open Ground | Interdiction is possible    |
        | woods       | no Interdiction is possible |

    @B27.41-11
    Scenario: B27.41-11b after leaving at once a foxhole in the next hex shelters
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And B3 holds an empty foxhole 1S
      And a broken German squad with 6 MF beneath the foxhole in B2
      And a Russian squad in F3
      When the German squad routs straight beneath the foxhole in B3
      Then that is allowed
      And no Interdiction is possible in B3

    @B27.41-12
    Scenario: B27.41-12 from foxhole to foxhole in one expenditure
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And B3 holds an empty foxhole 1S
      And a broken German squad with 6 MF beneath the foxhole in B2
      And a Russian squad in F3
      When the German squad routs straight beneath the foxhole in B3
      Then that is allowed
      And the expenditures are 3 MF
      And the German squad is beneath the foxhole in B3
      And no Interdiction is possible in B2 and B3

  Rule: B27.41 EX Two ways from 4D6 to the woods in 4D9

    Background:
      Given the board excerpt 4_D7
      And it is the RtPh of the German turn
      And a Russian squad in D4

    @B27.41-EX1-1
    Scenario: B27.41-EX1-1 past the foxholes each hex costs 1 MF
      Given a broken German squad with 6 MF in D6
      When the German squad routs into D7
      And the German squad routs into D8
      Then that is allowed
      And the expenditures are 1 and 1 MF

    @B27.41-EX1-2
    Scenario: B27.41-EX1-2 past the foxholes the squad reaches the woods
      Given a broken German squad with 6 MF in D6
      When the German squad routs into D7
      And the German squad routs into D8
      And the German squad routs into D9
      Then that is allowed
      And the expenditures are 1, 1 and 2 MF
      And it has spent 4 MF in all
      And the German squad is on top in D9

    @B27.41-EX1-3
    Scenario Outline: B27.41-EX1-3 past the foxholes Interdiction is possible in <hex>
      Given a broken German squad with 6 MF in D6
      When the German squad routs into D7
      And the German squad routs into D8
      And the German squad routs into D9
      Then that is allowed
      And Interdiction is possible in <hex>

      Examples:
        | hex |
        | D7  |
        | D8  |

    @B27.41-EX1-4
    Scenario: B27.41-EX1-4 into D7, beneath its foxhole and out again is 3 MF
      Given a broken German squad with 6 MF in D6
      When the German squad routs straight beneath the foxhole in D7
      And the German squad comes out of the foxhole
      Then that is allowed
      And the expenditures are 2 and 1 MF
      And it has spent 3 MF in all

    @B27.41-EX1-5 @B27.41-EX1-8
    Scenario: B27.41-EX1-5 into D8 and beneath its foxhole is 2 MF more
      Given a broken German squad with 6 MF in D6
      When the German squad routs straight beneath the foxhole in D7
      And the German squad comes out of the foxhole
      And the German squad routs straight beneath the foxhole in D8
      Then that is allowed
      And it costs 2 MF
      And it has spent 5 MF in all
      And the German squad is beneath the foxhole in D8

    @B27.41-EX1-6
    Scenario: B27.41-EX1-6 from foxhole to foxhole nobody can Interdict
      Given a broken German squad with 6 MF in D6
      When the German squad routs straight beneath the foxhole in D7
      And the German squad routs straight beneath the foxhole in D8
      Then that is allowed
      And the expenditures are 2 and 3 MF
      And no Interdiction is possible anywhere

    @B27.41-EX1-7
    Scenario: B27.41-EX1-7 with the way out of D7 paid by itself Interdiction is possible there
      Given a broken German squad with 6 MF in D6
      When the German squad routs straight beneath the foxhole in D7
      And the German squad comes out of the foxhole
      And the German squad routs straight beneath the foxhole in D8
      Then that is allowed
      And the expenditures are 2, 1 and 2 MF
      And Interdiction is possible in D7
      And no Interdiction is possible in D8

    @B27.41-EX1-8
    Scenario: B27.41-EX1-8 from beneath D8 the woods are out of reach
      Given a broken German squad with 6 MF beneath the foxhole in D8
      And the German squad has spent 5 MF
      When the German squad routs into D9
      Then that is not allowed
