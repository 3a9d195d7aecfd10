"""The rows of ``bench/growth.py`` about the harness: runs, files, pages, the lab, as cases and boards grow.

More cases than the suite has are copies with other ids.
"""

from __future__ import annotations

import tempfile
from collections import deque
from collections.abc import Mapping
from functools import cache
from itertools import count, cycle, islice
from pathlib import Path
from typing import Any

import msgspec
from by_heart import learnt
from growth import Row, Work

from asl_conformance.adapters.inprocess import InProcessEngine
from asl_conformance.adapters.limits import TIMEOUT
from asl_conformance.adapters.reference.sight import seen_from
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.judging.runner import Run, run
from asl_conformance.lab.board import Picture
from asl_conformance.protocol.position import Hex, Position, Unit
from asl_conformance.report.page import page
from asl_conformance.report.site import book as books
from asl_conformance.report.site import pages
from asl_conformance.report.site.clause import shelf
from asl_conformance.results.stream import stream
from asl_conformance.suite.case import Case, Suite
from asl_conformance.suite.registry import load
from asl_conformance.suite.vectors import lines, parse

EDITION = "current"
CASES = (1_000, 10_000, 100_000)
PART = (1_000, 2_000, 4_000, 8_000)
BOARDS = {25: (5, 5), 100: (10, 10), 400: (20, 20), 2_400: (60, 40)}
"""Columns and rows by the number of hexes."""
DOCS = Path(__file__).parent.parent / "docs"


def copies(number: int) -> list[Case]:
    """So many cases of the suite that apply, copied under other ids from the second time on."""
    known = answers()[1]
    asked = [case for case in load_cases().cases if case.id in known]
    found = (
        msgspec.structs.replace(case, id=f"{case.id} {turn}") if turn else case
        for turn in count()
        for case in asked
    )
    return list(islice(found, number))


@cache
def answers() -> tuple[dict[str, Any], dict[str, Any]]:
    """The capabilities and the results of the reference, learnt once."""
    return learnt(load_cases().cases, EDITION)


def done(cases: list[Case]) -> Run:
    """A run of the cases with an engine that knows the answers by heart."""
    capabilities, results = answers()
    turns = cycle([results[case.id.partition(" ")[0]] for case in cases])

    class ByHeart:
        def initialize(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
            return capabilities

        def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
            return next(turns)  # type: ignore[no-any-return]

    with InProcessEngine(ByHeart(), TIMEOUT) as engine:
        return run(cases, engine, engine.start(), EDITION)


def running(number: int) -> Work:
    """The harness alone: to ask and judge so many cases."""
    cases = copies(number)
    return lambda: done(cases)


def reporting(number: int) -> Work:
    """The page of a run of so many cases."""
    cases = copies(number)
    ran, registry = stream(done(cases), "digest"), load()
    return lambda: page([ran], {case.id: case for case in cases}, "digest", registry)


def exporting(number: int) -> Work:
    """So many cases as test vectors."""
    suite = Suite("digest", tuple(copies(number)))
    return lambda: deque(lines(suite), maxlen=0)


def reading(number: int) -> Work:
    """Test vectors with so many cases, read and checked."""
    text = list(lines(Suite("digest", tuple(copies(number)))))
    return lambda: parse(text, "vectors")


def site(number: int) -> Work:
    """The pages of a site with so many cases of the suite, before they are made HTML."""
    cases = load_cases().cases
    kept = {case.id for case in cases[:: max(1, len(cases) // number)][: number - 1]} | {pages.SHOWN}
    part = Suite("digest", tuple(case for case in cases if case.id in kept))

    def work() -> None:
        books.load_cases = lambda: part  # type: ignore[assignment]
        with tempfile.TemporaryDirectory() as folder:
            pages.write(Path(folder), DOCS, shelf(books.unasked(DOCS)))

    return work


def ground(number: int) -> Position:
    """A board of so many hexes, with woods, levels and a unit in every fifth."""
    columns, side = BOARDS[number]
    names = [
        f"{chr(65 + column % 26) * (1 + column // 26)}{row}"
        for column in range(columns)
        for row in range(1, side + 1)
    ]
    kinds = ("woods", "grain", "open_ground", "brush")
    hexes = {name: Hex(kinds[n % 4], level=n % 3) for n, name in enumerate(names)}
    units = {f"u{n}": Unit("German", "squad", name) for n, name in enumerate(names) if n % 5 == 0}
    return Position(columns=columns, rows=side, hexes=hexes, units=units)


def drawing(number: int) -> Work:
    """The lab's picture of a board of so many hexes."""
    position = ground(number)
    return lambda: Picture().draw(position, 1)


def looking(number: int) -> Work:
    """All hexes seen from one, as the lab shows them, on a board of so many."""
    position = msgspec.to_builtins(ground(number))
    return lambda: seen_from(position, EDITION)("C3")


ROWS = (
    Row("harness: n cases asked and judged", running, sizes=CASES, runs=1),
    Row("page of a run of n cases", reporting, sizes=CASES, runs=1),
    Row("export of n cases", exporting, sizes=CASES, runs=1),
    Row("exported cases read", reading, sizes=CASES, runs=1),
    Row("pages of the site, n cases", site, sizes=PART, runs=1),
    Row("lab: a board of n hexes drawn", drawing, sizes=tuple(BOARDS)),
    Row("lab: all hexes seen from one", looking, sizes=tuple(BOARDS)),
)
