"""Families of small boards, each gone through from end to end: ``fuzz --exhaustive``."""
