"""The closed word lists of protocol version 1: what a position may hold and an action may do.

A word that is not listed here is a protocol violation, so a typing error in a feature file or
in an engine's answer is caught where it is made and not three steps later.
"""

from typing import Literal

Phase = Literal["", "setup", "RPh", "PFPh", "MPh", "DFPh", "AFPh", "RtPh", "APh", "CCPh"]

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
Overlay = Literal["shellholes", "runway", "fortified"]
Depression = Literal["", "gully", "wadi", "stream", "sunken_road", "canal"]
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
WaterDepth = Literal["", "dry", "shallow", "deep", "flooded", "frozen"]
Road = Literal["", "unpaved", "paved", "elevated"]
Access = Literal["manhole", "tunnel"]
Smoke = Literal["", "smoke", "dispersed_smoke", "wp", "dispersed_wp"]
HexsideTerrain = Literal[
    "", "wall", "hedge", "bocage", "cactus_hedge", "cliff", "water", "roadblock", "rowhouse"
]

UnitType = Literal[
    "squad",
    "half_squad",
    "crew",
    "leader",
    "hero",
    "dummy",
    "tank",
    "assault_gun",
    "sp_gun",
    "carrier",
    "halftrack",
    "armored_car",
    "truck",
    "motorcycle",
    "wagon",
    "boat",
    "tractor",
    "bulldozer",
    "horse",
    "aircraft",
]
Mount = Literal["", "cavalry", "motorcycle", "bicycle"]
Equipment = Literal["dozer", "culin", "schuerzen"]
Place = Literal[
    "",
    "in",
    "crest",
    "bridge",
    "below_bridge",
    "pillbox",
    "bypass",
    "climbing",
    "sewer",
    "cave",
    "rooftop",
]
Cover = Literal["foxhole", "trench", "at_ditch", "sangar", "wire"]
UnitStatus = Literal[
    "abandoned",
    "berserk",
    "bogged",
    "bounding",
    "broken",
    "column",
    "concealed",
    "convoy",
    "cx",
    "disrupted",
    "dm",
    "encircled",
    "fanatic",
    "hidden",
    "immobilized",
    "inexperienced",
    "inherent",
    "interdiction_claimed",
    "melee",
    "motion",
    "overstacked",
    "pinned",
    "prisoner",
    "rider",
    "shocked",
    "stunned",
    "ti",
    "unarmed",
    "wall_advantage",
    "wounded",
]
Deed = Literal[
    "advanced",
    "attempted_to_clear",
    "attempted_to_entrench",
    "breaching",
    "changed_ca",
    "dashed",
    "directed_fire",
    "double_timed",
    "final_fired",
    "fired",
    "fired_support_weapon",
    "fired_through_bocage",
    "moved",
    "moved_by_assault",
    "moved_by_trench",
    "moved_directly",
    "rallied",
    "recovered",
    "routed",
    "started",
    "tried_wire",
]

CounterType = Literal[
    "foxhole",
    "trench",
    "at_ditch",
    "sangar",
    "wire",
    "panji",
    "pillbox",
    "roadblock",
    "minefield",
    "at_minefield",
    "lmg",
    "mmg",
    "hmg",
    "atr",
    "dc",
    "ft",
    "light_mortar",
    "baz",
    "psk",
    "piat",
    "rcl",
    "radio",
    "mortar",
    "at_gun",
    "inf_gun",
    "art_gun",
    "aa_gun",
    "rcl_gun",
    "wreck",
    "glider",
    "residual_fp",
    "blaze",
]
CounterStatus = Literal[
    "bridged",
    "dm",
    "emplaced",
    "hidden",
    "low_crew",
    "malfunctioned",
    "placed",
    "placed_within",
    "set",
    "towed",
    "unpaid",
]

Means = Literal[
    "small_arms",
    "mg",
    "ordnance_he",
    "ordnance_ap",
    "ordnance_heat",
    "mortar",
    "oba_concentration",
    "oba_harassing",
    "aerial_bomb",
    "strafing",
    "smoke",
    "wp",
    "illuminating",
    "panzerfaust",
    "molotov",
    "overrun",
    "flamethrower",
    "dc_placed",
    "dc_thrown",
    "dc_set",
    "close_combat",
    "capture",
    "hand_to_hand",
    "snap_shot",
    "residual_fp",
]
MoveMode = Literal[
    "",
    "assault",
    "double_time",
    "minimum",
    "low_crawl",
    "dash",
    "charge",
    "bypass",
    "push",
    "water",
    "sewer",
    "tunnel",
    "reverse",
    "off_road",
    "breach",
]
CheckKind = Literal["mc", "tc", "rally"]
Clearance = Literal["", "cleared", "failed"]
RoutOutcome = Literal["", "failure_to_rout", "eliminated_or_surrenders"]
FireResult = Literal["ptc", "pinned", "broken", "eliminated", "reduced", "no_effect"]
Purpose = Literal[
    "general",
    "adjacency",
    "hex_entry",
    "close_combat",
    "fire_group",
    "leader_direction",
    "rally",
    "entrenching_leadership",
    "sw_transfer",
    "enemy_occupied",
    "recovery",
    "tem",
    "llmc",
    "lltc",
    "target_acquisition",
]

GUNS = frozenset({"mortar", "at_gun", "inf_gun", "art_gun", "aa_gun", "rcl_gun"})
"""Counters that are Guns of 5/8 inch."""
AFVS = frozenset({"tank", "assault_gun", "sp_gun", "carrier", "halftrack", "armored_car"})
"""Units that are armored vehicles (D1.2)."""
FORTIFICATIONS = frozenset(
    "foxhole trench at_ditch sangar wire panji pillbox roadblock minefield at_minefield".split()
)
"""Counters that nobody carries: entrenchments and what else lies in a hex (A2.9, chapter B)."""
