"""Invariants of B9, walls, hedges and bocage."""
