"""A position and what is asked of it as one picture: ground, hexsides, counters, lines, names."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from textwrap import wrap
from typing import NamedTuple

from asl_conformance.base.text import clean
from asl_conformance.drawing.picture import Cell, cells, moment, pieces, words
from asl_conformance.drawing.svg import counters, ground
from asl_conformance.drawing.svg.geometry import Point, between, centre, distance, middle, region, segment
from asl_conformance.drawing.svg.legend import Entry, legend
from asl_conformance.drawing.svg.marks import NONE, Arrow, Marks, Sight
from asl_conformance.drawing.svg.markup import Part, group, shape, stroke
from asl_conformance.drawing.svg.markup import words as text
from asl_conformance.drawing.svg.symbols import STYLE, definitions, use
from asl_conformance.protocol.position import Position

MARGIN = 10.0
KEY_WIDTH = 240.0
"""Width of one entry of a legend."""
KEY_HEIGHT = 24.0
LETTER = 7.6
"""Width of a letter of a caption, rounded up."""
SIGHT = {True: "#12872b", False: "#d01424", None: "#1f5fbf"}
FIRE, MOVE, SPOKEN = "#7a2fb0", "#0b57c2", "#ff8c00"


class Drawing(NamedTuple):
    """A drawn board: its markup without a frame, the box it fills, what it uses, and what that means."""

    body: str
    left: float
    top: float
    width: float
    height: float
    symbols: frozenset[str]
    legend: tuple[Entry, ...]
    caption: str
    """What no picture shows: phase, side to move, SSRs, weather."""
    words: str
    """The drawing in words, for readers who cannot see it."""

    @property
    def view(self) -> str:
        """The box as an SVG view box."""
        return f"{self.left:g} {self.top:g} {self.width:g} {self.height:g}"


def draw(position: Position, over: Marks = NONE) -> Drawing:
    """Draw the position with those marks over it."""
    shown = region({*cells(position), *over.cells()})
    parts = [part.markup for part in (*ground.hexes(position, shown), *ground.hexsides(position))]
    parts += _spoken_of(over)
    parts += [part.markup for part in counters.counters(position)]
    parts += [_arrow(arrow) for arrow in over.arrows]
    parts += [_sight(sight) for sight in over.sights]
    parts += [part.markup for part in ground.names(position, shown)]
    points = [ground.at(where) for where in shown] or [(0.0, 0.0)]
    left, top = min(x for x, _ in points) - 60 - MARGIN, min(y for _, y in points) - 52 - MARGIN
    right, low = max(x for x, _ in points) + 60 + MARGIN, max(y for _, y in points) + 52 + MARGIN
    used = ground.symbols(position) | counters.symbols(position)
    used |= {"x.block"} if any(sight.blocked for sight in over.sights) else set()
    used |= {"x.ring"} if over.hexes else set()
    used |= {"x.bar"} if any(arrow.barred for arrow in over.arrows) else set()
    return Drawing(
        "".join(parts),
        left,
        top,
        right - left,
        low - top,
        frozenset(used),
        legend(position, over),
        clean("; ".join(moment(position))),
        in_words(position),
    )


def parts(position: Position, shown: set[Cell], stacks: counters.Stacks | None = None) -> Iterator[Part]:
    """The same board part by part, to be drawn anew where it changes; pieces are named by ``data-p``.

    Layers in the order in which they are painted: floor, band, above, side, stack, name. ``stacks``: those
    drawn before.
    """
    yield from ground.hexes(position, shown)
    yield from ground.hexsides(position)
    yield from counters.counters(position, named=True, before=stacks)
    yield from ground.names(position, shown)


def in_words(position: Position) -> str:
    """Everything that stands on the board, in a sentence a piece."""
    sentences = [*moment(position)]
    sentences += [f"{name}: {text}" for name, text in _terrain(position)]
    sentences += [words(key, item) for key, item in pieces(position)]
    return clean(". ".join(sentences))


def _terrain(position: Position) -> Iterator[tuple[str, str]]:
    for name, hexagon in position.hexes.items():
        note = ground.level_note(hexagon)
        kind = " ".join(
            filter(None, (hexagon.depression or hexagon.terrain, hexagon.road and f"{hexagon.road} road"))
        )
        yield name, f"{kind} {note}".strip().replace("_", " ")
    for name, side in position.hexsides.items():
        kind = ground.hexside_kind(position, side).replace("_", " ")
        yield name, kind or ("road" if side.road else "nothing")


def document(drawing: Drawing, *, key: bool = True, title: str = "") -> str:
    """A whole SVG file: the drawing with its symbols and style and, if asked for, its legend below."""
    entries = drawing.legend if key else ()
    wide = max(drawing.width, KEY_WIDTH + 2 * MARGIN) if entries else drawing.width
    columns = max(1, int((wide - 2 * MARGIN) // KEY_WIDTH))
    rows = -(-len(entries) // columns)
    lines = wrap(drawing.caption, int(wide / LETTER)) if key else []
    height = drawing.height + len(lines) * KEY_HEIGHT + (rows * KEY_HEIGHT + MARGIN if rows else 0)
    left = drawing.left - (wide - drawing.width) / 2
    used = drawing.symbols.union(*(entry.symbols for entry in entries))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {drawing.top:g} {wide:g} {height:g}" '
        f'width="{wide:g}" height="{height:g}" role="img">',
        f"<title>{escape(clean(title) or 'A board')}</title><desc>{escape(drawing.words)}</desc>",
        f"<style>{STYLE}</style><defs>{definitions(used)}</defs>",
        f'<rect x="{left:g}" y="{drawing.top:g}" width="{wide:g}" height="{height:g}" fill="#fbfaf4"/>',
        drawing.body,
    ]
    below = drawing.top + drawing.height + KEY_HEIGHT / 2
    for line in lines:
        parts.append(text("g", line, left + MARGIN, below + 4))
        below += KEY_HEIGHT
    for i, entry in enumerate(entries):
        x, y = left + MARGIN + 20 + (i % columns) * KEY_WIDTH, below + (i // columns) * KEY_HEIGHT
        parts.append(group(x, y, entry.swatch + text("g", entry.text, 24, 5)))
    return "".join(parts) + "</svg>\n"


def _line(a: Point, b: Point, colour: str, dash: str | None = None, width: float = 3.6) -> str:
    path = f"M{a[0]:.5g} {a[1]:.5g}L{b[0]:.5g} {b[1]:.5g}"
    halo = stroke(path, "#fff", width + 2.4, stroke_linecap="round", opacity=0.8)
    return halo + stroke(path, colour, width, stroke_linecap="round", stroke_dasharray=dash)


def _sight(sight: Sight) -> str:
    colour, (a, b) = SIGHT[sight.clear], (sight.start, sight.end)
    dots = "".join(
        shape("circle", cx=x, cy=y, r=5, fill=colour, stroke="#fff", stroke_width=1.5) for x, y in (a, b)
    )
    if sight.blocked is None:
        line = _line(a, b, colour, "12 8" if sight.clear is False else None)
    else:
        line = _line(sight.blocked, b, colour, "2 9", 3) + _line(a, sight.blocked, colour)
        line += use("x.block", *sight.blocked)
    return line + dots + _note(middle(a, b), sight.note)


def _note(where: Point, label: str) -> str:
    if not label:
        return ""
    x, y = where
    ring = shape("circle", cx=x, cy=y, r=11, fill="#fff", stroke=SIGHT[True], stroke_width=2)
    return ring + text("t", label, x, y + 3.5)


def _arrow(arrow: Arrow) -> str:
    """A shaft that leaves the counters at both ends free, with a head."""
    far = distance(arrow.start, arrow.end) or 1.0
    a, b = between(arrow.start, arrow.end, 24 / far), between(arrow.start, arrow.end, 1 - 22 / far)
    colour, dash = (FIRE, "10 5") if arrow.kind == "fire" else (MOVE, None)
    dx, dy = (arrow.end[0] - arrow.start[0]) / far, (arrow.end[1] - arrow.start[1]) / far
    tip = between(arrow.start, arrow.end, 1 - 14 / far)
    (tx, ty), (bx, by) = tip, b
    head = f"{tx:.5g},{ty:.5g} {bx - 8 * dy:.5g},{by + 8 * dx:.5g} {bx + 8 * dy:.5g},{by - 8 * dx:.5g}"
    shaft = _line((round(a[0], 1), round(a[1], 1)), (round(bx, 1), round(by, 1)), colour, dash, 5)
    arrowhead = shape("polygon", points=head, fill=colour, stroke="#fff", stroke_width=1.2)
    return shaft + arrowhead + (use("x.bar", *middle(a, b)) if arrow.barred else "")


def _spoken_of(over: Marks) -> Iterator[str]:
    """A glow along hexsides and around hexes that the case speaks of."""
    for name in over.hexsides:
        side = segment(name)
        if side is not None:
            (ax, ay), (bx, by) = side
            yield stroke(f"M{ax:g} {ay:g}L{bx:g} {by:g}", SPOKEN, 18, opacity=0.55, stroke_linecap="round")
    for name in over.hexes:
        point = centre(name)
        if point is not None:
            yield use("x.ring", *point, f' fill="none" stroke="{SPOKEN}" stroke-width="5" opacity=".8"')
