"""Measure VASL's LOS engine, and compare with the figures that the pages show.

``python scripts/vasl.py`` builds the adapter against the checkout that ``VASL`` names and asks it the suite,
50,000 LOS on random boards, and LOS on VASL's own boards. It is red where VASL is wrong and the list of known
failures does not say so, and where a figure is not that of docs/results/vasl.json. ``--write`` keeps the
figures and writes the pages anew. ``--parts suite differential`` leaves out the boards, which take longest.
"""

import argparse
import datetime
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "harness"), str(ROOT)]

from asl_conformance.boards.decide import pairs  # noqa: E402
from asl_conformance.boards.geometry import names  # noqa: E402
from asl_conformance.gherkin.kept import load_cases  # noqa: E402
from asl_conformance.protocol.questions import Los  # noqa: E402
from asl_conformance.results import expected  # noqa: E402
from asl_conformance.results.reading import read_results  # noqa: E402
from asl_conformance.results.stream import CaseRecord  # noqa: E402
from asl_conformance.suite.registry import clause_order  # noqa: E402
from scripts import vasl_page  # noqa: E402

EXAMPLES = ROOT / "examples"
ADAPTER = EXAMPLES / "vasl"
CLI = (sys.executable, "-m", "asl_conformance")
PARTS = ("suite", "differential", "boards")
SEED = 38
LOOKS = 50_000
PAIRS = 4_440
"""Pairs of hexes of a board, an eighth of those within range; each counts in both directions."""
FROM_FILE, FROM_PIXELS = "file", "pixels"
UNDECIDED = re.compile(r"(\d+) pairs, [\d.]+ % of which artwork decides")
AGREED = re.compile(r"(\d+) of (\d+) decided ones agree")
OPEN = ": open: "
"""Marks a reason of a known failure that no text of the four chapters decides."""
CHAPTERS = frozenset({"B9", "B16", "B26", "B27"})
BY_PAINTING = "the painting decides"
Figures = dict[str, Any]


class Red(Exception):
    """A step that did not go as the page says."""


def run(*command: object, within: Path = EXAMPLES, well: tuple[int, ...] = (0,)) -> str:
    """The output of a command; raises Red if it ends otherwise than well."""
    done = subprocess.run(
        [*map(str, command)], cwd=within, capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode not in well:
        raise Red(f"{' '.join(map(str, command))}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


def of_suite(folder: Path) -> tuple[Figures, Figures]:
    """The row of the results and the figures by clause; red if a verdict is not foreseen."""
    list_ = ADAPTER / "expected-failures.toml"
    results = folder / "vasl.jsonl"
    asked = ("run", "--engine", "vasl", "--allow-unsupported", "--expected-failures", list_)
    print(run(*CLI, *asked, "--results", results).partition("WRONG ONLY")[2])
    stream, suite = read_results(results), load_cases()
    kept = [one for one in stream.cases.values() if not one.derived and one.verdict != "not-applicable"]
    claimed = [one for one in kept if one.verdict != "unsupported"]
    paintings = re.findall(
        r'new Painting\("(\w+)"', (ADAPTER / "src/conformance/Painting.java").read_text("utf-8")
    )
    result = {
        "engine": "VASL's LOS engine",
        "version": stream.header.engine_version,
        "day": stream.header.started[:10],
        "page": "vasl.md",
        "suite": suite.digest,
        "suite_cases": len(suite.cases),
        "cases": len(kept),
        "claimed": len(claimed),
        "passed": sum(one.verdict == "pass" for one in claimed),
        "paintings": paintings,
        "why": "LOS alone",
    }
    return result, by_clause(kept, expected.read(list_), about_los())


def about_los() -> set[str]:
    """The cases that ask about LOS."""
    return {case.id for case in load_cases().cases if any(isinstance(one, Los) for one in case.questions)}


def by_clause(kept: list[CaseRecord], known: Mapping[str, expected.Entry], asked: Collection[str]) -> Figures:
    """Verdicts by clause, for clauses in which VASL answers any case; wrong ones by reason."""
    clauses: dict[str, Counter[str]] = {}
    wrong: dict[str, dict[str, list[str]]] = {"differs": {}, "open": {}}
    for one in kept:
        column = _column(one, known)
        if column in wrong:
            wrong[column].setdefault(known[one.id].reason.replace(OPEN, ": "), []).append(one.id)
        for clause in one.clauses if one.id in asked else ():
            clauses.setdefault(clause, Counter())[column] += 1
    answered = [
        clause
        for clause, counts in clauses.items()
        if clause.partition(".")[0] in CHAPTERS and set(counts) - {"beyond", "painting"}
    ]
    by_name = {clause: dict(clauses[clause]) for clause in sorted(answered, key=clause_order)}
    return {"clauses": by_name, **wrong, "painting": sum(_column(one, known) == "painting" for one in kept)}


def _column(one: CaseRecord, known: Mapping[str, expected.Entry]) -> str:
    if one.verdict == "pass":
        return "pass"
    if one.verdict == "unsupported":
        by_painting = any((finding.why or "").startswith(BY_PAINTING) for finding in one.findings)
        return "painting" if by_painting else "beyond"
    return "open" if OPEN in known[one.id].reason else "differs"


def of_differential(folder: Path, looks: int) -> Figures:
    """The LOS on random boards, by kinds of difference."""
    figures = folder / "differential.json"
    given = (
        "--looks",
        looks,
        "--seed",
        SEED,
        "--figures",
        figures,
        "--findings",
        folder / "differential.jsonl",
    )
    print(run(sys.executable, ADAPTER / "differential.py", *given).partition("by what is on")[0])
    found: Figures = json.loads(figures.read_text(encoding="utf-8"))
    return found


def of_boards(folder: Path, sets: Mapping[str, Mapping[str, Any]], archives: Path) -> Figures:
    """On each board the pairs, those decided, and those of them that agree: by pixels and without."""
    found: Figures = {}
    for name, boards in sets.items():
        found[name] = {board: of_board(folder, archives / f"bd{board}") for board in boards}
    return {"day": str(datetime.datetime.now(datetime.UTC).date()), "sets": found}


def of_board(folder: Path, archive: Path) -> dict[str, list[int]]:
    """VASL's answers on the artwork of a board beside the reference's."""
    answers, board = folder / "answers.tsv", folder / "board.json"
    said = run("java", "-Xmx1g", "-cp", "vasl/classes", "conformance.Artwork", archive)
    kept = sample()
    lines = (line for line in said.splitlines(keepends=True) if line[0] == "#" or _pair(line) in kept)
    answers.write_text("".join(lines), encoding="utf-8")
    run(*CLI, "board", "import", archive, "-o", board)
    found = {}
    for way, path in ((FROM_PIXELS, archive), (FROM_FILE, board)):
        said = run(*CLI, "board", "los", path, "--answers", answers, well=(0, 1))
        asked, agreed = UNDECIDED.search(said), AGREED.search(said)
        if asked is None or agreed is None:
            raise Red(f"board los of {path} says something else:\n{said}")
        found[way] = [int(asked[1]), int(agreed[2]), int(agreed[1])]
    print(archive.name, found)
    return found


@cache
def sample() -> frozenset[tuple[str, str]]:
    """The pairs of hexes that are asked about on each board."""
    return frozenset(random.Random(SEED).sample(list(pairs()), PAIRS))


def _pair(line: str) -> tuple[str, str]:
    """The two hexes of a line of answers, in the order in which ``pairs`` has them."""
    first, second = line.split("\t")[:2]
    return (first, second) if names()[first] < names()[second] else (second, first)


def differences(kept: Any, found: Any, place: str = "") -> Iterator[str]:
    """Where the figures differ from those kept; days are no figures."""
    if isinstance(kept, dict) and isinstance(found, dict):
        for key in dict.fromkeys([*kept, *found]):
            if key != "day":
                yield from differences(kept.get(key), found.get(key), f"{place} {key}".strip())
    elif kept != found:
        yield f"{place}: {kept} on the page, {found} now"


def measured(kept: Figures, parts: list[str], looks: int) -> Figures:
    """The figures anew, those of the parts left out as they are kept."""
    vasl = Path(os.environ["VASL"])
    found = dict(kept)
    print(run(ADAPTER / "build", within=ADAPTER))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if "suite" in parts:
            found["result"], found["suite"] = of_suite(folder)
        if "differential" in parts:
            found["differential"] = of_differential(folder, looks)
        if "boards" in parts:
            archives = Path(os.environ.get("VASL_BOARDS", vasl / "boards" / "bdFiles"))
            found["boards"] = of_boards(folder, kept["boards"]["sets"], archives)
    return found


def main(arguments: list[str]) -> int:
    """Measure, compare or keep; 1 where a page says something else."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=list(PARTS))
    parser.add_argument("--looks", type=int, default=LOOKS, help="LOS on random boards")
    parser.add_argument("--write", action="store_true", help="keep the figures and write the pages")
    given = parser.parse_args(arguments)
    if "VASL" not in os.environ:
        print("vasl: name a checkout of VASL: VASL=/path/to/vasl tox -e vasl", file=sys.stderr)
        return 2
    kept = vasl_page.figures()
    try:
        found = measured(kept, given.parts, given.looks)
    except Red as red:
        print(f"vasl: {red}", file=sys.stderr)
        return 1
    if given.write:
        vasl_page.DATA.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8", newline="\n")
        vasl_page.main()
        return 0
    other = [*differences(kept, found), *vasl_page.stale(kept)]
    print("\n".join(other) or "the pages say what was measured")
    return 1 if other else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
