"""Does everything right."""

from _engine import serve

serve()
