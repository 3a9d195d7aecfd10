"""A small, honest, partial engine for asl-conformance: one file, standard library only.

It digs foxholes, moves Infantry into, out of and between entrenchments, through Wire and into marsh
(B16.4, B16.71, B26.1, B26.4, B27.1-27.12, B27.4, B27.5), and knows what Wire does to attacks (B26.31).
All else it answers with ``unsupported``. Two ways to run it:

    asl-conformance run --engine "python3 engine.py"              a process of its own
    asl-conformance run --engine python:engine:Engine             in the harness's own process

How it is built: a request is played on a private copy of its position. Three things can happen on
the way, and each is one exception or none: an answer, ``Illegal`` (the rules forbid the action) and
``Unknown`` (this engine does not know enough). Whatever it does not know by name is ``Unknown``:
every field and every word it may meet stands in a list below, so that a rule added to the
protocol later can never slip by unseen and turn into a wrong answer.
"""

import copy
import json
import sys
from collections.abc import Callable, Iterable
from typing import Any

Json = dict[str, Any]

# ---------------------------------------------------------------- what the engine knows by name

QUESTIONS = {
    "state": [
        *("units.side", "units.hex", "units.beneath", "units.on", "units.status", "units.mf_spent"),
        *("units.mf_left", "counters.type", "counters.hex", "counters.size", "counters.beneath"),
        *("counters.fortification", "counters.entrenchment", "counters.capacity", "counters.room"),
        *("counters.within_capacity", "hexes.holds", "hexes.stacking_limit", "hexes.overstacked"),
        *("sides.foxholes", "sides.foxholes_on_board", "sides.trenches", "sides.wire"),
        *("expenditures.mf", "attempts.final", "attempts.drm", "attempts.success", "checks"),
    ],
    "attack": ["possible", *(f"targets.{x}" for x in ("tem", "drm", "total", "final_dr", "to_hit"))],
    "may": ["allowed", "cost"],
}

SQUADS = {"squad": 1.0, "half_squad": 0.5, "crew": 0.5}  # MMC, in squad equivalents (A5.5)
SMC = {"leader", "hero"}
ENTRENCHMENTS = {"foxhole", "trench", "at_ditch"}
FORTIFICATIONS = ENTRENCHMENTS | {"wire", "pillbox", "roadblock"}
WEAPONS = {"lmg", "mmg", "hmg", "light_mortar", "mortar", "at_gun"}

# Infantry MF and TEM by terrain (Terrain Chart). What is not here is unsupported.
TERRAIN = {
    "open_ground": (1, 0), "brush": (2, 0), "vineyard": (2, 0), "woods": (2, 1), "orchard": (1, 0),
    "graveyard": (1, 1), "crag": (2, 1), "mudflat": (2, 0), "wooden_building": (2, 2),
    "stone_building": (2, 3), "wooden_rubble": (3, 2), "stone_rubble": (3, 3),
}  # fmt: skip
STOCK = {  # by Fortification: the clause of its set-up, and the entry of the OB it is taken from
    "foxhole": ("B27.1", "foxholes"),
    "trench": ("B27.51", "trenches"),
    "at_ditch": ("B27.51", "trenches"),
    "wire": ("B26.1", "wire"),
}
DIGS = 5  # the highest Final DR that digs a foxhole (27.11)
HEXSIDE_MF = {"": 0, "wall": 1, "hedge": 1, "bocage": 2}
BUILDINGS = {"wooden_building", "stone_building", "wooden_rubble", "stone_rubble"}
WATERS = {"water", "river", "canal"}

POSITION = set("board columns rows phase turn_of turn month ssr hexes hexsides sides units counters".split())
HEX = set("terrain level depression water road bridge overlays smoke".split())
UNIT = set("side type hex at beneath status done mf mf_spent leadership morale firepower range labor".split())
UNIT |= {"mount", "aboard"}
COUNTER = set("type hex side size caliber firepower range at beneath possessed_by status".split())
ACTION = set("do side id counter units to beneath cover carrying mode dr leader hex waive next".split())
STATUS = set("broken cx inexperienced pinned ti wounded".split())
DONE = {
    *("moved", "moved_by_trench", "tried_wire", "rallied", "recovered"),
    *("attempted_to_clear", "attempted_to_entrench"),
    *("directed_fire", "fired", "fired_support_weapon", "final_fired"),
}


class Illegal(Exception):
    """The rules forbid the action. A clause is optional in the protocol; cite it where it is certain."""

    def __init__(self, clause: str, why: str) -> None:
        super().__init__(why)
        self.clause = clause


class Unknown(Exception):
    """The engine does not know enough. This becomes ``unsupported``, never a guess."""


def only(found: Iterable[str], known: Iterable[str], label: str) -> None:
    """The one guard against guessing: every name found must be a name the engine knows."""
    if odd := sorted(set(found) - set(known)):
        raise Unknown(f"{label} {', '.join(odd)}")


# ------------------------------------------------------------------------------------ the board


def centre(name: str) -> tuple[int, int]:
    """Column, and height in half hexes: B0 lies between A0 and A1, so B, D, ... are half a hex lower."""
    letters = name.rstrip("0123456789")
    column = ord(letters[0]) - ord("A") + 26 * (len(letters) - 1)
    return column, 2 * int(name[len(letters) :]) + column % 2


def distance(first: str, second: str) -> int:
    """Range in hexes; 1 is adjacent."""
    (c1, v1), (c2, v2) = centre(first), centre(second)
    across = abs(c1 - c2)
    return across + max(0, (abs(v1 - v2) - across) // 2)


class Board:
    """A private, changing copy of a position, and what was spent, tried and is due on it."""

    def __init__(self, position: Json, digs: int = DIGS) -> None:
        self.digs = digs
        position = copy.deepcopy(position)
        only(position, POSITION, "position field")
        only(position.get("ssr", ()), {"at_ditch"}, "SSR")
        self.phase: str = position.get("phase", "")
        self.turn_of: str = position.get("turn_of", "")
        self.ssr: list[str] = list(position.get("ssr", ()))
        self.hexes: Json = position.get("hexes", {})
        self.hexsides: Json = position.get("hexsides", {})
        self.sides: Json = position.get("sides", {})
        self.units: Json = {}
        self.counters: Json = {}
        self.expenditures: list[Json] = []
        self.attempts: list[Json] = []
        self.checks: list[Json] = []
        for data in self.hexes.values():
            only(data, HEX, "hex field")
        for data in self.sides.values():
            only(data, {"foxholes", "trenches", "wire"}, "OB field")
        for name, data in position.get("units", {}).items():
            self.add_unit(name, data)
        for name, data in position.get("counters", {}).items():
            self.counters[name] = self.counter(data)

    def attacks(self, side: str) -> bool:
        """Whether it is the side's Player Turn, or not told whose it is."""
        return self.turn_of in ("", side)

    def add_unit(self, name: str, data: Json) -> None:
        only(data, UNIT, "unit field")
        only([data["type"]], SQUADS.keys() | SMC, "unit type")
        only(data.get("status", ()), STATUS, "status")
        only(data.get("done", ()), DONE, "deed")
        only(data.get("beneath", ()), ENTRENCHMENTS | {"wire"}, "cover")
        self.units[name] = {"at": "", "mf_spent": 0, **data}
        for field in ("beneath", "status", "done"):
            self.units[name][field] = list(data.get(field, ()))
        unit = self.units[name]
        if {"attempted_to_clear", "attempted_to_entrench"} & set(unit["done"]) and "ti" not in unit["status"]:
            unit["status"].append("ti")
        if "recovered" in unit["done"] and self.phase == "MPh":
            unit["mf_spent"] = max(1, unit["mf_spent"])  # a Recovery takes 1 MF (A4.44)

    def counter(self, data: Json) -> Json:
        only(data, COUNTER, "counter field")
        only([data["type"]], FORTIFICATIONS | WEAPONS, "counter type")
        only(data.get("status", ()), {"dm", "emplaced", "malfunctioned"}, "counter status")
        if data["type"] in WEAPONS and not data.get("possessed_by"):
            raise Unknown("weapons that nobody possesses")
        return {"at": "", "beneath": [], **data}

    def terrain(self, hexname: str) -> str:
        return str(self.hexes.get(hexname, {}).get("terrain", "open_ground"))

    def level(self, hexname: str) -> float:
        """Level of the ground Location; in a Depression that is one below the hex's level."""
        data = self.hexes.get(hexname, {})
        return float(data.get("level", 0)) - (1 if data.get("depression") else 0)

    def hexside(self, first: str, second: str) -> str:
        data = self.hexsides.get(f"{first}-{second}") or self.hexsides.get(f"{second}-{first}") or {}
        only(data, {"terrain"}, "hexside field")
        return str(data.get("terrain", ""))

    def find(self, hexname: str, kind: str, at: str = "") -> Json | None:
        """The counter of that kind in the hex, in the same part of it."""
        there = (c for c in self.counters.values() if c["hex"] == hexname and c["type"] == kind)
        return next((c for c in there if same_part(c["at"], at)), None)

    def on(self, unit: Json) -> list[str]:
        """The counters a unit stands on: all of its Location, but for those it is beneath (27.1, 26.4).

        Entrenchments lie beneath the Wire: who is in one is on nothing.
        """
        if unit.get("aboard") or unit["at"] == "crest" or dug_in(unit):
            return []
        here = [k for k in ("foxhole", "trench", "at_ditch", "wire") if self.find(unit["hex"], k, unit["at"])]
        return [kind for kind in here if kind not in unit["beneath"]]

    def allotment(self, unit: Json) -> float:
        """MF of Infantry on foot (A4.11): 4, Inexperienced 3, SMC 6, wounded 3; broken 6 (A10.5)."""
        if unit.get("mf") is not None:
            return float(unit["mf"])
        if unit.get("mount"):
            raise Unknown("MF of " + unit["mount"])
        if "broken" in unit["status"]:
            return 6
        if unit["type"] in SMC:
            return 3 if "wounded" in unit["status"] else 6
        return 3 if "inexperienced" in unit["status"] else 4


def same_part(first: str, second: str) -> bool:
    """``in`` and nothing both mean the ground of the hex."""
    return first.replace("in", "", 1) == second.replace("in", "", 1)


def dug_in(unit: Json) -> bool:
    """Is it beneath an entrenchment?"""
    return bool(ENTRENCHMENTS & set(unit["beneath"]))


def on_foot(unit: Json) -> bool:
    """Infantry: neither mounted nor aboard a vehicle."""
    return not unit.get("mount") and not unit.get("aboard")


# ---------------------------------------------------- how much an entrenchment holds, by side


def capacity(counter: Json) -> int:
    """Squads a counter holds for each side; four SMC may be beneath it besides."""
    return int(counter.get("size") or 1) if counter["type"] == "foxhole" else 3


def load(board: Board, counter: Json, side: str, joining: Iterable[Json] = ()) -> tuple[float, int]:
    """Squad equivalents and SMC of the side beneath the counter, and of those about to join them."""
    own = (u for u in board.units.values() if (u["hex"], u["side"]) == (counter["hex"], side))
    everybody = [*(u for u in own if counter["type"] in u["beneath"]), *joining]
    return sum(SQUADS.get(u["type"], 0) for u in everybody), sum(u["type"] in SMC for u in everybody)


def fits(counter: Json, squads: float, smc: int) -> bool:
    """Is one side within the capacity of the counter (27.12, 27.44, 27.51)?"""
    if squads > capacity(counter) or (smc > 4 and squads == capacity(counter)):
        return False
    if smc > 4:
        raise Unknown("what more than four SMC count for where squads leave room")
    return True


# -------------------------------------------------------------------------- actions, one by one


def set_up(board: Board, action: Json) -> None:
    """A Fortification of the OB is set up (26.1, 27.1, 27.51)."""
    counter = board.counter(action["counter"])
    kind, hexname, at, side = counter["type"], counter["hex"], counter["at"], action["side"]
    only([kind], STOCK, "set-up of")
    clause, stock = STOCK[kind]
    if board.phase != "setup":
        raise Illegal(clause, "it is set up before play only")
    if kind == "at_ditch" and "at_ditch" not in board.ssr:
        raise Illegal("B27.56", "no SSR gives A-T Ditches")
    left, needed = board.sides.get(side, {}).get(stock, 0), capacity(counter) if kind == "foxhole" else 1
    if needed > left:
        raise Illegal(clause, f"the OB has {left} left")
    if kind == "wire":
        wire_ground(board, hexname, at)
        if board.find(hexname, "wire", at):
            raise Illegal("B26.1", "one Wire counter a Location")
    else:
        digging_ground(board, hexname, at)
        if other := next((k for k in sorted(ENTRENCHMENTS) if board.find(hexname, k)), ""):
            raise Illegal("B27.12" if other == kind == "foxhole" else "B27.51", f"a {other} is there already")
    board.sides[side][stock] = left - needed
    board.counters[action["id"]] = {**counter, "side": side}


def digging_ground(board: Board, hexname: str, at: str) -> None:
    """Where no entrenchment may be (27.1, 16.5)."""
    data, terrain = board.hexes.get(hexname, {}), board.terrain(hexname)
    depression, water = data.get("depression", ""), data.get("water", "")
    only([depression], {"", "gully", "sunken_road", "stream"}, "depression")
    if depression == "stream" and not water:
        raise Unknown("the depth of the stream")
    if data.get("bridge") and at != "bridge":
        raise Unknown("an entrenchment in the hex of a bridge, not on it")
    if water == "frozen":
        raise Unknown("frozen water")
    banned = (
        at == "bridge"
        or data.get("road") in ("paved", "elevated")
        or depression == "sunken_road"
        or (depression == "stream" and water != "dry")
        or "runway" in data.get("overlays", ())
        or terrain in BUILDINGS | WATERS | {"crag"}
    )
    if banned:
        raise Illegal("B27.1", "no entrenchment in that terrain")
    if terrain in ("marsh", "mudflat"):  # mudflat is marsh but for what 16.7 changes
        raise Illegal("", "no Fortification in marsh")


def wire_ground(board: Board, hexname: str, at: str) -> None:
    """Where no Wire may be (26.1, 16.5); the ice of a frozen hex bears it."""
    data = board.hexes.get(hexname, {})
    water = data.get("water", "")
    only([data.get("depression", "")], {"", "gully", "sunken_road", "stream"}, "depression")
    if at in ("crest", "sewer"):
        raise Illegal("B26.1", f"no Wire at {at}")
    if at == "bridge":
        return
    wet = board.terrain(hexname) in WATERS | {"marsh", "mudflat"} or water == "flooded"
    if board.terrain(hexname) in BUILDINGS or (wet and water != "frozen"):
        raise Illegal("B26.1", "no Wire in that terrain")


def entrench(board: Board, action: Json) -> None:
    """An Entrenching Attempt: a Final DR of 5 or less puts a 1S over all who took part (27.11, 27.12)."""
    only(action.get("waive", ()), {"small_unit"}, "waived DRM")  # asked for, and not granted
    only(action["units"], board.units, "an attempt of")
    units = [board.units[name] for name in action["units"]]
    squads = sum(SQUADS.get(u["type"], 0) for u in units)
    may_dig(board, units, squads, action.get("hex"))
    drm = (1 if squads < 1 else 0) + max(u.get("labor", 0) for u in units)
    drm += 1 if any("cx" in u["status"] for u in units) else 0
    taking_part = list(units)
    leader = board.units.get(action.get("leader", ""))
    if leader and can_direct(leader, units[0]):
        drm += leader["leadership"]
        taking_part.append(leader)
    final, hexname = action["dr"] + drm, units[0]["hex"]
    for unit in taking_part:
        unit["status"].append("ti")
        unit["done"].append("attempted_to_entrench")
    board.attempts.append(
        {"units": action["units"], "final": final, "drm": drm, "success": final <= board.digs}
    )
    if final > board.digs:
        return
    if foxhole := board.find(hexname, "foxhole"):
        foxhole["size"] = capacity(foxhole) + 1
    else:
        board.counters[f"{hexname} foxhole"] = board.counter({"type": "foxhole", "hex": hexname, "size": 1})
    foxhole = board.find(hexname, "foxhole")
    for unit in taking_part:
        if foxhole and fits(foxhole, *load(board, foxhole, unit["side"], [unit])):
            unit["beneath"] = ["foxhole"]


def may_dig(board: Board, units: list[Json], squads: float, announced: str | None) -> None:
    """Who may try, and where (27.1, 27.11, 27.12, 27.51)."""
    hexname = units[0]["hex"]
    if board.phase not in ("", "PFPh") or any(not board.attacks(u["side"]) for u in units):
        raise Illegal("B27.11", "only in its own PFPh")
    if announced not in (None, hexname):
        raise Illegal("B27.11", "only in its own hex")
    if squads == 0 or any(not on_foot(u) or "broken" in u["status"] for u in units):
        raise Illegal("B27.11", "it takes unbroken MMC Infantry")
    if any("ti" in u["status"] or u["done"] for u in units):
        raise Illegal("B27.11", "it has done something this phase")
    if any("wire" in board.on(u) or dug_in(u) for u in units):
        raise Illegal("B27.11", "not from an entrenchment or on Wire")
    if squads > 1 or any("pinned" in u["status"] or u["hex"] != hexname or u["type"] in SMC for u in units):
        raise Unknown("this group of entrenching units")
    digging_ground(board, hexname, units[0]["at"])
    if board.find(hexname, "trench") or board.find(hexname, "at_ditch"):
        raise Illegal("B27.51", "no foxhole beside a trench")
    foxhole = board.find(hexname, "foxhole")
    if foxhole and capacity(foxhole) == 3:
        raise Illegal("B27.12", "a 3S is the limit")


def can_direct(leader: Json, unit: Json) -> bool:
    """May the leader lend his modifier? Having helped another attempt of this phase does not bar him."""
    if leader["type"] != "leader" or "pinned" in leader["status"] or leader.get("leadership") is None:
        raise Unknown("the help of this leader")
    idle = set(leader["done"]) <= {"attempted_to_entrench"}
    idle = idle and ("ti" not in leader["status"] or bool(leader["done"]))
    same = leader["hex"] == unit["hex"] and same_part(leader["at"], unit["at"])
    return idle and same and on_foot(leader) and "broken" not in leader["status"]


def movers(board: Board, action: Json, phase: str) -> list[Json]:
    """The units of a movement or advance, if they may make one at all."""
    only(action["units"], board.units, "movement of")
    units = [board.units[name] for name in action["units"]]
    if board.phase not in ("", phase) or any(not board.attacks(u["side"]) for u in units):
        raise Illegal("", f"only in its own {phase}")
    if any(not on_foot(u) or u["at"] not in ("", "in") for u in units):
        raise Unknown("movement other than on foot and on the ground")
    if any(set(u["status"]) & {"broken", "pinned", "ti"} for u in units):
        raise Illegal("", "broken, pinned and TI units do not move")
    if board.phase == "MPh" and any({"fired", "fired_support_weapon"} & set(u["done"]) for u in units):
        raise Illegal("A3.2", "who has Prep Fired does not move")
    if len({(u["hex"], tuple(u["beneath"])) for u in units}) > 1:
        raise Unknown("movement together from different places")
    if any(u["type"] == "leader" for u in units) and len(units) > 1:
        raise Unknown("the MF bonus of a leader")
    possessors = {counter.get("possessed_by") for counter in board.counters.values()}
    if action.get("carrying") or possessors & set(action["units"]):
        raise Unknown("what it carries")
    return units


def spend(board: Board, units: list[Json], names: list[str], mf: float, deed: str = "moved") -> None:
    """One expenditure of MF. Coming up short is illegal: a Minimum Move is not known here."""
    for unit in units:
        if mf > board.allotment(unit) - unit["mf_spent"]:
            raise Illegal("", f"{mf:g} MF are not left")
    for unit in units:
        unit["mf_spent"] += mf
        unit["done"].append(deed)
    board.expenditures.append({"units": names, "mf": mf})


def entry_cost(board: Board, start: str, to: str) -> float | str:
    """MF to enter a hex: hexside plus COT, the COT doubled uphill (B.2, B10.4); "all" for marsh (16.4)."""
    data, terrain = board.hexes.get(to, {}), board.terrain(to)
    side, climb = board.hexside(start, to), board.level(to) - board.level(start)
    if distance(start, to) != 1:
        raise Illegal("", f"{to} is not adjacent")
    if side == "cliff":
        raise Illegal("", "a cliff is climbed, not crossed")
    if data.get("bridge") or data.get("overlays") or climb not in (-1, 0, 1):
        raise Unknown("the way into that hex")
    only([side], HEXSIDE_MF, "hexside")
    if terrain == "marsh":
        return "all"
    only([terrain], TERRAIN, "MF for")
    depression = data.get("depression", "")
    only([depression], {"", "gully"}, "MF for")
    if (depression and climb == 0) or (terrain != "open_ground" and (depression or data.get("road"))):
        raise Unknown("the MF of that hex")
    cot = 2 if depression else TERRAIN[terrain][0] + (1 if data.get("smoke") else 0)
    return HEXSIDE_MF[side] + cot * (2 if climb == 1 else 1)


def connecting(board: Board, unit: Json, to: str) -> bool:
    """Do the trench a unit is beneath and one in the hex connect (27.54)? A-T Ditches do too (27.56)."""
    if not {"trench", "at_ditch"} & set(unit["beneath"]) or distance(unit["hex"], to) != 1:
        return False
    return board.hexside(unit["hex"], to) not in ("cliff", "water")  # the other is found when it is entered


def move(board: Board, action: Json) -> None:
    """One hex entered in the MPh, in an expenditure of its own (27.4)."""
    only([action.get("mode", "")], {""}, "movement mode")
    units, to, cover = movers(board, action, "MPh"), action["to"], action.get("beneath", [])
    start = units[0]["hex"]
    no_enemy_there(board, units, to)
    if cover and set(cover) <= {"trench", "at_ditch"} and connecting(board, units[0], to):
        along_trenches(board, units, action)
        return
    leave(board, units, to)
    if cover:
        if "trench" in cover and board.level(to) > board.level(start):
            raise Unknown("27.6: up into a trench from below")
        raise Illegal("" if "wire" in cover else "B27.4", "the counter takes an expenditure of its own")
    cost = entry_cost(board, start, to)
    if cost == "all":
        if any(u["mf_spent"] for u in units):
            raise Illegal("B16.4", "marsh takes the whole allotment")
        if len({board.allotment(u) for u in units}) > 1:
            raise Unknown("different allotments spent together")
        cost = board.allotment(units[0])  # from below it is a Minimum Move too: see expected-failures.toml
    elif float(cost) > board.allotment(units[0]) and not units[0]["mf_spent"]:
        raise Unknown("a Minimum Move")
    spend(board, units, action["units"], float(cost))
    arrive(board, units, to, [])


def along_trenches(board: Board, units: list[Json], action: Json) -> None:
    """Between connecting trenches: one MF whatever the terrain, doubled uphill (27.54)."""
    to, climb = action["to"], board.level(action["to"]) - board.level(units[0]["hex"])
    data = board.hexes.get(to, {})
    if data.get("smoke") or data.get("depression") or climb > 1:
        raise Unknown("that way from trench to trench")
    room_for(board, units, to, action["beneath"][0])
    spend(board, units, action["units"], 2 if climb == 1 else 1, "moved_by_trench")
    arrive(board, units, to, action["beneath"])


def leave(board: Board, units: list[Json], to: str, advance: bool = False) -> None:
    """What keeps a unit in its hex: the Wire it is on (26.4), the entrenchment it is still beneath (27.4)."""
    unit = units[0]
    if "wire" in board.on(unit):
        raise Illegal("B26.4", "on Wire")
    if dug_in(unit) and not advance:
        if "foxhole" not in unit["beneath"] and board.level(to) < board.level(unit["hex"]):
            raise Unknown("27.6: from a trench to a lower level")
        raise Illegal("B27.4", "it comes out first, in an expenditure of its own")


def no_enemy_there(board: Board, units: list[Json], to: str) -> None:
    """In the MPh no hex of a Known enemy is entered (A4.14); SMC and vehicles have rules of their own."""
    if enemies := [u for u in board.units.values() if u["hex"] == to and u["side"] != units[0]["side"]]:
        if any(u["type"] not in SQUADS or not on_foot(u) or u["status"] for u in enemies):
            raise Unknown("entry of a hex with that enemy")
        raise Illegal("", "an enemy is there")


def room_for(board: Board, units: list[Json], hexname: str, kind: str) -> None:
    """Is the counter there, and may they go beneath it?"""
    cover = board.find(hexname, kind)
    if cover is None:
        raise Illegal("", f"there is no {kind}")
    if not fits(cover, *load(board, cover, units[0]["side"], units)):
        raise Illegal("B27.12" if kind == "foxhole" else "B27.51", f"the {kind} is full")


def arrive(board: Board, units: list[Json], to: str, cover: list[str]) -> None:
    """Put the units where they have paid to be; in an entrenchment they are beneath its Wire as well."""
    wired = ["wire"] if cover and cover != ["wire"] and board.find(to, "wire") else []
    for unit in units:
        unit.update(hex=to, at="", beneath=[*cover, *wired])


def advance(board: Board, action: Json) -> None:
    """One Location in the APh; straight beneath an entrenchment (27.44), never beneath Wire (26.4)."""
    only([action.get("mode", "")], {""}, "advance mode")
    units, to, cover = movers(board, action, "APh"), action["to"], action.get("beneath", [])
    cost = entry_cost(board, units[0]["hex"], to)
    if cost == "all":
        raise Illegal("B16.4", "nobody advances into marsh")
    linked = cover == ["trench"] and connecting(board, units[0], to)
    leave(board, units, to, advance=True)
    if cover and not linked:
        only(cover, {"foxhole", "trench"}, "advance beneath")
        if board.find(to, "wire"):
            raise Illegal("B26.4", "who enters is on top of the Wire")
    for kind in cover:
        room_for(board, units, to, kind)
    if float(cost) >= 4 or any(float(cost) >= board.allotment(u) for u in units):
        raise Unknown("an advance against Difficult Terrain")
    arrive(board, units, to, cover)


def in_the_mph(board: Board, names: list[str]) -> None:
    """In the RtPh, in the APh, or by broken units where no phase is named, it is no movement (27.41)."""
    broken = any("broken" in board.units[name]["status"] for name in names if name in board.units)
    if board.phase in ("RtPh", "APh") or (not board.phase and broken):
        raise Unknown("going beneath and coming out other than in the MPh")


def go_beneath(board: Board, action: Json) -> None:
    """Beneath a counter: one MF (27.4), two for an A-T Ditch (27.56), for Wire the Wire Exit dr (26.4)."""
    only(action, {"do", "units", "cover", "carrying", "dr"}, "going beneath with")  # no leader, no mode
    kind, names = action["cover"], action["units"]
    only([kind], ENTRENCHMENTS | {"wire"}, "cover")
    in_the_mph(board, names)
    if any(name not in board.units for name in names):
        raise Unknown("a weapon that goes beneath by itself")
    if kind != "wire" and any(not on_foot(board.units[name]) for name in names):
        raise Illegal("B27.1", "only Infantry goes beneath")
    units = movers(board, action, "MPh")
    if any(kind in u["beneath"] for u in units):
        raise Illegal("", "it is there already")
    if kind == "wire":
        through_wire(board, units, names, action.get("dr"))
        return
    if any("wire" in board.on(u) for u in units):
        raise Illegal("B26.4", "on Wire")
    room_for(board, units, units[0]["hex"], kind)
    spend(board, units, names, 2 if kind == "at_ditch" else 1)
    arrive(board, units, units[0]["hex"], [kind])


def through_wire(board: Board, units: list[Json], names: list[str], dr: int | None) -> None:
    """Each unit rolls for itself; a dr above the MF left takes them all and hangs it up (26.4)."""
    unit = units[0]
    if len(units) > 1:
        raise Unknown("Wire Exit of stacks")
    if "wire" not in board.on(unit):
        raise Illegal("", "it is not on Wire")
    if "tried_wire" in unit["done"]:
        raise Illegal("B26.4", "hung up on the Wire")
    if dr is None:
        board.checks.append({"check": "wire", "unit": names[0]})
        return
    left = board.allotment(unit) - unit["mf_spent"]
    if left <= 0:
        raise Illegal("B26.4", "no MF are left")
    board.checks = [check for check in board.checks if check["unit"] != names[0]]
    board.attempts.append({"units": names, "final": dr, "drm": 0, "success": dr <= left})
    spend(board, units, names, min(dr, left))
    unit["done"].append("tried_wire")
    if dr <= left:
        unit["beneath"] = ["wire"]


def come_out(board: Board, action: Json) -> None:
    """Out on top of an entrenchment, which is beneath the Wire if there is any (26.4, 27.4)."""
    in_the_mph(board, action["units"])
    units, kind = movers(board, action, "MPh"), action["cover"]
    only([kind], ENTRENCHMENTS, "coming out of")
    if any(kind not in u["beneath"] for u in units):
        raise Illegal("", "it is not beneath it")
    spend(board, units, action["units"], 2 if kind == "at_ditch" else 1)
    wired = board.find(units[0]["hex"], "wire")
    arrive(board, units, units[0]["hex"], ["wire"] if wired else [])


def end_phase(board: Board, action: Json) -> None:
    """From the PFPh to the MPh, where what was done in the phase before no longer counts."""
    if (board.phase, action.get("next")) != ("PFPh", "MPh"):
        raise Unknown("that change of phase")
    board.phase = "MPh"
    for unit in board.units.values():
        if {"fired", "fired_support_weapon", "directed_fire"} & set(unit["done"]):
            raise Unknown("Prep Fire")
        unit["done"] = []


ACTIONS: dict[str, Callable[[Board, Json], None]] = {
    "set_up": set_up, "entrench": entrench, "move": move, "advance": advance,
    "go_beneath": go_beneath, "come_out": come_out, "end_phase": end_phase,
}  # fmt: skip


def act(board: Board, action: Json) -> None:
    """Do one action on the board; what it names beyond the ground of a hex is not known."""
    only([action["do"]], ACTIONS, "action")
    only(action, ACTION, f"{action['do']} with")
    ACTIONS[action["do"]](board, action)


# ----------------------------------------------------------------------------- questions, one by one


def state(board: Board, question: Json) -> Json:
    """Everything on the board after the actions."""
    named = set(board.hexes) | {thing["hex"] for thing in (*board.units.values(), *board.counters.values())}
    return {
        "units": {name: unit_state(board, unit) for name, unit in board.units.items()},
        "counters": {name: counter_state(board, counter) for name, counter in board.counters.items()},
        "hexes": {name: hex_state(board, name) for name in sorted(named)},
        "sides": {side: side_state(board, side) for side in board.sides},
        "expenditures": board.expenditures,
        "attempts": board.attempts,
        "checks": board.checks,
    }


def unit_state(board: Board, unit: Json) -> Json:
    """Where a unit is and what it has left."""
    answer = {field: unit[field] for field in ("side", "hex", "beneath", "status", "mf_spent")}
    answer["on"] = board.on(unit)
    if on_foot(unit):  # the MF and MP of others are not known: left out, not guessed
        answer["mf_left"] = board.allotment(unit) - unit["mf_spent"]
    return answer


def counter_state(board: Board, counter: Json) -> Json:
    """What a counter is, and for an entrenchment how full."""
    answer = {"type": counter["type"], "hex": counter["hex"], "beneath": counter["beneath"]}
    answer["fortification"] = counter["type"] in FORTIFICATIONS
    answer["entrenchment"] = counter["type"] in ENTRENCHMENTS
    if counter["type"] in ENTRENCHMENTS:
        squads = capacity(counter)
        sides = sorted({u["side"] for u in board.units.values() if u["hex"] == counter["hex"]})
        loads = {side: load(board, counter, side) for side in sides}
        answer["capacity"] = {"squads": squads, "smc": 4}
        left = {side: (max(0, squads - n), max(0, 4 - m)) for side, (n, m) in loads.items()}
        answer["room"] = {side: {"squads": n, "smc": m} for side, (n, m) in left.items()}
        answer["within_capacity"] = all(fits(counter, n, m) for n, m in loads.values())
    if counter["type"] == "foxhole":
        answer["size"] = capacity(counter)
    return answer


def hex_state(board: Board, name: str) -> Json:
    """What it holds, and by how many squads a side is over the three squads of A5.1."""
    holds = [
        f"foxhole {capacity(c)}S" if c["type"] == "foxhole" else c["type"]
        for c in board.counters.values()
        if c["hex"] == name and c["type"] in FORTIFICATIONS
    ]
    over: dict[str, float] = {}
    for unit in board.units.values():
        if unit["hex"] == name and unit["at"] in ("", "in"):
            over[unit["side"]] = over.get(unit["side"], -3) + SQUADS.get(unit["type"], 0)
    overstacked = {side: excess for side, excess in over.items() if excess > 0}
    return {"holds": sorted(holds), "stacking_limit": {"squads": 3, "smc": 4}, "overstacked": overstacked}


def side_state(board: Board, side: str) -> Json:
    """What is left of the OB, and the squad capacity of the foxholes a side has on the board."""
    foxholes = [c for c in board.counters.values() if c["type"] == "foxhole" and c.get("side") == side]
    answer = {stock: board.sides[side].get(stock, 0) for stock in ("foxholes", "trenches", "wire")}
    return {**answer, "foxholes_on_board": sum(capacity(c) for c in foxholes)}


IFT = {"small_arms", "mg", "flamethrower", "dc_placed", "oba_concentration", "oba_harassing"}
ORDNANCE = {"ordnance_ap", "mortar"}


def attack(board: Board, question: Json) -> Json:
    """What the Wire does to attacks (26.31), where it alone matters: no TEM, no Hindrance, nobody moving."""
    only(question, {"ask", "target", "means", "by", "dr"}, "attack with")
    means, aim = question["means"], question["target"]
    only([means], IFT | ORDNANCE | {"close_combat"}, "means")
    firers = [firer(board, name) for name in question.get("by", ())]
    targets = {n: u for n, u in board.units.items() if aim in (n, u["hex"])}
    if aim in board.counters or (
        means == "close_combat" and any(n in board.counters for n in question.get("by", ()))
    ):
        raise Unknown("attacks on weapons, and Close Combat with one")
    if board.phase == "MPh" or (means == "close_combat") != (board.phase == "CCPh"):
        raise Unknown(f"{means} in the phase {board.phase or 'of no name'}")
    in_the_open(board, {u["hex"] for u in (*firers, *targets.values())})
    on_wire = any("wire" in board.on(u) for u in firers)
    answers: Json = {}
    for name, unit in targets.items():
        if unit["status"] or unit["at"] or (dug_in(unit) and means != "close_combat"):
            raise Unknown("attacks on that unit")
        drm: dict[str, int] = {}
        to_hit: dict[str, int] = {}
        if on_wire:  # to the To Hit DR of ordnance, and to no other DR of it
            (to_hit if means in ORDNANCE else drm)["wire"] = 1
        if means == "close_combat" and "wire" in board.on(unit):
            drm["wire"] = drm.get("wire", 0) - 1
        total = sum(drm.values())
        answers[name] = {"tem": 0, "drm": drm, "to_hit": to_hit, "total": total}
        if "dr" in question:
            answers[name]["final_dr"] = question["dr"] + total
    return {"possible": True, "targets": answers}


def firer(board: Board, name: str) -> Json:
    """The unit that attacks, or that mans the weapon that does."""
    unit = board.units.get(name) or board.units.get(board.counters.get(name, {}).get("possessed_by", ""))
    if unit is None or unit["type"] in SMC or not on_foot(unit):
        raise Unknown("attacks by " + name)
    if unit["at"] or unit["status"] or unit["done"]:
        raise Unknown("what its place, status and deeds do to its attack")
    return dict(unit)


def in_the_open(board: Board, ends: set[str]) -> None:
    """LOS and TEM are not known here: neither may be in the picture. The range is that of any weapon."""
    if board.hexsides or any(distance(first, second) > 6 for first in ends for second in ends):
        raise Unknown("LOS along hexsides and over long ranges")
    for name, data in board.hexes.items():
        only(data, {"terrain"}, "attacks with")
        if TERRAIN.get(board.terrain(name), (0, 1))[1] or (name not in ends and data):
            raise Unknown("TEM and LOS of " + board.terrain(name))


def may(board: Board, question: Json) -> Json:
    """May it be done? Do it on a copy, which nobody sees again."""
    trial = copy.deepcopy(board)
    try:
        act(trial, question["action"])
    except Illegal as no:
        return {"allowed": False, "clauses": [no.clause] if no.clause else [], "why": str(no)}
    whole = question["action"].get("do") == "move" and board.terrain(question["action"]["to"]) == "marsh"
    spent = [e["mf"] for e in trial.expenditures[len(board.expenditures) :]]
    return {"allowed": True, "cost": "all" if whole else sum(spent)}


# ------------------------------------------------------------------------------- the protocol


def refusal(why: str) -> Exception:
    """The error for a request that cannot be served at all: the harness's own, if it is at hand.

    A process of its own needs nothing but Python: ``main`` makes a JSON-RPC error of either.
    """
    try:
        from asl_conformance.adapters.base import EngineRefused
    except ImportError:
        return ValueError(why)
    return EngineRefused(-32000, why)


EDITION = "2025-01"
ANSWERS: dict[str, Callable[[Board, Json], Json]] = {"state": state, "attack": attack, "may": may}


class Engine:
    """What ``--engine python:engine:Engine`` asks for: an object with these two methods."""

    def initialize(self, params: Json) -> Json:
        return {
            "protocol": 1,
            "name": "example-python",
            "version": "1",
            "language": "Python",
            "editions": [EDITION],
            "questions": QUESTIONS,
            "actions": list(ACTIONS),
        }

    def evaluate(self, params: Json) -> Json:
        digs = self.digs(params.get("edition", EDITION))
        questions = params["questions"]
        try:
            board = Board(params.get("position", {}), digs)
            for index, action in enumerate(params.get("actions", ())):
                try:
                    act(board, action)
                except Illegal as no:
                    refused = {"action": index, "why": str(no)} | ({"clause": no.clause} if no.clause else {})
                    return {"outcomes": [{"illegal": refused} for _ in questions]}
        except Unknown as gap:
            return {"outcomes": [{"unsupported": {"missing": [str(gap)]}} for _ in questions]}
        return {"outcomes": [self.outcome(board, question) for question in questions]}

    def digs(self, edition: str) -> int:
        """The highest Final DR that digs in this edition; club.py has one with a rule of its own."""
        if edition != EDITION:
            raise refusal(f"only the edition {EDITION}")
        return DIGS

    def outcome(self, board: Board, question: Json) -> Json:
        try:
            only([question["ask"]], ANSWERS, "question")
            return {"answer": ANSWERS[question["ask"]](board, question)}
        except Unknown as gap:
            return {"unsupported": {"missing": [str(gap)]}}


def main() -> None:
    """One JSON-RPC request a line in, one response a line out; nothing else goes to stdout."""
    engine = Engine()
    methods = {"initialize": engine.initialize, "evaluate": engine.evaluate}
    for line in sys.stdin:
        request = json.loads(line)
        if request["method"] == "shutdown":
            break
        try:
            reply: Json = {"result": methods[request["method"]](request.get("params", {}))}
        except Exception as error:  # noqa: BLE001 - an engine that fails one request must live to answer the next
            reply = {"error": {"code": -32000, "message": f"{type(error).__name__}: {error}"}}
        sys.stdout.write(json.dumps({"jsonrpc": "2.0", "id": request["id"], **reply}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
