"""Counters in a drawing: what lies on top stands above a Fortification's bar, what is beneath it below."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any, NamedTuple

from asl_conformance.base.text import clean
from asl_conformance.drawing.picture import pieces, spoken
from asl_conformance.drawing.svg.figures import figures
from asl_conformance.drawing.svg.geometry import SX, SY, Point, between, centre, middle, segment
from asl_conformance.drawing.svg.markup import Part, Value, box, group, stroke, words
from asl_conformance.drawing.svg.symbols import BADGES, GUNS, ICONS, SHORT, SIDES, VEHICLES, use
from asl_conformance.protocol.position import Counter, Position

SIZE = 44.0
"""A counter's side."""
BAR = 15.0
"""Height of the bar that stands for a Fortification."""
BELOW_NAME = 33.0
"""Distance from the centre of a hex up to its name."""
ROOM = 83.0
"""Height of a hex for counters, below its name."""
BARS: Mapping[str, tuple[str, str]] = {
    "wire": ("#3a3a3c", "Wire"),
    "sangar": ("#77736b", "sangar"),
    "foxhole": ("#6b4a2a", "foxhole"),
    "trench": ("#553719", "trench"),
    "at_ditch": ("#7a5b35", "A-T Ditch"),
}
"""Counters that units may be beneath, the topmost first: colour and name."""
INK, EARTH, GREEN = "#222", "#e0c79c", "#2e7d32"
MORE = 3
"""Most badges on one counter."""
SHORT_NAME = 3
"""Most letters of a name beside which there is room for a badge."""


class Piece(NamedTuple):
    """A unit or counter by its id."""

    key: str
    item: Any


class Row(NamedTuple):
    """One row in a hex: counters side by side, or a Fortification's bar."""

    height: float
    pieces: tuple[Piece, ...] = ()
    bar: str = ""
    label: str = ""
    key: str = ""
    """The id of the Fortification that a bar stands for; of several, the first."""


Stacks = dict[str, tuple[list[Piece], str]]
"""Drawn stacks by their place: the pieces and the markup."""


def counters(position: Position, *, named: bool = False, before: Stacks | None = None) -> Iterator[Part]:
    """All counters, hex by hex; ``named``: each in an element that has its id as ``data-p``.

    A stack that is in ``before`` with the same pieces is not drawn again; other stacks are added there.
    """
    known: Stacks = {} if before is None else before
    spots: dict[tuple[str, str], list[Piece]] = {}
    for key, item in pieces(position):
        spots.setdefault((item.hex, _spot(item)), []).append(Piece(key, item))
    for (name, spot), found in spots.items():
        here, place = centre(name), f"{name} {spot}".rstrip()
        if here is None:
            continue
        if place not in known or known[place][0] != found:
            known[place] = found, _stack(here, spot, found, named=named)
        yield Part("stack", place, known[place][1])


def symbols(position: Position) -> set[str]:
    """The symbols its counters are drawn with."""
    return {f"i.{item.type}" for _, item in pieces(position) if item.type in ICONS}


def _spot(item: Any) -> str:
    """The hexside that a unit in Bypass or Crest status is drawn at; empty for the middle of the hex."""
    if item.at == "bypass" and getattr(item, "bypass", ()):
        return str(item.bypass[0])
    if item.at == "crest":
        return str(getattr(item, "crest", ""))
    return ""


def _stack(here: Point, spot: str, found: list[Piece], *, named: bool) -> str:
    rows = _rows(found)
    height = sum(row.height for row in rows) + 2 * (len(rows) - 1)
    scale = min(1.0, ROOM / height)
    x, y = here[0], here[1] + max(2.0, height * scale / 2 - BELOW_NAME)
    side = segment(spot)
    if side is not None:
        x, y = between(here, middle(*side), 0.6)
        scale = min(0.72, scale)
    parts, top = [], -height / 2
    for row in rows:
        if row.bar:
            parts.append(_called(row.key, _bar(row, top), named=named))
        else:
            parts.append(_side_by_side(row, top, scale, named=named))
        top += row.height + 2
    return group(x, y, "".join(parts), scale)


def _rows(group: list[Piece]) -> list[Row]:
    """What is on top, then bar by bar from the topmost what is beneath it."""
    bars = [piece for piece in group if piece.item.type in BARS]
    types = {piece.item.type for piece in bars}
    implied = {cover for piece in group for cover in piece.item.beneath} - types
    order = sorted({*types, *implied}, key=list(BARS).index)
    rows = [_free(group, lambda item: not item.beneath)]
    for kind in order:
        labels = [_bar_label(piece.item) for piece in bars if piece.item.type == kind] or [BARS[kind][1]]
        hidden = any("hidden" in piece.item.status for piece in bars if piece.item.type == kind)
        key = next((piece.key for piece in bars if piece.item.type == kind), "")
        rows.append(Row(BAR, (), kind, _counted(labels) + (" (HIP)" if hidden else ""), key))
        rows.append(_free(group, lambda item, kind=kind: _lowest(item, order) == kind))
    return [row for row in rows if row.bar or row.pieces]


def _free(group: list[Piece], belongs: Any) -> Row:
    return Row(SIZE, tuple(p for p in group if p.item.type not in BARS and belongs(p.item)))


def _lowest(item: Any, order: list[str]) -> str:
    return max(item.beneath, key=order.index) if item.beneath else ""


def _bar_label(item: Counter) -> str:
    return BARS[item.type][1] + (f" {item.size}S" if item.size else "")


def _counted(labels: list[str]) -> str:
    first = labels[0]
    return (
        first
        if len(labels) == 1
        else f"{len(labels)} {first}"
        if len(set(labels)) == 1
        else ", ".join(labels)
    )


def _bar(row: Row, top: float) -> str:
    colour = BARS[row.bar][0]
    wide = max(86.0, 6.0 * len(row.label) + 14)
    x, y = -wide / 2, top
    pattern = {
        "wire": stroke(f"M{x:g} {y:g}l5 15m-5 0l5-15M{-x:g} {y:g}l-5 15m5 0l-5-15", "#ddd", 1.5),
        "sangar": stroke(f"M{x:g} {y:g}h{wide:g}", "#cfcabd", 4, stroke_dasharray="7 3"),
        "trench": stroke(f"M{x:g} {y:g}h{wide:g}", EARTH, 3, stroke_dasharray="6 6"),
        "foxhole": stroke(f"M{x:g} {y:g}h{wide:g}", EARTH, 3, stroke_dasharray="0 9", stroke_linecap="round"),
        "at_ditch": stroke(f"M{x:g} {y + 13:g}h{wide:g}", EARTH, 3, stroke_dasharray="10 4"),
    }[row.bar]
    plate = box(x, y, wide, BAR, colour, rx=3, stroke="#fff", stroke_width=0.8)
    return plate + pattern + words("f", row.label, 0, y + 11)


def _called(key: str, drawn: str, *, named: bool) -> str:
    return f'<g data-p="{escape(key)}">{drawn}</g>' if named and key else drawn


def _side_by_side(row: Row, top: float, scale: float, *, named: bool) -> str:
    """Counters next to each other, closer where the hex is narrow."""
    count = len(row.pieces)
    y = top + SIZE / 2
    wide = 2 * (2 * SX - (abs(y) + SIZE / 3) * scale * SX / SY) / scale
    pitch = min(SIZE + 3, (wide - SIZE) / (count - 1)) if count > 1 else 0.0
    pitch = max(pitch, 13.0)
    first = -pitch * (count - 1) / 2
    return "".join(
        _called(piece.key, counter(piece, first + i * pitch, y), named=named)
        for i, piece in enumerate(row.pieces)
    )


def counter(piece: Piece, x: float = 0, y: float = 0) -> str:
    """One counter, centred: its name above, what it is, its figures below; its side's colour, its badges."""
    item = piece.item
    hidden, concealed = "hidden" in item.status, "concealed" in item.status
    colour = SIDES.get(item.side, "#f4f1e8")
    veiled: dict[str, Value] = {"stroke_dasharray": "4 3", "opacity": 0.6} if hidden else {}
    name, figured = clean(_name(piece), 7), figures(item)
    parts = [box(-SIZE / 2, -SIZE / 2, SIZE, SIZE, colour, rx=3, stroke=INK, stroke_width=1.3, **veiled)]
    parts.append(_art(item, named=bool(name)))
    if concealed:
        parts.append(box(-10, -12, 20, 20, "#fff", rx=2, stroke=INK, opacity=0.9) + words("n", "?", 0, 3))
    parts.append(words("k", name, -19, -12.5) if name else "")
    parts.append(
        words("v", figured, 0, 18.5, **_narrow(figured, 4 if figured.isalpha() else 6)) if figured else ""
    )
    parts += _badges(item, -12.0 if len(name) > SHORT_NAME else -SIZE / 2)
    return group(x, y, "".join(parts))


def _art(item: Any, *, named: bool) -> str:
    """The picture of its kind, vehicles and Guns larger; letters for a kind without one."""
    if item.type in ICONS:
        wide = item.type in VEHICLES or item.type in GUNS
        where = -4 if wide and not named else -2
        return use(f"i.{item.type}", 0, where, ' transform="scale(1.2)"' if wide else "")
    text = SHORT.get(item.type, spoken(item.type)[:6].upper())
    return words("v", text, 0, 3, **_narrow(text, 4))


def _narrow(text: str, room: int) -> dict[str, Value]:
    return {"textLength": 38, "lengthAdjust": "spacingAndGlyphs"} if len(text) > room else {}


def _name(piece: Piece) -> str:
    """Its name where it is not just its side and type."""
    kind = f"{piece.item.side} {spoken(piece.item.type)}".strip()
    if piece.key.startswith(kind):
        return piece.key[len(kind) :].strip()
    own = piece.key.isupper() and len(piece.key) <= 7 and piece.key != SHORT.get(piece.item.type)
    return piece.key if own else ""


def _badges(item: Any, y: float) -> Iterator[str]:
    """Marks of its statuses down the right edge from there; Wall Advantage first and largest."""
    marks = [_badge(status) for status in item.status if status not in ("concealed", "hidden")]
    marks = sorted(marks, key=lambda mark: mark[0] != "WA")
    where = {"in": "IN", "crest": "CREST", "bypass": "BYP", "bridge": "BRDG", "pillbox": "PILL"}.get(
        item.at, item.at[:5].upper()
    )
    if where:
        marks.append((where, "#ffffff", "#1f4f8f"))
    if getattr(item, "floor", 0):
        marks.append((f"L{item.floor}", "#ffffff", "#1f4f8f"))
    edge = SIZE / 2 + 3
    for text, ground, ink in marks[:MORE]:
        wide = 6.2 * len(text) + 4
        tall = 12 if text == "WA" else 9.5
        colour, width = (GREEN, 2.0) if text == "WA" else (INK, 0.6)
        yield box(edge - wide, y, wide, tall, ground, rx=2, stroke=colour, stroke_width=width)
        yield words("b", text, edge - wide / 2, y + tall - 2.3, fill=ink)
        y += tall + 1


def _badge(status: str) -> tuple[str, str, str]:
    return BADGES.get(status, (status[:3].upper(), "#ffffff", "#333333"))
