"""The native test of a starter, built once and run in the runner of its language; recorded answers."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from click.testing import CliRunner
from filelock import FileLock
from msgspec import Struct

from asl_conformance.cli import main
from asl_conformance.starters.languages import LANGUAGES
from tests.examples.judging import EDITION, EXAMPLES
from tests.examples.test_starters import Tools, built, claiming

JUNIT = Path("/usr/share/java/junit-platform-console-standalone.jar")
STEPS = {
    "go": ("go test -c -o build/conformance.test .", "build/conformance.test"),
    "rust": (
        "cargo test --offline --no-run --test conformance",
        "cargo test --offline --quiet --test conformance",
    ),
    "cpp": ("cmake -B build && cmake --build build --target conformance_test", "build/conformance_test"),
    "csharp": tuple(LANGUAGES["csharp"].test.rsplit(" && ", 1)),
}
"""How a native test is built and run, in two steps; the others are run by the command of the starter."""
SLOW = {"rust", "cpp"}
"""Languages that take ten seconds and more to build; only the nightly run builds them."""
WRONG = (
    "says-nothing says-gone says-true refuses-everything echoes-the-start own-wall-blocks forgets-sangar "
    "three-squads-in-a-sangar digs-at-six digs-in-crags"
).split()
ENGINES = {"python": EDITION, "javascript": EDITION, **{f"wrong:{name}": "current" for name in WRONG}}
"""The engines whose answers are recorded, each with the edition in which it is asked."""
QUICK = (
    "--tb=no --no-summary -q -p no:cacheprovider -p no:logging -p no:warnings -p no:unraisableexception "
    "-p no:threadexception -p no:faulthandler -p no:doctest -p no:unittest"
)
"""Options with which pytest takes a third of the time for ten thousand tests that fail."""
FINE = {"pass", "unsupported", "not-applicable"}
"""The verdicts with which a native test succeeds."""


class Judged(Struct):
    """What a native test said."""

    verdicts: dict[str, str]
    """Case -> verdict."""
    output: str
    code: int


def missing(language: str) -> list[str]:
    """The tools that the native test needs and that are not there."""
    junit = [str(JUNIT)] if language == "java" and not JUNIT.exists() else []
    return [*Tools(language).missing, *junit]


class Native:
    """The native test of a starter whose sketched question is claimed."""

    def __init__(self, language: str) -> None:
        tools = Tools(language)
        tools.build, self._run = STEPS.get(language, (tools.build, LANGUAGES[language].test))
        self._run = self._run.replace("python3", shlex.quote(sys.executable))
        self._folder = built(language, claiming(language), tools)

    def output(self, options: str = "-q", **settings: Path) -> subprocess.CompletedProcess[str]:
        """A run of the test with these variables, and these options if it is one of pytest."""
        inherited = {
            key: value
            for key, value in os.environ.items()
            if not key.startswith(("ASL_", "PYTEST_", "NODE_"))
        }
        return subprocess.run(
            self._run,
            shell=True,
            cwd=self._folder,
            env=inherited
            | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": options}
            | {f"ASL_{name.upper()}": str(path) for name, path in settings.items()},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    def judged(self, verdicts: Path, **settings: Path) -> Judged:
        """The verdicts that a run writes into this file."""
        verdicts.unlink(missing_ok=True)
        done = self.output(QUICK, verdicts=verdicts, **settings)
        assert verdicts.exists(), done.stdout[-3000:] + done.stderr[-3000:]
        lines = verdicts.read_text(encoding="utf-8").splitlines()
        found = {case: verdict for case, _, verdict in (line.rpartition(" ") for line in lines)}
        assert len(found) == len(lines)
        return Judged(found, done.stdout, done.returncode)


def totals(output: str, title: str) -> dict[str, int]:
    """The numbers by verdict in the line of that title."""
    (line,) = (line for line in output.splitlines() if line.lstrip("# ").startswith(f"{title}: "))
    words = line.lstrip("# ").split()[1:]
    return {kind: int(number) for number, kind in zip(words[::2], words[1::2], strict=True)}


def agrees(judged: Judged, due: Mapping[str, str], whose: str) -> None:
    """Check verdicts, printed counts and exit code; the message names each case that differs."""
    both = sorted(due.keys() | judged.verdicts.keys())
    differ = [
        f"{case}: run says {due.get(case)}, the native test {judged.verdicts.get(case)}"
        for case in both
        if due.get(case) != judged.verdicts.get(case)
    ]
    assert not differ, "\n".join([f"{whose}: {len(differ)} of {len(both)} cases differ", *differ[:20]])
    for title, derived in (("cases", False), ("derived", True)):
        counts = Counter(verdict for case, verdict in due.items() if ("~" in case) is derived)
        assert totals(judged.output, title) == counts, whose
    assert (judged.code == 0) == ("pass" in due.values() and {*due.values()} <= FINE), whose


def run(vectors: Path, results: Path, *options: str | Path) -> dict[str, str]:
    """Case -> the verdict of ``run`` on it, from the results that it writes into this file."""
    files = ["--cases", vectors / "suite.jsonl.gz", "--results", results]
    done = CliRunner().invoke(main, ["run", "--show", "0", *map(str, (*files, *options))])
    assert done.exit_code in (0, 1), done.output
    return verdicts_in(results)


def verdicts_in(results: Path) -> dict[str, str]:
    """Case -> its verdict in a file of results."""
    records = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()]
    return {one["id"]: one["verdict"] for one in records if "verdict" in one and "id" in one}


def recorded(engine: str, vectors: Path) -> tuple[Path, dict[str, str]]:
    """The recorded answers of an engine, and the verdicts of ``run``; each engine is asked once."""
    answers = vectors / f"{engine.replace(':', '-')}.jsonl"
    results, made = answers.with_suffix(".results"), answers.with_suffix(".made")
    with FileLock(f"{answers}.lock"):
        if not results.exists():
            with contextlib.chdir(EXAMPLES):
                run(vectors, made, "--engine", engine, "--edition", ENGINES[engine], "--record", answers)
            made.rename(results)
    return answers, verdicts_in(results)
