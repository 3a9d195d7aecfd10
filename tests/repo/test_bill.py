"""The bill of materials: every component of a release, each with its licence."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from scripts import bill as bills
from scripts.bill import (
    LICENCES,
    NOTICE,
    Unlicensed,
    bill,
    licence,
    needed,
    of_the_lab,
    of_the_site,
    of_the_starters,
)

ROOT = Path(__file__).resolve().parents[2]
CLIPBOARD = "Third-Party licenses\n\nPackage: clipboard@2.0.11\nLicense: MIT\nCopyright: Zeno Rocha\n"


def site(folder: Path, text: str = CLIPBOARD) -> Path:
    """A site with the notice of the theme."""
    notice = folder / NOTICE
    notice.parent.mkdir(parents=True)
    notice.write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def other_builder(monkeypatch: pytest.MonkeyPatch) -> None:
    """The builder is installed for the site only: here another package is in its place."""
    monkeypatch.setattr(bills, "BUILDER", "jinja2")


def test_every_package_that_the_wheel_needs_has_a_licence() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    packages = needed(project["dependencies"])
    assert {"click", "markupsafe", "msgspec", "pygments"} <= packages.keys()
    for name, package in packages.items():
        assert licence(f"pkg:pypi/{name}", package)


@pytest.mark.usefixtures("other_builder")
def test_the_bill_has_the_packages_the_site_and_the_starters_each_with_a_licence(
    tmp_path: Path,
) -> None:
    wheel = tmp_path / "x.whl"
    wheel.write_bytes(b"wheel")
    text = bill(ROOT, wheel, site(tmp_path / "site"), "2026-01-31T00:00:00Z")
    told = json.loads(text)
    urls = {re.sub(r"@[^@]+$", "", one["purl"]): one for one in told["components"]}
    assert {"pkg:pypi/rich", "pkg:npm/clipboard", "pkg:maven/org.junit.jupiter/junit-jupiter"} <= urls.keys()
    assert "pkg:pypi/pytest" not in urls
    assert all(one["licenses"][0]["expression"] for one in told["components"])
    references = {one["ref"]: one["dependsOn"] for one in told["dependencies"]}
    own = next(ref for ref in references if ref.startswith("pkg:pypi/asl-conformance@"))
    assert "pkg:pypi/jinja2" in {one.partition("@")[0] for one in references[own]}
    assert {ref for refs in references.values() for ref in refs} <= references.keys()
    assert told["metadata"]["component"]["hashes"][0]["content"] == hashlib.sha256(b"wheel").hexdigest()


def test_a_component_without_a_licence_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(LICENCES, "pkg:pypi/jinja2")
    with pytest.raises(Unlicensed, match="pkg:pypi/jinja2 has no licence as a SPDX expression"):
        licence("pkg:pypi/jinja2", metadata.distribution("jinja2"))
    monkeypatch.delitem(LICENCES, "pkg:maven/org.junit.jupiter/junit-jupiter")
    with pytest.raises(Unlicensed, match="junit-jupiter has no licence"):
        list(of_the_starters(ROOT))


@pytest.mark.usefixtures("other_builder")
def test_what_a_script_of_the_site_has_in_it_needs_a_licence_too(tmp_path: Path) -> None:
    found = {one["name"]: one for one in of_the_site(site(tmp_path / "a"))}
    assert found.keys() == {"jinja2", "@mdi/svg", "clipboard"}
    assert found["clipboard"]["purl"] == "pkg:npm/clipboard@2.0.11"
    new = "Package: @new/part@1\nLicense: as is\n"
    with pytest.raises(Unlicensed, match="pkg:npm/%40new/part has no licence as a SPDX expression in assets"):
        list(of_the_site(site(tmp_path / "b", CLIPBOARD + new)))
    with pytest.raises(Unlicensed, match="the site has no assets/javascripts/LICENSE that names the parts"):
        list(of_the_site(tmp_path))


def test_a_licence_of_the_table_is_a_spdx_expression_and_needed() -> None:
    for url in LICENCES:
        assert licence(url) == LICENCES[url]
    assert {one["purl"] for one in of_the_starters(ROOT)} == {
        url for url in LICENCES if url.startswith(("pkg:maven", "pkg:nuget"))
    }


def test_the_lab_in_a_browser_tab_has_pyodide_and_what_is_in_it() -> None:
    found = {one["name"]: one["licenses"] for one in of_the_lab()}
    assert {"pyodide", "CPython", "msgspec", "gherkin-official"} <= found.keys()
    assert found["CPython"] == [{"expression": "PSF-2.0"}]


def test_what_is_not_installed_cannot_be_left_out_in_silence() -> None:
    with pytest.raises(Unlicensed, match="no-such-package is not installed"):
        needed(["no-such-package>=1"])
    assert needed(["no-such-package>=1; sys_platform == 'plan9'"]) == {}
