// Locations, stacking and capacity: A2.8, A5, 26.1, 26.32, 27.12-27.13, 27.5.

import { adjacent, canonicalHexside } from './board.js';
import { edgeTerrain } from './terrain.js';
import { aboard, armed, enemies, entrenchedIn, goodOrder, isDummy, isMmc, isPersonnel, isSmc, placeOfCounter, sameLocation, squads,
  unitsIn } from './pieces.js';

const pieceOf = (world, id) => {
  if (world.units[id]) return world.units[id];
  const counter = world.counter(id);
  return { ...counter, ...placeOfCounter(world, counter) };
};

/** 27.13: for Recovery and TEM, beneath an entrenchment is another place than on top of it. */
export function answerSameLocation(world, { first, second, purpose = 'general' }) {
  const a = pieceOf(world, first), b = pieceOf(world, second);
  if (!sameLocation(world, a, b)) return { same: false };
  if (['recovery', 'tem'].includes(purpose)) return { same: Boolean(entrenchedIn(a)) === Boolean(entrenchedIn(b)) };
  return { same: true };
}

/** 27.12, 27.51, F8.3: squads and SMC that an entrenchment holds for each side. */
export function capacityOf({ type, size = 1 }) {
  const held = { foxhole: size, trench: 3, at_ditch: 3, sangar: 1 }[type];
  return held ? { squads: held, smc: 4 } : null;
}

/** What a side has beneath it. SMC beyond the free four count as a fifth of a half-squad (A5.5). */
export function beneathOf(world, counter, sideName, without = []) {
  const list = Object.entries(world.units).filter(([id, unit]) => !without.includes(id) && unit.side === sideName && !aboard(unit)
    && unit.hex === counter.hex && unit.beneath.includes(counter.type) && isPersonnel(unit)).map(([, unit]) => unit);
  return load(list);
}
export const load = (list) => ({ squads: list.reduce((sum, unit) => sum + squads(unit), 0), smc: list.filter(isSmc).length });

const taken = (held) => held.squads + Math.max(0, held.smc - 4) / 10;

export function roomFor(world, counter, sideName, coming) {
  const limit = capacityOf(counter), ids = coming.map((unit) => unit.id);
  if (!limit) return true;
  const held = beneathOf(world, counter, sideName, ids), more = load(coming);
  return taken({ squads: held.squads + more.squads, smc: held.smc + more.smc }) <= limit.squads;
}

export function roomOf(world, counter, sideName) {
  const limit = capacityOf(counter), held = beneathOf(world, counter, sideName);
  return { squads: Math.max(0, Math.floor(2 * (limit.squads - taken(held))) / 2), smc: Math.max(0, limit.smc - held.smc) };
}

/** 27.6: does it hold all that it can of the unit's kind? */
export const full = (world, counter, unit) => (isMmc(unit) ? roomOf(world, counter, unit.side).squads <= 0
  : !roomFor(world, counter, unit.side, [unit]));

/** 27.54: trenches next to each other, unless a cliff or Water Obstacle lies between. */
export function connected(world, a, b) {
  const trench = (c) => c.type === 'trench' || c.type === 'at_ditch';
  if (!trench(a) || !trench(b) || !adjacent(a.hex, b.hex)) return false;
  return !['cliff', 'water'].includes(edgeTerrain(world, canonicalHexside(`${a.hex}-${b.hex}`)));
}

/** A26.1: who Controls it once others than before are there: the side of an armed Good Order MMC, with no such enemy. */
export function passControl(before, now) {
  for (const counter of Object.values(now.counters).filter(({ type }) => ['trench', 'at_ditch', 'sangar'].includes(type))) {
    const able = (world) => unitsIn(world, counter.hex).filter((unit) => sameLocation(world, unit, counter) && !isDummy(unit)
      && goodOrder(unit) && armed(world, unit)), ids = (list) => list.map(({ id }) => id).join();
    const there = able(now), holder = there.find((unit) => isMmc(unit) && !aboard(unit));
    if (holder && ids(there) !== ids(able(before)) && !there.some((unit) => enemies(unit, holder))) counter.control = holder.side;
  }
}

// ---- A5.1 stacking ------------------------------------------------------------------------------------------------
export const LIMIT = { squads: 3, smc: 4 };

export function excess(list) {
  return Math.max(0, Math.round(10 * (taken(load(list.filter((unit) => !aboard(unit)))) - LIMIT.squads)) / 10);
}

/** Squads in excess of the limit in the unit's Location, if `coming` are added. */
export function excessAt(world, place, sideName, coming = []) {
  const ids = coming.map((unit) => unit.id);
  const there = unitsIn(world, place.hex).filter((unit) => unit.side === sideName && !ids.includes(unit.id)
    && !isDummy(unit) && sameLocation(world, place, unit));
  return excess([...there, ...coming]);
}
