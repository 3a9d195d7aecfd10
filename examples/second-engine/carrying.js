// Guns and other counters that come along, stay or are left (A4.43, 27.51, C10.1).

import { hexsideName } from './board.js';
import { edgeTerrain, terrainOf } from './terrain.js';
import { beneathWire, coverIn, drop, ENTRENCHMENTS, Illegal, is, isDmMortar, isGun, isSw, isVehicle, placeOf,
  Unsupported } from './pieces.js';
import { byRoad } from './costs.js';

/** Guns and other counters that come along; 27.51, C10.1. */
export function carry(world, units, action) {
  for (const id of action.carrying ?? []) {
    const counter = world.counters[id];
    if (!counter) { world.counter(id); continue; }
    if (counter.type === 'wire') throw new Illegal('B26.1', 'Wire cannot be moved');
    const holder = units.find((unit) => counter.possessed_by === unit.id || world.units[counter.possessed_by]?.aboard === unit.id);
    if (!holder) throw new Illegal('A4.43', 'not possessed by them');
    if (isGun(counter)) gunCarried(world, holder, counter, action);
  }
  if (action.do === 'move') for (const unit of units) if (unit.pushing && world.counters[unit.pushing]) gunCarried(world, unit,
    world.counters[unit.pushing], action);
}

function gunCarried(world, holder, counter, action) {
  const dm = isDmMortar(counter);
  if (!dm && ['advance', 'withdraw'].includes(action.do)) throw new Illegal('C10.3', 'no Gun is pushed now');
  if (!dm && beneathWire(holder) && coverIn(world, holder, 'wire') && !(counter.beneath ?? []).length)
    throw new Illegal('B26.4', 'the Gun is on top of the Wire');
  const buried = (counter.beneath ?? []).find((word) => ENTRENCHMENTS.includes(word));
  if (buried && !dm) throw new Illegal(buried === 'foxhole' ? 'B27.1' : 'B27.51', 'it stays beneath');
  if ((action.beneath ?? []).some((word) => ENTRENCHMENTS.includes(word)) && !dm)
    throw new Illegal(action.beneath.includes('foxhole') ? 'B27.1' : 'B27.51', 'no Gun goes beneath');
  const terrain = terrainOf(world, action.to);
  if (!dm && ['marsh', 'mudflat', 'crag'].includes(terrain) && placeOf(action) === ''
    && !byRoad(world, holder, { hex: action.to, at: action.at }, action))
    throw new Illegal(terrain === 'crag' ? 'B17' : 'B16.41', `no Gun enters ${terrain}`);
  const type = action.to && holder.hex !== action.to ? edgeTerrain(world, hexsideName(holder.hex, action.to)) : '';
  if (type && !dm) throw new Unsupported('Manhandling over a hexside');
}

/** C10.3: a Gun goes along with it that is not dismantled. */
export const pushes = (world, unit, { carrying = [] }) => [...carrying, unit.pushing].map((id) => world.counters[id]).some((gun) => gun
  && isGun(gun) && !is(gun, 'dm') && (gun.possessed_by === unit.id || gun === world.counters[unit.pushing]));

/** A Gun that nobody carries stays where it is, unpossessed, and is no load. */
export const staying = (world, unit, { do: deed = 'move', carrying = [] }) => Object.entries(world.counters).filter(([id, gun]) =>
  gun.possessed_by === unit.id && isGun(gun) && !(is(gun, 'towed') && isVehicle(unit)) && !carrying.includes(id)
  && !(id === unit.pushing && ['move', 'come_out'].includes(deed))).map(([id]) => id);

export function leaveGuns(world, unit, action) {
  const left = staying(world, unit, action);
  for (const [id, counter] of Object.entries(world.counters)) {
    if (counter.possessed_by !== unit.id) continue;
    if (action.do === 'come_out' && isGun(counter) && !(counter.beneath ?? []).length) continue;    // it stands there already
    if (!left.includes(id)) { counter.hex = action.to ?? unit.hex; drop(counter.status ?? [], 'emplaced');
      counter.beneath = isSw(counter) ? undefined : []; continue; }
    counter.hex = unit.hex;
    counter.at = unit.at ?? '';
    counter.beneath ??= isGun(counter) ? [] : unit.beneath;
    delete counter.possessed_by;
  }
}

export function leaveBehind(world, unit, list) {
  for (const id of list ?? []) {
    const counter = world.counter(id);
    if (counter.possessed_by !== unit.id && unit.pushing !== id) continue;                           // a comrade's
    counter.hex = unit.hex;
    counter.beneath = unit.beneath.filter((word) => word === 'wire');
    delete counter.possessed_by;
    if (unit.pushing === id) delete unit.pushing;
  }
}
