"""Engines that give another engine's answers in every other form that the protocol allows.

Run as a program, it is the reference in these forms, request ids included.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Mapping
from typing import Any

from asl_conformance.judging.meaning import BAGS, MAPS, PIECES, SETS, SPARSE

Json = dict[str, Any]
Turn = Callable[[Any, str], Any]
"""Maps a value of an answer, and the field that holds it, to another form of that value."""


class Otherwise:
    """A Python engine that answers as ``engine`` does, each answer turned by ``turn``."""

    def __init__(self, engine: Any, turn: Callable[[Json, Json], Json]) -> None:
        self._engine, self._turn = engine, turn

    def initialize(self, params: Mapping[str, Any], /) -> Json:
        return dict(self._engine.initialize(params))

    def evaluate(self, params: Mapping[str, Any], /) -> Json:
        outcomes = self._engine.evaluate(params)["outcomes"]
        asked = params["questions"]
        return {"outcomes": [self._turn(q, o) for q, o in zip(asked, outcomes, strict=True)]}


def turned_round(question: Json, outcome: Json) -> Json:
    """Places with their hexes the other way round, sets shuffled and said twice, numbers with fractions."""
    dice = random.Random(json.dumps(question, sort_keys=True))
    return dict(_turned(outcome, "", dice))


def _turned(value: Any, field: str, dice: random.Random) -> Any:
    if isinstance(value, dict):
        names = dice.sample(sorted(value), len(value))
        return {key: _turned(value[key], "" if field in MAPS else key, dice) for key in names}
    if isinstance(value, (list, tuple)):
        items = [_turned(item, field if field == "hexsides" else "", dice) for item in value]
        if field in SETS:
            items += items[:1]
        if field in SETS | BAGS:
            items.reverse()
        return items
    if isinstance(value, str) and field in ("blocked_at", "hexsides"):
        return _other_way(value, dice)
    if field == "at" and value in ("", "in"):
        return dice.choice(("", "in"))
    return _fraction(value)


def _other_way(name: str, dice: random.Random) -> str:
    """A hexside backwards, a vertex from another of its hexes."""
    hexes = name.split("-")
    turn = dice.choice((1, 2)) if len(hexes) == 3 else 1
    return "-".join(hexes[turn:] + hexes[:turn])


def _fraction(value: Any) -> Any:
    if isinstance(value, bool) or not isinstance(value, int):
        return value
    return float(value) if value else -0.0


def reluctant(question: Json, outcome: Json) -> Json:
    """Gives no more than the protocol requires: nothing empty, no zero of a map, no reasons."""
    if "answer" not in outcome:
        return {
            kind: {k: v for k, v in said.items() if k not in ("why", "clause")}
            for kind, said in outcome.items()
        }
    answer = _bare(outcome["answer"], "")
    for gate, ask in (("clear", "los"), ("possible", "attack"), ("allowed", "may"), ("legal", "rout")):
        if question["ask"] == ask and answer.get(gate) is False:
            kept = {"clear": ("clear", "blocked_at"), "legal": ("legal", "must_rout")}.get(gate, (gate,))
            answer = {k: v for k, v in answer.items() if k in kept}
    if answer.get("clear") is True:
        answer.pop("blocked_at", None)
    return {"answer": answer}


def _bare(value: Any, field: str) -> Any:
    if isinstance(value, dict):
        inner = {
            k: _bare(v, "" if field in MAPS else k) for k, v in value.items() if k not in ("why", "clauses")
        }
        return {
            k: v
            for k, v in inner.items()
            if field in PIECES or not (v in ({}, []) or (field in SPARSE and v == 0))
        }
    if isinstance(value, (list, tuple)):
        return [_bare(item, "") for item in value]
    return value


def main() -> None:
    """The reference turned round, as a program."""
    from asl_reference.protocol import requests

    for line in sys.stdin:
        request = json.loads(line)
        if request["method"] == "shutdown":
            return
        if request["method"] == "initialize":
            result: Any = requests.initialize(request["params"])
        else:
            answered = requests.evaluate(request["params"])["outcomes"]
            asked = request["params"]["questions"]
            result = {"outcomes": [turned_round(q, o) for q, o in zip(asked, answered, strict=True)]}
        reply = json.dumps({"result": result, "id": float(request["id"]), "jsonrpc": "2.0"})
        sys.stdout.write(f"{reply}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
