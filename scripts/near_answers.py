"""Answers near the suite's cases: does this checkout move one that no case asks for?

    python scripts/near_answers.py REV [--requests N] [--seed S]

The engine of that commit and that of this checkout answer requests near the suite's cases (``near_rows``).
What differs is printed by question, fields and clauses, with the first request of each, and each -32603.
"""

import argparse
import json
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "harness"), str(ROOT / "engine"), str(ROOT)]

from asl_conformance.adapters.reference.engine import reference_engine  # noqa: E402
from asl_conformance.fuzz.asking.ask import Asker  # noqa: E402
from scripts import answer_digests as digests  # noqa: E402
from scripts import near_rows  # noqa: E402

Json = dict[str, Any]
LONGEST = 300


def moves(before: Any, now: Any, path: str = "") -> Iterator[str]:
    """Each field that differs, with both values."""
    if isinstance(before, dict) and isinstance(now, dict):
        for key in sorted(before.keys() | now.keys()):
            if before.get(key) != now.get(key):
                yield from moves(before.get(key), now.get(key), f"{path}.{key}" if path else key)
    else:
        yield f"{path}: {json.dumps(before)[:LONGEST]} -> {json.dumps(now)[:LONGEST]}"


def main() -> int:
    """Print what differs; 1 if something does."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("revision")
    parser.add_argument("--requests", type=int, default=30_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    tally: Counter[tuple[str, str, str]] = Counter()
    first: dict[tuple[str, str, str], list[str]] = {}
    kinds: Counter[str] = Counter()
    with (
        tempfile.TemporaryDirectory() as folder,
        reference_engine() as engine,
        ThreadPoolExecutor() as at_once,
    ):
        digests.unpack(options.revision, folder)
        old, new = digests.Engine(Path(folder)), digests.Engine(ROOT)
        oracle = Asker(engine, engine.start())
        near = near_rows.Near(oracle, oracle.capabilities.actions, random.Random(options.seed))
        for _ in range(options.requests):
            request = near.drawn()
            request["questions"] = [*request.get("questions", []), {"ask": "state"}]
            before, now = at_once.map(lambda asked, one=request: asked.outcomes("current", one), (old, new))
            for question, one, other in zip(request["questions"], before, now, strict=True):
                kinds[next(iter(other))] += 1
                if digests.unspoken(one) != digests.unspoken(other) or other.get("refused") == -32603:
                    key = (str(question.get("ask")), digests.fields_of(one, other), digests.clauses_of(other))
                    tally[key] += 1
                    told = {**request, "questions": [question]}
                    first.setdefault(key, [f"{name}: {json.dumps(value)}" for name, value in told.items()])
                    first[key] += [] if len(first[key]) > len(told) else moves(one, other)
    for key, times in tally.most_common():
        print(f"{times:6} {key[0]}: {key[1]}  ({key[2]})", *first[key], sep="\n       ")
    print(f"{sum(tally.values())} of {sum(kinds.values())} answers moved; {dict(kinds)}")
    return bool(tally)


if __name__ == "__main__":
    sys.exit(main())
