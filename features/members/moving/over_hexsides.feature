Feature: Who crosses a wall, hedge or bocage, at what cost

  Rule: B9.4 The hexside costs all the same

    @B9.4 @B9.54 @B9.7 @B9.4xB9.54xB9.7-501
    Scenario Outline: B9.4xB9.54xB9.7-501a <target> crosses a <barrier> for <mf> MF
      Given it is the MPh of the German turn
      And the weather is <weather>
      And F5 holds <fort>
      And hexside F5-F6 is a <barrier>
      And <target> P <place> F5
      When P moves into F6
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | row                    | weather  | target                         | place                    | fort         | barrier | mf |
        | wall-squad             | Clear    | a German squad                 | in                       | no foxhole   | wall    | 2  |
        | hedge-squad            | Clear    | a German squad                 | in                       | no foxhole   | hedge   | 2  |
        | bocage-squad           | Clear    | a German squad                 | in                       | no foxhole   | bocage  | 3  |
        | wall-half-squad        | Overcast | a German half-squad            | in                       | no foxhole   | wall    | 2  |
        | hedge-half-squad       | Overcast | a German half-squad            | in                       | no foxhole   | hedge   | 2  |
        | bocage-half-squad      | Overcast | a German half-squad            | in                       | no foxhole   | bocage  | 3  |
        | wall-crew              | Rain     | a German crew                  | in                       | no foxhole   | wall    | 2  |
        | hedge-crew             | Rain     | a German crew                  | in                       | no foxhole   | hedge   | 2  |
        | bocage-crew            | Rain     | a German crew                  | in                       | no foxhole   | bocage  | 3  |
        | wall-leader            | Clear    | a German leader                | in                       | no foxhole   | wall    | 2  |
        | hedge-leader           | Clear    | a German leader                | in                       | no foxhole   | hedge   | 2  |
        | bocage-leader          | Clear    | a German leader                | in                       | no foxhole   | bocage  | 3  |
        | wall-hero              | Clear    | a German hero                  | in                       | no foxhole   | wall    | 2  |
        | hedge-hero             | Clear    | a German hero                  | in                       | no foxhole   | hedge   | 2  |
        | bocage-hero            | Clear    | a German hero                  | in                       | no foxhole   | bocage  | 3  |
        | wall-concealed-squad   | Clear    | a concealed German squad       | in                       | no foxhole   | wall    | 2  |
        | hedge-concealed-squad  | Clear    | a concealed German squad       | in                       | no foxhole   | hedge   | 2  |
        | bocage-concealed-squad | Clear    | a concealed German squad       | in                       | no foxhole   | bocage  | 3  |
        | wall-dummies           | Clear    | a concealed German dummy stack | in                       | no foxhole   | wall    | 2  |
        | hedge-dummies          | Clear    | a concealed German dummy stack | in                       | no foxhole   | hedge   | 2  |
        | bocage-dummies         | Clear    | a concealed German dummy stack | in                       | no foxhole   | bocage  | 3  |
        | wall-cx-squad          | Clear    | a CX German squad              | in                       | no foxhole   | wall    | 2  |
        | hedge-cx-squad         | Clear    | a CX German squad              | in                       | no foxhole   | hedge   | 2  |
        | bocage-cx-squad        | Clear    | a CX German squad              | in                       | no foxhole   | bocage  | 3  |
        | wall-wounded-hero      | Clear    | a wounded German hero          | in                       | no foxhole   | wall    | 2  |
        | hedge-wounded-hero     | Clear    | a wounded German hero          | in                       | no foxhole   | hedge   | 2  |
        | bocage-wounded-hero    | Clear    | a wounded German hero          | in                       | no foxhole   | bocage  | 3  |
        | wall-wounded-leader    | Clear    | a wounded German leader        | in                       | no foxhole   | wall    | 2  |
        | hedge-wounded-leader   | Clear    | a wounded German leader        | in                       | no foxhole   | hedge   | 2  |
        | bocage-wounded-leader  | Clear    | a wounded German leader        | in                       | no foxhole   | bocage  | 3  |
        | wall-green-squad       | Clear    | an inexperienced German squad  | in                       | no foxhole   | wall    | 2  |
        | hedge-green-squad      | Clear    | an inexperienced German squad  | in                       | no foxhole   | hedge   | 2  |
        | bocage-green-squad     | Clear    | an inexperienced German squad  | in                       | no foxhole   | bocage  | 3  |
        | wall-fanatic-squad     | Clear    | a Fanatic German squad         | in                       | no foxhole   | wall    | 2  |
        | hedge-fanatic-squad    | Clear    | a Fanatic German squad         | in                       | no foxhole   | hedge   | 2  |
        | bocage-fanatic-squad   | Clear    | a Fanatic German squad         | in                       | no foxhole   | bocage  | 3  |
        | wall-encircled-squad   | Clear    | an Encircled German squad      | in                       | no foxhole   | wall    | 2  |
        | hedge-encircled-squad  | Clear    | an Encircled German squad      | in                       | no foxhole   | hedge   | 2  |
        | bocage-encircled-squad | Clear    | an Encircled German squad      | in                       | no foxhole   | bocage  | 3  |
        | wall-unarmed-squad     | Clear    | an unarmed German squad        | in                       | no foxhole   | wall    | 2  |
        | hedge-unarmed-squad    | Clear    | an unarmed German squad        | in                       | no foxhole   | hedge   | 2  |
        | bocage-unarmed-squad   | Clear    | an unarmed German squad        | in                       | no foxhole   | bocage  | 3  |
        | wall-cavalry-squad     | Clear    | a German Cavalry squad         | in                       | no foxhole   | wall    | 2  |
        | hedge-cavalry-squad    | Clear    | a German Cavalry squad         | in                       | no foxhole   | hedge   | 2  |
        | wall-on-foxhole        | Clear    | a German squad                 | on top of the foxhole in | a foxhole 1S | wall    | 2  |
        | hedge-on-foxhole       | Clear    | a German squad                 | on top of the foxhole in | a foxhole 1S | hedge   | 2  |
        | bocage-on-foxhole      | Clear    | a German squad                 | on top of the foxhole in | a foxhole 1S | bocage  | 3  |
        | wall-on-trench         | Clear    | a German squad                 | on top of the trench in  | a trench     | wall    | 2  |
        | hedge-on-trench        | Clear    | a German squad                 | on top of the trench in  | a trench     | hedge   | 2  |
        | bocage-on-trench       | Clear    | a German squad                 | on top of the trench in  | a trench     | bocage  | 3  |
        | wall-wire              | Clear    | a German squad                 | beneath the Wire in      | Wire         | wall    | 2  |
        | hedge-wire             | Clear    | a German squad                 | beneath the Wire in      | Wire         | hedge   | 2  |
        | bocage-wire            | Clear    | a German squad                 | beneath the Wire in      | Wire         | bocage  | 3  |

    @B9.4 @B9.54 @B9.7 @B9.4xB9.54xB9.7-501
    Scenario Outline: B9.4xB9.54xB9.7-501b a <vehicle> crosses a <barrier> for <mp> MP
      Given it is the MPh of the German turn
      And hexside F5-F6 is a <barrier>
      And a moving German <vehicle> P in F5
      When P moves into F6
      Then that is allowed
      And it costs <mp> MP

      Examples:
        | row               | vehicle     | barrier | mp |
        | wall-tank         | tank        | wall    | 2  |
        | hedge-tank        | tank        | hedge   | 2  |
        | wall-assault-gun  | assault gun | wall    | 2  |
        | hedge-assault-gun | assault gun | hedge   | 2  |
        | wall-sp-gun       | SP gun      | wall    | 2  |
        | hedge-sp-gun      | SP gun      | hedge   | 2  |
        | wall-carrier      | Carrier     | wall    | 2  |
        | hedge-carrier     | Carrier     | hedge   | 2  |
        | wall-bulldozer    | bulldozer   | wall    | 2  |
        | hedge-bulldozer   | bulldozer   | hedge   | 2  |
        | wall-dozer-tank   | Dozer tank  | wall    | 2  |
        | hedge-dozer-tank  | Dozer tank  | hedge   | 2  |
        | wall-culin-tank   | Culin tank  | wall    | 2  |
        | hedge-culin-tank  | Culin tank  | hedge   | 2  |
        | hedge-halftrack   | halftrack   | hedge   | 3  |
        | hedge-armored-car | armored car | hedge   | 6  |

    @B9.4 @B9.54 @B9.7 @B9.4xB9.54xB9.7-501
    Scenario Outline: B9.4xB9.54xB9.7-501c and fully tracked that calls for no Bog Check: a <vehicle> at a <barrier>
      Given it is the MPh of the German turn
      And the weather is <weather>
      And hexside F5-F6 is a <barrier>
      And a moving German <vehicle> P in F5
      When P moves into F6
      Then that is allowed
      And it costs 2 MP
      And no Bog DR is due from P

      Examples:
        | row                            | weather       | vehicle     | barrier |
        | wall-tank                      | Clear         | tank        | wall    |
        | hedge-tank                     | Clear         | tank        | hedge   |
        | wall-assault-gun               | Overcast      | assault gun | wall    |
        | hedge-assault-gun              | Overcast      | assault gun | hedge   |
        | wall-sp-gun                    | Clear         | SP gun      | wall    |
        | hedge-sp-gun                   | Clear         | SP gun      | hedge   |
        | wall-carrier                   | Rain          | Carrier     | wall    |
        | hedge-carrier                  | Rain          | Carrier     | hedge   |
        | wall-bulldozer                 | Clear         | bulldozer   | wall    |
        | hedge-bulldozer                | Clear         | bulldozer   | hedge   |
        | hedge-tank-heavy-rain          | Heavy Rain    | tank        | hedge   |
        | hedge-sp-gun-frost             | sub-zero cold | SP gun      | hedge   |
        | hedge-assault-gun-falling-snow | Falling Snow  | assault gun | hedge   |
        | wall-tank-frost                | sub-zero cold | tank        | wall    |
        | wall-carrier-heavy-rain        | Heavy Rain    | Carrier     | wall    |
        | wall-sp-gun-rain               | Rain          | SP gun      | wall    |

    @B9.4 @B9.54 @B9.7 @B9.4xB9.54xB9.7-501
    Scenario Outline: B9.4xB9.54xB9.7-501d a <vehicle> does not cross a <barrier>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a <barrier>
      And a moving German <vehicle> P in F5
      When P moves into F6
      Then that is not allowed

      Examples:
        | row                | vehicle     | barrier |
        | wall-truck         | truck       | wall    |
        | hedge-truck        | truck       | hedge   |
        | bocage-truck       | truck       | bocage  |
        | wall-wagon         | wagon       | wall    |
        | hedge-wagon        | wagon       | hedge   |
        | bocage-wagon       | wagon       | bocage  |
        | wall-motorcycle    | motorcycle  | wall    |
        | hedge-motorcycle   | motorcycle  | hedge   |
        | bocage-motorcycle  | motorcycle  | bocage  |
        | wall-halftrack     | halftrack   | wall    |
        | bocage-halftrack   | halftrack   | bocage  |
        | wall-armored-car   | armored car | wall    |
        | bocage-armored-car | armored car | bocage  |
        | bocage-bulldozer   | bulldozer   | bocage  |

    @B9.4 @B9.54 @B9.7 @B9.4xB9.54xB9.7-501
    Scenario Outline: B9.4xB9.54xB9.7-501e <target> advances over a <barrier> in the APh
      Given it is the APh of the German turn
      And hexside F5-F6 is a <barrier>
      And <target> P in F5
      When P advances into F6
      Then that is allowed
      And P is on top in F6

      Examples:
        | row                   | target                         | barrier |
        | wall-squad            | a German squad                 | wall    |
        | hedge-half-squad      | a German half-squad            | hedge   |
        | wall-crew             | a German crew                  | wall    |
        | hedge-leader          | a German leader                | hedge   |
        | wall-hero             | a German hero                  | wall    |
        | hedge-concealed-squad | a concealed German squad       | hedge   |
        | wall-dummies          | a concealed German dummy stack | wall    |
        | hedge-wounded-hero    | a wounded German hero          | hedge   |
        | wall-wounded-leader   | a wounded German leader        | wall    |
        | hedge-green-squad     | an inexperienced German squad  | hedge   |
        | wall-fanatic-squad    | a Fanatic German squad         | wall    |
        | hedge-encircled-squad | an Encircled German squad      | hedge   |
        | wall-unarmed-squad    | an unarmed German squad        | wall    |

    @B9.4 @B9.54 @B9.7 @B9.4xB9.54xB9.7-501
    Scenario Outline: B9.4xB9.54xB9.7-501f <target> routs over a <barrier> for 1 MF more
      Given it is the RtPh of the German turn
      And F6 is woods
      And hexside F5-F6 is a <barrier>
      And <target> P in F5
      When P routs into F6
      Then that is allowed
      And it has spent 3 MF in all

      Examples:
        | row        | target                          | barrier |
        | broken     | a broken German squad           | wall    |
        | dm         | a broken DM German squad        | hedge   |
        | half-squad | a broken German half-squad      | wall    |
        | crew       | a broken German crew            | hedge   |
        | leader     | a broken German leader          | wall    |
        | disrupted  | a broken disrupted German squad | hedge   |

    @B9.4 @B9.54 @B9.7 @B9.4xB9.54xB9.7-501
    Scenario Outline: B9.4xB9.54xB9.7-501g whatever the streams are, a <unit> crosses a hedge: <depth>
      Given it is the MPh of the German turn
      And the water depth is <depth>
      And hexside F5-F6 is a hedge
      And <force> P in F5
      When P moves into F6
      Then that is allowed
      And it costs 2 MF

      Examples:
        | row           | depth   | unit  | force                |
        | squad-dry     | dry     | squad | a German squad       |
        | tank-dry      | dry     | tank  | a moving German tank |
        | squad-shallow | shallow | squad | a German squad       |
        | tank-shallow  | shallow | tank  | a moving German tank |
        | squad-deep    | deep    | squad | a German squad       |
        | tank-deep     | deep    | tank  | a moving German tank |
        | squad-flooded | flooded | squad | a German squad       |
        | tank-flooded  | flooded | tank  | a moving German tank |
        | squad-frozen  | frozen  | squad | a German squad       |
        | tank-frozen   | frozen  | tank  | a moving German tank |

    @B9.4 @B9.4-1
    Scenario Outline: B9.4-1s in <weather> <unit> crosses a <side> into <ground>
      Given it is the MPh of the German turn
      And the weather is <weather>
      And hexside F5-F6 is a <side>
      And F5 is <ground>
      And <unit> P in F6
      When P moves into F5
      Then that is allowed
      And it costs <mf> MF

      Examples: the hexside costs 1 MF besides the COT of the hex
        | row           | weather       | side  | ground      | unit                     | mf |
        | clear         | Clear         | wall  | Open Ground | a German squad           | 2  |
        | overcast      | Overcast      | hedge | woods       | a German squad           | 3  |
        | rain          | Rain          | wall  | brush       | a German crew            | 3  |
        | heavy-rain    | Heavy Rain    | hedge | Open Ground | a German hero            | 2  |
        | falling-snow  | Falling Snow  | wall  | woods       | a CX German squad        | 3  |
        | snow          | Snow          | hedge | brush       | a German half-squad      | 3  |
        | ground-snow   | Ground Snow   | wall  | Open Ground | a German leader          | 2  |
        | sub-zero-cold | sub-zero cold | hedge | Open Ground | a concealed German squad | 2  |
