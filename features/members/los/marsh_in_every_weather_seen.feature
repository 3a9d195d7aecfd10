Feature: LOS beside marsh and across it, in every phase, weather and depth

  Rule: B16.2 Marsh

    @B16.2 @B16.2-10 @reading:B16.2-artwork
    Scenario Outline: B16.2-10f in the <phase>, <weather>, <depth> a LOS beside the artwork of marsh is not hindered
      Given it is the <phase> of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And A2 is marsh
      And the artwork of A2 does not reach towards A1, B1 and B2
      And B2 is Open Ground
      When LOS is traced between A1 and B3
      Then the Hindrance is 0

      Examples: in whatever phase, weather and depth
        | row      | phase | weather     | depth       |
        | rph      | RPh   | not defined | not defined |
        | pfph     | PFPh  | not defined | not defined |
        | mph      | MPh   | not defined | not defined |
        | dfph     | DFPh  | not defined | not defined |
        | afph     | AFPh  | not defined | not defined |
        | rtph     | RtPh  | not defined | not defined |
        | aph      | APh   | not defined | not defined |
        | ccph     | CCPh  | not defined | not defined |
        | clear    | MPh   | Clear       | not defined |
        | overcast | MPh   | Overcast    | not defined |
        | mud      | MPh   | Mud         | not defined |
        | dry      | MPh   | not defined | dry         |
        | shallow  | MPh   | not defined | shallow     |
        | deep     | MPh   | not defined | deep        |
        | flooded  | MPh   | not defined | flooded     |
        | frozen   | MPh   | not defined | frozen      |

    @B16.2 @B16.2-10 @reading:B16.2-artwork
    Scenario: B16.2-10g at set-up a LOS beside the artwork of marsh is not hindered
      Given it is set-up
      And A2 is marsh
      And the artwork of A2 does not reach towards A1, B1 and B2
      And B2 is Open Ground
      When LOS is traced between A1 and B3
      Then the Hindrance is 0

    @B16.2 @B16.2-10
    Scenario Outline: B16.2-10s in <weather>, water <depth>, a LOS beside the artwork of marsh, and of woods that do not reach towards <free>, is <sight>
      Given the weather is <weather>
      And the water depth is <depth>
      And A2 is marsh
      And the artwork of A2 does not reach towards A1, B1 and B2
      And B3 is woods
      And the artwork of B3 does not reach towards <free>
      When LOS is traced between A1 and C5
      Then the LOS is <sight>
      And the Hindrance is 0

      @reading:B16.2-artwork
      Examples: what is drawn beside it does not matter
        | row      | weather     | depth       | free          | sight |
        | clear    | Clear       | not defined | B2, C3 and C4 | clear |
        | overcast | Overcast    | not defined | B2, C3 and C4 | clear |
        | mud      | Mud         | not defined | B2, C3 and C4 | clear |
        | dry      | not defined | dry         | B2, C3 and C4 | clear |
        | flooded  | not defined | flooded     | B2, C3 and C4 | clear |
        | frozen   | not defined | frozen      | B2, C3 and C4 | clear |

      Examples: in snow and cold the marsh is Open Ground, and woods are woods
        | row           | weather       | depth       | free          | sight |
        | snow          | Snow          | not defined | B2, C3 and C4 | clear |
        | ground-snow   | Ground Snow   | not defined | B2, C3 and C4 | clear |
        | deep-snow     | Deep Snow     | not defined | B2, C3 and C4 | clear |
        | sub-zero-cold | sub-zero cold | not defined | B2, C3 and C4 | clear |

    @B16.2 @B16.2-10
    Scenario Outline: B16.2-10t in <weather> a LOS beside the artwork of marsh, and through that of woods, is blocked
      Given the weather is <weather>
      And A2 is marsh
      And the artwork of A2 does not reach towards A1, B1 and B2
      And B3 is woods
      And the artwork of B3 does not reach towards A3, A4 and B4
      When LOS is traced between A1 and C5
      Then the LOS is blocked at hex B3

      Examples: what is drawn upon it does
        | row  | weather |
        | mud  | Mud     |
        | snow | Snow    |

    @B16.2 @B16.2-1
    Scenario Outline: B16.2-1d in the <phase>, <weather>, <depth> a LOS across marsh is hindered
      Given it is the <phase> of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And B3 is marsh
      And B5 is Open Ground
      When LOS is traced between B2 and B4
      Then the Hindrance is +1

      Examples: in whatever phase, weather and depth
        | row     | phase | weather     | depth       |
        | rph     | RPh   | not defined | not defined |
        | dfph    | DFPh  | not defined | not defined |
        | afph    | AFPh  | not defined | not defined |
        | rtph    | RtPh  | not defined | not defined |
        | ccph    | CCPh  | not defined | not defined |
        | clear   | MPh   | Clear       | not defined |
        | shallow | MPh   | not defined | shallow     |
        | deep    | MPh   | not defined | deep        |
        | flooded | MPh   | not defined | flooded     |

    @B16.2 @B16.2-1
    Scenario: B16.2-1e at set-up a LOS across marsh is hindered
      Given it is set-up
      And B3 is marsh
      And B5 is Open Ground
      When LOS is traced between B2 and B4
      Then the Hindrance is +1
