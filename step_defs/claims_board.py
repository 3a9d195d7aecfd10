"""Then: what lies in the hexes, what it holds, and who shares a Location."""

from asl_conformance.gherkin import StepError, World, then
from asl_conformance.gherkin.describing import Piece
from asl_conformance.protocol import questions as q


def _held(fort: Piece) -> str:
    size = fort.fields.get("size")
    return f"{fort.fields['type']} {size}S" if size else fort.fields["type"]


@then("{place:hex} holds {fort:fort}")
def holds(world: World, place: str, fort: Piece) -> None:
    """The hex holds this Fortification, or (``no foxhole``) none of its type."""
    if fort.count:
        world.expect_state("hexes", place, "holds", op="contains", value=_held(fort))
        return
    kinds = [f"foxhole {n}S" for n in (1, 2, 3)] if fort.fields["type"] == "foxhole" else [_held(fort)]
    for kind in kinds:
        world.expect_state("hexes", place, "holds", op="lacks", value=kind)


@then("{place:hex} holds {fort:fort} and no other Fortification")
def holds_only(world: World, place: str, fort: Piece) -> None:
    """The hex holds this Fortification and nothing else of the class."""
    world.expect_state("hexes", place, "holds", value=[_held(fort)])


@then("the {fort:fort} in {place:hex} is a Fortification")
def is_fortification(world: World, fort: Piece, place: str) -> None:
    """The counter is of the Fortification class."""
    world.expect_state("counters", world.counter_in(place, fort.fields["type"]), "fortification", value=True)


@then(
    "to the question whether the {fort:fort} in {place:hex} is an entrenchment the answer is {answer:yesno}"
)
def is_entrenchment(world: World, fort: Piece, place: str, answer: bool) -> None:
    """The counter is or is not an entrenchment."""
    world.expect_state("counters", world.counter_in(place, fort.fields["type"]), "entrenchment", value=answer)


@then("the {fort:fort} in {place:hex} has a capacity of {squads:number} squads and {smc:number} SMC")
def capacity(world: World, fort: Piece, place: str, squads: int, smc: int) -> None:
    """How many squads (or their equivalent) and how many SMC beyond them may be beneath, a side."""
    counter = world.counter_in(place, fort.fields["type"])
    world.expect_state("counters", counter, "capacity", value={"squads": squads, "smc": smc})


@then("the {fort:fort} in {place:hex} has room for {squads:number} more {side:side} squads")
def room(world: World, fort: Piece, place: str, squads: int, side: str) -> None:
    """How many more squads of the side may go beneath."""
    counter = world.counter_in(place, fort.fields["type"])
    world.expect_state("counters", counter, "room", side, "squads", value=squads)


@then("the {fort:fort} in {place:hex} has room for {smc:number} more {side:side} SMC beyond its squads")
def room_for_smc(world: World, fort: Piece, place: str, smc: int, side: str) -> None:
    """How many more SMC of the side may go beneath in excess of the squads."""
    counter = world.counter_in(place, fort.fields["type"])
    world.expect_state("counters", counter, "room", side, "smc", value=smc)


@then(
    "to the question whether the {fort:fort} in {place:hex} is within capacity the answer is {answer:yesno}"
)
def within_capacity(world: World, fort: Piece, place: str, answer: bool) -> None:
    """No side exceeds the capacity beneath the counter, or one does."""
    counter = world.counter_in(place, fort.fields["type"])
    world.expect_state("counters", counter, "within_capacity", value=answer)


@then("the {one:fort} in {first:hex} and the {other:fort} in {second:hex} are not connected")
def not_connected(world: World, one: Piece, first: str, other: Piece, second: str) -> None:
    """Neither is connected to the other."""
    _connection(world, first, second, "lacks")


@then("the trenches in {first:hex} and {second:hex} are {connection:connection}")
def connection_is(world: World, first: str, second: str, connection: bool) -> None:
    """Connected or not, as a table says."""
    _connection(world, first, second, "contains" if connection else "lacks")


def _connection(world: World, first: str, second: str, op: str) -> None:
    kinds = ("trench", "at_ditch", "foxhole")
    one, other = world.counter_in(first, *kinds), world.counter_in(second, *kinds)
    world.expect_state("counters", one, "connected", op=op, value=other)
    world.expect_state("counters", other, "connected", op=op, value=one)


@then("the stacking limit of {place:hex} is {squads:number} squads and {smc:number} SMC")
def stacking_limit(world: World, place: str, squads: int, smc: int) -> None:
    """The limit of the hex, a side."""
    world.expect_state("hexes", place, "stacking_limit", value={"squads": squads, "smc": smc})


@then("the {side:side} side is overstacked in {place:hex} by {squads:number} squads")
def overstacked(world: World, side: str, place: str, squads: float) -> None:
    """Squads of the side in excess of the limit of the hex; 0 for none."""
    world.expect_state("hexes", place, "overstacked", side, value=squads)


@then("the {side:side} OB may still set up foxholes for {squads:number} squads")
def foxholes_left(world: World, side: str, squads: int) -> None:
    """Squad capacity of foxholes not yet set up."""
    world.expect_state("sides", side, "foxholes", value=squads)


@then("the {side:side} side has foxholes for {squads:number} squads on the board")
def foxholes_on_board(world: World, side: str, squads: int) -> None:
    """Squad capacity of the side's foxholes on the board."""
    world.expect_state("sides", side, "foxholes_on_board", value=squads)


@then("the Entrenching Attempt {result:result}")
def attempt_is(world: World, result: bool) -> None:
    """Success or failure, as a table says."""
    world.expect_state("attempts", -1, "success", value=result)


@then("its DRM is {drm:signed}")
def attempt_drm(world: World, drm: int) -> None:
    """The DRM of the last attempt in all."""
    world.expect_state("attempts", -1, "drm", value=drm)


@then("its Final DR is {final:number}")
def attempt_final(world: World, final: int) -> None:
    """The Final DR of the last attempt."""
    world.expect_state("attempts", -1, "final", value=final)


@then("to the question whether they do the answer is {answer:yesno}")
def share(world: World, answer: bool) -> None:
    """They share a Location for the purpose, or not."""
    world.asked(q.SameLocation)
    world.expect("same", value=answer)


@then("{place:hex} is treated as {kind:terrain}")
def treated_as(world: World, place: str, kind: str) -> None:
    """What the hex asked for counts as."""
    question = world.asked(q.Terrain)
    if getattr(question, "hex", "") != place:
        raise StepError(f"{place} was not asked for")
    world.expect("type", value=kind)


@then("{place:hex} is not treated as {kind:terrain}")
def not_treated_as(world: World, place: str, kind: str) -> None:
    """What the hex asked for does not count as."""
    question = world.asked(q.Terrain)
    if getattr(question, "hex", "") != place:
        raise StepError(f"{place} was not asked for")
    world.expect("type", op="is_not", value=kind)


@then("the {gear:gear} is eliminated")
def gear_is_gone(world: World, gear: Piece) -> None:
    """The weapon is no longer on the board."""
    world.thing(gear.name)
    world.expect_state("counters", gear.name, "hex", op="absent")


@then("the {gear:gear} is in {place:hex}")
def gear_is_in(world: World, gear: Piece, place: str) -> None:
    """The weapon is on the board, in that hex."""
    world.expect_state("counters", gear.name, "hex", value=place)


@then("the {gear:gear} is possessed by {who:who}")
def gear_possessed(world: World, gear: Piece, who: str) -> None:
    """The unit possesses the weapon."""
    world.expect_state("counters", gear.name, "possessed_by", value=world.who(who))
