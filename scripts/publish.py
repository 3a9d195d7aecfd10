"""Publish whole runs: a summary of each result file goes into docs/results, for the site.

``python scripts/publish.py RESULTS.jsonl [...]``; see "How to publish" on the page of results. With
``--ours`` the reference and the example engines are run now and published.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "harness"), str(ROOT / "engine")]

from asl_conformance.gherkin.kept import load_cases  # noqa: E402
from asl_conformance.report.site.published import Unfit, file_name, fit, packed, summary  # noqa: E402
from asl_conformance.results.reading import read_results  # noqa: E402
from asl_conformance.results.stream import BadResults  # noqa: E402

OURS = ("reference", "python", "javascript", "second-engine")
USAGE = "usage: python scripts/publish.py RESULTS.jsonl [...] | --ours"


def ours(folder: Path, engines: Sequence[str] = OURS) -> list[str]:
    """Result files of the reference and the example engines, run now; some of their answers are wrong."""
    made = []
    for engine in engines:
        made.append(str(folder / f"{engine}.jsonl"))
        command = [sys.executable, "-m", "asl_conformance", "run", "--engine", engine, "--results", made[-1]]
        paths = {"PYTHONPATH": os.pathsep.join([str(ROOT / "harness"), str(ROOT / "engine")])}
        subprocess.run(
            [*command, "--show", "0"],
            check=False,
            cwd=ROOT / "examples",
            env=os.environ | paths,
            stdout=sys.stderr,
        )
        if not Path(made[-1]).exists():
            raise Unfit(
                f"engine {engine} of examples/ was not asked, for what is said above; nothing is published"
            )
    return made


def main(arguments: list[str]) -> int:
    """Write a summary of each file; prints its name, or why it was refused."""
    if arguments == ["--ours"]:
        with tempfile.TemporaryDirectory(prefix="asl-conformance-runs-") as name:
            try:
                return main(ours(Path(name)))
            except Unfit as error:
                print(f"publish: {error}", file=sys.stderr)
                return 1
    if not arguments or any(one.startswith("-") for one in arguments):
        print(USAGE, file=sys.stderr)
        return 2
    suite, folder, runs = load_cases(), ROOT / "docs" / "results", []
    for name in arguments:
        try:
            stream = read_results(Path(name))
            fit(stream, suite)
        except (BadResults, Unfit, OSError) as error:
            print(f"publish: {name}: {error}; nothing is published", file=sys.stderr)
            return 1
        runs.append(summary(stream))
    folder.mkdir(exist_ok=True)
    for run in runs:
        path = folder / file_name(run)
        path.write_bytes(packed(run))
        print(f"{path.relative_to(ROOT)} ({path.stat().st_size / 1000:.0f} kB)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
