Feature: Stacks, capacities and what a counter is, whatever else is true

  Rule: B27.12 Stacking and capacity in every phase

    @B26.1 @B27.12 @B26.1-5 @B26.1-6 @B27.12-4 @B27.12-5
    Scenario Outline: B27.12-4b in the <phase> a fourth squad of a hex is one too many, and so is a second one beneath a 1S
      Given it is the <phase> of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And B2 holds a foxhole 1S
      And two German squads beneath the foxhole in B2
      And two German squads on top of the foxhole in B2
      And B4 holds Wire
      And a German squad P on top of the Wire in B4
      And a German squad Q beneath the Wire in B4
      And two German squads on top of the Wire in B4
      And a German squad R in B5
      When the players look at the board
      Then the German side is overstacked in B2 by 1 squads
      And the German side is overstacked in B4 by 1 squads
      And to the question whether the foxhole in B2 is within capacity the answer is no
      And P is on top of the Wire
      And Q is not on the Wire
      And R is not on the Wire

      Examples: in whatever phase, weather and depth
        | row  | phase | weather     | depth       |
        | rph  | RPh   | not defined | not defined |
        | dfph | DFPh  | not defined | not defined |
        | afph | AFPh  | not defined | not defined |
        | aph  | APh   | not defined | not defined |
        | mud  | MPh   | Mud         | not defined |

    @B27.12 @B27.51 @B27.12-5 @B27.51-7
    Scenario Outline: B27.12-5e to the question whether <units> beneath <fort> are within capacity the answer is <answer>
      Given B2 holds <fort>
      And <units> beneath the <cover> in B2
      When the players look at the board
      Then to the question whether the <cover> in B2 is within capacity the answer is <answer>

      Examples: neither hidden nor bridged it holds more or less
        | row       | fort                       | cover   | units            | answer |
        | hidden-1s | a hidden German foxhole 1S | foxhole | one German squad | yes    |

  Rule: B27.1 What is a Fortification

    @B26.1 @B27.1 @B26.1-1 @B27.1-1
    Scenario Outline: B27.1-1c <gear> beneath <fort> is no Fortification
      Given B3 holds <fort>
      And <gear> beneath the <cover> in B3
      When the players look at the board
      Then the <name> is no Fortification

      Examples: a weapon becomes none by what lies on it
        | row               | gear                | name | cover   | fort         |
        | malfunctioned-lmg | a malfunctioned LMG | LMG  | foxhole | a foxhole 3S |

    @B26.1 @B27.1 @B26.1-1 @B27.1-1
    Scenario: B27.1-1d an AT Gun in tow is no Fortification
      Given a German truck T in B3
      And T is towing an AT Gun
      When the players look at the board
      Then the AT Gun is no Fortification

    @B26.1 @B27.1 @B26.1-1 @B27.1-1
    Scenario: B27.1-1e a DC that is Set is no Fortification
      Given a DC lies Set in B3
      When the players look at the board
      Then the DC is no Fortification

    @B26.1 @B27.1 @B26.1-1 @B27.1-1
    Scenario Outline: B27.1-1f <fort> is a Fortification
      Given B3 holds <fort>
      When the players look at the board
      Then the <name> in B3 is a Fortification

      Examples: hidden or not, bridged or not, and whosever it is
        | row            | fort                       | name      |
        | hidden-foxhole | a hidden German foxhole 1S | foxhole   |
        | bridged-ditch  | a bridged A-T Ditch        | A-T Ditch |

  Rule: B27.13 Beneath and on top, for weapon Recovery

    @B27.13 @B27.13-1
    Scenario Outline: B27.13-1c in the <phase> <unit> beneath <fort> and a squad on top share no Location for weapon Recovery
      Given it is the <phase> of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And B3 holds <fort>
      And <unit> P beneath the <cover> in B3
      And a German squad Q on top of the <cover> in B3
      When the players ask whether P and Q share a Location for weapon Recovery
      Then to the question whether they do the answer is no

      Examples: whoever it is, in whatever phase, weather and depth
        | row      | unit                     | cover   | fort         | phase | weather     | depth       |
        | dm-squad | a broken DM German squad | foxhole | a foxhole 3S | RPh   | not defined | not defined |

  Rule: B27.54 What is not connected

    @B27.54 @B27.54-4
    Scenario: B27.54-4c at set-up a trench and a foxhole are not connected
      Given it is set-up
      And B2 holds a trench
      And B3 holds a foxhole 1S
      When the players look at the board
      Then the trench in B2 and the foxhole in B3 are not connected
