"""Marsh on every board: B16-INV-01 to B16-INV-21."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import asl_reference.play.verbs  # noqa: F401  registers the verbs
from asl_reference.base.clauses import Illegal
from asl_reference.board import geometry
from asl_reference.board.actions import Action
from asl_reference.board.fire import Fire
from asl_reference.board.means import MEANS
from asl_reference.board.position import Counter, Hex, Position, Unit
from asl_reference.board.steps import Log, Step
from asl_reference.play.turn import play, step
from asl_reference.protocol.answers.terrain import hex_answer
from asl_reference.rules.firing.a7_fire import firepower
from asl_reference.rules.firing.b16_fire import marsh_bars_fire
from asl_reference.rules.ground.b16_identity import MARSHES, settled, swallowed, terrain_of
from asl_reference.rules.los.ends import end_of_hex
from asl_reference.rules.los.sight import Sight, sight
from asl_reference.rules.moving.a4_allotment import allotment
from asl_reference.rules.moving.b16_movement import bog_hex
from asl_reference.rules.problems import problems
from tests.dated import CURRENT

AREA = [f"{c}{r}" for c in "BCDEF" for r in range(1, 7)]
COLUMN = [f"B{r}" for r in range(11)]
hexes = st.sampled_from(AREA)
HE = [kind.name for kind in MEANS.values() if kind.shell == "he"]
WETS = st.sampled_from(["marsh", "mudflat"])
FREEZING = st.sampled_from(["snow", "ground_snow", "deep_snow", "sub_zero", "extreme_winter"])
OTHER_WEATHER = st.sampled_from(["clear", "overcast", "rain", "heavy_rain", "mud", "falling_snow"])
SQUAD = Unit("German", "squad", "B2", firepower=4, range=4)


@st.composite
def boards(draw: st.DrawFn, *more: str, levels: bool = True) -> Position:
    """Marsh here and there, and terrain of the other kinds named, at levels -1 to 1."""
    kinds = st.sampled_from(["marsh", "open_ground", *more])
    heights = st.integers(-1, 1) if levels else st.just(0)
    chosen = draw(st.dictionaries(hexes, st.tuples(kinds, heights), max_size=20))
    return Position(hexes={name: Hex(kind, level) for name, (kind, level) in chosen.items()})


def seen(position: Position, first: str, second: str) -> Sight:
    return sight(CURRENT, position, end_of_hex(position, first), end_of_hex(position, second))


def with_hex(position: Position, name: str, terrain: str) -> Position:
    return replace(position, hexes={**position.hexes, name: replace(position.hex(name), terrain=terrain)})


def moved(position: Position, to: str, **more: Any) -> Step | Illegal:
    return step(CURRENT, position, Action.from_json({"do": "move", "units": ["g"], "to": to, **more}))


@given(boards("mudflat"), hexes, hexes)
def test_the_hindrance_of_marsh_is_symmetric(position: Position, first: str, second: str) -> None:
    """B16-INV-01."""
    there, back = seen(position, first, second), seen(position, second, first)
    assert (there.clear, there.hindrance) == (back.clear, back.hindrance)


@given(st.sets(st.sampled_from(COLUMN)), st.sampled_from(COLUMN), st.sampled_from(COLUMN))
def test_along_a_hexrow_the_hindrance_counts_the_marsh_between(marsh: set[str], one: str, other: str) -> None:
    """B16-INV-02."""
    position = Position(hexes=dict.fromkeys(marsh, Hex("marsh")))
    low, high = sorted((int(one[1:]), int(other[1:])))
    count = sum(low < int(name[1:]) < high for name in marsh)
    line = seen(position, one, other)
    assert line.clear == (count < 6)
    if line.clear:
        assert line.hindrance == count


@given(boards(levels=False), hexes, hexes, hexes)
def test_one_more_marsh_hex_adds_one_or_nothing(position: Position, a: str, b: str, extra: str) -> None:
    """B16-INV-03."""
    before = seen(with_hex(position, extra, "open_ground"), a, b)
    after = seen(with_hex(position, extra, "marsh"), a, b)
    if before.clear and after.clear:
        assert after.hindrance - before.hindrance in (0, 1)
    assert before.clear or not after.clear


@given(boards(), hexes, hexes, st.booleans(), st.booleans())
def test_the_ends_do_not_matter(position: Position, a: str, b: str, wet_a: bool, wet_b: bool) -> None:
    """B16-INV-04."""
    wet = with_hex(position, a, "marsh" if wet_a else "open_ground")
    wet = with_hex(wet, b, "marsh" if wet_b else "open_ground")
    dry = with_hex(with_hex(position, a, "open_ground"), b, "open_ground")
    assert seen(wet, a, b).hindrance == seen(dry, a, b).hindrance


@given(boards(), hexes, hexes, st.integers(0, 4))
def test_moving_the_board_by_two_columns_changes_nothing(
    position: Position, a: str, b: str, down: int
) -> None:
    """B16-INV-05 (turning and mirroring: tests of LOS on every board)."""

    def shift(name: str) -> str:
        x, y = geometry.centre(name)
        there = geometry.hex_at((x + 6, y + 2 * down))
        assert there is not None
        return there

    shifted = Position(hexes={shift(n): ground for n, ground in position.hexes.items()})
    there, here = seen(shifted, shift(a), shift(b)), seen(position, a, b)
    assert (there.clear, there.hindrance) == (here.clear, here.hindrance)
    assert [bog_hex(shifted, shift(n)) for n in AREA] == [bog_hex(position, n) for n in AREA]


@given(boards("mudflat"), FREEZING, hexes, hexes)
def test_in_snow_marsh_is_open_ground_to_every_question(
    frozen: Position, weather: str, a: str, b: str
) -> None:
    """B16-INV-06."""
    frozen = replace(frozen, weather=weather)
    dry = replace(frozen, hexes={n: replace(h, terrain="open_ground") for n, h in frozen.hexes.items()})
    assert seen(frozen, a, b).hindrance == seen(dry, a, b).hindrance == 0
    assert seen(frozen, a, b).clear == seen(dry, a, b).clear
    for name in (a, b):
        of_marsh, of_open = hex_answer(frozen, name), hex_answer(dry, name)
        assert all(of_marsh[key] == of_open[key] for key in ("type", "open_ground", "tem", "height", "level"))
        assert not bog_hex(frozen, name)


@given(boards("mudflat"), OTHER_WEATHER, hexes, hexes)
def test_other_weather_leaves_marsh_alone(position: Position, weather: str, a: str, b: str) -> None:
    """B16-INV-07."""
    wet = replace(position, weather=weather)
    assert terrain_of(wet, a) == terrain_of(position, a)
    assert bog_hex(wet, a) == bog_hex(position, a)
    assert seen(wet, a, b).hindrance == seen(position, a, b).hindrance


def flood_closure(position: Position) -> set[str]:
    """The marsh and mudflat that a flood reaches, found from the water outwards."""
    reached: set[str] = set()
    front = [name for name, ground in position.hexes.items() if ground.terrain == "river"]
    while front:
        for near in geometry.neighbours(front.pop()):
            if near is not None and near not in reached and position.hex(near).terrain in MARSHES:
                reached.add(near)
                front.append(near)
    return reached


@given(boards("river", "mudflat"))
def test_a_flood_turns_the_marsh_that_it_reaches_and_no_other(position: Position) -> None:
    """B16-INV-08."""
    flooded = replace(position, water="flooded")
    turned = {
        name
        for name, ground in flooded.hexes.items()
        if ground.terrain in MARSHES and terrain_of(flooded, name) == "river"
    }
    assert turned == flood_closure(position)


@given(boards("river"), hexes)
def test_more_marsh_never_keeps_a_flood_out(position: Position, extra: str) -> None:
    """B16-INV-09."""
    if position.hex(extra).terrain == "open_ground":
        assert flood_closure(position) <= flood_closure(with_hex(position, extra, "marsh"))
        wetter = replace(with_hex(position, extra, "marsh"), water="flooded")
        assert all(terrain_of(wetter, name) == "river" for name in flood_closure(position))


@given(boards(), hexes, hexes, st.sampled_from(HE))
def test_marsh_and_mudflat_agree_off_the_move(marsh: Position, a: str, b: str, means: str) -> None:
    """B16-INV-10."""
    low = {n: replace(h, terrain="mudflat") if h.terrain == "marsh" else h for n, h in marsh.hexes.items()}
    mudflat = replace(marsh, hexes=low)
    assert seen(marsh, a, b).hindrance == seen(mudflat, a, b).hindrance
    assert bog_hex(marsh, a) == bog_hex(mudflat, a)
    target, fire, gun = Unit("German", "squad", a), Fire(means, strength=20), Counter("hmg", a)
    assert firepower(marsh, fire, target, concealed=False) == firepower(
        mudflat, fire, target, concealed=False
    )
    assert (marsh_bars_fire(marsh, gun) is None) == (marsh_bars_fire(mudflat, gun) is None)
    mines = {"m": Counter("minefield", a, strength=6)}
    assert len(problems(replace(marsh, counters=mines))) == len(problems(replace(mudflat, counters=mines)))


@given(boards("mudflat", "brush"), hexes)
def test_bog_hexes_are_the_low_neighbours_of_marsh(position: Position, name: str) -> None:
    """B16-INV-11."""
    near = [position.hex(other).terrain for other in geometry.neighbours(name) if other]
    assert bog_hex(position, name) == (position.hex(name).level in (0, -1) and bool(MARSHES & set(near)))


@given(boards("river"), hexes, st.sampled_from(["", "flooded", "deep"]))
def test_flood_leaves_bog_hexes_what_they_are(position: Position, name: str, water: str) -> None:
    """B16-INV-12."""
    assert bog_hex(replace(position, water=water), name) == bog_hex(position, name)


@given(
    st.sampled_from(["squad", "half_squad", "crew", "leader", "hero"]),
    st.sampled_from([(), ("inexperienced",), ("wounded",), ("berserk",)]),
    st.sampled_from(["", "cavalry"]),
    st.integers(0, 6),
)
def test_entering_marsh_takes_a_whole_allotment(
    kind: str, status: tuple[str, ...], mount: str, spent: int
) -> None:
    """B16-INV-13."""
    unit = Unit("German", kind, "B3", status=status, mount=mount, mf_spent=spent)
    position = Position(phase="MPh", turn_of="German", hexes={"B2": Hex("marsh")}, units={"g": unit})
    whole, result = allotment(position, "g"), moved(position, "B2")
    assert isinstance(result, Step) == (spent == 0)
    if isinstance(result, Step):
        assert result.expenditures[0].mf == whole == result.position.units["g"].mf_spent
        assert isinstance(moved(result.position, "B1"), Illegal)


@given(st.integers(1, 60), st.sampled_from(HE), WETS, st.booleans())
def test_he_into_marsh_is_half_of_he_into_the_open(base: int, means: str, wet: str, bridge: bool) -> None:
    """B16-INV-14."""
    target = Unit("German", "squad", "B2", at="bridge" if bridge else "")
    fire = Fire(means, strength=base)
    into_marsh = firepower(Position(hexes={"B2": Hex(wet, bridge=True)}), fire, target, concealed=False)
    in_the_open = firepower(Position(hexes={"B2": Hex(bridge=True)}), fire, target, concealed=False)
    assert into_marsh is not None
    assert in_the_open == base * (0.5 if means == "mortar" else 1)
    assert into_marsh * (1 if bridge else 2) == in_the_open


@given(
    st.sampled_from(["small_arms", "dc_placed", "flamethrower"]),
    st.sampled_from(["B3", "B4", "B7"]),
    st.sampled_from(["PFPh", "AFPh"]),
    st.sampled_from([(), ("pinned",)]),
    WETS,
    st.booleans(),
)
def test_fire_out_of_marsh_is_half_of_fire_out_of_the_open(
    means: str, to: str, phase: str, status: tuple[str, ...], wet: str, bridge: bool
) -> None:
    """B16-INV-15 and B16-INV-16."""
    firer = replace(SQUAD, status=status, at="bridge" if bridge else "")
    target, fire = Unit("Russian", "squad", to), Fire(means, (firer,))
    marsh = Position(phase=phase, turn_of="German", hexes={"B2": Hex(wet, bridge=True)})
    power = firepower(marsh, fire, target, concealed=False)
    in_the_open = firepower(with_hex(marsh, "B2", "open_ground"), fire, target, concealed=False)
    assert power is not None
    assert power * (1 if bridge else 2) == in_the_open
    gun = Counter("mmg", "B2", at=firer.at)
    assert (marsh_bars_fire(marsh, gun) is None) == bridge
    assert marsh_bars_fire(with_hex(marsh, "B2", "open_ground"), gun) is None


@given(
    st.lists(st.integers(-1, 2), min_size=1, max_size=5), st.lists(st.sampled_from(["", "water"]), min_size=5)
)
def test_an_amphibian_pays_two_a_marsh_hex_up_and_down(levels: list[int], sides: list[str]) -> None:
    """B16-INV-17."""
    path = [f"B{i + 2}" for i in range(len(levels))]
    hexsides = {
        f"B{i + 1}-B{i + 2}": {"terrain": side} for i, side in zip(range(len(path)), sides, strict=False)
    }
    tank = {"side": "German", "type": "tank", "hex": "B1", "amphibious": True, "amphibious_mp": 10}
    position = Position.from_json(
        {
            "phase": "MPh",
            "turn_of": "German",
            "hexes": {n: {"terrain": "marsh", "level": h} for n, h in zip(path, levels, strict=True)},
            "hexsides": hexsides,
            "units": {"g": tank},
        }
    )
    log = play(CURRENT, position, [Action.from_json({"do": "move", "units": ["g"], "to": n}) for n in path])
    assert isinstance(log, Log)
    assert [spent.mf for spent in log.expenditures] == [2] * len(path)
    assert log.position.units["g"].amphibious_mp_spent == 2 * len(path)


@given(
    st.sampled_from(["foxhole", "trench", "wire", "sangar", "pillbox", "minefield", "at_minefield"]),
    WETS,
    st.integers(2, 12),
)
def test_no_fortification_comes_to_lie_in_marsh(kind: str, wet: str, dr: int) -> None:
    """B16-INV-18."""
    ground = {"B2": {"terrain": wet}}
    order = {"German": {"foxholes": 9, "trenches": 9, "wire": 9, "sangars": 9}}
    setup = Position.from_json({"phase": "setup", "hexes": ground, "sides": order})
    counter = {"type": kind, "hex": "B2", "side": "German", **({"size": 1} if kind == "foxhole" else {})}
    put = {"do": "set_up", "side": "German", "id": "f", "counter": counter}
    assert isinstance(step(CURRENT, setup, Action.from_json(put)), Illegal)
    digging = replace(setup, phase="PFPh", turn_of="German", units={"g": SQUAD})
    dig = Action.from_json({"do": "entrench", "units": ["g"], "dr": dr})
    assert isinstance(step(CURRENT, digging, dig), Illegal)


@given(
    boards("mudflat"),
    st.dictionaries(
        st.sampled_from("abcdef"), st.tuples(hexes, st.sampled_from(["lmg", "radio", "dc"]), st.booleans())
    ),
)
def test_nothing_unpossessed_is_left_in_settled_marsh(position: Position, gear: dict[str, Any]) -> None:
    """B16-INV-19."""
    units = {f"u{n}": Unit("German", "squad", where) for n, (where, _, owned) in gear.items() if owned}
    counters = {
        n: Counter(kind, where, possessed_by=f"u{n}" if owned else "")
        for n, (where, kind, owned) in gear.items()
    }
    after = settled(replace(position, units=units, counters=counters))
    assert swallowed(after) == ()
    kept = {n for n, c in counters.items() if c.possessed_by or position.hex(c.hex).terrain != "marsh"}
    assert after.counters.keys() == kept


@given(
    st.sampled_from(
        ["tank", "assault_gun", "sp_gun", "carrier", "halftrack", "armored_car", "truck", "motorcycle"]
    ),
    WETS,
    st.sampled_from(["", "bypass", "water", "reverse", "assault"]),
    st.booleans(),
)
def test_no_move_brings_wheels_or_tracks_into_marsh(kind: str, wet: str, mode: str, road: bool) -> None:
    """B16-INV-20."""
    position = Position.from_json(
        {
            "phase": "MPh",
            "turn_of": "German",
            "hexes": {"B2": {"terrain": wet, "road": "paved" if road else ""}, "B3": {"road": "paved"}},
            "hexsides": {"B2-B3": {"road": road}},
            "units": {"g": {"side": "German", "type": kind, "hex": "B3", "mf": 40}},
        }
    )
    assert isinstance(moved(position, "B2", mode=mode), Illegal)


@given(st.integers(0, 6))
def test_k_marsh_hexes_in_a_row_take_k_and_one_mph(k: int) -> None:
    """B16-INV-21."""
    path = [f"B{i + 1}" for i in range(1, k + 2)]
    position = Position(
        phase="MPh",
        turn_of="German",
        hexes=dict.fromkeys(path[:-1], Hex("marsh")),
        units={"g": replace(SQUAD, hex="B1")},
    )
    phases = 1
    for name in path:
        result = moved(position, name)
        if isinstance(result, Illegal):
            phases += 1
            fresh = step(CURRENT, position, Action.from_json({"do": "end_phase", "next": "MPh"}))
            assert isinstance(fresh, Step)
            result = moved(fresh.position, name)
        assert isinstance(result, Step)
        position = result.position
    assert phases == k + 1
