"""Further phrases of the user's suites: a case from a file, a field of an answer by its path.

They are for what the vocabulary cannot express, such as a fuzzed board. Prefer a scenario in words; this
project's own suite uses only words.
"""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote, unquote

import msgspec

from asl_conformance.gherkin.kinds import KINDS, Kind
from asl_conformance.gherkin.vocabulary import VOCABULARY, StepError
from asl_conformance.gherkin.world import World
from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.position import Position
from asl_conformance.protocol.questions import AnyQuestion
from asl_conformance.suite.case import Expectation, plain

OWNER = "suites of one's own"
LONGEST = 4 << 20
"""Most bytes of such a file."""
FIELD = r"[^\s\"]+"
OPERATORS = {
    "is": "is",
    "is not": "is_not",
    "contains": "contains",
    "lacks": "lacks",
    "has": "has",
    "has no": "has_no",
    "is at least": "at_least",
    "is at most": "at_most",
    "is among": "among",
}
"""The words for a comparison, each with the judge's operator."""


class Played(msgspec.Struct, frozen=True):
    """The fields of a kept case's file that are read; the rest is for people."""

    position: Position
    actions: tuple[AnyAction, ...] = ()
    questions: tuple[AnyQuestion, ...] = ()


def register() -> None:
    """Put the phrases into the vocabulary, once."""
    if any(phrase.owner == OWNER for phrase in VOCABULARY.phrases):
        return
    with VOCABULARY.loading(OWNER):
        VOCABULARY.add("given", "the position of {file:file}", position_of)
        VOCABULARY.add("when", "what {file:file} does and asks is asked", asked_of)
        VOCABULARY.add(
            "then", 'answer {number:number} "{path:path}" {compared:compared} {value:json}', field_compared
        )
        VOCABULARY.add("then", 'answer {number:number} has no "{path:path}"', field_absent)


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise ValueError(f"{text!r} is not a JSON value: {error}") from None


def _path(text: str) -> tuple[str | int, ...]:
    """``checks.-1.drm``: keys and indexes; a dot in a key is written ``%2E``, a space ``%20``."""
    parts = text.split(".")
    return tuple(int(part) if part.lstrip("-").isdecimal() else unquote(part) for part in parts)


def path_text(path: tuple[str | int, ...]) -> str:
    """A path as the phrase writes it."""
    return ".".join(str(p) if isinstance(p, int) else quote(p, safe="-_'+").replace(".", "%2E") for p in path)


def says(claim: Expectation) -> str:
    """An expectation as a step of these phrases; raises ValueError if they cannot express it."""
    if not claim.path or any(isinstance(p, str) and p.lstrip("-").isdecimal() for p in claim.path):
        raise ValueError(f"no phrase says {claim.op} {claim.value!r} of {claim.path}")
    if claim.op == "absent":
        return f'answer {claim.question + 1} has no "{path_text(claim.path)}"'
    subject = f'answer {claim.question + 1} "{path_text(claim.path)}"'
    word = next((word for word, op in OPERATORS.items() if op == claim.op), None)
    if word is None:
        raise ValueError(f"no phrase says {claim.op} {claim.value!r} of {claim.path}")
    return f"{subject} {word} {json.dumps(plain(claim.value), ensure_ascii=False)}"


KINDS["json"] = Kind(r".+", _json, 'a value as JSON: -1, true, "woods", ["P"]')
KINDS["path"] = Kind(FIELD, _path, "a field of the answer: targets.P.tem, checks.-1.drm")
KINDS["compared"] = Kind(
    "|".join(sorted(OPERATORS, key=len, reverse=True)), OPERATORS.__getitem__, ", ".join(OPERATORS)
)


def position_of(world: World, file: str) -> None:
    """The position from a JSON file beside the feature: a position, a case, or what ``keep`` wrote."""
    fields: dict[str, Any] = plain(_read(world, file).position)
    for name in ("hexes", "hexsides", "sides", "units", "counters"):
        getattr(world, name).update(fields.pop(name, {}))
    world.set(**fields)


def asked_of(world: World, file: str) -> None:
    """The actions and questions from the same file, in its order."""
    found = _read(world, file)
    for action in found.actions:
        world.act(action)
    if found.questions:
        world.ask(*found.questions)


def field_compared(world: World, number: int, path: tuple[str | int, ...], compared: str, value: Any) -> None:
    """Compares a field of the answer to that question (1 is the first) with a JSON value."""
    world.claim(_index(world, number), path, compared, value)


def field_absent(world: World, number: int, path: tuple[str | int, ...]) -> None:
    """A field of the answer to that question is omitted, or null."""
    world.claim(_index(world, number), path, "absent", None)


def _index(world: World, number: float) -> int:
    if number not in range(1, len(world.questions) + 1):
        raise StepError(f"there is no answer {number:g}; the number of questions is {len(world.questions)}")
    return int(number) - 1


def _read(world: World, file: str) -> Played:
    path = world.file(file)
    try:
        raw = path.read_bytes()
        if len(raw) > LONGEST:
            raise StepError(f"{file} has {len(raw)} bytes; the limit is {LONGEST}")
        whole = msgspec.json.decode(raw)
        bare = not isinstance(whole, dict) or "position" not in whole
        return msgspec.convert({"position": whole} if bare else whole, Played)
    except (OSError, msgspec.DecodeError, msgspec.ValidationError) as error:
        raise StepError(f"{file}: {error}") from error
