"""All packages of the tests have a release in constraints.txt, and were tried together."""

import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
NEEDED = [
    *PROJECT["build-system"]["requires"],
    *PROJECT["project"]["dependencies"],
    *(line for extra in EXTRAS.values() for line in extra),
]
REFRESH = "run: tox -e constraints"


def pinned() -> dict[str, Version]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    found = {}
    for line in lines:
        if not line.startswith("#"):
            requirement = Requirement(line)
            (release,) = requirement.specifier
            assert release.operator == "==", line
            found[canonicalize_name(requirement.name)] = Version(release.version)
    return found


@pytest.mark.parametrize("line", sorted(set(NEEDED)))
def test_whatever_is_needed_is_pinned_within_its_range(line: str) -> None:
    requirement, releases = Requirement(line), pinned()
    name = canonicalize_name(requirement.name)
    assert name in releases, REFRESH
    assert releases[name] in requirement.specifier, REFRESH


def test_the_wheel_keeps_its_ranges_open() -> None:
    """Each dependency has a lower bound only: a new release is allowed, and tried at night."""
    for line in PROJECT["project"]["dependencies"]:
        assert [one.operator for one in Requirement(line).specifier] == [">="], line


@pytest.mark.parametrize("place", ["tox.ini", ".ci/run", "README.md"])
def test_whoever_installs_for_the_tests_does_so_with_them(place: str) -> None:
    text = (ROOT / place).read_text(encoding="utf-8")
    assert "constraints.txt" in text
    assert not [
        line for line in text.splitlines() if "pip install" in line and "-c constraints.txt" not in line
    ]
