Feature: Concealment behind bocage, for all who have it

  Rule: B9.55 Gained, or not

    @B9.31 @B9.55 @B9.55-3 @B9.31-7
    Scenario Outline: B9.55-3z <target> behind it in <ground> gains '?'
      Given it is the CCPh of the German turn
      And hexside F5-F6 is a bocage
      And F5 is <ground>
      And F6 is <other>
      And a Russian squad E in F6
      And <more>
      And <target> P in F5
      When the CCPh ends and the RPh begins
      Then P is concealed

      Examples:
        | row        | target                        | ground      | other | more        |
        | squad      | a German squad                | Open Ground | woods | F4 is brush |
        | half-squad | a German half-squad           | woods       | woods | F4 is brush |
        | crew       | a German crew                 | Open Ground | woods | F4 is brush |
        | leader     | a German leader               | woods       | woods | F4 is brush |
        | hero       | a German hero                 | Open Ground | woods | F4 is brush |
        | green      | an inexperienced German squad | woods       | woods | F4 is brush |
        | fanatic    | a Fanatic German squad        | Open Ground | woods | F4 is brush |
        | encircled  | an Encircled German squad     | woods       | woods | F4 is brush |
        | wounded    | a wounded German hero         | Open Ground | woods | F4 is brush |

    @B9.31 @B9.55 @B9.55-5 @B9.55-6 @B9.31-13
    Scenario Outline: B9.55-6z <target> in <ground> gains none where <why>
      Given it is the CCPh of the German turn
      And hexside F5-F6 is a bocage
      And F5 is <ground>
      And F6 is <other>
      And a Russian squad E in F6
      And <more>
      And <target> P in F5
      When the CCPh ends and the RPh begins
      Then P is not concealed
      And all that is as given

      Examples:
        | row             | target                        | ground      | other       | why                          | more                  |
        | squad-wa        | a German squad                | woods       | Open Ground | the enemy has wall advantage | E has wall advantage  |
        | half-squad-seen | a German half-squad           | Open Ground | woods       | another enemy sees past it   | a Russian squad in F4 |
        | crew-wa         | a German crew                 | woods       | Open Ground | the enemy has wall advantage | E has wall advantage  |
        | leader-seen     | a German leader               | Open Ground | woods       | another enemy sees past it   | a Russian squad in F4 |
        | hero-wa         | a German hero                 | woods       | Open Ground | the enemy has wall advantage | E has wall advantage  |
        | green-seen      | an inexperienced German squad | Open Ground | woods       | another enemy sees past it   | a Russian squad in F4 |
        | fanatic-wa      | a Fanatic German squad        | woods       | Open Ground | the enemy has wall advantage | E has wall advantage  |
        | encircled-seen  | an Encircled German squad     | Open Ground | woods       | another enemy sees past it   | a Russian squad in F4 |
        | wounded-wa      | a wounded German hero         | woods       | Open Ground | the enemy has wall advantage | E has wall advantage  |

  Rule: B9.55 In play

    @B9.55 @B9.55-14 @B9.55-16
    Scenario Outline: B9.55-16z <target> behind it in <ground> <then> once an enemy sees it past the bocage in the <phase>
      Given it is the <phase> of the Russian turn
      And hexside F5-F6 is a bocage
      And F5 is <ground>
      And <target> P in F5
      And a Russian squad E in F2
      When E <goes> into F3
      Then P <then>

      Examples:
        | row                        | phase | target                     | ground      | goes     | then          |
        | squad-mph-open-ground      | MPh   | a hidden German squad      | Open Ground | moves    | is not hidden |
        | squad-mph-woods            | MPh   | a hidden German squad      | woods       | moves    | is hidden     |
        | half-squad-mph-open-ground | MPh   | a hidden German half-squad | Open Ground | moves    | is not hidden |
        | half-squad-mph-woods       | MPh   | a hidden German half-squad | woods       | moves    | is hidden     |
        | squad-aph-open-ground      | APh   | a hidden German squad      | Open Ground | advances | is not hidden |
        | squad-aph-woods            | APh   | a hidden German squad      | woods       | advances | is hidden     |
        | half-squad-aph-open-ground | APh   | a hidden German half-squad | Open Ground | advances | is not hidden |
        | half-squad-aph-woods       | APh   | a hidden German half-squad | woods       | advances | is hidden     |

    @B9.55 @B9.55-14 @B9.55-16
    Scenario Outline: B9.55-16y and where no phase is told: a hidden squad in <ground> <then>
      Given hexside F5-F6 is a bocage
      And F5 is <ground>
      And a hidden German squad P in F5
      And a Russian squad E in F2
      When E moves into F3
      Then P <then>

      Examples:
        | ground      | then          |
        | Open Ground | is not hidden |
        | woods       | is hidden     |

    @B9.55 @B9.55-5 @B9.55-10
    Scenario Outline: B9.55-5s where no phase is told, in <weather> and <depth>, a concealed squad moves behind bocage in view of <whom>: <lost>
      Given the weather is <weather>
      And the water depth is <depth>
      And hexside F5-F6 is a bocage
      And a concealed German squad P in F4
      And a Russian squad E in <hex>
      When P moves into F5
      Then that is allowed
      And P <lost>

      Examples: in whatever weather and water
        | row           | whom                | hex | weather       | depth       | lost                                     |
        | past          | who sees it past it | C5  | not defined   | not defined | has lost its concealment by its movement |
        | over          | who sees it over it | F8  | not defined   | not defined | has lost neither HIP nor '?'             |
        | clear         | who sees it past it | C5  | Clear         | not defined | has lost its concealment by its movement |
        | overcast      | who sees it past it | C5  | Overcast      | not defined | has lost its concealment by its movement |
        | snow          | who sees it past it | C5  | Snow          | not defined | has lost its concealment by its movement |
        | ground-snow   | who sees it past it | C5  | Ground Snow   | not defined | has lost its concealment by its movement |
        | deep-snow     | who sees it past it | C5  | Deep Snow     | not defined | has lost its concealment by its movement |
        | sub-zero-cold | who sees it past it | C5  | sub-zero cold | not defined | has lost its concealment by its movement |
        | dry           | who sees it past it | C5  | not defined   | dry         | has lost its concealment by its movement |
        | shallow       | who sees it past it | C5  | not defined   | shallow     | has lost its concealment by its movement |
        | deep          | who sees it past it | C5  | not defined   | deep        | has lost its concealment by its movement |
        | flooded       | who sees it past it | C5  | not defined   | flooded     | has lost its concealment by its movement |
        | frozen        | who sees it past it | C5  | not defined   | frozen      | has lost its concealment by its movement |
