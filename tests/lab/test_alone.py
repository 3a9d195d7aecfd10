"""The lab without a server: it needs no server, thread or process, and answers as the served one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from asl_conformance.adapters.base import EngineStartError
from asl_conformance.adapters.choose import open_engine
from asl_conformance.adapters.reference.wrong import know_nothing_engines, wrong_engines
from asl_conformance.lab.asking import case_of
from asl_conformance.lab.document import checked
from asl_conformance.lab.examples import EXAMPLES, example
from asl_conformance.lab.here import open_here
from asl_conformance.suite.case import request_params
from asl_conformance.suite.lab_link import PREFIX
from tests.lab import alone_script
from tests.lab.test_keeping import BLOCKED, HEDGE

ASK = {"engine": "reference", "edition": "current"}
WRONG = [f"wrong:{one.name}" for one in (*wrong_engines()[::40], *know_nothing_engines())]
EXPLAINED = {"name": "B27.2-3"}


def answers(folder: Path, *calls: tuple[str, Any]) -> list[Any]:
    """The answers of the lab in one thread, in a process without the packages that a browser lacks."""
    done = subprocess.run(
        [sys.executable, alone_script.__file__, str(folder), json.dumps(calls)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: list[Any] = json.loads(done.stdout)
    return found


def test_a_position_is_set_up_asked_drawn_kept_and_explained(tmp_path: Path) -> None:
    said = {"ticks": [BLOCKED], "title": "a hedge", "requirement": "B27.2-3"}
    ticks = {"steps": [{"path": [key], "value": value} for key, value in said.items()], "label": "tick"}
    boot, opened, edited, asked, seen, svg, link, kept, explained = answers(
        tmp_path,
        ("api/boot", {}),
        ("api/open", {"what": {"text": HEDGE}}),
        ("api/edit", ticks),
        ("api/ask", ASK),
        ("api/seen", {"hex": "A1", "edition": "current"}),
        ("export/board.svg", {}),
        ("export/link.txt", {}),
        ("api/keep", {"requirement": "B27.2-3"}),
        ("api/explain", EXPLAINED),
    )
    assert boot[0] == 200
    assert boot[1]["engines"] == ["reference"]
    assert opened[0] == edited[0] == 200
    assert asked[1]["verdict"] == "pass", asked
    assert seen[0] == 200
    assert seen[1]["seen"]
    assert svg[1].startswith("<svg")
    assert link[1].startswith(PREFIX)
    assert kept[0] == 200, kept
    assert not kept[1]["report"]["defects"]
    assert kept[1]["report"]["cases"][0]["verdict"] == "pass"
    assert (tmp_path / "kept" / "kept.feature").is_file()
    assert explained[0] == 200


def test_a_second_lab_in_the_folder_continues_and_its_undo_history_with_it(tmp_path: Path) -> None:
    answers(tmp_path, ("api/say", {"steps": "B3 is woods"}))
    again, undone = answers(tmp_path, ("api/since", {}), ("api/turn", {"way": -1}))
    assert again[1]["document"]["position"]["hexes"]["B3"] == {"terrain": "woods"}
    assert undone[0] == 200
    assert undone[1]["undo"] == ""


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_engine_here_answers_as_in_a_process_of_its_own(name: str) -> None:
    requests = [
        request_params(case_of(checked(example(number)[1])), "current") for number in range(len(EXAMPLES))
    ]
    with open_here(name) as here, open_engine(name) as there:
        assert here.start() == there.start()
        assert [here.evaluate(one) for one in requests] == [there.evaluate(one) for one in requests]


@pytest.mark.parametrize("name", ["python:os:path", "wrong:nobody", "sh -c true", "forgets-sangar"])
def test_nothing_else_can_be_asked_here(name: str) -> None:
    with pytest.raises(EngineStartError, match="only the reference"):
        open_here(name)


def test_the_reference_is_right_again_after_a_wrong_engine_was_asked(tmp_path: Path) -> None:
    many = [("api/ask", ASK | {"engine": name}) for name in WRONG]
    first, *_, last = answers(
        tmp_path, ("api/open", {"what": {"text": HEDGE}}), ("api/ask", ASK), *many, ("api/ask", ASK)
    )[1:]
    assert first[1] | {"ms": 0} == last[1] | {"ms": 0}


def test_a_request_that_there_is_not_is_refused(tmp_path: Path) -> None:
    found = answers(
        tmp_path, ("api/nothing", {}), ("export/x", {}), ("elsewhere", {}), ("api/edit", {"steps": 5})
    )
    assert [status for status, _ in found] == [404, 404, 404, 422]
