"""TEM and Hull Down status: those available, and the one chosen."""

from asl_conformance.gherkin import StepError, World, then, when
from asl_conformance.gherkin.words import COVERS, SOURCES
from asl_conformance.protocol import actions as a
from asl_conformance.protocol import questions as q


def target(world: World) -> str:
    """The only unit that the attack affects."""
    question = world.asked(q.Attack)
    assert isinstance(question, q.Attack)
    if question.target in world.units or question.target in world.counters:
        return question.target
    inside = [name for name, unit in world.units.items() if unit["hex"] == question.target]
    if len(inside) != 1:
        raise StepError(f"{len(inside)} units are in {question.target}; say whose: 'the TEM of P is +2'")
    return inside[0]


@when("{who:who} chooses the TEM of the {source:source}")
def chooses(world: World, who: str, source: str) -> None:
    """The target's player chooses this TEM against the declared attack."""
    world.act(a.ChooseTem(unit=world.who(who), tem=source))


@when("{who:who} chooses Hull Down status")
def chooses_hull_down(world: World, who: str) -> None:
    """The vehicle's player chooses HD status instead of the TEM of its hex."""
    world.act(a.ChooseTem(unit=world.who(who), tem="hull_down"))


@then("the TEM is {tem:signed}")
def tem_is(world: World, tem: int) -> None:
    """Net TEM of the one unit attacked, Air Bursts included."""
    world.expect("targets", target(world), "tem", value=tem)


@then("the TEM of {who:who} is {tem:signed}")
def tem_of(world: World, who: str, tem: int) -> None:
    """Net TEM of one of the units attacked."""
    world.asked(q.Attack)
    world.expect("targets", world.who(who), "tem", value=tem)


@then("the TEM of {who:who} is not {tem:signed}")
def tem_is_not(world: World, who: str, tem: int) -> None:
    """Net TEM of one of the units attacked is not this."""
    world.asked(q.Attack)
    world.expect("targets", world.who(who), "tem", op="is_not", value=tem)


OF_THE_ATTACK = frozenset({"afv", "emplacement", "crest", "air_bursts", "runway"})
"""Sources of TEM that are neither terrain nor counter: they depend on units, or on the target's action."""


def _stands(world: World, source: str) -> bool:
    """Whether that terrain or counter is on the board."""
    ground = (*world.hexes.values(), *world.hexsides.values())
    return any(
        source in (one.get("terrain"), *one.get("overlays", ())) or one.get(source) for one in ground
    ) or any(counter["type"] == source for counter in world.counters.values())


@then("the {source:source} gives a TEM of {tem:signed}")
def source_tem(world: World, source: str, tem: int) -> None:
    """This source offers the unit attacked this TEM. The unit may use another source."""
    if tem == 0 and not (source in OF_THE_ATTACK or _stands(world, source)):
        raise StepError(f"{world.text!r} is true of every board without it; put it on the board")
    world.expect("targets", target(world), "tem_options", source, value=tem)


@then("the {source:source} gives no TEM")
def no_source_tem(world: World, source: str) -> None:
    """This source, which is on the board, offers the unit attacked no TEM."""
    source_tem(world, source, 0)


@then("the {source:source} does not give a TEM of {tem:signed}")
def not_source_tem(world: World, source: str, tem: int) -> None:
    """This source offers another TEM, or none."""
    world.expect("targets", target(world), "tem_options", source, op="is_not", value=tem)


@then("the choice of TEM is {choices:choices}")
def choice_is(world: World, choices: dict[str, int]) -> None:
    """The unit attacked may choose one of these TEM, and no other."""
    for source in (*SOURCES.values(), *COVERS.values()):
        world.expect("targets", target(world), "tem_options", source, value=choices.get(source, 0))


@then("the {reading:reading} drm is {drm:signed}")
def colored_drm(world: World, reading: str, drm: int) -> None:
    """The drm to the coloured dr of the To Hit DR, for this purpose only."""
    world.expect("targets", target(world), "colored_drm", reading, value=drm)


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
