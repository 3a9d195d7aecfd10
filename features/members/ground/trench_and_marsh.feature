Feature: More of trenches and marsh

  Rule: B27.5 What trench and marsh do

    @B27.54 @B27.54-1
    Scenario: B27.54-1c at set-up trenches in adjacent hexes are connected
      Given it is set-up
      And B2 and B3 each hold a trench
      When the players look at the board
      Then the trenches in B2 and B3 are connected

    @B27.55 @B27.55-5
    Scenario: B27.55-5c in a phase that is not told a tank that changes VCA in a trench hex makes a Bog DR
      Given B3 holds a trench
      And a moving German tank P on top of the trench in B3
      When P turns its hull by 1 hexspine
      Then that is allowed
      And a Bog DR is due from P

    @B27.13 @B27.52 @B27.13-2 @B27.52-1
    Scenario Outline: B27.52-1q beneath a trench a <vehicle> is HD to a Gun, and has no TEM of it
      Given it is the PFPh of the Russian turn
      And B2 holds a trench
      And a German <vehicle> P beneath the trench in B2
      And a Russian tank Q in B5
      When Q attacks P with a Gun
      Then the attack is possible
      And P is HD to it
      And the trench gives no TEM
      And the TEM is 0

      Examples: vehicles of other kinds
        | vehicle         |
        | tractor         |
        | bulldozer       |
        | motorcycle      |
        | FT tank         |
        | amphibious tank |

    @B27.52 @B27.5 @B27.13 @B27.52-8 @B27.5-1 @B27.13-2
    Scenario: B27.52-8q a squad that has gone INTO a gully and beneath its trench has a TEM of +2, and is not HD
      Given it is the MPh of the German turn
      And B3 is a gully
      And B3 holds a trench
      And a German squad P in B2
      And a Russian squad E in B4
      When P moves INTO B3
      And P goes beneath the trench
      And E attacks P with small-arms fire
      Then the attack is possible
      And the TEM is +2
      And P is not HD to it

    @B16.1 @B16.1-3
    Scenario Outline: B16.1-3h <gear> that nobody possesses does not survive in marsh
      Given B2 is marsh
      And <gear> in B2
      When the players look at the board
      Then the <name> is eliminated

      Examples: in whatever state
        | row               | gear                | name |
        | malfunctioned-lmg | a malfunctioned LMG | LMG  |
        | malfunctioned-mmg | a malfunctioned MMG | MMG  |
        | baz               | a BAZ               | BAZ  |
        | ft                | a FT                | FT   |
