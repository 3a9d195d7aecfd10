Feature: Over a wall or hedge into whatever terrain and weather

  Rule: B9.323 Mandatory on arrival, or not

    @B9.32 @B9.323 @B9.4 @B9.7 @B9.32-1 @B9.323-1 @B9.4-1 @B9.7-2
    Scenario Outline: B9.323-1s over <side> into <ground> P <has>, in <weather>
      Given it is the MPh of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And hexside F5-F6 is <side>
      And F5 is <ground>
      And F5 has <smoke>
      And <unit> P in F6
      When P moves into F5
      And the players ask about the wall advantage of P
      Then that is allowed
      And P has <has>

      Examples: where nothing in its hex gives it a TEM it must
        | row           | side    | ground        | smoke           | unit                          | weather       | depth       | has                                        |
        | brush         | a wall  | brush         | no smoke        | a German squad                | Clear         | not defined | wall advantage over F5-F6 and nothing else |
        | cactus-patch  | a hedge | cactus patch  | no smoke        | a German half-squad           | Overcast      | not defined | no wall advantage                          |
        | forest        | a wall  | forest        | no smoke        | a German crew                 | Clear         | deep        | no wall advantage                          |
        | grain         | a hedge | grain         | no smoke        | a German hero                 | Overcast      | shallow     | wall advantage over F5-F6 and nothing else |
        | graveyard     | a wall  | graveyard     | no smoke        | a CX German squad             | Clear         | flooded     | no wall advantage                          |
        | mudflat       | a hedge | mudflat       | no smoke        | a Fanatic German squad        | Clear         | not defined | wall advantage over F5-F6 and nothing else |
        | olive-grove   | a wall  | olive grove   | no smoke        | a concealed German squad      | Overcast      | dry         | no wall advantage                          |
        | orchard       | a hedge | orchard       | no smoke        | an inexperienced German squad | Clear         | frozen      | wall advantage over F5-F6 and nothing else |
        | pine-woods    | a wall  | pine woods    | no smoke        | an Encircled German squad     | Overcast      | not defined | no wall advantage                          |
        | plowed        | a hedge | plowed field  | no smoke        | a wounded German hero         | Clear         | not defined | wall advantage over F5-F6 and nothing else |
        | runway        | a wall  | runway        | no smoke        | a German squad                | Overcast      | not defined | wall advantage over F5-F6 and nothing else |
        | stone-rubble  | a wall  | stone rubble  | no smoke        | a German squad                | Clear         | not defined | no wall advantage                          |
        | wooden-rubble | a hedge | wooden rubble | no smoke        | a German squad                | Clear         | not defined | no wall advantage                          |
        | vineyard      | a wall  | vineyard      | no smoke        | a German squad                | Overcast      | not defined | wall advantage over F5-F6 and nothing else |
        | smoke         | a hedge | Open Ground   | smoke           | a German squad                | Clear         | not defined | wall advantage over F5-F6 and nothing else |
        | dispersed     | a wall  | Open Ground   | dispersed smoke | a German squad                | Clear         | not defined | wall advantage over F5-F6 and nothing else |
        | rain          | a hedge | Open Ground   | no smoke        | a German squad                | Rain          | not defined | wall advantage over F5-F6 and nothing else |
        | heavy-rain    | a wall  | Open Ground   | no smoke        | a German squad                | Heavy Rain    | not defined | wall advantage over F5-F6 and nothing else |
        | falling-snow  | a hedge | Open Ground   | no smoke        | a German squad                | Falling Snow  | not defined | wall advantage over F5-F6 and nothing else |
        | snow          | a wall  | Open Ground   | no smoke        | a German squad                | Snow          | not defined | wall advantage over F5-F6 and nothing else |
        | ground-snow   | a hedge | Open Ground   | no smoke        | a German squad                | Ground Snow   | not defined | wall advantage over F5-F6 and nothing else |
        | deep-snow     | a wall  | Open Ground   | no smoke        | a German squad                | Deep Snow     | not defined | wall advantage over F5-F6 and nothing else |
        | sub-zero      | a hedge | Open Ground   | no smoke        | a German squad                | sub-zero cold | not defined | wall advantage over F5-F6 and nothing else |
