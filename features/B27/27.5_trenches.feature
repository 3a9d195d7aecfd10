@B27.5
Feature: B27.5 Trenches

  Rule: B27.5 A trench is a foxhole but for what the clauses below change

    @B27.5-1
    Scenario Outline: B27.5-1 beneath a trench the TEM against <attack> is <tem>
      Given B2 holds a trench
      And a German squad beneath the trench in B2
      When <attack> hits B2
      Then the TEM is <tem>

      Examples: shelter from what passes over or falls in
        | attack                  | tem |
        | small-arms fire         | +2  |
        | an on-board mortar      | +2  |
        | an OBA HE Concentration | +4  |
        | an overrun with MG      | +4  |

      Examples: and none from what comes in
        | attack         | tem |
        | Close Combat   | 0   |
        | a flamethrower | 0   |

    @B27.51 @B27.5-1 @B27.51-10
    Scenario Outline: B27.5-1b a Gun set up beneath a trench has its TEM: <gun>
      Given B2 holds a trench
      And a German crew beneath the trench in B2
      And a German <gun> beneath the trench with the German crew
      And a Russian squad in B6
      When the Russian squad attacks the <gun> with small-arms fire
      Then the TEM of the <gun> is +2

      Examples:
        | gun      |
        | AT Gun   |
        | 81mm MTR |

    @B27.5-2
    Scenario Outline: B27.5-2 beneath a trench in woods the net TEM against <attack> is <tem>
      Given B2 is woods
      And B2 holds a trench
      And a German squad beneath the trench in B2
      When <attack> hits B2
      Then the TEM is <tem>

      Examples: positive TEM does not add up, Air Bursts count
        | attack                  | tem |
        | small-arms fire         | +2  |
        | an on-board mortar      | +1  |
        | an OBA HE Concentration | +3  |

    @B27.5-3
    Scenario Outline: B27.5-3 over the wall of its hex a unit beneath a trench has <sight> LOS to <hex>
      Given hexside B2-B3 is a wall
      And B2 holds a trench
      And a German squad beneath the trench in B2
      And a Russian squad in <hex>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: only the hex behind the wall
        | hex | sight   |
        | B3  | clear   |
        | B4  | blocked |

    @B27.5-4
    Scenario: B27.5-4 a trench in between neither blocks nor Hinders LOS
      Given B3 holds a trench
      When LOS is traced between B2 and B4
      Then the LOS is clear
      And the Hindrance is 0

    @B27.5-4
    Scenario Outline: B27.5-4b nor does it take the Hindrance from a hex of <ground>
      Given B3 is <ground>
      And B3 holds a trench
      When LOS is traced between B2 and B4
      Then the Hindrance is +1

      Examples:
        | ground  |
        | brush   |
        | grain   |
        | orchard |

    @B27.5-5
    Scenario: B27.5-5a going beneath a trench is an expenditure of 1 MF
      Given B3 holds a trench
      And a German squad on top of the trench in B3
      And it is the MPh of the German turn
      When the German squad goes beneath the trench
      Then that is allowed
      And it costs 1 MF
      And it is beneath the trench in B3

    @B27.5-5
    Scenario: B27.5-5b coming out of a trench is an expenditure of 1 MF
      Given B3 holds a trench
      And a German squad beneath the trench in B3
      And it is the MPh of the German turn
      When the German squad comes out of the trench
      Then that is allowed
      And it costs 1 MF
      And it is on top in B3

    @B27.5-5
    Scenario: B27.5-5c that MF is not spent together with those of the hex
      Given B3 holds a trench
      And a German squad in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      Then that is not allowed

    @B27.5-6
    Scenario Outline: B27.5-6 entering <terrain> with a trench on top costs <mf> MF
      Given B3 is <terrain>
      And B3 holds a trench
      And a German squad in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      Then that is allowed
      And it costs <mf> MF
      And it is on top in B3

      Examples: the COT and no more
        | terrain     | mf |
        | Open Ground | 1  |
        | woods       | 2  |

    @B27.5-6
    Scenario Outline: B27.5-6b Cavalry pays <mf> MF for Open Ground that holds <fort>
      Given B3 holds <fort>
      And a German Cavalry squad in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      Then that is allowed
      And it costs <mf> MF

      Examples: as for a foxhole
        | fort         | mf |
        | a trench     | 2  |
        | an A-T Ditch | 2  |

      Examples: and nothing for what is no hole in the earth
        | fort      | mf |
        | a pillbox | 1  |
        | no trench | 1  |

    @B27.5-7
    Scenario Outline: B27.5-7 at set-up a trench in <terrain> is <verdict>
      Given it is set-up
      And B2 is <terrain>
      And the German OB has a trench
      When German sets up a trench in B2
      Then that is <verdict>

      Examples: where no foxhole goes
        | terrain         | verdict     |
        | paved road      | not allowed |
        | Sunken Road     | not allowed |
        | Elevated Road   | not allowed |
        | runway          | not allowed |
        | marsh           | not allowed |
        | crag            | not allowed |
        | shallow stream  | not allowed |
        | Water Obstacle  | not allowed |
        | wooden rubble   | not allowed |
        | stone rubble    | not allowed |
        | wooden building | not allowed |
        | stone building  | not allowed |

      Examples: where foxholes go
        | terrain     | verdict |
        | Open Ground | allowed |
        | woods       | allowed |

    @B27.5-7
    Scenario Outline: B27.5-7b at set-up a trench <spot> B2, which has a bridge over its gully, is <verdict>
      Given it is set-up
      And B2 is bridge
      And the German OB has a trench
      When German sets up a trench <spot> B2
      Then that is <verdict>

      Examples: the ground beneath is what it is without the bridge
        | row     | spot          | verdict     |
        | upon    | on the bridge in | not allowed |
        | beneath | in            | allowed     |

    @B27.5-8
    Scenario Outline: B27.5-8 to the question whether beneath and on top share a Location for <purpose> the answer is <answer>
      Given B2 holds a trench
      And a German squad P beneath the trench in B2
      And a German squad Q on top of the trench in B2
      When the players ask whether P and Q share a Location for <purpose>
      Then to the question whether they do the answer is <answer>

      Examples: apart only for Recovery and TEM
        | purpose         | answer |
        | weapon Recovery | no     |
        | TEM             | no     |
        | Close Combat    | yes    |
        | a LLMC          | yes    |
        | a LLTC          | yes    |

    @B27.5-9
    Scenario: B27.5-9a a rout over a trench that spends the MF of the hex alone may be Interdicted
      Given B3 holds a trench
      And a broken German squad in B2
      And a Russian squad in D3
      And it is the RtPh of the German turn
      When the German squad routs into B3
      Then that is allowed
      And it costs 1 MF
      And Interdiction is possible in B3

    @B27.5-9
    Scenario: B27.5-9b with the MF to go beneath spent at once it may not
      Given B3 holds a trench
      And a broken German squad in B2
      And a Russian squad in D3
      And it is the RtPh of the German turn
      When the German squad routs straight beneath the trench in B3
      Then that is allowed
      And it costs 2 MF
      And no Interdiction is possible in B3
      And it is beneath the trench in B3

    @B27.5-10
    Scenario: B27.5-10a First Fire before the unit goes beneath meets it in the open
      Given B3 holds a trench
      And a German squad in B2
      And a Russian squad in B6
      And it is the MPh of the German turn
      When the German squad moves into B3
      And the Russian squad declares Defensive First Fire at the German squad
      Then FFMO applies

    @B27.5-10
    Scenario: B27.5-10b First Fire after it has gone beneath does not
      Given B3 holds a trench
      And a German squad in B2
      And a Russian squad in B6
      And it is the MPh of the German turn
      When the German squad moves into B3
      And it goes beneath the trench
      And the Russian squad declares Defensive First Fire at the German squad
      Then FFMO does not apply

    @B27.5-11
    Scenario: B27.5-11a a full trench takes an enemy all the same
      Given B2 holds a trench
      And three German squads beneath the trench in B2
      And a Russian squad in B3
      And it is the APh of the Russian turn
      When the Russian squad advances straight beneath the trench in B2
      Then that is allowed
      And it is beneath the trench in B2

    @B27.5-11
    Scenario: B27.5-11b but no fourth squad of the side that fills it
      Given B2 holds a trench
      And three German squads beneath the trench in B2
      And a German squad P in B3
      And it is the APh of the German turn
      When P advances straight beneath the trench in B2
      Then that is not allowed

    @B27.5-12
    Scenario: B27.5-12 beneath a trench a squad may not make an Entrenching Attempt
      Given B2 holds a trench
      And a German squad beneath the trench in B2
      And it is the PFPh of the German turn
      When the German squad makes an Entrenching Attempt with an Original DR of 2
      Then that is not allowed
      And B27.11 or B27.51 forbids it

    @B27.5-12
    Scenario: B27.5-12b in the hex next to the trench it may
      Given B2 holds a trench
      And a German squad in B3
      And it is the PFPh of the German turn
      When the German squad makes an Entrenching Attempt with an Original DR of 2
      Then that is allowed
      And B3 holds a foxhole 1S
