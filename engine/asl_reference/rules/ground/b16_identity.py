"""What a marsh or mudflat hex is under the water depth, weather and SSRs in force (16.6-16.8)."""

from __future__ import annotations

import re
from functools import lru_cache

from asl_reference.base.clauses import clause
from asl_reference.base.facts import of_board
from asl_reference.board.chart import CHART, Row, in_season, out_of_season
from asl_reference.board.geometry import neighbours
from asl_reference.board.places import Piece, bypasses
from asl_reference.board.position import SUPPORT_WEAPONS, Counter, Position
from asl_reference.board.water import Water, depression_of, water_of
from asl_reference.rules.ground.a2_locations import AIR, location

MARSHES = frozenset({"marsh", "mudflat"})
WATERS = frozenset({"water", "river", "canal", "stream"})
"""Terrain on which boats and amphibians move; a hex counts as stream only if one floods marsh (16.6)."""

OPENING_WEATHER = frozenset("snow ground_snow deep_snow sub_zero extreme_winter".split())
"""Weather of the scenario in which marsh is Open Ground (16.8); falling snow alone is not enough."""

LOW_WATER = {"stream": "dry", "river": "shallow"}
"""Depth of a stream or river at which connected marsh is mudflat; no other water has this effect (16.6)."""
LAID = frozenset({"placed", "placed_within", "set"})
THROWN = "thrown"
"""A deed of a DC that is no longer carried and not resolved yet, as are the statuses above (A23)."""
MUDFLAT_SSR = "all_marsh_is_mudflat"


@lru_cache(maxsize=1024)
def word(text: str) -> str:
    """Free text of a SSR or weather as one lower-case word with underscores."""
    return re.sub(r"[^a-z0-9]+", "_", text.lower()).strip("_")


def terrain_of(position: Position, hex_name: str) -> str:
    """The terrain the hex is treated as."""
    return treated_as(position, hex_name)[0]


@clause("B16.6", "B16.7", "B16.8", "B16.1", "B15.6")
@of_board
def treated_as(position: Position, hex_name: str) -> tuple[str, str]:
    """The terrain the hex is treated as, and the clause that decides it; none where it is as printed.

    Grain out of season is like fields (B15). A stream in flood is water (B20.44). Marsh and mudflat are Open
    Ground in snow and sub-zero cold. Linked to a flooded stream or river they are water like it, also if a
    SSR makes marsh mudflat; marsh linked to a dry stream or fordable river is mudflat. Of several waters a
    flood counts before low water, a river before a stream.
    """
    ground = position.hex(hex_name)
    if ground.terrain == "grain" and not in_season(position, "grain"):
        return out_of_season(position), "B15.6"
    if ground.depression == "stream" and not depression_of(position, ground):
        return "stream", "B20.44"
    if ground.terrain not in MARSHES:
        return ground.terrain, ""
    if opened_by_weather(position):
        return "open_ground", "B16.8"
    waters = _linked_waters(position, hex_name)
    flooding = {body for body, depth in waters if depth == "flooded"}
    if flooding:
        return "river" if "river" in flooding else "stream", "B16.6"
    if any(word(ssr) == MUDFLAT_SSR for ssr in position.ssr):
        return "mudflat", "B16.7"
    if ground.terrain == "mudflat":
        return "mudflat", ""
    if position.follows("B16.6-low-water=adjacent"):
        waters = _waters_near(position, hex_name)
    low = any(depth == LOW_WATER[body] for body, depth in waters)
    return ("mudflat", "B16.6") if low else ("marsh", "")


@clause("B16.8")
def opened_by_weather(position: Position) -> bool:
    """Whether the scenario defines a weather in which marsh is Open Ground."""
    return word(position.weather) in OPENING_WEATHER


@clause("B16.2", "B16.3", "B16.6", "B16.8")
def chart_row(position: Position, hex_name: str) -> Row:
    """The chart row of the terrain that the hex is treated as.

    A stream in flood is like a river (B20.44).
    """
    kind = terrain_of(position, hex_name)
    return CHART["river" if kind == "stream" else kind]


@clause("A4.3", "D2.3", "B16.3")
def beside_the_obstacle(position: Position, piece: Piece) -> bool:
    """Whether the piece is in Bypass of woods or a building; any other terrain of its hex it is in."""
    return bypasses(piece) and chart_row(position, piece.hex).is_obstacle


OUT_OF_THE_TERRAIN = frozenset({AIR, "bridge", "climbing", "rooftop"})
"""Places of a hex that are not in its terrain (B6.2, B11.4, B23.8, E7)."""


@clause("A4.3", "B6.2", "B11.4", "B23.8", "D2.3")
def in_the_terrain(position: Position, piece: Piece) -> bool:
    """Whether the piece is in the terrain of its hex: not beside it, nor above it.

    A piece that is not in the terrain need not be in Open Ground: a bridge is none (``open_by_nature``).
    """
    return location(piece).place not in OUT_OF_THE_TERRAIN and not beside_the_obstacle(position, piece)


def _linked_waters(position: Position, hex_name: str) -> list[Water]:
    """Kind and depth of the streams and rivers that the hex's unbroken run of marsh touches."""
    seen, todo = {hex_name}, [hex_name]
    waters = []
    while todo:
        for near in (position.hexes.keys() & neighbours(todo.pop())) - seen:
            seen.add(near)
            ground = position.hexes[near]
            water = water_of(position, ground)
            if water.body == "marsh":
                todo.append(near)
            elif water.body in LOW_WATER:
                waters.append(water)
    return waters


def _waters_near(position: Position, hex_name: str) -> list[Water]:
    """Kind and depth of the streams and rivers next to the hex itself."""
    near = (position.hexes[name] for name in position.hexes.keys() & neighbours(hex_name))
    return [water for ground in near if (water := water_of(position, ground)).body in LOW_WATER]


@clause("B16.1", "B16.71")
def swallowed(position: Position) -> tuple[str, ...]:
    """Ids of unpossessed portaged equipment in marsh: it is eliminated [EXC: in mudflat, on a bridge]."""
    return tuple(
        name
        for name, counter in position.counters.items()
        if _portaged(counter)
        and counter.possessed_by not in position.units
        and location(counter).place != "bridge"
        and terrain_of(position, counter.hex) == "marsh"
    )


@clause("A23.3", "A23.6", "A23.7")
def goes_off(dc: Counter) -> bool:
    """Whether the DC is Placed, Thrown or Set, and not resolved yet."""
    return THROWN in dc.done or not LAID.isdisjoint(dc.status)


@clause("B16.1", "A23.3", "A23.6", "A23.7")
def _portaged(counter: Counter) -> bool:
    """SW and what is dismantled [EXC: a DC that is to go off where it was Placed, Thrown or Set]."""
    return not goes_off(counter) and (counter.type in SUPPORT_WEAPONS or "dm" in counter.status)


def settled(position: Position) -> Position:
    """The position once marsh has swallowed what lies unpossessed in it (16.1)."""
    for name in swallowed(position):
        position = position.without_counter(name)
    return position
