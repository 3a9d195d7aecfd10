"""Invariants of B16, marsh."""
