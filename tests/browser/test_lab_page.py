"""The lab in a real browser: the sessions of three users, and of attackers.

With LAB_SHOTS=DIR, pictures of the sessions are written to that folder.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from asl_conformance.adapters.command import join
from asl_conformance.cli.lab import _open
from asl_conformance.drawing.svg.symbols import SIDES
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.gherkin.scene import world_of_steps
from asl_conformance.judging.judge import Finding
from asl_conformance.lab.desk import Opening
from asl_conformance.lab.document import checked
from asl_conformance.lab.journal import read
from asl_conformance.lab.serving import listen
from asl_conformance.protocol.position import Hex
from asl_conformance.results.stream import FORMAT, CaseRecord, Footer, Header
from asl_conformance.suite import own
from tests.browser.chromium import wait
from tests.browser.lab_page import KEYS, Page
from tests.harness.adapters.asking import PATIENCE
from tests.harness.sample import saboteur
from tests.lab import served
from tests.lab.served import HOSTILE, Running, looker, serving, speaker

WRONG = "wrong:entrenched-see-over-walls"
KEPT_PICTURE = """
const real = URL.createObjectURL;
URL.createObjectURL = (blob) => {
  createImageBitmap(blob).then((one) => {
    const canvas = Object.assign(document.createElement("canvas"), {width: one.width, height: one.height});
    const ink = canvas.getContext("2d", {willReadFrequently: true});
    ink.drawImage(one, 0, 0);
    const dots = new Uint32Array(ink.getImageData(0, 0, one.width, one.height).data.buffer);
    const hex = (dot) => [0, 8, 16].map((bits) => (dot >> bits & 255).toString(16).padStart(2, "0"));
    const colours = [...new Set(dots)].map((dot) => `#${hex(dot).join("")}`);
    window.made = [blob.type, one.width, one.height, colours];
  });
  return real(blob);
};
"""
"""Records the picture that the page saves: its type, its size and every colour in it."""
WALLED = """
Given hexside C3-D3 is a wall
And a German squad A in C3
And a Russian squad B in D3
When A attacks B with small-arms fire
"""
ENTRENCHED = """
Given hexside C4-D4 is a wall
And C4 holds a foxhole
And a German squad A beneath the foxhole in C4
And a Russian squad B in E4
When A looks for B
And the players ask about the wall advantage of B
"""
SHOTS = Path(os.environ["LAB_SHOTS"]) if "LAB_SHOTS" in os.environ else None
Opened = Callable[..., Page]


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Serves labs over the test's folder until the test ends."""
    with ExitStack() as stack:
        yield lambda *engines, **more: stack.enter_context(serving(tmp_path / "lab", engines, **more))


@pytest.fixture
def page(driver: Any) -> Iterator[Opened]:
    """Opens a lab in the browser; at the end the console may have nothing but refused requests."""
    opened: list[Page] = []

    def go(running: Running, wide: int = 1440, **more: Any) -> Page:
        opened.append(Page(driver, running.served.address, wide, **more))
        return opened[-1]

    yield go
    said = opened[-1].console() if opened else []
    driver.get("about:blank")  # it would ask its lab, which ends now
    assert said == []


def document(running: Running) -> dict[str, Any]:
    found: dict[str, Any] = running.lab.desk.journal.document.data
    return found


def hexes(running: Running) -> dict[str, Any]:
    """The hexes that the position names now; there may be none."""
    found: dict[str, Any] = document(running)["position"].get("hexes", {})
    return found


def run_file(folder: Path, failing: str) -> Path:
    """A result file in which that case failed."""
    case = next(case for case in load_cases().cases if case.id == failing)
    fail = Finding("fail", "the LOS is blocked")
    lines = [
        Header(FORMAT, "0", WRONG, "1", "Python", "current", "0", 1, "2026-01-01T00:00:00Z"),
        CaseRecord(
            case.id, case.name, "fail", case.clauses, case.requirements, case.feature, case.line, (fail,)
        ),
        Footer("2026-01-01T00:00:01Z", True, False, {"fail": 1}),
    ]
    file = folder / "run.jsonl"
    file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    return file


def test_the_engine_author_opens_a_failure_changes_a_hex_sees_engines_differ_and_keeps_it(
    lab: Callable[..., Running], page: Opened, tmp_path: Path
) -> None:
    running = lab(WRONG, cases=load_cases().cases, suite=tmp_path / "suite")
    _open(running.lab.desk, str(run_file(tmp_path, "B27.2-3/hedge")))
    opened = page(running)
    opened.button(
        "B27.2-3/hedge a hedge of the foxhole hex blocks LOS from beneath the foxhole fail", "#failures"
    )
    opened.wait_for("they differ", "#asked")
    opened.shot(SHOTS, "author-1-differ")
    opened.tool("ground")
    opened.choose("grain")
    opened.click("B3", 0, 20)
    wait(lambda: hexes(running).get("B3", {}).get("terrain") == "grain")
    opened.settled()
    assert "they differ" in opened.text("#asked")
    opened.js("document.querySelector('#tabs [data-pane=keep]').click()")
    opened.settled()
    opened.write(
        lambda: next((f for f in opened.all("#keep #title") if f.is_displayed()), None),
        *(KEYS.CONTROL, "a", KEYS.NULL, "grain beyond the hedge changes nothing", KEYS.TAB),
    )
    opened.settled()
    text = opened.until(
        "const text = document.getElementById('feature')?.value ?? '';"
        "return text.includes('grain beyond') && text"
    )
    assert "B3 is grain" in text
    assert "Then the LOS is blocked" in text
    opened.js("document.getElementById('do-keep').click()")
    opened.wait_for("compiles and is kept", "#keep")
    opened.shot(SHOTS, "author-2-kept")
    said = opened.text("#keep")
    assert "The reference passes it." in said
    assert "entrenched-see-over-walls" in said
    with own.using((own.read(tmp_path / "suite"),)):
        (kept,) = load_cases().cases
    assert len(kept.expectations) == len(document(running)["ticks"])


def test_the_rules_person_compares_older_and_current_and_prints(
    lab: Callable[..., Running], page: Opened
) -> None:
    running = lab(editions=("older", "current"), cases=load_cases().cases)
    opened = page(running)
    opened.press("o")
    opened.one("#dialog input[aria-label='id of a case']").send_keys("B27.3-6", KEYS.ENTER)
    opened.wait_for("B27.3-6", "#name")
    opened.wait_for("they differ", "#asked")
    opened.settled()
    older, current = (one.text for one in opened.all("#asked tr.unlike td")[:2])
    assert older != current
    opened.shot(SHOTS, "rules-1-differ")
    opened.js("document.querySelector('#asked .reason .clause').click()")
    opened.wait_for("what it asks for", "#dialog")
    opened.shot(SHOTS, "rules-2-clause")
    opened.press(KEYS.ESCAPE)
    printed = opened.printed()
    assert printed.startswith(b"%PDF")
    assert len(printed) > 7_500
    if opened.driver.name == "firefox":
        return  # it cannot be told to show a page as printed
    opened.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    try:
        assert not opened.one("#tools").is_displayed()
        assert opened.one("#board").is_displayed()
        assert opened.one("#asked table").is_displayed()
        opened.shot(SHOTS, "rules-3-print")
    finally:
        opened.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


def test_readings_are_columns_whose_heading_names_them_and_what_they_move_is_marked(
    lab: Callable[..., Running], page: Opened
) -> None:
    running = lab(cases=load_cases().cases)
    running.lab.desk.open(Opening(case="B16.31-3"))
    opened = page(running)
    opened.settled()
    assert "they differ" not in opened.text("#asked")
    opened.write(lambda: opened.one("#asked [data-id=readings]"), "B16.31-dc=quartered", KEYS.ENTER)
    opened.wait_for("there is no reading B16.31-dc=quartered", "body")
    again = (KEYS.CONTROL, "a", KEYS.NULL, "B16.31-dc=halved", KEYS.ENTER)
    opened.write(lambda: opened.one("#asked [data-id=readings]"), *again)
    opened.wait_for("they differ", "#asked")
    opened.settled()
    assert "reference · current · B16.31-dc=halved" in opened.text("#asked .heads")
    row = opened.text("#asked tr.unlike")
    cells = "document.querySelector('#asked tr.unlike').querySelectorAll('.cell')"
    said = f"return [...{cells}].map(cell => cell.innerText)"
    assert ("FP" in row, opened.js(said)) == (True, ["30", "15"])
    opened.shot(SHOTS, "readings")


def test_the_newcomer_sets_a_board_up_from_nothing(lab: Callable[..., Running], page: Opened) -> None:
    running = lab()
    opened = page(running)
    assert opened.text("#name") == "The wall at the orchard"
    opened.shot(SHOTS, "newcomer-1-first")
    opened.one("#open").click()
    opened.wait_for("Examples", "#dialog")
    opened.shot(SHOTS, "newcomer-2-open")
    opened.one("#new-board").click()
    opened.wait_for("new board", "#name")
    opened.settled()
    opened.tool("ground")
    opened.choose("woods")
    opened.drag(("C4", 0, 0), ("E4", 0, 0))
    wait(lambda: len(document(running)["position"].get("hexes", {})) == 3)
    opened.choose("2")
    opened.click("G4")
    opened.tool("side")
    opened.choose("wall")
    opened.click("D6", 0, 48)
    opened.tool("fort")
    opened.choose("foxhole")
    opened.click("D6")
    opened.tool("unit")
    opened.choose("squad")
    opened.click("D6")
    opened.choose("Russian")
    opened.choose("leader")
    opened.click("D8")
    opened.tool("gear")
    opened.choose("LMG")
    opened.choose("German")
    opened.click("D6")
    opened.settled()
    position = document(running)["position"]
    assert position["hexes"]["G4"]["level"] == 2
    assert position["hexsides"] == {"D6-D7": {"terrain": "wall"}}
    assert position["units"]["A"] == {"type": "squad", "hex": "D6", "side": "German", "beneath": ["foxhole"]}
    weapon = {"type": "lmg", "hex": "D6", "side": "German", "possessed_by": "A", "beneath": ["foxhole"]}
    assert position["counters"]["LMG"] == weapon
    opened.tool("los")
    opened.drag(opened.piece("A", "D6"), opened.piece("B", "D8"))
    opened.wait_for("LOS A → B\n\N{MULTIPLICATION SIGN}\nblocked", "#asked")
    opened.one(".o-lines .los.blocked")
    opened.shot(SHOTS, "newcomer-3-los")
    opened.tool("seen")
    opened.click("D4", 0, 20)
    opened.one(".o-shade .unseen")
    opened.shot(SHOTS, "newcomer-4-seen")
    opened.tool("select")
    opened.press(KEYS.ESCAPE)
    made = len(running.lab.desk.journal.document.done)
    for _ in range(made):
        opened.chord(KEYS.CONTROL, "z")
    wait(lambda: document(running)["position"] == {"columns": 10, "rows": 10})
    opened.settled()
    assert opened.one("#undo").get_attribute("disabled")
    for _ in range(made):
        opened.chord(KEYS.CONTROL, "y")
    wait(lambda: document(running)["position"] == position)


def test_a_preset_becomes_fields_that_one_sees_and_nothing_is_assumed(
    lab: Callable[..., Running], page: Opened
) -> None:
    running = lab()
    running.post("open", {"what": {"columns": 6, "rows": 6}})
    opened = page(running)
    opened.tool("unit")
    opened.choose("squad")
    opened.click("C3")
    opened.choose("4-6-7 1st Line")
    shown = "return [...document.querySelectorAll('#options .values input')].map(i => i.value)"
    assert opened.js(shown) == ["4", "6", "7"]
    opened.click("D3")
    opened.js(
        "const list = document.getElementById('nations'); list.value = 'American';"
        "list.dispatchEvent(new Event('change'))"
    )
    assert opened.js(shown) == ["", "", ""], "another nationality has no values before one chooses them"
    opened.choose("6-6-6 1st Line")
    opened.write(lambda: opened.one("#options .values input"), KEYS.CONTROL, "a", KEYS.NULL, "5", KEYS.TAB)
    opened.click("E3")
    opened.tool("gear")
    opened.choose("at gun")
    opened.choose("German")
    opened.choose("37")
    opened.click("B3")
    opened.settled()
    position = document(running)["position"]
    known = {"firepower", "range", "morale"}
    assert known.isdisjoint(position["units"]["A"])
    assert [position["units"]["B"][key] for key in ("firepower", "range", "morale")] == [4, 6, 7]
    assert (position["units"]["C"]["side"], position["units"]["C"]["firepower"]) == ("American", 5)
    assert [one["caliber"] for one in position["counters"].values()] == [37]
    figures = "return [...document.querySelectorAll('#board [data-p] .v')].map(t => t.textContent).sort()"
    assert opened.js(figures) == sorted(["4-6-7", "5-6-6", "\N{EN DASH} \N{EN DASH} \N{EN DASH}", "AT 37"])
    opened.tool("select")
    opened.click("D3", 0, 12)
    opened.choose("none")
    opened.settled()
    assert known.isdisjoint(document(running)["position"]["units"]["B"])
    opened.shot(SHOTS, "presets")


def test_quick_hands_lose_nothing_while_the_lab_answers_slowly(
    lab: Callable[..., Running], page: Opened
) -> None:
    running = lab()
    running.post("open", {"what": {"text": "Given D4 is woods"}})
    opened = page(running)
    opened.hasty = True
    opened.slow(300)
    try:
        opened.tool("fort")
        opened.choose("foxhole")
        opened.click("D6")
        opened.tool("unit")
        opened.choose("squad")
        opened.choose("German")
        opened.click("D6")
        opened.choose("Russian")
        opened.click("D8")
        opened.tool("gear")
        opened.choose("LMG")
        opened.click("D8")
        opened.click("D8")
        opened.click("D8")
        opened.chord(KEYS.CONTROL, "z")
        opened.settled()
    finally:
        opened.slow(0)
    position = document(running)["position"]
    assert {key: (one["side"], one["hex"]) for key, one in position["units"].items()} == {
        "A": ("German", "D6"),
        "B": ("Russian", "D8"),
    }
    assert position["units"]["A"]["beneath"] == ["foxhole"]
    held = {key: one.get("possessed_by") for key, one in position["counters"].items()}
    assert held == {"D6 foxhole": None, "LMG": "B", "LMG 2": "B"}


def test_the_board_of_the_example_of_27_6_is_rebuilt_from_nothing(
    lab: Callable[..., Running], page: Opened
) -> None:
    """By keyboard and mouse; docs/lab.md says how many keys and clicks it takes."""
    running = lab()
    opened = page(running)
    opened.press("o")
    columns, rows = (opened.one(f"#dialog input[aria-label={name}]") for name in ("columns", "rows"))
    columns.send_keys(KEYS.CONTROL, "a", KEYS.NULL, "15")
    rows.send_keys(KEYS.CONTROL, "a", KEYS.NULL, "5")
    opened.one("#new-board").click()
    opened.wait_for("new board", "#name")
    opened.settled()
    opened.press("t")
    for brush, hexes in (
        ("1", "K3 L2 L3 M2 N1 N2 N3"),
        ("2", "M3 M4"),
        ("brush", "L1 M1 M2 N1"),
        ("wadi", "N3 O3"),
    ):
        opened.choose(brush)
        for name in hexes.split():
            opened.click(name, 0, 25)
    opened.press("f")
    for brush, hexes in (("trench", "L1 M3"), ("sangar", "L2 M2")):
        opened.choose(brush)
        for name in hexes.split():
            opened.click(name, 0, 30)
    opened.settled()
    opened.press("v")
    opened.one("#options details summary").click()
    rows = "return [...document.querySelectorAll('#options .row')]"
    board = f"{rows}.find(r => r.innerText.trim() === 'board')?.querySelector('input')"
    opened.write(lambda: opened.js(board), "25", KEYS.TAB)
    opened.settled()
    opened.shot(SHOTS, "excerpt")
    made = checked(document(running)).position
    due = world_of_steps(["Given the board excerpt 25_L2"]).position()
    flat = {name: ground for name, ground in due.hexes.items() if ground != Hex()}
    assert made.hexes == flat
    assert made.counters == due.counters
    assert made.board == due.board
    opened.say("it is the MPh of the German turn\na German squad beneath the trench in M3")
    opened.say("When the German squad moves straight beneath the sangar in L2")
    opened.wait_for("German squad: in L2, beneath sangar, 1 MF spent", "#play")


def test_a_unit_is_dragged_with_what_it_carries_and_copied(lab: Callable[..., Running], page: Opened) -> None:
    running = lab()
    running.post("open", {"what": {"text": "Given a German squad A in C4\nAnd A possesses a MMG"}})
    opened = page(running)
    (weapon,) = document(running)["position"]["counters"]
    opened.drag(opened.piece("A", "C4"), ("F5", 0, 0))
    wait(lambda: document(running)["position"]["units"]["A"]["hex"] == "F5")
    assert document(running)["position"]["counters"][weapon].get("hex", "F5") == "F5"
    opened.settled()
    opened.js("document.getElementById('board').focus()")
    opened.chord(KEYS.CONTROL, "d")
    wait(lambda: len(document(running)["position"]["units"]) == 2)
    opened.settled()
    counters = document(running)["position"]["counters"]
    assert {one["possessed_by"] for one in counters.values()} == {"A", "B"}
    opened.press(KEYS.ESCAPE)
    opened.drag(opened.piece(weapon, "F5"), ("H5", 0, 0))
    wait(lambda: document(running)["position"]["counters"][weapon].get("hex") == "H5")
    assert "possessed_by" not in document(running)["position"]["counters"][weapon]
    opened.settled()
    assert running.problems() == []


def test_who_is_dropped_on_a_vehicle_goes_aboard_and_comes_down_elsewhere(
    lab: Callable[..., Running], page: Opened
) -> None:
    running = lab()
    steps = "Given a German squad A in C4\nAnd A possesses a MMG\nAnd a German {} T in E4"

    def unit() -> dict[str, Any]:
        found: dict[str, Any] = document(running)["position"]["units"]["A"]
        return found

    for vehicle, status in (("truck", None), ("tank", ["rider"])):
        running.post("open", {"what": {"text": steps.format(vehicle)}})
        opened = page(running)
        opened.drag(opened.piece("A", "C4"), opened.piece("T", "E4"))
        wait(lambda: unit().get("aboard") == "T")
        assert (unit()["hex"], unit().get("status")) == ("E4", status)
        opened.settled()
        assert running.problems() == []
        opened.drag(opened.piece("T", "E4"), ("G5", 0, 0))
        wait(lambda: unit()["hex"] == "G5")
        assert unit()["aboard"] == "T"
        opened.settled()
        opened.drag(opened.piece("A", "G5"), ("C4", 0, 0))
        wait(lambda: unit()["hex"] == "C4")
        assert unit() == {"side": "German", "type": "squad", "hex": "C4"}
        opened.settled()
        (weapon,) = document(running)["position"]["counters"].values()
        assert (weapon["possessed_by"], weapon.get("hex", "C4")) == ("A", "C4")
        assert running.problems() == []


def test_a_hex_is_copied_with_all_that_is_of_it_and_a_hexside_may_have_base_level_0(
    lab: Callable[..., Running], page: Opened
) -> None:
    running = lab()
    steps = "Given C4 is woods\nAnd hexside C4-D4 is a wall\nAnd a German squad A in C4"
    running.post("open", {"what": {"text": steps}})
    opened = page(running)
    opened.click("C4", -45, 20)
    opened.chord(KEYS.CONTROL, "c")
    opened.press(KEYS.ARROW_DOWN, KEYS.ARROW_DOWN)
    opened.chord(KEYS.CONTROL, "v")
    wait(lambda: len(document(running)["position"]["units"]) == 2)
    opened.settled()
    position = document(running)["position"]
    assert position["hexes"]["C6"] == {"terrain": "woods"}
    assert position["hexsides"]["C6-D6"] == {"terrain": "wall"}
    opened.chord(KEYS.CONTROL, "z")
    wait(lambda: set(document(running)["position"]["hexsides"]) == {"C4-D4"})
    assert set(document(running)["position"]["units"]) == {"A"}
    opened.settled()
    opened.click("C4", 45, 26)
    opened.js("document.querySelectorAll('#options details').forEach(d => { d.open = true; })")
    base = "return document.querySelector('#options .row[data-field=base] input')"
    opened.write(lambda: opened.js(base), "0", KEYS.TAB)
    wait(lambda: document(running)["position"]["hexsides"]["C4-D4"].get("base") == 0)


def test_everything_can_be_done_with_the_keyboard(lab: Callable[..., Running], page: Opened) -> None:
    running = lab()
    opened = page(running)
    opened.press("o")
    opened.until("return document.getElementById('dialog').open")
    opened.js("document.getElementById('new-board').focus()")
    opened.press(KEYS.ENTER)
    opened.wait_for("new board", "#name")
    opened.press("t")
    opened.press(KEYS.ARROW_DOWN, KEYS.ENTER)
    opened.settled()
    assert document(running)["position"]["hexes"] == {"C4": {"terrain": "woods"}}
    opened.press("h", "1", "4")
    opened.press("u", KEYS.ARROW_DOWN, KEYS.ENTER)
    opened.settled()
    position = document(running)["position"]
    assert set(position["hexsides"]) == {"C3-C4", "C4-C5"}
    assert position["units"]["A"]["hex"] == "C5"
    opened.press("v", KEYS.ENTER, "g", KEYS.ARROW_RIGHT, KEYS.ENTER)
    wait(lambda: document(running)["position"]["units"]["A"]["hex"] in ("D4", "D5"))
    opened.press("l", KEYS.ENTER, KEYS.ARROW_UP, KEYS.ARROW_UP, KEYS.ARROW_UP, KEYS.ENTER)
    opened.wait_for("LOS A", "#asked")
    opened.wait_for("LOS A to", "#live")
    opened.press("v")
    opened.press(KEYS.ARROW_UP)
    assert opened.text("#live").startswith("D")
    opened.press("/")
    opened.press("E5 is marsh", KEYS.ENTER)
    wait(lambda: hexes(running).get("E5") == {"terrain": "marsh"})


def test_a_phrase_of_the_suite_is_done_and_any_other_is_reported(
    lab: Callable[..., Running], page: Opened
) -> None:
    running = lab()
    opened = page(running)
    opened.say("E6 is woods\nE6 holds Wire\nWhen A looks for B")
    wait(lambda: hexes(running).get("E6") == {"terrain": "woods"})
    opened.one("#saying").send_keys("E6 is wodos", KEYS.ENTER)
    opened.wait_for("woods", "#trouble")
    assert opened.one("#saying").get_attribute("value") == "E6 is wodos"


def test_one_plays_on_from_what_is_shown_and_what_is_refused_leaves_no_trace(
    lab: Callable[..., Running], page: Opened, tmp_path: Path
) -> None:
    """Set up, play five actions of which one is refused, go back to the second, ask there, keep."""
    running = lab(cases=load_cases().cases, suite=tmp_path / "suite")
    running.post(
        "open",
        {
            "what": {
                "text": "Given it is the MPh of the German turn\nAnd a German squad A in C4\n"
                "And a Russian squad B in C8\nAnd hexside C6-C7 is a wall"
            }
        },
    )
    opened = page(running)
    assert not opened.all("#moment")
    opened.tool("play")
    for number, (start, end) in enumerate((("C4", "C5"), ("C5", "D5")), 1):
        opened.drag(opened.piece("A", start), (end, 0, 0))
        opened.wait_for(f"after action {number} of {number}: A moves to {end}", "#moment")
        opened.wait_for(f"Answers after action {number} of {number}", "#asked")
        assert opened.piece("A", end)[0] == end
    opened.drag(opened.piece("A", "D5"), ("C8", 0, 0))
    refused = opened.wait_for("A4.1", "#refusal")
    assert "A moves to C8" in refused
    assert [one["to"] for one in document(running)["actions"]] == ["C5", "D5"]
    name, dx, dy = opened.piece("A", "D5")
    assert (name, abs(dx) < 60, abs(dy) < 60) == ("D5", True, True)
    opened.shot(SHOTS, "play-1-refused")
    for number, (start, end) in enumerate((("D5", "C6"), ("C6", "B5")), 3):
        opened.drag(opened.piece("A", start), (end, 0, 0))
        opened.wait_for(f"after action {number} of {number}: A moves to {end}", "#moment")
    assert opened.all("#refusal") == []
    opened.js("document.querySelectorAll('#play .what')[1].click()")
    opened.wait_for("after action 2 of 4", "#moment")
    opened.wait_for("Answers after action 2 of 4", "#asked")
    opened.tool("los")
    opened.drag(opened.piece("A", "D5"), opened.piece("B", "C8"))
    opened.wait_for("LOS A → B", "#asked")
    opened.one(".o-lines .los")
    opened.shot(SHOTS, "play-2-los-of-a-moment")
    opened.press(KEYS.ARROW_LEFT)
    opened.wait_for("after action 1 of 4", "#moment")
    opened.press(KEYS.ARROW_RIGHT)
    opened.wait_for("after action 2 of 4", "#moment")
    opened.button("keep as a question", "#asked")
    opened.wait_for("clear", "#asked [data-question]")
    assert opened.all("#asked [data-question] button.cell") == []  # expectations are about the end
    opened.js("document.querySelector('#tabs [data-pane=keep]').click()")
    opened.wait_for("after action 4 of 4", "#moment")
    opened.settled()
    opened.js("document.querySelector('#tabs [data-pane=asked]').click()")
    opened.js("document.querySelector('#asked [data-question] button.cell[data-id*=clear]').click()")
    wait(lambda: document(running)["ticks"])
    opened.settled()
    opened.js("document.querySelector('#tabs [data-pane=keep]').click()")
    opened.wait_for("LOS clear yes", "#keep-ticks")
    running.edit((("requirement",), "B9.2-1"), (("title",), "LOS after four moves"))
    text = opened.until(
        "const text = document.getElementById('feature')?.value ?? '';"
        "return text.includes('after four moves') && text"
    )
    assert "When A moves into C5" in text
    opened.shot(SHOTS, "play-3-keep")


def test_a_move_from_an_earlier_moment_replaces_what_followed_and_undo_brings_it_back(
    lab: Callable[..., Running], page: Opened
) -> None:
    running = lab()
    running.post(
        "open", {"what": {"text": "Given it is the MPh of the German turn\nAnd a German squad A in C4"}}
    )
    opened = page(running)
    opened.tool("play")
    opened.drag(opened.piece("A", "C4"), ("C5", 0, 0))
    opened.wait_for("after action 1 of 1", "#moment")
    opened.drag(opened.piece("A", "C5"), ("C6", 0, 0))
    opened.wait_for("after action 2 of 2", "#moment")
    opened.js("document.querySelector('#moment button').click()")
    opened.wait_for("after action 1 of 2", "#moment")
    opened.drag(opened.piece("A", "C5"), ("D5", 0, 0))
    opened.wait_for("1 later replaced", "#moment")
    assert [one["to"] for one in document(running)["actions"]] == ["C5", "D5"]
    opened.chord(KEYS.CONTROL, "z")
    wait(lambda: [one["to"] for one in document(running)["actions"]] == ["C5", "C6"])
    opened.tool("select")
    opened.wait_for("Answers about the set-up", "#asked")
    assert opened.piece("A", "C4")[0] == "C4"
    assert opened.all("#moment") == []


def test_answers_of_another_moment_are_not_shown_while_engines_think(
    lab: Callable[..., Running], page: Opened
) -> None:
    running = lab()
    steps = (
        "Given it is the MPh of the German turn\nAnd a German squad A in C4\nAnd a Russian squad B in G4\n"
        "When A moves into C5\nAnd A looks for B"
    )
    running.post("open", {"what": {"text": steps}})
    opened = page(running)
    opened.wait_for("Answers after action 1 of 1", "#asked")
    opened.wait_for("LOS clear", "#asked")
    opened.settled()
    opened.slow(1500)
    try:
        opened.js("document.querySelector('#moment button').click()")
        opened.until(
            "const said = document.querySelector('#about').innerText;"
            "const board = document.getElementById('moment').innerText;"
            "const values = document.querySelectorAll('#asked .cell').length;"
            "return said.includes('before action 1') && board.includes('before action 1') && !values"
        )
        opened.wait_for("LOS clear", "#asked")
    finally:
        opened.slow(0)


def test_what_is_refused_can_be_kept_for_a_scenario_that_says_so(
    lab: Callable[..., Running], page: Opened
) -> None:
    running = lab()
    running.post(
        "open", {"what": {"text": "Given it is the MPh of the German turn\nAnd a German squad A in C4"}}
    )
    opened = page(running)
    opened.tool("play")
    opened.drag(opened.piece("A", "C4"), ("C8", 0, 0))
    opened.wait_for("A4.1", "#refusal")
    opened.button("keep it all the same", "#refusal")
    opened.wait_for("it is not allowed, the board is that before it", "#moment")
    assert len(document(running)["actions"]) == 1
    assert opened.piece("A", "C4")[0] == "C4"


def test_names_and_answers_that_are_markup_are_text(
    lab: Callable[..., Running], page: Opened, tmp_path: Path
) -> None:
    running = lab(speaker(tmp_path))
    unit = {"side": HOSTILE, "type": "squad", "hex": "E5"}
    asked = [{"ask": "los", "from": {"unit": HOSTILE}, "to": {"hex": "C3"}}]
    running.edit(
        (("position", "units", HOSTILE), unit),
        (("position", "ssr"), [HOSTILE]),
        (("title",), HOSTILE),
        (("questions",), asked),
        (("actions",), [{"do": "move", "units": [HOSTILE], "to": "E6"}]),
    )
    opened = page(running)
    opened.wait_for(HOSTILE, "#asked")
    opened.settled()
    opened.js("document.querySelector('#tabs [data-pane=keep]').click()")
    opened.wait_for(HOSTILE, "#play")
    opened.tool("select")
    opened.click("E5", 0, 5)
    assert opened.one("#options input.title").get_attribute("value") == HOSTILE
    assert opened.js("return document.title") != "666"
    assert opened.all("main img, main script") == []


def test_engines_that_hang_or_die_cost_their_column_a_message(
    lab: Callable[..., Running], page: Opened
) -> None:
    names = [join(saboteur(name)) for name in ("hangs_on_every_case", "dies_on_every_case")]
    opened = page(lab(*names, timeout=5 * PATIENCE))  # who dies has to start first, beside a browser
    opened.wait_for("timeout", "#asked")
    opened.wait_for("crash", "#asked")
    assert "WA over" in opened.text("#asked"), "the reference has answered"


def test_forms_have_all_fields_as_forms_and_none_as_text_of_data(
    lab: Callable[..., Running], page: Opened
) -> None:
    running = lab()
    opened = page(running)
    opened.settled()
    opened.one("#options .more>summary").click()
    assert opened.all("#options textarea") == []
    turn = opened.one("#options .row[data-field=turn_of] select")
    assert {"German", "Russian", "Finnish"} <= set(turn.text.split("\n")), "nationalities are a list"
    wire = "return [...document.querySelectorAll('#options label')].find(l => l.innerText === 'wire').htmlFor"
    opened.js("document.querySelectorAll('#options details').forEach(d => { d.open = true; })")
    opened.write(lambda: opened.driver.find_element("id", opened.js(wire)), "2", KEYS.TAB)
    wait(lambda: document(running)["position"].get("sides") == {"German": {"wire": 2}})
    opened.settled()
    assert opened.js("return document.activeElement.closest('[data-field]') !== null"), "who types goes on"
    opened.button("Ask something…", "#asked")
    for tag in opened.until(
        "const all = [...document.querySelectorAll('#asked .tagged>select option')].map(o => o.value);"
        "return all.length && all"
    ):
        opened.js(
            "const s = document.querySelector('#asked .tagged>select'); s.value = arguments[0];"
            "s.dispatchEvent(new Event('change'))",
            tag,
        )
        assert opened.all("#asked .tagged textarea") == [], tag


def test_two_tabs_at_one_position_see_each_others_changes(
    lab: Callable[..., Running], page: Opened, driver: Any
) -> None:
    running = lab()
    opened = page(running)
    first = driver.current_window_handle
    driver.switch_to.new_window("tab")
    second = driver.current_window_handle
    other = Page(driver, running.served.address)
    other.say("E6 is woods")
    other.settled()
    driver.switch_to.window(first)
    opened.until("return document.querySelector('[data-k=\"floor.E6\"]').innerHTML.includes('woods')")
    opened.say("E7 is grain")
    opened.settled()
    assert {"E6", "E7"} <= set(document(running)["position"]["hexes"])
    running.post("open", {"what": {"example": 1}})
    opened.wait_for("Foxholes behind the hedge", "#name")
    running.lab.desk.shelf.folder.rename(running.lab.desk.shelf.folder.with_name("away"))
    running.lab.desk.shelf.folder.touch()
    opened.say("E8 is marsh")
    for window in (second, first):
        driver.switch_to.window(window)
        opened.wait_for("not on the disk: ", "#trouble")
    running.end()
    for window in (first, second):
        driver.switch_to.window(window)
        opened.wait_for("1 change was not on the disk", "#trouble")
    driver.get_log("browser")  # what it says of the end
    driver.close()
    driver.switch_to.window(first)


def test_a_full_disk_is_reported_and_what_is_due_is_kept_later(
    lab: Callable[..., Running], page: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = lab()
    opened = page(running)
    opened.say("E6 is woods")
    real = Path.open

    def full(self: Path, mode: str = "r", *more: Any, **kinds: Any) -> Any:
        if "+" in mode:
            raise OSError(errno.ENOSPC, "No space left on device")
        return real(self, mode, *more, **kinds)

    monkeypatch.setattr(Path, "open", full)
    opened.say("E7 is grain")
    opened.wait_for("the disk is full", "#trouble")
    assert opened.text("#kept") == "not on the disk"
    opened.shot(SHOTS, "disk-full")
    monkeypatch.undo()
    opened.until("return document.getElementById('kept').innerText === 'kept'")
    kept = read(running.lab.desk.journal.path).document.data
    assert kept["position"]["hexes"]["E7"] == {"terrain": "grain"}


def test_a_lab_that_ends_in_mid_edit_loses_nothing(lab: Callable[..., Running], page: Opened) -> None:
    running = lab()
    opened = page(running)
    opened.say("E6 is woods")
    opened.settled()
    running.end()
    opened.tool("ground")
    opened.click("E7", 0, 20)
    opened.wait_for("1 not kept", "#kept")
    opened.shot(SHOTS, "ended")
    opened.button("Copy the document", "#trouble")
    text = opened.until("return document.querySelector('#dialog textarea')?.value")
    again = lab()
    assert document(again)["position"]["hexes"]["E6"] == {"terrain": "woods"}
    again.post("open", {"what": {"text": text}})
    assert document(again)["position"]["hexes"]["E7"] == {"terrain": "woods"}
    opened.driver.get_log("browser")  # what it says of the end
    opened.driver.get("about:blank")


def test_a_png_is_the_drawing_at_twice_its_size(lab: Callable[..., Running], page: Opened) -> None:
    running = lab()
    opened = page(running)
    opened.settled()
    opened.js(KEPT_PICTURE)
    opened.js("document.querySelector('#tabs [data-pane=keep]').click()")
    opened.button("PNG", "#keep-files")
    kind, wide, high, colours = opened.until("return window.made")
    size = re.search(r'width="([\d.]+)" height="([\d.]+)"', running.get("export/board.svg").text)
    assert size is not None
    assert (kind, wide, high) == ("image/png", 2 * round(float(size[1])), 2 * round(float(size[2])))
    assert {SIDES["German"], SIDES["Russian"]} <= set(colours)


def test_what_is_not_on_the_disk_when_the_lab_ends_is_reported_and_copied(
    lab: Callable[..., Running], page: Opened, tmp_path: Path
) -> None:
    (tmp_path / "lab").touch()
    running = lab()
    opened = page(running)
    opened.say("E6 is woods")
    told = f"1 change is not on the disk: {tmp_path / 'lab'}: is no folder"
    opened.wait_for(told, "#trouble")
    assert opened.text("#kept") == "not on the disk"
    opened.js("document.querySelector('#tabs [data-pane=keep]').click()")
    opened.wait_for("Not saved: ", "#keep-files")
    opened.shot(SHOTS, "no-folder")
    running.end()
    opened.wait_for("1 change was not on the disk", "#trouble")
    opened.tool("ground")
    opened.click("E7", 0, 20)
    opened.wait_for("2 not kept", "#kept")
    told = opened.wait_for("1 change is only in this page", "#trouble")
    assert "on the disk: asl-conformance lab goes on" not in told
    assert "saved" not in told
    opened.shot(SHOTS, "no-folder-ended")
    opened.button("Copy the document", "#trouble")
    text = opened.until("return document.querySelector('#dialog textarea')?.value")
    (tmp_path / "lab").unlink()
    again = lab()
    again.post("open", {"what": {"text": text}})
    assert {"E6", "E7"} <= set(hexes(again))
    opened.driver.get_log("browser")  # what it says of the end
    opened.driver.get("about:blank")


def test_another_lab_at_the_same_port_is_no_lab_to_a_page_of_the_old_one(
    lab: Callable[..., Running], page: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = lab()
    opened = page(running)
    opened.say("E6 is woods")
    opened.settled()
    running.end()
    monkeypatch.setattr(served, "listen", lambda: listen(running.served.port))
    lab()
    opened.wait_for("All you did is on the disk", "#trouble")
    opened.tool("ground")
    opened.click("E7", 0, 20)
    opened.wait_for("1 not kept", "#kept")
    opened.wait_for("1 change is only in this page; all earlier ones are saved", "#trouble")
    opened.shot(SHOTS, "another-lab")
    opened.driver.get_log("browser")  # what it says of the end
    opened.driver.get("about:blank")


@pytest.mark.parametrize(("wide", "dark"), [(360, True), (390, False), (820, False), (1440, True)])
def test_nothing_is_wider_than_the_window_and_a_phone_shows_and_asks(
    lab: Callable[..., Running], page: Opened, wide: int, dark: bool
) -> None:
    opened = page(lab(), wide, dark=dark)
    opened.settled()
    assert opened.js("return document.documentElement.scrollWidth") <= wide
    board, answers = opened.one("#board").rect, opened.one("#asked").rect
    assert board["height"] > 200
    assert answers["height"] > 150
    assert answers["x"] + answers["width"] <= wide
    opened.shot(SHOTS, f"wide-{wide}{'-dark' if dark else ''}")
    for pane in ("setup", "keep") if wide < 1101 else ("keep",):
        opened.js("document.querySelector(`#tabs [data-pane=${arguments[0]}]`).click()", pane)
        assert opened.one(f"#{pane}").is_displayed()
        assert opened.js("return document.documentElement.scrollWidth") <= wide


def test_a_screen_reader_gets_what_colours_show(lab: Callable[..., Running], page: Opened) -> None:
    opened = page(lab())
    opened.settled()
    for tool in ("select", "ground", "side", "fort", "unit", "gear"):
        opened.tool(tool)
        unnamed = opened.js(
            "return [...document.querySelectorAll('button, input, select, textarea, #board')]"
            ".filter(n => n.offsetParent !== null && !(n.ariaLabel || n.textContent.trim()"
            " || n.labels?.length || n.title)).map(n => n.outerHTML)"
        )
        assert unnamed == [], tool
    assert opened.js("return document.documentElement.lang") == "en"
    headings = opened.js("return [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(h => +h.tagName[1])")
    assert headings[0] == 1
    assert [after - before for before, after in pairwise(headings) if after - before > 1] == []
    pressed = opened.js("return document.querySelector('#tools [aria-pressed=true]').dataset.tool")
    assert pressed == "gear"


def test_documents_show_dates_and_are_renamed_and_deleted(lab: Callable[..., Running], page: Opened) -> None:
    running = lab()
    running.edit((("title",), "one"))
    first = running.lab.desk.journal.path
    running.post("open", {"what": {"example": 1}})
    running.edit((("title",), "two"))
    opened = page(running)
    opened.one("#open").click()
    opened.until("return document.querySelectorAll('#shelf li').length === 2")
    times = opened.js("return [...document.querySelectorAll('#shelf time')].map(t => t.innerText)")
    assert all(re.search(r"20\d\d.*\d:\d\d", time) for time in times)
    opened.one("#shelf [aria-label='rename The wall at the orchard']").click()
    field = "#shelf [aria-label='new name of The wall at the orchard']"
    opened.one(field).send_keys(KEYS.CONTROL, "a", KEYS.NULL, "My wall", KEYS.ENTER)
    opened.wait_for("My wall", "#shelf")
    opened.shot(SHOTS, "documents")
    assert read(first).head.name == "My wall"
    opened.one("#shelf [aria-label='rename Foxholes behind the hedge']").click()
    field = "#shelf [aria-label='new name of Foxholes behind the hedge']"
    opened.one(field).send_keys(KEYS.CONTROL, "a", KEYS.NULL, "Mine", KEYS.ENTER)
    opened.wait_for("Mine", "#name")
    assert opened.all("#shelf [aria-label='delete Mine']") == [], "it is open"
    opened.one("#shelf [aria-label='delete My wall']").click()
    assert first.is_file(), "the second click deletes"
    opened.one("#shelf [aria-label='delete My wall']").click()
    wait(lambda: not first.exists())
    opened.until("return document.querySelectorAll('#shelf li').length === 1")
    assert running.post("remove", {"file": running.lab.desk.journal.path.name}).status == 422
    assert running.post("remove", {"file": "../../etc/passwd"}).status == 422


def test_a_changed_example_says_so_and_starts_over(lab: Callable[..., Running], page: Opened) -> None:
    running = lab()
    opened = page(running)
    begun = running.lab.desk.journal.document.data
    assert not opened.one("#anew").is_displayed()
    opened.say("B3 is woods")
    opened.settled()
    opened.shot(SHOTS, "changed")
    opened.one("#anew").click()
    opened.until("return document.getElementById('anew').hidden")
    assert running.lab.desk.journal.document.data == begun
    opened.one("#open").click()
    opened.until("return document.querySelectorAll('#shelf li').length === 2")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"hexes": {"zz": {}}}', "position, hexes: a name is no hex such as B3"),
        ('{"units": {"A": {"side": "G", "type": "squad", "hex": "q"}}}', "hex: is no hex such as B3"),
        ('{"hexes": {"B3": {"terrain": "wood"}}}', "wood is no word that is known there"),
        ('{"hexes": [}', "that begins like JSON, but is none"),
        ("asl-lab:eJx", "that is not a complete link"),
    ],
)
def test_a_bad_paste_is_reported_in_words(
    lab: Callable[..., Running], page: Opened, text: str, words: str
) -> None:
    opened = page(lab())
    opened.one("#open").click()
    opened.js("document.querySelector('#dialog textarea').value = arguments[0]", text)
    opened.button("Open it", "#dialog")
    told = opened.wait_for(words, "#refused")
    assert not re.search(r"regex|\\d|\^\[|`|\$\.|Errno|byte \d", told)


def test_each_answer_reaches_a_screen_reader(lab: Callable[..., Running], page: Opened) -> None:
    opened = page(lab())
    opened.settled()

    def spoken() -> str:
        """The text of the polite status regions in the browser's accessibility tree."""
        nodes = opened.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        known = {node["nodeId"]: node for node in nodes}
        found = []
        for node in nodes:
            live = {p["name"]: p["value"].get("value") for p in node.get("properties", ())}.get("live")
            if node.get("role", {}).get("value") == "status" and live == "polite":
                inner = [known[child] for child in node.get("childIds", ()) if child in known]
                found += [one.get("name", {}).get("value", "") for one in inner]
        return " ".join(found)

    wait(lambda: "wall advantage A: has WA no, WA over none, may claim WA yes" in spoken())
    opened.say("When A looks for B")
    wait(lambda: "los A" in spoken() and "LOS clear yes" in spoken())
    assert "wall advantage" not in spoken(), "only what changed is said"


def test_an_attack_shows_fp_column_drm_by_name_and_final_dr_together(
    lab: Callable[..., Running], page: Opened
) -> None:
    running = lab()
    running.post("open", {"what": {"text": WALLED}})
    running.edit((("position", "units", "A", "firepower"), 4), (("position", "units", "A", "range"), 6))
    opened = page(running)
    line = opened.wait_for("FP", "#asked .attack")
    assert line.split() == "FP 8 column 8 DRM wall +2".split(), "FP is doubled for an adjacent target (A7.21)"
    (asked,) = document(running)["questions"]
    running.edit((("questions",), [{**asked, "dr": 7}]))
    assert "Final DR 7 + 2 = 9" in opened.wait_for("Final DR", "#asked .attack").replace("\n", " ")
    opened.shot(SHOTS, "attack")
    words = opened.js(
        "return [...document.querySelectorAll('#asked .field')].map(f => [f.innerText, f.title])"
    )
    assert ["FP", "firepower: what it means"] in words


def test_they_differ_goes_with_its_column_and_ignores_unclaimed_questions(
    lab: Callable[..., Running], page: Opened, tmp_path: Path
) -> None:
    running = lab(looker(tmp_path))
    running.post("open", {"what": {"text": ENTRENCHED}})
    opened = page(running)
    opened.settled()
    opened.wait_for("they differ", "#asked [data-question]")
    unclaimed = opened.js("return document.querySelectorAll('#asked [data-question]')[1].innerText")
    assert ("unsupported" in unclaimed, "they differ" in unclaimed) == (True, False)
    opened.tool("los")
    opened.drag(opened.piece("A", "C4"), opened.piece("B", "E4"))
    opened.wait_for("they differ", "#asked .card")
    opened.settled()  # what is drawn anew while one clicks is another element
    opened.js("document.querySelector('#asked .who-1 .x').click()")
    opened.settled()
    assert "they differ" not in opened.text("#asked")


def test_all_that_the_page_loads_is_small_and_from_here(lab: Callable[..., Running], page: Opened) -> None:
    running = lab()
    opened = page(running)
    loaded = opened.js(
        "return performance.getEntriesByType('resource').map(e => [e.name, e.encodedBodySize])"
    )
    assert sum(size for _, size in loaded) < 120_000
    assert {name.startswith(running.served.address) for name, _ in loaded} == {True}
