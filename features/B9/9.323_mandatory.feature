@B9.323
Feature: B9.323 Mandatory wall advantage

  Rule: B9.323 Where the hex offers nothing else

    @B9.323-1
    Scenario Outline: B9.323-1 in <ground> it is <kind>
      Given F5 is <ground>
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And it is the PFPh of the German turn
      When the players ask about the wall advantage of P
      Then the wall advantage of P is <kind>
      And <result>

      Examples: no in-hex TEM of +1
        | ground      | kind      | result               |
        | Open Ground | mandatory | P has wall advantage |
        | grain       | mandatory | P has wall advantage |
        | brush       | mandatory | P has wall advantage |
        | orchard     | mandatory | P has wall advantage |

      Examples: in-hex TEM of +1 or better
        | ground           | kind      | result                  |
        | woods            | voluntary | P has no wall advantage |
        | a stone building | voluntary | P has no wall advantage |
        | shellholes       | voluntary | P has no wall advantage |

    @B9.323-2
    Scenario: B9.323-2 a Hindrance in the hex does not lift it
      Given F5 is grain
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And it is the PFPh of the German turn
      When P forfeits wall advantage
      Then that is not allowed
      And B9.323 forbids it

    @B9.323-3
    Scenario: B9.323-3a what is mandatory is not given up
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And it is the PFPh of the German turn
      When P forfeits wall advantage
      Then that is not allowed
      And B9.323 forbids it

    @B9.323-3 @B9.323-2
    Scenario: B9.323-3b what is voluntary is
      Given F5 is woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And it is the PFPh of the German turn
      When P forfeits wall advantage
      Then that is allowed
      And P has no wall advantage

    @B9.323-4
    Scenario: B9.323-4 a hidden unit may let even mandatory wall advantage go
      Given hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And P has wall advantage
      And F6 is woods
      And a Russian squad E in F6
      And it is the MPh of the Russian turn
      When E claims wall advantage
      Then that is allowed
      And P is hidden
      And P has no wall advantage
      And E has wall advantage

    @B9.323-5
    Scenario: B9.323-5a neither Emplacement nor a Gunshield lifts it
      Given hexside F5-F6 is a wall
      And a German crew P in F5
      And P possesses an emplaced AT Gun
      When the players ask about the wall advantage of P
      Then P has wall advantage
      And the wall advantage of P is mandatory
      And P may not forfeit wall advantage

    @B9.323-5
    Scenario: B9.323-5b nor does a Gun that is not emplaced
      Given hexside F5-F6 is a wall
      And a German crew P in F5
      And P possesses an AT Gun
      When the players ask about the wall advantage of P
      Then P has wall advantage
      And the wall advantage of P is mandatory
      And P may not forfeit wall advantage

    @B9.323-5
    Scenario: B9.323-5c Height Advantage does not lift it
      Given F5 is level 1 Open Ground
      And hexside F5-F6 is a wall at level 1
      And a German squad P in F5
      And a Russian squad E in F7
      When the players ask about the wall advantage of P
      Then P has wall advantage
      And the wall advantage of P is mandatory
      And P may not forfeit wall advantage

    @B9.323-5
    Scenario: B9.323-5d a friendly AFV with wall advantage does not lift it
      Given hexside F5-F6 is a wall
      And a German tank T in F5
      And T has wall advantage
      And a German squad P in F5
      When the players ask about the wall advantage of P
      Then P has wall advantage
      And the wall advantage of P is mandatory
      And P may not forfeit wall advantage
      And T has wall advantage

  Rule: B9.323 From the first possible moment

    @B9.323-6
    Scenario: B9.323-6a on entering the hex
      Given hexside F5-F6 is a wall
      And a German squad P in F4
      And it is the MPh of the German turn
      When P moves into F5
      Then P has wall advantage over F5-F6 and nothing else

    @B9.323-6
    Scenario: B9.323-6b on rallying
      Given hexside F5-F6 is a wall
      And a broken German 4-6-7 squad P in F5
      And it is the RPh of the German turn
      When P makes a Rally DR of 2
      Then P has wall advantage

    @B9.323-6 @B9.323-9
    Scenario: B9.323-6c when the enemy breaks
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian squad E in F6
      And E has wall advantage
      And it is the PFPh of the German turn
      When E becomes broken
      Then P has wall advantage
      And E has no wall advantage

    @B9.323-6
    Scenario: B9.323-6d when the enemy leaves
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian squad E in F6
      And E has wall advantage
      And it is the MPh of the Russian turn
      When E moves into F7
      Then P has wall advantage
      And E has no wall advantage

    @B9.323-6
    Scenario: B9.323-6e on setting up
      Given hexside F5-F6 is a wall
      And it is set-up
      When a German squad P sets up in F5
      Then P has wall advantage

    @B9.323-7 @B9.323-8
    Scenario Outline: B9.323-7 with <enemy> the answer about the counter is <due>
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And <enemy>
      When the players ask about the wall advantage of P
      Then P has wall advantage
      And to the question whether P must bear a Wall Advan counter the answer is <due>

      Examples: an enemy across a shared wall
        | enemy                 | due |
        | a Russian squad in F7 | no  |
        | a Russian squad in F4 | no  |
        | a Russian squad in F6 | yes |

      Examples: a friend, and an enemy that is not on board
        | enemy                        | due |
        | a German squad in F6         | no  |
        | a hidden Russian squad in F6 | no  |
        | a captured Russian squad in F6 | no  |

    @B9.323-8
    Scenario Outline: B9.323-8a <unit> F5 does not get it
      Given hexside F5-F6 is a wall
      And F5 holds a foxhole 1S
      And <unit> F5
      And it is the PFPh of the German turn
      When the players ask about the wall advantage of P
      Then P has no wall advantage

      Examples: excluded by 9.32
        | unit                                    |
        | a broken German squad P in              |
        | an unarmed German squad P in            |
        | a German squad P beneath the foxhole in |

    @B9.323-8
    Scenario: B9.323-8b a unit denied it by an enemy does not get it
      Given hexside F5-F6 is a wall
      And a Russian squad E in F6
      And E has wall advantage
      And a German squad P in F5
      And it is the PFPh of the German turn
      When the players ask about the wall advantage of P
      Then P has no wall advantage
      And E has wall advantage

    @B9.323-9
    Scenario: B9.323-9 it ends with the right to it
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And it is the PFPh of the Russian turn
      When P becomes broken
      Then P has no wall advantage

  Rule: B9.323 What besides terrain lifts it

    @B9.323-1
    Scenario Outline: B9.323-1b with <what> in <hex> the wall advantage of a squad in F5 is <kind>
      Given hexside F5-F6 is a wall
      And <what> in <hex>
      And a German squad P in F5
      And it is the PFPh of the German turn
      When the players ask about the wall advantage of P
      Then the wall advantage of P is <kind>

      Examples: a wreck in its hex
        | row      | what    | hex | kind      |
        | wreck-f5 | a wreck | F5  | voluntary |

      Examples: an AFV in its hex that cannot have wall advantage
        | row                      | what                     | hex | kind      |
        | abandoned-german-tank-f5 | an abandoned German tank | F5  | voluntary |

      Examples: not elsewhere, nothing less, no AFV that has wall advantage itself
        | row             | what           | hex | kind      |
        | wreck-f4        | a wreck        | F4  | mandatory |
        | german-tank-f4  | a German tank  | F4  | mandatory |
        | german-tank-f5  | a German tank  | F5  | mandatory |
        | german-truck-f5 | a German truck | F5  | mandatory |
        | lmg-f5          | a LMG          | F5  | mandatory |

    @B9.323-1
    Scenario: B9.323-1d a wreck is no cover for Cavalry
      Given hexside F5-F6 is a wall
      And a wreck in F5
      And a German Cavalry squad P in F5
      And it is the PFPh of the German turn
      When the players ask about the wall advantage of P
      Then the wall advantage of P is mandatory
      And P has wall advantage

    @B9.323-1 @reading:B9.323-what-lifts-it
    Scenario: B9.323-1e on a bridge, which has TEM, it is not mandatory over a Roadblock
      Given F5 is a bridge
      And hexside F5-F6 is a Roadblock
      And a German squad P on the bridge in F5
      And it is the PFPh of the German turn
      When the players ask about the wall advantage of P
      Then the wall advantage of P is voluntary
      And P has no wall advantage

    @B9.323-1 @reading:B9.323-what-lifts-it=terrain-alone
    Scenario: B9.323-1j or by the other reading a bridge is no terrain of the hex, and it is mandatory
      Given F5 is a bridge
      And hexside F5-F6 is a Roadblock
      And a German squad P on the bridge in F5
      And it is the PFPh of the German turn
      When the players ask about the wall advantage of P
      Then the wall advantage of P is mandatory
      And P has wall advantage

    @B9.323-1
    Scenario Outline: B9.323-1l on the ground behind a Roadblock alone, in <ground>, it is <kind>
      Given F5 is <ground>
      And hexside F5-F6 is a Roadblock
      And a German squad P in F5
      And it is the PFPh of the German turn
      When the players ask about the wall advantage of P
      Then the wall advantage of P is <kind>
      And P <has>

      Examples: as behind a wall
        | ground      | kind      | has                                            |
        | Open Ground | mandatory | has wall advantage over F5-F6 and nothing else |
        | woods       | voluntary | has no wall advantage                          |

    @B9.62 @B9.323-1 @B9.62-EX1-10
    Scenario: B9.323-1f nor in Crest status, whose TEM it would take away
      Given E6, F5 and G5 are gully
      And hexside F5-F6 is a hedge at level 0
      And a German squad P in Crest status in F5
      And P fronts hexside F5-F6 in its Crest status
      And it is the PFPh of the German turn
      When the players ask about the wall advantage of P
      Then the wall advantage of P is voluntary
      And P has no wall advantage

    @B9.323-1
    Scenario: B9.323-1r nor where it is not told which hexside it fronts
      Given E6, F5 and G5 are gully
      And hexside F5-F6 is a hedge at level 0
      And a German squad P in Crest status in F5
      And it is the PFPh of the German turn
      When the players ask about the wall advantage of P
      Then the wall advantage of P is voluntary
      And P has no wall advantage

    @B9.323-1
    Scenario Outline: B9.323-1g for a tank in <ground>, whose TEM does not keep it from claiming it, it is <kind>
      Given F5 is <ground>
      And hexside F5-F6 is a wall
      And a German tank P in F5
      And it is the MPh of the German turn
      When the players ask about the wall advantage of P
      Then the wall advantage of P is <kind>
      And P may claim wall advantage

      Examples:
        | ground       | kind      |
        | olive grove  | voluntary |
        | cactus patch | voluntary |

    @B9.323-1
    Scenario Outline: B9.323-1h a leader who possesses <what> behind a wall <has>
      Given hexside F5-F6 is a wall
      And a German leader P in F5
      And P possesses <what>
      When the players ask about the wall advantage of P
      Then P <has>

      Examples: armed by it, or not
        | what  | has                   |
        | a LMG | has wall advantage    |
        | a FT  | has wall advantage    |
        | a DC  | has no wall advantage |

    @B9.323-1
    Scenario Outline: B9.323-1i in shellholes, which shelter no vehicle, it is <kind> for <unit>
      Given F5 is shellholes
      And hexside F5-F6 is a wall
      And <unit> P in F5
      And it is the PFPh of the German turn
      When the players ask about the wall advantage of P
      Then the wall advantage of P is <kind>

      Examples:
        | unit           | kind      |
        | a German squad | voluntary |
        | a German tank  | mandatory |

    @B9.323-1
    Scenario: B9.323-1c in Bypass of woods it has none of their TEM to lift it
      Given F5 is woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P is in Bypass along hexside F5-F6
      And it is the PFPh of the German turn
      When the players ask about the wall advantage of P
      Then the wall advantage of P is mandatory

    @B9.323-1 @reading:B9.32-armed
    Scenario: B9.323-1k a leader in marsh with a MMG is armed, and it is mandatory to him
      Given it is the PFPh of the German turn
      And F5 is marsh
      And hexside F5-F6 is a wall
      And a German leader P in F5
      And P possesses a MMG
      When the players ask about the wall advantage of P
      Then P has wall advantage

    @B9.323-1 @reading:B9.32-armed=can-fire
    Scenario: B9.323-1m or by the other reading who may not use it out of marsh is unarmed
      Given it is the PFPh of the German turn
      And F5 is marsh
      And hexside F5-F6 is a wall
      And a German leader P in F5
      And P possesses a MMG
      When the players ask about the wall advantage of P
      Then P has no wall advantage

    @B9.323-1 @reading:B9.32-stunned-vehicle
    Scenario: B9.323-1n a stunned tank has it as one with weapons
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a wall
      And a German tank P in F5
      And P is stunned
      When the players ask about the wall advantage of P
      Then P has wall advantage

    @B9.323-1 @reading:B9.32-stunned-vehicle=may-not
    Scenario: B9.323-1p or by the other reading it is as good as unarmed
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a wall
      And a German tank P in F5
      And P is stunned
      When the players ask about the wall advantage of P
      Then P has no wall advantage

  Rule: B9.323 Between opponents across one wall whoever came first, is fit and is real

    @B9.323-6 @reading:B9.323-same-moment
    Scenario Outline: B9.323-6f of a German and <opponent> that nothing else tells apart the German <has>
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And <opponent> Q in <hex>
      When the players ask about the wall advantage of P
      Then P <has>

      Examples: equals, and neither has it
        | row                   | opponent             | hex | has                   |
        | russian-squad-f6      | a Russian squad      | F6  | has no wall advantage |
        | russian-half-squad-f6 | a Russian half-squad | F6  | has no wall advantage |

      Examples: no equals
        | row                      | opponent                 | hex | has                |
        | broken-russian-squad-f6  | a broken Russian squad   | F6  | has wall advantage |
        | unarmed-russian-squad-f6 | an unarmed Russian squad | F6  | has wall advantage |
        | russian-dummy-stack-f6   | a Russian dummy stack    | F6  | has wall advantage |
        | hidden-russian-squad-f6  | a hidden Russian squad   | F6  | has wall advantage |
        | russian-squad-f7         | a Russian squad          | F7  | has wall advantage |
        | german-squad-f6          | a German squad           | F6  | has wall advantage |

    @B9.323-6
    Scenario Outline: B9.323-6g in the <side> turn it is the <side> squad that has it
      Given hexside F5-F6 is a wall
      And it is the PFPh of the <side> turn
      And a German squad in F5
      And a Russian squad in F6
      When the players ask about the wall advantage of the <side> squad
      Then the <side> squad has wall advantage
      And the <other> squad has no wall advantage

      Examples:
        | side    | other   |
        | German  | Russian |
        | Russian | German  |

    @B9.323-6
    Scenario: B9.323-6h who has just come stands back
      Given hexside F5-F6 is a wall
      And it is the MPh of the German turn
      And a German squad in F4
      And a Russian squad in F6
      When the German squad moves into F5
      Then that is allowed
      And the Russian squad has wall advantage
      And the German squad has no wall advantage

    @B9.323-6 @reading:B9.323-same-moment
    Scenario Outline: B9.323-6i in the <phase> of the German turn the squad that has <deed> this phase stands back
      Given hexside F5-F6 is a wall
      And it is the <phase> of the German turn
      And a German squad P in F5
      And P has <deed> this phase
      And a Russian squad E in F6
      When the players ask about the wall advantage of P
      Then P has no wall advantage
      And E has wall advantage

      Examples: who was there first
        | phase | deed     |
        | MPh   | moved    |
        | APh   | advanced |

    @B9.323-6 @reading:B9.323-same-moment
    Scenario: B9.323-6j who has it by comrades alone is no equal of who has it by itself
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And a concealed Russian dummy stack D in F6
      And D has wall advantage
      And a broken Russian squad E in F6
      When the players ask about the wall advantage of P
      Then P has wall advantage
      And D and E has no wall advantage

    @B9.322 @B9.323-6 @B9.322-20
    Scenario: B9.323-6k what is mandatory waits for the result of an enemy's fire
      Given F6 is woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian squad E in F6
      And E has wall advantage
      And a Russian squad G in F3
      And it is the PFPh of the Russian turn
      When G fires at P
      And E forfeits wall advantage
      Then that is allowed
      And P has no wall advantage

    @B9.322 @B9.323-6 @B9.322-20
    Scenario: B9.323-6l and comes with it
      Given F6 is woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian squad E in F6
      And E has wall advantage
      And a Russian squad G in F3
      And it is the PFPh of the Russian turn
      When G fires at P
      And E forfeits wall advantage
      And P becomes unharmed
      Then P has wall advantage

    @B9.324 @B9.323-6 @B9.324-6
    Scenario: B9.323-6m a mandatory claim against a concealed holder is bound to no moment
      Given F6 is woods
      And hexside F5-F6 is a wall
      And a concealed Russian squad E in F6
      And E has wall advantage
      And a German squad P in F5
      And it is the PFPh of the Russian turn
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage
      And E has no wall advantage

    @B9.323-6 @reading:B9.323-same-moment
    Scenario: B9.323-6n where two equals share one wall they have it over no other of their hexes either
      Given hexside F5-F6 is a wall
      And hexside F4-F5 is a wall
      And a German squad P in F5
      And a Russian squad E in F6
      When the players ask about the wall advantage of P
      Then P has no wall advantage
      And E has no wall advantage

    @B9.323-6
    Scenario: B9.323-6o an opponent that need not claim it is in nobody's way
      Given F6 is woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian squad E in F6
      When the players ask about the wall advantage of P
      Then P has wall advantage
      And E has no wall advantage
