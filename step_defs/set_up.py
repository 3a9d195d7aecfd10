"""Set-up: what a side sets up on the board, and what its OB has left."""

from typing import Any

from asl_conformance.gherkin import StepError, World, then, when
from asl_conformance.gherkin.describing import Force, Piece
from asl_conformance.protocol import actions as a
from asl_conformance.protocol.position import Counter, Unit


def _fresh(world: World, stem: str) -> str:
    taken = (
        {x.id for x in world.actions if isinstance(x, a.SetUp)} | world.units.keys() | world.counters.keys()
    )
    number, name = 1, stem
    while name in taken:
        number += 1
        name = f"{stem} {number}"
    return name


@when("{side:side} sets up {fort:fort} in {to:hex}")
def sets_up_fort(world: World, side: str, fort: Piece, to: str) -> None:
    """Put a Fortification of the OB on the board."""
    fields = {**fort.fields, "side": side}
    name = _fresh(world, f"{to} {fort.name}")
    world.act(a.SetUp(side=side, id=name, counter=Counter(hex=to, **fields)))


@when("{side:side} sets up {forts:forts}")
def sets_up_forts(world: World, side: str, forts: tuple[tuple[Piece, str], ...]) -> None:
    """Put several Fortifications of the OB on the board, one after the other."""
    for fort, to in forts:
        sets_up_fort(world, side, fort, to)


@when("{side:side} sets up {fort:fort} {spot:spot} {to:hex}")
def sets_up_at(world: World, side: str, fort: Piece, spot: Any, to: str) -> None:
    """Put a Fortification of the OB at a named part of the hex."""
    counter = Counter(hex=to, at=spot, **{**fort.fields, "side": side})
    world.act(a.SetUp(side=side, id=f"{to} {fort.name}", counter=counter))


@when("{side:side} sets up {fort:fort} on the bridge in {to:hex}")
def sets_up_on_bridge(world: World, side: str, fort: Piece, to: str) -> None:
    """Put a Fortification of the OB on the bridge, not beneath it."""
    counter = Counter(hex=to, at="bridge", **{**fort.fields, "side": side})
    world.act(a.SetUp(side=side, id=f"{to} bridge {fort.name}", counter=counter))


@when("{side:side} sets up {gear:gear} beneath the {cover:cover} in {to:hex}")
def sets_up_gear(world: World, side: str, gear: Piece, cover: str, to: str) -> None:
    """Put a weapon of the OB beneath the counter."""
    counter = Counter(hex=to, beneath=(cover,), **{**gear.fields, "side": side})  # type: ignore[arg-type]
    world.act(a.SetUp(side=side, id=_fresh(world, gear.name), counter=counter))


def _set_up_beneath(world: World, side: str, force: Force, covers: tuple[str, ...], to: str) -> None:
    for _ in range(force.count):
        unit = Unit(hex=to, beneath=covers, **force.fields)  # type: ignore[arg-type]
        name = _fresh(world, force.name)
        world.act(a.SetUp(side=side, id=name, unit=unit))
        world.subject = name


@when("{side:side} sets up {force:force} beneath the {cover:cover} in {to:hex}")
def sets_up_force(world: World, side: str, force: Force, cover: str, to: str) -> None:
    """Put units of the OB beneath the counter, one after the other."""
    _set_up_beneath(world, side, force, (cover,), to)


@when("{side:side} sets up {force:force} beneath the {cover:cover} and the Wire in {to:hex}")
def sets_up_force_beneath_both(world: World, side: str, force: Force, cover: str, to: str) -> None:
    """Put units of the OB beneath the counter and the Wire above it, one after the other."""
    _set_up_beneath(world, side, force, (cover, "wire"), to)


@when("{force:force} sets up {place:place} {to:hex}")
def force_sets_up(world: World, force: Force, place: dict[str, Any], to: str) -> None:
    """Units of a side's OB are put on the board, one after the other."""
    for number in range(force.count):
        name = force.name if not number else f"{force.name} {number + 1}"
        unit = Unit(hex=to, **force.fields, **place)
        world.act(a.SetUp(side=force.fields["side"], id=name, unit=unit))
        world.subject = name


@when("{force:force} sets up in Bypass of {to:hex} along hexside {edge:edge}")
def force_sets_up_in_bypass(world: World, force: Force, to: str, edge: tuple[str, str]) -> None:
    """Units of a side's OB are put on the board in Bypass of the hexside, one after the other."""
    force_sets_up(world, force, {"at": "bypass", "bypass": ("-".join(edge),)}, to)


@when("{force:force} is set up {place:place} {to:hex} with wall advantage")
def force_sets_up_behind_a_wall(world: World, force: Force, place: dict[str, Any], to: str) -> None:
    """A unit of a side's OB is put on the board and claims wall advantage as part of its set-up."""
    status = (*force.fields.get("status", ()), "wall_advantage")
    unit = Unit(hex=to, **{**force.fields, "status": status}, **place)
    world.act(a.SetUp(side=force.fields["side"], id=force.name, unit=unit))
    world.subject = force.name


@when("{side:side} exchanges the {fort:fort} in {place:hex} for {others:forts}")
def exchanges(
    world: World, side: str, fort: Piece, place: str, others: tuple[tuple[Piece, str], ...]
) -> None:
    """Remove a Fortification and place others instead of it."""
    into = tuple(Counter(hex=to, **piece.fields) for piece, to in others)
    counter = world.counter_in(place, fort.fields["type"])
    world.act(a.Exchange(side=side, counter=counter, into=into))


@then("the {side:side} OB may still set up foxholes for {squads:number} squads")
def foxholes_left(world: World, side: str, squads: int) -> None:
    """Squad capacity of foxholes not yet set up."""
    world.expect_state("sides", side, "foxholes", value=squads)


@then("the {side:side} side has foxholes for {squads:number} squads on the board")
def foxholes_on_board(world: World, side: str, squads: int) -> None:
    """Squad capacity of the side's foxholes on the board."""
    world.expect_state("sides", side, "foxholes_on_board", value=squads)


@then("the {side:side} OB may still set up {fort:fort}")
def fort_left(world: World, side: str, fort: Piece) -> None:
    """The OB lists one such Fortification not yet set up, or no more."""
    kind = fort.fields["type"]
    field = {"trench": "trenches", "at_ditch": "trenches", "wire": "wire"}.get(kind)
    if field is None:
        raise StepError(f"what is left of an OB is told of Wire and trenches, not of {kind}")
    world.expect_state("sides", side, field, value=fort.count)
