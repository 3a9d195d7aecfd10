"""The page of a clause: its requirements, each with its cases, then errata, readings and engines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import NamedTuple

from asl_conformance.report.site import published
from asl_conformance.report.site.book import Book, children, of_clause, parent
from asl_conformance.report.site.cases import card, case_link, link, sign
from asl_conformance.report.site.pictures import Pictures
from asl_conformance.report.site.published import Summary
from asl_conformance.suite.registry import Erratum, Requirement
from asl_conformance.suite.select import within

SPECIAL = "\\`*_[]<>#"


PICTURES = (
    '<p class="pictures"><label><input type="checkbox" id="pictures" autocomplete="off"> '
    "open all cases, with pictures</label></p>\n"
)
"""Until it is ticked a page has sentences alone: with 500 pictures it is very long on a phone."""


class Shelf(NamedTuple):
    """The data that every page uses."""

    book: Book
    columns: Sequence[Summary]
    verdicts: Sequence[dict[str, Counter[str]]]
    """By column: the verdicts of each requirement's cases."""
    pictures: Pictures
    hosts: Mapping[str, str]
    """By case: the requirement whose page shows it."""


def shelf(book: Book) -> Shelf:
    """The book, and the engines' verdicts on each requirement."""
    columns = book.columns
    verdicts = [dict(published.by_requirement(run)) for run in columns]
    hosts = {case.id: name for name, cases in book.cases.items() for case in cases}
    return Shelf(book, columns, verdicts, Pictures(), hosts)


def plain(text: str) -> str:
    """The text escaped for Markdown and HTML."""
    for char in SPECIAL:
        text = text.replace(char, {"<": "&lt;", ">": "&gt;"}.get(char, f"\\{char}"))
    return " ".join(text.split())


def page(clause: str, on: Shelf) -> str:
    """The whole page as Markdown."""
    title = on.book.titles[clause]
    front = f"---\ntitle: {clause} {_yaml(title)}\n---\n\n# {clause} {plain(title)} {{ #{clause} }}\n\n"
    return front + body(clause, on)


def body(clause: str, on: Shelf) -> str:
    """The lines below its title."""
    book = on.book
    found = of_clause(clause, book.registry)
    own = [r for r in found if r.kind != "interaction"]
    met = [r for r in found if r.kind == "interaction"]
    parts = [
        _trail(clause, on),
        PICTURES if any(on.book.cases[r.id] for r in found) else "",
        "\n## What it asks for\n" if met else "",
        *(part for r in own for part in requirement(r, on)),
        *_meetings(clause, met, on),
        _standing(clause, found, on),
        *_errata([e for e in book.registry.errata.values() if e.clause == clause]),
        *_readings(clause, on),
        *_implementation(clause, on),
        *_moved_away(clause, on),
    ]
    cards = '<div class="cards">'
    return ("\n".join(parts) + "\n").replace(cards, _legend(on) + cards, 1)


def _yaml(text: str) -> str:
    return text.replace(": ", ", ")


def _trail(clause: str, on: Shelf) -> str:
    """Links to the clauses above, below and beside this one."""
    registry = on.book.registry
    chapter = registry.chapters[clause.partition(".")[0]]
    order = list(chapter.clauses)
    at = order.index(clause)
    lines = [("in", [parent(clause, registry)])] if clause != chapter.id else []
    lines += [("beneath it", children(clause, registry))]
    lines += [("before it", order[max(at - 1, 0) : at]), ("after it", order[at + 1 : at + 2])]
    rows = "".join(
        f"<dt>{label}</dt><dd>{' '.join(_clause(name, on) for name in names)}</dd>"
        for label, names in lines
        if names
    )
    return f'<dl class="trail">{rows}</dl>\n'


def _clause(name: str, on: Shelf) -> str:
    """A link to a clause; a clause of another chapter is described by its interactions."""
    registry = on.book.registry
    if name in registry.clauses or name in registry.chapters:
        words = on.book.titles.get(name) or registry.chapters[name].title
        return f'<a href="{name}.html" title="{escape(words)}">{name}</a>'
    return f'<a href="elsewhere.html#{name}">{name}</a>'


def _partners(clause: str, on: Shelf) -> list[str]:
    """The clauses that interact with this one, those of this project first."""
    met = [r for r in on.book.registry.interactions.values() if clause in r.clauses]
    names = dict.fromkeys(name for r in met for name in r.meeting if name != clause)
    return sorted(names, key=lambda name: name not in on.book.registry.clauses)


def _standing(clause: str, found: Sequence[Requirement], on: Shelf) -> str:
    """Numbers of requirements and cases of the page, and how many of them each engine passes."""
    cases = [case.id for r in found for case in on.book.cases[r.id]]
    rows = []
    for run, verdicts in zip(on.columns, on.verdicts, strict=True):
        asked = [v for r in found if (v := _applying(verdicts.get(r.id, Counter())))]
        held = sum(set(v) == {"pass"} for v in asked)
        judged = _applying(Counter(run.cases[name].verdict for name in cases if name in run.cases))
        rows.append(
            f"<tr><td>{escape(run.label)}</td><td>{held} of {len(asked)}</td>"
            f"<td>{judged['pass']} of {judged.total()}</td>"
            f"<td>{escape(run.header.started[:10])}</td></tr>"
        )
    return (
        '\n## Engines\n\n<div class="standing"><table><thead><tr><th>engine</th><th>requirements held</th>'
        f"<th>cases passed</th><th>on</th></tr></thead><tbody>{''.join(rows)}</tbody></table></div>\n\n"
        f"{_counts(clause, found, on)} The signs beside each case, in the order of the table: "
        f"{sign('pass')} passed, {sign('fail')} wrong, {sign('unsupported')} not claimed by the engine, "
        f"{sign('not-applicable')} of another edition or reading.\n"
    )


def _counts(clause: str, found: Sequence[Requirement], on: Shelf) -> str:
    """Numbers of the page, the cases that the table omits, and the cases that ``run --clause`` asks."""
    met = sum(r.kind == "interaction" for r in found)
    own = f"{len(found) - met} requirements" + (f" and {met} interactions" if met else "")
    whole = sum(any(within(name, clause) for name in case.clauses) for case in on.book.suite.cases)
    return (
        f"This page has {own}, with {sum(len(on.book.cases[r.id]) for r in found)} cases of this clause. "
        "The table omits those of another edition or reading. "
        f"With the cases of other pages, {clause} takes part in {whole} cases: "
        f"`asl-conformance run --clause {clause}` asks these."
    )


def _applying(verdicts: Counter[str]) -> Counter[str]:
    return Counter({kind: n for kind, n in verdicts.items() if kind != "not-applicable"})


def requirement(one: Requirement, on: Shelf) -> Iterator[str]:
    """A requirement: its statement, its reading, the engines that hold it, its cases."""
    yield f"\n### {one.id} {plain(one.topic)} {{ #{one.id} }}\n"
    olds = "".join(f'<a id="{escape(old)}"></a>' for old in on.book.former.get(one.id, ()))
    yield f'<p class="says">{olds}{escape(one.statement)}</p>\n'
    if one.contested:
        yield '<p class="reading"><b>Contested.</b> No rule text decides it, so no case asserts it.</p>\n'
    if one.note:
        yield f'<p class="reading"><b>Note.</b> {escape(one.note)}</p>\n'
    cases = on.book.cases[one.id]
    files = ", ".join(dict.fromkeys(f"<code>{escape(case.feature)}</code>" for case in cases))
    if cases:
        cards = "\n".join(card(case, one.clause, on.book, on.columns, on.pictures) for case in cases)
        count = f"{len(cases)} case" + "s" * (len(cases) > 1)
        yield (
            f'<details class="cases"><summary>{count}</summary>\n<div class="cards">\n{cards}\n</div>\n'
            f'<p class="place">from {files}</p>\n</details>\n'
        )
    guests = on.book.guests[one.id]
    if guests:
        shown = ", ".join(case_link(case, on.hosts[case.id], on.book) for case in guests[:12])
        more = f" and {len(guests) - 12} more" if len(guests) > 12 else ""
        yield f'<p class="guests">{"More cases" if cases else "Cases"} about it: {shown}{more}.</p>\n'
    meets = " ".join(_clause(name, on) for name in one.meeting)
    partners = f" <span>meets</span> {meets}" if meets else ""
    yield f'<p class="chips">{"".join(_chips(one, on))}{partners}</p>\n'


def _legend(on: Shelf) -> str:
    """What the signs at the end of each row say, where the first of them stand."""
    if not on.columns:
        return ""
    names = ", ".join(escape(run.label) for run in on.columns)
    return (
        '<p class="legend">A row is a board with the answer that the rule gives. The signs at its end '
        f"say whether programs that know the rules answer so ({names}): {sign('pass')} yes, "
        f"{sign('fail')} no, {sign('unsupported')} not asked of it, "
        f"{sign('not-applicable')} of another edition or reading.</p>\n"
    )


def _chips(one: Requirement, on: Shelf) -> Iterator[str]:
    """A few words per engine: how many of the cases it passes, or that it does not claim it."""
    for joint, names in (("with", one.begins), ("without", one.ends)):
        for name in names:
            page = on.book.registry.errata[name].clause
            yield f'<a class="erratum" href="{page}.html#{name}">only {joint} erratum {escape(name)}</a>'
    for run, verdicts in zip(on.columns, on.verdicts, strict=True):
        found = _applying(verdicts.get(one.id, Counter()))
        whole = sum(found.values())
        if whole:
            kind = (
                "held"
                if found["pass"] == whole
                else "unclaimed"
                if found["unsupported"] == whole
                else "partly"
            )
            score = f"{found['pass']}/{whole}" if kind != "unclaimed" else "does not claim it"
            yield f'<span class="{kind}">{escape(run.header.engine)} {score}</span>'


def _meetings(clause: str, met: Sequence[Requirement], on: Shelf) -> Iterator[str]:
    """Interactions with other clauses: in full if they belong to this page, as links otherwise."""
    filed = {r.id for r in met}
    others = [r for r in on.book.registry.interactions.values() if clause in r.clauses and r.id not in filed]
    if met or others:
        yield "\n## Where it meets other clauses\n"
        yield f'<p class="meets">{" ".join(_clause(name, on) for name in _partners(clause, on))}</p>\n'
    for one in met:
        yield from requirement(one, on)
    if others:
        rows = "".join(f"<li>{link(r.id, on.book)} {escape(r.topic)}</li>" for r in others)
        yield f"<p>On the page of another clause:</p>\n<ul>{rows}</ul>\n"


def _errata(errata: Sequence[Erratum]) -> Iterator[str]:
    if errata:
        yield "\n## Errata\n"
    for one in errata:
        yield f"\n### {one.id} {{ #{one.id} }}\n"
        editorial = ". Editorial: it changes no answer" if one.editorial else ""
        yield f"<p>Source: {escape(one.source)}{editorial}.</p>\n"
        yield (
            "<table><thead><tr><th>before</th><th>after</th></tr></thead>"
            f"<tbody><tr><td>{escape(one.before)}</td><td>{escape(one.after)}</td></tr></tbody></table>\n"
        )
        if one.note:
            yield f'<p class="reading">{escape(one.note)}</p>\n'


def _readings(clause: str, on: Shelf) -> Iterator[str]:
    found = on.book.readings.get(clause, ())
    if found:
        yield "\n## Contested readings\n"
        yield "What the text leaves open, and how it is read ([all](adr/0005-contested-readings.md)).\n"
        yield from (f"- {reading}" for reading in found)


def _implementation(clause: str, on: Shelf) -> Iterator[str]:
    found = on.book.implemented.get(clause, ())
    if found:
        yield "\n## In the reference engine\n"
        yield from (f"- `{place}`" for place in found)


def _moved_away(clause: str, on: Shelf) -> Iterator[str]:
    """Former names with this clause whose cases are on another page today."""
    rows = []
    for new, olds in on.book.former.items():
        outline = new if new in on.book.registry.requirements else on.hosts[new]
        rows += [
            f'<li id="{escape(old)}">{escape(old)} is {link(outline, on.book, new)} now</li>'
            for old in olds
            if old.partition("/")[0].rpartition("-")[0] == clause != on.book.home(outline)
        ]
    if rows:
        yield f"\n## Formerly here\n\n<ul>{''.join(rows)}</ul>\n"
