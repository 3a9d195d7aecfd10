"""Sequences of up to five actions: faults that no single action meets are found and shrunk."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from asl_conformance.adapters.inprocess import InProcessEngine
from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.doings import actor
from asl_conformance.fuzz.asking.sequences import LONGEST, sequences
from asl_conformance.fuzz.boards import boards
from asl_conformance.fuzz.finding.hunt import Finding, Hunt, Sweep
from asl_reference.protocol import requests
from tests.fuzz.asking import reference

BOARDS, SHRUNK = 16, 2
THEMES = ("marches", "digging", "crossings", "mixed")
BEGUN = 3
"""Most actions that a sequence begins with; they may be illegal."""


class SecondActorStays:
    """The reference, but of two units that act one after the other only the first does anything."""

    def initialize(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        return requests.initialize(params)

    def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        done: Sequence[Json] = params.get("actions", ())
        kept = [deed for deed in done if actor(deed) == actor(done[0])]
        return requests.evaluate({**params, "actions": kept} if done else params)


class ForgetsTheThird:
    """The reference, but it does no more than two actions of a request."""

    def initialize(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        return requests.initialize(params)

    def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        return requests.evaluate({**params, "actions": params.get("actions", [])[:2]})


def findings(engine: Any, theme: str) -> list[Finding]:
    """The first findings of the engine on some boards of a theme, without invariants."""
    opened = InProcessEngine(engine)
    hunt, sweep = Hunt(Asker(opened, opened.start()), reference(), 1, (), theme), Sweep()
    seen = [one for number in range(BOARDS) for one in sweep.take(hunt.look(number))]
    return [found for one in seen[:SHRUNK] if (found := hunt.fetch(one)) is not None]


@pytest.mark.parametrize(("engine", "many"), [(SecondActorStays(), 2), (ForgetsTheThird(), 3)])
def test_a_fault_that_only_a_sequence_meets_is_found_and_shrunk_to_its_actions(
    engine: Any, many: int
) -> None:
    found = findings(engine, "marches")
    assert found
    assert {len(one.actions) for one in found} >= {many}
    for one in found:
        assert len(one.actions) >= many
    assert any(len({actor(deed) for deed in one.actions}) > 1 for one in found)


def test_sequences_have_up_to_five_actions_of_several_units() -> None:
    oracle, lengths, mixed, illegal = reference(), Counter[int](), 0, 0
    for number in range(BOARDS):
        position = boards.numbered(2, number, boards.SMALL, THEMES[number % len(THEMES)])
        for done in sequences(oracle, position, random.Random(number), 3, oracle.capabilities.actions):
            lengths[len(done)] += 1
            mixed += len({actor(deed) for deed in done if deed["do"] != "end_phase"}) > 1
            illegal += not oracle.legal(position, done)
            assert len(done) <= BEGUN or oracle.legal(position, done[:-1])
    assert max(lengths) == LONGEST
    assert mixed > lengths.total() / 10
    assert 0 < illegal < lengths.total()


def test_the_same_dice_make_the_same_sequences_of_known_verbs_alone() -> None:
    oracle, verbs = reference(), ("move", "go_beneath", "come_out")
    position = boards.numbered(2, 1, boards.SMALL, "marches")
    first, second = (list(sequences(oracle, position, random.Random(5), 3, verbs)) for _ in range(2))
    assert first == second
    assert {deed["do"] for done in first for deed in done} <= set(verbs)
