"""Rout, Interdiction and surrender."""

from typing import Any

from asl_conformance.gherkin import StepError, World, then, when
from asl_conformance.protocol import actions as a
from asl_conformance.protocol import questions as q

from .moving import go


@when("{who:who} begins its rout by coming out of the {cover:cover}")
def rout_begins_outside(world: World, who: str, cover: str) -> None:
    """The first expenditure of the declared rout is 1 MF to come out, on its own."""
    world.rout(world.who(who), a.ComeOut(units=(who,), cover=cover))  # type: ignore[arg-type]


@when("{who:who} begins its rout with a Wire Exit dr of {dr:number}")
def rout_begins_with_dr(world: World, who: str, dr: int) -> None:
    """The first expenditure of the declared rout is the attempt to get beneath the Wire."""
    unit = world.who(who)
    world.rout(unit, a.GoBeneath(units=(unit,), cover="wire", dr=dr))


@when("{whom:whom} {goes:goes} into {to:hex} by Low Crawl")
def goes_by_low_crawl(world: World, whom: tuple[str, ...], goes: str, to: str) -> None:
    """Enter the hex by Low Crawl, with all MF of the RtPh."""
    go(world, whom, goes, to, mode="low_crawl")


@when("{who:who} routs straight into the pillbox in {to:hex}")
def routs_into_pillbox(world: World, who: str, to: str) -> None:
    """Enter the hex and its pillbox in one expenditure of the declared rout."""
    unit = world.who(who)
    world.rout(unit, a.Rout(units=(unit,), to=to, at="pillbox"))


@when("{who:who} routs in Bypass of {place:hex} along {edges:edges}")
def routs_in_bypass(world: World, who: str, place: str, edges: tuple[str, ...]) -> None:
    """Bypass along these hexsides in turn, in one expenditure of the declared rout."""
    go(world, (who,), "rout", place, at="bypass", mode="bypass", bypass=edges)


@when("{who:who} carries out a rout into {to:hex}")
def routs_on_top(world: World, who: str, to: str) -> None:
    """The unit routs. The state shows where it ends."""
    world.act(a.Rout(units=(world.who(who),), to=to))


@when("{who:who} carries out a rout straight beneath the {cover:cover} in {to:hex}")
def routs_for_good(world: World, who: str, cover: str, to: str) -> None:
    """The unit routs beneath the counter. The state shows what attacks it drew."""
    beneath: Any = (cover,)
    world.act(a.Rout(units=(world.who(who),), to=to, beneath=beneath))


@when("{who:who} claims Interdiction of {whom:who}")
def claims_interdiction(world: World, who: str, whom: str) -> None:
    """An enemy unit claims Interdiction of the routing unit in its present hex."""
    world.thing(whom)
    world.act(a.ClaimInterdiction(by=world.who(who), unit=whom))


@when("{who:who} comes through that Interdiction {outcome:outcome}")
def resolves_interdiction(world: World, who: str, outcome: str) -> None:
    """The claimed Interdiction has this result."""
    world.act(a.ResolveInterdiction(unit=world.who(who), result=outcome))  # type: ignore[arg-type]


@when("{who:who} surrenders to {captor:who}")
def surrenders(world: World, who: str, captor: str) -> None:
    """A broken unit surrenders instead of routing."""
    world.thing(captor)
    world.act(a.Surrender(unit=world.who(who), target=captor))


@when("the players ask whether {who:who} must rout")
def asks_rout(world: World, who: str) -> None:
    """Ask whether the unit must rout. No rout is declared."""
    world.ask(q.RoutQuestion(unit=world.who(who), steps=()))


def _rout_of(world: World, who: str) -> None:
    question = world.asked(q.RoutQuestion)
    if getattr(question, "unit", "") != world.who(who):
        raise StepError(f"the rout of {who} was not asked about")


@then("{who:who} must rout")
def must_rout(world: World, who: str) -> None:
    """The unit asked about must leave its Location."""
    _rout_of(world, who)
    world.expect("must_rout", value=True)


@then("{who:who} need not rout")
def need_not_rout(world: World, who: str) -> None:
    """The unit asked about may stay in its Location."""
    _rout_of(world, who)
    world.expect("must_rout", value=False)


@then("if its rout ends there, {fate:fate}")
def fate_is(world: World, fate: str) -> None:
    """The fate of the unit if its rout ends on the Wire."""
    world.asked(q.RoutQuestion)
    world.expect("outcome", value=fate)


@then("Interdiction is possible in {places:hexes}")
def interdiction_in(world: World, places: tuple[str, ...]) -> None:
    """An enemy could Interdict the declared rout in the hex."""
    world.asked(q.RoutQuestion)
    for place in places:
        world.expect("interdiction", op="contains", value=place)


@then("no Interdiction is possible in {places:hexes}")
def no_interdiction_in(world: World, places: tuple[str, ...]) -> None:
    """No enemy could Interdict the declared rout in the hex."""
    world.asked(q.RoutQuestion)
    for place in places:
        world.expect("interdiction", op="lacks", value=place)


@then("no Interdiction is possible anywhere")
def no_interdiction(world: World) -> None:
    """No enemy could Interdict the declared rout."""
    world.asked(q.RoutQuestion)
    world.expect("interdiction", value=[])
