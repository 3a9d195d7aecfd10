"""What each means of attack is: one row a means, asked for by its columns and nowhere listed anew."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from asl_reference.board.position import GUNS

Path = Literal["line", "vertices", "falls", "rounds", "placed", "thrown", "inside"]


@dataclass(frozen=True, kw_only=True)
class Means:
    """One means of attack; the defaults are those of small arms."""

    name: str
    clause: str
    path: Path = "line"
    """Along a LOS (A6), to both vertices of a hexside (A8.15), down on a hex (C1.5), as rounds or grenades
    (A24), Placed or Thrown next door (A23), or inside the Location of the target."""
    rolls: Literal["ift", "to_hit", "cc", ""] = "ift"
    """The DR that its DRM change first; none for what does no harm by FP."""
    shell: Literal["", "he", "ap", "heat", "smoke", "wp", "illuminating"] = ""
    """What bursts in the hex; a DC is told apart from HE (16.31, 16.32)."""
    indirect: bool = False
    """Indirect Fire (C1.5, C9)."""
    area_target: bool = False
    """It uses the Area Target Type, whose hits are halved (C3.33)."""
    oba: bool = False
    """A battery off board makes it, no unit on the board."""
    weapons: tuple[str, ...] = ()
    """The counters with which Personnel make it, named in the attack or not."""
    possessed: bool = False
    """Whether Personnel must possess such a counter; else it may be left untold."""
    barred_to: Literal["", "vehicle", "infantry"] = ""
    """Who does not make it."""
    guns_alone: bool = False
    """Whether machine guns fire in place of who has them."""
    fp: int | None = None
    """FP of its own, whoever makes it."""
    own_fp: bool = False
    """Whether it has a FP of its own that causes of Area Fire halve as they do small arms."""
    halved: bool = True
    """Whether a concealed target or a pinned firer makes it Area Fire (A7.23, A7.8)."""
    fire_group: bool = False
    """FP of Personnel and MG: a fire group makes it and a leader directs it (A7.5, A7.53)."""
    reach: int | None = None
    """Hexes that it reaches; 0 is the own Location, None goes by Normal Range or is not limited."""
    halved_at: int | None = None
    """The distance in hexes at which its FP is halved (A22.1)."""
    positive_tem: bool = True
    """Whether positive TEM counts against it."""
    from_above: bool = False
    """Whether entrenchments give their higher TEM (27.3)."""
    residual: bool = False
    """Whether it leaves Residual FP (A8.2)."""
    first_fire: bool = False
    """Whether it is Defensive First Fire whoever made it."""
    clears_wire: Literal["", "original", "final"] = ""
    """The DR whose KIA clears Wire (26.51, 26.52)."""
    blast: int = 0
    """Hexes from its centre that it reaches (C1.5)."""
    verb: str = ""
    """The verb that brings it into its place."""

    @property
    def direct(self) -> bool:
        """Whether it is Direct Fire."""
        return not self.indirect

    @property
    def traced(self) -> bool:
        """Whether it is traced from a hex to a target along a LOS."""
        return self.path == "line"

    @property
    def inside(self) -> bool:
        """Whether nothing on the way to the target's hex matters."""
        return self.path in ("placed", "thrown", "inside")

    @property
    def dc(self) -> bool:
        """Whether it is a DC, however it came there."""
        return self.weapons == DC

    @property
    def aimed(self) -> bool:
        """Whether it picks its targets; Indirect Fire and DC meet friend and foe."""
        return self.direct and not self.dc

    @property
    def direct_to_hit(self) -> bool:
        """Whether it is Direct Fire that rolls To Hit (C3)."""
        return self.direct and self.rolls == "to_hit"

    @property
    def whole_hex(self) -> bool:
        """Whether it comes down on every Location of its hex."""
        return self.path in ("falls", "rounds")

    @property
    def leaves_the_hex(self) -> bool:
        """Whether it comes from the attacker's place, and is no fight or explosion in the target's."""
        return self.path in ("line", "vertices", "placed", "thrown")


FT_RANGE = 2
"""Hexes that a FT reaches, whatever Normal Range is told (A22.1)."""
MACHINE_GUNS = ("lmg", "mmg", "hmg")
DC = ("dc",)
ORDNANCE_SW = ("atr", "baz", "psk", "piat", "rcl", "light_mortar")


def _ordnance(name: str, shell: Literal["he", "ap", "heat"]) -> Means:
    weapons = (*sorted(GUNS), *ORDNANCE_SW)
    return Means(
        name=name, clause="C3", rolls="to_hit", shell=shell, weapons=weapons, possessed=True, halved=False
    )


def _oba(name: str, blast: int, clears_wire: Literal["", "original"] = "") -> Means:
    return Means(
        name=name,
        clause="C1.5",
        path="falls",
        shell="he",
        indirect=True,
        oba=True,
        from_above=True,
        blast=blast,
        clears_wire=clears_wire,
    )


def _dc(
    name: str, clause: str, path: Path, fp: int, reach: int, verb: str, wire: Literal["", "original", "final"]
) -> Means:
    return Means(
        name=name,
        clause=clause,
        path=path,
        weapons=DC,
        fp=fp,
        halved=False,
        reach=reach,
        clears_wire=wire,
        verb=verb,
    )


def _cc(name: str, clause: str) -> Means:
    return Means(
        name=name, clause=clause, path="inside", rolls="cc", halved=False, reach=0, positive_tem=False
    )


def _round(shell: Literal["smoke", "wp", "illuminating"], clause: str) -> Means:
    return Means(name=shell, clause=clause, path="rounds", rolls="", shell=shell)


MEANS: Mapping[str, Means] = {
    row.name: row
    for row in (
        Means(name="small_arms", clause="A7.2", fire_group=True, residual=True),
        Means(
            name="mg", clause="A9.1", weapons=MACHINE_GUNS, guns_alone=True, fire_group=True, residual=True
        ),
        _ordnance("ordnance_he", "he"),
        _ordnance("ordnance_ap", "ap"),
        _ordnance("ordnance_heat", "heat"),
        Means(
            name="mortar",
            clause="C9",
            rolls="to_hit",
            shell="he",
            indirect=True,
            area_target=True,
            weapons=("mortar", "light_mortar"),
        ),
        _oba("oba_concentration", 1, "original"),
        _oba("oba_harassing", 2),
        Means(
            name="aerial_bomb",
            clause="E7.42",
            path="falls",
            shell="he",
            indirect=True,
            clears_wire="original",
        ),
        Means(name="strafing", clause="E7"),
        _round("smoke", "A24.1"),
        _round("wp", "A24.3"),
        _round("illuminating", "C8.5"),
        Means(
            name="panzerfaust",
            clause="C13.3",
            rolls="to_hit",
            shell="heat",
            barred_to="vehicle",
            halved=False,
        ),
        Means(name="molotov", clause="A22.6", barred_to="vehicle", own_fp=True, reach=1),
        Means(name="overrun", clause="D7.1", path="inside", barred_to="infantry", reach=0, from_above=True),
        Means(
            name="flamethrower",
            clause="A22.1",
            weapons=("ft",),
            fp=24,
            own_fp=True,
            reach=FT_RANGE,
            halved_at=FT_RANGE,
            positive_tem=False,
        ),
        _dc("dc_placed", "A23.3", "placed", 30, 1, "place_dc", "original"),
        _dc("dc_thrown", "A23.6", "thrown", 30, 1, "throw_dc", ""),
        _dc("dc_set", "A23.7", "inside", 36, 0, "set_dc", "final"),
        _cc("close_combat", "A11.1"),
        _cc("capture", "A20.22"),
        _cc("hand_to_hand", "A11.1"),
        Means(name="snap_shot", clause="A8.15", path="vertices", fire_group=True),
        Means(name="residual_fp", clause="A8.2", path="inside", first_fire=True),
    )
}
"""Every means of the protocol, in its order."""
