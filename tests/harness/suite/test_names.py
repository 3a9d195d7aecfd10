"""Former names of rows, outlines and requirements, also in chains, and what the file may not contain."""

from __future__ import annotations

from pathlib import Path

import pytest

from asl_conformance.suite import names
from asl_conformance.suite.names import BadNames, Names

FORMER = Names(
    renamed={
        "B27.3-1/oba": "B27.3-1/oba-he",  # a row
        "B27.3-2b": "B27.3-2c",  # an outline
        "B27.3-5a": "B27.3-5a/oba",  # a scenario that has become an outline
        "B27.3-8": "B27.3-4",  # a requirement
        "B27.3-7": "B27.3-8",  # and the same before
        "round": "and-round",
        "and-round": "round",
    },
    numbered={
        "B27.3-1": ("mg", "oba"),
        "B27.3-2b": ("mg",),
        "B27.3-7a": ("mg", "ft"),
    },
)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("B27.3-1/1", "B27.3-1/mg"),
        ("B27.3-1/2", "B27.3-1/oba-he"),
        ("B27.3-1/oba", "B27.3-1/oba-he"),
        ("B27.3-1/oba-he", "B27.3-1/oba-he"),
        ("B27.3-1/3", "B27.3-1/3"),
        ("B27.3-1/0", "B27.3-1/0"),
        ("B27.3-1", "B27.3-1"),
        ("B27.3-2b", "B27.3-2c"),
        ("B27.3-2b/1", "B27.3-2c/mg"),
        ("B27.3-2b/mg", "B27.3-2c/mg"),
        ("B27.3-2", "B27.3-2"),
        ("B27.3-5a", "B27.3-5a/oba"),
        ("B27.3-5a~may", "B27.3-5a/oba~may"),
        ("B27.3-5a/oba", "B27.3-5a/oba"),
        ("B27.3-5a/mg", "B27.3-5a/mg"),
        ("B27.3-8", "B27.3-4"),
        ("B27.3-8a", "B27.3-4a"),
        ("B27.3-7a/2", "B27.3-4a/ft"),
        ("B27.3-7/mg", "B27.3-4/mg"),
        ("B27.3-77", "B27.3-77"),
        ("B27.3-1/2~may", "B27.3-1/oba-he~may"),
        ("B27.3-8a~cost", "B27.3-4a~cost"),
        ("B27.3-1~may", "B27.3-1~may"),
        ("nothing", "nothing"),
        ("", ""),
        ("B27.3-1/\u00b2", "B27.3-1/\u00b2"),
    ],
)
def test_a_former_name_leads_to_the_one_of_today(old: str, new: str) -> None:
    assert FORMER.now(old) == new


def test_names_that_go_round_in_a_ring_end() -> None:
    assert FORMER.now("round") in {"round", "and-round"}


def test_a_name_finds_its_case_in_a_newer_and_in_an_older_suite() -> None:
    newer = FORMER.finder(["B27.3-1/mg", "B27.3-1/oba-he", "B27.3-4a/ft"])
    assert newer("B27.3-1/2") == "B27.3-1/oba-he"
    assert newer("B27.3-7a/2") == "B27.3-4a/ft"
    assert newer("B27.3-1/mg") == "B27.3-1/mg"
    assert newer("B27.3-1/9") is None
    older = FORMER.finder(["B27.3-1/1", "B27.3-1/2"])
    assert older("B27.3-1/oba-he") == "B27.3-1/2"
    assert older("B27.3-1/oba") == "B27.3-1/2"


@pytest.mark.parametrize(
    ("name", "outline"),
    [
        ("B27.3-1", "B27.3-1"),
        ("B27.3-1/mg", "B27.3-1"),
        ("B27.3-1~may", "B27.3-1~may"),
        ("B27.3-1/mg~may", "B27.3-1~may"),
    ],
)
def test_the_outline_of_a_case(name: str, outline: str) -> None:
    assert names.outline_of(name) == outline


def test_what_is_near_a_name_is_of_its_outline_if_that_is_known() -> None:
    ids = ["B27.3-10", "B27.3-1/oba-he", "B27.3-1/mg", "B27.3-2/obb"]
    assert names.near("B27.3-1/obb", ids, 1) == ["B27.3-1/oba-he"]
    assert names.near("B27.3-11", ids, 1) == ["B27.3-10"]
    assert names.near("Q", ids) == []


def test_what_a_case_was_called_before() -> None:
    ids = ["B27.3-1/oba-he", "B27.3-2c/mg", "B27.3-4a/ft", "B27.3-4", "B27.3-44"]
    before = {key: set(olds) for key, olds in FORMER.before(ids).items()}
    assert before == {
        "B27.3-1/oba-he": {"B27.3-1/oba", "B27.3-1/2"},
        "B27.3-2c/mg": {"B27.3-2b/1", "B27.3-2b/mg"},
        "B27.3-4a/ft": {"B27.3-7a/2", "B27.3-7a/ft", "B27.3-8a/ft"},
        "B27.3-4": {"B27.3-7", "B27.3-8"},
    }


def written(folder: Path, text: str) -> Path:
    (folder / names.FILE).write_text(text, encoding="utf-8")
    return folder


def test_the_file_says_what_was_renamed_and_what_had_numbers(tmp_path: Path) -> None:
    text = '[renamed]\n"B1-1/a" = "B1-1/b"\n[numbered]\n"B1-1" = "a c"\n'
    assert names.read(written(tmp_path, text)) == Names({"B1-1/a": "B1-1/b"}, {"B1-1": ("a", "c")})
    assert names.defects(tmp_path, ["B1-1/b", "B1-1/c"]) == []
    assert names.read(tmp_path / "none") == Names()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('[renamed]\n"B1-1/c" = "B1-1/b"\n', "formerly.toml:2: B1-1/c is a former name, but a case uses it"),
        ('[renamed]\n"B1-1" = "B1-2"\n', "formerly.toml:2: B1-1 is a former name, but a case uses it"),
        (
            '[renamed]\n\n"B1-1/a" = "B1-1/x"\n',
            "formerly.toml:3: B1-1/a is now called B1-1/x, which is no case",
        ),
        ("[renamed\n", "formerly.toml: "),
        ("[other]\n", "other"),
    ],
)
def test_a_file_that_contradicts_the_suite_is_a_defect(tmp_path: Path, text: str, why: str) -> None:
    (defect,) = names.defects(written(tmp_path, text), ["B1-1/b", "B1-1/c"])
    assert why in defect


def test_a_scenario_that_has_become_an_outline_is_one_of_its_rows(tmp_path: Path) -> None:
    text = '[renamed]\n"B1-1" = "B1-1/b"\n'
    assert names.defects(written(tmp_path, text), ["B1-1/b", "B1-1/c"]) == []
    (defect,) = names.defects(written(tmp_path, text), ["B1-1", "B1-1/b"])
    assert "B1-1 is a former name, but a case uses it" in defect


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadNames, match=r"formerly\.toml: .*renamed"):
        names.read(written(tmp_path, "renamed = 3\n"))


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("B1.1-1/wall~may", "B1.1-1/wall has no derived case"),
        ("B1.1-1~may", "B1.1-1 has no derived case"),
        ("B1.1-2~exposes", "B1.1-2 has only these derived cases: B1.1-2~may, B1.1-2~cost"),
        ("B1.1-9~may", ""),
        ("B1.1-1/wall", ""),
    ],
)
def test_an_unknown_derived_case_is_reported_with_its_parent(name: str, message: str) -> None:
    ids = ["B1.1-1/wall", "B1.1-1/hedge", "B1.1-2", "B1.1-2~may", "B1.1-2~cost", "B1.1-1x~may"]
    assert names.underived(name, ids).partition(";")[0] == message
