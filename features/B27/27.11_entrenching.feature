@B27.11
Feature: B27.11 Entrenching

  Background:
    Given B2 is Open Ground

  Rule: B27.11 Who may attempt, and when

    @B27.11-1
    Scenario: B27.11-1 a squad, unbroken, unused and outside entrenchment and Wire, may attempt in its PFPh
      Given it is the PFPh of the German turn
      And an unused German 4-6-7 squad in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 7
      Then that is allowed
      And it is TI

    @B27.11-8
    Scenario: B27.11-8 a broken squad may not attempt
      Given it is the PFPh of the German turn
      And a broken German squad in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 3
      Then B27.11 forbids it

    @B27.11-9 @B27.11-8 @B27.11-10 @B27.11-13 @B27.11-14
    Scenario: B27.11-9a a squad that has done nothing this phase may attempt
      Given it is the PFPh of the German turn
      And an unused German squad in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 3
      Then that is allowed
      And the Entrenching Attempt succeeds

    @B27.11-9
    Scenario Outline: B27.11-9b a squad that has <deed> this phase may not attempt
      Given it is the PFPh of the German turn
      And a German squad in B2
      And the German squad has <deed> this phase
      When the German squad makes an Entrenching Attempt with an Original DR of 3
      Then B27.11 forbids it

      Examples:
        | deed                                    |
        | fired its inherent FP                   |
        | fired a LMG                             |
        | made an Entrenching Attempt that failed |
        | tried to Clear a Wire counter           |

    @B27.11-9
    Scenario Outline: B27.11-9d a crew <whose> Gun has changed CA in the PFPh <attempts>
      Given it is the PFPh of the German turn
      And a German crew P in B2
      And a German crew Q in B2
      And <who> possesses a German AT Gun
      When the AT Gun changes its CA
      And P makes an Entrenching Attempt with an Original DR of 3
      Then that is <verdict>

      Examples: to turn it is an action of those who man it
        | row     | whose         | who | attempts        | verdict     |
        | own     | whose own     | P   | may not attempt | not allowed |
        | other   | beside whom a | Q   | may             | allowed     |

    @B27.11-9
    Scenario Outline: B27.11-9f a crew <whose> Gun is told to have <deed> this phase <attempts>
      Given it is the PFPh of the German turn
      And a German crew P in B2
      And a German crew Q in B2
      And <who> possesses a German AT Gun
      And the AT Gun has <deed> this phase
      When P makes an Entrenching Attempt with an Original DR of 3
      Then that is <verdict>

      Examples: a deed of the Gun is one of those who man it
        | row          | whose         | who | deed           | attempts        | verdict     |
        | own-turned   | whose own     | P   | changed its CA | may not attempt | not allowed |
        | own-fired    | whose own     | P   | fired          | may not attempt | not allowed |
        | other-turned | beside whom a | Q   | changed its CA | may             | allowed     |
        | other-fired  | beside whom a | Q   | fired          | may             | allowed     |

    @B27.11-9
    Scenario Outline: B27.11-9e a hidden squad that <comes> has done nothing yet and may
      Given it is the PFPh of the German turn
      And hexside B2-B3 is a wall
      And a hidden German squad P in B2
      When P <comes>
      And P makes an Entrenching Attempt with an Original DR of 3
      Then that is allowed
      And the Entrenching Attempt succeeds

      Examples: nor is wall advantage an action
        | row   | comes                                       |
        | shown | is placed on board                          |
        | wa    | is placed on board to have wall advantage   |

    @B27.11-9
    Scenario: B27.11-9c a squad that is TI may not attempt
      Given it is the PFPh of the German turn
      And a TI German squad in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 3
      Then that is not allowed

    @B27.11-10
    Scenario Outline: B27.11-10a a squad beneath a <counter> may not attempt
      Given it is the PFPh of the German turn
      And B2 holds a <counter>
      And a German squad beneath the foxhole in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 3
      Then B27.11 forbids it

      Examples:
        | counter    |
        | foxhole 1S |
        | foxhole 2S |

    # B27.51 keeps foxholes out of a trench's Location as well, so the clause is not claimed.
    @B27.11-10
    Scenario Outline: B27.11-10b a squad beneath <counter> may not attempt
      Given it is the PFPh of the German turn
      And B2 holds <counter>
      And a German squad <place> B2
      When the German squad makes an Entrenching Attempt with an Original DR of 3
      Then that is not allowed

      Examples:
        | counter      | place                    |
        | a trench     | beneath the trench in    |
        | an A-T Ditch | beneath the A-T Ditch in |

    @B27.11-11
    Scenario: B27.11-11a a squad on Wire may not attempt
      Given it is the PFPh of the German turn
      And B2 holds Wire
      And a German squad on top of the Wire in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 3
      Then B27.11 or B26.4 forbids it

    @B27.11-11
    Scenario: B27.11-11b a squad beneath Wire may attempt
      Given it is the PFPh of the German turn
      And B2 holds Wire
      And a German squad beneath the Wire in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 3
      Then that is allowed
      And B2 holds a foxhole 1S
      And it is beneath the foxhole in B2

    @B27.11-12
    Scenario: B27.11-12a a German squad attempts in its own PFPh
      Given it is the PFPh of the German turn
      And a German squad in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 3
      Then that is allowed
      And it is beneath the foxhole in B2

    @B27.11-12
    Scenario Outline: B27.11-12b a German squad does not attempt in the <phase> of the <side> turn
      Given it is the <phase> of the <side> turn
      And a German squad in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 3
      Then B27.11 forbids it

      Examples: any other phase of its own Player Turn
        | row         | phase | side   |
        | rph-german  | RPh   | German |
        | mph-german  | MPh   | German |
        | dfph-german | DFPh  | German |
        | afph-german | AFPh  | German |
        | rtph-german | RtPh  | German |
        | aph-german  | APh   | German |
        | ccph-german | CCPh  | German |

      Examples: the enemy's
        | row          | phase | side    |
        | pfph-russian | PFPh  | Russian |
        | dfph-russian | DFPh  | Russian |

    # In the DFPh of the German turn it is the Russians who fire, and who entrench no more than the Germans.
    @B27.11-12
    Scenario: B27.11-12c the DEFENDER does not attempt in the DFPh
      Given it is the DFPh of the German turn
      And a Russian squad in B2
      When the Russian squad makes an Entrenching Attempt with an Original DR of 3
      Then B27.11 forbids it

    @B27.11-13
    Scenario Outline: B27.11-13a a mounted unit has no attempt: <unit>
      Given it is the PFPh of the German turn
      And an unused German <unit> in B2
      When it makes an Entrenching Attempt with an Original DR of 3
      Then B27.11 forbids it

      Examples:
        | unit               |
        | Cavalry squad      |
        | motorcyclist squad |

    @B27.11-13
    Scenario Outline: B27.11-13b a <unit> that <how> a <vehicle> has no attempt
      Given it is the PFPh of the German turn
      And a German <vehicle> in B2
      And a German <unit> in B2
      And the German <unit> <how> the German <vehicle>
      When the German <unit> makes an Entrenching Attempt with an Original DR of 3
      Then B27.11 forbids it

      Examples:
        | row              | unit  | how                     | vehicle   |
        | aboard-halftrack | squad | is aboard               | halftrack |
        | riding-tank      | squad | rides on                | tank      |
        | inherent-crew    | crew  | is the Inherent crew of | tank      |

    @B27.11-14
    Scenario Outline: B27.11-14 a SMC alone has no attempt: <smc>
      Given it is the PFPh of the German turn
      And an unused German <smc> in B2
      When it makes an Entrenching Attempt with an Original DR of 3
      Then B27.11 forbids it

      Examples:
        | smc        |
        | 9-1 leader |
        | 8-0 leader |
        | hero       |

    @B27.11-15
    Scenario: B27.11-15 the counter goes into the unit's own hex, not into the next one
      Given it is the PFPh of the German turn
      And B3 is Open Ground
      And a German 4-6-7 squad in B2
      When the German squad makes an Entrenching Attempt for B3 with an Original DR of 3
      Then B27.11 forbids it

    @B27.11-15
    Scenario: B27.11-15b which may be said beforehand
      Given it is the PFPh of the German turn
      And a German 4-6-7 squad in B2
      When the German squad makes an Entrenching Attempt for B2 with an Original DR of 3
      Then that is allowed
      And B2 holds a foxhole 1S

    @B27.11-16
    Scenario: B27.11-16 dice without an announcement found nothing
      Given it is the PFPh of the German turn
      And a German 4-6-7 squad in B2
      When the German squad rolls an Original DR of 3 with nothing announced
      Then B2 holds no foxhole
      And it is on top in B2
      And all that is as given

  Rule: B27.11 The DR and its DRM

    @B27.11-2 @B27.11-16 @B27.11-4
    Scenario: B27.11-2 a Final DR of 5 puts a 1S over the unit in its hex
      Given it is the PFPh of the German turn
      And a German 4-6-7 squad in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 5
      Then its Final DR is 5
      And the German squad has made that attempt
      And B2 holds a foxhole 1S and no other Fortification
      And the German squad is beneath the foxhole in B2

    @B27.11-3
    Scenario Outline: B27.11-3 with a DR of <dr> and no DRM the attempt <result>
      Given it is the PFPh of the German turn
      And a German 4-6-7 squad in B2
      When the German squad makes an Entrenching Attempt with an Original DR of <dr>
      Then its DRM is 0
      And the Entrenching Attempt <result>

      Examples: up to 5
        | dr | result   |
        | 2  | succeeds |
        | 3  | succeeds |
        | 4  | succeeds |
        | 5  | succeeds |

      Examples: above
        | dr | result |
        | 6  | fails  |
        | 7  | fails  |
        | 11 | fails  |
        | 12 | fails  |

    @B27.11-4
    Scenario: B27.11-4 a failed attempt leaves no foxhole behind
      Given it is the PFPh of the German turn
      And a German 4-6-7 squad in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 6
      Then B2 holds no foxhole
      And the German squad is on top in B2
      And all that is as given

    @B27.11-5
    Scenario: B27.11-5 two half-squads attempt together as a squad, without the small-unit DRM
      Given it is the PFPh of the German turn
      And a German half-squad P in B2
      And a German half-squad Q in B2
      When P and Q makes an Entrenching Attempt with an Original DR of 5
      Then that is allowed
      And its DRM is 0
      And the Entrenching Attempt succeeds
      And P and Q has made that attempt
      And B2 holds a foxhole 1S
      And P and Q is beneath the foxhole in B2

    @B27.11-6
    Scenario Outline: B27.11-6 a lone <unit> with a DR of <dr> has a DRM of <drm> and <result>
      Given it is the PFPh of the German turn
      And a German <unit> in B2
      When the German <unit> makes an Entrenching Attempt with an Original DR of <dr>
      Then its DRM is <drm>
      And the Entrenching Attempt <result>

      Examples: half a squad digs harder
        | row             | unit       | dr | drm | result   |
        | half-squad-dr-4 | half-squad | 4  | +1  | succeeds |
        | half-squad-dr-5 | half-squad | 5  | +1  | fails    |
        | crew-dr-4       | crew       | 4  | +1  | succeeds |
        | crew-dr-5       | crew       | 5  | +1  | fails    |

      Examples: a squad does not
        | row        | unit  | dr | drm | result   |
        | squad-dr-5 | squad | 5  | 0   | succeeds |

    @B27.11-7
    Scenario: B27.11-7 the small-unit DRM is not waived
      Given it is the PFPh of the German turn
      And a German half-squad in B2
      When the German half-squad makes an Entrenching Attempt with an Original DR of 5, waiving the small-unit DRM
      Then its Final DR is 6
      And the Entrenching Attempt fails

    @B27.11-17
    Scenario: B27.11-17 two squads of a hex roll separately
      Given it is the PFPh of the German turn
      And a German squad P in B2
      And a German squad Q in B2
      When P makes an Entrenching Attempt with an Original DR of 4
      And Q makes an Entrenching Attempt with an Original DR of 8
      Then the Entrenching Attempt fails
      And B2 holds a foxhole 1S
      And P is beneath the foxhole in B2
      And Q is on top in B2

    @B27.11-18
    Scenario Outline: B27.11-18 helped by a <leader> leader a DR of <dr> has a DRM of <drm> and <result>
      Given it is the PFPh of the German turn
      And a German 4-6-7 squad in B2
      And an unused German <leader> leader in B2
      When the German squad makes an Entrenching Attempt with an Original DR of <dr>, helped by the German leader
      Then its DRM is <drm>
      And the Entrenching Attempt <result>

      Examples:
        | row              | leader | dr | drm | result   |
        | leader-8-0-dr-5  | 8-0    | 5  | 0   | succeeds |
        | leader-8-0-dr-6  | 8-0    | 6  | 0   | fails    |
        | leader-9-1-dr-6  | 9-1    | 6  | -1  | succeeds |
        | leader-9-1-dr-7  | 9-1    | 7  | -1  | fails    |
        | leader-9-2-dr-7  | 9-2    | 7  | -2  | succeeds |
        | leader-10-3-dr-8 | 10-3   | 8  | -3  | succeeds |
        | leader-10-3-dr-9 | 10-3   | 9  | -3  | fails    |
        | leader-6+1-dr-5  | 6+1    | 5  | +1  | fails    |

    @B27.11-19 @reading:B27.11-leader-beneath
    Scenario: B27.11-19 one leader helps every attempt of his Location
      Given it is the PFPh of the German turn
      And a German squad P in B2
      And a German squad Q in B2
      And an unused German 9-1 leader in B2
      When P makes an Entrenching Attempt with an Original DR of 6, helped by the German leader
      And Q makes an Entrenching Attempt with an Original DR of 6, helped by the German leader
      Then that is allowed
      And the Entrenching Attempt succeeds
      And B2 holds a foxhole 2S and no other Fortification
      And P and Q is beneath the foxhole in B2

    @B27.11-20
    Scenario: B27.11-20 the DRM of leader and of small unit add up
      Given it is the PFPh of the German turn
      And a German half-squad in B2
      And an unused German 9-1 leader in B2
      When the German half-squad makes an Entrenching Attempt with an Original DR of 5, helped by the German leader
      Then its DRM is 0
      And the Entrenching Attempt succeeds

    @B27.11-21
    Scenario: B27.11-21 a leader need not take part
      Given it is the PFPh of the German turn
      And a German 4-6-7 squad in B2
      And an unused German 6+1 leader in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 5
      Then its DRM is 0
      And the Entrenching Attempt succeeds
      And the German leader is not TI

    @B27.11-22
    Scenario Outline: B27.11-22a the help of <leader> gives a DRM of <drm> and the attempt <result>
      Given it is the PFPh of the German turn
      And a German 4-6-7 squad in B2
      And <leader> in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 6, helped by the German leader
      Then its DRM is <drm>
      And the Entrenching Attempt <result>

      Examples:
        | leader                      | drm | result   |
        | an unused German 9-1 leader | -1  | succeeds |
        | a broken German 9-1 leader  | 0   | fails    |

    @B27.11-22
    Scenario Outline: B27.11-22b a leader who has <deed> this phase gives no DRM
      Given it is the PFPh of the German turn
      And a German 4-6-7 squad in B2
      And a German 9-1 leader in B2
      And the German leader has <deed> this phase
      When the German squad makes an Entrenching Attempt with an Original DR of 6, helped by the German leader
      Then its DRM is 0
      And the Entrenching Attempt fails

      Examples:
        | deed                   |
        | directed a fire attack |
        | fired a LMG            |

    @B27.11-23
    Scenario Outline: B27.11-23 a leader <place> <hex> gives a DRM of <drm> to an attempt in B2
      Given it is the PFPh of the German turn
      And B2 holds <fort>
      And a German 4-6-7 squad in B2
      And an unused German 9-1 leader <place> <hex>
      When the German squad makes an Entrenching Attempt with an Original DR of 6, helped by the German leader
      Then its DRM is <drm>
      And the Entrenching Attempt <result>

      Examples: in the Location of the attempt
        | row          | fort       | place | hex | drm | result   |
        | leader-in-b2 | no pillbox | in    | B2  | -1  | succeeds |

      Examples: in another
        | row               | fort       | place             | hex | drm | result |
        | leader-in-b3      | no pillbox | in                | B3  | 0   | fails  |
        | leader-in-pillbox | a pillbox  | in the pillbox in | B2  | 0   | fails  |

    @B27.11-24 @reading:B27.11-leader-beneath
    Scenario: B27.11-24 a leader beneath a foxhole of the hex helps a squad on top
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And an unused German 9-1 leader beneath the foxhole in B2
      And a German squad on top of the foxhole in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 6, helped by the German leader
      Then that is allowed
      And the Entrenching Attempt succeeds
      And B2 holds a foxhole 2S and no other Fortification

    @B27.11-24 @reading:B27.11-leader-beneath=may-not
    Scenario: B27.11-24b or by the other reading he does not
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And an unused German 9-1 leader beneath the foxhole in B2
      And a German squad on top of the foxhole in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 6, helped by the German leader
      Then that is allowed
      And the Entrenching Attempt fails
      And B2 holds a foxhole 1S and no other Fortification

    @B27.11-24 @reading:B27.11-leader-beneath
    Scenario: B27.11-24c a leader who helps from beneath a sangar stays beneath it alone
      Given it is the PFPh of the German turn
      And B2 holds a German sangar
      And an unused German 9-1 leader beneath the sangar in B2
      And a German squad on top of the sangar in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 6, helped by the German leader
      Then that is allowed
      And the Entrenching Attempt succeeds
      And the German squad is beneath the foxhole in B2
      And the German leader is not beneath the foxhole

    @B27.11-25
    Scenario Outline: B27.11-25 with a Labor Status of <labor> and a DR of <dr> the attempt <result>
      Given it is the PFPh of the German turn
      And a German 4-6-7 squad in B2
      And the German squad holds a Labor Status of <labor>
      When the German squad makes an Entrenching Attempt with an Original DR of <dr>
      Then its DRM is <labor>
      And the Entrenching Attempt <result>

      Examples:
        | row                | labor | dr | result   |
        | labor-0-dr-6       | 0     | 6  | fails    |
        | labor-minus-1-dr-6 | -1    | 6  | succeeds |
        | labor-minus-2-dr-7 | -2    | 7  | succeeds |
        | labor-minus-2-dr-8 | -2    | 8  | fails    |

  Rule: B27.11 What the attempt leaves

    @B27.11-26
    Scenario Outline: B27.11-26 whatever the DR, here <dr>, the unit is TI
      Given it is the PFPh of the German turn
      And a German 4-6-7 squad in B2
      When the German squad makes an Entrenching Attempt with an Original DR of <dr>
      Then its Final DR is <dr>
      And the German squad is TI

      Examples:
        | dr |
        | 5  |
        | 6  |
        | 12 |

    @B27.11-27
    Scenario Outline: B27.11-27 whatever the DR, here <dr>, the leader who helped is TI
      Given it is the PFPh of the German turn
      And a German 4-6-7 squad in B2
      And an unused German 8-0 leader in B2
      When the German squad makes an Entrenching Attempt with an Original DR of <dr>, helped by the German leader
      Then its Final DR is <dr>
      And the German leader is TI

      Examples:
        | dr |
        | 5  |
        | 6  |

    @B27.11-27
    Scenario: B27.11-27b and whatever his modifier
      Given it is the PFPh of the German turn
      And a German 4-6-7 squad in B2
      And an unused German leader in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 12, helped by the German leader
      Then the Entrenching Attempt fails
      And the German leader is TI

    @B27.11-28
    Scenario: B27.11-28 who takes no part is not TI and stays on top
      Given it is the PFPh of the German turn
      And a German 4-6-7 squad P in B2
      And a German squad Q in B2
      And a German 8-0 leader in B2
      When P makes an Entrenching Attempt with an Original DR of 5
      Then P is beneath the foxhole in B2
      And Q and the German leader is not TI
      And Q and the German leader is on top in B2

    @B27.11-29
    Scenario: B27.11-29 the unit is beneath at once and spends no MF
      Given it is the PFPh of the German turn
      And a German 4-6-7 squad in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 5
      Then it is beneath the foxhole in B2
      And it has spent 0 MF in all

    @B27.11-30
    Scenario: B27.11-30 the counter covers the leader who helped as well
      Given it is the PFPh of the German turn
      And a German 4-6-7 squad in B2
      And an unused German 9-1 leader in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 6, helped by the German leader
      Then its Final DR is 5
      And B2 holds a foxhole 1S
      And the German squad and the German leader is beneath the foxhole in B2

    @B27.11-30
    Scenario: B27.11-30b but not one in Crest status above it
      Given it is the PFPh of the German turn
      And B2 is a gully
      And a German 4-6-7 squad IN B2
      And an unused German 9-1 leader L in Crest status in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 4, helped by L
      Then that is allowed
      And the German squad is beneath the foxhole in B2
      And L is not beneath the foxhole
      And L has Crest status in B2

    @B27.11-30
    Scenario: B27.11-30c nor one in Bypass beside it
      Given it is the PFPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B2, C3, C4, B4, A4 and A3
      And a German 4-6-7 squad in B3
      And an unused German 9-1 leader L in B3
      And L is in Bypass along hexside B2-B3
      When the German squad makes an Entrenching Attempt with an Original DR of 4, helped by L
      Then that is allowed
      And the German squad is beneath the foxhole in B3
      And L is not beneath the foxhole

    @B27.11-31
    Scenario: B27.11-31 the counter covers the attempting unit alone, the leader who helped stays on top
      Given it is the PFPh of the German turn
      And a German 4-6-7 squad in B2
      And an unused German 9-1 leader in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 6, helped by the German leader
      Then its Final DR is 5
      And B2 holds a foxhole 1S
      And the German squad is beneath the foxhole in B2
      And the German leader is on top in B2

    @B27.11-32
    Scenario: B27.11-32 a leader who took no part is not beneath the new counter
      Given it is the PFPh of the German turn
      And a German 4-6-7 squad in B2
      And an unused German 9-1 leader in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 5
      Then the German squad is beneath the foxhole in B2
      And the German leader is on top in B2

  Rule: B27.11 Who digs together, and with whose help

    Background:
      Given it is the PFPh of the German turn

    @B27.11-1
    Scenario: B27.11-1b two squads do not make one attempt
      Given a German squad P in B2
      And a German squad Q in B2
      When P and Q makes an Entrenching Attempt with an Original DR of 2
      Then B27.11 forbids it

    @B27.11-1
    Scenario: B27.11-1c nor a squad and a half-squad
      Given a German squad P in B2
      And a German half-squad Q in B2
      When P and Q makes an Entrenching Attempt with an Original DR of 2
      Then B27.11 forbids it

    @B27.11-1
    Scenario Outline: B27.11-1d nor two half-squads <apart>
      Given a German half-squad P in B2
      And a <side> half-squad Q in <hex>
      When P and Q makes an Entrenching Attempt with an Original DR of 2
      Then B27.11 forbids it

      Examples:
        | apart               | side    | hex |
        | of two Locations    | German  | B3  |
        | of the two sides    | Russian | B2  |

    @B27.11-1
    Scenario: B27.11-1e two half-squads of one Location do
      Given a German half-squad P in B2
      And a German half-squad Q in B2
      When P and Q makes an Entrenching Attempt with an Original DR of 5
      Then that is allowed
      And its DRM is 0
      And the Entrenching Attempt succeeds
      And P and Q is beneath the foxhole in B2
      And P and Q is TI

    @B27.11-1
    Scenario: B27.11-1f of whom one is CX
      Given a German half-squad P in B2
      And a CX German half-squad Q in B2
      When P and Q makes an Entrenching Attempt with an Original DR of 5
      Then its DRM is +1
      And the Entrenching Attempt fails

    @B27.11-1
    Scenario: B27.11-1g or lags behind the other in Labour Status
      Given a German half-squad P in B2
      And a German half-squad Q in B2
      And Q holds a Labor Status of -1
      When P and Q makes an Entrenching Attempt with an Original DR of 5
      Then its DRM is 0

    @B27.11-1
    Scenario: B27.11-1h a Rider digs nothing
      Given a German tank in B2
      And a German squad in B2
      And the German squad rides on the German tank
      When the German squad makes an Entrenching Attempt with an Original DR of 2
      Then that is not allowed

    @B27.11-1
    Scenario Outline: B27.11-1i a <state> squad digs nothing
      Given a <state> German squad in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 2
      Then B27.11 forbids it

      Examples:
        | state     |
        | broken    |
        | disrupted |
        | berserk   |
        | captured  |
        | TI        |

    @B27.11-1
    Scenario: B27.11-1m nor does one in Melee
      Given a German squad in B2
      And a Russian squad in B2
      And the German squad is in Melee
      And the Russian squad is in Melee
      When the German squad makes an Entrenching Attempt with an Original DR of 2
      Then B27.11 forbids it

    @B27.11-13
    Scenario: B27.11-13c a Gun digs nothing
      Given an AT Gun in B2
      When the AT Gun makes an Entrenching Attempt with an Original DR of 2
      Then B27.11 or B27.1 forbids it

    @B27.11-13
    Scenario: B27.11-13d nor does its crew together with it
      Given a German crew in B2
      And the German crew possesses an AT Gun
      When the German crew and the AT Gun makes an Entrenching Attempt with an Original DR of 2
      Then B27.11 or B27.1 forbids it

    @B27.11-2
    Scenario Outline: B27.11-2z <helper> lends no modifier and is left out
      Given a German squad P in B2
      And <helper> Q in <hex>
      When P makes an Entrenching Attempt with an Original DR of 5, helped by Q
      Then that is allowed
      And its DRM is 0
      And Q is not TI

      Examples:
        | helper                      | hex |
        | a German squad              | B2  |
        | a German hero               | B2  |
        | a Russian 9-1 leader        | B2  |
        | a German 9-1 leader         | B3  |
        | a broken German 9-1 leader  | B2  |
        | a berserk German 9-1 leader | B2  |
        | a German Cavalry 9-1 leader | B2  |

    @B27.11-22
    Scenario: B27.11-22c nor does one who is TI by another labour
      Given a German squad in B2
      And a TI German 9-1 leader in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 5, helped by the German leader
      Then that is allowed
      And its DRM is 0
      And the German leader is on top in B2

    @B27.11-2
    Scenario: B27.11-2y a leader of the Location lends his
      Given a German squad P in B2
      And a German 9-1 leader Q in B2
      When P makes an Entrenching Attempt with an Original DR of 5, helped by Q
      Then that is allowed
      And its DRM is -1
      And Q is TI

    @B27.11-1
    Scenario: B27.11-1j who digs beneath Wire is beneath both
      Given B2 holds Wire
      And a German squad beneath the Wire in B2
      And the German squad possesses a LMG
      When the German squad makes an Entrenching Attempt with an Original DR of 5
      Then that is allowed
      And the German squad is beneath the foxhole in B2
      And the German squad is beneath the Wire in B2

    @B27.11-1
    Scenario: B27.11-1k SW of the diggers come beneath with them, those of others do not
      Given a German squad P in B2
      And P possesses a LMG
      And a German squad Q in B2
      And Q possesses a MMG
      And a HMG in B2
      When P makes an Entrenching Attempt with an Original DR of 5
      Then that is allowed
      And the LMG lies beneath the foxhole in B2
      And the MMG lies on top in B2
      And the HMG lies on top in B2

    @B27.11-1
    Scenario: B27.11-1l a Gun stays on top
      Given a German crew in B2
      And the German crew possesses an AT Gun
      When the German crew makes an Entrenching Attempt with an Original DR of 4
      Then that is allowed
      And the German crew is beneath the foxhole in B2
      And the AT Gun lies on top in B2

    @B27.11-1 @reading:B26.4-leader-on-top
    Scenario: B27.11-1n a leader on top of the Wire helps who is beneath it
      Given it is the PFPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And a German 9-1 leader on top of the Wire in B2
      When P makes an Entrenching Attempt with an Original DR of 6, helped by the German leader
      Then B2 holds a foxhole

    @B27.11-1 @reading:B26.4-leader-on-top=may-not
    Scenario: B27.11-1p or by the other reading who is on Wire creates no entrenchment
      Given it is the PFPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And a German 9-1 leader on top of the Wire in B2
      When P makes an Entrenching Attempt with an Original DR of 6, helped by the German leader
      Then B2 holds no foxhole
      And all that is as given
