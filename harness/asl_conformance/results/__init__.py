"""Results: the stream of a run, comparing two, expected failures, other formats."""
