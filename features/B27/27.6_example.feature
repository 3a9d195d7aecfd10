@B27.6
Feature: B27.6 The example: trenches and sangars around M3 of board 25

  Background:
    Given the board excerpt 25_L2

  Rule: B27.6 Out of the M3 trench

    @B27.6-EX1-1 @B27.6-EX1-21 @B27.6-EX1-5
    Scenario Outline: B27.6-EX1-1 from beneath M3 to beneath the sangar in <hex> costs 1 MF
      Given a German squad beneath the trench in M3
      And it is the MPh of the German turn
      When the German squad moves straight beneath the sangar in <hex>
      Then that is allowed
      And the expenditures are 1 MF
      And it is beneath the sangar in <hex>

      Examples:
        | hex |
        | L2  |
        | M2  |

    @B27.6-EX1-2
    Scenario Outline: B27.6-EX1-2a from beneath M3 <squad> <goes> straight beneath the L2 sangar
      Given <squad> beneath the trench in M3
      And it is the <phase> of the German turn
      When the German squad <goes> straight beneath the sangar in L2
      Then that is allowed
      And it is beneath the sangar in L2

      Examples:
        | row      | squad                 | goes     | phase |
        | moves    | a German squad        | moves    | MPh   |
        | routs    | a broken German squad | routs    | RtPh  |
        | advances | a German squad        | advances | APh   |

    @B27.6-EX1-2
    Scenario: B27.6-EX1-2b from Close Combat beneath M3 a squad Withdraws straight beneath the L2 sangar
      Given a German squad beneath the trench in M3
      And a Russian squad beneath the trench in M3
      And the German squad is in Melee
      And the Russian squad is in Melee
      And it is the CCPh of the German turn
      When the German squad withdraws straight beneath the sangar in L2
      Then that is allowed
      And it is beneath the sangar in L2

    @B27.6-EX1-3
    Scenario: B27.6-EX1-3 trench and sangar protect it all the way
      Given a German squad beneath the trench in M3
      And a Russian squad in L3
      And it is the MPh of the German turn
      When the German squad moves straight beneath the sangar in L2
      And the Russian squad declares Defensive First Fire at the German squad
      Then FFMO does not apply
      And FFNAM does not apply
      And the sangar does not give a TEM of 0

    @B27.6-EX1-3 @reading:B27.6-sangar-tem
    Scenario Outline: B27.6-EX1-3b beneath the sangar the TEM against <attack> is <tem>
      Given a German squad beneath the sangar in L2
      When <attack> hits L2
      Then the TEM is <tem>

      Examples: half of what a foxhole gives
        | attack                  | tem |
        | small-arms fire         | +1  |
        | an on-board mortar      | +1  |
        | an OBA HE Concentration | +2  |
        | an overrun with MG      | +2  |

    @B27.6-EX1-4
    Scenario Outline: B27.6-EX1-4a from beneath M3 a squad moves straight into <hex>
      Given a German squad beneath the trench in M3
      And it is the MPh of the German turn
      When the German squad moves into <hex>
      Then that is allowed
      And it is on top in <hex>

      Examples: every adjacent hex that is lower
        | hex |
        | L2  |
        | M2  |
        | L3  |
        | N2  |

    @B27.6-EX1-4
    Scenario: B27.6-EX1-4b from beneath M3 a squad moves straight INTO N3
      Given a German squad beneath the trench in M3
      And it is the MPh of the German turn
      When the German squad moves INTO N3
      Then that is allowed
      And it is IN N3

    @B27.6-EX1-5
    Scenario: B27.6-EX1-5 a crew that Pushes a Gun has none of these ways
      Given a German crew beneath the trench in M3
      And an AT Gun beneath the trench with the German crew
      And the German crew is Pushing the AT Gun
      And it is the MPh of the German turn
      When the German crew Pushes the AT Gun straight beneath the sangar in L2
      Then that is not allowed

  Rule: B27.6 Out of the L2 sangar

    @B27.6-EX1-6
    Scenario: B27.6-EX1-6 from beneath L2 to beneath M3 costs 2 MF
      Given a German squad beneath the sangar in L2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in M3
      Then that is allowed
      And the expenditures are 2 MF
      And it is beneath the trench in M3

    @B27.6-EX1-7
    Scenario: B27.6-EX1-7 from beneath L2 to beneath L1 costs 1 MF
      Given a German squad beneath the sangar in L2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in L1
      Then that is allowed
      And the expenditures are 1 MF
      And it is beneath the trench in L1

    @B27.6-EX1-8 @B27.6-EX1-11
    Scenario: B27.6-EX1-8 from beneath L2 straight into K2 costs 1 MF
      Given a German squad beneath the sangar in L2
      And it is the MPh of the German turn
      When the German squad moves into K2
      Then that is allowed
      And the expenditures are 1 MF
      And it is on top in K2

    @B27.6-EX1-9
    Scenario: B27.6-EX1-9 in K2 FFMO applies to it
      Given a German squad beneath the sangar in L2
      And a Russian squad in K3
      And it is the MPh of the German turn
      When the German squad moves into K2
      And the Russian squad declares Defensive First Fire at the German squad
      Then FFMO applies

    @B27.6-EX1-10
    Scenario: B27.6-EX1-10 in K2 a rout may be Interdicted
      Given a broken German squad beneath the sangar in L2
      And a Russian squad in L0
      And it is the RtPh of the German turn
      When the German squad routs into K2
      Then that is allowed
      And Interdiction is possible in K2

    @B27.6-EX1-11
    Scenario Outline: B27.6-EX1-11 from beneath L2 there is no way straight into <hex>
      Given a German squad beneath the sangar in L2
      And it is the MPh of the German turn
      When the German squad moves into <hex>
      Then that is not allowed

      Examples: which are no lower
        | hex |
        | K3  |
        | L3  |
        | M2  |

    @B27.6-EX1-12
    Scenario: B27.6-EX1-12 to the M2 sangar it comes out, crosses and goes beneath for 1 MF more
      Given a German squad beneath the sangar in L2
      And it is the MPh of the German turn
      When the German squad comes out of the sangar
      And it moves into M2
      And it goes beneath the sangar
      Then that is allowed
      And it costs 1 MF
      And it is beneath the sangar in M2

  Rule: B27.6 Out of the M2 sangar

    @B27.6-EX1-13
    Scenario Outline: B27.6-EX1-13 from beneath M2 to beneath <hex> costs <mf> MF
      Given a German squad beneath the sangar in M2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in <hex>
      Then that is allowed
      And the expenditures are <mf> MF
      And it is beneath the trench in <hex>

      Examples:
        | hex | mf |
        | L1  | 1  |
        | M3  | 2  |

    @B27.6-EX1-14 @B27.6-EX1-15
    Scenario: B27.6-EX1-14 from beneath M2 straight into M1 costs 2 MF
      Given a German squad beneath the sangar in M2
      And it is the MPh of the German turn
      When the German squad moves into M1
      Then that is allowed
      And the expenditures are 2 MF
      And it is on top in M1

    @B27.6-EX1-15
    Scenario Outline: B27.6-EX1-15 from beneath M2 there is no way straight into <hex>
      Given a German squad beneath the sangar in M2
      And it is the MPh of the German turn
      When the German squad moves into <hex>
      Then that is not allowed

      Examples: which are no lower
        | hex |
        | N1  |
        | N2  |
        | L2  |

  Rule: B27.6 Up to the sangars

    @B27.6-EX1-16
    Scenario Outline: B27.6-EX1-16a from K2 a squad goes straight beneath the L2 sangar, set up by <setup> and Controlled by <control>
      Given the sangar in L2 is of the <setup> OB and under <control> Control
      And a German squad in K2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the sangar in L2
      Then that is allowed
      And the expenditures are 2 MF
      And it is beneath the sangar in L2

      Examples: its own by OB or Control
        | row                          | setup   | control |
        | german-controlled-by-german  | German  | German  |
        | german-controlled-by-russian | German  | Russian |
        | russian-controlled-by-german | Russian | German  |

    @B27.6-EX1-16
    Scenario: B27.6-EX1-16b from K2 it does not go straight beneath an L2 sangar that is the enemy's
      Given the sangar in L2 is of the Russian OB and under Russian Control
      And a German squad in K2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the sangar in L2
      Then that is not allowed

    @B27.6-EX1-17
    Scenario Outline: B27.6-EX1-17a from K2 <squad> <goes> straight beneath the L2 sangar
      Given the sangar in L2 is of the German OB and under German Control
      And <squad> in K2
      And it is the <phase> of the German turn
      When the German squad <goes> straight beneath the sangar in L2
      Then that is allowed
      And it is beneath the sangar in L2

      Examples:
        | squad                 | goes     | phase |
        | a broken German squad | routs    | RtPh  |
        | a German squad        | advances | APh   |

    @B27.6-EX1-17
    Scenario: B27.6-EX1-17b from Close Combat in K2 a squad Withdraws straight beneath the L2 sangar
      Given the sangar in L2 is of the German OB and under German Control
      And a German squad in K2
      And a Russian squad in K2
      And the German squad is in Melee
      And the Russian squad is in Melee
      And it is the CCPh of the German turn
      When the German squad withdraws straight beneath the sangar in L2
      Then that is allowed
      And it is beneath the sangar in L2

    @B27.6-EX1-18 @B27.6-EX1-19
    Scenario Outline: B27.6-EX1-18 from the top of <hex> straight beneath a <owner> sangar in M2 is <verdict>
      Given the sangar in M2 is of the <owner> OB and under <owner> Control
      And a German squad on top in <hex>
      And it is the MPh of the German turn
      When the German squad moves straight beneath the sangar in M2
      Then that is <verdict>

      Examples: M1
        | row        | hex | owner   | verdict     |
        | m1-german  | M1  | German  | allowed     |
        | m1-russian | M1  | Russian | not allowed |

      Examples: L1, on top of its trench
        | row        | hex | owner   | verdict     |
        | l1-german  | L1  | German  | allowed     |
        | l1-russian | L1  | Russian | not allowed |

    @B27.6-EX1-20
    Scenario Outline: B27.6-EX1-20 from beneath L1 a squad goes straight beneath a <owner> sangar in <hex>
      Given the sangar in <hex> is of the <owner> OB and under <owner> Control
      And a German squad beneath the trench in L1
      And it is the MPh of the German turn
      When the German squad moves straight beneath the sangar in <hex>
      Then that is allowed
      And the expenditures are 2 MF
      And it is beneath the sangar in <hex>

      Examples: whosever it is
        | row        | hex | owner   |
        | l2-german  | L2  | German  |
        | l2-russian | L2  | Russian |
        | m2-german  | M2  | German  |
        | m2-russian | M2  | Russian |

  Rule: B27.6 Sangars that hold a squad already

    @B27.6-EX1-21
    Scenario Outline: B27.6-EX1-21a from beneath <from> there is no way straight into <hex> while its sangar is full
      Given a German squad beneath the sangar in <hex>
      And a German squad P beneath the trench in <from>
      And it is the MPh of the German turn
      When P moves into <hex>
      Then that is not allowed

      Examples:
        | row        | hex | from |
        | l2-from-m3 | L2  | M3   |
        | m2-from-m3 | M2  | M3   |
        | l2-from-l1 | L2  | L1   |
        | m2-from-l1 | M2  | L1   |

    @B27.6-EX1-21
    Scenario Outline: B27.6-EX1-21b nor straight beneath that sangar from beneath <from>, here <hex>
      Given a German squad beneath the sangar in <hex>
      And a German squad P beneath the trench in <from>
      And it is the MPh of the German turn
      When P moves straight beneath the sangar in <hex>
      Then that is not allowed

      Examples:
        | row        | hex | from |
        | l2-from-m3 | L2  | M3   |
        | m2-from-m3 | M2  | M3   |
        | l2-from-l1 | L2  | L1   |
        | m2-from-l1 | M2  | L1   |

    @B27.6-EX1-22
    Scenario: B27.6-EX1-22 the unit that came out and enters it has neither trench movement nor Trench TEM
      Given a German squad beneath the sangar in L2
      And a German squad P beneath the trench in M3
      And a Russian squad in K3
      And it is the MPh of the German turn
      When P comes out of the trench
      And P moves into L2
      And the Russian squad declares Defensive First Fire at P
      Then FFMO applies
      And the trench gives no TEM
      And P is on top in L2

    @B27.6-EX1-23
    Scenario: B27.6-EX1-23 once there it does not go beneath the full sangar
      Given a German squad beneath the sangar in L2
      And a German squad P with 1 MF left on top of the sangar in L2
      And it is the MPh of the German turn
      When P goes beneath the sangar
      Then that is not allowed

    @B27.6-EX1-23
    Scenario: B27.6-EX1-23b an empty one takes it
      Given a German squad P with 1 MF left on top of the sangar in L2
      And it is the MPh of the German turn
      When P goes beneath the sangar
      Then that is allowed
      And P is beneath the sangar in L2

  Rule: B27.6 Between M3 and the wadi in N3

    @B27.6-EX1-24 @B27.6-EX1-27
    Scenario: B27.6-EX1-24 from beneath M3 straight INTO N3 costs 3 MF
      Given a German squad beneath the trench in M3
      And it is the MPh of the German turn
      When the German squad moves INTO N3
      Then that is allowed
      And the expenditures are 3 MF
      And it is IN N3

    @B27.6-EX1-25
    Scenario: B27.6-EX1-25 IN N3 FFMO applies to it
      Given a German squad beneath the trench in M3
      And a Russian squad in M4
      And it is the MPh of the German turn
      When the German squad moves INTO N3
      And the Russian squad declares Defensive First Fire at the German squad
      Then FFMO applies

    @B27.6-EX1-26
    Scenario: B27.6-EX1-26 IN N3 a rout may be Interdicted
      Given a broken German squad beneath the trench in M3
      And a Russian squad in M4
      And it is the RtPh of the German turn
      When the German squad routs INTO N3
      Then Interdiction is possible in N3

    @B27.6-EX1-27
    Scenario: B27.6-EX1-27 from beneath M3 there is no way straight to Crest status in N3
      Given a German squad beneath the trench in M3
      And it is the MPh of the German turn
      When the German squad moves to Crest status in N3
      Then that is not allowed

    @B27.6-EX1-28
    Scenario: B27.6-EX1-28a from beneath M3 a leader goes straight INTO N3 for 3 MF
      Given a German leader beneath the trench in M3
      And it is the MPh of the German turn
      When the German leader moves INTO N3
      Then that is allowed
      And the expenditures are 3 MF
      And it is IN N3

    @B27.6-EX1-28
    Scenario: B27.6-EX1-28b and from there to Crest status as anybody does
      Given a German leader beneath the trench in M3
      And it is the MPh of the German turn
      When the German leader moves INTO N3
      And it moves to Crest status in N3
      Then that is allowed
      And it has Crest status in N3

    @B27.6-EX1-29 @B27.6-EX1-30
    Scenario: B27.6-EX1-29 from IN N3 straight beneath M3 costs 4 MF
      Given the trench in M3 is of the German OB and under German Control
      And a German squad IN N3
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in M3
      Then that is allowed
      And the expenditures are 4 MF
      And it is beneath the trench in M3

    @B27.6-EX1-30
    Scenario: B27.6-EX1-30 from Crest status in N3 there is no way straight beneath M3
      Given the trench in M3 is of the German OB and under German Control
      And a German squad in Crest status in N3
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in M3
      Then that is not allowed

    @B27.6-EX1-31
    Scenario Outline: B27.6-EX1-31 from IN N3 straight beneath the M3 trench, set up by <setup> and Controlled by <control>, is <verdict>
      Given the trench in M3 is of the <setup> OB and under <control> Control
      And a German squad IN N3
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in M3
      Then that is <verdict>

      Examples: its own by OB or Control
        | row                           | setup   | control | verdict     |
        | german-controlled-by-german   | German  | German  | allowed     |
        | german-controlled-by-russian  | German  | Russian | allowed     |
        | russian-controlled-by-german  | Russian | German  | allowed     |
        | russian-controlled-by-russian | Russian | Russian | not allowed |

  Rule: B27.6 The same if M3 were level with the Crest of N3

    @B27.6-EX1-32 @B27.6-EX1-33
    Scenario: B27.6-EX1-32a from beneath a level 1 M3 straight INTO N3 costs 2 MF
      Given M3 is level 1 Open Ground
      And the trench in M3 is of the German OB and under German Control
      And a German squad beneath the trench in M3
      And it is the MPh of the German turn
      When the German squad moves INTO N3
      Then that is allowed
      And the expenditures are 2 MF
      And it is IN N3

    @B27.6-EX1-32
    Scenario: B27.6-EX1-32b from beneath a level 1 M3 there is no way straight to Crest status in N3
      Given M3 is level 1 Open Ground
      And the trench in M3 is of the German OB and under German Control
      And a German squad beneath the trench in M3
      And it is the MPh of the German turn
      When the German squad moves to Crest status in N3
      Then that is not allowed

    @B27.6-EX1-32 @B27.6-EX1-33
    Scenario: B27.6-EX1-32c from IN N3 straight beneath a level 1 M3 costs 2 MF
      Given M3 is level 1 Open Ground
      And the trench in M3 is of the German OB and under German Control
      And a German squad IN N3
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in M3
      Then that is allowed
      And the expenditures are 2 MF
      And it is beneath the trench in M3

    @B27.6-EX1-32
    Scenario: B27.6-EX1-32d from Crest status in N3 there is no way straight beneath a level 1 M3
      Given M3 is level 1 Open Ground
      And the trench in M3 is of the German OB and under German Control
      And a German squad in Crest status in N3
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in M3
      Then that is not allowed
