"""What a case asks and does, as marks on its board: lines of sight, fire, moves, hexsides spoken of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from asl_conformance.drawing.picture import Cell, cell, pieces
from asl_conformance.drawing.svg.geometry import Point, centre, hexes_along, on_line, place, segment
from asl_conformance.protocol.position import Counter, Position, Unit
from asl_conformance.protocol.questions import Los
from asl_conformance.suite.case import Case, plain

Answer = Mapping[str, Any]


class Sight(NamedTuple):
    """A LOS asked for: its ends, whether it is clear (None: not said), where it is blocked."""

    start: Point
    end: Point
    clear: bool | None = None
    blocked: Point | None = None
    note: str = ""
    by_engine: bool = False
    """Whether an engine said where it is blocked, not the case."""


class Arrow(NamedTuple):
    """A move or an attack from one point to another."""

    start: Point
    end: Point
    kind: str
    barred: bool = False
    """Whether the move is not allowed."""


class Marks(NamedTuple):
    """Everything that is drawn over a board."""

    sights: tuple[Sight, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    hexsides: tuple[str, ...] = ()
    """Hexsides that the answer names."""
    hexes: tuple[str, ...] = ()
    """Hexes that the question asks about, or in which an action takes place."""

    def cells(self) -> set[Cell]:
        """The hexes that these marks need to be seen."""
        found: set[Cell] = set()
        for line in self.sights:
            found |= hexes_along(line.start, line.end)
        names = [*self.hexes, *(part for side in self.hexsides for part in side.split("-"))]
        found |= {at for at in map(cell, names) if at is not None}
        for arrow in self.arrows:
            found |= hexes_along(arrow.end, arrow.end) | hexes_along(arrow.start, arrow.start)
        return found


NONE = Marks()


def marks(case: Case, answers: Sequence[Answer | None] = ()) -> Marks:
    """The marks of a case; an answer tells what the expectations do not."""
    asked = plain(case.questions)
    sights = list(_sights(case, asked, answers))
    arrows, hexes, where = _deeds(case)
    for question in asked:
        arrows += _fire(where, question) if question["ask"] == "attack" else []
        hexes += _asked_hexes(question)
    return Marks(
        tuple(_merged(sights)),
        tuple(dict.fromkeys(arrows)),
        tuple(_hexsides_named(case, asked)),
        tuple(dict.fromkeys(hexes)),
    )


def leaves_open(case: Case) -> bool:
    """Whether the case says that a LOS is blocked and not where."""
    if not any(isinstance(question, Los) for question in case.questions):
        return False
    return any(sight.clear is False and sight.blocked is None for sight in marks(case).sights)


def _sights(case: Case, asked: Sequence[Any], answers: Sequence[Answer | None]) -> Iterator[Sight]:
    for number, question in enumerate(asked):
        if question["ask"] != "los":
            continue
        answer = answers[number] if number < len(answers) else None
        expected = _expected(case, number)
        clear = expected.get("clear", (answer or {}).get("clear"))
        name = expected.get("blocked_at") or (answer or {}).get("blocked_at") or ""
        hindrance = expected.get("hindrance", (answer or {}).get("hindrance"))
        if name and clear is None:
            clear = False
        for start in _ends(case.position, question["from"]):
            for end in _ends(case.position, question["to"]):
                blocked = on_line(start, end, str(name)) if name and not clear else None
                note = f"+{hindrance}" if hindrance and clear is not False else ""
                yield Sight(
                    start, end, clear, blocked, note, blocked is not None and not expected.get("blocked_at")
                )


def _expected(case: Case, number: int) -> dict[str, Any]:
    """What is expected of a field of that question's answer, where it is said outright."""
    return {
        str(e.path[0]): e.value
        for e in case.expectations
        if e.question == number and len(e.path) == 1 and e.op == "is"
    }


def _merged(sights: Iterable[Sight]) -> Iterator[Sight]:
    """Both ways along the same line are one, if the same is said of both."""
    seen: dict[frozenset[Point], Sight] = {}
    for sight in sights:
        known = seen.get(frozenset((sight.start, sight.end)))
        if known is None or known.clear != sight.clear:
            seen.setdefault(frozenset((sight.start, sight.end)), sight)
            yield sight


def _ends(position: Position, point: Mapping[str, Any]) -> list[Point]:
    """Where an end of a LOS lies; a hexside has two vertices, both of which must be seen (A8.15)."""
    side = segment(str(point.get("hexside", "")))
    if side is not None:
        return list(side)
    name = str(point.get("vertex", "")) or str(point.get("hex", ""))
    if not name:
        return _of_piece(position, str(point.get("unit", "")) or str(point.get("counter", "")))
    found = place(name)
    return [found] if found is not None else []


def _of_piece(position: Position, key: str) -> list[Point]:
    """A unit's hex, or in Bypass its vertex: the CAFP, or either end of the hexside."""
    unit = position.units.get(key)
    item: Unit | Counter | None = unit or position.counters.get(key)
    if item is None:
        found = place(key)
        return [found] if found is not None else []
    if unit is not None and unit.at == "bypass":
        vertex = place(unit.vca) if unit.vca.count("-") == 2 else None
        side = segment(unit.bypass[0]) if unit.bypass else None
        if vertex is not None:
            return [vertex]
        if side is not None:
            return list(side)
    found = centre(item.hex)
    return [found] if found is not None else []


def _deeds(case: Case) -> tuple[list[Arrow], list[str], dict[str, str]]:
    """Moves as arrows from hex to hex, the hexes where something is done, and who is where then.

    Where what is done is expected to be illegal, its last arrow is one that is barred.
    """
    where = _standing(case.position)
    arrows: list[Arrow] = []
    hexes: list[str] = []
    for action in plain(case.actions):
        movers = action.get("units") or [action[k] for k in ("unit", "by") if isinstance(action.get(k), str)]
        to = action.get("to")
        if isinstance(to, str) and cell(to):
            kind = "fire" if action["do"].endswith("_dc") else "move"
            starts = dict.fromkeys(where[m] for m in movers if m in where)
            arrows += [a for start in starts if start != to for a in _arrow(start, to, kind)]
            hexes.append(to)
            where.update(dict.fromkeys(movers, to))
        placed = action.get("unit") or action.get("counter")
        if isinstance(placed, dict) and "hex" in placed:
            where[str(action.get("id", ""))] = placed["hex"]
            hexes.append(placed["hex"])
        if action["do"] == "fire":
            arrows += _fire(where, action)
    if arrows and any(e.op == "illegal" for e in case.expectations):
        arrows[-1] = arrows[-1]._replace(barred=True)
    return arrows, hexes, where


def _standing(position: Position) -> dict[str, str]:
    """Units and counters by id, each with its hex."""
    return {key: item.hex for key, item in pieces(position)}


def _arrow(start: str, end: str, kind: str) -> list[Arrow]:
    a, b = place(start), place(end)
    return [Arrow(a, b, kind)] if a is not None and b is not None and a != b else []


def _fire(where: Mapping[str, str], fields: Mapping[str, Any]) -> list[Arrow]:
    target = str(fields.get("target", ""))
    end = fields.get("hexside") or where.get(target, target)
    starts = dict.fromkeys(where[by] for by in fields.get("by", ()) if by in where)
    return [arrow for start in starts for arrow in _arrow(start, str(end), "fire")]


def _asked_hexes(question: Mapping[str, Any]) -> list[str]:
    found = [question.get("hex", "")] if question["ask"] == "terrain" else []
    if question["ask"] == "rout":
        found += [step.get("to", "") for step in question["steps"]]
    if question["ask"] == "may":
        found.append(question["action"].get("to", ""))
    return [name for name in found if isinstance(name, str) and cell(name)]


def _hexsides_named(case: Case, asked: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """The hexsides that the expectations name, and those asked about."""
    for expectation in case.expectations:
        if expectation.path[-1:] == ("hexsides",) and expectation.op in ("is", "contains"):
            value = expectation.value
            yield from (
                str(v) for v in (value if isinstance(value, (list, tuple)) else [value]) if segment(str(v))
            )
    for question in asked:
        if question["ask"] == "terrain" and segment(str(question.get("hexside", ""))):
            yield str(question["hexside"])
