"""The question paper: cases, boards and results, asked and put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

if TYPE_CHECKING:
    from collections.abc import Iterable

    from asl_conformance.adapters.base import Engine
    from asl_conformance.fuzz.asking.weights import Scene
    from asl_conformance.fuzz.boards.ground import Ground
    from asl_conformance.protocol.messages import Capabilities
    from asl_conformance.report.question_paper import Measured
    from asl_conformance.results.stream import Stream
    from asl_conformance.suite.case import Case


SCENES = 100
"""Default number of scenes on a named board."""


def paper(boards: int | None, seed: int, files: Sequence[Path], kept: Sequence[Stream]) -> str:
    """The page; the reference is asked about the cases, ``boards`` random boards and each imported board.

    If ``boards`` is None, stored weights are used for random boards; named boards are still asked about.
    """
    from asl_conformance.adapters.choose import ANY_READING, open_engine
    from asl_conformance.fuzz.asking.weights import scenes
    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.report import kept_weights
    from asl_conformance.report.inferred import followed, infer
    from asl_conformance.report.question_paper import paper as written

    suite, before = load_cases(), kept_weights.load()
    grounds = [_ground(path) for path in files]
    measured = [one.measured for one in before.weights] if boards is None else []
    many = SCENES if boards is None else boards
    with open_engine(ANY_READING) as engine:
        known = engine.start()
        other = switchable(known)
        if boards:
            what = f"{boards:,} random boards (seed {seed})"
            measured.append(_measured(what, engine, known, scenes(known, range(boards), seed), other))
        for ground in grounds if many else ():
            what = f"{many:,} scenes on {ground.title}"
            asked = scenes(known, range(many), seed, ground)
            measured.append(_measured(what, engine, known, asked, other))
        moved = _moved(engine, suite.cases, other)
    engines = dict(before.engines)
    for stream in kept:
        name = f"{stream.header.engine} {stream.header.engine_version}".strip()
        engines[name] = followed(infer(stream, suite.all))
    return written(suite.cases, moved, measured, engines)


def switchable(known: Capabilities) -> dict[str, str]:
    """The readings that the engine can switch, each with the first choice that is not its default."""
    return {name: choices[0] for name, choices in known.other_readings.items() if choices}


def _measured(
    what: str, engine: Engine, known: Capabilities, asked: Iterable[Scene], other: Mapping[str, str]
) -> Measured:
    from asl_conformance.fuzz.asking.weights import weigh
    from asl_conformance.report.question_paper import Measured

    found = weigh(engine, asked, known, other)
    return Measured(
        what,
        {name: weight.boards for name, weight in found.items()},
        {name: weight.answers for name, weight in found.items()},
    )


def _moved(engine: Engine, cases: Sequence[Case], other: Mapping[str, str]) -> dict[str, int]:
    """By reading: how many of its cases get another answer under the other choice."""
    from asl_conformance.report.moved_readings import ask
    from asl_conformance.suite.editions import DEFAULT, applies

    resting = {case.id: case for case in cases if case.readings}
    usual = ask(engine, resting, {})
    found = {}
    for name, choice in other.items():
        own = {key: case for key, case in resting.items() if name in case.readings}
        now = ask(engine, own, {name: choice})
        found[name] = sum(
            now.get(key) != usual.get(key) for key, case in own.items() if applies(case, DEFAULT)
        )
    return found


def _ground(path: Path) -> Ground:
    """The board of the file; a usage error if the file is not a board."""
    from asl_conformance.boards.file import BadBoard, read
    from asl_conformance.fuzz.boards.ground import Ground

    try:
        return Ground.of(read(path))
    except (BadBoard, OSError) as error:
        raise click.UsageError(str(error)) from error
