"""Crossings: the closed lists that rules range over, and whether each pair of members is covered."""
