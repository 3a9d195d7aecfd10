"""The question paper: every open question with its answers, a position that shows it, and its weight."""

from __future__ import annotations

import html
import re
import tomllib
from datetime import date
from functools import cache
from pathlib import Path

import pytest

from asl_conformance.adapters.choose import ANY_READING, open_engine
from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.fuzz.asking.weights import Scene, Weight, scenes, weigh
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.lab.link import unlink
from asl_conformance.report import kept_weights
from asl_conformance.report.question_paper import Measured, paper
from asl_conformance.suite.readings import load
from asl_conformance.suite.variants import resting_on

HOSTILE = '<script>alert("x")</script>'
MEASURED = Measured("7 boards", {"B16.31-dc": 2, "B16.32-rcl": 0}, {"B16.31-dc": 5, "B16.32-rcl": 0})

ONE = "B16.31-dc"


@cache
def page() -> str:
    engines = {HOSTILE: {"B16.31-dc": "halved"}}
    return paper(load_cases().cases, {"B16.31-dc": 1, "B26.44-next-hex": 1}, [MEASURED], engines)


def section(name: str) -> str:
    found = re.search(rf'<section id="{re.escape(name)}">(.*?)</section>', page(), re.S)
    assert found is not None
    return found[1]


def test_every_reading_is_asked_once_with_all_its_choices_and_a_box_for_each_and_one_more() -> None:
    for name, one in load().items():
        text = section(name)
        assert text.count("<input") == len(one.choices) + 1
        assert all(f"<b>{choice}</b>" in text for choice in one.choices)
        assert text.count('title="the reference engine"') == bool(one.reference)


def test_what_a_case_rests_on_is_drawn_without_its_answer_marked() -> None:
    resting = resting_on(load_cases().cases)
    for name in load():
        assert ("<svg" in section(name)) or not resting[name]
    assert "not allowed</text>" not in section("B16.32-rcl")


def test_both_answers_stand_with_what_they_make_of_the_position() -> None:
    text = section("B16.31-dc")
    assert "Here: the FP is 30." in text
    assert "Here: the FP is 15." in text
    assert "the FP is 30" not in text.split("<ul")[0]


def test_each_position_has_a_link_to_a_lab_that_expects_nothing() -> None:
    shown = [name for name in load() if "<svg" in section(name)]
    assert shown
    for name in shown:
        found = re.search(r"<code>(asl-lab:[\w-]+)</code>", section(name))
        assert found is not None, name
        opened = unlink(found[1])
        assert (bool(opened["questions"]), opened["ticks"]) == (True, [])


def test_weights_are_reported_with_what_was_asked() -> None:
    text = section("B16.31-dc")
    assert re.search(r"\d+ cases? depends? on it, 1 with another answer under the other reading", text)
    assert "7 boards: 5 answers on 2 boards." in text
    assert "7 boards: none." in section("B16.32-rcl")
    assert "7 boards" not in section("B26.44-next-hex")
    assert '<span class="fine">2 boards, 1 case</span>' in page()
    assert '<span class="fine">1 case</span>' in page()
    assert page().index('href="#B16.31-dc"') < page().index('href="#B26.44-next-hex"')


def test_one_is_one_and_beside_a_question_stands_the_short_form() -> None:
    measured = Measured("7 boards, asked once", {ONE: 1}, {ONE: 1}, "7 boards")
    text = paper(load_cases().cases, {}, [measured], {})
    assert "7 boards: 1 answer on 1 board." in text
    assert text.count("asked once") == 1


def test_the_page_stands_alone_and_what_an_engine_says_stays_text() -> None:
    assert "<script" not in page()
    assert "&lt;script&gt;" in section("B16.31-dc")
    assert not re.search(r'(?:src|href)="(?!#)', page())


@pytest.fixture(scope="module")
def placed() -> Scene:
    units = {
        "g": {"side": "German", "type": "squad", "hex": "B3"},
        "r": {"side": "Russian", "type": "squad", "hex": "B2"},
    }
    dc = {"type": "dc", "hex": "B3", "possessed_by": "g"}
    position = {"hexes": {"B2": {"terrain": "marsh"}}, "units": units, "counters": {"d": dc}, "phase": "AFPh"}
    ask = {"ask": "attack", "target": "r", "means": "dc_placed", "by": ["g"], "weapons": ["d"]}
    return Scene(position, [ask, {"ask": "terrain", "hex": "B2"}])


def test_a_reading_weighs_what_it_moves_by_itself(placed: Scene) -> None:
    empty = Scene({"hexes": {"B2": {"terrain": "woods"}}}, [{"ask": "terrain", "hex": "B2"}])
    with reference_engine() as engine:
        known = engine.start()
        found = weigh(
            engine, [placed, empty, placed], known, {"B16.31-dc": "halved", "B16.32-rcl": "as-latw"}
        )
    assert found == {"B16.31-dc": Weight(2, 2), "B16.32-rcl": Weight(0, 0)}


def test_boards_of_a_seed_are_the_same_again() -> None:
    with reference_engine() as engine:
        known = engine.start()
    assert list(scenes(known, range(3), 1)) == list(scenes(known, range(3), 1))
    assert list(scenes(known, range(3), 1)) != list(scenes(known, range(3), 2))


def test_the_weights_that_are_kept_are_of_readings_that_can_be_followed() -> None:
    with open_engine(ANY_READING) as engine:
        other = engine.start().other_readings
    found = kept_weights.load()
    assert any(one.what.startswith("random boards") and one.count >= 1000 for one in found.weights)
    for one in found.weights:
        assert one.boards.keys() == one.answers.keys() <= other.keys()
        assert all(0 <= one.boards[name] <= min(one.count, one.answers[name]) for name in one.boards)
        assert one.measured.what == f"{one.count:,} {one.what}, asked on {date.fromisoformat(one.on)}"
    board = kept_weights.Weights("scenes on board 02, version 6.4", 100, "2026-11-22", {}, {}).measured
    assert (board.what, board.short) == (
        "100 scenes on board 02, version 6.4, asked on 2026-11-22",
        "100 scenes on board 02",
    )
    for choices in found.engines.values():
        assert choices.keys() <= load().keys()


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    weights = kept_weights.Weights("random boards (seed 0)", 7, "2026-11-22", {ONE: 2}, {ONE: 5})
    kept = kept_weights.Kept((weights,), {"mine 1": {ONE: "halved"}})
    kept_weights.write(kept, tmp_path / "kept.json")
    assert kept_weights.load(tmp_path / "kept.json") == kept
    assert kept_weights.load(tmp_path / "none.json") == kept_weights.Kept()


def test_boards_go_on_where_others_ended() -> None:
    with reference_engine() as engine:
        known = engine.start()
    assert [*scenes(known, range(2), 1), *scenes(known, range(2, 3), 1)] == [*scenes(known, range(3), 1)]


def test_the_ticked_answers_are_written_as_an_edition() -> None:
    ticked = {name: one.others[-1] for name, one in load().items() if one.others}
    pairs = {f"{name}={choice}" for name, choice in ticked.items()}
    found = re.search(r"<pre>(.*?)</pre>", page(), re.S)
    assert found is not None
    line = re.compile(r'<span data-for="([^"]+)">(.*?)</span>', re.S)
    shown = line.sub(lambda one: one[2] if one[1] in pairs else "", found[1])
    assert tomllib.loads(html.unescape(shown))["editions"] == {
        "mine": {"base": "current", "readings": ticked}
    }
    for pair in pairs:
        assert page().count(f'<input type="checkbox" id="{pair}">') == 1
        assert f'body:has([id="{pair}"]:checked) [data-for="{pair}"]{{display:inline}}' in page()
    assert ".edition pre span{display:none}" in page()
