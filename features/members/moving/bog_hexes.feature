Feature: Bog hexes, whatever is in them and wherever who enters comes from

  Rule: B16.43 A Bog hex, whatever is in it

    @B16.43 @B16.43-1 @B16.43-7
    Scenario Outline: B16.43-1s along the hexside of <ground> next to <wet> a tank has <due> Bog DR
      Given it is the MPh of the German turn
      And B2 is <wet>
      And B3 is <ground>
      And the artwork of B3 does not reach towards C4
      And a moving German tank P in B4
      When P bypasses B3 along B3-C4
      Then that is allowed
      And <due> is due from P

      Examples: whatever it bypasses
        | row            | ground            | wet         | due       |
        | woods-marsh    | woods             | marsh       | a Bog DR  |
        | woods-mudflat  | woods             | mudflat     | a Bog DR  |
        | woods-none     | woods             | Open Ground | no Bog DR |
        | stone-marsh    | a stone building  | marsh       | a Bog DR  |
        | stone-mudflat  | a stone building  | mudflat     | a Bog DR  |
        | stone-none     | a stone building  | Open Ground | no Bog DR |
        | wooden-marsh   | a wooden building | marsh       | a Bog DR  |
        | wooden-mudflat | a wooden building | mudflat     | a Bog DR  |
        | wooden-none    | a wooden building | Open Ground | no Bog DR |
        | forest-marsh   | forest            | marsh       | a Bog DR  |
        | forest-mudflat | forest            | mudflat     | a Bog DR  |
        | forest-none    | forest            | Open Ground | no Bog DR |

    @B16.43 @B16.43-1 @B16.43-7
    Scenario Outline: B16.43-1t from <ground> into a hex next to <wet>: <due>
      Given it is the MPh of the German turn
      And B2 is <wet>
      And B4 is <ground>
      And a moving German tank P in B4
      When P moves into B3
      Then that is allowed
      And <due> is due from P
      And P is on top in B3

      Examples: wherever it comes from
        | row                 | ground            | wet         | due       |
        | shellholes-wet      | shellholes        | marsh       | a Bog DR  |
        | shellholes          | shellholes        | Open Ground | no Bog DR |
        | brush-wet           | brush             | mudflat     | a Bog DR  |
        | brush               | brush             | Open Ground | no Bog DR |
        | grain-wet           | grain             | marsh       | a Bog DR  |
        | grain               | grain             | Open Ground | no Bog DR |
        | vineyard-wet        | vineyard          | mudflat     | a Bog DR  |
        | vineyard            | vineyard          | Open Ground | no Bog DR |
        | plowed-field-wet    | plowed field      | marsh       | a Bog DR  |
        | plowed-field        | plowed field      | Open Ground | no Bog DR |
        | orchard-wet         | orchard           | mudflat     | a Bog DR  |
        | orchard             | orchard           | Open Ground | no Bog DR |
        | woods-wet           | woods             | marsh       | a Bog DR  |
        | woods               | woods             | Open Ground | no Bog DR |
        | graveyard-wet       | graveyard         | mudflat     | a Bog DR  |
        | graveyard           | graveyard         | Open Ground | no Bog DR |
        | stone-building-wet  | a stone building  | marsh       | a Bog DR  |
        | stone-building      | a stone building  | Open Ground | no Bog DR |
        | wooden-building-wet | a wooden building | mudflat     | a Bog DR  |
        | wooden-building     | a wooden building | Open Ground | no Bog DR |
        | stone-rubble-wet    | stone rubble      | marsh       | a Bog DR  |
        | stone-rubble        | stone rubble      | Open Ground | no Bog DR |
        | unpaved-road-wet    | unpaved road      | mudflat     | a Bog DR  |
        | unpaved-road        | unpaved road      | Open Ground | no Bog DR |

    @B16.43 @B16.43-1 @B16.43-7
    Scenario Outline: B16.43-1u INTO a gully next to <wet>: <due>
      Given it is the MPh of the German turn
      And B2 is <wet>
      And B3 is gully
      And a moving German <vehicle> P in B4
      When P moves INTO B3
      Then that is allowed
      And <due> is due from P
      And P is IN B3

      Examples: at level -1
        | row             | wet         | vehicle   | due       |
        | tank-marsh      | marsh       | tank      | a Bog DR  |
        | tank-mudflat    | mudflat     | tank      | a Bog DR  |
        | tank-none       | Open Ground | tank      | no Bog DR |
        | halftrack-marsh | marsh       | halftrack | a Bog DR  |
        | halftrack-none  | Open Ground | halftrack | no Bog DR |
        | truck-marsh     | marsh       | truck     | a Bog DR  |
        | truck-none      | Open Ground | truck     | no Bog DR |

    @B16.43 @B16.43-3
    Scenario Outline: B16.43-3b out of a <depression> next to marsh <unit> goes without a Bog DR
      Given it is the MPh of the German turn
      And B2 is marsh
      And B4 is <depression>
      And <unit> P IN B4
      When P moves into B3
      Then that is allowed
      And no Bog DR is due from P
      And P is on top in B3

      Examples: who is on foot or mounted
        | row           | depression  | unit                   |
        | gully-squad   | gully       | a German squad         |
        | gully-cavalry | gully       | a German Cavalry squad |
        | stream-squad  | stream      | a German squad         |
        | stream-crew   | stream      | a German crew          |
        | wadi-leader   | wadi        | a German leader        |
        | sunken-squad  | Sunken Road | a German squad         |

    @B16.43 @B16.43-1 @B16.43-2
    Scenario Outline: B16.43-1w where no phase is told a <vehicle> that moves next to <wet>: <due>
      Given B2 is <wet>
      And a moving German <vehicle> P in B4
      When P moves into B3
      Then that is allowed
      And <due> is due from P
      And P is on top in B3

      Examples:
        | row       | vehicle   | wet         | due       |
        | tank      | tank      | marsh       | a Bog DR  |
        | truck     | truck     | mudflat     | a Bog DR  |
        | halftrack | halftrack | Open Ground | no Bog DR |

    @B16.41 @B16.7 @B16.41-1 @B16.7-1
    Scenario Outline: B16.41-1z where no phase is told a <vehicle> that moves into <ground> is <verdict>
      Given B3 is <ground>
      And a moving German <vehicle> P in B4
      When P moves into B3
      Then that is <verdict>

      Examples:
        | row             | vehicle         | ground      | verdict     |
        | tank-marsh      | tank            | marsh       | not allowed |
        | truck-mudflat   | truck           | mudflat     | not allowed |
        | halftrack-marsh | halftrack       | marsh       | not allowed |
        | amphibian-marsh | amphibious tank | marsh       | allowed     |
        | tank-open       | tank            | Open Ground | allowed     |

  Rule: B16.8 Frozen marsh

    @B16.8 @B16.43 @B16.8-4 @B16.43-6
    Scenario Outline: B16.8-4b in <weather> a <vehicle> enters the <wet> itself without a Bog DR
      Given it is the MPh of the German turn
      And the weather is <weather>
      And B2 is <near>
      And B3 is <wet>
      And B4 is <from>
      And a moving German <vehicle> P in B4
      When P moves into B3
      Then that is allowed
      And no Bog DR is due from P
      And P is on top in B3

      Examples: it is Open Ground, next to no marsh
        | row               | weather       | near        | wet     | vehicle     | from        |
        | snow-marsh        | Snow          | marsh       | marsh   | tank        | Open Ground |
        | snow-mudflat      | Snow          | Open Ground | mudflat | halftrack   | marsh       |
        | ground-snow-marsh | Ground Snow   | Open Ground | marsh   | truck       | mudflat     |
        | deep-snow-mudflat | Deep Snow     | marsh       | mudflat | tank        | Open Ground |
        | sub-zero-marsh    | sub-zero cold | mudflat     | marsh   | armored car | marsh       |
        | sub-zero-mudflat  | sub-zero cold | mudflat     | mudflat | halftrack   | mudflat     |
