"""Everything that is wrong with a set-up, each defect with its place and clause."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from asl_reference.base.clauses import Illegal
from asl_reference.base.editions import CURRENT, Rules
from asl_reference.base.facts import of_board, of_position
from asl_reference.base.values import replace
from asl_reference.board import geometry
from asl_reference.board.chart import CHART, HEXSIDE_TERRAIN
from asl_reference.board.places import as_given, cafp, carrier_of, contradictions, place_of
from asl_reference.board.position import CREWLESS, Counter, Position, Unit, at_its_cafp
from asl_reference.rules.ground.a2_locations import (
    counters_at,
    location,
    no_such_place,
    not_for_it,
)
from asl_reference.rules.ground.a5_stacking import overstacked
from asl_reference.rules.ground.b26_movement import bypass_bars
from asl_reference.rules.ground.b26_placement import misplaced
from asl_reference.rules.ground.b27_foxholes import (
    TRENCHES,
    described,
    misfit,
    no_such_size,
    one_shelter,
    overfull,
)
from asl_reference.rules.moving.b16_movement import no_ground_to_begin_on
from asl_reference.rules.wall_advantage.b9_wall_advantage_denial import deniers, held
from asl_reference.rules.wall_advantage.b9_wall_advantage_mandatory import still_entitled

NOTATION = "board notation"
"""The ``clause`` of a problem if a name is malformed."""
GROUND = ("", 0, "")
"""Place, building level and Crest hexside of a piece without any: the ground."""


class Problem(NamedTuple):
    """One defect. ``fatal`` ones make the position meaningless; others merely break a rule."""

    where: str
    what: str
    clause: str
    fatal: bool = False


def problems(position: Position, rules: Rules = CURRENT) -> list[Problem]:
    """Every defect of the position, in a fixed order; an empty list if it is sound."""
    fatal = fatal_problems(position)
    return fatal or list(_breaches(as_given(position), rules))


@of_position
def fatal_problems(position: Position) -> list[Problem]:
    """The defects that make a question about the position meaningless."""
    twice = [_fatal(where, what, "A4.43") for where, what in contradictions(position)]
    if twice:
        return twice
    position = as_given(position)
    found = [*_bad_ground(position)]
    for unit in position.units.values():
        found += _bad_unit(position, unit)
    for counter in position.counters.values():
        found += _bad_counter(position, counter)
    return [*found, *_doubled(position)]


def _fatal(where: str, what: str, clause: str = NOTATION) -> Problem:
    return Problem(where, what, clause, fatal=True)


def _board(position: Position) -> str:
    return f"a board of {position.columns} columns and {position.rows} rows"


@of_board
def _bad_ground(position: Position) -> tuple[Problem, ...]:
    """What is wrong with hexes and hexsides."""
    return (*_bad_hexes(position), *_bad_hexsides(position))


def _bad_hexes(position: Position) -> Iterator[Problem]:
    for name, ground in position.hexes.items():
        if not position.has_hex(name):
            yield _fatal(f"hexes.{name}", f"not a hex of {_board(position)}")
            continue
        if ground.terrain not in CHART:
            yield _fatal(f"hexes.{name}", f"{ground.terrain!r} is no terrain; there are {', '.join(CHART)}")
        for near in ground.free:
            if near not in geometry.neighbours(name):
                yield _fatal(f"hexes.{name}.free", f"{near!r} is not adjacent to {name}")


def _bad_hexsides(position: Position) -> Iterator[Problem]:
    for name, side in position.hexsides.items():
        if side.terrain and side.terrain not in HEXSIDE_TERRAIN:
            known = ", ".join(HEXSIDE_TERRAIN)
            yield _fatal(f"hexsides.{name}", f"{side.terrain!r} is no hexside terrain; there are {known}")
        if what := _hexside_defect(name):
            yield _fatal(f"hexsides.{name}", what)
        elif not _bounds_board(name, position.columns, position.rows):
            yield _fatal(f"hexsides.{name}", f"not a hexside of {_board(position)}")


@lru_cache(maxsize=8192)
def _bounds_board(name: str, columns: int, rows: int) -> bool:
    """Whether one of the two hexes of the hexside lies on the board."""
    return any(geometry.on_board(one, columns, rows) for one in geometry.hexes_of(name))


@lru_cache(maxsize=8192)
def _hexside_defect(name: str) -> str:
    """What is wrong with the name of a hexside; empty if it is one."""
    hexes = name.split("-")
    if len(hexes) != 2:
        return "a hexside is named by its two hexes, as F5-F6"
    try:
        proper = geometry.hexside(*hexes)
    except geometry.NotAHex as error:
        return str(error)
    return "" if proper == name else f"written {proper}, lowest column and row first"


def senseless(position: Position, piece: Unit | Counter) -> Iterator[Problem]:
    """The defects of a piece of the position that make every question about it meaningless."""
    yield from _bad_unit(position, piece) if isinstance(piece, Unit) else _bad_counter(position, piece)


def _bad_unit(position: Position, unit: Unit) -> Iterator[Problem]:
    where = f"units.{unit.id}"
    if unit.id in position.counters:
        yield _fatal(where, "a counter has the same id")
    if not unit.side:
        yield _fatal(where, "a unit belongs to a side")
    if not position.has_hex(unit.hex):
        yield _fatal(where, f"{unit.hex!r} is not a hex of {_board(position)}")
        return
    if unit.aboard:
        yield from _ill_carried(position, where, unit)
    if unit.status or unit.mount or unit.vca or unit.amphibious:
        yield from _ill_told(position, where, unit)
    if unit.pushing and unit.pushing not in position.counters:
        yield _fatal(where, f"pushes {unit.pushing!r}, which is not in the position", "C10.3")
    names_sides = unit.crest or unit.bypass or unit.wall_advantage_over or unit.vca
    misnamed = tuple(_bad_sides(where, unit)) if names_sides else ()
    yield from misnamed or _nowhere(position, where, unit)
    if unit.beneath:
        yield from _uncovered(position, where, unit)


def _ill_carried(position: Position, where: str, unit: Unit) -> Iterator[Problem]:
    """The vehicle that the unit is aboard is not there, or carries nobody."""
    carrier = carrier_of(position, unit)
    if carrier is None:
        yield _fatal(where, f"aboard {unit.aboard!r}, which is not in the position", "D6.1")
    elif carrier.type in CREWLESS:
        why = f"aboard {carrier.id!r}, a {carrier.type}: Personnel on one has a `mount` instead"
        yield _fatal(where, why, "D6.1")
    elif not carrier.is_vehicle or carrier_of(position, carrier):
        yield _fatal(where, f"aboard {carrier.id!r}, which is no vehicle or is aboard itself", "D6.1")


def _ill_told(position: Position, where: str, unit: Unit) -> Iterator[Problem]:
    """A status, mount, VCA or ability that a unit of its kind cannot have."""
    if carrier_of(position, unit) is None and unit.has("inherent", "rider"):
        yield _fatal(where, "an Inherent crew or Rider that is aboard no vehicle", "D6.1")
    if unit.mount and unit.is_vehicle:
        yield _fatal(where, f"a {unit.type} has no `mount`", "A13.1")
    if unit.vca and not unit.is_vehicle:
        yield _fatal(where, f"a {unit.type} has no VCA", "D2.11")
    if unit.amphibious and not unit.is_vehicle:
        yield _fatal(where, f"a {unit.type} is not amphibious", "D16.1")


def _bad_sides(where: str, unit: Unit) -> Iterator[Problem]:
    """Hexsides that the unit names and its hex does not have, and a VCA that its hull cannot have."""
    told = (
        ("crest", "B20.9", (unit.crest,) if unit.crest else ()),
        ("bypass", "A4.3", unit.bypass),
        ("wall_advantage_over", "B9.32", unit.wall_advantage_over),
    )
    for field, by, sides in told:
        for side in sides:
            if what := _hexside_defect(side):
                yield _fatal(f"{where}.{field}", f"{side!r}: {what}")
            elif unit.hex not in geometry.hexes_of(side):
                yield _fatal(f"{where}.{field}", f"{side} is no hexside of {unit.hex}", by)
    if unit.vca and unit.vca not in geometry.neighbours(unit.hex) and not at_its_cafp(unit):
        what = f"{unit.vca!r} is neither a hex next to {unit.hex} nor a vertex of it, as F5-F6-G6"
        yield _fatal(f"{where}.vca", what, "D2.32")


def _bad_counter(position: Position, counter: Counter) -> Iterator[Problem]:
    where = f"counters.{counter.id}"
    if not position.has_hex(counter.hex):
        yield _fatal(where, f"{counter.hex!r} is not a hex of {_board(position)}")
        return
    if counter.possessed_by and counter.possessed_by not in position.units:
        yield _fatal(where, f"possessed by {counter.possessed_by!r}, who is not in the position", "A4.43")
    if wrong := no_such_size(counter):
        yield _fatal(where, wrong.why, wrong.clause)
    yield from _nowhere(position, where, counter)
    if counter.beneath:
        yield from _uncovered(position, where, counter)


def _nowhere(position: Position, where: str, thing: Unit | Counter) -> tuple[Problem, ...]:
    """A place that its hex does not have; every hex has its ground."""
    if (thing.at, thing.floor, thing.crest) == GROUND:
        return ()
    illegal = no_such_place(position, place_of(thing))
    if illegal is None and isinstance(thing, Unit):
        illegal = not_for_it(thing, thing)
    if illegal is not None:
        return (_fatal(where, illegal.why, illegal.clause),)
    if thing.at == "bypass" and not thing.bypass and not (isinstance(thing, Unit) and cafp(thing)):
        return (_fatal(where, "in Bypass of no hexside, and at no vertex", "A4.3"),)
    return ()


def _uncovered(position: Position, where: str, thing: Unit | Counter) -> Iterator[Problem]:
    """Covers it claims to be beneath that its Location does not hold."""
    for cover in thing.beneath:
        if not counters_at(position, location(thing), cover):
            yield _fatal(where, f"beneath a {cover}, of which there is none in its Location", "B27.1")


def _doubled(position: Position) -> Iterator[Problem]:
    """Two foxholes or two trenches in a hex (27.12, 27.51)."""
    found: dict[tuple[str, str], str] = {}
    for name, counter in position.counters.items():
        if counter.type != "foxhole" and counter.type not in TRENCHES:
            continue
        kind = "foxhole" if counter.type == "foxhole" else "trench"
        first = found.setdefault((counter.hex, kind), name)
        if first != name:
            clause = "B27.12" if kind == "foxhole" else "B27.51"
            yield _fatal(f"counters.{name}", f"{counter.hex} holds the {kind} {first} already", clause)


def _breaches(position: Position, rules: Rules) -> Iterator[Problem]:
    """The rules that a meaningful position breaks."""
    for name, counter in position.counters.items():
        where = f"counters.{name}"
        yield from _told(where, misplaced(rules, position.without_counter(name), counter))
        for side in overfull(position, name):
            clause = "B27.51" if counter.type in TRENCHES else "B27.12"
            yield Problem(where, f"more {side} units beneath than a {described(counter)} holds", clause)
        yield from _told(where, _misfit(position, counter))
    for name, unit in position.units.items():
        astray = no_ground_to_begin_on(position, unit) or bypass_bars(position, unit, unit.hex, unit.bypass)
        yield from _told(f"units.{name}", _misfit(position, unit), astray, _undue(rules, position, name))
    for hex_name, over in overstacked(position).items():
        for side, surplus in over.items():
            yield Problem(f"hexes.{hex_name}", f"{side} is overstacked by {surplus} squads", "A5.1")


def _told(where: str, *found: Illegal | None) -> Iterator[Problem]:
    return (Problem(where, illegal.why, illegal.clause) for illegal in found if illegal is not None)


def _misfit(position: Position, thing: Unit | Counter) -> Illegal | None:
    """What was never set up beneath it: what is beneath a trench may have started there (27.51)."""
    if (twice := one_shelter(thing.beneath, thing.id)) is not None:
        return twice
    at_start = replace(position, phase="setup")
    found = (misfit(at_start, thing, cover) for cover in thing.beneath)
    return next((barred for barred in found if barred is not None), None)


def _undue(rules: Rules, position: Position, unit_id: str) -> Illegal | None:
    """What is wrong with the Wall Advan counter that the unit bears; None if nothing, or it bears none."""
    unit = position.units[unit_id]
    if not unit.has("wall_advantage"):
        return None
    if not still_entitled(rules, position, unit_id):
        return Illegal("B9.32", f"{unit_id} bears a Wall Advan counter and may not have WA")
    against = deniers(position, unit_id, held(position, unit))
    if against:
        return Illegal("B9.321", f"{unit_id} and {against[0]} both bear Wall Advan counters over one hexside")
    return None
