"""SVG elements as text: short to write, numbers short in the file, text escaped."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import NamedTuple

Value = str | float | int | None


class Part(NamedTuple):
    """Some markup of a drawing by its layer and what it shows there, so that it can be drawn anew alone."""

    layer: str
    of: str
    """A hex, a hexside, or the hex and hexside of a stack."""
    markup: str


def shape(name: str, **attributes: Value) -> str:
    """An empty element; ``stroke_width=2`` is ``stroke-width="2"``, None is left out."""
    markup = f"<{name}"
    for key, value in attributes.items():
        if value is not None:
            markup += f'{_named(key)}"{value if isinstance(value, str) else format(value, ".5g")}"'
    return markup + "/>"


@lru_cache(maxsize=256)
def _named(key: str) -> str:
    return f" {key.rstrip('_').replace('_', '-')}="


@lru_cache(maxsize=16384)
def stroke(d: str, colour: str, width: float, **more: Value) -> str:
    """A path that is drawn and not filled."""
    return shape("path", d=d, fill="none", stroke=colour, stroke_width=width, **more)


@lru_cache(maxsize=16384)
def box(x: float, y: float, width: float, height: float, fill: str, **more: Value) -> str:
    """A rectangle by its upper left corner."""
    return shape("rect", x=x, y=y, width=width, height=height, fill=fill, **more)


@lru_cache(maxsize=16384)
def words(style: str, text: str, x: float = 0, y: float = 0, **more: Value) -> str:
    """Text in one of the styles of the style sheet; the text is escaped."""
    start = shape("text", class_=style, x=x or None, y=y or None, **more)
    return f"{start[:-2]}>{escape(text)}</text>"


def group(x: float, y: float, inner: str, scale: float = 1.0) -> str:
    """What is drawn around 0, 0, moved there."""
    return (
        f'<g transform="translate({x:.5g} {y:.5g}){f" scale({scale:.3g})" if scale != 1 else ""}">{inner}</g>'
    )
