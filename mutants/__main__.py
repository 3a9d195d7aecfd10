"""``tox -e mutants``: break the reference engine in many places and see which cases notice.

tox -e mutants                     a sample of 200, the same every time
tox -e mutants -- --all            every mutant; --write writes docs/mutants.md and docs/results/mutants.csv
tox -e mutants -- --only "B27 "    those whose name matches, e.g. of a chapter or a function
tox -e mutants -- --kind forgets   those of a kind: the two by which engines forget one of several
tox -e mutants -- --weight         rows of crossings that no mutant which forgets one dies of alone (--write)
tox -e mutants -- --again          those that survived or were killed by a foreign case last time
tox -e mutants -- --all --resume   those that runs of the same engine left, or that new cases may kill
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import signal
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.cross_coverage import weight as kept_weight
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.suite import registry
from mutants import asking, binding, ledger, reach, table, trial, weight
from mutants.changes import CLAUSE
from mutants.forgetting import CONDITION, MEMBER, lists_of, tables_in
from mutants.sites import Mutant, mutants_of

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "engine"
EQUIVALENT = Path(__file__).with_name("equivalent")
"""The keys of equivalent mutants and the reasons, one file per chapter."""
LAST = ROOT / "build" / "mutants.jsonl"
WEIGHT = ROOT / "build" / "mutants-weight.jsonl"
REACH = ROOT / "build" / "mutants-reach.pickle"
DOCUMENT = ROOT / "docs" / "mutants.md"
BY_CLAUSE = ROOT / "docs" / "results" / "mutants.csv"
SCOPE = re.compile(r"asl_reference\.rules\.(\w+\.b(9|16|26|27)_\w+|los(\.\w+)?)")
"""The four chapters and LOS. LOS of whole boards (``sweep``) is tested for equality with single LOS instead.
"""
SAYING = "asl_reference.protocol.answers.attack_why"
"""Modules that only explain an attack: tests/repo/test_why.py checks them, no case does."""
LISTS = re.compile(r"asl_reference\.(rules|play|protocol|board)")
"""Modules with closed lists that rules of the four chapters use; a mutant may remove a member."""
MORE = re.compile(r"asl_reference\.(rules|play|protocol|board\.chart)")
"""Other modules: their functions and tables that are bound to a clause of the four chapters."""
SAMPLE, SEED = 200, 9


def engine_trees() -> dict[str, ast.Module]:
    """The parsed text of every module of the engine by its dotted name, without the wrong engines."""
    paths = {path.relative_to(ENGINE): path for path in sorted((ENGINE / "asl_reference").rglob("*.py"))}
    return {
        ".".join(name.with_suffix("").parts).removesuffix(".__init__"): ast.parse(path.read_text("utf-8"))
        for name, path in paths.items()
        if name.parts[:2] != ("asl_reference", "wrong")
    }


def all_mutants(trees: dict[str, ast.Module], bound: binding.Bound) -> list[Mutant]:
    """Every mutant in scope, by module and line."""
    found: list[Mutant] = []
    for module, tree in trees.items():
        inside = SCOPE.fullmatch(module)
        if module == SAYING or not (inside or LISTS.match(module)):
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
    """Why the mutant, or each of its function (``B27 named: *``), changes no answer; empty if it may."""
    return known.get(mutant.key) or known.get(f"{mutant.group} {mutant.function}: *", "")


def stale_of(known: dict[str, str], found: Sequence[Mutant]) -> list[str]:
    """Listed equivalents that are no mutants, or no longer."""
    names = {one.key for one in found} | {f"{one.group} {one.function}: *" for one in found}
    return sorted(known.keys() - names)


def equivalents() -> dict[str, str]:
    """The mutants that change no answer, with the reason."""
    return {
        one["mutant"]: one["reason"]
        for file in sorted(EQUIVALENT.glob("*.toml"))
        for one in tomllib.loads(file.read_text("utf-8"))["equivalent"]
    }


def chosen(
    found: list[Mutant], options: argparse.Namespace, known: Mapping[str, ledger.Kept]
) -> list[Mutant]:
    """The mutants to try: all, a sample, those of a name, or those without a good result."""
    if options.only:
        found = [one for one in found if re.search(options.only, f"{one.module} {one.key}")]
    if options.weight:
        found = [one for one in found if one.kind in (MEMBER, CONDITION)]
    if options.kind:
        found = [one for one in found if re.search(options.kind, one.kind)]
    if options.again:
        found = [one for one in found if known.get(ledger.name_of(one), {}).get("by", trial.OWN) != trial.OWN]
    if options.all or options.only or options.again or options.resume or options.weight:
        return random.Random(options.seed).sample(found, len(found))  # if interrupted, it is a fair sample
    return sorted(random.Random(options.seed).sample(found, min(options.sample, len(found))), key=_place)


def _place(mutant: Mutant) -> tuple[str, int, str]:
    return mutant.module, mutant.line, mutant.text


def options_of(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(
        "mutants", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--sample", type=int, default=SAMPLE, metavar="N")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--only", default="", metavar="REGEX")
    parser.add_argument("--kind", default="", metavar="REGEX")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--weight", action="store_true")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument(
        "--most", type=int, default=0, metavar="N", help="a quick look: so many cases a mutant"
    )
    parser.add_argument("--write", action="store_true", help=f"write {DOCUMENT.relative_to(ROOT)}")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(arguments)
    if options.weight and options.write and (options.only or options.kind):
        parser.error("--weight --write weighs the rows by all mutants that forget one")
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    """Try the chosen mutants, print the table and what survived; 1 if a target is missed."""
    options = options_of(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    trees = engine_trees()
    suite = load_cases()
    bound = binding.read(trees, frozenset(clause for case in suite.all for clause in case.clauses))
    equal = equivalents()
    found = all_mutants(trees, bound)
    stale = stale_of(equal, found)
    every = asking.every_case(suite.all, registry.load().interactions)
    of = ledger.state(reach.engine_digest(trees), every, suite.digest if not options.most else "")
    before = ledger.read(LAST)
    kept = {name: row for name, row in before.items() if options.again or (options.resume and of.holds(row))}
    todo = chosen(found, options, before)
    if options.weight:
        todo = [one for one in todo if not reason(equal, one)]
    if options.resume:
        todo = [one for one in todo if ledger.name_of(one) not in kept]
    elif options.again:
        kept = {name: row for name, row in kept.items() if name not in set(map(ledger.name_of, todo))}
    results = {name: ledger.result_of(row) for name, row in kept.items()}
    capabilities = reference_engine().start()
    begun = reach.processor_time()
    every, reached = reach.recorded(trees, every, capabilities, REACH, options.processes)
    tried = [(one, clauses_of(bound, one)) for one in todo]
    asked = trial.trials(tried, reached, bound, every, options.most)
    if options.weight:
        engine = reach.engine_digest(trees)
        matrix = weight.killed(asked, trees, every, capabilities, options.processes, engine, WEIGHT)
        return _weigh(sorted(weight.rows_of_crossings(every)), matrix, options.write)
    with ledger.begin(LAST, kept.values()) as out:
        for done, (index, result) in enumerate(
            trial.run(asked, trees, every, capabilities, options.processes), 1
        ):
            one = todo[index]
            results[ledger.name_of(one)] = result
            ledger.add(out, one, result, of)
            _progress(done, len(todo), one, result, reach.processor_time() - begun)
    rows = [
        table.Row(one, clauses_of(bound, one), results[ledger.name_of(one)], reason(equal, one))
        for one in found
        if ledger.name_of(one) in results
    ]
    how = f"{len(rows)} of {len(found)} mutants" + (f", {len(todo)} of them tried anew" if kept else "")
    spent = reach.processor_time() - begun + sum(row["seconds"] for row in kept.values())
    text = table.document(rows, table.heading(how, len(suite.all), spent, options), stale)
    print(text, table.others(rows), sep="\n")
    if options.write:
        DOCUMENT.write_text(text, "utf-8")
        BY_CLAUSE.write_text(table.by_clause(rows), "utf-8")
    return 0 if table.meets_targets(rows) and not stale else 1


def _weigh(rows: Sequence[str], matrix: weight.Matrix, write: bool) -> int:
    """Print the rows that may be superfluous, or write them where ``coverage --crossings`` reads them."""
    found = weight.weighed(rows, matrix)
    text = kept_weight.text(found, weight.heading(rows, matrix, found))
    print(text, end="")
    if write:
        kept_weight.path().write_text(text, "utf-8")
    return 0


def clauses_of(bound: binding.Bound, mutant: Mutant) -> frozenset[str]:
    """The clauses that the mutant's function implements."""
    return binding.clauses_of(bound, mutant.module, mutant.function)


def _progress(done: int, whole: int, one: Mutant, result: trial.Result, seconds: float) -> None:
    """A line for each mutant that its own cases do not kill, and a line of progress now and then."""
    if result.by in (trial.OTHER, trial.NONE) or done % 100 == 0 or done == whole:
        so_far = f"{done} of {whole}, {seconds:.0f} s of processor time"
        print(f"{so_far}: killed by {result.by} {one.kind}: {one.key}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
