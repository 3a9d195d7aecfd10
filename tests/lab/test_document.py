"""The document of the lab and its journal: undo and redo without limit, kept after every kind of end."""

from __future__ import annotations

import errno
import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asl_conformance.lab.desk import Desk, Edit, Opening
from asl_conformance.lab.document import Document, Step, Unsound, empty
from asl_conformance.lab.examples import example
from asl_conformance.lab.journal import BadJournal, Journal, Shelf, read, slug
from asl_conformance.lab.link import unlink
from asl_conformance.suite.lab_link import link

HEXES = ("A1", "B2", "C3")
terrains = st.sampled_from(("woods", "grain", "marsh"))
grounds = st.builds(
    lambda name, terrain: Step(("position", "hexes", name), {"terrain": terrain}),
    st.sampled_from(HEXES),
    terrains,
)
fields = st.builds(
    lambda name, terrain: Step(("position", "hexes", name, "terrain"), terrain),
    st.sampled_from(HEXES),
    terrains,
)
gone = st.builds(lambda name: Step(("position", "hexes", name)), st.sampled_from(HEXES))
titles = st.builds(lambda text: Step(("title",), text), st.text(max_size=5))
changes = st.lists(
    st.tuples(
        st.lists(st.one_of(grounds, fields, gone, titles), min_size=1, max_size=4),
        st.sampled_from(("", "a", "b")),
    ),
    max_size=12,
)


@given(changes)
def test_undoing_everything_leads_back_and_redoing_forward(told: list[tuple[list[Step], str]]) -> None:
    document = Document(empty())
    for steps, join in told:
        document.change(steps, "", join)
    end = document.data
    while document.undo():
        pass
    assert document.data == empty()
    while document.redo():
        pass
    assert document.data == end


@given(changes, st.lists(st.sampled_from((-1, 1)), max_size=8))
def test_what_is_read_again_is_what_was_left_undo_included(
    tmp_path_factory: pytest.TempPathFactory, told: list[tuple[list[Step], str]], turns: list[int]
) -> None:
    journal = Shelf(tmp_path_factory.mktemp("shelf")).new("a board", empty())
    for steps, join in told:
        journal.change(tuple(steps), "", join)
    for way in turns:
        journal.turn(way)
    if journal.path.exists():
        again = read(journal.path)
        assert again.document.data == journal.document.data
        assert [one.steps for one in again.document.done] == [one.steps for one in journal.document.done]
        assert [one.steps for one in again.document.undone] == [one.steps for one in journal.document.undone]


def begun(folder: Path) -> Journal:
    journal = Shelf(folder).new("a board", empty())
    journal.change((Step(("position", "hexes", "B2"), {"terrain": "woods"}),), "woods")
    return journal


def test_strokes_of_a_brush_are_one_change() -> None:
    document = Document(empty())
    for name in HEXES:
        document.change([Step(("position", "hexes", name), {"terrain": "woods"})], "", "stroke 1")
    document.change([Step(("title",), "x")], "")
    document.undo()
    assert list(document.data["position"]["hexes"]) == list(HEXES)
    document.undo()
    assert document.data == empty()


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("position", "hexes", "B2"), {"terrain": "lava"}, "lava"),
        (("position", "phase"), "tea", "tea"),
        (("position", "hexes", "B2", "terrain", "x"), 1, "position, hexes"),
        (("questions",), [{"ask": "why"}], "why"),
        (("nonsense",), 1, "nonsense"),
        ((), 1, "path"),
    ],
)
def test_what_the_protocol_has_not_is_refused_and_changes_nothing(
    path: Any, value: Any, message: str
) -> None:
    document = Document(empty())
    with pytest.raises(Unsound, match=message):
        document.change([Step(("title",), "x"), Step(path, value)], "")
    assert document.data == empty()
    assert (document.version, document.done) == (0, [])


def test_every_change_is_in_the_file_when_it_is_done(tmp_path: Path) -> None:
    journal = begun(tmp_path)
    assert read(journal.path).document.data == journal.document.data
    journal.change((Step(("title",), "walls"),), "")
    assert read(journal.path).document.data["title"] == "walls"


def test_a_line_that_was_broken_off_counts_for_nothing_and_the_next_is_whole(tmp_path: Path) -> None:
    journal = begun(tmp_path)
    with journal.path.open("ab") as file:
        file.write(b'{"label":"half a li')
    again = read(journal.path)
    assert again.document.data == journal.document.data
    again.change((Step(("title",), "after"),), "")
    assert read(journal.path).document.data["title"] == "after"


def test_a_file_that_is_no_journal_is_named_with_its_line(tmp_path: Path) -> None:
    journal = begun(tmp_path)
    with journal.path.open("ab") as file:
        file.write(b"nonsense\n")
    with pytest.raises(BadJournal, match=rf"{journal.path.name}:3: "):
        read(journal.path)


def test_a_full_disk_is_reported_and_nothing_is_lost_once_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = begun(tmp_path)
    before = journal.path.read_bytes()
    real = Path.open

    def full(self: Path, mode: str = "r", *more: Any, **kinds: Any) -> Any:
        if "+" in mode:
            raise OSError(errno.ENOSPC, "the disk is full on device")
        return real(self, mode, *more, **kinds)

    monkeypatch.setattr(Path, "open", full)
    journal.change((Step(("title",), "one"),), "")
    journal.change((Step(("title",), "two"),), "")
    assert "the disk is full" in journal.trouble
    assert (journal.unkept, journal.document.data["title"]) == (2, "two")
    assert journal.path.read_bytes() == before
    monkeypatch.undo()
    journal.flush()
    assert (journal.trouble, journal.unkept) == ("", 0)
    assert read(journal.path).document.data["title"] == "two"


def test_a_file_that_is_gone_is_written_anew_and_until_then_nothing_is_kept(tmp_path: Path) -> None:
    journal = begun(tmp_path / "lab")
    journal.change((Step(("title",), "one"),), "")
    shutil.rmtree(tmp_path / "lab")
    (tmp_path / "lab").touch()
    journal.flush()
    assert (journal.trouble, journal.unkept) == (f"{tmp_path / 'lab'}: is no folder", 2)
    journal.change((Step(("title",), "two"),), "")
    assert journal.unkept == 3
    (tmp_path / "lab").unlink()
    journal.flush()
    assert (journal.trouble, journal.unkept) == ("", 0)
    assert read(journal.path).document.data["title"] == "two"
    assert [path.name for path in (tmp_path / "lab").iterdir()] == [journal.path.name]


def test_what_is_not_on_disk_stays_when_another_document_is_opened(tmp_path: Path) -> None:
    folder = tmp_path / "lab"
    folder.touch()
    desk = Desk(Shelf(folder), "current", lambda _: None)
    desk.say("B3 is woods")
    desk.open_example(1)
    desk.say("B4 is grain")
    assert [one.head.name for one in desk.unkept()] == [example(0)[0], example(1)[0]]
    assert desk.since("", -1)["due"] == 2
    assert [one["name"] for one in desk.listed()] == [example(0)[0]]
    desk.open(Opening(file=desk.listed()[0]["file"]))
    assert desk.journal.document.data["position"]["hexes"]["B3"] == {"terrain": "woods"}
    folder.unlink()
    assert desk.unkept() == []
    assert {read(path).document.data["title"] for path in Shelf(folder).files()} == {
        example(number)[1]["title"] for number in (0, 1)
    }


def test_a_copied_document_is_pasted_with_all_of_it(tmp_path: Path) -> None:
    desk = Desk(Shelf(tmp_path), "current", lambda _: None)
    desk.edit(Edit((Step(("title",), "walls"), Step(("requirement",), "B9.2-1"))))
    copied = desk.journal.document.data
    desk.open(Opening(text=json.dumps(copied)))
    assert desk.journal.head.name == "pasted"
    assert desk.journal.document.data == copied


def test_two_labs_at_one_document_go_on_in_files_of_their_own(tmp_path: Path) -> None:
    one = begun(tmp_path)
    other = read(one.path)
    one.change((Step(("title",), "one"),), "")
    other.change((Step(("title",), "other"),), "")
    one.change((Step(("requirement",), "B27.2-3"),), "")
    assert one.path != other.path
    for journal in (one, other):
        assert read(journal.path).document.data == journal.document.data
    one.path.unlink()
    one.change((Step(("title",), "there again"),), "")
    again = read(one.path).document
    assert (again.data, len(again.done)) == (one.document.data, 4)


@pytest.mark.parametrize("name", ["../../etc/passwd", "a/b", "..", "", "C:\\x", "böse", "x" * 300, "a\nb"])
def test_no_name_leads_out_of_the_folder(tmp_path: Path, name: str) -> None:
    journal = Shelf(tmp_path).new(name, empty())
    journal.change((Step(("title",), "x"),), "")
    assert journal.path.parent == tmp_path
    assert journal.path.is_file()
    assert slug(name)


def test_documents_of_one_name_are_files_of_their_own(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    one = begun(tmp_path)
    other = shelf.new("a board", empty())
    assert one.path != other.path
    with pytest.raises(BadJournal):
        shelf.named("../a_board.lab.jsonl")


@given(changes)
def test_a_link_has_all_of_the_document(told: list[tuple[list[Step], str]]) -> None:
    document = Document(empty())
    for steps, _ in told:
        document.change(steps, "")
    text = link(document.data)
    assert unlink(text) == document.data
    assert unlink(f"  {text[:20]}\n{text[20:]} ") == document.data, "mail may have wrapped it"


@pytest.mark.parametrize("text", ["asl-lab:", "asl-lab:!!!", "asl-lab:AAAA", "nonsense", "asl-lab:é"])
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(Unsound, match=r"not? "):
        unlink(text)


def test_a_link_that_unfolds_without_end_is_refused() -> None:
    bomb = link({"title": "x" * (5 * 2**20)})
    assert len(bomb) < 10_000
    with pytest.raises(Unsound, match="4 MiB"):
        unlink(bomb)


def test_a_changed_document_is_opened_as_it_began_and_stays_on_the_shelf(tmp_path: Path) -> None:
    desk = Desk(Shelf(tmp_path), "current", lambda _: None)
    start = desk.journal.document.data["position"]
    assert not desk.since("", -1)["changed"]
    desk.say("B3 is woods")
    changed = desk.journal.path.name
    assert desk.since("", -1)["changed"]
    desk.open(Opening(anew=True))
    assert (desk.since("", -1)["changed"], desk.journal.document.data["position"]) == (False, start)
    assert changed in [one["file"] for one in desk.listed()]
    desk.open_example(1)
    desk.open_example(0)
    assert desk.journal.document.data["position"] == start
    desk.open(Opening(file=changed))
    assert desk.journal.document.data["position"]["hexes"]["B3"] == {"terrain": "woods"}


def test_a_new_board_never_counts_as_changed(tmp_path: Path) -> None:
    desk = Desk(Shelf(tmp_path), "current", lambda _: None)
    desk.open(Opening())
    desk.say("B3 is woods")
    assert not desk.since("", -1)["changed"]
