"""Which cases a command is about: ``--profile``, ``--clause``, ``-k``, ``--cases``, the same for all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import rich_click as click

from asl_conformance.adapters.limits import PROFILES
from asl_conformance.cli.group import HARNESS_FAULT, die

if TYPE_CHECKING:
    from asl_conformance.suite.case import Case, Suite
    from asl_conformance.suite.unread import Head

F = TypeVar("F", bound=Callable[..., object])


def suites(command: F) -> F:
    """The option ``--suite``; the suites that it names are in use while the command runs."""
    return click.option(
        "--suite",
        "suites",
        multiple=True,
        metavar="DIR",
        expose_value=False,
        is_eager=True,
        callback=_use,
        help="A suite of your own instead of the built-in one: its folder, or its name in "
        "asl-conformance.toml. Repeatable. Add [b]builtin[/b] to have the built-in one too.",
    )(command)


def _use(context: click.Context, parameter: click.Parameter, given: tuple[str, ...]) -> None:
    """Use the suites until the command ends; their code, ``steps.py``, runs when they are compiled."""
    if not given or context.resilient_parsing:
        return
    from asl_conformance.suite import own
    from asl_conformance.suite.places import SuiteError

    try:
        found = [own.read(folder_of(name)) for name in dict.fromkeys(given) if name != own.BUILTIN]
        once = {suite.folder: suite for suite in found}
        context.with_resource(own.using(once.values(), builtin=own.BUILTIN in given))
    except own.NoSuite as error:
        raise click.BadParameter(str(error), context, parameter) from error
    except SuiteError as error:
        die(HARNESS_FAULT, f"the suite is at fault:\n{error}")


def folder_of(name: str) -> Path:
    """The folder that ``--suite`` names: an existing folder, or the folder of a configured name."""
    from asl_conformance.adapters.base import EngineStartError
    from asl_conformance.adapters.configuration import configuration

    if Path(name).is_dir():
        return Path(name)
    try:
        found = configuration(Path.cwd())
    except EngineStartError as error:
        raise click.UsageError(str(error)) from error
    known = found[1].suites if found else {}
    if found is None or name not in known:
        names = f"; suites of {found[0]}: {', '.join(known) or 'none'}" if found else ""
        raise click.BadParameter(f"{name} is not a folder{names}", param_hint="--suite")
    return found[0].parent / known[name]


def filters(command: F) -> F:
    """The options that select cases: ``profile``, ``clauses`` and ``expression``."""
    by_profile = click.option(
        "--profile",
        type=click.Choice(PROFILES),
        help="How much of the suite: [b]core[/b], a part that holds every requirement, or [b]whole[/b]. "
        "Default: whole, if asl-conformance.toml says nothing else.",
    )
    by_clause = click.option(
        "--clause",
        "clauses",
        multiple=True,
        metavar="CLAUSE",
        help="Only cases of this clause and its subclauses, such as B27 or B27.1. Repeatable.",
    )
    by_words = click.option(
        "-k",
        "expression",
        multiple=True,
        metavar="EXPR",
        callback=_any_of,
        help="Only cases whose id, name or tags match: words, and, or, not. "
        "Repeatable: cases that match any.",
    )
    return suites(by_profile(by_clause(by_words(command))))


def _any_of(context: click.Context, parameter: click.Parameter, given: tuple[str, ...]) -> str:
    """Several ``-k`` joined by or; a blank one selects nothing."""
    expressions = [text for text in dict.fromkeys(given) if text.strip()]
    if len(expressions) < 2:
        return "".join(expressions)
    from asl_conformance.suite.select import NothingSelected, parse

    try:
        for text in expressions:
            parse(text)
    except NothingSelected as error:
        raise click.UsageError(str(error)) from error
    return " or ".join(f"({text})" for text in expressions)


def selected(
    edition: str | None,
    clauses: tuple[str, ...],
    expression: str,
    file: Path | None = None,
    profile: str | None = None,
) -> tuple[tuple[Case, ...], Suite]:
    """The selected cases and their suite; a usage error if there are none, or none in the edition.

    If all cases of the file are those of the suite, they are a part of it; otherwise the file is a suite of
    its own. Cases of all readings stay in: the engine itself may declare which it follows.
    """
    from asl_conformance.cli.names import former_words
    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.suite.editions import ANOTHER_EDITION, UnknownEdition, in_force, why_not
    from asl_conformance.suite.select import NothingSelected, select
    from asl_conformance.suite.unread import heads_of, picked
    from asl_conformance.suite.vectors import BadVectors

    try:
        if edition is not None:
            in_force(edition)
        suite = load_cases()
        chosen, suite = (suite, suite) if file is None else _of_file(file, edition, suite)
        some = bool(clauses or expression or profile == "core")  # heads beside all cases would take memory
        parts = (heads_of(chosen.cases), heads_of(chosen.derived)) if some else (chosen.all,)
        heads: list[Head | Case] = [one for part in parts for one in part]
        if profile == "core":
            heads = _of_core(heads)
        found = picked(chosen, select(heads, clauses, expression, former_words(expression, suite)))
        if edition is not None and all(why_not(case, edition) == ANOTHER_EDITION for case in found):
            raise NothingSelected(f"the edition {edition} has none of the selected cases; see --edition")
        return found, suite
    except NothingSelected as error:
        rest = "; of the core, --profile whole selects from all cases" if profile == "core" else ""
        raise click.UsageError(f"{error}{rest}") from error
    except (UnknownEdition, BadVectors, OSError) as error:
        raise click.UsageError(str(error)) from error


def _of_core(cases: list[Head | Case]) -> list[Head | Case]:
    """The cases of the core, and all cases of suites of the user's own: these have no core."""
    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.suite import core, own

    found = core.load()
    if not own.in_use().suites:
        return [case for case in cases if found.has(case)]
    with own.using((), builtin=True):
        builtin = {case.id for case in load_cases().all}
    return [case for case in cases if case.id not in builtin or found.has(case)]


def _of_file(file: Path, edition: str | None, suite: Suite) -> tuple[Suite, Suite]:
    """The cases of a file that export wrote, and the suite that they belong to; raises BadVectors."""
    from msgspec import structs

    from asl_conformance.suite.vectors import BadVectors, others, own_digest, read_with_header

    head, found = read_with_header(file)
    if edition is not None and not head.has_all_of(edition):
        raise BadVectors(
            f"{file} has only the cases that apply in edition {head.edition}, and {edition} has others: "
            f"ask with --edition {head.edition}, or export without --edition"
        )
    other = others(found, suite)
    if not other:
        return found, suite
    many = f"{len(other)} of its {len(found.all)} cases are not those of the suite"
    note = f"{file}: {many}, {other[0].id} the first"
    return found, structs.replace(found, digest=own_digest(found), other=note)


def applying(
    edition: str | None,
    clauses: tuple[str, ...],
    expression: str,
    file: Path | None = None,
    profile: str | None = None,
) -> tuple[tuple[Case, ...], Suite]:
    """As ``selected``, without the cases that the edition leaves out; None: the cases of all editions."""
    from asl_conformance.suite.editions import applies, readings_of

    found, suite = selected(edition, clauses, expression, file, profile)
    if edition is None:
        return found, suite
    readings = readings_of(edition)
    return tuple(case for case in found if applies(case, edition, readings)), suite
