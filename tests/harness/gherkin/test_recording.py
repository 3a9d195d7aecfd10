"""Scenarios become the cases that pytest-bdd would run, and errors are reported with their place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from gherkin.parser import Parser
from pytest_bdd.parser import FeatureParser

from asl_conformance.gherkin.compiler import compile_features
from asl_conformance.gherkin.world import World
from asl_conformance.gherkin.written import scenarios
from asl_conformance.suite.case import Case
from asl_conformance.suite.derived import derive
from asl_conformance.suite.places import SuiteError, locate

EVERYTHING = """@one
Feature: whatever Gherkin has
  Some words about it.

  Background:
    Given a first thing <open>

  @two
  Scenario: alone
    Given a second
    * a third
    But <not a place> < 3
    When it is asked
    Then it is said

  Rule: further on
    Background:
      Given what the rule has
      And more of it

    @three
    Scenario Outline: one of <kind> in <place>
      Given <kind> <kind> in <place> or <elsewhere>
        | a table | <kind> |
      When <place> is asked
      Then <kind> is said
        \"\"\"
        at length
        \"\"\"
      And no more

      @since=here
      Examples: first
        | kind | place   |
        | <b>  | F5      |
        |      | a \\| b |

      Examples:
        | row | place | kind |
        | x   | <row> | y    |
"""
Read = tuple[str, int, dict[str, str] | None, list[tuple[str, str, str, int]]]


def by_pytest_bdd(path: Path) -> list[Read]:
    """Name, line, cells and steps of each row as pytest-bdd runs it."""
    found: list[Read] = []
    for template in FeatureParser(str(path.parent), path.name).parse().scenarios.values():
        contexts: list[dict[str, str] | None] = [
            c for table in template.examples for c in table.as_contexts()
        ]
        for cells in contexts or [None]:
            steps = [
                (s.type, s.keyword.strip(), s.name, s.line_number) for s in template.render(cells or {}).steps
            ]
            found.append((template.name, template.line_number, cells, steps))
    return found


def by_us(path: Path) -> list[Read]:
    feature: Any = Parser().parse(path.read_text(encoding="utf-8"))["feature"]
    return [
        (one.name, one.line, dict(one.cells) if one.cells is not None else None, [*map(tuple, one.filled())])
        for one in scenarios(feature)
    ]


def test_every_row_has_the_steps_that_pytest_bdd_runs(tmp_path: Path) -> None:
    path = tmp_path / "f.feature"
    path.write_text(EVERYTHING, encoding="utf-8")
    assert len(by_us(path)) == 4
    assert by_us(path) == by_pytest_bdd(path)


def test_so_it_is_of_the_features_of_a_chapter() -> None:
    for path in sorted(locate("features").joinpath("B16").rglob("*.feature")):
        assert by_us(path) == by_pytest_bdd(path), path.name


def test_each_row_has_the_tags_above_it(tmp_path: Path) -> None:
    feature: Any = Parser().parse(EVERYTHING)["feature"]
    assert [sorted(one.tags) for one in scenarios(feature)] == [
        ["one", "two"],
        ["one", "since=here", "three"],
        ["one", "since=here", "three"],
        ["one", "three"],
    ]


SOUND = """Feature: one

  @B27.3-1 @B27.3
  Scenario: B27.3-1 what one is
    Given F5 is woods
    When the players ask what F5 is
    Then F5 is not treated as marsh
"""

CHOICES = """@B27.3
Feature: claims that leave a choice

  @B27.3-1
  Scenario: B27.3-1 at a vertex
    Given hexside F5-F6 is a wall
    When LOS is traced between F4 and F7
    Then the LOS is blocked at vertex F5-F6-G6

  @B27.3-1
  Scenario: B27.3-1b with the last MF
    Given it is the MPh of the German turn
    And a German squad P with 1 MF left in F5
    When P moves into F6
    Then it costs 1 MF
    And P has 0 MF left
"""


@pytest.mark.parametrize("error", [ValueError("odd"), SystemExit("odd"), pytest.fail.Exception("odd")])
def test_whatever_making_a_case_raises_is_reported_with_its_place(
    error: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(world: World, **_: Any) -> Case:
        raise error

    monkeypatch.setattr(World, "case", broken)
    (tmp_path / "f.feature").write_text(SOUND, encoding="utf-8")
    with pytest.raises(SuiteError, match=rf"^f\.feature:4: {type(error).__name__}: odd$"):
        compile_features(tmp_path)


def test_a_case_just_compiled_is_the_case_that_is_read_from_the_cache(tmp_path: Path) -> None:
    (tmp_path / "f.feature").write_text(CHOICES, encoding="utf-8")
    cases = compile_features(tmp_path)
    assert [claim.op for claim in cases[0].expectations].count("among") == 2
    derived = derive(cases)
    assert "among" in {claim.op for case in derived for claim in case.expectations}
    for case in (*cases, *derived):
        assert msgspec.json.decode(msgspec.json.encode(case), type=Case) == case
