"""Whether an engine conforms: every combination of verdicts that decides it, and what reports say of it."""

from __future__ import annotations

from typing import get_args

import pytest

from asl_conformance.judging.judge import BROKEN, HARMLESS, ORDER, Kind
from asl_conformance.judging.standing import RIGHT, WORDS, Standing, of_the_suite, standing


def counts(*kinds: Kind) -> dict[Kind, int]:
    """One verdict of each of these kinds, none of the others."""
    return {kind: int(kind in kinds) for kind in ORDER}


@pytest.mark.parametrize("kind", ORDER)
def test_beside_a_case_that_passes_each_verdict_decides_by_itself(kind: Kind) -> None:
    expected: dict[Kind, Standing] = {
        "pass": "conforms",
        "not-applicable": "conforms",
        "xfail": "foreseen",
        "unsupported": "claims",
        "not-run": "incomplete",
    }
    due = expected.get(kind, "wrong")
    assert standing(counts("pass", kind), counts()) == due
    assert standing(counts("pass"), counts(kind)) == due
    assert (due in RIGHT) is (kind in {*HARMLESS, "unsupported"})


@pytest.mark.parametrize("kind", ORDER)
def test_without_a_case_that_passes_nothing_is_right(kind: Kind) -> None:
    expected: dict[Kind, Standing] = {
        "pass": "conforms",
        "not-applicable": "unasked",
        "not-run": "incomplete",
    }
    assert standing(counts(kind), counts()) == expected.get(kind, "wrong")


@pytest.mark.parametrize(
    ("kinds", "options", "due"),
    [
        (("pass",), {"stopped": True}, "incomplete"),
        (("not-applicable",), {"stopped": True}, "incomplete"),
        (("fail",), {"stopped": True}, "incomplete"),
        (("pass",), {"restless": True}, "restless"),
        (("pass", "xfail"), {"restless": True}, "restless"),
        (("fail",), {"restless": True}, "wrong"),
        (("pass", "unsupported"), {"left_out": 1}, "claims"),
        (("pass", "unsupported", "xfail"), {}, "foreseen"),
        (("pass", "unsupported", "xfail", "not-applicable"), {}, "foreseen"),
        (("pass",), {"left_out": 1}, "part"),
        (("pass",), {"other_cases": "2 cases differ"}, "part"),
        (("pass",), {"left_out": 1, "selection": "--profile core"}, "core"),
        (("pass",), {"left_out": 1, "selection": "--profile core --clause B27"}, "part"),
        (("pass",), {"other_cases": "2 cases differ", "selection": "--profile core"}, "part"),
        (("pass", "fail"), {"left_out": 1, "selection": "--profile core"}, "wrong"),
        (("pass", "unsupported"), {"left_out": 1, "selection": "--profile core"}, "claims"),
    ],
)
def test_what_outweighs_what(kinds: tuple[Kind, ...], options: dict[str, object], due: Standing) -> None:
    assert standing(counts(*kinds), counts(), **options) == due  # type: ignore[arg-type]


def test_each_standing_has_words_and_only_these_are_right() -> None:
    assert set(WORDS) == set(get_args(Standing))
    assert len(set(WORDS.values())) == len(WORDS)
    assert {one for one in WORDS if one not in RIGHT} == {"restless", "wrong", "incomplete", "unasked"}


def test_each_verdict_is_harmless_or_broken_or_neither() -> None:
    assert {*ORDER} - BROKEN - HARMLESS == {"unsupported", "not-run", "xpass"}
    assert not BROKEN & HARMLESS


@pytest.mark.parametrize(
    ("asked", "left_out", "selection", "message"),
    [
        (16_178, 0, "", ""),
        (16_178, 0, "--edition older", "all of the suite (--edition older)"),
        (67, 16_111, "--clause B27.2", "a part of the suite: 67 of its 16,178 cases (--clause B27.2)"),
        (
            3_400,
            13_700,
            "--profile core",
            "the core of the suite: 3,400 of its 17,100 cases (--profile core)",
        ),
        (1_067, 1, "", "a part of the suite: 1,067 of its 1,068 cases"),
    ],
)
def test_a_report_says_how_much_was_asked(asked: int, left_out: int, selection: str, message: str) -> None:
    assert of_the_suite(asked, left_out, selection) == message
