"""Invariants of no one chapter: what must not matter, and what two ways of asking must say alike.

They are put to crowded boards, and share one sheet of answers about each (``asking.everything``).
"""
