"""Write docs/terrain.md: what the suite takes each terrain to be, by the chart of the reference."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine")]

from asl_reference.board.chart import (  # noqa: E402
    ALL,
    CHART,
    DEPRESSION_COST,
    FOXHOLE_SURCHARGE,
    HALF,
    HEXSIDE_HEIGHT,
    MOVERS,
    NA,
    SMOKE_HINDRANCE,
    WALL_COST,
    Cost,
)
from asl_reference.rules.ground.b_terrain_tem import (  # noqa: E402
    BRIDGE_TEM,
    HEXSIDE_TEM,
    RUNWAY_TEM,
    SHELLHOLE_TEM,
)
from asl_reference.rules.ground.d9_afv_cover import AFV_TEM  # noqa: E402
from asl_reference.rules.moving.a4_legality import BARRED_BY_STATUS  # noqa: E402
from asl_reference.rules.ground.b2_shellholes import SHELLHOLE_COST, SHELLHOLE_SURCHARGE  # noqa: E402
from asl_reference.rules.sheltering.b20_crest import CREST_TEM, CREST_TEM_FROM_ABOVE  # noqa: E402
from asl_reference.rules.sheltering.b27_cover import (  # noqa: E402
    EMPLACEMENT_TEM,
    FROM_ABOVE,
    FROM_ELSEWHERE,
)

PAGE = ROOT / "docs" / "terrain.md"
HEAD = """# Terrain

What the suite takes each terrain to be, for those whose engine has another chart or none. Made from the
chart of the reference engine (`python scripts/terrain_page.py`). Heights are in levels above the level
of the hex, costs in MF or MP: `all` takes the whole allotment, `half` half of it, fractions up, `-` may
not enter. A position may say another `height` of a building or an orchard, and the month and weather
change grain, orchards and marsh (B14, B15, 16.6, 16.8).
"""

BARRED = """
A cactus hedge is crossed by Infantry in a Minimum Move, a Low Crawl and an advance vs Difficult Terrain alone
(9.7)."""
SUMS = """## How it adds up

One level up Infantry, Cavalry and wagons pay twice the cost of the terrain and its SMOKE (B10.4); what the
hexside and a foxhole add is not doubled (9.4, 27.43). Along a road, or through a gap with a road, Infantry
pays 1 in place of the cost of the terrain; SMOKE and levels count as ever. The road bonus (B3.4) is not
taken. A road opens no LOS through the terrain of its hex. Grain costs what Open Ground does from October to
March, and is Open Ground but from June to September (B15.6).

A vehicle pays 1 MP more for each vehicle and wreck in the Location entered, 2 if it comes by road (D2.14),
and 1 MP for each hexspine turned (D2.11); both twice in woods, in a Sunken Road and on a bridge. From hex
to hex one goes on the ground, or upstairs from building to building on one level; stairs and roofs are one
step at a time (B23.4).

A LOS has one Hindrance of terrain at each range, the greatest of its hexes there; SMOKE, AFV and wrecks count
besides, and +6 in all block it (A6.7). The terrain of the hexes of viewer and target does not hinder, SMOKE
there does; fire that leaves SMOKE or stays within it has 1 more (A24.8). That 1 stands in the
`hindrance` of `los` and is not counted towards the six, a reading (`explain B16.2-out-of-smoke`); from which
end the hexes at one range are told is another (`B16.2-from-either-end`). SMOKE is inherent: it fills its hex
to hexsides and vertices.

An AFV (`tank`, `assault_gun`, `sp_gun`, `carrier`, `halftrack`, `armored_car`) or `wreck` is a Hindrance of
+1 to a LOS through the inside of its hex, one a hex however many stand there, if both ends of the LOS are on
the level that it stands on (D9.4). Side, Motion, Bypass and concealment do not matter, and other vehicles
are none. One that is `hidden` hinders by the reference, and no case asks. One in the hex of viewer or target,
or beside a hexside that the LOS runs along, is none either. As an end of a LOS a vehicle is a unit like
others: at the level of its place, in Bypass at its CAFP, with who is aboard; a wreck is at the centre dot.
"""

HEIGHTS = """## Over heights

Compared are the levels of the two ends with what they stand on, and the top of what lies between: its
base with its height.

* At one level what is higher than both blocks; at different levels what is as high as the higher end
  (A6.2).
* What is lower than the higher end and higher than the lower casts Blind Hexes behind it: 1; 1 more for
  each five hexes of range from the higher end to it; 1 more for each full level beyond the first that it
  rises above the lower end; 1 less for each full level beyond the first that the higher end is above it;
  1 at least (A6.4). A Crest Line has no 1 of its own and may cast none (B10.23). A bocage hexside counts
  as if it stood in the hex behind it, and may cast none (9.531).
* An obstacle of half a level blocks no end that is half a level above its base, and casts none (A6.21).
* Who is IN a Depression sees, and is seen from, a hex that is adjacent, one that the LOS reaches without
  leaving connected Depression hexes, and one that is at least as many levels higher as it is hexes away
  (A6.3).
"""

COVER = """Sources of TEM besides the terrain of the hex and its hexsides. Of all that are positive the best
alone counts; that of a runway and of Air Bursts is added (9.31, 27.3). Who is on top of a counter has none
of it; Close Combat and FT meet no positive TEM.
"""
COVER_TOO = """
A firer high above takes 1 from the TEM of shellholes, a bridge or an entrenchment for each full level beyond
the range (9.33). Wire has no TEM (26.3). An OVR with FT alone meets 0 (27.3). A vehicle beneath a trench is
HD in place of its TEM (27.52).

Going beneath a foxhole, trench or sangar, or coming out, costs 1 MF, an A-T Ditch 2; getting beneath Wire
what its dr says, and announced without `dr` nothing yet. Where Wire lies in the hex of a foxhole it lies on
top: who comes out of the foxhole is beneath the Wire (26.4), and `beneath` names the foxhole alone before.

Shellholes: a unit there has their TEM, however it came. Infantry may pay 1 MF and have none (B2.4), and a
position does not say which it paid, so no case asks for it after a move.
"""
STAYING = """## What keeps a unit where it is

The clause stands where a unit in such a state may not do so; other states bar none of it.
"""
STAYING_TOO = """
* A `prisoner` is barred by none of this: who guards it is not told, and no case asks (A20.5). A vehicle may
  `move` or turn without `start`: Start MP are paid where they are announced (D2.12).
* Who `fired` or `fired_support_weapon` in its PFPh does not `move` in the MPh (A3.2).
* `cx` bars Double Time, a Minimum Move and an advance vs Difficult Terrain (A4.5, A4.134, A4.72), `wounded`
  Double Time. Who is `aboard` does none of it before `unload` (D6.1). Against whom Interdiction is claimed
  waits for its outcome (`interdiction_claimed`).
* Only who is broken routs, or a leader from the Location of one (A10.5, A10.711). A vehicle does nothing but
  move. Who has `advanced` does not advance again (A4.7).
* An enemy unit in the Location to be entered bars a move, rout or Withdrawal there, unless it is
  `concealed`, `hidden` or a `prisoner` (A4.14): broken ones, vehicles and those in Melee bar it as well. It
  bars no advance, no vehicle and no move of who is `berserk`. Enemies in another Location of the hex, and
  counters, are in nobody's way.
* Concealed or hidden enemies bar nothing: the entry is allowed and paid for, and that units are turned back
  is an action of its own, `turn_back` (A12.15).
* What would put a Location over the stacking limit bars an advance (A5.11) and `set_up`; a move or rout goes
  there all the same, and pays no MF for it. What is over is counted, in `overstacked` of `state` (A5.1).
* Within a building a step leads to the next level, the roof being the last; from hex to hex one goes on the
  ground, or upstairs from building to building on one level (B23.4).
"""


def _crossing(hexside: str, mover: str) -> str:
    """What crossing the hexside adds; a cactus hedge is one to vehicles alone (9.7), a roadblock closed to
    them (B29.3)."""
    if hexside == "roadblock":
        return "1" if mover in ("infantry", "cavalry") else "-"
    if hexside == "cactus_hedge":
        own = {"infantry": "see below", "cavalry": "-", "wagon": "-"}
        return own.get(mover) or _crossing("hedge", mover)
    return _cost(WALL_COST[hexside].get(mover, NA)) if hexside in WALL_COST else "-"


def _cost(cost: Cost) -> str:
    return {ALL: "all", HALF: "half", NA: "-"}.get(cost) or f"{cost:g}"  # type: ignore[call-overload]


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _cover() -> str:
    """TEM of what is no terrain of a hex or hexside: against most attacks, and against OVR and OBA."""
    rows = [
        *([f"beneath `{name}`", f"+{tem}", f"+{FROM_ABOVE[name]}"] for name, tem in FROM_ELSEWHERE.items()),
        ["`crest`, over that fronted and the two beside it", f"+{CREST_TEM}", f"+{CREST_TEM_FROM_ABOVE}"],
        ["on `bridge`", f"+{BRIDGE_TEM}", f"+{BRIDGE_TEM}"],
        ["`shellholes`, but for vehicles", f"+{SHELLHOLE_TEM}", f"+{SHELLHOLE_TEM}"],
        ["`runway`, Personnel", f"{RUNWAY_TEM}", f"{RUNWAY_TEM}"],
        ["`afv` of one's own side that stands, or a wreck", f"+{AFV_TEM}", "-"],
        ["`emplacement`", f"+{EMPLACEMENT_TEM}", f"+{EMPLACEMENT_TEM}"],
    ]
    return _table(["source", "TEM", "against OVR and OBA"], rows)


def _staying() -> str:
    """Of each state that bars anything, the clause by which it bars each kind of movement."""
    states = sorted({status for barred in BARRED_BY_STATUS.values() for status in barred})
    rows = [
        [f"`{status}`", *(barred.get(status, "") for barred in BARRED_BY_STATUS.values())]
        for status in states
    ]
    return _table(["state", *(f"`{verb}`" for verb in BARRED_BY_STATUS)], rows)


def page() -> str:
    """The text of the page."""
    movers = [mover.replace("_", " ") for mover in MOVERS]
    terrain = [
        [
            f"`{name}`",
            f"{row.height:g}" if row.height else "",
            f"+{row.hindrance}" if row.hindrance else "",
            "yes" if row.inherent else "",
            "yes" if row.open_ground else "",
            f"{row.tem:+d}" if row.tem else "0",
            f"{row.indirect:+d}" if row.indirect is not None else "",
            *map(_cost, row.costs),
        ]
        for name, row in CHART.items()
    ]
    head = ["hex", "obstacle height", "Hindrance", "inherent", "Open Ground", "TEM", "against Indirect Fire"]
    below = [[f"`{name}`", *map(_cost, costs)] for name, costs in DEPRESSION_COST.items()]
    sides = [
        [
            f"`{name}`",
            f"{height:g}",
            f"+{HEXSIDE_TEM[name]}" if name in HEXSIDE_TEM else "",
            *(_crossing(name, mover) for mover in MOVERS),
        ]
        for name, height in HEXSIDE_HEIGHT.items()
    ]
    holes = ", ".join(f"{mover.replace('_', ' ')} {mf:g}" for mover, mf in FOXHOLE_SURCHARGE.items())
    pits = ", ".join(f"{mover.replace('_', ' ')} {mf:g}" for mover, mf in SHELLHOLE_SURCHARGE.items())
    pits_cot = ", ".join(f"{mover.replace('_', ' ')} {mf:g}" for mover, mf in SHELLHOLE_COST.items())
    smoke = ", ".join(f"`{name}` +{drm}" for name, drm in SMOKE_HINDRANCE.items())
    return "\n".join(
        [
            HEAD,
            "A terrain with a Hindrance is an obstacle of its height that hinders and does not block; one",
            "without blocks. *Inherent* terrain fills its whole hex to its hexsides and vertices.\n",
            _table([*head, *movers], terrain),
            "\n## Into a Depression\n",
            _table(["Depression", *movers], below),
            "\n## Hexsides\n\nHeight above the base level of the hexside, TEM, and what crossing it adds.\n",
            _table(["hexside", "height", "TEM", *movers], sides),
            BARRED,
            f"\nA foxhole adds to the cost of its hex for {holes} (27.43).",
            f"Shellholes add {pits}, and cost {pits_cot} in all; Infantry pays the other terrain (B2.4).",
            f"SMOKE hinders: {smoke}; it adds 1 to the cost of its hex (A24).\n",
            "## Other cover\n",
            COVER,
            _cover(),
            COVER_TOO,
            SUMS,
            HEIGHTS,
            STAYING,
            _staying(),
            STAYING_TOO.rstrip() + "\n",
        ]
    )


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
    print(PAGE.relative_to(ROOT))
