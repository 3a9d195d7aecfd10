"""Run tests as on a system that is not POSIX: ``python -m tests.portable [arguments of pytest]``.

In every process the harness loses what Windows lacks; where the code has two ways, the portable one runs.
The short form is part of ``python -m tests.conditions`` in every ``tox``: the tests that start, ask and
end engines. ``--whole``, part of the nightly run: all tests of the harness, of the example
engines and of the fuzzer's campaigns.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
WHOLE = (
    "tests/harness",
    "tests/examples",
    *(f"tests/fuzz/test_{name}.py" for name in ("campaign", "cli_fuzz", "cluster", "ask")),
)
SHORT = (
    *(f"tests/harness/adapters/test_{name}.py" for name in ("subprocess", "inprocess", "pool", "portable")),
    "tests/harness/base/test_ending.py",
)


def taken_away() -> dict[str, str]:
    """The environment in which the harness finds nothing that only POSIX has."""
    path = [str(HERE), str(ROOT / "engine"), str(ROOT / "harness"), str(ROOT)]
    known = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    path += [folder for folder in known if folder and folder not in path]
    return {"ASL_CONFORMANCE_PORTABLE": "1", "PYTHONPATH": os.pathsep.join(path)}


def main(arguments: Sequence[str]) -> int:
    """Run pytest; its exit code."""
    rest = [argument for argument in arguments if argument != "--whole"]
    named = any(argument.startswith("tests") for argument in rest)
    tests = () if named else WHOLE if len(rest) < len(arguments) else SHORT
    command = [sys.executable, "-m", "pytest", *tests, *rest]
    return subprocess.run(command, cwd=ROOT, env=os.environ | taken_away(), check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
