Feature: Means of attack, covers and hexsides at once

  Three closed lists in classes (features/crossings.toml).

  Rule: B9.31 The better of wall and entrenchment, never both

    @B9.31 @B27.3 @B9.31xB27.3-301
    Scenario Outline: B9.31xB27.3-301 <cover> behind a wall the TEM against <attack> is <tem>
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a wall
      And B2 holds <fort>
      And a German squad P <cover> in B2
      And a Russian <firer> in B3
      When the Russian <firer> attacks P with <attack>
      Then the TEM is <tem>

      Examples:
        | row            | cover               | fort         | attack                           | tem | firer |
        | foxhole-mg     | beneath the foxhole | a foxhole 1S | MG fire                          | +2  | squad |
        | foxhole-he     | beneath the foxhole | a foxhole 1S | Direct Fire HE                   | +2  | tank  |
        | foxhole-mortar | beneath the foxhole | a foxhole 1S | an on-board mortar               | +2  | squad |
        | foxhole-dc     | beneath the foxhole | a foxhole 1S | a Thrown DC across hexside B2-B3 | +2  | squad |
        | trench-mg      | beneath the trench  | a trench     | MG fire                          | +2  | squad |
        | trench-he      | beneath the trench  | a trench     | Direct Fire HE                   | +2  | tank  |
        | trench-mortar  | beneath the trench  | a trench     | an on-board mortar               | +2  | squad |
        | trench-dc      | beneath the trench  | a trench     | a Thrown DC across hexside B2-B3 | +2  | squad |

    @B9.31 @B27.3 @B9.31xB27.3-302
    Scenario Outline: B9.31xB27.3-302 <cover> behind a wall with a road gap the TEM against <attack> is <tem>
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And B2 holds <fort>
      And a German squad P <cover> in B2
      And a Russian <firer> in B3
      When the Russian <firer> attacks P with <attack>
      Then the TEM is <tem>

      Examples:
        | row            | cover               | fort         | attack                           | tem | firer |
        | foxhole-mg     | beneath the foxhole | a foxhole 1S | MG fire                          | +2  | squad |
        | foxhole-he     | beneath the foxhole | a foxhole 1S | Direct Fire HE                   | +2  | tank  |
        | foxhole-mortar | beneath the foxhole | a foxhole 1S | an on-board mortar               | +2  | squad |
        | foxhole-dc     | beneath the foxhole | a foxhole 1S | a Thrown DC across hexside B2-B3 | +2  | squad |
        | trench-mg      | beneath the trench  | a trench     | MG fire                          | +2  | squad |
        | trench-he      | beneath the trench  | a trench     | Direct Fire HE                   | +2  | tank  |
        | trench-mortar  | beneath the trench  | a trench     | an on-board mortar               | +2  | squad |
        | trench-dc      | beneath the trench  | a trench     | a Thrown DC across hexside B2-B3 | +2  | squad |

    @B9.31 @B27.3 @B9.31xB27.3-303
    Scenario Outline: B9.31xB27.3-303 <cover> behind a Hillside wall that it stands above the TEM against <attack> is <tem>
      Given it is the PFPh of the Russian turn
      And B2 is level 1 Open Ground
      And hexside B2-B3 is a wall at level 1
      And B2 holds <fort>
      And a German squad P <cover> in B2
      And a Russian <firer> in B3
      When the Russian <firer> attacks P with <attack>
      Then the TEM is <tem>

      Examples:
        | row            | cover               | fort         | attack                           | tem | firer |
        | foxhole-mg     | beneath the foxhole | a foxhole 1S | MG fire                          | +2  | squad |
        | foxhole-he     | beneath the foxhole | a foxhole 1S | Direct Fire HE                   | +2  | tank  |
        | foxhole-mortar | beneath the foxhole | a foxhole 1S | an on-board mortar               | +2  | squad |
        | foxhole-dc     | beneath the foxhole | a foxhole 1S | a Thrown DC across hexside B2-B3 | +2  | squad |
        | trench-mg      | beneath the trench  | a trench     | MG fire                          | +2  | squad |
        | trench-he      | beneath the trench  | a trench     | Direct Fire HE                   | +2  | tank  |
        | trench-mortar  | beneath the trench  | a trench     | an on-board mortar               | +2  | squad |
        | trench-dc      | beneath the trench  | a trench     | a Thrown DC across hexside B2-B3 | +2  | squad |

    @B9.31 @B26.3 @B9.31xB26.3-301
    Scenario Outline: B9.31xB26.3-301 <cover> behind a wall the TEM against <attack> is <tem>
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a wall
      And B2 holds <fort>
      And a German squad P <cover> in B2
      And P has wall advantage
      And a Russian <firer> in B3
      When the Russian <firer> attacks P with <attack>
      Then the TEM is <tem>

      Examples:
        | row         | cover                 | fort         | attack                           | tem | firer |
        | wire-mg     | beneath the Wire      | Wire         | MG fire                          | +2  | squad |
        | wire-he     | beneath the Wire      | Wire         | Direct Fire HE                   | +2  | tank  |
        | wire-mortar | beneath the Wire      | Wire         | an on-board mortar               | +1  | squad |
        | wire-dc     | beneath the Wire      | Wire         | a Thrown DC across hexside B2-B3 | +2  | squad |
        | top-mg      | on top of the foxhole | a foxhole 1S | MG fire                          | +2  | squad |
        | top-he      | on top of the foxhole | a foxhole 1S | Direct Fire HE                   | +2  | tank  |
        | top-mortar  | on top of the foxhole | a foxhole 1S | an on-board mortar               | +1  | squad |
        | top-dc      | on top of the foxhole | a foxhole 1S | a Thrown DC across hexside B2-B3 | +2  | squad |

    @B9.31 @B26.3 @B9.31xB26.3-302
    Scenario Outline: B9.31xB26.3-302 <cover> behind a wall with a road gap the TEM against <attack> is <tem>
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And B2 holds <fort>
      And a German squad P <cover> in B2
      And P has wall advantage
      And a Russian <firer> in B3
      When the Russian <firer> attacks P with <attack>
      Then the TEM is <tem>

      Examples:
        | row         | cover                 | fort         | attack                           | tem | firer |
        | wire-mg     | beneath the Wire      | Wire         | MG fire                          | +2  | squad |
        | wire-he     | beneath the Wire      | Wire         | Direct Fire HE                   | +2  | tank  |
        | wire-mortar | beneath the Wire      | Wire         | an on-board mortar               | +1  | squad |
        | wire-dc     | beneath the Wire      | Wire         | a Thrown DC across hexside B2-B3 | +2  | squad |
        | top-mg      | on top of the foxhole | a foxhole 1S | MG fire                          | +2  | squad |
        | top-he      | on top of the foxhole | a foxhole 1S | Direct Fire HE                   | +2  | tank  |
        | top-mortar  | on top of the foxhole | a foxhole 1S | an on-board mortar               | +1  | squad |
        | top-dc      | on top of the foxhole | a foxhole 1S | a Thrown DC across hexside B2-B3 | +2  | squad |

    @B9.31 @B26.3 @B9.31xB26.3-303
    Scenario Outline: B9.31xB26.3-303 <cover> behind a Hillside wall that it stands above the TEM against <attack> is <tem>
      Given it is the PFPh of the Russian turn
      And B2 is level 1 Open Ground
      And hexside B2-B3 is a wall at level 1
      And B2 holds <fort>
      And a German squad P <cover> in B2
      And P has wall advantage
      And a Russian <firer> in B3
      When the Russian <firer> attacks P with <attack>
      Then the TEM is <tem>

      Examples:
        | row         | cover                 | fort         | attack                           | tem | firer |
        | wire-mg     | beneath the Wire      | Wire         | MG fire                          | +2  | squad |
        | wire-he     | beneath the Wire      | Wire         | Direct Fire HE                   | +2  | tank  |
        | wire-mortar | beneath the Wire      | Wire         | an on-board mortar               | +1  | squad |
        | wire-dc     | beneath the Wire      | Wire         | a Thrown DC across hexside B2-B3 | +2  | squad |
        | top-mg      | on top of the foxhole | a foxhole 1S | MG fire                          | +2  | squad |
        | top-he      | on top of the foxhole | a foxhole 1S | Direct Fire HE                   | +2  | tank  |
        | top-mortar  | on top of the foxhole | a foxhole 1S | an on-board mortar               | +1  | squad |
        | top-dc      | on top of the foxhole | a foxhole 1S | a Thrown DC across hexside B2-B3 | +2  | squad |
