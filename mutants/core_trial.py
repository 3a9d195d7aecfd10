"""Mutants of all three kinds, asked the core first: which it kills, and which the rest of the suite kills.

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
from mutants.trial import NONE, OTHER, Trial, in_children, remember, row_of

PLAIN, FORGETS = "plain", "forgets"
THIRDS = 3


class InOrder(Trial):
    """A trial that asks its cases in the order given."""

    def groups(self, every: Sequence[Asked]) -> Iterator[tuple[str, list[int]]]:
        yield OTHER, list(self.cases)


class Kill(NamedTuple):
    """A mutant that was tried: its kind, whether a row of the core kills it, and otherwise which row does."""

    kind: str
    by_core: bool
    row: str

    @property
    def killed(self) -> bool:
        """Whether any case kills it."""
        return self.by_core or bool(self.row)


def place(mutant: Mutant) -> int:
    """The place of the mutant in the order of all: a digest of its name."""
    return int(hashlib.sha256(name_of(mutant).encode()).hexdigest()[:16], 16)


def is_held_out(mutant: Mutant) -> bool:
    """Whether it is of the third that the core is not chosen with, but judged by."""
    return place(mutant) % THIRDS == 0


def kind_of(mutant: Mutant) -> str:
    """Which of the three kinds of mutants it is."""
    return ADDS if mutant.kind == ADDS else FORGETS if mutant.kind in (MEMBER, CONDITION) else PLAIN


def in_order(one: Trial, every: Sequence[Asked], first: frozenset[str]) -> Trial:
    """The trial with the rows of ``first`` before all others, of each the right clause before the rest."""

    def rank(index: int) -> tuple[bool, bool]:
        own = is_own(every[index].case, one.clauses, one.mutant.group)
        return row_of(every[index]) not in first, not own

    return InOrder(*one._replace(cases=sorted(one.cases, key=rank)))


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
    core: frozenset[str],
    seconds: Callable[[], float],
    most: float = 0,
) -> dict[str, Kill]:
    """What became of each mutant, by name, with the rows of the core asked before others.

    After ``most`` seconds no more are tried; 0 for no end.
    """
    of = hashlib.sha256(f"{bench.known} {sorted(core)}".encode()).hexdigest()[:12]
    names = [name_of(one.mutant) for one in todo]
    found = _read(bench.kept, of)
    left = [one for one, name in zip(todo, names, strict=True) if name not in found]
    bench.kept.parent.mkdir(exist_ok=True)
    lately = defaultdict[tuple[str, str], list[int]](list)
    with bench.kept.open("a", encoding="utf-8") as out:
        asked = _Lazy(left, bench.every, core)
        results = in_children(asked, bench.trees, bench.every, bench.capabilities, 1, lately)
        for done, (index, [(by, case, _, _)]) in enumerate(results, 1):
            mutant = left[index].mutant
            row = row_of(bench.every[case]) if case >= 0 else ""
            by_core = row in core or (not row and by != NONE)
            if row in core:
                remember(lately[mutant.module, mutant.function], case)
            kill = Kill(kind_of(mutant), by_core, "" if by_core else row)
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

    def __init__(self, todo: Sequence[Trial], every: Sequence[Asked], core: frozenset[str]):
        self._todo, self._every, self._core = todo, every, core

    def __len__(self) -> int:
        return len(self._todo)

    def __getitem__(self, at):  # type: ignore[no-untyped-def, override]
        return in_order(self._todo[at], self._every, self._core)


def _read(kept: Path, of: str) -> dict[str, Kill]:
    if not kept.is_file():
        return {}
    rows = (json.loads(line) for line in kept.read_text("utf-8").splitlines() if line.endswith("}"))
    return {row["mutant"]: Kill(*(row[field] for field in Kill._fields)) for row in rows if row["of"] == of}


def by_kind(kills: Mapping[str, Kill]) -> dict[str, tuple[int, int, int]]:
    """The numbers of mutants tried, killed by the whole, and killed by the core, for each kind."""
    found = {}
    for kind in (PLAIN, FORGETS, ADDS):
        several = [one for one in kills.values() if one.kind == kind]
        found[kind] = len(several), sum(o.killed for o in several), sum(o.by_core for o in several)
    return found
