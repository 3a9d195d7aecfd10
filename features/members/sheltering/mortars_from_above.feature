Feature: Height against mortars, and where a leader directs the fire

  Rule: B9.33 On a bridge

    @B9.33 @B9.33-14 @reading:B9.33-mortar
    Scenario Outline: B9.33-14k height takes nothing from the TEM of a bridge against the mortar of <firer> <place> F6
      Given it is the <phase> of the Russian turn
      And the weather is <weather>
      And F5 is a bridge
      And F6 is level 3 Open Ground
      And F6 holds <fort>
      And a German squad P on the bridge in F5
      And <firer> E <place> F6
      And E possesses a 60mm mortar
      When E attacks P with an on-board mortar
      Then the attack is possible
      And the TEM is +1

      Examples:
        | row             | firer                          | place                    | fort         | phase | weather     |
        | half-squad      | a Russian half-squad           | in                       | no foxhole   | PFPh  | not defined |
        | crew            | a Russian crew                 | in                       | no foxhole   | PFPh  | not defined |
        | leader          | a Russian leader               | in                       | no foxhole   | PFPh  | not defined |
        | concealed-squad | a concealed Russian squad      | in                       | no foxhole   | PFPh  | not defined |
        | green-squad     | an inexperienced Russian squad | in                       | no foxhole   | PFPh  | not defined |
        | wounded-hero    | a wounded Russian hero         | in                       | no foxhole   | PFPh  | not defined |
        | fanatic-squad   | a Fanatic Russian squad        | in                       | no foxhole   | PFPh  | not defined |
        | foxhole         | a Russian squad                | beneath the foxhole in   | a foxhole 1S | PFPh  | not defined |
        | trench          | a Russian squad                | beneath the trench in    | a trench     | PFPh  | not defined |
        | ditch           | a Russian squad                | beneath the A-T Ditch in | an A-T Ditch | PFPh  | not defined |
        | sangar          | a Russian squad                | beneath the sangar in    | a sangar     | PFPh  | not defined |
        | wire            | a Russian squad                | beneath the Wire in      | Wire         | PFPh  | not defined |
        | afph            | a Russian squad                | in                       | no foxhole   | AFPh  | not defined |
        | overcast        | a Russian squad                | in                       | no foxhole   | PFPh  | Overcast    |

    @B9.33 @B9.33-14
    Scenario: B9.33-14m where a leader directs the fire height takes away the TEM of a bridge too
      Given it is the PFPh of the Russian turn
      And F5 is a bridge
      And F6 is level 3 Open Ground
      And a German squad P on the bridge in F5
      And a Russian squad E in F6
      And a Russian 8-1 leader L in F6
      When E and L together attack P with small-arms fire
      Then the attack is possible
      And the TEM is 0
