"""Facts about the piece that a case is about: kind, place, cover, action, as ``list:member``.

docs/crossings.md is the definition in words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from asl_conformance.cross_coverage import sides
from asl_conformance.cross_coverage.ways import ways
from asl_conformance.protocol import questions as q
from asl_conformance.protocol.actions import ClaimInterdiction, Move
from asl_conformance.protocol.position import Position
from asl_conformance.protocol.vocabulary import FORTIFICATIONS, GUNS
from asl_conformance.suite import editions
from asl_conformance.suite.case import Case, Expectation
from asl_conformance.suite.crossings import Crossings, Role

Members = frozenset[str]
State = Mapping[str, Any]
"""Units and counters from an engine's ``state``; empty if there was no action."""
TWO = frozenset({"foxhole", "trench", "at_ditch", "sangar"})


class Subject(Struct, frozen=True):
    """One piece that an expectation is about, and all its members of closed lists."""

    role: Role
    members: Members


class Known(Struct, frozen=True):
    """A case with its boards before and after its last action."""

    case: Case
    before: State
    after: State


def last_action(case: Case) -> int:
    """The action that the case is about: the refused one, or the last; -1 if there is none."""
    claims = [e.value for e in case.expectations if e.op == "illegal" and e.value is not None]
    refused = [max(value) if isinstance(value, list) else value for value in claims]
    return int(refused[0]) if refused else len(case.actions) - 1


def subjects(known: Known, lists: Crossings) -> Iterator[Subject]:
    """Every piece that the case is about, once for each role it has."""
    shared = _shared(known.case)
    for expectation in known.case.expectations:
        for role, members in _spoken_of(known, expectation):
            found = (lists.known.get(member) for member in members | shared)
            yield Subject(role, frozenset(filter(None, found)))


def _shared(case: Case) -> Members:
    found = {f"edition:{base}" for base in editions.BASES if editions.applies(case, base)}
    if case.position.phase:
        found.add(f"phase:{case.position.phase}")
    return frozenset(found)


def _spoken_of(known: Known, expectation: Expectation) -> Iterator[tuple[Role, Members]]:
    question = known.case.questions[expectation.question]
    asked = frozenset({f"question:{_tag(question)}"})
    if expectation.op in ("legal", "illegal") and not isinstance(question, q.RoutQuestion):
        yield from _as("actor", _actors(known), asked)
        return
    match question:
        case q.Attack():
            for role, members in _attack(known, question, expectation):
                yield role, members | asked
        case q.Los():
            yield from _as("end", _los(known, question), asked)
        case q.May():
            yield from _as("actor", acting(known, question.action, known.after), asked)
        case q.RoutQuestion():
            yield from _as("actor", _rout(known, question), asked)
        case q.WallAdvantage() | q.Concealment():
            yield "piece", asked | _piece_and_sides(known, question.unit)
        case q.SameLocation():
            yield "piece", asked | _piece_and_sides(known, question.first)
            yield "piece", asked | _piece_and_sides(known, question.second)
        case q.Terrain():
            yield "piece", asked | _terrain(known.case.position, question)
        case q.State():
            yield from (_state(known, expectation, asked))


def _as(role: Role, found: Iterator[Members], asked: Members) -> Iterator[tuple[Role, Members]]:
    for members in found:
        yield role, members | asked


# a piece


def piece(known: Known, name: str, state: State) -> Members:
    """Kind, place and covers of a unit or counter, from the state.

    A weapon has the place and facts of its possessor; only a Gun has covers of its own
    (27.1, 27.51).
    """
    source, fields = _source(known, name), _fields_of(name, state)
    if source is None:
        return frozenset()
    holder = str(fields.get("possessed_by", getattr(source, "possessed_by", "")))
    if holder in known.case.position.units:
        by = piece(known, holder, state)
        own = () if source.type not in GUNS else _covers(known.case.position, source, fields)
        kept = [m for m in by if m.partition(":")[0] in HELD and not (own and m.startswith("cover:"))]
        return frozenset({f"kind:{source.type}", *kept, *own})
    place = _place(known.case.position, source, fields)
    status = tuple(fields.get("status", source.status))
    return frozenset(
        {
            f"kind:{source.type}",
            f"place:{place}",
            *(f"status:{word}" for word in status),
            *_covers(known.case.position, source, fields),
        }
    )


APART = frozenset({"bridge", "pillbox", "floor", "rooftop", "aboard", "sewer", "cave", "climbing"})
"""Places that are not on top of counters on the ground of the hex."""
INDIRECT = frozenset({"mortar", "oba_concentration", "oba_harassing", "aerial_bomb"})
"""Means for which every hexside of the target's hex counts, crossed or not (9.34)."""
HELD = ("place", "cover", "status")
LYING = FORTIFICATIONS | {"wreck", "glider", "residual_fp", "blaze"}
"""Counters that are no weapons."""


def _source(known: Known, name: str) -> Any:
    position = known.case.position
    return position.units.get(name) or position.counters.get(name) or _new(known.case, name)


def _fields_of(name: str, state: State) -> dict[str, Any]:
    return {**state.get("counters", {}).get(name, {}), **state.get("units", {}).get(name, {})}


def _new(case: Case, name: str) -> Any:
    """The piece that an action of the case sets up under that name."""
    for action in case.actions:
        if getattr(action, "id", "") == name:
            return getattr(action, "unit", None) or getattr(action, "counter", None)
    return None


def _covers(position: Position, source: Any, fields: Mapping[str, Any]) -> tuple[str, ...]:
    """Its covers, singly and in pairs; or that it is on top of the counters there."""
    beneath, where = tuple(fields.get("beneath", source.beneath)), str(fields.get("hex", source.hex))
    if beneath:
        both = [f"cover:{word}+wire" for word in beneath if word in TWO and "wire" in beneath]
        return (*(f"cover:{word}" for word in beneath), *both)
    if _place(position, source, fields) in APART:
        return ()
    lies = any(
        c.hex == where and c.at not in APART and c.type in (*TWO, "wire") for c in position.counters.values()
    )
    return ("cover:top",) if lies and source.type not in LYING else ()


def _place(position: Position, source: Any, fields: Mapping[str, Any]) -> str:
    if getattr(source, "aboard", ""):
        return "aboard"
    at = str(fields.get("at", source.at))
    if fields.get("floor", getattr(source, "floor", 0)) and not at:
        return "floor"
    ground = position.hexes.get(str(fields.get("hex", source.hex)))
    if at in ("", "in") and ground is not None and (ground.depression or ground.bridge):
        return "below_bridge" if ground.bridge else "in"
    return at or "ground"


def _piece_and_sides(known: Known, name: str) -> Members:
    """A piece with the hexsides of its hex and of its last step."""
    where = _hex(known, name, known.after)
    unit = known.case.position.units.get(name)
    followed = unit.bypass if unit is not None else ()
    found = piece(known, name, known.after)
    if where:
        found |= sides.around(known.case.position, where, followed)
    return found


def _hex(known: Known, name: str, state: State) -> str:
    source, fields = _source(known, name), _fields_of(name, state)
    return str(fields.get("hex", source.hex if source is not None else ""))


def _beneath(known: Known, name: str, state: State) -> tuple[str, ...]:
    source = _source(known, name)
    return tuple(_fields_of(name, state).get("beneath", source.beneath if source is not None else ()))


# what is done


def _actors(known: Known) -> Iterator[Members]:
    at = last_action(known.case)
    if at >= 0:
        yield from acting(known, known.case.actions[at], known.before)


def acting(known: Known, action: Any, state: State) -> Iterator[Members]:
    """Each piece that acts or is taken along: its facts before the action, and those the action names."""
    named = frozenset(_named(action))
    placed = getattr(action, "unit", None) or getattr(action, "counter", None)
    if placed is not None and not isinstance(placed, str):
        yield named | _set_up(known.case.position, placed)
        return
    for name in (*_movers(action), *getattr(action, "carrying", ())):
        where, below = _hex(known, name, state), _beneath(known, name, state)
        met = _sides_of_step(known.case.position, action, where)
        met |= ways(known.case.position, action, where, below)
        yield named | met | piece(known, name, state)


def _named(action: Any) -> set[str]:
    found = {f"verb:{_tag(action)}"} | _named_covers(action)
    if hasattr(action, "mode"):
        found.add(f"mode:{action.mode or 'plainly'}")
    if isinstance(action, Move) and (action.at or action.floor):
        found.add(f"place:{action.at or 'floor'}")
    return found


def _sides_of_step(position: Position, action: Any, where: str) -> Members:
    """The hexsides that a step crosses or follows, and those that a claim of wall advantage is about."""
    met = sides.crossed(position, where, action.to) if where and _goes(action, where) else frozenset()
    for side in getattr(action, "bypass", ()):
        met |= sides.followed(position, side)
    if where and _tag(action) in ("claim_wall_advantage", "forfeit_wall_advantage"):
        met |= sides.around(position, where)
    return met


def _named_covers(action: Any) -> set[str]:
    """The covers that an action enters or leaves."""
    covers = [*getattr(action, "beneath", ()), getattr(action, "cover", "")]
    both = {f"cover:{word}+wire" for word in covers if word in TWO and "wire" in covers}
    return {f"cover:{word}" for word in covers if word} | both


def _goes(action: Any, where: str) -> bool:
    return bool(getattr(action, "to", "")) and action.to != where


def _set_up(position: Position, placed: Any) -> Members:
    place = _place(position, placed, {})
    covers = _covers(position, placed, {})
    return frozenset(
        {f"kind:{placed.type}", f"place:{place}", *covers, *(f"status:{s}" for s in placed.status)}
    )


def _movers(action: Any) -> tuple[str, ...]:
    if isinstance(action, ClaimInterdiction):
        return (action.by,)
    for field in ("units", "by"):
        names = getattr(action, field, None)
        if isinstance(names, tuple):
            return names
    unit = getattr(action, "unit", "") or getattr(action, "counter", "")
    return (unit,) if isinstance(unit, str) and unit else ()


def _rout(known: Known, question: q.RoutQuestion) -> Iterator[Members]:
    where, below = _hex(known, question.unit, known.after), _beneath(known, question.unit, known.after)
    steps: tuple[Any, ...] = question.steps
    for step in steps:
        named = {f"verb:{_tag(step)}", f"mode:{getattr(step, 'mode', '') or 'plainly'}"}
        named |= _named_covers(step)
        met = ways(known.case.position, step, where, below)
        below = tuple(getattr(step, "beneath", ()))
        for side in getattr(step, "bypass", ()):
            met |= sides.followed(known.case.position, side)
        if _goes(step, where):
            crossed, where = sides.crossed(known.case.position, where, step.to), step.to
            met |= crossed
        yield frozenset(named) | met | piece(known, question.unit, known.after)


# what is asked


def _attack(known: Known, question: q.Attack, expectation: Expectation) -> Iterator[tuple[Role, Members]]:
    if expectation.path[:1] == ("targets",) and len(expectation.path) > 1:
        targets = [str(expectation.path[1])]
    elif _is_piece(known, question.target):
        targets = [question.target]
    else:
        targets = _in_hex(known, question.target)
    means = frozenset({f"means:{question.means}"})
    for name in targets:
        met = _lines(known, question, name)
        yield "target", means | met | piece(known, name, known.after)
    for name in (*question.by, *question.weapons):
        yield "firer", means | piece(known, name, known.after)


def _lines(known: Known, question: q.Attack, target: str) -> Members:
    position, end = known.case.position, question.vertex or _hex(known, target, known.after)
    found: Members = frozenset()
    for name in question.by:
        start = _hex(known, name, known.after)
        if start and end:
            found |= sides.seen(position, start, end)
    if question.means in INDIRECT:
        found |= sides.around(position, _hex(known, target, known.after))
    if question.hexside:
        found |= sides.crossed(position, *question.hexside.split("-")[:2])
    return found


def _in_hex(known: Known, where: str) -> list[str]:
    """The units and weapons in a hex."""
    position = known.case.position
    weapons = (name for name, one in position.counters.items() if one.type not in LYING)
    return [name for name in (*position.units, *weapons) if _hex(known, name, known.after) == where]


def _is_piece(known: Known, name: str) -> bool:
    return name in known.case.position.units or name in known.case.position.counters


def _los(known: Known, question: q.Los) -> Iterator[Members]:
    places = [_end(known, point) for point in (question.start, question.end)]
    met = sides.seen(known.case.position, *places) if all(places) else frozenset()
    for point in (question.start, question.end):
        name = point.unit or point.counter
        yield met | (piece(known, name, known.after) if name else frozenset())


def _end(known: Known, point: q.Point) -> str:
    return point.vertex or point.hexside or point.hex or _hex(known, point.unit or point.counter, known.after)


def _terrain(position: Position, question: q.Terrain) -> Members:
    if question.hexside:
        return sides.crossed(position, *question.hexside.split("-")[:2])
    return sides.around(position, question.hex)


def _state(known: Known, expectation: Expectation, asked: Members) -> Iterator[tuple[Role, Members]]:
    """The unit or counter that the expectation names, else the actor; for a played attack its target."""
    at = last_action(known.case)
    action: Any = known.case.actions[at] if at >= 0 else None
    if expectation.path[:1] == ("attacks",) and isinstance(expectation.value, dict):
        target = str(expectation.value.get("target", ""))
        played: tuple[Any, ...] = known.case.actions
        means = {f"means:{done.means}" for done in played if getattr(done, "means", "")}
        yield "target", asked | frozenset(means) | piece(known, target, known.after)
        return
    if expectation.path[:1] in (("units",), ("counters",)) and len(expectation.path) > 1:
        name = str(expectation.path[1])
        yield "piece", asked | piece(known, name, known.after)
        if action is not None and name in _movers(action):
            for members in acting(known, action, known.before):
                yield "actor", asked | members
        return
    if action is not None:
        yield from _as("actor", _actors(known), asked)


def _tag(struct: Any) -> str:
    return str(type(struct).__struct_config__.tag)
