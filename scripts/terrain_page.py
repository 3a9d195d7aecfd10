"""Write docs/terrain.md: how the suite treats each terrain, by the chart of the reference.

The text is in ``terrain_page.md`` beside this; names in double braces are replaced by values from the tables
and numbers that the reference uses.
"""

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import get_args

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine")]


from asl_reference.base.beyond import Beyond  # noqa: E402
from asl_reference.board.chart import (  # noqa: E402
    ALL,
    CHART,
    DEPRESSION_COST,
    FOXHOLE_SURCHARGE,
    HALF,
    HEXSIDE_HEIGHT,
    MOVERS,
    NA,
    SMOKE_COST,
    SMOKE_HINDRANCE,
    WALL_COST,
    Cost,
)
from asl_reference.board.position import Hex, Number, Position, Unit  # noqa: E402
from asl_reference.board.vocabulary import FireResult, Place  # noqa: E402
from asl_reference.play.concealment import ACTIVITIES, MOVEMENT  # noqa: E402
from asl_reference.play.firing.results import NO_HARM  # noqa: E402
from asl_reference.play.moving.entry import REVERSE_FACTOR  # noqa: E402
from asl_reference.rules.ground.a7_activity import ABLE  # noqa: E402
from asl_reference.rules.ground.b2_shellholes import (  # noqa: E402
    SHELLHOLE_COST,
    SHELLHOLE_MF,
    SHELLHOLE_SURCHARGE,
)
from asl_reference.rules.ground.b_terrain_tem import (  # noqa: E402
    BRIDGE_TEM,
    HEXSIDE_TEM,
    RUNWAY_TEM,
    SHELLHOLE_TEM,
)
from asl_reference.rules.ground.d9_afv_cover import AFV_TEM  # noqa: E402
from asl_reference.rules.hiding.a12_concealment import VIEWING_RANGE, concealment_terrain  # noqa: E402
from asl_reference.rules.hiding.a12_loss import IN_THE_MPH  # noqa: E402
from asl_reference.rules.los.ends import LEVEL  # noqa: E402
from asl_reference.rules.los.hindrance import OUT_OF_SMOKE, SMOKE_HEIGHT  # noqa: E402
from asl_reference.rules.moving.a4_allotment import START_MP, STOP_MP  # noqa: E402
from asl_reference.rules.moving.a4_entry import (  # noqa: E402
    CREST_DOWN_MF,
    CREST_UP_MF,
    PILLBOX_MF,
    STAIRS_MF,
    VEHICLE_CLIMB_MP,
    VEHICLE_CLIMB_ROAD_MP,
    with_levels,
)
from asl_reference.rules.moving.a4_portage import CX_IPC, MMC_IPC, SMC_IPC  # noqa: E402
from asl_reference.rules.moving.b3_roads import ROAD_RATE, VEHICLE_ROAD_RATE  # noqa: E402
from asl_reference.rules.moving.d2_movement import PASSING_MP, PASSING_ROAD_MP, VCA_MP  # noqa: E402
from asl_reference.rules.sheltering.b27_cover import (  # noqa: E402
    EMPLACEMENT_TEM,
    FROM_ABOVE,
    FROM_ELSEWHERE,
)
from scripts.filled import filled_in, table  # noqa: E402

PAGE = ROOT / "docs" / "terrain.md"
TEXT = Path(__file__).with_suffix(".md")
MOVER_NAMES = [mover.replace("_", " ") for mover in MOVERS]


def _crossing(hexside: str, mover: str) -> str:
    """The cost of crossing the hexside; only vehicles have one for a cactus hedge (9.7)."""
    if hexside == "cactus_hedge":
        own = {"infantry": "see below", "cavalry": "-", "wagon": "-"}
        return own.get(mover) or _crossing("hedge", mover)
    return _cost(WALL_COST[hexside].get(mover, NA)) if hexside in WALL_COST else "-"


def _cost(cost: Cost) -> str:
    return {ALL: "all", HALF: "half", NA: "-"}.get(cost) or f"{cost:g}"  # type: ignore[call-overload]


def _terrain() -> str:
    """The chart of terrain of hexes."""
    rows = [
        [
            f"`{name}`",
            f"{row.height:g}" if row.height else "",
            f"+{row.hindrance}" if row.hindrance else "",
            "yes" if row.inherent else "",
            "yes" if row.open_ground else "",
            "yes" if row.concealment else "",
            f"{row.tem:+d}" if row.tem else "0",
            f"{row.indirect:+d}" if row.indirect is not None else "",
            *map(_cost, row.costs),
        ]
        for name, row in CHART.items()
    ]
    head = ["hex", "obstacle height", "Hindrance", "inherent", "Open Ground", "Concealment Terrain", "TEM"]
    return table([*head, "against Indirect Fire", *MOVER_NAMES], rows)


def _concealing() -> str:
    """For each place in a hex, whether a unit there is in the Concealment Terrain of the hex."""
    words = {
        (True, True): "as the hex",
        (False, True): "as the hex, but for woods, forest, pine woods and buildings: none",
        (False, False): "none",
        (None, None): "`unsupported`: no rule here",
    }
    rows = [
        [f"`{place}`" if place else "(empty)", words[_conceals("woods", place), _conceals("grain", place)]]
        for place in get_args(Place)[1].words
    ]
    return table(["`at`", "Concealment Terrain"], rows)


def _conceals(terrain: str, place: str) -> bool | None:
    there = Position(hexes={"B2": Hex(terrain=terrain)})
    try:
        return concealment_terrain(there, Unit(side="German", type="squad", hex="B2", at=place))
    except Beyond:
        return None


def _hexsides() -> str:
    """The chart of hexside terrain."""
    rows = [
        [
            f"`{name}`",
            f"{height:g}",
            f"+{HEXSIDE_TEM[name]}" if name in HEXSIDE_TEM else "",
            *(_crossing(name, mover) for mover in MOVERS),
        ]
        for name, height in HEXSIDE_HEIGHT.items()
    ]
    return table(["hexside", "height", "TEM", *MOVER_NAMES], rows)


SPOKEN_COVER = {"crest": "`crest`, over that fronted and the two beside it"}
"""Cover that is not beneath a counter, as the page names it."""


def _cover() -> str:
    """TEM of cover that is no terrain of a hex or hexside: against most attacks, and against OVR and OBA."""
    rows = [
        *(
            [SPOKEN_COVER.get(name, f"beneath `{name}`"), f"+{tem}", f"+{FROM_ABOVE[name]}"]
            for name, tem in FROM_ELSEWHERE.items()
        ),
        ["on `bridge`", f"+{BRIDGE_TEM}", f"+{BRIDGE_TEM}"],
        ["`shellholes`, but for vehicles and who is aboard", f"+{SHELLHOLE_TEM}", f"+{SHELLHOLE_TEM}"],
        ["`runway`, Personnel", f"{RUNWAY_TEM}", f"{RUNWAY_TEM}"],
        ["`afv` of one's own side that stands, or a wreck", f"+{AFV_TEM}", "-"],
        ["`emplacement`", f"+{EMPLACEMENT_TEM}", f"+{EMPLACEMENT_TEM}"],
    ]
    return table(["source", "TEM", "against OVR and OBA"], rows)


def _states() -> str:
    """What each status bars: a row for each activity, a column for each status."""
    states = list(dict.fromkeys(status for cells in ABLE.values() for status in cells))
    rows = [
        [activity.replace("_", " "), *(cells.get(status, "") for status in states)]
        for activity, cells in ABLE.items()
    ]
    return table(["activity", *(f"`{status}`" for status in states)], rows)


def _steps() -> str:
    """Costs of a step besides the terrain, hexside and counters entered."""
    climb = f"+{VEHICLE_CLIMB_MP}, by road +{VEHICLE_CLIMB_ROAD_MP}, the terrain not doubled"
    rows = [
        [
            "along a road: Infantry, Cavalry, wagon",
            f"{ROAD_RATE['infantry']}, in place of the terrain",
            "B3.4",
        ],
        ["along a road: other vehicles", f"{VEHICLE_ROAD_RATE}, in place of the terrain", "B3.4"],
        ["Bypass", "as Open Ground; Infantry once for two hexsides, a vehicle for each", "A4.3, D2.3"],
        ["SMOKE in the hex", f"+{SMOKE_COST}", "A24.7"],
        ["shellholes, Infantry that pays for them", f"+{SHELLHOLE_MF}", "B2.4"],
        ["up, in MF and by motorcycle", "twice the terrain", "B10.4"],
        ["up, other vehicles: each level", climb, "B10.41"],
        ["up more than one level, in MF: each level between", f"+{with_levels(0, 2)}", "B10.5"],
        ["down more than one level: each level between", f"+{with_levels(0, -2)}", "B10.5"],
        ["to the next building level or the roof, up or down", f"{STAIRS_MF}", "B23.42"],
        ["IN to Crest status, in one hex", f"{CREST_UP_MF} and the terrain", "B20.91"],
        ["Crest status to IN, in one hex", f"{CREST_DOWN_MF}", "B20.91"],
        ["into or out of a pillbox, each", f"{PILLBOX_MF}", "B30.4"],
        [
            "a vehicle: each vehicle or wreck in the Location entered",
            f"+{PASSING_MP}, by road +{PASSING_ROAD_MP}",
            "D2.14",
        ],
        ["a vehicle: each hexspine that it turns", f"{VCA_MP}", "D2.11"],
        ["a vehicle: `start`", f"{START_MP}", "D2.12"],
        ["a vehicle: `stop`", f"{STOP_MP}", "D2.13"],
        ["a vehicle in Reverse", f"{REVERSE_FACTOR} times all of it", "D2.2"],
    ]
    return table(["step", "MF or MP", "clause"], rows)


def _verbs(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in sorted(words))


def _by_column(costs: Mapping[str, Number]) -> str:
    return ", ".join(f"{mover.replace('_', ' ')} {mf:g}" for mover, mf in costs.items())


def filled() -> dict[str, str]:
    """The values for the names between double braces in the text."""
    below = [[f"`{name}`", *map(_cost, costs)] for name, costs in DEPRESSION_COST.items()]
    return {
        "terrain": _terrain(),
        "depressions": table(["Depression", *MOVER_NAMES], below),
        "hexsides": _hexsides(),
        "steps": _steps(),
        "concealing": _concealing(),
        "openly": _verbs(IN_THE_MPH),
        "moving": _verbs(MOVEMENT),
        "activities": _verbs(ACTIVITIES),
        "results": _verbs({*get_args(FireResult)[1].words} - {*NO_HARM, "eliminated"}),
        "viewing range": str(VIEWING_RANGE),
        "cover": _cover(),
        "states": _states(),
        "foxhole": _by_column(FOXHOLE_SURCHARGE),
        "shellholes": _by_column(SHELLHOLE_SURCHARGE),
        "shellholes in all": _by_column(SHELLHOLE_COST),
        "smoke": ", ".join(f"`{name}` +{drm}" for name, drm in SMOKE_HINDRANCE.items()),
        "smoke rises": {1: "one", 2: "two", 3: "three", 4: "four"}[SMOKE_HEIGHT // LEVEL],
        "smoke costs": str(SMOKE_COST),
        "out of smoke": str(OUT_OF_SMOKE),
        "ipc mmc": str(MMC_IPC),
        "ipc smc": str(SMC_IPC),
        "ipc cx": str(CX_IPC),
    }


def page() -> str:
    """The text of the page. Raises KeyError if the text names a value that is missing."""
    return filled_in(TEXT, filled())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
    print(PAGE.relative_to(ROOT))
