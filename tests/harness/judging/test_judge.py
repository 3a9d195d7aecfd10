"""The judge: every comparison, every verdict, on small cases."""

import msgspec
import pytest

from asl_conformance.judging.judge import NO_ANSWER, Verdict, describe, judge
from asl_conformance.judging.meaning import field_name, meets
from asl_conformance.judging.naming import describe_action, nth_action
from asl_conformance.protocol.actions import (
    AnyAction,
    Clear,
    CloseCombat,
    ComeOut,
    EndPhase,
    Entrench,
    Exchange,
    Move,
    Recover,
    Result,
    Surrender,
)
from asl_conformance.protocol.messages import Capabilities, Gone, Illegal, Outcome, Unsupported
from asl_conformance.protocol.position import Position
from asl_conformance.protocol.questions import (
    AnyQuestion,
    Attack,
    Concealment,
    Los,
    May,
    Point,
    RoutQuestion,
    SameLocation,
    State,
    Terrain,
    WallAdvantage,
)
from asl_conformance.protocol.reply import Failure, FailureKind, Outcomes
from asl_conformance.report.terminal import explain
from asl_conformance.suite.case import Case, Expectation, Operator

KNOWS_STATE = Capabilities(1, "engine", questions={"state": ("units.hex", "checks")}, actions=("come_out",))
OUT, DIG = ComeOut(("P",), "foxhole"), Entrench(("P",), 5)


def case(*expectations: Expectation, actions: tuple[AnyAction, ...] = ()) -> Case:
    return Case(
        "B27.1-1",
        "B27.1-1 x",
        ("B27.1-1",),
        ("B27.1",),
        "f",
        1,
        Position(),
        (State(),),
        expectations,
        actions,
    )


def claim(*path: str | int, op: Operator = "is", value: object = None) -> Expectation:
    return Expectation("the claim", 0, path, op, value)


def answered(**answer: object) -> Outcomes:
    return Outcomes((Outcome(answer=answer),))


def test_a_met_claim_passes_and_an_unmet_one_fails_with_both_values() -> None:
    asked = case(claim("units", "P", "hex", value="B2"))
    assert judge(asked, answered(units={"P": {"hex": "B2"}}), KNOWS_STATE).kind == "pass"
    verdict = judge(asked, answered(units={"P": {"hex": "B3"}}, why="it moved"), KNOWS_STATE)
    assert verdict.kind == "fail"
    assert (verdict.findings[0].wanted, verdict.findings[0].got) == ("B2", "B3")
    assert verdict.findings[0].why == "it moved"


@pytest.mark.parametrize("kind", ["error", "crash", "timeout", "protocol-violation"])
def test_without_an_answer_each_claim_is_reported(kind: FailureKind) -> None:
    asked = case(claim("units", "P", "hex", value="B2"), claim(op="legal"))
    verdict = judge(asked, Failure(kind, "no unit P"), KNOWS_STATE)
    first, second = verdict.findings
    assert verdict.kind == first.kind == second.kind == kind
    assert (first.asked, first.field, first.wanted) == ("state", "units.P.hex", "B2")
    assert (first.got, first.why) == (NO_ANSWER[kind], "no unit P")
    assert (second.expected, second.got, second.why) == ("the claim", None, "")


def test_an_error_where_a_refusal_was_due_says_that_one_was() -> None:
    refused = Expectation("the action is not allowed", 0, (), "illegal", 0)
    (finding,) = judge(case(refused, actions=(OUT,)), Failure("error", "no unit Q"), KNOWS_STATE).findings
    assert (finding.expected, finding.wanted) == ("the action is not allowed", None)
    shown = explain(case(refused, actions=(OUT,)), Verdict("error", (finding,)))
    for line in ("expected  the action is not allowed", "got  no answer: the engine reported an error"):
        assert line in shown
    assert "no unit Q" in shown


def test_a_declared_field_left_out_fails_and_an_undeclared_one_is_unsupported() -> None:
    nothing = answered(units={"P": {}})
    assert judge(case(claim("units", "P", "hex", value="B2")), nothing, KNOWS_STATE).kind == "fail"
    assert judge(case(claim("units", "P", "beneath", value=[])), nothing, KNOWS_STATE).kind == "unsupported"


def test_a_list_that_is_sent_though_undeclared_is_compared_whole() -> None:
    asked = case(claim("units", "P", "beneath", value=["F"]))
    assert judge(asked, answered(units={"P": {"beneath": ["F"]}}), KNOWS_STATE).kind == "pass"
    assert judge(asked, answered(units={"P": {"beneath": ["G"]}}), KNOWS_STATE).kind == "fail"


def test_a_fail_outweighs_an_unsupported() -> None:
    both = case(claim("units", "P", "beneath", value=[]), claim("units", "P", "hex", value="B2"))
    assert judge(both, answered(units={"P": {"hex": "B9"}}), KNOWS_STATE).kind == "fail"


def test_what_failed_stands_before_what_is_not_supported() -> None:
    both = case(claim("units", "P", "beneath", value=[]), claim("units", "P", "hex", value="B2"))
    first, second = judge(both, answered(units={"P": {"hex": "B9"}}), KNOWS_STATE).findings
    assert (first.kind, first.field, second.kind) == ("fail", "units.P.hex", "unsupported")


def test_unsupported_is_never_a_pass() -> None:
    reply = Outcomes((Outcome(unsupported=Unsupported(("question state",))),))
    assert judge(case(claim(op="legal")), reply, KNOWS_STATE).kind == "unsupported"


def test_of_values_that_say_the_same_any_will_do() -> None:
    for value in (4, "all"):
        assert meets(value, "among", (4, "all"))
    for other in (0, True, "4", None):
        assert not meets(other, "among", (1, "all"))


def test_may_of_a_verb_that_is_not_declared_is_unsupported() -> None:
    knows = Capabilities(1, "engine", questions={"may": ("allowed",)}, actions=("come_out",))
    asked = msgspec.structs.replace(case(claim("allowed", value=True)), questions=(May(DIG),))
    assert judge(asked, answered(allowed=False), knows).kind == "unsupported"
    asked = msgspec.structs.replace(asked, questions=(May(OUT),))
    assert judge(asked, answered(allowed=False), knows).kind == "fail"


def test_a_rout_with_a_verb_that_is_not_declared_is_unsupported() -> None:
    knows = Capabilities(1, "engine", questions={"rout": ("legal",)}, actions=("come_out",))
    asked = msgspec.structs.replace(case(claim("legal", value=True)), questions=(RoutQuestion("P", (DIG,)),))
    assert judge(asked, answered(legal=False), knows).kind == "unsupported"
    asked = msgspec.structs.replace(asked, questions=(RoutQuestion("P", (OUT,)),))
    assert judge(asked, answered(legal=False), knows).kind == "fail"


def test_a_claim_about_all_units_is_ruled_out_by_none_of_them() -> None:
    dead = answered(units={"P": {"eliminated": True}})
    assert judge(case(claim("units", op="contains", value="P")), dead, KNOWS_STATE).kind == "pass"
    assert judge(case(claim("units", op="lacks", value="P")), dead, KNOWS_STATE).kind == "fail"


ANY_OP = (claim(op="legal"), claim(op="illegal"), claim(op="cites", value=["B27.4"]), claim(op="absent"))


@pytest.mark.parametrize("one", ANY_OP, ids=lambda one: one.op)
@pytest.mark.parametrize("outcome", [Outcome(answer={}), Outcome(illegal=Illegal(0, "B9"))])
def test_an_outcome_to_a_question_that_is_not_declared_is_unsupported(
    one: Expectation, outcome: Outcome
) -> None:
    verdict = judge(case(one, actions=(OUT,)), Outcomes((outcome,)), Capabilities(1, "engine"))
    assert verdict.kind == "unsupported"
    assert verdict.findings[0].why == "the question state is not declared"


@pytest.mark.parametrize("one", ANY_OP, ids=lambda one: one.op)
@pytest.mark.parametrize("outcome", [Outcome(answer={}), Outcome(illegal=Illegal(1))])
def test_an_outcome_after_an_action_that_is_not_declared_is_unsupported(
    one: Expectation, outcome: Outcome
) -> None:
    verdict = judge(case(one, actions=(OUT, DIG)), Outcomes((outcome,)), KNOWS_STATE)
    assert verdict.kind == "unsupported"
    assert verdict.findings[0].why == "the action entrench is not declared"


def test_a_declared_action_that_is_refused_before_one_that_is_not_declared_is_judged() -> None:
    refused = Outcomes((Outcome(illegal=Illegal(0, "B27.4")),))
    both = (OUT, DIG)
    assert judge(case(claim(op="illegal", value=0), actions=both), refused, KNOWS_STATE).kind == "pass"
    assert judge(case(claim(op="legal"), actions=both), refused, KNOWS_STATE).kind == "fail"


def test_what_an_engine_says_is_missing_comes_before_what_it_does_not_declare() -> None:
    reply = Outcomes((Outcome(unsupported=Unsupported(("digging",))),))
    verdict = judge(case(claim(op="legal"), actions=(DIG,)), reply, KNOWS_STATE)
    assert [f.why for f in verdict.findings] == ["digging"]


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (Move(("A",), "D5"), "move A to D5"),
        (Move(("A", "B"), "D5", at="bypass"), "move A, B to D5"),
        (OUT, "come_out P foxhole"),
        (DIG, "entrench P"),
        (Recover("A", "lmg"), "recover A lmg"),
        (CloseCombat(("A",), "B"), "close_combat A at B"),
        (EndPhase(), "end_phase"),
    ],
)
def test_an_action_is_described_by_who_does_what_and_where(action: AnyAction, message: str) -> None:
    assert describe_action(action) == message


def test_what_was_refused_is_named_so_that_it_is_no_index() -> None:
    actions = (OUT, DIG, Move(("P",), "D5"))
    (found,) = judge(
        case(claim(op="legal"), actions=actions),
        Outcomes((Outcome(illegal=Illegal(2)),)),
        Capabilities(1, "engine", questions={"state": ()}, actions=("come_out", "entrench", "move")),
    ).findings
    assert found.got == "the 3rd action (move P to D5) was refused"
    assert nth_action(3, actions) == "the 4th action"


def test_illegal_must_come_at_the_action_it_is_claimed_for() -> None:
    refused_second = Outcomes((Outcome(illegal=Illegal(1, "B27.4", "apart")),))
    assert judge(case(claim(op="illegal", value=1)), refused_second, KNOWS_STATE).kind == "pass"
    assert judge(case(claim(op="illegal", value=2)), refused_second, KNOWS_STATE).kind == "fail"
    assert judge(case(claim(op="legal")), refused_second, KNOWS_STATE).kind == "fail"
    assert judge(case(claim("units", "P", "hex", value="B2")), refused_second, KNOWS_STATE).kind == "fail"
    assert judge(case(claim(op="illegal", value=1)), answered(), KNOWS_STATE).kind == "fail"


def test_a_citation_binds_only_an_engine_that_cites() -> None:
    claims = case(claim(op="illegal", value=0), claim(op="cites", value=["B27.4"]))
    for clause, kind in (("B27.4", "pass"), ("B27.12", "fail")):
        assert judge(claims, Outcomes((Outcome(illegal=Illegal(0, clause)),)), KNOWS_STATE).kind == kind
    assert judge(claims, Outcomes((Outcome(illegal=Illegal(0)),)), KNOWS_STATE).kind == "pass"


@pytest.mark.parametrize("kind", ["error", "crash", "timeout", "protocol-violation"])
def test_a_failure_is_its_own_verdict_and_says_why(kind: str) -> None:
    verdict = judge(case(claim(op="legal")), Failure(kind, "gone"), KNOWS_STATE)  # type: ignore[arg-type]
    assert (verdict.kind, verdict.findings[0].why) == (kind, "gone")


def test_too_few_outcomes_violate_the_protocol() -> None:
    verdict = judge(case(claim(op="legal")), Outcomes(()), KNOWS_STATE)
    assert verdict.kind == "protocol-violation"
    assert [one.why for one in verdict.findings] == ["0 outcomes for 1 questions"]


@pytest.mark.parametrize(
    ("got", "op", "value", "met"),
    [
        (2, "is", 2, True),
        (2.0, "is", 2, True),
        (True, "is", 1, False),
        (0, "is", False, False),
        (2, "is_not", 3, True),
        (["a"], "contains", "a", True),
        (["a"], "lacks", "a", False),
        ([], "lacks", "a", True),
        (None, "contains", "a", False),
        ([{"check": "bog", "unit": "T", "drm": 1}], "has", {"check": "bog", "unit": "T"}, True),
        ([{"check": "bog", "unit": "U"}], "has", {"check": "bog", "unit": "T"}, False),
        ([], "has_no", {"check": "bog"}, True),
        ([{"check": "bog"}], "has_no", {"check": "bog"}, False),
        (4, "at_least", 4, True),
        (3, "at_least", 4, False),
        (4, "at_most", 4, True),
        (5, "at_most", 4, False),
        ("5", "at_most", 4, False),
        (None, "absent", None, True),
        (0, "absent", None, False),
    ],
)
def test_comparisons(got: object, op: str, value: object, met: bool) -> None:
    assert meets(got, op, value) is met


def test_a_drm_not_named_is_zero() -> None:
    knows = Capabilities(1, "engine", questions={"state": ("targets",)})
    quiet = answered(targets={"P": {"drm": {}}})
    assert judge(case(claim("targets", "P", "drm", "ffmo", value=0)), quiet, knows).kind == "pass"


def test_field_names_leave_ids_and_indexes_out() -> None:
    assert field_name(("units", "German squad", "beneath")) == "units.beneath"
    assert field_name(("checks", 0, "drm")) == "checks.drm"
    assert field_name(("targets", "P", "drm", "ffmo")) == "targets.drm"


SHOOTS = Attack(target="R", means="small_arms", by=("P",))
NO_TEM = claim("targets", "R", "tem", value=0)
NO_FFMO = claim("targets", "R", "drm", "ffmo", value=0)
NOT_FIRST_FIRE = claim("exposes", op="lacks", value="first_fire")
STAYS_AT_EASE = claim("units", "P", "status", op="lacks", value="pinned")
COSTS = claim("costs", value=[])
LEAVES = May(OUT)
RUNS = RoutQuestion("P", ())
LOOKS = Los(Point(unit="P"), Point(unit="R"))
KNOWS_ALL = Capabilities(
    1,
    "engine",
    questions={
        "los": ("clear", "blocked_at"),
        "attack": ("possible", "targets"),
        "may": ("allowed", "exposes"),
        "rout": ("legal", "costs", "must_rout"),
        "state": ("units", "checks", "counters"),
        "concealment": ("concealed",),
    },
    actions=("come_out", "result", "clear", "move", "entrench", "exchange", "surrender"),
)


@pytest.mark.parametrize(
    ("question", "one", "answer", "why"),
    [
        (SHOOTS, NO_FFMO, {"possible": False}, "the attack is impossible"),
        (SHOOTS, NO_FFMO, {"possible": True}, None),
        (SHOOTS, NO_TEM, {"possible": False, "targets": {"R": {"tem": 0}}}, "the attack is impossible"),
        (SHOOTS, claim("possible", value=True), {"possible": False}, False),
        (
            SHOOTS,
            claim("targets", "R", "affected", value=True),
            {"targets": {"R": {"affected": False}}},
            False,
        ),
        (SHOOTS, NO_TEM, {"targets": {"R": {"tem": 0, "affected": False}}}, "the attack does not affect R"),
        (SHOOTS, NO_FFMO, {"targets": {"R": {"affected": False}}}, "the attack does not affect R"),
        (LEAVES, NOT_FIRST_FIRE, {"allowed": False}, "the action is not allowed"),
        (RUNS, COSTS, {"legal": False, "costs": []}, "the rout is not legal"),
        (State(), STAYS_AT_EASE, {"units": {"P": {"eliminated": True}}}, "P is eliminated"),
    ],
)
def test_an_answer_that_leaves_the_claimed_value_without_a_meaning_fails(
    question: AnyQuestion, one: Expectation, answer: dict[str, object], why: str | bool | None
) -> None:
    asked = msgspec.structs.replace(case(one), questions=(question,))
    (finding,) = judge(asked, Outcomes((Outcome(answer=answer),)), KNOWS_ALL).findings
    assert (finding.kind, finding.got) == ("fail", why)


@pytest.mark.parametrize(
    ("question", "claims", "answer"),
    [
        (RUNS, (claim("legal", value=False), COSTS), {"legal": False, "costs": []}),
        (RUNS, (claim("must_rout", value=True),), {"legal": False, "must_rout": True}),
        (
            SHOOTS,
            (claim("targets", "R", "affected", value=False),),
            {"possible": True, "targets": {"R": {"affected": False}}},
        ),
        (SHOOTS, (NO_FFMO,), {"possible": True, "targets": {"R": {"affected": True}}}),
        (SHOOTS, (NO_TEM,), {"targets": {"R": {"tem": 0}}}),
        (LEAVES, (NOT_FIRST_FIRE,), {"allowed": True}),
        (
            SHOOTS,
            (claim("possible", value=False), NO_TEM),
            {"possible": False, "targets": {"R": {"tem": 0}}},
        ),
        (SHOOTS, (claim("targets", "R", "tem", op="absent"),), {"possible": False}),
        (LOOKS, (claim("blocked_at", value="F6"),), {"clear": False, "blocked_at": "F6"}),
        (State(), (claim(op="is_not", value={}),), {"units": {"P": {"eliminated": True}}}),
    ],
)
def test_what_is_claimed_itself_rules_nothing_out(
    question: AnyQuestion, claims: tuple[Expectation, ...], answer: dict[str, object]
) -> None:
    asked = msgspec.structs.replace(case(*claims), questions=(question,))
    assert judge(asked, Outcomes((Outcome(answer=answer),)), KNOWS_ALL).kind == "pass"


FALLS, FAILS_TO_CLEAR = Result("P", "eliminated"), Clear(("Q",), "P", "failed")
ASKS_P = Concealment("P")


@pytest.mark.parametrize(
    ("question", "gone", "actions", "kind"),
    [
        (ASKS_P, Gone("P", 0), (FALLS,), "pass"),
        (ASKS_P, Gone("P", 1), (OUT, FALLS), "pass"),
        (ASKS_P, Gone("P", 0), (Clear(("Q",), "P", "cleared"),), "pass"),
        (ASKS_P, Gone("P", 0), (FAILS_TO_CLEAR,), "fail"),
        (ASKS_P, Gone("P", 0), (Result("P", "pinned"),), "fail"),
        (ASKS_P, Gone("P", 0), (Result("Q", "eliminated"),), "fail"),
        (ASKS_P, Gone("P", 0), (OUT, FALLS), "fail"),
        (ASKS_P, Gone("P", 1), (FALLS,), "fail"),
        (ASKS_P, Gone("P", -1), (FALLS,), "fail"),
        (ASKS_P, Gone("P", 0), (), "fail"),
        (ASKS_P, Gone("Q", 0), (Result("Q", "eliminated"),), "fail"),
        (State(), Gone("P", 0), (FALLS,), "fail"),
        (ASKS_P, Gone("P", 0), (Result("P", "reduced"),), "pass"),
        (ASKS_P, Gone("P", 0), (Surrender("P", "R"),), "pass"),
        (ASKS_P, Gone("P", 0), (Surrender("R", "P"),), "fail"),
        (ASKS_P, Gone("P", 0), (Exchange("German", "P", ()),), "pass"),
        (ASKS_P, Gone("P", 0), (Exchange("German", "Q", ()),), "fail"),
        (May(DIG), Gone("Q", 0), (Result("Q", "eliminated"),), "fail"),
    ],
)
def test_gone_is_right_for_a_piece_of_the_question_that_the_action_removes(
    question: AnyQuestion, gone: Gone, actions: tuple[AnyAction, ...], kind: str
) -> None:
    asked = msgspec.structs.replace(case(claim(op="legal"), actions=actions), questions=(question,))
    assert judge(asked, Outcomes((Outcome(gone=gone),)), KNOWS_ALL).kind == kind


@pytest.mark.parametrize(
    ("off", "kind"),
    [
        (claim("units", "P", "eliminated", value=True), "pass"),
        (claim("units", "P", "eliminated", value=False), "fail"),
        (claim("units", "Q", "eliminated", value=True), "fail"),
        (claim("units", "P", "afloat", value=True), "fail"),
        (claim("counters", "P", "hex", op="absent"), "pass"),
        (claim("counters", "Q", "hex", op="absent"), "fail"),
        (claim("counters", "P", "hex", value="B2"), "fail"),
    ],
)
def test_gone_is_right_too_where_the_case_claims_the_piece_off_the_board(off: Expectation, kind: str) -> None:
    refused = msgspec.structs.replace(claim("allowed", value=False), question=1)
    asked = msgspec.structs.replace(case(off, refused, actions=(OUT,)), questions=(State(), LEAVES))
    state = {"units": {"P": {"eliminated": True}, "Q": {"eliminated": True}}, "counters": {}}
    outcomes = Outcomes((Outcome(answer=state), Outcome(gone=Gone("P", 0))))
    assert [f.asked for f in judge(asked, outcomes, KNOWS_ALL).findings if f.asked.startswith("may")] == (
        [] if kind == "pass" else ["may come_out"]
    )


LLMC = {"check": "llmc", "unit": "P", "drm": 1}
BY_FIELD = Capabilities(1, "engine", questions={"state": ("checks.check", "checks.unit")})


@pytest.mark.parametrize(
    ("said", "has", "has_no"),
    [
        ([LLMC], "pass", "fail"),
        ([LLMC, LLMC], "fail", "fail"),
        ([{**LLMC, "drm": 2}], "fail", "pass"),
        ([{"check": "llmc", "unit": "P"}], "unsupported", "unsupported"),
        ([{"check": "llmc", "unit": "Q"}], "fail", "pass"),
        ([{"check": "llmc", "unit": "P"}, LLMC], "pass", "fail"),
        ([{"check": "llmc", "drm": 1}], "fail", "pass"),
        ([{"check": "llmc"}], "fail", "pass"),
    ],
)
def test_an_entry_may_leave_out_what_is_not_declared(said: list[object], has: str, has_no: str) -> None:
    for op, kind in (("has", has), ("has_no", has_no)):
        asked = case(claim("checks", op=op, value=LLMC))  # type: ignore[arg-type]
        assert judge(asked, answered(checks=said), BY_FIELD).kind == kind


def test_a_list_is_empty_if_its_entries_are_declared() -> None:
    due = {"check": "llmc", "unit": "P"}
    assert judge(case(claim("checks", op="has_no", value=due)), answered(), BY_FIELD).kind == "pass"
    assert judge(case(claim("checks", op="has", value=due)), answered(), BY_FIELD).kind == "fail"
    assert judge(case(claim("checks", op="has", value=LLMC)), answered(), BY_FIELD).kind == "unsupported"


def test_what_stands_in_a_hex_stands_there_as_often_as_it_is_there() -> None:
    for held, met in ((["wire"], True), (["wire", "wire"], False), (["wire", "trench"], True), ([], False)):
        assert meets(held, "contains", "wire", "holds") is met
    assert meets(["pinned", "pinned"], "contains", "pinned", "status")


def test_the_first_field_that_is_not_declared_is_named() -> None:
    knows = Capabilities(1, "engine", questions={"state": ("checks.check",)})
    asked = case(claim("checks", op="has", value=LLMC))
    (finding,) = judge(asked, answered(checks=[{"check": "llmc"}]), knows).findings
    assert (finding.kind, finding.why) == ("unsupported", "field checks.unit of state is not supported")


def test_what_is_answered_is_judged_though_it_is_not_declared() -> None:
    for value, kind in ((1, "pass"), (2, "fail")):
        asked = case(claim("minefield_attacks", value=1))
        assert judge(asked, answered(minefield_attacks=value), KNOWS_STATE).kind == kind


def test_where_no_answer_came_to_a_case_without_claims_one_finding_says_so() -> None:
    (finding,) = judge(case(), Failure("crash", "ended"), KNOWS_STATE).findings
    assert (finding.kind, finding.expected, finding.got) == ("crash", "an answer", NO_ANSWER["crash"])


def test_an_empty_outcome_meets_no_claim() -> None:
    (finding,) = judge(case(claim(op="legal")), Outcomes((Outcome(),)), KNOWS_STATE).findings
    assert (finding.kind, finding.why) == ("fail", "the outcome is empty")


@pytest.mark.parametrize(("said", "why"), [({"why": "it may"}, "it may"), ({}, "")])
def test_a_finding_has_the_reason_that_the_answer_gives(said: dict[str, str], why: str) -> None:
    (allowed,) = judge(
        case(claim(op="illegal", value=0), actions=(OUT,)), answered(**said), KNOWS_STATE
    ).findings
    assert (allowed.got, allowed.why) == ("it was allowed", why)
    asked = msgspec.structs.replace(case(NO_FFMO), questions=(SHOOTS,))
    (barred,) = judge(asked, answered(possible=False, **said), KNOWS_ALL).findings
    assert (barred.got, barred.why) == ("the attack is impossible", why)
    cites = case(claim(op="cites", value=["B27.4"]))
    (cited,) = judge(cites, answered(clauses=["B9"], **said), KNOWS_STATE).findings
    assert (cited.got, cited.why) == (["B9"], why)


def test_one_of_the_clauses_that_an_answer_names_is_enough() -> None:
    cites = case(claim(op="cites", value=["B27.4", "B27.41"]))
    assert judge(cites, answered(clauses=["B9", "B27.41"]), KNOWS_STATE).kind == "pass"
    assert judge(cites, answered(), KNOWS_STATE).kind == "pass"


@pytest.mark.parametrize(
    ("illegal", "why"),
    [
        (Illegal(0, "B27.4", "apart"), "B27.4 apart"),
        (Illegal(0, "B27.4"), "B27.4"),
        (Illegal(0, why="apart"), "apart"),
        (Illegal(0), ""),
    ],
)
def test_a_refusal_gives_its_clause_and_its_reason(illegal: Illegal, why: str) -> None:
    refused = Outcomes((Outcome(illegal=illegal),))
    (finding,) = judge(case(claim(op="legal"), actions=(OUT,)), refused, KNOWS_STATE).findings
    assert finding.why == why
    assert judge(case(claim(op="illegal"), actions=(OUT,)), refused, KNOWS_STATE).kind == "pass"


@pytest.mark.parametrize(
    ("question", "one", "kind"),
    [
        (May(OUT), claim("allowed", value=False), "pass"),
        (May(OUT), claim("allowed", value=True), "fail"),
        (May(OUT), claim("exposes", op="lacks", value="first_fire"), "fail"),
        (May(OUT), claim("cost", op="absent"), "pass"),
        (ASKS_P, claim("concealed", value=False), "fail"),
        (ASKS_P, claim(op="absent"), "fail"),
        (ASKS_P, claim(op="illegal", value=0), "fail"),
    ],
)
def test_gone_meets_what_is_true_of_a_piece_off_the_board(
    question: AnyQuestion, one: Expectation, kind: str
) -> None:
    asked = msgspec.structs.replace(case(one, actions=(FALLS,)), questions=(question,))
    for why in ("", "a KIA"):
        gone = Gone("P", 0, why) if why else Gone("P", 0)
        verdict = judge(asked, Outcomes((Outcome(gone=gone),)), KNOWS_ALL)
        assert verdict.kind == kind
        expected = [("P is gone: the 1st action (result P eliminated) removed it", why)]
        assert [(f.got, f.why) for f in verdict.findings] == ([] if kind == "pass" else expected)


def test_the_field_of_a_claim_says_what_its_values_mean() -> None:
    knows = Capabilities(1, "engine", questions={"state": ("units", "hexes")})
    holds = case(claim("hexes", "B2", "holds", value=["wire", "trench"]))
    assert judge(holds, answered(hexes={"B2": {"holds": ["trench", "wire"]}}), knows).kind == "pass"
    below = case(claim("units", "P", "at", value=""))
    assert judge(below, answered(units={"P": {"at": "in"}}), knows).kind == "pass"


@pytest.mark.parametrize(
    ("question", "message"),
    [
        (Los(Point(unit="P"), Point(counter="fox")), "los P -> fox"),
        (Los(Point(vertex="B2-B3-C3"), Point(hexside="B2-B3")), "los B2-B3-C3 -> B2-B3"),
        (Los(Point(hex="B2"), Point(unit="R", hexside="B2-B3")), "los B2 -> R"),
        (Los(Point(vertex="B2-B3-C3", hex="B2"), Point(hexside="B2-B3", hex="B3")), "los B2-B3-C3 -> B2-B3"),
        (Attack("R", "small_arms", by=("P", "Q")), "attack by P, Q on R small_arms"),
        (Attack("B2", "oba_harassing"), "attack on B2 oba_harassing"),
        (SameLocation("P", "R", "general"), "same_location P, R: general"),
        (May(OUT), "may come_out"),
        (WallAdvantage("P"), "wall_advantage P"),
        (ASKS_P, "concealment P"),
        (RoutQuestion("P", ()), "rout P"),
        (Terrain(hex="B2"), "terrain B2"),
        (Terrain(hexside="B2-B3"), "terrain B2-B3"),
        (State(), "state"),
    ],
)
def test_a_question_is_described_by_its_name_and_its_subject(question: AnyQuestion, message: str) -> None:
    assert describe(question) == message


def test_actions_that_are_answered_after_were_legal() -> None:
    assert judge(case(claim(op="legal"), actions=(OUT,)), answered(), KNOWS_STATE).kind == "pass"


def test_a_wrong_value_without_a_reason_has_none() -> None:
    (finding,) = judge(
        case(claim("minefield_attacks", value=1)), answered(minefield_attacks=2), KNOWS_STATE
    ).findings
    assert (finding.got, finding.why) == (2, "")


@pytest.mark.parametrize(("refused", "kind"), [(0, "fail"), (1, "pass"), (2, "pass")])
def test_one_of_several_actions_may_be_the_one_refused(refused: int, kind: str) -> None:
    asked = case(claim(op="illegal", value=(1, 2)), actions=(OUT, OUT, OUT))
    assert judge(asked, Outcomes((Outcome(illegal=Illegal(refused)),)), KNOWS_STATE).kind == kind
