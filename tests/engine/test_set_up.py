"""Setting up counters and units: OB, terrain, and what may be beneath (27.1, 27.51, 27.56, 26.1, 16.5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules, rules_for
from asl_reference.board.actions import Action
from asl_reference.board.position import Counter, Hex, OrderOfBattle, Position, Unit
from asl_reference.board.steps import Log, Stopped
from asl_reference.play.turn import play
from asl_reference.play.verbs import HANDLERS
from tests.dated import CURRENT

OB = {"german": OrderOfBattle(foxholes=6, trenches=2, wire=2)}


def before_play(ground: Hex | None = None, **more: Any) -> Position:
    plain: dict[str, Any] = {"phase": "setup", "sides": OB, "hexes": {"B2": ground} if ground else {}}
    return Position(**{**plain, **more})


def placing(*things: Counter | Unit) -> list[Action]:
    return [
        Action(
            "set_up",
            side="german",
            id=f"new {i}",
            new_unit=thing if isinstance(thing, Unit) else None,
            new_counter=thing if isinstance(thing, Counter) else None,
        )
        for i, thing in enumerate(things)
    ]


def place(position: Position, *things: Counter | Unit, rules: Rules = CURRENT) -> Log | Stopped:
    return play(rules, position, placing(*things))


def foxhole(size: int = 1, hex_name: str = "B2", at: str = "") -> Counter:
    return Counter("foxhole", hex_name, size=size, at=at)


def barred_by(log: Log | Stopped) -> str:
    assert isinstance(log, Stopped), log
    return log.clause


def test_every_verb_has_a_handler_that_can_be_asked_for() -> None:
    assert {"set_up", "exchange", "end_phase"} <= set(HANDLERS)


@pytest.mark.parametrize("sizes", [(1,) * 6, (2, 2, 2), (3, 3), (3, 2, 1), (3, 1)])
def test_the_ob_is_split_as_desired(sizes: tuple[int, ...]) -> None:
    log = place(before_play(), *(foxhole(size, f"B{row}") for row, size in enumerate(sizes)))
    assert isinstance(log, Log)
    assert log.position.sides["german"].foxholes == 6 - sum(sizes)


@pytest.mark.parametrize("sizes", [(3, 3, 1), (2, 2, 2, 1), (3, 2, 2)])
def test_but_never_above_its_sum(sizes: tuple[int, ...]) -> None:
    log = place(before_play(), *(foxhole(size, f"B{row}") for row, size in enumerate(sizes)))
    assert isinstance(log, Stopped)
    assert log[:2] == (len(sizes) - 1, "B27.1")


@pytest.mark.parametrize("phase", ["", "RPh", "PFPh", "MPh", "APh"])
@pytest.mark.parametrize(
    ("counter", "clause"),
    [(foxhole(), "B27.1"), (Counter("trench", "B2"), "B27.51"), (Counter("wire", "B2"), "B26.1")],
)
def test_nothing_of_the_ob_is_placed_in_play(phase: str, counter: Counter, clause: str) -> None:
    assert barred_by(place(before_play(phase=phase), counter)) == clause


@pytest.mark.parametrize("counter", [foxhole(), Counter("trench", "B2"), Counter("wire", "B2")])
def test_nothing_is_placed_that_the_ob_does_not_list_or_outside_its_area(counter: Counter) -> None:
    assert isinstance(place(before_play(sides={}), counter), Stopped)
    area = {"german": OrderOfBattle(6, 2, 2, setup_area=("C3",))}
    assert isinstance(place(before_play(sides=area), counter), Stopped)


BARRED = [
    Hex(road="paved"),
    Hex(road="elevated"),
    Hex(depression="sunken_road"),
    Hex(overlays=("runway",)),
    Hex("marsh"),
    Hex("mudflat"),
    Hex("crag"),
    Hex(depression="stream", water="shallow"),
    Hex(depression="stream", water="flooded"),
    Hex("water"),
    Hex("wooden_rubble"),
    Hex("stone_rubble"),
    Hex("wooden_building"),
    Hex("stone_building"),
]
TAKEN = [
    Hex(),
    Hex(road="unpaved"),
    Hex("woods"),
    Hex("graveyard"),
    Hex(overlays=("shellholes",)),
    Hex(depression="gully"),
    Hex(depression="stream", water="dry"),
    Hex(level=1),
]


@pytest.mark.parametrize("ground", BARRED)
@pytest.mark.parametrize("counter", [foxhole(), Counter("trench", "B2")])
def test_terrain_that_takes_no_entrenchment(ground: Hex, counter: Counter) -> None:
    assert barred_by(place(before_play(ground), counter)) == "B27.1"
    units = {"p": Unit("german", "squad", "B2")}
    digging = Position(phase="PFPh", turn_of="german", hexes={"B2": ground}, units=units)
    assert isinstance(play(CURRENT, digging, [Action("entrench", units=("p",), dr=2)]), Stopped)


@pytest.mark.parametrize("ground", TAKEN)
@pytest.mark.parametrize("counter", [foxhole(), Counter("trench", "B2")])
def test_terrain_that_does(ground: Hex, counter: Counter) -> None:
    assert isinstance(place(before_play(ground), counter), Log)


def test_in_snow_marsh_is_open_ground_and_takes_a_foxhole() -> None:
    assert isinstance(place(before_play(Hex("marsh"), weather="Deep Snow"), foxhole()), Log)
    assert isinstance(place(before_play(Hex("marsh"), weather="Rain"), foxhole()), Stopped)


def test_beneath_a_bridge_over_a_gully_there_is_room_to_dig() -> None:
    ground = Hex(bridge=True, depression="gully")
    assert isinstance(place(before_play(ground), foxhole(at="below_bridge")), Log)
    assert isinstance(place(before_play(ground), foxhole()), Log)
    assert isinstance(place(before_play(ground), foxhole(at="bridge")), Stopped)


@pytest.mark.parametrize(
    ("first", "second", "clause"),
    [("foxhole", "foxhole", "B27.12"), ("trench", "trench", "B27.51"), ("at_ditch", "trench", "B27.51")],
)
def test_one_entrenchment_a_hex(first: str, second: str, clause: str) -> None:
    there = {"old": Counter(first, "B2", size=1 if first == "foxhole" else None)}
    assert barred_by(place(before_play(counters=there), Counter(second, "B2", size=1))) == clause


@pytest.mark.parametrize(("first", "second"), [("foxhole", "trench"), ("trench", "foxhole")])
def test_foxhole_and_trench_share_a_location_only_before_the_erratum(first: str, second: str) -> None:
    there = {"old": Counter(first, "B2", size=1 if first == "foxhole" else None)}
    new = Counter(second, "B2", size=1 if second == "foxhole" else None)
    position = before_play(counters=there)
    assert barred_by(place(position, new)) == "B27.51"
    assert isinstance(place(position, new, rules=rules_for("older")), Log)


def test_an_at_ditch_needs_its_ssr() -> None:
    ditch = Counter("at_ditch", "B2")
    assert barred_by(place(before_play(), ditch)) == "B27.56"
    assert isinstance(place(before_play(ssr=("A-T Ditch",)), ditch), Log)


@pytest.mark.parametrize(
    ("thing", "foxhole_takes_it"),
    [
        (Unit("german", "squad", "B2", beneath=("foxhole",)), True),
        (Unit("german", "leader", "B2", beneath=("foxhole",)), True),
        (Counter("lmg", "B2", beneath=("foxhole",)), True),
        (Counter("light_mortar", "B2", beneath=("foxhole",)), True),
        (Counter("mortar", "B2", caliber=81, beneath=("foxhole",)), True),
        (Counter("at_gun", "B2", beneath=("foxhole",)), False),
        (Counter("rcl_gun", "B2", beneath=("foxhole",)), False),
        (Unit("german", "tank", "B2", beneath=("foxhole",)), False),
        (Unit("german", "wagon", "B2", beneath=("foxhole",)), False),
        (Unit("german", "squad", "B2", mount="cavalry", beneath=("foxhole",)), False),
    ],
)
def test_what_may_start_beneath_a_foxhole_and_that_all_may_beneath_a_trench(
    thing: Unit | Counter, foxhole_takes_it: bool
) -> None:
    log = place(before_play(counters={"f": foxhole(3)}), thing)
    assert isinstance(log, Log) is foxhole_takes_it
    in_trench = Position.from_json({"counters": {"x": {"type": "trench", "hex": "B2"}}}).counters
    below = replace(thing, beneath=("trench",))
    assert isinstance(place(before_play(counters=in_trench), below), Log)


def test_nobody_starts_beneath_what_is_not_there_or_is_full() -> None:
    squad = Unit("german", "squad", "B2", beneath=("foxhole",))
    assert barred_by(place(before_play(), squad)) == "B27.1"
    assert barred_by(place(before_play(counters={"f": foxhole(1)}), squad, squad)) == "B27.12"


def test_sizes_are_chosen_before_play_and_not_changed_in_it() -> None:
    there = {"f": Counter("foxhole", "B2", side="german", size=3)}
    into = tuple(foxhole(1, name) for name in ("B2", "B3", "B4"))
    swap = [Action("exchange", side="german", counter="f", into=into)]
    assert barred_by(play(CURRENT, before_play(counters=there, phase="RPh"), swap)) == "B27.1"
    log = play(CURRENT, before_play(counters=there), swap)
    assert isinstance(log, Log)
    assert sorted(c.hex for c in log.position.counters.values()) == ["B2", "B3", "B4"]
    assert log.position.sides["german"].foxholes == 6


def test_an_exchanged_foxhole_takes_no_id_that_is_taken() -> None:
    there = {
        "f": Counter("foxhole", "B2", side="german", size=3),
        "f 2": Counter("wire", "C3", side="german"),
    }
    men = {"f 3": Unit("german", "squad", "C3")}
    into = (foxhole(1, "B2"), foxhole(2, "B3"))
    swap = [Action("exchange", side="german", counter="f", into=into)]
    log = play(CURRENT, before_play(counters=there, units=men), swap)
    assert isinstance(log, Log)
    found = {name: one.type for name, one in log.position.counters.items()}
    assert found == {"f": "foxhole", "f 2": "wire", "f 4": "foxhole"}


@pytest.mark.parametrize(
    ("ground", "at", "taken"),
    [
        (Hex(), "", True),
        (Hex("crag"), "", True),
        (Hex(road="paved"), "", True),
        (Hex(overlays=("runway",)), "", True),
        (Hex(depression="stream", water="shallow"), "", True),
        (Hex(depression="gully"), "crest", False),
        (Hex("stone_building"), "", False),
        (Hex("wooden_rubble"), "", False),
        (Hex("marsh"), "", False),
        (Hex("marsh", bridge=True), "bridge", True),
        (Hex("marsh", water="frozen"), "", True),
        (Hex("river"), "", False),
        (Hex("river", water="frozen"), "", True),
        (Hex(), "sewer", False),
    ],
)
def test_where_wire_may_lie(ground: Hex, at: str, taken: bool) -> None:
    log = place(before_play(ground), Counter("wire", "B2", at=at))
    assert isinstance(log, Log) is taken


def test_one_wire_a_location_but_one_on_the_bridge_and_one_below() -> None:
    ground = Hex(bridge=True, depression="gully")
    wires = (Counter("wire", "B2", at="bridge"), Counter("wire", "B2", at="below_bridge"))
    assert isinstance(place(before_play(ground), *wires), Log)
    assert barred_by(place(before_play(), Counter("wire", "B2"), Counter("wire", "B2"))) == "B26.1"


@pytest.mark.parametrize("kind", ["pillbox", "minefield", "roadblock"])
def test_marsh_takes_no_fortification(kind: str) -> None:
    assert barred_by(place(before_play(Hex("marsh")), Counter(kind, "B2"))) == "B16.5"
    assert isinstance(place(before_play(Hex("brush")), Counter(kind, "B2")), Log)


def test_the_end_of_the_ccph_turns_the_player_turn_and_locks_enemies_in_melee() -> None:
    units = {
        "p": Unit("german", "squad", "B2", status=("ti",), done=("advanced",)),
        "r": Unit("russian", "squad", "B2", beneath=("wire",)),
        "far": Unit("russian", "squad", "B4", status=("pinned",)),
    }
    wire = {"w": Counter("wire", "B2")}
    position = Position(phase="CCPh", turn_of="german", units=units, counters=wire)
    log = play(CURRENT, position, [Action("end_phase")])
    assert isinstance(log, Log)
    assert (log.position.phase, log.position.turn_of) == ("RPh", "russian")
    assert {n: u.status for n, u in log.position.units.items()} == {
        "p": ("melee",),
        "r": ("melee",),
        "far": (),
    }
    assert log.position.units["p"].done == ()


@pytest.mark.parametrize("cover", ["foxhole", "trench"])
@pytest.mark.parametrize(("at", "legal"), [("", True), ("bypass", False)])
def test_nobody_is_set_up_in_bypass_beneath_what_he_bypasses(cover: str, at: str, legal: bool) -> None:
    board = before_play(Hex("woods", free=("B3",)), counters={"c": Counter(cover, "B2", size=1)})
    log = place(
        board, Unit("german", "squad", "B2", at=at, bypass=("B2-B3",) if at else (), beneath=(cover,))
    )
    assert isinstance(log, Log) if legal else barred_by(log) == "B27.4"


GULLY = Hex(depression="gully")
CRESTS = [
    ("crest", "B2-B3", True),
    ("crest", "", True),
    ("crest", "nonsense", False),
    ("crest", "E5-E6", False),
    ("", "B2-B3", False),
    ("in", "B2-B3", False),
]


@pytest.mark.parametrize(("at", "crest", "legal"), CRESTS)
def test_a_crest_is_set_up_at_a_hexside_of_its_hex(at: str, crest: str, legal: bool) -> None:
    log = place(before_play(GULLY), Unit("german", "squad", "B2", at=at, crest=crest))
    assert isinstance(log, Log) if legal else barred_by(log) == "B20.9"


@pytest.mark.parametrize("thing", [Unit("russian", "squad", "B2"), Counter("lmg", "B2", side="russian")])
def test_a_side_sets_up_what_is_its_own(thing: Unit | Counter) -> None:
    assert barred_by(place(before_play(), thing)) == "A2.9"
    assert isinstance(place(before_play(), replace(thing, side="german")), Log)


@pytest.mark.parametrize("kind", ["leader", "hero", "dummy", "tank", "squad"])
def test_nothing_is_hidden_where_no_ssr_gives_hip(kind: str) -> None:
    unit = Unit("german", kind, "B2", status=("hidden",))
    assert barred_by(place(before_play(Hex("woods")), unit)) == "A12.3"


@pytest.mark.parametrize("kind", ["leader", "hero", "dummy", "tank"])
def test_what_counts_as_no_squad_is_hidden_with_what_does(kind: str) -> None:
    """The SSR is there as long as something is left of it, or something lies hidden by it."""
    board = before_play(Hex("woods"), sides={"german": OrderOfBattle(hip=1)})
    lone = Unit("german", kind, "B2", status=("hidden",))
    squad = Unit("german", "squad", "B2", status=("hidden",))
    assert isinstance(place(board, lone), Log)
    assert isinstance(place(board, squad, lone), Log)
    assert barred_by(place(board, squad, squad)) == "A12.3"


def test_what_is_carried_or_possessed_is_set_up_in_the_place_of_what_has_it() -> None:
    there = before_play(
        units={"p": Unit("german", "squad", "B2", beneath=("foxhole",)), "v": Unit("german", "truck", "B3")},
        counters={"f": foxhole()},
    )
    log = place(there, Counter("lmg", possessed_by="p"), Unit("german", "squad", aboard="v"))
    assert isinstance(log, Log)
    lmg, passenger = log.position.counters["new 0"], log.position.units["new 1"]
    assert (lmg.hex, lmg.beneath, passenger.hex) == ("B2", ("foxhole",), "B3")


@pytest.mark.parametrize(
    ("thing", "clause"),
    [
        (Counter("lmg", "B4", possessed_by="p"), "A4.43"),
        (Unit("german", "squad", "B4", aboard="v"), "D6.1"),
    ],
)
def test_nothing_is_set_up_elsewhere_than_what_has_it(thing: Counter | Unit, clause: str) -> None:
    units = {"p": Unit("german", "squad", "B2"), "v": Unit("german", "truck", "B2")}
    assert barred_by(place(before_play(units=units), thing)) == clause


def test_a_foxhole_above_a_mortar_is_not_exchanged_for_one_elsewhere() -> None:
    mortar = Counter("mortar", "B2", side="german", beneath=("foxhole",))
    there = before_play(counters={"f": replace(foxhole(), side="german"), "m": mortar})
    away = Action("exchange", side="german", counter="f", into=(foxhole(1, "B3"),))
    assert barred_by(play(CURRENT, there, [away])) == "B27.1"
    here = Action("exchange", side="german", counter="f", into=(foxhole(2, "B2"),))
    assert isinstance(play(CURRENT, there, [here]), Log)


@pytest.mark.parametrize(
    ("kind", "told", "by_wire", "without"),
    [
        ("tank", {"bypass": ("B2-B3",)}, "", ""),
        ("squad", {"bypass": ("B2-B3",)}, "B26.44", ""),
        ("tank", {"vca": "B2-B3-C3"}, "", ""),
        ("tank", {"bypass": ("B1-B2",)}, "A4.3", "A4.3"),
        ("tank", {"vca": "A2-B1-B2"}, "A4.3", "A4.3"),
    ],
)
def test_in_bypass_where_it_is_set_up_there_is_room_for_it(
    kind: Any, told: dict[str, Any], by_wire: str, without: str
) -> None:
    """A4.3, D2.3, 26.44: beside the artwork of its hex; along Wire a vehicle alone."""
    ground, wire = Hex("woods", free=("B3",)), {"w": Counter("wire", "B2")}
    for counters, clause in (({}, without), (wire, by_wire)):
        log = place(before_play(ground, counters=counters), Unit("german", kind, "B2", **told))
        assert (log.clause if isinstance(log, Stopped) else "") == clause


def test_in_open_ground_there_is_nothing_to_bypass() -> None:
    assert barred_by(place(before_play(), Unit("german", "tank", "B2", bypass=("B2-B3",)))) == "A4.3"


def test_what_is_set_up_is_held_to_what_a_position_is_held_to() -> None:
    """A hull that faces a hex that is not next to it, a hexside of another hex, no vehicle."""
    wrong: tuple[dict[str, Any], ...] = (
        {"vca": "B4"},
        {"wall_advantage_over": ("B4-B5",)},
        {"aboard": "nobody"},
    )
    for told in wrong:
        with pytest.raises(Malformed, match=r"set_up: units\.new 0"):
            place(before_play(), Unit("german", "squad", "B2", **told))
