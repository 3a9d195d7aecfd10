"""Every clause that the engine cites exists, and the engine cites every clause of a complete chapter."""

import ast
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import asl_reference
from asl_conformance.suite.registry import load
from asl_reference.base.clauses import IMPLEMENTED

ENGINE = Path(asl_reference.__file__).parent
CLAUSE = re.compile(r"[A-Z]\d+\.\d+")
SUPPORTING = re.compile(
    r"A\d+(\.\d+)?"  # Infantry and basic game rules
    r"|B([1-9]|[12]\d|30)(\.\d+)?"  # other terrain
    r"|C\.\d+|C\d+(\.\d+)?"  # ordnance and OBA
    r"|D\d+(\.\d+)?"  # vehicles
    r"|E[1-57](\.\d+)?"  # night, weather, interrogation, ski troops, boats and aircraft
    r"|F8(\.\d+)?"  # sangars
    r"|G\.\d+|G\d+(\.\d+)?"  # what the other theatres add
)
"""Clauses of other chapters that the rules of these chapters rest on."""


def known(clause: str) -> bool:
    """A clause of the registry's chapters must be listed there; any other must look like a clause."""
    registry = load()
    if clause.partition(".")[0] in registry.chapters:
        return clause in registry.clauses
    return SUPPORTING.fullmatch(clause) is not None


@pytest.fixture(scope="module")
def implemented() -> dict[str, list[str]]:
    """Clause -> what implements it, after all modules of the engine are imported."""
    for module in pkgutil.walk_packages(asl_reference.__path__, f"{asl_reference.__name__}."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    return IMPLEMENTED


def cited_in_code() -> list[tuple[str, str]]:
    """``file:line`` and clause of each string in the engine's code that is just a clause."""
    return [
        (f"{path.relative_to(ENGINE)}:{node.lineno}", node.value)
        for path in sorted(ENGINE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and CLAUSE.fullmatch(node.value)
    ]


def test_no_clause_is_bound_that_does_not_exist(implemented: dict[str, list[str]]) -> None:
    unknown = {clause: where for clause, where in implemented.items() if not known(clause)}
    assert unknown == {}


def test_no_answer_names_a_clause_that_does_not_exist() -> None:
    unknown = [(place, clause) for place, clause in cited_in_code() if not known(clause)]
    assert unknown == []


def test_every_clause_whose_turn_has_come_is_implemented(implemented: dict[str, list[str]]) -> None:
    due = [
        clause for chapter in load().chapters.values() if not chapter.waiting for clause in chapter.clauses
    ]
    assert due
    assert [clause for clause in due if clause not in implemented] == []


@pytest.mark.parametrize("clause", ["B27.12", "B9.521", "A10.531", "B24.1", "C8.31", "D4.2", "F8.1"])
def test_a_clause_that_there_is(clause: str) -> None:
    assert known(clause)


@pytest.mark.parametrize("clause", ["B27.7", "B9", "B16.99", "B31.1", "27.1", "Z3", "B27.12 "])
def test_a_clause_that_there_is_not(clause: str) -> None:
    assert not known(clause)
