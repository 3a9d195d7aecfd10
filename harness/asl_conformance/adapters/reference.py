"""The reference engine, through the same door as a stranger's. Only this module imports it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from asl_conformance.adapters.base import EngineRefused
from asl_conformance.adapters.inprocess import InProcessEngine


class _Reference:
    """The wire functions of the reference engine; imported when it starts, not before."""

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
"""Hexes that ``seen_from`` looks far."""


def seen_from(
    position: Mapping[str, Any], edition: str, ends: Mapping[str, Any] | None = None, reach: int = REACH
) -> Callable[[str], dict[str, int]]:
    """What the reference says of LOS by the whole board: from a hex, the hexes seen with their Hindrance.

    It says what its ``los`` question says of two hexes, for hexes up to ``reach`` apart, and far quicker.
    ``ends`` is a position with the ground that viewers and targets stand on, if that is another.
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
    """What the reference says of one LOS on a board of which the artwork is told line by line.

    The function has viewer, target, the fields of the hexes on the way and the hexsides of these; it says
    the Hindrance, or None where the LOS is blocked, and why.
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
    """Clause -> where the reference implements it, as ``asl_reference/rules/los/wall.py:41 wall_on``."""
    import importlib
    import pkgutil

    import asl_reference
    from asl_reference.base.clauses import IMPLEMENTED

    for module in pkgutil.walk_packages(asl_reference.__path__, f"{asl_reference.__name__}."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    return {clause: list(dict.fromkeys(map(_place, names))) for clause, names in IMPLEMENTED.items()}


def modules(name: str) -> list[str]:
    """Files of the reference engine of that name, as ``asl_reference/rules/problems.py``."""
    import pkgutil

    import asl_reference

    known = pkgutil.walk_packages(asl_reference.__path__, f"{asl_reference.__name__}.")
    asked = name.removesuffix(".py")
    return [f"{one.name.replace('.', '/')}.py" for one in known if one.name.rpartition(".")[2] == asked]


def _place(name: str) -> str:
    """File, line and name of ``package.module.function``; of a table, its file and name."""
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
    """The kinds of vehicles that carry Riders and no Passengers (D6.2)."""
    from asl_reference.play.moving.boarding import RIDDEN

    return RIDDEN


class Problem(NamedTuple):
    """Something that is wrong with a position."""

    where: str
    """The place in it, as ``units.P`` or ``hexes.B3``."""
    what: str
    clause: str
    fatal: bool
    """Whether no question about the position makes sense."""


def problems(position: Mapping[str, Any], edition: str) -> list[Problem]:
    """Everything that the reference finds wrong with a position as it is set up."""
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
    """The reference with one rule of it put wrong."""

    name: str
    clause: str
    """The clause that it has wrong."""
    does: str
    """What it does wrong, as a predicate."""


def wrong_engines() -> list[WrongEngine]:
    """The wrong engines there are; ``python -m asl_reference.wrong NAME`` serves as one."""
    from asl_reference.wrong.kit import KIT

    return [WrongEngine(one.name, one.clause, one.does) for one in KIT.values()]


@contextmanager
def while_wrong(name: str) -> Iterator[None]:
    """The reference of this process is the wrong engine of that name meanwhile."""
    from asl_reference.wrong.kit import KIT
    from asl_reference.wrong.swapping import in_force, swaps_of

    with in_force(swaps_of(KIT[name].breaks)):
        yield


def source() -> Path:
    """The folder of the reference engine's package, for whoever takes it along to other machines."""
    import asl_reference

    return Path(next(iter(asl_reference.__path__)))
