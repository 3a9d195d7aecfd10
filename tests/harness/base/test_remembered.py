"""What is cached between commands: found by its sources, and never an obstacle."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from asl_conformance.base.keeping import MOST, remembered, uncollected
from asl_conformance.suite import names, registry


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "asl-conformance"


def lengths(source: Path, made: list[str]) -> list[int]:
    """The lengths of the lines of a file, cached."""

    def make() -> list[int]:
        made.append(source.name)
        return [len(line) for line in source.read_text(encoding="utf-8").splitlines()]

    return remembered("lengths", [source], list[int], make)


def test_a_thing_is_made_once_of_the_same_files(cache: Path, tmp_path: Path) -> None:
    source, made = tmp_path / "a.txt", list[str]()
    for text, due, times in (("one", [3], 1), ("one", [3], 1), ("two\nthree", [3, 5], 2), ("one", [3], 2)):
        source.write_text(text, encoding="utf-8")
        assert (lengths(source, made), len(made)) == (due, times)


def test_only_the_last_are_kept(cache: Path, tmp_path: Path) -> None:
    source = tmp_path / "a.txt"
    for number in range(MOST + 3):
        source.write_text("x" * number, encoding="utf-8")
        lengths(source, [])
    assert len(list(cache.glob("lengths-*"))) == MOST


@pytest.mark.parametrize("there", [b"", b"\xc1", b"\xa3two"])
def test_what_cannot_be_read_is_made_anew(there: bytes, cache: Path, tmp_path: Path) -> None:
    source, made = tmp_path / "a.txt", list[str]()
    source.write_text("one", encoding="utf-8")
    lengths(source, made)
    (kept,) = cache.glob("lengths-*")
    kept.write_bytes(there)
    assert (lengths(source, made), lengths(source, made), len(made)) == ([3], [3], 2)


def test_one_bit_that_is_not_as_it_was_written_makes_it_anew(cache: Path, tmp_path: Path) -> None:
    """Most flipped bits still decode, to another value."""
    source, made = tmp_path / "a.txt", list[str]()
    source.write_text("one\ntwo\nfour", encoding="utf-8")
    lengths(source, made)
    (kept,) = cache.glob("lengths-*")
    whole = kept.read_bytes()
    for bit in range(8 * len(whole)):
        flipped = bytearray(whole)
        flipped[bit // 8] ^= 1 << bit % 8
        kept.write_bytes(flipped)
        assert lengths(source, made) == [3, 3, 4]
        assert kept.read_bytes() == whole, "and written again"
    assert len(made) == 1 + 8 * len(whole)


def test_a_cache_that_cannot_be_written_and_a_file_that_is_gone_cost_time_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cache").write_text("a file", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert remembered("n", [Path(__file__)], int, lambda: 1) == 1
    assert remembered("n", [tmp_path / "gone"], int, lambda: 2) == 2


def test_what_goes_wrong_is_not_kept(cache: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        remembered("n", [Path(__file__)], int, lambda: 1 // 0)
    assert remembered("n", [Path(__file__)], int, lambda: 1) == 1


def test_registry_and_names_are_the_same_from_the_cache(cache: Path) -> None:
    found = []
    for _ in range(2):
        registry.built_in.cache_clear()
        names._built_in.cache_clear()
        found.append((registry.built_in(), names.load()))
    assert len(list(cache.glob("registry-*"))) == len(list(cache.glob("names-*"))) == 1
    made = registry.built_in(registry.directory())
    assert found[0] == found[1]
    assert found[1][0] == made
    for kept, new in ((found[1][0].requirements, made.requirements), (found[1][0].errata, made.errata)):
        assert list(kept) == list(new), "in the order of the rulebook"


def test_garbage_is_looked_for_again_afterwards() -> None:
    with uncollected():
        assert not gc.isenabled()
        with uncollected():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()
