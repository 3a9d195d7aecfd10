Feature: Melee: over the edge of an entrenchment, and how long it lasts

  Rule: Melee lasts as long as there is an enemy in the Location

    @B26.32 @A11.15xB26.32-1101
    Scenario Outline: A11.15xB26.32-1101 the enemy <there> <is>: P, <here>, is free
      Given it is the CCPh of the German turn
      And F5 holds <fort>
      And a German squad P <here> F5
      And P is in Melee
      And a Russian squad E <there> F5
      And E is in Melee
      When E <is>
      And the CCPh ends and the RPh begins
      Then P is not in Melee

      Examples: on and beneath are one Location
        | row       | fort         | here                     | there                  | is                 |
        | beneath   | Wire         | on top of the Wire in    | beneath the Wire in    | becomes eliminated |
        | on-top    | Wire         | beneath the Wire in      | on top of the Wire in  | becomes eliminated |
        | open      | no Wire      | in                       | in                     | becomes eliminated |
        | foxhole   | a foxhole 1S | on top of the foxhole in | beneath the foxhole in | becomes eliminated |
        | withdraws | Wire         | on top of the Wire in    | beneath the Wire in    | withdraws into F6  |
        | leaves    | no Wire      | in                       | in                     | withdraws into F6  |

    @B26.32 @A11.15xB26.32-1101
    Scenario Outline: A11.15xB26.32-1101b one enemy <there> F5 is gone and another left: P is held
      Given it is the CCPh of the German turn
      And F5 holds Wire
      And a German squad P on top of the Wire in F5
      And P is in Melee
      And a Russian squad E <there> F5
      And E is in Melee
      And a Russian squad R <other> F5
      And R is in Melee
      When E <is>
      And the CCPh ends and the RPh begins
      Then P is in Melee
      And R is in Melee
      And all that is as given

      Examples:
        | row     | there                 | other                 | is                 |
        | beneath | beneath the Wire in   | on top of the Wire in | becomes eliminated |
        | on-top  | on top of the Wire in | beneath the Wire in   | becomes eliminated |
        | leaves  | beneath the Wire in   | beneath the Wire in   | withdraws into F6  |

    @B26.32 @A11.15xB26.32-1101
    Scenario Outline: A11.15xB26.32-1101e one that <is> frees nobody while another enemy is on or beneath the Wire
      Given it is the CCPh of the German turn
      And F5 holds Wire
      And a German squad P on top of the Wire in F5
      And P is in Melee
      And a Russian squad E beneath the Wire in F5
      And E is in Melee
      And a Russian squad R <there> the Wire in F5
      And R is in Melee
      When E <is>
      Then P is in Melee
      And R is in Melee
      And all that is as given

      Examples: nor for the rest of the CCPh
        | row    | there     | is                 |
        | gone   | on top of | becomes eliminated |
        | leaves | beneath   | withdraws into F6  |

    @B26.32 @A11.15xB26.32-1101
    Scenario Outline: A11.15xB26.32-1101d E is gone, and <who> left there holds nobody: P is free
      Given it is the CCPh of the German turn
      And F5 is <ground>
      And F5 holds Wire
      And a German squad P beneath the Wire in F5
      And P is in Melee
      And a Russian squad E beneath the Wire in F5
      And E is in Melee
      And <who> R in F5
      When E becomes eliminated
      And the CCPh ends and the RPh begins
      Then P is not in Melee

      Examples: who is not there to fight
        | row       | ground      | who                        |
        | hidden    | woods       | a hidden Russian squad     |
        | captured  | Open Ground | a captured Russian squad   |
        | abandoned | Open Ground | an abandoned Russian truck |
        | horse     | Open Ground | a Russian horse            |

    @B26.32 @A11.15xB26.32-1101
    Scenario: A11.15xB26.32-1101c what becomes of enemies in the next hex frees nobody
      Given it is the CCPh of the German turn
      And F5 holds Wire
      And a German squad P on top of the Wire in F5
      And P is in Melee
      And a Russian squad E beneath the Wire in F5
      And E is in Melee
      And a Russian squad R in F6
      When R becomes eliminated
      And the CCPh ends and the RPh begins
      Then P is in Melee
      And E is in Melee
      And all that is as given

    @B26.4 @A11.15xB26.4-1101 @A11.15xB26.32-201 @A4.2xA11.15xB27.13-201 @B26.32 @B27.13
    Scenario Outline: A11.15xB26.4-1101 once no enemy is left P <goes> in its next MPh
      Given it is the CCPh of the German turn
      And F5 holds <fort>
      And a German squad P <here> F5
      And P is in Melee
      And a Russian squad E in F5
      And E is in Melee
      When E becomes eliminated
      And the next MPh of the German begins
      And P <goes>
      Then that is allowed

      Examples:
        | row     | fort    | here                  | goes                      |
        | exit    | Wire    | on top of the Wire in | rolls a Wire Exit dr of 1 |
        | beneath | Wire    | beneath the Wire in   | moves into F6             |
        | open    | no Wire | in                    | moves into F6             |

  Rule: Melee across the edge

    @B27.13 @A11.15xB27.13-201
    Scenario Outline: A11.15xB27.13-201a a squad <german> E4 and one <russian> E4 are
      Given it is the CCPh of the German turn
      And E4 holds <fort>
      And a German squad <german> E4
      And a Russian <unit> <russian> E4
      When the CCPh ends and the RPh begins
      Then the German squad is in Melee
      And the Russian <unit> is in Melee

      Examples:
        | row             | fort         | german                   | unit       | russian                    |
        | foxhole-top     | a foxhole 1S | on top of the foxhole in | squad      | beneath the foxhole in     |
        | foxhole-beneath | a foxhole 1S | beneath the foxhole in   | crew       | on top of the foxhole in   |
        | foxhole-both    | a foxhole 1S | beneath the foxhole in   | squad      | beneath the foxhole in     |
        | trench-top      | a trench     | on top of the trench in  | half-squad | beneath the trench in      |
        | ditch-beneath   | an A-T Ditch | beneath the A-T Ditch in | squad      | on top of the A-T Ditch in |

    @B27.13 @A11.15xB27.13-201
    Scenario Outline: A11.15xB27.13-201b a squad <german> E4 and one <russian> E4 are not
      Given it is the CCPh of the German turn
      And E4 is <ground>
      And E4 holds <fort>
      And a German squad <german> E4
      And a Russian squad <russian> E4
      When the CCPh ends and the RPh begins
      Then the German squad is not in Melee
      And the Russian squad is not in Melee
      And all that is as given

      Examples:
        | row     | ground        | fort       | german           | russian           |
        | pillbox | Open Ground   | a pillbox  | in               | in the pillbox in |
        | bridge  | bridged marsh | no foxhole | on the bridge in | in                |

    @B27.13 @A11.15xB27.13-201
    Scenario: A11.15xB27.13-201c nor are those in a foxhole and in the next hex
      Given it is the CCPh of the German turn
      And E4 holds a foxhole 1S
      And a German squad beneath the foxhole in E4
      And a Russian squad in E5
      When the CCPh ends and the RPh begins
      Then the German squad is not in Melee
      And the Russian squad is not in Melee
      And all that is as given

    @B27.13 @A4.2xA11.15xB27.13-201
    Scenario Outline: A4.2xA11.15xB27.13-201a <who> does not fire out of it
      Given it is the PFPh of the German turn
      And E4 holds <fort>
      And a German squad <german> E4
      And the German squad is in Melee
      And a Russian squad <russian> E4
      And the Russian squad is in Melee
      And a Russian leader in E7
      When the German squad attacks the Russian leader with small-arms fire
      Then the attack is not possible

      Examples:
        | row     | who             | fort         | german                   | russian                 |
        | on-top  | a squad on top  | a foxhole 1S | on top of the foxhole in | beneath the foxhole in  |
        | beneath | a squad beneath | a trench     | beneath the trench in    | on top of the trench in |

    @B27.13 @A4.2xA11.15xB27.13-201
    Scenario Outline: A4.2xA11.15xB27.13-201b <who> does not <goes>
      Given it is the MPh of the German turn
      And E4 holds <fort>
      And a German squad <german> E4
      And the German squad is in Melee
      And a Russian squad <russian> E4
      And the Russian squad is in Melee
      When the German squad <goes>
      Then that is not allowed

      Examples:
        | row                 | who             | fort         | german                   | russian                  | goes                     |
        | on-top-leaves       | a squad on top  | a foxhole 1S | on top of the foxhole in | beneath the foxhole in   | moves into E5            |
        | beneath-comes-out   | a squad beneath | a foxhole 1S | beneath the foxhole in   | on top of the foxhole in | comes out of the foxhole |
        | on-top-goes-beneath | a squad on top  | a trench     | on top of the trench in  | beneath the trench in    | goes beneath the trench  |

    @B26.32 @A11.15xB26.32-201
    Scenario Outline: A11.15xB26.32-201a a squad <german> E4 does not fire out of it
      Given it is the PFPh of the German turn
      And E4 holds Wire
      And a German squad <german> E4
      And the German squad is in Melee
      And a Russian squad <russian> E4
      And the Russian squad is in Melee
      And a Russian crew in E6
      When the German squad attacks the Russian crew with small-arms fire
      Then the attack is not possible

      Examples:
        | row     | german                | russian               |
        | on-top  | on top of the Wire in | beneath the Wire in   |
        | beneath | beneath the Wire in   | on top of the Wire in |

    @B26.32 @A11.15xB26.32-201 @A11.15xB26.4-1101 @B26.4
    Scenario: A11.15xB26.32-201b a squad on top makes no attempt to get beneath
      Given it is the MPh of the German turn
      And E4 holds Wire
      And a German squad on top of the Wire in E4
      And the German squad is in Melee
      And a Russian squad beneath the Wire in E4
      And the Russian squad is in Melee
      When the German squad rolls a Wire Exit dr of 1
      Then that is not allowed

    @B27.13 @A11.15xB27.13-1700
    Scenario Outline: A11.15xB27.13-1700 in the foxhole hex <who> Q is beside P and E, who are Known: Q is <then> after the CCPh
      Given it is the CCPh of the German turn
      And B3 holds a foxhole 2S
      And a German squad P beneath the foxhole in B3
      And <who> Q beneath the foxhole in B3
      And a Russian squad E on top of the foxhole in B3
      When the CCPh ends and the RPh begins
      Then P is in Melee
      And Q is <then>

      Examples: Known Infantry alone is held
        | row       | who                         | then         |
        | known     | a German half-squad         | in Melee     |
        | concealed | a concealed German half-squad | not in Melee |
