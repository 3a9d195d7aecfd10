"""The packages of others in the lab of a browser tab: pinned, licensed, and refused if they are others."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from scripts import tab_packages
from scripts.bill import spdx
from scripts.tab_packages import NotFetched, Package, fetched, files, listed

ROOT = Path(__file__).resolve().parents[2]
WHOLE = Package("pypi", "small", "1", "small.whl", "", "MIT")
CONTENT = b"what was pinned"


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[bytes]:
    """What the registry gives, in turn."""
    given: list[bytes] = []
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(
        tab_packages,
        "_fetch",
        lambda package, folder: (folder / package.file).write_bytes(given.pop(0)),
    )
    return given


def pinned(content: bytes) -> Package:
    return WHOLE._replace(sha256=hashlib.sha256(content).hexdigest())


def test_the_packages_of_pypi_are_the_releases_that_were_tried_together() -> None:
    tried = dict(re.findall(r"(?m)^([\w-]+)==(\S+)", (ROOT / "constraints.txt").read_text(encoding="utf-8")))
    mine = {one.name: one.version for one in listed() if one.registry == "pypi"}
    assert "msgspec" in mine
    assert mine == {name: tried[name] for name in mine}


def test_each_package_and_what_it_holds_has_a_licence() -> None:
    for one in listed():
        assert all(spdx(part.licence) for part in (one, *one.holds)), one
        assert re.fullmatch("[0-9a-f]{64}", one.sha256)


def test_a_package_is_fetched_once(registry: list[bytes]) -> None:
    registry.append(CONTENT)
    assert fetched(pinned(CONTENT)).read_bytes() == CONTENT
    assert fetched(pinned(CONTENT)).read_bytes() == CONTENT


def test_another_content_than_the_pinned_one_is_refused_and_not_kept(registry: list[bytes]) -> None:
    registry += [b"another", CONTENT]
    with pytest.raises(NotFetched, match="pins"):
        fetched(pinned(CONTENT))
    assert fetched(pinned(CONTENT)).read_bytes() == CONTENT


def test_a_kept_file_that_was_changed_is_fetched_anew(registry: list[bytes]) -> None:
    registry += [CONTENT, CONTENT]
    fetched(pinned(CONTENT)).write_bytes(b"changed")
    assert fetched(pinned(CONTENT)).read_bytes() == CONTENT
    assert registry == []


def test_without_npm_one_is_told_who_would_fetch_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    pyodide = next(one for one in listed() if one.registry == "npm")
    with pytest.raises(NotFetched, match="there is no npm here"):
        list(files(pyodide))
