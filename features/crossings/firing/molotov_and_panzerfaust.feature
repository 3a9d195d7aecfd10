Feature: Molotov and Panzerfaust meet every cover

  The list of means is closed (features/crossings.toml); the others are in shelter.feature.

  Rule: B27.3 A Molotov is any other type of attack

    @B26.3 @B26.3-1
    Scenario: B26.3-1n beneath Wire there is no TEM against a MOL
      Given B2 holds Wire
      And a German squad beneath the Wire in B2
      When a MOL hits B2
      Then the TEM is 0

    @B26.3 @B27.3 @B26.3xB27.3-301
    Scenario: B26.3xB27.3-301b beneath a foxhole and Wire the TEM against a MOL is +2
      Given B2 holds a foxhole 1S
      And B2 holds Wire
      And a German squad beneath the foxhole and the Wire in B2
      When a MOL hits B2
      Then the TEM is +2

    @B26.3 @B27.5 @B26.3xB27.5-301
    Scenario: B26.3xB27.5-301b and beneath a trench and Wire
      Given B2 holds a trench
      And B2 holds Wire
      And a German squad beneath the trench and the Wire in B2
      When a MOL hits B2
      Then the TEM is +2

    @B26.3 @B27.56 @B26.3xB27.56-301
    Scenario: B26.3xB27.56-301b and beneath an A-T Ditch and Wire
      Given B2 holds an A-T Ditch
      And B2 holds Wire
      And a German squad beneath the A-T Ditch and the Wire in B2
      When a MOL hits B2
      Then the TEM is +2

    @B27.6 @B27.6-EX1-3 @reading:B27.6-sangar-tem
    Scenario: B27.6-EX1-3d beneath a sangar it is +1
      Given B2 holds a sangar
      And a German squad beneath the sangar in B2
      When a MOL hits B2
      Then the TEM is +1

    @B26.3 @B27.6 @B26.3xB27.6-301 @reading:B27.6-sangar-tem
    Scenario: B26.3xB27.6-301b and beneath a sangar and Wire
      Given B2 holds a sangar
      And B2 holds Wire
      And a German squad beneath the sangar and the Wire in B2
      When a MOL hits B2
      Then the TEM is +1

  Rule: B9.31 A Panzerfaust is HEAT, which no entrenchment justifies

    @B9.31 @B9.31-18
    Scenario Outline: B9.31-18j beneath the <cover> Infantry is no target of a PF
      Given it is the PFPh of the Russian turn
      And B2 holds <fort>
      And B2 holds <other>
      And a German squad beneath the <cover> in B2
      And a Russian squad in B3
      When the Russian squad could attack the German squad with an inherent PF
      Then the attack is not possible

      Examples: HEAT needs a building, rubble, a pillbox or a wall
        | row               | cover                  | fort         | other     |
        | foxhole           | foxhole                | a foxhole 1S | no sangar |
        | trench            | trench                 | a trench     | no sangar |
        | at-ditch          | A-T Ditch              | an A-T Ditch | no sangar |
        | sangar            | sangar                 | a sangar     | no trench |
        | wire              | Wire                   | no trench    | Wire      |
        | foxhole-and-wire  | foxhole and the Wire   | a foxhole 1S | Wire      |
        | trench-and-wire   | trench and the Wire    | a trench     | Wire      |
        | at-ditch-and-wire | A-T Ditch and the Wire | an A-T Ditch | Wire      |
        | sangar-and-wire   | sangar and the Wire    | a sangar     | Wire      |
