"""An example engine put to the whole suite, beside its known failures, and to single questions."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Any

from asl_conformance.adapters.base import Engine
from asl_conformance.adapters.choose import Choice, open_choice
from asl_conformance.gherkin import kept
from asl_conformance.judging.runner import Run, run
from asl_conformance.protocol.reply import Outcomes
from asl_conformance.results.expected import foresee, read

EXAMPLES = Path(__file__).parents[2] / "examples"
EDITION = "2025-01"
"""The edition that the examples declare. A later erratum changes nothing that they have to answer for."""


def judged(choice: Choice, folder: str, nth: int = 1, edition: str = EDITION) -> Run:
    """The run of all cases, or of each n-th and of all that fail as is known from the example's folder."""
    entries = read(EXAMPLES / folder / "expected-failures.toml")
    today = datetime.date.today()
    cases = kept.load_cases().cases
    share = [case for number, case in enumerate(cases) if number % nth == 0 or case.id in entries]
    with open_choice(choice) as opened:
        return run(
            share,
            opened,
            opened.start(),
            edition,
            expected=lambda key, verdict: foresee(verdict, entries.get(key), today),
        )


def unforeseen(done: Run) -> dict[str, str]:
    """Case -> its verdict, where the engine claims to know and neither passes nor owns up to it."""
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
