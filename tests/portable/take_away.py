"""Modules as Python has them on Windows, for imports from this project."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

OURS = ("asl_conformance", "asl_reference", "step_defs")
GONE = frozenset("crypt fcntl grp nis ossaudiodev posix pty pwd resource spwd syslog termios tty".split())
"""Modules that there are not."""
SIGNALS = frozenset("SIGABRT SIGFPE SIGILL SIGINT SIGSEGV SIGTERM".split())
"""The signals that there are."""
LACKING: Mapping[str, frozenset[str]] = {
    "os": frozenset(
        """chown chroot confstr ctermid eventfd fchdir fchmod fchown fdatasync fork forkpty
        fpathconf fstatvfs getegid geteuid getgid getgrouplist getgroups getloadavg getpgid getpgrp
        getpriority getresgid getresuid getsid getuid getxattr initgroups killpg lchown lockf
        login_tty major makedev memfd_create minor mkfifo mknod nice openpty pathconf pidfd_open
        pipe2 posix_fadvise posix_fallocate posix_spawn posix_spawnp pread preadv pwrite pwritev
        readv register_at_fork sched_getaffinity sched_setaffinity sched_yield sendfile set_blocking
        get_blocking setegid seteuid setgid setgroups setns setpgid setpriority setregid setresgid
        setresuid setreuid setsid setuid splice statvfs sync sysconf tcgetpgrp tcsetpgrp ttyname
        uname unshare wait wait3 wait4 waitid writev WNOHANG O_NONBLOCK O_DIRECTORY O_CLOEXEC""".split()
    ),
    "signal": frozenset(
        """alarm getitimer setitimer pause pthread_kill pthread_sigmask siginterrupt sigpending sigtimedwait
        sigwait sigwaitinfo pidfd_send_signal ITIMER_REAL ITIMER_VIRTUAL ITIMER_PROF""".split()
    ),
    "select": frozenset({"epoll", "poll", "devpoll", "kqueue"}),
}
"""What else those modules have not."""


def lacks(module: str, name: str) -> bool:
    """Whether the module lacks this name on Windows."""
    if module == "signal" and name.startswith("SIG") and name.isupper() and not name.startswith("SIG_"):
        return name not in SIGNALS
    return name in LACKING.get(module, ())


class _Lesser(ModuleType):
    """A module without some of its names."""

    def __init__(self, whole: ModuleType) -> None:
        super().__init__(whole.__name__, whole.__doc__)
        self.__dict__["_whole"] = whole

    def __getattr__(self, name: str) -> Any:
        whole = self.__dict__["_whole"]
        if lacks(whole.__name__, name):
            raise AttributeError(f"module {whole.__name__!r} has no attribute {name!r} on Windows")
        return getattr(whole, name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self.__dict__["_whole"], name, value)

    def __delattr__(self, name: str) -> None:
        delattr(self.__dict__["_whole"], name)

    def __dir__(self) -> list[str]:
        whole = self.__dict__["_whole"]
        return [name for name in dir(whole) if not lacks(whole.__name__, name)]


class _SocketsOnly:
    """On Windows ``select`` waits for sockets only."""

    def register(self, *args: object) -> None:
        raise OSError("an operation was attempted on something that is not a socket")


def _windows_locks() -> ModuleType:
    """The part of ``msvcrt`` that the harness uses: a lock on a byte, which no other descriptor can take."""
    import fcntl

    made = ModuleType("msvcrt")
    made.__dict__.update(
        LK_NBLCK=fcntl.LOCK_EX | fcntl.LOCK_NB,
        locking=lambda descriptor, mode, count: fcntl.flock(descriptor, mode),
    )
    return made


_import = builtins.__import__
_msvcrt = _windows_locks()
_lesser: dict[str, ModuleType] = {}


def install() -> None:
    """Give the project's packages the modules as on Windows, from now on, in this process."""
    if builtins.__import__ is not _import:
        return
    if early := sorted(name for name in sys.modules if name.partition(".")[0] in OURS):
        raise RuntimeError(f"imported before anything could be taken away: {', '.join(early)}")
    builtins.__import__ = _import_there


def _import_there(
    name: str,
    globals: Mapping[str, Any] | None = None,  # noqa: A002 - as it is called
    locals: Mapping[str, Any] | None = None,  # noqa: A002
    fromlist: Sequence[str] | None = (),
    level: int = 0,
) -> ModuleType:
    importer = str((globals or {}).get("__name__", ""))
    if name == "msvcrt" and importer.startswith("asl_conformance."):
        return _msvcrt
    found = _import(name, globals, locals, fromlist or (), level)
    if level or importer.partition(".")[0] not in OURS:
        return found
    if name in GONE:
        raise ModuleNotFoundError(f"No module named {name!r} on Windows", name=name)
    return _lessened(found) if name in {*LACKING, "selectors"} else found


def _lessened(whole: ModuleType) -> ModuleType:
    if whole.__name__ not in _lesser:
        made = _Lesser(whole)
        if whole.__name__ == "selectors":
            made.__dict__["DefaultSelector"] = _SocketsOnly
        _lesser[whole.__name__] = made
    return _lesser[whole.__name__]
