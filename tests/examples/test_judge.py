"""The judge in JavaScript gives the verdicts of ``run``: to engines right and wrong, or of few claims."""

from __future__ import annotations

import shutil
import subprocess
from typing import Any

import msgspec
import pytest

from asl_conformance.adapters.choose import choose, open_choice
from asl_conformance.gherkin import kept
from asl_conformance.judging.following import following
from asl_conformance.judging.runner import run
from asl_conformance.protocol.reply import Failure, Reply
from asl_conformance.starters.starter import HERE
from asl_conformance.suite import readings
from asl_conformance.suite.case import Case, plain
from asl_conformance.suite.editions import in_force
from tests.examples.judging import EDITION, EXAMPLES

NTH = 16
"""One case of so many is asked."""
JUDGE = """
import { readFileSync } from "node:fs";
import { applies, judge } from "./judge.mjs";
const { engine, errata, followed, usual, asked } = JSON.parse(readFileSync(0, "utf8"));
const due = (one) => applies(one.case, new Set(errata), followed, usual);
const verdict = (one) => (due(one) ? judge(one.case, one.reply, engine).verdict : "not-applicable");
console.log(JSON.stringify(Object.fromEntries(asked.map((one) => [one.case.id, verdict(one)]))));
"""

pytestmark = pytest.mark.skipif(shutil.which("node") is None, reason="the judge in JavaScript needs Node")


def by_node(record: dict[str, Any]) -> dict[str, str]:
    """Case -> the verdict of the judge in JavaScript."""
    done = subprocess.run(
        ["node", "--input-type=module", "-e", JUDGE],
        cwd=HERE / "parts" / "javascript",
        input=msgspec.json.encode(record),
        capture_output=True,
        check=True,
    )
    return msgspec.json.decode(done.stdout, type=dict[str, str])


@pytest.mark.parametrize(
    ("name", "edition"),
    [
        ("reference", "current"),
        ("reference", "older"),
        ("wrong:own-wall-blocks", "current"),
        ("python", EDITION),
    ],
)
def test_it_gives_the_verdicts_of_run(name: str, edition: str) -> None:
    replies: dict[str, Any] = {}

    def hear(case: Case, reply: Reply) -> None:
        replies[case.id] = {"failure": reply.kind} if isinstance(reply, Failure) else plain(reply)

    cases = kept.load_cases().all[::NTH]
    with open_choice(choose(name, folder=EXAMPLES)) as engine:
        known = engine.start()
        followed = following(known, {}, edition)
        done = run(cases, engine, known, edition, on_reply=hear, readings=followed)
    record = {
        "engine": known,
        "errata": sorted(in_force(edition)),
        "followed": followed.judged,
        "usual": {key: one.reference for key, one in readings.load().items()},
        "asked": [{"case": plain(case), "reply": replies.get(case.id)} for case in cases],
    }
    verdicts = {result.case.id: result.verdict.kind for result in done.results}
    assert {"pass", "not-applicable"} <= {*verdicts.values()}
    assert by_node(record) == verdicts
