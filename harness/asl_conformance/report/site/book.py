"""The data of the pages: registry, cases by requirement, readings, runs, effects of errata."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec

from asl_conformance.adapters.base import Engine
from asl_conformance.adapters.choose import open_engine
from asl_conformance.adapters.limits import REFERENCE
from asl_conformance.adapters.reference.parts import implementations
from asl_conformance.drawing.svg.marks import leaves_open
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.judging.following import tellable
from asl_conformance.judging.runner import run
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.protocol.reply import Outcomes, Reply
from asl_conformance.report.errata import Moved, cases_of, difference
from asl_conformance.report.readings import by_clause
from asl_conformance.report.site import published
from asl_conformance.report.site.published import Summary
from asl_conformance.results.stream import Header, Stream, case_record, footer, header
from asl_conformance.suite import editions, names
from asl_conformance.suite.case import Case, Suite, digest, home, request_params
from asl_conformance.suite.places import locate
from asl_conformance.suite.registry import Registry, Requirement, load

TITLE = re.compile(r"(?m)^\s*(Feature|Rule): ([A-Z]\d+\.\d+) (.+)$")


class Move(NamedTuple):
    """The effect of an erratum on a case: the answers before and after, and their differences."""

    erratum: str
    before: Reply
    after: Reply
    moved: tuple[Moved, ...]


class Book(NamedTuple):
    """All data of the pages."""

    registry: Registry
    suite: Suite
    titles: Mapping[str, str]
    """The subject of a clause, in a few words."""
    cases: Mapping[str, Sequence[Case]]
    """By requirement: the cases that its page shows, each once."""
    guests: Mapping[str, Sequence[Case]]
    """By requirement: cases on another requirement's page that are tagged with it too."""
    digests: Mapping[str, str]
    """By case: the digest of its present questions and claims."""
    readings: Mapping[str, Sequence[str]]
    """Contested readings by clause, as Markdown."""
    implemented: Mapping[str, Sequence[str]]
    former: Mapping[str, Sequence[str]]
    """Former names by present name."""
    runs: Sequence[Summary]
    """Every published run, and a present run of the reference."""
    reported: Sequence[published.Reported]
    """Published results without a result file."""
    replies: Mapping[str, Reply]
    """The reference's answers to cases that do not say where a LOS is blocked."""
    moves: Mapping[str, Sequence[Move]]

    @property
    def columns(self) -> list[Summary]:
        """The newest run of each engine, the reference first."""
        return published.latest(self.runs)

    @property
    def aged(self) -> list[tuple[published.Reported, str]]:
        """Published results without a result file, each with the age of its suite."""
        return [(one, one.age(self.suite.digest, len(self.suite.cases))) for one in self.reported]

    def home(self, requirement: str) -> str:
        """The page of a requirement: that of its clause."""
        return self.registry.requirements[requirement].clause


def unasked(docs: Path) -> Book:
    """The data that needs no engine."""
    registry, suite = load(), load_cases()
    homes, guests = _at_home(registry, suite.cases)
    former = names.load().before([*(case.id for case in suite.cases), *registry.requirements])
    digests = {case.id: digest(case) for case in suite.cases}
    parts = titles(registry), homes, guests, digests, by_clause(), implementations(), former
    return Book(registry, suite, *parts, *_published(docs / "results"), {}, {})


def _published(folder: Path) -> tuple[list[Summary], list[published.Reported]]:
    return published.read(folder), published.reported(folder)


def book(docs: Path) -> Book:
    """All data; this runs the reference engine."""
    known = unasked(docs)
    suite = known.suite
    with open_engine(REFERENCE) as engine:
        able = engine.start()
        done = run(suite.all, engine, able, editions.DEFAULT)
        head = _dated(header(able, editions.DEFAULT, suite.digest, len(suite.all)))
        records = {result.case.id: case_record(result) for result in done.results}
        open_ones = [case for case in suite.cases if leaves_open(case)]
        asked = (
            (case.id, request_params(case, editions.DEFAULT, tellable(able, case.readings)))
            for case in open_ones
        )
        replies = dict(engine.evaluate_many(asked))
        moves: dict[str, list[Move]] = {}
        for erratum in editions.switches():
            _moves(engine, able, erratum, cases_of(erratum, suite.cases), moves)
    reference = published.summary(Stream(head, records, footer(done)))
    older = [one for one in known.runs if not _same(one, reference)]
    return known._replace(runs=[reference, *older], replies=replies, moves=moves)


def _dated(head: Header) -> Header:
    """Today's date; or the date given to a build, so that the build gives the same bytes again."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    if not epoch:
        return head
    day = datetime.fromtimestamp(int(epoch), UTC)
    return msgspec.structs.replace(head, started=day.isoformat(timespec="seconds").replace("+00:00", "Z"))


def _same(one: Summary, other: Summary) -> bool:
    """Whether both are runs of one version of an engine over the same cases."""
    asked = {name: entry.digest for name, entry in other.cases.items()}
    named = (one.label, one.header.edition) == (other.label, other.header.edition)
    return named and not published.otherwise(one, asked)


def _moves(
    engine: Engine, known: Capabilities, erratum: str, cases: Sequence[Case], found: dict[str, list[Move]]
) -> None:
    """The effect of this one erratum on the cases that depend on it."""
    without = f"{editions.DEFAULT}-{erratum}"
    moved: dict[str, list[Moved]] = {}
    for one in difference(engine, known, cases, without, editions.DEFAULT).moved:
        moved.setdefault(one.key, []).append(one)
    touched = [case for case in cases if case.id in moved]
    before = dict(engine.evaluate_many((c.id, request_params(c, without)) for c in touched))
    after = dict(engine.evaluate_many((c.id, request_params(c, editions.DEFAULT)) for c in touched))
    for case in touched:
        move = Move(erratum, before[case.id], after[case.id], tuple(moved[case.id]))
        found.setdefault(case.id, []).append(move)


def _at_home(
    registry: Registry, cases: Iterable[Case]
) -> tuple[dict[str, list[Case]], dict[str, list[Case]]]:
    homes: dict[str, list[Case]] = {name: [] for name in registry.requirements}
    guests: dict[str, list[Case]] = {name: [] for name in registry.requirements}
    for case in cases:
        own = home(case)
        homes[own].append(case)
        for name in case.requirements:
            if name != own:
                guests[name].append(case)
    for mine in homes.values():  # B27.1-2 before B27.1-2b: later letters are of less plain rows
        mine.sort(key=lambda case: case.id.partition("/")[0])
    return homes, guests


def titles(registry: Registry) -> dict[str, str]:
    """The name of each clause in features and their rules; if there is none, its first topic."""
    found: dict[str, list[tuple[str, str]]] = {}
    features = locate("features")
    for chapter in registry.chapters:
        for path in sorted((features / chapter).glob("*.feature")):
            for kind, clause, text in TITLE.findall(path.read_text(encoding="utf-8")):
                found.setdefault(clause, []).append((kind, text))
    chosen = {}
    for clause in registry.clauses:
        texts = found.get(clause, [])
        features_ = [text for kind, text in texts if kind == "Feature"]
        plain = [text for text in features_ if "example" not in text and "EX" not in text]
        topic = next((r.topic for r in registry.requirements.values() if r.clause == clause), "")
        chosen[clause] = min(plain or features_, key=len, default=texts[0][1] if texts else topic)
    return chosen


def answers(reply: Reply | None) -> list[Mapping[str, object] | None]:
    """The answers of a reply, as the drawing takes them."""
    if not isinstance(reply, Outcomes):
        return []
    return [o.answer if isinstance(o.answer, Mapping) else None for o in reply.outcomes]


def parent(clause: str, registry: Registry) -> str:
    """The clause that contains this one: B9.3 for B9.32; its chapter if there is none."""
    if "." not in clause:
        return ""
    for end in range(len(clause) - 1, clause.index("."), -1):
        if clause[:end] in registry.clauses:
            return clause[:end]
    return clause.partition(".")[0]


def children(clause: str, registry: Registry) -> list[str]:
    """The clauses directly below a clause or a chapter."""
    chapter = registry.chapters[clause.partition(".")[0]]
    return [c for c in chapter.clauses if c != clause and parent(c, registry) == clause]


def of_clause(clause: str, registry: Registry) -> list[Requirement]:
    """The requirements of a clause, then its interactions with other clauses that are on its page."""
    return [r for r in registry.requirements.values() if r.clause == clause]
