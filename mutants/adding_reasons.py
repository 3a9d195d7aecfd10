"""Exceptions that change no answer, with the reason: ``mutants/equivalent/adding``.

A reason names an exception as the page shows it, after the chapter: ``B9 claims_wa: true where target has
status inherent``. ``*`` stands for any value, argument or fact. A function that ``mutants/equivalent`` lists
with ``*`` changes no answer whatever exception it has.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping

from mutants.__main__ import EQUIVALENT, equivalents
from mutants.sites import Mutant

REASONS = EQUIVALENT / "adding"
"""The reasons, one file per chapter."""


def reasons() -> dict[str, str]:
    """The reasons for exceptions, by what they name."""
    return {
        one["mutant"]: one["reason"]
        for file in sorted(REASONS.glob("*.toml"))
        for one in tomllib.loads(file.read_text("utf-8"))["equivalent"]
    }


def of_whole_functions() -> dict[str, str]:
    """The reasons of ``mutants/equivalent`` for every change of a function."""
    return {name: reason for name, reason in equivalents().items() if name.endswith(": *")}


def reason(known: Mapping[str, str], mutant: Mutant) -> str:
    """Why the exception changes no answer; empty if it may. The most exact reason comes first."""
    matching = [name for name in known if names(name, mutant.key)]
    return known[min(matching, key=lambda name: name.count("*"))] if matching else ""


def names(name: str, key: str) -> bool:
    """Whether the name of a reason, which may hold ``*``, is that of the exception."""
    return re.fullmatch(re.escape(name).replace(r"\*", ".*"), key) is not None


def idle(known: Iterable[str], keys: Iterable[str]) -> list[str]:
    """The reasons that name no exception."""
    every = list(keys)
    return sorted(name for name in known if not any(names(name, key) for key in every))
