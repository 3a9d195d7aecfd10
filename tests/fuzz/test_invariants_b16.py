"""Each check of B16 finds an engine that gets its rule wrong, and no fault with the reference."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from asl_conformance.fuzz.asking.ask import Asker
from asl_conformance.fuzz.invariants import check as invariants
from asl_reference.board.geometry import neighbours
from asl_reference.rules.ground.b16_identity import MARSHES, terrain_of
from tests.fuzz.asking import Json, reference
from tests.fuzz.breaking import answering, found_out, swapped, telling
from tests.fuzz.rule_saboteurs.engine import always
from tests.often import often


def _marshes(position: Json) -> list[str]:
    return [name for name, ground in position["hexes"].items() if ground.get("terrain") in MARSHES]


def hinders_one_way() -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        answer["hindrance"] += question["from"]["hex"] < question["to"]["hex"]

    return telling("los", change)


def hinders_once() -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        answer["hindrance"] = min(1, answer["hindrance"])

    return telling("los", change)


def counts_the_target() -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        answer["hindrance"] += question["to"]["hex"] in _marshes(position)

    return telling("los", change)


def marsh_dams_the_flood() -> Asker:
    """A river in flood is marsh if the board has an odd number of marsh hexes."""

    def change(position: Json, question: Json, answer: Json) -> None:
        if len(_marshes(position)) % 2 and answer["type"] == "river":
            answer["type"] = "marsh"

    return telling("terrain", change)


def any_level_is_bog() -> Asker:
    def wrong(right: Any) -> Any:
        def bog_hex(position: Any, name: str) -> bool:
            near = [other for other in neighbours(name) if other]
            return any(terrain_of(position, other) in MARSHES for other in near)

        return bog_hex

    return swapped(b16_movement__bog_hex=wrong)


def the_bridge_is_forgotten() -> Asker:
    return swapped(
        b16_fire__in_marsh=lambda right: lambda position, piece: terrain_of(position, piece.hex) in MARSHES
    )


WRONG: dict[str, Callable[[], Asker]] = {
    "B16-INV-01": hinders_one_way,
    "B16-INV-02": hinders_once,
    "B16-INV-03": hinders_once,
    "B16-INV-04": counts_the_target,
    "B16-INV-06": lambda: swapped(b16_identity__opened_by_weather=always(False)),
    "B16-INV-07": lambda: swapped(
        b16_identity__opened_by_weather=lambda right: lambda position: position.weather not in ("", "clear")
    ),
    "B16-INV-08": lambda: swapped(b16_identity___linked_waters=always([])),
    "B16-INV-09": marsh_dams_the_flood,
    "B16-INV-10": lambda: swapped(b16_fire__MARSHES=always(frozenset({"marsh"}))),
    "B16-INV-11": any_level_is_bog,
    "B16-INV-12": lambda: swapped(
        b16_movement__bog_hex=lambda right: (
            lambda position, name: position.water != "flooded" and right(position, name)
        )
    ),
    "B16-INV-13": lambda: answering("may", allowed=True),
    "B16-INV-14": lambda: swapped(b16_fire__he_multiplier=always(1)),
    "B16-INV-15": lambda: swapped(b16_fire__area_fire_from_marsh=always(False)),
    "B16-INV-16": the_bridge_is_forgotten,
    "B16-INV-17": lambda: swapped(b16_movement__MARSH_MP=always(1)),
    "B16-INV-18": lambda: swapped(b26_placement__marsh_bars=always(None)),
    "B16-INV-19": lambda: swapped(b16_identity__settled=lambda right: lambda position: position),
    "B16-INV-20": lambda: swapped(b16_movement__marsh_bars_entry=always(None)),
    "B16-INV-21": lambda: swapped(a4_legality__mf_bars=always(None)),
}


@pytest.mark.parametrize("name", WRONG)
def test_the_check_finds_out_a_wrong_engine(name: str) -> None:
    assert found_out(name, WRONG[name]())


@pytest.mark.parametrize("name", WRONG)
def test_the_check_finds_no_fault_with_the_reference(name: str) -> None:
    assert not found_out(name, reference(), boards=often(1, 200))


def test_every_check_of_the_chapter_has_a_wrong_engine() -> None:
    """INV-05 is covered by the tests of the board motions in ``metamorphic``."""
    mine = {name for name in invariants.load() if name.startswith("B16-INV-")}
    assert mine - {"B16-INV-05"} == WRONG.keys()
