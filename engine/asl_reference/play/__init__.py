"""Carrying out: verbs, what follows from each action, and the turn they are played in."""
