"""Breaks the reference engine on purpose, one place at a time, and finds the cases that fail."""
