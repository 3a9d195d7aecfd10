Feature: What a Fortification is, what the OB lists, and what is set up or exchanged

  Rule: B27.1 B26.1 What is a Fortification

    @B26.1 @B27.1 @B26.1xB27.1-501
    Scenario Outline: B26.1xB27.1-501a <fort> is one
      Given B2 holds <fort>
      When the players look at the board
      Then the <name> in B2 is a Fortification

      Examples:
        | row          | fort                     | name                   |
        | foxhole      | a foxhole 1S             | foxhole                |
        | trench       | a trench                 | trench                 |
        | at-ditch     | an A-T Ditch             | A-T Ditch              |
        | sangar       | a sangar                 | sangar                 |
        | wire         | Wire                     | Wire                   |
        | panji        | a Panji                  | Panji                  |
        | pillbox      | a pillbox                | pillbox                |
        | roadblock    | a roadblock              | roadblock              |
        | minefield    | a 6-factor A-P minefield | 6-factor A-P minefield |
        | at-minefield | a 3-factor A-T minefield | 3-factor A-T minefield |

    @B26.1 @B27.1 @B26.1xB27.1-501
    Scenario Outline: B26.1xB27.1-501c a weapon is none: <gear>
      Given <gear> in B2
      When the players look at the board
      Then the <name> is no Fortification

      Examples:
        | row         | gear          | name        |
        | lmg         | a LMG         | LMG         |
        | dc          | a DC          | DC          |
        | at-gun      | an AT Gun     | AT Gun      |
        | mmg         | a MMG         | MMG         |
        | hmg         | a HMG         | HMG         |
        | atr         | an ATR        | ATR         |
        | baz         | a BAZ         | BAZ         |
        | psk         | a PSK         | PSK         |
        | piat        | a PIAT        | PIAT        |
        | ft          | a FT          | FT          |
        | rcl         | a RCL         | RCL         |
        | radio       | a radio       | radio       |
        | 60mm-mortar | a 60mm mortar | 60mm mortar |
        | 81mm-mtr    | an 81mm MTR   | 81mm MTR    |
        | art-gun     | an ART Gun    | ART Gun     |
        | inf-gun     | an INF Gun    | INF Gun     |
        | aa-gun      | an AA Gun     | AA Gun      |

    @B26.1 @B27.1 @B26.1xB27.1-501
    Scenario Outline: B26.1xB27.1-501b to the question whether <fort> is an entrenchment the answer is <yesno>
      Given B2 holds <fort>
      When the players look at the board
      Then to the question whether the <name> in B2 is an entrenchment the answer is <yesno>

      Examples:
        | row          | fort                     | name                   | yesno |
        | foxhole      | a foxhole 1S             | foxhole                | yes   |
        | trench       | a trench                 | trench                 | yes   |
        | at-ditch     | an A-T Ditch             | A-T Ditch              | yes   |
        | sangar       | a sangar                 | sangar                 | no    |
        | wire         | Wire                     | Wire                   | no    |
        | panji        | a Panji                  | Panji                  | no    |
        | pillbox      | a pillbox                | pillbox                | no    |
        | roadblock    | a roadblock              | roadblock              | no    |
        | minefield    | a 6-factor A-P minefield | 6-factor A-P minefield | no    |
        | at-minefield | a 3-factor A-T minefield | 3-factor A-T minefield | no    |

    @B16.5 @B16.7 @B16.5xB16.7-501
    Scenario Outline: B16.5xB16.7-501a <fort> is not set up in <ground>
      Given it is set-up
      And the German OB has <fort>
      And B2 is <ground>
      When German sets up <fort> in B2
      Then that is not allowed

      Examples:
        | row             | fort         | ground  |
        | foxhole-marsh   | a foxhole 1S | marsh   |
        | foxhole-mudflat | a foxhole 1S | mudflat |
        | trench-marsh    | a trench     | marsh   |
        | trench-mudflat  | a trench     | mudflat |
        | sangar-marsh    | a sangar     | marsh   |
        | sangar-mudflat  | a sangar     | mudflat |
        | wire-marsh      | Wire         | marsh   |
        | wire-mudflat    | Wire         | mudflat |

    @B16.5 @B16.7 @B16.5xB16.7-501
    Scenario Outline: B16.5xB16.7-501b nor <fort>
      Given it is set-up
      And B2 is <ground>
      When German sets up <fort> in B2
      Then that is not allowed

      Examples:
        | row                  | fort                     | ground  |
        | panji-marsh          | a Panji                  | marsh   |
        | panji-mudflat        | a Panji                  | mudflat |
        | pillbox-marsh        | a pillbox                | marsh   |
        | pillbox-mudflat      | a pillbox                | mudflat |
        | roadblock-marsh      | a roadblock              | marsh   |
        | roadblock-mudflat    | a roadblock              | mudflat |
        | minefield-marsh      | a 6-factor A-P minefield | marsh   |
        | minefield-mudflat    | a 6-factor A-P minefield | mudflat |
        | at-minefield-marsh   | a 3-factor A-T minefield | marsh   |
        | at-minefield-mudflat | a 3-factor A-T minefield | mudflat |

    @B16.5 @B16.7 @B16.5xB16.7-501
    Scenario Outline: B16.5xB16.7-501c next to the <ground> <fort> is
      Given it is set-up
      And the German OB has <fort>
      And B2 is <ground>
      When German sets up <fort> in B3
      Then that is allowed
      And B3 holds <fort>

      Examples:
        | row            | fort         | ground  |
        | foxhole-marsh  | a foxhole 1S | marsh   |
        | trench-mudflat | a trench     | mudflat |
        | wire-mudflat   | Wire         | mudflat |

  Rule: B27.1 B27.51 B26.1 What the OB lists

    @B26.1 @B27.51 @B26.1xB27.51-501
    Scenario Outline: B26.1xB27.51-501a <fort> that the OB does not list is not set up
      Given it is set-up
      And a SSR allows A-T Ditches
      When German sets up <fort> in B2
      Then that is not allowed

      Examples:
        | row      | fort         |
        | foxhole  | a foxhole 1S |
        | trench   | a trench     |
        | at-ditch | an A-T Ditch |
        | wire     | Wire         |
        | sangar   | a sangar     |

    @B26.1 @B27.51 @B26.1xB27.51-501
    Scenario Outline: B26.1xB27.51-501b of <fort> that the OB lists once no second is set up
      Given it is set-up
      And a SSR allows A-T Ditches
      And the German OB has <fort>
      When German sets up <fort> in B2
      And German sets up <fort> in D2
      Then that is not allowed

      Examples:
        | row      | fort         |
        | trench   | a trench     |
        | at-ditch | an A-T Ditch |
        | wire     | Wire         |
        | sangar   | a sangar     |

    @B26.1 @B27.51 @B26.1xB27.51-501
    Scenario Outline: B26.1xB27.51-501c <fort> that the OB lists is set up
      Given it is set-up
      And a SSR allows A-T Ditches
      And the German OB has <fort>
      When German sets up <fort> in B2
      Then that is allowed
      And B2 holds <fort>

      Examples:
        | row      | fort         |
        | trench   | a trench     |
        | at-ditch | an A-T Ditch |
        | wire     | Wire         |

    @B27.51 @B27.56 @B27.51xB27.56-502
    Scenario Outline: B27.51xB27.56-502 with <old> in B2 no <new> is set up there
      Given it is set-up
      And a SSR allows A-T Ditches
      And the German OB has <fort>
      And B2 holds <old>
      When German sets up <fort> in B2
      Then that is not allowed
      And B27.51 forbids it

      Examples:
        | row           | old          | new       | fort         |
        | trench-trench | a trench     | trench    | a trench     |
        | trench-ditch  | a trench     | A-T Ditch | an A-T Ditch |
        | ditch-trench  | an A-T Ditch | trench    | a trench     |
        | ditch-ditch   | an A-T Ditch | A-T Ditch | an A-T Ditch |

    @B27.51 @B27.56 @B27.51xB27.56-502
    Scenario Outline: B27.51xB27.56-502b beside the <old>, in B3, the <new> is
      Given it is set-up
      And a SSR allows A-T Ditches
      And the German OB has <fort>
      And B2 holds <held>
      When German sets up <fort> in B3
      Then that is allowed
      And B3 holds <fort>

      Examples:
        | row          | held         | old       | new       | fort         |
        | trench-ditch | a trench     | trench    | A-T Ditch | an A-T Ditch |
        | ditch-trench | an A-T Ditch | A-T Ditch | trench    | a trench     |

  Rule: B26.1 Frost

    @B26.1 @B26.1-11 @reading:B26.1-unless-frozen
    Scenario: B26.1-11u Wire lies on frozen mudflat
      Given it is set-up
      And the German OB has Wire
      And the water depth is frozen
      And B3 is mudflat
      When German sets up Wire in B3
      Then that is allowed
      And B3 holds Wire

  Rule: B27.1 What is set up and exchanged

    @B27.1 @B27.1-23
    Scenario: B27.1-23u nobody exchanges a foxhole of the other side
      Given it is set-up
      And the Russian OB has foxholes for 3 squads
      And B2 holds a German foxhole 2S
      When Russian exchanges the foxhole 2S in B2 for foxhole 1S in B2 and foxhole 1S in B3
      Then that is not allowed

    @B27.1 @B27.1-22
    Scenario Outline: B27.1-22u beneath its foxhole the German side sets up <force>: <verdict>
      Given it is set-up
      And B2 holds a German foxhole 2S
      When German sets up <force> beneath the foxhole in B2
      Then that is <verdict>

      Examples: units of its own alone
        | row     | force           | verdict     |
        | german  | a German squad  | allowed     |
        | russian | a Russian squad | not allowed |

    @B27.1 @A12.3xB27.1-501
    Scenario Outline: A12.3xB27.1-501 a hidden <type> takes <price> of what a SSR lets its side hide
      Given it is set-up
      And the German OB may hide 2 squad equivalents
      And B2 is woods
      When a hidden German <type> sets up in B2
      Then that is allowed
      And the German side may hide <left> more squad equivalents

      Examples:
        | row        | type       | price | left |
        | squad      | squad      | 1     | 1    |
        | half-squad | half-squad | 1/2   | 1.5  |
        | crew       | crew       | 1/2   | 1.5  |
        | leader     | leader     | none  | 2    |
        | hero       | hero       | none  | 2    |

    @B27.1 @A12.3xB27.1-501
    Scenario Outline: A12.3xB27.1-501b where no SSR lets a side hide units a <type> is not set up hidden
      Given it is set-up
      And B2 is woods
      When a hidden German <type> sets up in B2
      Then that is not allowed

      Examples:
        | row        | type       |
        | squad      | squad      |
        | half-squad | half-squad |
        | leader     | leader     |
        | hero       | hero       |
        | tank       | tank       |

    @B27.1 @A12.3xB27.1-501
    Scenario Outline: A12.3xB27.1-501c once a squad has used up what the SSR gives, a hidden <type> is <verdict>
      Given it is set-up
      And the German OB may hide 1 squad equivalents
      And B2 is woods
      When a hidden German squad sets up in B2
      And a hidden German <type> sets up in B2
      Then that is <verdict>

      Examples:
        | row        | type       | verdict     |
        | half-squad | half-squad | not allowed |
        | leader     | leader     | allowed     |

  Rule: B27.1 Set-up is before play

    @B27.1 @A2.9xB27.1-501
    Scenario Outline: A2.9xB27.1-501a in the <phase> no <what> is set up
      Given it is the <phase> of the German turn
      And the German OB has foxholes for 3 squads
      And B2 is woods
      When <doing>
      Then that is not allowed

      Examples:
        | row     | phase | what    | doing                             |
        | squad   | MPh   | squad   | a German squad sets up in B2      |
        | leader  | RPh   | leader  | a German leader sets up in B2     |
        | foxhole | MPh   | foxhole | German sets up a foxhole 1S in B2 |

    @B27.1 @A2.9xB27.1-501
    Scenario: A2.9xB27.1-501d at set-up a foxhole is set up
      Given it is set-up
      And the German OB has foxholes for 3 squads
      And B2 is woods
      When German sets up a foxhole 1S in B2
      Then that is allowed
      And B2 holds a foxhole 1S

    @B27.1 @A2.9xB27.1-501
    Scenario: A2.9xB27.1-501b nor a fourth squad in one Location
      Given it is set-up
      And B2 holds a foxhole 3S
      And three German squads beneath the foxhole in B2
      When a German squad P sets up in B2
      Then that is not allowed

  Rule: B27.1 Foxholes taken otherwise before play begins

    @B27.1 @B27.1-24
    Scenario: B27.1-24d in set-up a 3S is taken up and the same capacity put down otherwise
      Given it is set-up
      And B2 and B3 are Open Ground
      And the German OB has foxholes for 2 squads
      And B2 holds a German foxhole 3S
      When German exchanges the foxhole 3S in B2 for foxhole 2S in B2 and foxhole 1S in B3
      Then that is allowed
      And B2 holds a foxhole 2S
      And B3 holds a foxhole 1S
      And the German side has foxholes for 3 squads on the board
      And the German OB may still set up foxholes for 2 squads

    @B27.1 @B27.1-24
    Scenario: B27.1-24e not more than the sum
      Given it is set-up
      And B2 and B3 are Open Ground
      And the German OB has foxholes for 1 squad
      And B2 holds a German foxhole 1S
      When German exchanges the foxhole 1S in B2 for foxhole 2S in B2 and foxhole 1S in B3
      Then B27.1 forbids it

    @B27.1 @B27.12 @B27.1-24 @B27.12-1
    Scenario: B27.12-1u who is beneath stays there if there is room
      Given it is set-up
      And B2 and B3 are Open Ground
      And the German OB has foxholes for 3 squads
      And B2 holds a German foxhole 3S
      And a German squad P beneath the foxhole in B2
      When German exchanges the foxhole 3S in B2 for foxhole 1S in B2 and foxhole 2S in B3
      Then that is allowed
      And P is beneath the foxhole in B2
      And all that is as given

    @B27.1 @B27.12 @B27.1-24 @B27.12-1
    Scenario: B27.12-1v and no counter is taken that has none for those beneath
      Given it is set-up
      And B2 and B3 are Open Ground
      And the German OB has foxholes for 3 squads
      And B2 holds a German foxhole 3S
      And a German squad P beneath the foxhole in B2
      And a German squad Q beneath the foxhole in B2
      When German exchanges the foxhole 3S in B2 for foxhole 1S in B2 and foxhole 2S in B3
      Then that is not allowed

    @B27.1 @B27.12 @B27.1-24 @B27.12-1
    Scenario Outline: B27.12-1w nor one with a weapon beneath it: for foxholes in <first> and <second> it is <verdict>
      Given it is set-up
      And B2, B3 and B4 are Open Ground
      And B2 holds a German foxhole 3S
      And a LMG beneath the foxhole in B2
      When German exchanges the foxhole 3S in B2 for foxhole 1S in <first> and foxhole 2S in <second>
      Then that is <verdict>

      Examples: a weapon lies beneath a counter of its hex
        | row  | first | second | verdict     |
        | one  | B2    | B3     | allowed     |
        | none | B4    | B3     | not allowed |

  Rule: B27.1 What is exchanged for foxholes

    @B27.1 @B27.1-23
    Scenario: B27.1-23v foxholes are set up for foxholes, not for a trench
      Given it is set-up
      And B2 and B3 are Open Ground
      And the German OB has foxholes for 3 squads
      And B2 holds a German trench
      When German exchanges the trench in B2 for foxhole 1S in B2 and foxhole 1S in B3
      Then B27.1 forbids it

    @B27.1 @B27.1-22
    Scenario Outline: B27.1-22c <force> is not set up beneath the <cover>
      Given it is set-up
      And B2 holds <fort>
      When German sets up <force> beneath the <cover> in B2
      Then that is not allowed

      Examples: neither is for vehicles
        | row                 | force                | fort         | cover   |
        | tank-sangar         | a German tank        | a sangar     | sangar  |
        | assault-gun-foxhole | a German assault gun | a foxhole 3S | foxhole |
        | sp-gun-sangar       | a German SP gun      | a sangar     | sangar  |
        | carrier-sangar      | a German Carrier     | a sangar     | sangar  |
        | halftrack-sangar    | a German halftrack   | a sangar     | sangar  |
        | armored-car-foxhole | a German armored car | a foxhole 3S | foxhole |
        | armored-car-sangar  | a German armored car | a sangar     | sangar  |
        | truck-sangar        | a German truck       | a sangar     | sangar  |
        | motorcycle-sangar   | a German motorcycle  | a sangar     | sangar  |
        | wagon-sangar        | a German wagon       | a sangar     | sangar  |
        | tractor-sangar      | a German tractor     | a sangar     | sangar  |
        | bulldozer-foxhole   | a German bulldozer   | a foxhole 3S | foxhole |

      Examples: nor for a Gun
        | row           | force     | fort     | cover  |
        | at-gun-sangar | an AT Gun | a sangar | sangar |

    @B26.1 @B26.1-1 @B26.1-12
    Scenario: B26.1-12d Wire set up at the base of a gully hex is a Fortification of the hex
      Given it is set-up
      And the German OB has Wire
      And B3 is a gully
      When German sets up Wire at the base of B3
      Then that is allowed
      And B3 holds Wire

    @B26.1 @B27.1 @B26.1xB27.1-501
    Scenario Outline: B26.1xB27.1-501s nor is a Gun <place> F5 whose crew <has>
      Given F5 is <ground>
      And a German crew C <place> F5
      And C possesses <gear>
      And <more>
      When the players look at the board
      Then the <name> is no Fortification

      Examples: wherever it is, and whatever was done with it
        | row      | place              | ground      | has              | gear               | name     | more                                       |
        | in       | IN                 | gully       | is IN it         | an 81mm MTR        | 81mm MTR | C is Fanatic                               |
        | crest    | in Crest status in | gully       | has Crest status | an 81mm MTR        | 81mm MTR | C fronts hexside F5-F6 in its Crest status |
        | emplaced | in                 | Open Ground | has emplaced it  | an emplaced AT Gun | AT Gun   | C is Fanatic                               |

    @B27.12 @B27.12-4
    Scenario Outline: B27.12-4z where no phase is told a squad advances into a hex with <there> beneath its foxhole: <verdict>
      Given B3 holds a foxhole 3S
      And <there> beneath the foxhole in B3
      And a German squad P in B4
      When P advances into B3
      Then that is <verdict>

      Examples: it stacks on top with those beneath
        | row   | there               | verdict     |
        | one   | a German squad      | allowed     |
        | two   | two German squads   | allowed     |
        | three | three German squads | not allowed |
