// Wall advantage: 9.32 who may have it, 9.321 who is kept from it, 9.322 when, 9.323 who must, 9.324 concealment, 9.41.

import { across, endsOf, hexesOf, hexsidesOf, withNext, canonicalHexside, same, vertexPoint } from './board.js';
import { baseOf, edgeTerrain, has as hasOverlay, hasRule, hillside, isBuilding, terrainOf, walled } from './terrain.js';
import { add, armed, countersIn, coverIn, did, brokenVehicle, drop, enemies, entrenchedIn, floorOf, inBypass, is, isAfv, isDummy, isGun,
  isInfantry, isVehicle, isPersonnel, levelOf, moving, onWire, placeOf, sameLocation, shellOf, terrainTem, unitsIn,
  weaponsOf } from './pieces.js';
export const deluxe = (world) => hasRule(world, 'Deluxe ASL rules are in effect');
export const hasWa = (unit) => is(unit, 'wall_advantage');

/** The hexsides of its hex to which the wall advantage of a unit would extend (9.32, 9.35, 9.62, B29 on a bridge). */
export function extent(world, unit) {
  const level = levelOf(world, unit), place = placeOf(unit);
  let list = hexsidesOf(unit.hex).filter((name) => walled(world, name) && baseOf(world, name) === level);
  if (place === 'bridge') list = list.filter((name) => edgeTerrain(world, name) === 'roadblock');
  if (place === 'crest' && unit.crest) {
    list = list.filter((name) => !hillside(world, name) || withNext(unit.hex, unit.crest).includes(name));          // 9.62
  }
  if (inBypass(unit)) {
    const cafp = !unit.bypass?.length && unit.vca?.split('-').length === 3 ? vertexPoint(unit.vca) : null;
    const straddled = cafp ? hexsidesOf(unit.hex).filter((name) => endsOf(name).some((q) => same(cafp, q))) : unit.bypass?.slice(-1) ?? [];
    const reach = straddled.flatMap((name) => withNext(unit.hex, name));
    list = list.filter((name) => reach.includes(name));
  }
  return list;
}

/** Why 9.32 keeps a unit from wall advantage, or null. */
export function barred(world, unit) {
  const place = placeOf(unit);
  if (unit.aboard || is(unit, 'inherent') || ['aircraft', 'boat'].includes(unit.type)) return 'no unit of its own on the ground';
  if (!['', 'bypass', 'crest', 'bridge'].includes(place) || floorOf(unit) > 0) return 'not at ground level';
  if (is(unit, 'prisoner', 'abandoned', 'column', 'convoy')) return 'a prisoner, Abandoned, or in Column or Convoy';
  if (entrenchedIn(unit)) return 'beneath an entrenchment';
  if (isInfantry(unit) && onWire(world, unit)) return 'on Wire';
  if (coverIn(world, unit, 'panji')) return 'on panji';
  if (isBuilding(terrainOf(world, unit.hex)) && hasOverlay(world, unit.hex, 'fortified')
    && weaponsOf(world, unit.id).some(([, c]) => isGun(c))) return 'possesses a Gun in a Fortified building';
  if (isVehicle(unit)) {
    const { type, tem } = terrainTem(world, unit);
    if (tem >= 1 && !['cactus_patch', 'olive_grove'].includes(type)) return 'a vehicle with in-hex TEM';
  }
  if (enemyInside(world, unit)) return 'an enemy in its Location';
  if (is(unit, 'broken') || !armed(world, unit)) {
    const friend = unitsIn(world, unit.hex).some((other) => other !== unit && other.side === unit.side && sameLocation(world, unit, other)
      && hasWa(other) && !is(other, 'hidden', 'broken') && armed(world, other));
    if (!friend) return 'broken or unarmed, and nobody with it has wall advantage';
  }
  return extent(world, unit).length ? null : 'no wall or hedge at its level';
}

function enemyInside(world, unit) {
  return unitsIn(world, unit.hex).some((other) => enemies(unit, other) && !is(other, 'hidden') && sameLocation(world, unit, other)
    && !(isDummy(other) && !isDummy(unit)) && !other.aboard && !brokenVehicle(world, other));
}

/** The best TEM of +1 or more that its hex offers it (9.323); Emplacement, height and AFV do not count. */
export function inHexTem(world, unit) {
  let best = terrainTem(world, unit).tem;
  const place = placeOf(unit);
  if (isPersonnel(unit) && hasOverlay(world, unit.hex, 'shellholes') && !did(unit, 'skirted_shellholes')
    && ['', 'bypass'].includes(place)) best = Math.max(best, 1);
  if (place === 'bridge') best = Math.max(best, 1);
  if (place === 'crest') best = Math.max(best, 2);
  if (isPersonnel(unit) && !unit.mount && place === '') {                                          // D9.3
    const afv = unitsIn(world, unit.hex).some((other) => isAfv(other) && other.side === unit.side && !hasWa(other) && !moving(other)
      && !entrenchedIn(other) && (is(other, 'abandoned') || Boolean(barred(world, other))) && sameLocation(world, unit, other));
    if (afv || countersIn(world, unit.hex, 'wreck').some(([, c]) => sameLocation(world, unit, c))) best = Math.max(best, 1);
  }
  return best;
}

export const mandatory = (world, unit) => inHexTem(world, unit) < 1;

/** 9.321: the enemies that keep it from wall advantage; in Deluxe only from the hexsides that they have. */
export function deniers(world, unit) {
  if (deluxe(world)) return [];
  return Object.values(world.units).filter((other) => (!is(other, 'hidden') || isDummy(unit) || is(unit, 'hidden'))
    && holdsAgainst(world, other, unit).length > 0);
}

/** The hexsides of `unit`'s hex over which `other` has wall advantage. */
export function holdsAgainst(world, other, unit) {
  if (!enemies(unit, other) || !hasWa(other) || (isDummy(other) && !isDummy(unit))) return [];
  const level = levelOf(world, unit);
  const mine = extent(world, unit);
  return waHexsides(world, other).filter((name) => hexesOf(name).includes(unit.hex)
    && (mine.includes(name) || (level < baseOf(world, name) && hillside(world, name))));
}

/** The hexsides that it could have: in Deluxe without those of enemies. */
export function open(world, unit) {
  if (!deluxe(world)) return extent(world, unit);
  const taken = new Set(Object.values(world.units).flatMap((other) => holdsAgainst(world, other, unit)));
  return extent(world, unit).filter((name) => !taken.has(name));
}

/** The hexsides over which a unit has wall advantage now. */
export function waHexsides(world, unit) {
  if (!hasWa(unit)) return [];
  const all = extent(world, unit);
  if (!deluxe(world) || !unit.wall_advantage_over?.length) return all;
  const named = unit.wall_advantage_over.map(canonicalHexside);
  return all.filter((name) => named.includes(name));
}

// ---- putting it right ---------------------------------------------------------------------------------------------
export function lose(world, unit) {
  if (!hasWa(unit)) return;
  for (const hexside of waHexsides(world, unit)) world.lostWa.push({ side: unit.side, hexside });
  drop(unit.status, 'wall_advantage');
  delete unit.wall_advantage_over;
}

/** Deluxe: it keeps what it does not share. */
function cut(world, unit, names) {
  const rest = waHexsides(world, unit).filter((name) => !names.includes(name));
  if (rest.length) unit.wall_advantage_over = rest;
  else lose(world, unit);
}

/** Lower is better: real and visible, then hidden, then dummies (9.324); with its own right before by a friend's. */
const rank = (world, unit) => (isDummy(unit) ? 3 : is(unit, 'hidden') ? 2 : 0) + (is(unit, 'broken') || !armed(world, unit) ? 4 : 0);
const arrival = (world, unit) => world.notes[unit.id]?.arrived ?? (did(unit, 'moved', 'moved_by_assault', 'routed', 'advanced', 'dashed',
  'moved_by_trench', 'moved_directly') ? 0.5 : 0);

/** Before any question and after any action: counters that 9.32 does not allow go, and 9.323 is done. */
export function settle(world) {
  const units = Object.values(world.units);
  for (let round = 0; round < 6; round++) {
    let changed = false;
    for (const unit of units) {
      if (hasWa(unit) && (!unit.hex || barred(world, unit) || !waHexsides(world, unit).length)) { lose(world, unit); changed = true; }
    }
    for (const unit of units) {
      for (const other of units) {
        if (!hasWa(unit) || !hasWa(other) || !clash(world, other, unit)) continue;
        const order = compare(world, other, unit);
        if (deluxe(world)) {
          const shared = waHexsides(world, unit).filter((name) => waHexsides(world, other).includes(name));
          if (order <= 0) { cut(world, unit, shared); changed = true; }
          if (order === 0) cut(world, other, shared);
          continue;
        }
        if (order === 0 && holdsAgainst(world, unit, other).length) { lose(world, unit); lose(world, other); changed = true; }
        else if (order <= 0) { lose(world, unit); changed = true; }
      }
    }
    const wanting = units.filter((unit) => unit.hex && !hasWa(unit) && !barred(world, unit)
      && mandatory(world, unit) && !deniers(world, unit).length && open(world, unit).length);
    wanting.sort((a, b) => compare(world, a, b));
    for (const unit of wanting) {
      if (barred(world, unit) || deniers(world, unit).length || !open(world, unit).length) continue;
      const rival = wanting.find((other) => other !== unit && enemies(unit, other) && compare(world, unit, other) === 0
        && extent(world, unit).some((name) => hexesOf(name).includes(other.hex) && extent(world, other).includes(name)));
      if (rival && !deluxe(world)) continue;
      if (deluxe(world)) {
        const shared = rival ? extent(world, rival) : [];
        unit.wall_advantage_over = open(world, unit).filter((name) => !shared.includes(name));
        if (!unit.wall_advantage_over.length) { delete unit.wall_advantage_over; continue; }
      }
      add(unit.status, 'wall_advantage');
      changed = true;
    }
    if (deluxe(world)) {
      for (const unit of units) {                                            // 9.323 over hexsides that became free
        if (!hasWa(unit) || !unit.wall_advantage_over || !mandatory(world, unit)) continue;
        const tied = (name) => units.some((other) => enemies(unit, other) && other.hex === across(name, unit.hex) && !barred(world, other)
          && mandatory(world, other) && compare(world, unit, other) === 0);
        const now = [...new Set([...unit.wall_advantage_over, ...open(world, unit).filter((name) => !tied(name))])];
        if (now.length > unit.wall_advantage_over.length) { unit.wall_advantage_over = now; changed = true; }
      }
    }
    if (!changed) return;
  }
}

/** Do two opponents hold wall advantage that excludes each other? */
function clash(world, other, unit) {
  const list = holdsAgainst(world, other, unit);
  return deluxe(world) ? list.some((name) => waHexsides(world, unit).includes(name)) : list.length > 0;
}

/** Who comes first (negative: a): by rank, by being there first, then the ATTACKER; 0 if nothing decides. */
function compare(world, a, b) {
  return rank(world, a) - rank(world, b) || arrival(world, a) - arrival(world, b)
    || Number(b.side === world.attacker) - Number(a.side === world.attacker);
}

// ---- 9.322 claiming and forfeiting --------------------------------------------------------------------------------
export const stuck = (unit) => is(unit, 'pinned', 'ti', 'bogged', 'immobilized');

/** Is this one of the moments at which a unit may claim? */
export function momentToClaim(world, unit) {
  if (world.notes[unit.id]?.lostHip) return true;
  const phase = world.phase, mine = !world.attacker || world.attacker === unit.side;
  if (['', 'setup'].includes(phase)) return true;
  if (phase === 'RPh' && world.position.ending) return true;
  if (['MPh', 'APh'].includes(phase) && mine) return !world.notes[unit.id]?.exitFailed;
  return justFreed(world, unit);
}

/** ... or has an enemy just lost its wall advantage over a hexside of the unit, and no enemy has any? */
export function justFreed(world, unit) {
  return world.lostWa.some(({ side, hexside }) => side !== unit.side && extent(world, unit).includes(hexside))
    && !Object.values(world.units).some((other) => holdsAgainst(world, other, unit).length);
}

const mayClaim = (world, unit) => (hasWa(unit) && !is(unit, 'hidden')) || !refuseClaim(world, { units: [unit.id], showing: unit.id });

export function answerWallAdvantage(world, { unit: id }) {
  const unit = world.unit(id), has = hasWa(unit), must = !barred(world, unit) && mandatory(world, unit)
    && (has || (!deniers(world, unit).length && open(world, unit).length > 0));
  const hexsides = waHexsides(world, unit);
  const facing = hexsides.some((name) => unitsIn(world, across(name, unit.hex)).some((other) => enemies(unit, other)
    && !is(other, 'hidden') && other.type !== 'aircraft'));
  return {
    has, hexsides, may_claim: mayClaim(world, unit), must_claim: must, may_forfeit: !refuseForfeit(world, { units: [id] }),
    counter_due: has && (!must || facing),
  };
}

/** The claim as an action; returns [clause, why] if it is not allowed. */
export function refuseClaim(world, action) {
  for (const id of action.units) {
    const unit = world.unit(id);
    if (is(unit, 'hidden') && !['', 'setup'].includes(world.phase)) return ['B9.324', 'a hidden unit is placed on board first'];
    const why = barred(world, unit);
    const along = action.units.some((other) => other !== id && !is(world.unit(other), 'broken')
      && sameLocation(world, unit, world.unit(other)) && !barred(world, world.unit(other)) && armed(world, world.unit(other)));
    const hill = hexsidesOf(unit.hex).some((name) => hillside(world, name)) && placeOf(unit) !== 'bridge' && !extent(world, unit).length;
    if (why && !(why.startsWith('broken') && along && extent(world, unit).length)) return [hill ? 'B9.62' : 'B9.32', why];
    const all = extent(world, unit), wanted = (action.hexsides ?? []).map(canonicalHexside);
    if (wanted.some((name) => !all.includes(name))) return ['B9.32', 'it does not extend to that hexside'];
    const taken = Object.values(world.units).map((other) => [other, holdsAgainst(world, other, unit)]).filter(([, list]) => list.length);
    if (action.answer && (isDummy(world.unit(action.answer)) || !taken.some(([other]) => other.id === action.answer)))
      return ['B9.324', 'it cannot answer'];
    if (hasWa(unit) && (!deluxe(world) || (wanted.length ? wanted : all).every((name) => waHexsides(world, unit).includes(name)))) continue;
    if (stuck(unit) && !mandatory(world, unit)) return ['B9.322', 'pinned, TI or Immobile'];
    if (world.notes[id]?.exitFailed && ['MPh', ''].includes(world.phase) && !mandatory(world, unit)) return ['B9.41', 'its exit failed'];
    if (!momentToClaim(world, unit) && !mandatory(world, unit)) return ['B9.322', 'not a moment to claim'];
    if (world.phase === 'RPh' && unit.side === world.attacker && world.defenderClaimed && !justFreed(world, unit))
      return ['B9.322', 'the ATTACKER claims first'];
    const hit = taken.filter(([, list]) => !deluxe(world) || (wanted.length ? list.some((n) => wanted.includes(n))
      : !open(world, unit).length));
    if (hit.some(([other]) => !is(other, 'concealed', 'hidden'))) return ['B9.321', 'an enemy has it over a shared hexside'];
    if (hit.length) {
      const seen = action.units.some((other) => !is(world.unit(other), 'concealed'))
        || unitsIn(world, unit.hex).some((other) => other.side === unit.side && sameLocation(world, unit, other)
          && !is(shellOf(world, other), 'concealed', 'hidden'));
      const shown = action.showing ? world.unit(action.showing) : null;
      if (!seen && (!shown || isDummy(shown) || is(shown, 'hidden') || !sameLocation(world, shown, unit)))
        return ['B9.324', 'one real unit has to be shown'];
    }
  }
  return null;
}

export function doClaim(world, action) {
  if (action.answer) {
    const answer = world.unit(action.answer);
    if (is(answer, 'hidden')) { drop(answer.status, 'hidden'); add(answer.status, 'concealed'); }
    if (deluxe(world)) for (const id of action.units) {
      const unit = world.unit(id), rest = open(world, unit);
      if (rest.length) { unit.wall_advantage_over = rest; add(unit.status, 'wall_advantage'); }
    }
    return;
  }
  for (const id of action.units) {
    const unit = world.unit(id), wanted = (action.hexsides ?? []).map(canonicalHexside), freed = justFreed(world, unit);
    for (const other of Object.values(world.units)) {
      if (!holdsAgainst(world, other, unit).length || !is(other, 'concealed', 'hidden') || deluxe(world)) continue;
      lose(world, other);
    }
    if (deluxe(world)) {
      const now = new Set([...waHexsides(world, unit), ...(wanted.length ? wanted : open(world, unit))]);
      unit.wall_advantage_over = [...now];
    }
    add(unit.status, 'wall_advantage');
    if (world.phase === 'RPh' && unit.side !== world.attacker && !mandatory(world, unit) && !world.notes[unit.id]?.lostHip && !freed)
      world.defenderClaimed = true;
  }
}

export function refuseForfeit(world, action) {
  for (const id of action.units) {
    const unit = world.unit(id);
    if (!hasWa(unit) || (action.hexsides ?? []).some((name) => !waHexsides(world, unit).includes(canonicalHexside(name))))
      return ['B9.322', 'it has none'];
    if (is(unit, 'hidden')) return ['B9.324', 'a hidden unit is placed on board first'];
    if (mandatory(world, unit)) return ['B9.323', 'it must have it'];
    if (stuck(unit)) return ['B9.322', 'pinned, TI or Immobile'];
  }
  return null;
}

export function doForfeit(world, action) {
  for (const id of action.units) {
    const unit = world.unit(id), named = (action.hexsides ?? []).map(canonicalHexside);
    const rest = deluxe(world) && named.length ? waHexsides(world, unit).filter((name) => !named.includes(name)) : [];
    lose(world, unit);
    if (rest.length) { add(unit.status, 'wall_advantage'); unit.wall_advantage_over = rest; }
  }
}
