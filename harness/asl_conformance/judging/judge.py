"""The only judge: turns a case and a reply into a verdict. No other code compares answers."""

from collections.abc import Sequence
from typing import Any, Literal, get_args

from msgspec import UNSET, Struct, structs

from asl_conformance.judging.bars import ruled_out
from asl_conformance.judging.meaning import MISSING, field_name, includes, last_field, look_up, meets
from asl_conformance.judging.naming import nth_action, verb
from asl_conformance.judging.removal import unfounded
from asl_conformance.protocol import questions as q
from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.messages import Capabilities, Gone, Outcome
from asl_conformance.protocol.reply import Failure, Reply
from asl_conformance.suite.case import Case, Expectation

Kind = Literal[
    "pass",
    "fail",
    "error",
    "crash",
    "timeout",
    "protocol-violation",
    "unstable",
    "unsupported",
    "not-applicable",
    "not-run",
    "xfail",
    "xpass",
]
"""The verdict of a case. Verdicts are never merged.

pass: all expectations were met
fail: an answer was wrong, or a legal action was refused
error: the engine returned an error
crash: the engine process ended
timeout: the engine took too long
protocol-violation: the response breaks the protocol
unstable: the answer differed when the case was asked again
unsupported: the engine returned unsupported, or did not declare what the case needs; never a pass
not-applicable: the case belongs to another edition or reading
not-run: the run ended before it was asked
xfail: it failed, as expected
xpass: it passed, although a failure was expected
"""
ORDER: tuple[Kind, ...] = get_args(Kind)
"""All verdicts, in the order in which reports show them."""
NO_ANSWER: dict[Kind, str] = {
    "error": "no answer: the engine reported an error",
    "crash": "no answer: the engine ended",
    "timeout": "no answer: the engine took too long",
    "protocol-violation": "no answer: the reply breaks the protocol",
}
"""What came instead of an answer, by the kind of failure."""


class Finding(Struct, frozen=True, omit_defaults=True):
    """One expectation that was not met, or could not be judged."""

    kind: Kind
    """The verdict of this expectation."""
    expected: str
    """The expectation in the scenario's words."""
    asked: str = ""
    """The question, as ``los German squad -> B4``."""
    wanted: Any = None
    """The expected value."""
    got: Any = None
    """The engine's value, or in words what came instead (an action was refused; no answer: the engine ended);
    null if nothing came. If a case got no answer, only its first finding says so."""
    why: str = ""
    """The engine's own words, or what is wrong with the answer; if there was none, why, in the first
    finding."""
    field: str = ""
    """The path into the answer, as ``units.P.hex``."""


class Verdict(Struct, frozen=True, omit_defaults=True):
    """The verdict on one case. ``findings`` is empty for a pass."""

    kind: Kind
    findings: tuple[Finding, ...] = ()


PASS = Verdict("pass")


def judge(case: Case, reply: Reply, capabilities: Capabilities) -> Verdict:
    """Compare every expectation with the reply; one fail makes it a fail, else one unsupported unsupported.

    Failed expectations come before unsupported ones.
    """
    if isinstance(reply, Failure):
        return Verdict(reply.kind, _unanswered(case, reply))
    if len(reply.outcomes) != len(case.questions):
        found = f"{len(reply.outcomes)} outcomes for {len(case.questions)} questions"
        short = Finding("protocol-violation", "one outcome per question", why=found)
        return Verdict("protocol-violation", (short,))
    findings = []
    for expectation in case.expectations:
        question = case.questions[expectation.question]
        outcome = reply.outcomes[expectation.question]
        unclaimed = _not_declared(case, question, outcome, capabilities)
        finding = judge_one(expectation, case, outcome, capabilities, unclaimed)
        if finding is not None:
            findings.append(finding)
    if not findings:
        return PASS
    kind: Kind = "fail" if any(f.kind == "fail" for f in findings) else "unsupported"
    return Verdict(kind, tuple(sorted(findings, key=lambda one: one.kind != kind)))


def _unanswered(case: Case, reply: Failure) -> tuple[Finding, ...]:
    """Findings if no usable reply came, one per expectation; the first says what came instead."""
    findings = [_claim(one, case.questions[one.question], reply.kind) for one in case.expectations]
    first = findings[0] if findings else Finding(reply.kind, "an answer")
    return (structs.replace(first, got=NO_ANSWER[reply.kind], why=reply.text), *findings[1:])


def _claim(expectation: Expectation, question: Any, kind: Kind, got: Any = None, why: str = "") -> Finding:
    """The finding of an expectation that was not met: the question, what was expected, and what came."""
    path = ".".join(map(str, expectation.path))
    wanted = expectation.value if expectation.path else None
    return Finding(kind, expectation.prose, describe(question), wanted, got, why, path)


def _not_declared(case: Case, question: Any, outcome: Outcome, capabilities: Capabilities) -> str:
    """The undeclared question or verb that the outcome depends on; empty if there is none.

    An outcome that refuses an action depends on it and on earlier actions, not on later ones.
    """
    asked = q.question_name(question)
    if asked not in capabilities.questions:
        return f"the question {asked} is not declared"
    last = None if outcome.illegal is UNSET else outcome.illegal.action + 1
    strange = dict.fromkeys(verb(action) for action in (*case.actions[:last], *_asked_about(question)))
    found = [name for name in strange if name not in capabilities.actions]
    return f"the action {', '.join(found)} is not declared" if found else ""


def _asked_about(question: Any) -> tuple[AnyAction, ...]:
    """The actions that the question speaks of and that are not played."""
    if isinstance(question, q.RoutQuestion):
        return question.steps
    return (question.action,) if isinstance(question, q.May) else ()


def judge_one(
    expectation: Expectation, case: Case, outcome: Outcome, capabilities: Capabilities, unclaimed: str = ""
) -> Finding | None:
    """One expectation of the case against one outcome; None if it is met.

    If ``unclaimed`` names something undeclared, the outcome is unsupported, whatever it says.
    """
    question = case.questions[expectation.question]

    def finding(kind: Kind, got: Any = None, why: str = "") -> Finding:
        return _claim(expectation, question, kind, got, why)

    if outcome.unsupported is not UNSET:
        return finding("unsupported", why="; ".join(outcome.unsupported.missing) or unclaimed)
    if unclaimed:
        return finding("unsupported", why=unclaimed)
    if outcome.illegal is not UNSET:
        return _judge_illegal(expectation, outcome, case.actions, finding)
    if outcome.gone is not UNSET:
        return _judge_gone(expectation, outcome.gone, case, finding)
    if outcome.answer is UNSET:
        return finding("fail", why="the outcome is empty")
    if expectation.op == "legal":
        return None
    answer = outcome.answer
    why = answer.get("why") or ""
    if expectation.op == "illegal":
        return finding("fail", "it was allowed", why)
    if expectation.op == "cites":
        return _judge_citation(expectation, answer.get("clauses"), why, finding)
    return _judge_answer(expectation, case, answer, capabilities, finding)


def _judge_answer(
    expectation: Expectation, case: Case, answer: Any, capabilities: Capabilities, finding: Any
) -> Finding | None:
    """One expectation about a field. An omitted list or map is empty; any other omitted field fails."""
    asked, path = q.question_name(case.questions[expectation.question]), expectation.path
    got = look_up(answer, path)
    lacking = _undeclared(expectation, asked, capabilities)
    if got is MISSING:
        if lacking:
            return finding("unsupported", why=f"field {lacking[0]} of {asked} is not supported")  # type: ignore[no-any-return]
        got = look_up(answer, path, sparing=True)
    elif field := _left_open(got, expectation, lacking):
        return finding("unsupported", why=f"field {field} of {asked} is not supported")  # type: ignore[no-any-return]
    if barred := ruled_out(asked, answer, expectation, case.expectations):
        return finding("fail", barred, answer.get("why") or "")  # type: ignore[no-any-return]
    if meets(got, expectation.op, expectation.value, last_field(path)):
        return None
    if got is MISSING:
        return finding("fail", None, "left out")  # type: ignore[no-any-return]
    return finding("fail", got, answer.get("why") or "")  # type: ignore[no-any-return]


def _undeclared(expectation: Expectation, asked: str, capabilities: Capabilities) -> list[str]:
    """The fields that the expectation compares and the engine does not declare."""
    name = field_name(expectation.path)
    entry = expectation.value if expectation.op in ("has", "has_no") else ()
    needed = [f"{name}.{key}" for key in entry] or [name]
    declared = capabilities.questions.get(asked, ())
    return [
        one
        for one in needed
        if one not in declared and not any(one.startswith(f"{field}.") for field in declared)
    ]


def _left_open(got: Any, expectation: Expectation, lacking: Sequence[str]) -> str:
    """An undeclared field that an entry of the list leaves out, so that it may be the entry meant or not.

    Empty if each entry says what is compared, or another entry is the one meant.
    """
    if expectation.op not in ("has", "has_no") or not lacking or not isinstance(got, (list, tuple)):
        return ""
    if meets(got, "has", expectation.value):
        return ""
    for entry in got:
        missing = [key for key in expectation.value if key not in entry]
        known = {key: value for key, value in expectation.value.items() if key in entry}
        unknown = [one for one in lacking if one.rpartition(".")[2] in missing]
        if unknown and len(unknown) == len(missing) and includes(entry, known):
            return unknown[0]
    return ""


def _judge_illegal(
    expectation: Expectation, outcome: Outcome, actions: Sequence[Any], finding: Any
) -> Finding | None:
    illegal = outcome.illegal
    assert illegal is not UNSET
    refused = f"{nth_action(illegal.action, actions)} was refused"
    why = " ".join(part for part in (illegal.clause, illegal.why) if part)
    if expectation.op == "illegal":
        due = expectation.value if isinstance(expectation.value, (list, tuple)) else (expectation.value,)
        if expectation.value is None or illegal.action in due:
            return None
        return finding("fail", f"{refused} already", why)  # type: ignore[no-any-return]
    if expectation.op == "cites":
        return _judge_citation(expectation, [illegal.clause] if illegal.clause else None, why, finding)
    return finding("fail", refused, why)  # type: ignore[no-any-return]


def _judge_gone(expectation: Expectation, gone: Gone, case: Case, finding: Any) -> Finding | None:
    """An expectation about a piece that is gone: met if it says legal, absent or not allowed."""
    question = case.questions[expectation.question]
    if why := unfounded(gone, case, question):
        return finding("fail", f"{gone.piece} is gone", why)  # type: ignore[no-any-return]
    refused = expectation.path == ("allowed",) and expectation.value is False
    if refused or expectation.op == "legal" or (expectation.op == "absent" and expectation.path):
        return None
    why = "" if gone.why is UNSET else gone.why
    return finding("fail", f"{gone.piece} is gone: {nth_action(gone.action, case.actions)} removed it", why)  # type: ignore[no-any-return]


def _judge_citation(expectation: Expectation, cited: Any, why: str, finding: Any) -> Finding | None:
    if not cited or any(clause in expectation.value for clause in cited):
        return None
    return finding("fail", cited, why)  # type: ignore[no-any-return]


def describe(question: Any) -> str:
    """A question in a few words: its name and its subject."""
    parts = [q.question_name(question)]
    if isinstance(question, q.Los):
        parts.append(f"{_point(question.start)} -> {_point(question.end)}")
    elif isinstance(question, q.Attack):
        by = ", ".join(question.by)
        parts.append(" ".join(filter(None, (by and f"by {by}", f"on {question.target}", question.means))))
    elif isinstance(question, q.SameLocation):
        parts.append(f"{question.first}, {question.second}: {question.purpose}")
    elif isinstance(question, q.May):
        parts.append(verb(question.action))
    elif isinstance(question, (q.WallAdvantage, q.Concealment, q.RoutQuestion)):
        parts.append(question.unit)
    elif isinstance(question, q.Terrain):
        parts.append(question.hex or question.hexside)
    return " ".join(parts)


def _point(point: q.Point) -> str:
    return point.unit or point.counter or point.vertex or point.hexside or point.hex


BROKEN: frozenset[Kind] = frozenset({"fail", "error", "crash", "timeout", "protocol-violation", "unstable"})
"""Verdicts of a case that the engine got wrong."""


HARMLESS: frozenset[Kind] = frozenset({"pass", "not-applicable", "xfail"})
"""Verdicts without any surprise. Unsupported is not among them."""
