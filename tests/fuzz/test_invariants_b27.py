"""Each check of B27 finds an engine that gets its rule wrong, and no fault with the reference."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from asl_conformance.fuzz.asking.ask import Asker
from asl_conformance.fuzz.invariants import check as invariants
from asl_reference.base.clauses import Illegal
from asl_reference.base.values import replace
from asl_reference.rules.moving.a4_entry import Entry
from tests.fuzz.asking import Json, connects_one_way, knows_no_cover_from_oba, reference, twisted
from tests.fuzz.breaking import found_out, inside, swapped, telling
from tests.fuzz.rule_saboteurs.engine import always
from tests.often import often

NO = Illegal("B27.1", "so this engine has it")


def anything_fits() -> Asker:
    return swapped(b27_foxholes__fits_beneath=always(None))


def a_new_hole_for_the_old() -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        for counter in answer["counters"].values() if answer["attempts"] else ():
            if counter["type"] == "foxhole":
                counter["size"] = 1

    return telling("state", change)


def digs_trenches() -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        for counter in answer["counters"].values() if answer["attempts"] else ():
            counter["type"] = "trench"

    return telling("state", change)


def connects_what(test: Callable[[Any, Any, Any], bool]) -> Asker:
    return swapped(
        b27_trenches__connects=lambda right: lambda p, a, b: test(right(p, a, b), a, b),
    )


def foxholes_hinder() -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        kinds = [counter["type"] for counter in position["counters"].values()]
        answer["hindrance"] += kinds.count("foxhole") + kinds.count("trench")

    return telling("los", change)


def from_beneath(clear: bool) -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        if inside(position, question["from"].get("unit", "")):
            answer["clear"] = clear

    return telling("los", change)


def tem_of(change: Callable[[Json, Json, int], int]) -> Asker:
    def of_targets(position: Json, question: Json, answer: Json) -> None:
        for target in answer["targets"].values():
            if "tem" in target:
                target["tem"] = change(position, question, target["tem"])

    return telling("attack", of_targets)


def _none_beneath(position: Json, question: Json, tem: int) -> int:
    return 0 if inside(position, question["target"]) else tem


def _more_from_above(position: Json, question: Json, tem: int) -> int:
    hexes = position.get("hexes", {})
    places = [position["units"][name]["hex"] for name in (*question.get("by", ()), question["target"])]
    levels = [hexes.get(place, {}).get("level", 0) for place in places]
    return tem + 1 if levels[0] > levels[-1] else tem


def always_ffmo() -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        for target in answer["targets"].values():
            if "drm" in target:
                target["drm"]["ffmo"] = -1

    return telling("attack", change)


def exposing(*to: str) -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        answer["exposes"] = list(to)

    return telling("may", change)


def combined_rout_seen() -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        for step in question["steps"]:
            if step.get("beneath"):
                answer["interdiction"] = [step["to"]]

    return telling("rout", change)


def odd_dr_only() -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        for attempt in answer["attempts"]:
            attempt["success"] = attempt["success"] and attempt["final"] % 2 == 1

    return telling("state", change)


def marking(*names: str, status: list[str]) -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        for name, unit in answer["units"].items() if answer["attempts"] else ():
            if name in names:
                unit["status"] = status

    return telling("state", change)


def two_locations() -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        answer["same"] = inside(position, question["first"]) == inside(position, question["second"])

    return telling("same_location", change)


def counts_both_sides() -> Asker:
    def wrong(right: Any) -> Any:
        def fits(position: Any, cover: str, units: tuple[str, ...]) -> Any:
            side = position.units[units[0]].side
            one_side = {name: replace(unit, side=side) for name, unit in position.units.items()}
            return right(position.with_units(one_side), cover, units)

        return fits

    return swapped(b27_foxholes__fits_beneath=wrong)


def guns_go_anywhere() -> Asker:
    return swapped(b27_movement__gear_may_cross=always(None), b27_trenches__dug_in=always(False))


def ditches_are_easy() -> Asker:
    def wrong(right: Any) -> Any:
        def bars(position: Any, unit: Any, column: str, hex_name: str, *at: str) -> Any:
            ditch = position.fortification(hex_name, "at_ditch")
            return None if ditch else right(position, unit, column, hex_name, *at)

        return bars

    return swapped(b27_trenches__trench_bars=wrong)


def direct_everywhere() -> Asker:
    return swapped(
        b27_lower_levels__direct_way=always(Entry((("cot", 1),), deed="moved_directly", clause="B27.6"))
    )


def control_bars() -> Asker:
    def wrong(right: Any) -> Any:
        return lambda position, unit, to, entered, cost: (
            NO if entered.control else right(position, unit, to, entered, cost)
        )

    return swapped(b27_lower_levels__upward=wrong)


def one_hole_a_phase() -> Asker:
    def wrong(right: Any) -> Any:
        def dug_in(rules: Any, position: Any, diggers: tuple[str, ...], leader: str = "") -> Any:
            others = [unit for name, unit in position.units.items() if name not in diggers]
            tired = any(unit.has("ti") for unit in others)
            return position if tired else right(rules, position, diggers, leader)

        return dug_in

    return swapped(b27_entrenching__dug_in=wrong)


def takes_empty_text_for_a_vehicle() -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        if any("aboard" in unit for unit in position.get("units", {}).values()):
            answer["allowed"] = False

    return telling("may", change)


WRONG: dict[str, Callable[[], Asker]] = {
    "B27-INV-01": anything_fits,
    "B27-INV-02": lambda: swapped(b27_entrenching__no_room=always(None)),
    "B27-INV-03": a_new_hole_for_the_old,
    "B27-INV-04": lambda: swapped(b27_foxholes__no_second_entrenchment=always(None)),
    "B27-INV-05": digs_trenches,
    "B27-INV-06": lambda: swapped(b27_foxholes__takes_entrenchment=always(None)),
    "B27-INV-07": lambda: swapped(set_up___budget=always(None)),
    "B27-INV-08": lambda: twisted(connects_one_way),
    "B27-INV-09": lambda: connects_what(lambda right, a, b: {a.type, b.type} <= {"trench", "sangar"}),
    "B27-INV-10": lambda: connects_what(lambda right, a, b: right and a.side == b.side),
    "B27-INV-11": foxholes_hinder,
    "B27-INV-12": lambda: from_beneath(False),
    "B27-INV-13": lambda: from_beneath(True),
    "B27-INV-14": lambda: from_beneath(False),
    "B27-INV-15": lambda: twisted(knows_no_cover_from_oba),
    "B27-INV-16": lambda: swapped(b27_cover__net_tem=lambda right: lambda options: sum(options.values())),
    "B27-INV-17": lambda: swapped(
        b27_cover__net_tem=lambda right: lambda options: max(0, *options.values(), 0)
    ),
    "B27-INV-18": lambda: tem_of(_none_beneath),
    "B27-INV-19": lambda: tem_of(_more_from_above),
    "B27-INV-20": lambda: swapped(b27_movement__cover_mf=always(2)),
    "B27-INV-21": lambda: swapped(
        b27_movement__foxhole_surcharge=lambda right: lambda column, counter: int(counter.type == "foxhole")
    ),
    "B27-INV-22": lambda: swapped(b27_lower_levels__TRENCH_STEP_MF=always(2)),
    "B27-INV-23": lambda: swapped(b27_movement__may_combine=always(None)),
    "B27-INV-24": exposing,
    "B27-INV-25": always_ffmo,
    "B27-INV-26": lambda: exposing("first_fire", "ffmo"),
    "B27-INV-27": combined_rout_seen,
    "B27-INV-28": anything_fits,
    "B27-INV-29": odd_dr_only,
    "B27-INV-30": lambda: swapped(
        b27_entrenching__attempt_drm=lambda right: lambda units, leader: -right(units, leader)
    ),
    "B27-INV-31": lambda: marking("u0", status=[]),
    "B27-INV-32": lambda: marking("o0", status=["pinned"]),
    "B27-INV-33": lambda: marking("u0", status=["ti", "pinned"]),
    "B27-INV-34": two_locations,
    "B27-INV-35": counts_both_sides,
    "B27-INV-36": guns_go_anywhere,
    "B27-INV-37": lambda: swapped(b27_trenches__dug_in=always(False)),
    "B27-INV-38": ditches_are_easy,
    "B27-INV-39": direct_everywhere,
    "B27-INV-40": control_bars,
    "B27-INV-42": one_hole_a_phase,
    "B27-INV-44": takes_empty_text_for_a_vehicle,
}


@pytest.mark.parametrize("name", WRONG)
def test_the_check_finds_out_a_wrong_engine(name: str) -> None:
    assert found_out(name, WRONG[name]())


@pytest.mark.parametrize("name", WRONG)
def test_the_check_finds_no_fault_with_the_reference(name: str) -> None:
    assert not found_out(name, reference(), boards=often(1, 200))


def test_every_check_of_the_chapter_has_a_wrong_engine() -> None:
    """INV-41 is covered by the tests of the board motions in ``metamorphic``."""
    mine = {name for name in invariants.load() if name.startswith("B27-INV-")}
    assert mine - {"B27-INV-41"} == WRONG.keys()
