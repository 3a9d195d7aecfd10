"""``tox -e bench``: how long things take and how much memory they need, as one table.

Whole commands are timed from outside, start-up included, best of several runs. The calibration
loop says how fast the machine is, so that tables of different machines can be compared.
``--record`` appends the table to bench/history.jsonl. ``--against REV`` compares with a revision instead.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import against
import by_heart
from fuzz import fuzz_measures
from los import los_measures
from measure import Measure, best, machine, show
from report import report_measures
from vasl import vasl_measures

HISTORY = Path(__file__).with_name("history.jsonl")
PYTHON = sys.executable
MIB = 1024
ONE = "B27.12-2a"
EACH = 0.5
"""Milliseconds that a case may take in a run from compiled cases."""


def command(*arguments: str, cache: Path, runs: int = 5, fresh: bool = False) -> tuple[float, float]:
    """Best wall-clock seconds and highest peak memory in MiB of an asl-conformance command."""
    env = os.environ | {"XDG_CACHE_HOME": str(cache)}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    seconds, peak = float("inf"), 0.0
    for _ in range(runs):
        if fresh:
            for kept in (cache / "asl-conformance").glob("cases-*"):
                kept.unlink()
        start = time.perf_counter()
        process = subprocess.Popen(
            [PYTHON, "-m", "asl_conformance", *arguments], env=env, stdout=subprocess.DEVNULL
        )
        _, status, usage = os.wait4(process.pid, 0)
        seconds = min(seconds, time.perf_counter() - start)
        peak = max(peak, usage.ru_maxrss / MIB)
        if os.waitstatus_to_exitcode(status) != 0:
            raise SystemExit(f"asl-conformance {' '.join(arguments)} ended with {status}")
    return seconds, peak


def start_measures(cache: Path) -> Iterator[Measure]:
    """The first waits of a user: for the help, and for a first verdict (a whole run of one case)."""
    command("run", cache=cache, runs=1)
    yield Measure("start: --help", command("--help", cache=cache)[0], "s", 0.15, goal=0.15)
    yield Measure(
        "start: run to its first verdict", command("run", "-k", ONE, cache=cache)[0], "s", 0.5, goal=0.3
    )


def suite_measures(cache: Path) -> Iterator[Measure]:
    """The whole suite, cold and warm, in process and as a subprocess."""
    engine = f"{PYTHON} -m asl_reference"
    cold, cold_peak = command("run", cache=cache, runs=2, fresh=True)
    warm, warm_peak = command("run", cache=cache, runs=3)
    core = command("run", "--profile", "core", cache=cache, runs=3)[0]
    piped, piped_peak = command("run", "--engine", engine, cache=cache, runs=3)
    cases = _number_asked()
    yield Measure("suite, cases compiled first", cold, "s", 10)
    yield Measure("suite, from compiled cases", warm, "s", EACH * cases / 1000, goal=2.5)
    yield Measure("suite, from compiled cases, a case", warm / cases * 1000, "ms", EACH, goal=0.16)
    yield Measure("core, from compiled cases", core, "s", 2, goal=0.65)
    yield Measure("suite, subprocess engine", piped, "s", 2 * warm, scaled=False)
    yield Measure("peak memory, compiling", cold_peak, "MiB", 200, goal=150)
    yield Measure("peak memory, from compiled cases", warm_peak, "MiB", 200, goal=150)
    yield Measure("peak memory, subprocess engine", piped_peak, "MiB", 200, goal=150)


def _number_asked() -> int:
    """The cases of the features and those derived from them: a run asks and judges both."""
    from asl_conformance.gherkin.kept import load_cases

    return len(load_cases().all)


def errata_measure(cache: Path) -> Measure:
    """Random boards a second on which ``errata diff`` compares editions, without the cases asked first."""
    few, many = 20, 120
    times = [
        command("errata", "diff", "older", "current", "--boards", str(n), cache=cache, runs=1)[0]
        for n in (few, many)
    ]
    speed = (many - few) / (times[1] - times[0])
    return Measure("errata diff, boards, one job", speed, "1/s", 5, at_least=True, goal=50)


def case_measures() -> Iterator[Measure]:
    """Requests and the engine alone, without start-up."""
    from asl_conformance.adapters.choose import open_engine
    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.suite.case import request_params

    cases = load_cases().cases
    requests = [(case.id, request_params(case, "current")) for case in cases]
    sizes = sorted(len(json.dumps(params, separators=(",", ":"))) for _, params in requests)
    yield Measure("request, median", median(sizes), "bytes", 1000)
    yield Measure("request, 95 of 100 are below", sizes[len(sizes) * 95 // 100], "bytes", 2000)
    for name, target, limit, goal in (
        ("cases a second, in process", "reference", 2000, 8000),
        ("cases a second, subprocess", f"{PYTHON} -m asl_reference", 1000, None),
    ):
        with open_engine(target) as engine:
            engine.start()
            seconds = best(lambda: sum(1 for _ in engine.evaluate_many(requests)))
        yield Measure(name, len(cases) / seconds, "1/s", limit, at_least=True, goal=goal)
    inside, outside = by_heart.speeds(cases)
    yield Measure("cases a second, harness in process", inside, "1/s", 20_000, at_least=True)
    yield Measure("cases a second, harness and pipe", outside, "1/s", 5_000, at_least=True)


def compile_measure() -> Measure:
    """The cost of compiling a scenario, without pytest's own start-up."""
    from asl_conformance.gherkin.compiler import compile_features
    from asl_conformance.suite.places import locate

    compile_features(locate("features"))
    start = time.perf_counter()
    cases = compile_features(locate("features"))
    each = (time.perf_counter() - start) / len(cases) * 1000
    return Measure("compiling, per scenario", each, "ms", 4, goal=0.7)


def edited_measure() -> Measure:
    """From an edit of one feature until its cases can be asked: a separate process, start-up included."""
    from asl_conformance.suite.places import locate

    code = (
        "import sys; from pathlib import Path; from asl_conformance.gherkin.kept import load_cases; "
        "assert load_cases(Path(sys.argv[1])).cases"
    )
    with tempfile.TemporaryDirectory() as folder:
        features, cache = Path(folder, "features"), Path(folder, "cache")
        shutil.copytree(locate("features"), features)
        one = max(features.rglob("*.feature"), key=lambda path: path.stat().st_size)

        def load() -> None:
            env = os.environ | {"XDG_CACHE_HOME": str(cache)}
            subprocess.run([PYTHON, "-c", code, str(features)], env=env, check=True)

        def edit_and_load() -> None:
            with one.open("a", encoding="utf-8") as file:
                file.write("# edited\n")
            load()

        load()
        return Measure("one feature edited", best(edit_and_load), "s", 3, goal=1)


def main() -> int:
    """Measure everything; exit 1 if a target is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help="append the table to bench/history.jsonl")
    parser.add_argument("--against", metavar="REV", help="red if a row is slower than at this revision")
    parser.add_argument("--rounds", type=int, default=against.ROUNDS, help="rounds of --against (default: 9)")
    parser.add_argument(
        "--row", metavar="TEXT", default="", help="only the rows of --against with this in their name"
    )
    options = parser.parse_args()
    if options.against:
        if options.rounds < against.ROUNDS:
            parser.error(f"--rounds {options.rounds}: {against.ROUNDS} are the fewest")
        return against.against(options.against, options.rounds, options.row)
    header = machine()
    with tempfile.TemporaryDirectory() as folder:
        measures = [
            *start_measures(Path(folder)),
            *suite_measures(Path(folder)),
            errata_measure(Path(folder)),
            *case_measures(),
            compile_measure(),
            edited_measure(),
            *los_measures(),
        ]
        measures += report_measures(Path(folder))
        measures += fuzz_measures()
    measures += vasl_measures()
    if options.record:
        line = {**header, **{m.name: [round(m.value, 4), m.unit] for m in measures}}
        with HISTORY.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
    return 0 if show(header, measures) else 1


if __name__ == "__main__":
    sys.exit(main())
