"""``ask``: one position, one question, any number of engines, editions and variants side by side."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import rich_click as click

from asl_conformance.adapters.limits import REFERENCE
from asl_conformance.cli.asking import check_edition
from asl_conformance.cli.files import CASES, _write
from asl_conformance.cli.group import CONFORMS, DEFAULT_EDITION, DOES_NOT_CONFORM, examples, guarded, main
from asl_conformance.cli.options import as_one
from asl_conformance.cli.selection import suites

if TYPE_CHECKING:
    from collections.abc import Sequence

    from asl_conformance.adapters.base import Engine
    from asl_conformance.judging.following import Following
    from asl_conformance.protocol.messages import Capabilities
    from asl_conformance.report.asked import Asked, Column
    from asl_conformance.suite.case import Case

Read = TypeVar("Read")

STDIN = "-"
STEPS = ";"
"""Separates the steps of --when and --variant."""

EXAMPLES = examples(
    ("asl-conformance ask B27.2-3/hedge --engine reference --engine mine", ""),
    ("asl-conformance ask B27.3-1/flamethrower --edition current --edition older", ""),
    ('asl-conformance ask B27.2-3/hedge --variant "hexside B2-B3 is a wall"', ""),
    ('asl-conformance ask board.json --when "LOS is traced between B2 and B4"', ""),
    ("asl-conformance ask - < steps.txt", "   Given ..., When ..., as in a feature"),
)


@dataclass(frozen=True)
class Options:
    """What ``ask`` is told."""

    what: str
    engines: tuple[str, ...]
    editions: tuple[str, ...]
    variants: tuple[str, ...]
    when: str
    everything: bool
    as_json: bool
    timeout: float | None
    cases_file: Path | None


@main.command(epilog=EXAMPLES)
@click.argument("what", metavar="CASE_OR_FILE", default=STDIN)
@click.option(
    "--engine",
    "engines",
    metavar="ENGINE",
    multiple=True,
    default=(REFERENCE,),
    help="As for run; repeatable. Default: the reference.",
)
@click.option("--edition", "editions", metavar="EDITION", multiple=True, help="As for run; repeatable.")
@click.option(
    "--variant",
    "variants",
    metavar="STEPS",
    multiple=True,
    help="Ask about a changed position as well: Givens of docs/vocabulary.md, separated by [b];[/b]. "
    "Repeatable.",
)
@click.option(
    "--when",
    metavar="STEPS",
    default="",
    help="Ask this instead of the case's question: Whens of docs/vocabulary.md, separated by [b];[/b].",
)
@click.option(
    "--all", "everything", is_flag=True, help="Show all fields of long answers, not only those that differ."
)
@click.option("--json", "as_json", is_flag=True, help="Write JSON; the schema is [b]asked[/b].")
@click.option("--timeout", type=click.FloatRange(min=0, min_open=True), metavar="S", help="As for run.")
@CASES
@suites
@guarded
@as_one(Options)
def ask(options: Options) -> None:
    """Ask engines one question about one position, side by side, with their reasons.

    CASE_OR_FILE is the id of a case, a JSON file with a case, position, request or finding, a file of
    steps as in a feature, or - for steps on standard input. Exits 1 if answers differ or are wrong.
    """
    import msgspec

    from asl_conformance.report.side_by_side import show
    from asl_conformance.report.terminal import console

    for edition in options.editions:
        check_edition(edition)
    base = _base(options.what, options.cases_file)
    cases = [changed(base, one, options.when) for one in ("", *options.variants)]
    with ExitStack() as stack:
        found = _asked(stack, cases, options)
    if options.as_json:
        _write(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n", None)
    else:
        show(console(), cases[0], found, everything=options.everything)
    raise SystemExit(CONFORMS if found.alike else DOES_NOT_CONFORM)


def _asked(stack: ExitStack, cases: Sequence[Case], options: Options) -> Asked:
    """What each engine says in each edition of each case: as it stands, then with each variant."""
    from asl_conformance.adapters.choose import Choice, choose, open_choice
    from asl_conformance.cli.reading_options import declared
    from asl_conformance.cli.running import numbered
    from asl_conformance.judging.following import following
    from asl_conformance.report.asked import Asked, Variant

    opened: dict[str, tuple[Engine, Capabilities, Choice]] = {}
    for name in dict.fromkeys(options.engines):
        choice = choose(name, options.timeout)
        engine = stack.enter_context(open_choice(choice))
        known = engine.start()
        called = numbered(name if name.isidentifier() else known.name, list(opened))
        opened[called] = engine, known, choice
    columns: list[Column] = []
    for number, case in enumerate(cases):
        for edition in options.editions or dict.fromkeys(
            choice.edition or DEFAULT_EDITION for _, _, choice in opened.values()
        ):
            for called, (engine, known, choice) in opened.items():
                readings = following(known, declared(called, choice.readings, edition), edition)
                reference = choice.command == REFERENCE
                columns.append(
                    _column(
                        stack, called, engine, known, edition, readings, number, case, judged=not reference
                    )
                )
    claims = tuple(dict.fromkeys(e.prose for e in cases[0].expectations))
    variants = tuple(
        Variant(name, case.position, case.actions, case.questions)
        for name, case in zip(("", *options.variants), cases, strict=True)
    )
    return Asked(cases[0].id, claims, variants, tuple(columns))


def _column(
    stack: ExitStack,
    called: str,
    engine: Engine,
    known: Capabilities,
    edition: str,
    readings: Following,
    number: int,
    case: Case,
    *,
    judged: bool,
) -> Column:
    """One engine's answers; judged if the case has expectations and applies to the edition."""
    from msgspec.structs import replace

    from asl_conformance.adapters.base import EngineLost
    from asl_conformance.judging.judge import judge
    from asl_conformance.protocol.messages import Outcome, Unsupported
    from asl_conformance.protocol.reply import Failure, Outcomes, Reply
    from asl_conformance.report.asked import column
    from asl_conformance.suite.case import request_params
    from asl_conformance.suite.editions import applies, asked_as, offers

    if not offers(edition, known.editions, known.errata):
        missing = Outcome(unsupported=Unsupported((f"the edition {edition}",)))
        reply: Reply = Outcomes((missing,) * len(case.questions))
        return column(called, known.version, edition, number, reply)
    wording = asked_as(edition, known.editions, known.errata)
    try:
        reply = engine.evaluate(request_params(case, wording, readings.sent))
    except EngineLost as lost:
        reply = Failure("crash", str(lost))
    made = column(called, known.version, edition, number, reply)
    if not case.expectations or not applies(case, edition, readings.judged):
        return made
    verdict = judge(case, reply, known)
    look = look_at(stack, case, verdict.findings, engine, known, edition, readings) if judged else ""
    return replace(made, verdict=verdict.kind, look_at=look)


def look_at(
    stack: ExitStack,
    case: Case,
    findings: Sequence[Any],
    engine: Engine,
    known: Capabilities,
    edition: str,
    readings: Following,
) -> str:
    """Where to look first for what an engine got wrong; empty if no smaller question is wrong."""
    from asl_conformance.adapters.base import EngineLost
    from asl_conformance.adapters.reference.engine import reference_engine
    from asl_conformance.cli.running import reference_asker
    from asl_conformance.fuzz.asking.ask import Asker
    from asl_conformance.fuzz.asking.closer import closer

    if not any(finding.kind == "fail" for finding in findings):
        return ""
    reference = stack.enter_context(reference_engine())
    try:
        found = closer(
            case,
            findings,
            Asker(engine, known, edition, readings.sent),
            reference_asker(reference, reference.start(), edition, readings),
        )
    except EngineLost:
        return ""
    return found.text if found is not None else ""


def _base(what: str, cases_file: Path | None) -> Case:
    """The case asked about; it may have no question and no expectation yet."""
    from asl_conformance.cli.report import _case

    path = Path(what)
    if what == STDIN:
        if sys.stdin.isatty():
            click.echo("asl-conformance: Given ..., When ..., then Ctrl-D", err=True)
        return _of_steps(sys.stdin.read(), "standard input")
    if path.is_file():
        try:
            raw = path.read_bytes()
            text = raw.decode()
        except (OSError, UnicodeDecodeError) as error:
            raise click.UsageError(f"{path}: {error}") from error
        return case_of_json(raw, path) if text.lstrip().startswith("{") else _of_steps(text, str(path))
    if path.suffix == ".json":
        raise click.UsageError(f"{path}: there is no such file")
    return _case(what, cases_file)


def _of_steps(text: str, name: str) -> Case:
    from asl_conformance.gherkin.scene import unasked, world_of_steps
    from asl_conformance.gherkin.vocabulary import StepError

    try:
        return unasked(world_of_steps(text.splitlines()), name)
    except StepError as error:
        raise click.UsageError(f"{name}, {error}") from error


def case_of_json(raw: bytes, path: Path) -> Case:
    """The case in a JSON file: a case, a finding of fuzz, a request, its parameters, or a position."""
    import msgspec

    from asl_conformance.adapters.check import explain
    from asl_conformance.protocol.messages import EvaluateParams
    from asl_conformance.protocol.position import Position
    from asl_conformance.suite.case import Case

    def bare(position: Position, **more: Any) -> Case:
        return Case(
            path.stem,
            path.name,
            (),
            (),
            path.name,
            0,
            position,
            more.get("questions", ()),
            (),
            **{k: v for k, v in more.items() if k == "actions"},
        )

    def read(data: Any, kind: type[Read]) -> Read:
        try:
            return msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            problem = explain(error, data, top=kind.__name__.lower(), kind=kind)
            raise click.UsageError(f"{path}: no case, finding, request or position: {problem}") from error

    try:
        whole = msgspec.json.decode(raw)
    except msgspec.DecodeError as error:
        raise click.UsageError(f"{path}: no case, finding, request or position: {error}") from error
    if isinstance(whole, dict) and "params" in whole:
        whole = whole["params"]
    fields = whole if isinstance(whole, dict) else {}
    if "questions" in fields and "expectations" not in fields:
        asked = read(fields, EvaluateParams)
        return bare(asked.position, questions=asked.questions, actions=asked.actions)
    if "kind" in fields and "board" in fields:
        if fields.get("case"):
            return read(fields["case"], Case)
        return bare(read(fields.get("position"), Position))
    return read(fields, Case) if "position" in fields else bare(read(whole, Position))


def changed(base: Case, variant: str, when: str) -> Case:
    """The case, its position changed by the steps of ``variant``, with the question ``when`` if given."""
    from asl_conformance.gherkin.scene import varied
    from asl_conformance.gherkin.vocabulary import StepError

    try:
        return varied(base, steps_of(variant), steps_of(when))
    except StepError as error:
        raise click.UsageError(str(error)) from error


def steps_of(text: str) -> list[str]:
    """The steps of an option, which semicolons separate."""
    return [step for part in text.split(STEPS) if (step := part.strip())]
