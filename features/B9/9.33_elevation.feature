@B9.33
Feature: B9.33 A firer who looks steeply down

  Rule: B9.33 Elevation takes TEM away

    @B9.33-1
    Scenario Outline: B9.33-1 from level <level> at range <range> a <terrain> is worth <tem>
      Given hexside F5-F6 is a <terrain>
      And a German squad in F5
      And the German squad has wall advantage
      And <hex> is level <level> Open Ground
      And a Russian squad in <hex>
      When the Russian squad attacks the German squad with small-arms fire
      Then the <terrain> gives a TEM of <tem>
      And the TEM is <tem>

      Examples: a wall
        | row                  | terrain | level | hex | range | tem |
        | wall-level-0-range-1 | wall    | 0     | F6  | 1     | +2  |
        | wall-level-1-range-1 | wall    | 1     | F6  | 1     | +2  |
        | wall-level-2-range-1 | wall    | 2     | F6  | 1     | +1  |
        | wall-level-3-range-1 | wall    | 3     | F6  | 1     | 0   |
        | wall-level-4-range-1 | wall    | 4     | F6  | 1     | 0   |
        | wall-level-2-range-2 | wall    | 2     | F7  | 2     | +2  |
        | wall-level-3-range-2 | wall    | 3     | F7  | 2     | +1  |
        | wall-level-4-range-2 | wall    | 4     | F7  | 2     | 0   |
        | wall-level-2-range-3 | wall    | 2     | F8  | 3     | +2  |

      Examples: a hedge
        | row                   | terrain | level | hex | range | tem |
        | hedge-level-1-range-1 | hedge   | 1     | F6  | 1     | +1  |
        | hedge-level-2-range-1 | hedge   | 2     | F6  | 1     | 0   |
        | hedge-level-3-range-1 | hedge   | 3     | F6  | 1     | 0   |
        | hedge-level-2-range-2 | hedge   | 2     | F7  | 2     | +1  |
        | hedge-level-3-range-2 | hedge   | 3     | F7  | 2     | 0   |

    @B9.33-1
    Scenario Outline: B9.33-1c to a Snap Shot from level <level> at range 1 a <terrain> is worth <tem>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a <terrain>
      And a German squad in F5
      And the German squad has spent 2 MF
      And E6 is level <level> Open Ground
      And a Russian squad in E6
      When the Russian squad takes a Snap Shot at the German squad across hexside F5-F6
      Then the attack is possible
      And the <terrain> gives a TEM of <tem>

      Examples: height counts along the LOS to a vertex too
        | row           | terrain | level | tem |
        | hedge-level-1 | hedge   | 1     | +1  |
        | hedge-level-2 | hedge   | 2     | 0   |
        | wall-level-2  | wall    | 2     | +1  |

    @B9.33-2
    Scenario Outline: B9.33-2 half a level takes nothing more: from level <level> a <terrain> is worth <tem>
      Given hexside F5-F6 is a <terrain>
      And a German squad in F5
      And the German squad has wall advantage
      And F6 is level <level> Open Ground
      And a Russian squad in F6
      When the Russian squad attacks the German squad with small-arms fire
      Then the <terrain> gives a TEM of <tem>

      Examples: at range 1
        | row             | terrain | level | tem |
        | wall-level-1.5  | wall    | 1.5   | +2  |
        | wall-level-2.5  | wall    | 2.5   | +1  |
        | hedge-level-1.5 | hedge   | 1.5   | +1  |
        | hedge-level-2.5 | hedge   | 2.5   | 0   |

    @B9.33-3
    Scenario: B9.33-3 the TEM of a hedge never goes below 0
      Given hexside F5-F6 is a hedge
      And a German squad in F5
      And the German squad has wall advantage
      And F6 is level 4 Open Ground
      And a Russian squad in F6
      When the Russian squad attacks the German squad with small-arms fire
      Then the hedge gives a TEM of 0
      And the TEM is 0
      And the attack is possible

    @B9.33-4
    Scenario Outline: B9.33-4 over a wall at level 1 fire from level <level> meets a TEM of <tem>
      Given F5 is level 1 Open Ground
      And F6 is level <level> Open Ground
      And hexside F5-F6 is a wall at level 1
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad in F6
      When the Russian squad attacks the German squad with small-arms fire
      Then the wall gives a TEM of <tem>

      Examples: at range 1
        | level | tem |
        | 2     | +2  |
        | 3     | +1  |
        | 4     | 0   |

    @B9.33-5
    Scenario: B9.33-5 an aircraft's height takes nothing from a wall
      Given hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      And F6 is level 4 Open Ground
      And a Russian aircraft in F6
      When the Russian aircraft attacks the German squad with strafing
      Then the wall gives a TEM of +2

    @B9.33-5 @B9.33-14
    Scenario: B9.33-5d nor from a foxhole
      Given F5 holds a foxhole 1S
      And a German squad beneath the foxhole in F5
      And F6 is level 4 Open Ground
      And a Russian aircraft in F6
      When the Russian aircraft attacks the German squad with strafing
      Then the TEM is +2

    @B9.33-6 @B9.33-10 @B9.33-9
    Scenario: B9.33-6 a hedge looked down over keeps no FFMO off
      Given it is the MPh of the German turn
      And hexside F5-F6 is a hedge
      And a German squad in F5
      And the German squad has wall advantage
      And the German squad has spent 2 MF
      And F6 is level 2 Open Ground
      And a Russian squad in F6
      When the Russian squad declares Defensive First Fire at the German squad
      Then FFMO applies
      And FFNAM applies
      And the TEM is 0

    @B9.33-7
    Scenario: B9.33-7 a hedge looked down over keeps no Interdiction off
      Given it is the RtPh of the German turn
      And hexside F5-F6 is a hedge
      And a broken German squad in E6
      And F7 is level 3 Open Ground
      And a Russian squad in F7
      When the German squad routs into F5
      Then that is allowed
      And Interdiction is possible in F5

    @B9.33-8
    Scenario: B9.33-8 a wall looked down over gives no Hull Down status
      Given hexside F5-F6 is a wall
      And a German tank in F5
      And the German tank has wall advantage
      And F6 is level 3 Open Ground
      And a Russian crew in F6
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun attacks the German tank with a Gun
      Then the German tank is not HD to it
      And the TEM is 0

    @B9.33-8 @reading:B9.33-height-and-hd
    Scenario: B9.33-8b among brush as well it is lost with the TEM
      Given it is the PFPh of the Russian turn
      And F5 is brush
      And F6 is level 3 Open Ground
      And hexside F5-F6 is a wall
      And a German tank P in F5
      And a Russian crew in F6
      And the Russian crew possesses an AT Gun
      When the AT Gun attacks P with a Gun
      Then P is not HD to it

    @B9.33-8 @reading:B9.33-height-and-hd=open-ground
    Scenario: B9.33-8c or by the other reading in brush it stays
      Given it is the PFPh of the Russian turn
      And F5 is brush
      And F6 is level 3 Open Ground
      And hexside F5-F6 is a wall
      And a German tank P in F5
      And a Russian crew in F6
      And the Russian crew possesses an AT Gun
      When the AT Gun attacks P with a Gun
      Then P is HD to it

    @B9.33-9
    Scenario Outline: B9.33-9a a <terrain> keeps FFMO off against fire from level <level> at range <range>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a <terrain>
      And a German squad in F5
      And the German squad has wall advantage
      And the German squad has spent 2 MF
      And <hex> is level <level> Open Ground
      And a Russian squad in <hex>
      When the Russian squad declares Defensive First Fire at the German squad
      Then FFMO does not apply

      Examples: its TEM is +1 at least
        | row           | terrain | level | hex | range |
        | wall-level-0  | wall    | 0     | F7  | 2     |
        | wall-level-2  | wall    | 2     | F6  | 1     |
        | hedge-level-0 | hedge   | 0     | F7  | 2     |
        | hedge-level-1 | hedge   | 1     | F6  | 1     |

    @B9.33-9
    Scenario Outline: B9.33-9b a <terrain> keeps Interdiction off from level <level> at range <range>
      Given it is the RtPh of the German turn
      And hexside F5-F6 is a <terrain>
      And a broken German squad in E6
      And <hex> is level <level> Open Ground
      And a concealed Russian squad in <hex>
      When the German squad routs into F5
      Then that is allowed
      And no Interdiction is possible in F5

      Examples: its TEM is +1 at least
        | row           | terrain | level | hex | range |
        | wall-level-0  | wall    | 0     | F7  | 2     |
        | wall-level-2  | wall    | 2     | F6  | 1     |
        | hedge-level-0 | hedge   | 0     | F7  | 2     |
        | hedge-level-1 | hedge   | 1     | F6  | 1     |

    @B9.33-10
    Scenario: B9.33-10 in woods a hedge looked down over opens nothing to FFMO
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a hedge
      And a German squad in F5
      And the German squad has spent 3 MF
      And F6 is level 2 Open Ground
      And a Russian squad in F6
      When the Russian squad declares Defensive First Fire at the German squad
      Then FFMO does not apply
      And the hedge gives no TEM
      And the attack is possible

    @B9.33-11 @B9.33-12 @B9.33-13
    Scenario: B9.33-11 a wall cut to +1 lets the Location of Hit dr, and nothing else, find the hull
      Given hexside F5-F6 is a wall
      And a German tank in F5
      And the German tank has wall advantage
      And F6 is level 2 Open Ground
      And a Russian crew in F6
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun attacks the German tank with a Gun
      Then the German tank is HD to it
      And the Location of Hit drm is -1
      And the ROF drm is 0
      And the Critical Hit drm is 0
      And the TEM and DRM of the attack are 0 in all

    @B9.33-13
    Scenario Outline: B9.33-13 from level <level> at range <range> the Location of Hit drm is 0
      Given hexside F5-F6 is a wall
      And a German tank in F5
      And the German tank has wall advantage
      And <hex> is level <level> Open Ground
      And a Russian crew in <hex>
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun attacks the German tank with a Gun
      Then the German tank is HD to it
      And the Location of Hit drm is 0

      Examples: the wall keeps its +2
        | level | hex | range |
        | 0     | F8  | 3     |
        | 1     | F6  | 1     |
        | 2     | F7  | 2     |

    @B9.33-14
    Scenario Outline: B9.33-14 from level <level> at range 1 the <base> of <source> is <tem>
      Given F5 is <ground>
      And F5 holds <fort>
      And a German squad <place> F5
      And F6 is level <level> Open Ground
      And a Russian squad in F6
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM is <tem>

      Examples:
        | row                | source     | base | ground      | fort         | place                  | level | tem |
        | shellholes-level-2 | shellholes | +1   | shellholes  | no foxhole   | in                     | 2     | 0   |
        | shellholes-level-1 | shellholes | +1   | shellholes  | no foxhole   | in                     | 1     | +1  |
        | foxhole-level-2    | a foxhole  | +2   | Open Ground | a foxhole 1S | beneath the foxhole in | 2     | +1  |
        | foxhole-level-3    | a foxhole  | +2   | Open Ground | a foxhole 1S | beneath the foxhole in | 3     | 0   |
        | bridge-level-2     | a bridge   | +1   | bridge      | no foxhole   | on the bridge in       | 2     | 0   |

    @B9.33-14 @reading:B9.33-bridge-tem-of-a-gun
    Scenario: B9.33-14b a Gun on a bridge has the TEM of the bridge
      Given it is the PFPh of the Russian turn
      And F5 is a bridge
      And a German crew on the bridge in F5
      And the German crew possesses an AT Gun
      And a Russian squad in F7
      When the Russian squad attacks the AT Gun with small-arms fire
      Then the TEM is +1

    @B9.33-14 @reading:B9.33-bridge-tem-of-a-gun=has-none
    Scenario: B9.33-14c or by the other reading it has none
      Given it is the PFPh of the Russian turn
      And F5 is a bridge
      And a German crew on the bridge in F5
      And the German crew possesses an AT Gun
      And a Russian squad in F7
      When the Russian squad attacks the AT Gun with small-arms fire
      Then the TEM is 0

    @B9.33-14 @reading:B9.33-crest-and-floors
    Scenario: B9.33-14d fire from an upper level of a hex no higher takes the entrenchment TEM of Crest status
      Given it is the PFPh of the German turn
      And E6, F5 and G5 are gully
      And F6 is stone building with one upper level
      And a Russian squad P in Crest status in F5
      And P fronts hexside F5-F6 in its Crest status
      And a German squad E on level 1 of F6
      When E attacks P with small-arms fire
      Then the TEM is 0

    @B9.33-14 @reading:B9.33-crest-and-floors=has-it
    Scenario: B9.33-14e or by the other reading only a higher hex does
      Given it is the PFPh of the German turn
      And E6, F5 and G5 are gully
      And F6 is stone building with one upper level
      And a Russian squad P in Crest status in F5
      And P fronts hexside F5-F6 in its Crest status
      And a German squad E on level 1 of F6
      When E attacks P with small-arms fire
      Then the TEM is +2

    @B9.33-15
    Scenario: B9.33-15 the range that counts is that to the target's hex
      Given hexside F4-F5 is a hedge
      And E5 is stone building with two upper levels
      And a Russian squad on level 2 of E5
      And a German squad in G5
      When the Russian squad attacks the German squad with small-arms fire
      Then the hedge gives a TEM of +1

  Rule: B9.33 EX: fire from the upper levels of 12O7

    @B9.33-EX1-1 @B9.33-EX1-2 @B9.33-EX1-3
    Scenario Outline: B9.33-EX1-1 from level <floor> of O7 the hedge of <hex> is worth <tem>
      Given the board excerpt 12_O7
      And a German squad on level <floor> of O7
      And a Russian squad in <hex>
      When the German squad attacks the Russian squad with small-arms fire
      Then the hedge gives a TEM of <tem>
      And the TEM is <tem>

      Examples:
        | row        | floor | hex | tem |
        | level-2-o8 | 2     | O8  | 0   |
        | level-2-p8 | 2     | P8  | +1  |
        | level-1-o8 | 1     | O8  | +1  |

    @B9.33-EX1-4
    Scenario: B9.33-EX1-4 a foxhole in P7 is worth +1 against fire from level 2 of O7
      Given the board excerpt 12_O7
      And P7 holds a foxhole 1S
      And a German squad on level 2 of O7
      And a Russian squad beneath the foxhole in P7
      When the German squad attacks the Russian squad with small-arms fire
      Then the foxhole gives a TEM of +1
      And the TEM is +1

  Rule: B9.33 Who flies does not look down over a wall

    @B9.33-5
    Scenario: B9.33-5b nor does the hill that an aircraft is over
      Given hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      And F6 is level 2 Open Ground
      And a Russian aircraft in F6
      When the Russian aircraft attacks the German squad with strafing
      Then the wall does not give a TEM of +1

  Rule: B9.33 In a fire group the firer that is not steeply above decides

    @B9.33-1
    Scenario: B9.33-1b to a fire group of F6 on level 2 and E6 on level 0 a hedge is worth +1
      Given hexside F5-F6 is a hedge
      And a German squad in F5
      And the German squad has wall advantage
      And F6 is level 2 Open Ground
      And a Russian squad R in F6
      And a Russian squad S in E6
      And hexside E6-F5 is a hedge
      When R and S together attack the German squad with small-arms fire
      Then the attack is possible
      And the hedge gives a TEM of +1
