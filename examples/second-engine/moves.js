// Movement between and within hexes: move, rout, advance, withdraw; go_beneath and come_out (26.4, 27.4, 27.54, 27.6, 16.4).

import { adjacent, canonicalHexside, corners, endsOf, hexesOf, parse, hexsideName, same } from './board.js';
import { edgeTerrain, has, hexOf, inDepression, terrainOf, isBuilding, isWoods } from './terrain.js';
import { Illegal, Unsupported, aboard, add, armed, concealed, countersIn, coverIn, did, drop, enemies, entrenchedIn, floorOf, goodOrder, is,
  isCavalry, isDummy, isGun, isInfantry, isPersonnel, isSw, isVehicle, onWire, placeOf, sameLocation, unitsIn, ENTRENCHMENTS, isMmc,
  beneathWire, placeExists, inBypass } from './pieces.js';
import { allotment, left, spent, stepCost, trenchWay, byRoad, column } from './costs.js';
import { excessAt, roomFor } from './location.js';
import { afterMovement } from './conceal.js';
import { lose, mandatory } from './walls.js';

const PHASES = { move: 'MPh', rout: 'RtPh', advance: 'APh', withdraw: 'CCPh' };

/** What keeps a unit where it is: terrain.md, by status. */
const BARS = {
  move: { broken: 'A10.5', pinned: 'A7.8', ti: 'A4.1', melee: 'A11.15', abandoned: 'D5.4', bogged: 'D8.3', immobilized: 'D8.1', shocked: 'C7.41', stunned: 'D5.34' },
  rout: { pinned: 'A10.53', ti: 'A10.5', melee: 'A11.15', berserk: 'A10.5', interdiction_claimed: 'A10.53' },
  advance: { broken: 'A4.7', pinned: 'A7.8', ti: 'A4.7', melee: 'A11.15' },
  withdraw: { broken: 'A11.2', pinned: 'A11.2', ti: 'A11.2' },
};
export function barred(unit, kind) {
  for (const [word, clause] of Object.entries(BARS[kind])) if (is(unit, word)) throw new Illegal(clause, `${word}: no ${kind}`);
}

export function rightPhase(world, phases, clause = 'A3') {
  if (world.phase && !phases.includes(world.phase)) throw new Illegal(clause, `not in the ${world.phase}`);
}
export function rightTurn(world, unit) {
  if (world.attacker && world.attacker !== unit.side) throw new Illegal('A3', 'not its Player Turn');
}

export const spend = (world, units, mf, spentOn, more = {}) => {
  for (const unit of units) unit.mf_spent = spent(unit) + mf;
  const last = { units: units.map((unit) => unit.id), mf, spent_on: spentOn, wire: 0, ...more };
  world.events.expenditures.push(last);
};

/** Units that are named must be units, on the board, and not carried. */
export function movers(world, ids) {
  if (!ids.length) throw new Illegal('A4.1', 'nobody moves');
  return ids.map((id) => {
    if (world.counters[id]) throw new Illegal('C10.1', 'a weapon does not move by itself');
    const unit = world.unit(id);
    if (aboard(unit)) throw new Illegal('D6.1', 'it is aboard');
    return unit;
  });
}

/** A4.12: MMC that move with a leader from their first MF have two more. */
export function joinLeader(world, units, named = null) {
  const leader = named ?? units.find((unit) => unit.type === 'leader' && goodOrder(unit) && !is(unit, 'pinned', 'wounded'));
  for (const unit of units) {
    if (!isMmc(unit)) continue;
    const note = world.note(unit.id);
    if (note.leader && (!leader || leader.id !== note.leader || (!named && !note.named && spent(leader) !== spent(unit)))) { note.leader = null; note.alone = true; }
    else if (!note.leader && !note.alone && leader && (named || spent(leader) === 0) && sameLocation(world, leader, unit) && spent(unit) === 0 && !did(unit, 'moved', 'moved_by_assault') && unit.side === leader.side
      && isInfantry(unit) && !is(unit, 'broken')) { note.leader = leader.id; note.named = Boolean(named); }
  }
}

function helperFor(units, unit) {
  const smc = units.filter((other) => ['leader', 'hero'].includes(other.type)), mmc = units.filter(isMmc);
  return mmc.length === 1 && mmc[0] === unit && smc.length === 1 ? smc[0] : null;
}

/** Enemies in the Location entered (A4.14). */
function enemyThere(world, unit, place) {
  return unitsIn(world, place.hex).some((other) => enemies(unit, other) && !is(other, 'concealed', 'hidden') && !aboard(other)
    && sameLocation(world, { ...other }, { ...unit, ...place }));
}

// ---- entering a hex -----------------------------------------------------------------------------------------------

export function enter(world, action, verb) {
  rightPhase(world, [PHASES[verb]]);
  const units = movers(world, action.units), to = action.to;
  const { column: col, row } = parse(to);
  const columns = world.position.columns ?? 33, rows = world.position.rows ?? 10;
  if (col >= columns || row > rows || (row < 1 && col % 2 === 0)) throw new Illegal('A4.1', 'off the board');
  const place = { hex: to, at: action.at ?? '', floor: action.floor ?? 0 };
  for (const unit of units) {
    if (verb === 'move' || verb === 'advance') rightTurn(world, unit);
    if (isVehicle(unit) && verb !== 'move') throw new Illegal('D2.1', 'a vehicle only moves');
    barred(unit, verb);
    if (unit.type === 'aircraft' || unit.type === 'boat') throw new Unsupported(`movement of a ${unit.type}`);
    if (unit.hex !== to && !adjacent(unit.hex, to)) throw new Illegal('A4.1', 'not adjacent');
    if (['cave', 'sewer', 'climbing', 'pillbox'].some((word) => [placeOf(unit), placeOf(place)].includes(word))) {
      if (![placeOf(unit), placeOf(place)].includes('pillbox')) throw new Unsupported('caves, sewers and cliffs');
    }
  }
  if (['sewer', 'tunnel'].includes(action.mode)) {
    if (units.some((unit) => onWire(world, unit))) throw new Illegal('B26.4', 'not from the top of Wire');
    throw new Unsupported(`${action.mode} movement`);
  }
  if (['charge', 'water', 'breach', 'push', 'dash'].includes(action.mode)) throw new Unsupported(`mode ${action.mode}`);
  if (action.at === 'bypass' || action.mode === 'bypass') bypassAllowed(world, units, action);
  for (const unit of units) reachable(world, unit, { ...unit, ...place });
  const plans = units.map((unit) => plan(world, unit, units, action, verb, place));
  if (verb === 'advance') {
    const coming = units.map((unit) => ({ ...unit, hex: to }));
    const before = excessAt(world, { ...units[0], ...place }, units[0].side);
    const now = excessAt(world, { ...units[0], ...place }, units[0].side, coming);
    if (units[0].hex !== to && now > before && now > 0) throw new Illegal('A5.11', 'overstacked');
  }
  for (const one of plans) if (one.cover && !roomWith(world, one.cover, units)) throw new Illegal('B27.12', 'no room beneath');
  carry(world, units, action, plans);
  perform(world, units, plans, action, verb, place);
  return plans;
}

/** Is there such a place, and a way to it from where the unit is? */
function reachable(world, unit, goal) {
  if (!placeExists(world, goal)) throw new Illegal('A4.1', 'no such place');
  if (isVehicle(unit) && (floorOf(goal) > 0 || !['', 'bridge', 'bypass'].includes(placeOf(goal)))) throw new Illegal('B23.4', 'no vehicle goes there');
  if (unit.hex === goal.hex) return;
  const upstairs = (piece) => floorOf(piece) > 0 || placeOf(piece) === 'rooftop';
  if (upstairs(unit) || upstairs(goal)) {
    const both = isBuilding(terrainOf(world, unit.hex)) && isBuilding(terrainOf(world, goal.hex)) && floorOf(unit) === floorOf(goal)
      && placeOf(unit) !== 'rooftop' && placeOf(goal) !== 'rooftop';
    if (!both) throw new Illegal('B23.4', 'on the ground, or on one level');
  }
  if (inBypass(unit) && unit.bypass?.length) {
    const ends = unit.bypass.flatMap((name) => endsOf(canonicalHexside(name)));
    if (!corners(goal.hex).some((c) => ends.some((p) => same(c, p)))) throw new Illegal('A4.3', 'not beside its Bypass');
  }
}

const roomWith = (world, counter, units) => roomFor(world, counter, units[0].side, units);

function bypassAllowed(world, units, action) {
  const sides = (action.bypass ?? []).map(canonicalHexside), type = terrainOf(world, action.to);
  const personnel = units.some(isPersonnel);
  if (personnel) {
    const wired = sides.some((name) => hexesOf(name).some((hex) => countersIn(world, hex, 'wire').some(([, c]) => placeOf(c) !== 'bridge')));
    if (wired || countersIn(world, action.to, 'wire').length) throw new Illegal('B26.44', 'no Bypass in a Wire hex');
  }
  for (const unit of units) {
    const ends = sides.length ? endsOf(sides[0]) : [];
    if (unit.hex !== action.to && isPersonnel(unit) && !corners(unit.hex).some((c) => ends.some((p) => same(c, p)))) throw new Illegal('A4.3', 'not beside that hexside');
  }
  if (!(isBuilding(type) || isWoods(type)) && !(hexOf(world, action.to).free ?? []).length) throw new Illegal('A4.3', 'nothing to bypass');
  const free = hexOf(world, action.to).free ?? [];
  if (!sides.length || sides.some((name) => !free.includes(hexesOf(name).find((hex) => hex !== action.to)))) {
    throw new Illegal('A4.3', 'artwork on the hexside');
  }
  if (action.mode === 'assault') throw new Unsupported('Bypass by Assault Movement');
}

/** What a step means for one unit: its cost and where it ends; an Illegal if it may not. */
function plan(world, unit, units, action, verb, place) {
  const mode = action.mode ?? '', to = action.to, covers = action.beneath ?? [];
  if (unit.hex === to && mode !== 'low_crawl' && placeOf(place) !== 'bypass' && placeOf(unit) === placeOf(place) && floorOf(unit) === (action.floor ?? 0)) {
    throw new Illegal('A4.1', 'it is there already');
  }
  const cover = covers.find((word) => ENTRENCHMENTS.includes(word));
  const way = trenchWay(world, unit, to, action);
  const counter = cover ? countersIn(world, to, cover)[0]?.[1] : undefined;
  if (cover && !counter) throw new Illegal('B27.1', `no ${cover} there`);
  if (verb === 'move') {
    if (did(unit, 'fired', 'fired_support_weapon') && world.phase === 'MPh') throw new Illegal('A3.2', 'it fired');
    if (world.note(unit.id).hungUp || (did(unit, 'tried_wire') && onWire(world, unit))) throw new Illegal('B26.4', 'hung up on the Wire');
  }
  if (onWire(world, unit) && isPersonnel(unit)) throw new Illegal('B26.4', 'on top of Wire');
  if (verb === 'rout' && !is(unit, 'broken') && !(unit.type === 'leader' && besideBroken(world, unit))) {
    throw new Illegal('A10.5', 'only broken units rout');
  }
  if (verb === 'withdraw' && !unitsIn(world, unit.hex).some((other) => enemies(unit, other) && sameLocation(world, unit, other))) throw new Illegal('A11.2', 'no Close Combat to leave');
  if (verb === 'advance' && did(unit, 'advanced')) throw new Illegal('A4.7', 'it has advanced');
  if (isVehicle(unit) && entrenchedIn(unit)) throw new Illegal('B27.52', 'beneath a trench');
  const wire = coverIn(world, { ...unit, ...place, id: unit.id }, 'wire', to);
  if (wire && (isCavalry(unit) || unit.mount === 'motorcycle' || ['motorcycle', 'wagon', 'horse'].includes(unit.type)) && unit.hex !== to) {
    throw new Illegal('B26.42', 'not into Wire');
  }
  const trench = way === 'connected' && Boolean(cover);
  if (covers.includes('wire') && !cover && !trench) throw new Illegal('B26.4', 'beneath Wire only by its dr');
  if (wire && cover && !trench) throw new Illegal('B26.4', 'first onto the Wire');
  if (cover && !isPersonnel(unit)) throw new Illegal('B27.1', 'only Infantry goes beneath');
  if (cover && !isInfantry(unit)) throw new Illegal('B27.1', 'only Infantry goes beneath');
  if (isVehicle(unit)) vehicleBars(world, unit, to, place);
  if (isVehicle(unit) && ['assault', 'double_time', 'minimum', 'low_crawl', 'dash'].includes(mode)) throw new Illegal('A4.61', 'no vehicle moves so');
  if (did(unit, 'dashed') && verb === 'move') throw new Illegal('A4.63', 'it has Dashed');
  if (placeOf(place) === 'crest' && !isInfantry(unit)) throw new Illegal('B20.9', 'only Infantry takes Crest status');
  if (placeOf(place) === 'crest' && !inDepression(world, to)) throw new Illegal('B20.9', 'no Depression');
  if (['move', 'rout', 'withdraw'].includes(verb) && unit.hex !== to && !(verb === 'move' && is(unit, 'berserk')) && !isVehicle(unit) && enemyThere(world, unit, place)) {
    throw new Illegal('A4.14', 'an enemy is there');
  }
  let extra = 0;
  const leaving = entrenchedIn(unit), straight = trench || way === 'down' || way === 'up';
  const outFree = trench || (way === 'down' && leaving !== 'foxhole'), inFree = trench || way === 'up' || (way === 'down' && cover === 'sangar');
  if (covers.filter((word) => ENTRENCHMENTS.includes(word)).length > 1) throw new Illegal('B27.4', 'beneath one of them only');
  if (cover && placeOf(unit) === 'pillbox') throw new Illegal('B27.4', 'first come out');
  if (leaving && isPersonnel(unit) && (!outFree || !isInfantry(unit))) {
    if (verb === 'move') throw new Illegal('B27.4', 'first come out');
    extra += leaving === 'at_ditch' ? 2 : 1;
  }
  if (cover && !inFree) {
    if (verb === 'move') throw new Illegal(unit.pushing && ['trench', 'sangar'].includes(cover) ? 'B27.6' : 'B27.4', 'an expenditure of its own');
    extra += cover === 'at_ditch' ? 2 : 1;
  }
  if (placeOf(place) === 'pillbox' && !isInfantry(unit)) throw new Illegal('B30.4', 'only Infantry');
  if (placeOf(place) === 'pillbox' && unit.hex !== to) {
    if (!isInfantry(unit)) throw new Illegal('B30.4', 'only Infantry');
    if (countersIn(world, to, 'wire').some(([, c]) => placeOf(c) !== 'bridge')) throw new Illegal('B26.4', 'first onto the Wire');
    if (verb === 'move') throw new Illegal('B27.4', 'an expenditure of its own');
    if (verb !== 'rout') throw new Unsupported('straight into a pillbox');
    extra += 1;
  }
  if (placeOf(unit) === 'pillbox' && unit.hex !== to) {
    if (verb === 'move') throw new Illegal('B27.4', 'an expenditure of its own');
    if (verb !== 'rout') throw new Unsupported('straight out of a pillbox');
    extra += 1;
  }
  const step = stepCost(world, unit, to, action, { trench });
  return priced(world, unit, units, action, verb, { step, extra, trench, way: straight ? way : '', counter, cover: counter, coverName: cover, wire });
}

/** A10.711: a leader may rout along with broken units of his Location. */
const besideBroken = (world, unit) => world.note(unit.id).along || unitsIn(world, unit.hex).some((other) => {
  const along = other.side === unit.side && is(other, 'broken') && sameLocation(world, unit, other);
  if (along) world.note(unit.id).along = true;
  return along;
});

function vehicleBars(world, unit, to, place) {
  if (!['', 'bypass'].includes(placeOf(place))) return;
  const pits = (type) => countersIn(world, to, type).filter(([, c]) => !is(c, 'bridged') && placeOf(c) !== 'bridge');
  if (pits('at_ditch').length) throw new Illegal('B27.56', 'an A-T Ditch');
  if (pits('trench').length && ![1, 5].includes(column(unit))) throw new Illegal('B27.55', 'only fully-tracked vehicles enter a trench hex');
}

/** MF left, Minimum Move, marsh, Assault Movement, Advance vs Difficult Terrain. */
function priced(world, unit, units, action, verb, out) {
  const { step } = out, mode = action.mode ?? '';
  const helper = helperFor(units, unit);
  const marsh = terrainOf(world, action.to) === 'marsh' && ['', 'crest', 'bypass'].includes(placeOf(action)) && !step.road && !out.trench;
  if (mode === 'low_crawl' && verb !== 'rout') throw new Illegal('A10.52', 'Low Crawl is a rout');
  if (marsh && isPersonnel(unit) && (verb === 'advance' || mode === 'low_crawl')) throw new Illegal('B16.4', 'not into marsh');
  if (verb === 'withdraw' || verb === 'advance') {
    if (!['', 'off_road'].includes(mode)) throw new Illegal(mode === 'assault' ? 'A4.61' : 'A4.7', 'only in the MPh');
    out.mf = 0;
    if (marsh && isPersonnel(unit)) throw new Illegal('B16.4', 'not into marsh');
    if (verb === 'advance') difficult(world, unit, units, action, out, helper);
    return out;
  }
  world = out.world ?? world;
  if (mode === 'double_time') {
    if (is(unit, 'cx') || is(unit, 'wounded') || !isInfantry(unit) || did(unit, 'double_timed') || spent(unit) > 0 || verb !== 'move') throw new Illegal('A4.5', 'no Double Time');
    if (did(unit, 'tried_wire')) throw new Illegal('B26.46', 'no Double Time at Wire');
    out.doubles = true;
  }
  const saved = world.notes[unit.id]?.leader;
  if (verb === 'move') joinLeader(world, units);
  if (helper && spent(unit) === 0) world.note(unit.id).helper = helper.id;
  const total = allotment(world, unit, { helper }) + (out.doubles ? 2 : 0);
  const rest = total - spent(unit);
  if (saved && !world.notes[unit.id].leader && rest < 0) throw new Illegal('A4.12', 'without its leader');
  if (mode === 'low_crawl') {
    if (enemyThere(world, unit, unit)) throw new Illegal('A10.52', 'not from a Location with an enemy');
    if (spent(unit) > 0 || did(unit, 'routed')) throw new Illegal('A10.52', 'Low Crawl is the whole rout');
    out.mf = total; out.whole = true;
    return out;
  }
  if (marsh && mode === 'double_time' && (step.rise ?? 0) > 0) throw new Illegal('B16.4', 'no Double Time into marsh');
  const uphill = marsh && isPersonnel(unit) && (step.rise ?? 0) > 0;
  if (mode === 'minimum' || (uphill && verb === 'move')) {
    if (!isPersonnel(unit) || verb !== 'move') throw new Illegal('A4.134', 'no Minimum Move');
    if (is(unit, 'cx') || spent(unit) > 0 || did(unit, 'moved', 'moved_by_assault', 'double_timed')) throw new Illegal('A4.134', 'no Minimum Move');
    if (unit.mount) throw new Illegal('A4.134', 'no Minimum Move');
    out.mf = Math.max(0, total); out.minimum = true; out.whole = true;
    return out;
  }
  if (uphill) throw new Illegal('A4.134', 'no Minimum Move in the RtPh');
  if (step.difficult) throw new Illegal('B9.7', 'not that way');
  if (step.all) {
    if (out.extra) throw new Illegal(marsh ? 'B16.4' : 'A4.1', 'the whole allotment and more');
    if (spent(unit) > 0 || total <= 0) throw new Illegal(marsh ? 'B16.4' : 'A4.1', 'its whole allotment is needed');
    if (mode === 'assault') throw new Illegal(marsh ? 'B16.4' : 'A4.61', 'Assault Movement leaves an MF');
    out.mf = total; out.whole = true;
  } else {
    out.mf = step.cost + out.extra;
    if (out.mf > rest) throw new Illegal('A4.1', `${out.mf} needed, ${rest} left`);
  }
  if (verb === 'move' && isPersonnel(unit)) assault(world, unit, action, out, rest, total);
  return out;
}

/** A4.61: one Location, never the last MF, declared before moving. */
function assault(world, unit, action, out, rest) {
  const mode = action.mode ?? '', note = world.note(unit.id);
  const bound = note.assault || did(unit, 'moved_by_assault');
  if (mode === 'assault' || bound) {
    if (mode === 'double_time' || did(unit, 'double_timed')) throw new Illegal('A4.61', 'not with Double Time');
    if (did(unit, 'moved') && !note.onlyHere || note.wirePlain) throw new Illegal('A4.61', 'it has moved otherwise');
    if (did(unit, 'moved_by_assault') || note.enteredByAssault) throw new Illegal('A4.61', 'one Location only');
    if (!isInfantry(unit) || is(unit, 'berserk')) throw new Illegal('A4.61', 'no Assault Movement');
    if (out.mf >= rest && !did(unit, 'tried_wire')) throw new Illegal('A4.61', 'not the last MF');
    out.assault = out.mf < rest;                                                                    // 26.4: else voided
  }
}

function difficult(world, unit, units, action, out, helper) {
  const full = allotment(world, { ...unit, mf_spent: 0 }, { helper });
  const cost = out.step.all ? full : out.step.cost + out.extra;
  if (full <= 0) throw new Illegal('A4.72', 'no MF at all');
  out.hard = cost >= 4 || cost >= full || Boolean(out.step.difficult);
  if (out.trench) out.hard = false;
  if (out.hard && is(unit, 'cx')) throw new Illegal(out.step.difficult ? 'B9.7' : 'A4.72', 'CX: no Advance vs Difficult Terrain');
}

/** Guns and other counters that come along; 27.51, C10.1. */
function carry(world, units, action) {
  for (const id of action.carrying ?? []) {
    const counter = world.counters[id];
    if (!counter) { world.counter(id); continue; }
    if (counter.type === 'wire') throw new Illegal('B26.1', 'Wire cannot be moved');
    const holder = units.find((unit) => counter.possessed_by === unit.id || world.units[counter.possessed_by]?.aboard === unit.id);
    if (!holder) throw new Illegal('A4.43', 'not possessed by them');
    if (isGun(counter)) gunCarried(world, holder, counter, action);
  }
  if (action.do === 'move') for (const unit of units) if (unit.pushing && world.counters[unit.pushing]) gunCarried(world, unit, world.counters[unit.pushing], action);
}

function gunCarried(world, holder, counter, action) {
  const dm = is(counter, 'dm') && counter.type === 'mortar';
  if (!dm && ['advance', 'withdraw'].includes(action.do)) throw new Illegal('C10.3', 'no Gun is pushed now');
  if (!dm && beneathWire(holder) && coverIn(world, holder, 'wire') && !(counter.beneath ?? []).length) throw new Illegal('B26.4', 'the Gun is on top of the Wire');
  const buried = (counter.beneath ?? []).find((word) => ENTRENCHMENTS.includes(word));
  if (buried && !dm) throw new Illegal(buried === 'foxhole' ? 'B27.1' : 'B27.51', 'it stays beneath');
  if ((action.beneath ?? []).some((word) => ENTRENCHMENTS.includes(word)) && !dm) throw new Illegal(action.beneath.includes('foxhole') ? 'B27.1' : 'B27.51', 'no Gun goes beneath');
  const terrain = terrainOf(world, action.to);
  if (!dm && ['marsh', 'mudflat'].includes(terrain) && placeOf(action) === '' && !byRoad(world, holder, { hex: action.to, at: action.at }, action)) throw new Illegal('B16.41', 'no Gun enters marsh');
  const type = action.to && holder.hex !== action.to ? edgeTerrain(world, hexsideName(holder.hex, action.to)) : '';
  if (type && !dm) throw new Unsupported('Manhandling over a hexside');
}

function perform(world, units, plans, action, verb, place) {
  const groups = new Map();
  units.forEach((unit, i) => {
    const one = plans[i];
    lose(world, unit);                                                                             // 9.41
    if (one.doubles) { add(unit.done, 'double_timed'); add(unit.status, 'cx'); }
    if (verb === 'move' || verb === 'rout') {
      const key = `${one.mf}/${one.step.wire ?? ''}`;
      groups.set(key, [...(groups.get(key) ?? []), unit]);
    }
  });
  for (const [key, list] of groups) {
    const wire = key.split('/')[1];
    spend(world, list, Number(key.split('/')[0]), `enter ${action.to}`, { wire: Number(wire || 0) });
  }
  units.forEach((unit, i) => {
    const one = plans[i], note = world.note(unit.id), from = unit.hex;
    leaveGuns(world, unit, action);
    unit.hex = action.to;
    unit.at = place.at;
    unit.floor = place.floor;
    unit.crest = action.crest;
    unit.bypass = action.bypass;
    if (!unit.at) delete unit.at;
    if (!unit.crest) delete unit.crest;
    if (!unit.bypass?.length) delete unit.bypass;
    if (unit.at === 'bypass' && !isPersonnel(unit)) delete unit.vca;
    unit.beneath = one.coverName ? [one.coverName, ...(one.wire ? ['wire'] : [])] : [];
    note.cameFrom = from;
    note.arrived = (world.clock = (world.clock ?? 0) + 1);
    note.exitFailed = false;
    drop(unit.done, 'skirted_shellholes');
    drop(unit.done, 'moved_by_trench');
    drop(unit.done, 'moved_directly');
    if (one.trench) add(unit.done, 'moved_by_trench');
    else if (one.way) add(unit.done, 'moved_directly');
    if (verb === 'advance') add(unit.done, 'advanced');
    if (verb === 'rout') add(unit.done, 'routed');
    if (verb === 'move') {
      if (one.assault) { if (note.onlyHere) drop(unit.done, 'moved'); add(unit.done, 'moved_by_assault'); note.assault = true; note.enteredByAssault = true; }
      else { add(unit.done, 'moved'); note.onlyHere = false; }
    }
    if (['move', 'rout'].includes(verb) && isInfantry(unit) && has(world, unit.hex, 'shellholes') && !action.shellholes && !one.whole
      && !one.step.road && ['', 'bypass'].includes(placeOf(unit))) add(unit.done, 'skirted_shellholes');
    if (one.minimum) { add(unit.status, 'cx'); add(unit.status, 'pinned'); }
    if (one.hard) add(unit.status, 'cx');
    if (verb === 'withdraw') drop(unit.status, 'melee');
    if (action.shellholes && !has(world, action.to, 'shellholes')) throw new Illegal('B2.4', 'no shellholes');
    note.mfLeft = left(world, unit);
  });
  afterMovement(world, units, verb, { assault: plans.some((one) => one.assault), trench: plans.every((one) => one.trench) });
}

/** A Gun that nobody carries stays where it is, unpossessed. */
function leaveGuns(world, unit, action) {
  for (const [id, counter] of Object.entries(world.counters)) {
    if (counter.possessed_by !== unit.id) continue;
    const pushed = id === unit.pushing && ['move', 'come_out'].includes(action.do ?? 'move');
    const stays = isGun(counter) && !pushed && !is(counter, 'towed') && !(action.carrying ?? []).includes(id);
    const mortar = counter.type === 'mortar' && is(counter, 'dm') && !(action.carrying ?? []).includes(id);
    if (!stays && !mortar) { counter.hex = action.to ?? unit.hex; if (isSw(counter)) delete counter.beneath; else counter.beneath = []; continue; }
    counter.hex = unit.hex;
    counter.at = unit.at ?? '';
    counter.beneath ??= isGun(counter) ? [] : unit.beneath;
    delete counter.possessed_by;
  }
}

// ---- going beneath and coming out ---------------------------------------------------------------------------------

/** In which phase does this count? */
function asPart(world, units) {
  if (world.phase === 'MPh') return 'move';
  if (world.phase === 'RtPh') return 'rout';
  if (world.phase === 'APh') return 'advance';
  if (world.phase) throw new Illegal('A3', `not in the ${world.phase}`);
  return units.some((unit) => is(unit, 'broken')) ? 'rout' : 'move';
}

function partAllowed(world, units, part) {
  for (const unit of units) {
    if (part !== 'rout') rightTurn(world, unit);
    barred(unit, part);
    if (part === 'rout' && !is(unit, 'broken') && !(unit.type === 'leader' && besideBroken(world, unit))) throw new Illegal('A10.5', 'only broken units rout');
    if (part === 'advance' && did(unit, 'advanced')) throw new Illegal('A4.7', 'it has advanced');
    if (part === 'move' && world.phase === 'MPh' && did(unit, 'fired', 'fired_support_weapon')) throw new Illegal('A3.2', 'it fired');
  }
}

function modeHere(action, part) {
  const mode = action.mode ?? '';
  const right = part === 'move' ? ['', 'assault', 'double_time'] : part === 'rout' ? ['', 'low_crawl'] : [''];
  if (action.cover === 'wire' && ['minimum', 'double_time', 'dash'].includes(mode)) return;
  if (!right.includes(mode)) throw new Illegal(mode === 'assault' ? 'A4.61' : 'A4.5', `not by ${mode}`);
}

export function goBeneath(world, action) {
  const units = movers(world, action.units), part = asPart(world, units), { cover } = action;
  modeHere(action, part);
  for (const unit of units) {
    if (inBypass(unit)) throw new Illegal('A4.3', 'in Bypass');
    for (const id of action.carrying ?? []) {
      const counter = world.counter(id);
      if (!units.some((one) => counter.possessed_by === one.id)) throw new Illegal('A4.43', 'not possessed by them');
    }
  }
  if (cover === 'wire') return beneathTheWire(world, action, units, part);
  for (const unit of units) {
    if (!isInfantry(unit)) throw new Illegal(isVehicle(unit) && ['trench', 'at_ditch'].includes(cover) ? 'B27.51' : 'B27.1', 'only Infantry goes beneath');
  }
  partAllowed(world, units, part);
  const price = cover === 'at_ditch' ? 2 : 1;
  for (const unit of units) {
    const counter = coverIn(world, unit, cover)?.[1];
    if (!counter || is(counter, 'hidden') || ['crest', 'bridge'].includes(placeOf(unit))) throw new Illegal('B27.1', `no ${cover} here`);
    if (entrenchedIn(unit)) throw new Illegal('B27.4', 'it is beneath already');
    if (coverIn(world, unit, 'wire') && !beneathWire(unit)) throw new Illegal('B26.4', 'on top of Wire');
    if (!roomFor(world, counter, unit.side, units.filter((other) => other.hex === unit.hex))) throw new Illegal(cover === 'foxhole' || cover === 'sangar' ? 'B27.12' : 'B27.51', 'no room');
    for (const id of action.carrying ?? []) {
      const gun = world.counter(id);
      if (isGun(gun) && !(gun.type === 'mortar' && is(gun, 'dm'))) throw new Illegal(cover === 'foxhole' ? 'B27.1' : 'B27.51', 'no Gun goes beneath');
    }
    if (unit.pushing && world.counters[unit.pushing] && !(action.leaving ?? []).includes(unit.pushing)) throw new Illegal('B27.1', 'no Gun goes beneath');
    if (is(unit, 'interdiction_claimed')) throw new Illegal('B27.41', 'Interdiction first');
  }
  payHere(world, units, action, part, price, 'B27.4');
  for (const unit of units) {
    lose(world, unit);
    unit.beneath = [cover, ...(coverIn(world, unit, 'wire') ? ['wire'] : [])];
    if (unit.at === 'bypass') { delete unit.at; delete unit.bypass; }
    for (const id of action.carrying ?? []) { const gun = world.counter(id); if (gun.possessed_by === unit.id) gun.beneath = [...unit.beneath]; }
    leaveBehind(world, unit, action.leaving);
  }
  finishHere(world, units, action, part, 'go_beneath');
}

export function comeOut(world, action) {
  const units = movers(world, action.units), part = asPart(world, units), { cover } = action;
  modeHere(action, part);
  for (const id of action.carrying ?? []) if (!units.some((unit) => world.counter(id).possessed_by === unit.id)) throw new Illegal('A4.43', 'not possessed by them');
  for (const unit of units) {
    if (!unit.beneath.includes(cover)) throw new Illegal('B27.1', 'not beneath it');
    if (isVehicle(unit)) throw new Illegal(cover === 'foxhole' ? 'B27.1' : 'B27.52', 'a vehicle stays beneath');
    if (cover === 'wire') throw new Unsupported('coming out from beneath Wire');
    for (const id of action.carrying ?? []) {
      const gun = world.counter(id);
      if (isGun(gun) && !(gun.type === 'mortar' && is(gun, 'dm'))) throw new Illegal(cover === 'foxhole' ? 'B27.1' : 'B27.51', 'the Gun stays beneath');
    }
  }
  partAllowed(world, units, part);
  payHere(world, units, action, part, cover === 'at_ditch' ? 2 : 1, 'B27.4');
  for (const unit of units) {
    leaveGuns(world, unit, { ...action, to: unit.hex });
    unit.beneath = coverIn(world, unit, 'wire') ? ['wire'] : [];
    for (const id of action.carrying ?? []) { const gun = world.counter(id); if (gun.possessed_by === unit.id) gun.beneath = [...unit.beneath]; }
    world.note(unit.id).arrived = (world.clock = (world.clock ?? 0) + 1);
  }
  finishHere(world, units, action, part, 'come_out');
}

function payHere(world, units, action, part, price, clause) {
  const mode = action.mode ?? '';
  if (part === 'advance') return;
  if (mode === 'minimum') throw new Illegal(clause, 'no Minimum Move within the hex');
  if (mode === 'low_crawl') throw new Unsupported('Low Crawl within a hex');
  if (part === 'move') joinLeader(world, units);
  for (const unit of units) {
    const note = world.note(unit.id);
    if (mode === 'double_time') {
      if (is(unit, 'cx') || is(unit, 'wounded') || spent(unit) > 0 || did(unit, 'double_timed')) throw new Illegal('A4.5', 'no Double Time');
      add(unit.done, 'double_timed');
      add(unit.status, 'cx');
    }
    const rest = left(world, unit);
    if (price > rest) throw new Illegal(clause, `${price} needed, ${rest} left`);
    if (mode === 'assault') {
      if (did(unit, 'dashed')) throw new Illegal('A4.61', 'it has Dashed');
      if (did(unit, 'moved')) throw new Illegal('A4.61', 'it has moved otherwise');
      if (did(unit, 'double_timed')) throw new Illegal('A4.61', 'not with Double Time');
      note.assault = true;
    }
    if (part === 'move' && (note.assault || did(unit, 'moved_by_assault')) && price >= rest) throw new Illegal('A4.61', 'not the last MF');
  }
  spend(world, units, price, `${action.do} ${action.cover}`);
}

function finishHere(world, units, action, part, verb) {
  const assault = units.every((unit) => world.note(unit.id).assault || did(unit, 'moved_by_assault'));
  for (const unit of units) {
    const note = world.note(unit.id);
    drop(unit.done, 'moved_by_trench');
    drop(unit.done, 'moved_directly');
    drop(unit.done, 'skirted_shellholes');
    if (part === 'advance') add(unit.done, 'advanced');
    if (part === 'rout') add(unit.done, 'routed');
    if (part === 'move' && !note.assault && !did(unit, 'moved_by_assault')) {
      if (!did(unit, 'moved')) note.onlyHere = true;
      add(unit.done, 'moved');
    }
    note.mfLeft = left(world, unit);
  }
  afterMovement(world, units, verb, { assault: part !== 'move' || assault });
}

function leaveBehind(world, unit, list) {
  for (const id of list ?? []) {
    const counter = world.counter(id);
    if (counter.possessed_by !== unit.id && unit.pushing !== id) throw new Illegal('B26.4', 'not carried');
    counter.hex = unit.hex;
    counter.beneath = [];
    delete counter.possessed_by;
    if (unit.pushing === id) delete unit.pushing;
  }
}

/** 26.4: a dr for each unit, paid in MF. */
function beneathTheWire(world, action, units, part) {
  const unit = units[0], note = world.note(unit.id), mode = action.mode ?? '';
  if (part === 'advance') throw new Illegal('B26.4', 'not in the APh');
  if (units.length > 1) throw new Illegal('B26.4', 'each unit by itself');
  if (isVehicle(unit) || !isInfantry(unit)) throw new Illegal('B26.43', 'no vehicle goes beneath Wire');
  if (!onWire(world, unit)) throw new Illegal('B26.4', 'not on top of Wire');
  partAllowed(world, units, part);
  if (did(unit, 'tried_wire')) throw new Illegal('B26.4', 'it has tried already');
  if (mode === 'minimum') throw new Illegal('B26.4', 'no Minimum Move');
  if (['double_time', 'dash'].includes(mode) || did(unit, 'double_timed', 'dashed')) throw new Illegal('B26.46', 'no Double Time or Dash');
  if (mode === 'low_crawl' && (part !== 'rout' || spent(unit) > 0)) throw new Illegal('A10.52', 'Low Crawl is the whole rout');
  const portable = (gun) => gun.type === 'mortar' && is(gun, 'dm');
  for (const id of action.carrying ?? []) if (isGun(world.counter(id)) && !portable(world.counter(id))) throw new Illegal('B26.4', 'no Gun goes beneath Wire');
  if (unit.pushing && part !== 'rout' && !(action.leaving ?? []).includes(unit.pushing)) throw new Illegal('B26.4', 'no Gun goes beneath Wire');
  if ((action.leaving ?? []).length && action.dr !== undefined && (note.cameFrom || did(unit, 'moved', 'moved_by_assault')) && unit.pushing === undefined) {
    throw new Illegal('B26.4', 'it came onto the Wire this turn');
  }
  if (action.leader) {
    const leader = world.unit(action.leader);
    if (leader.type !== 'leader' || !goodOrder(leader) || is(leader, 'pinned', 'ti', 'wounded') || did(leader, 'fired', 'fired_support_weapon') || leader.side !== unit.side || !isMmc(unit) || !sameLocation(world, leader, unit)) throw new Illegal('A4.12', 'no leader to move with');
    if (!note.leader && (spent(unit) > 0 || note.announced)) throw new Illegal(note.announced ? 'B26.4' : 'A4.12', 'too late');
    joinLeader(world, [unit], leader);
  } else if (note.leader && !note.announced) {
    // it goes on with the leader declared
  }
  const rest = left(world, unit, { without: action.leaving ?? [] });
  if (rest <= 0) throw new Illegal('B26.4', 'no MF left');
  if (mode === 'assault') {
    if (did(unit, 'moved')) throw new Illegal('A4.61', 'it has moved otherwise');
    note.assault = true;
  }
  if (action.dr === undefined) {
    note.announced = true;
    world.events.checks.push({ check: 'wire', unit: unit.id });
    return;
  }
  world.events.checks = world.events.checks.filter((one) => !(one.check === 'wire' && one.unit === unit.id));
  note.announced = false;
  const success = mode === 'low_crawl' || action.dr <= rest;
  const mf = mode === 'low_crawl' ? rest : Math.min(action.dr, rest);
  leaveBehind(world, unit, action.leaving);
  if (success) leaveGuns(world, unit, { ...action, to: unit.hex });
  spend(world, [unit], mf, 'get beneath Wire');
  world.events.attempts.push({ units: [unit.id], final: action.dr, drm: 0, success });
  add(unit.done, 'tried_wire');
  if (part === 'rout') add(unit.done, 'routed');
  if (!note.assault && !did(unit, 'moved_by_assault')) note.wirePlain = true;
  note.mfLeft = rest - mf;
  if (part === 'move' && note.mfLeft <= 0) {                                                      // Assault Movement is voided
    note.assault = false;
    drop(unit.done, 'moved_by_assault');
    add(unit.done, 'moved');
  }
  if (success) for (const id of action.carrying ?? []) { const gun = world.counter(id); if (isGun(gun)) gun.beneath = ['wire']; }
  if (success) { unit.beneath = ['wire']; note.tried = true; } else note.hungUp = true;
  if (success) note.arrived = (world.clock = (world.clock ?? 0) + 1);
  if (part === 'move' && note.mfLeft <= 0) afterMovement(world, [unit], 'go_beneath');
}

