"""On random boards too, an answer moves between editions only by an erratum."""

from asl_conformance.adapters.choose import open_engine
from asl_conformance.fuzz.asking.switched import moved_on, of_editions
from tests.often import often

BOARDS = often(25)


def test_what_moves_from_older_to_current_is_moved_by_one_erratum_alone() -> None:
    with open_engine("reference") as engine:
        known = engine.start()
        moved = list(moved_on(engine, known, range(BOARDS), 1, of_editions(known, "older", "current")))
    assert [m for m in moved if not m.errata] == []
    assert len({erratum for m in moved for erratum in m.errata}) >= 2


def test_the_same_edition_moves_nothing() -> None:
    with open_engine("reference") as engine:
        known = engine.start()
        assert list(moved_on(engine, known, range(10), 1, of_editions(known, "current", "current"))) == []
