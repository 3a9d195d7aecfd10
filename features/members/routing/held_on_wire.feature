Feature: Held on Wire with an enemy near

  Rule: B26.41 Which enemies count

    @B26.41 @B26.41-4 @B26.41-7
    Scenario Outline: B26.41-4u where no phase is told it is held in <ground> with an enemy in <hex>: <fate>
      Given B3 is <ground>
      And B3 holds Wire
      And a broken German squad P with 6 MF on top of the Wire in B3
      And a Russian squad E in <hex>
      When P begins its rout with a Wire Exit dr of 6
      Then that is allowed
      And if its rout ends there, <fate>

      Examples: a broken unit's MF are those of its rout
        | row      | ground      | hex | fate                                 |
        | two-off  | woods       | B5  | it stays where it is                 |
        | adjacent | woods       | B4  | it is eliminated or surrenders       |
        | open     | Open Ground | B6  | it is eliminated for Failure to Rout |

    @B26.41 @B26.41-4 @B26.41-7
    Scenario Outline: B26.41-4s in <weather> it is held in <ground> with an enemy in <hex>: <fate>
      Given it is the RtPh of the German turn
      And the weather is <weather>
      And B3 is <ground>
      And B3 holds Wire
      And a broken German squad P with 6 MF on top of the Wire in B3
      And a Russian squad E in <hex>
      When P begins its rout with a Wire Exit dr of 6
      Then that is allowed
      And if its rout ends there, <fate>

      Examples: two hexes off, and not in Open Ground
        | row                   | weather       | ground | hex | fate                 |
        | clear-two-off         | Clear         | woods  | B5  | it stays where it is |
        | overcast-two-off      | Overcast      | woods  | B5  | it stays where it is |
        | snow-two-off          | Snow          | woods  | B5  | it stays where it is |
        | ground-snow-two-off   | Ground Snow   | woods  | B5  | it stays where it is |
        | deep-snow-two-off     | Deep Snow     | woods  | B5  | it stays where it is |
        | sub-zero-cold-two-off | sub-zero cold | woods  | B5  | it stays where it is |

      Examples: next to it
        | row            | weather | ground | hex | fate                           |
        | clear-adjacent | Clear   | woods  | B4  | it is eliminated or surrenders |
