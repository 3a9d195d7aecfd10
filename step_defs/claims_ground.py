"""Hexes, hexsides and Fortifications after the actions."""

from asl_conformance.gherkin import StepError, World, then, when
from asl_conformance.gherkin.describing import Piece
from asl_conformance.protocol import questions as q


@when("the players ask what {place:hex} is")
def what_hex(world: World, place: str) -> None:
    """Ask what the hex counts as under the weather, water depth and SSRs in force."""
    world.ask(q.Terrain(hex=place))


@when("the players ask what hexside {edge:edge} is")
def what_is_hexside(world: World, edge: tuple[str, str]) -> None:
    """Ask what the hexside counts as under the SSRs in force."""
    world.ask(q.Terrain(hexside="-".join(edge)))


@then("{place:hex} is treated as {kind:terrain}")
def hex_treated_as(world: World, place: str, kind: str) -> None:
    """The hex asked about counts as this terrain."""
    question = world.asked(q.Terrain)
    if getattr(question, "hex", "") != place:
        raise StepError(f"{place} was not asked for")
    world.expect("type", value=kind)


@then("{place:hex} is not treated as {kind:terrain}")
def not_treated_as(world: World, place: str, kind: str) -> None:
    """The hex asked about does not count as this terrain."""
    question = world.asked(q.Terrain)
    if getattr(question, "hex", "") != place:
        raise StepError(f"{place} was not asked for")
    world.expect("type", op="is_not", value=kind)


@then("to the question whether it is Open Ground the answer is {answer:yesno}")
def is_open_ground(world: World, answer: bool) -> None:
    """The terrain of the hex asked about is Open Ground, or is not."""
    world.asked(q.Terrain)
    world.expect("open_ground", value=answer)


@then("its ground is at level {level:number}, and its terrain rises {height:number} levels")
def level_and_height(world: World, level: float, height: float) -> None:
    """The level of the ground of the hex asked about, and the height of the terrain on it."""
    world.asked(q.Terrain)
    world.expect("level", value=level)
    world.expect("height", value=height)


@then("its in-hex TEM is {tem:signed}")
def in_hex_tem(world: World, tem: int) -> None:
    """The TEM of the terrain within the hex asked about, without its hexsides."""
    world.asked(q.Terrain)
    world.expect("tem", value=tem)


@then("it is an obstacle of {height:number} level")
def obstacle_height(world: World, height: float) -> None:
    """Height of the hexside asked about, in levels above its base level."""
    world.asked(q.Terrain)
    world.expect("height", value=height)


@then("its TEM against Direct Fire is {tem:signed}")
def hexside_tem(world: World, tem: int) -> None:
    """The TEM of the hexside asked about, against fire across it."""
    world.asked(q.Terrain)
    world.expect("tem", value=tem)


def _of_hexside(world: World, edge: tuple[str, str], field: str, value: object) -> None:
    """Expect this value of the hexside after the actions."""
    question = q.Terrain(hexside="-".join(edge))
    if question not in world.questions:
        world.questions.append(question)
    world.claim(world.questions.index(question), (field,), "is", value)


@then("hexside {edge:edge} is treated as {barrier:barrier}")
def hexside_treated_as(world: World, edge: tuple[str, str], barrier: str) -> None:
    """The hexside counts as this terrain under the SSRs."""
    _of_hexside(world, edge, "type", barrier)


@then("hexside {edge:edge} carries nothing")
def hexside_carries_nothing(world: World, edge: tuple[str, str]) -> None:
    """No terrain lies on the hexside."""
    _of_hexside(world, edge, "type", "")


@then("hexside {edge:edge} stands on level {level:number}")
def stands_on(world: World, edge: tuple[str, str], level: float) -> None:
    """The hexside has this base level."""
    _of_hexside(world, edge, "level", level)


@then("to the question whether hexside {edge:edge} is a Hillside wall or hedge the answer is {answer:yesno}")
def is_hillside(world: World, edge: tuple[str, str], answer: bool) -> None:
    """The hexside stands at the higher of two Base Levels, or does not."""
    _of_hexside(world, edge, "hillside", answer)


@then("hexside {edge:edge} is breached")
def is_breached(world: World, edge: tuple[str, str]) -> None:
    """A Breach counter points to the hexside."""
    _of_hexside(world, edge, "breached", True)


@then("hexside {edge:edge} is not breached")
def is_not_breached(world: World, edge: tuple[str, str]) -> None:
    """No Breach counter points to the hexside."""
    _of_hexside(world, edge, "breached", False)


def _held(fort: Piece) -> str:
    size = fort.fields.get("size")
    return f"{fort.fields['type']} {size}S" if size else fort.fields["type"]


@then("{place:hex} holds {fort:fort}")
def holds(world: World, place: str, fort: Piece) -> None:
    """The hex holds this Fortification. ``no foxhole``: the hex holds none of that type."""
    if fort.count:
        world.expect_state("hexes", place, "holds", op="contains", value=_held(fort))
        return
    kinds = [f"foxhole {n}S" for n in (1, 2, 3)] if fort.fields["type"] == "foxhole" else [_held(fort)]
    for kind in kinds:
        world.expect_state("hexes", place, "holds", op="lacks", value=kind)


@then("{place:hex} holds {fort:fort} on its bridge and below")
def holds_above_and_below(world: World, place: str, fort: Piece) -> None:
    """The hex holds this Fortification twice, on its bridge and beneath it, and no other."""
    world.expect_state("hexes", place, "holds", value=[_held(fort)] * 2)


@then("{place:hex} holds {fort:fort} and no other Fortification")
def holds_only(world: World, place: str, fort: Piece) -> None:
    """The hex holds this Fortification and no other."""
    world.expect_state("hexes", place, "holds", value=[_held(fort)])


@then("the {fort:fort} in {place:hex} is a Fortification")
def is_fortification(world: World, fort: Piece, place: str) -> None:
    """The counter is a Fortification, or is not."""
    world.expect_state("counters", world.counter_in(place, fort.fields["type"]), "fortification", value=True)


@then(
    "to the question whether the {fort:fort} in {place:hex} is an entrenchment the answer is {answer:yesno}"
)
def is_entrenchment(world: World, fort: Piece, place: str, answer: bool) -> None:
    """The counter is or is not an entrenchment."""
    world.expect_state("counters", world.counter_in(place, fort.fields["type"]), "entrenchment", value=answer)


@then("the {fort:fort} in {place:hex} has a capacity of {squads:number} squads and {smc:number} SMC")
def capacity(world: World, fort: Piece, place: str, squads: int, smc: int) -> None:
    """Squad equivalents, and SMC in excess of them, that each side may have beneath the counter."""
    counter = world.counter_in(place, fort.fields["type"])
    world.expect_state("counters", counter, "capacity", value={"squads": squads, "smc": smc})


@then("the {fort:fort} in {place:hex} has room for {squads:number} more {side:side} squads")
def room(world: World, fort: Piece, place: str, squads: int, side: str) -> None:
    """Squads of the side that may still go beneath the counter."""
    counter = world.counter_in(place, fort.fields["type"])
    world.expect_state("counters", counter, "room", side, "squads", value=squads)


@then("the {fort:fort} in {place:hex} has room for {smc:number} more {side:side} SMC beyond its squads")
def room_for_smc(world: World, fort: Piece, place: str, smc: int, side: str) -> None:
    """SMC of the side that may still go beneath the counter in excess of the squads."""
    counter = world.counter_in(place, fort.fields["type"])
    world.expect_state("counters", counter, "room", side, "smc", value=smc)


@then(
    "to the question whether the {fort:fort} in {place:hex} is within capacity the answer is {answer:yesno}"
)
def within_capacity(world: World, fort: Piece, place: str, answer: bool) -> None:
    """Each side is within the capacity beneath the counter, or one side exceeds it."""
    counter = world.counter_in(place, fort.fields["type"])
    world.expect_state("counters", counter, "within_capacity", value=answer)


def _connection(world: World, one: str, other: str, op: str) -> None:
    world.expect_state("counters", one, "connected", op=op, value=other)
    world.expect_state("counters", other, "connected", op=op, value=one)


@then("the trenches in {first:hex} and {second:hex} are {connection:connection}")
def connection_is(world: World, first: str, second: str, connection: bool) -> None:
    """The two are connected or not, as the cell of the table says."""
    one, other = (world.counter_in(place, "trench", "at_ditch", "foxhole") for place in (first, second))
    _connection(world, one, other, "contains" if connection else "lacks")


@then("the {one:fort} in {first:hex} and the {other:fort} in {second:hex} are not connected")
def not_connected(world: World, one: Piece, first: str, other: Piece, second: str) -> None:
    """The two are not connected."""
    found = world.counter_in(first, one.fields["type"]), world.counter_in(second, other.fields["type"])
    _connection(world, *found, "lacks")


@then("the {one:fort} in {first:hex} and the {gear:gear} are not connected")
def not_connected_with_gear(world: World, one: Piece, first: str, gear: Piece) -> None:
    """The Fortification and the weapon are not connected."""
    _connection(world, world.counter_in(first, one.fields["type"]), gear.name, "lacks")


@then("the stacking limit of {place:hex} is {squads:number} squads and {smc:number} SMC")
def stacking_limit(world: World, place: str, squads: int, smc: int) -> None:
    """The stacking limit of the hex for each side."""
    world.expect_state("hexes", place, "stacking_limit", value={"squads": squads, "smc": smc})


@then("the {side:side} side is overstacked in {place:hex} by {squads:number} squads")
def overstacked(world: World, side: str, place: str, squads: float) -> None:
    """Squads of the side in excess of the stacking limit of the hex; 0 if it is not overstacked."""
    world.expect_state("hexes", place, "overstacked", side, value=squads)


FORTIFICATIONS = ("foxhole", "trench", "at_ditch", "sangar", "wire", "pillbox", "minefield")


@then("nothing else changed in {place:hex}")
def nothing_else(world: World, place: str) -> None:
    """The Fortifications of the hex are still there, and its units that did not act are where they were."""
    for name, counter in world.counters.items():
        if counter["hex"] == place and counter["type"] in FORTIFICATIONS:
            world.expect_state("counters", name, "hex", value=place)
    actors = {
        name for act in world.actions for name in (*getattr(act, "units", ()), getattr(act, "unit", ""))
    }
    for name, unit in world.units.items():
        if unit["hex"] == place and name not in actors:
            world.expect_state("units", name, "hex", value=place)
            world.expect_state("units", name, "beneath", value=list(unit.get("beneath", ())))


@then("but for the Wire nothing changed in {place:hex}")
def only_the_wire(world: World, place: str) -> None:
    """The Wire is gone; the other Fortifications and the units of the hex are where they were."""
    wire = world.counter_in(place, "wire")
    world.expect_state("counters", wire, "type", op="absent")
    for name, counter in world.counters.items():
        if counter["hex"] == place and name != wire and counter["type"] in FORTIFICATIONS:
            world.expect_state("counters", name, "hex", value=place)
    for name, unit in world.units.items():
        if unit["hex"] == place:
            beneath = [cover for cover in unit.get("beneath", ()) if cover != "wire"]
            world.expect_state("units", name, "hex", value=place)
            world.expect_state("units", name, "beneath", value=beneath)
