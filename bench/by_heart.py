"""An engine with stored answers, so that a run of it takes only the harness's own time.

As a module it measures such runs; as a script it is the engine: ``python by_heart.py ANSWERS`` answers the
requests of a file, one per line: the parameters, a tab, the result. It uses only the standard library and
reads no JSON, so that nearly all the time measured is the harness's.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Mapping, Sequence
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from asl_conformance.adapters.base import Engine
    from asl_conformance.suite.case import Case

RUNS = 5


def serve(answers: Path) -> None:
    """Answer ``initialize`` with the line of that name, and every request with its own line."""
    known = dict(line.split(b"\t") for line in answers.read_bytes().splitlines())
    out = sys.stdout.buffer
    for line in sys.stdin.buffer:
        head, _, params = line.rstrip().partition(b'"params":')
        number = head.partition(b'"id":')[2].partition(b",")[0]
        if b'"shutdown"' in head:
            return
        key = b"initialize" if b'"initialize"' in head else params[:-1]
        out.write(b'{"jsonrpc":"2.0","id":%s,"result":%s}\n' % (number, known[key]))
        out.flush()


def speeds(cases: Sequence[Case], edition: str = "current") -> tuple[float, float]:
    """Cases a second that the harness makes, asks and judges: in process, and over a pipe."""
    import msgspec

    from asl_conformance.adapters.inprocess import InProcessEngine
    from asl_conformance.adapters.limits import TIMEOUT
    from asl_conformance.adapters.subprocess import SubprocessEngine
    from asl_conformance.suite.case import request_params

    capabilities, results = learnt(cases, edition)
    due = [case for case in cases if case.id in results]

    class ByHeart:
        """Gives the answers in the order in which they are asked, round after round."""

        answers = cycle([results[case.id] for case in due])

        def initialize(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
            return capabilities

        def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
            return next(self.answers)

    def line(key: bytes, value: Any) -> bytes:
        return key + b"\t" + msgspec.json.encode(value) + b"\n"

    inside = _speed(due, InProcessEngine(ByHeart(), TIMEOUT), edition)
    with tempfile.TemporaryDirectory() as folder:
        answers = Path(folder) / "answers"
        known = [(msgspec.json.encode(request_params(case, edition)), results[case.id]) for case in due]
        answers.write_bytes(b"".join(line(*pair) for pair in [(b"initialize", capabilities), *known]))
        outside = _speed(due, SubprocessEngine([sys.executable, "-S", "-E", __file__, str(answers)]), edition)
    return inside, outside


def learnt(cases: Sequence[Case], edition: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The reference's capabilities, and its result for each case that applies and that it answers."""
    import msgspec

    from asl_conformance.adapters.choose import open_engine
    from asl_conformance.protocol.reply import Outcomes
    from asl_conformance.suite.case import request_params
    from asl_conformance.suite.editions import applies

    with open_engine("reference") as engine:
        capabilities = msgspec.to_builtins(engine.start())
        requests = ((case.id, request_params(case, edition)) for case in cases if applies(case, edition))
        replies = dict(engine.evaluate_many(requests))
    return capabilities, {k: msgspec.to_builtins(r) for k, r in replies.items() if isinstance(r, Outcomes)}


def _speed(cases: Sequence[Case], engine: Engine, edition: str) -> float:
    from measure import best

    from asl_conformance.judging.runner import run

    with engine:
        capabilities = engine.start()
        return len(cases) / best(lambda: run(cases, engine, capabilities, edition), RUNS)


if __name__ == "__main__":
    serve(Path(sys.argv[1]))
