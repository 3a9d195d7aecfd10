"""What the ground is: Locations, identity of terrain, stacking, Wire and entrenchments where they lie."""
