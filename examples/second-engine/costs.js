// MF and MP: allotments (A4.1), what a step costs (9.4, 9.54, 16.4, 16.71, 26.43, 27.4, 27.54, B10.4).

import { adjacent, canonicalHexside } from './board.js';
import { DEPRESSION, EDGE, HEX, MARSHES, depthOf, edgeOf, edgeTerrain, has, hasGap, hexOf, inDepression, flooded, isBuilding, isWoods,
  terrainOf } from './terrain.js';
import { Illegal, Unsupported, bridgeRuns, countersIn, did, is, isAfv, isCavalry, isDummy, isGun, isInfantry, isMmc, isPersonnel, isSmc,
  isTracked, isVehicle, levelOf, placeOf, floorOf, rides, unitsIn, goodOrder, sameLocation, entrenchedIn } from './pieces.js';
import { connected, full } from './location.js';

// ---- allotment ----------------------------------------------------------------------------------------------------
const ipc = (unit) => (isMmc(unit) ? 3 : is(unit, 'wounded') ? 0 : 1) - (is(unit, 'cx') ? 1 : 0);
export function load(world, unit, without = []) {
  return Object.entries(world.counters).filter(([id, c]) => c.possessed_by === unit.id && !without.includes(id)
    && !(isGun(c) && !is(c, 'dm'))).reduce((sum, [, c]) => sum + (c.pp ?? 0), 0);
}

export function allotment(world, unit, { without = [], helper = null } = {}) {
  let mf = unit.mf;
  if (mf === undefined) {
    if (isVehicle(unit) || isCavalry(unit) || unit.mount === 'motorcycle') mf = 12;
    else if (is(unit, 'berserk')) mf = 8;
    else if (is(unit, 'broken')) mf = 6;
    else if (isSmc(unit)) mf = is(unit, 'wounded') ? 3 : 6;
    else if (isDummy(unit)) mf = 6;
    else if (is(unit, 'inexperienced')) mf = withLeader(world, unit) ? 4 : 3;
    else mf = 4;
    if (isInfantry(unit)) {
      helper ??= world.units[world.notes[unit.id]?.helper];
      const spare = helper && helpful(helper) ? Math.max(0, ipc(helper) - load(world, helper)) : 0;
      mf -= Math.max(0, load(world, unit, without) - Math.max(0, ipc(unit)) - spare);
    }
  }
  if (did(unit, 'double_timed')) mf += 2;
  const led = world.notes[unit.id]?.leaders?.some((id) => world.units[id] && helpful(world.units[id]));
  return mf + (led ? 2 : 0);
}
/** A7.8: who is pinned no longer helps anybody along. */
const helpful = (unit) => goodOrder(unit) && !is(unit, 'pinned');
const withLeader = (world, unit) => unitsIn(world, unit.hex).some((other) => other.type === 'leader' && other.side === unit.side
  && goodOrder(other) && sameLocation(world, unit, other));

export const spent = (unit) => unit.mf_spent ?? 0;
export const left = (world, unit, options) => Math.max(0, allotment(world, unit, options) - spent(unit));

// ---- one step -----------------------------------------------------------------------------------------------------
export function column(unit) {
  if (isPersonnel(unit)) return unit.mount === 'cavalry' ? 1 : unit.mount === 'motorcycle' ? 3 : 0;
  if (isTracked(unit)) return 5;
  const list = { horse: 1, wagon: 2, motorcycle: 3, armored_car: 4, halftrack: 6, truck: 7 };
  if (!(unit.type in list)) throw new Unsupported(`movement of a ${unit.type}`);
  return list[unit.type];
}
export const paysMf = (unit) => isPersonnel(unit) || ['horse', 'wagon', 'motorcycle'].includes(unit.type);

/** Does this step use a road? (B3.4) A road on a bridge is only on the bridge. */
export function byRoad(world, from, to, action) {
  if (action.mode === 'off_road' || from.hex === to.hex) return false;
  const side = canonicalHexside(`${from.hex}-${to.hex}`);
  if (!edgeOf(world, side).road || !hexOf(world, from.hex).road || !hexOf(world, to.hex).road) return false;
  if (['marsh', 'mudflat'].includes(terrainOf(world, to.hex)) && placeOf(to) !== 'bridge') return false;                  // 16.4
  const onRoad = (piece) => (hexOf(world, piece.hex).bridge ? placeOf(piece) === 'bridge' : placeOf(piece) === '') && floorOf(piece) === 0;
  return onRoad(from) && onRoad(to);
}

const half = (world, unit) => Math.ceil((unit.mf ?? 12) / 2);

/** The cost of a step in MF or MP: {cost, all, wire, clause}; an Illegal if the unit may not enter. */
export function stepCost(world, unit, to, action, { trench = false } = {}) {
  const c = column(unit), from = { hex: unit.hex, at: unit.at, floor: unit.floor };
  const dest = { hex: to, at: action.at, floor: action.floor };
  const at = placeOf(dest), mf = paysMf(unit);
  if (from.hex === to && at === 'bypass' && placeOf(from) === 'bypass') {                          // A4.3, D2.3
    return { cost: isPersonnel(unit) ? 0 : alongHexsides(unit, c, action) };
  }
  if (from.hex === to) return withinHex(world, unit, from, dest);
  const rise = levelOf(world, dest) - levelOf(world, from);
  if (trench) return { cost: (1 + (hexOf(world, to).smoke ? 1 : 0)) * (rise > 0 ? 2 : 1) };      // 27.54
  const side = canonicalHexside(`${from.hex}-${to}`), road = byRoad(world, from, dest, action);
  if (!road && (at === 'bridge' || (placeOf(from) === 'bridge' && bridgeRuns(world, from.hex))))
    throw new Illegal('B6.4', 'a bridge is entered by road');
  let terrain = road ? (c <= 2 ? 1 : 0.5) : terrainCost(world, unit, c, to, at, action);
  const out = { road };
  const bars = ['roadblock', 'cliff', 'water', 'rowhouse'].includes(edgeTerrain(world, side));      // by road as well
  const edge = road && !bars ? 0 : edgeCost(world, unit, c, side, action, out);
  if (terrain === 'all') return { ...out, all: true, cost: 'all', rise };
  if (terrain === 'half') terrain = half(world, unit);
  let extra = 0;
  const holes = has(world, to, 'shellholes') && ['', 'bypass'].includes(at) && !road;
  if (holes && c === 0 && action.shellholes) terrain += 1;
  if (holes && (c === 1 || c === 2)) terrain = Math.max(terrain, 2);
  if (holes) extra += [0, 0, 0, 2, 2, 0, 0, 4][c];
  if (hexOf(world, to).smoke) terrain += 1;
  let cost;
  if (mf) {
    cost = terrain * (rise > 0 ? 2 : 1) + (rise > 1 ? 2 * (Math.ceil(rise) - 1) : rise < -1 ? Math.ceil(-rise) - 1 : 0);
  } else {
    cost = terrain + (rise > 0 ? Math.ceil(rise) * (road ? 2 : 4) : rise < -1 ? Math.ceil(-rise) - 1 : 0); // B10.41, B10.5
  }
  const ground = ['', 'bypass'].includes(at);
  const holds = (type) => countersIn(world, to, type).filter(([, k]) => (placeOf(k) === 'bridge') === (at === 'bridge'));
  if (ground && c > 0) {
    const pits = ['foxhole', 'trench', 'at_ditch'].flatMap(holds).filter(([, k]) => !is(k, 'bridged'));
    if (pits.length) extra += [0, 1, 1, 2, 2, 0, 0, 4][c];
  }
  if (isVehicle(unit)) {
    if (holds('wire').length && unit.type !== 'motorcycle') out.wire = isTracked(unit) ? 2 : 4;   // 26.43
    const others = unitsIn(world, to).filter((other) => isVehicle(other) && other.id !== unit.id && other.type !== 'aircraft'
      && (placeOf(other) === 'bridge') === (at === 'bridge')).length + holds('wreck').length;
    const doubled = isWoods(terrainOf(world, to)) || hexOf(world, to).depression === 'sunken_road' || at === 'bridge' ? 2 : 1;
    extra += others * (road ? 2 : 1) * doubled;
  }
  cost = (cost + edge + extra + (out.wire ?? 0)) * (action.mode === 'reverse' ? 4 : 1);
  return { ...out, cost, rise };
}

/** A4.3, D2.3: Bypass costs what Open Ground does, a vehicle for each hexside. */
const alongHexsides = (unit, c, { bypass = [] }) => HEX.open_ground.costs[c] * (isPersonnel(unit) ? 1 : Math.max(1, bypass.length));

function terrainCost(world, unit, c, to, at, action) {
  const type = terrainOf(world, to), chart = HEX[type];
  if (at === 'bypass' && (isBuilding(type) || isWoods(type))) return alongHexsides(unit, c, action);
  if (at === '' && inDepression(world, to)) {
    const kind = hexOf(world, to).depression, depth = depthOf(world, to);
    const base = DEPRESSION[kind === 'stream' && ['shallow', 'deep'].includes(depth) ? depth : kind][c];
    if (base === null) throw new Illegal(kind === 'canal' ? 'B21' : 'B19', `no ${unit.type} enters this ${kind}`);
    if (base === 'all' || type === 'open_ground') return base;
    const other = chart.costs[c];
    if (other === null && unit.amphibious) throw new Unsupported('amphibious movement');
    if (other === null) throw new Illegal('B.1', `no ${unit.type} enters ${type}`);
    return other === 'all' ? 'all' : base + (other === 'half' ? half(world, unit) : other);
  }
  if (unit.amphibious && (flooded(world, to) || [...MARSHES, 'canal', 'river', 'water'].includes(type)))
    throw new Unsupported('amphibious movement');
  if (flooded(world, to) && at === '') throw new Illegal('B20.44', 'a flooded stream');
  const cost = chart.costs[c];
  if (cost === null) throw new Illegal(MARSHES.includes(type) ? 'B16.41' : 'B.1', `no ${unit.type} enters ${type}`);
  return cost;
}

function edgeCost(world, unit, c, side, action, out) {
  const edge = edgeOf(world, side), type = edgeTerrain(world, side);
  if (!type) return 0;
  if (['cliff', 'water', 'rowhouse'].includes(type)) {
    if (edge.gap && (!edge.road || out.road)) return 0;
    throw new Illegal(type === 'cliff' ? 'B11.4' : type === 'water' ? 'B21' : 'B23.71', `no unit crosses a ${type} hexside`);
  }
  if ((hasGap(world, side) && !edge.road) || (edge.breached && type !== 'roadblock')) return 0;              // 9.4, 9.541
  if (action.mode === 'breach') throw new Unsupported('Breach');
  const clause = type === 'bocage' ? 'B9.54' : type === 'cactus_hedge' ? 'B9.7' : 'B9.4';
  if (type === 'cactus_hedge' && c === 0) {
    if (['minimum', 'low_crawl'].includes(action.mode) || action.do === 'advance') { out.difficult = true; return 1; }
    throw new Illegal('B9.7', 'only by Minimum Move, Low Crawl or Advance vs Difficult Terrain');
  }
  if (type === 'bocage' && unit.mount === 'bicycle') throw new Illegal('B9.54', 'on foot only');
  const cost = EDGE[type].costs[c];
  if (cost === null) throw new Illegal(clause, `no ${unit.type} crosses ${type}`);
  if (type === 'bocage' && c !== 0) {
    if (!isTracked(unit) || !isAfv(unit)) throw new Illegal('B9.54', 'only a fully-tracked AFV crosses bocage');
    if (action.mode === 'reverse') throw new Illegal('B9.54', 'not in Reverse');
    if (Object.values(world.units).some((other) => other.aboard === unit.id && rides(world, other)))
      throw new Illegal('B9.54', 'not with Riders');
    out.crossed = side;
    return half(world, unit);
  }
  return cost;
}

/** Stairs, roof, Crest status and IN (B23.42, B20.91). */
function withinHex(world, unit, from, dest) {
  const a = placeOf(from), b = placeOf(dest);
  const up = floorOf(dest) - floorOf(from);
  if (a === b && up === 0) throw new Illegal('A4.1', 'it is there already');
  if (a === '' && b === 'crest') return { cost: 1 + (Number(HEX[terrainOf(world, from.hex)].costs[0]) || 1) };      // B20.91
  if (a === 'crest' && b === '') return { cost: 1 };
  if (a === 'crest' && b === 'crest') throw new Unsupported('change of the hexside fronted');
  const building = isBuilding(terrainOf(world, from.hex)), floors = hexOf(world, from.hex).floors ?? 0;
  const stairs = a === b ? Math.abs(up) === 1 && floorOf(dest) <= floors && floorOf(dest) >= 0
    : [a, b].includes('rooftop') && floorOf(a === '' ? from : dest) === floors;
  if ((building ? stairs : false) || ([a, b].includes('pillbox') && [a, b].includes(''))) return { cost: 1 };
  if (building) throw new Illegal('B23.4', 'to the next level only');
  throw new Unsupported(`from ${a || 'the ground'} to ${b || 'the ground'} in one hex`);
}

// ---- 27.54, 27.6 trench ways --------------------------------------------------------------------------------------
const TRENCHES = ['trench', 'at_ditch', 'sangar'];
const pit = (world, hex, type) => countersIn(world, hex, type)[0]?.[1];

/** How a unit goes by the trench ways: 'connected' (27.54), 'down', 'up' (27.6) or '' for none. */
export function trenchWay(world, unit, to, action) {
  const at = placeOf(action);
  if (!isInfantry(unit) || unit.pushing || !adjacent(unit.hex, to)) return '';
  if (terrainOf(world, to) === 'marsh' && at !== 'bridge') return '';                                // not Accessible
  const sangar = pit(world, to, 'sangar');
  if (sangar && full(world, sangar, unit)) return '';                                                // 27.6
  const cover = (action.beneath ?? []).find((word) => TRENCHES.includes(word)), leaving = entrenchedIn(unit);
  const mine = TRENCHES.includes(leaving) ? pit(world, unit.hex, leaving) : undefined;
  const theirs = cover ? pit(world, to, cover) : undefined;
  if (['cliff', 'water'].includes(edgeTerrain(world, canonicalHexside(`${unit.hex}-${to}`)))) return '';
  if (mine && theirs) {
    if (connected(world, mine, theirs)) return 'connected';
    const kinds = [mine.type, theirs.type];
    if (kinds.includes('sangar') && kinds.some((kind) => kind !== 'sangar')) return 'connected';
  }
  const rise = levelOf(world, { hex: to, at: action.at, floor: action.floor }) - levelOf(world, unit);
  if (mine && rise < 0 && ['', 'bridge'].includes(at) && (!cover || cover === 'sangar' || theirs)) return 'down';
  if (theirs && rise > 0 && placeOf(unit) !== 'crest' && (theirs.side === unit.side || theirs.control === unit.side)) return 'up';
  return '';
}
