Feature: Into a hex and past it, Wire or none

  Rule: B26.44 Bypass

    @B26.44 @B26.44-1
    Scenario Outline: B26.44-1s <unit> bypasses a wood with <fort> in it, in <weather> and <depth>: <verdict>
      Given it is the MPh of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And B3 is woods
      And the artwork of B3 does not reach towards C4
      And B3 holds <fort>
      And <unit> P in B4
      When P bypasses B3 along B3-C4
      Then that is <verdict>

      Examples: whoever it is, in whatever weather and depth
        | row             | unit                      | weather     | depth       | fort    | verdict     |
        | squad-none      | a German squad            | Clear       | not defined | no Wire | allowed     |
        | squad-wire      | a German squad            | Clear       | not defined | Wire    | not allowed |
        | half-squad-none | a German half-squad       | not defined | flooded     | no Wire | allowed     |
        | half-squad-wire | a German half-squad       | not defined | flooded     | Wire    | not allowed |
        | crew-none       | a German crew             | not defined | dry         | no Wire | allowed     |
        | crew-wire       | a German crew             | not defined | dry         | Wire    | not allowed |
        | hero-none       | a German hero             | not defined | shallow     | no Wire | allowed     |
        | hero-wire       | a German hero             | not defined | shallow     | Wire    | not allowed |
        | cx-none         | a CX German squad         | not defined | deep        | no Wire | allowed     |
        | cx-wire         | a CX German squad         | not defined | deep        | Wire    | not allowed |
        | concealed-none  | a concealed German squad  | not defined | frozen      | no Wire | allowed     |
        | concealed-wire  | a concealed German squad  | not defined | frozen      | Wire    | not allowed |
        | fanatic-none    | a Fanatic German squad    | Overcast    | not defined | no Wire | allowed     |
        | fanatic-wire    | a Fanatic German squad    | Overcast    | not defined | Wire    | not allowed |
        | wounded-none    | a wounded German hero     | Snow        | not defined | no Wire | allowed     |
        | wounded-wire    | a wounded German hero     | Snow        | not defined | Wire    | not allowed |
        | unarmed-none    | an unarmed German squad   | Clear       | not defined | no Wire | allowed     |
        | unarmed-wire    | an unarmed German squad   | Clear       | not defined | Wire    | not allowed |
        | encircled-none  | an Encircled German squad | Clear       | not defined | no Wire | allowed     |
        | encircled-wire  | an Encircled German squad | Clear       | not defined | Wire    | not allowed |

  Rule: B26.42 Cavalry

    @B26.42 @B26.42-1 @B26.42-5
    Scenario Outline: B26.42-5s in <weather> Cavalry enters <ground> with <fort>: <verdict>
      Given it is the MPh of the German turn
      And the weather is <weather>
      And B3 is <ground>
      And B3 holds <fort>
      And a German Cavalry squad P in B4
      When P moves into B3
      Then that is <verdict>

      Examples: on whatever ground
        | row               | ground       | weather       | fort    | verdict     |
        | open-ground-none  | Open Ground  | Clear         | no Wire | allowed     |
        | open-ground-wire  | Open Ground  | Clear         | Wire    | not allowed |
        | brush-none        | brush        | Rain          | no Wire | allowed     |
        | brush-wire        | brush        | Rain          | Wire    | not allowed |
        | grain-none        | grain        | Heavy Rain    | no Wire | allowed     |
        | grain-wire        | grain        | Heavy Rain    | Wire    | not allowed |
        | orchard-none      | orchard      | Falling Snow  | no Wire | allowed     |
        | orchard-wire      | orchard      | Falling Snow  | Wire    | not allowed |
        | plowed-field-none | plowed field | Overcast      | no Wire | allowed     |
        | plowed-field-wire | plowed field | Overcast      | Wire    | not allowed |
        | graveyard-none    | graveyard    | Snow          | no Wire | allowed     |
        | graveyard-wire    | graveyard    | Snow          | Wire    | not allowed |
        | vineyard-none     | vineyard     | Ground Snow   | no Wire | allowed     |
        | vineyard-wire     | vineyard     | Ground Snow   | Wire    | not allowed |
        | olive-grove-none  | olive grove  | sub-zero cold | no Wire | allowed     |
        | olive-grove-wire  | olive grove  | sub-zero cold | Wire    | not allowed |
