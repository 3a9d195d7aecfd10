"""Engines that print noise on standard output: only the noisy case fails, and the run reports the noise."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from asl_conformance.adapters.base import Cost
from asl_conformance.adapters.blame import PATIENCE as FAULTS
from asl_conformance.adapters.blame import Blame, Sent
from asl_conformance.adapters.check import Asked
from asl_conformance.adapters.command import join
from asl_conformance.cli import main
from asl_conformance.gherkin import kept
from asl_conformance.protocol.reply import Failure, Outcomes, Reply
from asl_conformance.results.reading import read_results
from tests.harness.adapters.asking import (
    MANY,
    ask,
    assert_only_the_poisoned_case,
    quick,
    started,
)
from tests.harness.sample import POISON, saboteur, samples

__all__ = ["quick", "started"]

BREACHES = {
    "bom": "a byte order mark",
    "utf16": "a line that is not JSON",
    "nul": "a line that is not a JSON-RPC reply",
    "deep": "brackets nested too deeply to be read",
    "long": "a line of more than",
    "nan": "JSON knows no NaN",
    "bytes": "log: not UTF-8: '\\xff'",
}
"""Breaches whose line has the id of its request, and the message about each."""
STRAY = {
    "foreign": "a reply with id 987654, which was never sent",
    "handshake": "a second answer to initialize",
    "line": "a line that is not a JSON-RPC reply: 'DEBUG: los'",
}
"""Breaches without an id, or with another one."""


def charged(replies: dict[int, Reply]) -> list[int]:
    """The numbers of the cases that failed."""
    return sorted(number for number, reply in replies.items() if isinstance(reply, Failure))


@pytest.mark.parametrize(
    ("count", "apart"), [("5", "0.05"), ("30", "0.01"), ("100", "0.001"), ("3", "0.15"), ("1000", "0")]
)
def test_lines_before_a_reply_cost_their_case_however_slowly_they_come(count: str, apart: str) -> None:
    text = assert_only_the_poisoned_case(
        ask(saboteur("chatters", count, apart, "before")), "protocol-violation"
    )
    assert text.startswith("a line that is not a JSON-RPC reply: 'DEBUG: los'")


@pytest.mark.parametrize(
    ("count", "apart", "way"),
    [
        ("5", "0.05", "thread"),
        ("30", "0.01", "thread"),
        ("1000000", "0.01", "thread"),
        ("5", "0.03", "late"),
        ("30", "0.01", "late"),
        ("100", "0.001", "late"),
        ("1000000", "0.02", "notes"),
    ],
)
def test_a_thread_that_chatters_at_one_request_costs_that_case(count: str, apart: str, way: str) -> None:
    costs: list[Cost] = []
    replies = ask(saboteur("chatters", count, apart, way), 60, costs)
    assert len(replies) == 60
    assert charged(replies) == [POISON]
    assert costs[0].unaccounted == 0


def test_lines_of_one_request_do_not_make_the_engine_noisy_by_habit() -> None:
    blame = Blame()
    noisy = Sent("B27.1-13", {}, Asked((), None))
    for _ in range(FAULTS * 4):
        blame.convict(noisy, before_reply=True)
        noisy.charged = True
    assert not blame.habitual
    for number in range(FAULTS):
        blame.convict(Sent(f"B27.1-{number}", {}, Asked((), None)), before_reply=True)
    assert blame.habitual


@pytest.mark.parametrize("way", ["before", "thread"])
def test_where_some_cases_are_noisy_no_other_pays(way: str) -> None:
    replies = ask(saboteur("chatters", "3", "0.01", way, "7"), 40)
    assert len(replies) == 40
    assert charged(replies) == [7, 14, 21, 28, 35]


def test_of_an_engine_that_is_often_noisy_not_each_case_costs_a_restart() -> None:
    costs: list[Cost] = []
    replies = ask(saboteur("chatters", "1", "0", "before", "2"), 60, costs)
    assert charged(replies) == list(range(2, 61, 2))
    assert costs[0].restarts < 20


@pytest.mark.parametrize("apart", ["0.01", "0.1"])
def test_noise_of_an_engine_that_is_asked_nothing_is_charged_to_no_case(apart: str) -> None:
    costs: list[Cost] = []
    replies = ask(saboteur("heartbeats", apart), 200, costs)
    assert len(replies) == 200
    assert charged(replies) == []
    assert costs[0].unaccounted == costs[0].breaches == 1
    assert costs[0].reasons[0].startswith("noise though it was asked nothing: ")
    assert costs[0].restarts <= FAULTS


def test_two_answers_to_the_handshake_are_reported_and_charged_to_no_case(started: list[int]) -> None:
    costs: list[Cost] = []
    replies = ask(saboteur("greets_twice"), costs=costs)
    assert charged(replies) == []
    assert costs[0].reasons == ("noise though it was asked nothing: a second answer to initialize",)
    assert len(started) == 1


@pytest.mark.parametrize("often", ["once", "each time"])
@pytest.mark.parametrize("way", BREACHES)
def test_a_breach_that_bears_an_id_is_charged_whether_it_comes_again_or_not(
    way: str, often: str, tmp_path: Path
) -> None:
    costs: list[Cost] = []
    once = [str(tmp_path / "seen")] if often == "once" else []
    text = assert_only_the_poisoned_case(
        ask(saboteur("breaks_once", way, *once), costs=costs), "protocol-violation"
    )
    assert BREACHES[way] in text
    assert costs[0].unaccounted == 0
    assert costs[0].restarts == (way == "long")


@pytest.mark.parametrize("way", STRAY)
def test_a_breach_without_an_id_is_charged_if_it_comes_again(way: str) -> None:
    text = assert_only_the_poisoned_case(ask(saboteur("breaks_once", way)), "protocol-violation")
    assert text.startswith(STRAY[way])


@pytest.mark.parametrize("way", STRAY)
def test_a_breach_without_an_id_that_does_not_come_again_is_reported_with_the_case_under_way(
    way: str, tmp_path: Path
) -> None:
    costs: list[Cost] = []
    replies = ask(saboteur("breaks_once", way, str(tmp_path / "seen")), costs=costs)
    assert [type(reply) for reply in replies.values()] == [Outcomes] * MANY
    (reason,) = costs[0].reasons
    assert reason.startswith(STRAY[way])
    assert reason.endswith(" under way")
    assert (costs[0].unaccounted, costs[0].breaches, costs[0].noise) == (1, 1, 1)


@pytest.fixture
def sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty cases stand for the suite."""
    monkeypatch.setattr(kept, "load_cases", lambda: kept.Suite("sample", samples(MANY)))


def run(*args: str) -> tuple[int, str]:
    """Exit code and output of the command line in this process."""
    done = CliRunner().invoke(main, ["run", *args], env={"COLUMNS": "80"}, catch_exceptions=False)
    return done.exit_code, " ".join(done.output.split())


@pytest.mark.usefixtures("sampled")
def test_what_came_on_standard_output_is_printed_once_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    engine = join(saboteur("chatters", "30", "0", "before"))
    code, output = run("--engine", engine, "--results", str(file))
    assert code == 1
    assert output.count("logs belong on standard error") == 1
    foot = read_results(file).footer
    line = (
        f"it printed {foot.noise} lines that are no reply on standard output: a line that is not a JSON-RPC"
    )
    assert line in output
    assert foot.noise >= 30
    assert "DEBUG: los" in foot.noise_example


@pytest.mark.usefixtures("sampled")
def test_why_the_harness_ended_an_engine_is_printed_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    engine = join(saboteur("breaks_once", "foreign", str(tmp_path / "seen")))
    code, output = run("--engine", engine, "--results", str(file))
    assert code == 1
    assert "it broke the protocol once with no case to blame; --max-restarts allows none" in output
    assert "a reply with id 987654, which was never sent, with B27.1-13 under way" in output
    foot = read_results(file).footer
    assert (foot.unaccounted_restarts, foot.breaches) == (1, 1)
    assert foot.unaccounted_reasons[0].startswith(STRAY["foreign"])


@pytest.mark.usefixtures("sampled")
def test_unknown_names_that_an_engine_declares_are_reported() -> None:
    code, output = run("--engine", join(saboteur("claims_nonsense")))
    assert code == 0
    for name in (
        "answers to los have no field colour",
        "there is no action fly",
        "there is no reading 'B99.9-x'",
    ):
        assert f"saboteur declares a name that is ignored: {name}" in output
    assert output.count("declares a name that is ignored") == 3
