Feature: How high terrain rises in and beside marsh

  Rule: B16.3 How high what is no marsh rises

    @B16.3 @B1.4xB16.3-501
    Scenario Outline: B1.4xB16.3-501w a <building> is no Open Ground and rises <height> levels
      Given B2 is a <building>
      When the players ask what B2 is
      Then to the question whether it is Open Ground the answer is no
      And its ground is at level 0, and its terrain rises <height> levels

      Examples: by the levels it has
        | row    | building                              | height |
        | wooden | wooden building with one upper level  | 1.5    |
        | two    | wooden building with two upper levels | 2.5    |
        | stone  | stone building with two upper levels  | 2.5    |
