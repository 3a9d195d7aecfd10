"""Write docs/fire.md: how ``attack`` treats each kind of attack, by the tables of the reference.

The text is in ``fire_page.md`` beside this; names in double braces are replaced by values.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "harness"), str(ROOT)]

from asl_reference.board.means import MEANS, Means  # noqa: E402
from asl_reference.rules.firing.a7_fire import IFT_COLUMNS  # noqa: E402
from asl_reference.rules.firing.a8_first_fire import (  # noqa: E402
    RESIDUAL_OF_COLUMN,
    RESIDUAL_STEPS,
)
from asl_reference.rules.firing.b16_fire import AREA_TO_HIT  # noqa: E402
from asl_reference.rules.firing.c6_to_hit import CASE_K  # noqa: E402
from asl_reference.rules.ground.a1_arms import OUT_OF_ORDER  # noqa: E402
from asl_reference.rules.ground.a7_activity import ABLE, MAY  # noqa: E402
from asl_reference.rules.sheltering.b9_tem import INDIRECT_LOSS  # noqa: E402
from scripts.filled import filled_in, table  # noqa: E402

PAGE = ROOT / "docs" / "fire.md"
TEXT = Path(__file__).with_suffix(".md")
PATHS = {
    "line": "LOS",
    "vertices": "LOS to both vertices",
    "falls": "on the hex",
    "rounds": "on the hex",
    "placed": "placed",
    "thrown": "thrown",
    "inside": "inside",
}
ROLLS = {"ift": "IFT", "to_hit": "To Hit", "cc": "CC", "": ""}
HEAD = (
    "means; traced; Direct; DR; shell; friend and foe; positive TEM; FP of its own; fire group; reach; clause"
)


def _row(kind: Means) -> list[str]:
    return [
        f"`{kind.name}`",
        PATHS[kind.path],
        "" if kind.path == "rounds" else "Indirect" if kind.indirect else "yes",
        ROLLS[kind.rolls],
        kind.shell.upper() if kind.shell in ("he", "ap", "heat", "wp") else kind.shell,
        "" if kind.aimed else "seen or not" if kind.path == "falls" else "yes",
        "yes" if kind.positive_tem else "none",
        "" if kind.fp is None else str(kind.fp),
        "yes" if kind.fire_group else "",
        _reach(kind),
        kind.clause,
    ]


def _reach(kind: Means) -> str:
    if kind.fire_group:
        return "twice Normal Range"
    if kind.sure_reach is not None:
        return f"beyond {kind.sure_reach} hexes `unsupported`"
    if kind.reach is None:
        return "its `range`" if kind.weapons and not kind.dc else ""
    return "its Location" if not kind.reach else "1 hex" if kind.reach == 1 else f"{kind.reach} hexes"


def _means() -> str:
    """A row for each means of attack."""
    return table(HEAD.split("; "), [_row(kind) for kind in MEANS.values()])


def _weapons() -> str:
    """For each attack with a weapon: which weapon, and whether the position may omit it."""
    rows = [
        [
            f"`{kind.name}`",
            ", ".join(f"`{weapon}`" for weapon in kind.weapons),
            "must be possessed" if kind.possessed else "assumed",
        ]
        for kind in MEANS.values()
        if kind.weapons
    ]
    return table(["means", "counters of Personnel", "possessed or assumed"], rows)


def bars_of(activity: str) -> dict[str, str]:
    """The statuses that bar the activity, each with its clause; without dummies, which are a unit type."""
    return {name: cell for name, cell in ABLE[activity].items() if cell != MAY and name != "dummy"}


def filled() -> dict[str, str]:
    """The values for the names between double braces in the text."""
    return {
        "means": _means(),
        "weapons": _weapons(),
        "no fire": ", ".join(f"`{status}` ({clause})" for status, clause in bars_of("fire").items()),
        "out of order": ", ".join(f"`{status}`" for status in sorted(OUT_OF_ORDER)),
        "no cc": ", ".join(f"`{status}`" for status in bars_of("close_combat")),
        "no dc": ", ".join(f"`{status}`" for status in bars_of("use_dc")),
        "indirect loss": str(INDIRECT_LOSS),
        "ft range": str(MEANS["flamethrower"].halved_at),
        "columns": ", ".join(map(str, IFT_COLUMNS)),
        "residual": ", ".join(f"{column}: {fp}" for column, fp in RESIDUAL_OF_COLUMN.items()),
        "counters": ", ".join(map(str, RESIDUAL_STEPS)),
        "area to hit": str(AREA_TO_HIT),
        "case k": str(CASE_K),
    }


def page() -> str:
    """The text of the page. Raises KeyError if the text names a value that is missing."""
    return filled_in(TEXT, filled())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
    print(PAGE.relative_to(ROOT))
