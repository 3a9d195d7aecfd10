"""Cases that ask the same as another: on a board that is turned, mirrored or shifted, with other names.

python scripts/alike.py        pairs of cases with the same requirements that ask and expect the same
python scripts/alike.py --all  also pairs whose requirements differ, or of which one expects more

Cases are alike if their canonical forms are the same: the position laid out far from the edges of a wide
board, by the least of the twelve motions, its units and counters numbered. A case that tells the size of its
board, or names an edge of it, is not turned. Two units that differ in nothing but their names keep the order
in which the case names them, so a pair may be overlooked, but none is listed wrongly.
"""

from __future__ import annotations

import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from asl_conformance.fuzz.boards import lattice
from asl_conformance.fuzz.boards.transforms import Json, Motion, middle, mirror, rotation, translation
from asl_conformance.fuzz.finding.keep import renamed_in
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.suite.case import Case, plain

MOTIONS = tuple((sixths, flipped) for sixths in range(6) for flipped in (False, True))
SIZE = ("columns", "rows")


class Form(NamedTuple):
    """A case in canonical form: its request and its expectations, as text."""

    asks: str
    expects: frozenset[str]


class Pair(NamedTuple):
    """Two cases that ask the same: the one to keep, and the one that could go."""

    kept: Case
    other: Case
    same: bool
    """Whether both expect the same and have the same requirements."""


def whole(case: Case) -> Json:
    """All that the case asks and expects, as plain JSON."""
    claims = [
        {"q": e.question, "path": list(e.path), "op": e.op, "value": plain(e.value)}
        for e in case.expectations
    ]
    asked = {"position": case.position, "actions": case.actions, "questions": case.questions}
    bound = [*case.since, "", *case.until, "", *sorted(map(str, case.readings.items()))]
    return {name: plain(value) for name, value in asked.items()} | {"claims": claims, "bound": bound}


def rough(case: Case) -> str:
    """The words and numbers of the case without places and ids: cases that are alike have the same."""
    data = whole(case)
    ids = _ids(data["position"])
    text = json.dumps([data["position"], data["actions"], data["questions"], data["bound"]])
    words = re.findall(r'"[^"]*"|-?[\d.]+|true|false', text)
    kept = [word for word in words if word[1:-1] not in ids and not lattice.is_place(word[1:-1] or "-")]
    return " ".join(sorted(kept))


def form(case: Case) -> Form:
    """The canonical form."""
    data = whole(case)
    found = [_named(one) for one in _moved(data)]
    return min(found, key=lambda one: (one.asks, sorted(one.expects)))


def _ids(position: Json) -> frozenset[str]:
    return frozenset((*position.get("units", ()), *position.get("counters", ())))


def _moved(data: Json) -> Iterator[Json]:
    """The case by each of the twelve motions; as it is, if it depends on the edges of its board."""
    position = data["position"]
    if any(name in position for name in SIZE) or not _is_inside(position):
        yield data
        return
    centred = translation(middle(position), "Y45")
    for sixths, flipped in MOTIONS:
        motions = [centred, rotation(sixths), *([mirror()] if flipped else [])]
        moved = data
        for motion in motions:
            moved = _by(motion, moved)
        yield _shifted(moved)


def _is_inside(position: Json) -> bool:
    """Whether no direction or edge of the board is named."""
    return not re.search(r'"(north|south|east|west|edge|[a-z_]*_edge)"', json.dumps(position))


def _shifted(data: Json) -> Json:
    """The moved case with its middle in the middle of the board."""
    home = middle(data["position"])
    return data if home == "Y45" else _by(translation(home, "Y45"), data)


def _by(motion: Motion, data: Json) -> Json:
    position, ids = data["position"], _ids(data["position"])

    def value(one: Any) -> Any:
        return motion.value(one, position)

    def path(parts: Iterable[Any]) -> list[Any]:
        return [
            motion.place(one) if isinstance(one, str) and one not in ids and lattice.is_place(one) else one
            for one in parts
        ]

    claims = [
        claim | {"path": path(claim["path"]), "value": _value(motion, claim, position)}
        for claim in data["claims"]
    ]
    return {
        "position": motion.position(position),
        "actions": value(data["actions"]),
        "questions": value(data["questions"]),
        "claims": claims,
        "bound": data["bound"],
    }


def _value(motion: Motion, claim: Json, position: Json) -> Any:
    """The value of a claim, moved by the name of its field."""
    names = [one for one in claim["path"] if isinstance(one, str)]
    if claim["op"] in ("cites", "legal", "illegal") or not names:
        return claim["value"]
    return motion.value({names[-1]: claim["value"]}, position)[names[-1]]


def _named(data: Json) -> Form:
    """The case with its units and counters numbered, in the order of what is true of them."""
    ids = sorted(_ids(data["position"]))
    text = {name: _seen(data, name) for name in ids}
    number = {name: f"#{at}" for at, name in enumerate(sorted(ids, key=lambda name: text[name]))}
    named = renamed_in(data, number)
    claims = frozenset(json.dumps(one, sort_keys=True) for one in named.pop("claims"))
    return Form(json.dumps(named, sort_keys=True), claims)


def _seen(data: Json, name: str) -> str:
    """The case as seen by one of its units: itself as ``me``, all others alike."""
    others = dict.fromkeys(_ids(data["position"]), "other") | {name: "me"}
    units = {**data["position"].get("units", {}), **data["position"].get("counters", {})}
    own = json.dumps(renamed_in(units[name], others), sort_keys=True)
    rest = [data["position"], data["actions"], data["questions"], data["claims"]]
    return own + "|" + ";".join(_places_of(rest, name, ""))


def _places_of(value: Any, name: str, path: str) -> Iterator[str]:
    """Where in the value the name stands."""
    if isinstance(value, Mapping):
        for key in sorted(value, key=str):
            yield from ((f"{path}/",) if key == name else ())
            inner = "*" if path.endswith(("/units", "/counters")) else key
            yield from _places_of(value[key], name, f"{path}/{inner}")
    elif isinstance(value, list):
        for at, one in enumerate(value):
            yield from _places_of(one, name, f"{path}/{at}")
    elif value == name:
        yield path


def alike(cases: Iterable[Case]) -> Iterator[Pair]:
    """Pairs of cases that ask the same; of two that expect the same, the first is kept."""
    sieve: dict[str, list[Case]] = defaultdict(list)
    for case in cases:
        if not case.derived:
            sieve[rough(case)].append(case)
    for several in sieve.values():
        if len(several) < 2:
            continue
        known: dict[str, list[tuple[Form, Case]]] = defaultdict(list)
        for case in several:
            mine = form(case)
            for other, before in known[mine.asks]:
                yield _pair(other, before, mine, case)
            known[mine.asks].append((mine, case))


def _pair(other: Form, before: Case, mine: Form, case: Case) -> Pair:
    tagged = sorted(before.requirements) == sorted(case.requirements)
    if other.expects >= mine.expects:
        return Pair(before, case, tagged and other.expects == mine.expects)
    return Pair(case, before, False)


def main(arguments: list[str]) -> int:
    """Print the pairs; 1 if there are any."""
    pairs = [pair for pair in alike(load_cases().cases) if pair.same or "--all" in arguments]
    for pair in pairs:
        print(f"{pair.other.id}  asks the same as  {pair.kept.id}{'' if pair.same else '  (in part)'}")
    return 1 if pairs else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
