"""The reference engine, asked like any other engine. Only this module imports it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from asl_conformance.adapters.base import EngineRefused
from asl_conformance.adapters.inprocess import InProcessEngine


class _Reference:
    """The protocol functions of the reference engine; imported when it starts."""

    def initialize(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        from asl_reference.protocol import requests

        return self._serve(requests.initialize, params)

    def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        from asl_reference.protocol import requests

        return self._serve(partial(requests.evaluate, keeping=True), params)

    @staticmethod
    def _serve(
        function: Callable[[Mapping[str, Any]], dict[str, Any]], params: Mapping[str, Any]
    ) -> dict[str, Any]:
        from asl_reference.protocol.requests import Refused

        try:
            return function(params)
        except Refused as refused:
            raise EngineRefused(refused.code, str(refused)) from refused


def reference_engine(timeout: float | None = None) -> InProcessEngine:
    """The reference engine, in this process."""
    return InProcessEngine(_Reference(), timeout, quiet=True)


REACH = 12
"""Range of ``seen_from`` in hexes."""


def seen_from(
    position: Mapping[str, Any], edition: str, ends: Mapping[str, Any] | None = None, reach: int = REACH
) -> Callable[[str], dict[str, int]]:
    """LOS by the whole board: a function from a hex to the hexes seen from it, with their Hindrance.

    It gives the same as the ``los`` question about two hexes, for hexes up to ``reach`` apart, but far
    faster. ``ends`` is a position with the ground that viewers and targets stand on, if that differs.
    """
    from asl_reference.base.editions import rules_for
    from asl_reference.board.position import Position
    from asl_reference.sweep.views import LosBoard

    stood_on = Position.from_json(ends) if ends is not None else None
    board = LosBoard(rules_for(edition), Position.from_json(position), reach, stood_on)

    def look(viewer: str) -> dict[str, int]:
        return board.view(viewer).seen()

    return look


Sighted = Callable[[str, str, Mapping[str, Any], Collection[str]], tuple[int | None, str]]


def sight_on(position: Mapping[str, Any], edition: str) -> Sighted:
    """A function that judges one LOS on a board whose artwork is given line by line.

    It takes viewer, target, the fields of the hexes on the way and their hexsides; it returns the
    Hindrance, or None if the LOS is blocked, and why.
    """
    from asl_reference.base.decode import decode
    from asl_reference.base.editions import rules_for
    from asl_reference.board.position import Hex, Position
    from asl_reference.rules.los.ends import end_of_hex
    from asl_reference.rules.los.sight import sight

    rules, whole = rules_for(edition), Position.from_json(position)
    known: dict[tuple[tuple[str, Any], ...], Hex] = {}

    def hex_of(fields: Mapping[str, Any]) -> Hex:
        key = tuple(fields.items())
        if key not in known:
            known[key] = decode(Hex, dict(fields), "hex")
        return known[key]

    def look(
        viewer: str, target: str, hexes: Mapping[str, Any], sides: Collection[str]
    ) -> tuple[int | None, str]:
        ground = {name: hex_of(fields) for name, fields in hexes.items()}
        board = Position(hexes=ground, hexsides={name: whole.hexsides[name] for name in sides})
        seen = sight(rules, board, end_of_hex(board, viewer), end_of_hex(board, target))
        return (seen.hindrance if seen.clear else None), f"{', '.join(seen.clauses)}: {seen.why}"

    return look


def implementations() -> dict[str, list[str]]:
    """By clause: where the reference implements it: ``asl_reference/rules/los/wall.py:41 wall_on``."""
    import importlib
    import pkgutil

    import asl_reference
    from asl_reference.base.clauses import IMPLEMENTED

    for module in pkgutil.walk_packages(asl_reference.__path__, f"{asl_reference.__name__}."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    return {clause: list(dict.fromkeys(map(_place, names))) for clause, names in IMPLEMENTED.items()}


def modules(name: str) -> list[str]:
    """Files of the reference engine with that name, such as ``asl_reference/rules/problems.py``."""
    import pkgutil

    import asl_reference

    known = pkgutil.walk_packages(asl_reference.__path__, f"{asl_reference.__name__}.")
    asked = name.removesuffix(".py")
    return [f"{one.name.replace('.', '/')}.py" for one in known if one.name.rpartition(".")[2] == asked]


def _place(name: str) -> str:
    """File, line and name of ``package.module.function``; for a table, its file and name."""
    import inspect
    import sys

    module_name, _, rest = name.rpartition(".")
    while module_name and module_name not in sys.modules:
        module_name, _, last = module_name.rpartition(".")
        rest = f"{last}.{rest}"
    module = sys.modules.get(module_name)
    if module is None or module.__file__ is None:
        return name
    file = module_name.replace(".", "/") + (".py" if not hasattr(module, "__path__") else "/__init__.py")
    found = getattr(module, rest, None)
    code = getattr(inspect.unwrap(found) if callable(found) else None, "__code__", None)
    return f"{file}:{code.co_firstlineno} {rest}" if code is not None else f"{file} {rest}"


def ridden() -> frozenset[str]:
    """The kinds of vehicles that carry Riders but no Passengers (D6.2)."""
    from asl_reference.play.moving.boarding import RIDDEN

    return RIDDEN


class Problem(NamedTuple):
    """A defect of a position."""

    where: str
    """The place in it, such as ``units.P`` or ``hexes.B3``."""
    what: str
    clause: str
    fatal: bool
    """Whether the position is so wrong that no question about it makes sense."""


def problems(position: Mapping[str, Any], edition: str) -> list[Problem]:
    """All defects that the reference finds in a position."""
    from asl_reference.base.decode import Malformed
    from asl_reference.base.editions import rules_for
    from asl_reference.board.geometry import NotAHex
    from asl_reference.board.position import Position
    from asl_reference.rules import problems as found

    try:
        defects = found.problems(Position.from_json(dict(position)), rules_for(edition))
    except (Malformed, NotAHex) as error:
        return [Problem("", str(error), "", fatal=True)]
    return [Problem(one.where, one.what, one.clause, one.fatal) for one in defects]


class WrongEngine(NamedTuple):
    """The reference with one of its rules made wrong."""

    name: str
    clause: str
    """The clause that it is wrong about."""
    does: str
    """What it does wrong, beginning with a verb."""


def wrong_engines() -> list[WrongEngine]:
    """All wrong engines; ``python -m asl_reference.wrong NAME`` runs one."""
    from asl_reference.wrong.kit import KIT

    return [WrongEngine(one.name, one.clause, one.does) for one in KIT.values()]


@contextmanager
def while_wrong(name: str) -> Iterator[None]:
    """A context in which the reference of this process is the wrong engine of that name."""
    from asl_reference.wrong.kit import KIT
    from asl_reference.wrong.swapping import in_force, swaps_of

    with in_force(swaps_of(KIT[name].breaks)):
        yield


def source() -> Path:
    """The folder of the reference engine's package, to copy it to other machines."""
    import asl_reference

    return Path(next(iter(asl_reference.__path__)))
