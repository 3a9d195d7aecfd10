"""Addresses of the project come from one setting. Without it nothing has one."""

from __future__ import annotations

import email
import json
import os
import re
import subprocess
import sys
from email.message import Message
from functools import cache
from pathlib import Path

import pytest

from asl_conformance import __version__
from asl_conformance.base import address
from asl_conformance.report import schema
from scripts.check_dist import RELATIVE, check_page
from tests.harness.report.test_report import made, stream
from tests.repo.test_everywhere import paths
from tests.repo.test_links import CODE, LINK

ROOT = Path(__file__).resolve().parents[2]
PROJECT = "https://example.org/asl/project"
MAKE = "import hatchling.build as b, sys; print(b.prepare_metadata_for_build_wheel(sys.argv[1]))"
WEB = re.compile(r"https?://[^\s\"'`<>)\]}|\\,]+")
NOT_OURS = re.compile(
    r"//(www\.w3\.org|json-schema\.org|maven\.apache\.org|apache\.org|keepachangelog\.com|semver\.org|"
    r"docs\.astral\.sh|spdx\.org|github\.com/(pyodide|python)/|packaging\.python\.org|[a-z.]*example(\.(org|com|invalid))?|127\.0\.0\.1|a\b|e\b|c\.e|f\.e|\{|\[)"
)
"""Addresses of others, and those that tests make up."""


def built(folder: Path, setting: str | None) -> subprocess.CompletedProcess[str]:
    """The metadata as hatchling makes it for the wheel, in the folder."""
    environment = {k: v for k, v in os.environ.items() if k not in (address.SETTING, "PIP_BUILD_TRACKER")}
    environment |= {} if setting is None else {address.SETTING: setting}
    command = [sys.executable, "-c", MAKE, str(folder)]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False
    )


def metadata(folder: Path, setting: str | None) -> str:
    done = built(folder, setting)
    assert done.returncode == 0, done.stderr
    return (folder / done.stdout.split()[-1] / "METADATA").read_text(encoding="utf-8")


def page(text: str) -> str:
    """The long description."""
    found: Message = email.message_from_string(text)
    assert found["Description-Content-Type"] == "text/markdown"
    return str(found.get_payload())


@cache
def readme() -> str:
    return (ROOT / "README.md").read_text(encoding="utf-8")


def test_without_the_setting_no_address_is_written_and_links_to_files_are_plain_text(tmp_path: Path) -> None:
    text = metadata(tmp_path, None)
    assert "Project-URL" not in {*email.message_from_string(text)}
    shown = page(text)
    assert RELATIVE.findall(shown) == []
    assert {*WEB.findall(shown)} == {*WEB.findall(readme())}
    assert "* docs/protocol.md: requests and responses, with their JSON Schemas" in shown
    assert check_page(text, "w") == []


def test_with_the_setting_every_link_leads_to_the_file_of_this_version(tmp_path: Path) -> None:
    text = metadata(tmp_path, f"{PROJECT}/")
    version, shown = email.message_from_string(text)["Version"], page(text)
    assert RELATIVE.findall(shown) == []
    links = LINK.findall(CODE.sub("", readme()))
    assert len(links) > 30
    for link in links:
        assert f"]({PROJECT}/blob/v{version}/{link})" in shown
    assert email.message_from_string(text).get_all("Project-URL") == [
        f"Source, {PROJECT}",
        f"Documentation, {PROJECT}/blob/v{version}/README.md",
        f"Changelog, {PROJECT}/blob/v{version}/CHANGELOG.md",
    ]


def test_links_alone_differ_from_readme(tmp_path: Path) -> None:
    words = [
        re.sub(r"\[([^\]]*)\]\([^)\s]*\)", r"\1", text) for text in (readme(), page(metadata(tmp_path, None)))
    ]
    assert words[0] == words[1]


@pytest.mark.parametrize(
    "setting", ["example.org/x", "https://", "ftp://example.org", "https://example .org", "https://e#x"]
)
def test_a_setting_that_is_no_address_ends_the_build(tmp_path: Path, setting: str) -> None:
    done = built(tmp_path, setting)
    assert done.returncode != 0
    assert f"{address.SETTING} is {setting!r}, not an address such as" in done.stderr


def test_a_package_with_other_addresses_than_the_setting_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    plain, named = "Name: x\n\ntext\n", f"Name: x\nProject-URL: Source, {PROJECT}\n\n[a](docs/a.md)\n"
    monkeypatch.delenv(address.SETTING, raising=False)
    assert check_page(plain, "w") == []
    assert check_page(named, "w") == [
        "w: the page has a link to docs/a.md",
        f"w: the metadata says {PROJECT}, ASL_PROJECT_URL is not set",
        "w: the metadata has addresses without ASL_PROJECT_URL: Source",
    ]
    monkeypatch.setenv(address.SETTING, PROJECT)
    assert check_page(plain, "w") == [f"w: the metadata says no address, ASL_PROJECT_URL {PROJECT}"]


def test_schemas_and_the_report_have_the_address_of_the_setting_or_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(address.metadata, "metadata", lambda name: email.message_from_string("Name: x\n"))
    monkeypatch.delenv(address.SETTING, raising=False)
    assert "$id" not in json.loads(schema.text("case"))
    assert '<footer><p class="fine">asl-conformance ' in made(stream("pass"))
    monkeypatch.setenv(address.SETTING, PROJECT)
    assert json.loads(schema.text("case"))["$id"] == f"{PROJECT}/blob/v{__version__}/docs/schema/case.json"
    assert "$id" not in schema.shared()["case"]
    assert f'<a href="{PROJECT}">asl-conformance</a>' in made(stream("pass"))


def test_an_installed_package_knows_the_address_that_it_was_built_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = f"Name: x\nProject-URL: Changelog, {PROJECT}/c\nProject-URL: Source, {PROJECT}\n"
    monkeypatch.setattr(address.metadata, "metadata", lambda name: email.message_from_string(said))
    monkeypatch.delenv(address.SETTING, raising=False)
    assert address.address() == PROJECT


def test_no_file_of_the_tree_has_an_address_of_the_project() -> None:
    """A new address of others is added to NOT_OURS; one of the project is made with ``base/address.py``."""
    found = []
    for name in paths():
        path = ROOT / name
        if path.suffix in {".jsonl", ".gz", ".png"} or not path.is_file():
            continue
        found += [f"{name}: {one}" for one in ours(path.read_text(encoding="utf-8", errors="replace"))]
    assert found == []
    planted = "https:" + "//forge.test/asl"
    assert ours(f'see <a href="{planted}">x</a>') == [planted]


def ours(text: str) -> list[str]:
    return [one for one in WEB.findall(text) if not NOT_OURS.search(one)]
