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

  Rule: B9.33 What height does not lower

    @B9.33 @B9.33-14
    Scenario Outline: B9.33-14q <target> <place> <ground> keeps the <tem> of it against <firer> three levels up, where <more>, <when>
      Given it is <when>
      And F5 is <ground>
      And F5 holds <fort>
      And F6 is <level>
      And <target> P <place> F5
      And <more>
      And <firer> E in F6
      When E attacks P with <attack>
      Then the attack is possible
      And the TEM is <tem>

      Examples: height takes the TEM of shellholes, bridges and entrenchments alone
        | row      | when                         | target                  | place                 | ground         | fort       | more                           | firer           | level                  | attack          | tem |
        | melee    | the PFPh of the Russian turn | a German squad          | in                    | woods          | no foxhole | P is in Melee                  | a Russian squad | Open Ground at level 3 | small-arms fire | +1  |
        | column   | the PFPh of the Russian turn | a German squad          | in                    | woods          | no foxhole | P is in Column                 | a Russian squad | Open Ground at level 3 | small-arms fire | +1  |
        | convoy   | the PFPh of the Russian turn | a German truck          | in                    | graveyard      | no foxhole | P is in Convoy                 | a Russian squad | Open Ground at level 3 | small-arms fire | +1  |
        | bounding | the PFPh of the Russian turn | a German tank           | in                    | woods          | no foxhole | P is marked with Bounding Fire | a Russian tank  | Open Ground at level 3 | MG fire         | +1  |
        | pushing  | the PFPh of the Russian turn | a German crew           | in                    | crag           | no foxhole | B1 is brush                    | a Russian squad | Open Ground at level 3 | small-arms fire | +1  |
        | broken   | the RtPh of the Russian turn | a broken German squad   | in                    | graveyard      | no foxhole | P is DM                        | a Russian squad | Open Ground at level 3 | small-arms fire | +1  |
        | in-rtph  | the RtPh of the Russian turn | a German squad          | in                    | woods          | no foxhole | B1 is brush                    | a Russian squad | Open Ground at level 3 | small-arms fire | +1  |
        | captured | the PFPh of the Russian turn | a captured German squad | in                    | stone building | no foxhole | B1 is brush                    | a Russian squad | Open Ground at level 3 | small-arms fire | +3  |
        | wire     | the PFPh of the Russian turn | a German squad          | beneath the Wire in   | woods          | Wire       | B1 is brush                    | a Russian squad | Open Ground at level 3 | small-arms fire | +1  |
        | on-wire  | the PFPh of the Russian turn | a German squad          | on top of the Wire in | graveyard      | Wire       | B1 is brush                    | a Russian squad | Open Ground at level 3 | small-arms fire | +1  |

    @B9.33 @B9.33-14 @reading:B9.33-mortar
    Scenario Outline: B9.33-14r nor does the mortar of <firer> <place> F6 where <more>, water <depth>
      Given it is the PFPh of the Russian turn
      And the water depth is <depth>
      And F5 holds a foxhole 1S
      And F6 is <ground>
      And F6 holds <fort>
      And a German squad P beneath the foxhole in F5
      And <firer> E <place> F6
      And E possesses a 60mm mortar
      And <more>
      When E attacks P with an on-board mortar
      Then the attack is possible
      And the TEM is +2

      Examples: foxholes keep theirs
        | row            | firer                  | place             | ground                 | fort       | more                               | depth       |
        | dry            | a Russian squad        | in                | Open Ground at level 3 | no foxhole | B1 is woods                        | dry         |
        | shallow        | a Russian squad        | in                | Open Ground at level 3 | no foxhole | B1 is woods                        | shallow     |
        | deep           | a Russian squad        | in                | Open Ground at level 3 | no foxhole | B1 is woods                        | deep        |
        | flooded        | a Russian squad        | in                | Open Ground at level 3 | no foxhole | B1 is woods                        | flooded     |
        | frozen         | a Russian squad        | in                | Open Ground at level 3 | no foxhole | B1 is woods                        | frozen      |
        | hidden         | a hidden Russian squad | in                | Open Ground at level 3 | no foxhole | B1 is woods                        | not defined |
        | pillbox        | a Russian squad        | in the pillbox in | Open Ground at level 3 | a pillbox  | B1 is woods                        | not defined |
        | wall-advantage | a Russian squad        | in                | Open Ground at level 3 | no foxhole | hexside F6-F7 is a wall at level 3 | not defined |
        | cx             | a CX Russian crew      | in                | Open Ground at level 3 | no foxhole | B1 is woods                        | not defined |
