"""The places where a module can be broken, and how: one ``Mutant`` for each single change of its text.

Broken are comparisons, arithmetic, numbers, conditions and their parts, branches, filters, entries of
tables and of exception lists, words of the closed lists, clauses cited, statements left out; what else an
engine may forget is in ``forgetting``. Left alone are docstrings, annotations, assertions, what is said in
prose and errors of malformed input.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from typing import NamedTuple, get_args

from asl_conformance.protocol import vocabulary
from mutants.forgetting import CONDITION, MEMBER, Lists, alternatives, forgotten, is_guard

CLAUSE = re.compile(r"B(9|16|26|27)(\.\d+)+")
"""What is cited of the four chapters; which supporting rule an engine names is its own business."""
ROOM = 60
"""Characters shown on either side of a change."""

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
"""Arguments that say why something is as it is; only a refusal's clause is held to the rulebook."""
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
    """What is known of a module while it is gone through."""

    clauses: list[str]
    """Those that it cites."""
    lists: Lists


class Edit(NamedTuple):
    """A field of a node and what is put into it."""

    node: ast.AST
    field: str
    new: object


class Change(NamedTuple):
    """What is done to the tree, as one or two edits."""

    kind: str
    line: int
    edits: tuple[Edit, ...]


def change(kind: str, at: ast.AST, node: ast.AST, field: str, new: object) -> Change:
    """A change of one field; ``at`` says on which line."""
    return Change(kind, getattr(at, "lineno", 0), (Edit(node, field, new),))


class Mutant(NamedTuple):
    """One change: where it is, how it reads, and the change itself."""

    module: str
    function: str
    """Qualified name in its module; of a table, its name."""
    line: int
    lines: range | None
    """Lines that run whenever the changed place does; None for what runs on import."""
    kind: str
    text: str
    """The changed line with ``[old → new]`` in it."""
    change: Change

    @property
    def group(self) -> str:
        """Chapter, or ``los``: stays when a function moves to another module of it."""
        return group_of(self.module)

    @property
    def key(self) -> str:
        """Names the mutant in the registry; line and module are no part of it."""
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
    """The statement that the walk is in."""

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
    for place, change in _statements(tree, "body", "", known):
        if tables is not None and place.function not in tables:
            continue
        text = _shown(place, change)
        if text is None:
            continue
        count = seen[place.function, text] = seen.get((place.function, text), 0) + 1
        text += f" #{count}" if count > 1 else ""
        line = change.line or (place.lines.start if place.lines else 1)
        yield Mutant(module, place.function, line, place.lines, change.kind, text, change)


def apply(change: Change) -> tuple[Edit, ...]:
    """Make the change in the tree; returns the edits that take it back."""
    back = tuple(Edit(node, field, getattr(node, field)) for node, field, _ in change.edits)
    for node, field, new in change.edits:
        setattr(node, field, new)
    return back


def _shown(place: Place, change: Change) -> str | None:
    """The line with the change marked; None if it reads the same."""
    before = place.show()
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
    """The changes of a list of statements, and each that can be left out left out."""
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
            yield from ((place, c) for c in _field(one, "iter", known))
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
        yield from ((place, c) for c in _field(one.args, field, known))
    yield from _statements(one, "body", name, known)


def _for(one: ast.For) -> str:
    return f"for {ast.unparse(one.target)} in {ast.unparse(one.iter)}:"


def _branching(one: ast.If | ast.While, function: str, known: Known) -> Found:
    word = "if" if isinstance(one, ast.If) else "while"
    place = Place(function, _lines(one.test, one.test), lambda: f"{word} {ast.unparse(one.test)}:")
    yield from ((place, c) for c in _condition(one, "test", known))
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
            yield from ((place, c) for c in _field(one, field, known))
    if isinstance(one, ast.AugAssign) and type(one.op) in ARITHMETIC:
        yield place, change("arithmetic", one, one, "op", ARITHMETIC[type(one.op)]())


def _named(one: ast.stmt) -> str:
    """The name that a statement of the module gives a value, empty for none."""
    target = one.targets[0] if isinstance(one, ast.Assign) else getattr(one, "target", None)
    return target.id if isinstance(target, ast.Name) else ""


def _match(one: ast.Match, function: str, known: Known) -> Found:
    place = Place(function, _lines(one, one.subject), lambda: f"match {ast.unparse(one.subject)}:")
    yield from ((place, c) for c in _field(one, "subject", known))
    for case in one.cases:
        shown = lambda case=case: ast.unparse(case).partition("\n")[0]  # noqa: E731
        place = Place(function, _lines(one.subject, one.subject), shown)
        for pattern in ast.walk(case.pattern):
            if isinstance(pattern, ast.MatchValue):
                yield from ((place, c) for c in _field(pattern, "value", known))
        for kind, node, field, new in alternatives(case.pattern):
            yield place, change(kind, node, node, field, new)
        if case.guard is not None:
            yield from ((place, c) for c in _field(case, "guard", known))
        yield from _statements(case, "body", function, known)


def _field(node: ast.AST, name: str, known: Known) -> Iterator[Change]:
    """The changes of what a field of the node holds, one expression or several."""
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
    """The changes of every field of the node; not of what an answer says of itself."""
    if isinstance(node, ast.keyword) and node.arg in EXPLAINING:
        return
    if isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            yield from () if _explains(key) else _in_dict(node, key, value, known)
        return
    for field in node._fields:
        yield from _field(node, field, known)


def _in_dict(node: ast.Dict, key: ast.expr | None, value: ast.expr, known: Known) -> Iterator[Change]:
    """The changes of one entry."""
    for name, one in (("keys", key), ("values", value)):
        if one is not None:
            yield from _expression(one, known)
            yield from _in_list(node, name, one, known)


def _condition(node: ast.AST, name: str, known: Known) -> Iterator[Change]:
    """The changes of a condition, and the condition always or never met."""
    yield from _field(node, name, known)
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
        yield from _condition(node, "test", known)
        yield from _field(node, "body", known)
        yield from _field(node, "orelse", known)
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
    """The condition without each of its parts; what only asks of what type a value is, is a guard."""
    for one, found in zip(node.values, _without_one(CONDITION, node, "values"), strict=True):
        yield found._replace(kind="guard") if is_guard(one) else found


def _explains(key: ast.expr | None) -> bool:
    """Whether it is the key of what an answer says of itself."""
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
    """Text or a tuple, to which nothing but its like can be added."""
    return _is_word(node) or isinstance(node, ast.JoinedStr | ast.Tuple)


def _instead(node: ast.expr, known: Known) -> Iterator[tuple[str, ast.expr]]:
    """What may stand in place of the expression, with the kind of the change."""
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
