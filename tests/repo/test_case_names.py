"""A case keeps its name if other rows are added, moved or dropped."""

from __future__ import annotations

import datetime
import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from gherkin.parser import Parser

from asl_conformance.adapters.choose import choose, open_choice
from asl_conformance.gherkin import rows
from asl_conformance.gherkin.compiler import compile_features
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.gherkin.lint import lint
from asl_conformance.judging.runner import run
from asl_conformance.results.expected import Entry, by_case, foresee, read
from asl_conformance.suite import names
from asl_conformance.suite.case import Case, digest
from asl_conformance.suite.derived import derive
from asl_conformance.suite.places import import_step_definitions, locate
from tests.examples.judging import EXAMPLES
from tests.often import every

TOP = "put-on-top"
Row = dict[str, str]
Change = Callable[[list[Row]], list[Row]]


def on_top(table: list[Row]) -> list[Row]:
    """The outline with a new first row: its first row once more, under another name."""
    return [{**table[0], rows.COLUMN: TOP}, *table]


def moved(table: list[Row]) -> list[Row]:
    return table[::-1]


def dropped(table: list[Row]) -> list[Row]:
    return table[1:] if len(table) > 1 else table


def everything(table: list[Row]) -> list[Row]:
    return on_top(moved(dropped(table)))


def edit(features: Path, change: Change) -> None:
    """Change the first Examples of every outline; rows named by their first cell keep that name."""
    for path in features.rglob("*.feature"):
        lines = path.read_text(encoding="utf-8").splitlines()
        for outline in _outlines(Parser().parse("\n".join(lines))["feature"]):
            for number, table in enumerate(outline["examples"]):
                head = _cells(table["tableHeader"])
                body = [dict(zip(head, _cells(row), strict=True)) for row in table["tableBody"]]
                named = [{rows.COLUMN: rows.name(row), **row} for row in body]
                first = table["tableHeader"]["location"]["line"]
                last = table["tableBody"][-1]["location"]["line"]
                new = [{key: key for key in named[0]}, *(change(named) if number == 0 else named)]
                text = "\n".join("| " + " | ".join(row.values()) + " |" for row in new)
                lines[first - 1 : last] = [text, *[""] * (last - first)]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _outlines(node: Any) -> Iterator[Any]:
    for child in node["children"]:
        if "rule" in child:
            yield from _outlines(child["rule"])
        elif child.get("scenario", {}).get("examples"):
            yield child["scenario"]


def _cells(row: Any) -> list[str]:
    return [cell["value"] for cell in row["cells"]]


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The features without the former names, since a row dropped here may have one."""
    import_step_definitions()
    return Path(shutil.copytree(locate("features"), tmp_path / "features", ignore=lambda *_: {names.FILE}))


@pytest.fixture
def some(copied: Path) -> Path:
    """Every eighth feature; at night all."""
    for number, path in enumerate(sorted(copied.rglob("*.feature"))):
        if number % every(8):
            path.unlink()
    return copied


@pytest.mark.parametrize("change", [on_top, moved, dropped])
def test_a_row_put_on_top_moved_or_dropped_changes_no_other_id(some: Path, change: Change) -> None:
    features = {path.name for path in some.rglob("*.feature")}
    before = {case.id for case in load_cases().cases if case.feature in features}
    edit(some, change)
    report = lint(some)
    assert report.defects == []
    new = {key for key in report.ids if key.partition("+")[0].endswith(f"/{TOP}")}  # +: of an erratum
    assert len(set(report.ids)) == len(report.ids)
    assert bool(new) is (change is on_top)
    if change is dropped:
        assert set(report.ids) < before
    else:
        assert set(report.ids) - new == before


@pytest.mark.parametrize("folder", ["python", "javascript"])
def test_no_verdict_of_an_expected_failures_file_changes(copied: Path, folder: str) -> None:
    file = EXAMPLES / folder / "expected-failures.toml"
    before = {case.id: case for case in load_cases().all}
    known = by_case(read(file), names.load().finder(before), before, str(file))
    holding = set(sorted({before[key].feature for key in known})[:: every(8)])
    known = {key: entry for key, entry in known.items() if before[key].feature in holding}
    for path in copied.rglob("*.feature"):
        if path.name not in holding:
            path.unlink()
    edit(copied, everything)
    written = compile_features(copied)
    after = {case.id: case for case in (*written, *derive(written))}
    stayed = after.keys() & before.keys()
    assert len(stayed & known.keys()) >= len(known) / 2
    new = (re.split("[+~]", key)[0] for key in after.keys() - stayed)  # +: of an erratum; ~: derived
    assert all(name.endswith(f"/{TOP}") for name in new)
    assert {key: digest(after[key]) for key in stayed} == {key: digest(before[key]) for key in stayed}
    asked = sorted(stayed & known.keys())
    assert _verdicts([after[key] for key in asked], known) == _verdicts([before[key] for key in asked], known)


def _verdicts(cases: Sequence[Case], known: Mapping[str, Entry]) -> dict[str, str]:
    """The verdicts of the Python example, with its known failures."""
    today = datetime.date.today()
    with open_choice(choose("python-object", folder=EXAMPLES)) as engine:
        done = run(
            cases,
            engine,
            engine.start(),
            "current",
            expected=lambda key, verdict: foresee(verdict, known.get(key), today),
        )
    return {result.case.id: result.verdict.kind for result in done.results}


def test_every_number_that_rows_had_once_means_a_case() -> None:
    ids = {case.id for case in load_cases().cases}
    former = names.load()
    find = former.finder(ids)
    numbered = {f"{outline}/{n + 1}" for outline, known in former.numbered.items() for n in range(len(known))}
    assert not numbered & ids
    lost = {old for old in numbered if find(old) is None}
    assert len(lost) < len(numbered) / 10, "rows may be dropped in time, not by the hundred"
    own = {old for old in numbered - lost if former.now(old) == _first_name(former, old)}
    assert len(own) > len(numbered) * 0.9
    assert len({find(old) for old in own}) == len(own)


def _first_name(former: names.Names, old: str) -> str:
    """The name that a numbered row got, unless it was given up for that of its twin."""
    outline, _, number = old.partition("/")
    named = f"{outline}/{former.numbered[outline][int(number) - 1]}"
    return former.now(outline) + named[len(outline) :] if outline in former.renamed else named


def test_ids_are_short_and_say_something() -> None:
    for case in load_cases().cases:
        assert len(case.id) <= 62, case.id
        _outline, slash, row = case.id.partition("/")
        assert not slash or rows.wrong(row) == "", case.id
