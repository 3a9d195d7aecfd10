"""Rows of crossings that may be superfluous: no mutant that forgets a list member dies of such a row alone.

All rows of ``features/crossings`` and ``features/members`` are asked, and only these: other cases that kill
the mutant do not count. A row listed here may still be the only one that states a clause literally, and of
two rows that kill the same mutants both are listed. The listing shows where to look; it is no verdict.
"""

from __future__ import annotations

import ast
import hashlib
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from pathlib import Path

from asl_conformance.cross_coverage.weight import FOLDERS
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.suite.case import digest
from asl_conformance.suite.places import locate
from mutants.asking import Asked
from mutants.ledger import name_of
from mutants.trial import Trial, in_children, remember, row_of

ROWS = 2
"""Rows that must kill a mutant before it is done: with two, neither kills it alone."""
Matrix = Mapping[str, Sequence[str]]
"""Mutant -> the rows that killed it, two at most."""


def rows_of_crossings(every: Iterable[Asked]) -> frozenset[str]:
    """The rows of outlines that go through closed lists."""
    files = {path.name for folder in FOLDERS for path in (locate("features") / folder).rglob("*.feature")}
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
    """Rows of crossings that each mutant dies of, written one by one; known results are not asked again."""
    rows = rows_of_crossings(every)
    asked = {index: digest(one.case) for index, one in enumerate(every) if row_of(one) in rows}
    of = hashlib.sha256(f"{engine} {sorted(asked.values())}".encode()).hexdigest()[:12]
    names = [name_of(one.mutant) for one in todo]
    known = _read(kept, of)
    left = [
        one._replace(cases=[index for index in one.cases if index in asked], rows=ROWS)
        for one, name in zip(todo, names, strict=True)
        if name not in known
    ]
    kept.parent.mkdir(exist_ok=True)
    with kept.open("a", encoding="utf-8") as out:
        lately = defaultdict[tuple[str, str], list[int]](list)
        found = in_children(left, trees, every, capabilities, processes, lately)
        for done, (index, answers) in enumerate(found, 1):
            name = name_of(left[index].mutant)
            for _, case, _, _ in answers:
                if case >= 0:
                    remember(lately[left[index].mutant.module, left[index].mutant.function], case)
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


def weighed(rows: Iterable[str], matrix: Matrix) -> frozenset[str]:
    """The rows that no mutant dies of alone."""
    return frozenset(rows) - {by[0] for by in matrix.values() if len(by) == 1}


def heading(rows: Sequence[str], matrix: Matrix, idle: frozenset[str]) -> str:
    """What was measured and when."""
    dead = sum(map(bool, matrix.values()))
    return (
        f"{date.today().isoformat()}: {len(rows)} rows; {len(matrix)} mutants that forget one, "
        f"of which {dead} die of them;\n{len(rows) - len(idle)} rows kill one alone, {len(idle)} none."
    )
