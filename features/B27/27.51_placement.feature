@B27.51
Feature: B27.51 Placing trenches, and what they hold

  Rule: B27.51 A trench comes from the OB, before play, one to a hex

    @B27.51-1
    Scenario: B27.51-1a a trench that the OB lists is set up before play
      Given it is set-up
      And the German OB has a trench
      When German sets up a trench in B2
      Then that is allowed
      And B2 holds a trench
      And the German OB may still set up no trench

    @B27.51-1
    Scenario: B27.51-1b a trench that the OB does not list is not
      Given it is set-up
      And the German OB has no trench
      When German sets up a trench in B2
      Then that is not allowed
      And B27.51 forbids it

    @B27.51-1
    Scenario: B27.51-1c a successful Entrenching Attempt gives no trench
      Given the German OB has a trench
      And a German squad in B2
      And it is the PFPh of the German turn
      When the German squad makes an Entrenching Attempt with an Original DR of 2
      And German sets up a trench in B2
      Then that is not allowed
      And B27.51 forbids it

    @B27.51-1
    Scenario: B27.51-1d a trench left over at set-up is not placed during play
      Given the German OB has a trench
      And it is the MPh of the German turn
      When German sets up a trench in B2
      Then that is not allowed
      And B27.51 forbids it

    @B27.51-1
    Scenario: B27.51-1e a foxhole set up takes none of the trenches
      Given it is set-up
      And B2 is Open Ground
      And the German OB has a trench
      And the German OB has foxholes for 1 squad
      When German sets up a foxhole 1S in B2
      Then that is allowed
      And the German OB may still set up foxholes for 0 squads
      And the German OB may still set up a trench

    @B27.51-2
    Scenario: B27.51-2 a successful Entrenching Attempt makes a foxhole
      Given a German squad in B2
      And it is the PFPh of the German turn
      When the German squad makes an Entrenching Attempt with an Original DR of 5
      Then that is allowed
      And the Entrenching Attempt succeeds
      And B2 holds a foxhole 1S
      And B2 holds no trench

    @B27.51-3
    Scenario: B27.51-3 a hex takes no second trench
      Given it is set-up
      And B2 holds a trench
      And the German OB has a trench
      When German sets up a trench in B2
      Then that is not allowed
      And B27.51 forbids it

    @B27.51-3 @B27.51-4
    Scenario Outline: B27.51-3b but one where <other>
      Given it is set-up
      And <other>
      And the German OB has a trench
      When German sets up a trench in B2
      Then that is allowed
      And B2 holds a trench

      Examples:
        | other             |
        | B2 holds Wire     |
        | B3 holds a trench |

    @B27.51-4
    Scenario Outline: B27.51-4 where a <first> lies a <second> may not be set up
      Given it is set-up
      And a SSR allows A-T Ditches
      And B2 holds a <first>
      And the German OB has a <second>
      When German sets up a <second> in B2
      Then that is not allowed
      And B27.51 forbids it

      Examples: foxhole and trench never share a Location
        | first      | second     |
        | foxhole 1S | trench     |
        | trench     | foxhole 1S |
        | foxhole 3S | A-T Ditch  |
        | A-T Ditch  | foxhole 1S |

    @B27.51-4
    Scenario: B27.51-4b next to each other they lie
      Given it is set-up
      And B3 holds a trench
      And the German OB has a foxhole 1S
      When German sets up a foxhole 1S in B2
      Then that is allowed
      And B2 holds a foxhole 1S

    @B27.51-15
    Scenario Outline: B27.51-15a in the older text a <second> may be set up where a <first> lies
      Given it is set-up
      And B2 holds a <first>
      And the German OB has a <second>
      When German sets up a <second> in B2
      Then that is allowed
      And B2 holds a <second>

      Examples:
        | first      | second     |
        | foxhole 1S | trench     |
        | trench     | foxhole 1S |

    @B27.51-15
    Scenario: B27.51-15b and a foxhole is dug beside a trench
      Given B2 holds a trench
      And a German squad on top of the trench in B2
      And it is the PFPh of the German turn
      When the German squad makes an Entrenching Attempt with an Original DR of 2
      Then that is allowed
      And B2 holds a foxhole 1S

    @B27.51-5 @reading:B27.51-attempt
    Scenario Outline: B27.51-5 in the Location of a <counter> nobody entrenches
      Given B2 holds a <counter>
      And a German squad on top of the <counter> in B2
      And it is the PFPh of the German turn
      When the German squad makes an Entrenching Attempt with an Original DR of 2
      Then that is not allowed
      And B27.51 forbids it

      Examples:
        | counter   |
        | trench    |
        | A-T Ditch |

    @B27.51-5 @reading:B27.51-attempt=attempt
    Scenario Outline: B27.51-5b or by the other reading in the Location of a <counter> one does, in vain
      Given B2 holds a <counter>
      And a German squad on top of the <counter> in B2
      And it is the PFPh of the German turn
      When the German squad makes an Entrenching Attempt with an Original DR of 2
      Then that is allowed

      Examples:
        | counter |
        | trench |
        | A-T Ditch |

  Rule: B27.51 It holds three squads and four SMC

    @B27.51-7
    Scenario Outline: B27.51-7a to the question whether <squads> beneath are within capacity the answer is <answer>
      Given B2 holds a trench
      And <squads> beneath the trench in B2
      When the players look at the board
      Then to the question whether the trench in B2 is within capacity the answer is <answer>

      Examples: up to three squads
        | squads              | answer |
        | a German squad      | yes    |
        | three German squads | yes    |
        | four German squads  | no     |

    @B27.51-7
    Scenario Outline: B27.51-7b to the question whether three squads and <leaders> are within capacity the answer is <answer>
      Given B2 holds a trench
      And three German squads beneath the trench in B2
      And <leaders> beneath the trench in B2
      When the players look at the board
      Then to the question whether the trench in B2 is within capacity the answer is <answer>

      Examples: and up to four SMC
        | leaders             | answer |
        | four German leaders | yes    |
        | five German leaders | no     |

    @B27.51-8
    Scenario Outline: B27.51-8a to the question whether <units> are within capacity the answer is <answer>
      Given B2 holds a trench
      And <units> beneath the trench in B2
      When the players look at the board
      Then to the question whether the trench in B2 is within capacity the answer is <answer>

      Examples: a HS is half a squad
        | units                    | answer |
        | six German half-squads   | yes    |
        | seven German half-squads | no     |

    @B27.51-8
    Scenario Outline: B27.51-8b to the question whether <squads> and <rest> are within capacity the answer is <answer>
      Given B2 holds a trench
      And <squads> beneath the trench in B2
      And <rest> beneath the trench in B2
      When the players look at the board
      Then to the question whether the trench in B2 is within capacity the answer is <answer>

      Examples: squads and HS together
        | squads              | rest                   | answer |
        | two German squads   | two German half-squads | yes    |
        | three German squads | a German half-squad    | no     |

    @B27.51-9
    Scenario: B27.51-9 a fourth squad finds no room beneath
      Given B2 holds a trench
      And three German squads beneath the trench in B2
      And a German squad R with 1 MF left on top of the trench in B2
      And it is the MPh of the German turn
      When R goes beneath the trench
      Then that is not allowed
      And B27.51 or B27.12 forbids it

    @B27.51-9
    Scenario: B27.51-9b a third one does
      Given B2 holds a trench
      And two German squads beneath the trench in B2
      And a German squad R with 1 MF left on top of the trench in B2
      And it is the MPh of the German turn
      When R goes beneath the trench
      Then that is allowed
      And R is beneath the trench in B2

  Rule: B27.51 Any counter may begin beneath it, and the big ones stay there

    @B27.51-10
    Scenario Outline: B27.51-10a <unit> may be set up beneath a trench
      Given it is set-up
      And B2 holds a trench
      When German sets up <unit> beneath the trench in B2
      Then that is allowed
      And it is beneath the trench in B2

      Examples:
        | unit                 |
        | a German squad       |
        | a German tank        |
        | a German halftrack   |
        | a German truck       |
        | a German armored car |

    @B27.51-10
    Scenario Outline: B27.51-10b a weapon may be set up beneath a trench: <weapon>
      Given it is set-up
      And B2 holds a trench
      When German sets up a <weapon> beneath the trench in B2
      Then that is allowed
      And the <weapon> lies beneath the trench in B2

      Examples:
        | weapon   |
        | LMG      |
        | 81mm MTR |

    @B27.51-10
    Scenario Outline: B27.51-10c a Gun may be set up beneath a trench with its crew: <gun>
      Given it is set-up
      And B2 holds a trench
      When German sets up an <gun> beneath the trench in B2
      And German sets up a German crew beneath the trench in B2
      Then that is allowed
      And the <gun> lies beneath the trench in B2
      And the German crew is beneath the trench in B2

      Examples: which no foxhole takes
        | gun     |
        | AT Gun  |
        | ART Gun |

    @B27.51-11
    Scenario Outline: B27.51-11a a weapon on a large counter does not come out on top: <weapon>
      Given B2 holds a trench
      And a German crew beneath the trench in B2
      And <weapon> beneath the trench with the German crew
      And it is the MPh of the German turn
      When the German crew comes out of the trench with the <gun>
      Then that is not allowed
      And B27.51 forbids it

      Examples:
        | weapon                | gun      |
        | an AT Gun             | AT Gun   |
        | an ART Gun            | ART Gun  |
        | an assembled 81mm MTR | 81mm MTR |

    @B27.51-11
    Scenario Outline: B27.51-11b nor is it Pushed into another hex: <weapon>
      Given B2 holds a trench
      And a German crew beneath the trench in B2
      And <weapon> beneath the trench with the German crew
      And it is the MPh of the German turn
      When the German crew Pushes the <gun> into B3
      Then that is not allowed

      Examples:
        | weapon                | gun      |
        | an AT Gun             | AT Gun   |
        | an ART Gun            | ART Gun  |
        | an assembled 81mm MTR | 81mm MTR |

    @B27.51-11
    Scenario Outline: B27.51-11f nor by its crew that has come out before: <weapon>
      Given B2 holds a trench
      And a German crew beneath the trench in B2
      And <weapon> beneath the trench with the German crew
      And it is the MPh of the German turn
      When the German crew comes out of the trench
      And the German crew Pushes the <gun> into B3
      Then that is not allowed

      Examples:
        | weapon                | gun      |
        | an AT Gun             | AT Gun   |
        | an assembled 81mm MTR | 81mm MTR |

    @B27.51-11
    Scenario: B27.51-11g a Gun on top of the trench is Pushed away
      Given B2 holds a trench
      And a German crew on top of the trench in B2
      And the German crew possesses an AT Gun
      And it is the MPh of the German turn
      When the German crew Pushes the AT Gun into B3
      Then that is allowed
      And the AT Gun lies on top in B3

    @B27.51-11
    Scenario Outline: B27.51-11c a vehicle does not come out on top: <vehicle>
      Given B2 holds a trench
      And a German <vehicle> beneath the trench in B2
      And it is the MPh of the German turn
      When the German <vehicle> comes out of the trench
      Then that is not allowed
      And B27.51 or B27.52 forbids it

      Examples:
        | vehicle   |
        | tank      |
        | halftrack |
        | truck     |

    @B27.51-11
    Scenario Outline: B27.51-11d nor does it leave the hex: <vehicle>
      Given B2 holds a trench
      And a German <vehicle> beneath the trench in B2
      And it is the MPh of the German turn
      When the German <vehicle> moves into B3
      Then that is not allowed
      And B27.51 or B27.52 forbids it

      Examples:
        | vehicle   |
        | tank      |
        | halftrack |
        | truck     |

    @B27.51-11
    Scenario: B27.51-11e a Gun does not come out by itself
      Given B2 holds a trench
      And a German crew beneath the trench in B2
      And an AT Gun beneath the trench with the German crew
      And it is the MPh of the German turn
      When the AT Gun comes out of the trench
      Then that is not allowed

    @B27.51-12 @B27.51-11
    Scenario Outline: B27.51-12 taking <mortar> out of the trench is <verdict>
      Given B2 holds a trench
      And a German crew beneath the trench in B2
      And <mortar> beneath the trench with the German crew
      And it is the MPh of the German turn
      When the German crew comes out of the trench with the 81mm MTR
      Then that is <verdict>

      Examples: only dismantled
        | mortar                | verdict     |
        | a dm 81mm MTR         | allowed     |
        | an assembled 81mm MTR | not allowed |

    @B27.51-12
    Scenario: B27.51-12b which holds of mortars alone, not of a dm RCL Gun
      Given B2 holds a trench
      And a German crew beneath the trench in B2
      And a dm RCL Gun beneath the trench with the German crew
      And it is the MPh of the German turn
      When the German crew comes out of the trench with the RCL Gun
      Then B27.51 forbids it

    @B27.51-13
    Scenario: B27.51-13a in play no Gun but a mortar goes beneath
      Given B3 holds a trench
      And a German crew on top of the trench in B3
      And the German crew possesses an AT Gun
      And it is the MPh of the German turn
      When the German crew goes beneath the trench with the AT Gun
      Then that is not allowed
      And B27.51 or B27.1 forbids it

    @B27.51-13
    Scenario: B27.51-13b nor is it Pushed there from outside
      Given B3 holds a trench
      And a German crew in B2
      And the German crew possesses an AT Gun
      And it is the MPh of the German turn
      When the German crew Pushes the AT Gun straight beneath the trench in B3
      Then that is not allowed

    @B27.51-13
    Scenario Outline: B27.51-13c nor in play does a <unit>
      Given B3 holds a trench
      And a German <unit> on top of the trench in B3
      And it is the MPh of the German turn
      When it goes beneath the trench
      Then that is not allowed

      Examples:
        | unit          |
        | tank          |
        | Cavalry squad |

    @B27.51-13
    Scenario: B27.51-13d a LMG goes beneath with its squad
      Given B3 holds a trench
      And a German squad on top of the trench in B3
      And the German squad possesses a LMG
      And it is the MPh of the German turn
      When the German squad goes beneath the trench with the LMG
      Then that is allowed
      And the LMG lies beneath the trench in B3

    @B27.51-14
    Scenario: B27.51-14 the crew may come out and leave its Gun beneath
      Given B2 holds a trench
      And a German crew beneath the trench in B2
      And an AT Gun beneath the trench with the German crew
      And it is the MPh of the German turn
      When the German crew comes out of the trench
      Then that is allowed
      And it costs 1 MF
      And it is on top in B2
      And the AT Gun lies beneath the trench in B2

    @B27.51-14
    Scenario: B27.51-14b or leave the hex without it
      Given B2 holds a trench
      And a German crew beneath the trench in B2
      And an AT Gun beneath the trench with the German crew
      And it is the APh of the German turn
      When the German crew advances into B3
      Then that is allowed
      And it is on top in B3
      And the AT Gun lies beneath the trench in B2

    @B27.51-14
    Scenario: B27.51-14c or take Crest status above it
      Given B2 is a gully
      And B2 holds a trench
      And a German crew P beneath the trench in B2
      And an AT Gun beneath the trench with P
      And it is the MPh of the German turn
      When P comes out of the trench
      And P moves to Crest status in B2
      Then that is allowed
      And P has Crest status in B2
      And nobody possesses the AT Gun
      And the AT Gun lies beneath the trench in B2

    @B27.51-14
    Scenario: B27.51-14d while SW go along to Crest status
      Given B2 is a gully
      And B2 holds a trench
      And a German squad P beneath the trench in B2
      And P possesses a LMG
      And it is the MPh of the German turn
      When P comes out of the trench
      And P moves to Crest status in B2
      Then that is allowed
      And the LMG is possessed by P
      And the LMG lies on top in B2
