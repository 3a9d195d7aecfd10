"""Each known class of bugs of VASL's LOS engine is found: by a case, by an invariant or by the time limit."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import pytest

from asl_conformance.adapters.inprocess import InProcessEngine
from asl_conformance.fuzz.finding.hunt import Hunt
from asl_conformance.fuzz.invariants import check as invariants
from asl_conformance.judging.judge import judge
from asl_conformance.protocol.reply import Failure
from asl_conformance.suite.case import request_params
from asl_reference.protocol import requests
from tests.fuzz.asking import reference
from tests.fuzz.test_rule_saboteurs import cases
from tests.fuzz.vasl_bugs import BUGS, Bug
from tests.harness.adapters.asking import DEADLINE

SEED = 1
BOARDS = [number for number in range(120) if number // 8 % 2]
IN_TRACKER = {1417, 180, 1220, 1353, 1947, 1636, 1641, 1362, 418, 884, 1179}
"""884 is about time: ``test_three_wrecks_in_a_row_run_out_of_time``."""
BY_NAME = {bug.imitation.id: bug for bug in BUGS}


def verdict(bug: Bug, name: str, right: bool) -> str:
    """The judge's verdict on a case, for the imitation or for the reference."""
    case = next(case for case in cases() if case.id == name)
    asked = reference() if right else bug.imitation.asker()
    return judge(case, asked.engine.evaluate(request_params(case, "current")), asked.capabilities).kind


@pytest.mark.parametrize(
    ("bug", "case"), [(name, case) for name, bug in BY_NAME.items() for case in bug.cases]
)
def test_a_named_case_finds_it(bug: str, case: str) -> None:
    assert verdict(BY_NAME[bug], case, right=False) == "fail"
    assert verdict(BY_NAME[bug], case, right=True) == "pass"


@pytest.mark.parametrize("name", [name for name, bug in BY_NAME.items() if bug.invariant])
def test_an_invariant_finds_it_without_the_reference(name: str) -> None:
    bug = BY_NAME[name]
    check = invariants.load()[bug.invariant]
    hunt = Hunt(bug.imitation.asker(), None, SEED, [check], check.over)
    sightings = (sighting for number in BOARDS for sighting in hunt.look(number))
    assert next(sightings).key == (bug.invariant,)


def test_every_issue_is_found_somehow() -> None:
    assert all(bug.cases or bug.invariant for bug in BUGS)
    assert {issue for bug in BUGS for issue in bug.issues} | {884} == IN_TRACKER


class SlowAtWrecks:
    """The reference, which is very slow if there are three wrecks (VASL issue 884)."""

    initialize = staticmethod(requests.initialize)

    def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        if len(params["position"].get("counters", ())) >= 3:
            time.sleep(30)
        return requests.evaluate(params)


def test_three_wrecks_in_a_row_run_out_of_time() -> None:
    patient, engine = InProcessEngine(SlowAtWrecks(), DEADLINE), InProcessEngine(SlowAtWrecks(), 0.3)
    patient.start()
    engine.start()
    wrecks = {str(i): {"type": "wreck", "hex": f"B{i}"} for i in (3, 4, 5)}
    los = {"ask": "los", "from": {"hex": "B2"}, "to": {"hex": "B6"}}
    params = {"edition": "current", "questions": [los], "actions": []}
    assert not isinstance(patient.evaluate({**params, "position": {"counters": {}}}), Failure)
    reply = engine.evaluate({**params, "position": {"counters": wrecks}})
    assert isinstance(reply, Failure)
    assert reply.kind == "timeout"
