"""Two outcomes of one question made comparable: what both say, and nothing said to people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from asl_conformance.fuzz.asking.ask import Json
from asl_conformance.fuzz.boards.transforms import bare
from asl_conformance.judging.meaning import MISSING, field_name, spelled

REASONS = frozenset({"spent_on"})
"""Fields of an expenditure that say in free words what it was for."""


def silent(ask: str, path: tuple[str, ...], one: Any, two: Any) -> bool:
    """Whether one of the two does not say: a state may be told in part, what is empty be left out."""
    if path and path[-1].isdigit():
        return False
    return one is MISSING or (two is MISSING and (ask == "state" or one in ([], {})))


def claimed(outcome: Json, declared: Iterable[str]) -> Json:
    """The outcome with the fields of its answer that are declared, as ``targets.tem``; words left out.

    Lists of objects become objects by number, so that they are compared one by one.
    """
    if "answer" not in outcome:
        return {next(iter(outcome)): True}
    answer = declared_part(outcome["answer"], declared)
    if answer.get("clear") is False:
        answer.pop("hindrance", None)
    answer.pop("blocked_at", None)  # of several obstacles either may be named
    return {"answer": _numbered(bare(spelled(answer)))}


def declared_part(answer: Json, declared: Iterable[str]) -> Json:
    """The fields of an answer that are declared: whole, or as ``targets.tem`` in part."""
    fields = tuple(declared)

    def kept(value: Any, path: tuple[str, ...]) -> Any:
        name = field_name(path)
        if any(name == field or name.startswith(f"{field}.") for field in fields):
            return value
        if isinstance(value, Mapping) and any(field.startswith(f"{name}.") for field in fields):
            inside = {key: kept(item, (*path, key)) for key, item in value.items()}
            return {key: item for key, item in inside.items() if item is not MISSING}
        return MISSING

    found = {key: kept(item, (key,)) for key, item in answer.items()}
    return {key: item for key, item in found.items() if item is not MISSING}


def _numbered(value: Any) -> Any:
    """Lists of objects as objects by number, so that they are compared one by one; reasons left out."""
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        value = {str(number): item for number, item in enumerate(value)}
    if isinstance(value, dict):
        return {key: _numbered(item) for key, item in value.items() if key not in REASONS}
    return value
