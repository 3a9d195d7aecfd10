Feature: Places that only Infantry may enter

  Rule: Places that are for Infantry alone

    @B27.43 @A2.8xB20.9xB27.43-701
    Scenario Outline: A2.8xB20.9xB27.43-701 above the foxhole in the gully <force> takes Crest status: <verdict>
      Given B3 is gully
      And B3 holds a foxhole 3S
      And <force> P in B2
      When P moves to Crest status in B3
      Then that is <verdict>

      Examples: what rides and drives is at the bottom or not there
        | row | force | verdict |
        | tank | a German tank | not allowed |
        | assault-gun | a German assault gun | not allowed |
        | sp-gun | a German SP gun | not allowed |
        | carrier | a British Carrier | not allowed |
        | halftrack | a German halftrack | not allowed |
        | armored-car | a German armored car | not allowed |
        | truck | a German truck | not allowed |
        | motorcycle | a German motorcycle | not allowed |
        | wagon | a German wagon | not allowed |
        | tractor | a German tractor | not allowed |
        | bulldozer | an American bulldozer | not allowed |
        | horse | a German horse | not allowed |
        | cavalry | a German Cavalry squad | not allowed |

      Examples: who is on foot
        | row    | force           | verdict |
        | squad  | a German squad  | allowed |
        | leader | a German leader | allowed |

    @B27.43 @A2.8xB27.43xB30.4-701
    Scenario Outline: A2.8xB27.43xB30.4-701 in the foxhole hex <force> enters the pillbox: <verdict>
      Given B3 holds a pillbox
      And B3 holds a foxhole 3S
      And <force> P in B3
      When P moves into the pillbox in B3
      Then that is <verdict>

      Examples:
        | row | force | verdict |
        | tank | a German tank | not allowed |
        | assault-gun | a German assault gun | not allowed |
        | sp-gun | a German SP gun | not allowed |
        | carrier | a British Carrier | not allowed |
        | halftrack | a German halftrack | not allowed |
        | armored-car | a German armored car | not allowed |
        | truck | a German truck | not allowed |
        | motorcycle | a German motorcycle | not allowed |
        | wagon | a German wagon | not allowed |
        | tractor | a German tractor | not allowed |
        | bulldozer | an American bulldozer | not allowed |
        | horse | a German horse | not allowed |
        | cavalry | a German Cavalry squad | not allowed |

      Examples: who is on foot
        | row   | force          | verdict |
        | squad | a German squad | allowed |
        | hero  | a German hero  | allowed |
        | half-squad | a German half-squad | allowed |
        | crew | a German crew | allowed |
        | leader | a German leader | allowed |
        | dummies | a concealed German dummy stack | allowed |

    @B9.4 @A2.8xB9.4xB23.4-701
    Scenario Outline: A2.8xB9.4xB23.4-701 in the house behind the wall <force> goes upstairs: <verdict>
      Given B3 is stone building with one upper level
      And hexside B2-B3 is a wall
      And <force> P in B3
      When P moves to level 1 of B3
      Then that is <verdict>

      Examples:
        | row | force | verdict |
        | tank | a German tank | not allowed |
        | assault-gun | a German assault gun | not allowed |
        | sp-gun | a German SP gun | not allowed |
        | carrier | a British Carrier | not allowed |
        | halftrack | a German halftrack | not allowed |
        | armored-car | a German armored car | not allowed |
        | truck | a German truck | not allowed |
        | motorcycle | a German motorcycle | not allowed |
        | wagon | a German wagon | not allowed |
        | tractor | a German tractor | not allowed |
        | bulldozer | an American bulldozer | not allowed |
        | horse | a German horse | not allowed |

      Examples: who is on foot
        | row   | force                          | verdict |
        | crew  | a German crew                  | allowed |
        | dummy | a concealed German dummy stack | allowed |
        | half-squad | a German half-squad | allowed |
        | hero | a German hero | allowed |
