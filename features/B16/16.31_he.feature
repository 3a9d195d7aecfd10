@B16.31
Feature: B16.31 HE into marsh

  Rule: B16.31 HE is halved [EXC: against a bridge and who is on it]

    @B16.31-1
    Scenario Outline: B16.31-1 HE of <base> FP attacks a marsh hex with <halved> FP
      Given B2 is marsh
      And a German squad in B2
      When Direct Fire HE of <base> FP hits B2
      Then the FP is <halved>
      And the IFT column is <column>

      Examples: the column is the highest that the halved FP reaches
        | base | halved | column |
        | 4    | 2      | 2      |
        | 8    | 4      | 4      |
        | 12   | 6      | 6      |
        | 16   | 8      | 8      |
        | 20   | 10     | 8      |
        | 24   | 12     | 12     |
        | 30   | 15     | 12     |
        | 36   | 18     | 16     |

    @B16.31-2
    Scenario Outline: B16.31-2 <attack> of <base> FP attacks a squad in marsh with <fp> FP
      Given B2 is marsh
      And a German squad in B2
      When <attack> of <base> FP hits B2
      Then the FP is <fp>

      Examples: HE, a mortar's halved for the Area Target Type before
        | attack                  | base | fp |
        | Direct Fire HE          | 12   | 6  |
        | an OBA HE Concentration | 12   | 6  |
        | an aerial bomb          | 12   | 6  |
        | an on-board mortar      | 24   | 6  |

      Examples: and what is no HE
        | attack          | base | fp |
        | small-arms fire | 12   | 12 |
        | MG fire         | 12   | 12 |
        | a flamethrower  | 12   | 12 |

    @B16.31-3 @reading:B16.31-dc
    Scenario: B16.31-3 a DC Placed into marsh keeps its FP
      Given B2 is marsh
      And a Russian squad in B2
      And a German squad in B3
      And the German squad possesses a DC
      And it is the MPh of the German turn
      When the German squad could attack the Russian squad with its DC
      Then the FP is 30

    @B16.31-3 @reading:B16.31-dc=halved
    Scenario: B16.31-3b or by the other reading it is halved
      Given B2 is marsh
      And a Russian squad in B2
      And a German squad in B3
      And the German squad possesses a DC
      And it is the MPh of the German turn
      When the German squad could attack the Russian squad with its DC
      Then the FP is 15

    @B16.31-3 @reading:B16.31-dc
    Scenario Outline: B16.31-3t <attack> keeps its FP, whoever uses it
      Given B2 is marsh
      And a Russian squad in B2
      When <attack> hits B2
      Then the FP is <fp>

      Examples:
        | row    | attack      | fp |
        | placed | a Placed DC | 30 |
        | thrown | a Thrown DC | 30 |
        | set    | a Set DC    | 36 |

    @B16.31-3 @reading:B16.31-dc=halved
    Scenario Outline: B16.31-3u or by the other reading <attack> has half of it
      Given B2 is marsh
      And a Russian squad in B2
      When <attack> hits B2
      Then the FP is <fp>

      Examples:
        | row    | attack      | fp |
        | placed | a Placed DC | 15 |
        | thrown | a Thrown DC | 15 |
        | set    | a Set DC    | 18 |

    @B16.31-4
    Scenario: B16.31-4 HE against the bridge keeps its FP
      Given B2 is bridged marsh
      When Direct Fire HE of 20 FP hits the bridge in B2
      Then the FP is 20
      And the IFT column is 20

    @B16.31-5
    Scenario: B16.31-5 HE against a unit on the bridge keeps its FP
      Given B2 is bridged marsh
      And a German squad P on the bridge in B2
      And a German squad Q in B2
      When Direct Fire HE of 20 FP hits the bridge in B2
      Then the FP is 20
      And the FP against P is 20

    @B16.31-6
    Scenario: B16.31-6 OBA hits who is on the bridge in full, and by half who is in the marsh below
      Given B2 is bridged marsh
      And a German squad P on the bridge in B2
      And a German squad Q in B2
      When an OBA HE Concentration of 20 FP hits B2
      Then the FP against P is 20
      And the FP against Q is 10

    @B16.31-7
    Scenario: B16.31-7 marsh and the Area Target Type halve twice
      Given B2 is marsh
      And a German squad in B2
      When an on-board mortar of 16 FP hits B2
      Then the FP is 4

    @B16.31-8
    Scenario Outline: B16.31-8 only the marsh of the target's hex halves HE: marsh in <marsh>, <fp> FP
      Given <marsh> is marsh
      And a Russian crew in B2
      And the Russian crew possesses a Russian AT Gun
      And a German squad in B4
      And it is the PFPh of the Russian turn
      When the AT Gun attacks the German squad with Direct Fire HE of 12 FP
      Then the attack is possible
      And the FP is <fp>

      Examples: on the way, beside the target, and in its hex
        | marsh | fp |
        | B3    | 12 |
        | B5    | 12 |
        | B4    | 6  |
