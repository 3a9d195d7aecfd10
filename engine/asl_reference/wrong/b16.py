"""Wrong engines of B16: marsh and mudflat."""

from __future__ import annotations

from fractions import Fraction

from asl_reference.wrong.engine import WrongEngine
from asl_reference.wrong.swapping import always, amended, forgets, misread

KIT = (
    WrongEngine(
        "weapons-float",
        "B16.1",
        "leaves unpossessed weapons lying in marsh",
        {"rules.ground.b16_identity.swallowed": always(())},
    ),
    WrongEngine(
        "forgets-harassing-fire-into-marsh",
        "B16.31",
        "halves HE into marsh but OBA Harassing Fire",
        {"board.means.MEANS": misread("oba_harassing", shell="")},
    ),
    WrongEngine(
        "he-at-full-strength-in-marsh",
        "B16.31",
        "gives HE its full FP against a target in marsh",
        {"rules.firing.b16_fire.he_multiplier": always(Fraction(1))},
    ),
    WrongEngine(
        "forgets-area-fire-from-marsh",
        "B16.32",
        "has nobody in marsh fire as Area Fire",
        {"rules.firing.b16_fire.area_fire_from_marsh": always(False)},
    ),
    WrongEngine(
        "forgets-dc-in-marsh",
        "B16.32",
        "lets no DC be used from marsh",
        {"rules.firing.b16_fire.USABLE": forgets("dc")},
    ),
    WrongEngine(
        "forgets-atr-in-marsh",
        "B16.32",
        "lets no ATR be fired from marsh",
        {"rules.firing.b16_fire.USABLE": forgets("atr")},
    ),
    WrongEngine(
        "forgets-thrown-dc",
        "B16.32",
        "has a DC that is Thrown from marsh escape Area Fire",
        {
            "rules.firing.b16_fire.area_fire_from_marsh": amended(
                lambda said, position, fire, firer: said and fire.kind.path != "thrown"
            )
        },
    ),
    WrongEngine(
        "walks-through-marsh",
        "B16.4",
        "bars nobody from marsh",
        {"rules.moving.b16_movement.marsh_bars_entry": always(None)},
    ),
    WrongEngine(
        "climbs-into-marsh-at-ease",
        "B16.4",
        "takes no notice of marsh that is entered from below",
        {"rules.moving.b16_movement.climbs_into_marsh": always(False)},
    ),
    WrongEngine(
        "boats-drive",
        "B16.42",
        "has boats and amphibious vehicles enter water as others enter land",
        {"rules.moving.b16_movement.entry_by_water": always(None)},
    ),
    WrongEngine(
        "panji-in-marsh",
        "B16.5",
        "lets a Panji be set up in marsh",
        {"rules.ground.b27_foxholes.FORTIFICATIONS": forgets("panji")},
    ),
    WrongEngine(
        "digs-in-marsh",
        "B16.5",
        "lets entrenchments be dug in marsh",
        {"board.chart.NO_ENTRENCHMENT": forgets("marsh")},
    ),
    WrongEngine(
        "wire-in-marsh",
        "B16.5",
        "lets Wire be set up in marsh",
        {"rules.ground.b26_placement.NO_WIRE": forgets("marsh")},
    ),
    WrongEngine(
        "wire-on-mudflat",
        "B16.7",
        "lets Wire be set up on mudflat",
        {"rules.ground.b26_placement.NO_WIRE": forgets("mudflat")},
    ),
    WrongEngine(
        "forgets-mudflat-rate",
        "B16.72",
        "has amphibious vehicles drive over mudflat as any other does",
        {"rules.moving.b16_movement._over_mudflat": always(None)},
    ),
    WrongEngine(
        "forgets-ground-snow",
        "B16.8",
        "does not make marsh Open Ground under Ground Snow",
        {"rules.ground.b16_identity.OPENING_WEATHER": forgets("ground_snow")},
    ),
    WrongEngine(
        "forgets-deep-snow",
        "B16.8",
        "does not make marsh Open Ground in Deep Snow",
        {"rules.ground.b16_identity.OPENING_WEATHER": forgets("deep_snow")},
    ),
    WrongEngine(
        "forgets-extreme-winter",
        "B16.8",
        "does not make marsh Open Ground in Extreme Winter",
        {"rules.ground.b16_identity.OPENING_WEATHER": forgets("extreme_winter")},
    ),
)
