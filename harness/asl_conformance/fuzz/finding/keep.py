"""Turns a finding, or a case in JSON, into a scenario of the user's suite: in phrases, or from a file.

Phrases are tried first and read back. If the vocabulary cannot express all of it, position and questions stay
in a JSON file of the suite, which the scenario names, so that nothing is lost.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.base.text import one_line
from asl_conformance.fuzz.finding.scenario import scenario
from asl_conformance.fuzz.finding.unsaid import NO_STEP
from asl_conformance.gherkin import exact
from asl_conformance.gherkin.scene import world_of_steps
from asl_conformance.gherkin.vocabulary import StepError
from asl_conformance.judging.judge import describe
from asl_conformance.protocol.position import Position
from asl_conformance.report.errata import claims
from asl_conformance.suite.case import Case, canonical_text, plain, request_params
from asl_conformance.suite.own import MANIFEST, OwnSuite

FEATURE = "kept.feature"
TITLE = 90
"""Most characters of a scenario's title."""
SIZE = ("columns", "rows")
"""Fields that no phrase expresses; phrases are used only if no answer here depends on them."""

Word = Literal["yours", "case", "reference"]
"""The source of a kept scenario's expectations."""
MEANINGS: dict[Word, str] = {
    "yours": "your --then steps",
    "case": "the expectations of the case in the file",
    "reference": "the reference engine's answer; check it in the rulebook before you rely on it",
}


class CannotKeep(ValueError):
    """The input is not a scenario yet; the text says what is missing."""


class Kept(Struct, frozen=True):
    """A scenario for a suite: the texts of its files, and whether phrases expressed all of it."""

    requirement: str
    scenario: str
    board: tuple[str, bytes] | None = None
    """The JSON file that the scenario takes its position from, by its path in the suite."""


def kept(case: Case, name: str, clause: str, note: str) -> Kept:
    """The case as requirement and scenario of that name.

    Raises CannotKeep if the case expects nothing, or what no phrase expresses.
    """
    if not case.expectations:
        raise CannotKeep("nothing is expected; give the answer, such as --then 'the LOS is clear'")
    title = one_line(_title(case), TITLE)
    head = [f"  @{name} @{clause}", f"  Scenario: {name} {title}"]
    entry = requirement(name, clause, title, note)
    words = _in_words(case, head)
    if words is not None:
        return Kept(entry, words)
    file = f"boards/{name}.json"
    played = exact.Played(case.position, case.actions, case.questions)
    board = msgspec.json.format(msgspec.json.encode(plain(played)), indent=1) + b"\n"
    return Kept(entry, "\n".join([*head, *_from_file(case, file)]) + "\n", (file, board))


def _title(case: Case) -> str:
    """The case's title, without its former name; its question if it has no title."""
    first, _, rest = case.name.partition(" ")
    title = rest if rest and first == case.id.partition("/")[0] else case.name
    return title if " " in title else describe(case.questions[0])


def requirement(name: str, clause: str, statement: str, note: str) -> str:
    """An entry of a manifest."""
    fields = {"id": name, "clause": clause, "statement": statement, "note": note}
    lines = (f"{key} = {_quoted(text)}" for key, text in fields.items() if text)
    return "\n".join(["[[requirement]]", *lines]) + "\n"


def _quoted(text: str) -> str:
    """A basic string of TOML: one of JSON, without controls."""
    return msgspec.json.encode(one_line(text, 400)).decode()


def _from_file(case: Case, file: str) -> Iterator[str]:
    yield f"    Given the position of {file}"
    yield f"    When what {file} does and asks is asked"
    keyword = "Then"
    for claim in case.expectations:
        if claim.op in ("legal", "illegal"):
            claimed = f"that is {'allowed' if claim.op == 'legal' else 'not allowed'}"
        else:
            try:
                claimed = exact.says(claim)
            except ValueError as error:
                raise CannotKeep(str(error)) from None
        yield f"    {keyword} {claimed}"
        keyword = "And"


def _in_words(case: Case, head: list[str]) -> str | None:
    """The scenario in phrases; None if phrases cannot express all of the case."""
    text = scenario(case, "kept")
    if NO_STEP in text:
        return None
    lines = _tidy([line for line in text.splitlines() if line.lstrip().startswith(STEPS)])
    try:
        world = world_of_steps(lines)
        read = world.case(id="", name="", requirements=(), clauses=(), feature="", line=0)
    except StepError:
        return None
    other = renamed(case, read)
    if not says_all(read, _in_season(other, read)):
        return None
    if not _answered_alike(other, replace(other, position=read.position)):
        return None
    return "\n".join([*head, *lines]) + "\n"


def _in_season(case: Case, read: Case) -> Case:
    """The case in the month that the phrase for grain implies, if it has none; that is checked later."""
    if case.position.month:
        return case
    return replace(case, position=replace(case.position, month=read.position.month))


def _answered_alike(one: Case, other: Case) -> bool:
    """Whether the reference answers both alike, although phrases drop the size and add a month."""
    if one.position == other.position:
        return True
    with reference_engine() as engine:
        engine.start()
        answers = [claims(case, engine.evaluate(request_params(case, "current"))) for case in (one, other)]
    return answers[0] == answers[1]


_SIGHTS = (
    re.compile(r"(?:When|And) (?P<one>.+) looks for (?P<two>.+)"),
    re.compile(r"(?:When|And) LOS is traced from (?P<one>.+) to (?P<two>.+)"),
)


def _tidy(lines: Sequence[str]) -> list[str]:
    """The steps without repetition; a LOS asked both ways becomes one step."""
    found: list[str] = []
    for line in lines:
        if found and (both := _both_ways(found[-1].strip(), line.strip())):
            found[-1] = f"    {found[-1].split()[0]} {both}"
        elif not any(line.split(maxsplit=1)[1] == before.split(maxsplit=1)[1] for before in found):
            found.append(line)
    return found


def _both_ways(first: str, second: str) -> str:
    """The step for both, if the second traces the LOS of the first from its other end."""
    for pattern in _SIGHTS:
        one, two = pattern.fullmatch(first), pattern.fullmatch(second)
        if one and two and (one["one"], one["two"]) == (two["two"], two["one"]):
            return f"LOS is traced between {one['one']} and {one['two']}"
    return ""


STEPS = ("Given ", "When ", "Then ", "And ", "But ")


def says_all(read: Case, case: Case) -> bool:
    """Whether the case read back has the same position, actions, questions and expectations."""
    if _ground(read) != _ground(case) or read.actions != case.actions:
        return False
    claims = {(read.questions[e.question], e.path, e.op, repr(e.value)) for e in read.expectations}
    return all(
        (case.questions[e.question], e.path, e.op, repr(e.value)) in claims for e in case.expectations
    ) and all(question in read.questions for question in case.questions)


def _ground(case: Case) -> str:
    table: dict[str, Any] = plain(case.position)
    table = {key: value for key, value in table.items() if key not in SIZE}
    return canonical_text(msgspec.convert(table, Position))


def renamed(case: Case, read: Case) -> Case:
    """The case with its pieces named as in phrases: units by letters, the rest as read back."""
    names = dict(zip(case.position.units, string.ascii_uppercase, strict=False))
    for key, counter in case.position.counters.items():
        same = [
            other
            for other, found in read.position.counters.items()
            if (found.type, found.hex) == (counter.type, counter.hex) and other not in names.values()
        ]
        if same:
            names[key] = same[0]
    called: dict[str, Any] = renamed_in(plain(case), names)
    return msgspec.convert(called, Case)


def renamed_in(value: Any, names: Mapping[str, str]) -> Any:
    """Plain JSON in which every key and text that is one of the names is the new one."""
    if isinstance(value, dict):
        return {names.get(key, key): renamed_in(item, names) for key, item in value.items()}
    if isinstance(value, list):
        return [renamed_in(item, names) for item in value]
    return names.get(value, value) if isinstance(value, str) else value


def free_name(suite: OwnSuite) -> str:
    """A free name for a requirement of the suite: the suite's name and a number."""
    taken = {one.id for one in suite.manifest.requirement}
    return next(name for n in range(1, len(taken) + 2) if (name := f"{suite.name}-{n}") not in taken)


def with_clause(text: str, clause: str) -> str:
    """The manifest with one more clause of its own."""
    found = re.search(r"^clauses\s*=\s*\[", text, re.M)
    if found:
        rest = text[found.end() :]
        return f'{text[: found.end()]}"{clause}"{"" if rest.lstrip().startswith("]") else ", "}{rest}'
    return re.sub(r"^(name\s*=.*)$", rf'\1\nclauses = ["{clause}"]', text, count=1, flags=re.M)


def write(suite: OwnSuite, made: Kept, feature: str, clause: str | None) -> dict[Path, bytes | None]:
    """Write the files of the suite; returns the old contents by path, to restore if the suite has a defect.

    Raises OSError, after restoring the files.
    """
    manifest, path = suite.folder / MANIFEST, suite.folder / feature
    text = with_clause(suite.text, clause) if clause else suite.text
    before = path.read_text(encoding="utf-8") if path.exists() else f"Feature: {Path(feature).stem}\n"
    due = {
        manifest: f"{text.rstrip()}\n\n{made.requirement}".encode(),
        path: f"{before.rstrip()}\n\n{made.scenario}".encode(),
    }
    if made.board is not None:
        due[suite.folder / made.board[0]] = made.board[1]
    older = {file: file.read_bytes() if file.exists() else None for file in due}
    for file, raw in due.items():
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(raw)
        except OSError:
            with suppress(OSError):
                put_back(older)
            raise
    return older


def put_back(older: Mapping[Path, bytes | None]) -> None:
    """Undo what ``write`` did."""
    for file, raw in older.items():
        if raw is None:
            file.unlink(missing_ok=True)
        else:
            file.write_bytes(raw)


def kept_already(case: Case, cases: Sequence[Case]) -> str:
    """The case of the suite with the same questions and expectations; empty if there is none."""
    return next((other.id for other in cases if says_all(other, renamed(case, other))), "")
