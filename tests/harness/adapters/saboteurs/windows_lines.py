"""Does everything right, and ends its lines as Windows does."""

import sys

from _engine import serve

sys.stdout.reconfigure(newline="\r\n")  # type: ignore[union-attr]
serve()
