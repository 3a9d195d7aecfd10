"""The board of a document as the page draws it: the parts of the drawing, each with its version."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, TypeVar

import msgspec

from asl_conformance.base.text import clean
from asl_conformance.drawing.picture import Cell, cells, hex_name, pieces, words
from asl_conformance.drawing.svg import parts
from asl_conformance.drawing.svg.counters import Stacks
from asl_conformance.drawing.svg.geometry import valid
from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.position import Counter, Hex, Position, Unit
from asl_conformance.suite.case import plain

Json = dict[str, Any]
T = TypeVar("T", Hex, Unit | Counter)
WHOLE = 720
"""A board of at most so many hexes is drawn whole; of a larger one, only the surroundings of its pieces."""
AROUND = 4


def shown(position: Position) -> set[Cell]:
    """The hexes that are drawn."""
    every = {
        (column, row)
        for column in range(position.columns)
        for row in range(0 if column % 2 else 1, position.rows + 1)
    }
    used = cells(position)
    if len(every) <= WHOLE:
        return every | {one for one in used if valid(one)}
    columns, rows = [c for c, _ in used] or [0], [r for _, r in used] or [1]
    near = {
        (c, r)
        for c, r in every
        if min(columns) - AROUND <= c <= max(columns) + AROUND
        and min(rows) - AROUND <= r <= max(rows) + AROUND
    }
    return near if len(near) <= WHOLE else {one for one in used if valid(one)}


class Picture:
    """The drawing, each part with the version in which it last changed."""

    def __init__(self) -> None:
        self._parts: dict[str, tuple[int, str]] = {}
        self._gone: dict[str, int] = {}
        self._stacks: Stacks = {}
        self._texts: dict[str, tuple[Any, str]] = {}
        """Each hex and piece with its words."""

    def draw(self, position: Position, version: int) -> None:
        """Draw the position of that version."""
        made: dict[str, str] = {}
        for part in parts(position, shown(position), self._stacks):
            key = f"{part.layer}.{part.of}"
            made[key] = made.get(key, "") + part.markup
        for key in self._parts.keys() - made.keys():
            del self._parts[key]
            self._gone[key] = version
        for key, markup in made.items():
            if key not in self._parts or self._parts[key][1] != markup:
                self._parts[key] = version, markup
                self._gone.pop(key, None)

    def in_words(self, position: Position) -> Json:
        """The content of each hex in words, for screen readers."""
        found: dict[str, list[str]] = {}
        for where in cells(position):
            name = hex_name(where)
            if name in position.hexes:
                text = self._text_of(f"hexes.{name}", name, position.hexes[name], _ground)
                found.setdefault(name, []).append(text)
        for key, piece in pieces(position):
            found.setdefault(piece.hex, []).append(self._text_of(f"pieces.{key}", key, piece, _piece))
        return {name: "; ".join(texts) for name, texts in found.items()}

    def _text_of(self, place: str, key: str, item: T, tell: Callable[[str, T], str]) -> str:
        """The words for a thing, made once as long as it stays the same."""
        if place not in self._texts or self._texts[place][0] != item:
            self._texts[place] = item, tell(key, item)
        return self._texts[place][1]

    def since(self, version: int) -> Json:
        """The parts that changed after that version; -1 for all."""
        return {
            "set": {key: markup for key, (made, markup) in self._parts.items() if made > version},
            "drop": [key for key, gone in self._gone.items() if gone > version],
        }


def _ground(_: str, ground: Hex) -> str:
    fields = plain(ground)
    text = [str(fields.pop("terrain", "Open Ground")), *(f"{key} {value}" for key, value in fields.items())]
    return ", ".join(text).replace("_", " ")


def _piece(key: str, piece: Unit | Counter) -> str:
    return words(key, piece).replace(f" in {piece.hex}", "", 1)


UNIT_FIELDS = frozenset({"hex", "at", "floor", "beneath", "status", "mf_spent", "side"})
COUNTER_FIELDS = frozenset({"type", "hex", "size", "possessed_by", "beneath", "status"})


def after(position: Position, actions: tuple[AnyAction, ...], state: Mapping[str, Any]) -> Position:
    """The position after the actions, with its pieces where an answer to ``state`` has them.

    A counter that the answer leaves out is gone. An answer without any counters leaves them as they were.
    """
    table: Json = plain(position)
    new: Json = {one["id"]: one for one in plain(actions) if "id" in one}
    for kind, fields, field in (("units", UNIT_FIELDS, "unit"), ("counters", COUNTER_FIELDS, "counter")):
        before: Json = table.get(kind, {})
        found: Json = {}
        for key, state_of in state.get(kind, {}).items():
            if state_of.get("eliminated"):
                continue
            known = before.get(key) or new.get(key, {}).get(field) or {}
            found[key] = {**known, **{k: v for k, v in state_of.items() if k in fields}}
        told = before.keys() if kind == "counters" and kind in state else state.get(kind, {}).keys()
        table[kind] = {**{key: one for key, one in before.items() if key not in told}, **found}
    try:
        return msgspec.convert(table, Position)
    except msgspec.ValidationError:  # an engine may answer what no position can have
        return position


def moved(
    before: Mapping[str, Any], now: Mapping[str, Any], in_mp: Collection[str] = frozenset()
) -> list[str]:
    """The changes from one state to the next, in words; the units of ``in_mp`` spend MP."""
    found = []
    for kind in ("units", "counters"):
        old, new = before.get(kind, {}), now.get(kind, {})
        for key, fields in new.items():
            if changes := list(_became(old.get(key), fields, "MP" if key in in_mp else "MF")):
                found.append(clean(f"{key}: {', '.join(changes)}", 200))
        found += [clean(f"{key} is gone", 200) for key in old.keys() - new.keys()]
    return found


def _became(before: Mapping[str, Any] | None, now: Mapping[str, Any], points: str) -> Iterator[str]:
    if now.get("eliminated"):
        yield from () if (before or {}).get("eliminated") else ("eliminated",)
        return
    if before is None:
        yield f"new in {now.get('hex', '?')}"
        return
    if now.get("hex") != before.get("hex"):
        yield f"in {now.get('hex', '?')}"
    if now.get("at") != before.get("at"):
        yield f"at {now.get('at') or 'its ground Location'}".replace("_", " ")
    if now.get("beneath") != before.get("beneath"):
        covers = ", ".join(now.get("beneath", ())).replace("_", " ")
        yield f"beneath {covers}" if covers else "on top"
    gained = sorted(set(now.get("status", ())) - set(before.get("status", ())))
    lost = sorted(set(before.get("status", ())) - set(now.get("status", ())))
    yield from (word.replace("_", " ") for word in gained)
    yield from (f"no more {word.replace('_', ' ')}" for word in lost)
    if now.get("mf_spent") != before.get("mf_spent"):
        yield f"{now.get('mf_spent', 0):g} {points} spent"
