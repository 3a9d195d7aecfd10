"""The suite is read from the cache once in a process, however many tests and commands load it."""

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
"""Bytes of a file that is worth it: the whole suite, and no suite that a test made for itself."""


@contextlib.contextmanager
def staying() -> Iterator[None]:
    """What is read meanwhile lives as long as the process: the collector never looks through it."""
    with uncollected():
        yield
    gc.freeze()


def read_once() -> None:
    """Have what was read be taken for as long as the file says the same; cases are values."""
    read, known = kept._kept, dict[bytes, Suite | None]()

    def remembered(path: Path | None) -> Suite | None:
        try:
            data = path.read_bytes() if path is not None else b""
        except OSError:
            data = b""
        if path is None or len(data) < LARGE:
            return read(path)
        key = hashlib.blake2b(data, digest_size=16).digest()
        if key not in known:
            with staying():
                known[key] = read(path)
        with contextlib.suppress(OSError):
            os.utime(path)
        return known[key]

    kept._kept = remembered
