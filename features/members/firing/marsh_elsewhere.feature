Feature: Marsh elsewhere, and what lies in it

  Rule: B16.31 FP

    @B16.31 @B16.32 @B16.31-8 @B16.32-1
    Scenario Outline: B16.31-8s with marsh elsewhere <firer> <place> <ground> has <fp> FP against <target> <there>, where <fact>
      Given it is <when>
      And B1 and A4 are marsh
      And B3 is <near>
      And B4 is <ground>
      And the artwork of B3 does not reach towards A3, A4, B2, B4, C3 and C4
      And <target> P <there> B3
      And <firer> Q <place> B4
      And <fact>
      When Q attacks P with small-arms fire
      Then the attack is possible
      And the FP is <fp>
      And it is not Area Fire

      Examples: wherever both are
        | row        | when                         | near        | ground      | target              | there              | firer                 | place               | fact                                       | fp |
        | gully      | the PFPh of the Russian turn | gully       | gully       | a German squad      | IN                 | a Russian 4-4-7 squad | IN                  | Q is Fanatic                               | 8  |
        | below      | the DFPh of the German turn  | gully       | bridge      | a German half-squad | IN                 | a Russian 4-4-7 squad | below the bridge in | P is pinned                                | 8  |
        | bridge     | the PFPh of the Russian turn | bridge      | Open Ground | a German crew       | on the bridge in   | a Russian 4-4-7 squad | in                  | P is Fanatic                               | 8  |
        | crest      | the PFPh of the Russian turn | gully       | Open Ground | a German squad      | in Crest status in | a Russian 4-4-7 squad | in                  | P fronts hexside B3-B4 in its Crest status | 8  |
        | from-crest | the DFPh of the German turn  | Open Ground | gully       | a German leader     | in                 | a Russian 4-4-7 squad | in Crest status in  | Q fronts hexside B3-B4 in its Crest status | 8  |
        | advancing  | the AFPh of the Russian turn | Open Ground | Open Ground | a German hero       | in                 | a Russian 4-4-7 squad | in                  | Q is CX                                    | 4  |

    @B16.31 @B16.32 @B16.31-8 @B16.32-1
    Scenario: B16.31-8t with marsh elsewhere a squad in Bypass fires at one in Bypass with 4 FP
      Given it is the DFPh of the German turn
      And B1 is marsh
      And B3 and B5 are woods
      And the artwork of B3 does not reach towards A4, B4 and C4
      And the artwork of B5 does not reach towards A5, B4 and C5
      And a German squad P in B3
      And P is in Bypass along hexside B3-B4
      And a Russian 4-4-7 squad Q in B5
      And Q is in Bypass along hexside B4-B5
      When Q attacks P with small-arms fire at vertex A4-B3-B4
      Then the attack is possible
      And the FP is 4
      And it is not Area Fire

  Rule: B16.1 What is portaged

    @B16.1 @B16.1-3
    Scenario Outline: B16.1-3s in marsh <gun> that nobody possesses is no portaged equipment, and stays
      Given B2 is marsh
      And B3 is bridged marsh
      And <gun> <place>
      When the players look at the board
      Then the <name> is in <hex>
      And all that is as given

      Examples:
        | row           | gun                    | name    | place               | hex |
        | inf-gun       | an INF Gun             | INF Gun | in B2               | B2  |
        | art-gun       | an ART Gun             | ART Gun | in B2               | B2  |
        | aa-gun        | an AA Gun              | AA Gun  | in B2               | B2  |
        | rcl-gun       | a RCL Gun              | RCL Gun | in B2               | B2  |
        | malfunctioned | a malfunctioned AT Gun | AT Gun  | in B2               | B2  |
        | bridge-lmg    | a LMG                  | LMG     | on the bridge in B3 | B3  |
        | bridge-dc     | a DC                   | DC      | on the bridge in B3 | B3  |
        | bridge-gun    | an AT Gun              | AT Gun  | on the bridge in B3 | B3  |

    @B16.1 @B16.1-4
    Scenario Outline: B16.1-4s in marsh the <gear> of <who> that <fact> stays
      Given B2 is marsh
      And <who> P in B2
      And P possesses a <gear>
      And P <fact>
      When the players look at the board
      Then the <gear> is in B2
      And the <gear> is possessed by P
      And all that is as given

      Examples:
        | row       | gear  | who                 | fact         |
        | hidden    | LMG   | a German squad      | is hidden    |
        | concealed | DC    | a German half-squad | is concealed |
        | broken    | LMG   | a German squad      | is broken    |
        | pinned    | FT    | a German squad      | is pinned    |
        | melee     | BAZ   | a German crew       | is TI        |
        | leader    | radio | a German leader     | is wounded   |
