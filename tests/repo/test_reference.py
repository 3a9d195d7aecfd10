"""The reference page and the tables of the protocol page agree with the types; cases show what they claim."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from asl_conformance.cli import main
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.judging.meaning import SPARSE
from asl_conformance.report import reference
from asl_conformance.report.fields import all_fields, all_words, find, find_beginning, groups, near
from asl_conformance.report.schema import words
from asl_conformance.report.shown import Shown, Use, shown_by, uses
from asl_conformance.report.words import about
from asl_conformance.suite.case import Case
from asl_conformance.suite.places import SuiteError

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "reference.md").read_text(encoding="utf-8")
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def cases() -> tuple[Case, ...]:
    return load_cases().cases


@pytest.fixture(scope="module")
def shown(cases: tuple[Case, ...]) -> Shown:
    return shown_by(cases)


def test_the_pages_are_in_step() -> None:
    for path, text in reference.made(DOCS).items():
        assert path.read_text(encoding="utf-8") == text, "run: python -m asl_conformance.report.reference"


def test_a_suite_at_fault_is_reported_in_lines_and_no_page_is_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def at_fault() -> None:
        raise SuiteError(["a.feature:3: no such phrase", "b.feature:4: no such hex"])

    monkeypatch.setattr(reference, "load_cases", at_fault)
    monkeypatch.setattr("sys.argv", ["reference", str(tmp_path)])
    with pytest.raises(SystemExit) as ended:
        reference.main()
    assert str(ended.value).splitlines()[1:] == ["a.feature:3: no such phrase", "b.feature:4: no such hex"]
    assert list(tmp_path.iterdir()) == []


def test_every_field_and_every_word_has_its_anchor_once() -> None:
    anchors = re.findall(r'<a id="([^"]+)">', PAGE) + headings()
    assert len(anchors) == len(set(anchors))
    assert all_fields().keys() <= set(anchors)
    assert {reference.anchor(one.word) for one in all_words()} <= set(anchors)
    assert {one.path for one in groups()} <= set(anchors)
    assert len(all_fields()) > 450
    assert len(all_words()) > 350


def headings() -> list[str]:
    """The anchors that headings get automatically; one with an anchor of its own needs none."""
    texts = re.findall(r"^##+ (?!<a)(.+)$", PAGE, re.M)
    return [re.sub(r"[^a-z0-9_]+", "-", text.strip("`").lower()) for text in texts]


def test_every_link_to_the_page_leads_somewhere() -> None:
    anchors = {*re.findall(r'<a id="([^"]+)">', PAGE), *headings()}
    here = set(re.findall(r"\]\(#([^)]+)\)", PAGE))
    there = {
        found
        for path in DOCS.glob("*.md")
        for found in re.findall(r"\]\(reference\.md#([^)]+)\)", path.read_text(encoding="utf-8"))
    }
    assert here | there <= anchors
    assert there


def test_the_case_that_a_page_names_shows_the_field_or_word(cases: tuple[Case, ...]) -> None:
    by_id = {case.id: case for case in cases}
    named = reference._cases_named(PAGE)
    assert len(named) > 500
    for use, case_id in named.items():
        assert use in {one for one, _ in uses(by_id[case_id])}, (use, case_id)


def test_a_page_keeps_a_case_that_still_shows_its_field(cases: tuple[Case, ...], shown: Shown) -> None:
    use = Use("position.phase")
    other = next(case.id for case in reversed(cases) if case.position.phase and case.id != shown[use])
    row = '| <a id="position.phase"></a>`position.phase` | Phase | empty | The phase. | `{}` |'
    assert reference.kept(shown, row.format(other), cases)[use] == other
    assert reference.kept(shown, row.format("B99-1"), cases)[use] == shown[use]


def test_what_the_suite_claims_by_name_is_in_the_lists(cases: tuple[Case, ...]) -> None:
    """Every DRM, TEM, check, exposure and SSR that a case names has its meaning in a list."""
    strange = {(key, name) for case in cases for key, name in names_of(case) if name not in known(key)}
    assert strange == set()


NAMED = {
    "drm": "Drm",
    "tem_options": "TemSource",
    "to_hit": "ToHitDrm",
    "colored_drm": "ColoredUse",
    "exposes": "Exposure",
    "check": "CheckName",
    "lost_by": "LostBy",
    "holds": "Held",
    "ssr": "Ssr",
    "waive": "Waiver",
}


def known(key: str) -> set[str]:
    return set(words()[NAMED[key]].words)


def names_of(case: Case) -> set[tuple[str, str]]:
    found = {("ssr", text) for text in case.position.ssr}
    for claim in case.expectations:
        path = [str(key) for key in claim.path]
        for outer, inner in pairwise(path):
            if outer in ("drm", "tem_options", "to_hit", "colored_drm"):
                found.add((outer, inner))
        if path and path[-1] in ("exposes", "lost_by", "holds", "check"):
            found |= {(path[-1], text) for text in listed(claim.value)}
        if isinstance(claim.value, dict) and "check" in claim.value:
            found.add(("check", claim.value["check"]))
    for action in case.actions:
        found |= {("waive", text) for text in getattr(action, "waive", ())}
    return found


def listed(value: Any) -> list[str]:
    return [value] if isinstance(value, str) else list(value) if isinstance(value, list | tuple) else []


def test_sparse_fields_say_that_what_is_left_out_is_0() -> None:
    for name in SPARSE - {"overstacked"}:
        assert "an omitted name is 0" in all_fields()[f"attack.targets.{name}"].text


@pytest.mark.parametrize("table", ["questions", "actions"])
def test_a_table_without_its_markers_is_noticed(table: str) -> None:
    with pytest.raises(ValueError, match=f"made: {table}"):
        reference.with_tables(PROTOCOL.replace(f"<!-- made: {table} -->", ""))


@pytest.mark.parametrize(
    ("name", "paths"),
    [
        ("attack.targets.drm", {"attack.targets.drm"}),
        ("targets.drm", {"attack.targets.drm"}),
        ("#attack.targets.drm", {"attack.targets.drm"}),
        ("units.mf_left", {"state.units.mf_left"}),
        ("attack.firepower", {"attack.firepower"}),
        ("no.such.field", set()),
    ],
)
def test_a_field_is_found_by_its_path_or_the_end_of_it(name: str, paths: set[str]) -> None:
    assert {one.path for one in find(name).fields} == paths


@pytest.mark.parametrize("name", ["foxhole 2S", "FOXHOLE-2s", "#word-foxhole-2s"])
def test_a_word_is_found_however_it_is_spelt(name: str) -> None:
    assert [one.list for one in find(name).words] == ["Held"]


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("attack.targets.dmr", "attack.targets.drm"),
        ("foxhloe", "foxhole"),
        ("units.beneth", "position.units.beneath"),
        ("expenditures.spend_on", "state.expenditures.spent_on"),
    ],
)
def test_a_misspelt_name_gets_the_nearest(wrong: str, right: str) -> None:
    assert right in near(wrong)


def call(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(main, list(arguments), env={"COLUMNS": "80", "TERMINAL_WIDTH": "80"})
    return done.exit_code, done.output


def test_one_field_is_printed_with_its_words_at_80_columns() -> None:
    code, output = call("schema", "--field", "attack.targets.drm")
    assert code == 0
    assert max(map(len, output.splitlines())) <= 80
    for part in ("Every DRM other than TEM", "ffnam", "docs/reference.md#attack.targets.drm"):
        assert part in output


def test_explain_knows_fields_and_words_and_a_case_that_shows_them(shown: Shown) -> None:
    sections = about("attack.targets.drm", lambda use: shown.get(use, ""))
    assert f"case\t{shown[Use('attack.targets.drm')]}" in sections[0].lines
    code, output = call("explain", "foxhole")
    assert (code, "the word foxhole" in output) == (0, True)
    assert f"[{shown[Use('Cover', 'foxhole')]}]" in output


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("PF", "the word panzerfaust"),
        ("wa", "the word wall_advantage"),
        ("tow", "the word towed"),
        ("rewritten", "the word rewritten"),
        ("says-nothing", "wrong:says-nothing, an engine that is wrong on purpose"),
        ("wrong:forgets-panzerfaust", "wrong:forgets-panzerfaust, an engine that is wrong on purpose"),
    ],
)
def test_explain_knows_abbreviations_beginnings_and_words_of_reports(name: str, title: str) -> None:
    code, output = call("explain", name)
    assert (code, title in output) == (0, True), output


def test_a_beginning_of_many_names_or_of_a_few_letters_is_no_name() -> None:
    assert [one.word for one in find_beginning("tow").words] == ["towed"]
    assert not find_beginning("to")
    assert not find_beginning("foxhol")
    assert not find("tow")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("schema", "--field", "attack.targets.dmr"), "near it: attack.targets.drm"),
        (("schema", "--field", "zzzzzzzz"), "docs/reference.md has them all"),
        (("schema", "position", "--field", "foxhole"), "--field cannot be combined with NAME or --write"),
        (("explain", "foxhloe"), "in the protocol: foxhole"),
    ],
)
def test_a_name_that_is_not_there_is_refused_with_the_nearest(
    arguments: tuple[str, ...], message: str
) -> None:
    code, output = call(*arguments)
    assert code == 2
    assert message in " ".join(output.replace("│", " ").split())
