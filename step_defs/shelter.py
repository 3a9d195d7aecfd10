"""What only the TEM of walls and hedges, Hull Down status and fire at a vertex need said."""

from typing import Any

from asl_conformance.gherkin import World, given, then, when
from asl_conformance.gherkin.words import COVERS, SOURCES
from asl_conformance.protocol import actions as a
from asl_conformance.protocol import questions as q

from .claims_fire import target


@given("{who:who} fronts hexside {edge:edge} in its Crest status")
def fronts(world: World, who: str, edge: tuple[str, str]) -> None:
    """The hexside in the middle of the three that its Crest status protects."""
    world.thing(world.who(who))["crest"] = "-".join(edge)


@when("{who:who} attacks {aimed:who} with {attack:attack} at vertex {vertex:vertex}")
def attacks_at_vertex(world: World, who: str, aimed: str, attack: dict[str, Any], vertex: str) -> None:
    """Fire at a unit in Bypass, drawn to the vertex that the firer has chosen (A4.34)."""
    world.thing(who)
    world.ask(q.Attack(target=world.who(aimed), by=(who,), vertex=vertex, **attack))


@when("{who:who} attacks {aimed:who} with {attack:attack} across hexside {edge:edge}")
def attacks_across(world: World, who: str, aimed: str, attack: dict[str, Any], edge: tuple[str, str]) -> None:
    """One attacker, one target, and the hexside that what is thrown goes across."""
    world.thing(who)
    world.ask(q.Attack(target=world.who(aimed), by=(who,), hexside="-".join(edge), **attack))


@when("{who:who} claims an Underbelly Hit on {aimed:who} at vertex {vertex:vertex} with {attack:attack}")
def claims_underbelly(world: World, who: str, aimed: str, vertex: str, attack: dict[str, Any]) -> None:
    """Ordnance fires at the vertex where the vehicle shows its underbelly as it crosses the hexside."""
    world.thing(who)
    world.ask(q.Attack(target=world.who(aimed), by=(who,), vertex=vertex, underbelly=True, **attack))


@when("{attack:attack} across hexside {edge:edge} hits {aimed:who}")
def attack_across_hits(world: World, attack: dict[str, Any], edge: tuple[str, str], aimed: str) -> None:
    """An attack from nowhere in particular that comes in over the hexside."""
    world.ask(q.Attack(target=world.who(aimed), hexside="-".join(edge), **attack))


@when("{who:who} declares an attack on {aimed:who} with {attack:attack}")
def declares_attack(world: World, who: str, aimed: str, attack: dict[str, Any]) -> None:
    """The attack is declared; its DR is still to come."""
    world.thing(who)
    world.act(a.Fire(by=(who,), target=world.who(aimed), means=attack["means"]))


@when("{who:who} declares an attack on everything in {place:hex} with {attack:attack}")
def declares_attack_on_all(world: World, who: str, place: str, attack: dict[str, Any]) -> None:
    """The attack on every unit of the hex is declared; its DR is still to come."""
    world.thing(who)
    world.act(a.Fire(by=(who,), target=place, means=attack["means"]))


@when("{who:who} chooses the TEM of the {source:source}")
def chooses(world: World, who: str, source: str) -> None:
    """The target's player makes his choice against the attack declared."""
    world.act(a.ChooseTem(unit=world.who(who), tem=source))


@when("{who:who} chooses Hull Down status")
def chooses_hull_down(world: World, who: str) -> None:
    """The vehicle's player prefers HD status to TEM of its hex."""
    world.act(a.ChooseTem(unit=world.who(who), tem="hull_down"))


@then("the {source:source} gives a TEM of {tem:signed}")
def source_tem(world: World, source: str, tem: int) -> None:
    """It is a source of TEM of that size for the unit attacked, whichever source is used."""
    world.expect("targets", target(world), "tem_options", source, value=tem)


@then("the {source:source} gives no TEM")
def no_source_tem(world: World, source: str) -> None:
    """It is no source of TEM for the unit attacked."""
    source_tem(world, source, 0)


@then("the {source:source} does not give a TEM of {tem:signed}")
def not_source_tem(world: World, source: str, tem: int) -> None:
    """It gives some other TEM, or none."""
    world.expect("targets", target(world), "tem_options", source, op="is_not", value=tem)


@then("the choice of TEM is {choices:choices}")
def choice_is(world: World, choices: dict[str, int]) -> None:
    """The unit attacked may have any one of these TEM, and no other."""
    for source in (*SOURCES.values(), *COVERS.values()):
        world.expect("targets", target(world), "tem_options", source, value=choices.get(source, 0))


@then("the TEM and DRM of the attack are {total:signed} in all")
def total_is(world: World, total: int) -> None:
    """All that is added to the DR of the attack."""
    world.expect("targets", target(world), "total", value=total)


@then("the Residual FP is {fp:number}")
def residual_fp(world: World, fp: int) -> None:
    """What the attack leaves in the hex if no ROF is kept."""
    world.asked(q.Attack)
    world.expect("residual_fp", value=fp)


@then("the {reading:reading} drm is {drm:signed}")
def colored_drm(world: World, reading: str, drm: int) -> None:
    """Drm to the coloured dr of the To Hit DR, as it is read for this one purpose."""
    world.expect("targets", target(world), "colored_drm", reading, value=drm)
