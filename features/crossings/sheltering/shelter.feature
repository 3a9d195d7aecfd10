Feature: Every means of attack meets every cover

  The list of means is closed (features/crossings.toml): 27.3 speaks of overruns and OBA, of CC and FT, and of any
  other type of attack.

  Rule: B27.3 Beneath an entrenchment

    @B27.3 @B27.3-1
    Scenario Outline: B27.3-1c beneath a foxhole the TEM against <attack> is <tem>
      Given B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      When <attack> hits B2
      Then the TEM is <tem>

      Examples: whatever else strikes it
        | row         | attack             | tem |
        | ap          | a Gun              | +2  |
        | bomb        | an aerial bomb     | +2  |
        | strafing    | strafing           | +2  |
        | residual-fp | Residual FP        | +2  |
        | dc-placed   | a Placed DC        | +2  |
        | dc-thrown   | a Thrown DC        | +2  |
        | dc-set      | a Set DC           | +2  |

      Examples: what comes in
        | row          | attack            | tem |
        | capture      | a Capture attempt | 0   |
        | hand-to-hand | Hand-to-Hand CC   | 0   |

    @B27.5 @B27.5-1
    Scenario Outline: B27.5-1c beneath a trench the TEM against <attack> is <tem>
      Given B2 holds a trench
      And a German squad beneath the trench in B2
      When <attack> hits B2
      Then the TEM is <tem>

      Examples: what falls in or passes over
        | row               | attack                    | tem |
        | oba-harassing     | OBA Harassing Fire        | +4  |
        | overrun           | an overrun with MA and MG | +4  |

      Examples: whatever else strikes it
        | row         | attack             | tem |
        | mg          | MG fire            | +2  |
        | he          | Direct Fire HE     | +2  |
        | ap          | a Gun              | +2  |
        | bomb        | an aerial bomb     | +2  |
        | strafing    | strafing           | +2  |
        | residual-fp | Residual FP        | +2  |
        | dc-placed   | a Placed DC        | +2  |
        | dc-thrown   | a Thrown DC        | +2  |
        | dc-set      | a Set DC           | +2  |

      Examples: what comes in
        | row          | attack            | tem |
        | capture      | a Capture attempt | 0   |
        | hand-to-hand | Hand-to-Hand CC   | 0   |

    @B27.56 @B27.56-2
    Scenario Outline: B27.56-2m beneath an A-T Ditch the TEM against <attack> is <tem>
      Given B2 holds an A-T Ditch
      And a German squad beneath the A-T Ditch in B2
      When <attack> hits B2
      Then the TEM is <tem>

      Examples: what falls in or passes over
        | row               | attack                    | tem |
        | oba-harassing     | OBA Harassing Fire        | +4  |
        | overrun           | an overrun with MA and MG | +4  |

      Examples: whatever else strikes it
        | row         | attack             | tem |
        | mg          | MG fire            | +2  |
        | he          | Direct Fire HE     | +2  |
        | ap          | a Gun              | +2  |
        | mortar      | an on-board mortar | +2  |
        | bomb        | an aerial bomb     | +2  |
        | strafing    | strafing           | +2  |
        | residual-fp | Residual FP        | +2  |
        | dc-placed   | a Placed DC        | +2  |
        | dc-thrown   | a Thrown DC        | +2  |
        | dc-set      | a Set DC           | +2  |

      Examples: what comes in
        | row          | attack            | tem |
        | ft           | a flamethrower    | 0   |
        | close-combat | Close Combat      | 0   |
        | capture      | a Capture attempt | 0   |
        | hand-to-hand | Hand-to-Hand CC   | 0   |

    @B27.6 @B27.6-EX1-3 @reading:B27.6-sangar-tem
    Scenario Outline: B27.6-EX1-3c beneath a sangar the TEM against <attack> is <tem>
      Given B2 holds a sangar
      And a German squad beneath the sangar in B2
      When <attack> hits B2
      Then the TEM is <tem>

      Examples: what falls in or passes over
        | row               | attack                    | tem |
        | oba-concentration | an OBA HE Concentration   | +2  |
        | oba-harassing     | OBA Harassing Fire        | +2  |
        | overrun           | an overrun with MA and MG | +2  |

      Examples: whatever else strikes it
        | row         | attack             | tem |
        | small-arms  | small-arms fire    | +1  |
        | mg          | MG fire            | +1  |
        | he          | Direct Fire HE     | +1  |
        | ap          | a Gun              | +1  |
        | mortar      | an on-board mortar | +1  |
        | bomb        | an aerial bomb     | +1  |
        | strafing    | strafing           | +1  |
        | residual-fp | Residual FP        | +1  |
        | dc-placed   | a Placed DC        | +1  |
        | dc-thrown   | a Thrown DC        | +1  |
        | dc-set      | a Set DC           | +1  |

      Examples: what comes in
        | row          | attack            | tem |
        | ft           | a flamethrower    | 0   |
        | close-combat | Close Combat      | 0   |
        | capture      | a Capture attempt | 0   |
        | hand-to-hand | Hand-to-Hand CC   | 0   |

  Rule: B27.3 Beneath an entrenchment and Wire at once

    @B26.3 @B27.3 @B26.3xB27.3-301
    Scenario Outline: B26.3xB27.3-301 beneath Wire too a foxhole gives <tem> against <attack>
      Given B2 holds a foxhole 1S
      And B2 holds Wire
      And a German squad beneath the foxhole and the Wire in B2
      When <attack> hits B2
      Then the TEM is <tem>
      And the attack is possible

      Examples: what falls in or passes over
        | row               | attack                    | tem |
        | oba-concentration | an OBA HE Concentration   | +4  |
        | oba-harassing     | OBA Harassing Fire        | +4  |
        | overrun           | an overrun with MA and MG | +4  |

      Examples: whatever else strikes it
        | row         | attack             | tem |
        | small-arms  | small-arms fire    | +2  |
        | mg          | MG fire            | +2  |
        | he          | Direct Fire HE     | +2  |
        | ap          | a Gun              | +2  |
        | mortar      | an on-board mortar | +2  |
        | bomb        | an aerial bomb     | +2  |
        | strafing    | strafing           | +2  |
        | residual-fp | Residual FP        | +2  |
        | dc-placed   | a Placed DC        | +2  |
        | dc-thrown   | a Thrown DC        | +2  |
        | dc-set      | a Set DC           | +2  |

      Examples: what comes in
        | row          | attack            | tem |
        | ft           | a flamethrower    | 0   |
        | close-combat | Close Combat      | 0   |
        | capture      | a Capture attempt | 0   |
        | hand-to-hand | Hand-to-Hand CC   | 0   |

    @B26.3 @B27.5 @B26.3xB27.5-301
    Scenario Outline: B26.3xB27.5-301 beneath Wire too a trench gives <tem> against <attack>
      Given B2 holds a trench
      And B2 holds Wire
      And a German squad beneath the trench and the Wire in B2
      When <attack> hits B2
      Then the TEM is <tem>
      And the attack is possible

      Examples: what falls in or passes over
        | row               | attack                    | tem |
        | oba-concentration | an OBA HE Concentration   | +4  |
        | oba-harassing     | OBA Harassing Fire        | +4  |
        | overrun           | an overrun with MA and MG | +4  |

      Examples: whatever else strikes it
        | row         | attack             | tem |
        | small-arms  | small-arms fire    | +2  |
        | mg          | MG fire            | +2  |
        | he          | Direct Fire HE     | +2  |
        | ap          | a Gun              | +2  |
        | mortar      | an on-board mortar | +2  |
        | bomb        | an aerial bomb     | +2  |
        | strafing    | strafing           | +2  |
        | residual-fp | Residual FP        | +2  |
        | dc-placed   | a Placed DC        | +2  |
        | dc-thrown   | a Thrown DC        | +2  |
        | dc-set      | a Set DC           | +2  |

      Examples: what comes in
        | row          | attack            | tem |
        | ft           | a flamethrower    | 0   |
        | close-combat | Close Combat      | 0   |
        | capture      | a Capture attempt | 0   |
        | hand-to-hand | Hand-to-Hand CC   | 0   |

    @B26.3 @B27.56 @B26.3xB27.56-301
    Scenario Outline: B26.3xB27.56-301 beneath Wire too an A-T Ditch gives <tem> against <attack>
      Given B2 holds an A-T Ditch
      And B2 holds Wire
      And a German squad beneath the A-T Ditch and the Wire in B2
      When <attack> hits B2
      Then the TEM is <tem>
      And the attack is possible

      Examples: what falls in or passes over
        | row               | attack                    | tem |
        | oba-concentration | an OBA HE Concentration   | +4  |
        | oba-harassing     | OBA Harassing Fire        | +4  |
        | overrun           | an overrun with MA and MG | +4  |

      Examples: whatever else strikes it
        | row         | attack             | tem |
        | small-arms  | small-arms fire    | +2  |
        | mg          | MG fire            | +2  |
        | he          | Direct Fire HE     | +2  |
        | ap          | a Gun              | +2  |
        | mortar      | an on-board mortar | +2  |
        | bomb        | an aerial bomb     | +2  |
        | strafing    | strafing           | +2  |
        | residual-fp | Residual FP        | +2  |
        | dc-placed   | a Placed DC        | +2  |
        | dc-thrown   | a Thrown DC        | +2  |
        | dc-set      | a Set DC           | +2  |

      Examples: what comes in
        | row          | attack            | tem |
        | ft           | a flamethrower    | 0   |
        | close-combat | Close Combat      | 0   |
        | capture      | a Capture attempt | 0   |
        | hand-to-hand | Hand-to-Hand CC   | 0   |

    @B26.3 @B27.6 @B26.3xB27.6-301 @reading:B27.6-sangar-tem
    Scenario Outline: B26.3xB27.6-301 beneath Wire too a sangar gives <tem> against <attack>
      Given B2 holds a sangar
      And B2 holds Wire
      And a German squad beneath the sangar and the Wire in B2
      When <attack> hits B2
      Then the TEM is <tem>
      And the attack is possible

      Examples: what falls in or passes over
        | row               | attack                    | tem |
        | oba-concentration | an OBA HE Concentration   | +2  |
        | oba-harassing     | OBA Harassing Fire        | +2  |
        | overrun           | an overrun with MA and MG | +2  |

      Examples: whatever else strikes it
        | row         | attack             | tem |
        | small-arms  | small-arms fire    | +1  |
        | mg          | MG fire            | +1  |
        | he          | Direct Fire HE     | +1  |
        | ap          | a Gun              | +1  |
        | mortar      | an on-board mortar | +1  |
        | bomb        | an aerial bomb     | +1  |
        | strafing    | strafing           | +1  |
        | residual-fp | Residual FP        | +1  |
        | dc-placed   | a Placed DC        | +1  |
        | dc-thrown   | a Thrown DC        | +1  |
        | dc-set      | a Set DC           | +1  |

      Examples: what comes in
        | row          | attack            | tem |
        | ft           | a flamethrower    | 0   |
        | close-combat | Close Combat      | 0   |
        | capture      | a Capture attempt | 0   |
        | hand-to-hand | Hand-to-Hand CC   | 0   |

  Rule: B26.3 Beneath Wire alone, and on top of whatever lies there

    @B26.3 @B26.3-1
    Scenario Outline: B26.3-1m beneath Wire there is no TEM against <attack>
      Given B2 holds Wire
      And a German squad beneath the Wire in B2
      When <attack> hits B2
      Then the TEM is <tem>

      Examples: nothing shelters
        | row               | attack                    | tem |
        | small-arms        | small-arms fire           | 0   |
        | mg                | MG fire                   | 0   |
        | he                | Direct Fire HE            | 0   |
        | ap                | a Gun                     | 0   |
        | mortar            | an on-board mortar        | 0   |
        | bomb              | an aerial bomb            | 0   |
        | strafing          | strafing                  | 0   |
        | residual-fp       | Residual FP               | 0   |
        | dc-placed         | a Placed DC               | 0   |
        | dc-thrown         | a Thrown DC               | 0   |
        | dc-set            | a Set DC                  | 0   |
        | oba-concentration | an OBA HE Concentration   | 0   |
        | oba-harassing     | OBA Harassing Fire        | 0   |
        | overrun           | an overrun with MA and MG | 0   |
        | ft                | a flamethrower            | 0   |
        | close-combat      | Close Combat              | 0   |
        | capture           | a Capture attempt         | 0   |
        | hand-to-hand      | Hand-to-Hand CC           | 0   |

    @B27.3 @B27.3-8
    Scenario Outline: B27.3-8c on top of a foxhole there is no TEM against <attack>
      Given B2 holds a foxhole 1S
      And a German squad on top of the foxhole in B2
      When <attack> hits B2
      Then the TEM is <tem>

      Examples: nothing shelters
        | row               | attack                    | tem |
        | small-arms        | small-arms fire           | 0   |
        | mg                | MG fire                   | 0   |
        | he                | Direct Fire HE            | 0   |
        | ap                | a Gun                     | 0   |
        | mortar            | an on-board mortar        | 0   |
        | bomb              | an aerial bomb            | 0   |
        | strafing          | strafing                  | 0   |
        | residual-fp       | Residual FP               | 0   |
        | dc-placed         | a Placed DC               | 0   |
        | dc-thrown         | a Thrown DC               | 0   |
        | dc-set            | a Set DC                  | 0   |
        | oba-concentration | an OBA HE Concentration   | 0   |
        | oba-harassing     | OBA Harassing Fire        | 0   |
        | overrun           | an overrun with MA and MG | 0   |
        | ft                | a flamethrower            | 0   |
        | close-combat      | Close Combat              | 0   |
        | capture           | a Capture attempt         | 0   |
        | hand-to-hand      | Hand-to-Hand CC           | 0   |

  Rule: B9.31 HEAT is not fired at Infantry for the sake of what it is beneath

    @B9.31 @B9.31-18
    Scenario Outline: B9.31-18g beneath the <cover> Infantry is no target of HEAT
      Given it is the PFPh of the Russian turn
      And B2 holds <fort>
      And a German squad beneath the <cover> in B2
      And a Russian squad in B3
      And the Russian squad possesses a BAZ
      When the Russian squad could attack the German squad with its BAZ
      Then the attack is not possible

      Examples: HEAT needs a building, rubble, a pillbox or a wall
        | row      | fort         | cover     |
        | foxhole  | a foxhole 1S | foxhole   |
        | trench   | a trench     | trench    |
        | at-ditch | an A-T Ditch | A-T Ditch |
        | wire     | Wire         | Wire      |
        | sangar   | a sangar     | sangar    |

    @B9.31 @B9.31-18
    Scenario Outline: B9.31-18h beneath the <cover> Infantry is no target of HEAT
      Given it is the PFPh of the Russian turn
      And B2 holds <fort>
      And B2 holds Wire
      And a German squad beneath the <cover> in B2
      And a Russian squad in B3
      And the Russian squad possesses a BAZ
      When the Russian squad could attack the German squad with its BAZ
      Then the attack is not possible

      Examples: HEAT needs a building, rubble, a pillbox or a wall
        | row               | fort         | cover                  |
        | foxhole-and-wire  | a foxhole 1S | foxhole and the Wire   |
        | trench-and-wire   | a trench     | trench and the Wire    |
        | at-ditch-and-wire | an A-T Ditch | A-T Ditch and the Wire |
        | sangar-and-wire   | a sangar     | sangar and the Wire    |

    @B9.31 @B9.31-18
    Scenario: B9.31-18i on top of a foxhole Infantry is no target of HEAT
      Given it is the PFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a German squad on top of the foxhole in B2
      And a Russian squad in B3
      And the Russian squad possesses a BAZ
      When the Russian squad could attack the German squad with its BAZ
      Then the attack is not possible

  Rule: B27.3 A Molotov is any other type of attack

    @B27.3 @B27.5 @B27.56 @B27.3-1 @B27.5-1 @B27.56-2
    Scenario Outline: B27.3-1d beneath the <cover> the TEM against a MOL is <tem>
      Given it is the PFPh of the Russian turn
      And B2 holds <fort>
      And a German squad beneath the <cover> in B2
      And a Russian squad in B3
      When the Russian squad could attack the German squad with a MOL
      Then the TEM is <tem>

      Examples:
        | row      | fort         | cover     | tem |
        | foxhole  | a foxhole 1S | foxhole   | +2  |
        | trench   | a trench     | trench    | +2  |
        | at-ditch | an A-T Ditch | A-T Ditch | +2  |
