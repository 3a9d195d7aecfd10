"""The base line: what an engine that answers nothing passes."""

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.judging.base_line import base_line, passes_unanswered
from asl_conformance.report.know_nothing import Ignorance


def test_the_base_line_is_what_the_engine_of_the_kit_that_says_nothing_passes() -> None:
    cases = load_cases().all[::7]
    ignorance = Ignorance()
    assert [c.id for c in cases if passes_unanswered(c)] == [
        c.id for c in cases if ignorance.passes("says-nothing", c)
    ]
    assert 0 < base_line(cases) < len(cases) / 10
