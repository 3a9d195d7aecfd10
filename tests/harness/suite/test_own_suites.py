"""Suites of one's own: compiled, judged and listed like the built-in one, and run from named folders only."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from asl_conformance.adapters.choose import Choice
from asl_conformance.cli import main
from asl_conformance.fuzz.campaign.campaign import Task
from asl_conformance.fuzz.finding.findings import Record
from asl_conformance.gherkin import kept
from asl_conformance.gherkin.recording import Recorder
from asl_conformance.gherkin.vocabulary import VOCABULARY
from asl_conformance.protocol.position import Position
from asl_conformance.results.reading import read_results
from asl_conformance.suite import own, registry
from asl_conformance.suite.editions import meant
from asl_conformance.suite.places import SuiteError
from tests.dated import EDITION
from tests.examples.judging import EXAMPLES
from tests.harness.sample import sample

SUITE = EXAMPLES / "suite"
ROOT = Path(__file__).parents[3]
SAMPLE = kept.Suite("sample", (sample(1),))
IDS = ["club-3", "club-4", "club-1/status-cx", "club-1/good-order", "club-2", "club-5"]


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Here the built-in suite is one case, and nothing is compiled yet."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
    load = kept._load
    monkeypatch.setattr(
        kept, "_load", lambda features, suite=None: load(features, suite) if suite else SAMPLE
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the example suite that a test may edit."""
    return Path(shutil.copytree(SUITE, tmp_path / "suite", ignore=shutil.ignore_patterns("__pycache__")))


def call(*args: str | Path) -> Result:
    return CliRunner().invoke(main, [str(arg) for arg in args])


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_suite_is_run_alone_and_conforms(folder: Path) -> None:
    done = call("run", "--suite", folder, "--results", folder.parent / "r.jsonl")
    assert done.exit_code == 0, done.output
    assert "5 of 5 cases pass" in done.output
    found = read_results(folder.parent / "r.jsonl")
    assert list(found.cases)[:6] == IDS
    assert found.cases["club-5"].clauses == ("K1.1",)
    assert found.cases["club-5"].feature == "club/club.feature"
    assert found.header.meant == meant("current")


def test_the_house_rule_is_an_erratum_of_an_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    done = call("run", "--suite", "club", "--engine", "club", "--edition", "club", "-k", "club-3")
    assert done.exit_code == 0, done.output
    assert f"edition club ({EDITION}+club-digging): 1 of 1" in " ".join(done.output.split())
    assert "does not offer the edition club" in call("run", "--suite", "club", "--edition", "club").output
    moved = call("errata", "diff", EDITION, "club", "--suite", "club", "--engine", "club").output
    assert "1 answers moved" in moved
    assert (
        "  club-3\n    a Final DR of 6 digs\n       state\n         attempts.-1.success: false -> true\n"
        in moved
    )


def test_every_command_that_takes_cases_takes_a_suite(folder: Path) -> None:
    results, out = folder.parent / "r.jsonl", folder.parent / "page"
    assert call("run", "--suite", folder, "--results", results).exit_code == 0
    for args, said in (
        (("list", "--ids"), "\n".join(IDS)),
        (("show", "club-5"), "rain has soaked B2"),
        (("export",), '"id":"club-5"'),
        (("lint",), "club: sound; 6 cases in 2 features, 1 derived"),
        (("report", results, "-o", out), "5 of 5 cases"),
        (("ask", "club-5"), "reference"),
        (("explain", "K1.1"), "Soaked ground is mudflat"),
        (("errata", "list"), "club-digging         B27.11      2 cases  house rule of the club"),
        (("errata", "show", "club-digging"), "club-4  only without it"),
        (("coverage",), "4 of 5 requirements are held"),
        (("coverage", "--crossings", "--of", "phase x verb"), "club-1"),
        (("diff", results, results), "nothing changed"),
        (("bless", results, "--expected-failures", folder.parent / "known.toml"), "is up to date"),
        (("readings", "list"), "B16.31-dc                      ambiguous    0"),
        (("readings", "show", "B16.31-dc"), "none depends on it"),
        (("readings", "infer", results), "Of 0 readings"),
    ):
        done = call(*args, "--suite", folder)
        assert done.exit_code == 0, (args, done.output)
        assert said in done.output
    assert "Soaked ground" not in call("explain", "club-5").output  # nothing stays in use


def test_what_a_house_rule_moves_is_known_to_who_asks_an_engine_of_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.setenv("COLUMNS", "80")
    suite = ("--suite", "club", "--engine", "club")
    assert "there is no erratum club-digging" in call("smoke", "--engine", "club").output
    smoke = call("smoke", *suite)
    assert (smoke.exit_code, "WRONG" in smoke.output) == (0, False), smoke.output
    assert "5 of 5 requirements are held" in call("coverage", *suite).output
    assert "--crossings counts what the reference passes" in call("coverage", *suite, "--crossings").output
    boards = ("--edition", "club", "--boards", "1", "--invariant", "B27-INV-01")
    result = call("fuzz", *suite, *boards)
    assert (result.exit_code, "--alone asks without it" in result.output) == (2, True)
    assert call("fuzz", *suite, *boards, "--alone").exit_code == 0
    finding = Record(
        1,
        "invariant",
        "fuzz-1",
        "w",
        "club",
        f"{EDITION}+club-digging",
        1,
        1,
        Position(),
        invariant="B27-INV-01",
    )
    (tmp_path / "fuzz-1.json").write_bytes(msgspec.json.encode(finding))
    assert f"no edition '{EDITION}+club-digging'" in call("replay", tmp_path, "--engine", "club").output
    assert "fuzz-1" in call("replay", tmp_path, *suite).output


def test_a_worker_elsewhere_knows_the_errata_of_a_suite(folder: Path) -> None:
    task = Task(Choice("reference"), "current+B9.31-J8", 1)
    assert task.abroad() is task
    with own.using([own.read(folder)]):
        there = Task(Choice("reference"), "current+club-digging", 1).abroad()
    assert there.edition == f"{meant('current')}+club-digging"
    assert there.errata is not None
    assert "club-digging" in there.errata.errata


def test_the_page_of_a_report_has_clauses_of_its_own(folder: Path) -> None:
    results = folder.parent / "r.jsonl"
    call("run", "--suite", folder, "--results", results)
    call("report", results, "-o", folder.parent / "page.html", "--suite", folder)
    page = (folder.parent / "page.html").read_text(encoding="utf-8")
    assert "K1.1" in page
    assert "The club&#39;s rules" in page


def test_beside_the_built_in_suite_it_has_both(folder: Path) -> None:
    with own.using([own.read(folder)], builtin=True):
        assert [case.id for case in kept.load_cases().cases] == [sample(1).id, *IDS]
        assert kept.load_cases().digest != SAMPLE.digest


def test_one_edited_feature_is_compiled_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []
    record = Recorder.record

    def listening(recorder: Recorder, features: Iterable[tuple[Path, Any]]) -> None:
        due = list(features)
        ran.extend([[path.name for path, _ in due]] if due else [])
        record(recorder, due)

    monkeypatch.setattr(Recorder, "record", listening)
    with own.using([own.read(folder)]):
        kept.load_cases()
        edit(folder / "club.feature", "a Final DR of 6 digs", "by a Final DR of 6 it is dug")
        assert "by a Final DR" in kept.load_cases().cases[0].name
        kept.load_cases()
        edit(folder / "steps.py", 'terrain="mudflat"', 'terrain="crag"')
        assert kept.load_cases().cases[-1].position.hexes["B2"].terrain == "crag"
    assert ran == [
        ["club.feature", "regressions.feature"],
        ["club.feature"],
        ["club.feature", "regressions.feature"],
    ]


COMES = """Feature: what comes with the house rule

  @club-1 @B27.11
  Scenario Outline: club-1 a squad that is <status> needs <dr>
    Given it is the PFPh of the German turn
    And a <status> German squad in B2
    When the German squad makes an Entrenching Attempt with an Original DR of <dr>
    Then the Entrenching Attempt succeeds

    @since=club-digging
    Examples:
      | status | dr |
      | CX     | 5  |

  @club-2 @B27.4 @since=club-digging
  Scenario: club-2+club-digging digging is another matter
    Given it is the PFPh of the German turn
    And a German squad in B2
    When the German squad makes an Entrenching Attempt with an Original DR of 6
    Then the Entrenching Attempt succeeds
"""


def test_what_comes_in_another_feature_ends_what_is_called_so_and_is_compiled_alone(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []
    record = Recorder.record

    def listening(recorder: Recorder, features: Iterable[tuple[Path, Any]]) -> None:
        due = list(features)
        ran.extend([[path.name for path, _ in due]] if due else [])
        record(recorder, due)

    def ends() -> dict[str, tuple[str, ...]]:
        return {case.id: case.until for case in kept.load_cases().cases if case.id.startswith("club-")}

    monkeypatch.setattr(Recorder, "record", listening)
    ended = {"club-1/status-cx", "club-2"}
    with own.using([own.read(folder)]):
        before = ends()
        (folder / "comes.feature").write_text(COMES, encoding="utf-8")
        after = ends()
        edit(folder / "regressions.feature", "what our engine", "what an engine")
        assert ends() == after
        edit(folder / "comes.feature", "| CX     | 5  |", "| Good Order | 6 |")
        assert ends()["club-1/status-cx"] == ()
        (folder / "comes.feature").unlink()
        assert ends() == before
    assert all(before[key] == () and after[key] == ("club-digging",) for key in ended)
    assert {key: until for key, until in after.items() if key in before and key not in ended} == {
        key: until for key, until in before.items() if key not in ended
    }
    assert after.keys() - before.keys() == {"club-1/status-cx+club-digging", "club-2+club-digging"}
    assert ran[1:4] == [["comes.feature"], ["regressions.feature"], ["comes.feature"]]


def test_its_phrases_are_its_own(folder: Path, tmp_path: Path) -> None:
    other = Path(shutil.copytree(folder, tmp_path / "other"))
    (other / "steps.py").unlink()
    for old, new in (("club-", "rival-"), ('"club"', '"rival"'), ("K1.1", "K2.1")):
        for file in (other / "asl-suite.toml", *other.glob("*.feature")):
            file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    assert call("lint", "--suite", folder).exit_code == 0
    done = call("lint", "--suite", folder, "--suite", other)
    assert done.exit_code == 4
    assert f"{other.as_posix()}/club.feature:19: no step for: Given rain has soaked B2" in done.output
    assert "for a new phrase, in steps.py of the suite" in done.output
    assert [phrase for phrase in VOCABULARY.unused() if phrase.owner] == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            'id = "club-5"',
            'id = "B27.2-3"',
            ": requirement B27.2-3 is already used at builtin/registry/B27.toml:",
        ),
        (
            'id = "club-digging"',
            'id = "B27.3-only"',
            "erratum B27.3-only is already used at builtin/registry/B27",
        ),
        ('clauses = ["K1.1"]', 'clauses = ["K1.1", "B27.3"]', ":3: clause B27.3 is already used at builtin/"),
        ('clauses = ["K1.1"]', "", "club-3: there is no clause K1.1"),
        ('id = "club-5"', 'id = "club-4"', "club-4: occurs twice"),
        ('since = "club-digging"', 'since = "club-moat"', "club-3: there is no erratum club-moat"),
        ('name = "club"', 'name = "builtin"', "name 'builtin': small letters"),
        ('id = "club-5"', 'id = "club 5"', "'club 5' is not an id"),
        ("kind", "kind", ""),
        ("statement =", "statment =", "club-1: Object contains unknown field `statment`"),
    ],
)
def test_what_a_manifest_has_wrong_is_named_with_its_place(
    folder: Path, old: str, new: str, message: str
) -> None:
    if old == new:
        (folder / own.MANIFEST).write_text("name = [", encoding="utf-8")
        message = "not TOML"
    else:
        edit(folder / own.MANIFEST, old, new)
    done = call("run", "--suite", folder)
    assert done.exit_code == 4, done.output
    assert message in done.output
    assert own.MANIFEST in done.output


def test_two_suites_that_call_something_the_same_are_refused_with_both_places(
    folder: Path, tmp_path: Path
) -> None:
    other = Path(shutil.copytree(folder, tmp_path / "other"))
    edit(other / own.MANIFEST, 'name = "club"', 'name = "other"')
    done = call("list", "--suite", folder, "--suite", other)
    assert done.exit_code == 4
    assert (
        f"{other}/{own.MANIFEST}:6: requirement club-1 is already used at {folder}/{own.MANIFEST}:6"
        in done.output
    )


def test_two_cases_of_one_name_are_refused_with_both_places(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / own.MANIFEST).write_text(
        'name = "other"\n[[requirement]]\nid = "club-5b"\nclause = "B27.2"\nstatement = "s"\n',
        encoding="utf-8",
    )
    feature = (folder / "club.feature").read_text(encoding="utf-8")
    edit(folder / "club.feature", "club-5 nobody", "club-5b nobody")
    (other / "o.feature").write_text(
        feature.partition("  @club-3")[0]
        + "  @club-5b @B27.2\n  Scenario: club-5b x\n    When the players look at the board\n"
        "    Then the German squad is on top in B2\n",
        encoding="utf-8",
    )
    done = call("list", "--suite", folder, "--suite", other)
    assert done.exit_code == 4
    assert "other/o.feature:8: the case id club-5b is already used at club/club.feature:18" in done.output


@pytest.mark.parametrize(
    ("name", "message"),
    [("nowhere", "nowhere is not a folder"), (".", "it has no asl-suite.toml (docs/suites.md")],
)
def test_a_folder_that_is_no_suite_is_a_usage_error(
    name: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = call("run", "--suite", name)
    assert (done.exit_code, message in " ".join(done.output.split())) == (2, True), done.output


def test_an_error_of_its_steps_is_reported_with_its_line(folder: Path) -> None:
    edit(
        folder / "steps.py", '@given("rain has soaked {place:hex}")', '@given("rain has soaked {place:hexx}")'
    )
    assert "no kind 'hexx'" in call("lint", "--suite", folder).output
    edit(folder / "steps.py", "{place:hexx}", "{place:hex}")
    edit(folder / "steps.py", "from asl_conformance", "1 / 0\nfrom asl_conformance")
    assert (
        f"{folder}/steps.py:3: ZeroDivisionError: division by zero" in call("lint", "--suite", folder).output
    )
    edit(folder / "steps.py", "1 / 0\n", "")
    edit(folder / "steps.py", "rain has soaked {place:hex}", "{places:hexes} is {ground:ground}")
    assert "is already defined at ground.py" in call("lint", "--suite", folder).output


@pytest.mark.parametrize(
    ("way", "message"),
    [
        ('"untis", "P", "hex", value="B2"', "there is no field untis; nearest: units"),
        ('"units", "P", "hx", op="absent"', "there is no field hx in units.P; nearest: hex"),
        ('"units", 0', "there is no index 0 in units"),
        ('"checks", "P"', "there is no field P in checks, which is a list; an index goes into it"),
        (
            '"checks", op="has_no", value={"untis": ["P"]}',
            "there is no field untis in checks.0; nearest: unit",
        ),
        ('"units", "P", "hex", "row", value=2', "there is no field row in units.P.hex"),
    ],
)
def test_a_then_that_looks_at_what_no_answer_has_is_reported_with_its_line(
    way: str, message: str, folder: Path
) -> None:
    edit(folder / "steps.py", "import World, given", "import World, given, then")
    steps = (folder / "steps.py").read_text(encoding="utf-8")
    phrase = f"""

@then("all is well")
def well(world: World) -> None:
    \"\"\"It is.\"\"\"
    world.expect_state({way})
"""
    (folder / "steps.py").write_text(steps + phrase, encoding="utf-8")
    edit(folder / "club.feature", "Then that is not allowed", "Then all is well")
    done = call("lint", "--suite", folder)
    assert done.exit_code == 4
    assert f"'all is well' reads answers to state: {message}" in " ".join(done.output.split())


@pytest.mark.parametrize("file", ["steps.py", "club.feature", "asl-suite.toml", "boards/b.json"])
def test_no_file_of_a_suite_leads_out_of_it(file: str, folder: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    path = folder / file
    path.parent.mkdir(exist_ok=True)
    outside.write_bytes(path.read_bytes() if path.exists() else b"{}")
    path.unlink(missing_ok=True)
    path.symlink_to(outside)
    done = call("run", "--suite", folder)
    assert done.exit_code == 4, done.output
    assert "is a link out of the suite" in done.output


def test_a_board_outside_the_suite_is_not_read(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.json").write_text("{}", encoding="utf-8")
    edit(folder / "club.feature", "rain has soaked B2", "the position of ../secret.json")
    assert "../secret.json is outside the suite" in call("run", "--suite", folder).output


EVIL = """
from pathlib import Path
Path(__file__).with_name("ran").touch()
"""


@pytest.fixture
def trap(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working folder has a suite whose steps leave a trace, and files that a stranger may have sent."""
    steps = folder / "steps.py"
    call("run", "--suite", folder, "--results", folder / "r.jsonl")
    (folder / "case.json").write_text(
        call("export", "--suite", folder, "-k", "club-5").output.splitlines()[1], "utf-8"
    )
    (folder / "cases.jsonl").write_text(call("export", "--suite", folder).output, encoding="utf-8")
    case = json.loads((folder / "case.json").read_text(encoding="utf-8"))
    (folder / "board.json").write_text(json.dumps(case["position"]), encoding="utf-8")
    fields = {
        "format": 1,
        "kind": "difference",
        "id": "fuzz-1",
        "what": "w",
        "engine": "e",
        "edition": "current",
    }
    finding = {**fields, "seed": 1, "board": 1, "position": case["position"], "case": case}
    (folder / "fuzz-1.json").write_text(json.dumps(finding), encoding="utf-8")
    shutil.copy(EXAMPLES / "audit" / "game.jsonl", folder)
    steps.write_text(steps.read_text(encoding="utf-8") + EVIL, encoding="utf-8")
    (folder / "asl-conformance.toml").write_text('[suites]\nmine = "."\n', encoding="utf-8")
    monkeypatch.chdir(folder)
    return folder


@pytest.mark.parametrize(
    "command",
    [
        "report r.jsonl -o page --cases cases.jsonl",
        "replay fuzz-1.json",
        "replay .",
        "show case.json",
        "show board.json -o b.svg",
        "ask case.json",
        "ask fuzz-1.json",
        "run --cases cases.jsonl",
        "list --cases cases.jsonl",
        "diff r.jsonl r.jsonl",
        "convert r.jsonl --to markdown",
        "readings infer r.jsonl",
        "bless r.jsonl --expected-failures known.toml",
        "audit game.jsonl",
        "board check board.json",
        "explain foxhole --results r.jsonl",
    ],
)
def test_nothing_is_run_for_a_strangers_file(command: str, trap: Path) -> None:
    done = call(*command.split())
    assert done.exit_code in (0, 1, 2), done.output
    assert not isinstance(done.exception, (AssertionError, TypeError)), done.output
    assert not (trap / "ran").exists()


def test_it_is_run_for_who_names_the_folder(trap: Path) -> None:
    assert call("lint", "--suite", "mine").exit_code == 0
    assert (trap / "ran").exists()


def test_the_registry_is_as_before_when_a_command_ends(folder: Path) -> None:
    before = registry.load()
    call("run", "--suite", folder)
    call("run", "--suite", folder, "--clause", "nowhere")
    assert registry.load() is before
    assert own.in_use() == own.InUse()


def test_features_may_stand_in_a_folder_and_boards_in_theirs(folder: Path) -> None:
    (folder / "features").mkdir()
    (folder / "node_modules").mkdir()
    (folder / "club.feature").rename(folder / "features" / "club.feature")
    (folder / "node_modules" / "other.feature").write_text("Feature: broken", encoding="utf-8")
    (folder / "boards").mkdir()
    (folder / "boards" / "b.json").write_text(json.dumps({"hexes": {"B2": {"terrain": "mudflat"}}}), "utf-8")
    edit(folder / "features" / "club.feature", "rain has soaked B2", "the position of ../boards/b.json")
    with own.using([own.read(folder)]):
        case = kept.load_cases().cases[-1]
    assert (case.feature, case.position.hexes["B2"].terrain) == ("club/features/club.feature", "mudflat")


def test_a_scenario_is_named_by_a_requirement_of_its_suite(folder: Path) -> None:
    edit(folder / "club.feature", "@club-5 @K1.1", "@club-5 @B27.2-3 @K1.1 @B27.2")
    edit(folder / "club.feature", "club-5 nobody", "B27.2-3 nobody")
    with own.using([own.read(folder)]), pytest.raises(SuiteError, match=r"of those in asl-suite\.toml"):
        kept.load_cases()
