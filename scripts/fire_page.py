"""Write docs/fire.md: what ``attack`` takes each kind of attack to be, by the tables of the reference.

The text is in ``fire_page.md`` beside this; what stands there between double braces is filled in.
"""

import sys
from pathlib import Path
from typing import get_args

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "harness"), str(ROOT)]

from asl_conformance.protocol.vocabulary import Means  # noqa: E402
from asl_reference.board.fire import (  # noqa: E402
    CLOSE_COMBAT,
    FALLING,
    INDIRECT,
    ORDNANCE,
    TO_HIT,
    TRACED,
    WITHOUT_TEM,
    Fire,
)
from asl_reference.rules.firing.a7_fire import (  # noqa: E402
    DC_FP,
    FT_FP,
    FT_RANGE,
    IFT_COLUMNS,
    MOL_RANGE,
)
from asl_reference.rules.firing.a7_who_fires import WEAPONS  # noqa: E402
from asl_reference.rules.firing.a8_first_fire import (  # noqa: E402
    RESIDUAL_OF_COLUMN,
    RESIDUAL_STEPS,
)
from asl_reference.rules.firing.b16_fire import AREA_TO_HIT  # noqa: E402
from asl_reference.rules.firing.b26_attacks import ROLLED_TO_HIT  # noqa: E402
from asl_reference.rules.firing.c6_to_hit import CASE_K  # noqa: E402
from asl_reference.rules.ground.a1_arms import OUT_OF_ORDER  # noqa: E402
from asl_reference.rules.ground.a7_activity import ABLE, MAY  # noqa: E402
from asl_reference.rules.sheltering.b9_tem import INDIRECT_LOSS  # noqa: E402
from scripts.filled import filled_in, table  # noqa: E402

PAGE = ROOT / "docs" / "fire.md"
TEXT = Path(__file__).with_suffix(".md")
ROUNDS = frozenset({"smoke", "wp", "illuminating"})
"""What does no harm by FP."""
DC_COUNTER = ("dc",)
FP = {**DC_FP, "flamethrower": FT_FP}
REACH = {
    "flamethrower": f"{FT_RANGE} hexes",
    "molotov": f"{MOL_RANGE} hex",
    "dc_placed": "1 hex",
    "dc_thrown": "1 hex",
    **dict.fromkeys(("small_arms", "mg", "snap_shot"), "twice Normal Range"),
    **dict.fromkeys(CLOSE_COMBAT, "its Location"),
    "overrun": "its Location",
    "dc_set": "its Location",
}


def _means() -> str:
    """A row for each means of attack."""
    head = ["means", "traced", "Direct", "To Hit", "friend and foe", "positive TEM", "FP of its own", "reach"]
    rows = [
        [
            f"`{means}`",
            "yes" if means in TRACED else "by vertices" if means == "snap_shot" else "",
            "" if means in ROUNDS else "Indirect" if means in INDIRECT else "yes",
            "yes" if means in TO_HIT | ROLLED_TO_HIT else "",
            "" if Fire(means).aimed else "seen or not" if means in FALLING else "yes",
            "none" if means in WITHOUT_TEM else "yes",
            str(FP.get(means, "")),
            REACH.get(means, ""),
        ]
        for means in get_args(Means)
    ]
    return table(head, rows)


def _weapons() -> str:
    """Of each attack that takes a weapon: which, and whether the position may leave it untold."""
    rows = []
    for means in get_args(Means):
        kinds = DC_COUNTER if means in DC_FP else WEAPONS.get(means, ())
        if kinds:
            untold = "must be possessed" if means in ORDNANCE else "assumed"
            rows.append([f"`{means}`", ", ".join(f"`{kind}`" for kind in kinds), untold])
    return table(["means", "counters of Personnel", "possessed or assumed"], rows)


def bars_of(activity: str) -> dict[str, str]:
    """The statuses that bar the activity, each with the clause; dummies, which are a type of unit, apart."""
    return {name: cell for name, cell in ABLE[activity].items() if cell != MAY and name != "dummy"}


def filled() -> dict[str, str]:
    """What the text names between double braces."""
    return {
        "means": _means(),
        "weapons": _weapons(),
        "no fire": ", ".join(f"`{status}` ({clause})" for status, clause in bars_of("fire").items()),
        "out of order": ", ".join(f"`{status}`" for status in sorted(OUT_OF_ORDER)),
        "no cc": ", ".join(f"`{status}`" for status in bars_of("close_combat")),
        "no dc": ", ".join(f"`{status}`" for status in bars_of("use_dc")),
        "indirect loss": str(INDIRECT_LOSS),
        "ft range": str(FT_RANGE),
        "columns": ", ".join(map(str, IFT_COLUMNS)),
        "residual": ", ".join(f"{column}: {fp}" for column, fp in RESIDUAL_OF_COLUMN.items()),
        "counters": ", ".join(map(str, RESIDUAL_STEPS)),
        "area to hit": str(AREA_TO_HIT),
        "case k": str(CASE_K),
    }


def page() -> str:
    """The text of the page. Raises KeyError where the text names what is not filled in."""
    return filled_in(TEXT, filled())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
    print(PAGE.relative_to(ROOT))
