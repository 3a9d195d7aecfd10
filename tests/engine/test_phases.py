"""A3: the phase in which an act is judged if the position names none, and what follows from that."""

import re
from pathlib import Path
from typing import Any

import pytest

from asl_reference.rules.ground.a3_phases import IN_AND_OUT, phase_of
from tests.engine.playing import board, clause_against, position_after

PROTOCOL = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
ROW = re.compile(r"\| (`[a-z_`, ]+`) \| [^|]+ \| (RPh|PFPh|MPh|RtPh|APh|CCPh)\b[^|]*\|")
TOLD_OTHERWISE = {"clear": "CCPh"}
"""Clearance has a row with two phases, by its result."""
Json = dict[str, Any]


def test_each_verb_has_the_phase_that_the_protocol_assumes() -> None:
    rows = ROW.findall(PROTOCOL.read_text(encoding="utf-8"))
    told = {verb: phase for verbs, phase in rows for verb in re.findall("[a-z_]+", verbs)}
    assert told.keys() >= {"recover", "entrench", "move", "rout", "advance", "withdraw", *IN_AND_OUT}
    assert {verb: phase_of(board(""), verb) for verb in told} == {**told, **TOLD_OTHERWISE}


def german(**fields: Any) -> Json:
    return {"side": "German", "type": "squad", "hex": "C5", "morale": 7, **fields}


RALLY: Json = {"do": "take_check", "unit": "q", "check": "rally", "leader": "l", "dr": 4}
PHASES = ("", "RPh")


def recover(unit: str) -> Json:
    return {"do": "recover", "unit": unit, "counter": "mg", "dr": 2}


def place(phase: str, **fields: Any) -> Any:
    """A leader ``l``, a squad ``p``, a broken one ``q`` and a weapon of nobody, seen from beyond bocage."""
    status = ["concealed", "wall_advantage"]
    units = {
        "p": german(status=status),
        "q": german(status=["broken", "wall_advantage"]),
        "l": german(type="leader", leadership=-1, morale=9, status=status),
        "e": {"side": "Russian", "type": "squad", "hex": "C3", "morale": 7},
    }
    return board(
        phase,
        units=units,
        counters={"mg": {"type": "lmg", "hex": "C5"}},
        **{"hexsides": {"C4-C5": {"terrain": "bocage"}}, **fields},
    )


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("unit", ["q", "l"])
def test_who_has_taken_part_in_a_rally_does_not_recover_in_that_rph(phase: str, unit: str) -> None:
    assert clause_against(place(phase), RALLY, recover(unit)) == "A3.1"
    assert position_after(place(phase), RALLY, recover("p")).counters["mg"].possessed_by == "p"


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("act", "unit"), [(recover("p"), "p"), (RALLY, "l")])
def test_acts_of_the_rph_are_not_seen_beyond_bocage(phase: str, act: Json, unit: str) -> None:
    """9.55: the enemy counts as out of LOS then; where a wall is instead he sees the act."""
    assert position_after(place(phase), act).units[unit].has("concealed")
    wall = place(phase, hexsides={"C4-C5": {"terrain": "wall"}})
    assert not position_after(wall, act).units[unit].has("concealed")


@pytest.mark.parametrize("phase", ["", "PFPh"])
def test_digging_is_of_the_pfph_and_seen_beyond_bocage(phase: str) -> None:
    dig = {"do": "entrench", "units": ["p"], "dr": 9}
    assert not position_after(place(phase), dig).units["p"].has("concealed")


def over(phase: str, following: str) -> Json:
    """The statuses left of a German and a Russian squad once ``following`` begins in the German turn."""
    lasting = ["cx", "pinned", "ti"]
    russian = {"side": "Russian", "type": "squad", "hex": "C9", "status": lasting}
    units = {"p": german(status=lasting), "e": russian}
    after = position_after(board(phase, units=units), {"do": "end_phase", "next": following})
    return {name: set(unit.status) for name, unit in after.units.items()}


@pytest.mark.parametrize(
    ("phase", "following", "own", "others"),
    [
        ("RPh", "PFPh", {"cx", "pinned", "ti"}, {"cx", "pinned", "ti"}),
        ("RPh", "MPh", {"pinned", "ti"}, {"cx", "pinned", "ti"}),
        ("RPh", "APh", {"pinned", "ti"}, {"cx", "pinned", "ti"}),
        ("MPh", "CCPh", {"cx", "pinned", "ti"}, {"cx", "pinned", "ti"}),
        ("MPh", "MPh", set(), set()),
        ("APh", "PFPh", {"cx"}, set()),
        ("PFPh", "RPh", set(), set()),
    ],
)
def test_statuses_end_in_the_phases_that_are_passed_over(
    phase: str, following: str, own: set[str], others: set[str]
) -> None:
    assert over(phase, following) == {"p": own, "e": others}
