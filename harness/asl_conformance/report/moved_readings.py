"""Answers that a reading moves: cases asked under two sets of readings, moved answers with their cause."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from asl_conformance.adapters.base import Engine
from asl_conformance.judging.following import offered
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.protocol.reply import Failure
from asl_conformance.report.errata import CannotTell, Claims, Moved, claims, moved_claims
from asl_conformance.suite.case import Case, request_params
from asl_conformance.suite.readings import find, parse

REFERENCE = "reference"
"""The name for the reference's default readings."""
Readings = Mapping[str, str]


class Shift(Struct, frozen=True):
    """Two sets of readings compared over the cases answered under both."""

    before: str
    after: str
    asked: int
    moved: tuple[Moved, ...]
    idle: tuple[str, ...]
    """Readings that differ between the two and explain no moved answer."""
    failed: int = 0
    """Cases without an answer under one of them."""

    @property
    def unexplained(self) -> tuple[Moved, ...]:
        """Moved answers that no reading explains."""
        return tuple(one for one in self.moved if not one.errata)


def read_set(text: str) -> dict[str, str]:
    """Parse ``reference``, or ``ID=choice`` separated by commas; raises UnknownReading."""
    return {} if text == REFERENCE else parse(text.split(","))


def shift(engine: Engine, known: Capabilities, cases: Iterable[Case], before: str, after: str) -> Shift:
    """Ask every case under both; raises CannotTell if the engine does not offer them."""
    old, new = read_set(before), read_set(after)
    for readings in (old, new):
        for name, choice in readings.items():
            if choice not in offered(known, name) or name not in known.other_readings:
                raise CannotTell(
                    f"{known.name} cannot switch to {name}={choice}: its answer to initialize has to "
                    "list the choice in 'other_readings', and evaluate has to follow the request's 'readings'"
                )
    by_id = {case.id: case for case in cases}
    was, now = ask_by_turns(engine, by_id, (old, new))
    changed = [key for key in by_id if _differ(was.get(key), now.get(key))]
    differing = [name for name in {**old, **new} if _choice(name, old) != _choice(name, new)]
    causes = _causes(engine, {key: by_id[key] for key in changed}, (old, new), (was, now), differing)
    moved = tuple(
        found for key in changed for found in moved_claims(by_id[key], was[key], now[key], causes[key])
    )
    idle = tuple(name for name in differing if not any(name in one.errata for one in moved))
    failed = sum(key not in was or key not in now for key in by_id)
    return Shift(before, after, len(by_id), moved, idle, failed)


def ask(
    engine: Engine, cases: Mapping[str, Case], readings: Readings, edition: str = "current"
) -> dict[str, Claims]:
    """The engine's answers to every case that it answers, following these readings."""
    return ask_by_turns(engine, cases, (readings,), edition)[0]


def ask_by_turns(
    engine: Engine, cases: Mapping[str, Case], sets: Sequence[Readings], edition: str = "current"
) -> list[dict[str, Claims]]:
    """As ``ask``, for each set of readings; each case under all sets in a row, for engines with a cache."""
    requests = (
        (f"{turn} {key}", request_params(case, edition, readings))
        for key, case in cases.items()
        for turn, readings in enumerate(sets)
    )
    found: list[dict[str, Claims]] = [{} for _ in sets]
    for name, reply in engine.evaluate_many(requests):
        turn, _, key = name.partition(" ")
        if not isinstance(reply, Failure):
            found[int(turn)][key] = claims(cases[key], reply)
    return found


def _choice(name: str, readings: Readings) -> str:
    return readings.get(name, find(name).reference)


def _differ(one: Claims | None, other: Claims | None) -> bool:
    return one is not None and other is not None and one != other


def _causes(
    engine: Engine,
    cases: Mapping[str, Case],
    sets: tuple[Readings, Readings],
    answers_of: tuple[Mapping[str, Claims], Mapping[str, Claims]],
    differing: Iterable[str],
) -> dict[str, tuple[str, ...]]:
    """For every moved case, the readings that move it when only they are switched, in either set."""
    alone = [
        (name, answers, {**mine, name: _choice(name, other)})
        for name in differing
        for mine, other, answers in zip(sets, sets[::-1], answers_of, strict=True)
    ]
    found: dict[str, dict[str, None]] = {key: {} for key in cases}
    now = ask_by_turns(engine, cases, [switched for _, _, switched in alone])
    for (name, answers, _), switched in zip(alone, now, strict=True):
        for key in cases:
            if _differ(answers.get(key), switched.get(key)):
                found[key][name] = None
    return {key: tuple(names) for key, names in found.items()}
