"""Sends a list of questions where the protocol requires an object."""

from _engine import serve

serve(questions=["los"])
