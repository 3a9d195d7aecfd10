"""Going beneath a counter, coming out of it, and the Wire Exit dr."""

from typing import Any

from asl_conformance.gherkin import World, then, when
from asl_conformance.gherkin.describing import Piece
from asl_conformance.protocol import actions as a
from asl_conformance.protocol import questions as q

from .moving import go


def under(world: World, whom: tuple[str, ...], cover: str, **how: Any) -> None:
    """Append the expenditure to the actions, or to the declared rout."""
    units = tuple(world.who(name) for name in whom)
    action = a.GoBeneath(units=units, cover=cover, **how)  # type: ignore[arg-type]
    if world.routing:
        world.rout(units[0], action)
    else:
        world.act(action)


@when("{whom:whom} {goes:goes} straight beneath the {cover:cover} in {to:hex}")
def goes_beneath_at_once(world: World, whom: tuple[str, ...], goes: str, cover: str, to: str) -> None:
    """Enter the hex and go beneath its counter in one expenditure."""
    go(world, whom, goes, to, beneath=(cover,))


@when("{whom:whom} {goes:goes} straight beneath the {cover:cover} in {to:hex} by {mode:mode}")
def goes_beneath_at_once_by(
    world: World, whom: tuple[str, ...], goes: str, cover: str, to: str, mode: str
) -> None:
    """Enter the hex and go beneath its counter in one expenditure, moving in this mode."""
    go(world, whom, goes, to, beneath=(cover,), mode=mode)


@when("{whom:whom} {goes:goes} straight beneath the {cover:cover} and the {other:cover} in {to:hex}")
def goes_beneath_both(
    world: World, whom: tuple[str, ...], goes: str, cover: str, other: str, to: str
) -> None:
    """Enter the hex and go beneath two of its counters in one expenditure."""
    go(world, whom, goes, to, beneath=(cover, other))


@when("{who:who} Pushes the {gear:gear} straight beneath the {cover:cover} in {to:hex}")
def pushes_beneath(world: World, who: str, gear: Piece, cover: str, to: str) -> None:
    """Enter the hex beneath its counter while Pushing the Gun."""
    go(world, (who,), "move", to, beneath=(cover,), mode="push", carrying=(gear.name,))


@when("{whom:whom} goes beneath the {cover:cover}")
def goes_beneath(world: World, whom: tuple[str, ...], cover: str) -> None:
    """Go beneath a counter of the hex, as an expenditure of its own."""
    under(world, whom, cover)


@when("{whom:whom} goes beneath the {cover:cover} by {mode:mode}")
def goes_beneath_by(world: World, whom: tuple[str, ...], cover: str, mode: str) -> None:
    """Go beneath a counter of the hex as part of movement in this mode."""
    under(world, whom, cover, mode=mode)


@when("{whom:whom} goes beneath the {cover:cover} with the {gear:gear}")
def goes_beneath_with(world: World, whom: tuple[str, ...], cover: str, gear: Piece) -> None:
    """Go beneath a counter of the hex and take a weapon along."""
    under(world, whom, cover, carrying=(gear.name,))


@when("{whom:whom} goes beneath the {cover:cover} and leaves the {gear:gear} on top")
def goes_beneath_leaving(world: World, whom: tuple[str, ...], cover: str, gear: Piece) -> None:
    """Go beneath a counter of the hex and give up the weapon carried or Pushed."""
    under(world, whom, cover, leaving=(gear.name,))


def _out(world: World, whom: tuple[str, ...], cover: str, **how: Any) -> None:
    """Append the expenditure to the actions, or to the declared rout."""
    units = tuple(world.who(name) for name in whom)
    action = a.ComeOut(units=units, cover=cover, **how)  # type: ignore[arg-type]
    if world.routing:
        world.rout(units[0], action)
    else:
        world.act(action)


@when("{whom:whom} comes out of the {cover:cover}")
def comes_out(world: World, whom: tuple[str, ...], cover: str) -> None:
    """Come out on top of the counter, as an expenditure of its own."""
    _out(world, whom, cover)


@when("{whom:whom} comes out of the {cover:cover} by {mode:mode}")
def comes_out_by(world: World, whom: tuple[str, ...], cover: str, mode: str) -> None:
    """Come out on top of the counter and begin to move in this mode."""
    _out(world, whom, cover, mode=mode)


@when("{whom:whom} comes out of the {cover:cover} with the {gear:gear}")
def comes_out_with(world: World, whom: tuple[str, ...], cover: str, gear: Piece) -> None:
    """Come out on top and take a weapon along."""
    _out(world, whom, cover, carrying=(gear.name,))


@when("{who:who} announces that it tries to get beneath the Wire")
def announces(world: World, who: str) -> None:
    """The attempt is announced; its dr has not been rolled."""
    under(world, (who,), "wire")


@when("{who:who} rolls a Wire Exit dr of {dr:number}")
def wire_dr(world: World, who: str, dr: int) -> None:
    """The unit tries to get beneath the Wire it is on."""
    under(world, (who,), "wire", dr=dr)


@when("{who:who} rolls a Wire Exit dr of {dr:number} by {mode:mode}")
def wire_dr_by(world: World, who: str, dr: int, mode: str) -> None:
    """The attempt is part of movement in this mode. The mode was declared earlier, or is declared now."""
    under(world, (who,), "wire", dr=dr, mode=mode)


@when("{who:who} rolls a Wire Exit dr of {dr:number} in a Dash")
def wire_dr_in_a_dash(world: World, who: str, dr: int) -> None:
    """The attempt is announced as part of a Dash."""
    under(world, (who,), "wire", dr=dr, mode="dash")


@when("{who:who} rolls a Wire Exit dr of {dr:number}, moving with {leader:who}")
def wire_dr_led(world: World, who: str, dr: int, leader: str) -> None:
    """Before its dr, the unit declared that it moves with the leader."""
    world.thing(leader)
    under(world, (who,), "wire", dr=dr, leader=leader)


@when("{who:who} rolls a Wire Exit dr of {dr:number} and leaves the {gear:gear} on the Wire")
def wire_dr_leaving(world: World, who: str, dr: int, gear: Piece) -> None:
    """After the dr, the unit gives up what it carries."""
    under(world, (who,), "wire", dr=dr, leaving=(gear.name,))


@when("{who:who} rolls a Wire Exit dr of {dr:number} with the {gear:gear}")
def wire_dr_with(world: World, who: str, dr: int, gear: Piece) -> None:
    """The unit takes the weapon along."""
    under(world, (who,), "wire", dr=dr, carrying=(gear.name,))


@when("the players ask whether {who:who} may move straight beneath the {cover:cover} in {to:hex}")
def may_move_beneath(world: World, who: str, cover: Any, to: str) -> None:
    """Ask whether the unit may enter the hex and go beneath the counter in one expenditure."""
    world.ask(q.May(action=a.Move(units=(world.who(who),), to=to, beneath=(cover,))))


@when("the players ask whether {who:who} may go beneath the {cover:cover}")
def may_go_beneath(world: World, who: str, cover: Any) -> None:
    """Ask whether the unit may go beneath a counter of its hex. It does not go."""
    world.ask(q.May(action=a.GoBeneath(units=(world.who(who),), cover=cover)))


@when("the players ask whether {who:who} may come out of the {cover:cover}")
def may_come_out(world: World, who: str, cover: Any) -> None:
    """Ask whether the unit may come out from beneath the counter. It does not come out."""
    world.ask(q.May(action=a.ComeOut(units=(world.who(who),), cover=cover)))


@then("the Wire Exit dr {result:result}")
def wire_dr_is(world: World, result: bool) -> None:
    """The dr gets the unit beneath the Wire, or fails."""
    world.expect_state("attempts", -1, "success", value=result)
