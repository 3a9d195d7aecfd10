"""Former names of cases that a user gives: understood, with a hint at today's name."""

from __future__ import annotations

from collections.abc import Mapping

from asl_conformance.base.text import clean
from asl_conformance.report import terminal
from asl_conformance.suite import names
from asl_conformance.suite.case import Suite
from asl_conformance.suite.select import words
from asl_conformance.suite.unread import heads_of

HINTS = 3
"""Former names that are listed one by one."""


def former_words(expression: str, suite: Suite) -> Mapping[str, str]:
    """Words of the expression that are former names of cases, with today's names; prints a hint for each."""
    heads = heads_of(suite.cases)
    ids = [name for case in heads for name in (case.id, case.id.partition("/")[0], *case.requirements)]
    named = [word for word in words(expression) if "-" in word and "." in word and word not in ids]
    if not named:
        return {}
    before = {old.lower(): new for new, olds in names.load().before(ids).items() for old in olds}
    found = {}
    for word in named:
        name, tilde, asked = word.partition("~")
        if name.lower() in before:
            found[word] = before[name.lower()] + tilde + asked
    hint(found)
    return found


def hint(former: Mapping[str, str], then: str = "") -> None:
    """Print on stderr today's names of former ones, the first few one by one, and ``then`` what to do."""
    out = terminal.console(stderr=True)
    for old, new in list(former.items())[:HINTS]:
        out.print(clean(f"asl-conformance: {names.called(old, new)}"), style="dim", soft_wrap=True)
    if len(former) > HINTS:
        rest = f"asl-conformance: and {len(former) - HINTS} more names are former ones"
        out.print(rest, style="dim", soft_wrap=True)
    if former and then:
        out.print(clean(f"asl-conformance: {then}"), style="dim", soft_wrap=True)
