"""The core of the suite: chosen with two thirds of the mutants, judged by the other third.

python -m mutants.core            mutants of the other third that the core kills, beside the whole suite
python -m mutants.core --write    choose the core anew, and write features/core.txt
python -m mutants.core --mend     add cases for what the core does not hold, make room; asks no mutant

Both of the first go on where they were interrupted. --plain N and --adding N take a sample of the mutants.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import NamedTuple, TypeVar

from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.suite import core, registry
from asl_conformance.suite.case import Suite
from asl_conformance.suite.editions import BASES
from mutants import adding, binding, core_trial, reach
from mutants.__main__ import REACH, all_mutants, engine_trees, equivalents, reason
from mutants.asking import Asked, every_case
from mutants.core_trial import Bench, Kill
from mutants.cover import Bits, cover, numbered
from mutants.sites import Mutant
from mutants.trial import Trial, row_of, trials

KEPT = Path(__file__).resolve().parents[1] / "build" / "mutants-core.jsonl"
NEEDED, MOVED, RUN = 1000, 5, 1
"""Weights of a requirement, of an exception that changes a value, and of a statement that is run."""
BASE = 2200
"""Cases that are taken for these, before any mutant is tried."""
SHOWN = 20
"""Most names of new cases that --mend prints."""
SPARE = 40
"""Room that is left below the limit for cases of new requirements."""


T = TypeVar("T")


class Found(NamedTuple):
    """The mutants to choose the core with, the means to try them, and two measures of each row."""

    bench: Bench
    mutants: Sequence[Trial]
    run: Mapping[str, Bits]
    """The statements of the engine that each row runs, a byte each."""
    moved: Mapping[str, Bits]
    """The exceptions, held-out ones left out, that change a value on each row."""


def needed(suite: Suite) -> dict[str, Bits]:
    """The requirements that each written case holds."""
    return numbered(core.held(suite.cases))


def ranked(suite: Suite, found: Found) -> list[str]:
    """Cases that hold all requirements, then those on which more exceptions change a value."""
    return cover([(NEEDED, needed(suite)), (MOVED, found.moved), (RUN, found.run)])


def chosen(first: Sequence[str], kills: Mapping[str, Kill], rest: Sequence[str] = ()) -> list[str]:
    """The base, rows that kill what it does not kill, and of ``rest`` what there is room for."""
    killers: dict[str, list[str]] = {}
    for name, kill in kills.items():
        for row in kill.rows:
            killers.setdefault(row, []).append(name)
    taken = [*first, *cover([(1, numbered(killers))])]
    taken += [name for name in rest if name not in set(taken)]
    return taken[: core.LIMIT - SPARE]


def prepared(suite: Suite, options: argparse.Namespace) -> Found:
    """The mutants that may be tried, with the cases of the current edition that reach them."""
    trees = engine_trees()
    bound = binding.read(trees, frozenset(clause for case in suite.all for clause in case.clauses))
    every = [one for one in every_case(suite.all, registry.load().interactions) if one.edition == BASES[0]]
    capabilities = reference_engine().start()
    exceptions = adding.passed(trees, bound, every, capabilities, 1, suite.digest)
    every_of_reach, reached = reach.recorded(trees, every, capabilities, REACH, 1)
    if len(every_of_reach) != len(every):
        raise SystemExit("two cases have one name")
    equal = equivalents()
    sound = [one for one in all_mutants(trees, bound) if not reason(equal, one)]
    plain = _sampled(((one, one) for one in sound), options.plain, options.held_out)
    pairs = [(one, binding.clauses_of(bound, one.module, one.function)) for one, _ in plain]
    made = ((adding.mutant_of(one, trees[one.module]), one) for one in exceptions)
    added = [
        Trial(one, binding.clauses_of(bound, one.module, one.function), exceptions[exception], True)
        for one, exception in _sampled(made, options.adding, options.held_out)
        if not reason(equal, one)
    ]
    both = sorted(
        [*trials(pairs, reached, bound, every), *added], key=lambda one: core_trial.place(one.mutant)
    )
    known = f"{reach.engine_digest(trees)} {suite.digest}"
    bench = Bench(trees, every, capabilities, known, KEPT)
    return Found(bench, both, _run(reached, every), _moved(exceptions, trees, every))


def _sampled(found: Iterable[tuple[Mutant, T]], most: int, held_out: bool) -> list[tuple[Mutant, T]]:
    """The first of the mutants that are held out, or of the others; each with what it was made of."""
    mine = [pair for pair in found if core_trial.is_held_out(pair[0]) == held_out]
    return sorted(mine, key=lambda pair: core_trial.place(pair[0]))[: most or None]


def _run(reached: reach.Reach, every: Sequence[Asked]) -> dict[str, Bits]:
    size, run = reached.marked.size, dict[str, Bits]()
    for index, one in enumerate(every):
        marks = int.from_bytes(reached.ran[index * size : (index + 1) * size], "little")
        run[row_of(one)] = run.get(row_of(one), 0) | marks
    return run


def _moved(
    exceptions: Mapping[adding.Added, Sequence[int]], trees: reach.Trees, every: Sequence[Asked]
) -> dict[str, Bits]:
    found: dict[str, list[adding.Added]] = {}
    for one, cases in exceptions.items():
        if not core_trial.is_held_out(adding.mutant_of(one, trees[one.module])):
            for row in {row_of(every[index]) for index in cases}:
                found.setdefault(row, []).append(one)
    return numbered(found)


def write(names: Sequence[str], suite: Suite, how: str) -> None:
    """Write the core, and how it was chosen."""
    core.path().write_text(core.text(names, suite.digest, how), "utf-8")
    print(f"{core.path()}: {len(names)} cases")


def within(names: Iterable[str], held: Mapping[str, Bits], most: int) -> list[str]:
    """At most so many names: rows whose requirements others hold go, first of the outlines with most rows."""
    kept = sorted(names)
    while len(kept) > most:
        rows, once, twice = Counter(map(_outline, kept)), 0, 0
        for name in kept:
            once, twice = once | held.get(name, 0), twice | (once & held.get(name, 0))
        spare = [name for name in kept if not held.get(name, 0) & ~twice]
        if not spare:
            raise SystemExit(f"the requirements alone take {len(kept)} cases")
        kept.remove(max(spare, key=lambda name: (rows[_outline(name)], name)))
    return kept


def _outline(name: str) -> str:
    return name.partition("/")[0]


def mend(suite: Suite) -> int:
    """Take out names of cases that are gone, and add cases for what no case of the core holds."""
    before = core.load().names
    ids = {case.id for case in suite.cases}
    kept = sorted(before & ids)
    held = needed(suite)
    more = cover([(1, held)], kept)
    names = within([*kept, *more], held, core.LIMIT - 1)
    less = len(kept) + len(more) - len(names)
    print(f"{len(before) - len(kept)} cases are gone, {len(more)} are new, {less} made room", *more[:SHOWN])
    write(names, suite, core.load().how)
    return 0


def table(kills: Mapping[str, Kill]) -> str:
    """A table in Markdown: mutants tried, killed by the whole and killed by the core, a row for each kind."""
    lines = [
        "| mutants | tried | the whole kills | the core kills | % |",
        "|---|--:|--:|--:|--:|",
    ]
    counts = core_trial.by_kind(kills)
    counts["all"] = (
        sum(one[0] for one in counts.values()),
        sum(one[1] for one in counts.values()),
        sum(one[2] for one in counts.values()),
    )
    for kind, (tried, whole, of_core) in counts.items():
        lines.append(f"| {kind} | {tried} | {whole} | {of_core} | {100 * of_core / (whole or 1):.1f} |")
    return "\n".join(lines)


def options_of(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(
        "mutants.core", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--mend", action="store_true")
    parser.add_argument("--plain", type=int, default=0, metavar="N")
    parser.add_argument("--adding", type=int, default=0, metavar="N")
    parser.add_argument("--most", type=int, default=0, metavar="N", help="seconds of processor time")
    options = parser.parse_args(arguments)
    options.held_out = not options.write
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    """Choose the core, mend it, or judge it; 1 if it kills less than it should."""
    options = options_of(arguments)
    suite = load_cases()
    if options.mend:
        return mend(suite)
    found = prepared(suite, options)
    begun = reach.processor_time()
    gc.collect()

    def spent() -> float:
        return reach.processor_time() - begun

    order = ranked(suite, found) if options.write else sorted(core.load().names)
    first = order[:BASE] if options.write else order
    rows = core_trial.ROWS if options.write else 1
    kills = core_trial.tried(found.bench, found.mutants, frozenset(first), rows, spent, options.most)
    print(table(kills), file=sys.stderr if options.write else sys.stdout)
    if options.write:
        mutants = ", ".join(f"{one[0]} {kind}" for kind, one in core_trial.by_kind(kills).items())
        write(chosen(first, kills, order), suite, f"{date.today().isoformat()}, with mutants: {mutants}")
        return 0
    whole, of_core = (sum(one[at] for one in core_trial.by_kind(kills).values()) for at in (1, 2))
    return 0 if of_core >= core.SHARE * whole else 1


if __name__ == "__main__":
    sys.exit(main())
