Feature: More attacks that nothing bars

  Rule: B9.54 Nothing there bars it

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario Outline: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501m over the bocage <firer> that <state> attacks <target> with <attack>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a bocage
      And F6 is <F6>
      And <target> P in F5
      And <firer> E <here> F6
      And E <state>
      When E attacks P with <attack>
      Then the attack is possible

      Examples: more who may fire
        | row         | F6          | firer                   | here               | state                                    | target         | attack          |
        | crest       | gully       | a Russian squad         | in Crest status in | fronts hexside F5-F6 in its Crest status | a German squad | small-arms fire |
        | armored-car | Open Ground | a Russian armored car   | in                 | is concealed                             | a German squad | MG fire         |
        | carrier     | Open Ground | a Russian Carrier       | in                 | is concealed                             | a German squad | MG fire         |
        | sp-gun      | Open Ground | a Russian SP gun        | in                 | is concealed                             | a German squad | MG fire         |
        | cavalry     | Open Ground | a Russian Cavalry squad | in                 | is CX                                    | a German squad | small-arms fire |
        | bypass      | Open Ground | a Russian squad         | in                 | is in Bypass along hexside F5-F6         | a German squad | small-arms fire |

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario Outline: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501n over the bocage a squad attacks <target> in <ground>, where <fact>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a bocage
      And hexside F5-E5 is a cliff
      And F5 is <ground>
      And <target> P <there> F5
      And <fact>
      And a Russian squad E in F6
      When E attacks P with small-arms fire
      Then the attack is possible

      Examples: more whom it may attack
        | row   | ground      | target         | there              | fact                                       |
        | cliff | Open Ground | a German squad | in                 | P is on a cliff face                       |
        | crest | gully       | a German squad | in Crest status in | P fronts hexside F5-F6 in its Crest status |

    @B9.31 @B9.36 @B9.53 @B9.54 @B16.32 @B27.1 @A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501
    Scenario Outline: A1.2xB9.31xB9.36xB9.53xB9.54xB16.32xB27.1-501p over the bocage a squad attacks the <gear> of a crew
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a bocage
      And a German crew P in F5
      And P possesses a German <gear>
      And a Russian squad E in F6
      When E attacks the <gear> with small-arms fire
      Then the attack is possible

      Examples: whatever it has
        | gear    |
        | LMG     |
        | MMG     |
        | HMG     |
        | BAZ     |
        | RCL Gun |
