"""Crossings: the closed lists that the rules range over, and whether each pair of members is held."""
