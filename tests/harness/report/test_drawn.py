"""Boards drawn for an earlier page: the page is the same, and only new boards are drawn."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from asl_conformance.drawing.svg.marks import NONE, marks
from asl_conformance.protocol.position import Hex
from asl_conformance.report import drawn
from asl_conformance.report.drawn import CODE, Drawn, key_of
from asl_conformance.suite.places import PACKAGE
from tests.harness.sample import samples

CASES = samples(6)
ASIDE = {"__init__.py", "report/__init__.py", "suite/__init__.py", "suite/case.py", "suite/places.py"}
"""Modules that are loaded with the drawing and do not change it: marks are a part of the key."""


def boards(of: Drawn) -> list[bytes]:
    """The sample boards, and then they are kept."""
    found = []
    for case in CASES:
        over = marks(case, ())
        found.append(bytes(of.board(key_of(case.position, over), case.position, over)))
    of.keep()
    return found


def test_a_board_that_an_earlier_page_had_is_not_drawn_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = boards(Drawn(tmp_path / "boards"))
    monkeypatch.setattr(drawn, "draw", lambda *_: pytest.fail("it is drawn again"))
    assert boards(Drawn(tmp_path / "boards")) == first == boards(Drawn(tmp_path / "boards"))


def test_a_new_board_is_drawn_and_kept_beside_the_others(tmp_path: Path) -> None:
    before = Drawn(tmp_path / "boards")
    boards(before)
    position = msgspec.structs.replace(CASES[0].position, hexes={"B2": Hex("woods")})
    after = Drawn(tmp_path / "boards")
    after.board(key_of(position, NONE), position, NONE)
    after.keep()
    assert (
        len(Drawn(tmp_path / "boards")._before) == len({key_of(c.position, marks(c, ())) for c in CASES}) + 1
    )


def test_marks_and_ground_make_another_board() -> None:
    position = CASES[0].position
    other = msgspec.structs.replace(position, hexes={**position.hexes, "B2": Hex("woods")})
    assert len({key_of(position, NONE), key_of(other, NONE), key_of(position, marks(CASES[0], ()))}) == 3


def test_with_too_many_boards_only_those_of_the_last_page_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    boards(Drawn(tmp_path / "boards"))
    monkeypatch.setattr(drawn, "MOST", 1)
    position = msgspec.structs.replace(CASES[0].position, hexes={"B2": Hex("woods")})
    after = Drawn(tmp_path / "boards")
    after.board(key_of(position, NONE), position, NONE)
    after.keep()
    assert list(Drawn(tmp_path / "boards")._before) == [key_of(position, NONE)]


@pytest.mark.parametrize("content", [b"", b"nonsense", b"x" * 4000])
def test_a_damaged_file_is_made_again(tmp_path: Path, content: bytes) -> None:
    first = boards(Drawn(tmp_path / "boards"))
    (tmp_path / "boards").write_bytes(content)
    assert boards(Drawn(tmp_path / "boards")) == first


def test_a_cache_that_cannot_be_written_is_ignored(tmp_path: Path) -> None:
    (tmp_path / "a file").write_bytes(b"")
    assert boards(Drawn(tmp_path / "a file" / "boards")) == boards(Drawn())


def test_every_module_that_shapes_a_drawing_is_in_the_digest() -> None:
    code = (
        "import sys; from asl_conformance.report import drawn\n"
        "print(*(m.__file__ for n, m in sys.modules.items() if n.startswith('asl_conformance')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    loaded = {Path(name).relative_to(PACKAGE).as_posix() for name in done.stdout.split()}
    named = {path.relative_to(PACKAGE).as_posix() for glob in CODE for path in PACKAGE.glob(glob)}
    assert loaded - named <= ASIDE
