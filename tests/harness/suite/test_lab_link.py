"""The link of a case opens it in a lab: its position, actions, questions, and what it expects."""

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.lab.document import checked
from asl_conformance.lab.link import unlink
from asl_conformance.suite.case import home
from asl_conformance.suite.lab_link import case_link

LONGEST = 1184
"""Letters of a link that every browser takes."""


def test_the_link_of_a_case_is_the_case() -> None:
    for case in load_cases().cases[::9]:
        whole = checked(unlink(case_link(case)))
        assert (whole.position, whole.actions, whole.questions) == (
            case.position,
            case.actions,
            case.questions,
        )
        assert [(one.question, one.path, one.op) for one in whole.ticks] == [
            (one.question, one.path, one.op) for one in case.expectations
        ]
        assert whole.requirement == home(case)
        assert not whole.title.startswith(case.id.partition("/")[0])


def test_no_link_of_a_case_is_long() -> None:
    assert max(len(case_link(case)) for case in load_cases().cases) <= LONGEST
