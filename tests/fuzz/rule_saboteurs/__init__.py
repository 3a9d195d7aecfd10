"""Wrong engines: each is the reference with one clause broken as real engines break it."""

from __future__ import annotations

from tests.fuzz.rule_saboteurs import cover, digging, los, movement, wall_advantage
from tests.fuzz.rule_saboteurs.engine import Saboteur

__all__ = ["SABOTEURS", "Saboteur"]

SABOTEURS: tuple[Saboteur, ...] = (
    *los.SABOTEURS,
    *cover.SABOTEURS,
    *wall_advantage.SABOTEURS,
    *movement.SABOTEURS,
    *digging.SABOTEURS,
)
