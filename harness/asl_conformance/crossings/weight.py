"""Rows that may be no more than weight: no mutant that forgets one of several dies of such a row alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from asl_conformance.suite.places import locate

FILE = "crossings_weight.txt"
FOLDERS = ("crossings", "members")
"""Where the outlines are that go through closed lists: their rows are weighed against one another."""
HEAD = """\
Rows of features/crossings and features/members that may be no more than weight: the reference was made to
forget one of several in each place where it can, and no such mutant died of the row alone.
outline | rows that a mutant dies of beside others | rows that none dies of
Made by: tox -e mutants -- --weight --write
"""


class Weight(NamedTuple):
    """The rows (``outline/row``) of which no mutant dies alone; what is in neither is needed, or newer."""

    beside: frozenset[str] = frozenset()
    """Whatever dies of it dies of another row of the crossings too."""
    none: frozenset[str] = frozenset()
    """Nothing dies of it."""

    @property
    def all(self) -> frozenset[str]:
        """Every row that is marked."""
        return self.beside | self.none

    def marks(self, case: str) -> bool:
        """Whether the case, or the one that it is derived from, is such a row."""
        row = case.partition("~")[0]
        return row in self.beside or row in self.none


def path() -> Path:
    """Where this project's are kept."""
    return locate("features") / FILE


def text(weight: Weight, heading: str) -> str:
    """The file: a line for each outline that has such rows."""
    head = [f"# {line}" for line in (HEAD + heading).splitlines()]
    parts = [_by_outline(rows) for rows in weight]
    outlines = sorted({one for part in parts for one in part})
    rows = (" | ".join([one, *(", ".join(part.get(one, ["-"])) for part in parts)]) for one in outlines)
    return "".join(f"{line}\n" for line in [*head, *rows])


def _by_outline(rows: Iterable[str]) -> dict[str, list[str]]:
    found = defaultdict[str, list[str]](list)
    for row in sorted(rows):
        outline, _, name = row.partition("/")
        found[outline].append(name)
    return found


def load(file: Path | None = None) -> Weight:
    """The rows that the file names, by default this project's; none where there is no file."""
    where = path() if file is None else file
    parts: tuple[set[str], set[str]] = set(), set()
    for line in where.read_text("utf-8").splitlines() if where.is_file() else ():
        if line.strip() and not line.startswith("#"):
            outline, *several = (one.strip() for one in line.split("|"))
            for part, names in zip(parts, several, strict=True):
                part.update(f"{outline}/{name}" for name in names.split(", ") if name != "-")
    return Weight(*map(frozenset, parts))
