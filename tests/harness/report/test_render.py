"""The report: denominators, the order of things, and a failure that can be read."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

import pytest
from msgspec import structs
from rich.console import Console
from rich.text import Text

from asl_conformance.judging.judge import Finding, Verdict
from asl_conformance.judging.runner import Result, Run
from asl_conformance.judging.standing import RIGHT
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.report import terminal
from asl_conformance.suite.case import Derivation, Expectation
from tests.harness.report.printed import printed
from tests.harness.sample import sample

FAIL = Verdict("fail", (Finding("fail", "the TEM is +4", "attack", 4, 2, "it is \x1b[31mopen"),))
RESULTS = (
    Result(sample(1), Verdict("pass")),
    Result(sample(2), Verdict("not-applicable")),
    Result(sample(3, clauses=("B27.3",)), FAIL, ("B27.3 because",)),
    Result(sample(4, clauses=("B27.3",)), Verdict("pass")),
    Result(sample(5, clauses=("B27.3",)), Verdict("unsupported")),
)
RUN = Run(Capabilities(1, "[red]my-engine", "2.1"), "current", RESULTS)


def test_the_matrix_has_clauses_down_verdicts_across_and_denominators() -> None:
    rows = [line.split() for line in printed(terminal.matrix(RESULTS))]
    assert rows == [
        ["clause", "pass", "fail", "unsup", "n/a", "passed"],
        ["B27.1", "1", ".", ".", "1", "1/1", "=========="],
        ["B27.3", "1", "1", "1", ".", "1/3", "===-------"],
        ["all", "2", "1", "1", "1", "2/4", "=====-----"],
    ]


def test_chapters_add_up_below_their_clauses() -> None:
    marsh = Result(sample(6, clauses=("B16.2",)), Verdict("pass"))
    rows = [line.split() for line in printed(terminal.matrix((marsh, *RESULTS)))]
    assert rows[4:6] == [
        ["all", "B16", "1", ".", ".", ".", "1/1", "=========="],
        ["all", "B27", "2", "1", "1", "1", "2/4", "=====-----"],
    ]
    alone = [line.split()[0] for line in printed(terminal.matrix((marsh, RESULTS[0])))]
    assert alone == ["clause", "B16.2", "B27.1", "all"]


def test_the_summary_says_what_was_foreseen_and_what_would_open_most() -> None:
    missing = Verdict("unsupported", (Finding("unsupported", "an answer", why="question \x1b[31mlos"),))
    results = (RESULTS[0], Result(sample(7), missing), Result(sample(8), Verdict("xfail")))
    text = "\n".join(printed(terminal.summary(Run(RUN.engine, "current", results))))
    assert "WRONG ONLY WHERE EXPECTED" in text
    assert r"would open most cases: question \x1b[31mlos (1)" in text


def test_what_is_missing_is_printed_whole() -> None:
    field = "field targets.colored_drm.location of attack is not supported"
    missing = Verdict("unsupported", (Finding("unsupported", "an answer", why=field),))
    lines = printed(terminal.summary(Run(RUN.engine, "current", (Result(sample(7), missing),))))
    assert "  would open most cases:" in lines
    assert f"    {field} (1)" in lines


def test_labels_and_texts_are_broken_between_words_with_no_blanks_behind() -> None:
    word = "abcdefg " * 30
    lines = printed(terminal.pairs([("look at", Text(word)), ("", Text("more")), ("why", Text(""))]))
    assert not [line for line in lines if line != line.rstrip() or len(line) > 80]
    assert lines[0] == f"{'look at':>10}  {('abcdefg ' * 8).rstrip()}"
    assert lines[1].startswith(" " * 12 + "abcdefg")
    assert lines[-2:] == [" " * 12 + "more", f"{'why':>10}"]
    assert " ".join(lines).split().count("abcdefg") == 30


@pytest.mark.parametrize(
    ("missing", "message"),
    [
        ((("walls", "Bypass"),), "missing in most cases: Bypass (1), walls (1)"),
        ((("walls", "Bypass"), ("walls", "ssr")), "missing in most cases: walls (2), Bypass (1), ssr (1)"),
        ((("d", "c", "b", "a"),), "missing in most cases: a (1), b (1), c (1), and 1 more"),
        (((),), "missing in most cases: the engine names nothing (1)"),
        ((("walls",), ("walls", "ssr")), "would open most cases: walls (1)"),
    ],
)
@pytest.mark.parametrize("derived", ["", "may"])
def test_a_run_of_unsupported_cases_alone_says_what_is_lacking(
    missing: tuple[tuple[str, ...], ...], message: str, derived: Derivation
) -> None:
    verdicts = [
        Verdict("unsupported", (Finding("unsupported", "an answer", why="; ".join(m)),)) for m in missing
    ]
    results = [Result(sample(n, derived=derived), one) for n, one in enumerate(verdicts, 1)]
    text = "\n".join(printed(terminal.summary(Run(RUN.engine, "current", tuple(results)))))
    if derived:  # which stand apart: none of them is counted as opened
        assert "missing in most cases" in text
    else:
        assert message in text


@pytest.mark.parametrize(
    ("wanted", "got", "shown"),
    [
        (2, "2", ("2", '"2"')),
        ("2", 2, ('"2"', "2")),
        ("", "view", ('""', "view")),
        ("woods", "wood s ", ("woods", '"wood s "')),
        (True, "true", ("true", '"true"')),
        ("B3", None, ("B3", "")),
    ],
)
def test_a_text_is_not_taken_for_what_it_reads_as(wanted: Any, got: Any, shown: tuple[str, str]) -> None:
    found = Finding("fail", "so it is", "state", wanted, got, field="units.P.hex")
    lines = [line.strip() for line in printed(terminal.failure(Result(sample(1), Verdict("fail", (found,)))))]
    values = [line.partition("units.P.hex: ")[2] for line in lines if "units.P.hex: " in line]
    assert values == [one for one in shown if one]


@pytest.mark.parametrize("width", [40, 80, 200])
def test_a_long_answer_is_wrapped_and_nothing_of_it_is_lost(width: int) -> None:
    got = {f"source_of_tem_{i}": i for i in range(60)}
    found = Finding("fail", "the choice", "attack", {"wall": 2}, got, field="targets.P.tem_options")
    out = Console(file=StringIO(), width=width, markup=False, highlight=False)
    with out.capture() as captured:
        out.print(terminal.failure(Result(sample(1), Verdict("fail", (found,)))))
    lines = captured.get().splitlines()
    shown = "".join("".join(line.split()) for line in lines)
    assert json.dumps(got).replace(" ", "") in shown
    assert max(map(len, lines)) <= width


def test_an_endless_answer_says_how_much_of_it_is_not_shown() -> None:
    found = Finding("fail", "so it is", "state", "B3", "x" * (terminal.LONGEST_VALUE + 123), field="hex")
    text = " ".join(printed(terminal.failure(Result(sample(1), Verdict("fail", (found,))))))
    assert "... 123 characters more" in " ".join(text.split())


def test_the_summary_counts_passes_of_cases_that_apply() -> None:
    text = "\n".join(printed(terminal.summary(RUN)))
    assert "DOES NOT CONFORM  [red]my-engine 2.1, edition current: 2 of 4 cases pass (50.0%)" in text
    assert "1 fail, 1 unsupported, 1 not-applicable" in text
    assert "unsupported never counts as a pass" in text


def test_a_failure_tells_the_case_the_board_the_steps_and_both_sides() -> None:
    text = terminal.explain(RESULTS[2].case, FAIL)
    parts = [
        "B27.1-3 a line",
        "clause B27.3",
        "/  F5",
        "Given F6",
        "asked  attack",
        "expected  the TEM",
        "got  2",
    ]
    places = [text.index(part) for part in parts]
    assert places == sorted(places)
    assert r"why  it is \x1b[31mopen" in text
    assert "\x1b" not in text


def test_the_engine_s_own_reason_is_printed_with_the_failure() -> None:
    assert any("engine  B27.3 because" in line for line in printed(terminal.failure(RESULTS[2])))


def test_without_a_terminal_there_is_no_progress_bar() -> None:
    out = Console(file=StringIO())
    with terminal.progress(out, 5, "engine") as tick:
        tick(RESULTS[0])
    assert isinstance(out.file, StringIO)
    assert out.file.getvalue() == ""


def test_on_a_terminal_the_bar_counts_every_case_once() -> None:
    out = Console(file=StringIO(), force_terminal=True, width=80)
    with terminal.progress(out, 5, "[red]engine") as tick:
        for result in (*RESULTS[:3], RESULTS[2]):
            tick(result)
    assert isinstance(out.file, StringIO)
    text = out.file.getvalue()
    assert "3/5" in text
    assert "1 wrong" in text
    assert "[red]engine" in text


def test_a_failure_of_a_contested_case_says_which_reading_is_taken() -> None:
    contested = sample(1, readings={"B9.62-at-or-above": "at-it"})
    finding = Finding("fail", "the LOS is clear", "los P -> R", True, False)
    text = terminal.explain(contested, Verdict("fail", (finding,)))
    words = " ".join(text.split())
    assert "depends on reading B9.62-at-or-above; if your engine follows another choice" in words
    assert "(--reading B9.62-at-or-above=above-too)" in words
    assert "9.62 says at or above, 9.35 gives a target that is higher nothing. Here: at-it." in words
    assert "reading" not in terminal.explain(sample(1), Verdict("fail", (finding,)))


def test_derived_cases_stand_apart_in_matrix_and_totals() -> None:
    follows = sample(1, id="B27.1-1~may", derived="may")
    results = (RESULTS[0], Result(follows, Verdict("pass")), Result(follows, Verdict("unsupported")))
    rows = [line.split()[:2] for line in printed(terminal.matrix(results))]
    assert rows == [["clause", "pass"], ["B27.1", "1"], ["all", "1"], ["derived", "1"]]
    done = Run(RUN.engine, "current", results)
    assert done.standing == "claims"
    text = "\n".join(printed(terminal.summary(done)))
    assert "1 of 1 cases pass (100.0%)" in " ".join(text.split())
    assert "and 1 of 2 derived cases, 1 unsupported" in text
    wrong = Run(RUN.engine, "current", (RESULTS[0], Result(follows, FAIL)))
    assert wrong.standing not in RIGHT


def test_a_case_is_shown_under_each_of_its_clauses_and_counted_once() -> None:
    both = sample(9, clauses=("B27.3", "B27.1", "A4.61"))
    rows = [line.split() for line in printed(terminal.matrix((RESULTS[0], Result(both, Verdict("pass")))))]
    assert [(row[0], row[1]) for row in rows[1:]] == [("B27.1", "2"), ("B27.3", "1"), ("all", "2")]


def test_chapters_stand_in_the_order_of_their_clauses_whatever_a_case_meets() -> None:
    late, marsh = sample(10, clauses=("B9.2", "B27.1", "B16.2")), sample(11, clauses=("B16.2",))
    passing = [Result(case, Verdict("pass")) for case in (late, marsh)]
    rows = [line.split() for line in printed(terminal.matrix([*passing, *RESULTS]))]
    assert [row[1] for row in rows if row[0] == "all"][:3] == ["B9", "B16", "B27"]


def test_the_summary_says_what_an_engine_passes_that_answers_nothing() -> None:
    claim = Expectation("the LOS is clear", path=("clear",), value=True)
    legal = Expectation("that is allowed", op="legal")
    cases = [structs.replace(sample(n), expectations=(one,)) for n, one in enumerate((claim, claim, legal))]
    results = tuple(Result(case, Verdict("pass")) for case in cases)
    text = "\n".join(printed(terminal.summary(Run(RUN.engine, "current", results))))
    assert "3 of 3 cases pass (100.0%)\n  an engine that answers nothing passes 33.3%" in text
