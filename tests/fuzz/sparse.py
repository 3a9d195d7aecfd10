"""Hypothesis strategies: patches of terrain, a few counters and units on open ground.

For properties about a rule: the smallest board that breaks one is easy to read.
Every position is sound by construction and lies around ``PIVOT``, far from the edges of its board.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from hypothesis import strategies as st

from asl_conformance.fuzz.boards import pieces
from asl_conformance.fuzz.boards.crowds import crowded
from asl_conformance.fuzz.boards.lattice import disc, hexsides_within, neighbours
from asl_conformance.fuzz.boards.placement import Draft
from asl_conformance.fuzz.boards.themes import MIXED, THEMES, Theme

Json = dict[str, Any]

PIVOT = "Q20"
"""The middle of the boards, about which they can be turned."""
COLUMNS, ROWS = 33, 40
RADIUS = 3
POSSESSING = st.lists(st.booleans(), max_size=4)


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
            pieces.possess(draft, key)
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
    """The hexes; those with something in or beside them come first and twice, because units do most there."""
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
            "turn_of": st.sampled_from(pieces.SIDES),
            "ssr": st.sampled_from(theme.ssr).map(lambda text: [text] if text else []),
            "weather": st.sampled_from(theme.weather),
            "water": st.sampled_from(theme.water),
            "month": st.sampled_from([0, 12]),
        }
    )


def grounds(theme: Theme) -> st.SearchStrategy[Json]:
    """One hex: its terrain, level, Depression, road, SMOKE, hexsides free of its artwork (by number)."""
    return st.builds(
        pieces.ground,
        st.sampled_from(theme.terrain),
        st.sampled_from(theme.levels),
        st.sampled_from(theme.depressions),
        st.sampled_from(theme.roads),
        st.sampled_from(theme.smoke),
        st.lists(st.integers(0, 5), max_size=2, unique=True),
        st.integers(0, 2),
        st.integers(0, 7),
    )


def hexsides(theme: Theme) -> st.SearchStrategy[Json]:
    """One hexside: its terrain, now and then with a gap, a road or a Breach, or on the higher level."""
    return st.builds(pieces.hexside_of, st.sampled_from(theme.hexsides), st.integers(0, 9))


def fortifications(theme: Theme, names: tuple[str, ...]) -> st.SearchStrategy[Json]:
    """One counter of a side, or of none."""
    return st.builds(
        pieces.counter,
        st.sampled_from(theme.counters),
        st.sampled_from(names),
        st.sampled_from(pieces.SIDES),
        st.integers(1, 3),
        taken=st.booleans(),
    )


def troops(theme: Theme, names: tuple[str, ...]) -> st.SearchStrategy[Json]:
    """One unit: where it is, on what floor, beneath what, in which status."""
    return st.builds(
        lambda side, kind, name, status, beneath, place, faces: pieces.unit(
            side, kind, name, status, beneath=beneath, place=place, faces=str(neighbours(name)[faces])
        ),
        st.sampled_from(pieces.SIDES),
        st.sampled_from(theme.units),
        st.sampled_from(names),
        st.sampled_from(theme.status),
        st.booleans(),
        st.integers(0, 7),
        st.integers(0, 5),
    )
