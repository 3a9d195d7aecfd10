"""Moving: each step in the MPh is one expenditure of MF."""

from typing import Any

from asl_conformance.gherkin import World, when
from asl_conformance.gherkin.describing import Piece
from asl_conformance.protocol import actions as a
from asl_conformance.protocol import questions as q

GOING: dict[str, type[a.Move]] = {
    "move": a.Move,
    "rout": a.Rout,
    "advance": a.Advance,
    "withdraw": a.Withdraw,
}


def go(world: World, whom: tuple[str, ...], goes: str, to: str, **how: Any) -> None:
    """Append the expenditure to the actions; steps of a rout become one question."""
    units = tuple(world.who(name) for name in whom)
    action = GOING[goes](units=units, to=to, **how)
    if goes == "rout":
        world.rout(units[0], action)
    else:
        world.act(action)


@when("{whom:whom} {goes:goes} into {to:hex}")
def goes_into(world: World, whom: tuple[str, ...], goes: str, to: str) -> None:
    """Enter the hex, on top of its counters, in one expenditure."""
    go(world, whom, goes, to)


@when("{whom:whom} {goes:goes} into {to:hex} by Assault Movement")
def goes_by_assault(world: World, whom: tuple[str, ...], goes: str, to: str) -> None:
    """Enter the hex by Assault Movement."""
    go(world, whom, goes, to, mode="assault")


@when("{whom:whom} {goes:goes} into {to:hex} with the {gear:gear}")
def goes_with(world: World, whom: tuple[str, ...], goes: str, to: str, gear: Piece) -> None:
    """Enter the hex and take the weapon along."""
    go(world, whom, goes, to, carrying=(gear.name,))


@when("{whom:whom} {goes:goes} into the shellholes of {to:hex}")
def goes_into_shellholes(world: World, whom: tuple[str, ...], goes: str, to: str) -> None:
    """Enter the hex and pay 1 MF more for the TEM of its shellholes."""
    go(world, whom, goes, to, shellholes=True)


@when("{whom:whom} {goes:goes} into the shellholes of {to:hex} by {mode:mode}")
def goes_into_shellholes_by(world: World, whom: tuple[str, ...], goes: str, to: str, mode: str) -> None:
    """Enter the hex in this mode of movement and pay for its shellholes."""
    go(world, whom, goes, to, shellholes=True, mode=mode)


@when("{whom:whom} {goes:goes} to level {floor:number} of {to:hex}")
def goes_to_level(world: World, whom: tuple[str, ...], goes: str, floor: int, to: str) -> None:
    """Enter a level of the building in the hex; it may be the unit's own hex."""
    go(world, whom, goes, to, floor=floor)


@when("{whom:whom} {goes:goes} INTO {to:hex}")
def goes_down_into(world: World, whom: tuple[str, ...], goes: str, to: str) -> None:
    """Enter the bottom of the Depression hex."""
    go(world, whom, goes, to, at="in")


@when("{whom:whom} {goes:goes} to Crest status in {to:hex}")
def goes_to_crest(world: World, whom: tuple[str, ...], goes: str, to: str) -> None:
    """Take Crest status in the Depression hex."""
    go(world, whom, goes, to, at="crest")


@when("{whom:whom} {goes:goes} onto the bridge in {to:hex}")
def goes_onto_bridge(world: World, whom: tuple[str, ...], goes: str, to: str) -> None:
    """Enter the bridge of the hex, not what is below it."""
    go(world, whom, goes, to, at="bridge")


@when("{whom:whom} {goes:goes} onto the bridge in {to:hex} by {mode:mode}")
def goes_onto_bridge_by(world: World, whom: tuple[str, ...], goes: str, to: str, mode: str) -> None:
    """Enter the bridge of the hex, moving in this mode."""
    go(world, whom, goes, to, at="bridge", mode=mode)


@when("{whom:whom} {goes:goes} into the pillbox in {to:hex}")
def goes_into_pillbox(world: World, whom: tuple[str, ...], goes: str, to: str) -> None:
    """Enter the pillbox of the hex."""
    go(world, whom, goes, to, at="pillbox")


@when("{who:who} declares {mode:underground} into {to:hex}")
def goes_underground(world: World, who: str, mode: str, to: str) -> None:
    """The unit goes underground in its hex, on its way to the named hex."""
    go(world, (who,), "move", to, mode=mode, at="sewer" if mode == "sewer" else "")


@when("{whom:whom} moves through {places:hexes} in turn")
def moves_through(world: World, whom: tuple[str, ...], places: tuple[str, ...]) -> None:
    """Enter the hexes one after the other, each an expenditure of its own."""
    for place in places:
        go(world, whom, "move", place)


@when("{who:who} moves into {to:hex} off the road")
def moves_off_road(world: World, who: str, to: str) -> None:
    """Enter the hex at the COT of its terrain, without using its road."""
    go(world, (who,), "move", to, mode="off_road")


@when("{who:who} moves into {to:hex} in Reverse")
def moves_in_reverse(world: World, who: str, to: str) -> None:
    """Enter the hex in Reverse movement."""
    go(world, (who,), "move", to, mode="reverse")


@when("{who:who} moves into {to:hex} by Minimum Move")
def moves_by_minimum(world: World, who: str, to: str) -> None:
    """Enter the hex as a Minimum Move."""
    go(world, (who,), "move", to, mode="minimum")


@when("{who:who} moves into {to:hex} by Double Time")
def moves_by_double_time(world: World, who: str, to: str) -> None:
    """Declare Double Time with the first hex entered."""
    go(world, (who,), "move", to, mode="double_time")


@when("{who:who} Dashes into {to:hex}")
def dashes(world: World, who: str, to: str) -> None:
    """The first step of a Dash."""
    go(world, (who,), "move", to, mode="dash")


@when("{who:who} Charges into {to:hex}")
def charges(world: World, who: str, to: str) -> None:
    """One step of a Charge: of a berserk unit, of Cavalry, or in a Human Wave."""
    go(world, (who,), "move", to, mode="charge")


@when("{who:who} breaches the bocage on its way into {to:hex}")
def breaches(world: World, who: str, to: str) -> None:
    """Declare a breach of the hexside, for all MP, and cross it."""
    go(world, (who,), "move", to, mode="breach")


PERSONNEL = ("squad", "half_squad", "crew", "leader", "hero")


@when("{who:who} bypasses {place:hex} along {edges:edges}")
def bypasses(world: World, who: str, place: str, edges: tuple[str, ...]) -> None:
    """Bypass along these hexsides in turn: for a vehicle each is an expenditure of its own."""
    unit = world.who(who)
    parts = [edges] if world.thing(unit)["type"] in PERSONNEL else [(edge,) for edge in edges]
    for part in parts:
        go(world, (unit,), "move", place, at="bypass", mode="bypass", bypass=part)


@when("{who:who} Pushes the {gear:gear} into {to:hex}")
def pushes_into(world: World, who: str, gear: Piece, to: str) -> None:
    """Enter the hex while Pushing the Gun."""
    go(world, (who,), "move", to, mode="push", carrying=(gear.name,))


@when("{who:who} Pushes the {gear:gear} onto the bridge in {to:hex}")
def pushes_onto_bridge(world: World, who: str, gear: Piece, to: str) -> None:
    """Enter the bridge while Pushing the Gun."""
    go(world, (who,), "move", to, at="bridge", mode="push", carrying=(gear.name,))


@when("{who:who} tries to take the Wire in {place:hex} along to {to:hex}")
def takes_wire_along(world: World, who: str, place: str, to: str) -> None:
    """The unit moves and tries to take the Wire counter along."""
    go(world, (who,), "move", to, carrying=(world.counter_in(place, "wire"),))


@when("{whom:whom} declares Double Time")
def declares_double_time(world: World, whom: tuple[str, ...]) -> None:
    """Double Time is declared without an expenditure."""
    world.act(a.Declare(units=tuple(map(world.who, whom)), mode="double_time"))


@when("{who:who} declares movement with {leader:who}")
def declares_movement_with(world: World, who: str, leader: str) -> None:
    """Movement together with a leader is declared."""
    world.thing(leader)
    world.act(a.Declare(units=(world.who(who),), leader=leader))


@when("{whom:whom} begins to enter {to:hex}")
def begins_to_enter(world: World, whom: tuple[str, ...], to: str) -> None:
    """The unit declares entry of the hex, or of another Location of its own hex. It has not entered yet."""
    world.act(a.DeclareEntry(units=tuple(map(world.who, whom)), to=to))


@when("{whom:whom} fails to leave its Location")
def fails_to_leave(world: World, whom: tuple[str, ...]) -> None:
    """The unit abandons the entry that it declared."""
    world.act(a.AbandonEntry(units=tuple(map(world.who, whom))))


@when("the players ask whether {who:who} may move into {to:hex}")
def may_move(world: World, who: str, to: str) -> None:
    """Ask whether the unit may move there. It does not move."""
    world.ask(q.May(action=a.Move(units=(world.who(who),), to=to)))


@when("the players ask whether {who:who} may move into {to:hex} by {mode:mode}")
def may_move_by(world: World, who: str, to: str, mode: Any) -> None:
    """Ask whether the unit may move there in this mode. It does not move."""
    world.ask(q.May(action=a.Move(units=(world.who(who),), to=to, mode=mode)))


@when("the players ask whether {who:who} may breach the bocage on its way into {to:hex}")
def may_breach(world: World, who: str, to: str) -> None:
    """Ask whether the vehicle may breach the hexside. It does not move."""
    world.ask(q.May(action=a.Move(units=(world.who(who),), to=to, mode="breach")))
