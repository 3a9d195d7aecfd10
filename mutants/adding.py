"""A third way to break the engine: a rule gains an exception that the rulebook does not have.

python -m mutants.adding                   a sample of 500, the same every time
python -m mutants.adding --all             every exception that changes a value on some case
python -m mutants.adding --only wall       those whose name matches
python -m mutants.adding --write           write docs/mutants-that-add.md

One pass over all cases notes, for each rule that is bound to a clause, what was true of its arguments and
what it returned. An exception is an argument, something true of it, and another value: ``has_wa: false
where unit has status pinned``. Only the cases on which it changes a value are asked again.
"""

from __future__ import annotations

import argparse
import ast
import gc
import multiprocessing
import os
import pickle
import random
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import wraps
from inspect import signature
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.suite import registry
from asl_conformance.suite.editions import BASES
from mutants import adding_page, adding_reasons, binding, reach, trial
from mutants.__main__ import MORE, SCOPE, clauses_of_four, engine_trees
from mutants.asking import Asked, every_case, fails, is_own
from mutants.breaking import Loader, caches, imported_anew
from mutants.changes import Change, Edit
from mutants.facts import facts_of
from mutants.sites import Mutant, group_of
from mutants.table import Row

ADDS = "adds an exception"
WATCH = "__watch__"
"""The name under which a function of the engine finds the watcher."""
ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "mutants-adding.pickle"
MOST = 400
"""Most own cases kept for an exception, and most others."""
SAMPLE, SEED = 500, 9
EMPTIED = (str, tuple, frozenset, dict)


class Added(NamedTuple):
    """An exception: of which function, to which value, and what must be true of which argument."""

    module: str
    function: str
    other: str
    """``true``, ``false``, ``barred``, ``allowed``, ``zero`` or ``empty``."""
    argument: str
    fact: str

    @property
    def name(self) -> str:
        return f"{self.function}: {self.other} where {self.argument} has {self.fact}"


def other_of(value: Any) -> str:
    """The value that an exception would give in its place; empty if there is none."""
    if isinstance(value, bool):
        return "false" if value else "true"
    if value is None:
        return "barred"
    if type(value).__name__ == "Illegal":
        return "allowed"
    if isinstance(value, int | float) and value:
        return "zero"
    return "empty" if type(value) in EMPTIED and value else ""


def changed(other: str, value: Any) -> Any:
    """The other value, made where the function returned ``value``.

    The engine has been imported anew by then, so its class of refusals is imported here.
    """
    if other == "barred":
        from asl_reference.base.clauses import Illegal

        return Illegal("A1.1", "an exception that no rule has")
    values = {"true": True, "false": False, "allowed": None, "zero": 0}
    return values[other] if other in values else type(value)()


def _argued(function: Callable[..., Any]) -> Callable[..., Iterator[tuple[str, Any]]]:
    """Gives the arguments of a call by name."""
    names = list(signature(function).parameters)

    def named(*args: Any, **more: Any) -> Iterator[tuple[str, Any]]:
        yield from zip(names, args, strict=False)
        yield from more.items()

    return named


def _board(arguments: Iterable[tuple[str, Any]]) -> Any:
    return next((value for _, value in arguments if hasattr(value, "hexsides")), None)


def added(other: str, argument: str, fact: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Decorates a function of the engine: it has the exception."""

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        named = _argued(function)

        @wraps(function)
        def broken(*args: Any, **more: Any) -> Any:
            value = function(*args, **more)
            if other_of(value) != other:
                return value
            arguments = list(named(*args, **more))
            held = next((one for name, one in arguments if name == argument), None)
            return changed(other, value) if fact in facts_of(held, _board(arguments)) else value

        return broken

    return decorate


class Watcher:
    """Notes of each call what an exception could be made of; one request at a time."""

    def __init__(self) -> None:
        self.seen: set[Added] = set()
        self.shown: set[tuple[str, str, str]] = set()
        """Which kinds of values each function returned, as the word of the exception that leads to them."""
        self._facts: dict[tuple[int, int], tuple[Any, tuple[str, ...]]] = {}

    def forget(self) -> None:
        """Begin another request."""
        self.seen.clear()
        self._facts.clear()

    def __call__(self, module: str, name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
            named = _argued(function)

            @wraps(function)
            def watched(*args: Any, **more: Any) -> Any:
                value = function(*args, **more)
                self._note(module, name, list(named(*args, **more)), value)
                return value

            return watched

        return decorate

    def _note(self, module: str, name: str, arguments: Sequence[tuple[str, Any]], value: Any) -> None:
        self.shown.add((module, name, _shown(value)))
        other = other_of(value)
        if not other:
            return
        position = _board(arguments)
        for argument, one in arguments:
            for fact in self._of(one, position):
                self.seen.add(Added(module, name, other, argument, fact))

    def _of(self, value: Any, position: Any) -> tuple[str, ...]:
        key = id(value), id(position) if isinstance(value, str) else 0
        if key not in self._facts:
            self._facts[key] = (value, position), tuple(facts_of(value, position))
        return self._facts[key][1]


def _shown(value: Any) -> str:
    """What kind of value it is: an exception may lead to what the function returns somewhere else."""
    if type(value).__name__ == "Illegal":
        return "barred"
    return "empty" if type(value) in EMPTIED and not value else ""


def possible(one: Added, shown: set[tuple[str, str, str]]) -> bool:
    """Whether the function returns such a value anywhere: else the engine would only stumble over it."""
    return one.other not in ("barred", "empty") or (one.module, one.function, one.other) in shown


def watched(trees: Mapping[str, ast.Module], bound: binding.Bound) -> dict[str, ast.Module]:
    """The modules with rules of the four chapters, each such rule with the watcher beneath its decorators."""
    found = {}
    for module, tree in trees.items():
        if not (SCOPE.fullmatch(module) or MORE.match(module)):
            continue
        copy = pickle.loads(pickle.dumps(tree))
        rules = list(rules_in(module, copy, bound))
        for rule in rules:
            rule.decorator_list.append(_call(rule, WATCH, module, rule.name))
        if rules:
            found[module] = ast.fix_missing_locations(copy)
    return found


def rules_in(module: str, tree: ast.Module, bound: binding.Bound) -> Iterator[ast.FunctionDef]:
    """The functions of the module that are bound to a clause of the four chapters and are no generators."""
    for one in tree.body:
        if not isinstance(one, ast.FunctionDef) or not clauses_of_four(bound, module, one.name):
            continue
        if (module, one.name) in bound.clauses and bound.clauses[module, one.name] and not _yields(one):
            yield one


def _yields(function: ast.FunctionDef) -> bool:
    return any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(function))


def _call(at: ast.AST, name: str, *words: str) -> ast.expr:
    made = ast.parse(f"{name}({', '.join(map(repr, words))})", mode="eval").body
    for node in ast.walk(made):
        ast.copy_location(node, at)
    return made


class Pass(NamedTuple):
    """The exceptions that change a value, each with the cases on which it does."""

    cases: dict[Added, list[int]]
    known: str
    """The digests of engine and suite."""


def passed(
    trees: Mapping[str, ast.Module],
    bound: binding.Bound,
    every: Sequence[Asked],
    capabilities: Capabilities,
    processes: int,
    suite: str,
) -> dict[Added, list[int]]:
    """Ask every case of the watched engine, on several processes; kept until engine or suite change."""
    known = f"{reach.engine_digest(trees)} {suite}"
    if KEPT.is_file():
        kept = pickle.loads(KEPT.read_bytes())
        if kept.known == known:
            return dict(kept.cases)
    codes = {name: compile(tree, name, "exec") for name, tree in watched(trees, bound).items()}
    context = multiprocessing.get_context("fork")
    ends: list[tuple[Connection, Any]] = []
    for at in range(processes):
        here, there = context.Pipe(False)
        part = range(at, len(every), processes)
        child = context.Process(
            target=_child, args=(there, codes, bound, every, part, capabilities), daemon=True
        )
        child.start()
        there.close()
        ends.append((here, child))
    cases: dict[Added, list[int]] = defaultdict(list)
    shown: set[tuple[str, str, str]] = set()
    for here, child in ends:
        answer = here.recv()
        child.join()
        if isinstance(answer, str):
            raise SystemExit(answer)
        found, kinds = answer
        shown |= kinds
        for one, several in found.items():
            cases[one] += several
    result = {
        one: own_first(one, several, every, bound) for one, several in cases.items() if possible(one, shown)
    }
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_bytes(pickle.dumps(Pass(result, known)))
    return result


def owned(one: Added, asked: Asked, bound: binding.Bound) -> bool:
    """Whether the case is tagged with a clause of the exception's function."""
    clauses = binding.clauses_of(bound, one.module, one.function)
    return is_own(asked.case, clauses, group_of(one.module))


def own_first(one: Added, cases: Sequence[int], every: Sequence[Asked], bound: binding.Bound) -> list[int]:
    """The cases kept for an exception: many cases of other clauses crowd out none of its own."""
    own = sorted(index for index in cases if owned(one, every[index], bound))
    return own[:MOST] + sorted(set(cases).difference(own))[:MOST]


def _child(
    there: Connection,
    codes: Mapping[str, Any],
    bound: binding.Bound,
    every: Sequence[Asked],
    part: Sequence[int],
    capabilities: Capabilities,
) -> None:
    watcher = Watcher()
    sys.meta_path.insert(0, Loader(codes, {WATCH: watcher}))
    requests = imported_anew()
    clears = list(caches())
    found: dict[Added, list[int]] = defaultdict(list)
    for index in part:
        for clear in clears:
            clear()
        watcher.forget()
        failed = fails(every[index], capabilities, requests)
        if failed:
            there.send(f"{every[index].name} fails against the sound engine: {failed}")
            return
        for one in watcher.seen:
            if len(found[one]) < MOST or owned(one, every[index], bound):
                found[one].append(index)
    there.send((dict(found), watcher.shown))


def mutant_of(one: Added, tree: ast.Module) -> Mutant:
    """The exception as a change of the function's decorators."""
    rule = next(part for part in tree.body if isinstance(part, ast.FunctionDef) and part.name == one.function)
    call = '__import__("mutants.adding").adding.added'
    new = [*rule.decorator_list, _call(rule, call, one.other, one.argument, one.fact)]
    edit = Edit(rule, "decorator_list", new)
    text = one.name.partition(": ")[2]
    return Mutant(one.module, one.function, rule.lineno, None, ADDS, text, Change(ADDS, rule.lineno, (edit,)))


def chosen(found: Iterable[Added], options: argparse.Namespace) -> list[Added]:
    """The exceptions to try, in an order of the seed."""
    known = sorted(one for one in found if re.search(options.only, f"{one.module} {one.name}"))
    mixed = random.Random(options.seed).sample(known, len(known))
    return mixed if options.all or options.only else mixed[: options.sample]


def options_of(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(
        "mutants.adding", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--sample", type=int, default=SAMPLE, metavar="N")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--only", default="", metavar="REGEX")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Try the chosen exceptions, print the table and what survived; 1 if a target is missed."""
    options = options_of(arguments)
    begun = reach.processor_time()
    trees = engine_trees()
    suite = load_cases()
    bound = binding.read(trees, frozenset(clause for case in suite.all for clause in case.clauses))
    every = [one for one in every_case(suite.all, registry.load().interactions) if one.edition == BASES[0]]
    capabilities = reference_engine().start()
    cases = passed(trees, bound, every, capabilities, options.processes, suite.digest)
    todo = chosen(cases, options)
    tried = [
        trial.Trial(
            mutant := mutant_of(one, trees[one.module]),
            binding.clauses_of(bound, mutant.module, mutant.function),
            cases[one],
            True,
        )
        for one in todo
    ]
    gc.collect()
    own = adding_reasons.reasons()
    equal = own | adding_reasons.of_whole_functions()
    rows = []
    for done, (index, result) in enumerate(
        trial.run(tried, trees, every, capabilities, options.processes), 1
    ):
        mutant = tried[index].mutant
        rows.append(Row(mutant, tried[index].clauses, result, adding_reasons.reason(equal, mutant)))
        if done % 100 == 0:
            spent = reach.processor_time() - begun
            print(f"{done} of {len(todo)}, {spent:.0f} s of processor time", file=sys.stderr, flush=True)
    idle = adding_reasons.idle(own, (f"{group_of(one.module)} {one.name}" for one in cases))
    text = adding_page.document(
        rows, len(cases), len(suite.all), reach.processor_time() - begun, options.seed, idle
    )
    print(text)
    if options.write:
        adding_page.DOCUMENT.write_text(text, "utf-8")
    return 0 if adding_page.meets_targets(rows) else 1


if __name__ == "__main__":
    from mutants import adding  # what is kept names its classes as others import them

    sys.exit(adding.main())
