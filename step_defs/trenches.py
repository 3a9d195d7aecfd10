"""What only trenches, sangars and vehicles beneath them need said."""

from typing import Any

from asl_conformance.gherkin import World, given, then, when
from asl_conformance.gherkin.describing import Piece
from asl_conformance.protocol import actions as a


@given("the {cover:cover} in {place:hex} is of the {side:side} OB and under {control:side} Control")
def whose_it_is(world: World, cover: str, place: str, side: str, control: str) -> None:
    """Who set the counter up, and who Controls it now."""
    world.thing(world.counter_in(place, cover)).update(side=side, control=control)


@given("{who:who} has its VCA toward {place:hex}")
def has_vca(world: World, who: str, place: str) -> None:
    """The hull points at the neighbouring hex."""
    world.thing(world.who(who))["vca"] = place


@when("{who:who} carries out a rout straight beneath the {cover:cover} in {to:hex}")
def routs_for_good(world: World, who: str, cover: str, to: str) -> None:
    """The rout is done and not only declared: what it draws shows in the state."""
    beneath: Any = (cover,)
    world.act(a.Rout(units=(world.who(who),), to=to, beneath=beneath))


@then("the {gear:gear} lies beneath the {cover:cover} in {place:hex}")
def gear_lies_beneath(world: World, gear: Piece, cover: str, place: str) -> None:
    """The weapon is in that hex, beneath that counter."""
    world.expect_state("counters", gear.name, "hex", value=place)
    world.expect_state("counters", gear.name, "beneath", op="contains", value=cover)


@then("{who:who} has Crest status in {place:hex}")
def has_crest_status(world: World, who: str, place: str) -> None:
    """The unit is in the Depression hex, in Crest status."""
    unit = world.who(who)
    world.expect_state("units", unit, "hex", value=place)
    world.expect_state("units", unit, "at", value="crest")
