"""What the terminal shows, as lines of text."""

from io import StringIO
from typing import Any

from rich.console import Console


def printed(*things: Any) -> list[str]:
    """The lines that rich prints at 80 columns."""
    out = Console(file=StringIO(), width=80, markup=False, highlight=False)
    with out.capture() as captured:
        out.print(*things)
    return captured.get().splitlines()
