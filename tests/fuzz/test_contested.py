"""A finding that rests on a contested reading names it; an engine that declares the reading has none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from io import StringIO

from click.testing import CliRunner
from rich.console import Console

from asl_conformance.adapters.choose import choose
from asl_conformance.adapters.limits import REFERENCE
from asl_conformance.cli import main
from asl_conformance.cli.hunting import show_finding
from asl_conformance.fuzz.asking.ask import Asker, Json, Request
from asl_conformance.fuzz.asking.differential import compare
from asl_conformance.fuzz.campaign.campaign import Hands, Task
from asl_conformance.fuzz.finding.contested import decided_by, reading_lines
from asl_conformance.fuzz.finding.findings import record
from asl_conformance.fuzz.finding.hunt import Finding, Hunt

from .asking import reference

MARSH: Json = {
    "hexes": {"B3": {"terrain": "marsh"}},
    "units": {
        "A": {"side": "German", "type": "squad", "hex": "B2", "firepower": 4},
        "R": {"side": "Russian", "type": "squad", "hex": "B3"},
    },
    "counters": {"D": {"type": "dc", "side": "German", "hex": "B2", "possessed_by": "A"}},
}
THROWN: Json = {"ask": "attack", "target": "R", "means": "dc_thrown", "by": ["A"]}
HALVED = {"B16.31-dc": "halved"}
NAMED = ("B16.31-dc=halved",)


def following(readings: Mapping[str, str]) -> Asker:
    """The reference, declared as an engine that follows these readings."""
    return replace(reference(), readings=dict(readings))


class Mistaken(Asker):
    """An engine with a wrong FP for every attack."""

    def ask_many(self, requests: Sequence[Request]) -> list[list[Json]]:
        found = super().ask_many(requests)
        for outcomes in found:
            for outcome in outcomes:
                outcome["answer"] = {**outcome["answer"], "firepower": 17}
        return found


class OneBoard(Hunt):
    """A hunt on one board that shows the difference."""

    def board(self, number: int) -> tuple[Json, str]:
        return MARSH, "marsh"

    def _asked(self, number: int, position: Json) -> list[Json]:
        return [THROWN]


def findings(engine: Asker, judge: Asker) -> list[Finding]:
    hunt = OneBoard(engine, judge, seed=1)
    fetched = [hunt.fetch(sighting) for sighting in hunt.look(0)]
    return [one for one in fetched if one is not None]


def test_the_reading_that_alone_decides_is_named() -> None:
    found = findings(following(HALVED), reference())
    assert found
    assert {one.readings for one in found} == {NAMED}


def test_it_is_shown_with_how_to_declare_it() -> None:
    finding, *_ = findings(following(HALVED), reference())
    out = Console(file=StringIO(), width=80)
    with out.capture() as captured:
        show_finding(out, record(finding, reference()))
    shown = " ".join(captured.get().split())
    assert "depends on reading B16.31-dc; if your engine follows another choice" in shown
    assert "--reading B16.31-dc=halved" in shown
    assert "HE has half its FP against units in marsh. A DC as well?" in shown


def test_of_a_plain_fault_none_is_named() -> None:
    engine = Mistaken(reference().engine, reference().capabilities)
    (wrong,) = compare(engine, reference(), MARSH, [THROWN])
    assert (wrong.path, wrong.theirs) == (("firepower",), 17)
    before = engine.asked
    assert decided_by(engine, reference(), wrong) == ()
    assert engine.asked == before + 1  # whichever readings there are


def test_who_is_judged_by_the_reading_has_no_such_finding() -> None:
    assert not findings(following(HALVED), following(HALVED))


def test_an_engine_that_declares_a_reading_and_follows_the_usual_one_is_reported() -> None:
    back, *_ = findings(reference(), following(HALVED))
    assert back.readings == ("B16.31-dc=full",)
    assert "declares another choice, but its answer follows full" in reading_lines(back.readings)[0]


def test_a_campaign_is_played_by_the_readings_declared() -> None:
    with Hands(Task(choose(REFERENCE), "current", 1)) as hands:
        hands.follow(HALVED, HALVED)
        hunt = hands.hunt()
        assert hunt.reference is not None
        assert hunt.engine.readings == hunt.reference.readings == HALVED
        assert hands.task.judged == (("B16.31-dc", "halved"),)
        hands.close()  # a new engine after one that misbehaved
        assert hands.hunt().engine.readings == HALVED


def test_the_command_takes_readings_and_refuses_what_there_is_not() -> None:
    done = CliRunner().invoke(main, ["fuzz", "--boards", "1", "--reading", "B16.31-dc=halved"])
    assert done.exit_code == 0, done.output
    assert "nothing found" in done.output
    wrong = CliRunner().invoke(main, ["fuzz", "--boards", "1", "--reading", "B16.31-dc=quartered"])
    assert wrong.exit_code == 2
    assert "halved" in wrong.output


def test_a_reading_that_the_reference_cannot_follow_is_reported() -> None:
    done = CliRunner().invoke(main, ["fuzz", "--boards", "1", "--reading", "B9.61-cliffs=far-side"])
    assert "the reference cannot follow B9.61-cliffs=far-side" in " ".join(done.output.split())
