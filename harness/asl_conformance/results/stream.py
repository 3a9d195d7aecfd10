"""The result stream: JSON Lines with a header, one record per case as soon as it is decided, and a footer.

If a case has several records (its engine broke the protocol after its answer), the last one counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import UNSET, Struct, UnsetType

from asl_conformance import __version__
from asl_conformance.adapters.base import Cost
from asl_conformance.adapters.limits import RESTARTS
from asl_conformance.base.text import one_line
from asl_conformance.judging.judge import ORDER, Finding, Kind
from asl_conformance.judging.runner import Result, Run
from asl_conformance.judging.standing import Standing, standing
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.suite.case import NO_READINGS, Derivation, digest
from asl_conformance.suite.editions import UnknownEdition, meant

FORMAT = 1


class Record(Struct, frozen=True, tag_field="record", forbid_unknown_fields=True, kw_only=True):
    """Base of all lines of the stream."""

    checksum: str | UnsetType = UNSET
    """Twelve hex digits of the SHA-256 of the checksum of the line before and this line without its own."""


class Header(Record, tag="header", frozen=True):
    """The engine, the suite, and when the run began."""

    format: int
    """Format of the stream: 1."""
    harness: str
    """Version of the harness."""
    engine: str
    """Name of the engine, as it declares it."""
    engine_version: str
    """Its version, as it declares it."""
    language: str
    """Its language, as it declares it."""
    edition: str
    """The edition of the rulebook."""
    suite: str
    """Digest of the suite; for other cases, given by ``--cases``, the digest of these."""
    cases: int
    """How many cases were selected."""
    started: str
    """When the run began: UTC, ISO 8601."""
    readings: dict[str, str] = {}
    """Contested readings by which the engine was judged, without those of the reference."""
    meant: str = ""
    """The edition by its permanent, dated name, with its switched errata: what `current` meant on that
    day."""
    terms: dict[str, str] = {}
    """What else a resumed run must have in common with this one: command of the engine, its declaration,
    selected cases, limits, expected failures."""
    other_cases: str = ""
    """How the cases of ``--cases`` differ from those of the suite; empty if they are cases of the suite."""
    left_out: int = 0
    """How many cases of the suite were not selected. If there are any, the run is of a part of the suite."""
    selection: str = ""
    """The options that selected the cases; empty for the whole of the built-in suite."""


class CaseRecord(Record, tag="case", frozen=True, omit_defaults=True):
    """The result of one case."""

    id: str
    """Id of the case."""
    name: str
    """Title of its scenario."""
    verdict: Kind
    """Its verdict."""
    clauses: tuple[str, ...]
    """Clauses that take part in the case."""
    requirements: tuple[str, ...]
    """Requirements that it covers."""
    feature: str
    """File of its feature."""
    line: int
    """Line in that file."""
    findings: tuple[Finding, ...] = ()
    """The expectations that were not met; empty for a pass."""
    reasons: tuple[str, ...] = ()
    """The engine's own words: for an unsupported case what is missing, otherwise its clauses and reasons."""
    digest: str = ""
    """Digest of the case: the same name with another digest is another case."""
    derived: Derivation = ""
    """Empty for a case that is written in a feature."""
    seconds: float = 0.0
    """Seconds between the previous answer and this one; 0 if it was not asked."""
    readings: dict[str, str] = {}
    """Contested readings on which the case depends, each with its choice."""


class CostRecord(Record, tag="cost", frozen=True):
    """What the engine's misbehaviour has cost so far. The last one counts; the footer has the total."""

    cost: Cost
    """Restarts, seconds and noise up to here."""


class Footer(Record, tag="footer", frozen=True):
    """The end of the stream. ``complete`` is false if cases were not run."""

    finished: str
    """When the run ended: UTC, ISO 8601."""
    complete: bool
    """Whether every selected case has been run."""
    conforms: bool
    """Whether the engine conforms: the whole suite was asked, and every case that applies passes."""
    counts: dict[Kind, int]
    """Every verdict with its number of cases, without derived cases."""
    stopped: str = ""
    """Why the run ended early."""
    restarts: int = 0
    """How often the engine was restarted."""
    seconds_lost: float = 0.0
    """Seconds spent on waiting in vain, ending processes and starting new ones."""
    derived: dict[Kind, int] = {}
    """Verdicts of derived cases, each with its number of cases."""
    unaccounted_restarts: int = 0
    """Restarts with no case to blame."""
    max_restarts: int = RESTARTS
    """How many of these were allowed."""
    breaches: int = 0
    """How many of these were no end of its own: it broke the protocol or the time limit."""
    unaccounted_reasons: tuple[str, ...] = ()
    """Why, each reason once, at most five for each process."""
    noise: int = 0
    """Lines on standard output that are no reply to a pending request."""
    noise_example: str = ""
    """What was wrong with the first of these lines."""
    orders: tuple[str, ...] = ()
    """The orders in which every case was asked, if the answers were verified."""


AnyRecord = Header | CaseRecord | CostRecord | Footer


class ResultsUnwritable(Exception):
    """The result file cannot be written; the text names it and the reason."""


class BadResults(ValueError):
    """The file is not a complete result stream; the text names the line and its defect."""


def header(
    engine: Capabilities,
    edition: str,
    suite: str,
    cases: int,
    readings: Mapping[str, str] = NO_READINGS,
    terms: Mapping[str, str] = NO_READINGS,
    other_cases: str = "",
) -> Header:
    """The header of a run that starts now."""
    about = (engine.name, engine.version, engine.language, edition)
    when = _now()
    return Header(
        *(FORMAT, __version__, *about, suite, cases, when, dict(readings), _meant(edition), dict(terms)),
        other_cases=other_cases,
    )


def _meant(edition: str) -> str:
    try:
        return meant(edition)
    except UnknownEdition:
        return ""


def case_record(result: Result) -> CaseRecord:
    """The line of one result."""
    case, verdict = result.case, result.verdict
    return CaseRecord(
        id=case.id,
        name=case.name,
        verdict=verdict.kind,
        clauses=case.clauses,
        requirements=case.requirements,
        feature=case.feature,
        line=case.line,
        findings=verdict.findings,
        reasons=result.reasons,
        digest=digest(case),
        derived=case.derived,
        seconds=round(result.seconds, 6),
        readings=case.readings,
    )


def footer(run: Run) -> Footer:
    """The footer of a run that ends now."""
    counts = run.counts
    return Footer(
        finished=_now(),
        complete="not-run" not in counts.keys() | run.derived_counts.keys(),
        conforms=run.standing == "conforms",
        counts={kind: counts.get(kind, 0) for kind in ORDER},
        stopped=run.stopped,
        restarts=run.cost.restarts,
        seconds_lost=run.cost.lost,
        derived=run.derived_counts,
        unaccounted_restarts=run.cost.unaccounted,
        max_restarts=run.max_restarts,
        breaches=run.cost.breaches,
        unaccounted_reasons=run.cost.reasons,
        noise=run.cost.noise,
        noise_example=run.cost.example,
        orders=run.orders,
    )


def stream(run: Run, suite: str) -> Stream:
    """The stream of a run that has just ended, as if read from its file."""
    cases = {result.case.id: case_record(result) for result in run.results}
    head = header(
        run.engine, run.edition, suite, len(cases), run.readings.judged, other_cases=run.other_cases
    )
    head = msgspec.structs.replace(head, left_out=run.left_out, selection=run.selection)
    return Stream(head, cases, footer(run))


def part_of(path: Path) -> Path:
    """The name of a result file until its footer is written."""
    return sibling(path, ".part")


def standing_of(stream: Stream) -> Standing:
    """What a stored run says of the engine, by the rule of ``run``."""
    counts: dict[bool, Counter[Kind]] = {True: Counter(), False: Counter()}
    for record in stream.cases.values():
        counts[bool(record.derived)][record.verdict] += 1
    end = stream.footer
    return standing(
        counts[False],
        counts[True],
        stopped=bool(end.stopped) or not end.complete,
        restless=end.unaccounted_restarts > end.max_restarts,
        left_out=stream.header.left_out,
        other_cases=stream.header.other_cases,
        selection=stream.header.selection,
    )


def sibling(path: Path, suffix: str) -> Path:
    """The path with a suffix after its name."""
    return path.with_name(path.name + suffix)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


class Stream(Struct, frozen=True):
    """A complete result stream: the last record of every case, in the order of first records."""

    header: Header
    """Who was asked what, by whom, and when."""
    cases: dict[str, CaseRecord]
    """The last record of every case, by its id."""
    footer: Footer
    """How the run ended."""


def today(stream: Stream, now: Callable[[str], str]) -> Stream:
    """The stream with its cases renamed by ``now``; if two would get the same name, unchanged."""
    cases: dict[str, CaseRecord] = {}
    for key, record in stream.cases.items():
        later = now(key)
        if later == key or later in stream.cases or later in cases:
            cases[key] = record
        else:
            cases[later] = msgspec.structs.replace(record, id=later)
    return Stream(stream.header, cases, stream.footer)


def edition_name(head: Header) -> str:
    """The edition for people, with its lasting name if that differs: ``current (2025-01)``."""
    return head.edition if head.meant in ("", head.edition) else f"{head.edition} ({head.meant})"


def other_edition(old: Header, new: Header) -> bool:
    """Whether two runs are of different editions, by their lasting names if both have one."""
    if old.meant and new.meant:
        return old.meant != new.meant
    return old.edition != new.edition


def other_suites(old: Header, new: Header) -> str:
    """A sentence if two runs are of different suites, so that totals cannot be compared; else empty."""
    if old.suite == new.suite:
        return ""
    suites = [f"release {one_line(h.harness, 20)} (suite {one_line(h.suite, 20)})" for h in (old, new)]
    return f"The first is of {suites[0]}, the second of {suites[1]}: totals differ by the suite as well."
