"""Invariants of B27, entrenchments."""
