"""Menus of parts for boards, one theme for each group of rules.

A word that is several times on a menu is chosen more often.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

OPEN = ("open_ground",) * 4
GROUND = (
    "woods brush grain orchard wooden_building stone_building marsh vineyard plowed_field graveyard crag"
    " wooden_rubble stone_rubble mudflat forest pine_woods olive_grove cactus_patch river water canal"
).split()
FIGHTING = ("PFPh", "MPh", "DFPh", "AFPh", "RtPh", "APh", "CCPh", "RPh")
MEN = ("squad", "squad", "squad", "half_squad", "crew", "leader", "hero")
VEHICLES = ("tank", "halftrack", "truck", "armored_car", "carrier", "assault_gun", "wagon")
BOCAGE_SSR = ("all hedges are bocage", "all walls and hedges are bocage")
CACTUS_SSR = "walls/hedges are cactus hedges"
DELUXE_SSR = "Deluxe ASL rules are in effect"
AT_DITCH_SSR = "at_ditch"
MUD_SSR = "all marsh is mudflat"


@dataclass(frozen=True)
class Theme:
    """Menus of terrain, hexsides, counters, units and the moment of play."""

    terrain: tuple[str, ...] = (*OPEN, *GROUND)
    levels: tuple[float, ...] = (0, 0, 0, 0, 1, 1, 2, -1)
    depressions: tuple[str, ...] = ("", "", "", "", "", "", "gully", "wadi", "stream", "sunken_road")
    hexsides: tuple[str, ...] = (
        "wall",
        "wall",
        "hedge",
        "hedge",
        "bocage",
        "bocage",
        "cactus_hedge",
        "cliff",
    )
    counters: tuple[str, ...] = (
        *(
            "foxhole",
            "foxhole",
            "foxhole",
            "trench",
            "trench",
            "trench",
            "at_ditch",
            "sangar",
            "wire",
            "wire",
        ),
        *("lmg", "dc", "mortar", "at_gun", "wreck", "minefield"),
    )
    units: tuple[str, ...] = (*MEN, *MEN, "dummy", *VEHICLES)
    status: tuple[str, ...] = (
        *("", "", "", "", "wall_advantage", "wall_advantage", "broken", "pinned", "concealed", "hidden"),
        *("cx", "ti", "wounded", "berserk", "fanatic", "motion", "immobilized", "unarmed"),
    )
    ssr: tuple[str, ...] = (
        "",
        "",
        "",
        "",
        *BOCAGE_SSR,
        CACTUS_SSR,
        DELUXE_SSR,
        AT_DITCH_SSR,
        AT_DITCH_SSR,
        MUD_SSR,
    )
    weather: tuple[str, ...] = (
        "",
        "",
        "",
        "",
        "clear",
        "overcast",
        "rain",
        "mud",
        "snow",
        "deep_snow",
        "sub_zero",
    )
    water: tuple[str, ...] = ("", "", "", "dry", "shallow", "deep", "flooded", "frozen")
    smoke: tuple[str, ...] = ("", "", "", "", "", "", "smoke", "dispersed_smoke")
    roads: tuple[str, ...] = ("", "", "", "", "", "", "unpaved", "paved")
    phases: tuple[str, ...] = ("", *FIGHTING, "setup", "MPh", "PFPh")
    most: tuple[int, int, int, int] = (8, 8, 4, 4)
    """Most hexes, hexsides, counters and units that a sparse board names."""
    bare_hexside: int = 215
    """Of the 256 values of a byte, those that mean a hexside without terrain on a packed board."""


MIXED = Theme()
WALLS = replace(
    MIXED,
    terrain=(*OPEN, "woods", "stone_building", "orchard", "brush", "grain"),
    depressions=("", "", "", "", "", "gully"),
    hexsides=("wall", "wall", "wall", "hedge", "hedge", "hedge"),
    counters=("foxhole", "foxhole", "trench", "lmg", "at_gun"),
    ssr=("", "", "", "", "", DELUXE_SSR),
    weather=("",),
    water=("",),
    most=(6, 12, 2, 4),
)
BOCAGE = replace(WALLS, hexsides=("bocage", "bocage", "wall", "hedge"), ssr=("", "", "", *BOCAGE_SSR))
HILLS = replace(
    WALLS,
    levels=(0, 0, 1, 1, 2, 2, 3, 1, -1),
    depressions=("", "", "", "gully", "wadi"),
    most=(12, 10, 2, 4),
)
HEDGEROWS = replace(
    BOCAGE,
    hexsides=("wall", "wall", "hedge", "bocage"),
    terrain=("open_ground", "woods", "orchard"),
    status=("", "", "wall_advantage", "wall_advantage", "pinned", "ti", "broken", "concealed"),
    bare_hexside=120,
)
"""Walls and hedges everywhere, so that several meet at one vertex."""
MARSH = replace(
    MIXED,
    terrain=(
        "open_ground",
        "open_ground",
        "marsh",
        "marsh",
        "marsh",
        "mudflat",
        "river",
        "woods",
        "brush",
        "grain",
    ),
    depressions=("", "", "", "", "stream"),
    hexsides=("hedge", "wall"),
    ssr=("", "", "", MUD_SSR),
    most=(12, 2, 3, 4),
)
WIRE = replace(
    MIXED,
    terrain=(*OPEN, "woods", "brush", "grain", "orchard", "graveyard", "crag"),
    hexsides=("wall", "hedge", "cliff"),
    counters=("wire", "wire", "wire", "wire", "foxhole", "trench", "lmg", "dc"),
    weather=("",),
    ssr=("",),
    most=(5, 3, 5, 4),
)
FOXHOLES = replace(
    MIXED,
    terrain=(*OPEN, "woods", "brush", "grain", "orchard", "plowed_field", "graveyard"),
    hexsides=("wall", "hedge", "bocage"),
    counters=("foxhole", "foxhole", "foxhole", "trench", "wire", "lmg", "mortar", "at_gun"),
    ssr=("",),
    weather=("",),
    most=(5, 4, 4, 5),
)
DIGGING = replace(
    FOXHOLES,
    units=("squad", "squad", "half_squad", "crew", "leader"),
    status=("", "", "", "cx", "pinned"),
    phases=("PFPh",),
)
TRENCHES = replace(
    FOXHOLES,
    levels=(0, 0, 0, 1, 1, 2),
    depressions=("", "", "", "gully", "wadi"),
    hexsides=("wall", "hedge", "cliff", "cliff"),
    counters=("trench", "trench", "trench", "trench", "at_ditch", "at_ditch", "sangar", "wire", "at_gun"),
    ssr=("", AT_DITCH_SSR, AT_DITCH_SSR),
    most=(5, 4, 6, 4),
)
MARCHES = replace(
    TRENCHES,
    terrain=(*OPEN, "marsh", "marsh", "mudflat", "woods", "brush"),
    hexsides=("wall", "hedge", "bocage", "cliff"),
    counters=("foxhole", "foxhole", "trench", "trench", "trench", "at_ditch", "sangar", "wire"),
    units=(*MEN, *MEN, *VEHICLES),
    status=("", "", "", "", "wall_advantage", "cx", "pinned", "motion", "motion"),
    phases=("MPh",),
    most=(6, 4, 5, 4),
)
"""Boards for movement."""
ROUTS = replace(
    MARCHES,
    terrain=(*OPEN, "woods", "brush", "grain", "marsh"),
    units=MEN,
    status=("", "", "broken", "broken", "broken"),
    phases=("RtPh",),
    levels=(0,),
)
CROSSINGS = replace(
    TRENCHES,
    terrain=(*OPEN, "woods", "stone_building", "wooden_building", "marsh", "brush"),
    depressions=("", "", "gully", "stream"),
    hexsides=("wall", "hedge", "bocage", "cliff"),
)
"""Ground for the pieces of ``crowds``; a board of this theme has all kinds of it."""
EMPTY = replace(MIXED, most=(0, 0, 0, 0))

THEMES: dict[str, Theme] = {
    "mixed": MIXED,
    "walls": WALLS,
    "bocage": BOCAGE,
    "hills": HILLS,
    "marsh": MARSH,
    "wire": WIRE,
    "foxholes": FOXHOLES,
    "trenches": TRENCHES,
    "hedgerows": HEDGEROWS,
    "digging": DIGGING,
    "marches": MARCHES,
    "routs": ROUTS,
    "crossings": CROSSINGS,
}
