"""Greets on stdout, where replies are due."""

from _engine import serve

print("Loading boards ...", flush=True)
serve()
