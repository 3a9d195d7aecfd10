"""Where the reference has no rule, its outcome is ``unsupported`` and names what is missing."""

from typing import Any, NamedTuple

import pytest
from msgspec import UNSET

from asl_conformance.protocol.reply import Outcomes
from asl_reference.protocol.requests import evaluate
from tests.answers import kept

MPH: dict[str, Any] = {"phase": "MPh", "turn_of": "German"}
DFPH: dict[str, Any] = {"phase": "DFPh", "turn_of": "Russian"}
ROW = {"g": ("German", "B2"), "r": ("Russian", "B5")}
"""Squads three hexes apart."""


def board(moment: dict[str, Any], *, g: Any = None, r: Any = None, **more: Any) -> dict[str, Any]:
    """A board with a unit of each side; ``g`` and ``r`` give them further fields."""
    units = {
        name: {"side": side, "type": "squad", "hex": where, **({"g": g, "r": r}[name] or {})}
        for name, (side, where) in ROW.items()
    }
    return {**moment, "units": units, **more}


def moves(to: str = "B3", **more: Any) -> dict[str, Any]:
    return {"ask": "may", "action": {"do": "move", "units": ["g"], "to": to, **more}}


def fires(means: str = "small_arms", **more: Any) -> dict[str, Any]:
    return {"ask": "attack", "target": "r", "means": means, "by": ["g"], **more}


LOS = {"ask": "los", "from": {"unit": "g"}, "to": {"unit": "r"}}


FROZEN = {"terrain": "river", "water": "frozen"}


def concealment(where: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The question whether the squad is in Concealment Terrain there."""
    return where, {"ask": "concealment", "unit": "g"}


class Beyond(NamedTuple):
    """A question that no rule of the reference decides."""

    missing: str
    """Words that the outcome must contain."""
    position: dict[str, Any]
    question: dict[str, Any]


def counter(kind: str, where: str = "B3", **more: Any) -> dict[str, Any]:
    return {"counters": {kind: {"type": kind, "hex": where, **more}}}


CLIFF = {"hexsides": {"B3-B4": {"terrain": "cliff"}}}
UNRULED = {
    "bicycle": Beyond("bicycle", board(MPH, g={"mount": "bicycle"}), moves()),
    "bicycle over a wall": Beyond(
        "bicycle", board(MPH, g={"mount": "bicycle"}, hexsides={"B2-B3": {"terrain": "wall"}}), moves()
    ),
    "bicycle by road": Beyond(
        "bicycle",
        board(
            MPH,
            g={"mount": "bicycle"},
            hexes={"B2": {"road": "paved"}, "B3": {"road": "paved"}},
            hexsides={"B2-B3": {"road": True}},
        ),
        moves(),
    ),
    "bicycle into a gully": Beyond(
        "bicycle", board(MPH, g={"mount": "bicycle"}, hexes={"B3": {"depression": "gully"}}), moves()
    ),
    "ice of a river": Beyond("ice", board(MPH, hexes={"B3": FROZEN}), moves()),
    "ice of a stream": Beyond(
        "ice", board(MPH, hexes={"B3": {"depression": "stream", "water": "frozen"}}), moves()
    ),
    "ice and an amphibian": Beyond(
        "ice",
        board(
            MPH,
            g={"type": "tank", "amphibious": True, "amphibious_mp": 6},
            hexes={"B3": FROZEN},
        ),
        moves(),
    ),
    "up a cliff face": Beyond("Climbing", board(MPH, **CLIFF), moves(at="climbing")),
    "off a cliff face": Beyond(
        "Climbing", board(MPH, g={"hex": "B3", "at": "climbing"}, **CLIFF), moves("C3")
    ),
    "into a cave": Beyond("cave", board(MPH, hexes={"B3": {"level": 1}}), moves(at="cave")),
    "out of a cave": Beyond("cave", board(MPH, g={"at": "cave"}, hexes={"B2": {"level": 1}}), moves()),
    "on in a sewer": Beyond(
        "Sewer", board(MPH, g={"at": "sewer"}, hexes={"B2": {"access": ["manhole"]}}), moves(at="sewer")
    ),
    "into a blaze": Beyond("blaze", board(MPH, **counter("blaze")), moves()),
    "into panji": Beyond("panji", board(MPH, **counter("panji")), moves()),
    "LOS through a blaze": Beyond("blaze", board(DFPH, **counter("blaze")), LOS),
    "LOS to a blaze": Beyond("blaze", board(DFPH, **counter("blaze", "B5")), LOS),
    "LOS past a glider": Beyond("glider", board(DFPH, **counter("glider")), LOS),
    "LOS in rain": Beyond("rain", board(DFPH, weather="rain"), LOS),
    "LOS in heavy rain": Beyond("heavy rain", board(DFPH, weather="heavy_rain"), LOS),
    "LOS in falling snow": Beyond("falling snow", board(DFPH, weather="falling_snow"), LOS),
    "fire in rain": Beyond("rain", board(DFPH, weather="rain"), fires()),
    "moving in mud": Beyond("mud", board(MPH, weather="mud"), moves()),
    "moving in Column": Beyond("Column", board(MPH, g={"status": ["column"]}), moves()),
    "moving in Convoy": Beyond("Convoy", board(MPH, g={"type": "truck", "status": ["convoy"]}), moves()),
    "fire of who is Encircled": Beyond("Encircled", board(DFPH, g={"status": ["encircled"]}), fires()),
    "a Panzerfaust at four hexes": Beyond("Panzerfaust", board(DFPH, r={"hex": "B6"}), fires("panzerfaust")),
    "concealment in a cave": Beyond("cave", *concealment(board(DFPH, g={"at": "cave"}))),
    "concealment in a sewer": Beyond("sewer", *concealment(board(DFPH, g={"at": "sewer"}))),
    "concealment on a roof": Beyond(
        "roof",
        *concealment(board(DFPH, g={"at": "rooftop"}, hexes={"B2": {"terrain": "stone_building"}})),
    ),
    "who was aboard what is eliminated": Beyond(
        "aboard",
        board(DFPH, g={"type": "truck"}, r={"side": "German", "hex": "B2", "aboard": "g"}),
        {"ask": "may", "action": {"do": "result", "unit": "g", "result": "eliminated"}},
    ),
    **{
        f"mounting a {kind}": Beyond(
            kind,
            board(MPH, r={"side": "German", "type": kind, "hex": "B2"}),
            {"ask": "may", "action": {"do": "load", "units": ["g"], "vehicle": "r"}},
        )
        for kind in ("motorcycle", "horse")
    },
    "Clearance of mines": Beyond(
        "Clearance",
        board(MPH, **counter("minefield", "B2", strength=6)),
        {"ask": "may", "action": {"do": "clear", "units": ["g"], "counter": "minefield"}},
    ),
}


@pytest.mark.parametrize("name", UNRULED)
def test_what_no_rule_decides_is_unsupported(name: str) -> None:
    missing, position, question = UNRULED[name]
    (outcome,) = evaluate({"position": position, "questions": [question]})["outcomes"]
    assert missing in ", ".join(outcome["unsupported"]["missing"])


@pytest.mark.parametrize("name", [name for name, row in UNRULED.items() if row.question["ask"] == "may"])
def test_an_action_that_no_rule_decides_leaves_every_question_open(name: str) -> None:
    missing, position, question = UNRULED[name]
    request = {"position": position, "actions": [question["action"]], "questions": [{"ask": "state"}, LOS]}
    for outcome in evaluate(request)["outcomes"]:
        assert missing in ", ".join(outcome["unsupported"]["missing"])


@pytest.mark.parametrize("edition", ["current", "older"])
def test_no_case_meets_what_no_rule_decides(edition: str) -> None:
    replies = kept(edition)
    outcomes = [one for reply in replies.values() if isinstance(reply, Outcomes) for one in reply.outcomes]
    unsupported = [one.unsupported.missing for one in outcomes if one.unsupported is not UNSET]
    assert replies
    assert unsupported == []
