Feature: Walls and what is beneath or on top of a counter behind them

  Rule: B9.3 The TEM of the wall

    @B9.3 @B9.3-9
    Scenario Outline: B9.3-9s beneath <cover> behind the gap of a wall a squad that does not move has the TEM of the wall
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And the depiction of hexside F5-F6 has a gap
      And a road crosses hexside F5-F6
      And F5 holds <fort>
      And <target> P <place> F5
      And a Russian squad E in F8
      When E attacks P with small-arms fire
      Then the attack is possible
      And the wall gives a TEM of +2

      Examples:
        | row        | cover               | fort         | target              | place                    |
        | wire       | Wire                | Wire         | a German squad      | beneath the Wire in      |
        | on-foxhole | no foxhole, on top, | a foxhole 1S | a German half-squad | on top of the foxhole in |
        | on-wire    | no Wire, on top,    | Wire         | a German crew       | on top of the Wire in    |

    @B9.3 @B9.3-14
    Scenario Outline: B9.3-14s a DC thrown over the wall at who is <place> F5 meets the wall's +2
      Given it is the PFPh of the Russian turn
      And F6 is woods
      And hexside F5-F6 is a wall
      And F5 holds <fort>
      And <target> P <place> F5
      And a Russian squad E in F6
      And E possesses a DC
      When E attacks P with a Thrown DC across hexside F5-F6
      Then the wall gives a TEM of +2

      Examples:
        | row     | place                  | fort         | target              |
        | foxhole | beneath the foxhole in | a foxhole 1S | a German squad      |
        | trench  | beneath the trench in  | a trench     | a German crew       |
        | wire    | beneath the Wire in    | Wire         | a German half-squad |
        | on-wire | on top of the Wire in  | Wire         | a German squad      |

  Rule: B26.31 Fire from on top of Wire

    @B26.31 @B26.31-1
    Scenario Outline: B26.31-1s from on top of Wire fire at <target> that <fact> has a Wire DRM of +1
      Given it is the PFPh of the Russian turn
      And F5 is <ground>
      And the artwork of F5 does not reach towards F6, E5 and G6
      And hexside F4-F5 is a wall
      And F7 holds Wire
      And <target> P in F5
      And P <fact>
      And a Russian squad E on top of the Wire in F7
      When E attacks P with small-arms fire
      Then the attack is possible
      And the Wire DRM is +1

      Examples:
        | row            | ground      | target         | fact               |
        | wall-advantage | Open Ground | a German squad | has wall advantage |
        | encircled      | Open Ground | a German squad | is Encircled       |
        | melee          | woods       | a German squad | is in Melee        |
        | broken         | woods       | a German crew  | is broken          |
