"""``python -m mutants.native_judges``: break three judges in many places and try the vectors on each mutant.

python -m mutants.native_judges                 the judges in JavaScript and Java, and that of the harness
python -m mutants.native_judges js              one of them: js, java, harness
python -m mutants.native_judges js --every 9    one mutant of nine

A judge that agrees with all vectors of ``examples/judge/vectors.jsonl`` is taken to be right. So each mutant
must give another verdict or reason for one of them, or be listed in ``native_judges.toml`` with the reason
why no vector can tell it from the judge. The mutants of the harness are those of ``mutants.judging``.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import textwrap
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

from asl_conformance.starters.starter import HERE
from mutants import judging, tokens
from mutants.sites import Mutant as Place
from scripts.judge_vectors import FILE, vectors

REASONS = Path(__file__).with_name("native_judges.toml")
DRIVERS = Path(__file__).with_name("native")
PARTS = HERE / "parts"
SURVIVES, NO_PROGRAM = "survives", "no program"
BY_VECTORS = ("harness/judging/test_judge_vectors.py",)
JUDGE_OF_HARNESS = ("meaning", "judge", "bars", "removal")
"""The modules of the harness that judge a case."""
APART = re.compile(
    r"\b(describe|_point|_claim|_unanswered|BROKEN|HARMLESS|NO_ANSWER|nth_action|canonical|_bare|same_cost|REMARKS|WHOLE"
    r"|NOT_ASKED|NO_ACTION|STAYS)\b"
)
"""Functions and texts of the harness's judge on which no verdict depends: messages, and answers compared with
answers."""


One = TypeVar("One", tokens.Mutant, Place)


class Tried(NamedTuple):
    """A mutant, and the vector that tells it from the judge, if one does."""

    judge: str
    key: str
    place: str
    killer: str


class Choice(NamedTuple):
    """Which mutants are tried."""

    only: str = ""
    """A pattern that is found in the mutant's name."""
    nth: int = 1
    """One of so many."""

    def of(self, mutants: Iterable[One]) -> list[One]:
        return [one for one in mutants if re.search(self.only, one.key)][:: self.nth]


def javascript(choice: Choice) -> Iterator[Tried]:
    """The mutants of the judge in JavaScript."""
    file = PARTS / "javascript" / "judge.mjs"
    named = r"^(?:export )?(?:function|const) (\w+)"
    mutants = choice.of(broken(file.read_text("utf-8"), named))
    record = {"mutants": [one.source for one in mutants], "vectors": [*vectors()]}
    done = subprocess.run(
        ["node", str(DRIVERS / "trial.mjs")],
        input=json.dumps(record),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    for mutant, killer in zip(mutants, json.loads(done.stdout), strict=True):
        yield Tried("js", mutant.key, f"{file.name}:{mutant.line}", killer or SURVIVES)


def java(choice: Choice) -> Iterator[Tried]:
    """The mutants of the judge in Java: a class in the file of the native test, taken out of it."""
    file = PARTS / "java" / "test" / "ConformanceTest.java"
    head, begins, judge = file.read_text("utf-8").partition("    static final class Judge {")
    assert begins
    imports = "".join(
        f"import java.util.{one};" for one in ("*", "regex.Matcher", "regex.Pattern", "stream.Stream")
    )
    body = textwrap.dedent(judge.rpartition("}")[0])
    source = f"{imports} final class Judge {{{body}"
    mutants = choice.of(broken(source, r"^ {4}(?! |/|\*|\})[^=(]*?(\w+)(?= [={]|\()"))
    for mutant, killer in zip(mutants, _by_java([one.source for one in mutants]), strict=True):
        yield Tried("java", mutant.key, f"{file.name}:{head.count(chr(10)) + mutant.line}", killer)


def _by_java(sources: Iterable[str]) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        mutants = Path(folder, "mutants")
        mutants.write_text("".join(f"{json.dumps(one)}\n" for one in sources), encoding="utf-8")
        files = [str(PARTS / "java" / "Json.java"), str(DRIVERS / "Trial.java")]
        subprocess.run(["javac", "-d", folder, *files], check=True)
        command = [
            "java",
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            folder,
            "Trial",
            str(mutants),
            str(FILE),
            folder,
        ]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    return done.stdout.splitlines()


def broken(source: str, named: str) -> Iterator[tokens.Mutant]:
    """The mutants of a source; ``named`` finds its functions. Vectors do not test which cases apply."""
    names = [(one.start(), one[1]) for one in re.finditer(named, source, re.MULTILINE)]

    def function_at(place: int) -> str:
        return next((name for start, name in reversed(names) if start <= place), "")

    return (one for one in tokens.mutants_of(source, function_at) if one.function not in ("", "applies"))


def harness(choice: Choice) -> Iterator[Tried]:
    """The mutants of the judge of the harness."""
    modules = [f"asl_conformance.judging.{one}" for one in JUDGE_OF_HARNESS]
    chosen = choice.of(one for one in judging.found() if one.module in modules and decides(one))
    for mutant, killed in judging.tried(chosen, os.cpu_count() or 1, dict.fromkeys(modules, BY_VECTORS)):
        place = f"{mutant.module.rpartition('.')[2]}.py:{mutant.line}"
        yield Tried("harness", mutant.key, place, "a vector" if killed else SURVIVES)


def decides(mutant: Place) -> bool:
    """Whether a verdict can depend on the changed place."""
    return not APART.search(mutant.function)


JUDGES: Mapping[str, Callable[[Choice], Iterator[Tried]]] = {
    "js": javascript,
    "java": java,
    "harness": harness,
}


def reasons() -> dict[tuple[str, str], str]:
    """The mutants that no vector can tell from the judge, each with its reason."""
    listed = tomllib.loads(REASONS.read_text("utf-8"))["equivalent"]
    return {(one["judge"], mutant): one["reason"] for one in listed for mutant in one["mutants"]}


def table(tried: Sequence[Tried], known: Mapping[tuple[str, str], str]) -> str:
    """The numbers of each judge, then its survivors without a reason."""
    lines = [f"{'judge':9}{'mutants':>8}{'no program':>11}{'killed':>8}{'equivalent':>11}{'survive':>8}"]
    for judge in dict.fromkeys(one.judge for one in tried):
        found = Counter(_fate(one, known) for one in tried if one.judge == judge)
        counts = f"{found.total():8}{found[NO_PROGRAM]:11}{found['killed']:8}{found['equivalent']:11}"
        lines.append(f"{judge:9}{counts}{found[SURVIVES]:8}")
    alive = [one for one in tried if _fate(one, known) == SURVIVES]
    return "\n".join([*lines, *(f"{one.place} {one.judge} {one.key}" for one in alive)])


def _fate(one: Tried, known: Mapping[tuple[str, str], str]) -> str:
    if one.killer == NO_PROGRAM:
        return NO_PROGRAM
    if one.killer != SURVIVES:
        return "killed"
    return "equivalent" if (one.judge, one.key) in known else SURVIVES


def stale(tried: Sequence[Tried], known: Mapping[tuple[str, str], str]) -> list[str]:
    """Listed mutants that do not survive."""
    alive = {(one.judge, one.key) for one in tried if one.killer == SURVIVES}
    judges = {one.judge for one in tried}
    return sorted(f"{judge} {key}" for judge, key in known.keys() - alive if judge in judges)


def main(arguments: Sequence[str] | None = None) -> int:
    """Try the mutants; 1 if one survives without a reason, or if a listed one does not survive."""
    parser = argparse.ArgumentParser("mutants.native_judges", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("judges", nargs="*", metavar="JUDGE", help=", ".join(JUDGES))
    parser.add_argument("--only", default="", metavar="REGEX", help="those whose name or text matches")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="one mutant of so many")
    options = parser.parse_args(arguments)
    if strange := [one for one in options.judges if one not in JUDGES]:
        parser.error(f"no judge is called {', '.join(strange)}: {', '.join(JUDGES)}")
    choice = Choice(options.only, options.every)
    tried = [one for judge in options.judges or JUDGES for one in JUDGES[judge](choice)]
    known = reasons()
    print(table(tried, known))
    wrong = stale(tried, known) if choice == Choice() else []
    print(*(f"listed, and does not survive: {one}" for one in wrong), sep="\n")
    return 1 if wrong or any(_fate(one, known) == SURVIVES for one in tried) else 0


if __name__ == "__main__":
    sys.exit(main())
