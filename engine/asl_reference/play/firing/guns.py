"""Handler of what a Gun does besides firing: its change of CA."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.position import GUNS, Position
from asl_reference.board.steps import Step
from asl_reference.play.firing.firing import no_fire_phase_of
from asl_reference.rules.firing.b9_guns import CHANGED_CA, gun_bars_change_ca
from asl_reference.rules.ground.a1_arms import bars_firing


@clause("B9.53", "C3.22", "C10.1")
def change_ca(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A manned Gun turns in a fire phase of its side.

    [EXC: a pinned crew; a Gun in tow or dm; after fire through bocage.]
    """
    gun = position.counters.get(action.counter)
    if gun is None or gun.type not in GUNS:
        raise Malformed("action.counter", f"change_ca: {action.counter!r} is no Gun of the position")
    crew = position.units.get(gun.possessed_by)
    stowed = "dm" in gun.status or "towed" in gun.status
    if crew is None or stowed or crew.has("pinned") or bars_firing(position, crew):
        return Illegal("C3.22", f"nobody is able to turn {action.counter}")
    if no_fire_phase_of(position, crew.side):
        return Illegal("C3.22", f"{action.counter} does not change CA in the {position.phase}")
    barred = gun_bars_change_ca(position, action.counter)
    if barred:
        return barred
    turned = replace(gun, done=tuple(sorted({*gun.done, CHANGED_CA})))
    after = position.with_counter(action.counter, turned).with_unit(crew.id, crew.having_done(CHANGED_CA))
    return Step(after, clauses=("C3.22",))
