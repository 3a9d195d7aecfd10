"""The reference engine with one change in it, its caches emptied."""

from __future__ import annotations

import ast
import importlib
import importlib.abc
import importlib.machinery
import inspect
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from mutants.sites import Mutant, apply

ENGINE = "asl_reference"
REQUESTS = f"{ENGINE}.protocol.requests"
GEOMETRY = f"{ENGINE}.board.geometry"
PATHS = f"{ENGINE}.rules.los.path"


class Loader(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives modules of the engine other code than their files have, and names to find in it."""

    def __init__(self, codes: Mapping[str, CodeType], names: Mapping[str, object] | None = None) -> None:
        self._codes, self._names = codes, names or {}

    def find_spec(self, name: str, path: object = None, target: object = None) -> Any:
        if name not in self._codes:
            return None
        return importlib.machinery.ModuleSpec(name, self, is_package=_is_package(name))

    def exec_module(self, module: ModuleType) -> None:
        if _is_package(module.__name__):
            module.__path__ = [str(_folder(module.__name__))]
        vars(module).update(self._names)
        exec(self._codes[module.__name__], module.__dict__)


def _folder(name: str) -> Path:
    """Where the module would be if it is a package of the engine."""
    spec = importlib.machinery.PathFinder.find_spec(ENGINE)
    assert spec is not None
    assert spec.submodule_search_locations
    return Path(spec.submodule_search_locations[0]).joinpath(*name.split(".")[1:])


def _is_package(name: str) -> bool:
    return (_folder(name) / "__init__.py").is_file()


def caches(changed: str = "") -> Iterator[Callable[[], None]]:
    """The functions that empty the engine's caches.

    Geometry is kept, and paths too if something else changed: they are slow to compute and depend on nothing
    else.
    """
    for name, module in list(sys.modules.items()):
        if not name.startswith(f"{ENGINE}.") or name in (GEOMETRY, REQUESTS):
            continue
        if changed and name == PATHS and changed != PATHS:
            continue
        for one in vars(module).values():
            if hasattr(one, "cache_clear") and one.__module__ == name:
                yield one.cache_clear


class _Collapsed(ast.NodeTransformer):
    """Replaces a condition or pattern with one part by that part: Python compiles no ``and`` of one."""

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        self.generic_visit(node)
        return node.values[0] if len(node.values) == 1 else node

    def visit_MatchOr(self, node: ast.MatchOr) -> ast.pattern:
        self.generic_visit(node)
        return node.patterns[0] if len(node.patterns) == 1 else node


def compiled(mutant: Mutant, tree: ast.Module) -> CodeType:
    """The changed code of the mutant's module; the tree cannot be used again."""
    apply(mutant.change)
    whole = ast.fix_missing_locations(_Collapsed().visit(tree))
    return compile(whole, f"<mutant of {mutant.module}>", "exec")


def broken(mutant: Mutant, code: CodeType, on_import: bool = False) -> Any:
    """The requests of the engine with the mutant in it: either a function's code is exchanged, or all is
    imported anew.

    ``on_import`` says that the changed lines run when the engine is imported.
    """
    if not on_import and mutant.lines is not None and _exchanged(mutant, code):
        for clear in caches(mutant.module):
            clear()
        return sys.modules[REQUESTS]
    sys.meta_path.insert(0, Loader({mutant.module: code}))
    return imported_anew()


def imported_anew() -> Any:
    """The requests of a newly imported engine, the package itself included.

    The old package would return its old modules by name, and old and new modules do not work together.
    """
    for name in [n for n in sys.modules if n.partition(".")[0] == ENGINE]:
        del sys.modules[name]
    return importlib.import_module(REQUESTS)


def _exchanged(mutant: Mutant, code: CodeType) -> bool:
    """Give the function its changed code, wherever it has been imported; False if that cannot be done."""
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
