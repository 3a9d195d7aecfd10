"""Asks an engine about random positions: many questions per request."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import UNSET

from asl_conformance.adapters.base import Engine
from asl_conformance.protocol.messages import Capabilities, Outcome
from asl_conformance.protocol.reply import Failure
from asl_conformance.suite.editions import asked_as

Json = dict[str, Any]
"""A plain JSON object: a position, an action, a question, an answer."""
Request = tuple[Json, Sequence[Json], Sequence[Json]]
"""A position, the questions about it, and the actions before them."""
Needs = Mapping[str, Sequence[str]]
"""Questions, each with the answer fields that a check reads."""


class EngineFailed(Exception):
    """The engine gave no usable reply: the failure, and what was asked."""

    def __init__(
        self,
        asker: Asker,
        failure: Failure,
        position: Json,
        questions: Sequence[Json],
        actions: Sequence[Json],
    ) -> None:
        super().__init__(f"{failure.kind}: {failure.text}")
        self.asker = asker
        self.failure = failure
        self.position = position
        self.questions = list(questions)
        self.actions = list(actions)


class Unclaimed(Exception):
    """The engine answered ``unsupported``, so there is nothing to check."""


@dataclass(eq=False)
class Asker:
    """A running engine, the edition it is asked about, and its capabilities."""

    engine: Engine
    capabilities: Capabilities
    edition: str = "current"
    readings: Mapping[str, str] = field(default_factory=dict)
    """Contested readings that it is asked to follow."""
    asked: int = field(default=0)
    """Questions asked so far: a check that asked none has checked nothing."""
    unsupported: int = field(default=0)
    """How many of them it answered with ``unsupported``."""
    sheet: object = None
    """The sheet of ``everything`` for the last position, shared by several checks."""

    def __post_init__(self) -> None:
        self.edition = asked_as(self.edition, self.capabilities.editions, self.capabilities.errata)

    def supports(self, needs: Needs, actions: Iterable[str] = ()) -> bool:
        """Whether the engine declares these questions, fields and actions."""
        known = self.capabilities.questions
        fields = all(ask in known and set(fields) <= set(known[ask]) for ask, fields in needs.items())
        return fields and set(actions) <= set(self.capabilities.actions)

    def declared(self, ask: str) -> tuple[str, ...]:
        """The answer fields it declares for a question; none if it does not support it."""
        return self.capabilities.questions.get(ask, ())

    def ask(self, position: Json, questions: Sequence[Json], actions: Sequence[Json] = ()) -> list[Json]:
        """One of ``answer``, ``illegal`` and ``unsupported`` for each question; raises EngineFailed."""
        return self.ask_many([(position, questions, actions)])[0]

    def ask_many(self, requests: Sequence[Request]) -> list[list[Json]]:
        """The outcomes of several requests, asked without waiting in between; raises EngineFailed."""
        params = [(str(i), self._params(*request)) for i, request in enumerate(requests)]
        replies = dict(self.engine.evaluate_many(params))
        found = []
        for i, (position, questions, actions) in enumerate(requests):
            self.asked += len(questions)
            reply = replies[str(i)]
            if isinstance(reply, Failure):
                raise EngineFailed(self, reply, position, questions, actions)
            self.unsupported += sum(outcome.unsupported is not UNSET for outcome in reply.outcomes)
            found.append([_plain(outcome) for outcome in reply.outcomes])
        return found

    def _params(self, position: Json, questions: Sequence[Json], actions: Sequence[Json]) -> Json:
        params: Json = {"edition": self.edition, "position": position, "questions": list(questions)}
        if actions:
            params["actions"] = list(actions)
        if self.readings:
            params["readings"] = dict(self.readings)
        return params

    def answers(
        self, position: Json, questions: Sequence[Json], actions: Sequence[Json] = ()
    ) -> list[Json | None]:
        """The answer to each question; None where the actions are illegal. Raises Unclaimed."""
        return self.answers_many([(position, questions, actions)])[0]

    def answers_many(self, requests: Sequence[Request]) -> list[list[Json | None]]:
        """The answers of several requests, as ``answers``, asked without waiting in between."""
        return [[_claimed(outcome) for outcome in outcomes] for outcomes in self.ask_many(requests)]

    def answer(self, position: Json, question: Json, actions: Sequence[Json] = ()) -> Json | None:
        """The answer to one question; None if the actions are illegal. Raises Unclaimed."""
        return self.answers(position, [question], actions)[0]

    def state(self, position: Json, actions: Sequence[Json] = ()) -> Json | None:
        """The state after the actions; None if one of them is illegal. Raises Unclaimed."""
        return self.answer(position, {"ask": "state"}, actions)

    def legal(self, position: Json, actions: Sequence[Json]) -> bool:
        """Whether the actions may be done, one after the other. Raises Unclaimed."""
        return self.state(position, actions) is not None


def los(start: Json, end: Json) -> Json:
    """The question of the LOS between two points: ``los(unit("g"), hex_("F5"))``."""
    return {"ask": "los", "from": start, "to": end}


def unit(name: str) -> Json:
    """A unit as the end of a LOS."""
    return {"unit": name}


def hex_(name: str) -> Json:
    """A hex as the end of a LOS."""
    return {"hex": name}


def _claimed(outcome: Json) -> Json | None:
    """The answer of an outcome, None if it is ``illegal``; raises Unclaimed."""
    if "unsupported" in outcome:
        raise Unclaimed(", ".join(outcome["unsupported"].get("missing", ())))
    return outcome.get("answer")


def _plain(outcome: Outcome) -> Json:
    if outcome.answer is not UNSET:
        return {"answer": outcome.answer}
    kind = next((k for k in ("illegal", "gone") if getattr(outcome, k) is not UNSET), "unsupported")
    content: Json = msgspec.to_builtins(getattr(outcome, kind))
    return {kind: content}
