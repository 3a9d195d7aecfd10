"""The reference's answers to the suite: computed once per test session, however many tests want them."""

from __future__ import annotations

import hashlib
import os
import pickle
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import msgspec
from filelock import FileLock

from asl_conformance.adapters.base import Engine, Params
from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.base.keeping import write_whole
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.protocol.reply import Reply
from asl_conformance.suite.case import request_params
from asl_conformance.suite.editions import BASES
from tests.once import staying

FOLDER = "ASL_TESTS_ANSWERS"
"""The environment variable that tells the processes of a session where the answers are."""


def session_folder() -> tempfile.TemporaryDirectory[str]:
    """A folder for the answers of this session; its path is passed to the session's processes."""
    folder = tempfile.TemporaryDirectory(prefix="asl-conformance-answers-")
    os.environ[FOLDER] = folder.name
    return folder


class Remembering(Engine):
    """The reference, with cached answers to what the suite asks under the editions current and older."""

    def __init__(self) -> None:
        self._engine = reference_engine()

    def start(self) -> Capabilities:
        return self._engine.start()

    def evaluate_many(self, requests: Iterable[tuple[str, Params]]) -> Iterator[tuple[str, Reply]]:
        unknown = []
        for key, params in requests:
            edition = str(params["edition"])
            reply = kept(edition).get(_name(params)) if edition in BASES else None
            if reply is None:
                unknown.append((key, params))
            else:
                yield key, reply
        yield from self._engine.evaluate_many(unknown)

    def close(self) -> None:
        self._engine.close()


@cache
def kept(edition: str) -> Mapping[bytes, Reply]:
    """The reference's reply to each case under the edition, by the digest of the request."""
    folder = Path(os.environ[FOLDER])
    file = folder / f"{edition}.pickle"
    with FileLock(folder / "answers.lock"):
        if not file.exists():
            for base, found in _asked().items():
                write_whole(folder / f"{base}.pickle", pickle.dumps(found))
    with staying():
        answers: Mapping[bytes, Reply] = pickle.loads(file.read_bytes())
    return answers


def _asked() -> dict[str, dict[bytes, Reply]]:
    """The replies to all cases under current, and to the scenarios under older.

    Both editions of a case are asked in a row, which takes little longer than one.
    """
    suite = load_cases()
    scenarios = {case.id for case in suite.cases}
    found: dict[str, dict[bytes, Reply]] = {edition: {} for edition in BASES}
    requests = (
        (f"{edition} {name.hex()}", params)
        for case in suite.all
        for edition in (BASES if case.id in scenarios else BASES[:1])
        for params in [request_params(case, edition)]
        for name in [_name(params)]
    )
    with reference_engine() as engine:
        engine.start()
        for key, reply in engine.evaluate_many(requests):
            edition, _, name = key.partition(" ")
            found[edition][bytes.fromhex(name)] = reply
    return found


def _name(params: Params) -> bytes:
    return hashlib.blake2b(msgspec.json.encode(params), digest_size=16).digest()
