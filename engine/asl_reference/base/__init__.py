"""Values, decoding, clauses and editions: what knows nothing of the game."""
