Feature: DM in the APh, beneath a foxhole and on top

  Rule: B27.13 One Location

    @B27.13 @A10.62xB27.13-1602
    Scenario Outline: A10.62xB27.13-1602s in the APh <enemy> <goes>: a squad <place> the foxhole is <then>
      Given it is the APh of the Russian turn
      And B2 is woods
      And B2 holds a foxhole 1S
      And <unit> P <place> the foxhole in B2
      And <enemy> E in B4
      When E <goes>
      Then that is allowed
      And P is <then>

      Examples: ADJACENT to a Known armed enemy it is DM at once, beneath the foxhole or on top
        | row            | unit                  | place     | enemy                     | goes             | then   |
        | beneath-next   | a broken German squad | beneath   | a Russian squad           | advances into B3 | DM     |
        | beneath-off    | a broken German squad | beneath   | a Russian squad           | advances into C4 | not DM |
        | on-top-of-next | a broken German squad | on top of | a Russian squad           | advances into B3 | DM     |
        | on-top-of-off  | a broken German squad | on top of | a Russian squad           | advances into C4 | not DM |
        | hero           | a broken German squad | on top of | a Russian hero            | advances into B3 | DM     |
        | crew           | a broken German squad | on top of | a Russian crew            | advances into B3 | DM     |
        | cx             | a broken German squad | on top of | a CX Russian half-squad   | advances into B3 | DM     |
        | fanatic        | a broken German squad | on top of | a Fanatic Russian squad   | advances into B3 | DM     |
        | unarmed        | a broken German squad | on top of | an unarmed Russian squad  | advances into B3 | not DM |
        | concealed      | a broken German squad | on top of | a concealed Russian squad | advances into B3 | not DM |
        | leader         | a broken German squad | on top of | a Russian leader          | advances into B3 | not DM |
