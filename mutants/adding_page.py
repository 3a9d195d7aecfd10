"""The exceptions that were tried, as a page: chapters, and those that no case notices."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path
from textwrap import wrap

from mutants.table import BY_OWN, KILLED, Row, counts, percent

DOCUMENT = Path(__file__).resolve().parents[1] / "docs" / "mutants-that-add.md"
ABOUT = f"""Engines add exceptions that the rulebook does not have: "unless pinned", "not for cactus
hedges". `python -m mutants.adding` gives a rule of the reference one such exception at a time. An exception
names an argument of the rule, a word of a closed list that is true of it (a status, a kind of unit, a cover,
a means, a phase, a terrain), and the value that the rule then returns instead. Only exceptions that change a
value on a case are tried. An exception is killed if a case fails. Exceptions that cannot change an answer
are not counted; `mutants/equivalent/adding` lists them with the reasons. Targets: {KILLED} % killed, {BY_OWN}
% killed by a case of the right clause, in each chapter."""


def meets_targets(rows: Iterable[Row]) -> bool:
    """Whether each chapter meets both targets."""
    counted = [one for one in rows if one.counts]
    for group in {one.mutant.group for one in counted}:
        several = [one for one in counted if one.mutant.group == group]
        if percent(sum(one.killed for one in several), len(several)) < KILLED:
            return False
        if percent(sum(one.by_own for one in several), len(several)) < BY_OWN:
            return False
    return True


def document(
    rows: Sequence[Row], found: int, cases: int, seconds: float, seed: int, idle: Sequence[str] = ()
) -> str:
    """The page as Markdown."""
    chosen = f"{len(rows)} of {found} exceptions" + (
        f", a sample of seed {seed}" if len(rows) < found else ""
    )
    head = (
        f"{date.today().isoformat()}: {chosen}, {cases} cases, {seconds:.0f} s of processor time on "
        f"{platform.machine()}, Python {platform.python_version()}."
    )
    survivors = _listed([one for one in rows if one.counts and not one.killed])
    refuted = _listed([one for one in rows if one.equivalent and one.killed])
    return "\n".join(
        [
            "# Mutants that add",
            "",
            *wrap(ABOUT, 110, break_on_hyphens=False),
            "",
            head,
            "",
            *counts("Chapter", list(rows), lambda one: [one.mutant.group]),
            "",
            "## Survivors",
            "",
            *(survivors or ["None."]),
            *_section("Listed as equivalent, and yet killed: they count", refuted),
            *_section("Reasons that name no exception", [f"- `{name}`" for name in idle]),
            "",
        ]
    )


def _section(title: str, lines: Sequence[str]) -> list[str]:
    return ["", f"## {title}", "", *lines] if lines else []


def _listed(rows: Sequence[Row]) -> list[str]:
    inorder = sorted(rows, key=lambda one: (one.place, one.mutant.text))
    return [f"- {one.place} `{one.mutant.function}`: {one.mutant.text}{_by(one)}" for one in inorder]


def _by(row: Row) -> str:
    return f" ({row.result.case})" if row.result.case else ""
