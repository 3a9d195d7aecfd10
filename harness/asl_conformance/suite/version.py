"""The version of the suite, apart from that of the tool."""

SUITE_VERSION = "1.0"
"""Raised when the suite is released: the first number if a ruling changed or a case was dropped, the second
if cases were added, rewritten or renamed. ``vectors compare`` says which."""
