"""Published results: summaries of result files, stored in ``docs/results`` and read for the site.

A summary is a gzipped JSON object: header and footer of the run, and of each case its verdict, digest,
requirements and, if the engine was wrong, its answer. The same run gives the same bytes.
"""

from __future__ import annotations

import gzip
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from asl_conformance.judging.judge import BROKEN, Kind
from asl_conformance.results.formats import finding_line
from asl_conformance.results.stream import CaseRecord, Footer, Header, Stream
from asl_conformance.suite.case import Suite, digest

SUFFIX = ".json.gz"
KEPT = 300
"""Characters of a wrong answer that are stored."""
MEETINGS = "meetings"
"""The column of cases about several clauses."""


class Unfit(ValueError):
    """A result file that cannot be published; the text says why and what can."""


class Entry(Struct, frozen=True, array_like=True):
    """The stored result of one case."""

    verdict: Kind
    digest: str
    clause: str
    """The clause that it belongs to."""
    requirements: tuple[str, ...]
    finding_line: str = ""
    derived: str = ""


class Summary(Struct, frozen=True):
    """A published run."""

    header: Header
    footer: Footer
    cases: dict[str, Entry]

    @property
    def label(self) -> str:
        """Engine and version."""
        return f"{self.header.engine} {self.header.engine_version}".strip()


class Tally(Struct, frozen=True):
    """Requirements held, out of those asked; cases passed, out of those that apply."""

    held: int
    requirements: int
    passed: int
    cases: int


def summary(stream: Stream) -> Summary:
    """The stored summary of a run, without the command of its engine."""
    head = msgspec.structs.replace(stream.header, terms={})
    return Summary(head, stream.footer, {key: _entry(r) for key, r in stream.cases.items()})


def _entry(record: CaseRecord) -> Entry:
    wrong = record.verdict in BROKEN and record.findings
    text = finding_line(record.findings[0])[:KEPT] if wrong else ""
    clause = record.clauses[0] if record.clauses else ""
    return Entry(record.verdict, record.digest, clause, record.requirements, text, record.derived)


def fit(stream: Stream, suite: Suite) -> None:
    """Raises Unfit unless the run is complete and of the whole suite, each case as the suite has it."""
    if not stream.footer.complete:
        raise Unfit(f"the run is incomplete: {stream.footer.stopped or 'cases were not run'}")
    if stream.header.suite != suite.digest:
        raise Unfit(
            f"the run is of suite {stream.header.suite}, this is {suite.digest}: "
            "publish it from a checkout of the release that it was made with"
        )
    left_out = [case.id for case in suite.all if case.id not in stream.cases]
    if left_out:
        raise Unfit(
            f"{len(left_out)} cases were not asked, {left_out[0]} the first; run without --clause and -k"
        )
    other = [case.id for case in suite.all if stream.cases[case.id].digest != digest(case)]
    if other or stream.header.other_cases:
        first = f", {other[0]} the first" if other else ""
        raise Unfit(f"{len(other)} cases were asked in another form{first}; run without --cases")


def file_name(run: Summary) -> str:
    """Engine, version, edition and release of the suite: a later run with the same four replaces it."""
    head = run.header
    parts = (head.engine, head.engine_version, head.edition, head.harness)
    return "_".join(re.sub(r"[^\w.+-]+", "-", part) or "-" for part in parts) + SUFFIX


def packed(run: Summary) -> bytes:
    """The bytes of its file."""
    return gzip.compress(msgspec.json.encode(run), 9, mtime=0)


def read(folder: Path) -> list[Summary]:
    """Every published run, the newest of an engine first; raises Unfit for any other file."""
    found = []
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        try:
            found.append(msgspec.json.decode(gzip.decompress(path.read_bytes()), type=Summary))
        except (OSError, EOFError, msgspec.DecodeError) as error:
            raise Unfit(f"{path}: not a published run: {error}") from error
    found.sort(key=lambda run: run.header.started, reverse=True)
    return sorted(found, key=lambda run: run.header.engine)


def latest(runs: Iterable[Summary], edition: str = "current") -> list[Summary]:
    """The newest run of each engine in that edition."""
    kept: dict[str, Summary] = {}
    for run in runs:
        known = kept.get(run.header.engine)
        if run.header.edition == edition and (known is None or run.header.started > known.header.started):
            kept[run.header.engine] = run
    return list(kept.values())


def otherwise(run: Summary, digests: Mapping[str, str]) -> int:
    """Number of cases with these digests that the run was not asked in this form."""
    asked = {name: entry.digest for name, entry in run.cases.items()}
    return sum(asked.get(name) != digest for name, digest in digests.items())


def group(name: str, clause: str) -> str:
    """The column of a case or requirement: its chapter, or that of cases about several clauses."""
    outline = name.partition("/")[0]
    return MEETINGS if "x" in outline.rpartition("-")[0] else clause.partition(".")[0]


def tallies(run: Summary) -> dict[str, Tally]:
    """By column, with the total under ``""``; derived cases and cases of other editions are not counted."""
    passed: Counter[str] = Counter()
    cases: Counter[str] = Counter()
    held: dict[tuple[str, str], bool] = {}
    for name, entry in run.cases.items():
        if entry.derived or entry.verdict == "not-applicable":
            continue
        good = entry.verdict == "pass"
        for column in (group(name, entry.clause), ""):
            cases[column] += 1
            passed[column] += good
        for requirement in entry.requirements:
            key = (group(requirement, requirement.rpartition("-")[0]), requirement)
            held[key] = held.get(key, True) and good
    asked = Counter(column for column, _ in held)
    keeps = Counter(column for (column, _), good in held.items() if good)
    asked[""], keeps[""] = sum(asked.values()), sum(keeps.values())
    columns = cases.keys() | asked.keys()
    return {c: Tally(keeps[c], asked[c], passed[c], cases[c]) for c in columns}


class Scope(Struct, frozen=True):
    """A run in what its engine claims: cases declared, and requirements of which every case is declared."""

    cases: int
    """Cases that apply, whether declared or not."""
    claimed: int
    passed: int
    requirements: int
    held: int

    @property
    def share(self) -> float:
        """The part of the suite that the engine claims."""
        return self.claimed / self.cases if self.cases else 0.0


def scope(run: Summary) -> Scope:
    """Count the cases and requirements that the engine claims, and those that it has right.

    Derived cases are not counted.
    """
    judged = [e for e in run.cases.values() if not e.derived and e.verdict != "not-applicable"]
    claimed = [e for e in judged if e.verdict != "unsupported"]
    asked = {name: v for name, found in by_requirement(run).items() if (v := _applying(found))}
    whole = {name: v for name, v in asked.items() if not v["unsupported"]}
    return Scope(
        len(judged),
        len(claimed),
        sum(e.verdict == "pass" for e in claimed),
        len(whole),
        sum(set(v) == {"pass"} for v in whole.values()),
    )


def _applying(verdicts: Counter[str]) -> Counter[str]:
    return Counter({kind: n for kind, n in verdicts.items() if kind != "not-applicable"})


class Reported(Struct, frozen=True, forbid_unknown_fields=True):
    """A published result of which this folder has a data file with the figures, and no result file."""

    engine: str
    version: str
    day: str
    page: str
    """The page of the site about it."""
    suite: str
    """Digest of the suite that it was asked."""
    suite_cases: int
    """Number of cases that this suite has."""
    cases: int
    """Number of those that apply to the engine."""
    claimed: int
    passed: int
    paintings: tuple[str, ...]
    """The ways in which positions were painted for it; an answer counts only if it is the same in all."""
    why: str
    """Why there is no result file, in a few words."""

    def age(self, digest: str, cases: int) -> str:
        """By how many cases the suite has grown since; empty if it is the suite of this digest."""
        if digest == self.suite:
            return ""
        grown = cases - self.suite_cases
        return f"{grown:,} cases ago" if grown > 0 else "cases have changed since"


class _Figures(Struct, frozen=True):
    """A data file; the rest of it is for its page."""

    result: Reported


def reported(folder: Path) -> list[Reported]:
    """The results of the data files ``*.json``; raises Unfit for a file of another form."""
    found = []
    for path in sorted(folder.glob("*.json")):
        try:
            found.append(msgspec.json.decode(path.read_bytes(), type=_Figures).result)
        except msgspec.DecodeError as error:
            raise Unfit(f"{path}: not the figures of a result: {error}") from error
    return found


def dated(text: str, one: Reported, age: str) -> str:
    """The page of a result, with the age of its suite; raises Unfit if it is about another suite."""
    named = f"suite `{one.suite}`"
    if named not in text:
        raise Unfit(f"{one.page}: does not say {named}, of which the figures are")
    return text.replace(named, f"{named} ({age})", 1) if age else text


def by_requirement(run: Summary) -> Mapping[str, Counter[str]]:
    """The verdicts of each requirement's cases, without derived cases."""
    found: dict[str, Counter[str]] = {}
    for entry in run.cases.values():
        for requirement in () if entry.derived else entry.requirements:
            found.setdefault(requirement, Counter())[entry.verdict] += 1
    return found
