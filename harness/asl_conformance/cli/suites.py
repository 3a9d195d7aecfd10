"""``lint`` and ``keep``: check your own suites, and add to them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from asl_conformance.cli.files import FILE
from asl_conformance.cli.group import HARNESS_FAULT, die, examples, guarded, main
from asl_conformance.cli.selection import folder_of, suites

if TYPE_CHECKING:
    from asl_conformance.fuzz.finding.findings import Record
    from asl_conformance.fuzz.finding.keep import Kept, Word
    from asl_conformance.suite.case import Case
    from asl_conformance.suite.own import OwnSuite


@main.command(
    epilog=examples(
        ("asl-conformance lint --suite tests/asl", "   a suite of your own"),
        ("asl-conformance lint", "   the built-in one"),
    )
)
@suites
@guarded
def lint() -> None:
    """Check and compile suites without an engine: print every defect with file and line, or the case count.

    Checks the suites of --suite. Default: the built-in one. Exits 4 if there is a defect.
    """
    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.suite.own import BUILTIN, in_use

    used, found = in_use(), load_cases()
    names = [suite.name for suite in used.suites] + [BUILTIN] * (used.builtin or not used.suites)
    features = len({case.feature for case in found.cases})
    derived = f", {len(found.derived)} derived from them" if found.derived else ""
    click.echo(f"{', '.join(names)}: sound; {len(found.cases)} cases in {features} features{derived}")


@main.command(
    epilog=examples(
        ("asl-conformance keep findings/fuzz-1b2c3d4e5f.json --suite tests/asl", ""),
        ("asl-conformance keep case.json --suite tests/asl --clause B27.2", ""),
        ("asl-conformance keep board.json --suite mine --when ... --then 'the LOS is clear'", ""),
    )
)
@click.argument("file", type=FILE)
@click.option("--suite", "name", metavar="DIR", required=True, help="The suite to add to: folder or name.")
@click.option(
    "--id", "identifier", metavar="ID", help="Id of the scenario. Default: the finding's id, or a free one."
)
@click.option("--clause", metavar="CLAUSE", help="Its clause. Default: the first that the file names.")
@click.option("--title", metavar="TEXT", help="Its title, in a few words.")
@click.option("--when", metavar="STEPS", default="", help="Ask this instead: Whens, separated by [b];[/b].")
@click.option(
    "--then", metavar="STEPS", default="", help="What the answer has to be: Thens, separated by [b];[/b]."
)
@click.option(
    "--feature",
    metavar="NAME",
    default="kept.feature",
    show_default=True,
    help="The feature file to add it to.",
)
@guarded
def keep(
    file: Path,
    name: str,
    identifier: str | None,
    clause: str | None,
    title: str | None,
    when: str,
    then: str,
    feature: str,
) -> None:
    """Turn a finding of fuzz, or a case in JSON, into a scenario of your own suite.

    The scenario expects what --then says. Default: the expectations of the case (for a finding, the
    reference's answer then), else the reference's answer now. The output says which was used. The suite is
    checked and compiled; if that fails, it stays unchanged.
    """
    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.suite import own
    from asl_conformance.suite.places import SuiteError

    if Path(feature).name != feature or not feature.endswith(".feature"):
        raise click.UsageError(f"--feature {feature}: give a file name that ends in .feature")
    folder = folder_of(name)
    suite = _read(folder)
    with own.using((suite,)):
        case, word, note = _claimed(file, when, then)
        if title:
            case = _titled(case, title)
        already = _kept_already(case)
        if already:
            raise click.UsageError(f"{file} is already in the suite, as {already}")
        called = identifier or _identifier(file, suite)
        if called in {one.id for one in suite.manifest.requirement}:
            raise click.UsageError(
                f"{suite.place(called)}: {called} is already in the suite; give another --id"
            )
        about, new = _clause(case, clause)
        made = _kept(case, called, about, note)
        older = _written(suite, made, feature, about if new else None)
    try:
        with own.using((own.read(folder),)):
            cases = [c for c in load_cases().cases if called in c.requirements]
    except SuiteError as error:
        from asl_conformance.fuzz.finding.keep import put_back

        put_back(older)
        die(HARNESS_FAULT, f"not kept, because the suite would then have a defect:\n{error}")
    _print_kept(folder, suite, made, feature, word, cases)


def _read(folder: Path) -> OwnSuite:
    from asl_conformance.suite import own
    from asl_conformance.suite.places import SuiteError

    try:
        return own.read(folder)
    except own.NoSuite as error:
        raise click.UsageError(str(error)) from error
    except SuiteError as error:
        die(HARNESS_FAULT, f"the suite is at fault:\n{error}")


def _claimed(file: Path, when: str, then: str) -> tuple[Case, Word, str]:
    """The case with its expectations, who says so, and a note on where it comes from."""
    from asl_conformance.cli.ask import case_of_json, changed, steps_of

    finding = _finding(file)
    if finding is not None and finding.invariant:
        base = _of_invariant(finding, file)
    else:
        base = case_of_json(file.read_bytes(), file)
    if when:
        base = changed(base, "", when)
    note = _note(finding, file)
    if then:
        return _then(base, steps_of(then)), "yours", note
    if base.expectations:
        return base, "reference" if finding is not None else "case", note
    if not base.questions:
        raise click.UsageError(f"{file} asks nothing; give the question by --when and the answer by --then")
    return _by_reference(base), "reference", note


def _note(finding: Record | None, file: Path) -> str:
    from asl_conformance.base.text import one_line

    if finding is None:
        return f"kept from {file.name}"
    broken = f" broke {finding.invariant}" if finding.invariant else ""
    return one_line(f"found by fuzz, edition {finding.edition}: {finding.engine}{broken}", 200)


def _finding(file: Path) -> Record | None:
    """The finding in that file; None if the file holds something else."""
    import msgspec

    from asl_conformance.fuzz.finding.findings import BadFinding, read

    try:
        whole = msgspec.json.decode(file.read_bytes())
        return read(file) if isinstance(whole, dict) and {"kind", "board", "seed"} <= whole.keys() else None
    except (OSError, msgspec.DecodeError, BadFinding) as error:
        raise click.UsageError(f"{file}: {error}") from error


def _of_invariant(finding: Record, file: Path) -> Case:
    """The question that broke an invariant, as a case; a usage error if phrases cannot express it."""
    from msgspec.structs import replace

    from asl_conformance.fuzz.finding.unsaid import NO_STEP
    from asl_conformance.gherkin.scene import unasked, world_of_steps
    from asl_conformance.gherkin.vocabulary import StepError
    from asl_conformance.suite.registry import load

    known = finding.invariant in load().invariants
    if any(NO_STEP in line for line in finding.gherkin):
        raise click.UsageError(
            f"{file}: {finding.invariant} was broken by several questions, or one that no phrase expresses; "
            "give the question by --when and the answer by --then"
        )
    try:
        made = unasked(world_of_steps(finding.gherkin), finding.id)
    except StepError as error:
        raise click.UsageError(f"{file}: {error}") from error
    statement = load().invariants[finding.invariant].statement if known else finding.what
    return replace(
        made,
        name=f"{finding.invariant}: {statement}",
        clauses=finding.clauses or _clauses_of(finding.invariant),
    )


def _clauses_of(invariant: str) -> tuple[str, ...]:
    """Clauses for an invariant; the first clause of its chapter if nothing nearer is known."""
    from asl_conformance.suite.registry import load

    chapter = load().chapters.get(invariant.partition("-")[0])
    return chapter.clauses[:1] if chapter else ()


def _then(base: Case, steps: list[str]) -> Case:
    """The case with these expectations instead of its own."""
    from asl_conformance.gherkin.scene import claiming
    from asl_conformance.gherkin.vocabulary import StepError

    try:
        return claiming(base, steps)
    except StepError as error:
        raise click.UsageError(str(error)) from error


def _by_reference(base: Case) -> Case:
    """The case expecting the reference's answers: the plain fields for each question."""
    from msgspec.structs import replace

    from asl_conformance.adapters.reference.engine import reference_engine
    from asl_conformance.protocol.reply import Outcomes
    from asl_conformance.suite.case import Expectation, plain, request_params

    with reference_engine() as engine:
        engine.start()
        reply = engine.evaluate(request_params(base, "current"))
    claims: list[Expectation] = []
    for number, outcome in enumerate(reply.outcomes if isinstance(reply, Outcomes) else ()):
        answer = plain(outcome.answer)
        fields = answer.items() if isinstance(answer, dict) else ()
        claims += [
            Expectation(f"{key} is {value}", number, (key,), "is", value)
            for key, value in fields
            if isinstance(value, (bool, int, float)) and not (key == "hindrance" and not answer.get("clear"))
        ]
    if not claims:
        raise click.UsageError("the reference's answer has no plain field; give the answer by --then")
    return replace(base, expectations=tuple(claims))


def _titled(case: Case, title: str) -> Case:
    from msgspec.structs import replace

    return replace(case, name=title)


def _kept_already(case: Case) -> str:
    from asl_conformance.fuzz.finding.keep import kept_already
    from asl_conformance.gherkin.kept import load_cases

    return kept_already(case, load_cases().cases)


def _identifier(file: Path, suite: OwnSuite) -> str:
    from asl_conformance.fuzz.finding.keep import free_name

    finding = _finding(file)
    return finding.id if finding is not None else free_name(suite)


def _clause(case: Case, clause: str | None) -> tuple[str, bool]:
    """The clause of the case, and whether the suite has to declare it first."""
    from asl_conformance.suite.registry import load

    known = load().clauses
    if clause is None:
        clause = next((one for one in case.clauses if one in known), next(iter(case.clauses), None))
    if clause is None:
        raise click.UsageError("no clause is known for it; give one, such as --clause B27.2")
    return clause, clause not in known


def _kept(case: Case, name: str, clause: str, note: str) -> Kept:
    from asl_conformance.fuzz.finding.keep import CannotKeep, kept

    try:
        return kept(case, name, clause, note)
    except CannotKeep as error:
        raise click.UsageError(str(error)) from error


def _written(suite: OwnSuite, made: Kept, feature: str, clause: str | None) -> dict[Path, bytes | None]:
    from asl_conformance.fuzz.finding.keep import write

    try:
        return write(suite, made, feature, clause)
    except OSError as error:
        raise click.UsageError(f"cannot write to {suite.as_named}: {error.strerror or error}") from error


def _print_kept(
    folder: Path, suite: OwnSuite, made: Kept, feature: str, word: Word, cases: list[Case]
) -> None:
    from asl_conformance.base.text import clean
    from asl_conformance.fuzz.finding.keep import MEANINGS

    click.echo(f"{folder / feature}:\n")
    click.echo(clean(made.scenario))
    if made.board is not None:
        click.echo(
            f"phrases cannot express all of it: {folder / made.board[0]} has the position and the question"
        )
    click.echo(f"claims   {MEANINGS[word]}")
    click.echo(f"again    asl-conformance run --suite {folder} -k {cases[0].id}")
