"""Cover on every board."""

from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from asl_reference.base.editions import rules_for
from asl_reference.board import geometry
from asl_reference.board import means as table
from asl_reference.board.chart import CHART
from asl_reference.board.fire import Fire
from asl_reference.board.position import Hex, Number, Position, Unit
from asl_reference.rules.firing.a8_first_fire import ffmo, ffnam, snap_shot_banned
from asl_reference.rules.ground.b_terrain_tem import HEXSIDE_TEM
from asl_reference.rules.sheltering.a10_open_ground import open_ground
from asl_reference.rules.sheltering.b9_traced import traced_through
from asl_reference.rules.sheltering.b27_cover import entrenchment_tem, net_tem, tem_options
from tests.dated import CURRENT

MEANS = (
    "small_arms mg ordnance_he ordnance_ap mortar oba_concentration oba_harassing overrun flamethrower "
    "dc_placed dc_thrown close_combat residual_fp"
).split()
INDIRECT = [kind.name for kind in table.MEANS.values() if kind.indirect]
COVERS = st.sampled_from(["foxhole", "trench", "at_ditch", "sangar"])
means = st.sampled_from(MEANS)
hexes = st.builds(lambda c, r: f"{c}{r}", st.sampled_from("BCDEFGHIJ"), st.integers(1, 9))


@st.composite
def boards(draw: st.DrawFn) -> Position:
    """A German squad in F5, a Russian one elsewhere, and any terrain, level and hexsides in F5."""
    ground: dict[str, Any] = {
        "terrain": draw(st.sampled_from(sorted(CHART))),
        "level": draw(st.integers(0, 3)),
        "overlays": draw(st.sampled_from([[], ["shellholes"]])),
    }
    walls = {
        geometry.hexside("F5", near): {"terrain": draw(st.sampled_from(["", *HEXSIDE_TEM]))}
        for near in geometry.neighbours("F5")
        if near
    }
    cover = draw(st.one_of(st.none(), COVERS))
    return Position.from_json(
        {
            "hexes": {"F5": ground},
            "hexsides": walls,
            "units": {
                "G": {"side": "German", "type": "squad", "hex": "F5", "beneath": [cover] if cover else []},
                "R": {"side": "Russian", "type": "squad", "hex": draw(hexes)},
            },
        }
    )


@given(COVERS, means, st.lists(st.sampled_from(["ma", "bmg", "ft"]), min_size=1, unique=True))
def test_entrenchment_tem_takes_few_values(cover: str, kind: str, weapons: list[str]) -> None:
    """B27-INV-15."""
    squad = Unit("German", "squad", "F5", beneath=(cover,))
    tem = net_tem(tem_options(CURRENT, Position(), Fire(kind, weapons=tuple(weapons)), squad))
    excepted = kind in ("close_combat", "flamethrower") or (kind == "overrun" and weapons == ["ft"])
    from_above = table.MEANS[kind].oba or kind == "overrun"
    unit = 1 if cover == "sangar" else 2
    assert tem == (0 if excepted else 2 * unit if from_above else unit)


@given(boards(), means)
def test_tem_is_one_option_and_air_bursts(position: Position, kind: str) -> None:
    """B27-INV-16: the best positive TEM alone, and Air Bursts besides."""
    german, russian = position.units["G"], position.units["R"]
    options = tem_options(CURRENT, position, Fire(kind, (russian,)), german)
    best = max((0, *options.values()))
    assert net_tem(options) - best in (0, -1)
    assert net_tem(options) == best or (table.MEANS[kind].indirect and "air_bursts" in options)


@given(boards(), means)
def test_going_beneath_never_harms(position: Position, kind: str) -> None:
    """B27-INV-18."""
    german, russian = position.units["G"], position.units["R"]
    fire = Fire(kind, (russian,))
    on_top = position.with_unit("G", type(german)(german.side, german.type, german.hex))
    without = net_tem(tem_options(CURRENT, position, fire, on_top.units["G"]))
    assert net_tem(tem_options(CURRENT, position, fire, german)) >= without


@given(COVERS, st.sampled_from(INDIRECT))
def test_air_bursts_shift_the_tem_by_their_own_value(cover: str, kind: str) -> None:
    """B27-INV-17."""
    german = Unit("German", "squad", "F5", beneath=(cover,))
    tem = [
        net_tem(tem_options(CURRENT, Position(hexes={"F5": Hex(terrain)}), Fire(kind), german))
        for terrain in ("woods", "open_ground")
    ]
    assert tem[0] == tem[1] - 1


@given(boards(), means, st.integers(0, 6))
def test_a_higher_firer_only_lowers_the_tem(position: Position, kind: str, up: int) -> None:
    """B27-INV-19."""
    german, russian = position.units["G"], position.units["R"]
    level = position.hex("F5").level
    tem = [
        net_tem(tem_options(CURRENT, moved, Fire(kind, (russian,)), german))
        for moved in (at_level(position, russian.hex, level), at_level(position, russian.hex, level + up))
    ]
    assert tem[1] <= tem[0]
    assert tem[1] >= 0 or table.MEANS[kind].indirect


def at_level(position: Position, hex_name: str, level: Number) -> Position:
    """The position with the hex at the level, F5 left as it is."""
    if hex_name == "F5":
        return position
    return replace(position, hexes={**position.hexes, hex_name: Hex(level=level)})


@given(COVERS, st.sampled_from(["mg", "small_arms", "snap_shot", "mortar"]), hexes)
def test_trench_movement_draws_no_fire_penalty(cover: str, kind: str, firer: str) -> None:
    """B27-INV-26."""
    german = Unit("German", "squad", "F5", beneath=(cover,), done=("moved", "moved_by_trench"))
    russian = Unit("Russian", "squad", firer)
    position = Position(phase="MPh", turn_of="German", units={"G": german, "R": russian})
    fire = Fire(kind, (russian,), hexside="F4-F5")
    assert not ffnam(position, german)
    assert not ffmo(CURRENT, position, fire, german, 0)
    assert snap_shot_banned(position, fire, german) is not None


@given(boards())
def test_open_ground_and_positive_tem_exclude_each_other(position: Position) -> None:
    """B27-INV-25: Open Ground to an enemy implies on top, and without positive TEM."""
    german, russian = position.units["G"], position.units["R"]
    if open_ground(CURRENT, position, (russian,), german):
        assert not german.entrenched
        assert net_tem(tem_options(CURRENT, position, Fire("mg", (russian,)), german)) == 0


@given(COVERS, means, st.lists(st.sampled_from(["ma", "bmg", "ft"]), unique=True))
def test_the_erratum_moves_only_overruns_that_use_ft_among_others(
    cover: str, kind: str, weapons: list[str]
) -> None:
    fire = Fire(kind, weapons=tuple(weapons))
    now, before = (entrenchment_tem(rules, cover, fire) for rules in (CURRENT, rules_for("older")))
    assert (now != before) == (kind == "overrun" and "ft" in weapons and len(weapons) > 1)


@given(hexes, hexes)
def test_a_line_enters_a_hex_by_one_hexside_or_three_that_meet(target: str, firer: str) -> None:
    entered = [one.hexside for one in traced_through(geometry.centre(firer), firer, target)]
    assert len(entered) == (0 if target == firer else 3 if len(entered) == 3 else 1)
    if len(entered) == 3:
        assert len({name for side in entered for name in geometry.hexes_of(side)}) == 3
