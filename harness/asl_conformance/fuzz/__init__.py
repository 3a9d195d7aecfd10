"""Fuzzing: what must hold on every board, for any engine, and where an engine differs from the reference."""
