"""Files that are written completely or not at all, and values in the user's cache."""

from __future__ import annotations

import contextlib
import gc
import hashlib
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

from asl_conformance.base.system import WINDOWS

T = TypeVar("T")
DIGEST = hashlib.sha256().digest_size
MOST = 6
"""Most cached values of one name, for several checkouts and versions in use."""


class Damaged(Exception):
    """The content of a cached file is not what was written."""


def write_whole(path: Path, data: bytes) -> None:
    """Write the file, and its folder if needed; a reader finds the complete old or new file."""
    with _replaced(path) as file:
        file.write(data)


def write_checked(path: Path, data: bytes | Iterable[bytes]) -> None:
    """As ``write_whole``, with a digest of the content before it.

    ``data``: the content, or its parts in order.
    """
    total = hashlib.sha256()
    with _replaced(path) as file:
        file.write(bytes(DIGEST))
        for part in (data,) if isinstance(data, bytes) else data:
            total.update(part)
            file.write(part)
        file.seek(0)
        file.write(total.digest())


@contextlib.contextmanager
def _replaced(path: Path) -> Iterator[BinaryIO]:
    """A new file that takes the place of the old one once it is written whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_suffix(f".{os.getpid()}")
    try:
        with partial.open("wb") as file:
            yield file
        partial.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            partial.unlink(missing_ok=True)
        raise


def read_checked(path: Path) -> memoryview:
    """The content of a file of ``write_checked``; raises Damaged, or OSError."""
    whole = memoryview(path.read_bytes())
    if hashlib.sha256(whole[DIGEST:]).digest() != whole[:DIGEST]:
        raise Damaged(f"{path} is damaged")
    return whole[DIGEST:]


def cache_folder() -> Path | None:
    """The cache folder: $XDG_CACHE_HOME/asl-conformance or ~/.cache/asl-conformance.

    On Windows %LOCALAPPDATA% replaces ~/.cache. None for a user without a home.
    """
    base = os.environ.get("XDG_CACHE_HOME") or (os.environ.get("LOCALAPPDATA") if WINDOWS else None)
    try:
        return (Path(base) if base else Path.home() / ".cache") / "asl-conformance"
    except RuntimeError:
        return None


def cached(name: str, sources: Iterable[Path]) -> Path | None:
    """The file of the cache for that name and these sources; None for a user without a home.

    ``sources``: all files that the content depends on, including the code. Raises OSError if one cannot be
    read.
    """
    folder = cache_folder()
    if folder is None:
        return None
    total = hashlib.sha256(b"checked")
    for path in sources:
        total.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return folder / f"{name}-{total.hexdigest()[:16]}.msgpack"


def remembered(name: str, sources: Iterable[Path], kind: type[T], make: Callable[[], T]) -> T:
    """The result of ``make``, cached under ``sources`` as in ``cached``; an exception is not cached.

    A cache that is damaged is made again; one that cannot be read or written is ignored.
    """
    try:
        kept = cached(name, sources)
        if kept is None:
            return make()
        with contextlib.suppress(FileNotFoundError, Damaged, msgspec.DecodeError):
            found = msgspec.msgpack.decode(read_checked(kept), type=kind)
            with contextlib.suppress(OSError):
                os.utime(kept)  # it was used
            return found
    except OSError:
        return make()
    made = make()
    with contextlib.suppress(OSError):
        write_checked(kept, msgspec.msgpack.encode(made))
        clear(kept.parent, f"{name}-*", MOST)
    return made


def clear(folder: Path, names: str, most: int) -> None:
    """Remove the files that were not used for longest, and partial files of interrupted runs."""
    aged = sorted(folder.glob(names), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in aged[most:]:
        old.unlink(missing_ok=True)


@contextlib.contextmanager
def uncollected() -> Iterator[None]:
    """A context without garbage collection."""
    on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if on:
            gc.enable()
