"""B26.4-26.43 Wire: what it costs to cross, as deep as movement in other chapters needs it."""

from __future__ import annotations

from asl_reference.clauses import Illegal, clause
from asl_reference.position import Counter, Number, Position, Unit

WIRE_MP: dict[str, Number] = {"armored_car": 4, "truck": 4, "halftrack": 4, "tracked": 2}
"""MP added to COT on entering a Wire hex (26.43); Infantry pays none (26.4)."""
BARRED_BY_WIRE = frozenset({"cavalry", "motorcycle", "wagon"})
"""What may not enter a Wire Location (26.42)."""


def wire_in(position: Position, hex_name: str) -> bool:
    """Whether a Wire counter lies in the hex."""
    return position.fortification(hex_name, "wire") is not None


@clause("B26.4")
def on_wire(position: Position, unit: Unit) -> bool:
    """Infantry in a Wire hex is on top of the Wire unless it is beneath it or in an entrenchment."""
    return unit.is_infantry and not unit.beneath and unit.at in ("", "in") and wire_in(position, unit.hex)


@clause("B26.4")
def under(position: Position, hex_name: str, covers: tuple[str, ...]) -> tuple[str, ...]:
    """What a unit beneath these counters of the hex is beneath: in an entrenchment, its Wire as well."""
    wired = covers and wire_in(position, hex_name)
    return tuple(sorted({*covers, "wire"} if wired else covers))


@clause("B26.4")
def stuck_on_wire(position: Position, unit_id: str) -> Illegal | None:
    """Infantry on top of Wire stays there until it has paid the MF of its dr to get beneath."""
    if on_wire(position, position.units[unit_id]):
        return Illegal("B26.4", f"{unit_id} is on top of the Wire and must get beneath it first")
    return None


@clause("B26.42", "B26.43")
def wire_bars(position: Position, column: str, hex_name: str) -> Illegal | None:
    """Cavalry, motorcycles and wagons may not enter a Wire Location."""
    if column in BARRED_BY_WIRE and wire_in(position, hex_name):
        return Illegal("B26.42", f"a {column} may not enter the Wire in {hex_name}")
    return None


@clause("B26.43")
def wire_surcharge(column: str, counter: Counter) -> Number:
    """MP the counter adds to the COT of its hex, if it is Wire."""
    return WIRE_MP.get(column, 0) if counter.type == "wire" else 0
