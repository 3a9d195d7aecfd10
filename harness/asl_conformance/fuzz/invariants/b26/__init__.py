"""Invariants of B26, Wire."""
