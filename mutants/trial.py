"""Mutants on trial: each in a child process of its own, with the cases that run the broken lines.

A child breaks the engine that it was forked with, asks it case by case and judges. It stops at the first
case of the right clause that fails; no other case counts more. A mutant that does not come back (an
endless loop) or that cannot be imported is killed too.
"""

from __future__ import annotations

import ast
import gc
import multiprocessing
import os
import resource
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple

from asl_conformance.protocol.messages import Capabilities
from mutants.asking import ENDLESS, Asked, TooLong, fails, frozen, is_own, stop
from mutants.binding import Bound
from mutants.breaking import broken, compiled
from mutants.reach import Reach
from mutants.sites import Mutant

PATIENCE = 1.5
"""Seconds of processor time for one case; a case usually takes a thousandth of one."""
MEMORY = 2 << 30
OWN, MEETING, OTHER, NONE = "own", "own, of an interaction", "other", "none"
FAULT = "fault"
"""The change does not compile: a fault of this tool, not a kill."""
LATELY = 6
"""Cases that killed other mutants of the function; they are asked first."""


class Result(NamedTuple):
    """What became of a mutant: killed by a case of its ``own`` clause, by an ``other``, or by ``none``.

    An interaction of its own clause counts only if no other case of the clause kills it.
    """

    by: str
    case: str = ""
    how: str = ""
    seconds: float = 0
    """Processor time."""


class Trial(NamedTuple):
    """A mutant, the clauses that it is of, and the cases to ask."""

    mutant: Mutant
    clauses: frozenset[str]
    cases: Sequence[int]
    on_import: bool
    most: int = 0
    rows: int = 1
    """Rows that are looked for: one is enough to kill, two show that no single row decides."""

    def groups(self, every: Sequence[Asked]) -> Iterator[tuple[str, list[int]]]:
        """The cases in the order in which they count, each group with the result that it gives."""
        several: dict[str, list[int]] = {OWN: [], MEETING: [], OTHER: []}
        for index in self.cases:
            one = every[index]
            own = is_own(one.case, self.clauses, self.mutant.group)
            several[OTHER if not own else MEETING if one.meeting else OWN].append(index)
        for by, cases in several.items():
            yield by, cases[: self.most or None]


def trials(
    mutants: Sequence[tuple[Mutant, frozenset[str]]],
    reach: Reach,
    bound: Bound,
    every: Sequence[Asked],
    most: int = 0,
) -> list[Trial]:
    """The mutants with the cases that can notice them; at most ``most`` of each group, if it is given."""
    found = []
    for mutant, clauses in mutants:
        cases = reach.of(mutant, bound)
        found.append(
            Trial(mutant, clauses, range(len(every)) if cases is None else cases, reach.imports(mutant), most)
        )
    return found


def tried(
    one: Trial, tree: ast.Module, every: Sequence[Asked], lately: Sequence[int], capabilities: Capabilities
) -> Iterator[tuple[str, int, str]]:
    """Break this process's engine and ask it; for a child process, which cannot be used afterwards.

    Yields, for the first failing case of each row, which kind of case it is, its index and how it fails;
    cases of the right clause come first; index -1 means no case. A case that does not return is the last one
    asked.
    """
    signal.signal(signal.SIGPROF, stop)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        code = compiled(one.mutant, tree)
    except (SyntaxError, ValueError, TypeError) as error:
        yield FAULT, -1, str(error)
        return
    try:
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)
        requests = broken(one.mutant, code, one.on_import)
    except (Exception, TooLong) as error:  # noqa: BLE001 - a broken engine may raise anything
        yield OWN, -1, f"import: {type(error).__name__}"
        return
    first, dead = set(lately), set[str]()
    for by, cases in one.groups(every):
        for index in sorted(cases, key=lambda index: index not in first):
            row = row_of(every[index])
            if row in dead:
                continue
            signal.setitimer(signal.ITIMER_PROF, PATIENCE)
            try:
                how = fails(every[index], capabilities, requests)
            except TooLong:
                how = ENDLESS
            if how:
                dead.add(row)
                yield by, index, how
            if how == ENDLESS:
                return


def run(
    todo: Sequence[Trial],
    trees: Mapping[str, ast.Module],
    every: Sequence[Asked],
    capabilities: Capabilities,
    processes: int,
) -> Iterator[tuple[int, Result]]:
    """Try all mutants, several at a time; yields the index of each with its result as they come."""
    lately: dict[tuple[str, str], list[int]] = defaultdict(list)
    for index, answers in in_children(todo, trees, every, capabilities, processes, lately):
        by, case, how, seconds = answers[0]
        name = every[case].name if case >= 0 else ""
        if by == FAULT:
            raise SystemExit(f"{todo[index].mutant.key} makes no program: {how}")
        if case >= 0:
            remember(lately[todo[index].mutant.module, todo[index].mutant.function], case)
        yield index, Result(by, name, how, seconds)


def remember(known: list[int], case: int) -> None:
    """Move the case that killed to the front of those that killed before."""
    if case in known:
        known.remove(case)
    known.insert(0, case)
    del known[LATELY:]


def row_of(one: Asked) -> str:
    """The row that a case belongs to, derived or not, under any edition."""
    return one.case.id.partition("~")[0]


Answer = tuple[str, int, str, float]
"""What killed it, the index of the case, how it failed, processor time."""


def in_children(
    todo: Sequence[Trial],
    trees: Mapping[str, ast.Module],
    every: Sequence[Asked],
    capabilities: Capabilities,
    processes: int,
    lately: Mapping[tuple[str, str], list[int]],
) -> Iterator[tuple[int, list[Answer]]]:
    """The first rows that kill each mutant, as the child processes report them."""
    context = multiprocessing.get_context("fork")
    was_frozen = frozen()
    if not was_frozen:
        gc.collect()
    gc.freeze()
    waiting = iter(enumerate(todo))
    open_ends: dict[Connection, tuple[int, Any]] = {}
    idle: list[tuple[int, list[Answer]]] = []

    def begin() -> None:
        for index, one in waiting:
            if not one.cases:
                idle.append((index, [(NONE, -1, "no case runs it", 0.0)]))
                continue
            here, there = context.Pipe(False)
            recent = tuple(lately[one.mutant.module, one.mutant.function])
            arguments = (there, one, trees[one.mutant.module], every, recent, capabilities)
            child = context.Process(target=_child, args=arguments, daemon=True)
            child.start()
            there.close()
            open_ends[here] = index, child
            return

    for _ in range(processes):
        begin()
    try:
        while open_ends or idle:
            while idle:
                yield idle.pop()
            for end in wait(list(open_ends)) if open_ends else ():
                assert isinstance(end, Connection)
                index, child = open_ends.pop(end)
                try:
                    answers = end.recv()
                except EOFError:
                    answers = [(OWN, -1, "the process died", 0.0)]
                end.close()
                child.join()
                begin()
                yield index, answers
    finally:
        if not was_frozen:
            gc.unfreeze()


def _child(
    there: Connection,
    one: Trial,
    tree: ast.Module,
    every: Sequence[Asked],
    lately: Sequence[int],
    capabilities: Capabilities,
) -> None:
    begun = time.process_time()
    with open(os.devnull, "w", encoding="utf-8") as nowhere:  # noqa: PTH123 - a device
        sys.stdout = sys.stderr = nowhere
        found: list[Answer] = []
        for by, case, how in tried(one, tree, every, lately, capabilities):
            found.append((by, case, how, time.process_time() - begun))
            if len(found) == one.rows:
                break
        there.send(found or [(NONE, -1, "", time.process_time() - begun)])
        there.close()
