"""docs/claims.md and its list: every clause of another chapter is bound, or left out with a reason."""

import pytest

import asl_reference.protocol.requests  # noqa: F401  # each rule registers its clauses on import
from asl_reference.base.clauses import IMPLEMENTED
from scripts.claims_page import PAGE, STATES, Listed, bound, listed, page

CHAPTERS = ("B9", "B16", "B26", "B27")
"""The chapters that the suite covers in full."""
LEFT_OUT = [one for one in listed() if one.state == "left_out"]
THERE = [one for one in listed() if one.state != "left_out"]


def of_these(clause: str) -> bool:
    return clause.partition(".")[0] in CHAPTERS


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python scripts/claims_page.py"


@pytest.mark.parametrize("one", THERE, ids=lambda one: one.clause)
def test_what_is_modelled_is_cited_by_the_code_or_an_interaction(one: Listed) -> None:
    assert bound(one.under), f"nothing cites {one.under}"


@pytest.mark.parametrize("one", LEFT_OUT, ids=lambda one: one.clause)
def test_what_is_left_out_has_a_reason_and_no_function(one: Listed) -> None:
    assert one.says
    assert not bound(one.clause, IMPLEMENTED), "functions implement it: it is modelled, or modelled in part"


def test_a_clause_is_listed_once_and_none_of_the_four_chapters_is() -> None:
    clauses = [one.clause for one in listed()]
    assert len(clauses) == len(set(clauses))
    assert [one for one in clauses if of_these(one)] == []
    assert {one.state for one in listed()} == set(STATES)


def test_every_clause_that_a_function_implements_is_listed() -> None:
    clauses = {one.clause for one in listed()}
    assert sorted(one for one in IMPLEMENTED if not of_these(one) and one not in clauses) == []
