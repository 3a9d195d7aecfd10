"""The pages of the site before they are built."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from asl_conformance.report.site import clause, pages, published
from asl_conformance.report.site.book import children, of_clause, parent
from asl_conformance.report.site.clause import Shelf, shelf
from asl_conformance.starters.languages import LANGUAGES
from asl_conformance.suite.case import home
from asl_conformance.suite.registry import load
from asl_conformance.suite.select import select
from scripts import build_site
from tests.site.runs import DOCS, HOSTILE, book, passing, record, stream

ID = re.compile(r'(?:id="|\{ #)([^" }]+)')


@pytest.fixture(scope="module")
def on() -> Shelf:
    known = book()
    wrong = record("B27.3-1/flamethrower", "fail", "B27.3-1")
    return shelf(known._replace(runs=[published.summary(stream(wrong, engine=HOSTILE))]))


def test_every_requirement_and_case_stands_once_by_all_its_names(on: Shelf) -> None:
    book = on.book
    for name in ("B27.3", "B9.521", "B26.4"):
        page = clause.page(name, on)
        ids = [unescape(found) for found in ID.findall(page)]
        wanted = [r.id for r in book.registry.requirements.values() if r.clause == name]
        wanted += [case.id for requirement in list(wanted) for case in book.cases[requirement]]
        wanted += [old for new in list(wanted) for old in book.former.get(new, ())]
        assert len(ids) == len(set(ids))
        assert set(wanted) <= set(ids)


def test_each_case_of_the_suite_is_at_home_in_one_requirement_of_its_own(on: Shelf) -> None:
    homes = [case.id for cases in on.book.cases.values() for case in cases]
    assert sorted(homes) == sorted(case.id for case in on.book.suite.cases)
    assert all(home(case) in case.requirements for case in on.book.suite.cases)


@pytest.mark.parametrize("name", ["B27.3", "B9.2"])
def test_the_counts_of_a_page_are_those_of_the_command_line(name: str) -> None:
    """Each case counts once, and cases that are not applicable are left out."""
    known = book()
    everything = passing({case.id: case for case in known.suite.cases}, "a" * 16)
    page = clause.page(name, shelf(known._replace(runs=[published.summary(everything)])))
    cases = [case for r in of_clause(name, known.registry) for case in known.cases[r.id]]
    part = [c.id for c in select(known.suite.cases, [name]) if not c.derived]
    assert f"with {len(cases)} cases of this clause." in page
    assert f"{len(cases)} of {len(cases)}</td>" in page
    assert f"{name} takes part in {len(part)} cases" in page


def test_a_page_says_the_rule_its_note_its_errata_its_readings_and_where_it_is_implemented(on: Shelf) -> None:
    page = clause.page("B9.31", on)
    for wanted in (
        "### B9.31-12 ", "## Errata", "### B9.31-J8", "only with erratum B9.31-J8", "## Contested readings",
        "## In the reference engine", "asl_reference/rules/", "## Where it meets other clauses",
    ):  # fmt: skip
        assert wanted in page


def test_pictures_wait_until_the_reader_comes_to_them_and_keep_their_room(on: Shelf) -> None:
    page = clause.page("B9.521", on)
    images = re.findall(r"<img [^>]*>", page)
    assert len(images) > 150
    assert all(
        re.search(r'loading="lazy" src="pictures/\w+\.svg#?b?" width="\d+" height="\d+"', i) for i in images
    )


def test_what_an_engine_says_stays_text(on: Shelf) -> None:
    page = clause.page("B27.3", on)
    assert "javascript:alert" in page
    assert "<img src=x" not in page


def test_neighbours() -> None:
    registry = load()
    assert parent("B9.321", registry) == "B9.32"
    assert parent("B9.32", registry) == "B9.3"
    assert parent("B9.1", registry) == "B9"
    assert children("B9.32", registry) == ["B9.321", "B9.322", "B9.323", "B9.324"]
    assert "B27.1" in children("B27", registry)


def test_a_contested_reading_stands_with_each_clause_that_it_is_about(on: Shelf) -> None:
    for name in ("B9.34", "B9.31"):
        assert "B9.34-in-hex-tem" in clause.page(name, on)
    assert "B9.34-in-hex-tem" not in clause.page("B9.33", on)


def test_rows_of_one_name_are_told_apart_by_the_choice_of_the_reading(on: Shelf) -> None:
    page = clause.page("B9.541", on)
    rows = [row.partition("</summary>")[0] for row in page.split('<details class="case"')]
    named = [row for row in rows if "<b>date-1944-07-25</b>" in row]
    assert ["That day itself is too early" in row for row in named] == [True, False]
    assert ["From that day on" in row for row in named] == [False, True]


def test_the_signs_are_explained_once_before_the_first_of_them(on: Shelf) -> None:
    page = clause.page("B27.3", on)
    assert page.count('<p class="legend">') == 1
    assert page.index('<p class="legend">') < page.index('<span class="v">')


def test_the_same_in_other_languages_becomes_tabs() -> None:
    text = "In Python:\n\n```python\na\n\nb\n```\n\nThe same in Java (`A.java`):\n\n```java\nc\n```\n\nEnd\n"
    assert pages.tabs(text) == (
        'In Python:\n\n=== "Python"\n\n    ```python\n    a\n\n    b\n    ```\n\n'
        '=== "Java (A.java)"\n\n    ```java\n    c\n    ```\n\nEnd\n'
    )


def test_a_link_out_of_docs_is_to_a_copy_and_what_is_no_file_is_no_link(tmp_path: Path) -> None:
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples" / "a.jsonl").write_text("{}", encoding="utf-8")
    text = "[game](../examples/a.jsonl), [folder](../examples), [code](../CONTRIBUTING.md)"
    changed = pages.OUTSIDE.sub(lambda link: pages._brought(link, tmp_path, tmp_path / "site"), text)
    assert changed == "[game](examples/a.jsonl), folder, code"
    assert (tmp_path / "site" / "examples" / "a.jsonl").read_text(encoding="utf-8") == "{}"


def test_the_guide_of_adapters_has_tabs() -> None:
    assert pages.tabs((DOCS / "writing-an-adapter.md").read_text(encoding="utf-8")).count("=== ") >= 2


def test_the_guide_of_adapters_has_the_starter_of_each_language_before_what_is_done_by_hand() -> None:
    guide = (DOCS / "writing-an-adapter.md").read_text(encoding="utf-8")
    starters, _, by_hand = build_site.with_starters(guide).partition("## By hand")
    assert by_hand == guide.partition("## By hand")[2]
    for name, language in LANGUAGES.items():
        assert f'=== "{language.title}"' in starters
        assert f"    asl-conformance init --language {name} my-engine" in starters
    with pytest.raises(ValueError, match="no heading"):
        build_site.with_starters("# A guide\n")


def test_the_clauses_stand_in_the_navigation_of_the_settings(on: Shelf) -> None:
    text = (DOCS.parent / "mkdocs.yml").read_text(encoding="utf-8")
    settings = pages.settings(text, on, DOCS / "site" / "theme")
    assert all(f'"{name}.md"' in settings for name in on.book.registry.clauses)
    assert "CLAUSES" not in settings
    with pytest.raises(ValueError, match="no line '- CLAUSES'"):
        pages.settings("nav: []\n", on, DOCS)


@pytest.mark.parametrize("given", ["", "https://example.org/a&b"])
def test_each_page_links_the_address_of_the_project_if_there_is_one(
    on: Shelf, given: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ASL_PROJECT_URL", given)
    text = (DOCS.parent / "mkdocs.yml").read_text(encoding="utf-8")
    settings = pages.settings(text, on, DOCS / "site" / "theme")
    assert ("copyright" in settings) == bool(given)
    assert not given or r'copyright: "<a href=\"https://example.org/a&amp;b\">The project</a>"' in settings


def test_usage_of_the_build_of_the_site(capsys: pytest.CaptureFixture[str]) -> None:
    assert build_site.main(["--help"]) == 2
    assert capsys.readouterr().err == f"{build_site.USAGE}\n"


def test_the_pages_that_are_no_clauses_name_every_erratum_and_every_clause_of_elsewhere(on: Shelf) -> None:
    registry = on.book.registry
    assert all(f"[{name}]" in pages.changes(on) for name in registry.errata)
    met = {name for r in registry.interactions.values() for name in r.meeting if name not in registry.clauses}
    page = pages.elsewhere(on)
    assert all(f"{{ #{name} }}" in page for name in met)
    front = pages.front(on)
    assert all(f'href="{name}.html"' in front for name in registry.clauses)
