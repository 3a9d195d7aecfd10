"""Carrying out movement: hexes entered, hexsides crossed, ways in and out, vehicles and loads."""
