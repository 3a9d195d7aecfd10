"""What pytest-bdd lets pass in silence, found by the official Gherkin parser, each with file and line."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gherkin.errors import CompositeParserException
from gherkin.parser import Parser
from msgspec import Struct

from asl_conformance.gherkin.identity import case_id
from asl_conformance.gherkin.vocabulary import VOCABULARY, Keyword, StepError
from asl_conformance.suite.registry import Registry, load

FREE_TAGS = frozenset({"contested"})


class Report(Struct):
    """Every defect of a folder of features, and how many cases it holds."""

    defects: list[str] = []
    scenarios: int = 0
    tagged: dict[str, int] = {}
    """Requirement id -> number of cases that carry it."""


def lint(features: Path, registry: Registry | None = None) -> Report:
    """Parse every feature below the folder and list all defects, in order of file and line."""
    registry = registry or load()
    report = Report()
    seen: dict[str, str] = {}
    paths = sorted(features.rglob("*.feature"))
    if not paths:
        report.defects.append(f"{features}: no feature files here")
    for path in paths:
        try:
            document = Parser().parse(path.read_text(encoding="utf-8"))
        except CompositeParserException as error:
            report.defects += [f"{path.name}:{_first_line(e)}" for e in error.errors]
            continue
        except UnicodeDecodeError as error:
            report.defects.append(f"{path.name}: not UTF-8 text: {error}")
            continue
        if document.get("feature"):
            feature: dict[str, Any] = dict(document["feature"])
            _Feature(path.name, registry, report, seen).read(feature)
    return report


def _first_line(error: Exception) -> str:
    match = re.match(r"\((\d+):(\d+)\): (.*)", str(error), re.S)
    return f"{match[1]}: {match[3]}" if match else str(error)


class _Feature:
    """One feature file under inspection."""

    def __init__(self, name: str, registry: Registry, report: Report, seen: dict[str, str]) -> None:
        self.name, self.registry, self.report, self.seen = name, registry, report, seen
        self.names: set[str] = set()

    def defect(self, node: dict[str, Any], text: str) -> None:
        self.report.defects.append(f"{self.name}:{node['location']['line']}: {text}")

    def read(self, feature: dict[str, Any]) -> None:
        self.tags(feature)
        background: list[dict[str, Any]] = []
        for child in feature["children"]:
            if "background" in child:
                background += child["background"]["steps"]
            elif "rule" in child:
                self.rule(child["rule"], background, _tag_names(feature))
            else:
                self.scenario(child["scenario"], background, _tag_names(feature))

    def rule(self, rule: dict[str, Any], background: list[dict[str, Any]], tags: set[str]) -> None:
        self.tags(rule)
        own = list(background)
        for child in rule["children"]:
            if "background" in child:
                own += child["background"]["steps"]
            else:
                self.scenario(child["scenario"], own, tags | _tag_names(rule))

    def tags(self, node: dict[str, Any]) -> None:
        for tag in node["tags"]:
            name = tag["name"].removeprefix("@")
            known = self.registry.clauses | self.registry.requirements.keys() | FREE_TAGS
            if name not in known:
                self.defect(tag, f"@{name} is neither a clause nor a requirement of the registry")

    def scenario(self, node: dict[str, Any], background: list[dict[str, Any]], tags: set[str]) -> None:
        self.tags(node)
        name = node["name"]
        if name in self.names:
            self.defect(node, f"a second scenario called {name!r}; pytest-bdd would keep only one")
        self.names.add(name)
        own = {t for t in tags | _tag_names(node) if t in self.registry.requirements}
        if not own:
            self.defect(node, f"{name!r} carries no requirement tag")
        first = case_id(name, None)
        if not any(re.fullmatch(re.escape(requirement) + "[a-z]?", first) for requirement in own):
            self.defect(node, f"the name {name!r} does not begin with one of its requirements")
        if first in self.seen:
            self.defect(node, f"the case id {first} stands already at {self.seen[first]}")
        self.seen.setdefault(first, f"{self.name}:{node['location']['line']}")
        cases = self.rows(node, [*background, *node["steps"]])
        self.report.scenarios += cases
        for requirement in own:
            self.report.tagged[requirement] = self.report.tagged.get(requirement, 0) + cases

    def rows(self, node: dict[str, Any], steps: list[dict[str, Any]]) -> int:
        """Check every step of every row; how many cases the scenario makes."""
        self.shape(node)
        if not node["examples"]:
            self.steps(node, steps, {})
            return 1
        count = 0
        for table in node["examples"]:
            self.tags(table)
            head = [cell["value"] for cell in (table.get("tableHeader") or {}).get("cells", ())]
            body = table.get("tableBody") or []
            if not body:
                self.defect(table, "the Examples table has no rows; pytest-bdd would pass over it")
            for row in body:
                self.steps(row, steps, dict(zip(head, (c["value"] for c in row["cells"]), strict=True)))
            used = {m for s in steps for m in re.findall(r"<([^<>]+)>", s["text"])} | set(
                re.findall(r"<([^<>]+)>", node["name"])
            )
            for column in head:
                if column not in used:
                    self.defect(table, f"the column {column!r} is used by no step")
            count += len(body)
        return count

    def shape(self, node: dict[str, Any]) -> None:
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
                self.defect(step if not row else place, str(error))


def _tag_names(node: dict[str, Any]) -> set[str]:
    return {tag["name"].removeprefix("@") for tag in node["tags"]}


def _keywords(steps: list[dict[str, Any]]) -> Iterator[tuple[Keyword, dict[str, Any]]]:
    keyword: Keyword = "given"
    kinds: dict[str, Keyword] = {"Context": "given", "Action": "when", "Outcome": "then"}
    for step in steps:
        keyword = kinds.get(step["keywordType"], keyword)
        yield keyword, step
