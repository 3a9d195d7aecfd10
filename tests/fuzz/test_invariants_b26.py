"""Each check of B26 finds an engine that gets its rule wrong, and no fault with the reference."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from asl_conformance.fuzz.asking.ask import Asker
from asl_conformance.fuzz.invariants import check as invariants
from asl_reference.base.values import replace
from tests.fuzz.asking import Json, reference
from tests.fuzz.breaking import answering, found_out, inside, swapped, telling
from tests.fuzz.rule_saboteurs.engine import always
from tests.often import often


def wire_hinders() -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        answer["hindrance"] += any(one["type"] == "wire" for one in position["counters"].values())

    return telling("los", change)


def on_targets(change: Callable[[Json, Json, Json], None]) -> Asker:
    """The reference, whose entry of each affected target ``change`` alters."""

    def of_all(position: Json, question: Json, answer: Json) -> None:
        for target in answer["targets"].values():
            if target["affected"]:
                change(position, question, target)

    return telling("attack", of_all)


def _tem_beneath(position: Json, question: Json, target: Json) -> None:
    target["tem"] += bool(inside(position, question["target"]))


def _no_wire_drm(position: Json, question: Json, target: Json) -> None:
    target["drm"].pop("wire", None)


def _on_it_is_seen(position: Json, question: Json, target: Json) -> None:
    target["drm"]["fortuitous"] = -int(not inside(position, question["target"]))


def nothing_under_foot() -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        for unit in answer["units"].values():
            unit["on"] = []

    return telling("state", change)


def dearer_from_beneath() -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        if answer["allowed"] and inside(position, question["action"]["units"][0]):
            answer["cost"] = "all"

    return telling("may", change)


def beneath_is_apart() -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        beneath = sum(bool(unit["beneath"]) for unit in answer["units"].values())
        for place in answer["hexes"].values():
            place["overstacked"] = {"German": beneath}

    return telling("state", change)


def one_die_for_all() -> Asker:
    """The dr is one higher for a unit that tries after another."""

    def wrong(right: Any) -> Any:
        def attempt(rules: Any, position: Any, action: Any, name: str, verb: str) -> Any:
            later = any(unit.did("tried_wire") for unit in position.units.values())
            return right(rules, position, replace(action, dr=min(6, action.dr + later)), name, verb)

        return attempt

    return swapped(getting_beneath___attempt=wrong)


def gets_through(rule: Callable[[int, Any], tuple[bool, Any]]) -> Asker:
    """The reference with another rule for the result of the dr: beneath or not, and the MF spent."""
    return swapped(b26_getting_beneath__gets_through=lambda right: rule)


WRONG: dict[str, Callable[[], Asker]] = {
    "B26-INV-01": wire_hinders,
    "B26-INV-02": lambda: on_targets(_tem_beneath),
    "B26-INV-03": lambda: swapped(
        b26_movement__wire_surcharge=lambda right: lambda column, counter: int(counter.type == "wire")
    ),
    "B26-INV-04": nothing_under_foot,
    "B26-INV-05": nothing_under_foot,
    "B26-INV-06": lambda: gets_through(lambda dr, left: (True, min(dr, left))),
    "B26-INV-07": lambda: gets_through(lambda dr, left: (dr <= left, 1)),
    "B26-INV-08": lambda: gets_through(lambda dr, left: (dr >= left, min(dr, left))),
    "B26-INV-09": lambda: swapped(b26_movement__stuck_on_wire=always(None)),
    "B26-INV-10": dearer_from_beneath,
    "B26-INV-11": lambda: on_targets(_no_wire_drm),
    "B26-INV-12": lambda: on_targets(_no_wire_drm),
    "B26-INV-13": lambda: on_targets(_on_it_is_seen),
    "B26-INV-14": beneath_is_apart,
    "B26-INV-15": lambda: swapped(set_up___budget=always(None)),
    "B26-INV-16": lambda: swapped(
        b26_removal__removed_by=lambda right: (
            lambda attack, dc: right(attack._replace(original=attack.final), dc)
        )
    ),
    "B26-INV-18": lambda: swapped(
        b26_movement__wire_surcharge=lambda right: lambda column, counter: 2 * (counter.type == "wire")
    ),
    "B26-INV-19": lambda: swapped(
        b26_removal__rolled_down=lambda right: lambda unit, passed, colored: passed and colored == 1
    ),
    "B26-INV-20": lambda: gets_through(lambda dr, left: (dr < left, min(dr, left))),
    "B26-INV-21": lambda: swapped(
        b26_getting_beneath__with_leader=lambda right: lambda position, unit, leader: position
    ),
    "B26-INV-22": lambda: answering("attack", possible=True),
    "B26-INV-23": lambda: swapped(b26_getting_beneath__load_bars=always(None)),
    "B26-INV-24": one_die_for_all,
    "B26-INV-26": lambda: swapped(b26_movement__bypass_bars=always(None)),
}


@pytest.mark.parametrize("name", WRONG)
def test_the_check_finds_out_a_wrong_engine(name: str) -> None:
    assert found_out(name, WRONG[name]())


@pytest.mark.parametrize("name", WRONG)
def test_the_check_finds_no_fault_with_the_reference(name: str) -> None:
    assert not found_out(name, reference(), boards=often(1, 200))


def test_every_check_of_the_chapter_has_a_wrong_engine() -> None:
    """INV-25 is covered by the tests of the board motions in ``metamorphic``."""
    mine = {name for name in invariants.load() if name.startswith("B26-INV-")}
    assert mine - {"B26-INV-25"} == WRONG.keys()
