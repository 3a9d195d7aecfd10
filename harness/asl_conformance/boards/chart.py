"""The meaning of a board archive's terrain codes in the words of the protocol.

The codes are those of VASL's SharedBoardMetadata.xml, by its names; a file of another
version may replace this table. Terrain without a word in the protocol is not here: it is
listed as unknown where it occurs.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

Fields = Mapping[str, Any]


class Meaning(NamedTuple):
    """A terrain: the fields it gives a hex whose centre dot it covers, or the hexside it is drawn on."""

    hex: Fields = MappingProxyType({})
    side: str = ""
    """The terrain of a hexside; empty for terrain of hexes."""
    road: str = ""
    bridge: bool = False
    path: bool = False
    known: bool = True
    """Whether the protocol has a word for it."""

    @property
    def passage(self) -> bool:
        """Whether it is a road or path, which does not change the terrain of its hex."""
        return bool(self.road) or self.path

    @property
    def terrain(self) -> str:
        """The protocol's terrain of a hex; empty for open ground and for what is drawn on hexsides."""
        found: str = self.hex.get("terrain", "")
        return found

    @property
    def depression(self) -> str:
        """The protocol's Depression."""
        found: str = self.hex.get("depression", "")
        return found


def _house(kind: str, floors: int) -> Meaning:
    """A building with so many upper levels: half a level higher than its roof if it has any (B23.2)."""
    upper = {"floors": floors, "height": floors + 0.5} if floors else {}
    return Meaning({"terrain": f"{kind}_building", **upper})


def _houses(name: str, kind: str) -> dict[str, Meaning]:
    return {name: _house(kind, 0), **{f"{name}, {n} Level": _house(kind, n) for n in range(1, 5)}}


def _rowhouses() -> dict[str, Meaning]:
    """Bars between the houses of a row: as high as these, to a LOS along them (B23.71)."""
    houses = [_house("stone", floors).hex for floors in range(5)]
    first, *others = (Meaning(house, side="rowhouse") for house in houses)
    return {"Rowhouse Wall": first, **{f"Rowhouse Wall, {n} Level": bar for n, bar in enumerate(others, 1)}}


OPEN = Meaning()
UNKNOWN = Meaning(known=False)
MEANINGS: Mapping[str, Meaning] = {
    "Open Ground": OPEN,
    "Path": Meaning(path=True),
    "Plowed Field": Meaning({"terrain": "plowed_field"}),
    "Mudflats": Meaning({"terrain": "mudflat"}),
    "Water": Meaning({"terrain": "water"}),
    "River": Meaning({"terrain": "river"}),
    "Canal": Meaning({"terrain": "canal"}),
    "Marsh": Meaning({"terrain": "marsh"}),
    "Shellholes": Meaning({"overlays": ("shellholes",)}),
    "Runway": Meaning({"overlays": ("runway",)}),
    "Grain": Meaning({"terrain": "grain"}),
    "Brush": Meaning({"terrain": "brush"}),
    "Crags": Meaning({"terrain": "crag"}),
    "Graveyard": Meaning({"terrain": "graveyard"}),
    "Vineyard": Meaning({"terrain": "vineyard"}),
    "Woods": Meaning({"terrain": "woods"}),
    "Forest": Meaning({"terrain": "forest"}),
    "Pine Woods": Meaning({"terrain": "pine_woods"}),
    "Orchard": Meaning({"terrain": "orchard"}),
    "Olive Grove": Meaning({"terrain": "olive_grove"}),
    "Cactus Patch": Meaning({"terrain": "cactus_patch"}),
    "Stone Rubble": Meaning({"terrain": "stone_rubble"}),
    "Wooden Rubble": Meaning({"terrain": "wooden_rubble"}),
    "Stone Rubble Ground Level": Meaning({"terrain": "stone_rubble"}),
    "Wooden Rubble Ground Level": Meaning({"terrain": "wooden_rubble"}),
    "Gully": Meaning({"depression": "gully"}),
    "Wadi": Meaning({"depression": "wadi"}),
    "Dry Stream": Meaning({"depression": "stream", "water": "dry"}),
    "Shallow Stream": Meaning({"depression": "stream", "water": "shallow"}),
    "Deep Stream": Meaning({"depression": "stream", "water": "deep"}),
    "Sunken Road": Meaning({"depression": "sunken_road"}),
    "Dirt Road": Meaning(road="unpaved"),
    "Paved Road": Meaning(road="paved"),
    "Elevated Road": Meaning(road="elevated"),
    "Single Hex Stone Bridge": Meaning(bridge=True),
    "Single Hex Wooden Bridge": Meaning(bridge=True),
    "Stone Bridge": Meaning(bridge=True),
    "Wooden Bridge": Meaning(bridge=True),
    "Wall": Meaning(side="wall"),
    "Hedge": Meaning(side="hedge"),
    "Bocage": Meaning(side="bocage"),
    "Cactus Hedge": Meaning(side="cactus_hedge"),
    "Cliff": Meaning(side="cliff"),
    "Road Block": Meaning(side="roadblock"),
    **_houses("Stone Building", "stone"),
    **_houses("Wooden Building", "wooden"),
    **_rowhouses(),
}
"""Terrain by VASL's name for it."""

FACTORY = "Factory"
"""In VASL's names for buildings without a word in the protocol."""
INHERENT = frozenset(
    "vineyard orchard olive_grove cactus_patch crag graveyard wooden_rubble stone_rubble".split()
)
"""Terrain that fills its hex, however little of it is drawn (B.6)."""

HEIGHTS: Mapping[str, float] = {
    "woods": 1,
    "forest": 2,
    "pine_woods": 2,
    "wooden_building": 1,
    "stone_building": 1,
    "brush": 0.5,
    "grain": 0.5,
    "marsh": 0.5,
    "mudflat": 0.5,
}
"""Heights, in levels, of terrain that a LOS meets only where its artwork is."""

_OTHERS = (
    "3 Snow;4 Deep Snow;5 Ice;6 Mud;9 Shallow Water;11 Shallow River;12 Ford;27 Debris;29 Lumberyard;"
    "34 Flooded Stream;35 Irrigation Ditch;45 Stone Factory Wall, 1.5 Level;46 Stone Factory Wall, 2.5 Level;"
    "47 Stone Factory, 1.5 Level;48 Stone Factory, 2.5 Level;49 Stone Market Place;"
    "55 Wooden Factory Wall, 1.5 Level;56 Wooden Factory Wall, 2.5 Level;57 Wooden Factory, 1.5 Level;"
    "58 Wooden Factory, 2.5 Level;59 Wooden Market Place;"
    "64 Orchard, Out of Season;86 Pontoon Bridge;87 Foot Bridge;105 Hillock;107 Sand;108 Sand Dune;"
    "112 Track;120 Broken Ground;126 Light Jungle;127 Dense Jungle;128 Bamboo;129 Palm Trees;130 Huts;"
    "132 Kunai;133 Swamp;153 Railroad, Ground Level;166 Storage Tank;175 Light Woods"
)
_KNOWN = (
    "0 Open Ground;1 Plowed Field;7 Mudflats;8 Water;10 River;13 Canal;14 Marsh;15 Shellholes;24 Grain;"
    "25 Brush;26 Crags;28 Graveyard;30 Gully;31 Dry Stream;32 Shallow Stream;33 Deep Stream;"
    "40 Stone Building;41 Stone Building, 1 Level;42 Stone Building, 2 Level;43 Stone Building, 3 Level;"
    "44 Stone Building, 4 Level;50 Wooden Building;51 Wooden Building, 1 Level;52 Wooden Building, 2 Level;"
    "53 Wooden Building, 3 Level;54 Wooden Building, 4 Level;60 Woods;61 Forest;62 Pine Woods;63 Orchard;"
    "65 Dirt Road;66 Paved Road;67 Elevated Road;68 Sunken Road;69 Runway;70 Path;72 Wall;73 Hedge;"
    "74 Bocage;75 Cliff;76 Rowhouse Wall;77 Rowhouse Wall, 1 Level;78 Rowhouse Wall, 2 Level;"
    "79 Rowhouse Wall, 3 Level;80 Rowhouse Wall, 4 Level;81 Road Block;82 Single Hex Stone Bridge;"
    "83 Single Hex Wooden Bridge;84 Stone Bridge;85 Wooden Bridge;90 Stone Rubble;91 Wooden Rubble;"
    "104 Wadi;116 Cactus Hedge;117 Cactus Patch;118 Olive Grove;119 Vineyard;"
    "190 Stone Rubble Ground Level;194 Wooden Rubble Ground Level"
)


def _codes(text: str) -> dict[int, str]:
    pairs = (entry.split(" ", 1) for entry in text.split(";"))
    return {int(code): name for code, name in pairs}


CODES: Mapping[int, str] = _codes(_KNOWN) | _codes(_OTHERS)
"""By terrain code: VASL's name, used without a file of VASL's."""
