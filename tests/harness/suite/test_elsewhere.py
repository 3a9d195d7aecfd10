"""A command reports when it runs with other files than those of the checkout in which it is called."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from asl_conformance.cli import main
from asl_conformance.suite.elsewhere import difference, in_use
from asl_conformance.suite.places import CHECKOUT, COMPILED, PACKAGE

SHIPPED = ("engine/asl_reference", "harness/asl_conformance", "features", "step_defs")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder that looks like a checkout of the project, which the tests do not run from."""
    root = tmp_path / "a checkout"
    (root / "harness" / "asl_conformance").mkdir(parents=True)
    (root / "features" / "B9").mkdir(parents=True)
    return root


def said(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """What a command prints in that folder, on stdout and on stderr."""
    monkeypatch.chdir(folder)
    done = CliRunner().invoke(main, ["schema"])
    assert done.exit_code == 0, done.output
    return done.stdout, done.stderr


@pytest.mark.parametrize("below", [".", "features/B9", "harness/asl_conformance"])
def test_in_another_checkout_one_line_says_so(
    checkout: Path, below: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    out, err = said(checkout / below, monkeypatch)
    assert err == (
        f"asl-conformance: runs from {PACKAGE}; edits in {checkout.resolve()} "
        f"are ignored (pip install -e '{checkout.resolve()}'): harness/asl_conformance/__init__.py "
        "differs\n"
    )
    assert out == said(tmp_path, monkeypatch)[0]


def test_in_its_own_checkout_it_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert said(CHECKOUT, monkeypatch)[1] == ""
    assert said(CHECKOUT / "features", monkeypatch)[1] == ""


@pytest.mark.parametrize("lacking", ["features/B9", "harness/asl_conformance"])
def test_a_folder_that_is_no_checkout_is_none(
    checkout: Path, lacking: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (checkout / lacking).rmdir()
    (checkout / lacking).parent.rmdir()
    assert said(checkout, monkeypatch)[1] == ""


def test_its_own_checkout_by_a_link_is_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    link = tmp_path / "link"
    link.symlink_to(CHECKOUT, target_is_directory=True)
    assert said(link, monkeypatch)[1] == ""


def test_help_and_version_are_quiet(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(checkout)
    for option in ("--help", "--version"):
        assert CliRunner().invoke(main, [option]).stderr == ""


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout's files with other times, and with what Python and editors leave behind."""
    root = tmp_path_factory.mktemp("copied")
    for name, place in in_use().items():
        shutil.copytree(place, root / name, copy_function=shutil.copyfile, dirs_exist_ok=True)
    for name in ("features/.B9.feature.swp", "step_defs/moving.py~", "step_defs/__pycache__/gone.pyc"):
        (root / name).parent.mkdir(exist_ok=True)
        (root / name).touch()
    return root


def test_in_a_checkout_that_says_the_same_it_says_nothing(
    copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert {*in_use()} == {*SHIPPED}
    assert said(copied, monkeypatch)[1] == ""


@pytest.mark.parametrize(
    "edited",
    [
        "engine/asl_reference/__init__.py",
        "harness/asl_conformance/cli/group.py",
        "features/registry/readings.toml",
        "step_defs/moving.py",
    ],
)
def test_the_file_that_was_edited_is_named(
    copied: Path, edited: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One byte of it, with the same length and times; then all of it."""
    file = copied / edited
    was, times = file.read_bytes(), file.stat()
    try:
        file.write_bytes(was[:-1] + b" ")
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
        assert f": {edited} differs\n" in said(copied, monkeypatch)[1]
        file.unlink()
        assert f": {edited} differs\n" in said(copied, monkeypatch)[1]
    finally:
        file.write_bytes(was)


@pytest.mark.parametrize("folder", SHIPPED)
def test_a_file_that_came_is_an_edit(copied: Path, folder: str) -> None:
    file = copied / folder / "one_more.feature"
    file.touch()
    try:
        assert difference(copied, in_use()) == f"{folder}/one_more.feature"
    finally:
        file.unlink()
    assert difference(copied, in_use()) is None


def test_an_installed_package_has_features_and_steps_in_it(copied: Path, tmp_path: Path) -> None:
    package = tmp_path / "asl_conformance"
    places = (tmp_path / "asl_reference", package, package / "features", package / "step_defs")
    used = dict(zip(SHIPPED, places, strict=True))
    for name in ("harness/asl_conformance", "engine/asl_reference", "features", "step_defs"):
        shutil.copytree(copied / name, used[name])
    (package / COMPILED).mkdir()
    (package / COMPILED / "cases-1.msgpack").touch()
    assert difference(copied, used) is None
    (package / "features" / "registry" / "readings.toml").write_text("", encoding="utf-8")
    assert difference(copied, used) == "features/registry/readings.toml"
