"""Refusals with a clause: any clause that the case names passes, no other does, and no permission."""

from __future__ import annotations

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.judging.judge import judge
from asl_conformance.judging.naming import verb
from asl_conformance.protocol.answers import ANSWERS
from asl_conformance.protocol.messages import Capabilities, Illegal, Outcome
from asl_conformance.protocol.questions import question_name
from asl_conformance.protocol.reply import Outcomes
from asl_conformance.suite.case import Case

REFUSED = [
    (case, claim.value)
    for case in load_cases().cases
    for claim in case.expectations
    if claim.op == "cites" and any(other.op == "illegal" for other in case.expectations)
]
FOREIGN = "Z99.9"


def verdict(case: Case, outcome: Outcome) -> str:
    """The verdict if an engine that declares everything gives this outcome to each question."""
    asked = {question_name(question) for question in case.questions}
    knows = Capabilities(
        1,
        "engine",
        questions={name: tuple(ANSWERS[name].__struct_fields__) for name in asked},
        actions=tuple({verb(action) for action in case.actions}),
    )
    return judge(case, Outcomes((outcome,) * len(case.questions)), knows).kind


def refused(case: Case, clause: str | None) -> Outcome:
    """The refusal that the case expects, with this clause or with none."""
    due = next(claim.value for claim in case.expectations if claim.op == "illegal")
    index = due[-1] if isinstance(due, list | tuple) else due
    action = len(case.actions) - 1 if index is None else index
    return Outcome(illegal=Illegal(action, clause) if clause else Illegal(action))


def test_each_clause_that_a_case_names_is_right_and_so_is_none() -> None:
    for case, clauses in REFUSED:
        for clause in (*clauses, None):
            assert verdict(case, refused(case, clause)) == "pass", (case.id, clause)


def test_another_clause_is_wrong_and_so_is_leave_to_do_it() -> None:
    for case, clauses in REFUSED:
        assert verdict(case, refused(case, FOREIGN)) == "fail", case.id
        assert verdict(case, refused(case, clauses[0] + "9")) == "fail", case.id
        assert verdict(case, Outcome(answer={})) == "fail", case.id


def test_some_refusals_may_be_by_either_of_two_clauses() -> None:
    assert any(len(clauses) > 1 for _, clauses in REFUSED)
