"""``python bench/run.py --against REV``: is this checkout slower than that revision?

Both sides do the same work in turns, each time in a new process. The processor time of that process and its
children counts, not the clock, so that other work on the machine hardly matters. Each round gives a ratio of
the two. The 95 % interval of the ratio is that of order statistics, which assumes no distribution. A row is
red if the lower end of the interval is above 1.05.

The engine is asked over the protocol with the requests of REV, so that both sides answer the same.
Where the suite itself is the work, it is that of one chapter, and the time is divided by the number of cases.
"""

from __future__ import annotations

import json
import math
import os
import random
import shlex
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 9
"""Fewest rounds: with fewer there is no interval worth the name."""
SLOWER = 1.05
"""A row is red if the lower end of its interval is above this."""
ONE = "B27.12-2a"
CHAPTER = "B26"
"""The chapter that is compiled, run and reported: a small part takes no less exact a measurement."""
NTH = 12
"""The engine is asked one request of the suite in ``NTH``."""
BOARDS = 8
"""Random boards whose requests are asked."""

HUNTED = 4
"""Random boards that are fuzzed: all their questions."""
RESULTS, PAGE = "run.jsonl", "page.html"
"""Files of the side's own run and its report, in the folder of its cache."""

_COUNT = f"""
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.suite.select import select
print(len(select(load_cases().all, ["{CHAPTER}"])))
"""
_COMPILE = f"""
from asl_conformance.gherkin.compiler import compile_features
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.suite.places import locate
folder, known = locate("features"), dict()
for case in load_cases().cases:
    known.setdefault(case.feature, []).append(case)
others = (path for path in folder.rglob("*.feature") if path.parent.name != "{CHAPTER}")
compile_features(folder, {{path: tuple(known.get(path.name, ())) for path in others}})
"""
_CASES = """
import json, sys
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.suite.case import request_params
for number, case in enumerate(load_cases().all, 1):
    request = {"jsonrpc": "2.0", "id": number, "method": "evaluate"}
    request["params"] = request_params(case, "current")
    sys.stdout.buffer.write(json.dumps(request, separators=(",", ":")).encode() + b"\\n")
"""
HELLO = {"protocol": 1, "harness": "bench", "limits": {"line": 16777216, "depth": 64, "requests": 64}}


@dataclass(frozen=True)
class Row:
    """One piece of work: what both sides run, and what their processor time is divided by."""

    name: str
    arguments: tuple[str, ...]
    """Of ``python``."""
    requests: str = ""
    """The file of requests that is its standard input."""
    each_case: bool = False
    """Whether the time is divided by the number of cases of the chapter in the side's own suite."""


ROWS = (
    Row("start: --help", ("-m", "asl_conformance", "--help")),
    Row("run of one case", ("-m", "asl_conformance", "run", "-k", ONE)),
    Row(
        "run from compiled cases, a case",
        ("-m", "asl_conformance", "run", "--clause", CHAPTER),
        each_case=True,
    ),
    Row("compiling, a case", ("-c", _COMPILE), each_case=True),
    Row("engine: cases", ("-m", "asl_reference"), requests="cases"),
    Row("engine: one LOS at a time", ("-m", "asl_reference"), requests="los"),
    Row("engine: LOS of a board", ("-m", "asl_reference"), requests="board"),
    Row("engine: fuzzed boards", ("-m", "asl_reference"), requests="fuzz"),
    Row("report of a run, a case", ("-m", "asl_conformance", "report", RESULTS, "-o", PAGE), each_case=True),
)


@dataclass(frozen=True)
class Side:
    """One of the two checkouts."""

    folder: Path
    cache: Path
    cases: int = 1

    def call(self, *arguments: str, well: tuple[int, ...] = (0,)) -> None:
        """Run a command of asl-conformance; SystemExit if it ends otherwise than well."""
        done = subprocess.run(
            [sys.executable, "-m", "asl_conformance", *arguments],
            cwd=self.folder,
            env=environment(self.folder, self.cache),
            capture_output=True,
            check=False,
        )
        if done.returncode not in well:
            what = (done.stdout[-2000:] + done.stderr[-2000:]).decode(errors="replace")
            raise SystemExit(f"asl-conformance {' '.join(arguments)} in {self.folder}:\n{what}")

    def seconds(self, row: Row, requests: Path) -> float:
        """Processor seconds of the work of a row, children included."""
        own = {name: str(self.cache / name) for name in (RESULTS, PAGE)}
        source = (requests / row.requests).open("rb") if row.requests else subprocess.DEVNULL
        with subprocess.Popen(
            [sys.executable, *(own.get(one, one) for one in row.arguments)],
            cwd=self.folder,
            env=environment(self.folder, self.cache),
            stdin=source,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as process:
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        if not isinstance(source, int):
            source.close()
        if process.returncode:
            what = f"python {' '.join(row.arguments)}"
            raise SystemExit(f"{row.name}: {what} ended with {process.returncode} in {self.folder}")
        return (usage.ru_utime + usage.ru_stime) / (self.cases if row.each_case else 1)


@dataclass(frozen=True)
class Compared:
    """What the rounds of a row say."""

    name: str
    before: float
    now: float
    """Median processor seconds of either side."""
    low: float
    ratio: float
    high: float
    """The median of the ratios now / before, and their 95 % interval."""

    @property
    def slower(self) -> bool:
        return self.low > SLOWER


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the median by order statistics: it holds whatever the distribution is.

    Raises ValueError for fewer than six values, which have no such interval.
    """
    many, tail, leave = len(values), 0.0, 0
    while (tail := tail + math.comb(many, leave) / 2**many) <= 0.025:
        leave += 1
    if not leave:
        raise ValueError(f"{many} rounds give no interval of 95 %; six are the fewest")
    ordered = sorted(values)
    return ordered[leave - 1], ordered[many - leave]


def compared(name: str, pairs: Sequence[tuple[float, float]]) -> Compared:
    """The row of these rounds; each pair is (seconds before, seconds now)."""
    ratios = [now / before for before, now in pairs]
    low, high = interval(ratios)
    before, now = (median(column) for column in zip(*pairs, strict=True))
    return Compared(name, before, now, low, median(ratios), high)


def environment(folder: Path, cache: Path) -> dict[str, str]:
    """The variables with which Python imports harness and engine of that checkout, not those installed."""
    paths = os.pathsep.join(str(folder / name) for name in ("harness", "engine", ""))
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PYTHONPATH": paths, "XDG_CACHE_HOME": str(cache), "PYTHONHASHSEED": "0"}


def unpacked(revision: str, folder: Path) -> Path:
    """The files of a revision, in a folder of their own; SystemExit if git knows no such revision."""
    done = subprocess.run(["git", "archive", revision], cwd=ROOT, capture_output=True, check=False)
    if done.returncode:
        raise SystemExit(f"--against {revision}: {done.stderr.decode(errors='replace').strip()}")
    with tarfile.open(fileobj=BytesIO(done.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def prepared(folder: Path, cache: Path) -> Side:
    """The side of a checkout: its suite is compiled once, and its cases are counted."""
    done = subprocess.run(
        [sys.executable, "-c", _COUNT],
        cwd=folder,
        env=environment(folder, cache),
        capture_output=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"the suite of {folder} does not compile:\n{done.stderr.decode(errors='replace')}")
    return Side(folder, cache, int(done.stdout.split()[-1]))


def write_requests(before: Side, folder: Path) -> None:
    """Four files of requests: cases of REV, its questions about LOS, LOS of whole boards, fuzzed boards."""
    done = subprocess.run(
        [sys.executable, "-c", _CASES],
        cwd=before.folder,
        env=environment(before.folder, before.cache),
        stdout=subprocess.PIPE,
        check=True,
    )
    every = [json.loads(line) for line in done.stdout.splitlines()]
    cases = every[::NTH]
    sights = [one for one in every if {q["ask"] for q in one["params"]["questions"]} == {"los"}]
    for name, requests in (("cases", cases), ("los", sights), ("board", board_requests())):
        hello = {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": HELLO}
        lines = [
            hello,
            *requests,
            {"jsonrpc": "2.0", "id": len(requests) + 1, "method": "shutdown", "params": {}},
        ]
        (folder / name).write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    copied = f"tee {shlex.quote(str(folder / 'fuzz'))} | {shlex.quote(sys.executable)} -m asl_reference"
    asked = ("--boards", str(HUNTED), "--seed", "1", "--engine", f"sh -c {shlex.quote(copied)}")
    before.call("fuzz", *asked, well=(0, 1))


def board_requests() -> list[dict[str, object]]:
    """Requests for the LOS from one hex to all hexes within twelve, on the three boards of ``boards.py``."""
    from boards import BOARDS as MAKERS
    from boards import NAMES

    from asl_reference.board.geometry import distance

    found, dice = [], random.Random(1)
    for make in MAKERS.values():
        position = make().to_json()
        for start in dice.sample(NAMES, BOARDS):
            questions = [
                {"ask": "los", "from": {"hex": start}, "to": {"hex": end}}
                for end in NAMES
                if 1 <= distance(start, end) <= BOARDS
            ]
            params = {"edition": "current", "position": position, "questions": questions}
            found.append({"jsonrpc": "2.0", "id": len(found) + 1, "method": "evaluate", "params": params})
    return found


def against(revision: str, rounds: int, only: str = "") -> int:
    """Print the table; 1 if a row is slower than at that revision.

    ``only``: text in the names of the rows that are asked.
    """
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        before = prepared(unpacked(revision, home / "before"), home / "cache-before")
        now = prepared(ROOT, home / "cache-now")
        write_requests(before, home)
        print(f"{'':2}{'processor seconds':34}{revision[:12]:>12}{'now':>10}{'ratio':>8}   95 % interval")
        rows = []
        for row in (row for row in ROWS if only in row.name):
            for side in (before, now) if RESULTS in row.arguments else ():
                side.call("run", "--clause", CHAPTER, "--results", str(side.cache / RESULTS), "--show", "0")
            pairs = []
            for number in range(rounds + 1):
                sides = [before, now] if number % 2 else [now, before]
                taken = {side.folder: side.seconds(row, home) for side in sides}
                pairs.append((taken[before.folder], taken[now.folder]))
            rows.append(compared(row.name, pairs[1:]))  # the first round writes byte code
            print(line(rows[-1]), flush=True)
    return int(any(row.slower for row in rows))


def line(row: Compared) -> str:
    """A row of the table: "!" if it is slower."""
    scale, unit = (1000, "ms") if row.before < 0.1 else (1, "s ")
    times = f"{row.before * scale:9.2f} {unit}{row.now * scale:7.2f} {unit}"
    mark = "!" if row.slower else " "
    return f"{mark} {row.name:34}{times}{row.ratio:7.3f}   {row.low:.3f} to {row.high:.3f}"
