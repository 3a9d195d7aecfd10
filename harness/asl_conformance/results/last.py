"""What failed last, by engine: kept in the cache, so that ``run --last-failed`` asks it again.

A file an engine, edition and working directory, in ``last`` of the cache folder. A run changes only
what it asked: what passes now leaves the list, what fails joins it, the rest stays.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from asl_conformance.base.keeping import cache_folder, write_whole
from asl_conformance.judging.judge import BROKEN
from asl_conformance.judging.runner import Result

KEPT = 50
"""Lists that are kept; of more, the one that was not written for longest goes."""


class Failed(Struct, frozen=True):
    """The cases that failed when they were last asked."""

    engine: str
    edition: str
    cases: tuple[str, ...] = ()


def place(engine: str, edition: str) -> Path | None:
    """Where the list of this engine is kept, asked from the working directory; None without a cache."""
    folder = cache_folder()
    try:
        here = Path.cwd()
    except OSError:  # whoever removed it has no list for it either
        return None
    if folder is None:
        return None
    said = f"{here}\0{engine}\0{edition}"
    return folder / "last" / f"{hashlib.sha256(said.encode()).hexdigest()[:16]}.json"


def failed(engine: str, edition: str) -> tuple[str, ...]:
    """The ids of the cases that failed when they were last asked; none if that is not known."""
    path = place(engine, edition)
    if path is None:
        return ()
    try:
        return msgspec.json.decode(path.read_bytes(), type=Failed).cases
    except (OSError, msgspec.DecodeError):
        return ()


def remember(engine: str, edition: str, results: Iterable[Result]) -> None:
    """Bring the list up to date with what a run found; a cache that cannot be written costs nothing."""
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
        write_whole(path, msgspec.json.encode(Failed(engine, edition, tuple(kept))))
        aged = sorted(path.parent.iterdir(), key=lambda one: one.stat().st_mtime, reverse=True)
        for old in aged[KEPT:]:
            old.unlink(missing_ok=True)
