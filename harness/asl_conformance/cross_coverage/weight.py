"""Rows that may be no more than weight: no mutant that forgets one of several dies of such a row alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from asl_conformance.suite.places import locate

FILE = "crossings_weight.txt"
FOLDERS = ("crossings", "members")
"""Folders of the outlines over closed lists, whose rows are weighed against one another."""
HEAD = """\
Rows of features/crossings and features/members that may be no more than weight: the reference was made to
forget one of several in each place where it can, and no such mutant died of the row alone.
Made by: tox -e mutants -- --weight --write
"""


class Weight(NamedTuple):
    """The rows (``outline/row``) that alone kill no mutant; a row that is not here is needed, or newer."""

    rows: frozenset[str] = frozenset()

    def marks(self, case: str) -> bool:
        """Whether the case, or the one that it is derived from, is such a row."""
        return case.partition("~")[0] in self.rows


def path() -> Path:
    """The file of this project's rows."""
    return locate("features") / FILE


def text(rows: Iterable[str], heading: str) -> str:
    """The text of the file: one line per outline with such rows."""
    outlines = defaultdict[str, list[str]](list)
    for row in sorted(rows):
        outline, _, name = row.partition("/")
        outlines[outline].append(name)
    head = [f"# {line}" for line in (HEAD + heading).splitlines()]
    lines = [f"{outline} | {', '.join(names)}" for outline, names in outlines.items()]
    return "".join(f"{line}\n" for line in [*head, *lines])


def load(file: Path | None = None) -> Weight:
    """The rows in the file, by default this project's; none without a file."""
    where = path() if file is None else file
    found: set[str] = set()
    for line in where.read_text("utf-8").splitlines() if where.is_file() else ():
        if line.strip() and not line.startswith("#"):
            outline, names = (one.strip() for one in line.split("|"))
            found.update(f"{outline}/{name}" for name in names.split(", "))
    return Weight(frozenset(found))
