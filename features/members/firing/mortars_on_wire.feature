Feature: A mortar on Wire, in whatever phase and weather

  Rule: B26.31 +1 To Hit, and no more

    @B26.31 @B26.31-3 @B26.31-4
    Scenario Outline: B26.31-3s on Wire a crew fires its mortar at +1 To Hit, and nothing to the effect DR, in the <phase>, in <weather> and <depth>, where <fact>
      Given it is the <phase> of the <turn> turn
      And the weather is <weather>
      And the water depth is <depth>
      And B3 holds Wire
      And hexside B3-C3 is a wall
      And a German crew P on top of the Wire in B3
      And P possesses a 60mm mortar
      And a Russian squad Q in B5
      And <fact>
      When P attacks Q with an on-board mortar
      Then the attack is possible
      And the To Hit DRM of the Wire is +1
      And the Wire DRM is 0

      Examples:
        | row            | phase | turn    | weather       | depth       | fact                 |
        | clear          | PFPh  | German  | Clear         | not defined | P is CX              |
        | overcast       | PFPh  | German  | Overcast      | not defined | P is CX              |
        | mud            | PFPh  | German  | Mud           | not defined | P is CX              |
        | snow           | PFPh  | German  | Snow          | not defined | P is CX              |
        | ground-snow    | PFPh  | German  | Ground Snow   | not defined | P is CX              |
        | deep-snow      | PFPh  | German  | Deep Snow     | not defined | P is CX              |
        | sub-zero-cold  | PFPh  | German  | sub-zero cold | not defined | P is CX              |
        | dry            | PFPh  | German  | not defined   | dry         | P is CX              |
        | shallow        | PFPh  | German  | not defined   | shallow     | P is CX              |
        | deep           | PFPh  | German  | not defined   | deep        | P is CX              |
        | flooded        | PFPh  | German  | not defined   | flooded     | P is CX              |
        | frozen         | PFPh  | German  | not defined   | frozen      | P is CX              |
        | dfph           | DFPh  | Russian | not defined   | not defined | Q is pinned          |
        | wall-advantage | PFPh  | German  | not defined   | not defined | P has wall advantage |
        | pinned         | DFPh  | Russian | not defined   | not defined | P is pinned          |
        | hidden         | PFPh  | German  | not defined   | not defined | P is hidden          |
        | concealed      | PFPh  | German  | not defined   | not defined | P is concealed       |
        | fanatic        | PFPh  | German  | not defined   | not defined | P is Fanatic         |
