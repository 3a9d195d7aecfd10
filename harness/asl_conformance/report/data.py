"""The data of the page, as plain values: runs with their counts, the matrix, every case, every board once.

All text of an engine is cleaned here and stays text: the template escapes it, the script in the
page inserts it as text nodes. Boards are drawn here, by the drawing module, each once.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from msgspec import Raw

from asl_conformance.base.text import clean, one_line, percent
from asl_conformance.drawing.svg import marks
from asl_conformance.judging.base_line import base_line
from asl_conformance.judging.judge import NO_ANSWER, ORDER, Finding, Kind, describe
from asl_conformance.judging.standing import Standing, of_the_suite
from asl_conformance.report.drawn import Drawn, key_of
from asl_conformance.results.stream import CaseRecord, Stream, edition_name, other_edition, standing_of
from asl_conformance.suite.case import DERIVED, Case, filed_under, shown_under
from asl_conformance.suite.case import digest as digest_of
from asl_conformance.suite.lab_link import document
from asl_conformance.suite.registry import Registry

Answers = Mapping[str, Sequence[Mapping[str, Any] | None]]
"""Answers to a case's questions, by case id."""
NO_ANSWERS: Answers = MappingProxyType({})
CONTESTED = "contested"
VALUE = 600
"""Most characters of a value or reason on the page."""
RIGHT: frozenset[Kind] = frozenset({"pass", "xfail"})
APART: frozenset[Kind] = frozenset({"unsupported", "not-applicable", "not-run"})
"""Neither right nor wrong: undeclared, of another edition, not asked."""


class Count(NamedTuple):
    """Verdicts of some cases in one run."""

    kinds: Mapping[str, int]

    @property
    def passed(self) -> int:
        return self.kinds.get("pass", 0)

    @property
    def applicable(self) -> int:
        """Cases of the edition, including unsupported ones: the denominator of a share."""
        return sum(self.kinds.values()) - self.kinds.get("not-applicable", 0)

    @property
    def unsupported(self) -> int:
        return self.kinds.get("unsupported", 0)

    @property
    def claimed(self) -> int:
        """Cases that apply and that the engine supports."""
        return self.applicable - self.unsupported

    @property
    def wrong(self) -> int:
        return sum(n for kind, n in self.kinds.items() if is_wrong(kind))

    @property
    def parts(self) -> list[tuple[str, int]]:
        """The verdicts that occur, in the order in which reports show them."""
        return [(kind, self.kinds[kind]) for kind in ORDER if self.kinds.get(kind)]


class RunView(NamedTuple):
    """One column: an engine's run."""

    label: str
    engine: str
    version: str
    language: str
    edition: str
    suite: str
    started: str
    stopped: str
    complete: bool
    tally: Count
    derived: Count
    """Verdicts of derived cases; they are in no share."""
    restarts: int = 0
    """How often it ended without a case to blame, if more often than allowed."""
    breaches: int = 0
    """How many of these were no end of its own."""
    reasons: tuple[str, ...] = ()
    """Why it ended, or was ended, without a case to blame."""
    orders: tuple[str, ...] = ()
    """The orders in which every case was asked, if answers were verified."""
    outcome: Standing = "wrong"
    """What the run says of the engine, by the rule of ``run``."""
    part: str = ""
    """How much of the suite was asked, in words; empty for all of it."""
    unanswered: int = 0
    """How many of the cases that apply an engine passes that answers nothing."""

    @property
    def headline(self) -> str:
        return f"{self.tally.passed:,} of {self.tally.applicable:,}"

    @property
    def share(self) -> str:
        return percent(self.tally.passed, self.tally.applicable)

    @property
    def claimed_share(self) -> str:
        return percent(self.tally.passed, self.tally.claimed)

    @property
    def base_line(self) -> str:
        """The share that an engine passes that answers nothing."""
        return percent(self.unanswered, self.tally.applicable)


class ClauseRow(NamedTuple):
    """A row of the matrix: a chapter or a clause."""

    id: str
    title: str
    chapter: str
    counts: tuple[Count, ...]


class View(NamedTuple):
    """Everything the template needs."""

    runs: tuple[RunView, ...]
    rows: tuple[ClauseRow, ...]
    notes: tuple[str, ...]
    total: int


def view(streams: Sequence[Stream], cases: Mapping[str, Case], digest: str, registry: Registry) -> View:
    """The summary and the matrix of those runs."""
    runs = tuple(_run(stream, label, cases) for stream, label in zip(streams, labels(streams), strict=True))
    return View(
        runs,
        tuple(_rows(streams, cases, registry)),
        tuple(_notes(streams, cases, digest)),
        len(_ids(streams, cases)),
    )


def labels(streams: Sequence[Stream]) -> list[str]:
    """A name for each run; the edition, then a number, distinguishes equal names."""
    names = [one_line(stream.header.engine, 40) or "engine" for stream in streams]
    editions = [one_line(stream.header.edition, 40) for stream in streams]
    if len(set(names)) < len(names):
        names = [f"{name} ({edition})" for name, edition in zip(names, editions, strict=True)]
    seen: Counter[str] = Counter()
    found = []
    for name in names:
        seen[name] += 1
        found.append(f"{name} #{seen[name]}" if names.count(name) > 1 else name)
    return found


def _run(stream: Stream, label: str, cases: Mapping[str, Case]) -> RunView:
    head, foot = stream.header, stream.footer
    asked = [r.id for r in stream.cases.values() if not r.derived and r.verdict != "not-applicable"]
    return RunView(
        label,
        engine=one_line(head.engine, 60),
        version=one_line(head.engine_version, 60),
        language=one_line(head.language, 60),
        edition=one_line(edition_name(head), 80),
        suite=one_line(head.suite, 60),
        started=one_line(head.started, 40),
        stopped=one_line(foot.stopped),
        complete=foot.complete,
        tally=Count(Counter(r.verdict for r in stream.cases.values() if not r.derived)),
        derived=Count(Counter(r.verdict for r in stream.cases.values() if r.derived)),
        restarts=foot.unaccounted_restarts if foot.unaccounted_restarts > foot.max_restarts else 0,
        breaches=foot.breaches,
        reasons=tuple(one_line(reason, 400) for reason in foot.unaccounted_reasons),
        orders=tuple(one_line(order, 40) for order in foot.orders),
        outcome=standing_of(stream),
        part=of_the_suite(head.cases, head.left_out, one_line(head.selection, 200)),
        unanswered=base_line(cases[key] for key in asked if key in cases),
    )


def _ids(streams: Sequence[Stream], cases: Mapping[str, Case]) -> list[str]:
    """Every case of any run, in the order of the suite; cases unknown to the suite come last."""
    asked = {key: None for stream in streams for key in stream.cases}
    return [*(key for key in cases if key in asked), *(key for key in asked if key not in cases)]


def _rows(streams: Sequence[Stream], cases: Mapping[str, Case], registry: Registry) -> Iterator[ClauseRow]:
    counts: dict[str, list[Counter[str]]] = {}
    filed = {clause_of(record, cases.get(key)) for stream in streams for key, record in stream.cases.items()}
    for number, stream in enumerate(streams):
        for key, record in stream.cases.items():
            clauses = filed.intersection(places_of(record, cases.get(key)))
            for name in clauses | {clause.partition(".")[0] for clause in clauses}:
                row = counts.setdefault(name, [Counter() for _ in streams])
                row[number][record.verdict] += 1
    order = {name: i for i, name in enumerate(_clause_order(registry))}
    for name in sorted(counts, key=lambda name: (order.get(name, len(order)), name)):
        chapter = name.partition(".")[0]
        known = registry.chapters.get(chapter)
        title = known.title if known is not None and name == chapter else ""
        title = "derived cases: they ask about an action before it is done" if name == DERIVED else title
        yield ClauseRow(clean(name), title, clean(chapter), tuple(Count(row) for row in counts[name]))


def _clause_order(registry: Registry) -> Iterator[str]:
    for chapter in registry.chapters.values():
        yield chapter.id
        yield from chapter.clauses


def clause_of(record: CaseRecord, case: Case | None) -> str:
    """The clause that a case is filed under."""
    return filed_under(case if case is not None else record)


def places_of(record: CaseRecord, case: Case | None) -> tuple[str, ...]:
    """The clauses that a case is shown under."""
    return shown_under(case if case is not None else record)


def _notes(streams: Sequence[Stream], cases: Mapping[str, Case], digest: str) -> Iterator[str]:
    """Notes to read before comparing: other suites, other editions, incomplete runs."""
    suites = {one_line(stream.header.suite, 40) for stream in streams}
    if suites != {digest}:
        yield (
            f"Pictures and texts are from suite {digest}; runs were made with {', '.join(sorted(suites))}. "
            + _rewritten(streams, cases)
        )
    elif changed := _changed(streams, cases):
        yield f"The runs name this suite, but {_named(changed)} are other cases there."
    for note in dict.fromkeys(one_line(s.header.other_cases, 200) for s in streams if s.header.other_cases):
        yield f"{note}."
    if len(suites) > 1:
        made = dict.fromkeys(f"{s.header.harness} ({s.header.suite})" for s in streams)
        releases = ", ".join(one_line(one, 60) for one in made)
        yield f"The runs were made with different suites, of releases {releases}: totals cannot be compared."
    if any(other_edition(streams[0].header, stream.header) for stream in streams):
        yield "The runs are of different editions of the rulebook: different answers may both be right."
    gone = sum(key not in cases for key in _ids(streams, {}))
    if gone:
        yield f"{gone:,} cases are not in this suite; they are shown without text or board."


def _rewritten(streams: Sequence[Stream], cases: Mapping[str, Case]) -> str:
    """A note on cases that were rewritten since they were asked."""
    if not all(r.digest for stream in streams for key, r in stream.cases.items() if key in cases):
        return "Cases that changed since then may not show what was asked."
    changed = _changed(streams, cases)
    if not changed:
        return "Every case shown is what was asked then."
    return f"{len(changed):,} cases were rewritten since then under the same name: {_named(changed)}."


def _changed(streams: Sequence[Stream], cases: Mapping[str, Case]) -> list[str]:
    """The cases whose digest in a run is not that of the case shown."""
    digests = {key: digest_of(case) for key, case in cases.items()}
    found: dict[str, None] = {}
    for stream in streams:
        for key, record in stream.cases.items():
            if record.digest and digests.get(key, record.digest) != record.digest:
                found[key] = None
    return list(found)


def _named(ids: Sequence[str]) -> str:
    return ", ".join(ids[:5]) + (" ..." if len(ids) > 5 else "")


def details(
    streams: Sequence[Stream],
    cases: Mapping[str, Case],
    registry: Registry,
    answers: Answers = NO_ANSWERS,
    former: Mapping[str, Sequence[str]] = MappingProxyType({}),
    drawn: Drawn | None = None,
) -> dict[str, Any]:
    """The data for the script in the page: cases, boards, requirements, errata.

    ``answers`` of an engine show where a LOS is blocked if the case does not say where; ``former``:
    former names of cases; ``drawn``: boards drawn before.
    """
    boards = _Boards(answers, drawn or Drawn())
    rows = [_entry(key, streams, cases.get(key), boards) for key in _ids(streams, cases)]
    for row in rows:
        if row["i"] in former:
            row["o"] = list(former[row["i"]])
    wanted = {name for row in rows for name in row["r"]}
    return {
        "kinds": list(ORDER),
        "cases": rows,
        "boards": boards.drawn,
        "requirements": {
            r.id: [r.statement, r.note, [*r.begins, *r.ends]]
            for r in registry.requirements.values()
            if r.id in wanted
        },
        "errata": {e.id: [e.clause, e.before, e.after, e.source] for e in registry.errata.values()},
    }


class _Boards:
    """The boards of the page, equal ones only once."""

    def __init__(self, answers: Answers, drawn: Drawn) -> None:
        self._answers, self._drawn = answers, drawn
        self.drawn: list[Raw] = []
        self._known: dict[bytes, int] = {}

    def number(self, case: Case) -> int:
        over = marks(case, self._answers.get(case.id, ()))
        key = key_of(case.position, over)
        if key not in self._known:
            self._known[key] = len(self.drawn)
            self.drawn.append(self._drawn.board(key, case.position, over))
        return self._known[key]


def _entry(key: str, streams: Sequence[Stream], case: Case | None, boards: _Boards) -> dict[str, Any]:
    records = [stream.cases.get(key) for stream in streams]
    first = next(record for record in records if record is not None)
    entry: dict[str, Any] = {
        "i": clean(key),
        "n": clean(first.name, 300),
        "c": [clean(clause) for clause in places_of(first, case)],
        "v": [ORDER.index(r.verdict) if r is not None else -1 for r in records],
        "r": [clean(name) for name in first.requirements],
        "f": clean(f"{first.feature}:{first.line}"),
        "s": [_findings(record) for record in records],
    }
    if case is not None:
        entry["p"] = [clean(line) for line in case.prose]
        entry["q"] = [clean(describe(question)) for question in case.questions]
        entry["x"] = list(dict.fromkeys(clean(e.prose) for e in case.expectations))
        entry["b"] = boards.number(case)
        entry["e"] = [*(f"+{name}" for name in case.since), *(f"-{name}" for name in case.until)]
        if CONTESTED in case.tags:
            entry["t"] = 1
        if any(record is not None and is_wrong(record.verdict) for record in records):
            entry["l"] = document(case)
    return entry


def is_wrong(kind: str) -> bool:
    """Whether the verdict is neither right nor apart."""
    return kind not in RIGHT and kind not in APART


def _findings(record: CaseRecord | None) -> list[Any] | int:
    """Findings and reasons of one run on a case; 0 if there is nothing to say."""
    if record is None or not (record.findings or record.reasons):
        return 0
    return [[_finding(f) for f in record.findings], [clean(reason, VALUE) for reason in record.reasons]]


def _finding(finding: Finding) -> list[str]:
    return [
        finding.kind,
        clean(finding.expected, VALUE),
        clean(finding.field, VALUE),
        "" if finding.wanted is None else _value(finding.wanted),
        _came(finding),
        clean(finding.why, VALUE),
        clean(finding.asked, VALUE),
    ]


def _came(finding: Finding) -> str:
    """The value that came, or a text that there was no answer."""
    if finding.got is None:
        return ""
    return clean(str(finding.got), VALUE) if finding.kind in NO_ANSWER else _value(finding.got)


def _value(value: Any) -> str:
    return one_line(json.dumps(value, ensure_ascii=False), VALUE)
