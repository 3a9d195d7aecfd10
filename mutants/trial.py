"""Mutants on trial: each in a child process of its own, with the cases that run the broken lines.

A child imports the engine anew with one module's text changed, asks it case by case and judges. It
stops at the first case of the right clause that fails; no other case counts more. A mutant that
does not come back (an endless loop) or that cannot be imported is killed too.
"""

from __future__ import annotations

import ast
import gc
import importlib
import importlib.abc
import importlib.machinery
import inspect
import multiprocessing
import os
import resource
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any, NamedTuple

from asl_conformance.adapters.check import asked_of, read_outcomes
from asl_conformance.adapters.reference import reference_engine
from asl_conformance.judging.judge import judge
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.suite import editions
from asl_conformance.suite.case import Case, request_params
from mutants.sites import Mutant, apply

ENGINE = "asl_reference"
PATHS = f"{ENGINE}.rules.los.path"
PATIENCE = 2
"""Seconds of processor time for one case, which takes a thousandth of one."""
MEMORY = 2 << 30
OTHER, NONE = "other", "none"
FAULT = "fault"
"""The change makes no program: that is a fault of this tool, and no kill."""


class Asked(NamedTuple):
    """A case under an edition, ready to be asked, and the lines of the engine that it runs."""

    case: Case
    edition: str
    params: dict[str, Any]
    runs: dict[str, frozenset[int]]


class Result(NamedTuple):
    """What became of a mutant: killed by a case of its ``own`` clause, by an ``other``, or by ``none``."""

    by: str
    case: str = ""
    how: str = ""


class _Loader(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives one module its changed code."""

    def __init__(self, module: str, code: CodeType) -> None:
        self._module, self._code = module, code

    def find_spec(self, name: str, path: object = None, target: object = None) -> Any:
        if name != self._module:
            return None
        return importlib.machinery.ModuleSpec(name, self, is_package=_is_package(name))

    def exec_module(self, module: ModuleType) -> None:
        if _is_package(module.__name__):
            module.__path__ = [str(_folder(module.__name__))]
        exec(self._code, module.__dict__)


def _folder(name: str) -> Path:
    """Where the module would be if it is a package of the engine."""
    return Path(next(iter(sys.modules[ENGINE].__path__))).joinpath(*name.split(".")[1:])


def _is_package(name: str) -> bool:
    return (_folder(name) / "__init__.py").is_file()


class _TooLong(BaseException):
    """A case took longer than it may."""


def _stop(signum: int, frame: FrameType | None) -> None:
    raise _TooLong


def asked(cases: Sequence[Case], modules: frozenset[str]) -> tuple[list[Asked], Capabilities]:
    """Ask the sound engine every case under both editions and note which lines of the modules it ran."""
    engine = reference_engine()
    capabilities = engine.start()
    from asl_reference.protocol import requests

    files = {str(Path(sys.modules[name].__file__ or "")): name for name in modules if name in sys.modules}
    found: list[Asked] = []
    for edition in editions.BASES:
        for case in cases:
            if not editions.applies(case, edition):
                continue
            params = request_params(case, edition)
            lines = _lines_run(requests, params, files)
            failed = _fails(case, params, capabilities, requests)
            if failed:
                raise SystemExit(f"{case.id} under {edition} fails against the sound engine: {failed}")
            found.append(Asked(case, edition, params, lines))
    return found, capabilities


def _lines_run(requests: Any, params: dict[str, Any], files: dict[str, str]) -> dict[str, frozenset[int]]:
    ran: dict[str, set[int]] = {name: set() for name in files.values()}

    def each_call(frame: FrameType, event: str, arg: object) -> Any:
        name = files.get(frame.f_code.co_filename)
        if name is None:
            return None
        lines = ran[name]

        def each_line(frame: FrameType, event: str, arg: object) -> Any:
            lines.add(frame.f_lineno)
            return each_line

        return each_line

    _forget()
    sys.settrace(each_call)
    try:
        requests.evaluate(params)
    finally:
        sys.settrace(None)
    return {name: frozenset(lines) for name, lines in ran.items() if lines}


def _forget(changed: str = "") -> None:
    """Empty the engine's caches, so that what a case needs is run for it.

    Geometry stays, and paths too if something else changed: they are slow to find and rest on nothing else.
    """
    for name, module in list(sys.modules.items()):
        if not name.startswith(f"{ENGINE}.") or name in (
            f"{ENGINE}.board.geometry",
            f"{ENGINE}.protocol.requests",
        ):
            continue
        if changed and name == PATHS and changed != PATHS:
            continue
        for one in vars(module).values():
            if hasattr(one, "cache_clear") and one.__module__ == name:
                one.cache_clear()


def _fails(case: Case, params: dict[str, Any], capabilities: Capabilities, requests: Any) -> str:
    """How the case fails, empty if it passes."""
    import msgspec

    try:
        text = msgspec.json.encode(requests.evaluate(params))
        reply = read_outcomes(text, asked_of(params))
    except _TooLong:
        return "endless"
    except Exception as error:  # noqa: BLE001 - a broken engine may raise anything
        return type(error).__name__
    verdict = judge(case, reply, capabilities)
    return "" if verdict.kind == "pass" else verdict.kind


def is_own(case: Case, clauses: frozenset[str], group: str) -> bool:
    """Whether the case is tagged with one of the clauses; where there are none, with the chapter."""
    if clauses:
        return not clauses.isdisjoint(case.clauses)
    return any(clause.partition(".")[0] == group for clause in case.clauses)


def order(mutant: Mutant, clauses: frozenset[str], all_asked: Iterable[Asked]) -> list[tuple[bool, Asked]]:
    """The cases that run the changed lines, those of the right clause first."""
    concerned = []
    for one in all_asked:
        if mutant.lines is not None:
            lines = one.runs.get(mutant.module)
            if lines is None or lines.isdisjoint(mutant.lines):
                continue
        concerned.append((is_own(one.case, clauses, mutant.group), one))
    return sorted(concerned, key=lambda pair: not pair[0])


def tried(
    mutant: Mutant, tree: ast.Module, cases: list[tuple[bool, Asked]], capabilities: Capabilities
) -> Result:
    """Break this process's engine and ask it; for a child process, which is good for nothing after."""
    signal.signal(signal.SIGPROF, _stop)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        code = compiled(mutant, tree)
    except (SyntaxError, ValueError, TypeError) as error:
        return Result(FAULT, "", str(error))
    try:
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)
        requests = broken(mutant, code)
    except (Exception, _TooLong) as error:  # noqa: BLE001 - a broken engine may raise anything
        return Result("own", "", f"import: {type(error).__name__}")
    first = Result(NONE)
    for own, one in cases:
        if first.by == OTHER and not own:
            break
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)
        try:
            how = _fails(one.case, one.params, capabilities, requests)
        except _TooLong:
            how = "endless"
        if how:
            first = Result("own" if own else OTHER, f"{one.case.id} {one.edition}", how)
            if own:
                break
    return first


class _Collapsed(ast.NodeTransformer):
    """A condition or pattern of which one part is left is that part: Python compiles no ``and`` of one."""

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        self.generic_visit(node)
        return node.values[0] if len(node.values) == 1 else node

    def visit_MatchOr(self, node: ast.MatchOr) -> ast.pattern:
        self.generic_visit(node)
        return node.patterns[0] if len(node.patterns) == 1 else node


def compiled(mutant: Mutant, tree: ast.Module) -> CodeType:
    """The changed code of the mutant's module; the tree is good for nothing else after."""
    apply(mutant.change)
    whole = ast.fix_missing_locations(_Collapsed().visit(tree))
    return compile(whole, f"<mutant of {mutant.module}>", "exec")


def broken(mutant: Mutant, code: CodeType) -> Any:
    """The requests of the engine with the mutant in it: a function's code exchanged, or all imported anew."""
    if mutant.lines is not None and _exchanged(mutant, code):
        _forget(mutant.module)
        return sys.modules[f"{ENGINE}.protocol.requests"]
    sys.meta_path.insert(0, _Loader(mutant.module, code))
    return imported_anew()


def imported_anew() -> Any:
    """The requests of an engine of which no module was imported before, the package itself included.

    The package would hand out its old modules by name, and old and new do not go together.
    """
    for name in [n for n in sys.modules if n.partition(".")[0] == ENGINE]:
        del sys.modules[name]
    return importlib.import_module(f"{ENGINE}.protocol.requests")


def _exchanged(mutant: Mutant, code: CodeType) -> bool:
    """Give the function its changed code, wherever it has been imported to; False if that cannot be done."""
    found: Any = sys.modules[mutant.module]
    for name in mutant.function.split("."):
        found = vars(found).get(name)
        code = next((c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == name), code)
    found = getattr(found, "fget", None) or getattr(found, "func", None) or found
    found = inspect.unwrap(getattr(found, "__func__", found))
    known = getattr(found, "__code__", None)
    if known is None or (known.co_name, known.co_freevars) != (code.co_name, code.co_freevars):
        return False
    if known.co_firstlineno != code.co_firstlineno:
        return False
    found.__code__ = code
    return True


def run(
    mutants: Sequence[tuple[Mutant, frozenset[str]]],
    trees: dict[str, ast.Module],
    all_asked: Sequence[Asked],
    capabilities: Capabilities,
    processes: int,
) -> Iterator[tuple[int, Result]]:
    """Try all mutants, several at a time; yields the index of each with its result as they come."""
    context = multiprocessing.get_context("fork")
    gc.collect()
    gc.freeze()
    todo = iter(enumerate(mutants))
    open_ends: dict[Connection, tuple[int, Any]] = {}

    def begin() -> None:
        for index, (mutant, clauses) in todo:
            cases = order(mutant, clauses, all_asked)
            if not cases:
                idle.append((index, Result(NONE, "", "no case runs it")))
                continue
            here, there = context.Pipe(False)
            arguments = (there, mutant, trees[mutant.module], cases, capabilities)
            child = context.Process(target=_child, args=arguments, daemon=True)
            child.start()
            there.close()
            open_ends[here] = index, child
            return

    idle: list[tuple[int, Result]] = []
    for _ in range(processes):
        begin()
    try:
        while open_ends or idle:
            while idle:
                yield idle.pop()
            for end in wait(list(open_ends)):
                assert isinstance(end, Connection)
                index, child = open_ends.pop(end)
                try:
                    result = Result(*end.recv())
                except EOFError:
                    result = Result("own", "", "the process died")
                end.close()
                child.join()
                if result.by == FAULT:
                    raise SystemExit(f"{mutants[index][0].key} makes no program: {result.how}")
                begin()
                yield index, result
    finally:
        gc.unfreeze()


def _child(
    there: Connection,
    mutant: Mutant,
    tree: ast.Module,
    cases: list[tuple[bool, Asked]],
    capabilities: Capabilities,
) -> None:
    with open(os.devnull, "w", encoding="utf-8") as nowhere:  # noqa: PTH123 - a device
        sys.stdout = sys.stderr = nowhere
        there.send(tuple(tried(mutant, tree, cases, capabilities)))
        there.close()
