"""What only concealment and HIP need said: set-up unseen, who moves first, what takes or gives '?'."""

from typing import Any

from asl_conformance.gherkin import StepError, World, given, then, when
from asl_conformance.gherkin.describing import Force
from asl_conformance.protocol import actions as a
from asl_conformance.protocol import questions as q
from asl_conformance.protocol.position import Unit


@given("the {side:side} OB may hide {squads:number} squad equivalents")
@given("the {side:side} OB may hide {squads:number} squad equivalent")
def ob_hip(world: World, side: str, squads: float) -> None:
    """A SSR lets the side set up so much by HIP."""
    world.side(side, hip=squads)


@given("the {side:side} player moves first")
def moves_first(world: World, side: str) -> None:
    """The first Player Turn after set-up is that of the side."""
    world.set(turn_of=side)


@when("{force:force} sets up {place:place} {to:hex}")
def force_sets_up(world: World, force: Force, place: dict[str, Any], to: str) -> None:
    """Units of a side's OB are put on the board, one after the other."""
    for number in range(force.count):
        name = force.name if not number else f"{force.name} {number + 1}"
        unit = Unit(hex=to, **force.fields, **place)
        world.act(a.SetUp(side=force.fields["side"], id=name, unit=unit))
        world.subject = name


@when("{force:force} is set up {place:place} {to:hex} with wall advantage")
def force_sets_up_behind_a_wall(world: World, force: Force, place: dict[str, Any], to: str) -> None:
    """A unit of a side's OB is put on the board and claims wall advantage as part of its set-up."""
    status = (*force.fields.get("status", ()), "wall_advantage")
    unit = Unit(hex=to, **{**force.fields, "status": status}, **place)
    world.act(a.SetUp(side=force.fields["side"], id=force.name, unit=unit))
    world.subject = force.name


@when("the set-up of both sides ends")
def set_up_ends(world: World) -> None:
    """Both sides have set up; the first Player Turn begins."""
    if world.fields.get("phase") != "setup":
        raise StepError("set-up ends only where it was set-up: Given it is set-up")
    world.act(a.EndPhase(next="RPh"))


@when("the players ask about the concealment of {who:who}")
def asks_concealment(world: World, who: str) -> None:
    """Is the unit concealed, what has taken it, and is it in Concealment Terrain?"""
    world.ask(q.Concealment(unit=_someone(world, who)))


def _someone(world: World, name: str) -> str:
    """The id of a unit on the board or of one that has just been set up."""
    set_up = {action.id for action in world.actions if isinstance(action, a.SetUp)}
    return name if name in set_up else world.who(name)


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


@then("{who:who} is removed from play")
def removed(world: World, who: str) -> None:
    """The unit is on the board no longer."""
    world.expect_state("units", _someone(world, who), "eliminated", value=True)


@then("the {side:side} side may hide {squads:number} more squad equivalents")
def hip_left(world: World, side: str, squads: float) -> None:
    """Squad equivalents that its SSR still lets it set up by HIP."""
    world.expect_state("sides", side, "hip", value=squads)


@when("{who:who} makes a Rally DR of {dr:number}")
def rallies(world: World, who: str, dr: int) -> None:
    """A broken unit tries to rally without a leader, with this Original DR."""
    world.act(a.TakeCheck(unit=world.who(who), check="rally", dr=dr))
