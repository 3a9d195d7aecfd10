"""The share of the scenarios that a plain run has live."""

from collections import Counter
from pathlib import Path

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.gherkin.vocabulary import VOCABULARY
from asl_conformance.suite.places import import_step_definitions, locate
from tests.live import phrases, share, traits


def test_each_feature_each_phrase_and_each_erratum_is_in_the_share() -> None:
    import_step_definitions()
    cases = {case.id: case for case in load_cases().cases}
    chosen = share(cases.values())
    held = {trait for case in chosen for trait in traits(cases[case])}
    assert held == {trait for case in cases.values() for trait in traits(case)}
    used = {phrase for case in cases.values() for phrase in phrases(case)}
    ours = [phrase for phrase in VOCABULARY.phrases if locate("step_defs") in Path(phrase.file).parents]
    assert len(used) > 0.95 * len(ours)
    assert len(cases) / 10 < len(chosen) < len(cases) / 4


def test_the_share_does_not_hang_on_the_order_of_the_features() -> None:
    cases = load_cases().cases
    assert share(cases) == share(cases[::-1])
    assert max(Counter(case.id for case in cases).values()) == 1
