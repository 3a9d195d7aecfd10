@B9.521
Feature: B9.521 What a viewer sees through bocage

  Rule: B9.521 With wall advantage over the hexside it sees freely

    @B9.521-2
    Scenario Outline: B9.521-2a a squad with wall advantage sees into the hexes beyond: <hex>
      Given hexside F5-F6 is a bocage
      And a German squad in F5
      And the German squad has wall advantage
      When the German squad looks into <hex>
      Then the LOS is clear
      And the Hindrance is 0

      Examples: any of them
        | hex |
        | F6  |
        | F7  |
        | F8  |
        | F9  |

    @B9.521-2
    Scenario Outline: B9.521-2b and the squad <which> wall advantage in F8
      Given hexside F5-F6 is a bocage
      And hexside F8-F9 is a bocage
      And F8 is <ground>
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad in F8
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear

      Examples: in Open Ground wall advantage is mandatory, in woods it is not claimed
        | which   | ground      |
        | with    | Open Ground |
        | without | woods       |

    @B9.521-3
    Scenario: B9.521-3a its wall advantage does not reach through bocage farther on to who has none there
      Given hexside F5-F6 is a bocage
      And hexside F7-F8 is a bocage
      And F8 is woods
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad in F8
      When the German squad looks for the Russian squad
      Then the LOS is blocked at hexside F7-F8

    @B9.521-3
    Scenario: B9.521-3b but to the hex itself it does
      Given hexside F5-F6 is a bocage
      And hexside F7-F8 is a bocage
      And a German squad in F5
      And the German squad has wall advantage
      When the German squad looks into F7
      Then the LOS is clear

    @B9.521-4
    Scenario Outline: B9.521-4 in Bypass along <along> it has wall advantage over <over>: LOS through F5-F6 is <sight>
      Given F5 is woods
      And the artwork of F5 does not reach towards F4, E5, E6, F6, G6 and G5
      And hexside F5-F6 is a bocage
      And hexside F4-F5 is a bocage
      And a German squad in F5
      And the German squad is in Bypass along hexside <along>
      And the German squad has wall advantage
      When the German squad looks into <hex>
      Then the LOS is <sight>

      Examples: not over the hexside that the LOS comes through
        | along | over  | hex | sight   |
        | F4-F5 | F4-F5 | F7  | blocked |

      Examples: over it
        | along | over  | hex | sight |
        | F5-F6 | F5-F6 | F7  | clear |

    @B9.521-4
    Scenario Outline: B9.521-4b its <vehicle> has wall advantage, and who <how> it has none: it <sight> beyond the next hex
      Given hexside F5-F6 is a bocage
      And a German <vehicle> T in F5
      And T has wall advantage
      And <who> P in F5
      And P <how> T
      When P looks into <hex>
      Then the LOS is <sight>

      Examples: Passengers and Riders, who claim none
        | row       | vehicle   | who           | how      | hex | sight   |
        | passenger | halftrack | a German squad | is aboard | F7  | blocked |
        | rider     | tank      | a German squad | rides on  | F7  | blocked |
        | next      | halftrack | a German squad | is aboard | F6  | clear   |

      Examples: a crew that is part of the vehicle
        | row      | vehicle   | who           | how                     | hex | sight |
        | inherent | halftrack | a German crew | is the Inherent crew of | F7  | clear |

  Rule: B9.521 In a hex of the hexside, but without wall advantage, it sees the adjacent hex and no farther

    @B9.521-5
    Scenario: B9.521-5 it sees into the adjacent hex
      Given hexside F5-F6 is a bocage
      And F5 is woods
      And a German squad in F5
      When the German squad looks into F6
      Then the LOS is clear
      And the Hindrance is 0

    @B9.521-6
    Scenario Outline: B9.521-6a it sees <force> <place> F6
      Given hexside F5-F6 is a bocage
      And F5 is woods
      And F6 is woods
      And F6 holds a foxhole
      And a German squad in F5
      And <force> <place> F6
      When the German squad looks for the Russian squad
      Then the LOS is clear
      And the Hindrance is 0

      Examples: none of whom has wall advantage
        | row                   | force                  | place                  |
        | squad                 | a Russian squad        | in                     |
        | broken-squad          | a broken Russian squad | in                     |
        | squad-beneath-foxhole | a Russian squad        | beneath the foxhole in |

    @B9.521-6
    Scenario: B9.521-6b it sees who has wall advantage there
      Given hexside F5-F6 is a bocage
      And F5 is woods
      And a German squad in F5
      And a Russian squad in F6
      And the Russian squad has wall advantage
      When the German squad looks for the Russian squad
      Then the LOS is clear

    @B9.521-6
    Scenario: B9.521-6c it sees the MMG of a squad without wall advantage
      Given hexside F5-F6 is a bocage
      And F5 is woods
      And F6 is woods
      And a German squad in F5
      And a Russian squad in F6
      And the Russian squad possesses a MMG
      When the German squad looks for the MMG
      Then the LOS is clear

    @B9.521-6
    Scenario: B9.521-6d it sees a MMG that nobody possesses
      Given hexside F5-F6 is a bocage
      And F5 is woods
      And a German squad in F5
      And a MMG in F6
      When the German squad looks for the MMG
      Then the LOS is clear

    @B9.521-6
    Scenario: B9.521-6e it sees a foxhole
      Given hexside F5-F6 is a bocage
      And F5 is woods
      And F6 holds a foxhole
      And a German squad in F5
      When the German squad looks at the foxhole in F6
      Then the LOS is clear

    @B9.521-7 @B9.521-24
    Scenario Outline: B9.521-7a it sees nothing of <hex>
      Given hexside F5-F6 is a bocage
      And F5 is woods
      And a German squad in F5
      When the German squad looks into <hex>
      Then the LOS is blocked at hexside F5-F6

      Examples: beyond the adjacent hex
        | hex |
        | F7  |
        | F8  |

    @B9.521-7
    Scenario: B9.521-7b nor a squad there
      Given hexside F5-F6 is a bocage
      And F5 is woods
      And a German squad in F5
      And a Russian squad in F7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at hexside F5-F6

    @B9.521-8
    Scenario Outline: B9.521-8 through its other hexsides it sees as any unit does: <hex>
      Given hexside F5-F6 is a bocage
      And F5 is woods
      And a German squad in F5
      And a Russian squad in <hex>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is 0

      Examples: away from the bocage
        | hex |
        | F3  |
        | H5  |
        | D4  |

    @B9.521-17
    Scenario Outline: B9.521-17 a LOS to <hex> that leaves through the end of the bocage is <sight>
      Given F5 is <ground>
      And hexside F5-F6 is a bocage
      And a German squad in F5
      And a Russian squad in <hex>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: without wall advantage it counts as going through it
        | row      | hex | ground | sight   |
        | g7-woods | G7  | woods  | blocked |
        | e7-woods | E7  | woods  | blocked |

      Examples: with it, it sees through
        | row            | hex | ground      | sight |
        | g7-open-ground | G7  | Open Ground | clear |

    @B9.521-25
    Scenario Outline: B9.521-25 from level 2 of a building in F5, <hex> is <sight>
      Given hexside F5-F6 is a bocage
      When LOS is traced from level 2 of F5 to <hex>
      Then the LOS is <sight>

      Examples: no wall advantage up there
        | hex | sight   |
        | F6  | clear   |
        | F7  | blocked |

    @B9.521-25
    Scenario Outline: B9.521-25b between level <level> of F5 and level <other> of F8 the bocage of F5 leaves the LOS <sight>
      Given hexside F5-F6 is a bocage
      When LOS is traced between level <level> of F5 and level <other> of F8
      Then the LOS is <sight>

      Examples: both as high as its top, or not
        | row          | level | other | sight   |
        | level-1-to-0 | 1     | 0     | blocked |

      @reading:B9.521-above-its-top
      Examples: over it without wall advantage
        | row          | level | other | sight   |
        | level-1-to-1 | 1     | 1     | clear   |

    @B9.521-25
    Scenario Outline: B9.521-25c from level <level> of F5, below the top of its bocage, <hex> is <sight>
      Given hexside F5-F6 is a bocage
      When LOS is traced from level <level> of F5 to <hex>
      Then the LOS is <sight>

      Examples: nobody claims wall advantage there
        | row   | level | hex | sight   |
        | to-f6 | 1/2   | F6  | clear   |
        | to-f7 | 1/2   | F7  | blocked |

    @B9.521-25
    Scenario Outline: B9.521-25d from the ground of <start>, where nobody claims wall advantage, <end> is <sight>
      Given hexside F5-F6 is a bocage
      When LOS is traced from <start> to <end>
      Then the LOS is <sight>

      Examples: out of the bocage hex and into it
        | row        | start | end | sight   |
        | f5-f6      | F5    | F6  | clear   |
        | f5-f7      | F5    | F7  | blocked |

      @since=B9.521-rewrite
      Examples: the hex itself is seen from anywhere
        | row        | start | end | sight   |
        | f7-to-hex  | F7    | F5  | clear   |

  Rule: B9.521 From elsewhere it sees the hex and all in it but units without wall advantage and what they possess

    @B9.521-1 @B9.521-9
    Scenario Outline: B9.521-9 from <viewer> it sees into the hex behind the bocage
      Given hexside F5-F6 is a bocage
      And a German squad in <viewer>
      When the German squad looks into F6
      Then the LOS is clear
      And the Hindrance is 0

      Examples: at any distance
        | viewer |
        | F4     |
        | F3     |
        | F1     |

    @B9.521-23 @reading:B9.521-older-units
    Scenario: B9.521-23a until the rewrite it did not see even the hex
      Given hexside F5-F6 is a bocage
      And a German squad in F4
      When the German squad looks into F6
      Then the LOS is blocked at hexside F5-F6

    @B9.521-23 @reading:B9.521-older-units
    Scenario: B9.521-23b nor a foxhole in it
      Given hexside F5-F6 is a bocage
      And F6 holds a foxhole
      And a German squad in F4
      When the German squad looks at the foxhole in F6
      Then the LOS is blocked at hexside F5-F6

    @B9.521-23 @reading:B9.521-older-units=units-alone
    Scenario: B9.521-23c or by the other reading it saw the hex
      Given hexside F5-F6 is a bocage
      And a German squad in F4
      When the German squad looks into F6
      Then the LOS is clear

    @B9.521-23 @reading:B9.521-older-units=units-alone
    Scenario: B9.521-23d and a foxhole in it
      Given hexside F5-F6 is a bocage
      And F6 holds a foxhole
      And a German squad in F4
      When the German squad looks at the foxhole in F6
      Then the LOS is clear

    @B9.521-10
    Scenario Outline: B9.521-10 it sees nothing of <hex> beyond
      Given hexside F5-F6 is a bocage
      And a German squad in F4
      When the German squad looks into <hex>
      Then the LOS is blocked at hexside F5-F6

      Examples: on the level
        | hex |
        | F7  |
        | F8  |

    @B9.521-11
    Scenario: B9.521-11 it does not see a squad without wall advantage
      Given hexside F5-F6 is a bocage
      And F6 is woods
      And a German squad in F4
      And a Russian squad in F6
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at hexside F5-F6

    @B9.521-12
    Scenario: B9.521-12 nor the MMG that squad possesses
      Given hexside F5-F6 is a bocage
      And F6 is woods
      And a German squad in F4
      And a Russian squad in F6
      And the Russian squad possesses a MMG
      When the German squad looks for the MMG
      Then the LOS is blocked at hexside F5-F6

    @B9.521-13 @B9.521-21
    Scenario: B9.521-21 it sees a squad with wall advantage
      Given hexside F5-F6 is a bocage
      And F6 is woods
      And a German squad in F4
      And a Russian squad in F6
      And the Russian squad has wall advantage
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is 0

    @B9.521-13
    Scenario: B9.521-13a and the MMG that squad possesses
      Given hexside F5-F6 is a bocage
      And F6 is woods
      And a German squad in F4
      And a Russian squad in F6
      And the Russian squad has wall advantage
      And the Russian squad possesses a MMG
      When the German squad looks for the MMG
      Then the LOS is clear

    @B9.521-13
    Scenario Outline: B9.521-13b it sees the <gear> that nobody possesses
      Given hexside F5-F6 is a bocage
      And F6 is woods
      And a German squad in F4
      And a <gear> in F6
      When the German squad looks for the <gear>
      Then the LOS is clear

      Examples: SW and Gun
        | gear     |
        | MMG      |
        | 81mm MTR |

    @B9.521-13
    Scenario Outline: B9.521-13c it sees <fort>
      Given hexside F5-F6 is a bocage
      And F6 holds <fort>
      And a German squad in F4
      When the German squad looks at the <name> in F6
      Then the LOS is clear

      Examples: Fortifications
        | fort      | name    |
        | a foxhole | foxhole |
        | Wire      | Wire    |
        | a trench  | trench  |

    @B9.521-13
    Scenario: B9.521-13d it sees the SMOKE in the hex
      Given hexside F5-F6 is a bocage
      And F6 has smoke
      And a German squad in F4
      When the German squad looks into F6
      Then the LOS is clear
      And the Hindrance is +3

    @B9.521-14
    Scenario Outline: B9.521-14 of two units in the hex <who> is <sight>
      Given hexside F5-F6 is a bocage
      And F6 is woods
      And a German squad in F4
      And a Russian squad in F6
      And the Russian squad has wall advantage
      And a Russian leader in F6
      When the German squad looks for <who>
      Then the LOS is <sight>

      Examples: only the squad has wall advantage
        | who                | sight   |
        | the Russian squad  | clear   |
        | the Russian leader | blocked |

    @B9.521-15
    Scenario: B9.521-15b from a hex in which nobody stands the squad without wall advantage is not seen
      Given hexside F5-F6 is a bocage
      And F6 is woods
      And a Russian squad in F6
      When LOS is traced from F4 to the Russian squad
      Then the LOS is blocked at hexside F5-F6

    @B9.521-15
    Scenario Outline: B9.521-15 from level <level> the squad without wall advantage is not seen
      Given hexside F5-F6 is a bocage
      And F6 is woods
      And a Russian squad in F6
      When LOS is traced from level <level> of F4 to the Russian squad
      Then the LOS is blocked at hexside F5-F6

      Examples: however high
        | level |
        | 0     |
        | 1     |
        | 1.5   |
        | 2     |
        | 3     |

    @B9.521-15
    Scenario Outline: B9.521-15c from level 2 a tank <place> F6, behind bocage, is <seen>
      Given hexside F5-F6 is a bocage
      And F4 is level 2 Open Ground
      And F6 holds a trench
      And a Russian tank T <place> F6
      And a German squad G in F4
      When LOS is traced between G and T
      Then the LOS is <seen>

      Examples: beneath a trench it has no wall advantage, on top it has
        | row     | place                   | seen    |
        | beneath | beneath the trench in   | blocked |
        | top     | on top of the trench in | clear   |

    @B9.521-16
    Scenario: B9.521-16 who forfeits wall advantage drops out of LOS at once
      Given it is the RPh of the Russian turn
      And hexside F5-F6 is a bocage
      And F6 is woods
      And a German squad in F4
      And a Russian squad in F6
      And the Russian squad has wall advantage
      When the Russian squad forfeits wall advantage
      And LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at hexside F5-F6

    @B9.521-18
    Scenario: B9.521-18a small arms are of no use against a squad without wall advantage
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a bocage
      And F6 is woods
      And a German squad in F4
      And a Russian squad in F6
      When the German squad attacks the Russian squad with small-arms fire
      Then the attack is not possible

    @B9.521-18
    Scenario: B9.521-18b though its Location is seen
      Given hexside F5-F6 is a bocage
      And F6 is woods
      And a German squad in F4
      And a Russian squad in F6
      When the German squad looks into F6
      Then the LOS is clear

  Rule: B9.521 Units look at each other alike

    @B9.521-22
    Scenario: B9.521-22 from behind the bocage a squad with wall advantage sees out
      Given hexside F5-F6 is a bocage
      And F6 is woods
      And a German squad in F4
      And a Russian squad in F6
      And the Russian squad has wall advantage
      When the Russian squad looks for the German squad
      Then the LOS is clear
      And the Hindrance is 0

    @B9.521-19
    Scenario Outline: B9.521-19 along a bocage hexspine there is no LOS
      Given hexside F4-F5 is a bocage
      And a German squad in E5
      And a Russian squad in <hex>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at hexside F4-F5

      Examples: touching both hexes or one
        | hex |
        | G5  |
        | I5  |

    @B9.521-20
    Scenario: B9.521-20 between the two hexes of the hexside two squads without wall advantage see each other
      Given hexside F5-F6 is a bocage
      And F5 and F6 are woods
      And a German squad in F5
      And a Russian squad in F6
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is 0

    @B9.521-26
    Scenario: B9.521-26 wall advantage does not help against bocage of neither hex
      Given hexside F5-F6 is a bocage
      And hexside F7-F8 is a bocage
      And a German squad in F5
      And the German squad has wall advantage
      When the German squad looks into F9
      Then the LOS is blocked at hexside F7-F8

    @B9.521-27 @B9.521-28
    Scenario: B9.521-27 two squads, each with wall advantage over its own bocage, see each other
      Given hexside F5-F6 is a bocage
      And hexside F7-F8 is a bocage
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad in F8
      And the Russian squad has wall advantage
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is 0

    @B9.521-28
    Scenario Outline: B9.521-28 if the one in <hex> lacks it they do not
      Given hexside F5-F6 is a bocage
      And hexside F7-F8 is a bocage
      And <hex> is woods
      And a German squad in F5
      And a Russian squad in F8
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked

      Examples: either of them; in Open Ground the other must have it
        | hex |
        | F5  |
        | F8  |

  Rule: B9.521 EX The hedge line of board 44 is bocage

    @B9.521-EX1-1 @B9.521-EX1-2 @B9.521-EX1-6
    Scenario Outline: B9.521-EX1-1 from BB8 <hex> is seen
      Given the board excerpt 44_Z7
      And there is a SSR that all hedges are bocage
      And a German squad in BB8
      When the German squad looks into <hex>
      Then the LOS is clear

      Examples: into the hexes behind it
        | hex |
        | Z6  |
        | Z7  |
        | Z8  |

    @B9.521-EX1-1 @B9.521-EX1-2 @B9.521-EX1-6
    Scenario: B9.521-EX1-1b and X7, beyond it, is not
      Given the board excerpt 44_Z7
      And there is a SSR that all hedges are bocage
      And a German squad in BB8
      When the German squad looks into X7
      Then the LOS is blocked

    @B9.521-EX1-2 @B9.521-EX1-6
    Scenario Outline: B9.521-EX1-2 from BB8 <hex> is not seen
      Given the board excerpt 44_Z7
      And there is a SSR that all hedges are bocage
      And a German squad in BB8
      When the German squad looks into <hex>
      Then the LOS is blocked

      Examples: beyond them
        | hex |
        | Y6  |
        | Y7  |
        | Y8  |
        | Y9  |
        | X8  |

      Examples: along the hexspine
        | hex |
        | Z5  |

    @B9.521-EX1-3
    Scenario Outline: B9.521-EX1-3 a hidden foxhole in <hex> is revealed to a squad in BB8
      Given the board excerpt 44_Z7
      And there is a SSR that all hedges are bocage
      And <hex> holds a hidden Russian foxhole 1S
      And a German squad in BB8
      When the players look at the board
      Then the foxhole in <hex> is revealed

      Examples: as A12.33 has it
        | hex |
        | Z6  |
        | Z7  |
        | Z8  |

    @B9.521-EX1-3
    Scenario: B9.521-EX1-3b one in Y7, past them, is not
      Given the board excerpt 44_Z7
      And there is a SSR that all hedges are bocage
      And Y7 holds a hidden Russian foxhole 1S
      And a German squad in BB8
      When the players look at the board
      Then the foxhole in Y7 is not revealed

    @B9.521-EX1-4 @B9.521-EX1-5
    Scenario Outline: B9.521-EX1-4 a squad without wall advantage in <hex> is not seen from BB8
      Given the board excerpt 44_Z7
      And there is a SSR that all hedges are bocage
      And <hex> is woods
      And a German squad in BB8
      And a Russian squad in <hex>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked

      Examples: by nobody there
        | hex |
        | Z6  |
        | Z7  |
        | Z8  |

    @B9.521-EX1-5 @B9.521-EX1-4
    Scenario Outline: B9.521-EX1-5 one with wall advantage is
      Given the board excerpt 44_Z7
      And there is a SSR that all hedges are bocage
      And a German squad in BB8
      And a Russian squad in <hex>
      And the Russian squad has wall advantage
      When the German squad looks for the Russian squad
      Then the LOS is clear

      Examples: in each of them
        | hex |
        | Z6  |
        | Z7  |
        | Z8  |

    @B9.521-EX1-7 @B9.521-EX1-8 @B9.521-EX1-10 @B9.521-EX1-11
    Scenario Outline: B9.521-EX1-7 from level 1.5 of BB8 <hex> is <sight>
      Given the board excerpt 44_Z7
      And there is a SSR that all hedges are bocage
      When LOS is traced from level 1.5 of BB8 to <hex>
      Then the LOS is <sight>

      Examples: hexrow X
        | hex | sight |
        | X6  | clear |
        | X7  | clear |

      Examples: the Blind Hexes behind Z6 to Z8
        | hex | sight   |
        | Y6  | blocked |
        | Y7  | blocked |
        | Y8  | blocked |
        | Y9  | blocked |

      Examples: the one behind the hexspine
        | hex | sight   |
        | Z5  | blocked |

    @B9.521-EX1-9
    Scenario Outline: B9.521-EX1-9 houses in Z6 to Z8 in place of the bocage would hide <hex> alike
      Given the board excerpt 44_Z7
      And there is a SSR that all hedges are bocage
      And Z6, Z7 and Z8 are a wooden building
      And hexside Z6-AA6 carries nothing
      And hexside Z6-AA7 carries nothing
      And hexside Z7-AA7 carries nothing
      And hexside Z7-AA8 carries nothing
      And hexside Z8-AA8 carries nothing
      And hexside Z8-AA9 carries nothing
      When LOS is traced from level 1.5 of BB8 to <hex>
      Then the LOS is blocked

      Examples: Single-Story Houses
        | hex |
        | Y6  |
        | Y7  |
        | Y8  |
        | Y9  |

    @B9.521-EX1-12 @B9.521-EX1-13 @B9.521-EX1-9
    Scenario Outline: B9.521-EX1-12 from level 1.5 both ends of hexside Y5-Z4 are seen, to Snap Shot who enters <hex>
      Given the board excerpt 44_Z7
      And there is a SSR that all hedges are bocage
      When LOS is traced from level 1.5 of BB8 to hexside Y5-Z4 of <hex>
      Then the LOS is clear

      Examples: crossing either way
        | hex |
        | Y5  |
        | Z4  |

    @B9.521 @B9.521-EX1-12 @B9.521-EX1-13
    Scenario: B9.521-EX1-12b from the ground of BB8 they are not
      Given the board excerpt 44_Z7
      And there is a SSR that all hedges are bocage
      When LOS is traced from level 0 of BB8 to hexside Y5-Z4 of Z4
      Then the LOS is blocked

    @B9.531 @B9.521-EX1-14 @B9.521-EX1-15 @B9.531-5
    Scenario Outline: B9.521-EX1-14 from level 3 of BB8 <hex> is <sight>
      Given the board excerpt 44_Z7
      And there is a SSR that all hedges are bocage
      When LOS is traced from level 3 of BB8 to <hex>
      Then the LOS is <sight>

      Examples: no Blind Hexes behind the hexsides
        | hex | sight |
        | Y6  | clear |
        | Y7  | clear |
        | Y8  | clear |
        | Y9  | clear |

      Examples: one behind the hexspine
        | hex | sight   |
        | Z5  | blocked |

    @B9.521-EX1-16
    Scenario Outline: B9.521-EX1-16 from level 3 a squad without wall advantage in <hex> is still not seen
      Given the board excerpt 44_Z7
      And there is a SSR that all hedges are bocage
      And <hex> is woods
      And a Russian squad in <hex>
      When LOS is traced from level 3 of BB8 to the Russian squad
      Then the LOS is blocked

      Examples: nowhere
        | hex |
        | Z6  |
        | Z7  |
        | Z8  |

    @B9.521-EX1-17 @B9.521-EX1-16
    Scenario Outline: B9.521-EX1-17a from AA8 <hex> is seen
      Given the board excerpt 44_Z7
      And there is a SSR that all hedges are bocage
      And AA8 is woods
      And a German squad in AA8
      When the German squad looks into <hex>
      Then the LOS is clear

      Examples: without wall advantage
        | hex |
        | Z7  |
        | Z8  |

    @B9.521-EX1-17
    Scenario Outline: B9.521-EX1-17b and a squad in <hex> without wall advantage
      Given the board excerpt 44_Z7
      And there is a SSR that all hedges are bocage
      And AA8 is woods
      And <hex> is woods
      And a German squad in AA8
      And a Russian squad in <hex>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear

      Examples: adjacent
        | hex |
        | Z7  |
        | Z8  |

    @B9.521-EX1-18 @B9.521-EX1-19 @B9.521-EX1-20 @B9.521-EX1-21
    Scenario Outline: B9.521-EX1-18 with wall advantage it sees <hex>
      Given the board excerpt 44_Z7
      And there is a SSR that all hedges are bocage
      And a German squad in AA8
      And the German squad has wall advantage
      When the German squad looks into <hex>
      Then the LOS is clear

      Examples: beyond
        | hex |
        | Y6  |
        | Y7  |
        | Y8  |
        | Y9  |

    @B9.521-EX1-19 @B9.521-EX1-17 @B9.521-EX1-18
    Scenario Outline: B9.521-EX1-19 without it does not see <hex>
      Given the board excerpt 44_Z7
      And there is a SSR that all hedges are bocage
      And AA8 is woods
      And a German squad in AA8
      When the German squad looks into <hex>
      Then the LOS is blocked

      Examples: nothing beyond
        | hex |
        | Y6  |
        | Y7  |
        | Y8  |
        | Y9  |

    @B9.521-EX1-20
    Scenario Outline: B9.521-EX1-20 <which> wall advantage it does not see <hex> along the bocage
      Given the board excerpt 44_Z7
      And there is a SSR that all hedges are bocage
      And AA8 is <ground>
      And a German squad in AA8
      When the German squad looks into <hex>
      Then the LOS is blocked

      Examples: mandatory in Open Ground, not claimed in woods
        | row        | which   | ground      | hex |
        | with-z6    | with    | Open Ground | Z6  |
        | with-z9    | with    | Open Ground | Z9  |
        | without-z6 | without | woods       | Z6  |
        | without-z9 | without | woods       | Z9  |

    @B9.521-EX1-21
    Scenario Outline: B9.521-EX1-21 it may not Snap Shot who enters <hex> across Z9-AA9
      Given the board excerpt 44_Z7
      And there is a SSR that all hedges are bocage
      And a German squad in AA8
      When LOS is traced from the German squad to hexside Z9-AA9 of <hex>
      Then the LOS is blocked

      Examples: one of its ends lies along the bocage
        | hex |
        | Z9  |
        | AA9 |

  Rule: B9.521 EX Germans and Americans among the bocage of board 54

    @B9.521-EX2-1 @B9.521-EX2-6
    Scenario Outline: B9.521-EX2-1 to the 4-6-8 hex <hex> is <sight>
      Given the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When the German squad looks into <hex>
      Then the LOS is <sight>

      Examples: every hex with Americans
        | hex | sight |
        | H3  | clear |
        | J3  | clear |
        | K4  | clear |
        | I3  | clear |

    @B9.521-EX2-1 @B9.521-EX2-2
    Scenario: B9.521-EX2-1b nor K2, beyond the hexes with Americans
      Given the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When the German squad looks into K2
      Then the LOS is blocked

    @B9.521-EX2-6
    Scenario Outline: B9.521-EX2-6 to the 4-6-8 hex <hex> is <sight>
      Given the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When the German squad looks into <hex>
      Then the LOS is <sight>

      Examples: none beyond them
        | hex | sight   |
        | K3  | blocked |
        | L3  | blocked |

    @B9.521-EX2-2
    Scenario: B9.521-EX2-2 the 4-6-8 sees the foxhole in H3
      Given the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When the German squad looks at the foxhole in H3
      Then the LOS is clear

    @B9.521-EX2-3 @B9.521-EX2-4 @B9.521-EX2-5
    Scenario Outline: B9.521-EX2-3 from the <counter> the LOS to the <other> is <sight>
      Given the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When <viewer> looks for <target>
      Then the LOS is <sight>

      Examples: who has wall advantage
        | row      | counter | other | viewer           | target                  | sight |
        | to-7-4-7 | 4-6-8   | 7-4-7 | the German squad | T                       | clear |
        | to-6-6-6 | 4-6-8   | 6-6-6 | the German squad | S                       | clear |
        | to-3-3-7 | 4-6-8   | 3-3-7 | the German squad | the American half-squad | clear |

      Examples: and who has none
        | row      | counter | other | viewer           | target              | sight   |
        | to-9-1   | 4-6-8   | 9-1   | the German squad | the American leader | blocked |
        | to-6-6-7 | 4-6-8   | 6-6-7 | the German squad | R                   | blocked |

    @B9.521-EX2-10 @B9.521-EX2-14
    Scenario Outline: B9.521-EX2-10 the entrenched 4-6-7 sees nothing of <hex>
      Given the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When P looks into <hex>
      Then the LOS is blocked

      Examples: no hex with Americans
        | hex |
        | H3  |
        | J3  |
        | K4  |
        | I3  |

    @B9.521-EX2-11 @B9.521-EX2-12 @B9.521-EX2-13 @B9.521-EX2-10
    Scenario Outline: B9.521-EX2-11 from the broken <counter> the LOS to the <other> is <sight>
      Given the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When <viewer> looks for <target>
      Then the LOS is <sight>

      Examples: adjacent, entrenched or not
        | row      | counter | other | viewer                | target | sight |
        | to-6-6-7 | 2-3-7   | 6-6-7 | the German half-squad | R      | clear |

      Examples: who has wall advantage
        | row      | counter | other | viewer                | target | sight |
        | to-6-6-6 | 2-3-7   | 6-6-6 | the German half-squad | S      | clear |
        | to-7-4-7 | 2-3-7   | 7-4-7 | the German half-squad | T      | clear |

      Examples: and who has none
        | row    | counter | other | viewer                | target              | sight   |
        | to-9-1 | 2-3-7   | 9-1   | the German half-squad | the American leader | blocked |

    @B9.521-EX2-14
    Scenario Outline: B9.521-EX2-14 from the broken <counter> the LOS to the <other> is <sight>
      Given the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When <viewer> looks for <target>
      Then the LOS is <sight>

      Examples: all are adjacent
        | row      | counter | other | viewer | target              | sight |
        | to-6-6-6 | 6-5-8   | 6-6-6 | Q      | S                   | clear |
        | to-7-4-7 | 6-5-8   | 7-4-7 | Q      | T                   | clear |
        | to-9-1   | 6-5-8   | 9-1   | Q      | the American leader | clear |

    @B9.521-EX2-15 @B9.521-EX2-16
    Scenario Outline: B9.521-EX2-15 from the entrenched <counter> the LOS to the <other> is <sight>
      Given the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When <viewer> looks for <target>
      Then the LOS is <sight>

      Examples: adjacent
        | row      | counter | other | viewer | target                | sight |
        | to-2-3-7 | 6-6-7   | 2-3-7 | R      | the German half-squad | clear |

      Examples: any other German
        | row      | counter | other | viewer | target           | sight   |
        | to-4-6-8 | 6-6-7   | 4-6-8 | R      | the German squad | blocked |
        | to-4-6-7 | 6-6-7   | 4-6-7 | R      | P                | blocked |
        | to-6-5-8 | 6-6-7   | 6-5-8 | R      | Q                | blocked |

    @B9.521-EX2-17 @B9.521-EX2-18
    Scenario Outline: B9.521-EX2-17 the <counter> sees into <hex>
      Given the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When <viewer> looks into <hex>
      Then the LOS is clear

      Examples: every hex with Germans
        | row         | counter | viewer | hex |
        | 6-6-6-to-i5 | 6-6-6   | S      | I5  |
        | 6-6-6-to-j5 | 6-6-6   | S      | J5  |
        | 6-6-6-to-h4 | 6-6-6   | S      | H4  |
        | 6-6-6-to-j4 | 6-6-6   | S      | J4  |
        | 7-4-7-to-i5 | 7-4-7   | T      | I5  |
        | 7-4-7-to-j5 | 7-4-7   | T      | J5  |
        | 7-4-7-to-h4 | 7-4-7   | T      | H4  |
        | 7-4-7-to-j4 | 7-4-7   | T      | J4  |

    @B9.521-EX2-17 @B9.521-EX2-26
    Scenario: B9.521-EX2-17b the 3-3-7 does not see the 4-6-7 beneath the foxhole there
      Given the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When the American half-squad looks for P
      Then the LOS is blocked

    @B9.521-EX2-18
    Scenario Outline: B9.521-EX2-18 from the <counter> the LOS to the <other> is <sight>
      Given the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When <viewer> looks for <target>
      Then the LOS is <sight>

      Examples: beneath its foxhole it is not seen
        | counter | other | viewer | target | sight   |
        | 6-6-6   | 4-6-7 | S      | P      | blocked |
        | 7-4-7   | 4-6-7 | T      | P      | blocked |

    @B9.521-EX2-19 @B9.521-EX2-20
    Scenario Outline: B9.521-EX2-19 from the <counter> the LOS to the <other> is <sight>
      Given the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When <viewer> looks for <target>
      Then the LOS is <sight>

      Examples: adjacent
        | row      | counter | other | viewer              | target | sight |
        | to-6-5-8 | 9-1     | 6-5-8 | the American leader | Q      | clear |

      Examples: any other German
        | row      | counter | other | viewer              | target                | sight   |
        | to-4-6-8 | 9-1     | 4-6-8 | the American leader | the German squad      | blocked |
        | to-4-6-7 | 9-1     | 4-6-7 | the American leader | P                     | blocked |
        | to-2-3-7 | 9-1     | 2-3-7 | the American leader | the German half-squad | blocked |

    @B9.521-EX2-24 @B9.521-EX2-25
    Scenario Outline: B9.521-EX2-24 from the <counter> the LOS to the <other> is <sight>
      Given the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When <viewer> looks for <target>
      Then the LOS is <sight>

      Examples: who has wall advantage
        | row      | counter | other | viewer                  | target           | sight |
        | to-4-6-8 | 3-3-7   | 4-6-8 | the American half-squad | the German squad | clear |

      Examples: and the rest
        | row      | counter | other | viewer                  | target                | sight   |
        | to-4-6-7 | 3-3-7   | 4-6-7 | the American half-squad | P                     | blocked |
        | to-2-3-7 | 3-3-7   | 2-3-7 | the American half-squad | the German half-squad | blocked |
        | to-6-5-8 | 3-3-7   | 6-5-8 | the American half-squad | Q                     | blocked |

    @B9.521-EX2-26
    Scenario: B9.521-EX2-26a the 3-3-7 sees into J5
      Given the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When the American half-squad looks into J5
      Then the LOS is clear

    @B9.521-EX2-26
    Scenario: B9.521-EX2-26b and the foxhole there
      Given the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When the American half-squad looks at the foxhole in J5
      Then the LOS is clear

    @B9.521-EX2-7
    Scenario Outline: B9.521-EX2-7 the 4-6-8 cannot attack <who> with small arms
      Given it is the PFPh of the German turn
      And the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When the German squad attacks <target> with small-arms fire
      Then the attack is not possible

      Examples: whom it does not see
        | row      | who       | target              |
        | at-6-6-7 | the 6-6-7 | R                   |
        | at-9-1   | the 9-1   | the American leader |

    @B9.521-EX2-8 @B9.521-EX2-9
    Scenario: B9.521-EX2-8 a mortar of the 4-6-8 cannot hit the 6-6-7
      Given it is the PFPh of the German turn
      And the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When the German squad attacks R with an on-board mortar
      Then the attack is not possible

    @B9.521-EX2-9 @B9.521-EX2-7 @B9.521-EX2-8
    Scenario: B9.521-EX2-9 its mortar hits the 9-1 along with the 7-4-7
      Given it is the PFPh of the German turn
      And the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When the German squad attacks the American leader with an on-board mortar
      Then the attack is possible

    @B9.521-EX2-21 @B9.521-EX2-22
    Scenario Outline: B9.521-EX2-21 together with the 9-1 the 7-4-7's attack on <who> is <verdict>
      Given it is the PFPh of the American turn
      And the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When T and the American leader together attack <target> with small-arms fire
      Then the attack is <verdict>

      Examples: a leader directs only at what he sees
        | row      | who       | target           | verdict      |
        | at-4-6-8 | the 4-6-8 | the German squad | not possible |
        | at-6-5-8 | the 6-5-8 | Q                | possible     |

    @B9.521-EX2-27
    Scenario: B9.521-EX2-27 a mortar of the 3-3-7 cannot hit the 4-6-7
      Given it is the PFPh of the American turn
      And the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When the American half-squad attacks P with an on-board mortar
      Then the attack is not possible

    @B9.521-EX2-23
    Scenario: B9.521-EX2-23 the 9-1 helps the 7-4-7 with a MC that the 4-6-8, out of his LOS, has caused
      Given it is the PFPh of the German turn
      And the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When T takes a MC with an Original DR of 8, helped by the American leader
      Then its DRM is -1
      And its Final DR is 7

    @B9.521-EX2-28 @B9.521-EX2-27
    Scenario: B9.521-EX2-28 the 3-3-7 may fire WP at J5, with Case K
      Given it is the PFPh of the American turn
      And the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When the American half-squad attacks everything in J5 with WP
      Then the attack is possible
      And P is met by the attack
      And Case K adds +2 to the To Hit DR

    @B9.521-EX2-28
    Scenario: B9.521-EX2-28b at I5, where it sees the 4-6-8, without it
      Given it is the PFPh of the American turn
      And the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When the American half-squad attacks everything in I5 with WP
      Then the attack is possible
      And Case K adds 0 to the To Hit DR

    @B9.521-EX2-29
    Scenario: B9.521-EX2-29 if the WP hits J5 the 4-6-7 must take a NMC
      Given it is the PFPh of the American turn
      And the board excerpt 54_K5
      And there is a SSR that all hedges are bocage
      And H3 and J5 each hold a foxhole
      And a German 4-6-8 squad in I5
      And a German 4-6-7 squad P beneath the foxhole in J5
      And a broken German 2-3-7 half-squad in H4
      And a broken German 6-5-8 squad Q in J4
      And an American 6-6-7 squad R beneath the foxhole in H3
      And an American 6-6-6 squad S in J3
      And an American 7-4-7 squad T in K4
      And T has wall advantage
      And an American 9-1 leader in K4
      And an American 3-3-7 half-squad in I3
      When WP is placed in J5 by an Original DR of 5
      Then a NMC is due from P
      And no NMC is due from the German squad
