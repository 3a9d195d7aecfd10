"""Requests near the suite's cases: facts changed and actions added, the same ones from the same seed."""

from __future__ import annotations

import random
from typing import Any

from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.adapters.reference.problems import problems
from asl_conformance.fuzz.asking.ask import Asker, EngineFailed
from asl_conformance.fuzz.boards.lattice import neighbours
from scripts import near_acts, near_rows
from scripts.near_answers import moves

Json = dict[str, Any]
ROW: Json = {
    "position": {
        "phase": "MPh",
        "hexes": {"B2": {"terrain": "woods"}},
        "units": {"P": {"side": "German", "type": "squad", "hex": "B2", "status": ["broken"]}},
    },
    "actions": [{"do": "move", "units": ["P"], "to": "B3"}],
    "questions": [{"ask": "state"}],
}
OTHER: Json = {
    "position": {"phase": "RtPh", "units": {"Q": {"type": "leader", "hex": "F5", "status": ["pinned"]}}},
    "questions": [{"ask": "los", "from": {"hex": "F5"}}],
}


def near(seed: int, many: int = 300) -> list[Json]:
    seen, dice = near_rows.Seen([ROW, OTHER]), random.Random(seed)
    return [seen.changed(ROW, dice) for _ in range(many)]


def test_the_same_seed_changes_the_same_facts_and_the_row_stays_as_it_is() -> None:
    before = repr(ROW)
    assert near(3) == near(3) != near(4)
    assert repr(ROW) == before


def test_one_or_two_facts_change() -> None:
    counts = [len(list(moves(ROW, one))) for one in near(1)]
    assert set(counts) <= {0, 1, 2}  # 0: the second change undoes the first
    assert counts.count(0) < len(counts) / 10


def test_an_action_or_a_question_may_go() -> None:
    assert any(one["actions"] == [] for one in near(6))
    assert any(one["questions"] == [] for one in near(6))


def test_every_changed_fact_is_one_that_the_suite_has() -> None:
    told = {change for one in near(2) for change in moves(ROW, one)}
    assert 'position.phase: "MPh" -> "RtPh"' in told
    assert 'position.units.P.type: "squad" -> "leader"' in told
    assert 'position.units.P.status: ["broken"] -> ["broken", "pinned"]' in told
    assert 'position.units.P.status: ["broken"] -> []' in told


def test_no_place_comes_from_another_board() -> None:
    assert not any("F5" in repr(one) for one in near(5))


def test_an_action_has_the_fields_of_its_verb() -> None:
    fired: Json = {"position": {}, "actions": [{"do": "fire", "by": ["P"], "target": "Q"}], "questions": []}
    halted: Json = {
        "position": {},
        "actions": [{"do": "advance", "units": ["P"], "to": "B2"}],
        "questions": [],
    }
    seen, dice = near_rows.Seen([ROW, fired, halted]), random.Random(1)
    for one in (seen.changed(ROW, dice) for _ in range(300)):
        assert all(deed.keys() <= {"do", "units", "to"} for deed in one["actions"])
        assert {deed["do"] for deed in one["actions"]} <= {"move", "advance"}


def drawn(seed: int, many: int) -> tuple[Asker, near_rows.Near, list[Json]]:
    with reference_engine() as engine:
        oracle = Asker(engine, engine.start())
        near_the_suite = near_rows.Near(oracle, oracle.capabilities.actions, random.Random(seed))
        return oracle, near_the_suite, [near_the_suite.drawn() for _ in range(many)]


def test_positions_have_no_problem_that_no_case_has() -> None:
    _, near_the_suite, requests = drawn(7, 300)
    known = {one.what for row in near_the_suite.requests for one in problems(row["position"], "current")}
    found = [one for request in requests for one in problems(request["position"], "current")]
    assert not any(one.fatal for one in found)
    assert {one.what for one in found} <= known


def test_most_added_actions_are_allowed() -> None:
    oracle, near_the_suite, _ = drawn(8, 0)
    before = [row for row in near_the_suite.requests if row["position"].get("units")][::100]
    added, allowed, refused = 0, 0, 0
    for row in before:
        one = near_the_suite.acts.added(row, oracle.capabilities.actions)
        assert (
            one["actions"][: len(row.get("actions", ()))] == row.get("actions", [])
            if "actions" in one
            else True
        )
        if one is row:
            continue
        had = row.get("actions", [])
        assert one["actions"][: len(had)] == had
        added += 1
        try:
            allowed += oracle.legal(one["position"], one["actions"])
        except EngineFailed:
            refused += 1
    assert added > len(before) / 3
    assert allowed > added * 2 / 3
    assert refused < added / 20


def test_an_action_of_the_suite_is_done_by_who_is_here() -> None:
    here: Json = {
        "units": {
            "P": {"side": "German", "type": "squad", "hex": "B2"},
            "L": {"side": "German", "type": "leader", "hex": "B2"},
            "R": {"side": "Russian", "type": "squad", "hex": "B3"},
        },
        "counters": {"LMG": {"type": "lmg", "hex": "B2", "possessed_by": "P"}},
    }

    def named(field: str, value: Any, **made: Any) -> list[str] | None:
        return near_acts.candidates(field, value, here, "P", made)

    assert named("units", ["E"]) == ["P", "L"]
    assert (named("leader", "X"), named("target", "E"), named("counter", "DC")) == (["L"], ["R"], ["LMG"])
    assert named("target", "Q", do="transfer") == ["L"]
    assert set(named("to", "F5") or ()) <= {"B2", *neighbours("B2")}
    assert set(named("hexside", "F5-F6", to="B3") or ()) >= {"B2-B3", "B3-B4"}
    assert named("dr", 4) is None
