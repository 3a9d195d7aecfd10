"""LOS on every board: it is reciprocal, and only the picture matters, not where it is drawn."""

from collections.abc import Callable
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from asl_reference.board.chart import CHART
from asl_reference.board.geometry import (
    Point,
    centre,
    distance,
    hex_at,
    hexes_at,
    hexside,
    neighbours,
    vertices_of,
)
from asl_reference.board.position import Counter, Hex, Hexside, Position, Unit
from asl_reference.rules.los.ends import End
from asl_reference.rules.los.hindrance import fire_out_of_smoke
from asl_reference.rules.los.line import Line
from asl_reference.rules.los.path import Through, Touch
from asl_reference.rules.los.sight import Sight, sight
from tests.dated import CURRENT
from tests.often import often

PIVOT = "P20"
HEXES = tuple(name for c in "KLMNOPQRSTU" for r in range(14, 27) if distance(PIVOT, name := f"{c}{r}") <= 5)
SIDES = tuple(sorted({hexside(h, n) for h in HEXES for n in neighbours(h) if n in HEXES}))
TERRAIN = ("woods", "brush", "marsh", "orchard", "stone_rubble", "stone_building", "vineyard", "open_ground")
WALLS = ("wall", "hedge", "bocage")

in_hexes = st.sampled_from(HEXES)
levels = st.sampled_from([0, 0, 0, 0, 1, 1, 2, 0.5, -1])
free = st.lists(st.integers(0, 5), max_size=4, unique=True)


@st.composite
def grounds(draw: st.DrawFn, name: str) -> Hex:
    terrain = draw(st.sampled_from(TERRAIN))
    around = neighbours(name)
    return Hex(
        terrain,
        draw(levels),
        depression=draw(st.sampled_from(["", "", "", "gully"])),
        free=tuple(n for i in draw(free) if (n := around[i]) is not None),
        smoke=draw(st.sampled_from(["", "", "", "", "smoke"])),
        height=1.5 if terrain == "stone_building" and draw(st.booleans()) else None,
    )


@st.composite
def boards(draw: st.DrawFn, walls: tuple[str, ...] = WALLS, flat: bool = False) -> Position:
    """Some terrain and some hexside terrain in the hexes around the pivot."""
    named = () if flat else draw(st.lists(in_hexes, max_size=25, unique=True))
    sides = draw(st.dictionaries(st.sampled_from(SIDES), st.sampled_from(walls), max_size=30))
    return Position(
        month=draw(st.sampled_from([0, 12])),
        rows=60,
        hexes={name: draw(grounds(name)) for name in named},
        hexsides={s: Hexside(t, gap=draw(st.booleans())) for s, t in sides.items()},
    )


@st.composite
def ends(draw: st.DrawFn, position: Position, entrenched: bool = True, points: bool = True) -> End:
    """A unit somewhere: at the centre dot or a vertex, on the ground or a building level up."""
    name = draw(in_hexes)
    ground = position.hex(name)
    depressed = bool(ground.depression) and draw(st.booleans())
    level = int(2 * ground.level) + 2 * draw(st.sampled_from([0, 0, 0, 1])) - 2 * depressed
    point = draw(st.sampled_from([None, None, *vertices_of(name)])) if points else None
    return End(name, level, point, entrenched and draw(st.booleans()), depressed)


@st.composite
def scenes(draw: st.DrawFn, entrenched: bool = True) -> tuple[Position, End, End]:
    position = draw(boards())
    return manned(position, *(draw(ends(position, entrenched)) for _ in range(2)), draw(st.booleans()))


def manned(position: Position, start: End, end: End, claims: bool = True) -> tuple[Position, End, End]:
    """Units at both ends: with bocage near, LOS depends on who looks and who is looked at (9.521)."""
    status = ("wall_advantage",) if claims else ()
    squads = {
        "viewer": Unit("German", "squad", start.hex, status=status),
        "target": Unit("Russian", "squad", end.hex, status=status),
    }
    return replace(position, units=squads), start._replace(unit="viewer"), end._replace(unit="target")


def turned(point: Point) -> Point:
    """Sixty degrees clockwise about the origin."""
    x, y = point
    return (x - 3 * y) // 2, (x + y) // 2


def mirrored(point: Point) -> Point:
    return -point[0], point[1]


def shifted(point: Point) -> Point:
    """One column east: columns of hexes change places with offset ones."""
    return point[0] + 3, point[1] + 1


class Moved:
    """A scene as it looks after its board is turned, mirrored or shifted."""

    def __init__(self, motion: Callable[[Point], Point]) -> None:
        self.motion = motion
        self.origin = centre(PIVOT)

    def point(self, point: Point) -> Point:
        x, y = self.motion((point[0] - self.origin[0], point[1] - self.origin[1]))
        return x + self.origin[0], y + self.origin[1]

    def hex(self, name: str) -> str:
        moved = hex_at(self.point(centre(name)))
        assert moved is not None
        return moved

    def place(self, place: str) -> frozenset[str]:
        return frozenset(self.hex(h) for h in place.split("-") if h)

    def board(self, position: Position) -> Position:
        sides = {tuple(k.split("-")): v for k, v in position.hexsides.items()}
        return replace(
            position,
            hexes={
                self.hex(k): replace(v, free=tuple(self.hex(n) for n in v.free))
                for k, v in position.hexes.items()
            },
            hexsides={hexside(self.hex(a), self.hex(b)): v for (a, b), v in sides.items()},
            units={k: replace(v, hex=self.hex(v.hex)) for k, v in position.units.items()},
        )

    def end(self, end: End) -> End:
        return end._replace(hex=self.hex(end.hex), point=end.point and self.point(end.point))


def fair(seen: Sight, position: Position, start: End, end: End) -> int:
    """The Hindrance of the LOS itself, without the addition for fire out of SMOKE."""
    return seen.hindrance - (fire_out_of_smoke(Line(position, start, end)) if seen.clear else 0)


@settings(max_examples=often(40, 5000), deadline=None)
@given(scenes())
def test_los_is_reciprocal(scene: tuple[Position, End, End]) -> None:
    position, start, end = scene
    there, back = sight(CURRENT, position, start, end), sight(CURRENT, position, end, start)
    assert there.clear == back.clear
    assert fair(there, position, start, end) == fair(back, position, end, start)


@settings(max_examples=often(20, 2000), deadline=None)
@given(st.dictionaries(in_hexes, st.sampled_from(["brush", "marsh", "vineyard", "orchard"])), st.data())
def test_hindrance_is_the_same_from_either_end(hindering: dict[str, str], data: st.DataObject) -> None:
    position = Position(hexes={name: Hex(terrain) for name, terrain in hindering.items()})
    start, end = (data.draw(ends(position)) for _ in range(2))
    there, back = sight(CURRENT, position, start, end), sight(CURRENT, position, end, start)
    assert (there.clear, there.hindrance) == (back.clear, back.hindrance)


def _only_the_picture_matters(scene: tuple[Position, End, End], motion: Callable[[Point], Point]) -> None:
    position, start, end = scene
    moved = Moved(motion)
    here = sight(CURRENT, position, start, end)
    there = sight(CURRENT, moved.board(position), moved.end(start), moved.end(end))
    assert (here.clear, here.hindrance, here.clauses) == (there.clear, there.hindrance, there.clauses)
    assert moved.place(here.blocked_at) == frozenset(h for h in there.blocked_at.split("-") if h)


@settings(max_examples=often(40, 5000), deadline=None)
@given(scenes())
def test_turning_the_board_by_sixty_degrees_changes_nothing(scene: tuple[Position, End, End]) -> None:
    _only_the_picture_matters(scene, turned)


@settings(max_examples=often(40, 5000), deadline=None)
@given(scenes())
def test_a_mirror_changes_nothing(scene: tuple[Position, End, End]) -> None:
    _only_the_picture_matters(scene, mirrored)


@settings(max_examples=often(40, 5000), deadline=None)
@given(scenes())
def test_shifting_the_board_changes_nothing(scene: tuple[Position, End, End]) -> None:
    _only_the_picture_matters(scene, shifted)


@settings(max_examples=often(20, 2000), deadline=None)
@given(scenes(entrenched=False), st.booleans(), st.booleans())
def test_going_beneath_never_opens_a_los(
    scene: tuple[Position, End, End], viewer_beneath: bool, target_beneath: bool
) -> None:
    position, start, end = scene
    on_top = sight(CURRENT, position, start, end)
    beneath = sight(
        CURRENT, position, start._replace(entrenched=viewer_beneath), end._replace(entrenched=target_beneath)
    )
    assert on_top.clear or not beneath.clear
    if distance(start.hex, end.hex) <= 1:
        assert on_top.clear == beneath.clear


@settings(max_examples=often(20, 2000), deadline=None)
@given(scenes(), st.lists(st.tuples(in_hexes, st.sampled_from(["foxhole", "trench", "wire"])), max_size=6))
def test_foxholes_trenches_and_wire_change_no_los_between_others(
    scene: tuple[Position, End, End], dug: list[tuple[str, str]]
) -> None:
    position, start, end = scene
    counters = {str(i): Counter(kind, where) for i, (where, kind) in enumerate(dug)}
    assert sight(CURRENT, position, start, end) == sight(
        CURRENT, replace(position, counters=counters), start, end
    )


@settings(max_examples=often(20, 2000), deadline=None)
@given(boards(walls=("wall", "hedge"), flat=True), st.data())
def test_own_hexsides_never_matter_to_units_that_are_not_entrenched(
    position: Position, data: st.DataObject
) -> None:
    start, end = (data.draw(ends(position, entrenched=False)) for _ in range(2))
    others = {k: v for k, v in position.hexsides.items() if not {start.hex, end.hex} & set(k.split("-"))}
    without = sight(CURRENT, replace(position, hexsides=others), start, end)
    assert sight(CURRENT, position, start, end).clear == without.clear


@settings(max_examples=often(20, 2000), deadline=None)
@given(boards(walls=("wall", "hedge"), flat=True), st.data())
def test_a_wall_that_the_los_does_not_touch_is_nothing_to_it(position: Position, data: st.DataObject) -> None:
    start, end = (data.draw(ends(position)) for _ in range(2))
    touched = {frozenset(p) for t in Line(position, start, end).path for p in _pairs(_hexes(t))}
    near = {k: v for k, v in position.hexsides.items() if frozenset(k.split("-")) in touched}
    assert sight(CURRENT, position, start, end) == sight(
        CURRENT, replace(position, hexsides=near), start, end
    )


def _hexes(touch: Touch) -> tuple[str, ...]:
    return () if isinstance(touch, Through) else touch.hexes


def _pairs(hexes: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(a, b) for i, a in enumerate(hexes) for b in hexes[i + 1 :]]


@settings(max_examples=often(20, 2000), deadline=None)
@given(boards(walls=("wall", "hedge"), flat=True), in_hexes, st.booleans(), st.booleans())
def test_walls_never_block_between_adjacent_hexes(
    position: Position, name: str, viewer_beneath: bool, target_beneath: bool
) -> None:
    for other in neighbours(name):
        assert other is not None
        start, end = End(name, entrenched=viewer_beneath), End(other, entrenched=target_beneath)
        assert sight(CURRENT, position, start, end).clear


@settings(max_examples=often(20, 2000), deadline=None)
@given(st.integers(2, 9), st.sets(st.integers(1, 9)))
def test_marsh_along_a_hexrow_hinders_once_a_hex(length: int, wet: set[int]) -> None:
    position = Position(hexes={f"P{20 + i}": Hex("marsh") for i in wet})
    seen = sight(CURRENT, position, End("P20"), End(f"P{20 + length}"))
    between = len([i for i in wet if i < length])
    assert (seen.hindrance, seen.clear) == (between, between < 6)


def test_the_boards_above_draw_on_terrain_of_the_chart() -> None:
    assert set(TERRAIN) <= set(CHART)
    assert len(hexes_at(vertices_of(PIVOT)[0])) == 3
