"""Keeping a scenario in the user's suite: the page does it, and the suite then passes run and lint."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from asl_conformance.cli import main
from asl_conformance.lab import keeping
from asl_conformance.lab.document import checked
from asl_conformance.lab.examples import of_steps
from asl_conformance.lab.home import Home
from asl_conformance.lab.keeping import NotKept
from asl_conformance.suite.own import MANIFEST
from tests.lab.served import Running, serving
from tests.lab.test_keeping import BLOCKED, HEDGE, document

READING = ("--reading", "B16.31-dc=halved")
CLUB = """name = "club"

[[requirement]]
id = "club-1"
clause = "B27.2"
statement = "A hedge hides the entrenched."
"""
SCENARIO = f"""Feature: Club

  @B27.2 @club-1
  Scenario: club-1 a hedge
    {HEDGE.strip()}
    Then the LOS is blocked
"""


@pytest.fixture
def club(tmp_path: Path) -> Path:
    folder = tmp_path / "club"
    folder.mkdir()
    (folder / MANIFEST).write_text(CLUB, encoding="utf-8")
    (folder / "club.feature").write_text(SCENARIO, encoding="utf-8")
    return folder


@pytest.fixture(params=["club", "new/one of mine"])
def running(request: pytest.FixtureRequest, club: Path, tmp_path: Path) -> Iterator[Running]:
    """A lab that keeps in a suite, or in a folder that becomes one, with a hedge set up."""
    with serving(tmp_path / "lab", suite=tmp_path / request.param) as made:
        made.post("open", {"what": {"text": HEDGE}})
        made.edit((("ticks",), [BLOCKED]), (("title",), "from the page"), (("requirement",), "B27.2-3"))
        yield made


def cli(*arguments: str) -> str:
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    return result.output


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_scenario_kept_in_a_suite_is_part_of_it_and_the_suite_passes_lint_and_run(
    running: Running,
) -> None:
    folder = running.lab.home.folder
    before = len(running.lab.home.ids())
    text = running.post("draft").json["text"]
    assert "@B27.2" in text.splitlines()[0]
    kept = running.post("keep", {"text": text, "requirement": "B27.2-3"}).json
    assert kept["report"]["defects"] == []
    (case,) = kept["report"]["cases"]
    assert case["verdict"] == "pass"
    assert "entrenched-see-over-walls" in case["caught"]
    assert case["id"] in (folder / "kept.feature").read_text(encoding="utf-8")
    assert f"{before + 1} cases" in cli("lint", "--suite", str(folder))
    assert f"{before + 1} of {before + 1} cases pass" in cli("run", "--suite", str(folder))

    again = running.post("keep", {"text": text, "requirement": "B27.2-3"})
    assert (again.status, case["id"] in again.text) == (422, True)
    assert case["id"] not in running.post("draft").json["text"]
    assert running.post("explain", {"name": case["id"]}).status == 200


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("is a hedge", "is a hodge", "kept.feature:"),
        ("Scenario: club-2", "Scenario: B27.2-3", "B27.2-3"),
        ("@club-2", "@nobody", "nobody"),
    ],
)
def test_what_would_put_the_suite_at_fault_is_reported_and_nothing_is_changed(
    club: Path, old: str, new: str, message: str
) -> None:
    before = files(club)
    with Home(club) as home:
        text = home.draft(document(), set()).text
        changed = text.replace(old, new)
        assert changed != text
        assert message in " ".join(home.keep(changed, document(), set()).report.defects)
    assert files(club) == before


def test_a_requirement_of_the_suite_takes_one_more_scenario(club: Path) -> None:
    with Home(club) as home:
        whole = document(requirement="club-1")
        made = home.draft(whole, home.ids())
        assert made.text.splitlines()[:2] == [
            "  @B27.2 @club-1",
            "  Scenario: club-1a a hedge hides who is entrenched",
        ]
        assert home.keep(made.text, whole, home.ids()).report.defects == ()
    assert (club / MANIFEST).read_text(encoding="utf-8").count("[[requirement]]") == 1
    assert "2 cases" in cli("lint", "--suite", str(club))


def test_what_no_words_say_stays_in_a_file_of_the_suite(tmp_path: Path) -> None:
    data: Any = of_steps(HEDGE) | {"requirement": "B27.2", "ticks": [BLOCKED], "title": "a morale of its own"}
    data["position"]["units"]["A"]["morale"] = 7
    whole = checked(data)
    with Home(tmp_path / "mine") as home:
        text = home.draft(whole, set()).text
        assert home.keep(text, whole, set()).report.defects == ()
    assert (tmp_path / "mine/boards/mine-1.json").is_file()
    assert "1 of 1 cases pass" in cli("run", "--suite", str(tmp_path / "mine"))


def test_grain_is_put_into_words_though_they_name_its_month(tmp_path: Path) -> None:
    with Home(tmp_path / "mine") as home:
        text = home.draft(document("Given B3 is grain\n" + HEDGE.replace("Given", "And")), set()).text
    assert "Given B3 is grain" in text
    assert text.count("the LOS is blocked") == 1


def test_what_the_suite_asks_already_is_not_kept_again(club: Path) -> None:
    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.suite import own

    with own.using((own.read(club),)):
        cases = load_cases().cases
    with Home(club) as home:
        text = home.draft(document(), set()).text
        with pytest.raises(NotKept, match="already in the suite, as club-1"):
            home.keep(text, document(), set(), cases)


def test_a_suite_that_cannot_be_written_to_keeps_what_it_has(
    club: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, before = Path.write_bytes, files(club)

    def full(path: Path, raw: bytes) -> int:
        if path.name == "kept.feature":
            raise OSError(28, "No space left on device")
        return write(path, raw)

    monkeypatch.setattr(Path, "write_bytes", full)
    with Home(club) as home, pytest.raises(NotKept, match="the disk is full"):
        home.keep(home.draft(document(), set()).text, document(), set())
    assert files(club) == before


def test_whatever_ends_the_check_the_suite_is_as_it_was(club: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def ended(*_: object) -> None:
        raise NotKept("it took too long")

    monkeypatch.setattr(keeping, "checked_there", ended)
    before = files(club)
    with Home(club) as home, pytest.raises(NotKept, match="too long"):
        home.keep(home.draft(document(), set()).text, document(), set())
    assert files(club) == before


def test_a_case_of_a_suite_opens_and_readings_are_passed_on(
    club: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from asl_conformance.lab.serving import Served

    opened: list[Any] = []
    followed: list[dict[str, str]] = []

    def run(self: Served) -> None:
        self._socket.close()
        followed.append(self.lab.following)
        opened.append(self.lab.desk.journal.document.whole)

    monkeypatch.setattr(Served, "run", run)
    cli("lab", "club-1", "--suite", str(club), "--folder", str(tmp_path / "lab"), "--no-browser", *READING)
    assert (opened[0].requirement, opened[0].title) == ("club-1", "a hedge")
    assert followed == [{"B16.31-dc": "halved"}]
