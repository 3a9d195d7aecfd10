"""Invariants of B9 about LOS, by their numbers in the registry (B9-INV-01 ...).

01, 03, 23 to 25 and 42 hold with everything else on the board as well: see ``test_los``.
"""

from dataclasses import replace

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from asl_reference.base.editions import Rules, rules_for
from asl_reference.board.geometry import centre, distance, hex_at, hexes_at, hexside, neighbours, vertices_of
from asl_reference.board.position import Counter, Hex, Hexside, Position, Unit
from asl_reference.rules.los.blind import Casts, Obstacle, blind_hexes
from asl_reference.rules.los.ends import End
from asl_reference.rules.los.path import Corner, Crossing, Spine, trace
from asl_reference.rules.los.sight import Sight, sight
from tests.dated import CURRENT
from tests.often import often
from tests.properties.test_los import HEXES, SIDES, in_hexes, manned

OLDER = rules_for("older")
PLAIN = ("wall", "hedge")
ALL = (*PLAIN, "bocage")
flags = st.booleans()
editions = st.sampled_from([CURRENT, OLDER])


def walls(kinds: tuple[str, ...] = PLAIN, size: int = 30) -> st.SearchStrategy[dict[str, str]]:
    return st.dictionaries(st.sampled_from(SIDES), st.sampled_from(kinds), max_size=size)


def board(sides: dict[str, str], hexes: dict[str, Hex] | None = None) -> Position:
    return Position(hexsides={k: Hexside(v) for k, v in sides.items()}, hexes=hexes or {}, rows=60)


def clear(sides: dict[str, str], start: str, end: str) -> bool:
    return sight(CURRENT, board(sides), End(start), End(end)).clear


def sees(
    rules: Rules, position: Position, viewer: End, target: End, wa: tuple[bool, bool] = (False, False)
) -> Sight:
    """LOS between two units, each with or without a Wall Advan counter."""
    scene, start, end = manned(position, viewer, target)
    units = {
        name: unit if has else unit.unmarked("wall_advantage")
        for (name, unit), has in zip(scene.units.items(), wa, strict=True)
    }
    return sight(rules, replace(scene, units=units), start, end)


def touched(start: End, end: End) -> set[frozenset[str]]:
    """Pairs of hexes whose common hexside the LOS meets, vertices included."""
    found: set[frozenset[str]] = set()
    for touch in trace(start.lattice, end.lattice):
        if isinstance(touch, Crossing | Spine | Corner):
            found |= {frozenset((a, b)) for a in touch.hexes for b in touch.hexes if a != b}
    return found


@settings(max_examples=often(15, 1500), deadline=None)
@given(walls(), in_hexes, in_hexes, st.sampled_from(SIDES), st.sampled_from(PLAIN))
def test_b9_inv_04_and_05_one_more_wall_opens_a_los_only_as_a_hexspine_touching_one_end(
    sides: dict[str, str], start: str, end: str, new: str, terrain: str
) -> None:
    assume(new not in sides)
    more = {**sides, new: terrain}
    if clear(more, start, end) and not clear(sides, start, end):
        spines = [t for t in trace(centre(start), centre(end)) if isinstance(t, Spine)]
        [spine] = [t for t in spines if t.hexside == new]
        ends = [h for h in (start, end) if set(spine.vertices) & set(vertices_of(h))]
        assert len(ends) == 1


@settings(max_examples=often(15, 1500), deadline=None)
@given(walls(ALL), in_hexes, in_hexes, flags, flags, st.sampled_from(SIDES), st.sampled_from(ALL))
def test_b9_inv_06_and_55_a_hexside_the_los_does_not_meet_is_nothing_to_it(
    sides: dict[str, str], start: str, end: str, x: bool, y: bool, new: str, terrain: str
) -> None:
    here, there = End(start), End(end)
    assume(frozenset(new.split("-")) not in touched(here, there))
    # As a hexside of an end's hex it would change who has Wall Advantage; as one beside bocage on the
    # LOS it may be part of the same line of bocage (9.521 EX).
    assume(not {start, end} & set(new.split("-")) and "bocage" not in sides.values())
    assert (
        sees(CURRENT, board(sides), here, there, (x, y)).clear
        == sees(CURRENT, board({**sides, new: terrain}), here, there, (x, y)).clear
    )


@settings(max_examples=often(10, 1000), deadline=None)
@given(walls(), in_hexes, in_hexes)
def test_b9_inv_07_own_hexsides_never_matter(sides: dict[str, str], start: str, end: str) -> None:
    others = {k: v for k, v in sides.items() if not {start, end} & set(k.split("-"))}
    assert clear(sides, start, end) == clear(others, start, end)


@settings(max_examples=often(10), deadline=None)
@given(walls(ALL), in_hexes, flags, flags, flags, flags, editions)
def test_b9_inv_08_and_47_adjacent_hexes_always_see_each_other(
    sides: dict[str, str], name: str, x: bool, y: bool, one: bool, other: bool, rules: Rules
) -> None:
    for near in neighbours(name):
        assert near is not None
        ends = End(name, entrenched=one), End(near, entrenched=other)
        assert sees(rules, board(sides), *ends, (x, y)).clear


@settings(max_examples=often(10, 1000), deadline=None)
@given(walls(), st.sets(st.sampled_from(SIDES)), in_hexes, in_hexes, flags, flags)
def test_b9_inv_09_walls_and_hedges_are_interchangeable(
    sides: dict[str, str], swapped: set[str], start: str, end: str, one: bool, other: bool
) -> None:
    exchange = {"wall": "hedge", "hedge": "wall"}
    turned = {k: exchange[v] if k in swapped else v for k, v in sides.items()}
    ends = End(start, entrenched=one), End(end, entrenched=other)
    first, second = (sight(CURRENT, board(b), *ends) for b in (sides, turned))
    assert (first.clear, first.blocked_at) == (second.clear, second.blocked_at)


@settings(max_examples=often(15, 1500), deadline=None)
@given(walls(), in_hexes, in_hexes)
def test_b9_inv_10_what_blocks_blocks_farther_along_the_line(
    sides: dict[str, str], start: str, end: str
) -> None:
    (ax, ay), (bx, by) = centre(start), centre(end)
    beyond = hex_at((2 * bx - ax, 2 * by - ay))
    assume(beyond is not None)
    assert beyond is not None
    assert clear(sides, start, end) or not clear(sides, start, beyond)


@settings(max_examples=often(10, 1000), deadline=None)
@given(st.data())
def test_b9_inv_11_walls_never_block_at_range_two_along_a_hexspine(data: st.DataObject) -> None:
    start = "P20"
    aligned = [h for h in HEXES if _along_one_spine(start, h)]
    end = data.draw(st.sampled_from(aligned))
    [spine] = [t for t in trace(centre(start), centre(end)) if isinstance(t, Spine)]
    around = {hexside(a, b) for v in spine.vertices for a in hexes_at(v) for b in hexes_at(v) if a != b}
    sides = data.draw(st.dictionaries(st.sampled_from(sorted(around)), st.sampled_from(PLAIN)))
    assert clear(sides, start, end)


def _along_one_spine(start: str, end: str) -> bool:
    spines = [t for t in trace(centre(start), centre(end)) if isinstance(t, Spine)]
    return distance(start, end) == 2 and len(spines) == 1


@settings(max_examples=often(10, 1000), deadline=None)
@given(walls(), in_hexes, in_hexes, flags, flags)
def test_b9_inv_14_wall_advantage_is_nothing_to_los_over_walls(
    sides: dict[str, str], start: str, end: str, x: bool, y: bool
) -> None:
    ends = End(start), End(end)
    assert sees(CURRENT, board(sides), *ends, (x, y)).clear == sees(CURRENT, board(sides), *ends).clear


@settings(max_examples=often(10, 1000), deadline=None)
@given(walls(), in_hexes, in_hexes)
def test_b9_inv_26_and_40_the_order_in_which_hexsides_are_named_is_nothing(
    sides: dict[str, str], start: str, end: str
) -> None:
    backwards = dict(reversed(sides.items()))
    ends = End(start), End(end)
    assert sight(CURRENT, board(sides), *ends) == sight(CURRENT, board(backwards), *ends)


@settings(max_examples=often(10, 1000), deadline=None)
@given(walls(), in_hexes, st.data())
def test_b9_inv_42_no_point_of_a_hex_is_hidden_by_its_own_walls(
    sides: dict[str, str], start: str, data: st.DataObject
) -> None:
    end = data.draw(in_hexes)
    own = {k: v for k, v in sides.items() if end in k.split("-") or start in k.split("-")}
    for point in (None, *vertices_of(end)):
        assert sight(CURRENT, board(own), End(start), End(end, point=point)).clear


# Bocage


@st.composite
def bocage_scenes(draw: st.DrawFn) -> tuple[Position, End, End]:
    """Bocage on a few hexsides, some hexes on hills, and two places."""
    sides = draw(walls(("bocage", "bocage", "wall"), 20))
    hills = draw(st.dictionaries(in_hexes, st.sampled_from([1, 2]), max_size=4))
    position = board(sides, {k: Hex(level=v) for k, v in hills.items()})
    ends = []
    for _ in range(2):
        name = draw(in_hexes)
        floor = draw(st.sampled_from([0, 0, 0, 1, 2, 3]))
        ends.append(End(name, 2 * (int(position.hex(name).level) + floor), None, draw(flags) and not floor))
    return position, ends[0], ends[1]


@settings(max_examples=often(20, 2000), deadline=None)
@given(bocage_scenes(), flags, flags, editions)
def test_b9_inv_02_and_43_units_see_each_other_alike(
    scene: tuple[Position, End, End], x: bool, y: bool, rules: Rules
) -> None:
    position, start, end = scene
    there = sees(rules, position, start, end, (x, y))
    back = sees(rules, position, end, start, (y, x))
    assert there.clear == back.clear


def test_b9_inv_02_but_a_unit_may_see_a_hex_from_which_it_is_not_seen() -> None:
    position = Position(
        hexes={"F6": Hex("woods")},
        hexsides={"F5-F6": Hexside("bocage")},
        units={"out": Unit("German", "squad", "F4"), "in": Unit("Russian", "squad", "F6")},
    )
    outside, inside = End("F4", unit="out"), End("F6", unit="in")
    assert sight(CURRENT, position, outside, End("F6")).clear
    assert not sight(CURRENT, position, inside, End("F4")).clear


@settings(max_examples=often(20, 2000), deadline=None)
@given(bocage_scenes(), flags, flags, editions)
def test_b9_inv_44_who_sees_a_unit_sees_its_hex(
    scene: tuple[Position, End, End], x: bool, y: bool, rules: Rules
) -> None:
    position, start, end = scene
    if not sees(rules, position, start, end, (x, y)).clear:
        return
    manned_board, viewer, target = manned(position, start, end)
    unmarked = manned_board.units["viewer"] if x else manned_board.units["viewer"].unmarked("wall_advantage")
    at_the_hex = target._replace(unit="", entrenched=False)
    if rules.includes("B9.521-rewrite"):
        assert sight(rules, manned_board.with_unit("viewer", unmarked), viewer, at_the_hex).clear


@settings(max_examples=often(20, 2000), deadline=None)
@given(bocage_scenes(), flags, flags, editions)
def test_b9_inv_45_and_46_wall_advantage_never_takes_anything_out_of_los(
    scene: tuple[Position, End, End], x: bool, y: bool, rules: Rules
) -> None:
    position, start, end = scene
    without = sees(rules, position, start, end, (x, y)).clear
    assert not without or sees(rules, position, start, end, (True, y)).clear
    assert not without or sees(rules, position, start, end, (x, True)).clear


@settings(max_examples=often(20, 2000), deadline=None)
@given(walls(("bocage",)), in_hexes, in_hexes, flags, editions)
def test_b9_inv_48_without_wall_advantage_nothing_is_seen_past_ones_own_bocage(
    sides: dict[str, str], start: str, end: str, y: bool, rules: Rules
) -> None:
    assume(distance(start, end) > 1)
    own = {frozenset(k.split("-")) for k in sides if start in k.split("-")}
    if own & touched(End(start), End(end)):
        assert not sees(rules, board(sides), End(start), End(end), (False, y)).clear


def _lines_over_a_hexside() -> list[tuple[str, str]]:
    """A neighbour of P20 and a viewer beyond, whose LOS to P20 touches the hexside between the two."""
    viewers = [name for name in HEXES if distance(name, "P20") > 1]
    return [
        (near, viewer)
        for near in sorted(filter(None, neighbours("P20")))
        for viewer in viewers
        if frozenset((near, "P20")) in touched(End(viewer), End("P20"))
    ]


@settings(max_examples=often(10, 1000), deadline=None)
@given(st.sampled_from(_lines_over_a_hexside()), st.integers(0, 6), editions)
def test_b9_inv_49_no_height_shows_a_unit_without_wall_advantage_behind_bocage(
    line: tuple[str, str], level: int, rules: Rules
) -> None:
    near, viewer = line
    position = board({hexside(near, "P20"): "bocage"})
    assert not sees(rules, position, End(viewer, 2 * level), End("P20"), (True, False)).clear


ranges = st.integers(0, 20)
heights = st.integers(3, 16)
"""Of the viewer, in half-levels: above bocage on level 0."""


def _blind(casts: Casts, high: int, low: int, far: int) -> int:
    return max(0, blind_hexes(Obstacle("", "bocage", 0, 2, (), casts, ()), high, low, far))


@given(heights, ranges)
def test_b9_inv_51_and_52_higher_viewers_find_no_more_blind_hexes(high: int, far: int) -> None:
    for casts, least in ((Casts.HEXSIDE, 0), (Casts.GENERAL, 1)):
        here, higher = (_blind(casts, h, 0, far) for h in (high, high + 2))
        assert least <= higher <= here


@given(heights, ranges)
def test_b9_inv_53_bocage_hides_as_a_single_story_house_does_or_less(high: int, far: int) -> None:
    bocage, house = _blind(Casts.HEXSIDE, high, 0, far), _blind(Casts.GENERAL, high, 0, far)
    assert bocage <= house
    if house > 1 or high < 2 + 2 * 2:
        assert bocage == house


@settings(max_examples=often(15, 1500), deadline=None)
@given(walls(), st.sets(st.sampled_from(SIDES)), in_hexes, in_hexes, flags, flags, flags, flags)
def test_b9_inv_54_turning_walls_into_bocage_opens_no_los_on_the_level(
    sides: dict[str, str],
    grown: set[str],
    start: str,
    end: str,
    x: bool,
    y: bool,
    one: bool,
    other: bool,
) -> None:
    ends = End(start, entrenched=one), End(end, entrenched=other)
    thick = {k: "bocage" if k in grown else v for k, v in sides.items()}
    if sees(CURRENT, board(thick), *ends, (x, y)).clear:
        assert sees(CURRENT, board(sides), *ends, (x, y)).clear


ALIGNED = [
    (start, end)
    for start in ("P20", "O19", "N22", "R18")
    for end in HEXES
    if any(isinstance(t, Spine) for t in trace(centre(start), centre(end)))
]


@settings(max_examples=often(15, 1500), deadline=None)
@given(walls(("bocage",)), st.sampled_from(ALIGNED), flags, flags, editions)
def test_b9_inv_56_no_los_runs_along_bocage_on_the_level(
    sides: dict[str, str], pair: tuple[str, str], x: bool, y: bool, rules: Rules
) -> None:
    start, end = pair
    spine = next(t.hexside for t in trace(centre(start), centre(end)) if isinstance(t, Spine))
    assert not sees(rules, board({**sides, spine: "bocage"}), End(start), End(end), (x, y)).clear


@settings(max_examples=often(15, 1500), deadline=None)
@given(bocage_scenes(), flags, flags, st.sets(st.sampled_from(SIDES)))
def test_b9_inv_61_a_breach_changes_no_los(
    scene: tuple[Position, End, End], x: bool, y: bool, breached: set[str]
) -> None:
    position, start, end = scene
    sides = {k: replace(v, breached=k in breached) for k, v in position.hexsides.items()}
    assert sees(CURRENT, position, start, end, (x, y)) == sees(
        CURRENT, replace(position, hexsides=sides), start, end, (x, y)
    )


@settings(max_examples=often(20, 2000), deadline=None)
@given(
    st.dictionaries(in_hexes, st.sampled_from([1, 2]), max_size=12),
    st.sets(st.sampled_from(SIDES)),
    st.lists(in_hexes, min_size=2, max_size=2, unique=True),
    st.sampled_from([(0, 1), (1, 0), (1, 2), (0, 2)]),
)
def test_b9_inv_73_and_74_hillside_walls_are_nothing_between_units_a_level_apart(
    hills: dict[str, int], walled: set[str], names: list[str], levels: tuple[int, int]
) -> None:
    level = {**hills, **dict(zip(names, levels, strict=True))}
    sides = {}
    for side in walled:
        low, high = sorted(level.get(h, 0) for h in side.split("-"))
        if low < high:
            sides[side] = Hexside("wall", base=high)
    bare = Position(rows=60, hexes={k: Hex(level=v) for k, v in level.items()})
    start, end = (End(name, 2 * level[name]) for name in names)
    assert (
        sight(CURRENT, replace(bare, hexsides=sides), start, end).clear
        == sight(CURRENT, bare, start, end).clear
    )


@settings(max_examples=often(10, 1000), deadline=None)
@given(walls(), in_hexes, in_hexes, flags, flags)
def test_b9_inv_75_a_cactus_hedge_hides_as_a_hedge_does(
    sides: dict[str, str], start: str, end: str, one: bool, other: bool
) -> None:
    cactus = {k: "cactus_hedge" if v == "hedge" else v for k, v in sides.items()}
    ends = End(start, entrenched=one), End(end, entrenched=other)
    first, second = (sight(CURRENT, board(b), *ends) for b in (sides, cactus))
    assert (first.clear, first.blocked_at) == (second.clear, second.blocked_at)


@settings(max_examples=often(15, 1500), deadline=None)
@given(bocage_scenes(), flags, flags)
def test_counters_on_the_board_change_no_los_between_units(
    scene: tuple[Position, End, End], x: bool, y: bool
) -> None:
    position, start, end = scene
    held = {"gun": Counter("at_gun", end.hex), "mmg": Counter("mmg", start.hex, possessed_by="viewer")}
    assert sees(CURRENT, position, start, end, (x, y)) == sees(
        CURRENT, replace(position, counters=held), start, end, (x, y)
    )
