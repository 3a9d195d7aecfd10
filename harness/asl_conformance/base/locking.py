"""A file that one process writes at a time: a lock beside it, which ends with its process."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path

FAR = 1 << 30
"""The byte that Windows locks: far behind the text, so that others can read the text."""

try:
    import fcntl
except ModuleNotFoundError:
    import msvcrt

    WINDOWS = True

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        finally:
            os.lseek(descriptor, 0, os.SEEK_SET)
else:
    WINDOWS = False

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


TAKEN = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
"""What the system says if another process holds the lock."""


class Busy(Exception):
    """Another process holds the lock; the text is what that process wrote into it."""


class Lock:
    """A lock that this process holds until it releases it or ends."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self._path, self._descriptor = path, descriptor

    def release(self) -> None:
        """Give the lock back and remove its file. Safe to call twice."""
        if self._descriptor < 0:
            return
        with contextlib.suppress(OSError):
            if not WINDOWS:
                self._path.unlink()
        os.close(self._descriptor)
        self._descriptor = -1
        with contextlib.suppress(OSError):
            if WINDOWS:  # an open file cannot be removed there
                self._path.unlink()


def hold(path: Path, about: str) -> Lock:
    """The lock at that path; raises Busy with what its holder wrote, or OSError.

    ``about``: what others read while this process holds it.
    """
    while True:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            if not _taken(descriptor):
                raise Busy(os.read(descriptor, 1000).decode(errors="replace"))
            if _is_still(path, descriptor):
                os.ftruncate(descriptor, 0)
                os.write(descriptor, about.encode())
                return Lock(path, descriptor)
        except BaseException:
            os.close(descriptor)
            raise
        os.close(descriptor)  # its holder has just removed it: try again


def held(path: Path) -> str:
    """What the holder of the lock wrote; empty if no process holds it."""
    try:
        hold(path, "").release()
    except Busy as other:
        return str(other) or "another process"
    except OSError:
        return ""
    return ""


def _taken(descriptor: int) -> bool:
    """Whether the lock is now ours; also on a file system that has no locks."""
    try:
        _lock(descriptor)
    except OSError as error:
        return error.errno not in TAKEN
    return True


def _is_still(path: Path, descriptor: int) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(descriptor))
    except FileNotFoundError:
        return False
