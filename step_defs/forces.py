"""Given: units and weapons, where they are and what they have done."""

from typing import Any

from asl_conformance.gherkin import StepError, World, given
from asl_conformance.gherkin.describing import Force, Piece


@given("{force:force} {place:place} {at:hex}")
def force_is(world: World, force: Force, place: dict[str, Any], at: str) -> None:
    """Units stand in the hex: on top of what lies there unless they are said to be beneath it."""
    put_force(world, force, place, at)


def put_force(world: World, force: Force, place: dict[str, Any], at: str) -> list[str]:
    """Put the units down; several get ids with numbers. They must be beneath what the hex holds."""
    for cover in place.get("beneath", ()):
        world.counter_in(at, cover)
    put = []
    for _ in range(force.count):
        name = force.name if force.count == 1 and len(force.name) == 1 else world.fresh(force.name)
        put.append(world.put_unit(name, hex=at, **force.fields, **place))
    world.subject = put[-1]
    return put


@given("{gear:gear} {place:place} {at:hex}")
def gear_is(world: World, gear: Piece, place: dict[str, Any], at: str) -> None:
    """A weapon lies or stands in the hex, possessed by nobody."""
    for cover in place.get("beneath", ()):
        world.counter_in(at, cover)
    world.put_counter(world.fresh(gear.name), hex=at, **gear.fields, **place)


@given("{who:who} possesses {gear:gear}")
def possesses(world: World, who: str, gear: Piece) -> None:
    """The unit possesses a weapon, which is where the unit is."""
    owner = world.who(who)
    unit = world.thing(owner)
    fields: dict[str, Any] = {key: unit[key] for key in ("hex", "side", "beneath") if key in unit}
    world.put_counter(world.fresh(gear.name), **{**fields, **gear.fields}, possessed_by=owner)


@given("{who:who} is Pushing the {gear:gear}")
def pushing(world: World, who: str, gear: Piece) -> None:
    """The unit Pushes the Gun it possesses."""
    world.thing(world.who(who))["pushing"] = gear.name


@given("{who:who} is aboard {vehicle:who}")
def aboard(world: World, who: str, vehicle: str) -> None:
    """The unit is a Passenger of the vehicle."""
    world.thing(vehicle)
    world.thing(world.who(who))["aboard"] = vehicle


@given("{who:who} rides on {vehicle:who}")
def rides(world: World, who: str, vehicle: str) -> None:
    """The unit is a Rider on the vehicle."""
    aboard(world, who, vehicle)
    world.add(who, "status", "rider")


@given("{who:who} is the Inherent crew of {vehicle:who}")
def inherent_crew(world: World, who: str, vehicle: str) -> None:
    """The unit is part of the vehicle's counter."""
    aboard(world, who, vehicle)
    world.add(who, "status", "inherent")


@given("{who:who} is {status:status}")
def unit_is(world: World, who: str, status: str) -> None:
    """The unit bears the status."""
    world.add(world.who(who), "status", status)


@given("{who:who} has {deed:deed} this phase")
def unit_has_done(world: World, who: str, deed: str) -> None:
    """The unit has done this in the current phase."""
    world.add(world.who(who), "done", deed)


@given("{who:who} has advanced this phase")
def unit_has_advanced(world: World, who: str) -> None:
    """The unit has advanced in the current phase."""
    world.add(world.who(who), "done", "advanced")


@given("{who:who} is on a cliff face")
def on_cliff(world: World, who: str) -> None:
    """The unit climbs a cliff of its hex."""
    world.thing(world.who(who))["at"] = "climbing"


@given("{who:who} is in a sewer")
def in_sewer(world: World, who: str) -> None:
    """The unit is below its hex."""
    world.thing(world.who(who))["at"] = "sewer"


@given("{who:who} has spent {mf:number} MF")
@given("{who:who} has spent {mf:number} MP")
def unit_has_spent(world: World, who: str, mf: float) -> None:
    """So many MF of its allotment are gone, spent moving this phase."""
    unit = world.thing(world.who(who))
    unit["mf_spent"] = mf
    if not mf:
        return
    deed = "routed" if world.fields.get("phase") == "RtPh" else "moved"
    world.add(world.who(who), "done", deed)


@given("{who:who} holds a Labor Status of {drm:signed}")
def labor(world: World, who: str, drm: int) -> None:
    """The unit has gained a Labour Status DRM (24.8)."""
    world.thing(world.who(who))["labor"] = drm


@given("{gear:gear} beneath the {cover:cover} with {who:who}")
def weapon_with(world: World, gear: Piece, cover: str, who: str) -> None:
    """A weapon lies beneath the counter together with the unit that mans it."""
    unit = world.thing(world.who(who))
    if cover not in unit.get("beneath", ()):
        raise StepError(f"{who} is not beneath the {cover}")
    possesses(world, who, gear)
