"""Boards as SVG: true geometry; everything drawn has its place, its colour and its entry in the legend."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any, get_args
from xml.etree import ElementTree as Xml

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asl_conformance.drawing.picture import hex_name
from asl_conformance.drawing.svg import document, draw, marks
from asl_conformance.drawing.svg.geometry import centre, distance, line_meets_hexside, middle, segment
from asl_conformance.drawing.svg.marks import leaves_open
from asl_conformance.drawing.svg.png import NoRenderer, png
from asl_conformance.drawing.svg.symbols import BADGES, EDGES, SIDES, every, symbol
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.protocol import vocabulary as v
from asl_conformance.protocol.actions import Move
from asl_conformance.protocol.position import Counter, Hex, Hexside, Position, Unit
from asl_conformance.protocol.questions import Attack, Los, Point
from asl_conformance.suite.case import Case, Expectation
from tests.often import often

D = "\N{EN DASH}"
SVG = "{http://www.w3.org/2000/svg}"
SEEN = (Unit("German", "squad", "F5"), Unit("Russian", "squad", "F7"))


def drawn(position: Position, case: Case | None = None, answers: Any = ()) -> Xml.Element:
    """The parsed picture; raises if it is not well-formed."""
    return Xml.fromstring(document(draw(position, marks(case, answers) if case else marks(asked(position)))))


def asked(position: Position, **changes: Any) -> Case:
    fields: dict[str, Any] = {
        "id": "B9.2-1", "name": "a case", "requirements": (), "clauses": ("B9.2",), "feature": "", "line": 1,
        "position": position, "questions": (), "expectations": (),
    }  # fmt: skip
    return Case(**{**fields, **changes})


def sight(position: Position, **expected: Any) -> Case:
    """A LOS between P and R with this expectation."""
    claims = tuple(Expectation(key, path=(key,), value=value) for key, value in expected.items())
    return asked(position, questions=(Los(Point(unit="P"), Point(unit="R")),), expectations=claims)


def texts(root: Xml.Element) -> list[str]:
    return [node.text or "" for node in root.iter(f"{SVG}text")]


@pytest.mark.parametrize(("here", "around"), [("F5", "F4 G5 G6 F6 E6 E5"), ("E5", "E4 F4 F5 E6 D5 D4")])
def test_a_hexside_is_the_side_that_two_hexes_share(here: str, around: str) -> None:
    ends = []
    for name in around.split():
        side, a, b = segment(f"{here}-{name}"), centre(here), centre(name)
        assert side is not None
        assert a is not None
        assert b is not None
        assert middle(*side) == pytest.approx(middle(a, b))
        assert distance(side[0], a) == pytest.approx(distance(side[0], b), rel=1e-2)
        ends.append(side)
    assert {end for _, end in ends} == {start for start, _ in ends}, "six sides close a hex"
    assert all(first[1] == second[0] for first, second in pairwise(ends))


def test_a_hexside_of_hexes_that_do_not_touch_is_not_drawn() -> None:
    assert segment("F5-F7") is None
    assert segment("F5") is None
    drawn(Position(hexsides={"F5-F7": Hexside("wall")}))


def test_a_wall_is_a_thick_line_along_its_hexside() -> None:
    (ax, ay), (bx, by) = segment("F5-F6") or ((0, 0), (0, 0))
    body = draw(Position(hexsides={"F5-F6": Hexside("wall")})).body
    assert f'd="M{ax:g} {ay:g}L{bx:g} {by:g}"' in body
    assert EDGES["wall"][0] in body


def test_a_gap_leaves_the_middle_of_its_hexside_free() -> None:
    whole = draw(Position(hexsides={"F5-F6": Hexside("wall")})).body
    gap = draw(Position(hexsides={"F5-F6": Hexside("wall", gap=True)})).body
    assert gap.count(EDGES["wall"][0]) == 2 * whole.count(EDGES["wall"][0])


def test_a_road_goes_on_into_the_next_hex_but_not_over_a_hedge_without_a_gap() -> None:
    roads = {"F5": Hex(road="paved"), "F6": Hex(road="paved")}
    side, here = segment("F5-F6"), centre("F5")
    assert side is not None
    assert here is not None
    (x, y), (mx, my) = here, middle(*side)
    stretch = f"M{x:g} {y:g}L{mx:g} {my:g}"
    for hexside, goes_on in (
        (Hexside(), True),
        (Hexside("hedge"), False),
        (Hexside("hedge", gap=True), True),
    ):
        assert (stretch in draw(Position(hexes=roads, hexsides={"F5-F6": hexside})).body) is goes_on


def test_the_base_of_a_hexside_is_written_if_it_is_not_the_lower_hexs_level() -> None:
    hill = {"F5": Hex(level=1), "F6": Hex(level=2)}
    assert "base" not in draw(Position(hexes=hill, hexsides={"F5-F6": Hexside("wall", base=1)})).body
    assert "base 2" in draw(Position(hexes=hill, hexsides={"F5-F6": Hexside("wall", base=2)})).body


def test_a_ssr_makes_hedges_bocage_in_the_picture_too() -> None:
    position = Position(
        ssr=("all hedges are bocage",), hexsides={"F5-F6": Hexside("hedge"), "F5-G5": Hexside("wall")}
    )
    picture = draw(position)
    assert EDGES["bocage"][0] in picture.body
    assert EDGES["hedge"][0] not in picture.body
    assert EDGES["wall"][0] in picture.body
    assert "bocage (SSR; printed as hedge)" in [entry.text for entry in picture.legend]


def test_an_ssr_for_another_board_leaves_a_hedge_a_hedge() -> None:
    position = Position(
        board="44", ssr=("hedges of board 4 are bocage",), hexsides={"F5-F6": Hexside("hedge")}
    )
    assert EDGES["hedge"][0] in draw(position).body


@pytest.mark.parametrize("word", [w for w in get_args(v.HexTerrain) if w != "open_ground"])
def test_every_terrain_has_a_pattern_and_is_in_the_legend(word: v.HexTerrain) -> None:
    picture = draw(Position(hexes={"F5": Hex(word)}))
    assert f"#asl-t-{word}" in picture.body
    assert word.replace("_", " ") in [entry.text for entry in picture.legend]
    assert f'id="asl-t-{word}"' in document(picture)


@pytest.mark.parametrize("word", [w for w in get_args(v.HexsideTerrain) if w])
def test_every_hexside_terrain_is_in_the_legend(word: v.HexsideTerrain) -> None:
    picture = draw(Position(hexsides={"F5-F6": Hexside(word)}))
    assert word.replace("_", " ") in [entry.text for entry in picture.legend]


@pytest.mark.parametrize("word", [*(w for w in get_args(v.Depression) if w)])
def test_every_depression_is_in_the_legend(word: v.Depression) -> None:
    picture = draw(Position(hexes={"F5": Hex(depression=word, level=1), "F6": Hex(depression=word)}))
    assert word.replace("_", " ") in [entry.text for entry in picture.legend]
    assert "crest 1" in picture.body


@pytest.mark.parametrize("word", get_args(v.UnitType))
def test_every_unit_type_has_a_counter(word: v.UnitType) -> None:
    root = drawn(Position(units={"P": Unit("German", word, "F5", status=("concealed", "pinned"))}))
    assert "P" in texts(root)
    assert "PIN" in texts(root)


@pytest.mark.parametrize(
    ("piece", "figures"),
    [
        (Unit("German", "squad", "F5", firepower=4, range=6, morale=7), "4-6-7"),
        (Unit("German", "squad", "F5", firepower=4, range=6), f"4 6 {D}"),
        (Unit("German", "squad", "F5"), f"{D} {D} {D}"),
        (Unit("German", "hero", "F5", firepower=1, range=4, morale=9), "1-4-9"),
        (Unit("German", "leader", "F5", morale=9, leadership=-1), "9-1"),
        (Unit("German", "leader", "F5", morale=7, leadership=0), "7-0"),
        (Unit("German", "leader", "F5", leadership=1), f"{D} +1"),
        (Unit("German", "tank", "F5"), "TANK"),
        (Counter("lmg", "F5", firepower=3, range=8), "3-8"),
        (Counter("lmg", "F5"), f"{D} {D}"),
        (Counter("at_gun", "F5", caliber=37), "AT 37"),
        (Counter("at_gun", "F5"), f"AT {D}"),
        (Counter("minefield", "F5", strength=8), "8"),
    ],
)
def test_a_counter_has_its_figures_and_a_dash_for_what_the_position_omits(
    piece: Unit | Counter, figures: str
) -> None:
    kind = {"units": {"P": piece}} if isinstance(piece, Unit) else {"counters": {"P": piece}}
    shown = texts(drawn(Position(**kind)))
    assert {"P", figures} <= set(shown)
    assert ("not in the position" in shown) is (D in figures)


@pytest.mark.parametrize("ground", [*SIDES.values(), "#f4f1e8"])
def test_the_figures_of_each_side_have_contrast(ground: str) -> None:
    assert contrast(ground, "#111111") >= 4.5


@pytest.mark.parametrize("badge", BADGES)
def test_the_letters_of_each_badge_have_contrast(badge: str) -> None:
    _, ground, ink = BADGES[badge]
    assert contrast(ground, ink) >= 4.5


def contrast(one: str, other: str) -> float:
    """The contrast of two colours by WCAG 2."""

    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("word", get_args(v.CounterType))
def test_every_counter_type_has_a_counter_or_a_bar(word: v.CounterType) -> None:
    assert len(texts(drawn(Position(counters={"thing": Counter(word, "F5", size=1)})))) > 1


@pytest.mark.parametrize("word", get_args(v.UnitStatus))
def test_every_status_can_be_seen(word: v.UnitStatus) -> None:
    plain = draw(Position(units={"P": Unit("German", "squad", "F5")})).body
    assert draw(Position(units={"P": Unit("German", "squad", "F5", status=(word,))})).body != plain


def test_wall_advantage_is_marked() -> None:
    picture = draw(Position(units={"P": Unit("German", "squad", "F5", status=("pinned", "wall_advantage"))}))
    assert picture.body.index(">WA<") < picture.body.index(">PIN<"), "before all other marks"
    assert "wall advantage" in [entry.text for entry in picture.legend]


def test_who_is_beneath_stands_below_the_bar_and_who_is_on_top_above() -> None:
    position = Position(
        units={
            "UNDER": Unit("German", "squad", "F5", beneath=("foxhole",)),
            "OVER": Unit("Russian", "squad", "F5"),
        },
        counters={"hole": Counter("foxhole", "F5", size=2)},
    )
    body = draw(position).body
    assert body.index(">OVER<") < body.index(">foxhole 2S<") < body.index(">UNDER<")
    heights = {text: _height(body, text) for text in ("OVER", "UNDER")}
    assert heights["OVER"] < heights["UNDER"]


def _height(body: str, text: str) -> float:
    """The vertical position of the counter with that text."""
    before = body[: body.index(f">{text}<")]
    return float(re.findall(r"translate\(\S+ (\S+)\)", before)[-1].rstrip(")"))


def test_a_clear_los_is_green_from_centre_dot_to_centre_dot() -> None:
    position = Position(units={"P": SEEN[0], "R": SEEN[1]})
    case = sight(position, clear=True)
    (line,) = marks(case).sights
    assert (line.start, line.end, line.clear) == (centre("F5"), centre("F7"), True)
    assert "#12872b" in draw(position, marks(case)).body
    assert "LOS is clear" in texts(drawn(position, case))


def test_a_blocked_los_is_red_and_says_where() -> None:
    position = Position(units={"P": SEEN[0], "R": SEEN[1]}, hexsides={"F5-F6": Hexside("wall")})
    (line,) = marks(sight(position, clear=False, blocked_at="F5-F6")).sights
    side, a, b = segment("F5-F6"), centre("F5"), centre("F7")
    assert side is not None
    assert a is not None
    assert b is not None
    assert line.blocked == line_meets_hexside(a, b, side)
    assert "LOS is blocked here" in texts(drawn(position, sight(position, blocked_at="F5-F6")))


def test_an_answer_tells_where_the_expectations_do_not() -> None:
    position = Position(units={"P": SEEN[0], "R": SEEN[1]})
    case = sight(position, clear=False)
    assert marks(case).sights[0].blocked is None
    over = marks(case, [{"clear": False, "blocked_at": "F6"}])
    assert over.sights[0].blocked == centre("F6")
    assert "LOS is blocked here (engine)" in [entry.text for entry in draw(position, over).legend]


def test_what_the_case_says_goes_before_what_an_engine_answers() -> None:
    position = Position(units={"P": SEEN[0], "R": SEEN[1]})
    over = marks(sight(position, clear=False, blocked_at="F6"), [{"clear": True, "blocked_at": "F5-F6"}])
    assert (over.sights[0].clear, over.sights[0].blocked) == (False, centre("F6"))
    assert not over.sights[0].by_engine
    assert not leaves_open(sight(position, clear=True))
    assert leaves_open(sight(position, clear=False))


def test_the_hexes_along_a_los_are_drawn() -> None:
    position = Position(units={"P": SEEN[0], "R": Unit("Russian", "squad", "F9")})
    assert {"F5", "F6", "F7", "F8", "F9"} <= set(texts(drawn(position, sight(position, clear=True))))


def test_a_vertex_blocks_at_its_point() -> None:
    position = Position(units={"P": Unit("German", "squad", "E5"), "R": Unit("Russian", "squad", "I5")})
    (line,) = marks(sight(position, clear=False, blocked_at="F4-F5-G5")).sights
    side = segment("F4-G5")
    assert side is not None
    assert line.blocked is not None
    assert min(distance(line.blocked, end) for end in side) < 1


def test_both_ways_along_a_line_are_one_line() -> None:
    position = Position(units={"P": SEEN[0], "R": SEEN[1]})
    there, back = Los(Point(unit="P"), Point(unit="R")), Los(Point(unit="R"), Point(unit="P"))
    claims = tuple(Expectation("clear", n, ("clear",), "is", True) for n in (0, 1))
    assert len(marks(asked(position, questions=(there, back), expectations=claims)).sights) == 1


def test_a_move_is_an_arrow_and_its_hex_is_drawn() -> None:
    position = Position(units={"P": SEEN[0]})
    case = asked(position, actions=(Move(("P",), "F6"), Move(("P",), "G7")))
    assert [(a.start, a.end) for a in marks(case).arrows] == [
        (centre("F5"), centre("F6")),
        (centre("F6"), centre("G7")),
    ]
    assert "G7" in texts(drawn(position, case))


def test_a_move_that_is_not_allowed_is_barred() -> None:
    position = Position(units={"P": SEEN[0]})
    claim = Expectation("that is not allowed", op="illegal")
    case = asked(position, actions=(Move(("P",), "F6"), Move(("P",), "G7")), expectations=(claim,))
    assert [arrow.barred for arrow in marks(case).arrows] == [False, True]
    assert "not allowed" in texts(drawn(position, case))


def test_an_attack_goes_where_its_target_has_moved() -> None:
    position = Position(units={"P": SEEN[0], "R": SEEN[1]})
    case = asked(position, actions=(Move(("P",), "F6"),), questions=(Attack("P", "small_arms", ("R",)),))
    assert [(a.kind, a.end) for a in marks(case).arrows] == [("move", centre("F6")), ("fire", centre("F6"))]


def test_what_no_picture_shows_is_its_caption() -> None:
    position = Position(phase="MPh", turn_of="German", weather="mud", water="flooded", ssr=("no snow",))
    caption = draw(position).caption
    assert caption == "German MPh; weather mud; water flooded; SSR no snow"
    shown = " ".join(texts(drawn(msgspec.structs.replace(position, units={"P": SEEN[0]}))))
    assert caption in shown


def test_hostile_names_stay_text() -> None:
    bad = '"><script>alert(1)</script>'
    root = drawn(Position(units={bad: Unit(bad, "squad", "F5")}, ssr=(bad,)))
    assert not list(root.iter(f"{SVG}script"))
    assert "script" in (root.findtext(f"{SVG}desc") or "")


def test_the_picture_tells_itself_in_words() -> None:
    words = draw(Position(units={"P": Unit("German", "squad", "F5", beneath=("foxhole",))})).words
    assert "German squad (P) in F5, beneath foxhole" in words


def test_every_symbol_is_well_formed() -> None:
    for name in every():
        Xml.fromstring(f"<g>{symbol(name)}</g>")


names = st.builds(lambda c, r: hex_name((c, r)), st.integers(0, 32), st.integers(1, 10))
units = st.builds(
    Unit,
    st.sampled_from(["German", "Russian", "<Other>"]),
    st.sampled_from(get_args(v.UnitType)),
    names,
    at=st.sampled_from(get_args(v.Place)),
    beneath=st.lists(st.sampled_from(get_args(v.Cover)), max_size=2, unique=True).map(tuple),
    status=st.lists(st.sampled_from(get_args(v.UnitStatus)), max_size=4, unique=True).map(tuple),
)
counters = st.builds(Counter, st.sampled_from(get_args(v.CounterType)), names)
hexes = st.builds(
    Hex,
    st.sampled_from(get_args(v.HexTerrain)),
    st.integers(-3, 6),
    st.sampled_from(get_args(v.Depression)),
    road=st.sampled_from(get_args(v.Road)),
    bridge=st.booleans(),
)
positions = st.builds(
    Position,
    hexes=st.dictionaries(names, hexes, max_size=5),
    units=st.dictionaries(st.text(max_size=6), units, max_size=8),
    counters=st.dictionaries(st.text(max_size=6), counters, max_size=8),
)


@settings(max_examples=often(10, 5_000))
@given(positions)
def test_every_position_is_a_well_formed_picture_that_names_its_hexes(position: Position) -> None:
    root = drawn(position)
    wanted = {
        *position.hexes,
        *(u.hex for u in position.units.values()),
        *(c.hex for c in position.counters.values()),
    }
    assert wanted <= set(texts(root))


EXAMPLES = ("B9.2-EX", "B9.21-EX", "B9.35-EX", "B9.521-EX", "B9.62-EX", "B27.6-EX")


@pytest.mark.parametrize("prefix", EXAMPLES)
def test_the_pictures_of_the_examples_show_what_is_set_up(prefix: str) -> None:
    cases = [case for case in load_cases().cases if case.id.startswith(prefix)]
    assert cases
    for case in cases:
        position, picture = case.position, draw(case.position, marks(case))
        shown = set(texts(Xml.fromstring(document(picture))))
        assert {*position.hexes, *(u.hex for u in position.units.values())} <= shown, case.id
        for name, side in position.hexsides.items():
            ends = segment(name)
            assert ends is not None
            (ax, ay), (bx, by) = ends
            line = f'd="M{ax:g} {ay:g}L{bx:g} {by:g}"'
            assert side.gap or (line in picture.body) is bool(side.terrain), (case.id, name)
        for name, ground in position.hexes.items():
            assert (f"#asl-t-{ground.terrain}" in picture.body) is (ground.terrain != "open_ground"), (
                case.id,
                name,
            )
        assert len(picture.legend) > 0


def test_the_lines_of_the_examples_run_between_who_is_asked_about() -> None:
    for case in load_cases().cases:
        if case.id.startswith(EXAMPLES):
            for question in case.questions:
                if isinstance(question, Los) and question.start.unit and question.end.unit:
                    ends = {centre(case.position.units[p.unit].hex) for p in (question.start, question.end)}
                    drawn_ends = {frozenset((s.start, s.end)) for s in marks(case).sights}
                    bypass = any(
                        case.position.units[p.unit].at == "bypass" for p in (question.start, question.end)
                    )
                    assert bypass or frozenset(ends) in drawn_ends, case.id


def test_without_a_renderer_png_says_what_would_make_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("asl_conformance.drawing.svg.png.shutil.which", lambda name: None)
    monkeypatch.setattr("asl_conformance.drawing.svg.png.importlib.util.find_spec", lambda name: None)
    with pytest.raises(NoRenderer, match=r"install rsvg-convert.*Chromium"):
        png("<svg/>")


def test_a_png_is_made_where_something_makes_one() -> None:
    try:
        made = png(document(draw(Position(units={"P": SEEN[0]}))))
    except NoRenderer as error:
        pytest.skip(str(error))
    assert made.startswith(b"\x89PNG")


def test_a_hexside_that_only_a_road_crosses_is_listed_as_a_road() -> None:
    crossed = Position(hexsides={"F5-F6": Hexside(road=True), "F6-F7": Hexside("wall", road=True)})
    words = draw(crossed).words
    assert "F5-F6: road" in words
    assert "F6-F7: wall" in words
