"""The vectors of a suite version: every case once, files that name themselves, the same bytes again."""

from __future__ import annotations

import gzip
import hashlib
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from asl_conformance.cli import main
from asl_conformance.gherkin import kept
from asl_conformance.report.schema import text
from asl_conformance.suite import vector_set
from asl_conformance.suite.case import Suite
from asl_conformance.suite.editions import in_force
from asl_conformance.suite.vector_changes import load
from asl_conformance.suite.vectors import BadVectors, read
from tests.harness.sample import sample, samples

SUITE = Suite(
    "sample",
    (*samples(3), sample(4, id="B9.3-1", clauses=("B9.3", "B27.1"))),
    (sample(5, id="B27.1-1~may", derived="may"),),
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    vector_set.write(tmp_path / "set", SUITE, text("case"))
    return tmp_path / "set"


def call(*args: str) -> Result:
    return CliRunner().invoke(main, args)


def files(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_each_case_is_in_the_file_of_its_first_clause_and_in_the_whole(folder: Path) -> None:
    found = {path.name: [case.id for case in read(path).all] for path in (folder / "clauses").iterdir()}
    assert found == {
        "B27.1.jsonl": ["B27.1-1", "B27.1-2", "B27.1-3", "B27.1-1~may"],
        "B9.3.jsonl": ["B9.3-1"],
    }
    assert read(folder / "suite.jsonl.gz") == SUITE


def test_the_manifest_names_each_file_with_its_sum(folder: Path) -> None:
    manifest, sums = vector_set.read_manifest(folder), files(folder)
    named = [manifest.whole, *manifest.clauses.values()]
    assert {one.file: one.sha256 for one in named} == {
        name: sums[name] for name in sums if name not in ("manifest.json", manifest.schema)
    }
    assert (manifest.cases, manifest.derived, manifest.whole.cases) == (5, 1, 5)
    assert {clause: one.cases for clause, one in manifest.clauses.items()} == {"B27.1": 4, "B9.3": 1}
    assert set(manifest.editions["older"].errata) == set()
    assert set(manifest.editions["current"].errata) == in_force("current")
    assert json.loads((folder / manifest.schema).read_text(encoding="utf-8"))["title"].endswith("case")


def test_a_second_writing_gives_the_same_bytes_and_leaves_no_old_clause(folder: Path) -> None:
    before = files(folder)
    vector_set.write(folder, Suite("other", (sample(9, clauses=("B16.1",)),)), text("case"))
    assert {path.name for path in (folder / "clauses").iterdir()} == {"B16.1.jsonl"}
    vector_set.write(folder, SUITE, text("case"))
    assert files(folder) == before


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "precious.txt").write_text("x", encoding="utf-8")
    with pytest.raises(BadVectors, match="is not empty and holds no vectors"):
        vector_set.write(tmp_path, SUITE, "")
    assert files(tmp_path).keys() == {"precious.txt"}


def test_run_reads_the_files(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "load_cases", lambda: SUITE)
    whole = call("run", "--cases", str(folder / "suite.jsonl.gz"))
    assert (whole.exit_code, "CONFORMS" in whole.output) == (0, True), whole.output
    part = call("run", "--cases", str(folder / "clauses" / "B9.3.jsonl"))
    assert (part.exit_code, "a part of the suite: 1 of its 5 cases" in part.output) == (0, True), part.output


def test_a_damaged_file_is_refused_with_the_way_out(folder: Path) -> None:
    whole = folder / "suite.jsonl.gz"
    whole.write_bytes(whole.read_bytes()[:-9])
    result = call("run", "--cases", str(whole))
    assert (result.exit_code, "is damaged" in result.output) == (2, True)
    assert "write or download it again" in result.output


def test_a_whole_that_is_not_that_of_the_manifest_is_not_compared(folder: Path) -> None:
    (folder / "suite.jsonl.gz").write_bytes(gzip.compress(b'{"cases": 0, "digest": ""}\n'))
    with pytest.raises(BadVectors, match="is not the file of the manifest"):
        load(folder)


def test_the_commands_write_and_compare(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    monkeypatch.setattr(kept, "load_cases", lambda: SUITE)
    assert "suite 1" in call("vectors", "write", str(tmp_path / "now")).output
    same = call("vectors", "compare", str(folder), str(tmp_path / "now"))
    assert same.exit_code == 0
    assert "| rulings changed | 0 |" in same.output
    assert call("vectors", "compare", str(folder), str(tmp_path / "now"), "--json").output == ""
    assert call("vectors", "compare", str(folder), __file__).exit_code == 2
