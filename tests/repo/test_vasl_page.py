"""docs/vasl.md and docs/boards.md have the figures of docs/results/vasl.json; how these are counted."""

from __future__ import annotations

import copy

import pytest

from asl_conformance.judging.judge import Finding
from asl_conformance.results.expected import Entry
from asl_conformance.results.stream import CaseRecord
from scripts import vasl, vasl_page


def test_the_pages_say_what_the_figures_say() -> None:
    assert vasl_page.stale(vasl_page.figures()) == [], "run python scripts/vasl_page.py"


def test_a_page_of_other_figures_is_named() -> None:
    data = copy.deepcopy(vasl_page.figures())
    data["result"]["passed"] -= 1
    assert vasl_page.stale(data) == ["docs/vasl.md: not of these figures; run python scripts/vasl_page.py"]


def test_the_figures_add_up() -> None:
    data = vasl_page.figures()
    result, suite, differential = data["result"], data["suite"], data["differential"]
    wrong = sum(len(ids) for kind in ("differs", "open") for ids in suite[kind].values())
    assert result["claimed"] - result["passed"] == wrong
    assert sum(kind["looks"] for kind in differential["kinds"]) == differential["differ"]


def test_every_known_failure_is_in_the_figures() -> None:
    suite = vasl_page.figures()["suite"]
    named = {name for kind in ("differs", "open") for ids in suite[kind].values() for name in ids}
    assert named == set(vasl.expected.read(vasl.ADAPTER / "expected-failures.toml"))


def test_figures_that_differ_are_named_and_days_are_none() -> None:
    kept = {"result": {"day": "2026-11-28", "passed": 3}, "kinds": [1]}
    found = {"result": {"day": "2027-01-01", "passed": 4}, "kinds": [1], "more": 2}
    assert list(vasl.differences(kept, found)) == [
        "result passed: 3 on the page, 4 now",
        "more: None on the page, 2 now",
    ]


@pytest.mark.parametrize(
    ("verdict", "reason", "why", "column"),
    [
        ("pass", "", "", "pass"),
        ("xfail", "B9.2: it is wrong", "", "differs"),
        ("xfail", "B9.2: open: no text says", "", "open"),
        ("unsupported", "", "the painting decides: plain blocked, full clear", "painting"),
        ("unsupported", "", "question attack", "beyond"),
    ],
)
def test_a_case_is_in_one_column(verdict: str, reason: str, why: str, column: str) -> None:
    finding = Finding("unsupported", "the LOS is clear", why=why)
    record = CaseRecord("B9.2-1", "", verdict, ("B9.2",), (), "", 1, (finding,))  # type: ignore[arg-type]
    suite = vasl.by_clause([record], {"B9.2-1": Entry(reason)}, {"B9.2-1"})
    assert suite["painting"] == (column == "painting")
    counts = {"B9.2": {column: 1}} if column in ("pass", "differs", "open") else {}
    assert suite["clauses"] == counts
