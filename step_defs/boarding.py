"""Passengers, Riders, towed Guns, and landing from the air."""

from typing import Any

from asl_conformance.gherkin import World, given, when
from asl_conformance.gherkin.describing import Force, Piece
from asl_conformance.protocol import actions as a
from asl_conformance.protocol.position import Counter, Unit


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


@given("{who:who} is towing {gear:gear}")
def towing(world: World, who: str, gear: Piece) -> None:
    """The vehicle tows the Gun."""
    vehicle = world.thing(world.who(who))
    status = (*gear.fields.get("status", ()), "towed")
    fields = {"hex": vehicle["hex"], "side": vehicle["side"], **gear.fields, "status": status}
    world.put_counter(world.fresh(gear.name), **fields, possessed_by=who)


@when("{who:who} goes aboard {vehicle:who}")
def goes_aboard(world: World, who: str, vehicle: str) -> None:
    """The unit becomes Passenger or Rider."""
    world.thing(vehicle)
    world.act(a.Load(units=(world.who(who),), vehicle=vehicle))


@when("{whom:whom} unloads")
def unloads(world: World, whom: tuple[str, ...]) -> None:
    """The unit leaves its vehicle; several units leave it together."""
    world.act(a.Unload(units=tuple(world.who(name) for name in whom)))


@when("{force:force} comes down by parachute {place:place} {to:hex}")
def parachutes(world: World, force: Force, place: dict[str, Any], to: str) -> None:
    """The unit lands by parachute."""
    unit = Unit(hex=to, **force.fields, **place)
    world.act(a.Land(side=force.fields["side"], id=force.name, unit=unit))


@when("a {side:side} glider comes down in {place:hex}")
def glider_lands(world: World, side: str, place: str) -> None:
    """A glider lands."""
    world.act(a.Land(side=side, id="glider", counter=Counter(type="glider", hex=place, side=side)))
