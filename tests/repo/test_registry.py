"""The registry: what it holds, and the loader's messages about contradictory data."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from msgspec import structs

from asl_conformance.suite.registry import Requirement, load
from asl_conformance.suite.sources import RegistryError
from asl_reference.base.editions import ERRATA

FILE = """
[chapter]
id = "B26"
title = "Wire"
clauses = ["B26.1", "B26.2"]

[[requirement]]
id = "B26.1-1"
clause = "B26.1"
topic = "LOS over Wire"
kind = "rule"
statement = "Wire does not stand in the way of a LOS."

[[requirement]]
id = "B26.2-1"
clause = "B26.2"
topic = "TEM of Wire"
kind = "rule"
statement = "Wire gives a unit no TEM."

[[erratum]]
id = "B26.2-J1"
clause = "B26.2"
source = "J1"
edition = "2025-01"
before = "It said nothing."
after = "It says so."

[[invariant]]
id = "B26-INV-01"
statement = "Wire is transparent."
over = "any board"
property = "the LOS is the same with and without Wire"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "B26.toml").write_text(FILE, encoding="utf-8")
    return tmp_path


def spoil(folder: Path, old: str, new: str) -> Path:
    """The registry of ``FILE`` with one piece of its text replaced."""
    assert old in FILE
    (folder / "B26.toml").write_text(FILE.replace(old, new), encoding="utf-8")
    return folder


AT_LEAST = {"B9": 705, "B16": 131, "B26": 151, "B27": 301}
"""Requirements of each chapter when it was first complete. Their number may grow; none may be removed."""


def test_the_four_chapters_are_complete() -> None:
    registry = load()
    assert registry.chapters.keys() == AT_LEAST.keys()
    own = registry.chapter_requirements.values()
    sizes = {chapter: sum(r.chapter == chapter for r in own) for chapter in registry.chapters}
    assert {chapter: size for chapter, size in sizes.items() if size < AT_LEAST[chapter]} == {}
    assert sum(r.rows for r in own) >= 2832
    assert len(registry.invariants) >= 177
    assert len(registry.errata) >= 15


EXAMPLES = {
    "B9.1-EX1": 1,
    "B9.2-EX1": 7,
    "B9.21-EX1": 5,
    "B9.21-EX2": 4,
    "B9.32-EX1": 9,
    "B9.32-EX2": 6,
    "B9.33-EX1": 4,
    "B9.35-EX1": 3,
    "B9.35-EX2": 34,
    "B9.36-EX1": 31,
    "B9.4-EX1": 2,
    "B9.4-EX2": 1,
    "B9.41-EX1": 12,
    "B9.42-EX1": 22,
    "B9.521-EX1": 21,
    "B9.521-EX2": 29,
    "B9.55-EX1": 11,
    "B9.55-EX2": 44,
    "B9.55-EX3": 17,
    "B9.61-EX1": 8,
    "B9.62-EX1": 20,
    "B27.4-EX1": 2,
    "B27.4-EX2": 5,
    "B27.41-EX1": 8,
    "B27.6-EX1": 33,
}
"""Each EX of the four chapters with the number of its last requirement: 7 for ``B9.2-EX1-7``."""
NEVER_WERE = {"B9.35-EX2-2", "B9.35-EX2-22", "B9.55-EX2-17"}
"""Numbers in these ranges that were never given to a requirement."""


def lost(requirements: Mapping[str, Requirement]) -> list[str]:
    """The requirements of EXs that are missing, or no longer belong to an example."""
    due = [f"{name}-{n + 1}" for name, count in EXAMPLES.items() for n in range(count)]
    there = {one.id for one in requirements.values() if one.kind == "example"}
    return [one for one in due if one not in there | NEVER_WERE]


def test_every_ex_keeps_its_requirements() -> None:
    assert lost(load().requirements) == []


def test_an_ex_that_others_stand_in_for_is_missed() -> None:
    known = dict(load().requirements)
    gone = known.pop("B9.62-EX1-6")
    others = (structs.replace(gone, id=f"B9.62-9{n}") for n in range(2))
    assert lost(known | {other.id: other for other in others}) == ["B9.62-EX1-6"]


def test_every_chapter_keeps_the_order_of_the_rulebook() -> None:
    assert list(load().chapters) == ["B9", "B16", "B26", "B27"]


def test_the_editorial_errata_are_the_two_that_change_print_only() -> None:
    editorial = [e.id for e in load().errata.values() if e.editorial]
    assert editorial == ["B9.32-illustration", "B27.6-footnote"]


def test_the_engine_switches_the_errata_of_every_chapter_whose_turn_has_come() -> None:
    registry = load()
    due = {
        erratum.id
        for erratum in registry.errata.values()
        if not erratum.editorial and not registry.chapters[erratum.clause.partition(".")[0]].waiting
    }
    assert due
    assert due <= set(ERRATA)


def test_the_engine_switches_no_erratum_unknown_to_the_registry() -> None:
    assert set(ERRATA) <= set(load().errata)


def test_a_requirement_waits_with_its_chapter(folder: Path) -> None:
    assert load().waiting("B27.12-1") == ""
    waiting = load(spoil(folder, 'title = "Wire"', 'title = "Wire"\nwaiting = "next year"'))
    assert waiting.waiting("B26.2-1") == "next year"


def test_no_chapter_waits_any_more() -> None:
    assert [chapter.id for chapter in load().chapters.values() if chapter.waiting] == []


def test_a_requirement_holds_from_one_erratum_until_another(folder: Path) -> None:
    registry = load(spoil(folder, 'topic = "TEM of Wire"', 'topic = "TEM of Wire"\nsince = "B26.2-J1"'))
    assert registry.requirements["B26.2-1"].holds({"B26.2-J1"})
    assert not registry.requirements["B26.2-1"].holds(())
    assert registry.requirements["B26.1-1"].holds(())


def test_a_requirement_is_gone_with_the_erratum_that_ends_it(folder: Path) -> None:
    registry = load(spoil(folder, 'topic = "TEM of Wire"', 'topic = "TEM of Wire"\nuntil = "B26.2-J1"'))
    assert registry.requirements["B26.2-1"].holds(())
    assert not registry.requirements["B26.2-1"].holds({"B26.2-J1"})


def test_what_is_read_is_what_the_file_says(folder: Path) -> None:
    registry = load(folder)
    assert list(registry.requirements) == ["B26.1-1", "B26.2-1"]
    assert registry.clauses == {"B26.1", "B26.2"}
    assert registry.requirements["B26.1-1"].rows == 1
    assert registry.errata["B26.2-J1"].source == "J1"
    assert registry.invariants["B26-INV-01"].over == "any board"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        pytest.param(
            'id = "B26.2-1"', 'id = "B26.1-1"', r"B26\.toml:15: B26\.1-1: occurs twice", id="duplicate"
        ),
        pytest.param('"B26.2"]', '"B26.2", "B26.2"]', "B26.2: occurs twice", id="duplicate clause"),
        pytest.param(
            'id = "B26.2-1"', 'id = "B26.1-9"', "B26.1-9: an id of clause B26.2 begins with", id="prefix"
        ),
        pytest.param(
            'clause = "B26.1"',
            'clause = "B26.9"',
            "B26.1-1: clause B26.9 is not among the chapter's clauses",
            id="unknown clause",
        ),
        pytest.param(
            '"B26.2"]', '"B26.2", "B26.3"]', "B26.3: no requirement is about this clause", id="empty clause"
        ),
        pytest.param(
            '"B26.2"]', '"B26.2", "B27.3"]', "B27.3: is no clause of chapter B26", id="foreign clause"
        ),
        pytest.param(
            'topic = "TEM of Wire"',
            'topic = "TEM of Wire"\nsince = "B26.2-J2"',
            "B26.2-1: since B26.2-J2: no such erratum; errata: B26.2-J1",
            id="unknown erratum",
        ),
        pytest.param(
            'topic = "TEM of Wire"',
            'topic = "TEM of Wire"\nuntil = "B26.2-J2"',
            "B26.2-1: until B26.2-J2: no such erratum",
            id="unknown last erratum",
        ),
        pytest.param(
            'topic = "LOS over Wire"',
            'topic = "LOS over Wire"\nformerly = ["B26.2-1"]',
            "B26.1-1: formerly B26.2-1: that is another requirement's id",
            id="a name that is in use",
        ),
        pytest.param(
            'topic = "LOS over Wire"',
            'topic = "LOS over Wire"\nformerly = ["B26.1-1"]',
            "B26.1-1: formerly B26.1-1: ",
            id="its own name",
        ),
        pytest.param(
            "B26-INV-01", "B27-INV-01", "B27-INV-01: an invariant's id begins with B26-INV-", id="invariant"
        ),
        pytest.param(
            'topic = "LOS over Wire"\nkind = "rule"',
            'topic = "LOS over Wire"\nkind = "ruling"',
            "B26.1-1: Invalid enum value 'ruling'",
            id="unknown kind",
        ),
        pytest.param(
            'statement = "Wire gives a unit no TEM."',
            'statement = " - "',
            "B26.2-1: Expected `str` matching regex",
            id="empty statement",
        ),
        pytest.param(
            'topic = "TEM of Wire"', 'topic = ""', "B26.2-1: Expected `str` matching", id="empty topic"
        ),
        pytest.param(
            'topic = "LOS over Wire"\n',
            "",
            r"B26.1-1: .*missing required field `topic`.*; \[\[requirement\]\] needs id, clause, topic",
            id="missing field",
        ),
        pytest.param(
            'title = "Wire"', 'titel = "Wire"', "the file: .*unknown field `titel`", id="unknown field"
        ),
        pytest.param('kind = "rule"\n', "kind = rule\n", r"B26\.toml: not TOML: .*line 11", id="not TOML"),
        pytest.param(
            'id = "B26"', 'id = "B25"', "is about chapter B25; a file is named after", id="file name"
        ),
    ],
)
def test_a_contradiction_is_named_with_its_place(folder: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(RegistryError, match=complaint):
        load(spoil(folder, old, new))


def test_an_editorial_erratum_changes_no_requirement(folder: Path) -> None:
    text = FILE.replace('source = "J1"', 'source = "J1"\neditorial = true')
    text = text.replace('topic = "TEM of Wire"', 'topic = "TEM of Wire"\nsince = "B26.2-J1"')
    (folder / "B26.toml").write_text(text, encoding="utf-8")
    with pytest.raises(RegistryError, match=r"B26\.2-1: since B26\.2-J1: an editorial erratum"):
        load(folder)


def test_a_folder_without_a_registry_says_what_belongs_there(tmp_path: Path) -> None:
    with pytest.raises(RegistryError, match="one TOML file per chapter"):
        load(tmp_path)


MEETING = """
[[interaction]]
id = "A4.61xB26.1-1"
clauses = ["A4.61", "B26.1"]
topic = "Assault Movement over Wire"
statement = "A unit that gets on top of Wire has used Assault Movement or not."

[[interaction]]
id = "B26.1xB26.2-7"
clauses = ["B26.1", "B26.2"]
topic = "LOS and TEM"
statement = "Wire that is seen through gives no TEM."
since = "B26.2-J1"
"""


def meet(folder: Path, old: str = "", new: str = "") -> Path:
    """The registry of ``FILE`` with the interactions of ``MEETING``, a piece of their text replaced."""
    assert old in MEETING
    (folder / "interactions").mkdir()
    (folder / "interactions" / "a.toml").write_text(MEETING.replace(old, new), encoding="utf-8")
    return folder


def test_interactions_stand_with_the_requirements_and_after_them(folder: Path) -> None:
    registry = load(meet(folder))
    assert list(registry.requirements) == ["B26.1-1", "B26.2-1", "A4.61xB26.1-1", "B26.1xB26.2-7"]
    assert list(registry.interactions) == ["A4.61xB26.1-1", "B26.1xB26.2-7"]
    met = registry.requirements["A4.61xB26.1-1"]
    assert (met.kind, met.clause, met.clauses) == ("interaction", "B26.1", ("B26.1", "A4.61"))
    assert registry.requirements["B26.1xB26.2-7"].begins == ("B26.2-J1",)
    assert registry.waiting("A4.61xB26.1-1") == ""


def test_a_file_and_a_folder_of_interactions_are_read_together(folder: Path) -> None:
    first, second = MEETING.split("\n\n[[interaction]]")
    (meet(folder) / "interactions" / "a.toml").write_text(first, encoding="utf-8")
    (folder / "interactions.toml").write_text("[[interaction]]" + second, encoding="utf-8")
    assert list(load(folder).interactions) == ["A4.61xB26.1-1", "B26.1xB26.2-7"]


def test_a_contested_interaction_waits_for_ever_and_says_why(folder: Path) -> None:
    contested = 'contested = true\nnote = "Both may be meant."\ntopic = "LOS and TEM"'
    registry = load(meet(folder, 'topic = "LOS and TEM"', contested))
    assert registry.waiting("B26.1xB26.2-7") == "contested: the text does not decide it"


def test_an_interaction_stands_in_one_file_only(folder: Path) -> None:
    (meet(folder) / "interactions" / "b.toml").write_text(MEETING, encoding="utf-8")
    with pytest.raises(RegistryError, match=r"b\.toml:3: A4\.61xB26\.1-1: is also in another file"):
        load(folder)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        pytest.param(
            '["B26.1", "B26.2"]', '["B26.2", "B26.1"]', "in rulebook order: B26.1, B26.2", id="order"
        ),
        pytest.param('["B26.1", "B26.2"]', '["B26.1"]', "Expected `array` of length >= 2", id="alone"),
        pytest.param('["B26.1", "B26.2"]', '["B26.1", "B26.1"]', "once each", id="twice the same"),
        pytest.param(
            '"B26.1xB26.2-7"', '"B26.1-B26.2-7"', "the id of these clauses is B26.1xB26.2-", id="id"
        ),
        pytest.param('"B26.1xB26.2-7"', '"A4.61xB26.1-1"', "occurs twice", id="duplicate"),
        pytest.param('["A4.61", "B26.1"]', '["A4.61", "B26.9"]', "clause B26.9 is not among", id="unknown"),
        pytest.param('["A4.61", "B26.1"]', '["A4.61", "wire"]', "'wire' is no clause", id="no clause"),
        pytest.param(
            '["A4.61", "B26.1"]', '["A4.61", "C3.2"]', "none of its clauses belongs to B26", id="abroad"
        ),
        pytest.param(
            'since = "B26.2-J1"', "contested = true", "its note has to say which readings", id="contested"
        ),
        pytest.param(
            'since = "B26.2-J1"', 'since = "B26.2-J2"', "since B26.2-J2: no such erratum", id="erratum"
        ),
        pytest.param('topic = "LOS and TEM"\n', "", "B26.1xB26.2-7: .*field `topic`", id="missing field"),
    ],
)
def test_a_faulty_interaction_is_named(folder: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(RegistryError, match=complaint):
        load(meet(folder, old, new))


def test_an_interaction_has_no_place_among_a_chapters_requirements(folder: Path) -> None:
    spoilt = spoil(
        folder, 'kind = "rule"\nstatement = "Wire gives', 'kind = "interaction"\nstatement = "Wire gives'
    )
    with pytest.raises(RegistryError, match=r"B26\.2-1: an interaction belongs in interactions\.toml"):
        load(spoilt)


def test_the_readme_counts_the_interactions() -> None:
    text = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    row = re.search(r"interactions between clauses \| (\d+) \| (\d+); the other (\d+) are contested", text)
    assert row is not None
    every, held, contested = map(int, row.groups())
    assert every == len(load().interactions) == held + contested
