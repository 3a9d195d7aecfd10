Feature: Claims on every ground

  Rule: B9.32 Whatever the ground

    @B9.32 @B9.32-1
    Scenario Outline: B9.32-1f in <ground> behind a wall a squad claims wall advantage
      Given it is the MPh of the German turn
      And F5 is <ground>
      And F5 has <smoke>
      And hexside F5-F6 is a wall
      And a German squad P in F5
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage

      Examples: whatever the ground of its hex
        | row           | ground        | smoke           |
        | brush         | brush         | no smoke        |
        | cactus-patch  | cactus patch  | no smoke        |
        | forest        | forest        | no smoke        |
        | pine-woods    | pine woods    | no smoke        |
        | grain         | grain         | no smoke        |
        | graveyard     | graveyard     | no smoke        |
        | olive-grove   | olive grove   | no smoke        |
        | orchard       | orchard       | no smoke        |
        | plowed-field  | plowed field  | no smoke        |
        | vineyard      | vineyard      | no smoke        |
        | stone-rubble  | stone rubble  | no smoke        |
        | wooden-rubble | wooden rubble | no smoke        |
        | runway        | runway        | no smoke        |
        | crag          | crag          | no smoke        |
        | smoke         | Open Ground   | smoke           |
        | dispersed     | Open Ground   | dispersed smoke |
        | wp            | Open Ground   | WP              |
