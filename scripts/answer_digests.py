"""Digests of the reference's answers on random boards: moving code must not change an answer.

    python scripts/answer_digests.py             compare with the stored digests; exit 1 if one changed
    python scripts/answer_digests.py --write     keep today's
    python scripts/answer_digests.py --moved REV answers that differ from that commit, by clause

A digest stands for one question under one edition on a hundred boards. A commit that moves one
says in its message what moved and by which clause; ``--moved`` prints that list. The boards are of the plain
themes in a fixed order, so that a theme more moves no digest.
"""

import argparse
import hashlib
import json
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "harness")]

from asl_conformance.fuzz.asking.deeds import after, deeds  # noqa: E402
from asl_conformance.fuzz.asking.questions import questions  # noqa: E402
from asl_conformance.fuzz.boards import boards  # noqa: E402

KEPT = ROOT / "tests" / "engine" / "answers.json"
BOARDS, CHUNK, SEED, LOS, SEQUENCES = 2000, 100, 20261122, 20, 3
EDITIONS = ("current", "older")
THEMES = "mixed walls bocage hills marsh wire foxholes trenches hedgerows digging marches routs".split()
"""The themes in the order in which the digests were first taken."""
SPOKEN = frozenset({"why", "clauses"})
Json = dict[str, Any]


def requests(number: int, known: Json) -> Iterator[Json]:
    """The requests about a board: about the position as it is, and after a few sequences of actions."""
    dice = random.Random(f"{SEED}:{number}")
    position = boards.numbered(SEED, number, theme=THEMES[number % len(THEMES)])
    yield {
        "position": position,
        "actions": [],
        "questions": questions(position, known["questions"], dice, LOS, known["actions"]),
    }
    for done in deeds(position, dice, SEQUENCES, known["actions"]):
        yield {"position": position, "actions": done, "questions": after(position, done, dice)}


def unspoken(value: Any) -> Any:
    """An answer without its texts for people."""
    if isinstance(value, dict):
        return {key: unspoken(inner) for key, inner in value.items() if key not in SPOKEN}
    return [unspoken(inner) for inner in value] if isinstance(value, list) else value


class Engine:
    """The reference of some checkout, in a process of its own."""

    def __init__(self, checkout: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "asl_reference"],
            env=os.environ | {"PYTHONPATH": str(checkout / "engine")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        handshake = {"protocol": 1, "harness": "answer_digests"}
        self.known: Json = self.ask("initialize", handshake)["result"]

    def ask(self, method: str, params: Json) -> Json:
        """One request and its reply."""
        assert self.process.stdin
        assert self.process.stdout
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        reply: Json = json.loads(self.process.stdout.readline())
        return reply

    def outcomes(self, edition: str, request: Json) -> list[Json]:
        """One outcome per question; if the whole request is refused, the refusal stands for each."""
        reply = self.ask("evaluate", {"edition": edition, **request})
        if "error" in reply:
            return [{"refused": reply["error"]["code"]}] * len(request["questions"])
        found: list[Json] = reply["result"]["outcomes"]
        return found


def digests(count: int) -> Json:
    """Edition -> question -> a digest for each hundred boards."""
    engine = Engine(ROOT)
    found: Json = {edition: defaultdict(list) for edition in EDITIONS}
    for edition in EDITIONS:
        for start in range(0, count, CHUNK):
            sums: dict[str, Any] = defaultdict(hashlib.sha256)
            for number in range(start, start + CHUNK):
                for request in requests(number, engine.known):
                    outcomes = engine.outcomes(edition, request)
                    for asked, outcome in zip(request["questions"], outcomes, strict=True):
                        text = json.dumps(unspoken(outcome), sort_keys=True)
                        sums[asked["ask"]].update(text.encode())
            for ask, total in sums.items():
                found[edition][ask].append(total.hexdigest()[:16])
    return {edition: dict(sorted(table.items())) for edition, table in found.items()}


def unpack(revision: str, folder: str) -> None:
    """Put the engine of that commit into the folder."""
    archive = subprocess.run(
        ["git", "-C", str(ROOT), "archive", revision, "engine"], check=True, capture_output=True
    )
    subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)


def moved(revision: str, count: int) -> int:
    """Print the answers that differ from the revision's, by question, fields and clauses."""
    with tempfile.TemporaryDirectory() as folder:
        unpack(revision, folder)
        old, new = Engine(Path(folder)), Engine(ROOT)
        tally: Counter[tuple[str, str, str]] = Counter()
        first: dict[tuple[str, str, str], str] = {}
        for number in range(count):
            for request in requests(number, new.known):
                pairs = zip(old.outcomes("current", request), new.outcomes("current", request), strict=True)
                for question, (before, now) in zip(request["questions"], pairs, strict=True):
                    if unspoken(before) != unspoken(now):
                        key = (question["ask"], fields_of(before, now), clauses_of(now))
                        tally[key] += 1
                        first.setdefault(key, f"board {number}: {json.dumps(question)}")
    for key, times in tally.most_common():
        ask, fields, clauses = key
        print(f"{times:6} {ask}: {fields}  ({clauses})\n       {first[key]}")
    print(f"{sum(tally.values())} answers moved on {count} boards")
    return bool(tally)


def fields_of(before: Json, now: Json) -> str:
    """The names of the fields that differ, or of the two outcomes."""
    if before.keys() != now.keys():
        return f"{'/'.join(before)} -> {'/'.join(now)}"
    (one,) = set(before) & {"answer", "illegal", "unsupported", "gone", "refused"}
    if not isinstance(now[one], dict):
        return one
    names = before[one].keys() | now[one].keys()
    return ", ".join(sorted(n for n in names - SPOKEN if before[one].get(n) != now[one].get(n))) or one


def clauses_of(outcome: Json) -> str:
    """The clauses that an outcome cites."""
    answer = outcome.get("answer", {}) or outcome.get("illegal", {})
    named = answer.get("clauses") or [answer.get("clause", "")]
    return " ".join(named)


def main() -> int:
    """Compare, keep or list; 1 where an answer moved."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--write", action="store_true", help="keep today's digests")
    parser.add_argument("--moved", metavar="REV", help="list what moved since that commit")
    parser.add_argument(
        "--boards", type=int, default=BOARDS, help="boards looked at: hundreds of them, but for --moved"
    )
    options = parser.parse_args()
    if not options.moved and (options.boards < CHUNK or options.boards % CHUNK):
        parser.error(f"--boards {options.boards}: a digest is of {CHUNK} boards; name a multiple of them")
    if options.moved:
        return moved(options.moved, options.boards)
    found = digests(options.boards)
    if options.write:
        KEPT.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        return 0
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    chunks = options.boards // CHUNK
    wrong = [
        f"{edition} {ask} boards {CHUNK * at}-{CHUNK * (at + 1) - 1}"
        for edition, table in kept.items()
        for ask, sums in table.items()
        for at, one in enumerate(sums[:chunks])
        if found[edition].get(ask, [])[at : at + 1] != [one]
    ]
    print("\n".join(wrong) or f"no answer moved on {options.boards} boards")
    if wrong:
        print("which answers, by clause: python scripts/answer_digests.py --moved HEAD --boards 100")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
