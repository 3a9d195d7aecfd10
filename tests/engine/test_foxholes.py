"""Entrenching, capacity and Location of foxholes (27.1-27.13, 27.44, 27.51)."""

from __future__ import annotations

from typing import Any

import pytest

from asl_reference.base.editions import Rules, rules_for
from asl_reference.board.actions import Action
from asl_reference.board.position import Counter, Position, Unit
from asl_reference.board.steps import Log, Stopped
from asl_reference.play.turn import play
from asl_reference.play.verbs import HANDLERS
from asl_reference.protocol.answers.same_location import parted
from asl_reference.rules.ground.a5_stacking import Capacity
from asl_reference.rules.ground.b27_foxholes import fits_beneath, overfull, room_beneath
from tests.dated import CURRENT
from tests.engine.test_left_lying import allowed

OLDER = rules_for("older")
Units = dict[str, Unit]


def german(kind: str = "squad", **more: Any) -> Unit:
    return Unit("german", kind, "B2", **more)


def in_pfph(units: Units, **more: Any) -> Position:
    return Position(phase="PFPh", turn_of="german", units=units, **more)


def holding(kind: str, size: int | None = None) -> dict[str, Counter]:
    return {"cover": Counter(kind, "B2", size=size)}


def attempt(position: Position, *units: str, dr: int, rules: Rules = CURRENT, **more: Any) -> Log | Stopped:
    return play(rules, position, [Action("entrench", units=units, dr=dr, **more)])


def legal(log: Log | Stopped) -> Log:
    assert isinstance(log, Log), log
    return log


def foxholes(position: Position) -> list[int | None]:
    return [c.size for c in position.counters.values() if c.type == "foxhole"]


def test_the_handlers_are_registered() -> None:
    assert {"set_up", "exchange", "entrench", "roll", "recover", "result", "close_combat"} <= set(HANDLERS)


@pytest.mark.parametrize(("dr", "success"), [(2, True), (5, True), (6, False), (12, False)])
def test_a_squad_digs_in_at_5_or_less_and_is_ti_in_any_case(dr: int, success: bool) -> None:
    log = legal(attempt(in_pfph({"p": german()}), "p", dr=dr))
    assert log.attempts == ((("p",), dr, 0, success),)
    assert log.position.units["p"].status == ("ti",)
    assert log.position.units["p"].beneath == (("foxhole",) if success else ())
    assert foxholes(log.position) == ([1] if success else [])
    assert log.expenditures == ()


@pytest.mark.parametrize(
    ("units", "drm"),
    [
        ({"a": german("half_squad")}, 1),
        ({"a": german("crew")}, 1),
        ({"a": german("half_squad"), "b": german("half_squad")}, 0),
        ({"a": german("half_squad"), "b": german("crew")}, 0),
        ({"a": german(labor=-2)}, -2),
        ({"a": german(status=("cx",))}, 1),
    ],
)
def test_drm_of_those_who_dig(units: Units, drm: int) -> None:
    log = legal(attempt(in_pfph(units), *units, dr=4, waive=("small_unit",)))
    assert log.attempts[0].drm == drm
    assert {log.position.units[name].beneath for name in units} == {("foxhole",)}


@pytest.mark.parametrize(
    "unit",
    [
        german(status=("broken",)),
        german(status=("ti",)),
        german(done=("fired",)),
        german(done=("attempted_to_clear",)),
        german("leader", leadership=-1),
        german("hero"),
        german("tank"),
        german(mount="cavalry"),
        german(mount="motorcycle"),
        german("crew", status=("inherent",)),
        german(status=("rider",)),
    ],
)
def test_who_may_not_attempt(unit: Unit) -> None:
    stopped = attempt(in_pfph({"p": unit}), "p", dr=2)
    assert isinstance(stopped, Stopped)
    assert stopped.clause == "B27.11"


@pytest.mark.parametrize("phase", ["setup", "RPh", "MPh", "DFPh", "AFPh", "RtPh", "APh", "CCPh"])
def test_only_in_the_pfph_of_its_side(phase: str) -> None:
    elsewhen = Position(phase=phase, turn_of="german", units={"p": german()})
    of_the_enemy = Position(phase="PFPh", turn_of="russian", units={"p": german()})
    assert isinstance(attempt(elsewhen, "p", dr=2), Stopped)
    assert isinstance(attempt(of_the_enemy, "p", dr=2), Stopped)


@pytest.mark.parametrize("kind", ["foxhole", "trench", "at_ditch"])
def test_not_from_inside_an_entrenchment(kind: str) -> None:
    position = in_pfph({"p": german(beneath=(kind,))}, counters=holding(kind, 1))
    stopped = attempt(position, "p", dr=2)
    assert isinstance(stopped, Stopped)
    assert stopped.clause == "B27.11"


def test_not_on_wire_but_beneath_it() -> None:
    on = in_pfph({"p": german()}, counters=holding("wire"))
    below = in_pfph({"p": german(beneath=("wire",))}, counters=holding("wire"))
    assert isinstance(attempt(on, "p", dr=2), Stopped)
    assert legal(attempt(below, "p", dr=2)).position.units["p"].beneath == ("foxhole", "wire")


@pytest.mark.parametrize("kind", ["trench", "at_ditch"])
def test_since_the_erratum_not_in_a_trench_location(kind: str) -> None:
    position = in_pfph({"p": german()}, counters=holding(kind))
    stopped = attempt(position, "p", dr=2)
    assert isinstance(stopped, Stopped)
    assert stopped.clause == "B27.51"
    assert foxholes(legal(attempt(position, "p", dr=2, rules=OLDER)).position) == [1]


@pytest.mark.parametrize(("before", "after"), [(None, 1), (1, 2), (2, 3)])
def test_a_further_foxhole_enlarges_the_counter(before: int | None, after: int) -> None:
    counters = holding("foxhole", before) if before else {}
    log = legal(attempt(in_pfph({"p": german()}, counters=counters), "p", dr=5))
    assert foxholes(log.position) == [after]


def test_three_squads_is_the_most_a_hex_takes() -> None:
    stopped = attempt(in_pfph({"p": german()}, counters=holding("foxhole", 3)), "p", dr=5)
    assert isinstance(stopped, Stopped)
    assert stopped.clause == "B27.12"


def test_units_roll_separately_and_one_leader_serves_them_all() -> None:
    units = {"p": german(), "q": german(), "l": german("leader", leadership=-1)}
    entrench = [Action("entrench", units=(name,), dr=6, leader="l") for name in "pq"]
    log = legal(play(CURRENT, in_pfph(units), entrench))
    assert [a.success for a in log.attempts] == [True, True]
    assert foxholes(log.position) == [2]
    assert all(unit.beneath == ("foxhole",) and unit.has("ti") for unit in log.position.units.values())
    assert isinstance(attempt(in_pfph(units), "p", "q", dr=2), Stopped)


def test_before_the_erratum_the_helping_leader_stays_on_top() -> None:
    units = {"p": german(), "l": german("leader", leadership=-1)}
    now = legal(attempt(in_pfph(units), "p", dr=6, leader="l")).position
    then = legal(attempt(in_pfph(units), "p", dr=6, leader="l", rules=OLDER)).position
    assert (now.units["l"].beneath, then.units["l"].beneath) == (("foxhole",), ())
    assert now.units["l"].status == then.units["l"].status == ("ti",)


@pytest.mark.parametrize(
    "leader",
    [
        german("leader", leadership=-1, done=("directed_fire",)),
        german("leader", leadership=-1, mf_spent=1),
        german("leader", leadership=-1, done=("fired_support_weapon",)),
        german("leader", leadership=-1, status=("broken",)),
        german("leader", leadership=-1, status=("ti",)),
        german("leader", leadership=-1, at="pillbox"),
        Unit("german", "leader", "B3", leadership=-1),
        Unit("russian", "leader", "B2", leadership=-1),
    ],
)
def test_a_refused_leader_lets_the_attempt_go_on_without_him(leader: Unit) -> None:
    log = legal(attempt(in_pfph({"p": german(), "l": leader}), "p", dr=6, leader="l"))
    assert log.attempts == ((("p",), 6, 0, False),)
    assert log.begins is not None
    assert log.position.units["l"] == log.begins.units["l"]


def test_the_counter_goes_where_the_unit_is_and_dice_alone_found_nothing() -> None:
    position = in_pfph({"p": german()})
    assert isinstance(attempt(position, "p", dr=2, hex="B3"), Stopped)
    assert legal(play(CURRENT, position, [Action("roll", units=("p",), dr=3)])).position == position


@pytest.mark.parametrize(
    ("cover", "squads", "halves", "smc", "within"),
    [
        (Counter("foxhole", "B2", size=1), 1, 0, 4, True),
        (Counter("foxhole", "B2", size=1), 1, 0, 5, False),
        (Counter("foxhole", "B2", size=1), 1, 1, 0, False),
        (Counter("foxhole", "B2", size=1), 0, 2, 0, True),
        (Counter("foxhole", "B2", size=3), 3, 0, 4, True),
        (Counter("trench", "B2"), 3, 0, 5, False),
        (Counter("trench", "B2"), 2, 2, 0, True),
        (Counter("at_ditch", "B2"), 3, 1, 0, False),
        (Counter("sangar", "B2"), 1, 0, 4, True),
    ],
)
def test_capacity_is_counted_per_side(
    cover: Counter, squads: int, halves: int, smc: int, within: bool
) -> None:
    units = {
        f"{side}{kind}{i}": Unit(side, kind, "B2", beneath=(cover.type,))
        for side in ("german", "russian")
        for kind, number in (("squad", squads), ("half_squad", halves), ("leader", smc))
        for i in range(number)
    }
    position = Position(units=units, counters={"cover": cover})
    assert overfull(position, "cover") == (() if within else ("german", "russian"))


def test_room_is_what_the_own_side_has_left() -> None:
    units = {"p": german(beneath=("foxhole",)), "q": german(), "r": Unit("russian", "squad", "B2")}
    position = Position(units=units, counters=holding("foxhole", 1))
    assert room_beneath(position, "cover", Capacity(1, 4), "german") == (0, 4)
    assert room_beneath(position, "cover", Capacity(1, 4), "russian") == (1, 4)
    assert fits_beneath(position, "cover", ("r",)) is None
    full = fits_beneath(position, "cover", ("q",))
    assert full is not None
    assert full.clause == "B27.12"


@pytest.mark.parametrize(
    ("purpose", "same"),
    [("general", True), ("close_combat", True), ("llmc", True), ("recovery", False), ("tem", False)],
)
def test_beneath_and_on_top_are_one_location_save_for_recovery_and_tem(purpose: str, same: bool) -> None:
    position = Position(counters=holding("foxhole", 1))
    assert (parted(position, german(beneath=("foxhole",)), german(), purpose) is None) == same
    assert parted(position, german(beneath=("foxhole",)), german(at="pillbox"), purpose)


@pytest.mark.parametrize("unit_beneath", [(), ("foxhole",)])
@pytest.mark.parametrize("weapon_beneath", [(), ("foxhole",)])
def test_recovery_does_not_reach_into_or_out_of_a_foxhole(
    unit_beneath: tuple[str, ...], weapon_beneath: tuple[str, ...]
) -> None:
    lmg = Counter("lmg", "B2", beneath=weapon_beneath)
    position = Position(
        phase="RPh",
        turn_of="german",
        units={"p": german(beneath=unit_beneath)},
        counters={**holding("foxhole", 1), "lmg": lmg},
    )
    log = play(CURRENT, position, [Action("recover", unit="p", counter="lmg", dr=5)])
    if unit_beneath == weapon_beneath:
        assert legal(log).position.counters["lmg"].possessed_by == "p"
    else:
        assert isinstance(log, Stopped)
        assert log.clause == "B27.13"


@pytest.mark.parametrize(
    ("result", "check", "checking"), [("eliminated", "llmc", {"p", "b"}), ("broken", "lltc", {"p"})]
)
def test_the_loss_of_a_leader_beneath_is_felt_on_top(result: str, check: str, checking: set[str]) -> None:
    units = {
        "l": german("leader", leadership=-1, morale=9, beneath=("foxhole",)),
        "p": german(morale=7),
        "b": german(morale=7, status=("broken",)),
        "pillbox": german(morale=7, at="pillbox"),
        "enemy": Unit("russian", "squad", "B2", morale=7),
    }
    position = Position(units=units, counters=holding("foxhole", 1))
    log = legal(play(CURRENT, position, [Action("result", unit="l", result=result)]))
    assert {(c.check, c.unit) for c in log.checks} == {(check, name) for name in checking}
    assert log.eliminated == (("l",) if result == "eliminated" else ())


def test_close_combat_joins_beneath_and_on_top_but_not_the_pillbox() -> None:
    units = {
        "german": german(beneath=("foxhole",)),
        "bunkered": german(at="pillbox"),
        "russian": Unit("russian", "squad", "B2"),
    }
    position = Position(phase="CCPh", units=units, counters=holding("foxhole", 1))
    legal(play(CURRENT, position, [Action("close_combat", by=("russian",), target="german")]))
    stopped = play(CURRENT, position, [Action("close_combat", by=("russian",), target="bunkered")])
    assert isinstance(stopped, Stopped)
    assert stopped.clause == "B27.13"


def test_mf_spent_are_an_action_tried_though_no_deed_says_so() -> None:
    """27.11: whoever has spent MF in the phase has not waited for the attempt."""
    spent = attempt(in_pfph({"p": german(mf_spent=1)}), "p", dr=3)
    assert isinstance(spent, Stopped)
    assert spent.clause == "B27.11"


@pytest.mark.parametrize("rules", [CURRENT, OLDER])
@pytest.mark.parametrize("cover", ["sangar", "trench"])
def test_a_helping_leader_is_never_beneath_two_entrenchments(cover: str, rules: Rules) -> None:
    units = {"p": german(), "l": german("leader", leadership=-1, beneath=(cover,))}
    log = attempt(in_pfph(units, counters=holding(cover)), "p", dr=3, leader="l", rules=rules)
    after = log.position.units if isinstance(log, Log) else units
    assert after["l"].beneath == (cover,)


@pytest.mark.parametrize("do", ["go_beneath", "come_out"])
def test_units_of_two_locations_do_not_go_in_or_out_in_one_act(do: str) -> None:
    covers = {"beneath": ["foxhole"]} if do == "come_out" else {}
    units = {name: {"side": "German", "type": "squad", "hex": name, **covers} for name in ("B2", "B3")}
    foxholes = {f"in {name}": {"type": "foxhole", "hex": name, "size": 1} for name in units}
    act = {"do": do, "cover": "foxhole"}
    assert not allowed([act | {"units": ["B2", "B3"]}], units=units, counters=foxholes)
    assert allowed([act | {"units": ["B2"]}], units=units, counters=foxholes)
