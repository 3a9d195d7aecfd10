"""Wall advantage: who has it, over which hexsides, whom it denies it, and what it does not change."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

from asl_conformance.fuzz.asking.ask import Asker, Json, los, unit
from asl_conformance.fuzz.boards.lattice import disc, hexside, neighbours
from asl_conformance.fuzz.boards.themes import DELUXE_SSR
from asl_conformance.fuzz.invariants.b9.scenes import (
    HELD,
    PLAIN,
    SHELTER,
    ground,
    having,
    inside,
    made,
    manned,
    near,
    own,
    place,
    squad,
    times,
    walled,
)
from asl_conformance.fuzz.invariants.check import Violation, invariant

TRIES = 3
"""Scenes set up on a board."""
OVER = {"wall_advantage": ("has", "hexsides")}
CLAIM, FORFEIT = "claim_wall_advantage", "forfeit_wall_advantage"
MANY = 5
"""Units of a crowd."""
NOBODY = ("hidden", "broken", "unarmed")
"""Units with these statuses neither must have wall advantage nor deny it."""


def crowd(position: Json, dice: random.Random, *ssr: str) -> Json:
    """Units of two sides in and around a walled hex at one level, never both sides in one hex."""
    board = ground(position)
    middle = place(board, dice)
    walls = [name for name in near(board, middle) if dice.random() < 0.5]
    board = walled(board, middle, *walls, terrain=dice.choice(PLAIN))
    taken: dict[str, str] = {}
    units = {}
    for i in range(MANY):
        name = dice.choice([one for one in disc(middle, 1) if inside(board, one)])
        side = taken.setdefault(name, dice.choice(("German", "Russian")))
        status = dice.choice(((), (), ("wall_advantage",), ("wall_advantage",), ("broken",), ("concealed",)))
        kind = dice.choice(("squad", "squad", "half_squad", "leader", "dummy"))
        units[f"u{i + 1}"] = squad(name, side, *status) | {"type": kind}
    terrain = {name: {"terrain": dice.choice((*SHELTER, "open_ground", "open_ground"))} for name in taken}
    moment: Json = {
        "phase": dice.choice(("MPh", "APh", "RPh", "PFPh")),
        "turn_of": dice.choice(("German", "Russian")),
    }
    return manned(made(board, **terrain), units, ssr=list(ssr), **moment)


def _deed(scene: Json, units: dict[str, Json], dice: random.Random) -> Json:
    """An action that one of the units might do, or a result that might befall it."""
    name = dice.choice(sorted(units))
    to = dice.choice(near(scene, units[name]["hex"]))
    deeds: list[Json] = [{"do": do, "units": [name]} for do in (CLAIM, CLAIM, FORFEIT)]
    deeds += [{"do": do, "units": [name], "to": to} for do in ("move", "advance", "declare_entry")]
    deeds += [{"do": "result", "unit": name, "result": dice.choice(("broken", "pinned", "eliminated"))}]
    deeds += [{"do": "end_phase", "next": dice.choice(("RPh", "PFPh", "MPh", "APh"))}]
    return dice.choice(deeds)


def played(ask: Asker, scene: Json, dice: random.Random, many: int) -> list[Json]:
    """The actions, of this many drawn, that the engine knows and allows, in order."""
    done: list[Json] = []
    units: dict[str, Json] = scene.get("units", {})
    for _ in times(many):
        deed = _deed(scene, units, dice) if units else {"do": ""}
        if deed["do"] not in ask.capabilities.actions:
            continue
        after = ask.state(scene, [*done, deed])
        if after is not None:
            done.append(deed)
            units = {name: units[name] | one for name, one in _alive(after).items() if name in units}
    return done


def _alive(state: Json) -> dict[str, Json]:
    """The units that are still on the board."""
    return {
        name: one
        for name, one in state.get("units", {}).items()
        if "hex" in one and not one.get("eliminated")
    }


def moments(
    ask: Asker, position: Json, dice: random.Random, *ssr: str
) -> Iterator[tuple[Json, list[Json], dict[str, Json], dict[str, Json]]]:
    """Scenes at the start and after some play: the actions, who has wall advantage, where the units are."""
    for _ in times(TRIES):
        scene = crowd(position, dice, *ssr)
        yield scene, [], having(ask, scene), scene["units"]
        done = played(ask, scene, dice, 3) if ask.supports({"state": ("units.hex",)}) else []
        if done:
            alive = _alive(ask.state(scene, done) or {})
            asked = [{"ask": "wall_advantage", "unit": name} for name in alive]
            found = zip(alive, ask.answers(scene, asked, done), strict=True) if asked else ()
            held = {name: answer for name, answer in found if answer is not None}
            yield scene, done, held, {name: scene["units"][name] | alive[name] for name in held}


def enemies(units: dict[str, Json]) -> Iterator[tuple[str, str]]:
    """All pairs of units of different sides."""
    yield from ((a, b) for a, b in combinations(units, 2) if units[a]["side"] != units[b]["side"])


def never_both(ask: Asker, position: Json, dice: random.Random, *ssr: str) -> Violation | None:
    """No hexside over which units of both sides have wall advantage."""
    for scene, done, held, units in moments(ask, position, dice, *ssr):
        for a, b in enemies(units):
            both = {*held.get(a, {}).get("hexsides", ())} & {*held.get(b, {}).get("hexsides", ())}
            if both:
                questions = [{"ask": "wall_advantage", "unit": name} for name in (a, b)]
                what = f"{a} and {b} both have wall advantage over {min(both)}"
                return Violation(what, scene, questions, done)
    return None


@invariant("B9-INV-15", needs=OVER, over="walls")
def one_side_has_it_over_a_hexside(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """At most one side has wall advantage over a hexside, whatever has been played."""
    return never_both(ask, position, dice)


@invariant("B9-INV-78", needs=OVER, over="bocage")
def one_side_has_it_in_deluxe_too(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """The same in Deluxe ASL, where wall advantage goes hexside by hexside."""
    return never_both(ask, position, dice, DELUXE_SSR)


def shared(scene: Json, one: str, other: str) -> bool:
    """Whether two hexes share a wall or hedge."""
    return other in neighbours(one) and hexside(one, other) in scene.get("hexsides", {})


@invariant("B9-INV-16", "B9-INV-80", needs=HELD, over="walls")
def it_denies_the_whole_hex(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Of two opponents whose hexes share a wall on their level at most one has any wall advantage."""
    for scene, done, held, units in moments(ask, position, dice):
        for a, b in enemies(units):
            if not shared(scene, units[a]["hex"], units[b]["hex"]):
                continue
            if held.get(a, {}).get("has") and held.get(b, {}).get("has"):
                questions = [{"ask": "wall_advantage", "unit": name} for name in (a, b)]
                what = f"{a} and {b} share a hexside and both have wall advantage"
                return Violation(what, scene, questions, done)
    return None


def _comrade(units: dict[str, Json], held: dict[str, Json], name: str) -> bool:
    """Whether another unit of its side in its hex is fit and has wall advantage."""
    one = units[name]
    return any(
        other["hex"] == one["hex"]
        and other["side"] == one["side"]
        and key != name
        and held.get(key, {}).get("has")
        and not set(NOBODY) & set(other.get("status", ()))
        for key, other in units.items()
    )


@invariant("B9-INV-17", needs=HELD, over="walls")
def who_has_it_is_eligible(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A unit with wall advantage is armed and unbroken, or with such a comrade, and beside a wall."""
    for scene, done, held, units in moments(ask, position, dice):
        for name, answer in held.items():
            one = units.get(name)
            if one is None or not answer.get("has"):
                continue
            unfit = "broken" in one.get("status", ()) or one["type"] == "leader"
            if not own(scene, one["hex"]) or (unfit and not _comrade(units, held, name)):
                question = {"ask": "wall_advantage", "unit": name}
                return Violation(f"{name} has wall advantage and may not", scene, [question], done)
    return _excluded(ask, position, dice)


def _excluded(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Whether the unit is beneath an entrenchment or above Wire, where nobody has it (B9.32)."""
    board = ground(position)
    name = place(board, dice)
    fenced = made(walled(board, name, *near(board, name)[:1]), **{name: {}})
    for kind, beneath in (("foxhole", ["foxhole"]), ("wire", [])):
        cover = {"type": kind, "hex": name, "side": "German", **({"size": 1} if beneath else {})}
        scene = manned(fenced, {"g": squad(name, beneath=beneath)}, {"c": cover})
        if "c" in scene.get("counters", {}) and having(ask, scene).get("g", {}).get("has"):
            question = {"ask": "wall_advantage", "unit": "g"}
            return Violation(f"a unit with a {kind} has wall advantage", scene, [question])
    return None


@invariant("B9-INV-18", needs=HELD, over="walls")
def who_has_nothing_else_has_it(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A fit squad at rest next to a wall, in Open Ground and not denied it, has wall advantage."""
    for _ in times(TRIES):
        scene = crowd(position, dice)
        held, units = having(ask, scene), scene["units"]
        for name, answer in held.items():
            one = units[name]
            open_ground = scene["hexes"][one["hex"]].get("terrain", "open_ground") == "open_ground"
            fit = one["type"] in ("squad", "half_squad") and not set(NOBODY) & set(one.get("status", ()))
            denied = any(
                shared(scene, one["hex"], units[b if a == name else a]["hex"])
                for a, b in enemies(units)
                if name in (a, b) and held.get(b if a == name else a, {}).get("has")
            )
            if open_ground and fit and own(scene, one["hex"]) and not denied and answer.get("has") is False:
                question = {"ask": "wall_advantage", "unit": name}
                return Violation(f"{name} has no wall advantage in Open Ground", scene, [question])
    return None


@invariant("B9-INV-79", needs=OVER, over="walls")
def it_is_had_over_all_or_nothing(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Outside Deluxe ASL wall advantage is over every wall and hedge of the hex on the unit's level."""
    for scene, done, held, units in moments(ask, position, dice):
        for name, answer in held.items():
            if answer.get("has") and {*answer.get("hexsides", ())} != {*own(scene, units[name]["hex"])}:
                question = {"ask": "wall_advantage", "unit": name}
                what = f"{name} has wall advantage over {answer.get('hexsides')}"
                return Violation(what, scene, [question], done)
    return None


@invariant("B9-INV-34", needs=OVER, over="walls")
def in_bypass_it_covers_three_hexsides(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """In Bypass a unit can have it over the hexside straddled and the two that join it."""
    for _ in times(TRIES):
        board = ground(position)
        name = place(board, dice)
        around = [one for one in neighbours(name) if one]
        walls = [one for one in near(board, name) if dice.random() < 0.7]
        if len(around) < 6:
            continue
        fenced = walled(board, name, *walls, terrain=dice.choice(PLAIN))
        fenced = made(fenced, **{name: {"terrain": "woods", "free": around}})
        k = dice.randrange(6)
        g = squad(name, at="bypass", bypass=[hexside(name, around[k])])
        scene = manned(fenced, {"g": g}, phase="MPh", turn_of="German")
        run = {hexside(name, around[i % 6]) for i in (k - 1, k, k + 1)}
        answer = having(ask, scene).get("g")
        if answer and {*answer.get("hexsides", ())} != run & {*own(scene, name)}:
            question = {"ask": "wall_advantage", "unit": "g"}
            return Violation(f"in Bypass it is had over {answer.get('hexsides')}", scene, [question])
    return None


def face_to_face(position: Json, dice: random.Random, wa: tuple[bool, bool], **r: str) -> Json:
    """g and r in cover across a wall between their hexes, in g's MPh; r may be another type."""
    board = ground(position)
    start = place(board, dice)
    end = dice.choice(near(board, start))
    fenced = walled(board, start, end, terrain=dice.choice(PLAIN))
    shelter = {name: {"terrain": dice.choice(SHELTER)} for name in (start, end)}
    marks = [("wall_advantage",) if has else () for has in wa]
    units = {"g": squad(start, "German", *marks[0]), "r": squad(end, "Russian", *marks[1]) | r}
    return manned(made(fenced, **shelter), units, phase="MPh", turn_of="German")


@invariant("B9-INV-35", needs=OVER, actions=(CLAIM,), over="walls")
def dummies_deny_nothing(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A real unit claims wall advantage against a dummy exactly as against nobody."""
    for _ in times(TRIES):
        scene = face_to_face(position, dice, (False, True), type="dummy")
        units = {"g": scene["units"]["g"]}
        claim = [{"do": CLAIM, "units": ["g"]}]
        alone, facing = (
            having(ask, scene | {"units": one}, claim).get("g") for one in (units, scene["units"])
        )
        if alone and alone.get("has") and (not facing or facing["hexsides"] != alone["hexsides"]):
            return Violation("a dummy denies g wall advantage", scene, [{"ask": "state"}], claim)
    return None


@invariant("B9-INV-41", needs=OVER, actions=(CLAIM, FORFEIT), over="walls")
def a_claim_after_forfeit_is_as_a_fresh_one(
    ask: Asker, position: Json, dice: random.Random
) -> Violation | None:
    """After the enemy forfeits wall advantage, a claim gives the same as if the enemy had never had it."""
    for _ in times(TRIES):
        scene = face_to_face(position, dice, (False, True))
        fresh = manned(scene, {**scene["units"], "r": scene["units"]["r"] | {"status": []}}, **_moment(scene))
        forfeit, claim = {"do": FORFEIT, "units": ["r"]}, {"do": CLAIM, "units": ["g"]}
        after, first = having(ask, scene, [forfeit, claim]), having(ask, fresh, [claim])
        if after.get("g", {}).get("hexsides") != first.get("g", {}).get("hexsides"):
            what = f"after forfeit g claims {after.get('g')}, at first {first.get('g')}"
            return Violation(what, scene, [{"ask": "wall_advantage", "unit": "g"}], [forfeit, claim])
    return None


def _moment(scene: Json) -> Json:
    return {"phase": scene["phase"], "turn_of": scene["turn_of"]}


@invariant("B9-INV-28", needs={"state": ("units.hex",)}, actions=(CLAIM, FORFEIT), over="walls")
def claims_change_nothing_else(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A claim or forfeit changes no unit's place, status, MF or LOS in any other way."""
    for has in (False, True):
        scene = face_to_face(position, dice, (has, False))
        if dice.random() < 0.5 and not has:
            scene["units"]["g"]["status"] = ["concealed"]
        deed = [{"do": FORFEIT if has else CLAIM, "units": ["g"]}]
        asked: list[Json] = [{"ask": "state"}]
        asked += [los(unit("g"), unit("r")), los(unit("r"), unit("g"))] * ask.supports({"los": ("clear",)})
        before, after = ask.answers(scene, asked), ask.answers(scene, asked, deed)
        if after[0] is None or before[0] is None:
            continue
        fields = sorted(one for one in ask.declared("state") if one.startswith("units."))
        for field in (one.partition(".")[2] for one in fields):
            one, other = (_units(answer, field) for answer in (before[0], after[0]))
            if one != other:
                return Violation(f"{field} was {one}, is {other}", scene, asked[:1], deed)
        for question, one_los, other_los in zip(asked[1:], before[1:], after[1:], strict=True):
            if one_los and other_los and one_los.get("clear") != other_los.get("clear"):
                return Violation("the LOS is another one", scene, [question], deed)
    return None


def _units(state: Json, field: str) -> Json:
    """A field of every unit; of statuses all but the one that is claimed."""
    found = {name: one.get(field) for name, one in state["units"].items()}
    if field != "status":
        return found
    return {name: sorted({*(words or ())} - {"wall_advantage"}) for name, words in found.items()}


@invariant("B9-INV-77", needs=HELD, actions=("declare_entry",), over="walls")
def who_starts_to_go_has_it_no_longer(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A unit loses wall advantage when it begins to enter another Location."""
    for _ in times(TRIES):
        scene = face_to_face(position, dice, (True, False))
        g = scene["units"]["g"]["hex"]
        free = [name for name in near(scene, g) if name != scene["units"]["r"]["hex"]]
        if dice.random() < 0.5:
            scene = manned(made(scene, **{g: {}}), scene["units"], **_moment(scene))
        deed = [{"do": "declare_entry", "units": ["g"], "to": dice.choice(free)}]
        if having(ask, scene, deed).get("g", {}).get("has"):
            return Violation("g is under way with wall advantage", scene, [{"ask": "state"}], deed)
    return None
