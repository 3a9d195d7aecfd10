"""Each kind of defect in a built site is found, and none in a sound one."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from asl_conformance.report.site.check import LIMIT, WHOLE, check

GOOD = '<title>a</title><p id="x/1">A</p><a href="b.html#y">b</a><img src="p.svg"><a href="https://example.org">o</a>'


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "a.html").write_text(GOOD, encoding="utf-8")
    (tmp_path / "b.html").write_text('<p id="y"><a href="./a.html#x%2F1">back</a></p>', encoding="utf-8")
    (tmp_path / "B9").mkdir()
    (tmp_path / "B9" / "index.html").write_text('<a href="../a.html">go on</a>', encoding="utf-8")
    (tmp_path / "p.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "lab").mkdir()
    (tmp_path / "lab" / "index.html").write_text('<a href="../a.html">back</a>', encoding="utf-8")
    (tmp_path / "s.css").write_text('a { background: url("p.svg") }', encoding="utf-8")
    return tmp_path


def test_a_sound_site_has_no_defect(site: Path) -> None:
    assert check(site, ["a.html#x/1", "b.html"]) == []


@pytest.mark.parametrize(
    ("html", "defect"),
    [
        ('<script src="https://c.e/x"></script>', "a.html loads https://c.e/x from another host"),
        ("<script src=//cdn.example/x.js></script>", "a.html loads //cdn.example/x.js from another host"),
        ('<link rel="stylesheet" href="http://f.e/a">', "loads http://f.e/a from another host"),
        ('<link rel="preconnect" href="https://f.example">', "loads https://f.example from another host"),
        ("<style>@import 'https://f.e/a';</style>", "loads https://f.e/a from another host"),
        ('<p style="background:url(https://f.e/a)">', "loads https://f.e/a from another host"),
        ('<img srcset="https://f.e/a 2x">', "loads https://f.e/a from another host"),
        ('<img src="gone.svg">', "a.html loads gone.svg, which does not exist"),
        ('<a href="gone.html">', "a.html links to gone.html, which does not exist"),
        ('<a href="b.html#z">', "a.html links to b.html#z, which has no anchor z"),
        ('<a href="#z">', "a.html links to #z, which has no anchor z"),
        ('<a href="lab/#B9.2-1">', "which the lab cannot open"),
        (" " * WHOLE, f"bytes, more than {WHOLE:,}"),
        (random.Random(1).randbytes(LIMIT - 20_000).hex(), f"bytes as they are sent, more than {LIMIT:,}"),
    ],
)  # fmt: skip
def test_a_defect_is_named(site: Path, html: str, defect: str) -> None:
    (site / "a.html").write_text(GOOD + html, encoding="utf-8")
    (found,) = check(site)
    assert defect in found


def test_a_page_that_nothing_leads_to_is_named(site: Path) -> None:
    (site / "404.html").write_text('<a href="/a.html">home</a>', encoding="utf-8")
    (site / "c.html").write_text('<a href="a.html">a</a><a href="c.html">itself</a>', encoding="utf-8")
    assert check(site) == ["no page links to c.html; add it to the nav of mkdocs.yml"]


def test_the_root_of_the_host_is_the_first_page(site: Path) -> None:
    (site / "404.html").write_text('<a href="/">home</a>', encoding="utf-8")
    assert check(site) == ["404.html links to /, which does not exist"]
    (site / "index.html").write_text('<a href="a.html">a</a>', encoding="utf-8")
    assert check(site) == []


def test_a_picture_weighs_with_its_page_unless_it_waits_for_the_reader(site: Path) -> None:
    (site / "big.png").write_bytes(random.Random(1).randbytes(LIMIT))
    (site / "a.html").write_text(GOOD + '<img loading="lazy" src="big.png">', encoding="utf-8")
    assert check(site) == []
    (site / "a.html").write_text(GOOD + '<img src="big.png">', encoding="utf-8")
    (found,) = check(site)
    assert found.startswith("a.html opens with 300,")


def test_a_style_sheet_is_read_too(site: Path) -> None:
    (site / "s.css").write_text(
        "@import 'https://f.example/b.css'; a { background: url(gone.png) }", encoding="utf-8"
    )
    assert check(site) == [
        "s.css loads https://f.example/b.css from another host",
        "s.css loads gone.png, which does not exist",
    ]


def test_an_address_that_is_gone_is_named(site: Path) -> None:
    assert check(site, ["a.html#x/2", "c.html"]) == ["no address a.html#x/2", "no address c.html"]


def test_what_stands_in_a_script_is_no_link(site: Path) -> None:
    (site / "a.html").write_text(GOOD + "<script>let a = '<a href=\"gone.html\">'</script>", encoding="utf-8")
    assert check(site) == []
