"""Which cases engines without rules pass: the table, and the requirements that need more cases.

    python -m tests.repo.know_nothing

prints each requirement and crossing of which one such engine passes all cases, and these engines;
``test_know_nothing`` wants none. It leaves out what ``know_nothing_reasons.toml`` gives a reason for.
``--table`` counts the cases, requirements and crossings that each engine
passes.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from asl_conformance.cross_coverage import table
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.report.know_nothing import ENGINES, Ignorance, by_requirement, short
from asl_conformance.suite import crossings
from asl_conformance.suite.case import Case
from tests.answers import Remembering, session_folder

REASONS = Path(__file__).with_name("know_nothing_reasons.toml")
CROSSED = " | "
"""What separates the parts of a crossing's name in the list; a requirement's name does not contain it."""


@cache
def ignorance() -> Ignorance:
    """The engines without rules, with the answers that this process has cached."""
    return Ignorance()


def requirements() -> dict[str, tuple[str, ...]]:
    """The requirements of which an engine without rules passes all cases."""
    return short(by_requirement(load_cases().cases), ignorance())


def crossed(rows: Sequence[table.Row]) -> dict[str, tuple[str, ...]]:
    """The combinations of crossings of which an engine without rules passes all cases."""
    cases: Mapping[str, Case] = {case.id: case for case in load_cases().all}
    cells = {
        f"{row.crossing.id}{CROSSED}{' + '.join(cell)}": [cases[key] for key in held]
        for row in rows
        for cell, held in row.held.items()
    }
    return short(cells, ignorance())


def lines(found: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """The list as text: each name, and the engines that pass it."""
    for name, engines in sorted(found.items()):
        yield f"{name}: {', '.join(engines)}"


def reasons() -> dict[str, str]:
    """The requirements that no board tells apart from an engine without rules, each with the reason."""
    entries = tomllib.loads(REASONS.read_text(encoding="utf-8")).get("told", [])
    return {one: entry["reason"] for entry in entries for one in entry.get("ids", (entry.get("id"),))}


def without_reason(found: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """What is short and has no reason to be."""
    return {name: engines for name, engines in found.items() if name not in reasons()}


def counted(found: Mapping[str, tuple[str, ...]], rows: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """The table: each engine, and how much it passes."""
    suite = load_cases()
    yield f"{'':18}{'cases':>7}{'derived':>9}{'requirements':>14}{'crossings':>11}"
    for name in ENGINES:
        cases = sum(ignorance().passes(name, case) for case in suite.cases)
        derived = sum(ignorance().passes(name, case) for case in suite.all if case.derived)
        whole = [sum(name in engines for engines in one.values()) for one in (found, rows)]
        yield f"{name:18}{cases:7}{derived:9}{whole[0]:14}{whole[1]:11}"
    yield f"{'any of them':18}{'':16}{len(found):14}{len(rows):11}"


def measured() -> tuple[table.Row, ...]:
    """The crossings, measured with the reference."""
    lists = crossings.load()
    with session_folder(), Remembering() as engine:
        return table.measure(lists, table.known_cases(load_cases().all, engine))


if __name__ == "__main__":
    requirement, crossing = requirements(), crossed(measured())
    text = (
        counted(requirement, crossing)
        if "--table" in sys.argv
        else lines(without_reason(requirement | crossing))
    )
    sys.stdout.write("".join(f"{line}\n" for line in text))
