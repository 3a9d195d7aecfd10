"""The words of players, each with its value in a position, an action or an answer."""

from typing import Any

COUNT = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "no": 0}
STATUS = {
    "broken": "broken",
    "concealed": "concealed",
    "hidden": "hidden",
    "pinned": "pinned",
    "berserk": "berserk",
    "wounded": "wounded",
    "inexperienced": "inexperienced",
    "disrupted": "disrupted",
    "DM": "dm",
    "TI": "ti",
    "CX": "cx",
    "unarmed": "unarmed",
    "moving": "motion",
    "stunned": "stunned",
    "shocked": "shocked",
    "bogged": "bogged",
    "in Melee": "melee",
    "in Column": "column",
    "in Convoy": "convoy",
    "immobilized": "immobilized",
    "abandoned": "abandoned",
    "captured": "prisoner",
    "Encircled": "encircled",
    "Fanatic": "fanatic",
    "marked with Bounding Fire": "bounding",
}
MOUNTS = {"Cavalry": "cavalry", "motorcyclist": "motorcycle", "bicyclist": "bicycle"}
PERSONNEL = {
    "squad": "squad",
    "half-squad": "half_squad",
    "crew": "crew",
    "leader": "leader",
    "hero": "hero",
    "dummy stack": "dummy",
}
VEHICLES = {
    "tank": "tank",
    "FT tank": "tank",
    "assault gun": "assault_gun",
    "SP gun": "sp_gun",
    "Carrier": "carrier",
    "halftrack": "halftrack",
    "armored car": "armored_car",
    "truck": "truck",
    "motorcycle": "motorcycle",
    "wagon": "wagon",
    "aircraft": "aircraft",
    "boat": "boat",
    "tractor": "tractor",
    "bulldozer": "bulldozer",
    "Dozer tank": "tank",
    "Culin tank": "tank",
    "Culin assault gun": "assault_gun",
    "Culin SP gun": "sp_gun",
    "Culin Carrier": "carrier",
    "Culin halftrack": "halftrack",
    "tank with Schuerzen": "tank",
    "Culin tank with Schuerzen": "tank",
    "horse": "horse",
    "amphibious tank": "tank",
    "amphibious halftrack": "halftrack",
    "amphibious armored car": "armored_car",
    "amphibious truck": "truck",
}
EQUIPMENT = {"Dozer": "dozer", "Culin": "culin", "Schuerzen": "schuerzen"}
"""Words in the name of a vehicle's type that name its equipment."""
COVERS = {
    "foxhole": "foxhole",
    "trench": "trench",
    "A-T Ditch": "at_ditch",
    "sangar": "sangar",
    "Wire": "wire",
}
COVER_PAIRS = (
    ("foxhole", "Wire"),
    ("trench", "Wire"),
    ("A-T Ditch", "Wire"),
    ("sangar", "Wire"),
    ("foxhole", "sangar"),
    ("sangar", "foxhole"),
    ("foxhole", "trench"),
)
"""Pairs of counters that one unit can be beneath."""
ALLOTMENT = {"squad": 4, "half_squad": 4, "crew": 4, "leader": 6, "hero": 6}
GEAR: dict[str, dict[str, Any]] = {
    "LMG": {"type": "lmg"},
    "MMG": {"type": "mmg"},
    "HMG": {"type": "hmg"},
    "DC": {"type": "dc"},
    "FT": {"type": "ft"},
    "ATR": {"type": "atr"},
    "BAZ": {"type": "baz"},
    "PIAT": {"type": "piat"},
    "PSK": {"type": "psk"},
    "RCL": {"type": "rcl"},
    "radio": {"type": "radio"},
    ".50-cal HMG": {"type": "hmg"},
    "50mm mortar": {"type": "light_mortar", "caliber": 50},
    "60mm mortar": {"type": "light_mortar", "caliber": 60},
    "light SW mortar": {"type": "light_mortar"},
    "81mm MTR": {"type": "mortar", "caliber": 81},
    "82mm MTR": {"type": "mortar", "caliber": 82},
    "120mm MTR": {"type": "mortar", "caliber": 120},
    "AT Gun": {"type": "at_gun"},
    "INF Gun": {"type": "inf_gun"},
    "ART Gun": {"type": "art_gun"},
    "AA Gun": {"type": "aa_gun"},
    "RCL Gun": {"type": "rcl_gun"},
    "AFV wreck": {"type": "wreck"},
    "wreck": {"type": "wreck"},
}
GROUND: dict[str, dict[str, Any]] = {
    "Open Ground": {"terrain": "open_ground"},
    "woods": {"terrain": "woods"},
    "brush": {"terrain": "brush"},
    "grain": {"terrain": "grain", "_month": 7},
    "orchard": {"terrain": "orchard"},
    "olive grove": {"terrain": "olive_grove"},
    "cactus patch": {"terrain": "cactus_patch"},
    "graveyard": {"terrain": "graveyard"},
    "plowed field": {"terrain": "plowed_field"},
    "vineyard": {"terrain": "vineyard"},
    "forest": {"terrain": "forest"},
    "pine woods": {"terrain": "pine_woods"},
    "shellholes": {"overlays": ("shellholes",)},
    "unpaved road": {"road": "unpaved"},
    "paved road": {"road": "paved"},
    "Sunken Road": {"depression": "sunken_road"},
    "Elevated Road": {"road": "elevated"},
    "bridge": {"depression": "gully", "bridge": True},
    "runway": {"overlays": ("runway",)},
    "marsh": {"terrain": "marsh"},
    "mudflat": {"terrain": "mudflat"},
    "bridged marsh": {"terrain": "marsh", "bridge": True, "road": "unpaved"},
    "stream": {"depression": "stream"},
    "river": {"terrain": "river"},
    "canal": {"terrain": "canal"},
    "pond": {"terrain": "water"},
    "lake": {"terrain": "water"},
    "frozen marsh": {"terrain": "marsh", "water": "frozen"},
    "frozen river": {"terrain": "river", "water": "frozen"},
    "frozen canal": {"terrain": "canal", "water": "frozen"},
    "frozen pond": {"terrain": "water", "water": "frozen"},
    "crag": {"terrain": "crag"},
    "gully": {"depression": "gully"},
    "wadi": {"depression": "wadi"},
    "dry stream": {"depression": "stream", "water": "dry"},
    "shallow stream": {"depression": "stream", "water": "shallow"},
    "deep stream": {"depression": "stream", "water": "deep"},
    "flooded stream": {"depression": "stream", "water": "flooded"},
    "Water Obstacle": {"terrain": "water"},
    "wooden rubble": {"terrain": "wooden_rubble"},
    "stone rubble": {"terrain": "stone_rubble"},
    "wooden building": {"terrain": "wooden_building"},
    "Fortified wooden building": {"terrain": "wooden_building", "overlays": ("fortified",)},
    "Fortified stone building": {"terrain": "stone_building", "overlays": ("fortified",)},
    "stone building": {"terrain": "stone_building"},
    "one upper level": {"floors": 1, "height": 1.5},
    "two upper levels": {"floors": 2, "height": 2.5},
}
BARRIERS = {
    "wall": "wall",
    "Roadblock": "roadblock",
    "hedge": "hedge",
    "bocage": "bocage",
    "cliff": "cliff",
    "cactus hedge": "cactus_hedge",
    "Water Obstacle": "water",
    "Rowhouse bar": "rowhouse",
}
ATTACKS: dict[str, dict[str, Any]] = {
    "small-arms fire": {"means": "small_arms"},
    "MG fire": {"means": "mg"},
    "a Snap Shot": {"means": "snap_shot"},
    "Direct Fire HE": {"means": "ordnance_he"},
    "an on-board mortar": {"means": "mortar"},
    "an OBA HE Concentration": {"means": "oba_concentration"},
    "OBA Harassing Fire": {"means": "oba_harassing"},
    "an overrun": {"means": "overrun"},
    "an overrun with MA and MG": {"means": "overrun", "weapons": ("ma", "bmg")},
    "an overrun with MG": {"means": "overrun", "weapons": ("bmg",)},
    "an overrun with FT only": {"means": "overrun", "weapons": ("ft",)},
    "an overrun with FT and MG": {"means": "overrun", "weapons": ("ft", "bmg")},
    "a flamethrower": {"means": "flamethrower"},
    "Close Combat": {"means": "close_combat"},
    "a Gun": {"means": "ordnance_ap"},
    "an aerial bomb": {"means": "aerial_bomb"},
    "HEAT": {"means": "ordnance_heat"},
    "BMG fire": {"means": "mg", "weapons": ("bmg",)},
    "a Capture attempt": {"means": "capture"},
    "Hand-to-Hand CC": {"means": "hand_to_hand"},
    "a Placed DC": {"means": "dc_placed"},
    "a Thrown DC": {"means": "dc_thrown"},
    "a Set DC": {"means": "dc_set"},
    "strafing": {"means": "strafing"},
    "Residual FP": {"means": "residual_fp"},
    "SMOKE": {"means": "smoke"},
    "WP": {"means": "wp"},
    "an Illuminating Round": {"means": "illuminating"},
    "a MOL": {"means": "molotov"},
}
WEAPONS: dict[str, tuple[str, str]] = {
    "its inherent FP": ("", "small_arms"),
    "its LMG": ("LMG", "mg"),
    "its MMG": ("MMG", "mg"),
    "its HMG": ("HMG", "mg"),
    "its .50-cal HMG": (".50-cal HMG", "mg"),
    "its ATR": ("ATR", "ordnance_ap"),
    "its BAZ": ("BAZ", "ordnance_heat"),
    "its PIAT": ("PIAT", "ordnance_heat"),
    "its PSK": ("PSK", "ordnance_heat"),
    "its RCL": ("RCL", "ordnance_he"),
    "its 50mm mortar": ("50mm mortar", "mortar"),
    "its 60mm mortar": ("60mm mortar", "mortar"),
    "its FT": ("FT", "flamethrower"),
    "its DC": ("DC", "dc_placed"),
    "an inherent PF": ("", "panzerfaust"),
    "a MOL": ("", "molotov"),
    "its vehicular MG": ("", "mg"),
    "its MA": ("", "ordnance_he"),
}
"""A weapon in use: its counter, if it has one, and the means of its attack."""
WEATHERS = {
    "Clear": "clear",
    "Overcast": "overcast",
    "Rain": "rain",
    "Heavy Rain": "heavy_rain",
    "Mud": "mud",
    "Falling Snow": "falling_snow",
    "Snow": "snow",
    "Ground Snow": "ground_snow",
    "Deep Snow": "deep_snow",
    "sub-zero cold": "sub_zero",
    "not defined": "",
}
DEPTHS = {
    "dry": "dry",
    "shallow": "shallow",
    "deep": "deep",
    "flooded": "flooded",
    "fordable": "shallow",
    "not fordable": "deep",
    "frozen": "frozen",
    "not defined": "",
}
SMOKES = {
    "smoke": "smoke",
    "dispersed smoke": "dispersed_smoke",
    "WP": "wp",
    "dispersed WP": "dispersed_wp",
    "no smoke": "",
}
KINDS_OF_GROUND = {
    "marsh": "marsh",
    "mudflat": "mudflat",
    "Open Ground": "open_ground",
    "stream": "stream",
    "river": "river",
}
DRMS = {
    "Hindrance": "hindrance",
    "Wire": "wire",
    "CX": "cx",
    "leadership": "leadership",
    "Area Fire": "area_fire",
}
SOURCES = {
    **{word: word for word in ("wall", "hedge", "bocage", "roadblock", "woods", "graveyard", "crag")},
    **{word: word for word in ("shellholes", "runway", "bridge")},
    "cactus hedge": "cactus_hedge",
    "stone building": "stone_building",
    "wooden building": "wooden_building",
    "stone rubble": "stone_rubble",
    "wooden rubble": "wooden_rubble",
    "AFV": "afv",
    "Emplacement": "emplacement",
    "Crest status": "crest",
    "Air Burst": "air_bursts",
}
READINGS = {"Location of Hit": "location", "ROF": "rof", "Critical Hit": "critical_hit"}
DEEDS = {
    "fired": "fired",
    "fired its inherent FP": "fired",
    "fired a LMG": "fired_support_weapon",
    "directed a fire attack": "directed_fire",
    "made an Entrenching Attempt that failed": "attempted_to_entrench",
    "tried to Clear a Wire counter": "attempted_to_clear",
    "moved": "moved",
    "moved by Assault Movement": "moved_by_assault",
    "tried to get beneath the Wire": "tried_wire",
    "been marked with Final Fire": "final_fired",
    "come out of its entrenchment": "moved",
    "moved from trench to trench": "moved_by_trench",
    "moved straight past the edge of an entrenchment": "moved_directly",
    "Dashed": "dashed",
    "entered the shellholes without paying for them": "skirted_shellholes",
    "changed its CA": "changed_ca",
    "begun to breach the bocage": "breaching",
    "started its engine": "started",
    "Stopped": "stopped",
    "tried to Recover a weapon": "recovered",
    "fired through bocage": "fired_through_bocage",
}
MODES = {
    "Assault Movement": "assault",
    "Double Time": "double_time",
    "Low Crawl": "low_crawl",
    "Minimum Move": "minimum",
    "Charge": "charge",
}
DC_USES = {"Places": "place_dc", "Throws": "throw_dc", "Sets": "set_dc"}
CHECKS_TAKEN = {"a MC": "mc", "a TC": "tc"}
SPOTS = {"at Crest level in": "crest", "at the base of": "in", "in the sewer of": "sewer"}
ACCESSES = {"manhole": "manhole", "tunnel entrance": "tunnel"}
UNDERGROUND = {"Sewer Movement": "sewer", "Tunnel Movement": "tunnel"}
FATES = {
    "it stays where it is": "",
    "it is eliminated for Failure to Rout": "failure_to_rout",
    "it is eliminated or surrenders": "eliminated_or_surrenders",
}
PHASES = ("RPh", "PFPh", "MPh", "DFPh", "AFPh", "RtPh", "APh", "CCPh")
OUTCOMES = {
    "pinned": "pinned",
    "broken": "broken",
    "eliminated": "eliminated",
    "reduced": "reduced",
    "unharmed": "no_effect",
    "subject to a PTC": "ptc",
    "attacked without effect": "dm",
}
APPLIES = {"applies": -1, "does not apply": 0}
RISKS = {
    "Underbelly Hits": "underbelly_hit",
    "loss of Schuerzen": "schuerzen_loss",
    "FFMO": "ffmo",
    "FFNAM": "ffnam",
    "a Snap Shot": "snap_shot",
    "Defensive First Fire": "first_fire",
    "Interdiction": "interdiction",
    "a minefield attack": "minefield",
}
CHECKS = {
    "Bog DR": "bog",
    "NMC": "nmc",
    "LLMC": "llmc",
    "LLTC": "lltc",
    "Wire dr": "wire",
    "Recovery dr": "recovery",
}
CAUSES = {
    "its movement": "movement",
    "its activity": "activity",
    "the result of an attack": "result",
    "being seen": "view",
}
CONDITIONS = {"Set": "set", "Placed": "placed"}
VERDICTS = {"allowed": True, "not allowed": False}
SIGHTS = {"clear": True, "blocked": False}
CONNECTIONS = {"connected": True, "not connected": False}
RESULTS = {"succeeds": True, "fails": False}
YES_NO = {"yes": True, "no": False}
PURPOSES = {
    "any purpose": "general",
    "being ADJACENT": "adjacency",
    "hex entry": "hex_entry",
    "Close Combat": "close_combat",
    "forming a fire group": "fire_group",
    "leader direction of fire": "leader_direction",
    "rally": "rally",
    "Entrenching leadership": "entrenching_leadership",
    "SW Transfer": "sw_transfer",
    "being in an enemy-occupied Location": "enemy_occupied",
    "weapon Recovery": "recovery",
    "TEM": "tem",
    "a LLMC": "llmc",
    "a LLTC": "lltc",
}


GOES = {"moves": "move", "routs": "rout", "advances": "advance", "withdraws": "withdraw"}
PLACE_WORDS: dict[str, dict[str, Any]] = {
    "in": {},
    "IN": {"at": "in"},
    "in Crest status in": {"at": "crest"},
    "on the bridge in": {"at": "bridge"},
    "in the pillbox in": {"at": "pillbox"},
    "on top in": {},
    "below the bridge in": {"at": "below_bridge"},
    "on top of the Wire on the bridge in": {"at": "bridge"},
    "beneath the Wire on the bridge in": {"at": "bridge", "beneath": ("wire",)},
    "on level 1 of": {"floor": 1},
    "on level 2 of": {"floor": 2},
    "on the rooftop of": {"at": "rooftop"},
    "in the cave in": {"at": "cave"},
    **{f"beneath the {word} in": {"beneath": (cover,)} for word, cover in COVERS.items()},
    **{f"on top of the {word} in": {} for word in COVERS},
    **{
        f"beneath the {one} and the {other} in": {"beneath": (COVERS[one], COVERS[other])}
        for one, other in COVER_PAIRS
    },
}
