"""Greets on stdout, where replies are due."""

from _engine import say, serve

say("Loading boards ...")
serve()
