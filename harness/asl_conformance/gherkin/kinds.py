"""The kinds of blanks in a phrase: the words that players write there, and their meaning.

Each kind is a regular expression and a reader; a reader raises ValueError that names the unknown
word. The docs list the kinds from here.
"""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from asl_conformance.gherkin.describing import (
    CHOICE,
    HEX,
    SIDE,
    choices,
    hexes,
    hexsides,
    name,
    names,
    number,
    numbers,
    read_force,
    read_fort,
    read_forts,
    read_gear,
    read_ground,
)
from asl_conformance.gherkin.words import (
    ACCESSES,
    APPLIES,
    ATTACKS,
    BARRIERS,
    CAUSES,
    CHECKS,
    CHECKS_TAKEN,
    CONDITIONS,
    CONNECTIONS,
    COUNT,
    COVERS,
    DC_USES,
    DEEDS,
    DEPTHS,
    DRMS,
    FATES,
    GEAR,
    GOES,
    KINDS_OF_GROUND,
    MODES,
    OUTCOMES,
    PERSONNEL,
    PHASES,
    PLACE_WORDS,
    PURPOSES,
    READINGS,
    RESULTS,
    RISKS,
    SIGHTS,
    SMOKES,
    SOURCES,
    SPOTS,
    STATUS,
    UNDERGROUND,
    VEHICLES,
    VERDICTS,
    WEAPONS,
    WEATHERS,
    YES_NO,
)

CLAUSE = r"[A-Z]\d+(?:\.\d+)?"


class Kind(NamedTuple):
    """A kind of blank: its regular expression, its reader, its text in the docs, its closed list of words."""

    regex: str
    read: Callable[[str], Any]
    says: str
    words: tuple[str, ...] = ()


def _of(table: dict[str, Any]) -> Kind:
    words = "|".join(re.escape(w) for w in sorted(table, key=len, reverse=True))
    return Kind(words, table.__getitem__, ", ".join(table), tuple(table))


_NAME = r"(?:[Tt]he [A-Z0-9][\w'+-]*(?: [\w'+-]+)*?|[A-Z]|[Ii]t)"

KINDS: dict[str, Kind] = {
    "hex": Kind(HEX, str, "a hex: F5, AA10"),
    "hexes": Kind(rf"{HEX}(?:(?:, | and ){HEX})*", hexes, "hexes: B2, B3 and B4"),
    "edge": Kind(rf"{HEX}-{HEX}", lambda t: tuple(t.split("-")), "a hexside: F5-F6"),
    "edges": Kind(rf"{HEX}-{HEX}(?:(?:, | and ){HEX}-{HEX})*", hexsides, "hexsides: F5-F6, F5-G6 and E6-F5"),
    "vertex": Kind(rf"{HEX}-{HEX}-{HEX}", str, "a vertex: E5-F4-F5"),
    "side": Kind(SIDE, str, "a side: German, Russian ..."),
    "who": Kind(_NAME, name, "a unit or counter: the German squad, P"),
    "whom": Kind(rf"{_NAME}(?:(?:, | and ){_NAME})*", names, "units or counters: P and Q"),
    "number": Kind(r"-?\d+(?:\.5)?|1/2", number, "a number in steps of one half: 2, 1.5, 1/2"),
    "signed": Kind(r"[-+]\d+|0", int, "a DRM: +2, 0, -1"),
    "count": Kind("|".join(COUNT), COUNT.__getitem__, "one, two ... seven, no"),
    "force": Kind(
        rf"(?:{'|'.join(c for c in COUNT if c != 'no')}) (?:[\w-]+ )*?(?:{SIDE}) .+?",
        read_force,
        "units: two broken German squads, a German 9-1 leader, a Russian squad P with 4 MF; "
        f"by side and one of {', '.join((*PERSONNEL, *VEHICLES))}",
    ),
    "fort": Kind(
        rf"(?:no |an? )?(?:(?:empty|hidden|bridged|unbridged|{SIDE}) )*"
        r"(?:foxhole(?: \dS)?|trench|A-T Ditch|sangar|Wire|pillbox|roadblock|Panji"
        r"|\d+-factor A-[PT] minefield)"
        rf"(?: controlled by the (?:{SIDE})s?)?",
        read_fort,
        "a Fortification: a foxhole 2S, a German trench controlled by the Russians, Wire, no foxhole",
    ),
    "forts": Kind(
        rf"(?:an? )?foxhole [123]S in {HEX}(?:(?:, | and )(?:an? )?foxhole [123]S in {HEX})+",
        read_forts,
        "Fortifications, each in its hex: foxhole 3S in B1 and foxhole 1S in B2",
    ),
    "gear": Kind(
        rf"(?:(?:an?|the) )?(?:dm |assembled |emplaced |malfunctioned |towed )?(?:(?:{SIDE}) )?(?:\d+-\d+ )?"
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
    "clause": Kind(CLAUSE, str, "a clause: B27.12, A10.531"),
    "clauses": Kind(
        rf"{CLAUSE}(?:(?:, {CLAUSE})* or {CLAUSE})?",
        lambda text: re.split(", | or ", text),
        "a clause, or several of which any one is right: B27.12, B27.6 or B27.4",
    ),
    "numbers": Kind(r"\d+(?:\.5)?(?:(?:, | and )\d+(?:\.5)?)*", numbers, "numbers: 1, 2 and 1"),
    "yesno": _of(YES_NO),
    "sight": _of(SIGHTS),
    "applies": _of(APPLIES),
    "connection": _of(CONNECTIONS),
    "cause": _of(CAUSES),
    "condition": _of(CONDITIONS),
    "result": _of(RESULTS),
    "risk": _of(RISKS),
    "ssr": Kind(
        r"(?:all |the |no )?(?:wall|hedge)[\w ,/]*|Deluxe ASL rules are in effect",
        str,
        "a SSR: all hedges are bocage",
    ),
    "date": Kind(r"\d{4}-\d{2}-\d{2}", str, "a date: 1944-07-26"),
    "compulsion": _of({"mandatory": True, "voluntary": False}),
    "phase": Kind("|".join(PHASES), str, ", ".join(PHASES)),
    "place": _of(PLACE_WORDS),
    "source": _of({**SOURCES, **COVERS}),
    "choices": Kind(rf"{CHOICE}(?:(?:, | or ){CHOICE})*", choices, "TEM to choose from: wall +2 or woods +1"),
    "reading": _of(READINGS),
    "status": _of(STATUS),
    "deed": _of(DEEDS),
    "outcome": _of(OUTCOMES),
    "weapon": _of(WEAPONS),
    "weather": _of(WEATHERS),
    "depth": _of(DEPTHS),
    "smoke": _of(SMOKES),
    "terrain": _of(KINDS_OF_GROUND),
    "drm": _of(DRMS),
    "mode": _of(MODES),
    "dc_use": _of(DC_USES),
    "test": _of(CHECKS_TAKEN),
    "spot": _of(SPOTS),
    "access": _of(ACCESSES),
    "underground": _of(UNDERGROUND),
    "fate": _of(FATES),
    "file": Kind(r"[\w./-]+\.json", str, "a file beside the feature: board.json"),
    "word": Kind(r"[\w-]+", str, "one word"),
}
