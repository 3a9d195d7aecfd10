Feature: Who claims Interdiction, what it does, and which enemies are ADJACENT

  Rule: B27.41 Who claims Interdiction

    @B27.41 @A10.53xB27.41-501
    Scenario Outline: A10.53xB27.41-501u <who> claims none
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 3S
      And a broken German squad P in B3
      And <force> E in <hex>
      When P carries out a rout into B2
      And E claims Interdiction of P
      Then that is not allowed

      Examples:
        | row     | who                         | force                    | hex |
        | friend  | a squad of its own side     | a German squad           | B5  |
        | broken  | a broken enemy              | a broken Russian squad   | B5  |
        | unarmed | an enemy that is unarmed    | an unarmed Russian squad | B5  |
        | far     | one beyond its Normal Range | a Russian squad          | B8  |
        | in-air  | an aircraft                 | a Russian aircraft       | B5  |

    @B27.41 @A10.53xB27.41-501
    Scenario: A10.53xB27.41-501v nor is any claimed of who has not routed
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 3S
      And a broken German squad P on top of the foxhole in B2
      And a Russian squad E in B5
      When E claims Interdiction of P
      Then that is not allowed

  Rule: B27.41 Interdiction

    @B27.41 @B27.41-6
    Scenario: B27.41-6u where no phase is told Interdiction is claimed of a unit that has routed
      Given B3 holds an empty foxhole 1S
      And a broken German squad in B2
      And a Russian squad in F3
      When the German squad carries out a rout into B3
      And the Russian squad claims Interdiction of the German squad
      Then that is allowed

  Rule: B27.41 What Interdiction does

    @B27.41 @A10.53xB27.41-501
    Scenario Outline: A10.53xB27.41-501a <force> comes through it <outcome>: <fate>
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 3S
      And <force> P in B3
      And a Russian squad E in B5
      When P carries out a rout into B2
      And E claims Interdiction of P
      And P comes through that Interdiction <outcome>
      Then P is removed from play

      Examples:
        | row                   | force                      | outcome    | fate    |
        | half-squad            | a broken German half-squad | reduced    | removed |
        | crew                  | a broken German crew       | reduced    | removed |
        | squad-eliminated      | a broken German squad      | eliminated | removed |
        | half-squad-eliminated | a broken German half-squad | eliminated | removed |

    @B27.41 @A10.53xB27.41-501 @reading:A17.1-reduced
    Scenario: A10.53xB27.41-501b a broken leader comes through it reduced
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 3S
      And a broken German leader P in B3
      And a Russian squad E in B5
      When P carries out a rout into B2
      And E claims Interdiction of P
      And P comes through that Interdiction reduced
      Then P is wounded
      And P is on top in B2

    @B27.41 @A10.53xB27.41-501 @reading:A17.1-reduced=removed
    Scenario: A10.53xB27.41-501t by the other reading he is gone
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 3S
      And a broken German leader P in B3
      And a Russian squad E in B5
      When P carries out a rout into B2
      And E claims Interdiction of P
      And P comes through that Interdiction reduced
      Then P is removed from play

    @B27.41 @A10.53xB27.41-501
    Scenario Outline: A10.53xB27.41-501c <force> comes through it <outcome> and is still there
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 3S
      And <force> P in B3
      And a Russian squad E in B5
      When P carries out a rout into B2
      And E claims Interdiction of P
      And P comes through that Interdiction <outcome>
      Then P is on top in B2

      Examples:
        | row                 | force                      | outcome  |
        | half-squad-unharmed | a broken German half-squad | unharmed |
        | half-squad-pinned   | a broken German half-squad | pinned   |
        | crew-unharmed       | a broken German crew       | unharmed |
        | crew-pinned         | a broken German crew       | pinned   |

  Rule: B27.41 Interdiction without effect

    @B27.41 @B27.41-7
    Scenario Outline: B27.41-7u <force> that comes through it unharmed is not wounded, and goes on beneath the foxhole
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 3S
      And <force> P in B3
      And a Russian squad E in B5
      When P carries out a rout into B2
      And E claims Interdiction of P
      And P comes through that Interdiction unharmed
      And P goes beneath the foxhole
      Then that is allowed
      And P is not wounded
      And P is beneath the foxhole in B2

      Examples:
        | row    | force                  |
        | leader | a broken German leader |
        | squad  | a broken German squad  |

    @B27.41 @A10.53xB27.41-501
    Scenario: A10.53xB27.41-501w a squad that is reduced is a half-squad, and has room where no squad has
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And a German half-squad beneath the foxhole in B2
      And a broken German squad P in B3
      And a Russian squad E in B5
      When P carries out a rout into B2
      And E claims Interdiction of P
      And P comes through that Interdiction reduced
      And P goes beneath the foxhole
      Then that is allowed
      And P is not wounded
      And P is beneath the foxhole in B2

    @B27.41 @B27.41-6
    Scenario: B27.41-6q nor does it get beneath Wire before the Interdiction is resolved
      Given it is the RtPh of the German turn
      And B2 holds Wire
      And a broken German squad P in B3
      And a Russian squad E in B5
      When P carries out a rout into B2
      And E claims Interdiction of P
      And P rolls a Wire Exit dr of 1
      Then that is not allowed

    @B27.41 @A10.53xB27.41-501
    Scenario: A10.53xB27.41-501q nobody comes through it broken that is broken already
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 3S
      And a broken German squad P in B3
      And a Russian squad E in B5
      When P carries out a rout into B2
      And E claims Interdiction of P
      And P comes through that Interdiction broken
      Then that is not allowed

  Rule: B26.41 ADJACENT is where one could advance

    @B26.41 @A10.5xB26.41-501
    Scenario Outline: A10.5xB26.41-501 over a <barrier> an enemy in the next hex compels nobody in woods: <verdict>
      Given it is the RtPh of the German turn
      And B2 is woods
      And B2 holds Wire
      And hexside B2-B3 is a <barrier>
      And a broken German squad P on top of the Wire in B2
      And a Russian squad in B3
      When the players ask whether P must rout
      Then P <verdict>

      Examples: Infantry does not cross it
        | barrier        | verdict       |
        | cliff          | need not rout |
        | Water Obstacle | need not rout |
        | Rowhouse bar   | need not rout |

      Examples: it does
        | barrier | verdict   |
        | wall    | must rout |
        | hedge   | must rout |

    @B26.41 @A10.5xB26.41-1801
    Scenario Outline: A10.5xB26.41-1801 a truck in the next hex, with <who> aboard: P in woods <verdict>
      Given it is the RtPh of the German turn
      And B2 is woods
      And B2 holds Wire
      And a broken German squad P on top of the Wire in B2
      And a Russian truck T in B3
      And <who> Q in B3
      And Q is aboard T
      When the players ask whether P must rout
      Then P <verdict>

      Examples:
        | row       | who                       | verdict       |
        | squad     | a Russian squad           | must rout     |
        | hero      | a Russian hero            | must rout     |
        | concealed | a concealed Russian squad | need not rout |
        | broken    | a broken Russian squad    | need not rout |
        | leader    | a Russian leader          | need not rout |

    @B26.41 @A10.5xB26.41-501
    Scenario Outline: A10.5xB26.41-501b by a way through the <barrier> it does
      Given it is the RtPh of the German turn
      And B2 is woods
      And B2 holds Wire
      And hexside B2-B3 is a <barrier>
      And the depiction of hexside B2-B3 has a gap
      And a broken German squad P on top of the Wire in B2
      And a Russian squad in B3
      When the players ask whether P must rout
      Then P must rout

      Examples:
        | barrier      |
        | cliff        |
        | Rowhouse bar |
