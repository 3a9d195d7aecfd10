"""The closed word lists of protocol version 1 as the engine reads them; a repo test keeps them in step."""

from __future__ import annotations

from typing import Annotated

from asl_reference.base.limits import Named as Named
from asl_reference.base.limits import Number as Number
from asl_reference.base.limits import Within as Within
from asl_reference.base.limits import Words as Words

Half = Annotated[Number, Within(-20, 60, 0.5)]
"""A number of levels, MF or MP in steps of one half."""
_HEX = r"[A-Z]{1,2}(0|[1-9][0-9]?)"
HexName = Annotated[str, Named(_HEX, "a hex, as F5 or AA10")]
HexOrNone = Annotated[str, Named(f"({_HEX})?", "a hex, as F5 or AA10, or nothing")]
HexsideName = Annotated[str, Named(r"[A-Z]{1,2}\d{1,2}-[A-Z]{1,2}\d{1,2}", "a hexside, as F5-F6")]
Date = Annotated[str, Named(r"(\d{4}-\d{2}-\d{2})?", "a date, as 1944-07-26")]
DiceTotal = Annotated[int, Within(1, 12)]
DieRoll = Annotated[int, Within(1, 6)]

Phase = Annotated[str, Words("setup RPh PFPh MPh DFPh AFPh RtPh APh CCPh", blank=True)]
HexTerrain = Annotated[
    str,
    Words(
        "open_ground plowed_field brush vineyard woods forest pine_woods orchard olive_grove "
        "cactus_patch grain marsh mudflat crag graveyard wooden_building stone_building "
        "wooden_rubble stone_rubble water canal river"
    ),
]
Overlay = Annotated[str, Words("shellholes runway fortified")]
Depression = Annotated[str, Words("gully wadi stream sunken_road canal", blank=True)]
Weather = Annotated[
    str,
    Words(
        "clear overcast rain heavy_rain mud falling_snow snow ground_snow deep_snow sub_zero extreme_winter",
        blank=True,
    ),
]
WaterDepth = Annotated[str, Words("dry shallow deep flooded frozen", blank=True)]
Road = Annotated[str, Words("unpaved paved elevated", blank=True)]
Access = Annotated[str, Words("manhole tunnel")]
"""An entrance to an underground way."""
Smoke = Annotated[str, Words("smoke dispersed_smoke wp dispersed_wp", blank=True)]
HexsideTerrain = Annotated[
    str,
    Words(
        "wall hedge bocage cactus_hedge cliff water roadblock rowhouse",
        blank=True,
    ),
]
UnitType = Annotated[
    str,
    Words(
        "squad half_squad crew leader hero dummy tank assault_gun sp_gun carrier halftrack "
        "armored_car truck motorcycle wagon boat tractor bulldozer horse aircraft"
    ),
]
Mount = Annotated[str, Words("cavalry motorcycle bicycle", blank=True)]
Equipment = Annotated[str, Words("dozer culin schuerzen")]
Place = Annotated[
    str,
    Words(
        "in crest bridge below_bridge pillbox bypass climbing sewer cave rooftop",
        blank=True,
    ),
]
"""A place in a hex; empty is its ground Location."""
Cover = Annotated[str, Words("foxhole trench at_ditch sangar wire")]
"""A counter that a piece may be beneath."""
UnitStatus = Annotated[
    str,
    Words(
        "abandoned berserk bogged bounding broken column concealed convoy cx disrupted dm encircled "
        "fanatic hidden immobilized inexperienced inherent interdiction_claimed melee motion "
        "overstacked pinned prisoner rider shocked stunned ti unarmed wall_advantage wounded"
    ),
]
Deed = Annotated[
    str,
    Words(
        "advanced attempted_to_clear attempted_to_entrench breaching changed_ca dashed "
        "directed_fire double_timed final_fired fired fired_support_weapon fired_through_bocage "
        "moved moved_by_assault moved_by_trench moved_directly rallied recovered routed "
        "skirted_shellholes started stopped tried_wire"
    ),
]
"""What a piece has done in the phase."""
CounterType = Annotated[
    str,
    Words(
        "foxhole trench at_ditch sangar wire panji pillbox roadblock minefield at_minefield lmg mmg "
        "hmg atr dc ft light_mortar baz psk piat rcl radio mortar at_gun inf_gun art_gun aa_gun "
        "rcl_gun wreck glider residual_fp blaze"
    ),
]
CounterStatus = Annotated[
    str,
    Words("bridged dm emplaced hidden low_crew malfunctioned placed placed_within set towed"),
]
Means = Annotated[
    str,
    Words(
        "small_arms mg ordnance_he ordnance_ap ordnance_heat mortar oba_concentration oba_harassing "
        "aerial_bomb strafing smoke wp illuminating panzerfaust molotov overrun flamethrower "
        "dc_placed dc_thrown dc_set close_combat capture hand_to_hand snap_shot residual_fp"
    ),
]
MoveMode = Annotated[
    str,
    Words(
        "assault double_time minimum low_crawl dash charge bypass push water sewer tunnel reverse "
        "off_road breach",
        blank=True,
    ),
]
CheckKind = Annotated[str, Words("mc tc rally")]
Clearance = Annotated[str, Words("cleared failed", blank=True)]
FireResult = Annotated[str, Words("ptc pinned broken eliminated reduced dm no_effect")]
Purpose = Annotated[
    str,
    Words(
        "general adjacency hex_entry close_combat fire_group leader_direction rally "
        "entrenching_leadership sw_transfer enemy_occupied recovery tem llmc lltc "
        "target_acquisition"
    ),
]
"""A purpose for which two pieces would share a Location."""
