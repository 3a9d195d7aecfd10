"""A starter of ``init`` builds here, passes smoke, and is right once it claims a question."""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from asl_conformance.adapters.choose import Choice, choose, open_choice
from asl_conformance.gherkin import kept
from asl_conformance.judging.runner import run
from asl_conformance.judging.smoke import smoke
from asl_conformance.judging.standing import RIGHT
from asl_conformance.starters.languages import LANGUAGES
from asl_conformance.starters.starter import starter, write
from tests.harness.adapters.asking import DEADLINE
from tests.often import NIGHT

CLAUSE = "B27.2"
"""The clause that the README of a starter uses as its example."""
SLOW = {"cpp"}
"""Languages that take ten seconds to build; only the nightly run builds them twice."""
NAME = "begun"
USER = os.getuid() if hasattr(os, "getuid") else 0
"""0 on systems without user ids, where the folder for temporary files is the user's own."""


class Tools:
    """How a language is built and run here: as its README says, or with another tool."""

    def __init__(self, language: str) -> None:
        known = LANGUAGES[language]
        self.build, self.run, self.needs = known.build, known.run, list[str]()
        match language:
            case "javascript":
                self.needs = ["node"]
            case "java":
                self.needs = ["make", "javac", "java"]
            case "python":
                self.run = shlex.join([sys.executable, "engine.py"])
            case "csharp":  # with Mono, if no .NET SDK is installed
                self.build = "mkdir -p build && mcs -out:build/engine.exe *.cs"
                self.run = "mono build/engine.exe"
                self.needs = ["mcs", "mono"]
            case "rust":
                self.needs = ["cargo"]
                self.build, self.run = "cargo build --offline", "target/debug/engine"
            case "go":
                self.needs = ["go"]
            case "cpp":
                self.needs = ["cmake", "g++"]
            case _:
                pytest.fail(f"the tests do not know which tools {known.title} needs: a case of Tools is due")

    @property
    def missing(self) -> list[str]:
        return [tool for tool in self.needs if shutil.which(tool) is None]


def cache() -> Path:
    """A folder with earlier builds, which belongs to this user only."""
    folder = Path(tempfile.gettempdir()) / f"asl-conformance-starters-{USER}"
    folder.mkdir(mode=0o700, exist_ok=True)
    assert folder.stat().st_uid == USER
    return folder


def built(language: str, files: Mapping[str, str], tools: Tools) -> Path:
    """The folder in which exactly these files were built, now or before."""
    key = json.dumps([tools.build, [shutil.which(tool) for tool in tools.needs], sorted(files.items())])
    place = cache() / f"{language}-{hashlib.sha256(key.encode()).hexdigest()[:16]}"
    if not place.exists():
        work = Path(tempfile.mkdtemp(dir=cache()))
        write(work, files)
        environment = os.environ | {"GOCACHE": str(cache() / "go"), "GOFLAGS": "-mod=mod", "GOPROXY": "off"}
        if tools.build:
            done = subprocess.run(
                tools.build,
                shell=True,
                cwd=work,
                env=environment,
                capture_output=True,
                encoding="utf-8",
                check=False,
            )
            assert done.returncode == 0, done.stdout + done.stderr
            assert "warning" not in (done.stdout + done.stderr).lower(), done.stdout + done.stderr
        try:
            work.rename(place)
        except OSError:  # another process was faster
            shutil.rmtree(work)
    return place


def claiming(language: str) -> dict[str, str]:
    """The files of a starter after its author has claimed the sketched question."""
    known, files = LANGUAGES[language], starter(language, NAME)
    assert files[known.main].count(known.claim_line) == 1
    return files | {known.main: files[known.main].replace(known.claim_line, known.claim[1])}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    missing = Tools(request.param).missing
    if missing:
        pytest.skip(f"the starter in {LANGUAGES[request.param].title} needs {', '.join(missing)}")
    return str(request.param)


def choice(language: str, files: Mapping[str, str]) -> Choice:
    """The engine of the starter's configuration file, run by the tools here."""
    tools = Tools(language)
    named = choose(NAME, folder=built(language, files, tools))
    assert named.command == LANGUAGES[language].run
    return structs.replace(named, command=tools.run, timeout=DEADLINE)


def test_a_starter_passes_smoke_at_once_and_claims_nothing(language: str) -> None:
    with open_choice(choice(language, starter(language, NAME))) as engine:
        known = engine.start()
        assert (known.name, dict(known.questions), known.actions) == (NAME, {}, ())
    with open_choice(choice(language, starter(language, NAME))) as engine:
        steps = {step.name: step for step in smoke(engine)}
    assert [step for step in steps.values() if step.state == "wrong"] == []
    assert {name for name, step in steps.items() if step.state == "ok"} >= {
        *("handshake", "unsupported", "pipelining", "errors", "shutdown")
    }


def test_its_sketched_question_is_answered_rightly_once_it_is_claimed(language: str) -> None:
    if language in SLOW and not NIGHT:
        pytest.skip("built a second time at night")
    cases = kept.load_cases().cases
    asked = cases if NIGHT else [case for case in cases if CLAUSE in case.clauses]
    with open_choice(choice(language, claiming(language))) as engine:
        done = run(asked, engine, engine.start(), "current")
    assert done.counts["pass"] >= 5
    assert done.standing in RIGHT


@pytest.mark.skipif(shutil.which("go") is None, reason="the starter in Go needs go")
def test_a_folder_may_be_called_as_a_package_of_go() -> None:
    tools = Tools("go")
    tools.build = "go vet ."
    assert (built("go", starter("go", "go"), tools) / "go.mod").exists()


def call(method: str, params: Any, number: int = 1) -> str:
    return json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params})


def asking(position: Mapping[str, Any], *actions: Mapping[str, Any], ask: str = "state") -> str:
    params = {"edition": "current", "position": position, "questions": [{"ask": ask}], "actions": actions}
    return call("evaluate", params)


SQUAD = {"side": "German", "type": "squad", "hex": "B2"}
UNSUPPORTED = {
    asking({}): "question state",
    asking({"units": {"P": SQUAD | {"in_cellar": True}}}): "in_cellar",
    asking({"units": {"P": SQUAD | {"type": "elephant"}}}): "elephant",
    asking({}, {"do": "fly", "unit": "P"}): "fly",
    asking({}, {"do": "search", "units": ["P"]}): "action search",
    asking({}, ask="weather_forecast"): "weather_forecast",
    asking(
        {"hexes": {"B2": {"level": 1.5}}, "columns": 12, "units": {"Zug 1 ä\u2028😀": SQUAD}}
    ): "question state",
    asking({"hexes": {"B2": {"height": None}}}): "question state",
}
"""A request, and what its outcome names as unsupported."""
ERRORS = {
    '{"jsonrpc": "2.0", "id": 1, "method": ': -32700,
    '{"jsonrpc": "2.0", "id": 1, "method": "evaluate", "params": {}} x': -32700,
    '{"jsonrpc": "2.0", "id": 01, "method": "shutdown", "params": {}}': -32700,
    call("levitate", {}): -32601,
    call("evaluate", {"edition": "stone age", "position": {}, "questions": [{"ask": "state"}]}): -32602,
    asking({"units": {"P": {"type": "squad"}}}): -32602,
    asking({"units": {"P": SQUAD | {"floor": "cellar"}}}): -32602,
    asking({"units": {"P": SQUAD | {"floor": 0.5}}}): -32602,
    asking({"units": {"P": SQUAD | {"beneath": "wire"}}}): -32602,
    asking({"ending": 1}): -32602,
    asking({"hexes": []}): -32602,
}
"""A line, and the code of the error that answers it."""


def test_it_is_strict_and_serves_on(language: str) -> None:
    lines = [*UNSUPPORTED, *ERRORS, call("initialize", {"protocol": 1, "harness": "test"}, 7), asking({})]
    asked = choice(language, starter(language, NAME))
    assert isinstance(asked.command, str)
    done = subprocess.run(
        shlex.split(asked.command),
        cwd=asked.directory,
        input="".join(line + "\n" for line in lines).encode(),
        capture_output=True,
        timeout=DEADLINE,
        check=False,
    )
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(replies) == len(lines), done.stderr.decode()
    for line, what in UNSUPPORTED.items():
        (outcome,) = replies[lines.index(line)]["result"]["outcomes"]
        assert outcome.keys() == {"unsupported"}, line
        assert what in outcome["unsupported"]["missing"][0], line
    assert {line: replies[lines.index(line)]["error"]["code"] for line in ERRORS} == ERRORS
    assert (replies[-2]["id"], replies[-2]["result"]["name"]) == (7, NAME)
    assert "result" in replies[-1]
