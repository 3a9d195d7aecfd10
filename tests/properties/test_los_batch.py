"""The batch LOS on every board gives the same as each LOS alone."""

import random
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from asl_reference.base.editions import Rules
from asl_reference.board.chart import CHART, HEXSIDE_TERRAIN, SMOKE_HINDRANCE
from asl_reference.board.geometry import distance, hexes_of, hexside, neighbours, on_board
from asl_reference.board.position import Counter, Hex, Hexside, Position, Unit
from asl_reference.rules.los.ends import end_of_hex
from asl_reference.rules.los.sight import sight
from asl_reference.sweep.views import LosBoard, View
from tests.dated import CURRENT
from tests.often import often

DEPRESSIONS = ("gully", "stream", "sunken_road")
COLUMNS, ROWS = 11, 7
NAMES = tuple(f"{c}{r}" for c in "ABCDEFGHIJK" for r in range(ROWS + 1) if on_board(f"{c}{r}", COLUMNS, ROWS))
SIDES = tuple(sorted({hexside(h, n) for h in NAMES for n in neighbours(h) if n}))
OLDER = Rules("older", frozenset())

PALETTES = (
    tuple(CHART),
    ("open_ground", "woods", "brush", "stone_building"),
    ("orchard", "vineyard", "olive_grove", "grain"),
    ("marsh", "marsh", "mudflat", "river", "woods"),
    ("open_ground",),
)
WALLS = (("wall",), ("wall", "hedge"), ("bocage", "wall"), HEXSIDE_TERRAIN)
LEVELS: tuple[tuple[float, ...], ...] = ((0,), (0, 0, 1), (0, 1, 2, 3), (-1, 0, 0.5, 1.5))
SHARES = st.sampled_from([0, 0.1, 0.4, 0.8])

in_hexes = st.sampled_from(NAMES)


class Painter:
    """Paints a random board, in the way and with the density that Hypothesis draws."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.palette = draw(st.sampled_from(PALETTES))
        self.walls = draw(st.sampled_from(WALLS))
        self.levels = draw(st.sampled_from(LEVELS))
        self.terrain, self.walled, self.depressed = draw(SHARES), draw(SHARES), draw(SHARES)
        self.shaped, self.smoke = draw(SHARES), draw(st.sampled_from([0, 0, 0, 0.03]))
        self.dice = random.Random(draw(st.integers(0, 2**32)))

    def ground(self, name: str) -> Hex:
        dice, around = self.dice, [n for n in neighbours(name) if n is not None]
        shaped = dice.random() < self.shaped
        return Hex(
            dice.choice(self.palette),
            dice.choice(self.levels),
            depression=dice.choice(DEPRESSIONS) if dice.random() < self.depressed else "",
            smoke=dice.choice(list(SMOKE_HINDRANCE)) if dice.random() < self.smoke else "",
            height=dice.choice((None, 0.5, 1.5, 2)) if shaped else None,
            free=tuple(n for n in around if shaped and dice.random() < 0.4),
            laps=tuple(n for n in around if shaped and dice.random() < 0.1),
        )

    def hexside(self, side: str, hexes: dict[str, Hex]) -> Hexside:
        dice, highest = self.dice, max(hexes.get(name, Hex()).level for name in hexes_of(side))
        return Hexside(dice.choice(self.walls), dice.choice((None, highest)), gap=dice.random() < 0.2)

    def board(self) -> Position:
        hexes = {name: self.ground(name) for name in NAMES if self.dice.random() < self.terrain}
        sides = {s: self.hexside(s, hexes) for s in SIDES if self.dice.random() < self.walled}
        return Position(columns=COLUMNS, rows=ROWS, hexes=hexes, hexsides=sides)


@st.composite
def boards(draw: st.DrawFn) -> Position:
    """A painted board in some season under some SSR, now and then with a tank and a wreck on it."""
    return replace(
        Painter(draw).board(),
        month=draw(st.sampled_from([0, 7, 12])),
        ssr=draw(st.sampled_from([(), ("all hedges are bocage",), ("walls are cactus hedges",)])),
        water=draw(st.sampled_from(["", "dry", "flooded"])),
        units={"tank": Unit("german", "tank", draw(in_hexes))} if draw(st.booleans()) else {},
        counters={"wreck": Counter("wreck", draw(in_hexes))} if draw(st.booleans()) else {},
    )


rules = st.sampled_from([CURRENT, CURRENT, OLDER])


def assert_agrees(view: View, ruleset: Rules, position: Position, level: float | None = None) -> None:
    start = end_of_hex(position, view.viewer, level)
    for name in view.numbers:
        if 1 <= distance(view.viewer, name) <= view.reach:
            one = sight(ruleset, position, start, end_of_hex(position, name))
            expected = (one.clear, one.hindrance if one.clear else 0)
            assert (view.sees(name), view.hindrance(name)) == expected, f"{view.viewer} to {name}: {one.why}"


@settings(max_examples=often(8, 1200), deadline=None)
@given(boards(), rules, st.lists(in_hexes, min_size=4, max_size=4, unique=True))
def test_a_view_is_what_the_definition_says_of_each_line(
    position: Position, ruleset: Rules, viewers: list[str]
) -> None:
    board = LosBoard(ruleset, position)
    for viewer in viewers:
        assert_agrees(board.view(viewer), ruleset, position)


@settings(max_examples=often(5, 600), deadline=None)
@given(boards(), rules, in_hexes, st.sampled_from([0, 0.5, 1, 2, 3]))
def test_so_is_a_view_from_a_level_of_a_building(
    position: Position, ruleset: Rules, viewer: str, level: float
) -> None:
    assert_agrees(LosBoard(ruleset, position).view(viewer, level), ruleset, position, level)


@settings(max_examples=often(5, 400), deadline=None)
@given(boards(), rules, in_hexes, st.integers(1, 20))
def test_and_so_it_is_whatever_the_reach(position: Position, ruleset: Rules, viewer: str, reach: int) -> None:
    view = LosBoard(ruleset, position, reach).view(viewer)
    assert_agrees(view, ruleset, position)
    assert all(distance(viewer, name) <= reach for name in view.hexes)
