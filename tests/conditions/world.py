"""The conditions under which the tests must pass: each changes one thing in the environment of the tests.

``AS_USUAL`` has everything that a condition leaves unchanged.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import random
import shutil
import string
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from asl_conformance.base.keeping import cache_folder
from asl_conformance.gherkin.kept import digest, load_cases

LETTERS = string.ascii_lowercase
NOBODY = "nobody"
UNWRITABLE = "/proc"
"""A folder in which not even root makes a file."""
ASCII = {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
"""The C locale as it is without Python's help: ASCII and nothing else."""


SAME = (
    f"import subprocess, sys; assert sys.base_prefix == {sys.base_prefix!r}; subprocess.run([sys.executable])"
)
"""That it is this Python that runs, and can run itself."""


class Impossible(Exception):
    """The reason why a condition cannot be made here."""


@dataclass(frozen=True)
class Condition:
    """A name, and what the condition sets; None leaves a thing as usual."""

    name: str
    length: int | None = None
    """Characters of the path of the temporary folder."""
    spaced: bool | None = None
    """Whether there is a space in that path."""
    columns: int | None = None
    locale: Mapping[str, str] | None = None
    zone: str | None = None
    home: str | None = None
    """``missing`` or ``read-only``."""
    user: str | None = None
    """``root`` or ``other``."""
    busy: bool | None = None

    def __or__(self, other: Condition) -> Condition:
        """Both at once; if both set a thing, the other one decides."""
        return replace(self, **{key: value for key, value in vars(other).items() if value is not None})

    def by_whoever_runs(self) -> Condition:
        """The condition without another user: only root can change the user."""
        return replace(self, user="me")


AS_USUAL = Condition("as-usual", 60, False, 100, {"LANG": "C.UTF-8"}, "UTC", "own", "me", False)
FOLDERS = (
    *(Condition(f"folder-of-{length}", length=length) for length in (12, 24, 28, 40, 120)),
    Condition("folder-with-a-space", spaced=True),
)
WIDTHS = tuple(Condition(f"columns-{width}", columns=width) for width in (40, 80, 200))
LOCALES = (Condition("locale-c", locale=ASCII), Condition("locale-utf-8", locale={"LC_ALL": "C.UTF-8"}))
ZONES = (Condition("zone-far-east", zone="EAST-14"), Condition("zone-far-west", zone="WEST+12"))
HOMES = (Condition("home-missing", home="missing"), Condition("home-read-only", home="read-only"))
USERS = (Condition("root", user="root"), Condition("another-user", user="other"))
LOADS = (Condition("busy", busy=True), Condition("quiet"))
KINDS = (FOLDERS, WIDTHS, LOCALES, ZONES, HOMES, USERS, LOADS)
ALONE = tuple(condition for kind in KINDS for condition in kind if condition.name != "quiet")


def together(turn: int) -> Condition:
    """One of each kind at once; six turns have every condition in them."""
    found = AS_USUAL
    for kind in KINDS:
        found |= kind[turn % len(kind)]
    if found.spaced:
        found = replace(found, length=28)
    return replace(found, name=f"all-together-{turn + 1}")


TOGETHER = tuple(together(turn) for turn in range(len(FOLDERS)))


@dataclass
class World:
    """A condition set up: how to start a process under it."""

    folder: Path
    """Temporary, the process's own."""
    environment: dict[str, str]
    prefix: list[str] = field(default_factory=list)
    """What goes before a command to run it as another user."""


@contextlib.contextmanager
def set_up(condition: Condition) -> Iterator[World]:
    """Make the condition; raises Impossible with the reason. Nothing is left behind."""
    wanted = AS_USUAL | condition
    assert wanted.length is not None
    with contextlib.ExitStack() as stack:
        prefix = _user(wanted.user or "me")
        folder = stack.enter_context(_folder(wanted.length, spaced=bool(wanted.spaced)))
        own = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="home-")))
        _with_the_suite(own)
        if prefix:
            account = pwd.getpwnam(NOBODY)
            for path in (folder, own, *own.rglob("*")):
                os.chown(path, account.pw_uid, account.pw_gid)
        environment = _environment(wanted, folder, own)
        if prefix:
            _try(prefix, environment)
        if wanted.busy:
            stack.enter_context(_busy())
        yield World(folder, environment, prefix)


def _with_the_suite(home: Path) -> None:
    """Put the compiled suite where it is looked for: a condition does not test compiling."""
    load_cases()
    there = home / ".cache" / "asl-conformance"
    there.mkdir(parents=True)
    kept = cache_folder()
    for file in kept.glob(f"cases-{digest()}.*") if kept is not None else ():
        shutil.copy(file, there)


def _environment(wanted: Condition, folder: Path, own: Path) -> dict[str, str]:
    theirs = ("LANG", "LANGUAGE", "TMPDIR", "XDG_", "LC_", "PYTEST_", "PYTHONUTF8", "PYTHONCOERCE", "COLUMNS")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(theirs)}
    homes = {"own": str(own), "missing": str(own / "gone" / "home"), "read-only": UNWRITABLE}
    return {
        **kept,
        **(wanted.locale or {}),
        "TMPDIR": str(folder),
        "COLUMNS": str(wanted.columns),
        "TZ": str(wanted.zone),
        "HOME": homes[str(wanted.home)],
        "XDG_CACHE_HOME": str(own / ".cache"),
    }


@contextlib.contextmanager
def _folder(length: int, *, spaced: bool) -> Iterator[Path]:
    """A new folder whose path has so many characters."""
    while True:
        room = length - len("/tmp/")
        name = "".join(random.choices(LETTERS, k=room))
        if spaced:
            name = name[: room // 2] + " " + name[room // 2 + 1 :]
        path = Path("/tmp") / name
        with contextlib.suppress(FileExistsError):
            path.mkdir(mode=0o700)
            break
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


def _user(user: str) -> list[str]:
    """The prefix that runs a command as that user: none for the present one."""
    root = os.geteuid() == 0
    if user == "root" and not root:
        raise Impossible("this is not run as root")
    if user != "other":
        return []
    if not root:
        raise Impossible("only root can run the tests as another user; whoever runs this is no root as it is")
    if shutil.which("setpriv") is None:
        raise Impossible("there is no setpriv (util-linux)")
    account = pwd.getpwnam(NOBODY)
    who = [f"--reuid={account.pw_uid}", f"--regid={account.pw_gid}", "--clear-groups"]
    reads = ["--inh-caps=+dac_read_search", "--ambient-caps=+dac_read_search"]
    for prefix in (["setpriv", *who], ["setpriv", *who, *reads]):
        # Python may lie in root's own folders: then the user may read everything, and write what is its own
        if (
            subprocess.run([*prefix, sys.executable, "-c", SAME], capture_output=True, check=False).returncode
            == 0
        ):
            return prefix
    raise Impossible(f"{NOBODY} cannot run {sys.executable}")


def _try(prefix: list[str], environment: Mapping[str, str]) -> None:
    command = [*prefix, sys.executable, "-c", "import pytest, asl_conformance, asl_reference"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=dict(environment), check=False)
    if done.returncode:
        raise Impossible(f"{NOBODY} cannot import what is tested: {done.stderr.strip().splitlines()[-1]}")


@contextlib.contextmanager
def _busy() -> Iterator[None]:
    """A process for each core that only keeps it busy."""
    idlers = [
        subprocess.Popen([sys.executable, "-S", "-c", "while True: pass"]) for _ in range(os.cpu_count() or 2)
    ]
    try:
        yield
    finally:
        for one in idlers:
            one.kill()
            one.wait()
