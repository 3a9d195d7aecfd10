"""Where to look: the first smaller question about a wrong answer that the engine also gets wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from asl_conformance.adapters.inprocess import InProcessEngine
from asl_conformance.fuzz.asking.ask import Asker
from asl_conformance.fuzz.asking.closer import Closer, closer
from asl_conformance.gherkin.scene import unasked, world_of_steps
from asl_conformance.judging.judge import judge
from asl_conformance.suite.case import Case, request_params

from .asking import Json, Twist, Twisted, reference, twisted
from .twisted_engines import takes_brush_for_woods

ATTACK = (
    "Given C4 is brush",
    "And a German squad in C4",
    "And a Russian squad in C6",
    "When the Russian squad attacks the German squad with small-arms fire",
    "Then the TEM of the German squad is +0",
)
TWO_MOVES = (
    "Given it is the MPh of the German turn",
    "And a German squad in C4",
    "And C5 is woods",
    "When the German squad moves into C5",
    "And the German squad moves into C6",
    "Then the German squad has 1 MF left",
)


def case(*steps: str) -> Case:
    return unasked(world_of_steps(steps), "steps")


def looked(engine: Asker, one: Case) -> Closer | None:
    verdict = judge(one, engine.engine.evaluate(request_params(one, engine.edition)), engine.capabilities)
    assert verdict.kind == "fail", verdict
    return closer(one, verdict.findings, engine, reference())


def found(twist: Twist, *steps: str) -> Closer:
    one = looked(twisted(twist), case(*steps))
    assert one is not None
    return one


def test_an_attack_that_is_wrong_for_the_ground_leads_to_the_ground() -> None:
    one = found(takes_brush_for_woods, *ATTACK)
    assert (one.where, one.field, one.got, one.due) == ("terrain C4", "type", "woods", "brush")
    assert one.text.startswith('terrain C4: type is "woods", by the rules "brush"')


def test_an_attack_that_alone_is_wrong_is_the_place_to_look_at() -> None:
    def adds_one(position: Json, question: Json, answer: Json) -> None:
        if question["ask"] == "attack":
            for target in answer["targets"].values():
                target["tem"] += 1

    one = found(adds_one, *ATTACK)
    assert not one.where
    assert one.kinds == ("terrain", "state", "wall_advantage", "los", "concealment")
    assert one.text.startswith("the answer itself: ")


def another_hindrance(position: Json, question: Json, answer: Json) -> None:
    """Wrong in several fields of one answer."""
    if question["ask"] == "attack":
        for target in answer["targets"].values():
            target.update(tem=7, total=9, drm={"hindrance": 2})


def test_in_the_same_attack_what_a_total_is_made_of_is_the_place_to_look_at() -> None:
    one = found(another_hindrance, *ATTACK[:-1], "Then the TEM and DRM of the attack are +0 in all")
    assert one.where == "the same attack on German squad"
    assert (one.field, one.got, one.due) == ("targets.German squad.tem", 7, 0)


def test_in_the_same_attack_what_the_failed_field_does_not_rest_on_is_passed_over() -> None:
    one = found(another_hindrance, *ATTACK)
    assert not one.where
    assert one.text.endswith("; by the rules: A7.6 TEM 0")


BESIDE_ONE_WITH_WA = (
    "Given hexside F5-F6 is a wall",
    "And a German squad P in F5",
    "And P has wall advantage",
    "And a broken German squad Q in F5",
    "When the players ask about the wall advantage of Q",
    "Then the wall advantage of Q is mandatory",
)
HIDDEN = (
    "Given hexside F5-F6 is a wall",
    "And it is the RPh of the German turn",
    "And a hidden German squad P in F5",
    "When the players ask about the wall advantage of P",
)


def claims_nothing(position: Json, question: Json, answer: Json) -> None:
    """No unit has wall advantage, may claim it, or must."""
    if question["ask"] == "wall_advantage":
        answer.update(has=False, hexsides=[], may_claim=False, must_claim=False)


def test_the_field_that_failed_is_explained_and_none_beside_it() -> None:
    one = found(claims_nothing, *BESIDE_ONE_WITH_WA)
    assert not one.where, "may_claim differs as well, and is not what failed"
    assert one.text.endswith("by the rules: B9.323 WA of Q is mandatory: it has no in-hex TEM")


@pytest.mark.parametrize("claim", ["P has wall advantage", "the wall advantage of P is mandatory"])
def test_no_reason_is_given_that_speaks_of_another_field(claim: str) -> None:
    one = found(claims_nothing, *HIDDEN, f"Then {claim}")
    assert "by the rules" not in one.text


def test_of_the_field_that_it_speaks_of_the_reason_is_given() -> None:
    def all_may_claim(position: Json, question: Json, answer: Json) -> None:
        if question["ask"] == "wall_advantage":
            answer["may_claim"] = True

    one = found(all_may_claim, *HIDDEN, "Then P may not claim wall advantage")
    assert one.text.endswith("by the rules: B9.324 P is hidden: it must be placed on board to claim WA")


def test_an_attack_that_is_not_possible_is_so_for_the_reason_of_the_reference() -> None:
    def all_possible(position: Json, question: Json, answer: Json) -> None:
        if question["ask"] == "attack" and not answer["possible"]:
            answer.update(possible=True, targets={})

    broken = ("Given a German squad in C4", "And a broken Russian squad in C6")
    attack = "When the Russian squad attacks the German squad with small-arms fire"
    one = found(all_possible, *broken, attack, "Then the attack is not possible")
    assert one.text.partition("by the rules: ")[2].startswith("A10.4 "), one.text


def test_an_action_that_is_refused_is_so_for_the_reason_of_the_reference() -> None:
    class Allows(Twisted):
        def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
            return super().evaluate({**params, "actions": []})

    engine = InProcessEngine(Allows(lambda position, question, answer: None))
    steps = ("Given it is the MPh of the German turn", "And a broken German squad in C4")
    one = case(*steps, "When the German squad moves into C5", "Then that is not allowed")
    found = looked(Asker(engine, engine.start()), one)
    assert found is not None
    assert "is broken" in found.text


def test_of_two_moves_the_first_that_costs_otherwise_is_named() -> None:
    def dear_woods(position: Json, question: Json, answer: Json) -> None:
        if question["ask"] == "may" and question["action"]["to"] == "C5":
            answer["cost"] = 3
        if question["ask"] == "state" and answer["expenditures"]:
            answer["units"]["German squad"]["mf_left"] -= 1

    one = found(dear_woods, *TWO_MOVES)
    assert (one.where, one.field, one.got, one.due) == ("may move (action 1 of 2)", "cost", 3, 2)
    assert "B13" in one.text or "A4" in one.text


def test_what_the_engine_does_not_declare_is_not_asked() -> None:
    def dear_woods(position: Json, question: Json, answer: Json) -> None:
        assert question["ask"] == "state", question
        if answer["expenditures"]:
            answer["units"]["German squad"]["mf_left"] -= 1

    engine = twisted(dear_woods)
    only = {"state": engine.capabilities.questions["state"]}
    known = type(engine.capabilities)(1, "few", questions=only, actions=("move",))
    one = looked(Asker(engine.engine, known), case(*TWO_MOVES))
    assert one is not None
    assert (one.where, one.field) == ("state after action 1 of 2", "units.German squad.mf_left")


def test_an_engine_that_fails_on_a_smaller_question_is_led_there() -> None:
    def no_terrain(position: Json, question: Json, answer: Json) -> None:
        if question["ask"] == "terrain":
            raise ValueError("no ground")
        takes_brush_for_woods(position, question, answer)

    one = found(no_terrain, *ATTACK)
    assert one.text.startswith("terrain C4: the engine fails there, crash: ValueError: no ground")


def test_free_words_and_what_is_left_out_of_a_state_are_no_difference() -> None:
    def says_little(position: Json, question: Json, answer: Json) -> None:
        if question["ask"] == "state":
            answer.pop("hexes", None)
            for one in answer["expenditures"]:
                one["spent_on"] = "walking"
            answer["units"]["German squad"].pop("floor", None)
            if len(answer["expenditures"]) == 2:
                answer["units"]["German squad"]["mf_left"] = 3

    one = found(says_little, *TWO_MOVES)
    assert not one.where, one
