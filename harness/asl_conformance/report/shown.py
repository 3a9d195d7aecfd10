"""Finds the case that shows a field or word: what each case uses and expects, by path."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from asl_conformance.judging.naming import verb
from asl_conformance.protocol.questions import question_name
from asl_conformance.report.fields import all_fields
from asl_conformance.report.schema import words
from asl_conformance.suite.case import Case, Expectation

NEGATIVE = frozenset({"is_not", "lacks", "has_no", "absent", "legal", "illegal", "cites"})
"""Operators that say what is not in an answer, or that ignore the answer."""


class Use(NamedTuple):
    """A field or a word that a case uses: ``position.units.mf``, or ``Cover`` and ``foxhole``."""

    name: str
    word: str = ""


Shown = Mapping[Use, str]
"""Fields and words, each with the id of the case that shows it best."""


def shown_by(cases: Iterable[Case]) -> Shown:
    """The case that shows each field and word that the suite uses.

    Preferred: a case that expects it positively, of a requirement, not an interaction; then a short one.
    """
    best: dict[Use, tuple[bool, bool, int, str]] = {}
    for case in cases:
        size = len(msgspec.json.encode((case.position, case.actions, case.questions)))
        for use, outright in uses(case):
            rank = (not outright, "x" in case.id.partition("-")[0], size, case.id)
            if use not in best or rank < best[use]:
                best[use] = rank
    return {use: rank[-1] for use, rank in best.items()}


def uses(case: Case) -> Iterator[tuple[Use, bool]]:
    """Every field and word that the case uses, and whether positively (more than that it is absent)."""
    yield from ((use, True) for use in _within("position", msgspec.to_builtins(case.position)))
    for action in case.actions:
        yield from ((use, True) for use in _within(f"do.{verb(action)}", msgspec.to_builtins(action)))
    for question in case.questions:
        found = _within(f"ask.{question_name(question)}", msgspec.to_builtins(question))
        yield from ((use, True) for use in found)
    for claim in case.expectations:
        asked = question_name(case.questions[claim.question])
        yield from ((use, _outright(claim)) for use in _claimed(asked, claim))


def _outright(claim: Expectation) -> bool:
    return claim.op not in NEGATIVE and claim.value not in (0, "", [], False, None)


def _claimed(asked: str, claim: Expectation) -> Iterator[Use]:
    """The fields on the path of an expectation, and those in its value."""
    value: Any = claim.value
    for key in reversed(claim.path):
        value = [value] if isinstance(key, int) else {key: value}
    if claim.path:
        yield from _within(asked, value)


def _within(path: str, value: Any) -> Iterator[Use]:
    """The fields and words in a plain value at a path; keys of maps are ignored."""
    known = all_fields()
    if isinstance(value, list | tuple):
        for item in value:
            yield from _within(path, item)
    elif isinstance(value, dict):
        for key, item in value.items():
            below = f"{_home(path, value)}.{key}"
            if below in known:
                yield Use(below)
                yield from _words(below, item)
                yield from _within(below, item)
            elif key not in ("do", "ask"):
                yield from _within(path, item)


def _home(path: str, value: dict[str, Any]) -> str:
    """The path that lists the fields of an object: of a verb, a question, a unit, or the path itself."""
    field = all_fields().get(path)
    home = field.fields_of if field is not None else ""
    if home in ("do", "ask"):
        return f"{home}.{value.get(home)}"
    return home or path


def _words(path: str, value: Any) -> Iterator[Use]:
    """The words of the field's lists in its value: itself, items of a list, or keys of a map."""
    values = (
        [value] if isinstance(value, str) else list(value) if isinstance(value, list | tuple | dict) else []
    )
    for name in all_fields()[path].lists:
        yield from (Use(name, one) for one in values if isinstance(one, str) and one in words()[name].words)
