"""Requests near the suite's cases: one or two facts changed, the same ones from the same seed."""

from __future__ import annotations

import random
from typing import Any

from scripts import near_rows
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
    assert counts.count(0) < len(counts) / 20


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
