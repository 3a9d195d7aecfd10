"""The clauses that cases ask engines to cite for a refusal or an answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from asl_conformance.judging.naming import verb
from asl_conformance.protocol import questions as q
from asl_conformance.protocol.questions import question_name
from asl_conformance.suite.case import Case, Expectation


class Asked(NamedTuple):
    """What a citation belongs to: ``refused`` and a verb, or ``answer`` and a question."""

    kind: str
    name: str


def cited(cases: Iterable[Case]) -> dict[Asked, dict[str, tuple[str, ...]]]:
    """By refusal and answer: the clauses that cases ask for, each with the ids of those cases."""
    found: dict[Asked, dict[str, tuple[str, ...]]] = {}
    for case in cases:
        for one in case.expectations:
            if one.op == "cites":
                for asked, clause in _of(case, one):
                    cases_of = found.setdefault(asked, {})
                    cases_of[clause] = (*cases_of.get(clause, ()), case.id)
    return {asked: dict(sorted(found[asked].items(), key=_order)) for asked in sorted(found)}


def _of(case: Case, citation: Expectation) -> Iterable[tuple[Asked, str]]:
    """The refused actions, or the answered question, each with the clause to cite."""
    due = list(citation.value)
    question = case.questions[citation.question]
    refusals = [e for e in case.expectations if e.question == citation.question and e.op == "illegal"]
    if isinstance(question, q.RoutQuestion):
        return [(Asked("refused", "rout"), clause) for clause in due]
    if not refusals:
        return [(Asked("answer", question_name(question)), clause) for clause in due]
    index = refusals[0].value
    refused = [verb(case.actions[i]) for i in (index if isinstance(index, (list, tuple)) else (index,))]
    return [(Asked("refused", one), clause) for one in refused for clause in due]


def _order(entry: tuple[str, tuple[str, ...]]) -> tuple[str, list[int]]:
    """Sort key of clauses by chapter and number: B9.5, B9.41, B16.1."""
    chapter, _, rest = entry[0].partition(".")
    letter = chapter.rstrip("0123456789")
    return letter, [int(chapter[len(letter) :] or 0), *map(int, rest)]
