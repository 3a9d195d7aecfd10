@B27.43
Feature: B27.43 Vehicles and Cavalry in a foxhole hex

  Rule: B27.43 Foxholes slow whatever does not run on tracks

    @B27.43-1
    Scenario Outline: B27.43-1 a tank enters Open Ground that holds <fort> for 1 MP
      Given it is the MPh of the German turn
      And B3 holds <fort>
      And a moving German tank in B2
      When the German tank moves into B3
      Then that is allowed
      And it costs 1 MP

      Examples: with and without
        | fort         |
        | no foxhole   |
        | a foxhole 1S |

    @B27.43-2
    Scenario: B27.43-2 a tank does not risk Bog in a foxhole hex
      Given it is the MPh of the German turn
      And B3 holds a foxhole 3S
      And a moving German tank in B2
      When the German tank moves into B3
      Then that is allowed
      And no Bog DR is due from the German tank
      And the German tank is on top in B3

    @B27.43-3
    Scenario Outline: B27.43-3 a German <vehicle> pays <cot> for the hex and <extra> for the foxhole
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a moving German <vehicle> in B2
      When the German <vehicle> moves into B3
      Then that is allowed
      And it costs <mp> MP

      Examples: in MP
        | vehicle     | cot | extra | mp |
        | armored car | 3   | 2     | 5  |
        | truck       | 4   | 4     | 8  |
        | motorcycle  | 3   | 2     | 5  |

      Examples: in MF
        | vehicle | cot | extra | mp |
        | wagon   | 1   | 1     | 2  |

    @B27.43-4
    Scenario Outline: B27.43-4 a halftrack enters Open Ground that holds <fort> for 1 MP
      Given it is the MPh of the German turn
      And B3 holds <fort>
      And a moving German halftrack in B2
      When the German halftrack moves into B3
      Then that is allowed
      And it costs 1 MP

      Examples: as a tracked vehicle
        | fort         |
        | no foxhole   |
        | a foxhole 1S |

    @B27.43-5
    Scenario: B27.43-5 Cavalry pays 1 MF more for a foxhole hex
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German Cavalry squad in B2
      When the German squad moves into B3
      Then that is allowed
      And it costs 2 MF

    @B27.43-6
    Scenario Outline: B27.43-6a a German <unit> may enter a foxhole hex
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a moving German <unit> in B2
      When the German <unit> moves into B3
      Then that is allowed
      And the German <unit> is on top in B3

      Examples:
        | unit        |
        | tank        |
        | halftrack   |
        | armored car |
        | truck       |

    @B27.43-6
    Scenario: B27.43-6b a Cavalry squad may enter a foxhole hex
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German Cavalry squad in B2
      When the German squad moves into B3
      Then that is allowed
      And the German squad is on top in B3

    @B27.43-7
    Scenario: B27.43-7a a tank in a foxhole hex is not beneath the counter
      Given it is the MPh of the German turn
      And B3 holds a foxhole 3S
      And a moving German tank in B2
      When the German tank moves into B3
      Then that is allowed
      And the German tank is not beneath the foxhole
      And the German tank is on top in B3

    @B27.43-7
    Scenario: B27.43-7b a foxhole does not make a tank Hull Down
      Given it is the PFPh of the Russian turn
      And B3 holds a foxhole 3S
      And a German tank on top of the foxhole in B3
      And a Russian tank in B6
      When the Russian tank attacks the German tank with a Gun
      Then the German tank is not HD to it
