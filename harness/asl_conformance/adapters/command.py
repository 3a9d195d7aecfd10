"""The command line of an engine: splits it, finds its program, starts it without a shell."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypedDict

from asl_conformance.adapters.base import EngineStartError
from asl_conformance.base.system import WINDOWS

NO_PROGRAM = 193
"""Windows error for a file that is not a program: ERROR_BAD_EXE_FORMAT."""


class Options(TypedDict, total=False):
    """Start options for the first process of an engine, besides its pipes."""

    start_new_session: bool
    creationflags: int


def split(command: str | Sequence[str], *, windows: bool = WINDOWS) -> list[str]:
    """The command line as words; raises EngineStartError if it cannot be split, or is empty."""
    if not isinstance(command, str):
        return list(command)
    try:
        words = _windows_words(command) if windows else shlex.split(command)
    except ValueError as error:
        raise EngineStartError(f"the command line cannot be split: {error}: {command!r}") from None
    if not words:
        raise EngineStartError("the command line is empty; give a command, or the word reference")
    return words


def join(words: Sequence[str], *, windows: bool = WINDOWS) -> str:
    """A command line that ``split`` takes for those words."""
    return subprocess.list2cmdline(words) if windows else shlex.join(words)


def _windows_words(command: str) -> list[str]:
    r"""Splits as programs on Windows do: a backslash is a plain character, except in ``\"``, a quote.

    In addition, a word or an option's value may stand in single quotes, because double ones are hard in cmd.
    """
    words: list[str] = []
    word: list[str] | None = None
    quote, at = "", 0
    while at < len(command):
        char = command[at]
        slashes = len(command[at:]) - len(command[at:].lstrip("\\"))
        if slashes and command[at + slashes : at + slashes + 1] == '"' and quote != "'":
            literal = slashes % 2
            word = [*(word or []), "\\" * (slashes // 2), '"' * literal]
            at += slashes + literal
            continue
        if quote and char == quote:
            quote = ""
        elif not quote and (char == '"' or (char == "'" and (not word or word[-1] == "="))):
            quote, word = char, word or []
        elif not quote and char.isspace():
            if word is not None:
                words.append("".join(word))
            word = None
        else:
            word = [*(word or []), char]
        at += 1
    if quote:
        raise ValueError("No closing quotation")
    return words if word is None else [*words, "".join(word)]


def located(
    words: Sequence[str], directory: Path | None, path: str | None = None, *, windows: bool = WINDOWS
) -> list[str]:
    """On Windows: the words with the program's file, because the system itself looks only for ``.exe``.

    So ``gradlew`` finds ``gradlew.bat``, and a path is relative to the directory that the engine runs in, as
    on every other system. On other systems the words are unchanged.
    """
    if not windows:
        return list(words)
    program = words[0]
    if {"/", "\\"} & set(program) and not Path(program).is_absolute():
        program = str((directory or Path.cwd()) / program)
    found = shutil.which(program, path=path)
    return [str(Path(found).absolute()) if found else words[0], *words[1:]]


def start(
    words: Sequence[str], directory: Path | None, environment: Mapping[str, str], options: Options
) -> subprocess.Popen[bytes]:
    """Start it with three pipes; raises EngineStartError that says what to check."""
    pipe = subprocess.PIPE
    if directory is not None and not directory.is_dir():
        raise EngineStartError(f"the working directory {directory} does not exist")
    name = words[0]
    try:
        return subprocess.Popen(
            located(words, directory, environment.get("PATH")),
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            bufsize=0,
            cwd=directory,
            env=environment,
            **options,
        )
    except FileNotFoundError:
        raise EngineStartError(
            f"no such command: {name!r}; is the path right, relative to {directory or Path.cwd()}?"
        ) from None
    except PermissionError:
        raise EngineStartError(
            f"{name!r} may not be executed; set its execute permission or name its interpreter"
        ) from None
    except (OSError, ValueError) as error:
        if getattr(error, "winerror", None) == NO_PROGRAM:
            raise EngineStartError(
                f"{name!r} is not a program; name its interpreter, as in python {name}"
            ) from None
        raise EngineStartError(f"{name!r} cannot be run: {error}") from None


def surroundings(added: Mapping[str, str], *, windows: bool = WINDOWS) -> dict[str, str]:
    """The harness's environment with ``added``. On Windows names that differ only in case are one name."""
    return {**os.environ, **({name.upper(): value for name, value in added.items()} if windows else added)}
