"""Place and status of units and weapons after the actions."""

from asl_conformance.gherkin import StepError, World, then, when
from asl_conformance.gherkin.describing import Piece
from asl_conformance.protocol import questions as q


def someone(world: World, name: str) -> str:
    """The id of a unit on the board; also of a unit that an action set up or landed."""
    set_up = {getattr(action, "id", "") for action in world.actions}
    return name if name in set_up else world.who(name)


@when("the players look at the board")
def look(world: World) -> None:
    """Ask for the state of the game."""
    world.ask(q.State())


@when("the players ask whether {first:who} and {second:who} share a Location for {purpose:purpose}")
def share_location(world: World, first: str, second: str, purpose: str) -> None:
    """Ask whether the two are in the same Location for this purpose."""
    if first == second:
        raise StepError(f"{first} and {second} are one and the same")
    world.thing(first)
    world.ask(q.SameLocation(first=world.who(first), second=second, purpose=purpose))  # type: ignore[arg-type]


@then("{whom:whom} is beneath the {cover:cover} in {place:hex}")
def is_beneath(world: World, whom: tuple[str, ...], cover: str, place: str) -> None:
    """The units are in that hex, beneath that counter; or the declared rout ends there."""
    if world.routing:
        world.expect("hex", value=place)
        world.expect("beneath", op="contains", value=cover)
        return
    for name in whom:
        unit = someone(world, name)
        world.expect_state("units", unit, "hex", value=place)
        world.expect_state("units", unit, "beneath", op="contains", value=cover)


@then("{who:who} is not beneath the {cover:cover}")
def is_not_beneath(world: World, who: str, cover: str) -> None:
    """The unit is not beneath that counter."""
    world.expect_state("units", world.who(who), "beneath", op="lacks", value=cover)


@then("{whom:whom} is on top in {place:hex}")
def is_on_top(world: World, whom: tuple[str, ...], place: str) -> None:
    """The units are in that hex and beneath nothing; or the declared rout ends there."""
    if world.routing:
        world.expect("hex", value=place)
        world.expect("beneath", value=[])
        return
    for name in whom:
        unit = someone(world, name)
        world.expect_state("units", unit, "hex", value=place)
        world.expect_state("units", unit, "beneath", value=[])


@then("{who:who} is on top of the Wire")
def is_on_wire(world: World, who: str) -> None:
    """The unit has been placed on the Wire."""
    world.expect_state("units", world.who(who), "on", op="contains", value="wire")


@then("{who:who} is not on the Wire")
def is_not_on_wire(world: World, who: str) -> None:
    """The unit has not been placed on the Wire."""
    world.expect_state("units", world.who(who), "on", op="lacks", value="wire")


@then("{who:who} is on level {floor:number} of {place:hex}")
def is_on_level(world: World, who: str, floor: int, place: str) -> None:
    """The unit is on this level of the building in the hex; 0 is the ground level."""
    unit = someone(world, who)
    world.expect_state("units", unit, "hex", value=place)
    world.expect_state("units", unit, "floor", value=floor)


def _is_at(world: World, who: str, place: str, at: str) -> None:
    """Expect the unit in this part of the hex; or that its declared rout ends there."""
    if world.routing:
        world.expect("hex", value=place)
        world.expect("at", value=at)
        return
    unit = someone(world, who)
    world.expect_state("units", unit, "hex", value=place)
    world.expect_state("units", unit, "at", value=at)


@then("{who:who} is IN {place:hex}")
def is_in(world: World, who: str, place: str) -> None:
    """The unit is at the bottom of the Depression hex; or the declared rout ends there."""
    _is_at(world, who, place, "in")


@then("{who:who} has Crest status in {place:hex}")
def has_crest_status(world: World, who: str, place: str) -> None:
    """The unit is in the Depression hex, in Crest status."""
    _is_at(world, who, place, "crest")


@then("{whom:whom} is on the bridge in {place:hex}")
def is_on_bridge(world: World, whom: tuple[str, ...], place: str) -> None:
    """The units are on the bridge of that hex, not below it; or the declared rout ends there."""
    for name in whom:
        _is_at(world, name, place, "bridge")


@then("{whom:whom} is {status:status}")
def has_status(world: World, whom: tuple[str, ...], status: str) -> None:
    """The units have the status."""
    for name in whom:
        world.expect_state("units", someone(world, name), "status", op="contains", value=status)


@then("{whom:whom} is not {status:status}")
def has_not_status(world: World, whom: tuple[str, ...], status: str) -> None:
    """The units do not have the status."""
    for name in whom:
        world.expect_state("units", someone(world, name), "status", op="lacks", value=status)


@then("{who:who} is removed from play")
def removed(world: World, who: str) -> None:
    """The unit is no longer on the board."""
    world.expect_state("units", someone(world, who), "eliminated", value=True)


@then("{who:who} is still in play")
def still_in_play(world: World, who: str) -> None:
    """The actions have not taken the unit off the board."""
    world.expect_state("units", someone(world, who), "eliminated", value=False)


@then("the {gear:gear} is in {place:hex}")
def gear_is_in(world: World, gear: Piece, place: str) -> None:
    """The weapon is on the board, in that hex."""
    world.expect_state("counters", gear.name, "hex", value=place)


@then("the {gear:gear} lies on top in {place:hex}")
def gear_is_on_top(world: World, gear: Piece, place: str) -> None:
    """The weapon is in that hex and beneath nothing."""
    world.expect_state("counters", gear.name, "hex", value=place)
    world.expect_state("counters", gear.name, "beneath", value=[])


@then("the {gear:gear} lies beneath the {cover:cover} in {place:hex}")
def gear_lies_beneath(world: World, gear: Piece, cover: str, place: str) -> None:
    """The weapon is in that hex, beneath that counter."""
    world.expect_state("counters", gear.name, "hex", value=place)
    world.expect_state("counters", gear.name, "beneath", op="contains", value=cover)


@then("the {gear:gear} is {condition:condition}")
def gear_has_condition(world: World, gear: Piece, condition: str) -> None:
    """The weapon has this state."""
    world.expect_state("counters", gear.name, "status", op="contains", value=condition)


@then("the {gear:gear} is no Fortification")
def gear_is_no_fortification(world: World, gear: Piece) -> None:
    """A weapon is a counter, and no Fortification."""
    world.thing(gear.name)
    world.expect_state("counters", gear.name, "fortification", value=False)


@then("the glider is beneath the Wire")
def glider_is_beneath(world: World) -> None:
    """The glider that landed is under the Wire of its hex."""
    world.expect_state("counters", "glider", "beneath", op="contains", value="wire")


@then("the {gear:gear} is possessed by {who:who}")
def gear_possessed(world: World, gear: Piece, who: str) -> None:
    """The unit possesses the weapon."""
    world.expect_state("counters", gear.name, "possessed_by", value=world.who(who))


@then("nobody possesses the {gear:gear}")
def gear_is_nobodys(world: World, gear: Piece) -> None:
    """The weapon is on the board, unpossessed."""
    world.thing(gear.name)
    world.expect_state("counters", gear.name, "possessed_by", value="")


@then("the {gear:gear} is eliminated")
def gear_is_gone(world: World, gear: Piece) -> None:
    """The weapon is no longer on the board."""
    world.thing(gear.name)
    world.expect_state("counters", gear.name, "hex", op="absent")


@then("to the question whether they do the answer is {answer:yesno}")
def share(world: World, answer: bool) -> None:
    """The two share a Location for this purpose, or do not."""
    world.asked(q.SameLocation)
    world.expect("same", value=answer)
