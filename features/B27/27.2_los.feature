@B27.2
Feature: B27.2 LOS over and out of a foxhole

  Rule: B27.2 A foxhole is no obstacle, but who is beneath it does not see over the walls of its hex

    @B27.2-1
    Scenario Outline: B27.2-1 a foxhole <size> between two squads does not block their LOS
      Given B3 holds a foxhole <size>
      And a German squad in B2
      And a Russian squad in B4
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is 0

      Examples: whatever its size
        | size |
        | 1S   |
        | 2S   |
        | 3S   |

    @B27.2-2
    Scenario Outline: B27.2-2 a foxhole in <hex> does not hinder LOS
      Given <hex> holds a foxhole 1S
      When LOS is traced between B2 and B4
      Then the LOS is clear
      And the Hindrance is 0

      Examples: at either end or between
        | hex |
        | B2  |
        | B3  |
        | B4  |

    @B27.2-2
    Scenario: B27.2-2b nor does it keep the terrain of its hex from hindering
      Given B3 is brush
      And B3 holds a foxhole 1S
      When LOS is traced between B2 and B4
      Then the LOS is clear
      And the Hindrance is +1

    @B27.2-3
    Scenario Outline: B27.2-3 a <barrier> of the foxhole hex blocks LOS from beneath the foxhole
      Given hexside B2-B3 is a <barrier>
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian squad in B4
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at hexside B2-B3

      Examples:
        | barrier |
        | wall    |
        | hedge   |

    @B27.2-4
    Scenario Outline: B27.2-4 a <barrier> hexspine of the foxhole hex blocks the LOS that runs along it
      Given hexside B3-C3 is a <barrier>
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian squad in C4
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at hexside B3-C3

      Examples:
        | barrier |
        | wall    |
        | hedge   |

    @B27.2-5
    Scenario Outline: B27.2-5 from beneath a foxhole the adjacent hex is seen across the <barrier>
      Given hexside B2-B3 is a <barrier>
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian squad in B3
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is 0

      Examples:
        | barrier |
        | wall    |
        | hedge   |

    @B27.2-6
    Scenario Outline: B27.2-6 over a wall of the foxhole hex a viewer at level <level> has a <sight> LOS
      Given hexside B2-B3 is a wall
      And B4 is level <level> Open Ground
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian squad in B4
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: half a level above the entrenchment is enough
        | level | sight   |
        | 0     | blocked |
        | 1/2   | clear   |
        | 1     | clear   |
        | 2     | clear   |

    @B27.2-7
    Scenario: B27.2-7 on top of the foxhole a squad sees over the wall of its hex
      Given hexside B2-B3 is a wall
      And B2 holds a foxhole 1S
      And a German squad on top of the foxhole in B2
      And a Russian squad in B4
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is 0

    @B27.2-8
    Scenario Outline: B27.2-8 a wall between two other hexes leaves the LOS from beneath a foxhole to <target> <sight>
      Given hexside B3-B4 is a wall
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian squad in <target>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: beyond the hex that the wall belongs to
        | target | sight   |
        | B5     | blocked |
        
        Examples: on this side of it
          | target | sight |
          | B3     | clear |

    @B27.2-9
    Scenario: B27.2-9 a wall of the foxhole hex on the far side does not matter
      Given hexside B1-B2 is a wall
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian squad in B4
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is 0

    @B27.2-10
    Scenario: B27.2-10 the wall blocks LOS in both directions alike
      Given hexside B2-B3 is a wall
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian squad in B4
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at hexside B2-B3

    @B27.2-11
    Scenario: B27.2-11a over the wall the foxhole counter is seen and so revealed
      Given hexside B2-B3 is a wall
      And B2 holds a hidden foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian squad in B4
      When the Russian squad looks at the foxhole in B2
      Then the LOS is clear
      And the foxhole in B2 is revealed

    @B27.2-11
    Scenario: B27.2-11b over the wall the squad beneath the counter is not seen
      Given hexside B2-B3 is a wall
      And B2 holds a hidden foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian squad in B4
      When LOS is traced between the Russian squad and the German squad
      Then the LOS is blocked

    @B27.2-12
    Scenario Outline: B27.2-12 downhill over a hillside <barrier> a squad <place> a foxhole has a <sight> LOS
      Given B2 is level 1 Open Ground
      And hexside B2-B3 is a <barrier> at level 1
      And B2 holds a foxhole 1S
      And a German squad <place> the foxhole in B2
      And a Russian squad in B4
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: lower hexes are hidden from beneath too
        | row           | barrier | place   | sight   |
        | wall-beneath  | wall    | beneath | blocked |
        | hedge-beneath | hedge   | beneath | blocked |

      Examples: and not from on top
        | row         | barrier | place     | sight |
        | wall-on-top | wall    | on top of | clear |

  Rule: B27.2 The foxhole hinders nothing, and takes nothing from what does

    @B27.2-2
    Scenario Outline: B27.2-2c <what> in the foxhole's hex is a Hindrance of <n>
      Given B4 holds a foxhole 1S
      And <what> in B4
      And a German squad in B2
      And a Russian squad in B6
      When LOS is traced between the German squad and the Russian squad
      Then the Hindrance is <n>

      Examples:
        | what             | n  |
        | a Russian tank   | +1 |
        | a wreck          | +1 |
        | a Russian truck  | 0  |
        | a Russian squad P | 0  |

    @B27.2-2
    Scenario Outline: B27.2-2d in a hex of <ground> it is <n>
      Given B4 is <ground>
      And B4 holds a foxhole 1S
      When LOS is traced between B2 and B6
      Then the Hindrance is <n>

      Examples:
        | ground      | n  |
        | brush       | +1 |
        | grain       | +1 |
        | orchard     | +1 |
        | Open Ground | 0  |

    @B27.2-2
    Scenario Outline: B27.2-2e with SMOKE <where> it is <n>
      Given B3 holds a foxhole 1S
      And <hex> has smoke
      When LOS is traced between B2 and B4
      Then the Hindrance is <n>

      Examples: the +1 for fire out of it besides
        | where         | hex | n  |
        | in its hex    | B3  | +3 |
        | beside it     | C3  | 0  |
