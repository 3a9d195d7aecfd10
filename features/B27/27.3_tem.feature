@B27.3
Feature: B27.3 What shelter a foxhole gives

  Rule: B27.3 Shelter beneath a foxhole counter

    @B27.3-1
    Scenario Outline: B27.3-1 beneath a foxhole the TEM against <attack> is <tem>
      Given B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      When <attack> hits B2
      Then the TEM is <tem>

      Examples: the counter shelters most from what passes over or falls in
        | attack                      | tem |
        | an overrun with MA and MG   | +4  |
        | an OBA HE Concentration     | +4  |
        | OBA Harassing Fire          | +4  |
        | small-arms fire             | +2  |
        | MG fire                     | +2  |
        | Direct Fire HE              | +2  |
        | an on-board mortar          | +2  |

      Examples: and not at all from what comes in
        | attack         | tem |
        | Close Combat   | 0   |
        | a flamethrower | 0   |

    @B27.3-2
    Scenario: B27.3-2 a mortar on the map is no OBA
      Given it is the PFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian crew in B8
      And the Russian crew possesses a Russian 82mm MTR
      When the Russian crew attacks the German squad with an on-board mortar
      Then the TEM is +2

    @B27.3-3
    Scenario: B27.3-3 in Close Combat a foxhole gives no TEM
      Given it is the CCPh of the Russian turn
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian squad on top of the foxhole in B2
      When the Russian squad attacks the German squad with Close Combat
      Then the foxhole gives no TEM
      And the TEM is 0
      And the attack is possible

    @B27.3-4
    Scenario: B27.3-4 against a flamethrower a foxhole gives no TEM
      Given it is the PFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian squad in B3
      And the Russian squad possesses a FT
      When the Russian squad attacks the German squad with a flamethrower
      Then the foxhole gives no TEM
      And the TEM is 0
      And the attack is possible

    @B27.3-5
    Scenario: B27.3-5 an overrun with a FT and nothing else meets no foxhole TEM
      Given it is the MPh of the Russian turn
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian FT tank in B2
      When the Russian FT tank attacks the German squad with an overrun with FT only
      Then the foxhole gives no TEM
      And the TEM is 0

    @B27.3-5
    Scenario Outline: B27.3-5b an overrun by a <tank> that names no weapon is one with all it has: <tem>
      Given it is the MPh of the Russian turn
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian <tank> in B2
      When the Russian <tank> attacks the German squad with an overrun
      Then the TEM is <tem>

      Examples:
        | tank    | tem |
        | FT tank | 0   |
        | tank    | +4  |

    @B27.3-6
    Scenario: B27.3-6 an overrun with a FT and a MG meets the full foxhole TEM
      Given B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      When an overrun with FT and MG hits B2
      Then the TEM is +4

    @B27.3-7 @reading:B27.3-older-ovr
    Scenario: B27.3-7 in the older text any FT in an overrun takes the full foxhole TEM away
      Given B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      When an overrun with FT and MG hits B2
      Then the TEM of the German squad is not +4
      And the attack is possible

    @B27.3-7 @reading:B27.3-older-ovr=two
    Scenario: B27.3-7b or by the other reading it leaves the TEM of other attacks
      Given B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      When an overrun with FT and MG hits B2
      Then the TEM of the German squad is +2

    @B27.3-8
    Scenario Outline: B27.3-8 on top of a foxhole there is no TEM against <attack>
      Given B2 holds a foxhole 1S
      And a German squad on top of the foxhole in B2
      When <attack> hits B2
      Then the foxhole gives no TEM
      And the TEM is 0

      Examples:
        | attack                  |
        | small-arms fire         |
        | an OBA HE Concentration |
        | an overrun with MG      |

    @B27.3-9
    Scenario Outline: B27.3-9 in <terrain>, itself <hextem>, the TEM beneath a foxhole against <attack> is <tem>
      Given B2 is <terrain>
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      When <attack> hits B2
      Then the TEM is <tem>

      Examples: the better of two, never their sum
        | row                        | terrain    | hextem | attack             | tem |
        | woods-small-arms-fire      | woods      | +1     | small-arms fire    | +2  |
        | graveyard-small-arms-fire  | graveyard  | +1     | small-arms fire    | +2  |
        | shellholes-small-arms-fire | shellholes | +1     | small-arms fire    | +2  |
        | brush-small-arms-fire      | brush      | 0      | small-arms fire    | +2  |
        | woods-overrun-with-mg      | woods      | +1     | an overrun with MG | +4  |

    @B27.3-10
    Scenario: B27.3-10 a wall in the way adds nothing to the foxhole TEM
      Given hexside B2-B3 is a wall
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian squad in B3
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM is +2

    @B27.3-11
    Scenario Outline: B27.3-11 beneath a foxhole in woods the net TEM against <attack> is <tem>
      Given B2 is woods
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      When <attack> hits B2
      Then the TEM is <tem>

      Examples: Air Bursts take one off
        | attack                  | tem |
        | an on-board mortar      | +1  |
        | an OBA HE Concentration | +3  |

      Examples: where shells do not burst in the trees
        | attack          | tem |
        | small-arms fire | +2  |
