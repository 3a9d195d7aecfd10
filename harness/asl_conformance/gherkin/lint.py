"""Defects that pytest-bdd ignores, found with the official Gherkin parser, each with file and line."""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any, get_args

from gherkin.errors import CompositeParserException
from gherkin.parser import Parser
from msgspec import Struct

from asl_conformance.gherkin import rows
from asl_conformance.gherkin.identity import case_id
from asl_conformance.gherkin.vocabulary import VOCABULARY, Keyword, StepError, UnknownStep
from asl_conformance.gherkin.written import KEYWORDS, cells_of
from asl_conformance.suite import names, own, readings
from asl_conformance.suite.case import Case
from asl_conformance.suite.registry import Registry, load

NONE: Mapping[Path, Sequence[Case]] = MappingProxyType({})
"""The default of ``sound``: no feature is known already."""

_PLACE = re.compile(r"<([^<>]+)>")
_LETTER = re.compile(r"[a-z]\Z")
_Row = tuple[dict[str, Any], dict[str, str], set[str]]
"""A row of Examples as parsed, its cells by heading, and the tags of its Examples."""


class Report(Struct):
    """Every defect of a folder of features, and how many cases it holds."""

    defects: list[str] = []
    scenarios: int = 0
    tagged: dict[str, int] = {}
    """By requirement id: the number of cases that carry it."""
    ids: list[str] = []
    parsed: dict[Path, dict[str, Any]] = {}
    """The parsed features."""


def lint(
    features: Path, registry: Registry | None = None, sound: Mapping[Path, Sequence[Case]] = NONE
) -> Report:
    """Parse every feature below the folder and list all defects, in order of file and line.

    ``sound``: features whose cases are known already; they are not read again.
    """
    registry = registry or load()
    report = Report()
    seen: dict[str, str] = {}
    for cases in sound.values():
        report.ids += [case.id for case in cases]
        report.scenarios += len(cases)
        for case in cases:
            outline, row, _ = case.id.partition("/")
            seen.setdefault(outline + (rows.since(case.tags) if row else ""), f"{case.feature}:{case.line}")
            for requirement in case.requirements:
                report.tagged[requirement] = report.tagged.get(requirement, 0) + 1
    paths = own.features_of(features)
    if not paths:
        report.defects.append(f"{features}: no feature files here")
    for path in paths:
        if path in sound:
            continue
        try:
            document = Parser().parse(path.read_text(encoding="utf-8"))
        except CompositeParserException as error:
            report.defects += [f"{own.display_path(path)}:{_first_line(e)}" for e in error.errors]
            continue
        except UnicodeDecodeError as error:
            report.defects.append(f"{own.display_path(path)}: not UTF-8 text: {error}")
            continue
        if document.get("feature"):
            report.parsed[path] = dict(document["feature"])
            _Feature(path, registry, report, seen).read(report.parsed[path])
    report.defects += names.defects(features, report.ids)
    return report


def _since_all(node: dict[str, Any]) -> str:
    """The common ending of the names of an outline's rows, if errata add all of them; else empty."""
    ends = {rows.since(t["name"].removeprefix("@") for t in table["tags"]) for table in node["examples"]}
    return ends.pop() if len(ends) == 1 else ""


def _first_line(error: Exception) -> str:
    match = re.match(r"\((\d+):(\d+)\): (.*)", str(error), re.S)
    if not match:
        return str(error)
    if found := re.fullmatch(r"expected: .*#StepLine.*, got '(\S*)(.*)'", match[3], re.S):
        return f"{match[1]}: {_no_keyword(found[1])}"
    return f"{match[1]}: {match[3]}"


def _no_keyword(word: str) -> str:
    return f"{word} is no keyword: a step begins with Given, When, Then, And or But"


class _Feature:
    """One feature file that is being checked."""

    def __init__(self, path: Path, registry: Registry, report: Report, seen: dict[str, str]) -> None:
        self.name, self.registry, self.report, self.seen = own.display_path(path), registry, report, seen
        self.path = path
        self.suite = own.owner(path)
        self.names: set[str] = set()
        self.unknown: dict[int, str] = {}
        """By line of an unknown step: the message of its first row, which holds for all rows."""

    def defect(self, node: dict[str, Any], text: str) -> None:
        self.report.defects.append(f"{self.name}:{node['location']['line']}: {text}")

    def read(self, feature: dict[str, Any]) -> None:
        self.tags(feature)
        background: list[dict[str, Any]] = []
        for child in feature["children"]:
            if "background" in child:
                background += self.before(child["background"])
            elif "rule" in child:
                self.rule(child["rule"], background, _tag_names(feature))
            else:
                self.scenario(child["scenario"], background, _tag_names(feature))

    def rule(self, rule: dict[str, Any], background: list[dict[str, Any]], tags: set[str]) -> None:
        self.tags(rule)
        steps = list(background)
        for child in rule["children"]:
            if "background" in child:
                steps += self.before(child["background"])
            else:
                self.scenario(child["scenario"], steps, tags | _tag_names(rule))

    def before(self, background: dict[str, Any]) -> list[dict[str, Any]]:
        steps: list[dict[str, Any]] = background["steps"]
        self.begins(background)
        return steps

    def tags(self, node: dict[str, Any], *, errata: bool = False) -> None:
        """Check the tags of a feature, rule or scenario; with ``errata`` it may have @since and @until."""
        for tag in node["tags"]:
            name = tag["name"].removeprefix("@")
            if name.startswith((rows.SINCE, rows.UNTIL)):
                if errata:
                    self.erratum(tag, name)
                else:
                    self.defect(tag, f"@{name} belongs on Examples, or on a scenario that is no outline")
            elif name.startswith(readings.TAG):
                self.reading(tag, name)
            elif name == readings.CONTESTED:
                self.defect(tag, f"@{name} names no reading: write @{readings.TAG}ID, from {readings.FILE}")
            elif name not in self.registry.clauses and name not in self.registry.requirements:
                self.defect(
                    tag, f"@{name} is neither a clause nor a requirement of the registry{_elsewhere(name)}"
                )

    def reading(self, tag: dict[str, Any], name: str) -> None:
        try:
            readings.of_tag(name)
        except readings.UnknownReading as error:
            self.defect(tag, f"@{name}: {error}")

    def one_choice(self, node: dict[str, Any], tags: set[str]) -> None:
        """Check that a case has only one choice of a reading, wherever its tags are."""
        held: dict[str, str] = {}
        for tag in sorted(tag for tag in tags if tag.startswith(readings.TAG)):
            other = held.setdefault(tag.partition("=")[0], tag)
            if other != tag:
                self.defect(
                    node,
                    f"@{other} and @{tag} are tags of one case: it can have only one choice of a reading",
                )

    def erratum(self, tag: dict[str, Any], name: str) -> None:
        known = {e.id for e in self.registry.errata.values() if not e.editorial}
        if name.removeprefix(rows.SINCE).removeprefix(rows.UNTIL) not in known:
            there = ", ".join(sorted(known))
            self.defect(tag, f"@{name}: there is no such erratum that changes play; errata: {there}")

    def switches(self, table: dict[str, Any]) -> set[str]:
        """Check the tags of Examples: only errata (since, until) and readings have an effect there."""
        for tag in table["tags"]:
            name = tag["name"].removeprefix("@")
            if name.startswith(readings.TAG):
                self.reading(tag, name)
            elif name.startswith((rows.SINCE, rows.UNTIL)):
                self.erratum(tag, name)
            else:
                self.defect(
                    tag, f"@{name}: on Examples only @since=ID, @until=ID and @reading:ID have an effect"
                )
        return _tag_names(table)

    def scenario(self, node: dict[str, Any], background: list[dict[str, Any]], tags: set[str]) -> None:
        self.tags(node, errata=not node["examples"])
        name = node["name"]
        if name in self.names:
            self.defect(node, f"a second scenario called {name!r}; pytest-bdd would keep only one")
        self.names.add(name)
        tagged = {t for t in tags | _tag_names(node) if t in self.registry.requirements}
        if not tagged:
            self.defect(node, f"{name!r} has no requirement tag")
        self.clauses(node, tagged, tags | _tag_names(node))
        tables: list[dict[str, Any]] = node["examples"] or [{"tags": []}]
        for table in tables:
            self.one_choice(node, tags | _tag_names(node) | _tag_names(table))
        first, more = case_id(name), rows.since(_tag_names(node))
        named = first.removesuffix(more)
        if not first.endswith(more):
            right = first.partition("+")[0] + more
            self.defect(node, f"@since of a scenario is part of its name: write {right}, not {first}")
        elif self.due(tagged).isdisjoint((named, _LETTER.sub("", named))):
            whose = f", of those in {own.MANIFEST}" if self.suite else ""
            self.defect(node, f"the name {name!r} does not begin with one of its requirements{whose}")
        for requirement in sorted(tagged):
            if self.registry.requirements[requirement].contested:
                self.defect(node, f"{requirement} is contested in the registry: no scenario may assert it")
        whole = first + _since_all(node)
        if whole in self.seen:
            self.defect(node, f"the case id {whole} is already used at {self.seen[whole]}")
        self.seen.setdefault(whole, f"{self.name}:{node['location']['line']}")
        cases = self.rows(node, [*background, *node["steps"]])
        self.report.scenarios += cases
        for requirement in tagged:
            self.report.tagged[requirement] = self.report.tagged.get(requirement, 0) + cases

    def due(self, tagged: set[str]) -> set[str]:
        """The requirements that may name a scenario: in a user's suite only its own."""
        return tagged if self.suite is None else tagged & {r.id for r in self.suite.manifest.requirement}

    def clauses(self, node: dict[str, Any], requirements: set[str], tags: set[str]) -> None:
        """Check that the clause tags are the clauses of the requirements: live runs select by tags."""
        known = self.registry.clauses
        due = {c for name in requirements for c in self.registry.requirements[name].clauses if c in known}
        for clause in sorted(due - tags):
            self.defect(node, f"{node['name']!r} is about {clause} by its requirement: tag it @{clause}")
        for clause in sorted(tags & known - due):
            self.defect(node, f"{node['name']!r} has no requirement of {clause}: remove the tag @{clause}")

    def rows(self, node: dict[str, Any], steps: list[dict[str, Any]]) -> int:
        """Check every step of every row; returns the number of cases of the scenario."""
        self.shape(node)
        if not node["examples"]:
            self.steps(node, steps, {})
            self.report.ids.append(case_id(node["name"]))
            return 1
        used = {m for s in steps for m in _PLACE.findall(s["text"])} | set(_PLACE.findall(node["name"]))
        if rows.COLUMN in used:
            self.defect(node, f"<{rows.COLUMN}> names a row and may not be used in a step or name")
        named: list[_Row] = []
        for table in node["examples"]:
            tags = self.switches(table)
            head = cells_of(table.get("tableHeader") or {})
            body = table.get("tableBody") or []
            if not body:
                self.defect(table, "the Examples table has no rows; pytest-bdd would ignore it")
            for row in body:
                cells = dict(zip(head, cells_of(row), strict=True))
                self.steps(row, steps, cells)
                named.append((row, cells, tags))
            for column in head:
                if column not in used | {rows.COLUMN}:
                    self.defect(table, f"no step uses the column {column!r}")
        self.row_names(node, named)
        return len(named)

    def row_names(self, node: dict[str, Any], named: list[_Row]) -> None:
        """Check that every row of an outline has a name of its own, so that ids are unique."""
        explicit = sum(rows.COLUMN in cells for _, cells, _ in named)
        if 0 < explicit < len(named):
            self.defect(node, f"only some of its Examples have a column {rows.COLUMN!r}; add it to all")
        lines: dict[str, int] = {}
        for row, cells, tags in named:
            self.report.ids.append(case_id(node["name"], cells, tags))
            found, why = rows.name(cells, tags), ""
            if rows.COLUMN in cells and next(iter(cells)) != rows.COLUMN:
                why = f"is in a column {rows.COLUMN!r} that is not the first"
            why = why or rows.wrong(rows.name(cells))
            if not why and found in lines:
                why = f"is also the name of line {lines[found]}"
            lines.setdefault(found, row["location"]["line"])
            if why:
                self.defect(row, f"the name {found!r} of the row {why}; {_advice(named)}")

    def begins(self, node: dict[str, Any]) -> None:
        """Check the first step, and that no step before it is taken for a description."""
        for told in node["description"].splitlines():
            word, _, text = told.strip().partition(" ")
            if _is_step(_with_first_row(text, node)):
                lines = self.path.read_text(encoding="utf-8").splitlines()
                line = lines.index(told, node["location"]["line"]) + 1
                self.defect({"location": {"line": line}}, _no_keyword(word))
        steps = node["steps"]
        if steps and steps[0]["keywordType"] not in KEYWORDS:
            keyword = steps[0]["keyword"].strip()
            self.defect(
                steps[0], f"the first step of a scenario or background is Given, When or Then, not {keyword}"
            )

    def shape(self, node: dict[str, Any]) -> None:
        self.begins(node)
        if "Outline" in node["keyword"] and not node["examples"]:
            self.defect(node, "an outline without Examples")
        whens = [s for s in node["steps"] if s["keywordType"] == "Action"]
        if len(whens) > 1:
            self.defect(whens[1], "a second When; one scenario asks one thing (And continues a When)")

    def steps(self, place: dict[str, Any], steps: list[dict[str, Any]], row: dict[str, str]) -> None:
        for keyword, step in _keywords(steps):
            text = step["text"]
            for column, value in row.items():
                text = text.replace(f"<{column}>", value)
            try:
                VOCABULARY.match(keyword, text)
            except StepError as error:
                message = str(error)
                if isinstance(error, UnknownStep) and error.in_its_words:
                    message = self.unknown.setdefault(step["location"]["line"], message)
                self.defect(step if not row else place, message)


def _with_first_row(text: str, node: dict[str, Any]) -> str:
    """The text with the cells of the first row, if the node is an outline."""
    for table in node.get("examples", ())[:1]:
        for row in table["tableBody"][:1]:
            for column, cell in zip(cells_of(table["tableHeader"]), cells_of(row), strict=True):
                text = text.replace(f"<{column}>", cell)
    return text


def _is_step(text: str) -> bool:
    """Whether the text is a step after one of the keywords."""
    for keyword in get_args(Keyword):
        with suppress(StepError):
            VOCABULARY.match(keyword, text)
            return True
    return False


def _elsewhere(name: str) -> str:
    """What to do with the tag of a clause whose chapter is not in this project."""
    if re.fullmatch(r"[A-Z]+\d+(?:\.\d+)?", name):
        return "; a clause of another chapter is part of an interaction's id, but no tag"
    return ""


def _advice(named: list[_Row]) -> str:
    """What to write: a column of names, in the order of the rows; older rows keep their names."""
    good = ", ".join(rows.propose([cells for _, cells, _ in named]))
    return f"add a first column {rows.COLUMN!r} and let older rows keep their names: {good}"


def _tag_names(node: dict[str, Any]) -> set[str]:
    return {tag["name"].removeprefix("@") for tag in node["tags"]}


def _keywords(steps: list[dict[str, Any]]) -> Iterator[tuple[Keyword, dict[str, Any]]]:
    keyword: Keyword = "given"
    for step in steps:
        keyword = KEYWORDS.get(step["keywordType"], keyword)
        yield keyword, step
