"""What scripts/release.py accepts; the same files give the same bytes."""

from __future__ import annotations

import hashlib
import os
import subprocess
import tarfile
from pathlib import Path

import pytest

from scripts import release
from scripts.release import NotReleasable, disagreements, packed, sums, version

ROOT = Path(__file__).resolve().parents[2]


DATED = "## [1.2.0] - 2026-01-31\n"
WAY_OUT = "git tag v1.2.0, with -f if another commit bears it"


def tree(folder: Path, package: str = "1.2.0", changelog: str = DATED, shown: str = "1.2.0") -> Path:
    (folder / "harness" / "asl_conformance").mkdir(parents=True)
    (folder / "pyproject.toml").write_text(
        '[project]\nname = "x"\nversion = "1.2.0"\nlicense = "MIT"\ndependencies = ["jinja2>=3", "rich"]\n',
        encoding="utf-8",
    )
    (folder / "harness" / "asl_conformance" / "__init__.py").write_text(
        f'__version__ = "{package}"\n', encoding="utf-8"
    )
    (folder / "docs").mkdir()
    (folder / "docs" / "ci.md").write_text(
        f"pip install x/asl_conformance-{shown}-py3-none-any.whl", encoding="utf-8"
    )
    (folder / "CHANGELOG.md").write_text(f"# Changelog\n\n## [Unreleased]\n\n{changelog}", encoding="utf-8")
    return folder


def test_what_agrees_is_released(tmp_path: Path) -> None:
    assert list(disagreements(tree(tmp_path), ["v1.2.0", "latest"], "")) == []


@pytest.mark.parametrize(
    ("package", "changelog", "tags", "dirty", "message"),
    [
        ("1.2.1", DATED, ["v1.2.0"], "", "pyproject.toml says 1.2.0, asl_conformance.__version__ 1.2.1"),
        ("1.2.0", "", ["v1.2.0"], "", "CHANGELOG.md has no section ## [1.2.0] - YEAR-MONTH-DAY"),
        ("1.2.0", "## [1.2.0]\n", ["v1.2.0"], "", "CHANGELOG.md has no section ## [1.2.0] - YEAR-MONTH-DAY"),
        ("1.2.0", DATED, [], "", f"the commit bears no tag v1.2.0: {WAY_OUT}"),
        ("1.2.0", DATED, ["v1.2"], "", f"the commit bears no tag v1.2.0, but v1.2: {WAY_OUT}"),
        ("1.2.0", DATED, ["v1.2.0"], " M a.py", "files differ from the commit:\n M a.py"),
    ],
)  # fmt: skip
def test_what_does_not_agree_is_named(
    tmp_path: Path, package: str, changelog: str, tags: list[str], dirty: str, message: str
) -> None:
    assert list(disagreements(tree(tmp_path, package, changelog), tags, dirty)) == [message]


def test_a_rehearsal_needs_no_tag_and_no_changelog_but_one_version(tmp_path: Path) -> None:
    assert list(disagreements(tree(tmp_path / "a", changelog=""), [], " M x", rehearsal=True)) == []
    assert list(disagreements(tree(tmp_path / "b", "9.9"), [], "", rehearsal=True)) != []


@pytest.mark.parametrize("rehearsal", [True, False])
def test_what_the_docs_install_is_of_this_version(tmp_path: Path, rehearsal: bool) -> None:
    found = list(disagreements(tree(tmp_path, shown="1.1.0"), ["v1.2.0"], "", rehearsal=rehearsal))
    assert found == ["pyproject.toml says 1.2.0, docs/ci.md installs 1.1.0"]


def test_a_rehearsal_says_what_a_release_would_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "git", lambda *said: " M a.py" if said[0] == "status" else "")
    *_, tag, dirty = release.agreed(rehearsal=True)
    assert tag.startswith(f"the commit bears no tag v{version(ROOT)}: ")
    assert dirty == "files differ from the commit:\n M a.py"
    with pytest.raises(NotReleasable, match="bears no tag"):
        release.agreed(rehearsal=False)


def test_this_tree_has_one_version() -> None:
    assert list(disagreements(ROOT, [], "", rehearsal=True)) == []
    assert version(ROOT)


def test_packages_of_another_name_or_version_are_refused_before_the_rest_is_made(tmp_path: Path) -> None:
    checkout, dist = tree(tmp_path / "tree"), tmp_path / "dist"
    dist.mkdir()
    for name in ("asl_conformance-1.2.0.tar.gz", "asl_conformance-1.1.0-py3-none-any.whl"):
        (dist / name).touch()
    with pytest.raises(NotReleasable, match=r"no wheel and sdist of asl_conformance-1\.2\.0 among .*1\.1\.0"):
        release.built(dist, checkout)
    (dist / "asl_conformance-1.1.0-py3-none-any.whl").rename(dist / "asl_conformance-1.2.0-py3-none-any.whl")
    assert release.built(dist, checkout).name == "asl_conformance-1.2.0-py3-none-any.whl"


def test_an_archive_is_the_same_whenever_and_by_whomever_it_is_made(tmp_path: Path) -> None:
    made = []
    for name, age, mode in (("one", 1_000_000, 0o644), ("two", 2_000_000, 0o600)):
        folder = tmp_path / name
        for file in ("b/c.txt", "a.txt") if name == "one" else ("a.txt", "b/c.txt"):
            path = folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(file, encoding="utf-8")
            os.utime(path, (age, age))
            path.chmod(mode)
        made.append(packed(folder, "x-1", 1_500_000))
    assert made[0] == made[1]
    (tmp_path / "x.tar.gz").write_bytes(made[0])
    with tarfile.open(tmp_path / "x.tar.gz") as archive:
        assert [(m.name, m.mtime, m.mode) for m in archive] == [
            ("x-1/a.txt", 1_500_000, 0o644), ("x-1/b/c.txt", 1_500_000, 0o644),
        ]  # fmt: skip


def test_sums_are_as_sha256sum_reads_them(tmp_path: Path) -> None:
    (tmp_path / "b").write_text("b", encoding="utf-8")
    (tmp_path / "a").write_text("a", encoding="utf-8")
    (tmp_path / "SHA256SUMS").write_text("of the last time", encoding="utf-8")
    assert sums(tmp_path) == "".join(f"{hashlib.sha256(n.encode()).hexdigest()}  {n}\n" for n in "ab")


def test_vectors_are_named_after_the_version_of_the_suite(tmp_path: Path) -> None:
    (tmp_path / "manifest.json").write_text('{"suite": "3.1"}', encoding="utf-8")
    assert release.vectors_name(tmp_path) == "asl-vectors-3.1"


def test_a_page_about_vasl_with_other_figures_prevents_a_release(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("VASL", raising=False)
    assert list(release.about_vasl()) == []
    monkeypatch.setattr(release.vasl_page, "stale", lambda data: ["docs/vasl.md: not of these figures"])
    assert list(release.about_vasl()) == ["docs/vasl.md: not of these figures"]


def test_a_release_asks_vasl_where_it_is_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VASL", "/a/checkout")
    asked = []

    def run(command: list[object], **_: object) -> subprocess.CompletedProcess[bytes]:
        asked.append(command[-1])
        return subprocess.CompletedProcess([], 1)

    monkeypatch.setattr(release.subprocess, "run", run)
    assert list(release.about_vasl()) == [
        "VASL answers otherwise than docs/vasl.md says: tox -e vasl, and -- --write to keep it"
    ]
    assert asked == [release.ROOT / "scripts" / "vasl.py"]
