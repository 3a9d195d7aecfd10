// Units and counters: what they are, where they are, what state they are in.

import { adjacent, hexsidesOf } from './board.js';
import { HEX, crestLevel, edgeOf, edgeTerrain, groundLevel, inDepression, hexOf, terrainOf, isBuilding, isWoods,
  obstacleHeight } from './terrain.js';

export class Unsupported extends Error {
  constructor(...missing) { super(missing.join(', ')); this.missing = missing; }
}
export class Illegal extends Error {
  constructor(clause, why) { super(why ?? clause); this.clause = clause; }
}
export class Unknown extends Error {}

/** One moment of play. `position` has the form of the protocol; the other fields are what an engine must remember. */
export class World {
  constructor(position) {
    this.position = JSON.parse(JSON.stringify(position));
    this.position.units ??= {};
    this.position.counters ??= {};
    this.terrainCache = new Map();
    this.gone = new Map();          // id -> index of the action that removed it
    this.events = { expenditures: [], attempts: [], checks: [] };
    this.notes = {};                // per unit: what it did in this request (cameFrom, spentHere ...)
    this.lostBy = {};               // per unit: what took its concealment
    this.lostWa = [];               // hexsides over which wall advantage was just lost: {side, hexside}
    this.made = 0;
    this.sunk = {};                 // what 16.1 takes from the position itself
    for (const [id, unit] of Object.entries(this.position.units)) prepare(id, unit, this.phase);
    for (const counter of Object.values(this.position.counters)) {
      counter.status ??= [];
      const holder = this.units[counter.possessed_by];                                               // who has fired a Gun has fired
      if (isGun(counter) && holder && !did(holder, 'recovered'))
        for (const deed of counter.done ?? []) if (['fired', 'changed_ca'].includes(deed)) add(holder.done, deed);
    }
    takeAboard(this);
  }
  get units() { return this.position.units; }
  get counters() { return this.position.counters; }
  get phase() { return this.position.phase ?? ''; }
  get attacker() { return this.position.turn_of ?? ''; }
  unit(id) { return this.units[id] ?? this.missing(id); }
  counter(id) { return this.counters[id] ?? this.sunk[id] ?? this.missing(id); }
  missing(id) {
    throw this.gone.has(id) ? new Gone(id, this.gone.get(id)) : new Unknown(`no piece ${id}`);
  }
  note(id) { return (this.notes[id] ??= {}); }
  clone() {
    const { position, terrainCache, ...memory } = this;
    return Object.assign(new World(position), memory, structuredClone({ events: this.events, notes: this.notes }),
      { gone: new Map(this.gone), lostBy: { ...this.lostBy }, lostWa: [...this.lostWa] });
  }
}
export class Gone extends Error {
  constructor(piece, action) { super(`${piece} is gone`); this.piece = piece; this.action = action; }
}

/** What the words of a unit mean besides: A12.11, A19.12; MF of Recovery (A4.44), MP of Start and Stop (D2.12, D2.13). */
export function prepare(id, unit, phase = '') {
  for (const list of ['status', 'done', 'beneath']) unit[list] = [...(unit[list] ?? [])];
  unit.id = id;
  if (unit.type === 'dummy' && !is(unit, 'hidden')) add(unit.status, 'concealed');
  if (is(unit, 'disrupted')) add(unit.status, 'broken');
  if (isVehicle(unit) && (unit.amphibious_mp_spent > 0 || did(unit, 'breaching'))) add(unit.done, 'moved');
  if (isVehicle(unit) && did(unit, 'breaching') && ['', 'MPh'].includes(phase)) unit.mf_spent = unit.mf ?? 12;   // 9.541
  const paid = isVehicle(unit) && ['', 'MPh'].includes(phase) ? ['started', 'stopped'] : phase === 'MPh' ? ['recovered'] : [];
  if (did(unit, ...paid)) unit.mf_spent = Math.max(1, unit.mf_spent ?? 0);
  if (unit.bypass?.length || (isVehicle(unit) && unit.vca?.split('-').length === 3)) unit.at ||= 'bypass';
}

/** Who is aboard is where the vehicle is; an Inherent crew is beneath what it is beneath (D5.1). */
export function takeAboard(world) {
  for (const unit of Object.values(world.units)) {
    const vehicle = world.units[unit.aboard];
    if (!vehicle) continue;
    Object.assign(unit, { hex: vehicle.hex, at: vehicle.at });
    if (is(unit, 'inherent')) unit.beneath = [...vehicle.beneath];
  }
}

// ---- state --------------------------------------------------------------------------------------------------------
export const is = (unit, ...words) => words.some((word) => unit.status.includes(word));
export const did = (unit, ...words) => words.some((word) => unit.done.includes(word));
export const add = (list, word) => { if (!list.includes(word)) list.push(word); };
export const drop = (list, word) => { const i = list.indexOf(word); if (i >= 0) list.splice(i, 1); };

const MMC = ['squad', 'half_squad', 'crew'], SMC = ['leader', 'hero'];
const FULLY_TRACKED = ['tank', 'assault_gun', 'sp_gun', 'carrier', 'tractor', 'bulldozer'];
const AFV = ['tank', 'assault_gun', 'sp_gun', 'carrier', 'halftrack', 'armored_car'];

export const isMmc = (unit) => MMC.includes(unit.type);
export const isSmc = (unit) => SMC.includes(unit.type);
export const isDummy = (unit) => unit.type === 'dummy';
export const isPersonnel = (unit) => isMmc(unit) || isSmc(unit) || isDummy(unit);
export const isVehicle = (unit) => !isPersonnel(unit);
export const isAfv = (unit) => AFV.includes(unit.type);
export const isTracked = (unit) => FULLY_TRACKED.includes(unit.type);
export const isInfantry = (unit) => isPersonnel(unit) && !unit.mount && !aboard(unit);
export const isCavalry = (unit) => isPersonnel(unit) && unit.mount === 'cavalry';
export const aboard = (unit) => Boolean(unit.aboard) || is(unit, 'inherent');
const DECKS = ['tank', 'assault_gun', 'sp_gun'];
/** D6.2: who is aboard as a Rider; on a vehicle without room inside it is one if nothing else is told. */
export const rides = (world, unit) => is(unit, 'rider')
  || (DECKS.includes(world.units[unit.aboard]?.type) && !is(unit, 'passenger', 'inherent'));
export const squads = (unit) => (unit.type === 'squad' ? 1 : isMmc(unit) ? 0.5 : 0);
export const concealed = (unit) => is(unit, 'concealed', 'hidden');
export const enemies = (a, b) => a.side !== b.side && !is(a, 'prisoner') && !is(b, 'prisoner');

/** A target in motion, for a gap and for D9.3 (9.3, C.8). */
export const moving = (unit) => is(unit, 'motion') || (unit.mf_spent ?? 0) > 0 || did(unit, 'moved', 'moved_by_assault', 'moved_by_trench',
  'moved_directly', 'tried_wire', 'dashed', 'routed');

/** A.7: a unit that is neither broken, captured, berserk nor in Melee; a vehicle with a working crew. */
export const goodOrder = (unit) => !is(unit, 'broken', 'prisoner', 'berserk', 'melee', 'abandoned', 'shocked', 'stunned');

/** A12.1: a vehicle without crew, Passengers and Riders. */
export const brokenVehicle = (world, unit) => isVehicle(unit) && (is(unit, 'abandoned') || ['motorcycle', 'horse'].includes(unit.type))
  && !Object.values(world.units).some((other) => other.aboard === unit.id && !is(other, 'inherent'));

/** D5.1: an Inherent crew is hidden, concealed, stunned or shocked as its vehicle is. */
export const shellOf = (world, unit) => (is(unit, 'inherent') && world.units[unit.aboard]) || unit;

const GUNS = ['mortar', 'at_gun', 'inf_gun', 'art_gun', 'aa_gun', 'rcl_gun'];
const SW = ['lmg', 'mmg', 'hmg', 'atr', 'dc', 'ft', 'light_mortar', 'baz', 'psk', 'piat', 'rcl', 'radio'];
export const isGun = (counter) => GUNS.includes(counter.type);
/** The one Gun that enters and leaves entrenchments (27.1, 27.51). */
export const isDmMortar = (counter) => counter.type === 'mortar' && is(counter, 'dm');
export const isSw = (counter) => SW.includes(counter.type);
export const isWeapon = (counter) => isGun(counter) || isSw(counter);
export const ENTRENCHMENTS = ['foxhole', 'trench', 'at_ditch', 'sangar'];
export const isFortification = (counter) => [...ENTRENCHMENTS, 'wire', 'panji', 'pillbox', 'roadblock', 'minefield',
  'at_minefield'].includes(counter.type);

export const weaponsOf = (world, id) => Object.entries(world.counters).filter(([, c]) => c.possessed_by === id && isWeapon(c));

/** Has it FP of its own, or a weapon that works? (A20.5) */
export function armed(world, unit) {
  if (is(unit, 'prisoner')) return false;
  if (isDummy(unit)) return true;
  if (is(unit, 'unarmed')) return false;
  const usable = weaponsOf(world, unit.id).some(([, c]) => !isGun(c) && !is(c, 'malfunctioned', 'dm', 'towed')
    && !['radio', 'dc'].includes(c.type));
  return (isVehicle(unit) ? isAfv(unit) || unit.weapons?.length > 0 : unit.type !== 'leader' || unit.firepower > 0) || usable;
}

// ---- place --------------------------------------------------------------------------------------------------------
/** `''` for the ground (or the bottom), otherwise the word of the protocol. */
export const placeOf = (piece) => (['in', 'below_bridge'].includes(piece.at) ? '' : piece.at ?? '');
export const floorOf = (piece) => piece.floor ?? 0;
export const inBypass = (unit) => placeOf(unit) === 'bypass';

export function levelOf(world, piece, hex = piece.hex) {
  const place = placeOf(piece);
  if (place === 'crest' || place === 'bridge') return crestLevel(world, hex);
  if (place === 'rooftop') return crestLevel(world, hex) + obstacleHeight(world, hex);
  return groundLevel(world, hex) + floorOf(piece);
}

export const isIn = (world, piece, hex = piece.hex) =>
  inDepression(world, hex) && !['crest', 'bridge', 'rooftop'].includes(placeOf(piece)) && floorOf(piece) === 0;

/** Where a counter lies: its possessor's place while it has one. */
export function placeOfCounter(world, counter) {
  const holder = counter.possessed_by ? world.units[counter.possessed_by] : null;
  if (!holder) return { hex: counter.hex, at: counter.at ?? '', floor: counter.floor ?? 0, beneath: counter.beneath ?? [] };
  const beneath = isGun(counter) ? counter.beneath ?? [] : holder.beneath;
  return { hex: holder.hex, at: holder.at ?? '', floor: holder.floor ?? 0, beneath };
}

export const entrenchedIn = (piece) => (piece.beneath ?? []).find((cover) => ENTRENCHMENTS.includes(cover));
export const beneathWire = (piece) => (piece.beneath ?? []).includes('wire') || Boolean(entrenchedIn(piece));

export const countersIn = (world, hex, type) => Object.entries(world.counters).filter(([, c]) => c.type === type
  && (c.possessed_by ? placeOfCounter(world, c).hex : c.hex) === hex);

/** Is there a counter of this type in the unit's own Location? Wire on a bridge is not Wire beneath it (26.32). */
export function coverIn(world, piece, type, hex = piece.hex) {
  if (!['', 'bypass', 'bridge'].includes(placeOf(piece)) || floorOf(piece) > 0) return undefined;
  const list = countersIn(world, hex, type).filter(([, c]) => (placeOf(c) === 'bridge') === (placeOf(piece) === 'bridge'));
  return list.find(([, c]) => !is(c, 'hidden')) ?? list[0];
}

/** 26.4: is the unit on top of Wire in its Location? */
export const onWire = (world, unit) => Boolean(coverIn(world, unit, 'wire')) && !beneathWire(unit) && !aboard(unit);

export const unitsIn = (world, hex) => Object.values(world.units).filter((unit) => unit.hex === hex);

/** A2.8: do two pieces share a Location? Bridge, floors, roof, pillbox, sewer, cave and cliff face are their own. */
export function sameLocation(world, a, b) {
  if (a.hex !== b.hex) return false;
  if (a.type === 'aircraft' || b.type === 'aircraft') return false;
  return locationKey(a) === locationKey(b);
}
export const locationKey = (piece) => `${['crest', 'bypass'].includes(placeOf(piece)) ? '' : placeOf(piece)}/${floorOf(piece)}`;

/** The TEM of the hex terrain for a unit there, without hexsides, counters and shellholes; 0 in Bypass of an obstacle. */
export function terrainTem(world, unit, hex = unit.hex) {
  const type = terrainOf(world, hex);
  if (['bridge', 'rooftop', 'climbing', 'sewer'].includes(placeOf(unit))) return { type, tem: 0 };
  if (inBypass(unit) && (isBuilding(type) || isWoods(type))) return { type, tem: 0 };
  return { type, tem: HEX[type].tem };
}
/** Is there such a place in the hex? */
export function placeExists(world, piece, hex = piece.hex) {
  const floor = floorOf(piece), at = piece.at ?? '', ground = hexOf(world, hex), building = isBuilding(terrainOf(world, hex));
  if (floor > 0 && (!building || floor > (ground.floors ?? 0) || at || (piece.type && !isInfantry(piece)))) return false;
  if (at === 'rooftop') return building && (!piece.type || isInfantry(piece));
  if (at === 'crest' || at === 'in') return inDepression(world, hex) && (at === 'in' || !piece.type || isInfantry(piece));
  if (at === 'bridge' || at === 'below_bridge') return Boolean(ground.bridge);
  if (at === 'pillbox') return countersIn(world, hex, 'pillbox').length > 0 && (!piece.type || isInfantry(piece));
  return true;
}

/** A.8: next to each other so that Infantry could advance from one to the other, LOS apart. */
export function nextTo(world, a, b) {
  const storey = (piece) => (placeOf(piece) === 'rooftop' ? 1 + (hexOf(world, piece.hex).floors ?? 0) : floorOf(piece));
  if (a.hex === b.hex) return sameLocation(world, a, b) || Math.abs(storey(a) - storey(b)) === 1;
  const between = `${a.hex}-${b.hex}`, edge = edgeOf(world, between);
  if (!adjacent(a.hex, b.hex) || placeOf(a) === 'rooftop' || placeOf(b) === 'rooftop') return false;
  if (['cliff', 'water', 'rowhouse'].includes(edgeTerrain(world, between)) && !edge.gap) return false;
  if (!edge.road && [a, b].some((one) => placeOf(one) === 'bridge' && bridgeRuns(world, one.hex))) return false;
  return floorOf(a) === floorOf(b);
}
/** B6.4: is the way known in which the road runs over the bridge of this hex? */
export const bridgeRuns = (world, hex) => hexsidesOf(hex).some((name) => edgeOf(world, name).road);
