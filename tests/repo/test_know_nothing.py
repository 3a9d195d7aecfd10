"""The gate: no engine without rules passes all cases of a requirement, unless a reason says why."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.protocol.questions import Attack, May
from asl_conformance.report.know_nothing import ENGINES, by_requirement, short
from tests.repo.know_nothing import (
    CROSSED,
    REASONS,
    ignorance,
    reasons,
    requirements,
    without_reason,
)


def told(new: Collection[str], short_now: dict[str, tuple[str, ...]]) -> str:
    """The requirements that need more cases, the engines that pass them, and what to do."""
    first = "\n".join(f"  {name}: {', '.join(short_now[name])}" for name in sorted(new)[:20])
    return (
        "an engine that knows no rule passes all cases of these requirements. Give one of the cases a claim, "
        "or add a row, that this engine fails: the permission beside its prohibition, the value beside the "
        "zero\n"
        f"{first}"
    )


def test_a_requirement_is_held_by_a_case_that_takes_knowledge() -> None:
    now = without_reason(requirements())
    assert not now, told(now, now)


def test_a_reason_is_given_for_what_is_short_and_only_for_that() -> None:
    asked = {name for name in reasons() if CROSSED not in name}
    assert sorted(asked - requirements().keys()) == [], f"not short: remove it from {REASONS.name}"
    assert all(len(reason.split()) >= 5 for reason in reasons().values())


def test_what_has_a_reason_is_not_called_short() -> None:
    some = next(iter(reasons()), "B9.1-1")
    assert without_reason({some: ("says-zero",), "none": ("says-true",)}).keys() == (
        {some, "none"} - reasons().keys()
    )


def test_what_is_short_is_reported_with_its_engines_and_the_way_out() -> None:
    message = told({"B9.1-1"}, {"B9.1-1": ("says-false", "says-zero")})
    assert message.splitlines()[1] == "  B9.1-1: says-false, says-zero"


@pytest.mark.parametrize("name", ENGINES)
def test_each_engine_passes_some_case_and_fails_some(name: str) -> None:
    some = load_cases().all
    assert any(ignorance().passes(name, case) for case in some)
    assert any(not ignorance().passes(name, case) for case in some)


def test_a_prohibition_alone_is_short_and_with_its_permission_it_is_not() -> None:
    asked = [
        case
        for case in load_cases().cases
        if [*map(type, case.questions)] in ([May], [Attack])
        and len(case.expectations) == 1
        and not case.actions
    ]
    flags = {
        value: next(c for c in asked if c.expectations[0].value is value and c.expectations[0].op == "is")
        for value in (False, True)
    }
    both = {"no": [flags[False]], "yes": [flags[True]], "both": [*flags.values()], "none": []}
    found = short(both, ignorance())
    assert "says-false" in found["no"]
    assert "says-true" in found["yes"]
    assert not {"both", "none"} & found.keys()


def test_derived_cases_hold_nothing() -> None:
    derived = [case for case in load_cases().all if case.derived][:5]
    assert derived
    assert by_requirement(derived) == {}
