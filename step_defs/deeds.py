"""When: what is done. In the MPh each step is one expenditure of MF."""

from typing import Any

from asl_conformance.gherkin import World, when
from asl_conformance.gherkin.describing import Force, Piece
from asl_conformance.protocol import actions as a
from asl_conformance.protocol.position import Counter, Unit

GOING: dict[str, type[a.Move]] = {
    "move": a.Move,
    "rout": a.Rout,
    "advance": a.Advance,
    "withdraw": a.Withdraw,
}


def go(world: World, whom: tuple[str, ...], goes: str, to: str, **how: Any) -> None:
    """Append the expenditure; a rout is declared step by step and asked as one question."""
    units = tuple(world.who(name) for name in whom)
    action = GOING[goes](units=units, to=to, **how)
    if goes == "rout":
        world.rout(units[0], action)
    else:
        world.act(action)


@when("{whom:whom} {goes:goes} into {to:hex}")
def goes_into(world: World, whom: tuple[str, ...], goes: str, to: str) -> None:
    """Enter the hex on top of whatever lies there, in one expenditure."""
    go(world, whom, goes, to)


@when("{whom:whom} {goes:goes} into {to:hex} by Assault Movement")
def goes_by_assault(world: World, whom: tuple[str, ...], goes: str, to: str) -> None:
    """Enter the hex by Assault Movement."""
    go(world, whom, goes, to, mode="assault")


@when("{whom:whom} {goes:goes} into the shellholes of {to:hex}")
def goes_into_shellholes(world: World, whom: tuple[str, ...], goes: str, to: str) -> None:
    """Enter the hex and pay for its shellholes, 1 MF more, to have their TEM."""
    go(world, whom, goes, to, shellholes=True)


@when("{whom:whom} {goes:goes} into the shellholes of {to:hex} by {mode:mode}")
def goes_into_shellholes_by(world: World, whom: tuple[str, ...], goes: str, to: str, mode: str) -> None:
    """Enter the hex in this mode of movement and pay for its shellholes."""
    go(world, whom, goes, to, shellholes=True, mode=mode)


@when("{whom:whom} {goes:goes} straight beneath the {cover:cover} in {to:hex}")
def goes_beneath_at_once(world: World, whom: tuple[str, ...], goes: str, cover: str, to: str) -> None:
    """Enter the hex and go beneath its counter in one and the same expenditure."""
    go(world, whom, goes, to, beneath=(cover,))


@when("{whom:whom} {goes:goes} straight beneath the {cover:cover} in {to:hex} by {mode:mode}")
def goes_beneath_at_once_by(
    world: World, whom: tuple[str, ...], goes: str, cover: str, to: str, mode: str
) -> None:
    """Enter the hex and go beneath its counter in one and the same expenditure, moving in this mode."""
    go(world, whom, goes, to, beneath=(cover,), mode=mode)


@when("{whom:whom} {goes:goes} straight beneath the {cover:cover} and the {other:cover} in {to:hex}")
def goes_beneath_both(
    world: World, whom: tuple[str, ...], goes: str, cover: str, other: str, to: str
) -> None:
    """Enter the hex and go beneath two of its counters in one and the same expenditure."""
    go(world, whom, goes, to, beneath=(cover, other))


@when("{whom:whom} {goes:goes} to level {floor:number} of {to:hex}")
def goes_to_level(world: World, whom: tuple[str, ...], goes: str, floor: int, to: str) -> None:
    """Enter a level of the building in the hex, which may be one's own hex."""
    go(world, whom, goes, to, floor=floor)


@when("{whom:whom} {goes:goes} INTO {to:hex}")
def goes_down_into(world: World, whom: tuple[str, ...], goes: str, to: str) -> None:
    """Enter the bottom of the Depression hex."""
    go(world, whom, goes, to, at="in")


@when("{whom:whom} {goes:goes} to Crest status in {to:hex}")
def goes_to_crest(world: World, whom: tuple[str, ...], goes: str, to: str) -> None:
    """Take Crest status in the Depression hex."""
    go(world, whom, goes, to, at="crest")


@when("{who:who} Pushes the {gear:gear} straight beneath the {cover:cover} in {to:hex}")
def pushes_beneath(world: World, who: str, gear: Piece, cover: str, to: str) -> None:
    """Enter the hex beneath its counter while Pushing the Gun."""
    go(world, (who,), "move", to, beneath=(cover,), mode="push", carrying=(gear.name,))


@when("{who:who} Pushes the {gear:gear} into {to:hex}")
def pushes_into(world: World, who: str, gear: Piece, to: str) -> None:
    """Enter the hex while Pushing the Gun."""
    go(world, (who,), "move", to, mode="push", carrying=(gear.name,))


@when("{whom:whom} goes beneath the {cover:cover}")
def goes_beneath(world: World, whom: tuple[str, ...], cover: str) -> None:
    """Go beneath a counter of the hex, as an expenditure of its own."""
    under(world, whom, cover)


@when("{whom:whom} goes beneath the {cover:cover} by {mode:mode}")
def goes_beneath_by(world: World, whom: tuple[str, ...], cover: str, mode: str) -> None:
    """Go beneath a counter of the hex as part of movement in this mode."""
    under(world, whom, cover, mode=mode)


@when("{whom:whom} goes beneath the {cover:cover} with the {gear:gear}")
def goes_beneath_with(world: World, whom: tuple[str, ...], cover: str, gear: Piece) -> None:
    """Go beneath a counter of the hex and take a weapon along."""
    under(world, whom, cover, carrying=(gear.name,))


@when("{whom:whom} goes beneath the {cover:cover} and leaves the {gear:gear} on top")
def goes_beneath_leaving(world: World, whom: tuple[str, ...], cover: str, gear: Piece) -> None:
    """Go beneath a counter of the hex and give up what was carried or Pushed so far."""
    under(world, whom, cover, leaving=(gear.name,))


def under(world: World, whom: tuple[str, ...], cover: str, **how: Any) -> None:
    """Append the expenditure to what is done, or to the declared rout."""
    units = tuple(world.who(name) for name in whom)
    action = a.GoBeneath(units=units, cover=cover, **how)  # type: ignore[arg-type]
    if world.routing:
        world.rout(units[0], action)
    else:
        world.act(action)


@when("{whom:whom} comes out of the {cover:cover}")
def comes_out(world: World, whom: tuple[str, ...], cover: str) -> None:
    """Come out on top of the counter, as an expenditure of its own."""
    out(world, whom, cover)


@when("{whom:whom} comes out of the {cover:cover} by {mode:mode}")
def comes_out_by(world: World, whom: tuple[str, ...], cover: str, mode: str) -> None:
    """Come out on top of the counter as the beginning of movement in this mode."""
    out(world, whom, cover, mode=mode)


@when("{whom:whom} comes out of the {cover:cover} with the {gear:gear}")
def comes_out_with(world: World, whom: tuple[str, ...], cover: str, gear: Piece) -> None:
    """Come out on top and take a weapon along."""
    out(world, whom, cover, carrying=(gear.name,))


@when("{who:who} begins its rout by coming out of the {cover:cover}")
def rout_begins_outside(world: World, who: str, cover: str) -> None:
    """The first expenditure of the declared rout is 1 MF to come out, on its own."""
    world.rout(world.who(who), a.ComeOut(units=(who,), cover=cover))  # type: ignore[arg-type]


def out(world: World, whom: tuple[str, ...], cover: str, **how: Any) -> None:
    """Append the expenditure to what is done, or to the declared rout."""
    units = tuple(world.who(name) for name in whom)
    action = a.ComeOut(units=units, cover=cover, **how)  # type: ignore[arg-type]
    if world.routing:
        world.rout(units[0], action)
    else:
        world.act(action)


@when("{whom:whom} makes an Entrenching Attempt with an Original DR of {dr:number}")
def entrenches(world: World, whom: tuple[str, ...], dr: int) -> None:
    """One attempt of the units together."""
    world.act(a.Entrench(units=tuple(map(world.who, whom)), dr=dr))


@when("{whom:whom} makes an Entrenching Attempt with an Original DR of {dr:number}, helped by {leader:who}")
def entrenches_with_leader(world: World, whom: tuple[str, ...], dr: int, leader: str) -> None:
    """One attempt to which a leader lends his leadership."""
    world.thing(leader)
    world.act(a.Entrench(units=tuple(map(world.who, whom)), dr=dr, leader=leader))


@when("{who:who} makes an Entrenching Attempt for {to:hex} with an Original DR of {dr:number}")
def entrenches_elsewhere(world: World, who: str, to: str, dr: int) -> None:
    """An attempt whose counter is to go into the named hex."""
    world.act(a.Entrench(units=(world.who(who),), dr=dr, hex=to))


@when("{who:who} makes an Entrenching Attempt with an Original DR of {dr:number}, waiving the small-unit DRM")
def entrenches_waiving(world: World, who: str, dr: int) -> None:
    """An attempt in which the player asks to leave out the DRM of a lone HS or crew."""
    world.act(a.Entrench(units=(world.who(who),), dr=dr, waive=("small_unit",)))


@when("{who:who} rolls an Original DR of {dr:number} with nothing announced")
def rolls(world: World, who: str, dr: int) -> None:
    """Dice without an announcement."""
    world.act(a.Roll(units=(world.who(who),), dr=dr))


@when("{side:side} sets up {fort:fort} in {to:hex}")
def sets_up_fort(world: World, side: str, fort: Piece, to: str) -> None:
    """Put a Fortification of the OB on the board."""
    fields = {**fort.fields, "side": side}
    name = _fresh(world, f"{to} {fort.name}")
    world.act(a.SetUp(side=side, id=name, counter=Counter(hex=to, **fields)))


@when("{side:side} sets up {forts:forts}")
def sets_up_forts(world: World, side: str, forts: tuple[tuple[Piece, str], ...]) -> None:
    """Put several Fortifications of the OB on the board, one after the other."""
    for fort, to in forts:
        sets_up_fort(world, side, fort, to)


@when("{side:side} sets up {gear:gear} beneath the {cover:cover} in {to:hex}")
def sets_up_gear(world: World, side: str, gear: Piece, cover: str, to: str) -> None:
    """Put a weapon of the OB beneath the counter."""
    counter = Counter(hex=to, beneath=(cover,), **{**gear.fields, "side": side})  # type: ignore[arg-type]
    world.act(a.SetUp(side=side, id=_fresh(world, gear.name), counter=counter))


@when("{side:side} sets up {force:force} beneath the {cover:cover} in {to:hex}")
def sets_up_force(world: World, side: str, force: Force, cover: str, to: str) -> None:
    """Put units of the OB beneath the counter, one after the other."""
    _set_up_beneath(world, side, force, (cover,), to)


@when("{side:side} sets up {force:force} beneath the {cover:cover} and the Wire in {to:hex}")
def sets_up_force_beneath_both(world: World, side: str, force: Force, cover: str, to: str) -> None:
    """Put units of the OB beneath the counter and the Wire above it, one after the other."""
    _set_up_beneath(world, side, force, (cover, "wire"), to)


def _set_up_beneath(world: World, side: str, force: Force, covers: tuple[str, ...], to: str) -> None:
    for _ in range(force.count):
        unit = Unit(hex=to, beneath=covers, **force.fields)  # type: ignore[arg-type]
        name = _fresh(world, force.name)
        world.act(a.SetUp(side=side, id=name, unit=unit))
        world.subject = name


def _fresh(world: World, stem: str) -> str:
    taken = (
        {x.id for x in world.actions if isinstance(x, a.SetUp)} | world.units.keys() | world.counters.keys()
    )
    number, name = 1, stem
    while name in taken:
        number += 1
        name = f"{stem} {number}"
    return name


@when("{side:side} exchanges the {fort:fort} in {place:hex} for {others:forts}")
def exchanges(
    world: World, side: str, fort: Piece, place: str, others: tuple[tuple[Piece, str], ...]
) -> None:
    """Take a Fortification up and put others down in its stead."""
    into = tuple(Counter(hex=to, **piece.fields) for piece, to in others)
    counter = world.counter_in(place, fort.fields["type"])
    world.act(a.Exchange(side=side, counter=counter, into=into))


@when("{who:who} fires at {target:who}")
def fires(world: World, who: str, target: str) -> None:
    """Declare fire at the target with small arms or the weapon itself."""
    world.thing(target)
    shooter = world.thing(world.who(who))
    means = "mortar" if shooter.get("type") == "mortar" else "small_arms"
    world.act(a.Fire(by=(who,), target=target, means=means))  # type: ignore[arg-type]


@when("{who:who} is {outcome:outcome} by the fire this draws")
def is_hit(world: World, who: str, outcome: str) -> None:
    """The Defensive First Fire at this expenditure has this result for the unit."""
    world.act(a.Result(unit=world.who(who), result=outcome))  # type: ignore[arg-type]


@when("{who:who} becomes {outcome:outcome}")
def suffers(world: World, who: str, outcome: str) -> None:
    """The unit suffers this, whatever the cause."""
    is_hit(world, who, outcome)


@when("{who:who} claims Interdiction of {whom:who}")
def claims_interdiction(world: World, who: str, whom: str) -> None:
    """An opponent claims Interdiction of the routing unit where it stands."""
    world.thing(whom)
    world.act(a.ClaimInterdiction(by=world.who(who), unit=whom))


@when("{who:who} comes through that Interdiction {outcome:outcome}")
def resolves_interdiction(world: World, who: str, outcome: str) -> None:
    """The Interdiction claimed is resolved with this result."""
    world.act(a.ResolveInterdiction(unit=world.who(who), result=outcome))  # type: ignore[arg-type]


@when("{who:who} tries to Recover the {gear:gear}")
def recovers(world: World, who: str, gear: Piece) -> None:
    """Try to Recover the unpossessed weapon."""
    world.act(a.Recover(unit=world.who(who), counter=gear.name))


@when("{who:who} tries to Recover the {gear:gear} with an Original dr of {dr:number}")
def recovers_with(world: World, who: str, gear: Piece, dr: int) -> None:
    """Try to Recover the unpossessed weapon, and the die."""
    world.act(a.Recover(unit=world.who(who), counter=gear.name, dr=dr))


@when("{who:who} turns its hull by {hexspines:number} hexspine")
def turns_hull(world: World, who: str, hexspines: int) -> None:
    """Change the VCA."""
    world.act(a.ChangeVca(unit=world.who(who), hexspines=hexspines))


@when("{who:who} turns its turret by {hexspines:number} hexspine")
def turns_turret(world: World, who: str, hexspines: int) -> None:
    """Change the TCA."""
    world.act(a.ChangeTca(unit=world.who(who), hexspines=hexspines))


@when("{who:who} starts its engine")
def starts(world: World, who: str) -> None:
    """Spend a Start MP."""
    world.act(a.Start(unit=world.who(who)))


@when("{who:who} attempts Motion")
def attempts_motion(world: World, who: str) -> None:
    """Claim a Motion attempt in the enemy MPh."""
    world.act(a.MotionAttempt(unit=world.who(who)))


@when("{who:who} declares Close Combat against {target:who}")
def declares_cc(world: World, who: str, target: str) -> None:
    """Declare a CC attack."""
    world.thing(target)
    world.act(a.CloseCombat(by=(world.who(who),), target=target))


@when("{whom:whom} {goes:goes} onto the bridge in {to:hex}")
def goes_onto_bridge(world: World, whom: tuple[str, ...], goes: str, to: str) -> None:
    """Enter the bridge of the hex, not what is below it."""
    go(world, whom, goes, to, at="bridge")


@when("{who:who} Pushes the {gear:gear} onto the bridge in {to:hex}")
def pushes_onto_bridge(world: World, who: str, gear: Piece, to: str) -> None:
    """Enter the bridge while Pushing the Gun."""
    go(world, (who,), "move", to, at="bridge", mode="push", carrying=(gear.name,))


@when("{whom:whom} {goes:goes} into {to:hex} by Low Crawl")
def goes_by_low_crawl(world: World, whom: tuple[str, ...], goes: str, to: str) -> None:
    """Enter the hex with the whole MF of the RtPh, unseen."""
    go(world, whom, goes, to, mode="low_crawl")


@when("{whom:whom} {goes:goes} onto the bridge in {to:hex} by {mode:mode}")
def goes_onto_bridge_by(world: World, whom: tuple[str, ...], goes: str, to: str, mode: str) -> None:
    """Enter the bridge of the hex, moving in this mode."""
    go(world, whom, goes, to, at="bridge", mode=mode)


@when("{whom:whom} {goes:goes} into {to:hex} with the {gear:gear}")
def goes_with(world: World, whom: tuple[str, ...], goes: str, to: str, gear: Piece) -> None:
    """Enter the hex and take the weapon along."""
    go(world, whom, goes, to, carrying=(gear.name,))


@when("{who:who} drops the {gear:gear}")
def drops(world: World, who: str, gear: Piece) -> None:
    """Give up possession of the weapon."""
    world.act(a.Drop(unit=world.who(who), counter=gear.name))
