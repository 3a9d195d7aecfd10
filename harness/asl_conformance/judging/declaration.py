"""What an engine declares, compared with the names of the protocol and the rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

from msgspec import Struct, inspect

from asl_conformance.judging.following import strange_readings
from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.answers import ANSWERS
from asl_conformance.protocol.former import FORMER
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.suite.editions import UnknownEdition, names, parse, switches


def strange(known: Capabilities) -> Iterator[str]:
    """Every unknown name that is declared, each as a sentence with the known names."""
    if not known.editions:
        yield f"editions is empty; name at least one of {', '.join(names())}"
    for edition in known.editions:
        if not _is_edition(edition):
            yield f"there is no edition {edition}; editions: {', '.join(names())}"
    for erratum in known.errata:
        if erratum not in switches():
            yield (
                f"there is no erratum {erratum}; errata: {', '.join(switches())}, and those of a suite "
                "that --suite names"
            )
    for name, fields in known.questions.items():
        if name not in ANSWERS:
            yield f"there is no question {name}; questions: {', '.join(ANSWERS)}"
            continue
        for field in fields:
            if not has_field(ANSWERS[name], field):
                yield _no_such_field(name, field)
    yield from _strange_actions(known)
    yield from strange_readings(known)


def _strange_actions(known: Capabilities) -> Iterator[str]:
    if "may" in known.questions and not known.actions:
        yield "may is declared but no action is; declare in actions the verbs that it may be asked about"
    for action in known.actions:
        if action not in verbs():
            yield f"there is no action {action}; asl-conformance schema action names them"


def _no_such_field(name: str, field: str) -> str:
    if field in FORMER.get(name, {}):
        return f"the field {field} of answers to {name} is now called {FORMER[name][field]}"
    there = (one.name for one in inspect.type_info(ANSWERS[name]).fields)  # type: ignore[attr-defined]
    return f"answers to {name} have no field {field}; fields: {', '.join(there)}"


def _is_edition(name: str) -> bool:
    try:
        parse(name)
    except UnknownEdition:
        return False
    return True


@cache
def verbs() -> frozenset[str]:
    """The names of all actions."""
    return frozenset(one.__struct_config__.tag for one in get_args(AnyAction))


def has_field(answer: type[Struct], path: str) -> bool:
    """Whether answers of the type have the field, named as in a declaration: ``targets.tem``."""
    return _reaches(inspect.type_info(answer), path.split("."))


def _reaches(kind: Any, names: list[str]) -> bool:
    """Whether a type has the fields ``names``, each inside the one before; keys and indexes are skipped."""
    if not names:
        return True
    if isinstance(kind, inspect.UnionType):
        return any(_reaches(one, names) for one in kind.types)
    if isinstance(kind, inspect.DictType):
        return _reaches(kind.value_type, names)
    if isinstance(kind, (inspect.VarTupleType, inspect.ListType)):
        return _reaches(kind.item_type, names)
    if isinstance(kind, inspect.StructType):
        return any(one.name == names[0] and _reaches(one.type, names[1:]) for one in kind.fields)
    return False
