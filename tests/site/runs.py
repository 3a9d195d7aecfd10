"""Runs made up for the tests of the site."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from asl_conformance.judging.judge import Finding, Kind
from asl_conformance.report.site.book import Book, unasked
from asl_conformance.results.stream import FORMAT, CaseRecord, Footer, Header, Stream
from asl_conformance.suite.case import Case, digest

DOCS = Path(__file__).resolve().parents[2] / "docs"
HOSTILE = "<img src=x onerror=alert(1)> [a](javascript:alert(1)) `*|"


@cache
def book() -> Book:
    """Everything that the site needs without asking an engine, gathered once for all tests."""
    return unasked(DOCS)


def record(name: str, verdict: Kind, *requirements: str, derived: bool = False) -> CaseRecord:
    clause = requirements[0].rpartition("-")[0].partition("x")[2] or requirements[0].rpartition("-")[0]
    finding = Finding(verdict, "LOS is clear", wanted=True, got=HOSTILE, field="clear", why=HOSTILE)
    return CaseRecord(
        name, name, verdict, (clause,), requirements, "a.feature", 1,
        (finding,) if verdict == "fail" else (), digest="0" * 12, derived="may" if derived else "",
    )  # fmt: skip


def stream(
    *records: CaseRecord,
    engine: str = "mine",
    suite: str = "a" * 16,
    day: str = "2026-01-01",
    version: str = "1",
    complete: bool = True,
) -> Stream:
    head = Header(FORMAT, "0.1.0", engine, version, "C", "current", suite, len(records), f"{day}T00:00:00Z")
    stopped = "" if complete else "interrupted"
    footer = Footer(f"{day}T00:00:09Z", complete, False, {}, stopped)
    return Stream(head, {one.id: one for one in records}, footer)


def passing(cases: Mapping[str, Case], suite: str, **said: str) -> Stream:
    """Every case of a suite passed."""
    records = [
        CaseRecord(
            c.id,
            c.name,
            "pass",
            c.clauses,
            c.requirements,
            c.feature,
            c.line,
            digest=digest(c),
            derived=c.derived,
        )
        for c in cases.values()
    ]
    return stream(*records, suite=suite, **said)  # type: ignore[arg-type]
