"""Cases derived from written ones: what they ask beforehand is what was played."""

from typing import Any

import msgspec
import pytest

from asl_conformance.protocol import actions as a
from asl_conformance.protocol import questions as q
from asl_conformance.protocol.position import Position, Unit
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


def test_expenditures_told_one_by_one_are_those_of_the_actions_only_if_they_are_all() -> None:
    both = [said("is", 1, "expenditures", 0, "mf"), said("is", 2, "expenditures", 1, "mf")]
    assert derive([played(*both)]) == ()
    (found,) = derive([played(*both, said("absent", None, "expenditures", 2))])
    assert found.expectations[0].value == 2


def test_an_action_that_spends_nothing_has_not_what_was_spent_before_it() -> None:
    fired = a.Fire(("P",), "R")
    assert derive([played(said("is", 2, "expenditures", -1, "mf"), actions=(MOVE, fired))]) == ()


def test_the_whole_allotment_may_be_told_by_its_number_or_by_its_name() -> None:
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


def test_a_declared_rout_that_is_refused_says_not_which_step_is() -> None:
    rout = {"actions": (), "questions": (q.RoutQuestion("P", (a.Rout(("P",), "F6"),)),)}
    assert derive([played(said("is", False, "legal"), **rout)]) == ()
