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

    @B16.31 @B16.32 @B16.31-8 @B16.32-1
    Scenario Outline: B16.31-8u fire of 12 FP by <firer> <place> <ground> at <target> <there> <near>, where <fact>, stays at 12
      Given it is <when>
      And B1 and A4 are marsh
      And B3 is <near>
      And B4 is <mid>
      And B5 is <ground>
      And the artwork of B5 does not reach towards A5, B4 and C5
      And <target> P <there> B3
      And <firer> Q <place> B5
      And <fact>
      When Q attacks P with small-arms fire of 12 FP
      Then the attack is possible
      And the FP is 12
      And it is not Area Fire

      Examples: wherever both are
        | row        | when                         | near        | mid         | ground      | target              | there              | firer                   | place               | fact                                       |
        | gully      | the PFPh of the Russian turn | gully       | gully       | gully       | a German squad      | IN                 | a Russian squad         | IN                  | Q is Fanatic                               |
        | below      | the DFPh of the German turn  | gully       | gully       | bridge      | a German half-squad | IN                 | a Russian half-squad    | below the bridge in | Q is CX                                    |
        | crest      | the PFPh of the Russian turn | gully       | Open Ground | Open Ground | a German squad      | in Crest status in | a Russian crew          | in                  | P fronts hexside B3-B4 in its Crest status |
        | from-crest | the DFPh of the German turn  | Open Ground | Open Ground | gully       | a German leader     | in                 | a Russian squad         | in Crest status in  | Q fronts hexside B4-B5 in its Crest status |
        | berserk    | the PFPh of the Russian turn | Open Ground | Open Ground | Open Ground | a German crew       | in                 | a berserk Russian squad | in                  | P is CX                                    |
        | bypass     | the DFPh of the German turn  | Open Ground | Open Ground | woods       | a German squad      | in                 | a Russian squad         | in                  | Q is in Bypass along hexside B4-B5         |

    @B16.31 @B16.31-8
    Scenario Outline: B16.31-8v beside marsh <attack> of 12 FP hits a squad in Bypass with 12
      Given B1 is marsh
      And B3 is woods
      And the artwork of B3 does not reach towards A4, B4 and C4
      And a German squad P in B3
      And P is in Bypass along hexside B3-B4
      When <attack> of 12 FP hits B3
      Then the FP against P is 12

      Examples:
        | attack                  |
        | small-arms fire         |
        | an OBA HE Concentration |

    @B16.31 @B16.32 @B16.31-2 @B16.32-15
    Scenario Outline: B16.31-2y in Melee <attack> of 12 FP in <ground> stays at 12
      Given it is the CCPh of the Russian turn
      And B1 is marsh
      And B2 is <ground>
      And a German squad P in B2
      And a Russian squad Q in B2
      And P is in Melee
      And Q is in Melee
      When Q attacks P with <attack> of 12 FP
      Then the attack is possible
      And the FP is 12
      And it is not Area Fire

      Examples:
        | row         | attack          | ground      |
        | cc-marsh    | Close Combat    | marsh       |
        | cc-open     | Close Combat    | Open Ground |
        | hth-marsh   | Hand-to-Hand CC | marsh       |
        | hth-mudflat | Hand-to-Hand CC | mudflat     |

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
        | emplaced      | an emplaced AT Gun     | AT Gun  | in B2               | B2  |
        | wreck         | a wreck                | wreck   | in B2               | B2  |
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
