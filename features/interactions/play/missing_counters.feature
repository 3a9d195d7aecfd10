Feature: Actions that are refused because a counter is missing

  Rule: What is refused for lack of a counter

    @B26.4 @B26.4-13
    Scenario Outline: B26.4-13w where no Wire is nobody gets beneath it <place> F5
      Given it is the MPh of the German turn
      And F5 holds <fort>
      And a German squad P with 4 MF <place> F5
      When P rolls a Wire Exit dr of 1
      Then that is not allowed

      Examples:
        | row     | fort         | place                    |
        | open    | no Wire      | in                       |
        | foxhole | a foxhole 1S | on top of the foxhole in |

    @B27.1 @B27.1-21
    Scenario Outline: B27.1-21z a Gun that nobody takes along <goes> the <cover>
      Given it is the MPh of the German turn
      And F5 holds <fort>
      And a German crew P <place> F5
      And P possesses <gun>
      When the <name> <goes> the <cover>
      Then B27.1 or C10.1 forbids it

      Examples:
        | row | fort         | place                    | gun         | name     | goes         | cover   |
        | gun | a foxhole 2S | on top of the foxhole in | an AT Gun   | AT Gun   | goes beneath | foxhole |
        | mtr | a foxhole 2S | on top of the foxhole in | an 81mm MTR | 81mm MTR | goes beneath | foxhole |

    @B27.51 @B27.51-11
    Scenario: B27.51-11z nor does it come out of a trench
      Given it is the MPh of the German turn
      And F5 holds a trench
      And a German crew P beneath the trench in F5
      And an AT Gun beneath the trench with P
      When the AT Gun comes out of the trench
      Then B27.51 or C10.1 forbids it

    @B27.51 @B27.51-11 @B27.51-12
    Scenario Outline: B27.51-12z a crew that advances out of the <cover> takes its dm <gun> along: <verdict>
      Given it is the APh of the German turn
      And F5 holds <fort>
      And a German crew P beneath the <cover> in F5
      And P possesses a dm <gun>
      When P advances into F4 with the <gun>
      Then that is <verdict>

      Examples: a mortar alone
        | row           | fort         | cover     | gun      | verdict     |
        | mortar        | a trench     | trench    | 81mm MTR | allowed     |
        | inf-gun       | a trench     | trench    | INF Gun  | not allowed |
        | rcl-gun       | a trench     | trench    | RCL Gun  | not allowed |
        | mortar-ditch  | an A-T Ditch | A-T Ditch | 81mm MTR | allowed     |
        | inf-gun-ditch | an A-T Ditch | A-T Ditch | INF Gun  | not allowed |

    @B27.1 @B27.4 @B27.1xB27.4-801
    Scenario Outline: B27.1xB27.4-801 in the <phase> a crew that <goes> out of the foxhole takes its <gun> along: <word>
      Given it is the <phase> of the German turn
      And F5 holds a foxhole 2S
      And a German crew P beneath the foxhole in F5
      And P possesses <gun>
      When P <goes> into F4 with the 81mm MTR
      Then that is <word>

      Examples: dismantled or not
        | row       | phase | goes     | gun           | word        |
        | assembled | APh   | advances | an 81mm MTR   | not allowed |
        | dm        | APh   | advances | a dm 81mm MTR | allowed     |
