"""Readings declared, judged and inferred: an engine of three other readings conforms under them alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from asl_conformance.adapters.inprocess import InProcessEngine
from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.cli import main
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.judging.configured import editions
from asl_conformance.judging.declaration import strange
from asl_conformance.judging.following import Following, following
from asl_conformance.judging.runner import Run, run
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.report import terminal
from asl_conformance.report.inferred import infer, telling
from asl_conformance.results.compare import OtherReadings, compare
from asl_conformance.results.reading import read_results
from asl_conformance.results.stream import stream
from asl_conformance.suite import defined, readings
from asl_conformance.suite.case import Case, Expectation
from asl_conformance.suite.editions import meant, readings_of, why_not
from asl_conformance.suite.readings import UnknownReading
from asl_conformance.suite.sources import RegistryError
from asl_conformance.suite.variants import defects
from asl_reference.protocol import requests
from tests.harness.sample import sample

THREE = {"B16.31-dc": "halved", "B26.44-next-hex": "allowed", "B9.53-which-bocage": "its-own"}
ONE = "B16.31-dc"
Told = tuple[tuple[str, str], ...]


class Another:
    """The reference as another engine: it follows other readings, whatever the request asks for."""

    def __init__(self, follows: Mapping[str, str], declares: Mapping[str, str]) -> None:
        self.follows, self.declares = follows, declares

    def initialize(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        result = requests.initialize(params)
        del result["other_readings"]
        return result | {"name": "another", "readings": dict(self.declares)}

    def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        assert "readings" not in params, "an engine that declares no choice is not told to follow one"
        return requests.evaluate({**params, "readings": dict(self.follows)})


@cache
def asked() -> tuple[Case, ...]:
    """The cases that depend on readings, those derived from them, and some that depend on none."""
    suite = load_cases()
    return tuple(case for n, case in enumerate(suite.all) if case.readings or n % 40 == 0)


def conduct(
    follows: Mapping[str, str],
    declares: Mapping[str, str] | None = None,
    by_user: Mapping[str, str] | None = None,
) -> Run:
    """The cases, asked of such an engine, once for all tests."""
    return _conducted(*(tuple((told or {}).items()) for told in (follows, declares, by_user)))


@cache
def _conducted(follows: Told, declares: Told, by_user: Told) -> Run:
    engine = InProcessEngine(Another(dict(follows), dict(declares)))
    known = engine.start()
    return run(asked(), engine, known, "current", readings=following(known, dict(by_user), "current"))


def failed(done: Run) -> list[Case]:
    return [result.case for result in done.results if result.verdict.kind == "fail"]


def test_an_engine_of_three_other_readings_conforms_under_its_declaration_and_fails_without() -> None:
    declared = conduct(THREE, THREE)
    assert declared.standing == "conforms"
    assert declared.readings.judged == dict(
        sorted(THREE.items(), key=lambda item: list(readings.load()).index(item[0]))
    )
    undeclared = conduct(THREE)
    assert undeclared.standing != "conforms"
    assert {name for case in failed(undeclared) for name in case.readings} == THREE.keys()
    assert all(case.readings for case in failed(undeclared))


def test_its_user_may_declare_them_for_it() -> None:
    assert conduct(THREE, by_user=THREE).standing == "conforms"


def test_who_declares_what_it_does_not_follow_fails_the_variants() -> None:
    done = conduct({}, THREE)
    assert {case.readings[name] for case in failed(done) for name in case.readings} == set(THREE.values())


def test_the_last_line_says_under_how_many_readings_and_names_them() -> None:
    text = terminal.summary(conduct(THREE, THREE)).plain
    assert "CONFORMS under 3 readings  another" in text
    for name, choice in THREE.items():
        assert f"reading {name}={choice}" in text
    assert "need another reading of a contested rule" in text
    assert "under" not in terminal.summary(conduct({})).plain


def test_a_failure_without_a_declaration_says_how_to_declare() -> None:
    result = next(r for r in conduct(THREE).results if r.verdict.kind == "fail" and ONE in r.case.readings)
    text = " ".join(terminal.explain(result.case, result.verdict).split())
    assert f"depends on reading {ONE}; if your engine follows another choice, declare it" in text
    assert f"(--reading {ONE}=halved)" in text


def test_what_rests_on_another_reading_is_left_out_for_a_named_reason_and_counts_in_no_share() -> None:
    done = conduct(THREE, THREE)
    left = [r for r in done.results if r.verdict.kind == "not-applicable" and r.verdict.findings]
    assert f"depends on reading {ONE}=full; the engine follows halved" in {
        finding.why for result in left for finding in result.verdict.findings
    }
    assert done.counts["pass"] + done.counts["not-applicable"] == sum(
        not result.case.derived for result in done.results
    )


def test_an_engine_that_can_follow_either_is_sent_the_reading() -> None:
    with reference_engine() as engine:
        known = engine.start()
        choice = following(known, THREE, "current")
        assert choice.sent == THREE
        assert run(asked(), engine, known, "current", readings=choice).standing == "conforms"


@pytest.mark.parametrize(
    ("declared", "by_user", "judged", "told"),
    [
        ({}, {}, {}, {}),
        ({"readings": {ONE: "halved"}}, {}, {ONE: "halved"}, {}),
        ({"readings": {ONE: "halved"}}, {ONE: "full"}, {}, {}),
        ({"readings": {ONE: "full"}}, {}, {}, {}),
        ({"readings": {ONE: "quartered", "B99-none": "x"}}, {}, {}, {}),
        ({"other_readings": {ONE: ("halved",)}}, {ONE: "halved"}, {ONE: "halved"}, {ONE: "halved"}),
        ({"readings": {ONE: "halved"}, "other_readings": {ONE: ("full",)}}, {ONE: "full"}, {}, {ONE: "full"}),
    ],
)
def test_what_the_user_says_outweighs_what_the_engine_declares(
    declared: dict[str, Any], by_user: dict[str, str], judged: dict[str, str], told: dict[str, str]
) -> None:
    known = msgspec.convert({"protocol": 1, "name": "x", **declared}, Capabilities)
    assert following(known, by_user, "current") == Following(judged, told)


def test_a_reading_that_an_erratum_settles_counts_only_before_it() -> None:
    known = Capabilities(1, "x", readings={"B16.72-older-rate": "doubled"})
    assert following(known, {}, "current").judged == {}
    assert following(known, {}, "older").judged == {"B16.72-older-rate": "doubled"}


def test_smoke_tells_of_readings_that_there_are_not() -> None:
    known = Capabilities(
        1,
        "x",
        questions={"los": ("clear",)},
        readings={ONE: "quartered"},
        other_readings={"B9.2-spine": ("a",)},
    )
    text = "; ".join(strange(known))
    assert "the reading B16.31-dc has no choice 'quartered'; it has full and halved" in text
    assert "there is no reading 'B9.2-spine'; perhaps " in text


def test_results_keep_the_readings_and_diff_says_that_they_differ() -> None:
    usual, other = stream(conduct({}), "s"), stream(conduct(THREE, THREE), "s")
    assert other.header.readings == THREE
    record = next(record for record in other.cases.values() if ONE in record.readings)
    assert record.readings[ONE] in ("full", "halved")
    with pytest.raises(OtherReadings, match=r"the second was judged under B16\.31-dc=halved"):
        compare(usual, other)
    changed = compare(usual, other, across_readings=True)
    assert {one.change for one in changed} == {"changed", "fixed"}
    assert {one.id for one in changed} <= {key for key, one in usual.cases.items() if one.readings}


def test_what_an_engine_follows_is_inferred_from_its_failures() -> None:
    found = {one.reading: one for one in infer(stream(conduct(THREE), "s"), asked())}
    assert {
        name for name, one in found.items() if one.state == "follows" and one.choice in THREE.values()
    } >= THREE.keys()
    assert all(found[name].choice == choice for name, choice in THREE.items())
    rest = {one.choice for name, one in found.items() if name not in THREE and one.state != "unknown"}
    assert rest <= {one.reference for one in readings.load().values()}


def test_what_is_declared_is_inferred_from_its_passes() -> None:
    found = {one.reading: one for one in infer(stream(conduct(THREE, THREE), "s"), asked())}
    assert all(found[name].choice == choice for name, choice in THREE.items())


class Mixing(Another):
    """It halves a DC only where it is Placed in B2; its ditches cost both ways."""

    def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        ditch = any(
            one["type"] == "at_ditch" and one["hex"] == "B3"
            for one in params["position"].get("counters", {}).values()
        )
        return requests.evaluate({**params, "readings": dict(self.follows) if ditch else {}})


def test_an_engine_that_mixes_two_readings_is_reported() -> None:
    engine = InProcessEngine(Mixing({"B27.56-ditch-cost": "cot-again"}, {}))
    done = run(asked(), engine, engine.start(), "current")
    found = {one.reading: one for one in infer(stream(done, "s"), asked())}
    assert found["B27.56-ditch-cost"].state == "mixes"
    assert found["B27.56-ditch-cost"].by_choice.keys() == {"two-for-one", "cot-again"}
    assert found[ONE].choice == "full"


# the registry

GOOD = """
[[reading]]
id = "B27.3-which"
clauses = ["B27.3"]
kind = "ambiguous"
question = "Which?"
reference = "one"
choices.one = { says = "This one.", for = ["B27.3"] }
choices.other = { says = "That one.", for = ["A4.61"] }
"""


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ('id = "B27.3-which"', 'id = "which one"', "an id is a clause, a hyphen and words"),
        ('clauses = ["B27.3"]', 'clauses = ["B27.99"]', "there is no clause B27.99"),
        ('for = ["A4.61"]', 'for = ["soon"]', "there is no clause soon"),
        ('kind = "ambiguous"', 'kind = "undone"', "Invalid enum value 'undone'"),
        (
            'reference = "one"',
            'reference = "two"',
            "reference = 'two' is none of one, other",
        ),
        ("choices.other", "choices.Other", "the name of a choice is small letters"),
        ('choices.other = { says = "That one.", for = ["A4.61"] }', "", "needs two choices or more"),
        ('question = "Which?"', 'question = ""', "length >= 1"),
        ('reference = "one"', 'reference = "one"\nuntil = ["B27.3-x"]', "there is no erratum B27.3-x"),
        ('reference = "one"', 'reference = "one"\ninteractions = ["B27.3-1"]', "not a contested interaction"),
        ('reference = "one"', 'reference = "one"\nwhy = "?"', "unknown field `why`"),
        ("[[reading]]", "[[reading", "not TOML"),
    ],
)
def test_a_registry_that_is_wrong_names_place_and_way_out(
    tmp_path: Path, before: str, after: str, message: str
) -> None:
    path = tmp_path / "readings.toml"
    assert before in GOOD
    path.write_text(GOOD.replace(before, after), encoding="utf-8")
    with pytest.raises(RegistryError) as caught:
        readings.load(path)
    assert message in str(caught.value)
    assert "readings.toml" in str(caught.value)


def test_a_contested_interaction_without_a_reading_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "readings.toml"
    path.write_text(GOOD, encoding="utf-8")
    with pytest.raises(RegistryError, match="no reading lists it in interactions"):
        readings.load(path)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("B16.31-dc=quartered", "has no choice 'quartered'; it has full and halved"),
        ("B16.31-dx=halved", "there is no reading 'B16.31-dx'; perhaps B16.31-dc"),
        ("B16.31-dc", "names no choice; write B16.31-dc=halved"),
    ],
)
def test_the_message_for_an_unknown_reading_lists_the_known_ones(text: str, message: str) -> None:
    with pytest.raises(UnknownReading, match=message.replace("?", r"\?")):
        readings.parse([text])
    found = CliRunner().invoke(main, ["run", "--reading", text], env={"COLUMNS": "300"})
    assert found.exit_code == 2
    assert message in found.output


# tags, and cases that ask the same


@pytest.mark.parametrize(
    ("tag", "found"),
    [
        ("reading:B16.31-dc", ("B16.31-dc", "full")),
        ("reading:B16.31-dc=halved", ("B16.31-dc", "halved")),
        ("reading:B16.31-dc=full", "is the reference's choice: tag it @reading:B16.31-dc"),
        ("reading:B16.31", "there is no reading 'B16.31'"),
    ],
)
def test_a_tag_says_which_choice_a_case_holds(tag: str, found: tuple[str, str] | str) -> None:
    if isinstance(found, tuple):
        assert readings.of_tag(tag) == found
        return
    with pytest.raises(UnknownReading, match=found):
        readings.of_tag(tag)


def resting(number: int, choice: str, **changes: Any) -> Case:
    return sample(1, id=f"B27.1-{number}", readings={ONE: choice}, **changes)


CLEAR, BLOCKED = (Expectation(f"clear: {value}", path=("clear",), value=value) for value in (True, False))
HINDERED = Expectation("the Hindrance is +1", path=("hindrance",), value=1)


FULL, HALVED = resting(1, "full", expectations=(CLEAR,)), resting(2, "halved", expectations=(BLOCKED,))
ELSEWHERE = msgspec.structs.replace(sample(7), id="B27.1-3", readings={ONE: "full"})
MORE = (
    resting(1, "full", expectations=(CLEAR, HINDERED)),
    resting(2, "halved", expectations=(BLOCKED, HINDERED)),
)


@pytest.mark.parametrize(
    ("cases", "message"),
    [
        ((FULL,), ""),
        ((FULL, HALVED), ""),
        ((HALVED,), "B27.1-2 has B16.31-dc=halved but no counterpart"),
        ((FULL, HALVED, ELSEWHERE), ""),
        (MORE, "asserts 'the Hindrance is +1', which B27.1-2 asserts too"),
    ],
)
def test_a_case_that_rests_on_a_reading_asserts_nothing_else(cases: tuple[Case, ...], message: str) -> None:
    found = "\n".join(defects(cases))
    assert message in found
    assert bool(found) == bool(message)


def test_a_case_applies_to_who_follows_what_it_holds() -> None:
    usual, variant = resting(1, "full"), resting(2, "halved")
    assert why_not(usual, "current") == ""
    assert why_not(variant, "current") == "depends on reading B16.31-dc=halved; the engine follows full"
    assert (
        why_not(usual, "current", {ONE: "halved"})
        == "depends on reading B16.31-dc=full; the engine follows halved"
    )
    assert why_not(variant, "current", {ONE: "halved"}) == ""


# the command line


@pytest.fixture
def ran() -> Callable[..., tuple[int, str]]:
    def invoke(*words: str) -> tuple[int, str]:
        found = CliRunner().invoke(main, words, env={"COLUMNS": "300"})
        return found.exit_code, found.output

    return invoke


def test_the_reference_follows_the_readings_given_to_run(
    ran: Callable[..., tuple[int, str]], tmp_path: Path
) -> None:
    code, text = ran(
        "run", "--clause", "B16.31", "--reading", f"{ONE}=halved", "--results", str(tmp_path / "r")
    )
    assert code == 0
    assert "PASSES ALL THAT WAS ASKED under 1 reading  asl-reference" in text
    code, text = ran("readings", "infer", str(tmp_path / "r"))
    assert code == 0
    assert "B16.31-dc: seems to follow halved (B16.31-3b" in text
    assert "To be judged so: --reading B16.31-dc=halved" in text


def test_what_results_cannot_tell_is_counted_and_what_to_ask_is_named(
    ran: Callable[..., tuple[int, str]], tmp_path: Path
) -> None:
    """Of an engine that was asked about one clause, nothing was said about the other readings."""
    known = telling(load_cases().all)
    assert known[ONE][0] == "B16.31-3"
    assert ran("run", "--clause", "B16.31", "--results", str(tmp_path / "r"))[0] == 0
    lines = ran("readings", "infer", str(tmp_path / "r"))[1].splitlines()
    (head,) = [line for line in lines if line.endswith("from these results. To tell, ask:")]
    asked = lines[lines.index(head) + 1 :]
    assert head.startswith(f"{len(asked)} of {len(known)} readings cannot be told")
    assert not [line for line in asked if ONE in line]
    (ditch,) = [line for line in asked if line.startswith("  B27.56-ditch-cost ")]
    assert known["B27.56-ditch-cost"][0] in ditch


def test_list_show_and_diff(ran: Callable[..., tuple[int, str]]) -> None:
    assert "B16.31-dc" in ran("readings", "list")[1]
    code, text = ran("readings", "show", ONE)
    assert code == 0
    assert "HE has half its FP against units in marsh. A DC as well?" in text
    assert "B16.31-3b  halved" in text
    assert ran("readings", "show", "B16.31")[0] == 2
    code, text = ran("readings", "diff", "reference", "B16.31-dx=halved")
    assert code == 2
    assert "perhaps B16.31-dc" in text


def test_the_configuration_declares_for_an_engine(
    ran: Callable[..., tuple[int, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "asl-conformance.toml"
    engine = '[engines.reference]\ncommand = "reference"\n'
    path.write_text(engine + 'readings = { "B16.31-dc" = "halved" }\n', encoding="utf-8")
    code, text = ran("run", "--clause", "B16.31")
    assert code == 0
    assert "PASSES ALL THAT WAS ASKED under 1 reading" in text
    path.write_text(engine + 'readings = { "B16.31-dc" = "none" }\n', encoding="utf-8")
    code, text = ran("run", "--clause", "B16.31")
    assert code == 2
    assert "engines.reference.readings: the reading B16.31-dc has no choice 'none'" in text


CLUB = """
[editions.club]
readings = { "B16.31-dc" = "halved", "B9.53-which-bocage" = "its-own" }

[editions.cup]
base = "club-B9.31-J8"
readings = { "B9.53-which-bocage" = "any-on-the-way", "B26.44-next-hex" = "allowed" }
"""


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A configuration with two editions that are played by readings, one resting on the other."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "asl-conformance.toml"
    path.write_text(CLUB, encoding="utf-8")
    return path


def test_an_edition_of_the_user_is_judged_by_its_readings(
    ran: Callable[..., tuple[int, str]], club: Path
) -> None:
    cases = ("-k", "B16.31-3 or B16.31-3b or B9.53-9 or B9.53-9b")
    code, text = ran("run", *cases, "--edition", "club", "--results", str(club.parent / "r"))
    assert code == 0
    assert (
        f"PASSES ALL THAT WAS ASKED under 2 readings  asl-reference 0.1.0, edition club ({meant('current')})"
        in text
    )
    assert "reading B16.31-dc=halved" in text
    results = read_results(club.parent / "r")
    assert results.header.readings == {"B16.31-dc": "halved", "B9.53-which-bocage": "its-own"}
    assert results.cases["B16.31-3b"].verdict == "pass"
    assert results.cases["B16.31-3"].verdict == "not-applicable"
    code, text = ran("run", *cases, "--edition", "club", "--reading", "B16.31-dc=full")
    assert "PASSES ALL THAT WAS ASKED under 1 reading " in text  # a given reading outweighs the edition's
    code, text = ran("list", "--ids", *cases, "--edition", "club")
    assert (code, "B16.31-3b" in text.split(), "B16.31-3" in text.split()) == (0, True, False)


def test_an_edition_has_the_readings_of_the_one_it_rests_on_which_its_own_outweigh(
    club: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(defined, "_find", editions)
    assert readings_of("cup") == {
        "B16.31-dc": "halved",
        "B9.53-which-bocage": "any-on-the-way",
        "B26.44-next-hex": "allowed",
    }
    assert readings_of("cup+B9.31-J8") == readings_of("cup")
    assert readings_of("current") == {}
    judged = following(Capabilities(1, "e"), {}, "cup").judged
    assert judged == {"B16.31-dc": "halved", "B26.44-next-hex": "allowed"}


def test_readings_of_an_edition_override_those_of_the_engine(
    ran: Callable[..., tuple[int, str]], club: Path
) -> None:
    engine = '[engines.reference]\ncommand = "reference"\nreadings = { "B16.31-dc" = "full" }\n'
    club.write_text(CLUB + engine, encoding="utf-8")
    assert "reading B16.31-dc=halved" in ran("run", "-k", "B16.31-3b", "--edition", "club")[1]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("halved", "half", "editions.club.readings: the reading B16.31-dc has no choice 'half'; it has full"),
        ("B16.31-dc", "B16.31-cd", "editions.club.readings: there is no reading 'B16.31-cd'; perhaps B16"),
        (
            "readings",
            "reading",
            "no editions.club.reading; keys are base, errata, without, readings",
        ),
        ('"halved"', "1", "your own cannot be read: "),
    ],
)
def test_readings_of_an_edition_that_there_are_not_are_reported_with_file_and_key(
    ran: Callable[..., tuple[int, str]], club: Path, old: str, new: str, message: str
) -> None:
    club.write_text(CLUB.replace(old, new), encoding="utf-8")
    code, text = ran("run", "-k", "B16.31-3", "--edition", "cup")
    assert code == 2, text
    assert message in text
    assert str(club) in text


def test_ask_and_explain_ask_an_edition_by_its_readings(
    ran: Callable[..., tuple[int, str]], club: Path
) -> None:
    code, text = ran("ask", "B16.31-3b", "--edition", "club")
    assert (code, "reference: pass" in text) == (0, True)
    engine = '[engines.mine]\ncommand = "reference"\nedition = "club"\n'
    club.write_text(CLUB + engine, encoding="utf-8")
    code, text = ran("explain", "B16.31-3b", "--engine", "mine")
    assert code == 0
    assert "pass" in text
    assert "fail" not in text
    assert "not-applicable" not in text


def test_ask_and_explain_go_by_what_the_configuration_says_of_the_engine(
    ran: Callable[..., tuple[int, str]], club: Path
) -> None:
    engine = '[engines.mine]\ncommand = "reference"\nreadings = { "B16.31-dc" = "halved" }\n'
    club.write_text(engine, encoding="utf-8")
    code, text = ran("ask", "B16.31-3b", "--engine", "mine")
    assert (code, "mine: pass" in text) == (0, True)


def test_a_variant_alone_can_be_asked(ran: Callable[..., tuple[int, str]]) -> None:
    code, text = ran("run", "-k", "B16.31-3b", "--reading", f"{ONE}=halved")
    assert code == 0
    assert "1 of 1 cases pass" in text
