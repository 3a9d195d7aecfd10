"""The places where a module can be broken, and how: one ``Mutant`` for each single change of its text.

Broken are comparisons, arithmetic, numbers, conditions and their parts, branches, filters, entries of tables
and of exception lists, words of the closed lists, cited clauses; statements are also left out. ``changes``
has the changes inside an expression, ``forgetting`` other things that an engine may forget. Docstrings,
annotations, assertions, explanations in prose and errors of malformed input are not changed.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from mutants.changes import ARITHMETIC, CLAUSE, Change, Edit, Known, change, in_condition, in_field
from mutants.forgetting import Lists, alternatives

ROOM = 60
"""Characters shown on either side of a change."""


class Mutant(NamedTuple):
    """One change: where it is, how it reads, and the change itself."""

    module: str
    function: str
    """Qualified name in its module; of a table, its name."""
    line: int
    lines: range | None
    """Lines that run whenever the changed place runs; None for code that runs on import."""
    kind: str
    text: str
    """The changed line with ``[old → new]`` in it."""
    change: Change

    @property
    def group(self) -> str:
        """Chapter, or ``los``; it stays the same when a function moves to another module of that chapter."""
        return group_of(self.module)

    @property
    def key(self) -> str:
        """Names the mutant in the registry, without line and module."""
        return f"{self.group} {self.function}: {self.text}"


def group_of(module: str) -> str:
    """``B9`` of ``asl_reference.rules.sheltering.b9_tem``; ``LOS`` of ``asl_reference.rules.los.wall``."""
    if module.startswith("asl_reference.rules.los"):
        return "LOS"
    for folder in ("play", "protocol"):
        if module.startswith(f"asl_reference.{folder}."):
            return folder.upper()
    name = module.rsplit(".", 1)[-1].partition("_")[0].upper()
    supporting = module.startswith("asl_reference.rules.") and name not in CHAPTERS
    return "SUPPORT" if supporting else name


CHAPTERS = ("B9", "B16", "B26", "B27")


class Place(NamedTuple):
    """The statement that the walk has reached."""

    function: str
    lines: range | None
    show: Callable[[], str]


def mutants_of(
    module: str, tree: ast.Module, tables: frozenset[str] | None = None, lists: Lists | None = None
) -> Iterator[Mutant]:
    """Every mutant of the module, in the order of its text; only those of the tables if any are given.

    ``lists`` are the closed lists that the module names, for places that forget a member of one.
    """
    cited = sorted({n.value for n in ast.walk(tree) if _is_clause(n)})  # type: ignore[attr-defined]
    known = Known(cited, lists or {})
    seen: dict[tuple[str, str], int] = {}
    shown: tuple[Place | None, str] = None, ""
    for place, made in _statements(tree, "body", "", known):
        if tables is not None and place.function not in tables:
            continue
        if place is not shown[0]:
            shown = place, place.show()
        text = _shown(place, shown[1], made)
        if text is None:
            continue
        count = seen[place.function, text] = seen.get((place.function, text), 0) + 1
        text += f" #{count}" if count > 1 else ""
        line = made.line or (place.lines.start if place.lines else 1)
        yield Mutant(module, place.function, line, place.lines, made.kind, text, made)


def apply(change: Change) -> tuple[Edit, ...]:
    """Make the change in the tree; returns the edits that undo it."""
    back = tuple(Edit(node, field, getattr(node, field)) for node, field, _ in change.edits)
    for node, field, new in change.edits:
        setattr(node, field, new)
    return back


def _shown(place: Place, before: str, change: Change) -> str | None:
    """The line as it was, with the change marked; None if both read the same."""
    back = apply(change)
    after = place.show()
    for node, field, old in back:
        setattr(node, field, old)
    if before == after:
        return None
    words, other = re.findall(r"\w+|\s+|.", before), re.findall(r"\w+|\s+|.", after)
    short = min(len(words), len(other))
    head = next((i for i in range(short) if words[i] != other[i]), short)
    tail = next((i for i in range(short - head) if words[-1 - i] != other[-1 - i]), short - head)
    left, right = "".join(words[:head]), "".join(words[len(words) - tail :])
    was, now = ("".join(w[head : len(w) - tail]).strip() for w in (words, other))
    left = left if len(left) <= ROOM else f"..{left[-ROOM:]}"
    right = right if len(right) <= ROOM else f"{right[:ROOM]}.."
    return f"{left}[{was} → {now}]{right}".replace("\n", " ")


def _is_clause(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(CLAUSE.fullmatch(node.value))
    )


Found = Iterator[tuple[Place, Change]]


def _statements(holder: ast.AST, field: str, function: str, known: Known) -> Found:
    """The changes of a list of statements; each statement that can be left out is left out once."""
    body: list[ast.stmt] = getattr(holder, field)
    for index, one in enumerate(body):
        yield from _statement(one, function, known)
        if function and _can_be_left_out(one):
            rest = [*body[:index], ast.copy_location(ast.Pass(), one), *body[index + 1 :]]
            place = Place(function, _lines(one, one), _unless_gone(one, holder, field))
            yield place, change("statement", one, holder, field, rest)


def _unless_gone(one: ast.stmt, holder: ast.AST, field: str) -> Callable[[], str]:
    return lambda: ast.unparse(one) if any(s is one for s in getattr(holder, field)) else "pass"


def _can_be_left_out(one: ast.stmt) -> bool:
    if isinstance(one, ast.Expr):
        return isinstance(one.value, ast.Call | ast.Yield | ast.YieldFrom)
    return isinstance(one, ast.AugAssign | ast.Continue | ast.Break)


def _lines(first: ast.AST, last: ast.AST) -> range:
    return range(first.lineno, (last.end_lineno or last.lineno) + 1)  # type: ignore[attr-defined]


def _statement(one: ast.stmt, function: str, known: Known) -> Found:
    """The changes of one statement and of those inside it."""
    match one:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Raise() | ast.Expr(value=ast.Constant()):
            return
        case ast.FunctionDef():
            yield from _function(one, function, known)
        case ast.ClassDef(name=name):
            inner = f"{function}.{name}" if function else name
            for inside in one.body:
                yield from _statement(inside, inner, known)
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return
        case ast.If() | ast.While():
            yield from _branching(one, function, known)
        case ast.For():
            place = Place(function, _lines(one, one.iter), lambda: _for(one))
            yield from ((place, c) for c in in_field(one, "iter", known))
            yield from _statements(one, "body", function, known)
        case ast.Match():
            yield from _match(one, function, known)
        case ast.With() | ast.Try():
            yield from _statements(one, "body", function, known)
        case _:
            yield from _simple(one, function, known)


def _function(one: ast.FunctionDef, function: str, known: Known) -> Found:
    """The defaults of a function, and its body."""
    name = f"{function}.{one.name}" if function else one.name
    place = Place(name, None, lambda: f"def {one.name}({ast.unparse(one.args)})")
    for field in ("defaults", "kw_defaults"):
        yield from ((place, c) for c in in_field(one.args, field, known))
    yield from _statements(one, "body", name, known)


def _for(one: ast.For) -> str:
    return f"for {ast.unparse(one.target)} in {ast.unparse(one.iter)}:"


def _branching(one: ast.If | ast.While, function: str, known: Known) -> Found:
    word = "if" if isinstance(one, ast.If) else "while"
    place = Place(function, _lines(one.test, one.test), lambda: f"{word} {ast.unparse(one.test)}:")
    yield from ((place, c) for c in in_condition(one, "test", known))
    yield from _statements(one, "body", function, known)
    yield from _statements(one, "orelse", function, known)


def _simple(one: ast.stmt, function: str, known: Known) -> Found:
    """A statement that holds no other; outside functions it runs on import."""
    in_class = function.rpartition(".")[2][:1].isupper()
    name = function or _named(one)
    if name in ("", "__all__"):
        return
    lines = None if in_class or not function else _lines(one, one)
    place = Place(name, lines, lambda: ast.unparse(one))
    for field in one._fields:
        if field not in ("annotation", "target", "targets"):
            yield from ((place, c) for c in in_field(one, field, known))
    if isinstance(one, ast.AugAssign) and type(one.op) in ARITHMETIC:
        yield place, change("arithmetic", one, one, "op", ARITHMETIC[type(one.op)]())


def _named(one: ast.stmt) -> str:
    """The name to which a statement of the module assigns a value; empty for none."""
    target = one.targets[0] if isinstance(one, ast.Assign) else getattr(one, "target", None)
    return target.id if isinstance(target, ast.Name) else ""


def _match(one: ast.Match, function: str, known: Known) -> Found:
    place = Place(function, _lines(one, one.subject), lambda: f"match {ast.unparse(one.subject)}:")
    yield from ((place, c) for c in in_field(one, "subject", known))
    for case in one.cases:
        shown = lambda case=case: ast.unparse(case).partition("\n")[0]  # noqa: E731
        place = Place(function, _lines(one.subject, one.subject), shown)
        for pattern in ast.walk(case.pattern):
            if isinstance(pattern, ast.MatchValue):
                yield from ((place, c) for c in in_field(pattern, "value", known))
        for kind, node, field, new in alternatives(case.pattern):
            yield place, change(kind, node, node, field, new)
        if case.guard is not None:
            yield from ((place, c) for c in in_field(case, "guard", known))
        yield from _statements(case, "body", function, known)
