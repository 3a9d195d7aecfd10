"""A case on its requirement's page: its board, its steps, the engines' verdicts, the effect of an erratum."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from asl_conformance.base.text import clean, one_line
from asl_conformance.report.errata import compact
from asl_conformance.report.site import lab
from asl_conformance.report.site.book import Book, Move
from asl_conformance.report.site.pictures import BOARD, Pictures
from asl_conformance.report.site.published import Summary
from asl_conformance.suite import readings
from asl_conformance.suite.case import Case

SIGNS = {
    "pass": "✓",
    "unsupported": "\N{EN DASH}",
    "not-applicable": "·",
    "xfail": "✗",
    "not-run": "?",
    "": " ",
}
"""One for each verdict; every other failure is a cross."""
WRONG = "✗"
WORDS = 160


def sign(verdict: str) -> str:
    """The sign of a verdict."""
    return SIGNS.get(verdict, WRONG)


def link(name: str, book: Book, text: str = "") -> str:
    """A link to a requirement or case on its own page."""
    page = book.home(name) if name in book.registry.requirements else name
    return f'<a href="{page}.html#{escape(name)}">{escape(text or name)}</a>'


def case_link(case: Case, requirement: str, book: Book) -> str:
    """A link to a case on the page of that requirement."""
    return f'<a href="{book.home(requirement)}.html#{escape(case.id)}">{escape(case.id)}</a>'


def title(case: Case) -> str:
    """The name of the case without the id at its beginning."""
    first, _, rest = case.name.partition(" ")
    return one_line(rest if case.id.startswith(first) and rest else case.name, WORDS)


def card(case: Case, page: str, book: Book, columns: Sequence[Summary], pictures: Pictures) -> str:
    """The case on its page as HTML that opens on a click."""
    row = case.id.partition("/")[2] or case.id
    shown = case.id in book.registry.requirements  # the requirement of that name has them already
    olds = "".join(f'<a id="{escape(old)}"></a>' for old in book.former.get(case.id, ()) if not shown)
    signs = "".join(sign(_verdict(run, case.id)) for run in columns)
    image = pictures.image(pictures.of(case, book.replies.get(case.id)), "the board", f"#{BOARD}")
    contested = _contested(case)
    own = "" if case.id in book.registry.requirements else f' id="{escape(case.id)}"'
    parts = [
        f'<details class="case"{own}><summary>{image}{olds}<b>{escape(row)}</b>'
        f'<span>{escape(title(case))}</span>{contested}<span class="v">{signs}</span></summary>',
        f"<pre>{escape(clean(chr(10).join(case.prose)))}</pre>",
        lab.link(case, page),
        *_applies(case),
        *_wrong_answers(case, columns),
        *(_moved(case, move, pictures) for move in book.moves.get(case.id, ())),
        "</details>",
    ]
    return "".join(parts)


def _contested(case: Case) -> str:
    """By which choice of a contested reading the case holds; its row is named as that of another choice."""
    known = readings.load()
    chosen = [
        f"if {known[one].choices[choice].says}" for one, choice in case.readings.items() if one in known
    ]
    if "contested" not in case.tags and not chosen:
        return ""
    return f'<i class="contested">{escape(one_line("; ".join(["contested", *chosen]), WORDS))}</i>'


def _verdict(run: Summary, name: str) -> str:
    entry = run.cases.get(name)
    return entry.verdict if entry is not None else ""


def _applies(case: Case) -> Iterator[str]:
    """The errata that the case applies only with, or only without."""
    conditions = [f"with erratum {name}" for name in case.since] + [
        f"without erratum {name}" for name in case.until
    ]
    if conditions:
        yield f"<p>Applies only {escape(' and '.join(conditions))}.</p>"


def _wrong_answers(case: Case, columns: Sequence[Summary]) -> Iterator[str]:
    """The wrong answers of engines."""
    for run in columns:
        entry = run.cases.get(case.id)
        if entry is not None and entry.finding_line:
            yield (
                f'<p class="wrong"><b>{escape(run.label)}</b> {escape(entry.verdict)}: '
                f"{escape(one_line(entry.finding_line, 300))}</p>"
            )


def _moved(case: Case, move: Move, pictures: Pictures) -> str:
    """The board and the answers before and after an erratum; one board if the drawings are the same."""
    before, after = pictures.answered(case, move.before), pictures.answered(case, move.after)
    boards = ""
    if before != after:
        boards = "".join(
            f"<figure>{pictures.image(name, f'{case.id} {when}')}<figcaption>{when}</figcaption></figure>"
            for name, when in ((before, "before"), (after, "after"))
        )
    rows = "".join(
        f"<tr><td>{escape(m.question)}: {escape(m.field)}</td><td>{escape(compact(m.before))}</td>"
        f"<td>{escape(compact(m.after))}</td></tr>"
        for m in move.moved
    )
    return (
        f'<div class="moved"><p>What erratum {escape(move.erratum)} moves</p>{boards}'
        f"<table><thead><tr><th>the reference says</th><th>before</th><th>after</th></tr></thead>"
        f"<tbody>{rows}</tbody></table></div>"
    )
