"""The cases that failed last, by engine: kept in the cache for ``run --last-failed``.

One file per engine, edition and working directory, in ``last`` of the cache folder. A run changes only
the cases it asked: passing cases leave the list, failing cases join it, the rest stays.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from asl_conformance.base.keeping import Damaged, cache_folder, read_checked, write_checked
from asl_conformance.judging.judge import BROKEN
from asl_conformance.judging.runner import Result

KEPT = 50
"""Most lists that are kept; beyond that the oldest is removed."""


class Failed(Struct, frozen=True):
    """The cases that failed when last asked."""

    engine: str
    edition: str
    cases: tuple[str, ...] = ()


def place(engine: str, edition: str) -> Path | None:
    """The file of this engine's list for the working directory; None without a cache."""
    folder = cache_folder()
    try:
        here = Path.cwd()
    except OSError:  # a removed working directory has no list
        return None
    if folder is None:
        return None
    key = f"{here}\0{engine}\0{edition}"
    return folder / "last" / f"{hashlib.sha256(key.encode()).hexdigest()[:16]}.json"


def failed(engine: str, edition: str) -> tuple[str, ...]:
    """The ids of the cases that failed when last asked; none if that is unknown."""
    path = place(engine, edition)
    if path is None:
        return ()
    try:
        return msgspec.json.decode(read_checked(path), type=Failed).cases
    except (OSError, Damaged, msgspec.DecodeError):
        return ()


def remember(engine: str, edition: str, results: Iterable[Result]) -> None:
    """Update the list with the results of a run; a cache that cannot be written is ignored."""
    path = place(engine, edition)
    if path is None:
        return
    kept = dict.fromkeys(failed(engine, edition))
    for result in results:
        if result.verdict.kind in BROKEN or result.verdict.kind == "xpass":
            kept[result.case.id] = None
        elif result.verdict.kind != "not-run":
            kept.pop(result.case.id, None)
    with contextlib.suppress(OSError):
        write_checked(path, msgspec.json.encode(Failed(engine, edition, tuple(kept))))
        aged = sorted(path.parent.iterdir(), key=lambda one: one.stat().st_mtime, reverse=True)
        for old in aged[KEPT:]:
            old.unlink(missing_ok=True)
