"""A4.12: a squad that moves with a leader has 2 MF more for all that the two do together, and no longer."""

from typing import Any

import asl_reference.play.verbs  # noqa: F401  registers the verbs
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.position import Counter, Position, Unit
from asl_reference.board.steps import Log, Stopped
from asl_reference.play.turn import play
from asl_reference.rules.moving.a4_allotment import mf_left
from tests.dated import CURRENT

BOTH = ("squad", "leader")


def board(**squad: Any) -> Position:
    """A squad and a leader in C4, and a foxhole for two squads four hexes away in C8."""
    units = {name: {"side": "German", "type": name, "hex": "C4"} for name in BOTH}
    units["squad"] |= squad
    foxhole = {"type": "foxhole", "hex": "C8", "size": 2}
    return Position.from_json(
        {"phase": "MPh", "turn_of": "German", "units": units, "counters": {"f": foxhole}}
    )


def act(do: str, *who: str, **fields: Any) -> Action:
    return Action.from_json({"do": do, "units": list(who), **fields})


def marched(to: int, *who: str) -> list[Action]:
    """Hex by hex down the column from C4 to the given row."""
    return [act("move", *(who or BOTH), to=f"C{row}") for row in range(5, to + 1)]


def left(*actions: Action, position: Position | None = None) -> float:
    """The squad's MF left."""
    log = play(CURRENT, position or board(), actions)
    assert isinstance(log, Log), log
    return mf_left(log.position, "squad")


def refused(*actions: Action) -> str:
    """The clause that forbids the last action."""
    log = play(CURRENT, board(), actions)
    assert isinstance(log, Stopped), log
    assert log.action == len(actions) - 1
    return log.clause


def test_together_they_go_on_to_the_sixth_mf_whatever_they_do() -> None:
    assert left(*marched(8)) == 2
    beneath = act("go_beneath", *BOTH, cover="foxhole")
    assert left(*marched(8), beneath) == 1
    assert left(*marched(8), beneath, act("come_out", *BOTH, cover="foxhole")) == 0
    assert refused(*marched(8), beneath, act("come_out", *BOTH, cover="foxhole"), *marched(9)[-1:]) == "A4.1"


def test_the_squad_alone_has_its_own_four() -> None:
    assert left(*marched(8, "squad")) == 0
    assert refused(*marched(8, "squad"), act("go_beneath", "squad", cover="foxhole")) == "A4.1"


def test_without_him_it_is_left_with_what_it_has_of_its_own() -> None:
    assert refused(*marched(8), act("go_beneath", "squad", cover="foxhole")) == "A4.1"
    assert left(*marched(8), act("move", "leader", to="C9")) == 0
    assert left(*marched(6), act("move", "squad", to="C7")) == 1


def test_it_begins_with_what_they_do_first() -> None:
    position = Position.from_json(
        {
            "phase": "MPh",
            "turn_of": "German",
            "units": {n: {"side": "German", "type": n, "hex": "C4", "beneath": ["foxhole"]} for n in BOTH},
            "counters": {"f": {"type": "foxhole", "hex": "C4", "size": 1}},
        }
    )
    assert left(position=position) == 4
    out = act("come_out", *BOTH, cover="foxhole")
    assert left(out, position=position) == 5
    assert left(out, *marched(9), position=position) == 0


def test_it_comes_on_top_of_an_allotment_that_the_position_gives() -> None:
    assert left(*marched(6), position=board(mf=5)) == 5
    declared = act("declare", "squad", leader="leader")
    assert left(declared, position=board(mf=3)) == 5


def test_of_double_time_and_leader_each_gives_its_own() -> None:
    assert left(act("declare", *BOTH, mode="double_time"), *marched(5)) == 7


def test_who_meets_him_on_the_way_has_nothing_of_him() -> None:
    apart = board(hex="C3")
    alone = [act("move", "squad", to="C4"), act("move", "leader", to="B4"), act("move", "leader", to="C4")]
    assert left(*alone, act("move", *BOTH, to="C5"), position=apart) == 2


def test_nor_has_who_is_told_to_have_moved_without_him() -> None:
    assert left(act("move", *BOTH, to="C5"), position=board(done=["moved"])) == 3
    assert left(act("move", *BOTH, to="C5"), position=board(done=["directed_fire"])) == 5


def test_neither_lasts_into_the_next_turn() -> None:
    log = play(CURRENT, board(), [act("declare", "squad", mode="double_time", leader="leader")])
    assert isinstance(log, Log)
    for _ in range(2):
        log = play(CURRENT, log.position, [Action.from_json({"do": "end_phase", "next": "MPh"})])
        assert isinstance(log, Log)
    assert mf_left(log.position, "squad") == 4


def test_it_goes_on_with_any_leader_who_has_come_all_the_way() -> None:
    second = Unit(side="German", type="leader", hex="C4", id="second")
    three = board().with_unit("second", second)
    for who in (("squad", "leader", "second"), ("squad", "second", "leader")):
        for going in ("leader", "second"):
            assert left(*marched(7, *who), *marched(9, "squad", going)[-2:], position=three) == 1


def test_it_is_helped_by_any_hero_who_has_come_all_the_way() -> None:
    heroes = {name: Unit(side="German", type="hero", hex="C4") for name in ("one", "two")}
    hmg = Counter(type="hmg", possessed_by="squad", pp=4)
    laden = board().with_units(heroes).with_counter("hmg", hmg)
    for staying in ("one", "two"):
        both = [act("move", "squad", *heroes, to="C5"), act("move", "squad", *heroes, to="C6")]
        going = [name for name in heroes if name != staying]
        assert left(*both, act("move", "squad", *going, to="C7"), position=laden) == 1


def test_a_hero_helps_on_whom_he_has_helped_before() -> None:
    units = {name: Unit(side="German", type="squad", hex="C4") for name in ("first", "squad")}
    heroes = {name: Unit(side="German", type="hero", hex="C4") for name in ("one", "two")}
    guns = {f"{name}'s": Counter(type="hmg", possessed_by=name, pp=4) for name in units}
    laden = Position(phase="MPh", turn_of="German", units=units | heroes, counters=guns)
    together = act("move", "first", "squad", "one", "two", to="C5")
    assert left(together, act("move", "first", "squad", "two", to="C6"), position=laden) == 2


def test_a_squad_that_has_broken_has_its_mf_no_longer() -> None:
    """A4.12, A10.5: no phase is named, and the MF left are those of a rout, 1 of them spent."""
    position = replace(board(), phase="")
    breaks = Action.from_json({"do": "result", "unit": "squad", "result": "broken"})
    assert left(*marched(5), position=position) == 5
    assert left(*marched(5), breaks, position=position) == 5
    assert left(*marched(5, "squad"), breaks, position=position) == 5


def test_a_leader_who_has_gone_aboard_leads_nobody_on_foot() -> None:
    truck = Unit(side="German", type="truck", hex="C5", id="truck")
    position = board().with_unit("truck", truck)
    boards = act("load", "leader", vehicle="truck")
    assert left(*marched(5), position=position) == 5
    assert left(*marched(5), boards, position=position) == 3
