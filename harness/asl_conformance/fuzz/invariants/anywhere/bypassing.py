"""Bypass is said by ``mode``, by ``at`` and by the hexsides in ``bypass``: one thing, in up to three."""

from __future__ import annotations

import random
from itertools import combinations

from asl_conformance.fuzz.asking.ask import Asker, EngineFailed, Json
from asl_conformance.fuzz.asking.questions import unlike
from asl_conformance.fuzz.boards.lattice import hexside, neighbours
from asl_conformance.fuzz.boards.placement import BYPASSED
from asl_conformance.fuzz.invariants.anywhere.base import differs
from asl_conformance.fuzz.invariants.check import Violation, invariant
from asl_conformance.fuzz.invariants.staging import STATE, around, may, move, spots, squad, staged

SCENES = 3
"""Scenes set up on a board."""
VERBS = {"MPh": "move", "RtPh": "rout", "APh": "advance", "CCPh": "withdraw"}
KINDS = ("squad", "leader", "half_squad", "tank", "truck")
SAYING: Json = {"mode": "bypass", "at": "bypass"}
"""The two words that mean Bypass without naming hexsides."""
ELSEWHERE = ("in", "crest", "bridge", "below_bridge", "pillbox", "rooftop", "sewer", "cave")
"""Places in which a unit is not in Bypass."""


def scene(position: Json, dice: random.Random) -> tuple[Json, Json] | None:
    """A unit next to an obstacle with free hexsides, and its entry in Bypass, said by the hexsides alone."""
    start = dice.choice(spots(position, dice))
    to = dice.choice(around(position, start))
    near = [name for name in neighbours(to) if name and name != start]
    terrain = dice.choice(sorted(BYPASSED))
    ground = {to: {"terrain": terrain, "free": [one for one in near if dice.random() < 0.7]}}
    phase = dice.choice(("MPh", "MPh", *VERBS))
    kind = dice.choice(KINDS)
    hull: Json = {"vca": to} if kind in ("tank", "truck") else {}
    status: Json = {"status": ["broken"]} if phase == "RtPh" else {}
    board = position | {"hexes": position.get("hexes", {}) | ground}
    made = staged(board, {"g": squad(start, type=kind, **hull, **status)}, {}, phase)
    along = [hexside(to, other) for other in near if other in neighbours(start)]
    if made is None or not along:
        return None
    return made, move("g", to, do=VERBS[phase], bypass=[dice.choice(along)])


@invariant("ANY-INV-27", needs={"state": (), "may": ("allowed",)}, actions=tuple(VERBS.values()))
def bypass_in_one_field_or_more(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """An entry in Bypass is the same whether ``mode`` and ``at`` say it too; no other place goes with it."""
    for _ in range(SCENES):
        laid = scene(position, dice)
        if laid is None:
            continue
        board, plain = laid
        found = _in_other_fields(ask, board, plain) or _contradicted(ask, board, plain, dice)
        if found:
            return found
    return None


def _in_other_fields(ask: Asker, board: Json, plain: Json) -> Violation | None:
    """A way of saying the same entry by which its answers are others."""
    words = [dict(some) for many in (1, 2) for some in combinations(SAYING.items(), many)]
    for more in words:
        asked = [[STATE], [STATE], [may(plain)], [may(plain | more)]]
        plans = [[plain], [plain | more], [], []]
        one, two, due, found = ask.ask_many(
            [(board, questions, plan) for questions, plan in zip(asked, plans, strict=True)]
        )
        for question, right, other in unlike(
            [STATE, may(plain)], [*one, *due], [*two, *found], ask.capabilities.questions
        ):
            what = f"with {' and '.join(more)} said besides bypass, {differs(question, right, other)}"
            last = [] if "action" in question else [plain | more]
            return Violation(what, board, asked[3] if "action" in question else [STATE], last)
    return None


def _contradicted(ask: Asker, board: Json, plain: Json, dice: random.Random) -> Violation | None:
    """An entry in Bypass that names another place, which is allowed for all that."""
    off = plain | {"at": dice.choice(ELSEWHERE)}
    if dice.random() < 0.5:
        off = {name: value for name, value in off.items() if name != "bypass"} | {"mode": "bypass"}
    for plan, question in (([off], STATE), ([], may(off))):
        try:
            answer = ask.answer(board, question, plan)
        except EngineFailed as failed:
            if failed.failure.kind != "error":
                raise
            continue
        if answer is not None and answer.get("allowed", True):
            return Violation(f"in Bypass of {off['to']} and at {off['at']} of it", board, [question], plan)
    return None
