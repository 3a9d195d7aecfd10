"""``errata diff`` as a page: each moved answer with its board, by the erratum that moves it.

One file that loads nothing else; pictures are inside it, and engine output is escaped text.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import groupby
from typing import Any

from asl_conformance.base.text import clean, one_line
from asl_conformance.drawing.svg import document, draw
from asl_conformance.protocol.position import Position
from asl_conformance.report.errata import LONGEST, Diff, Moved, changes, compact
from asl_conformance.suite.registry import Registry

MOST = 25
"""Most random boards that are drawn for each erratum; the others are counted."""
STYLE = """
:root { color-scheme: light dark; --line: #8886; --was: #b3261e; --now: #1a7f37; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 0 auto; padding: 1rem; }
h2 { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
.rule { margin: .2rem 0; } .fine { opacity: .75; font-size: .9rem; }
article { display: grid; grid-template-columns: minmax(12rem, 20rem) 1fr; gap: 1rem; margin: 1.2rem 0; }
article img { max-width: 100%; max-height: 22rem; background: #fff; border-radius: 6px; }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
td, th { text-align: left; vertical-align: top; padding: .2rem .5rem; border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere; }
.was { color: var(--was); } .now { color: var(--now); }
@media (prefers-color-scheme: dark) { :root { --was: #ff8a80; --now: #6fdd8b; } }
@media (max-width: 42rem) { article { grid-template-columns: 1fr; } }
@media print { article { break-inside: avoid; } body { max-width: none; } }
"""


def page(
    found: Diff,
    on_boards: Sequence[Moved],
    boards: int,
    positions: Callable[[Moved], Position | None],
    registry: Registry,
    ended: str = "",
) -> str:
    """The whole page. ``ended`` says why the comparison ended early, if it did."""
    before, after = escape(found.before), escape(found.after)
    also = f", and {len(on_boards)} on {boards} random boards" if boards else ""
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8>",
        "<meta name=viewport content='width=device-width, initial-scale=1'>",
        f"<title>{before} to {after}</title><style>{STYLE}</style>",
        f"<h1>What moves from {before} to {after}</h1>",
        f"<p>{len(found.moved)} answers of {found.asked} cases{also}.</p>",
        f"<p><strong>It ended early: {_text(ended)}</strong></p>" if ended else "",
    ]
    groups: dict[tuple[str, ...], list[Moved]] = {}
    for one in (*found.moved, *on_boards):
        groups.setdefault(one.errata, []).append(one)
    order = list(registry.errata)
    for names in sorted(groups, key=lambda names: [order.index(name) for name in names] or [len(order)]):
        parts += _group(names, groups[names], positions, registry)
    for name in found.idle:
        parts.append(f"<p>{escape(name)} moved no answer.</p>")
    for name in found.untold:
        parts.append(f"<p>{escape(name)}: unknown, some of its cases were not answered.</p>")
    return "\n".join(filter(None, parts)) + "\n"


def _group(
    names: Sequence[str],
    moved: Sequence[Moved],
    positions: Callable[[Moved], Position | None],
    registry: Registry,
) -> Iterator[str]:
    anchor, title = "-".join(names) or "unexplained", ", ".join(names) or "Not explained by any erratum"
    yield f"<h2 id='{escape(anchor)}'>{escape(title)}</h2>"
    for name in names:
        erratum = registry.errata[name]
        yield f"<p class=rule>{escape(erratum.clause)} now: {escape(erratum.after)}</p>"
        yield f"<p class='rule fine'>was: {escape(erratum.before)}</p>"
    written = [one for one in moved if one.board < 0]
    made = [one for one in moved if one.board >= 0]
    drawn = [list(own) for _, own in groupby(made, key=lambda one: one.key)]
    if made:
        shown = f"; the first {MOST} of {len(drawn)} are drawn" if len(drawn) > MOST else ""
        yield f"<p class=fine>{len(written)} answers of cases, {len(made)} on {len(drawn)} boards{shown}.</p>"
    for _, group in groupby(written, key=lambda one: one.key):
        yield from _article(list(group), positions)
    for own in drawn[:MOST]:
        yield from _article(own, positions)


def _article(moved: Sequence[Moved], positions: Callable[[Moved], Position | None]) -> Iterator[str]:
    """One case or board: its picture, and the moved answers."""
    first, position = moved[0], positions(moved[0])
    picture = _picture(position, first.key) if position else ""
    yield f"<article id='{escape(first.key)}'><div>{picture}</div><div><h3>{escape(first.key)}</h3>"
    yield "<table><tr><th>asked</th><th>field</th><th>before</th><th>after</th></tr>"
    for one in moved:
        for field, was, now in changes(one.field, one.before, one.after):
            cells = (_text(one.question), _text(field))
            values = f"<td class=was>{_value(was)}</td><td class=now>{_value(now)}</td>"
            yield f"<tr><td>{cells[0]}</td><td>{cells[1]}</td>{values}</tr>"
    yield "</table></div></article>"


def _picture(position: Position, name: str) -> str:
    data = base64.b64encode(document(draw(position)).encode()).decode()
    return f"<img alt='board of {escape(name)}' loading=lazy src='data:image/svg+xml;base64,{data}'>"


def _value(value: Any) -> str:
    return _text(one_line(compact(value), LONGEST))


def _text(text: str) -> str:
    return escape(clean(text))
