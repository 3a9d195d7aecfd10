"""The core: the cases that an author asks all day. The whole suite is for the night.

``features/core.txt`` names its written cases. Cases derived from them come with them. ``python -m
mutants.core --write`` chooses them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from asl_conformance.suite.case import Case
from asl_conformance.suite.editions import DEFAULT, applies
from asl_conformance.suite.places import locate
from asl_conformance.suite.unread import Head

FILE = "core.txt"
LIMIT = 2500
"""A core has fewer written cases."""
SHARE = 0.98
"""How much of what the whole suite kills the core kills, of the mutants that it was not chosen with."""
HEAD = """\
The core: what `asl-conformance run --profile core` asks. Cases derived from these come with them.
Made by: python -m mutants.core --write; python -m mutants.core --mend only adds what is missing.
"""
HOW, SUITE = "# chosen ", "# suite "

Terms = tuple[tuple[str, ...], tuple[str, ...], tuple[tuple[str, str], ...]]
"""The errata that a case needs, those that it must not meet, and its readings."""
FREE: Terms = (), (), ()


class Core(NamedTuple):
    """The names of its written cases, the digest of the suite they were chosen from, and how."""

    names: frozenset[str] = frozenset()
    suite: str = ""
    how: str = ""

    def has(self, case: Head | Case) -> bool:
        """Whether the case, or the one that it is derived from, is of the core."""
        return parent(case) in self.names


def parent(case: Head | Case) -> str:
    """The id of the written case: its own, or of the case that it is derived from."""
    return case.id.partition("~")[0] if case.derived else case.id


def held(cases: Iterable[Case]) -> dict[str, list[tuple[str, Terms]]]:
    """What each written case holds: its requirements, each with the edition and readings it is bound to.

    A core that has all of these holds each requirement by a case that applies, in every edition and by every
    reading in which the whole suite does. So a case that is bound to what applies by default counts only for
    a requirement that no unbound case holds.
    """
    written = [case for case in cases if not case.derived]
    free = {name for case in written if _terms(case) == FREE for name in case.requirements}
    found = {}
    for case in written:
        terms = _terms(case)
        others = terms == FREE or not applies(case, DEFAULT)
        found[case.id] = [(name, terms) for name in case.requirements if others or name not in free]
    return found


def _terms(case: Case) -> Terms:
    return case.since, case.until, tuple(sorted(case.readings.items()))


def path() -> Path:
    """The file of this project's core."""
    return locate("features") / FILE


def text(names: Iterable[str], suite: str, how: str) -> str:
    """The text of the file: what it is, the suite, how it was chosen, and a name a line."""
    head = [*(f"# {line}" for line in HEAD.splitlines()), f"{SUITE}{suite}", f"{HOW}{how}"]
    return "".join(f"{line}\n" for line in [*head, *sorted(names)])


def load(file: Path | None = None) -> Core:
    """The core in the file, by default this project's; an empty one without a file."""
    where = path() if file is None else file
    lines = where.read_text("utf-8").splitlines() if where.is_file() else []
    noted = {
        start: line.removeprefix(start) for line in lines for start in (HOW, SUITE) if line.startswith(start)
    }
    names = frozenset(line for line in lines if line.strip() and not line.startswith("#"))
    return Core(names, noted.get(SUITE, ""), noted.get(HOW, ""))


def defects(core: Core, cases: Sequence[Case]) -> list[str]:
    """Names that are no written case, requirements that no case of the core holds, and a core too large."""
    written = {case.id: case for case in cases if not case.derived}
    gone = sorted(core.names - written.keys())
    each = held(written.values())
    there = {one for name in core.names & written.keys() for one in each[name]}
    whole = {one for several in each.values() for one in several}
    found = [f"{name} is no written case of the suite" for name in gone]
    found += [f"no case of the core holds {_said(*one)}" for one in sorted(whole - there)]
    if len(core.names) >= LIMIT:
        found.append(f"the core has {len(core.names)} cases; it must have fewer than {LIMIT}")
    return found


def _said(requirement: str, terms: Terms) -> str:
    since, until, readings = terms
    bound = [*since, *(f"not {one}" for one in until), *(f"{name}={choice}" for name, choice in readings)]
    return f"{requirement} ({', '.join(bound)})" if bound else requirement
