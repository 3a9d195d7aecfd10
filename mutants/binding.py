"""The clauses that a function implements: those it is bound to, or those of the rules that use it."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from typing import NamedTuple

Name = tuple[str, str]
"""A module and the name of a function, method or table in it."""


class Bound(NamedTuple):
    """What the engine's text says of its functions and tables."""

    clauses: dict[Name, frozenset[str]]
    users: dict[str, frozenset[Name]]
    """The functions that mention a name."""
    imports: dict[str, frozenset[str]]
    """What a module imports: modules, and names from modules."""
    known: frozenset[str]
    """Clauses that have cases."""

    def users_of(self, module: str, name: str) -> Iterable[Name]:
        """Functions that mention the name where it can be meant: in its module and where it is imported."""
        *outer, last = name.split(".")
        package = module.rpartition(".")[0]
        private = any(part.startswith("_") for part in (*outer, last))
        for user in self.users.get(last, ()):
            if user[0] == module or (not private and self.imports[user[0]] & {module, package}):
                yield user


def read(trees: Mapping[str, ast.Module], known: frozenset[str]) -> Bound:
    """Read the bindings and mentions from the modules' trees."""
    clauses: dict[Name, frozenset[str]] = {}
    users: dict[str, set[Name]] = {}
    imports = {module: frozenset(_imported(tree)) for module, tree in trees.items()}
    for module, tree in trees.items():
        for one in tree.body:
            _cited(one, clauses)
            for name, node in _named(one):
                clauses[module, name] = clauses.get((module, name), frozenset()) | _decorated(node)
                for mentioned in _mentioned(node) - {name}:
                    users.setdefault(mentioned, set()).add((module, name))
    return Bound(clauses, {name: frozenset(by) for name, by in users.items()}, imports, known)


def _mentioned(node: ast.AST) -> set[str]:
    return {
        inner.id if isinstance(inner, ast.Name) else inner.attr
        for inner in ast.walk(node)
        if isinstance(inner, ast.Name | ast.Attribute)
    }


def _imported(tree: ast.Module) -> Iterable[str]:
    for one in _statements(tree):
        if isinstance(one, ast.Import):
            yield from (name.name for name in one.names)
        elif isinstance(one, ast.ImportFrom) and one.module:
            yield one.module
            yield from (f"{one.module}.{name.name}" for name in one.names)


def _statements(holder: ast.AST) -> Iterable[ast.AST]:
    """Every statement in the module, also in functions, classes and branches."""
    for field in ("body", "orelse", "handlers", "finalbody", "cases"):
        for one in getattr(holder, field, ()):
            yield one
            yield from _statements(one)


def _named(one: ast.stmt) -> Iterable[tuple[str, ast.AST]]:
    match one:
        case ast.FunctionDef(name=name):
            yield name, one
        case ast.ClassDef(name=name):
            for inside in one.body:
                yield (
                    (f"{name}.{inside.name}", inside)
                    if isinstance(inside, ast.FunctionDef)
                    else (name, inside)
                )
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            yield name, one


def _decorated(node: ast.AST) -> frozenset[str]:
    return frozenset(
        argument.value
        for mark in getattr(node, "decorator_list", ())
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "clause"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    )


def _cited(one: ast.stmt, clauses: dict[Name, frozenset[str]]) -> None:
    match one:
        case ast.Expr(value=ast.Call(func=ast.Name(id="cite"), args=[ast.Constant(value=str(name)), *ids])):
            module, _, last = name.rpartition(".")
            cited = frozenset(
                i.value for i in ids if isinstance(i, ast.Constant) and isinstance(i.value, str)
            )
            clauses[module, last] = clauses.get((module, last), frozenset()) | cited


def clauses_of(bound: Bound, module: str, name: str) -> frozenset[str]:
    """The clauses of the function that have cases; for a helper, those of all rules that use it.

    Users are followed through other helpers up to the first that is bound. Empty if none is bound: then only
    the chapter is known.
    """
    found = frozenset[str]()
    seen: set[Name] = {(module, name)}
    open_ends = list(seen)
    while open_ends:
        one = open_ends.pop()
        own = bound.clauses.get(one, frozenset()) & bound.known
        if own:
            found |= own
            continue
        users = frozenset(bound.users_of(*one)) - seen
        seen |= users
        open_ends += users
    return found
