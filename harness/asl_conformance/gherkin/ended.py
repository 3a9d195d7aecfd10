"""Cases that errata end: a case that an erratum adds replaces the case of the same name.

``B27.3-1/oba-harassing-fire+b27.3-oba`` ends ``B27.3-1/oba-harassing-fire``, in whatever files they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from gherkin.errors import CompositeParserException
from gherkin.parser import Parser

from asl_conformance.gherkin import rows
from asl_conformance.gherkin.identity import case_id, untils
from asl_conformance.gherkin.written import cells_of, tags_of
from asl_conformance.suite import own
from asl_conformance.suite.case import Case
from asl_conformance.suite.places import locate
from asl_conformance.suite.registry import Registry

Ended = Mapping[str, tuple[str, ...]]
"""By case id: the errata that end the case."""


def ended(features: Iterable[Path]) -> Ended:
    """The cases that errata of these features end. ``lint`` reports what cannot be read."""
    found: dict[str, tuple[str, ...]] = {}
    for path in features:
        text = path.read_text(encoding="utf-8", errors="replace")
        if f"@{rows.SINCE}" not in text:
            continue
        try:
            document: Any = Parser().parse(text)
        except CompositeParserException:
            continue
        for node in _scenarios(document.get("feature") or {"children": []}):
            for key, erratum in _ends(node):
                found[key] = (*found.get(key, ()), erratum)
    return found


def until_ended(case: Case, by_id: Ended, registry: Registry) -> Case:
    """The case with ``until`` extended by the errata that end it."""
    own_ones = untils(registry, case.requirements, case.tags)
    found = tuple(dict.fromkeys((*own_ones, *by_id.get(case.id, ()))))
    return case if found == case.until else msgspec.structs.replace(case, until=found)


def until_ended_live(case: Case, feature: Path, registry: Registry) -> Case:
    """As ``until_ended``, for a case that is run from that feature."""
    suite = own.owner(feature)
    return until_ended(case, _of_folder(locate("features") if suite is None else suite.folder), registry)


@cache
def _of_folder(folder: Path) -> Ended:
    return ended(own.features_of(folder))


def _scenarios(feature: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for child in feature["children"]:
        for one in child["rule"]["children"] if "rule" in child else (child,):
            if "scenario" in one:
                yield one["scenario"]


def _ends(node: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The cases that the scenario ends, with the erratum: only for tags of a single erratum."""
    if not node["examples"]:
        tags = tags_of(node)
        since = rows.errata(tags, rows.SINCE)
        key = case_id(node["name"])
        if len(since) == 1 and key.endswith(rows.since(tags)):
            yield key.removesuffix(rows.since(tags)), since[0]
    for table in node["examples"]:
        since = rows.errata(tags_of(table), rows.SINCE)
        head = cells_of(table.get("tableHeader") or {})
        for row in table.get("tableBody", ()) if len(since) == 1 else ():
            cells = dict(zip(head, cells_of(row), strict=False))
            yield case_id(node["name"], cells), since[0]
