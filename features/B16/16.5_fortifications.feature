@B16.5
Feature: B16.5 Fortifications and marsh

  Rule: B16.5 None in marsh [EXC: on a bridge]

    @B16.5-1
    Scenario Outline: B16.5-1a <fort> of the OB: in <ground> it is <verdict>
      Given B2 is <ground>
      And it is set-up
      And a SSR allows A-T Ditches
      And the German OB has <fort>
      When German sets up <fort> in B2
      Then that is <verdict>

      Examples: marsh
        | row              | fort         | ground | verdict     |
        | wire-marsh       | Wire         | marsh  | not allowed |
        | foxhole-1s-marsh | a foxhole 1S | marsh  | not allowed |
        | trench-marsh     | a trench     | marsh  | not allowed |
        | a-t-ditch-marsh  | an A-T Ditch | marsh  | not allowed |

      Examples: mudflat
        | row                | fort         | ground  | verdict     |
        | wire-mudflat       | Wire         | mudflat | not allowed |
        | foxhole-1s-mudflat | a foxhole 1S | mudflat | not allowed |
        | trench-mudflat     | a trench     | mudflat | not allowed |
        | a-t-ditch-mudflat  | an A-T Ditch | mudflat | not allowed |

      Examples: and Open Ground
        | row                    | fort         | ground      | verdict |
        | wire-open-ground       | Wire         | Open Ground | allowed |
        | foxhole-1s-open-ground | a foxhole 1S | Open Ground | allowed |
        | trench-open-ground     | a trench     | Open Ground | allowed |
        | a-t-ditch-open-ground  | an A-T Ditch | Open Ground | allowed |

    @B16.5-1
    Scenario Outline: B16.5-1b <fort> is not set up in marsh either
      Given B2 is marsh
      And it is set-up
      When German sets up <fort> in B2
      Then B16.5 forbids it

      Examples:
        | fort                     |
        | a 6-factor A-P minefield |
        | a 3-factor A-T minefield |
        | a pillbox                |
        | a roadblock              |

    @B16.5-1
    Scenario Outline: B16.5-1c <fort> next to the marsh is
      Given B3 is marsh
      And it is set-up
      When German sets up <fort> in B2
      Then that is allowed

      Examples:
        | fort                     |
        | a 6-factor A-P minefield |
        | a 3-factor A-T minefield |
        | a pillbox                |
        | a roadblock              |

    @B16.5-1
    Scenario: B16.5-1d no trench, and no Wire over it, in a mudflat
      Given B2 is mudflat
      And it is set-up
      And the German OB has a trench
      And the German OB has Wire
      When German sets up a trench in B2
      Then that is not allowed

    @B16.5-1
    Scenario: B16.5-1e frozen marsh takes a trench and the Wire over it
      Given B2 is marsh
      And the weather is sub-zero cold
      And it is set-up
      And the German OB has a trench
      And the German OB has Wire
      When German sets up a trench in B2
      And German sets up Wire in B2
      Then that is allowed
      And B2 holds a trench
      And B2 holds Wire

    @B16.5-1
    Scenario Outline: B16.5-1f in marsh next to a stream that is <depth> <fort> is not set up either
      Given B2 is marsh
      And B3 is stream
      And the water depth is <depth>
      And it is set-up
      And the German OB has foxholes for 1 squad
      And the German OB has Wire
      When German sets up <fort> in B2
      Then that is not allowed

      Examples: mudflat, marsh, water
        | row                            | depth   | fort                     |
        | dry-foxhole-1s                 | dry     | a foxhole 1S             |
        | deep-foxhole-1s                | deep    | a foxhole 1S             |
        | flooded-foxhole-1s             | flooded | a foxhole 1S             |
        | flooded-wire                   | flooded | Wire                     |
        | flooded-6-factor-a-p-minefield | flooded | a 6-factor A-P minefield |

    @B16.5-1
    Scenario Outline: B16.5-1g in <ground> that is no marsh <fort> is set up
      Given B2 is <ground>
      And it is set-up
      When German sets up <fort> in B2
      Then that is allowed

      Examples:
        | ground | fort                     |
        | brush  | a 6-factor A-P minefield |
        | woods  | a pillbox                |

    @B16.5-1
    Scenario Outline: B16.5-1h in <weather> marsh takes <fort>
      Given B2 is marsh
      And the weather is <weather>
      And it is set-up
      When German sets up <fort> in B2
      Then that is <verdict>

      Examples: it is Open Ground then (16.8)
        | weather       | fort                     | verdict |
        | sub-zero cold | a 6-factor A-P minefield | allowed |
        | Deep Snow     | a pillbox                | allowed |

      Examples: and marsh else
        | weather | fort                     | verdict     |
        | Mud     | a 6-factor A-P minefield | not allowed |

    @B16.5-2
    Scenario Outline: B16.5-2 nobody digs in <ground>: that is <verdict>
      Given B2 is <ground>
      And a German squad in B2
      And it is the PFPh of the German turn
      When the German squad makes an Entrenching Attempt with an Original DR of 2
      Then that is <verdict>

      Examples:
        | ground      | verdict     |
        | marsh       | not allowed |
        | mudflat     | not allowed |
        | Open Ground | allowed     |

    @B16.5-3
    Scenario Outline: B16.5-3 on the bridge in a marsh hex <fort> is <verdict>
      Given B2 is bridged marsh
      And it is set-up
      And the German OB has <fort>
      When German sets up <fort> on the bridge in B2
      Then that is <verdict>

      Examples: as on any bridge
        | fort         | verdict     |
        | Wire         | allowed     |
        | a foxhole 1S | not allowed |

    @B16.5-3
    Scenario Outline: B16.5-3b of a roadblock <place> a bridged marsh hex the marsh says: <verdict>
      Given B2 is bridged marsh
      And it is set-up
      When German sets up a roadblock <place> B2
      Then that is <verdict>

      Examples:
        | place            | verdict     |
        | on the bridge in | allowed     |
        | in               | not allowed |
