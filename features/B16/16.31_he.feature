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

    @B16.31-2
    Scenario Outline: B16.31-2b HE of 12 FP attacks <target> in <ground> with <fp> FP
      Given B1 is marsh
      And B2 is <ground>
      And <target> P in B2
      When an OBA HE Concentration of 12 FP hits B2
      Then the FP against P is <fp>

      Examples: neither the kind of unit nor its status matters
        | row                | ground         | target                        | fp |
        | half-squad         | marsh          | a German half-squad           | 6  |
        | crew               | marsh          | a German crew                 | 6  |
        | leader             | marsh          | a German leader               | 6  |
        | hero               | marsh          | a German hero                 | 6  |
        | cavalry            | marsh          | a German Cavalry squad        | 6  |
        | amphibious-truck   | marsh          | a German amphibious truck     | 6  |
        | broken             | marsh          | a broken German squad         | 6  |
        | dm                 | marsh          | a DM German squad             | 6  |
        | disrupted          | marsh          | a disrupted German squad      | 6  |
        | pinned             | marsh          | a pinned German squad         | 6  |
        | cx                 | marsh          | a CX German squad             | 6  |
        | ti                 | marsh          | a TI German squad             | 6  |
        | berserk            | marsh          | a berserk German squad        | 6  |
        | fanatic            | marsh          | a Fanatic German squad        | 6  |
        | encircled          | marsh          | an Encircled German squad     | 6  |
        | inexperienced      | marsh          | an inexperienced German squad | 6  |
        | unarmed            | marsh          | an unarmed German squad       | 6  |
        | wounded            | marsh          | a wounded German leader       | 6  |
        | open-half-squad    | Open Ground    | a German half-squad           | 12 |
        | open-crew          | Open Ground    | a German crew                 | 12 |
        | open-leader        | Open Ground    | a German leader               | 12 |
        | open-hero          | Open Ground    | a German hero                 | 12 |
        | open-cavalry       | Open Ground    | a German Cavalry squad        | 12 |
        | open-truck         | Open Ground    | a German truck                | 12 |
        | open-carrier       | Open Ground    | a German Carrier              | 12 |
        | open-wagon         | Open Ground    | a German wagon                | 12 |
        | open-broken        | Open Ground    | a broken German squad         | 12 |
        | open-dm            | Open Ground    | a DM German squad             | 12 |
        | open-pinned        | Open Ground    | a pinned German squad         | 12 |
        | open-cx            | Open Ground    | a CX German squad             | 12 |
        | open-ti            | Open Ground    | a TI German squad             | 12 |
        | open-berserk       | Open Ground    | a berserk German squad        | 12 |
        | open-fanatic       | Open Ground    | a Fanatic German squad        | 12 |
        | open-encircled     | Open Ground    | an Encircled German squad     | 12 |
        | open-inexperienced | Open Ground    | an inexperienced German squad | 12 |
        | open-unarmed       | Open Ground    | an unarmed German squad       | 12 |
        | open-wounded       | Open Ground    | a wounded German leader       | 12 |
        | brush              | brush          | a German squad                | 12 |
        | woods              | woods          | a German squad                | 12 |
        | crag               | crag           | a German squad                | 12 |
        | grain              | grain          | a German squad                | 12 |
        | stone-building     | stone building | a German squad                | 12 |
        | stream             | stream         | a German squad                | 12 |
        | mudflat            | mudflat        | a German squad                | 6  |
        | boat               | river          | a German boat                 | 12 |

    @B16.31-2
    Scenario Outline: B16.31-2c beside marsh HE attacks a squad <place> B2 in full
      Given B1 is marsh
      And B2 is <ground>
      And B2 holds <fort>
      And a German squad P <place> B2
      When an OBA HE Concentration of 12 FP hits B2
      Then the FP against P is 12

      Examples: only marsh muffles it
        | row        | ground         | fort         | place                    |
        | foxhole    | Open Ground    | a foxhole 1S | beneath the foxhole in   |
        | on-foxhole | Open Ground    | a foxhole 1S | on top of the foxhole in |
        | trench     | Open Ground    | a trench     | beneath the trench in    |
        | a-t-ditch  | Open Ground    | an A-T Ditch | beneath the A-T Ditch in |
        | sangar     | Open Ground    | a sangar     | beneath the sangar in    |
        | wire       | Open Ground    | Wire         | beneath the Wire in      |
        | on-wire    | Open Ground    | Wire         | on top of the Wire in    |
        | pillbox    | Open Ground    | a pillbox    | in the pillbox in        |
        | gully      | gully          | no foxhole   | IN                       |
        | crest      | gully          | no foxhole   | in Crest status in       |
        | rooftop    | stone building | no foxhole   | on the rooftop of        |

    @B16.31-2
    Scenario Outline: B16.31-2d what is no HE attacks a squad in marsh in full: <attack>
      Given B2 is marsh
      And a German squad in B2
      When <attack> of 12 FP hits B2
      Then the FP is 12

      Examples:
        | attack             |
        | BMG fire           |
        | strafing           |
        | Residual FP        |
        | a MOL              |
        | an overrun with MG |
        | Close Combat       |
        | Hand-to-Hand CC    |
        | a Capture attempt  |

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
