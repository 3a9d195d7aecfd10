"""Files that are there whole or not at all, and what is kept in the user's cache between commands."""

from __future__ import annotations

import contextlib
import gc
import hashlib
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from asl_conformance.base.system import WINDOWS

T = TypeVar("T")
MOST = 6
"""Values of one name that are kept: of checkouts and versions that are used by turns."""


def write_whole(path: Path, data: bytes) -> None:
    """Write the file, in a folder made if need be; who reads it finds the old one whole, or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_suffix(f".{os.getpid()}")
    partial.write_bytes(data)
    partial.replace(path)


def cache_folder() -> Path | None:
    """Where things are kept: $XDG_CACHE_HOME/asl-conformance or ~/.cache/asl-conformance.

    On Windows %LOCALAPPDATA% stands for ~/.cache. None for a user without a home.
    """
    base = os.environ.get("XDG_CACHE_HOME") or (os.environ.get("LOCALAPPDATA") if WINDOWS else None)
    try:
        return (Path(base) if base else Path.home() / ".cache") / "asl-conformance"
    except RuntimeError:
        return None


def remembered(name: str, sources: Iterable[Path], kind: type[T], make: Callable[[], T]) -> T:
    """What ``make`` makes of those files, kept under their digest; what it raises is not kept.

    ``sources`` are all that it rests on, the code that makes it too. A cache that cannot be read or written
    costs time alone.
    """
    folder = cache_folder()
    if folder is None:
        return make()
    total = hashlib.sha256()
    try:
        for path in sources:
            total.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
        kept = folder / f"{name}-{total.hexdigest()[:16]}.msgpack"
        with contextlib.suppress(FileNotFoundError, msgspec.DecodeError):
            found = msgspec.msgpack.decode(kept.read_bytes(), type=kind)
            with contextlib.suppress(OSError):
                os.utime(kept)  # it was used
            return found
    except OSError:
        return make()
    made = make()
    with contextlib.suppress(OSError):
        write_whole(kept, msgspec.msgpack.encode(made))
        clear(folder, f"{name}-*", MOST)
    return made


def clear(folder: Path, names: str, most: int) -> None:
    """Remove the files that were not used for longest, and what a run that was ended left of one."""
    aged = sorted(folder.glob(names), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in aged[most:]:
        old.unlink(missing_ok=True)


@contextlib.contextmanager
def uncollected() -> Iterator[None]:
    """Meanwhile no garbage is looked for, if it is at all."""
    on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if on:
            gc.enable()
