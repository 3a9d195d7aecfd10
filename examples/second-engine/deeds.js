// The other deeds: entrench (27.11-27.12), clear (26.5), recover, transfer, drop, results of attacks, set-up (26.1, 27.1, 16.5).

import { chartOf, hexOf, isBuilding, isRubble, MARSHES, terrainOf, depthOf, has, frozen, openWater } from './terrain.js';
import { Illegal, Unsupported, aboard, add, beneathWire, concealed, countersIn, coverIn, did, drop, enemies, entrenchedIn, ENTRENCHMENTS,
  floorOf, inBypass, is, isDmMortar, isFortification, isDummy, isGun, isInfantry, isMmc, isPersonnel, isSmc, isSw, isVehicle,
  isWeapon, onWire, placeExists, placeOf, placeOfCounter, prepare, rides, sameLocation, squads, unitsIn } from './pieces.js';
import { capacityOf, excessAt, roomFor } from './location.js';
import { barred, doubleTime, joinLeader, rightPhase, rightTurn, spend } from './announce.js';
import { column, left } from './costs.js';
import { bypassFree } from './moves.js';
import { beforeActivity, besideBocage, remove, reveal, viewers } from './conceal.js';
import { barred as waBarred, deniers, doClaim, lose, mandatory, open } from './walls.js';

const BUSY = ['broken', 'ti', 'melee', 'prisoner', 'berserk'];
const ACTS = ['fired', 'fired_support_weapon', 'changed_ca', 'recovered', 'rallied', 'directed_fire', 'attempted_to_entrench',
  'attempted_to_clear', 'moved', 'moved_by_assault', 'tried_wire', 'double_timed', 'advanced', 'routed'];
const acted = (world, unit) => did(unit, ...ACTS) || (unit.mf_spent ?? 0) > 0 || world.note(unit.id).announced;

// ---- 27.11 Entrenching --------------------------------------------------------------------------------------------
/** 27.1: why no foxhole (or trench) may be in this place, or null. */
export function pitBan(world, hex, at = '') {
  const ground = hexOf(world, hex), type = terrainOf(world, hex);
  if (!['', 'crest', 'bypass'].includes(at)) return 'B27.1';
  if (['marsh', 'mudflat'].includes(type)) return 'B16.5';
  if (['water', 'river', 'canal', 'crag'].includes(type) || isRubble(type) || isBuilding(type)) return 'B27.1';
  const under = ground.bridge;
  if ((!under && (ground.road === 'paved' || ground.road === 'elevated')) || ground.depression === 'sunken_road'
    || ground.depression === 'canal') return 'B27.1';
  if (has(world, hex, 'runway')) return 'B27.1';
  if (ground.depression === 'stream' && depthOf(world, hex) !== 'dry') return 'B27.1';
  return null;
}

export function entrench(world, action) {
  rightPhase(world, ['PFPh'], 'B27.11');
  if (action.units.some((id) => world.counters[id])) throw new Illegal('B27.11', 'a weapon digs nothing');
  const units = action.units.map((id) => world.unit(id));
  for (const unit of units) {
    if (world.attacker && world.attacker !== unit.side) throw new Illegal('B27.11', 'not its Player Turn');
    if (unit.side !== units[0].side) throw new Illegal('B27.11', 'not of one side');
    if (!isInfantry(unit) || !isMmc(unit)) throw new Illegal('B27.11', 'only squads, half-squads and crews on foot');
    if (is(unit, ...BUSY)) throw new Illegal('B27.11', 'not able to');
    if (acted(world, unit)) throw new Illegal('B27.11', 'it has acted');
    if (entrenchedIn(unit)) throw new Illegal('B27.11', 'in an entrenchment');
    if (onWire(world, unit)) throw new Illegal('B26.4', 'on Wire');
    if (action.hex && action.hex !== unit.hex) throw new Illegal('B27.11', 'in its own hex only');
    if (!sameLocation(world, unit, units[0])) throw new Illegal('B27.11', 'not together');
    if (floorOf(unit) > 0 || ['rooftop', 'pillbox', 'cave', 'sewer', 'climbing'].includes(placeOf(unit)))
      throw new Illegal('B27.1', 'not on the ground');
  }
  if (units.reduce((sum, unit) => sum + squads(unit), 0) > 1) throw new Illegal('B27.11', 'one squad at a time');
  const hex = units[0].hex, ban = pitBan(world, hex, placeOf(units[0]));
  if (placeOf(units[0]) === 'crest') throw new Unsupported('Entrenching in Crest status');
  if (ban) throw new Illegal(ban === 'B16.5' ? 'B27.1' : ban, 'not in this terrain');
  if (countersIn(world, hex, 'trench').length || countersIn(world, hex, 'at_ditch').length)
    throw new Illegal('B27.51', 'no foxhole with a trench');
  const old = countersIn(world, hex, 'foxhole')[0]?.[1];
  if (old && (old.size ?? 1) >= 3) throw new Illegal('B27.12', 'three squads at most');
  const leader = action.leader ? world.unit(action.leader) : null;
  const helps = leader && leader.type === 'leader' && leader.side === units[0].side && sameLocation(world, leader, units[0])
    && isInfantry(leader) && !is(leader, ...BUSY.filter((word) => word !== 'ti')) && !(is(leader, 'ti') && !world.note(leader.id).dug)
    && (!acted(world, leader) || world.note(leader.id).dug);
  const all = helps ? [...units, leader] : units, exposed = all.filter((unit) => beforeActivity(world, unit));
  const lone = units.length === 1 && units[0].type !== 'squad' ? 1 : 0;
  const drm = lone + (helps && !is(leader, 'pinned') ? leader.leadership ?? 0 : 0) + (units.some((unit) => is(unit, 'cx')) ? 1
    : 0) + Math.max(...units.map((unit) => unit.labor ?? 0));
  const final = action.dr + drm, success = final <= 5;
  world.events.attempts.push({ units: all.map((unit) => unit.id), final, drm, success });
  for (const unit of all) { add(unit.status, 'ti'); add(unit.done, 'attempted_to_entrench'); }
  if (helps) world.note(leader.id).dug = true;
  if (success) {
    if (old) old.size = (old.size ?? 1) + 1;
    else world.counters[`new foxhole ${++world.made}`] = { type: 'foxhole', hex, size: 1, side: units[0].side, status: [] };
    const pit = countersIn(world, hex, 'foxhole')[0][1];
    for (const one of all) if (!entrenchedIn(one) && !onWire(world, one) && roomFor(world, pit, one.side, [one])
      && (placeOf(one) === '' || (inBypass(one) && one !== leader)))
      Object.assign(one, { beneath: ['foxhole', ...(coverIn(world, one, 'wire') ? ['wire'] : [])],
        ...(inBypass(one) ? { at: '', bypass: [] } : {}) });
  } else for (const unit of units) if ((unit.labor ?? 0) > -2) unit.labor = (unit.labor ?? 0) - 1;
  for (const unit of exposed) reveal(world, unit, 'activity');
}

// ---- 26.5 Clearance -----------------------------------------------------------------------------------------------
export function clear(world, action) {
  rightPhase(world, action.result ? ['CCPh'] : ['MPh'], 'B24.73');
  const counter = world.counter(action.counter);
  if (counter.type !== 'wire') throw new Unsupported(`Clearance of a ${counter.type}`);
  const units = action.units.map((id) => world.unit(id));
  const exposed = units.filter((unit) => beforeActivity(world, unit));
  for (const unit of units) {
    rightTurn(world, unit);
    if (!isInfantry(unit) || isDummy(unit)) throw new Illegal('B24.73', 'only Infantry');
    const bars = ['pinned', ...BUSY].filter((word) => !action.result || word !== 'ti');
    if (is(unit, ...bars) || (action.result && !is(unit, 'ti'))) throw new Illegal('B24.73', 'not able to, or not announced');
    if (!action.result && acted(world, unit)) throw new Illegal('B24.73', 'it has acted');
    if (!sameLocation(world, unit, { ...counter, hex: counter.hex })) throw new Illegal('B24.73', 'not in its Location');
    if (action.result && (world.note(unit.id).cleared || did(unit, 'attempted_to_entrench'))) throw new Illegal('B24.73', 'it has acted');
  }
  for (const unit of units) { add(unit.done, 'attempted_to_clear'); if (action.result) world.note(unit.id).cleared = true;
    else add(unit.status, 'ti'); }
  if (action.result === 'cleared') {
    world.gone.set(action.counter, world.acting ?? 0);
    delete world.counters[action.counter];
    for (const unit of unitsIn(world, counter.hex)) if (!coverIn(world, unit, 'wire')) drop(unit.beneath, 'wire');
  }
  for (const unit of exposed) reveal(world, unit, 'activity');
}

// ---- weapons ------------------------------------------------------------------------------------------------------
export function recover(world, action) {
  rightPhase(world, ['RPh', 'MPh'], 'A4.44');
  const unit = world.unit(action.unit), counter = world.counter(action.counter);
  if (world.sunk[action.counter]) throw new Illegal('B16.1', 'lost in the marsh');
  if (world.phase === 'MPh') rightTurn(world, unit);
  if (world.phase === 'MPh' && did(unit, 'fired', 'fired_support_weapon')) throw new Illegal('A3.2', 'it fired');
  const note = world.note(unit.id), rolls = note.recovering === action.counter;
  if (note.recovering && !rolls) throw new Illegal('A4.44', 'the dr of another Recovery is due');
  if (rolls && action.dr === undefined) throw new Illegal('A4.44', 'it has announced it');
  if (world.phase !== 'MPh' && note.rallyAct && !rolls) throw new Illegal('A3.1', 'one act in the RPh');
  if (!isWeapon(counter) || !isInfantry(unit) || is(unit, 'broken', 'pinned', 'ti', 'melee', 'prisoner') || isDummy(unit))
    throw new Illegal('A4.44', 'not able to');
  if (world.units[counter.possessed_by] || did(unit, 'recovered')) throw new Illegal('A4.44', 'possessed, or it has tried');
  const away = apart(world, unit, counter);
  if (away) throw new Illegal(...away);
  const exposed = beforeActivity(world, unit, world.phase || 'RPh');
  if (world.phase === 'RPh') note.rallyAct = true;
  if (world.phase === 'MPh' && !rolls) {
    joinLeader(world, [unit]);
    if (left(world, unit) < 1) throw new Illegal('A4.44', 'no MF left');
    if ((did(unit, 'moved_by_assault') || world.note(unit.id).assault) && left(world, unit) <= 1)
      throw new Illegal('A4.61', 'not the last MF');
    spend(world, [unit], 1, 'Recovery');
    for (const word of ['moved_by_trench', 'moved_directly', 'pushed']) drop(unit.done, word);
  }
  if (action.dr !== undefined) {
    const drm = is(unit, 'cx') ? 1 : 0, success = action.dr + drm <= 5;
    world.events.attempts.push({ units: [unit.id], final: action.dr + drm, drm, success });
    if (success) { counter.possessed_by = unit.id; if (!isGun(counter)) delete counter.beneath; }
    add(unit.done, 'recovered');
    delete note.recovering;
  } else {
    note.recovering = action.counter;
    world.events.checks.push({ check: 'recovery', unit: unit.id });
  }
  if (exposed) reveal(world, unit, 'activity');
}

/** Why a weapon is out of a unit's reach, as [clause, why], or null (A4.44, 26.4, 27.13). */
function apart(world, unit, counter) {
  const at = { ...counter, ...placeOfCounter(world, counter) };
  if (!sameLocation(world, unit, at)) return ['A4.44', 'not in its Location'];
  if (coverIn(world, unit, 'wire') && beneathWire(unit) !== beneathWire(at)) return ['B26.4', 'Wire between them'];
  return Boolean(entrenchedIn(unit)) === Boolean(entrenchedIn(at)) ? null : ['B27.13', 'the other side of an entrenchment'];
}

/** Is a check that was announced or called for still to be made? A Recovery that is not ends as an attempt (A4.44). */
export function stillDue(world, { check, unit: id }) {
  const unit = world.units[id], note = world.note(id);
  if (!unit) return false;
  if (check === 'lltc') return !is(unit, 'broken');
  if (check === 'wire') return note.announced && onWire(world, unit) && left(world, unit) > 0 && !is(unit, 'pinned')
    && (world.phase === 'RtPh' || !is(unit, 'broken'));
  if (check !== 'recovery') return true;
  const counter = world.counters[note.recovering];
  if (counter && !world.units[counter.possessed_by] && !apart(world, unit, counter)
    && !is(unit, 'broken', 'pinned', 'ti', 'melee', 'prisoner')) return true;
  add(unit.done, 'recovered');
  delete note.recovering;
  return false;
}

export function transfer(world, action) {
  rightPhase(world, ['RPh', 'APh'], 'A4.431');
  const unit = world.unit(action.unit), target = world.unit(action.target), counter = world.counter(action.counter);
  for (const one of [unit, target]) {
    if (is(one, 'broken', 'pinned', 'ti', 'melee', 'prisoner', 'berserk') || isDummy(one) || !isPersonnel(one))
      throw new Illegal('A4.431', 'not able to');
  }
  if (unit === target || unit.side !== target.side || counter.possessed_by !== unit.id || !isWeapon(counter))
    throw new Illegal('A4.431', 'not its own');
  if (!sameLocation(world, unit, target)) throw new Illegal('A4.431', 'not in its Location');
  if (coverIn(world, unit, 'wire') && beneathWire(unit) !== beneathWire(target)) throw new Illegal('B26.4', 'Wire between them');
  const buried = isGun(counter) && !isDmMortar(counter) && (counter.beneath ?? []).length > 0;
  if (buried && Boolean(entrenchedIn(unit)) !== Boolean(entrenchedIn(target))) throw new Illegal('B27.51', 'the Gun stays beneath');
  if (is(counter, 'towed')) throw new Unsupported('Transfer of a towed Gun');
  const exposed = [unit, target].filter((one) => beforeActivity(world, one));
  if (world.phase === 'RPh') {
    for (const one of [unit, target]) if (world.note(one.id).rallyAct || did(one, 'recovered', 'rallied'))
      throw new Illegal('A3.1', 'one act in the RPh');
    for (const one of [unit, target]) world.note(one.id).rallyAct = true;
  }
  counter.possessed_by = target.id;
  if (isDmMortar(counter)) counter.beneath = [...target.beneath];
  if (!isGun(counter)) delete counter.beneath;
  for (const one of exposed) reveal(world, one, 'activity');
}

export function dropWeapon(world, action) {
  const unit = world.unit(action.unit), counter = world.counter(action.counter);
  if (counter.possessed_by !== unit.id) throw new Illegal('A4.43', 'not its own');
  const exposed = beforeActivity(world, unit);
  lie(world, counter, unit);
  if (unit.pushing === action.counter) delete unit.pushing;
  if (exposed) reveal(world, unit, 'activity');
}
function lie(world, counter, unit) {
  const at = placeOfCounter(world, counter);
  Object.assign(counter, { hex: at.hex, at: at.at, floor: at.floor, beneath: [...at.beneath] });
  if (is(counter, 'towed') && unit.aboard) counter.possessed_by = unit.aboard;                      // C10.1
  else delete counter.possessed_by;
}

/** 16.1: unpossessed portaged equipment does not survive in marsh; on the bridge it does. */
export function sink(world) {
  for (const [id, counter] of Object.entries(world.counters)) {
    const lost = isSw(counter) || (isWeapon(counter) && is(counter, 'dm'));
    if (!lost || (counter.possessed_by && world.units[counter.possessed_by]) || is(counter, 'placed', 'set', 'placed_within')) continue;
    if (terrainOf(world, counter.hex) === 'marsh' && placeOf(counter) !== 'bridge') { world.gone.set(id, world.acting ?? 0);
      delete world.counters[id]; }
  }
}

// ---- results ------------------------------------------------------------------------------------------------------
export function result(world, action) {
  const unit = world.unit(action.unit), what = action.result;
  if (what === 'no_effect') return;
  if (is(unit, 'broken')) add(unit.status, 'dm');                                                   // A10.62
  if (what === 'dm') return;
  reveal(world, unit, 'result');
  if (!world.units[unit.id]) return;
  if (what === 'pinned') add(unit.status, 'pinned');
  const reduce = what === 'reduced' || (what === 'broken' && is(unit, 'broken'));
  if (what === 'eliminated' || (reduce && !isSmc(unit) && unit.type !== 'squad')) {
    for (const counter of Object.values(world.counters)) if (counter.possessed_by === unit.id) lie(world, counter, unit);
    if (unit.type === 'leader') leaderLost(world, unit, 'llmc');
    for (const other of Object.values(world.units)) if (other.aboard === unit.id) remove(world, other.id);
    remove(world, unit.id);
    return;
  }
  if (reduce) {
    if (isSmc(unit)) add(unit.status, 'wounded');
    else { unit.type = 'half_squad'; delete unit.firepower; }       // that of the half-squad is not known
  } else if (what === 'broken') {
    add(unit.status, 'broken');
    add(unit.status, 'dm');
    for (const word of ['pinned', 'berserk', 'cx', 'ti']) drop(unit.status, word);
    if (unit.type === 'leader') leaderLost(world, unit, 'lltc');
  }
}
function leaderLost(world, leader, check) {
  for (const unit of Object.values(world.units)) {
    if (unit === leader || unit.side !== leader.side || !isPersonnel(unit) || isDummy(unit) || is(unit, 'inherent')
      || unit.aboard !== leader.aboard || [unit, leader].some((one) => rides(world, one)) || !sameLocation(world, unit, leader)) continue;
    if (unit.type === 'hero' || is(unit, 'berserk', 'prisoner') || (is(unit, 'broken') && check === 'lltc')) continue;            // A10.2
    if (unit.type === 'leader' && (unit.leadership ?? 0) < (leader.leadership ?? 0)) continue;
    world.events.checks.push({ check, unit: unit.id });
  }
}

// ---- set-up -------------------------------------------------------------------------------------------------------
const BUDGET = { foxhole: 'foxholes', trench: 'trenches', at_ditch: 'trenches', wire: 'wire', sangar: 'sangars' };

export function setUp(world, action) {
  if (world.phase !== 'setup') throw new Illegal(action.counter ? banOn(action.counter.type) : 'A2.9', 'only in set-up');
  if (world.units[action.id] || world.counters[action.id] || world.gone.has(action.id)) throw new Illegal('A2.9', 'the id is taken');
  const ob = (world.position.sides ??= {})[action.side] ?? {};
  const piece = action.unit ?? action.counter;
  if ((piece.side ?? action.side) !== action.side) throw new Illegal('A2.9', 'not of its side');
  if (ob.setup_area?.length && !ob.setup_area.includes(piece.hex)) throw new Illegal('A2.9', 'outside its area');
  if (action.unit) return setUpUnit(world, action, ob);
  return setUpCounter(world, action, ob);
}
const banOn = (type) => ({ wire: 'B26.1', foxhole: 'B27.1', trench: 'B27.51', at_ditch: 'B27.51' })[type] ?? 'A2.9';

function setUpCounter(world, action, ob) {
  const counter = { status: [], side: action.side, ...JSON.parse(JSON.stringify(action.counter)) }, { type, hex } = counter;
  const ground = hexOf(world, hex), terrain = terrainOf(world, hex), at = placeOf(counter);
  counter.status = [...counter.status];
  const key = BUDGET[type], need = type === 'foxhole' ? counter.size ?? 1 : 1;
  const fort = isFortification(counter);
  if (counter.at && !placeExists(world, { ...counter, type: undefined })) throw new Illegal('A2.9', 'no such place');
  if (key && (ob[key] ?? 0) < need) throw new Illegal(banOn(type), 'not in its OB');
  if (isGun(counter) && type !== 'mortar' && at !== 'bridge' && MARSHES.includes(terrain)) throw new Illegal('B16.41', 'no Gun in marsh');
  if (fort && at !== 'bridge' && !(type === 'wire' && frozen(world, hex)) && (MARSHES.includes(terrain)
    || (ground.terrain === 'marsh' && ['water', 'river'].includes(terrain))))
    throw new Illegal(type === 'wire' ? 'B26.1' : ENTRENCHMENTS.includes(type) && type !== 'sangar' ? 'B27.1' : 'B16.5',
      'no Fortification in marsh');
  if (type === 'wire') {
    if (at === 'crest') throw new Illegal('B26.1', 'not at Crest level');
    if (at === 'sewer' || isBuilding(terrain) || isRubble(terrain)) throw new Illegal('B26.1', 'not in this terrain');
    if (at !== 'bridge' && openWater(world, hex)) throw new Illegal('B26.1', 'not in a Water Obstacle');
    if (countersIn(world, hex, 'wire').some(([, c]) => (placeOf(c) === 'bridge') === (at === 'bridge')))
      throw new Illegal('B26.1', 'one in a Location');
  }
  if (type === 'sangar' && countersIn(world, hex, 'sangar').length) throw new Illegal('B27.12', 'one in a hex');   // F8
  if (['foxhole', 'trench', 'at_ditch'].includes(type)) {
    const ban = pitBan(world, hex, at);
    if (ban) throw new Illegal('B27.1', 'not in this terrain');
    if (at === 'crest') throw new Unsupported('entrenchments at Crest level');
    const pits = ['foxhole', 'trench', 'at_ditch'].filter((kind) => countersIn(world, hex, kind).length);
    if (type === 'foxhole' && pits.includes('foxhole')) throw new Illegal('B27.12', 'one in a hex');
    if (pits.length) throw new Illegal('B27.51', 'one in a hex, and no foxhole with a trench');
    if (type === 'at_ditch' && !(world.position.ssr ?? []).some((text) => /at_?\s?ditch|a-t ditch/i.test(text)))
      throw new Illegal('B27.56', 'only by SSR');
  }
  if (counter.beneath?.length) {
    const cover = counter.beneath.find((word) => ENTRENCHMENTS.includes(word));
    if (['foxhole', 'sangar'].includes(cover) && isGun(counter) && counter.type !== 'mortar')
      throw new Illegal('B27.1', 'only mortars go beneath');
    if (counter.beneath.some((word) => !coverIn(world, counter, word))) throw new Illegal('B27.1', 'nothing to be beneath');
  }
  if (key) ob[key] -= need;
  world.counters[action.id] = counter;
}

function setUpUnit(world, action, ob) {
  const unit = { side: action.side, ...JSON.parse(JSON.stringify(action.unit)) };
  prepare(action.id, unit);
  if (!unit.aboard && !placeExists(world, unit)) throw new Illegal('A2.9', 'no such place');
  if (inBypass(unit) && unit.bypass?.length) bypassFree(world, [unit], { to: unit.hex, bypass: unit.bypass });
  const floats = unit.aboard || (unit.amphibious && isVehicle(unit)) || ['boat', 'aircraft'].includes(unit.type);
  if (!['bridge', 'crest'].includes(placeOf(unit)) && !floats && MARSHES.includes(terrainOf(world, unit.hex))
    && chartOf(world, unit.hex).costs[column(unit)] === null) throw new Illegal('B16.41', 'no vehicle in marsh');
  if (placeOf(unit) === '' && !floats && openWater(world, unit.hex)) throw new Illegal('B21.1', 'no footing in water');
  if (unit.beneath.includes('wire') && (unit.mount || isVehicle(unit))) throw new Illegal('B26.43', 'only Infantry beneath Wire');
  const cover = entrenchedIn(unit);
  if (unit.beneath.filter((word) => ENTRENCHMENTS.includes(word)).length > 1) throw new Illegal('B27.4', 'beneath one of them only');
  if (cover) {
    const counter = countersIn(world, unit.hex, cover)[0]?.[1];
    if (!counter || ['crest', 'bridge'].includes(placeOf(unit))) throw new Illegal('B27.1', `no ${cover} here`);
    if (['foxhole', 'sangar'].includes(cover) && !isInfantry(unit)) throw new Illegal('B27.1', 'only Infantry goes beneath');
    if (capacityOf(counter) && isPersonnel(unit) && !roomFor(world, counter, unit.side, [unit]))
      throw new Illegal(cover === 'foxhole' || cover === 'sangar' ? 'B27.12' : 'B27.51', 'no room');
  }
  if (unit.beneath.includes('wire') && !coverIn(world, unit, 'wire')) throw new Illegal('B26.1', 'no Wire here');
  if (!isDummy(unit) && excessAt(world, unit, unit.side, [unit]) > 0) throw new Illegal('A2.9', 'overstacked');
  if (is(unit, 'hidden')) {
    const size = isDummy(unit) || isSmc(unit) ? 0 : squads(unit);
    if (isVehicle(unit)) throw new Unsupported('hidden vehicles in set-up');
    if ((ob.hip ?? 0) < size || ob.hip === undefined) throw new Illegal('A12.3', 'not in its OB');
    ob.hip -= size;
  }
  world.units[action.id] = unit;
  if (concealed(unit)) {
    const seen = viewers(world, unit).length > 0;
    const hides = (chartOf(world, unit.hex).hides && placeOf(unit) !== 'bridge') || besideBocage(world, unit);
    if (!hides && (seen || !Object.values(world.units).some((other) => enemies(other, unit))))
      throw new Illegal('A12.12', 'no Concealment Terrain');
  }
  if (is(unit, 'wall_advantage')) {
    const why = waBarred(world, unit);
    if (why) throw new Illegal('B9.32', why);
    if (deniers(world, unit).length) throw new Illegal('B9.321', 'an enemy has it');
  }
  world.note(action.id).arrived = (world.clock = (world.clock ?? 0) + 1);
}

export function declare(world, action) {
  rightPhase(world, ['MPh']);
  for (const id of action.units) {
    const unit = world.unit(id);
    rightTurn(world, unit);
    if (aboard(unit)) throw new Illegal('D6.1', 'it is aboard');
    barred(world, unit, 'move');
    if (action.mode === 'double_time') doubleTime(world, unit);
    else if (action.mode) throw new Unsupported(`declaring ${action.mode}`);
    if (action.leader) {
      if (did(unit, 'tried_wire')) throw new Illegal('B26.4', 'after its dr');
      if ((unit.mf_spent ?? 0) > 0 || did(unit, 'moved', 'moved_by_assault')) throw new Illegal('A4.12', 'too late');
      joinLeader(world, [unit], world.unit(action.leader));
    }
  }
}

/** 9.324: a hidden unit is placed on board, concealed. */
export function placeOnBoard(world, action) {
  const unit = world.unit(action.unit);
  if (!is(unit, 'hidden')) throw new Illegal('B9.324', 'not hidden');
  drop(unit.status, 'hidden');
  world.note(unit.id).lostHip = true;
  if (action.claim) {
    const why = waBarred(world, unit);
    if (why) throw new Illegal('B9.32', why);
    if (!mandatory(world, unit) && is(unit, 'pinned', 'ti')) throw new Illegal('B9.322', 'pinned or TI');
    const kept = deniers(world, unit).filter((other) => !is(other, 'concealed', 'hidden')
      && !(other.id in world.notes && world.notes[other.id].arrived && mandatory(world, other)
      && world.notes[other.id].arrived === world.clock));
    if (kept.length || !open(world, unit).length) throw new Illegal('B9.321', 'an enemy has it');
    for (const other of deniers(world, unit)) lose(world, other);
    doClaim(world, { units: [unit.id] });
  }
  add(unit.status, 'concealed');
}
