"""Every compiled scenario, asked of the reference: one test per feature."""

from __future__ import annotations

from functools import cache

import pytest

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.judging.following import unlike_the_reference
from asl_conformance.judging.judge import judge
from asl_conformance.report.terminal import explain
from asl_conformance.suite.case import Case, request_params
from asl_conformance.suite.editions import BASES, applies, dated
from asl_conformance.suite.places import locate
from asl_conformance.suite.registry import DRAFT
from tests.answers import Remembering
from tests.variants import by_a_variant

FEATURES = sorted(path.name for path in locate("features").rglob("*.feature"))


@cache
def by_feature() -> dict[str, list[Case]]:
    found: dict[str, list[Case]] = {}
    for case in load_cases().cases:
        found.setdefault(case.feature, []).append(case)
    return found


@pytest.mark.parametrize("feature", FEATURES)
def test_the_reference_passes_every_scenario(feature: str) -> None:
    cases = by_feature()[feature]
    assert cases
    editions = (*BASES, *dated(), DRAFT)
    with Remembering() as engine:
        known = engine.start()
        for case in cases:
            if by_a_variant(case):
                continue  # asked of the variant in tests/repo/test_reading_variants.py
            edition = next(one for one in editions if applies(case, one, case.readings))
            told = unlike_the_reference(case.readings)
            verdict = judge(case, engine.evaluate(request_params(case, edition, told)), known)
            if verdict.kind != "pass":
                pytest.fail(explain(case, verdict), pytrace=False)
