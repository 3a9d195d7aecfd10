"""When: what is asked."""

from typing import Any

from asl_conformance.gherkin import StepError, World, when
from asl_conformance.gherkin.kinds import Piece
from asl_conformance.protocol import questions as q


def _targets(world: World, hex_name: str) -> str:
    names = [name for name, unit in world.units.items() if unit["hex"] == hex_name]
    if len(names) == 1:
        world.subject = names[0]
    return hex_name


@when("{attack:attack} hits {place:hex}")
def attack_hits_hex(world: World, attack: dict[str, Any], place: str) -> None:
    """An attack from nowhere in particular on everything in the hex."""
    world.ask(q.Attack(target=_targets(world, place), **attack))


@when("{who:who} attacks {target:who} with {attack:attack}")
def attacks_unit(world: World, who: str, target: str, attack: dict[str, Any]) -> None:
    """One attacker, one target. In the target's MPh this is Defensive First Fire."""
    world.thing(who)
    world.ask(q.Attack(target=world.who(target), by=(who,), **attack))


@when("{who:who} attacks everything in {place:hex} with {attack:attack}")
def attacks_hex(world: World, who: str, place: str, attack: dict[str, Any]) -> None:
    """One attacker, every unit of the hex."""
    world.thing(who)
    world.ask(q.Attack(target=_targets(world, place), by=(who,), **attack))


@when("{who:who} declares Defensive First Fire at {target:who}")
def first_fire(world: World, who: str, target: str) -> None:
    """Small-arms Defensive First Fire at what the target has just done."""
    world.thing(who)
    world.ask(q.Attack(target=world.who(target), means="small_arms", by=(who,)))


@when("{who:who} takes a Snap Shot at {target:who} across hexside {edge:edge}")
def snap_shot(world: World, who: str, target: str, edge: tuple[str, str]) -> None:
    """A Snap Shot at the unit as it crosses the hexside."""
    world.thing(who)
    world.ask(q.Attack(target=world.who(target), means="snap_shot", by=(who,), hexside="-".join(edge)))


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


@when("{who:who} looks at the {fort:fort} in {place:hex}")
def looks_at(world: World, who: str, fort: Piece, place: str) -> None:
    """LOS of a unit to a Fortification counter."""
    counter = world.counter_in(place, fort.fields["type"])
    world.ask(q.Los(start=q.Point(unit=world.who(who)), end=q.Point(counter=counter)))


@when("the players ask whether {first:who} and {second:who} share a Location for {purpose:purpose}")
def share_location(world: World, first: str, second: str, purpose: str) -> None:
    """Same Location, for the purpose?"""
    if first == second:
        raise StepError(f"{first} and {second} are one and the same")
    world.thing(first)
    world.ask(q.SameLocation(first=world.who(first), second=second, purpose=purpose))  # type: ignore[arg-type]


@when("the players look at the board")
def look(world: World) -> None:
    """Ask for the state as it stands."""
    world.ask(q.State())
