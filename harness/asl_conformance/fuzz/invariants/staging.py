"""Setting a scene on a board: units and counters of a check's own, where the ground allows them.

A check that waits for a squad beside the right foxhole waits long. So it takes the ground of its board,
with the Fortifications on it, and adds the pieces that it is about. The result is sound.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.boards.lattice import board_names, disc, neighbours, on_board
from asl_conformance.fuzz.boards.scenes import places
from asl_conformance.fuzz.boards.soundness import sound
from asl_conformance.fuzz.boards.themes import AT_DITCH_SSR
from asl_conformance.fuzz.invariants.check import Violation
from asl_conformance.protocol.vocabulary import FORTIFICATIONS

US, THEM = "German", "Russian"
"""The side that a check is about, and its enemy."""
STATE: Json = {"ask": "state"}
TRIES = 12
"""Most hexes of a board that are tried before the check gives up on it."""


def squad(hex_name: str, *beneath: str, side: str = US, **more: Any) -> Json:
    """A squad, or a unit of ``type``, in a hex, beneath the named counters; empty fields are omitted."""
    fields = {"side": side, "type": "squad", "hex": hex_name, "beneath": list(beneath), **more}
    return {name: value for name, value in fields.items() if value not in ([], "", None)}


def counter(kind: str, hex_name: str, side: str = US, **more: Any) -> Json:
    """A counter of a kind; by default a foxhole holds one squad and a minefield has six factors."""
    fields: Json = {"type": kind, "hex": hex_name, "side": side}
    if kind == "foxhole":
        fields["size"] = 1
    if kind == "minefield":
        fields["strength"] = 6
    return fields | more


def sized(kind: str, hex_name: str, dice: random.Random) -> Json:
    """A counter of a kind, a foxhole of one to three squads."""
    size = {"size": dice.randint(1, 3)} if kind == "foxhole" else {}
    return counter(kind, hex_name) | size


def spots(position: Json, dice: random.Random, many: int = TRIES) -> list[str]:
    """Hexes of the board for a scene, in random order: the preferred ones first."""
    columns, rows = position.get("columns", 33), position.get("rows", 10)
    named = [name for name in places(position) if on_board(name, columns, rows)]
    rest = board_names(columns, rows)
    first = dice.sample(named, min(len(named), many))
    return [*first, *dice.sample(rest, min(len(rest), max(0, many - len(first))))]


def around(position: Json, name: str, radius: int = 1) -> list[str]:
    """The other hexes of the board within this range of a hex, nearest first."""
    columns, rows = position.get("columns", 33), position.get("rows", 10)
    return [near for near in disc(name, radius)[1:] if on_board(near, columns, rows)]


def neighbour(position: Json, name: str, dice: random.Random) -> str:
    """A neighbour of the hex that is on the board."""
    return dice.choice(around(position, name))


def staged(
    position: Json,
    units: Mapping[str, Json],
    counters: Mapping[str, Json] | None = None,
    phase: str = "MPh",
    turn_of: str = US,
    *,
    lenient: bool = False,
) -> Json | None:
    """The ground of the position with these units, and with these counters in place of those of their hexes.

    None if they may not be there. ``lenient`` also accepts what is illegal at set-up and can only come about
    in play: a vehicle beneath a trench.
    """
    ours = dict(counters or {})
    taken = {one["hex"] for one in (*ours.values(), *units.values())}
    lying = {
        f"b{key}": {name: value for name, value in one.items() if name != "possessed_by"}
        for key, one in position.get("counters", {}).items()
        if one["type"] in FORTIFICATIONS and one["hex"] not in taken
    }
    scene = position | {"phase": phase, "turn_of": turn_of, "units": dict(units), "counters": lying | ours}
    if any(one["type"] == "at_ditch" for one in ours.values()):
        scene["ssr"] = sorted({*position.get("ssr", ()), AT_DITCH_SSR})
    return scene if lenient or sound(scene) else None


def stages(
    position: Json, dice: random.Random, kinds: Iterable[str], many: int = TRIES
) -> Iterator[tuple[str, str]]:
    """Pairs of a hex of the board and a kind of counter that may lie there, in random order."""
    kinds = list(kinds)
    for name in spots(position, dice, many):
        kind = dice.choice(kinds)
        if staged(position, {}, {"c": counter(kind, name)}) is not None:
            yield name, kind


def level_of(position: Json, name: str) -> float:
    """The level of a unit on the ground of the hex: one lower IN a Depression."""
    ground = position.get("hexes", {}).get(name, {})
    level: float = ground.get("level", 0)
    return level - bool(ground.get("depression"))


def plain(position: Json, *names: str, level: float = 0, terrain: str = "") -> Json:
    """The board with these hexes Open Ground (or another terrain), at one level, without hexside terrain."""
    hexes = {name: hex_ for name, hex_ in position.get("hexes", {}).items() if name not in names}
    ground = {key: value for key, value in (("terrain", terrain), ("level", level)) if value}
    sides = position.get("hexsides", {})
    open_sides = {name: side for name, side in sides.items() if not {*name.split("-")} & {*names}}
    return position | {"hexes": hexes | {name: ground for name in names if ground}, "hexsides": open_sides}


def dry(position: Json) -> Json:
    """The board in fair weather, its marsh neither flooded nor dried out nor frozen; no water is low."""
    fair = {name: value for name, value in position.items() if name not in ("weather", "ssr")}
    return fair | {"water": "deep"}


# --- verbs and questions ------------------------------------------------------------------------


def move(who: str, to: str, *beneath: str, do: str = "move", **more: Any) -> Json:
    """One unit enters a hex, beneath the named counters; ``do`` may be rout, advance or withdraw."""
    return {"do": do, "units": [who], "to": to, **({"beneath": list(beneath)} if beneath else {}), **more}


def under(who: str, cover: str, **more: Any) -> Json:
    """One unit goes beneath a counter of its hex."""
    return {"do": "go_beneath", "units": [who], "cover": cover, **more}


def out(who: str, cover: str, **more: Any) -> Json:
    """One unit comes out of a counter of its hex."""
    return {"do": "come_out", "units": [who], "cover": cover, **more}


def dig(who: str, dr: int, **more: Any) -> Json:
    """An Entrenching Attempt of one unit."""
    return {"do": "entrench", "units": [who], "dr": dr, **more}


def may(action: Json) -> Json:
    """The question whether an action is allowed."""
    return {"ask": "may", "action": action}


def attack(target: str, means: str, *by: str, **more: Any) -> Json:
    """The question what an attack on a unit is modified by."""
    return {"ask": "attack", "target": target, "means": means, **({"by": list(by)} if by else {}), **more}


def met(answer: Json | None, name: str) -> Json | None:
    """The part of the answer for one target; None if the attack is impossible or does not affect it."""
    if answer is None or not answer.get("possible", True):
        return None
    target: Json = answer.get("targets", {}).get(name, {})
    return target if target.get("affected", True) and target else None


def tem(answer: Json | None, name: str) -> int | None:
    """The net TEM that one unit has against an attack; None if it is not affected."""
    target = met(answer, name)
    return target.get("tem") if target else None


def states(ask: Asker, position: Json, plans: Sequence[Sequence[Json]]) -> list[Json | None]:
    """The state after each of the plans; None where an action of the plan is illegal."""
    return [found[0] for found in ask.answers_many([(position, [STATE], plan) for plan in plans])]


def played(ask: Asker, position: Json, wishes: Iterable[Json]) -> Iterator[tuple[list[Json], Json]]:
    """The actions so far and the state after each of the wishes, skipping those that are illegal."""
    done: list[Json] = []
    for wish in wishes:
        state = ask.state(position, [*done, wish])
        if state is not None:
            done = [*done, wish]
            yield list(done), state


def broken(what: str, position: Json, questions: Sequence[Json] = (), plan: Sequence[Json] = ()) -> Violation:
    """A violation, seen in the state after a plan unless a question is named."""
    return Violation(what, position, questions or [STATE], plan)


def pair(position: Json, name: str, dice: random.Random) -> tuple[str, str] | None:
    """A neighbour of a hex and a neighbour of that neighbour, in a straight row; None at an edge."""
    near = [one for one in neighbours(name) if one in around(position, name)]
    ways = [(one, two) for one in near if one for two in around(position, one) if two != name]
    return dice.choice(ways) if ways else None
