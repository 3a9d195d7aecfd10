@B9.62
Feature: B9.62 Elevation, TEM and wall advantage at Hillside walls and hedges

  Rule: B9.62 The level of a Hillside wall or hedge, and who stands below it

    @B9.62-1
    Scenario Outline: B9.62-1 between Base Levels <one> and <other> a Hillside wall stands on <level>
      Given F5 is level <one> Open Ground
      And F6 is level <other> Open Ground
      And hexside F5-F6 is a wall at level <level>
      When the players ask what hexside F5-F6 is
      Then to the question whether hexside F5-F6 is a Hillside wall or hedge the answer is yes
      And hexside F5-F6 stands on level <level>

      Examples: on the higher of the two
        | row                  | one | other | level |
        | levels-0-and-1       | 0   | 1     | 1     |
        | levels-1-and-0       | 1   | 0     | 1     |
        | levels-minus-1-and-0 | -1  | 0     | 0     |
        | levels-1-and-3       | 1   | 3     | 3     |

    @B9.62-2
    Scenario Outline: B9.62-2 to a target <where> above it a Hillside hedge is worth <tem>
      Given F5 is <ground>
      And hexside F5-F6 is a hedge at level 1
      And a German squad <place> F5
      And a Russian squad in F6
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the hedge gives a TEM of <tem>

      Examples:
        | where          | ground                                        | place         | tem |
        | on the ground  | level 1 Open Ground                           | in            | +1  |

      @reading:B9.62-at-or-above
      Examples: who is higher than the hedge has nothing of it (9.35)
        | where          | ground                                        | place         | tem |
        | a level higher | level 1 stone building with one upper level   | on level 1 of | 0   |

    @B9.62-2 @reading:B9.62-at-or-above=above-too
    Scenario: B9.62-2b or by the other reading who is higher has its TEM as well
      Given F5 is level 1 stone building with one upper level
      And hexside F5-F6 is a hedge at level 1
      And a German squad on level 1 of F5
      And a Russian squad in F6
      When the Russian squad attacks the German squad with small-arms fire
      Then the hedge gives a TEM of +1

    @B9.62-3
    Scenario Outline: B9.62-3 to a unit on level <level> a Hillside wall on level 1 is worth nothing
      Given F5 is level <level> Open Ground
      And F6 is level 1 woods
      And hexside F5-F6 is a wall at level 1
      And a German squad in F5
      And a Russian squad in F6
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the wall gives no TEM

      Examples:
        | level |
        | 0     |
        | 1/2   |
        | -1    |

    @B9.62-4 @B9.62-6
    Scenario: B9.62-4 nor may it claim wall advantage over it
      Given it is the MPh of the German turn
      And F6 is level 1 woods
      And hexside F5-F6 is a wall at level 1
      And a German squad in F5
      When the German squad claims wall advantage over F5-F6
      Then that is not allowed

    @B9.62-5
    Scenario: B9.62-5 nor is a vehicle there Hull Down
      Given F6 is level 1 woods
      And hexside F5-F6 is a wall at level 1
      And a German tank in F5
      And a Russian crew in F6
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun attacks the German tank with a Gun
      Then the attack is possible
      And the German tank is not HD to it

    @B9.62-6 @B9.62-4
    Scenario: B9.62-6 nor can it deny wall advantage to who stands above
      Given it is the MPh of the Russian turn
      And F6 is level 1 woods
      And hexside F5-F6 is a hedge at level 1
      And a German squad in F5
      And a Russian squad in F6
      When the Russian squad claims wall advantage over F5-F6
      Then that is allowed
      And the Russian squad has wall advantage

    @B9.62-7
    Scenario Outline: B9.62-7 <elevation> and on the <side> side of the Depression, Crest status makes a claim <verdict>
      Given it is the MPh of the German turn
      And E6, F5 and G5 are gully
      And F6 is level <level> Open Ground
      And hexside F5-F6 is a hedge at level <level>
      And a German squad in Crest status in F5
      And the German squad fronts hexside <front> in its Crest status
      When the German squad claims wall advantage over F5-F6
      Then that is <verdict>

      Examples:
        | row              | elevation        | level | side  | front | verdict     |
        | level-same-side  | level with it    | 0     | same  | F5-F6 | allowed     |
        | level-other-side | level with it    | 0     | other | F4-F5 | not allowed |
        | below-same-side  | a level below it | 1     | same  | F5-F6 | not allowed |
        | below-other-side | a level below it | 1     | other | F4-F5 | not allowed |

    @B9.62-7
    Scenario: B9.62-7c it is the Depression between them that bars the claim
      Given it is the MPh of the German turn
      And E6, F5 and G5 are gully
      And hexside F5-F6 is a hedge at level 0
      And a German squad in Crest status in F5
      And the German squad fronts hexside F4-F5 in its Crest status
      When the German squad claims wall advantage
      Then that is not allowed
      And B9.62 forbids it

    @B9.62-7
    Scenario Outline: B9.62-7b in Crest status on the <side> side of the Depression a hedge level with it gives a TEM of <tem>
      Given E6, F5 and G5 are gully
      And hexside F5-F6 is a hedge at level 0
      And a German squad in Crest status in F5
      And the German squad fronts hexside <front> in its Crest status
      And a Russian squad in F7
      When the Russian squad attacks the German squad with small-arms fire
      Then the hedge gives <tem>

      Examples:
        | side  | front | tem         |
        | same  | F5-F6 | a TEM of +1 |
        | other | F4-F5 | no TEM      |

    @B9.62-8
    Scenario: B9.62-8 who is below one hedge may have wall advantage over another
      Given it is the MPh of the German turn
      And F6 is level 1 Open Ground
      And hexside F5-F6 is a hedge at level 1
      And hexside F5-G5 is a hedge
      And a German squad in F5
      When the German squad claims wall advantage over F5-G5
      Then that is allowed
      And the German squad has wall advantage over F5-G5 and nothing else

    @B9.62-9
    Scenario: B9.62-9a but not if it is broken and alone
      Given it is the MPh of the German turn
      And F6 is level 1 Open Ground
      And hexside F5-F6 is a hedge at level 1
      And hexside F5-G5 is a hedge
      And a broken German squad in F5
      When the German squad claims wall advantage over F5-G5
      Then that is not allowed

    @B9.62-9
    Scenario: B9.62-9b nor if an enemy has it over the other hedge
      Given it is the MPh of the German turn
      And F6 is level 1 Open Ground
      And hexside F5-F6 is a hedge at level 1
      And hexside F5-G5 is a hedge
      And a German squad in F5
      And a Russian squad in G5
      And the Russian squad has wall advantage
      When the German squad claims wall advantage over F5-G5
      Then that is not allowed

    @B9.62-9
    Scenario: B9.62-9c nor if the other hedge too stands on another level
      Given it is the MPh of the German turn
      And F6 and G5 are level 1 Open Ground
      And hexside F5-F6 is a hedge at level 1
      And hexside F5-G5 is a hedge at level 1
      And a German squad in F5
      When the German squad claims wall advantage over F5-G5
      Then that is not allowed

    @B9.62-10
    Scenario: B9.62-10 Crest status below one hedge does not keep it from the hedge on its level
      Given it is the MPh of the German turn
      And E6, F5 and G5 are gully
      And F6 is level 1 Open Ground
      And hexside F5-F6 is a hedge at level 1
      And hexside F5-G6 is a hedge at level 0
      And a German squad in Crest status in F5
      And the German squad fronts hexside F5-F6 in its Crest status
      When the German squad claims wall advantage over F5-G6
      Then that is allowed
      And the German squad has wall advantage over F5-G6 and nothing else

  Rule: B9.62 EX: the 4-6-7 IN 25B4

    @B9.62-EX1-1 @B9.62-EX1-3
    Scenario Outline: B9.62-EX1-1 it has no TEM of the hedges against <hex>
      Given the board excerpt 25_C5
      And a German 4-6-7 squad IN B4
      And a British squad in <hex>
      When the British squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the hedge gives no TEM
      And the TEM is 0

      Examples:
        | hex |
        | B5  |
        | C6  |

    @B9.62-EX1-2 @B9.62-EX1-7
    Scenario: B9.62-EX1-2 nor may it claim wall advantage over B4-B5
      Given the board excerpt 25_C5
      And it is the MPh of the German turn
      And a German 4-6-7 squad IN B4
      When the German squad claims wall advantage over B4-B5
      Then that is not allowed

    @B9.62-EX1-4 @B9.62-EX1-2
    Scenario: B9.62-EX1-4a the 4-5-8 in B5 may
      Given the board excerpt 25_C5
      And it is the MPh of the British turn
      And a German 4-6-7 squad IN B4
      And a British 4-5-8 squad in B5
      When the British squad claims wall advantage over B4-B5
      Then that is allowed
      And the British squad has wall advantage

    @B9.62-EX1-4
    Scenario: B9.62-EX1-4b and has the TEM of the hedge against it
      Given the board excerpt 25_C5
      And a German 4-6-7 squad IN B4
      And a British 4-5-8 squad in B5
      And the British squad has wall advantage
      When the German squad attacks the British squad with small-arms fire
      Then the attack is possible
      And the hedge gives a TEM of +1
      And the TEM is +1

    @B9.62-EX1-5
    Scenario: B9.62-EX1-5 and so has the 4-5-7 in C6, where its fire comes in at an end of C5-C6
      Given the board excerpt 25_C5
      And a German 4-6-7 squad IN B4
      And a British 4-5-7 squad in C6
      When the German squad attacks the British squad with small-arms fire
      Then the attack is possible
      And the hedge gives a TEM of +1

  Rule: B9.62 EX: the 4-6-7 in Crest status in 25B4

    @B9.62-EX1-6 @B9.62-EX1-8
    Scenario Outline: B9.62-EX1-6 fronting <front> with wall advantage it has the hedge and no more against <hex>
      Given the board excerpt 25_C5
      And a German 4-6-7 squad in Crest status in B4
      And the German squad fronts hexside <front> in its Crest status
      And the German squad has wall advantage
      And a British squad in <hex>
      When the British squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the Crest status gives no TEM
      And the hedge gives a TEM of +1
      And the TEM is +1

      Examples:
        | row                    | front | hex |
        | front-a5-b4-against-b5 | A5-B4 | B5  |
        | front-a5-b4-against-c6 | A5-B4 | C6  |
        | front-b4-b5-against-b5 | B4-B5 | B5  |
        | front-b4-b5-against-c6 | B4-B5 | C6  |

    @B9.62-EX1-7
    Scenario Outline: B9.62-EX1-7 fronting <front> it may claim wall advantage over B4-B5
      Given the board excerpt 25_C5
      And it is the MPh of the German turn
      And a German 4-6-7 squad in Crest status in B4
      And the German squad fronts hexside <front> in its Crest status
      And a British 4-5-8 squad in B5
      When the German squad claims wall advantage over B4-B5
      Then that is allowed
      And the German squad has wall advantage

      Examples:
        | front |
        | A5-B4 |
        | B4-B5 |

    @B9.62-EX1-9
    Scenario: B9.62-EX1-9 without wall advantage it may use entrenchment TEM against B5
      Given the board excerpt 25_C5
      And a German 4-6-7 squad in Crest status in B4
      And the German squad fronts hexside B4-B5 in its Crest status
      And a British 4-5-8 squad in B5
      And the British squad has wall advantage
      When the British squad attacks the German squad with small-arms fire
      Then the Crest status gives a TEM of +2
      And the TEM is +2

    @B9.62-EX1-10 @B9.62-EX1-11
    Scenario: B9.62-EX1-10 without wall advantage it has the hedge, and no entrenchment TEM, against C6
      Given the board excerpt 25_C5
      And a German 4-6-7 squad in Crest status in B4
      And the German squad fronts hexside B4-B5 in its Crest status
      And a British 4-5-8 squad P in B5
      And P has wall advantage
      And a British 4-5-7 squad Q in C6
      When Q attacks the German squad with small-arms fire
      Then the hedge gives a TEM of +1
      And the Crest status gives no TEM
      And the TEM is +1

    @B9.62-EX1-11
    Scenario: B9.62-EX1-11 with wall advantage it has no entrenchment TEM against C6 either
      Given the board excerpt 25_C5
      And a German 4-6-7 squad in Crest status in B4
      And the German squad fronts hexside B4-B5 in its Crest status
      And the German squad has wall advantage
      And a British 4-5-7 squad in C6
      When the British squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the Crest status gives no TEM

  Rule: B9.62 EX: the 4-6-8 IN 25C5 and the 4-4-7 above it

    @B9.62-EX1-12
    Scenario Outline: B9.62-EX1-12 <place> C5 there is no hedge TEM against C6
      Given the board excerpt 25_C5
      And a German squad <place> C5
      And a British 4-5-7 squad in C6
      When the British squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the hedge gives no TEM

      Examples:
        | place              |
        | IN                 |
        | in Crest status in |

    @B9.62-EX1-13
    Scenario Outline: B9.62-EX1-13 nor wall advantage over C5-C6, <place> C5
      Given the board excerpt 25_C5
      And it is the MPh of the German turn
      And a German squad <place> C5
      When the German squad claims wall advantage over C5-C6
      Then that is not allowed

      Examples:
        | place              |
        | IN                 |
        | in Crest status in |

    # The EX leaves the orchards out of account, and so does C6 here.
    @B9.62-EX1-14 @B9.62-EX1-15 @B9.62-EX1-12 @B9.62-EX1-16 @B9.62-EX1-20
    Scenario Outline: B9.62-EX1-14 against the hero in B6 the hedge B5-C5 is worth <tem> <place> C5
      Given the board excerpt 25_C5
      And a German squad P <place> C5
      And C6 is level 1 Open Ground
      And a British hero in B6
      When the British hero attacks P with small-arms fire
      Then the attack is possible
      And the hedge gives a TEM of <tem>

      Examples:
        | place              | tem |
        | in Crest status in | +1  |
        | IN                 | 0   |

    @B9.62-EX1-16
    Scenario Outline: B9.62-EX1-16 the hedge C5-C6 by itself is nothing to that attack, <place> C5
      Given the board excerpt 25_C5
      And hexside B5-C5 carries nothing
      And a German squad <place> C5
      And C6 is level 1 Open Ground
      And a British hero in B6
      When the British hero attacks the German squad with small-arms fire
      Then the attack is possible
      And the hedge gives no TEM

      Examples:
        | place              |
        | in Crest status in |
        | IN                 |

    @B9.62-EX1-17 @B9.62-EX1-19 @B9.62-EX1-13 @B9.62-EX1-18
    Scenario: B9.62-EX1-17 if no British squad has wall advantage the 4-4-7 may claim it, over B5-C5 alone
      Given the board excerpt 25_C5
      And it is the MPh of the German turn
      And a German 4-4-7 squad in Crest status in C5
      And the German squad fronts hexside B5-C5 in its Crest status
      And a British 4-5-8 squad in B5
      When the German squad claims wall advantage
      Then that is allowed
      And the German squad has wall advantage over B5-C5 and nothing else

    @B9.62-EX1-18
    Scenario Outline: B9.62-EX1-18 if the squad in <hex> has it, the 4-4-7 may not
      Given the board excerpt 25_C5
      And it is the MPh of the German turn
      And a German 4-4-7 squad in Crest status in C5
      And the German squad fronts hexside B5-C5 in its Crest status
      And a British squad in <hex>
      And the British squad has wall advantage
      When the German squad claims wall advantage
      Then that is not allowed

      Examples:
        | hex |
        | B5  |
        | C6  |

    @B9.62-EX1-20
    Scenario: B9.62-EX1-20 in Crest status in D5 there is no hedge TEM against B5
      Given the board excerpt 25_C5
      And a German 5-4-8 squad in Crest status in D5
      And the German squad fronts hexside C6-D5 in its Crest status
      And a British 4-5-8 squad in B5
      When the British squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the hedge gives no TEM

  Rule: B9.62 Crest status and a wall between two Depressions

    @B9.62-7
    Scenario: B9.62-7d a wall between equal Base Levels is no Hillside wall, and shelters on either side
      Given F4 and F5 are gully
      And hexside F4-F5 is a wall at level 0
      And a German squad in Crest status in F5
      And the German squad fronts hexside F5-F6 in its Crest status
      And a Russian squad in F3
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the wall gives a TEM of +2

    @B9.62-2
    Scenario: B9.62-2c a Hillside hedge on a hexspine shelters a unit in Crest status, whatever it fronts
      Given F5 and G5 are gully
      And hexside F4-F5 is a hedge at level 0
      And a German squad in Crest status in G5
      And the German squad fronts hexside G5-H5 in its Crest status
      And a Russian squad in E5
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the hedge gives a TEM of +1
