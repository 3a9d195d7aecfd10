Feature: To Hit out of marsh, whoever fires

  Rule: B16.32 Area Fire To Hit

    @B16.32 @B16.32-11 @A7.23xB16.32xC3.33-901
    Scenario Outline: B16.32-11s out of <ground> <unit> fires <weapon> with <drm> To Hit for Area Fire, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And B2 is <ground>
      And <unit> P in B2
      And P possesses <gear>
      And a Russian tank E in B3
      When P could attack E with <weapon>
      Then the attack is possible
      And the Area Fire DRM is <drm>
      And it <is> Area Fire

      Examples: whoever fires it
        | row           | when                         | weather  | unit                          | ground | gear   | weapon   | drm | is     |
        | pinned        | the PFPh of the German turn  | Clear    | a pinned German squad         | marsh  | a BAZ  | its BAZ  | +2  | is     |
        | cx            | the DFPh of the Russian turn | Overcast | a CX German squad             | marsh  | a PIAT | its PIAT | +2  | is     |
        | hero          | the AFPh of the German turn  | Mud      | a German hero                 | marsh  | a PSK  | its PSK  | +2  | is     |
        | wounded       | the PFPh of the German turn  | Clear    | a wounded German hero         | marsh  | an ATR | its ATR  | +2  | is     |
        | half-squad    | the DFPh of the Russian turn | Overcast | a German half-squad           | marsh  | a BAZ  | its BAZ  | +2  | is     |
        | crew          | the AFPh of the German turn  | Mud      | a German crew                 | marsh  | a PIAT | its PIAT | +2  | is     |
        | berserk       | the PFPh of the German turn  | Clear    | a berserk German squad        | marsh  | a PSK  | its PSK  | +2  | is     |
        | fanatic       | the DFPh of the Russian turn | Overcast | a Fanatic German squad        | marsh  | an ATR | its ATR  | +2  | is     |
        | green         | the AFPh of the German turn  | Mud      | an inexperienced German squad | marsh  | a BAZ  | its BAZ  | +2  | is     |
        | concealed     | the PFPh of the German turn  | Clear    | a concealed German squad      | marsh  | a PIAT | its PIAT | +2  | is     |
        | hidden        | the DFPh of the Russian turn | Overcast | a hidden German squad         | marsh  | a PSK  | its PSK  | +2  | is     |
        | cx-brush      | the PFPh of the German turn  | Clear    | a CX German squad             | brush  | a BAZ  | its BAZ  | 0   | is not |
        | hero-brush    | the PFPh of the German turn  | Overcast | a German hero                 | brush  | a PIAT | its PIAT | 0   | is not |
        | wounded-brush | the PFPh of the German turn  | Mud      | a wounded German hero         | brush  | a PSK  | its PSK  | 0   | is not |
        | crew-brush    | the PFPh of the German turn  | Clear    | a German crew                 | brush  | an ATR | its ATR  | 0   | is not |
        | berserk-brush | the PFPh of the German turn  | Overcast | a berserk German squad        | brush  | a BAZ  | its BAZ  | 0   | is not |
