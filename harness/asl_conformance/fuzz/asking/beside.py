"""Makes two outcomes of one question comparable: fields that both give, without fields for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from asl_conformance.fuzz.asking.ask import Json
from asl_conformance.fuzz.boards.transforms import bare
from asl_conformance.judging.meaning import MISSING, field_name, spelled

REASONS = frozenset({"spent_on"})
"""Fields of an expenditure with free text about its purpose."""


def silent(ask: str, path: tuple[str, ...], one: Any, two: Any) -> bool:
    """Whether one of the two gives no value: a state may be partial, and empty values may be omitted."""
    if path and path[-1].isdigit():
        return False
    return one is MISSING or (two is MISSING and (ask == "state" or one in ([], {})))


def claimed(outcome: Json, declared: Iterable[str]) -> Json:
    """The outcome with only the declared fields of its answer, such as ``targets.tem``, without free text.

    Lists of objects become objects by number, so that they are compared one by one.
    """
    if "answer" not in outcome:
        return {next(iter(outcome)): True}
    answer = declared_part(outcome["answer"], declared)
    if answer.get("clear") is False:
        answer.pop("hindrance", None)
    answer.pop("blocked_at", None)  # any of several obstacles may be named
    return {"answer": _numbered(bare(spelled(answer)))}


def declared_part(answer: Json, declared: Iterable[str]) -> Json:
    """The declared fields of an answer: whole, or partly, such as ``targets.tem``."""
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
    """Lists of objects as objects by number, to compare them one by one, without reasons."""
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        value = {str(number): item for number, item in enumerate(value)}
    if isinstance(value, dict):
        return {key: _numbered(item) for key, item in value.items() if key not in REASONS}
    return value
