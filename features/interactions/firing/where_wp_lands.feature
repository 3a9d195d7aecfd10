Feature: Where WP lands, and whom it reaches

  Rule: WP in a Location

    @B9.521 @A24.31xB9.521-1601
    Scenario Outline: A24.31xB9.521-1601a WP lands <lands> a hex with <ground>: a NMC is due from a squad <place> it
      Given it is the PFPh of the Russian turn
      And B3 is a <ground>
      And B3 holds <fort>
      And a German squad P <place> B3
      When WP is placed <lands> B3 by an Original DR of 5
      Then that is allowed
      And a NMC is due from P

      Examples: the same Location
        | row      | ground                               | fort           | lands            | place                      |
        | ground   | stone building with two upper levels | no foxhole     | in               | in                         |
        | level-1  | stone building with two upper levels | no foxhole     | on level 1 of    | on level 1 of              |
        | level-2  | stone building with two upper levels | no foxhole     | on level 2 of    | on level 2 of              |
        | roof     | stone building with two upper levels | no foxhole     | on the rooftop of | on the rooftop of         |
        | bridge   | bridge                               | no foxhole     | on the bridge in | on the bridge in           |
        | below    | bridge                               | no foxhole     | in               | below the bridge in        |
        | beneath  | Open Ground                          | a foxhole 1S   | in               | beneath the foxhole in     |
        | on-wire  | Open Ground                          | Wire           | in               | on top of the Wire in      |

    @B9.521 @A24.31xB9.521-1601
    Scenario Outline: A24.31xB9.521-1601d WP lands in the hex of a <vehicle>: a NMC is due from a crew that <how> it
      Given it is the PFPh of the Russian turn
      And a German <vehicle> T in B3
      And a German crew P in B3
      And P <how> T
      When WP is placed in B3 by an Original DR of 5
      Then a NMC is due from P

      Examples:
        | row       | vehicle | how       |
        | passenger | truck   | is aboard |
        | rider     | tank    | rides on  |

    @B9.521 @A24.31xB9.521-1601
    Scenario Outline: A24.31xB9.521-1601e but none from the Inherent crew of a <vehicle>, which acts as its vehicle
      Given it is the PFPh of the Russian turn
      And a German <vehicle> T in B3
      And a German crew P in B3
      And P is the Inherent crew of T
      When WP is placed in B3 by an Original DR of 5
      Then no NMC is due from P
      And all that is as given

      Examples:
        | row       | vehicle   |
        | tank      | tank      |
        | halftrack | halftrack |

    @B9.521 @A24.31xB9.521-1601 @reading:A24.31-other-locations @A24.31xB8.4xB9.521-1601
    Scenario Outline: A24.31xB9.521-1601b WP lands <lands> a <ground>: a NMC is due from a squad <place> it as well
      Given it is the PFPh of the Russian turn
      And B3 is a <ground>
      And a German squad P <place> B3
      When WP is placed <lands> B3 by an Original DR of 5
      Then a NMC is due from P

      Examples: another Location of the hex
        | row      | ground                               | lands            | place               |
        | above    | stone building with two upper levels | in               | on level 1 of       |
        | far      | stone building with two upper levels | in               | on level 2 of       |
        | beneath  | stone building with two upper levels | on level 1 of    | in                  |
        | on-roof  | stone building with two upper levels | on level 2 of    | on the rooftop of   |
        | bridge   | bridge                               | in               | on the bridge in    |
        | below    | bridge                               | on the bridge in | below the bridge in |

    @B9.521 @A24.31xB9.521-1601 @reading:A24.31-other-locations=its-location
    Scenario Outline: A24.31xB9.521-1601c or by the other reading WP that lands <lands> a <ground> leaves a squad <place> it alone
      Given it is the PFPh of the Russian turn
      And B3 is a <ground>
      And a German squad P <place> B3
      When WP is placed <lands> B3 by an Original DR of 5
      Then no NMC is due from P
      And all that is as given

      Examples: another Location of the hex
        | row      | ground                               | lands            | place               |
        | above    | stone building with two upper levels | in               | on level 1 of       |
        | far      | stone building with two upper levels | in               | on level 2 of       |
        | beneath  | stone building with two upper levels | on level 1 of    | in                  |
        | on-roof  | stone building with two upper levels | on level 2 of    | on the rooftop of   |
        | bridge   | bridge                               | in               | on the bridge in    |
        | below    | bridge                               | on the bridge in | below the bridge in |

    @B9.521 @A24.31xB8.4xB9.521-1601
    Scenario: A24.31xB8.4xB9.521-1601 whoever is in the sewer of the hex takes none
      Given it is the PFPh of the Russian turn
      And B3 is a stone building
      And a German squad P in B3
      And P is in a sewer
      When WP is placed in B3 by an Original DR of 5
      Then no NMC is due from P
      And all that is as given
