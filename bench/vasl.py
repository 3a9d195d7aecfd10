"""One LOS at a time, the reference beside VASL; needs a JDK, and a checkout of VASL named by ``VASL``.

Painted boards are those of the differential in ``examples/vasl``; board 3 is read from the checkout's
``boards/bdFiles``, or from the folder that ``VASL_BOARDS`` names. Both sides get the same pairs. VASL's time
is that of its own ``LOS`` call by the clock, as its adapter counts it in Java, after as many others of the
same board: a busy machine counts against VASL alone. The reference's is processor time of ``sight``, which
also gives what a LOS meets, on pairs that it was not asked before.
"""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from shutil import which
from typing import Any

from boards import NAMES
from measure import Measure, machine, show

from asl_reference.base.editions import CURRENT
from asl_reference.board.geometry import distance
from asl_reference.board.position import Position
from asl_reference.rules.los import sight
from asl_reference.rules.los.ends import end_of_hex

EXAMPLE = Path(__file__).parent.parent / "examples" / "vasl"
PAINTED, ARTWORK = 12, 1
REACH = 12
MOST = 10_000
"""Pairs of a board; the second half is timed."""
Board = tuple[Mapping[str, Any], Sequence[str]]
"""A position, and the hexes of its board."""
LOOKED = re.compile(r"(\d+) LOS looked at by VASL in ([\d.]+) s")


def vasl_measures() -> Iterator[Measure]:
    """How many times as many LOS a second as VASL: on painted boards and on board 3. None without VASL."""
    if "VASL" not in os.environ or not which("javac"):
        return
    with tempfile.TemporaryDirectory() as folder:
        classes = Path(folder, "classes")
        subprocess.run([EXAMPLE / "build", classes], check=True, stdout=subprocess.DEVNULL)
        for what, goal, positions in (("painted boards", 3, painted()), ("board 3", 2, artwork())):
            ours = theirs = 0.0
            for position, names in positions:
                pairs = _pairs(names)
                ours += _of_reference(position, pairs)
                theirs += _of_vasl(classes, position, pairs)
            if theirs:
                name = f"one LOS, {what}, times VASL's speed"
                yield Measure(name, theirs / ours, "times", 0.5, at_least=True, goal=goal)


def painted() -> Iterator[Board]:
    """Random boards of every theme, without AFVs and wrecks, which cost VASL many times as much."""
    sys.path.insert(0, str(EXAMPLE))
    import differential

    themes = list(differential.THEMES)
    for number in range(1, PAINTED + 1):
        at = differential.At(themes[number % len(themes)], 4 * number + 1, 1)
        yield differential.board(at), differential.NAMES


def artwork() -> Iterator[Board]:
    """Board 3, hex by hex, if its archive is there."""
    checkout = Path(os.environ["VASL"])
    archive = Path(os.environ.get("VASL_BOARDS", checkout / "boards" / "bdFiles"), "bd03")
    if archive.exists():
        metadata = checkout / "dist" / "boardData" / "SharedBoardMetadata.xml"
        command = [sys.executable, "-m", "asl_conformance", "board", "import", archive]
        command += ["--metadata", metadata]
        done = subprocess.run(command, check=True, capture_output=True)
        yield json.loads(done.stdout)["position"], NAMES


def _pairs(names: Sequence[str]) -> list[tuple[str, str]]:
    """Pairs of hexes within range of each other, in any order, the same at each call."""
    pairs = [(a, b) for a in names for b in names if 1 <= distance(a, b) <= REACH]
    return random.Random(1).sample(pairs, min(MOST, len(pairs)))


def _of_reference(data: Mapping[str, Any], pairs: list[tuple[str, str]]) -> float:
    """Processor seconds per LOS for the second half of the pairs."""
    position = Position.from_json(data)
    ends = [(end_of_hex(position, a), end_of_hex(position, b)) for a, b in pairs]
    half = len(ends) // 2
    for start, end in ends[:half]:
        sight(CURRENT, position, start, end)
    before = time.process_time()
    for start, end in ends[half:]:
        sight(CURRENT, position, start, end)
    return (time.process_time() - before) / (len(ends) - half)


def _of_vasl(classes: Path, position: Mapping[str, Any], pairs: list[tuple[str, str]]) -> float:
    """VASL's seconds per LOS for the second half of the pairs: all of them less the first half."""
    half, whole = (_looked(classes, position, pairs[:n]) for n in (len(pairs) // 2, len(pairs)))
    return (whole[1] - half[1]) / (whole[0] - half[0])


def _looked(classes: Path, position: Mapping[str, Any], pairs: list[tuple[str, str]]) -> tuple[int, float]:
    questions = [{"ask": "los", "from": {"hex": a}, "to": {"hex": b}} for a, b in pairs]
    params = {"edition": "current", "position": position, "actions": [], "questions": questions}
    lines = ({"id": 1, "method": "evaluate", "params": params}, {"id": 2, "method": "shutdown"})
    command = ["java", "-Xmx1g", "-XX:+UseSerialGC", "-cp", str(classes), "conformance.Engine", "plain"]
    requests = "".join(json.dumps({"jsonrpc": "2.0", **line}) + "\n" for line in lines)
    done = subprocess.run(command, input=requests, capture_output=True, encoding="utf-8", check=True)
    found = LOOKED.search(done.stderr)
    assert found, done.stderr
    return int(found[1]), float(found[2])


if __name__ == "__main__":
    show(machine(), list(vasl_measures()))
