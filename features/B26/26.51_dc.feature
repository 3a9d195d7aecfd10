@B26.51
Feature: B26.51 DC against Wire

  Rule: B26.51 A Placed DC works as a bangalore torpedo

    @B26.51-1 @B26.51-3 @B26.51-9
    Scenario Outline: B26.51-1 a Placed DC with a DR of <dr> leaves <there>
      Given it is the MPh of the German turn
      And B3 is Open Ground
      And B3 holds Wire
      And a German squad in B2
      And the German squad possesses a DC
      When the German squad Places its DC in B3
      And the MPh ends and the AFPh begins
      And a Placed DC is resolved in B3 with an Original DR of <dr>
      Then that is allowed
      And B3 holds <there>
      And the German squad is on top in B2

      Examples: a KIA
        | dr | there   |
        | 2  | no Wire |
        | 3  | no Wire |
        | 4  | no Wire |
        | 5  | no Wire |

      Examples: none
        | dr | there |
        | 6  | Wire  |
        | 7  | Wire  |
        | 12 | Wire  |

    @B26.51-1 @B26.51-3 @B26.51-9 @reading:B16.32-bangalore
    Scenario: B26.51-1b out of marsh a DR of 5 clears it too
      Given it is the MPh of the German turn
      And B2 is marsh
      And B3 holds Wire
      And a German squad in B2
      And the German squad possesses a DC
      When the German squad Places its DC in B3
      And the MPh ends and the AFPh begins
      And a Placed DC is resolved in B3 with an Original DR of 5
      Then B3 holds no Wire

    @B26.51-1 @B26.51-3 @B26.51-9 @reading:B16.32-bangalore=kia
    Scenario: B26.51-1c or by the other reading it takes a KIA on the column of the halved FP
      Given it is the MPh of the German turn
      And B2 is marsh
      And B3 holds Wire
      And a German squad in B2
      And the German squad possesses a DC
      When the German squad Places its DC in B3
      And the MPh ends and the AFPh begins
      And a Placed DC is resolved in B3 with an Original DR of 5
      Then B3 holds Wire
      And all that is as given

    @B26.51-2
    Scenario Outline: B26.51-2 in woods a DR of <dr> with <drm> is <final> and leaves <there>
      Given it is the MPh of the German turn
      And B3 is woods
      And B3 holds Wire
      And a Russian squad beneath the Wire in B3
      And a German squad in B2
      And the German squad possesses a DC
      When the German squad Places its DC in B3
      And the MPh ends and the AFPh begins
      And a Placed DC is resolved in B3 with an Original DR of <dr>
      Then that is allowed
      And the Russian squad is attacked with a Final DR of <final>
      And B3 holds <there>

      Examples: the Original DR counts for the Wire
        | dr | drm | final | there   |
        | 5  | +1  | 6     | no Wire |
        | 4  | +1  | 5     | no Wire |
        | 6  | +1  | 7     | Wire    |

    @B26.51-3
    Scenario: B26.51-3 Placed by a unit of the Wire's own Location it leaves the Wire
      Given it is the MPh of the German turn
      And B3 is Open Ground
      And B3 holds Wire
      And a German squad beneath the Wire in B3
      And the German squad possesses a DC
      When the German squad Places its DC in B3
      And the MPh ends and the AFPh begins
      And a Placed DC is resolved in B3 with an Original DR of 3
      Then that is allowed
      And B3 holds Wire
      And the German squad is beneath the Wire in B3
      And all that is as given

    @B26.51-4
    Scenario: B26.51-4 a Japanese unit may Place it so
      Given it is the MPh of the Japanese turn
      And B3 is Open Ground
      And B3 holds Wire
      And a Japanese squad beneath the Wire in B3
      And the Japanese squad possesses a DC
      When the Japanese squad Places its DC in B3
      And the MPh ends and the AFPh begins
      And a Placed DC is resolved in B3 with an Original DR of 4
      Then that is allowed
      And B3 holds no Wire
      And the Japanese squad is on top in B3

    @B26.51-5 @B26.51-6
    Scenario Outline: B26.51-5 a DC is Placed in wired <terrain> for <cost> MF
      Given it is the MPh of the German turn
      And B3 is <terrain>
      And B3 holds Wire
      And a German squad with 4 MF in B2
      And the German squad possesses a DC
      When the German squad Places its DC in B3
      Then that is allowed
      And it costs <cost> MF
      And no Wire dr is due from the German squad
      And the DC is in B3
      And nothing else changed in B3

      Examples: the COT, and no dr
        | terrain     | cost |
        | Open Ground | 1    |
        | woods       | 2    |
        | brush       | 2    |

    @B26.51-9
    Scenario: B26.51-9 a Thrown DC leaves the Wire
      Given it is the AFPh of the German turn
      And B3 holds Wire
      And a German squad in B2
      And the German squad possesses a DC
      When the German squad Throws its DC in B3
      And a Thrown DC is resolved in B3 with an Original DR of 2
      Then that is allowed
      And B3 holds Wire
      And all that is as given

    @B26.51-9 @B9.3 @A23.6xB9.3-202
    Scenario Outline: B26.51-9b one that has come over a <barrier>, as nobody but the attack tells, leaves it: E has <final>
      Given it is the AFPh of the German turn
      And hexside F5-F6 is a <barrier>
      And F5 holds Wire
      And a DC in F5
      And a Russian squad E beneath the Wire in F5
      When a Thrown DC across hexside F5-F6 is resolved in F5 with an Original DR of 2
      Then that is allowed
      And F5 holds Wire
      And E is attacked with a Final DR of <final>

      Examples: the hexside is named
        | barrier | final |
        | wall    | 4     |
        | hedge   | 3     |

    @B26.51-9 @B9.3 @A23.6xB9.3-202 @reading:B9.3-thrown-dc
    Scenario Outline: B26.51-9c and one that P has thrown over it, as nobody tells: E has <final>
      Given it is the AFPh of the German turn
      And hexside F5-F6 is a <barrier>
      And F5 holds Wire
      And a German squad P in F6
      And P possesses a DC
      And a Russian squad E beneath the Wire in F5
      When P Throws its DC in F5
      And a Thrown DC is resolved in F5 with an Original DR of 2
      Then that is allowed
      And F5 holds Wire
      And E is attacked with a Final DR of <final>

      Examples: it was over the hexside all the same
        | barrier | final |
        | wall    | 4     |
        | hedge   | 3     |

    @B26.51-11
    Scenario Outline: B26.51-11 a DR of <dr> that leaves <there> strikes whoever is there as well
      Given it is the MPh of the German turn
      And B3 is Open Ground
      And B3 holds Wire
      And a Russian squad on top of the Wire in B3
      And a German squad in B2
      And the German squad possesses a DC
      When the German squad Places its DC in B3
      And the MPh ends and the AFPh begins
      And a Placed DC is resolved in B3 with an Original DR of <dr>
      Then that is allowed
      And B3 holds <there>
      And the Russian squad is attacked with a Final DR of <dr>

      Examples:
        | dr | there   |
        | 5  | no Wire |
        | 6  | Wire    |

  Rule: B26.51 A Set DC clears with its Final DR

    @B26.51-7
    Scenario Outline: B26.51-7 in <terrain> a DR of <dr> with <drm> is <final> and leaves <there>
      Given it is the AFPh of the German turn
      And B3 is <terrain>
      And B3 holds Wire
      And a Russian squad beneath the Wire in B3
      And a DC lies Set in B3
      When a Set DC is resolved in B3 with an Original DR of <dr>
      Then that is allowed
      And the Russian squad is attacked with a Final DR of <final>
      And B3 holds <there>

      Examples: a KIA on the 36 FP column
        | row              | terrain     | dr | drm | final | there   |
        | open-ground-dr-5 | Open Ground | 5  | 0   | 5     | no Wire |
        | woods-dr-5       | woods       | 5  | +1  | 6     | no Wire |
        | open-ground-dr-6 | Open Ground | 6  | 0   | 6     | no Wire |

      Examples: none
        | row              | terrain     | dr | drm | final | there |
        | woods-dr-6       | woods       | 6  | +1  | 7     | Wire  |
        | open-ground-dr-7 | Open Ground | 7  | 0   | 7     | Wire  |
