"""What the Givens of a scenario do not express of a position: found by reading them back.

So no field is lost silently, even if the vocabulary has no phrase for it yet.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from asl_conformance.gherkin.scene import write
from asl_conformance.gherkin.vocabulary import StepError
from asl_conformance.gherkin.world import World
from asl_conformance.protocol.vocabulary.pieces import GUNS
from asl_conformance.suite.case import plain

Json = dict[str, Any]
NO_STEP = "# not said:"
SIZE = frozenset({"columns", "rows"})
"""Fields that no phrase expresses and no answer depends on."""
PLACE = frozenset({"hex", "at", "floor"})
"""Fields of a possessed piece that follow from its possessor (for a Gun, without what it is beneath)."""
IDS = ("aboard", "pushing", "possessed_by")
SETS = frozenset({"status", "done", "beneath", "overlays", "access", "ssr"})
"""Lists whose order does not matter."""


def read(lines: Sequence[str]) -> tuple[list[str], World]:
    """The Givens, unknown steps turned into comments, and the world that the others write."""
    world, steps = World(), []
    for line in lines:
        try:
            write(world, [line])
        except StepError:
            line = f"{NO_STEP} {line}"
        steps.append(line)
    return steps, world


def unsaid(position: Json, world: World, names: Mapping[str, str]) -> list[str]:
    """A comment for each field in which the world differs from the position; ``names``: its pieces."""
    try:
        found_there: Json = plain(world.position())
    except StepError as error:
        return [f"{NO_STEP} {' '.join(str(error).split())}"]
    found = [*_fields("the position", _moment(position), _moment(found_there))]
    for part in ("hexes", "hexsides", "sides"):
        one, other = position.get(part, {}), found_there.get(part, {})
        for name in sorted({*one, *other}):
            found += _fields(name, one.get(name, {}), other.get(name, {}))
    for part in ("units", "counters"):
        found += _pieces(position.get(part, {}), found_there.get(part, {}), names)
    return found


def _moment(position: Json) -> Json:
    """What is said of no hex and no piece; the month, which words bring along, only where it was there."""
    return {k: value for k, value in position.items() if k not in SIZE and not isinstance(value, dict)}


def _pieces(mine: Json, theirs: Json, names: Mapping[str, str]) -> Iterator[str]:
    """Comments piece by piece, compared with the piece of that name, else with the most similar one."""
    left = {key: _piece(fields, {}) for key, fields in theirs.items()}
    for key, fields in sorted(mine.items(), key=lambda item: names.get(item[0], item[0]) not in theirs):
        name, wanted = names.get(key, key), _piece(fields, names)
        twin = name if name in left else _like(wanted, left)
        if twin is None:
            yield f"{NO_STEP} {name} is {json.dumps(wanted, sort_keys=True)}"
            continue
        yield from _fields(twin, wanted, left.pop(twin))
    for key in left:
        yield f"{NO_STEP} there is no {key}"


def _like(wanted: Json, others: Mapping[str, Json]) -> str | None:
    """The piece of that type and place, or possessor, that differs in the fewest fields."""
    same = [
        key
        for key, one in others.items()
        if all(one.get(field) == wanted.get(field) for field in ("type", "hex", "possessed_by"))
    ]
    unlike = {key: sum(1 for _ in _fields("", wanted, others[key])) for key in same}
    return min(unlike, key=unlike.__getitem__, default=None)


def _piece(fields: Json, names: Mapping[str, str]) -> Json:
    """The piece with its ids as named in the lines, and without its place if it is possessed."""
    found = dict(fields)
    for field in IDS:
        if field in found:
            found[field] = names.get(found[field], found[field])
    if "possessed_by" in found or "aboard" in found:
        dropped = PLACE if found["type"] in GUNS else PLACE | {"beneath"}
        found = {field: value for field, value in found.items() if field not in dropped}
    return found


def _fields(name: str, one: Json, other: Json) -> Iterator[str]:
    """A comment for each field in which the two differ."""
    for field in (*one, *(extra for extra in other if extra not in one)):
        if _plainly(field, one.get(field)) == _plainly(field, other.get(field)):
            continue
        if field in one:
            yield f"{NO_STEP} {field} of {name} is {json.dumps(one[field])}"
        elif field != "month":
            yield f"{NO_STEP} {field} of {name} is left out"


def _plainly(field: str, value: Any) -> Any:
    return sorted(value) if field in SETS and value else value
