Feature: Bog Checks: when one is due, and for whom

  Rule: Bog Checks: each is due once, and none is made that is not due

    @B9.4 @B26.43 @B9.4xB26.43xD8.2-201
    Scenario Outline: B9.4xB26.43xD8.2-201a before the first <type> owes two
      Given it is the MPh of the German turn
      And hexside E3-E4 is a hedge
      And E4 holds Wire
      And a moving German <type> with 14 MP in E3
      When the German <type> moves into E4
      Then that is allowed
      And two Bog DRs are due from the German <type>

      Examples:
        | row         | type        |
        | halftrack   | halftrack   |
        | armored-car | armored car |

    @B9.4 @B26.43 @B9.4xB26.43xD8.2-201
    Scenario: B9.4xB26.43xD8.2-201b after one it owes one
      Given it is the MPh of the German turn
      And hexside E3-E4 is a hedge
      And E4 holds Wire
      And a moving German halftrack with 14 MP in E3
      When the German halftrack moves into E4
      And the German halftrack makes a Bog DR of 2 on the colored and 1 on the white die
      Then that is allowed
      And one Bog DRs are due from the German halftrack

    @B9.4 @B26.43 @B9.4xB26.43xD8.2-201
    Scenario: B9.4xB26.43xD8.2-201c after two it owes none
      Given it is the MPh of the German turn
      And hexside E3-E4 is a hedge
      And E4 holds Wire
      And a moving German halftrack with 14 MP in E3
      When the German halftrack moves into E4
      And the German halftrack makes a Bog DR of 2 on the colored and 1 on the white die
      And the German halftrack makes a Bog DR of 1 on the colored and 2 on the white die
      Then that is allowed
      And no Bog DR is due from the German halftrack
      And all that is as given

    @B9.4 @B26.43 @B9.4xB26.43xD8.2-201
    Scenario: B9.4xB26.43xD8.2-201d it makes no third
      Given it is the MPh of the German turn
      And hexside E3-E4 is a hedge
      And E4 holds Wire
      And a moving German halftrack with 14 MP in E3
      When the German halftrack moves into E4
      And the German halftrack makes a Bog DR of 2 on the colored and 1 on the white die
      And the German halftrack makes a Bog DR of 1 on the colored and 2 on the white die
      And the German halftrack makes a Bog DR of 1 on the colored and 1 on the white die
      Then that is not allowed

    @B26.43 @B26.53 @B26.43xB26.53xD8.2-201
    Scenario Outline: B26.43xB26.53xD8.2-201a a <type> that stands in Wire makes none
      Given it is the MPh of the German turn
      And E4 holds Wire
      And a moving German <type> in E4
      When the German <type> makes a Bog DR of 1 on the colored and 2 on the white die
      Then that is not allowed

      Examples:
        | row       | type      |
        | tank      | tank      |
        | halftrack | halftrack |

    @B26.43 @B26.53 @B26.43xB26.53xD8.2-201
    Scenario: B26.43xB26.53xD8.2-201b nor one that has left Wire
      Given it is the MPh of the German turn
      And E4 holds Wire
      And a moving German tank in E4
      When the German tank moves into E5
      And the German tank makes a Bog DR of 1 on the colored and 2 on the white die
      Then that is not allowed

    @B26.43 @B26.53 @B26.43xB26.53xD8.2-201
    Scenario: B26.43xB26.53xD8.2-201c nor a second one where it passed the first
      Given it is the MPh of the German turn
      And E4 holds Wire
      And a moving German tank in E3
      When the German tank moves into E4
      And the German tank makes a Bog DR of 3 on the colored and 2 on the white die
      And the German tank makes a Bog DR of 1 on the colored and 2 on the white die
      Then that is not allowed

    @B26.43 @B26.53 @B26.43xB26.53xD8.2-201
    Scenario: B26.43xB26.53xD8.2-201d the first once passed, none is due and the Wire is there
      Given it is the MPh of the German turn
      And E4 holds Wire
      And a moving German tank in E3
      When the German tank moves into E4
      And the German tank makes a Bog DR of 3 on the colored and 2 on the white die
      Then that is allowed
      And no Bog DR is due from the German tank
      And E4 holds Wire
      And all that is as given

    @B26.43 @B26.53 @B26.43xB26.53xD8.2-201
    Scenario: B26.43xB26.53xD8.2-201e failed, none is due from a bogged tank
      Given it is the MPh of the German turn
      And E4 holds Wire
      And a moving German tank in E3
      When the German tank moves into E4
      And the German tank makes a Bog DR of 6 on the colored and 6 on the white die
      Then that is allowed
      And the German tank is bogged
      And no Bog DR is due from the German tank

    @B26.43 @B26.53 @B26.43xB26.53xD8.2-201
    Scenario: B26.43xB26.53xD8.2-201f nor does Infantry make one
      Given it is the MPh of the German turn
      And E4 holds Wire
      And a German squad in E3
      When the German squad moves into E4
      And the German squad makes a Bog DR of 1 on the colored and 2 on the white die
      Then that is not allowed

    @B26.43 @B27.55 @B26.43xB27.55xD8.2-201
    Scenario: B26.43xB27.55xD8.2-201a entering it owes two
      Given it is the MPh of the German turn
      And E4 holds a trench
      And E4 holds Wire
      And a moving German tank in E3
      When the German tank moves into E4
      Then that is allowed
      And it costs 3 MP
      And two Bog DRs are due from the German tank

    @B26.43 @B27.55 @B26.43xB27.55xD8.2-201
    Scenario: B26.43xB27.55xD8.2-201b both made, it owes none
      Given it is the MPh of the German turn
      And E4 holds a trench
      And E4 holds Wire
      And a moving German tank in E3
      When the German tank moves into E4
      And the German tank makes a Bog DR of 2 on the colored and 1 on the white die
      And the German tank makes a Bog DR of 2 on the colored and 3 on the white die
      Then that is allowed
      And no Bog DR is due from the German tank
      And all that is as given

    @B26.43 @B27.55 @B26.43xB27.55xD8.2-201
    Scenario Outline: B26.43xB27.55xD8.2-201c <fort> alone asks for one
      Given it is the MPh of the German turn
      And E4 holds <fort>
      And a moving German tank in E3
      When the German tank moves into E4
      Then that is allowed
      And one Bog DRs are due from the German tank

      Examples:
        | row    | fort     |
        | trench | a trench |
        | wire   | Wire     |

    @B27.55 @B27.55xD8.2-201
    Scenario: B27.55xD8.2-201a the first made, a second turn asks again
      Given it is the MPh of the German turn
      And E4 holds a trench
      And a moving German tank in E4
      When the German tank turns its hull by 1 hexspine
      And the German tank makes a Bog DR of 2 on the colored and 1 on the white die
      And the German tank turns its hull by 1 hexspine
      Then that is allowed
      And one Bog DRs are due from the German tank

    @B27.55 @B27.55xD8.2-201
    Scenario: B27.55xD8.2-201b the first made, none is due
      Given it is the MPh of the German turn
      And E4 holds a trench
      And a moving German tank in E4
      When the German tank turns its hull by 1 hexspine
      And the German tank makes a Bog DR of 2 on the colored and 1 on the white die
      Then that is allowed
      And no Bog DR is due from the German tank
      And all that is as given

    @B27.55 @B27.55xD8.2-202
    Scenario Outline: B27.55xD8.2-202 in <ground> a turn asks for none to make
      Given it is the MPh of the German turn
      And E4 is <ground>
      And E4 holds <fort>
      And a moving German tank in E4
      When the German tank turns its hull by 1 hexspine
      And the German tank makes a Bog DR of 2 on the colored and 1 on the white die
      Then that is not allowed

      Examples:
        | row     | ground      | fort         |
        | open    | Open Ground | no foxhole   |
        | foxhole | Open Ground | a foxhole 1S |

    @B27.55 @B27.55xD8.2-202
    Scenario: B27.55xD8.2-202b the way into a trench hex asks for one, and it is made
      Given it is the MPh of the German turn
      And E4 is Open Ground
      And E4 holds a trench
      And a moving German tank in E3
      When the German tank moves into E4
      And the German tank makes a Bog DR of 2 on the colored and 1 on the white die
      Then that is allowed
      And the Bog Check succeeds

    @B9.4 @B9.54 @B9.4xB9.54xD8.2-201
    Scenario Outline: B9.4xB9.54xD8.2-201a a tank over a <barrier> makes none
      Given it is the MPh of the German turn
      And hexside E3-E4 is a <barrier>
      And a moving German tank in E3
      When the German tank moves into E4
      And the German tank makes a Bog DR of 1 on the colored and 1 on the white die
      Then that is not allowed

      Examples:
        | row   | barrier |
        | wall  | wall    |
        | hedge | hedge   |

    @B9.4 @B9.54 @B9.4xB9.54xD8.2-201
    Scenario: B9.4xB9.54xD8.2-201b nor does one over breached bocage
      Given it is the MPh of the German turn
      And hexside E3-E4 is a bocage
      And hexside E3-E4 has been breached
      And a moving German tank in E3
      When the German tank moves into E4
      And the German tank makes a Bog DR of 1 on the colored and 1 on the white die
      Then that is not allowed

    @B9.4 @B9.54 @B9.4xB9.54xD8.2-201
    Scenario Outline: B9.4xB9.54xD8.2-201c nor a <type> by the road through bocage
      Given it is the MPh of the German turn
      And hexside E3-E4 is a bocage
      And E3 and E4 are unpaved road
      And a road crosses hexside E3-E4
      And a moving German <type> in E3
      When the German <type> moves into E4
      And the German <type> makes a Bog DR of 1 on the colored and 1 on the white die
      Then that is not allowed

      Examples:
        | row       | type      |
        | tank      | tank      |
        | halftrack | halftrack |

    @B9.54 @B16.43 @B9.54xB16.43xD8.2-201 @B9.4xB9.54xD8.2-201 @B9.4
    Scenario: B9.54xB16.43xD8.2-201a one made, one is due
      Given it is the MPh of the German turn
      And hexside E3-E4 is a bocage
      And E5 is marsh
      And a moving German tank in E3
      When the German tank moves into E4
      And the German tank makes a Bog DR of 2 on the colored and 1 on the white die
      Then that is allowed
      And one Bog DRs are due from the German tank

    @B9.54 @B16.43 @B9.54xB16.43xD8.2-201
    Scenario: B9.54xB16.43xD8.2-201b two made, none is due
      Given it is the MPh of the German turn
      And hexside E3-E4 is a bocage
      And E5 is marsh
      And a moving German tank in E3
      When the German tank moves into E4
      And the German tank makes a Bog DR of 2 on the colored and 1 on the white die
      And the German tank makes a Bog DR of 1 on the colored and 2 on the white die
      Then that is allowed
      And the German tank is on top in E4
      And no Bog DR is due from the German tank

    @B9.54 @B16.43 @B9.54xB16.43xD8.2-201
    Scenario: B9.54xB16.43xD8.2-201c the first failed, it is back where it was and none is due
      Given it is the MPh of the German turn
      And hexside E3-E4 is a bocage
      And E5 is marsh
      And a moving German tank in E3
      When the German tank moves into E4
      And the German tank makes a Bog DR of 6 on the colored and 6 on the white die
      Then that is allowed
      And the German tank is on top in E3
      And the German tank is bogged
      And no Bog DR is due from the German tank

  Rule: Who tows Bogs more easily

    @B26.43 @B26.43xD8.21-1101
    Scenario Outline: B26.43xD8.21-1101 <force> that tows enters Wire: Bog DRM <drm>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German <force> T in B2
      And T is towing an AT Gun
      When T moves into B3
      Then a Bog DR with a DRM of <drm> is due from T

      Examples:
        | row       | force     | drm |
        | truck     | truck     | +4  |
        | halftrack | halftrack | +3  |
        | tank      | tank      | +2  |

    @B26.43 @B26.43xD8.21-1101
    Scenario Outline: B26.43xD8.21-1101a <force> that tows nothing, while another does: Bog DRM <drm>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German <force> T in B2
      And a German truck U in B2
      And U is towing an AT Gun
      When T moves into B3
      Then a Bog DR with a DRM of <drm> is due from T

      Examples:
        | row       | force     | drm |
        | truck     | truck     | +3  |
        | halftrack | halftrack | +2  |
        | tank      | tank      | +1  |

    @B26.43 @B26.43xD8.21-1101
    Scenario Outline: B26.43xD8.21-1101b by a DR of <dr> a truck <having> a Gun in tow <result>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German truck T in B2
      And a moving German truck U in B2
      And <tows> is towing an AT Gun
      When T moves into B3
      And T makes a Bog DR of <colored> on the colored and <white> on the white die
      Then the Bog Check <result>

      Examples:
        | row     | dr | having  | tows | colored | white | result   |
        | towing  | 8  | with    | T    | 4       | 4     | fails    |
        | without | 8  | without | U    | 4       | 4     | succeeds |
        | passes  | 7  | with    | T    | 3       | 4     | succeeds |

  Rule: D8.2 Horses do not bog

    @B27.55 @B27.55xD8.2-1101
    Scenario Outline: B27.55xD8.2-1101 in a trench hex a <unit>: <count> Bog DR
      Given it is the MPh of the German turn
      And B3 holds a trench
      And a German <unit> P in B2
      When P moves into B3
      Then that is allowed
      And <due> due from P

      Examples:
        | row   | unit  | due              |
        | horse | horse | no Bog DR is     |
        | tank  | tank  | a Bog DR is      |

    @B16.43 @B16.43xD8.2-1101
    Scenario Outline: B16.43xD8.2-1101 beside marsh a <unit> that moves into B3: <due> due
      Given it is the MPh of the German turn
      And B4 is marsh
      And a German <unit> P in B2
      When P moves into B3
      Then that is allowed
      And <due> due from P

      Examples:
        | row   | unit  | due          |
        | horse | horse | no Bog DR is |
        | wagon | wagon | a Bog DR is  |
        | truck | truck | a Bog DR is  |

  Rule: D8.2 The check comes at once: nothing that rests on where the vehicle is comes before it

    @B26.43 @B26.43xD8.2-2800
    Scenario Outline: B26.43xD8.2-2800a in Wire, its Bog Check not made, a tank <goes>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German tank T with 12 MP in B2
      When T moves into B3
      And T <goes>
      Then that is not allowed

      Examples:
        | row  | goes                         |
        | on   | moves into B4                |
        | back | moves into B2 in Reverse     |
        | stop | Stops                        |
        | turn | turns its hull by 1 hexspine |

    @B26.43 @B26.43xD8.2-2800
    Scenario Outline: B26.43xD8.2-2800b in Wire, its Bog Check passed, a tank <goes>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German tank T with 12 MP in B2
      When T moves into B3
      And T makes a Bog DR of 2 on the colored and 3 on the white die
      And T <goes>
      Then that is allowed

      Examples:
        | row  | goes                         |
        | on   | moves into B4                |
        | stop | Stops                        |
        | turn | turns its hull by 1 hexspine |

    @B27.55 @B27.55xD8.2-2800
    Scenario Outline: B27.55xD8.2-2800 in a trench hex, its Bog Check <made>, a tank moves on: <verdict>
      Given it is the MPh of the German turn
      And B3 holds a trench
      And a moving German tank T with 12 MP in B2
      When T moves into B3
      And T <does>
      And T moves into B4
      Then that is <verdict>

      Examples:
        | made     | does                                                      | verdict     |
        | not made | turns its turret by 1 hexspine                            | not allowed |
        | passed   | makes a Bog DR of 2 on the colored and 3 on the white die | allowed     |

    @B9.54 @B9.54xD8.2-2800
    Scenario Outline: B9.54xD8.2-2800 a Carrier that owes a Bog Check for bocage <goes>: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German Carrier T with 20 MP in B2
      When T moves into B3
      And T <check>
      And T <goes>
      Then that is <verdict>

      Examples:
        | row         | check                                                     | goes          | verdict     |
        | stops-first | turns its turret by 1 hexspine                            | Stops         | not allowed |
        | stops       | makes a Bog DR of 1 on the colored and 2 on the white die | Stops         | allowed     |
        | on-first    | turns its turret by 1 hexspine                            | moves into B4 | not allowed |
        | on          | makes a Bog DR of 1 on the colored and 2 on the white die | moves into B4 | allowed     |
