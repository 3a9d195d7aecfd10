"""The stubs of a new erratum, written into a checkout: registry, rows before and after, list of errata."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from gherkin.parser import Parser

from asl_conformance.gherkin import rows
from asl_conformance.gherkin.identity import case_id
from asl_conformance.suite.case import Case
from asl_conformance.suite.registry import DRAFT, Registry, clause_order

LIST = Path("engine/asl_reference/base/editions.py")


class CannotBegin(ValueError):
    """The stubs cannot be written; the text says why."""


def stubs(
    root: Path, registry: Registry, cases: Mapping[str, Case], name: str, clause: str, ended: Sequence[str]
) -> Iterator[tuple[Path, str, str]]:
    """Each file to be changed, with its new text and what was done; raises CannotBegin.

    ``ended`` are cases, rows of an outline or whole scenarios, that end with the erratum and come again
    with what is new.
    """
    begun = name in registry.errata
    if begun and not ended:
        raise CannotBegin(
            f"{name} is there already; --row adds rows, asl-conformance errata check {name} tells"
        )
    if clause not in registry.clauses:
        raise CannotBegin(f"no clause {clause} in the registry")
    if not re.fullmatch(re.escape(clause) + r"-[a-z][a-z0-9-]*", name):
        raise CannotBegin(
            f"an erratum of {clause} is called {clause}- and a word in small letters, as {clause}-oba"
        )
    if not (root / LIST).is_file():
        raise CannotBegin("the stubs go into a checkout of the project, and this is none")
    if not begun:
        path = root / "features" / "registry" / f"{clause.partition('.')[0]}.toml"
        entry = _registered(path.read_text(encoding="utf-8"), name, clause)
        yield path, entry, "the entry: source, before, after"
        listed = _listed((root / LIST).read_text(encoding="utf-8"), name)
        yield root / LIST, listed, "among the errata and the drafts"
    for path, text in _moved(root, cases, name, ended):
        yield path, text, f"comes with {name}: write what holds now"


def _moved(
    root: Path, cases: Mapping[str, Case], name: str, ended: Sequence[str]
) -> Iterator[tuple[Path, str]]:
    """The features with the rows that end."""
    features = {path.name: path for path in (root / "features").rglob("*.feature")}
    by_outline: dict[tuple[str, str], list[Case]] = {}
    for row in ended:
        case = cases.get(row)
        if case is None or case.derived:
            raise CannotBegin(f"{row} is no row of an outline and no scenario; list has them")
        by_outline.setdefault((case.feature, row.partition("/")[0]), []).append(case)
    texts = {feature: features[feature].read_text(encoding="utf-8") for feature, _ in by_outline}
    for (feature, outline), own in by_outline.items():
        move = _rows_moved if "/" in own[0].id else _scenario_moved
        texts[feature] = move(texts[feature], outline, own, name)
    for feature, text in texts.items():
        yield features[feature], text


def _registered(text: str, name: str, clause: str) -> str:
    fields = {"id": name, "clause": clause, "source": "TODO: where it was printed", "edition": DRAFT}
    fields |= {"before": "TODO: what held, in our words.", "after": "TODO: what holds, in our words."}
    entry = "\n".join(["[[erratum]]", *(f'{key} = "{value}"' for key, value in fields.items())]) + "\n\n"
    at = text.find("[[invariant]]")
    return f"{text[:at]}{entry}{text[at:]}" if at >= 0 else f"{text.rstrip()}\n\n{entry.rstrip()}\n"


def _listed(text: str, name: str) -> str:
    """The list of errata with one more, in rulebook order, and the drafts with it."""
    listed = re.search(r'ERRATA = \(\n((?:    "[^"]+",\n)*)\)', text)
    drafts = re.search(r"^DRAFTS: tuple\[str, \.\.\.\] = \((.*)\)$", text, re.M)
    if listed is None or drafts is None:
        raise CannotBegin(f"{LIST} has no ERRATA and DRAFTS as they are looked for")
    names = [*re.findall(r'"([^"]+)"', listed[1]), name]
    names.sort(key=lambda one: clause_order(one.partition("-")[0]))
    also = [*re.findall(r'"([^"]+)"', drafts[1]), name]
    text = text.replace(listed[0], "ERRATA = (\n" + "".join(f'    "{one}",\n' for one in names) + ")")
    return text.replace(
        drafts[0],
        f"DRAFTS: tuple[str, ...] = ({''.join(f'{one!r}, ' for one in also).rstrip()})".replace("'", '"'),
    )


def _rows_moved(text: str, outline: str, ended: Iterable[Case], name: str) -> str:
    """The feature with these rows of an outline in Examples of their own: until the erratum, and since."""
    wanted = {case.id.partition("/")[2] for case in ended}
    lines, gone = text.splitlines(), set[int]()
    by_heading: dict[str, list[int]] = {}
    tables = _tables(text, outline)
    for table in tables:
        heading = table["tableHeader"]["location"]["line"]
        own = [row["location"]["line"] for row in table["tableBody"] if _row_name(table, row) in wanted]
        by_heading.setdefault(lines[heading - 1], []).extend(own)
        gone.update(own)
        if len(own) == len(table["tableBody"]):
            first = min(node["location"]["line"] for node in (table, *table["tags"]))
            gone.update(range(first, heading + 1))
    if len(gone & {n for own in by_heading.values() for n in own}) != len(wanted):
        raise CannotBegin(f"{outline}: not all of {', '.join(sorted(wanted))} were found")
    last = max(node["location"]["line"] for table in tables for node in (table, *table["tableBody"]))
    indent = lines[tables[0]["location"]["line"] - 1].partition("Examples")[0]
    more: list[str] = []
    for heading_line, own in by_heading.items():
        for tag, when in ((f"@until={name}", "before"), (f"@since={name}", "after")) if own else ():
            more += ["", f"{indent}{tag}", f"{indent}Examples: {when} {name}", heading_line]
            more += [lines[number - 1] for number in own]
    left = [line for number, line in enumerate(lines[:last], 1) if number not in gone]
    while not left[-1].strip():
        left.pop()
    return "\n".join([*left, *more, *lines[last:]]).rstrip("\n") + "\n"


def _scenario_moved(text: str, key: str, _own: Iterable[Case], name: str) -> str:
    """The feature with a scenario twice: until the erratum, and since, under a name that says so."""
    node = _scenario(text, key)
    lines = text.splitlines()
    heading = node["location"]["line"]
    first = min([heading, *(tag["location"]["line"] for tag in node["tags"])])
    last = max(_last_line(step) for step in node["steps"])
    indent = lines[heading - 1].partition("Scenario")[0]
    until = [f"{indent}@until={name}", *lines[first - 1 : last]]
    since = [f"{indent}@since={name}", *lines[first - 1 : last]]
    since[heading - first + 1] = lines[heading - 1].replace(key, f"{key}{rows.since([f'since={name}'])}", 1)
    return "\n".join([*lines[: first - 1], *until, "", *since, *lines[last:]]) + "\n"


def _last_line(step: dict[str, Any]) -> int:
    """The line at which a step ends, with its table or text."""
    line: int = step["location"]["line"]
    if "dataTable" in step:
        line = step["dataTable"]["rows"][-1]["location"]["line"]
    if "docString" in step:
        own = step["docString"]
        line = own["location"]["line"] + own["content"].count("\n") + 2
    return line


def _tables(text: str, outline: str) -> list[dict[str, Any]]:
    """The Examples of an outline as they are parsed; raises CannotBegin."""
    found: list[dict[str, Any]] = _scenario(text, outline)["examples"]
    return found


def _scenario(text: str, key: str) -> dict[str, Any]:
    """The scenario or outline of that id as it is parsed; raises CannotBegin."""
    feature: Any = Parser().parse(text)["feature"]
    for child in feature["children"]:
        for one in child["rule"]["children"] if "rule" in child else (child,):
            if "scenario" in one and case_id(one["scenario"]["name"]) == key:
                found: dict[str, Any] = one["scenario"]
                return found
    raise CannotBegin(f"there is no scenario {key}")


def _row_name(table: dict[str, Any], row: dict[str, Any]) -> str:
    """What a row is called; the same as when it is compiled."""
    head, cells = ([cell["value"] for cell in line["cells"]] for line in (table["tableHeader"], row))
    return rows.name(
        dict(zip(head, cells, strict=True)), [tag["name"].removeprefix("@") for tag in table["tags"]]
    )
