"""The suite as values: cases, registry, editions, selection, vectors and where all of it lies."""
