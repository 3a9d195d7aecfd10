"""Board excerpts: real hexes under their real names, read from ``features/boards``."""

import tomllib
from pathlib import Path

import pytest

from asl_conformance.gherkin import VOCABULARY, StepError, World
from asl_conformance.suite.places import import_step_definitions, locate

EXCERPTS = sorted((locate("features") / "boards").glob("*.toml"))


def written(*givens: str) -> World:
    """The world after these Givens."""
    import_step_definitions()
    world = World()
    for text in givens:
        VOCABULARY.match("given", text).write(world)
    return world


def test_an_excerpt_puts_the_board_its_hexes_and_counters_there() -> None:
    position = written("the board excerpt 25_L2").position()
    assert position.board == "25"
    assert position.hexes["M3"].level == 2
    assert (position.hexes["N3"].depression, position.hexes["N3"].level) == ("wadi", 1)
    assert position.counters["L2 sangar"].hex == "L2"


def test_a_given_after_it_changes_its_own_hex_alone() -> None:
    position = written("the board excerpt 25_L2", "M3 is level 1 Open Ground").position()
    assert (position.hexes["M3"].level, position.hexes["M4"].level) == (1, 2)


def test_one_scenario_leaves_nothing_behind_for_the_next() -> None:
    written("the board excerpt 25_L2", "the sangar in L2 is of the German OB and under Russian Control")
    assert written("the board excerpt 25_L2").counters["L2 sangar"] == {"type": "sangar", "hex": "L2"}


def test_an_unknown_excerpt_names_those_there_are() -> None:
    with pytest.raises(StepError, match=r"no board excerpt '99_Z9' in .*25_L2"):
        written("the board excerpt 99_Z9")


@pytest.mark.parametrize("path", EXCERPTS, ids=lambda path: path.stem)
def test_every_excerpt_is_a_sound_position_with_a_title(path: Path) -> None:
    title = tomllib.loads(path.read_text(encoding="utf-8"))["title"]
    assert title.strip()
    position = written(f"the board excerpt {path.stem}").position()
    assert position.board == path.stem.split("_")[0]
    assert position.hexes
