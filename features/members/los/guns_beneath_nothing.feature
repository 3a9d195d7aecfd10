Feature: Guns beneath nothing, wherever they are

  Rule: B27.1 Seen over the wall

    @B27.1 @B27.1-18
    Scenario Outline: B27.1-18s the AT Gun of a crew <place> <ground>, beneath nothing, is seen over the wall <edge>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a <barrier>
      And F5 is <ground>
      And F5 holds <fort>
      And the artwork of F5 does not reach towards F6, E5 and G6
      And a German crew P <place> F5
      And P possesses an AT Gun
      And <fact>
      And a Russian squad E in <from>
      When E attacks the AT Gun with small-arms fire
      Then the attack is possible
      And the AT Gun is not HD to it

      Examples: wherever it is
        | row     | edge       | barrier | ground                              | fort         | place                    | fact                                       | from |
        | bridge  | of its hex | wall    | bridge                              | no foxhole   | on the bridge in         | P is CX                                    | F8   |
        | crest   | of its hex | wall    | gully                               | no foxhole   | in Crest status in       | P fronts hexside F5-F6 in its Crest status | F8   |
        | level-1 | of its hex | wall    | stone building with one upper level | no foxhole   | on level 1 of            | P is CX                                    | F8   |
        | foxhole | of its hex | wall    | Open Ground                         | a foxhole 2S | on top of the foxhole in | P is CX                                    | F8   |
