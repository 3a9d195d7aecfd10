"""Wall advantage: who may have it, must have it, claims, forfeits and denies it (9.32)."""
