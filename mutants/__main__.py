"""``tox -e mutants``: break the reference engine in many places and see which cases notice.

tox -e mutants                     a sample of 200, the same every time
tox -e mutants -- --all            every mutant; --write puts the table into docs/mutants.md
tox -e mutants -- --only "B27 "    those whose name matches, e.g. of a chapter or a function
tox -e mutants -- --kind forgets   those of a kind: the two by which engines forget one of several
tox -e mutants -- --again          those that survived or were killed by a foreign case last time
tox -e mutants -- --resume         those that the last run, broken off, has left
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import re
import signal
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

from asl_conformance.gherkin.kept import load_cases
from mutants import binding, table, trial
from mutants.forgetting import MEMBER, lists_of, tables_in
from mutants.sites import CLAUSE, Mutant, mutants_of

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "engine"
EQUIVALENT = Path(__file__).with_name("equivalent")
"""Their keys and reasons, a file a chapter."""
LAST = ROOT / "build" / "mutants.json"
DOCUMENT = ROOT / "docs" / "mutants.md"
SCOPE = re.compile(r"asl_reference\.rules\.(\w+\.b(9|16|26|27)_\w+|los(\.\w+)?)")
"""The four chapters and LOS; LOS by the board (``sweep``) is held to equality with LOS one by one."""
LISTS = re.compile(r"asl_reference\.(rules|play|protocol|board)")
"""Where closed lists stand that rules of the four chapters rest on: they may forget a member."""
MORE = re.compile(r"asl_reference\.(rules|play|protocol|board\.chart)")
"""Elsewhere: the functions and tables that are bound to a clause of the four chapters."""
SAMPLE, SEED = 200, 9


def engine_trees() -> dict[str, ast.Module]:
    """The parsed text of every module of the engine, by its dotted name."""
    paths = {path.relative_to(ENGINE): path for path in sorted((ENGINE / "asl_reference").rglob("*.py"))}
    return {
        ".".join(name.with_suffix("").parts).removesuffix(".__init__"): ast.parse(path.read_text("utf-8"))
        for name, path in paths.items()
    }


def all_mutants(trees: dict[str, ast.Module], bound: binding.Bound) -> list[Mutant]:
    """Every mutant in scope, by module and line."""
    found: list[Mutant] = []
    for module, tree in trees.items():
        inside = SCOPE.fullmatch(module)
        if not (inside or LISTS.match(module)):
            continue
        named = frozenset(_bound_in(module, bound)) if MORE.match(module) else frozenset[str]()
        tables = frozenset(name for name in tables_in(module, tree) if clauses_of_four(bound, module, name))
        every = mutants_of(module, tree, None if inside else named | tables, lists_of(module, tree))
        found += (one for one in every if inside or one.function in named or one.kind == MEMBER)
    return found


def clauses_of_four(bound: binding.Bound, module: str, name: str) -> bool:
    """Whether the name serves a rule of the four chapters."""
    return any(CLAUSE.fullmatch(one) for one in binding.clauses_of(bound, module, name))


def _bound_in(module: str, bound: binding.Bound) -> Iterator[str]:
    """The functions and tables of the module that are bound to a clause of the four chapters."""
    for (place, name), clauses in bound.clauses.items():
        if place == module and any(CLAUSE.fullmatch(one) for one in clauses):
            yield name


def reason(known: dict[str, str], mutant: Mutant) -> str:
    """Why the mutant changes no answer, or none of its function does (``B27 named: *``); empty if it may."""
    return known.get(mutant.key) or known.get(f"{mutant.group} {mutant.function}: *", "")


def stale_of(known: dict[str, str], found: Sequence[Mutant]) -> list[str]:
    """What is listed and is no mutant (any more)."""
    names = {one.key for one in found} | {f"{one.group} {one.function}: *" for one in found}
    return sorted(known.keys() - names)


def equivalents() -> dict[str, str]:
    """The mutants that change no answer, with the reason."""
    return {
        one["mutant"]: one["reason"]
        for file in sorted(EQUIVALENT.glob("*.toml"))
        for one in tomllib.loads(file.read_text("utf-8"))["equivalent"]
    }


def chosen(found: list[Mutant], options: argparse.Namespace) -> list[Mutant]:
    """The mutants to try: all, a sample, those of a name, those that need work."""
    if options.only:
        found = [one for one in found if re.search(options.only, f"{one.module} {one.key}")]
    if options.kind:
        found = [one for one in found if re.search(options.kind, one.kind)]
    if options.resume:
        known = last_time(True)
        found = [one for one in found if one.key not in known]
    elif options.again:
        doubtful = last_time(True).keys() - last_time(False).keys()
        found = [one for one in found if one.key in doubtful]
    if options.all or options.only or options.again or options.resume:
        return random.Random(options.seed).sample(found, len(found))  # broken off, it is a fair sample
    return sorted(random.Random(options.seed).sample(found, min(options.sample, len(found))))


def last_time(whatever: bool) -> dict[str, trial.Result]:
    """What the last run says, by key: of all mutants, or of those that cases of the right clause killed."""
    rows = json.loads(LAST.read_text("utf-8"))
    doubtful = set() if whatever else {row["key"] for row in rows if row["by"] != "own"}
    return {
        row["key"]: trial.Result(row["by"], row["case"], row["how"])
        for row in rows
        if row["key"] not in doubtful
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Try the chosen mutants, print the table and what survived; 1 if a target is missed."""
    parser = argparse.ArgumentParser(
        "mutants", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--sample", type=int, default=SAMPLE, metavar="N")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--only", default="", metavar="REGEX")
    parser.add_argument("--kind", default="", metavar="REGEX")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--write", action="store_true", help=f"write {DOCUMENT.relative_to(ROOT)}")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(arguments)
    begun = time.monotonic()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    trees = engine_trees()
    cases = load_cases().cases
    bound = binding.read(trees, frozenset(clause for case in cases for clause in case.clauses))
    known = equivalents()
    found = all_mutants(trees, bound)
    stale = stale_of(known, found)
    tried = [(one, binding.clauses_of(bound, one.module, one.function)) for one in chosen(found, options)]
    kept = last_time(options.resume) if options.again or options.resume else {}
    before = [
        table.Row(one, binding.clauses_of(bound, one.module, one.function), kept[one.key], reason(known, one))
        for one in found
        if one.key in kept
    ]
    asked, capabilities = trial.asked(cases, frozenset(trees))
    rows: list[table.Row | None] = [None] * len(tried)
    try:
        results = trial.run(tried, trees, asked, capabilities, options.processes)
        for done, (index, result) in enumerate(results, 1):
            mutant, clauses = tried[index]
            rows[index] = table.Row(mutant, clauses, result, reason(known, mutant))
            if result.by != "own" or done % 100 == 0:
                so_far = f"{done} of {len(tried)}, {time.monotonic() - begun:.0f} s"
                print(f"{so_far}: killed by {result.by} {mutant.key}", file=sys.stderr, flush=True)
    finally:
        ready = before + [row for row in rows if row is not None]
        _keep(ready)
    how = f"{len(ready)} of {len(found)} mutants" + (f", {len(rows)} of them tried anew" if kept else "")
    heading = table.heading(how, len(cases), time.monotonic() - begun, options)
    text = table.document(ready, heading, stale)
    print(text)
    if options.write:
        DOCUMENT.write_text(text, "utf-8")
    return 0 if table.meets_targets(ready) and not stale else 1


def _keep(rows: list[table.Row]) -> None:
    LAST.parent.mkdir(exist_ok=True)
    kept = [
        {
            "key": row.mutant.key,
            "place": row.place,
            "kind": row.mutant.kind,
            "clauses": sorted(row.clauses),
            **row.result._asdict(),
        }
        for row in rows
    ]
    LAST.write_text(json.dumps(kept, indent=1, ensure_ascii=False), "utf-8")


if __name__ == "__main__":
    sys.exit(main())
