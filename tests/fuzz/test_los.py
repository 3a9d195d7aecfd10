"""LOS over whole boards gives the same as single questions, and finds no fault with the reference."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from asl_conformance.adapters.reference.sight import REACH, seen_from
from asl_conformance.cli import main
from asl_conformance.fuzz.asking.ask import hex_, los
from asl_conformance.fuzz.boards.boards import SMALL, TINY, numbered
from asl_conformance.fuzz.boards.lattice import board_names, distance
from asl_conformance.fuzz.boards.themes import THEMES
from asl_conformance.fuzz.finding import los as los_hunt
from asl_conformance.fuzz.finding.hunt import LOS
from asl_conformance.fuzz.finding.los import VIEWERS, LosHunt
from tests.fuzz.asking import reference, sees_through_walls, twisted
from tests.often import NIGHT, often


@pytest.mark.parametrize("number", range(len(THEMES)))
def test_by_the_whole_board_is_as_by_single_questions(number: int) -> None:
    position = numbered(3, number, TINY)
    seen = seen_from(position, "current")
    names = board_names(TINY.columns, TINY.rows)
    for viewer in names[::4]:
        others = [name for name in names if name != viewer]
        answers = reference().answers(position, [los(hex_(viewer), hex_(name)) for name in others])
        due = {name: a["hindrance"] for name, a in zip(others, answers, strict=True) if a and a["clear"]}
        assert {name: n for name, n in seen(viewer).items() if name in due or name in names} == due


@pytest.fixture
def few_look_around(monkeypatch: pytest.MonkeyPatch) -> None:
    """By day fewer viewers, where their number does not matter."""
    if not NIGHT:
        monkeypatch.setattr(los_hunt, "VIEWERS", 12)


@pytest.mark.usefixtures("few_look_around")
def test_the_reference_does_not_differ_from_itself_in_far_more_los() -> None:
    hunt = LosHunt(reference(), reference(), 5)
    before = reference().asked
    boards = often(1)
    assert [one for number in range(boards) for one in hunt.look(number)] == []
    asked = (reference().asked - before) / boards
    assert asked > los_hunt.VIEWERS * len(board_names(SMALL.columns, SMALL.rows)) * 0.8 > LOS


@pytest.mark.usefixtures("few_look_around")
def test_a_wrong_los_is_found_and_shrunk_with_its_clause() -> None:
    hunt = LosHunt(twisted(sees_through_walls), reference(), 1, theme="walls")
    sighting = next(one for number in range(8) for one in hunt.look(number))
    assert sighting.key == ("los", "clear", "B9.2")
    finding = hunt.fetch(sighting)
    assert finding is not None
    assert finding.question is not None
    assert finding.question["ask"] == "los"
    assert len(finding.position["hexsides"]) == 1


def test_los_is_asked_as_far_as_the_board_is_looked_over() -> None:
    hunt = LosHunt(reference(), reference(), 1)
    position, _ = hunt.board(4)
    asked = [q for q in hunt._asked(4, position | {"units": {}}) if "hex" in q["from"]]
    pairs = [(q["from"]["hex"], q["to"]["hex"]) for q in asked]
    assert max(distance(*pair) for pair in pairs) == REACH
    assert len({viewer for viewer, _ in pairs}) == VIEWERS


@pytest.mark.usefixtures("few_look_around")
def test_the_command_line_knows_los() -> None:
    result = CliRunner().invoke(main, ["fuzz", "--los", "--boards", "2"])
    assert result.exit_code == 0, result.output
    assert "nothing found" in result.output
    assert CliRunner().invoke(main, ["fuzz", "--los", "--alone"]).exit_code == 2
