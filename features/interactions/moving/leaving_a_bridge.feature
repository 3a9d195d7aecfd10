Feature: A bridge is left along its road

  Rule: B6.4 A bridge is left along its road

    @B16.4 @B6.4xB16.4-1101
    Scenario Outline: B6.4xB16.4-1101a from the bridge <force> <goes> into <hex>: <verdict>
      Given B3 is bridged marsh
      And B2 and B4 are unpaved road
      And a road crosses hexside B2-B3
      And a road crosses hexside B3-B4
      And <force> P on the bridge in B3
      And it is the <phase> of the German turn
      When P <goes> into <hex>
      Then that is <verdict>

      Examples: beside the road
        | row     | force                 | phase | goes     | hex | verdict     |
        | advance | a German squad        | APh   | advances | C4  | not allowed |
        | rout    | a broken German squad | RtPh  | routs    | C4  | not allowed |
        | other   | a German leader       | MPh   | moves    | A3  | not allowed |

      Examples: along it
        | row          | force                 | phase | goes     | hex | verdict |
        | road-move    | a German squad        | MPh   | moves    | B4  | allowed |
        | road-advance | a German squad        | APh   | advances | B2  | allowed |
        | road-rout    | a broken German squad | RtPh  | routs    | B4  | allowed |

    @B16.4 @B6.4xB16.4-1101
    Scenario Outline: B6.4xB16.4-1101b from <place> the bridge P leaves B3 into C4: <verdict>
      Given B3 is bridged marsh
      And B2 and B4 are unpaved road
      And a road crosses hexside B2-B3
      And a road crosses hexside B3-B4
      And a German squad P <place> B3
      And it is the MPh of the German turn
      When P moves into C4
      Then that is <verdict>

      Examples:
        | row   | place            | verdict     |
        | on    | on the bridge in | not allowed |
        | marsh | in               | allowed     |

    @B16.41 @B6.4xB16.41-1101
    Scenario Outline: B6.4xB16.41-1101a from the bridge a <unit> moves into <hex>: <verdict>
      Given B3 is bridged marsh
      And B2 and B4 are unpaved road
      And a road crosses hexside B2-B3
      And a road crosses hexside B3-B4
      And a German <unit> P on the bridge in B3
      And it is the MPh of the German turn
      When P moves into <hex>
      Then that is <verdict>

      Examples: beside the road
        | row   | unit  | hex | verdict     |
        | tank  | tank  | C4  | not allowed |
        | truck | truck | C4  | not allowed |

      Examples: along it
        | row        | unit  | hex | verdict |
        | road-tank  | tank  | B4  | allowed |
        | road-truck | truck | B2  | allowed |

    @B16.41 @B6.4xB16.41-1101
    Scenario Outline: B6.4xB16.41-1101b from the bridge a Gun is Pushed into <hex>: <verdict>
      Given B3 is bridged marsh
      And B2 and B4 are unpaved road
      And a road crosses hexside B2-B3
      And a road crosses hexside B3-B4
      And a German crew P on the bridge in B3
      And P possesses an AT Gun
      And it is the MPh of the German turn
      When P Pushes the AT Gun into <hex>
      Then that is <verdict>

      Examples:
        | row  | hex | verdict     |
        | side | C4  | not allowed |
        | road | B4  | allowed     |

    @B16.42 @B6.4xB16.42-2801
    Scenario Outline: B6.4xB16.42-2801 <place> B3 a moving <craft> goes into <ground>: <verdict>
      Given B3 is bridged marsh
      And B2 and B4 are unpaved road
      And a road crosses hexside B2-B3
      And a road crosses hexside B3-B4
      And C4 is <ground>
      And a moving German <craft> P <place> B3
      And it is the MPh of the German turn
      When P moves into C4
      Then that is <verdict>

      Examples: off the bridge beside its road
        | row         | craft            | place            | ground | verdict     |
        | tank-river  | amphibious tank  | on the bridge in | river  | not allowed |
        | truck-river | amphibious truck | on the bridge in | river  | not allowed |
        | tank-marsh  | amphibious tank  | on the bridge in | marsh  | not allowed |

      Examples: from the water beneath it
        | row               | craft            | place | ground | verdict |
        | tank-river-below  | amphibious tank  | in    | river  | allowed |
        | truck-river-below | amphibious truck | in    | river  | allowed |
        | tank-marsh-below  | amphibious tank  | in    | marsh  | allowed |
