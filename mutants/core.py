"""The core of the suite: chosen with two thirds of the exceptions of ``mutants.adding``, judged by mutants.

python -m mutants.core            mutants of the other third that the core kills, beside the whole suite
python -m mutants.core --write    choose the core anew, and write features/core.txt; tries no mutant
python -m mutants.core --mend     add cases for what the core does not hold, make room; asks nothing

The first goes on where it was interrupted. --plain N and --adding N take a sample of the mutants.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import NamedTuple, TypeVar

from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.suite import core, registry
from asl_conformance.suite.case import Suite
from asl_conformance.suite.editions import BASES
from mutants import adding, binding, core_trial, reach
from mutants.__main__ import REACH, all_mutants, engine_trees, equivalents, reason
from mutants.asking import Asked, every_case
from mutants.core_trial import Bench, Kill
from mutants.cover import Chances, certain, cover
from mutants.sites import Mutant
from mutants.trial import Trial, row_of, trials

KEPT = Path(__file__).resolve().parents[1] / "build" / "mutants-core.jsonl"
NEEDED = 1000.0
"""The weight of a requirement; an exception weighs 1."""
OWN, OTHER = 0.72, 0.36
"""The chance that a case on which an exception changes a value kills it: one of its clause, and another."""
SHOWN = 20
"""Most names of new cases that --mend prints."""
SPARE = 40
"""Room that is left below the limit for cases of new requirements."""


T = TypeVar("T")


class Known(NamedTuple):
    """The engine, its cases of the current edition, and the exceptions that change a value on some case."""

    trees: reach.Trees
    bound: binding.Bound
    every: Sequence[Asked]
    capabilities: Capabilities
    exceptions: Mapping[adding.Added, Sequence[int]]


def known(suite: Suite) -> Known:
    """Everything known without trying a mutant; the pass over all cases is kept in ``build/``."""
    trees = engine_trees()
    bound = binding.read(trees, frozenset(clause for case in suite.all for clause in case.clauses))
    every = [one for one in every_case(suite.all, registry.load().interactions) if one.edition == BASES[0]]
    capabilities = reference_engine().start()
    exceptions = adding.passed(trees, bound, every, capabilities, 1, suite.digest)
    return Known(trees, bound, every, capabilities, exceptions)


def needed(suite: Suite) -> Chances:
    """The requirements that each written case holds."""
    return certain(core.held(suite.cases))


def ranked(suite: Suite, found: Known, most: int) -> list[str]:
    """Cases that hold all requirements, and most likely kill most exceptions of the two thirds."""
    items: dict[str, dict[Hashable, float]] = {name: dict(held) for name, held in needed(suite).items()}
    weights = {one: NEEDED for held in items.values() for one in held}
    for number, (one, cases) in enumerate(found.exceptions.items()):
        if core_trial.is_held_out(adding.mutant_of(one, found.trees[one.module])):
            continue
        for index in cases:
            asked = found.every[index]
            chance = OWN if adding.owned(one, asked, found.bound) else OTHER
            caught = items[row_of(asked)]
            caught[number] = max(chance, caught.get(number, 0.0))
    return cover(items, weights, most)


def prepared(suite: Suite, options: argparse.Namespace) -> tuple[Bench, list[Trial]]:
    """The means to try mutants, and those of the other third with the cases that reach them."""
    trees, bound, every, capabilities, exceptions = known(suite)
    every_of_reach, reached = reach.recorded(trees, every, capabilities, REACH, 1)
    if len(every_of_reach) != len(every):
        raise SystemExit("two cases have one name")
    equal = equivalents()
    sound = [one for one in all_mutants(trees, bound) if not reason(equal, one)]
    plain = _sampled(((one, one) for one in sound), options.plain)
    pairs = [(one, binding.clauses_of(bound, one.module, one.function)) for one, _ in plain]
    made = ((adding.mutant_of(one, trees[one.module]), one) for one in exceptions)
    added = [
        Trial(one, binding.clauses_of(bound, one.module, one.function), exceptions[exception], True)
        for one, exception in _sampled(made, options.adding)
        if not reason(equal, one)
    ]
    both = sorted(
        [*trials(pairs, reached, bound, every), *added], key=lambda one: core_trial.place(one.mutant)
    )
    of = f"{reach.engine_digest(trees)} {suite.digest}"
    return Bench(trees, every, capabilities, of, KEPT), both


def _sampled(found: Iterable[tuple[Mutant, T]], most: int) -> list[tuple[Mutant, T]]:
    """The first of the mutants that are held out, each with what it was made of."""
    held_out = [pair for pair in found if core_trial.is_held_out(pair[0])]
    return sorted(held_out, key=lambda pair: core_trial.place(pair[0]))[: most or None]


def write(names: Sequence[str], suite: Suite, how: str) -> None:
    """Write the core, and how it was chosen."""
    core.path().write_text(core.text(names, suite.digest, how), "utf-8")
    print(f"{core.path()}: {len(names)} cases")


def within(names: Iterable[str], held: Chances, most: int) -> list[str]:
    """At most so many names: rows whose requirements others hold go, first of the outlines with most rows."""
    kept = sorted(names)
    while len(kept) > most:
        rows = Counter(map(_outline, kept))
        holders = Counter(one for name in kept for one in held[name])
        spare = [name for name in kept if all(holders[one] > 1 for one in held[name])]
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
    more = cover(held, chosen=kept)
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
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Choose the core, mend it, or judge it; 1 if it kills less than it should."""
    options = options_of(arguments)
    suite = load_cases()
    if options.mend:
        return mend(suite)
    if options.write:
        names = ranked(suite, known(suite), core.LIMIT - SPARE)
        write(names, suite, date.today().isoformat())
        return 0
    bench, mutants = prepared(suite, options)
    begun = reach.processor_time()
    gc.collect()

    def spent() -> float:
        return reach.processor_time() - begun

    kills = core_trial.tried(bench, mutants, core.load().names, spent, options.most)
    print(table(kills))
    whole, of_core = (sum(one[at] for one in core_trial.by_kind(kills).values()) for at in (1, 2))
    return 0 if of_core >= core.SHARE * whole else 1


if __name__ == "__main__":
    sys.exit(main())
