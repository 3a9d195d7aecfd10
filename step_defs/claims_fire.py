"""Then: TEM, DRM, LOS and Hull Down."""

from asl_conformance.gherkin import StepError, World, then
from asl_conformance.protocol import questions as q


def target(world: World) -> str:
    """The one unit the attack is on."""
    question = world.asked(q.Attack)
    assert isinstance(question, q.Attack)
    if question.target in world.units or question.target in world.counters:
        return question.target
    inside = [name for name, unit in world.units.items() if unit["hex"] == question.target]
    if len(inside) != 1:
        raise StepError(f"{len(inside)} units are in {question.target}; say whose: 'the TEM of P is +2'")
    return inside[0]


@then("the TEM is {tem:signed}")
def tem_is(world: World, tem: int) -> None:
    """Net TEM of the one unit attacked, Air Bursts included."""
    world.expect("targets", target(world), "tem", value=tem)


@then("the TEM of {who:who} is {tem:signed}")
def tem_of(world: World, who: str, tem: int) -> None:
    """Net TEM of one of the units attacked."""
    world.asked(q.Attack)
    world.expect("targets", world.who(who), "tem", value=tem)


@then("FFMO {applies:applies}")
def ffmo(world: World, applies: int) -> None:
    """The Open Ground penalty of -1 applies to the attack, or not."""
    world.expect("targets", target(world), "drm", "ffmo", value=applies)


@then("FFNAM {applies:applies}")
def ffnam(world: World, applies: int) -> None:
    """The Non-Assault Movement penalty of -1 applies to the attack, or not."""
    world.expect("targets", target(world), "drm", "ffnam", value=applies)


@then("the attack is possible")
def attack_possible(world: World) -> None:
    """The attack may be made."""
    world.asked(q.Attack)
    world.expect("possible", value=True)


@then("the attack is not possible")
def attack_impossible(world: World) -> None:
    """The attack may not be made."""
    world.asked(q.Attack)
    world.expect("possible", value=False)


@then("{clause:clause} rules the attack out")
def attack_ruled_out(world: World, clause: str) -> None:
    """The clause by which the attack may not be made; binds only engines that name one."""
    attack_impossible(world)
    world.expect(op="cites", value=[clause])


@then("{who:who} is HD to it")
def hull_down(world: World, who: str) -> None:
    """The vehicle counts as Hull Down against the attack."""
    world.asked(q.Attack)
    world.expect("targets", world.who(who), "hull_down", value=True)


@then("{who:who} is not HD to it")
def not_hull_down(world: World, who: str) -> None:
    """The vehicle does not count as Hull Down against the attack."""
    world.asked(q.Attack)
    world.expect("targets", world.who(who), "hull_down", value=False)


@then("the LOS is {sight:sight}")
def los_is(world: World, sight: bool) -> None:
    """LOS is clear or blocked, as a table says."""
    world.asked(q.Los)
    world.expect("clear", value=sight)


@then("the Hindrance is {hindrance:signed}")
def hindrance(world: World, hindrance: int) -> None:
    """The Hindrance DRM of the LOS."""
    world.asked(q.Los)
    world.expect("hindrance", value=hindrance)


@then("the FP is {fp:number}")
def firepower_is(world: World, fp: float) -> None:
    """FP of the attack, all multiples taken."""
    world.asked(q.Attack)
    world.expect("firepower", value=fp)


@then("the FP against {who:who} is {fp:number}")
def firepower_against(world: World, who: str, fp: float) -> None:
    """FP against one of the units attacked."""
    world.asked(q.Attack)
    world.expect("targets", world.who(who), "firepower", value=fp)


@then("the IFT column is {column:number}")
def column_is(world: World, column: int) -> None:
    """The column of the IFT that the attack uses."""
    world.asked(q.Attack)
    world.expect("column", value=column)


@then("it is Area Fire")
def is_area_fire(world: World) -> None:
    """The attack is resolved as Area Fire."""
    world.asked(q.Attack)
    world.expect("area_fire", value=True)


@then("it is not Area Fire")
def is_not_area_fire(world: World) -> None:
    """The attack is not resolved as Area Fire."""
    world.asked(q.Attack)
    world.expect("area_fire", value=False)


@then("the {name:drm} DRM is {drm:signed}")
def drm_is(world: World, name: str, drm: int) -> None:
    """One DRM of the attack on the one unit attacked."""
    world.expect("targets", target(world), "drm", name, value=drm)


@then("the Final DR of the attack is {final:number}")
def final_dr_is(world: World, final: int) -> None:
    """The Original DR with every DRM and the TEM."""
    world.expect("targets", target(world), "final_dr", value=final)
