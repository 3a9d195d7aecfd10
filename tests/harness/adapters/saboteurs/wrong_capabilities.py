"""Lists its questions where an object is due."""

from _engine import serve

serve(questions=["los"])
