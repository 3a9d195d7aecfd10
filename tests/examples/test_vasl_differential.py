"""The differential against VASL, tested with other engines in place of VASL."""

from __future__ import annotations

import importlib
import io
import json
from collections.abc import Iterator, Sequence
from types import ModuleType

import pytest

from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.fuzz.asking.ask import Asker, Json
from tests.examples.judging import EXAMPLES


@pytest.fixture(scope="module")
def differential() -> Iterator[ModuleType]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(EXAMPLES / "vasl")
        yield importlib.import_module("differential")


@pytest.fixture(scope="module")
def smallest(differential: ModuleType) -> ModuleType:
    return importlib.import_module("smallest")


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


class SeesAll(Asker):
    """An engine that knows no terrain."""

    def ask(self, position: Json, questions: Sequence[Json], actions: Sequence[Json] = ()) -> list[Json]:
        super().ask(position, questions, actions)  # which refuses a position that is none
        return [{"answer": {"clear": True, "hindrance": 0, "why": ""}} for _ in questions]


LINE: Json = {"ask": "los", "from": {"hex": "F5"}, "to": {"hex": "F8"}}
CROWDED: Json = {
    "hexes": {"F3": {"terrain": "woods"}, "F6": {"terrain": "woods"}, "B2": {"terrain": "orchard"}},
    "hexsides": {"F7-F8": {"terrain": "wall"}, "F6-F7": {"terrain": "bocage"}, "C3-C4": {"terrain": "hedge"}},
    "units": {
        "car": {"side": "German", "type": "truck", "hex": "C6"},
        "rider": {"side": "German", "type": "squad", "hex": "C6", "aboard": "car"},
    },
    "counters": {"hole": {"type": "foxhole", "hex": "D4", "size": 1}},
}


def test_a_board_is_shrunk_to_what_its_kind_of_difference_needs(
    differential: ModuleType, smallest: ModuleType
) -> None:
    right = reference()
    blind = SeesAll(right.engine, right.capabilities)
    ask = differential.Askers(blind, blind, right)
    found = {}
    for _, _, _, group in differential.grouped(ask, CROWDED, [LINE]):
        found = smallest.smallest(ask, differential.kind_of(group), CROWDED, LINE)
    assert found["position"] == {**smallest.EMPTY, "hexes": {"F6": {"terrain": "woods"}}}
    assert not found["ours"]["clear"]
    assert found["what"] == "other kinds"


def test_a_smaller_board_on_which_another_kind_differs_does_not_count(
    differential: ModuleType, smallest: ModuleType
) -> None:
    right = reference()
    blind = SeesAll(right.engine, right.capabilities)
    ask = differential.Askers(blind, blind, right)
    bocage = next(kind for kind in differential.KINDS if kind.ours == "^B9.52" and not kind.things)
    position = smallest.EMPTY | {"hexsides": CROWDED["hexsides"]}
    assert smallest.smallest(ask, bocage, position, LINE)["position"]["hexsides"] == {
        "F6-F7": {"terrain": "bocage"}
    }
    assert smallest.seen(ask, bocage, CROWDED, LINE) is None


def test_of_each_kind_the_shortest_of_several_groups_are_taken(smallest: ModuleType) -> None:
    def one(group: str, end: str) -> Json:
        question = {"from": {"hex": "F5"}, "to": {"hex": end}}
        return {"group": [f"VASL counts fewer [{group}]", "", ""], "question": question}

    found = [one("mudflat", "F9"), one("mudflat", "F6"), one("mudflat, bocage", "F8"), one("SMOKE", "F7")]
    kept = [(kind.clause, other["question"]["to"]["hex"]) for kind, other in smallest.chosen(found, 2)]
    assert kept == [("16.7", "F6"), ("16.7", "F8"), ("A24.4", "F7")]


BOCAGE: Json = {"hexsides": {"F7-F8": {"terrain": "bocage"}}, "units": {}, "counters": {}}


@pytest.mark.parametrize(("end", "other", "whose"), [("F8", "F6", "open"), ("F6", "F8", "VASL (1417)")])
def test_bocage_of_a_target_that_lies_higher_is_a_kind_of_its_own(
    differential: ModuleType, end: str, other: str, whose: str
) -> None:
    right = reference()
    blind = SeesAll(right.engine, right.capabilities)
    position = BOCAGE | {"hexes": {"F8": {"level": 1}}}
    asked = [{"ask": "los", "from": {"hex": other}, "to": {"hex": end}}]
    ((_, _, _, group),) = differential.grouped(differential.Askers(blind, blind, right), position, asked)
    assert differential.kind_of(group).whose == whose


class SeesAllInSmoke(SeesAll):
    """The same by all paintings, which agree only where there is SMOKE."""

    def ask(self, position: Json, questions: Sequence[Json], actions: Sequence[Json] = ()) -> list[Json]:
        if any("smoke" in ground for ground in position["hexes"].values()):
            return super().ask(position, questions, actions)
        return [{"unsupported": {"missing": ["the painting decides"]}} for _ in questions]


def test_a_difference_that_without_smoke_one_painting_alone_shows_is_about_smoke(
    differential: ModuleType,
) -> None:
    right = reference()
    plain, every = (one(right.engine, right.capabilities) for one in (SeesAll, SeesAllInSmoke))
    position = BOCAGE | {"hexes": {"F5": {"smoke": "smoke"}, "F8": {"level": 1}}}
    asked = [{"ask": "los", "from": {"hex": "F8"}, "to": {"hex": "F5"}}]
    ((_, _, _, group),) = differential.grouped(differential.Askers(plain, every, right), position, asked)
    assert "SMOKE at the target" in group[0]
