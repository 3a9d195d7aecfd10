"""Which handler carries out each verb, and what follows from any action, in order."""

from __future__ import annotations

from collections.abc import Callable

from asl_reference.base.clauses import Illegal
from asl_reference.base.editions import Rules
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.board.steps import Step
from asl_reference.play.befalling import (
    checks_due,
    leaders_lost,
    no_longer_pushed,
    weapons_left,
)
from asl_reference.play.close_combat import close_combat, melee_ends
from asl_reference.play.concealment import concealment_lost, counters_shown, hidden_units_shown
from asl_reference.play.control import control_passes
from asl_reference.play.desperation import desperation
from asl_reference.play.entrenching import entrench, roll
from asl_reference.play.firing.choosing import attack_under_way, choose_tem
from asl_reference.play.firing.demolition import place_dc, resolve_fire, set_dc, throw_dc
from asl_reference.play.firing.firing import fire
from asl_reference.play.firing.first_fire import last_mf_noted
from asl_reference.play.firing.guns import change_ca
from asl_reference.play.firing.results import result
from asl_reference.play.labors import clear, search, take_check, transfer
from asl_reference.play.moving.arriving import last_expenditure_alone
from asl_reference.play.moving.boarding import land, load, surrender, unload
from asl_reference.play.moving.bogging import bog_check
from asl_reference.play.moving.declaring import abandon_entry, declare, declare_entry, entry_over
from asl_reference.play.moving.entering import enter
from asl_reference.play.moving.exposure import seen_once_settled
from asl_reference.play.moving.getting_beneath import onto_wire_noted, turn_back
from asl_reference.play.moving.in_and_out import come_out, go_beneath
from asl_reference.play.moving.interdiction import (
    claim_interdiction,
    resolve_interdiction,
    watchers_noted,
)
from asl_reference.play.moving.vehicles import change_tca, change_vca, motion_attempt, start, stop
from asl_reference.play.phases import end_phase
from asl_reference.play.recovery import drop, lost_in_marsh, recover
from asl_reference.play.set_up import exchange, set_up
from asl_reference.play.wall_advantage import (
    advantage_follows,
    claim,
    forfeit,
    hip_lost_follows,
    place_on_board,
)

Handler = Callable[[Rules, Position, Action], Step | Illegal]
Consequence = Callable[[Rules, Position, Action, Step], Step]

HANDLERS: dict[str, Handler] = {
    "set_up": set_up,
    "exchange": exchange,
    "move": enter,
    "rout": enter,
    "advance": enter,
    "withdraw": enter,
    "go_beneath": go_beneath,
    "come_out": come_out,
    "entrench": entrench,
    "roll": roll,
    "fire": fire,
    "result": result,
    "claim_interdiction": claim_interdiction,
    "resolve_interdiction": resolve_interdiction,
    "recover": recover,
    "drop": drop,
    "change_vca": change_vca,
    "change_tca": change_tca,
    "change_ca": change_ca,
    "start": start,
    "stop": stop,
    "motion_attempt": motion_attempt,
    "close_combat": close_combat,
    "end_phase": end_phase,
    "declare": declare,
    "place_dc": place_dc,
    "throw_dc": throw_dc,
    "set_dc": set_dc,
    "resolve_fire": resolve_fire,
    "bog_check": bog_check,
    "take_check": take_check,
    "clear": clear,
    "search": search,
    "transfer": transfer,
    "load": load,
    "unload": unload,
    "land": land,
    "surrender": surrender,
    "turn_back": turn_back,
    "claim_wall_advantage": claim,
    "forfeit_wall_advantage": forfeit,
    "place_on_board": place_on_board,
    "declare_entry": declare_entry,
    "abandon_entry": abandon_entry,
    "choose_tem": choose_tem,
}
"""The function that carries out each verb, in the order of the protocol."""

CONSEQUENCES: tuple[Consequence, ...] = (
    weapons_left,
    no_longer_pushed,
    leaders_lost,
    checks_due,
    melee_ends,
    last_expenditure_alone,
    entry_over,
    advantage_follows,
    seen_once_settled,
    concealment_lost,
    hip_lost_follows,
    hidden_units_shown,
    counters_shown,
    desperation,
    lost_in_marsh,
    control_passes,
    attack_under_way,
    last_mf_noted,
    watchers_noted,
    onto_wire_noted,
)
"""What follows automatically from every legal action, given the position before it and the step so far."""
