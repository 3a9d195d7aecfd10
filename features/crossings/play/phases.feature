Feature: Each action in its phase

  The phases are a closed list (features/crossings.toml).

  Rule: B27.4 In another phase nobody comes or goes

    @B27.4 @A4.1xB27.4-301
    Scenario Outline: A4.1xB27.4-301 in the <phase> nobody moves into the hex of a foxhole
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad in B3
      When the German squad moves into B2
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

    @B27.44 @A4.7xB27.44-301
    Scenario Outline: A4.7xB27.44-301 in the <phase> nobody advances beneath a foxhole
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad in B3
      When the German squad advances straight beneath the foxhole in B2
      Then that is not allowed

      Examples:
        | phase |
        | RPh   |
        | PFPh  |
        | MPh   |
        | DFPh  |
        | AFPh  |
        | RtPh  |
        | CCPh  |

    @B27.41 @A10.5xB27.41-301
    Scenario Outline: A10.5xB27.41-301 in the <phase> nobody routs beneath a foxhole
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a broken German squad in B3
      And a Russian squad in B5
      When the German squad carries out a rout straight beneath the foxhole in B2
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

    @B27.4 @A4.1xB27.4-302
    Scenario Outline: A4.1xB27.4-302 in the <phase> nobody comes out of a foxhole
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      When the German squad comes out of the foxhole
      Then that is not allowed

      Examples:
        | phase |
        | RPh   |
        | PFPh  |
        | DFPh  |
        | AFPh  |
        | CCPh  |

    @B27.1 @B27.1-4
    Scenario Outline: B27.1-4m in the <phase> no foxhole is set up
      Given it is the <phase> of the German turn
      And the German OB has foxholes for 3 squads
      When German sets up a foxhole 1S in B2
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
        | CCPh  |
