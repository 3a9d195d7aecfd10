"""LOS: its two ends, and what blocks or hinders it."""

from itertools import combinations
from typing import Any

from asl_conformance.gherkin import StepError, World, then, when
from asl_conformance.gherkin.describing import Piece
from asl_conformance.gherkin.world import hex_order
from asl_conformance.protocol import questions as q


@when("LOS is traced between {first:who} and {second:who}")
def los_both_ways(world: World, first: str, second: str) -> None:
    """LOS between two units, asked in both directions."""
    one, other = q.Point(unit=world.who(first)), q.Point(unit=world.who(second))
    world.ask(q.Los(start=one, end=other), q.Los(start=other, end=one))


@when("LOS is traced between {first:hex} and {second:hex}")
def los_between_hexes(world: World, first: str, second: str) -> None:
    """LOS between two hexes, from the ground of each, asked in both directions."""
    one, other = q.Point(hex=first), q.Point(hex=second)
    world.ask(q.Los(start=one, end=other), q.Los(start=other, end=one))


@when("LOS is traced between level {level:number} of {start:hex} and level {other:number} of {end:hex}")
def los_between_levels(world: World, level: float, start: str, other: float, end: str) -> None:
    """LOS between levels of two hexes, asked in both directions."""
    one, two = q.Point(hex=start, level=level), q.Point(hex=end, level=other)
    world.ask(q.Los(start=one, end=two), q.Los(start=two, end=one))


def part_of(vertex: str, place: str) -> dict[str, Any]:
    """The hex as which the vertex or hexside counts; raises StepError if the hex does not touch it."""
    if place not in vertex.split("-"):
        raise StepError(f"{vertex} is no part of {place}")
    return {"hex": place}


def _hexside(edge: tuple[str, str], place: str) -> q.Point:
    """Both vertices of a hexside, as part of one of its hexes."""
    side = "-".join(edge)
    return q.Point(hexside=side, **part_of(side, place))


def _named(world: World, name: str) -> q.Point:
    """A unit or counter as an end of a LOS."""
    who = world.who(name)
    return q.Point(unit=who) if who in world.units else q.Point(counter=who)


@when("LOS is traced between {who:who} and hexside {edge:edge} of {place:hex}")
def los_between_unit_and_hexside(world: World, who: str, edge: tuple[str, str], place: str) -> None:
    """LOS between a unit and both vertices of a hexside, as part of that hex, asked in both directions."""
    one, two = _named(world, who), _hexside(edge, place)
    world.ask(q.Los(start=one, end=two), q.Los(start=two, end=one))


@when("LOS is traced between hexside {edge:edge} of {place:hex} and hexside {other:edge} of {end:hex}")
def los_between_hexsides(
    world: World, edge: tuple[str, str], place: str, other: tuple[str, str], end: str
) -> None:
    """LOS between all vertices of two hexsides, each as a part of its hex, asked in both directions."""
    one, two = _hexside(edge, place), _hexside(other, end)
    world.ask(q.Los(start=one, end=two), q.Los(start=two, end=one))


@when("{who:who} looks at the {fort:fort} in {place:hex}")
def looks_at(world: World, who: str, fort: Piece, place: str) -> None:
    """LOS of a unit to a Fortification counter."""
    counter = world.counter_in(place, fort.fields["type"])
    world.ask(q.Los(start=q.Point(unit=world.who(who)), end=q.Point(counter=counter)))


@when("{who:who} looks into {place:hex}")
def looks_into(world: World, who: str, place: str) -> None:
    """LOS of a unit to a hex and its contents other than units."""
    world.ask(q.Los(start=_named(world, who), end=q.Point(hex=place)))


@when("{who:who} looks for {target:who}")
def looks_for(world: World, who: str, target: str) -> None:
    """LOS of a unit to another unit or to a weapon, in this direction only."""
    viewer = _named(world, who)
    world.ask(q.Los(start=viewer, end=_named(world, target)))


@when("LOS is traced from {start:hex} to {end:hex}")
def los_from_hex(world: World, start: str, end: str) -> None:
    """LOS from the ground of a hex without wall advantage to another hex and its contents."""
    world.ask(q.Los(start=q.Point(hex=start), end=q.Point(hex=end)))


@when("LOS is traced from {start:hex} to {target:who}")
def los_from_hex_to_unit(world: World, start: str, target: str) -> None:
    """LOS from the ground of a hex without wall advantage to a unit or counter."""
    world.ask(q.Los(start=q.Point(hex=start), end=_named(world, target)))


@when("LOS is traced from level {level:number} of {start:hex} to {end:hex}")
def los_from_level(world: World, level: float, start: str, end: str) -> None:
    """LOS from a level of a hex, such as a building level, to another hex and its contents."""
    world.ask(q.Los(start=q.Point(hex=start, level=level), end=q.Point(hex=end)))


@when("LOS is traced from level {level:number} of {start:hex} to {target:who}")
def los_from_level_to_unit(world: World, level: float, start: str, target: str) -> None:
    """LOS from a level of a hex, such as a building level, to a unit."""
    world.ask(q.Los(start=q.Point(hex=start, level=level), end=_named(world, target)))


@when("LOS is traced from level {level:number} of {start:hex} to hexside {edge:edge} of {place:hex}")
def los_from_level_to_hexside(
    world: World, level: float, start: str, edge: tuple[str, str], place: str
) -> None:
    """LOS from a level of a hex to both vertices of a hexside where a unit enters the hex."""
    world.ask(q.Los(start=q.Point(hex=start, level=level), end=_hexside(edge, place)))


@when("LOS is traced from {who:who} to vertex {vertex:vertex} of {place:hex}")
def los_to_vertex(world: World, who: str, vertex: str, place: str) -> None:
    """LOS of a unit to a vertex, as part of the named hex."""
    world.ask(q.Los(start=_named(world, who), end=q.Point(vertex=vertex, **part_of(vertex, place))))


@when("LOS is traced from {who:who} to hexside {edge:edge} of {place:hex}")
def los_to_hexside(world: World, who: str, edge: tuple[str, str], place: str) -> None:
    """LOS of a unit to both vertices of a hexside where a unit enters the hex (a Snap Shot)."""
    world.ask(q.Los(start=_named(world, who), end=_hexside(edge, place)))


@then("the LOS is {sight:sight}")
def los_is(world: World, sight: bool) -> None:
    """The LOS is clear or blocked, as the cell of the table says."""
    world.asked(q.Los)
    world.expect("clear", value=sight)


@then("the Hindrance is {hindrance:signed}")
def hindrance(world: World, hindrance: int) -> None:
    """The Hindrance DRM of the LOS."""
    world.asked(q.Los)
    world.expect("hindrance", value=hindrance)


def _blocked_at(world: World, place: str, *others: str) -> None:
    world.asked(q.Los)
    world.expect("clear", value=False)
    if others:
        world.expect("blocked_at", op="among", value=(place, *others))
    else:
        world.expect("blocked_at", value=place)


@then("the LOS is blocked at hexside {edge:edge}")
def blocked_at_hexside(world: World, edge: tuple[str, str]) -> None:
    """The LOS is blocked, first by this hexside."""
    _blocked_at(world, "-".join(sorted(edge, key=hex_order)))


@then("the LOS is blocked at vertex {vertex:vertex}")
def blocked_at_vertex(world: World, vertex: str) -> None:
    """The LOS is blocked, first at this vertex. An engine may name a hexside at the vertex instead."""
    hexes = sorted(vertex.split("-"), key=hex_order)
    ends = ["-".join(pair) for pair in combinations(hexes, 2)]
    carrying = [side for side in ends if world.hexsides.get(side, {}).get("terrain")]
    _blocked_at(world, "-".join(hexes), *carrying)


@then("the LOS is blocked at hex {place:hex}")
def blocked_at_hex(world: World, place: str) -> None:
    """The LOS is blocked, first by the terrain of this hex."""
    _blocked_at(world, place)


@then("the LOS is not blocked at hexside {edge:edge}")
def not_blocked_at_hexside(world: World, edge: tuple[str, str]) -> None:
    """This hexside does not block the LOS; something else may."""
    world.asked(q.Los)
    world.expect("blocked_at", op="is_not", value="-".join(sorted(edge, key=hex_order)))
