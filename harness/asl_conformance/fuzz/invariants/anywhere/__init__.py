"""Invariants of no single chapter: what must not matter, and answers of two questions that must agree.

They run on crowded boards, and share one sheet of answers about each (``asking.everything``).
"""
