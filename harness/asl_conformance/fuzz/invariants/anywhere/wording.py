"""The same position in other words: defaults told, sets in another order, the phase not named."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.questions import unlike
from asl_conformance.fuzz.boards.lattice import neighbours
from asl_conformance.fuzz.boards.themes import BOCAGE_SSR
from asl_conformance.fuzz.boards.transforms import named as named_hexes
from asl_conformance.fuzz.invariants.anywhere.base import OVER, compared, compared_after, differs, spread
from asl_conformance.fuzz.invariants.check import Violation, invariant

Wording = Callable[[Json], Json]
"""Says a position in other words; the position itself where there is nothing to say otherwise."""
SETS = frozenset({"status", "done", "beneath", "free", "laps", "weapons", "ssr"})
"""Lists of a position whose order means nothing."""
OF_HEXES: Json = {"terrain": "open_ground", "level": 0, "floors": 0, "depression": "", "bridge": False}
OF_PIECES: Json = {"at": "", "floor": 0, "beneath": [], "status": []}
OF_UNITS: Json = {"done": [], "mf_spent": 0, "aboard": ""}
"""Values that omitted fields have."""
BOCAGE_BY = dict(zip(BOCAGE_SSR, (("hedge",), ("wall", "hedge")), strict=True))
"""The hexsides that a SSR makes bocage."""


def defaults_told(position: Json) -> Json:
    """Every hex next to those that are named is told, and each field that has a default."""
    near = {one for name in named_hexes(position) for one in neighbours(name) if one}
    hexes = position.get("hexes", {})
    units, counters = position.get("units", {}), position.get("counters", {})
    return position | {
        "hexes": {name: OF_HEXES | hexes.get(name, {}) for name in sorted({*hexes, *near})},
        "units": {key: OF_PIECES | OF_UNITS | one for key, one in units.items()},
        "counters": {key: OF_PIECES | one for key, one in counters.items()},
    }


def in_told(position: Json) -> Json:
    """Units and counters in the ground Location of a Depression are told to be IN it."""
    hexes = position.get("hexes", {})

    def told(piece: Json) -> Json:
        ground = hexes.get(piece["hex"], {})
        apart = piece.get("at") or piece.get("floor") or piece.get("aboard") or piece.get("possessed_by")
        deep = ground.get("depression") and not ground.get("bridge")
        return piece | {"at": "in"} if deep and not apart and piece["type"] != "aircraft" else piece

    pieces = ("units", "counters")
    return position | {kind: {k: told(one) for k, one in position.get(kind, {}).items()} for kind in pieces}


def sets_reversed(position: Json) -> Json:
    """Statuses, deeds, covers, SSRs and the like are told in the other order."""
    return {key: _reversed(key, value) for key, value in position.items()}


def _reversed(field: str, value: object) -> object:
    if isinstance(value, Mapping):
        return {key: _reversed(key, item) for key, item in value.items()}
    return value[::-1] if isinstance(value, list) and field in SETS else value


def bases_told(position: Json) -> Json:
    """The Base Level of walls, hedges and bocage is told where it is the lower of their hexes."""
    level = {name: one.get("level", 0) for name, one in position.get("hexes", {}).items()}

    def told(name: str, side: Json) -> Json:
        return {"base": min(level.get(one, 0) for one in name.split("-"))} | side

    return position | {"hexsides": {k: told(k, one) for k, one in position.get("hexsides", {}).items()}}


def bocage_told(position: Json) -> Json:
    """The hexsides that a SSR makes bocage are told as bocage, without the SSR."""
    kinds = {kind for ssr in position.get("ssr", ()) for kind in BOCAGE_BY.get(ssr, ())}
    sides = {
        name: one | {"terrain": "bocage"} if one.get("terrain") in kinds else one
        for name, one in position.get("hexsides", {}).items()
    }
    return position | {
        "hexsides": sides,
        "ssr": [ssr for ssr in position.get("ssr", ()) if ssr not in BOCAGE_BY],
    }


WORDINGS: tuple[Wording, ...] = (defaults_told, in_told, sets_reversed, bases_told, bocage_told)


@invariant("ANY-INV-33", needs={}, over=OVER)
def the_same_in_other_words(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A position that tells what is so anyway gets the same answers."""
    base = spread(ask, position)
    said = [(one, one(base.position)) for one in WORDINGS]
    said = [(one, other) for one, other in said if other != base.position]
    if not said:
        return None
    wording, other = dice.choice(said)

    def kept(question: Json) -> bool:
        return wording is not bocage_told or question["ask"] != "terrain"

    what = f"with {wording.__name__.replace('_', ' ')}"
    trimmed = _named_before(base.position)
    if dice.random() < 0.5:
        return compared_after(ask, base, other, what, dice, trimmed)
    return compared(ask, base, other, kept, what, dice, trimmed)


def _named_before(position: Json) -> Callable[[Json], Json]:
    """Takes from a state the hexes that the position did not name, and tells IN as the ground Location."""
    hexes = position.get("hexes", {})

    def trimmed(outcome: Json) -> Json:
        answer = dict(outcome.get("answer", {}))
        if "units" not in answer:
            return outcome
        for kind in {"units", "counters"} & set(answer):
            answer[kind] = {
                key: one | {"at": ""} if one.get("at") == "in" else one for key, one in answer[kind].items()
            }
        if "hexes" in answer:
            answer["hexes"] = {name: one for name, one in answer["hexes"].items() if name in hexes}
        return {"answer": answer}

    return trimmed


OWN_PHASE: Mapping[str, str] = {
    "entrench": "PFPh",
    **dict.fromkeys("move declare load unload start stop search place_dc turn_back".split(), "MPh"),
    **dict.fromkeys(("rout", "claim_interdiction", "resolve_interdiction", "surrender"), "RtPh"),
    "advance": "APh",
    **dict.fromkeys(("withdraw", "close_combat"), "CCPh"),
    "recover": "RPh",
}
"""The phase that an action counts as of if none is named, for those that belong to one (docs/protocol.md)."""
EITHER_WAY = ("allowed", "cost", "checks")
"""Fields of ``may`` that are compared; what an action exposes to is fire of the phase."""
FEW = 8
"""Most actions of a board that are asked about."""
MOMENTS = (("phase",), ("turn_of",), ("phase", "turn_of"))
"""What the position leaves out."""


@invariant("ANY-INV-34", needs={"may": ("allowed",)}, over=OVER)
def the_moment_of_the_action(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """An action of the ATTACKER is judged alike whether the position tells the phase and turn or not."""
    base = spread(ask, position)
    board, told = base.position, base.position.get("phase", "")
    by_phase: dict[str, list[tuple[Json, Json]]] = {}
    for question, answer in base.of("may"):
        by_phase.setdefault(_phase_of(board, question["action"]), []).append((question, answer))
    phase = told or dice.choice(sorted(by_phase) or [""])
    pairs = by_phase.get(phase, []) if phase else []
    if not pairs:
        return None
    asked = [question for question, _ in dice.sample(pairs, min(FEW, len(pairs)))]
    allowed = [question["action"] for question, answer in pairs if answer.get("allowed")]
    plan = [dice.choice(allowed)] if allowed and dice.random() < 0.5 else []
    left_out = dict.fromkeys(dice.choice(MOMENTS), "") if told else {"phase": phase}
    other = board | left_out
    outcomes = ask.ask_many([(one, asked, plan) for one in (board, other)])
    here, there = ([_ruled(outcome) for outcome in some] for some in outcomes)
    for question, due, found in unlike(asked, here, there, ask.capabilities.questions):
        what = ", ".join(f"{field} {value or 'not told'}" for field, value in left_out.items())
        return Violation(f"with {what}, {differs(question, due, found)}", other, [question], plan)
    return None


def _phase_of(position: Json, action: Json) -> str:
    """The phase that the action belongs to; empty if that is open, or if its side has no Player Turn.

    Prep Fire is left out: it bars a move only if the position names the MPh (docs/protocol.md).
    """
    named = (*action.get("units", ()), action.get("unit", ""))
    who = [position["units"][one] for one in named if isinstance(one, str) and one in position["units"]]
    turn = position.get("turn_of", "")
    if any("fired" in one.get("done", ()) or turn not in ("", one["side"]) for one in who):
        return ""
    if action["do"] in ("go_beneath", "come_out"):
        return "RtPh" if any("broken" in one.get("status", ()) for one in who) else "MPh"
    return OWN_PHASE.get(action["do"], "")


def _ruled(outcome: Json) -> Json:
    answer = outcome.get("answer")
    if answer is None:
        return outcome
    return {"answer": {field: answer[field] for field in EITHER_WAY if field in answer}}
