"""From pixels to a board: terrain by the centre dot, hexsides by what is drawn along them (B.1).

A hex is of the terrain that holds its centre dot, and a building hex if any building stands in it. What
else is drawn there is its artwork. Nothing is guessed: what the protocol has no word for is listed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from asl_conformance.boards import bridges, geometry, raster
from asl_conformance.boards.archive import Archive, Grid
from asl_conformance.boards.chart import CODES, FACTORY, INHERENT, MEANINGS, OPEN, UNKNOWN, Meaning
from asl_conformance.boards.file import FORMAT, Board, Odd, Source
from asl_conformance.boards.geometry import STEPS, Cell, hex_name, side_name
from asl_conformance.boards.metadata import SharedMetadata
from asl_conformance.boards.pixels import Drawn, Pixels, Sample, woven
from asl_conformance.boards.roads import Laid, Roads, course
from asl_conformance.boards.sides import Side, read_side
from asl_conformance.protocol.position import Position

Fields = dict[str, Any]
Shares = tuple[int, ...]

NOTHING: Shares = (0,) * len(STEPS)
SPECK = 6
"""Pixels of a terrain in a triangle that are too few to count: rounding at the border of a hex."""
FULL = 97
"""Percent of a triangle's pixels from which on it is filled."""
BUILDING = 150
"""Pixels of a building that make a hex whose centre dot is bare a building hex."""
BUILDINGS = frozenset({"wooden_building", "stone_building"})
ROADSIDE = INHERENT | frozenset("woods forest pine_woods brush".split())
"""Terrain that a road or path leads through without making the hex another's (B13.31, B13.6)."""
MUCH = 33
"""Percent of a hex that inherent terrain, or terrain about a road or path, covers where the hex is of it."""
WATERS = frozenset("water river canal".split())
BARE = WATERS | {"open_ground", "plowed_field", ""}
"""Terrain that is nothing to a LOS."""
DOTTED = frozenset({"grain"})
"""Terrain that is drawn as dots, with bare ground between them."""
TOUCHES = 3
"""Pixels along a hexside that artwork must come close to, to touch it."""
SHELLED = 150
"""Pixels of shellholes or a runway that a hex has which is one of theirs."""
ROAD = 60
"""Pixels of a road that make a hex a road hex."""


@dataclass
class _Found:
    """A board in the making."""

    hexes: dict[str, Fields] = field(default_factory=dict)
    hexsides: dict[str, Fields] = field(default_factory=dict)
    artwork: dict[str, dict[str, Shares]] = field(default_factory=dict)
    levels: dict[str, dict[int, int]] = field(default_factory=dict)
    unknown: dict[str, list[str]] = field(default_factory=dict)
    odd: list[Odd] = field(default_factory=list)

    def strange(self, place: str, what: str, kind: str) -> None:
        self.odd.append(Odd(place, what, kind))


class Reader:
    """Reads the board of a grid, hex by hex and hexside by hexside."""

    def __init__(self, grid: Grid, names: Mapping[int, str] = CODES) -> None:
        self.names = names
        self.meanings = {code: MEANINGS[name] for code, name in names.items() if name in MEANINGS}
        dotted = [code for code, meaning in self.meanings.items() if meaning.terrain in DOTTED]
        self.pixels = Pixels(woven(grid, dotted))
        self.found = _Found()
        self.kinds: dict[str, set[int]] = {}
        """The codes of each terrain of hexes."""
        for code, meaning in self.meanings.items():
            self.kinds.setdefault(meaning.terrain, set()).add(code)
        self.sided = {
            code for code, meaning in self.meanings.items() if meaning.side or meaning.road or meaning.bridge
        }
        self.roads = Roads()
        self.bare: set[Cell] = set()
        """Hexes without a pixel of hexside terrain, road or bridge."""
        self.shares: dict[Cell, tuple[str, Shares]] = {}
        """For hexes whose terrain may leave hexsides free: the terrain and what it covers of them."""
        self.free: dict[Cell, dict[int, str]] = {}
        """For those, the neighbours towards which it does so, by direction."""

    def meaning(self, code: int) -> Meaning:
        """What a terrain code means; nothing, if it is unknown."""
        return self.meanings.get(code, UNKNOWN)

    def read(self) -> _Found:
        """Everything that is drawn on the board."""
        for cell in geometry.cells():
            self._hex(cell)
        for cell, near, way in geometry.sides():
            bare = cell in self.bare and near in self.bare
            if bare and cell not in self.shares and near not in self.shares:
                continue
            samples = self.pixels.side(cell, way)
            if not bare:
                self._side(side_name(cell, near), samples)
                self.roads.lies(course(samples, self.meaning), cell, near)
            self._leave_free(cell, near, way, [here for here, _ in samples])
            self._leave_free(near, cell, way + 3, [there for _, there in samples])
        for cell, towards in self.free.items():
            self.found.hexes[hex_name(cell)]["free"] = [towards[way] for way in sorted(towards)]
        self._settle_roads()
        return self.found

    def _settle_roads(self) -> None:
        """Give hexes and hexsides the roads that enter and cross them, and note what does not count."""
        entered, found = self.roads.entered(), self.found
        for cell in self.roads.drawn.keys() - entered:
            name = hex_name(cell)
            del found.hexes[name]["road"]
            if not found.hexes[name]:
                del found.hexes[name]
        for pair in self.roads.crossed:
            if entered.issuperset(pair):
                found.hexsides.setdefault(side_name(*pair), {})["road"] = True
        found.odd += self.roads.odd()

    def _hex(self, cell: Cell) -> None:
        name, drawn = hex_name(cell), self.pixels.hex(cell)
        if self.sided.isdisjoint(drawn.whole):
            self.bare.add(cell)
        for code in drawn.whole:
            if code not in self.meanings and drawn.whole[code] > SPECK:
                self.found.unknown.setdefault(self.names.get(code, f"code {code}"), []).append(name)
        fields = self._ground(cell, drawn)
        artwork = self._artwork(drawn)
        self._keep_levels(name, drawn)
        terrain = fields.get("terrain", "")
        if terrain and terrain not in INHERENT:
            self.shares[cell] = terrain, artwork.get(terrain, NOTHING)
        partly = {kind: one for kind, one in artwork.items() if min(one) < FULL or kind != terrain}
        if partly:
            self.found.artwork[name] = partly
        fields = {key: value for key, value in fields.items() if value}
        if fields:
            self.found.hexes[name] = fields

    def _ground(self, cell: Cell, drawn: Drawn) -> Fields:
        """The fields of the hex, those that are as usual among them."""
        code, level = self.pixels.dot(cell)
        meaning = self._of_centre(cell, code, drawn)
        fields: Fields = {**meaning.hex, "level": level, "road": self._road(drawn)}
        fields["overlays"] = self._overlays(drawn)
        for what in bridges.odd(code, level, drawn, self.meaning):
            self.found.strange(hex_name(cell), what, bridges.BRIDGE)
        under = self._depression(code, drawn)
        if bridges.bridged(code, drawn, self.meaning):
            fields |= bridges.fields(code, level, drawn, self.meaning)
        elif under is not None:
            fields |= {**under.hex, "level": level + 1, "road": ""}
        if fields["road"]:
            self.roads.drawn[cell] = self._about_road(cell, code, meaning)
        return fields

    def _about_road(self, cell: Cell, code: int, meaning: Meaning) -> Laid:
        """The road drawn in the hex; one that ends at a building or in water gives the hex no road."""
        dot, barred = self.meaning(code), ""
        if (dot.terrain in BUILDINGS and meaning.terrain in BUILDINGS) or FACTORY in self._spoken(code):
            barred = "on a building"
        elif dot.terrain in WATERS:
            barred = "in water"
        leaves = any(self.meaning(one).road for one in self.pixels.edge(cell))
        return Laid(bool(dot.road) or dot.bridge, barred, leaves)

    def _of_centre(self, cell: Cell, code: int, drawn: Drawn) -> Meaning:
        """The terrain of the hex: of its centre dot, but for buildings, inherent terrain and roads (B.1)."""
        name, meaning = hex_name(cell), self.meaning(code)
        if meaning.side:
            self.found.strange(
                name, f"the centre dot is on a {meaning.side}, which is hexside terrain", "dot"
            )
            meaning = OPEN
        self._doubt_dot(cell, meaning)
        if meaning.terrain in BUILDINGS:
            return meaning
        area = sum(drawn.whole.values())
        house = self._most(drawn, BUILDINGS)
        if house is not None and drawn.whole[house] >= BUILDING:
            self.found.strange(
                name, f"{self._spoken(house)} stands in it, but not on the centre dot", "building"
            )
            return self.meaning(house)
        around = self._most(drawn, ROADSIDE if meaning.passage else INHERENT)
        if around is not None and not meaning.depression and 100 * drawn.whole[around] >= MUCH * area:
            return self.meaning(around)
        return meaning

    def _doubt_dot(self, cell: Cell, meaning: Meaning) -> None:
        """Report a centre dot on one terrain that lies among pixels of another."""
        around = self.pixels.around(cell)
        near = self.meaning(max(sorted(set(around)), key=around.count))
        if near.terrain != meaning.terrain and not (near.passage or meaning.passage or near.side):
            one, other = (kind.replace("_", " ") or "bare ground" for kind in (meaning.terrain, near.terrain))
            self.found.strange(
                hex_name(cell), f"the centre dot is on {one}, the pixels around it on {other}", "dot"
            )

    def _most(self, drawn: Drawn, kinds: frozenset[str]) -> int | None:
        """The terrain code of these kinds that covers the most pixels of the hex."""
        those = [code for code in drawn.whole if self.meaning(code).terrain in kinds]
        return max(those, key=lambda code: (drawn.whole[code], code), default=None)

    def _spoken(self, code: int) -> str:
        return self.names.get(code, f"code {code}")

    def _depression(self, code: int, drawn: Drawn) -> Meaning | None:
        """The Depression of the hex: at its centre dot, or of the sunken road there."""
        meaning = self.meaning(code)
        if meaning.depression:
            return meaning
        those = {other: count for other, count in drawn.whole.items() if self.meaning(other).depression}
        if not those or not meaning.road:
            return None
        found = self.meaning(max(those, key=lambda other: (those[other], other)))
        sunken = found.depression == "sunken_road" and min(drawn.levels) < 0
        return found if sunken else None

    def _road(self, drawn: Drawn) -> str:
        """The road of the hex: the better one if there are two."""
        roads = {self.meaning(code).road for code, count in drawn.whole.items() if count >= ROAD}
        return next((kind for kind in ("elevated", "paved", "unpaved") if kind in roads), "")

    def _overlays(self, drawn: Drawn) -> list[str]:
        """Shellholes and runways, which leave the hex what it is."""
        those = (code for code, count in drawn.whole.items() if count >= SHELLED)
        return sorted({overlay for code in those for overlay in self.meaning(code).hex.get("overlays", ())})

    def _artwork(self, drawn: Drawn) -> dict[str, Shares]:
        """For each terrain that a LOS may meet, the part of each triangle that it covers."""
        kinds = {self.meaning(code).terrain for code in drawn.whole} - BARE
        found = {}
        for kind in sorted(kinds):
            counts = [self._pixels_of(kind, one) for one in drawn.counts]
            totals = [sum(one.values()) for one in drawn.counts]
            shares = tuple(map(_percent, counts, totals))
            if any(shares):
                found[kind] = shares
        return found

    def _pixels_of(self, kind: str, counts: Mapping[int, int]) -> int:
        return sum(count for code, count in counts.items() if self.meaning(code).terrain == kind)

    def _keep_levels(self, name: str, drawn: Drawn) -> None:
        """Note the levels of a hex that has several, those of a Depression apart."""
        if len(drawn.levels) > 1:
            area = sum(drawn.levels.values())
            shares = {level: max(1, 100 * count // area) for level, count in drawn.levels.items()}
            self.found.levels[name] = dict(sorted(shares.items()))

    def _leave_free(self, cell: Cell, near: Cell, way: int, drawn: Sequence[bytes]) -> None:
        """Note the neighbour if the artwork of the hex stays clear of their hexside (A4.3)."""
        kind, shares = self.shares.get(cell, ("", NOTHING))
        way %= len(STEPS)
        if not kind or shares[way] >= FULL:
            return
        codes = self.kinds[kind]
        touched = shares[way] and sum(not codes.isdisjoint(one) for one in drawn) >= TOUCHES
        if not touched:
            self.free.setdefault(cell, {})[way] = hex_name(near)

    def _side(self, name: str, samples: Sequence[Sample]) -> None:
        side: Side = read_side(samples, self.meaning)
        if side.partly:
            self.found.strange(
                name, f"a {side.partly} covers only a part of it and is not counted", "hexside"
            )
        if side.one_sided:
            self.found.strange(name, f"the {side.terrain} is drawn on one side of it only", "hexside")
        fields = {"terrain": side.terrain, "gap": side.gap}
        kept = {key: value for key, value in fields.items() if value}
        if kept:
            self.found.hexsides[name] = kept


def _percent(count: int, total: int) -> int:
    return 0 if count <= SPECK else max(1, 100 * count // total)


def board_of(
    archive: Archive, shared: SharedMetadata | None = None, commit: str = "", rules: tuple[str, ...] = ()
) -> Board:
    """The board of an archive; ``rules`` are scenario rules that its grid was already changed by."""
    names = CODES if shared is None else shared.terrain
    reader = Reader(archive.grid, names)
    found = reader.read()
    name = archive.metadata.name or archive.file.removeprefix("bd")
    for place, hexsides in archive.metadata.sloped:
        found.strange(
            place, f"has slopes{_towards(place, hexsides)}, which the protocol has no word for", "slope"
        )
    position = {
        "board": name,
        "columns": archive.grid.columns,
        "rows": archive.grid.rows,
        "hexes": found.hexes,
        "hexsides": dict(sorted(found.hexsides.items())),
    }
    places = zip(geometry.names(), archive.grid.stairways, strict=True)
    return Board(
        FORMAT,
        name,
        _source(archive, shared, commit, rules),
        msgspec.convert(position, Position),
        tuple(place for place, stairs in places if stairs),
        found.artwork,
        found.levels,
        raster.packed(reader.pixels.grid, names),
        {terrain: tuple(hexes) for terrain, hexes in sorted(found.unknown.items())},
        tuple(found.odd),
    )


def _towards(name: str, hexsides: str) -> str:
    """The hexsides of the hex towards these neighbours."""
    cell = geometry.names().get(name)
    ways = [int(digit) for digit in hexsides if digit in "012345"]
    near = [geometry.neighbours(cell)[way] for way in ways] if cell is not None else []
    sides = [side_name(cell, other) for other in near if cell is not None and other is not None]
    return f" on {', '.join(sides)}" if sides else ""


def _source(archive: Archive, shared: SharedMetadata | None, commit: str, rules: tuple[str, ...]) -> Source:
    metadata = archive.metadata
    of_codes = (shared.file, shared.sha256) if shared is not None else ("", "")
    return Source(
        archive.file, archive.sha256, metadata.version, metadata.version_date, *of_codes, commit, rules
    )
