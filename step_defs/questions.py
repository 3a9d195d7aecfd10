"""When: what is asked."""

from typing import Any

from asl_conformance.gherkin import StepError, World, when
from asl_conformance.gherkin.describing import Piece
from asl_conformance.protocol import actions as a
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


@when("the players ask whether {who:who} must rout")
def asks_rout(world: World, who: str) -> None:
    """Must it rout, as it stands? No rout is declared."""
    world.ask(q.RoutQuestion(unit=world.who(who), steps=()))


@when("the players look at the board")
def look(world: World) -> None:
    """Ask for the state as it stands."""
    world.ask(q.State())


@when("the players ask what {place:hex} is")
def what_hex(world: World, place: str) -> None:
    """What the hex is under the weather, water depth and SSRs in force."""
    world.ask(q.Terrain(hex=place))


@when("{attack:attack} of {fp:number} FP hits {place:hex}")
def strong_attack_hits_hex(world: World, attack: dict[str, Any], fp: int, place: str) -> None:
    """An attack of so many FP, multiples apart, on everything in the hex that it reaches."""
    world.ask(q.Attack(target=_targets(world, place), firepower=fp, **attack))


@when("{attack:attack} of {fp:number} FP hits the bridge in {place:hex}")
def strong_attack_hits_bridge(world: World, attack: dict[str, Any], fp: int, place: str) -> None:
    """An attack of so many FP, multiples apart, on the bridge of the hex and who is on it."""
    world.ask(q.Attack(target=place, at="bridge", firepower=fp, **attack))


@when("{who:who} attacks {target:who} with {attack:attack} and an Original DR of {dr:number}")
def attacks_with_dr(world: World, who: str, target: str, attack: dict[str, Any], dr: int) -> None:
    """One attacker, one target, and the dice."""
    world.thing(who)
    world.ask(q.Attack(target=world.who(target), by=(who,), dr=dr, **attack))


@when("{who:who} declares Defensive First Fire at {target:who}, with an Original DR of {dr:number}")
def first_fire_with_dr(world: World, who: str, target: str, dr: int) -> None:
    """Small-arms Defensive First Fire at what the target has just done, and the dice."""
    world.thing(who)
    world.ask(q.Attack(target=world.who(target), means="small_arms", by=(who,), dr=dr))


@when("{who:who} fires {weapon:weapon} at {target:who}")
def fires_weapon(world: World, who: str, weapon: tuple[str, str], target: str) -> None:
    """Fire is declared with the weapon, and what the attack meets is asked."""
    counter, means = weapon
    firer = world.who(who)
    if counter:
        world.thing(counter)
    world.thing(target)
    by: Any = (counter or firer,)
    world.act(a.Fire(by=by, target=target, means=means))  # type: ignore[arg-type]
    world.ask(q.Attack(target=target, by=by, means=means))  # type: ignore[arg-type]


@when("{who:who} could attack {target:who} with {weapon:weapon}")
def could_attack(world: World, who: str, target: str, weapon: tuple[str, str]) -> None:
    """What an attack with the weapon would meet; nothing is declared."""
    counter, means = weapon
    world.thing(target)
    world.ask(q.Attack(target=target, by=(counter or world.who(who),), means=means))  # type: ignore[arg-type]


@when("{whom:whom} together attack {target:who} with {attack:attack}")
def attack_together(world: World, whom: tuple[str, ...], target: str, attack: dict[str, Any]) -> None:
    """Several units or weapons make one attack."""
    by = tuple(world.who(name) for name in whom)
    world.ask(q.Attack(target=world.who(target), by=by, **attack))


@when("{who:who} attacks {target:who} with {attack:attack} of {fp:number} FP")
def strong_attack_on_unit(world: World, who: str, target: str, attack: dict[str, Any], fp: int) -> None:
    """One attacker, one target, and an attack of so many FP, multiples apart."""
    world.thing(who)
    world.ask(q.Attack(target=world.who(target), by=(who,), firepower=fp, **attack))


@when("{who:who} attacks {target:who} with {attack:attack}, using the {gear:gear}")
def attacks_using(world: World, who: str, target: str, attack: dict[str, Any], gear: Piece) -> None:
    """One attacker that is named together with the weapon it possesses and uses."""
    world.thing(who)
    world.thing(gear.name)
    world.ask(q.Attack(target=world.who(target), by=(who,), **{**attack, "weapons": (gear.name,)}))
