Feature: Crest alone keeps a counter from beneath another

  Rule: B27.51 Everything else may start beneath a trench

    @B26.1 @B27.51 @B20.9xB26.1xB27.51-501
    Scenario Outline: B20.9xB26.1xB27.51-501a <force> is set up beneath a trench
      Given it is set-up
      And F5 holds a German trench
      When German sets up <force> beneath the trench in F5
      Then that is allowed
      And the German <kind> is beneath the trench in F5

      Examples:
        | row         | force                | kind        |
        | squad       | a German squad       | squad       |
        | half-squad  | a German half-squad  | half-squad  |
        | crew        | a German crew        | crew        |
        | leader      | a German leader      | leader      |
        | hero        | a German hero        | hero        |
        | tank        | a German tank        | tank        |
        | assault-gun | a German assault gun | assault gun |
        | sp-gun      | a German SP gun      | SP gun      |
        | carrier     | a German Carrier     | Carrier     |
        | halftrack   | a German halftrack   | halftrack   |
        | armored-car | a German armored car | armored car |
        | truck       | a German truck       | truck       |
        | tractor     | a German tractor     | tractor     |
        | bulldozer   | a German bulldozer   | bulldozer   |
        | motorcycle  | a German motorcycle  | motorcycle  |
        | wagon       | a German wagon       | wagon       |
        | horse       | a German horse       | horse       |

    @B26.1 @B27.51 @B20.9xB26.1xB27.51-501
    Scenario Outline: B20.9xB26.1xB27.51-501b <article> <gear> is set up beneath a trench
      Given it is set-up
      And F5 holds a German trench
      When German sets up <article> <gear> beneath the trench in F5
      Then that is allowed
      And the <gear> lies beneath the trench in F5

      Examples:
        | row         | article | gear        |
        | lmg         | a       | LMG         |
        | mmg         | a       | MMG         |
        | hmg         | a       | HMG         |
        | dc          | a       | DC          |
        | ft          | a       | FT          |
        | atr         | an      | ATR         |
        | baz         | a       | BAZ         |
        | piat        | a       | PIAT        |
        | psk         | a       | PSK         |
        | rcl         | a       | RCL         |
        | radio       | a       | radio       |
        | 60mm-mortar | a       | 60mm mortar |
        | 81mm-mtr    | an      | 81mm MTR    |
        | at-gun      | an      | AT Gun      |
        | inf-gun     | an      | INF Gun     |
        | art-gun     | an      | ART Gun     |
        | aa-gun      | an      | AA Gun      |
        | rcl-gun     | a       | RCL Gun     |

    @B26.1 @B27.51 @B20.9xB26.1xB27.51-501
    Scenario Outline: B20.9xB26.1xB27.51-501c <who> goes beneath a trench in its MPh
      Given it is the MPh of the German turn
      And F5 holds a German trench
      And <who> P on top of the trench in F5
      When P goes beneath the trench
      Then that is allowed
      And P is beneath the trench in F5

      Examples:
        | row             | who                            |
        | squad           | a German squad                 |
        | half-squad      | a German half-squad            |
        | crew            | a German crew                  |
        | leader          | a German leader                |
        | hero            | a German hero                  |
        | concealed-squad | a concealed German squad       |
        | dummies         | a concealed German dummy stack |
        | cx-squad        | a CX German squad              |
        | wounded-hero    | a wounded German hero          |
        | green-squad     | an inexperienced German squad  |
        | fanatic-squad   | a Fanatic German squad         |
        | encircled-squad | an Encircled German squad      |
        | unarmed-squad   | an unarmed German squad        |

    @B26.1 @B27.51 @B20.9xB26.1xB27.51-501
    Scenario: B20.9xB26.1xB27.51-501d in Crest status a squad is beneath no trench
      Given it is the MPh of the German turn
      And F5 is gully
      And F5 holds a German trench
      And a German squad P in Crest status in F5
      When P goes beneath the trench
      Then that is not allowed
