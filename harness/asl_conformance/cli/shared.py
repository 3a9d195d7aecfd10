"""What ``run`` and ``judge`` have in common: files of results, known failures, the page, the exit code."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from asl_conformance.adapters.limits import REFERENCE
from asl_conformance.base import ending
from asl_conformance.cli.group import CONFORMS, DOES_NOT_CONFORM, USAGE

if TYPE_CHECKING:
    from asl_conformance.cli.running import Session
    from asl_conformance.protocol.messages import Capabilities
    from asl_conformance.results.answer_writer import AnswerWriter
    from asl_conformance.results.expected import Entry
    from asl_conformance.results.writing import ResultWriter
    from asl_conformance.suite.case import Suite

NAME = 40
"""Longest name of a file that is named after its engine, in characters."""


def result_writers(
    stack: ExitStack, engines: Sequence[str], path: Path | None, *, resume: bool
) -> dict[str, ResultWriter]:
    """Writers for the results of each engine: the file, or for several engines a file each in the folder."""
    found = {}
    for name, one in _paths(engines, path, "--results").items():
        found[name] = writer = _writer(one, resume=resume)
        stack.callback(writer.close)
    return found


def answer_writers(stack: ExitStack, engines: Sequence[str], path: Path | None) -> dict[str, AnswerWriter]:
    """Writers for the answers of each engine, to the file or into the folder of ``--record``."""
    from asl_conformance.cli.help import say
    from asl_conformance.results.answer_writer import AnswerWriter
    from asl_conformance.results.stream import ResultsUnwritable

    found = {}
    for name, one in _paths(engines, path, "--record").items():
        try:
            found[name] = writer = AnswerWriter(one, say)
        except ResultsUnwritable as error:
            raise click.UsageError(str(error)) from error
        stack.callback(writer.close)
    return found


def _paths(engines: Sequence[str], path: Path | None, option: str) -> dict[str, Path]:
    """The file of each engine: the path itself, or for several engines a file each in that folder."""
    if path is None:
        return {}
    if len(engines) == 1:
        return {engines[0]: path}
    if path.suffix or path.is_file():
        raise click.UsageError(f"{option} for several engines is a folder with a file for each, not {path}")
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise click.UsageError(f"cannot write {path}: {error.strerror or error}") from error
    names = file_names(engines)
    return {engine: path / f"{name}.jsonl" for engine, name in zip(engines, names, strict=True)}


def file_names(engines: Sequence[str]) -> list[str]:
    """A file name for each engine: letters and digits of its command, numbered if two are equal."""
    found: list[str] = []
    for engine in engines:
        stem = re.sub(r"[^A-Za-z0-9]+", "-", engine).strip("-")[:NAME].strip("-") or "engine"
        count = next(
            n for n in range(1, len(engines) + 1) if (stem if n == 1 else f"{stem}-{n}") not in found
        )
        found.append(stem if count == 1 else f"{stem}-{count}")
    return found


def _writer(path: Path, *, resume: bool) -> ResultWriter:
    from asl_conformance.results.stream import BadResults, ResultsUnwritable
    from asl_conformance.results.writing import ResultWriter

    try:
        return ResultWriter(path, resume=resume)
    except (ResultsUnwritable, BadResults) as error:
        raise click.UsageError(str(error)) from error


def keep(session: Session, writer: ResultWriter | None, *, verified: bool) -> None:
    """Begin or resume the file of its results; a usage error if that is of another run."""
    from asl_conformance.results.resuming import OtherRun

    if writer is None:
        return
    try:
        session.keep_in(writer, verified=verified)
    except OtherRun as error:
        raise click.UsageError(str(error)) from error


def known_failures(path: Path | None, suite: Suite) -> Mapping[str, Entry]:
    """The entries of an expected-failures file; a usage error if it is malformed or names no case."""
    from asl_conformance.cli.help import say
    from asl_conformance.cli.names import hint
    from asl_conformance.results.expected import BadExpectations, by_case, read, renamed
    from asl_conformance.suite import names

    if path is None:
        return {}
    if not path.exists():
        if not path.absolute().parent.is_dir():
            raise click.UsageError(f"{path} does not exist, nor does its folder")
        say(f"{path} does not exist, so no case is known to fail; bless makes it from the results")
        return {}
    ids = [case.id for case in suite.all]
    find = names.load().finder(ids)
    try:
        entries = read(path)
        known = by_case(entries, find, ids, str(path))
    except (BadExpectations, OSError) as error:
        raise click.UsageError(str(error)) from error
    hint(renamed(entries, find), f"bless writes today's names into {path}")
    return known


def write_report(sessions: Sequence[Session], target: Path, suite: Suite) -> None:
    """Write the page of ``report`` from this run."""
    from asl_conformance.cli.report import write_page
    from asl_conformance.results.stream import stream

    write_page([stream(one.done, suite.digest) for one in sessions], suite, target, REFERENCE)


def check_edition(capabilities: Capabilities, edition: str) -> None:
    """A usage error if the engine does not offer the edition."""
    from asl_conformance.base.text import one_line
    from asl_conformance.suite.editions import offers

    if not offers(edition, capabilities.editions, capabilities.errata):
        offered = ", ".join(capabilities.editions) or "none"
        raise click.UsageError(
            one_line(f"{capabilities.name} does not offer the edition {edition}; it offers {offered}")
        )


def exit_code(session: Session, allow_unsupported: bool) -> int:
    """The exit code of this session; a recorded run that was interrupted is incomplete."""
    from asl_conformance.judging.runner import INTERRUPTED
    from asl_conformance.judging.standing import RIGHT

    done = session.done
    if done.stopped == INTERRUPTED and session.asks:
        return ending.code()
    if done.standing == "unasked" or session.unwritten:
        return USAGE
    good = done.standing in RIGHT and (allow_unsupported or done.supported)
    return CONFORMS if good else DOES_NOT_CONFORM


def selecting(clauses: Sequence[str], expression: str, profile: str | None = None) -> list[str]:
    """The options that select the same cases again."""
    return [
        *(("--profile", profile) if profile == "core" else ()),
        *(word for clause in clauses for word in ("--clause", clause)),
        *(("-k", expression) if expression else ()),
    ]


def suite_options() -> list[str]:
    """The options that name the same suites again."""
    from asl_conformance.suite.own import BUILTIN, in_use

    used = in_use()
    names = [suite.as_named for suite in used.suites] + [BUILTIN] * used.builtin
    return [word for name in names for word in ("--suite", name)] if used.suites else []
