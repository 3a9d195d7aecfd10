"""``python -m mutants.judging``: break what judges and compares in many places and see which tests notice.

python -m mutants.judging                    every mutant of the modules of NEAREST
python -m mutants.judging --only meaning     those whose module or text matches

pytest collects the nearest tests once. A child process for each mutant takes over the changed functions and
tables and runs the tests of the module until one fails. A mutant that none fails for needs a test, or a line
with the reason in ``judging.toml``.
"""

from __future__ import annotations

import argparse
import ast
import gc
import os
import re
import resource
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import CodeType, FunctionType, MappingProxyType, ModuleType
from typing import Any, NamedTuple, TypeGuard

import pytest

from asl_conformance.gherkin.kept import load_cases
from mutants.breaking import compiled
from mutants.forgetting import lists_of
from mutants.sites import Mutant, mutants_of
from mutants.table import KILLED, percent

ROOT = Path(__file__).resolve().parents[1]
REASONS = Path(__file__).with_name("judging.toml")
Nearest = Mapping[str, Sequence[str]]
NEAREST: Nearest = {
    "asl_conformance.judging.meaning": (
        "harness/judging/test_spelling.py",
        "harness/judging/test_judge.py",
        "harness/judging/test_meaning.py",
    ),
    "asl_conformance.judging.judge": ("harness/judging/test_judge.py", "harness/judging/test_standing.py"),
    "asl_conformance.judging.bars": ("harness/judging/test_judge.py", "harness/judging/test_meaning.py"),
    "asl_conformance.judging.removal": ("harness/judging/test_judge.py",),
    "asl_conformance.judging.standing": ("harness/judging/test_standing.py",),
    "asl_conformance.judging.verify": ("harness/judging/test_orders.py", "harness/judging/test_verify.py"),
    "asl_conformance.results.compare": ("harness/results/test_compare.py",),
    "asl_conformance.results.expected": ("harness/results/test_expected.py",),
    "asl_conformance.suite.derived": ("harness/suite/test_derived.py",),
    "asl_conformance.gherkin.as_given": ("harness/gherkin/test_as_given.py",),
}
"""The modules that are broken, and the test files of each."""
LONG = 0.25
"""Seconds of processor time above which a test is left out: it asks the whole suite and is not near."""
PATIENCE = 60
"""Seconds of processor time for the tests of one mutant."""
TABLES = (frozenset, set, dict, MappingProxyType, tuple, list, str, int, re.Pattern)
"""Tables of a module that are changed with a mutant."""


class Tried(NamedTuple):
    """A mutant, and whether a test failed for it."""

    mutant: Mutant
    killed: bool


def _is_type(one: ast.stmt) -> TypeGuard[ast.Assign]:
    """Whether the statement names a type: only a type checker would notice its change."""
    return isinstance(one, ast.Assign) and ast.unparse(one.value).startswith("Literal[")


def tree_of(module: str) -> ast.Module:
    """The parsed text of a module of the harness."""
    file = ROOT.joinpath("harness", *module.split(".")).with_suffix(".py")
    return ast.parse(file.read_text("utf-8"))


TREES = {module: tree_of(module) for module in NEAREST}


def found() -> Iterator[Mutant]:
    """Every mutant of the modules; each changes the tree of ``TREES``."""
    for module, tree in TREES.items():
        every = mutants_of(module, tree, None, lists_of(module, tree))
        types = {ast.unparse(one.targets[0]) for one in tree.body if _is_type(one)}
        yield from (one for one in every if one.function not in types and "strict=[" not in one.text)


def take_over(module: ModuleType, code: CodeType) -> None:
    """Give the module's functions and tables the values of the code, wherever they are imported."""
    fresh = ModuleType(module.__name__)
    vars(fresh).update({name: value for name, value in vars(module).items() if name.startswith("__")})
    sys.modules[module.__name__] = fresh  # dataclasses and structs look their module up
    try:
        exec(code, vars(fresh))
    finally:
        sys.modules[module.__name__] = module
    for name, was in list(vars(module).items()):
        now = vars(fresh).get(name)
        if isinstance(was, type) and was.__module__ == module.__name__:
            _exchange_all(vars(was), vars(now))
        elif not _exchange(was, now) and isinstance(was, TABLES) and not _same(was, now):
            _replace(was, now)


def _same(was: object, now: object) -> bool:
    """Whether they are equal, also in the order of their members."""
    return was == now and (not isinstance(was, dict) or list(was) == list(now))  # type: ignore[call-overload]


def _exchange_all(was: Mapping[str, Any], now: Mapping[str, Any]) -> None:
    for name, value in was.items():
        _exchange(value, now.get(name))


def _exchange(was: Any, now: Any) -> bool:
    """Give a function the code and the defaults of another; returns whether it is one."""
    inner, other = getattr(was, "fget", was), getattr(now, "fget", now)
    if hasattr(inner, "cache_clear"):
        inner.cache_clear()
    inner, other = getattr(inner, "__wrapped__", inner), getattr(other, "__wrapped__", other)
    if not isinstance(inner, FunctionType) or not isinstance(other, FunctionType):
        return False
    if inner.__module__ == other.__module__:
        inner.__code__ = other.__code__
        inner.__defaults__, inner.__kwdefaults__ = other.__defaults__, other.__kwdefaults__
    return True


def _replace(was: object, now: object) -> None:
    """Put the value in the place of the other in every module that has it under a name."""
    for module in list(sys.modules.values()):
        for name, value in list(getattr(module, "__dict__", {}).items()):
            if value is was:
                setattr(module, name, now)


class Trial:
    """A plugin of pytest: instead of running the tests once, it runs them for each mutant."""

    def __init__(self, mutants: Sequence[Mutant], processes: int, nearest: Nearest) -> None:
        self.mutants, self.processes, self.nearest = mutants, processes, nearest
        self.tried: list[Tried] = []
        self.seconds: dict[str, float] = {}
        """By test: the processor time that it takes."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try every mutant; the tests have to pass without one."""
        load_cases()  # once for all children
        gc.freeze()
        for item in session.items:
            failed, self.seconds[item.nodeid] = _fails(session, [item], None)
            if failed:
                raise pytest.UsageError(f"{item.nodeid} fails without a mutant")
        with ThreadPoolExecutor(self.processes) as pool:
            results = pool.map(lambda one: self._killed(session, one), self.mutants)
            for mutant, killed in zip(self.mutants, results, strict=True):
                self.tried.append(Tried(mutant, killed))
                if not killed:
                    print(f"{mutant.module}:{mutant.line} {mutant.key}", file=sys.__stderr__, flush=True)
        return True

    def _killed(self, session: pytest.Session, mutant: Mutant) -> bool:
        """Whether one of the nearest tests fails for the mutant, the quick ones first."""
        files = files_of(mutant.module, self.nearest)
        near = [one for one in session.items if one.nodeid.partition("::")[0] in files]
        quick = [one for one in near if self.seconds[one.nodeid] < LONG]
        assert quick
        return _fails(session, sorted(quick, key=lambda one: self.seconds[one.nodeid]), mutant)[0]


def _fails(
    session: pytest.Session, items: Sequence[pytest.Item], mutant: Mutant | None
) -> tuple[bool, float]:
    """Whether one of the tests fails in a child process, and the seconds of processor time that it took."""
    child = os.fork()
    if not child:
        os._exit(_run(session, items, mutant))
    _, status, used = os.wait4(child, 0)
    return status != 0, used.ru_utime + used.ru_stime


def files_of(module: str, nearest: Nearest) -> list[str]:
    """The files of the nearest tests of the module."""
    return [f"tests/{file}" for file in nearest[module]]


def _run(session: pytest.Session, items: Sequence[pytest.Item], mutant: Mutant | None) -> int:
    """Run the tests in this child process until one fails; returns 1 then, else 0."""
    resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    session.config.pluginmanager.unregister(name="terminalreporter")
    try:
        if mutant is not None:
            take_over(sys.modules[mutant.module], compiled(mutant, TREES[mutant.module]))
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                return 1
    except BaseException:  # noqa: BLE001 - a broken module may raise anything
        return 1
    return 0


def tried(mutants: Sequence[Mutant], processes: int, nearest: Nearest = NEAREST) -> list[Tried]:
    """The mutants, each with whether one of the nearest tests of its module fails for it."""
    if not mutants:
        return []
    trial = Trial(mutants, processes, nearest)
    files = sorted({file for one in mutants for file in files_of(one.module, nearest)})
    os.chdir(ROOT)
    quiet = ["-q", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
    pytest.main([*quiet, *files], plugins=[trial])
    return trial.tried


def reasons() -> dict[str, str]:
    """The mutants that no test can notice, each with its reason."""
    if not REASONS.is_file():
        return {}
    return {one["mutant"]: one["reason"] for one in tomllib.loads(REASONS.read_text("utf-8"))["equivalent"]}


def table(tried: Sequence[Tried], known: Mapping[str, str]) -> str:
    """Mutants, killed and survivors of each module; then the list of survivors."""
    lines = [f"{'module':36}{'mutants':>8}{'killed':>8}{'%':>7}{'survive':>9}{'with a reason':>15}"]
    for module in NEAREST:
        rows = [one for one in tried if one.mutant.module == module]
        if rows:
            killed = sum(one.killed for one in rows)
            excused = sum(not one.killed and one.mutant.key in known for one in rows)
            share = f"{percent(killed, len(rows)):.1f}"
            lines.append(f"{module:36}{len(rows):8}{killed:8}{share:>7}{len(rows) - killed:9}{excused:15}")
    alive = [one.mutant for one in tried if not one.killed and one.mutant.key not in known]
    return "\n".join([*lines, *(f"{one.module}:{one.line} {one.key}" for one in alive)])


def main(arguments: Sequence[str] | None = None) -> int:
    """Try the mutants; 1 if fewer than 95 % die, a survivor has no reason, or a reason no mutant."""
    parser = argparse.ArgumentParser(
        "mutants.judging", description=__doc__.splitlines()[0] if __doc__ else ""
    )
    parser.add_argument("--only", default="", metavar="REGEX")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(arguments)
    every = list(found())
    chosen = [one for one in every if re.search(options.only, f"{one.module} {one.key}")]
    done = tried(chosen, options.processes)
    if not done:
        return 1
    known = reasons()
    print(table(done, known))
    stale = sorted(known.keys() - {one.key for one in every})
    print(*(f"no mutant: {key}" for key in stale), sep="\n")
    killed = percent(sum(one.killed for one in done), len(done))
    bare = any(not one.killed and one.mutant.key not in known for one in done)
    return 1 if stale or bare or killed < KILLED else 0


if __name__ == "__main__":
    sys.exit(main())
