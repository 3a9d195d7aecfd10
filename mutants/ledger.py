"""The result of each mutant, one line each as it arrives, so that an interrupted run can go on.

A result holds for one text of the engine. A mutant killed by a case of its clause stays killed as long as the
case does not change. Any other result holds only for the same cases, because a new case might kill it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NamedTuple

from asl_conformance.suite.case import digest
from mutants.asking import Asked
from mutants.sites import Mutant
from mutants.trial import OWN, Result

Kept = Mapping[str, Any]
"""A line of the file."""


class State(NamedTuple):
    """What results depend on: the engine's text, and the cases."""

    engine: str
    cases: Mapping[str, str]
    """Name and edition -> digest."""
    suite: str
    """The digest of all cases together."""

    def holds(self, row: Kept) -> bool:
        """Whether the result is still true."""
        if row["engine"] != self.engine:
            return False
        if row["by"] == OWN:
            return not row["case"] or self.cases.get(row["case"]) == row["digest"]
        return bool(row["suite"] == self.suite)


def state(engine: str, every: Sequence[Asked], suite: str) -> State:
    """The present state."""
    return State(engine, {one.name: digest(one.case) for one in every}, suite)


def name_of(mutant: Mutant) -> str:
    """The name of the mutant in the file."""
    return f"{mutant.module} {mutant.key}"


def read(file: Path) -> dict[str, Kept]:
    """The last result of each mutant, by name."""
    if not file.is_file():
        return {}
    rows = (json.loads(line) for line in file.read_text("utf-8").splitlines() if line.endswith("}"))
    return {row["mutant"]: row for row in rows}


def result_of(row: Kept) -> Result:
    """The result on a line of the file."""
    return Result(row["by"], row["case"], row["how"], row["seconds"])


def begin(file: Path, kept: Iterable[Kept]) -> TextIOWrapper:
    """The file with the results that still hold, open for new ones."""
    file.parent.mkdir(exist_ok=True)
    out = file.open("w", encoding="utf-8")
    for row in kept:
        _write(out, row)
    out.flush()
    return out


def add(out: TextIOWrapper, mutant: Mutant, result: Result, of: State) -> None:
    """Write one result at once."""
    of_case = of.cases.get(result.case, "")
    row = {"mutant": name_of(mutant), "line": mutant.line, "kind": mutant.kind, **result._asdict()}
    _write(out, row | {"digest": of_case, "engine": of.engine, "suite": of.suite})
    out.flush()


def _write(out: TextIOWrapper, row: Kept) -> None:
    out.write(json.dumps(row, ensure_ascii=False) + "\n")
