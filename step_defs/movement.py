"""What only LOS, TEM and rout around foxholes need said: revealed, not this TEM, into a pillbox at once."""

from asl_conformance.gherkin import World, then, when
from asl_conformance.gherkin.describing import Piece
from asl_conformance.protocol import actions as a
from asl_conformance.protocol import questions as q


@when("{who:who} routs straight into the pillbox in {to:hex}")
def routs_into_pillbox(world: World, who: str, to: str) -> None:
    """Enter the hex and its pillbox in one and the same expenditure of the declared rout."""
    unit = world.who(who)
    world.rout(unit, a.Rout(units=(unit,), to=to, at="pillbox"))


@then("the {fort:fort} in {place:hex} is revealed")
def is_revealed(world: World, fort: Piece, place: str) -> None:
    """The counter lies on the board for both players to see."""
    world.expect_state("counters", world.counter_in(place, fort.fields["type"]), "revealed", value=True)


@then("the {fort:fort} in {place:hex} is not revealed")
def is_not_revealed(world: World, fort: Piece, place: str) -> None:
    """The counter is hidden still."""
    world.expect_state("counters", world.counter_in(place, fort.fields["type"]), "revealed", value=False)


@then("the TEM of {who:who} is not {tem:signed}")
def tem_is_not(world: World, who: str, tem: int) -> None:
    """Net TEM of one of the units attacked is something else than this."""
    world.asked(q.Attack)
    world.expect("targets", world.who(who), "tem", op="is_not", value=tem)
