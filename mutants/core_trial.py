"""Mutants of all three kinds, asked the core first: which it kills, and which other rows kill the rest.

The results are written one by one, so that an interrupted run goes on where it ended. Mutants come in the
order of the digests of their names: an interrupted run is a fair sample.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from asl_conformance.protocol.messages import Capabilities
from mutants.adding import ADDS
from mutants.asking import Asked, is_own
from mutants.forgetting import CONDITION, MEMBER
from mutants.ledger import name_of
from mutants.reach import Trees
from mutants.sites import Mutant
from mutants.trial import OTHER, Trial, in_children, remember, row_of

PLAIN, FORGETS = "plain", "forgets"
ROWS = 6
"""Most rows noted of a mutant that the base does not kill."""
MOST = 1500
"""Most cases that such a mutant is asked beyond the base, while the core is chosen."""
THIRDS = 3


class InOrder(Trial):
    """A trial that asks its cases in the order given."""

    def groups(self, every: Sequence[Asked]) -> Iterator[tuple[str, list[int]]]:
        yield OTHER, list(self.cases)


class Kill(NamedTuple):
    """A mutant that was tried: its kind, whether the first rows kill it, and which others do."""

    kind: str
    by_first: bool
    rows: tuple[str, ...]

    @property
    def killed(self) -> bool:
        """Whether any case kills it."""
        return self.by_first or bool(self.rows)


def place(mutant: Mutant) -> int:
    """The place of the mutant in the order of all: a digest of its name."""
    return int(hashlib.sha256(name_of(mutant).encode()).hexdigest()[:16], 16)


def is_held_out(mutant: Mutant) -> bool:
    """Whether it is of the third that the core is not chosen with, but judged by."""
    return place(mutant) % THIRDS == 0


def kind_of(mutant: Mutant) -> str:
    """Which of the three kinds of mutants it is."""
    return ADDS if mutant.kind == ADDS else FORGETS if mutant.kind in (MEMBER, CONDITION) else PLAIN


def in_order(one: Trial, every: Sequence[Asked], first: frozenset[str], rows: int) -> Trial:
    """The trial with the rows of ``first`` before all others, of each the right clause before the rest."""

    def rank(index: int) -> tuple[bool, bool]:
        own = is_own(every[index].case, one.clauses, one.mutant.group)
        return row_of(every[index]) not in first, not own

    cases = sorted(one.cases, key=rank)
    enough = frozenset(index for index in cases if row_of(every[index]) in first)
    if rows > 1:
        cases = cases[: len(enough) + MOST]
    return InOrder(*one._replace(cases=cases, rows=rows, enough=enough))


class Bench(NamedTuple):
    """The means to try mutants: engine, cases, and the file of results."""

    trees: Trees
    every: Sequence[Asked]
    capabilities: Capabilities
    known: str
    """The digest of engine and suite."""
    kept: Path


def tried(
    bench: Bench,
    todo: Sequence[Trial],
    first: frozenset[str],
    rows: int,
    seconds: Callable[[], float],
    most: float = 0,
) -> dict[str, Kill]:
    """What became of each mutant, by name, with the rows of ``first`` asked before others.

    After ``most`` seconds no more are tried; 0 for no end.
    """
    of = hashlib.sha256(f"{bench.known} {sorted(first)} {rows}".encode()).hexdigest()[:12]
    names = [name_of(one.mutant) for one in todo]
    found = _read(bench.kept, of)
    left = [one for one, name in zip(todo, names, strict=True) if name not in found]
    bench.kept.parent.mkdir(exist_ok=True)
    lately = defaultdict[tuple[str, str], list[int]](list)
    with bench.kept.open("a", encoding="utf-8") as out:
        asked = _Lazy(left, bench.every, first, rows)
        results = in_children(asked, bench.trees, bench.every, bench.capabilities, 1, lately)
        for done, (index, answers) in enumerate(results, 1):
            mutant = left[index].mutant
            cases = [case for _, case, _, _ in answers if case >= 0]
            by_first = [case for case in cases if row_of(bench.every[case]) in first]
            for case in by_first:
                remember(lately[mutant.module, mutant.function], case)
            faults = [how for by, case, how, _ in answers if case < 0 and by != "none"]
            killers = () if by_first else tuple(sorted({row_of(bench.every[case]) for case in cases}))
            kill = Kill(kind_of(mutant), bool(by_first or faults), killers)
            found[name_of(mutant)] = kill
            out.write(json.dumps({"of": of, "mutant": name_of(mutant), **kill._asdict()}) + "\n")
            out.flush()
            if done % 100 == 0:
                print(f"{done} of {len(left)}, {seconds():.0f} s", file=sys.stderr, flush=True)
            if most and seconds() > most:
                break
    return {name: found[name] for name in names if name in found}


class _Lazy(Sequence[Trial]):
    """Trials whose cases are put in order when they are begun."""

    def __init__(self, todo: Sequence[Trial], every: Sequence[Asked], first: frozenset[str], rows: int):
        self._todo, self._every, self._first, self._rows = todo, every, first, rows

    def __len__(self) -> int:
        return len(self._todo)

    def __getitem__(self, at):  # type: ignore[no-untyped-def, override]
        return in_order(self._todo[at], self._every, self._first, self._rows)


def _read(kept: Path, of: str) -> dict[str, Kill]:
    if not kept.is_file():
        return {}
    rows = (json.loads(line) for line in kept.read_text("utf-8").splitlines() if line.endswith("}"))
    return {
        row["mutant"]: Kill(row["kind"], row["by_first"], tuple(row["rows"]))
        for row in rows
        if row["of"] == of
    }


def by_kind(kills: Mapping[str, Kill]) -> dict[str, tuple[int, int, int]]:
    """The numbers of mutants tried, killed by the whole, and killed by the first rows, for each kind."""
    found = {}
    for kind in (PLAIN, FORGETS, ADDS):
        several = [one for one in kills.values() if one.kind == kind]
        found[kind] = len(several), sum(o.killed for o in several), sum(o.by_first for o in several)
    return found
