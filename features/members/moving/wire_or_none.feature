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
        | row                | unit                           | weather       | depth       | fort    | verdict     |
        | squad-none         | a German squad                 | Clear         | not defined | no Wire | allowed     |
        | squad-wire         | a German squad                 | Clear         | not defined | Wire    | not allowed |
        | half-squad-none    | a German half-squad            | not defined   | flooded     | no Wire | allowed     |
        | half-squad-wire    | a German half-squad            | not defined   | flooded     | Wire    | not allowed |
        | crew-none          | a German crew                  | not defined   | dry         | no Wire | allowed     |
        | crew-wire          | a German crew                  | not defined   | dry         | Wire    | not allowed |
        | hero-none          | a German hero                  | not defined   | shallow     | no Wire | allowed     |
        | hero-wire          | a German hero                  | not defined   | shallow     | Wire    | not allowed |
        | cx-none            | a CX German squad              | not defined   | deep        | no Wire | allowed     |
        | cx-wire            | a CX German squad              | not defined   | deep        | Wire    | not allowed |
        | concealed-none     | a concealed German squad       | not defined   | frozen      | no Wire | allowed     |
        | concealed-wire     | a concealed German squad       | not defined   | frozen      | Wire    | not allowed |
        | fanatic-none       | a Fanatic German squad         | Overcast      | not defined | no Wire | allowed     |
        | fanatic-wire       | a Fanatic German squad         | Overcast      | not defined | Wire    | not allowed |
        | wounded-none       | a wounded German hero          | Snow          | not defined | no Wire | allowed     |
        | wounded-wire       | a wounded German hero          | Snow          | not defined | Wire    | not allowed |
        | unarmed-none       | an unarmed German squad        | Clear         | not defined | no Wire | allowed     |
        | unarmed-wire       | an unarmed German squad        | Clear         | not defined | Wire    | not allowed |
        | encircled-none     | an Encircled German squad      | Clear         | not defined | no Wire | allowed     |
        | encircled-wire     | an Encircled German squad      | Clear         | not defined | Wire    | not allowed |
        | rain-none          | a German squad                 | Rain          | not defined | no Wire | allowed     |
        | rain-wire          | a German squad                 | Rain          | not defined | Wire    | not allowed |
        | heavy-rain-none    | a German squad                 | Heavy Rain    | not defined | no Wire | allowed     |
        | heavy-rain-wire    | a German squad                 | Heavy Rain    | not defined | Wire    | not allowed |
        | falling-snow-none  | a German squad                 | Falling Snow  | not defined | no Wire | allowed     |
        | falling-snow-wire  | a German squad                 | Falling Snow  | not defined | Wire    | not allowed |
        | ground-snow-none   | a German squad                 | Ground Snow   | not defined | no Wire | allowed     |
        | ground-snow-wire   | a German squad                 | Ground Snow   | not defined | Wire    | not allowed |
        | deep-snow-none     | a German squad                 | Deep Snow     | not defined | no Wire | allowed     |
        | deep-snow-wire     | a German squad                 | Deep Snow     | not defined | Wire    | not allowed |
        | sub-zero-cold-none | a German squad                 | sub-zero cold | not defined | no Wire | allowed     |
        | sub-zero-cold-wire | a German squad                 | sub-zero cold | not defined | Wire    | not allowed |
        | leader-none        | a German leader                | Clear         | not defined | no Wire | allowed     |
        | leader-wire        | a German leader                | Clear         | not defined | Wire    | not allowed |
        | green-none         | an inexperienced German squad  | Clear         | not defined | no Wire | allowed     |
        | green-wire         | an inexperienced German squad  | Clear         | not defined | Wire    | not allowed |
        | dummies-none       | a concealed German dummy stack | Clear         | not defined | no Wire | allowed     |
        | dummies-wire       | a concealed German dummy stack | Clear         | not defined | Wire    | not allowed |

    @B26.44 @B26.44-1
    Scenario Outline: B26.44-1t where no phase is told a squad bypasses <ground> with <fort> in it: <verdict>
      Given B3 is <ground>
      And the artwork of B3 does not reach towards C4
      And B3 holds <fort>
      And a German squad P in B4
      When P bypasses B3 along B3-C4
      Then that is <verdict>

      Examples: whatever it bypasses
        | row             | ground          | fort    | verdict     |
        | woods           | woods           | no Wire | allowed     |
        | woods-wire      | woods           | Wire    | not allowed |
        | forest          | forest          | no Wire | allowed     |
        | forest-wire     | forest          | Wire    | not allowed |
        | pine-woods      | pine woods      | no Wire | allowed     |
        | pine-woods-wire | pine woods      | Wire    | not allowed |
        | wooden-building | wooden building | no Wire | allowed     |
        | stone-building  | stone building  | no Wire | allowed     |

    @B26.44 @B26.44-1
    Scenario Outline: B26.44-1y in the RtPh a broken squad <place> B4 routs in Bypass of a wood with <fort> in it: <verdict>
      Given it is the RtPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C4
      And B3 holds <fort>
      And B4 holds <cover>
      And a broken German squad P <place> B4
      And a Russian squad in B7
      When P routs in Bypass of B3 along B3-C4
      Then that is <verdict>

      Examples: out of whatever
        | row          | place                    | cover        | fort    | verdict     |
        | foxhole      | beneath the foxhole in   | a foxhole 1S | no Wire | allowed     |
        | foxhole-wire | beneath the foxhole in   | a foxhole 1S | Wire    | not allowed |
        | trench       | beneath the trench in    | a trench     | no Wire | allowed     |
        | trench-wire  | beneath the trench in    | a trench     | Wire    | not allowed |
        | on-top       | on top of the foxhole in | a foxhole 1S | no Wire | allowed     |
        | on-top-wire  | on top of the foxhole in | a foxhole 1S | Wire    | not allowed |

    @B26.44 @B26.44-4
    Scenario Outline: B26.44-4d in a Wire hex <vehicle> uses VBM, in <weather>
      Given it is the MPh of the German turn
      And the weather is <weather>
      And B3 is woods
      And the artwork of B3 does not reach towards C4
      And B3 holds Wire
      And a moving German <vehicle> P with 24 MP in B4
      When P bypasses B3 along B3-C4
      Then that is allowed
      And one Bog DRs are due from P

      Examples: whatever it is
        | row             | vehicle         | weather      |
        | assault-gun     | assault gun     | Clear        |
        | sp-gun          | SP gun          | Overcast     |
        | carrier         | Carrier         | Rain         |
        | armored-car     | armored car     | Heavy Rain   |
        | halftrack       | halftrack       | Falling Snow |
        | truck           | truck           | Overcast     |
        | tractor         | tractor         | Clear        |
        | bulldozer       | bulldozer       | Rain         |
        | amphibious-tank | amphibious tank | Clear        |

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
        | crag-none         | crag         | Clear         | no Wire | allowed     |
        | crag-wire         | crag         | Clear         | Wire    | not allowed |
        | woods-none        | woods        | Deep Snow     | no Wire | allowed     |
        | woods-wire        | woods        | Deep Snow     | Wire    | not allowed |
        | runway-none       | runway       | Clear         | no Wire | allowed     |
        | runway-wire       | runway       | Clear         | Wire    | not allowed |
        | shellholes-none   | shellholes   | Clear         | no Wire | allowed     |
        | shellholes-wire   | shellholes   | Clear         | Wire    | not allowed |
        | gully-none        | gully        | Clear         | no Wire | allowed     |
        | gully-wire        | gully        | Clear         | Wire    | not allowed |
        | stream-none       | stream       | Clear         | no Wire | allowed     |
        | stream-wire       | stream       | Clear         | Wire    | not allowed |
        | mudflat-none      | mudflat      | Clear         | no Wire | allowed     |

  Rule: B26.43 Where there is no Wire

    @B26.43 @B27.55 @B26.43-11 @B27.55-8
    Scenario Outline: B26.43-11s <vehicle> drives into <ground> beside Wire and a trench: <mp> MP, <drs>
      Given it is the MPh of the German turn
      And the water depth is <depth>
      And B1 holds a trench
      And B1 holds Wire
      And B3 is <ground>
      And a moving German <vehicle> P with 24 MP in B2
      When P moves <how> B3
      Then that is allowed
      And it costs <mp> MP
      And <drs> due from P

      Examples: no more than without them
        | row          | vehicle | depth       | ground | how  | mp | drs          |
        | gully        | tank    | not defined | gully  | INTO | 2  | no Bog DR is |
        | gully-sp-gun | SP gun  | not defined | gully  | INTO | 2  | no Bog DR is |
        | brush        | tank    | not defined | brush  | into | 2  | no Bog DR is |

    @B26.43 @B27.55 @B26.43-11 @B27.55-8
    Scenario: B26.43-11u an amphibious tank that enters a flooded stream beside Wire and a trench makes no Bog DR
      Given it is the MPh of the German turn
      And B1 holds a trench
      And B1 holds Wire
      And B2 is stream
      And the water depth is flooded
      And a German amphibious tank with 6 amphibious MP in B3
      When the German amphibious tank moves into B2
      Then that is allowed
      And it has 5 amphibious MP left
      And no Bog DR is due from it

  Rule: B26.4 Where there is no Wire

    @B26.4 @B26.4-47
    Scenario Outline: B26.4-47s <unit> that <fact> moves into a hex without Wire and out again
      Given it is the MPh of the German turn
      And B1 holds Wire
      And <unit> P in B2
      And P <fact>
      When P moves through B3 and B4 in turn
      Then that is allowed
      And P is not on the Wire

      Examples: on none it is held up by none
        | row     | unit                 | fact         |
        | hidden  | a German squad       | is hidden    |
        | dummies | a German dummy stack | is concealed |
