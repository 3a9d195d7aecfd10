Feature: A minefield attacks each way of moving

  Rule: B27.54 Minefields

    @B27.54 @B27.54xB28.4-501
    Scenario Outline: B27.54xB28.4-501a a squad that moves <how> is attacked by the minefield
      Given it is the MPh of the German turn
      And B3 is Open Ground
      And B3 holds a 6-factor A-P minefield
      And a German squad P in B2
      When P <goes>
      Then a minefield attacks it

      Examples:
        | row     | how                 | goes                              |
        | plainly | plainly             | moves into B3                     |
        | assault | by Assault Movement | moves into B3 by Assault Movement |

  Rule: B27.54 No mines, no attack

    @B27.54 @B27.54xB28.4-501
    Scenario: B27.54xB28.4-501u where no minefield is none attacks
      Given it is the MPh of the German turn
      And B4 holds a 6-factor A-P minefield
      And a German squad P in B2
      When P moves into B3
      Then no minefield attacks it
      And all that is as given
