"""A result stream in other formats: well-formed, honest about denominators, hostile text kept text."""

import json
from collections.abc import Callable
from xml.etree import ElementTree as Xml

import pytest

from asl_conformance.judging.judge import Finding
from asl_conformance.results.formats import FORMATS, badge, finding_line, junit, markdown, tap
from asl_conformance.results.stream import Stream
from tests.harness.results.streams import HOSTILE, MIXED, record, stream


def test_junit_tells_failures_errors_and_skips_apart() -> None:
    (suite,) = Xml.fromstring(junit(MIXED))
    assert {k: suite.get(k) for k in ("name", "tests", "failures", "errors", "skipped")} == {
        "name": "B27.3",
        "tests": "7",
        "failures": "2",
        "errors": "1",
        "skipped": "3",
    }
    assert [[child.tag for child in case] for case in suite] == [
        [], ["failure"], ["error"], ["skipped"], ["skipped"], ["skipped"], ["failure"],
    ]  # fmt: skip


def test_tap_counts_every_case_and_never_passes_an_unsupported_one() -> None:
    lines = tap(MIXED).splitlines()
    assert lines[:2] == ["TAP version 14", "1..7"]
    points = [line for line in lines if line.startswith(("ok", "not ok"))]
    assert [line.partition(" - ")[0] for line in points] == [
        "ok 1", "not ok 2", "not ok 3", "ok 4", "ok 5", "not ok 6", "not ok 7",
    ]  # fmt: skip
    assert points[3].endswith("# SKIP unsupported")
    assert points[5].endswith("# TODO expected failure")


def test_markdown_prints_every_denominator() -> None:
    text = markdown(MIXED)
    assert "## mine 1: 1 of 6 cases pass" in text
    assert "| B27.3 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1/6 |" in text
    assert "* **B27.3-2** fail: the TEM is \\+2" in text


def test_a_badge_says_how_many_of_how_many() -> None:
    assert json.loads(badge(MIXED)) == {
        "schemaVersion": 1,
        "label": "asl-conformance (current)",
        "message": "1/6",
        "color": "orange",
    }
    assert json.loads(badge(stream(record(1, "pass"), conforms=True)))["color"] == "brightgreen"


@pytest.mark.parametrize("name", FORMATS)
def test_hostile_text_stays_text(name: str) -> None:
    make: Callable[[Stream], str] = FORMATS[name]
    text = make(stream(record(1, "fail", HOSTILE), engine=HOSTILE))
    assert "\x1b" not in text
    if name == "junit":
        (suite,) = Xml.fromstring(text)
        assert "<script>" in (suite[0][0].text or "")
    elif name == "tap":
        assert sum(line.startswith(("ok", "not ok")) for line in text.splitlines()) == 1
    elif name == "markdown":
        assert "<script>" not in text
        assert "![i]" not in text
    elif name == "github":
        assert [line.partition(" ")[0] for line in text.splitlines()] == ["::error", "::notice"]
    else:
        json.loads(text)


def test_a_missing_answer_is_not_printed_as_null() -> None:
    given = Finding("fail", "the TEM is +2", "attack", 2, 4, "wall", "targets.P.tem")
    missing = Finding("fail", "the TEM is +2", "attack", 2, None, "left out", "targets.P.tem")
    assert finding_line(given) == "the TEM is +2 (targets.P.tem: 2, got 4): wall"
    assert finding_line(missing) == "the TEM is +2 (targets.P.tem: 2, not answered): left out"
