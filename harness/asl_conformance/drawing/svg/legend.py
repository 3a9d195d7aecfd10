"""What the marks of a drawing mean: only those that occur in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from asl_conformance.drawing.picture import pieces, spoken
from asl_conformance.drawing.svg import ground
from asl_conformance.drawing.svg.counters import BARS
from asl_conformance.drawing.svg.figures import ARMED, DASH, MACHINE_GUNS, figures
from asl_conformance.drawing.svg.marks import Marks
from asl_conformance.drawing.svg.markup import box, group, shape, stroke, words
from asl_conformance.drawing.svg.symbols import BADGES, BANDS, EDGES, GUNS, LEVELS, SIDES, use
from asl_conformance.protocol.position import Position

PAPER = LEVELS[0]
"""The background of a swatch of terrain."""


class Entry(NamedTuple):
    """A swatch about 36 wide and 20 high around 0, 0, and what it means."""

    swatch: str
    text: str
    symbols: tuple[str, ...] = ()


def legend(position: Position, over: Marks) -> tuple[Entry, ...]:
    """The entries for a drawing, from lines down to the ground."""
    return (
        *_lines(over),
        *_sides(position),
        *_figures(position),
        *_statuses(position),
        *_edges(position),
        *_ground(position),
    )


def _stroke(colour: str, dash: str | None = None) -> str:
    return stroke("M-16 0h32", colour, 4, stroke_linecap="round", stroke_dasharray=dash)


def _lines(over: Marks) -> Iterator[Entry]:
    results = {(sight.clear, sight.blocked is not None) for sight in over.sights}
    here = "LOS is blocked here" + (" (engine)" if any(s.by_engine for s in over.sights) else "")
    if any(clear is True for clear, _ in results):
        yield Entry(_stroke("#12872b"), "LOS is clear")
    if (False, True) in results:
        yield Entry(
            _stroke("#d01424") + group(0, 0, use("x.block"), 0.7),
            here,
            ("x.block",),
        )
    if (False, False) in results:
        yield Entry(_stroke("#d01424", "7 7"), "LOS is blocked")
    if any(clear is None for clear, _ in results):
        yield Entry(_stroke("#1f5fbf"), "LOS")
    if any(sight.note for sight in over.sights):
        yield Entry(
            shape("circle", r=9, fill="#fff", stroke="#12872b", stroke_width=2) + words("t", "+n", 0, 3.5),
            "LOS Hindrance DRM",
        )
    kinds = {arrow.kind for arrow in over.arrows}
    if "move" in kinds:
        yield Entry(_stroke("#0b57c2") + shape("path", d="M18 0l-9-6v12z", fill="#0b57c2"), "moves to")
    if "fire" in kinds:
        yield Entry(
            _stroke("#7a2fb0", "8 6") + shape("path", d="M18 0l-9-6v12z", fill="#7a2fb0"),
            "attacks",
        )
    if any(arrow.barred for arrow in over.arrows):
        yield Entry(group(0, 0, use("x.bar"), 0.8), "not allowed", ("x.bar",))
    if over.hexsides or over.hexes:
        yield Entry(stroke("M-16 0h32", "#ff8c00", 8, opacity=0.6), "what is spoken of")


def _sides(position: Position) -> Iterator[Entry]:
    items = [item for _, item in pieces(position)]
    for side in dict.fromkeys(item.side for item in items if item.side):
        yield Entry(box(-8, -8, 16, 16, SIDES.get(side, "#f4f1e8"), rx=2, stroke="#222"), side)
    covers = {cover for item in items for cover in item.beneath} | {i.type for i in items if i.type in BARS}
    if covers:
        yield Entry(
            box(-16, -3, 32, 6, "#6b4a2a", rx=1.5)
            + box(-4, -10, 7, 6, "#9fb8c9", stroke="#222", stroke_width=0.6)
            + box(-4, 4, 7, 6, "#9fb8c9", stroke="#222", stroke_width=0.6),
            "above: on top; below: beneath",
        )


def _figures(position: Position) -> Iterator[Entry]:
    kinds = {item.type for _, item in pieces(position)}
    shown = (
        (ARMED, "4-6-7", "FP, range, morale"),
        ({"leader"}, "9-1", "morale, leadership"),
        (MACHINE_GUNS, "3-8", "FP, range"),
        (GUNS, "AT 37", "kind of Gun, mm"),
    )
    for known, sample, text in shown:
        if kinds.intersection(known):
            yield Entry(words("v", sample, 0, 4), text)
    if any(DASH in figures(item) for _, item in pieces(position)):
        yield Entry(words("v", DASH, 0, 4), "not in the position")


def _statuses(position: Position) -> Iterator[Entry]:
    found = dict.fromkeys(status for _, item in pieces(position) for status in item.status)
    for status in found:
        if status in BADGES and status != "hidden":
            text, paper, ink = BADGES[status]
            yield Entry(
                box(-14, -7, 28, 14, paper, rx=2, stroke="#222", stroke_width=0.8)
                + words("b", text, 0, 3, fill=ink),
                spoken(status),
            )
        elif status == "concealed":
            yield Entry(box(-8, -8, 16, 16, "#fff", stroke="#222") + words("n", "?", 0, 5), "concealed")
        elif status == "hidden":
            yield Entry(box(-8, -8, 16, 16, "#fff", stroke="#222", stroke_dasharray="4 3"), "hidden (HIP)")


def _edges(position: Position) -> Iterator[Entry]:
    kinds = {ground.hexside_kind(position, side): side.terrain for side in position.hexsides.values()}
    for kind, printed in kinds.items():
        if kind in EDGES:
            by_ssr = "" if kind == printed else f" (SSR; printed as {printed})"
            yield Entry(ground.edge(kind, (-15, 0), (15, 0)), spoken(kind) + by_ssr)
    if any(side.gap for side in position.hexsides.values()):
        yield Entry(
            ground.edge("wall", (-15, 0), (-7, 0)) + ground.edge("wall", (7, 0), (15, 0)), "a gap in it"
        )
    if any(side.breached for side in position.hexsides.values()):
        yield Entry(use("x.breach"), "breached", ("x.breach",))


def _ground(position: Position) -> Iterator[Entry]:
    grounds = list(position.hexes.values())
    for terrain in dict.fromkeys(g.terrain for g in grounds if g.terrain != "open_ground"):
        yield Entry(_small(f"t.{terrain}", PAPER), spoken(terrain), ("x.hex", f"t.{terrain}"))
    for level in sorted({g.level for g in grounds if g.level}):
        paint = ground.level_colour(level)
        yield Entry(_small("", paint), f"level {level:g}", ("x.hex",))
    for kind in dict.fromkeys(k for g in grounds for k in (g.depression, g.road) if k):
        bank, bed = BANDS[kind]
        road = " road" if kind in ("unpaved", "paved", "elevated") else ""
        yield Entry(stroke("M-16 0h32", bank, 16) + stroke("M-16 0h32", bed, 11), spoken(kind) + road)
    for overlay in dict.fromkeys(o for g in grounds for o in g.overlays):
        yield Entry(_small(f"x.{overlay}", PAPER), spoken(overlay), ("x.hex", f"x.{overlay}"))


def _small(name: str, paint: str) -> str:
    art = use(name) if name else ""
    return f'<g transform="scale(.2)">{use("x.hex", 0, 0, f" fill={chr(34)}{paint}{chr(34)}")}{art}</g>'
