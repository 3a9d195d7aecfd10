"""Rows of crossings that may be no more than weight: no mutant that forgets one dies of such a row alone.

Asked are the rows of ``features/crossings`` and ``features/members``, all of them: what else of the suite
kills the mutant does not count. A row that is not needed may still be the one that says a clause in so many
words, and of two that kill the same neither is: the listing is a place to look, and no verdict.
"""

from __future__ import annotations

import ast
import hashlib
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from pathlib import Path

from asl_conformance.crossings.weight import FOLDERS, Weight
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.suite.case import digest
from asl_conformance.suite.places import locate
from mutants.asking import Asked
from mutants.ledger import name_of
from mutants.trial import ALL, Trial, in_children, row_of

Matrix = Mapping[str, Sequence[str]]
"""Mutant -> the rows that it dies of."""


def rows_of_crossings(every: Iterable[Asked]) -> frozenset[str]:
    """The rows of outlines that go through closed lists."""
    files = {path.name for folder in FOLDERS for path in (locate("features") / folder).glob("*.feature")}
    return frozenset(row for one in every if one.case.feature in files and "/" in (row := row_of(one)))


def killed(
    todo: Sequence[Trial],
    trees: Mapping[str, ast.Module],
    every: Sequence[Asked],
    capabilities: Capabilities,
    processes: int,
    engine: str,
    kept: Path,
) -> Matrix:
    """The rows of crossings that each mutant dies of; put down one by one, what is known not asked again."""
    rows = rows_of_crossings(every)
    asked = {index: digest(one.case) for index, one in enumerate(every) if row_of(one) in rows}
    of = hashlib.sha256(f"{engine} {sorted(asked.values())}".encode()).hexdigest()[:12]
    names = [name_of(one.mutant) for one in todo]
    known = _read(kept, of)
    left = [
        one._replace(cases=[index for index in one.cases if index in asked], rows=ALL)
        for one, name in zip(todo, names, strict=True)
        if name not in known
    ]
    kept.parent.mkdir(exist_ok=True)
    with kept.open("a", encoding="utf-8") as out:
        found = in_children(left, trees, every, capabilities, processes, defaultdict(list))
        for done, (index, answers) in enumerate(found, 1):
            name = name_of(left[index].mutant)
            known[name] = sorted({row_of(every[case]) for _, case, _, _ in answers if case >= 0})
            out.write(json.dumps({"of": of, "mutant": name, "rows": known[name]}) + "\n")
            out.flush()
            if done % 100 == 0:
                print(f"{done} of {len(left)}", file=sys.stderr, flush=True)
    return {name: known[name] for name in names}


def _read(kept: Path, of: str) -> dict[str, Sequence[str]]:
    if not kept.is_file():
        return {}
    rows = (json.loads(line) for line in kept.read_text("utf-8").splitlines() if line.endswith("}"))
    return {row["mutant"]: row["rows"] for row in rows if row["of"] == of}


def weighed(rows: Iterable[str], matrix: Matrix) -> Weight:
    """Which rows no mutant dies of alone, those first that some mutant dies of beside others."""
    alone = {by[0] for by in matrix.values() if len(by) == 1}
    some = {row for by in matrix.values() for row in by}
    idle = set(rows) - alone
    return Weight(frozenset(idle & some), frozenset(idle - some))


def enough(matrix: Matrix) -> int:
    """How many rows, taken greedily, kill all that all of them kill."""
    left = {name: by for name, by in matrix.items() if by}
    kills = Counter(row for by in left.values() for row in by)
    count = 0
    while left:
        best, _ = max(kills.items(), key=lambda one: (one[1], one[0]))
        for name in [name for name, by in left.items() if best in by]:
            kills.subtract(left.pop(name))
        count += 1
    return count


def heading(rows: Sequence[str], matrix: Matrix, weight: Weight) -> str:
    """What was measured, when, and what it says in sum."""
    dead = sum(map(bool, matrix.values()))
    alone, beside, none = len(rows) - len(weight.all), len(weight.beside), len(weight.none)
    return (
        f"{date.today().isoformat()}: {len(rows)} rows, and {len(matrix)} mutants that forget one, "
        f"of which {dead} die of them.\nRows that kill one alone: {alone}, beside others: {beside}, "
        f"none: {none}. Enough to kill as many: {enough(matrix)}."
    )
