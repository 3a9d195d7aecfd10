"""Wrong engines for Entrenching Attempts and for getting beneath Wire (B26.4, B27.1)."""

from __future__ import annotations

from typing import Any

from asl_reference.base.clauses import Illegal
from asl_reference.base.editions import Rules
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.board.steps import Step
from tests.fuzz.rule_saboteurs.engine import Saboteur, always


def _not_tired(right: Any) -> Any:
    def entrench(rules: Rules, position: Position, action: Action) -> Step | Illegal:
        done: Step | Illegal = right(rules, position, action)
        if isinstance(done, Illegal):
            return done
        rested = {name: unit.unmarked("ti") for name, unit in done.position.units.items()}
        return Step(done.position.with_units(rested), attempts=done.attempts, clauses=done.clauses)

    return entrench


SABOTEURS = (
    Saboteur(
        "entrenching-on-six",
        ("B27.11",),
        "digs a foxhole at a Final DR of 6",
        {"rules.laboring.b27_entrenching.SUCCESS": always(6)},
        "digging",
    ),
    Saboteur(
        "ti-forgotten",
        ("B27.11",),
        "leaves units that have tried to dig free to act",
        {"play.entrenching.entrench": _not_tired},
        "digging",
    ),
    Saboteur(
        "lone-half-squad-digs-as-a-squad",
        ("B27.11",),
        "has no +1 for a lone HS or crew",
        {"rules.laboring.b27_entrenching.LONE_SMALL_UNIT": always(0)},
        "digging",
    ),
    Saboteur(
        "foxholes-dug-anywhere",
        ("B27.1", "B16.5"),
        "lets foxholes be dug in any terrain",
        {"rules.ground.b27_foxholes.takes_entrenchment": always(None)},
        "digging",
    ),
    Saboteur(
        "foxhole-dug-beside-a-trench",
        ("B27.12", "B27.51"),
        "lets foxholes be dug in a trench's Location and for a fourth squad",
        {"rules.laboring.b27_entrenching.no_room": always(None)},
        "digging",
    ),
    Saboteur(
        "wire-left-at-any-dr",
        ("B26.4",),
        "gets units beneath Wire whatever the dr",
        {"rules.moving.b26_getting_beneath.gets_through": always((True, 1))},
        "marches",
    ),
)
