"""Whether the actions are allowed, by which clause, and what they cost."""

from asl_conformance.gherkin import World, then
from asl_conformance.protocol import questions as q


def _may(world: World) -> bool:
    return bool(world.questions) and isinstance(world.questions[-1], q.May)


def _is_allowed(world: World) -> None:
    """Expect the actions, or the action asked about, to be legal."""
    if _may(world):
        world.expect("allowed", value=True)
    else:
        world.expect_play("legal")


def _is_not_allowed(world: World) -> None:
    """Expect the last action, or the action asked about, to be illegal."""
    if _may(world):
        world.expect("allowed", value=False)
    else:
        world.expect_play("illegal")


@then("that is {verdict:verdict}")
def is_so(world: World, verdict: bool) -> None:
    """All actions are legal; or the last action or rout is illegal, and all actions before it are legal."""
    _is_allowed(world) if verdict else _is_not_allowed(world)


@then("{clauses:clauses} forbids it")
def forbidden_by(world: World, clauses: list[str]) -> None:
    """The clause that forbids it; one of several is enough. Ignored if the engine names no clause."""
    _is_not_allowed(world)
    if world.routing or _may(world):
        world.expect(op="cites", value=clauses)
    else:
        world.claim(0, (), "cites", clauses)


@then("{clause:clause} forbids one of the last two")
def forbids_one(world: World, clause: str) -> None:
    """The last two actions exclude each other; the rulebook leaves open which one is refused."""
    last = len(world.actions) - 1
    world.expect_play("illegal", [last - 1, last])
    world.claim(0, (), "cites", [clause, clause[:-1]])


@then("{clause:clause} allows it")
def allowed_by(world: World, clause: str) -> None:
    """The clause that allows it. Ignored if the engine names no clause."""
    _is_allowed(world)
    world.claim(0, (), "cites", [clause])


@then("it costs {mf:number} MF")
@then("it costs {mf:number} MP")
def costs(world: World, mf: float) -> None:
    """The last expenditure costs this many MF (MP)."""
    if _may(world):
        world.expect("cost", value=mf)
    elif world.routing:
        world.expect("costs", -1, value=mf)
    else:
        world.expect_state("expenditures", -1, "mf", value=mf)


@then("the expenditures are {costs:numbers} MF")
def expenditures(world: World, costs: tuple[float, ...]) -> None:
    """The cost of every expenditure, in order. Each expenditure is a separate announcement."""
    if world.routing:
        world.expect("costs", value=list(costs))
        return
    for index, mf in enumerate(costs):
        world.expect_state("expenditures", index, "mf", value=mf)
    world.expect_state("expenditures", len(costs), op="absent")


@then("the last expenditure is that of {whom:whom}")
def spent_by(world: World, whom: tuple[str, ...]) -> None:
    """These units, and no others, spent their MF in it."""
    world.expect_state("expenditures", -1, "units", value=[world.who(name) for name in whom])


@then("no expenditure has been made")
def no_expenditure(world: World) -> None:
    """No MF have been spent yet."""
    world.expect_state("expenditures", value=[])


@then("Wire adds {costs:numbers} MP to the expenditures")
def wire_mp(world: World, costs: tuple[float, ...]) -> None:
    """The MP that Wire adds to each expenditure, in order."""
    for index, mp in enumerate(costs):
        world.expect_state("expenditures", index, "wire", value=mp)
    world.expect_state("expenditures", len(costs), op="absent")


@then("it has spent {mf:number} MF in all")
def spent_in_all(world: World, mf: float) -> None:
    """MF spent so far in the phase by the unit that acted last; or MF of the declared rout."""
    if world.routing:
        world.expect("mf", value=mf)
    else:
        world.expect_state("units", world.subject, "mf_spent", value=mf)


@then("{who:who} has {mf:number} MF left")
def mf_left(world: World, who: str, mf: float) -> None:
    """MF of its allotment that the unit has left."""
    world.expect_state("units", world.who(who), "mf_left", value=mf)


@then("no minefield attacks it")
def no_mines(world: World) -> None:
    """The move draws no minefield attack."""
    world.expect_state("minefield_attacks", value=0)


@then("a minefield attacks it")
def mines(world: World) -> None:
    """The move draws a minefield attack."""
    world.expect_state("minefield_attacks", value=1)


@then("{count:count} minefields attack it")
def so_many_mines(world: World, count: int) -> None:
    """The moves draw this many minefield attacks in all."""
    world.expect_state("minefield_attacks", value=count)


@then("all that is as given")
def as_given(world: World) -> None:
    """All other claims are true of the position before the actions: nothing changes. Compiling checks it."""
    world.as_given = True
