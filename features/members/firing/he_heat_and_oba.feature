Feature: What HE, HEAT and OBA do to each target

  Rule: B9.31 HEAT

    @B9.31 @B9.31xC8.31-501
    Scenario Outline: B9.31xC8.31-501a in <ground> <force> is a target of HEAT: <possible>
      Given it is the PFPh of the Russian turn
      And F5 is <ground>
      And <force> P in F5
      And a Russian crew E in F7
      And E possesses a Russian AT Gun
      When E attacks P with HEAT
      Then the attack is <possible>

      Examples:
        | row                  | force                  | ground            | possible     |
        | squad-open           | a German squad         | Open Ground       | not possible |
        | squad-woods          | a German squad         | woods             | not possible |
        | half-squad-open      | a German half-squad    | Open Ground       | not possible |
        | half-squad-woods     | a German half-squad    | woods             | not possible |
        | crew-open            | a German crew          | Open Ground       | not possible |
        | crew-woods           | a German crew          | woods             | not possible |
        | leader-open          | a German leader        | Open Ground       | not possible |
        | leader-woods         | a German leader        | woods             | not possible |
        | hero-open            | a German hero          | Open Ground       | not possible |
        | hero-woods           | a German hero          | woods             | not possible |
        | dummies-open         | a German dummy stack   | Open Ground       | not possible |
        | cavalry-open         | a German Cavalry squad | Open Ground       | not possible |
        | cavalry-woods        | a German Cavalry squad | woods             | not possible |
        | squad-stone          | a German squad         | a stone building  | possible     |
        | squad-wooden         | a German squad         | a wooden building | possible     |
        | squad-stone-rubble   | a German squad         | stone rubble      | possible     |
        | squad-wooden-rubble  | a German squad         | wooden rubble     | possible     |
        | leader-stone         | a German leader        | a stone building  | possible     |
        | leader-wooden        | a German leader        | a wooden building | possible     |
        | leader-stone-rubble  | a German leader        | stone rubble      | possible     |
        | leader-wooden-rubble | a German leader        | wooden rubble     | possible     |
        | hero-stone           | a German hero          | a stone building  | possible     |
        | hero-wooden          | a German hero          | a wooden building | possible     |
        | hero-stone-rubble    | a German hero          | stone rubble      | possible     |
        | hero-wooden-rubble   | a German hero          | wooden rubble     | possible     |

    @B9.31 @B9.31xC8.31-501
    Scenario Outline: B9.31xC8.31-501b behind a <barrier> <force> is one: <possible>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a <barrier>
      And <force> P in F5
      And P has wall advantage
      And a Russian crew E in F7
      And E possesses a Russian AT Gun
      When E attacks P with HEAT
      Then the attack is <possible>

      Examples:
        | row             | barrier | force               | possible     |
        | wall-squad      | wall    | a German squad      | possible     |
        | wall-half-squad | wall    | a German half-squad | possible     |
        | wall-crew       | wall    | a German crew       | possible     |
        | wall-hero       | wall    | a German hero       | possible     |
        | hedge-squad     | hedge   | a German squad      | not possible |
        | hedge-hero      | hedge   | a German hero       | not possible |

  Rule: B16.31 HE into marsh

    @B16.31 @B16.31-1
    Scenario Outline: B16.31-1u <attack> of 16 FP hits marsh with <fp> FP
      Given B2 is marsh
      And a German squad in B2
      When <attack> of 16 FP hits B2
      Then the FP is <fp>

      Examples:
        | row           | attack                  | fp |
        | he            | Direct Fire HE          | 8  |
        | concentration | an OBA HE Concentration | 8  |
        | harassing     | OBA Harassing Fire      | 8  |
        | bomb          | an aerial bomb          | 8  |

    @B16.31 @B16.7 @B16.31xB16.7-501
    Scenario Outline: B16.31xB16.7-501 <attack> of 16 FP hits <ground> with <fp> FP
      Given B2 is <ground>
      And a German squad in B2
      When <attack> of 16 FP hits B2
      Then the FP is <fp>

      Examples:
        | row                   | attack                  | ground      | fp |
        | he-mudflat            | Direct Fire HE          | mudflat     | 8  |
        | he-open               | Direct Fire HE          | Open Ground | 16 |
        | concentration-mudflat | an OBA HE Concentration | mudflat     | 8  |
        | concentration-open    | an OBA HE Concentration | Open Ground | 16 |
        | harassing-mudflat     | OBA Harassing Fire      | mudflat     | 8  |
        | harassing-open        | OBA Harassing Fire      | Open Ground | 16 |
        | bomb-mudflat          | an aerial bomb          | mudflat     | 8  |
        | bomb-open             | an aerial bomb          | Open Ground | 16 |

  Rule: B16.31 A bridge with nobody on it

    @B16.31 @B16.31-4
    Scenario: B16.31-4u the bridge is attacked as such
      Given B2 is bridged marsh
      When Direct Fire HE of 20 FP hits the bridge in B2
      Then the attack is possible
      And the FP is 20

  Rule: B26.52 Harassing Fire

    @B26.52 @B26.52-7
    Scenario Outline: B26.52-7u Harassing Fire reaches two hexes from its centre and leaves the Wire: <hex>
      Given B2, B3 and B4 are Open Ground
      And <hex> holds Wire
      When OBA Harassing Fire of 30 FP, centred on B2, is resolved in <hex> with an Original DR of 2
      Then that is allowed
      And <hex> holds Wire
      And all that is as given

      Examples:
        | hex |
        | B2  |
        | B3  |
        | B4  |
