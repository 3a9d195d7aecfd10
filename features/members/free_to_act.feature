Feature: Who is free to act, status by status and phase by phase

  Each outline goes through a closed list, so that no member of it is forgotten.

  Rule: B26.4 Searching

    @B26.4 @A12.152xB26.4-501
    Scenario Outline: A12.152xB26.4-501a a squad beneath Wire that is <status> does not Search
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And P is <status>
      When P Searches
      Then that is not allowed

      Examples:
        | row      | status   |
        | broken   | broken   |
        | pinned   | pinned   |
        | ti       | TI       |
        | melee    | in Melee |
        | captured | captured |
        | berserk  | berserk  |

    @B26.4 @A12.152xB26.4-501
    Scenario Outline: A12.152xB26.4-501b nor does any in the <phase>
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      When P Searches
      Then that is not allowed

      Examples:
        | phase |
        | RPh   |
        | PFPh  |
        | DFPh  |
        | AFPh  |
        | RtPh  |
        | APh   |
        | CCPh  |

    @B26.4 @A12.152xB26.4-501
    Scenario Outline: A12.152xB26.4-501c nor <force>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <force> P in B3
      When P Searches
      Then that is not allowed

      Examples:
        | row     | force                  |
        | cavalry | a German Cavalry squad |
        | tank    | a German tank          |

    @B26.4 @A12.152xB26.4-501
    Scenario Outline: A12.152xB26.4-501d <force> that is <status> does
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <force> P beneath the Wire in B3
      And P is <status>
      When P Searches
      Then that is allowed

      Examples:
        | row           | force               | status        |
        | cx            | a German squad      | CX            |
        | wounded       | a German leader     | wounded       |
        | inexperienced | a German squad      | inexperienced |
        | concealed     | a German half-squad | concealed     |
        | encircled     | a German crew       | Encircled     |

  Rule: B26.5 Clearance

    @B26.5 @B24.73xB26.5-501
    Scenario Outline: B24.73xB26.5-501a a squad on Wire that is <status> announces no Clearance
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P is <status>
      When P announces Clearance of the Wire in B3
      Then that is not allowed

      Examples:
        | row      | status   |
        | broken   | broken   |
        | pinned   | pinned   |
        | ti       | TI       |
        | melee    | in Melee |
        | captured | captured |
        | berserk  | berserk  |

    @B26.5 @B24.73xB26.5-501
    Scenario Outline: B24.73xB26.5-501b nor <force>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <force> P in B3
      When P announces Clearance of the Wire in B3
      Then that is not allowed

      Examples:
        | row   | force          |
        | tank  | a German tank  |
        | truck | a German truck |

    @B26.5 @B24.73xB26.5-501
    Scenario Outline: B24.73xB26.5-501c a squad that was <status> after it announced Clearance ends none
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P is TI
      And P is <status>
      When the Clearance by P of the Wire in B3 succeeds
      Then that is not allowed

      Examples:
        | row      | status   |
        | broken   | broken   |
        | pinned   | pinned   |
        | melee    | in Melee |
        | captured | captured |
        | berserk  | berserk  |

    @B26.5 @B24.73xB26.5-501
    Scenario: B24.73xB26.5-501e who tried to Clear it this turn ends it in the CCPh
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P is TI
      And P has tried to Clear a Wire counter this phase
      When the Clearance by P of the Wire in B3 succeeds
      Then that is allowed
      And B3 holds no Wire

    @B26.5 @B24.73xB26.5-501
    Scenario Outline: B24.73xB26.5-501d in the <phase> no Clearance comes to its end
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P is TI
      When the Clearance by P of the Wire in B3 succeeds
      Then that is not allowed

      Examples:
        | phase |
        | RPh   |
        | PFPh  |
        | MPh   |
        | DFPh  |
        | AFPh  |
        | RtPh  |
        | APh   |

  Rule: B27.13 Transfer and Recovery over the edge of a foxhole

    @B27.13 @A4.431xB27.13-501
    Scenario Outline: A4.431xB27.13-501a from P on top to Q beneath, <who> being <status>: no Transfer
      Given it is the APh of the German turn
      And B2 holds a foxhole 2S
      And a German squad P on top of the foxhole in B2
      And a German squad Q beneath the foxhole in B2
      And P possesses a LMG
      And <who> is <status>
      When P Transfers the LMG to Q
      Then that is not allowed

      Examples:
        | row            | who | status   |
        | giver-broken   | P   | broken   |
        | giver-pinned   | P   | pinned   |
        | giver-ti       | P   | TI       |
        | giver-melee    | P   | in Melee |
        | giver-captured | P   | captured |
        | giver-berserk  | P   | berserk  |
        | taker-broken   | Q   | broken   |
        | taker-pinned   | Q   | pinned   |
        | taker-ti       | Q   | TI       |
        | taker-melee    | Q   | in Melee |
        | taker-captured | Q   | captured |
        | taker-berserk  | Q   | berserk  |

    @B27.13 @A4.431xB27.13-501
    Scenario Outline: A4.431xB27.13-501b in the <phase> there is no Transfer
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 2S
      And a German squad P on top of the foxhole in B2
      And a German squad Q beneath the foxhole in B2
      And P possesses a LMG
      When P Transfers the LMG to Q
      Then that is not allowed

      Examples:
        | phase |
        | PFPh  |
        | MPh   |
        | DFPh  |
        | AFPh  |
        | RtPh  |
        | CCPh  |

    @B27.13 @A4.431xB27.13-501
    Scenario Outline: A4.431xB27.13-501c a squad Transfers nothing to <force> in its Location
      Given it is the APh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And <force> Q on top of the foxhole in B2
      And P possesses a LMG
      When P Transfers the LMG to Q
      Then that is not allowed

      Examples:
        | row   | force           |
        | enemy | a Russian squad |
        | truck | a German truck  |
        | tank  | a German tank   |

    @B27.13 @A4.431xB27.13-501
    Scenario Outline: A4.431xB27.13-501d nor to one <place>
      Given it is the APh of the German turn
      And B2 holds a foxhole 1S
      And B2 holds a pillbox
      And B3 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And a German squad Q <place>
      And P possesses a LMG
      When P Transfers the LMG to Q
      Then that is not allowed

      Examples:
        | row          | place                     |
        | pillbox      | in the pillbox in B2      |
        | next-hex     | in B3                     |
        | next-foxhole | beneath the foxhole in B3 |

    @B27.13 @A4.44xB27.13-501
    Scenario Outline: A4.44xB27.13-501a beneath a foxhole a squad that is <status> Recovers nothing
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      And P is <status>
      When P tries to Recover the LMG
      Then that is not allowed

      Examples:
        | row      | status   |
        | broken   | broken   |
        | pinned   | pinned   |
        | ti       | TI       |
        | melee    | in Melee |
        | captured | captured |

    @B27.13 @A4.44xB27.13-501
    Scenario Outline: A4.44xB27.13-501b in the <phase> nothing is Recovered
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG
      Then that is not allowed

      Examples:
        | phase |
        | PFPh  |
        | DFPh  |
        | AFPh  |
        | RtPh  |
        | APh   |
        | CCPh  |

    @B27.13 @A4.44xB27.13-501
    Scenario Outline: A4.44xB27.13-501c <force> in B2 Recovers nothing there
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And <force> P on top of the foxhole in B2
      And a LMG in B2
      When P tries to Recover the LMG
      Then that is not allowed

      Examples:
        | row     | force                          |
        | dummies | a concealed German dummy stack |
        | tank    | a German tank                  |
        | truck   | a German truck                 |

    @B27.13 @A4.44xB27.13-501
    Scenario Outline: A4.44xB27.13-501d nor does a squad in <hex> Recover what lies in B2
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And <hex> holds a foxhole 1S
      And a German squad P beneath the foxhole in <hex>
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG
      Then that is not allowed

      Examples:
        | row      | hex |
        | next-hex | B3  |
        | farther  | D4  |

    @B27.13 @A4.44xB27.13-501
    Scenario Outline: A4.44xB27.13-501e nor <gear> that somebody possesses
      Given it is the RPh of the German turn
      And B2 holds a foxhole 2S
      And a German squad P beneath the foxhole in B2
      And a German squad Q beneath the foxhole in B2
      And Q possesses <gear>
      When P tries to Recover the <name>
      Then that is not allowed

      Examples:
        | row | gear  | name |
        | lmg | a LMG | LMG  |
        | dc  | a DC  | DC   |

  Rule: B27.4 Going aboard

    @B27.4 @B27.4xD6.1-501
    Scenario Outline: B27.4xD6.1-501a on top of a foxhole a squad that is <status> does not go aboard
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German halftrack in B2
      And a German squad P on top of the foxhole in B2
      And P is <status>
      When P goes aboard the German halftrack
      Then that is not allowed

      Examples:
        | row      | status   |
        | broken   | broken   |
        | pinned   | pinned   |
        | ti       | TI       |
        | melee    | in Melee |
        | captured | captured |

    @B27.4 @B27.4xD6.1-501
    Scenario Outline: B27.4xD6.1-501b in the <phase> nobody does
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German halftrack in B2
      And a German squad P on top of the foxhole in B2
      When P goes aboard the German halftrack
      Then that is not allowed

      Examples:
        | phase |
        | RPh   |
        | PFPh  |
        | DFPh  |
        | AFPh  |
        | RtPh  |
        | APh   |
        | CCPh  |

    @B27.4 @B27.4xD6.1-501
    Scenario Outline: B27.4xD6.1-501c in the <phase> nobody unloads
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German halftrack in B2
      And a German squad P in B2
      And P is aboard the German halftrack
      When P unloads
      Then that is not allowed

      Examples:
        | phase |
        | RPh   |
        | PFPh  |
        | DFPh  |
        | AFPh  |
        | RtPh  |
        | APh   |
        | CCPh  |

    @B27.4 @B27.4xD6.1-501
    Scenario Outline: B27.4xD6.1-501d <force> <place> does not go aboard the halftrack in B2
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German halftrack in B2
      And <force> P <place>
      When P goes aboard the German halftrack
      Then that is not allowed

      Examples:
        | row      | force                  | place                        |
        | next-hex | a German squad         | in B3                        |
        | enemy    | a Russian squad        | on top of the foxhole in B2  |
        | cavalry  | a German Cavalry squad | on top of the foxhole in B2  |
        | truck    | a German truck         | on top of the foxhole in B2  |

    @B9.54 @B9.54xD6.2-501
    Scenario Outline: B9.54xD6.2-501 a <vehicle> that a squad has gone aboard crosses bocage: <verdict>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And a moving German <vehicle> V in F5
      And a German squad P in F5
      When P goes aboard V
      And V moves into F6
      Then that is <verdict>

      Examples:
        | row         | vehicle     | verdict     |
        | tank        | tank        | not allowed |
        | assault-gun | assault gun | not allowed |
        | sp-gun      | SP gun      | not allowed |
        | carrier     | Carrier     | allowed     |

  Rule: B26.45 DC

    @B26.45 @A23.1xB26.45-501
    Scenario Outline: A23.1xB26.45-501a a squad that is <status> Places no DC
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P possesses a DC
      And P is <status>
      When P Places its DC in B3
      Then that is not allowed

      Examples:
        | row      | status   |
        | broken   | broken   |
        | pinned   | pinned   |
        | ti       | TI       |
        | melee    | in Melee |
        | captured | captured |
        | berserk  | berserk  |
        | unarmed  | unarmed  |

    @B26.45 @A23.1xB26.45-501
    Scenario Outline: A23.1xB26.45-501b a squad that is <status> Throws no DC
      Given it is the AFPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P possesses a DC
      And P is <status>
      When P Throws its DC in B3
      Then that is not allowed

      Examples:
        | row      | status   |
        | broken   | broken   |
        | pinned   | pinned   |
        | ti       | TI       |
        | melee    | in Melee |
        | captured | captured |
        | berserk  | berserk  |
        | unarmed  | unarmed  |

    @B26.45 @A23.1xB26.45-501
    Scenario Outline: A23.1xB26.45-501c a squad that is <status> Sets no DC
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P possesses a DC
      And P is <status>
      When P Sets its DC in B2
      Then that is not allowed

      Examples:
        | row      | status   |
        | broken   | broken   |
        | pinned   | pinned   |
        | ti       | TI       |
        | melee    | in Melee |
        | captured | captured |
        | berserk  | berserk  |
        | unarmed  | unarmed  |

    @B26.51 @A23.3xB26.51-501
    Scenario Outline: A23.3xB26.51-501a in the <phase> no DC is Placed on Wire
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And P possesses a DC
      When P Places its DC in B3
      Then that is not allowed

      Examples:
        | phase |
        | RPh   |
        | PFPh  |
        | DFPh  |
        | AFPh  |
        | RtPh  |
        | APh   |
        | CCPh  |

    @B26.51 @A23.3xB26.51-501
    Scenario Outline: A23.3xB26.51-501b in the <phase> none is Thrown
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And P possesses a DC
      When P Throws its DC in B3
      Then that is not allowed

      Examples:
        | phase |
        | RPh   |
        | RtPh  |
        | APh   |
        | CCPh  |

    @B26.51 @A23.3xB26.51-501
    Scenario Outline: A23.3xB26.51-501c in the <phase> of the <side> turn a German one is Thrown
      Given it is the <phase> of the <side> turn
      And B3 holds Wire
      And a German squad P in B2
      And P possesses a DC
      When P Throws its DC in B3
      Then that is allowed

      Examples:
        | row        | phase | side    |
        | prep       | PFPh  | German  |
        | advancing  | AFPh  | German  |
        | first-fire | MPh   | Russian |
        | final-fire | DFPh  | Russian |

    @B26.51 @A23.3xB26.51-501
    Scenario Outline: A23.3xB26.51-501d a squad in B2 <verb> its DC in <hex>: <verdict>
      Given it is the MPh of the <side> turn
      And B3 holds Wire
      And a German squad P in B2
      And P possesses a DC
      When P <verb> its DC in <hex>
      Then that is <verdict>

      Examples:
        | row        | side    | verb   | hex | verdict     |
        | place-own  | German  | Places | B2  | allowed     |
        | place-next | German  | Places | B3  | allowed     |
        | place-two  | German  | Places | B4  | not allowed |
        | throw-own  | Russian | Throws | B2  | allowed     |
        | throw-two  | Russian | Throws | B4  | not allowed |
        | set-own    | German  | Sets   | B2  | allowed     |
        | set-next   | German  | Sets   | B3  | not allowed |

    @B26.51 @A23.3xB26.51-501
    Scenario: A23.3xB26.51-501f one that was Thrown goes off where it lies
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And P possesses a DC
      When P Throws its DC in B3
      And a Thrown DC is resolved in B3 with an Original DR of 5
      Then that is allowed

    @B26.51 @A23.3xB26.51-501
    Scenario Outline: A23.3xB26.51-501e nobody uses a DC that another possesses
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <force> P in B2
      And P possesses a DC
      When P Places its DC in B3
      Then that is not allowed

      Examples:
        | row         | force                  |
        | tank        | a German tank          |
        | cavalry     | a German Cavalry squad |
        | out-of-turn | a Russian squad        |

  Rule: B27.44 Moving, routing and advancing

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501a a unit that is <status> does not move into the hex of a foxhole
      Given it is the MPh of the German turn
      And B3 holds a foxhole 3S
      And <force> P in B2
      And P is <status>
      When P moves into B3
      Then that is not allowed

      Examples:
        | row         | force                | status      |
        | pinned      | a German squad       | pinned      |
        | ti          | a German squad       | TI          |
        | broken      | a German squad       | broken      |
        | melee       | a German squad       | in Melee    |
        | bogged      | a moving German tank | bogged      |
        | immobilized | a moving German tank | immobilized |
        | stunned     | a moving German tank | stunned     |
        | shocked     | a moving German tank | shocked     |
        | abandoned   | a moving German tank | abandoned   |

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501b a unit that is <status> does not advance into the hex of a foxhole
      Given it is the APh of the German turn
      And B3 holds a foxhole 3S
      And <force> P in B2
      And P is <status>
      When P advances into B3
      Then that is not allowed

      Examples:
        | row    | force          | status   |
        | pinned | a German squad | pinned   |
        | ti     | a German squad | TI       |
        | broken | a German squad | broken   |
        | melee  | a German squad | in Melee |

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501c a broken squad that is <status> does not rout
      Given it is the RtPh of the German turn
      And B3 holds a foxhole 3S
      And a broken German squad P in B2
      And P is <status>
      When P carries out a rout into B3
      Then that is not allowed

      Examples:
        | row    | status   |
        | pinned | pinned   |
        | melee  | in Melee |
        | ti     | TI       |

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501d nor does <force> that is not broken
      Given it is the RtPh of the German turn
      And B3 holds a foxhole 3S
      And <force> P in B2
      When P carries out a rout into B3
      Then that is not allowed

      Examples:
        | row    | force           |
        | squad  | a German squad  |
        | leader | a German leader |
        | tank   | a German tank   |

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501e in the <phase> of the <side> turn a German squad <goes> not into the hex of a foxhole
      Given it is the <phase> of the <side> turn
      And B3 holds a foxhole 3S
      And a German squad P in B2
      When P <goes> into B3
      Then that is not allowed

      Examples:
        | row            | phase | side    | goes     |
        | moves-rph      | RPh   | German  | moves    |
        | moves-pfph     | PFPh  | German  | moves    |
        | moves-dfph     | DFPh  | German  | moves    |
        | moves-afph     | AFPh  | German  | moves    |
        | moves-rtph     | RtPh  | German  | moves    |
        | moves-aph      | APh   | German  | moves    |
        | moves-ccph     | CCPh  | German  | moves    |
        | advances-rph   | RPh   | German  | advances |
        | advances-pfph  | PFPh  | German  | advances |
        | advances-mph   | MPh   | German  | advances |
        | advances-dfph  | DFPh  | German  | advances |
        | advances-afph  | AFPh  | German  | advances |
        | advances-rtph  | RtPh  | German  | advances |
        | advances-ccph  | CCPh  | German  | advances |
        | moves-enemy    | MPh   | Russian | moves    |
        | advances-enemy | APh   | Russian | advances |

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501f in the <phase> no broken squad routs
      Given it is the <phase> of the German turn
      And B3 holds a foxhole 3S
      And a broken German squad P in B2
      When P carries out a rout into B3
      Then that is not allowed

      Examples:
        | phase |
        | RPh   |
        | PFPh  |
        | MPh   |
        | DFPh  |
        | AFPh  |
        | APh   |
        | CCPh  |

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501g in the RtPh of either side a broken squad routs
      Given it is the RtPh of the <side> turn
      And B3 holds a foxhole 3S
      And a broken German squad P in B2
      When P carries out a rout into B3
      Then that is allowed

      Examples:
        | row   | side    |
        | own   | German  |
        | enemy | Russian |

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501h <force> does not advance
      Given it is the APh of the German turn
      And B3 holds a foxhole 3S
      And <force> P in B2
      When P advances into B3
      Then that is not allowed

      Examples:
        | row       | force              |
        | tank      | a German tank      |
        | truck     | a German truck     |
        | halftrack | a German halftrack |

    @B27.44 @A4.14xB27.44-501
    Scenario Outline: A4.14xB27.44-501 in the <phase> a German squad <goes> onto the foxhole beneath which there is <enemy>: <verdict>
      Given it is the <phase> of the German turn
      And B3 holds a foxhole 1S
      And a German squad P in B2
      And <enemy> E beneath the foxhole in B3
      When P <goes> into B3
      Then that is <verdict>

      Examples:
        | row               | phase | goes     | enemy                     | verdict     |
        | known             | MPh   | moves    | a Russian squad           | not allowed |
        | broken            | MPh   | moves    | a broken Russian squad    | not allowed |
        | concealed         | MPh   | moves    | a concealed Russian squad | allowed     |
        | hidden            | MPh   | moves    | a hidden Russian squad    | allowed     |
        | captured          | MPh   | moves    | a captured Russian squad  | allowed     |
        | advance-known     | APh   | advances | a Russian squad           | allowed     |
        | advance-broken    | APh   | advances | a broken Russian squad    | allowed     |
        | advance-concealed | APh   | advances | a concealed Russian squad | allowed     |

    @B27.44 @A4.14xB27.44-501
    Scenario: A4.14xB27.44-501b a berserk squad does not withdraw onto a foxhole with an enemy beneath it
      Given it is the CCPh of the German turn
      And B3 holds a foxhole 1S
      And a berserk German squad P in B2
      And a Russian squad in B2
      And P is in Melee
      And a Russian squad beneath the foxhole in B3
      When P withdraws into B3
      Then that is not allowed

  Rule: B27.13 What befalls a unit beneath a foxhole

    @B27.13 @A10.4xB27.13-501
    Scenario Outline: A10.4xB27.13-501a beneath a foxhole a squad that was <status> becomes broken
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And P is <status>
      When P becomes broken
      Then P is broken
      And P is not <status>
      And P is beneath the foxhole in B2

      Examples:
        | row       | status    |
        | pinned    | pinned    |
        | cx        | CX        |
        | berserk   | berserk   |
        | concealed | concealed |
        | hidden    | hidden    |
        | ti        | TI        |

    @B27.13 @A10.4xB27.13-501
    Scenario Outline: A10.4xB27.13-501b one that was <status> is so still
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 1S
      And <force> P beneath the foxhole in B2
      And P is <status>
      When P becomes broken
      Then P is broken
      And P is <status>

      Examples:
        | row           | force           | status        |
        | wounded       | a German leader | wounded       |
        | inexperienced | a German squad  | inexperienced |
        | fanatic       | a German squad  | Fanatic       |

    @B27.13 @A10.2xB27.13-501
    Scenario Outline: A10.2xB27.13-501a no LLMC of <force>
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 3S
      And a German 8-0 leader L beneath the foxhole in B2
      And <force> P <place> B2
      When L becomes eliminated
      Then no LLMC is due from P

      Examples:
        | row      | force                          | place                    |
        | hero     | a German hero                  | on top of the foxhole in |
        | berserk  | a berserk German squad         | on top of the foxhole in |
        | captured | a captured German squad        | on top of the foxhole in |
        | enemy    | a Russian squad                | on top of the foxhole in |
        | tank     | a German tank                  | on top of the foxhole in |
        | dummies  | a concealed German dummy stack | on top of the foxhole in |

    @B27.13 @A10.2xB27.13-501
    Scenario Outline: A10.2xB27.13-501b a LLMC of <force>
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 3S
      And a German 8-0 leader L beneath the foxhole in B2
      And <force> P <place> B2
      When L becomes eliminated
      Then a LLMC is due from P

      Examples:
        | row        | force                 | place                    |
        | squad      | a German squad        | on top of the foxhole in |
        | half-squad | a German half-squad   | beneath the foxhole in   |
        | crew       | a German crew         | on top of the foxhole in |
        | broken     | a broken German squad | on top of the foxhole in |
        | leader     | a German 7-0 leader   | on top of the foxhole in |

    @B27.13 @A10.2xB27.13-501
    Scenario Outline: A10.2xB27.13-501c a LLTC of <force> where he breaks
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 3S
      And a German 8-0 leader L beneath the foxhole in B2
      And <force> P <place> B2
      When L becomes broken
      Then a LLTC is due from P

      Examples:
        | row   | force          | place                    |
        | squad | a German squad | on top of the foxhole in |
        | crew  | a German crew  | beneath the foxhole in   |

    @B27.13 @A10.2xB27.13-501
    Scenario Outline: A10.2xB27.13-501d no LLTC of <force>
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 3S
      And a German 8-0 leader L beneath the foxhole in B2
      And <force> P <place> B2
      When L becomes broken
      Then no LLTC is due from P

      Examples:
        | row     | force                  | place                    |
        | broken  | a broken German squad  | on top of the foxhole in |
        | hero    | a German hero          | on top of the foxhole in |
        | berserk | a berserk German squad | on top of the foxhole in |

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501w a squad that is <status> does not withdraw from its Melee
      Given it is the CCPh of the German turn
      And B3 holds a foxhole 3S
      And a German squad P in B2
      And a Russian squad in B2
      And P is in Melee
      And P is <status>
      When P withdraws into B3
      Then that is not allowed

      Examples:
        | row    | status |
        | pinned | pinned |
        | broken | broken |
        | ti     | TI     |

    @B27.44 @A4.1xB27.44-501
    Scenario: A4.1xB27.44-501x one that withdraws spends no MF
      Given it is the CCPh of the German turn
      And B3 holds a foxhole 3S
      And a German squad P in B2
      And a Russian squad in B2
      And P is in Melee
      When P withdraws into B3
      Then that is allowed
      And P is on top in B3
      And no expenditure has been made

  Rule: B27.1 A weapon goes nowhere by itself

    @B27.1 @B27.1-21
    Scenario Outline: B27.1-21v nobody having it, <name> in B2 does not <what> a foxhole
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And <gear> <place> B2
      When the <name> <does>
      Then that is not allowed

      Examples:
        | row     | what        | name | gear  | place                  | does                     |
        | lmg-in  | go beneath  | LMG  | a LMG | in                     | goes beneath the foxhole |
        | lmg-out | come out of | LMG  | a LMG | beneath the foxhole in | comes out of the foxhole |

    @B27.1 @B27.1-21
    Scenario: B27.1-21w nor a Gun, which a foxhole takes in no way
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And an AT Gun in B2
      When the AT Gun goes beneath the foxhole
      Then that is not allowed

  Rule: B27.13 Checks beneath a foxhole

    @B27.13 @A10.2xB27.13-501
    Scenario Outline: A10.2xB27.13-501u beneath a foxhole a squad that fails <test> is <status>
      Given B2 holds a foxhole 1S
      And a German 4-6-7 squad P beneath the foxhole in B2
      When P takes <test> with an Original DR of 12
      Then P is <status>

      Examples:
        | row | test | status |
        | mc  | a MC | broken |
        | tc  | a TC | pinned |

    @B27.13 @A10.2xB27.13-501
    Scenario Outline: A10.2xB27.13-501v the <check> that is due for a leader <fate> is made by taking <test>
      Given B2 holds a foxhole 1S
      And a German 4-6-7 squad P beneath the foxhole in B2
      And a German 9-1 leader Q on top of the foxhole in B2
      When Q becomes <fate>
      And P takes <test> with an Original DR of 2
      Then no <check> is due from P

      Examples:
        | row  | check | fate       | test |
        | llmc | LLMC  | eliminated | a MC |
        | lltc | LLTC  | broken     | a TC |

    @B27.13 @A10.2xB27.13-501
    Scenario: A10.2xB27.13-501w and a NMC for WP by taking a MC
      Given B2 holds a foxhole 1S
      And a German 4-6-7 squad P beneath the foxhole in B2
      When WP is placed in B2 by an Original DR of 6
      And P takes a MC with an Original DR of 2
      Then no NMC is due from P

    @B27.13 @A10.2xB27.13-501
    Scenario: A10.2xB27.13-501x Desperation Morale makes rallying harder, no MC
      Given B2 holds a foxhole 1S
      And a broken German 4-6-7 squad P beneath the foxhole in B2
      And P is DM
      When P takes a MC with an Original DR of 5
      Then its Final DR is 5

  Rule: B26.32 Rallying by oneself

    @B26.32 @B26.32-6
    Scenario Outline: B26.32-6v on Wire <force> that rallies by itself with an Original DR of 5 has a Final DR of <dr>
      Given it is the RPh of the German turn
      And B3 holds Wire
      And <force> P on top of the Wire in B3
      When P makes a Rally DR of 5
      Then that is allowed
      And its Final DR is <dr>

      Examples:
        | row        | force                            | dr |
        | squad      | a broken German 4-6-7 squad      | 6  |
        | half-squad | a broken German 2-4-7 half-squad | 6  |
        | crew       | a broken German 2-2-8 crew       | 6  |
        | leader     | a broken German 9-1 leader       | 5  |

  Rule: B9.541 Where a breach leads

    @B9.541 @B9.541-1
    Scenario Outline: B9.541-1u nobody breaches bocage on its way into <ground>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is <ground>
      And a moving German Dozer tank in B2
      When the German Dozer tank breaches the bocage on its way into B3
      Then that is not allowed

      Examples:
        | row   | ground         |
        | crag  | crag           |
        | river | river          |
        | water | Water Obstacle |

  Rule: B27.54 No mines, no attack

    @B27.54 @B27.54xB28.4-501
    Scenario: B27.54xB28.4-501u where no minefield is none attacks
      Given it is the MPh of the German turn
      And B4 holds a 6-factor A-P minefield
      And a German squad P in B2
      When P moves into B3
      Then no minefield attacks it

  Rule: B27.42 What a vehicle and who is unseen are not open to

    @B27.42 @B27.42-1
    Scenario Outline: B27.42-1u a <vehicle> that drives onto a foxhole in the open is subject to First Fire and no <risk>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a moving German <vehicle> in B2
      And a Russian squad in B5
      When the players ask whether the German <vehicle> may move into B3
      Then that is allowed
      And it is subject to Defensive First Fire
      And it is not subject to <risk>

      Examples:
        | row        | vehicle | risk        |
        | tank-ffmo  | tank    | FFMO        |
        | tank-snap  | tank    | a Snap Shot |
        | truck-ffmo | truck   | FFMO        |
        | truck-snap | truck   | a Snap Shot |

    @B27.42 @B27.42-1
    Scenario Outline: B27.42-1v out of the enemy's sight a squad that moves onto a foxhole is not subject to <risk>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And B4 is woods
      And a German squad P in B2
      And a Russian squad in B6
      When the players ask whether P may move into B3
      Then that is allowed
      And it is not subject to <risk>

      Examples:
        | row        | risk                 |
        | first-fire | Defensive First Fire |
        | ffnam      | FFNAM                |
        | ffmo       | FFMO                 |
        | snap-shot  | a Snap Shot          |

    @B27.42 @B27.42-1
    Scenario Outline: B27.42-1w at <whom> in the foxhole hex neither FFMO nor FFNAM applies
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German <vehicle> V in B3
      And V has moved this phase
      And V has spent 2 MP
      And a German squad P in B3
      And P <carried> V
      And a Russian squad E in B5
      When E attacks <target> with small-arms fire
      Then FFMO does not apply
      And FFNAM does not apply

      Examples:
        | row       | whom                 | vehicle | carried   | target |
        | passenger | Passengers           | truck   | is aboard | P      |
        | rider     | Riders               | tank    | rides on  | P      |
        | truck     | the truck itself     | truck   | is aboard | V      |

  Rule: B27.1 What is set up and exchanged

    @B27.1 @B27.1-23
    Scenario: B27.1-23u nobody exchanges a foxhole of the other side
      Given it is set-up
      And the Russian OB has foxholes for 3 squads
      And B2 holds a German foxhole 2S
      When Russian exchanges the foxhole 2S in B2 for foxhole 1S in B2 and foxhole 1S in B3
      Then that is not allowed

    @B27.1 @A12.3xB27.1-501
    Scenario Outline: A12.3xB27.1-501 a hidden <type> takes <price> of what a SSR lets its side hide
      Given it is set-up
      And the German OB may hide 2 squad equivalents
      And B2 is woods
      When a hidden German <type> sets up in B2
      Then that is allowed
      And the German side may hide <left> more squad equivalents

      Examples:
        | row        | type       | price | left |
        | squad      | squad      | 1     | 1    |
        | half-squad | half-squad | 1/2   | 1.5  |
        | crew       | crew       | 1/2   | 1.5  |
        | leader     | leader     | none  | 2    |
        | hero       | hero       | none  | 2    |

  Rule: B9.324 Who is placed on board to have it

    @B9.324 @B9.324-9
    Scenario Outline: B9.324-9u <force> in a hex <where> is not placed on board to have it
      Given F5 is <ground>
      And hexside F5-F6 is <barrier>
      And <force> P in F5
      And it is the PFPh of the Russian turn
      When P is placed on board to have wall advantage
      Then that is not allowed

      Examples:
        | row     | force                         | where          | ground           | barrier |
        | no-wall | a hidden German squad         | without a wall | a stone building | a cliff |
        | unarmed | a hidden unarmed German squad | behind a wall  | a stone building | a wall  |
        | leader  | a hidden German leader        | behind a wall  | a stone building | a wall  |

    @B9.322 @B9.322-4
    Scenario: B9.322-4u in Deluxe who names no hexside forfeits it over all
      Given there is a SSR that Deluxe ASL rules are in effect
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And hexside F5-G5 is a wall
      And a German squad P in F5
      And P has wall advantage
      When P forfeits wall advantage
      Then that is allowed
      And P has no wall advantage

    @B9.322 @B9.322-4
    Scenario: B9.322-4v and who names one forfeits it over that alone
      Given there is a SSR that Deluxe ASL rules are in effect
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And hexside F5-G5 is a wall
      And a German squad P in F5
      And P has wall advantage
      When P forfeits wall advantage over F5-F6
      Then that is allowed
      And P has wall advantage over F5-G5 and nothing else

  Rule: B9.4 A horse crosses

    @B9.4 @B9.4-1
    Scenario Outline: B9.4-1u a <unit> crosses a wall for 1 MF beyond the COT
      Given it is the MPh of the German turn
      And hexside B2-B3 is a wall
      And a German <unit> in B2
      When it moves into B3
      Then that is allowed
      And it costs 2 MF

      Examples:
        | unit          |
        | Cavalry squad |
        | horse         |

  Rule: B26.4 COT of wired Depressions

    @B26.4 @B26.4-1
    Scenario Outline: B26.4-1u INTO a wired <depression> a squad moves for <mf> MF
      Given it is the MPh of the German turn
      And B3 is a <depression>
      And B3 holds Wire
      And a German squad with 4 MF in B2
      When the German squad moves INTO B3
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | row            | depression     | mf |
        | gully          | gully          | 2  |
        | dry-stream     | dry stream     | 2  |
        | shallow-stream | shallow stream | 3  |
        | deep-stream    | deep stream    | 4  |
        | wadi           | wadi           | 2  |
        | sunken-road    | Sunken Road    | 2  |

    @B26.4 @B26.4-1
    Scenario: B26.4-1v INTO a wired canal nobody moves on foot
      Given it is the MPh of the German turn
      And a canal below its banks runs through B3
      And B3 holds Wire
      And a German squad P in B2
      When P moves INTO B3
      Then that is not allowed

  Rule: B27.4 In what manner one goes beneath

    @B27.4 @A4.5xB27.4-501
    Scenario Outline: A4.5xB27.4-501a in the MPh nobody goes beneath a foxhole by <mode>
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P on top of the foxhole in B2
      When P goes beneath the foxhole by <mode>
      Then that is not allowed

      Examples:
        | row     | mode         |
        | crawl   | Low Crawl    |
        | minimum | Minimum Move |
        | charge  | Charge       |

    @B27.4 @A4.5xB27.4-501
    Scenario: A4.5xB27.4-501b nor by Low Crawl who has begun Assault Movement
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P in B1
      When P moves into B2 by Assault Movement
      And P goes beneath the foxhole by Low Crawl
      Then that is not allowed

    @B27.4 @A4.5xB27.4-501
    Scenario Outline: A4.5xB27.4-501f nor by <mode>
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P with 8 MF in B1
      When P moves into B2 by Assault Movement
      And P goes beneath the foxhole by <mode>
      Then that is not allowed

      Examples:
        | mode         |
        | Double Time  |
        | Minimum Move |

    @B27.4 @A4.5xB27.4-501
    Scenario: A4.5xB27.4-501c where no phase is told one goes beneath
      Given B2 holds a foxhole 1S
      And a German squad P on top of the foxhole in B2
      When P goes beneath the foxhole
      Then that is allowed
      And P is beneath the foxhole in B2

    @B27.4 @A4.5xB27.4-501
    Scenario: A4.5xB27.4-501d who has declared Double Time makes no Assault Movement
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P in B2
      When P declares Double Time
      And P moves into B3 by Assault Movement
      Then that is not allowed

    @B27.4 @A4.5xB27.4-501
    Scenario: A4.5xB27.4-501e nor who has Dashed
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P in B2
      And P has Dashed this phase
      When P moves into B3 by Assault Movement
      Then that is not allowed

    @B26.46 @B27.13 @A4.5xB26.46xB27.13-301
    Scenario Outline: A4.5xB26.46xB27.13-301v beneath a foxhole a squad that is <status> declares no Double Time
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And P is <status>
      When P declares Double Time
      Then that is not allowed

      Examples:
        | row    | status   |
        | broken | broken   |
        | pinned | pinned   |
        | ti     | TI       |
        | melee  | in Melee |
        | cx     | CX       |

  Rule: B26.4 Who turns nobody back

    @B26.4 @B26.4-5
    Scenario Outline: B26.4-5w nobody is turned back by <whom>
      Given it is the MPh of the German turn
      And a German squad P in B3
      And <force> E in <hex>
      When P moves into B4
      And E shows itself and turns P back into B3
      Then that is not allowed

      Examples:
        | row       | whom                | force                           | hex |
        | elsewhere | an enemy beyond     | a concealed Russian squad       | B5  |
        | friend    | its own side        | a concealed German squad        | B4  |
        | dummies   | dummies             | a concealed Russian dummy stack | B4  |

  Rule: B9.4 Who makes no Bog DR

    @B9.4 @B9.4xD8.2-501
    Scenario: B9.4xD8.2-501a no Bog DR is made for another vehicle's
      Given it is the MPh of the German turn
      And hexside B2-B3 is a hedge
      And a moving German halftrack V in B2
      And a German halftrack W in B1
      When V moves into B3
      And W makes a Bog DR of 3 on the colored and 3 on the white die
      Then that is not allowed

    @B9.4 @B9.4xD8.2-501
    Scenario: B9.4xD8.2-501b nor by a squad
      Given it is the MPh of the German turn
      And hexside B2-B3 is a hedge
      And a German squad P in B2
      When P moves into B3
      And P makes a Bog DR of 3 on the colored and 3 on the white die
      Then that is not allowed

  Rule: B27.13 Who fights in CC and does not fire

    @B27.13 @A11.1xB27.13-501
    Scenario Outline: A11.1xB27.13-501w who is in Melee fires at nobody, and fights who is beneath the foxhole: <attack>
      Given it is the CCPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And a Russian squad E on top of the foxhole in B2
      And P is in Melee
      And E is in Melee
      When E attacks P with <attack>
      Then the attack is <possible>

      Examples:
        | row          | attack            | possible     |
        | close-combat | Close Combat      | possible     |
        | capture      | a Capture attempt | possible     |
        | hand-to-hand | Hand-to-Hand CC   | possible     |
        | small-arms   | small-arms fire   | not possible |

  Rule: B27.54 Whom First Fire answers

    @B27.54 @A8.1xB27.54-501
    Scenario Outline: A8.1xB27.54-501 a squad that has <done> is fired on in its MPh: <possible>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And a German squad P <place> the trench in B2
      And P has <deed> this phase
      And a Russian squad E in B4
      When E attacks P with small-arms fire
      Then the attack is <possible>

      Examples:
        | row     | done                          | place     | deed                                            | possible     |
        | moved   | moved                         | on top of | moved                                           | possible     |
        | assault | moved by Assault Movement     | on top of | moved by Assault Movement                       | possible     |
        | trench  | come from a connecting trench | beneath   | moved from trench to trench                     | possible     |
        | direct  | come straight up into it      | beneath   | moved straight past the edge of an entrenchment | possible     |
        | fired   | fired                         | on top of | fired its inherent FP                           | not possible |

    @B27.54 @A8.1xB27.54-501
    Scenario Outline: A8.1xB27.54-501b First Fire at who has <done> has FFNAM: it <ffnam>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And a German squad P <place> the trench in B2
      And P has <deed> this phase
      And a Russian squad E in B4
      When E attacks P with small-arms fire
      Then the attack is possible
      And FFNAM <ffnam>

      Examples:
        | row     | done                          | place     | deed                                            | ffnam          |
        | moved   | moved                         | on top of | moved                                           | applies        |
        | assault | moved by Assault Movement     | on top of | moved by Assault Movement                       | does not apply |
        | trench  | come from a connecting trench | beneath   | moved from trench to trench                     | does not apply |
        | direct  | come straight up into it      | beneath   | moved straight past the edge of an entrenchment | applies        |

  Rule: B27.42 A Gun is Pushed

    @B27.42 @A4.62xB27.42-501
    Scenario Outline: A4.62xB27.42-501 at a crew that has <how> onto a foxhole FFMO <applies>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German crew P with 8 MF in B2
      And P possesses an AT Gun
      And <also>
      And a Russian squad E in B6
      When P <goes>
      And E attacks P with small-arms fire
      Then FFMO <applies>
      And FFNAM <applies>
      And the TEM and DRM of the attack are -2 in all

      Examples:
        | row    | how          | also                     | goes                      | applies        |
        | pushed | Pushed a Gun | P is Pushing the AT Gun  | Pushes the AT Gun into B3 | does not apply |
        | alone  | gone alone   | hexside B5-C5 is a hedge | moves into B3             | applies        |

  Rule: B26.4 In a pillbox

    @B26.4 @A10.531xB26.4-501
    Scenario Outline: A10.531xB26.4-501 to First Fire at who has gone <where> FFMO <applies>
      Given it is the MPh of the German turn
      And B3 holds a pillbox
      And B3 holds Wire
      And a German squad P <place> B3
      And P has moved this phase
      And P has spent 2 MF
      And a Russian squad E in B5
      When E attacks P with small-arms fire
      Then FFMO <applies>

      Examples:
        | row     | where                                  | place               | applies        |
        | pillbox | from beneath the Wire into its pillbox | in the pillbox in   | does not apply |
        | beneath | beneath the Wire                       | beneath the Wire in | applies        |
