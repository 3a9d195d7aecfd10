"""A finding as a file: the question, the reference's answer, and all that is needed to reproduce it.

A difference has a ``Case``, with which any engine can be judged like with a case of the suite. A violated
invariant has the position and the dice of its check. Both have the drawing and the Gherkin.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from asl_conformance import __version__
from asl_conformance.drawing.picture import draw
from asl_conformance.fuzz.asking.ask import Asker, EngineFailed
from asl_conformance.fuzz.asking.differential import Difference
from asl_conformance.fuzz.asking.questions import as_json
from asl_conformance.fuzz.families.every import FAMILIES
from asl_conformance.fuzz.finding.hunt import Finding, Kind
from asl_conformance.fuzz.finding.scenario import scenario, scene
from asl_conformance.fuzz.invariants import check as invariants
from asl_conformance.judging import judge as judging
from asl_conformance.judging.meaning import MISSING
from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.position import Position
from asl_conformance.protocol.questions import AnyQuestion
from asl_conformance.suite.case import Case, Expectation, plain, request_params
from asl_conformance.suite.lab_link import document, link

FORMAT = 1
State = Literal["FIXED", "STILL FAILING", "ERROR"]


class Record(Struct, frozen=True, omit_defaults=True):
    """One finding, as in its file."""

    format: int
    kind: Kind
    id: str
    what: str
    engine: str
    edition: str
    seed: int
    board: int
    position: Position
    """For a violated invariant, the position given to its check; the drawing shows the changed position."""
    clauses: tuple[str, ...] = ()
    why: str = ""
    """The reference's reason for its answer."""
    invariant: str = ""
    case: Case | None = None
    drawing: tuple[str, ...] = ()
    gherkin: tuple[str, ...] = ()
    ground: str = ""
    """The imported board that it was found on, if any."""
    engine_why: str = ""
    """The engine's reason for its answer, if it gives one."""
    readings: tuple[str, ...] = ()
    """Choices of contested readings, as `ID=choice`, each of which would make the engine right."""
    answers: tuple[dict[str, Any], ...] = ()
    """For a violated invariant: the engine's outcome for each question of `case`, its last request."""
    family: str = ""
    """The family of small boards that it was found in, if any."""
    harness: str = __version__

    @property
    def lab(self) -> str:
        """The link that opens the finding in a lab."""
        return link(
            document(self.case) if self.case else {"position": plain(self.position), "title": self.what}
        )


class BadFinding(ValueError):
    """The file is not a finding; the text names the file and its defect."""


def record(finding: Finding, ask: Asker, ground: str = "", family: str = "") -> Record:
    """The finding as a record, with drawing and Gherkin; ``ground`` is the title of the board."""
    position = msgspec.convert(finding.position, Position)
    one = finding.sighting
    text = msgspec.json.encode([plain(position), finding.actions, finding.question, one.kind, one.key])
    name = f"fuzz-{hashlib.sha256(text).hexdigest()[:10]}"
    case = _of_violation(name, finding) if finding.violation else _case(name, finding, position)
    shown = finding.violation.position if finding.violation else finding.position
    return Record(
        FORMAT,
        one.kind,
        name,
        finding.what,
        f"{ask.capabilities.name} {ask.capabilities.version}".strip(),
        ask.edition,
        finding.seed,
        one.number,
        position,
        finding.clauses,
        finding.difference.why if finding.difference else "",
        one.key[0] if one.kind == "invariant" else "",
        case,
        tuple(draw(msgspec.convert(shown, Position)).splitlines()) if _named(shown) else (),
        tuple(_gherkin(name, finding, case).splitlines()),
        ground,
        finding.difference.their_why if finding.difference else "",
        finding.readings,
        _answers(finding, ask),
        family,
    )


def _answers(finding: Finding, ask: Asker) -> tuple[dict[str, Any], ...]:
    """What the engine answers to the last request of a check, if it answers."""
    one = finding.violation
    if one is None or not one.questions:
        return ()
    try:
        return tuple(ask.ask(one.position, one.questions, one.actions))
    except EngineFailed:
        return ()


def _of_violation(name: str, finding: Finding) -> Case | None:
    """The last request of a check as a case that expects nothing; None if the check gives none."""
    one = finding.violation
    if one is None or not one.questions:
        return None
    return Case(
        id=name,
        name=f"{finding.sighting.key[0]}: {one.what}",
        requirements=(),
        clauses=finding.clauses,
        feature="",
        line=0,
        position=msgspec.convert(one.position, Position),
        questions=msgspec.convert(one.questions, tuple[AnyQuestion, ...]),
        expectations=(),
        actions=msgspec.convert(one.actions, tuple[AnyAction, ...]),
    )


def _gherkin(name: str, finding: Finding, case: Case | None) -> str:
    if case and case.expectations:
        return scenario(case, f"{name} {finding.what}")
    if finding.violation:
        one = finding.violation
        return scene(one.position, one.questions, one.actions, f"{finding.sighting.key[0]}: {one.what}")
    questions = [finding.question] if finding.question else []
    return scene(finding.position, questions, finding.actions, finding.what)


def _named(position: dict[str, Any]) -> bool:
    return any(position.get(part) for part in ("hexes", "hexsides", "units", "counters"))


def _case(name: str, finding: Finding, position: Position) -> Case:
    expectations = tuple(expected(finding.difference)) if finding.difference else ()
    questions = [finding.question or {"ask": "state"}]
    return Case(
        id=name,
        name=finding.what,
        requirements=(),
        clauses=finding.clauses,
        feature="",
        line=0,
        position=position,
        questions=msgspec.convert(questions, tuple[AnyQuestion, ...]),
        expectations=expectations,
        actions=msgspec.convert(finding.actions, tuple[AnyAction, ...]),
    )


def expected(difference: Difference) -> list[Expectation]:
    """The reference's answer as expectations for the judge; lists of names are in any order."""
    path, ours, theirs = difference.path, difference.ours, difference.theirs
    prose = f"{difference.field} is {as_json(ours)}"
    if not path:
        return [Expectation(prose, op="illegal" if ours else "legal")]
    if ours is MISSING:
        return [Expectation(f"{difference.field} is not said", path=path, op="absent")]
    if _names(ours) and _names(theirs):
        there = [Expectation(prose, path=path, op="contains", value=x) for x in ours if x not in theirs]
        gone = [Expectation(prose, path=path, op="lacks", value=x) for x in theirs if x not in ours]
        return there + gone or [Expectation(prose, path=path, value=ours)]
    if _objects(ours) and _objects(theirs):
        return list(_of_objects(path, ours, theirs, prose))
    return [Expectation(prose, path=path, value=ours)]


def _objects(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def _of_objects(
    path: tuple[str, ...], ours: list[dict[str, Any]], theirs: list[dict[str, Any]], prose: str
) -> Iterator[Expectation]:
    """What differs in two lists of objects, field by field: an answer has fields that are not compared."""
    for number, item in enumerate(ours):
        other = theirs[number] if number < len(theirs) else {}
        for key, value in item.items():
            if number >= len(theirs) or other.get(key, MISSING) != value:
                yield Expectation(prose, path=(*path, number, key), value=value)
    if len(theirs) > len(ours):
        yield Expectation(prose, path=(*path, len(ours)), op="absent")


def _names(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def write(found: Record, folder: Path) -> Path:
    """Write the finding to a file in the folder, named after its id."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{found.id}.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(plain(found)), indent=1) + b"\n")
    return path


def read(path: Path) -> Record:
    """The finding of a file; raises BadFinding, or OSError if it cannot be read."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Record)
    except msgspec.DecodeError as error:
        raise BadFinding(f"{path}: not a finding that fuzz wrote: {error}") from None
    if found.format != FORMAT:
        raise BadFinding(f"{path}: format {found.format} is unknown; only {FORMAT} is known")
    return found


class Replayed(Struct, frozen=True):
    """The state of a replayed finding, with details."""

    state: State
    what: str


def replay(found: Record, ask: Asker) -> Replayed:
    """Ask the engine again: FIXED, STILL FAILING, or ERROR if that cannot be decided."""
    if found.invariant:
        return _replay_invariant(found, ask)
    assert found.case is not None
    if found.kind == "failure":
        return _replay_failure(found.case, ask)
    reply = ask.engine.evaluate(request_params(found.case, ask.edition))
    verdict = judging.judge(found.case, reply, ask.capabilities)
    if verdict.kind == "pass":
        asked = judging.describe(found.case.questions[0])
        due = "; ".join(expectation.prose for expectation in found.case.expectations)
        return Replayed("FIXED", f"{asked}: {due}, as the reference says")
    unanswered = verdict.kind in judging.NO_ANSWER
    seen = "; ".join(_finding_line(finding) for finding in verdict.findings[: 1 if unanswered else None])
    return Replayed("STILL FAILING" if verdict.kind == "fail" else "ERROR", seen)


def _finding_line(finding: judging.Finding) -> str:
    if finding.kind in judging.NO_ANSWER:
        return f"{finding.asked}: {finding.expected} is expected; {finding.got}: {finding.why}"
    if finding.field and finding.kind == "fail":
        got = "not answered" if finding.got is None else as_json(finding.got)
        return f"{finding.asked}: {finding.field} is {got}, {as_json(finding.wanted)} is expected"
    return finding.why or finding.expected


def _replay_failure(case: Case, ask: Asker) -> Replayed:
    questions: Sequence[dict[str, Any]] = plain(case.questions)
    try:
        ask.ask(plain(case.position), questions, plain(case.actions))
    except EngineFailed as failed:
        return Replayed("STILL FAILING", str(failed))
    return Replayed("FIXED", "the engine gives an answer")


def _replay_invariant(found: Record, ask: Asker) -> Replayed:
    family = FAMILIES.get(found.family)
    known = {one.id: one for one in family.checks()} if family else invariants.load()
    one = known.get(found.invariant)
    if one is None:
        return Replayed("ERROR", f"{found.invariant} is not an invariant of this version")
    if not one.applies(ask):
        return Replayed("ERROR", f"the engine does not declare what {one.id} needs")
    tally = invariants.Tally()
    try:
        seen = [v for _, v in invariants.violated(ask, plain(found.position), found.board, [one], tally)]
    except EngineFailed as failed:
        return Replayed("ERROR", str(failed))
    if tally.empty:
        return Replayed("ERROR", f"the engine does not support what {one.id} asks here")
    return Replayed("STILL FAILING", seen[0].what) if seen else Replayed("FIXED", f"{one.id} holds")
