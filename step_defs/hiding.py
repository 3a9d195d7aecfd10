"""Concealment and HIP: what is hidden, what reveals it, and who turns a unit back."""

from asl_conformance.gherkin import World, given, then, when
from asl_conformance.gherkin.describing import Piece
from asl_conformance.protocol import actions as a
from asl_conformance.protocol import questions as q

from .claims_pieces import someone


@given("the {side:side} OB may hide {squads:number} squad equivalents")
@given("the {side:side} OB may hide {squads:number} squad equivalent")
def ob_hip(world: World, side: str, squads: float) -> None:
    """A SSR lets the side set up so much by HIP."""
    world.side(side, hip=squads)


@when("{who:who} is placed on board")
def placed(world: World, who: str) -> None:
    """A hidden unit is put on board concealed, by its owner's choice."""
    world.act(a.PlaceOnBoard(unit=world.who(who)))


@when("{enemy:who} shows itself and turns {who:who} back into {to:hex}")
def turned_back(world: World, enemy: str, who: str, to: str) -> None:
    """The unit had come upon an enemy that was concealed (A12.15)."""
    world.thing(enemy)
    world.act(a.TurnBack(units=(world.who(who),), to=to, by=enemy))


@when("the players ask about the concealment of {who:who}")
def asks_concealment(world: World, who: str) -> None:
    """Is the unit concealed, what has taken it, and is it in Concealment Terrain?"""
    world.ask(q.Concealment(unit=someone(world, who)))


@then("it counts as in Concealment Terrain")
def in_concealment_terrain(world: World) -> None:
    """Its place is Concealment Terrain, or is treated as such now."""
    world.asked(q.Concealment)
    world.expect("concealment_terrain", value=True)


@then("it does not count as in Concealment Terrain")
def not_in_concealment_terrain(world: World) -> None:
    """Its place is no Concealment Terrain, nor treated as such now."""
    world.asked(q.Concealment)
    world.expect("concealment_terrain", value=False)


@then("{who:who} has lost neither HIP nor '?'")
def lost_nothing(world: World, who: str) -> None:
    """Nothing has taken its concealment: it has it still, or had none."""
    world.ask(q.Concealment(unit=world.who(who)))
    world.expect("lost_by", value="")


@then("the {fort:fort} in {place:hex} is revealed")
def is_revealed(world: World, fort: Piece, place: str) -> None:
    """The counter lies on the board for both players to see."""
    world.expect_state("counters", world.counter_in(place, fort.fields["type"]), "revealed", value=True)


@then("the {fort:fort} in {place:hex} is not revealed")
def is_not_revealed(world: World, fort: Piece, place: str) -> None:
    """The counter is hidden still."""
    world.expect_state("counters", world.counter_in(place, fort.fields["type"]), "revealed", value=False)


@then("the {side:side} side may hide {squads:number} more squad equivalents")
def hip_left(world: World, side: str, squads: float) -> None:
    """Squad equivalents that its SSR still lets it set up by HIP."""
    world.expect_state("sides", side, "hip", value=squads)
