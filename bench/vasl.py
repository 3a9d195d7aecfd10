"""One LOS at a time, the reference beside VASL; needs a JDK, and a checkout of VASL named by ``VASL``.

Painted boards are those of the differential in ``examples/vasl``; real boards are read from the checkout's
``boards/bdFiles``, or from the folder that ``VASL_BOARDS`` names: VASL has their artwork, the reference the
imported position. Both sides get the same pairs of hexes, those that VASL judges, in turns. Both times are
processor time: VASL's of its own ``LOS`` call, the reference's of ``sight``, which also gives what a LOS
meets. A first round warms both up; the better one of two further rounds counts.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from typing import Any

from boards import NAMES
from measure import Measure, machine, show

from asl_reference.base.editions import CURRENT
from asl_reference.board.geometry import distance
from asl_reference.board.position import Position
from asl_reference.rules.los.ends import end_of_hex
from asl_reference.rules.los.sight import sight

EXAMPLE = Path(__file__).parent.parent / "examples" / "vasl"
PAINTED = ("walls", "hills", "mixed")
REAL = ("02", "03", "06", "22", "51", "55")
REACH = 12
MOST = 4_000
"""Pairs of a board in a round."""
ROUNDS = 2
Json = Mapping[str, Any]
Pairs = Sequence[tuple[str, str]]


def vasl_measures() -> Iterator[Measure]:
    """How many times as many LOS a second as VASL, board by board. None without VASL."""
    if "VASL" not in os.environ or not which("javac"):
        return
    with tempfile.TemporaryDirectory() as folder:
        classes = Path(folder, "classes")
        subprocess.run([EXAMPLE / "build", classes], check=True, stdout=subprocess.DEVNULL)
        with racing(classes) as race:
            for what, goal, position, names, board in (*painted(), *artwork()):
                ratio = race.ratio(position, _pairs(names), board)
                yield Measure(
                    f"one LOS, {what}, times VASL's speed", ratio, "times", 0.5, at_least=True, goal=goal
                )


Entry = tuple[str, float, Json, Sequence[str], Json]
"""Name and goal; the reference's position and its hexes; what VASL gets."""


def painted() -> Iterator[Entry]:
    """Random boards without AFVs and wrecks, which cost VASL many times as much."""
    sys.path.insert(0, str(EXAMPLE))
    import differential

    for number, theme in enumerate(PAINTED):
        position = differential.board(differential.At(theme, 4 * number + 1, 1))
        yield f"painted board of the theme {theme}", 3, position, differential.NAMES, {"position": position}


def artwork() -> Iterator[Entry]:
    """Real boards whose archives are there."""
    checkout = Path(os.environ["VASL"])
    folder = Path(os.environ.get("VASL_BOARDS", checkout / "boards" / "bdFiles"))
    for name in REAL:
        archive = folder / f"bd{name}"
        if not archive.exists():
            continue
        command = [sys.executable, "-m", "asl_conformance", "board", "import", archive]
        done = subprocess.run(command, check=True, capture_output=True)
        position = json.loads(done.stdout)["position"]
        yield f"board {name}", 2, position, NAMES, {"archive": str(archive)}


class Race:
    """VASL in a process of its own, and the reference in this one."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def ratio(self, data: Json, pairs: Pairs, board: Json) -> float:
        """How many times as many LOS a second the reference looks at, in the better round of each."""
        judged = [pairs[i] for i in self.vasl({**board, "pairs": pairs})["judged"]]
        self.reference(data, judged)
        rounds = [
            (self.reference(data, judged), self.vasl({"pairs": judged})["seconds"]) for _ in range(ROUNDS)
        ]
        ours, theirs = (min(times) for times in zip(*rounds, strict=True))
        return float(theirs / ours)

    def vasl(self, request: Json) -> Any:
        """VASL's reply: the pairs that it judged, and its seconds."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    @staticmethod
    def reference(data: Json, pairs: Pairs) -> float:
        """Processor seconds for all pairs on a position that was not asked before."""
        position = Position.from_json(data)
        ends = [(end_of_hex(position, a), end_of_hex(position, b)) for a, b in pairs]
        before = time.process_time()
        for start, end in ends:
            sight(CURRENT, position, start, end)
        return time.process_time() - before


@contextmanager
def racing(classes: Path) -> Iterator[Race]:
    """VASL's side, started and ended."""
    command = ["java", "-Xmx1g", "-XX:+UseSerialGC", "-cp", str(classes), "conformance.Race"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, encoding="utf-8"
    ) as process:
        yield Race(process)
        assert process.stdin is not None
        process.stdin.close()


def _pairs(names: Sequence[str]) -> list[tuple[str, str]]:
    """Pairs of hexes within range of each other, in any order, the same at each call."""
    pairs = [(a, b) for a in names for b in names if 1 <= distance(a, b) <= REACH]
    return random.Random(1).sample(pairs, min(MOST, len(pairs)))


if __name__ == "__main__":
    show(machine(), list(vasl_measures()))
