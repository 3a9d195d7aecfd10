"""The verbs of the protocol, as one frozen record; fields that a verb does not use stay empty."""

from __future__ import annotations

from typing import Annotated, Any, Optional

from asl_reference.base.decode import Malformed, check, decode, shown
from asl_reference.base.limits import nearest
from asl_reference.base.values import value
from asl_reference.board import vocabulary as v
from asl_reference.board.position import Counter, Place, Unit

_FIELDS = {
    verb: fields.split()
    for verb, fields in {
        "set_up": "side! id! unit counter",
        "exchange": "side! counter! into!",
        "move": "units! to! at crest floor beneath mode carrying bypass shellholes",
        "rout": "units! to! at crest floor beneath mode carrying bypass shellholes",
        "advance": "units! to! at crest floor beneath mode carrying bypass shellholes",
        "withdraw": "units! to! at crest floor beneath mode carrying bypass shellholes",
        "go_beneath": "units! cover! carrying dr mode leader leaving",
        "come_out": "units! cover! carrying mode",
        "entrench": "units! dr! leader hex waive",
        "roll": "units! dr!",
        "fire": "by! target! means",
        "result": "unit! result!",
        "claim_interdiction": "by! unit!",
        "resolve_interdiction": "unit! result!",
        "recover": "unit! counter! dr",
        "drop": "unit! counter!",
        "change_vca": "unit! hexspines",
        "change_tca": "unit! hexspines",
        "change_ca": "counter! hexspines",
        "start": "unit!",
        "stop": "unit!",
        "motion_attempt": "unit!",
        "close_combat": "by! target!",
        "end_phase": "next",
        "declare": "units! mode leader",
        "place_dc": "unit! counter! to! at floor",
        "throw_dc": "unit! counter! to! at floor",
        "set_dc": "unit! counter! to! at floor",
        "resolve_fire": "means! target! dr! at floor counter firepower center hexside",
        "bog_check": "unit! colored! white! drm",
        "take_check": "unit! check! dr! leader",
        "clear": "units! counter! result",
        "search": "units!",
        "transfer": "unit! target! counter!",
        "load": "units! vehicle!",
        "unload": "units!",
        "land": "side! id! unit counter",
        "surrender": "unit! target!",
        "turn_back": "units! to! by!",
        "claim_wall_advantage": "units! hexsides showing answer",
        "forfeit_wall_advantage": "units! hexsides",
        "place_on_board": "unit! claim",
        "declare_entry": "units! to!",
        "abandon_entry": "units!",
        "choose_tem": "unit! tem!",
    }.items()
}
"""The fields of each verb; ``!`` marks a required field."""
BYPASS = "bypass"
"""The word for Bypass, both as mode of movement and as place in the hex."""
VERBS = {verb: frozenset(field.rstrip("!") for field in fields) for verb, fields in _FIELDS.items()}
NEEDED = {verb: tuple(f[:-1] for f in fields if f.endswith("!")) for verb, fields in _FIELDS.items()}


_DIE: Any = Optional[v.DieRoll]  # noqa: UP045 - an alias is no type that | takes
_FP: Any = Optional[Annotated[int, v.Within(1, 36)]]  # noqa: UP045
_NARROWER: dict[str, dict[str, Any]] = {
    "recover": {"dr": _DIE},
    "go_beneath": {"dr": _DIE},
    "bog_check": {"colored": v.DieRoll, "white": v.DieRoll},
    "result": {"result": v.FireResult},
    "resolve_interdiction": {"result": v.FireResult},
    "clear": {"result": v.Clearance},
    "resolve_fire": {"firepower": _FP, "target": v.HexName, "hexside": v.HexsideName},
}
"""Fields in which a verb allows fewer values than other verbs do."""


BY_ONE = ("claim_interdiction", "turn_back")
"""Verbs whose ``by`` is one unit; for all others it is a list."""


@value
class Action:
    """One announcement. ``do`` is the verb; ``VERBS`` says which fields it has."""

    do: str
    side: str = ""
    id: str = ""
    new_unit: Unit | None = None
    new_counter: Counter | None = None
    into: tuple[Counter, ...] = ()
    units: tuple[str, ...] = ()
    unit: str = ""
    counter: str = ""
    to: v.HexName = ""
    at: v.Place = ""
    crest: str = ""
    floor: Annotated[int, v.Within(0, 4)] = 0
    beneath: tuple[v.Cover, ...] = ()
    mode: v.MoveMode = ""
    carrying: tuple[str, ...] = ()
    cover: v.Cover = ""
    dr: v.DiceTotal | None = None
    leader: str = ""
    hex: v.HexName = ""
    waive: tuple[str, ...] = ()
    by: tuple[str, ...] = ()
    target: str = ""
    means: v.Means = "small_arms"
    result: str = ""
    hexspines: Annotated[int, v.Within(1, 5)] = 1
    next: v.Phase = ""
    bypass: tuple[v.HexsideName, ...] = ()
    shellholes: bool = False
    leaving: tuple[str, ...] = ()
    firepower: Annotated[int, v.Within(1, 200)] | None = None
    center: v.HexName = ""
    hexside: str = ""
    colored: int = 0
    white: int = 0
    drm: Annotated[int, v.Within(-6, 12)] = 0
    check: v.CheckKind = ""
    vehicle: str = ""
    hexsides: tuple[str, ...] = ()
    showing: str = ""
    answer: str = ""
    claim: bool = False
    tem: str = ""

    def __hash__(self) -> int:
        """The hash of a few fields: the other fields of equal actions are equal, too."""
        return hash((self.do, self.units, self.unit, self.to))

    @property
    def place(self) -> Place:
        """The place that the action names to go to."""
        return Place(self.to, self.at, self.floor, self.crest, self.bypass, self.beneath)

    @property
    def new(self) -> Unit | Counter | None:
        """The piece that the action brings onto the board."""
        return self.new_unit or self.new_counter

    @staticmethod
    def from_json(data: Any, path: str = "action") -> Action:
        """Read an action; raises Malformed for an unknown verb, and a field that is strange or missing."""
        if not isinstance(data, dict):
            raise Malformed(path, f"an object is due, not {shown(data)}")
        verb = data.get("do")
        if not isinstance(verb, str) or verb not in VERBS:
            raise Malformed(
                f"{path}.do", f"no such action: {shown(verb)}; {nearest(str(verb), tuple(VERBS))}"
            )
        stray = data.keys() - VERBS[verb] - {"do"}
        if stray:
            known = tuple(sorted(VERBS[verb]))
            raise Malformed(path, f"{verb} has no field {min(stray)!r}; {nearest(min(stray), known)}")
        _check_fields(verb, data, path)
        plain = dict(data)
        if plain["do"] in ("set_up", "land"):
            plain["new_unit"] = plain.pop("unit", None)
            plain["new_counter"] = plain.pop("counter", None)
        if verb in BY_ONE and "by" in plain:
            check(str, plain["by"], f"{path}.by")
            plain["by"] = [plain["by"]]
        if BYPASS in VERBS[verb] and (plain.get("mode") == BYPASS or plain.get("bypass")):
            if plain.get("at", "") not in ("", BYPASS):
                raise Malformed(f"{path}.at", f"a unit in Bypass is not {plain['at']!r}; leave at out")
            plain["at"] = BYPASS
            plain["mode"] = "" if plain.get("mode") == BYPASS else plain.get("mode", "")
        return decode(Action, plain, path)


def _check_fields(verb: str, data: dict[str, Any], path: str) -> None:
    """Raise Malformed if a field of the verb is missing, or wider than the verb asks for."""
    for field in NEEDED[verb]:
        if data.get(field, "") in ("", None):
            raise Malformed(path, f"{verb} needs the field {field!r}")
        if data[field] == [] and field != "into":
            raise Malformed(f"{path}.{field}", f"{verb} needs at least one")
    for field, kind in _NARROWER.get(verb, {}).items():
        if field in data:
            check(kind, data[field], f"{path}.{field}")
    into = data.get("into")
    listed = enumerate(into) if isinstance(into, list) else ()
    new = {
        **{f"into[{i}]": one for i, one in listed},
        "unit": data.get("unit"),
        "counter": data.get("counter"),
    }
    for field, piece in new.items():
        if isinstance(piece, dict) and piece.get("hex"):
            check(v.HexName, piece["hex"], f"{path}.{field}.hex")
