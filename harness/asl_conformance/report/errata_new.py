"""Text written into a checkout for an erratum: registry entry, feature, list of errata, date of a draft."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import dedent
from typing import Any

from gherkin.parser import Parser

from asl_conformance.gherkin import rows
from asl_conformance.gherkin.identity import case_id
from asl_conformance.suite.case import Case
from asl_conformance.suite.registry import DRAFT, Registry, clause_order

LIST = Path("engine/asl_reference/base/editions.py")
ENTRY = re.compile(r'"([^"]+)": "([^"]+)"')
"""An erratum and its date in that list."""
FEATURES = Path("features/errata")
"""Cases that errata add, one feature per erratum; the cases of the same name that they end stay in place."""
TODO = "TODO"
"""What a stub says where its author has to write."""


class CannotBegin(ValueError):
    """What was asked for cannot be written into the checkout; the text says why."""


def stubs(
    root: Path, registry: Registry, cases: Mapping[str, Case], name: str, clause: str, ended: Sequence[str]
) -> Iterator[tuple[Path, str, str]]:
    """Each file to be changed, with its new text and what was done; raises CannotBegin.

    ``ended``: cases, as rows of an outline or whole scenarios, that the erratum ends and replaces.
    """
    begun = name in registry.errata
    if begun and not ended:
        raise CannotBegin(
            f"{name} exists already; --row adds rows, asl-conformance errata check {name} checks it"
        )
    if clause not in registry.clauses:
        raise CannotBegin(f"no clause {clause} in the registry")
    if not re.fullmatch(re.escape(clause) + r"-[a-z][a-z0-9-]*", name):
        raise CannotBegin(
            f"the name of an erratum of {clause} is {clause}- and a word in small letters: {clause}-oba"
        )
    if not (root / LIST).is_file():
        raise CannotBegin("the stubs go into a checkout of the project; this is not one")
    if not begun:
        path = registry_file(root, clause)
        yield (
            path,
            _registered(path.read_text(encoding="utf-8"), name, clause),
            "the entry: source, before, after",
        )
        listed = _listed((root / LIST).read_text(encoding="utf-8"), name)
        yield root / LIST, listed, "among the errata, as a draft"
    if ended:
        path = root / FEATURES / f"{name}.feature"
        yield path, _feature(root, cases, name, ended), "its new cases: write what holds now"


def dated(
    root: Path, registry: Registry, name: str, date: str, *, unreleased: bool
) -> Iterator[tuple[Path, str, str]]:
    """The two files that say from when a draft is in force, each with its new text and what was done.

    ``unreleased``: no release has the edition of that date yet, so it may get one more. Raises CannotBegin.
    """
    erratum = registry.errata.get(name)
    if erratum is None:
        raise CannotBegin(f"no erratum {name} in the registry; asl-conformance errata list has them")
    if erratum.edition != DRAFT:
        raise CannotBegin(f"{name} is in force since {erratum.edition}; only a draft is given a date")
    todo = [field for field in ("source", "before", "after") if getattr(erratum, field).startswith(TODO)]
    if todo:
        raise CannotBegin(f"the entry of {name} still says {TODO} in {', '.join(todo)}")
    if not re.fullmatch(r"\d{4}-(0[1-9]|1[0-2])", date):
        raise CannotBegin(f"{date} is no date: write year and month, as 2026-11")
    newest = max(
        (one.edition for one in registry.errata.values() if one.edition not in ("", DRAFT)), default=""
    )
    if date < newest:
        raise CannotBegin(f"{date} is before {newest}, the newest dated edition, and would change that one")
    if date == newest and not unreleased:
        raise CannotBegin(
            f"the edition {date} exists, and results refer to it: choose a later date, "
            "or say --unreleased if no release has that edition yet"
        )
    path = registry_file(root, erratum.clause)
    entry = re.compile(rf'(\[\[erratum\]\]\nid = "{re.escape(name)}"\n(?:[^\[].*\n)*?edition = )"{DRAFT}"')
    yield path, _replaced(path, entry, rf'\1"{date}"'), "the entry: its edition"
    line = re.compile(rf'^(    "{re.escape(name)}": )"{DRAFT}",$', re.M)
    yield root / LIST, _replaced(root / LIST, line, rf'\1"{date}",'), "among the errata: its date"


def _replaced(path: Path, what: re.Pattern[str], by: str) -> str:
    """The text of a file with one place replaced; raises CannotBegin unless there is exactly one."""
    text, count = what.subn(by, path.read_text(encoding="utf-8"))
    if count != 1:
        raise CannotBegin(f"{path} has {count} entries of this erratum in the expected form; one is needed")
    return text


def registry_file(root: Path, clause: str) -> Path:
    """The file of the registry that has the errata of the clause's chapter."""
    return root / "features" / "registry" / f"{clause.partition('.')[0]}.toml"


def _feature(root: Path, cases: Mapping[str, Case], name: str, ended: Sequence[str]) -> str:
    """The erratum's feature with these rows and scenarios added."""
    features = {path.name: path for path in (root / "features").rglob("*.feature")}
    by_outline: dict[tuple[str, str], list[str]] = {}
    for row in ended:
        case = cases.get(row)
        if case is None or case.derived:
            raise CannotBegin(
                f"{row} is neither a row of an outline nor a scenario; asl-conformance list shows them"
            )
        if (again := f"{row}{rows.since([f'{rows.SINCE}{name}'])}") in cases:
            raise CannotBegin(f"{name} already ends {row}; {again} replaces it")
        by_outline.setdefault((case.feature, row.partition("/")[0]), []).append(row)
    path = root / FEATURES / f"{name}.feature"
    before = path.read_text(encoding="utf-8") if path.exists() else f"Feature: what holds with {name}\n"
    parts = [
        _again(features[feature].read_text(encoding="utf-8"), outline, own, name)
        for (feature, outline), own in by_outline.items()
    ]
    return "\n".join([before, *parts])


def _registered(text: str, name: str, clause: str) -> str:
    fields = {"id": name, "clause": clause, "source": f"{TODO}: where it was printed", "edition": DRAFT}
    fields |= {"before": f"{TODO}: what held, in our words.", "after": f"{TODO}: what holds, in our words."}
    entry = "\n".join(["[[erratum]]", *(f'{key} = "{value}"' for key, value in fields.items())]) + "\n\n"
    at = text.find("[[invariant]]")
    return f"{text[:at]}{entry}{text[at:]}" if at >= 0 else f"{text.rstrip()}\n\n{entry.rstrip()}\n"


def _listed(text: str, name: str) -> str:
    """The engine's list of errata with one more, a draft, in rulebook order."""
    listed = _list(text)
    entries = [*ENTRY.findall(listed), (name, DRAFT)]
    entries.sort(key=lambda entry: clause_order(entry[0].partition("-")[0]))
    return text.replace(listed, "".join(f'    "{one}": "{date}",\n' for one, date in entries))


def _list(text: str) -> str:
    """The lines of the engine's list of errata; raises CannotBegin."""
    found = re.search(r'^ERRATA = {\n((?:    "[^"]+": "[^"]+",\n)*)}', text, re.M)
    if found is None:
        raise CannotBegin(f"{LIST} has no ERRATA in the expected form: one line per erratum, with its date")
    return found[1]


def _again(text: str, outline: str, ended: Iterable[str], name: str) -> str:
    """A copy of a scenario with only those rows, under the erratum, with its background and tags."""
    node, background, tags = _scenario(text, outline)
    lines = text.splitlines()
    steps = [line for step in (*background, *node["steps"]) for line in _block(lines, step)]
    tags = [*tags, *(tag["name"] for tag in node["tags"])]
    own = [tag for tag in dict.fromkeys(tags) if not tag.startswith((f"@{rows.SINCE}", f"@{rows.UNTIL}"))]
    title = node["name"]
    if not node["examples"]:
        own.append(f"@{rows.SINCE}{name}")
        title = title.replace(outline, f"{outline}{rows.since([f'{rows.SINCE}{name}'])}", 1)
    draft = [f"  {' '.join(own)}", f"  {node['keyword']}: {title}", *(f"    {line}" for line in steps)]
    wanted = {key.partition("/")[2] for key in ended}
    for table in node["examples"]:
        kept = [row for row in table["tableBody"] if _row_name(table, row) in wanted]
        wanted -= {_row_name(table, row) for row in kept}
        if kept:
            readings = [tag["name"] for tag in table["tags"] if tag["name"].startswith("@reading:")]
            draft += ["", f"    {' '.join([*readings, f'@{rows.SINCE}{name}'])}", "    Examples:"]
            for row in (table["tableHeader"], *kept):
                draft.append(f"      {lines[row['location']['line'] - 1].strip()}")
    if wanted - {""}:
        raise CannotBegin(f"{outline}: not all of {', '.join(sorted(wanted))} were found")
    return "\n".join(draft) + "\n"


def _block(lines: Sequence[str], step: dict[str, Any]) -> list[str]:
    """The lines of a step, without common indentation."""
    first, last = step["location"]["line"], _last_line(step)
    return dedent("\n".join(lines[first - 1 : last])).splitlines()


def _last_line(step: dict[str, Any]) -> int:
    """The line at which a step ends, including its table or text."""
    line: int = step["location"]["line"]
    if "dataTable" in step:
        line = step["dataTable"]["rows"][-1]["location"]["line"]
    if "docString" in step:
        own = step["docString"]
        line = own["location"]["line"] + own["content"].count("\n") + 2
    return line


def _scenario(text: str, key: str) -> tuple[dict[str, Any], list[dict[str, Any]], list[str]]:
    """The parsed scenario or outline of that id, the steps before it and the tags around it.

    Raises CannotBegin.
    """
    feature: Any = Parser().parse(text)["feature"]
    for rule in ({"children": [], "tags": []}, *(c["rule"] for c in feature["children"] if "rule" in c)):
        around = feature["children"] if not rule["children"] else rule["children"]
        for child in around:
            if "scenario" in child and case_id(child["scenario"]["name"]) == key:
                before = [*feature["children"], *rule["children"]]
                steps = [step for one in before if "background" in one for step in one["background"]["steps"]]
                return child["scenario"], steps, [tag["name"] for tag in (*feature["tags"], *rule["tags"])]
    raise CannotBegin(f"there is no scenario {key}")


def _row_name(table: dict[str, Any], row: dict[str, Any]) -> str:
    """The name of a row, the same as when it is compiled."""
    head, cells = ([cell["value"] for cell in line["cells"]] for line in (table["tableHeader"], row))
    return rows.name(
        dict(zip(head, cells, strict=True)), [tag["name"].removeprefix("@") for tag in table["tags"]]
    )
