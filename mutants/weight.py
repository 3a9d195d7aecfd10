"""Rows of outlines that may be no more than weight: no mutant that forgets one dies of such a row alone.

A row that is not needed may still be the one that says a clause in so many words, and of two that kill the
same neither is: the listing is a place to look, and no verdict.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence

from asl_conformance.protocol.messages import Capabilities
from mutants.asking import Asked
from mutants.trial import Trial, in_children, row_of

ROWS = 2
"""Rows that kill a mutant: with a second it does not die of the first alone."""


def rows_alone(
    todo: Sequence[Trial],
    trees: Mapping[str, ast.Module],
    every: Sequence[Asked],
    capabilities: Capabilities,
    processes: int,
) -> dict[str, list[str]]:
    """The rows of which a mutant dies alone, with those mutants."""
    alone = defaultdict[str, list[str]](list)
    wanted = [one._replace(rows=ROWS) for one in todo]
    found = in_children(wanted, trees, every, capabilities, processes, defaultdict(list))
    for done, (index, answers) in enumerate(found, 1):
        rows = {row_of(every[case]) for _, case, _, _ in answers if case >= 0}
        if len(rows) == 1:
            alone[rows.pop()].append(todo[index].mutant.key)
        if done % 100 == 0:
            print(f"{done} of {len(todo)}: {len(alone)} rows", file=sys.stderr, flush=True)
    return dict(alone)


def listing(every: Sequence[Asked], alone: Mapping[str, Sequence[str]]) -> str:
    """A line for each outline with rows of no use of their own: how many, of how many, and which."""
    outlines = defaultdict[str, list[str]](list)
    for row in dict.fromkeys(map(row_of, every)):
        outline, slash, name = row.partition("/")
        if slash:
            outlines[outline].append(name)
    lines = []
    for outline, names in sorted(outlines.items()):
        idle = [name for name in names if f"{outline}/{name}" not in alone]
        if idle:
            lines.append(f"{outline}: {len(idle)} of {len(names)}: {', '.join(sorted(idle))}")
    rows = sum(map(len, outlines.values()))
    needed = sum(f"{outline}/{name}" in alone for outline, names in outlines.items() for name in names)
    return "\n".join([*lines, f"{needed} of {rows} rows kill a mutant alone that forgets one"])
