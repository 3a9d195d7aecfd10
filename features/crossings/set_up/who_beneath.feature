Feature: Who may be set up beneath what

  The kinds of units are a closed list (features/crossings.toml).

  Rule: B27.1 Beneath a foxhole

    @B27.1 @B27.1-17 @B27.1-22
    Scenario Outline: B27.1-22m no <unit> is set up beneath a foxhole
      Given it is set-up
      And B2 holds a foxhole 3S
      When German sets up a German leader beneath the foxhole in B2
      And German sets up <force> beneath the foxhole in B2
      Then B27.1 forbids it

      Examples:
        | row         | force                 | unit        |
        | assault-gun | a German assault gun  | assault gun |
        | sp-gun      | a German SP gun       | SP gun      |
        | carrier     | a German Carrier      | Carrier     |
        | halftrack   | a German halftrack    | halftrack   |
        | motorcycle  | a German motorcycle   | motorcycle  |
        | tractor     | a German tractor      | tractor     |
        | bulldozer   | a German bulldozer    | bulldozer   |

    @B27.1 @B27.1-21
    Scenario: B27.1-21m a hero is set up beneath a foxhole
      Given it is set-up
      And B2 holds a foxhole 1S
      When German sets up a German hero beneath the foxhole in B2
      Then that is allowed
      And it is beneath the foxhole in B2

  Rule: B27.51 Beneath a trench

    @B27.51 @B27.51-10
    Scenario Outline: B27.51-10m a <unit> may be set up beneath a trench
      Given it is set-up
      And B2 holds a trench
      When German sets up <force> beneath the trench in B2
      Then that is allowed
      And it is beneath the trench in B2

      Examples: any counter
        | row         | force                 | unit        |
        | assault-gun | a German assault gun  | assault gun |
        | sp-gun      | a German SP gun       | SP gun      |
        | carrier     | a German Carrier      | Carrier     |
        | motorcycle  | a German motorcycle   | motorcycle  |
        | tractor     | a German tractor      | tractor     |
        | bulldozer   | a German bulldozer    | bulldozer   |
        | wagon       | a German wagon        | wagon       |
        | hero        | a German hero         | hero        |

  Rule: B27.56 Beneath an A-T Ditch, as beneath a trench

    @B27.56 @B27.56-2
    Scenario Outline: B27.56-2n a <unit> may be set up beneath an A-T Ditch
      Given it is set-up
      And B2 holds an A-T Ditch
      When German sets up <force> beneath the A-T Ditch in B2
      Then that is allowed
      And it is beneath the A-T Ditch in B2

      Examples:
        | row        | force                | unit        |
        | half-squad | a German half-squad  | half-squad  |
        | crew       | a German crew        | crew        |
        | leader     | a German leader      | leader      |
        | hero       | a German hero        | hero        |

    @B27.56 @B27.56-2
    Scenario Outline: B27.56-2p a weapon may be set up beneath an A-T Ditch: <weapon>
      Given it is set-up
      And B2 holds an A-T Ditch
      When German sets up a <weapon> beneath the A-T Ditch in B2
      Then that is allowed
      And the <weapon> lies beneath the A-T Ditch in B2

      Examples:
        | row | weapon |
        | hmg | HMG    |
        | dc  | DC     |

  Rule: B26.43 Beneath Wire

    @B26.43 @B26.43-1
    Scenario Outline: B26.43-1m no <unit> is set up beneath Wire
      Given it is set-up
      And B3 holds Wire
      When German sets up a German leader beneath the Wire in B3
      And German sets up <force> beneath the Wire in B3
      Then that is not allowed

      Examples:
        | row         | force                 | unit        |
        | assault-gun | a German assault gun  | assault gun |
        | sp-gun      | a German SP gun       | SP gun      |
        | carrier     | a German Carrier      | Carrier     |
        | halftrack   | a German halftrack    | halftrack   |
        | motorcycle  | a German motorcycle   | motorcycle  |
        | tractor     | a German tractor      | tractor     |
        | bulldozer   | a German bulldozer    | bulldozer   |
        | armored-car | a German armored car  | armored car |
        | wagon       | a German wagon        | wagon       |

    @B26.43 @B27.5 @B26.43xB27.5-301
    Scenario Outline: B26.43xB27.5-301 nor is a <unit> beneath Wire and the <cover> below it
      Given it is set-up
      And B2 holds <fort>
      And B2 holds Wire
      When German sets up a German leader beneath the <cover> and the Wire in B2
      And German sets up <force> beneath the <cover> and the Wire in B2
      Then that is not allowed

      Examples:
        | row                  | force                 | unit        | fort         | cover     |
        | assault-gun-foxhole  | a German assault gun  | assault gun | a foxhole 3S | foxhole   |
        | assault-gun-trench   | a German assault gun  | assault gun | a trench     | trench    |
        | assault-gun-at-ditch | a German assault gun  | assault gun | an A-T Ditch | A-T Ditch |
        | assault-gun-sangar   | a German assault gun  | assault gun | a sangar     | sangar    |
        | sp-gun-foxhole       | a German SP gun       | SP gun      | a foxhole 3S | foxhole   |
        | sp-gun-trench        | a German SP gun       | SP gun      | a trench     | trench    |
        | sp-gun-at-ditch      | a German SP gun       | SP gun      | an A-T Ditch | A-T Ditch |
        | sp-gun-sangar        | a German SP gun       | SP gun      | a sangar     | sangar    |
        | carrier-foxhole      | a German Carrier      | Carrier     | a foxhole 3S | foxhole   |
        | carrier-trench       | a German Carrier      | Carrier     | a trench     | trench    |
        | carrier-at-ditch     | a German Carrier      | Carrier     | an A-T Ditch | A-T Ditch |
        | carrier-sangar       | a German Carrier      | Carrier     | a sangar     | sangar    |
        | halftrack-foxhole    | a German halftrack    | halftrack   | a foxhole 3S | foxhole   |
        | halftrack-trench     | a German halftrack    | halftrack   | a trench     | trench    |
        | halftrack-at-ditch   | a German halftrack    | halftrack   | an A-T Ditch | A-T Ditch |
        | halftrack-sangar     | a German halftrack    | halftrack   | a sangar     | sangar    |
        | motorcycle-foxhole   | a German motorcycle   | motorcycle  | a foxhole 3S | foxhole   |
        | motorcycle-trench    | a German motorcycle   | motorcycle  | a trench     | trench    |
        | motorcycle-at-ditch  | a German motorcycle   | motorcycle  | an A-T Ditch | A-T Ditch |
        | motorcycle-sangar    | a German motorcycle   | motorcycle  | a sangar     | sangar    |
        | tractor-foxhole      | a German tractor      | tractor     | a foxhole 3S | foxhole   |
        | tractor-trench       | a German tractor      | tractor     | a trench     | trench    |
        | tractor-at-ditch     | a German tractor      | tractor     | an A-T Ditch | A-T Ditch |
        | tractor-sangar       | a German tractor      | tractor     | a sangar     | sangar    |
        | bulldozer-foxhole    | a German bulldozer    | bulldozer   | a foxhole 3S | foxhole   |
        | bulldozer-trench     | a German bulldozer    | bulldozer   | a trench     | trench    |
        | bulldozer-at-ditch   | a German bulldozer    | bulldozer   | an A-T Ditch | A-T Ditch |
        | bulldozer-sangar     | a German bulldozer    | bulldozer   | a sangar     | sangar    |
        | armored-car-foxhole  | a German armored car  | armored car | a foxhole 3S | foxhole   |
        | armored-car-trench   | a German armored car  | armored car | a trench     | trench    |
        | armored-car-at-ditch | a German armored car  | armored car | an A-T Ditch | A-T Ditch |
        | armored-car-sangar   | a German armored car  | armored car | a sangar     | sangar    |
        | wagon-foxhole        | a German wagon        | wagon       | a foxhole 3S | foxhole   |
        | wagon-trench         | a German wagon        | wagon       | a trench     | trench    |
        | wagon-at-ditch       | a German wagon        | wagon       | an A-T Ditch | A-T Ditch |
        | wagon-sangar         | a German wagon        | wagon       | a sangar     | sangar    |
        | tank-foxhole         | a German tank         | tank        | a foxhole 3S | foxhole   |
        | tank-trench          | a German tank         | tank        | a trench     | trench    |
        | tank-at-ditch        | a German tank         | tank        | an A-T Ditch | A-T Ditch |
        | tank-sangar          | a German tank         | tank        | a sangar     | sangar    |
        | truck-foxhole        | a German truck        | truck       | a foxhole 3S | foxhole   |
        | truck-trench         | a German truck        | truck       | a trench     | trench    |
        | truck-at-ditch       | a German truck        | truck       | an A-T Ditch | A-T Ditch |
        | truck-sangar         | a German truck        | truck       | a sangar     | sangar    |

    @B26.43 @B27.5 @B26.43xB27.5-301
    Scenario Outline: B26.43xB27.5-301b but a <unit> is, beneath a trench without Wire
      Given it is set-up
      And B2 holds a trench
      When German sets up <force> beneath the trench in B2
      Then that is allowed
      And it is beneath the trench in B2

      Examples:
        | row       | force              | unit      |
        | tank      | a German tank      | tank      |
        | truck     | a German truck     | truck     |
        | halftrack | a German halftrack | halftrack |

    @B26.1 @B27.1 @B26.1xB27.1-301
    Scenario Outline: B26.1xB27.1-301 a <unit> may be set up beneath Wire and the <cover> below it
      Given it is set-up
      And B2 holds <fort>
      And B2 holds Wire
      When German sets up <force> beneath the <cover> and the Wire in B2
      Then that is allowed
      And it is beneath the <cover> in B2
      And it is beneath the Wire in B2

      Examples:
        | row                 | force               | unit       | fort         | cover     |
        | half-squad-foxhole  | a German half-squad | half-squad | a foxhole 3S | foxhole   |
        | half-squad-trench   | a German half-squad | half-squad | a trench     | trench    |
        | half-squad-at-ditch | a German half-squad | half-squad | an A-T Ditch | A-T Ditch |
        | half-squad-sangar   | a German half-squad | half-squad | a sangar     | sangar    |
        | crew-foxhole        | a German crew       | crew       | a foxhole 3S | foxhole   |
        | crew-trench         | a German crew       | crew       | a trench     | trench    |
        | crew-at-ditch       | a German crew       | crew       | an A-T Ditch | A-T Ditch |
        | crew-sangar         | a German crew       | crew       | a sangar     | sangar    |
        | leader-foxhole      | a German leader     | leader     | a foxhole 3S | foxhole   |
        | leader-trench       | a German leader     | leader     | a trench     | trench    |
        | leader-at-ditch     | a German leader     | leader     | an A-T Ditch | A-T Ditch |
        | leader-sangar       | a German leader     | leader     | a sangar     | sangar    |
        | hero-foxhole        | a German hero       | hero       | a foxhole 3S | foxhole   |
        | hero-trench         | a German hero       | hero       | a trench     | trench    |
        | hero-at-ditch       | a German hero       | hero       | an A-T Ditch | A-T Ditch |
        | hero-sangar         | a German hero       | hero       | a sangar     | sangar    |
        | squad-foxhole       | a German squad      | squad      | a foxhole 3S | foxhole   |
        | squad-trench        | a German squad      | squad      | a trench     | trench    |
        | squad-at-ditch      | a German squad      | squad      | an A-T Ditch | A-T Ditch |
        | squad-sangar        | a German squad      | squad      | a sangar     | sangar    |
