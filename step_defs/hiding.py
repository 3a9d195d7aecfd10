"""Concealment and HIP: what is hidden, what reveals it, and enemies that turn a unit back."""

from asl_conformance.gherkin import World, given, then, when
from asl_conformance.gherkin.describing import Piece
from asl_conformance.protocol import actions as a
from asl_conformance.protocol import questions as q

from .claims_pieces import someone


@given("the {side:side} OB may hide {squads:number} squad equivalents")
@given("the {side:side} OB may hide {squads:number} squad equivalent")
def ob_hip(world: World, side: str, squads: float) -> None:
    """An SSR allows the side to set up this many squad equivalents by HIP."""
    world.side(side, hip=squads)


@when("{who:who} is placed on board")
def placed(world: World, who: str) -> None:
    """The owner of a hidden unit places it on board, concealed."""
    world.act(a.PlaceOnBoard(unit=world.who(who)))


@when("{enemy:who} shows itself and turns {who:who} back into {to:hex}")
def turned_back(world: World, enemy: str, who: str, to: str) -> None:
    """The unit entered the Location of a concealed enemy, which sends it back (A12.15)."""
    world.thing(enemy)
    world.act(a.TurnBack(units=(world.who(who),), to=to, by=enemy))


@when("the players ask about the concealment of {who:who}")
def asks_concealment(world: World, who: str) -> None:
    """Ask whether the unit is concealed or in Concealment Terrain, and what took its concealment."""
    world.ask(q.Concealment(unit=someone(world, who)))


@then("it counts as in Concealment Terrain")
def in_concealment_terrain(world: World) -> None:
    """Its Location is Concealment Terrain, or counts as such now."""
    world.asked(q.Concealment)
    world.expect("concealment_terrain", value=True)


@then("it does not count as in Concealment Terrain")
def not_in_concealment_terrain(world: World) -> None:
    """Its Location is not Concealment Terrain and does not count as such now."""
    world.asked(q.Concealment)
    world.expect("concealment_terrain", value=False)


@then("{who:who} has lost neither HIP nor '?'")
def lost_nothing(world: World, who: str) -> None:
    """Nothing has taken its concealment: it still has it, or had none."""
    world.ask(q.Concealment(unit=world.who(who)))
    world.expect("lost_by", value="")


@then("{who:who} has lost its concealment by {cause:cause}")
def lost_by(world: World, who: str, cause: str) -> None:
    """The unit is concealed no more, and this is what took its concealment."""
    world.ask(q.Concealment(unit=someone(world, who)))
    world.expect("lost_by", value=cause)
    world.expect("concealed", value=False)


@then("{who:who} counts as concealed")
def counts_as_concealed(world: World, who: str) -> None:
    """The unit is concealed or hidden now."""
    world.ask(q.Concealment(unit=someone(world, who)))
    world.expect("concealed", value=True)


@then("the {fort:fort} in {place:hex} is revealed")
def is_revealed(world: World, fort: Piece, place: str) -> None:
    """The counter lies on the board for both players to see."""
    world.expect_state("counters", world.counter_in(place, fort.fields["type"]), "revealed", value=True)


@then("the {fort:fort} in {place:hex} is not revealed")
def is_not_revealed(world: World, fort: Piece, place: str) -> None:
    """The counter is still hidden."""
    world.expect_state("counters", world.counter_in(place, fort.fields["type"]), "revealed", value=False)


@then("the {side:side} side may hide {squads:number} more squad equivalents")
def hip_left(world: World, side: str, squads: float) -> None:
    """Squad equivalents that the side may still set up by HIP under its SSR."""
    world.expect_state("sides", side, "hip", value=squads)
