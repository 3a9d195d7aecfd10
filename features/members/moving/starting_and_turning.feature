Feature: Vehicles start, turn and attempt Motion beside a trench, and bog in it

  Rule: B27.52 Starting, turning and Motion beside a trench

    @B27.52 @B27.52xD2.12-501
    Scenario Outline: B27.52xD2.12-501a in the <phase> a tank does not Start
      Given it is the <phase> of the German turn
      And B2 holds a trench
      And a German tank P on top of the trench in B2
      When P starts its engine
      Then that is not allowed

      Examples:
        | phase |
        | RPh   |
        | PFPh  |
        | DFPh  |
        | AFPh  |
        | RtPh  |
        | APh   |
        | CCPh  |

    @B27.52 @B27.52xD2.12-501
    Scenario Outline: B27.52xD2.12-501b in its MPh <force> Starts: <verdict>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And <force> P on top of the trench in B2
      When P starts its engine
      Then that is <verdict>

      Examples:
        | row       | force                    | verdict     |
        | tank      | a German tank            | allowed     |
        | sp-gun    | a German SP gun          | allowed     |
        | moving    | a moving German tank     | not allowed |
        | bogged    | a bogged German tank     | not allowed |
        | stunned   | a stunned German tank    | not allowed |
        | shocked   | a shocked German tank    | not allowed |
        | abandoned | an abandoned German tank | not allowed |
        | squad     | a German squad           | not allowed |

    @B27.52 @B27.52xD2.12-501
    Scenario Outline: B27.52xD2.12-501f with <spent> of its 12 MP spent it Stops and Starts: <verdict>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And a German tank P with 12 MP on top of the trench in B2
      And P is moving
      And P has spent <spent> MP
      When P Stops
      And P starts its engine
      Then that is <verdict>

      Examples: each takes 1 MP
        | spent | verdict     |
        | 10    | allowed     |
        | 11    | not allowed |

    @B27.52 @B27.52xD2.12-501
    Scenario Outline: B27.52xD2.12-501c in the <phase> of the <side> turn it attempts Motion: <verdict>
      Given it is the <phase> of the <side> turn
      And B2 holds a trench
      And a German tank P on top of the trench in B2
      When P attempts Motion
      Then that is <verdict>

      Examples:
        | row        | phase | side    | verdict     |
        | enemy-mph  | MPh   | Russian | allowed     |
        | own-mph    | MPh   | German  | not allowed |
        | enemy-pfph | PFPh  | Russian | not allowed |
        | enemy-dfph | DFPh  | Russian | not allowed |
        | enemy-aph  | APh   | Russian | not allowed |

    @B27.52 @B27.52xD2.12-501
    Scenario Outline: B27.52xD2.12-501d <force> attempts none
      Given it is the MPh of the Russian turn
      And B2 holds a trench
      And <force> P on top of the trench in B2
      When P attempts Motion
      Then that is not allowed

      Examples:
        | row       | force                    |
        | moving    | a moving German tank     |
        | bogged    | a bogged German tank     |
        | immobile  | an immobilized German tank |
        | stunned   | a stunned German tank    |
        | shocked   | a shocked German tank    |
        | abandoned | an abandoned German tank |
        | squad     | a German squad           |

    @B27.52 @B27.52xD2.12-501
    Scenario Outline: B27.52xD2.12-501x in the PFPh too a tank turns that is no more than <what>: <verdict>
      Given it is the PFPh of the German turn
      And B2 holds a trench
      And <force> P on top of the trench in B2
      When P turns its hull by 1 hexspine
      Then that is <verdict>

      Examples:
        | row      | what        | force                      | verdict     |
        | stopped  | stopped     | a German tank              | allowed     |
        | bogged   | bogged      | a bogged German tank       | not allowed |
        | immobile | immobilized | an immobilized German tank | not allowed |

    @B27.52 @B27.52xD2.12-501
    Scenario Outline: B27.52xD2.12-501e <force> does not turn its hull
      Given it is the MPh of the German turn
      And B2 holds a trench
      And <force> P on top of the trench in B2
      And P has its VCA toward B3
      When P turns its hull by 1 hexspine
      Then that is not allowed

      Examples:
        | row       | force                    |
        | bogged    | a bogged German tank     |
        | stunned   | a stunned German tank    |
        | shocked   | a shocked German tank    |
        | abandoned | an abandoned German tank |

  Rule: B27.52 Vehicles on top of a trench

    @B27.52 @B27.52xD2.12-501
    Scenario: B27.52xD2.12-501u where no phase is told a tank on top of the trench turns
      Given B2 holds a trench
      And a moving German tank V on top of the trench in B2
      When V turns its hull by 1 hexspine
      Then that is allowed

    @B27.52 @B27.52xD2.12-501
    Scenario: B27.52xD2.12-501v and Starts
      Given B2 holds a trench
      And a German tank V on top of the trench in B2
      When V starts its engine
      Then that is allowed

    @B27.52 @B27.52xD2.12-501
    Scenario: B27.52xD2.12-501w and attempts Motion
      Given B2 holds a trench
      And a German tank V on top of the trench in B2
      When V attempts Motion
      Then that is allowed

  Rule: B27.55 A hull that is turned

    @B27.55 @B27.55xD2.11-601
    Scenario Outline: B27.55xD2.11-601u a tank with <left> MP left does not turn on a trench in <ground>
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds a trench
      And a moving German tank T with 12 MP on top of the trench in B3
      And T has spent <spent> MP
      When T turns its hull by 1 hexspine
      Then that is not allowed

      Examples:
        | row   | ground      | spent | left |
        | open  | Open Ground | 12    | 0    |
        | woods | woods       | 11    | 1    |

    @B27.55 @B27.55xD2.11-601
    Scenario Outline: B27.55xD2.11-601v in <ground> it has <left> MP left then
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds a trench
      And a moving German tank T with 12 MP on top of the trench in B3
      And T has spent 4 MP
      When T turns its hull by 1 hexspine
      Then that is allowed
      And T has <left> MF left

      Examples:
        | row   | ground      | left |
        | open  | Open Ground | 7    |
        | woods | woods       | 6    |

    @B27.55 @B27.55xD2.11-601
    Scenario: B27.55xD2.11-601w in the enemy's MPh it does not turn
      Given it is the MPh of the Russian turn
      And B3 holds a trench
      And a moving German tank T on top of the trench in B3
      When T turns its hull by 1 hexspine
      Then that is not allowed

    @B27.55 @B27.55xD2.11-601
    Scenario Outline: B27.55xD2.11-601x nor in the <phase> of the <side> turn, in which it does not fire
      Given it is the <phase> of the <side> turn
      And B3 holds a trench
      And a German tank T on top of the trench in B3
      When T turns its hull by 1 hexspine
      Then that is not allowed

      Examples:
        | phase | side    |
        | RPh   | German  |
        | DFPh  | German  |
        | RtPh  | German  |
        | APh   | German  |
        | CCPh  | German  |
        | PFPh  | Russian |
        | AFPh  | Russian |

    @B27.55 @B27.55-5
    Scenario Outline: B27.55-5u turned to fire in the <phase> of the <side> turn it pays no MP, and chances a Bog DR
      Given it is the <phase> of the <side> turn
      And B3 holds a trench
      And a German tank T with 12 MP on top of the trench in B3
      When T turns its hull by 1 hexspine
      Then that is allowed
      And no expenditure has been made
      And T has 12 MF left
      And a Bog DR is due from T

      @since=B27.55-vca
      Examples:
        | phase | side    |
        | PFPh  | German  |
        | DFPh  | Russian |
        | AFPh  | German  |
        | MPh   | Russian |

    @B9.54 @B9.54-7
    Scenario Outline: B9.54-7u a tank that has turned by <spines> hexspines Reverses over the hedge: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a hedge
      And a moving German tank with 20 MP in B2
      And the German tank has its VCA toward B3
      When the German tank turns its hull by <spines> hexspine
      And the German tank moves into B3 in Reverse
      Then that is <verdict>

      Examples:
        | row    | spines | verdict     |
        | about  | 3      | allowed     |
        | abeam  | 1      | not allowed |

    @B9.42 @B9.42-12
    Scenario: B9.42-12u its underbelly is no longer shown by a tank that has turned behind the bocage
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And a moving German tank with 20 MP in F5
      And a Russian crew in F8
      And the Russian crew possesses a Russian AT Gun
      When the German tank moves into F6
      And the German tank makes a Bog DR of 1 on the colored and 2 on the white die
      And the German tank turns its hull by 1 hexspine
      And the AT Gun claims an Underbelly Hit on the German tank at vertex F5-F6-G6 with a Gun
      Then the attack is not possible

    @B9.42 @B9.42-12
    Scenario: B9.42-12v nor by one that has Stopped there
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And a moving German tank with 20 MP in F5
      And a Russian crew in F8
      And the Russian crew possesses a Russian AT Gun
      When the German tank moves into F6
      And the German tank makes a Bog DR of 1 on the colored and 2 on the white die
      And the German tank Stops
      And the AT Gun claims an Underbelly Hit on the German tank at vertex F5-F6-G6 with a Gun
      Then the attack is not possible

    @B9.42 @B9.42-12
    Scenario: B9.42-12w its Bog DR is no expenditure, and it shows its underbelly yet
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And a moving German tank with 20 MP in F5
      And a Russian crew in F8
      And the Russian crew possesses a Russian AT Gun
      When the German tank moves into F6
      And the German tank makes a Bog DR of 2 on the colored and 3 on the white die
      And the AT Gun claims an Underbelly Hit on the German tank at vertex F5-F6-G6 with a Gun
      Then the attack is possible

    @B9.42 @B9.42-12
    Scenario: B9.42-12y once the phase in which it has crossed the bocage is over none is shown
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And a moving German tank with 20 MP in F5
      And a Russian crew in F8
      And the Russian crew possesses a Russian AT Gun
      When the German tank moves into F6
      And the German tank makes a Bog DR of 2 on the colored and 3 on the white die
      And the MPh ends and the DFPh begins
      And the AT Gun claims an Underbelly Hit on the German tank at vertex F5-F6-G6 with a Gun
      Then the attack is not possible

    @B27.52 @B27.52-4
    Scenario Outline: B27.52-4u a <vehicle> whose crew is <status> turns no turret beneath the trench
      Given it is the PFPh of the German turn
      And B2 holds a trench
      And a German <vehicle> T beneath the trench in B2
      And T is <status>
      When T turns its turret by 1 hexspine
      Then that is not allowed

      Examples:
        | row     | vehicle | status  |
        | stunned | tank    | stunned |
        | shocked | tank    | shocked |

    @B27.55 @B27.55xD2.11-601
    Scenario: B27.55xD2.11-601q where no phase is told the turn is paid for
      Given B3 holds a trench
      And a moving German tank T with 12 MP on top of the trench in B3
      When T turns its hull by 1 hexspine
      Then that is allowed
      And it costs 1 MP
      And T has 11 MF left

  Rule: B27.55 Bogged

    @B27.55 @B27.55-4
    Scenario: B27.55-4u a tank that bogs in the trench hex is not moving
      Given it is the MPh of the German turn
      And B3 holds a trench
      And a moving German tank in B2
      When the German tank moves into B3
      And the German tank makes a Bog DR of 6 on the colored and 6 on the white die
      Then the German tank is bogged
      And the German tank is not moving

    @B27.52 @B27.52-3
    Scenario Outline: B27.52-3d beneath the <cover> no <vehicle> turns its hull
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German <vehicle> P beneath the <cover> in B2
      When P turns its hull by 1 hexspine
      Then that is not allowed
      And B27.52 forbids it

      Examples: whatever it is
        | row                | vehicle         | fort         | cover     |
        | assault-gun-trench | assault gun     | a trench     | trench    |
        | sp-gun-ditch       | SP gun          | an A-T Ditch | A-T Ditch |
        | carrier-trench     | Carrier         | a trench     | trench    |
        | halftrack-ditch    | halftrack       | an A-T Ditch | A-T Ditch |
        | armored-car-trench | armored car     | a trench     | trench    |
        | truck-ditch        | truck           | an A-T Ditch | A-T Ditch |
        | tractor-trench     | tractor         | a trench     | trench    |
        | bulldozer-ditch    | bulldozer       | an A-T Ditch | A-T Ditch |
        | amphibious-trench  | amphibious tank | a trench     | trench    |

    @B27.52 @B27.52-5
    Scenario Outline: B27.52-5c beneath the <cover> no <vehicle> starts its engine
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German <vehicle> P beneath the <cover> in B2
      When P starts its engine
      Then that is not allowed
      And B27.52 forbids it

      Examples: whatever it is
        | row                | vehicle         | fort         | cover     |
        | assault-gun-trench | assault gun     | a trench     | trench    |
        | sp-gun-ditch       | SP gun          | an A-T Ditch | A-T Ditch |
        | carrier-trench     | Carrier         | a trench     | trench    |
        | halftrack-ditch    | halftrack       | an A-T Ditch | A-T Ditch |
        | armored-car-trench | armored car     | a trench     | trench    |
        | truck-ditch        | truck           | an A-T Ditch | A-T Ditch |
        | tractor-trench     | tractor         | a trench     | trench    |
        | bulldozer-ditch    | bulldozer       | an A-T Ditch | A-T Ditch |
        | amphibious-trench  | amphibious tank | a trench     | trench    |
        | motorcycle-ditch   | motorcycle      | an A-T Ditch | A-T Ditch |

    @B27.51 @B27.51-11
    Scenario Outline: B27.51-11x from beneath the <cover> a moving <vehicle> is not driven out
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a moving German <vehicle> P with 24 MP beneath the <cover> in B2
      When P moves into B3
      Then that is not allowed
      And B27.51 forbids it

      Examples: whatever it is
        | row                | vehicle         | fort         | cover     |
        | assault-gun-trench | assault gun     | a trench     | trench    |
        | sp-gun-ditch       | SP gun          | an A-T Ditch | A-T Ditch |
        | carrier-trench     | Carrier         | a trench     | trench    |
        | halftrack-ditch    | halftrack       | an A-T Ditch | A-T Ditch |
        | armored-car-trench | armored car     | a trench     | trench    |
        | truck-ditch        | truck           | an A-T Ditch | A-T Ditch |
        | tractor-trench     | tractor         | a trench     | trench    |
        | bulldozer-ditch    | bulldozer       | an A-T Ditch | A-T Ditch |
        | amphibious-trench  | amphibious tank | a trench     | trench    |
        | motorcycle-ditch   | motorcycle      | an A-T Ditch | A-T Ditch |
        | wagon-trench       | wagon           | a trench     | trench    |

  Rule: B27.55 Bog Checks for turning

    @B27.55 @B27.55-5
    Scenario Outline: B27.55-5e in the PFPh too <vehicle> that turns its hull in a trench hex makes a Bog DR
      Given it is the PFPh of the German turn
      And B3 holds a trench
      And <vehicle> P on top of the trench in B3
      When P turns its hull by 1 hexspine
      Then that is allowed
      And a Bog DR is due from P

      Examples:
        | row         | vehicle              |
        | tank        | a German tank        |
        | assault-gun | a German assault gun |

    @B27.55 @B27.55-8
    Scenario Outline: B27.55-8g in the PFPh <vehicle> that turns its hull beside the trench makes none
      Given it is the PFPh of the German turn
      And B2 holds a trench
      And <vehicle> P in B3
      When P turns its hull by 1 hexspine
      Then that is allowed
      And no Bog DR is due from P
      And all that is as given

      Examples:
        | row         | vehicle              |
        | tank        | a German tank        |
        | assault-gun | a German assault gun |

    @B27.55 @B27.55-8
    Scenario Outline: B27.55-8h beside the trench a tank that <fact> turns its hull and makes no Bog DR
      Given it is the MPh of the German turn
      And B2 holds a trench
      And B3 is <ground>
      And the artwork of B3 does not reach towards B4, C3 and C4
      And hexside B3-C4 is a wall
      And a German tank P in B3
      And P <fact>
      When P turns its hull by 1 hexspine
      Then that is allowed
      And no Bog DR is due from P
      And all that is as given

      Examples:
        | row            | ground      | fact               |
        | wall-advantage | Open Ground | has wall advantage |

    @B27.52 @B27.52-10
    Scenario Outline: B27.52-10c <place> B3 a tank that <fact> <acts>
      Given it is the MPh of the German turn
      And B3 is <ground>
      And the artwork of B3 does not reach towards B4, C3 and C4
      And B2 holds a trench
      And B3 holds <fort>
      And hexside B3-B2 is a wall
      And a German <vehicle> P <place> B3
      And P <fact>
      When P <acts>
      Then that is allowed

      Examples: where it is not beneath a trench
        | row                  | place                   | ground      | fort      | vehicle   | fact                                       | acts                         |
        | start-wall-advantage | on top of the trench in | Open Ground | a trench  | tank      | has wall advantage                         | starts its engine            |
        | turn-wall-advantage  | on top of the trench in | Open Ground | a trench  | tank      | has wall advantage                         | turns its hull by 1 hexspine |
        | start-bypass         | in                      | woods       | no trench | tank      | is in VBM with its CAFP at vertex B3-C3-C4 | starts its engine            |
        | turn-halftrack       | in                      | Open Ground | no trench | halftrack | is concealed                               | turns its hull by 1 hexspine |
        | turn-truck           | in                      | Open Ground | no trench | truck     | is concealed                               | turns its hull by 1 hexspine |
