"""The tool that breaks the engine: what it changes, what it leaves alone, and the list of equivalents."""

import ast
import re
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Collection, Hashable
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.cross_coverage import weight as kept_weight
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.report.site import mutants as site
from asl_conformance.suite import core as kept_core
from asl_conformance.suite import registry
from asl_reference.board.position import Position
from asl_reference.protocol import requests
from mutants import (
    adding,
    adding_page,
    adding_reasons,
    binding,
    core,
    core_trial,
    follow,
    judging,
    ledger,
    native_judges,
    reach,
    table,
    tokens,
    trial,
    weight,
)
from mutants.__main__ import all_mutants, engine_trees, equivalents, stale_of
from mutants.asking import Asked, every_case, fails
from mutants.breaking import compiled
from mutants.changes import change
from mutants.cover import certain, cover
from mutants.facts import facts_of
from mutants.forgetting import CONDITION, MEMBER, lists_of, tables_in
from mutants.sites import Mutant, apply, group_of, mutants_of
from mutants.trial import MEETING, NONE, OTHER, OWN, Result, run, trials


@cache
def trees_kept() -> dict[str, ast.Module]:
    """The engine's syntax trees, read once; only child processes change them."""
    return engine_trees()


@cache
def bound_kept(*known: str) -> binding.Bound:
    """Which functions the engine's text binds to clauses, read once, as if only these clauses had cases."""
    return bound_kept()._replace(known=frozenset(known)) if known else binding.read(trees_kept(), frozenset())


def changes(source: str) -> list[str]:
    tree = ast.parse(textwrap.dedent(source))
    return [mutant.text for mutant in mutants_of("asl_reference.rules.b9_x", tree)]


def test_a_comparison_is_moved_to_its_boundary() -> None:
    assert "return level <[= → ] 2" in changes("def f(level): return level <= 2")


def test_numbers_move_by_one() -> None:
    assert changes("LIMIT = 6") == ["LIMIT = [6 → 7]", "LIMIT = [6 → 5]"]


def test_an_exception_is_dropped_from_a_condition() -> None:
    found = changes("def f(unit): return unit.broken and not unit.berserk")
    assert "return unit.broken[and (not unit.berserk) → ]" in found


def test_an_entry_is_dropped_from_a_list_and_a_word_is_swapped_for_its_neighbour() -> None:
    found = changes("WALLS = frozenset({'wall', 'hedge'})")
    assert "WALLS = frozenset({'[wall → hedge]', 'hedge'})" in found
    assert len(found) == 4


def kinds(source: str, lists: dict[str, tuple[str, ...]] | None = None) -> dict[str, str]:
    """Text of each mutant -> its kind."""
    tree = ast.parse(textwrap.dedent(source))
    return {one.text: one.kind for one in mutants_of("asl_reference.rules.b9_x", tree, None, lists)}


@pytest.mark.parametrize(
    ("source", "text", "kind"),
    [
        ("OPEN = {'brush', 'grain'}", "OPEN = {'brush'[, 'grain' → ]}", MEMBER),
        ("TEM = {'brush': 0, 'woods': 1}", "TEM = {'brush': 0[, 'woods': 1 → ]}", MEMBER),
        ("OPEN = 'brush grain'.split()", "OPEN = 'brush[grain → ]'.split()", MEMBER),
        ("def f(u): return u.has('ti', 'cx')", "return u.has('ti'[, 'cx' → ])", MEMBER),
        ("def f(u): return u in (A, B)", "return u in (A,[B → ])", MEMBER),
        ("def f(u): return u.a and u.b", "return u.a[and u.b → ]", CONDITION),
        ("def f(u): return u is None or u.b", "return u is None[or u.b → ]", CONDITION),
        ("def f(u): return u is None or u.b", "return u[is None or u → ].b", "guard"),
        ("def f(u): return isinstance(u, A) and u.b", "return [isinstance(u, A) and → ]u.b", "guard"),
        ("def f(u): return {**u.a, **u.b}", "return {**u.a[, **u.b → ]}", "entry"),
        ("def f(u): return any((u.a, u.b))", "return any((u.a,[u.b → ]))", CONDITION),
        ("def f(u): return all([u.a, u.b])", "return all([u.a[, u.b → ]])", CONDITION),
    ],
)
def test_one_of_several_is_forgotten(source: str, text: str, kind: str) -> None:
    assert kinds(source)[text] == kind


def test_what_an_answer_says_of_itself_is_left_alone() -> None:
    assert changes("def f(): return {'same': True, 'why': 'B9.1', 'clauses': ['B9.1']}") == [
        "return {'[same': True, ' → ]why': 'B9.1', 'clauses': ['B9.1']}",
        "return {'same': [True → False], 'why': 'B9.1', 'clauses': ['B9.1']}",
    ]


def test_a_list_is_forgotten_a_member_of_at_one_place_alone() -> None:
    source = "def f(u): return u.type in FOOT\ndef g(u): return u.has(*BUSY)"
    found = kinds(source, {"FOOT": ("crew", "squad"), "BUSY": ("cx", "ti")})
    assert found["return u.type in [FOOT → [one for one in FOOT if one != 'crew']]"] == MEMBER
    assert found["return u.has(*[BUSY → [one for one in BUSY if one != 'ti']])"] == MEMBER
    assert sum(kind == MEMBER for kind in found.values()) == 4


def test_a_pattern_forgets_an_alternative_and_is_a_program() -> None:
    source = "def f(u):\n    match u:\n        case 'wall' | 'hedge':\n            return 1"
    forgets = [text for text, kind in kinds(source).items() if kind == MEMBER]
    assert len(forgets) == 2
    for text in forgets:
        tree = ast.parse(source)
        (mutant,) = (one for one in mutants_of("asl_reference.rules.b9_x", tree) if one.text == text)
        compiled(mutant, tree)


def test_lists_are_those_that_are_imported_or_used_twice() -> None:
    trees = trees_kept()
    module = "asl_reference.rules.ground.b27_foxholes"
    assert {"foxhole", "sangar"} <= set(lists_of(module, trees[module])["SHELTERS"])
    assert "NO_ENTRENCHMENT" in lists_of(module, trees[module])
    assert "NO_ENTRENCHMENT" not in tables_in(module, trees[module])


def test_the_lists_beside_the_rules_may_forget_too() -> None:
    trees, module = trees_kept(), "asl_reference.board.means"
    bound = bound_kept("B9.34", "B16.31")
    found = all_mutants({module: trees[module]}, bound)
    assert {one.kind for one in found} == {MEMBER}
    assert any(one.function == "MEANS" for one in found)


def test_what_only_says_why_is_not_broken() -> None:
    trees, module = trees_kept(), "asl_reference.protocol.answers.attack_why"
    bound = bound_kept("A7.6")
    assert binding.clauses_of(bound, module, "SOURCES") == {"A7.6"}
    assert all_mutants({module: trees[module]}, bound) == []


def test_each_way_to_forget_has_the_targets() -> None:
    mutant = next(mutants_of("asl_reference.rules.b9_x", ast.parse("OPEN = {'brush', 'grain'}")))
    other = next(mutants_of("asl_reference.rules.b9_x", ast.parse("LIMIT = 6")))
    assert mutant.kind == MEMBER
    killed = table.Row(other, frozenset(), Result("own"), "")
    survived = table.Row(mutant, frozenset(), Result("none"), "")
    assert table.meets_targets([killed] * 99)
    assert not table.meets_targets([*[killed] * 99, survived])


def test_prose_annotations_and_citations_are_left_alone() -> None:
    source = '''
        """Not more than 3."""
        @clause("B9.1")
        def f(a: int) -> Literal[1]:
            """At most 2."""
            assert a > 0, "1 or more"
            raise ValueError(f"{a + 1}")
    '''
    assert changes(source) == []


def test_a_change_is_made_and_taken_back() -> None:
    tree = ast.parse("def f(a): return a < 2")
    before = ast.unparse(tree)
    for mutant in mutants_of("asl_reference.rules.b9_x", tree):
        back = apply(mutant.change)
        assert ast.unparse(tree) != before
        for node, field, old in back:
            setattr(node, field, old)
        assert ast.unparse(tree) == before


def test_a_helper_belongs_to_the_clauses_of_those_who_use_it() -> None:
    tree = ast.parse('@clause("B9.1")\ndef rule(): return helper()\ndef helper(): return 1')
    bound = binding.read({"m.b9_x": tree}, frozenset({"B9.1"}))
    assert binding.clauses_of(bound, "m.b9_x", "helper") == {"B9.1"}


def test_a_helper_belongs_to_all_who_can_mean_it() -> None:
    helper = ast.parse("def helper(): return 1\ndef _own(): return 2")
    near = ast.parse('from m.b9_x import helper\n@clause("B9.1")\ndef rule(): return helper() + _own()')
    also = ast.parse('from m.b9_x import helper\n@clause("B9.2")\ndef other(): return helper()')
    elsewhere = ast.parse('@clause("B9.3")\ndef helper_of_its_own(): return helper()')
    trees = {"m.b9_x": helper, "m.b9_y": near, "m.b9_z": also, "m.b9_w": elsewhere}
    bound = binding.read(trees, frozenset({"B9.1", "B9.2", "B9.3"}))
    assert binding.clauses_of(bound, "m.b9_x", "helper") == {"B9.1", "B9.2"}
    assert binding.clauses_of(bound, "m.b9_x", "_own") == frozenset()


def test_an_equivalent_follows_its_function_to_another_name_but_takes_no_other_change() -> None:
    stale = "B26 put_back: left = tuple(cover for cover in covers[if straight → ])"
    same = "B26 put_back: left = tuple(cover for cover in unit.covers[if straight → ])"
    other = "B26 put_back: left = tuple(cover for cover in unit.covers[if straight → if not straight])"
    elsewhere = "B27 put_back: left = tuple(cover for cover in unit.covers[if straight → ])"
    assert follow.nearest(stale, [other, elsewhere, same]) == same
    assert follow.nearest(stale, [elsewhere]) is None
    assert follow.nearest("B26 gone: return [1 → 2]", [same, other]) is None


def test_every_equivalent_names_a_mutant_and_says_why() -> None:
    clauses = frozenset(clause for case in load_cases().all for clause in case.clauses)
    found = all_mutants(trees_kept(), bound_kept(*clauses))
    listed = equivalents()
    assert stale_of(listed, found) == [], "python -m mutants.follow, then read the diff"
    assert all(len(reason.split()) > 3 for reason in listed.values())
    # before Python 3.12 ``unparse`` writes the quotes of such a string differently
    assert [key for key in listed if 'f"' in key] == [], "have the engine say it with no quotes within the f"


def test_an_interaction_counts_for_the_right_clause_and_apart() -> None:
    mutant = next(mutants_of("asl_reference.rules.b9_x", ast.parse("LIMIT = 6")))
    own, met, other = (table.Row(mutant, frozenset(), Result(by), "") for by in (OWN, MEETING, OTHER))
    assert [row.by_own for row in (own, met, other)] == [True, True, False]
    assert [row.without_meetings for row in (own, met, other)] == [True, False, False]


def test_an_equivalent_that_is_killed_counts_again() -> None:
    mutant = next(mutants_of("asl_reference.rules.b9_x", ast.parse("LIMIT = 6")))
    survived = table.Row(mutant, frozenset(), Result("none"), "no answer depends on it")
    assert not survived.counts
    assert survived._replace(result=Result("own")).counts


def test_a_chapter_below_target_fails_the_run() -> None:
    mutant = next(mutants_of("asl_reference.rules.b9_x", ast.parse("LIMIT = 6")))
    killed = table.Row(mutant, frozenset(), Result("own"), "")
    assert table.meets_targets([killed] * 19 + [killed._replace(result=Result("none"))])
    assert not table.meets_targets([killed] * 18 + [killed._replace(result=Result("none"))])


def test_every_change_makes_a_program() -> None:
    """Python refuses some trees, such as an ``and`` of one part; such a change must not count as killed."""
    source = "def f(a, b, c):\n    x = a and b\n    return [y for y in c if y or a] if x else {a: b, 1: 2}"
    for number in range(len(changes(source))):
        tree = ast.parse(source)
        compiled(list(mutants_of("asl_reference.rules.b9_x", tree))[number], tree)


@cache
def _ready() -> tuple[list[Asked], Capabilities]:
    """The cases of one requirement about the TEM of a foxhole, and of one of its interactions."""
    cases = [case for case in load_cases().cases if {"B27.3-1", "B9.33xB27.3-1"} & {*case.requirements}]
    return every_case(cases, registry.load().interactions), reference_engine().start()


def test_a_case_of_another_reading_is_asked_of_who_can_follow_it() -> None:
    every = every_case([case for case in load_cases().cases if case.readings], registry.load().interactions)
    followed = [one for one in every if one.params.get("readings")]
    assert followed
    assert [one.name for one in followed if fails(one, reference_engine().start(), requests)] == []


Reached = tuple[list[Asked], reach.Reach]


@pytest.fixture(scope="module")
def reached(tmp_path_factory: pytest.TempPathFactory) -> Reached:
    """The statements that those cases run."""
    every, capabilities = _ready()
    file = tmp_path_factory.mktemp("reach") / "kept.pickle"
    return reach.recorded(trees_kept(), every, capabilities, file, 1)


def judged(reached: Reached, source_change: str, put: str) -> str:
    """What kills a mutant of our own: one text of a module replaced by another."""
    trees = trees_kept()
    module = "asl_reference.rules.sheltering.b27_cover"
    found = [one for one in mutants_of(module, trees[module]) if one.text == source_change]
    mutant = found[0]
    if put == "nothing":
        mutant = mutant._replace(change=mutant.change._replace(edits=()))
    if put == "no program":
        empty = ast.Expr(ast.Compare(ast.Constant(1), [], []))
        mutant = mutant._replace(change=change("comparison", empty, trees[module], "body", [empty]))
    every, marks = reached
    capabilities = _ready()[1]
    todo = trials([(mutant, frozenset({"B27.3"}))], marks, bound_kept(), every)
    ((_, result),) = run(todo, trees, every, capabilities, 1)
    return result.by


@pytest.mark.parametrize(
    "place",
    [
        "if [not fire.kind.from_above → False]:",
        "FROM_ABOVE = {'foxhole': [4 → 5], 'trench': 4, 'at_ditch': 4, 'sangar': 2, 'crest': 4}",
    ],
    ids=["in a function", "in a table"],
)
def test_a_mutant_is_killed_and_the_same_place_unchanged_is_not(reached: Reached, place: str) -> None:
    assert judged(reached, place, "it") == OWN
    assert judged(reached, place, "nothing") == NONE


@pytest.mark.parametrize(
    ("source", "table_of_words"),
    [
        ("FROM_ABOVE = {'foxhole': [4 → 5], 'trench': 4, 'at_ditch': 4, 'sangar': 2, 'crest': 4}", True),
        ("if [not fire.kind.from_above → False]:", False),
    ],
)
def test_a_table_asks_the_cases_that_use_it_and_a_place_those_that_run_it(
    reached: Reached, source: str, table_of_words: bool
) -> None:
    trees = trees_kept()
    module = "asl_reference.rules.sheltering.b27_cover"
    (mutant,) = (one for one in mutants_of(module, trees[module]) if one.text == source)
    cases = reached[1].of(mutant, bound_kept())
    assert cases is not None
    assert 0 < len(cases) <= len(reached[0])
    assert (mutant.lines is None) == table_of_words


def result(by: str, case: str = "") -> dict[str, str]:
    return {"engine": "e", "suite": "s", "by": by, "case": case, "digest": "d"}


@pytest.mark.parametrize(
    ("row", "engine", "digest", "suite", "holds"),
    [
        (result(OWN, "c"), "e", "d", "other", True),
        (result(OWN, "c"), "e", "changed", "s", False),
        (result(OWN, "c"), "other", "d", "s", False),
        (result(OWN), "e", "d", "s", True),
        (result(MEETING, "c"), "e", "d", "other", False),
        (result(OTHER, "c"), "e", "d", "s", True),
        (result(NONE), "e", "d", "s", True),
        (result(NONE), "e", "d", "other", False),
    ],
)
def test_a_result_holds_while_nothing_can_better_it(
    row: dict[str, str], engine: str, digest: str, suite: str, holds: bool
) -> None:
    assert ledger.State(engine, {"c": digest}, suite).holds(row) == holds


def test_results_are_kept_a_line_each(tmp_path: Path) -> None:
    mutant = next(mutants_of("asl_reference.rules.b9_x", ast.parse("LIMIT = 6")))
    file, now = tmp_path / "build" / "mutants.jsonl", ledger.State("e", {"c": "d"}, "s")
    with ledger.begin(file, []) as out:
        ledger.add(out, mutant, Result(NONE), now)
        ledger.add(out, mutant, Result(OWN, "c", "fail", 0.5), now)
        out.write('{"mutant": "broken off')
    (row,) = ledger.read(file).values()
    assert ledger.result_of(row) == Result(OWN, "c", "fail", 0.5)
    assert now.holds(row)


def test_a_row_that_no_mutant_dies_of_alone_may_be_weight() -> None:
    matrix = {"sangar": ["K1-1/sangar"], "trench": ["K1-1/trench", "K1-2/trench"], "shows nothing": []}
    rows = ["K1-1/sangar", "K1-1/trench", "K1-2/trench", "K1-2/idle"]
    found = weight.weighed(rows, matrix)
    assert found == {"K1-1/trench", "K1-2/trench", "K1-2/idle"}
    heading = weight.heading(rows, matrix, found)
    assert (
        "4 rows; 3 mutants that forget one, of which 2 die of them;\n1 rows kill one alone, 3 none."
        in heading
    )


def test_the_site_shows_the_counts_that_are_kept(tmp_path: Path) -> None:
    one = next(mutants_of("asl_reference.rules.b9_x", ast.parse("LIMIT = 6")))
    results = [Result(OWN), Result(OWN), Result(MEETING), Result(NONE)]
    rows = [table.Row(one, frozenset({"B9.3", "A4.1"}), result, "") for result in results]
    rows.append(table.Row(one, frozenset({"B9.3"}), Result(NONE), "no answer depends on it"))
    kept = tmp_path / site.COUNTS
    kept.parent.mkdir()
    kept.write_text(table.by_clause(rows), encoding="utf-8")
    assert site.page(tmp_path, registry.load()).splitlines()[-2:] == [
        "| A4.1 | 4 | 3 | 75.0 | 3 | 75.0 | 2 | 50.0 | 1 | 0 |",
        "| [B9.3](B9.3.md) | 4 | 3 | 75.0 | 3 | 75.0 | 2 | 50.0 | 1 | 1 |",
    ]


def test_mutants_that_no_case_runs_keep_nobody_waiting(reached: Reached) -> None:
    mutant = next(mutants_of("asl_reference.rules.b9_x", ast.parse("LIMIT = 6")))
    todo = [trial.Trial(mutant, frozenset(), (), False)] * 2
    found = run(todo, {mutant.module: ast.parse("LIMIT = 6")}, reached[0], _ready()[1], 1)
    assert [result.by for _, result in found] == [NONE, NONE]


def test_two_rows_of_crossings_that_fail_are_noted_and_what_is_known_is_not_asked_again(
    reached: Reached, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trees, (every, marks), capabilities = trees_kept(), reached, _ready()[1]
    monkeypatch.setattr(weight, "FOLDERS", ("B27", "interactions"))
    module = "asl_reference.rules.sheltering.b27_cover"
    text = "FROM_ABOVE = {'foxhole': [4 → 5], 'trench': 4, 'at_ditch': 4, 'sangar': 2, 'crest': 4}"
    (mutant,) = (one for one in mutants_of(module, trees[module]) if one.text == text)
    todo = trials([(mutant, frozenset({"B27.3"}))], marks, bound_kept(), every)
    kept = tmp_path / "build" / "weight.jsonl"
    found = weight.killed(todo, trees, every, capabilities, 1, "engine", kept)
    ((name, rows),) = found.items()
    assert name == ledger.name_of(mutant)
    assert len(rows) == weight.ROWS, "the first row that fails is not the last that is asked"
    assert set(rows) < weight.rows_of_crossings(every)
    assert weight.killed(todo, trees, [], capabilities, 1, "engine", kept)[name] == []
    kept.write_text(kept.read_text("utf-8").replace(rows[0], "as it was kept"), "utf-8")
    assert "as it was kept" in weight.killed(todo, trees, every, capabilities, 1, "engine", kept)[name]


@pytest.mark.skipif(not kept_weight.path().is_file(), reason="tox -e mutants -- --weight --write")
def test_rows_that_are_marked_as_weight_are_rows_of_crossings() -> None:
    marked = kept_weight.load().rows
    scenarios = {row.partition("/")[0] for row in marked}
    cases = [case for case in load_cases().all if case.id.partition("/")[0] in scenarios]
    rows = weight.rows_of_crossings(every_case(cases, ()))
    assert sorted(marked - rows) == [], f"renamed or gone: have {kept_weight.FILE} follow"


def test_a_change_that_makes_no_program_is_no_kill(reached: Reached) -> None:
    with pytest.raises(SystemExit, match="makes no program"):
        judged(
            reached,
            "FROM_ABOVE = {'foxhole': [4 → 5], 'trench': 4, 'at_ditch': 4, 'sangar': 2, 'crest': 4}",
            "no program",
        )


def test_a_module_takes_over_a_changed_function_and_table_wherever_they_are_imported() -> None:
    module, user = ModuleType("broken_here"), ModuleType("uses_it")
    text = "LIST = {1, 2}\ndef held(one): return one in LIST\n"
    exec(text, vars(module))
    vars(user).update(LIST=vars(module)["LIST"], held=vars(module)["held"])
    judging.take_over(module, compile(text.replace("2", "3").replace("one in", "one not in"), "x", "exec"))
    assert not vars(user)["held"](3)
    assert vars(user)["held"](2)


def test_a_mutant_of_the_judge_is_killed_by_the_nearest_tests() -> None:
    chosen = ["--only", "COMPARE _change: if old.verdict", "--processes", "1"]
    done = subprocess.run(
        [sys.executable, "-m", "mutants.judging", *chosen],
        cwd=Path(__file__).parents[2], capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"results\.compare +[1-9]\d* ", done.stdout)


BROKEN_TEXT = """function f(a, b) {
  if (!a && b < 2) return g(a).sort();
  return ["x", "y z"];
}
"""


@pytest.mark.parametrize(
    "text",
    [
        "if ([! → ]a && b < 2) return g(a).sort();",
        "if ([!a && → ] b < 2) return g(a).sort();",
        "if (!a [&& b < 2 → ]) return g(a).sort();",
        "if (!a [&& → ||] b < 2) return g(a).sort();",
        "if (!a && b [< → <=] 2) return g(a).sort();",
        "if (!a && b < [2 → 3]) return g(a).sort();",
        "if ([!a && b < 2 → false]) return g(a).sort();",
        "if (!a && b < 2) return g(a)[.sort() → ];",
        "if (!a && b < 2) return [g(a).sort() → true];",
        'return ["x"[, "y z" → ]];',
        'return ["x", "[y → ]z"];',
    ],
)
def test_a_text_in_javascript_is_broken_in_one_place(text: str) -> None:
    assert text in {one.text for one in tokens.mutants_of(BROKEN_TEXT, lambda _: "f")}


@pytest.mark.skipif(shutil.which("node") is None, reason="the judge in JavaScript needs Node")
def test_no_mutant_of_a_sample_of_the_judge_in_javascript_survives_the_vectors() -> None:
    tried = [*native_judges.javascript(native_judges.Choice(nth=40))]
    assert len(tried) >= 40
    known = native_judges.reasons()
    assert [
        one for one in tried if one.killer == native_judges.SURVIVES and ("js", one.key) not in known
    ] == []


@pytest.mark.skipif(shutil.which("javac") is None, reason="the judge in Java needs a JDK")
def test_no_mutant_of_a_function_of_the_judge_in_java_survives_the_vectors() -> None:
    tried = [*native_judges.java(native_judges.Choice(only="^adjacent: .*down [=→]"))]
    assert {one.killer == native_judges.SURVIVES for one in tried} == {False}
    assert any(one.killer.startswith("places") for one in tried)


def test_the_vectors_kill_mutants_of_the_judge_of_the_harness() -> None:
    chosen = ["harness", "--only", "BARS _ruling: if bar.within .and"]
    done = subprocess.run(
        [sys.executable, "-m", "mutants.native_judges", *chosen],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert re.search(r"harness +[1-9]\d* +0 +[1-9]", done.stdout), done.stdout + done.stderr


def test_a_mutant_without_a_vector_or_a_reason_is_a_survivor() -> None:
    killed, lives = (
        native_judges.Tried("js", key, "x:1", killer) for key, killer in (("a", "gone-1"), ("b", "survives"))
    )
    assert "x:1 js b" in native_judges.table([killed, lives], {})
    assert "x:1 js b" not in native_judges.table([killed, lives], {("js", "b"): "why"})
    assert native_judges.stale([killed, lives], {("js", "a"): "why", ("js", "b"): "why"}) == ["js a"]


def test_a_rule_with_an_exception_differs_where_the_exception_holds() -> None:
    def sheltered(cover: str, tem: int) -> int:
        return tem

    broken = adding.added("zero", "cover", "is trench")(sheltered)
    assert [broken("trench", 2), broken("foxhole", 2), broken(cover="trench", tem=2)] == [0, 2, 0]


def test_facts_are_words_of_the_position() -> None:
    squad = {"side": "german", "type": "squad", "hex": "B2", "beneath": ["foxhole"], "status": ["pinned"]}
    given = {
        "phase": "APh",
        "units": {"a": squad},
        "hexsides": {"B2-B3": {"terrain": "wall", "gap": True}},
        "hexes": {"B2": {"terrain": "marsh"}},
    }
    position = Position.from_json(given)
    assert set(facts_of(position.units["a"], position)) == {
        "type squad",
        "status pinned",
        "beneath foxhole",
    }
    assert set(facts_of("B2-B3", position)) == {"hexside wall", "hexside gap"}
    assert set(facts_of("B2", position)) == {"hex marsh"}
    assert set(facts_of("B5", position)) == set()
    assert set(facts_of(position, None)) == {"phase APh"}


@pytest.mark.parametrize(("fact", "killed"), [("is foxhole", True), ("is pillbox", False)])
def test_an_exception_is_killed_by_the_cases_on_which_it_holds(
    reached: Reached, fact: str, killed: bool
) -> None:
    module, (every, _) = "asl_reference.rules.sheltering.b27_cover", reached
    one = adding.Added(module, "entrenchment_tem", "zero", "shelter", fact)
    mutant = adding.mutant_of(one, trees_kept()[module])
    todo = [trial.Trial(mutant, frozenset({"B27.3"}), range(len(every)), True)]
    ((_, found),) = run(todo, trees_kept(), every, _ready()[1], 1)
    assert (found.by == OWN) == killed


def test_the_watcher_notes_what_an_exception_could_change() -> None:
    watcher = adding.Watcher()

    @watcher("a.module", "tem")
    def tem(cover: str) -> int:
        return 2 if cover == "trench" else 0

    assert [tem("trench"), tem("pillbox")] == [2, 0]
    assert watcher.seen == {adding.Added("a.module", "tem", "zero", "cover", "is trench")}


def test_an_exception_leads_to_a_value_that_the_rule_has_elsewhere() -> None:
    one = adding.Added("a.module", "bars", "barred", "unit", "status pinned")
    assert not adding.possible(one, set())
    assert adding.possible(one, {("a.module", "bars", "barred")})


def test_of_an_exception_that_very_many_cases_meet_its_own_are_kept(reached: Reached) -> None:
    every, bound = reached[0], bound_kept("B27.3")
    one = adding.Added(
        "asl_reference.rules.sheltering.b27_cover", "entrenchment_tem", "zero", "shelter", "is foxhole"
    )
    own, others = [], []
    for index, asked in enumerate(every):
        (own if adding.owned(one, asked, bound) else others).append(index)
    met = [*others[: 2 * adding.MOST], own[-1]]
    assert adding.own_first(one, met, every, bound) == [own[-1], *others[: adding.MOST]]


def _exception(fact: str) -> Mutant:
    module = "asl_reference.rules.ground.b27_foxholes"
    return adding.mutant_of(adding.Added(module, "shelter_of", "empty", "piece", fact), trees_kept()[module])


def test_a_reason_holds_for_the_exceptions_that_it_names_and_for_no_other() -> None:
    known = {
        "B27 shelter_of: empty where piece has status *": "of several",
        "B27 shelter_of: empty where piece has status set": "of one",
        "B27 shelter: *": "of another function",
    }
    pinned, is_set, squad = map(_exception, ("status pinned", "status set", "type squad"))
    assert adding_reasons.reason(known, pinned) == "of several"
    assert adding_reasons.reason(known, is_set) == "of one"
    assert adding_reasons.reason(known, squad) == ""
    assert adding_reasons.reason({"B27 shelter_of: *": "of all"}, squad) == "of all"
    assert adding_reasons.idle(known, (pinned.key, is_set.key)) == ["B27 shelter: *"]


def test_the_page_tells_whose_reason_is_refuted_and_which_names_nothing() -> None:
    lives = table.Row(_exception("status pinned"), frozenset(), Result("none"), "why")
    dies = table.Row(_exception("status set"), frozenset(), Result(OWN, "B27.3-1"), "why")
    text = adding_page.document([lives, dies], 2, 1, 1, 9, ["B27 gone: *"])
    assert "has status pinned" not in text
    assert "yet killed: they count\n\n- engine/asl_reference/rules/ground/b27_foxholes.py" in text
    assert "has status set (B27.3-1)" in text
    assert "- `B27 gone: *`" in text
    assert "yet killed" not in adding_page.document([lives], 1, 1, 1, 9)


def test_a_reason_names_a_rule_an_argument_and_a_value_and_says_why() -> None:
    clauses = frozenset(clause for case in load_cases().cases for clause in case.clauses)
    bound = bound_kept(*clauses)
    rules = {
        f"{group_of(module)} {rule.name}": {one.arg for one in (*rule.args.args, *rule.args.kwonlyargs)}
        for module, tree in trees_kept().items()
        for rule in adding.rules_in(module, tree, bound)
    }
    for name, why in adding_reasons.reasons().items():
        function, _, exception = name.partition(": ")
        assert function in rules, name
        assert len(why.split()) > 3, name
        if exception == "*":
            continue
        value, _, condition = exception.partition(" where ")
        argument, _, fact = condition.partition(" has ")
        assert value in {"*", "true", "false", "barred", "allowed", "zero", "empty"}, name
        assert argument in rules[function] | {"*"}, name
        assert fact, name


def test_a_cover_takes_what_holds_most_and_leaves_nothing_out() -> None:
    items = certain({"a": [1, 2], "b": [2, 3, 4], "c": [1], "d": [4]})
    assert cover(items) == ["b", "a"]
    assert cover(items, most=1) == ["b"]
    assert cover(items, chosen=["b"]) == ["a"]
    assert cover(items, chosen=["a", "b"]) == []
    assert cover(items, {1: 10.0}) == ["a", "b"]


def test_a_cover_counts_what_an_item_may_have_missed() -> None:
    items: dict[str, dict[Hashable, float]] = {"a": {1: 0.5, 2: 0.5}, "b": {1: 0.5, 2: 0.5}, "c": {3: 0.6}}
    assert cover(items) == ["a", "c", "b"]
    items["c"][3] = 0.4
    assert cover(items) == ["a", "b", "c"]


def core_kills(reached: Reached, tmp_path: Path, rows: Collection[str]) -> dict[str, core_trial.Kill]:
    """What a core of these rows kills of the mutants of a table of FP from above, and of one exception."""
    trees, (every, marks), capabilities = trees_kept(), reached, _ready()[1]
    module = "asl_reference.rules.sheltering.b27_cover"
    plain = [one for one in mutants_of(module, trees[module]) if one.function == "FROM_ABOVE"][:6]
    todo = trials([(one, frozenset({"B27.3"})) for one in plain], marks, bound_kept(), every)
    exception = adding.Added(module, "entrenchment_tem", "zero", "shelter", "is foxhole")
    mutant = adding.mutant_of(exception, trees[module])
    todo.append(trial.Trial(mutant, frozenset({"B27.3"}), range(len(every)), True))
    bench = core_trial.Bench(trees, every, capabilities, "engine", tmp_path / "build" / "core.jsonl")
    return core_trial.tried(bench, todo, frozenset(rows), lambda: 0.0)


def test_a_core_of_rows_that_kill_kills_what_the_whole_kills(reached: Reached, tmp_path: Path) -> None:
    alone = core_kills(reached, tmp_path, [])
    assert {core_trial.ADDS, core_trial.PLAIN} <= {one.kind for one in alone.values()}
    assert not any(one.by_core for one in alone.values())
    kept = {one.row for one in alone.values() if one.row}
    whole = core_kills(reached, tmp_path, kept)
    assert all(one.by_core for one in whole.values() if one.killed)
    assert [one.killed for one in whole.values()] == [one.killed for one in alone.values()]


def test_what_is_known_of_a_core_is_not_asked_again(reached: Reached, tmp_path: Path) -> None:
    first = core_kills(reached, tmp_path, [])
    kept = tmp_path / "build" / "core.jsonl"
    lines = kept.read_text("utf-8").splitlines()
    assert core_kills(reached, tmp_path, []) == first
    assert kept.read_text("utf-8").splitlines() == lines
    kept.write_text("\n".join([*lines[:-1], lines[-1][:-9]]) + "\n", "utf-8")  # interrupted as it wrote
    assert core_kills(reached, tmp_path, []) == first


def test_a_third_of_the_mutants_is_held_out_whatever_else_there_is() -> None:
    trees = trees_kept()
    module = "asl_reference.rules.sheltering.b27_cover"
    found = list(mutants_of(module, trees[module]))
    held_out = [core_trial.is_held_out(one) for one in found]
    assert 0.2 < sum(held_out) / len(held_out) < 0.5
    assert [core_trial.is_held_out(one._replace(line=one.line + 7)) for one in found] == held_out


def test_to_mend_a_core_adds_only_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "core.txt"
    monkeypatch.setattr(kept_core, "path", lambda: file)
    suite = load_cases()
    suite = type(suite)("digest", tuple(case for case in suite.cases if "B27.3" in case.clauses))
    file.write_text(kept_core.text([suite.cases[0].id, "B27.3-gone"], "old", "with 3 mutants"), "utf-8")
    assert core.mend(suite) == 0
    found = kept_core.load(file)
    assert suite.cases[0].id in found.names
    assert (found.suite, found.how) == ("digest", "with 3 mutants")
    assert kept_core.defects(found, suite.cases) == []
    assert core.mend(suite) == 0
    assert kept_core.load(file) == found, "there is nothing left to mend"


def test_a_core_that_is_too_large_loses_rows_whose_requirements_others_hold() -> None:
    held = certain({"one/a": "x", "one/b": "x", "one/c": "x", "two": "y", "three": "xy"})
    assert core.within(held, held, 3) == ["one/a", "three", "two"]
    assert core.within(held, held, 1) == ["three"]
    with pytest.raises(SystemExit, match="the requirements alone take 1 cases"):
        core.within(held, held, 0)
