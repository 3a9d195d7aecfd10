"""The lab in a browser tab, its Python: the page keeps its files and gives them to a new worker."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.lab import tab as in_a_tab
from asl_conformance.lab.alone import Alone
from asl_conformance.lab.tab import SECOND, WANTED, Tab
from asl_conformance.suite import own
from tests.lab.test_keeping import BLOCKED, HEDGE

CASE = "B27.2-3/hedge"
TICKED = {"ticks": [BLOCKED], "title": "a hedge", "requirement": "B27.2-3"}


@pytest.fixture(autouse=True)
def ended(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """End the labs with the test: no other test has their suites in use. A tab ends with its process."""
    made: list[Alone] = []

    def noted(*arguments: Any) -> Alone:
        made.append(Alone(*arguments))
        return made[-1]

    monkeypatch.setattr(in_a_tab, "Alone", noted)
    yield
    for one in made:
        one.close()
    assert own.in_use().suites == ()


def begun(folder: Path, files: dict[str, bytes] | None = None, opened: Any = None, serial: int = 1) -> Tab:
    """A tab whose page has those files."""
    tab = Tab(folder, lambda: load_cases().all)
    for name, content in (files or {}).items():
        tab.put(name, content, 1)
    tab.begin(json.dumps(opened), serial)
    return tab


def told(tab: Tab, path: str, **body: Any) -> tuple[Any, dict[str, bytes | None]]:
    """The reply, and the files that were changed."""
    if path in ("api/edit", "api/turn", "api/say"):
        now = json.loads(tab.call("api/since", "{}")[2])
        body |= {"serial": now["serial"], "version": now["version"]}
    status, _, data, changed = tab.call(path, json.dumps(body))
    assert status == 200, data
    return json.loads(data), dict(changed)


def test_a_change_says_which_file_it_wrote_and_another_worker_goes_on_from_it(tmp_path: Path) -> None:
    first = begun(tmp_path / "first")
    now, files = told(first, "api/say", steps="B3 is woods")
    assert list(files) == [now["file"]]
    second = begun(tmp_path / "second", {k: v for k, v in files.items() if v}, {"file": now["file"]}, 7)
    again, _ = told(second, "api/since", serial="", version=-1)
    assert again["document"]["position"]["hexes"]["B3"] == {"terrain": "woods"}
    assert (again["serial"], again["version"]) == ("7", now["version"])


def test_what_only_asks_writes_nothing(tmp_path: Path) -> None:
    tab = begun(tmp_path)
    for path, body in (("api/ask", {"engine": "reference", "edition": "current"}), ("api/since", {})):
        assert told(tab, path, **body)[1] == {}


def test_a_removed_document_is_told_as_gone(tmp_path: Path) -> None:
    tab = begun(tmp_path)
    now, _ = told(tab, "api/say", steps="B3 is woods")
    told(tab, "api/open", what={"columns": 5, "rows": 5})
    _, changed = told(tab, "api/remove", file=now["file"])
    assert changed == {now["file"]: None}


def test_what_another_tab_has_written_stays_and_this_tab_goes_on_in_a_file_of_its_own(tmp_path: Path) -> None:
    mine, other = begun(tmp_path / "mine"), begun(tmp_path / "other")
    now, files = told(mine, "api/say", steps="B3 is woods")
    for name, content in files.items():
        other.put(name, content, 1)
    told(other, "api/open", what={"file": now["file"]})
    _, theirs = told(other, "api/say", steps="B4 is grain")
    for name, content in theirs.items():
        mine.put(name, content, 2)
    again, changed = told(mine, "api/say", steps="B5 is brush")
    assert again["file"] != now["file"]
    assert list(changed) == [again["file"]]
    assert (tmp_path / "mine" / now["file"]).read_bytes() == theirs[now["file"]]
    assert b"brush" in (changed[again["file"]] or b"")


def test_a_case_that_is_handed_over_opens_without_the_suite(tmp_path: Path) -> None:
    def none() -> Any:
        raise AssertionError("the suite is read")

    case = next(case for case in load_cases().cases if case.id == CASE)
    tab = Tab(tmp_path, none)
    assert tab.hand(msgspec.json.encode(case)) == CASE
    tab.begin("null", 1)
    now, _ = told(tab, "api/open", what={"case": CASE})
    assert now["name"] == CASE
    assert now["document"]["questions"]


def test_kept_scenarios_are_files_of_the_page_and_can_be_saved_as_one(tmp_path: Path) -> None:
    tab = begun(tmp_path / "first")
    told(tab, "api/open", what={"text": HEDGE})
    told(tab, "api/edit", steps=[{"path": [k], "value": v} for k, v in TICKED.items()], label="tick")
    draft, _ = told(tab, "api/draft")
    kept, changed = told(tab, "api/keep", text=draft["text"], requirement="B27.2-3")
    assert kept["report"]["cases"][0]["verdict"] == "pass"
    assert "kept/kept.feature" in changed
    status, kind, data, _ = tab.call("export/suite.zip", "")
    assert (status, kind) == (200, "application/zip")
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert {"kept/asl-suite.toml", "kept/kept.feature"} <= set(archive.namelist())
    name = kept["report"]["cases"][0]["id"]
    other = begun(tmp_path / "second", {name_: data_ for name_, data_ in changed.items() if data_})
    assert told(other, "api/open", what={"case": name})[0]["name"] == name


def test_what_cannot_be_opened_again_leaves_the_first_example(tmp_path: Path) -> None:
    tab = begun(tmp_path, opened={"file": "gone.lab.jsonl"}, serial=3)
    now, _ = told(tab, "api/since", serial="3", version=0)
    assert now["serial"] != "3", "the page is to read it again"
    assert now["document"]["position"]


@pytest.mark.parametrize("path", ["api/nothing", "export/x"])
def test_a_request_that_there_is_not_is_refused(tmp_path: Path, path: str) -> None:
    assert begun(tmp_path).call(path, "{}")[0] == 404


KNOWN = {
    "protocol": 1,
    "name": "mine",
    "version": "7",
    "editions": ["current"],
    "questions": {"los": ["clear"]},
}


def column(tab: Tab, say: Callable[[dict[str, Any]], str], edition: str = "current") -> tuple[Any, list[str]]:
    """The column of an engine elsewhere that replies with that, and what it was asked."""
    asked, body = [], json.dumps({"engine": SECOND, "edition": edition})
    status, kind, data, changed = tab.call("api/ask", body)
    while status == WANTED:
        assert (kind, changed) == (SECOND, [])
        line = json.loads(data)
        asked.append(line["method"])
        tab.tell(say(line))
        status, kind, data, changed = tab.call("api/ask", body)
    assert status == 200, data
    return json.loads(data), asked


def looks(line: dict[str, Any]) -> str:
    """Every LOS is clear to it."""
    outcomes = [{"answer": {"clear": True}} for _ in line["params"].get("questions", ())]
    result = KNOWN if line["method"] == "initialize" else {"outcomes": outcomes}
    return json.dumps({"jsonrpc": "2.0", "id": line["id"], "result": result})


@pytest.fixture
def asking(tmp_path: Path) -> Tab:
    """A tab whose document asks for a LOS."""
    tab = begun(tmp_path)
    told(tab, "api/open", what={"text": HEDGE})
    return tab


def test_an_engine_elsewhere_gets_lines_of_the_protocol_and_its_answers_are_a_column(asking: Tab) -> None:
    assert SECOND in told(asking, "api/boot")[0]["offered"]
    found, asked = column(asking, looks)
    assert (asked, found["version"]) == (["initialize", "evaluate"], "7")
    assert [cell["text"] for cell in found["outcomes"][0]["cells"]] == ["yes"]
    assert column(asking, looks)[1] == ["evaluate"], "it is greeted once"
    assert column(asking, looks, "older")[0]["outcomes"][0]["kind"] == "unsupported"


@pytest.mark.parametrize("text", ["nothing", '{"jsonrpc": "2.0", "id": 7, "result": {}}', '{"id": 2}'])
def test_what_is_no_reply_breaks_the_protocol(asking: Tab, text: str) -> None:
    found, _ = column(asking, lambda line: looks(line) if line["method"] == "initialize" else text)
    assert found["failure"].startswith("protocol-violation: ")


def test_an_engine_elsewhere_that_ends_says_why_and_is_greeted_again(asking: Tab) -> None:
    body = json.dumps({"engine": SECOND, "edition": "current"})
    assert asking.call("api/ask", body)[0] == WANTED
    asking.tell("", "no reply within 10 s")
    assert json.loads(asking.call("api/ask", body)[2])["failure"] == "no reply within 10 s"
    assert column(asking, looks)[1] == ["initialize", "evaluate"]
