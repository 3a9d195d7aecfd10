"""Malformed requests made from the suite, sent through the reference's own loop: does it ever die?

    python -m tests.engine.mutated --requests 1000000 --seed 7

Values of other types, unknown names, misspelt words, deep nesting, huge numbers, missing and unknown
fields, lines that are no JSON. Each line must get one reply with its id. What the published types forbid
must be refused with its place. An internal error of the engine (-32603) makes the command exit with 1.
"""

from __future__ import annotations

import argparse
import io
import json
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any
from unittest import mock

import msgspec

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.protocol.messages import EvaluateParams
from asl_conformance.suite.case import request_params
from asl_reference import __main__ as engine

Json = dict[str, Any]
Path = tuple[str | int, ...]

BATCH = 500
"""Lines that are sent before the first reply is read."""
DEEP = 60
VALUES: tuple[Any, ...] = (
    *("", " ", "x", "B2", "B2-B3", "B2-B3-C2", "ZZ99", "AZ1", "Broken", "squad", "foxhole", "move"),
    *("German squad", "all", "null", "B02", "b2", "\u00e9\u0000\ud83d\ude00", "a" * 5000, "F5-F6-G6-H7"),
    *(None, True, False, 0, -1, 1, 3, 99, 10**30, -(10**30), 1.5, 0.1, 2.0, 1e308, -1e-308),
    *([], {}, [[]], ["x"], [None], {"a": 1}, {"unit": "x"}, {"do": "move"}, {"ask": "los"}, ["B2", "B3"]),
)
"""Values that replace others."""
FIELDS = ("", *"hat unit units hex by target floor Beneath at to do ask hexx".split())
PLACE = re.compile(r"^[a-zA-Z_]+[^ ]*.*: ", re.DOTALL)
"""The beginning of a refusal: the place."""


def requests() -> list[Json]:
    """Every request of the suite, for the current edition."""
    plain = msgspec.json.decode
    return [plain(msgspec.json.encode(request_params(case, "current"))) for case in load_cases().cases]


def nodes(value: Any, path: Path = ()) -> Iterator[Path]:
    """The path of every value inside."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, item in value.items():
            yield from nodes(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from nodes(item, (*path, index))


def at(value: Any, path: Path) -> Any:
    """The value at the path."""
    for step in path:
        value = value[step]
    return value


def nested(dice: random.Random) -> Any:
    """A value nested that deep, without content."""
    value: Any = dice.choice(("x", 1, None))
    for _ in range(dice.choice((3, DEEP, DEEP * 4))):
        value = [value] if dice.random() < 0.5 else {"a": value}
    return value


def misspelt(text: str, dice: random.Random) -> str:
    """A word with an extra letter, a missing letter, in capitals or backwards."""
    if not text:
        return "x"
    spot = dice.randrange(len(text))
    return dice.choice(
        (
            text[:spot] + text[spot + 1 :],
            text[:spot] + dice.choice("aeiou_- 0") + text[spot:],
            text[::-1],
            text.upper(),
            text.replace("_", " "),
            text + dice.choice(("s", " ", "-", "9")),
        )
    )


def mutated(params: Json, dice: random.Random) -> Json:
    """The parameters of a request with one to three mistakes."""
    made: Json = json.loads(json.dumps(params))
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        paths = list(nodes(made))
        if not paths:
            return made
        path = dice.choice(paths)
        holder, key = at(made, path[:-1]), path[-1]
        _put_wrong(made, holder, key, paths, dice)
    return made


def _any(dice: random.Random) -> Any:
    return json.loads(json.dumps(dice.choice(VALUES)))


def _put_wrong(made: Json, holder: Any, key: Any, paths: list[Path], dice: random.Random) -> None:
    old, way = holder[key], dice.randrange(9)
    if way == 0:
        holder[key] = _any(dice)
    elif way == 1:
        del holder[key]
    elif way == 2 and isinstance(holder, dict):
        holder[dice.choice(FIELDS)] = _any(dice)
    elif way == 3 and isinstance(holder, dict):
        holder[misspelt(str(key), dice)] = holder.pop(key)
    elif way in (4, 5) and isinstance(old, str):
        holder[key] = misspelt(old, dice)
    elif way in (4, 6) and isinstance(old, int | float) and not isinstance(old, bool):
        holder[key] = old * dice.choice((-1, 100, 0.3, 0.5, 10**20)) + dice.choice((0, 1, -1))
    elif way == 7:
        holder[key] = json.loads(json.dumps(at(made, dice.choice(paths))))
    elif way == 8:
        holder[key] = nested(dice) if dice.random() < 0.5 else [old, json.loads(json.dumps(old))]
    else:
        holder[key] = _any(dice)


def line_of(params: Json, number: int, dice: random.Random) -> bytes:
    """The line of a request; one in forty is no valid JSON or no request."""
    request: Json = {"jsonrpc": "2.0", "id": number, "method": "evaluate", "params": params}
    if dice.random() > 0.025:
        return json.dumps(request).encode()
    way = dice.randrange(8)
    if way == 0:
        request["method"] = dice.choice(("initialize", "Evaluate", "", None, 5, [], "__init__"))
    elif way == 1:
        request["params"] = _any(dice)
    elif way == 2:
        request["id"] = dice.choice((None, True, [], {}, "text", 1.5, "1"))
    elif way == 3:
        request = {"method": "initialize", "id": number, "params": _any(dice)}
    text = json.dumps(request).encode()
    if way == 4:
        return text[: dice.randrange(len(text))] + b"}"
    if way == 5:
        spot = dice.randrange(len(text))
        return (text[:spot] + bytes([dice.randrange(256)]) + text[spot + 1 :]).replace(b"\n", b" ")
    if way == 6:
        return text.replace(b'"position"', b'"edition": 1e999, "edition": NaN, "position"')
    if way == 7:
        return b"[" * dice.choice((10, 100_000)) + text
    return text


def replies(lines: Sequence[bytes]) -> list[Json]:
    """The replies of the reference's own loop; all lines are sent before the first reply is read."""
    out = io.BytesIO()
    streams = SimpleNamespace(buffer=io.BytesIO(b"\n".join(lines) + b"\n")), SimpleNamespace(buffer=out)
    with mock.patch.object(engine, "sys", SimpleNamespace(stdin=streams[0], stdout=streams[1])):
        engine.main()
    return [json.loads(line, parse_constant=_refused) for line in out.getvalue().splitlines()]


def _refused(name: str) -> Any:
    raise ValueError(f"{name} is no JSON")


@dataclass
class Found:
    """How the lines were answered, and the first line of each kind of fault."""

    tally: Counter[str] = field(default_factory=Counter)
    faults: dict[str, bytes] = field(default_factory=dict)

    def fault(self, what: str, line: bytes) -> None:
        """Note a fault, with the first line that showed it."""
        self.tally[what] += 1
        self.faults.setdefault(what, line)


def forbidden(params: Any) -> str:
    """Objections of the published types to the parameters; empty if there are none.

    2.0 is an integer like 2, and an unknown question is answered ``unsupported``.
    """
    try:
        msgspec.convert(whole(params), EvaluateParams)
    except (msgspec.ValidationError, RecursionError) as error:
        unknown = re.search(r"Invalid value .* - at `\$\.questions\[\d*\.*\]\.ask`", str(error))
        return "" if unknown else str(error)
    return ""


def whole(value: Any) -> Any:
    """The value with 2 in place of 2.0."""
    if isinstance(value, dict):
        return {key: whole(item) for key, item in value.items()}
    if isinstance(value, list):
        return [whole(item) for item in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def look(line: bytes, reply: Json, found: Found) -> None:
    """Compare one reply with its line."""
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        request = None
    if reply.get("jsonrpc") != "2.0" or ("result" in reply) == ("error" in reply):
        found.fault("neither result nor error", line)
        return
    number = request.get("id") if isinstance(request, dict) else None
    if isinstance(number, int) and reply.get("id") not in (number, None):
        found.fault("another id", line)
    error = reply.get("error")
    if error is None:
        found.tally["answered"] += 1
        if isinstance(request, dict) and request.get("method") == "evaluate":
            why = forbidden(request.get("params"))
            if why:
                found.fault(f"answered, though the published types say: {_general(why)}", line)
        return
    found.tally[str(error["code"])] += 1
    if error["code"] == -32603:
        found.fault(f"a fault of the engine: {_general(error['message'])}", line)
    if error["code"] == -32602 and not PLACE.match(error["message"]):
        found.fault(f"refused without a place: {_general(error['message'])}", line)


def _general(message: str) -> str:
    """A message without the names in it, so that similar faults count as one."""
    return re.sub(r"\d+", "n", re.sub(r"'[^']*'|`[^`]*`", "...", message))[:150]


def run(count: int, seed: int, kept: Sequence[Json] | None = None) -> Found:
    """Send so many malformed requests; the same seed gives the same ones."""
    good, dice, found = list(kept or requests()), random.Random(seed), Found()
    sent = 0
    while sent < count:
        many = min(BATCH, count - sent)
        lines = [line_of(mutated(dice.choice(good), dice), sent + n, dice) for n in range(many)]
        answered = replies(lines)
        if len(answered) != len(lines):
            found.fault(f"{len(answered)} replies to {len(lines)} lines", b"\n".join(lines))
        for line, reply in zip(lines, answered, strict=False):
            look(line, reply, found)
        sent += many
    return found


def main() -> int:
    """Print how the requests were answered, and the first line of each kind of fault."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--requests", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    start = time.process_time()
    found = run(options.requests, options.seed)
    took = time.process_time() - start
    told = [f"{times:8} {what}" for what, times in found.tally.most_common()]
    told += [f"\n{what}\n{line[:2000].decode(errors='replace')}" for what, line in found.faults.items()]
    told.append(
        f"\n{options.requests} requests of seed {options.seed}, {options.requests / took:.0f} a second"
    )
    sys.stdout.write("\n".join(told) + "\n")
    return bool(found.faults)


if __name__ == "__main__":
    sys.exit(main())
