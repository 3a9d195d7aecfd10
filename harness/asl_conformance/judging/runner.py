"""Asks an engine the cases and judges every reply. Prints and writes nothing."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from types import MappingProxyType

import msgspec
from msgspec import UNSET, Struct

from asl_conformance.adapters.base import Cost, Engine, EngineLost, Params
from asl_conformance.adapters.limits import RESTARTS
from asl_conformance.base import ending
from asl_conformance.judging.following import USUAL, Following
from asl_conformance.judging.judge import BROKEN, Finding, Kind, Verdict, judge
from asl_conformance.judging.naming import nth_action
from asl_conformance.judging.standing import Standing, standing
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.protocol.reply import Failure, Reply
from asl_conformance.suite.case import Case, request_params
from asl_conformance.suite.core import parent
from asl_conformance.suite.editions import ANOTHER_EDITION, asked_as, barred, in_force

KEPT = 4000
"""Characters that a result keeps of a text or a value from an engine."""

UNTOLD = "the engine names nothing"
"""The text for an unsupported outcome that names nothing missing."""
INTERRUPTED = "interrupted"
NO_COST = Cost()
FAIL_FAST = "stopped at the first failure"


class Result(Struct, frozen=True):
    """The verdict on one case, and the engine's reasons in its own words."""

    case: Case
    verdict: Verdict
    reasons: tuple[str, ...] = ()
    seconds: float = 0.0
    """Seconds from judging the previous reply to this reply; several requests are under way at once."""


NOTHING_BEFORE: Mapping[str, Result] = MappingProxyType({})
"""The results before a run that begins with its first case."""


class Run(Struct, frozen=True):
    """One engine asked once: a result for every selected case, in the order of the suite."""

    engine: Capabilities
    edition: str
    results: tuple[Result, ...]
    stopped: str = ""
    """Why it ended early; empty if every case was asked."""
    cost: Cost = Cost()
    """What the engine's misbehaviour cost: restarts, and seconds lost."""
    max_restarts: int = RESTARTS
    """Restarts without a case to blame up to which it may still conform."""
    orders: tuple[str, ...] = ()
    """The orders in which every case was asked, if its answers were verified."""
    readings: Following = USUAL
    """Contested readings by which it was judged, without the reference's defaults."""
    left_out: int = 0
    """How many cases of the suite were not selected."""
    selection: str = ""
    """The options that selected the cases; empty for the whole of the built-in suite."""
    other_cases: str = ""
    """How the cases differ from those of the suite; empty if they do not."""

    @property
    def counts(self) -> dict[Kind, int]:
        """Counts of the features' cases by verdict, for the verdicts that occur."""
        return dict(Counter(result.verdict.kind for result in self.results if not result.case.derived))

    @property
    def derived_counts(self) -> dict[Kind, int]:
        """As ``counts``, for the derived cases."""
        return dict(Counter(result.verdict.kind for result in self.results if result.case.derived))

    @property
    def standing(self) -> Standing:
        """What the run says of the engine."""
        return standing(
            self.counts,
            self.derived_counts,
            stopped=bool(self.stopped),
            restless=self.restless,
            left_out=self.left_out,
            other_cases=self.other_cases,
            selection=self.selection,
        )

    @property
    def supported(self) -> bool:
        """Whether no case is unsupported, derived ones included."""
        return "unsupported" not in self.counts.keys() | self.derived_counts.keys()

    @property
    def restless(self) -> bool:
        """Whether it ended, with no case to blame, more often than allowed."""
        return self.cost.unaccounted > self.max_restarts


def run(
    cases: Sequence[Case],
    engine: Engine,
    capabilities: Capabilities,
    edition: str,
    on_result: Callable[[Result], None] = lambda result: None,
    *,
    maxfail: int = 0,
    expected: Callable[[str, Verdict], Verdict] = lambda key, verdict: verdict,
    on_reply: Callable[[Case, Reply], None] = lambda case, reply: None,
    max_restarts: int = RESTARTS,
    readings: Following = USUAL,
    before: Mapping[str, Result] = NOTHING_BEFORE,
    cost: Cost = NO_COST,
    clock: Callable[[], float] = time.perf_counter,
) -> Run:
    """Ask the started engine all cases; ``on_result`` gets each result as soon as it is decided.

    ``expected`` maps each verdict to xfail or xpass if a failure was expected; ``on_reply`` gets each reply
    before it is judged. With more than ``max_restarts`` restarts without a case to blame, the engine
    does not conform. A case may be reported twice: the later result counts. ``readings`` are those that the
    engine follows. ``before`` and ``cost`` are those of the run that is resumed: its cases are not asked
    again. ``clock``: the time in seconds. Ctrl-C, the loss of the engine and ``maxfail`` cases that did not
    pass leave the rest ``not-run``; the run says why it stopped.
    """
    decided = dict(before)
    stopped, wrong = "", {key for key, result in before.items() if result.verdict.kind in BROKEN}
    left = [case for case in cases if case.id not in before]
    listener = _InOrder([case.id for case in left], on_result)

    def decide(result: Result) -> None:
        with ending.held():  # a result is decided and reported, or neither
            decided[result.case.id] = result
            listener.hear(result)

    def enough() -> bool:
        return bool(maxfail) and len(wrong) >= maxfail

    try:
        asked: dict[str, Case] = {}
        wording = asked_as(edition, capabilities.editions, capabilities.errata)
        errata = in_force(edition)
        for case in _families(left):
            why = barred(case, errata, readings.judged)
            if why:
                decide(Result(case, _left_out(why)))
            else:
                asked[case.id] = case
        begun = clock()
        requests = () if enough() else _requests(asked.values(), wording, readings.sent)
        for key, reply in engine.evaluate_many(requests):
            case, waited = asked[key], clock() - begun
            on_reply(case, reply)
            verdict = expected(key, judge(case, reply, capabilities))
            decide(Result(case, kept(verdict), _reasons(reply, verdict), waited))
            wrong |= {key} if verdict.kind in BROKEN else set()
            if enough():
                break
            begun = clock()
        if enough():
            stopped = FAIL_FAST if maxfail == 1 else f"stopped after {maxfail} failures"
    except KeyboardInterrupt:
        stopped = INTERRUPTED
    except EngineLost as lost:
        stopped = str(lost)
    not_run = Verdict("not-run", (Finding("not-run", "an answer", why=stopped),))
    for case in cases:
        if case.id not in decided:
            decide(Result(case, not_run))
    results = tuple(decided[case.id] for case in cases)
    return Run(capabilities, edition, results, stopped, cost + engine.cost, max_restarts, readings=readings)


def _families(cases: Iterable[Case]) -> Iterator[Case]:
    """The cases, each followed by those derived from it: they begin with its position and its actions, which
    an engine may still know.
    """
    families: dict[str, list[Case]] = {}
    for case in cases:
        families.setdefault(parent(case), []).append(case)
    return chain.from_iterable(families.values())


def _left_out(why: str) -> Verdict:
    """The verdict on a case that does not apply; ``why`` is empty if it belongs to another edition."""
    if why == ANOTHER_EDITION:
        return Verdict("not-applicable")
    return Verdict("not-applicable", (Finding("not-applicable", "an answer", why=why),))


def opened_by(results: Sequence[Result]) -> list[tuple[str, int]]:
    """Each single missing thing that keeps cases unsupported, with their number; the largest first."""
    found: Counter[str] = Counter()
    for result in results:
        if result.verdict.kind == "unsupported" and not result.case.derived:
            missing = _missing(result)
            found.update(missing if len(missing) == 1 else ())
    return found.most_common()


def lacking(results: Sequence[Result]) -> list[tuple[str, int]]:
    """Everything missing in unsupported cases, with the number of cases; the largest first."""
    found: Counter[str] = Counter()
    for result in results:
        if result.verdict.kind == "unsupported":
            found.update(_missing(result) or {UNTOLD})
    return sorted(found.items(), key=lambda one: (-one[1], one[0]))


def _missing(result: Result) -> set[str]:
    return {word for finding in result.verdict.findings for word in finding.why.split("; ") if word}


class _InOrder:
    """Passes results on in the order of the suite, each as soon as all before it are known."""

    def __init__(self, order: Sequence[str], tell: Callable[[Result], None]) -> None:
        self._order, self._tell = order, tell
        self._reported: set[str] = set()
        self._early: dict[str, Result] = {}

    def hear(self, result: Result) -> None:
        """Pass the result on now, or keep it until its turn; pass a second result for a case on at once."""
        if result.case.id in self._reported:
            self._tell(result)
            return
        self._early[result.case.id] = result
        while (
            len(self._reported) < len(self._order)
            and (key := self._order[len(self._reported)]) in self._early
        ):
            self._tell(self._early.pop(key))
            self._reported.add(key)


def _requests(
    cases: Collection[Case], edition: str, readings: Mapping[str, str]
) -> Iterator[tuple[str, Params]]:
    for case in cases:
        yield case.id, request_params(case, edition, readings)


def kept(verdict: Verdict) -> Verdict:
    """The verdict with the engine's words and values cut to KEPT characters."""
    if not verdict.findings:
        return verdict
    return Verdict(verdict.kind, tuple(map(_kept_finding, verdict.findings)))


def _kept_finding(finding: Finding) -> Finding:
    why, got = _cut(finding.why), finding.got
    if isinstance(got, (str, list, dict)):
        text = msgspec.json.encode(got)
        if len(text) > KEPT:
            got = _cut(text.decode())
    return msgspec.structs.replace(finding, why=why, got=got)


def _cut(text: str) -> str:
    return text if len(text) <= KEPT else text[: KEPT - 3] + "..."


def _reasons(reply: Reply, verdict: Verdict) -> tuple[str, ...]:
    """The engine's reasons, one line for each outcome that has one.

    For an unsupported case only what the engine names as missing.
    """
    if isinstance(reply, Failure):
        return (_cut(reply.text),)
    found = []
    for outcome in reply.outcomes:
        if verdict.kind == "unsupported" and outcome.unsupported is UNSET:
            continue
        if outcome.answer is not UNSET:
            clauses, why = outcome.answer.get("clauses") or (), outcome.answer.get("why") or ""
            found.append(" ".join(filter(None, (", ".join(clauses), why))))
        elif outcome.illegal is not UNSET:
            illegal = outcome.illegal
            texts = (text for text in (illegal.clause, illegal.why) if text is not UNSET)
            found.append(f"{nth_action(illegal.action)} is illegal: {' '.join(texts)}".rstrip(": "))
        elif outcome.gone is not UNSET:
            found.append(f"{outcome.gone.piece} is gone by {nth_action(outcome.gone.action)}")
        elif outcome.unsupported is not UNSET:
            found.append(f"unsupported: {', '.join(outcome.unsupported.missing)}")
    return tuple(_cut(text) for text in found if text)
