"""What LOS over walls and bocage needs said: who looks at what, from which level, to which vertex."""

from itertools import combinations
from typing import Any

from asl_conformance.gherkin import StepError, World, given, then, when
from asl_conformance.gherkin.world import hex_order
from asl_conformance.protocol import actions as a
from asl_conformance.protocol import questions as q

from .claims_fire import target


def named(world: World, name: str) -> q.Point:
    """A unit or counter as an end of a LOS."""
    who = world.who(name)
    return q.Point(unit=who) if who in world.units else q.Point(counter=who)


def _of(vertex: str, place: str) -> dict[str, Any]:
    if place not in vertex.split("-"):
        raise StepError(f"{vertex} is no part of {place}")
    return {"hex": place}


def _hexside(edge: tuple[str, str], place: str) -> q.Point:
    """Both vertices of a hexside, as a part of one of its hexes."""
    side = "-".join(edge)
    return q.Point(hexside=side, **_of(side, place))


@given("{who:who} is in Bypass along hexside {edge:edge}")
def in_bypass(world: World, who: str, edge: tuple[str, str]) -> None:
    """Infantry in Bypass: it may be seen at either vertex of the hexside."""
    world.thing(world.who(who)).update(at="bypass", bypass=("-".join(sorted(edge, key=hex_order)),))


@given("{who:who} is in Bypass along hexsides {edges:edges}")
def in_bypass_along(world: World, who: str, edges: tuple[str, ...]) -> None:
    """Infantry in Bypass of several hexsides, in this order: it may be seen at any of their vertices."""
    world.thing(world.who(who)).update(at="bypass", bypass=edges)


@given("{who:who} is in VBM with its CAFP at vertex {vertex:vertex}")
def at_cafp(world: World, who: str, vertex: str) -> None:
    """A vehicle in Bypass: it is seen at this vertex of its hex and nowhere else."""
    vehicle = world.thing(world.who(who))
    here = vehicle["hex"]
    _of(vertex, here)
    ways = tuple("-".join(sorted((here, h), key=hex_order)) for h in vertex.split("-") if h != here)
    vehicle.update(at="bypass", bypass=ways[:1], vca="-".join(sorted(vertex.split("-"), key=hex_order)))


@given("{who:who} is in VBM at vertex {vertex:vertex}, along which hexside is not told")
def at_cafp_alone(world: World, who: str, vertex: str) -> None:
    """A vehicle in Bypass of one of the two hexsides of its hex that end at the vertex."""
    vehicle = world.thing(world.who(who))
    _of(vertex, vehicle["hex"])
    vehicle.update(at="bypass", bypass=(), vca="-".join(sorted(vertex.split("-"), key=hex_order)))


@given("hexside {edge:edge} carries nothing")
def hexside_bare(world: World, edge: tuple[str, str]) -> None:
    """What the board depicts on the hexside is left out."""
    world.edge(*edge, terrain="", gap=False, road=False)


@given("a Blaze burns in {place:hex}")
def blaze(world: World, place: str) -> None:
    """A Blaze counter is in the hex."""
    world.put_counter(f"{place} blaze", hex=place, type="blaze")


@when("{who:who} takes {test:test} with an Original DR of {dr:number}, helped by {leader:who}")
def takes_check_with_leader(world: World, who: str, test: Any, dr: int, leader: str) -> None:
    """A Morale or Task Check to which a leader lends his leadership."""
    world.thing(leader)
    world.act(a.TakeCheck(unit=world.who(who), check=test, dr=dr, leader=leader))


@when("WP is placed in {place:hex} by an Original DR of {dr:number}")
def wp_lands(world: World, place: str, dr: int) -> None:
    """An attack with WP has hit the Location, and its counter is placed there."""
    world.act(a.ResolveFire(means="wp", target=place, dr=dr))


@when("{who:who} looks into {place:hex}")
def looks_into(world: World, who: str, place: str) -> None:
    """LOS of a unit to a hex and what it holds besides units."""
    world.ask(q.Los(start=named(world, who), end=q.Point(hex=place)))


@when("{who:who} looks for {target:who}")
def looks_for(world: World, who: str, target: str) -> None:
    """LOS of a unit to another unit or to a weapon, in this direction only."""
    viewer = named(world, who)
    world.ask(q.Los(start=viewer, end=named(world, target)))


@when("LOS is traced from {start:hex} to {end:hex}")
def los_from_hex(world: World, start: str, end: str) -> None:
    """LOS from the ground of a hex, where nobody has wall advantage, to another and what it holds."""
    world.ask(q.Los(start=q.Point(hex=start), end=q.Point(hex=end)))


@when("LOS is traced from {start:hex} to {target:who}")
def los_from_hex_to_unit(world: World, start: str, target: str) -> None:
    """LOS from the ground of a hex, where nobody has wall advantage, to a unit or counter."""
    world.ask(q.Los(start=q.Point(hex=start), end=named(world, target)))


@when("LOS is traced from level {level:number} of {start:hex} to {end:hex}")
def los_from_level(world: World, level: float, start: str, end: str) -> None:
    """LOS from a level of a hex, say of its building, to another hex and what it holds."""
    world.ask(q.Los(start=q.Point(hex=start, level=level), end=q.Point(hex=end)))


@when("LOS is traced from level {level:number} of {start:hex} to {target:who}")
def los_from_level_to_unit(world: World, level: float, start: str, target: str) -> None:
    """LOS from a level of a hex, say of its building, to a unit."""
    world.ask(q.Los(start=q.Point(hex=start, level=level), end=named(world, target)))


@when("LOS is traced from level {level:number} of {start:hex} to hexside {edge:edge} of {place:hex}")
def los_from_level_to_hexside(
    world: World, level: float, start: str, edge: tuple[str, str], place: str
) -> None:
    """LOS from a level of a hex to both vertices of a hexside, for who enters the hex there."""
    world.ask(q.Los(start=q.Point(hex=start, level=level), end=_hexside(edge, place)))


@when("LOS is traced between level {level:number} of {start:hex} and level {other:number} of {end:hex}")
def los_between_levels(world: World, level: float, start: str, other: float, end: str) -> None:
    """LOS between levels of two hexes, asked in both directions."""
    one, two = q.Point(hex=start, level=level), q.Point(hex=end, level=other)
    world.ask(q.Los(start=one, end=two), q.Los(start=two, end=one))


@when("LOS is traced from {who:who} to vertex {vertex:vertex} of {place:hex}")
def los_to_vertex(world: World, who: str, vertex: str, place: str) -> None:
    """LOS of a unit to a vertex, as a part of the one hex or the other."""
    world.ask(q.Los(start=named(world, who), end=q.Point(vertex=vertex, **_of(vertex, place))))


@when("LOS is traced from {who:who} to hexside {edge:edge} of {place:hex}")
def los_to_hexside(world: World, who: str, edge: tuple[str, str], place: str) -> None:
    """LOS of a unit to both vertices of a hexside, for who enters the hex there (a Snap Shot)."""
    world.ask(q.Los(start=named(world, who), end=_hexside(edge, place)))


@when("LOS is traced between {who:who} and hexside {edge:edge} of {place:hex}")
def los_between_unit_and_hexside(world: World, who: str, edge: tuple[str, str], place: str) -> None:
    """LOS between a unit and both vertices of a hexside, as a part of that hex, asked in both directions."""
    one, two = named(world, who), _hexside(edge, place)
    world.ask(q.Los(start=one, end=two), q.Los(start=two, end=one))


@when("LOS is traced between hexside {edge:edge} of {place:hex} and hexside {other:edge} of {end:hex}")
def los_between_hexsides(
    world: World, edge: tuple[str, str], place: str, other: tuple[str, str], end: str
) -> None:
    """LOS between all vertices of two hexsides, each as a part of its hex, asked in both directions."""
    one, two = _hexside(edge, place), _hexside(other, end)
    world.ask(q.Los(start=one, end=two), q.Los(start=two, end=one))


@then("the LOS is blocked at hexside {edge:edge}")
def blocked_at_hexside(world: World, edge: tuple[str, str]) -> None:
    """There is no LOS, and this hexside is what blocks it first."""
    _blocked_at(world, "-".join(sorted(edge, key=hex_order)))


@then("the LOS is blocked at vertex {vertex:vertex}")
def blocked_at_vertex(world: World, vertex: str) -> None:
    """There is no LOS, and what meets it at this vertex blocks it first; hexsides there name it too."""
    hexes = sorted(vertex.split("-"), key=hex_order)
    ends = ["-".join(pair) for pair in combinations(hexes, 2)]
    carrying = [side for side in ends if world.hexsides.get(side, {}).get("terrain")]
    _blocked_at(world, "-".join(hexes), *carrying)


@then("the LOS is blocked at hex {place:hex}")
def blocked_at_hex(world: World, place: str) -> None:
    """There is no LOS, and the terrain of this hex blocks it first."""
    _blocked_at(world, place)


def _blocked_at(world: World, place: str, *others: str) -> None:
    world.asked(q.Los)
    world.expect("clear", value=False)
    if others:
        world.expect("blocked_at", op="among", value=(place, *others))
    else:
        world.expect("blocked_at", value=place)


@then("the LOS is not blocked at hexside {edge:edge}")
def not_blocked_at_hexside(world: World, edge: tuple[str, str]) -> None:
    """Whatever else may block the LOS, it is not this hexside."""
    world.asked(q.Los)
    world.expect("blocked_at", op="is_not", value="-".join(sorted(edge, key=hex_order)))


@then("to the question whether it is Open Ground the answer is {answer:yesno}")
def is_open_ground(world: World, answer: bool) -> None:
    """Whether the terrain of the hex asked for is Open Ground."""
    world.asked(q.Terrain)
    world.expect("open_ground", value=answer)


@then("its ground is at level {level:number}, and its terrain rises {height:number} levels")
def level_and_height(world: World, level: float, height: float) -> None:
    """The level of the ground of the hex asked for, and the height of what stands on it."""
    world.asked(q.Terrain)
    world.expect("level", value=level)
    world.expect("height", value=height)


@then("its TEM against Direct Fire is {tem:signed}")
def hexside_tem(world: World, tem: int) -> None:
    """The TEM of the hexside asked for, against fire that it lies in the way of."""
    world.asked(q.Terrain)
    world.expect("tem", value=tem)


@then("its in-hex TEM is {tem:signed}")
def in_hex_tem(world: World, tem: int) -> None:
    """The TEM of the terrain within the hex asked for, whatever lies on its hexsides."""
    world.asked(q.Terrain)
    world.expect("tem", value=tem)


@then("it is an obstacle of {height:number} level")
def obstacle_height(world: World, height: float) -> None:
    """How high the hexside asked for stands above its base level, in levels."""
    world.asked(q.Terrain)
    world.expect("height", value=height)


@then("Case K adds {drm:signed} to the To Hit DR")
def case_k(world: World, drm: int) -> None:
    """The To Hit DRM against who is not seen, or concealed."""
    world.expect("targets", target(world), "to_hit", "case_k", value=drm)
