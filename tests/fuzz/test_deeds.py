"""The actions that are tried on a board, and the clauses that are named for a difference."""

from __future__ import annotations

import random

import pytest

from asl_conformance.fuzz.asking.ask import Json
from asl_conformance.fuzz.asking.deeds import after, deeds
from asl_conformance.fuzz.asking.differential import Difference
from asl_conformance.fuzz.boards import boards
from asl_conformance.fuzz.finding.naming import clauses_of
from asl_conformance.judging.meaning import MISSING
from tests.fuzz.asking import reference

SQUAD: Json = {"side": "German", "type": "squad", "hex": "C4"}


@pytest.mark.parametrize("theme", ["digging", "marches", "routs", "mixed"])
def test_what_is_tried_can_be_asked_about_and_much_of_it_is_legal(theme: str) -> None:
    asker, legal, tried = reference(), 0, 0
    for number in range(30):
        position, dice = boards.numbered(2, number, boards.TINY, theme), random.Random(number)
        for done in deeds(position, dice, 3, asker.capabilities.actions):
            tried += 1
            legal += "answer" in asker.ask(position, after(position, done, dice), done)[0]
    assert tried / 5 < legal


def test_of_an_engine_only_the_verbs_it_knows_are_asked() -> None:
    position = {"phase": "PFPh", "units": {"g": SQUAD}}
    assert list(deeds(position, random.Random(1), 3, ["move"])) == []
    ((deed,),) = deeds(position, random.Random(1), 3, ["entrench"])
    assert deed["do"] == "entrench"


def difference(question: Json, path: str, **board: Json) -> Difference:
    return Difference(board, (), question, tuple(path.split(".")), 1, 2, ("A4.2",))


MOVE = {"ask": "may", "action": {"do": "move", "units": ["g"], "to": "C5"}}
LOS = {"ask": "los", "from": {"hex": "C4"}, "to": {"hex": "C6"}}


@pytest.mark.parametrize(
    ("question", "path", "board", "clause"),
    [
        (LOS, "clear", {"counters": {"w": {"type": "wire", "hex": "C5"}}}, "B26.2"),
        (LOS, "hindrance", {"counters": {"f": {"type": "foxhole", "hex": "C5"}}}, "B27.2"),
        (LOS, "hindrance", {"hexes": {"C5": {"terrain": "marsh"}}}, "B16.2"),
        (LOS, "clear", {"hexsides": {"C4-C5": {"terrain": "bocage"}}}, "B9.52"),
        (
            LOS,
            "clear",
            {"hexes": {"C5": {"level": 1}}, "hexsides": {"C4-C5": {"terrain": "wall", "base": 1}}},
            "B9.6",
        ),
        (MOVE, "cost", {"hexes": {"C5": {"terrain": "marsh"}}}, "B16.4"),
        (MOVE, "cost", {"hexsides": {"C4-C5": {"terrain": "hedge"}}}, "B9.4"),
    ],
)
def test_what_is_left_on_the_board_names_the_clause(
    question: Json, path: str, board: Json, clause: str
) -> None:
    found = clauses_of(difference(question, path, units={"g": SQUAD}, **board))
    assert found[0] == clause
    assert "A4.2" in found


def test_what_the_reference_cites_is_all_there_is_on_an_empty_board() -> None:
    assert clauses_of(difference(LOS, "clear")) == ("A4.2",)


def test_of_two_outcomes_before_an_attack_the_clauses_are_named_all_the_same() -> None:
    """An engine that refused an action once ended the campaign with an internal fault."""
    position = {"units": {"r": {"side": "Russian", "type": "squad", "hex": "B2"}}}
    question = {"ask": "attack", "target": "r", "means": "small_arms", "by": ["g"]}
    found = Difference(position, (), question, (), "illegal", "answer", ("A4.1",))
    assert "A4.1" in clauses_of(found)


STATE: Json = {"ask": "state"}


@pytest.mark.parametrize(
    ("question", "path", "ours", "theirs", "clause"),
    [
        (STATE, "units.g.status", ["ti"], MISSING, "B27.11"),
        (STATE, "units.g.status", MISSING, ["ti"], "B27.11"),
        (MOVE, "exposes", {"ffmo": ["r"]}, MISSING, "B16.3"),
    ],
    ids=["status left out", "status of a unit that is gone", "exposes left out"],
)
def test_an_answer_that_leaves_the_field_out_is_a_difference_with_its_clauses(
    question: Json, path: str, ours: object, theirs: object, clause: str
) -> None:
    """A stranger's engine that left a unit out ended the campaign with a TypeError."""
    position = {"units": {"g": SQUAD}, "hexes": {"C5": {"terrain": "marsh"}}}
    found = Difference(position, (), question, tuple(path.split(".")), ours, theirs, ("A4.2",))
    assert clause in clauses_of(found)
