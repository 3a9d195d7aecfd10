"""Words for phases, weather and terrain of hexes and hexsides."""

from typing import Literal

Phase = Literal["", "setup", "RPh", "PFPh", "MPh", "DFPh", "AFPh", "RtPh", "APh", "CCPh"]
"""A phase of the Player Turn, or set-up.

(empty): no phase is named; each action and question counts as of the phase that it belongs to
setup: set-up, in which the sides place their Order of Battle
RPh: Rally Phase
PFPh: Prep Fire Phase
MPh: Movement Phase
DFPh: Defensive Fire Phase
AFPh: Advancing Fire Phase
RtPh: Rout Phase
APh: Advance Phase
CCPh: Close Combat Phase
"""

HexTerrain = Literal[
    "open_ground",
    "plowed_field",
    "brush",
    "vineyard",
    "woods",
    "forest",
    "pine_woods",
    "orchard",
    "olive_grove",
    "cactus_patch",
    "grain",
    "marsh",
    "mudflat",
    "crag",
    "graveyard",
    "wooden_building",
    "stone_building",
    "wooden_rubble",
    "stone_rubble",
    "water",
    "canal",
    "river",
]
"""The terrain of a hex. A Depression, a road, a bridge and overlays are fields of their own.

open_ground: Open Ground (B1)
plowed_field: plowed field
brush: brush (B12)
vineyard: vineyard
woods: woods, one level high (B13)
forest: forest, two levels high
pine_woods: pine woods, two levels high
orchard: orchard (B14), in season or not by the month
olive_grove: olive grove (B14.8)
cactus_patch: cactus patch (B14.7)
grain: grain (B15), a Hindrance only in season
marsh: marsh (B16)
mudflat: mudflat, a dry marsh (B16.7)
crag: crag (B17)
graveyard: graveyard (B18)
wooden_building: building of wood (B23); its levels are in `floors` and `height`
stone_building: building of stone (B23); its levels are in `floors` and `height`
wooden_rubble: rubble of a wooden building (B24)
stone_rubble: rubble of a stone building (B24)
water: a pond or lake (B21)
canal: canal (B21)
river: river (B21); its depth affects adjacent marsh (16.6)
"""

Overlay = Literal["shellholes", "runway", "fortified"]
"""An overlay on the terrain of a hex.

shellholes: shellholes (B2)
runway: a runway (B7)
fortified: the building is a Fortified Building (B23.9)
"""

Depression = Literal["", "gully", "wadi", "stream", "sunken_road", "canal"]
"""The Depression in a hex; its bottom is one level below the hex's `level`.

(empty): none
gully: gully (B19)
wadi: wadi (F5)
stream: stream (B20), of the depth in `water`
sunken_road: sunken road (B4)
canal: a canal that is a Depression
"""

Weather = Literal[
    "",
    "clear",
    "overcast",
    "rain",
    "heavy_rain",
    "mud",
    "falling_snow",
    "snow",
    "ground_snow",
    "deep_snow",
    "sub_zero",
    "extreme_winter",
]
"""Weather or ground condition that the scenario defines (E3).

(empty): the scenario defines none
clear: Clear
overcast: Overcast
rain: Rain
heavy_rain: Heavy Rain
mud: Mud
falling_snow: Falling Snow, not on the ground; marsh stays marsh (16.8)
snow: Snow
ground_snow: Ground Snow
deep_snow: Deep Snow
sub_zero: temperatures below zero
extreme_winter: Extreme Winter
"""

WaterDepth = Literal["", "dry", "shallow", "deep", "flooded", "frozen"]
"""How much water a stream, river, canal, pond or marsh holds.

(empty): in a hex, the `water` of the position; if that is empty too, a stream is dry
dry: none; a dry stream is a gully (B20.41)
shallow: fordable
deep: not fordable
flooded: flooded; marsh connected to it is flooded too (16.6)
frozen: ice
"""

Road = Literal["", "unpaved", "paved", "elevated"]
"""The road in a hex. `road` of a hexside says that it crosses that hexside.

(empty): none
unpaved: dirt road
paved: paved road
elevated: elevated road
"""

Access = Literal["manhole", "tunnel"]
"""An entrance to an underground way in a hex.

manhole: into the sewer (B8.4)
tunnel: the entrance of a tunnel (B8.6)
"""

Smoke = Literal["", "smoke", "dispersed_smoke", "wp", "dispersed_wp"]
"""The SMOKE counter in a hex (A24).

(empty): none
smoke: smoke, a Hindrance of +3
dispersed_smoke: dispersed smoke, a Hindrance of +2
wp: white phosphorus, a Hindrance of +2
dispersed_wp: dispersed white phosphorus, a Hindrance of +1
"""

HexsideTerrain = Literal[
    "", "wall", "hedge", "bocage", "cactus_hedge", "cliff", "water", "roadblock", "rowhouse"
]
"""The terrain of a hexside.

(empty): none
wall: wall (B9)
hedge: hedge (B9)
bocage: bocage, a full level high (B9.5)
cactus_hedge: cactus hedge (B9.7)
cliff: cliff (B11)
water: a Water Obstacle along the hexside; only what floats crosses it, and trenches do not connect across it
  (27.54)
roadblock: roadblock (B29)
rowhouse: the black bar between two rowhouses (B23.71)
"""
