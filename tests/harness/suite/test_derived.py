"""Cases derived from written ones: what they ask beforehand is what was played."""

from typing import Any

import msgspec
import pytest

from asl_conformance.protocol import actions as a
from asl_conformance.protocol import questions as q
from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.position import Counter, Position, Unit
from asl_conformance.suite.case import Case, Expectation
from asl_conformance.suite.derived import derive
from tests.harness.sample import sample

MOVE = a.Move(("P",), "F6")
GO_ON = a.Move(("P",), "F7")
STATE = q.State()
FIRE = q.Attack("P", "small_arms", by=("R",))


def played(*claims: Expectation, **changes: Any) -> Case:
    units = {"P": Unit("German", "squad", "F5"), "R": Unit("Russian", "squad", "F9")}
    fields: dict[str, Any] = {
        "position": Position(phase="MPh", turn_of="German", units=units),
        "actions": (MOVE, GO_ON),
        "questions": (STATE, FIRE),
        "expectations": claims,
    }
    return msgspec.structs.replace(sample(1), **{**fields, **changes})


def said(op: Any = "is", value: Any = None, *path: str | int, question: int = 0) -> Expectation:
    return Expectation("so it is", question, path, op, value, 7)


def test_what_is_allowed_when_it_is_done_is_allowed_when_it_is_asked_about() -> None:
    (found,) = derive([played(said("legal"))])
    assert (found.id, found.derived) == ("B27.1-1~may", "may")
    assert (found.actions, found.questions) == ((MOVE,), (q.May(GO_ON),))
    assert found.expectations == (Expectation("so it is", 0, ("allowed",), "is", True, 7),)
    assert (found.requirements, found.clauses) == (("B27.1-1",), ("B27.1",))


def test_what_is_refused_is_refused_before_by_one_of_the_clauses() -> None:
    (found,) = derive([played(said("illegal", 0), said("cites", ("B27.4",)))])
    assert (found.actions, found.questions) == ((), (q.May(MOVE),))
    assert [(e.op, e.value) for e in found.expectations] == [("is", False), ("cites", ("B27.4",))]


def test_the_last_expenditure_is_the_cost_of_the_last_action() -> None:
    (found,) = derive([played(said("is", 2, "expenditures", -1, "mf"))])
    assert (found.id, found.questions) == ("B27.1-1~cost", (q.May(GO_ON),))
    assert [(e.path, e.op, e.value) for e in found.expectations] == [(("cost",), "is", 2)]


def test_expenditures_listed_one_by_one_are_those_of_the_actions_only_if_they_are_all() -> None:
    both = [said("is", 1, "expenditures", 0, "mf"), said("is", 2, "expenditures", 1, "mf")]
    assert derive([played(*both)]) == ()
    (found,) = derive([played(*both, said("absent", None, "expenditures", 2))])
    assert found.expectations[0].value == 2


def test_an_action_that_spends_nothing_has_not_what_was_spent_before_it() -> None:
    fired = a.Fire(("P",), "R")
    assert derive([played(said("is", 2, "expenditures", -1, "mf"), actions=(MOVE, fired))]) == ()


def test_the_whole_allotment_may_be_given_by_its_number_or_by_its_name() -> None:
    spent, left = said("is", 4, "expenditures", -1, "mf"), said("is", 0, "units", "P", "mf_left")
    (found,) = derive([played(spent, left)])
    assert (found.expectations[0].op, found.expectations[0].value) == ("among", [4, "all"])


@pytest.mark.parametrize(
    ("claim", "op", "word"),
    [
        (said("is", True, "possible", question=1), "contains", "first_fire"),
        (said("is", -1, "targets", "P", "drm", "ffmo", question=1), "contains", "ffmo"),
        (said("is", -1, "targets", "P", "drm", "ffnam", question=1), "contains", "ffnam"),
        (said("is", 0, "targets", "P", "drm", "ffmo", question=1), "lacks", "ffmo"),
    ],
)
def test_what_fire_then_meets_the_unit_was_laid_open_to(claim: Expectation, op: str, word: str) -> None:
    (found,) = derive([played(claim)])
    assert found.id == "B27.1-1~exposes"
    assert [(e.path, e.op, e.value) for e in found.expectations] == [(("exposes",), op, word)]


def test_what_one_firer_does_not_meet_another_may() -> None:
    claim = said("is", 0, "targets", "P", "drm", "ffmo", question=1)
    units = {"S": Unit("Russian", "squad", "F8"), **played(claim).position.units}
    position = Position(phase="MPh", turn_of="German", units=units)
    assert derive([played(claim, position=position)]) == ()


@pytest.mark.parametrize(
    "changes",
    [
        {"questions": (STATE, q.Attack("P", "small_arms"))},
        {"questions": (STATE, q.Attack("R", "small_arms", by=("P",)))},
        {"position": msgspec.structs.replace(played().position, phase="PFPh")},
        {"position": msgspec.structs.replace(played().position, turn_of="Russian")},
        {"actions": (MOVE, a.ClaimWallAdvantage(("P",)))},
    ],
)
def test_fire_that_is_no_first_fire_at_the_last_expenditure_exposes_nobody(changes: dict[str, Any]) -> None:
    assert derive([played(said("is", True, "possible", question=1), **changes)]) == ()


def test_interdiction_of_a_declared_rout_is_asked_of_the_step_that_enters_the_hex() -> None:
    steps = (a.Rout(("P",), "F6"), a.Rout(("P",), "F7"))
    rout = {"actions": (), "questions": (q.RoutQuestion("P", steps),)}
    (found,) = derive([played(said("contains", "F7", "interdiction"), **rout)])
    assert (found.actions, found.questions) == (steps[:1], (q.May(steps[1]),))
    assert [(e.op, e.value) for e in found.expectations] == [("contains", "interdiction")]


def test_interdiction_may_be_due_to_what_is_done_after_the_hex_is_entered() -> None:
    steps = (a.Rout(("P",), "F6"), a.ComeOut(("P",), "foxhole"))
    rout = {"actions": (), "questions": (q.RoutQuestion("P", steps),)}
    assert derive([played(said("contains", "F6", "interdiction"), **rout)]) == ()


def test_interdiction_is_that_of_a_declared_rout() -> None:
    assert derive([played(said("contains", "F7", "interdiction"))]) == ()


def test_a_declared_rout_that_is_refused_says_not_which_step_is() -> None:
    rout = {"actions": (), "questions": (q.RoutQuestion("P", (a.Rout(("P",), "F6"),)),)}
    assert derive([played(said("is", False, "legal"), **rout)]) == ()


SPENDS: dict[str, AnyAction] = {
    "move": GO_ON,
    "rout": a.Rout(("P",), "F7"),
    "go_beneath": a.GoBeneath(("P",), "foxhole"),
    "come_out": a.ComeOut(("P",), "foxhole"),
    "place_dc": a.PlaceDc("P", "dc", "F7"),
    "throw_dc": a.ThrowDc("P", "dc", "F7"),
    "recover": a.Recover("P", "lmg"),
    "start": a.Start("P"),
    "stop": a.Stop("P"),
    "change_vca": a.ChangeVca("P"),
    "load": a.Load(("P",), "truck"),
    "unload": a.Unload(("P",)),
}
COST = said("is", 2, "expenditures", -1, "mf")
FIRED_AT = said("is", True, "possible", question=1)
BY_MEANS = ["small_arms", "ordnance_he", "ordnance_ap", "ordnance_heat"]
OMITTED = [("mg", "hmg"), ("mortar", "light_mortar"), ("flamethrower", "ft")]


def fired(means: Any = "small_arms", **changes: Any) -> dict[str, Any]:
    """The questions of a case in which P is fired at by these means."""
    return {"questions": (STATE, msgspec.structs.replace(FIRE, means=means, **changes))}


def claims_of(*claims: Expectation, **changes: Any) -> list[tuple[str, Any]]:
    """Operator and value of each claim of the cases derived."""
    return [(e.op, e.value) for case in derive([played(*claims, **changes)]) for e in case.expectations]


@pytest.mark.parametrize("verb", SPENDS)
def test_each_verb_that_spends_mf_has_a_cost_and_exposes(verb: str) -> None:
    action = SPENDS[verb]
    cost, exposes = derive([played(COST, FIRED_AT, actions=(MOVE, action))])
    for found in (cost, exposes):
        assert (found.actions, found.questions) == ((MOVE,), (q.May(action),))
    assert [(e.op, e.value) for e in cost.expectations] == [("is", 2)]
    assert [(e.op, e.value) for e in exposes.expectations] == [("contains", "first_fire")]


def test_the_only_action_has_all_that_was_spent() -> None:
    (found,) = derive([played(COST, actions=(a.Entrench(("P",), 5),))])
    assert (found.id, found.actions) == ("B27.1-1~cost", ())


@pytest.mark.parametrize(
    "claims",
    [
        (said("at_least", 2, "expenditures", -1, "mf"),),
        (said("is", 2, "expenditures", 1, "mf"), said("absent", None, "expenditures", 2)),
        (
            said("is", 1, "expenditures", 0, "mf"),
            said("is", 2, "expenditures", 1, "mf"),
            said("absent", None, "attempts", 2),
        ),
        (
            said("is", 1, "expenditures", 0, "mf"),
            said("is", 2, "expenditures", 1, "mf"),
            said("is", ("P",), "expenditures", 2, "units"),
        ),
    ],
)
def test_what_may_be_spent_on_something_else_is_no_cost(claims: tuple[Expectation, ...]) -> None:
    assert derive([played(*claims)]) == ()


def test_who_has_mf_left_has_not_spent_all() -> None:
    off = said("absent", None, "units", "R")
    assert claims_of(COST, off, said("is", 2, "units", "P", "mf_left")) == [("is", 2)]
    assert claims_of(COST, off, said("is", 0, "units", "P", "mf_left")) == [("among", [2, "all"])]
    assert claims_of(COST, said("is", 0, "units", "P", "floor")) == [("is", 2)]


def test_a_refusal_without_index_is_of_the_last_action() -> None:
    (found,) = derive([played(said("illegal"), said("cites", ("B27.4",)))])
    assert (found.actions, found.questions) == ((MOVE,), (q.May(GO_ON),))
    assert [e.path for e in found.expectations] == [("allowed",), ()]


@pytest.mark.parametrize(
    ("claim", "changes"),
    [
        (said("illegal", [0, 1]), {}),
        (said("legal"), {"questions": (q.RoutQuestion("P", ()),)}),
    ],
)
def test_nothing_is_asked_of_an_action_that_may_not_be_the_one_meant(
    claim: Expectation, changes: dict[str, Any]
) -> None:
    assert derive([played(claim, **changes)]) == ()


@pytest.mark.parametrize("means", BY_MEANS)
def test_each_means_of_first_fire_shows_what_the_action_exposes_to(means: str) -> None:
    ffmo = said("is", -1, "targets", "P", "drm", "ffmo", question=1)
    assert claims_of(FIRED_AT, ffmo, **fired(means)) == [("contains", "first_fire"), ("contains", "ffmo")]


@pytest.mark.parametrize(("means", "weapon"), OMITTED)
def test_fire_of_a_weapon_that_the_position_omits_shows_no_risk(means: str, weapon: Any) -> None:
    assert claims_of(FIRED_AT, **fired(means)) == []
    units = {"P": Unit("German", "squad", "F5"), "R": Unit("Russian", "squad", "F9")}
    listed = {"w": Counter(weapon, possessed_by="R")}
    told = Position(phase="MPh", turn_of="German", units=units, counters=listed)
    assert claims_of(FIRED_AT, position=told, **fired(means)) == [("contains", "first_fire")]
    armed = Position(phase="MPh", turn_of="German", units=units | {"R": Unit("Russian", "tank", "F9")})
    assert claims_of(FIRED_AT, position=armed, **fired(means)) == [("contains", "first_fire")]


def test_a_snap_shot_is_a_risk_of_its_own_and_never_has_ffmo() -> None:
    drm = [said("is", value, "targets", "P", "drm", "ffnam", question=1) for value in (-1, 0)]
    assert claims_of(FIRED_AT, *drm, **fired("snap_shot")) == [
        ("contains", "snap_shot"),
        ("contains", "ffnam"),
    ]


def test_a_mover_may_be_with_what_is_no_unit() -> None:
    assert claims_of(FIRED_AT, actions=(MOVE, a.Move(("lmg", "P"), "F7"))) == [("contains", "first_fire")]


def test_the_only_enemy_may_fire_a_weapon() -> None:
    claim = said("is", 0, "targets", "P", "drm", "ffmo", question=1)
    assert claims_of(claim, **fired(by=("R", "hmg"))) == [("lacks", "ffmo")]


@pytest.mark.parametrize(
    ("claim", "changes"),
    [
        (said("is_not", True, "possible", question=1), {}),
        (said("is", False, "possible", question=1), {}),
        (said("is", True, "area_fire", question=1), {}),
        (FIRED_AT, fired("oba_harassing")),
        (said("is", -1, "targets", "P", "drm", "ffmo", question=1), fired("oba_harassing")),
        (said("is", -1, "targets", "S", "drm", "ffmo", question=1), {}),
        (said("is", 1, "targets", "P", "drm", "ffmo", question=1), {}),
    ],
)
def test_what_shows_no_first_fire_says_nothing_of_the_risk(
    claim: Expectation, changes: dict[str, Any]
) -> None:
    assert derive([played(claim, **changes)]) == ()


@pytest.mark.parametrize(("attacks", "op"), [(1, "contains"), (0, "lacks")])
def test_the_minefields_of_one_action_are_those_it_exposes_to(attacks: int, op: str) -> None:
    claim = said("is", attacks, "minefield_attacks")
    assert claims_of(claim, actions=(MOVE,)) == [(op, "minefield")]
    assert claims_of(claim) == []
    assert claims_of(said("at_least", attacks, "minefield_attacks"), actions=(MOVE,)) == []
    assert claims_of(said("is", attacks, "units", "P", "floor"), actions=(MOVE,)) == []


ENTERS, GOES_ON, LEAVES = a.Rout(("P",), "F6"), a.Rout(("P",), "F7"), a.ComeOut(("P",), "foxhole")


@pytest.mark.parametrize(
    ("claim", "steps", "asked"),
    [
        (said("contains", "F6", "interdiction"), (ENTERS, GOES_ON), ENTERS),
        (said("lacks", "F6", "interdiction"), (ENTERS, LEAVES), ENTERS),
        (said("contains", "F7", "interdiction"), (ENTERS, GOES_ON, LEAVES), None),
        (said("contains", "F9", "interdiction"), (ENTERS, GOES_ON), None),
        (said("is", "F6", "interdiction"), (ENTERS,), None),
        (said("lacks", "F6", "beneath"), (ENTERS,), None),
    ],
)
def test_interdiction_of_a_rout_is_asked_where_one_step_decides_it(
    claim: Expectation, steps: tuple[AnyAction, ...], asked: AnyAction | None
) -> None:
    found = derive([played(claim, actions=(MOVE,), questions=(q.RoutQuestion("P", steps),))])
    assert [one.questions for one in found] == ([] if asked is None else [(q.May(asked),)])
    assert [one.actions for one in found] == ([] if asked is None else [(MOVE,)])
