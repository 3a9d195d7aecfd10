"""The suite is read from the cache once per process, however many tests and commands load it."""

from __future__ import annotations

import contextlib
import gc
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

from asl_conformance.base.keeping import uncollected
from asl_conformance.gherkin import kept
from asl_conformance.suite.case import Suite

LARGE = 1 << 20
"""Least bytes of a file that is reused: the whole suite is larger, the suites that tests write are smaller.
"""


@contextlib.contextmanager
def staying() -> Iterator[None]:
    """Objects created inside live as long as the process; the garbage collector skips them."""
    with uncollected():
        yield
    gc.freeze()


def read_once() -> None:
    """Read the compiled suite once per process; later loads return the same values.

    A known file is not read again: its name depends on its sources, so that a change makes a new file.
    """
    read, files, known = kept._kept, dict[tuple[Path, int, int], bytes](), dict[bytes, Suite | None]()

    def remembered(path: Path | None) -> Suite | None:
        try:
            there = path.stat() if path is not None else None
            if path is None or there is None or there.st_size < LARGE:
                return read(path)
            file = path, there.st_ino, there.st_size
            if file not in files:
                files[file] = hashlib.blake2b(path.read_bytes(), digest_size=16).digest()
        except OSError:
            return read(path)
        key = files[file]
        if key not in known:
            with staying():
                known[key] = read(path)
        with contextlib.suppress(OSError):
            os.utime(path)
        return known[key]

    kept._kept = remembered
