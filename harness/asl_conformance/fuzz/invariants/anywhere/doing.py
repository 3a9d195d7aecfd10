"""``may`` compared with doing it; ``exposes`` compared with the attacks that are then possible."""

from __future__ import annotations

import random
from collections import Counter

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.doings import actor
from asl_conformance.fuzz.invariants.anywhere.base import OVER, spread
from asl_conformance.fuzz.invariants.check import Violation, invariant
from asl_conformance.suite.derived import OMITTED

STATE: Json = {"ask": "state"}
ALLOWED, REFUSED = 6, 2
"""Allowed and refused actions of a board that are carried out."""


@invariant("ANY-INV-05", needs={"may": ("allowed",), "state": ()}, over=OVER)
def may_and_doing_it(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """An action that ``may`` allows is legal, costs the MF named, and calls for the checks named."""
    base = spread(ask, position)
    asked = list(base.of("may"))
    chosen = [pair for pair in asked if pair[1].get("allowed")][:ALLOWED]
    chosen += [pair for pair in asked if not pair[1].get("allowed")][:REFUSED]
    if not chosen:
        return None
    first = next((answer for _, answer in base.of("state")), None)
    made = ask.ask_many([(base.position, [STATE], [question["action"]]) for question, _ in chosen])
    for (question, answer), (outcome,) in zip(chosen, made, strict=True):
        if "unsupported" in outcome:
            continue
        legal = "illegal" not in outcome
        what = ""
        if legal != bool(answer.get("allowed")):
            what = f"it is {'legal' if legal else 'illegal'} to do"
        elif legal and first is not None:
            what = spent(answer, first, outcome["answer"]) or due(answer, first, outcome["answer"])
        if what:
            message = f"may {question['action']['do']} says {_answer_line(answer)}, and {what}"
            return Violation(message, base.position, [question, STATE], [question["action"]])
    return None


def _answer_line(answer: Json) -> str:
    return ", ".join(f"{key} {answer[key]}" for key in ("allowed", "cost", "checks") if key in answer)


def spent(answer: Json, before: Json, after: Json) -> str:
    """The MF that the announcement spent, if they differ from those named; empty if they agree."""
    cost = answer.get("cost")
    if cost is None or any(unit.get("eliminated") for unit in after.get("units", {}).values()):
        return ""
    now = {
        name: unit
        for name, unit in after.get("units", {}).items()
        if "mf_spent" in unit and "mf_spent" in before["units"].get(name, {})
    }
    taken = {name: unit["mf_spent"] - before["units"][name]["mf_spent"] for name, unit in now.items()}
    most = max(taken.values(), default=0)
    paying = [name for name, number in taken.items() if number]
    if cost == "all":
        left = [name for name in paying if now[name].get("mf_left", 0)]
        # of several who go together it is all of one of them, as the wagon's that a leader goes with
        return f"{left[0]} has {now[left[0]]['mf_left']} MF left" if left and left == paying else ""
    return "" if not taken or most == cost else f"it takes {most} MF"


def due(answer: Json, before: Json, after: Json) -> str:
    """The checks that the announcement called for, if they differ from those named."""
    if "checks" not in answer or "checks" not in after:
        return ""
    new = _counted(after["checks"]) - _counted(before.get("checks", ()))
    announced = _counted(answer["checks"])
    return "" if new == announced else f"the checks due are {sorted(new.elements())}"


def _counted(checks: list[Json]) -> Counter[tuple[str, str]]:
    return Counter((check["check"], check.get("unit", "")) for check in checks)


SHOTS = ("small_arms", "mg", "ordnance_he", "ordnance_ap")
MOVING = ("ffmo", "ffnam")
"""DRM of fire at moving units, by the word with which ``exposes`` names them."""


@invariant("ANY-INV-06", needs={"may": ("allowed", "exposes"), "attack": ("possible", "targets")}, over=OVER)
def exposed_to_what_can_be_done(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """In the MPh ``exposes`` lists exactly the attacks that become possible with the act (A4.6, A8.1).

    Left out: attempts whose dr is not given, which spend nothing yet (26.4); dummies, which are revealed
    by acting; aircraft, whose attacks have rules of their own (E7). Units aboard fire too.
    """
    base = spread(ask, position)
    board = base.position
    if board.get("phase") != "MPh":
        return None
    for question, answer in base.of("may"):
        action = question["action"]
        if not answer.get("allowed") or action["do"] not in ("move", "go_beneath", "come_out"):
            continue
        if any(check["check"] == "wire" for check in answer.get("checks", ())):
            continue
        movers, units = action.get("units") or [actor(action)], board["units"]
        side = units[movers[0]]["side"]
        foes = [key for key, unit in units.items() if unit["side"] != side and unit["type"] != "aircraft"]
        if not foes or any(units[name]["type"] == "dummy" for name in movers):
            continue
        asked: list[Json] = [
            {"ask": "attack", "target": name, "firepower": 8, "means": means, "by": [foe]}
            for name in movers
            for foe in foes
            for means in shots_of(board, foe)
        ]
        found = ask.answers(board, asked, [action])
        wrong = _unexposed(answer["exposes"], list(zip(asked, found, strict=True)))
        if wrong:
            what = f"may {action['do']} exposes {', '.join(movers)} to {answer['exposes']}, and {wrong}"
            return Violation(what, board, [question, *asked], [action])
    return None


def shots_of(board: Json, foe: str) -> tuple[str, ...]:
    """Ways the unit may shoot: small arms if it has a range, and with the weapons that it is told to possess.

    A weapon that the position omits is none for ``exposes`` (docs/protocol.md).
    """
    counters = board.get("counters", {}).values()
    kinds = {one["type"] for one in counters if one.get("possessed_by") == foe}
    arms = SHOTS[:1] if "range" in board["units"][foe] else SHOTS
    return (*arms, *(means for means, weapons in OMITTED.items() if not kinds.isdisjoint(weapons)))


def _unexposed(exposes: list[str], answers: list[tuple[Json, Json | None]]) -> str:
    """Possible fire at the mover that was not announced, or announced fire that is impossible."""
    met = [
        answer["targets"].get(shot["target"], {})
        for shot, answer in answers
        if answer is not None and answer.get("possible")
    ]
    if bool(met) and "first_fire" not in exposes:
        return "an enemy can fire at it"
    for word in MOVING:
        had = any(one.get("drm", {}).get(word) for one in met)
        if had and word not in exposes:
            return f"fire at it has {word}"
        if word in exposes and met and not had:
            return f"no fire at it has {word}"
    return ""
