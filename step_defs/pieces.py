"""Units and weapons: their places, their actions this phase, and possession."""

from typing import Any

from asl_conformance.gherkin import StepError, World, given, when
from asl_conformance.gherkin.describing import Force, Piece
from asl_conformance.gherkin.world import hex_order
from asl_conformance.protocol import actions as a

from .los import part_of


@given("{force:force} {place:place} {at:hex}")
def force_is(world: World, force: Force, place: dict[str, Any], at: str) -> None:
    """Units are in the hex, on top of its counters unless the step says beneath."""
    for cover in place.get("beneath", ()):
        world.counter_in(at, cover)
    for _ in range(force.count):
        name = force.name if force.count == 1 and len(force.name) == 1 else world.fresh(force.name)
        world.subject = world.put_unit(name, hex=at, **force.fields, **place)


@given("no units {place:place} {where:hex}")
def nobody_is(world: World, place: dict[str, Any], where: str) -> None:
    """No units are there. For a row of a table whose other rows place units there."""
    beneath = place.get("beneath", ())
    there = [n for n, u in world.units.items() if u["hex"] == where and u.get("beneath", ()) == beneath]
    if there:
        raise StepError(f"{', '.join(there)} stands there; 'no units' would not be true")


@given("{gear:gear} {place:place} {at:hex}")
def gear_is(world: World, gear: Piece, place: dict[str, Any], at: str) -> None:
    """An unpossessed weapon is in the hex."""
    for cover in place.get("beneath", ()):
        world.counter_in(at, cover)
    world.put_counter(world.fresh(gear.name), hex=at, **gear.fields, **place)


@given("{gear:gear} beneath the {cover:cover} with {who:who}")
def weapon_with(world: World, gear: Piece, cover: str, who: str) -> None:
    """A weapon lies beneath the counter together with the unit that mans it."""
    unit = world.thing(world.who(who))
    if cover not in unit.get("beneath", ()):
        raise StepError(f"{who} is not beneath the {cover}")
    possesses(world, who, gear)


@given("a DC lies Set in {place:hex}")
def dc_set(world: World, place: str) -> None:
    """A DC was Set in the hex and has not gone off yet."""
    world.put_counter(world.fresh("DC"), hex=place, type="dc", status=("set",))


@given("{who:who} possesses {gear:gear}")
def possesses(world: World, who: str, gear: Piece) -> None:
    """The unit possesses a weapon. The weapon is where the unit is."""
    owner = world.who(who)
    unit = world.thing(owner)
    fields: dict[str, Any] = {key: unit[key] for key in ("hex", "side", "beneath") if key in unit}
    world.put_counter(world.fresh(gear.name), **{**fields, **gear.fields}, possessed_by=owner)


@given("{who:who} is Pushing the {gear:gear}")
def pushing(world: World, who: str, gear: Piece) -> None:
    """The unit Pushes the Gun it possesses."""
    world.thing(world.who(who))["pushing"] = gear.name


@given("{who:who} is {status:status}")
def unit_is(world: World, who: str, status: str) -> None:
    """The unit has the status."""
    world.add(world.who(who), "status", status)


@given("{who:who} holds a Labor Status of {drm:signed}")
def labor(world: World, who: str, drm: int) -> None:
    """The unit has gained a Labour Status DRM (24.8)."""
    world.thing(world.who(who))["labor"] = drm


@given("{who:who} has {deed:deed} this phase")
def unit_has_done(world: World, who: str, deed: str) -> None:
    """The unit has done this in the current phase."""
    world.add(world.who(who), "done", deed)


@given("{who:who} has advanced this phase")
def unit_has_advanced(world: World, who: str) -> None:
    """The unit has advanced in the current phase."""
    world.add(world.who(who), "done", "advanced")


@given("{who:who} has already acted this phase")
def has_acted(world: World, who: str) -> None:
    """The unit has made its one action of the RPh, a Recovery attempt."""
    world.add(world.who(who), "done", "recovered")


@given("{who:who} has spent {mf:number} MF")
@given("{who:who} has spent {mf:number} MP")
def unit_has_spent(world: World, who: str, mf: float) -> None:
    """The unit has spent this many MF of its allotment this phase."""
    unit = world.thing(world.who(who))
    unit["mf_spent"] = mf
    if not mf:
        return
    deed = "routed" if world.fields.get("phase") == "RtPh" else "moved"
    world.add(world.who(who), "done", deed)


@given("{who:who} has spent {mf:number} MF on its Wire Exit dr")
def spent_on_wire(world: World, who: str, mf: float) -> None:
    """The unit has spent so many MF in this phase, all of them to get beneath the Wire of its hex."""
    world.thing(world.who(who))["mf_spent"] = mf
    world.add(world.who(who), "done", "tried_wire")


@given("{who:who} is on a cliff face")
def on_cliff(world: World, who: str) -> None:
    """The unit climbs a cliff of its hex."""
    world.thing(world.who(who))["at"] = "climbing"


@given("{who:who} is in a sewer")
def in_sewer(world: World, who: str) -> None:
    """The unit is below its hex."""
    world.thing(world.who(who))["at"] = "sewer"


@given("{who:who} is in Bypass along hexside {edge:edge}")
def in_bypass(world: World, who: str, edge: tuple[str, str]) -> None:
    """Infantry in Bypass of a hexside. LOS to it may be traced to either vertex of the hexside."""
    world.thing(world.who(who)).update(at="bypass", bypass=("-".join(sorted(edge, key=hex_order)),))


@given("{who:who} is in Bypass along hexsides {edges:edges}")
def in_bypass_along(world: World, who: str, edges: tuple[str, ...]) -> None:
    """Infantry in Bypass of several hexsides, in this order. LOS may be traced to any of their vertices."""
    world.thing(world.who(who)).update(at="bypass", bypass=edges)


@given("{who:who} is in VBM with its CAFP at vertex {vertex:vertex}")
def at_cafp(world: World, who: str, vertex: str) -> None:
    """A vehicle in Bypass. LOS to it is traced to this vertex of its hex only."""
    vehicle = world.thing(world.who(who))
    here = vehicle["hex"]
    part_of(vertex, here)
    ways = tuple("-".join(sorted((here, h), key=hex_order)) for h in vertex.split("-") if h != here)
    vehicle.update(at="bypass", bypass=ways[:1], vca="-".join(sorted(vertex.split("-"), key=hex_order)))


@given("{who:who} is in VBM at vertex {vertex:vertex}, along which hexside is not told")
def at_cafp_alone(world: World, who: str, vertex: str) -> None:
    """A vehicle in Bypass of one of the two hexsides of its hex that end at the vertex."""
    vehicle = world.thing(world.who(who))
    part_of(vertex, vehicle["hex"])
    vehicle.update(at="bypass", bypass=(), vca="-".join(sorted(vertex.split("-"), key=hex_order)))


@given("{who:who} fronts hexside {edge:edge} in its Crest status")
def fronts(world: World, who: str, edge: tuple[str, str]) -> None:
    """The middle one of the three hexsides that its Crest status protects."""
    world.thing(world.who(who))["crest"] = "-".join(edge)


@when("{who:who} tries to Recover the {gear:gear}")
def recovers(world: World, who: str, gear: Piece) -> None:
    """Try to Recover the unpossessed weapon."""
    world.act(a.Recover(unit=world.who(who), counter=gear.name))


@when("{who:who} tries to Recover the {gear:gear} with an Original dr of {dr:number}")
def recovers_with(world: World, who: str, gear: Piece, dr: int) -> None:
    """Try to Recover the unpossessed weapon, with this dr."""
    world.act(a.Recover(unit=world.who(who), counter=gear.name, dr=dr))


@when("{who:who} drops the {gear:gear}")
def drops(world: World, who: str, gear: Piece) -> None:
    """Give up possession of the weapon."""
    world.act(a.Drop(unit=world.who(who), counter=gear.name))


@when("{who:who} Transfers the {gear:gear} to {taker:who}")
def transfers(world: World, who: str, gear: Piece, taker: str) -> None:
    """A weapon changes hands."""
    world.thing(taker)
    world.act(a.Transfer(unit=world.who(who), target=taker, counter=gear.name))
