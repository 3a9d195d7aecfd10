"""What holds of cover on every board."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from asl_reference import geometry
from asl_reference.chapters.a10_open_ground import open_ground
from asl_reference.chapters.b27_cover import entrenchment_tem, net_tem, tem_options
from asl_reference.chapters.b_terrain_tem import HEXSIDE_TEM, entered_by
from asl_reference.editions import CURRENT, rules_for
from asl_reference.fire import INDIRECT, Fire
from asl_reference.position import Position
from asl_reference.terrain import CHART

MEANS = (
    "small_arms mg ordnance_he ordnance_ap mortar oba_concentration oba_harassing overrun flamethrower "
    "dc_placed dc_thrown close_combat residual_fp"
).split()
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


@given(boards(), means)
def test_tem_is_one_option_and_air_bursts(position: Position, kind: str) -> None:
    german, russian = position.units["G"], position.units["R"]
    options = tem_options(CURRENT, position, Fire(kind, (russian,)), german)
    best = max((0, *options.values()))
    assert net_tem(options) - best in (0, -1)
    assert net_tem(options) == best or (kind in INDIRECT and "air_bursts" in options)


@given(boards(), means)
def test_going_beneath_never_harms(position: Position, kind: str) -> None:
    german, russian = position.units["G"], position.units["R"]
    fire = Fire(kind, (russian,))
    on_top = position.with_unit("G", type(german)(german.side, german.type, german.hex))
    without = net_tem(tem_options(CURRENT, position, fire, on_top.units["G"]))
    assert net_tem(tem_options(CURRENT, position, fire, german)) >= without


@given(boards())
def test_open_ground_and_positive_tem_exclude_each_other(position: Position) -> None:
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
    entered = entered_by(target, firer)
    assert len(entered) == (0 if target == firer else 3 if len(entered) == 3 else 1)
    if len(entered) == 3:
        assert len({name for side in entered for name in geometry.hexes_of(side)}) == 3
