"""Two ways in which engines go wrong: they forget a member of a closed list, or one of several conditions.

A member is forgotten where the list is defined, for all uses, or where it is used, for that place alone.
"""

from __future__ import annotations

import ast
import importlib
from collections import Counter
from collections.abc import Iterator, Mapping

MEMBER, CONDITION = "forgets a member", "forgets a condition"
Lists = Mapping[str, tuple[str, ...]]
"""The closed lists that a module names, with their words."""
Forgotten = tuple[str, ast.AST, str, object]
"""The kind of change, the node that is changed, its field, and the new value."""
MOST = 60
"""Most words of a list that was written by hand."""


def tables_in(module: str, tree: ast.Module) -> Lists:
    """The closed lists of words that the module itself defines."""
    values = vars(importlib.import_module(module))
    names = (
        one.targets[0] if isinstance(one, ast.Assign) else getattr(one, "target", None) for one in tree.body
    )
    defined = [name.id for name in names if isinstance(name, ast.Name)]
    return {name: words for name in defined if (words := _words(values.get(name)))}


def lists_of(module: str, tree: ast.Module) -> Lists:
    """The lists of which a single place can forget a member: imported, or used more than once."""
    values = vars(importlib.import_module(module))
    used = Counter(node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and _is_loaded(node))
    own = tables_in(module, tree)
    names = [name for name, times in used.items() if name not in own or times > 1]
    return {name: words for name in names if name.isupper() and (words := _words(values.get(name)))}


def _is_loaded(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Load)


def _words(value: object) -> tuple[str, ...]:
    if not isinstance(value, dict | set | frozenset | tuple) or not 1 < len(value) < MOST:
        return ()
    words = [word for word in value if isinstance(word, str)]
    return tuple(sorted(words)) if len(words) == len(value) else ()


def forgotten(node: ast.AST, lists: Lists) -> Iterator[Forgotten]:
    """What the node may forget, except entries of written-out lists and parts of ``and`` and ``or``."""
    match node:
        case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[ast.Name(id=name) as named]):
            for word in lists.get(name, ()):
                yield MEMBER, node, "comparators", [_without(named, word)]
        case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[ast.Tuple() | ast.Set() as several]):
            if not all(isinstance(one, ast.Constant | ast.Starred) for one in several.elts):
                yield from _each_left_out(MEMBER, several, "elts")
        case ast.Call(func=ast.Name(id="any" | "all"), args=[ast.Tuple() | ast.List() as several]):
            yield from _each_left_out(CONDITION, several, "elts")
        case ast.Call(args=args):
            if len(args) > 1 and all(_is_word(one) for one in args):
                yield from _each_left_out(MEMBER, node, "args")
            if args and all(_is_word(one) for one in args) and _is_row(node):
                yield from _each_left_out(MEMBER, node, "keywords")
            for at, one in enumerate(args):
                if isinstance(one, ast.Starred) and isinstance(one.value, ast.Name):
                    for word in lists.get(one.value.id, ()):
                        rest = ast.copy_location(ast.Starred(_without(one.value, word), ast.Load()), one)
                        yield MEMBER, node, "args", [*args[:at], rest, *args[at + 1 :]]


def alternatives(pattern: ast.pattern) -> Iterator[Forgotten]:
    """The alternatives that a pattern may forget."""
    for node in ast.walk(pattern):
        if isinstance(node, ast.MatchOr):
            yield from _each_left_out(MEMBER, node, "patterns")


def _each_left_out(kind: str, node: ast.AST, field: str) -> Iterator[Forgotten]:
    held = getattr(node, field)
    for at in range(len(held)):
        yield kind, node, field, [*held[:at], *held[at + 1 :]]


def _without(named: ast.Name, word: str) -> ast.expr:
    """``[one for one in NAME if one != 'word']``."""
    rest = ast.parse(f"[one for one in {named.id} if one != {word!r}]", mode="eval").body
    for node in ast.walk(rest):
        ast.copy_location(node, named)
    return rest


def _is_word(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _is_row(node: ast.Call) -> bool:
    """Whether the call makes a row of a table, with columns that it may forget: a class, or a part of one."""
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    return bool(node.keywords) and (name[:1].isupper() or name.startswith("_"))


def is_guard(node: ast.expr) -> bool:
    """Whether the part of a condition only checks the type of a value for the other parts."""
    match node:
        case ast.Compare(ops=[ast.Is() | ast.IsNot()], comparators=[ast.Constant(value=None)]):
            return True
        case ast.Call(func=ast.Name(id="isinstance")):
            return True
        case ast.UnaryOp(op=ast.Not(), operand=inner):
            return is_guard(inner)
    return False
