// Going beneath and coming out (27.4), and the dr by which a unit gets beneath Wire (26.4).

import { add, beneathWire, coverIn, did, drop, entrenchedIn, Illegal, inBypass, is, isDmMortar, isGun, isInfantry, isVehicle, onWire,
  sameLocation, Unsupported } from './pieces.js';
import { allotment, left, spent } from './costs.js';
import { roomFor } from './location.js';
import { lose } from './walls.js';
import { afterMovement } from './conceal.js';
import { barred, doubleTime, joinLeader, movers, rightTurn, spend } from './announce.js';
import { leaveBehind, leaveGuns, staying } from './carrying.js';

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
    if (!sameLocation(world, unit, units[0])) throw new Illegal('B27.4', 'not in one Location');
    if (part !== 'rout') rightTurn(world, unit);
    barred(world, unit, part);
    if (part === 'advance' && allotment(world, unit) <= 0) throw new Illegal('A4.72', 'no MF at all');
  }
}

function modeHere(action, part) {
  const mode = action.mode ?? '';
  if (mode === 'charge' && action.cover === 'wire') throw new Unsupported('mode charge');
  const right = part === 'move' ? ['', 'assault', 'double_time'] : part === 'rout' ? ['', 'low_crawl'] : [''];
  if (action.cover === 'wire' && ['minimum', 'double_time', 'dash'].includes(mode)) return;
  if (!right.includes(mode)) throw new Illegal(({ assault: 'A4.61', low_crawl: 'A10.52' })[mode] ?? 'A4.5', `not by ${mode}`);
}

/** What they carry is theirs, and no Gun but a dismantled mortar (26.4, 27.1, 27.51). */
function carriedBy(world, units, { carrying = [], leaving = [], cover }) {
  if (leaving.some((id) => !units.some((unit) => [unit.pushing, unit.helped].includes(id) || world.counters[id]?.possessed_by === unit.id)))
    throw new Illegal('B26.4', 'not carried');
  for (const counter of carrying.map((id) => world.counter(id))) {
    if (!units.some((unit) => counter.possessed_by === unit.id)) throw new Illegal('A4.43', 'not possessed by them');
    if (isGun(counter) && !isDmMortar(counter))
      throw new Illegal({ wire: 'B26.4', foxhole: 'B27.1' }[cover] ?? 'B27.51', 'no Gun goes beneath or comes out');
  }
}

/** What they take along lies where they do. */
function takeAlong(world, unit, { carrying = [] }) {
  for (const one of carrying.map((id) => world.counter(id))) if (one.possessed_by === unit.id) one.beneath = [...unit.beneath];
}

export function goBeneath(world, action) {
  const units = movers(world, action.units), part = asPart(world, units), { cover } = action;
  modeHere(action, part);
  if (units.some(inBypass)) throw new Illegal('A4.3', 'in Bypass');
  carriedBy(world, units, action);
  if (cover === 'wire') return beneathTheWire(world, action, units, part);
  if (!units.every(isInfantry)) throw new Illegal(units.some(isVehicle) && ['trench', 'at_ditch'].includes(cover) ? 'B27.51' : 'B27.1',
    'only Infantry goes beneath');
  partAllowed(world, units, part);
  const price = cover === 'at_ditch' ? 2 : 1;
  for (const unit of units) {
    const counter = coverIn(world, unit, cover)?.[1];
    if (!counter || (is(counter, 'hidden') && counter.side !== unit.side)) throw new Illegal('B27.1', `no ${cover} here`);
    if (entrenchedIn(unit)) throw new Illegal('B27.4', 'it is beneath already');
    if (coverIn(world, unit, 'wire') && !beneathWire(unit)) throw new Illegal('B26.4', 'on top of Wire');
    if (!roomFor(world, counter, unit.side, units.filter((other) => other.hex === unit.hex)))
      throw new Illegal(cover === 'foxhole' || cover === 'sangar' ? 'B27.12' : 'B27.51', 'no room');
    if (unit.pushing && world.counters[unit.pushing] && !(action.leaving ?? []).includes(unit.pushing))
      throw new Illegal('B27.1', 'no Gun goes beneath');
    if (is(unit, 'interdiction_claimed')) throw new Illegal('B27.41', 'Interdiction first');
  }
  payHere(world, units, action, part, price, 'B27.4');
  for (const unit of units) {
    lose(world, unit);
    unit.beneath = [cover, ...(coverIn(world, unit, 'wire') ? ['wire'] : [])];
    if (unit.at === 'bypass') { delete unit.at; delete unit.bypass; }
    takeAlong(world, unit, action);
    leaveBehind(world, unit, action.leaving);
  }
  finishHere(world, units, action, part, 'go_beneath');
}

export function comeOut(world, action) {
  const units = movers(world, action.units), part = asPart(world, units), { cover } = action;
  modeHere(action, part);
  carriedBy(world, units, action);
  for (const unit of units) {
    if (!unit.beneath.includes(cover)) throw new Illegal('B27.1', 'not beneath it');
    if (isVehicle(unit)) throw new Illegal(cover === 'foxhole' ? 'B27.1' : 'B27.52', 'a vehicle stays beneath');
    if (!isInfantry(unit)) throw new Illegal('B27.1', 'only Infantry comes out');
    if (cover === 'wire') throw new Unsupported('coming out from beneath Wire');
  }
  partAllowed(world, units, part);
  payHere(world, units, action, part, cover === 'at_ditch' ? 2 : 1, 'B27.4');
  for (const unit of units) {
    leaveGuns(world, unit, { ...action, to: unit.hex });
    unit.beneath = coverIn(world, unit, 'wire') ? ['wire'] : [];
    takeAlong(world, unit, action);
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
    if (mode === 'double_time') doubleTime(world, unit);
    const rest = left(world, unit, { without: action.do === 'come_out' ? staying(world, unit, action) : [] });
    if (price > rest) throw new Illegal(clause, `${price} needed, ${rest} left`);
    if (mode === 'assault') {
      if (did(unit, 'dashed')) throw new Illegal('A4.61', 'it has Dashed');
      if (did(unit, 'moved') || note.wirePlain) throw new Illegal('A4.61', 'it has moved otherwise');
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
    for (const word of ['moved_by_trench', 'moved_directly', 'pushed', 'skirted_shellholes']) drop(unit.done, word);
    if (part === 'advance') add(unit.done, 'advanced');
    if (part === 'rout') add(unit.done, 'routed');
    if (part === 'move' && !note.assault && !did(unit, 'moved_by_assault')) add(unit.done, 'moved');
    note.mfLeft = left(world, unit);
  }
  afterMovement(world, units, verb, { assault: part !== 'move' || assault });
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
  if (unit.pushing && part !== 'rout' && !(action.leaving ?? []).includes(unit.pushing))
    throw new Illegal('B26.4', 'no Gun goes beneath Wire');
  if ((action.leaving ?? []).length && action.dr !== undefined && (note.cameFrom || did(unit, 'moved', 'moved_by_assault', 'routed'))
    && unit.pushing === undefined) throw new Illegal('B26.4', 'it came onto the Wire this turn');
  if (action.leader) {
    if (!note.leaders && (spent(unit) > 0 || note.announced)) throw new Illegal(note.announced ? 'B26.4' : 'A4.12', 'too late');
    joinLeader(world, [unit], world.unit(action.leader));
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
  if (success) {
    unit.beneath = ['wire'];
    takeAlong(world, unit, action);
    note.arrived = (world.clock = (world.clock ?? 0) + 1);
  } else note.hungUp = true;
  afterMovement(world, [unit], 'go_beneath', { assault: part !== 'move' || note.mfLeft > 0 });
}
