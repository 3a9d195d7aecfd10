"""Selects the cases of a run: by clause and by an expression over ids, names and tags."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TypeVar

from asl_conformance.suite.case import Case
from asl_conformance.suite.names import underived
from asl_conformance.suite.terms import named, other_names
from asl_conformance.suite.unread import Head

C = TypeVar("C", bound=Head | Case)
Predicate = Callable[[str], bool]


class NothingSelected(ValueError):
    """The selection is empty or malformed; the text says what can be selected."""


def select(
    cases: Sequence[C],
    clauses: Iterable[str] = (),
    expression: str = "",
    former: Mapping[str, str] = MappingProxyType({}),
) -> tuple[C, ...]:
    """The cases, or their heads, of any of the clauses or subclauses, for which the expression is true.

    ``former``: former names of cases, outlines and requirements, with today's names.

    Raises NothingSelected for a clause without a case, a malformed expression, or an empty selection.
    """
    asked = tuple(clause.lstrip("@") for clause in clauses)
    known = sorted({clause for case in cases for clause in case.clauses}) if asked else []
    for clause in asked:
        if not any(within(found, clause) for found in known):
            raise NothingSelected(f"no case is about clause {clause}{_suggest(clause, known)}")
    ids = _ids(cases) if expression.strip() else frozenset()
    matches = parse(expression, ids, former) if expression.strip() else None
    found = tuple(
        case
        for case in cases
        if (not asked or any(within(clause, wanted) for clause in case.clauses for wanted in asked))
        and (matches is None or matches(_text(case)))
    )
    if not found:
        why = next(filter(None, (underived(word, (c.id for c in cases)) for word in words(expression))), "")
        raise NothingSelected(f"none of the {len(cases)} cases is selected; {why or 'loosen --clause or -k'}")
    return found


def _ids(cases: Iterable[Head | Case]) -> frozenset[str]:
    """Ids and requirements of the cases in small letters; none has a space."""
    names = " ".join(name for case in cases for name in (case.id, *case.requirements))
    return frozenset(names.lower().split())


def within(clause: str, wanted: str) -> bool:
    """Whether the clause is ``wanted`` or below it: B27.12 is part of B27.1, and both are of B27."""
    if "." in wanted:
        return clause.startswith(wanted)
    return clause.partition(".")[0] == wanted


def _suggest(clause: str, known: Sequence[str]) -> str:
    near = difflib.get_close_matches(clause, known, n=3, cutoff=0.5)
    chapters = sorted({found.partition(".")[0] for found in known})
    return (
        f"; near it: {', '.join(near)}" if near else f"; there are cases for {', '.join(chapters) or 'none'}"
    )


def _text(case: Head | Case) -> str:
    return " ".join((case.id, case.name, case.feature, *case.tags, *case.requirements, *case.clauses)).lower()


_TOKEN = re.compile(r"""\s*("[^"]*"|'[^']*'|[()]|[^\s()]+)""")
QUOTE = '"'


def words(expression: str) -> list[str]:
    """The words of an expression, including and, or, not and brackets; a quoted text is one word."""
    return [token.removeprefix(QUOTE) for token in _tokens(expression)]


def _tokens(expression: str) -> list[str]:
    """As ``words``, but a quoted text keeps its opening quote, so that it is no operator."""
    found = _TOKEN.findall(expression)
    return [QUOTE + one[1:-1] if len(one) > 1 and one[0] == one[-1] in "\"'" else one for one in found]


def parse(
    expression: str, ids: Container[str] = (), former: Mapping[str, str] = MappingProxyType({})
) -> Predicate:
    """Words joined by ``and``, ``or``, ``not`` and brackets, as a test of a text in small letters.

    A word that is one of the ``ids`` means only that id: B9.2-1/wall does not match B9.2-1/wall-f4.
    B9.2-1~may matches every derived case of B9.2-1 that asks may. A former name means the new one. An
    abbreviation of the game also matches what it stands for, and the other way round. Quotes make several
    words one.
    """
    tokens = [_meant(token, ids, former) for token in _tokens(expression)]
    predicate, rest = _either(tokens, expression)
    if rest:
        raise NothingSelected(f"-k {expression!r}: unexpected {rest[0]!r}; join words by and, or, not")
    return predicate


def _meant(token: str, ids: Container[str], former: Mapping[str, str]) -> str:
    """A word in small letters, between spaces if it is an id; an operator unchanged."""
    word = token.removeprefix(QUOTE)
    now = former.get(word, word).lower()
    return f" {now} " if now in ids else token[: len(token) - len(word)] + now


def _either(tokens: list[str], whole: str) -> tuple[Predicate, list[str]]:
    first, rest = _both(tokens, whole)
    if not rest or rest[0] != "or":
        return first, rest
    second, rest = _either(rest[1:], whole)
    return lambda text: first(text) or second(text), rest


def _both(tokens: list[str], whole: str) -> tuple[Predicate, list[str]]:
    first, rest = _negated(tokens, whole)
    if not rest or rest[0] != "and":
        return first, rest
    second, rest = _both(rest[1:], whole)
    return lambda text: first(text) and second(text), rest


def _negated(tokens: list[str], whole: str) -> tuple[Predicate, list[str]]:
    if tokens and tokens[0] == "not":
        inner, rest = _negated(tokens[1:], whole)
        return lambda text: not inner(text), rest
    if tokens and tokens[0] == "(":
        inner, rest = _either(tokens[1:], whole)
        if not rest or rest[0] != ")":
            raise NothingSelected(f"-k {whole!r}: a closing bracket is missing")
        return inner, rest[1:]
    if not tokens or tokens[0] in (")", "and", "or"):
        raise NothingSelected(
            f"-k {whole!r}: a word is missing" + (f" before {tokens[0]!r}" if tokens else " at the end")
        )
    return _has(tokens[0].removeprefix(QUOTE)), tokens[1:]


def _has(word: str) -> Predicate:
    """Whether a text has the word or its abbreviation; for ``NAME~may``: the name, and ``~may`` in its id."""
    name, tilde, asked = word.partition("~")
    if not tilde or not name.strip() or word.endswith(" "):
        others = [named(other) for other in other_names(word)]
        return lambda text: word in f" {text} " or any(other.search(text) for other in others)
    return lambda text: name in text and f"~{asked}" in text.partition(" ")[0]
