"""Hypothesis strategies: patches of terrain, a few counters and units on open ground.

For properties that are about a rule: the least board that breaks one is one that a reader takes in.
Every position is sound by construction and lies around ``PIVOT``, far from the edges of its board.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from hypothesis import strategies as st

from asl_conformance.fuzz.boards.crowds import crowded
from asl_conformance.fuzz.boards.lattice import disc, hexside, hexsides_within, neighbours
from asl_conformance.fuzz.boards.placement import BUILDINGS, MEN, Draft
from asl_conformance.fuzz.boards.themes import MIXED, THEMES, Theme

Json = dict[str, Any]

PIVOT = "Q20"
"""The middle of the boards: what is on them can be turned about it."""
COLUMNS, ROWS = 33, 40
RADIUS = 3
SIDES = ("German", "Russian")
POSSESSING = st.lists(st.booleans(), max_size=4)
COVERS = ("foxhole", "trench", "at_ditch", "sangar", "wire")
"""A unit that is to be beneath something is beneath the first of these that its Location has room under."""


def positions(theme: Theme | str = MIXED, radius: int = RADIUS) -> st.SearchStrategy[Json]:
    """Positions of a theme, within so many hexes of the pivot; the simplest is the empty board."""
    if theme == "crossings":
        seeds = st.integers(0, 2**32)
        return seeds.map(lambda seed: crowded(random.Random(seed), COLUMNS, ROWS, PIVOT))
    menus = THEMES[theme] if isinstance(theme, str) else theme
    return _positions(menus, disc(PIVOT, radius))


@st.composite
def _positions(draw: st.DrawFn, theme: Theme, names: tuple[str, ...]) -> Json:
    moment, hexes, sides, counters = _parts(theme, names)
    draft = Draft(**draw(moment))
    draft.hexes.update(draw(hexes))
    for name, ground in draft.hexes.items():
        free = ground.pop("free", ())
        if free:
            ground["free"] = [near for i in free if (near := neighbours(name)[i])]
    for name, side in draw(sides).items():
        draft.add_hexside(name, side)
    for i, counter in enumerate(draw(counters), 1):
        draft.add_counter(f"c{i}", counter)
    units = st.lists(troops(theme, _worth(draft, names)), max_size=theme.most[3])
    for i, unit in enumerate(draw(units), 1):
        draft.add_unit(f"u{i}", unit)
    for key, who in zip(list(draft.counters), draw(POSSESSING), strict=False):
        if who:
            possess(draft, key)
    return draft.done()


@cache
def _parts(theme: Theme, names: tuple[str, ...]) -> tuple[st.SearchStrategy[Any], ...]:
    """The moment, the hexes, the hexsides and the counters: strategies are made once, not for each board."""
    hexes, sides, counters, _ = theme.most
    return (
        moments(theme),
        st.dictionaries(st.sampled_from(names), grounds(theme), max_size=hexes),
        st.dictionaries(st.sampled_from(hexsides_within(names)), hexsides(theme), max_size=sides),
        st.lists(fortifications(theme, names), max_size=counters),
    )


def _worth(draft: Draft, names: tuple[str, ...]) -> tuple[str, ...]:
    """The hexes, those first and twice that something lies in or beside: there units have most to do."""
    inside = set(names)
    lying = [counter["hex"] for counter in draft.counters.values()]
    walled = [name for side in draft.hexsides for name in side.split("-") if name in inside]
    return (*lying, *lying, *walled, *draft.hexes, *draft.hexes, *names)


def moments(theme: Theme) -> st.SearchStrategy[Json]:
    """Phase, Player Turn, SSR, weather and water."""
    return st.fixed_dictionaries(
        {
            "columns": st.just(COLUMNS),
            "rows": st.just(ROWS),
            "phase": st.sampled_from(theme.phases),
            "turn_of": st.sampled_from(SIDES),
            "ssr": st.sampled_from(theme.ssr).map(lambda text: [text] if text else []),
            "weather": st.sampled_from(theme.weather),
            "water": st.sampled_from(theme.water),
            "month": st.sampled_from([0, 12]),
        }
    )


def grounds(theme: Theme) -> st.SearchStrategy[Json]:
    """One hex: its terrain, level, Depression, road, SMOKE, hexsides free of its artwork (by number)."""
    return st.builds(
        ground,
        st.sampled_from(theme.terrain),
        st.sampled_from(theme.levels),
        st.sampled_from(theme.depressions),
        st.sampled_from(theme.roads),
        st.sampled_from(theme.smoke),
        st.lists(st.integers(0, 5), max_size=2, unique=True),
        st.integers(0, 2),
        st.integers(0, 7),
    )


def ground(
    terrain: str,
    level: float,
    depression: str,
    road: str,
    smoke: str,
    free: list[int],
    floors: int,
    more: int,
) -> Json:
    """The fields that go together: a Depression is open ground, a road leads over open ground.

    ``more`` stands for what few hexes have: 7 a bridge, 6 shellholes, 5 a runway.
    """
    built = terrain in BUILDINGS
    if depression or road:
        terrain = "open_ground"
    if depression:
        road = ""
    fields: Json = {
        "terrain": terrain,
        "level": level,
        "depression": depression,
        "road": road,
        "smoke": smoke,
    }
    if terrain in BUILDINGS or terrain == "woods":
        fields["free"] = free
    if built and terrain in BUILDINGS and floors:
        fields |= {"floors": floors, "height": floors + 0.5}
    fields |= _extra(fields, more)
    return {key: value for key, value in fields.items() if value and value != "open_ground"}


def _extra(fields: Json, more: int) -> Json:
    open_ground = fields["terrain"] == "open_ground"
    if more == 7 and (fields["depression"] or fields["terrain"] == "marsh"):
        return {"bridge": True, "road": "unpaved"}
    if more == 6 and open_ground:
        return {"overlays": ["shellholes"]}
    if more == 5 and open_ground and not (fields["depression"] or fields["road"] or fields["level"]):
        return {"overlays": ["runway"]}
    return {}


def hexsides(theme: Theme) -> st.SearchStrategy[Json]:
    """One hexside: its terrain, now and then with a gap, a road or a Breach, or on the higher level."""
    return st.builds(hexside_of, st.sampled_from(theme.hexsides), st.integers(0, 9))


def hexside_of(kind: str, more: int) -> Json:
    """A hexside; ``more`` is what few have: 9 a gap, 8 a road in a gap, 7 or 4 Hillside, 6 a Breach."""
    side: Json = {"terrain": kind}
    if kind == "cliff":
        return side
    if more >= 8:
        side["gap"] = True
    if more == 8:
        side["road"] = True
    if more in (4, 7):
        side["hillside"] = True
    if more == 6 and kind == "bocage":
        side["breached"] = True
    return side


def possess(draft: Draft, key: str) -> None:
    """Let the first unit that can possess the weapon have it."""
    here = draft.men.get(draft.counters[key]["hex"], ())
    any(draft.arm(key, who) for who, _ in here)


def fortifications(theme: Theme, names: tuple[str, ...]) -> st.SearchStrategy[Json]:
    """One counter of a side, or of none."""
    return st.builds(
        counter,
        st.sampled_from(theme.counters),
        st.sampled_from(names),
        st.sampled_from(SIDES),
        st.integers(1, 3),
        taken=st.booleans(),
    )


def counter(kind: str, name: str, side: str, size: int, *, taken: bool) -> Json:
    """The fields of a counter that go together; ``taken``: an enemy Controls the trench or sangar."""
    fields: Json = {"type": kind, "hex": name, "side": side}
    if kind == "foxhole":
        fields["size"] = size
    if kind in ("minefield", "at_minefield"):
        fields["strength"] = 6
    if taken and kind in ("trench", "sangar"):
        fields["control"] = SIDES[side == SIDES[0]]
    return fields


def troops(theme: Theme, names: tuple[str, ...]) -> st.SearchStrategy[Json]:
    """One unit: where it is, on what floor, beneath what, in which status."""
    return st.builds(
        lambda side, kind, name, status, beneath, place, faces: unit(
            side, kind, name, status, beneath=beneath, place=place, faces=str(neighbours(name)[faces])
        ),
        st.sampled_from(SIDES),
        st.sampled_from(theme.units),
        st.sampled_from(names),
        st.sampled_from(theme.status),
        st.booleans(),
        st.integers(0, 7),
        st.integers(0, 5),
    )


PLACES: dict[int, Json] = {
    2: {"mf_spent": 1},
    3: {"mf_spent": 2},
    4: {"at": "bypass"},
    5: {"at": "bridge"},
    6: {"at": "crest"},
    7: {"floor": 1},
}
"""Where few units are, or what few have done, by number."""


def unit(side: str, kind: str, name: str, status: str, *, beneath: bool, place: int, faces: str) -> Json:
    """The fields of a unit that go together; a vehicle has weapons and faces a neighbour.

    ``place`` is a number of ``PLACES`` or below; the unit keeps of it what its hex and the moment allow.
    """
    fields: Json = {"side": side, "type": kind, "hex": name}
    if status:
        fields["status"] = [status]
    if beneath:
        fields["beneath"] = list(COVERS)
    if place in PLACES and (kind in MEN or place in (4, 5)):
        fields |= PLACES[place]
    if fields.get("at") == "crest":
        fields["crest"] = hexside(name, faces)
    if fields.get("at") == "bypass":
        fields["bypass"] = [hexside(name, faces)]
    if kind == "leader":
        fields["leadership"] = -1
    if kind not in MEN:
        fields["vca"] = faces
        if kind not in ("truck", "wagon"):
            fields["weapons"] = ["ma"] if kind in ("tank", "assault_gun", "armored_car") else ["aamg"]
    return fields
