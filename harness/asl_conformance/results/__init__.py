"""Results: the stream of a run, comparison of two, expected failures, other formats."""
