Feature: Who is open to First Fire and to Snap Shots, whoever it is and wherever it goes

  Rule: B9.42 Over the hexside

    @B9.42 @A8.15xB9.42-201
    Scenario Outline: A8.15xB9.42-201d <unit> that enters F6 <is> open to First Fire and to a Snap Shot from beyond <ground>
      Given it is the MPh of the German turn
      And F8 is <ground>
      And E8 and G8 are <ground>
      And <unit> P in F5
      And a Russian 4-6-7 squad in F9
      When the players ask whether P may move into F6
      Then that is allowed
      And it <is> subject to a Snap Shot
      And it <is> subject to Defensive First Fire

      Examples: whoever it is
        | row              | unit                           | ground      | is     |
        | half-squad       | a German half-squad            | Open Ground | is     |
        | half-squad-woods | a German half-squad            | woods       | is not |
        | crew             | a German crew                  | Open Ground | is     |
        | crew-woods       | a German crew                  | woods       | is not |
        | leader           | a German leader                | Open Ground | is     |
        | leader-woods     | a German leader                | woods       | is not |
        | hero             | a German hero                  | Open Ground | is     |
        | hero-woods       | a German hero                  | woods       | is not |
        | concealed        | a concealed German squad       | Open Ground | is     |
        | concealed-woods  | a concealed German squad       | woods       | is not |
        | dummies          | a concealed German dummy stack | Open Ground | is     |
        | dummies-woods    | a concealed German dummy stack | woods       | is not |
        | cx               | a CX German squad              | Open Ground | is     |
        | cx-woods         | a CX German squad              | woods       | is not |
        | berserk          | a berserk German squad         | Open Ground | is     |
        | berserk-woods    | a berserk German squad         | woods       | is not |
        | fanatic          | a Fanatic German squad         | Open Ground | is     |
        | fanatic-woods    | a Fanatic German squad         | woods       | is not |
        | green            | an inexperienced German squad  | Open Ground | is     |
        | green-woods      | an inexperienced German squad  | woods       | is not |
        | wounded          | a wounded German leader        | Open Ground | is     |
        | wounded-woods    | a wounded German leader        | woods       | is not |
        | unarmed          | an unarmed German squad        | Open Ground | is     |
        | unarmed-woods    | an unarmed German squad        | woods       | is not |
        | encircled        | an Encircled German squad      | Open Ground | is     |
        | encircled-woods  | an Encircled German squad      | woods       | is not |
        | cavalry          | a German Cavalry squad         | Open Ground | is     |
        | cavalry-woods    | a German Cavalry squad         | woods       | is not |

    @B9.42 @A8.15xB9.42-201
    Scenario Outline: A8.15xB9.42-201e over <barrier> <unit> is open to First Fire and to a Snap Shot, <mode>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a <barrier>
      And <more>
      And <unit> P in F5
      And a Russian 4-6-7 squad in F9
      When the players ask whether P may move into F6 by <mode>
      Then that is allowed
      And it is subject to a Snap Shot
      And it is subject to Defensive First Fire

      Examples:
        | row    | barrier      | more                         | unit                | mode             |
        | hedge  | hedge        | F8 is brush                  | a German squad      | Assault Movement |
        | wall   | wall         | F8 is brush                  | a German half-squad | Assault Movement |
        | bocage | bocage       | F8 is brush                  | a German leader     | Assault Movement |
        | cactus | cactus hedge | F8 is brush                  | a German squad      | Minimum Move     |
        | road   | hedge        | a road crosses hexside F5-F6 | a German squad      | Assault Movement |

  Rule: B27.54 Within the hex and into other places

    @B27.54 @A8.1xB27.54-501
    Scenario Outline: A8.1xB27.54-501s in the MPh <unit> that <goes> is fired on from beyond <ground>: <possible>
      Given it is the MPh of the German turn
      And F5 is unpaved road
      And F6 is <there>
      And a road crosses hexside F5-F6
      And F6 holds <fort>
      And F8 is <ground>
      And E8 and G8 are <ground>
      And the artwork of F6 does not reach towards E6, E7, F5, F7, G6 and G7
      And <unit> P <place> <from>
      And a Russian 4-6-7 squad E in F9
      When P <goes>
      And E declares Defensive First Fire at P
      Then the attack is <possible>

      Examples: wherever it goes, above ground and below
        | row             | there                      | fort         | ground      | unit                     | place                      | from | goes                                  | possible     |
        | bridge          | a bridge with unpaved road | no foxhole   | Open Ground | a German squad           | in                         | F5   | moves onto the bridge in F6           | possible     |
        | bridge-woods    | a bridge with unpaved road | no foxhole   | woods       | a German squad           | in                         | F5   | moves onto the bridge in F6           | not possible |
        | crest           | gully                      | no foxhole   | Open Ground | a German half-squad      | in                         | F5   | moves to Crest status in F6           | possible     |
        | crest-woods     | gully                      | no foxhole   | woods       | a German half-squad      | in                         | F5   | moves to Crest status in F6           | not possible |
        | bypass          | woods                      | no foxhole   | Open Ground | a German squad           | in                         | F5   | bypasses F6 along E6-F6               | possible     |
        | bypass-woods    | woods                      | no foxhole   | woods       | a German squad           | in                         | F5   | bypasses F6 along E6-F6               | not possible |
        | foxhole         | Open Ground                | a foxhole 1S | Open Ground | a German crew            | on top of the foxhole in   | F6   | goes beneath the foxhole              | possible     |
        | foxhole-woods   | Open Ground                | a foxhole 1S | woods       | a German crew            | on top of the foxhole in   | F6   | goes beneath the foxhole              | not possible |
        | trench          | Open Ground                | a trench     | Open Ground | a CX German squad        | on top of the trench in    | F6   | goes beneath the trench               | possible     |
        | trench-woods    | Open Ground                | a trench     | woods       | a CX German squad        | on top of the trench in    | F6   | goes beneath the trench               | not possible |
        | ditch           | Open Ground                | an A-T Ditch | Open Ground | a German leader          | on top of the A-T Ditch in | F6   | goes beneath the A-T Ditch            | possible     |
        | ditch-woods     | Open Ground                | an A-T Ditch | woods       | a German leader          | on top of the A-T Ditch in | F6   | goes beneath the A-T Ditch            | not possible |
        | sangar          | Open Ground                | a sangar     | Open Ground | a German hero            | on top of the sangar in    | F6   | goes beneath the sangar               | possible     |
        | sangar-woods    | Open Ground                | a sangar     | woods       | a German hero            | on top of the sangar in    | F6   | goes beneath the sangar               | not possible |
        | wire            | Open Ground                | Wire         | Open Ground | a concealed German squad | on top of the Wire in      | F6   | rolls a Wire Exit dr of 1             | possible     |
        | wire-woods      | Open Ground                | Wire         | woods       | a concealed German squad | on top of the Wire in      | F6   | rolls a Wire Exit dr of 1             | not possible |
        | wire-hung       | Open Ground                | Wire         | Open Ground | a German squad           | on top of the Wire in      | F6   | rolls a Wire Exit dr of 6             | possible     |
        | wire-hung-woods | Open Ground                | Wire         | woods       | a German squad           | on top of the Wire in      | F6   | rolls a Wire Exit dr of 6             | not possible |
        | out             | Open Ground                | a foxhole 1S | Open Ground | a Fanatic German squad   | beneath the foxhole in     | F6   | comes out of the foxhole              | possible     |
        | out-woods       | Open Ground                | a foxhole 1S | woods       | a Fanatic German squad   | beneath the foxhole in     | F6   | comes out of the foxhole              | not possible |
        | clears          | Open Ground                | Wire         | Open Ground | a German squad           | on top of the Wire in      | F6   | announces Clearance of the Wire in F6 | possible     |
        | clears-woods    | Open Ground                | Wire         | woods       | a German squad           | on top of the Wire in      | F6   | announces Clearance of the Wire in F6 | not possible |
