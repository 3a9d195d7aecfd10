"""What crossing walls, hedges, bocage and cactus hedges needs said: SSRs, gaps, Breaches, Guns, Bog."""

from typing import Any

from asl_conformance.gherkin import World, given, then, when
from asl_conformance.gherkin.describing import Piece
from asl_conformance.protocol import actions as a
from asl_conformance.protocol import questions as q

from .deeds import go


@given("there is a SSR that {rule:ssr}")
def ssr_on_hexsides(world: World, rule: str) -> None:
    """A SSR on walls and hedges, in words such as ``all hedges are bocage``."""
    world.set(ssr=(*world.fields.get("ssr", ()), rule))


@given("there is no SSR on walls and hedges")
def no_ssr(world: World) -> None:
    """Walls and hedges are what is printed: a table's row without a SSR."""
    world.set(ssr=())


@given("the depiction of hexside {edge:edge} has a gap")
def has_gap(world: World, edge: tuple[str, str]) -> None:
    """The wall or hedge is visibly interrupted there."""
    world.edge(*edge, gap=True)


@given("hexside {edge:edge} has been breached")
def has_breach(world: World, edge: tuple[str, str]) -> None:
    """A Breach counter points to the bocage hexside."""
    world.edge(*edge, breached=True)


@given("the date is {day:date}")
def date_is(world: World, day: str) -> None:
    """The date of the scenario."""
    world.set(date=day, month=int(day.split("-")[1]))


@given("the hexes are those of board {board:number}")
def board_is(world: World, board: int) -> None:
    """The number of the board the hexes are taken from."""
    world.set(board=str(board))


@when("{who:who} moves into {to:hex} off the road")
def moves_off_road(world: World, who: str, to: str) -> None:
    """Enter the hex for the COT of its terrain, without use of its road."""
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


@when("{who:who} breaches the bocage on its way into {to:hex}")
def breaches(world: World, who: str, to: str) -> None:
    """Declare a breach of the hexside, for all MP, and cross it."""
    go(world, (who,), "move", to, mode="breach")


@when("{who:who} makes a Bog DR of {colored:number} on the colored and {white:number} on the white die")
def bog_dr(world: World, who: str, colored: int, white: int) -> None:
    """The Bog Check that is due."""
    world.act(a.BogCheck(unit=world.who(who), colored=colored, white=white))


@when("the {gear:gear} changes its CA")
def changes_ca(world: World, gear: Piece) -> None:
    """The Gun turns by one hexspine."""
    world.thing(gear.name)
    world.act(a.ChangeCa(counter=gear.name))


@when("the players ask what hexside {edge:edge} is")
def what_is_hexside(world: World, edge: tuple[str, str]) -> None:
    """The hexside under the SSRs in force."""
    world.ask(q.Terrain(hexside="-".join(edge)))


@when("the players ask whether {who:who} may move into {to:hex}")
def may_move(world: World, who: str, to: str) -> None:
    """The move is asked about and not made."""
    world.ask(q.May(action=a.Move(units=(world.who(who),), to=to)))


@when("the players ask whether {who:who} may move into {to:hex} by {mode:mode}")
def may_move_by(world: World, who: str, to: str, mode: Any) -> None:
    """The move in this mode is asked about and not made."""
    world.ask(q.May(action=a.Move(units=(world.who(who),), to=to, mode=mode)))


@when("the players ask whether {who:who} may move straight beneath the {cover:cover} in {to:hex}")
def may_move_beneath(world: World, who: str, cover: Any, to: str) -> None:
    """The move beneath the counter, in one expenditure, is asked about and not made."""
    world.ask(q.May(action=a.Move(units=(world.who(who),), to=to, beneath=(cover,))))


@when("the players ask whether {who:who} may go beneath the {cover:cover}")
def may_go_beneath(world: World, who: str, cover: Any) -> None:
    """Going beneath a counter of the hex is asked about and not done."""
    world.ask(q.May(action=a.GoBeneath(units=(world.who(who),), cover=cover)))


@when("the players ask whether {who:who} may come out of the {cover:cover}")
def may_come_out(world: World, who: str, cover: Any) -> None:
    """Coming out of a counter of the hex is asked about and not done."""
    world.ask(q.May(action=a.ComeOut(units=(world.who(who),), cover=cover)))


@when("the players ask whether {who:who} may breach the bocage on its way into {to:hex}")
def may_breach(world: World, who: str, to: str) -> None:
    """The breach is asked about and not made."""
    world.ask(q.May(action=a.Move(units=(world.who(who),), to=to, mode="breach")))


def of_hexside(world: World, edge: tuple[str, str], field: str, value: object) -> None:
    """Claim something of the hexside as it is after the actions."""
    question = q.Terrain(hexside="-".join(edge))
    if question not in world.questions:
        world.questions.append(question)
    world.claim(world.questions.index(question), (field,), "is", value)


@then("hexside {edge:edge} is treated as {barrier:barrier}")
def treated_as(world: World, edge: tuple[str, str], barrier: str) -> None:
    """What the hexside is under the SSRs."""
    of_hexside(world, edge, "type", barrier)


@then("hexside {edge:edge} carries nothing")
def carries_nothing(world: World, edge: tuple[str, str]) -> None:
    """No terrain lies on the hexside."""
    of_hexside(world, edge, "type", "")


@then("hexside {edge:edge} stands on level {level:number}")
def stands_on(world: World, edge: tuple[str, str], level: float) -> None:
    """The base level of the hexside."""
    of_hexside(world, edge, "level", level)


@then("to the question whether hexside {edge:edge} is a Hillside wall or hedge the answer is {answer:yesno}")
def is_hillside(world: World, edge: tuple[str, str], answer: bool) -> None:
    """Whether it stands at the higher of two Base Levels."""
    of_hexside(world, edge, "hillside", answer)


@then("hexside {edge:edge} is breached")
def is_breached(world: World, edge: tuple[str, str]) -> None:
    """A Breach counter points to the hexside."""
    of_hexside(world, edge, "breached", True)


@then("hexside {edge:edge} is not breached")
def is_not_breached(world: World, edge: tuple[str, str]) -> None:
    """No Breach counter points to the hexside."""
    of_hexside(world, edge, "breached", False)


@then("it is subject to {risk:risk}")
def subject_to(world: World, risk: str) -> None:
    """The move asked about lays the vehicle open to this."""
    world.asked(q.May)
    world.expect("exposes", op="contains", value=risk)


@then("it is not subject to {risk:risk}")
def not_subject_to(world: World, risk: str) -> None:
    """The move asked about does not lay the vehicle open to this."""
    world.asked(q.May)
    world.expect("exposes", op="lacks", value=risk)
