"""An example engine is asked the whole suite, with its known failures, or single questions."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Any

from asl_conformance.adapters.base import Engine
from asl_conformance.adapters.choose import Choice, open_choice
from asl_conformance.gherkin import kept
from asl_conformance.judging.following import following
from asl_conformance.judging.runner import Run, run
from asl_conformance.protocol.reply import Outcomes
from asl_conformance.results.expected import foresee, read

EXAMPLES = Path(__file__).parents[2] / "examples"
EDITION = "2025-01"
"""The edition that the examples declare, so that later errata do not concern them."""


def judged(choice: Choice, folder: str, nth: int = 1, edition: str = EDITION) -> Run:
    """A run of all cases, or of every n-th case and of all known failures in the example's folder."""
    entries = read(EXAMPLES / folder / "expected-failures.toml")
    today = datetime.date.today()
    cases = kept.load_cases().cases
    share = [case for number, case in enumerate(cases) if number % nth == 0 or case.id in entries]
    with open_choice(choice) as opened:
        known = opened.start()
        return run(
            share,
            opened,
            known,
            edition,
            readings=following(known, {}, edition),
            expected=lambda key, verdict: foresee(verdict, entries.get(key), today),
        )


def unforeseen(done: Run) -> dict[str, str]:
    """Case -> verdict, if the engine claims the case, does not pass it and does not list it as known."""
    return {
        result.case.id: result.verdict.kind
        for result in done.results
        if result.verdict.kind not in {"pass", "unsupported", "not-applicable", "xfail"}
    }


def ask(engine: Engine, question: dict[str, Any], *actions: dict[str, Any], **position: Any) -> Any:
    """The one outcome of this question about this position."""
    params = {"edition": EDITION, "position": position, "actions": list(actions), "questions": [question]}
    reply = engine.evaluate(params)
    assert isinstance(reply, Outcomes), reply
    return reply.outcomes[0]
