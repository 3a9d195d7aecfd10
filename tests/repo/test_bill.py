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
from scripts.bill import LICENCES, Unlicensed, bill, licence, needed, of_the_site, of_the_starters

ROOT = Path(__file__).resolve().parents[2]
CLIPBOARD = '{"sources": ["node_modules/clipboard/dist/clipboard.js", "src/bundle.ts"]}'


def site(folder: Path, text: str = CLIPBOARD) -> tuple[Path, Path]:
    """A site with one script of the theme, and the files of the theme."""
    assets, theme = folder / "site" / "assets", folder / "theme"
    for path in (assets / "javascripts", theme / "javascripts"):
        path.mkdir(parents=True)
        (path / "bundle.1.min.js").touch()
    (theme / "javascripts" / "bundle.1.min.js.map").write_text(text, encoding="utf-8")
    return folder / "site", theme


@pytest.fixture
def other_theme(monkeypatch: pytest.MonkeyPatch) -> None:
    """The theme is installed for the site only: here another package is in its place."""
    monkeypatch.setattr(bills, "THEME", "jinja2")


def test_every_package_that_the_wheel_needs_has_a_licence() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    packages = needed(project["dependencies"])
    assert {"click", "markupsafe", "msgspec", "pygments"} <= packages.keys()
    for name, package in packages.items():
        assert licence(f"pkg:pypi/{name}", package)


@pytest.mark.usefixtures("other_theme")
def test_the_bill_has_the_packages_the_site_and_the_starters_each_with_a_licence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wheel = tmp_path / "x.whl"
    wheel.write_bytes(b"wheel")
    made, theme = site(tmp_path)
    monkeypatch.setattr(bills, "theme", lambda: theme)
    text = bill(ROOT, wheel, made, "2026-01-31T00:00:00Z")
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


@pytest.mark.usefixtures("other_theme")
def test_what_a_script_of_the_site_has_in_it_needs_a_licence_too(tmp_path: Path) -> None:
    assert {one["name"] for one in of_the_site(*site(tmp_path / "a"))} == {"jinja2", "@mdi/svg", "clipboard"}
    new = CLIPBOARD.replace("clipboard", "@new/part")
    with pytest.raises(Unlicensed, match="pkg:npm/%40new/part has no licence"):
        list(of_the_site(*site(tmp_path / "b", new)))
    made, theme = site(tmp_path / "c")
    (made / "assets" / "other.min.js").touch()
    with pytest.raises(Unlicensed, match=r"no source map of other\.min\.js"):
        list(of_the_site(made, theme))


def test_a_licence_of_the_table_is_a_spdx_expression_and_needed() -> None:
    for url in LICENCES:
        assert licence(url) == LICENCES[url]
    assert {one["purl"] for one in of_the_starters(ROOT)} == {
        url for url in LICENCES if url.startswith(("pkg:maven", "pkg:nuget"))
    }


def test_what_is_not_installed_cannot_be_left_out_in_silence() -> None:
    with pytest.raises(Unlicensed, match="no-such-package is not installed"):
        needed(["no-such-package>=1"])
    assert needed(["no-such-package>=1; sys_platform == 'plan9'"]) == {}
