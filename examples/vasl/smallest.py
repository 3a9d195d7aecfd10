"""The smallest boards that show each kind of difference that differential.py has found.

    python smallest.py found.jsonl --each 3 --out smallest.jsonl

The differences with the shortest LOS are taken of each kind, one of each group before a second. Everything
that is not needed is removed from their boards: a smaller board counts if VASL still differs under all
paintings, and the difference is still of the same kind.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from pathlib import Path

from differential import Askers, At, Kind, askers, board, differences, grouped, kind_of

from asl_conformance.fuzz.asking.ask import EngineFailed, Json
from asl_conformance.fuzz.boards.lattice import distance
from asl_conformance.fuzz.finding.shrink import shrink

EMPTY: Json = {"hexes": {}, "hexsides": {}, "units": {}, "counters": {}}


def chosen(found: Iterable[Json], each: int) -> list[tuple[Kind, Json]]:
    """So many differences of each kind, the shortest LOS first, and one of each group before a second."""
    kinds: dict[Kind, list[Json]] = {}
    for one in sorted(found, key=_length):
        kinds.setdefault(kind_of(tuple(one["group"])), []).append(one)
    return [(kind, one) for kind, ones in kinds.items() for one in _of_many_groups(ones)[:each]]


def _length(one: Json) -> int:
    return distance(one["question"]["from"]["hex"], one["question"]["to"]["hex"])


def _of_many_groups(ones: list[Json]) -> list[Json]:
    first = list({tuple(one["group"]): one for one in reversed(ones)}.values())
    first.sort(key=_length)
    return first + [one for one in ones if one not in first]


def smallest(ask: Askers, kind: Kind, position: Json, question: Json) -> Json:
    """The position without all that the difference does not need, and what both say of it then."""

    def shows(smaller: Json, _: list[Json]) -> bool:
        return seen(ask, kind, EMPTY | smaller, question) is not None

    position = EMPTY | shrink(position, [], shows)[0]
    return {"what": kind.what, "position": position, "question": question} | (
        seen(ask, kind, position, question) or {}
    )


def seen(ask: Askers, kind: Kind, position: Json, question: Json) -> Json | None:
    """Both answers and the group of a difference of this kind; asked of one painting first, then of all."""
    try:
        if not differences(ask, ask.plain, position, [question], None):
            return None
        for _, ours, theirs, group in grouped(ask, position, [question]):
            if kind_of(group) == kind:
                return {"ours": ours, "theirs": theirs, "group": group}
    except EngineFailed:  # a position that is none, such as one with a rider whose mount is removed
        pass
    return None


def main() -> None:
    """Shrink, and write a line for each."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("findings", type=Path, help="what differential.py has found")
    parser.add_argument("--each", type=int, default=3, help="how many of each kind")
    parser.add_argument("--out", type=Path, default=Path("smallest.jsonl"))
    given = parser.parse_args()
    found = [json.loads(line) for line in given.findings.read_text(encoding="utf-8").splitlines()]
    with askers() as ask, given.out.open("w", encoding="utf-8") as out:
        for kind, one in chosen(found, given.each):
            position = board(At(one["theme"], one["number"], one["seed"]))
            small = smallest(ask, kind, position, one["question"])
            out.write(json.dumps(small) + "\n")
            out.flush()
            things = {part: list(small["position"].get(part, {})) for part in EMPTY}
            print(f"{kind.what}\n    {_length(one)} hexes; {json.dumps(things)}", flush=True)


if __name__ == "__main__":
    main()
