"""The differential against VASL, tested with other engines in place of VASL."""

from __future__ import annotations

import importlib.util
import io
import json
import sys
from collections.abc import Sequence
from types import ModuleType

import pytest

from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.fuzz.asking.ask import Asker, Json
from tests.examples.judging import EXAMPLES


@pytest.fixture(scope="module")
def differential() -> ModuleType:
    spec = importlib.util.spec_from_file_location("differential", EXAMPLES / "vasl" / "differential.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "differential", module)  # dataclasses look up their module by name
        spec.loader.exec_module(module)
    return module


class Blind(Asker):
    """An engine for which no LOS is clear."""

    def ask(self, position: Json, questions: Sequence[Json], actions: Sequence[Json] = ()) -> list[Json]:
        return [{"answer": {"clear": False, "why": "a wall at 12,30 (B9.2)"}} for _ in questions]


def reference() -> Asker:
    engine = reference_engine(60)
    return Asker(engine, engine.start())


@pytest.mark.parametrize("number", [25, 38, 51, 64])
def test_boards_are_whole_with_and_without_afvs(differential: ModuleType, number: int) -> None:
    position, right = differential.board(differential.At("crossings", number, 1)), reference()
    right.ask(position, differential.asked_about(number)[:1])
    types = {one["type"] for kind in ("units", "counters") for one in position[kind].values()}
    assert types.isdisjoint(differential.HULLS) or number % differential.HULLED == 0


def test_the_reference_agrees_with_itself_on_every_los(differential: ModuleType) -> None:
    tally, out, asker = differential.Tally(), io.StringIO(), reference()
    at = differential.At("walls", 3, 1)
    differential.look(differential.Askers(asker, asker, asker), at, tally, out)
    assert tally.verdicts.keys() == {"agreed"}
    assert tally.looks == len(differential.asked_about(3)) > 1000
    assert (out.getvalue(), tally.themes) == ("", {"walls": 1})


def test_what_differs_is_counted_in_its_group_and_written_down(differential: ModuleType) -> None:
    tally, out, right = differential.Tally(), io.StringIO(), reference()
    blind = Blind(right.engine, right.capabilities)
    differential.look(differential.Askers(blind, blind, right), differential.At("walls", 3, 1), tally, out)
    found = [json.loads(line) for line in out.getvalue().splitlines()]
    assert len(found) == tally.groups.total() == tally.verdicts["differ"] > 100
    assert {one["number"] for one in found} == {3}
    assert all(one["ours"]["clear"] and not one["theirs"]["clear"] for one in found)
    assert all(what.startswith("blocked in VASL alone") for what, _, _ in tally.groups)
    assert any("a wall at 12,30 (B9.2)" in line for line in tally.table())
