"""Marsh: the invariants of B16."""
