"""What only Wire needs said: the Wire Exit dr, what clears Wire, Bypass, DC, boarding, landing."""

from typing import Any

from asl_conformance.gherkin import StepError, World, given, then, when
from asl_conformance.gherkin.describing import Force, Piece
from asl_conformance.protocol import actions as a
from asl_conformance.protocol import questions as q
from asl_conformance.protocol.position import Counter, Unit

from .claims_fire import target
from .deeds import go, under

FORTIFICATIONS = ("foxhole", "trench", "at_ditch", "sangar", "wire", "pillbox", "minefield")
PERSONNEL = ("squad", "half_squad", "crew", "leader", "hero")
USES: dict[str, type[a.PlaceDc]] = {"place_dc": a.PlaceDc, "throw_dc": a.ThrowDc, "set_dc": a.SetDc}


@given("{place:hex} holds Wire on its bridge")
def wire_on_bridge(world: World, place: str) -> None:
    """Wire lies on the bridge, not beneath it."""
    world.put_counter(f"{place} Wire on the bridge", hex=place, type="wire", at="bridge")


@given("{place:hex} has a {access:access}")
def way_underground(world: World, place: str, access: str) -> None:
    """The hex has a way underground."""
    world.ground(place, access=(access,))


@given("a canal below its banks runs through {place:hex}")
def sunken_canal(world: World, place: str) -> None:
    """The canal is a Depression of the hex, whose ground is its banks."""
    world.ground(place, depression="canal")


@given("a DC lies Set in {place:hex}")
def dc_set(world: World, place: str) -> None:
    """A DC was Set in the hex and has not gone off yet."""
    world.put_counter(world.fresh("DC"), hex=place, type="dc", status=("set",))


@when("{who:who} rolls a Wire Exit dr of {dr:number}")
def wire_dr(world: World, who: str, dr: int) -> None:
    """The unit tries to get beneath the Wire it is on."""
    under(world, (who,), "wire", dr=dr)


@when("{who:who} rolls a Wire Exit dr of {dr:number} by {mode:mode}")
def wire_dr_by(world: World, who: str, dr: int, mode: str) -> None:
    """The attempt is part of movement in this mode, declared before or with it."""
    under(world, (who,), "wire", dr=dr, mode=mode)


@when("{who:who} rolls a Wire Exit dr of {dr:number} in a Dash")
def wire_dr_in_a_dash(world: World, who: str, dr: int) -> None:
    """The attempt is announced as part of a Dash."""
    under(world, (who,), "wire", dr=dr, mode="dash")


@when("{who:who} rolls a Wire Exit dr of {dr:number}, moving with {leader:who}")
def wire_dr_led(world: World, who: str, dr: int, leader: str) -> None:
    """The unit declared movement with the leader before its dr."""
    world.thing(leader)
    under(world, (who,), "wire", dr=dr, leader=leader)


@when("{who:who} rolls a Wire Exit dr of {dr:number} and leaves the {gear:gear} on the Wire")
def wire_dr_leaving(world: World, who: str, dr: int, gear: Piece) -> None:
    """Having seen the dr, the unit gives up what it carries."""
    under(world, (who,), "wire", dr=dr, leaving=(gear.name,))


@when("{who:who} rolls a Wire Exit dr of {dr:number} with the {gear:gear}")
def wire_dr_with(world: World, who: str, dr: int, gear: Piece) -> None:
    """The unit takes the weapon along."""
    under(world, (who,), "wire", dr=dr, carrying=(gear.name,))


@when("{who:who} begins its rout with a Wire Exit dr of {dr:number}")
def rout_begins_with_dr(world: World, who: str, dr: int) -> None:
    """The first expenditure of the declared rout is the attempt to get beneath the Wire."""
    unit = world.who(who)
    world.rout(unit, a.GoBeneath(units=(unit,), cover="wire", dr=dr))


@when("{who:who} announces that it tries to get beneath the Wire")
def announces(world: World, who: str) -> None:
    """The attempt is announced and its dr not yet rolled."""
    under(world, (who,), "wire")


@when("{whom:whom} declares Double Time")
def declares_double_time(world: World, whom: tuple[str, ...]) -> None:
    """Double Time is declared apart from any expenditure."""
    world.act(a.Declare(units=tuple(map(world.who, whom)), mode="double_time"))


@when("{who:who} declares movement with {leader:who}")
def declares_movement_with(world: World, who: str, leader: str) -> None:
    """Movement together with a leader is declared."""
    world.thing(leader)
    world.act(a.Declare(units=(world.who(who),), leader=leader))


@when("{who:who} Dashes into {to:hex}")
def dashes(world: World, who: str, to: str) -> None:
    """The first step of a Dash."""
    go(world, (who,), "move", to, mode="dash")


@when("{who:who} declares {mode:underground} into {to:hex}")
def goes_underground(world: World, who: str, mode: str, to: str) -> None:
    """The unit goes underground where it is, on its way to the hex."""
    go(world, (who,), "move", to, mode=mode, at="sewer" if mode == "sewer" else "")


@when("{who:who} carries out a rout into {to:hex}")
def routs_on_top(world: World, who: str, to: str) -> None:
    """The rout is done and not only declared: where it leaves the unit shows in the state."""
    world.act(a.Rout(units=(world.who(who),), to=to))


@when("{whom:whom} {goes:goes} into the pillbox in {to:hex}")
def goes_into_pillbox(world: World, whom: tuple[str, ...], goes: str, to: str) -> None:
    """Enter the pillbox of the hex."""
    go(world, whom, goes, to, at="pillbox")


@when("{who:who} tries to take the Wire in {place:hex} along to {to:hex}")
def takes_wire_along(world: World, who: str, place: str, to: str) -> None:
    """The unit moves and would have the counter moved with it."""
    go(world, (who,), "move", to, carrying=(world.counter_in(place, "wire"),))


@when("{side:side} sets up {fort:fort} {spot:spot} {to:hex}")
def sets_up_at(world: World, side: str, fort: Piece, spot: Any, to: str) -> None:
    """Put a Fortification of the OB at a named part of the hex."""
    counter = Counter(hex=to, at=spot, **{**fort.fields, "side": side})
    world.act(a.SetUp(side=side, id=f"{to} {fort.name}", counter=counter))


@when("{who:who} bypasses {place:hex} along {edges:edges}")
def bypasses(world: World, who: str, place: str, edges: tuple[str, ...]) -> None:
    """Bypass along these hexsides in turn: for a vehicle each is an expenditure of its own."""
    unit = world.who(who)
    parts = [edges] if world.thing(unit)["type"] in PERSONNEL else [(edge,) for edge in edges]
    for part in parts:
        go(world, (unit,), "move", place, at="bypass", mode="bypass", bypass=part)


@when("{who:who} routs in Bypass of {place:hex} along {edges:edges}")
def routs_in_bypass(world: World, who: str, place: str, edges: tuple[str, ...]) -> None:
    """Bypass along these hexsides in turn, in one expenditure of the declared rout."""
    go(world, (who,), "rout", place, at="bypass", mode="bypass", bypass=edges)


@when("{who:who} {use:dc_use} its DC in {to:hex}")
def uses_dc(world: World, who: str, use: str, to: str) -> None:
    """Place, Throw or Set the DC that the unit possesses."""
    unit = world.who(who)
    world.act(USES[use](unit=unit, counter=_dc(world), to=to))


def _dc(world: World) -> str:
    """The id of the one DC on the board."""
    found = [name for name, counter in world.counters.items() if counter["type"] == "dc"]
    if len(found) != 1:
        raise StepError(f"{len(found)} DC are on the board; this phrase speaks of one")
    return found[0]


@when("{attack:attack} is resolved in {place:hex} with an Original DR of {dr:number}")
def resolves_dc(world: World, attack: dict[str, Any], place: str, dr: int) -> None:
    """The DC that lies in the hex goes off."""
    world.act(a.ResolveFire(means=attack["means"], target=place, dr=dr, counter=_dc(world)))


@when(
    "{attack:attack} across hexside {edge:edge} is resolved in {place:hex} with an Original DR of {dr:number}"
)
def resolves_dc_across(
    world: World, attack: dict[str, Any], edge: tuple[str, str], place: str, dr: int
) -> None:
    """The DC that was Thrown across the hexside goes off, in its own hex or in the thrower's."""
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
    """One hex of the Blast Area of a FFE is resolved with its own DR."""
    world.act(a.ResolveFire(means=attack["means"], target=place, dr=dr, firepower=fp, center=center))


@when(
    "{who:who} makes a Bog DR of {colored:number} on the colored and {white:number} on the white die "
    "with a further DRM of {drm:signed}"
)
def bog_dr_with_drm(world: World, who: str, colored: int, white: int, drm: int) -> None:
    """The Bog Check that is due, with DRM of D8.21 that the ground gives."""
    world.act(a.BogCheck(unit=world.who(who), colored=colored, white=white, drm=drm))


@when("{leader:who} tries to rally {who:who} with an Original DR of {dr:number}")
def rallies(world: World, leader: str, who: str, dr: int) -> None:
    """A leader's attempt to rally a broken unit."""
    world.thing(leader)
    world.act(a.TakeCheck(unit=world.who(who), check="rally", dr=dr, leader=leader))


@when("{who:who} takes {test:test} with an Original DR of {dr:number}")
def takes_check(world: World, who: str, test: Any, dr: int) -> None:
    """A Morale or Task Check without a leader."""
    world.act(a.TakeCheck(unit=world.who(who), check=test, dr=dr))


@when("{who:who} announces Clearance of the Wire in {place:hex}")
def announces_clearance(world: World, who: str, place: str) -> None:
    """The labour begins; its DR is made at the end of the CCPh."""
    world.act(a.Clear(units=(world.who(who),), counter=world.counter_in(place, "wire")))


@when("the Clearance by {who:who} of the Wire in {place:hex} {result:result}")
def clearance_ends(world: World, who: str, place: str, result: bool) -> None:
    """The given outcome of the Clearance DR."""
    outcome: Any = "cleared" if result else "failed"
    world.act(a.Clear(units=(world.who(who),), counter=world.counter_in(place, "wire"), result=outcome))


@when("{who:who} Searches")
def searches(world: World, who: str) -> None:
    """The unit Searches."""
    world.act(a.Search(units=(world.who(who),)))


@when("{who:who} Transfers the {gear:gear} to {taker:who}")
def transfers(world: World, who: str, gear: Piece, taker: str) -> None:
    """A weapon changes hands."""
    world.thing(taker)
    world.act(a.Transfer(unit=world.who(who), target=taker, counter=gear.name))


@when("{who:who} goes aboard {vehicle:who}")
def goes_aboard(world: World, who: str, vehicle: str) -> None:
    """The unit becomes Passenger or Rider."""
    world.thing(vehicle)
    world.act(a.Load(units=(world.who(who),), vehicle=vehicle))


@when("{who:who} unloads")
def unloads(world: World, who: str) -> None:
    """The unit leaves its vehicle."""
    world.act(a.Unload(units=(world.who(who),)))


@when("{force:force} comes down by parachute {place:place} {to:hex}")
def parachutes(world: World, force: Force, place: dict[str, Any], to: str) -> None:
    """A unit lands from the air."""
    unit = Unit(hex=to, **force.fields, **place)
    world.act(a.Land(side=force.fields["side"], id=force.name, unit=unit))


@when("a {side:side} glider comes down in {place:hex}")
def glider_lands(world: World, side: str, place: str) -> None:
    """A glider lands."""
    world.act(a.Land(side=side, id="glider", counter=Counter(type="glider", hex=place, side=side)))


@when("{who:who} surrenders to {captor:who}")
def surrenders(world: World, who: str, captor: str) -> None:
    """A broken unit gives itself up instead of routing."""
    world.thing(captor)
    world.act(a.Surrender(unit=world.who(who), target=captor))


@when("{enemy:who} shows itself and turns {who:who} back into {to:hex}")
def turned_back(world: World, enemy: str, who: str, to: str) -> None:
    """The unit had come upon an enemy that was concealed (A12.15)."""
    world.thing(enemy)
    world.act(a.TurnBack(units=(world.who(who),), to=to, by=enemy))


@when("{whom:whom} together attack {mark:who} with {attack:attack} and an Original DR of {dr:number}")
def fire_group(world: World, whom: tuple[str, ...], mark: str, attack: dict[str, Any], dr: int) -> None:
    """Several units make one attack, of which the Final DR is asked."""
    for name in whom:
        world.thing(name)
    world.ask(q.Attack(target=world.who(mark), by=whom, dr=dr, **attack))


@then("the To Hit DRM of the Wire is {drm:signed}")
def to_hit_drm(world: World, drm: int) -> None:
    """What Wire adds to the To Hit DR of ordnance."""
    world.expect("targets", target(world), "to_hit", "wire", value=drm)


@then("{who:who} is attacked with a Final DR of {final:number}")
def attacked_with(world: World, who: str, final: int) -> None:
    """What the attack that was resolved meant for the unit."""
    world.expect_state("attacks", op="has", value={"target": world.who(who), "final": final})


@then("{whom:whom} is met by the attack")
def met(world: World, whom: tuple[str, ...]) -> None:
    """The attack affects these units, all with its one DR."""
    world.asked(q.Attack)
    for name in whom:
        world.expect("targets", world.who(name), "affected", value=True)


@then("Wire adds {costs:numbers} MP to the expenditures")
def wire_mp(world: World, costs: tuple[float, ...]) -> None:
    """The part of each expenditure, in order, that is due to Wire."""
    for index, mp in enumerate(costs):
        world.expect_state("expenditures", index, "wire", value=mp)
    world.expect_state("expenditures", len(costs), op="absent")


@then("no expenditure has been made")
def no_expenditure(world: World) -> None:
    """No MF have been spent yet."""
    world.expect_state("expenditures", value=[])


@then("the Wire Exit dr {result:result}")
def wire_dr_is(world: World, result: bool) -> None:
    """The dr gets the unit beneath, or not."""
    world.expect_state("attempts", -1, "success", value=result)


@then("the Bog Check {result:result}")
def bog_check_is(world: World, result: bool) -> None:
    """The vehicle passes, or bogs."""
    world.expect_state("attempts", -1, "success", value=result)


@then("if its rout ends there, {fate:fate}")
def fate_is(world: World, fate: str) -> None:
    """What becomes of the unit that Wire has held."""
    world.asked(q.RoutQuestion)
    world.expect("outcome", value=fate)


@then("the glider is beneath the Wire")
def glider_is_beneath(world: World) -> None:
    """The glider that came down is under the Wire of its hex."""
    world.expect_state("counters", "glider", "beneath", op="contains", value="wire")


@then("nothing else changed in {place:hex}")
def nothing_else(world: World, place: str) -> None:
    """The Fortifications of the hex, and the units there that did not act, are what they were."""
    for name, counter in world.counters.items():
        if counter["hex"] == place and counter["type"] in FORTIFICATIONS:
            world.expect_state("counters", name, "hex", value=place)
    actors = {
        name for act in world.actions for name in (*getattr(act, "units", ()), getattr(act, "unit", ""))
    }
    for name, unit in world.units.items():
        if unit["hex"] == place and name not in actors:
            world.expect_state("units", name, "hex", value=place)
            world.expect_state("units", name, "beneath", value=list(unit.get("beneath", ())))


@then("but for the Wire nothing changed in {place:hex}")
def only_the_wire(world: World, place: str) -> None:
    """The Wire is gone; the other Fortifications and the units of the hex are where they were."""
    wire = world.counter_in(place, "wire")
    world.expect_state("counters", wire, "type", op="absent")
    for name, counter in world.counters.items():
        if counter["hex"] == place and name != wire and counter["type"] in FORTIFICATIONS:
            world.expect_state("counters", name, "hex", value=place)
    for name, unit in world.units.items():
        if unit["hex"] == place:
            beneath = [cover for cover in unit.get("beneath", ()) if cover != "wire"]
            world.expect_state("units", name, "hex", value=place)
            world.expect_state("units", name, "beneath", value=beneath)
