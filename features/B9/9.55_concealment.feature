@B9.55
Feature: B9.55 Concealment behind bocage

  Rule: B9.55 At set-up who can claim bocage TEM against all that see it is unseen, and in Concealment Terrain

    @B9.55-1
    Scenario Outline: B9.55-1a behind bocage <unit> may set up in the open next to an enemy
      Given it is set-up
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And the German OB may hide 1 squad equivalent
      When <unit> sets up in B2
      Then that is allowed
      And it is <status>

      Examples:
        | unit                           | status    |
        | a concealed German squad       | concealed |
        | a hidden German squad          | hidden    |
        | a concealed German dummy stack | concealed |

    @B9.55-1
    Scenario Outline: B9.55-1b behind a mere <barrier> <unit> may not
      Given it is set-up
      And hexside B2-B3 is a <barrier>
      And B3 is woods
      And a Russian squad in B3
      And the German OB may hide 1 squad equivalent
      When <unit> sets up in B2
      Then that is not allowed
      And A12.12 forbids it

      Examples:
        | unit                           | barrier |
        | a concealed German squad       | wall    |
        | a hidden German squad          | wall    |
        | a concealed German dummy stack | hedge   |

    @B9.55-2
    Scenario: B9.55-2a in set-up a hex with bocage counts as Concealment Terrain
      Given it is set-up
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      When a concealed German squad sets up in B2
      And the players ask about the concealment of the German squad
      Then it counts as in Concealment Terrain

    @B9.55-2
    Scenario: B9.55-2b in the MPh the same hex does not
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And a concealed German squad in B2
      When the players ask about the concealment of the German squad
      Then it does not count as in Concealment Terrain

  Rule: B9.55 The same holds for gaining '?'

    @B9.55-3
    Scenario: B9.55-3a as the CCPh ends Infantry in the open behind bocage gains '?' without a dr
      Given it is the CCPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And a German squad in B2
      When the CCPh ends and the RPh begins
      Then the German squad is concealed

    @B9.55-3
    Scenario Outline: B9.55-3b behind a <barrier> in the open it gains none
      Given it is the CCPh of the German turn
      And hexside B2-B3 is a <barrier>
      And B3 is woods
      And a Russian squad in B3
      And a German squad in B2
      When the CCPh ends and the RPh begins
      Then the German squad is not concealed
      And all that is as given

      Examples:
        | barrier      |
        | wall         |
        | hedge        |
        | cactus hedge |

    @B9.55-4 @B9.55-5 @B9.55-6
    Scenario: B9.55-4a wall advantage itself is not needed
      Given it is the CCPh of the German turn
      And hexside B2-B3 is a bocage
      And B2 is woods
      And B3 is woods
      And a Russian squad in B3
      And a German squad in B2
      When the CCPh ends and the RPh begins
      Then the German squad is concealed
      And the German squad has no wall advantage

    @B9.55-4
    Scenario: B9.55-4b in woods behind a wall, with an enemy adjacent, it gains none
      Given it is the CCPh of the German turn
      And hexside B2-B3 is a wall
      And B2 is woods
      And B3 is woods
      And a Russian squad in B3
      And a German squad in B2
      When the CCPh ends and the RPh begins
      Then the German squad is not concealed
      And all that is as given

    @B9.55-5
    Scenario: B9.55-5 one enemy that sees past the bocage is one too many
      Given it is the CCPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And a Russian squad in B1
      And a German squad in B2
      When the CCPh ends and the RPh begins
      Then the German squad is not concealed
      And all that is as given

    @B9.55-6
    Scenario: B9.55-6 an enemy with wall advantage over the bocage undoes it
      Given it is the CCPh of the German turn
      And hexside B2-B3 is a bocage
      And B2 is woods
      And a Russian squad in B3
      And the Russian squad has wall advantage
      And a German squad in B2
      When the CCPh ends and the RPh begins
      Then the German squad is not concealed
      And all that is as given

    @B9.55-7
    Scenario Outline: B9.55-7 <watcher> that sees past the bocage is ignored
      Given it is the CCPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And <watcher> in B1
      And a German squad in B2
      When the CCPh ends and the RPh begins
      Then the German squad is concealed

      Examples:
        | watcher                |
        | a broken Russian squad |
        | a Russian aircraft     |

    @B9.55-8
    Scenario Outline: B9.55-8a <unit> behind bocage is not in Concealment Terrain for it
      Given it is the CCPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And <unit> in B2
      When the players ask about the concealment of <name>
      Then it does not count as in Concealment Terrain

      Examples:
        | unit                   | name             |
        | a German tank          | the German tank  |
        | a German truck         | the German truck |
        | a German Cavalry squad | the German squad |

    @B9.55-8
    Scenario Outline: B9.55-8b <unit> behind bocage gains no '?'
      Given it is the CCPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And <unit> in B2
      When the CCPh ends and the RPh begins
      Then <name> is not concealed
      And all that is as given

      Examples:
        | unit                   | name             |
        | a German tank          | the German tank  |
        | a German truck         | the German truck |
        | a German Cavalry squad | the German squad |

  Rule: B9.55 Loss of '?' in the RPh and by movement in the MPh

    @B9.55-9
    Scenario Outline: B9.55-9f a leader that rallies behind a <barrier>: '?' <status>
      Given it is the RPh of the German turn
      And hexside B2-B3 is a <barrier>
      And B3 is woods
      And a Russian squad in B3
      And a German 8+0 leader in B2
      And the German leader is concealed
      And a broken German 4-6-7 squad in B2
      When the German leader tries to rally the German squad with an Original DR of 5
      Then the German leader <verdict> concealed

      Examples:
        | barrier | status | verdict |
        | bocage  | stays  | is      |
        | wall    | goes   | is not  |

    @B9.55-9
    Scenario Outline: B9.55-9 to Recover a weapon in the RPh behind a <barrier>: '?' <status>
      Given it is the RPh of the German turn
      And hexside B2-B3 is a <barrier>
      And B3 is woods
      And a Russian squad in B3
      And a concealed German squad in B2
      And a LMG in B2
      When the German squad tries to Recover the LMG
      Then that is allowed
      And the German squad is <status>

      Examples:
        | barrier | status        |
        | bocage  | concealed     |
        | wall    | not concealed |

    @B9.55-10 @B9.55-8
    Scenario Outline: B9.55-10a the concealed squad <moves> behind bocage and keeps its '?'
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And a concealed German squad in B1
      When the German squad <moves>
      Then that is allowed
      And the German squad is concealed
      And the German squad counts as concealed
      And all that is as given

      Examples:
        | moves                           |
        | moves into B2 by Assault Movement |
        | moves into B2                   |
        | moves into B2 by Double Time    |

    @B9.55-10
    Scenario Outline: B9.55-10b behind a wall the squad that <moves> loses its '?'
      Given it is the MPh of the German turn
      And hexside B2-B3 is a wall
      And B3 is woods
      And a Russian squad in B3
      And a concealed German squad in B1
      When the German squad <moves>
      Then that is allowed
      And the German squad is not concealed
      And the German squad has lost its concealment by its movement

      Examples:
        | moves                        |
        | moves into B2                |
        | moves into B2 by Double Time |

    @B9.55-10
    Scenario Outline: B9.55-10t behind a wall a <told> tank that <turns> in its hex in its MPh loses its '?'
      Given it is the MPh of the German turn
      And hexside B2-B3 is a wall
      And a Russian squad in B4
      And a <told> German tank T in B2
      When T <turns>
      Then that is allowed
      And T is not concealed
      And T has lost its concealment by its movement

      Examples:
        | row    | told | turns                        |
        | hull   | concealed | turns its hull by 1 hexspine |
        | starts | concealed | starts its engine            |
        | stops  | concealed moving | Stops                        |

    @B9.55-10
    Scenario Outline: B9.55-10u behind a wall, seen by a <state> squad, a concealed crew that <how> a <vehicle> which <acts> <keeps> its '?'
      Given it is the MPh of the German turn
      And hexside B2-B3 is a wall
      And a <state> Russian squad in B4
      And a German <vehicle> T in <from>
      And a concealed German crew P in <from>
      And P <how> T
      When T <acts>
      Then that is allowed
      And P <is> concealed

      Examples: a Passenger or Rider moves with its vehicle
        | row       | state      | how                     | vehicle | from | acts              | keeps | is     |
        | passenger | Good Order | is aboard               | truck   | B1   | moves into B2     | loses | is not |
        | rider     | Good Order | rides on                | tank    | B1   | moves into B2     | loses | is not |
        | crew      | Good Order | is the Inherent crew of | tank    | B1   | moves into B2     | loses | is not |
        | starts    | Good Order | is aboard               | truck   | B2   | starts its engine | loses | is not |

      Examples: unseen it does not
        | row    | state  | how       | vehicle | from | acts          | keeps | is |
        | unseen | broken | is aboard | truck   | B1   | moves into B2 | keeps | is |

    @B9.55-9 @B9.55-11
    Scenario Outline: B9.55-11e in the <phase> behind a <barrier> P hands a LMG to Q, seen: both <are>
      Given it is the <phase> of the German turn
      And hexside B2-B3 is a <barrier>
      And B3 is woods
      And a Russian squad in B3
      And a concealed German squad P in B2
      And a concealed German squad Q in B2
      And P possesses a LMG
      When P Transfers the LMG to Q
      Then that is allowed
      And P <is> concealed
      And Q <is> concealed

      Examples: bocage, in the RPh alone
        | row        | phase | barrier | is     | are             |
        | rph-bocage | RPh   | bocage  | is     | stay concealed  |
        | aph-bocage | APh   | bocage  | is not | lose their '?'  |

      Examples: a hedge never
        | row       | phase | barrier | is     | are            |
        | rph-hedge | RPh   | hedge   | is not | lose their '?' |
        | aph-hedge | APh   | hedge   | is not | lose their '?' |

    @B9.55-11
    Scenario Outline: B9.55-11 in the <phase> of the <side> turn fire costs '?' behind bocage as anywhere
      Given it is the <phase> of the <side> turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And a concealed German squad in B2
      And the German squad has wall advantage
      When the German squad fires at the Russian squad
      Then that is allowed
      And the German squad is not concealed
      And the German squad has lost its concealment by its activity

      Examples:
        | phase | side    |
        | PFPh  | German  |
        | AFPh  | German  |
        | DFPh  | Russian |

    @B9.55-20
    Scenario: B9.55-20a Non-Assault movement into the hex behind bocage keeps '?'
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And a concealed German squad in B1
      When the German squad moves into B2
      Then that is allowed
      And the German squad is concealed
      And all that is as given

    @B9.55-20
    Scenario: B9.55-20b entering a foxhole behind bocage keeps '?'
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And B2 holds a foxhole 1S
      And a concealed German squad in B2
      When the German squad goes beneath the foxhole
      Then that is allowed
      And the German squad is concealed
      And all that is as given

    @B9.55-20
    Scenario: B9.55-20c exiting a foxhole behind bocage keeps '?'
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And B2 holds a foxhole 1S
      And a concealed German squad beneath the foxhole in B2
      When the German squad comes out of the foxhole
      Then that is allowed
      And the German squad is concealed
      And all that is as given

    @B9.55-20
    Scenario: B9.55-20d exiting a foxhole in the open costs it
      Given it is the MPh of the German turn
      And B3 is woods
      And a Russian squad in B3
      And B2 holds a foxhole 1S
      And a concealed German squad beneath the foxhole in B2
      When the German squad comes out of the foxhole
      Then that is allowed
      And the German squad is not concealed

    @B9.55-20
    Scenario: B9.55-20e placing a DC behind bocage costs '?'
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And a concealed German squad in B2
      And the German squad possesses a DC
      When the German squad Places its DC in B3
      Then that is allowed
      And the German squad is not concealed
      And the German squad has lost its concealment by its activity
      And the DC is Placed

    @B9.55-21
    Scenario: B9.55-21 FFNAM applies to a Non-Assault move behind bocage all the same
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And a concealed German squad in B1
      When the German squad moves into B2
      And the Russian squad declares Defensive First Fire at the German squad
      Then FFNAM applies
      And the German squad is concealed

  Rule: B9.55 What only bocage allowed is lost if at the end of set-up it is seen through non-bocage

    @B9.55-12
    Scenario Outline: B9.55-12a <unit> seen through non-bocage is on board without '?'
      Given it is set-up
      And the German OB may hide 1 squad equivalent
      And hexside B2-B3 is a bocage
      When <unit> sets up in B2
      And a Russian squad sets up in B1
      And the set-up of both sides ends
      Then the German squad is not hidden
      And the German squad is not concealed
      And the German squad is on top in B2
      And the German squad has lost its concealment by being seen

      Examples:
        | unit                     |
        | a hidden German squad    |
        | a concealed German squad |

    @B9.55-12
    Scenario: B9.55-12h who was never hidden nor concealed loses nothing
      Given it is set-up
      And hexside B2-B3 is a bocage
      When a German squad sets up in B2
      And a Russian squad sets up in B1
      And the set-up of both sides ends
      Then the German squad has lost neither HIP nor '?'

    @B9.55-12
    Scenario Outline: B9.55-12b <dummies> seen through non-bocage is removed from play
      Given it is set-up
      And hexside B2-B3 is a bocage
      When <dummies> sets up in B2
      And a Russian squad sets up in B1
      And the set-up of both sides ends
      Then the German dummy stack is removed from play

      Examples: said to be concealed or not
        | dummies                        |
        | a concealed German dummy stack |
        | a German dummy stack           |

    @B9.55-12
    Scenario Outline: B9.55-12c <unit> seen through bocage alone stays as it is
      Given it is set-up
      And the German OB may hide 1 squad equivalent
      And hexside B2-B3 is a bocage
      And B3 is woods
      When <unit> sets up in B2
      And a Russian squad sets up in B3
      And the set-up of both sides ends
      Then <name> is <status>
      And <name> counts as concealed
      And <name> is still in play

      Examples:
        | unit                           | name                   | status    |
        | a hidden German squad          | the German squad       | hidden    |
        | a concealed German squad       | the German squad       | concealed |
        | a concealed German dummy stack | the German dummy stack | concealed |

    @B9.55-12 @reading:B9.55-range-at-set-up
    Scenario Outline: B9.55-12j seen over no bocage by an enemy in <far>, 17 hexes away, <unit> is <status>
      Given it is set-up
      And the German OB may hide 1 squad equivalent
      And hexside B1-B2 is a bocage
      When <unit> sets up in B2
      And a Russian squad sets up in <far>
      And the set-up of both sides ends
      Then the German squad is <status>

      Examples:
        | row       | far | unit                     | status |
        | hidden    | S2  | a hidden German squad    | hidden |
        | concealed | S2  | a concealed German squad | concealed |

    @B9.55-12 @reading:B9.55-range-at-set-up=any-range
    Scenario Outline: B9.55-12k by the other reading, seen over no bocage by an enemy in <far>, 17 hexes away, <unit> is <status>
      Given it is set-up
      And the German OB may hide 1 squad equivalent
      And hexside B1-B2 is a bocage
      When <unit> sets up in B2
      And a Russian squad sets up in <far>
      And the set-up of both sides ends
      Then the German squad is <status>

      Examples:
        | row       | far | unit                     | status |
        | hidden    | S2  | a hidden German squad    | not hidden |
        | concealed | S2  | a concealed German squad | not concealed |

    @B9.55-12
    Scenario Outline: B9.55-12l at 16 hexes it has lost it by both: <unit>
      Given it is set-up
      And the German OB may hide 1 squad equivalent
      And hexside B1-B2 is a bocage
      When <unit> sets up in B2
      And a Russian squad sets up in R2
      And the set-up of both sides ends
      Then the German squad is <status>

      Examples:
        | row       | unit                     | status        |
        | hidden    | a hidden German squad    | not hidden    |
        | concealed | a concealed German squad | not concealed |

    @B9.55-12 @reading:B9.55-range-at-set-up
    Scenario: B9.55-12m in set-up an enemy 17 hexes away that sees past the bocage does not matter
      Given it is set-up
      And hexside B1-B2 is a bocage
      And a German squad P in B2
      And a Russian squad in S2
      When the players ask about the concealment of P
      Then it counts as in Concealment Terrain

    @B9.55-12
    Scenario Outline: B9.55-12n an enemy in <far>, which sees past the bocage, matters <when>
      Given it is <phase>
      And hexside B1-B2 is a bocage
      And a German squad P in B2
      And a Russian squad in <far>
      When the players ask about the concealment of P
      Then it does not count as in Concealment Terrain

      Examples: within 16 hexes in set-up, and at any range for the gain of concealment
        | row      | when                   | far | phase                       |
        | sixteen  | in set-up at 16 hexes  | R2  | set-up                      |
        | ccph     | in the CCPh at 17      | S2  | the CCPh of the German turn |

    @B9.55-12
    Scenario Outline: B9.55-12i where the enemy has set up in sight of it <dummies> does not set up in the open
      Given it is set-up
      And a Russian squad in B4
      When <dummies> sets up in B2
      Then that is not allowed

      Examples: said to be concealed or not
        | dummies                        |
        | a concealed German dummy stack |
        | a German dummy stack           |

    @B9.55-13
    Scenario Outline: B9.55-13 until the second side has set up, <unit> keeps what it has
      Given it is set-up
      And the German OB may hide 1 squad equivalent
      And hexside B2-B3 is a bocage
      When <unit> sets up in B2
      And a Russian squad sets up in B1
      Then <name> is <status>

      Examples:
        | unit                           | name                   | status    |
        | a hidden German squad          | the German squad       | hidden    |
        | a concealed German squad       | the German squad       | concealed |
        | a concealed German dummy stack | the German dummy stack | concealed |

    @B9.55-14
    Scenario Outline: B9.55-14 in <terrain>, bocage or no bocage, <unit> stays <status>
      Given it is set-up
      And the German OB may hide 1 squad equivalent
      And hexside B2-B3 is a bocage
      And B2 is <terrain>
      When <unit> sets up in B2
      And a Russian squad sets up in B1
      And the set-up of both sides ends
      Then the German squad is <status>

      Examples:
        | row               | terrain | unit                     | status    |
        | orchard-hidden    | orchard | a hidden German squad    | hidden    |
        | woods-hidden      | woods   | a hidden German squad    | hidden    |
        | orchard-concealed | orchard | a concealed German squad | concealed |
        | woods-concealed   | woods   | a concealed German squad | concealed |

    @B9.55-15
    Scenario Outline: B9.55-15a a broken viewer changes nothing at the end of set-up for <unit>
      Given it is set-up
      And the German OB may hide 1 squad equivalent
      And hexside B2-B3 is a bocage
      When <unit> sets up in B2
      And a broken Russian squad sets up in B1
      And the set-up of both sides ends
      Then the German squad is <status>

      Examples:
        | unit                     | status    |
        | a hidden German squad    | hidden    |
        | a concealed German squad | concealed |

    @B9.55-15
    Scenario Outline: B9.55-15b nor in play, where <watcher> leaves it <status>
      Given it is the MPh of the Russian turn
      And hexside B2-B3 is a bocage
      And a hidden German squad in B2
      And <watcher> in A3
      When the MPh ends and the DFPh begins
      Then the German squad is <status>

      Examples:
        | watcher                | status     |
        | a broken Russian squad | hidden     |
        | a Russian squad        | not hidden |

  Rule: B9.55 In play who is hidden by bocage alone goes on board concealed when seen past its TEM

    @B9.55-16 @B9.55-17
    Scenario: B9.55-16 an enemy comes where it sees past the bocage
      Given it is the MPh of the Russian turn
      And hexside B2-B3 is a bocage
      And a hidden German squad in B2
      And a Russian squad in A4
      When the Russian squad moves into A3
      Then the German squad is not hidden
      And the German squad is concealed

    @B9.55-17
    Scenario: B9.55-17 an enemy that comes to see through the bocage brings nothing to light
      Given it is the MPh of the Russian turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a hidden German squad in B2
      And a Russian squad in B4
      When the Russian squad moves into B3
      Then the Russian squad has no wall advantage
      And the German squad is hidden

    @B9.55-18
    Scenario: B9.55-18 an enemy that takes wall advantage over the bocage sees past its TEM
      Given it is the MPh of the Russian turn
      And hexside B2-B3 is a bocage
      And a hidden German squad in B2
      And a Russian squad in B4
      When the Russian squad moves into B3
      And the Russian squad claims wall advantage
      Then the German squad is not hidden
      And the German squad is concealed

    @B9.55-19
    Scenario: B9.55-19a HIP lost at the end of set-up leaves no '?'
      Given it is set-up
      And the German OB may hide 1 squad equivalent
      And hexside B2-B3 is a bocage
      When a hidden German squad sets up in B2
      And a Russian squad sets up in A3
      And the set-up of both sides ends
      Then the German squad is not hidden
      And the German squad is not concealed

    @B9.55-19
    Scenario: B9.55-19b HIP lost in play to the same enemy leaves a '?'
      Given it is set-up
      And the Russian player moves first
      And the German OB may hide 1 squad equivalent
      And hexside B2-B3 is a bocage
      When a hidden German squad sets up in B2
      And a Russian squad sets up in A4
      And the set-up of both sides ends
      And the RPh ends and the MPh begins
      And the Russian squad moves into A3
      Then that is allowed
      And the German squad is not hidden
      And the German squad is concealed

  Rule: B9.55 Bocage against all viewers, and for Infantry alone

    @B9.55-9
    Scenario: B9.55-9b one viewer past the bocage is enough to lose '?' in the RPh
      Given it is the RPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And a Russian squad in B1
      And a concealed German squad in B2
      And a LMG in B2
      When the German squad tries to Recover the LMG
      Then that is allowed
      And the German squad is not concealed

    @B9.55-10
    Scenario: B9.55-10c one viewer past the bocage is enough to lose '?' by moving
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And a Russian squad in A2
      And a concealed German squad in B1
      When the German squad moves into B2
      Then that is allowed
      And the German squad is not concealed

    @B9.55-10
    Scenario Outline: B9.55-10d <watcher> past the bocage is enough to lose '?' by moving
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And <watcher> in A2
      And a concealed German squad in B1
      When the German squad moves into B2
      Then that is allowed
      And the German squad is not concealed

      Examples: all ground units in Good Order count
        | watcher                 |
        | a Russian tank          |
        | a Russian truck         |
        | a Russian armored car   |
        | a Russian Cavalry squad |
        | a Russian leader        |

    @B9.55-9
    Scenario Outline: B9.55-9c <watcher> past the bocage is enough to lose '?' in the RPh
      Given it is the RPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And <watcher> in B1
      And a concealed German squad in B2
      And a LMG in B2
      When the German squad tries to Recover the LMG
      Then that is allowed
      And the German squad is not concealed

      Examples: all ground units in Good Order count
        | watcher                 |
        | a Russian tank          |
        | a Russian truck         |
        | a Russian armored car   |
        | a Russian Cavalry squad |
        | a Russian leader        |

    @B9.55-8
    Scenario: B9.55-8c Cavalry loses '?' by moving behind bocage
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And a concealed German Cavalry squad in B1
      When the German squad moves into B2
      Then that is allowed
      And the German squad is not concealed

    @B9.55-12
    Scenario: B9.55-12d a wall of the hex is non-bocage
      Given it is set-up
      And the German OB may hide 1 squad equivalent
      And hexside B2-B3 is a bocage
      And hexside B1-B2 is a wall
      When a hidden German squad sets up in B2
      And a Russian squad sets up in B1
      And the set-up of both sides ends
      Then the German squad is not hidden
      And the German squad is not concealed

    @B9.55-12 @reading:B9.55-end-of-set-up
    Scenario: B9.55-12e who sees through the bocage with wall advantage over it leaves the squad concealed
      Given it is set-up
      And the German OB may hide 1 squad equivalent
      And hexside B2-B3 is a bocage
      When a hidden German squad sets up in B2
      And a Russian squad E is set up in B3 with wall advantage
      And the set-up of both sides ends
      Then the German squad is concealed

    @B9.55-12 @reading:B9.55-end-of-set-up=as-in-play
    Scenario: B9.55-12f or by the other reading it is shown as by any LOS that bocage TEM does not affect
      Given it is set-up
      And the German OB may hide 1 squad equivalent
      And hexside B2-B3 is a bocage
      When a hidden German squad sets up in B2
      And a Russian squad E is set up in B3 with wall advantage
      And the set-up of both sides ends
      Then the German squad is not concealed

    @B9.55-16
    Scenario: B9.55-16b HIP that no bocage allowed is not lost so
      Given it is the MPh of the Russian turn
      And hexside B2-B3 is a wall
      And a hidden German squad in B2
      And a Russian squad in A4
      When the Russian squad moves into A3
      Then the German squad is hidden
      And all that is as given
