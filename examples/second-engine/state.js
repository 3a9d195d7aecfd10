// The question `state`: everything on the board, and what happened.

import { ENTRENCHMENTS, aboard, coverIn, entrenchedIn, floorOf, isDummy, isFortification, locationKey, placeOfCounter,
  unitsIn } from './pieces.js';
import { capacityOf, connected, excess, LIMIT, roomFor, roomOf } from './location.js';
import { left, spent } from './costs.js';

const COVERS = [...ENTRENCHMENTS, 'wire'];

function unitState(world, unit) {
  const on = aboard(unit) || unit.type === 'aircraft' ? [] : COVERS.filter((cover) => coverIn(world, unit, cover)
    && !unit.beneath.includes(cover) && !(cover === 'wire' && entrenchedIn(unit)));
  return { side: unit.side, hex: unit.hex ?? '', at: unit.at ?? '', floor: floorOf(unit), beneath: unit.beneath, on,
    status: unit.status, mf_spent: spent(unit), mf_left: left(world, unit), eliminated: false };
}

/** The sides with an OB, a unit or a counter. */
const sidesOf = (world) => [...new Set([...Object.keys(world.position.sides ?? {}), ...Object.values(world.units).map((u) => u.side),
  ...Object.values(world.counters).map((c) => c.side ?? '')].filter(Boolean))];

function counterState(world, id, counter) {
  const at = placeOfCounter(world, counter), out = {
    type: counter.type, hex: at.hex, fortification: isFortification(counter),
      entrenchment: ['foxhole', 'trench', 'at_ditch'].includes(counter.type),
    possessed_by: world.units[counter.possessed_by] ? counter.possessed_by : '', beneath: at.beneath, status: counter.status };
  if (counter.type === 'foxhole') out.size = counter.size ?? 1;
  const capacity = capacityOf(counter);
  if (capacity) {
    const sides = sidesOf(world);
    out.capacity = capacity;
    out.room = Object.fromEntries(sides.map((name) => [name, roomOf(world, counter, name)]));
    out.within_capacity = sides.every((name) => roomFor(world, counter, name, []));
    out.connected = Object.keys(world.counters).filter((other) => other !== id && connected(world, counter, world.counters[other]));
  }
  return out;
}

function hexState(world, hex) {
  const holds = Object.values(world.counters).filter((c) => isFortification(c) && c.hex === hex)
    .map((c) => (c.type === 'foxhole' ? `foxhole ${c.size ?? 1}S` : c.type));
  const overstacked = {};
  const groups = new Map();
  for (const unit of unitsIn(world, hex)) {
    if (isDummy(unit) || aboard(unit) || unit.type === 'aircraft') continue;
    const key = `${unit.side}\n${locationKey(unit)}`;
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  for (const [key, list] of groups) {
    const over = excess(list), [side] = key.split('\n');
    if (over > 0) overstacked[side] = (overstacked[side] ?? 0) + over;
  }
  return { holds, stacking_limit: LIMIT, overstacked };
}

export function answerState(world) {
  const units = {}, counters = {}, hexes = {}, sides = {};
  for (const unit of Object.values(world.units)) units[unit.id] = unitState(world, unit);
  for (const id of world.gone.keys()) if (!world.units[id] && world.wasUnit?.has(id)) units[id] = { eliminated: true };
  for (const [id, counter] of Object.entries(world.counters)) counters[id] = counterState(world, id, counter);
  const names = new Set([...Object.keys(world.position.hexes ?? {}), ...Object.values(units).map((u) => u.hex),
    ...Object.values(counters).map((c) => c.hex)]);
  for (const hex of names) if (hex) hexes[hex] = hexState(world, hex);
  for (const name of sidesOf(world)) {
    const ob = world.position.sides?.[name] ?? {};
    const dug = Object.values(world.counters).filter((c) => c.type === 'foxhole' && c.side === name);
    sides[name] = {
      foxholes: ob.foxholes ?? 0, trenches: ob.trenches ?? 0, wire: ob.wire ?? 0, hip: ob.hip ?? 0,
      foxholes_on_board: dug.reduce((sum, c) => sum + (c.size ?? 1), 0) };
  }
  const { expenditures, attempts, checks } = world.events;
  return { units, counters, hexes, sides, expenditures, attempts, checks };
}
