"""A finding as Gherkin: the suite's phrases parse it, and the reference passes it."""

from __future__ import annotations

import json
import random
import re
import string
from typing import Any

import msgspec
import pytest

from asl_conformance.fuzz.asking.questions import questions
from asl_conformance.fuzz.boards.boards import TINY, boards
from asl_conformance.fuzz.finding.scenario import scenario
from asl_conformance.fuzz.finding.unsaid import NO_STEP
from asl_conformance.gherkin import VOCABULARY, World
from asl_conformance.judging.judge import judge
from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.position import Position
from asl_conformance.protocol.questions import AnyQuestion
from asl_conformance.protocol.reply import Outcomes
from asl_conformance.protocol.vocabulary.pieces import GUNS
from asl_conformance.suite.case import Case, Expectation, plain
from asl_conformance.suite.places import import_step_definitions
from tests.often import often

from .asking import Json, reference

FIELDS = {
    "los": [("clear",)],
    "wall_advantage": [("has",), ("may_claim",), ("must_claim",), ("counter_due",)],
    "concealment": [("concealment_terrain",)],
    "same_location": [("same",)],
    "may": [("allowed",)],
    "attack": [("possible",)],
}


def case_of(position: Json, question: Json, path: tuple[str, ...], value: Any) -> Case:
    return Case(
        id="fuzz",
        name="fuzz",
        requirements=(),
        clauses=("B9.2",),
        feature="",
        line=0,
        position=msgspec.convert(position, Position),
        questions=msgspec.convert([question], tuple[AnyQuestion, ...]),
        expectations=(Expectation("as the reference says", path=path, value=value),),
    )


def read_back(text: str) -> World:
    """The world that the steps of a scenario produce."""
    import_step_definitions()
    world, keyword = World(), "given"
    for line in text.splitlines():
        word, _, step = line.strip().partition(" ")
        if word in ("Given", "When", "Then"):
            keyword = word.lower()
        if word in ("Given", "When", "Then", "And"):
            world.text = step
            VOCABULARY.match(keyword, step).write(world)  # type: ignore[arg-type]  # one of the three
    return world


def shapes(position: Json) -> list[Any]:
    """The position without ids and without the size of the board, which no scenario states."""
    parts = [
        sorted(map(repr, map(_shape, plain(position).get(p, {}).values()))) for p in ("units", "counters")
    ]
    return [
        *parts,
        _board(position),
        {k: position.get(k) for k in ("phase", "turn_of", "ssr", "weather", "water")},
    ]


def _shape(thing: Json) -> Json:
    return {key: value for key, value in sorted(thing.items()) if key != "possessed_by"}


def _board(position: Json) -> Json:
    return {part: {k: _shape(v) for k, v in position.get(part, {}).items()} for part in ("hexes", "hexsides")}


def test_every_scenario_says_the_position_and_the_reference_passes_it() -> None:
    whole, many = 0, often(10, 960)
    for number, position in boards(9, 0, many, TINY):
        asked = questions(position, reference().capabilities.questions, random.Random(number), 4, ("move",))
        for question, answer in zip(asked, reference().answers(position, asked), strict=True):
            for path in FIELDS.get(question["ask"], ()):
                assert answer is not None
                text = scenario(case_of(position, question, path, answer[path[0]]), "fuzz")
                world = read_back(text)
                if NO_STEP in text:
                    continue
                whole += 1
                assert shapes(plain(world.position())) == shapes(plain(msgspec.convert(position, Position)))
                case = world.case(id="f", name="f", requirements=(), clauses=(), feature="", line=0)
                outcomes = reference().engine.evaluate(
                    {
                        "edition": "current",
                        "position": plain(case.position),
                        "questions": plain(case.questions),
                    }
                )
                assert isinstance(outcomes, Outcomes)
                assert judge(case, outcomes, reference().capabilities).kind == "pass", text
    assert whole >= many * 4 // 5


COMMENT = re.compile(rf"{NO_STEP} (?:(?P<field>\w+) of )?(?P<name>.+?) is (?P<value>left out$|.+)")


def completed(text: str) -> Json:
    """The position from the steps and from the comments."""
    text = text.partition("    When ")[0]
    position: Json = plain(read_back(text).position())
    for line in text.splitlines():
        if not (found := COMMENT.fullmatch(line.strip())):
            assert not line.strip().startswith(NO_STEP), line
            continue
        field, name, value = found["field"], found["name"], found["value"]
        parts = [position.setdefault(part, {}) for part in ("hexes", "hexsides", "units", "counters")]
        if field is None:
            parts[2 if "aboard" in value else 3][name] = json.loads(value)
            continue
        thing = next((part[name] for part in parts if name in part), None)
        if name == "the position":
            thing = position
        elif thing is None:
            thing = parts["-" in name].setdefault(name, {})
        if value == "left out":
            del thing[field]
        else:
            thing[field] = json.loads(value)
    return position


def whole(position: Json) -> list[Any]:
    """The position without its board's size: units by order, possessed pieces without their own place."""
    letters = dict(zip(position.get("units", {}), string.ascii_uppercase, strict=False))

    def piece(thing: Json) -> Json:
        held = "possessed_by" in thing or "aboard" in thing
        gun = thing["type"] in GUNS
        dropped = {"hex", "at", "floor", *(() if gun else ("beneath",))} if held else set[str]()
        found = {k: sorted(v) if isinstance(v, list) else v for k, v in thing.items() if k not in dropped}
        for field in ("possessed_by", "aboard", "pushing"):
            if field in found:
                found[field] = letters.get(found[field], found[field])
        return found

    pieces = [
        sorted(repr(sorted(piece(one).items())) for one in position.get(part, {}).values())
        for part in ("units", "counters")
    ]
    ground = {
        part: {name: one for name, one in position.get(part, {}).items() if one and one != {"terrain": ""}}
        for part in ("hexes", "hexsides")
    }
    moment = {k: v for k, v in position.items() if not isinstance(v, dict) and k not in ("columns", "rows")}
    if "ssr" in moment:
        moment["ssr"] = sorted(moment["ssr"])
    return [ground, moment, *pieces]


def test_no_field_of_a_position_is_lost_without_a_word() -> None:
    """Steps and comments give the position back, except for a month that a word for terrain implies."""
    for number, board in boards(5, 0, often(60, 2_000), TINY):
        position = plain(msgspec.convert(board, Position))
        text = scenario(case_of(position, {"ask": "state"}, ("minefield_attacks",), 0), "fuzz")
        again = completed(text)
        if not position.get("month"):
            again.pop("month", None)
        assert whole(again) == whole(position), f"board {number}\n{text}"


def test_wire_on_a_bridge_and_control_of_a_trench_have_steps() -> None:
    position: Json = {
        "hexes": {"F5": {"depression": "gully", "road": "unpaved", "bridge": True}},
        "counters": {
            "w": {"type": "wire", "hex": "F5", "at": "bridge"},
            "t": {"type": "trench", "hex": "F6", "side": "German", "control": "Russian"},
        },
    }
    text = scenario(case_of(position, {"ask": "state"}, ("minefield_attacks",), 0), "fuzz")
    assert "    And F5 holds Wire on its bridge\n" in text
    assert "    And F6 holds a German trench controlled by the Russians\n" in text


def test_what_no_phrase_says_stands_as_a_comment() -> None:
    position: Json = {
        "month": 12,
        "hexes": {"F5": {"terrain": "vineyard"}},
        "units": {"u1": {"side": "German", "type": "tank", "hex": "F5", "weapons": ["ma"]}},
    }
    text = scenario(case_of(position, {"ask": "terrain", "hex": "F5"}, ("height",), 0.5), "fuzz")
    assert text.count(NO_STEP) == 3


def test_a_scenario_reads_as_players_speak() -> None:
    position: Json = {
        "phase": "DFPh",
        "turn_of": "Russian",
        "hexes": {"F5": {"terrain": "woods", "level": 1}},
        "hexsides": {"F5-F6": {"terrain": "wall"}},
        "counters": {"c1": {"type": "foxhole", "hex": "F5", "size": 2}},
        "units": {
            "u1": {
                "side": "German",
                "type": "squad",
                "hex": "F5",
                "beneath": ["foxhole"],
                "status": ["broken"],
            },
            "u2": {"side": "Russian", "type": "leader", "hex": "F8"},
        },
    }
    question = {"ask": "attack", "target": "u1", "means": "oba_concentration", "by": ["u2"]}
    assert scenario(case_of(position, question, ("targets", "u1", "tem"), 4), "B9.2-1 a name") == (
        "  @B9.2\n"
        "  Scenario: B9.2-1 a name\n"
        "    Given it is the DFPh of the Russian turn\n"
        "    And F5 is level 1 woods\n"
        "    And hexside F5-F6 is a wall\n"
        "    And F5 holds a foxhole 2S\n"
        "    And a German squad A beneath the foxhole in F5\n"
        "    And A is broken\n"
        "    And a Russian leader B in F8\n"
        "    When B attacks A with an OBA HE Concentration\n"
        "    Then the TEM of A is +4\n"
    )


def test_pieces_have_the_article_of_their_words_and_wire_has_none() -> None:
    position: Json = {
        "counters": {
            "c1": {"type": "wire", "hex": "F5"},
            "c2": {"type": "at_gun", "side": "American", "hex": "F6", "possessed_by": "u1"},
        },
        "units": {"u1": {"side": "American", "type": "crew", "hex": "F6"}},
    }
    text = scenario(case_of(position, {"ask": "terrain", "hex": "F5"}, ("height",), 0.5), "fuzz")
    for line in ("F5 holds Wire", "an American crew A in F6", "A possesses an "):
        assert line in text


def test_a_los_from_an_empty_hex_has_one_step() -> None:
    """A bare hex has no Wall Advantage, and fire out of SMOKE has +1: the LOS back may differ."""
    position: Json = {
        "hexes": {"F5": {"level": 1}, "F8": {"level": 1, "depression": "gully"}},
        "units": {"A": {"side": "German", "type": "squad", "hex": "F6"}},
    }
    for start in ("F5", "F8"):
        for end, name in (({"unit": "A"}, "A"), ({"hex": "F4"}, "F4")):
            look = {"ask": "los", "from": {"hex": start}, "to": end}
            text = scenario(case_of(position, look, ("clear",), True), "fuzz")
            assert f"    When LOS is traced from {start} to {name}\n    Then the LOS is clear\n" in text
            assert plain(tuple(read_back(text).questions)) == [look]


def doing(position: Json, *actions: Json) -> Case:
    """A case with these actions, the question ``state`` and no expectations."""
    case = case_of(position, {"ask": "state"}, (), None)
    done = msgspec.convert(actions, tuple[AnyAction, ...])
    return msgspec.structs.replace(case, actions=done, expectations=())


CARRIED: Json = {
    "phase": "MPh",
    "turn_of": "German",
    "hexes": {
        "B2": {"smoke": "dispersed_smoke"},
        "B3": {"smoke": "wp", "overlays": ["shellholes"]},
        "C3": {"smoke": "dispersed_wp"},
        "D4": {"terrain": "woods", "free": ["D3", "E3", "E4"]},
    },
    "units": {
        "A": {"side": "German", "type": "squad", "hex": "D4", "at": "bypass", "bypass": ["D4-E3"]},
        "B": {"side": "German", "type": "leader", "hex": "D4", "at": "bypass", "bypass": ["D3-D4", "D4-E3"]},
        "C": {
            "side": "German",
            "type": "tank",
            "hex": "D4",
            "at": "bypass",
            "bypass": ["D3-D4"],
            "vca": "D3-D4-E3",
        },
        "D": {"side": "German", "type": "squad", "hex": "B2", "aboard": "H"},
        "E": {"side": "German", "type": "squad", "hex": "B4", "aboard": "I", "status": ["rider"]},
        "F": {"side": "German", "type": "crew", "hex": "B4", "aboard": "I", "status": ["inherent"]},
        "G": {"side": "German", "type": "squad", "hex": "B3", "done": ["moved", "skirted_shellholes"]},
        "H": {"side": "German", "type": "halftrack", "hex": "B2"},
        "I": {"side": "German", "type": "tank", "hex": "B4"},
    },
}


def test_bypass_smoke_and_passengers_have_steps_that_read_back() -> None:
    text = scenario(doing(CARRIED), "fuzz")
    assert NO_STEP not in text
    position = plain(read_back(text).position())
    carried = ("hex", "at", "floor")
    for name, unit in CARRIED["units"].items():
        left = carried if unit.get("aboard") else ()
        found = {key: value for key, value in position["units"][name].items() if key not in left}
        assert found == {key: value for key, value in unit.items() if key not in left}, name
    assert _board(position) == _board(CARRIED)


DEEDS: list[Json] = [
    {"to": "B4"},
    {"to": "B4", "mode": "assault"},
    {"to": "B4", "mode": "minimum"},
    {"to": "B4", "mode": "double_time"},
    {"to": "B4", "mode": "off_road"},
    {"to": "B4", "mode": "reverse"},
    {"to": "B4", "shellholes": True},
    {"to": "B4", "shellholes": True, "mode": "assault"},
    {"to": "B4", "at": "bridge"},
    {"to": "B4", "at": "in"},
    {"to": "B4", "floor": 1},
    {"do": "advance", "units": ["A", "B"], "to": "B4"},
    {"do": "go_beneath", "cover": "wire", "dr": 4},
]


@pytest.mark.parametrize("deed", DEEDS, ids=str)
def test_actions_have_steps_that_read_back(deed: Json) -> None:
    units = {name: {"side": "German", "type": "squad", "hex": "B3", "status": ["broken"]} for name in "AB"}
    position = {"phase": "MPh", "turn_of": "German", "units": units}
    action = {"do": "move", "units": ["A"], **deed}
    text = scenario(doing(position, action), "fuzz")
    assert NO_STEP not in text
    assert plain(tuple(read_back(text).actions)) == [action]


def test_what_no_phrase_says_of_a_deed_is_a_comment() -> None:
    position = {"units": {"A": {"side": "German", "type": "squad", "hex": "B3"}}}
    action = {"do": "move", "units": ["A"], "to": "B4", "mode": "charge", "carrying": ["g"]}
    assert f"{NO_STEP} {json.dumps(action)}" in scenario(doing(position, action), "fuzz")
