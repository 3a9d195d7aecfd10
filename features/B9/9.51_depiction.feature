@B9.51
Feature: B9.51 Which hexsides are bocage

  Rule: B9.51 Wall and hedge hexsides are bocage as far as a SSR says so

    @B9.51-1
    Scenario Outline: B9.51-1 by the SSR that <ssr> a <hexside> is <kind>
      Given there is a SSR that <ssr>
      And hexside B2-B3 is a <hexside>
      When the players ask what hexside B2-B3 is
      Then hexside B2-B3 is treated as <kind>

      Examples:
        | row                 | ssr                             | hexside | kind   |
        | ssr-on-hedges-hedge | all hedges are bocage           | hedge   | bocage |
        | ssr-on-hedges-wall  | all hedges are bocage           | wall    | wall   |
        | ssr-on-walls-wall   | all walls are bocage            | wall    | bocage |
        | ssr-on-walls-hedge  | all walls are bocage            | hedge   | hedge  |
        | ssr-on-both-hedge   | all walls and hedges are bocage | hedge   | bocage |
        | ssr-on-both-wall    | all walls and hedges are bocage | wall    | bocage |

    @B9.51-2
    Scenario Outline: B9.51-2 without a SSR a <hexside> is a <hexside>
      Given there is no SSR on walls and hedges
      And hexside B2-B3 is a <hexside>
      When the players ask what hexside B2-B3 is
      Then hexside B2-B3 is treated as <hexside>
      And all that is as given

      Examples:
        | hexside |
        | wall    |
        | hedge   |

    @B9.51-3 @B9.51-2
    Scenario: B9.51-3 a hexside with nothing on it does not become bocage
      Given there is a SSR that all walls and hedges are bocage
      And hexside B3-B4 is a hedge
      When the players ask what hexside B2-B3 is
      Then hexside B2-B3 carries nothing
      And hexside B3-B4 is treated as bocage

    @B9.51-4
    Scenario Outline: B9.51-4 a SSR on board 44 makes a hedge of board <board> <kind>
      Given the hexes are those of board <board>
      And there is a SSR that hedge hexsides of board 44 are bocage
      And hexside B2-B3 is a hedge
      When the players ask what hexside B2-B3 is
      Then hexside B2-B3 is treated as <kind>

      Examples:
        | board | kind   |
        | 44    | bocage |
        | 54    | hedge  |

    @B9.51-3
    Scenario Outline: B9.51-3b nor does what is neither wall nor hedge, though a SSR that hedges and cliffs are bocage name it
      Given there is a SSR that hedges and cliffs are bocage
      And hexside B2-B3 is a <barrier>
      When the players ask what hexside B2-B3 is
      Then hexside B2-B3 is treated as <kind>

      Examples:
        | barrier | kind   |
        | cliff   | cliff  |
        | hedge   | bocage |
