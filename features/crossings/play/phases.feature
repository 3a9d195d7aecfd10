Feature: Each action in its phase

  The phases are a closed list (features/crossings.toml).

  Rule: B27.4 In another phase nobody comes or goes

    @B27.4 @A4.1xB27.4-301
    Scenario Outline: A4.1xB27.4-301 in the <phase> nobody moves into the hex of a foxhole
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad in B3
      And <force> Q in D4
      And <other>
      When <act>
      And the German squad moves into B2
      Then that is not allowed

      Examples:
        | phase | force                 | other                   | act                               |
        | RPh   | a German squad        | a LMG in D4             | Q tries to Recover the LMG        |
        | PFPh  | a German squad        | a Russian squad E in D6 | Q fires at E                      |
        | DFPh  | a German squad        | a Russian squad E in D6 | E fires at Q                      |
        | AFPh  | a German squad        | a Russian squad E in D6 | Q fires at E                      |
        | RtPh  | a broken German squad | a Russian squad E in D6 | Q carries out a rout into D3      |
        | APh   | a German squad        | a Russian squad E in D6 | Q advances into D3                |
        | CCPh  | a German squad        | a Russian squad E in D4 | Q declares Close Combat against E |

    @B27.4 @A4.1xB27.4-301
    Scenario: A4.1xB27.4-301b in the MPh it does
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad in B3
      When the German squad moves into B2
      Then that is allowed
      And it costs 1 MF

    @B27.44 @A4.7xB27.44-301
    Scenario Outline: A4.7xB27.44-301 in the <phase> nobody advances beneath a foxhole
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad in B3
      And <force> Q in D4
      And <other>
      When <act>
      And the German squad advances straight beneath the foxhole in B2
      Then that is not allowed

      Examples:
        | phase | force                 | other                   | act                               |
        | RPh   | a German squad        | a LMG in D4             | Q tries to Recover the LMG        |
        | PFPh  | a German squad        | a Russian squad E in D6 | Q fires at E                      |
        | MPh   | a German squad        | a Russian squad E in D6 | Q moves into D3                   |
        | DFPh  | a German squad        | a Russian squad E in D6 | E fires at Q                      |
        | AFPh  | a German squad        | a Russian squad E in D6 | Q fires at E                      |
        | RtPh  | a broken German squad | a Russian squad E in D6 | Q carries out a rout into D3      |
        | CCPh  | a German squad        | a Russian squad E in D4 | Q declares Close Combat against E |

    @B27.44 @A4.7xB27.44-301
    Scenario: A4.7xB27.44-301b in the APh it does
      Given it is the APh of the German turn
      And B2 holds a foxhole 1S
      And a German squad in B3
      When the German squad advances straight beneath the foxhole in B2
      Then that is allowed
      And the German squad is beneath the foxhole in B2

    @B27.41 @A10.5xB27.41-301
    Scenario Outline: A10.5xB27.41-301 in the <phase> nobody routs beneath a foxhole
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a broken German squad in B3
      And a Russian squad in B5
      And <force> Q in D4
      And <other>
      When <act>
      And the German squad carries out a rout straight beneath the foxhole in B2
      Then that is not allowed

      Examples:
        | phase | force          | other                   | act                               |
        | RPh   | a German squad | a LMG in D4             | Q tries to Recover the LMG        |
        | PFPh  | a German squad | a Russian squad E in D6 | Q fires at E                      |
        | MPh   | a German squad | a Russian squad E in D6 | Q moves into D3                   |
        | DFPh  | a German squad | a Russian squad E in D6 | E fires at Q                      |
        | AFPh  | a German squad | a Russian squad E in D6 | Q fires at E                      |
        | APh   | a German squad | a Russian squad E in D6 | Q advances into D3                |
        | CCPh  | a German squad | a Russian squad E in D4 | Q declares Close Combat against E |

    @B27.41 @A10.5xB27.41-301
    Scenario: A10.5xB27.41-301b in the RtPh it does
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And a broken German squad in B3
      And a Russian squad in B5
      When the German squad carries out a rout straight beneath the foxhole in B2
      Then that is allowed

    @B27.4 @A4.1xB27.4-302
    Scenario Outline: A4.1xB27.4-302 in the <phase> nobody comes out of a foxhole
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And <force> Q in D4
      And <other>
      When <act>
      And the German squad comes out of the foxhole
      Then that is not allowed

      Examples:
        | phase | force          | other                   | act                               |
        | RPh   | a German squad | a LMG in D4             | Q tries to Recover the LMG        |
        | PFPh  | a German squad | a Russian squad E in D6 | Q fires at E                      |
        | DFPh  | a German squad | a Russian squad E in D6 | E fires at Q                      |
        | AFPh  | a German squad | a Russian squad E in D6 | Q fires at E                      |
        | CCPh  | a German squad | a Russian squad E in D4 | Q declares Close Combat against E |

    @B27.4 @A4.1xB27.4-302
    Scenario: A4.1xB27.4-302b in the MPh it does
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      When the German squad comes out of the foxhole
      Then that is allowed
      And it costs 1 MF

    @B27.1 @B27.1-4
    Scenario Outline: B27.1-4m in the <phase> no foxhole is set up
      Given it is the <phase> of the German turn
      And the German OB has foxholes for 3 squads
      And <force> Q in D4
      And <other>
      When <act>
      And German sets up a foxhole 1S in B2
      Then that is not allowed

      Examples:
        | phase | force                 | other                   | act                               |
        | RPh   | a German squad        | a LMG in D4             | Q tries to Recover the LMG        |
        | PFPh  | a German squad        | a Russian squad E in D6 | Q fires at E                      |
        | MPh   | a German squad        | a Russian squad E in D6 | Q moves into D3                   |
        | DFPh  | a German squad        | a Russian squad E in D6 | E fires at Q                      |
        | AFPh  | a German squad        | a Russian squad E in D6 | Q fires at E                      |
        | RtPh  | a broken German squad | a Russian squad E in D6 | Q carries out a rout into D3      |
        | APh   | a German squad        | a Russian squad E in D6 | Q advances into D3                |
        | CCPh  | a German squad        | a Russian squad E in D4 | Q declares Close Combat against E |
