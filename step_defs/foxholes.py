"""What only B27.1 to B27.13 need said: empty places, foxholes on bridges, a phase that ends."""

from typing import Any

from asl_conformance.gherkin import StepError, World, given, then, when
from asl_conformance.gherkin.describing import Piece
from asl_conformance.protocol import actions as a
from asl_conformance.protocol.position import Counter


@given("no units {place:place} {where:hex}")
def nobody_is(world: World, place: dict[str, Any], where: str) -> None:
    """Nobody stands there: the row of a table whose other rows put units there."""
    beneath = place.get("beneath", ())
    there = [n for n, u in world.units.items() if u["hex"] == where and u.get("beneath", ()) == beneath]
    if there:
        raise StepError(f"{', '.join(there)} stands there; 'no units' would not be true")


@when("{side:side} sets up {fort:fort} on the bridge in {to:hex}")
def sets_up_on_bridge(world: World, side: str, fort: Piece, to: str) -> None:
    """Put a Fortification of the OB on the bridge, not beneath it."""
    counter = Counter(hex=to, at="bridge", **{**fort.fields, "side": side})
    world.act(a.SetUp(side=side, id=f"{to} bridge {fort.name}", counter=counter))


@when("the {phase:phase} ends and the {following:phase} begins")
def phase_ends(world: World, phase: str, following: str) -> None:
    """Play goes on from the present phase to another one; after the CCPh it is the other side's turn."""
    ends = [action.next for action in world.actions if isinstance(action, a.EndPhase)]
    now = ends[-1] if ends else world.fields.get("phase", "start")
    if now != phase:
        raise StepError(f"it is the {now}, not the {phase}, that ends")
    world.act(a.EndPhase(next=following))  # type: ignore[arg-type]


@then("the {gear:gear} lies on top in {place:hex}")
def gear_is_on_top(world: World, gear: Piece, place: str) -> None:
    """The weapon is in that hex and beneath nothing."""
    world.expect_state("counters", gear.name, "hex", value=place)
    world.expect_state("counters", gear.name, "beneath", value=[])
