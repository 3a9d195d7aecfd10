"""The same cases in other orders: an engine whose answer depends on earlier requests is unstable.

Each order has a process of its own, so that differences between two starts show as well.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any

import msgspec
from msgspec import UNSET

from asl_conformance.adapters.base import Engine, EngineLost, EngineStartError, Params
from asl_conformance.judging.judge import Finding, Verdict, describe
from asl_conformance.judging.meaning import MISSING, canonical
from asl_conformance.judging.naming import nth_action
from asl_conformance.judging.runner import INTERRUPTED, Result, Run, kept
from asl_conformance.protocol.answers import ANSWERS
from asl_conformance.protocol.messages import Outcome
from asl_conformance.protocol.questions import question_name
from asl_conformance.protocol.reply import Failure, Reply
from asl_conformance.suite.case import Case, request_params
from asl_conformance.suite.editions import asked_as

FORWARDS = "forwards"
SAME = "the same answer whenever it is asked"

Opener = Callable[[], AbstractContextManager[Engine]]
"""Another engine of the same kind, not started yet."""
Answers = Mapping[str, bytes]
"""The answers by case id, in the canonical spelling."""
Order = tuple[str, Sequence[Case], bool]
"""Its name, its cases, and whether each is asked only after the one before it was answered."""


class Memory:
    """The engine's last reply to each case."""

    def __init__(self) -> None:
        self.answers: dict[str, bytes] = {}

    def hear(self, case: Case, reply: Reply) -> None:
        """Keep the meaning of the reply."""
        self.answers[case.id] = meant(case, reply)


def meant(case: Case, reply: Reply) -> bytes:
    """The meaning of a reply as bytes, equal for replies that mean the same. Ignores fields for people."""
    if isinstance(reply, Failure):
        return msgspec.json.encode({"failure": reply.kind})
    pairs = zip(case.questions, reply.outcomes, strict=False)
    return msgspec.json.encode([_meant(q, outcome) for q, outcome in pairs], order="sorted")


def _meant(question: Any, outcome: Outcome) -> dict[str, Any]:
    if outcome.answer is not UNSET:
        known = msgspec.to_builtins(msgspec.convert(outcome.answer, ANSWERS[question_name(question)]))
        return {"answer": canonical(known)}
    if outcome.illegal is not UNSET:
        return {"refused": outcome.illegal.action}
    if outcome.gone is not UNSET:
        return {"gone": outcome.gone.piece, "by": outcome.gone.action}
    return {"unsupported": True}


def orders(cases: Sequence[Case], seed: int) -> tuple[Order, ...]:
    """The orders in which cases are asked again."""
    shuffled = list(cases)
    random.Random(seed).shuffle(shuffled)
    return (
        ("backwards", cases[::-1], False),
        (f"shuffled by --seed {seed}", shuffled, False),
        ("one by one", cases, True),
    )


def verify(
    run: Run,
    first: Memory,
    again: Opener,
    seed: int,
    on_result: Callable[[Result], None],
    on_asked: Callable[[str], None] = lambda order: None,
) -> Run:
    """The run, with the verdict ``unstable`` for every case whose answer differs in another order.

    ``on_result`` gets those results; ``on_asked`` gets the order's name whenever a case is answered in it. A
    stopped run stays as it is; if the engine is lost now, the run is stopped.
    """
    if run.stopped:
        return run
    results = {result.case.id: result for result in run.results}
    asked = [results[key].case for key in first.answers]
    answers: dict[str, Answers] = {FORWARDS: first.answers}
    cost, stopped, name = run.cost, "", FORWARDS
    try:
        for name, cases, singly in orders(asked, seed):
            memory = Memory()
            with again() as engine:
                try:
                    known = engine.start()
                    wording = asked_as(run.edition, known.editions, known.errata)
                    for case, reply in _ask(engine, cases, run, wording, singly=singly):
                        memory.hear(case, reply)
                        on_asked(name)
                finally:
                    cost += engine.cost
            answers[name] = memory.answers
    except KeyboardInterrupt:
        stopped = INTERRUPTED
    except (EngineLost, EngineStartError) as lost:
        stopped = f"asked {name}: {lost}"
    for case in asked:
        if (verdict := _unstable(case, answers)) is not None:
            results[case.id] = Result(case, kept(verdict), results[case.id].reasons)
            on_result(results[case.id])
    return msgspec.structs.replace(
        run, results=tuple(results.values()), cost=cost, stopped=stopped, orders=tuple(answers)
    )


def _ask(
    engine: Engine, cases: Iterable[Case], run: Run, wording: str, *, singly: bool
) -> Iterator[tuple[Case, Reply]]:
    def params(case: Case) -> Params:
        return request_params(case, wording, run.readings.sent)

    if singly:
        for case in cases:
            yield case, engine.evaluate(params(case))
        return
    by_id = {case.id: case for case in cases}
    requests = ((key, params(case)) for key, case in by_id.items())
    for key, reply in engine.evaluate_many(requests):
        yield by_id[key], reply


def _unstable(case: Case, answers: Mapping[str, Answers]) -> Verdict | None:
    """The verdict on a case whose answer differs in one of the orders; None if all are equal."""
    texts = {_short(order): by_case[case.id] for order, by_case in answers.items()}
    if len(set(texts.values())) < 2:
        return None
    read = {order: msgspec.json.decode(text) for order, text in texts.items()}
    failed = {order: one["failure"] for order, one in read.items() if isinstance(one, dict)}
    if failed:
        got = {order: failed.get(order, "an answer") for order in read}
        return Verdict("unstable", (Finding("unstable", SAME, got=got),))
    return Verdict("unstable", tuple(_differences(case, read)))


def _short(order: str) -> str:
    """The name of an order without its seed."""
    return order.partition(" by --")[0]


def _differences(case: Case, read: Mapping[str, Any]) -> Iterator[Finding]:
    """The first thing that differs in the answers to each question."""
    for number, question in enumerate(case.questions):
        outcomes = {order: outcomes[number] for order, outcomes in read.items()}
        first, *others = outcomes.values()
        if not all("answer" in one for one in outcomes.values()) and any(one != first for one in others):
            got = {order: _kind(outcome, case) for order, outcome in outcomes.items()}
            yield Finding("unstable", SAME, describe(question), got=got)
            continue
        path = next((path for other in others if (path := _first(first, other)) is not None), None)
        if path is not None:
            got = {order: _at(outcome, path) for order, outcome in outcomes.items()}
            yield Finding("unstable", SAME, describe(question), got=got, field=".".join(path[1:]))


def _kind(outcome: Mapping[str, Any], case: Case) -> str:
    """The kind of outcome, in words."""
    if "refused" in outcome:
        return f"{nth_action(outcome['refused'], case.actions)} is refused"
    if "gone" in outcome:
        return f"{outcome['gone']} is gone by {nth_action(outcome['by'], case.actions)}"
    return "an answer" if "answer" in outcome else "unsupported"


def _first(one: Any, other: Any) -> tuple[str, ...] | None:
    """The path to the first value in which two outcomes differ; None if they are equal."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in {**one, **other}:
            rest = _first(one.get(key, MISSING), other.get(key, MISSING))
            if rest is not None:
                return (key, *rest)
        return None
    return None if one == other else ()


def _at(outcome: Any, path: tuple[str, ...]) -> Any:
    """The value at the path, for messages; null if there is none."""
    for key in path:
        outcome = outcome.get(key) if isinstance(outcome, dict) else None
    return outcome
