"""A scenario whose claims are true before any action has to say so, and only such a one may."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from asl_conformance.gherkin.as_given import PHRASE, defects, is_as_given
from asl_conformance.gherkin.scene import world_of_steps
from asl_conformance.protocol.position import Counter, Hex, OrderOfBattle, Position, Unit
from asl_conformance.suite.case import Case, Expectation, Operator

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
        "When P drops the LMG\nThen P has lost neither HIP nor '?'",
        "And a concealed Russian squad R in B4\nWhen P drops the LMG\nThen R counts as concealed",
        "And a hidden Russian squad R in B4\nWhen P drops the LMG\nThen R counts as concealed",
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
        "When P comes out of the foxhole\nThen that is not allowed\nAnd P is beneath the foxhole in B2",
        "When the players ask what hexside B3-B4 is\nThen hexside B3-B4 is treated as hedge",
        "And a Russian squad R in B4\nWhen the players ask about the wall advantage of R\n"
        "Then R has wall advantage",
        STAYS.replace("B2", "B3"),
        "When the players look at the board\nThen B2 holds a trench",
        "When P becomes broken\nThen P is broken",
        "When P drops the LMG\nThen P is not on the Wire",
        "When the players ask what B3 is\nThen B3 is treated as Open Ground",
        "When the players ask what B2 is\nThen to the question whether it is Open Ground the answer is no",
        "When the players ask about the wall advantage of P\nThen P has no wall advantage",
        "When LOS is traced between B2 and B4\nThen the LOS is clear",
        "When P drops the LMG\nThen P counts as concealed",
        "When a Russian squad R sets up in B4\nThen R has lost neither HIP nor '?'",
    ],
)
def test_what_the_givens_do_not_say_is_no_reading_back(steps: str) -> None:
    assert not is_as_given(case(steps))


def test_a_scenario_without_all_that_is_as_given_is_reported() -> None:
    (defect,) = defects([case(STAYS)])
    assert defect.startswith("f.feature:7: B9.1-1 claims only what its Givens say; ")
    assert defect.endswith(f"add 'And {PHRASE}'")
    assert defects([case(f"{STAYS}\nAnd {PHRASE}")]) == []


def test_a_wrong_all_that_is_as_given_is_reported() -> None:
    (defect,) = defects([case(f"{COMES_OUT}\nAnd {PHRASE}")])
    assert defect.startswith(f"f.feature:7: B9.1-1: {PHRASE!r} is wrong")
    assert defects([case(COMES_OUT)]) == []


def test_an_outline_is_reported_if_all_its_rows_are_as_given() -> None:
    stays, also, moves = case(STAYS, "B9.1-1/a"), case(STAYS, "B9.1-1/b"), case(COMES_OUT, "B9.1-1/c")
    (defect,) = defects([stays, also])
    assert defect.startswith("f.feature:7: B9.1-1/a claims only")
    assert len(defects([case(STAYS), case(COMES_OUT, "B9.1-2")])) == 1
    assert defects([stays, moves, also]) == []
    assert len(defects([stays, case(COMES_OUT, "B9.1-2")])) == 1
    cases = [case(f"{steps}\nAnd {PHRASE}", f"B9.1-1/{n}") for n, steps in enumerate((STAYS, COMES_OUT))]
    assert len(defects(cases)) == 1


SETUP = Position(
    hexes={"B2": Hex("marsh"), "F9": Hex("grain")},
    units={
        "P": Unit("German", "squad", "B2"),
        "T": Unit("German", "truck", "B3"),
        "Q": Unit("German", "squad", aboard="T"),
        "R": Unit("Russian", "squad", "B4"),
    },
    counters={
        "lmg": Counter("lmg", possessed_by="P"),
        "mmg": Counter("mmg", possessed_by="Q"),
        "dc": Counter("dc", possessed_by="nobody"),
        "fox": Counter("foxhole", "B5", size=2),
        "hole": Counter("foxhole", "B6"),
        "ditch": Counter("trench", "B7", size=1),
        "wire": Counter("wire", "B7"),
    },
    sides={"German": OrderOfBattle(wire=2)},
)


def claims_given(*path: str | int, op: Operator = "is", value: object = None) -> bool:
    """Whether this claim about the state is one that ``SETUP`` gives."""
    claim = Expectation("so it is", 0, path, op, value)
    return is_as_given(msgspec.structs.replace(case(STAYS), position=SETUP, expectations=(claim,)))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("units", "P", "hex"), "B2"),
        (("units", "Q", "hex"), "B3"),
        (("units", "R", "beneath"), []),
        (("units", "R", "status"), []),
        (("counters", "lmg", "hex"), "B2"),
        (("counters", "mmg", "hex"), "B3"),
        (("counters", "dc", "hex"), ""),
        (("counters", "fox", "possessed_by"), ""),
        (("counters", "fox", "beneath"), []),
        (("counters", "fox", "status"), []),
        (("hexes", "F9", "holds"), []),
        (("hexes", "B4", "holds"), []),
        (("hexes", "B5", "holds"), ["foxhole 2S"]),
        (("hexes", "B6", "holds"), ["foxhole"]),
        (("hexes", "B7", "holds"), ["wire", "trench"]),
        (("sides", "German", "wire"), 2),
        (("expenditures",), []),
        (("attempts",), []),
        (("attacks",), []),
        (("checks",), []),
        (("minefield_attacks",), 0),
    ],
)
def test_all_that_a_position_gives_is_as_given(path: tuple[str | int, ...], value: object) -> None:
    assert claims_given(*path, value=value)
    assert not claims_given(*path, op="is_not", value=value)


@pytest.mark.parametrize("event", ["expenditures", "attempts", "attacks", "checks", "minefield_attacks"])
def test_only_events_are_absent_before_anything_is_done(event: str) -> None:
    assert claims_given(event, 0, op="absent")
    for path in (("units", "Z"), ("hexes", event, 0), ()):
        assert not claims_given(*path, op="absent")


def test_a_clause_cited_makes_no_difference() -> None:
    stays = case(STAYS)
    for op, given in (("cites", True), ("legal", True), ("illegal", False)):
        claims: tuple[Any, ...] = (*stays.expectations, Expectation("so", 0, (), op, ["B27.4"]))  # type: ignore[arg-type]
        assert is_as_given(msgspec.structs.replace(stays, expectations=claims)) is given
