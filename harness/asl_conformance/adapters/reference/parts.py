"""Where the reference engine has what: its folder, its files, the function that implements a clause."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import sys
from pathlib import Path

import asl_reference
from asl_reference.base.clauses import IMPLEMENTED


def implementations() -> dict[str, list[str]]:
    """By clause: where the reference implements it: ``asl_reference/rules/los/wall.py:41 wall_on``."""
    for module in pkgutil.walk_packages(asl_reference.__path__, f"{asl_reference.__name__}."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    return {clause: list(dict.fromkeys(map(_place, names))) for clause, names in IMPLEMENTED.items()}


def modules(name: str) -> list[str]:
    """Files of the reference engine with that name, such as ``asl_reference/rules/problems.py``."""
    known = pkgutil.walk_packages(asl_reference.__path__, f"{asl_reference.__name__}.")
    asked = name.removesuffix(".py")
    return [f"{one.name.replace('.', '/')}.py" for one in known if one.name.rpartition(".")[2] == asked]


def _place(name: str) -> str:
    """File, line and name of ``package.module.function``; for a table, its file and name."""
    module_name, _, rest = name.rpartition(".")
    while module_name and module_name not in sys.modules:
        module_name, _, last = module_name.rpartition(".")
        rest = f"{last}.{rest}"
    module = sys.modules.get(module_name)
    if module is None or module.__file__ is None:
        return name
    file = module_name.replace(".", "/") + (".py" if not hasattr(module, "__path__") else "/__init__.py")
    found = getattr(module, rest, None)
    code = getattr(inspect.unwrap(found) if callable(found) else None, "__code__", None)
    return f"{file}:{code.co_firstlineno} {rest}" if code is not None else f"{file} {rest}"


def source() -> Path:
    """The folder of the reference engine's package, to copy it to other machines."""
    return Path(next(iter(asl_reference.__path__)))
