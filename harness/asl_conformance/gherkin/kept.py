"""The compiled suite: in the wheel, or in the cache.

A wheel carries the suite that was compiled when it was built; its name has the digest of everything it is
made from, so that changed files are compiled anew. Any other suite is cached whole, under the same digest.
An index beside it, under the digest of everything but the features, names the suite made last and its
features: cases of unchanged features are taken from it, and only edited features are compiled.
"""

import contextlib
import hashlib
import os
import sys
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Self

import msgspec
from msgspec import Raw, Struct

from asl_conformance.base.keeping import (
    Damaged,
    cache_folder,
    clear,
    read_checked,
    write_checked,
)
from asl_conformance.suite import crossings, names, own
from asl_conformance.suite.case import Case, Suite
from asl_conformance.suite.derived import derive
from asl_conformance.suite.own import OwnSuite
from asl_conformance.suite.places import COMPILED, PACKAGE, SuiteError, locate
from asl_conformance.suite.unread import Head, Unread, head

SUITES = 6
"""Number of compiled suites in the cache, for several checkouts and versions in use."""

MAP_OF_FOUR, ARRAY = b"\x84", b"\xdd"
"""The first byte of a map with four keys, and of an array whose length follows in four bytes, in msgpack."""

SHIPPED = PACKAGE / COMPILED
"""The folder of a wheel with its compiled suite; a checkout has none."""

CHECKED = (names.FILE, crossings.FILE)
"""Files beside the features that are checked against the cases but change none."""
SHAPING = (
    "case",
    "crossings",
    "derived",
    "names",
    "own",
    "places",
    "readings",
    "registry",
    "sources",
    "unread",
    "variants",
)
"""The modules of the room ``suite`` that cases depend on."""


def sources(features: Path, suite: OwnSuite | None = None) -> list[Path]:
    """Everything that cases are compiled from: features, registry, steps and the harness.

    For a user's suite its files replace the features; this project's registry stays.
    """
    found = [
        *(features.rglob("*.feature") if suite is None else suite.files),
        *(features if suite is None else locate("features")).rglob("*.toml"),
        *(features.rglob("*.json") if suite is None else ()),
        *locate("step_defs").glob("*.py"),
        *(PACKAGE / "gherkin").glob("*.py"),
        *(PACKAGE / "protocol").rglob("*.py"),
        *(PACKAGE / "suite" / f"{name}.py" for name in SHAPING),
        PACKAGE / "base" / "numbers.py",
        PACKAGE / "judging" / "meaning.py",
        *(PACKAGE / "boards").glob("*.py"),
    ]
    return sorted({*found})


def digest(features: Path | None = None) -> str:
    """The digest of everything cases are compiled from."""
    return _digest(sources(features or locate("features")))


def _digest(paths: Iterable[Path]) -> str:
    """The digest, independent of the folder: an installed copy has the digest of its checkout."""
    total = hashlib.sha256()
    for name, data in sorted((path.name.encode(), path.read_bytes()) for path in paths):
        total.update(name + b"\0" + data + b"\0")
    return total.hexdigest()[:16]


def load_cases(features: Path | None = None) -> Suite:
    """The suites in use as one, from the cache or compiled now; raises SuiteError with every defect.

    If ``features`` is given, only the suite of that folder.
    """
    used = own.in_use()
    if features is not None or not used.suites:
        return _load(features or locate("features"))
    parts: list[Suite] = []
    if used.builtin:
        with own.using((), builtin=True):
            parts.append(_load(locate("features")))
    for one in used.suites:
        with own.using((one,)):
            parts.append(_load(one.folder, one))
    return _joined(parts)


def _joined(parts: Sequence[Suite]) -> Suite:
    """Several suites as one; raises SuiteError for two cases with the same id, with both places."""
    if len(parts) == 1:
        return parts[0]
    seen: dict[str, Case] = {}
    defects = []
    for case in (case for part in parts for case in part.cases):
        other = seen.setdefault(case.id, case)
        if other is not case:
            there = f"{other.feature}:{other.line}"
            defects.append(f"{case.feature}:{case.line}: the case id {case.id} is already used at {there}")
    if defects:
        raise SuiteError(defects)
    total = hashlib.sha256("".join(part.digest for part in parts).encode()).hexdigest()[:16]
    cases = tuple(case for part in parts for case in part.cases)
    return Suite(total, cases, tuple(case for part in parts for case in part.derived))


def _load(features: Path, suite_of: OwnSuite | None = None) -> Suite:
    found, folder = _digest(sources(features, suite_of)), cache_folder()
    if folder is not None and suite_of is not None:
        folder = folder / "suites"  # so that small suites do not push the large one out of the cache
    kept = folder / _name(found) if folder is not None else None
    suite = _shipped(found) or _kept(kept)
    if suite is not None:
        return suite
    with _one_at_a_time(folder):
        suite = _kept(kept)  # another process may have compiled it meanwhile
        if suite is None:
            from asl_conformance.gherkin.compiler import compile_features

            index = _Index.of(features, found, suite_of)
            sound = _still_sound(folder, features, index)
            many = f"{len(index.features) - len(sound)} of {len(index.features)} features, " if sound else ""
            _say(f"asl-conformance: compiling the suite, {many}once; this takes some seconds\n")
            cases = compile_features(features, sound)
            suite = Suite(found, cases, derive(cases))
            if kept is not None:
                _keep(kept, suite)
                _keep_index(kept.parent, index)
    return suite


def ship(folder: Path) -> None:
    """Write the built-in suite into the folder that the wheel has as ``SHIPPED``."""
    suite = _load(locate("features"))
    write_carried(folder / _name(suite.digest), suite)


def write_carried(path: Path, suite: Suite) -> None:
    """Write the suite as ``carried`` reads it."""
    write_checked(path, zlib.compress(b"".join(stored(suite)), 9))


@cache
def carried() -> Suite:
    """The suite of a package that nobody edits, without a look at what it is made from; raises SuiteError."""
    for path in sorted(SHIPPED.glob(_name("*"))):
        return _decoded(zlib.decompress(read_checked(path)))
    raise SuiteError([f"no compiled suite in {SHIPPED}"])


def _shipped(digest: str) -> Suite | None:
    """The suite that the wheel carries, if it is made from the files that are installed."""
    try:
        return _decoded(zlib.decompress(read_checked(SHIPPED / _name(digest))))
    except (OSError, Damaged, msgspec.DecodeError):
        return None


def _name(digest: str) -> str:
    return f"cases-{digest}.msgpack"


class _Stored(Struct, frozen=True, gc=False):
    """A compiled suite in a file: the heads of all cases, and each case encoded by itself."""

    digest: str
    written: int
    """How many are written in features; the others are derived."""
    heads: Raw
    cases: tuple[Raw, ...]

    def suite(self) -> Suite:
        """The suite. Heads and cases are decoded when a command needs them."""
        first = self.written
        heads = cache(partial(msgspec.msgpack.decode, self.heads, type=tuple[Head, ...]))
        written = Unread(lambda: heads()[:first], self.cases[:first])
        derived = Unread(lambda: heads()[first:], self.cases[first:], written)
        return Suite(self.digest, written, derived)


def stored(suite: Suite) -> Iterator[bytes]:
    """The parts of the msgpack of a ``_Stored``: no more than a case is held encoded at a time."""
    encode = msgspec.msgpack.Encoder().encode
    every = suite.all
    yield MAP_OF_FOUR
    yield from (encode("digest"), encode(suite.digest), encode("written"), encode(len(suite.cases)))
    yield from (encode("heads"), encode(tuple(map(head, every))))
    yield from (encode("cases"), ARRAY + len(every).to_bytes(4, "big"))
    yield from map(encode, every)


class _Index(Struct, frozen=True):
    """The features a suite was made from, each path in the folder with its digest."""

    shared: str
    """The digest of everything else that shapes a case."""
    suite: str
    features: dict[str, str]

    @classmethod
    def of(cls, folder: Path, suite: str, suite_of: OwnSuite | None) -> Self:
        """The index of the features as they are now."""
        there = own.features_of(folder)
        aside = {*there, *(folder / name for name in CHECKED)}
        shared = _digest(path for path in sources(folder, suite_of) if path not in aside)
        return cls(shared, suite, {str(path.relative_to(folder)): _digest([path]) for path in there})


def _still_sound(folder: Path | None, features: Path, now: _Index) -> dict[Path, tuple[Case, ...]]:
    """The features that are unchanged since a cached suite was made, with their cases."""
    if folder is None:
        return {}
    try:
        before = msgspec.json.decode(read_checked(_index(folder, now)), type=_Index)
    except (OSError, Damaged, msgspec.DecodeError):
        return {}
    suite = _kept(folder / _name(before.suite))
    if suite is None:
        return {}

    def called(path: str) -> str:
        return own.called(features / path)

    count = Counter(called(path) for path in (*now.features, *before.features.keys() - now.features))
    same = [p for p, made in now.features.items() if before.features.get(p) == made and count[called(p)] == 1]
    cases: dict[str, list[Case]] = {}
    for case in suite.cases:
        cases.setdefault(case.feature, []).append(case)
    return {features / path: tuple(cases.get(called(path), ())) for path in same}


def _index(folder: Path, index: _Index) -> Path:
    return folder / f"index-{index.shared}.json"


def _keep_index(folder: Path, index: _Index) -> None:
    with contextlib.suppress(OSError):
        write_checked(_index(folder, index), msgspec.json.encode(index))
        clear(folder, "index-*", SUITES)


@contextlib.contextmanager
def _one_at_a_time(folder: Path | None) -> Iterator[None]:
    """Wait for another process that compiles; do not wait without a cache or without file locks."""
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError, NotImplementedError, ImportError):
            if folder is not None:
                from filelock import FileLock

                folder.mkdir(parents=True, exist_ok=True)
                stack.enter_context(FileLock(folder / "compiling.lock"))
        yield


def _say(text: str) -> None:
    """Print a message, only on a terminal."""
    if sys.stderr is not None and sys.stderr.isatty():
        sys.stderr.write(text)
        sys.stderr.flush()


def _kept(path: Path | None) -> Suite | None:
    """The cached suite at that path, if there is one that is not damaged; it counts as used now."""
    if path is None:
        return None
    try:
        found = _decoded(read_checked(path))
    except (OSError, Damaged, msgspec.DecodeError):
        return None
    with contextlib.suppress(OSError):
        os.utime(path)
    return found


def _decoded(data: bytes | memoryview) -> Suite:
    return msgspec.msgpack.decode(data, type=_Stored).suite()


def _keep(path: Path, suite: Suite) -> None:
    """Cache the suite for the next run; a cache that cannot be written is ignored."""
    with contextlib.suppress(OSError):
        write_checked(path, stored(suite))
        clear(path.parent, "cases-*", SUITES)
