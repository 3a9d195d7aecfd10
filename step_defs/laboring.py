"""Entrenching, Clearance and Searching."""

from typing import Any

from asl_conformance.gherkin import World, then, when
from asl_conformance.protocol import actions as a


@when("{whom:whom} makes an Entrenching Attempt with an Original DR of {dr:number}")
def entrenches(world: World, whom: tuple[str, ...], dr: int) -> None:
    """The units make one entrenching attempt together."""
    world.act(a.Entrench(units=tuple(map(world.who, whom)), dr=dr))


@when("{whom:whom} makes an Entrenching Attempt with an Original DR of {dr:number}, helped by {leader:who}")
def entrenches_with_leader(world: World, whom: tuple[str, ...], dr: int, leader: str) -> None:
    """One attempt with the leader's leadership DRM."""
    world.thing(leader)
    world.act(a.Entrench(units=tuple(map(world.who, whom)), dr=dr, leader=leader))


@when("{who:who} makes an Entrenching Attempt for {to:hex} with an Original DR of {dr:number}")
def entrenches_elsewhere(world: World, who: str, to: str, dr: int) -> None:
    """An attempt to place the counter in the named hex."""
    world.act(a.Entrench(units=(world.who(who),), dr=dr, hex=to))


@when("{who:who} makes an Entrenching Attempt with an Original DR of {dr:number}, waiving the small-unit DRM")
def entrenches_waiving(world: World, who: str, dr: int) -> None:
    """An attempt in which the player asks to omit the DRM of a lone HS or crew."""
    world.act(a.Entrench(units=(world.who(who),), dr=dr, waive=("small_unit",)))


@when("{who:who} rolls an Original DR of {dr:number} with nothing announced")
def rolls(world: World, who: str, dr: int) -> None:
    """Roll the dice without announcing an attempt."""
    world.act(a.Roll(units=(world.who(who),), dr=dr))


@when("{who:who} announces Clearance of the Wire in {place:hex}")
def announces_clearance(world: World, who: str, place: str) -> None:
    """The Clearance begins; its DR is made at the end of the CCPh."""
    world.act(a.Clear(units=(world.who(who),), counter=world.counter_in(place, "wire")))


@when("the Clearance by {who:who} of the Wire in {place:hex} {result:result}")
def clearance_ends(world: World, who: str, place: str, result: bool) -> None:
    """The Clearance DR has this outcome."""
    outcome: Any = "cleared" if result else "failed"
    world.act(a.Clear(units=(world.who(who),), counter=world.counter_in(place, "wire"), result=outcome))


@when("{who:who} Searches")
def searches(world: World, who: str) -> None:
    """The unit Searches."""
    world.act(a.Search(units=(world.who(who),)))


@then("the Entrenching Attempt {result:result}")
def attempt_is(world: World, result: bool) -> None:
    """The attempt succeeds or fails, as the cell of the table says."""
    world.expect_state("attempts", -1, "success", value=result)


@then("{whom:whom} has made that attempt")
def made_by(world: World, whom: tuple[str, ...]) -> None:
    """These units, and no others, rolled the last DR together."""
    world.expect_state("attempts", -1, "units", value=[world.who(name) for name in whom])


@then("its DRM is {drm:signed}")
def attempt_drm(world: World, drm: int) -> None:
    """The sum of all DRM of the last attempt."""
    world.expect_state("attempts", -1, "drm", value=drm)


@then("its Final DR is {final:number}")
def attempt_final(world: World, final: int) -> None:
    """The Final DR of the last attempt."""
    world.expect_state("attempts", -1, "final", value=final)
