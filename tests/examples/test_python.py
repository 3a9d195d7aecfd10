"""The example engine in Python, as a process and as an object: right in all it claims but one mistake."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from asl_conformance.adapters.base import Engine
from asl_conformance.adapters.choose import Choice, choose, open_choice
from asl_conformance.judging.runner import Run
from asl_conformance.judging.smoke import smoke
from asl_conformance.judging.standing import RIGHT
from tests.examples.judging import EXAMPLES, ask, judged, unforeseen
from tests.often import every

LEAST_PASSES = 550
"""Fewer mean that the engine has lost something; more are always welcome."""
WAYS = {
    "process": Choice((sys.executable, "engine.py"), EXAMPLES / "python"),
    "object": choose("python-object", folder=EXAMPLES),
}

SQUAD = {"side": "German", "type": "squad", "hex": "B2"}
DUG_IN = {**SQUAD, "beneath": ["foxhole"]}
FOXHOLE = {"type": "foxhole", "hex": "B2", "size": 1}
WIRE = {"type": "wire", "hex": "B2"}
PREP = {"phase": "PFPh", "turn_of": "German"}
MOVEMENT = {"phase": "MPh", "turn_of": "German"}
STATE = {"ask": "state"}
DIG = {"do": "entrench", "units": ["P"], "dr": 5}
MOVE = {"do": "move", "units": ["P"], "to": "B3"}


@pytest.fixture(scope="module", params=WAYS)
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    with open_choice(WAYS[request.param]) as opened:
        opened.start()
        yield opened


@pytest.fixture(scope="module")
def done() -> Run:
    return judged(WAYS["process"], "python")


def test_every_verdict_is_one_it_answers_for(done: Run) -> None:
    assert unforeseen(done) == {}
    assert done.standing in RIGHT


def test_the_object_is_judged_as_the_process(done: Run) -> None:
    verdicts = {result.case.id: result.verdict for result in done.results}
    object_of_it = judged(WAYS["object"], "python", every(8))
    assert object_of_it.counts.keys() == done.counts.keys()
    for result in object_of_it.results:
        assert result.verdict == verdicts[result.case.id], result.case.id


def test_hundreds_of_cases_pass_and_its_mistake_shows(done: Run) -> None:
    assert done.counts["pass"] >= LEAST_PASSES
    assert done.counts["xfail"] >= 1


@pytest.mark.parametrize(
    "clause",
    ["B16.4", "B16.71", "B26.1", "B26.31", "B26.4", "B27.1", "B27.11", "B27.12", "B27.4", "B27.44", "B27.54"],
)
def test_it_passes_cases_of_each_clause_its_readme_names(done: Run, clause: str) -> None:
    assert [r for r in done.results if clause in r.case.clauses and r.verdict.kind == "pass"]
    assert f"| {clause} |" in (EXAMPLES / "python" / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("way", WAYS)
def test_it_passes_the_smoke_test(way: str) -> None:
    with open_choice(WAYS[way]) as opened:
        found = {check.name: check for check in smoke(opened)}
    assert [check for check in found.values() if check.state == "wrong"] == []
    assert found["illegal"].state == "ok"


def test_the_configuration_names_the_file_that_is_there() -> None:
    named = choose("python", folder=EXAMPLES)
    assert named.directory is not None
    assert isinstance(named.command, str)
    assert (named.directory / named.command.split()[-1]).is_file()


@pytest.mark.parametrize(
    ("position", "field"),
    [
        ({"weather": "deep_snow"}, "weather"),
        ({"ssr": ["marsh is frozen"]}, "marsh is frozen"),
        ({"novelty": "a field of a later protocol"}, "novelty"),
        ({"hexes": {"B3": {"terrain": "rice_paddy"}}}, "rice_paddy"),
        ({"hexes": {"B3": {"novelty": True}}}, "novelty"),
        ({"hexsides": {"B2-B3": {"terrain": "cactus_hedge"}}}, "cactus_hedge"),
        ({"hexsides": {"B2-B3": {"terrain": "wall", "gap": True}}}, "gap"),
        ({"units": {"P": {**SQUAD, "status": ["berserk"]}}}, "berserk"),
        ({"units": {"P": {**SQUAD, "novelty": 1}}}, "novelty"),
        ({"counters": {"W": {"type": "wreck", "hex": "H8"}}}, "wreck"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_it_does_not_know_is_unsupported_and_named(
    engine: Engine, position: dict[str, Any], field: str
) -> None:
    board = {**MOVEMENT, "units": {"P": SQUAD}, **position}
    assert field in ask(engine, STATE, MOVE, **board).unsupported.missing[0]


@pytest.mark.parametrize("novelty", [{**MOVE, "novelty": 1}, {**MOVE, "do": "burrow"}])
def test_an_action_it_does_not_know_is_unsupported(engine: Engine, novelty: dict[str, Any]) -> None:
    assert ask(engine, STATE, novelty, **MOVEMENT, units={"P": SQUAD}).unsupported.missing


def test_a_squad_digs_a_foxhole_and_is_beneath_it(engine: Engine) -> None:
    answer = ask(engine, STATE, DIG, **PREP, units={"P": SQUAD}).answer
    assert answer["hexes"]["B2"]["holds"] == ["foxhole 1S"]
    assert (answer["units"]["P"]["beneath"], answer["units"]["P"]["status"]) == (["foxhole"], ["ti"])


def test_a_squad_that_has_fired_does_not(engine: Engine) -> None:
    outcome = ask(engine, STATE, DIG, **PREP, units={"P": {**SQUAD, "done": ["fired"]}})
    assert (outcome.illegal.action, outcome.illegal.clause) == (0, "B27.11")


def test_out_of_a_foxhole_is_an_expenditure_of_its_own(engine: Engine) -> None:
    board: dict[str, Any] = {**MOVEMENT, "units": {"P": DUG_IN}, "counters": {"F": FOXHOLE}}
    out = {"do": "come_out", "units": ["P"], "cover": "foxhole"}
    answer = ask(engine, STATE, out, MOVE, **board).answer
    assert [spent["mf"] for spent in answer["expenditures"]] == [1, 1]
    assert ask(engine, STATE, MOVE, **board).illegal.clause == "B27.4"


def test_may_is_asked_without_doing(engine: Engine) -> None:
    board: dict[str, Any] = {**MOVEMENT, "hexes": {"B3": {"terrain": "marsh"}}}
    question = {"ask": "may", "action": MOVE}
    assert ask(engine, question, **board, units={"P": SQUAD}).answer == {"allowed": True, "cost": "all"}
    tired = ask(engine, question, **board, units={"P": {**SQUAD, "mf_spent": 1}}).answer
    assert (tired["allowed"], tired["clauses"]) == (False, ["B16.4"])
    unknown = ask(engine, {"ask": "may", "action": {**MOVE, "mode": "dash"}}, **board, units={"P": SQUAD})
    assert "dash" in unknown.unsupported.missing[0]


@pytest.mark.parametrize(("beneath", "drm"), [([], {"wire": 1}), (["wire"], {})])
def test_fire_from_wire_and_from_beneath_it(engine: Engine, beneath: list[str], drm: dict[str, int]) -> None:
    units = {"P": {**SQUAD, "beneath": beneath}, "Q": {"side": "Russian", "type": "squad", "hex": "B4"}}
    question = {"ask": "attack", "target": "Q", "means": "small_arms", "by": ["P"], "dr": 6}
    target = ask(engine, question, **PREP, units=units, counters={"W": WIRE}).answer["targets"]["Q"]
    assert (target["drm"], target["final_dr"]) == (drm, 6 + sum(drm.values()))
