"""Compares a recorded game with the rules: each action and each answer, in the order of play.

The rules are the answers of the reference, or of another engine, for the same position after the same
actions. An engine is asked only what it declares.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import UNSET, Struct, to_builtins

from asl_conformance.fuzz.asking.ask import Asker, EngineFailed, Json
from asl_conformance.fuzz.asking.beside import claimed, silent
from asl_conformance.fuzz.asking.differential import ASIDE, GATES, shut, unlike_fields
from asl_conformance.judging.judge import Finding, Verdict, describe
from asl_conformance.judging.meaning import MISSING
from asl_conformance.judging.naming import nth_action, verb
from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.messages import Outcome
from asl_conformance.protocol.position import Position
from asl_conformance.protocol.questions import AnyQuestion, State
from asl_conformance.suite.case import Case, plain
from asl_conformance.suite.recording import At, Did, Numbered, Said

SHOWN = 12
"""Most earlier actions that are listed."""


class Fault(Struct, frozen=True):
    """A line that differs from the rules: as a case, and what is wrong."""

    line: int
    case: Case
    verdict: Verdict


class Auditor:
    """Checks a game line by line. ``actions``, ``answers`` and ``passed_over`` are counted."""

    def __init__(self, rules: Asker, name: str, whose: str = "the rules say") -> None:
        self._rules, self._name, self._whose = rules, name, whose
        self._position: Position | None = None
        self._actions: list[AnyAction] = []
        self.actions = 0
        self.answers = 0
        self.passed_over = 0
        """Lines that were not compared: the position is unknown, or the engine does not support them."""

    def faults(self, lines: Iterable[Numbered]) -> Iterator[Fault]:
        """Every line that differs from the rules. Lines after an illegal action are skipped
        until the next position."""
        for number, line in lines:
            if isinstance(line, At):
                yield from self._placed(number, line)
            elif self._position is None and isinstance(line, (Did, Said)):
                self.passed_over += 1
            elif isinstance(line, Did):
                yield from self._did(number, line)
            elif isinstance(line, Said):
                yield from self._answered(number, line)

    def _placed(self, number: int, line: At) -> Iterator[Fault]:
        self._position, self._actions = line.position, []
        try:
            self._ask(State(), [])
        except EngineFailed as failed:
            fault = Finding("error", "a position that can be", "state", why=failed.failure.text)
            yield self._fault(number, "the position", State(), fault)
            self._position = None

    def _ask(self, question: AnyQuestion, actions: list[AnyAction]) -> Json:
        ask, verbs = plain(question)["ask"], [verb(action) for action in actions]
        if not self._rules.supports({ask: ()}, verbs):
            return {"unsupported": {}}
        (outcome,) = self._rules.ask(plain(self._position), [plain(question)], plain(actions))
        return outcome

    def _did(self, number: int, line: Did) -> Iterator[Fault]:
        self.actions += 1
        tried = [*self._actions, line.action]
        outcome = Outcome() if line.outcome is UNSET else line.outcome
        refused = outcome.illegal is not UNSET
        what = nth_action(len(tried) - 1, tried)
        try:
            right = self._ask(State(), tried)
        except EngineFailed as failed:
            got = _refusal(outcome) if refused else "it was done"
            yield self._refused_by_all(number, what, tried, got, failed)
            return
        if "unsupported" in right:
            self.passed_over += 1
            if verb(line.action) not in self._rules.capabilities.actions or self._rules.declared("state"):
                self._position = None
            elif not refused:  # later questions show its effect
                self._actions = tried
            return
        if "illegal" in right and not refused:
            due = right["illegal"]
            clause, why = due.get("clause", ""), due.get("why", "")
            if outcome.unsupported is not UNSET:
                self.passed_over += 1
                return
            got = "it was done"
            fault = Finding(
                "fail", "that is not allowed", verb(line.action), None, got, f"{clause} {why}".strip()
            )
            yield self._fault(number, what, State(), fault, tried, (clause,))
            self._position = None
            return
        if refused:
            if "illegal" not in right:
                fault = Finding("fail", "that is allowed", verb(line.action), None, _refusal(outcome))
                yield self._fault(number, what, State(), fault, tried)
            return
        self._actions = tried
        if outcome.answer is not UNSET:
            yield from self._compared(number, what, State(), right, outcome)

    def _refused_by_all(
        self, number: int, what: str, tried: list[AnyAction], got: str, failed: EngineFailed
    ) -> Fault:
        """The fault of an action that the engine cannot serve: malformed, or with an unknown piece."""
        finding = Finding("error", "an action that makes sense", what, None, got, failed.failure.text)
        fault = self._fault(number, what, State(), finding, tried)
        self._position = None
        return fault

    def _answered(self, number: int, line: Said) -> Iterator[Fault]:
        self.answers += 1
        what = describe(line.question)
        try:
            right = self._ask(line.question, self._actions)
        except EngineFailed as failed:
            got = next(iter(to_builtins(line.outcome)), None)
            received = None if got is None else f"an outcome: {got}"
            fault = Finding("error", "a question that makes sense", what, None, received, failed.failure.text)
            yield self._fault(number, what, line.question, fault)
            return
        yield from self._compared(number, what, line.question, right, line.outcome)

    def _compared(
        self, number: int, what: str, question: AnyQuestion, right: Json, outcome: Outcome
    ) -> Iterator[Fault]:
        """The first difference between the engine's answer and the rules, in the fields that it gives."""
        other = _plain(outcome)
        if not ASIDE.isdisjoint((*right, *other)):
            self.passed_over += "unsupported" in right
            return
        if "illegal" in other:
            fault = Finding(
                "fail", "there was no action, so nothing can be illegal", what, None, _refusal(outcome)
            )
            yield self._fault(number, what, question, fault)
            return
        ask = plain(question)["ask"]
        declared = {field.partition(".")[0] for field in self._rules.declared(ask)}
        fields = tuple(name for name in other["answer"] if name in declared)
        if shut(ask, right, fields):
            return
        due, found = claimed(right, fields), claimed(other, fields)
        answer = right["answer"]
        why = " ".join(filter(None, (", ".join(answer.get("clauses") or ()), answer.get("why", ""))))
        findings = [
            Finding("fail", f"what {self._whose}", what, one, two, why, ".".join(path))
            for path, one, two in unlike_fields(due, found, GATES.get(ask, ""))
            if not silent(ask, path, one, two) and MISSING not in (one, two)
        ]
        if findings:
            yield self._fault(number, what, question, findings[0], None, tuple(answer.get("clauses") or ()))

    def _fault(
        self,
        number: int,
        what: str,
        question: AnyQuestion,
        finding: Finding,
        actions: list[AnyAction] | None = None,
        clauses: tuple[str, ...] = (),
    ) -> Fault:
        done = self._actions if actions is None else actions
        assert self._position is not None
        case = Case(
            id=f"{self._name}:{number}",
            name=f"line {number}: {what}",
            requirements=(),
            clauses=tuple(filter(None, clauses)),
            feature=self._name,
            line=number,
            position=self._position,
            questions=(question,),
            expectations=(),
            actions=tuple(done),
            prose=tuple(_action_lines(done)),
        )
        return Fault(number, case, Verdict(finding.kind, (finding,)))


def _plain(outcome: Outcome) -> Json:
    if outcome.answer is not UNSET:
        return {"answer": outcome.answer}
    kind = next((k for k in ("illegal", "gone") if getattr(outcome, k) is not UNSET), "unsupported")
    return {kind: True}


def _refusal(outcome: Outcome) -> str:
    illegal = outcome.illegal
    if illegal is UNSET:
        return "it was refused"
    words = [text for text in (illegal.clause, illegal.why) if isinstance(text, str) and text]
    return " ".join(["it was refused:", *words]) if words else "it was refused"


def _action_lines(actions: list[AnyAction]) -> Iterator[str]:
    """The last actions, one per line."""
    before = len(actions) - SHOWN
    if before > 0:
        yield f"... {before} actions before"
    for number, action in enumerate(actions, 1):
        if number > before:
            fields: dict[str, Any] = to_builtins(action)
            does = fields.pop("do")
            words = ", ".join(f"{name} {_words(value)}" for name, value in fields.items())
            yield f"{number} {does} {words}".rstrip()


def _words(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return " and ".join(map(_words, value))
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} {_words(item)}" for key, item in value.items()) + "}"
    return str(value)
