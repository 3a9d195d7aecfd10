Feature: Who is led off the Wire

  Rule: B26.4 With a leader two MF more

    @B26.4 @B26.4-30
    Scenario Outline: B26.4-30d <unit> that has declared to move with <leader> has two MF more for its dr
      Given it is the MPh of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And B3 holds Wire
      And <unit> P on top of the Wire in B3
      And <leader> L on top of the Wire in B3
      When P rolls a Wire Exit dr of 5, moving with L
      Then that is allowed
      And P is beneath the Wire in B3
      And P has 1 MF left

      Examples: whoever they are, in whatever weather and depth
        | row             | unit                     | leader          | weather     | depth       |
        | concealed-squad | a concealed German squad | a German leader | not defined | not defined |
