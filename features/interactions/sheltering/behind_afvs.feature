Feature: The TEM of an AFV, on Wire and in a trench

  Rule: D9.3 Behind an AFV on the Wire

    @B26.43 @B26.43xD9.3-901
    Scenario Outline: B26.43xD9.3-901 on the Wire, in the hex of its tank, it has no TEM of that against <attack>
      Given it is the CCPh of the German turn
      And F5 holds Wire
      And a German squad P on top of the Wire in F5
      And a German tank T in F5
      And a Russian squad E on top of the Wire in F5
      When E attacks P with <attack>
      Then the AFV gives no TEM
      And the attack is possible
      And the TEM is 0

      Examples: not in Close Combat
        | attack            |
        | Close Combat      |
        | Hand-to-Hand CC   |
        | a Capture attempt |

    @B9.31 @B9.31xD9.3-901
    Scenario Outline: B9.31xD9.3-901 in the hex of its tank <force> <gives>
      Given it is the PFPh of the Russian turn
      And <force> P in F5
      And a German tank T in F5
      And a Russian squad E in F7
      When E attacks P with small-arms fire
      Then the AFV <gives>

      Examples:
        | row     | force                  | gives             |
        | squad   | a German squad         | gives a TEM of +1 |
        | cavalry | a German Cavalry squad | gives no TEM      |

    @B9.31 @B9.31xD9.3-901
    Scenario Outline: B9.31xD9.3-901b in a hex with <hull> P meets fire of <who>: it <gives>, the TEM is <tem>
      Given it is the PFPh of the Russian turn
      And F5 is <ground>
      And a German squad P in F5
      And <hull> in F5
      And a Russian squad E in F5
      And a Russian squad F in F6
      When <who> <attack> P with small-arms fire
      Then the AFV <gives>
      And the TEM is <tem>

      Examples: it is cover against fire from outside the Location alone
        | row          | ground      | hull          | who     | attack          | gives             | tem |
        | tank-inside  | Open Ground | a German tank | E       | attacks         | gives no TEM      | 0   |
        | wreck-inside | Open Ground | a wreck       | E       | attacks         | gives no TEM      | 0   |
        | woods-inside | woods       | a German tank | E       | attacks         | gives no TEM      | +1  |
        | outside      | Open Ground | a German tank | F       | attacks         | gives a TEM of +1 | +1  |
        | both         | Open Ground | a German tank | E and F | together attack | gives a TEM of +1 | +1  |

  Rule: D9.3 An AFV in a trench is no cover for who is above it

    @B27.52 @B27.52xD9.3-1101
    Scenario Outline: B27.52xD9.3-1101a of a tank <tank> the trench P <place> it has a TEM of <tem>
      Given it is the PFPh of the Russian turn
      And B2 holds a trench
      And a German tank <tank> the trench in B2
      And a German squad P <place> the trench in B2
      And a Russian squad E in B5
      When E attacks P with small-arms fire
      Then the TEM is <tem>

      Examples:
        | row             | tank      | place     | tem |
        | in              | beneath   | on top of | 0   |
        | above           | on top of | on top of | +1  |
        | both-in         | beneath   | beneath   | +2  |
        | above-the-squad | on top of | beneath   | +2  |

    @B27.52 @B27.52xD9.3-1101
    Scenario Outline: B27.52xD9.3-1101b a squad moves to a tank <tank> the trench: FFMO <ffmo>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And a German tank <tank> the trench in B2
      And a German squad P in A2
      And a Russian squad E in B5
      When P moves into B2
      And E declares Defensive First Fire at P
      Then FFMO <ffmo>

      Examples:
        | row   | tank      | ffmo           |
        | in    | beneath   | applies        |
        | above | on top of | does not apply |

    @B27.52 @A10.5xB27.52xD9.3-1101
    Scenario: A10.5xB27.52xD9.3-1101 in the open above a tank in its trench a broken unit must rout
      Given it is the RtPh of the German turn
      And B2 holds a trench
      And a German tank beneath the trench in B2
      And a broken German squad P on top of the trench in B2
      And a Russian squad in B5
      When the players ask whether P must rout
      Then P must rout

    @B27.52 @A10.5xB27.52xD9.3-1101
    Scenario: A10.5xB27.52xD9.3-1101b with no enemy that sees it, it need not
      Given it is the RtPh of the German turn
      And B2 holds a trench
      And a German tank beneath the trench in B2
      And a broken German squad P on top of the trench in B2
      And B3 and B4 are woods
      And a Russian squad in B5
      When the players ask whether P must rout
      Then P need not rout
