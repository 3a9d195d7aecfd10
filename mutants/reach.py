"""Which cases run which statement of the engine: a mutant is tried with those cases only.

Every statement of every function is given a mark that it leaves when it runs. Each case is asked once of the
marked engine, its caches emptied. The results are kept in ``build/``, by the text of the engine and the
digest of the case: only new cases are asked, and after a change of the engine all are.
"""

from __future__ import annotations

import ast
import gc
import hashlib
import multiprocessing
import os
import pickle
import sys
import zlib
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import compress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from asl_conformance.protocol.messages import Capabilities
from asl_conformance.suite.case import digest
from mutants.asking import Asked, fails, frozen
from mutants.binding import Bound, Name
from mutants.breaking import ENGINE, Loader, caches, imported_anew
from mutants.sites import Mutant

RAN = "__ran__"
"""The name under which a statement of the engine finds the marks."""
Trees = Mapping[str, ast.Module]
LOT = 5000
"""Cases after which results are written, so that an interrupted run loses little."""


class Marked(NamedTuple):
    """The marked statements: the number of the first one of each module, and what each number marks."""

    lines: dict[tuple[str, int], list[int]]
    """Module and line -> the statements that begin there."""
    functions: dict[Name, int]
    """Module and name -> the first statement of the function."""
    loose: frozenset[str]
    """Names that classes use, or that the module uses other than by an assignment."""
    size: int


class Reach(NamedTuple):
    """Which cases run which statement, and which statements run on import."""

    marked: Marked
    ran: bytes
    """A byte for each statement, one case after the other: 1 if the case runs it."""
    on_import: frozenset[int]

    def of(self, mutant: Mutant, bound: Bound) -> Sequence[int] | None:
        """The cases that can notice the mutant; None for all of them."""
        if mutant.lines is None:
            first = self.marked.functions.get((mutant.module, mutant.function))
            if first is None:
                return self._of_table((mutant.module, mutant.function), bound)
            return None if first in self.on_import else self._cases([first])
        statements = self._statements(mutant)
        if not statements or not self.on_import.isdisjoint(statements):
            return None
        return self._cases(statements)

    def imports(self, mutant: Mutant) -> bool:
        """Whether the changed lines are run on import."""
        return mutant.lines is not None and not self.on_import.isdisjoint(self._statements(mutant))

    def _statements(self, mutant: Mutant) -> list[int]:
        lines = mutant.lines or ()
        return [one for line in lines for one in self.marked.lines.get((mutant.module, line), ())]

    def _cases(self, statements: Iterable[int]) -> Sequence[int]:
        each = [self.ran[one :: self.marked.size] for one in statements]
        return array("I", compress(range(len(each[0])), map(max, *each) if len(each) > 1 else each[0]))

    def _of_table(self, table: Name, bound: Bound) -> Sequence[int] | None:
        """The cases that run a function that names the table, or one made from it."""
        seen, open_ends, statements = {table}, [table], set[int]()
        while open_ends:
            name = open_ends.pop()[1]
            if name in self.marked.loose or "." in name:
                return None
            users = bound.users.get(name, frozenset()) - seen
            seen |= users
            for user in users:
                first = self.marked.functions.get(user)
                if first is not None:
                    statements.add(first)
                else:
                    open_ends.append(user)
        if not statements or not self.on_import.isdisjoint(statements):
            return None
        return self._cases(statements)


def processor_time() -> float:
    """Seconds of processor time that this process and its children took."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


def engine_digest(trees: Trees) -> str:
    """Twelve hex digits of the engine's program, comments left out."""
    text = "\n".join(f"{name}\n{ast.dump(tree)}" for name, tree in sorted(trees.items()))
    return hashlib.sha256(f"{sys.version_info[:2]}\n{text}".encode()).hexdigest()[:12]


def mark(trees: Trees) -> Marked:
    """Make every statement of every function leave a mark; changes the trees."""
    marked = Marked({}, {}, frozenset(_loose(trees)), 0)
    count = 0
    for module, tree in sorted(trees.items()):
        for name, function in _functions(tree):
            marked.functions[module, name] = count
            for statement, field, body in _bodies(function):
                out: list[ast.stmt] = []
                for one in body:
                    if isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant):
                        out.append(one)
                        continue
                    marked.lines.setdefault((module, one.lineno), []).append(count)
                    out += [_leaving(count, one), one]
                    count += 1
                setattr(statement, field, out)
    return marked._replace(size=count)


def _loose(trees: Trees) -> Iterator[str]:
    for tree in trees.values():
        for one in tree.body:
            if isinstance(one, ast.ClassDef):
                yield one.name
                several = [inside for inside in one.body if not isinstance(inside, ast.FunctionDef)]
            elif isinstance(one, ast.FunctionDef | ast.Import | ast.ImportFrom) or _names(one):
                continue
            else:
                several = [one]
            for node in (node for each in several for node in ast.walk(each)):
                name = getattr(node, "id", None) or getattr(node, "attr", None)
                if name:
                    yield name


def _names(one: ast.stmt) -> bool:
    """Whether the statement gives one name a value."""
    target = one.targets[0] if isinstance(one, ast.Assign) else getattr(one, "target", None)
    return isinstance(target, ast.Name) and not isinstance(one, ast.For)


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for one in tree.body:
        if isinstance(one, ast.FunctionDef):
            yield one.name, one
        elif isinstance(one, ast.ClassDef):
            yield from (
                (f"{one.name}.{inside.name}", inside)
                for inside in one.body
                if isinstance(inside, ast.FunctionDef)
            )


def _bodies(function: ast.FunctionDef) -> list[tuple[ast.AST, str, list[ast.stmt]]]:
    """Every list of statements in the function, its own first."""
    found = []
    for node in ast.walk(function):
        if isinstance(node, ast.Lambda | ast.IfExp):
            continue
        for field in ("body", "orelse", "finalbody"):
            held = getattr(node, field, None)
            if isinstance(held, list) and held:
                found.append((node, field, held))
    return found


def _leaving(number: int, one: ast.stmt) -> ast.stmt:
    """``RAN[number] = 1``, to replace the statement."""

    marks = ast.copy_location(ast.Name(RAN, ast.Load()), one)
    index, value = (ast.copy_location(ast.Constant(constant), one) for constant in (number, 1))
    place = ast.copy_location(ast.Subscript(marks, index, ast.Store()), one)
    return ast.copy_location(ast.Assign([place], value), one)


def recorded(
    trees: Trees, every: Sequence[Asked], capabilities: Capabilities, kept: Path, processes: int
) -> tuple[list[Asked], Reach]:
    """The statements that each case runs, from the file if known, otherwise by asking, a batch at a time.

    The cases come without those that run the same statements under another edition before.
    """
    engine = engine_digest(trees)
    copies = pickle.loads(pickle.dumps(dict(trees)))
    marked = mark(copies)
    known: dict[tuple[str, str], bytes] = {}
    if kept.is_file():
        whose, held = pickle.loads(kept.read_bytes())
        known = held if whose == engine else {}
    keys = [(digest(one.case), one.edition) for one in every]
    new = [index for index, key in enumerate(keys) if key not in known]
    if new or (ENGINE, "") not in known:
        print(f"asking {len(new)} cases which statements they run", file=sys.stderr, flush=True)
        codes = {
            name: compile(ast.fix_missing_locations(tree), name, "exec") for name, tree in copies.items()
        }
        for begin in range(0, max(len(new), 1), LOT):
            lot = new[begin : begin + LOT]
            parts = [lot[at::processes] for at in range(processes)]
            for part, (imported, found) in zip(
                parts, _in_children(marked.size, codes, every, parts, capabilities), strict=True
            ):
                known[ENGINE, ""] = imported
                known |= zip((keys[index] for index in part), found, strict=True)
            kept.parent.mkdir(exist_ok=True)
            kept.write_bytes(pickle.dumps((engine, known)))
    on_import = frozenset(compress(range(marked.size), zlib.decompress(known[ENGINE, ""])))
    named = [(every[at].case.id, known[key]) for at, key in enumerate(keys)]
    chosen = sorted({one: at for at, one in reversed([*enumerate(named)])}.values())
    ran = b"".join(zlib.decompress(known[keys[at]]) for at in chosen)
    return [every[at] for at in chosen], Reach(marked, ran, on_import)


def _in_children(
    count: int,
    codes: Mapping[str, Any],
    every: Sequence[Asked],
    parts: Sequence[Sequence[int]],
    capabilities: Capabilities,
) -> list[tuple[bytes, list[bytes]]]:
    """The marks left on import, and by each case of each part; one process per part."""
    context = multiprocessing.get_context("fork")
    was_frozen = frozen()
    gc.freeze()
    ends = []
    for part in parts:
        here, there = context.Pipe(False)
        asked = [every[index] for index in part]
        child = context.Process(target=_marks, args=(there, count, codes, asked, capabilities), daemon=True)
        child.start()
        there.close()
        ends.append((here, child))
    found = []
    for here, child in ends:
        answer = here.recv()
        child.join()
        if isinstance(answer, str):
            raise SystemExit(answer)
        found.append(answer)
    if not was_frozen:
        gc.unfreeze()
    return found


def _marks(
    there: Connection,
    count: int,
    codes: Mapping[str, Any],
    asked: Sequence[Asked],
    capabilities: Capabilities,
) -> None:
    marks = bytearray(count)
    sys.meta_path.insert(0, Loader(codes, {RAN: marks}))
    requests = imported_anew()
    on_import = zlib.compress(bytes(marks), 1)
    clears = list(caches())
    found = []
    for one in asked:
        for clear in clears:
            clear()
        marks[:] = bytes(count)
        failed = fails(one, capabilities, requests)
        if failed:
            there.send(f"{one.case.id} under {one.edition} fails against the sound engine: {failed}")
            return
        found.append(zlib.compress(bytes(marks), 1))
    there.send((on_import, found))
