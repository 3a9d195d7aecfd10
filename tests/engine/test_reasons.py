"""The clause of an answer is the clause that decided it, if one clause did."""

from __future__ import annotations

from typing import Any

import pytest

from asl_reference.protocol import requests

Json = dict[str, Any]


def clauses(position: Json, question: Json, *actions: Json) -> list[str]:
    asked = {"edition": "current", "position": position, "questions": [question], "actions": list(actions)}
    (outcome,) = requests.evaluate(asked)["outcomes"]
    found: list[str] = outcome["answer"]["clauses"]
    return found


@pytest.mark.parametrize(
    ("ground", "beside", "more", "due"),
    [
        ({"terrain": "marsh"}, {"terrain": "river"}, {"water": "flooded"}, ["B16.6"]),
        ({"terrain": "marsh"}, {"depression": "stream"}, {}, ["B16.6"]),
        ({"terrain": "marsh"}, {}, {"weather": "snow"}, ["B16.8"]),
        ({"terrain": "marsh"}, {}, {"ssr": ["all marsh is mudflat"]}, ["B16.7"]),
        ({"terrain": "marsh"}, {}, {}, []),
        ({"terrain": "grain"}, {}, {"month": 1}, ["B15.6"]),
        ({"depression": "stream"}, {}, {"water": "flooded"}, ["B20.44"]),
        ({"depression": "stream"}, {}, {}, ["B20.41"]),
        ({"depression": "gully"}, {}, {}, []),
    ],
)
def test_terrain_names_the_clause_by_which_a_hex_is_treated(
    ground: Json, beside: Json, more: Json, due: list[str]
) -> None:
    assert clauses({"hexes": {"B2": ground, "B3": beside}, **more}, {"ask": "terrain", "hex": "B2"}) == due


@pytest.mark.parametrize(("cover", "due"), [("wire", "B26.32"), ("foxhole", "B27.13"), ("", "A2.8")])
def test_same_location_names_that_of_wire_where_wire_is_between(cover: str, due: str) -> None:
    man = {"side": "German", "type": "squad", "hex": "B2"}
    size = {"size": 1} if cover == "foxhole" else {}
    counters = {"c": {"type": cover, "hex": "B2", **size}} if cover else {}
    units = {"p": man | {"beneath": [cover] if cover else []}, "q": man}
    question = {"ask": "same_location", "first": "p", "second": "q"}
    assert clauses({"units": units, "counters": counters}, question) == [due]


@pytest.mark.parametrize(
    ("other", "purpose", "due"),
    [
        ({"hex": "B3"}, "general", ("A2.8", "B2 and B3 are two Locations")),
        ({"at": "bridge"}, "general", ("A2.8", "B2 and the bridge in B2 are two Locations")),
        (
            {},
            "recovery",
            ("B27.13", "only one of the two is beneath the foxhole: two Locations for the purpose recovery"),
        ),
        ({}, "general", ("B27.13", "both are in B2, one Location for the purpose general")),
    ],
)
def test_same_location_says_which_two_locations_they_are(
    other: Json, purpose: str, due: tuple[str, str]
) -> None:
    man = {"side": "German", "type": "squad", "hex": "B2"}
    position = {
        "hexes": {"B2": {"depression": "stream", "bridge": True, "road": "unpaved"}},
        "units": {"p": man | {"beneath": ["foxhole"]}, "q": man | other},
        "counters": {"f": {"type": "foxhole", "hex": "B2", "size": 1}},
    }
    question = {"ask": "same_location", "first": "p", "second": "q", "purpose": purpose}
    (outcome,) = requests.evaluate({"edition": "current", "position": position, "questions": [question]})[
        "outcomes"
    ]
    assert (*outcome["answer"]["clauses"], outcome["answer"]["why"]) == due


@pytest.mark.parametrize(
    ("phase", "action", "due"),
    [
        ("MPh", {"do": "move", "units": ["p"], "to": "B3"}, "A12.14"),
        ("PFPh", {"do": "entrench", "units": ["p"], "dr": 9}, "A12.141"),
    ],
)
def test_concealment_names_what_took_it(phase: str, action: Json, due: str) -> None:
    p = {"side": "German", "type": "squad", "hex": "B2", "status": ["concealed"]}
    units = {"p": p, "e": {"side": "Russian", "type": "squad", "hex": "B6"}}
    position = {"phase": phase, "turn_of": "German", "units": units}
    assert clauses(position, {"ask": "concealment", "unit": "p"}, action) == [due]


@pytest.mark.parametrize(
    ("ground", "status", "due"),
    [
        ("open_ground", [], "B9.323"),
        ("woods", ["wall_advantage", "pinned"], "B9.322"),
        ("woods", ["wall_advantage"], "B9.32"),
    ],
)
def test_wall_advantage_names_what_keeps_a_unit_from_giving_it_up(
    ground: str, status: list[str], due: str
) -> None:
    units = {"p": {"side": "German", "type": "squad", "hex": "B2", "status": status}}
    hexes, hexsides = {"B2": {"terrain": ground}}, {"B2-B3": {"terrain": "wall"}}
    position = {"phase": "MPh", "turn_of": "German", "hexes": hexes, "hexsides": hexsides, "units": units}
    assert clauses(position, {"ask": "wall_advantage", "unit": "p"}) == [due]


@pytest.mark.parametrize(("status", "due"), [(["concealed"], "A12.14"), ([], "A12.1")])
def test_concealment_that_nothing_took_names_the_rule_of_it(status: list[str], due: str) -> None:
    units = {"p": {"side": "German", "type": "squad", "hex": "B2", "status": status}}
    assert clauses({"units": units}, {"ask": "concealment", "unit": "p"}) == [due]
