"""Scenarios as written: the result of the official Gherkin parser, row by row."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from asl_conformance.gherkin.vocabulary import Keyword

KEYWORDS: Mapping[str, Keyword] = {"Context": "given", "Action": "when", "Outcome": "then"}
"""The keyword of a step by the parser's kind; And, But and * repeat the keyword before them."""

_PLACE = re.compile(r"<(.+?)>")


class Step(NamedTuple):
    """A step with the cells of its row filled in."""

    keyword: Keyword
    written: str
    """The keyword as written: Given, And."""
    text: str
    line: int


class Written(NamedTuple):
    """One scenario, or one row of an outline."""

    name: str
    """Its name; for an outline with ``<...>`` unfilled."""
    line: int
    tags: frozenset[str]
    """The tags of its feature, rule, scenario and Examples."""
    cells: Mapping[str, str] | None
    """The cells of a row, by heading; None without a row."""
    steps: Sequence[Mapping[str, Any]]
    """The parsed steps, those of backgrounds first."""

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
    """The scenarios of a feature or a rule, with the steps and tags from above it."""
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
    """The tags of the node itself, in order."""
    return [tag["name"].removeprefix("@") for tag in node["tags"]]
