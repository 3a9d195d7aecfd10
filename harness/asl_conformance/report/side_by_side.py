"""The answers of ``ask`` on the terminal: engines, editions and variants side by side."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from textwrap import wrap
from typing import Any

from rich.console import Console
from rich.text import Text

from asl_conformance.base.text import clean, one_line
from asl_conformance.judging.judge import describe
from asl_conformance.judging.meaning import MAPS
from asl_conformance.report import terminal
from asl_conformance.report.asked import Asked, cells, differ, reasons
from asl_conformance.suite.case import Case

WIDE = 20
"""Most columns of an answer beside others; longer answers are wrapped."""
FEW = 16
"""With at most so many fields, those with equal answers are shown too."""
ASIDE = ("illegal", "unsupported", "gone", "failure")
"""What may come instead of an answer."""


def show(out: Console, case: Case, asked: Asked, *, everything: bool) -> None:
    """Print the board, the steps, and the answers side by side, question by question."""
    out.print(*terminal.setting(case), sep="\n")
    for number, variant in enumerate(asked.variants[1:], 1):
        out.print(Text(f"  variant {number}  ", "bold") + Text(clean(variant.name)))
    for claim in asked.claims:
        out.print(Text("  claims  ", "dim") + Text(clean(claim), "green"))
    heads = _heads(asked)
    for number, question in enumerate(case.questions):
        out.print()
        out.print(Text(clean(describe(question)), "bold"))
        _question(out, asked, number, heads, everything=everything)
    _below(out, asked, heads)


def _heads(asked: Asked) -> list[tuple[str, str]]:
    """The name of each column: the engine, and what distinguishes it from others of the same engine."""
    editions = len({column.edition for column in asked.columns}) > 1
    variants = len(asked.variants) > 1
    found = []
    for one in asked.columns:
        more = [one.edition] if editions else []
        more += [f"variant {one.variant}" if one.variant else "as given"] if variants else []
        found.append((one_line(one.engine, 40), one_line(", ".join(more), 40)))
    return found


def _whole(head: tuple[str, str]) -> str:
    return ", ".join(filter(None, head))


def _question(
    out: Console, asked: Asked, number: int, heads: Sequence[tuple[str, str]], *, everything: bool
) -> None:
    answers = [
        dict(cells(one.outcomes[number], asked.variants[one.variant].actions))
        if one.outcomes
        else {"failure": one.failure}
        for one in asked.columns
    ]
    known = dict.fromkeys(field for one in answers for field in one)
    fields = [
        *(field for field in known if field in ASIDE),
        *(field for field in known if field not in ASIDE),
    ]
    unlike = {field for field in fields if differ(field, [one[field] for one in answers if field in one])}
    shown = fields
    if not everything and len(fields) > FEW:
        shown = [field for field in fields if field in unlike or field in ASIDE]
    for start, end in _bands(out.width, shown, answers, heads):
        _band(out, shown, unlike, answers[start:end], heads[start:end])
    if len(shown) < len(fields):
        count = len(fields) - len(shown)
        out.print(Text(f"  and {count} fields in which all are equal; --all shows them", "dim"))
    reasons_of: dict[str, list[str]] = {}
    for head, one in zip(heads, asked.columns, strict=True):
        text = reasons(one.outcomes[number]) if one.outcomes else ""
        reasons_of.setdefault(one_line(text, terminal.VALUE), []).append(_whole(head))
    for text, names in reasons_of.items():
        if text:
            _wrapped(out, f"  {'; '.join(names)}: ", text)


def _wrapped(out: Console, name: str, text: str) -> None:
    """Print a name and its reason, both wrapped if they do not fit."""
    if len(name) + len(text) < out.width:
        out.print(Text(name, "dim") + Text(text))
        return
    for line in wrap(name, out.width, subsequent_indent="  ", initial_indent="  "):
        out.print(Text(line, "dim"))
    for line in wrap(text, out.width, initial_indent=" " * 6, subsequent_indent=" " * 6):
        out.print(Text(line))


def _label(field: str) -> tuple[str, str]:
    """A field in two parts: its parent, such as ``targets.P``, and its own name."""
    kind, _, rest = field.partition(".")
    thing, dot, own = rest.rpartition(".") if kind != "targets" else rest.partition(".")
    if kind in MAPS and dot:
        return f"{kind}.{thing}", own
    return "", field


def _bands(
    width: int, fields: Sequence[str], answers: Sequence[Mapping[str, Any]], heads: Sequence[tuple[str, str]]
) -> list[tuple[int, int]]:
    """The columns that fit side by side: first and last of each band."""
    room = width - _label_width(fields)
    found, start, taken = [], 0, 0
    for index, (one, head) in enumerate(zip(answers, heads, strict=True)):
        needed = _width(one, head, fields) + 2
        if index > start and taken + needed > room:
            found.append((start, index))
            start, taken = index, 0
        taken += needed
    return [*found, (start, len(answers))]


def _label_width(fields: Sequence[str]) -> int:
    return 6 + max((len(_label(field)[1]) for field in fields), default=0)


def _width(one: Mapping[str, Any], head: tuple[str, str], fields: Sequence[str]) -> int:
    values = max((len(_value(one, field)) for field in fields), default=0)
    return max(len(head[0]), len(head[1]), min(values, WIDE))


def _value(one: Mapping[str, Any], field: str) -> str:
    return one_line(str(one.get(field, ".")), terminal.VALUE)


def _band(
    out: Console,
    fields: Sequence[str],
    unlike: Collection[str],
    answers: Sequence[Mapping[str, Any]],
    heads: Sequence[tuple[str, str]],
) -> None:
    """Print a table: fields down, some columns across; differences are marked."""
    indent = _label_width(fields)
    widths = [_width(one, head, fields) for one, head in zip(answers, heads, strict=True)]
    if len(answers) == 1:
        widths = [max(20, out.width - indent - 1)]

    def line(label: str, values: Sequence[str], style: str) -> None:
        parts = [wrap(value, width) or [""] for value, width in zip(values, widths, strict=True)]
        for row in range(max(map(len, parts))):
            texts = [part[row] if row < len(part) else "" for part in parts]
            across = "  ".join(text.ljust(width) for text, width in zip(texts, widths, strict=True))
            out.print(
                Text((label if not row else "").ljust(indent)) + Text(across.rstrip(), style), soft_wrap=True
            )

    for part in (0, 1):
        if any(head[part] for head in heads):
            line("", [head[part] for head in heads], "bold")
    group = ""
    for field in fields:
        whose, name = _label(field)
        if whose and whose != group:
            out.print(Text(clean(f"    {whose}"), "dim"), soft_wrap=True)
        group = whose
        mark = "  * " if field in unlike else "    "
        values = [_value(one, field) for one in answers]
        line(clean(mark + name), values, "yellow" if field in unlike else "")


def _below(out: Console, asked: Asked, heads: Sequence[tuple[str, str]]) -> None:
    """Print the verdicts, if anything is expected, and where to look first."""
    judged = [
        (head, one) for head, one in zip(heads, asked.columns, strict=True) if one.verdict != "not-applicable"
    ]
    if judged:
        out.print()
    for head, one in judged:
        out.print(Text(f"{clean(_whole(head))}: ", "bold") + Text(one.verdict, terminal.STYLE[one.verdict]))
        if one.look_at:
            out.print(terminal.pairs([("look at", Text(one_line(one.look_at, terminal.VALUE)))]))
