"""The stubs of a new erratum, written into a checkout: registry, rows before and after, list of errata."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from asl_conformance.gherkin import rows
from asl_conformance.suite.case import Case
from asl_conformance.suite.registry import DRAFT, Registry, clause_order

LIST = Path("engine/asl_reference/base/editions.py")
_ROW = re.compile(r"\s*\|")


class CannotBegin(ValueError):
    """The stubs cannot be written; the text says why."""


def stubs(
    root: Path, registry: Registry, cases: Mapping[str, Case], name: str, clause: str, ended: Sequence[str]
) -> Iterator[tuple[Path, str, str]]:
    """Each file to be changed, with its new text and what was done; raises CannotBegin.

    ``ended`` are cases, rows of an outline, that end with the erratum and come again with what is new.
    """
    if name in registry.errata:
        raise CannotBegin(f"{name} is there already: asl-conformance errata check {name}")
    if clause not in registry.clauses:
        raise CannotBegin(f"no clause {clause} in the registry")
    if not re.fullmatch(re.escape(clause) + r"-[a-z][a-z0-9-]*", name):
        raise CannotBegin(
            f"an erratum of {clause} is called {clause}- and a word in small letters, as {clause}-oba"
        )
    if not (root / LIST).is_file():
        raise CannotBegin("the stubs go into a checkout of the project, and this is none")
    chapter = clause.partition(".")[0]
    path = root / "features" / "registry" / f"{chapter}.toml"
    yield (
        path,
        _registered(path.read_text(encoding="utf-8"), name, clause),
        "the entry: source, before, after",
    )
    features = {path.name: path for path in (root / "features").rglob("*.feature")}
    by_outline: dict[tuple[str, str], list[Case]] = {}
    for row in ended:
        case = cases.get(row)
        if case is None or "/" not in row or case.derived:
            raise CannotBegin(f"{row} is no row of an outline; list --clause {clause} has them")
        by_outline.setdefault((case.feature, row.partition("/")[0]), []).append(case)
    texts = {feature: features[feature].read_text(encoding="utf-8") for feature, _ in by_outline}
    for (feature, outline), own in by_outline.items():
        texts[feature] = _rows_moved(texts[feature], outline, own, name)
    for feature, text in texts.items():
        yield features[feature], text, f"the rows until {name} and since: write what holds now"
    yield (
        root / LIST,
        _listed((root / LIST).read_text(encoding="utf-8"), name),
        "among the errata and the drafts",
    )


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
    lines = text.splitlines()
    start = next(
        (n for n, line in enumerate(lines) if re.match(rf"\s*Scenario Outline: {re.escape(outline)} ", line)),
        None,
    )
    if start is None:
        raise CannotBegin(f"there is no Scenario Outline {outline} to be read")
    end = next(
        (n for n in range(start + 1, len(lines)) if re.match(r"\s*(Scenario|Rule|@\S)", lines[n])), len(lines)
    )
    wanted = {case.id.partition("/")[2] for case in ended}
    head, moved, left, indent = "", [], [], "      "
    for line in lines[start:end]:
        if re.match(r"\s*Examples", line):
            indent, head = line[: len(line) - len(line.lstrip())], ""
        elif _ROW.match(line) and not head:
            head = line
        elif _ROW.match(line) and _row_name(head, line) in wanted:
            moved.append((head, line))
            continue
        left.append(line)
    if len(moved) != len(wanted) or len({h for h, _ in moved}) != 1:
        raise CannotBegin(f"rows of {outline}: {len(moved)} of {len(wanted)} were found beneath one heading")
    while left and not left[-1].strip():
        left.pop()
    tables: list[str] = []
    for tag in (f"@until:{name}", f"@since:{name}"):
        tables += [
            "",
            f"{indent}{tag}",
            f"{indent}Examples: {'before' if 'until' in tag else 'after'} {name}",
            moved[0][0],
        ]
        tables += [line for _, line in moved]
    return "\n".join([*lines[:start], *left, *tables, "", *lines[end:]]).rstrip("\n") + "\n"


def _row_name(head: str, line: str) -> str:
    """What a row is called, by its line and its heading's; the same as when it is compiled."""
    return rows.name(dict(zip(_cells(head), _cells(line), strict=False)))


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]
