"""Cross coverage: which pairs of members of two lists the scenarios hold (``features/crossings.toml``)."""
