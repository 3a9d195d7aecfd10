"""Only one module says where a piece is: the reads of its fields elsewhere may only become fewer."""

import ast
import textwrap

import pytest

from tests.repo.piece_reads import ENGINE, HOMES, counted, listed, reads

REFRESH = "run: python -m tests.repo.piece_reads > tests/repo/piece_reads.txt"


def test_nobody_reads_more_of_a_pieces_place_than_before() -> None:
    allowed = listed()
    more = {name: (allowed.get(name, 0), n) for name, n in counted().items() if n > allowed.get(name, 0)}
    assert more == {}, "file: (listed, reads). Ask board.places or rules.ground.a2_locations where a piece is"


def test_what_is_read_less_is_listed_less() -> None:
    now = counted()
    fewer = {name: (n, now.get(name, 0)) for name, n in listed().items() if now.get(name, 0) < n}
    assert fewer == {}, f"file: (listed, reads). Thank you; {REFRESH}"


def test_the_modules_that_say_it_are_there() -> None:
    assert [name for name in sorted(HOMES) if not (ENGINE / name).is_file()] == []


@pytest.mark.parametrize(
    ("source", "number"),
    [
        ("def f(unit: Unit): return unit.hex", 1),
        ("def f(asked: Asked): return asked.to.hex", 0),
        ("def f(fire): return fire.target.hex, fire.target.at", 2),
        ("def f(p: Position): return p.units['a'].floor", 1),
        ("def f(p: Position): return p.hex('B2')", 0),
        ("def f(p: Position, u: Unit): return p.hex(u.hex)", 1),
        ("def f(u: Unit): return level(u.hex).at(u.floor)", 2),
        ("def f(u: Unit): u.hex = 'B2'", 0),
        ("def f(where: Location): return where.hex", 0),
        ("def f(where: Location): return (lambda u: u.aboard)(where.hex)", 1),
        ("def f(one: Location):\n def g(one): return one.hex\n return g", 1),
        ("HERE = [u.beneath for u in UNITS]", 1),
    ],
)
def test_a_read_is_seen_and_what_is_none_is_not(source: str, number: int) -> None:
    assert sum(1 for _ in reads(ast.parse(textwrap.dedent(source)))) == number
