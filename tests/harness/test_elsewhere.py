"""A command says so when it runs from another place than the checkout that it stands in."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from asl_conformance.cli import main
from asl_conformance.suite.places import CHECKOUT, PACKAGE


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder that looks like a checkout of the project, which the tests do not run from."""
    root = tmp_path / "a checkout"
    (root / "harness" / "asl_conformance").mkdir(parents=True)
    (root / "features" / "B9").mkdir(parents=True)
    return root


def said(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """What a command prints in that folder: on stdout and on stderr."""
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
        f"asl-conformance: runs from {PACKAGE}; what is edited in {checkout.resolve()} "
        f"does not count (pip install -e '{checkout.resolve()}')\n"
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
