"""The example engine in JavaScript: right in all it claims but one mistake, which it lists."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from asl_conformance.adapters.base import Engine
from asl_conformance.adapters.choose import choose, open_choice
from asl_conformance.judging.runner import Run
from asl_conformance.judging.smoke import smoke
from asl_conformance.judging.standing import RIGHT
from tests.examples.judging import EXAMPLES, ask, judged, unforeseen

LEAST_PASSES = 340
"""Fewer mean that the engine has lost something; more are always welcome."""

pytestmark = pytest.mark.skipif(
    shutil.which("node") is None, reason="the example in JavaScript needs Node, and there is no node here"
)

SQUAD = {"side": "German", "type": "squad", "hex": "B2"}
LOS = {"ask": "los", "from": {"hex": "B2"}, "to": {"hex": "B4"}}
STATE = {"ask": "state"}
MOVE = {"do": "move", "units": ["P"], "to": "B3"}


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with open_choice(choose("javascript", folder=EXAMPLES)) as opened:
        opened.start()
        yield opened


@pytest.fixture(scope="module")
def done() -> Run:
    return judged(choose("javascript", folder=EXAMPLES), "javascript")


def test_every_verdict_is_one_it_answers_for(done: Run) -> None:
    assert unforeseen(done) == {}
    assert done.standing in RIGHT


def test_hundreds_of_cases_pass_and_its_mistake_shows(done: Run) -> None:
    assert done.counts["pass"] >= LEAST_PASSES
    assert done.counts["xfail"] >= 1


@pytest.mark.parametrize("clause", ["B16.2", "B16.4", "B26.2", "B26.4", "B27.2", "B27.3", "B27.4", "B27.54"])
def test_it_passes_cases_of_each_clause_its_readme_names(done: Run, clause: str) -> None:
    passed = [r for r in done.results if clause in r.case.clauses and r.verdict.kind == "pass"]
    assert passed


def test_it_passes_the_smoke_test() -> None:
    with open_choice(choose("javascript", folder=EXAMPLES)) as opened:
        found = {check.name: check for check in smoke(opened)}
    assert [check for check in found.values() if check.state == "wrong"] == []
    assert found["shutdown"].state == "ok"


def test_marsh_between_the_ends_hinders(engine: Engine) -> None:
    outcome = ask(engine, LOS, hexes={"B3": {"terrain": "marsh"}})
    assert (outcome.answer["clear"], outcome.answer["hindrance"]) == (True, 1)


@pytest.mark.parametrize(
    "position",
    [
        {"ssr": ["marsh is frozen"]},
        {"hexes": {"B3": {"terrain": "rice_paddy"}}},
        {"hexes": {"B3": {"level": 1}}},
        {"hexes": {"B3": {"novelty": True}}},
        {"hexsides": {"B2-B3": {"terrain": "bocage"}}},
        {"counters": {"Wreck": {"type": "wreck", "hex": "B3"}}},
        {"novelty": "a field of a later protocol"},
    ],
    ids=lambda position: str(next(iter(position.items()))),
)
def test_what_it_does_not_know_is_unsupported_and_never_guessed(
    engine: Engine, position: dict[str, Any]
) -> None:
    assert ask(engine, LOS, **position).unsupported.missing


def test_what_is_strange_elsewhere_on_the_board_does_not_matter(engine: Engine) -> None:
    assert ask(engine, LOS, hexes={"H8": {"terrain": "rice_paddy"}}).answer["clear"]


def test_marsh_takes_the_whole_allotment_and_no_less(engine: Engine) -> None:
    board: dict[str, Any] = {"phase": "MPh", "turn_of": "German", "hexes": {"B3": {"terrain": "marsh"}}}
    fresh = ask(engine, STATE, MOVE, **board, units={"P": SQUAD})
    assert fresh.answer["expenditures"] == [{"units": ["P"], "mf": 4, "wire": 0}]
    tired = ask(engine, STATE, MOVE, **board, units={"P": {**SQUAD, "done": ["moved"], "mf_spent": 1}})
    assert (tired.illegal.action, tired.illegal.clause) == (0, "B16.4")


def test_a_unit_that_carries_something_is_beyond_it(engine: Engine) -> None:
    lmg = {"type": "lmg", "hex": "B2", "possessed_by": "P"}
    outcome = ask(
        engine, STATE, MOVE, phase="MPh", turn_of="German", units={"P": SQUAD}, counters={"LMG": lmg}
    )
    assert outcome.unsupported.missing == ("portage of LMG",)
