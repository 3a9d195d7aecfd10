Feature: Aircraft over a hex are no ground units

  Rule: B9.32 Aircraft are no ground units

    @B9.32 @B9.32xE7.1-1
    Scenario Outline: B9.32xE7.1-1 an aircraft over <hex> has no wall advantage and may claim none
      Given hexside <edge> is a <barrier>
      And it is the MPh of the Russian turn
      And a Russian aircraft in <hex>
      When the players ask about the wall advantage of the Russian aircraft
      Then the Russian aircraft has no wall advantage
      And the Russian aircraft may not claim wall advantage

      Examples:
        | row   | hex | edge  | barrier |
        | wall  | F6  | F5-F6 | wall    |
        | hedge | C4  | C4-C5 | hedge   |

    @B9.32 @B9.32xE7.1-2 @B9.32xE7.1-1 @B9.32xE7.1-4
    Scenario Outline: B9.32xE7.1-2 with a Russian aircraft over <over> a squad in F5 claims it
      Given it is the MPh of the German turn
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And a German squad P in F5
      And a Russian aircraft in <over>
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage over F5-F6 and nothing else

      Examples: overhead, or across the hexside
        | row      | over | ground | barrier |
        | overhead | F5   | woods  | wall    |
        | across   | F6   | woods  | wall    |
        | hedge    | F6   | brush  | hedge   |

    @B9.32 @B9.32xE7.1-3
    Scenario Outline: B9.32xE7.1-3 in the open with a Russian aircraft over <over> a squad has it
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian aircraft in <over>
      When the players ask about the wall advantage of P
      Then P has wall advantage over F5-F6 and nothing else

      Examples: no enemy shares the hexside
        | row      | over |
        | overhead | F5   |
        | across   | F6   |

    @B9.32 @B9.32xE7.1-4
    Scenario Outline: B9.32xE7.1-4 a friendly aircraft over <over> is no comrade of a broken squad
      Given it is the MPh of the German turn
      And F5 is <ground>
      And hexside F5-F6 is a wall
      And a broken German squad P in F5
      And a German aircraft in <over>
      When P claims wall advantage
      Then that is not allowed

      Examples:
        | row      | over | ground |
        | overhead | F5   | woods  |
        | across   | F6   | woods  |

    @B9.31 @B9.31xE7.4-1
    Scenario Outline: B9.31xE7.4-1 strafed from <over> a squad with wall advantage has the wall at <tem>
      Given it is the DFPh of the Russian turn
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian aircraft in <over>
      When the Russian aircraft attacks the German squad with strafing
      Then the <barrier> gives a TEM of <tem>
      And the <ground> gives no TEM

      Examples: traced over it or not
        | row        | over | ground         | barrier | tem |
        | over-wall  | F6   | woods          | wall    | +2  |
        | over-hedge | F6   | stone building | hedge   | +1  |
        | past-wall  | F4   | woods          | wall    | 0   |

  Rule: B27.44 B26.41 They bar no entry, drive nobody out and are fought by nobody

    @B27.44 @B27.44xE7.1-1
    Scenario Outline: B27.44xE7.1-1 in the <phase> a squad <goes> into B3, a Russian aircraft overhead
      Given it is the <phase> of the German turn
      And B3 holds <fort>
      And a German squad in B2
      And a Russian aircraft in B3
      When the German squad <goes> into B3
      Then that is allowed
      And the German squad is on top in B3

      Examples:
        | row         | phase | goes     | fort         |
        | foxhole     | MPh   | moves    | a foxhole 1S |
        | wire        | MPh   | moves    | Wire         |
        | trench-apc  | APh   | advances | a trench     |

    @B27.44 @B27.44xE7.1-1
    Scenario: B27.44xE7.1-1b and goes beneath the foxhole there
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad in B2
      And a Russian aircraft in B3
      When the German squad moves into B3
      And the German squad goes beneath the foxhole
      Then that is allowed
      And the German squad is beneath the foxhole in B3

    @B16.4 @B16.4xE7.1-1
    Scenario Outline: B16.4xE7.1-1 into marsh beneath a Russian aircraft a <unit> moves for all its MF
      Given it is the MPh of the German turn
      And B2 is marsh
      And a German <unit> in B3
      And a Russian aircraft in B2
      When the German <unit> moves into B2
      Then that is allowed
      And it costs <mf> MF
      And it has 0 MF left

      Examples:
        | row    | unit   | mf |
        | squad  | squad  | 4  |
        | leader | leader | 6  |

    @B26.31 @B26.31xE7.1-1
    Scenario Outline: B26.31xE7.1-1 nobody <place> B3 fights a Russian aircraft there in Close Combat
      Given it is the CCPh of the German turn
      And B3 holds <fort>
      And a German squad <place> B3
      And a Russian aircraft in B3
      When the German squad declares Close Combat against the Russian aircraft
      Then that is not allowed

      Examples:
        | row      | fort         | place                  |
        | on-wire  | Wire         | on top of the Wire in  |
        | beneath  | Wire         | beneath the Wire in    |
        | foxhole  | a foxhole 1S | beneath the foxhole in |

    @B26.31 @B26.31xE7.1-1
    Scenario Outline: B26.31xE7.1-1b <place> B3 it fights a Russian squad there
      Given it is the CCPh of the German turn
      And B3 holds <fort>
      And a German squad <place> B3
      And a Russian squad <place> B3
      And a Russian aircraft in B3
      When the German squad declares Close Combat against the Russian squad
      Then that is allowed

      Examples:
        | row      | fort         | place                  |
        | on-wire  | Wire         | on top of the Wire in  |
        | beneath  | Wire         | beneath the Wire in    |
        | foxhole  | a foxhole 1S | beneath the foxhole in |

    @B26.41 @B26.41xE7.1-1
    Scenario Outline: B26.41xE7.1-1 held on Wire in <ground> with <enemy> in <hex>: <fate>
      Given it is the RtPh of the German turn
      And B3 is <ground>
      And B3 holds Wire
      And a broken German squad with 6 MF on top of the Wire in B3
      And <enemy> in <hex>
      When the German squad begins its rout with a Wire Exit dr of 6
      Then that is allowed
      And if its rout ends there, <fate>

      Examples: an aircraft drives nobody out of woods
        | row           | ground | enemy              | hex | fate                           |
        | next          | woods  | a Russian aircraft | B4  | it stays where it is           |
        | overhead      | woods  | a Russian aircraft | B3  | it stays where it is           |
        | squad-next    | woods  | a Russian squad    | B4  | it is eliminated or surrenders |
