Feature: Means of attack, covers and hexsides at once: a Breach, a wall along the line, the end of a wall

  Three closed lists in classes (features/crossings.toml).

  Rule: B9.541 Behind breached bocage

    @B9.541 @B27.3 @B9.541xB27.3-402
    Scenario Outline: B9.541xB27.3-402 <cover> behind breached bocage the TEM against <attack> is +2
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And B2 holds <fort>
      And a German squad P <cover> in B2
      And a Russian <firer> in B3
      When the Russian <firer> attacks P with <attack>
      Then the TEM is +2

      Examples: bocage or entrenchment, and never both
        | row            | cover               | fort         | attack                           | firer |
        | foxhole-mg     | beneath the foxhole | a foxhole 1S | MG fire                          | squad |
        | foxhole-he     | beneath the foxhole | a foxhole 1S | Direct Fire HE                   | tank  |
        | foxhole-mortar | beneath the foxhole | a foxhole 1S | an on-board mortar               | squad |
        | foxhole-dc     | beneath the foxhole | a foxhole 1S | a Thrown DC across hexside B2-B3 | squad |
        | trench-mg      | beneath the trench  | a trench     | MG fire                          | squad |
        | trench-he      | beneath the trench  | a trench     | Direct Fire HE                   | tank  |
        | trench-mortar  | beneath the trench  | a trench     | an on-board mortar               | squad |
        | trench-dc      | beneath the trench  | a trench     | a Thrown DC across hexside B2-B3 | squad |

    @B9.541 @B26.3 @B9.541xB26.3-401
    Scenario Outline: B9.541xB26.3-401 <cover> behind breached bocage the TEM against <attack> is <tem>
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And B2 holds <fort>
      And a German squad P <cover> in B2
      And P has wall advantage
      And a Russian <firer> in B3
      When the Russian <firer> attacks P with <attack>
      Then the TEM is <tem>

      Examples: the bocage alone
        | row         | cover                 | fort         | attack                           | tem | firer |
        | wire-mg     | beneath the Wire      | Wire         | MG fire                          | +2  | squad |
        | wire-he     | beneath the Wire      | Wire         | Direct Fire HE                   | +2  | tank  |
        | wire-mortar | beneath the Wire      | Wire         | an on-board mortar               | +1  | squad |
        | wire-dc     | beneath the Wire      | Wire         | a Thrown DC across hexside B2-B3 | +2  | squad |
        | top-mg      | on top of the foxhole | a foxhole 1S | MG fire                          | +2  | squad |
        | top-he      | on top of the foxhole | a foxhole 1S | Direct Fire HE                   | +2  | tank  |
        | top-mortar  | on top of the foxhole | a foxhole 1S | an on-board mortar               | +1  | squad |
        | top-dc      | on top of the foxhole | a foxhole 1S | a Thrown DC across hexside B2-B3 | +2  | squad |

  Rule: B9.3 At the end of a wall along the line

    @B9.3 @B27.3 @B9.3xB27.3-401
    Scenario Outline: B9.3xB27.3-401 <cover>, at the end of a wall along the line from above, the TEM against <attack> is <tem>
      Given it is the PFPh of the Russian turn
      And A3 is level 1 Open Ground
      And hexside B2-B3 is a wall
      And C3 holds <fort>
      And a German squad P <cover> in C3
      And a Russian <firer> in A3
      When the Russian <firer> attacks P with <attack>
      Then the attack is possible
      And the TEM is <tem>

      Examples: wall or entrenchment, and never both
        | row            | cover               | fort         | attack             | firer | tem |
        | foxhole-mg     | beneath the foxhole | a foxhole 1S | MG fire            | squad | +2  |
        | foxhole-he     | beneath the foxhole | a foxhole 1S | Direct Fire HE     | tank  | +2  |
        | foxhole-mortar | beneath the foxhole | a foxhole 1S | an on-board mortar | squad | +2  |
        | trench-mg      | beneath the trench  | a trench     | MG fire            | squad | +2  |
        | trench-he      | beneath the trench  | a trench     | Direct Fire HE     | tank  | +2  |
        | trench-mortar  | beneath the trench  | a trench     | an on-board mortar | squad | +2  |

      Examples: neither
        | row        | cover               | fort         | attack         | firer | tem |
        | foxhole-ft | beneath the foxhole | a foxhole 1S | a flamethrower | squad | 0   |
        | trench-ft  | beneath the trench  | a trench     | a flamethrower | squad | 0   |

    @B9.21 @B9.21-7
    Scenario Outline: B9.21-7m from its own level there is no <attack> at who is <cover> there
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a wall
      And C3 holds <fort>
      And a German squad P <cover> in C3
      And a Russian <firer> in A3
      When the Russian <firer> attacks P with <attack>
      Then the attack is not possible

      Examples:
        | row        | cover               | fort         | attack         | firer |
        | foxhole-mg | beneath the foxhole | a foxhole 1S | MG fire        | squad |
        | foxhole-he | beneath the foxhole | a foxhole 1S | Direct Fire HE | tank  |
        | foxhole-ft | beneath the foxhole | a foxhole 1S | a flamethrower | squad |
        | trench-mg  | beneath the trench  | a trench     | MG fire        | squad |
        | trench-he  | beneath the trench  | a trench     | Direct Fire HE | tank  |
        | trench-ft  | beneath the trench  | a trench     | a flamethrower | squad |

    @B9.3 @B26.3 @B9.3xB26.3-401
    Scenario Outline: B9.3xB26.3-401 <cover>, at the end of a wall along the line, the TEM against <attack> is <tem>
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a wall
      And C3 holds <fort>
      And a German squad P <cover> in C3
      And a Russian <firer> in A3
      When the Russian <firer> attacks P with <attack>
      Then the attack is possible
      And the TEM is <tem>

      Examples: the wall alone
        | row     | cover                 | fort         | attack         | tem | firer |
        | wire-mg | beneath the Wire      | Wire         | MG fire        | +2  | squad |
        | wire-he | beneath the Wire      | Wire         | Direct Fire HE | +2  | tank  |
        | top-mg  | on top of the foxhole | a foxhole 1S | MG fire        | +2  | squad |
        | top-he  | on top of the foxhole | a foxhole 1S | Direct Fire HE | +2  | tank  |

      Examples: nothing
        | row     | cover                 | fort         | attack         | tem | firer |
        | wire-ft | beneath the Wire      | Wire         | a flamethrower | 0   | squad |
        | top-ft  | on top of the foxhole | a foxhole 1S | a flamethrower | 0   | squad |

    @B26.3 @B27.3 @B26.3-1 @B27.3-8
    Scenario Outline: B26.3-1p the <source> gives nothing there against a mortar to who is <cover>
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a wall
      And C3 holds <fort>
      And a German squad P <cover> in C3
      And a Russian crew in A3
      And the Russian crew possesses a Russian 82mm MTR
      When the Russian crew attacks P with an on-board mortar
      Then the <source> gives no TEM
      And the attack is possible
      And P is not HD to it

      Examples:
        | row  | source  | cover                 | fort         |
        | wire | Wire    | beneath the Wire      | Wire         |
        | top  | foxhole | on top of the foxhole | a foxhole 1S |

    @B9.21 @B9.21-1
    Scenario Outline: B9.21-1p from a level higher <attack> over the end of a wall meets who is beneath the foxhole
      Given it is the PFPh of the Russian turn
      And A3 is level 1 Open Ground
      And hexside B3-C3 is a wall
      And C3 holds a foxhole 1S
      And a German squad P beneath the foxhole in C3
      And <force> E in A3
      And E possesses <gear>
      When E attacks P with <attack>
      Then the attack is possible
      And the foxhole gives a TEM of +2

      Examples:
        | row      | force           | gear                 | attack             |
        | direct   | a Russian squad | a LMG                | small-arms fire    |
        | indirect | a Russian crew  | a Russian 82mm MTR   | an on-board mortar |

  Rule: B9.3 Over the end of a wall of its hex

    @B9.3 @B27.3 @B9.3xB27.3-402
    Scenario Outline: B9.3xB27.3-402 <cover>, over the end of a wall from above, the TEM against <attack> is <tem>
      Given it is the PFPh of the Russian turn
      And A3 is level 1 Open Ground
      And hexside B3-C3 is a wall
      And C3 holds <fort>
      And a German squad P <cover> in C3
      And a Russian <firer> in A3
      When the Russian <firer> attacks P with <attack>
      Then the attack is possible
      And the TEM is <tem>

      Examples: wall or entrenchment, and never both
        | row           | cover               | fort         | attack             | firer | tem |
        | foxhole-he    | beneath the foxhole | a foxhole 1S | Direct Fire HE     | tank  | +2  |
        | trench-mg     | beneath the trench  | a trench     | MG fire            | squad | +2  |
        | trench-he     | beneath the trench  | a trench     | Direct Fire HE     | tank  | +2  |
        | trench-mortar | beneath the trench  | a trench     | an on-board mortar | squad | +2  |

      Examples: neither
        | row        | cover               | fort         | attack         | firer | tem |
        | foxhole-ft | beneath the foxhole | a foxhole 1S | a flamethrower | squad | 0   |
        | trench-ft  | beneath the trench  | a trench     | a flamethrower | squad | 0   |

    @B9.31 @B26.3 @B9.31xB26.3-401
    Scenario Outline: B9.31xB26.3-401 <cover>, over the end of the wall it has advantage over, the TEM against <attack> is <tem>
      Given it is the PFPh of the Russian turn
      And hexside B3-C3 is a wall
      And C3 holds <fort>
      And a German squad P <cover> in C3
      And P has wall advantage
      And a Russian <firer> in A3
      When the Russian <firer> attacks P with <attack>
      Then the attack is possible
      And the TEM is <tem>

      Examples: the wall alone
        | row         | cover                 | fort         | attack             | tem | firer |
        | wire-mg     | beneath the Wire      | Wire         | MG fire            | +2  | squad |
        | wire-he     | beneath the Wire      | Wire         | Direct Fire HE     | +2  | tank  |
        | wire-mortar | beneath the Wire      | Wire         | an on-board mortar | +1  | squad |
        | top-mg      | on top of the foxhole | a foxhole 1S | MG fire            | +2  | squad |
        | top-he      | on top of the foxhole | a foxhole 1S | Direct Fire HE     | +2  | tank  |
        | top-mortar  | on top of the foxhole | a foxhole 1S | an on-board mortar | +1  | squad |

      Examples: nothing
        | row     | cover                 | fort         | attack         | tem | firer |
        | wire-ft | beneath the Wire      | Wire         | a flamethrower | 0   | squad |
        | top-ft  | on top of the foxhole | a foxhole 1S | a flamethrower | 0   | squad |
