Feature: Every AFV at the bocage, and who makes no Bog DR

  Rule: B9.541 B9.54 Every AFV at the bocage

    @B9.54 @B9.54xD8.2-501 @B9.4xD8.2-501 @B9.4
    Scenario Outline: B9.54xD8.2-501a a <vehicle> crosses bocage and a Bog DR is due
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And a moving German <vehicle> P in F5
      When P moves into F6
      Then that is allowed
      And a Bog DR is due from P

      Examples:
        | row         | vehicle     |
        | tank        | tank        |
        | assault-gun | assault gun |
        | sp-gun      | SP gun      |
        | carrier     | Carrier     |

    @B9.54 @B9.54xD8.2-501
    Scenario Outline: B9.54xD8.2-501b a <vehicle> does not
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And a moving German <vehicle> P in F5
      When P moves into F6
      Then that is not allowed

      Examples:
        | row         | vehicle     |
        | halftrack   | halftrack   |
        | armored-car | armored car |
        | truck       | truck       |
        | motorcycle  | motorcycle  |
        | wagon       | wagon       |
        | tractor     | tractor     |

    @B9.54 @B9.54xD8.2-501
    Scenario Outline: B9.54xD8.2-501c a <vehicle> that crosses it may meet <risk>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And a moving German <vehicle> P in F5
      When the players ask whether P may move into F6
      Then that is allowed
      And it is subject to Underbelly Hits

      Examples:
        | row         | vehicle     | risk            |
        | tank        | tank        | Underbelly Hits |
        | assault-gun | assault gun | Underbelly Hits |
        | sp-gun      | SP gun      | Underbelly Hits |
        | carrier     | Carrier     | Underbelly Hits |

  Rule: B9.4 Who makes no Bog DR

    @B9.4 @B9.4xD8.2-501
    Scenario: B9.4xD8.2-501a no Bog DR is made for another vehicle's
      Given it is the MPh of the German turn
      And hexside B2-B3 is a hedge
      And a moving German halftrack V in B2
      And a German halftrack W in B1
      When V moves into B3
      And W makes a Bog DR of 3 on the colored and 3 on the white die
      Then that is not allowed

    @B9.4 @B9.4xD8.2-501
    Scenario: B9.4xD8.2-501b nor by a squad
      Given it is the MPh of the German turn
      And hexside B2-B3 is a hedge
      And a German squad P in B2
      When P moves into B3
      And P makes a Bog DR of 3 on the colored and 3 on the white die
      Then that is not allowed
