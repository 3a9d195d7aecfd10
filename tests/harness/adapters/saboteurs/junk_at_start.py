"""Prints a greeting on stdout, where only replies belong."""

from _engine import say, serve

say("Loading boards ...")
serve()
