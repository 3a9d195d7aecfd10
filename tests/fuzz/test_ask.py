"""An engine is asked only what it declares, many questions per request; a failure names the question."""

from __future__ import annotations

import random

import pytest

from asl_conformance.fuzz.asking.ask import EngineFailed, hex_, los, unit
from asl_conformance.fuzz.asking.questions import comparable, questions
from asl_conformance.fuzz.boards.scenes import (
    free_id,
    pairs,
    with_counter,
    with_hex,
    with_unit,
    without,
    without_counters,
)
from asl_conformance.fuzz.invariants import check as invariants
from asl_conformance.fuzz.invariants.check import Invariant, Tally, Violation, violated

from .asking import Json, fails_on_marsh, reference, twisted

SQUADS: Json = with_unit(
    with_unit({"phase": "MPh", "turn_of": "German"}, "g", side="German", type="squad", hex="F5"),
    "r",
    side="Russian",
    type="squad",
    hex="F8",
)


def test_outcomes_come_in_the_order_of_the_questions() -> None:
    outcomes = reference().ask(SQUADS, [los(unit("g"), unit("r")), {"ask": "state"}])
    assert [sorted(outcome["answer"])[0] for outcome in outcomes] == ["blocked_at", "attacks"]


def test_an_illegal_action_is_no_answer_and_no_failure() -> None:
    move = {"do": "move", "units": ["g"], "to": "F9"}
    assert not reference().legal(SQUADS, [move])
    assert reference().state(SQUADS, [move]) is None
    assert reference().legal(SQUADS, [move | {"to": "F6"}])


def test_a_failure_says_who_was_asked_what() -> None:
    engine = twisted(fails_on_marsh)
    marsh = with_hex(SQUADS, "F6", terrain="marsh")
    with pytest.raises(EngineFailed, match="no marsh here") as failed:
        engine.answer(marsh, los(hex_("F5"), hex_("F7")))
    assert failed.value.asker is engine
    assert failed.value.position == marsh
    assert failed.value.failure.kind == "crash"


def test_what_an_engine_does_not_declare_is_not_asked() -> None:
    assert reference().supports({"los": ("clear",)}, ("move",))
    assert not reference().supports({"los": ("colour",)})
    assert not reference().supports({"dance": ()})
    assert not reference().supports({}, ("dance",))
    declared = {"los": ("clear",)}
    assert {q["ask"] for q in questions(SQUADS, declared, random.Random(1))} == {"los"}


def test_the_same_dice_choose_the_same_questions() -> None:
    declared = reference().capabilities.questions
    first, second = (questions(SQUADS, declared, random.Random(4), 10, ("move",)) for _ in range(2))
    assert first == second
    assert {"los", "attack", "may", "state", "wall_advantage"} <= {q["ask"] for q in first}


def test_only_what_every_right_answer_must_say_is_compared() -> None:
    question = los(unit("g"), unit("r"))
    declared = {"los": ("clear", "hindrance", "blocked_at", "why")}
    blocked = {"answer": {"clear": False, "hindrance": 3, "blocked_at": "F6", "why": "woods", "more": 1}}
    assert comparable(question, blocked, declared) == {"answer": {"clear": False}}
    assert comparable(question, {"illegal": {"action": 0}}, declared) == {"illegal": True}


def test_a_check_that_asks_nothing_counts_as_empty() -> None:
    idle = Invariant("B9-INV-00", lambda ask, position, dice: None, {})
    busy = Invariant(
        "B9-INV-99", lambda ask, position, dice: Violation(str(ask.state(position)), position), {}
    )
    absent = Invariant("B9-INV-98", lambda ask, position, dice: None, {"dance": ()})
    tally = Tally()
    found = list(violated(reference(), SQUADS, 1, [idle, busy, absent], tally))
    assert [one.id for one, _ in found] == ["B9-INV-99"]
    assert (tally.checked, tally.empty) == ({"B9-INV-99": 1}, {"B9-INV-00": 1})


def test_an_invariant_is_accounted_for_once() -> None:
    invariants.load()
    with pytest.raises(ValueError, match="B27-INV-08 is accounted for already"):
        invariants.invariant("B27-INV-08", needs={})(lambda ask, position, dice: None)
    with pytest.raises(ValueError, match="B27-INV-08 is accounted for already"):
        invariants.uncheckable("B27-INV-08", "no reason")


def test_changed_positions_leave_the_first_one_as_it_was() -> None:
    dug = with_unit(with_counter(SQUADS, "f", type="foxhole", hex="F5", size=1), "g", beneath=["foxhole"])
    walled = dug | {"hexsides": {"F5-F6": {"terrain": "wall"}}}
    assert without_counters(dug, "foxhole")["units"]["g"]["beneath"] == []
    assert without(walled, "hexsides", "F5-F6")["hexsides"] == {}
    assert dug["units"]["g"]["beneath"] == ["foxhole"]
    assert "beneath" not in SQUADS["units"]["g"]
    assert pairs(dug) == [("g", "r")]
    assert free_id(dug, "g") == "g1"
