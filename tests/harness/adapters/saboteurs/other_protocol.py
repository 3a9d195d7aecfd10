"""Speaks protocol 2."""

from _engine import serve

serve(protocol=2)
