"""Morale and Task Checks, rally, and results that a unit suffers."""

from typing import Any

from asl_conformance.gherkin import World, then, when
from asl_conformance.protocol import actions as a
from asl_conformance.protocol import questions as q


@when("{who:who} takes {test:test} with an Original DR of {dr:number}")
def takes_check(world: World, who: str, test: Any, dr: int) -> None:
    """A Morale or Task Check without a leader."""
    world.act(a.TakeCheck(unit=world.who(who), check=test, dr=dr))


@when("{who:who} takes {test:test} with an Original DR of {dr:number}, helped by {leader:who}")
def takes_check_with_leader(world: World, who: str, test: Any, dr: int, leader: str) -> None:
    """A Morale or Task Check with the leader's leadership DRM."""
    world.thing(leader)
    world.act(a.TakeCheck(unit=world.who(who), check=test, dr=dr, leader=leader))


@when("{who:who} makes a Rally DR of {dr:number}")
def rallies(world: World, who: str, dr: int) -> None:
    """A broken unit tries to rally without a leader, with this Original DR."""
    world.act(a.TakeCheck(unit=world.who(who), check="rally", dr=dr))


@when("{leader:who} tries to rally {who:who} with an Original DR of {dr:number}")
def tries_to_rally(world: World, leader: str, who: str, dr: int) -> None:
    """A leader's attempt to rally a broken unit."""
    world.thing(leader)
    world.act(a.TakeCheck(unit=world.who(who), check="rally", dr=dr, leader=leader))


@when("{who:who} is {outcome:outcome} by the fire this draws")
def is_hit(world: World, who: str, outcome: str) -> None:
    """The Defensive First Fire that this expenditure draws has this result for the unit."""
    world.act(a.Result(unit=world.who(who), result=outcome))  # type: ignore[arg-type]


@when("{who:who} becomes {outcome:outcome}")
def suffers(world: World, who: str, outcome: str) -> None:
    """The unit suffers this result, from any cause."""
    is_hit(world, who, outcome)


@then("a {check:check} is due from {who:who}")
def check_due(world: World, check: str, who: str) -> None:
    """The unit must make this check now."""
    world.expect_state("checks", op="has", value={"check": check, "unit": world.who(who)})


@then("a {check:check} with a DRM of {drm:signed} is due from {who:who}")
def check_due_with(world: World, check: str, drm: int, who: str) -> None:
    """The unit must make this check now, with these modifiers."""
    world.expect_state("checks", op="has", value={"check": check, "unit": world.who(who), "drm": drm})


@then("no {check:check} is due from {who:who}")
def no_check_due(world: World, check: str, who: str) -> None:
    """The unit need not make this check."""
    world.expect_state("checks", op="has_no", value={"check": check, "unit": world.who(who)})


@then("{count:count} {check:check}s are due from {who:who}")
def checks_due(world: World, count: int, check: str, who: str) -> None:
    """This many checks of this kind are due, and no other check."""
    unit = world.who(who)
    for index in range(count):
        world.expect_state("checks", index, "check", value=check)
        world.expect_state("checks", index, "unit", value=unit)
    world.expect_state("checks", count, op="absent")


@then("that would call for a {check:check} with a DRM of {drm:signed} from {who:who}")
def check_foreseen(world: World, check: str, drm: int, who: str) -> None:
    """The action asked about would make this check due, with these modifiers."""
    world.asked(q.May)
    world.expect("checks", op="has", value={"check": check, "unit": world.who(who), "drm": drm})


@then("that would call for a {check:check} from {who:who}")
def check_foreseen_plainly(world: World, check: str, who: str) -> None:
    """The action asked about would make this check due."""
    world.asked(q.May)
    world.expect("checks", op="has", value={"check": check, "unit": world.who(who)})


@then("that would call for no check")
def no_check_foreseen(world: World) -> None:
    """The action asked about would make no check due."""
    world.asked(q.May)
    world.expect("checks", value=[])
