Feature: A gap, a Breach and a Hillside wall meet other means than small arms

  Rule: B9.34 Indirect Fire

    @B9.34 @B9.34-1 @B9.34-3
    Scenario Outline: B9.34-3m behind a wall the TEM against <attack> is +1
      Given hexside B2-B3 is a wall
      And a German squad in B2
      When <attack> hits B2
      Then the TEM is +1

      Examples:
        | row               | attack                  |
        | mortar            | an on-board mortar      |
        | oba-concentration | an OBA HE Concentration |
        | oba-harassing     | OBA Harassing Fire      |

    @B9.3 @B9.34 @B9.3xB9.34-301
    Scenario Outline: B9.3xB9.34-301 a gap in the wall changes nothing of it against <attack>
      Given hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And a German squad in B2
      When <attack> hits B2
      Then the TEM is +1

      Examples:
        | row               | attack                  |
        | mortar            | an on-board mortar      |
        | oba-concentration | an OBA HE Concentration |
        | oba-harassing     | OBA Harassing Fire      |

    @B9.3 @B9.34 @B9.3xB9.34-301 @reading:B9.34-gap-and-movers
    Scenario: B9.3xB9.34-301b at one that moves its shells meet it as well
      Given it is the MPh of the German turn
      And hexside F5-F6 is a wall
      And the depiction of hexside F5-F6 has a gap
      And a German squad P in F5
      And P has moved this phase
      And a Russian crew in F8
      And the Russian crew possesses an 81mm MTR
      When the 81mm MTR attacks P with an on-board mortar
      Then the TEM is +1

    @B9.3 @B9.34 @B9.3xB9.34-301 @reading:B9.34-gap-and-movers=meets-not
    Scenario: B9.3xB9.34-301c or by the other reading what comes over the gap meets none
      Given it is the MPh of the German turn
      And hexside F5-F6 is a wall
      And the depiction of hexside F5-F6 has a gap
      And a German squad P in F5
      And P has moved this phase
      And a Russian crew in F8
      And the Russian crew possesses an 81mm MTR
      When the 81mm MTR attacks P with an on-board mortar
      Then the TEM is 0

    @B9.34 @B9.541 @B9.34xB9.541-301
    Scenario Outline: B9.34xB9.541-301 nor does a Breach in bocage against <attack>
      Given hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a German squad in B2
      When <attack> hits B2
      Then the TEM is +1

      Examples:
        | row               | attack                  |
        | mortar            | an on-board mortar      |
        | oba-concentration | an OBA HE Concentration |
        | oba-harassing     | OBA Harassing Fire      |

    @B9.34 @B9.62 @B9.34xB9.62-301
    Scenario Outline: B9.34xB9.62-301 above a Hillside wall the TEM against <attack> is +1
      Given B2 is level 1 Open Ground
      And hexside B2-B3 is a wall at level 1
      And a German squad in B2
      When <attack> hits B2
      Then the TEM is +1

      Examples:
        | row               | attack                  |
        | mortar            | an on-board mortar      |
        | oba-concentration | an OBA HE Concentration |
        | oba-harassing     | OBA Harassing Fire      |

    @B9.34 @B9.62 @B9.34xB9.62-302
    Scenario Outline: B9.34xB9.62-302 below a Hillside wall there is no TEM against <attack>
      Given B3 is level 1 Open Ground
      And hexside B2-B3 is a wall at level 1
      And a German squad in B2
      When <attack> hits B2
      Then the TEM is 0
      And the attack is possible

      Examples:
        | row               | attack                  |
        | mortar            | an on-board mortar      |
        | oba-concentration | an OBA HE Concentration |
        | oba-harassing     | OBA Harassing Fire      |

  Rule: B9.3 Direct Fire

    @B9.3 @B9.3-9
    Scenario Outline: B9.3-9m through the road gap a unit that does not move has the TEM of the wall against <attack>
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And a German squad in B2
      And a Russian squad in B4
      And the Russian squad possesses a HMG
      When the Russian squad attacks the German squad with <attack>
      Then the TEM is +2

      Examples:
        | row        | attack          |
        | small-arms | small-arms fire |
        | mg         | MG fire         |

    @B9.62 @B9.62-2
    Scenario Outline: B9.62-2m above a Hillside wall the TEM against <attack> from below is +2
      Given it is the PFPh of the Russian turn
      And B2 is level 1 Open Ground
      And hexside B2-B3 is a wall at level 1
      And a German squad in B2
      And a Russian <firer> in B3
      When the Russian <firer> attacks the German squad with <attack>
      Then the TEM is +2

      Examples:
        | row        | attack          | firer |
        | small-arms | small-arms fire | squad |
        | mg         | MG fire         | squad |
        | he         | Direct Fire HE  | tank  |

    @B9.541 @B9.541-17
    Scenario Outline: B9.541-17m across a Breach in bocage the TEM against <attack> is +2
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a German squad P in B2
      And P has wall advantage
      And a Russian <firer> in B3
      When the Russian <firer> attacks P with <attack>
      Then the TEM is +2

      Examples:
        | row        | attack          | firer |
        | small-arms | small-arms fire | squad |
        | mg         | MG fire         | squad |
        | he         | Direct Fire HE  | tank  |

  Rule: B9.4 A rout over it

    @B9.4 @B9.4-1
    Scenario: B9.4-1m over a wall a rout into woods costs 3 MF
      Given it is the RtPh of the German turn
      And B2 is woods
      And hexside B2-B3 is a wall
      And a broken German squad in B3
      And a Russian squad in B6
      When the German squad routs into B2
      Then that is allowed
      And it costs 3 MF

    @B9.4 @B9.4-12
    Scenario: B9.4-12m through a gap without a road it costs the COT of the woods
      Given it is the RtPh of the German turn
      And B2 is woods
      And hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And a broken German squad in B3
      And a Russian squad in B6
      When the German squad routs into B2
      Then that is allowed
      And it costs 2 MF

    @B9.541 @B9.541-14
    Scenario: B9.541-14m over a Breach it costs the COT of the woods
      Given it is the RtPh of the German turn
      And B2 is woods
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a broken German squad in B3
      And a Russian squad in B6
      When the German squad routs into B2
      Then that is allowed
      And it costs 2 MF

    @B9.4 @B9.6 @B9.4xB9.6-301
    Scenario: B9.4xB9.6-301 down over a Hillside wall it costs 3 MF
      Given it is the RtPh of the German turn
      And B2 is woods
      And B3 is level 1 Open Ground
      And hexside B2-B3 is a wall at level 1
      And a broken German squad in B3
      And a Russian squad in B6
      When the German squad routs into B2
      Then that is allowed
      And it costs 3 MF

  Rule: B9.541 What the hexside is

    @B9.541 @B9.541-17
    Scenario: B9.541-17n a breached hexside of bocage is bocage still
      Given hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      When the players ask what hexside B2-B3 is
      Then hexside B2-B3 is treated as bocage
      And hexside B2-B3 is breached

  Rule: B9.6 A cactus hedge on a slope

    @B9.6 @B9.61 @B9.62 @B9.7 @B9.6xB9.61xB9.62xB9.7-2201
    Scenario Outline: B9.6xB9.61xB9.62xB9.7-2201a between levels 0 and 1 a <barrier> is a Hillside one: <hillside>
      Given F5 is level 0 Open Ground
      And F6 is level 1 Open Ground
      And hexside F5-F6 is a <barrier> at level <base>
      When the players ask what hexside F5-F6 is
      Then to the question whether hexside F5-F6 is a Hillside wall or hedge the answer is <hillside>
      And hexside F5-F6 stands on level <base>

      Examples:
        | row        | barrier      | base | hillside |
        | cactus     | cactus hedge | 1    | yes      |
        | cactus-low | cactus hedge | 0    | no       |
        | hedge      | hedge        | 1    | yes      |

    @B9.6 @B9.61 @B9.62 @B9.7 @B9.6xB9.61xB9.62xB9.7-2201
    Scenario Outline: B9.6xB9.61xB9.62xB9.7-2201b between levels <viewer> and 1 a <barrier> of neither hex leaves the LOS <sight>
      Given G5 is level 1 Open Ground
      And hexside G5-G6 is a <barrier> at level 1
      And E5 is level <viewer> Open Ground
      And J6 is level 1 Open Ground
      And a German squad in E5
      And a Russian squad in J6
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: a level apart it is ignored
        | row          | barrier      | viewer | sight   |
        | cactus-apart | cactus hedge | 0      | clear   |
        | hedge-apart  | hedge        | 0      | clear   |
        | cactus-level | cactus hedge | 1      | blocked |

    @B9.6 @B9.61 @B9.62 @B9.7 @B9.6xB9.61xB9.62xB9.7-2201
    Scenario Outline: B9.6xB9.61xB9.62xB9.7-2201c wall advantage over a <barrier> <where> it, at <level>
      Given F5 is <ground>
      And F6 is <other>
      And hexside F5-F6 is a <barrier> at level 1
      And a German squad P in F5
      When the players ask about the wall advantage of P
      Then P has <advantage>

      Examples: its own level, and below
        | row          | barrier      | where | level   | ground              | other               | advantage         |
        | cactus-above | cactus hedge | above | level 1 | level 1 Open Ground | level 0 Open Ground | wall advantage    |
        | cactus-below | cactus hedge | below | level 0 | level 0 Open Ground | level 1 Open Ground | no wall advantage |
        | hedge-below  | hedge        | below | level 0 | level 0 Open Ground | level 1 Open Ground | no wall advantage |
