"""Whether an engine conforms: the one rule, for summary, results, page, badge and exit code."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from asl_conformance.judging.judge import HARMLESS, Kind

Standing = Literal[
    "conforms", "core", "part", "claims", "foreseen", "restless", "wrong", "incomplete", "unasked"
]
"""What a run says of the engine.

conforms: every case of the suite was asked, and every one that applies passes
core: every case of the core that applies passes; the rest of the suite was not asked
part: every case asked passes, but only a part of the suite was asked, or cases that are not its own
claims: everything that the engine declares is right, but some cases are unsupported
foreseen: wrong only where a failure was expected
restless: its process ended with no case to blame, more often than allowed
wrong: a case has a verdict that is none of the above, or no case passes
incomplete: cases were not run
unasked: no case applies
"""
WORDS: Mapping[Standing, str] = MappingProxyType(
    {
        "conforms": "conforms",
        "core": "passes the core, which is not the whole suite",
        "part": "passes all that was asked, which is not the whole suite",
        "claims": "right in all it declares",
        "foreseen": "wrong only where a failure was expected",
        "restless": "does not conform: its process ended with no case to blame",
        "wrong": "does not conform",
        "incomplete": "incomplete",
        "unasked": "nothing was asked",
    }
)
"""The same in words, for reports."""
RIGHT: frozenset[Standing] = frozenset({"conforms", "core", "part", "claims", "foreseen"})
"""Nothing was wrong but known failures."""
CORE = "--profile core"
"""The selection of a run that asked the core, all of it and nothing else."""


def standing(
    counts: Mapping[Kind, int],
    derived: Mapping[Kind, int],
    *,
    stopped: bool = False,
    restless: bool = False,
    left_out: int = 0,
    other_cases: str = "",
    selection: str = "",
) -> Standing:
    """What the verdicts of a run say of the engine; derived cases count like the others.

    ``left_out``: how many cases of the suite were not selected. ``other_cases``: how the cases differ from
    those of the suite; empty if they do not. ``selection``: the options that selected the cases.
    """
    kinds = {kind for table in (counts, derived) for kind, number in table.items() if number}
    if kinds == {"not-applicable"} and not stopped:
        return "unasked"
    if stopped or "not-run" in kinds:
        return "incomplete"
    if "pass" not in kinds or not kinds <= HARMLESS | {"unsupported"}:
        return "wrong"
    if restless:
        return "restless"
    if "xfail" in kinds:
        return "foreseen"
    if "unsupported" in kinds:
        return "claims"
    if selection == CORE and left_out and not other_cases:
        return "core"
    return "part" if left_out or other_cases else "conforms"


def of_the_suite(asked: int, left_out: int, selection: str = "") -> str:
    """How much of the suite was asked, in words; empty if all of a suite that needs no name."""
    by = f" ({selection})" if selection else ""
    if left_out:
        what = "the core" if selection == CORE else "a part"
        return f"{what} of the suite: {asked:,} of its {asked + left_out:,} cases{by}"
    return f"all of the suite{by}" if selection else ""
