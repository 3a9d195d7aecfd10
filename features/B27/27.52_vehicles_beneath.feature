@B27.52
Feature: B27.52 Vehicles beneath a trench

  Rule: B27.52 A vehicle beneath a trench is Hull Down

    @B27.52-1
    Scenario Outline: B27.52-1 beneath a trench a vehicle is HD: <vehicle>
      Given B2 holds a trench
      And a German <vehicle> beneath the trench in B2
      And a Russian crew in B6
      And the Russian crew possesses a Russian AT Gun
      And it is the PFPh of the Russian turn
      When the AT Gun attacks the German <vehicle> with a Gun
      Then the German <vehicle> is HD to it

      Examples: armored or not
        | vehicle     |
        | tank        |
        | assault gun |
        | halftrack   |
        | armored car |
        | truck       |

    @B27.52-1
    Scenario Outline: B27.52-1s so is a tank that is <status>
      Given B2 holds a trench
      And a German tank P beneath the trench in B2
      And P is <status>
      And a Russian crew in B6
      And the Russian crew possesses a Russian AT Gun
      And it is the PFPh of the Russian turn
      When the AT Gun attacks P with a Gun
      Then P is HD to it
      And the TEM is 0

      Examples:
        | status      |
        | stunned     |
        | shocked     |
        | immobilized |

    @B27.52-2
    Scenario Outline: B27.52-2 a vehicle beneath a trench that points at B1 is HD to fire from <hex>
      Given B2 holds a trench
      And a German tank beneath the trench in B2
      And the German tank has its VCA toward B1
      And a Russian crew in <hex>
      And the Russian crew possesses a Russian AT Gun
      And it is the PFPh of the Russian turn
      When the AT Gun attacks the German tank with a Gun
      Then the German tank is HD to it

      Examples: from any side
        | hex |
        | B4  |
        | A2  |
        | C2  |
        | B1  |

    @B27.52-1
    Scenario Outline: B27.52-1b and has the TEM of no <cover> besides
      Given B2 holds <fort>
      And a German tank beneath the <cover> in B2
      And a Russian crew in B6
      And the Russian crew possesses a Russian AT Gun
      And it is the PFPh of the Russian turn
      When the AT Gun attacks the German tank with a Gun
      Then the German tank is HD to it
      And the <cover> gives no TEM
      And the TEM is 0

      Examples:
        | cover      | fort           |
        | trench     | a trench       |
        | A-T Ditch  | an A-T Ditch   |

    @B27.52-1
    Scenario: B27.52-1c HD status is for what is rolled To Hit
      Given B2 holds a trench
      And a German truck beneath the trench in B2
      And a Russian squad in B6
      And it is the PFPh of the Russian turn
      When the Russian squad attacks the German truck with small-arms fire
      Then the German truck is not HD to it

    @B27.52-1
    Scenario: B27.52-1d and for vehicles
      Given B2 holds a trench
      And a German squad beneath the trench in B2
      And a Russian crew in B6
      And the Russian crew possesses a Russian AT Gun
      And it is the PFPh of the Russian turn
      When the AT Gun attacks the German squad with a Gun
      Then the German squad is not HD to it
      And the TEM is +2

    @B27.52-1
    Scenario: B27.52-1e a Gun beneath a trench has its TEM and is not HD
      Given B2 holds a trench
      And a German crew beneath the trench in B2
      And a German ART Gun beneath the trench with the German crew
      And a Russian crew in B6
      And the Russian crew possesses a Russian AT Gun
      And it is the PFPh of the Russian turn
      When the AT Gun attacks the ART Gun with a Gun
      Then the ART Gun is not HD to it
      And the TEM is +2

    @B27.52-1 @reading:B9.33-hd-beneath-a-trench
    Scenario: B27.52-1f from however high a tank beneath a trench is HD
      Given it is the PFPh of the Russian turn
      And B2 holds a trench
      And a German tank P beneath the trench in B2
      And B3 is level 3 Open Ground
      And a Russian crew in B3
      And the Russian crew possesses an AT Gun
      When the AT Gun attacks P with a Gun
      Then P is HD to it

    @B27.52-1 @reading:B9.33-hd-beneath-a-trench=yes
    Scenario: B27.52-1g or by the other reading height takes it with the TEM of a trench
      Given it is the PFPh of the Russian turn
      And B2 holds a trench
      And a German tank P beneath the trench in B2
      And B3 is level 3 Open Ground
      And a Russian crew in B3
      And the Russian crew possesses an AT Gun
      When the AT Gun attacks P with a Gun
      Then P is not HD to it

    @B27.52-1 @reading:B9.34-hd-beneath-a-trench
    Scenario: B27.52-1h to a mortar it is not HD
      Given it is the PFPh of the Russian turn
      And B2 holds a trench
      And a German tank P beneath the trench in B2
      And a Russian crew in B5
      And the Russian crew possesses an 81mm MTR
      When the 81mm MTR attacks P with an on-board mortar
      Then P is not HD to it

    @B27.52-1 @reading:B9.34-hd-beneath-a-trench=hd
    Scenario: B27.52-1j or by the other reading it is HD to Indirect Fire as well
      Given it is the PFPh of the Russian turn
      And B2 holds a trench
      And a German tank P beneath the trench in B2
      And a Russian crew in B5
      And the Russian crew possesses an 81mm MTR
      When the 81mm MTR attacks P with an on-board mortar
      Then P is HD to it

    @B27.52-8 @B27.52-2
    Scenario: B27.52-8 a vehicle on top of the trench is not HD through it
      Given B2 holds a trench
      And a German tank on top of the trench in B2
      And a Russian crew in B6
      And the Russian crew possesses a Russian AT Gun
      And it is the PFPh of the Russian turn
      When the AT Gun attacks the German tank with a Gun
      Then the German tank is not HD to it

  Rule: B27.52 It keeps its VCA and stays where it is

    @B27.52-3
    Scenario Outline: B27.52-3 beneath a trench no vehicle changes VCA, here in the <phase> of the <side> turn
      Given B2 holds a trench
      And a German tank beneath the trench in B2
      And it is the <phase> of the <side> turn
      When the German tank turns its hull by 1 hexspine
      Then that is not allowed
      And B27.52 forbids it

      Examples: neither moving nor firing
        | phase | side    |
        | MPh   | German  |
        | PFPh  | German  |
        | DFPh  | Russian |

    @B27.52-3
    Scenario: B27.52-3c who has turned its turret does not turn its hull as well
      Given B2 holds a trench
      And a German tank beneath the trench in B2
      And it is the PFPh of the German turn
      When the German tank turns its turret by 1 hexspine
      And the German tank turns its hull by 1 hexspine
      Then B27.52 forbids it

    @B27.52-4
    Scenario: B27.52-4 its turret turns as ever
      Given B2 holds a trench
      And a German tank beneath the trench in B2
      And it is the PFPh of the German turn
      When the German tank turns its turret by 1 hexspine
      Then that is allowed
      And it is beneath the trench in B2
      And all that is as given

    @B27.52-5
    Scenario: B27.52-5 beneath a trench no vehicle spends a Start MP
      Given B2 holds a trench
      And a German tank beneath the trench in B2
      And it is the MPh of the German turn
      When the German tank starts its engine
      Then that is not allowed
      And B27.52 forbids it

    @B27.52-9
    Scenario: B27.52-9 in the older text it may
      Given B2 holds a trench
      And a German tank beneath the trench in B2
      And it is the MPh of the German turn
      When the German tank starts its engine
      Then that is allowed
      And it costs 1 MP

    @B27.52-6
    Scenario: B27.52-6 nor does it attempt Motion, which takes a Start MP
      Given B2 holds a trench
      And a German tank beneath the trench in B2
      And it is the MPh of the Russian turn
      When the German tank attempts Motion
      Then that is not allowed

    @B27.52-6
    Scenario: B27.52-6b on top of it it does
      Given B2 holds a trench
      And a German tank on top of the trench in B2
      And it is the MPh of the Russian turn
      When the German tank attempts Motion
      Then that is allowed

    @B27.52-3
    Scenario Outline: B27.52-3b a tank <place> changes VCA as ever
      Given B2 holds a trench
      And a German tank <place>
      And it is the MPh of the German turn
      When the German tank turns its hull by 1 hexspine
      Then that is allowed

      Examples:
        | place                      |
        | on top of the trench in B2 |
        | in B3                      |

    @B27.52-5
    Scenario Outline: B27.52-5b a tank <place> starts its engine as ever
      Given B2 holds a trench
      And a German tank <place>
      And it is the MPh of the German turn
      When the German tank starts its engine
      Then that is allowed

      Examples:
        | place                      |
        | on top of the trench in B2 |
        | in B3                      |
