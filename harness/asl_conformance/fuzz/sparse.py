"""Hypothesis strategies: patches of terrain, a few counters and units on open ground.

For properties that are about a rule: the least board that breaks one is one that a reader takes in.
Every position is sound by construction and lies around ``PIVOT``, far from the edges of its board.
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from asl_conformance.fuzz.lattice import disc, hexsides_within, neighbours
from asl_conformance.fuzz.placement import BUILDINGS, MEN, Draft
from asl_conformance.fuzz.themes import MIXED, THEMES, Theme

Json = dict[str, Any]

PIVOT = "Q20"
"""The middle of the boards: what is on them can be turned about it."""
COLUMNS, ROWS = 33, 40
RADIUS = 3
SIDES = ("German", "Russian")
COVERS = ("foxhole", "trench", "at_ditch", "sangar", "wire")
"""A unit that is to be beneath something is beneath the first of these that its Location has room under."""


def positions(theme: Theme | str = MIXED, radius: int = RADIUS) -> st.SearchStrategy[Json]:
    """Positions of a theme, within so many hexes of the pivot; the simplest is the empty board."""
    menus = THEMES[theme] if isinstance(theme, str) else theme
    return _positions(menus, disc(PIVOT, radius))


@st.composite
def _positions(draw: st.DrawFn, theme: Theme, names: tuple[str, ...]) -> Json:
    draft = Draft(**draw(moments(theme)))
    hexes, sides, counters, units = theme.most
    where = st.sampled_from(names)
    draft.hexes.update(draw(st.dictionaries(where, grounds(theme), max_size=hexes)))
    for name, ground in draft.hexes.items():
        free = ground.pop("free", ())
        if free:
            ground["free"] = [near for i in free if (near := neighbours(name)[i])]
    between = st.sampled_from(hexsides_within(names))
    draft.hexsides.update(draw(st.dictionaries(between, hexsides(theme), max_size=sides)))
    for i, counter in enumerate(draw(st.lists(fortifications(theme, names), max_size=counters)), 1):
        draft.add_counter(f"c{i}", counter)
    for i, unit in enumerate(draw(st.lists(troops(theme, _worth(draft, names)), max_size=units)), 1):
        draft.add_unit(f"u{i}", unit)
    return draft.done()


def _worth(draft: Draft, names: tuple[str, ...]) -> tuple[str, ...]:
    """The hexes, those first and twice that something lies in or beside: there units have most to do."""
    inside = set(names)
    lying = [counter["hex"] for counter in draft.counters.values()]
    walled = [name for side in draft.hexsides for name in side.split("-") if name in inside]
    return (*lying, *lying, *walled, *draft.hexes, *names)


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
    )


def ground(
    terrain: str, level: float, depression: str, road: str, smoke: str, free: list[int], floors: int
) -> Json:
    """The fields that go together: a Depression is open ground, a road leads over open ground."""
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
    return {key: value for key, value in fields.items() if value and value != "open_ground"}


def hexsides(theme: Theme) -> st.SearchStrategy[Json]:
    """One hexside: its terrain, now and then with the gap of a road."""
    return st.builds(
        lambda kind, gap: {"terrain": kind} | ({"gap": True} if gap and kind != "cliff" else {}),
        st.sampled_from(theme.hexsides),
        st.sampled_from([False, False, False, False, True]),
    )


def fortifications(theme: Theme, names: tuple[str, ...]) -> st.SearchStrategy[Json]:
    """One counter of a side, or of none."""
    return st.builds(
        lambda kind, name, side, size: (
            {"type": kind, "hex": name, "side": side} | ({"size": size} if kind == "foxhole" else {})
        ),
        st.sampled_from(theme.counters),
        st.sampled_from(names),
        st.sampled_from(SIDES),
        st.integers(1, 3),
    )


def troops(theme: Theme, names: tuple[str, ...]) -> st.SearchStrategy[Json]:
    """One unit: where it is, on what floor, beneath what, in which status."""
    return st.builds(
        lambda side, kind, name, status, beneath, floor, faces: unit(
            side, kind, name, status, beneath, floor, str(neighbours(name)[faces])
        ),
        st.sampled_from(SIDES),
        st.sampled_from(theme.units),
        st.sampled_from(names),
        st.sampled_from(theme.status),
        st.booleans(),
        st.sampled_from((0, 0, 0, 1)),
        st.integers(0, 5),
    )


def unit(side: str, kind: str, name: str, status: str, beneath: bool, floor: int, faces: str) -> Json:
    """The fields of a unit that go together; a vehicle has weapons and faces a neighbour."""
    fields: Json = {"side": side, "type": kind, "hex": name}
    if status:
        fields["status"] = [status]
    if beneath:
        fields["beneath"] = list(COVERS)
    if floor and kind in MEN:
        fields["floor"] = floor
    if kind not in MEN:
        fields["vca"] = faces
        if kind not in ("truck", "wagon"):
            fields["weapons"] = ["ma"] if kind in ("tank", "assault_gun", "armored_car") else ["aamg"]
    return fields
