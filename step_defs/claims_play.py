"""Then: whether it is allowed, what it costs, where everybody is."""

from asl_conformance.gherkin import StepError, World, then
from asl_conformance.protocol import questions as q


@then("that is {verdict:verdict}")
def is_so(world: World, verdict: bool) -> None:
    """All that was done is legal; or the last action or rout is illegal, and what came before it legal."""
    is_allowed(world) if verdict else is_not_allowed(world)


def is_allowed(world: World) -> None:
    """Claim that what was done, or asked, is legal."""
    if _may(world):
        world.expect("allowed", value=True)
    else:
        world.expect_play("legal")


def is_not_allowed(world: World) -> None:
    """Claim that the last action, or what was asked, is illegal."""
    if _may(world):
        world.expect("allowed", value=False)
    else:
        world.expect_play("illegal")


def _may(world: World) -> bool:
    return bool(world.questions) and isinstance(world.questions[-1], q.May)


@then("{clauses:clauses} forbids it")
def forbidden_by(world: World, clauses: list[str]) -> None:
    """The clause that forbids it, or any of several that do; binds only engines that name one."""
    is_not_allowed(world)
    if world.routing or _may(world):
        world.expect(op="cites", value=clauses)
    else:
        world.claim(0, (), "cites", clauses)


@then("{clause:clause} forbids one of the last two")
def forbids_one(world: World, clause: str) -> None:
    """The last two actions do not go together, and the rulebook leaves open which of them is refused."""
    last = len(world.actions) - 1
    world.expect_play("illegal", [last - 1, last])
    world.claim(0, (), "cites", [clause, clause[:-1]])


@then("{clause:clause} allows it")
def allowed_by(world: World, clause: str) -> None:
    """The clause that gives the way taken; binds only engines that name one."""
    is_allowed(world)
    world.claim(0, (), "cites", [clause])


@then("it costs {mf:number} MF")
@then("it costs {mf:number} MP")
def costs(world: World, mf: float) -> None:
    """The last expenditure is so many MF (MP)."""
    if _may(world):
        world.expect("cost", value=mf)
    elif world.routing:
        world.expect("costs", -1, value=mf)
    else:
        world.expect_state("expenditures", -1, "mf", value=mf)


@then("the expenditures are {costs:numbers} MF")
def expenditures(world: World, costs: tuple[float, ...]) -> None:
    """Every expenditure in order, each a separate announcement."""
    if world.routing:
        world.expect("costs", value=list(costs))
        return
    for index, mf in enumerate(costs):
        world.expect_state("expenditures", index, "mf", value=mf)
    world.expect_state("expenditures", len(costs), op="absent")


@then("it has spent {mf:number} MF in all")
def spent_in_all(world: World, mf: float) -> None:
    """MF spent in the phase so far, by who acted last; or by the declared rout."""
    if world.routing:
        world.expect("mf", value=mf)
    else:
        world.expect_state("units", world.subject, "mf_spent", value=mf)


@then("{who:who} has {mf:number} MF left")
def mf_left(world: World, who: str, mf: float) -> None:
    """MF of its allotment that are left."""
    world.expect_state("units", world.who(who), "mf_left", value=mf)


@then("{whom:whom} is beneath the {cover:cover} in {place:hex}")
def is_beneath(world: World, whom: tuple[str, ...], cover: str, place: str) -> None:
    """The units are in that hex, beneath that counter; or the declared rout ends there."""
    if world.routing:
        world.expect("hex", value=place)
        world.expect("beneath", op="contains", value=cover)
        return
    for name in whom:
        unit = _someone(world, name)
        world.expect_state("units", unit, "hex", value=place)
        world.expect_state("units", unit, "beneath", op="contains", value=cover)


@then("{whom:whom} is on top in {place:hex}")
def is_on_top(world: World, whom: tuple[str, ...], place: str) -> None:
    """The units are in that hex and beneath nothing; or the declared rout ends there."""
    if world.routing:
        world.expect("hex", value=place)
        world.expect("beneath", value=[])
        return
    for name in whom:
        unit = _someone(world, name)
        world.expect_state("units", unit, "hex", value=place)
        world.expect_state("units", unit, "beneath", value=[])


@then("{who:who} is on level {floor:number} of {place:hex}")
def is_on_level(world: World, who: str, floor: int, place: str) -> None:
    """The unit is on this level of the building in the hex; 0 is its ground level."""
    unit = _someone(world, who)
    world.expect_state("units", unit, "hex", value=place)
    world.expect_state("units", unit, "floor", value=floor)


@then("{who:who} is IN {place:hex}")
def is_in(world: World, who: str, place: str) -> None:
    """The unit is at the bottom of the Depression hex."""
    unit = _someone(world, who)
    world.expect_state("units", unit, "hex", value=place)
    world.expect_state("units", unit, "at", value="in")


def _someone(world: World, name: str) -> str:
    set_up = {getattr(action, "id", "") for action in world.actions}
    return name if name in set_up else world.who(name)


@then("{whom:whom} is {status:status}")
def has_status(world: World, whom: tuple[str, ...], status: str) -> None:
    """The units bear the status."""
    for name in whom:
        world.expect_state("units", _someone(world, name), "status", op="contains", value=status)


@then("{whom:whom} is not {status:status}")
def has_not_status(world: World, whom: tuple[str, ...], status: str) -> None:
    """The units do not bear the status."""
    for name in whom:
        world.expect_state("units", _someone(world, name), "status", op="lacks", value=status)


@then("{who:who} is not beneath the {cover:cover}")
def is_not_beneath(world: World, who: str, cover: str) -> None:
    """The unit is not beneath that counter."""
    world.expect_state("units", world.who(who), "beneath", op="lacks", value=cover)


@then("{who:who} is on top of the Wire")
def is_on_wire(world: World, who: str) -> None:
    """The unit has been placed on the Wire."""
    world.expect_state("units", world.who(who), "on", op="contains", value="wire")


@then("{who:who} is not on the Wire")
def is_not_on_wire(world: World, who: str) -> None:
    """The unit has not been placed on the Wire."""
    world.expect_state("units", world.who(who), "on", op="lacks", value="wire")


@then("a {check:check} is due from {who:who}")
def check_due(world: World, check: str, who: str) -> None:
    """The unit must make this check now."""
    world.expect_state("checks", op="has", value={"check": check, "unit": world.who(who)})


@then("a {check:check} with a DRM of {drm:signed} is due from {who:who}")
def check_due_with(world: World, check: str, drm: int, who: str) -> None:
    """The unit must make this check now, modified so."""
    world.expect_state("checks", op="has", value={"check": check, "unit": world.who(who), "drm": drm})


@then("no {check:check} is due from {who:who}")
def no_check_due(world: World, check: str, who: str) -> None:
    """The unit need not make this check."""
    world.expect_state("checks", op="has_no", value={"check": check, "unit": world.who(who)})


@then("{count:count} {check:check}s are due from {who:who}")
def checks_due(world: World, count: int, check: str, who: str) -> None:
    """So many such checks are due, and nothing else."""
    unit = world.who(who)
    for index in range(count):
        world.expect_state("checks", index, "check", value=check)
        world.expect_state("checks", index, "unit", value=unit)
    world.expect_state("checks", count, op="absent")


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
    """The moves draw so many minefield attacks in all."""
    world.expect_state("minefield_attacks", value=count)


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


@then("{who:who} must rout")
def must_rout(world: World, who: str) -> None:
    """The unit asked about may not stay where it is."""
    _rout_of(world, who)
    world.expect("must_rout", value=True)


@then("{who:who} need not rout")
def need_not_rout(world: World, who: str) -> None:
    """Nothing compels the unit asked about to leave."""
    _rout_of(world, who)
    world.expect("must_rout", value=False)


def _rout_of(world: World, who: str) -> None:
    question = world.asked(q.RoutQuestion)
    if getattr(question, "unit", "") != world.who(who):
        raise StepError(f"the rout of {who} was not asked about")
