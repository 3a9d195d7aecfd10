"""The cache of compiled cases: keyed by the files, never stale, of a few entries, and optional."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
import threading
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from asl_conformance.base.keeping import cache_folder
from asl_conformance.gherkin import compiler, kept
from asl_conformance.gherkin.kept import load_cases, sources
from asl_conformance.gherkin.recording import Recorder
from asl_conformance.suite.case import Suite
from asl_conformance.suite.places import PACKAGE, SuiteError
from tests.harness.cli.as_process import environment
from tests.harness.sample import samples

ASIDE = {"__init__", "console", "ending", "judge", "keeping", "reply", "suite", "system"}
"""Modules that are loaded with the compiler and have no effect on cases."""


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """A cache of our own; the list of folders that were compiled, quickly and to sample cases."""
    folders: list[Path] = []

    def compile_features(features: Path, sound: object = None) -> object:
        folders.append(features)
        return samples(3)

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(compiler, "compile_features", compile_features)
    return folders


def checkout(tmp_path: Path, name: str) -> Path:
    folder = tmp_path / name
    folder.mkdir()
    (folder / "a.feature").write_text(f"Feature: {name}\n", encoding="utf-8")
    return folder


def test_every_module_that_shapes_a_case_is_in_the_digest() -> None:
    code = (
        "import sys; from asl_conformance.suite import places\n"
        "from asl_conformance.gherkin import compiler\n"
        "places.import_step_definitions()\n"
        "for name, module in sys.modules.items():\n"
        "    if name.startswith('asl_conformance'): print(module.__file__)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", env=environment(), check=True
    )
    loaded = {Path(line) for line in done.stdout.split() if Path(line).stem not in ASIDE}
    assert PACKAGE / "suite" / "registry.py" in loaded
    assert loaded <= set(sources(kept.locate("features")))


def test_what_is_installed_has_the_digest_of_its_checkout(tmp_path: Path) -> None:
    """In a wheel features and steps are inside the package, and their paths are in another order."""
    found = sources(kept.locate("features"))
    assert kept._digest(reversed(found)) == kept._digest(found) == kept.digest()
    one, other = (tmp_path / name / "a.feature" for name in ("1", "2"))
    for path, text in ((one, "Feature: one\n"), (other, "Feature: other\n")):
        path.parent.mkdir()
        path.write_text(text, encoding="utf-8")
    assert kept._digest([one, other]) == kept._digest([other, one]) != kept._digest([one, one])


def test_two_checkouts_by_turns_are_compiled_once_each(tmp_path: Path, compiled: list[Path]) -> None:
    one, two = checkout(tmp_path, "one"), checkout(tmp_path, "two")
    for folder in (one, two, one, two):
        assert len(load_cases(folder).cases) == 3
    assert compiled == [one, two]


def test_a_handful_is_kept_and_what_was_not_used_for_longest_goes(
    tmp_path: Path, compiled: list[Path]
) -> None:
    folder = tmp_path / "cache" / "asl-conformance"
    folder.mkdir(parents=True)
    for age in range(kept.SUITES):
        path = folder / f"cases-{age}.msgpack"
        path.write_bytes(msgspec.msgpack.encode(Suite("old", ())))
        os.utime(path, (1e9 - age, 1e9 - age))
    left_over = folder / "cases-9.4711"
    left_over.touch()
    os.utime(left_over, (1e8, 1e8))
    load_cases(checkout(tmp_path, "new"))
    names = {path.name for path in folder.glob("cases-*")}
    assert len(names) == kept.SUITES
    assert names.isdisjoint({f"cases-{kept.SUITES - 1}.msgpack", "cases-9.4711"})


@pytest.mark.parametrize("text", [b"", b"no suite"])
def test_what_is_no_suite_is_compiled_anew(tmp_path: Path, compiled: list[Path], text: bytes) -> None:
    folder = checkout(tmp_path, "one")
    load_cases(folder)
    (kept,) = (tmp_path / "cache" / "asl-conformance").glob("cases-*")
    kept.write_bytes(text)
    load_cases(folder)
    assert compiled == [folder, folder]


@pytest.mark.parametrize("place", [0.0, 0.3, 0.6, 0.99])
def test_a_suite_in_which_a_bit_flipped_is_compiled_anew(
    tmp_path: Path, compiled: list[Path], place: float
) -> None:
    folder = checkout(tmp_path, "one")
    sound = load_cases(folder)
    (kept,) = (tmp_path / "cache" / "asl-conformance").glob("cases-*")
    whole = bytearray(kept.read_bytes())
    whole[int(place * len(whole))] ^= 1
    kept.write_bytes(whole)
    assert load_cases(folder) == sound
    assert compiled == [folder, folder]


def test_who_has_no_home_has_no_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compiled: list[Path]
) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", homeless)
    assert cache_folder() is None
    assert len(load_cases(checkout(tmp_path, "one")).cases) == 3


def test_where_no_cache_can_be_kept_it_is_compiled_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compiled: list[Path]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    folder = checkout(tmp_path, "one")
    assert len(load_cases(folder).cases) == len(load_cases(folder).cases) == 3
    assert compiled == [folder, folder]


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is locked there")
def test_of_two_at_once_one_compiles_and_the_other_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    together, compiled = threading.Barrier(2), []

    def compile_features(features: Path, sound: object = None) -> object:
        compiled.append(features)
        with contextlib.suppress(threading.BrokenBarrierError):
            together.wait(0.3)
        return samples(3)

    monkeypatch.setattr(compiler, "compile_features", compile_features)
    folder = checkout(tmp_path, "one")
    with ThreadPoolExecutor() as pool:
        found = [one.result() for one in [pool.submit(load_cases, folder) for _ in range(2)]]
    assert found[0] == found[1]
    assert compiled == [folder]


def test_compiling_is_announced_once_and_only_on_a_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal, file = Terminal(), io.StringIO()
    folder = checkout(tmp_path, "one")
    monkeypatch.setattr(sys, "stderr", terminal)
    load_cases(folder)
    load_cases(folder)
    assert terminal.getvalue().count("compiling the suite") == 1
    monkeypatch.setattr(sys, "stderr", file)
    load_cases(checkout(tmp_path, "two"))
    assert file.getvalue() == ""


@pytest.fixture
def really(monkeypatch: pytest.MonkeyPatch) -> list[set[str]]:
    """The titles of the scenarios that each call compiles."""
    compiled: list[set[str]] = []
    record = Recorder.record

    def noting(recorder: Recorder, features: Iterable[tuple[Path, Any]]) -> None:
        due = list(features)
        compiled.extend([{path.name for path, _ in due}] if due else [])
        record(recorder, due)

    monkeypatch.setattr(compiler, "compile_features", COMPILE)
    monkeypatch.setattr(Recorder, "record", noting)
    return compiled


COMPILE = compiler.compile_features


def feature(folder: Path, name: str, requirement: str, terrain: str = "woods") -> Path:
    path = folder / f"{name}.feature"
    path.write_text(
        f"""Feature: {name}

  @{requirement} @{requirement.partition("-")[0]}
  Scenario: {requirement} what {name} is
    Given F5 is {terrain}
    When the players ask what F5 is
    Then F5 is not treated as marsh
""",
        encoding="utf-8",
    )
    return path


def three(tmp_path: Path) -> Path:
    folder = tmp_path / "features"
    folder.mkdir()
    for name, requirement in (("one", "B27.3-1"), ("two", "B27.2-1"), ("six", "B27.1-1")):
        feature(folder, name, requirement)
    return folder


def test_of_an_edited_feature_alone_the_cases_are_made_anew(tmp_path: Path, really: list[set[str]]) -> None:
    folder = three(tmp_path)
    before = load_cases(folder)
    feature(folder, "two", "B27.2-1", "brush")
    after = load_cases(folder)
    assert really == [{"one.feature", "two.feature", "six.feature"}, {"two.feature"}]
    assert [case.id for case in after.cases] == ["B27.1-1", "B27.2-1", "B27.3-1"]
    assert [one == other for one, other in zip(before.cases, after.cases, strict=True)] == [True, False, True]
    assert after.cases == COMPILE(folder), "the same as if all of it had been compiled"


def test_features_come_and_go_and_the_others_stay(tmp_path: Path, really: list[set[str]]) -> None:
    folder = three(tmp_path)
    load_cases(folder)
    (folder / "one.feature").unlink()
    assert [case.id for case in load_cases(folder).cases] == ["B27.1-1", "B27.2-1"]
    feature(folder, "four", "B27.4-1")
    assert [case.id for case in load_cases(folder).cases] == ["B27.1-1", "B27.2-1", "B27.4-1"]
    assert really[1:] == [{"four.feature"}]


def test_what_two_features_may_not_share_is_found_although_one_is_not_read(
    tmp_path: Path, really: list[set[str]]
) -> None:
    folder = three(tmp_path)
    load_cases(folder)
    feature(folder, "two", "B27.3-1")
    with pytest.raises(
        SuiteError, match=r"two.feature:4: the case id B27.3-1 is already used at one.feature:4"
    ):
        load_cases(folder)


def test_a_list_that_shapes_a_case_makes_all_of_them_anew_and_one_that_is_checked_none(
    tmp_path: Path, really: list[set[str]]
) -> None:
    folder = three(tmp_path)
    load_cases(folder)
    (folder / "formerly.toml").write_text('[renamed]\n"B27.3-99" = "B27.3-1"\n', encoding="utf-8")
    load_cases(folder)
    assert really[1:] == []
    (folder / "board.json").write_text("{}", encoding="utf-8")
    load_cases(folder)
    assert really[1:] == [{"one.feature", "two.feature", "six.feature"}]


def test_a_carried_suite_is_taken_only_for_the_files_it_is_made_from(
    tmp_path: Path, compiled: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    carried = tmp_path / "carried"
    kept.ship(carried)
    assert len(compiled) == 1
    monkeypatch.setattr(kept, "SHIPPED", carried)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "another cache"))
    assert load_cases().cases == samples(3)
    assert len(compiled) == 1
    (file,) = carried.iterdir()
    file.rename(carried / "cases-0123456789abcdef.msgpack")
    load_cases()
    assert len(compiled) == 2
