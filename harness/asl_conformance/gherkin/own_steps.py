"""Step definitions of the user's suites: run from the named folders, visible only to their suite."""

from __future__ import annotations

import hashlib
import re
import sys
import traceback
from pathlib import Path
from types import ModuleType

from asl_conformance.gherkin import exact
from asl_conformance.gherkin.vocabulary import VOCABULARY, StepError
from asl_conformance.suite import own
from asl_conformance.suite.own import OwnSuite
from asl_conformance.suite.places import SuiteError, import_step_definitions

_loaded: dict[str, str] = {}
"""Suites whose phrases are in the vocabulary: by folder, the digest of the file that was run."""


def load_steps() -> None:
    """Run the step definitions of all suites in use.

    Raises SuiteError with file and line.
    """
    import_step_definitions()
    suites = own.in_use().suites
    if suites:
        exact.register()
    for suite in suites:
        _load(suite)
    VOCABULARY.show(*_owners(suites))


def show_phrases(feature: Path) -> None:
    """From now on match only the phrases of the feature's own suite."""
    suite = own.owner(feature)
    VOCABULARY.show(*_owners((suite,) if suite else ()))


def _owners(suites: tuple[OwnSuite, ...]) -> tuple[str, ...]:
    return (exact.OWNER, *(str(suite.folder) for suite in suites)) if suites else ()


def _load(suite: OwnSuite) -> None:
    path, key = suite.steps, str(suite.folder)
    made = path.read_bytes() if path is not None else b""
    digest = hashlib.sha256(made).hexdigest()
    if _loaded.get(key) == digest:
        return
    with VOCABULARY.loading(key):
        _loaded.pop(key, None)
        if path is not None:
            _run(suite, path, made, digest)
    _loaded[key] = digest


def _run(suite: OwnSuite, path: Path, source: bytes, digest: str) -> None:
    name = f"asl_suite_{suite.name.replace('-', '_')}_{digest[:8]}"
    module = ModuleType(name)
    module.__file__ = str(path)
    sys.modules[name] = module
    try:  # no bytecode: it would stay in the user's folder and be taken for a later text of the same length
        exec(compile(source, str(path), "exec"), module.__dict__)
    except StepError as error:
        placed = re.match(r"\S+:(\d+): (.*)", str(error), re.S)
        line, message = (placed[1], placed[2]) if placed else (_line(error, path), error)
        raise SuiteError([f"{suite.shown_path(path)}:{line}: {message}"]) from error
    except Exception as error:
        line = error.lineno if isinstance(error, SyntaxError) else _line(error, path)
        raise SuiteError([f"{suite.shown_path(path)}:{line}: {type(error).__name__}: {error}"]) from error


def _line(error: Exception, path: Path) -> int:
    """The line of the file that the error came from."""
    lines = [f.lineno for f in traceback.extract_tb(error.__traceback__) if f.filename == str(path)]
    return (lines[-1] if lines else None) or 1
