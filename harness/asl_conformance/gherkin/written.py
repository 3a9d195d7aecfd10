"""Scenarios as they are written: what the official Gherkin parser read, walked row by row."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from asl_conformance.gherkin.vocabulary import Keyword

KEYWORDS: Mapping[str, Keyword] = {"Context": "given", "Action": "when", "Outcome": "then"}
"""What a step is by the parser's kind of its keyword; And, But and * are what the step before them is."""

_PLACE = re.compile(r"<(.+?)>")


class Step(NamedTuple):
    """A step with the cells of its row filled in."""

    keyword: Keyword
    said: str
    """The keyword as it is read: Given, And."""
    text: str
    line: int


class Written(NamedTuple):
    """One scenario, or one row of an outline."""

    name: str
    """Of an outline with its places open."""
    line: int
    tags: frozenset[str]
    """Those of its feature, rule, scenario and Examples."""
    cells: Mapping[str, str] | None
    """Of a row, by heading."""
    steps: Sequence[Mapping[str, Any]]
    """As they were parsed, those of backgrounds first."""

    def filled(self) -> Iterator[Step]:
        """The steps in order."""
        cells = self.cells or {}
        keyword: Keyword = "given"
        for step in self.steps:
            keyword = KEYWORDS.get(step["keywordType"], keyword)
            text = step["text"]
            if cells and "<" in text:
                text = _PLACE.sub(lambda place: cells.get(place[1], place[0]), text)
            yield Step(keyword, step["keyword"].title().strip(), text, step["location"]["line"])


def scenarios(feature: Mapping[str, Any]) -> Iterator[Written]:
    """Every scenario and row of a feature, in order."""
    yield from _below(feature, [], frozenset(tags_of(feature)))


def _below(node: Mapping[str, Any], before: Sequence[Any], tags: frozenset[str]) -> Iterator[Written]:
    """Those of a feature or a rule, with the steps and tags that stand above it."""
    steps = list(before)
    for child in node["children"]:
        if "background" in child:
            steps += child["background"]["steps"]
        elif "rule" in child:
            yield from _below(child["rule"], steps, tags.union(tags_of(child["rule"])))
        else:
            yield from _rows(child["scenario"], steps, tags)


def _rows(node: Mapping[str, Any], before: Sequence[Any], above: frozenset[str]) -> Iterator[Written]:
    steps, tags, line = [*before, *node["steps"]], above.union(tags_of(node)), node["location"]["line"]
    if not node["examples"]:
        yield Written(node["name"], line, tags, None, steps)
    for table in node["examples"]:
        own = tags.union(tags_of(table))
        head = cells_of(table.get("tableHeader") or {})
        for row in table.get("tableBody") or ():
            cells = dict(zip(head, cells_of(row), strict=True))
            yield Written(node["name"], line, own, cells, steps)


def cells_of(row: Mapping[str, Any]) -> list[str]:
    """The texts of the cells of a row of a table."""
    return [cell["value"] for cell in row.get("cells", ())]


def tags_of(node: Mapping[str, Any]) -> list[str]:
    """The tags that stand at the node itself, in order."""
    return [tag["name"].removeprefix("@") for tag in node["tags"]]
