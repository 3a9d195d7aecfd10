Feature: Who goes aboard a vehicle, and who unloads

  Rule: B27.4 Going aboard

    @B27.4 @B27.4xD6.1-501
    Scenario Outline: B27.4xD6.1-501a on top of a foxhole a squad that is <status> does not go aboard
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German halftrack in B2
      And a German squad P on top of the foxhole in B2
      And P is <status>
      When P goes aboard the German halftrack
      Then that is not allowed

      Examples:
        | row      | status   |
        | broken   | broken   |
        | pinned   | pinned   |
        | ti       | TI       |
        | melee    | in Melee |
        | captured | captured |

    @B27.4 @B27.4xD6.1-501
    Scenario Outline: B27.4xD6.1-501b in the <phase> nobody does
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German halftrack in B2
      And a German squad P on top of the foxhole in B2
      When P goes aboard the German halftrack
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

    @B27.4 @B27.4xD6.1-501
    Scenario Outline: B27.4xD6.1-501c in the <phase> nobody unloads
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German halftrack in B2
      And a German squad P in B2
      And P is aboard the German halftrack
      When P unloads
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

    @B27.4 @B27.4xD6.1-501
    Scenario Outline: B27.4xD6.1-501d <force> <place> does not go aboard the halftrack in B2
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German halftrack in B2
      And <force> P <place>
      When P goes aboard the German halftrack
      Then that is not allowed

      Examples:
        | row      | force                  | place                        |
        | next-hex | a German squad         | in B3                        |
        | enemy    | a Russian squad        | on top of the foxhole in B2  |
        | cavalry  | a German Cavalry squad | on top of the foxhole in B2  |
        | truck    | a German truck         | on top of the foxhole in B2  |

    @B9.54 @B9.54xD6.2-501
    Scenario Outline: B9.54xD6.2-501 a <vehicle> that a squad has gone aboard crosses bocage: <verdict>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And a German <vehicle> V in F5
      And a German squad P in F5
      When P goes aboard V
      And V starts its engine
      And V moves into F6
      Then that is <verdict>

      Examples:
        | row         | vehicle     | verdict     |
        | tank        | tank        | not allowed |
        | assault-gun | assault gun | not allowed |
        | sp-gun      | SP gun      | not allowed |
        | carrier     | Carrier     | allowed     |

    @B27.4 @B27.4xD6.1-501
    Scenario: B27.4xD6.1-501u where no phase is told a squad on top of a foxhole goes aboard
      Given B2 holds a foxhole 1S
      And a German halftrack in B2
      And a German squad P on top of the foxhole in B2
      When P goes aboard the German halftrack
      Then that is allowed

    @B27.4 @B27.4xD6.1-501
    Scenario: B27.4xD6.1-501v and unloads
      Given B2 holds a foxhole 1S
      And a German halftrack in B2
      And a German squad P in B2
      And P is aboard the German halftrack
      When P unloads
      Then that is allowed
      And P is on top in B2
      And all that is as given

    @B27.4 @B27.4xD6.1-501
    Scenario Outline: B27.4xD6.1-501q nobody goes aboard a <vehicle> of the enemy
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And an abandoned Russian <vehicle> in B2
      And a German squad P on top of the foxhole in B2
      When P goes aboard the Russian <vehicle>
      Then that is not allowed

      Examples:
        | vehicle   |
        | truck     |
        | halftrack |

  Rule: B27.4 Who unloads

    @B27.4 @B27.4xD6.1-501
    Scenario: B27.4xD6.1-501w an Inherent crew does not unload
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German tank V in B2
      And a German crew P in B2
      And P is the Inherent crew of V
      When P unloads
      Then that is not allowed

    @B27.4 @B27.4xD6.1-501
    Scenario: B27.4xD6.1-501x nor does who is aboard nothing
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German halftrack in B2
      And a German squad P in B2
      When P unloads
      Then that is not allowed
