"""The kinds of words a phrase may leave open, as players write them, and what they mean.

Each kind is a regular expression and a reader; a reader raises ValueError naming what it does
not know. Docs list the kinds from here.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

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
    "bogged": "bogged",
    "in Melee": "melee",
    "in Column": "column",
    "in Convoy": "convoy",
    "immobilized": "immobilized",
    "abandoned": "abandoned",
    "captured": "prisoner",
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
"""Words in the name of a vehicle's type that tell what it is equipped with."""
COVERS = {
    "foxhole": "foxhole",
    "trench": "trench",
    "A-T Ditch": "at_ditch",
    "sangar": "sangar",
    "Wire": "wire",
}
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
}
ATTACKS: dict[str, dict[str, Any]] = {
    "small-arms fire": {"means": "small_arms"},
    "MG fire": {"means": "mg"},
    "Direct Fire HE": {"means": "ordnance_he"},
    "an on-board mortar": {"means": "mortar"},
    "an OBA HE Concentration": {"means": "oba_concentration"},
    "OBA Harassing Fire": {"means": "oba_harassing"},
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
    "SMOKE": {"means": "smoke"},
    "WP": {"means": "wp"},
    "an Illuminating Round": {"means": "illuminating"},
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
"""A weapon in use: the counter it is, if it is one, and the means of its attack."""
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
KINDS_OF_GROUND = {
    "marsh": "marsh",
    "mudflat": "mudflat",
    "Open Ground": "open_ground",
    "stream": "stream",
    "river": "river",
}
DRMS = {"Hindrance": "hindrance", "Wire": "wire", "CX": "cx", "leadership": "leadership", "Area Fire": "area_fire"}
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
    "fired its inherent FP": "fired",
    "fired a LMG": "fired_support_weapon",
    "directed a fire attack": "directed_fire",
    "made an Entrenching Attempt that failed": "attempted_to_entrench",
    "tried to Clear a Wire counter": "attempted_to_clear",
    "moved": "moved",
    "moved by Assault Movement": "moved_by_assault",
    "been marked with Final Fire": "final_fired",
    "come out of its entrenchment": "moved",
}
MODES = {"Assault Movement": "assault", "Low Crawl": "low_crawl", "Minimum Move": "minimum"}
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
}
APPLIES = {"applies": -1, "does not apply": 0}
RISKS = {"Underbelly Hits": "underbelly_hit", "loss of Schuerzen": "schuerzen_loss"}
CHECKS = {"Bog DR": "bog", "NMC": "nmc", "LLMC": "llmc", "LLTC": "lltc", "Wire dr": "wire"}
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


class Kind(NamedTuple):
    """A kind of word: its regular expression, its reader and what docs say of it."""

    regex: str
    read: Callable[[str], Any]
    says: str


@dataclass(frozen=True, slots=True)
class Force:
    """So many units of a side, alike: ``name`` is their id or the stem of their ids."""

    count: int
    name: str
    fields: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Piece:
    """A Fortification or weapon as it is described; ``count`` is 0 for ``no foxhole``."""

    count: int
    name: str
    fields: dict[str, Any]


_HEX = r"[A-Z]{1,2}\d{1,2}"
_SIDE = "German|Russian|American|British|Finnish|Japanese|Partisan"
_TYPES = {**PERSONNEL, **VEHICLES}
_TYPE_WORDS = "|".join(sorted((re.escape(w) for w in _TYPES), key=len, reverse=True))
_FORCE = re.compile(
    rf"(?P<count>{'|'.join(COUNT)}) (?P<adjectives>(?:(?:{'|'.join(STATUS)}|Good Order|unused) )*)"
    rf"(?P<side>{_SIDE}) (?:(?P<mount>Cavalry|motorcyclist|bicyclist) )?"
    rf"(?:(?P<fp>\d+)-(?P<range>\d+)-(?P<morale>\d+) |(?P<m>\d+)(?P<leadership>[-+]\d) )?"
    rf"(?P<type>{_TYPE_WORDS})s?(?: (?P<name>[A-Z]))?"
    r"(?: with (?P<mf>\d+(?:\.5)?) (?P<afloat>amphibious )?M[FP](?P<left> left)?)?"
)


def read_force(text: str) -> Force:
    """Read ``a broken German squad P with 6 MF`` and the like."""
    m = _FORCE.fullmatch(text)
    if m is None:
        raise ValueError(f"{text!r} is no unit; units are described as 'two broken German squads'")
    kind = _TYPES[m["type"]]
    fields: dict[str, Any] = {"side": m["side"], "type": kind}
    status = tuple(sorted(STATUS[a] for a in m["adjectives"].split() if a in STATUS))
    if status:
        fields["status"] = status
    if m["mount"]:
        fields["mount"] = MOUNTS[m["mount"]]
    if m["fp"]:
        fields.update(firepower=int(m["fp"]), range=int(m["range"]), morale=int(m["morale"]))
    if m["leadership"]:
        fields.update(morale=int(m["m"]), leadership=int(m["leadership"]))
    if m["type"] == "FT tank":
        fields["weapons"] = ("ft",)
    equipment = tuple(item for word, item in EQUIPMENT.items() if word in m["type"])
    if equipment:
        fields["equipment"] = equipment
    if m["type"].startswith("amphibious "):
        fields["amphibious"] = True
    if m["afloat"]:
        fields["amphibious_mp"] = number(m["mf"])
    elif m["mf"]:
        fields.update(_allotment(kind, number(m["mf"]), bool(m["left"])))
    return Force(COUNT[m["count"]], m["name"] or f"{m['side']} {m['type']}", fields)


def _allotment(kind: str, mf: int | float, left: bool) -> dict[str, Any]:
    if not left:
        return {"mf": mf}
    whole = ALLOTMENT.get(kind, 12)
    return {"mf": whole, "mf_spent": whole - mf}


_FORT = re.compile(
    rf"(?:(?P<count>an?|no) )?(?:empty )?(?P<hidden>hidden )?(?:(?P<side>{_SIDE}) )?"
    r"(?:(?P<bridged>bridged |unbridged )?"
    r"(?P<cover>foxhole (?P<size>\d)S|foxhole|trench|A-T Ditch|sangar|Wire)"
    r"|(?P<other>pillbox|roadblock|Panji|(?P<factors>\d+)-factor A-(?P<mines>[PT]) minefield))"
    rf"(?: controlled by the (?P<control>{_SIDE})s?)?"
)


def read_fort(text: str) -> Piece:
    """Read ``a German trench controlled by the Russians``, ``foxhole 2S``, ``no foxhole`` and the like."""
    m = _FORT.fullmatch(text)
    if m is None:
        raise ValueError(f"{text!r} is no Fortification; write 'a foxhole 1S', 'a trench', 'Wire' ...")
    if m["size"] and m["size"] not in "123":
        raise ValueError(f"a foxhole counter is 1S, 2S or 3S, not {m['size']}S (27.12)")
    fields: dict[str, Any] = {}
    if m["cover"]:
        word = m["cover"].split(" ")[0] if m["cover"].startswith("foxhole") else m["cover"]
        fields["type"] = COVERS[word]
        if word == "foxhole":
            fields["size"] = int(m["size"] or 1)
    else:
        word = {"P": "minefield", "T": "at_minefield", None: (m["other"] or "").lower()}[m["mines"]]
        fields["type"] = word
        if m["factors"]:
            fields["strength"] = int(m["factors"])
    for name in ("side", "control"):
        if m[name]:
            fields[name] = m[name]
    status = [s for s, said in (("bridged", m["bridged"] == "bridged "), ("hidden", m["hidden"])) if said]
    if status:
        fields["status"] = tuple(status)
    return Piece(0 if m["count"] == "no" else 1, word, fields)


_IN_HEX = re.compile(rf"(.+) in ({_HEX})")


def read_forts(text: str) -> tuple[tuple[Piece, str], ...]:
    """Read ``foxhole 3S in B1, foxhole 1S in B2 and foxhole 1S in B3`` into pieces and hexes."""
    pieces = []
    for part in re.split(r", | and ", text):
        m = _IN_HEX.fullmatch(part)
        assert m is not None
        pieces.append((read_fort(m[1]), m[2]))
    return tuple(pieces)


_GEAR = re.compile(
    rf"(?:(?P<article>an?|the) )?(?P<state>dm |assembled |emplaced )?(?:(?P<side>{_SIDE}) )?"
    r"(?:(?P<fp>\d+)-(?P<range>\d+) )?"
    rf"(?P<gear>{'|'.join(re.escape(g) for g in sorted(GEAR, key=len, reverse=True))})"
    r"(?: of (?P<pp>\d+) PP)?"
)


def read_gear(text: str) -> Piece:
    """Read ``a dm German 81mm MTR``, ``LMG`` and the like."""
    m = _GEAR.fullmatch(text)
    if m is None:
        raise ValueError(f"{text!r} is no weapon; there are {', '.join(GEAR)}")
    fields = dict(GEAR[m["gear"]])
    if m["side"]:
        fields["side"] = m["side"]
    if m["state"] in ("dm ", "emplaced "):
        fields["status"] = (m["state"].strip(),)
    if m["fp"]:
        fields.update(firepower=int(m["fp"]), range=int(m["range"]))
    if m["pp"]:
        fields["pp"] = int(m["pp"])
    return Piece(1, m["gear"], fields)


_LEVEL = re.compile(r"(?:level (-?\d+(?:\.5)?|1/2) )?(.+?)(?: at level (-?\d+(?:\.5)?|1/2))?")


def read_ground(text: str) -> dict[str, Any]:
    """Read ``woods``, ``a gully``, ``level 1 Open Ground``, ``brush with shellholes`` into hex fields."""
    m = _LEVEL.fullmatch(text)
    assert m is not None
    fields: dict[str, Any] = {}
    for part in m[2].split(" with "):
        word = re.sub(r"^an? ", "", part)
        if word == "hill":
            word = "Open Ground"
        if word not in GROUND:
            raise ValueError(f"{word!r} is no terrain of the vocabulary; there are {', '.join(GROUND)}")
        for key, value in GROUND[word].items():
            fields[key] = (*fields.get(key, ()), *value) if isinstance(value, tuple) else value
    level = m[1] or m[3]
    if level is not None:
        fields["level"] = number(level)
    return fields


def number(text: str) -> int | float:
    """A number in steps of one half, as players write it: 1, 1.5, 1/2."""
    if text == "1/2":
        return 0.5
    value = float(text)
    return int(value) if value.is_integer() else value


def numbers(text: str) -> tuple[int | float, ...]:
    """Numbers from ``1, 2 and 1``."""
    return tuple(number(part) for part in re.split(r", | and ", text))


def names(text: str) -> tuple[str, ...]:
    """Ids from ``P``, ``the German squad``, ``P, Q and R``."""
    return tuple(name(part) for part in re.split(r", | and ", text))


def name(text: str) -> str:
    """An id from ``the German squad`` or ``P``."""
    return text.removeprefix("the ").removeprefix("The ")


def hexsides(text: str) -> tuple[str, ...]:
    """Hexsides from ``F5-F6`` or ``F5-F6 and G6-F5``, each named lowest column, then lowest row first."""
    return tuple("-".join(sorted(part.split("-"), key=_hex_order)) for part in re.split(r", | and ", text))


def _hex_order(name: str) -> tuple[int, str, int]:
    letters = name.rstrip("0123456789")
    return len(letters), letters, int(name[len(letters) :])


def hexes(text: str) -> tuple[str, ...]:
    """Hexes from ``B2``, ``B2 and B3``, ``B2, B3 and B4``."""
    return tuple(re.split(r", | and ", text))


def _of(table: dict[str, Any]) -> Kind:
    words = "|".join(re.escape(w) for w in sorted(table, key=len, reverse=True))
    return Kind(words, table.__getitem__, ", ".join(table))


_CHOICE = rf"(?:{'|'.join(sorted({**SOURCES, **COVERS}, key=len, reverse=True))}) [-+]\d"


def choices(text: str) -> dict[str, int]:
    """TEM by source from ``wall +2 or woods +1``."""
    words = {**SOURCES, **COVERS}
    pairs = (part.rsplit(" ", 1) for part in re.split(r", | or ", text))
    return {words[word]: int(tem) for word, tem in pairs}


_NAME = r"(?:[Tt]he [A-Z0-9][\w'+-]*(?: [\w'+-]+)*?|[A-Z]|[Ii]t)"
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
}

KINDS: dict[str, Kind] = {
    "hex": Kind(_HEX, str, "a hex: F5, AA10"),
    "hexes": Kind(rf"{_HEX}(?:(?:, | and ){_HEX})*", hexes, "hexes: B2, B3 and B4"),
    "edge": Kind(rf"{_HEX}-{_HEX}", lambda t: tuple(t.split("-")), "a hexside: F5-F6"),
    "edges": Kind(
        rf"{_HEX}-{_HEX}(?:(?:, | and ){_HEX}-{_HEX})*", hexsides, "hexsides: F5-F6, F5-G6 and E6-F5"
    ),
    "vertex": Kind(rf"{_HEX}-{_HEX}-{_HEX}", str, "a vertex: E5-F4-F5"),
    "side": Kind(_SIDE, str, "a side: German, Russian ..."),
    "who": Kind(_NAME, name, "a unit or counter: the German squad, P"),
    "whom": Kind(rf"{_NAME}(?:(?:, | and ){_NAME})*", names, "units or counters: P and Q"),
    "number": Kind(r"-?\d+(?:\.5)?|1/2", number, "a number in steps of one half: 2, 1.5, 1/2"),
    "signed": Kind(r"[-+]\d+|0", int, "a DRM: +2, 0, -1"),
    "count": Kind("|".join(COUNT), COUNT.__getitem__, "one, two ... seven, no"),
    "force": Kind(
        rf"(?:{'|'.join(c for c in COUNT if c != 'no')}) (?:[\w-]+ )*?(?:{_SIDE}) .+?",
        read_force,
        "units: two broken German squads, a German 9-1 leader, a Russian squad P with 4 MF",
    ),
    "fort": Kind(
        rf"(?:no |an? )?(?:(?:empty|hidden|bridged|unbridged|{_SIDE}) )*"
        r"(?:foxhole(?: \dS)?|trench|A-T Ditch|sangar|Wire|pillbox|roadblock|Panji"
        r"|\d+-factor A-[PT] minefield)"
        rf"(?: controlled by the (?:{_SIDE})s?)?",
        read_fort,
        "a Fortification: a foxhole 2S, a German trench controlled by the Russians, Wire, no foxhole",
    ),
    "forts": Kind(
        rf"(?:an? )?foxhole [123]S in {_HEX}(?:(?:, | and )(?:an? )?foxhole [123]S in {_HEX})+",
        read_forts,
        "Fortifications, each in its hex: foxhole 3S in B1 and foxhole 1S in B2",
    ),
    "gear": Kind(
        rf"(?:(?:an?|the) )?(?:dm |assembled |emplaced )?(?:(?:{_SIDE}) )?(?:\d+-\d+ )?"
        rf"(?:{'|'.join(re.escape(g) for g in sorted(GEAR, key=len, reverse=True))})(?: of \d+ PP)?",
        read_gear,
        "a weapon: a dm German 81mm MTR, an AT Gun, LMG, a 3-6 LMG, a HMG of 5 PP",
    ),
    "ground": Kind(r".+?", read_ground, "terrain of a hex: woods, level 1 Open Ground, brush at level 2"),
    "barrier": _of(BARRIERS),
    "cover": _of(COVERS),
    "attack": _of(ATTACKS),
    "purpose": _of(PURPOSES),
    "goes": _of(GOES),
    "check": _of(CHECKS),
    "verdict": _of(VERDICTS),
    "clause": Kind(r"[A-Z]\d+(?:\.\d+)?", str, "a clause: B27.12, A10.531"),
    "numbers": Kind(r"\d+(?:\.5)?(?:(?:, | and )\d+(?:\.5)?)*", numbers, "numbers: 1, 2 and 1"),
    "yesno": _of(YES_NO),
    "sight": _of(SIGHTS),
    "applies": _of(APPLIES),
    "connection": _of(CONNECTIONS),
    "result": _of(RESULTS),
    "risk": _of(RISKS),
    "ssr": Kind(r"(?:all |the |no )?(?:wall|hedge)[\w ,/]*|Deluxe ASL rules are in effect", str, "a SSR: all hedges are bocage"),
    "date": Kind(r"\d{4}-\d{2}-\d{2}", str, "a date: 1944-07-26"),
    "compulsion": _of({"mandatory": True, "voluntary": False}),
    "phase": Kind("|".join(PHASES), str, ", ".join(PHASES)),
    "place": _of(PLACE_WORDS),
    "source": _of(SOURCES),
    "choices": Kind(rf"{_CHOICE}(?:(?:, | or ){_CHOICE})*", choices, "TEM to choose of: wall +2 or woods +1"),
    "reading": _of(READINGS),
    "status": _of(STATUS),
    "deed": _of(DEEDS),
    "outcome": _of(OUTCOMES),
    "weapon": _of(WEAPONS),
    "weather": _of(WEATHERS),
    "depth": _of(DEPTHS),
    "terrain": _of(KINDS_OF_GROUND),
    "drm": _of(DRMS),
    "mode": _of(MODES),
    "dc_use": _of(DC_USES),
    "test": _of(CHECKS_TAKEN),
    "spot": _of(SPOTS),
    "access": _of(ACCESSES),
    "underground": _of(UNDERGROUND),
    "fate": _of(FATES),
    "word": Kind(r"[\w-]+", str, "one word"),
}
