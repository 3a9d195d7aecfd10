"""Engines for the tests of the fuzzer: the reference, and the reference with one kind of answer changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from asl_conformance.adapters.inprocess import InProcessEngine
from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.fuzz.asking.ask import Asker
from asl_reference.protocol import requests

Json = dict[str, Any]
Twist = Callable[[Json, Json, Json], None]
"""Changes an answer in place, given the position, the question and the answer."""


@cache
def reference() -> Asker:
    """The reference engine, started."""
    engine = reference_engine()
    return Asker(engine, engine.start())


class Twisted:
    """The reference, whose answers ``twist`` changes."""

    def __init__(self, twist: Twist) -> None:
        self.twist = twist

    def initialize(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        return requests.initialize(params)

    def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        result = requests.evaluate(params)
        for question, outcome in zip(params["questions"], result["outcomes"], strict=True):
            if "answer" in outcome:
                self.twist(params["position"], question, outcome["answer"])
        return result


def twisted(twist: Twist) -> Asker:
    """An engine with one thing wrong, started."""
    engine = InProcessEngine(Twisted(twist))
    return Asker(engine, engine.start())


def sees_through_walls(position: Json, question: Json, answer: Json) -> None:
    """No wall ever blocks a LOS."""
    if question["ask"] == "los" and "B9.2" in answer["clauses"] and not answer["clear"]:
        answer.update(clear=True, hindrance=0)


def connects_one_way(position: Json, question: Json, answer: Json) -> None:
    """A trench is connected only to the trenches named before it; the connection is not mutual."""
    if question["ask"] == "state":
        for name, counter in answer["counters"].items():
            counter["connected"] = [other for other in counter["connected"] if other < name]


def knows_no_cover_from_oba(position: Json, question: Json, answer: Json) -> None:
    """An entrenchment shelters from OBA no better than from small arms."""
    if question["ask"] == "attack":
        for target in answer["targets"].values():
            if target.get("tem") == 4:
                target["tem"] = 2


def fails_on_marsh(position: Json, question: Json, answer: Json) -> None:
    """It fails with an error if the board has marsh."""
    if any(ground.get("terrain") == "marsh" for ground in position.get("hexes", {}).values()):
        raise RuntimeError("no marsh here")
