"""An engine's answers to some cases, for pictures: they show where a LOS is blocked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from asl_conformance.adapters.choose import open_engine
from asl_conformance.judging.following import tellable
from asl_conformance.protocol.reply import Outcomes
from asl_conformance.suite.case import Case, request_params
from asl_conformance.suite.editions import asked_as

EDITION = "current"


def ask(
    engine: str, cases: Sequence[Case], edition: str = EDITION
) -> dict[str, list[Mapping[str, Any] | None]]:
    """Answers by case id, in the order of the questions; None if the engine gave none."""
    with open_engine(engine) as asked:
        known = asked.start()
        wording = asked_as(edition, known.editions, known.errata)
        replies = asked.evaluate_many(
            (case.id, request_params(case, wording, tellable(known, case.readings))) for case in cases
        )
        return {
            key: [o.answer if isinstance(o.answer, Mapping) else None for o in reply.outcomes]
            for key, reply in replies
            if isinstance(reply, Outcomes)
        }
