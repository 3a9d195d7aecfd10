"""The means of attack, one row each: rules ask for a row's columns, and no other module lists the means."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass
from functools import cached_property, partial
from typing import Literal

from asl_reference.board.position import GUNS

Path = Literal["line", "vertices", "falls", "rounds", "placed", "thrown", "inside"]


@dataclass(frozen=True, eq=False)
class Means:
    """One means of attack; the defaults are those of small arms."""

    name: str
    clause: str
    _: KW_ONLY
    path: Path = "line"
    """How it reaches the target: along a LOS (A6), along a LOS to both vertices of a hexside (A8.15), from
    above (C1.5), as rounds or grenades (A24), Placed or Thrown into an adjacent Location (A23), or inside
    the target's Location.
    """
    rolls: Literal["ift", "to_hit", "cc", ""] = "ift"
    """The DR that its DRM modify first; empty for an attack without a DR of its own."""
    shell: Literal["", "he", "ap", "heat", "smoke", "wp", "illuminating"] = ""
    """What explodes in the hex; a DC is not HE (16.31, 16.32)."""
    indirect: bool = False
    """Whether it is Indirect Fire (C1.5, C9)."""
    area_target: bool = False
    """Whether it uses the Area Target Type, whose hits are halved (C3.33)."""
    oba: bool = False
    """Whether an off-board battery makes it, instead of a unit."""
    weapons: tuple[str, ...] = ()
    """The counters with which Personnel make it, whether the attack names them or not."""
    possessed: bool = False
    """Whether the position must give Personnel such a counter; otherwise it may omit it."""
    barred_to: Literal["", "vehicle", "infantry"] = ""
    """Units that cannot make it."""
    good_order: bool = False
    """Whether it needs a unit in Good Order (A24.1)."""
    aerial: bool = False
    """Whether aircraft alone make it (E7)."""
    guns_alone: bool = False
    """Whether machine guns fire with their own FP only, without that of their possessors."""
    fp: int | None = None
    """A fixed FP, whoever makes it."""
    own_fp: bool = False
    """Whether it has a FP of its own that is halved for the same reasons as small arms."""
    fire_group: bool = False
    """Whether it uses FP of Personnel and MG, so that fire groups can make it and leaders direct it (A7.5,
    A7.53).
    """
    reach: int | None = None
    """Its reach in hexes; 0 is its own Location. None means Normal Range, or no limit."""
    sure_reach: int | None = None
    """Beyond so many hexes no rule here says whether it reaches (C13.31)."""
    halved_at: int | None = None
    """The distance in hexes at which its FP is halved (A22.1)."""
    positive_tem: bool = True
    """Whether positive TEM applies."""
    from_above: bool = False
    """Whether entrenchments give their higher TEM (27.3)."""
    residual: bool = False
    """Whether it leaves Residual FP (A8.2)."""
    first_fire: bool = False
    """Whether it is Defensive First Fire, whoever made it."""
    clears_wire: Literal["", "original", "final"] = ""
    """The DR that clears Wire if it is a KIA (26.51, 26.52)."""
    blast: int = 0
    """Hexes from its centre that it reaches (C1.5)."""
    verb: str = ""
    """The verb that puts such a DC in place."""
    phase: Literal["", "MPh", "CCPh"] = ""
    """The only phase in which it is made: the MPh of its own side, or the CCPh. Empty for fire."""

    @cached_property
    def direct(self) -> bool:
        """Whether it is Direct Fire."""
        return not self.indirect

    @cached_property
    def traced(self) -> bool:
        """Whether it is traced from a hex to a target along a LOS."""
        return self.path == "line"

    @cached_property
    def inside(self) -> bool:
        """Whether nothing on the way to the target's hex matters."""
        return self.path in ("placed", "thrown", "inside")

    @cached_property
    def dc(self) -> bool:
        """Whether it is a DC, however it came there."""
        return self.weapons == DC

    @cached_property
    def halved(self) -> bool:
        """Whether a concealed target or a pinned firer halves its FP, as Area Fire (A7.23, A7.8)."""
        return self.fire_group or self.own_fp

    @cached_property
    def aimed(self) -> bool:
        """Whether it picks its targets; Indirect Fire, SMOKE, WP and DC meet friend and foe."""
        return self.direct and not self.dc and self.path != "rounds"

    @cached_property
    def direct_to_hit(self) -> bool:
        """Whether it is Direct Fire that rolls To Hit (C3)."""
        return self.direct and self.rolls == "to_hit"

    @cached_property
    def whole_hex(self) -> bool:
        """Whether it comes down on every Location of its hex."""
        return self.path in ("falls", "rounds")

    @cached_property
    def leaves_the_hex(self) -> bool:
        """Whether it comes from the attacker's place, and is no fight or explosion in the target's."""
        return self.path in ("line", "vertices", "placed", "thrown")


MACHINE_GUNS = ("lmg", "mmg", "hmg")
DC = ("dc",)
MORTARS = ("mortar", "light_mortar")


ORDNANCE = (*sorted(GUNS), "atr", "baz", "psk", "piat", "rcl", "light_mortar")
_ordnance = partial(Means, clause="C3", rolls="to_hit", weapons=ORDNANCE, possessed=True)
_falls = partial(Means, path="falls", shell="he", indirect=True)
_oba = partial(_falls, clause="C1.5", oba=True, from_above=True)
_round = partial(Means, path="rounds", rolls="")
_dc = partial(Means, weapons=DC)
_cc = partial(Means, path="inside", rolls="cc", reach=0, positive_tem=False, phase="CCPh")
_overrun = partial(Means, path="inside", barred_to="infantry", reach=0, from_above=True, phase="MPh")
_by_hand = partial(Means, own_fp=True)
_panzerfaust = partial(Means, clause="C13.3", rolls="to_hit", shell="heat", barred_to="vehicle")
MEANS: Mapping[str, Means] = {
    row.name: row
    for row in (
        Means("small_arms", "A7.2", fire_group=True, residual=True),
        Means("mg", "A9.1", weapons=MACHINE_GUNS, guns_alone=True, fire_group=True, residual=True),
        _ordnance("ordnance_he", shell="he"),
        _ordnance("ordnance_ap", shell="ap"),
        _ordnance("ordnance_heat", shell="heat"),
        Means("mortar", "C9", rolls="to_hit", shell="he", indirect=True, area_target=True, weapons=MORTARS),
        _oba("oba_concentration", blast=1, clears_wire="original"),
        _oba("oba_harassing", blast=2),
        _falls("aerial_bomb", "E7.42", aerial=True, clears_wire="original"),
        Means("strafing", "E7", aerial=True),
        _round("smoke", "A24.1", shell="smoke", good_order=True),
        _round("wp", "A24.3", shell="wp", good_order=True),
        _round("illuminating", "C8.5", shell="illuminating"),
        _panzerfaust("panzerfaust", sure_reach=3),
        _by_hand("molotov", "A22.6", barred_to="vehicle", reach=1),
        _overrun("overrun", "D7.1"),
        _by_hand("flamethrower", "A22.1", weapons=("ft",), fp=24, reach=2, halved_at=2, positive_tem=False),
        _dc("dc_placed", "A23.3", path="placed", fp=30, reach=1, verb="place_dc", clears_wire="original"),
        _dc("dc_thrown", "A23.6", path="thrown", fp=30, reach=1, verb="throw_dc"),
        _dc("dc_set", "A23.7", path="inside", fp=36, reach=0, verb="set_dc", clears_wire="final"),
        _cc("close_combat", "A11.1"),
        _cc("capture", "A20.22"),
        _cc("hand_to_hand", "A11.1"),
        Means("snap_shot", "A8.15", path="vertices", fire_group=True),
        Means("residual_fp", "A8.2", path="inside", first_fire=True),
    )
}
"""Every means of the protocol, in its order."""
