@B9.55
Feature: B9.55 Third example: wall advantage hexside by hexside on Deluxe board g

  Background:
    Given the board excerpt g_M3
    And there is a SSR that all hedges are bocage
    And there is a SSR that Deluxe ASL rules are in effect
    And a German 6-5-8 squad in M3
    And a British 4-4-7 squad in L4
    And a moving British Carrier on the bridge in K2
    And it is the MPh of the British turn

  Rule: B9.55 The British squad moves in

    @B9.55-EX3-1
    Scenario: B9.55-EX3-1 the German squad has wall advantage over the four walls and hedges of M3
      When the players ask about the wall advantage of the German squad
      Then the German squad has wall advantage over L2-M3, L3-M3, M2-M3 and M3-N2 and nothing else

    @B9.55-EX3-2 @B9.55-EX3-4
    Scenario Outline: B9.55-EX3-2 in L3 the British squad may claim it over <hexside>
      When the British squad moves into L3
      And the British squad claims wall advantage over <hexside>
      Then that is allowed
      And the British squad has wall advantage over L3-M4, L2-L3 and K3-L3 and nothing else

      Examples:
        | hexside |
        | L3-M4   |
        | L2-L3   |
        | K3-L3   |

    @B9.55-EX3-3
    Scenario: B9.55-EX3-3 the German squad keeps it over L3-M3
      When the British squad moves into L3
      Then the German squad has wall advantage over L2-M3, L3-M3, M2-M3 and M3-N2 and nothing else

    @B9.55-EX3-4
    Scenario: B9.55-EX3-4 the British squad may not claim it there
      When the British squad moves into L3
      And the British squad claims wall advantage over L3-M3
      Then that is not allowed
      And B9.321 forbids it

    @B9.55-EX3-5 @B9.55-EX3-6 @B9.55-EX3-7
    Scenario Outline: B9.55-EX3-5 it sees nothing of <hex>, <where> L3-M3
      When the British squad moves into L3
      And the British squad looks into <hex>
      Then the LOS is blocked

      Examples:
        | hex | where              |
        | N2  | across             |
        | M2  | past one vertex of |
        | N3  | past one vertex of |

    @B9.55-EX3-7 @B9.55-EX3-5 @B9.55-EX3-6
    Scenario: B9.55-EX3-7 the adjacent M3 it sees
      When the British squad moves into L3
      And the British squad looks for the German squad
      Then the LOS is clear

  Rule: B9.55 The Carrier drives over the wall

    @B9.55-EX3-8
    Scenario: B9.55-EX3-8 it crosses L2-M3, a wall, into the Location of the German squad
      When the British squad moves into L3
      And the British Carrier moves into L2
      And the British Carrier moves into M3
      Then that is allowed
      And it costs 2 MP

    @B9.55-EX3-9
    Scenario: B9.55-EX3-9 at once the German squad has no wall advantage left
      When the British squad moves into L3
      And the British Carrier moves into L2
      And the British Carrier moves into M3
      Then the German squad has no wall advantage

    @B9.55-EX3-10 @B9.55-EX3-9
    Scenario: B9.55-EX3-10 and the British squad has it over L3-M3 too
      When the British squad moves into L3
      And the British Carrier moves into L2
      And the British Carrier moves into M3
      Then the British squad has wall advantage over L3-M4, L2-L3, K3-L3 and L3-M3 and nothing else

    @B9.55-EX3-11 @B9.55-EX3-12
    Scenario: B9.55-EX3-11 the Carrier gone, the German squad has its walls back but not L3-M3
      When the British squad moves into L3
      And the British Carrier moves into L2
      And the British Carrier moves into M3
      And the British Carrier becomes eliminated
      Then the German squad has wall advantage over L2-M3, M2-M3 and M3-N2 and nothing else
      And the British squad has wall advantage over L3-M4, L2-L3, K3-L3 and L3-M3 and nothing else

    @B9.55-EX3-17
    Scenario: B9.55-EX3-17a when the British Infantry has moved L3-M3 is German
      When the British squad moves into L3
      Then the German squad has wall advantage over L2-M3, L3-M3, M2-M3 and M3-N2 and nothing else
      And the British squad has wall advantage over L3-M4, L2-L3 and K3-L3 and nothing else

    @B9.55-EX3-17
    Scenario: B9.55-EX3-17b at the end of the MPh it is British
      When the British squad moves into L3
      And the British Carrier moves into L2
      And the British Carrier moves into M3
      And the British Carrier becomes eliminated
      And the MPh ends and the DFPh begins
      Then the German squad has wall advantage over L2-M3, M2-M3 and M3-N2 and nothing else
      And the British squad has wall advantage over L3-M4, L2-L3, K3-L3 and L3-M3 and nothing else

  Rule: B9.55 Had M3 in-hex TEM, the German squad would have to wait

    @B9.55-EX3-13
    Scenario: B9.55-EX3-13a in woods it gets nothing back in the MPh
      Given M3 is woods
      And the German squad has wall advantage
      When the British squad moves into L3
      And the British Carrier moves into L2
      And the British Carrier moves into M3
      And the British Carrier becomes eliminated
      And the German squad claims wall advantage over M2-M3
      Then that is not allowed
      And B9.322 forbids it

    @B9.55-EX3-13
    Scenario: B9.55-EX3-13b nor in the DFPh
      Given M3 is woods
      And the German squad has wall advantage
      When the British squad moves into L3
      And the British Carrier moves into L2
      And the British Carrier moves into M3
      And the British Carrier becomes eliminated
      And the MPh ends and the DFPh begins
      And the German squad claims wall advantage over M2-M3
      Then that is not allowed
      And B9.322 forbids it

    @B9.55-EX3-13
    Scenario: B9.55-EX3-13c at the end of the following RPh it may claim them again
      Given M3 is woods
      And a British 4-4-7 squad P in L3
      And it is the end of the RPh of the German turn
      When the German squad claims wall advantage over M2-M3
      Then that is allowed
      And the German squad has wall advantage over M2-M3 and nothing else

  Rule: B9.55 Final Fire breaks the British squad

    @B9.55-EX3-14 @B9.55-EX3-15
    Scenario: B9.55-EX3-14 broken, it has none; the German squad has L3-M3 of itself
      When the British squad moves into L3
      And the British Carrier moves into L2
      And the British Carrier moves into M3
      And the British Carrier becomes eliminated
      And the MPh ends and the DFPh begins
      And the German squad fires at the British squad
      And the British squad becomes broken
      Then the British squad has no wall advantage
      And the German squad has wall advantage over L2-M3, L3-M3, M2-M3 and M3-N2 and nothing else

    @B9.55-EX3-16
    Scenario: B9.55-EX3-16a with in-hex TEM it does not get L3-M3 of itself
      Given M3 is woods
      When the British squad moves into L3
      And the MPh ends and the DFPh begins
      And the German squad fires at the British squad
      And the British squad becomes broken
      Then the British squad has no wall advantage
      And the German squad has no wall advantage

    @B9.55-EX3-16
    Scenario: B9.55-EX3-16b but it may claim it at that moment
      Given M3 is woods
      When the British squad moves into L3
      And the MPh ends and the DFPh begins
      And the German squad fires at the British squad
      And the British squad becomes broken
      And the German squad claims wall advantage over L3-M3
      Then that is allowed
      And the German squad has wall advantage over L3-M3 and nothing else
