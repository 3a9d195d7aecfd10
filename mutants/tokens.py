"""The places where a text in JavaScript or Java can be broken: one ``Mutant`` for each single change.

Broken are comparisons, arithmetic, ``&&`` and ``||`` and their parts, negations, conditions, numbers, texts
and their words, entries of lists, links of a chain of calls, arms of a switch, statements, and what is
returned. The text is read as tokens with their brackets, not as a program, so some changes make no program.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import NamedTuple

ROOM = 60
"""Characters shown on either side of a change."""
PIECES = re.compile(
    r"""(?P<gap>\s+|//[^\n]*|/\*.*?\*/)
    |(?P<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
    |(?P<pattern>(?<==\s)/(?:[^/\\\n\[]|\\.|\[[^\]\n]*\])+/)
    |(?P<number>\d+L?\b)
    |(?P<word>[A-Za-z_$][\w$]*)
    |(?P<sign>===|!==|\?\.|\?\?|\.\.\.|=>|->|::|&&|\|\||==|!=|<=|>=|\+\+|--|<<|.)""",
    re.VERBOSE | re.DOTALL,
)
OPENING, CLOSING = "([{", ")]}"
OTHERWISE: Mapping[str, tuple[str, ...]] = {
    "===": ("!==",), "!==": ("===",), "==": ("!=",), "!=": ("==",),
    "<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<"),
    "&&": ("||",), "||": ("&&",), "+": ("-",), "-": ("+",), "*": ("+",), "%": ("*",), "<<": (">>",),
}  # fmt: skip
"""By sign those that take its place, if a gap is on either side: ``List<?>`` compares nothing."""
INSTEAD: Mapping[str, tuple[str, ...]] = {
    "true": ("false",), "false": ("true",), "some": ("every",), "every": ("some",),
    "anyMatch": ("allMatch", "noneMatch"), "allMatch": ("anyMatch",), "noneMatch": ("anyMatch",),
    "continue": ("break",), "fail": ("unsupported",), "failed": ("unsupported",),
    "unsupported": ("fail", "failed"),
}  # fmt: skip
"""By word those that take its place."""
RETURNED = ("true", "false", "PASS")
"""What is returned instead of something else."""
EMPTY = frozenset({"false", "null"})
"""What a condition takes for false: one instead of the other changes nothing."""
BEFORE = frozenset("= => -> , ; return ( [ { ? : || ?? case else".split())
AFTER = frozenset(", ; ) ] } ? : || ??".split())
"""Signs after which an operand of ``||`` begins, and before which it ends; for ``&&`` also ``&&``."""
KEPT = frozenset(
    "const let if for while throw import export case default else static private final record function "
    "class".split()
)
"""Words that begin a statement that is not left out: a declaration, or one that has other changes."""


class Mutant(NamedTuple):
    """One change of a text."""

    function: str
    line: int
    text: str
    """The changed place with ``[old → new]`` in it."""
    source: str
    """The whole text, changed."""

    @property
    def key(self) -> str:
        """Names the mutant in a list, without its line."""
        return f"{self.function}: {self.text}"


class Token(NamedTuple):
    """A piece of the text that is not a gap."""

    kind: str
    text: str
    start: int
    end: int


class Change(NamedTuple):
    """What takes the place of the characters from ``start`` to ``end``."""

    start: int
    end: int
    new: str = ""


def mutants_of(source: str, function_at: Callable[[int], str]) -> Iterator[Mutant]:
    """Every mutant of the text, each changed text once; ``function_at`` names what is at a place in it."""
    read, seen, keys = Tokens(source), {source}, dict[str, int]()
    for start, end, new in sorted(_changes(read)):
        changed = source[:start] + new + source[end:]
        if changed in seen:
            continue
        seen.add(changed)
        function, text = function_at(start), _shown(source, start, end, new)
        count = keys[function + text] = keys.get(function + text, 0) + 1
        text += f" #{count}" if count > 1 else ""
        yield Mutant(function, source.count("\n", 0, start) + 1, text, changed)


def _shown(source: str, start: int, end: int, new: str) -> str:
    """The changed lines, with the change marked."""
    left = source[source.rfind("\n", 0, start) + 1 : start].lstrip()[-ROOM:]
    right = source[end : source.find("\n", end)][:ROOM]
    return " ".join(f"{left}[{source[start:end]} → {new}]{right}".split())


class Tokens:
    """A text as tokens, each bracket with its partner."""

    def __init__(self, source: str) -> None:
        self.source = source
        found = ((str(one.lastgroup), one.group(), *one.span()) for one in PIECES.finditer(source))
        self.all = [Token(*one) for one in found if one[0] != "gap"]
        self.partner: dict[int, int] = {}
        self.within: list[int] = []
        """By token the bracket that holds it; -1 for none."""
        opened = [-1]
        for at in range(len(self.all)):
            if self.word(at) in tuple(CLOSING) and len(opened) > 1:
                first = opened.pop()
                self.partner[first], self.partner[at] = at, first
            self.within.append(opened[-1])
            if self.word(at) in tuple(OPENING):
                opened.append(at)

    def word(self, at: int) -> str:
        """The word or sign at this place; nothing of it is quoted."""
        return self.all[at].text if at < len(self.all) and self.all[at].kind in ("word", "sign") else ""

    def spaced(self, at: int) -> bool:
        """Whether the token has a gap on either side."""
        one = self.all[at]
        return self.source[one.start - 1].isspace() and self.source[one.end].isspace()

    def left(self, at: int, stops: Collection[str]) -> int:
        """The first token of what ends before this one and begins after a stop at the same depth."""
        at -= 1
        while at >= 0 and self.word(at) not in stops and not self._ends_block(at):
            at = (self.partner[at] if self.word(at) in tuple(CLOSING) else at) - 1
        return at + 1

    def right(self, at: int, stops: Collection[str]) -> int:
        """The stop at the same depth before which that ends which begins after this token."""
        at += 1
        while at < len(self.all) and self.word(at) not in stops:
            at = (self.partner[at] if self.word(at) in tuple(OPENING) else at) + 1
        return at

    def _ends_block(self, at: int) -> bool:
        """Whether a bracket ends a block of statements: a new line or ``else`` follows."""
        return self.word(at) == "}" and self.source.startswith(("\n", " else"), self.all[at].end)

    def change(self, first: int, after: int, new: str = "") -> Change:
        """The tokens from the first up to the other have this text instead."""
        return Change(self.all[first].start, self.all[after - 1].end, new)

    def after_statement(self, at: int) -> int:
        """The token after the statement that begins here."""
        return self.partner[at] + 1 if self.word(at) == "{" else self.right(at - 1, ";") + 1


def _changes(read: Tokens) -> Iterator[Change]:
    """Every change, some of them twice."""
    for at, token in enumerate(read.all):
        match token.kind:
            case "number":
                number = int(token.text.rstrip("L"))
                end = token.text.lstrip("0123456789")
                yield from (read.change(at, at + 1, f"{one}{end}") for one in (number + 1, number - 1))
            case "text" | "pattern":
                yield from _of_text(token)
            case "word":
                yield from _of_word(read, at)
            case _:
                yield from _of_sign(read, at)


def _of_text(token: Token) -> Iterator[Change]:
    """A word of several is left out, a part of a pattern, or the text becomes another."""
    inner = token.text[1:-1]
    if token.kind == "pattern" or re.search(r"[\[(\\]", inner):
        for part in re.finditer(r"\[[^\]]*\]|\\\\?.|.", inner):
            yield Change(token.start + 1 + part.start(), token.start + 1 + part.end())
    elif " " in inner.strip():
        for part in re.finditer(r"\S+\s?", inner):
            yield Change(token.start + 1 + part.start(), token.start + 1 + part.end())
    else:
        yield Change(token.start + 1, token.end - 1, f"{inner}?")


def _of_word(read: Tokens, at: int) -> Iterator[Change]:
    word = read.word(at)
    yield from (read.change(at, at + 1, one) for one in INSTEAD.get(word, ()))
    match word:
        case "if" | "while" if read.word(at + 1) == "(":
            yield from (read.change(at + 2, read.partner[at + 1], one) for one in ("true", "false"))
        case "for" if read.word(at + 1) == "(":
            yield read.change(at, read.after_statement(read.partner[at + 1] + 1), ";")
        case "else" if read.word(at + 1) != "if":
            yield read.change(at, read.after_statement(at + 1))
        case "case":
            yield read.change(at, read.right(at, {"case", "default", "}"}))
        case "return":
            after = read.right(at, ";")
            yield from _given(read, at + 1, after)


def _given(read: Tokens, first: int, after: int) -> Iterator[Change]:
    """Another value in the place of an expression."""
    was = read.change(first, max(after, first + 1))
    text = read.source[was.start : was.end]
    others = ("true",) if text in EMPTY else ("null", *RETURNED, f"!({text})")
    yield from (was._replace(new=one) for one in others if first < after)


def _of_sign(read: Tokens, at: int) -> Iterator[Change]:
    sign = read.word(at)
    if read.spaced(at):
        yield from (read.change(at, at + 1, one) for one in OTHERWISE.get(sign, ()))
    match sign:
        case "!" | "?.":
            yield read.change(at, at + 1, "." if sign == "?." else "")
        case "-" if not read.source[read.all[at].end].isspace():
            yield read.change(at, at + 1)
        case "&&" | "||" | "??":
            also = {"&&"} if sign == "&&" else set()
            yield read.change(read.left(at, BEFORE | also), at + 1)
            yield read.change(at, read.right(at, AFTER | also))
        case "?" if read.spaced(at):
            yield from (read.change(read.left(at, BEFORE), at, one) for one in ("true", "false"))
        case "=>" | "->" if read.word(at + 1) != "{":
            yield from _given(read, at + 1, read.right(at, {",", ";", ")", "]", "}"}))
        case "(" | "[" | "{":
            yield from _entries(read, at)
        case ";" if read.word(read.within[at]) in ("{", "") or read.within[at] < 0:
            first = read.left(at, {";", "{"})
            if read.word(first) not in KEPT:
                yield read.change(first, at + 1)
        case "." if read.word(at + 2) == "(" and not read.word(at - 1)[:1].isupper():
            yield read.change(at, read.partner[at + 2] + 1)


def _entries(read: Tokens, at: int) -> Iterator[Change]:
    """An entry of a list is left out."""
    ends, first, last = [], at, read.partner.get(at, at)
    while first < last:
        first = read.right(first, {",", ";", CLOSING[OPENING.index(read.word(at))]})
        ends.append(first)
    if any(read.word(one) == ";" for one in ends) or last == at + 1:
        return
    for begin, end in zip([at, *ends], ends, strict=False):
        if read.word(end) == "," and end + 1 < last:
            yield read.change(begin + 1, end + 1)
        elif begin == at or begin + 1 < end:
            yield read.change(begin if begin > at else at + 1, end)
