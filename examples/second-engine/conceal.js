// Concealment: A12.12 Concealment Terrain, A12.14 its loss, 9.55 behind bocage, A12.33 hidden Fortifications.

import { hexsidesOf, range } from './board.js';
import { baseOf, chartOf, edgeTerrain, terrainOf, isBuilding, isWoods } from './terrain.js';
import { aboard, brokenVehicle, concealed, drop, enemies, ENTRENCHMENTS, goodOrder, inBypass, is, isDummy, isInfantry, levelOf,
  nextTo, placeOf, sameLocation, shellOf, unitsIn } from './pieces.js';
import { endOf, endOfUnit, los } from './los.js';
import { hexsidesMet, hexsideTem } from './tem.js';
import { openGroundTo } from './aim.js';
import { lose, settle } from './walls.js';

/** A Good Order enemy on the ground within reach and with a LOS; no dummy, not hidden. */
export function viewers(world, unit, { unbroken = false, reach = 16, end = null } = {}) {
  return Object.values(world.units).filter((other) => enemies(unit, other) && !isDummy(other) && !is(shellOf(world, other), 'hidden')
    && other.type !== 'aircraft' && !brokenVehicle(world, other)
    && (unbroken ? !is(other, 'broken') : goodOrder(other) && goodOrder(shellOf(world, other))) && other.hex && unit.hex
    && range(other.hex, unit.hex) <= reach && los(world, endOfUnit(world, other), end ?? endOfUnit(world, unit)).clear);
}

export const besideBocage = (world, unit) => hexsidesOf(unit.hex).some((name) => edgeTerrain(world, name) === 'bocage'
  && baseOf(world, name) === levelOf(world, unit));

/** 9.55: could the unit claim bocage TEM against every one of these enemies? */
export function behindBocage(world, unit, list) {
  if (!(isInfantry(unit) || isDummy(unit)) || aboard(unit)) return false;
  if (!besideBocage(world, unit)) return false;
  return list.every((viewer) => {
    const from = endOfUnit(world, viewer), to = endOfUnit(world, unit);
    if (from.hex === to.hex) return false;
    return from.points.every((a) => to.points.every((b) => !los(world, { ...from, points: [a] }, { ...to, points: [b] }).clear
      || hexsideTem(world, unit, unit.hex, levelOf(world, unit), from,
        hexsidesMet(world, a, b, unit, unit.hex, to.atVertex)).out.bocage > 0));
  });
}

function inConcealmentTerrain(world, unit) {
  if (unit.type === 'aircraft' || ['bridge', 'climbing'].includes(placeOf(unit))) return false;
  const type = terrainOf(world, unit.hex), past = inBypass(unit) && (isBuilding(type) || isWoods(type));
  const hides = chartOf(world, unit.hex).hides && !past;
  const reach = { setup: 16, CCPh: Infinity }[world.phase];                                         // of who hinders the gain of "?"
  return hides || (Boolean(reach) && behindBocage(world, unit, viewers(world, unit, { unbroken: true, reach })));
}

export function answerConcealment(world, { unit: id }) {
  const unit = world.unit(id), vehicle = world.units[unit.aboard];
  return { concealed: concealed(unit), lost_by: world.lostBy[id] ?? '',
    concealment_terrain: inConcealmentTerrain(world, vehicle ? { ...unit, hex: vehicle.hex, at: vehicle.at } : unit) };
}

/** 9.55: during play, who is hidden by bocage alone is placed on board concealed once an enemy sees it past the bocage. */
export function spotted(world) {
  let found = false;
  for (const unit of Object.values(world.units)) {
    if (world.phase === 'setup' || !is(unit, 'hidden') || !isInfantry(unit) || chartOf(world, unit.hex).hides
      || !besideBocage(world, unit)) continue;
    const list = viewers(world, unit);
    if (!list.length || behindBocage(world, unit, list)) continue;
    drop(unit.status, 'hidden');
    unit.status.push('concealed');
    world.note(unit.id).lostHip = true;
    found = true;
  }
  return found;
}

/** A12.33, 9.21: a hidden entrenchment or Wire is found by an enemy who sees it within 16 hexes, in Concealment Terrain from next to it. */
export function discover(world) {
  for (const [id, counter] of Object.entries(world.counters)) {
    if (!is(counter, 'hidden') || ![...ENTRENCHMENTS, 'wire'].includes(counter.type)) continue;
    const near = chartOf(world, counter.hex).hides && placeOf(counter) !== 'bridge';
    const entered = unitsIn(world, counter.hex).some((unit) => unit.side !== counter.side && !isDummy(unit)
      && !is(unit, 'hidden', 'prisoner') && sameLocation(world, unit, counter));
    const seen = viewers(world, counter, { reach: near ? 1 : 16, end: endOf(world, { counter: id }) });
    if (entered || seen.some((unit) => !near || nextTo(world, unit, counter))) drop(counter.status, 'hidden');
  }
}

/** The unit (or dummy stack) loses concealment for this cause. */
export function reveal(world, unit, cause) {
  if (!concealed(unit)) return;
  world.lostBy[unit.id] = cause;
  if (is(unit, 'hidden')) world.note(unit.id).lostHip = true;
  drop(unit.status, 'concealed');
  drop(unit.status, 'hidden');
  if (isDummy(unit)) remove(world, unit.id);
}

export function remove(world, id) {
  lose(world, world.units[id]);
  world.gone.set(id, world.acting ?? 0);
  delete world.units[id];
}

/** A12.14: movement in LOS, other than by Assault Movement, or into Open Ground. */
export function afterMovement(world, units, verb, { assault = false, trench = false } = {}) {
  const ids = units.map((unit) => unit.id);
  settle(world);                                                                                    // 9.521: seen past its bocage
  for (const unit of Object.values(world.units).filter((one) => ids.includes(one.id) || ids.includes(one.aboard))) {
    if (!concealed(unit) || trench) continue;
    const list = viewers(world, unit);
    if (!list.length) continue;
    const open = list.some((viewer) => openGroundTo(world, unit, endOfUnit(world, viewer),
      los(world, endOfUnit(world, viewer), endOfUnit(world, unit))));
    const walking = ['move', 'come_out', 'go_beneath'].includes(verb) && !assault && ['', 'MPh'].includes(world.phase)
      && !is(unit, 'broken');
    if ((walking || open) && !behindBocage(world, unit, list)) reveal(world, unit, 'movement');
  }
}

/** A12.141: another activity in LOS of a viewer as it begins; in the RPh nobody sees who is behind bocage (9.55). */
export function beforeActivity(world, unit, phase = world.phase) {
  if (!concealed(unit)) return false;
  const list = viewers(world, unit);
  return list.length > 0 && !(phase === 'RPh' && behindBocage(world, unit, list));
}
