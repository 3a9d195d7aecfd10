"""Fuzzing: invariants of any engine on every board, and differences between an engine and the reference."""
