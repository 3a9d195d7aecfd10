"""Publish whole runs: a summary of each result file goes into docs/results, for the site.

``python scripts/publish.py RESULTS.jsonl [...]``; see "How one publishes" on the page of results. With
``--ours`` the reference and the example engines are run now and published.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "harness"), str(ROOT / "engine")]

from asl_conformance.gherkin.kept import load_cases  # noqa: E402
from asl_conformance.report.site.published import Unfit, file_name, fit, packed, summary  # noqa: E402
from asl_conformance.results.stream import BadResults, read_results  # noqa: E402

OURS = ("reference", "python", "javascript")


def ours(folder: Path) -> list[str]:
    """Result files of the reference and the example engines, run now; not all they say is right."""
    made = []
    for engine in OURS:
        made.append(str(folder / f"{engine}.jsonl"))
        command = [sys.executable, "-m", "asl_conformance", "run", "--engine", engine, "--results", made[-1]]
        paths = {"PYTHONPATH": os.pathsep.join(sys.path[:2])}
        subprocess.run(command, check=False, cwd=ROOT / "examples", env=os.environ | paths, stdout=sys.stderr)
    return made


def main(arguments: list[str]) -> int:
    """Write a summary of each file; says which, or why not."""
    if arguments == ["--ours"]:
        with tempfile.TemporaryDirectory(prefix="asl-conformance-runs-") as name:
            return main(ours(Path(name)))
    if not arguments:
        print("usage: python scripts/publish.py RESULTS.jsonl [...] | --ours", file=sys.stderr)
        return 2
    suite, folder = load_cases(), ROOT / "docs" / "results"
    for name in arguments:
        try:
            stream = read_results(Path(name))
            fit(stream, suite)
        except (BadResults, Unfit, OSError) as error:
            print(f"publish: {name}: {error}", file=sys.stderr)
            return 1
        run = summary(stream)
        folder.mkdir(exist_ok=True)
        path = folder / file_name(run)
        path.write_bytes(packed(run))
        print(f"{path.relative_to(ROOT)} ({path.stat().st_size / 1000:.0f} kB)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
