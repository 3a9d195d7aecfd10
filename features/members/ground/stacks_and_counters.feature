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
        | row           | phase | weather       | depth       |
        | rph           | RPh   | not defined   | not defined |
        | pfph          | PFPh  | not defined   | not defined |
        | mph           | MPh   | not defined   | not defined |
        | dfph          | DFPh  | not defined   | not defined |
        | afph          | AFPh  | not defined   | not defined |
        | rtph          | RtPh  | not defined   | not defined |
        | aph           | APh   | not defined   | not defined |
        | ccph          | CCPh  | not defined   | not defined |
        | clear         | MPh   | Clear         | not defined |
        | overcast      | MPh   | Overcast      | not defined |
        | rain          | MPh   | Rain          | not defined |
        | heavy-rain    | MPh   | Heavy Rain    | not defined |
        | mud           | MPh   | Mud           | not defined |
        | falling-snow  | MPh   | Falling Snow  | not defined |
        | snow          | MPh   | Snow          | not defined |
        | ground-snow   | MPh   | Ground Snow   | not defined |
        | deep-snow     | MPh   | Deep Snow     | not defined |
        | sub-zero-cold | MPh   | sub-zero cold | not defined |
        | dry           | MPh   | not defined   | dry         |
        | shallow       | MPh   | not defined   | shallow     |
        | deep          | MPh   | not defined   | deep        |
        | flooded       | MPh   | not defined   | flooded     |
        | frozen        | MPh   | not defined   | frozen      |

    @B26.1 @B27.12 @B26.1-5 @B26.1-6 @B27.12-4 @B27.12-5
    Scenario: B27.12-4c at set-up a fourth squad of a hex is one too many
      Given it is set-up
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

    @B26.1 @B27.12 @B26.1-5 @B26.1-6 @B27.12-4 @B27.12-5
    Scenario: B27.12-4d in a phase that is not told a fourth squad of a hex is one too many
      Given B2 is Open Ground
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

    @B27.12 @B27.51 @B27.12-5 @B27.51-7
    Scenario Outline: B27.12-5e to the question whether <units> beneath <fort> are within capacity the answer is <answer>
      Given B2 holds <fort>
      And <units> beneath the <cover> in B2
      When the players look at the board
      Then to the question whether the <cover> in B2 is within capacity the answer is <answer>

      Examples: neither hidden nor bridged it holds more or less
        | row                  | fort                       | cover     | units               | answer |
        | hidden-1s            | a hidden German foxhole 1S | foxhole   | one German squad    | yes    |
        | hidden-1s-full       | a hidden German foxhole 1S | foxhole   | two German squads   | no     |
        | hidden-3s            | a hidden German foxhole 3S | foxhole   | three German squads | yes    |
        | hidden-3s-full       | a hidden German foxhole 3S | foxhole   | four German squads  | no     |
        | hidden-trench        | a hidden German trench     | trench    | three German squads | yes    |
        | hidden-trench-full   | a hidden German trench     | trench    | four German squads  | no     |
        | bridged-ditch        | a bridged A-T Ditch        | A-T Ditch | three German squads | yes    |
        | bridged-ditch-full   | a bridged A-T Ditch        | A-T Ditch | four German squads  | no     |
        | unbridged-ditch      | an unbridged A-T Ditch     | A-T Ditch | three German squads | yes    |
        | unbridged-ditch-full | an unbridged A-T Ditch     | A-T Ditch | four German squads  | no     |
        | enemys-1s            | a Russian foxhole 1S       | foxhole   | one German squad    | yes    |
        | enemys-1s-full       | a Russian foxhole 1S       | foxhole   | two German squads   | no     |

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
    Scenario Outline: B27.54-4c in the <phase> a trench and <fort> are not connected
      Given it is the <phase> of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And B2 holds a trench
      And B3 holds <fort>
      When the players look at the board
      Then the trench in B2 and the <name> in B3 are not connected

      Examples: in the other weathers, and in whatever depth
        | row            | fort                       | name      | phase | weather      | depth       |
        | heavy-rain     | a foxhole 1S               | foxhole   | MPh   | Heavy Rain   | not defined |
        | mud            | a foxhole 1S               | foxhole   | MPh   | Mud          | not defined |
        | falling-snow   | a foxhole 1S               | foxhole   | MPh   | Falling Snow | not defined |
        | ground-snow    | a foxhole 1S               | foxhole   | MPh   | Ground Snow  | not defined |
        | dry            | a foxhole 1S               | foxhole   | MPh   | not defined  | dry         |
        | shallow        | a foxhole 1S               | foxhole   | MPh   | not defined  | shallow     |
        | deep           | a foxhole 1S               | foxhole   | MPh   | not defined  | deep        |
        | flooded        | a foxhole 1S               | foxhole   | MPh   | not defined  | flooded     |
        | frozen         | a foxhole 1S               | foxhole   | MPh   | not defined  | frozen      |
        | hidden-foxhole | a hidden German foxhole 1S | foxhole   | MPh   | not defined  | not defined |
        | wire           | Wire                       | Wire      | MPh   | not defined  | not defined |
        | sangar         | a sangar                   | sangar    | MPh   | not defined  | not defined |
        | pillbox        | a pillbox                  | pillbox   | MPh   | not defined  | not defined |
        | roadblock      | a roadblock                | roadblock | MPh   | not defined  | not defined |

    @B27.54 @B27.54-4
    Scenario: B27.54-4d at set-up a trench and a foxhole are not connected
      Given it is set-up
      And B2 holds a trench
      And B3 holds a foxhole 1S
      When the players look at the board
      Then the trench in B2 and the foxhole in B3 are not connected
