"""Boards that people play on: VASL board archives read, checked, compared and drawn upon."""
