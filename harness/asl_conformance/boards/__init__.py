"""Boards that people play on: VASL board archives are read, checked and compared."""
