"""The adapter for VASL: its maps with a stand-in of our own, its answers if VASL is installed.

If ``VASL`` names a checkout, the real engine is built and asked the whole suite.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import struct
import subprocess
import zipfile
from dataclasses import dataclass
from pathlib import Path
from shutil import which
from typing import Any

import pytest

from asl_conformance.adapters.base import Engine
from asl_conformance.adapters.choose import choose, open_choice
from asl_conformance.boards.agreement import read as read_answers
from asl_conformance.fuzz.boards.lattice import centre
from asl_conformance.fuzz.boards.lines import CORNERS
from asl_conformance.judging.runner import Run
from asl_conformance.judging.smoke import smoke
from asl_conformance.judging.standing import RIGHT
from asl_conformance.protocol.reply import Outcomes
from tests.examples.judging import EDITION, EXAMPLES, ask, judged, unforeseen
from tests.examples.vasl_adapter import BRIEF, FOLDER, STAND_IN, build, java, los, needs_java
from tests.harness.boards.archives import Painter as Archive
from tests.harness.boards.archives import blocks, packed
from tests.often import every

LEAST_PASSES = 600
"""Least cases that the real engine passes; fewer mean that the adapter has lost something."""
PAINTINGS = ("plain", "broad", "turned", "tight", "full", "rimless")
"""In the order in which they are painted. The last two fill hexes to the hexside, or leave a rim out."""
USUAL = PAINTINGS[:4]
WIDTH, HEIGHT = 18.75, 32.25
"""Pixels of a lattice unit."""
needs_vasl = pytest.mark.skipif(
    not os.environ.get("VASL"), reason="VASL does not name a checkout of VASL to build against"
)


@pytest.fixture(scope="session")
def real_classes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("vasl")
    build(Path(os.environ["VASL"]), folder)
    return folder


def answers_of(vasl: Engine, questions: list[dict[str, Any]], **position: Any) -> list[Any]:
    """The outcomes of one request."""
    params = {"edition": EDITION, "position": position, "actions": [], "questions": questions}
    reply = vasl.evaluate(params)
    assert isinstance(reply, Outcomes), reply
    return [(one.answer, one.unsupported) for one in reply.outcomes]


# The painted maps ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Picture:
    """A map that the adapter painted: terrain and level of its pixels, and the board's position on it."""

    width: int
    height: int
    pixels: bytes
    origin: tuple[float, float]
    """The pixel of A1's centre."""
    turned: bool

    def at(self, x: float, y: float) -> tuple[str, int]:
        """Terrain and level at a point of the lattice."""
        way = -1 if self.turned else 1
        px = round(self.origin[0] + way * WIDTH * x)
        py = round(self.origin[1] + way * HEIGHT * (y - 2))
        code, level = struct.unpack_from("Bb", self.pixels, 2 * (px * self.height + py))
        return NAMES[code], level

    def hex(self, name: str, towards: int = 0, far: float = 0) -> tuple[str, int]:
        """Terrain and level in a hex: at its centre, or towards a hexside, ``out`` from 0 to 1."""
        (x, y), (ax, ay), (bx, by) = centre(name), VERTEX[towards], VERTEX[(towards + 1) % 6]
        return self.at(x + far * (ax + bx) / 2, y + far * (ay + by) / 2)


VERTEX = (CORNERS[4], CORNERS[5], CORNERS[0], CORNERS[1], CORNERS[2], CORNERS[3])
"""Hexside i, N to NW clockwise, runs from vertex i to the next."""
CHART = (STAND_IN / "boardData" / "SharedBoardMetadata.xml").read_text(encoding="utf-8")
NAMES = {int(code): name for name, code in re.findall(r'name="([^"]+)" typeCode="(\d+)"', CHART)}
N, NE, SE, S, SW, NW = range(6)
WOODS_CODE, WALL_CODE, BOCAGE_CODE = (
    next(code for code, one in NAMES.items() if one == name) for name in ("Woods", "Wall", "Bocage")
)
WALL = {"terrain": "wall"}
BOARD: dict[str, Any] = {
    "hexes": {
        "C3": {"terrain": "woods"},
        "C4": {"terrain": "woods"},
        "E3": {"terrain": "orchard", "level": 1},
        "G3": {"terrain": "stone_building", "free": ["G2", "H2"], "height": 2.5},
        "E6": {"depression": "gully", "level": 1},
        "F6": {"depression": "gully", "level": 1},
        "I3": {"level": -1, "terrain": "brush"},
        "I6": {"terrain": "woods", "free": ["I5", "J5", "J6", "I7", "H6", "H5"]},
    },
    "hexsides": {
        "B3-C3": {"terrain": "wall"},
        "E3-F3": {"terrain": "hedge", "gap": True},
        "G6-G7": {"terrain": "bocage"},
    },
}


@pytest.fixture(scope="module")
def paintings(vasl_classes: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The board painted in each way, as map0, map1 and so on."""
    folder = tmp_path_factory.mktemp("paintings")
    with open_choice(java(vasl_classes, paintings=folder)) as opened:
        opened.start()
        answers_of(opened, [los("A1", "A2"), los("J9", "J10"), los("E6", "E7")], **BOARD)
    return folder


def picture_of(paintings: Path, name: str) -> Picture:
    """The map of that painting."""
    written = (paintings / f"map{PAINTINGS.index(name)}").read_bytes()
    width, height = struct.unpack(">ii", written[:8])
    found = Picture(width, height, written[8:], (0, 0), name in ("turned", "tight"))
    return Picture(width, height, written[8:], origin(found), found.turned)


@pytest.fixture(scope="module", params=USUAL)
def picture(request: pytest.FixtureRequest, paintings: Path) -> Picture:
    return picture_of(paintings, request.param)


def origin(picture: Picture) -> tuple[float, float]:
    """The pixel of A1's centre, found by the only bocage."""
    code = next(code for code, name in NAMES.items() if name == "Bocage")
    spots = [i // 2 for i in range(0, len(picture.pixels), 2) if picture.pixels[i] == code]
    px = sum(i // picture.height for i in spots) / len(spots)
    py = sum(i % picture.height for i in spots) / len(spots)
    way = -1 if picture.turned else 1
    (x, y), (_, below) = centre("G6"), centre("G7")
    nearest = round((px - way * WIDTH * x) / (3 * WIDTH)) * 3 * WIDTH
    return nearest, round((py - way * HEIGHT * ((y + below) / 2 - 2)) / HEIGHT) * HEIGHT


@needs_java
@pytest.mark.parametrize(
    ("name", "terrain", "level"),
    [
        ("A1", "Open Ground", 0),
        ("C3", "Woods", 0),
        ("E3", "Orchard", 1),
        ("G3", "Stone Building, 2 Level", 0),
        ("E6", "Gully", 0),
        ("I3", "Brush", -1),
        ("I6", "Woods", 0),
    ],
)
def test_the_centre_of_a_hex_is_of_its_terrain_and_level(
    picture: Picture, name: str, terrain: str, level: int
) -> None:
    if name == "G3":  # the middle of a building that leaves hexsides free may be a seam
        assert picture.hex("G3", S, 0.3) == (terrain, level)
    else:
        assert picture.hex(name) == (terrain, level)


@needs_java
def test_terrain_joins_its_like_and_keeps_off_bare_hexsides(picture: Picture) -> None:
    assert picture.hex("C3", S, 0.99)[0] == picture.hex("C4", N, 0.99)[0] == "Woods"
    assert picture.hex("C3", N, 0.97)[0] == "Open Ground"
    assert picture.hex("C3", N, 0.85)[0] == "Woods"


@needs_java
def test_inherent_terrain_fills_its_hex(picture: Picture) -> None:
    assert {picture.hex("E3", way, 0.97)[0] for way in (N, SE, S, SW, NW)} == {"Orchard"}


@needs_java
def test_higher_ground_keeps_off_the_hexsides_of_lower_hexes(picture: Picture) -> None:
    assert picture.hex("E3", N, 0.97)[1] == 0
    assert picture.hex("E3", N, 0.85)[1] == 1


@needs_java
def test_artwork_leaves_hexsides_free(picture: Picture) -> None:
    assert [picture.hex("G3", way, 0.6)[0] == "Open Ground" for way in range(6)] == [
        *(True, True),
        *(False, False, False, False),
    ]
    assert {picture.hex("I6", way, 0.5)[0] for way in range(6)} == {"Open Ground"}


@needs_java
def test_a_depression_joins_the_next_and_has_a_rim_elsewhere(picture: Picture) -> None:
    assert picture.hex("E6", NE, 0.98) == ("Open Ground", 0)
    assert picture.hex("E6", SE, 0.99) == ("Gully", 0)
    assert picture.hex("F6", NW, 0.99) == ("Gully", 0)
    assert picture.hex("E6", S, 0.7) == ("Gully", 0)
    rim = [picture.hex("E6", S, far / 100)[1] for far in range(70, 100)]
    assert max(rim) == 1, "between the bottom and the lower ground outside the Crest stands"


@needs_java
def test_a_wall_reaches_both_its_vertices_and_a_gap_is_its_middle_half(picture: Picture) -> None:
    def along(first: str, side: int, part: float) -> str:
        (x, y), (ax, ay), (bx, by) = centre(first), VERTEX[side], VERTEX[(side + 1) % 6]
        return picture.at(x + ax + part * (bx - ax), y + ay + part * (by - ay))[0]

    assert {along("C3", SW, part) for part in (0, 0.25, 0.5, 0.75, 1)} == {"Wall"}
    assert [along("E3", SE, part) == "Hedge" for part in (0, 0.15, 0.35, 0.5, 0.65, 0.85, 1)] == [
        *(True, True),
        *(False, False, False),
        *(True, True),
    ]


@needs_java
def test_full_fills_hexes_to_the_hexside_and_draws_a_crest_line_on_it(paintings: Path) -> None:
    full = picture_of(paintings, "full")
    assert full.hex("C3", N, 0.98)[0] == "Woods"
    assert full.hex("E3", N, 0.98)[1] == full.hex("E2", S, 0.98)[1] == 1
    assert full.hex("E2", S, 0.9)[1] == 0
    assert full.hex("E6", S, 0.95) == ("Open Ground", 1)


@needs_java
def test_without_a_rim_a_depression_fills_its_hex(paintings: Path) -> None:
    rimless = picture_of(paintings, "rimless")
    assert {rimless.hex("E6", way, 0.96) for way in range(6)} == {("Gully", 0)}


@needs_java
@pytest.mark.parametrize("name", PAINTINGS)
def test_the_ends_of_a_stroke_are_flat_or_round(paintings: Path, name: str) -> None:
    """Past the end of the wall B3-C3, on its line, at the same distance as it is wide."""
    (x, y), (ax, ay), (bx, by) = centre("C3"), VERTEX[SW], VERTEX[NW]
    away = -0.045
    end = x + ax + away * (bx - ax), y + ay + away * (by - ay)
    flat = name in ("broad", "tight", "rimless")
    assert (picture_of(paintings, name).at(*end)[0] == "Wall") is not flat


@needs_java
def test_a_painting_without_a_rim_counts_only_for_who_is_in_a_depression(
    vasl_classes: Path, tmp_path: Path
) -> None:
    gully: dict[str, Any] = {"hexes": {"F5": {"depression": "gully"}}}
    with open_choice(java(vasl_classes, paintings=tmp_path)) as opened:
        opened.start()
        for ends, maps in ((("F4", "F6"), 5), (({"hex": "F5", "level": 0}, "F6"), 5), (("F5", "F6"), 6)):
            ask(opened, los(*ends), **gully)
            assert len(list(tmp_path.iterdir())) == maps


# Its answers, and what it leaves unsupported -----------------------------------------------------


@needs_java
def test_it_passes_the_smoke_test(vasl_classes: Path) -> None:
    with open_choice(java(vasl_classes)) as opened:
        assert [check for check in smoke(opened) if check.state == "wrong"] == []


@needs_java
def test_a_painting_that_there_is_not_is_refused_by_name(vasl_classes: Path) -> None:
    done = subprocess.run(
        java(vasl_classes, "sloppy").command, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode != 0
    assert "no painting sloppy; there are all, plain" in done.stderr


@needs_java
def test_what_blocks_is_named_with_reason_and_clause(vasl: Engine) -> None:
    answer = ask(vasl, los("C2", "C5"), hexes={"C3": {"terrain": "woods"}}).answer
    assert answer["clear"] is False
    assert (answer["blocked_at"], answer["clauses"]) == ("C3", ["A6.2"])
    assert answer["why"] == "Woods is in the way (A6.2)"


@needs_java
@pytest.mark.parametrize(
    ("start", "end", "hexside", "place"),
    [("F3", "F7", "F4-F5", "F4-F5"), ("E5", "G5", "F4-F5", "F4-F5"), ("E5", "I5", "F5-G5", "F4-F5-G5")],
    ids=["crossed", "along", "vertex"],
)
def test_a_wall_is_named_by_hexside_or_vertex(
    vasl: Engine, start: str, end: str, hexside: str, place: str
) -> None:
    answer = ask(vasl, los(start, end), hexsides={hexside: WALL}).answer
    assert (answer["clear"], answer["blocked_at"]) == (False, place)


@needs_java
def test_a_look_through_a_gap(vasl: Engine) -> None:
    hedge = {"terrain": "hedge"}
    assert not ask(vasl, los("F3", "F7"), hexsides={"F4-F5": hedge}).answer["clear"]
    assert ask(vasl, los("F3", "F7"), hexsides={"F4-F5": {**hedge, "gap": True}}).answer["clear"]


@needs_java
def test_ssrs_change_hedges_as_vasl_does(vasl: Engine) -> None:
    board: dict[str, Any] = {"hexsides": {"F4-F5": {"terrain": "hedge"}}}
    high = {"hex": "F2", "level": 1}
    assert ask(vasl, los(high, "F7"), **board).answer["clear"]
    assert not ask(vasl, los(high, "F7"), **board, ssr=["all hedges are bocage"]).answer["clear"]


@needs_java
def test_what_the_brush_decides_is_unsupported_and_says_so(vasl: Engine, vasl_classes: Path) -> None:
    """A LOS along a hexside is unsupported if it depends on whether woods of two levels meet there."""
    board = {"F4": {"terrain": "woods"}, "F5": {"terrain": "woods", "level": 1}}
    missing = ask(vasl, los("E5", "G5"), hexes=board).unsupported.missing
    assert missing == ("the painting decides: plain blocked, broad clear +0",)
    with open_choice(java(vasl_classes, "broad")) as broad:
        assert broad.start().name == "vasl (broad)"
        assert ask(broad, los("E5", "G5"), hexes=board).answer["clear"]


SQUAD = {"side": "German", "type": "squad", "hex": "F3"}
UNKNOWN: dict[str, tuple[dict[str, Any], Any, str]] = {
    "weather": ({"weather": "snow"}, "F3", "weather snow"),
    "ssr": ({"ssr": ["walls are low"]}, "F3", "SSR walls are low"),
    "a field of a later protocol": ({"novelty": 1}, "F3", "novelty of the position"),
    "half-levels": ({"hexes": {"F5": {"level": 0.5}}}, "F3", "half-levels: level 0.5"),
    "half a level up": ({}, {"hex": "F3", "level": 1.5}, "half-levels: level 1.5"),
    "terrain": ({"hexes": {"F5": {"terrain": "rice_paddy"}}}, "F3", "terrain rice_paddy"),
    "a field of a hex": ({"hexes": {"F5": {"laps": ["F4"]}}}, "F3", "laps of hex F5"),
    "height": ({"hexes": {"F5": {"terrain": "woods", "height": 3}}}, "F3", "woods of height 3"),
    "a Depression": ({"hexes": {"F5": {"terrain": "woods", "depression": "gully"}}}, "F3", "Woods in a D"),
    "a flooded stream": ({"hexes": {"F5": {"depression": "stream", "water": "flooded"}}}, "F3", "a stream"),
    "hexside": ({"hexsides": {"F4-F5": {"terrain": "rowhouse"}}}, "F3", "terrain rowhouse"),
    "Hillside": (
        {"hexes": {"F5": {"level": 1}}, "hexsides": {"F4-F5": {**WALL, "base": 1}}},
        "F3",
        "Hillside",
    ),
    "breach": ({"hexsides": {"F4-F5": {**WALL, "breached": True}}}, "F3", "breached of hexside F4-F5"),
    "counter": ({"counters": {"b": {"type": "blaze", "hex": "F5"}}}, "F3", "counter blaze"),
    "crest": ({"units": {"P": {**SQUAD, "at": "crest"}}}, {"unit": "P"}, "at crest"),
    "Snap Shot": ({}, {"hexside": "F3-F4"}, "both vertices of a hexside"),
    "Wall Advantage": ({"hexsides": {"F3-F4": {"terrain": "bocage"}}}, "F3", "Wall Advantage over bocage"),
    "tides": (
        {"hexes": {"F5": {"terrain": "marsh"}, "F4": {"terrain": "river", "water": "flooded"}}},
        "F3",
        "marsh by water of a depth (B16.6)",
    ),
}


@needs_java
@pytest.mark.parametrize("kind", UNKNOWN)
def test_what_vasl_does_not_know_is_unsupported_by_name(vasl: Engine, kind: str) -> None:
    board, start, missing = UNKNOWN[kind]
    first = ask(vasl, los(start, "F7"), **board).unsupported.missing[0]
    assert first.startswith(missing)


@needs_java
def test_what_is_strange_elsewhere_does_not_matter(vasl: Engine) -> None:
    assert ask(vasl, los("A3", "A7"), hexes={"H8": {"terrain": "rice_paddy"}}).answer["clear"]


@needs_java
def test_other_questions_and_actions_are_unsupported(vasl: Engine) -> None:
    assert ask(vasl, {"ask": "state"}).unsupported.missing == ("question state",)
    deed = {"do": "claim_wall_advantage", "units": ["P"]}
    assert ask(vasl, los("A3", "A7"), deed, units={"P": SQUAD}).unsupported.missing == ("actions",)


@needs_java
def test_maps_grow_with_the_questions_about_a_position(vasl: Engine) -> None:
    board: dict[str, Any] = {"hexes": {"C3": {"terrain": "woods"}}}
    assert not ask(vasl, los("C2", "C5"), **board).answer["clear"]
    assert ask(vasl, los("A1", "AA9"), **board).answer["clear"]
    assert not ask(vasl, los("C2", "C5"), **board).answer["clear"]


@needs_java
@pytest.mark.parametrize("painting", ["all", *PAINTINGS[:: every(len(PAINTINGS))]])
def test_a_map_of_a_part_says_what_a_map_of_the_whole_says(vasl_classes: Path, painting: str) -> None:
    """By day, too, all cases are asked: a wrong answer could depend on any of them."""
    names = ("A1", "C2", "C5", "D6", "F3", "G6", "G8", "H4", "J10")
    pairs = [los(one, other) for one in names for other in names if one != other][:: every(6)]
    with (
        open_choice(java(vasl_classes, painting)) as whole,
        open_choice(java(vasl_classes, painting)) as parts,
    ):
        for opened in (whole, parts):
            assert opened.start().name == ("vasl" if painting == "all" else f"vasl ({painting})")
        together = answers_of(whole, pairs, **BOARD)
        for number, pair in enumerate(pairs):
            elsewhere = {"units": {"u": {**SQUAD, "hex": names[number % len(names)]}}}
            assert answers_of(parts, [pair], **BOARD, **elsewhere) == [together[number]], pair


@needs_java
def test_ground_is_painted_once_whatever_stands_on_it(vasl_classes: Path, tmp_path: Path) -> None:
    with open_choice(java(vasl_classes, "plain", paintings=tmp_path)) as opened:
        opened.start()
        ask(opened, los("C2", "C5"), **BOARD)
        ask(opened, los("C2", "C5"), **BOARD, units={"P": SQUAD})
        assert len(list(tmp_path.iterdir())) == 1
        beyond = {**BOARD["hexes"], "Z9": {"terrain": "woods"}}
        ask(opened, los("C2", "C5"), **{**BOARD, "hexes": beyond}, units={"P": {**SQUAD, "hex": "AA3"}})
        assert len(list(tmp_path.iterdir())) == 1, "nor for what is painted far from the LOS"
        ask(opened, los("C2", "C5"), **{**BOARD, "hexes": {"C3": {"terrain": "grain"}}})
    written = sorted(path.stat().st_size for path in tmp_path.iterdir())
    assert len(written) == 2
    assert written[1] < 2 * 400 * 650, "seven columns and nine rows, not the board"


@needs_java
def test_the_highest_of_several_hexsides_has_their_vertex(vasl_classes: Path, tmp_path: Path) -> None:
    sides = {"F4-F5": {"terrain": "bocage"}, "F4-G5": {"terrain": "hedge"}, "F5-G5": {"terrain": "wall"}}
    with open_choice(java(vasl_classes, "plain", paintings=tmp_path)) as opened:
        opened.start()
        for order, anew in ((list(sides), "brush"), (list(sides)[::-1], "orchard")):
            hexes = {"F3": {"terrain": anew}}
            ask(opened, los("F3", "F7"), hexes=hexes, hexsides={name: sides[name] for name in order})
    first, second = ((tmp_path / f"map{number}").read_bytes() for number in (0, 1))
    assert first.count(bytes((BOCAGE_CODE, 0))) == second.count(bytes((BOCAGE_CODE, 0)))


def artwork(vasl_classes: Path, *arguments: object) -> subprocess.CompletedProcess[str]:
    """The adapter's answers about LOS on the artwork of an archive."""
    command = ["java", "-Xmx1g", *BRIEF, "-cp", str(vasl_classes), "conformance.Artwork"]
    return subprocess.run(
        [*command, *map(str, arguments)], capture_output=True, encoding="utf-8", check=False
    )


@needs_java
def test_los_on_the_artwork_of_a_board_is_what_board_los_reads(vasl_classes: Path, tmp_path: Path) -> None:
    archive = Archive().hex("F3", WOODS_CODE).side("I5", "I6", WALL_CODE).write(tmp_path)
    written = tmp_path / "answers.tsv"
    written.write_text(artwork(vasl_classes, archive, 4).stdout, encoding="utf-8")
    header, recorded = read_answers(written)
    with zipfile.ZipFile(archive) as packed:
        assert header["losdata_sha256"] == hashlib.sha256(packed.read("LOSData")).hexdigest()
    assert recorded[("F2", "F4")].reason.startswith("Woods is in the way (A6.2) at 281,")
    assert [recorded[pair].hindrance for pair in (("F2", "F4"), ("I4", "I7"), ("A1", "A5"))] == [
        None,
        None,
        0,
    ]
    assert ("A1", "A6") not in recorded, "five hexes apart"
    assert len(recorded) == len({frozenset(pair) for pair in recorded}) * 2


@needs_java
@pytest.mark.parametrize(
    ("size", "message"),
    [((17, 10, 900, 645), "only boards of 33 columns"), (None, "no LOSData in it")],
    ids=["another size", "another zip"],
)
def test_an_archive_that_cannot_be_read_is_refused_in_one_line(
    vasl_classes: Path, tmp_path: Path, size: tuple[int, int, int, int] | None, message: str
) -> None:
    path = tmp_path / "bdX1"
    if size is None:
        with zipfile.ZipFile(path, "w") as other:
            other.writestr("notes", "nothing")
    else:
        packed(path, gzip.compress(blocks(Archive().payload(size)), 1, mtime=0))
    done = artwork(vasl_classes, path)
    assert (done.returncode, done.stdout) == (2, "")
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1


@needs_java
def test_a_race_gives_the_pairs_judged_and_processor_seconds(vasl_classes: Path, tmp_path: Path) -> None:
    archive = Archive().hex("F3", WOODS_CODE).write(tmp_path)
    pairs = [["F2", "F4"], ["F2", "F6"], ["A1", "A5"]]
    asked = [
        {"archive": str(archive), "pairs": pairs},
        {"position": {"hexes": {"F5": {"terrain": "rice_paddy"}}}, "pairs": pairs},
        {"pairs": pairs[2:]},
    ]
    command = ["java", "-Xmx1g", *BRIEF, "-cp", str(vasl_classes), "conformance.Race"]
    lines = "".join(json.dumps(one) + "\n" for one in asked)
    done = subprocess.run(command, input=lines, capture_output=True, encoding="utf-8", check=True)
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply["judged"] for reply in replies] == [[0, 1, 2], [0, 2], [0]]
    assert all(reply["seconds"] >= 0 for reply in replies)


@needs_java
def test_what_is_no_json_is_answered_with_an_error(vasl_classes: Path) -> None:
    command = java(vasl_classes).command
    lines = '{"id": 1, "method"\n{"id": 2, "method": "pray", "params": {}}\n{"id": 3, "method": "shutdown"}\n'
    done = subprocess.run(command, input=lines, capture_output=True, encoding="utf-8", check=True)
    first, second = (json.loads(line) for line in done.stdout.splitlines())
    assert "no JSON: more expected at character 18" in first["error"]["message"]
    assert (second["id"], "no method pray" in second["error"]["message"]) == (2, True)


def test_the_build_says_what_it_misses(tmp_path: Path) -> None:
    def said(**more: str) -> str:
        env = {key: value for key, value in os.environ.items() if key != "VASL"} | more
        done = subprocess.run(
            [FOLDER / "build", tmp_path / "out"], env=env, capture_output=True, encoding="utf-8", check=False
        )
        assert done.returncode == 1
        return done.stderr

    assert "VASL=/path/to/vasl ./build" in said()
    if which("javac"):
        assert "has no src/VASL/LOS/Map/Map.java" in said(VASL=str(tmp_path))


def test_the_configuration_names_the_engine() -> None:
    for name in ("vasl", "vasl-plain"):
        assert choose(name, folder=EXAMPLES).directory == FOLDER


def test_each_known_failure_cites_its_clause() -> None:
    for line in (FOLDER / "expected-failures.toml").read_text(encoding="utf-8").splitlines():
        if line.startswith('"'):
            assert re.search(r'reason = "[AB]\d*\.\d+(, [AB]\d*\.\d+)*(/B[\d.]+)?: ', line), line


# The real engine ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def done(real_classes: Path) -> Run:
    return judged(java(real_classes), "vasl")


@needs_java
@needs_vasl
def test_every_verdict_of_vasl_is_one_foreseen(done: Run) -> None:
    assert unforeseen(done) == {}
    assert done.standing in RIGHT


@needs_java
@needs_vasl
def test_vasl_passes_hundreds_of_cases(done: Run) -> None:
    assert done.counts["pass"] >= LEAST_PASSES
    assert done.counts["xfail"] >= 1


@needs_java
@needs_vasl
@pytest.mark.parametrize(
    ("issue", "case"),
    [
        (1417, "B9.52-12c/first-hex-behind"),
        (180, "B9.531-5/level-3-1st"),
        (1179, "B16.2-12f/level-2-to-b6-smoke-b6"),
    ],
)
def test_a_bug_of_its_tracker_that_the_snapshot_has_is_caught(done: Run, issue: int, case: str) -> None:
    verdicts = {result.case.id: result.verdict.kind for result in done.results}
    assert verdicts[case] == "xfail", f"VASL issue {issue}"
