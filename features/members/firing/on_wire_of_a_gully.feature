Feature: On top of the Wire of a gully, and not in Crest status

  Rule: B26.31 Who is not in Crest status is on the Wire

    @B26.1 @B26.31 @B26.4 @B26.1-13 @B26.31-5 @B26.4-43
    Scenario Outline: B26.31-5c beneath the Wire of a gully a squad attacks <target> on it in CC with a Wire DRM of -1
      Given it is the CCPh of the Russian turn
      And B3 is a gully
      And B3 holds Wire
      And <target> P on top of the Wire in B3
      And a Russian squad Q beneath the Wire in B3
      When Q attacks P with Close Combat
      Then the attack is possible
      And the Wire DRM is -1

      Examples: who is not in Crest status is on it, whatever befell it
        | row             | target                          |
        | half-squad      | a German half-squad             |
        | crew            | a German crew                   |
        | pinned-squad    | a pinned German squad           |
        | ti-squad        | a TI German squad               |
        | dm-squad        | a broken DM German squad        |
        | disrupted-squad | a broken disrupted German squad |
        | berserk-squad   | a berserk German squad          |
        | concealed-squad | a concealed German squad        |

    @B26.1 @B26.31 @B26.4 @B26.1-13 @B26.31-1 @B26.4-2
    Scenario Outline: B26.31-1g in the <phase> of the <turn> turn <firer> on the Wire of a gully fires with a Wire DRM of +1
      Given it is the <phase> of the <turn> turn
      And B3 and B4 are gully
      And B3 holds Wire
      And <firer> P on top of the Wire in B3
      And a Russian squad Q IN B4
      When P attacks Q with small-arms fire
      Then the attack is possible
      And the Wire DRM is +1

      Examples:
        | row             | phase | turn    | firer                    |
        | afph            | AFPh  | German  | a German squad           |
        | dfph            | DFPh  | Russian | a German squad           |
        | half-squad      | PFPh  | German  | a German half-squad      |
        | crew            | PFPh  | German  | a German crew            |
        | pinned-squad    | PFPh  | German  | a pinned German squad    |
        | concealed-squad | PFPh  | German  | a concealed German squad |

    @B26.1 @B26.31 @B26.4 @B26.1-13 @B26.31-1 @B26.4-2
    Scenario: B26.31-1h in a phase that is not told a squad on the Wire of a gully fires with a Wire DRM of +1
      Given B3 and B4 are gully
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a Russian squad Q IN B4
      When P attacks Q with small-arms fire
      Then the attack is possible
      And the Wire DRM is +1
