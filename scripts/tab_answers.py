"""Digests of the reference's answers to all cases, by edition: here, and in Pyodide with the lab's pack.

``python scripts/tab_answers.py`` prints them as JSON. The lab in a browser tab is as good as what is
installed if both are the same.
"""

import hashlib
import json
import sys
from pathlib import Path

IN_PYODIDE = sys.platform == "emscripten"
if not IN_PYODIDE:
    ROOT = Path(__file__).resolve().parents[1]
    sys.path[:0] = [str(ROOT / "harness"), str(ROOT / "engine")]

import msgspec  # noqa: E402

from asl_conformance.adapters.reference.engine import Reference  # noqa: E402
from asl_conformance.gherkin.kept import carried, load_cases  # noqa: E402
from asl_conformance.suite.case import request_params  # noqa: E402
from asl_conformance.suite.editions import BASES  # noqa: E402


def digests() -> dict[str, str]:
    """Number of cases and digest of all answers, by edition."""
    suite = carried() if IN_PYODIDE else load_cases()
    found = {}
    for edition in BASES:
        engine, total = Reference(), hashlib.sha256()
        for case in suite.all:
            answer = engine.evaluate(request_params(case, edition))
            total.update(msgspec.json.encode([case.id, answer], order="sorted") + b"\n")
        found[edition] = f"{len(suite.all)} {total.hexdigest()}"
    return found


if __name__ == "__main__":
    print(json.dumps(digests()))
