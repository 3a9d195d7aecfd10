"""Attacks: who attacks whom with what, and FP, DRM and result of the attack."""

from typing import Any

from asl_conformance.gherkin import StepError, World, then, when
from asl_conformance.gherkin.describing import Piece
from asl_conformance.protocol import actions as a
from asl_conformance.protocol import questions as q
from asl_conformance.protocol.vocabulary.pieces import GUNS

from .sheltering import target


def _targets(world: World, hex_name: str) -> str:
    names = [name for name, unit in world.units.items() if unit["hex"] == hex_name]
    if len(names) == 1:
        world.subject = names[0]
    return hex_name


@when("{attack:attack} hits {place:hex}")
def attack_hits_hex(world: World, attack: dict[str, Any], place: str) -> None:
    """An attack on everything in the hex; the attacker is not named."""
    world.ask(q.Attack(target=_targets(world, place), **attack))


@when("{attack:attack} of {fp:number} FP hits {place:hex}")
def strong_attack_hits_hex(world: World, attack: dict[str, Any], fp: int, place: str) -> None:
    """An attack of this many FP, before multiples, on everything in the hex that it reaches."""
    world.ask(q.Attack(target=_targets(world, place), firepower=fp, **attack))


@when("{attack:attack} of {fp:number} FP hits the bridge in {place:hex}")
def strong_attack_hits_bridge(world: World, attack: dict[str, Any], fp: int, place: str) -> None:
    """An attack of this many FP, before multiples, on the bridge of the hex and the units on it."""
    world.ask(q.Attack(target=place, at="bridge", firepower=fp, **attack))


@when("{who:who} attacks the bridge in {place:hex} with {attack:attack} of {fp:number} FP")
def attacks_bridge(world: World, who: str, place: str, attack: dict[str, Any], fp: int) -> None:
    """One attacker at the bridge of the hex and the units on it, with this many FP before multiples."""
    world.thing(who)
    world.ask(q.Attack(target=place, at="bridge", by=(who,), firepower=fp, **attack))


@when("{attack:attack} across hexside {edge:edge} hits {aimed:who}")
def attack_across_hits(world: World, attack: dict[str, Any], edge: tuple[str, str], aimed: str) -> None:
    """An attack that comes in across the hexside; the attacker is not named."""
    world.ask(q.Attack(target=world.who(aimed), hexside="-".join(edge), **attack))


@when("{who:who} attacks {target:who} with {attack:attack}")
def attacks_unit(world: World, who: str, target: str, attack: dict[str, Any]) -> None:
    """One attacker, one target. In the target's MPh this is Defensive First Fire."""
    world.thing(who)
    world.ask(q.Attack(target=world.who(target), by=(who,), **attack))


@when("{who:who} attacks {target:who} with {attack:attack} and an Original DR of {dr:number}")
def attacks_with_dr(world: World, who: str, target: str, attack: dict[str, Any], dr: int) -> None:
    """One attacker, one target, and the DR."""
    world.thing(who)
    world.ask(q.Attack(target=world.who(target), by=(who,), dr=dr, **attack))


@when("{who:who} attacks {target:who} with {attack:attack} of {fp:number} FP")
def strong_attack_on_unit(world: World, who: str, target: str, attack: dict[str, Any], fp: int) -> None:
    """One attacker, one target, and an attack of this many FP, before multiples."""
    world.thing(who)
    world.ask(q.Attack(target=world.who(target), by=(who,), firepower=fp, **attack))


@when("{who:who} attacks {target:who} with {attack:attack}, using the {gear:gear}")
def attacks_using(world: World, who: str, target: str, attack: dict[str, Any], gear: Piece) -> None:
    """One attacker, named with the weapon that it possesses and uses."""
    world.thing(who)
    world.thing(gear.name)
    world.ask(q.Attack(target=world.who(target), by=(who,), **{**attack, "weapons": (gear.name,)}))


@when("{who:who} attacks everything in {place:hex} with {attack:attack}")
def attacks_hex(world: World, who: str, place: str, attack: dict[str, Any]) -> None:
    """One attacker, every unit of the hex."""
    world.thing(who)
    world.ask(q.Attack(target=_targets(world, place), by=(who,), **attack))


@when("{who:who} attacks {aimed:who} with {attack:attack} at vertex {vertex:vertex}")
def attacks_at_vertex(world: World, who: str, aimed: str, attack: dict[str, Any], vertex: str) -> None:
    """Fire at a unit in Bypass; the LOS is traced to the vertex that the firer chose (A4.34)."""
    world.thing(who)
    world.ask(q.Attack(target=world.who(aimed), by=(who,), vertex=vertex, **attack))


@when("{who:who} attacks {aimed:who} with {attack:attack} across hexside {edge:edge}")
def attacks_across(world: World, who: str, aimed: str, attack: dict[str, Any], edge: tuple[str, str]) -> None:
    """One attacker, one target, and the hexside across which the attack is thrown."""
    world.thing(who)
    world.ask(q.Attack(target=world.who(aimed), by=(who,), hexside="-".join(edge), **attack))


@when("{whom:whom} together attack {target:who} with {attack:attack}")
def attack_together(world: World, whom: tuple[str, ...], target: str, attack: dict[str, Any]) -> None:
    """Several units or weapons make one attack."""
    by = tuple(world.who(name) for name in whom)
    world.ask(q.Attack(target=world.who(target), by=by, **attack))


@when("{whom:whom} together attack {mark:who} with {attack:attack} and an Original DR of {dr:number}")
def fire_group(world: World, whom: tuple[str, ...], mark: str, attack: dict[str, Any], dr: int) -> None:
    """Several units make one attack with this Original DR."""
    for name in whom:
        world.thing(name)
    world.ask(q.Attack(target=world.who(mark), by=whom, dr=dr, **attack))


@when("{who:who} fires {weapon:weapon} at {target:who}")
def fires_weapon(world: World, who: str, weapon: tuple[str, str], target: str) -> None:
    """Declare fire with the weapon and ask what TEM, DRM and FP the attack has."""
    counter, means = weapon
    firer = world.who(who)
    if counter:
        world.thing(counter)
    world.thing(target)
    by: Any = (counter or firer,)
    world.act(a.Fire(by=by, target=target, means=means))  # type: ignore[arg-type]
    world.ask(q.Attack(target=target, by=by, means=means))  # type: ignore[arg-type]


@when("{who:who} could attack {target:who} with {weapon:weapon}")
def could_attack(world: World, who: str, target: str, weapon: tuple[str, str]) -> None:
    """Ask what TEM, DRM and FP an attack with the weapon would have. Nothing is declared."""
    counter, means = weapon
    world.thing(target)
    world.ask(q.Attack(target=target, by=(counter or world.who(who),), means=means))  # type: ignore[arg-type]


@when("{who:who} claims an Underbelly Hit on {aimed:who} at vertex {vertex:vertex} with {attack:attack}")
def claims_underbelly(world: World, who: str, aimed: str, vertex: str, attack: dict[str, Any]) -> None:
    """Ordnance fires at the vertex where the vehicle shows its underbelly as it crosses the hexside."""
    world.thing(who)
    world.ask(q.Attack(target=world.who(aimed), by=(who,), vertex=vertex, underbelly=True, **attack))


@when("{who:who} declares Defensive First Fire at {target:who}")
def first_fire(world: World, who: str, target: str) -> None:
    """Small-arms Defensive First Fire at the target's last expenditure."""
    world.thing(who)
    world.ask(q.Attack(target=world.who(target), means="small_arms", by=(who,)))


@when("{who:who} declares Defensive First Fire at {target:who}, with an Original DR of {dr:number}")
def first_fire_with_dr(world: World, who: str, target: str, dr: int) -> None:
    """Small-arms Defensive First Fire at the target's last expenditure, and the DR."""
    world.thing(who)
    world.ask(q.Attack(target=world.who(target), means="small_arms", by=(who,), dr=dr))


@when("{who:who} takes a Snap Shot at {target:who} across hexside {edge:edge}")
def snap_shot(world: World, who: str, target: str, edge: tuple[str, str]) -> None:
    """A Snap Shot at the unit as it crosses the hexside."""
    world.thing(who)
    world.ask(q.Attack(target=world.who(target), means="snap_shot", by=(who,), hexside="-".join(edge)))


FIRES_AS = {**dict.fromkeys(GUNS, "ordnance_ap"), "mortar": "mortar"}
"""The means of counters that do not fire as small arms."""


@when("{who:who} fires at {target:who}")
def fires(world: World, who: str, target: str) -> None:
    """Declare fire at the target with small arms, a mortar, or a Gun as ordnance (AP)."""
    world.thing(target)
    means = FIRES_AS.get(world.thing(world.who(who))["type"], "small_arms")
    world.act(a.Fire(by=(who,), target=target, means=means))  # type: ignore[arg-type]


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


@when("{who:who} declares Close Combat against {target:who}")
def declares_cc(world: World, who: str, target: str) -> None:
    """Declare a CC attack."""
    world.thing(target)
    world.act(a.CloseCombat(by=(world.who(who),), target=target))


USES: dict[str, type[a.PlaceDc]] = {"place_dc": a.PlaceDc, "throw_dc": a.ThrowDc, "set_dc": a.SetDc}


def _dc(world: World) -> str:
    """The id of the one DC on the board."""
    found = [name for name, counter in world.counters.items() if counter["type"] == "dc"]
    if len(found) != 1:
        raise StepError(f"{len(found)} DC are on the board; this phrase speaks of one")
    return found[0]


@when("{who:who} {use:dc_use} its DC {place:place} {to:hex}")
def uses_dc(world: World, who: str, use: str, place: dict[str, Any], to: str) -> None:
    """Place, Throw or Set the DC that the unit possesses."""
    unit = world.who(who)
    world.act(USES[use](unit=unit, counter=_dc(world), to=to, **_location(place)))


@when("{attack:attack} is resolved {place:place} {where:hex} with an Original DR of {dr:number}")
def resolves_dc(world: World, attack: dict[str, Any], place: dict[str, Any], where: str, dr: int) -> None:
    """The DC that lies there goes off."""
    there = _location(place)
    world.act(a.ResolveFire(means=attack["means"], target=where, dr=dr, counter=_dc(world), **there))


def _location(place: dict[str, Any]) -> dict[str, Any]:
    """The Location that a place belongs to, for what is in all of it."""
    if "beneath" in place:
        raise StepError("say the Location: beneath a counter and on top of it are one")
    return place


@when(
    "{attack:attack} across hexside {edge:edge} is resolved in {place:hex} with an Original DR of {dr:number}"
)
def resolves_dc_across(
    world: World, attack: dict[str, Any], edge: tuple[str, str], place: str, dr: int
) -> None:
    """The DC that was Thrown across the hexside goes off. The hex is the DC's own or the thrower's."""
    side = "-".join(edge)
    world.act(a.ResolveFire(means=attack["means"], target=place, dr=dr, counter=_dc(world), hexside=side))


@when("{attack:attack} of {fp:number} FP is resolved in {place:hex} with an Original DR of {dr:number}")
def resolves_fire(world: World, attack: dict[str, Any], fp: int, place: str, dr: int) -> None:
    """An attack on everything in the hex is resolved."""
    world.act(a.ResolveFire(means=attack["means"], target=place, dr=dr, firepower=fp))


@when(
    "{attack:attack} of {fp:number} FP, centred on {center:hex}, is resolved in {place:hex} "
    "with an Original DR of {dr:number}"
)
def resolves_ffe(world: World, attack: dict[str, Any], fp: int, center: str, place: str, dr: int) -> None:
    """One hex of the Blast Area of an FFE is resolved with its own DR."""
    world.act(a.ResolveFire(means=attack["means"], target=place, dr=dr, firepower=fp, center=center))


@when("WP is placed {place:place} {where:hex} by an Original DR of {dr:number}")
def wp_lands(world: World, place: dict[str, Any], where: str, dr: int) -> None:
    """An attack with WP has hit the Location, and a WP counter is placed there."""
    world.act(a.ResolveFire(means="wp", target=where, dr=dr, **_location(place)))


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
    """The attack may not be made, by this clause. Ignored if the engine names no clause."""
    attack_impossible(world)
    world.expect(op="cites", value=[clause])


@then("{whom:whom} is met by the attack")
def met(world: World, whom: tuple[str, ...]) -> None:
    """The attack affects these units, all with the same DR."""
    world.asked(q.Attack)
    for name in whom:
        world.expect("targets", world.who(name), "affected", value=True)


@then("{whom:whom} is not met by the attack")
def not_met(world: World, whom: tuple[str, ...]) -> None:
    """The attack does not affect these units of the hex."""
    world.asked(q.Attack)
    for name in whom:
        world.expect("targets", world.who(name), "affected", value=False)


@then("the FP is {fp:number}")
def firepower_is(world: World, fp: float) -> None:
    """FP of the attack after all multiples."""
    world.asked(q.Attack)
    world.expect("firepower", value=fp)


@then("the FP against {who:who} is {fp:number}")
def firepower_against(world: World, who: str, fp: float) -> None:
    """FP of the attack against one of its targets."""
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


@then("FFMO {applies:applies}")
def ffmo(world: World, applies: int) -> None:
    """The Open Ground penalty of -1 applies to the attack, or not."""
    world.expect("targets", target(world), "drm", "ffmo", value=applies)


@then("FFNAM {applies:applies}")
def ffnam(world: World, applies: int) -> None:
    """The Non-Assault Movement penalty of -1 applies to the attack, or not."""
    world.expect("targets", target(world), "drm", "ffnam", value=applies)


@then("the {name:drm} DRM is {drm:signed}")
def drm_is(world: World, name: str, drm: int) -> None:
    """One DRM of the attack on the one unit attacked."""
    world.expect("targets", target(world), "drm", name, value=drm)


@then("the TEM and DRM of the attack are {total:signed} in all")
def total_is(world: World, total: int) -> None:
    """The sum of all DRM of the attack, the TEM included."""
    world.expect("targets", target(world), "total", value=total)


@then("the Final DR of the attack is {final:number}")
def final_dr_is(world: World, final: int) -> None:
    """The Original DR plus every DRM and the TEM."""
    world.expect("targets", target(world), "final_dr", value=final)


@then("the To Hit DRM of the Wire is {drm:signed}")
def to_hit_drm(world: World, drm: int) -> None:
    """The To Hit DRM of ordnance that is due to Wire."""
    world.expect("targets", target(world), "to_hit", "wire", value=drm)


@then("Case K adds {drm:signed} to the To Hit DR")
def case_k(world: World, drm: int) -> None:
    """The To Hit DRM against a target that is concealed or not seen."""
    world.expect("targets", target(world), "to_hit", "case_k", value=drm)


@then("Case K adds {drm:signed} to the To Hit DR against {who:who}")
def case_k_against(world: World, drm: int, who: str) -> None:
    """The To Hit DRM against one of several targets in the hex that is concealed or not seen."""
    world.asked(q.Attack)
    world.expect("targets", world.who(who), "to_hit", "case_k", value=drm)


@then("the Residual FP is {fp:number}")
def residual_fp(world: World, fp: int) -> None:
    """The Residual FP that the attack leaves in the hex if the weapon keeps no ROF."""
    world.asked(q.Attack)
    world.expect("residual_fp", value=fp)


@then("{who:who} is attacked with a Final DR of {final:number}")
def attacked_with(world: World, who: str, final: int) -> None:
    """The resolved attack had this Final DR against the unit."""
    world.expect_state("attacks", op="has", value={"target": world.who(who), "final": final})


@then("{who:who} is not attacked")
def not_attacked(world: World, who: str) -> None:
    """The resolved attack does not meet the unit."""
    world.expect_state("attacks", op="has_no", value={"target": world.who(who)})


@when("the players ask first whether that may be done")
def asks_first(world: World) -> None:
    """Ask whether the last action may be done. It is not done."""
    if not world.actions:
        raise StepError("nothing was done that the players could ask about")
    world.ask(q.May(action=world.actions.pop()))  # type: ignore[arg-type]


@then("it is subject to {risk:risk}")
def subject_to(world: World, risk: str) -> None:
    """The action asked about exposes the unit or vehicle to this attack."""
    world.asked(q.May)
    world.expect("exposes", op="contains", value=risk)


@then("it is not subject to {risk:risk}")
def not_subject_to(world: World, risk: str) -> None:
    """The action asked about does not expose the unit or vehicle to this attack."""
    world.asked(q.May)
    world.expect("exposes", op="lacks", value=risk)
