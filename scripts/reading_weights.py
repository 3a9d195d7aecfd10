"""Measure on how many random positions each contested reading matters, for the question paper.

``python scripts/reading_weights.py --boards 1000`` asks the reference about random boards until 1,000 were
asked, counting the stored ones; ``--board FILE`` asks about scenes on an imported board; ``--results FILE``
stores the readings that an engine of results follows; ``--seconds S`` stops after that time; ``--afresh``
drops what is stored of these boards first.
"""

import argparse
import datetime
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "harness"), str(ROOT / "engine")]

from asl_conformance.adapters.choose import ANY_READING, open_engine  # noqa: E402
from asl_conformance.boards.file import read  # noqa: E402
from asl_conformance.cli.question_paper import switchable  # noqa: E402
from asl_conformance.fuzz.asking.weights import scenes, weigh  # noqa: E402
from asl_conformance.fuzz.boards.ground import Ground  # noqa: E402
from asl_conformance.gherkin.kept import load_cases  # noqa: E402
from asl_conformance.report.inferred import followed, infer  # noqa: E402
from asl_conformance.report.kept_weights import Kept, Weights, load, write  # noqa: E402
from asl_conformance.results.reading import read_results  # noqa: E402

SEED = 0
BATCH = 50
"""Boards after which results are written."""


def added(before: Weights, count: int, ground: Ground | None) -> Weights:
    """The weights including those of the next boards."""
    with open_engine(ANY_READING) as engine:
        known = engine.start()
        other = switchable(known)
        if before.count and before.boards.keys() != other.keys():
            raise SystemExit("other readings were measured than those that can be followed now: --afresh")
        numbers = range(before.count, before.count + count)
        found = weigh(engine, scenes(known, numbers, SEED, ground), known, other)
    return Weights(
        before.what,
        before.count + count,
        datetime.date.today().isoformat(),
        {name: before.boards.get(name, 0) + weight.boards for name, weight in found.items()},
        {name: before.answers.get(name, 0) + weight.answers for name, weight in found.items()},
    )


def measure(count: int, ground: Ground | None, until: float, *, afresh: bool) -> None:
    """Ask about boards until there are so many, or the time is over."""
    what = f"scenes on {ground.title}" if ground else f"random boards (seed {SEED})"
    none = Weights(what, 0, "", {}, {})
    now = none if afresh else next((one for one in load().weights if one.what == what), none)
    while now.count < count and time.monotonic() < until:
        now = added(now, min(BATCH, count - now.count), ground)
        kept = load()
        others = [one for one in kept.weights if one.what != what]
        write(Kept((*sorted([*others, now], key=lambda one: one.what),), kept.engines))
        print(f"{now.count} {what}: {sum(now.answers.values())} answers", flush=True)


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=0)
    parser.add_argument("--board", type=Path)
    parser.add_argument("--results", type=Path, action="append", default=[])
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--afresh", action="store_true")
    asked = parser.parse_args()
    ground = Ground.of(read(asked.board)) if asked.board else None
    measure(asked.boards, ground, time.monotonic() + asked.seconds, afresh=asked.afresh)
    for path in asked.results:
        stream, kept = read_results(path), load()
        name = f"{stream.header.engine} {stream.header.engine_version}".strip()
        engines = {**kept.engines, name: followed(infer(stream, load_cases().all))}
        write(Kept(kept.weights, dict(sorted(engines.items()))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
