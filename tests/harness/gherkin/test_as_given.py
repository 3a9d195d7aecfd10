"""A scenario whose claims are true before any action has to say so, and only such a one may."""

from __future__ import annotations

import pytest

from asl_conformance.gherkin.as_given import SAID, defects, is_as_given
from asl_conformance.gherkin.scene import world_of_steps
from asl_conformance.suite.case import Case

BOARD = """
    Given it is the MPh of the German turn
    And B2 is marsh
    And B2 holds a foxhole 1S
    And hexside B2-B3 is a hedge
    And a German squad P beneath the foxhole in B2
    And P possesses a LMG
    And P has wall advantage
"""


def case(steps: str, name: str = "B9.1-1") -> Case:
    """The scenario with these steps after those of ``BOARD``."""
    world = world_of_steps(f"{BOARD}\n{steps}".splitlines())
    return world.case(id=name, name=name, requirements=(), clauses=(), feature="f.feature", line=7)


STAYS = "When P drops the LMG\nThen P is beneath the foxhole in B2"
COMES_OUT = "When P comes out of the foxhole\nThen P is on top in B2"


@pytest.mark.parametrize(
    "steps",
    [
        STAYS,
        "When P drops the LMG\nThen that is allowed\nAnd P is beneath the foxhole in B2",
        "When the players look at the board\nThen the LMG is possessed by P\nAnd the LMG is in B2",
        "When the players look at the board\nThen B2 holds a foxhole 1S",
        "When the players look at the board\nThen B2 holds no trench",
        "When P drops the LMG\nThen P is not pinned",
        "When P drops the LMG\nThen no LLMC is due from P",
        "When P drops the LMG\nThen no minefield attacks it",
        "When P drops the LMG\nThen no expenditure has been made",
        "When the players ask what B2 is\nThen B2 is treated as marsh",
        "When the players ask what hexside B2-B3 is\nThen hexside B2-B3 is treated as hedge",
        "When the players ask about the wall advantage of P\nThen P has wall advantage",
    ],
)
def test_a_given_that_is_read_back_is_found(steps: str) -> None:
    assert is_as_given(case(steps))


@pytest.mark.parametrize(
    "steps",
    [
        COMES_OUT,
        f"{COMES_OUT}\nAnd P is not pinned",
        "When P drops the LMG\nThen that is allowed",
        "When P comes out of the foxhole\nThen that is not allowed",
        "When P comes out of the foxhole\nThen B27.4 forbids it",
        STAYS.replace("B2", "B3"),
        "When the players look at the board\nThen B2 holds a trench",
        "When P becomes broken\nThen P is broken",
        "When P drops the LMG\nThen P is not on the Wire",
        "When the players ask what B3 is\nThen B3 is treated as Open Ground",
        "When the players ask what B2 is\nThen to the question whether it is Open Ground the answer is no",
        "When the players ask about the wall advantage of P\nThen P has no wall advantage",
        "When LOS is traced between B2 and B4\nThen the LOS is clear",
    ],
)
def test_what_the_givens_do_not_say_is_no_reading_back(steps: str) -> None:
    assert not is_as_given(case(steps))


def test_a_scenario_that_should_say_so_is_told() -> None:
    (told,) = defects([case(STAYS)])
    assert told.startswith("f.feature:7: B9.1-1 claims only what its Givens say; ")
    assert told.endswith(f"add 'And {SAID}'")
    assert defects([case(f"{STAYS}\nAnd {SAID}")]) == []


def test_a_scenario_that_says_so_and_is_wrong_is_told() -> None:
    (told,) = defects([case(f"{COMES_OUT}\nAnd {SAID}")])
    assert told.startswith(f"f.feature:7: B9.1-1: {SAID!r} is wrong")
    assert defects([case(COMES_OUT)]) == []


def test_an_outline_is_told_if_all_its_rows_are_as_given() -> None:
    stays, also, moves = case(STAYS, "B9.1-1/a"), case(STAYS, "B9.1-1/b"), case(COMES_OUT, "B9.1-1/c")
    assert len(defects([stays, also])) == 1
    assert defects([stays, moves, also]) == []
    assert len(defects([stays, case(COMES_OUT, "B9.1-2")])) == 1
    said = [case(f"{steps}\nAnd {SAID}", f"B9.1-1/{n}") for n, steps in enumerate((STAYS, COMES_OUT))]
    assert len(defects(said)) == 1
