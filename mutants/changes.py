"""The changes of an expression or a condition: one ``Change`` for each way."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple, get_args

from asl_conformance.protocol import vocabulary
from mutants.forgetting import CONDITION, MEMBER, Lists, forgotten, is_guard

CLAUSE = re.compile(r"B(9|16|26|27)(\.\d+)+")
"""A clause of the four chapters; a case does not depend on which supporting rule an engine names."""

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
CALLS = {"max": "min", "min": "max", "any": "all", "all": "any"}
EXPLAINING = ("why", "clauses")
"""Arguments that only explain an answer; the rulebook decides only the clause of a refusal."""
COSTS = {"ALL": "NA", "NA": "HALF", "HALF": "ALL"}
"""The special costs of the terrain chart."""


def _closed_lists() -> dict[str, str]:
    """Each word of the protocol's closed lists, with the next of its list."""
    following: dict[str, str] = {}
    for words in vars(vocabulary).values():
        known = [word for word in get_args(words) if isinstance(word, str) and word]
        for word, after in zip(known, known[1:] + known[:1], strict=True):
            following.setdefault(word, after)
    return following


NEXT_WORD = _closed_lists()


class Known(NamedTuple):
    """What is known of the module that is being walked through."""

    clauses: list[str]
    """The clauses that it cites."""
    lists: Lists


class Edit(NamedTuple):
    """A field of a node and its new value."""

    node: ast.AST
    field: str
    new: object


class Change(NamedTuple):
    """One change of the tree, as one or two edits."""

    kind: str
    line: int
    edits: tuple[Edit, ...]


def change(kind: str, at: ast.AST, node: ast.AST, field: str, new: object) -> Change:
    """A change of one field; ``at`` says on which line."""
    return Change(kind, getattr(at, "lineno", 0), (Edit(node, field, new),))


def in_field(node: ast.AST, name: str, known: Known) -> Iterator[Change]:
    """The changes of the contents of a node's field, one expression or several."""
    value = getattr(node, name)
    if isinstance(value, list):
        for one in value:
            if isinstance(one, ast.expr):
                yield from _expression(one, known)
                yield from _in_list(node, name, one, known)
            elif isinstance(one, ast.AST):
                yield from _own(one)
                yield from _forgets(one, known)
                yield from _parts(one, known)
    elif isinstance(value, ast.expr):
        yield from _expression(value, known)
        yield from (change(kind, value, node, name, new) for kind, new in _instead(value, known))
    elif isinstance(value, ast.AST) and not isinstance(value, ast.operator | ast.cmpop | ast.boolop):
        yield from _parts(value, known)


def _in_list(node: ast.AST, name: str, one: ast.expr, known: Known) -> Iterator[Change]:
    """One of a list of expressions replaced."""
    held = getattr(node, name)
    at = next((i for i, other in enumerate(held) if other is one), None)
    if at is not None:
        for kind, new in _instead(one, known):
            yield change(kind, one, node, name, [*held[:at], new, *held[at + 1 :]])


def _parts(node: ast.AST, known: Known) -> Iterator[Change]:
    """The changes of every field of the node, except for an answer's explanations."""
    if isinstance(node, ast.keyword) and node.arg in EXPLAINING:
        return
    if isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            yield from () if _explains(key) else _in_dict(node, key, value, known)
        return
    for field in node._fields:
        yield from in_field(node, field, known)


def _in_dict(node: ast.Dict, key: ast.expr | None, value: ast.expr, known: Known) -> Iterator[Change]:
    """The changes of one entry."""
    for name, one in (("keys", key), ("values", value)):
        if one is not None:
            yield from _expression(one, known)
            yield from _in_list(node, name, one, known)


def in_condition(node: ast.AST, name: str, known: Known) -> Iterator[Change]:
    """The changes of a condition, and the condition always or never met."""
    yield from in_field(node, name, known)
    test = getattr(node, name)
    yield change("branch", test, node, name, ast.copy_location(ast.Constant(False), test))
    if not isinstance(node, ast.While):
        yield change("branch", test, node, name, ast.copy_location(ast.Constant(True), test))


def _expression(node: ast.expr, known: Known) -> Iterator[Change]:
    """The changes inside an expression."""
    match node:
        case ast.JoinedStr() | ast.Constant():
            return
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant()):
            return
        case ast.Call(func=ast.Name(id="Illegal"), args=[first, *_]):
            yield from _in_list(node, "args", first, known)
            if not isinstance(first, ast.Constant):
                yield from _expression(first, known)
            return
        case ast.Call(func=ast.Name(id="isinstance" | "cite" | "TypeVar")):
            return
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(words)), attr="split"), args=[]):
            for word in words.split():
                rest = " ".join(w for w in words.split() if w != word)
                yield change(MEMBER, node, node.func.value, "value", rest)  # type: ignore[attr-defined]
            return
    yield from _own(node)
    yield from _forgets(node, known)
    if isinstance(node, ast.IfExp):
        yield from in_condition(node, "test", known)
        yield from in_field(node, "body", known)
        yield from in_field(node, "orelse", known)
    else:
        yield from _parts(node, known)


def _forgets(node: ast.AST, known: Known) -> Iterator[Change]:
    for kind, holder, field, new in forgotten(node, known.lists):
        yield change(kind, holder, holder, field, new)


def _own(node: ast.AST) -> Iterator[Change]:
    """The changes of the node itself: its operator, its entries, its filters."""
    match node:
        case ast.Compare(ops=ops):
            for at, op in enumerate(ops):
                others = [*ops[:at], COMPARISONS[type(op)](), *ops[at + 1 :]]
                yield change("comparison", node, node, "ops", others)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC:
            if not (_is_text(left) or _is_text(right)):
                yield change("arithmetic", node, node, "op", ARITHMETIC[type(op)]())
        case ast.BoolOp(op=joined):
            other = ast.Or() if isinstance(joined, ast.And) else ast.And()
            yield change("condition", node, node, "op", other)
            yield from _without_condition(node)
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            yield change("arithmetic", node, node.func, "id", CALLS[name])
        case ast.Call(func=ast.Name(id="replace")):
            yield from _without_one("statement", node, "keywords")
        case ast.Tuple(elts=entries) | ast.Set(elts=entries) | ast.List(elts=entries):
            if all(_is_word(entry) or isinstance(entry, ast.Starred) for entry in entries):
                yield from _without_one(MEMBER if any(map(_is_word, entries)) else "entry", node, "elts")
        case ast.Dict():
            yield from _entries(node)
        case ast.comprehension():
            yield from _without_one("filter", node, "ifs")


def _without_one(kind: str, node: ast.AST, field: str) -> Iterator[Change]:
    """The field, a list, without each of its members."""
    held = getattr(node, field)
    for at, one in enumerate(held):
        where = one.value if isinstance(one, ast.keyword) else one
        yield change(kind, where, node, field, [*held[:at], *held[at + 1 :]])


def _without_condition(node: ast.BoolOp) -> Iterator[Change]:
    """The condition without each of its parts, except for guards, which only check the type of a value."""
    for one, found in zip(node.values, _without_one(CONDITION, node, "values"), strict=True):
        yield found._replace(kind="guard") if is_guard(one) else found


def _explains(key: ast.expr | None) -> bool:
    """Whether it is the key of an answer's explanations."""
    return isinstance(key, ast.Constant) and key.value in EXPLAINING


def _entries(node: ast.Dict) -> Iterator[Change]:
    """A table without one of its entries."""
    for at, key in enumerate(node.keys):
        if _explains(key):
            continue
        keys, values = ([*held[:at], *held[at + 1 :]] for held in (node.keys, node.values))
        line = (key or node.values[at]).lineno
        kind = MEMBER if key is not None and isinstance(key, ast.Constant) else "entry"
        yield Change(kind, line, (Edit(node, "keys", keys), Edit(node, "values", values)))


def _is_word(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _is_text(node: ast.expr) -> bool:
    """Text or a tuple, to which only another one can be added."""
    return _is_word(node) or isinstance(node, ast.JoinedStr | ast.Tuple)


def _instead(node: ast.expr, known: Known) -> Iterator[tuple[str, ast.expr]]:
    """The replacements for the expression, each with the kind of the change."""
    for kind, new in _others(node, known):
        yield kind, ast.copy_location(new, node)


def _others(node: ast.expr, known: Known) -> Iterator[tuple[str, ast.expr]]:
    match node:
        case ast.Constant(value=bool(flag)):
            yield "constant", ast.Constant(not flag)
        case ast.Constant(value=int(number) | float(number)):
            yield "constant", ast.Constant(number + 1)
            yield "constant", ast.Constant(number - 1)
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(number))):
            yield "constant", ast.Constant(1 - number)
            yield "constant", ast.Constant(-1 - number)
        case ast.UnaryOp(op=ast.USub(), operand=inner):
            yield "arithmetic", inner
        case ast.UnaryOp(op=ast.Not(), operand=inner):
            yield "condition", inner
        case ast.Constant(value=str(word)) if CLAUSE.fullmatch(word):
            yield (
                "clause",
                ast.Constant(
                    known.clauses[known.clauses.index(word) - 1] if len(known.clauses) > 1 else "A1.1"
                ),
            )
        case ast.Constant(value=str(word)) if word in NEXT_WORD:
            yield "word", ast.Constant(NEXT_WORD[word])
        case ast.Name(id=name) if name in COSTS:
            yield "entry", ast.Name(COSTS[name], ast.Load())
