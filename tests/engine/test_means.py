"""The table of means: every means of the protocol has a row, and each old set is a column of it."""

from typing import get_args

from asl_conformance.protocol.vocabulary import Means
from asl_reference.board import fire
from asl_reference.board.means import MEANS
from asl_reference.play.firing import demolition
from asl_reference.rules.firing import a7_fire, a7_who_fires, a23_dc, b16_fire, b26_attacks
from asl_reference.rules.laboring import b26_removal
from asl_reference.rules.sheltering import b9_hull_down


def test_sets():
    def col(p):
        return {n for n, r in MEANS.items() if p(r)}

    assert list(MEANS) == list(get_args(Means))
    assert col(lambda r: r.oba) == fire.OBA
    assert col(lambda r: r.path == "falls") == fire.FALLING
    assert col(lambda r: r.indirect) == fire.INDIRECT
    assert col(lambda r: r.possessed) == fire.ORDNANCE
    assert col(lambda r: r.shell == "he") == fire.HE
    assert col(lambda r: r.direct_to_hit) == fire.TO_HIT
    assert col(lambda r: r.dc) == fire.DC
    assert col(lambda r: r.shell in ("smoke", "wp")) == fire.SCREENS
    assert col(lambda r: r.path == "rounds") == fire.ROUNDS
    assert col(lambda r: r.rolls == "cc") == fire.CLOSE_COMBAT
    assert col(lambda r: r.inside) == fire.IN_LOCATION
    assert col(lambda r: r.traced) == fire.TRACED
    assert col(lambda r: not r.positive_tem) == fire.WITHOUT_TEM
    assert col(lambda r: r.fire_group) == a7_who_fires.SMALL_ARMS
    assert {n: r.clause for n, r in MEANS.items() if r.barred_to == "vehicle"} == a7_who_fires.BY_INFANTRY
    assert {n: r.weapons for n, r in MEANS.items() if r.weapons and not r.dc} == a7_who_fires.WEAPONS
    assert col(lambda r: r.own_fp) == a7_fire.BY_HAND
    assert col(lambda r: not r.halved) == a7_fire.UNHALVED
    assert {n: r.fp for n, r in MEANS.items() if r.dc} == a7_fire.DC_FP
    assert MEANS["flamethrower"].fp == a7_fire.FT_FP
    assert b16_fire.PLACED | fire.TRACED | {"snap_shot"} == col(lambda r: r.leaves_the_hex)
    assert col(lambda r: r.rolls == "to_hit") == b26_attacks.ROLLED_TO_HIT
    assert col(lambda r: r.shell == "heat") == b9_hull_down.HEAT
    assert col(lambda r: r.clears_wire and r.path == "falls") == b26_removal.BOMBARDMENT
    assert col(lambda r: r.whole_hex) == demolition.ALL_OF_THE_HEX
    assert {n: r.blast for n, r in MEANS.items() if r.blast} == demolition.BLAST_RADIUS
    assert {r.verb: n for n, r in MEANS.items() if r.verb} == demolition.MEANS
    assert {n: r.clause for n, r in MEANS.items() if r.dc} == a23_dc.CLAUSES
    assert col(lambda r: r.residual) == {"small_arms", "mg"}
