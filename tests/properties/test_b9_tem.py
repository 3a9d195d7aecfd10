"""Invariants of B9 about the TEM of walls and hedges on every board, by their ids in the registry."""

from dataclasses import replace
from math import floor

from hypothesis import given
from hypothesis import strategies as st

from asl_reference.board import geometry
from asl_reference.board import means as table
from asl_reference.board.fire import Fire
from asl_reference.board.position import Hex, Hexside, Position, Unit
from asl_reference.rules.firing.a8_first_fire import residual_fp
from asl_reference.rules.sheltering.b9_hull_down import colored_drm
from asl_reference.rules.sheltering.b9_tem import hexside_options
from asl_reference.rules.sheltering.b9_traced import traced_through
from asl_reference.rules.sheltering.b27_cover import hull_down, net_tem, tem_options
from tests.dated import CURRENT

TARGET = "F5"
AROUND = tuple(name for name in geometry.neighbours(TARGET) if name)
RING = tuple({far for near in AROUND for far in geometry.neighbours(near) if far} - {TARGET, *AROUND})
SIDES = tuple(geometry.hexside(TARGET, near) for near in AROUND)
SPINES = tuple(
    geometry.hexside(a, b) for i, a in enumerate(AROUND) for b in AROUND[i + 1 :] if geometry.adjacent(a, b)
)
TERRAINS = st.sampled_from(
    ["open_ground", "woods", "stone_building", "wooden_building", "brush", "graveyard"]
)
INDIRECT = [kind.name for kind in table.MEANS.values() if kind.indirect]
DIRECT = st.sampled_from(["small_arms", "mg", "ordnance_he", "ordnance_ap", "ordnance_heat"])
MEANS = st.one_of(DIRECT, st.sampled_from(INDIRECT))
LEVELS = st.integers(0, 8).map(lambda half: half / 2)
FIRERS = st.sampled_from([*AROUND, *RING])


@st.composite
def walls(draw: st.DrawFn) -> dict[str, Hexside]:
    """Walls and hedges at level 0 on hexsides and hexspines of F5."""
    chosen = draw(st.lists(st.sampled_from([*SIDES, *SPINES]), unique=True, max_size=8))
    return {name: Hexside(draw(st.sampled_from(["wall", "hedge"])), base=0) for name in chosen}


@st.composite
def boards(draw: st.DrawFn, target: str = "squad") -> Position:
    """A German target in F5 at level 0, with or without wall advantage, and a Russian squad nearby."""
    status = ("wall_advantage",) if draw(st.booleans()) else ()
    firer_hex = draw(FIRERS)
    firer_status = ("wall_advantage",) if not status and draw(st.booleans()) else ()
    return Position(
        hexes={TARGET: Hex(draw(TERRAINS)), firer_hex: Hex(level=draw(LEVELS))},
        hexsides=draw(walls()),
        units={
            "G": Unit("German", target, TARGET, status=status),
            "R": Unit("Russian", "squad", firer_hex, status=firer_status),
        },
    )


def fire_on(position: Position, means: str, *by: str) -> Fire:
    return Fire(means, tuple(position.units[name] for name in by or ("R",)))


def options(position: Position, means: str, *by: str) -> dict[str, int]:
    return hexside_options(CURRENT, position, fire_on(position, means, *by), position.units["G"])


def hexside_tem(position: Position, means: str = "mg", *by: str) -> int:
    return max(options(position, means, *by).values(), default=0)


@given(boards(), MEANS)
def test_hexside_tem_takes_few_values(position: Position, means: str) -> None:
    """B9-INV-12."""
    most = 1 if means in INDIRECT else 2
    assert all(0 <= tem <= most for tem in options(position, means).values())


@given(boards(), MEANS)
def test_hexside_tem_is_never_added_to_that_of_the_hex(position: Position, means: str) -> None:
    """B9-INV-13."""
    found = tem_options(CURRENT, position, fire_on(position, means), position.units["G"])
    air = found.get("air_bursts", 0)
    assert net_tem(found) - air in {0, *found.values()}


@given(boards(), MEANS)
def test_wall_advantage_leaves_no_tem_of_the_hex(position: Position, means: str) -> None:
    """B9-INV-19."""
    position = with_wa(position, "G")
    found = tem_options(CURRENT, position, fire_on(position, means), position.units["G"])
    if any(side in position.hexsides for side in SIDES):
        assert {name for name, tem in found.items() if tem > 0} <= {"wall", "hedge"}


def with_wa(position: Position, name: str) -> Position:
    """The position in which only that unit has wall advantage."""
    others = {key: unit.unmarked("wall_advantage") for key, unit in position.units.items()}
    return position.with_units(others).with_unit(name, others[name].marked("wall_advantage"))


@given(boards(), DIRECT, st.sampled_from(AROUND))
def test_a_firer_with_wall_advantage_denies_the_wall_between(
    position: Position, means: str, near: str
) -> None:
    """B9-INV-20."""
    units = {**position.units, "R": Unit("Russian", "squad", near)}
    position = with_wa(replace(position, units=units, hexes={}), "R")
    assert hexside_tem(position, means) == 0
    tank = replace(position.units["G"], type="tank")
    assert not hull_down(CURRENT, position, fire_on(position, means), tank)


@given(st.sampled_from(["wall", "hedge"]), LEVELS, st.integers(1, 4))
def test_the_elevation_formula(terrain: str, height: float, distance: int) -> None:
    """B9-INV-21, along the straight line through F5-F6."""
    base = {"wall": 2, "hedge": 1}[terrain]
    assert hexside_tem(from_above(terrain, height, distance)) == max(
        0, base - max(0, floor(height - distance))
    )


def from_above(terrain: str, height: float, distance: int) -> Position:
    place = f"F{5 + distance}"
    return Position(
        hexes={place: Hex(level=height)},
        hexsides={"F5-F6": Hexside(terrain, base=0)},
        units={"G": Unit("German", "squad", TARGET), "R": Unit("Russian", "squad", place)},
    )


@given(st.sampled_from(["wall", "hedge"]), LEVELS, LEVELS, st.integers(1, 4), st.integers(1, 4))
def test_higher_and_nearer_firers_meet_no_more_tem(terrain: str, a: float, b: float, c: int, d: int) -> None:
    """B9-INV-22."""
    low, high = sorted((a, b))
    near, far = sorted((c, d))
    assert hexside_tem(from_above(terrain, high, near)) <= hexside_tem(from_above(terrain, low, near))
    assert hexside_tem(from_above(terrain, low, near)) <= hexside_tem(from_above(terrain, low, far))


@given(st.sampled_from(["wall", "hedge"]), st.integers(0, 5), st.integers(1, 3))
def test_a_turned_board_gives_the_same_tem(terrain: str, turn: int, distance: int) -> None:
    """B9-INV-23, -25: the wall the firer shoots over straight ahead is worth the same on each side."""
    dx, dy = geometry.DIRECTIONS[turn]
    x, y = geometry.centre("P9")
    firer = geometry.hex_at((x + dx * distance, y + dy * distance))
    near = geometry.hex_at((x + dx, y + dy))
    assert firer
    assert near
    position = Position(
        hexsides={geometry.hexside("P9", near): Hexside(terrain)},
        units={"G": Unit("German", "squad", "P9"), "R": Unit("Russian", "squad", firer)},
    )
    assert hexside_tem(position) == {"wall": 2, "hedge": 1}[terrain]


@given(FIRERS, st.sampled_from(geometry.vertices_of(TARGET)))
def test_a_mirrored_line_is_traced_through_mirrored_hexsides(firer: str, aim: geometry.Point) -> None:
    """B9-INV-24, about the column of the target."""

    def mirrored(name: str) -> str:
        x, y = geometry.centre(name)
        other = geometry.hex_at((2 * geometry.centre(TARGET)[0] - x, y))
        assert other
        return other

    point = (2 * geometry.centre(TARGET)[0] - aim[0], aim[1])
    one = traced_through(geometry.centre(firer), firer, TARGET, aim)
    two = traced_through(geometry.centre(mirrored(firer)), mirrored(firer), TARGET, point)
    turned = {geometry.hexside(*map(mirrored, geometry.hexes_of(met.hexside))) for met in one}
    assert turned == {met.hexside for met in two}


@given(boards(), DIRECT, FIRERS)
def test_a_fire_group_meets_what_its_worst_member_meets(position: Position, means: str, other: str) -> None:
    """B9-INV-29."""
    position = position.with_unit("S", Unit("Russian", "squad", other))
    alone = [hexside_tem(position, means, name) for name in ("R", "S")]
    assert hexside_tem(position, means, "R", "S") == max(alone)


@given(boards(), boards(), st.sampled_from(INDIRECT))
def test_indirect_fire_is_blind_to_direction_and_wall_advantage(
    position: Position, other: Position, means: str
) -> None:
    """B9-INV-30."""
    sides = [position.hexsides[side].terrain for side in SIDES if side in position.hexsides]
    assert hexside_tem(position, means) == max((1 if side == "wall" else 0 for side in sides), default=0)
    elsewhere = replace(other, hexsides=position.hexsides)
    assert hexside_tem(elsewhere, means) == hexside_tem(position, means)


@given(boards(target="tank"), MEANS)
def test_hull_down_takes_a_wall_and_direct_fire_ordnance(position: Position, means: str) -> None:
    """B9-INV-31."""
    tank, fire = position.units["G"], fire_on(position, means)
    walled = hexside_options(CURRENT, position, fire, tank).get("wall", 0)
    down = hull_down(CURRENT, position, fire, tank)
    assert down == (table.MEANS[means].direct_to_hit and walled >= 1)
    if down:
        assert "wall" not in tem_options(CURRENT, position, fire, tank)
        assert colored_drm(CURRENT, position, fire, tank).get("location", 0) == (-1 if walled == 1 else 0)


@given(boards(), st.sampled_from([1, 2, 4, 6, 8, 12, 16, 20, 24, 30, 36]), st.integers(0, 3))
def test_the_better_the_hexside_the_less_residual_fp(position: Position, column: int, hindrance: int) -> None:
    """B9-INV-32."""
    left = []
    for terrain in ("wall", "hedge", ""):
        sides = {name: Hexside(terrain, base=0) for name in position.hexsides}
        tem = hexside_tem(replace(position, hexsides=sides))
        left.append(residual_fp(column, hindrance, tem))
    assert left == sorted(left)


@given(boards(), MEANS)
def test_crews_passengers_and_riders_never_profit(position: Position, means: str) -> None:
    """B9-INV-33."""
    for status in ((), ("rider",), ("inherent",)):
        carried = replace(position.units["G"], aboard="V", status=status)
        on_board = position.with_unit("G", carried).with_unit("V", Unit("German", "tank", TARGET))
        assert not hexside_options(CURRENT, on_board, fire_on(on_board, means), carried)


@given(boards(), MEANS, st.sampled_from([-1, 0.5, 1, 2]))
def test_a_target_on_another_level_has_nothing_of_the_wall(
    position: Position, means: str, level: float
) -> None:
    """B9-INV-36."""
    lifted = replace(position, hexes={**position.hexes, TARGET: Hex(level=level)})
    assert hexside_tem(lifted, means) == 0


@given(boards(), DIRECT)
def test_who_stops_moving_loses_no_hexside_tem(position: Position, means: str) -> None:
    """B9-INV-39."""
    for gap in (True, False):
        sides = {name: replace(side, gap=gap) for name, side in position.hexsides.items()}
        still = replace(position, hexsides=sides)
        moving = still.with_unit("G", replace(still.units["G"], mf_spent=1, done=("moved",)))
        assert hexside_tem(still, means) >= hexside_tem(moving, means)
        if not gap:
            assert hexside_tem(still, means) == hexside_tem(moving, means)


@given(boards(), MEANS)
def test_the_order_in_which_hexsides_are_named_does_not_matter(position: Position, means: str) -> None:
    """B9-INV-40."""
    turned = replace(position, hexsides=dict(reversed(list(position.hexsides.items()))))
    assert options(turned, means) == options(position, means)
