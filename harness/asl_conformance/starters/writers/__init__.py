"""The declarations of the protocol as the source text of each language."""
