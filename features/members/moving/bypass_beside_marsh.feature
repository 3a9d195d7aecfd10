Feature: VBM beside marsh

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
