"""``asl-conformance board``: from an archive to a board file, a picture and a list of oddities."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from asl_conformance.cli import main
from asl_conformance.report.schema import schema
from tests.harness.boards.archives import HEDGE, HUTS, SHARED, WALL, WOODS, Painter


def run(*args: object) -> Result:
    return CliRunner().invoke(main, ["board", *map(str, args)])


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    painted = Painter().hex("F5", WOODS, 1).side("F6", "F7", HEDGE).hex("C3", HUTS)
    return painted.write(tmp_path_factory.mktemp("archive"), "bd98")


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    path = tmp_path / "SharedBoardMetadata.xml"
    path.write_text(SHARED, encoding="utf-8")
    return path


def test_a_board_is_imported_with_where_it_comes_from(archive: Path, shared: Path, tmp_path: Path) -> None:
    out = tmp_path / "board.json"
    done = run("import", archive, "--metadata", shared, "--ssr", "HedgesToBocage", "-o", out,
               "--vasl-commit", "a" * 40)  # fmt: skip
    assert done.exit_code == 0, done.output
    found = json.loads(out.read_text(encoding="utf-8"))
    assert found["source"] == {
        "archive": "bd98",
        "board_version": "6.1",
        "version_date": "Mar 2018",
        "losdata_sha256": found["source"]["losdata_sha256"],
        "metadata": "SharedBoardMetadata.xml",
        "metadata_sha256": found["source"]["metadata_sha256"],
        "vasl_commit": "a" * 40,
        "rules": ["HedgesToBocage"],
    }
    assert found["position"]["hexsides"] == {"F6-F7": {"terrain": "bocage"}}
    assert found["unknown"] == {"code 130": ["C3"]}
    assert found.keys() <= schema("board")["$defs"]["Board"]["properties"].keys()


def test_the_board_file_is_drawn_in_text_and_as_a_picture(archive: Path, tmp_path: Path) -> None:
    whole = run("show", archive)
    assert whole.exit_code == 0
    assert "/ GG1 \\" in whole.output
    assert max(map(len, whole.output.splitlines())) <= 80
    piece = run("show", archive, "--hexes", "e4-g8")
    assert "% hedge" in piece.output
    assert "GG1" not in piece.output
    picture = tmp_path / "board.svg"
    assert run("show", archive, "-o", picture).exit_code == 0
    assert "board 98, version 6.1" in picture.read_text(encoding="utf-8")


def test_oddities_are_reported_and_counted_by_the_exit_code(archive: Path, tmp_path: Path) -> None:
    done = run("check", archive)
    assert (done.exit_code, "nothing odd" in done.output) == (0, True)
    assert "unknown: Huts in C3" in done.output
    odd = Painter().side("F5", "F6", WALL, band=range(3)).write(tmp_path, "bd97")
    done = run("check", odd)
    assert done.exit_code == 1
    assert "F5-F6: the wall is drawn on one side of it only" in done.output


def test_an_excerpt_of_the_board_is_compared(archive: Path, tmp_path: Path) -> None:
    excerpt = tmp_path / "98_F5.toml"
    excerpt.write_text('board = "98"\n[hexes]\nF5 = { terrain = "grain", level = 1 }\n', encoding="utf-8")
    done = run("compare", archive, excerpt)
    assert done.exit_code == 1
    assert "F5 terrain: grain in the excerpt, woods here" in done.output
    assert "no excerpt is of board 98" in run("compare", archive).output


def test_rules_of_scenarios_are_listed_with_what_they_do(archive: Path, shared: Path) -> None:
    done = run("rules", archive, "--metadata", shared)
    assert done.exit_code == 0, done.output
    assert "board 98, version 6.1" in done.output
    lines = done.output.splitlines()
    at = next(i for i, line in enumerate(lines) if "change this board" in line)
    assert "HedgesToBocage" in lines[at + 1]
    assert max(map(len, lines)) <= 80


def test_los_of_a_board_file_is_decided_by_what_fills_its_hexes(archive: Path, tmp_path: Path) -> None:
    file, answers = tmp_path / "board.json", tmp_path / "answers.tsv"
    assert run("import", archive, "-o", file).exit_code == 0
    answers.write_text("F3\tF7\tblocked\nF2\tF4\t0\n", encoding="utf-8")
    assert run("los", file, "--answers", answers).exit_code == 0
    answers.write_text("F3\tF7\t0\n", encoding="utf-8")
    done = run("los", file, "--answers", answers)
    assert done.exit_code == 1
    assert "blocked, A6.2: what fills its hexes blocks it already / the engine: clear" in done.output
    answers.write_text(f"# losdata_sha256 {'0' * 64}\n", encoding="utf-8")
    assert "is about other LOSData" in " ".join(run("los", file, "--answers", answers).output.split())


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("import", "{}", "--ssr", "X"), "--ssr needs --metadata"),
        (("import", "{}", "--vasl-commit", "yesterday"), "is no commit"),
        (("show", "{}", "--hexes", "A1"), "does not name two hexes"),
        (("show", "{}", "--hexes", "A1-HH3"), "HH3 is not on a board"),
        (("show", "{}", "-o", "x.jpg"), "cannot draw to x.jpg"),
        (("show", "{notes}"), "not a board"),
        (("import", "{notes}"), "no zip file that can be read"),
        (("los", "{}", "--edition", "x"), "x"),
    ],
)
def test_what_cannot_be_done_is_a_usage_error_with_its_reason(
    archive: Path, tmp_path: Path, args: tuple[str, ...], why: str
) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("no board is in here\n", encoding="utf-8")
    done = run(*({"{}": str(archive), "{notes}": str(notes)}.get(arg, arg) for arg in args))
    assert done.exit_code == 2
    assert why in " ".join(done.output.replace("│", " ").split())
