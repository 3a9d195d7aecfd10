"""The packages of others that the lab in a browser tab needs, each fetched once and checked by its digest.

``tab_packages.toml`` names them. npm and pip fetch them, from wherever this machine has its packages, and the
user's cache keeps them. ``python scripts/tab_packages.py`` fetches them all and prints their places.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "harness")]
from asl_conformance.base.keeping import cache_folder  # noqa: E402

LISTED = Path(__file__).with_suffix(".toml")


class NotFetched(Exception):
    """A package cannot be fetched, or is not the one that is pinned."""


class Part(NamedTuple):
    """What a package holds of others."""

    name: str
    version: str
    licence: str


class Package(NamedTuple):
    """A pinned file of a registry."""

    registry: str
    name: str
    version: str
    file: str
    sha256: str
    licence: str
    holds: tuple[Part, ...] = ()

    @property
    def url(self) -> str:
        """Its package URL."""
        return f"pkg:{self.registry}/{self.name}@{self.version}"


def listed() -> tuple[Package, ...]:
    """The packages, in the order of the list."""
    return tuple(
        Package(
            one["from"],
            one["name"],
            one["version"],
            one["file"],
            one["sha256"],
            one["licence"],
            tuple(Part(**part) for part in one.get("holds", ())),
        )
        for one in _read()["package"]
    )


def _read() -> dict[str, list[dict[str, str]]]:
    return tomllib.loads(LISTED.read_text(encoding="utf-8"))


def fetched(package: Package) -> Path:
    """The file of the package, from the cache or fetched now; raises NotFetched."""
    kept = (cache_folder() or Path(tempfile.gettempdir())) / "packages" / package.sha256 / package.file
    if kept.is_file() and _digest(kept) == package.sha256:
        return kept
    with tempfile.TemporaryDirectory(prefix="asl-conformance-package-") as name:
        _fetch(package, Path(name))
        found = Path(name, package.file)
        if not found.is_file():
            there = ", ".join(path.name for path in Path(name).iterdir()) or "nothing"
            raise NotFetched(f"{package.url}: {package.file} is expected, {there} was fetched")
        if (digest := _digest(found)) != package.sha256:
            raise NotFetched(f"{package.file} has the digest {digest}; {LISTED.name} pins {package.sha256}")
        kept.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(found, kept)
    return kept


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _fetch(package: Package, folder: Path) -> None:
    """Have npm or pip put the package's file into the folder; raises NotFetched."""
    wanted = f"{package.name}{'@' if package.registry == 'npm' else '=='}{package.version}"
    npm = shutil.which("npm")
    if package.registry == "npm":
        if npm is None:
            raise NotFetched(f"{package.url}: npm fetches it, and there is no npm here")
        command = [npm, "pack", wanted, "--silent", "--pack-destination", str(folder)]
    else:
        target: dict[str, str] = _read()["target"]  # type: ignore[assignment]
        how = ["--no-deps", "--only-binary=:all:", "--python-version", target["python"]]
        command = [sys.executable, "-m", "pip", "download", "--quiet", *how]
        command += ["--platform", target["platform"], "--dest", str(folder), wanted]
    environment = {key: value for key, value in os.environ.items() if key != "PIP_CONSTRAINT"}
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, check=False)
    if done.returncode:
        raise NotFetched(f"{package.url} cannot be fetched:\n{done.stderr.strip()}")


def files(package: Package) -> Iterator[tuple[str, bytes]]:
    """Path and content of each file of the package; raises NotFetched."""
    path = fetched(package)
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            for name in wheel.namelist():
                yield name, wheel.read(name)
        return
    with tarfile.open(path) as archive:
        for entry in archive:
            content = archive.extractfile(entry)
            if content is not None:
                yield entry.name.removeprefix("package/"), content.read()


if __name__ == "__main__":
    try:
        for one in listed():
            print(fetched(one))
    except NotFetched as error:
        sys.exit(str(error))
